"""What came back: every file of a folder or a zip, read into memory and never unpacked by name.

In reading order: `Arrival`, `arrivals`, `sound`.
"""

import json
import re
import unicodedata
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Any

import nbformat
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_raw_cell

from elo.errors import RatingInputError

LARGEST = 50 << 20
MOST = 20_000
LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)
OTHER_ARCHIVES = (".rar", ".7z", ".tar", ".gz", ".tgz", ".bz2", ".xz")
_SYSTEM = {"__macosx", ".ds_store", "thumbs.db", "desktop.ini", ".ipynb_checkpoints"}
_CELL_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


@dataclass(frozen=True, slots=True)
class Arrival:
    """One file: where it stood, what is in it, and when it was last written.

    ``fault`` is the key of what keeps it from being read, "" if nothing does.
    """

    parts: tuple[str, ...]
    content: bytes = b""
    time: datetime = LONG_AGO
    fault: str = ""

    @property
    def shown(self) -> str:
        """Its place, for people."""
        return "/".join(self.parts)

    @property
    def suffix(self) -> str:
        """The ending of its name, in small letters."""
        return Path(self.parts[-1]).suffix.lower()


def arrivals(path: Path) -> Iterator[Arrival]:
    """Go through all files of a folder, a zip, or the one file.

    Files that systems make for themselves are passed over. Raises RatingInputError if there is
    nothing at the path.
    """
    if path.is_dir():
        files = sorted(one for one in path.rglob("*") if one.is_file() and not one.is_symlink())
        for file in files:
            yield from _opened(_read(file, file.relative_to(path).parts), depth=1)
    elif path.is_file():
        yield from _opened(_read(path, (path.name,)), depth=2, top=True)
    else:
        raise RatingInputError("course_fault.no_path", {"path": path})


def _read(file: Path, parts: tuple[str, ...]) -> Arrival:
    about = file.stat()
    time = datetime.fromtimestamp(about.st_mtime, UTC)
    if about.st_size > LARGEST * 20:
        return Arrival(_names(parts), time=time, fault="arrived.large")
    return Arrival(_names(parts), file.read_bytes(), time)


def _names(parts: tuple[str, ...]) -> tuple[str, ...]:
    """Return names in one form of accents, without ways out of the folder."""
    plain = (unicodedata.normalize("NFC", part).strip("/\\:") for part in parts)
    return tuple(part for part in plain if part not in ("", ".", "..")) or ("?",)


def _opened(arrival: Arrival, depth: int, *, top: bool = False) -> Iterator[Arrival]:
    """Yield a file, or instead of a zip what is in it; a zip may stand in a zip, once."""
    if {part.lower() for part in arrival.parts} & _SYSTEM or arrival.parts[-1].startswith("._"):
        return
    if arrival.suffix != ".zip" or arrival.fault:
        kind = arrival.suffix in OTHER_ARCHIVES
        yield _with_fault(arrival, "arrived.archive") if kind else arrival
    elif not depth:
        yield _with_fault(arrival, "arrived.nested")
    else:
        before = () if top else (*arrival.parts[:-1], Path(arrival.parts[-1]).stem)
        try:
            with zipfile.ZipFile(BytesIO(arrival.content)) as parcel:
                yield from _in_zip(parcel, before, depth - 1)
        except zipfile.BadZipFile:
            yield _with_fault(arrival, "arrived.zip")


def _in_zip(parcel: zipfile.ZipFile, before: tuple[str, ...], depth: int) -> Iterator[Arrival]:
    for entry in parcel.infolist()[:MOST]:
        if entry.is_dir():
            continue
        parts = _names((*before, *re.split(r"[/\\]", _entry_name(entry))))
        time = _entry_time(entry)
        if entry.file_size > LARGEST:
            yield Arrival(parts, time=time, fault="arrived.large")
            continue
        try:
            arrival = Arrival(parts, parcel.read(entry), time)
        except (RuntimeError, NotImplementedError):
            arrival = Arrival(parts, time=time, fault="arrived.locked")
        except (zipfile.BadZipFile, EOFError, OSError, ValueError):
            arrival = Arrival(parts, time=time, fault="arrived.zip")
        yield from _opened(arrival, depth)


def _entry_name(entry: zipfile.ZipInfo) -> str:
    """Return the name of an entry; many programs write UTF-8 without saying so."""
    if entry.flag_bits & 0x800:
        return entry.filename
    try:
        return entry.filename.encode("cp437").decode("utf-8")
    except UnicodeError:
        return entry.filename


def _entry_time(entry: zipfile.ZipInfo) -> datetime:
    try:
        return datetime(*entry.date_time).astimezone(UTC)
    except (ValueError, OSError, OverflowError):
        return LONG_AGO


def _with_fault(arrival: Arrival, fault: str) -> Arrival:
    return Arrival(arrival.parts, arrival.content, arrival.time, fault)


# Notebooks.


def sound(content: bytes) -> NotebookNode | None:
    """Return the cells of a notebook, built anew without outputs; None if it is no notebook.

    What was typed is kept, whatever else is wrong with the file.
    """
    try:
        coding = "utf-16" if content[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
        found = json.loads(content.decode(coding))
        if found["nbformat"] != 4:  # of long ago
            found = nbformat.reads(content.decode(coding), as_version=4)
        cells = _with_ids([_cell(n, cell) for n, cell in enumerate(found["cells"], start=1)])
        note = found.get("metadata", {}).get("elo")
    except Exception:
        return None
    notebook: NotebookNode = new_notebook(cells=cells)
    if isinstance(note, dict):
        notebook.metadata["elo"] = {str(key): str(value) for key, value in note.items()}
    return notebook


def _with_ids(cells: list[NotebookNode]) -> list[NotebookNode]:
    """Give a new id to each cell whose own is none, or is that of a cell before it."""
    seen: set[str] = set()
    for n, cell in enumerate(cells, start=1):
        if cell.id in seen or not _CELL_ID.fullmatch(cell.id):
            cell.id = f"again-{n}"
        seen.add(cell.id)
    return cells


def _cell(n: int, cell: dict[str, Any]) -> NotebookNode:
    make: Any = {"code": new_code_cell, "markdown": new_markdown_cell}.get(
        cell["cell_type"], new_raw_cell
    )
    source = cell.get("source") or ""
    text = source if isinstance(source, str) else "".join(source)
    made: NotebookNode = make(text, id=str(cell.get("id") or f"cell-{n}"))
    marks = cell.get("metadata", {}).get("nbgrader")
    if isinstance(marks, dict):
        made.metadata["nbgrader"] = marks
    return made
