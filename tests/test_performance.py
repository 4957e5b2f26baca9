"""Performances: the table, the least rating that is enough, the rules of thumb, norms."""

import decimal
import reprlib
from decimal import Decimal
from fractions import Fraction
from math import log10

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo import (
    RatingInputError,
    average_of_opponents,
    average_perfect_of_opponents,
    average_performance_of_opponents,
    norm_performance,
    performance_from_average,
    performance_rating,
    points_needed,
)
from elo.performance import METHODS, NORMS
from elo.tables import rating_difference, scoring_probability
from tests import by_hand

DP = {int(100 * Fraction(row["p"])): int(row["dp"]) for row in by_hand.rows("table_8_1_1")}
FIELD = [1787, 2025, 2310, 2400, 2505]  # the opponents of F-P01


def Rp(opponents, points, method="table", **more):
    return performance_rating(opponents, points, method=method, **more).Rp


def half_up(value):
    """B.01 1.4.8: the nearest whole number, .5 up."""
    return (value + Fraction(1, 2)) // 1


def table_by_hand(opponents, points):
    """Ra as a whole number, p as a whole percentage, dp from the file."""
    n = len(opponents)
    return half_up(Fraction(sum(opponents), n)) + DP[half_up(100 * Fraction(points) / n)]


def We(rating, opponents):
    """The expected score, straight from the table's file and without the 400 rule."""
    return sum(by_hand.PD(rating - opponent) for opponent in opponents)


def lines(result):
    return str(result).splitlines()


def sentence(call):
    """What the error says."""
    with pytest.raises(RatingInputError) as error:
        call()
    return str(error.value)


# By the table: Ra + dp.


@pytest.mark.parametrize(
    ("opponents", "points", "rating"),
    [
        ([2500] * 10, 6, 2572),  # .60: 72
        ([2762] * 10, 8, 3002),  # .80: 240; Carlsen, Nanjing 2009
        ([2802] * 10, 8.5, 3098),  # .85: 296; Caruana, Saint Louis 2014
        (FIELD, 4.5, 2571),  # 2205.4, .90: 366
        ([2380, 2400, 2420, 2400], 3, 2593),  # .75: 193
        ([1500, 1500], 1, 1500),
        ([1500], 1, 2300),
        ([1500], 0, 700),
        ([1600, 1600, 2800], 1, 1875),  # 2000, .33: -125
    ],
)
def test_a_performance_is_the_average_opponent_and_dp(opponents, points, rating):
    assert Rp(opponents, points) == rating


@pytest.mark.parametrize(
    ("games", "points", "p", "dp"),
    [
        (9, 6, "0.67", 125),  # .6667
        (3, 1, "0.33", -125),  # .3333
        (8, 5, "0.63", 95),  # .625 goes up: .62 would be 87
        (8, 3, "0.38", -87),  # .375 goes up as well: .37 would be -95
        (8, 0.5, "0.06", -444),  # .0625
        (200, 1, "0.01", -677),  # .005
        (200, 199, "1", 800),  # .995
    ],
)
def test_the_share_is_rounded_to_whole_percent_half_up(games, points, p, dp):
    """Fault 45: rounded down, norms are missed by the last hundredth."""
    result = performance_rating([2000] * games, points)
    assert (result.p, result.dp, result.Rp) == (Decimal(p), dp, 2000 + dp)


def test_the_average_is_rounded_half_up_and_not_cut():
    """Fault 44: 2706.5 is 2707, and .75 is worth 193: 2900, not 2899."""
    result = performance_rating([2651, 2762], 1.5)
    assert (result.Ra, result.Rp) == (2707, 2900)


def test_a_performance_is_read_from_the_table_and_not_linear():
    """Fault 43: three of four are worth 193 points, the rule of thumb says 200."""
    assert (Rp([2400] * 4, 3), Rp([2400] * 4, 3, "linear")) == (2593, 2600)


def test_no_points_are_800_below_the_average_and_never_above_it():
    """Fault 47: 0 of 7 against 2476 on average was shown as 2913."""
    assert Rp([2476] * 7, 0) == 1676


def test_a_draw_is_half_a_point_and_not_a_loss():
    """Fault 48: three wins and two draws of six are 4 points, .67, 125; the wins alone are .50."""
    assert (Rp([2000] * 6, 4), Rp([2000] * 6, 3)) == (2125, 2000)


def test_a_win_can_lower_a_table_performance_but_not_a_perfect_one():
    """Fault 49. Ra falls from 2400 to 2067, and .83 is worth 273: 2340 instead of 2593."""
    before, after = [2400, 2400], [2400, 2400, 1400]
    assert (Rp(before, 1.5), Rp(after, 2.5)) == (2593, 2340)
    assert (Rp(before, 1.5, "perfect"), Rp(after, 2.5, "perfect")) == (2589, 2589)


