"""The figures of chapter 7 show what the library computes."""

import pytest

from elo.show import plots
from tests.plots.drawn import lines, reports


def bars(picture):
    (axes,) = picture.figure.axes
    return [(bar.get_y(), bar.get_height()) for bar in axes.patches]


def test_every_bar_begins_where_the_one_before_ended():
    """Number 4, by table 8.1.2 at K 10: two wins and nine draws make +3.90, as FIDE published."""
    changes = [3.2, -0.2, -0.3, -1.9, 0.5, 0.2, -0.8, 4.1, -1.0, -0.8, 0.9]
    drawn = bars(plots.change_by_game(reports()[4]))
    assert [height for _, height in drawn] == pytest.approx(changes)
    starts = [sum(changes[:n]) for n in range(len(changes))]
    assert [bottom for bottom, _ in drawn] == pytest.approx(starts, abs=1e-9)
    assert sum(drawn[-1]) == pytest.approx(3.9)


def test_the_title_counts_the_games_that_brought_points():
    title = plots.change_by_game(reports()[4]).title
    assert title == "5 games brought points, 6 cost some: together +3.9"


def test_every_slip_has_a_line_from_the_right_change_to_its_own():
    drawn = lines(plots.what_slips_make(17.6, {"each game rounded": 16, "K 20": 8.8}))
    assert [(17.6, 1), (16.0, 1)] in drawn
    assert [(17.6, 0), (8.8, 0)] in drawn


def test_the_title_does_not_say_more_than_the_slips_show():
    assert plots.what_slips_make(1, {"a": 2, "b": 3}).title.startswith("Every slip")
    for equal in ({"a": 2, "b": 2}, {"a": 1, "b": 3}):
        assert not plots.what_slips_make(1, equal).title.startswith("Every slip")
