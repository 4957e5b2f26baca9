"""The figures of chapter 4: one opponent, table and straight line, a giant, a loss of points."""

from collections.abc import Sequence

import matplotlib as mpl

from elo.performance import LINEAR_STEP, performance_rating
from elo.rating_change import event_change
from elo.show.plots.picture import (
    CURVE,
    GRID,
    INK,
    QUIET,
    STYLE,
    TABLE,
    THIRD,
    Picture,
    end_label,
    new_figure,
)
from elo.tables import rating_difference
from elo.values import Number, games_from
from elo.words import added, signed


@mpl.rc_context(STYLE)
def one_opponent(opponents: Sequence[int], points: Number) -> Picture:
    """Draw a field, the one opponent that stands for it, and the performance of a score."""
    result = performance_rating(opponents, points)
    dp = result.Rp - result.Ra
    title = f"{result.points} of {result.n} against one of {result.Ra} is worth {signed(dp)} points"
    figure, axes = new_figure(title, "rating (points)", "", height=2.9)
    axes.plot(opponents, [2] * result.n, "o", color=QUIET, markersize=9)
    axes.plot([result.Ra] * 2, [2, 1], ":", color=TABLE, linewidth=1.4)
    axes.plot([result.Ra], [1], "D", color=TABLE, markersize=12)
    axes.annotate(
        "",
        (result.Rp, 0),
        xytext=(result.Ra, 1),
        arrowprops={"arrowstyle": "-|>", "color": CURVE, "linewidth": 2, "shrinkA": 8},
    )
    axes.plot([result.Rp], [0], "s", color=CURVE, markersize=12)
    for x, y, text, colour in (
        (result.Ra, 1, f"Ra = {result.Ra}", TABLE),
        (result.Rp, 0, f"Rp = {result.Ra} {added(dp)} = {result.Rp}", CURVE),
    ):
        end_label(axes, x, y, f"  {text}", colour)
    names = [f"{result.n} opponents", "one opponent", "performance"]
    axes.set(yticks=(2, 1, 0), yticklabels=names, ylim=(-0.5, 2.5))
    axes.grid(visible=False, axis="y")
    axes.tick_params(left=False)
    return Picture(figure, title)


@mpl.rc_context(STYLE)
def table_and_linear() -> Picture:
    """Draw dp of table 8.1.1 over the share of the points, and the straight line beside it."""
    shares = list(range(101))
    table = [rating_difference(p) for p in shares]
    linear = [LINEAR_STEP * (2 * p - 100) / 100 for p in shares]
    crossing = next(p for p in range(51, 101) if table[p] >= linear[p])
    most = max(linear[p] - table[p] for p in range(50, crossing))
    title = f"Between {100 - crossing} and {crossing} % they part by at most {most:.0f} points"
    figure, axes = new_figure(title, "share of the points p (%)", "added to Ra (points)")
    axes.axhline(0, color=QUIET, linewidth=1)
    axes.plot(shares, linear, color=CURVE, linewidth=1.8, linestyle=(0, (5, 2)))
    axes.plot(shares[1:-1], table[1:-1], ".", color=TABLE, markersize=6)
    axes.plot([0, 100], [table[0], table[-1]], "o", color=TABLE, fillstyle="none", markersize=9)
    end_label(axes, 100, linear[-1], " linear", CURVE)
    end_label(axes, 100, table[-1], " table", TABLE)
    axes.set(xlim=(-2, 102), ylim=(-880, 880), yticks=range(-800, 801, 200))
    return Picture(figure, title)


@mpl.rc_context(STYLE)
def loss_by_opponent(
    opponents: Sequence[int] = (1600, 1600), points: Number = 1, highest: int = 2800
) -> Picture:
    """Draw the performance after one more game, a loss, over the rating of who won it."""
    before = performance_rating(opponents, points).Rp
    ratings = list(range(1400, highest + 1))
    after = {
        method: [performance_rating([*opponents, x], points, method=method).Rp for x in ratings]
        for method in ("table", "perfect")
    }
    raised = next(x for x, Rp in zip(ratings, after["table"], strict=True) if Rp > before)
    title = f"By the table, losing to anybody from {raised} on raises the performance"
    figure, axes = new_figure(
        title, "rating of the opponent who won (points)", "performance after the loss"
    )
    axes.axhline(before, color=QUIET, linewidth=1.4, linestyle=":")
    axes.annotate(
        f"before the loss: {before}",
        (1400, before),
        xytext=(4, 9),
        textcoords="offset points",
        color=QUIET,
        va="center",
    )
    axes.step(ratings, after["table"], where="mid", color=TABLE)
    axes.step(ratings, after["perfect"], where="mid", color=THIRD, linestyle="--")
    axes.plot([raised], [after["table"][raised - ratings[0]]], "o", color=TABLE)
    end_label(axes, highest, after["table"][-1], "table", TABLE)
    end_label(axes, highest, after["perfect"][-1], "perfect", THIRD, dy=-7)
    axes.set(xlim=(ratings[0], highest))
    return Picture(figure, title)


@mpl.rc_context(STYLE)
def change_by_own_rating(
    opponents: Sequence[int], scores: Sequence[Number], *, k: int = 20, margin: int = 150
) -> Picture:
    """Draw what one event changes, over the own rating, with its performances."""
    games = games_from(opponents, scores)
    points = sum(map(float, scores))
    Rp = performance_rating(opponents, points).Rp
    perfect = performance_rating(opponents, points, method="perfect").Rp
    own = list(range(min(Rp, perfect) - margin, max(Rp, perfect) + margin + 1))
    change = [float(event_change(rating, games, k=k).change_exact) for rating in own]
    losing = next(rating for rating, value in zip(own, change, strict=True) if value < 0)
    title = f"Rated {losing} to {Rp - 1}, you perform better than that and lose points"
    figure, axes = new_figure(title, "own rating (points)", f"change of the rating at K {k}")
    axes.axvspan(losing, Rp, facecolor=GRID, edgecolor="none")
    axes.axhline(0, color=QUIET, linewidth=1)
    axes.step(own, change, where="mid", color=TABLE)
    for rating, name in ((Rp, "Rp"), (perfect, "perfect")):
        axes.axvline(rating, color=INK, linewidth=1.4, linestyle=":")
        end_label(axes, rating, max(change), f"{name} {rating}", INK)
    axes.set(xlim=(own[0], own[-1]))
    return Picture(figure, title)
