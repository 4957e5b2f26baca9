"""Give an assignment out: checked, stripped, and packed with all that a pupil needs.

In reading order: `Release`, `release`, the pass card, the zips, the pinned requirements, the page
to open first.
"""

import html
import json
import re
import secrets as chance
import zipfile
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from datetime import datetime
from importlib.metadata import PackageNotFoundError, requires
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

import nbformat
from nbformat import NotebookNode
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from elo.classroom.due import for_engine, shown
from elo.classroom.engine import EngineError, enrol, open_gradebook, strip
from elo.classroom.place import ROOT, Classroom, as_json, digest, write
from elo.classroom.roster import Pupil, Roster, read_roster
from elo.classroom.sources import cell_text, check_source, leaks, read_source
from elo.errors import RatingInputError
from elo.show.wheel import PYTHONS, WHEEL, build_wheel
from elo.words import say

FIRST = "OPEN-ME-FIRST.html"
OPEN = ("data", "images")
"""Folders beside a source whose files go out with it."""
PACKED_AT = (2020, 1, 1, 0, 0, 0)  # the same files make the same zip
_PUPIL_LINE = re.compile(r"^pupil *= *([\"']).*?\1", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Release:
    """What was given out: the points that can be had, and the zips."""

    topic: str
    points: float
    zips: tuple[Path, ...]
    due: datetime | None = None


def release(
    classroom: Classroom,
    topic: str,
    *,
    due: datetime | None = None,
    each: bool = False,
    progress: Callable[[Iterable[Pupil]], Iterable[Pupil]] = iter,
) -> Release:
    """Check and strip an assignment and write its zips: one for all, or one for ``each`` pupil.

    Raises RatingInputError for an assignment or a roster that is not sound.
    """
    classroom.need(topic)
    roster = read_roster(classroom)
    card = pass_card(classroom)
    points = check_source(classroom, topic)
    source = read_source(classroom.sources(topic))
    try:
        strip(classroom, topic)
    except EngineError as error:
        values = {"topic": topic, "reason": _reason(str(error))}
        raise RatingInputError("course_fault.strip", values) from error
    stripped = read_source(classroom.release(topic))
    found = leaks(cell_text(stripped), source)
    if found:
        raise RatingInputError("course_fault.leak", {"topic": topic, "value": found[0]})
    enrol(classroom, roster)
    zips = tuple(_write_zips(classroom, topic, stripped, card, roster, each, progress))
    known = classroom.log("release", topic)
    moment = due.isoformat() if due else known.get("due", "")
    set_due(classroom, topic, datetime.fromisoformat(moment) if moment else None)
    content = {"source": digest(classroom.sources(topic).read_bytes()), "due": moment}
    classroom.write_log("release", topic, content)
    return Release(topic, points, zips, datetime.fromisoformat(moment) if moment else None)


def _reason(log: str) -> str:
    """Return the line of a log that says what was wrong."""
    lines = [line for line in log.splitlines() if re.match(r"\w+(\.\w+)*(Error|Exception): ", line)]
    return lines[0].partition(": ")[2] if lines else log.strip().splitlines()[-1]


def set_due(classroom: Classroom, topic: str, due: datetime | None) -> None:
    """Tell the gradebook when an assignment is due."""
    with open_gradebook(classroom) as book:
        book.update_or_create_assignment(topic, duedate=for_engine(due) if due else None)


def pass_card(classroom: Classroom) -> dict[str, str]:
    """Return the name and the salt of the class; they are made when they are first asked for."""
    if not classroom.pass_card.is_file():
        card = {"class": classroom.folder.name, "salt": chance.token_hex(8)}
        write(classroom.pass_card, as_json(card))
    content: dict[str, str] = json.loads(classroom.pass_card.read_text(encoding="utf-8"))
    return content


# The zips.


def _write_zips(
    classroom: Classroom,
    topic: str,
    stripped: NotebookNode,
    card: dict[str, str],
    roster: Roster,
    each: bool,
    progress: Callable[[Iterable[Pupil]], Iterable[Pupil]],
) -> Iterator[Path]:
    folder = classroom.folder / "handout" / topic
    with TemporaryDirectory() as temporary:
        wheel = build_wheel(Path(temporary)).read_bytes()
    pins = "\n".join([*pinned(), f"./{WHEEL}", ""])
    others = _beside(classroom, topic)
    for pupil in progress(roster) if each else [None]:
        files = {
            FIRST: first_page(topic, pupil),
            f"{topic}.ipynb": nbformat.writes(filled_in(stripped, topic, card, pupil)),
            "class.json": as_json(card),
            "requirements.txt": pins,
            WHEEL: wheel,
        }
        path = folder / (f"{topic}-{pupil.id}.zip" if pupil else f"{topic}.zip")
        write(path, packed({f"{topic}/{name}": data for name, data in (others | files).items()}))
        yield path


def _beside(classroom: Classroom, topic: str) -> dict[str, str | bytes]:
    """Return what goes out beside the notebook: the files in its folders `data` and `images`.

    Whatever else lies beside a source, a solution perhaps, stays with the teacher.
    """
    folder = classroom.release(topic).parent
    inside = (path for name in OPEN for path in sorted((folder / name).rglob("*")))
    paths = (path for path in inside if path.is_file())
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in paths
        if path.suffix != ".ipynb"
    }


