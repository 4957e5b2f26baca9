"""The fields of a player and of a tournament, as texts say them: dates, titles, numbers.

Each function reads one text, returns None or an empty text for nothing, and raises ValueError for
what it cannot read. Nothing is made up: a year without a day stays a year. In reading order:
`whole`, `count`, `start_rank`, `k`, `rating`, `points`, `sex`, `title`, `federation`, `fide_id`,
`birth_year`, `day`, `round_day`.
"""

import re
from contextlib import suppress
from datetime import date
from decimal import Decimal

SEXES = {"": "", "m": "m", "w": "w", "f": "w", "u": "", "-": ""}
TITLES = {
    "": "",
    **dict.fromkeys(("gm", "g"), "GM"),
    **dict.fromkeys(("im", "m"), "IM"),
    **dict.fromkeys(("fm", "f", "ff"), "FM"),
    **dict.fromkeys(("cm", "c", "cf"), "CM"),
    **dict.fromkeys(("wgm", "wg", "gf"), "WGM"),
    **dict.fromkeys(("wim", "wm", "w", "mf"), "WIM"),
    **dict.fromkeys(("wfm", "wf"), "WFM"),
    **dict.fromkeys(("wcm", "wc"), "WCM"),
}
"""FIDE's titles by all their spellings, of 2006 and of today."""
MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
SMALLEST_FIDE_ID = 100_000
"""A smaller number in the field of the FIDE id is a local one."""
OLDEST, YOUNGEST = 1880, 2100
FORMAT_YEAR = 2016
"""The year of the format: files are not older."""
TWO_DIGITS = range(1970, 2070)
"""The years that two digits mean."""
THREE_NUMBERS = re.compile(r"(\d{1,4}) *[./-] *(\d{1,2}) *[./-] *(\d{1,4})\.?", re.ASCII)
MONTH_DAY_YEAR = re.compile(r"([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})", re.ASCII)


def whole(text: str, most: int = 9999) -> int | None:
    """Return a number without sign, at most so large; None for blanks and zeros.

    >>> whole(" 017"), whole("0000"), whole("")
    (17, None, None)
    """
    text = text.strip()
    if text and not (text.isascii() and text.isdigit()):
        raise ValueError(text)
    number = int(text or 0)
    if number > most:
        raise ValueError(text)
    return number or None


def count(text: str) -> int | None:
    """Return a number, zero too; None for blanks alone."""
    return whole(text) or (0 if text.strip() else None)


def start_rank(text: str) -> int:
    """Return a starting rank, 1 to 9999; a dot after it is fine."""
    number = whole(text.strip().removesuffix("."))
    if number is None:
        raise ValueError(text)
    return number


def k(text: str) -> int | None:
    """Return K, 1 to 100; None for blanks and zeros."""
    return whole(text, most=100)


def rating(text: str) -> int | None:
    """Return a rating of three or four digits; None for blanks and zeros.

    Two digits are what is left of a rating where a line was cut.
    """
    number = whole(text)
    if number is not None and number < 100:
        raise ValueError(text)
    return number


def points(text: str) -> Decimal | None:
    """Return points, with a point or a comma; None for blanks.

    >>> points("11,5"), points("5½"), points("")
    (Decimal('11.5'), Decimal('5.5'), None)
    """
    text = text.strip().replace(",", ".").replace("½", ".5")
    if not text:
        return None
    if not re.fullmatch(r"[0-9]{0,3}(\.[0-9]?)?", text) or text == ".":
        raise ValueError(text)
    return Decimal(text)


def sex(text: str) -> str:
    """Return "m", "w" or nothing; ``f`` is a woman too, ``u`` is not known."""
    return _spelled(text, SEXES)


def title(text: str) -> str:
    """Return a title as FIDE writes it today.

    >>> title("wg"), title("gf"), title("FM")
    ('WGM', 'WGM', 'FM')
    """
    return _spelled(text, TITLES)


def federation(text: str) -> str:
    """Return three letters, or nothing."""
    text = text.strip()
    if text and not (len(text) == 3 and text.isalnum()):
        raise ValueError(text)
    return text.upper()


def fide_id(text: str) -> int | None:
    """Return a FIDE id; None for blanks and zeros. A number too small for one is a local one."""
    number = whole(text, most=10**11 - 1)
    if number is not None and number < SMALLEST_FIDE_ID:
        raise ValueError(text)
    return number


def birth_year(text: str) -> int | None:
    """Return the year of a date of birth; None where it is blank or zeros.

    >>> birth_year("1987/07/05"), birth_year("1978"), birth_year("0000/00/00"), birth_year("")
    (1987, 1978, None, None)
    """
    text = text.strip()
    if not text.strip("0./- "):
        return None
    match = THREE_NUMBERS.fullmatch(text)
    parts = match.groups() if match else (text.rstrip("./- "),)
    years = [int(part) for part in parts if re.fullmatch("[0-9]{4}", part)]
    if len(years) != 1 or not OLDEST <= years[0] <= YOUNGEST:
        raise ValueError(text)
    return years[0]


def day(text: str) -> date | None:
    """Return a day; None for blanks. Year first, or last with the day first.

    >>> day("2025/10/12").isoformat(), day("25/10/12").isoformat(), day("12. 10. 2025").isoformat()
    ('2025-10-12', '2025-10-12', '2025-10-12')
    >>> day("Oct 12, 2025").isoformat()
    '2025-10-12'
    """
    text = text.strip()
    if not text.strip("0./- "):
        return None
    if match := THREE_NUMBERS.fullmatch(text):
        first, month, last = match.groups()
        year, day_ = (last, first) if len(last) == 4 else (first, last)
        return date(_year(year), int(month), int(day_))
    if (match := MONTH_DAY_YEAR.fullmatch(text.lower())) and match[1] in MONTHS:
        return date(int(match[3]), MONTHS.index(match[1]) + 1, int(match[2]))
    raise ValueError(text)


def ambiguous(text: str) -> bool:
    """Return whether the numbers of a date could be read in another order.

    >>> ambiguous("05.06.2025"), ambiguous("23/11/24"), ambiguous("25/10/12")
    (True, True, False)
    """
    match = THREE_NUMBERS.fullmatch(text.strip())
    if match is None or len(match[1]) == 4:
        return False
    first, second, last = map(int, match.groups())
    if len(match[3]) < 4:  # could the year stand at the end?
        return first != last and 1 <= first <= 31 and last >= FORMAT_YEAR % 100
    return first != second and max(first, second) <= 12


def round_day(text: str, start: date | None, end: date | None) -> date | None:
    """Return the day of a round, YY/MM/DD; YY/DD/MM where only that lies within the tournament.

    >>> round_day("25/11/10", date(2025, 10, 8), date(2025, 10, 12)).isoformat()
    '2025-10-11'
    """

    def within(found: date) -> bool:
        return (start or found) <= found <= (end or found)

    readings = []
    match = THREE_NUMBERS.fullmatch(text.strip())
    with suppress(ValueError):
        readings.append(day(text))
    if match and len(match[3]) < 4:
        with suppress(ValueError):
            readings.append(day(f"{match[1]}/{match[3]}/{match[2]}"))
    if not readings:
        raise ValueError(text)
    return next((found for found in readings if found and within(found)), readings[0])


def _spelled(text: str, spellings: dict[str, str]) -> str:
    try:
        return spellings[text.strip().lower()]
    except KeyError:
        raise ValueError(text) from None


def _year(text: str) -> int:
    if len(text) == 4:
        return int(text)
    if len(text) != 2:
        raise ValueError(text)
    return next(year for year in TWO_DIGITS if year % 100 == int(text))