def test_a_loss_to_a_giant_can_raise_a_table_performance():
    """Two draws against 1600 are 1600; one more loss, to 2800, makes 2000 - 125."""
    assert (Rp([1600, 1600], 1), Rp([1600, 1600, 2800], 1)) == (1600, 1875)


def test_the_result_carries_every_quantity():
    result = performance_rating(FIELD, 4.5)
    assert (result.method, result.Ra, result.n, result.points) == ("table", 2205, 5, 4.5)
    assert (result.p, result.dp, result.opponents) == (Decimal("0.9"), 366, tuple(FIELD))
    assert result.half_point_byes == 0


def test_dp_belongs_to_the_table_alone():
    for method in ("perfect", "linear", "curve"):
        result = performance_rating(FIELD, 4.5, method=method)
        assert (result.method, result.dp, result.Ra) == (method, None, 2205)


def test_of_opponents_of_whom_only_the_average_is_known_the_average_is_enough():
    """The usual example: 2500, ten games, six points: 2500 + 72."""
    result = performance_from_average(2500, 10, 6)
    assert (result.Rp, result.method, result.n, result.Ra) == (2572, "table", 10, 2500)


# The perfect performance: the least rating that is enough.


@pytest.mark.parametrize(
    ("opponents", "points", "rating"),
    [
        (FIELD, 4.5, 2694),  # the field of F-P01; by the table it is 2571
        ([2200, 2100, 2000], 2.5, 2389),  # fault 46: .75 + .84 + .91; at 2388 .74 + .84 + .91
        ([2400, 2400], 1, 2397),  # the row of .50 begins at -3
        ([2400, 2400], 1.5, 2589),  # the row of .75 begins at 189
        ([1600, 1600, 2800], 1, 1597),  # .50 + .50 + .00; at 1596 .49 + .49
    ],
)
def test_PTP_is_the_least_rating_with_which_the_table_expects_as_much(opponents, points, rating):
    assert Rp(opponents, points, "perfect") == rating


@pytest.mark.parametrize("opponents", [[1500, 1600], [1600, 1500], [1600]])
def test_a_perfect_performance_of_a_full_score_is_the_highest_opponent_and_736(opponents):
    """Fault 46 as well: 2336, the reference tool's reading, and not 1600 + 800."""
    assert Rp(opponents, len(opponents), "perfect") == 2336


@pytest.mark.parametrize("opponents", [[1500, 1600], [1600, 1500], [1500]])
def test_a_perfect_performance_of_no_points_is_the_lowest_opponent_less_800(opponents):
    assert Rp(opponents, 0, "perfect") == 700


@given(
    st.lists(st.integers(1400, 2900), min_size=1, max_size=9),
    st.integers(1400, 2900),
    st.data(),
)
def test_without_the_400_rule_a_rating_below_the_perfect_performance_gains(opponents, own, data):
    """Whoever has scored at all gains below it, and with no other rating."""
    half = data.draw(st.integers(1, 2 * len(opponents)))
    gains = Fraction(half, 2) > We(own, opponents)
    assert gains == (own < Rp(opponents, Fraction(half, 2), "perfect"))


@given(st.lists(st.integers(1400, 2900), min_size=1, max_size=9), st.integers(1400, 2900))
def test_no_loss_raises_a_perfect_performance(opponents, winner):
    for half in range(2 * len(opponents) + 1):
        before = Rp(opponents, Fraction(half, 2), "perfect")
        assert Rp([*opponents, winner], Fraction(half, 2), "perfect") <= before


def test_a_perfect_performance_knows_no_400_rule():
    """485 and -515 points are .96 and .04, at 1884 .95 and .04; cut at 400, 1792 would do."""
    assert Rp([1400, 2400], 1, "perfect") == 1885


# The rule of thumb and the curve, for comparison.


@pytest.mark.parametrize(
    ("opponents", "points", "rating"),
    [
        ([2400] * 4, 3, 2600),  # two more wins than losses: 800 / 4
        ([2400] * 4, 4, 2800),  # the table says 3200
        ([2400] * 4, 0, 2000),
        ([2000, 2001], 1, 2001),  # 2000.5
        ([2000, 2100, 2300], 1, 2000),  # 2133.3 - 133.3
    ],
)
def test_the_rule_of_thumb_adds_400_for_a_win_and_takes_400_for_a_loss(opponents, points, rating):
    assert Rp(opponents, points, "linear") == rating


@pytest.mark.parametrize(
    ("opponents", "points", "rating"),
    [
        ([2802] * 10, 8.5, 3103),  # as Chess Life printed it: 400 log10(.85 / .15) = 301.3
        ([2000] * 11, 10, 2400),  # odds of ten to one
        ([2000] * 11, 1, 1600),
        ([2000, 2001], 1, 2001),  # 2000.5: the average is not rounded first
        ([2000] * 3, 1, 1880),  # 400 log10(1 / 2) = -120.4; the table says 1875
    ],
)
def test_the_curve_turned_round_is_not_the_table(opponents, points, rating):
    assert Rp(opponents, points, "curve") == rating


