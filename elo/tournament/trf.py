"""Reading tournament report files (TRF): FIDE's formats of 2006, 2016 and 2026.

All three have the same lines for what a rating needs: 001 for a player, 012 to 132 for the
tournament; what else there is (teams, byes by name, tie-breaks, national ratings, hints for
pairing programs, comments) is passed over. Fields have fixed columns, counted in characters from 1.
Programs deviate from the format in many ways; what can be read without a guess is read, and what
looked odd is noted. In reading order: `read_trf`, then the lines, then a player's fields.
"""

import re
from collections.abc import Callable, Iterator
from datetime import date
from operator import itemgetter
from typing import TypeVar

from elo.errors import RatingInputError
from elo.tournament import fields
from elo.tournament.codes import CODES, WRITTEN
from elo.tournament.confirm import confirmed
from elo.tournament.findings import Findings
from elo.tournament.model import Pairing, Tournament, TournamentPlayer
from elo.tournament.source import plain_lines

T = TypeVar("T")

FIRST_ROUND = 92
ROUND_WIDTH = 10
SEPARATORS = (4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91)
"""Columns of a player's line that are always blank: a letter there means a shifted line."""
ROUND_SEPARATORS = (5, 7, 9, 10)
"""The same within the ten columns of a round."""
SHORT = FIRST_ROUND - 1
COLOURS = {"w": "w", "W": "w", "b": "b", "B": "b", "-": "-", " ": "-"}
SYMBOLS = {
    " ": "",
    **{symbol: symbol for symbol in CODES if symbol},
    **{symbol.lower(): symbol for symbol in CODES if symbol},
    **dict.fromkeys("XxAa", "?"),
}
"""Result codes as they stand in files; X and A are some programs' own, and never a game."""
HEADS = {
    "012": "name",
    "022": "city",
    "032": "federation",
    "042": "start",
    "052": "end",
    "062": "player_count",
    "072": "rated_count",
    "122": "time_control",
    "132": "round_dates",
    "142": "rounds",
    "222": "coded_time_control",
    "XXR": "rounds_to_pair",
}
"""Lines about the tournament that are read, by their ids."""
ONLY_2026 = frozenset(
    f"{id_}"
    for id_ in (
        *range(142, 203, 10),
        *(212, 222, 240, 250, 260, 299, 300, 310, 320, 330, 340, 352, 362, 801, 802),
    )
)
"""Ids that TRF26 has and TRF16 has not."""
OWN_POINTS = frozenset(["162", "299", "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"])
"""Lines after which points need not be 1, ½ and 0."""
BYTES: tuple[Callable[[str], int], ...] = (
    lambda letter: len(letter.encode()),
    lambda letter: 1 if letter.isascii() else 2,
)
"""How many bytes a letter has: in UTF-8, and in the older encodings of Chinese."""
NATIONAL = re.compile(r"(?!XX|BB|DAT)[A-Z]{3} [ \d]{3}\d")
"""A player's national rating (TRF26): a federation, and the starting rank."""


def read_trf(text: str, *, lenient: bool = False) -> Tournament:
    """Read a tournament from the text of a TRF file.

    >>> row = "001 {:4}{:6}{:33} {:4}{:39}{:4} {} {}"
    >>> anna = row.format(1, "", "Anna", 1800, "", 2, "w", "1")
    >>> ben = row.format(2, "", "Ben", 1700, "", 1, "b", "0")
    >>> tournament = read_trf("012 Club evening" + chr(10) + anna + chr(10) + ben)
    >>> tournament.players[1].name, tournament.event(1).games[0].opponent
    ('Anna', 1700)

    ``text`` is the decoded file; a mark at its beginning (BOM) and any kind of line end are fine.
    The codes 1, = and 0 are games over the board where there is an opponent; no other code is.
    With ``lenient`` the reading goes on after a fault, and ``notes`` lists what was left out.

    Raises RatingInputError with line and column for what is no such file, a shifted or cut line, a
    repeated starting rank, an unknown code, an opponent who is no player, and two lines that
    disagree about a game.
    """
    if not isinstance(text, str):
        raise RatingInputError("error.trf_text", {"value": text})
    findings = Findings(lenient)
    head = _Head(findings)
    players: dict[int, TournamentPlayer] = {}
    for number, line in enumerate(plain_lines(text, findings), start=1):
        if not line.startswith("001"):
            head.read(number, line)
        elif player := _player(_Line(number, line, findings)):
            if player.start_rank in players:
                first = players[player.start_rank].line
                found = str(player.start_rank)
                findings.fault(number, 5, "own_rank", found, first=first)
            else:
                players[player.start_rank] = player
    if not players:
        raise RatingInputError("error.trf_empty", {})
    return head.tournament(confirmed(players, _column, findings, points=not head.own_points))


