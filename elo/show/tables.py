"""The book's small tables: Markdown in a notebook and on the page, aligned text in a terminal.

In reading order: `Table`, then the tables of the chapters.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING

from elo.k_factor import KFactor
from elo.rating_change import EventChange, rating_change
from elo.tables import Row
from elo.tournament import Published
from elo.words import MINUS, NUMBERS, signed

if TYPE_CHECKING:  # needs NumPy, the tables do not
    from elo.simulate import Settling

ENDINGS = {"win": 1, "draw": 0.5, "loss": 0}


class Table:
    """A header and rows; numbers get a true minus.

    >>> print(Table(["game", "change"], [("win", 7.2), ("loss", -12.8)]))
    game  change
     win     7.2
    loss   −12.8
    """

    def __init__(self, header: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
        self.header = list(header)
        self.rows = [[_cell(cell) for cell in row] for row in rows]

    def __repr__(self) -> str:
        return str(self)

    def _repr_markdown_(self) -> str:
        lines = [self.header, ["---:"] * len(self.header), *self.rows]
        return "\n".join("| " + " | ".join(line) + " |" for line in lines)

    def __str__(self) -> str:
        lines = [self.header, *self.rows]
        widths = [max(len(line[i]) for line in lines) for i in range(len(self.header))]
        return "\n".join(
            "  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True))
            for line in lines
        )


def _cell(value: object) -> str:
    text = str(value)
    return text.replace("-", MINUS) if isinstance(value, NUMBERS) else text.replace("|", r"\|")


def table_8_1_2(rows: Iterable[Row]) -> Table:
    """Lay out rows of table 8.1.2 as FIDE prints them.

    >>> from elo.tables import row_of
    >>> print(table_8_1_2([row_of(200)]))
          D  PD of the higher  PD of the lower
    198–206              0.76             0.24
    """
    return Table(
        ["D", "PD of the higher", "PD of the lower"],
        [(row, f"{row.PD_high:.2f}", f"{row.PD_low:.2f}") for row in rows],
    )


def endings(own: int, opponents: Sequence[int], *, k: int) -> Table:
    """Lay out what a win, a draw and a loss change against each opponent.

    >>> print(endings(1500, [1700], k=20))
                 game    win  draw  loss
    1500 against 1700  +15.2  +5.2  −4.8
    """
    return Table(
        ["game", *ENDINGS],
        [
            (
                f"{own} against {opponent}",
                *(
                    signed(rating_change(own, opponent, score, k=k).change_exact)
                    for score in ENDINGS.values()
                ),
            )
            for opponent in opponents
        ],
    )


def endings_by_k(own: int, opponent: int, *, ks: Sequence[int]) -> Table:
    """Lay out what a win, a draw and a loss change, K by K.

    >>> print(endings_by_k(1500, 1700, ks=(10, 40)))
     K    win   draw  loss
    10   +7.6   +2.6  −2.4
    40  +30.4  +10.4  −9.6
    """
    return Table(
        ["K", *ENDINGS],
        [
            (
                k,
                *(
                    signed(rating_change(own, opponent, score, k=k).change_exact)
                    for score in ENDINGS.values()
                ),
            )
            for k in ks
        ],
    )


def career_table(career: Mapping[date, KFactor]) -> Table:
    """Lay out a career list by list: what K asks for, K on FIDE's lists, K by the words.

    >>> from elo import k_factor
    >>> fallen = k_factor(rating=2268, games=170, birth_year=2008, on=date(2024, 2, 1),
    ...                   highest_published=2310)
    >>> print(career_table({date(2024, 2, 1): fallen}))
          list  games  rating  highest  K on the lists  K by the words
    2024-02-01    170    2268     2310              20              40
    """
    return Table(
        ["list", "games", "rating", "highest", "K on the lists", "K by the words"],
        [
            (
                *(day, on.player.games, on.player.rating, on.player.highest_published),
                *(on.K_practice, on.K_text),
            )
            for day, on in career.items()
        ],
    )


def settling_table(found: "Settling") -> Table:
    """Lay out after how many games ratings have settled, and how far they go on swinging.

    >>> from elo.simulate import Sample, settling
    >>> print(settling_table(settling([40], sample=Sample(100, 10))))
     K  games until settled  months  swing that stays
    40           31.1 ± 0.7     5.2            57 ± 1
    """
    return Table(
        ["K", "games until settled", "months", "swing that stays"],
        [
            (row.K, row.games, f"{row.games.value / row.games_of_event:.1f}", row.swing)
            for row in found.rows
        ],
    )


def reports_beside(reports: Mapping[int, EventChange], published: Mapping[int, Published]) -> Table:
    """Lay out the reports of an event beside the figures that FIDE published."""
    return Table(
        ["No.", "rating", "W", "We", "Rc", "sum", "K × sum", "FIDE Rc", "FIDE sum", "FIDE K × sum"],
        [
            (
                *(rank, report.own, report.W, f"{report.We:.2f}", report.Rc),
                *(signed(report.delta, ".2f"), signed(report.change_exact, ".2f")),
                *(published[rank].Rc, signed(published[rank].sum_chg)),
                signed(published[rank].K_chg),
            )
            for rank, report in reports.items()
        ],
    )
