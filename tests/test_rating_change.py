"""The change of a game, an event and a month: hand arithmetic, published months, edges and laws."""

import decimal
from dataclasses import replace
from datetime import date, datetime
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from elo import Event, Game, event_change, games_from, rating_change, rating_period, rule_set
from elo.rating_change import counted_differences, why_not
from tests import by_hand

EVERY_GAME_CUT = ("standard-2024-03", "standard-2025-10", *by_hand.RULE_SETS[3:])


def exact(own, opponent, score, *, k, rules=None):
    return rating_change(own, opponent, score, k=k, rules=rules).change_exact


def month(rating, opponents, scores, *, k, **more):
    """One event from the rating of the list."""
    return rating_period(rating, [Event(rating, games_from(opponents, scores))], k=k, **more)


# One game.


@pytest.mark.parametrize(
    ("own", "opponent", "score", "k", "change"),
    [
        (1500, 1700, 1, 20, "15.2"),  # 20 * (1 - .24)
        (1500, 1700, 0.5, 20, "5.2"),
        (1500, 1700, 0, 20, "-4.8"),
        (1700, 1500, 0, 20, "-15.2"),
        (1700, 1500, 1, 20, "4.8"),
        (1800, 1800, 1, 20, "10"),
        (1800, 1800, 0.5, 20, "0"),
        (1800, 1800, 0, 20, "-10"),
        (1800, 1700, 1, 20, "7.2"),  # 20 * (1 - .64)
        (1800, 1700, 0.5, 20, "-2.8"),
        (1800, 1700, 0, 20, "-12.8"),
        (1500, 1800, 1, 40, "34"),  # 40 * (1 - .15): not "nearly 40"
        (1800, 1500, 1, 10, "1.5"),
        (1500, 1503, 0.5, 20, "0"),  # a draw with a stronger player need not gain
        (1500, 1504, 0.5, 20, "0.2"),
        (1500, 1504, 0.5, 32, "0.32"),  # any K may be given
    ],
)
def test_a_game_changes_K_times_score_minus_PD(own, opponent, score, k, change):
    assert exact(own, opponent, score, k=k) == Decimal(change)


def test_the_result_carries_every_quantity():
    game = rating_change(2400, 2813, 0, k=10)
    assert (game.own, game.opponent, game.score, game.K) == (2400, 2813, 0, 10)
    assert (game.D, game.counted, game.is_cut) == (-413, -400, True)
    assert (game.PD, game.delta) == (Decimal("0.08"), Decimal("-0.08"))
    assert game.change_exact == Decimal("-0.8")
    assert (game.label, game.rules.name) == ("", "standard-2025-10")


def test_the_change_is_not_rounded_before_the_period_is_complete():
    assert exact(1500, 1700, 1, k=20) == Decimal("15.2")


def test_the_winners_gain_is_not_the_losers_loss_where_K_differs():
    """FIDE's system is not zero-sum: 10 * .5 for one, 20 * .5 for the other."""
    assert (exact(2400, 2400, 1, k=10), exact(2400, 2400, 0, k=20)) == (5, -10)


# The 400 rule and the 2650 rule.


@pytest.mark.parametrize(
    ("D", "change"),
    [
        (391, "1.8"),  # .91
        (399, "1.6"),  # .92, as in the whole row 392 to 411
        (400, "1.6"),
        (401, "1.6"),
        (412, "1.6"),  # the table would say .93
        (500, "1.6"),  # .96
        (616, "1.6"),  # a rating of 1802 beats 1186, and not for nothing
        (735, "1.6"),  # .99
        (736, "1.6"),  # 1.00
    ],
)
def test_a_win_against_a_much_weaker_player_counts_as_400(D, change):
    assert exact(2000, 2000 - D, 1, k=20) == Decimal(change)
    assert exact(2000 - D, 2000, 0, k=20) == -Decimal(change)


@pytest.mark.parametrize(
    ("own", "opponent", "counted", "PD"),
    [
        (2649, 2249, 400, "0.92"),
        (2649, 2248, 400, "0.92"),  # 401
        (2650, 2250, 400, "0.92"),
        (2650, 2249, 401, "0.92"),
        (2649, 2237, 400, "0.92"),  # 412
        (2650, 2238, 412, "0.93"),
        (2649, 2149, 400, "0.92"),  # 500
        (2650, 2150, 500, "0.96"),
        (2649, 3049, -400, "0.08"),
        (2649, 3061, -400, "0.08"),
        (2650, 3062, -412, "0.07"),
    ],
)
def test_from_2650_on_the_real_difference_counts(own, opponent, counted, PD):
    game = rating_change(own, opponent, 0, k=10)
    assert (game.counted, game.PD) == (counted, Decimal(PD))