def _column(round_: int) -> int:
    return FIRST_ROUND + ROUND_WIDTH * (round_ - 1)


class _Head:
    """The lines about the tournament, the first of each kind."""

    def __init__(self, findings: Findings) -> None:
        self.findings = findings
        self.lines: dict[str, tuple[int, str]] = {}
        self.format = "TRF16"
        self.own_points = False

    def read(self, number: int, line: str) -> None:
        """Keep a line if it is one to be kept, and see what it says about the format."""
        id_ = line[:3]
        if line[3:4].strip():
            return
        if id_ in ONLY_2026 or NATIONAL.match(line[:8]):
            self.format = "TRF26"
        self.own_points |= id_ in OWN_POINTS
        if name := HEADS.get(id_):
            if name in self.lines:
                first = self.lines[name][0]
                self.findings.odd("head_again", number, value=id_, first=first)
            else:
                self.lines[name] = number, line[4:]

    def text(self, name: str) -> str:
        """Return what stands on the line of this name; nothing if there is none."""
        return self.lines.get(name, (0, ""))[1].strip()

    def number(self, name: str) -> int | None:
        """Return the number that the line begins with, None if there is none."""
        match = re.match(r"\d{1,4}\b", self.text(name), re.ASCII)
        return int(match[0]) if match else None

    def day(self, name: str) -> date | None:
        """Return a day, None if there is none that can be read."""
        number, text = self.lines.get(name, (0, ""))
        return self.findings.day(number, 5, text.strip())

    def round_days(self, start: date | None, end: date | None) -> Iterator[date | None]:
        """Yield the days of the rounds, which stand above the rounds of the players."""
        number, text = self.lines.get("round_dates", (0, ""))
        line = _Line(number, "    " + text.rstrip(), self.findings)
        for first in range(FIRST_ROUND, len(line.text) + 1, ROUND_WIDTH):
            last = first + ROUND_WIDTH - 1
            yield line.soft(first, last, lambda text: fields.round_day(text, start, end), "day")

    def tournament(self, players: dict[int, TournamentPlayer]) -> Tournament:
        """Return the tournament, with these players."""
        start, end = self.day("start"), self.day("end")
        round_days = tuple(self.round_days(start, end))
        played = max(len(player.pairings) for player in players.values())
        rated = sum(player.rating is not None for player in players.values())
        for name, count in (("player_count", len(players)), ("rated_count", rated)):
            if (said := self.number(name)) not in (None, count):
                number = self.lines[name][0]
                self.findings.odd(name, number, value=said, count=count)
        return Tournament(
            name=self.text("name"),
            start=start,
            end=end,
            players=players,
            city=self.text("city"),
            federation=self.text("federation"),
            time_control=self.text("time_control") or self.text("coded_time_control"),
            rounds=max(played, *(self.number(name) or 0 for name in ("rounds", "rounds_to_pair"))),
            round_dates=round_days,
            format=self.format,
            notes=self.findings.in_order(),
        )


