"""The names of a class, from a CSV file as a spreadsheet saves it."""

import csv
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from pathlib import Path

from elo.errors import RatingInputError

SEPARATORS = ",;\t"


def names_in(path: Path) -> tuple[str, ...]:
    """Return the names of a roster in its order.

    The first line names the columns: ``name``, or ``first_name`` and ``last_name``, or else
    ``id``; others are not read. Commas, semicolons or tabs stand between them.

    Raises RatingInputError for a file that cannot be read, and for one without such a column or
    without pupils.
    """
    try:
        content = path.read_bytes()
        wide = content.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
        text = content.decode("utf-16" if wide else "utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise RatingInputError("error.file_unreadable", {"path": path, "reason": error}) from error
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("sep=")]
    first = lines[0] if lines else ""
    rows = csv.DictReader(lines, delimiter=max(SEPARATORS, key=first.count))
    columns = [column.strip().lower() for column in rows.fieldnames or ()]
    if not {"name", "first_name", "last_name", "id"} & set(columns):
        raise RatingInputError("error.roster_columns", {"path": path, "value": first})
    rows.fieldnames = columns
    names = tuple(filter(None, map(_name, rows)))
    if not names:
        raise RatingInputError("error.roster_empty", {"path": path})
    return names


def _name(row: dict[str, str | None]) -> str:
    cells = {column: (row.get(column) or "").strip() for column in row if column}
    both = f"{cells.get('first_name', '')} {cells.get('last_name', '')}".strip()
    return cells.get("name") or both or cells.get("id", "")