def test_2650_exemption_looks_at_the_players_own_rating():
    """A 2813 keeps all 413 points and expects .93 (F-P01); the 2400 opposite is cut to .08 (F-P02).

    Exempt if either is 2650 or more would give the 2400 only -0.07, everybody cut the 2813 +0.08.
    """
    high, low = rating_change(2813, 2400, 1, k=10), rating_change(2400, 2813, 0, k=10)
    assert (high.delta, low.delta) == (Decimal("0.07"), Decimal("-0.08"))


def test_a_2813_gains_exactly_nothing_from_a_1787():
    """Published: 0.00. The curve would give 0.027, the 400 rule 0.8."""
    assert exact(2813, 1787, 1, k=10) == 0
    assert exact(2813, 1787, 0.5, k=10) == -5


def test_fides_online_calculator_is_out_of_date_for_2650_and_more():
    """It shows 0.8 for this win; .96 is expected since October 2025, and 10 * .04 = 0.4."""
    assert exact(2650, 2150, 1, k=10) == Decimal("0.4")
    assert exact(2650, 2150, 1, k=10, rules=date(2025, 9, 30)) == Decimal("0.8")


@pytest.mark.parametrize(
    ("rules", "change"),
    [
        ("standard-2022-01", "0.8"),
        ("standard-2024-03", "0.8"),
        ("standard-2025-10", "0.4"),
        ("rapid-2024-03", "0.8"),
        ("rapid-2024-12", "0.8"),
        ("blitz-2024-03", "0.8"),
        ("blitz-2024-12", "0.8"),
    ],
)
def test_the_2650_rule_holds_for_standard_since_october_2025_only(rules, change):
    assert exact(2700, 2200, 1, k=10, rules=rules) == Decimal(change)


def test_the_400_rule_has_no_exception_but_for_the_own_rating_and_knows_no_number_of_games():
    opponents = [1995, 1900, 1500, 1250]
    cut = counted_differences(2400, opponents, rule_set("standard-2025-10"))
    assert cut == [400, 400, 400, 400]


@pytest.mark.parametrize(
    ("opponents", "counted"),
    [
        ([1599, 1500, 1450], [401, 500, 400]),
        ([1450, 1500, 1599], [400, 500, 401]),
        ([1600, 1601], [400, 399]),
        ([2500, 2550], [-500, -400]),
        ([2550, 1500], [-400, 500]),
        ([1450, 1450], [400, 550]),
        ([1500, 2500], [400, -500]),  # a tie: the text is silent, the higher own rating is cut
        ([2500, 1500], [-500, 400]),
        ([], []),
    ],
)
def test_from_2022_to_2024_only_the_greatest_difference_of_an_event_was_cut(opponents, counted):
    assert counted_differences(2000, opponents, rule_set("standard-2022-01")) == counted


def test_in_2022_it_mattered_how_games_are_spread_over_events():
    """Two wins against 1500 by a 2000: .04 + .08 in one event, .08 + .08 in two."""
    games = games_from([1500, 1500], [1, 1])
    together = rating_period(2000, [Event(2000, games)], k=20, rules="standard-2022-01")
    apart = rating_period(2000, [Event(2000, [g]) for g in games], k=20, rules="standard-2022-01")
    assert (together.delta, apart.delta) == (Decimal("0.12"), Decimal("0.16"))


def test_a_game_that_does_not_count_is_not_the_greatest_difference():
    games = [Game(1300, 1, played=False), Game(1500, 1), Game(1550, 1)]
    event = event_change(2000, games, k=20, rules="standard-2022-01")
    assert [game.counted for game in event.games] == [400, 450]


# Which games count.


@pytest.mark.parametrize(
    ("rules", "game", "reason", "article"),
    [
        ("standard-2025-10", Game(1700, 1, played=False), "unplayed", "B.02 5.1"),
        ("blitz-2024-12", Game(1700, 1, played=False), "unplayed", "B.02 R&B 5.1"),
        ("standard-2025-10", Game(None, 1), "unrated_opponent", "B.02 8.3.1"),
        ("rapid-2024-12", Game(None, 1), "unrated_everywhere", "B.02 R&B 7.2.1"),
        ("rapid-2024-12", Game(1100, 1), "too_far_apart", "B.02 R&B 7.3.1"),
        ("standard-2025-10", Game(None, 1, played=False), "unplayed", "B.02 5.1"),
    ],
)
def test_a_game_that_does_not_count_is_left_out_by_name_and_with_the_reason(
    rules, game, reason, article
):
    event = event_change(2601, [Game(2601, 1), game], k=10, rules=rules)
    assert (event.n, event.W, event.change_exact) == (1, 1, 5)
    (left,) = event.left_out
    assert left.game == replace(game, label="game 2")
    assert (left.label, left.reason, left.article) == ("game 2", reason, article)


def test_an_event_of_games_that_do_not_count_changes_nothing():
    event = event_change(1800, [Game(None, 1), Game(1900, 1, played=False)], k=20)
    assert (event.n, event.W, event.We, event.Rc) == (0, 0, 0, None)
    assert (event.delta, event.change_exact, event.games) == (0, 0, ())
    assert [left.reason for left in event.left_out] == ["unrated_opponent", "unplayed"]


