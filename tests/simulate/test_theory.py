"""The theory: what mathematics says, held against FIDE's own table and against hand arithmetic."""

from math import inf, sqrt
from statistics import NormalDist

import pytest

from elo import expected_score_at
from elo.simulate import GameModel
from elo.simulate.theory import (
    TABLE_SPREAD,
    correlation_limit,
    event_swing_sd,
    games_until,
    half_life,
    lag,
    mean_variance,
    share_of_swings,
    slope,
    spread_of_differences,
    swing,
    when_down,
)
from elo.tables import scoring_probability


def test_the_table_follows_a_bell_curve_of_2000_7_in_795_of_801_differences():
    bell = NormalDist(0, TABLE_SPREAD)
    same = sum(scoring_probability(D) == round(100 * bell.cdf(D)) for D in range(801))
    assert same == 795


def test_near_equality_the_table_rises_by_0_0014_a_point():
    """.64 at 100 points above, .36 at 100 below: 28 hundredths in 200 points."""
    rise = float(expected_score_at(100).PD - expected_score_at(-100).PD) / 200
    assert rise == pytest.approx(0.0014)
    assert slope() == pytest.approx(rise, rel=0.01)


def test_half_an_error_goes_in_about_12_games_at_40_24_at_20_and_49_at_10():
    """ln 2 / 0.0014 = 495: 495 / 40 = 12.4, less a little, for each game takes a share."""
    assert [round(half_life(k)) for k in (40, 20, 10)] == [12, 24, 49]


def test_after_one_half_life_half_of_a_small_error_is_left():
    for k in (10, 20, 40):
        assert games_until(8, 4, k) == pytest.approx(half_life(k), rel=1e-3)
        assert games_until(8, 4, k, games=6) == pytest.approx(half_life(k, 6), rel=1e-3)


def test_far_from_the_truth_it_takes_longer():
    assert games_until(400, 200, 40) > 1.15 * half_life(40)
    assert games_until(-400, 200, 40) == games_until(400, 200, 40)
    assert games_until(30, 50, 40) == 0


def test_the_swing_of_an_event_is_K_times_the_root_of_the_variances():
    """Six games between equals without draws: 40 x sqrt(6 x 1/4) = 48.99."""
    assert event_swing_sd(40, 6) == pytest.approx(40 * sqrt(1.5))
    assert event_swing_sd(40, 20) == pytest.approx(35 * sqrt(5))  # the 700 rule makes K 35


def test_the_swing_that_stays_is_where_push_and_pull_are_equal():
    s, left = swing(20, 6, 0.2), 1 - 6 * 20 * slope()
    assert s**2 == pytest.approx(left**2 * s**2 + event_swing_sd(20, 6, 0.2) ** 2)


def test_the_share_of_swings_of_one_game_is_the_chance_of_a_decision():
    """K 40 between equals: a win or a loss changes 20 points, a draw none."""
    assert share_of_swings(40, 1, 20, GameModel(30), 0) == pytest.approx(0.7)
    assert share_of_swings(40, 1, 21, GameModel(30), 0) == 0


def test_the_share_of_swings_of_two_games_by_hand():
    """40 points: both won or both lost, 2 x .35 squared."""
    assert share_of_swings(40, 2, 40, GameModel(30), 0) == pytest.approx(2 * 0.35**2)


def test_the_spread_of_differences_is_a_distribution():
    for spread in (0, 1, 200):
        assert spread_of_differences(spread).sum() == pytest.approx(1)
    assert mean_variance(GameModel(20), 0) == pytest.approx(0.2)
    assert mean_variance(GameModel(20), 200) < 0.2


def test_the_lag_is_the_difference_at_which_the_table_grants_the_gain():
    """30 points of K 40 in six games: .125 a game, so .625; table .62 to .63: 87 to 98 points."""
    assert expected_score_at(round(lag(30, 40, 6))).PD in (
        expected_score_at(87).PD,
        expected_score_at(95).PD,
    )
    assert lag(-30, 40, 6) == pytest.approx(-lag(30, 40, 6))


def test_no_rating_follows_a_growth_beyond_what_a_full_score_brings():
    """K 10, six games: never more than 10 x 6 x 1/2 = 30 against equals."""
    assert lag(29, 10, 6) < inf
    assert lag(30, 10, 6) == inf
    assert lag(-30, 10, 6) == -inf


def test_when_a_path_comes_down():
    assert when_down([400, 200, 100], 100) == 2
    assert when_down([400, 100], 200) == pytest.approx(0.5)  # by shares: 400, 200, 100
    assert when_down([50], 100) == 0
    assert when_down([400, 200], 100) is None
    assert when_down([400, 0], 200) == pytest.approx(0.1, abs=0.1)


def test_the_correlation_that_a_swing_allows():
    assert correlation_limit(3, 4) == 0.6
