"""The figures of chapter 6: trend and noise, stronger opponents, and another rating system."""

from collections.abc import Mapping, Sequence

import matplotlib as mpl
import numpy as np

from elo.show.glicko import Glicko
from elo.show.plots.picture import (
    CURVE,
    INK,
    QUIET,
    STYLE,
    TABLE,
    Picture,
    end_label,
    ends_apart,
    lines_for,
    new_figure,
)
from elo.show.plots.simulate import MONTHS
from elo.simulate import StrongerOpponents
from elo.words import signed

RATING = "rating (points)"


@mpl.rc_context(STYLE)
def ratings_without_progress(careers: Mapping[str, Sequence[int]]) -> Picture:
    """Draw the lists of players, by name, whose strength is that of their first list for ever."""
    styled = list(lines_for(careers.items()))
    (strength,) = {career[0] for career in careers.values()}
    lowest, highest = min(map(min, careers.values())), max(map(max, careers.values()))
    title = f"Strength {strength} all the time, ratings from {lowest} to {highest}"
    figure, axes = new_figure(title, MONTHS, RATING)
    axes.axhline(strength, color=QUIET, linewidth=1)
    ends = {}
    for (name, career), (colour, dash) in styled:
        axes.plot(range(len(career)), career, color=colour, linestyle=dash, linewidth=1.8)
        ends[name] = (career[-1], colour)
    last = len(career) - 1
    ends_apart(axes, last, ends, least=(highest - lowest) / 18)
    axes.set(xlim=(0, last))
    return Picture(figure, title)


@mpl.rc_context(STYLE)
def risen_over_months(shares: Mapping[str, Sequence[float]]) -> Picture:
    """Draw which share (of 1) of the players, group by group, stands above the first list."""
    percent = {name: [100 * share for share in group] for name, group in shares.items()}
    styled = list(lines_for(percent.items()))
    best = max(percent.values(), key=lambda group: group[-1])
    last = len(best)
    title = f"Improving players above their start: {best[0]:.0f} % after a month, "
    title += f"{best[-1]:.0f} % after {last}"
    figure, axes = new_figure(title, MONTHS, "above the rating at the start (%)")
    axes.axhline(50, color=QUIET, linewidth=1, linestyle=":")
    months, ends = range(1, last + 1), {}
    for place, ((name, group), (colour, dash)) in enumerate(styled):
        mark = "os^"[place % 3]
        axes.plot(months, group, color=colour, linestyle=dash, marker=mark, markersize=6)
        ends[name] = (group[-1], colour)
    ends_apart(axes, last, ends, least=7)
    axes.set(xlim=(0.6, last), ylim=(0, 103), xticks=months)
    return Picture(figure, title)


@mpl.rc_context(STYLE)
def stronger_on_average(found: StrongerOpponents) -> Picture:
    """Draw what an event against stronger opponents changes on average: found, and in theory."""
    title = _title_of_stronger(found)
    y = "change of an event on average (points)"
    figure, axes = new_figure(title, "how much stronger the opponents are (points)", y)
    gaps = [row.gap for row in found.rows]
    axes.axhline(0, color=QUIET, linewidth=1)
    axes.plot(gaps, [row.mean_theory for row in found.rows], color=TABLE)
    for row in found.rows:
        dear = row.mean_theory < 0
        colour, mark = (CURVE, "s") if dear else (TABLE, "o")
        axes.plot([row.gap], [row.mean.value], mark, color=colour, markersize=8)
        axes.annotate(
            signed(round(row.mean.value, 1) or 0),
            (row.gap, row.mean.value),
            xytext=(-10, -5) if dear else (0, 11),
            textcoords="offset points",
            ha="right" if dear else "center",
            color=colour,
            weight="bold",
        )
    axes.set(xticks=gaps)
    axes.margins(x=0.06, y=0.16)
    return Picture(figure, title)


def _title_of_stronger(found: StrongerOpponents) -> str:
    """Return up to where opponents cost nothing; if all of them cost something, how much."""
    free = [row.gap for row in found.rows if row.mean_theory == 0]
    if free:
        return f"Up to {max(free)} points stronger opponents cost nothing on average"
    gaps = dict.fromkeys(str(f(row.gap for row in found.rows)) for f in (min, max))
    costs = [row.mean_theory for row in found.rows]
    changes = dict.fromkeys(signed(round(f(costs), 1)) for f in (max, min))
    return f"{' to '.join(gaps)} points stronger: an event changes {' to '.join(changes)}"


@mpl.rc_context(STYLE)
def rating_with_doubt(periods: Sequence[Glicko]) -> Picture:
    """Draw a Glicko-2 rating, period by period, with two RD to either side."""
    RD = [period.RD for period in periods]
    surest = int(np.argmin(RD))
    title = f"Games shrink the RD from {RD[0]:.0f} to {RD[surest]:.0f}, "
    title += f"a rest lets it grow to {RD[-1]:.0f}"
    figure, axes = new_figure(title, "rating periods", RATING)
    low, high = np.array([period.interval for period in periods]).T
    at = np.arange(len(periods))
    axes.fill_between(at, low, high, color=TABLE, alpha=0.16, linewidth=0)
    for edge in (low, high):
        axes.plot(at, edge, color=TABLE, linewidth=1)
    axes.plot(at, [period.rating for period in periods], color=INK)
    axes.axvline(surest, color=QUIET, linewidth=1, linestyle=":")
    for side, words in ((-1, "games"), (1, "no games")):
        axes.annotate(
            words,
            (surest, 0.06),
            xycoords=("data", "axes fraction"),
            xytext=(8 * side, 0),
            textcoords="offset points",
            ha="right" if side < 0 else "left",
            color=QUIET,
        )
    end_label(axes, at[-1], periods[-1].rating, "rating", INK)
    end_label(axes, at[-1], high[-1], "+ 2 RD", TABLE, dy=4)
    end_label(axes, at[-1], low[-1], "− 2 RD", TABLE, dy=-4)
    axes.set(xlim=(0, at[-1]))
    return Picture(figure, title)


@mpl.rc_context(STYLE)
def apart_over_months(differences: Mapping[str, Sequence[float]]) -> Picture:
    """Draw how far two systems part over the same games, player by player."""
    styled = list(lines_for(differences.items()))
    every = [one for path in differences.values() for one in path]
    title = f"Same games, two systems: apart by {signed(round(min(every)))} "
    title += f"to {signed(round(max(every)))} points"
    figure, axes = new_figure(title, MONTHS, "Glicko-2 minus FIDE's rule (points)")
    axes.axhline(0, color=QUIET, linewidth=1)
    ends = {}
    for (name, path), (colour, dash) in styled:
        axes.plot(range(len(path)), path, color=colour, linestyle=dash, linewidth=1.8)
        ends[name] = (path[-1], colour)
    last = len(path) - 1
    ends_apart(axes, last, ends, least=(max(every) - min(every)) / 18)
    axes.set(xlim=(0, last))
    return Picture(figure, title)
