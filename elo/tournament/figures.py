"""The columns of a report: FIDE's names, the value of each, and how it is written.

The same columns make the table of a terminal, the page, the CSV and the JSON. In reading order:
`Figure`, `RATED`, `UNRATED`, `status`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal

from elo.tournament.report import PlayerReport
from elo.words import say, signed

Value = int | str | Decimal | None
NOTHING = "—"


@dataclass(frozen=True, slots=True)
class Figure:
    """A column: its name in a file, its value, how it is written, and how much it is needed.

    ``need`` says which columns go first where there is little room: those with the lowest.
    """

    name: str
    value: Callable[[PlayerReport], Value]
    written: Callable[[Value], str] = str
    need: int = 9
    symbol: str = ""

    @property
    def heading(self) -> str:
        """The short name of the column: FIDE's sign for it, or a word."""
        return self.symbol or say(f"col.{self.name}")

    @property
    def meaning(self) -> str:
        """What it is, in words."""
        return say(f"meaning.{self.name}")

    def text(self, sheet: PlayerReport) -> str:
        """Return the value of a player as it is written in a table."""
        value = self.value(sheet)
        return NOTHING if value is None else self.written(value)


def _two(value: Value) -> str:
    return f"{value:.2f}"


def _signed_two(value: Value) -> str:
    return signed(value, ".2f") if isinstance(value, int | Decimal) else str(value)


def _signed(value: Value) -> str:
    return signed(value) if isinstance(value, int | Decimal) else str(value)


def _K(sheet: PlayerReport) -> Value:
    """Return the K that counted, after the 700 rule."""
    return sheet.period.K if sheet.period else None


def _Ra(sheet: PlayerReport) -> Value:
    Ra = sheet.first.Ra if sheet.first else None
    return None if Ra is None else Decimal(round(100 * Ra)) / 100


NO = Figure("rank", lambda sheet: sheet.start_rank)
NAME = Figure("name", lambda sheet: sheet.player.name)
RATED: tuple[Figure, ...] = (
    Figure("Ro", lambda sheet: sheet.start.counted, symbol="Ro"),
    Figure("n", lambda sheet: sheet.n, need=5, symbol="n"),
    Figure("W", lambda sheet: sheet.W, need=5, symbol="W"),
    Figure("We", lambda sheet: sheet.event.We, _two, need=3, symbol="We"),
    Figure("Rc", lambda sheet: sheet.event.Rc, need=2, symbol="Rc"),
    Figure("chg", lambda sheet: sheet.event.delta, _signed_two, need=4, symbol="chg"),
    Figure("K", _K, need=6, symbol="K"),
    Figure("K_chg", lambda sheet: sheet.event.change_exact, _signed_two, symbol="K*chg"),
    Figure(
        "change",
        lambda sheet: sheet.period.change if sheet.period else None,
        _signed,
        need=1,
        symbol="+/−",
    ),
    Figure("next", lambda sheet: sheet.new_rating),
    Figure("Rp", lambda sheet: sheet.Rp, need=0, symbol="Rp"),
)
"""The figures of a rated player, in the order in which one computes them."""
UNRATED: tuple[Figure, ...] = (
    Figure("n", lambda sheet: sheet.n, symbol="n"),
    Figure("W", lambda sheet: sheet.W, symbol="W"),
    Figure("Ra", _Ra, _two, need=2, symbol="Ra"),
    Figure("p", lambda sheet: sheet.first.p if sheet.first else None, _two, need=3, symbol="p"),
    Figure(
        "dp", lambda sheet: sheet.first.dp if sheet.first else None, _signed, need=3, symbol="dp"
    ),
    Figure("Ru", lambda sheet: sheet.first.Ru if sheet.first else None, symbol="Ru"),
    Figure("Rp", lambda sheet: sheet.Rp, need=0, symbol="Rp"),
    Figure("status", lambda sheet: status(sheet), need=8),
)
"""The pieces of a first rating."""


def status(sheet: PlayerReport) -> str:
    """Return in words what becomes of the player on the next list.

    >>> from elo.tournament import us_championship_2025
    >>> from elo.tournament.report import tournament_report
    >>> status(tournament_report(us_championship_2025()[0]).player(1))
    'rated'
    """
    if sheet.first is not None:
        return say(f"status.{sheet.first.status}")
    published = sheet.period is not None and sheet.period.published
    return say("status.rated" if published else "status.falls")
