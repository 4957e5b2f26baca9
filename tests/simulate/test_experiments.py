"""The experiments: they agree with the theory where there is one, and say which way things go.

Every bound is one of statistics: four standard errors, with fixed seeds; it is never the number
that the experiment happened to return.
"""

import inspect
import io
import re
import subprocess
import sys
from dataclasses import replace
from math import sqrt

import numpy as np
import pytest

import elo.simulate
from elo import RatingInputError, event_change, expected_score_at, games_from, initial_rating
from elo.simulate import (
    CHANGES,
    SETTINGS,
    Change,
    GameModel,
    Growth,
    Population,
    Sample,
    Setting,
    bar,
    event_swing,
    finding_truth,
    first_ratings,
    rule_changes,
    settling,
    steady_gains,
    stronger_opponents,
)
from elo.simulate.circuit import IN_REACH, STRENGTH, YARDSTICKS, Circuit
from elo.simulate.lists import NO_LINE, somebody_elses, too_low
from elo.simulate.model import MODEL, REACH, generator
from elo.simulate.newcomers import AFTER, BEFORE
from elo.simulate.theory import PACE, correlation_limit, mean_variance, swing

FEW = Sample(players=150, repeats=4)
EXPERIMENTS = [
    settling,
    event_swing,
    stronger_opponents,
    steady_gains,
    first_ratings,
    rule_changes,
    finding_truth,
]


# How long until a rating has settled?


@pytest.fixture(scope="module")
def settled():
    return settling(sample=Sample(1000, 20, seed=3)).rows


def test_half_of_an_error_goes_in_the_half_life_of_the_theory(settled):
    """The straight line, at 100 to 50 points, holds to 2 %; beyond that it is chance."""
    for row in settled:
        allowed = 4 * row.half_life.error + 0.02 * row.half_life_theory
        assert abs(row.half_life.value - row.half_life_theory) < allowed


def test_ratings_settle_when_the_theory_says(settled):
    for row in settled:
        allowed = 4 * row.games.error + 0.02 * row.games_theory
        assert abs(row.games.value - row.games_theory) < allowed


def test_the_swing_that_stays_is_that_of_the_theory(settled):
    for row in settled:
        allowed = 4 * row.swing.error + 0.02 * row.swing_theory  # rounding, and the mean's way back
        assert abs(row.swing.value - row.swing_theory) < allowed


def test_half_the_K_takes_twice_as_long_and_swings_less(settled):
    at_40, at_20, at_10 = settled
    assert 1.9 < at_20.games.value / at_40.games.value < 2.3
    assert 1.9 < at_10.games.value / at_20.games.value < 2.3
    assert at_40.swing.value > at_20.swing.value > at_10.swing.value


def test_the_claim_of_24_to_30_games_at_40_fits_an_error_of_200_to_300_points():
    nearer, farther = (settling([40], off=off).rows[0].games.value for off in (-200, -300))
    assert 20 < nearer < 26
    assert 29 < farther < 33


def test_too_high_and_too_low_settle_alike():
    low, high = (settling([40], off=off, sample=Sample(500, 20)).rows[0] for off in (-300, 300))
    assert abs(low.games.value - high.games.value) < 4 * (low.games.error + high.games.error)


def test_the_paths_begin_at_the_error_and_hold_eight_players_in_ten(settled):
    for row in settled:
        mean, low, high = row.paths.T
        assert mean[0] == low[0] == high[0] == -300
        assert (low <= mean).all()
        assert (mean <= high).all()
        assert high[-1] - low[-1] == pytest.approx(2 * 1.2816 * row.swing.value, rel=0.06)


def test_a_rating_that_has_not_settled_is_not_made_up():
    with pytest.raises(RatingInputError, match="the number of events, 5, is too small"):
        settling([10], events=5, sample=FEW)


def test_from_so_far_off_that_there_are_no_opponents_nothing_is_made_up():
    for off in (-1799, 1799):
        with pytest.raises(
            RatingInputError, match=r"a rating of .* is out of reach here: only from"
        ):
            settling(off=off, sample=FEW)


