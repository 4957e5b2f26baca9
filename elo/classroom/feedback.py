"""What a pupil is told: nbgrader's page of the marked notebook.

Before the due date it holds no answers: tests and tasks stand as they were given out, and no
output is shown, for an output could show a test. In reading order: `feedback`, `without_answers`,
`states`.
"""

import json
import re
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import nbformat
from nbformat import NotebookNode
from nbformat.v4 import new_markdown_cell
from nbgrader.utils import is_solution

from elo.classroom.engine import open_gradebook, write_feedback
from elo.classroom.place import Classroom, digest, write
from elo.words import say

_FROM_ELSEWHERE = re.compile(r"<script\s[^>]*\bsrc=[^>]*>\s*</script>")
_MARKER = re.compile(r'<span class="c1">### (?:BEGIN|END) [A-Z ]+</span>\n?')
_STYLE = "<style>summary { cursor: pointer; display: list-item; }</style></head>"
EARLY = "early"
"""The folder, for a moment, of what feedback without answers is made from."""


def feedback(classroom: Classroom, topic: str, pupil: str, *, early: bool) -> Path:
    """Write the feedback of a pupil and return its path."""
    page = classroom.feedback(pupil, topic)
    if early:
        _write_early(classroom, topic, pupil)
    else:
        write_feedback(classroom, topic, pupil)
    write(page, _for_pupils(page.read_text(encoding="utf-8")))
    return page


def _for_pupils(page: str) -> str:
    """Return a page that asks for nothing from elsewhere, without marks meant for nbgrader.

    The assignments have no formulas to set. nbgrader's style hides that a working can be opened.
    """
    page = _MARKER.sub("", _FROM_ELSEWHERE.sub("", page))
    return page.replace("</head>", _STYLE, 1)


def _write_early(classroom: Classroom, topic: str, pupil: str) -> None:
    notebook = nbformat.read(classroom.marked(pupil, topic), as_version=4)
    given = nbformat.read(classroom.release(topic), as_version=4)
    folder = classroom.folder / EARLY / pupil / topic
    write(folder / f"{topic}.ipynb", nbformat.writes(without_answers(notebook, given)))
    write_feedback(classroom, topic, pupil, autograded_directory=EARLY)
    shutil.rmtree(folder)


def without_answers(notebook: NotebookNode, given: NotebookNode) -> NotebookNode:
    """Return a marked notebook with the tests as they were given out, and without outputs.

    It says first what it lacks: an output would show the questions too.
    """
    sources = {
        cell.metadata.nbgrader.grade_id: cell.source
        for cell in given.cells
        if "nbgrader" in cell.metadata
    }
    for cell in notebook.cells:
        name = cell.metadata.get("nbgrader", {}).get("grade_id")
        if name in sources and not is_solution(cell):
            cell.source = sources[name]
        if cell.cell_type == "code":
            cell.outputs = []
    notebook.cells.insert(0, new_markdown_cell(say("feedback.early"), id="elo-early"))
    return notebook


def states(classroom: Classroom, topic: str, *, early: bool) -> dict[str, str]:
    """Return for each pupil that was marked a fingerprint of all that the feedback depends on."""
    with open_gradebook(classroom) as book:
        found = {
            submission.student.id: _given(submission)
            for submission in book.assignment_submissions(topic)
        }
    paths = {pupil: classroom.marked(pupil, topic) for pupil in found}
    return {
        pupil: digest(json.dumps([given, digest(paths[pupil].read_bytes()), early]).encode())
        for pupil, given in found.items()
        if paths[pupil].is_file()
    }


def remember(classroom: Classroom, topic: str, pupils: Iterable[str], *, early: bool) -> None:
    """Write down that the feedback of these pupils is as the gradebook is now."""
    now = states(classroom, topic, early=early)
    known = classroom.log("feedback", topic)
    new = {pupil: now[pupil] for pupil in pupils if pupil in now}
    classroom.write_log("feedback", topic, known | new)


def _given(submission: Any) -> list[list[object]]:
    """Return all points and comments of a submission, in an order of their own."""
    grades = (
        [one.name, one.auto_score, one.manual_score, one.extra_credit]
        for notebook in submission.notebooks
        for one in notebook.grades
    )
    comments = (
        [one.name, one.auto_comment, one.manual_comment]
        for notebook in submission.notebooks
        for one in notebook.comments
    )
    return sorted([*grades, *comments], key=str)
