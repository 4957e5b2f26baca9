"""The core for arrays: the same numbers as the core, bit for bit, for every rule set.

The core is the oracle here; its own tests hold it to FIDE's tables and calculations.
"""

import importlib.util
import sys
import time
import tracemalloc
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import elo
from elo import Event, Game, RatingInputError, batch, rule_set
from elo.performance import METHODS
from elo.rounding import in_hundredths, round_half_away
from elo.rules import RULE_SETS
from elo.tables import scoring_probability
from tests.cases import OFFICIAL, read, wanted

EDGES = [1, 400, 401, 1399, 1400, 1864, 1865, 2000, 2200, 2249, 2250, 2599, 2600, 2601]
EDGES += [2649, 2650, 2651, 2813, 3049, 3050, 3051, 3386, 9998, 9999]
rated = st.sampled_from(EDGES) | st.integers(1_000, 3_000) | st.integers(1, 9_999)
half_point = st.integers(0, 2)
a_k = st.sampled_from([10, 20, 40]) | st.integers(1, 1_000)
names = st.sampled_from([rules.name for rules in RULE_SETS])
every_rule_set = pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)


def hundredths(*values):
    """Exact values of the core as whole hundredths."""
    return [in_hundredths(value) for value in values]


def game(opponent, half):
    return Game(int(opponent), Fraction(int(half), 2))


def columns(rows, width):
    """Rows as arrays, one a column; also where there is no row."""
    return np.array(rows, np.int64).reshape(-1, width).T


def same(result, expected):
    """Compare every field of a result with a list of the core's."""
    for name, values in expected.items():
        assert getattr(result, name).tolist() == values, name


# One game.


def test_the_whole_table_is_the_cores():
    every = range(-9_999, 10_000)
    assert batch.expected_score_at(every).tolist() == [scoring_probability(D) for D in every]


@given(st.lists(st.tuples(rated, rated)))
def test_expected_scores_are_the_cores(pairs):
    own, opponent = columns(pairs, 2)
    expected = [in_hundredths(elo.expected_score(a, b).PD) for a, b in pairs]
    assert batch.expected_score(own, opponent).tolist() == expected


@pytest.mark.parametrize(("D", "PD"), [(735, 99), (736, 100), (-735, 1), (-736, 0), (0, 50)])
def test_the_end_of_the_table(D, PD):
    assert batch.expected_score(2000 + D, 2000) == PD
    assert batch.expected_score_at([D]).tolist() == [PD]


def test_one_rating_against_many_and_each_against_each():
    ratings = np.array([1500, 1700, 2000])
    assert batch.expected_score(1500, ratings).tolist() == [50, 24, 4]
    assert batch.expected_score(ratings[:, None], ratings).shape == (3, 3)
    assert (batch.expected_score(ratings[:, None], ratings).trace()) == 150


@given(st.lists(st.floats(-1e6, 1e6) | st.integers(-3_000, 3_000)))
def test_the_curve_is_the_cores_within_1e_15(differences):
    expected = [elo.curve_score(D) for D in differences]
    assert batch.curve_score(differences) == pytest.approx(expected, rel=0, abs=1e-15)


def test_the_curve_takes_what_the_core_takes():
    given_numbers = [Fraction(1, 2), Decimal("-3.5"), 10**400, -(10**400), 5, 1e308]
    expected = [elo.curve_score(D) for D in given_numbers]
    assert batch.curve_score(given_numbers) == pytest.approx(expected, rel=1e-12, abs=1e-300)
    assert batch.curve_score(np.array([-1e9])) == pytest.approx(elo.curve_score(-1e9), rel=1e-12)
    assert batch.curve_score(10**30).tolist() == elo.curve_score(10**30) == 1


@given(st.lists(st.tuples(rated, rated, half_point, a_k)), names)
def test_changes_of_games_are_the_cores(rows, rules):
    counting = [row for row in rows if not left_out(row, rules)]
    own, opponent, half, k = columns(counting, 4)
    games = [elo.rating_change(a, b, Fraction(h, 2), k=K, rules=rules) for a, b, h, K in counting]
    result = batch.rating_change(own, opponent, half, k=k, rules=rules)
    same(result, {name: [getattr(one, name) for one in games] for name in ("D", "counted")})
    for name in ("PD", "delta", "change_exact"):
        assert getattr(result, name).tolist() == hundredths(*(getattr(one, name) for one in games))


def left_out(row, rules):
    own, opponent, *_ = row
    return elo.event_change(own, [Game(opponent, 1)], k=20, rules=rules).left_out


@every_rule_set
def test_every_difference_at_the_edges_of_the_rules(rules):
    """Own rating around 2600 and 2650, D around 400, 600 and the end of the table."""
    for own in (1900, 2600, 2601, 2649, 2650, 2651, 3400):
        near = [0, 1, 3, 4, 391, 392, 399, 400, 401, 411, 412, 599, 600, 601, 735, 736, 737, 1_500]
        opponents = [own + sign * D for D in near for sign in (1, -1)]
        whole = batch.event_change(
            [own] * len(opponents),
            range(len(opponents)),
            opponents,
            [2] * len(opponents),
            k=10,
            rules=rules,
        )
        one_by_one = [elo.event_change(own, [game(o, 2)], k=10, rules=rules) for o in opponents]
        assert whole.n.tolist() == [event.n for event in one_by_one]
        assert whole.delta.tolist() == hundredths(*(event.delta for event in one_by_one))