def test_the_opponents_reach_so_far_that_beyond_them_nothing_would_change():
    """Beyond REACH the model is constant, and beyond 735 points the table is."""
    assert YARDSTICKS[0] <= STRENGTH - REACH
    assert STRENGTH + REACH <= YARDSTICKS[-1]
    for end, side in zip(YARDSTICKS[[0, -1]].tolist(), IN_REACH, strict=True):
        assert expected_score_at(side - end).PD in (0, 1)


@pytest.mark.parametrize("rating", [IN_REACH[0] - 1, IN_REACH[1] + 1])
def test_a_rating_that_is_out_of_reach_is_refused(rating):
    circuit = Circuit(20, 6, 100, MODEL, AFTER)
    circuit.event(generator(1), np.array(IN_REACH))
    with pytest.raises(RatingInputError, match=f"a rating of {rating} is out of reach here"):
        circuit.event(generator(1), np.array([STRENGTH, rating]))


# How far does one event swing a rating?


@pytest.mark.parametrize("k", [40, 20, 10])
@pytest.mark.parametrize(("games", "draws", "spread"), [(6, 20, 100), (9, 0, 0), (7, 50, 250)])
def test_the_swing_of_an_event_is_that_of_the_theory(k, games, draws, spread):
    found = event_swing(k, games=games, model=GameModel(draws), spread=spread)
    assert found.mean.is_near(0)
    assert found.sd.is_near(found.sd_theory)
    assert found.share.is_near(found.share_theory) or found.share_theory < 1e-4


def test_six_games_between_equals_by_hand():
    """20 % draws: 40 x sqrt(6 x .2) = 43.8."""
    found = event_swing(40, games=6, spread=0)
    assert found.sd_theory == pytest.approx(40 * sqrt(6 * 0.2))
    assert found.sd.is_near(43.82)


def test_50_points_in_an_event_are_one_in_four_at_40_and_rare_at_20():
    assert 0.2 < event_swing(40).share.value < 0.3
    assert event_swing(20).share.value < 0.03


# Losses and draws against stronger opponents.


@pytest.fixture(scope="module")
def stronger():
    return {row.gap: row for row in stronger_opponents(sample=Sample(2000, 20, seed=2)).rows}


@pytest.mark.parametrize(
    ("gap", "draws"), [(100, 5), (200, 3), (300, 2), (400, 1), (500, 1), (600, 1)]
)
def test_the_draws_that_are_enough_by_hand(gap, draws, stronger):
    """PD .36, .24, .15, .08: six games expect 2.16, 1.44, 0.90, 0.48 points."""
    assert stronger[gap].draws == draws
    scores = [0.5] * draws + [0] * (6 - draws)
    assert event_change(1800, games_from([1800 + gap] * 6, scores), k=40).change_exact > 0


def test_on_average_a_right_rating_gains_nothing_from_stronger_opponents(stronger):
    for gap in (100, 200, 300, 400):
        assert stronger[gap].mean_theory == 0
        assert stronger[gap].mean.is_near(0)


def test_beyond_400_points_it_even_loses(stronger):
    """500 points: the truth is .04 a game, the 400 rule expects .08: 40 x 6 x -.04 = -9.6."""
    assert stronger[500].mean_theory == pytest.approx(-9.6)
    for gap in (500, 600):
        assert stronger[gap].mean.is_near(stronger[gap].mean_theory)


def test_rises_without_a_win_are_among_the_rises(stronger):
    for row in stronger.values():
        assert 0 < row.without_win.value < row.rises.value < 1


def test_rises_without_a_win_by_hand():
    """400 stronger, two games of PD .08: only draws; a draw and a loss is .5 - .16 > 0."""
    (row,) = stronger_opponents([400], games=2, sample=Sample(5000, 20)).rows
    _, draw, loss = GameModel().chances(-400)
    assert row.without_win.is_near(draw**2 + 2 * draw * loss)


