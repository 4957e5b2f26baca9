"""The figures of the experiments: what `elo.simulate` found."""

from collections.abc import Sequence

import matplotlib as mpl
import numpy as np

from elo.rules import RuleSet
from elo.show.plots.picture import (
    CURVE,
    INK,
    QUIET,
    STYLE,
    TABLE,
    Picture,
    ends_apart,
    lines_for,
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
from elo.simulate.model import one_of, some_points
from elo.words import signed

GAMES, MONTHS = "games played", "months"


@mpl.rc_context(STYLE)
def settling_paths(found: Settling) -> Picture:
    """Draw how wrong ratings approach the truth: the mean error, and where 8 in 10 players are."""
    styled = list(lines_for(found.rows))
    K, games = found.rows[0].K, round(found.rows[0].games.value)
    title = f"{abs(found.rows[0].off)} points off: settled after {games} games at K {K}"
    for row in found.rows[1:]:
        title += f", {round(row.games.value)} at {row.K}"
    figure, axes = new_figure(title, GAMES, "rating minus true strength (points)")
    ends = {}
    for row, (colour, dash) in styled:
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
    """Draw how often one event changes a right rating by how much, and the bell of the theory.

    Each bar is ``width`` points wide. What changes the rating by ``at_least`` so much has a colour
    of its own, within a bar too.
    """
    some_points(width, "bar_width", least=1)
    title = f"K {found.K}, {found.games} games, by chance alone: ±{found.sd_theory:.0f} is usual"
    figure, axes = new_figure(title, "change of the rating (points)", "share of the events (%)")
    changes = found.changes / 100
    reach = width * (int(abs(changes).max()) // width + 1)
    edges = np.arange(-reach, reach + width, width)
    middles = (edges[:-1] + edges[1:]) / 2
    wide = abs(found.changes) >= 100 * found.at_least
    outside = abs(middles) > found.at_least
    below = np.zeros(len(middles))
    for those, places, colour in ((~wide, ~outside, TABLE), (wide, outside, CURVE)):
        moved = changes[those] * (1 + 1e-9)  # −50 belongs outside of −50, as 50 does
        share = 100 * np.histogram(moved, edges)[0] / len(changes)
        part = places | (share > 0)
        axes.bar(middles[part], share[part], 0.86 * width, below[part], color=colour)
        below += share
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
    sets = list(dict.fromkeys(row.rules for row in found.rows))
    newest_first = sorted(sets, key=lambda rules: not rules.first.invented)
    style = dict(lines_for(newest_first))
    names = _names_of_first_rules(sets)
    title = _title_of_first_ratings(found, sets)
    figure, axes = new_figure(
        title, "true strength (points)", "first rating minus strength (points)"
    )
    axes.axhline(0, color=QUIET, linewidth=1)
    ends = {}
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
        ends[names[rules]] = (rows[-1].error_theory, colour)
    ends_apart(axes, truths[-1], ends, least=18)
    return Picture(figure, title)


def _names_of_first_rules(sets: Sequence[RuleSet]) -> dict[RuleSet, str]:
    """Return how to call these rules: by the invented opponents where that tells two apart."""
    if sorted(bool(rules.first.invented) for rules in sets) == [False, True]:
        of = {True: "rule of today", False: "rule of 2022"}
        return {rules: of[bool(rules.first.invented)] for rules in sets}
    return {rules: rules.name for rules in sets}


def _title_of_first_ratings(found: FirstRatings, sets: Sequence[RuleSet]) -> str:
    """Return what the theory shows: the pull of the 1800s where it does, else how far all are off.

    They pull if of two rules one has them, and with them the weakest stand higher than without
    them, and the strongest lower.
    """
    errors = {(row.rules, row.truth): row.error_theory for row in found.rows}
    invented = {rules.first.invented: rules for rules in sets}
    if len(sets) == 2 and set(invented) == {(), (1800, 1800)}:
        truths = [row.truth for row in found.rows]
        weak, strong = (
            errors[invented[1800, 1800], truth] - errors[invented[()], truth]
            for truth in (min(truths), max(truths))
        )
        if weak > 0 > strong:
            return "The two 1800s pull first ratings towards 1800"
    lowest, highest = (signed(round(f(errors.values()))) for f in (min, max))
    return f"First ratings are off by {lowest} to {highest} points on average"


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
    styled = list(lines_for(found))
    last = len(found[0].correlations) - 1
    title = f"In {last} months the correlation comes to {found[0].correlation.value:.2f}"
    figure, axes = new_figure(title, MONTHS, "correlation of rating and strength")
    ends = {}
    for row, (colour, dash) in styled:
        months = np.arange(len(row.correlations))
        axes.plot(months, row.correlations, color=colour, linestyle=dash)
        last = max(last, len(months) - 1)
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
    styled = list(lines_for(found.rows))
    lowest, highest = (round(f(row.bias.value for row in found.rows)) for f in (min, max))
    title = f"After {found.months} months a list is off by {signed(lowest)} to {signed(highest)}"
    title += " points"
    figure, axes = new_figure(title, MONTHS, "mean rating minus mean strength (points)")
    axes.axhline(0, color=QUIET, linewidth=1)
    months, ends, biases = np.arange(found.months + 1), {}, []
    for row, (colour, dash) in styled:
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
    one_of(first_list, "first_list", tuple(dict.fromkeys(row.first_list for row in found.rows)))
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
