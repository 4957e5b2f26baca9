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