def test_a_game_that_does_not_count_is_refused_with_its_place_and_the_reason():
    with pytest.raises(RatingInputError) as error:
        batch.rating_change([2600, 2610], [2000, 2010], 2, k=10, rules="rapid-2024-12")
    assert str(error.value) == (
        "own[1] against opponent[1] does not count: 2610 and 2010 are 600 apart, and from 600 on "
        "a game with a player above 2600 is not rated."
    )


# Events.

an_event = st.tuples(rated, a_k, st.lists(st.tuples(rated, half_point), max_size=12))


def flat(events):
    """Events of unequal length as flat arrays: own, event, opponents, half points."""
    rows = [(n, *one) for n, (_, _, games) in enumerate(events) for one in games]
    index, opponents, half = columns(rows, 3)
    return [own for own, _, _ in events], index, opponents, half


@given(st.lists(an_event), names)
def test_events_are_the_cores(events, rules):
    result = batch.event_change(*flat(events), k=[k for _, k, _ in events], rules=rules)
    core = [
        elo.event_change(own, [game(*one) for one in games], k=k, rules=rules)
        for own, k, games in events
    ]
    same(result, {"n": [one.n for one in core], "Rc": [one.Rc or 0 for one in core]})
    for name in ("W", "We", "delta", "change_exact"):
        assert getattr(result, name).tolist() == hundredths(*(getattr(one, name) for one in core))


def test_in_2022_only_the_greatest_difference_of_each_event_counts_as_400():
    """2000 beats 1500, 1450 and 1450: D 500, 400, 550 in one event, D 400 in the other."""
    events = batch.event_change(
        [2000, 2000],
        [0, 0, 0, 1],
        [1500, 1450, 1450, 1450],
        [2] * 4,
        k=20,
        rules="standard-2022-01",
    )
    assert events.delta.tolist() == [(100 - 96) + (100 - 97) + (100 - 92), 100 - 92]
    assert events.Rc.tolist() == [round_half_away(Fraction(1500 + 1450 + 1600, 3)), 1600]


# Periods.


@given(
    st.lists(st.tuples(rated, a_k, st.integers(-5_000, 5_000)), min_size=1, max_size=4),
    st.lists(st.tuples(st.integers(0, 3), an_event), max_size=8),
    names,
)
def test_periods_of_events_are_the_cores(players, listed, rules):
    listed = [(who % len(players), event) for who, event in listed]
    ratings, k, other = columns(players, 3)
    events = batch.event_change(*flat([event for _, event in listed]), k=20, rules=rules)
    result = batch.period_change(ratings, [who for who, _ in listed], events, k, other_change=other)
    core = [
        elo.rating_period(
            rating,
            [
                Event(own, [game(*one) for one in games])
                for player, (own, _, games) in listed
                if player == n
            ],
            k=K,
            other_change=Decimal(more) / 100,
            rules=rules,
        )
        for n, (rating, K, more) in enumerate(players)
    ]
    is_the_cores(result, core)


def is_the_cores(result, core):
    for name in ("n", "K", "change", "new_rating", "published"):
        assert getattr(result, name).tolist() == [getattr(one, name) for one in core], name
    for name in ("delta", "change_exact"):
        assert getattr(result, name).tolist() == hundredths(*(getattr(one, name) for one in core))


@st.composite
def months(draw):
    """Ratings, K, and games (white, black, half points, event) of a few players."""
    players = draw(st.lists(st.tuples(rated, a_k), min_size=2, max_size=6))
    index = st.integers(0, len(players) - 1)
    one_game = st.tuples(index, index, half_point, st.integers(0, 2))
    games = draw(st.lists(one_game.filter(lambda one: one[0] != one[1]), max_size=60))
    return players, games


def by_the_core(players, games, rules, in_events=True):
    """The period of each player by the core; each event has the rating at the start."""
    periods = []
    for n, (rating, k) in enumerate(players):
        played: dict[int, list[Game]] = {}
        for white, black, half, event in games:
            if n in (white, black):
                opponent, own = (black, half) if n == white else (white, 2 - half)
                mine = played.setdefault(event if in_events else 0, [])
                mine.append(game(players[opponent][0], own))
        events = [Event(rating, own) for own in played.values()]
        periods.append(elo.rating_period(rating, events, k=k, rules=rules))
    return periods


@given(months(), names, st.booleans())
def test_a_whole_period_is_the_cores_for_every_player(month, rules, in_events):
    players, games = month
    (ratings, k), (white, black, half, event) = columns(players, 2), columns(games, 4)
    result = batch.rating_period(
        ratings, white, black, half, k, event=event if in_events else None, rules=rules
    )
    is_the_cores(result, by_the_core(players, games, rules, in_events))


@every_rule_set
def test_a_large_period_is_the_cores(rules, monkeypatch):
    """Many blocks of games, and enough games for the 700 rule."""
    monkeypatch.setattr(batch, "BLOCK", 64)
    rng = np.random.default_rng(20261001)
    ratings, k = rng.integers(1_390, 2_900, 50), rng.choice([10, 20, 40], 50)
    white = rng.integers(0, 50, 1_000)
    black = (white + rng.integers(1, 50, 1_000)) % 50
    half, event = rng.integers(0, 3, 1_000), rng.integers(0, 9, 1_000)
    result = batch.rating_period(ratings, white, black, half, k, event=event, rules=rules)
    players = list(zip(ratings.tolist(), k.tolist(), strict=True))
    games = list(zip(*(column.tolist() for column in (white, black, half, event)), strict=True))
    is_the_cores(result, by_the_core(players, games, rules))
    assert (result.K < k).any()


