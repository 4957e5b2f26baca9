"""Points in time, as a teacher writes and reads them: by the clock of this computer.

In reading order: `read_due`, `shown`, `now`, `for_engine`.
"""

import re
from datetime import UTC, datetime

from elo.errors import RatingInputError

_DUE = re.compile(r"(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2}))?")


def read_due(text: str) -> datetime:
    """Return the moment that a text names; a day alone is the end of that day.

    >>> read_due("2026-12-04").astimezone().strftime("%H:%M")
    '23:59'

    Raises RatingInputError for any other text.
    """
    found = _DUE.fullmatch(text.strip())
    try:
        if found:
            day, time = found.groups()
            return datetime.fromisoformat(f"{day} {(time or '23:59').zfill(5)}").astimezone()
    except ValueError:
        pass
    raise RatingInputError("course_fault.due", {"value": text})


def shown(moment: datetime) -> str:
    """Return a moment as it is shown."""
    return moment.astimezone().strftime("%Y-%m-%d %H:%M")


def now() -> datetime:
    """Return this moment."""
    return datetime.now(UTC)


def for_engine(moment: datetime) -> str:
    """Return a moment as nbgrader reads it."""
    return moment.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