def test_labels_of_games_are_kept_where_they_are_given():
    games = [Game(1700, 1, label="round 5"), Game(1700, 1), Game(None, 1, label="round 7")]
    event = event_change(1800, games, k=20)
    assert [game.label for game in event.games] == ["round 5", "game 2"]
    assert [left.label for left in event.left_out] == ["round 7"]
    assert why_not(1800, games[2], event.rules).label == "round 7"


@pytest.mark.parametrize("rules", ["rapid-2024-03", "rapid-2024-12", "blitz-2024-12"])
def test_in_rapid_and_blitz_a_standard_rating_stands_in_for_a_missing_one(rules):
    game = Game(None, 1, opponent_standard=1700)
    event = event_change(1500, [game], k=20, rules=rules)
    assert (event.n, event.change_exact, event.left_out) == (1, Decimal("15.2"), ())


@pytest.mark.parametrize("rules", ["rapid-2024-12", "blitz-2024-12"])
@pytest.mark.parametrize(
    ("own", "opponent", "counts"),
    [
        (2601, 2002, True),  # 599
        (2601, 2001, False),  # 600
        (2600, 2000, True),  # 600, but nobody is above 2600
        (2600, 1500, True),
        (2000, 2600, True),
        (2001, 2601, False),
        (2002, 2601, True),
        (2800, 2300, True),
        (1500, 2800, False),
    ],
)
def test_since_december_2024_600_points_and_a_player_above_2600_are_not_rated(
    rules, own, opponent, counts
):
    event = event_change(own, [Game(opponent, 0.5)], k=20, rules=rules)
    assert event.n == counts
    assert (why_not(own, Game(opponent, 0.5), rule_set(rules)) is None) == counts


@pytest.mark.parametrize("rules", ["rapid-2024-03", "blitz-2024-03", "standard-2025-10"])
def test_600_points_are_no_reason_before_december_2024_nor_in_standard_chess(rules):
    assert event_change(2601, [Game(2001, 1)], k=10, rules=rules).n == 1


def test_a_standard_rating_can_be_600_away_too():
    game = Game(None, 1, opponent_standard=2001)
    assert event_change(2601, [game], k=10, rules="rapid-2024-12").n == 0
    assert event_change(2601, [game], k=10, rules="rapid-2024-03").n == 1


# An event.


def test_three_games_of_an_1800_against_1700_lose_8_point_4():
    """1.5 - 3 * .64 = -.42, times 20."""
    event = event_change(1800, games_from([1700, 1700, 1700], [1, 0.5, 0]), k=20)
    assert (event.n, event.W, event.We) == (3, Decimal("1.5"), Decimal("1.92"))
    assert (event.delta, event.change_exact) == (Decimal("-0.42"), Decimal("-8.4"))
    assert event.Rc == 1700


def test_Rc_is_the_average_of_the_opponents_as_they_counted():
    """Printed by FIDE (F-P02): the 2813 as 2800, two others, here 1787 and 1850, as 2000."""
    event = event_change(2400, games_from([1787, 1850, 2121, 2813, 2084], [1, 1, 1, 0, 1]), k=10)
    assert (event.Rc, event.delta) == (2201, Decimal("0.37"))


@pytest.mark.parametrize(("opponents", "Rc"), [([1700, 1701], 1701), ([1700, 1700, 1701], 1700)])
def test_Rc_is_rounded_half_up(opponents, Rc):
    assert event_change(1700, games_from(opponents, [0] * len(opponents)), k=20).Rc == Rc


def test_the_start_of_an_event_chooses_the_rules():
    games = [Game(2200, 1)]
    before = event_change(2700, games, k=10, start=date(2025, 9, 30))
    after = event_change(2700, games, k=10, start=date(2025, 10, 1))
    told = event_change(2700, games, k=10, start=date(2025, 10, 1), rules="standard-2024-03")
    assert before.change_exact == told.change_exact == Decimal("0.8")
    assert after.change_exact == Decimal("0.4")
    assert (after.start, after.rules.name) == (date(2025, 10, 1), "standard-2025-10")


def test_a_datetime_counts_as_its_day():
    event = event_change(2700, [Game(2200, 1)], k=10, start=datetime(2025, 9, 30, 23, 59))
    assert (event.start, event.rules.name) == (date(2025, 9, 30), "standard-2024-03")


def test_one_game_is_an_event_of_one_game():
    game = rating_change(1500, 1700, 1, k=20)
    event = event_change(1500, [Game(1700, 1)], k=20, name="Club evening")
    assert event.change_exact == game.change_exact
    assert (event.name, event.own, event.K) == ("Club evening", 1500, 20)


# A period.


def test_a_month_is_rounded_once_and_half_away_from_zero():
    """F-P01: 2813 with K 10, -.25 in five games, so -2.5: published 2810."""
    result = month(2813, [1787, 2025, 2310, 2400, 2505], [1, 1, 1, 1, 0.5], k=10)
    assert (result.delta, result.change_exact) == (Decimal("-0.25"), Decimal("-2.5"))
    assert (result.change, result.new_rating) == (-3, 2810)


