"""The functions that assignments ask for: one a topic, and one for the mixed test.

They are not those of the practice notebooks, whose solutions the book shows. Of a solution only
the head stands here, with which the pupil begins; the rest is in the assignment's source, which
stays with the teacher.
"""

from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from math import floor
from types import MappingProxyType

from elo.drills.tasks.task import Slip, Task, cases
from elo.formula import curve_score, expected_score
from elo.initial_rating import first_points_needed
from elo.k_factor import period_k
from elo.performance import NORMS, norm_performance
from elo.rating_change import event_change, rating_change, rating_period
from elo.rounding import average_rating, round_half_away
from elo.rules import rules_for
from elo.tables import scoring_probability
from elo.values import Event, Number, games_from
from elo.working import Step

Ratings = Sequence[int]
Scores = Sequence[Number]

CAP = rules_for().cap
UNCUT = rules_for().uncapped_from or 0
LIMIT = rules_for().k.most_points
FLOOR = NORMS["IM"].floor

# The formula: the expected points of an event.


def _We(own: int, opponents: Ratings) -> Decimal:
    return sum((expected_score(own, other).PD for other in opponents), Decimal(0))


def _We_of_average(own: int, opponents: Ratings) -> Decimal:
    if not opponents:
        return Decimal(0)
    return len(opponents) * expected_score(own, average_rating(opponents)).PD


# The K factor: the change of a busy month.


def _month(k: int, games: int, total: Decimal) -> Decimal:
    return period_k(k, games).K * total


def _month_by(K: Callable[[Fraction], int | Fraction]) -> Callable[[int, int, Decimal], Fraction]:
    """Return the change with another way to lower K."""

    def change(k: int, games: int, total: Decimal) -> Fraction:
        lowered = K(Fraction(LIMIT, games)) if games * k > LIMIT else k
        return lowered * Fraction(total)

    return change


# Worked examples: one game, with the 400 rule and who is free of it.


def _game(own: int, opponent: int, score: Number, k: int) -> Decimal:
    return rating_change(own, opponent, score, k=k).change_exact


def _game_by(D: Callable[[int, int], int]) -> Callable[[int, int, Number, int], Fraction]:
    """Return the change with another difference, computed from both ratings."""
    return lambda own, opponent, score, k: (
        k * (Fraction(score) - Fraction(scoring_probability(D(own, opponent)), 100))
    )


def _cut(D: int) -> int:
    return max(-CAP, min(CAP, D))


def _full(own: int, opponent: int) -> int:
    return own - opponent


def _cut_for_all(own: int, opponent: int) -> int:
    return _cut(own - opponent)


def _free_if_either(own: int, opponent: int) -> int:
    return own - opponent if max(own, opponent) >= UNCUT else _cut(own - opponent)


def _free_if_above(own: int, opponent: int) -> int:
    return own - opponent if own > UNCUT else _cut(own - opponent)


# Performance: the average of the opponents for a norm.


def _norm_average(opponents: Ratings) -> int:
    return norm_performance(opponents, 0, title="IM").Ra


def _lowest_out(opponents: Ratings) -> int:
    return average_rating(sorted(opponents)[1:])


def _lowest_by(floor_of: Callable[[int], int]) -> Callable[[Ratings], Fraction]:
    """Return the exact average with something else for the lowest opponent."""

    def average(opponents: Ratings) -> Fraction:
        lowest, *others = sorted(opponents)
        return Fraction(floor_of(lowest) + sum(others), len(opponents))

    return average


_exact_norm_average = _lowest_by(lambda lowest: max(lowest, FLOOR))


# First ratings: the least score for a wanted one.


def _least(opponents: Ratings, wanted: int) -> Decimal | None:
    return first_points_needed(opponents, wanted).points


def _least_over(opponents: Ratings, wanted: int) -> Decimal | None:
    return _least(opponents, wanted + 1)


def _least_whole(opponents: Ratings, wanted: int) -> int:
    return -floor(-Fraction(_least(opponents, wanted) or 0))


# Misconceptions: what the average opponent makes of an event.


def _event(own: int, opponents: Ratings, scores: Scores, k: int) -> Decimal:
    return event_change(own, games_from(opponents, scores), k=k).change_exact


def _event_of_average(own: int, opponents: Ratings, scores: Scores, k: int) -> Decimal:
    return _event(own, [average_rating(opponents)] * len(opponents), scores, k)


def _average_gap(own: int, opponents: Ratings, scores: Scores, k: int) -> Decimal:
    result = (own, opponents, scores, k)
    return _event_of_average(*result) - _event(*result)


# The mixed test: the next list after one event.


def _next_list(own: int, opponents: Ratings, scores: Scores, k: int) -> int:
    return rating_period(own, [Event(own, games_from(opponents, scores))], k=k).new_rating