def test_the_average_is_not_rounded_before_the_rule_of_thumb_is_applied():
    """(4001 - 400) / 3 = 1200.3 for half a point of three, where 1334 - 133 would be 1201."""
    assert Rp([1000, 1000, 2001], 1, "linear") == 1200


# Byes.


@pytest.mark.parametrize(
    ("method", "rating"),
    [
        ("table", 2007),  # half of two points: .25, -193
        ("perfect", 2003),  # the row of .25 begins at -197; with the bye it would be 2197
        ("linear", 2000),
        ("curve", 2009),  # 400 log10(1 / 3) = -190.8
    ],
)
def test_a_half_point_bye_is_neither_a_game_nor_half_a_point(method, rating):
    with_bye = performance_rating([2200, 2200], 1, method=method, half_point_byes=1)
    assert (with_bye.Rp, with_bye.n, with_bye.points) == (rating, 2, Decimal("0.5"))
    assert with_bye.half_point_byes == 1
    assert with_bye.Rp == Rp([2200, 2200], 0.5, method)


def test_two_byes_are_a_whole_point():
    assert Rp([2200, 2200], 2.5, half_point_byes=2) == Rp([2200, 2200], 1.5)


# Averages of tie-breaks.


@pytest.mark.parametrize(
    ("opponents", "average"), [(FIELD, 2205), ([2651, 2762], 2707), ([2000, 2000, 2001], 2000)]
)
def test_ARO_is_the_average_opponent_half_up(opponents, average):
    assert average_of_opponents(opponents) == average


def test_APRO_is_the_average_of_what_the_opponents_performed():
    """2500 + 72 and 2400 + 0: 2486; with 1500 + 800 for a third opponent, 7272 / 3 = 2424."""
    results = [([2500] * 10, 6), ([2400] * 4, 2)]
    assert average_performance_of_opponents(results) == 2486
    assert average_performance_of_opponents([*results, ([1500], 1)]) == 2424


def test_APRO_and_APPO_are_rounded_half_up():
    """2400 and 2401 by the table, 2397 and 2398 for the least rating that is enough."""
    results = [([2400], 0.5), ([2401], 0.5)]
    assert average_performance_of_opponents(results) == 2401
    assert average_perfect_of_opponents(results) == 2398


def test_APPO_is_the_average_of_what_the_opponents_performed_perfectly():
    """2694 for F-P01's field and 2336 for two wins: 2515; by the table (2571 + 2350) / 2."""
    results = [(FIELD, 4.5), ([1500, 1600], 2)]
    assert average_perfect_of_opponents(results) == 2515
    assert average_performance_of_opponents(results) == 2461


# How many points are needed.


@pytest.mark.parametrize(
    ("wanted", "points", "reached", "short"),
    [
        (2600, "7", 2620, 2566),  # .78: 220; .72: 166
        (2620, "7", 2620, 2566),
        (2621, "7.5", 2673, 2620),  # .83: 273
        (2566, "6.5", 2566, 2525),  # .67: 125
        (2400, "4.5", 2400, 2357),  # .44: -43
        (1600, "0", 1600, None),
        (1601, "0.5", 1956, 1600),  # .06: -444
        (3200, "9", 3200, 2844),  # .94: 444
    ],
)
def test_the_points_needed_are_the_least_that_are_enough(wanted, points, reached, short):
    needed = points_needed([2400] * 9, wanted)
    assert (needed.points, needed.reached, needed.short) == (Decimal(points), reached, short)
    assert (needed.wanted, needed.n, needed.method) == (wanted, 9, "table")


def test_where_no_score_is_enough_none_is_needed():
    needed = points_needed([2400] * 9, 3201)
    assert (needed.points, needed.reached, needed.method) == (None, None, "table")
    assert needed.short == 3200  # what all points are


@pytest.mark.parametrize(
    ("method", "points"), [("table", "3"), ("perfect", "3"), ("linear", "3"), ("curve", "3.5")]
)
def test_the_points_needed_follow_the_method(method, points):
    """Of four against 2400, 3 points make 2593, 2589, 2600 and 2591; 2.5 make 2495 at the most."""
    wanted = {"table": 2593, "perfect": 2589, "linear": 2600, "curve": 2592}[method]
    assert points_needed([2400] * 4, wanted, method=method).points == Decimal(points)


@pytest.mark.parametrize(("wanted", "points"), [(1, "0.5"), (2738, "3.5"), (2739, None)])
def test_the_curve_has_no_answer_for_no_points_and_for_all(wanted, points):
    """400 log10(7) = 338.04 for 3.5 of 4: 2738; whatever is wanted, 0 of 4 is no performance."""
    needed = points_needed([2400] * 4, wanted, method="curve")
    assert needed.points == (None if points is None else Decimal(points))


