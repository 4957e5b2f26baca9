"""The sources of assignments: what in them must stay with the teacher, and whether they are sound.

In reading order: `read_source`, `secrets`, `regions`, `leaks`, `check_source`.
"""

import shutil
from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from tempfile import TemporaryDirectory

import nbformat
from nbformat import NotebookNode
from nbgrader.nbgraderformat import MetadataValidator
from nbgrader.nbgraderformat.common import ValidationError
from nbgrader.utils import determine_grade, is_grade, is_solution, is_task
from traitlets.config import Config

from elo.classroom.place import Classroom
from elo.classroom.run import Run
from elo.classroom.settings import configure
from elo.errors import RatingInputError

REGIONS = ("SOLUTION", "HIDDEN TESTS", "MARK SCHEME")
SHORTEST = 8  # a shorter line, like "return x", may well stand elsewhere too


def read_source(path: Path) -> NotebookNode:
    """Return the notebook of a file.

    Raises RatingInputError if it is none.
    """
    try:
        notebook: NotebookNode = nbformat.read(path, as_version=4)
    except Exception as error:
        values = {"path": path, "reason": str(error).split("\n")[0]}
        raise RatingInputError("course_fault.notebook", values) from None
    return notebook


def secrets(source: NotebookNode) -> set[str]:
    """Return the lines of a source that pupils must not see: solutions, hidden tests, schemes."""
    hidden: set[str] = set()
    open_: set[str] = set()
    for cell in source.cells:
        lines = list(_lines(cell.source))
        whole = is_solution(cell) and not any(inside for inside, _ in lines)
        for inside, line in lines:
            (hidden if inside or whole else open_).add(line.strip())
    return {line for line in hidden - open_ if len(line) >= SHORTEST}


def regions(source: NotebookNode) -> list[str]:
    """Return whole what pupils must not see, each region as one text."""
    found = []
    for cell in source.cells:
        for inside, group in groupby(_lines(cell.source), key=itemgetter(0)):
            if inside:
                found.append("\n".join(line for _, line in group))
    return found


def _lines(text: str) -> Iterator[tuple[bool, str]]:
    """Go through the lines of a cell; tell of each whether it stands in a region to be removed."""
    inside = False
    for line in text.splitlines():
        if any(f"END {name}" in line for name in REGIONS):
            inside = False
        elif any(f"BEGIN {name}" in line for name in REGIONS):
            inside = True
        else:
            yield inside, line


def leaks(text: str, source: NotebookNode) -> list[str]:
    """Return the secret lines of a source that stand in a text."""
    return sorted(line for line in secrets(source) if line in text)


def cell_text(notebook: NotebookNode) -> str:
    """Return all that stands in the cells of a notebook, outputs too."""
    outputs = (str(output) for cell in notebook.cells for output in cell.get("outputs", []))
    return "\n".join([*(cell.source for cell in notebook.cells), *outputs])


def check_source(classroom: Classroom, topic: str) -> float:
    """Run the source of an assignment and return the points that its solution gets.

    Raises RatingInputError if it is not well formed, or if its own solution misses a point.
    """
    notebook = read_source(classroom.sources(topic))
    try:
        MetadataValidator().validate_nb(notebook)
    except ValidationError as error:
        values = {"path": classroom.sources(topic), "reason": str(error).split("\n")[0]}
        raise RatingInputError("course_fault.notebook", values) from None
    config = Config()
    configure(config, classroom)
    names = {"student": "teacher", "assignment": topic, "notebook": topic}
    with TemporaryDirectory() as folder:
        shutil.copy(classroom.pass_card, folder)
        resources = {"nbgrader": names, "metadata": {"path": folder}}
        Run(config=config).preprocess(notebook, resources)
    total = 0.0
    for cell in notebook.cells:
        if is_task(cell):
            total += cell.metadata.nbgrader.points
        if not is_grade(cell):
            continue
        points, most = determine_grade(cell)
        if points is not None and points < most:
            values = {"topic": topic, "task": cell.metadata.nbgrader.grade_id}
            raise RatingInputError(
                "course_fault.source_points", values | {"points": points, "most": most}
            )
        total += most
    return total
