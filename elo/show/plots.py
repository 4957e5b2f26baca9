"""The book's figures, in one style, drawn from the library's own results.

A title states the finding, lines carry their names at their ends, what is a staircase is drawn as
one, and no figure tells its story by colour alone. Each function returns a `Picture`: an SVG with
the same bytes on every run, whose colours follow the light or dark page around it. In reading
order: `PALETTE`, `Picture`, then the figures chapter by chapter.
"""

import io
from collections.abc import Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

from elo.formula import curve_score, expected_score_at
from elo.rating_change import EventChange, rating_change
from elo.simulate import (
    EventSwing,
    FindingTruth,
    FirstRatings,
    ListHistory,
    RuleChanges,
    Settling,
    Truth,
)
from elo.words import signed

PALETTE: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "ink": ("#22262e", "#e6e3dc"),
        "quiet": ("#6b7280", "#a3a9b4"),
        "grid": ("#e2e4e8", "#33383f"),
        "table": ("#1c5d99", "#7db8f0"),
        "curve": ("#b4500f", "#f0a060"),
        "third": ("#5b7f2b", "#a5cc6b"),
        "on": ("#fffffe", "#15181d"),
    }
)
"""The colours: on a light page, and on a dark one. Blue and orange hold for the colour-blind."""

INK, QUIET, GRID, TABLE, CURVE, THIRD, ON = (light for light, _ in PALETTE.values())

_STYLE: dict[Any, Any] = {
    "figure.figsize": (7.4, 4.2),
    "figure.constrained_layout.use": True,
    "font.family": "DejaVu Sans",
    "font.size": 10.5,
    "axes.titlesize": 12,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 12,
    "axes.titlecolor": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": QUIET,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": GRID,
    "grid.linewidth": 0.8,
    "text.color": INK,
    "xtick.color": QUIET,
    "ytick.color": QUIET,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "lines.linewidth": 2.2,
    "axes.unicode_minus": True,
    "svg.hashsalt": "elo",
    "svg.fonttype": "path",
}


def _dark_style() -> str:
    """Return the style sheet that exchanges the colours on a dark page."""
    rules = "".join(
        f'[style*="{part}: {light}"]{{{part}:{dark}!important}}'
        for light, dark in PALETTE.values()
        for part in ("fill", "stroke")
    )
    return f"<style>@media (prefers-color-scheme: dark){{{rules}}}</style>"


class Picture:
    """A finished figure: an SVG in a notebook and on the page."""

    def __init__(self, figure: Figure, title: str) -> None:
        self.figure = figure
        self.title = title
        out = io.StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
        svg = out.getvalue()
        self.svg = svg[svg.index("<svg") :].replace("<defs>", _dark_style() + "<defs>", 1)

    def __repr__(self) -> str:
        return f"<Picture: {self.title}>"

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return {"image/svg+xml": self.svg, "text/plain": repr(self)}


def _figure(title: str, x: str, y: str, *, height: float = 4.2) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(7.4, height))
    FigureCanvasSVG(figure)
    axes = figure.add_subplot()
    axes.set(title=title, xlabel=x, ylabel=y)
    return figure, axes


def _end_label(axes: Axes, x: float, y: float, text: str, colour: str, *, dy: float = 0) -> None:
    axes.annotate(
        text,
        (x, y),
        xytext=(6, dy),
        textcoords="offset points",
        color=colour,
        va="center",
        weight="bold",
        annotation_clip=False,
    )


DIFFERENCE = "rating difference D, own minus opponent's (points)"


@mpl.rc_context(_STYLE)
def curve_and_table(last: int = 800) -> Picture:
    """Draw FIDE's table as the staircase that it is, with the curve running through it."""
    title = "The table is a staircase; the curve runs close to it, not on it"
    figure, axes = _figure(title, DIFFERENCE, "expected score per game")
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
    _end_label(axes, last, table[-1], "table", TABLE, dy=4)
    _end_label(axes, last, curve[-1], "curve", CURVE, dy=-6)
    axes.set(xlim=(0, last), ylim=(0.49, 1.01))
    return Picture(figure, title)


