"""Tables that other programs write: rows by the names of their columns, whatever these are exactly.

"K*chg", "KChg" and "k_chg" are one name here. The columns may be divided by commas, semicolons or
tabs, or stand under their headings as in FIDE's own list of players. A file is UTF-8, with or
without a mark at its beginning, or else Windows' Latin letters. In reading order: `plain`, `Row`,
`rows`.
"""

import csv
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from os import PathLike
from typing import TextIO, TypeAlias

from elo.errors import RatingInputError

Source: TypeAlias = "str | PathLike[str] | Iterable[str]"
"""The path of a file, or its lines."""

DIVIDERS = ",;\t"
FIDE_HEAD = "id number"
"""FIDE's list begins with this heading; its columns stand under their headings."""
YES = frozenset({"1", "y", "yes", "true", "x"})
NO = frozenset({"0", "n", "no", "false", "-"})
MOST_IN_A_CELL = 131_072
AT_ONCE = 1 << 20


def plain(name: str) -> str:
    """Return the name of a column without what programs write differently.

    >>> plain("K*chg"), plain("ID Number"), plain("Rtg+/-")
    ('kchg', 'idnumber', 'rtgplusminus')
    """
    name = name.replace("+/-", "plusminus")
    return "".join(sign for sign in name.casefold() if sign.isalnum())


@dataclass(frozen=True, slots=True)
class Row:
    """One row: its line in the file, and its cells by the plain names of their columns."""

    line: int
    cells: Mapping[str, str]

    def text(self, names: Iterable[str]) -> str:
        """Return the first of these columns that is there and not empty."""
        return next((self.cells[name] for name in names if self.cells.get(name)), "")

    def number(self, names: Iterable[str], most: int | None = None) -> int | None:
        """Return a whole number, at most so large; None for nothing, a dash and 0."""
        text = self.text(names)
        if text in ("", "-", "—"):
            return None
        if not (text.isascii() and text.isdigit() and len(text) <= 12):
            raise self.fault("whole", names, text)
        if most is not None and int(text) > most:
            raise self.fault("at_most", names, text, most=most)
        return int(text) or None

    def decimal(self, names: Iterable[str]) -> Decimal | None:
        """Return a number with its sign; a comma divides as well as a point. None for nothing."""
        text = self.text(names).replace("−", "-").replace(",", ".")
        if text in ("", "-", "—"):
            return None
        try:
            value = Decimal(text)
        except InvalidOperation:
            value = Decimal("NaN")
        if not value.is_finite() or abs(value) >= 10**6:
            raise self.fault("decimal", names, text)
        return value

    def year(self, names: Iterable[str]) -> int | None:
        """Return the year of a birthday; None for nothing, and for the year 0000."""
        text = self.text(names)
        found = re.search(r"(?<!\d)\d{4}(?!\d)", text)
        if text.strip("0-/. ") and not found:
            raise self.fault("year", names, text)
        return (int(found.group()) or None) if found else None

    def truth(self, names: Iterable[str]) -> bool | None:
        """Return yes or no; None for nothing."""
        text = self.text(names).casefold()
        if text and text not in YES | NO:
            raise self.fault("yes_or_no", names, text)
        return text in YES if text else None

    def fault(
        self, expected: str, names: Iterable[str], value: str, **more: object
    ) -> RatingInputError:
        """Return the error about a cell: ``expected`` ends the name of its sentence."""
        column = next(name for name in names if self.cells.get(name))
        values = {"line": self.line, "name": column, "value": value, **more}
        return RatingInputError(f"error.cell_{expected}", values)


def rows(source: Source, wanted: Iterable[tuple[str, ...]] = ()) -> Iterator[Row]:
    """Read the rows of a table.

    ``wanted`` are the names of which one at least must be among the columns.

    >>> (row,) = rows(["FIDE ID;Name;K*chg", "12300001;Anna;-4,80"])
    >>> row.number(["fideid"]), row.decimal(["kchg"])
    (12300001, Decimal('-4.80'))

    Raises RatingInputError with the line for what is no such table; OSError for a file that cannot
    be opened.
    """
    if isinstance(source, str | PathLike):
        yield from _file_rows(source, wanted)
    else:
        yield from _rows(iter(source), wanted)


def _file_rows(path: "str | PathLike[str]", wanted: Iterable[tuple[str, ...]]) -> Iterator[Row]:
    with open(path, encoding=_encoding(path), errors="replace", newline="") as file:
        yield from _rows(_bounded(file), wanted)


def _bounded(file: TextIO) -> Iterator[str]:
    """Return the lines of a file, none longer than a cell may be: what has no lines is no table."""
    lines = iter(lambda: file.readline(MOST_IN_A_CELL + 1), "")
    for n, line in enumerate(lines, start=1):
        if len(line) > MOST_IN_A_CELL:
            raise RatingInputError("error.cell_long", {"line": n, "most": MOST_IN_A_CELL})
        yield line


def _encoding(path: "str | PathLike[str]") -> str:
    """Return how the letters of a file are to be read: UTF-8 if it is that throughout."""
    try:
        with open(path, encoding="utf-8") as file:
            while file.read(AT_ONCE):
                pass
    except UnicodeDecodeError:
        return "cp1252"
    return "utf-8-sig"


def _rows(lines: Iterator[str], wanted: Iterable[tuple[str, ...]]) -> Iterator[Row]:
    lines = (line.removeprefix("\ufeff") for line in lines)
    at, head = next(((n, line) for n, line in enumerate(lines, 1) if line.strip()), (0, ""))
    divider = max(DIVIDERS, key=head.count)
    if divider not in head and head.casefold().startswith(FIDE_HEAD):
        columns = _standing(head)
        found = _under(lines, columns, at)
        names = [name for name, _ in columns]
    else:
        names = [plain(name) for name in next(csv.reader([head], delimiter=divider), [])]
        found = _divided(lines, divider, at)
    wanted = list(wanted)
    if wanted and not any(set(names) & set(alike) for alike in wanted):
        known = ", ".join(alike[0] for alike in wanted)
        raise RatingInputError("error.columns", {"value": head.strip(), "columns": known})
    for line, cells in found:
        if any(cells):
            yield Row(line, dict(zip(names, cells, strict=False)))


def _divided(lines: Iterator[str], divider: str, at: int) -> Iterator[tuple[int, list[str]]]:
    reader = csv.reader(lines, delimiter=divider)
    try:
        for cells in reader:
            yield reader.line_num + at, [cell.strip() for cell in cells]
    except csv.Error:
        values = {"line": reader.line_num + at, "most": MOST_IN_A_CELL}
        raise RatingInputError("error.cell_long", values) from None


def _standing(head: str) -> list[tuple[str, slice]]:
    """Return the columns of FIDE's list: each from its heading to the next one."""
    marked = head.rstrip("\r\n").replace(" Number", "_Number", 1)
    starts = [found.start() for found in re.finditer(r"\S+", marked)]
    ends = [*starts[1:], None]
    return [
        (plain(marked[start:end].strip()), slice(start, end))
        for start, end in zip(starts, ends, strict=True)
    ]


def _under(
    lines: Iterator[str], columns: list[tuple[str, slice]], at: int
) -> Iterator[tuple[int, list[str]]]:
    for line, text in enumerate(lines, start=at + 1):
        yield line, [text[where].strip() for _, where in columns]
