"""Mark what was handed in: several at a time, each by itself, and only what has changed.

In reading order: `Marked`, `mark`, the job of one pupil, grades.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

import nbformat
from nbgrader.utils import is_locked, is_solution

from elo.classroom.closed import is_possible
from elo.classroom.due import now
from elo.classroom.engine import EngineError, autograde, enrol, open_gradebook
from elo.classroom.feedback import feedback, remember
from elo.classroom.notes import Note, notes_of
from elo.classroom.place import Classroom, digest, write
from elo.classroom.roster import Pupil, read_roster
from elo.classroom.workers import Outcome, run_jobs
from elo.errors import RatingInputError

SECONDS_A_CELL = 10
SECONDS_A_NOTEBOOK = 240


@dataclass(frozen=True, slots=True)
class Grade:
    """The points of a pupil in a task.

    ``by_hand`` is one that waits for somebody: it was not marked yet, or the answer has changed
    since it was.
    """

    task: str
    points: float
    most: float
    by_hand: bool = False
    typed: bool = False
    """Whether somebody gave the points by hand."""


@dataclass(frozen=True, slots=True)
class Marked:
    """One pupil's work after marking: what was done with it, the grades, what was noticed."""

    pupil: Pupil
    state: str
    """"new", "same", "failed" or "absent"."""
    grades: tuple[Grade, ...] = ()
    notes: tuple[Note, ...] = ()
    fault: str = ""
    late: bool = False

    @property
    def points(self) -> float:
        """All points."""
        return sum(grade.points for grade in self.grades)

    @property
    def most(self) -> float:
        """All points that can be had."""
        return sum(grade.most for grade in self.grades)

    @property
    def waiting(self) -> int:
        """How many tasks wait for somebody to mark them."""
        return sum(grade.by_hand for grade in self.grades)


@dataclass(frozen=True, slots=True)
class Job:
    """What a worker needs to mark one pupil's work."""

    classroom: Classroom
    topic: str
    pupil: str
    early: bool
    limits: dict[str, int] = field(default_factory=dict, hash=False)


def mark(
    classroom: Classroom,
    topic: str,
    *,
    workers: int = 2,
    again: bool = False,
    seconds: int = SECONDS_A_CELL,
    closed: bool = False,
    progress: Callable[[Iterable[Outcome], int], Iterable[Outcome]] = lambda done, _: done,
) -> list[Marked]:
    """Mark an assignment of the class and write the feedback; return each pupil's work.

    What has not changed since it was marked is left alone, unless ``again``. ``closed`` lets the
    cells run without network and files, where the computer can do that.

    Raises RatingInputError for an assignment that was not given out, a roster that is not sound,
    or a computer that cannot close the room.
    """
    if closed and not is_possible():
        raise RatingInputError("course_fault.closed", {})
    release = classroom.need_release(topic)
    roster = read_roster(classroom)
    enrol(classroom, roster)
    marked = classroom.log("mark", topic)
    handed_in = [pupil for pupil in roster if classroom.submitted(pupil.id, topic).is_file()]
    prints = {pupil.id: fingerprint(classroom, topic, pupil.id, release) for pupil in handed_in}
    new = [
        pupil.id
        for pupil in handed_in
        if again
        or marked.get(pupil.id, {}).get("print") != prints[pupil.id]
        or not classroom.marked(pupil.id, topic).is_file()
    ]
    # Who stops in the middle finds these to be marked the next time.
    marked = {pupil: entry for pupil, entry in marked.items() if pupil not in new}
    classroom.write_log("mark", topic, marked)
    whole = max(SECONDS_A_NOTEBOOK, 2 * seconds)
    limits = {"timeout": seconds, "seconds": whole, "closed": closed}
    jobs = [Job(classroom, topic, pupil, is_early(release), limits) for pupil in new]
    longest = 2.0 * whole + 60
    faults: dict[str, str] = {}
    for outcome in progress(run_jobs(do, jobs, workers=workers, seconds=longest), len(jobs)):
        name = outcome.job.pupil
        if outcome.fault:
            faults[name] = in_short(outcome.fault)
            write(classroom.folder / "log" / f"fault-{topic}-{name}.txt", outcome.fault)
        else:
            marked[name] = {"print": prints[name]}
        classroom.write_log("mark", topic, marked)
    remember(classroom, topic, set(new) - set(faults), early=is_early(release))
    grades = grades_of(classroom, topic)
    collected = classroom.log("collect", topic)

    def state(pupil: Pupil) -> Marked:
        if pupil.id not in prints:
            return Marked(pupil, "absent")
        if pupil.id in faults:
            return Marked(pupil, "failed", fault=faults[pupil.id])
        return Marked(
            pupil,
            "new" if pupil.id in new else "same",
            grades.get(pupil.id, ()),
            tuple(noticed(classroom, topic, pupil.id)),
            late=bool(collected.get(pupil.id, {}).get("late")),
        )

    return [state(pupil) for pupil in roster]


