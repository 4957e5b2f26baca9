"""The names of a class, from a CSV file as a spreadsheet saves it."""

from collections.abc import Mapping
from pathlib import Path

from elo.errors import RatingInputError
from elo.handout.rows import rows_in


def names_in(path: Path) -> tuple[str, ...]:
    """Return the names of a roster in its order.

    The first line names the columns: ``name``, or ``first_name`` and ``last_name``, or else
    ``id``; others are not read. Commas, semicolons or tabs stand between them.

    Raises RatingInputError for a file that cannot be read, with the line if it is one, and for
    one without such a column or without pupils.
    """
    table = rows_in(path)
    columns = [column.strip().lower() for column in table.columns]
    if not {"name", "first_name", "last_name", "id"} & set(columns):
        raise RatingInputError("error.roster_columns", {"path": path, "value": table.header})
    rows = (dict(zip(columns, map(str.strip, cells), strict=False)) for _, cells in table.rows)
    names = tuple(filter(None, map(_name, rows)))
    if not names:
        raise RatingInputError("error.roster_empty", {"path": path})
    return names


def _name(cells: Mapping[str, str]) -> str:
    both = f"{cells.get('first_name', '')} {cells.get('last_name', '')}".strip()
    return cells.get("name") or both or cells.get("id", "")