def test_a_performance_below_zero_may_be_asked_for():
    assert points_needed([1500], -1).points == 0


# Norms.

NORM_FIGURES = [
    # title, floor, Rp, Ra
    ("GM", 2200, 2600, 2380),
    ("IM", 2050, 2450, 2230),
    ("WGM", 2000, 2400, 2180),
    ("WIM", 1850, 2250, 2030),
]


def test_there_are_four_norms():
    assert list(NORMS) == [title for title, *_ in NORM_FIGURES]


@pytest.mark.parametrize(("title", "floor", "least_Rp", "least_Ra"), NORM_FIGURES)
def test_a_norm_asks_for_a_performance_an_average_and_a_share(title, floor, least_Rp, least_Ra):
    """Seven of nine are .78, worth 220: with the least average exactly the least performance."""
    assert least_Ra + 220 == least_Rp
    norm = norm_performance([least_Ra] * 9, 7, title=title)
    assert (norm.Ra, norm.Rp, norm.reached) == (least_Ra, least_Rp, True)
    assert (norm.needed.points, norm.needed.reached) == (7, least_Rp)
    assert (norm.norm.title, norm.norm.floor, norm.raised) == (title, floor, None)


@pytest.mark.parametrize(("title", "_floor", "_least_Rp", "least_Ra"), NORM_FIGURES)
@pytest.mark.parametrize(
    ("Ra", "points", "reached"),
    [
        (0, 7, True),
        (0, 6.5, False),  # .72: the performance is missing
        (-1, 7.5, False),  # the average is missing, whatever the score
        (-1, 9, False),
    ],
)
def test_a_norm_needs_average_and_performance(
    title, _floor, _least_Rp, least_Ra, Ra, points, reached
):
    assert norm_performance([least_Ra + Ra] * 9, points, title=title).reached == reached


@pytest.mark.parametrize(
    ("points", "reached"),
    [(3, False), (3.5, True), (10, True)],  # 30 %, 35 %
)
def test_a_norm_needs_35_percent_even_of_the_strongest_field(points, reached):
    """Three of ten against 2900 are 2900 - 149: more than 2600, and still no norm."""
    norm = norm_performance([2900] * 10, points, title="GM")
    assert norm.Rp >= 2751
    assert norm.reached == reached


@pytest.mark.parametrize(("title", "floor", "_least_Rp", "_least_Ra"), NORM_FIGURES)
@pytest.mark.parametrize(("below", "raised"), [(0, False), (1, True), (700, True)])
def test_the_lowest_opponent_is_raised_to_the_floor(
    title, floor, _least_Rp, _least_Ra, below, raised
):
    norm = norm_performance([2500, floor - below, 2500, 2500], 2, title=title)
    assert norm.raised == (floor - below if raised else None)
    assert norm.performance.opponents == (floor, 2500, 2500, 2500)


def test_only_one_opponent_is_raised_and_it_is_the_lowest():
    norm = norm_performance([2150, 2100, 2500, 2500], 2, title="GM")
    assert (norm.raised, norm.performance.opponents) == (2100, (2200, 2150, 2500, 2500))
    assert norm.Ra == 2338  # 9350 / 4 = 2337.5


def test_of_two_equal_opponents_only_one_is_raised():
    norm = norm_performance([2100, 2100], 1, title="GM")
    assert norm.performance.opponents == (2200, 2100)


def test_an_unrated_opponent_counts_1400_and_may_be_the_one_who_is_raised():
    """(2200 + 2600) / 2 with one unrated opponent; with two, (2200 + 1400 + 2600) / 3 = 2066.7."""
    assert norm_performance([None, 2600], 1, title="GM").Ra == 2400
    two = norm_performance([None, 2600, None], 1, title="GM")
    assert (two.Ra, two.raised) == (2067, 1400)


def test_the_arbiters_manuals_field_needs_six_points_for_a_GM_norm():
    """22,230 with the 2150 at home, 22,280 with 2200: 2475.6; .67 is worth 125, .61 only 80."""
    field = [2470, 2150, 2410, 2570, 2340, 2380, 2675, 2540, 2695]
    norm = norm_performance(field, 5.5, title="GM")
    assert (norm.Ra, norm.raised, norm.Rp, norm.reached) == (2476, 2150, 2556, False)
    assert (norm.needed.points, norm.needed.reached, norm.needed.short) == (6, 2601, 2556)


def test_2379_and_a_half_is_2380():
    """B.01 rounds the average: half a point is not missed."""
    assert norm_performance([2379, 2380] * 4, 7, title="GM").reached


# The working.


