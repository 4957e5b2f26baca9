"""A small assignment, and notebooks as pupils hand them in: good, wrong, and broken in every way.

Answers are right or wrong by hand: twice a number, and a third of it.
"""

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import nbformat
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

TOPIC = "small"
DOUBLE = "def double(x):\n    return 2 * x"
THIRD = "def third(x):\n    return x / 3"
TWO_X = "def double(x):\n    return x * x"
HIDDEN = "if double(-3) != -6:"
SCHEME = "One point for a sentence that names the number of the pupil."

SETUP = """\
import json, os
from pathlib import Path
salt = os.environ.get("ELO_SALT") or json.loads(Path("class.json").read_text())["salt"]
me = os.environ.get("ELO_PUPIL") or pupil
number = sum(map(ord, salt + me)) % 97 + 3


def told(task, verdict, mistake=""):
    data = {"task": task, "verdict": verdict, "mistake": mistake}
    display({"application/vnd.elo.mark+json": data, "text/plain": f"{task}: {verdict}"}, raw=True)
"""
TEST_DOUBLE = f"""\
points = 2 if double(number) == 2 * number else 0
verdict = "right" if points else "mistake"
told("double", verdict, "" if points else "squared")
### BEGIN HIDDEN TESTS
{HIDDEN}
    points = 0
### END HIDDEN TESTS
points"""
TEST_THIRD = """\
points = sum(third(3 * n) == n for n in (number, 10))
told("third", "right" if points == 2 else "wrong")
points"""


def marked(kind: str, name: str, points: int = 0) -> dict[str, object]:
    """What nbgrader keeps in a cell: kind is "answer", "test", "locked", "words" or "task"."""
    return {
        "grade_id": name,
        "schema_version": 3,
        "grade": kind in ("test", "words"),
        "solution": kind in ("answer", "words"),
        "locked": kind in ("test", "locked", "task"),
        "task": kind == "task",
        **({"points": points} if points else {}),
    }


def source() -> NotebookNode:
    """The teacher's notebook: seven points by tests and by hand."""

    def code(text: str, name: str, kind: str, points: int = 0) -> NotebookNode:
        metadata = {"nbgrader": marked(kind, name, points)}
        return new_code_cell(text, id=name, metadata=metadata)

    def answer(text: str, name: str) -> NotebookNode:
        head, body = text.split("\n", 1)
        region = f"{head}\n    ### BEGIN SOLUTION\n{body}\n    ### END SOLUTION"
        return code(region, name, "answer")

    def words(text: str, name: str, kind: str, points: int) -> NotebookNode:
        metadata = {"nbgrader": marked(kind, name, points)}
        return new_markdown_cell(text, id=name, metadata=metadata)

    cells = [
        new_markdown_cell("# Small", id="title"),
        new_code_cell('pupil = ""   # your id', id="who"),
        code(SETUP, "setup", "locked"),
        answer(DOUBLE, "double"),
        code(TEST_DOUBLE, "test-double", "test", 2),
        answer(THIRD, "third"),
        code(TEST_THIRD, "test-third", "test", 2),
        words("Because the third of three is one, and so on.", "why", "words", 2),
        words(f"Say your number.\n### BEGIN MARK SCHEME\n{SCHEME}\n### END MARK SCHEME",
              "number", "task", 1),
    ]  # fmt: skip
    kernel = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    return new_notebook(cells=cells, metadata={"kernelspec": kernel})


def write_source(folder: Path) -> Path:
    """Write the teacher's notebook where the sources of a class stand."""
    path = folder / TOPIC / f"{TOPIC}.ipynb"
    path.parent.mkdir(parents=True)
    nbformat.write(source(), path)
    return path


Change = Callable[[NotebookNode], object]


def handed_in(release: NotebookNode, pupil: str, *changes: Change) -> NotebookNode:
    """A pupil's notebook: the released one with the id and right answers, then the changes."""
    notebook = deepcopy(release)
    cell(notebook, "who").source = f'pupil = "{pupil}"'
    answer(double=DOUBLE, third=THIRD, why="Since three thirds are one.")(notebook)
    for change in changes:
        change(notebook)
    return notebook


def cell(notebook: NotebookNode, name: str) -> NotebookNode:
    return next(one for one in notebook.cells if one.id == name)


def place(notebook: NotebookNode, name: str) -> int:
    return notebook.cells.index(cell(notebook, name))


def answer(**answers: str) -> Change:
    """Write answers into their cells."""

    def change(notebook: NotebookNode) -> None:
        for name, text in answers.items():
            cell(notebook, name).source = text

    return change


def without(*names: str) -> Change:
    """Delete cells."""

    def change(notebook: NotebookNode) -> None:
        notebook.cells = [one for one in notebook.cells if one.id not in names]

    return change


def copied(name: str, text: str | None = None, *, before: bool = False) -> Change:
    """Copy a cell with all that nbgrader keeps in it, as an editor does."""

    def change(notebook: NotebookNode) -> None:
        twin = deepcopy(cell(notebook, name))
        twin.id = f"{name}-copy"
        twin.source = twin.source if text is None else text
        notebook.cells.insert(place(notebook, name) + (not before), twin)

    return change


def split(name: str, first: str, second: str) -> Change:
    """Split a cell in two; both halves keep what nbgrader keeps."""

    def change(notebook: NotebookNode) -> None:
        copied(name, second)(notebook)
        cell(notebook, name).source = first

    return change


def turned(notebook: NotebookNode) -> None:
    """Turn the order of all cells round."""
    notebook.cells.reverse()


def unmarked(notebook: NotebookNode) -> None:
    """Lose what nbgrader keeps, as some editors do."""
    for one in notebook.cells:
        one.metadata.pop("nbgrader", None)


def inserted(text: str, behind: str) -> Change:
    """Put in a cell of one's own."""

    def change(notebook: NotebookNode) -> None:
        own = new_code_cell(text, id=f"own-{len(notebook.cells)}")
        notebook.cells.insert(place(notebook, behind) + 1, own)

    return change


def text_of(notebook: NotebookNode) -> bytes:
    return json.dumps(notebook, ensure_ascii=False).encode()