def test_a_child_who_is_better_than_the_rating_says_rises_while_losing_most_games():
    (row,) = stronger_opponents([300], under=150, sample=Sample(1000, 20)).rows
    expected = 6 * 40 * float(expected_score_at(-150).PD - expected_score_at(-300).PD)
    assert row.mean_theory == pytest.approx(expected)
    assert row.mean.is_near(expected)
    assert float(expected_score_at(-150).PD) < 0.5  # most are lost, or not won


def test_ten_draws_with_somebody_three_points_higher_change_nothing():
    """D 1 to 3 is .50: draws alone never raise."""
    (row,) = stronger_opponents([3], sample=FEW).rows
    assert row.draws is None
    assert "draws alone never raise the rating" in str(row)


@pytest.mark.parametrize(
    ("gap", "words"),
    [
        (100, "opponents 100 points stronger: "),
        (0, "opponents of the same rating: "),
        (-100, "opponents 100 points weaker: "),
    ],
)
def test_weaker_opponents_are_not_minus_so_much_stronger(gap, words):
    lines = str(stronger_opponents([gap], sample=FEW)).splitlines()
    assert [line.startswith(words) for line in lines] == [True, True, False]


def test_against_weaker_opponents_nothing_is_gained_either():
    """500 points weaker: the truth is .96, the 400 rule expects .92: 40 x 6 x .04 = 9.6."""
    near, far = stronger_opponents([-300, -500], sample=Sample(1000, 20)).rows
    assert (near.mean_theory, far.mean_theory) == (0, pytest.approx(9.6))
    assert near.mean.is_near(0)
    assert far.mean.is_near(9.6)


# Steady gains.


def test_steady_gains_take_what_the_theory_says():
    for row in steady_gains(sample=Sample(400, 20), spread=0).rows:
        assert row.measured.is_near(row.gain)
        assert row.over.is_near(row.over_theory)
        assert abs(row.lag.value - row.lag_theory) < 4 * row.lag.error + 0.02 * row.lag_theory
        assert row.over_theory == row.gain / 40


@pytest.mark.parametrize(
    ("k", "gain"), [(40, 20), (40, 40), (20, 20), (20, 30), (10, 5), (10, 10), (20, -20)]
)
def test_at_every_K_a_rating_is_measured_when_it_keeps_pace(k, gain):
    """The gain is what was put in; the lag that of the theory. Both to PACE, and chance."""
    (row,) = steady_gains([gain], k=k, spread=0, sample=Sample(1000, 20, seed=4)).rows
    size = abs(gain)
    assert abs(row.measured.value - gain) < 4 * row.measured.error + PACE * size
    assert abs(row.over.value - gain / k) < 4 * row.over.error + PACE * size / k
    allowed = 4 * row.lag.error + 2 * PACE * abs(row.lag_theory)
    assert abs(row.lag.value - row.lag_theory) < allowed


@pytest.mark.parametrize(("gain", "events"), [(40, 80), (60, 24), (40, 200), (-40, 80)])
def test_a_long_run_measures_what_a_short_one_does(gain, events):
    """Nobody climbs out of reach of the opponents, up or down."""
    (row,) = steady_gains([gain], events=events, sample=Sample(200, 20)).rows
    assert abs(row.measured.value - gain) < 4 * row.measured.error + PACE * abs(gain)
    assert abs(row.lag.value - row.lag_theory) < 4 * row.lag.error + 0.02 * abs(row.lag_theory)


@pytest.mark.parametrize(("gain", "k"), [(200, 40), (500, 40), (-100, 20), (101, 40), (26, 10)])
def test_a_gain_with_which_no_rating_keeps_pace_is_refused(gain, k):
    """Six games, .42 more than expected at most, for PD is .08 at least: 6 x 40 x .42 = 100.8."""
    limit = {40: "100.8", 20: "50.4", 10: "25.2"}[k]
    with pytest.raises(RatingInputError, match=f"no rating keeps pace with {limit} or more"):
        steady_gains([gain], k=k, sample=FEW)


