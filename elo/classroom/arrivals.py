"""What came back: every file of a folder or a zip, read into memory and never unpacked by name.

In reading order: `Arrival`, `arrivals`, `sound`.
"""

import json
import re
import unicodedata
import zipfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import IO, Any

import nbformat
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_raw_cell

from elo.drills.record import FORMAT
from elo.errors import RatingInputError

MEGABYTE = 1 << 20
NOTEBOOK, PARCEL = 50 * MEGABYTE, 1000 * MEGABYTE
"""How large a notebook, and a zip, may be."""
UNPACKED, ENTRIES = 200 * MEGABYTE, 20_000
"""What one file that came may unpack to in all, with the zips in it: bytes, and files."""
LIMITS = {
    "notebook": NOTEBOOK // MEGABYTE,
    "parcel": PARCEL // MEGABYTE,
    "unpacked": UNPACKED // MEGABYTE,
    "entries": ENTRIES,
}
"""The same in words: in megabytes, and files."""
BEGINNING = 200
"""A practice record says within so many bytes that it is one."""
LONG_NAME, LONG_PLACE = 240, 400
LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)
OTHER_ARCHIVES = (".rar", ".7z", ".tar", ".gz", ".tgz", ".bz2", ".xz")
_SYSTEM = {"__macosx", ".ds_store", "thumbs.db", "desktop.ini", ".ipynb_checkpoints"}
_CELL_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


@dataclass(frozen=True, slots=True)
class Arrival:
    """One file: where it stood, what is in it, and when it was last written.

    ``content`` is that of a notebook, a practice record or a zip, and of nothing else.
    ``fault`` is the key of what keeps it from being read, "" if nothing does.
    """

    parts: tuple[str, ...]
    content: bytes = b""
    time: datetime = LONG_AGO
    fault: str = ""

    @property
    def shown(self) -> str:
        """Its place, for people."""
        return _short("/".join(self.parts), LONG_PLACE)

    @property
    def suffix(self) -> str:
        """The ending of its name, in small letters."""
        return Path(self.parts[-1]).suffix.lower()

    @property
    def is_record(self) -> bool:
        """Whether it says that it is a practice record."""
        return FORMAT.encode() in self.content[:BEGINNING]


@dataclass(slots=True)
class _Room:
    """What a file may still unpack to: a small zip can hold more than any memory."""

    size: int
    entries: int


def arrivals(path: Path) -> Iterator[Arrival]:
    """Go through all files of a folder, a zip, or the one file.

    Files that systems make for themselves are passed over. What is wrong with one file is told
    in its ``fault``, and the others go on. Raises RatingInputError if there is nothing at the
    path.
    """
    if path.is_dir():
        for file in files_in(path):
            arrival = _read(file, file.relative_to(path).parts)
            yield from _opened(arrival, 1, _Room(UNPACKED, ENTRIES))
    elif path.is_file():
        yield from _opened(_read(path, (path.name,)), 2, _Room(UNPACKED, ENTRIES), top=True)
    else:
        raise RatingInputError("course_fault.no_path", {"path": path})


def files_in(folder: Path) -> list[Path]:
    """Return the files of a folder and those below it; a link may lead anywhere, so none is one."""
    return sorted(one for one in folder.rglob("*") if one.is_file() and not one.is_symlink())


def _read(file: Path, parts: tuple[str, ...]) -> Arrival:
    empty = Arrival(_names(parts))
    try:
        about = file.stat()
        empty = replace(empty, time=_time(datetime.fromtimestamp, about.st_mtime))
        most = PARCEL if empty.suffix == ".zip" else NOTEBOOK
        with file.open("rb") as stream:
            return _filled(empty, stream, "arrived.large" if about.st_size > most else "")
    except OSError:
        return replace(empty, fault="arrived.no_access")


def _filled(empty: Arrival, stream: IO[bytes], fault: str) -> Arrival:
    """Return an arrival with its content, or with the fault that it has if it is of any use."""
    begun = replace(empty, content=stream.read(BEGINNING))
    if empty.suffix not in (".ipynb", ".zip") and not begun.is_record:
        return empty
    if fault:
        return replace(empty, fault=fault)
    return replace(begun, content=begun.content + stream.read())


def _names(parts: Iterable[str]) -> tuple[str, ...]:
    """Return names in one form of accents, without ways out of the folder, and of some length."""
    plain = (unicodedata.normalize("NFC", part).strip("/\\:") for part in parts)
    named = (part for part in plain if part not in ("", ".", ".."))
    # Linux lets a name be no text at all.
    text = (part.encode("utf-8", "replace").decode() for part in named)
    return tuple(_short(part, LONG_NAME) for part in text) or ("?",)


def _short(text: str, most: int) -> str:
    """Return a text, without its middle if it is longer."""
    return text if len(text) <= most else f"{text[: most // 2]}…{text[-most // 2 :]}"


def _opened(arrival: Arrival, depth: int, room: _Room, *, top: bool = False) -> Iterator[Arrival]:
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
                yield from _in_zip(parcel, before, depth - 1, room)
        except Exception:  # a zip can be broken in more ways than its module has errors for
            yield _with_fault(arrival, "arrived.zip")


def _in_zip(
    parcel: zipfile.ZipFile, before: tuple[str, ...], depth: int, room: _Room
) -> Iterator[Arrival]:
    for entry in parcel.infolist():
        if entry.filename.endswith("/"):
            continue
        parts = _names((*before, *re.split(r"[/\\]", _entry_name(entry))))
        empty = Arrival(parts, time=_time(datetime, *entry.date_time))
        room.entries -= 1
        if room.entries < 0:
            yield _with_fault(empty, "arrived.too_much")
            return
        yield from _opened(_unpacked(parcel, entry, empty, room), depth, room)


def _unpacked(
    parcel: zipfile.ZipFile, entry: zipfile.ZipInfo, empty: Arrival, room: _Room
) -> Arrival:
    """Return what an entry holds; no more is read of it than the size that it gives."""
    fault = "arrived.too_much" if entry.file_size > room.size else ""
    fault = "arrived.large" if entry.file_size > NOTEBOOK else fault
    try:
        with parcel.open(entry) as stream:
            arrival = _filled(empty, stream, fault)
    except NotImplementedError:
        return _with_fault(empty, "arrived.zip")
    except RuntimeError:
        return _with_fault(empty, "arrived.locked")
    except Exception:  # as above; the other entries may be whole
        return _with_fault(empty, "arrived.zip")
    room.size -= len(arrival.content)
    return arrival


def _entry_name(entry: zipfile.ZipInfo) -> str:
    """Return the name of an entry; many programs write UTF-8 without saying so."""
    if entry.flag_bits & 0x800:
        return entry.filename
    try:
        return entry.filename.encode("cp437").decode("utf-8")
    except UnicodeError:
        return entry.filename


def _time(make: Callable[..., datetime], *values: float) -> datetime:
    """Return a moment by this computer's clock; one that there is not was long ago."""
    try:
        return make(*values).astimezone(UTC)
    except (ValueError, OSError, OverflowError):
        return LONG_AGO


def _with_fault(arrival: Arrival, fault: str) -> Arrival:
    return replace(arrival, content=b"", fault=fault)


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
