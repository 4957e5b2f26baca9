"""A small reader of tournament report files (TRF), enough to rate an event.

FIDE's format has fixed columns, counted in characters from 1. Read here: the name (012), the
dates (042, 052) and the players with their games (001). Every other line is passed over. In
reading order: `read_trf`.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime

from elo.errors import RatingInputError
from elo.tournament.codes import CODES, PLAYED
from elo.tournament.model import Pairing, Tournament, TournamentPlayer
from elo.words import say

SEPARATORS = (4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91)
"""Columns of a player's line that are always blank: a letter there means a shifted line."""
FIRST_ROUND = 92
ROUND_WIDTH = 10
ANSWERS = {"1": "0", "0": "1", "=": "="}
"""What the opponent's line must say for a game over the board."""


def read_trf(text: str) -> Tournament:
    """Read a tournament from the text of a TRF file.

    >>> row = "001 {:4}{:6}{:33} {:4}{:39}{:4} {} {}"
    >>> anna = row.format(1, "", "Anna", 1800, "", 2, "w", "1")
    >>> ben = row.format(2, "", "Ben", 1700, "", 1, "b", "0")
    >>> tournament = read_trf("012 Club evening" + chr(10) + anna + chr(10) + ben)
    >>> tournament.players[1].name, tournament.event(1).games[0].opponent
    ('Anna', 1700)

    ``text`` is the decoded file; a mark at its beginning (BOM) and any kind of line end are fine.
    The codes 1, = and 0 are games over the board, every other code is an unplayed one.

    Raises RatingInputError with line and column for what is no such file, a shifted line, a
    repeated starting rank, an opponent who is no player, and two lines that disagree about a game.
    """
    if not isinstance(text, str):
        raise RatingInputError("error.trf_text", {"value": text})
    name = ""
    days: dict[str, date | None] = {"042": None, "052": None}
    players: dict[int, TournamentPlayer] = {}
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), start=1):
        fields = _Line(number, line)
        if fields.id == "012":
            name = fields.text(5, len(line))
        elif fields.id in days:
            days[fields.id] = fields.day(5)
        elif fields.id == "001":
            player = _player(fields)
            if player.start_rank in players:
                values = {"line": number, "player": player.start_rank}
                raise RatingInputError("error.trf_repeated", values)
            players[player.start_rank] = player
    if not players:
        raise RatingInputError("error.trf_empty", {})
    for player in players.values():
        for pairing in player.pairings:
            _check(player, pairing, players)
    return Tournament(name, days["042"], days["052"], players)


@dataclass(frozen=True, slots=True)
class _Line:
    """One line of the file, its fields by column."""

    number: int
    line: str

    @property
    def id(self) -> str:
        return self.line[:3]

    def text(self, first: int, last: int) -> str:
        """Return columns ``first`` to ``last``, without blanks around."""
        return self.line[first - 1 : last].strip()

    def fault(self, column: int, expected: str, value: str, **more: object) -> RatingInputError:
        values = {
            "line": self.number,
            "column": column,
            "expected": say(f"trf.{expected}", **more),
            "value": value,
        }
        return RatingInputError("error.trf_line", values)

    def number_at(self, first: int, last: int, expected: str) -> int | None:
        """Return the number in these columns; None for blanks and zeros."""
        text = self.text(first, last)
        if text and not (text.isascii() and text.isdigit()):
            raise self.fault(first, expected, text)
        return int(text or 0) or None

    def blank(self, column: int) -> None:
        """Raise if this column, which divides two fields, is not blank."""
        if found := self.text(column, column):
            raise self.fault(column, "blank", found)

    def day(self, first: int) -> date | None:
        text = self.text(first, len(self.line))
        try:
            plain = re.sub(r"[.-]", "/", text)
            return datetime.strptime(plain, "%Y/%m/%d").date() if text else None
        except ValueError:
            raise self.fault(first, "date", text) from None


def _player(fields: _Line) -> TournamentPlayer:
    for column in SEPARATORS:
        fields.blank(column)
    start_rank = fields.number_at(5, 8, "start_rank")
    if start_rank is None:
        raise fields.fault(5, "start_rank", fields.text(5, 8))
    return TournamentPlayer(
        start_rank,
        fields.text(15, 47),
        fields.number_at(49, 52, "rating"),
        tuple(_pairings(fields)),
        line=fields.number,
    )


def _pairings(fields: _Line) -> Iterator[Pairing]:
    columns = range(FIRST_ROUND, len(fields.line.rstrip()) + 1, ROUND_WIDTH)
    for round_, first in enumerate(columns, start=1):
        for column in (first + 4, first + 6, first + 8, first + 9):
            fields.blank(column)
        code = fields.text(first + 7, first + 7).upper()
        if code not in CODES or code == "?":
            codes = " ".join(code for code in CODES if code.strip("?"))
            raise fields.fault(first + 7, "result", code, codes=codes)
        opponent = fields.number_at(first, first + 3, "opponent")
        yield Pairing(round_, opponent, fields.text(first + 5, first + 5).lower(), code)


def _check(
    player: TournamentPlayer, pairing: Pairing, players: dict[int, TournamentPlayer]
) -> None:
    """Raise if the opponent is no player, or tells a game over the board otherwise."""
    where = {"line": player.line, "round": pairing.round, "opponent": pairing.opponent}
    if pairing.opponent is None:
        return
    if pairing.opponent == player.start_rank:
        raise RatingInputError("error.trf_self", where)
    if pairing.opponent not in players:
        raise RatingInputError("error.trf_opponent", where)
    if pairing.code not in PLAYED:
        return
    others = players[pairing.opponent].pairings
    other = others[pairing.round - 1] if pairing.round <= len(others) else None
    if (
        other is None
        or other.opponent != player.start_rank
        or other.code != ANSWERS[pairing.code]
        or {pairing.colour, other.colour} != {"w", "b"}
    ):
        values = {
            **where,
            "player": player.start_rank,
            "result": f"{pairing.colour} {pairing.code}",
            "other": f"{other.colour} {other.code}" if other else "",
            "other_opponent": other.opponent if other else None,
        }
        raise RatingInputError("error.trf_mismatch", values)