def test_a_positive_half_goes_up():
    """.5 - .25 and .5 - .50, times 10; seen in the text only: all published halves are negative."""
    result = month(2000, [2193, 2000], [0.5, 0.5], k=10)
    assert (result.change_exact, result.change) == (Decimal("2.5"), 3)


def test_change_is_rounded_once_for_the_period_not_for_each_event():
    """-1.3 and -1.2 make -2.5, published as -3; event by event it would be -1 and -1."""
    events = [Event(2500, [Game(2407, 0.5)]), Event(2500, [Game(2414, 0.5)])]
    result = rating_period(2500, events, k=10)
    assert [event.change_exact for event in result.events] == [Decimal("-1.3"), Decimal("-1.2")]
    assert (result.change_exact, result.change) == (Decimal("-2.5"), -3)


def test_change_is_not_rounded_for_each_game():
    """Three wins of 15.2 are 45.6, so 46; game by game it would be 45."""
    assert month(1500, [1700] * 3, [1] * 3, k=20).change == 46


def test_small_changes_add_up():
    """Nine draws at 4 to 10 points: each -.01 times 20, together -1.8; each for itself nothing."""
    assert month(2000, [1996] * 9, [0.5] * 9, k=20).change == -2


def test_no_points_leak_in_ten_thousand_games():
    games = games_from([1000, 1000] * 5_000, [1, 0] * 5_000)
    assert event_change(1000, games, k=20).change_exact == 0


def test_a_half_is_not_lost_as_binary_floats_would_lose_it():
    """2 - .64 - .51 - .30 = .55, times 10 is 5.5, so 6; in floats it is 5.499999999999999."""
    assert ((0 - 0.64) + (1 - 0.51) + (1 - 0.30)) * 10 < 5.5
    result = month(1800, [1700, 1790, 1950], [0, 1, 1], k=10)
    assert (result.change_exact, result.change) == (Decimal("5.5"), 6)


def test_an_empty_period_changes_nothing():
    result = rating_period(1800, [], k=20)
    assert (result.n, result.K, result.delta, result.change_exact) == (0, 20, 0, 0)
    assert (result.change, result.new_rating, result.events) == (0, 1800, ())
    assert result.rules.name == "standard-2025-10"
    assert rating_period(1800, [Event(1800, [])], k=20).change == 0


def test_each_event_counts_from_the_list_on_which_it_started():
    """F-P02: the event of 31 October, rated in December, starts at October's 2395, not at 2400."""
    october = Event(2395, games_from([1995, 2205, 2325, 1995, 1995], [1, 0.5, 0, 1, 1]))
    result = rating_period(2400, [october], k=10)
    assert (result.delta, result.events[0].Rc) == (Decimal("-0.61"), 2103)
    assert (result.change, result.new_rating) == (-6, 2394)


def test_the_change_is_added_to_the_rating_of_the_list():
    result = rating_period(1850, [Event(1800, [Game(1800, 1)])], k=20)
    assert (result.rating, result.change, result.new_rating) == (1850, 10, 1860)


@pytest.mark.parametrize(
    ("k", "games", "K"),
    [(20, 35, 20), (20, 36, 19), (40, 17, 40), (40, 18, 38), (10, 70, 10), (10, 71, 9)],
)
def test_the_700_rule_looks_at_all_games_of_the_period(k, games, K):
    half = games // 2
    events = [
        Event(2000, games_from([2000] * half, [1] * half)),
        Event(2000, games_from([2000] * (games - half), [1] * (games - half))),
    ]
    result = rating_period(2000, events, k=k)
    assert (result.K, result.base_K, result.n) == (K, k, games)
    assert result.change_exact == Decimal(K * games) / 2
    assert {event.K for event in result.events} == {K}
    assert {game.K for event in result.events for game in event.games} == {K}


def test_games_that_do_not_count_do_not_count_for_the_700_rule():
    events = [Event(2000, [Game(2000, 1)] * 35 + [Game(None, 1), Game(1900, 1, played=False)])]
    assert rating_period(2000, events, k=20).K == 20


def test_other_events_of_the_month_are_added_before_the_rounding():
    """3.6 - 2.4 = 1.2, so 1; rounded each for itself it would be 4 - 2 = 2."""
    result = month(1800, [1700], [1], k=10, other_change=Decimal("-2.4"))
    assert result.events[0].change_exact == Decimal("3.6")
    assert (result.other_change, result.change_exact) == (Decimal("-2.4"), Decimal("1.2"))
    assert (result.change, result.new_rating) == (1, 1801)


def test_the_700_rule_does_not_touch_the_change_of_other_events():
    result = month(2000, [2000] * 36, [1] * 36, k=20, other_change=Decimal("100"))
    assert (result.K, result.change_exact) == (19, 19 * 18 + 100)


