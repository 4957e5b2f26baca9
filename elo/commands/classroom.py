"""`python -m elo classroom`: give notebooks out, collect, mark and hand them back.

In reading order: `main`, the steps, tables.
"""

import argparse
import os
import sys
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from elo.classroom.due import read_due
from elo.classroom.place import Classroom
from elo.commands import command
from elo.words import say

STEPS = ("roster", "release", "collect", "mark", "return", "report")


@command("classroom", stopped="course.stopped")
def main(arguments: Sequence[str]) -> int:
    """Run a step; the exit code is 0, or 1 if something needs a person or nothing was done."""
    given = _parser().parse_args(arguments)
    folder = Path(os.path.abspath(given.folder)) if given.folder else Classroom().folder
    return int(_STEPS[given.step](Classroom(folder), given))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m elo classroom", description=say("course_help.about")
    )
    parser.add_argument("--folder", metavar="PATH", help=say("course_help.folder"))
    steps = parser.add_subparsers(dest="step", required=True, metavar="step")
    made = {name: steps.add_parser(name, **_texts(name)) for name in STEPS}
    for name in ("release", "mark", "return"):
        made[name].add_argument("topic", help=say("course_help.topic"))
    made["report"].add_argument("topic", nargs="?", help=say("course_help.report_topic"))
    for name in ("release", "collect"):
        made[name].add_argument("--due", metavar="DATE", help=say("course_help.due"))
    made["release"].add_argument("--each", action="store_true", help=say("course_help.each"))
    made["collect"].add_argument("path", type=Path, help=say("course_help.path"))
    made["collect"].add_argument("--pupil", metavar="ID", help=say("course_help.pupil"))
    made["collect"].add_argument("--replace", action="store_true", help=say("course_help.replace"))
    made["mark"].add_argument("--closed", action="store_true", help=say("course_help.closed"))
    made["mark"].add_argument("--again", action="store_true", help=say("course_help.again"))
    made["mark"].add_argument(
        "--workers",
        type=_number,
        default=max(2, (os.cpu_count() or 2) - 1),
        metavar="N",
        help=say("course_help.workers"),
    )
    made["mark"].add_argument(
        "--seconds", type=_number, default=10, metavar="N", help=say("course_help.seconds")
    )
    made["return"].add_argument("--early", action="store_true", help=say("course_help.early"))
    return parser


def _texts(step: str) -> dict[str, Any]:
    words = say(f"course_help.{step}")
    return {"help": words, "description": words}