@pytest.mark.parametrize(
    ("points", "words"),
    [
        (1, ["p = 1 ÷ 4 = 0.25", "dp = −193", "Rp = Ra + dp = 2400 − 193 = 2207"]),
        (2, ["p = 2 ÷ 4 = 0.50", "dp = 0", "Rp = Ra + dp = 2400 + 0 = 2400"]),
        (3, ["p = 3 ÷ 4 = 0.75", "dp = +193", "Rp = Ra + dp = 2400 + 193 = 2593"]),
        (
            4,
            [
                "p = 4 ÷ 4 = 1.00",
                "dp = +800, by convention: no difference would be enough",
                "Rp = Ra + dp = 2400 + 800 = 3200",
            ],
        ),
        (
            0,
            [
                "p = 0 ÷ 4 = 0.00",
                "dp = −800, by convention: no difference would be enough",
                "Rp = Ra + dp = 2400 − 800 = 1600",
            ],
        ),
    ],
)
def test_the_working_by_the_table_has_average_share_difference_and_sum(points, words):
    p, dp, total = words
    assert lines(performance_rating([2380, 2400, 2420, 2400], points)) == [
        "Ra = 9600 ÷ 4 = 2400 (B.01 1.4.7, C.07 10.1)",
        f"{p} (B.01 1.4.8, C.07 10.2)",
        f"{dp} (B.02 8.1.1, B.01 1.4.9)",
        f"{total} (B.01 1.4.8, C.07 10.2)",
    ]


def test_the_working_of_a_perfect_performance_shows_that_one_less_is_not_enough():
    """At 2694 the field of F-P01 is worth 1.00 + .99 + .91 + .85 + .75."""
    assert lines(performance_rating(FIELD, 4.5, method="perfect")) == [
        "at 2694 the table expects 4.50 points; the score is 4.5 (C.07 10.3)",
        "at 2693 it expects 4.49: less than 4.5 (C.07 10.3)",
    ]


def test_the_working_of_a_perfect_performance_is_exact_to_the_point():
    """189 and 190 points are .75 both; 188 and 189 are .74 and .75, 187 and 188 .74 both."""
    assert lines(performance_rating([2400, 2399], 1.5, method="perfect"))[1] == (
        "at 2588 it expects 1.49: less than 1.5 (C.07 10.3)"
    )


def test_the_working_of_a_full_score_says_that_the_text_is_silent():
    assert lines(performance_rating([1600, 1500], 2, method="perfect")) == [
        "at 2336 the table expects 2.00 points; the score is 2 (C.07 10.3)",
        "at 2335 it expects 1.99: less than 2 (C.07 10.3)",
        "a full score: the text is silent on an end; the highest opponent, 1600 + 736 (C.07 10.3)",
    ]


def test_a_share_of_100_percent_is_not_always_a_full_score():
    """199.5 of 200 are .9975: by the table a share of 1.00, and still half a point short."""
    result = performance_rating([2000] * 200, 199.5, method="perfect")
    assert (result.p, result.Rp) == (1, 2736)
    assert "full score" not in str(result)


def test_the_working_of_no_points_takes_800_from_the_lowest_opponent():
    assert lines(performance_rating([1600, 1500], 0, method="perfect")) == [
        "no points: the lowest opponent, 1500 − 800 = 700 (C.07 10.3)"
    ]


@pytest.mark.parametrize(
    ("method", "points", "words"),
    [
        ("linear", 3, "(9600 + 400 × (wins − losses = +2)) ÷ 4 = 2600"),
        ("linear", 1, "(9600 + 400 × (wins − losses = −2)) ÷ 4 = 2200"),
        ("linear", 2, "(9600 + 400 × (wins − losses = 0)) ÷ 4 = 2400"),
        ("curve", 3, "9600 ÷ 4 + 400 × log10(p ÷ (1 − p)) = 2591 for p = 3 ÷ 4"),
    ],
)
def test_the_working_says_what_is_not_fides(method, points, words):
    result = performance_rating([2380, 2400, 2420, 2400], points, method=method)
    assert lines(result) == [words, "not FIDE's: for comparison"]


@pytest.mark.parametrize("method", METHODS)
def test_the_working_says_how_byes_count_and_where_the_text_is_silent(method):
    with_bye = performance_rating([2400] * 3, 2, method=method, half_point_byes=1)
    first, *rest = lines(with_bye)
    assert first.startswith("half-point byes (1) count neither as games nor as points")
    assert ("the text is silent" in first) == (method == "perfect")  # a TPR is clear (C.07 10.2)
    assert rest == lines(performance_rating([2400] * 3, 1.5, method=method))


def test_the_working_of_the_points_needed_shows_what_half_a_point_less_is():
    assert lines(points_needed([2400] * 9, 2600)) == [
        "a score of 7 of 9 is a performance of 2620, enough for 2600",
        "a score of 6.5 is only 2566",
    ]
    assert lines(points_needed([2400] * 9, 1500)) == [
        "a score of 0 of 9 is a performance of 1600, enough for 1500"
    ]
    assert lines(points_needed([2400] * 9, 3500)) == ["no score of 9 is a performance of 3500"]


