"""What was noticed while a notebook was repaired and run, kept in the notebook itself.

So it goes where the notebook goes: to the formgrader, into the feedback, to the report. In reading
order: `Note`, `add_note`, `notes_of`, `show_notes`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from nbformat import NotebookNode
from nbformat.v4 import new_markdown_cell

from elo.words import say

PLACE = "elo_marking"
CELL = "elo-noticed"


@dataclass(frozen=True, slots=True)
class Note:
    """A key of the catalogue and its values; ``task`` among them is the cell concerned.

    >>> str(Note("noticed.copied", {"task": "answer-1"}))
    'The cell "answer-1" was there more than once: the copies do not count.'
    """

    key: str
    values: Mapping[str, str] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        """Return the sentence."""
        return say(self.key, **self.values)


def add_note(notebook: NotebookNode, note: Note) -> None:
    """Keep a note in the notebook."""
    kept = notebook.metadata.setdefault(PLACE, [])
    kept.append({"key": note.key, "values": dict(note.values)})


def notes_of(notebook: NotebookNode) -> list[Note]:
    """Return the notes that a notebook keeps."""
    return [Note(one["key"], one["values"]) for one in notebook.metadata.get(PLACE, [])]


def forget_notes(notebook: NotebookNode) -> None:
    """Take away all notes, whoever made them."""
    notebook.metadata.pop(PLACE, None)
    notebook.cells = [cell for cell in notebook.cells if cell.get("id") != CELL]


def show_notes(notebook: NotebookNode) -> None:
    """Say the notes in a cell at the top, anew."""
    notebook.cells = [cell for cell in notebook.cells if cell.get("id") != CELL]
    notes = notes_of(notebook)
    if notes:
        lines = [f"**{say('noticed.title')}**", "", *(f"- {note}" for note in notes)]
        notebook.cells.insert(0, new_markdown_cell("\n".join(lines), id=CELL))
