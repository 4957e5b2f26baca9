"""The figures of chapter 5: the two 1800s, and today's rule beside that of 2022."""

from collections.abc import Sequence

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.patches import Rectangle

from elo.initial_rating import initial_rating
from elo.rules import rule_set, rules_for
from elo.show.plots.picture import (
    CURVE,
    INK,
    QUIET,
    STYLE,
    TABLE,
    Picture,
    end_label,
    ends_apart,
    new_figure,
)
from elo.words import signed

BEFORE, TODAY = rule_set("standard-2022-01"), rules_for()
FIELDS = tuple(range(1400, 2401, 200))


@mpl.rc_context(STYLE)
def pull_of_the_1800s(fields: Sequence[int] = FIELDS[:5], most: int = 25) -> Picture:
    """Draw the first rating for half the points, over the number of games, field by field."""
    title = "The two 1800s pull hardest after five games"
    figure, axes = new_figure(
        title, "games against rated opponents", "first rating for half the points"
    )
    games = range(TODAY.first.games, most + 1)
    ends = {}
    for field in fields:
        ratings = [initial_rating([field] * n, n / 2).Ru or 0 for n in games]
        colour = QUIET if field in TODAY.first.invented else TABLE
        axes.hlines(field, games[0], most, color=QUIET, linewidth=1, linestyle=":")
        axes.plot(games, ratings, "o-", color=colour, markersize=4, linewidth=1.4, clip_on=False)
        axes.annotate(
            str(ratings[0]),
            (games[0], ratings[0]),
            xytext=(-8, 0),
            textcoords="offset points",
            ha="right",
            va="center",
            weight="bold",
            color=colour,
        )
        ends[f"{field}s"] = (float(ratings[-1]), colour)
    ends_apart(axes, most, ends, least=40)
    axes.set(xlim=(games[0] - 2.6, most), xticks=range(games[0], most + 1, 5))
    return Picture(figure, title)


@mpl.rc_context(STYLE)
def first_rating_by_score(field: int = 1600, n: int = 5) -> Picture:
    """Draw the first rating over the score against equal opponents, by both rules."""
    points = [half / 2 for half in range(1, 2 * n + 1)]
    before, today = (
        [initial_rating([field] * n, W, rules=rules).Ru or 0 for W in points]
        for rules in (BEFORE, TODAY)
    )
    title = f"{n} wins against {field}s: {before[-1]} by the rule of 2022, {today[-1]} today"
    figure, axes = new_figure(title, "points scored", "first rating")
    axes.axhline(field, color=QUIET, linewidth=1, linestyle=":")
    axes.plot(points, today, "o-", color=TABLE, markersize=6, clip_on=False)
    axes.plot(points, before, "s--", color=CURVE, markersize=6, clip_on=False)
    end_label(axes, points[-1], today[-1], "today", TABLE)
    end_label(axes, points[-1], before[-1], "2022", CURVE)
    axes.set(xticks=range(n + 1), xlim=(0, n))
    return Picture(figure, title)


def gain(field: int, points: float, n: int) -> int | None:
    """Return first rating today minus that of 2022; None if today nothing is published."""
    before, today = (initial_rating([field] * n, points, rules=rules) for rules in (BEFORE, TODAY))
    if before.Ru is None or today.Ru is None or not today.published:
        return None
    return today.Ru - before.Ru


@mpl.rc_context(STYLE)
def gains_and_losses(fields: Sequence[int] = FIELDS, n: int = 5) -> Picture:
    """Draw today's first rating minus that of 2022: the opponents across, the score upwards."""
    title = "Weak fields gain; strong ones lose, most at the 2200 maximum"
    figure, axes = new_figure(title, "rating of the opponents", f"points of {n}", height=4.8)
    scores = [half / 2 for half in range(1, 2 * n + 1)]
    for column, field in enumerate(fields):
        for row, points in enumerate(scores):
            _cell(axes, column, row, gain(field, points, n))
    axes.set(
        xlim=(-0.5, len(fields) - 0.5),
        ylim=(-0.5, len(scores) - 0.5),
        xticks=range(len(fields)),
        yticks=range(len(scores)),
        xticklabels=list(map(str, fields)),
        yticklabels=[f"{points:g}" for points in scores],
    )
    axes.grid(visible=False)
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    return Picture(figure, title)


def _cell(axes: Axes, column: int, row: int, change: int | None) -> None:
    size = abs(change or 0)
    if change:
        axes.add_patch(
            Rectangle(
                (column - 0.48, row - 0.46),
                0.96,
                0.92,
                color=TABLE if change > 0 else CURVE,
                alpha=0.1 + 0.4 * min(size, 200) / 200,
                linewidth=0,
            )
        )
    text = "none" if change is None else signed(change)
    axes.text(column, row, text, ha="center", va="center", color=INK if change else QUIET)
