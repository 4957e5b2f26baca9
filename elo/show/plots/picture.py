"""What the figures have in common: the style, the colours, names at the ends of lines.

The colours are the book's (`elo.show.palette`). In reading order: `STYLE`, `Picture`, `new_figure`,
`end_label`, `lines_for`, `ends_apart`.
"""

import io
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

from elo.errors import RatingInputError
from elo.show.palette import PALETTE
from elo.values import place

T = TypeVar("T")

INK, QUIET, GRID, TABLE, CURVE, THIRD, ON = (
    PALETTE[name].light for name in ("ink", "quiet", "grid", "table", "curve", "third", "on")
)

STYLE: dict[Any, Any] = {
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


def _dark_style(svg: str) -> str:
    """Return the style sheet that exchanges the colours of a drawing on a dark page."""
    rules = "".join(
        f'[style*="{part}: {light}"]{{{part}:{dark}!important}}'
        for light, dark in PALETTE.values()
        for part in ("fill", "stroke")
        if f"{part}: {light}" in svg
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
        self.svg = svg[svg.index("<svg") :].replace("<defs>", _dark_style(svg) + "<defs>", 1)

    def __repr__(self) -> str:
        return f"<Picture: {self.title}>"

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        return {"image/svg+xml": self.svg, "text/plain": repr(self)}


def new_figure(title: str, x: str, y: str, *, height: float = 4.2) -> tuple[Figure, Axes]:
    """Return an empty figure and its axes."""
    figure = Figure(figsize=(7.4, height))
    FigureCanvasSVG(figure)
    axes = figure.add_subplot()
    axes.set(title=title, xlabel=x, ylabel=y)
    return figure, axes


def end_label(axes: Axes, x: float, y: float, text: str, colour: str, *, dy: float = 0) -> None:
    """Write a name at the end of a line."""
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


LINES = (
    (TABLE, "-"),
    (CURVE, "--"),
    (THIRD, "-."),
    (INK, ":"),
    (QUIET, "-"),
    (CURVE, "-"),
    (THIRD, ":"),
)
"""Line by line a colour with a dash of its own."""


def lines_for(rows: Iterable[T]) -> Iterator[tuple[T, tuple[str, str]]]:
    """Give each of these rows its line, a colour with a dash.

    Raises RatingInputError for no rows, and for more of them than there are lines: none is left
    out without a word.
    """
    drawn = list(rows)
    if not drawn:
        raise RatingInputError("error.none_given", {"place": place("rows")})
    if len(drawn) > len(LINES):
        values = {"place": place("lines"), "most": len(LINES), "value": len(drawn)}
        raise RatingInputError("error.too_many", values)
    return zip(drawn, LINES[: len(drawn)], strict=True)


def ends_apart(
    axes: Axes, x: float, ends: Mapping[str, tuple[float, str]], *, least: float
) -> None:
    """Write names at the ends of lines, each at least so far (in y) above the one below."""
    below = float("-inf")
    for name, (y, colour) in sorted(ends.items(), key=lambda item: item[1][0]):
        below = max(y, below + least)
        end_label(axes, x, below, name, colour)