def _next_by(
    change: Callable[[int, Ratings, Scores, int], Number],
) -> Callable[[int, Ratings, Scores, int], Number]:
    """Return the next rating where ``change`` says what the event changes."""
    return lambda own, opponents, scores, k: own + change(own, opponents, scores, k)


def _uncut(own: int, opponents: Ratings, scores: Scores, k: int) -> int:
    game = _game_by(_full)
    pairs = zip(opponents, scores, strict=True)
    return round_half_away(sum(game(own, other, score, k) for other, score in pairs))


def _each_rounded(own: int, opponents: Ratings, scores: Scores, k: int) -> int:
    pairs = zip(opponents, scores, strict=True)
    return sum(round_half_away(_game(own, other, score, k)) for other, score in pairs)


GRADED: Mapping[str, Task] = MappingProxyType(
    {
        "formula": Task(
            topic="formula",
            name="expected_points",
            minutes=8,
            prompt=Step("ask.code_expected_points"),
            cases=cases(
                _We,
                [
                    (1700, [1500, 1900]),
                    (1850, [1700, 1850, 2240]),
                    (2100, [1400, 2050, 2095]),
                    (1600, []),
                    (1432, [1511, 1687, 1290, 1450]),
                    (2200, [1000, 1200]),
                ],
            ),
            hints=(),
            solution='''\
def expected_points(own, opponents):
    """Return the points that FIDE's table expects of all games together."""
''',
            slips=(
                Slip("opponents_We", lambda own, others: len(others) - _We(own, others)),
                Slip("code_average_opponent", _We_of_average),
                Slip(
                    "code_expected_curve",
                    lambda own, others: sum(curve_score(own - other) for other in others),
                ),
                Slip("code_first_game", lambda own, others: _We(own, others[:1])),
                Slip("code_expected_rounded", lambda own, others: round(_We(own, others))),
            ),
        ),
        "k_factor": Task(
            topic="k_factor",
            name="month_change",
            minutes=8,
            prompt=Step("ask.code_month_change", {"limit": LIMIT}),
            cases=cases(
                _month,
                [
                    (20, 12, Decimal("0.85")),
                    (40, 19, Decimal("1.20")),
                    (20, 35, Decimal("-2.50")),
                    (20, 39, Decimal("-0.60")),
                    (10, 71, Decimal("3.10")),
                    (40, 0, Decimal(0)),
                    (10, 9, Decimal("-1.05")),
                ],
            ),
            hints=(),
            solution='''\
def month_change(k, games, total):
    """Return what a month changes, exactly and unrounded."""
''',
            slips=(
                Slip("code_700_never", lambda k, _, total: k * total, {"limit": LIMIT}),
                Slip("code_700_not_whole", _month_by(lambda K: K)),
                Slip("code_700_nearest", _month_by(round)),
                Slip("code_only_month_k", lambda k, games, _: period_k(k, games).K),
                Slip("code_month_rounded", lambda *month: round_half_away(_month(*month))),
            ),
        ),
        "rating_change": Task(
            topic="rating_change",
            name="change_of_game",
            minutes=10,
            prompt=Step("ask.code_change_of_game"),
            cases=cases(
                _game,
                [
                    (1500, 1700, 1, 20),
                    (2000, 1450, 0, 20),
                    (1500, 2000, 0.5, 40),
                    (2700, 2150, 0.5, 10),
                    (2650, 2200, 1, 10),
                    (2190, 2700, 1, 10),
                    (2300, 2310, 0.5, 10),
                ],
            ),
            hints=(),
            solution='''\
def change_of_game(own, opponent, score, k):
    """Return what one game changes, exactly and unrounded."""
''',
            slips=(
                Slip("code_no_cap", _game_by(_full), {"cap": CAP}),
                Slip("code_cut_for_all", _game_by(_cut_for_all), {"uncut": UNCUT}),
                Slip("code_free_if_either", _game_by(_free_if_either), {"uncut": UNCUT}),
                Slip("code_free_if_above", _game_by(_free_if_above), {"uncut": UNCUT}),
                Slip("sign_of_change", lambda *game: -_game(*game)),
                Slip("code_only_delta", lambda own, other, score, _: _game(own, other, score, 1)),
                Slip("code_game_rounded", lambda *game: round_half_away(_game(*game))),
            ),
        ),
        "performance": Task(
            topic="performance",
            name="norm_average",
            minutes=10,
            prompt=Step("ask.code_norm_average", {"floor": FLOOR}),
            cases=cases(
                _norm_average,
                [
                    ([2200, 1900, 2400],),
                    ([2301, 2150, 2420, 2250],),
                    ([1850, 1900, 2500, 2480],),
                    ([2050, 2049, 2300],),
                    ([2310, 2311],),
                    ([1800, 1800, 2250],),
                ],
            ),
            hints=(),
            solution='''\
def norm_average(opponents):
    """Return the average rating of the opponents for an IM norm."""
''',
            slips=(
                Slip("code_norm_nobody", average_rating, {"floor": FLOOR}),
                Slip(
                    "code_norm_everybody",
                    lambda others: average_rating([max(FLOOR, other) for other in others]),
                ),
                Slip(
                    "code_norm_always",
                    lambda others: round_half_away(_lowest_by(lambda _: FLOOR)(others)),
                    {"floor": FLOOR},
                ),
                Slip("code_norm_left_out", _lowest_out, {"floor": FLOOR}),
                Slip("code_norm_to_even", lambda others: round(_exact_norm_average(others))),
                Slip("code_norm_cut_off", lambda others: floor(_exact_norm_average(others))),
                Slip("code_norm_not_rounded", _exact_norm_average),
            ),
        ),
        "initial_rating": Task(
            topic="initial_rating",
            name="least_points",
            minutes=12,
            prompt=Step("ask.code_least_points"),
            cases=cases(
                _least,
                [
                    ([1600] * 5, 1700),
                    ([1600] * 5, 1707),
                    ([1500, 1550, 1600, 1650, 1700, 1705], 1758),
                    ([1800] * 6, 1500),
                    ([1450, 1500, 1620, 1580, 1490], 1376),
                    ([1900, 1950, 2000, 2050, 2100], 2000),
                ],
            ),
            hints=(),
            solution='''\
def least_points(opponents, wanted):
    """Return the least score that gives a first rating of `wanted` or more."""
''',
            slips=(
                Slip("code_least_over", _least_over),
                Slip("code_least_whole", _least_whole),
                Slip("code_least_short", lambda *event: (_least(*event) or 0) - Decimal("0.5")),
                Slip(
                    "code_least_share",
                    lambda others, wanted: Fraction(_least(others, wanted) or 0) / len(others),
                ),
            ),
        ),
        "misconceptions": Task(
            topic="misconceptions",
            name="average_gap",
            minutes=12,
            prompt=Step("ask.code_average_gap"),
            cases=cases(
                _average_gap,
                [
                    (1500, [1300, 1700], [1, 0], 20),
                    (1600, [1200, 1650, 2100], [1, 0.5, 0], 20),
                    (1800, [1800, 1800], [0.5, 1], 10),
                    (2000, [1500, 1980, 2020], [1, 1, 0], 20),
                    (1451, [1399, 1502, 1723, 1244], [0, 1, 0.5, 1], 40),
                ],
            ),
            hints=(),
            solution='''\
def average_gap(own, opponents, scores, k):
    """Return the change by the average opponent minus the right one."""
''',
            slips=(
                Slip("code_average_gap_turned", lambda *event: -_average_gap(*event)),
                Slip("code_gap_average_alone", _event_of_average),
                Slip("code_gap_right_alone", _event),
                Slip("code_gap_none", lambda *_: 0),
                Slip(
                    "code_gap_rounded",
                    lambda *event: (
                        round_half_away(_event_of_average(*event)) - round_half_away(_event(*event))
                    ),
                ),
            ),
        ),
        "mixed": Task(
            topic="mixed",
            name="next_list",
            minutes=12,
            prompt=Step("ask.code_next_list"),
            cases=cases(
                _next_list,
                [
                    (1500, [1700], [1], 20),
                    (1800, [1700, 1700, 1700], [1, 0.5, 0], 20),
                    (1500, [2000, 1480], [0.5, 1], 40),
                    (2000, [1400, 1950], [0, 0.5], 20),
                    (1750, [1843, 1790], [0.5, 0], 10),
                    (1700, [1510], [1], 10),
                    (1700, [1590], [0], 10),
                ],
            ),
            hints=(),
            solution='''\
def next_list(own, opponents, scores, k):
    """Return the rating on the next list after a month with one event."""
''',
            slips=(
                Slip(
                    "code_next_to_even", lambda *month: round(month[0] + Fraction(_event(*month)))
                ),
                Slip("code_next_to_even", lambda *month: month[0] + round(_event(*month))),
                Slip(
                    "code_next_half_up",
                    _next_by(lambda *month: floor(_event(*month) + Decimal("0.5"))),
                ),
                Slip("code_next_cut_off", _next_by(lambda *month: int(_event(*month)))),
                Slip("code_next_not_rounded", _next_by(_event)),
                Slip("code_next_each_game", _next_by(_each_rounded)),
                Slip("code_next_no_cap", _next_by(_uncut), {"cap": CAP}),
                Slip(
                    "code_next_average",
                    _next_by(lambda *month: round_half_away(_event_of_average(*month))),
                ),
                Slip("code_next_change", lambda *month: _next_list(*month) - month[0]),
            ),
        ),
    }
)
"""By the name of the assignment."""
