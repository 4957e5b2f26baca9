"""The figure of the rules by date: lanes of what held, filled where a text was read."""

from collections.abc import Mapping, Sequence
from datetime import date
from itertools import pairwise

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.patches import Rectangle

from elo.show.history import CUT, ONCE, Entry, K, history
from elo.show.plots.picture import CURVE, INK, ON, QUIET, STYLE, TABLE, Picture, new_figure

MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "June", "July", "Aug", "Sep", "Oct", "Nov", "Dec")
HOW_KNOWN = "filled: a text of FIDE's   ·   dashed: secondary sources only"
LAST = 0.5
"""So much wider than the others is the last column."""
HALF = 0.36
"""Half of the height of a bar."""


@mpl.rc_context(STYLE | {"font.size": 8.8})
def rules_by_date() -> Picture:
    """Draw what held from which day on, a lane for each rule; each change has its column."""
    lanes = history()
    days = sorted({e.start: e for lane in lanes.values() for e in lane if e.start}.items())
    columns = {day: float(n) for n, (day, _) in enumerate(days)}
    title = _title(lanes)
    figure, axes = new_figure(title, HOW_KNOWN, "", height=4.9)
    for row, entries in enumerate(lanes.values()):
        (_happened if entries[0].lane == ONCE else _lane)(axes, -row, entries, columns)
    axes.set(
        xlim=(-0.4, len(columns) + LAST + 0.1),
        ylim=(0.5 - len(lanes), 0.6),
        yticks=range(0, -len(lanes), -1),
        yticklabels=list(lanes),
        xticks=list(columns.values()),
        xticklabels=[_column(day, entry) for day, entry in days],
    )
    axes.grid(visible=False, axis="y")
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    return Picture(figure, title)


def _title(lanes: Mapping[str, Sequence[Entry]]) -> str:
    """Return how often the cut and K changed since the oldest change of the cut."""
    began = min(entry.start for entry in lanes[CUT] if entry.start)
    counts = [
        sum(
            before.words != after.words and after.start is not None and after.start > began
            for before, after in pairwise(lanes[lane])
        )
        for lane in (CUT, K)
    ]
    cut, k = ({1: "once", 2: "twice"}.get(n, f"{n} times") for n in counts)
    return f"Since {began.year} the 400 rule has changed {cut}, K in standard {k}"


def _column(day: date, entry: Entry) -> str:
    return str(day.year) if entry.whole_year else f"{MONTHS[day.month - 1]}\n{day.year}"


def _lane(axes: Axes, y: float, entries: Sequence[Entry], columns: Mapping[date, float]) -> None:
    """Draw what held as bars, each until the next one begins."""
    end = len(columns) + LAST
    starts = [columns[entry.start] if entry.start else None for entry in entries]
    for n, entry in enumerate(entries):
        right = starts[n + 1] if n + 1 < len(entries) else end
        right = end if right is None else right
        left = starts[n]
        if left is None:
            left = right - 1.9
        _bar(axes, left, right, y, entry)


def _bar(axes: Axes, left: float, right: float, y: float, entry: Entry) -> None:
    place = (left + 0.04, y - HALF)
    width = right - left - 0.08
    # No line of the grid runs through the words.
    axes.fill_between([place[0], place[0] + width], y - HALF, y + HALF, color=ON, linewidth=0)
    if entry.secondary:
        frame = Rectangle(place, width, 2 * HALF, facecolor="none", edgecolor=CURVE, linestyle="--")
        axes.add_patch(frame)
    else:
        axes.add_patch(Rectangle(place, width, 2 * HALF, facecolor=TABLE, alpha=0.17, linewidth=0))
        axes.plot([place[0]] * 2, [y - HALF, y + HALF], color=TABLE, linewidth=2.5)
    words = f"… {entry.words}" if entry.start is None else entry.words
    axes.text((left + right) / 2, y, words, ha="center", va="center", color=INK)


def _happened(
    axes: Axes, y: float, entries: Sequence[Entry], columns: Mapping[date, float]
) -> None:
    """Draw what happened once as points."""
    for entry in entries:
        if entry.start is None:
            continue
        x = columns[entry.start]
        colour = CURVE if entry.secondary else TABLE
        fill = "none" if entry.secondary else colour
        axes.plot([x], [y], "D", color=colour, markerfacecolor=fill, markersize=8)
        axes.annotate(
            entry.words, (x, y), xytext=(9, 0), textcoords="offset points", va="center", color=INK
        )
    axes.axhline(y - 0.5, color=QUIET, linewidth=0.8)
