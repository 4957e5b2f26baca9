"""The figures of chapter 1: the table, the curve, and the same expected score."""

from collections.abc import Sequence
from fractions import Fraction

import matplotlib as mpl
import numpy as np

from elo.formula import curve_score, expected_score_at
from elo.show.plots.picture import CURVE, ON, QUIET, STYLE, TABLE, Picture, end_label, new_figure

DIFFERENCE = "rating difference D, own minus opponent's (points)"


@mpl.rc_context(STYLE)
def curve_and_table(last: int = 800) -> Picture:
    """Draw FIDE's table as the staircase that it is, with the curve running through it."""
    title = "The table is a staircase; the curve runs close to it, not on it"
    figure, axes = new_figure(title, DIFFERENCE, "expected score per game")
    D = np.arange(last + 1)
    table = [float(expected_score_at(int(d)).PD) for d in D]
    curve = [curve_score(int(d)) for d in D]
    axes.step(D, table, where="mid", color=TABLE)
    axes.plot(D, curve, color=CURVE, linewidth=1.8, linestyle=(0, (5, 2)))
    axes.axvline(400, color=QUIET, linewidth=1, linestyle=":")
    axes.annotate(
        "the 400 rule of the rating change\nstops here for most players",
        (400, 0.56),
        xytext=(8, 0),
        textcoords="offset points",
        color=QUIET,
        va="center",
    )
    end_label(axes, last, table[-1], "table", TABLE, dy=4)
    end_label(axes, last, curve[-1], "curve", CURVE, dy=-6)
    axes.set(xlim=(0, last), ylim=(0.49, 1.01))
    return Picture(figure, title)


@mpl.rc_context(STYLE)
def table_minus_curve(last: int = 735) -> Picture:
    """Draw table minus curve, in hundredths of a point per game, over the difference."""
    D = np.arange(last + 1)
    gap = np.array([100 * (float(expected_score_at(int(d)).PD) - curve_score(int(d))) for d in D])
    widest = int(np.argmax(gap[:401]))
    title = f"Up to 400 points they part by at most {gap[widest]:.2f} hundredths, at D = {widest}"
    figure, axes = new_figure(title, DIFFERENCE, "table minus curve (hundredths)")
    axes.axhline(0, color=QUIET, linewidth=1)
    axes.plot(D, gap, color=TABLE, linewidth=1.5)
    axes.axvline(400, color=QUIET, linewidth=1, linestyle=":")
    axes.plot([widest], [gap[widest]], "o", color=CURVE)
    axes.annotate(
        f"D = {widest}: table {float(expected_score_at(widest).PD):.2f}, "
        f"curve {curve_score(widest):.4f}",
        (widest, gap[widest]),
        xytext=(-10, 8),
        textcoords="offset points",
        ha="right",
    )
    axes.set(xlim=(0, last), ylim=(-1.0, 2.1))
    return Picture(figure, title)


@mpl.rc_context(STYLE)
def same_expected_score(shares: Sequence[tuple[int, int, int]]) -> Picture:
    """Draw win, draw and loss shares (percent) of players who all expect the same score."""
    scores = {Fraction(2 * win + draw, 200) for win, draw, _ in shares}
    (score,) = scores
    title = f"Three ways to expect {float(score):.2f} points a game"
    figure, axes = new_figure(title, "share of the games (%)", "", height=2.9)
    names = ("win", "draw", "loss")
    for row, share in enumerate(reversed(shares)):
        left = 0
        for name, part, colour in zip(names, share, (TABLE, QUIET, CURVE), strict=True):
            axes.barh(row, part, left=left, color=colour, height=0.62, edgecolor="none")
            if part:
                axes.text(
                    left + part / 2,
                    row,
                    f"{name} {part}",
                    ha="center",
                    va="center",
                    color=ON,
                    weight="bold",
                )
            left += part
    axes.set(xlim=(0, 100), yticks=range(len(shares)), yticklabels=["C", "B", "A"][-len(shares) :])
    axes.grid(visible=False)
    axes.tick_params(left=False)
    return Picture(figure, title)
