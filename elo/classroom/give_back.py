"""Give feedback back: one zip a pupil, with one page in it.

In reading order: `Returned`, `give_back`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from elo.classroom.due import shown
from elo.classroom.feedback import feedback, remember, states
from elo.classroom.mark import grades_of, is_early
from elo.classroom.place import Classroom, write
from elo.classroom.release import packed
from elo.classroom.roster import Pupil, read_roster
from elo.errors import RatingInputError


@dataclass(frozen=True, slots=True)
class Returned:
    """One pupil's zip, and whether it is new; None if there is nothing to give back."""

    pupil: Pupil
    path: Path | None = None
    new: bool = False
    waiting: int = 0
    """Tasks that nobody has marked yet."""


def give_back(
    classroom: Classroom,
    topic: str,
    *,
    early: bool = False,
    progress: Callable[[Iterable[Pupil]], Iterable[Pupil]] = iter,
) -> list[Returned]:
    """Write each pupil's zip with the marks of now, those given by hand among them.

    Before the due date only ``early``, and then without answers and hidden tests.

    Raises RatingInputError before the due date unless ``early``, or if nothing was marked.
    """
    release = classroom.need_release(topic)
    before_due = is_early(release)
    if before_due and not early:
        due = shown(datetime.fromisoformat(release["due"]))
        raise RatingInputError("course_fault.early", {"topic": topic, "due": due})
    if not classroom.log("mark", topic):
        raise RatingInputError("course_fault.not_marked", {"topic": topic})
    states_now = states(classroom, topic, early=before_due)
    written = classroom.log("feedback", topic)
    grades = grades_of(classroom, topic)
    done = []
    for pupil in progress(list(read_roster(classroom))):
        if pupil.id not in states_now or pupil.id not in grades:
            done.append(Returned(pupil))
            continue
        page = classroom.feedback(pupil.id, topic)
        if written.get(pupil.id) != states_now[pupil.id] or not page.is_file():
            feedback(classroom, topic, pupil.id, early=before_due)
            remember(classroom, topic, [pupil.id], early=before_due)
        path = classroom.folder / "returned" / topic / f"{pupil.id}.zip"
        new = write(path, packed({f"{topic}-{pupil.id}.html": page.read_bytes()}))
        waiting = sum(grade.by_hand for grade in grades.get(pupil.id, ()))
        done.append(Returned(pupil, path, new, waiting))
    return done
