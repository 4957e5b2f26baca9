"""Reading a tournament from a table (CSV), as a spreadsheet saves it: a row a player.

Above the table may stand what the tournament is, one thing a row::

    tournament,Club championship
    start,2025-10-12
    no,name,rating,birth year,K,games,1,2,3
    1,Anna,1800,1990,20,120,2w1,3b=,+
    2,Ben,1712,2010,40,12,1b0,bye,3w1
    3,Cleo,,,,,,1w=,2b0

The head names the columns, in any order; ``name`` has to be there, and `HEADINGS` has all that are
known. A round says the opponent's number, the colour and the result: ``12w1``, ``5b=`` (or ½),
``7b+`` for a win by forfeit. Where there is no opponent stands ``bye``, ``+``, ``-``, a letter of
TRF, or ``-1``, ``-½`` and ``-0``, as chess-results.com has it; nothing stands for nothing. Cells
are divided by commas, semicolons or tabs. Without a column of numbers the rows are counted, those
that a lenient reading leaves out too. In reading order: `read_csv`, `find_head`, then the rows.
"""

import csv
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import TypeVar

from elo.errors import RatingInputError
from elo.tournament import fields
from elo.tournament.confirm import confirmed
from elo.tournament.findings import Findings
from elo.tournament.model import Pairing, Tournament, TournamentPlayer
from elo.tournament.shown import like_formula
from elo.tournament.source import plain_lines

T = TypeVar("T")

