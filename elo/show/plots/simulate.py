"""The figures of the experiments: what `elo.simulate` found."""

import matplotlib as mpl
import numpy as np

from elo.show.plots.picture import (
    CURVE,
    INK,
    LINES,
    QUIET,
    STYLE,
    TABLE,
    Picture,
    ends_apart,
    new_figure,
)
from elo.simulate import (
    EventSwing,
    FindingTruth,
    FirstRatings,
    ListHistory,
    RuleChanges,
    Settling,
    Truth,
)
from elo.simulate.finding import words
from elo.words import signed

GAMES, MONTHS = "games played", "months"


@mpl.rc_context(STYLE)
def settling_paths(found: Settling) -> Picture:
    """Draw how wrong ratings approach the truth: the mean error, and where 8 in 10 players are."""
    K, games = found.rows[0].K, round(found.rows[0].games.value)
    title = f"{abs(found.rows[0].off)} points off: settled after {games} games at K {K}"
    for row in found.rows[1:]:
        title += f", {round(row.games.value)} at {row.K}"
    figure, axes = new_figure(title, GAMES, "rating minus true strength (points)")
    ends = {}
    for row, (colour, dash) in zip(found.rows, LINES, strict=False):
        played = row.games_of_event * np.arange(len(row.paths))
        mean, low, high = row.paths.T
        axes.fill_between(played, low, high, color=colour, alpha=0.13, linewidth=0)
        axes.plot(played, mean, color=colour, linestyle=dash)
        ends[f"K {row.K}"] = (float(mean[-1]), colour)
    within = found.rows[0].within
    for side in (-within, within):
        axes.axhline(side, color=QUIET, linewidth=1, linestyle=":")
    axes.axhline(0, color=QUIET, linewidth=1)
    ends_apart(axes, float(played[-1]), ends, least=22)
    axes.set(xlim=(0, played[-1]))
    return Picture(figure, title)