def test_2650_looks_at_the_own_rating_and_not_at_the_other():
    """FIDE, November 2025: for 2813 D = 413 and PD .93, for 2400 the opponent counts as 2800."""
    month = batch.rating_period([2813, 2400], [0], [1], [2], k=10)
    assert month.delta.tolist() == [100 - 93, 0 - 8]


@pytest.mark.parametrize("half", [-250, 250, -1_750, -2_250, 50, -50, 0, 49, -49, 51, -51, 149])
def test_exactly_half_goes_away_from_zero(half):
    nothing = batch.event_change([], [], [], [], k=20)
    month = batch.period_change([1500], [], nothing, 20, other_change=half)
    assert month.change.tolist() == [round_half_away(Fraction(half, 100))]


def test_rounding_is_the_cores_for_every_hundredth():
    every = range(-1_205, 1_206)
    nothing = batch.event_change([], [], [], [], k=20)
    month = batch.period_change([1500] * len(every), [], nothing, 20, other_change=every)
    assert month.change.tolist() == [round_half_away(Fraction(one, 100)) for one in every]


@pytest.mark.parametrize("base_K", [1, 9, 10, 17, 20, 40, 350, 699, 700, 701, 10_000])
def test_the_700_rule_is_the_cores_for_every_number_of_games(base_K):
    counts = [*range(75), 350, 351, 699, 700, 701, 702, 800]
    event = np.repeat(np.arange(len(counts)), counts)
    events = batch.event_change(
        [1500] * len(counts), event, np.full(event.size, 1500), np.full(event.size, 1), k=20
    )
    month = batch.period_change([1500] * len(counts), range(len(counts)), events, base_K)
    assert month.n.tolist() == counts
    assert month.K.tolist() == [elo.period_k(base_K, n).K for n in counts]


@given(months())
def test_with_equal_k_and_no_cap_the_changes_sum_to_zero_before_rounding(month):
    players, games = month
    ratings = 2000 + columns(players, 2)[0] % 401
    white, black, half, _ = columns(games, 4)
    result = batch.rating_period(ratings, white, black, half, 5)
    assert result.delta.sum() == 0
    assert result.change_exact.sum() == 0


@given(months(), names, st.randoms())
def test_the_order_of_the_games_and_the_colours_do_not_matter(month, rules, random):
    players, games = month
    turned = [
        (b, w, 2 - half, n) if random.random() < 0.5 else (w, b, half, n)
        for w, b, half, n in random.sample(games, len(games))
    ]
    ratings, k = columns(players, 2)
    one, other = (
        batch.rating_period(
            ratings, *columns(some, 4)[:3], k, event=columns(some, 4)[3], rules=rules
        )
        for some in (games, turned)
    )
    assert one.change_exact.tolist() == other.change_exact.tolist()


def test_nobody_and_nothing_played():
    assert batch.rating_period([], [], [], [], 20).new_rating.tolist() == []
    quiet = batch.rating_period([1500, 1600], [], [], [], [20, 40])
    same(quiet, {"n": [0, 0], "K": [20, 40], "change": [0, 0], "new_rating": [1500, 1600]})
    assert batch.expected_score([], []).tolist() == []
    assert batch.curve_score([]).tolist() == []
    assert batch.rating_change([], [], [], k=20).change_exact.tolist() == []
    assert batch.performance_rating([], [], []).Rp.tolist() == []
    assert batch.initial_rating([], [], []).Ru.tolist() == []


# Performances and first ratings.

a_result = st.lists(rated, min_size=1, max_size=12).flatmap(
    lambda opponents: st.tuples(st.just(opponents), st.integers(0, 2 * len(opponents)))
)


def flat_results(results):
    player = [n for n, (opponents, _) in enumerate(results) for _ in opponents]
    opponents = [rating for opponents, _ in results for rating in opponents]
    return player, opponents, [half for _, half in results]


@pytest.mark.parametrize("method", METHODS)
@given(results=st.lists(a_result, max_size=8), byes=st.integers(0, 2))
def test_performances_are_the_cores(method, results, byes):
    if method == "curve":
        results = [(field, half) for field, half in results if 0 < half < 2 * len(field)]
    player, opponents, half = flat_results(results)
    half = [one + byes for one in half]
    result = batch.performance_rating(player, opponents, half, method=method, half_point_byes=byes)
    core = [
        elo.performance_rating(field, Fraction(one + byes, 2), method=method, half_point_byes=byes)
        for field, one in results
    ]
    same(result, {name: [getattr(one, name) for one in core] for name in ("Rp", "Ra", "n")})
    assert result.p.tolist() == hundredths(*(one.p for one in core))
    if method == "table":
        assert result.dp.tolist() == [one.dp for one in core]
    else:
        assert result.dp is None


def test_every_score_of_a_small_field_by_every_method():
    field = [1787, 2025, 2310, 2400, 2505]
    for method in METHODS:
        halves = range(1, 10) if method == "curve" else range(11)
        player, opponents, half = flat_results([(field, half) for half in halves])
        result = batch.performance_rating(player, opponents, half, method=method)
        core = [elo.performance_rating(field, Fraction(h, 2), method=method) for h in halves]
        assert result.Rp.tolist() == [one.Rp for one in core]