@mpl.rc_context(_STYLE)
def table_minus_curve(last: int = 735) -> Picture:
    """Draw table minus curve, in hundredths of a point per game, over the difference."""
    D = np.arange(last + 1)
    gap = np.array([100 * (float(expected_score_at(int(d)).PD) - curve_score(int(d))) for d in D])
    widest = int(np.argmax(gap[:401]))
    title = f"Up to 400 points they part by at most {gap[widest]:.2f} hundredths, at D = {widest}"
    figure, axes = _figure(title, DIFFERENCE, "table minus curve (hundredths)")
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


@mpl.rc_context(_STYLE)
def same_expected_score(shares: Sequence[tuple[int, int, int]]) -> Picture:
    """Draw win, draw and loss shares (percent) of players who all expect the same score."""
    scores = {Fraction(2 * win + draw, 200) for win, draw, _ in shares}
    (score,) = scores
    title = f"Three ways to expect {float(score):.2f} points a game"
    figure, axes = _figure(title, "share of the games (%)", "", height=2.9)
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


@mpl.rc_context(_STYLE)
def change_by_difference(k: int = 20, own: int = 2000, reach: int = 600) -> Picture:
    """Draw what a win, a draw and a loss change, over the rating difference."""
    D = np.arange(-reach, reach + 1)
    changes = {
        name: [float(rating_change(own, own - int(d), score, k=k).change_exact) for d in D]
        for name, score in (("win", 1.0), ("draw", 0.5), ("loss", 0.0))
    }
    most, least = max(changes["win"]), min(changes["win"])
    title = f"At K {k} a win brings {least:g} to {most:g} points: the difference decides"
    figure, axes = _figure(title, DIFFERENCE, "change of the rating (points)")
    axes.axhline(0, color=QUIET, linewidth=1)
    for (name, values), colour in zip(changes.items(), (TABLE, THIRD, CURVE), strict=True):
        axes.step(D, values, where="mid", color=colour)
        _end_label(axes, reach, values[-1], name, colour)
    for side in (-400, 400):
        axes.axvline(side, color=QUIET, linewidth=1, linestyle=":")
    axes.set(xlim=(-reach, reach), ylim=(-k, k))
    return Picture(figure, title)


@mpl.rc_context(_STYLE)
def expected_and_scored(changes: Mapping[int, EventChange]) -> Picture:
    """Draw, for every player of an event, the points expected and the points scored."""
    above = sum(change.delta > 0 for change in changes.values())
    title = f"{above} of {len(changes)} players scored more than the table expected"
    figure, axes = _figure(title, "points", "", height=0.42 * len(changes) + 1.4)
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


# Experiments: what `elo.simulate` found.

GAMES, MONTHS = "games played", "months"
_LINES = (
    (TABLE, "-"),
    (CURVE, "--"),
    (THIRD, "-."),
    (INK, ":"),
    (QUIET, "-"),
    (CURVE, "-"),
)
"""Line by line a colour with a dash of its own."""


def _ends_apart(
    axes: Axes, x: float, ends: Mapping[str, tuple[float, str]], *, least: float
) -> None:
    """Write names at the ends of lines, each at least so far (in y) above the one below."""
    below = float("-inf")
    for name, (y, colour) in sorted(ends.items(), key=lambda item: item[1][0]):
        below = max(y, below + least)
        _end_label(axes, x, below, name, colour)


@mpl.rc_context(_STYLE)
def settling_paths(found: Settling) -> Picture:
    """Draw how wrong ratings approach the truth: the mean error, and where 8 in 10 players are."""
    K, games = found.rows[0].K, round(found.rows[0].games.value)
    title = f"{abs(found.rows[0].off)} points off: settled after {games} games at K {K}"
    for row in found.rows[1:]:
        title += f", {round(row.games.value)} at {row.K}"
    figure, axes = _figure(title, GAMES, "rating minus true strength (points)")
    ends = {}
    for row, (colour, dash) in zip(found.rows, _LINES, strict=False):
        played = row.games_of_event * np.arange(len(row.paths))
        mean, low, high = row.paths.T
        axes.fill_between(played, low, high, color=colour, alpha=0.13, linewidth=0)
        axes.plot(played, mean, color=colour, linestyle=dash)
        ends[f"K {row.K}"] = (float(mean[-1]), colour)
    within = found.rows[0].within
    for side in (-within, within):
        axes.axhline(side, color=QUIET, linewidth=1, linestyle=":")
    axes.axhline(0, color=QUIET, linewidth=1)
    _ends_apart(axes, float(played[-1]), ends, least=22)
    axes.set(xlim=(0, played[-1]))
    return Picture(figure, title)