@pytest.mark.parametrize("other", [Decimal("0.25"), 0.25, Fraction(1, 4)])
def test_the_change_of_other_events_may_have_hundredths(other):
    result = month(2000, [2000], [0.5], k=20, other_change=other)
    assert (result.other_change, result.change_exact) == (Decimal("0.25"), Decimal("0.25"))


@pytest.mark.parametrize(
    ("rules", "rating", "new_rating", "published"),
    [
        ("standard-2025-10", 1410, 1400, True),
        ("standard-2025-10", 1409, 1399, False),
        ("standard-2024-03", 1410, 1400, True),
        ("standard-2024-03", 1409, 1399, False),
        ("rapid-2024-03", 1409, 1399, False),
        ("blitz-2024-12", 1410, 1400, True),
        ("standard-2022-01", 1010, 1000, True),
        ("standard-2022-01", 1009, 999, False),
        ("standard-2022-01", 1409, 1399, True),
    ],
)
def test_below_the_published_minimum_a_player_is_unrated(rules, rating, new_rating, published):
    result = month(rating, [rating], [0], k=20, rules=rules)
    assert (result.new_rating, result.published) == (new_rating, published)


def test_1400_does_not_stop_a_fall():
    """Seventeen losses against equals with K 40: -340, to 1070."""
    result = month(1410, [1410] * 17, [0] * 17, k=40)
    assert (result.change, result.new_rating, result.published) == (-340, 1070, False)


def test_a_rating_that_falls_below_zero_is_not_lifted_either():
    assert month(5, [5], [0], k=20).new_rating == -5


def test_without_rules_each_event_follows_its_start_and_the_period_the_latest():
    september = Event(2700, [Game(2200, 1)], date(2025, 9, 30))
    october = Event(2700, [Game(2200, 1)], date(2025, 10, 1))
    for events in ([september, october], [october, september]):
        result = rating_period(2700, events, k=10)
        assert {e.rules.name: e.change_exact for e in result.events} == {
            "standard-2024-03": Decimal("0.8"),
            "standard-2025-10": Decimal("0.4"),
        }
        assert result.rules.name == "standard-2025-10"
        assert result.change_exact == Decimal("1.2")


def test_the_period_follows_the_latest_start_and_not_the_day_of_the_calculation():
    """A 1409 who lost to an equal in 2023 was still rated: 1000 was the minimum until 2024."""
    spring = Event(1409, [Game(1409, 0)], date(2023, 5, 1))
    summer = Event(1409, [], date(2024, 6, 1))
    month_of_2023 = rating_period(1409, [spring], k=20)
    assert (month_of_2023.rules.name, month_of_2023.published) == ("standard-2022-01", True)
    both = rating_period(1409, [summer, spring], k=20)
    assert (both.rules.name, both.published) == ("standard-2024-03", False)


def test_rules_that_are_given_hold_for_a_period_without_events():
    empty = rating_period(1200, [], k=20, rules="standard-2022-01")
    assert (empty.rules.name, empty.published) == ("standard-2022-01", True)
    assert not rating_period(1200, [], k=20).published


def test_rules_are_data_and_may_be_ones_own():
    """A club that cuts at 300 and lets nobody win more than 100 points: 100 / 6 games is 16."""
    rules = rule_set("standard-2024-03")
    club = replace(rules, name="club", cap=300, k=replace(rules.k, most_points=100))
    result = month(2000, [1500] * 6, [1] * 6, k=20, rules=club)
    assert (result.K, result.rules.name) == (16, "club")
    assert {game.counted for game in result.events[0].games} == {300}


def test_rules_that_are_given_hold_for_every_event_of_the_period():
    events = [Event(2700, [Game(2200, 1)], date(2023, 5, 1)), Event(2700, [Game(2200, 1)])]
    result = rating_period(2700, events, k=10, rules="standard-2024-03")
    assert {event.rules.name for event in result.events} == {"standard-2024-03"}
    assert result.rules.name == "standard-2024-03"


# The working.


def lines(result):
    return str(result).splitlines()


def test_the_working_of_a_cut_game_shows_both_differences():
    assert lines(rating_change(2400, 2813, 0, k=10)) == [
        "D = 2400 − 2813 = −413",
        "413 points apart, more than 400: counted as −400 for an own rating of 2400 (B.02 8.3.1)",
        "table row 392–411: PD = 0.08 (B.02 8.1.2)",
        "ΔR = 0 − 0.08 = −0.08 (B.02 8.3.2)",
        "K × ΔR = 10 × −0.08 = −0.8 (B.02 8.3.2)",
    ]


def test_the_working_of_an_exempt_game_says_why_it_is_not_cut():
    assert lines(rating_change(2813, 2400, 1, k=10))[1] == (
        "413 points apart, more than 400, but the own rating 2813 is 2650 or more: "
        "counted in full (B.02 8.3.1)"
    )


