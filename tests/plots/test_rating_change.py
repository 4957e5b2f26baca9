"""The figures of chapter 3 show what the library computes."""

from elo.show import plots
from tests.plots.drawn import lines, reports


def test_a_win_brings_18_4_at_most_and_1_6_at_least_at_k_20():
    """20 x (1 - .08) and 20 x (1 - .92)"""
    _, win, draw, loss, *_ = lines(plots.change_by_difference(k=20))
    assert (-600, 18.4) in win
    assert (600, 1.6) in win
    assert (0, 0.0) in draw
    assert (0, -10.0) in loss


def test_every_player_of_the_event_has_a_line_from_expected_to_scored():
    drawn = lines(plots.expected_and_scored(reports()))
    spans = [line for line in drawn if len(line) == 2]
    assert len(spans) == 12
    assert [(7.17, 11), (8.0, 11)] in spans


# Experiments.