def test_an_average_below_zero_is_rounded_away_from_zero_by_the_rule_of_thumb():
    fields = [([1, 2], 0), ([3, 2, 2], 1), ([1, 2, 4, 5], 0)]
    result = batch.performance_rating(*flat_results(fields), method="linear")
    core = [
        elo.performance_rating(field, half // 2 or half / 2, method="linear")
        for field, half in fields
    ]
    assert result.Rp.tolist() == [one.Rp for one in core]
    assert result.Rp[0] == -399  # -398.5


@given(st.lists(a_result, max_size=8), names)
def test_first_ratings_are_the_cores(results, rules):
    result = batch.initial_rating(*flat_results(results), rules=rules)
    core = [elo.initial_rating(field, Fraction(half, 2), rules=rules) for field, half in results]
    same(result, {"n": [one.n for one in core], "status": [one.status for one in core]})
    assert result.Ru.tolist() == [one.Ru or 0 for one in core]
    for at, one in enumerate(core):
        if one.Ra is not None:
            assert Fraction(int(result.total[at]), int(result.games[at])) == one.Ra
            assert result.p[at] == in_hundredths(one.p)
            assert one.dp is None or result.dp[at] == one.dp


@every_rule_set
def test_every_score_in_a_first_event(rules):
    """From nothing to a full score, against fields at which the minimum and the maximum bite."""
    fields = [[rating] * n for rating in (1, 1200, 1399, 1600, 2150, 2600) for n in (4, 5, 7)]
    results = [(field, half) for field in fields for half in range(2 * len(field) + 1)]
    result = batch.initial_rating(*flat_results(results), rules=rules)
    core = [elo.initial_rating(field, Fraction(half, 2), rules=rules) for field, half in results]
    assert result.Ru.tolist() == [one.Ru or 0 for one in core]
    assert result.status.tolist() == [one.status for one in core]
    assert set(result.status.tolist()) == set(batch.STATUSES)


# The official cases.


def expected_case(_, i):
    D = i["difference"]
    high, low = batch.expected_score_at([D, -D]).tolist()
    return {"PD_high": Decimal(high) / 100, "PD_low": Decimal(low) / 100}


def game_case(case, i):
    half = int(2 * i["score"])
    one = batch.rating_change(i["own"], i["opponent"], half, k=i["K"], rules=case["rules"])
    exact = Decimal(int(one.change_exact)) / 100
    return {"change_exact": exact, "change": rounded(int(one.change_exact))}


def rounded(change_exact):
    """A change in hundredths, rounded as the change of a period."""
    nothing = batch.event_change([], [], [], [], k=20)
    month = batch.period_change([1500], [], nothing, 20, other_change=[change_exact])
    return int(month.change[0])


def period_case(case, i):
    listed = [
        (t["own_rating"], 20, [(opponent, int(2 * score)) for opponent, score in t["games"]])
        for t in i["tournaments"]
    ]
    events = batch.event_change(*flat(listed), k=i["K"], rules=case["rules"])
    other = int(100 * Decimal(str(i.get("other_events_change", 0))))
    month = batch.period_change(
        [i["rating"]], [0] * len(listed), events, i["K"], other_change=other
    )
    answers = {
        "change_exact": Decimal(int(month.change_exact[0])) / 100,
        "change": month.change[0],
        "new_rating": month.new_rating[0],
    }
    for n in range(len(listed)):
        answers[f"tournament {n}: sum_delta"] = Decimal(int(events.delta[n])) / 100
        answers[f"tournament {n}: Rc"] = events.Rc[n]
    return answers


def rounding_case(_, i):
    return {"change": rounded(int(100 * Decimal(str(i["change_exact"]))))}


def k_cap_case(case, i):
    n = i["n_games"]
    played = batch.event_change([1500], [0] * n, [1500] * n, [1] * n, k=20, rules=case["rules"])
    return {"K": batch.period_change([1500], [0], played, i["base_K"]).K[0]}


def field_of(i):
    return i.get("opponents") or [i["average_opponent"]] * i["n"]


def performance_case(_, i):
    field, byes = field_of(i), i.get("half_point_byes", 0)
    points = i["score"] if "score" in i else i["score_over_the_board"] + Decimal("0.5") * byes
    given_results = [0] * len(field), field, [int(2 * points)]

    def by(method):
        return batch.performance_rating(*given_results, method=method, half_point_byes=byes)

    table = by("table")
    answers = {
        **dict.fromkeys(("Rp", "TPR", "Rp_table"), table.Rp[0]),
        "ARO": table.Ra[0],
        "p": Decimal(int(table.p[0])) / 100,
        "dp": table.dp[0],
        "PTP": by("perfect").Rp[0],
    }
    return answers if table.p[0] in (0, 100) else {**answers, "Rp_logistic": by("curve").Rp[0]}


def initial_case(case, i):
    field = field_of(i)
    given_results = [0] * len(field), field, [int(2 * i["score"])]
    first = batch.initial_rating(*given_results, rules=case["rules"])
    Ra = Decimal(int(first.total[0])) / int(first.games[0])
    return {
        "rating": first.Ru[0],
        "Ra": round(Ra, 4),
        "dp": first.dp[0],
        "published": first.status[0] == "published",
        "fide_Rc": batch.performance_rating(*given_results).Ra[0],
        "fide_Rp_column": batch.initial_rating(*given_results, rules="standard-2022-01").Ru[0],
    }


CASES = {
    "expected": expected_case,
    "game": game_case,
    "period": period_case,
    "rounding": rounding_case,
    "k_cap": k_cap_case,
    "performance": performance_case,
    "initial": initial_case,
}
NOT_HERE = {"K_on_list", "p"}  # of a first rating: its K, and its share before rounding
COVERED = [
    case for case in read(OFFICIAL) if case["kind"] in CASES and "norm" not in case["inputs"]
]


@pytest.mark.parametrize("case", COVERED, ids=lambda case: case["id"])
def test_official_cases(case):
    ours, theirs = CASES[case["kind"]](case, case["inputs"]), wanted(case)
    skipped = NOT_HERE if case["kind"] == "initial" else set()
    for name in theirs.keys() - skipped:
        value = ours[name].item() if isinstance(ours[name], np.generic) else ours[name]
        assert value == (theirs[name] or 0), f"{name} of {case['id']}, {case.get('source')}"


def test_most_official_cases_are_covered():
    assert {case["kind"] for case in COVERED} == set(CASES)
    assert len(COVERED) > 0.8 * len(read(OFFICIAL))


# What goes in.


@pytest.mark.parametrize("kind", [np.int16, np.int32, np.int64, np.uint16, np.uint32, np.uint64])
def test_every_type_of_whole_numbers_will_do(kind):
    """Unsigned numbers too, whose differences would turn round."""
    ratings, white, black = np.array([[1500, 1700, 2700], [0, 1, 2], [1, 2, 0]], kind)
    half, k = np.array([0, 1, 2], np.uint8), np.array([10, 20, 40], kind)
    month = batch.rating_period(ratings, white, black, half, k)
    listed = batch.rating_period([1500, 1700, 2700], (0, 1, 2), [1, 2, 0], [0, 1, 2], [10, 20, 40])
    assert month.change_exact.tolist() == listed.change_exact.tolist()
    assert batch.expected_score(ratings, ratings[::-1]).tolist() == [0, 50, 100]
    assert batch.rating_change(ratings, 1700, 1, k=20).D.tolist() == [-200, 0, 1000]


@pytest.mark.parametrize("kind", [np.float16, np.float32, np.longdouble, np.uint64, np.int8])
def test_the_curve_is_as_exact_for_every_type_of_number(kind):
    differences = np.array([100, 3, 0, 126], kind)
    expected = [elo.curve_score(D) for D in (100, 3, 0, 126)]
    assert batch.curve_score(differences) == pytest.approx(expected, rel=0, abs=1e-15)
    assert batch.curve_score(np.array([2**63, 5], np.uint64))[0] == 1


@pytest.mark.parametrize("kind", "bhilqBHILQ")
def test_the_ends_of_every_type_of_whole_numbers_are_read_or_refused(kind):
    """No sum inside turns round: a difference that is too great is refused, whatever its type."""
    ends = np.iinfo(kind)
    for end in (ends.min, ends.max):
        array = np.array([end], kind)
        if -9_999 <= end <= 9_999:
            assert batch.expected_score_at(array).tolist() == [scoring_probability(int(end))]
        else:
            with pytest.raises(RatingInputError, match=r"difference\[0\] must be a whole number"):
                batch.expected_score_at(array)


def test_lists_may_hold_numpys_own_numbers():
    assert batch.expected_score([np.int64(1500), np.uint8(200)], 1700).tolist() == [24, 0]


def test_nothing_that_is_given_is_changed():
    ratings, white, black = np.array([1500, 1700]), np.array([0]), np.array([1])
    differences, numbers = np.array([200, -200]), np.array([200.0, 1e9])
    batch.rating_period(ratings, white, black, [2], ratings)
    batch.expected_score(ratings, ratings[::-1])
    batch.expected_score_at(differences)
    batch.curve_score(numbers)
    assert (ratings.tolist(), white.tolist(), black.tolist()) == ([1500, 1700], [0], [1])
    assert (differences.tolist(), numbers.tolist()) == ([200, -200], [200.0, 1e9])


def test_arrays_that_can_only_be_read_and_views_of_others_will_do():
    table = np.arange(1_400, 1_412).reshape(4, 3)
    table.flags.writeable = False
    column = table[::2, 1]
    month = batch.rating_period(column, table[:1, 0] - 1_400, [1], [1], 20)
    assert month.new_rating.tolist() == [1401, 1407]


RATINGS = [1500, 1600, 1700]
OUT_OF_RANGE = "must be a whole number from 1 to 9999, got"


@pytest.mark.parametrize(
    ("ratings", "sentence"),
    [
        ([1500, 1600, 0], f"ratings[2] {OUT_OF_RANGE} 0."),
        ([1500, -1, -2], f"ratings[1] {OUT_OF_RANGE} -1."),
        ([1500, 10_000, 1600], f"ratings[1] {OUT_OF_RANGE} 10000."),
        ([1500, 10**30, 1600], f"ratings[1] {OUT_OF_RANGE} {10**30}."),
        ([1500, 1600.5, 1700], f"ratings[1] {OUT_OF_RANGE} 1600.5."),
        ([1500, 1600, 1700.0], f"ratings[2] {OUT_OF_RANGE} 1700.0."),
        ([1500, None, 1600], f"ratings[1] {OUT_OF_RANGE} None."),
        ([True, 1600, 1700], f"ratings[0] {OUT_OF_RANGE} True."),
        ([1500, "1600", 1700], f"ratings[1] {OUT_OF_RANGE} '1600'."),
        ([1500, [1600], 1700], f"ratings[1] {OUT_OF_RANGE} [1600]."),
        (np.array([1500, np.nan, 1600]), f"ratings[1] {OUT_OF_RANGE} nan."),
        (np.array([1500, np.inf, 1600]), f"ratings[1] {OUT_OF_RANGE} inf."),
        (np.array([1500.0, 1600, 1700]), f"ratings[0] {OUT_OF_RANGE} 1500.0."),
        (np.array([True, False, True]), f"ratings[0] {OUT_OF_RANGE} True."),
        (np.array(["1500", "x", "y"]), f"ratings[0] {OUT_OF_RANGE} '1500'."),
        (np.array([1500, 2**63, 1], np.uint64), f"ratings[1] {OUT_OF_RANGE} {2**63}."),
        (np.ma.array(RATINGS, mask=[0, 1, 0]), f"ratings[1] {OUT_OF_RANGE} None."),
        (np.array(["2026-01-01"], "datetime64[D]"), f"ratings[0] {OUT_OF_RANGE} np.datetime64"),
        (np.array([1500], "datetime64[ns]"), f"ratings[0] {OUT_OF_RANGE} np.datetime64"),
        (np.array([1500] * 3, "timedelta64[ns]"), f"ratings[0] {OUT_OF_RANGE} np.timedelta64("),
        ([1500, np.timedelta64(1600, "ns")], f"ratings[1] {OUT_OF_RANGE} np.timedelta64("),
        (np.array([1500, np.timedelta64(5, "D")], object), f"ratings[1] {OUT_OF_RANGE} np.timed"),
        ("1500", f"ratings {OUT_OF_RANGE} '1500'."),
        ({1500, 1600}, f"ratings {OUT_OF_RANGE} {{1500, 1600}}."),
        (None, f"ratings {OUT_OF_RANGE} None."),
        (1500, "ratings must be lists of one length, got the shapes ()."),
        ([RATINGS], "ratings must be lists of one length, got the shapes (1, 3)."),
        ([np.zeros((2, 2)), np.zeros((2, 3))], "ratings must come as a list, got [array("),
    ],
)
def test_ratings_that_are_none_are_refused_with_their_place(ratings, sentence):
    with pytest.raises(RatingInputError) as error:
        batch.rating_period(ratings, [0], [1], [1], 20)
    assert str(error.value).startswith(sentence)


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"white": [0, 3]}, "white[1] must be an index of ratings, which has 3 values, got 3."),
        ({"black": [-1, 2]}, "black[0] must be an index of ratings, which has 3 values, got -1."),
        ({"white": [0.0, 1]}, "white[0] must be an index of ratings, which has 3 values, got 0.0."),
        (
            {"half_points": [1, 0.7]},
            "half_points[1] must be 0, 1 or 2 half points (1 for a draw), got 0.7.",
        ),
        (
            {"half_points": [1, 3]},
            "half_points[1] must be 0, 1 or 2 half points (1 for a draw), got 3.",
        ),
        (
            {"half_points": np.array([1.0, 0.5])},
            "half_points[1] must be 0, 1 or 2 half points (1 for a draw), got 0.5.",
        ),
        (
            {"half_points": [True, 1]},
            "half_points[0] must be 0, 1 or 2 half points (1 for a draw), got True.",
        ),
        ({"k": 0}, "k must be a whole number from 1 to 10000, got 0."),
        ({"k": [20, 20, -5]}, "k[2] must be a whole number from 1 to 10000, got -5."),
        (
            {"k": [20, 20]},
            "k must be one number, or one for each of ratings (3), got the shape (2,).",
        ),
        (
            {"white": [0]},
            "white, black, half_points must be lists of one length, got the shapes (1,), (2,)",
        ),
        (
            {"half_points": 1},
            "white, black, half_points must be lists of one length, got the shapes (2,), (2,), ().",
        ),
        (
            {"white": [0, 2]},
            "white[1] and black[1] are both 2: nobody is their own opponent.",
        ),
        (
            {"event": [0, -1], "rules": "standard-2022-01"},
            "event[1] must be a whole number from 0 to 1000000000, got -1.",
        ),
        (
            {"event": [0], "rules": "standard-2022-01"},
            "event must be one number, or one for each of white (2), got the shape (1,).",
        ),
        ({"event": [0, 0.5]}, "event[1] must be a whole number from 0 to 1000000000, got 0.5."),
        ({"rules": "2020"}, "no rule recorded for '2020'; there are standard-2022-01, "),
    ],
)
def test_a_period_says_what_cannot_be_used(changed, sentence):
    right = {"white": [0, 1], "black": [1, 2], "half_points": [2, 1], "k": 20}
    batch.rating_period(RATINGS, **right)
    with pytest.raises(RatingInputError) as error:
        batch.rating_period(RATINGS, **(right | changed))
    assert str(error.value).replace("−", "-").startswith(sentence)