@pytest.mark.parametrize("opponent", [2400, 3200])
def test_the_working_of_400_points_needs_no_400_rule(opponent):
    assert [step.key for step in rating_change(2800, opponent, 1, k=10).steps] == [
        "step.difference",
        "step.expected",
        "step.delta",
        "step.change",
    ]


def test_the_working_of_an_event_has_a_line_a_game_and_the_sum():
    games = [Game(2000, 1), Game(1500, 0.5), Game(None, 1), Game(2100, 1, played=False)]
    assert lines(event_change(2000, games, k=20)) == [
        "game 1: 2000 against 2000 · D = 0 · PD 0.50 · 1 − 0.50 = +0.50",
        "game 2: 2000 against 1500 · D = +500, counted as +400 · PD 0.92 · 0.5 − 0.92 = −0.42",
        "differences over 400 are counted as 400 (B.02 8.3.1)",
        "game 3 is left out: the opponent is unrated (B.02 8.3.1)",
        "game 4 is left out: it was not played over the board (B.02 5.1)",
        "W − We = 1.5 − 1.42 = +0.08, n = 2 (B.02 8.3.2)",
        "K × (W − We) = 20 × +0.08 = +1.6 (B.02 8.3.2)",
    ]


@pytest.mark.parametrize(
    ("own", "rules", "words"),
    [
        (2649, "standard-2025-10", "differences over 400 are counted as 400"),
        (
            2650,
            "standard-2025-10",
            "differences over 400 are counted in full: the own rating 2650 is 2650 or more",
        ),
        (2650, "standard-2024-03", "differences over 400 are counted as 400"),
        (
            2650,
            "standard-2022-01",
            "only the greatest difference over 400 in the event is counted as 400",
        ),
    ],
)
def test_the_working_of_an_event_says_once_what_the_400_rule_does(own, rules, words):
    games = games_from([own - 500, own - 450, own - 100], [1, 1, 1])
    event = event_change(own, games, k=10, rules=rules)
    assert lines(event)[3] == f"{words} (B.02 8.3.1)"
    assert len(lines(event)) == 6


@pytest.mark.parametrize(
    ("n", "words"),
    [
        (0, "counted as +400"),
        (1, "550 points apart, the greatest difference over 400 in the event: counted as +400"),
        (2, "counted in full"),
    ],
)
def test_the_working_of_a_game_of_2022_says_whether_it_was_the_one(n, words):
    event = event_change(2000, games_from([1450, 1500], [1, 1]), k=20, rules=date(2022, 5, 1))
    cut, full = event.games
    steps = [event.games[0].line, *cut.cap_steps, *full.cap_steps]
    assert words in str(steps[n])
    assert (cut.line.key, full.line.key) == ("step.game_cut", "step.game")


@pytest.mark.parametrize(
    ("opponents", "says_so"),
    [
        ([1500, 2500], True),
        ([1500, 1500], False),
        ([1500, 2499], False),
        ([1600, 2400], False),
        ([1500, 2500, 1400], False),
        ([], False),
    ],
)
def test_the_working_of_2022_says_where_the_text_is_silent(opponents, says_so):
    games = games_from(opponents, [1] * len(opponents))
    event = event_change(2000, games, k=20, rules="standard-2022-01")
    assert ("the text is silent on which of them counts as 400" in str(event)) == says_so
    assert "the text is silent" not in str(event_change(2000, games, k=20))


def test_the_working_of_a_month_goes_from_the_games_to_the_next_list():
    events = [
        Event(1800, games_from([1700], [0]), date(2025, 11, 7), "Club evening"),
        Event(1805, games_from([1805], [0.5])),
    ]
    assert lines(rating_period(1810, events, k=20, other_change=Decimal("-0.7"))) == [
        "Club evening, starting at 1800 on 2025-11-07",
        "game 1: 1800 against 1700 · D = +100 · PD 0.64 · 0 − 0.64 = −0.64",
        "W − We = 0 − 0.64 = −0.64, n = 1 (B.02 8.3.2)",
        "event 2, starting at 1805",
        "game 1: 1805 against 1805 · D = 0 · PD 0.50 · 0.5 − 0.50 = 0.00",
        "W − We = 0.5 − 0.50 = 0.00, n = 1 (B.02 8.3.2)",
        "n × K = 2 × 20 = 40, not more than 700: K stays 20 (B.02 8.3.3)",
        "all events of the period: ΣΔR = −0.64, n = 2 (B.02 8.3.2)",
        "K × ΣΔR = 20 × −0.64 = −12.8 (B.02 8.3.2)",
        "other events of the period: −0.7",
        "together: −13.5",
        "rounded once, for the whole period; exactly half goes away from zero: −14 (B.02 8.3.4)",
        "1810 − 14 = 1796",
    ]


def test_one_game_is_not_one_games():
    result = month(1500, [1700], [1], k=20)
    assert "1 games" not in str(result)


