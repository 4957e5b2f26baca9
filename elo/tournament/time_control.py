"""Which list a time control belongs to, where its words say it plainly.

In reading order: `list_of`.
"""

import re

PRIME = "['\u2019\u2032]"
MINUTES = re.compile(
    rf"(\d{{1,3}}) ?(?:min(?:ute)?s?\b|m\b|{PRIME}(?!{PRIME}))", re.ASCII | re.IGNORECASE
)
SECONDS = re.compile(
    rf"(\d{{1,3}}) ?(?:s(?:ec(?:ond)?s?)?\b|[\"\u201d\u2033]|{PRIME}{{2}})",
    re.ASCII | re.IGNORECASE,
)
HOURS = re.compile(r"\d ?h", re.ASCII | re.IGNORECASE)
"""A time with hours in it is not looked at: they are written in too many ways."""
CODED = re.compile(r"(\d{2,5})\+(\d{1,3})")
"""Seconds for the game and for each move, as TRF26 has it."""
MOVES = 60
"""The time counts for so many moves."""
RAPID_FROM, STANDARD_FROM = 10, 60
"""Minutes: more than 10 is rapid, 60 or more is standard."""


def list_of(time_control: str) -> str | None:
    """Return the list for which a game with this time is played; None where that is not plain.

    The time is that of 60 moves: the minutes and 60 times the increment.

    >>> list_of("15 min + 10 sec"), list_of("90 min + 30 s"), list_of("180+2")
    ('rapid', 'standard', 'blitz')
    >>> list_of("as usual") is None
    True

    Rule: rapid and blitz 1.1.1 and 1.1.2. (That standard games of strong players need more time is
    not looked at.)
    """
    if coded := CODED.fullmatch(time_control.strip()):
        seconds = int(coded[1]) + MOVES * int(coded[2])
    elif not HOURS.search(time_control) and (minutes := MINUTES.findall(time_control)):
        seconds = 60 * sum(map(int, minutes)) + MOVES * sum(map(int, SECONDS.findall(time_control)))
    else:
        return None
    if seconds <= 60 * RAPID_FROM:
        return "blitz"
    return "rapid" if seconds < 60 * STANDARD_FROM else "standard"