def test_the_working_of_a_norm_names_the_opponent_who_is_raised_and_what_is_asked():
    assert lines(norm_performance([2150, 2400, 2600, 2600], 3, title="GM")) == [
        "the lowest opponent, 2150, counts as 2200 for the GM norm; only this one (B.01 1.4.6)",
        "Ra = 9800 ÷ 4 = 2450 (B.01 1.4.7, C.07 10.1)",
        "p = 3 ÷ 4 = 0.75 (B.01 1.4.8, C.07 10.2)",
        "dp = +193 (B.02 8.1.1, B.01 1.4.9)",
        "Rp = Ra + dp = 2450 + 193 = 2643 (B.01 1.4.8, C.07 10.2)",
        "the GM norm asks for a performance of 2600, opponents of 2380 on average (here 2450) "
        "and 35 % of the points (B.01 1.4.8)",
        "a score of 3 of 4 is a performance of 2643, enough for 2600",
        "a score of 2.5 is only 2545",  # .63: 95
    ]


def test_the_working_of_a_norm_says_nothing_of_a_raise_where_there_is_none():
    norm = norm_performance([2400, 2600], 1, title="IM")
    assert norm.steps[0].key == "step.Ra"
    assert "IM norm asks for a performance of 2450, opponents of 2230" in str(norm)


def test_the_working_of_a_norm_says_what_an_unrated_opponent_counts():
    """Two count 1400; one of the two is raised."""
    assert lines(norm_performance([None, 2600, None], 1, title="GM"))[:2] == [
        "unrated opponents (2) count 1400 each in a norm (B.01 1.4.6)",
        "the lowest opponent, 1400, counts as 2200 for the GM norm; only this one (B.01 1.4.6)",
    ]


# Bad input: the place, what came, what is allowed.


@pytest.mark.parametrize("call", [performance_rating, points_needed])
@pytest.mark.parametrize(
    ("opponents", "wanted"),
    [
        ("2400", "the opponents must come as a list, got '2400'."),
        (2400, "the opponents must come as a list, got 2400."),
        (None, "the opponents must come as a list, got None."),
        ([], "the average needs at least one game that counts, got none."),
        (
            [2400, 0],
            "game 2: the opponent's rating must be a whole number, 1 or more, got 0.",
        ),
        (
            [2400.0],
            "game 1: the opponent's rating must be a whole number, 1 or more, got 2400.0.",
        ),
        (
            [2400, None],
            "game 2: the opponent's rating must be a whole number, 1 or more, got None.",
        ),
    ],
)
def test_opponents_are_a_list_of_ratings(call, opponents, wanted):
    assert sentence(lambda: call(opponents, 1)) == wanted


@pytest.mark.parametrize(
    ("points", "wanted"),
    [
        (2.5, "the points: 2.5 cannot be scored; games played over the board: 2."),
        (-0.5, "the points: −0.5 cannot be scored; games played over the board: 2."),
        (1.3, "the points: 1.3 cannot be scored; games played over the board: 2."),
        ("1", "the points must be a finite number, got '1'."),
        (True, "the points must be a finite number, got True."),
        (None, "the points must be a finite number, got None."),
        (float("nan"), "the points must be a finite number, got nan."),
        (float("inf"), "the points must be a finite number, got inf."),
    ],
)
def test_points_are_halves_that_can_be_scored(points, wanted):
    assert sentence(lambda: performance_rating([2400, 2400], points)) == wanted
    assert sentence(lambda: norm_performance([2400, None], points, title="GM")) == wanted


@pytest.mark.parametrize("points", [1.5, Decimal("1.5"), Decimal("1.50"), Fraction(3, 2)])
def test_points_may_be_written_in_every_exact_way(points):
    assert Rp([2400, 2400], points) == 2593


def test_points_that_were_byes_must_be_among_the_points():
    assert sentence(lambda: performance_rating([2400, 2400], 0.5, half_point_byes=2)) == (
        "the points: 0.5, of them half-point byes: 2, cannot be scored; games played over the "
        "board: 2."
    )
    assert sentence(lambda: performance_rating([2400, 2400], 3, half_point_byes=1)).startswith(
        "the points: 3, of them half-point byes: 1, cannot be scored; games "
    )


@pytest.mark.parametrize("byes", [-1, 1.0, "1", None])
def test_a_number_of_byes_is_a_whole_number(byes):
    assert sentence(lambda: performance_rating([2400], 1, half_point_byes=byes)) == (
        f"the number of half-point byes must be a whole number, 0 or more, got {byes!r}."
    )


@pytest.mark.parametrize("method", ["logistic", "Table", "", None, 5, ["table"]])
def test_a_method_is_one_of_four(method):
    wanted = f"method must be one of table, perfect, linear, curve, got {method!r}."
    assert sentence(lambda: performance_rating([2400], 1, method=method)) == wanted
    assert sentence(lambda: points_needed([2400], 1, method=method)) == wanted