def test_the_working_of_a_rapid_game_quotes_the_rapid_chapter():
    result = rating_change(1500, 1700, 1, k=20, rules="rapid-2024-12")
    assert {step.article for step in result.steps} - {""} == {"B.02 R&B 7.1.2", "B.02 R&B 7.3.2"}


def test_the_working_of_a_rapid_event_says_where_a_standard_rating_stood_in():
    game = Game(None, 1, opponent_standard=1700)
    event = event_change(1500, [game], k=20, rules="rapid-2024-12")
    assert "B.02 R&B 7.2.1" in str(event)


def test_the_working_of_a_fall_below_1400_says_what_follows():
    assert lines(month(1405, [1405], [0], k=20))[-2:] == [
        "1405 − 10 = 1395",
        "1395 is below 1400: unrated on the next list; five new games needed (B.02 7.2.1)",
    ]
    assert lines(month(1405, [1405], [0], k=20, rules="rapid-2024-12"))[-1].endswith("6.2.1)")


@pytest.mark.parametrize(
    ("scores", "words"),
    [
        ([1], "2000 + 10 = 2010"),
        ([0], "2000 − 10 = 1990"),
        ([0.5], "2000 + 0 = 2000"),
    ],
)
def test_the_last_line_is_the_sum_a_player_would_write(scores, words):
    assert lines(month(2000, [2000], scores, k=20))[-1] == words


def test_a_change_that_is_no_half_needs_no_word_about_halves():
    assert "step.rounded" in [step.key for step in month(1500, [1700], [1], k=20).steps]
    assert "half" not in str(month(1500, [1700], [1], k=20))


def test_a_result_is_short_where_it_is_only_named():
    """The games, the events and the rule set have names of their own to ask for."""
    game = rating_change(1500, 1700, 1, k=20)
    result = month(1500, [1700], [1], k=20)
    for value in (game, result.events[0], result):
        assert "RuleSet" not in repr(value)
        assert "Change(" not in repr(value)[len("PeriodChange(") :]
    assert "change_exact=Decimal('15.2')" in repr(game)
    assert "Game(" not in repr(event_change(1500, [Game(None, 1)], k=20))


# Numbers of other kinds, and surroundings.


def test_a_changed_decimal_context_changes_nothing():
    def results():
        result = month(
            2813,
            [1787, 2025, 2310, 2400, 2505] * 9,
            [1, 1, 1, 1, 0.5] * 9,
            k=40,
            other_change=Decimal("1234.56"),
        )
        return result.change_exact, result.change, str(result)

    expected = results()
    with decimal.localcontext() as context:
        context.prec = 3
        context.rounding = decimal.ROUND_UP
        context.traps[decimal.FloatOperation] = True
        assert results() == expected


@pytest.mark.parametrize("half", [0.5, Fraction(1, 2), Decimal("0.5"), Decimal("0.50")])
def test_a_draw_may_be_written_in_every_exact_way(half):
    assert exact(1500, 1700, half, k=20) == Decimal("5.2")


def test_numpys_numbers_are_taken_and_plain_ones_come_out():
    numpy = pytest.importorskip("numpy")
    ratings, scores = numpy.array([1500, 1700]), numpy.array([1.0, 0.5])
    game = rating_change(ratings[0], ratings[1], scores[0], k=numpy.int8(20))
    assert game == rating_change(1500, 1700, 1, k=20)
    assert {type(value) for value in (game.own, game.opponent, game.K, game.D)} == {int}
    event = Event(ratings[0], games_from(ratings, scores))
    result = rating_period(ratings[0], [event], k=numpy.int64(20))
    assert {type(v) for v in (result.rating, result.new_rating, result.K, result.n)} == {int}
    assert {type(game.own) for event in result.events for game in event.games} == {int}
    assert str(result) == str(month(1500, [1500, 1700], [1, 0.5], k=20))


# Laws.

rating = st.one_of(
    st.integers(1000, 2900),
    st.sampled_from([1399, 1400, 2000, 2001, 2400, 2599, 2600, 2601, 2649, 2650, 2651]),
)
score = st.sampled_from([0, 0.5, 1])
plain_game = st.builds(Game, rating, score)
any_game = st.builds(Game, st.one_of(st.none(), rating), score, st.booleans())
rules = st.sampled_from(by_hand.RULE_SETS)
development = st.sampled_from([10, 20, 40])


@st.composite
def rapid_games(draw):
    """Games in which some opponents have a standard rating only."""
    return [
        draw(any_game) if draw(st.booleans()) else Game(None, draw(score), True, draw(rating))
        for _ in range(draw(st.integers(0, 12)))
    ]


@st.composite
def months(draw):
    """A rule set, a K and the events of one month."""
    name = draw(rules)
    games = st.lists(any_game, max_size=15) if name.startswith("standard") else rapid_games()
    return name, draw(development), draw(st.lists(st.tuples(rating, games), max_size=5))