def test_a_game_without_any_player_is_refused():
    with pytest.raises(
        RatingInputError, match=r"white\[0\] must be an index .* has 0 values, got 0"
    ):
        batch.rating_period([], [0], [1], [1], 20)


def test_more_games_than_the_sums_can_hold_are_refused(monkeypatch):
    monkeypatch.setattr(batch, "MOST_GAMES", 3)
    with pytest.raises(RatingInputError, match="the number of games must be 3 or less, got 4"):
        batch.rating_period([1500, 1500], [0] * 4, [1] * 4, [1] * 4, 20)


def test_the_sums_hold_more_games_than_are_allowed():
    """Every game lost with PD 1.00 or won with 0.00, on one player."""
    assert 2 * 100 * batch.MOST_GAMES < batch._GAME
    assert batch.MOST_GAMES * (batch._GAME + 100) < 2**63
    assert batch.MOST_GAMES * 100 * batch.MOST_K < 2**62


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: batch.expected_score([1500, 0], 1700), f"own[1] {OUT_OF_RANGE} 0."),
        (
            lambda: batch.expected_score(1500, [[1, 2], [3, 1e3]]),
            f"opponent[1, 1] {OUT_OF_RANGE} 1",
        ),
        (
            lambda: batch.expected_score([1500] * 2, [1500] * 3),
            "own, opponent must have shapes that fit together, got (2,), (3,).",
        ),
        (
            lambda: batch.expected_score_at([0, 10_000]),
            "difference[1] must be a whole number from -9999 to 9999, got 10000.",
        ),
        (
            lambda: batch.expected_score_at(np.array([0, 2**64 - 1], np.uint64)),
            f"difference[1] must be a whole number from -9999 to 9999, got {2**64 - 1}.",
        ),
        (
            lambda: batch.expected_score_at(np.array([2**64 - 9_999], np.uint64)),
            f"difference[0] must be a whole number from -9999 to 9999, got {2**64 - 9_999}.",
        ),
        (
            lambda: batch.expected_score_at(np.array([2**63 - 1, -(2**63)])),
            f"difference[0] must be a whole number from -9999 to 9999, got {2**63 - 1}.",
        ),
        (
            lambda: batch.curve_score(np.array([5], "timedelta64[ns]")),
            "difference[0] must be a finite number, got np.timedelta64(5,'ns').",
        ),
        (
            lambda: batch.curve_score([1, np.timedelta64(5, "ns")]),
            "difference[1] must be a finite number, got np.timedelta64(5,'ns').",
        ),
        (
            lambda: batch.expected_score_at(np.array(["2026-01-01"], "datetime64[s]")),
            "difference[0] must be a whole number from -9999 to 9999, got np.datetime64",
        ),
        (lambda: batch.curve_score([0, np.nan]), "difference[1] must be a finite number, got nan."),
        (lambda: batch.curve_score(-np.inf), "difference must be a finite number, got -inf."),
        (lambda: batch.curve_score([1, "2"]), "difference[1] must be a finite number, got '2'."),
        (lambda: batch.curve_score([True]), "difference[0] must be a finite number, got True."),
        (
            lambda: batch.curve_score(np.array([1j])),
            "difference[0] must be a finite number, got 1j.",
        ),
        (
            lambda: batch.rating_change([1500, 1600], 1700, [1, 1, 1], k=20),
            "own, opponent, half_points, k must have shapes that fit together, got (2,), (), (3",
        ),
        (
            lambda: batch.rating_change(1500, 1700, 1, k=0),
            "k must be a whole number from 1 to 10000",
        ),
        (
            lambda: batch.event_change([1500], [1], [1700], [1], k=20),
            "event[0] must be an index of own, which has 1 values, got 1.",
        ),
        (
            lambda: batch.event_change([1500], [0], [1700, 1800], [1], k=20),
            "event, opponents, half_points must be lists of one length, got the shapes",
        ),
        (
            lambda: batch.period_change([1500], [0], 5, 20),
            "events must be Events, from event_change, got 5.",
        ),
        (
            lambda: batch.period_change([1500], [0], batch.event_change([], [], [], [], k=1), 20),
            "player, events must be lists of one length, got the shapes (1,), (0,).",
        ),
        (
            lambda: batch.performance_rating([0], [1500], [3]),
            "half_points[0]: 3 cannot be scored; games played over the board: 1.",
        ),
        (
            lambda: batch.performance_rating([0], [1500], [1], half_point_byes=2),
            "half_points[0]: 1, of them half-point byes: 2, cannot be scored; games played",
        ),
        (
            lambda: batch.performance_rating([0], [1500], [1, 0]),
            "half_points[1] needs at least one game that counts, got none.",
        ),
        (
            lambda: batch.performance_rating([0, 1], [1500, 1500], [1, 2], method="curve"),
            "half_points[1]: the curve has no performance for 1 of 1; it would take an endless",
        ),
        (
            lambda: batch.performance_rating([0], [1500], [1], method="best"),
            "method must be one of table, perfect, linear, curve, got 'best'.",
        ),
        (
            lambda: batch.performance_rating([1], [1500], [1]),
            "player[0] must be an index of half_points, which has 1 values, got 1.",
        ),
        (
            lambda: batch.initial_rating([0], [1500], [-1]),
            "half_points[0] must be a whole number from 0 to 200000000, got -1.",
        ),
    ],
)
def test_every_function_says_what_cannot_be_used(call, sentence):
    with pytest.raises(RatingInputError) as error:
        call()
    assert str(error.value).replace("−", "-").startswith(sentence)


