"""Pairings: nobody plays twice in a round, nobody meets the same opponent twice."""

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo import RatingInputError
from elo.simulate import (
    GameModel,
    generator,
    random_pairs,
    round_robin,
    round_robin_pairs,
    swiss_pairs,
)

EVENTS = st.lists(st.integers(0, 3), max_size=40).map(lambda e: np.array(e, dtype=np.int64))


def in_pairs(white, black):
    return list(zip(white.tolist(), black.tolist(), strict=True))


def swiss(ratings, rounds, event=None, seed=1):
    """Play a whole tournament; return its rounds and the half points of everybody before each."""
    rng, n = generator(seed), len(ratings)
    points, met, played = np.zeros(n, dtype=np.int64), np.full((n, rounds), -1), []
    for turn in range(rounds):
        white, black = swiss_pairs(points, ratings, met, event)
        played.append((white, black, points.copy()))
        half = GameModel().play(rng, ratings[white] - ratings[black])
        points[white] += half
        points[black] += 2 - half
        met[white, turn], met[black, turn] = black, white
    return played


@given(EVENTS, st.integers(0, 1000))
def test_a_round_by_lot_pairs_all_of_an_event_but_an_odd_one(event, seed):
    white, black = random_pairs(generator(seed), event)
    everybody = [*white.tolist(), *black.tolist()]
    assert len(everybody) == len(set(everybody))
    assert (event[white] == event[black]).all()
    assert len(white) == sum((event == one).sum() // 2 for one in set(event.tolist()))


@given(EVENTS, st.integers(1, 8), st.integers(0, 1000))
def test_a_swiss_never_pairs_two_twice_nor_two_of_different_events(event, rounds, seed):
    ratings = generator(seed).integers(1400, 2400, len(event))
    seen = set()
    for white, black, _ in swiss(ratings, rounds, event, seed):
        everybody = [*white.tolist(), *black.tolist()]
        assert len(everybody) == len(set(everybody))
        assert (event[white] == event[black]).all()
        met = {frozenset(pair) for pair in in_pairs(white, black)}
        assert not met & seen
        seen |= met


@given(st.integers(0, 12), st.integers(1, 8))
def test_whoever_sits_out_a_swiss_has_nobody_new_left_among_those_who_do(n, rounds):
    ratings = np.arange(n) + 1500
    seen = set()
    for white, black, _ in swiss(ratings, rounds):
        idle = set(range(n)) - set(white.tolist()) - set(black.tolist())
        assert all(frozenset(pair) in seen for pair in combinations(idle, 2))
        seen |= {frozenset(pair) for pair in in_pairs(white, black)}


def test_the_first_round_of_a_swiss_pairs_neighbours_by_rating():
    white, black = swiss_pairs(np.zeros(4), np.array([1500, 1900, 1600, 1800]), np.zeros((4, 0)))
    assert {frozenset(pair) for pair in in_pairs(white, black)} == {
        frozenset({1, 3}),
        frozenset({0, 2}),
    }


def test_later_rounds_of_a_swiss_pair_equal_points_nearly_always():
    played = swiss(generator(3).integers(1400, 2400, 2000), 9)
    apart = [abs(points[white] - points[black]) for white, black, points in played]
    assert all(gap.mean() < 0.05 for gap in apart)
    assert sum(len(white) for white, _, _ in played) >= 0.999 * 9 * 1000


def lost(players, rounds, tournaments=300):
    """The share of the games that cannot be found, and how often one player at most sits out."""
    games, most = 0, 0
    for seed in range(tournaments):
        ratings = generator(seed).integers(1400, 2400, players)
        met = np.zeros(players, dtype=np.int64)
        for white, black, _ in swiss(ratings, rounds, seed=seed):
            met[white] += 1
            met[black] += 1
        games, most = games + met.sum() // 2, max(most, rounds - met.min())
    return 1 - games / (tournaments * rounds * (players // 2)), most


@pytest.mark.parametrize(
    ("players", "rounds", "percent"), [(6, 5, 16), (8, 6, 8), (12, 6, 5), (30, 6, 1)]
)
def test_a_small_swiss_loses_as_many_games_as_its_documentation_says(players, rounds, percent):
    share, _ = lost(players, rounds)
    assert 100 * share == pytest.approx(percent, abs=1)
    doc = " ".join(swiss_pairs.__doc__.split())
    assert f" {percent} % with {players} " in doc


def test_of_seven_players_the_same_one_may_sit_out_four_times_of_six():
    _, most = lost(7, 6)
    assert most == 4
    assert "the same one may sit out four times" in " ".join(swiss_pairs.__doc__.split())


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: random_pairs(generator(1), [0.5, 1]), r"event\[0\] must be a whole number from 0"),
        (lambda: random_pairs(generator(1), 5), "event must be lists of one length"),
        (lambda: round_robin_pairs(np.array([0, -1])), r"event\[1\] must be a whole number from 0"),
        (
            lambda: swiss_pairs(np.zeros(3), np.zeros(4), np.zeros((3, 0))),
            "points, ratings, met, event must be lists of one length",
        ),
        (
            lambda: swiss_pairs(np.zeros(3), np.zeros(3), np.zeros(3)),
            "points, ratings, met, event must be lists of one length",
        ),
        (
            lambda: swiss_pairs(np.zeros(2), np.zeros(2), np.zeros((2, 1)), np.zeros(3, int)),
            "points, ratings, met, event must be lists of one length",
        ),
        (
            lambda: swiss_pairs(np.zeros(2), np.zeros(2), np.zeros((2, 1)), np.array([0, -1])),
            r"event\[1\] must be a whole number",
        ),
        (lambda: round_robin(10**30), "the number of players must be 1000000 or less"),
    ],
)
def test_what_cannot_be_paired_is_refused_with_its_place(wrong, message):
    with pytest.raises(RatingInputError, match=message):
        wrong()


def test_a_swiss_of_nobody_and_of_one_has_no_games():
    for n in (0, 1):
        white, black = swiss_pairs(np.zeros(n), np.zeros(n), np.zeros((n, 0)))
        assert len(white) == len(black) == 0


@pytest.mark.parametrize("n", range(2, 13))
def test_in_a_round_robin_everybody_meets_everybody_once(n):
    rounds = round_robin(n)
    assert len(rounds) == n - 1 + n % 2
    for white, black in rounds:
        assert len({*white.tolist(), *black.tolist()}) == n - n % 2
    met = [frozenset(pair) for white, black in rounds for pair in in_pairs(white, black)]
    assert sorted(map(sorted, met)) == [list(pair) for pair in combinations(range(n), 2)]


@pytest.mark.parametrize("n", [4, 8, 9, 12])
def test_colours_of_a_round_robin_are_even(n):
    whites = np.bincount(np.concatenate([white for white, _ in round_robin(n)]), minlength=n)
    assert whites.max() - whites.min() <= 1


@given(EVENTS)
def test_round_robins_of_many_events_are_played_at_once(event):
    met = [
        frozenset(pair)
        for white, black in round_robin_pairs(event)
        for pair in in_pairs(white, black)
    ]
    within = [
        frozenset(p) for p in combinations(range(len(event)), 2) if event[p[0]] == event[p[1]]
    ]
    assert sorted(map(sorted, met)) == sorted(map(sorted, within))


def test_a_round_robin_needs_two_players():
    with pytest.raises(RatingInputError, match="the number of players must be a whole number, 2"):
        round_robin(1)
