"""Whole lists: the rules are the core's, nothing comes from nowhere, and a seed is a history."""

import io
import sys
import time
from dataclasses import replace
from datetime import date

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo import RatingInputError, compressed, k_factor, rule_set
from elo.simulate import Calendar, Growth, ListHistory, Population, bar, simulate_list
from elo.simulate.lists import NO_LINE
from elo.simulate.model import MODEL, generator
from elo.simulate.rating_list import _World

SMALL = Population(150)
CLOSED = Population(200, turnover=0)


def world(population=SMALL, seed=1, k=None):
    made = _World(population, Calendar(), MODEL, generator(seed), date(2026, 1, 1), k)
    made.begin(None)
    return made


# K, first ratings and the minimum: the core's rules.


@given(
    st.integers(1000, 2800), st.integers(0, 60), st.integers(5, 80), st.sampled_from([2026, 2027])
)
def test_K_is_the_K_of_the_core_for_every_age_experience_and_highest_rating(
    highest, games, age, year
):
    one = world(Population(2, turnover=0))
    one.highest[:], one.games[:], one.born[:] = highest, games, year - age
    day = date(year, 5, 1)
    expected = k_factor(
        rating=1000, games=games, birth_year=year - age, on=day, highest_published=highest
    ).K
    assert one._K(day, rule_set("standard-2025-10")).tolist() == [expected, expected]


def test_one_K_for_everybody_takes_the_place_of_the_articles():
    assert set(world(k=15)._K(date(2026, 1, 1), NO_LINE).tolist()) == {15}


def meetings(one, *games):
    """Let a month consist of these games alone: White, Black and White's half points."""
    one._games = lambda: tuple(
        np.array(column, dtype=np.int64) for column in zip(*games, strict=True)
    )


def test_five_drawn_games_against_1600_give_a_newcomer_1657():
    """The worked example of the regulations' reading: (5 x 1600 + 3600) / 7 = 1657.14, p = .50."""
    one = world(Population(6, turnover=0))
    one.rating[:] = [0, 1600, 1600, 1600, 1600, 1600]
    meetings(one, *[(0, other, 1) for other in range(1, 6)])
    assert one.play(date(2026, 1, 1), rule_set("standard-2025-10")) == (1, 0)
    assert one.rating.tolist() == [1657, 1600, 1600, 1600, 1600, 1600]  # no change for the others


def test_the_results_of_two_months_are_put_together_whatever_the_colour():
    one, rules = world(Population(6, turnover=0)), rule_set("standard-2025-10")
    one.rating[:] = [0, 1600, 1600, 1600, 1600, 1600]
    meetings(one, (0, 1, 2), (2, 0, 2), (0, 3, 1))
    assert one.play(date(2026, 1, 1), rules) == (0, 0)
    meetings(one, (4, 0, 1), (0, 5, 1))
    assert one.play(date(2026, 2, 1), rules) == (1, 0)
    assert one.rating[0] == 1657


def test_a_first_event_without_a_point_is_set_aside():
    one, rules = world(Population(6, turnover=0)), rule_set("standard-2025-10")
    one.rating[:] = [0, 1600, 1600, 1600, 1600, 1600]
    meetings(one, *[(0, other, 0) for other in range(1, 6)])
    assert one.play(date(2026, 1, 1), rules) == (0, 0)
    meetings(one, *[(0, other, 1) for other in range(1, 6)])
    assert one.play(date(2026, 2, 1), rules) == (1, 0)
    assert one.rating[0] == 1657


def test_results_of_more_than_26_months_ago_are_forgotten():
    one, rules = world(Population(6, turnover=0)), rule_set("standard-2025-10")
    one.rating[:] = [0, 1600, 1600, 1600, 1600, 1600]
    meetings(one, (0, 1, 2), (0, 2, 1), (0, 3, 1))
    one.play(date(2026, 1, 1), rules)
    meetings(one, (0, 4, 1), (0, 5, 1))
    assert one.play(date(2028, 3, 1), rules) == (0, 0)


def test_games_between_two_unrated_players_count_for_nobody():
    one = world(Population(2, turnover=0))
    one.rating[:] = 0
    meetings(one, *[(0, 1, 2)] * 6)
    assert one.play(date(2026, 1, 1), NO_LINE) == (0, 0)
    assert one.first_events == {}


