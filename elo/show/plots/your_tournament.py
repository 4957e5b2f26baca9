"""The figures of chapter 7: one player's event game by game, and what slips make of it."""

from collections.abc import Mapping
from itertools import accumulate

import matplotlib as mpl

from elo.rating_change import EventChange
from elo.show.plots.picture import CURVE, INK, QUIET, STYLE, TABLE, Picture, new_figure
from elo.values import Number
from elo.words import signed

RESULT = {1.0: "1", 0.5: "½", 0.0: "0"}


@mpl.rc_context(STYLE)
def change_by_game(event: EventChange) -> Picture:
    """Draw what each game of an event changes, every step from where the last one ended."""
    changes = [float(game.change_exact) for game in event.games]
    ends = list(accumulate(changes))
    up, down = (sum(sign * change > 0 for change in changes) for sign in (1, -1))
    title = f"{up} games brought points, {down} cost some: together {signed(event.change_exact)}"
    figure, axes = new_figure(
        title, "opponent's rating, and the score", "K × ΔR, added up (points)", height=4.4
    )
    axes.axhline(0, color=QUIET, linewidth=1)
    for n, (game, change, end) in enumerate(zip(event.games, changes, ends, strict=True)):
        rises = change >= 0
        colour = TABLE if rises else CURVE
        axes.bar(
            n,
            change,
            bottom=end - change,
            width=0.62,
            color=colour if rises else "none",
            edgecolor=colour,
            linewidth=1.8,
        )
        axes.annotate(
            signed(game.change_exact),
            (n, max(end, end - change)),
            xytext=(0, 5),
            textcoords="offset points",
            ha="center",
            weight="bold",
            color=colour,
        )
        if n + 1 < len(changes):
            axes.plot([n + 0.31, n + 0.69], [end, end], color=QUIET, linewidth=1)
    names = [f"{game.opponent}\n{RESULT[float(game.score)]}" for game in event.games]
    axes.set(xticks=range(len(names)), xticklabels=names)
    axes.grid(visible=False, axis="x")
    least, most = min(0, *ends), max(0, *ends)
    room = 0.12 * (most - least or 1)
    axes.set_ylim(least - room * (least < 0), most + room)
    return Picture(figure, title)


@mpl.rc_context(STYLE)
def what_slips_make(right: Number, slips: Mapping[str, Number]) -> Picture:
    """Draw the change that each slip leads to, beside the right one."""
    values = [float(value) for value in slips.values()]
    distinct = len({float(right), *values}) > len(values)
    title = "Every slip leaves a number of its own" if distinct else "What slips make of the change"
    figure, axes = new_figure(
        title, "K × ΔR of the event (points)", "", height=0.42 * len(slips) + 1.4
    )
    axes.axvline(float(right), color=TABLE, linewidth=2.2)
    axes.annotate(
        signed(right),
        (float(right), 1),
        xycoords=("data", "axes fraction"),
        xytext=(6, -4),
        textcoords="offset points",
        va="top",
        weight="bold",
        color=TABLE,
    )
    for row, value in enumerate(reversed(values)):
        axes.plot([float(right), value], [row, row], color=CURVE, linewidth=1.6)
        axes.plot([value], [row], "D", color=CURVE, markersize=6)
        left = value < float(right)
        axes.annotate(
            signed(value, ".1f"),
            (value, row),
            xytext=(-9 if left else 9, 0),
            textcoords="offset points",
            ha="right" if left else "left",
            va="center",
            color=INK,
        )
    axes.set(yticks=range(len(slips)), yticklabels=list(slips)[::-1], ylim=(-0.7, len(slips)))
    axes.grid(visible=False, axis="y")
    axes.margins(x=0.14)
    return Picture(figure, title)