class _Line:
    """One line of the file, its fields by column."""

    def __init__(self, number: int, text: str, findings: Findings) -> None:
        self.number = number
        self.text = text
        self.findings = findings

    def at(self, first: int, last: int) -> str:
        """Return columns ``first`` to ``last``, without blanks around."""
        return self.text[first - 1 : last].replace("\0", "").strip()

    def soft(self, first: int, last: int, read: Callable[[str], T | None], what: str) -> T | None:
        """Return a field on which no rating depends."""
        return self.findings.soft(self.number, first, self.at(first, last), read, what)

    def hard(self, first: int, last: int, read: Callable[[str], T | None], what: str) -> T | None:
        """Return a field on which a rating depends; one in which the line ends was cut.

        Of a rating of 1800 would be left 180, which is one too.
        """
        text = self.at(first, last)
        if first <= len(self.text.rstrip()) < last:
            self.findings.fault(self.number, first, what, text, without=what)
            return None
        return self.findings.hard(self.number, first, text, read, what)


def _player(line: _Line) -> TournamentPlayer | None:
    """Return the player of a line; None if all of it has to be left out."""
    if "|" in line.text[3:14]:
        line.findings.fault(line.number, line.text.index("|") + 1, "trf", line.text.strip())
        return None
    if not _aligned(line):
        return None
    start_rank = line.hard(5, 8, fields.start_rank, "start_rank")
    if start_rank is None:
        return None
    return TournamentPlayer(
        start_rank,
        name=line.at(15, 47),
        rating=line.hard(49, 52, fields.rating, "rating"),
        pairings=tuple(_pairings(line)),
        line=line.number,
        sex=line.soft(10, 10, fields.sex, "sex") or "",
        title=line.soft(11, 13, fields.title, "title") or "",
        federation=line.soft(54, 56, fields.federation, "federation") or "",
        fide_id=line.soft(58, 68, fields.fide_id, "fide_id"),
        birth_year=line.soft(70, 79, fields.birth_year, "birth_year"),
        points=line.findings.hard(line.number, 81, line.at(81, 84), fields.points, "points"),
        rank=line.soft(86, 89, fields.whole, "rank"),
    )


_separators = itemgetter(*(column - 1 for column in SEPARATORS))


def _aligned(line: _Line) -> bool:
    """Fill the line up to whole rounds; return False if its fields do not stand in their columns.

    Some programs count bytes in place of letters, which moves all that follows a letter with an
    accent, or a Chinese one. Such a line is read by its bytes.
    """
    letters = line.text
    line.text = _filled(letters)
    column = _misplaced(line.text)
    if column is None:
        return True
    for width in () if letters.isascii() else BYTES:
        by_bytes = _filled("".join(letter.ljust(width(letter), "\0") for letter in letters))
        if _misplaced(by_bytes) is None:
            line.text = by_bytes
            line.findings.odd("bytes", line.number)
            return True
    line.findings.fault(line.number, column, "blank", line.at(column, column))
    return False


def _filled(text: str) -> str:
    text = text.rstrip()
    rounds = max(0, -((SHORT - len(text)) // ROUND_WIDTH))
    return text.ljust(SHORT + rounds * ROUND_WIDTH)


def _misplaced(text: str) -> int | None:
    """Return the first column with a letter in it that should be blank."""
    between = (text[SHORT + column - 1 :: ROUND_WIDTH] for column in ROUND_SEPARATORS)
    if not "".join((*_separators(text), *between)).strip():
        return None
    rounds = range(SHORT, len(text), ROUND_WIDTH)
    columns = [*SEPARATORS, *(first + column for first in rounds for column in ROUND_SEPARATORS)]
    return next(column for column in columns if text[column - 1].strip())


def _pairings(line: _Line) -> Iterator[Pairing]:
    for round_, first in enumerate(range(SHORT, len(line.text), ROUND_WIDTH), start=1):
        block = line.text[first : first + ROUND_WIDTH]
        opponent = block[:4].strip()
        colour, code = COLOURS.get(block[5]), SYMBOLS.get(block[7])
        if opponent and not (opponent.isascii() and opponent.isdigit()):
            fault, column, value, opponent = "opponent", 1, opponent, ""
        elif colour is None:
            fault, column, value = "colour", 6, block[5]
        elif code is None:
            fault, column, value = "code", 8, block[7]
        else:
            yield Pairing(round_, int(opponent or 0) or None, colour, code)
            continue
        column += first
        line.findings.fault(
            line.number, column, fault, value, without="game", round=round_, codes=WRITTEN
        )
        yield Pairing(round_, int(opponent or 0) or None, "-", "?")