def _number(text: str) -> int:
    """Read a whole number from 1 on."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(say("course_fault.number", value=text))
    return int(text)


def bar(done: Iterable[Any], unit: str, total: int | None = None) -> Iterable[Any]:
    """Show a progress bar, on a terminal only."""
    from tqdm import tqdm

    shown: Iterable[Any] = tqdm(
        done, total=total, unit=f" {unit}", disable=None, leave=False, file=sys.stderr
    )
    return shown


# The steps. What a step needs is imported when it is called: nbgrader takes its time.


def _roster(classroom: Classroom, _given: argparse.Namespace) -> int:
    from elo.classroom.roster import write_example

    print(say("course.roster_made", path=write_example(classroom)))
    return 0


def _release(classroom: Classroom, given: argparse.Namespace) -> int:
    from elo.classroom.release import due_words, release

    made = release(
        classroom,
        given.topic,
        due=read_due(given.due) if given.due else None,
        each=given.each,
        progress=lambda pupils: bar(pupils, "zips"),
    )
    print(say("course.checked", topic=made.topic, points=f"{made.points:g}"))
    print(due_words(made.due))
    if given.each:
        print(say("course.zips", n=len(made.zips), path=made.zips[0].parent))
    else:
        print(say("course.zip", path=made.zips[0]))
    return 0


def _collect(classroom: Classroom, given: argparse.Namespace) -> int:
    from elo.classroom.collect import TAKEN, collect

    rows = collect(
        classroom,
        given.path,
        due=read_due(given.due) if given.due else None,
        pupil=given.pupil or "",
        replacing=given.replace,
        progress=lambda found: bar(found, "files"),
    )
    heads = [say(f"course.{name}") for name in ("file", "pupil", "assignment", "outcome")]
    body = [[row.arrival.shown, str(row.pupil or "–"), row.topic or "–", str(row)] for row in rows]
    print(table(heads, body))
    taken = sum(row.key in TAKEN for row in rows)
    problems = sum(row.is_problem for row in rows)
    print(say("course.collected", n=taken, files=len(rows), problems=problems))
    print(say("course.kept", path=classroom.folder / "received"))
    return 1 if problems else 0


def _mark(classroom: Classroom, given: argparse.Namespace) -> int:
    from elo.classroom.mark import mark

    done = mark(
        classroom,
        given.topic,
        workers=given.workers,
        again=given.again,
        seconds=given.seconds,
        closed=given.closed,
        progress=lambda outcomes, total: bar(outcomes, "pupils", total),
    )
    heads = [say(f"course.{name}") for name in ("pupil", "points", "state")]
    body = []
    for one in done:
        points = f"{one.points:g} / {one.most:g}" if one.grades else "–"
        words = [say(f"course_state.{one.state}", fault=one.fault)]
        words += [say("course.late")] if one.late else []
        words += [say("course.by_hand", n=one.waiting)] if one.waiting else []
        body.append([str(one.pupil), points, " ".join(words)])
    print(table(heads, body))
    for one in done:
        for note in one.notes:
            print(f"{one.pupil}: {note}")
    waiting = sum(one.waiting for one in done)
    if waiting:
        print(say("course.waiting", n=waiting))
    return 1 if any(one.state == "failed" for one in done) else 0


def _return(classroom: Classroom, given: argparse.Namespace) -> int:
    from elo.classroom.give_back import give_back

    done = give_back(
        classroom, given.topic, early=given.early, progress=lambda all_: bar(all_, "pupils")
    )
    made = [one for one in done if one.path]
    if made:
        folder = made[0].path.parent if made[0].path else ""
        new = sum(one.new for one in made)
        print(say("course.returned", n=len(made), new=new, path=folder))
    for key, some in (
        ("course.not_final", [one for one in made if one.waiting]),
        ("course.nothing_back", [one for one in done if one.path is None]),
    ):
        if some:
            print(say(key, pupils=", ".join(str(one.pupil) for one in some)))
    return 0


def _report(classroom: Classroom, given: argparse.Namespace) -> int:
    from elo.classroom.report import write_report

    for path in write_report(classroom, given.topic):
        print(path)
    return 0


_STEPS: dict[str, Callable[[Classroom, argparse.Namespace], int]] = {
    "roster": _roster,
    "release": _release,
    "collect": _collect,
    "mark": _mark,
    "return": _return,
    "report": _report,
}


# Tables.


def table(heads: Sequence[str], body: Sequence[Sequence[str]]) -> str:
    """Return rows with their columns below one another.

    >>> print(table(["pupil", "points"], [["a01", "7"], ["陳小明", "10"]]))
    pupil   points
    a01     7
    陳小明  10
    """
    rows = [[_plain(cell) for cell in row] for row in (heads, *body)]
    widths = [max(map(_width, column)) for column in zip(*rows, strict=True)]
    lines = (
        "  ".join(
            cell + " " * (size - _width(cell)) for cell, size in zip(row, widths, strict=True)
        )
        for row in rows
    )
    return "\n".join(line.rstrip() for line in lines)


def _plain(text: str) -> str:
    """Return a text without what a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _width(text: str) -> int:
    """Return how many columns a text takes; Chinese letters take two, accents alone none."""
    return sum(
        0 if unicodedata.combining(letter) else 1 + (unicodedata.east_asian_width(letter) in "WF")
        for letter in text
    )
