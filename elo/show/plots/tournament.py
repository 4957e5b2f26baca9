"""The figures of a tournament's report: who gained and by which games, expected against scored.

Players are named by their starting rank: a name may be long, and in letters that no font at hand
has.
"""

from collections.abc import Sequence

import matplotlib as mpl

from elo.errors import RatingInputError
from elo.show.plots.picture import (
    CURVE,
    INK,
    ON,
    QUIET,
    STYLE,
    TABLE,
    Picture,
    end_label,
    new_figure,
)
from elo.tournament import PlayerReport, Report
from elo.values import place
from elo.words import signed

MOST_ROWS = 24
"""Of a larger event those who gained most and those who lost most are shown, half and half."""


@mpl.rc_context(STYLE)
def who_gained(report: Report) -> Picture:
    """Draw for every rated player what each game brought or cost, and the sum.

    Raises RatingInputError for an event without a rated player who played.
    """
    sheets = sorted(_played(report), key=lambda sheet: -sheet.event.change_exact)
    gained = sum(sheet.event.change_exact > 0 for sheet in sheets)
    first = sheets[0]
    title = (
        f"{gained} of {len(sheets)} gained, No. {first.start_rank} the most: "
        f"{signed(first.event.change_exact)}"
    )
    shown = _shown(sheets)
    if len(shown) < len(sheets):
        title += f" ({len(shown)} shown)"
    figure, axes = new_figure(
        title, "K × ΔR of each game, and together ( ◆ )", "", height=0.36 * len(shown) + 1.5
    )
    axes.axvline(0, color=QUIET, linewidth=1)
    for row, sheet in enumerate(reversed(shown)):
        ends = {True: 0.0, False: 0.0}
        for game in sheet.event.games:
            change = float(game.change_exact)
            rises = change > 0
            axes.barh(
                row,
                change,
                left=ends[rises],
                height=0.56,
                color=TABLE if rises else "none",
                edgecolor=ON if rises else CURVE,
                linewidth=0.9,
            )
            ends[rises] += change
        together = float(sheet.event.change_exact)
        axes.plot([together], [row], "D", color=INK, markersize=6)
        axes.annotate(
            signed(sheet.event.change_exact),
            (ends[True], row),
            xytext=(6, 0),
            textcoords="offset points",
            va="center",
            weight="bold",
            color=INK,
        )
    axes.set(yticks=range(len(shown)), yticklabels=[_named(one) for one in shown][::-1])
    axes.grid(visible=False, axis="y")
    axes.margins(x=0.12)
    return Picture(figure, title)


@mpl.rc_context(STYLE)
def expected_against_scored(report: Report) -> Picture:
    """Draw the points of every rated player over those that the table expected.

    Raises RatingInputError for an event without a rated player who played.
    """
    sheets = sorted(_played(report), key=lambda sheet: -sheet.event.delta)
    above = [sheet for sheet in sheets if sheet.event.delta > 0]
    most = sheets[0]
    title = (
        f"{len(above)} of {len(sheets)} scored more than expected, No. {most.start_rank} "
        f"by {abs(most.event.delta)}"
        if above
        else f"None of {len(sheets)} scored more than expected"
    )
    figure, axes = new_figure(title, "points expected (We)", "points scored (W)", height=5)
    for chosen, colour, filled in ((above, TABLE, True), (sheets[len(above) :], CURVE, False)):
        axes.plot(
            [float(sheet.event.We) for sheet in chosen],
            [float(sheet.event.W) for sheet in chosen],
            "o",
            color=colour,
            markerfacecolor=colour if filled else "none",
            markersize=7,
        )
    end = max(float(max(sheet.event.We, sheet.event.W)) for sheet in sheets) * 1.06 or 1
    axes.plot([0, end], [0, end], color=QUIET, linewidth=1.2)
    end_label(axes, end, end, "as expected", QUIET)
    for sheet in dict.fromkeys((most, sheets[-1])):
        where = float(sheet.event.We), float(sheet.event.W)
        end_label(axes, *where, f"No. {sheet.start_rank}", INK)
    return Picture(figure, title)


def _played(report: Report) -> list[PlayerReport]:
    """Return the sheets of the rated players who have a game that counts."""
    sheets = [sheet for sheet in report.rated if sheet.n]
    if not sheets:
        raise RatingInputError("error.none_given", {"place": place("rated_games")})
    return sheets


def _shown(sheets: Sequence[PlayerReport]) -> list[PlayerReport]:
    if len(sheets) <= MOST_ROWS:
        return list(sheets)
    half = MOST_ROWS // 2
    return [*sheets[:half], *sheets[-half:]]


def _named(sheet: PlayerReport) -> str:
    return f"No. {sheet.start_rank} ({sheet.event.own})"
