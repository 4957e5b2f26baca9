"""What `sheet` and `quiz` have in common: the options that say which questions are wanted."""

import argparse
from collections.abc import Iterable

from elo.drills import KINDS, LEVELS, Kind
from elo.handout.choosing import Choice, kinds_named, spread
from elo.topics import TOPICS
from elo.words import say


def add_questions(parser: argparse.ArgumentParser) -> None:
    """Add the options for topics and kinds, how many, how hard, and the seed."""
    what = say("sheet.what", topics=", ".join(KINDS))
    parser.add_argument("what", nargs="*", metavar="TOPIC", help=what)
    number = say("sheet.option_questions")
    parser.add_argument("-n", "--questions", type=int, metavar="N", help=number)
    level = say("sheet.option_level")
    parser.add_argument("--level", type=int, default=1, choices=LEVELS, help=level)
    parser.add_argument("--seed", type=int, default=1, help=say("sheet.option_seed"))
    pages = say("sheet.option_from_pages")
    parser.add_argument("--from-pages", action="store_true", help=pages)
    parser.add_argument("--list", action="store_true", help=say("sheet.option_list"))


def chosen(options: argparse.Namespace) -> Choice:
    """Return the questions that the options ask for.

    Raises RatingInputError for topics, kinds or numbers that there are not.
    """
    kinds = kinds_named(options.what)
    number = len(kinds) if options.questions is None else options.questions
    return Choice(spread(kinds, number), options.level, options.seed, options.from_pages)


def topics_of(kinds: Iterable[Kind]) -> str:
    """Return the titles of the topics, in the order of the book."""
    asked = {kind.topic for kind in kinds}
    return ", ".join(topic.title for topic in TOPICS if topic.name in asked)


def list_kinds() -> str:
    """Return every kind of question with its title, a line each."""
    kinds = [kind for topic in KINDS.values() for kind in topic.values()]
    names = [f"{kind.topic}/{kind.name}" for kind in kinds]
    wide = max(map(len, names))
    return "\n".join(
        f"{name:{wide}}  {kind.make(1, 1).title}" for name, kind in zip(names, kinds, strict=True)
    )
