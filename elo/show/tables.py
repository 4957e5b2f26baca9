"""The book's small tables: Markdown in a notebook and on the page, aligned text in a terminal.

In reading order: `Table`, then the tables of the chapters.
"""

from collections.abc import Iterable, Mapping, Sequence

from elo.rating_change import EventChange, rating_change
from elo.simulate import FindingTruth, FirstRatings, RuleChanges, Settling
from elo.tables import Row
from elo.tournament import Published
from elo.words import MINUS, NUMBERS, signed

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


def settled(found: Settling) -> Table:
    """Lay out how ratings settle, K by K, with the theory beside each finding.

    Games until they have settled, games in which half of an error goes, the swing that stays.

    >>> from elo.simulate import Sample, settling
    >>> print(settled(settling([40], sample=Sample(100, 10))))
     K  settled after  theory  half after  theory   swing  theory
    40     31.1 ± 0.7      31  11.7 ± 0.6    11.2  57 ± 1    57.9
    """
    return Table(
        [
            *("K", "settled after", "theory", "half after", "theory", "swing", "theory"),
        ],
        [
            (
                *(row.K, row.games, f"{row.games_theory:.0f}"),
                *(row.half_life, f"{row.half_life_theory:.1f}"),
                *(row.swing, f"{row.swing_theory:.1f}"),
            )
            for row in found.rows
        ],
    )


def levels(found: FindingTruth) -> Table:
    """Lay out how well lists tell the true strengths, and how far their level is off (points).

    >>> from elo.simulate import SETTINGS, Sample, finding_truth
    >>> found = finding_truth(SETTINGS[2:3], months=12, sample=Sample(100, 2))
    >>> print(levels(found))
     list       off by       a year    correlation  typical error
    one K  −19.6 ± 0.8  −19.7 ± 0.8  0.989 ± 0.001         46 ± 1
    """
    return Table(
        ["list", "off by", "a year", "correlation", "typical error"],
        [
            (row.label, f"{row.bias:+}", f"{row.inflation:+}", row.correlation, row.error)
            for row in found.rows
        ],
    )


def first_errors(found: FirstRatings) -> Table:
    """Lay out how far first ratings are from the true strength (points), by two rules.

    >>> from elo.simulate import Sample, first_ratings
    >>> print(first_errors(first_ratings([1500], sample=Sample(100, 10))))
    strength   before  theory  with the 1800s  theory  published (%)
        1500  −39 ± 3   −37.1         +87 ± 3   +89.0     93.9 ± 0.7
    """
    names = list(dict.fromkeys(row.rules.name for row in found.rows))
    before, after = ([row for row in found.rows if row.rules.name == name] for name in names)
    return Table(
        [
            *("strength", "before", "theory", "with the 1800s", "theory", "published (%)"),
        ],
        [
            (
                *(new.truth, f"{old.error:+}", signed(old.error_theory, ".1f")),
                *(f"{new.error:+}", signed(new.error_theory, ".1f"), new.published.percent),
            )
            for old, new in zip(before, after, strict=True)
        ],
    )


def changed(found: RuleChanges, first_list: str) -> Table:
    """Lay out what each change of 2024 leaves of lists that began as this one.

    How many are rated; how far all, the weak and the strong are off (points); how wide it is.

    >>> from elo.simulate import CHANGES, Sample, rule_changes
    >>> found = rule_changes(CHANGES[3:4], months=6, sample=Sample(200, 2))
    >>> print(changed(found, "right"))  # doctest: +NORMALIZE_WHITESPACE
                rules        rated           all     weak      strong          width
    the compression alone  198.5 ± 0.5  +138.9 ± 0.6     +212 ± 5     +7.4 ± 0.3  0.708 ± 0.003
    """
    return Table(
        ["rules", "rated", "all", "weak", "strong", "width"],
        [
            (row.name, row.rated, f"{row.bias:+}", f"{row.weak:+}", f"{row.strong:+}", row.width)
            for row in found.rows
            if row.first_list == first_list
        ],
    )