HEADINGS = {
    "no": ("no", "nr", "number", "#", "sno", "start rank", "starting rank"),
    "name": ("name", "player"),
    "rating": ("rating", "elo", "rtg", "ro"),
    "birth_year": (
        *("birth year", "birth", "born", "year of birth", "year", "yob"),
        *("birthday", "birth date", "birthdate", "date of birth", "dob", "b day"),
    ),
    "K": ("k", "k factor"),
    "games": ("games", "games before"),
    "fide_id": ("fide id", "fideid", "id"),
    "federation": ("federation", "fed"),
    "sex": ("sex",),
    "title": ("title",),
    "points": ("points", "pts"),
    "rank": ("rank", "place", "rk"),
}
"""What the columns may be called; capitals, dots and lines below make no difference."""
COLUMNS = {called: name for name, alike in HEADINGS.items() for called in alike}
ABOVE = {
    **dict.fromkeys(("tournament", "event"), "name"),
    "city": "city",
    "federation": "federation",
    "start": "start",
    "end": "end",
    "time control": "time_control",
    "rounds": "rounds",
}
"""What may stand above the table."""
HEAD_WITHIN = 50
"""The head of the table is one of the first lines."""
DIVIDERS = ",;\t"
ROUND_COLUMN = re.compile(r"(?:r|rd|round)? ?(\d{1,2})(?: ?(?:r|rd|round))?", re.ASCII)
UNRATED = frozenset(("-", "unr", "unrated"))
CELL = re.compile(r"([0-9]{1,4})(?:([wbs-])([10=+\-wdlhfuz?]?)|([=+?]))")
ALONE = {
    "bye": "U",
    "+": "+",
    "-": "-",
    "?": "?",
    "-1": "F",
    "-=": "H",
    "-0": "Z",
    **{code.lower(): code for code in "HFUZ"},
}
COLOURS = {"w": "w", "b": "b", "s": "b", "-": "-"}
"""White and black; s is the German black."""
SAME = str.maketrans({"−": "-", "–": "-", "—": "-", "½": "=", " ": None, "\xa0": None, "'": None})
DRAWN = re.compile(r"0[.,]5|1/2")


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a table: its line, what divides the cells, and the columns by name and round."""

    line: int
    divider: str
    width: int
    columns: dict[str, int]
    rounds: dict[int, int]


def read_csv(text: str, *, lenient: bool = False) -> Tournament:
    """Read a tournament from the text of a table.

    >>> tournament = read_csv(chr(10).join(["no;name;rating;1", "1;Anna;1800;2w1", "2;Ben;;1b0"]))
    >>> tournament.players[2].name, tournament.event(1).games[0].score
    ('Ben', 1)

    With ``lenient`` the reading goes on after a fault, and ``notes`` lists what was left out.

    Raises RatingInputError with the line and the column (which cell it is) for a text without a
    head, a cell that cannot be read, a number that two players have, and two rows that disagree.
    """
    if not isinstance(text, str):
        raise RatingInputError("error.trf_text", {"value": text})
    findings = Findings(lenient)
    lines = plain_lines(text, findings)
    head = find_head(lines)
    if head is None:
        raise RatingInputError("error.csv_head", {})
    _check_head(lines[head.line - 1], head, findings)
    above = _Above(lines[: head.line - 1], head.divider, findings)
    players: dict[int, TournamentPlayer] = {}
    position = 0
    for number, line in enumerate(lines[head.line :], start=head.line + 1):
        row = _row(number, line, head, findings)
        # A row that is left out keeps its number: the others' opponents are told by theirs.
        position += not _is_empty(line, head.divider)
        player = _player(row, position) if row else None
        if row is None or player is None:
            continue
        if player.start_rank in players:
            first, found = players[player.start_rank].line, str(player.start_rank)
            findings.fault(number, row.column("no"), "own_rank", found, first=first)
        else:
            players[player.start_rank] = player
    if not players:
        raise RatingInputError("error.csv_empty", {})
    players = confirmed(players, lambda n: head.rounds.get(n, 0) + 1, findings, points=True)
    return above.tournament(players, max(head.rounds, default=0))


def find_head(lines: list[str]) -> Head | None:
    """Return the head of a table among the first lines: one with a name and something more."""
    for number, line in enumerate(lines[:HEAD_WITHIN], start=1):
        heads = [_head(number, line, divider) for divider in DIVIDERS if divider in line]
        best = max(heads, key=lambda head: len(head.columns) + len(head.rounds), default=None)
        if best and "name" in best.columns and len(best.columns) + len(best.rounds) > 1:
            return best
    return None


def _head(number: int, line: str, divider: str) -> Head:
    columns: dict[str, int] = {}
    rounds: dict[int, int] = {}
    cells = _cells(line, divider) or []
    for index, cell in enumerate(cells):
        called = _called(cell)
        if called in COLUMNS:
            columns.setdefault(COLUMNS[called], index)
        elif match := ROUND_COLUMN.fullmatch(called):
            rounds.setdefault(int(match[1]), index)
    return Head(number, divider, len(cells), columns, rounds)


def _called(cell: str) -> str:
    return re.sub(r"[\s._-]+", " ", cell.lower()).strip()


def _cells(line: str, divider: str) -> list[str] | None:
    """Return the cells of a row without blanks around; None if a quote does not end."""
    try:
        row = next(csv.reader([line], delimiter=divider, strict=True), [])
    except csv.Error:
        return None
    return [cell.strip() for cell in row]


def _is_empty(line: str, divider: str) -> bool:
    return not line.replace(divider, " ").replace('"', " ").strip()


def _check_head(line: str, head: Head, findings: Findings) -> None:
    """Note the columns that are passed over; two of one kind, or a missing round, are faults."""
    known = {*head.columns.values(), *head.rounds.values()}
    for index, cell in enumerate(_cells(line, head.divider) or ()):
        called = _called(cell)
        if index in known or not cell:
            continue
        if called in COLUMNS or ROUND_COLUMN.fullmatch(called):
            findings.fault(head.line, index + 1, "one_column", cell, without="this_column")
        else:
            findings.odd("column", head.line, column=index + 1, value=cell)
    rounds = sorted(head.rounds)
    for before, round_ in zip([0, *rounds], rounds, strict=False):
        if round_ != before + 1:
            column, missing = head.rounds[round_] + 1, before + 1
            findings.fault(
                *(head.line, column, "round_column", str(round_)),
                without="rounds_between",
                n=missing,
            )


class _Above:
    """What stands above the table: the tournament, one thing a row."""

    def __init__(self, lines: list[str], divider: str, findings: Findings) -> None:
        self.findings = findings
        self.rows: dict[str, tuple[int, str]] = {}
        for number, line in enumerate(lines, start=1):
            cells = [cell for cell in _cells(line, divider) or [line.strip()] if cell]
            name = ABOVE.get(_called(cells[0])) if cells else None
            if name and name not in self.rows:
                self.rows[name] = number, " ".join(map(unguarded, cells[1:]))
            elif cells:
                findings.odd("above", number, value=line.strip())

    def text(self, name: str) -> str:
        return self.rows.get(name, (0, ""))[1]

    def soft(self, name: str, read: Callable[[str], T | None], what: str) -> T | None:
        number, text = self.rows.get(name, (0, ""))
        return self.findings.soft(number, 2, text, read, what)

    def day(self, name: str) -> date | None:
        number, text = self.rows.get(name, (0, ""))
        return self.findings.day(number, 2, text)

    def tournament(self, players: dict[int, TournamentPlayer], rounds: int) -> Tournament:
        return Tournament(
            name=self.text("name"),
            start=self.day("start"),
            end=self.day("end"),
            players=players,
            city=self.text("city"),
            federation=self.text("federation"),
            time_control=self.text("time_control"),
            rounds=max(rounds, self.soft("rounds", fields.whole, "rounds") or 0),
            format="CSV",
            notes=self.findings.in_order(),
        )


@dataclass(frozen=True, slots=True)
class _Row:
    """One row of the table, its cells by column."""

    number: int
    cells: list[str]
    head: Head
    findings: Findings

    def column(self, name: str) -> int:
        """Return which cell it is, counted from 1."""
        return self.head.columns.get(name, 0) + 1

    def at(self, name: str) -> str:
        """Return a cell; nothing where the table has no such column."""
        return self.cell(self.head.columns.get(name, len(self.cells)))

    def cell(self, index: int) -> str:
        return self.cells[index] if index < len(self.cells) else ""

    def soft(self, name: str, read: Callable[[str], T | None]) -> T | None:
        """Return a field on which no rating depends."""
        return self.findings.soft(self.number, self.column(name), self.at(name), read, name)

    def hard(self, name: str, read: Callable[[str], T | None]) -> T | None:
        """Return a field on which a rating depends."""
        return self.findings.hard(self.number, self.column(name), self.at(name), read, name)


def _row(number: int, line: str, head: Head, findings: Findings) -> _Row | None:
    """Return the cells of a row; None for an empty row, and for one that is left out."""
    cells = _cells(line, head.divider)
    if cells is None:
        findings.fault(number, 1, "quotes", line.strip())
        return None
    for column, found in enumerate(cells[head.width :], start=head.width + 1):
        if found:
            findings.fault(number, column, "row_end", found, n=head.width)
            return None
    return _Row(number, cells, head, findings) if any(cells) else None


def _player(row: _Row, position: int) -> TournamentPlayer | None:
    """Return the player of a row; None if all of it has to be left out."""
    text = row.at("no") if "no" in row.head.columns else str(position)
    start_rank = row.findings.hard(row.number, row.column("no"), text, fields.start_rank, "no")
    if start_rank is None:
        return None
    return TournamentPlayer(
        start_rank,
        name=unguarded(row.at("name")),
        rating=row.hard("rating", _rating),
        pairings=tuple(_pairing(row, n) for n in range(1, 1 + max(row.head.rounds, default=0))),
        line=row.number,
        sex=row.soft("sex", fields.sex) or "",
        title=row.soft("title", fields.title) or "",
        federation=row.soft("federation", fields.federation) or "",
        fide_id=row.soft("fide_id", fields.fide_id),
        birth_year=row.soft("birth_year", fields.birth_year),
        points=row.hard("points", fields.points),
        rank=row.soft("rank", fields.whole),
        K=row.hard("K", fields.k),
        games=row.hard("games", fields.count),
    )


def _rating(text: str) -> int | None:
    return None if text.lower() in UNRATED else fields.rating(text)


def _pairing(row: _Row, round_: int) -> Pairing:
    """Return what the cell of a round says, ``?`` for one that is left out."""
    index = row.head.rounds.get(round_, len(row.cells))
    found = row.cell(index)
    cell = DRAWN.sub("=", found.lower().translate(SAME))
    if not cell or cell in ALONE:
        return Pairing(round_, None, "-", ALONE.get(cell, ""))
    if match := CELL.fullmatch(cell):
        opponent, colour, code, bare = match.groups()
        if colour == "-" and not code:
            code = "-"
        code = (bare or code).upper()
        return Pairing(round_, int(opponent) or None, COLOURS[colour or "-"], code)
    row.findings.fault(row.number, index + 1, "cell", found, without="game", round=round_)
    return Pairing(round_, None, "-", "?")


def guarded(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula: with an apostrophe before it.

    >>> guarded("=cmd()"), guarded("Anna")
    ("'=cmd()", 'Anna')
    """
    return f"'{text}" if text.startswith("'") or like_formula(text) else text


def unguarded(text: str) -> str:
    """Return the text without the apostrophe that `guarded` put before it."""
    rest = text.removeprefix("'")
    return rest if rest != text and guarded(rest) != rest else text
