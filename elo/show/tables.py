"""The book's small tables: Markdown in a notebook and on the page, aligned text in a terminal.

In reading order: `Table`, then the tables of the chapters.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING

from elo.formula import expected_score_at
from elo.initial_rating import initial_rating
from elo.k_factor import KFactor
from elo.performance import NORMS, performance_rating
from elo.rating_change import EventChange, GameChange, PeriodChange, rating_change
from elo.rounding import hundredths
from elo.tables import Row, rating_difference
from elo.tournament import Published
from elo.tournament.table import HEADINGS
from elo.values import Number
from elo.words import MINUS, NUMBERS, say, signed

if TYPE_CHECKING:  # needs NumPy, the tables do not
    from elo.simulate import FindingTruth, FirstRatings, RuleChanges, Settling

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
            "  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
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


def expected_scores(differences: Iterable[int]) -> Table:
    """Lay out the expected scores of both players at some differences.

    >>> print(expected_scores([0, 25, 400]))
      D  PD of the higher  PD of the lower
      0              0.50             0.50
     25              0.53             0.47
    400              0.92             0.08
    """
    return Table(
        ["D", "PD of the higher", "PD of the lower"],
        [
            (D, f"{expected_score_at(D).PD:.2f}", f"{expected_score_at(-D).PD:.2f}")
            for D in differences
        ],
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


def settling_table(found: "Settling", *, theory: bool = False) -> Table:
    """Lay out how ratings settle, K by K, with the theory beside what was found if asked for.

    Games until they have settled, the months that this takes, games in which half of an error
    goes, and the swing that stays (points).

    >>> from elo.simulate import Sample, settling
    >>> print(settling_table(settling([40], sample=Sample(100, 10))))
     K  games until settled  months  games until half  swing that stays
    40           31.1 ± 0.7     5.2        11.7 ± 0.6            57 ± 1
    """
    return Table(
        [
            *("K", *_beside("games until settled", theory), "months"),
            *(*_beside("games until half", theory), *_beside("swing that stays", theory)),
        ],
        [
            (
                *(row.K, row.games, *[f"{row.games_theory:.0f}"] * theory),
                f"{row.games.value / row.games_of_event:.1f}",
                *(row.half_life, *[f"{row.half_life_theory:.1f}"] * theory),
                *(row.swing, *[f"{row.swing_theory:.1f}"] * theory),
            )
            for row in found.rows
        ],
    )


def _beside(header: str, theory: bool) -> list[str]:
    """Return the header of what was found, and of the theory if it stands beside it."""
    return [header, *["theory"] * theory]


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


SHEET = ("opponent", "rating", "score", "D", "PD", "ΔR")


def blank_sheet(games: int = 9) -> Table:
    """Lay out an empty sheet for one event, to print and to fill in with a pencil.

    >>> print(blank_sheet(1))
              opponent  rating  score         D      PD       ΔR
            own rating  ______
       1. ____________  ______  _____  ________  ______  _______
              together          _____            ______  _______
                   × K                           ______  _______
          other events                                   _______
    the month, rounded                                   _______
             next list  ______                           _______
    """
    rating, score, D, PD, delta = ("_" * width for width in (6, 5, 8, 6, 7))
    return Table(
        SHEET,
        [
            ("own rating", rating, "", "", "", ""),
            *((f"{n}. {'_' * 12}", rating, score, D, PD, delta) for n in range(1, games + 1)),
            ("together", "", score, "", PD, delta),
            ("× K", "", "", "", PD, delta),
            ("other events", "", "", "", "", delta),
            ("the month, rounded", "", "", "", "", delta),
            ("next list", rating, "", "", "", delta),
        ],
    )


def filled_sheet(month: PeriodChange) -> Table:
    """Lay out the sheet of a month as it should look when it is filled in.

    Games that do not count stand below those that do, with dashes.

    >>> from elo import Event, games_from, rating_period
    >>> event = Event(1500, games_from([1700, None], [1, 1]))
    >>> print(filled_sheet(rating_period(1510, [event], k=20)))
              opponent  rating  score     D    PD     ΔR
            own rating    1500
                game 1    1700      1  −200  0.24  +0.76
                game 2       —      —     —     —      —
              together              1        0.24  +0.76
                   × K                         20  +15.2
          other events                                 0
    the month, rounded                               +15
             next list    1510                      1525
    """
    W, We = (sum(getattr(event, name) for event in month.events) for name in ("W", "We"))
    own_change = month.change_exact - month.other_change
    return Table(
        SHEET,
        [
            *(row for event in month.events for row in _event_rows(event)),
            ("together", "", W, "", f"{We:.2f}", signed(month.delta, ".2f")),
            ("× K", "", "", "", month.K, signed(own_change)),
            ("other events", "", "", "", "", signed(month.other_change)),
            ("the month, rounded", "", "", "", "", signed(month.change)),
            ("next list", month.rating, "", "", "", month.new_rating),
        ],
    )


def headings(others: int = 3) -> Table:
    """Lay out the columns that a tournament in a CSV may have, with a few of their other names.

    >>> for line in str(headings(2)).splitlines()[:3]:
    ...     print(line.lstrip())
    heading                             what stands there                 or
    no  the number by which the rounds name a player         nr, number
    name                                      the name             player
    """
    named = [
        (first, say(f"field.{name}"), ", ".join(more[:others]))
        for name, (first, *more) in HEADINGS.items()
    ]
    rounds = ("1, 2, 3", say("field.round"), "r1, rd 1, round 1")
    return Table(["heading", "what stands there", "or"], [*named, rounds])


def _event_rows(event: EventChange) -> Iterable[Sequence[object]]:
    yield ("own rating", event.own, "", "", "", "")
    for game in event.games:
        D = _counted_difference(game)
        yield (
            game.label,
            game.opponent,
            game.score,
            D,
            f"{game.PD:.2f}",
            signed(game.delta, ".2f"),
        )
    for left in event.left_out:
        yield (left.label, left.game.opponent or "—", "—", "—", "—", "—")


def _counted_difference(game: GameChange) -> str:
    """Write D, and where the 400 rule cut it what it became."""
    return f"{signed(game.D)} → {signed(game.counted)}" if game.is_cut else signed(game.D)


def table_8_1_1(shares: Iterable[int]) -> Table:
    """Lay out rows of table 8.1.1 for p in percent, each beside its mirror below one half.

    >>> print(table_8_1_1([60, 75]))
       p    dp  p of the opponent    dp
    0.60   +72               0.40   −72
    0.75  +193               0.25  −193
    """
    return Table(
        ["p", "dp", "p of the opponent", "dp"],
        [
            (
                *(f"{hundredths(p):.2f}", signed(rating_difference(p))),
                *(f"{hundredths(100 - p):.2f}", signed(rating_difference(100 - p))),
            )
            for p in shares
        ],
    )


COMPARED = ("table", "perfect", "linear")


def performances(results: Iterable[tuple[Sequence[int], Number]]) -> Table:
    """Lay out the performances of results by the table, perfect and linear, side by side.

    ``results`` are pairs of opponents' ratings and points.

    >>> print(performances([([1600, 1800], 1.5)]))
     opponents    points     p  table  perfect  linear
    1600, 1800  1.5 of 2  0.75   1893     1903    1900
    """
    rows = []
    for opponents, points in results:
        found = [performance_rating(opponents, points, method=method) for method in COMPARED]
        first = found[0]
        shown = f"{first.points} of {first.n}"
        rows.append((_field(opponents), shown, f"{first.p:.2f}", *(one.Rp for one in found)))
    return Table(["opponents", "points", "p", *COMPARED], rows)


def _field(opponents: Sequence[int]) -> str:
    """Name opponents who are all rated alike once."""
    if len(opponents) > 1 and len(set(opponents)) == 1:
        return f"{len(opponents)} × {opponents[0]}"
    return ", ".join(map(str, opponents))


def norms() -> Table:
    """Lay out what the performance of each title norm needs.

    >>> print(norms())
    norm  Rp at least  Ra at least  the lowest opponent counts at least
      GM         2600         2380                                 2200
      IM         2450         2230                                 2050
     WGM         2400         2180                                 2000
     WIM         2250         2030                                 1850
    """
    return Table(
        ["norm", "Rp at least", "Ra at least", "the lowest opponent counts at least"],
        [(norm.title, norm.Rp, norm.Ra, norm.floor) for norm in NORMS.values()],
    )


def first_event_scores(opponents: Sequence[int], scores: Iterable[float]) -> Table:
    """Lay out the first rating for each score against these opponents, with p and dp.

    >>> print(first_event_scores([1600] * 5, [1, 2.5]))
    points     p    dp    Ru
         1  0.29  −158  1499
       2.5  0.50     0  1657
    """
    firsts = (initial_rating(opponents, points) for points in scores)
    return Table(
        ["points", "p", "dp", "Ru"],
        [
            (first.points.normalize(), f"{first.p:.2f}", signed(first.dp or 0), first.Ru)
            for first in firsts
        ],
    )


def first_ratings_beside(answers: Iterable[tuple[int, float, int, int]]) -> Table:
    """Lay out a calculator's first ratings beside the rule of 2022 and that of today.

    An answer is the average of the opponents, the points, the number of games, and what the
    calculator said.

    >>> print(first_ratings_beside([(2000, 3, 5, 2020)]))
    opponents  points  answer  rule of 2022  rule of today
     5 × 2000       3    2020          2020           1993
    """
    return Table(
        ["opponents", "points", "answer", "rule of 2022", "rule of today"],
        [
            (
                *(f"{n} × {average}", points, answer),
                *(
                    initial_rating([average] * n, points, rules=rules).Ru
                    for rules in ("standard-2022-01", None)
                ),
            )
            for average, points, n, answer in answers
        ],
    )


def first_ratings_found(found: "FirstRatings", *, theory: bool = False) -> Table:
    """Lay out how far first ratings are off by strength (points), and who is published (percent).

    Rule by rule, with the theory beside what was found if asked for.

    >>> from elo.simulate import Sample, first_ratings
    >>> print(first_ratings_found(first_ratings([1500], sample=Sample(100, 10))))
    strength  rule of 2022  published (%)  rule of today  published (%)
        1500       −39 ± 3     99.8 ± 0.1        +87 ± 3     93.9 ± 0.7
    """
    header, lines = ["strength"], {row.truth: [str(row.truth)] for row in found.rows}
    for rules in dict.fromkeys(row.rules for row in found.rows):
        name = "rule of today" if rules.first.invented else "rule of 2022"
        header += [*_beside(name, theory), "published (%)"]
    for row in found.rows:
        lines[row.truth] += [
            *(format(row.error, "+"), *[signed(row.error_theory, ".1f")] * theory),
            str(row.published.percent),
        ]
    return Table(header, lines.values())


def levels(found: "FindingTruth") -> Table:
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


def changed(found: "RuleChanges", first_list: str) -> Table:
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