def test_steady_losses_mirror_steady_gains():
    up, down = (steady_gains([gain], sample=Sample(400, 20)).rows[0] for gain in (20, -20))
    assert down.lag_theory == pytest.approx(-up.lag_theory)
    assert down.over_theory == -up.over_theory
    assert abs(up.lag.value + down.lag.value) < 4 * (up.lag.error + down.lag.error)
    assert 0 < down.chance < 0.05 * down.players


def test_a_steady_loss_is_said_as_one():
    gain, loss = (str(steady_gains([gain], sample=FEW)) for gain in (20, -20))
    assert gain.startswith("+20 in every event: 240 points a year")
    assert loss.startswith("−20 in every event: −240 points a year")
    assert re.search(r"−20 at K 40: each event 0\.\d+ .* below the expected score", loss)
    assert re.search(r"the rating \d.* points ahead of the strength \(theory \d+\)", loss)
    assert "−120 in 6 events comes by chance alone to" in loss
    assert "+−" not in loss


def test_the_slower_K_trails_farther_behind():
    fast, slow = (steady_gains([20], k=k, events=60).rows[0] for k in (40, 20))
    assert slow.lag.value > 1.8 * fast.lag.value


def test_gains_of_20_in_each_of_six_events_come_to_few_by_chance_and_of_40_to_nobody():
    by_20, _, by_40 = steady_gains(sample=Sample(200, 10)).rows
    assert by_20.players == 2000
    assert 0 < by_20.chance < 0.03 * by_20.players
    assert by_40.chance == 0


# First ratings.


def test_first_ratings_are_off_by_what_the_theory_says():
    for row in first_ratings(sample=Sample(1000, 20, seed=2)).rows:
        assert row.error.is_near(row.error_theory)


def test_the_theory_of_a_first_rating_by_hand():
    """Six games without draws against 1500: the mean over the binomial, where published."""
    (row,) = first_ratings([1500], rules=[AFTER], model=GameModel(0)).rows
    ways = {0: 1, 1: 6, 2: 15, 3: 20, 4: 15, 5: 6, 6: 1}
    found = {w: initial_rating([1500] * 6, w, rules=AFTER) for w in ways}
    listed = [w for w in ways if found[w].published]
    mean = sum(ways[w] * (found[w].Ru - 1500) for w in listed) / sum(ways[w] for w in listed)
    assert row.error_theory == pytest.approx(mean)
    assert row.published.is_near(sum(ways[w] for w in listed) / 64)


def test_the_two_1800s_lift_the_weak_and_lower_the_strong():
    rows = {(row.rules.name, row.truth): row.error_theory for row in first_ratings().rows}
    lifted = {t: rows[AFTER.name, t] - rows[BEFORE.name, t] for t in (1300, 1500, 1700, 1900, 2100)}
    assert lifted[1300] > lifted[1500] > lifted[1700] > 0 > lifted[2100]


def test_the_deviation_of_first_ratings_is_that_of_a_sample():
    """Of few newcomers it is not smaller on average than of many: the squares, over n - 1."""
    many = first_ratings([1500], rules=[BEFORE], sample=Sample(20_000, 2)).rows[0].deviation.value
    few = [
        first_ratings([1500], rules=[BEFORE], sample=Sample(3, 2, seed)).rows[0].deviation
        for seed in range(400)
    ]
    squares = [one.value**2 + one.error**2 for one in few]  # of two: the mean of their squares
    assert np.mean(squares) == pytest.approx(many**2, rel=0.15)  # over n it would be a third less


def test_of_one_alone_there_is_no_deviation():
    with pytest.raises(RatingInputError, match="only one gets a first rating here, too few for"):
        first_ratings([1500], rules=[BEFORE], sample=Sample(1, 2))
    with pytest.raises(RatingInputError, match="the number of players must be a whole number, 2"):
        event_swing(sample=Sample(1, 2))


