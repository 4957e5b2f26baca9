"""Tasks on performance: the rule of thumb, then FIDE's table."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import floor

from elo.drills.tasks.task import Slip, Task, cases
from elo.performance import LINEAR_STEP, performance_rating
from elo.rounding import round_half_away
from elo.tables import DP, rating_difference
from elo.values import Number
from elo.working import Step

Ratings = Sequence[int]
Round = Callable[[Fraction], int]


def _linear(opponents: Ratings, points: Number) -> int:
    return performance_rating(opponents, points, method="linear").Rp


def _exact_linear(opponents: Ratings, points: Number) -> Fraction:
    n = len(opponents)
    return Fraction(sum(opponents)) / n + LINEAR_STEP * (2 * Fraction(points) - n) / n


def _table(opponents: Ratings, points: Number) -> int:
    return performance_rating(opponents, points).Rp


def _average(opponents: Ratings) -> Fraction:
    return Fraction(sum(opponents), len(opponents))


def _share(opponents: Ratings, points: Number) -> Fraction:
    """Return the share of the points in hundredths, not rounded."""
    return 100 * Fraction(points) / len(opponents)


def _rounding(average: Round, share: Round) -> Callable[[Ratings, Number], int]:
    """Return the performance with these ways to round Ra and p."""
    return lambda opponents, points: (
        average(_average(opponents)) + rating_difference(share(_share(opponents, points)))
    )


def _no_sign(opponents: Ratings, points: Number) -> int:
    result = performance_rating(opponents, points)
    return result.Ra + abs(result.dp or 0)


def _from_the_end(opponents: Ratings, points: Number) -> int:
    result = performance_rating(opponents, points)
    return result.Ra + DP[round_half_away(100 * result.p) - 50]


TASKS = (
    Task(
        topic="performance",
        name="linear_performance",
        minutes=7,
        prompt=Step("ask.code_linear_performance", {"step": LINEAR_STEP}),
        cases=cases(
            _linear,
            [
                ([2400, 2400, 2400, 2400], 3),
                ([1501, 1600], 1),
                ([1787, 2025, 2310, 2400, 2505], 4.5),
                ([1600, 1600, 2800], 1),
                ([2400, 2400], 2),
                ([2300, 2350], 0),
                ([1500], 0.5),
            ],
        ),
        hints=(Step("hint.code_wins_minus_losses"), Step("hint.code_half_up")),
        solution='''\
def linear_performance(opponents, points):
    """Return the performance by the rule of thumb."""
    n = len(opponents)
    total = sum(opponents) + 400 * (2 * points - n)
    return int(total / n + 0.5)
''',
        slips=(
            Slip(
                "code_points_for_difference",
                lambda opponents, points: round_half_away(
                    _average(opponents) + LINEAR_STEP * Fraction(points) / len(opponents)
                ),
            ),
            Slip(
                "code_step_not_divided",
                lambda opponents, points: round_half_away(
                    _average(opponents) + LINEAR_STEP * (2 * Fraction(points) - len(opponents))
                ),
                {"step": LINEAR_STEP},
            ),
            Slip("code_only_average", lambda opponents, _: round_half_away(_average(opponents))),
            Slip("code_performance_not_rounded", _exact_linear),
            Slip("code_round_to_even", lambda *result: round(_exact_linear(*result))),
            Slip("code_performance_cut_off", lambda *result: floor(_exact_linear(*result))),
            Slip("code_table_for_linear", _table),
        ),
    ),
    Task(
        topic="performance",
        name="table_performance",
        minutes=12,
        prompt=Step("ask.code_table_performance"),
        cases=cases(
            _table,
            [
                ([2500, 2500, 2500, 2500, 2500], 3),
                ([2651, 2762], 1.5),
                ([1600, 1600, 2800], 1),
                ([1600, 1600, 1800], 2),
                ([1500, 1510, 1520, 1530, 1540, 1550, 1560, 1570], 1),
                ([2400, 2400], 2),
                ([2300, 2350], 0),
            ],
        ),
        hints=(Step("hint.code_p"), Step("hint.code_dp_index"), Step("hint.code_dp_below")),
        given="""\
from elo.tables import DP

DP[0], DP[10], DP[50]
""",
        solution='''\
def table_performance(opponents, points):
    """Return the performance by FIDE's table 8.1.1."""
    n = len(opponents)
    Ra = int(sum(opponents) / n + 0.5)
    p = int(100 * points / n + 0.5)
    dp = DP[p - 50] if p >= 50 else -DP[50 - p]
    return Ra + dp
''',
        slips=(
            Slip("code_dp_sign", _no_sign),
            Slip("code_dp_from_the_end", _from_the_end),
            Slip("code_p_to_even", _rounding(round_half_away, round)),
            Slip("code_p_cut_off", _rounding(round_half_away, floor)),
            Slip("code_Ra_to_even", _rounding(round, round_half_away)),
            Slip("code_Ra_cut_off", _rounding(floor, round_half_away)),
            Slip("code_both_to_even", _rounding(round, round)),
            Slip("code_both_cut_off", _rounding(floor, floor)),
            Slip(
                "code_Ra_not_rounded",
                lambda opponents, points: (
                    _average(opponents)
                    + rating_difference(round_half_away(_share(opponents, points)))
                ),
            ),
            Slip("code_linear_for_table", _linear),
        ),
    ),
)