def packed(files: dict[str, str | bytes]) -> bytes:
    """Return a zip of files; the same files give the same bytes."""
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as parcel:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, PACKED_AT)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            parcel.writestr(entry, data)
    return buffer.getvalue()


def filled_in(
    stripped: NotebookNode, topic: str, card: dict[str, str], pupil: Pupil | None
) -> NotebookNode:
    """Return the notebook that goes out; for one pupil with the id filled in."""
    notebook = deepcopy(stripped)
    notebook.metadata["elo"] = {"class": card["class"], "topic": topic}
    if pupil:
        notebook.metadata["elo"]["pupil"] = pupil.id
        for cell in notebook.cells:
            if cell.cell_type == "code":
                cell.source = _PUPIL_LINE.sub(f'pupil = "{pupil.id}"', cell.source)
    return notebook


# What a pupil installs.


def pinned(lock: Path = ROOT / "requirements.txt") -> list[str]:
    """Return the lines of the lock that the library and JupyterLab need, and no more.

    They are followed through the packages that are installed here; what another system needs
    besides is in the lock with its condition.
    """
    needed = _needed("elo-worked", frozenset({"lab"}))
    lines = lock.read_text(encoding="utf-8").splitlines()
    pins = (line for line in lines if re.match(r"[a-z0-9]", line))
    return [line for line in pins if canonicalize_name(Requirement(line).name) in needed]


def _needed(name: str, extras: frozenset[str]) -> set[str]:
    """Return the names of all that a package needs, on any system."""
    seen: set[tuple[str, frozenset[str]]] = set()
    todo = [(canonicalize_name(name), extras)]
    while todo:
        one = todo.pop()
        if one in seen:
            continue
        seen.add(one)
        try:
            lines = requires(one[0]) or []
        except PackageNotFoundError:  # of another system: it is in the lock by itself
            continue
        todo += [
            (canonicalize_name(need.name), frozenset(need.extras))
            for need in map(Requirement, lines)
            if need.marker is None or _wanted(str(need.marker), one[1])
        ]
    return {found for found, _ in seen}


def _wanted(marker: str, extras: frozenset[str]) -> bool:
    """Tell whether a condition is one of the extras, or of a system and not of an extra."""
    asked = re.findall(r"""extra == ["']([\w-]+)["']""", marker)
    return not asked or bool(extras.intersection(asked))


# The page to open first.


def first_page(topic: str, pupil: Pupil | None) -> str:
    """Return the page that says what to do, for Windows, macOS and Linux."""
    parts = [
        _paragraphs("first.what", topic=topic, notebook=f"{topic}.ipynb"),
        _heading("first.python_title") + _paragraphs("first.python", pythons=PYTHONS),
        _heading("first.windows_title") + _paragraphs("first.windows"),
        _commands("py -m venv elo-env", r"elo-env\Scripts\activate", topic),
        _heading("first.others_title") + _paragraphs("first.others"),
        _commands("python3 -m venv elo-env", "source elo-env/bin/activate", topic),
        _heading("first.work_title"),
        _paragraphs("first.filled" if pupil else "first.type", id=pupil.id if pupil else ""),
        _paragraphs("first.work", notebook=f"{topic}.ipynb"),
    ]
    title = html.escape(say("first.title", topic=topic))
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n<main>\n<h1>{title}</h1>\n" + "\n".join(parts) + "\n</main>\n</body>\n</html>\n"
    )


STYLE = (
    "body{font:1.05rem/1.5 system-ui,sans-serif;margin:0;color:#1a1a1a;background:#fff}"
    "main{max-width:42rem;margin:0 auto;padding:1.5rem}"
    "pre{background:#f2f2f2;padding:.8rem;overflow-x:auto;border-radius:.3rem}"
    "h2{margin-top:2rem;font-size:1.25rem}"
    "table{border-collapse:collapse}td,th{padding:.25rem .7rem;text-align:left;"
    "border-bottom:1px solid #ccc;vertical-align:top}td.n,th.n{text-align:right}"
)


def _heading(key: str) -> str:
    return f"<h2>{html.escape(say(key))}</h2>\n"


def _paragraphs(key: str, **values: str) -> str:
    return f"<p>{html.escape(say(key, **values))}</p>"


def _commands(make: str, enter: str, topic: str) -> str:
    lines = [make, enter, "python -m pip install -r requirements.txt", f"jupyter lab {topic}.ipynb"]
    return f"<pre>{html.escape(chr(10).join(lines))}</pre>"


def due_words(due: datetime | None) -> str:
    """Return when something is due, in words."""
    return say("course.due", due=shown(due)) if due else say("course.no_due")
