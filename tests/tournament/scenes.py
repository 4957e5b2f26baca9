"""A call for every sentence about tournament files (tests/test_words.py listens to them)."""

from collections.abc import Callable
from decimal import Decimal
from io import BytesIO, StringIO
from pathlib import Path

from elo.show.tables import headings
from elo.tournament import (
    Pairing,
    Tournament,
    TournamentPlayer,
    read_csv,
    read_tournament,
    read_trf,
    write_trf,
)
from elo.tournament.codes import CODES
from tests.tournament.files import put, trf

TWO = trf("Anna 1800 2w1", "Ben 1700 1b0")
ANNA, BEN = TWO.splitlines()
TOO_LONG = ({"name": "A" * 34}, {"rating": 10_000}, {"points": Decimal("100.5")})
ODD_HEAD = """012 Club
012 Club again
042 yesterday
052 01/02/2025
062 3
072 3
"""
ODD_TABLE = """tournament,Club
what is this
rounds,many
no,name,rating,club,sex,title,federation,FIDE id,birth year,rank,1
1,Anna,1800,Hanoi,x,x,x,x,x,x,2w1
2,Ben,1700,Hanoi,,,,,,,1b0
"""


def odd(text: str) -> str:
    """The notices of a strict reading."""
    return "\n".join(map(str, read_tournament(text).notes))


def lenient(text: str) -> str:
    """The notices of a lenient reading."""
    return "\n".join(map(str, read_tournament(text, lenient=True).notes))


def table(row: str, head: str = "no,name,rating,points,K,games,1") -> Callable[[], str]:
    """A lenient reading of a table with this row among others."""
    return lambda: lenient(f"{head}\n1,Anna,1800,,,,2w1\n2,Ben,1700,,,,1b0\n{row}\n")


def club(name: str = "Anna", **fields: object) -> Tournament:
    """A tournament of one player."""
    return Tournament("Club", None, None, {1: TournamentPlayer(1, name, **fields)})


def line(column: int, text: str) -> Callable[[], str]:
    """A lenient reading of a file with this in one of its lines."""
    return lambda: lenient(f"{put(ANNA, column, text)}\n{BEN}")


SCENES: list[Callable[[], object]] = [
    # What is no tournament.
    lambda: read_tournament(5),  # type: ignore[arg-type]
    lambda: read_tournament(StringIO("001")),  # type: ignore[arg-type]
    lambda: read_tournament("no such file"),
    lambda: read_tournament(Path(__file__).parent),
    lambda: read_tournament("/" + "a" * 5000),
    lambda: read_tournament(b" \n"),
    lambda: read_tournament(b"PK"),
    lambda: read_tournament(b"%PDF"),
    lambda: read_tournament(b"\xd0\xcf\x11\xe0"),
    lambda: read_tournament(b"001 \0"),
    lambda: read_tournament(b"a letter\nto an arbiter"),
    lambda: read_tournament(BytesIO(b"001 " + bytes([32]) * 2**24)),
    lambda: read_tournament(b"001 " + b"\n" * 200_001),
    lambda: read_tournament(TWO.encode(), encoding="latin-99"),
    lambda: read_tournament(TWO.replace("Anna", "Ann\xe9").encode("cp1252"), encoding="utf-8"),
    lambda: read_trf(None),  # type: ignore[arg-type]
    lambda: read_trf("012 Club"),
    lambda: read_csv("Anna,1800"),
    lambda: read_csv("name,rating"),
    # What a strict reading stops at, and a lenient one leaves out.
    lambda: read_trf(put(TWO, 4, "x")),
    lambda: lenient(f"{TWO}\n{BEN}"),
    lambda: lenient(f"{TWO}\n{'x' * 10_091}"),
    lambda: lenient(f"{TWO}\n001|3|Cleo"),
    line(4, "x"),
    line(5, "none"),
    line(49, "abcd"),
    line(81, "many"),
    line(92, "two"),
    line(92, "   3"),
    line(92, "   1"),
    line(97, "x"),
    line(99, "*"),
    line(99, "="),
    table("3,Cleo,abcd,many,high,few,99"),
    table("two,Cleo"),
    table('3,"Cleo'),
    table("3,Cleo,,,,,,,8"),
    table("", head="no,name,rating,name,rating,K,2"),
    # What is noted.
    lambda: odd(ODD_HEAD + TWO),
    lambda: odd(ODD_TABLE),
    lambda: odd(put(TWO, 15, "\x1b")),
    lambda: odd(put(TWO, 81, " 2.0")),
    lambda: odd("\n".join(put(one, 58, "    1234567") for one in TWO.splitlines())),
    lambda: odd(trf("Anna 1800 2w0", "Ben 1700 1b0")),
    lambda: odd(trf("Anna 1800 2w1 0-H", "Ben 1700 1b0")),
    lambda: odd(put(ANNA[:40] + ANNA[41:], 15, "M\xfc") + "\n" + BEN),
    lambda: "\n".join(map(str, read_tournament(put(TWO, 15, "M\xfc").encode("cp1252")).notes)),
    *(lambda code=code: Pairing(1, 2, "w", code).why for code in CODES),
    *(lambda code=code: Pairing(1, None, "-", code).why for code in CODES),
    lambda: odd(trf("Anna 1800 2wZ", "Ben 1700 1bZ")),
    lambda: lenient("001 \n" * 50_002),
    # Beside the reading.
    lambda: str(headings()),
    lambda: read_trf(TWO).event(3),
    lambda: read_trf(TWO).event(1).games[0].label,
    *(lambda fields=fields: write_trf(club(**fields)) for fields in TOO_LONG),
]
