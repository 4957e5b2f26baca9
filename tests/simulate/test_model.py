"""The model: games end as the probabilities say, strengths grow, and chance can be repeated."""

from fractions import Fraction
from math import sqrt

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo import RatingInputError, expected_score_at
from elo.formula import curve_score
from elo.simulate import (
    CONSTANT,
    Calendar,
    Estimate,
    GameModel,
    Growth,
    Population,
    Sample,
    generator,
)
from elo.simulate.finding import words
from elo.simulate.model import REACH

DIFFERENCES = st.integers(-2 * REACH, 2 * REACH)
MODELS = st.builds(GameModel, st.integers(0, 100), st.sampled_from(["table", "curve"]))


@given(MODELS, DIFFERENCES)
def test_win_draw_and_loss_are_probabilities_and_give_the_expected_score(model, D):
    win, draw, loss = (Fraction(round(10**6 * share), 10**6) for share in model.chances(D))
    assert min(win, draw, loss) >= 0
    assert win + draw + loss == 1
    assert float(win + draw / 2) == pytest.approx(float(model.expected(D)), abs=1e-12)


@given(st.integers(0, 100), DIFFERENCES)
def test_the_true_score_is_that_of_the_table_without_the_400_rule(draws, D):
    assert float(GameModel(draws).expected(D)) == float(expected_score_at(D).PD)


@given(st.integers(-REACH, REACH))
def test_or_that_of_the_curve(D):
    assert float(GameModel(truth="curve").expected(D)) == pytest.approx(curve_score(D), abs=1e-6)


@given(MODELS, DIFFERENCES)
def test_what_is_a_win_for_one_is_a_loss_for_the_other(model, D):
    assert model.chances(D) == pytest.approx(model.chances(-D)[::-1], abs=2e-6)


@given(st.integers(0, 50), DIFFERENCES)
def test_draws_take_their_share_off_the_variance(draws, D):
    E = float(expected_score_at(D).PD)
    assert float(GameModel(draws).variance(D)) == pytest.approx((1 - draws / 100) * E * (1 - E))


def test_draws_are_cut_where_a_loss_would_be_less_than_impossible():
    """E = .76, all drawn between equals: 4 x .76 x .24 = .7296 is more than 2 x .24."""
    assert GameModel(100).chances(200) == (0.52, 0.48, 0.0)


@pytest.mark.parametrize("D", [-300, 0, 200])
def test_games_end_as_often_as_they_should(D):
    model, games = GameModel(30), 40_000
    half = model.play(generator(7), np.full(games, D))
    for points, share in zip((2, 1, 0), model.chances(D), strict=True):
        assert abs((half == points).mean() - share) < 4 * sqrt(share * (1 - share) / games)


def test_nobody_loses_to_someone_who_is_800_points_weaker():
    assert set(GameModel(30).play(generator(1), np.full(1000, 800)).tolist()) == {2}


def test_a_growing_and_a_jumping_strength_gain_the_same_in_the_long_run():
    steady, jumping = Growth(10), Growth(60, months=6)
    assert steady.a_year == jumping.a_year == 120
    assert steady.gains(generator(1), 3).tolist() == [10, 10, 10]
    jumps = jumping.gains(generator(1), 40_000)
    assert set(jumps.tolist()) == {0, 60}
    assert abs((jumps > 0).mean() - 1 / 6) < 4 * sqrt(5 / 36 / 40_000)


def test_a_constant_strength_does_not_move():
    assert CONSTANT.gains(generator(1), 4).tolist() == [0, 0, 0, 0]