def is_early(release: dict[str, Any]) -> bool:
    """Tell whether it is before the due date; without a due date it never is."""
    return bool(release.get("due")) and now() < datetime.fromisoformat(release["due"])


def current(classroom: Classroom, topic: str) -> set[str]:
    """Return the pupils whose marks are those of what they handed in last."""
    release = classroom.need_release(topic)
    return {
        pupil
        for pupil, entry in classroom.log("mark", topic).items()
        if classroom.submitted(pupil, topic).is_file()
        and entry["print"] == fingerprint(classroom, topic, pupil, release)
    }


def fingerprint(classroom: Classroom, topic: str, pupil: str, release: dict[str, Any]) -> str:
    """Return the fingerprint of what a mark depends on: the work, and the tests."""
    work = classroom.submitted(pupil, topic).read_bytes()
    return digest(json.dumps([digest(work), release["source"]]).encode())


def in_short(log: str) -> str:
    """Return the line of a log that says what was wrong: the first error, or the last line."""
    lines = [line.strip() for line in log.splitlines() if line.strip()]
    errors = [line for line in lines if re.match(r"[\w.]+(Error|Exception): ", line)]
    return (errors or lines[-1:] or [""])[0].removeprefix("RuntimeError: ")[:200]


# In a worker.


def do(job: Job) -> None:
    """Mark one pupil's work and write the feedback.

    What fails is tried again: on a computer with much to do a kernel may not start in time, or the
    gradebook be busy.
    """
    before = given_by_hand(job.classroom, job.topic, job.pupil)
    for attempt in range(3):
        try:
            autograde(job.classroom, job.topic, job.pupil, **job.limits)
            break
        except EngineError:
            if attempt == 2:
                raise
    _stand_or_wait(job, before)
    feedback(job.classroom, job.topic, job.pupil, early=job.early)


def given_by_hand(classroom: Classroom, topic: str, pupil: str) -> dict[str, str]:
    """Return the tasks whose points somebody gave and stands by, with what was read for them."""
    path = classroom.marked(pupil, topic)
    if not path.is_file():
        return {}
    with open_gradebook(classroom) as book:
        tasks = [grade.name for grade in _grades(book, topic, pupil) if _stands(grade)]
    cells = nbformat.read(path, as_version=4).cells
    return {task: _work(cells, task) for task in tasks}


def _stands(grade: Any) -> bool:
    return grade.manual_score is not None and not grade.needs_manual_grade


def _grades(book: Any, topic: str, pupil: str) -> Iterator[Any]:
    found = [one for one in book.assignment_submissions(topic) if one.student.id == pupil]
    return (grade for one in found for notebook in one.notebooks for grade in notebook.grades)


def _work(cells: Iterable[Any], task: str) -> str:
    """Return what a task is marked by: the answer in its cell, or else all that was written."""
    texts = {cell.metadata.get("nbgrader", {}).get("grade_id"): cell for cell in cells}
    own = texts.get(task)
    if own is not None and is_solution(own):
        return str(own.source)
    return "\n".join(cell.source for cell in texts.values() if not is_locked(cell))


def _stand_or_wait(job: Job, before: Mapping[str, str]) -> None:
    """Let points given by hand stand where the work is the same; the others wait for somebody."""
    if not before:
        return
    cells = nbformat.read(job.classroom.marked(job.pupil, job.topic), as_version=4).cells
    with open_gradebook(job.classroom) as book:
        for grade in _grades(book, job.topic, job.pupil):
            if grade.name in before:
                grade.needs_manual_grade = before[grade.name] != _work(cells, grade.name)
        book.db.commit()


# What came of it.


def noticed(classroom: Classroom, topic: str, pupil: str) -> Iterator[Note]:
    """Go through the notes in a marked notebook."""
    path: Path = classroom.marked(pupil, topic)
    if path.is_file():
        yield from notes_of(nbformat.read(path, as_version=4))


def grades_of(classroom: Classroom, topic: str) -> dict[str, tuple[Grade, ...]]:
    """Return the grades of the work that was handed in last, the tasks in the notebook's order."""
    order, now_marked = _order(classroom, topic), current(classroom, topic)
    with open_gradebook(classroom) as book:
        return {
            submission.student.id: tuple(
                sorted(
                    (
                        Grade(
                            grade.name,
                            float(grade.score or 0),
                            float(grade.max_score),
                            bool(grade.needs_manual_grade),
                            grade.manual_score is not None,
                        )
                        for notebook in submission.notebooks
                        for grade in notebook.grades
                    ),
                    key=lambda grade: order.get(grade.task, len(order)),
                )
            )
            for submission in book.assignment_submissions(topic)
            if submission.student.id in now_marked
        }


def _order(classroom: Classroom, topic: str) -> dict[str, int]:
    cells = nbformat.read(classroom.release(topic), as_version=4).cells
    names = (cell.metadata.get("nbgrader", {}).get("grade_id") for cell in cells)
    return {name: n for n, name in enumerate(filter(None, names))}
