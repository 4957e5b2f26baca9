"""The figure of the rules by date: each bar begins on its day and says how it is known."""

import pytest
from matplotlib.patches import Rectangle

from elo.show import plots
from elo.show.history import CUT, FIRST, K_FAST, K
from elo.show.plots.picture import CURVE, TABLE

COLUMNS = [
    "1960",
    "1970",
    "July 2009",
    "2012",
    "July 2014",
    "Jan 2022",
    "Oct 2022",
    "Mar 2024",
    "Dec 2024",
    "Oct 2025",
]


@pytest.fixture(scope="module")
def axes():
    picture = plots.rules_by_date()
    picture.figure.draw_without_rendering()
    (found,) = picture.figure.axes
    return found


def bars(axes, lane):
    """Where the bars of a lane begin, in columns; whether they are dashed; their words."""
    names = [label.get_text() for label in axes.get_yticklabels()]
    row = -names.index(lane)
    found = []
    for patch in axes.patches:
        if isinstance(patch, Rectangle) and abs(patch.get_y() + patch.get_height() / 2 - row) < 0.1:
            middle = patch.get_x() + patch.get_width() / 2
            (words,) = (
                text.get_text().replace("\n", " ")
                for text in axes.texts
                if text.get_position() == (pytest.approx(middle), pytest.approx(row))
            )
            found.append((patch.get_x(), patch.get_linestyle() in ("--", "dashed"), words))
    return found


def begins(axes, lane):
    return [
        (COLUMNS[round(x)] if "…" not in words else "before", dashed, words.lstrip("… "))
        for x, dashed, words in bars(axes, lane)
    ]


def test_each_change_has_a_column_in_order(axes):
    labels = [label.get_text().replace("\n", " ") for label in axes.get_xticklabels()]
    assert labels == COLUMNS


def test_the_400_rule_by_date_with_what_is_secondary_dashed(axes):
    assert begins(axes, CUT) == [
        ("before", True, "350"),
        ("July 2009", True, "400, every game"),
        ("Jan 2022", False, "400, one game an event"),
        ("Mar 2024", False, "400, every game"),
        ("Oct 2025", False, "400, only below 2650"),
    ]


def test_K_by_date(axes):
    assert begins(axes, K) == [
        ("before", True, "30, 15 or 10"),
        ("July 2014", True, "40, 20 or 10"),
        ("Jan 2022", False, "40, 20 or 10"),
    ]
    assert begins(axes, K_FAST) == [
        ("2012", False, "20"),
        ("Oct 2022", True, "40, 20 or 10"),
        ("Mar 2024", False, "40, 20 or 10"),
    ]


def test_first_ratings_by_date(axes):
    assert begins(axes, FIRST) == [
        ("Jan 2022", False, "+20 for each half point"),
        ("Mar 2024", False, "draws with 1800, 1800, at most 2200"),
    ]


def test_what_happened_once_is_hollow_where_it_is_secondary(axes):
    points = {
        COLUMNS[round(line.get_xdata()[0])]: (line.get_color(), line.get_markerfacecolor())
        for line in axes.lines
        if line.get_marker() == "D"
    }
    assert points == {
        "1960": (CURVE, "none"),
        "1970": (TABLE, TABLE),
        "Mar 2024": (TABLE, TABLE),
    }


def test_the_title_counts_the_changes():
    """Since July 2009: 2022, 2024 and 2025 for the cut; 2014 for K."""
    title = "Since 2009 the 400 rule has changed 3 times, K in standard once"
    assert plots.rules_by_date().title == title


def test_words_stay_inside_their_bars(axes):
    boxes = [patch.get_window_extent() for patch in axes.patches]
    for text in axes.texts:
        if text.get_ha() == "center":
            box = text.get_window_extent()
            assert any(bar.x0 <= box.x0 and box.x1 <= bar.x1 for bar in boxes), text.get_text()
