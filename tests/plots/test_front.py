"""The figure of the front page shows what the library computes."""

from elo.show import plots
from tests.plots.drawn import lines


def test_one_win_brings_least_against_the_weakest_at_k_10_and_most_at_k_40():
    """400 points and more count as 400: 10 x (1 - .92) and 40 x (1 - .08)."""
    picture = plots.one_win()
    assert picture.title == "One win can bring 0.8 points, or 36.8"
    by_40, by_20, by_10 = lines(picture)
    assert (500, 0.8) in by_10
    assert (-500, 36.8) in by_40
    assert (0, 10.0) in by_20
