"""Take in what came back, and say of each file what was made of it.

Whose a notebook is, three witnesses tell: the mark that was put into it when it was given out to
one pupil, the names of the file and its folders, and the id that was typed. The first two count
before the third, which is only typed; where they do not agree, nobody is chosen. Everything that
came is kept in ``received/``. In reading order: `Row`, `collect`, whose it is, which assignment it
is, names.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import nbformat
from nbformat import NotebookNode

from elo.classroom.arrivals import LIMITS, Arrival, arrivals, files_in, sound
from elo.classroom.due import for_engine, shown
from elo.classroom.place import Classroom, digest, write
from elo.classroom.release import set_due
from elo.classroom.repair import typed_pupil
from elo.classroom.roster import Pupil, Roster, bare, fold, read_roster
from elo.classroom.sources import read_source
from elo.drills.record import Record, load_record, read_record
from elo.errors import RatingInputError
from elo.words import say

TAKEN = ("arrived.taken", "arrived.same", "arrived.late", "arrived.record")
SET_ASIDE = ("arrived.older",)
FEWEST = 8
"""A notebook with fewer than one in so many of the marks of an assignment is something else."""
LONGEST = 50
"""Letters of a name in ``received/``: a disk has room for 255 bytes, four a letter."""
_COPY = re.compile(r"\s*\(\d+\)$")
"""What a browser adds to the name of a file that is there already."""


@dataclass(frozen=True, slots=True)
class Row:
    """One file and what was made of it: a key of the catalogue and its values."""

    arrival: Arrival
    key: str
    pupil: Pupil | None = None
    topic: str = ""
    remark: str = ""
    notebook: NotebookNode | None = None
    other: str = ""
    typed_other: bool = False
    """Whether the id that is typed in it is another."""
    mark: str = ""
    """The fingerprint of a notebook as it came."""

    @property
    def is_problem(self) -> bool:
        """Whether somebody has to look at it."""
        return self.typed_other or self.key not in (*TAKEN, *SET_ASIDE, "arrived.other")

    def __str__(self) -> str:
        """Return what was made of the file, in words."""
        moment = shown(self.arrival.time)
        said = say(self.key, time=moment, other=self.other, **LIMITS)
        return f"{said} {self.remark}".rstrip()


def collect(
    classroom: Classroom,
    path: Path,
    *,
    due: datetime | None = None,
    pupil: str = "",
    replacing: bool = False,
    progress: Callable[[Iterable[Arrival]], Iterable[Arrival]] = iter,
) -> list[Row]:
    """Take in a folder, a zip or one notebook, and return a row for each file.

    ``pupil`` says whose it is where no witness does; ``replacing`` takes an older notebook too.

    Raises RatingInputError for a path that there is not, or an id that the roster does not have.
    """
    roster = read_roster(classroom)
    told = roster.by_id(pupil) if pupil else None
    if pupil and told is None:
        raise RatingInputError("course_fault.pupil", {"value": pupil, "path": classroom.roster})
    models = {topic: _task_names(classroom, topic) for topic in classroom.released()}
    if not models:
        raise RatingInputError("course_fault.none_released", {})
    keep_original(classroom, path)
    rows = [
        _guarded(_row, Row(arrival, ""), roster, models, told)
        for arrival in progress(arrivals(path))
    ]
    if due:
        for topic in {row.topic for row in rows if row.topic}:
            set_due(classroom, topic, due)
            log = classroom.log("release", topic)
            classroom.write_log("release", topic, log | {"due": due.isoformat()})
    rows = _newest(rows)
    rows = [_guarded(_hand_in, row, classroom, replacing) for row in rows]
    return [_guarded(_take_record, row, classroom, rows, roster) for row in rows]


def _guarded(step: Callable[..., Row], row: Row, *more: object) -> Row:
    """Do a step for one file: what is wrong with one file is told of it, and the others go on.

    A full disk, or a file of the class itself that is damaged, is not the fault of what came.
    """
    try:
        return step(row, *more)
    except (OSError, RatingInputError):
        raise
    except Exception:
        return Row(row.arrival, "arrived.broken")


def keep_original(classroom: Classroom, path: Path) -> None:
    """Copy what came, whole, into ``received/``; what is there already is not copied again."""
    files = [path] if path.is_file() else files_in(path)
    kept = classroom.folder / "received"
    for file in files:
        if kept not in file.resolve().parents:
            try:
                content = file.read_bytes()
            except OSError:  # its row says so
                continue
            name = re.sub(r"[^\w.() -]", "_", file.name)[-LONGEST:]
            write(kept / f"{digest(content)[:12]}-{name}", content)


def _row(
    row: Row,
    roster: Roster,
    models: Mapping[str, frozenset[str]],
    told: Pupil | None,
) -> Row:
    """Return what can be said of one file by itself; of a notebook its cells alone are kept."""
    arrival = row.arrival
    if arrival.fault:
        return replace(row, key=arrival.fault)
    if arrival.suffix != ".ipynb":
        return replace(row, key="arrived.record" if arrival.is_record else "arrived.other")
    notebook = sound(arrival.content)
    mark = digest(arrival.content)
    row = replace(row, arrival=replace(arrival, content=b""), mark=mark)
    if notebook is None:
        return replace(row, key="arrived.broken")
    topic = _which(notebook, models)
    if not topic:
        return replace(row, key="arrived.no_assignment")
    row = replace(row, key="arrived.taken", pupil=told, topic=topic, notebook=notebook)
    return row if told else _whose(row, roster)


# Whose it is.


def _whose(row: Row, roster: Roster) -> Row:
    notebook = row.notebook
    assert notebook is not None
    note = notebook.metadata.get("elo", {}).get("pupil", "")
    given = {pupil} if note and (pupil := roster.by_id(note)) else set()
    named = set(_named(row.arrival.parts, roster))
    typed = typed_pupil(notebook)
    wrote = roster.by_id(typed)
    writers = {wrote} if wrote else set(roster.by_name(typed))
    sure = given & named or given | named
    if len(sure) == 1:
        (pupil,) = sure
        other = bool(typed) and writers != sure
        remark = say("arrived.typed_other", typed=typed) if other else ""
        return replace(row, pupil=pupil, remark=remark, typed_other=other)
    if len(sure) > 1:
        both = sure & writers if not given else set()
        if len(both) == 1:  # the names allow several, and one of them is the one typed
            return replace(row, pupil=both.pop())
        return replace(row, key="arrived.unclear", other=_list(sure))
    if len(writers) == 1:
        return replace(row, pupil=writers.pop())
    if writers:
        return replace(row, key="arrived.unclear", other=_list(writers))
    key = "arrived.unknown" if typed else "arrived.nobody"
    return replace(row, key=key, other=typed)


def _list(pupils: Iterable[Pupil]) -> str:
    return ", ".join(sorted(map(str, pupils)))


def _named(parts: tuple[str, ...], roster: Roster) -> list[Pupil]:
    """Return the pupils whose id or whole name stands in the name of the file or of a folder.

    With accents; without them only where that finds more of a name. A name within a longer one
    that was found too does not count.
    """
    stem = [_COPY.sub("", part) for part in (*parts[:-1], Path(parts[-1]).stem)]
    exact, loose = (_found(stem, roster, plain) for plain in (_spaced, bare))
    plain, hits = _spaced, exact
    if max(loose.values(), default=0) > max(exact.values(), default=0):
        plain, hits = bare, loose
    return [
        pupil
        for pupil, size in hits.items()
        if not any(
            size < more and plain(pupil.name) and plain(pupil.name) in plain(other.name)
            for other, more in hits.items()
        )
    ]


def _found(parts: Iterable[str], roster: Roster, plain: Callable[[str], str]) -> dict[Pupil, int]:
    """Return who is named there, each with the length of what was found."""
    places = [f" {plain(part)} " for part in parts]
    sizes = {
        pupil: max((len(form) for form in _forms(pupil, plain) if _stands(form, places)), default=0)
        for pupil in roster
    }
    return {pupil: size for pupil, size in sizes.items() if size}


def _forms(pupil: Pupil, plain: Callable[[str], str]) -> set[str]:
    """Return how a pupil may be written: the id, the name, family name last, all in one word."""
    words = plain(pupil.name).split()
    turned = [words[n:] + words[:n] for n in range(len(words))] if len(words) > 1 else [words]
    names = {" ".join(order) for order in turned}
    joined = {"".join(order) for order in turned} if len(words) > 1 else set()
    return {plain(pupil.id), *names, *joined} - {""}


def _stands(form: str, places: Iterable[str]) -> bool:
    """Tell whether a form stands in a place, as whole words (Chinese is written without spaces)."""
    wanted = form if ord(form[0]) > 0x2E80 else f" {form} "
    return any(wanted in place for place in places)


def _spaced(text: str) -> str:
    """Return a text folded, its words with single spaces between them."""
    return " ".join(re.findall(r"[^\W_]+", fold(text)))


# Which assignment it is.


def _task_names(classroom: Classroom, topic: str) -> frozenset[str]:
    cells = read_source(classroom.release(topic)).cells
    return frozenset(_marks(cell for cell in cells if "nbgrader" in cell.metadata))


def _marks(cells: Iterable[NotebookNode]) -> set[str]:
    """Return the names of cells and their ids: some editors drop what nbgrader keeps."""
    cells = list(cells)
    names = {str(cell.metadata.get("nbgrader", {}).get("grade_id")) for cell in cells}
    return names | {f"id {cell.id}" for cell in cells}


def _which(notebook: NotebookNode, models: Mapping[str, frozenset[str]]) -> str:
    """Return the assignment that a notebook is: by its mark, or by most of its tasks."""
    note = notebook.metadata.get("elo", {}).get("topic", "")
    if note in models:
        return str(note)
    marks = _marks(notebook.cells) - {"None"}
    common = {topic: len(marks & names) for topic, names in models.items()}
    best = max(common.values(), default=0)
    winners = [topic for topic, count in common.items() if count == best]
    known = len(winners) == 1 and best * FEWEST >= len(models[winners[0]])
    return winners[0] if known else ""


# Several of one pupil, and what was there before.


def _newest(rows: list[Row]) -> list[Row]:
    """Set aside all but the newest notebook of a pupil in each assignment.

    One in which another id is typed is taken only where there is no other.
    """
    groups: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        if row.pupil:
            groups.setdefault((row.pupil.id, row.topic), []).append(row)
    newest = {key: max(group, key=_age) for key, group in groups.items()}
    result = []
    for row in rows:
        best = newest.get((row.pupil.id, row.topic)) if row.pupil else row
        if best is row or best is None:
            twins = (
                [one for one in groups.get((row.pupil.id, row.topic), []) if one is not row]
                if row.pupil
                else []
            )
            more = say("arrived.newest_of", other=", ".join(one.arrival.shown for one in twins))
            row = replace(row, remark=f"{row.remark} {more}".strip()) if twins else row
            result.append(row)
        else:
            key = "arrived.other_is_there" if row.typed_other else "arrived.older"
            result.append(replace(row, key=key, other=best.arrival.shown))
    return result


def _age(row: Row) -> tuple[bool, datetime, int, str]:
    """Return what the newest is told by: the time, then the number of the copy, as in (2)."""
    copy = re.search(r"\((\d{1,9})\)", row.arrival.parts[-1])
    time, number = row.arrival.time, int(copy[1]) if copy else 0
    return not row.typed_other, time, number, row.arrival.shown


def _hand_in(row: Row, classroom: Classroom, replacing: bool) -> Row:
    """Put a notebook where nbgrader looks for it, unless a newer one is there."""
    if row.key != "arrived.taken" or row.pupil is None or row.notebook is None:
        return row
    log = classroom.log("collect", row.topic)
    before: dict[str, Any] = log.get(row.pupil.id, {})
    mark, moment = row.mark, row.arrival.time
    same = before.get("digest") == mark
    if before and row.typed_other and not same and not replacing:
        return replace(row, key="arrived.other_is_there", other=before["file"])
    if before and not replacing:
        first = datetime.fromisoformat(before["time"])
        if not same and first > moment:
            return replace(row, key="arrived.older", other=before["file"])
        moment = first if same else moment
    late = is_late(moment, classroom.log("release", row.topic))
    if not same:
        target = classroom.submitted(row.pupil.id, row.topic)
        text = nbformat.writes(row.notebook)
        write(target, text.encode("utf-8", "replace"))
        write(target.with_name("timestamp.txt"), for_engine(moment))
        write(target.with_name("class.json"), classroom.pass_card.read_bytes())
    time = moment.astimezone(UTC).isoformat()
    entry = {"file": row.arrival.shown, "digest": mark, "time": time, "late": late}
    classroom.write_log("collect", row.topic, log | {row.pupil.id: entry})
    return replace(row, key="arrived.same" if same else "arrived.late" if late else row.key)


def is_late(moment: datetime, release: Mapping[str, Any]) -> bool:
    """Tell whether a moment is after the due date; without one nothing is late."""
    due: str = release.get("due", "")
    return bool(due) and moment > datetime.fromisoformat(due)


# Practice records.


def _take_record(row: Row, classroom: Classroom, rows: Iterable[Row], roster: Roster) -> Row:
    """Add a practice record to what its pupil handed in before; nothing counts twice."""
    if row.key != "arrived.record":
        return row
    try:
        record = read_record(row.arrival.content.decode("utf-8-sig"))
    except (RatingInputError, UnicodeDecodeError):
        return replace(row, key="arrived.broken")
    owners = set(_named(row.arrival.parts, roster))
    if not owners and len(row.arrival.parts) > 1:
        folder = row.arrival.parts[:-1]
        beside = (one for one in rows if one.arrival.parts[:-1] == folder)
        owners = {one.pupil for one in beside if one.pupil}
    if len(owners) != 1:
        return replace(
            row, key="arrived.unclear" if owners else "arrived.nobody", other=_list(owners)
        )
    (pupil,) = owners
    path = classroom.folder / "records" / f"{pupil.id}.json"
    both = load_record(path) if path.is_file() else Record()
    both.join(record)
    write(path, both.text())
    return replace(row, pupil=pupil)
