"""The figures of chapter 1 show what the library computes."""

import pytest

from elo.show import plots
from tests.plots.drawn import lines


def test_the_table_is_drawn_as_steps_with_its_own_values():
    table, curve, _ = lines(plots.curve_and_table())
    assert (200, 0.76) in table
    assert (392, 0.92) in table
    assert (391, 0.91) in table
    assert dict(curve)[400] == pytest.approx(10 / 11)


def test_the_gap_is_widest_at_392_within_the_400_rule():
    """0.92 - 1 / (1 + 10 ** (-392 / 400)) = 0.92 - 0.90524 = 0.01476"""
    picture = plots.table_minus_curve()
    assert picture.title == "Up to 400 points they part by at most 1.48 hundredths, at D = 392"


def test_shares_that_expect_different_scores_are_refused():
    with pytest.raises(ValueError, match="too many values"):
        plots.same_expected_score([(64, 0, 36), (50, 0, 50)])