def test_who_falls_below_1400_is_unrated_and_needs_five_games_again():
    """1400 loses to 1400: 20 x -.5 = -10, so 1390; the winner has 1410."""
    one, rules = world(Population(6, turnover=0), k=20), rule_set("standard-2025-10")
    one.rating[:] = [1400, 1400, 1600, 1600, 1600, 1600]
    meetings(one, (0, 1, 0))
    assert one.play(date(2026, 1, 1), rules) == (0, 1)
    assert one.rating[:2].tolist() == [0, 1410]
    meetings(one, *[(0, other, 1) for other in range(2, 6)])
    assert one.play(date(2026, 2, 1), rules) == (0, 0)
    assert one.rating[0] == 0
    meetings(one, (0, 2, 1))
    assert one.play(date(2026, 3, 1), rules) == (1, 0)
    assert one.rating[0] == 1657


def test_1400_is_still_a_rating():
    """1410 loses to 1410: 20 x -.5 = -10."""
    one = world(Population(2, turnover=0), k=20)
    one.rating[:] = 1410
    meetings(one, (0, 1, 0))
    assert one.play(date(2026, 1, 1), rule_set("standard-2025-10")) == (0, 0)
    assert one.rating.tolist() == [1400, 1420]


def test_the_thirtieth_game_ends_the_K_of_a_newcomer_with_the_next_month():
    one, rules = world(Population(2, turnover=0)), rule_set("standard-2025-10")
    one.rating[:], one.highest[:], one.games[:], one.born[:] = 1700, 1700, (28, 40), 1980
    meetings(one, (0, 1, 2), (1, 0, 1))
    one.play(date(2026, 1, 1), rules)
    assert one.games.tolist() == [30, 42]
    assert one.rating.tolist() == [1720, 1690]  # K 40 and 20 for the whole month
    assert one._K(date(2026, 2, 1), rules).tolist() == [20, 20]


def test_who_was_once_2400_keeps_K_10():
    """2395 beats 2395 with K 20: 2405; loses to 2300 with K 10 (PD .64): −6.4, 2399."""
    one, rules = world(Population(2, turnover=0)), rule_set("standard-2025-10")
    one.rating[:], one.highest[:], one.born[:] = 2395, 2395, 1980
    meetings(one, (0, 1, 2))
    one.play(date(2026, 1, 1), rules)
    one.rating[1] = 2300
    meetings(one, (0, 1, 0))
    one.play(date(2026, 2, 1), rules)
    assert one.rating.tolist() == [2399, 2313]
    assert one._K(date(2026, 3, 1), rules).tolist() == [10, 20]


def test_a_month_of_swiss_events_pairs_by_points_and_nobody_twice():
    one = world(Population(300, turnover=0))
    one.calendar = Calendar(playing=100, size=100, rounds=7)
    white, black, half = one._games()
    pairs = [frozenset(pair) for pair in zip(white.tolist(), black.tolist(), strict=True)]
    assert len(pairs) == len(set(pairs)) > 0.98 * 7 * 150
    scored, gaps = np.zeros(300, dtype=np.int64), []
    for a, b, points in zip(white.tolist(), black.tolist(), half.tolist(), strict=True):
        gaps.append(abs(scored[a] - scored[b]))
        scored[a] += points
        scored[b] += 2 - points
    assert np.mean(gaps) < 0.5


def test_a_newcomer_takes_nothing_over_from_who_left():
    one = world(Population(5, turnover=1000))
    one.first_events[0] = ["of somebody else"]
    one.live(2026)
    assert one.first_events == {}
    assert not one.rating.any()
    assert not one.highest.any()
    assert not one.games.any()


def test_the_compression_is_the_cores():
    history = simulate_list(SMALL, months=1, rules=NO_LINE, compress=0)
    first = zip(history.truths[0].tolist(), history.ratings[0].tolist(), strict=True)
    assert all(rating == compressed(truth).after for truth, rating in first)
    later = simulate_list(SMALL, Calendar(playing=0), months=2, rules=NO_LINE, compress=2)
    assert (later.ratings[1] <= later.ratings[2])[later.rated[1]].all()