@given(months(), rating)
def test_any_month_equals_the_one_worked_out_from_the_tables_file(drawn, listed):
    name, k, events = drawn
    result = rating_period(listed, [Event(own, games) for own, games in events], k=k, rules=name)
    K, change_exact, change = by_hand.month(events, k, name)
    assert (result.K, result.change_exact, result.change) == (K, change_exact, change)
    assert result.new_rating == listed + change
    for event, (own, games) in zip(result.events, events, strict=True):
        assert (event.n, event.delta) == by_hand.event_sum(own, games, name)
        assert event.n + len(event.left_out) == len(games)


@given(rating, st.lists(rating, max_size=12), rules)
def test_any_event_is_cut_as_worked_out_apart(own, opponents, name):
    assert counted_differences(own, opponents, rule_set(name)) == by_hand.counted(
        own, opponents, name
    )


@given(months(), rating)
def test_the_parts_of_a_month_add_up(drawn, listed):
    name, k, events = drawn
    result = rating_period(listed, [Event(own, games) for own, games in events], k=k, rules=name)
    assert result.delta == sum(event.delta for event in result.events)
    assert result.change_exact == sum(event.change_exact for event in result.events)
    for event in result.events:
        assert event.delta == event.W - event.We == sum(game.delta for game in event.games)
        assert event.change_exact == sum(game.change_exact for game in event.games)


@given(rating, rating, score, development, rules)
def test_swapping_the_players_turns_the_change_round(own, opponent, points, k, name):
    """With the same K, and nobody exempt from the 400 rule on one side only."""
    if name == "standard-2025-10" and abs(own - opponent) > 400:
        assume((own >= 2650) == (opponent >= 2650))
    ours = event_change(own, [Game(opponent, points)], k=k, rules=name)
    theirs = event_change(opponent, [Game(own, 1 - points)], k=k, rules=name)
    assert ours.n == theirs.n
    assert ours.change_exact == -theirs.change_exact


@given(rating, st.lists(any_game, max_size=12), rules, st.data())
def test_the_order_of_the_games_does_not_matter(own, games, name, data):
    shuffled = data.draw(st.permutations(games))
    one, other = (event_change(own, listed, k=20, rules=name) for listed in (games, shuffled))
    assert (one.n, one.W, one.We, one.Rc) == (other.n, other.W, other.We, other.Rc)
    assert one.change_exact == other.change_exact


@given(
    own=st.sampled_from([1900, 2000]),
    opponents=st.lists(st.sampled_from([1450, 1500, 1550, 2400, 2450, 2500]), max_size=8),
    data=st.data(),
)
def test_the_order_does_not_matter_for_ties_under_the_rule_of_2022(own, opponents, data):
    games = games_from(opponents, data.draw(st.tuples(*[score] * len(opponents))))
    shuffled = data.draw(st.permutations(games))
    one, other = (event_change(own, g, k=20, rules="standard-2022-01") for g in (games, shuffled))
    assert (one.change_exact, one.Rc) == (other.change_exact, other.Rc)


@given(months(), st.data())
def test_the_order_of_the_events_does_not_matter(drawn, data):
    name, k, events = drawn
    listed = [Event(own, games) for own, games in events]
    one = rating_period(2000, listed, k=k, rules=name)
    other = rating_period(2000, data.draw(st.permutations(listed)), k=k, rules=name)
    assert (one.K, one.change_exact, one.change) == (other.K, other.change_exact, other.change)


@given(
    own=rating,
    parts=st.lists(st.lists(any_game, max_size=8), max_size=5),
    name=st.sampled_from(EVERY_GAME_CUT),
    k=development,
)
def test_a_month_may_be_split_into_events_with_the_same_starting_rating(own, parts, name, k):
    """Wherever the 400 rule asks nothing but the game itself."""
    whole = Event(own, [game for part in parts for game in part])
    one = rating_period(own, [whole], k=k, rules=name)
    many = rating_period(own, [Event(own, part) for part in parts], k=k, rules=name)
    assert (one.K, one.delta, one.change) == (many.K, many.delta, many.change)


@given(rating, st.lists(plain_game, min_size=1, max_size=12), rules, development, st.data())
def test_a_better_score_never_costs_anything(own, games, name, k, data):
    n = data.draw(st.integers(0, len(games) - 1))
    better = [*games[:n], Game(games[n].opponent, 1), *games[n + 1 :]]
    before, after = (
        rating_period(own, [Event(own, listed)], k=k, rules=name) for listed in (games, better)
    )
    assert before.change_exact <= after.change_exact
    assert before.new_rating <= after.new_rating


@given(rating, rating, score, development, rules)
def test_one_game_changes_at_most_K(own, opponent, points, k, name):
    event = event_change(own, [Game(opponent, points)], k=k, rules=name)
    assert abs(event.change_exact) <= k
    assert event.change_exact >= 0 or points < 1
    assert event.change_exact <= 0 or points > 0


@given(st.lists(plain_game, max_size=60), rating, development)
def test_no_month_changes_more_than_700_points(games, own, k):
    assert abs(rating_period(own, [Event(own, games)], k=k).change_exact) <= 700
