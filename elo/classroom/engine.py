"""nbgrader's steps, called for one assignment or one pupil.

In reading order: `EngineError`, `strip`, `autograde`, `write_feedback`, the gradebook.
"""

import warnings
from collections.abc import Iterable
from contextlib import contextmanager
from typing import Any

from nbgrader.api import Gradebook
from nbgrader.converters import Autograde, GenerateAssignment, GenerateFeedback
from nbgrader.coursedir import CourseDirectory
from nbgrader.utils import capture_log
from traitlets.config import Config

from elo.classroom.place import Classroom
from elo.classroom.roster import Pupil
from elo.classroom.settings import configure


class EngineError(Exception):
    """A step of nbgrader that did not come to an end; its text is nbgrader's log."""


def strip(classroom: Classroom, topic: str) -> None:
    """Make what pupils get of a source, and record its tests in the gradebook.

    Raises EngineError if nbgrader refuses the source.
    """
    _start(GenerateAssignment, classroom, topic, pupil="*")


def autograde(classroom: Classroom, topic: str, pupil: str, **limits: int) -> None:
    """Repair, run and mark what a pupil handed in; ``limits`` are traits of `run.Run`.

    Raises EngineError if no marks came out.
    """
    _start(Autograde, classroom, topic, pupil, Run=Config(limits))


def write_feedback(classroom: Classroom, topic: str, pupil: str, **folders: str) -> None:
    """Write what a pupil is told; ``folders`` are traits of `CourseDirectory`.

    Raises EngineError if that fails.
    """
    _start(
        GenerateFeedback,
        classroom,
        topic,
        pupil,
        CourseDirectory=Config(folders),
        HTMLExporter=Config(template_name="feedback"),
    )


def _start(step: Any, classroom: Classroom, topic: str, pupil: str, **more: Config) -> None:
    classroom.folder.mkdir(parents=True, exist_ok=True)  # the sources are seen from there
    config = Config()
    configure(config, classroom)
    config.CourseDirectory.db_url = classroom.database
    config.merge(Config(more))
    course = CourseDirectory(config=config, assignment_id=topic, student_id=pupil)
    app = step(coursedir=course, config=config)
    app.force = True
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the engine's own concern nobody who marks
        outcome = capture_log(app)
    if not outcome["success"]:
        raise EngineError(f"{outcome.get('log', '')}\n{outcome['error']}")


@contextmanager
def open_gradebook(classroom: Classroom) -> Any:
    """Open the gradebook; it is made if there is none."""
    classroom.folder.mkdir(parents=True, exist_ok=True)
    with Gradebook(classroom.database) as book:
        yield book


def enrol(classroom: Classroom, pupils: Iterable[Pupil]) -> None:
    """Put the pupils into the gradebook, so that the formgrader shows their names."""
    with open_gradebook(classroom) as book:
        for pupil in pupils:
            book.update_or_create_student(
                pupil.id, first_name=pupil.name or "–", last_name=pupil.id, email=pupil.email
            )