def test_the_compression_leaves_ratings_from_2000_on_as_they_are_however_high():
    """Beyond 3000, where no strength is, a rating can still come."""
    strong = Population(100, mean=2950, spread=100, juniors=0, turnover=0)
    history = simulate_list(strong, months=12, rules=NO_LINE, compress=12)
    without = simulate_list(strong, months=12, rules=NO_LINE)
    assert history.ratings.max() > 3000
    assert (history.ratings == without.ratings).all()


@pytest.mark.parametrize("pairing", ["swiss", "random", "round_robin"])
@pytest.mark.parametrize("population", [CLOSED, Population(2, turnover=0)])
def test_a_month_in_which_nobody_plays_is_one_with_every_pairing(pairing, population):
    calendar = Calendar(playing=0, pairing=pairing)
    history = simulate_list(population, calendar, months=2, rules=NO_LINE)
    assert (history.ratings == history.ratings[0]).all()


@pytest.mark.parametrize("pairing", ["swiss", "random", "round_robin"])
def test_two_players_have_their_months_with_every_pairing(pairing):
    """In some months one of them plays and finds nobody."""
    history = simulate_list(Population(2), Calendar(pairing=pairing), months=24, rules=NO_LINE)
    assert history.months == 24


# The first list.


def test_a_first_list_cannot_change_the_true_strengths():
    def levelled(truths):
        truths[:] = 1000
        return truths

    history = simulate_list(CLOSED, months=1, rules=NO_LINE, first_list=levelled)
    plain = simulate_list(CLOSED, months=1, rules=NO_LINE)
    assert set(history.ratings[0].tolist()) == {1000}
    assert (history.truths == plain.truths).all()


def test_a_first_list_is_not_changed_afterwards():
    given = np.full(200, 1700)
    simulate_list(CLOSED, months=1, rules=NO_LINE, first_list=lambda _: given)
    assert set(given.tolist()) == {1700}


def put(n, value):
    """A first list that is right but for one player."""
    return lambda truths: [value if i == n else int(truth) for i, truth in enumerate(truths)]


@pytest.mark.parametrize(
    ("first_list", "message"),
    [
        (put(3, 1500.5), r"first_list\[3\] must be a whole number from 1 to 3000, got 1500.5"),
        (put(3, 1500.0), r"first_list\[3\] must be a whole number from 1 to 3000, got 1500.0"),
        (put(0, float("nan")), r"first_list\[0\] must be a whole number from 1 to 3000, got nan"),
        (put(1, None), r"first_list\[1\] must be a whole number from 1 to 3000, got None"),
        (put(1, 3500), r"first_list\[1\] must be a whole number from 1 to 3000, got 3500"),
        (put(1, 0), r"first_list\[1\] must be a whole number from 1 to 3000, got 0"),
        (lambda truths: truths / 1.0, r"first_list\[0\] must be a whole number from 1 to 3000"),
        (lambda truths: truths[:-1], "the first list must have one rating for each of the 200"),
        (lambda _: 1500, "the first list must have one rating for each of the 200 players"),
        (lambda truths: [truths], "the first list must have one rating for each of the 200"),
        (lambda _: None, r"first_list must be a whole number from 1 to 3000, got None"),
        (5, "the first list must be a function, got 5"),
    ],
)
def test_a_first_list_that_cannot_be_is_refused_and_not_guessed(first_list, message):
    with pytest.raises(RatingInputError, match=message):
        simulate_list(CLOSED, months=1, rules=NO_LINE, first_list=first_list)


# The list as a whole.


def test_in_a_closed_list_with_one_K_no_points_come_from_nowhere():
    """Every change has its opposite; only the rounding of each player's month is left."""
    history = simulate_list(CLOSED, months=24, rules=NO_LINE, k=20)
    assert abs(history.bias()).max() < 0.5
    assert history.published.sum() == history.fallen.sum() == 0


def test_where_nobody_plays_nothing_changes():
    history = simulate_list(CLOSED, Calendar(playing=0), months=3, rules=NO_LINE)
    assert (history.ratings == history.ratings[0]).all()