def test_the_same_seed_gives_the_same_games_and_another_seed_others():
    D = np.zeros(500, dtype=np.int64)
    first, again, other = (GameModel().play(generator(seed), D) for seed in (5, 5, 6))
    assert first.tobytes() == again.tobytes()
    assert first.tobytes() != other.tobytes()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: GameModel(101), r"share of draws \(percent\) must be 100 or less, got 101"),
        (lambda: GameModel(-1), "must be a whole number, 0 or more, got -1"),
        (lambda: GameModel(truth="FIDE"), "truth must be one of table, curve, got 'FIDE'"),
        (lambda: Growth(1.5), r"the growth \(points\) must be a whole number, got 1.5"),
        (lambda: Growth(10, months=0), "the months of a growth must be a whole number, 1 or more"),
        (lambda: generator(-1), "the seed must be a whole number, 0 or more, got -1"),
        (lambda: Sample(0), "the number of players must be a whole number, 1 or more, got 0"),
        (lambda: Sample(10, 1), "the number of repetitions must be a whole number, 2 or more"),
        (lambda: GameModel("x"), "the share of draws .* must be a whole number, 0 .* got 'x'"),
        (lambda: GameModel(truth=["table"]), "truth must be one of table, curve"),
        (lambda: GameModel().chances(100.5), "the rating difference must be a whole number, got 1"),
        (lambda: GameModel().expected("x"), "the rating difference must be a whole number, got 'x"),
        (lambda: GameModel().variance(np.array([0.5])), "the rating difference must be a whole"),
        (lambda: GameModel().drawn(np.array(["x"])), "the rating difference must be a whole"),
        (lambda: GameModel().play(generator(1), None), "the rating difference must be a whole"),
        (lambda: GameModel().expected(True), "the rating difference must be a whole number"),
        (
            lambda: Growth(10**30),
            "the growth .* must be a whole number from −10000 to 10000, got 1",
        ),
        (lambda: Growth(-(10**30)), "the growth .* from −10000 to 10000, got -1"),
        (lambda: Growth(5, months=10**400), "the months of a growth must be 1000000 or less"),
        (lambda: Population(growth=5), "the growth must be a Growth, got 5"),
        (lambda: Population(mean=10**400), "the mean strength .* must be 10000 or less"),
        (lambda: Population(junior_mean=10**30), "the mean strength .* must be 10000 or less"),
        (lambda: Population(spread=10**30), "the spread .* must be 10000 or less"),
        (lambda: Population(junior_spread=10**30), "the spread .* must be 10000 or less"),
        (lambda: Population(players=10**30), "the number of players must be 1000000 or less"),
        (lambda: Calendar(size=10**400), "the size of an event must be 1000000 or less"),
        (lambda: Calendar(rounds=10**30), "the number of rounds must be 1000000 or less"),
        (lambda: Calendar(mixed=10**400), "the spread .* must be 10000 or less"),
        (lambda: Calendar(pairing=None), "the pairing must be one of swiss, random"),
        (lambda: Estimate.of(["x", "y"]), "what a repetition found must be a finite number"),
        (lambda: Estimate.of([1.0, float("nan")]), "what a repetition found must be a finite"),
        (lambda: Sample(3, 2).mean(np.zeros(5)), "3 players in 2 repetitions have one value each"),
        (lambda: Sample(3, 2).deviation(np.zeros(7)), "3 players in 2 repetitions .* got 7"),
        (lambda: Estimate.of([3]), "the number of repetitions must be a whole number, 2 or more"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(wrong, message):
    with pytest.raises(RatingInputError, match=message):
        wrong()


@pytest.mark.parametrize("kind", "bhilqBHILQ")
def test_differences_may_be_of_every_type_of_whole_numbers(kind):
    ends = np.iinfo(kind)
    D = np.array([0, 100, ends.min, ends.max], kind)
    cut = [max(-REACH, min(REACH, int(one))) for one in D]
    assert GameModel().expected(D).tolist() == [float(expected_score_at(one).PD) for one in cut]
    assert GameModel().chances(10**30) == (1, 0, 0)


def test_differences_may_come_as_a_list():
    assert GameModel().play(generator(1), [0, 800]).shape == (2,)
    assert GameModel().expected([[0, 100]]).tolist() == [[0.5, 0.64]]
    with pytest.raises(RatingInputError, match=r"difference\[1\] must be a whole number"):
        GameModel().play(generator(1), [0, 0.5])


# Estimates.


@pytest.mark.parametrize(
    ("repeats", "one", "two"),
    [(2, 0.5000, 0.7048), (4, 0.6090, 0.8606), (20, 0.6701, 0.9400), (1000, 0.6826, 0.9542)],
)
def test_how_often_the_truth_lies_within_is_students_distribution(repeats, one, two):
    """Of 1 degree of freedom by hand: 2/pi arctan 1 = 1/2, 2/pi arctan 2 = .7048."""
    found = Estimate(0, 1, repeats)
    assert found.coverage() == pytest.approx(one, abs=2e-4)
    assert found.coverage(2) == pytest.approx(two, abs=2e-4)
    assert found.coverage(0) == 0


@pytest.mark.parametrize(
    ("repeats", "t"), [(2, 12.706), (3, 4.303), (4, 3.182), (8, 2.365), (20, 2.093), (31, 2.042)]
)
def test_the_coverage_of_the_published_quantiles_of_t_is_95_percent(repeats, t):
    assert Estimate(0, 1, repeats).coverage(t) == pytest.approx(0.95, abs=1e-4)


@pytest.mark.parametrize("repeats", [2, 4, 20])
def test_estimates_cover_the_truth_as_often_as_they_say(repeats):
    values = generator(5).normal(0, 1, (4000, repeats))
    found = [Estimate.of(row) for row in values]
    for errors in (1, 2):
        share = np.mean([one.is_near(0, errors) for one in found])
        said = found[0].coverage(errors)
        assert abs(share - said) < 4 * sqrt(said * (1 - said) / 4000)


def test_an_estimate_turned_round_has_the_same_error():
    assert -Estimate(2.5, 0.5, 4) == Estimate(-2.5, 0.5, 4)


def test_an_estimate_is_the_mean_and_the_standard_error_of_the_mean():
    """24, 26, 25, 29: mean 26, deviations -2 0 -1 3, variance 14/3, error sqrt(14/12)."""
    found = Estimate.of([24, 26, 25, 29])
    assert found.value == 26
    assert found.error == pytest.approx(sqrt(14 / 12))
    assert found.is_near(28, errors=2)
    assert not found.is_near(28.5, errors=2)


@pytest.mark.parametrize(
    ("value", "error", "text", "signed"),
    [
        (26.04, 0.31, "26.0 ± 0.3", "+26.0 ± 0.3"),
        (-7.96, 1.2, "−8 ± 1", "−8 ± 1"),
        (-0.04, 0.3, "0.0 ± 0.3", "0.0 ± 0.3"),
        (0.9783, 0.0021, "0.978 ± 0.002", "+0.978 ± 0.002"),
        (1234.4, 56.0, "1234 ± 56", "+1234 ± 56"),
        (5.0, 0.0, "5.0 ± 0.0", "+5.0 ± 0.0"),
    ],
)
def test_an_estimate_shows_no_more_digits_than_it_knows(value, error, text, signed):
    found = Estimate(value, error, 10)
    assert str(found) == text
    assert f"{found:+}" == signed


def test_a_share_is_shown_in_percent():
    assert str(Estimate(0.246, 0.002, 20).percent) == "24.6 ± 0.2"


def test_a_sample_makes_an_estimate_of_means_and_of_standard_deviations():
    sample = Sample(players=2, repeats=2)
    values = np.array([1, 3, 5, 9])
    assert sample.mean(values).value == 4.5  # 2 and 7
    assert sample.deviation(values).value == pytest.approx((sqrt(2) + sqrt(8)) / 2)
    assert list(Sample(5, 3, seed=2).seeds) == [2000, 2001, 2002]


def test_a_name_of_ones_own_is_its_own_words():
    assert words("change.none", "none") == "rules before March 2024"
    assert words("change.mine", "mine") == "mine"