@mpl.rc_context(_STYLE)
def swing_of_one_event(found: EventSwing, *, width: int = 10) -> Picture:
    """Draw how often one event changes a right rating by how much, and the bell of the theory."""
    title = f"K {found.K}, {found.games} games, by chance alone: ±{found.sd_theory:.0f} is usual"
    figure, axes = _figure(title, "change of the rating (points)", "share of the events (%)")
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


@mpl.rc_context(_STYLE)
def first_rating_errors(found: FirstRatings) -> Picture:
    """Draw how far first ratings are from the true strength, on average, under each rule."""
    title = "The two 1800s pull first ratings towards 1800"
    figure, axes = _figure(title, "true strength (points)", "first rating minus strength (points)")
    axes.axhline(0, color=QUIET, linewidth=1)
    ends = {}
    sets = dict.fromkeys(row.rules for row in found.rows)
    for rules, (colour, dash) in zip(sets, _LINES, strict=False):
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
    _ends_apart(axes, truths[-1], ends, least=18)
    return Picture(figure, title)


@mpl.rc_context(_STYLE)
def list_over_months(history: ListHistory) -> Picture:
    """Draw the mean rating of a list beside the mean strength of those who are on it."""
    rating, truth = history.mean_rating(), history.mean_truth()
    off = round(float(rating[-1] - truth[-1]))
    title = f"After {history.months} months the list is off by {signed(off)} points"
    figure, axes = _figure(title, MONTHS, "mean of those rated (points)")
    months = np.arange(history.months + 1)
    axes.plot(months, rating, color=TABLE)
    axes.plot(months, truth, color=CURVE, linestyle="--")
    span = float(max(rating.max(), truth.max()) - min(rating.min(), truth.min()))
    ends = {"ratings": (float(rating[-1]), TABLE), "strengths": (float(truth[-1]), CURVE)}
    _ends_apart(axes, history.months, ends, least=span / 14)
    axes.set(xlim=(0, history.months))
    return Picture(figure, title)


@mpl.rc_context(_STYLE)
def correlation_over_months(found: Truth) -> Picture:
    """Draw the correlation of ratings and true strengths, list by list."""
    last = len(found.correlations) - 1
    title = f"In {last} months the correlation comes to {found.correlation.value:.2f}"
    figure, axes = _figure(title, MONTHS, "correlation of rating and strength")
    axes.plot(np.arange(last + 1), found.correlations, color=TABLE)
    axes.axhline(1, color=QUIET, linewidth=1, linestyle=":")
    axes.set(xlim=(0, last), ylim=(min(0, float(found.correlations.min())), 1.03))
    return Picture(figure, title)


@mpl.rc_context(_STYLE)
def level_over_months(found: FindingTruth) -> Picture:
    """Draw how far each list is off on average, list by list: inflation up, deflation down."""
    furthest = max((row.bias.value for row in found.rows), key=abs)
    title = f"After {found.months} months one list is off by {signed(round(furthest))} points"
    figure, axes = _figure(title, MONTHS, "mean rating minus mean strength (points)")
    axes.axhline(0, color=QUIET, linewidth=1)
    months, ends, biases = np.arange(found.months + 1), {}, []
    for row, (colour, dash) in zip(found.rows, _LINES, strict=False):
        bias = row.ratings - row.truths
        axes.plot(months, bias, color=colour, linestyle=dash)
        ends[row.label] = (float(bias[-1]), colour)
        biases.append(bias)
    span = float(np.max(biases) - np.min(biases))
    _ends_apart(axes, found.months, ends, least=span / 16)
    axes.set(xlim=(0, found.months))
    return Picture(figure, title)


@mpl.rc_context(_STYLE)
def changes_of_2024(found: RuleChanges, first_list: str) -> Picture:
    """Draw what each change leaves of a list: the errors of the weak, of all and of the strong."""
    rows = [row for row in found.rows if row.first_list == first_list]
    title = f"After {found.months} months: who is rated too high, who too low"
    figure, axes = _figure(title, "", "", height=0.55 * len(rows) + 1.6)
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
    return Picture(figure, title)