def test_the_methods_are_those_of_the_core_in_its_order():
    assert tuple(batch._METHODS) == METHODS


def test_without_numpy_the_import_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "numpy", None)
    spec = importlib.util.spec_from_file_location("elo.batch", batch.__file__)
    with pytest.raises(
        ImportError, match=r"^elo.batch needs NumPy: pip install 'elo-worked\[batch\]'"
    ):
        spec.loader.exec_module(importlib.util.module_from_spec(spec))


def test_a_rule_set_of_ones_own_is_read_like_the_others():
    """Both bounds at once, and two games of an event that are cut."""
    rules = replace(rule_set("rapid-2024-12"), name="ours", uncapped_from=2650, capped_games=2)
    rng = np.random.default_rng(3)
    ratings = rng.choice([1500, 1900, 2100, 2590, 2601, 2649, 2650, 3100], 12)
    white = rng.integers(0, 12, 400)
    black = (white + rng.integers(1, 12, 400)) % 12
    half, event = rng.integers(0, 3, 400), rng.integers(0, 4, 400)
    result = batch.rating_period(ratings, white, black, half, 10, event=event, rules=rules)
    players = [(rating, 10) for rating in ratings.tolist()]
    games = list(zip(*(column.tolist() for column in (white, black, half, event)), strict=True))
    is_the_cores(result, by_the_core(players, games, rules))