def test_the_same_seed_gives_the_same_bytes_and_another_seed_others():
    first, again = (simulate_list(SMALL, months=6, seed=3) for _ in range(2))
    other = simulate_list(SMALL, months=6, seed=4)
    assert first.ratings.tobytes() == again.ratings.tobytes()
    assert first.truths.tobytes() == again.truths.tobytes()
    assert first.ratings.tobytes() != other.ratings.tobytes()
    assert str(first) == repr(first) == str(again)


def test_chance_is_the_same_as_when_this_was_written():
    """The games of seed 1 against opponents from 200 points stronger to 190 points weaker."""
    half = MODEL.play(generator(1), np.arange(-200, 200, 10))
    assert "".join(map(str, half.tolist())) == "0020100002001021212202100012202210102222"


@pytest.mark.parametrize("pairing", ["swiss", "random", "round_robin"])
def test_every_pairing_keeps_a_list_near_the_truth(pairing):
    calendar = Calendar(size=8, pairing=pairing)
    history = simulate_list(CLOSED, calendar, months=24, rules=NO_LINE, k=20)
    assert history.correlation[-1] > 0.97
    assert 25 < history.error()[-1] < 60


def test_juniors_grow_until_the_year_of_their_18th_birthday_is_over():
    population = replace(CLOSED, growth=Growth(10))
    history = simulate_list(population, Calendar(playing=0), months=24, rules=NO_LINE)
    gained = history.truths[-1] - history.truths[0]
    assert set(gained[~history.juniors[0]].tolist()) == {0}
    assert set(gained[history.juniors[-1]].tolist()) == {240}
    (one_year,) = set(gained[history.juniors[12] & ~history.juniors[13]].tolist())
    assert one_year == 120


def test_who_picks_players_and_a_list_without_anybody_is_refused():
    history = simulate_list(SMALL, months=3)
    both = history.bias(history.juniors), history.bias(~history.juniors)
    assert (np.minimum(*both) <= history.bias()).all()
    assert (history.bias() <= np.maximum(*both)).all()
    with pytest.raises(RatingInputError, match="nobody to be counted is rated on list 0"):
        history.bias(history.truths > 5000)


def test_a_list_on_which_all_are_rated_alike_tells_nothing():
    history = simulate_list(CLOSED, months=1, rules=NO_LINE, first_list=lambda t: 0 * t + 1700)
    assert history.correlation[0] == 0
    assert history.width[0] == 0
    assert history.correlation[1] > 0


def two_lists(ratings, truths):
    none = np.array([], dtype=np.int64)
    juniors = np.zeros((2, 2), dtype=bool)
    return ListHistory(np.array(ratings), np.array(truths), juniors, none, none, seed=1)


def test_where_all_are_alike_in_strength_nothing_is_told_either():
    alike = two_lists([[1500, 1600], [1500, 1600]], [[1550, 1550], [1500, 1600]])
    assert alike.correlation.tolist() == [0, pytest.approx(1)]
    assert alike.width.tolist() == [0, 1]


@pytest.mark.parametrize("figure", ["correlation", "width"])
def test_a_list_on_which_nobody_is_rated_is_refused_by_every_figure(figure):
    empty = two_lists([[1500, 1600], [0, 0]], [[1500, 1600], [1500, 1600]])
    with pytest.raises(RatingInputError, match="nobody to be counted is rated on list 1"):
        getattr(empty, figure)


@pytest.mark.parametrize("who", [[True], np.ones((3, 2), bool), np.ones((2, 2), int), 5, "x"])
def test_who_has_to_fit_the_lists(who):
    lists = two_lists([[1500, 1600], [1500, 1600]], [[1500, 1600], [1500, 1600]])
    with pytest.raises(RatingInputError, match="who must be True or False for each place"):
        lists.bias(who)


def test_the_statistics_of_a_list_by_hand():
    """Errors 100 and 0, the third player unrated: bias 50, typical error sqrt(5000)."""
    history = ListHistory(
        ratings=np.array([[1600, 1800, 0]]),
        truths=np.array([[1500, 1800, 900]]),
        juniors=np.array([[True, False, False]]),
        published=np.array([], dtype=np.int64),
        fallen=np.array([], dtype=np.int64),
        seed=1,
    )
    assert history.mean_rating().tolist() == [1700]
    assert history.bias().tolist() == [50]
    assert history.bias(history.juniors).tolist() == [100]
    assert history.error()[0] == pytest.approx(5000**0.5)
    assert history.width[0] == pytest.approx(200 / 300)
    assert history.correlation[0] == pytest.approx(1)


