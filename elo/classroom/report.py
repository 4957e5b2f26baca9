"""What the teacher sees: the marks as a table, and a page about the class.

In reading order: `write_report`, the table, the page, mistakes, practice.
"""

import csv
import html
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from io import StringIO
from pathlib import Path
from typing import Any

import nbformat

from elo.catalogue import CATALOGUE
from elo.classroom.due import shown
from elo.classroom.mark import Grade, grades_of, noticed
from elo.classroom.place import Classroom, write
from elo.classroom.release import STYLE
from elo.classroom.roster import Pupil, Roster, read_roster
from elo.drills.plans import PLANS
from elo.drills.record import load_record
from elo.errors import RatingInputError
from elo.tournament.shown import cell as for_spreadsheets
from elo.words import say

MARK = "application/vnd.elo.mark+json"
"""The type of output in which a test tells the task, the verdict and the mistake."""
BANDS = 10


def write_report(classroom: Classroom, topic: str | None = None) -> list[Path]:
    """Write the table and the page of an assignment, or of all that were given out.

    Raises RatingInputError if nothing was given out.
    """
    topics = [topic] if topic else classroom.released()
    if not topics:
        raise RatingInputError("course_fault.none_released", {})
    roster = read_roster(classroom)
    paths = []
    for name in topics:
        classroom.need_release(name)
        grades = grades_of(classroom, name)
        folder = classroom.folder / "report"
        write(folder / f"{name}.csv", grades_table(classroom, name, roster, grades))
        write(folder / f"{name}.html", page(classroom, name, roster, grades))
        paths += [folder / f"{name}.csv", folder / f"{name}.html"]
    return paths


Grades = dict[str, tuple[Grade, ...]]


# The table.


def grades_table(classroom: Classroom, topic: str, roster: Roster, grades: Grades) -> str:
    """Return the marks by pupil and task, as a file that spreadsheets open with all names right."""
    tasks = _tasks(grades)
    log = classroom.log("collect", topic)
    heads = [say(f"course_csv.{name}") for name in ("id", "name", "handed_in", "points", "most")]
    rows = [[*heads, *tasks, say("course_csv.waiting")]]
    for pupil in roster:
        own = {grade.task: grade for grade in grades.get(pupil.id, ())}
        time = log.get(pupil.id, {}).get("time", "")
        rows.append(
            [
                pupil.id,
                pupil.name,
                shown_late(log.get(pupil.id)) if time else "",
                f"{sum(grade.points for grade in own.values()):g}" if own else "",
                f"{sum(grade.most for grade in own.values()):g}" if own else "",
                *(f"{own[task].points:g}" if task in own else "" for task in tasks),
                _waits(own.values(), handed_in=bool(time)),
            ]
        )
    text = StringIO()
    table = csv.writer(text, lineterminator="\r\n")
    table.writerows(list(map(for_spreadsheets, row)) for row in rows)
    return "\ufeff" + text.getvalue()


def _waits(grades: Collection[Grade], *, handed_in: bool) -> str:
    """Return how many tasks wait for somebody, or that the whole does."""
    if grades:
        return str(sum(grade.by_hand for grade in grades))
    return say("course_csv.not_marked") if handed_in else ""


def shown_late(entry: dict[str, Any] | None) -> str:
    """Return when something was handed in, and whether that was late."""
    from datetime import datetime

    if not entry:
        return "–"
    time = shown(datetime.fromisoformat(entry["time"]))
    return say("course_csv.late", time=time) if entry["late"] else time


def _tasks(grades: Grades) -> list[str]:
    return list(dict.fromkeys(grade.task for own in grades.values() for grade in own))


# The page.