@mpl.rc_context(STYLE)
def swing_of_one_event(found: EventSwing, *, width: int = 10) -> Picture:
    """Draw how often one event changes a right rating by how much, and the bell of the theory."""
    title = f"K {found.K}, {found.games} games, by chance alone: ±{found.sd_theory:.0f} is usual"
    figure, axes = new_figure(title, "change of the rating (points)", "share of the events (%)")
    changes = found.changes / 100
    reach = width * (int(abs(changes).max()) // width + 1)
    edges = np.arange(-reach, reach + width, width)
    counts, _ = np.histogram(changes * (1 + 1e-9), edges)  # −50 belongs outside of −50, as 50 does
    middles = (edges[:-1] + edges[1:]) / 2
    wide = abs(middles) > found.at_least
    for part, colour in ((~wide, TABLE), (wide, CURVE)):
        axes.bar(middles[part], 100 * counts[part] / len(changes), 0.86 * width, color=colour)
    x = np.linspace(edges[0], edges[-1], 201)
    bell = np.exp(-((x / found.sd_theory) ** 2) / 2) / (found.sd_theory * np.sqrt(2 * np.pi))
    axes.plot(x, 100 * width * bell, color=INK, linewidth=1.5)
    axes.annotate(
        f"{found.at_least} points or more:\n{100 * found.share.value:.0f} % of the events",
        (0.98, 0.9),
        xycoords="axes fraction",
        ha="right",
        va="top",
        color=CURVE,
        weight="bold",
    )
    axes.set(xlim=(edges[0], edges[-1]))
    return Picture(figure, title)


@mpl.rc_context(STYLE)
def first_rating_errors(found: FirstRatings) -> Picture:
    """Draw how far first ratings are from the true strength, on average, under each rule."""
    title = "The two 1800s pull first ratings towards 1800"
    figure, axes = new_figure(
        title, "true strength (points)", "first rating minus strength (points)"
    )
    axes.axhline(0, color=QUIET, linewidth=1)
    ends = {}
    sets = dict.fromkeys(row.rules for row in found.rows)
    newest_first = sorted(sets, key=lambda rules: not rules.first.invented)
    style = dict(zip(newest_first, LINES, strict=False))
    for rules in sets:
        colour, dash = style[rules]
        rows = [row for row in found.rows if row.rules == rules]
        truths = [row.truth for row in rows]
        axes.plot(truths, [row.error_theory for row in rows], color=colour, linestyle=dash)
        axes.errorbar(
            truths,
            [row.error.value for row in rows],
            [2 * row.error.error for row in rows],
            fmt="o",
            color=colour,
            markersize=5,
            linewidth=1.5,
        )
        name = "with them" if rules.first.invented else "before"
        ends[name] = (rows[-1].error_theory, colour)
    ends_apart(axes, truths[-1], ends, least=18)
    return Picture(figure, title)


@mpl.rc_context(STYLE)
def list_over_months(history: ListHistory) -> Picture:
    """Draw the mean rating of a list beside the mean strength of those who are on it."""
    rating, truth = history.mean_rating(), history.mean_truth()
    off = round(float(rating[-1] - truth[-1]))
    title = f"After {history.months} months the list is off by {signed(off)} points"
    figure, axes = new_figure(title, MONTHS, "mean of those rated (points)")
    months = np.arange(history.months + 1)
    axes.plot(months, rating, color=TABLE)
    axes.plot(months, truth, color=CURVE, linestyle="--")
    span = float(max(rating.max(), truth.max()) - min(rating.min(), truth.min()))
    ends = {"ratings": (float(rating[-1]), TABLE), "strengths": (float(truth[-1]), CURVE)}
    ends_apart(axes, history.months, ends, least=span / 14)
    axes.set(xlim=(0, history.months))
    return Picture(figure, title)


@mpl.rc_context(STYLE)
def correlation_over_months(*found: Truth, limit: float | None = None) -> Picture:
    """Draw the correlation of ratings and true strengths, list by list.

    ``limit`` is the correlation that the swing leaves; without it the line stands at 1.
    """
    last = len(found[0].correlations) - 1
    title = f"In {last} months the correlation comes to {found[0].correlation.value:.2f}"
    figure, axes = new_figure(title, MONTHS, "correlation of rating and strength")
    ends = {}
    for row, (colour, dash) in zip(found, LINES, strict=False):
        axes.plot(np.arange(last + 1), row.correlations, color=colour, linestyle=dash)
        ends[row.label] = (float(row.correlations[-1]), colour)
    axes.axhline(1 if limit is None else limit, color=QUIET, linewidth=1, linestyle=":")
    if limit is not None:
        axes.annotate(
            f"limit {limit:.3f}",
            (0, limit),
            xytext=(6, -7),
            textcoords="offset points",
            va="top",
            color=QUIET,
        )
    if len(found) > 1:
        ends_apart(axes, last, ends, least=0.06)
    lowest = min(float(row.correlations.min()) for row in found)
    axes.set(xlim=(0, last), ylim=(min(0, lowest), 1.03))
    return Picture(figure, title)


@mpl.rc_context(STYLE)
def level_over_months(found: FindingTruth) -> Picture:
    """Draw how far each list is off on average, list by list: inflation up, deflation down."""
    lowest, highest = (round(f(row.bias.value for row in found.rows)) for f in (min, max))
    title = f"After {found.months} months a list is off by {signed(lowest)} to {signed(highest)}"
    title += " points"
    figure, axes = new_figure(title, MONTHS, "mean rating minus mean strength (points)")
    axes.axhline(0, color=QUIET, linewidth=1)
    months, ends, biases = np.arange(found.months + 1), {}, []
    for row, (colour, dash) in zip(found.rows, LINES, strict=False):
        bias = row.ratings - row.truths
        axes.plot(months, bias, color=colour, linestyle=dash)
        ends[row.label] = (float(bias[-1]), colour)
        biases.append(bias)
    span = float(np.max(biases) - np.min(biases))
    ends_apart(axes, found.months, ends, least=span / 16)
    axes.set(xlim=(0, found.months))
    return Picture(figure, title)


@mpl.rc_context(STYLE)
def changes_of_2024(found: RuleChanges, first_list: str) -> Picture:
    """Draw what each change leaves of a list: the errors of the weak, of all and of the strong."""
    rows = [row for row in found.rows if row.first_list == first_list]
    lowest, highest = (round(f(row.bias.value for row in rows)) for f in (min, max))
    first = words(f"list.{first_list}", first_list).capitalize()
    title = f"{first} at first:\nafter {found.months} months off by {signed(lowest)} to "
    title += f"{signed(highest)} points"
    figure, axes = new_figure(title, "", "", height=0.55 * len(rows) + 1.8)
    axes.axvline(0, color=QUIET, linewidth=1)
    for place, row in enumerate(reversed(rows)):
        parts = (("v", row.weak, CURVE), ("o", row.bias, INK), ("^", row.strong, TABLE))
        axes.plot([row.weak.value, row.strong.value], [place, place], color=QUIET, linewidth=1.5)
        for mark, part, colour in parts:
            axes.plot([part.value], [place], mark, color=colour, markersize=8)
    axes.set(yticks=range(len(rows)), yticklabels=[row.name for row in reversed(rows)])
    axes.set_xlabel("rating minus strength (points): weak ( ▼ ), all ( ● ), strong ( ▲ )")
    axes.grid(visible=False, axis="y")
    axes.margins(x=0.08, y=0.12)
    return Picture(figure, title.replace("\n", " "))
