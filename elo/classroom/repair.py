"""The repair step: whatever a pupil did to the cells, nbgrader gets a notebook it can mark.

The notebook that was given out is the model. A cell of the model is known by the name that
nbgrader gave it, or by its id, or (if locked) by its text. Copies lose the name, cells come back
into the model's order with the pupil's own cells behind the one they stood behind, and tests that
were deleted are put back. What was done is noted. In reading order: `Repair`, `repair`,
`typed_pupil`.
"""

import ast
import re
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

import nbformat
from nbformat import NotebookNode
from nbgrader.coursedir import CourseDirectory
from nbgrader.preprocessors import NbGraderPreprocessor
from nbgrader.utils import is_grade, is_locked, is_task

from elo.classroom.notes import Note, add_note, forget_notes
from elo.classroom.roster import fold

_TYPED = re.compile(r"^pupil[ \t]*=[ \t]*(.*)$", re.MULTILINE)


class Repair(NbGraderPreprocessor):  # type: ignore[misc]
    """Repairs a notebook that was handed in, by the one that was given out."""

    def preprocess(
        self, nb: NotebookNode, resources: dict[str, Any]
    ) -> tuple[NotebookNode, dict[str, Any]]:
        """Return the repaired notebook."""
        names = resources["nbgrader"]
        course = CourseDirectory(parent=self)
        folder = course.format_path(course.release_directory, ".", names["assignment"])
        model = nbformat.read(f"{folder}/{names['notebook']}.ipynb", as_version=4)
        forget_notes(nb)
        typed = typed_pupil(nb)
        if typed and fold(typed) != fold(names["student"]):
            add_note(nb, Note("noticed.other_id", {"typed": typed, "id": names["student"]}))
        for note in repair(nb, model):
            add_note(nb, note)
        return nb, resources


def repair(notebook: NotebookNode, model: NotebookNode) -> list[Note]:
    """Repair a notebook in place and return what was done."""
    masters = {_name(cell): cell for cell in model.cells if _name(cell)}
    names = _names(notebook.cells, masters)
    notes = [*_join_copies(notebook.cells, names, masters)]
    for cell, name in zip(notebook.cells, names, strict=True):
        cell.metadata.pop("nbgrader", None)
        if name:
            _follow(cell, masters[name])
    notes += _in_order(notebook, names, masters)
    return notes


def _name(cell: NotebookNode) -> str:
    """Return the name that nbgrader knows a cell by; "" for a cell that it does not know."""
    metadata = cell.metadata.get("nbgrader")
    name = metadata.get("grade_id") if isinstance(metadata, Mapping) else None
    return name if isinstance(name, str) else ""


def _names(cells: Sequence[NotebookNode], masters: Mapping[str, NotebookNode]) -> list[str | None]:
    """Return for each cell the master that it is, or None.

    Some editors drop nbgrader's mark; then a cell's own id tells, or the text of a locked cell.
    """
    names: list[str | None] = [_name(cell) if _name(cell) in masters else None for cell in cells]
    by_id = {master.get("id"): name for name, master in masters.items() if master.get("id")}
    by_text = {master.source: name for name, master in masters.items() if is_locked(master)}
    for n, cell in enumerate(cells):
        found = by_id.get(cell.get("id")) or by_text.get(cell.source)
        if names[n] is None and found and found not in names:
            names[n] = found
    return names


def _join_copies(
    cells: list[NotebookNode], names: list[str | None], masters: Mapping[str, NotebookNode]
) -> list[Note]:
    """Leave each master one cell.

    Halves of an answer that was split are one again; of copies that stand apart the last counts,
    and the others stay as cells of the pupil's own. Untouched copies go.
    """
    notes = []
    for name, master in masters.items():
        places = [n for n, other in enumerate(names) if other == name]
        if len(places) < 2:
            continue
        notes.append(Note("noticed.copied", {"task": name}))
        if is_locked(master):
            for n in places[1:]:
                names[n] = None
            continue
        touched = [
            n
            for n in places
            if cells[n].source.strip() != master.source.strip()
            or (n + 1 in places and _goes_on(cells[n + 1]))
        ]
        kept = touched[-1] if touched else places[0]
        gone = set(places) - set(touched) - {kept}
        joined = [kept]
        for n in reversed(touched[:-1]):
            # Whoever marks an answer in words has to see all of it, wherever it stands.
            if n == joined[0] - 1 or master.cell_type == "markdown":
                joined.insert(0, n)
            else:
                names[n] = None
        cells[kept].source = "\n".join(cells[n].source for n in joined)
        gone |= set(joined[:-1])
        cells[:] = [cell for n, cell in enumerate(cells) if n not in gone]
        names[:] = [other for n, other in enumerate(names) if n not in gone]
    return notes


def _goes_on(cell: NotebookNode) -> bool:
    """Tell whether a cell begins within a block: it is the rest of the cell above it."""
    return cell.cell_type == "code" and cell.source.lstrip("\n")[:1] in (" ", "\t")


def _follow(cell: NotebookNode, master: NotebookNode) -> None:
    """Give a cell the type and the marks of its master."""
    if cell.cell_type != master.cell_type:
        text, fresh = cell.source, deepcopy(master)
        cell.clear()
        cell.update(fresh)
        cell.source = text
    cell.metadata.nbgrader = deepcopy(master.metadata.nbgrader)


def _in_order(
    notebook: NotebookNode, names: Sequence[str | None], masters: Mapping[str, NotebookNode]
) -> list[Note]:
    """Put the cells into the order of the masters and add the ones that marking needs."""
    head: list[NotebookNode] = []
    groups: dict[str, list[NotebookNode]] = {}
    behind = head
    for cell, name in zip(notebook.cells, names, strict=True):
        if name:
            behind = groups.setdefault(name, [])
        behind.append(cell)
    notes = []
    if list(groups) != [name for name in masters if name in groups]:
        notes.append(Note("noticed.order"))
    cells = head
    for name, master in masters.items():
        if name in groups:
            cells += groups[name]
            continue
        if is_grade(master) or master.cell_type == "code":
            notes.append(Note("noticed.missing", {"task": name}))
        # An answer's cell stays away: an empty one could hide what was written elsewhere.
        if is_grade(master) or is_locked(master) or is_task(master):
            cells.append(deepcopy(master))
    notebook.cells = cells
    return notes


def typed_pupil(notebook: NotebookNode) -> str:
    """Return the id that was typed in a notebook, as in ``pupil = "a01"``; "" if none was."""
    typed = (text for cell in notebook.cells for text in _typed(cell))
    return next((text for text in typed if text), "")


def _typed(cell: NotebookNode) -> list[str]:
    if cell.cell_type != "code" or "pupil" not in cell.source:
        return []
    try:
        tree = ast.parse(cell.source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return [text.strip(" \t\"'") for text in _TYPED.findall(cell.source)]
    return [
        str(node.value.value).strip()
        if isinstance(node.value, ast.Constant)
        else ast.unparse(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign)
        and [ast.unparse(target) for target in node.targets] == ["pupil"]
        and isinstance(node.value, ast.Constant | ast.Name)
    ]