def test_rules_may_be_named():
    (row,) = first_ratings([1500], rules=["standard-2024-03"], sample=FEW).rows
    assert row.rules == AFTER


def test_first_ratings_need_five_games_and_somebody_who_gets_one():
    with pytest.raises(RatingInputError, match="the number of games must be a whole number, 5"):
        first_ratings(games=4)
    with pytest.raises(RatingInputError, match="truly 700 strong nobody gets a first rating"):
        first_ratings([700], rules=[AFTER])


# The changes of 2024.


@pytest.fixture(scope="module")
def changed():
    found = rule_changes(months=12, sample=Sample(250, 4))
    return {(row.first_list, row.change): row for row in found.rows}


def test_the_compression_puts_right_a_list_that_was_too_low_and_lifts_one_that_was_right(changed):
    assert abs(changed["too_low", "compression"].bias.value) < 15
    assert changed["too_low", "none"].bias.value < -120
    assert changed["right", "compression"].bias.value > 90
    assert changed["right", "compression"].weak.value > changed["right", "compression"].strong.value


def test_the_compression_is_as_good_as_a_list_that_was_right_at_once(changed):
    """It makes the one into the other, so with the same seeds nothing else differs."""
    one, other = changed["too_low", "compression"], changed["right", "none"]
    assert one.weak == other.weak
    assert one.correlation == other.correlation


def test_the_1400_line_takes_players_off_the_list(changed):
    assert changed["right", "line"].rated.value < changed["right", "none"].rated.value - 10


def test_the_two_1800s_lift_the_weak_of_a_list(changed):
    for first_list in ("right", "too_low"):
        with_them, without = (changed[first_list, name].weak for name in ("invented", "none"))
        assert with_them.value > without.value + 2 * (with_them.error + without.error)


def test_low_ratings_that_the_compression_puts_right():
    """2000 - (2000 - 1760) / .6 = 1600"""
    assert too_low(np.array([1400, 1760, 2000, 2100])).tolist() == [1000, 1600, 2000, 2100]
    assert too_low(np.array([400, 800, 803])).tolist() == [1, 1, 5]


def test_a_change_of_ones_own_can_be_tried():
    rules = replace(AFTER, published_from=1200)
    found = rule_changes([Change("from 1200", rules)], months=2, sample=Sample(100, 2))
    assert "ratings right, from 1200: " in str(found)


# Does the rating find the truth?


@pytest.fixture(scope="module")
def found():
    return {row.setting: row for row in finding_truth(months=36, sample=FEW).rows}


def test_from_no_information_at_all_ratings_come_to_tell_the_strengths(found):
    correlations = found["scrambled"].correlations
    assert abs(correlations[0]) < 0.2
    assert correlations[12] > 0.5
    assert found["scrambled"].correlation.value > 0.94


def test_the_correlation_stays_below_the_limit_of_the_swing_and_comes_near_it():
    settings = [Setting("still", k=20)]
    population = Population(juniors=0)
    (row,) = finding_truth(settings, population=population, months=48, sample=Sample(400, 4)).rows
    settled = swing(20, 6, mean_variance(GameModel(), 200), 200)
    limit = correlation_limit(250, settled)
    assert row.correlation.value == pytest.approx(limit, abs=0.006)


def test_a_closed_list_with_one_K_keeps_its_level(found):
    assert abs(found["closed"].bias.value) < 0.5
    assert abs(found["closed"].inflation.value) < 0.5


def test_what_juniors_grow_a_list_with_one_K_loses_in_level(found):
    """No point comes in: the mean rating stays while the mean strength rises."""
    row = found["growing"]
    assert row.ratings[-1] == pytest.approx(row.ratings[0], abs=0.5)
    assert row.bias.value == pytest.approx(row.truths[0] - row.truths[-1], abs=0.5)
    assert row.inflation.value < -5


