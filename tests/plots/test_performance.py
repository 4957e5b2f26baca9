"""The figures of chapter 4 show what the library computes."""

import pytest

from elo.show import plots
from tests.plots.drawn import FIELD, lines


def texts(picture):
    (axes,) = picture.figure.axes
    return [text.get_text().strip() for text in axes.texts]


def test_ten_opponents_become_one_and_the_performance_stands_72_above():
    """2350 + ... + 2630 = 25,000; .60 is worth 72."""
    picture = plots.one_opponent(FIELD, 6)
    opponents, _, one, performance = lines(picture)
    assert [x for x, _ in opponents] == FIELD
    assert (one, performance) == ([(2500, 1)], [(2572, 0)])
    assert "Rp = 2500 + 72 = 2572" in texts(picture)
    assert picture.title == "6 of 10 against one of 2500 is worth +72 points"


def test_below_one_half_the_performance_stands_below():
    """.40 is worth -72."""
    picture = plots.one_opponent(FIELD, 4)
    assert "Rp = 2500 − 72 = 2428" in texts(picture)
    assert picture.title == "4 of 10 against one of 2500 is worth −72 points"


def test_an_even_score_has_a_sign_too():
    """Half of the points: dp is 0."""
    assert "Rp = 2500 + 0 = 2500" in texts(plots.one_opponent([2500, 2500], 1))


def test_the_table_has_a_dot_for_each_share_and_rings_at_the_two_ends():
    _, linear, dots, rings = lines(plots.table_and_linear())
    assert len(dots) == 99
    assert {(60, 72), (40, -72), (99, 677), (1, -677)} <= set(dots)
    assert rings == [(0, -800), (100, 800)]
    assert {(0, -400.0), (75, 200.0), (100, 400.0)} <= set(linear)


def test_table_and_line_part_by_11_at_most_between_20_and_80_percent():
    """.80 is 240 by both; .66 to .70 are 11 less than 800 p - 400; .81 is 251 and not 248."""
    title = "Between 20 and 80 % they part by at most 11 points"
    assert plots.table_and_linear().title == title


def test_losing_to_1977_raises_the_performance_and_to_1976_does_not():
    """(3200 + 1977) / 3 = 1725.67, so 1726 - 125 = 1601; 1976 makes 1725.33 and 1600."""
    picture = plots.loss_by_opponent()
    _, table, perfect, mark = lines(picture)
    assert {(1976, 1600), (1977, 1601), (2800, 1875)} <= set(table)
    assert (2800, 1597) in perfect
    assert mark == [(1977, 1601)]
    assert "from 1977 on" in picture.title


def test_the_change_over_the_own_rating_is_below_zero_from_1575_to_the_performance():
    """PD(-25) = .47: twice .47 and .08 is 1.02 for one point; PD(-26) = .46 makes 1.00."""
    picture = plots.change_by_own_rating([1600, 1600, 2800], [0.5, 0.5, 0], k=20)
    _, change, *_ = lines(picture)
    assert dict(change)[1574] == 0
    assert dict(change)[1575] == pytest.approx(-0.4)
    assert dict(change)[1850] == pytest.approx(-14)
    assert {"Rp 1875", "perfect 1597"} <= set(texts(picture))
    assert picture.title == "Rated 1575 to 1874, you perform better than that and lose points"