@pytest.mark.parametrize(("points", "shown"), [(0, "0"), (2, "2")])
def test_by_the_curve_a_full_score_and_no_points_have_no_performance(points, shown):
    assert sentence(lambda: performance_rating([2400, 2400], points, method="curve")) == (
        f"the points: the curve has no performance for {shown} of 2; "
        "it would take an endless difference."
    )


@pytest.mark.parametrize("title", ["FM", "gm", "", None])
def test_a_title_is_one_of_four(title):
    assert sentence(lambda: norm_performance([2400], 1, title=title)) == (
        f"title must be one of GM, IM, WGM, WIM, got {title!r}."
    )


def test_a_norm_needs_opponents_too():
    assert sentence(lambda: norm_performance([], 0, title="GM")) == (
        "the average needs at least one game that counts, got none."
    )
    assert sentence(lambda: norm_performance([2400, 0], 0, title="GM")).startswith("game 2: ")
    assert sentence(lambda: norm_performance(None, 0, title="GM")) == (
        "the opponents must come as a list, got None."
    )


@pytest.mark.parametrize(
    ("call", "wanted"),
    [
        (
            lambda: performance_from_average(2400.5, 2, 1),
            "the average must be a whole number, 1 or more, got 2400.5.",
        ),
        (
            lambda: performance_from_average(0, 2, 1),
            "the average must be a whole number, 1 or more, got 0.",
        ),
        (
            lambda: performance_from_average(2400, 0, 0),
            "the number of games must be a whole number, 1 or more, got 0.",
        ),
        (
            lambda: performance_from_average(2400, 2, 3),
            "the points: 3 cannot be scored; games played over the board: 2.",
        ),
        (
            lambda: points_needed([2400], 2400.5),
            "the rating wanted must be a whole number, got 2400.5.",
        ),
        (
            lambda: average_of_opponents([]),
            "the average needs at least one game that counts, got none.",
        ),
        (
            lambda: average_performance_of_opponents([]),
            "the average needs at least one game that counts, got none.",
        ),
        (
            lambda: average_perfect_of_opponents([]),
            "the average needs at least one game that counts, got none.",
        ),
        (
            lambda: average_perfect_of_opponents([([2400], 2)]),
            "the points: 2 cannot be scored; games played over the board: 1.",
        ),
    ],
)
def test_everything_else_is_refused_with_its_place(call, wanted):
    assert sentence(call) == wanted


@pytest.mark.parametrize("call", [average_performance_of_opponents, average_perfect_of_opponents])
@pytest.mark.parametrize(
    ("results", "wanted"),
    [
        (None, "the results must come as a list, got None."),
        (2400, "the results must come as a list, got 2400."),
        ("2400", "the results must come as a list, got '2400'."),
        ([2400], "result 1 must be a pair of opponents and points, got 2400."),
        (
            [([2400], 1), ([2400], 1, 1)],
            "result 2 must be a pair of opponents and points, got ([2400], 1, 1).",
        ),
    ],
)
def test_results_are_a_list_of_pairs(call, results, wanted):
    assert sentence(lambda: call(results)) == wanted


def test_a_title_that_is_a_list_is_refused_like_any_other():
    assert sentence(lambda: norm_performance([2400], 1, title=["GM"])).startswith("title must be")


# Surroundings.


def test_a_changed_decimal_context_changes_nothing():
    def results():
        return [
            *(str(performance_rating(FIELD * 2, 9.5, method=method)) for method in METHODS),
            str(performance_rating(FIELD, 5.5, half_point_byes=1)),
            str(points_needed([2400] * 25, 2600)),
            str(points_needed([2400] * 200, 2600)),  # 151 points, and 150.5 are not enough
            norm_performance([2600] * 30, 10.5, title="GM").reached,  # 35 % exactly
            str(norm_performance(FIELD, 4.5, title="GM")),
        ]

    expected = results()
    with decimal.localcontext() as context:
        context.prec = 3
        context.rounding = decimal.ROUND_UP
        context.traps[decimal.FloatOperation] = True
        assert results() == expected


def test_numpys_numbers_are_taken_and_plain_ones_come_out():
    numpy = pytest.importorskip("numpy")
    result = performance_rating(numpy.array(FIELD), numpy.float64(4.5))
    assert result == performance_rating(FIELD, 4.5)
    assert {type(rating) for rating in result.opponents} == {int}


# Laws.

rating = st.integers(1_000, 2_900)
opponents = st.lists(rating, min_size=1, max_size=12)
method = st.sampled_from(METHODS)


@st.composite
def results(draw, extremes=True):
    """Opponents and points against them, in half points; without extremes neither all nor none."""
    field = draw(opponents)
    edge = 0 if extremes else 1
    return field, Fraction(draw(st.integers(edge, 2 * len(field) - edge)), 2)