def test_inflation_is_the_change_of_the_level_in_a_year_of_the_second_half(found):
    for row in found.values():
        level = row.ratings - row.truths
        assert row.inflation.value == pytest.approx((level[36] - level[18]) / 1.5)


def test_the_higher_K_of_the_young_brings_back_a_part_of_it(found):
    assert found["growing"].bias.value < found["growing_K"].bias.value - 5
    assert found["growing_K"].bias.value < -5


def test_settings_of_ones_own_can_be_tried():
    setting = Setting("fast", Growth(20), turnover=30, k=30, first_list=somebody_elses)
    found = finding_truth([setting], months=12, sample=Sample(80, 2))
    assert "fast: the correlation goes from" in str(found)
    assert found.rows[0].label == "fast"


def test_a_year_has_twelve_months():
    with pytest.raises(RatingInputError, match="the number of months must be a whole number, 12"):
        finding_truth(months=11)


# All of them.


@pytest.fixture(scope="module")
def findings():
    small = Sample(60, 2)
    return [
        settling(sample=small),
        event_swing(sample=small),
        stronger_opponents([3, 300, 600], sample=small),
        steady_gains([20], sample=small),
        first_ratings([1500], sample=small),
        rule_changes(CHANGES[:1], months=2, sample=small),
        finding_truth(SETTINGS[1:2], months=12, sample=small),
    ]


def test_a_finding_says_its_answer_its_uncertainty_its_seed_and_its_sizes(findings):
    for finding in findings:
        text = str(finding)
        assert repr(finding) == text
        assert " ± " in text
        assert "2 repetitions with 60 players each, seed 1" in text
        assert finding._repr_markdown_().startswith("- ")


def test_no_finding_shows_a_hyphen_for_a_minus_nor_a_minus_before_zero(findings):
    for finding in findings:
        assert not re.search(r"[-]\d|−0(\.0+)?\b(?!\.)", re.sub(r"20\d\d-\d\d", "", str(finding)))


@pytest.mark.parametrize("experiment", EXPERIMENTS)
def test_every_experiment_names_its_theory_its_rule_and_what_it_refuses(experiment):
    doc = " ".join(inspect.getdoc(experiment).split())
    assert re.search(r"[Tt]heory", doc)
    assert re.search(r"B\.02 \d", doc)
    assert "RatingInputError" in doc
    assert ">>> " in doc


@pytest.mark.parametrize("experiment", EXPERIMENTS)
def test_every_experiment_takes_a_sample_and_is_found_again_with_it(experiment):
    assert "sample" in inspect.signature(experiment).parameters
    quick = {"months": 12} if "months" in inspect.signature(experiment).parameters else {}
    first, again = (experiment(sample=Sample(60, 2, seed=9), **quick) for _ in range(2))
    assert str(first) == str(again)