def page(classroom: Classroom, topic: str, roster: Roster, grades: Grades) -> str:
    """Return the page about the class: no script, nothing from elsewhere."""
    log = classroom.log("collect", topic)
    there = [pupil for pupil in roster if pupil.id in grades]
    title = say("course_page.title", topic=topic)
    parts = [
        f"<p>{_say('course_page.count', n=len(there), all=len(roster))}</p>",
        _section("spread", _spread([grades[pupil.id] for pupil in there])),
        _section("hardest", _hardest(topic, grades)),
        _section("mistakes", _mistakes(classroom, topic, there)),
        _section("pupils", _pupils(roster, grades, log)),
        _section("noticed", _noticed(classroom, topic, there)),
        _section("practice", _practice(classroom, roster)),
    ]
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{html.escape(title)}</title>\n<style>{STYLE}{OWN_STYLE}</style>\n</head>\n"
        f"<body>\n<main>\n<h1>{html.escape(title)}</h1>\n"
        + "\n".join(filter(None, parts))
        + "\n</main>\n</body>\n</html>\n"
    )


OWN_STYLE = (
    "main{max-width:60rem}.bar{display:inline-block;height:.9em;background:#2a6f97;"
    "vertical-align:-.05em}.wide{overflow-x:auto}"
)


def _say(key: str, **values: object) -> str:
    return html.escape(say(key, **values))


def _section(name: str, body: str) -> str:
    return f"<h2>{_say(f'course_page.{name}')}</h2>\n{body}" if body else ""


def _table(heads: Sequence[str], rows: Iterable[Sequence[object]], numbers: int = 0) -> str:
    """Return a table; from column ``numbers`` on they are numbers. Cells in HTML are `_Html`."""

    def cell(tag: str, n: int, value: object) -> str:
        name = ' class="n"' if numbers and n >= numbers and not isinstance(value, _Html) else ""
        scope = ' scope="col"' if tag == "th" else ""
        text = value if isinstance(value, _Html) else html.escape(str(value))
        return f"<{tag}{scope}{name}>{text}</{tag}>"

    lines = ["".join(cell("td", n, value) for n, value in enumerate(row)) for row in rows]
    head = "".join(cell("th", n, value) for n, value in enumerate(heads))
    body = "\n".join(f"<tr>{line}</tr>" for line in lines)
    return f'<div class="wide"><table>\n<tr>{head}</tr>\n{body}\n</table></div>' if lines else ""


class _Html(str):
    """Text that is HTML already."""

    __slots__ = ()


def _bar(share: float) -> _Html:
    return _Html(f'<span class="bar" style="width:{12 * share:.2f}rem"></span>')


def _spread(all_grades: Sequence[Sequence[Grade]]) -> str:
    """Return how many pupils got which share of the points."""
    counts: Counter[int] = Counter()
    for own in all_grades:
        most = sum(grade.most for grade in own)
        share = sum(grade.points for grade in own) / most if most else 0
        counts[min(int(share * BANDS), BANDS - 1)] += 1
    top = max(counts.values(), default=0)
    rows = (
        [
            (f"{100 * n // BANDS}–{100 * (n + 1) // BANDS} %", counts[n], _bar(counts[n] / top))
            for n in reversed(range(BANDS))
        ]
        if top
        else []
    )
    heads = [say(f"course_page.{name}") for name in ("share", "how_many")]
    return _table([*heads, ""], rows, numbers=1)


def with_title(topic: str, task: str) -> str:
    """Return a task's number and what is asked in it; its name where nothing is known of it.

    >>> with_title("formula", "task-3")
    '3 · The curve'
    >>> with_title("my_own", "task-3")
    'task-3'
    """
    number = task.removeprefix("task-")
    items = PLANS[topic].items if topic in PLANS else {}
    return f"{number} · {items[number].title}" if number in items else task