def test_without_rules_each_month_follows_the_set_in_force():
    """From March 2024 on nobody below 1400 is on the list."""
    history = simulate_list(SMALL, months=4, start=date(2024, 1, 1))
    low = [(0 < row[row < 1400].max(initial=0)) for row in history.ratings]
    assert low == [True, True, True, False, False]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: Population(1), "the number of players must be a whole number, 2 or more"),
        (lambda: Population(juniors=101), r"the share of juniors \(percent\) must be 100 or less"),
        (lambda: Population(turnover=-1), "the turnover .* must be a whole number, 0 or more"),
        (lambda: Population(mean=0), "the mean strength .* must be a whole number, 1 or more"),
        (lambda: Population(spread=-1), "the spread .* must be a whole number, 0 or more"),
        (lambda: Calendar(playing=101), "the share of players who play .* must be 100 or less"),
        (lambda: Calendar(size=1), "the size of an event must be a whole number, 2 or more"),
        (lambda: Calendar(rounds=0), "the number of rounds must be a whole number, 1 or more"),
        (lambda: Calendar(pairing="accelerated"), "the pairing must be one of swiss, random"),
        (lambda: simulate_list(SMALL, months=0), "the number of months must be a whole number"),
        (lambda: simulate_list(SMALL, compress=61), "the month of the compression must be 60"),
        (lambda: simulate_list(SMALL, months="x"), "the number of months must be a whole number"),
        (
            lambda: simulate_list(SMALL, months="x", compress=0),
            "the number of months must be a whole number, 1 or more, got 'x'",
        ),
        (
            lambda: simulate_list(SMALL, months=13, start=date(9999, 1, 1)),
            "the number of months must be 12 or less, got 13",
        ),
        (
            lambda: simulate_list(SMALL, months=2, start=date(9999, 12, 1)),
            "the number of months must be 1 or less, got 2",
        ),
        (lambda: simulate_list(SMALL, months=1, compress="x"), "the month of the compression must"),
        (lambda: simulate_list(SMALL, months=1, k="x"), "K must be a whole number, 1 .* got 'x'"),
        (lambda: simulate_list(SMALL, months=1, k=0), "K must be a whole number, 1 or more, got 0"),
        (lambda: simulate_list(SMALL, months=1, seed="x"), "the seed must be a whole number"),
        (lambda: simulate_list(SMALL, months=1, rules=5), "no rule recorded for 5"),
        (lambda: simulate_list(5, months=1), "the population must be a Population, got 5"),
        (lambda: simulate_list(SMALL, 5, months=1), "the calendar must be a Calendar, got 5"),
        (lambda: simulate_list(SMALL, months=1, model=5), "the model of the games must be a Game"),
        (lambda: simulate_list(SMALL, start="2026"), "must be a datetime.date, got '2026'"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(wrong, message):
    with pytest.raises(RatingInputError, match=message):
        wrong()


# The bar, and how long it takes.


def test_there_is_no_bar_where_nobody_looks(capsys):
    simulate_list(SMALL, months=2)
    assert capsys.readouterr().err == ""


def test_a_bar_is_shown_in_a_terminal_and_not_if_it_is_not_wanted(monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    def shown(progress, delay):
        monkeypatch.setattr(sys, "stderr", Terminal())
        monkeypatch.setattr(bar, "BAR_AFTER", delay)
        simulate_list(SMALL, months=3, progress=progress)
        return "0/3" in sys.stderr.getvalue()

    assert shown(None, delay=0)
    assert shown(True, delay=0)
    assert not shown(False, delay=0)
    assert not shown(None, delay=60)  # a short run


@pytest.mark.timing
def test_10_000_players_over_100_months_take_less_than_a_minute():
    start = time.perf_counter()
    history = simulate_list(Population(10_000, growth=Growth(5)), months=100)
    assert time.perf_counter() - start < 60
    assert history.ratings.shape == (101, 10_000)
