"""The figure of the page for teachers: the way of the notebooks through a class."""

from typing import NamedTuple

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.patches import FancyBboxPatch

from elo.show.plots.picture import CURVE, INK, ON, QUIET, STYLE, TABLE, Picture, new_figure


class Station(NamedTuple):
    """A box: where it stands, its name, and what happens there."""

    x: float
    y: float
    name: str
    words: str
    colour: str


YOU, PUPILS = 1.35, 0.0
WIDE, HIGH = 1.5, 0.86
STATIONS = (
    Station(0.0, YOU, "1 release", "one zip,\nno solutions", TABLE),
    Station(1.0, PUPILS, "work", "each pupil has\nother numbers", CURVE),
    Station(2.0, YOU, "2 collect", "whatever\ncomes back", TABLE),
    Station(3.0, YOU, "3 mark", "by itself, and\nby hand", TABLE),
    Station(4.0, YOU, "4 return", "a page of\nfeedback each", TABLE),
    Station(5.0, PUPILS, "read", "the mistakes,\nthe working", CURVE),
    Station(5.0, YOU, "5 report", "grades, and\nmistakes made", TABLE),
)
WAYS = ((0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (4, 6))
"""From which station to which."""


@mpl.rc_context(STYLE)
def class_in_five_steps() -> Picture:
    """Draw the five steps of a class: what the teacher does, and what the pupils do between."""
    title = "Five commands for you, one notebook for the class"
    figure, axes = new_figure(title, "", "", height=3.3)
    for start, end in WAYS:
        _way(axes, STATIONS[start], STATIONS[end])
    for station in STATIONS:
        _station(axes, station)
    for y, lane in ((YOU, "you"), (PUPILS, "the class")):
        axes.text(-0.78, y, lane, color=QUIET, weight="bold", va="center", ha="right", rotation=90)
    axes.set(xlim=(-0.95, 5.0 * WIDE * 0.92 + 0.9), ylim=(PUPILS - 0.6, YOU + 0.6))
    axes.set(xticks=[], yticks=[])
    axes.grid(visible=False)
    axes.spines[:].set_visible(False)
    return Picture(figure, title)


def _x(station: Station) -> float:
    return station.x * WIDE * 0.92


def _station(axes: Axes, station: Station) -> None:
    """Draw a box: its name in a filled head, the words below."""
    left, bottom = _x(station) - 0.6, station.y - HIGH / 2
    for low, high, fill in ((bottom, HIGH, "none"), (station.y + 0.13, HIGH / 2 - 0.13, None)):
        axes.add_patch(
            FancyBboxPatch(
                (left, low),
                1.2,
                high,
                boxstyle="round,pad=0,rounding_size=0.06",
                facecolor=fill or station.colour,
                edgecolor=station.colour,
            )
        )
    axes.text(
        _x(station),
        station.y + 0.28,
        station.name,
        color=ON,
        weight="bold",
        ha="center",
        va="center",
    )
    axes.text(
        _x(station), station.y - 0.14, station.words, color=INK, size=8.5, ha="center", va="center"
    )


def _way(axes: Axes, start: Station, end: Station) -> None:
    """Draw an arrow from the edge of a box to the edge of the next."""
    if start.y == end.y:
        ends = ((_x(end) - 0.6, end.y), (_x(start) + 0.6, start.y))
    else:
        down = 1 if start.y > end.y else -1
        ends = (
            (_x(end) - 0.25, end.y + down * HIGH / 2),
            (_x(start) + 0.25, start.y - down * HIGH / 2),
        )
    axes.annotate("", *ends, arrowprops={"arrowstyle": "-|>", "color": QUIET, "lw": 1.4})
