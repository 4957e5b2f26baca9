"""The theory: what mathematics says, held against FIDE's own table and against hand arithmetic."""

from dataclasses import replace
from math import inf, sqrt
from statistics import NormalDist

import pytest

from elo import expected_score_at, rule_set
from elo.rules import KRules
from elo.simulate import GameModel, Sample, event_swing, settling
from elo.simulate.theory import (
    TABLE_SPREAD,
    correlation_limit,
    event_swing_sd,
    events_to_keep_pace,
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
    for spread in (0, 1, 200, 1000, 10_000):
        assert spread_of_differences(spread).sum() == pytest.approx(1)
    assert mean_variance(GameModel(20), 0) == pytest.approx(0.2)
    assert mean_variance(GameModel(20), 200) < 0.2


def test_the_700_rule_is_that_of_the_rules():
    """Twenty games at K 40: 700 / 20 = 35; where the product may be 1000 it stays 40."""
    newest = rule_set("standard-2025-10")
    rules = replace(newest, k=replace(newest.k, most_points=1000))
    assert event_swing_sd(40, 20, rules=rules) == pytest.approx(40 * sqrt(5))
    assert swing(40, 20, rules=rules) > swing(40, 20)
    assert half_life(40, 20, rules=rules) < half_life(40, 20)
    assert games_until(300, 50, 40, 20, rules=rules) < games_until(300, 50, 40, 20)
    assert lag(30, 40, 20, rules=rules) < lag(30, 40, 20)
    model = GameModel(30)
    assert share_of_swings(40, 20, 100, model, 0, rules=rules) > share_of_swings(
        40, 20, 100, model, 0
    )
    low = replace(newest, k=replace(newest.k, most_points=200))
    assert events_to_keep_pace(30, 40, 20, rules=low) > events_to_keep_pace(30, 40, 20)
    found = event_swing(40, games=20, rules=rules, sample=Sample(2000, 20))
    assert found.sd.is_near(found.sd_theory)
    (settled,) = settling([40], games=20, rules=rules, sample=Sample(500, 20)).rows
    assert abs(settled.swing.value - settled.swing_theory) < (
        4 * settled.swing.error + 0.02 * settled.swing_theory
    )


@pytest.mark.parametrize(("gain", "k"), [(20, 40), (40, 40), (20, 20), (-20, 20), (5, 10)])
def test_after_the_events_left_out_the_recursion_keeps_pace(gain, k):
    """Step by step: the mean lag of as many events is one percent from the one that stays."""
    bell, n = NormalDist(0, TABLE_SPREAD), events_to_keep_pace(gain, k, 6)
    lags = [float(gain)]
    for _ in range(2 * n):
        lags.append(lags[-1] + gain - 6 * k * (bell.cdf(lags[-1]) - 0.5))
    assert sum(lags[n : 2 * n]) / n == pytest.approx(lag(gain, k, 6), rel=0.01)
    assert abs(lags[2 * n] - lags[n]) / n < 0.01 * abs(gain)
    assert sum(lags[: n // 2]) / (n // 2) != pytest.approx(lag(gain, k, 6), rel=0.05)


def test_so_many_events_are_left_out_at_least_and_none_are_enough_for_an_endless_lag():
    assert events_to_keep_pace(20, 40, 6, least=12) == 12
    assert events_to_keep_pace(0, 40, 6, least=3) == 3
    with pytest.raises(OverflowError):
        events_to_keep_pace(30, 10, 6)
    rules = replace(rule_set("standard-2025-10"), k=KRules(most_points=2000))
    with pytest.raises(OverflowError):  # 2000 x 0.0014 = 2.8 times the error
        events_to_keep_pace(30, 100, 20, rules=rules)


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
