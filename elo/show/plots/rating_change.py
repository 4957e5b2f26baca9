"""The figures of chapter 3: the change of a game, and a real event."""

from collections.abc import Mapping

import matplotlib as mpl
import numpy as np

from elo.rating_change import EventChange, rating_change
from elo.show.plots.formula import DIFFERENCE
from elo.show.plots.picture import CURVE, QUIET, STYLE, TABLE, THIRD, Picture, end_label, new_figure


@mpl.rc_context(STYLE)
def change_by_difference(k: int = 20, own: int = 2000, reach: int = 600) -> Picture:
    """Draw what a win, a draw and a loss change, over the rating difference."""
    D = np.arange(-reach, reach + 1)
    changes = {
        name: [float(rating_change(own, own - int(d), score, k=k).change_exact) for d in D]
        for name, score in (("win", 1.0), ("draw", 0.5), ("loss", 0.0))
    }
    most, least = max(changes["win"]), min(changes["win"])
    title = f"At K {k} a win brings {least:g} to {most:g} points: the difference decides"
    figure, axes = new_figure(title, DIFFERENCE, "change of the rating (points)")
    axes.axhline(0, color=QUIET, linewidth=1)
    for (name, values), colour in zip(changes.items(), (TABLE, THIRD, CURVE), strict=True):
        axes.step(D, values, where="mid", color=colour)
        end_label(axes, reach, values[-1], name, colour)
    for side in (-400, 400):
        axes.axvline(side, color=QUIET, linewidth=1, linestyle=":")
    axes.set(xlim=(-reach, reach), ylim=(-k, k))
    return Picture(figure, title)


@mpl.rc_context(STYLE)
def expected_and_scored(changes: Mapping[int, EventChange]) -> Picture:
    """Draw, for every player of an event, the points expected and the points scored."""
    above = sum(change.delta > 0 for change in changes.values())
    title = f"{above} of {len(changes)} players scored more than the table expected"
    figure, axes = new_figure(title, "points", "", height=0.42 * len(changes) + 1.4)
    for row, change in enumerate(reversed(list(changes.values()))):
        We, W = float(change.We), float(change.W)
        colour = TABLE if change.delta > 0 else CURVE
        axes.plot([We, W], [row, row], color=colour, linewidth=3, solid_capstyle="butt")
        axes.plot([We], [row], "|", color=QUIET, markersize=13, markeredgewidth=2.4)
        axes.plot([W], [row], "o", color=colour, markersize=8)
        sign = "+" if change.change_exact > 0 else "−"
        axes.annotate(
            f"{sign}{abs(change.change_exact)}",
            (max(We, W), row),
            xytext=(11, 0),
            textcoords="offset points",
            va="center",
            weight="bold",
            color=colour,
        )
    names = [f"No. {rank} ({change.own})" for rank, change in changes.items()]
    axes.set(yticks=range(len(changes)), yticklabels=names[::-1])
    axes.set_xlabel("points: expected ( | ) and scored ( ● ); the number is K × (W − We)")
    axes.grid(visible=False, axis="y")
    axes.margins(x=0.12)
    return Picture(figure, title)