NUMBER, POINTS = 10**30, r"must be (a whole number from −10000 to )?10000( or less)?, got"


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        # Nothing given, or no list.
        (lambda: settling([]), "K must hold at least one, got none"),
        (lambda: settling(40), "K must come as a list, got 40"),
        (lambda: stronger_opponents([]), "the distances must hold at least one"),
        (lambda: stronger_opponents(300), "the distances must come as a list"),
        (lambda: steady_gains(()), "the gains must hold at least one"),
        (lambda: steady_gains(20), "the gains must come as a list"),
        (lambda: first_ratings([]), "the true strengths must hold at least one"),
        (lambda: first_ratings(1500), "the true strengths must come as a list"),
        (lambda: first_ratings(rules=[]), "the rules must hold at least one"),
        (lambda: first_ratings(rules=AFTER), "the rules must come as a list"),
        (lambda: rule_changes([]), "the changes must hold at least one"),
        (lambda: rule_changes(CHANGES[0]), "the changes must come as a list"),
        (lambda: finding_truth([]), "the settings must hold at least one"),
        (lambda: finding_truth(SETTINGS[0]), "the settings must come as a list"),
        # Of another kind.
        (lambda: settling(["a"]), "K must be a whole number, 1 or more, got 'a'"),
        (lambda: settling(off="a"), "the error at the start .* must be a whole number, got 'a'"),
        (lambda: settling(events=2.5), "the number of events must be a whole number"),
        (lambda: settling(sample=5), "the sample must be a Sample, got 5"),
        (lambda: settling(model=5), "the model of the games must be a GameModel, got 5"),
        (lambda: settling(rules=5), "no rule recorded for 5"),
        (lambda: event_swing(k=None), "K must be a whole number, 1 or more, got None"),
        (lambda: event_swing(at_least=1.5), "the least change .* got 1.5"),
        (lambda: event_swing(sample=None), "the sample must be a Sample, got None"),
        (lambda: stronger_opponents(["x"]), "how much stronger the opponents are .* got 'x'"),
        (lambda: stronger_opponents(under=1.5), "how much stronger the player is .* got 1.5"),
        (lambda: stronger_opponents(sample=1), "the sample must be a Sample, got 1"),
        (lambda: steady_gains([20.5]), "the gain of an event .* must be a whole number, got 20.5"),
        (lambda: steady_gains(sample=1), "the sample must be a Sample, got 1"),
        (lambda: steady_gains(events="x"), "the number of events must be a whole number, 2"),
        (lambda: first_ratings(["x"]), "the true strength .* must be a whole number, 1 .* 'x'"),
        (lambda: first_ratings(rules=[5]), "no rule recorded for 5"),
        (lambda: first_ratings(model=5), "the model of the games must be a GameModel"),
        (lambda: first_ratings(sample=5), "the sample must be a Sample"),
        (lambda: rule_changes([5]), "the changes must be a Change, got 5"),
        (lambda: rule_changes(population=5), "the population must be a Population, got 5"),
        (lambda: rule_changes(calendar=5), "the calendar must be a Calendar, got 5"),
        (lambda: rule_changes(model=5), "the model of the games must be a GameModel, got 5"),
        (lambda: rule_changes(sample=5), "the sample must be a Sample, got 5"),
        (lambda: rule_changes(months="x"), "the number of months must be a whole number, 1"),
        (lambda: finding_truth([5]), "the settings must be a Setting, got 5"),
        (lambda: finding_truth([Setting("x", growth=5)]), "the growth must be a Growth, got 5"),
        (lambda: finding_truth([Setting("x", turnover=1.5)]), "the turnover .* got 1.5"),
        (lambda: finding_truth([Setting("x", k="y")]), "K must be a whole number, 1 .* 'y'"),
        (lambda: finding_truth(population=5), "the population must be a Population, got 5"),
        (lambda: finding_truth(sample=5), "the sample must be a Sample, got 5"),
        # Out of all bounds.
        (lambda: settling([NUMBER]), "K must be 10000 or less"),
        (lambda: settling(off=NUMBER), POINTS),
        (lambda: settling(spread=NUMBER), POINTS),
        (lambda: settling(events=NUMBER), "the number of events must be 1000000 or less"),
        (lambda: settling(games=701), "the number of games must be 700 or less, got 701"),
        (lambda: event_swing(at_least=10**400), POINTS),
        (lambda: stronger_opponents([NUMBER]), POINTS),
        (lambda: stronger_opponents(under=NUMBER), POINTS),
        (lambda: steady_gains([-NUMBER]), POINTS),
        (lambda: first_ratings([NUMBER]), "the true strength .* must be 9999 or less"),
        (lambda: first_ratings(games=NUMBER), "the number of games must be 1000000 or less"),
        (lambda: rule_changes(months=NUMBER), "the number of months must be 1000000 or less"),
        (lambda: Sample(NUMBER), "the number of players must be 1000000 or less"),
        (lambda: Sample(5, NUMBER), "the number of repetitions must be 1000000 or less"),
        # As before.
        (lambda: settling([0]), "K must be a whole number, 1 or more, got 0"),
        (lambda: settling(off=90), "the error at the start .* must be .* 100 or more, got 90"),
        (lambda: settling(within=0), "the error that counts as settled .* 1 or more, got 0"),
        (lambda: event_swing(games=0), "the number of games must be a whole number, 1 or more"),
        (lambda: event_swing(spread=-1), "the spread .* must be a whole number, 0 or more"),
        (lambda: event_swing(at_least=-1), "the least change .* must be a whole number, 0 or more"),
        (lambda: steady_gains(events=1), "the number of events must be a whole number, 2 or more"),
        (lambda: rule_changes(months=0), "the number of months must be a whole number, 1 or more"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(wrong, message):
    with pytest.raises(RatingInputError, match=message):
        wrong()


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.mark.parametrize(
    ("experiment", "steps"),
    [
        (lambda: rule_changes(CHANGES[:2], months=3, sample=Sample(60, 2)), 2 * 2 * 2 * 3),
        (lambda: finding_truth(SETTINGS[:2], months=12, sample=Sample(60, 2)), 2 * 2 * 12),
        (lambda: settling([40, 20], events=30, sample=FEW), 2 * 30),
        (lambda: steady_gains([20, 40], sample=FEW), 2 * 24),
    ],
)
def test_a_long_experiment_has_one_bar_from_its_beginning_to_its_end(
    experiment, steps, monkeypatch
):
    """Single lists stay below the two seconds, all together do not."""
    monkeypatch.setattr(sys, "stderr", Terminal())
    monkeypatch.setattr(bar, "BAR_AFTER", 0)
    experiment()
    shown = sys.stderr.getvalue()
    assert {int(n) for n in re.findall(r"\d+/(\d+) ", shown)} == {steps}
    assert shown.count(f" 0/{steps} ") == 1


def test_the_bar_of_an_experiment_can_be_left_out(monkeypatch):
    monkeypatch.setattr(sys, "stderr", Terminal())
    monkeypatch.setattr(bar, "BAR_AFTER", 0)
    settling([40], sample=FEW, progress=False)
    rule_changes(CHANGES[:1], months=1, sample=FEW, progress=False)
    finding_truth(SETTINGS[:1], months=12, sample=FEW, progress=False)
    steady_gains([20], sample=FEW, progress=False)
    assert sys.stderr.getvalue() == ""


def run_without(package, code):
    """What a new Python without this package says last."""
    start = f"import sys; sys.modules[{package!r}] = None\n"
    done = subprocess.run(
        [sys.executable, "-c", start + code], capture_output=True, text=True, check=False
    )
    return (done.stdout + done.stderr).strip().splitlines()[-1]


def test_without_numpy_the_import_says_what_to_install():
    for module in ("elo.simulate", "elo.simulate.theory"):
        assert run_without("numpy", f"import {module}") == (
            "ImportError: elo.simulate needs NumPy: pip install 'elo-worked[simulate]'."
        )


def test_without_tqdm_there_is_no_bar_and_whoever_wants_one_is_told_what_to_install():
    code = "from elo.simulate import Population, simulate_list\n"
    code += "print(simulate_list(Population(20), months=1, progress=PROGRESS).months)"
    for progress in ("False", "None"):
        assert run_without("tqdm", code.replace("PROGRESS", progress)) == "1"
    assert run_without("tqdm", code.replace("PROGRESS", "True")) == (
        "ImportError: elo.simulate.bar needs tqdm: pip install 'elo-worked[simulate]'."
    )


def test_all_is_complete_and_sorted():
    names = elo.simulate.__all__
    assert names == sorted(names, key=lambda name: (not name.isupper(), name))
    assert all(inspect.getdoc(getattr(elo.simulate, name)) for name in names)


def test_the_rules_without_a_line_are_todays_otherwise():
    assert replace(NO_LINE, name="standard-2025-10", published_from=1400) == elo.rule_set(
        "standard-2025-10"
    )
