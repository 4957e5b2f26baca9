"""What is wrong in a file: the first fault ends a strict reading, a lenient one lists it.

Faults are what could change a rating or a person: they are never read past in silence. What only
looks odd (a title that nobody has, a date in another order) is a notice in both kinds of reading.
"""

from collections.abc import Callable
from datetime import date
from typing import TypeVar

from elo.errors import RatingInputError
from elo.tournament import fields
from elo.tournament.model import Notice
from elo.words import say

T = TypeVar("T")

MOST = 50_000
"""So many notices are kept: a file with more of them is none that a program wrote."""


class Findings:
    """The notices of one reading, and whether it goes on after a fault."""

    def __init__(self, lenient: bool) -> None:
        self.lenient = lenient
        self.notices: list[Notice] = []

    def fault(
        self,
        line: int,
        column: int,
        expected: str,
        value: str,
        *,
        without: str = "this_line",
        **more: object,
    ) -> None:
        """Raise, or note what is left out: ``without`` names it, ``expected`` what should stand.

        Both are names under ``expected`` and ``without`` in the catalogue; ``more`` fills them.
        """
        values = {
            "line": line,
            "column": column,
            "expected": say(f"expected.{expected}", **more),
            "value": value,
        }
        if not self.lenient:
            raise RatingInputError("error.file_line", values)
        values["without"] = say(f"without.{without}", **more)
        self._note(Notice("notice.left_out", values, left_out=True))

    def odd(self, kind: str, line: int | None, **values: object) -> None:
        """Note something that a reading goes on with: ``kind`` names the sentence."""
        self._note(Notice(f"notice.{kind}", {"line": line, **values}))

    def _note(self, notice: Notice) -> None:
        if len(self.notices) == MOST:
            raise RatingInputError("error.file_notices", {"most": MOST, "line": notice.line})
        self.notices.append(notice)

    def hard(
        self, line: int, column: int, text: str, read: Callable[[str], T | None], what: str
    ) -> T | None:
        """Return a field on which a rating depends: a fault if it cannot be read.

        ``read`` raises ValueError for what it cannot read; ``what`` names the field.
        """
        try:
            return read(text)
        except ValueError:
            self.fault(line, column, what, text, without=what)
            return None

    def soft(
        self, line: int, column: int, text: str, read: Callable[[str], T | None], what: str
    ) -> T | None:
        """Return a field on which no rating depends: None and a notice if it cannot be read."""
        try:
            return read(text)
        except ValueError:
            field = say(f"field.{what}")
            self.odd("not_read", line, column=column, field=field, value=text)
            return None

    def day(self, line: int, column: int, text: str) -> date | None:
        """Return a day, None if it cannot be read; say how a doubtful one was read."""
        found = self.soft(line, column, text, fields.day, "day")
        if found and fields.ambiguous(text):
            self.odd("day_first", line, column=column, value=text.strip(), day=found)
        return found

    def in_order(self) -> tuple[Notice, ...]:
        """Return the notices from the first line of the file to the last."""
        return tuple(sorted(self.notices, key=lambda note: (note.line or 0, note.column or 0)))