# Bounds anywhere, also beyond what anybody is rated.
BOUND = st.none() | st.integers(1, 4_000) | st.sampled_from([1, 9_998, 9_999, 10_000, 20_000])


def all_against_all(ratings, rules):
    """The change of each of these ratings against each other one, by the arrays and by the core."""
    own, opponent = (side.ravel() for side in np.meshgrid(ratings, ratings))
    index = np.arange(len(own))
    whole = batch.event_change(own, index, opponent, np.full(len(own), 2), k=10, rules=rules)
    core = [
        elo.event_change(int(a), [game(b, 2)], k=10, rules=rules)
        for a, b in zip(own, opponent, strict=True)
    ]
    return whole, core


def test_bounds_that_lie_far_apart_are_read_from_the_right_stretch():
    """1000 against 3000 in full is PD .00; both bounds are farther apart than the table is long."""
    rules = replace(
        rule_set("rapid-2024-12"), uncapped_from=1500, too_far_apart=None, far_above=2649
    )
    month = batch.rating_period([1000, 3000], [0], [1], [0], 20, rules=rules)
    assert month.delta.tolist() == [-8, 0]  # 1000 is cut at 400 (PD .08), 3000 is not (PD 1.00)
    whole, core = all_against_all([1, 1000, 1499, 1500, 2200, 2649, 2650, 3000, 9999], rules)
    assert whole.delta.tolist() == hundredths(*(one.delta for one in core))


