"""The rows of a list of pupils, from a CSV file as any spreadsheet saves it.

In reading order: `Rows`, `rows_in`.
"""

import csv
import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from dataclasses import dataclass
from pathlib import Path

from elo.errors import RatingInputError

SEPARATORS = ",;\t"


@dataclass(frozen=True, slots=True)
class Rows:
    """The first line as it stands, its cells, and the rows under it with their line numbers."""

    header: str = ""
    columns: tuple[str, ...] = ()
    rows: tuple[tuple[int, tuple[str, ...]], ...] = ()


def rows_in(path: Path) -> Rows:
    """Return the rows of a file; what stands most in the first line stands between the cells.

    Each row is a line of its own, so that a quotation mark that is left open swallows nobody.

    Raises RatingInputError for a file that cannot be read, for one that is not in UTF-8 or
    UTF-16, and for a line that is no row.
    """
    lines = re.split(r"\r\n|\r|\n", _text(path))
    first = bool(lines[0].lower().startswith("sep="))
    filled = [(n, line) for n, line in enumerate(lines, start=1) if line.strip() and n > first]
    if not filled:
        return Rows()
    header = filled[0][1]
    separator = max(SEPARATORS, key=header.count)
    split = [(n, _cells(path, n, line, separator)) for n, line in filled]
    return Rows(header, split[0][1], tuple(split[1:]))


def _cells(path: Path, n: int, line: str, separator: str) -> tuple[str, ...]:
    try:
        return tuple(next(csv.reader([line], delimiter=separator, strict=True)))
    except csv.Error as error:
        values = {"path": path, "line": n, "reason": error}
        raise RatingInputError("error.roster_row", values) from None


def _text(path: Path) -> str:
    """Return the text of the file: UTF-8, or UTF-16 as a spreadsheet's "Unicode text" is."""
    try:
        content = path.read_bytes()
        wide = content.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
        return content.decode("utf-16" if wide else "utf-8-sig")
    except OSError as error:
        values = {"path": path, "reason": error.strerror or error}
        raise RatingInputError("error.file_unreadable", values) from error
    except UnicodeDecodeError:
        raise RatingInputError("error.roster_coding", {"path": path}) from None