def test_PD_of_dp_is_p_for_every_p():
    for share, dp in DP.items():
        assert rating_difference(share) == dp
        assert scoring_probability(dp) == share == 100 * by_hand.PD(dp)


@given(results())
def test_any_table_performance_equals_the_one_worked_out_from_the_tables_file(result):
    assert Rp(*result) == table_by_hand(*result)


@given(results())
def test_PTP_is_enough_and_one_less_is_not(result):
    field, points = result
    perfect = Rp(field, points, "perfect")
    if points == 0:
        assert perfect == min(field) - 800
    else:
        assert We(perfect, field) >= points > We(perfect - 1, field)


@given(results())
def test_any_linear_performance_counts_400_a_game(result):
    field, points = result
    exact = Fraction(sum(field), len(field)) + 400 * (2 * points / len(field) - 1)
    assert Rp(field, points, "linear") == half_up(exact)


@given(results(extremes=False))
def test_any_curve_performance_is_where_the_curve_expects_the_score(result):
    field, points = result
    exact = sum(field) / len(field) + 400 * log10(points / (len(field) - points))
    assert abs(Rp(field, points, "curve") - exact) <= 0.5 + 1e-9


@given(opponents, method)
def test_a_better_score_never_lowers_a_performance(field, how):
    edge = 1 if how == "curve" else 0
    halves = range(edge, 2 * len(field) + 1 - edge)
    ratings = [Rp(field, Fraction(half, 2), how) for half in halves]
    assert ratings == sorted(ratings)


@given(results(extremes=False), method, st.data())
def test_a_stronger_opponent_never_lowers_a_performance(result, how, data):
    """The other direction: the same score against one who is rated higher."""
    field, points = result
    n = data.draw(st.integers(0, len(field) - 1))
    stronger = [*field[:n], field[n] + data.draw(st.integers(1, 500)), *field[n + 1 :]]
    assert Rp(field, points, how) <= Rp(stronger, points, how)


@given(results(extremes=False), method, st.data())
def test_the_order_of_the_opponents_does_not_matter(result, how, data):
    field, points = result
    one = performance_rating(field, points, method=how)
    other = performance_rating(data.draw(st.permutations(field)), points, method=how)
    assert (one.Rp, one.Ra, one.p, one.dp) == (other.Rp, other.Ra, other.p, other.dp)
    assert str(one) == str(other)


@given(rating, st.integers(1, 15), method, st.data())
def test_the_shortcut_for_an_average_equals_the_general_call(average, games, how, data):
    edge = 1 if how == "curve" else 0
    points = Fraction(data.draw(st.integers(edge, 2 * games - edge)), 2)
    shortcut = performance_from_average(average, games, points, method=how)
    assert shortcut == performance_rating([average] * games, points, method=how)


@given(results(extremes=False), st.integers(0, 3), method)
def test_byes_never_change_a_performance(result, byes, how):
    field, points = result
    with_byes = Rp(field, points + Fraction(byes, 2), how, half_point_byes=byes)
    assert with_byes == Rp(field, points, how)


@given(opponents, st.integers(500, 3_700), method)
def test_the_points_needed_are_those_that_trying_all_scores_finds(field, wanted, how):
    edge = 1 if how == "curve" else 0
    halves = range(edge, 2 * len(field) + 1 - edge)
    tried = [(Fraction(half, 2), Rp(field, Fraction(half, 2), how)) for half in halves]
    enough = [(points, rating) for points, rating in tried if rating >= wanted]
    less = [rating for _, rating in tried if rating < wanted]
    needed = points_needed(field, wanted, method=how)
    if enough:
        assert (needed.points, needed.reached) == enough[0]
        assert needed.short == (less[-1] if less else None)
    else:
        assert (needed.points, needed.reached) == (None, None)


@given(st.lists(st.one_of(st.none(), rating), min_size=1, max_size=12), st.data())
def test_a_norms_performance_is_the_one_of_the_field_with_its_lowest_raised(field, data):
    title, floor, *_ = data.draw(st.sampled_from(NORM_FIGURES))
    points = Fraction(data.draw(st.integers(0, 2 * len(field))), 2)
    raised = sorted(1400 if opponent is None else opponent for opponent in field)
    raised[0] = max(raised[0], floor)
    norm = norm_performance(field, points, title=title)
    assert norm.Rp == table_by_hand(raised, points)
    assert norm.Ra == half_up(Fraction(sum(raised), len(raised)))


def test_a_number_of_games_that_is_a_slip_of_the_keyboard_is_refused():
    assert sentence(lambda: performance_from_average(1500, 10**30, 1)) == (
        f"the number of games must be 100000 or less, got {reprlib.repr(10**30)}."
    )


def test_a_hundred_thousand_games_are_the_most():
    assert performance_from_average(1500, 100_000, 50_000).Rp == 1500
    with pytest.raises(RatingInputError, match="100000 or less, got 100001"):
        performance_from_average(1500, 100_001, 50_000)