@settings(max_examples=8)  # reading a rule set takes a second where its bounds lie far apart
@given(
    st.builds(dict, uncapped_from=BOUND, far_above=BOUND, too_far_apart=BOUND),
    st.sampled_from([1, 400, 735, 3_000, 9_999, 20_000]),
    st.sampled_from([None, 0, 1, 2]),
)
def test_every_rule_set_of_ones_own_is_the_cores(bounds, cap, capped_games):
    rules = replace(rule_set("rapid-2024-12"), cap=cap, capped_games=capped_games, **bounds)
    edges = {1, 1000, 1800, 2900, 9999}
    edges |= {bound + step for bound in bounds.values() if bound for step in (-1, 0, 1)}
    whole, core = all_against_all(sorted(edge for edge in edges if 1 <= edge <= 9999), rules)
    assert whole.n.tolist() == [one.n for one in core]
    assert whole.delta.tolist() == hundredths(*(one.delta for one in core))


# How fast, and in how much room. `make bench` measures the same against other things.


@pytest.fixture(scope="module")
def large():
    """A period of a million games between 200,000 players."""
    rng = np.random.default_rng(1)
    players, games = 200_000, 1_000_000
    ratings = np.clip(rng.normal(1_800, 300, players), 1_400, 2_850).astype(np.int64)
    white = rng.integers(0, players, games)
    black = (white + rng.integers(1, players, games)) % players
    half = rng.integers(0, 3, games).astype(np.int8)
    return ratings, white, black, half, rng.choice([10, 20, 40], players)


def test_a_period_needs_at_most_three_times_the_room_of_what_is_given(large):
    batch.rating_period(*large)
    tracemalloc.start()
    batch.rating_period(*large)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak <= 3 * sum(column.nbytes for column in large)


def best(*calls, repeats=15):
    """The shortest time of each call, in turns, so that a noisy moment hits all of them."""
    times = [[] for _ in calls]
    for _ in range(repeats):
        for call, taken in zip(calls, times, strict=True):
            start = time.perf_counter()
            call()
            taken.append(time.perf_counter() - start)
    return [min(taken) for taken in times]


@pytest.mark.timing
def test_the_table_and_the_curve_are_as_fast_as_a_few_additions(large):
    """The goals are 2.5 and 6 additions of floats; the room above them is for a busy machine."""
    ratings, white, black, *_ = large
    D = ratings[white] - ratings[black]
    numbers, others = D.astype(float), ratings[black].astype(float)
    addition, table, curve = best(
        lambda: numbers + others,
        lambda: batch.expected_score_at(D),
        lambda: batch.curve_score(numbers),
    )
    assert table <= 4 * addition
    assert curve <= 8 * addition


@pytest.mark.timing
def test_a_whole_period_takes_at_most_ten_times_its_two_gathers(large):
    ratings, white, black, *_ = large
    gathers, period = best(
        lambda: (ratings[white], ratings[black]), lambda: batch.rating_period(*large)
    )
    assert period <= 10 * gathers


@pytest.mark.timing
def test_the_time_of_a_period_grows_with_its_games(large):
    ratings, white, _, half, k = large

    def of(games):
        """A period of so many games with a fifth as many players."""
        players = games // 5
        some = white[:games] % players, (white[:games] + 1) % players, half[:games]
        return lambda: batch.rating_period(ratings[:players], *some, k[:players])

    small, middle, whole = best(of(10_000), of(100_000), of(1_000_000))
    assert middle <= 2 * 10 * small
    assert whole <= 2 * 10 * middle
