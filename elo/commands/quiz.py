"""`python -m elo quiz`: questions for Moodle and Canvas."""

import argparse
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from elo.commands import command
from elo.commands.asking import add_questions, chosen, list_kinds, topics_of
from elo.errors import RatingInputError
from elo.handout.canvas import canvas_zip
from elo.handout.choosing import Choice
from elo.handout.files import check_free, write
from elo.handout.moodle import moodle_xml
from elo.handout.quiz import Quiz, make_quiz
from elo.words import say

FOLDER = Path("classroom", "quizzes")


class System(NamedTuple):
    """A system: what writes its file, and how the file's name ends."""

    content: Callable[[Quiz], bytes]
    suffix: str


SYSTEMS: Mapping[str, System] = MappingProxyType(
    {"moodle": System(moodle_xml, ".xml"), "canvas": System(canvas_zip, ".zip")}
)


@command("quiz")
def main(arguments: Sequence[str]) -> int:
    """Write the file that is asked for."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if options.list:
        print(list_kinds())
        return 0
    if options.to is None:
        parser.error(say("quiz.no_system", systems=", ".join(SYSTEMS)))
    for line in _make(options):
        print(line)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m elo quiz", description=say("quiz.about_command")
    )
    parser.add_argument("--to", choices=list(SYSTEMS), help=say("quiz.option_to"))
    add_questions(parser)
    variants = say("quiz.option_variants")
    parser.add_argument("--variants", type=int, default=10, metavar="N", help=variants)
    parser.add_argument("--title", help=say("quiz.option_title"))
    output = say("quiz.option_output", folder=FOLDER.as_posix())
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help=output)
    parser.add_argument("--force", action="store_true", help=say("sheet.option_force"))
    return parser


def _make(options: argparse.Namespace) -> list[str]:
    """Write the quiz, and return what is said of it, line by line."""
    choice, system = chosen(options), SYSTEMS[options.to]
    title = (
        say("sheet.title", topics=topics_of(choice.kinds))
        if options.title is None
        else options.title
    )
    quiz = make_quiz(title, choice, options.variants)
    target = _target(options, choice, system)
    content = system.content(quiz)
    check_free(target, content, force=options.force)
    write(target, content)
    variants = [len(item.variants) for item in quiz.items]
    return [
        *(
            say("quiz.fewer", title=item.title, n=n)
            for item, n in zip(quiz.items, variants, strict=True)
            if n < options.variants
        ),
        say("quiz.made", path=target, n=len(variants), all=sum(variants)),
    ]


def _target(options: argparse.Namespace, choice: Choice, system: System) -> Path:
    if options.output is None:
        topics = "-".join(dict.fromkeys(kind.topic for kind in choice.kinds))
        name = f"{topics}-level{choice.level}-seed{choice.seed}-{options.to}{system.suffix}"
        return FOLDER / name
    output: Path = options.output
    if output.suffix.lower() != system.suffix:
        values = {"suffix": system.suffix, "value": str(output)}
        raise RatingInputError("error.suffix", values)
    return output