def _hardest(topic: str, grades: Grades) -> str:
    """Return the tasks by the share of points that they gave, the lowest first."""
    got: dict[str, list[Grade]] = {}
    for own in grades.values():
        for grade in own:
            if not grade.by_hand:
                got.setdefault(grade.task, []).append(grade)
    shares = {
        task: sum(one.points for one in some) / (sum(one.most for one in some) or 1)
        for task, some in got.items()
    }
    rows = [
        (with_title(topic, task), f"{share:.0%}", len(got[task]), _bar(share))
        for task, share in sorted(shares.items(), key=lambda item: item[1])
    ]
    heads = [say(f"course_page.{name}") for name in ("task", "share", "marked")]
    return _table([*heads, ""], rows, numbers=1)


def _pupils(roster: Roster, grades: Grades, log: dict[str, Any]) -> str:
    rows = []
    for pupil in roster:
        own = grades.get(pupil.id, ())
        points = f"{sum(one.points for one in own):g}" if own else "–"
        waiting = sum(one.by_hand for one in own)
        handed_in = shown_late(log.get(pupil.id))
        rows.append((pupil.id, pupil.name, handed_in, points, waiting or ""))
    heads = [say(f"course_csv.{name}") for name in ("id", "name", "handed_in", "points", "waiting")]
    return _table(heads, rows, numbers=3)


def _noticed(classroom: Classroom, topic: str, pupils: Iterable[Pupil]) -> str:
    items = [
        f"<li>{html.escape(f'{pupil}: {note}')}</li>"
        for pupil in pupils
        for note in noticed(classroom, topic, pupil.id)
    ]
    return f"<ul>\n{chr(10).join(items)}\n</ul>" if items else ""


# Mistakes.


def mistakes_in(path: Path) -> list[tuple[str, str]]:
    """Return the mistakes that the tests of a marked notebook told, with their tasks."""
    notebook = nbformat.read(path, as_version=4)
    outputs = (
        output.get("data", {}).get(MARK)
        for cell in notebook.cells
        if cell.metadata.get("nbgrader", {}).get("grade")
        for output in cell.get("outputs", [])
    )
    told = (one for one in outputs if isinstance(one, dict) and isinstance(one.get("mistake"), str))
    return [(str(one.get("task", "")), one["mistake"]) for one in told if one["mistake"]]


def _mistakes(classroom: Classroom, topic: str, pupils: Iterable[Pupil]) -> str:
    """Return which known mistakes were made, by how many pupils and in which tasks."""
    who: dict[str, set[str]] = {}
    where: dict[str, set[str]] = {}
    for pupil in pupils:
        path = classroom.marked(pupil.id, topic)
        for task, name in mistakes_in(path) if path.is_file() else []:
            who.setdefault(name, set()).add(pupil.id)
            where.setdefault(name, set()).add(with_title(topic, task))
    rows = [
        (in_words(name), len(some), ", ".join(sorted(where[name])), ", ".join(sorted(some)))
        for name, some in sorted(who.items(), key=lambda item: (-len(item[1]), item[0]))
    ]
    heads = [say(f"course_page.{name}") for name in ("mistake", "how_many", "in_tasks", "who")]
    return _table(heads, rows)


def in_words(mistake: str) -> str:
    """Return what a mistake is, in a few words; its name where there are none.

    >>> in_words("no_such_mistake")
    'no such mistake'
    """
    key = f"made.{mistake}"
    return say(key) if key in CATALOGUE else mistake.replace("_", " ")


# Practice.


def _practice(classroom: Classroom, roster: Roster) -> str:
    """Return how much each pupil practised, and the mistakes that came up most."""
    rows = []
    for pupil in roster:
        path = classroom.folder / "records" / f"{pupil.id}.json"
        if path.is_file():
            record = load_record(path)
            right = sum(count for count, _ in record.by_topic().values())
            asked = sum(count for _, count in record.by_topic().values())
            made = [in_words(name) for name in list(record.mistakes())[:3]]
            rows.append((str(pupil), f"{right} / {asked}", ", ".join(made)))
    heads = [say(f"course_page.{name}") for name in ("pupil", "right_of", "often")]
    return _table(heads, rows)
