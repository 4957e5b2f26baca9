"""The figures of chapter 5 show what the rules give."""

import pytest

from elo.show import plots
from tests.plots.drawn import lines

FIELDS = (1400, 1600, 1800, 2000, 2200, 2400)


def grid():
    """The texts of the cells, by opponents and points."""
    (axes,) = plots.gains_and_losses().figure.axes
    return {
        (FIELDS[int(x)], (int(y) + 1) / 2): text.get_text()
        for text in axes.texts
        for x, y in [text.get_position()]
    }


@pytest.mark.parametrize(
    ("field", "after_5", "after_25"),
    [
        (1400, 1514, 1430),  # (7000 + 3600) / 7, (35000 + 3600) / 27
        (1600, 1657, 1615),  # 11600 / 7, 43600 / 27
        (1800, 1800, 1800),
        (2000, 1943, 1985),  # 13600 / 7, 53600 / 27
        (2200, 2086, 2170),  # 14600 / 7, 58600 / 27
    ],
)
def test_the_pull_of_the_two_1800s_begins_at_five_games_and_gets_weaker(field, after_5, after_25):
    drawn = [line for line in lines(plots.pull_of_the_1800s()) if len(line) == 21]
    line = drawn[FIELDS.index(field)]
    assert (line[0], line[-1]) == ((5, after_5), (25, after_25))
    distances = [abs(rating - field) for _, rating in line]
    assert distances == sorted(distances, reverse=True)


def test_by_the_rule_of_2022_the_line_bends_at_half_the_points():
    """2022: 1600 - 366, ..., 1600, then 20 a half point. Today: table 8.1.1 for 1.5/7 ... 6/7."""
    today, before = (line for line in lines(plots.first_rating_by_score()) if len(line) == 10)
    assert [y for _, y in before] == [1234, 1360, 1451, 1528, 1600, 1620, 1640, 1660, 1680, 1700]
    assert [y for _, y in today] == [1427, 1499, 1555, 1607, 1657, 1707, 1759, 1815, 1887, 1966]
    assert [x for x, _ in today] == [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]


@pytest.mark.parametrize(
    ("field", "points", "cell"),
    [
        (1400, 5, "+323"),  # 10600 / 7 + 309 = 1823, and 1400 + 100
        (1400, 1.5, "+161"),  # 1514.3 - 102 = 1412, and 1400 - 149 = 1251
        (1400, 1, "none"),  # 1514.3 - 158 = 1356
        (1400, 0.5, "none"),
        (1600, 2.5, "+57"),
        (1800, 2.5, "0"),
        (2000, 2.5, "−57"),
        (2000, 5, "+100"),  # cut at 2200, and 2100
        (2200, 0.5, "+22"),  # 2085.7 - 230 = 1856, and 2200 - 366
        (2400, 5, "−300"),  # cut at 2200, and 2500
    ],
)
def test_gains_and_losses_are_today_minus_2022(field, points, cell):
    assert grid()[field, points] == cell


def test_nobody_loses_up_to_1800_and_a_sign_says_what_a_colour_says():
    cells = grid()
    assert len(cells) == 60
    weak = {text[0] for (field, _), text in cells.items() if field <= 1800}
    assert weak == {"+", "0", "n"}
    assert {text[0] for (field, _), text in cells.items() if field == 2400} == {"−"}
