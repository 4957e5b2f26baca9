"""Tasks over several topics: a whole month, and a performance that misleads."""

from collections.abc import Callable, Sequence
from decimal import Decimal
from fractions import Fraction

from elo.drills.tasks.task import Slip, Task, cases
from elo.k_factor import period_k
from elo.performance import performance_rating
from elo.rating_change import event_change, rating_period
from elo.rounding import round_half_away
from elo.rules import rules_for
from elo.tables import scoring_probability
from elo.values import Event, Game, Number, games_from
from elo.working import Step

RULES = rules_for()
UNRATED_IN_NORMS = 1400
Games = Sequence[tuple[int | None, Number]]


def _month(rating: int, k: int, games: Games) -> int:
    event = Event(rating, [Game(*game) for game in games])
    return rating_period(rating, [event], k=k).new_rating


def _rated(games: Games) -> Games:
    return [game for game in games if game[0] is not None]


def _exact(rating: int, k: int, games: Games) -> Decimal:
    """Return the exact change of a month with this K, whatever the number of games."""
    return event_change(rating, [Game(*game) for game in games], k=k).change_exact


def _k(k: int, games: Games) -> int:
    return period_k(k, len(_rated(games))).K


def _uncut(rating: int, k: int, games: Games) -> int:
    total = sum(
        Fraction(score) - Fraction(scoring_probability(rating - opponent), 100)
        for opponent, score in games
        if opponent is not None
    )
    return rating + round_half_away(_k(k, games) * total)


def _misled(rating: int, opponents: Sequence[int], scores: Sequence[Number]) -> bool:
    return _product(rating, opponents, scores) < 0


def _product(rating: int, opponents: Sequence[int], scores: Sequence[Number]) -> Decimal:
    """Return how far the performance is above the rating, times how far the score above PD."""
    return _above(rating, opponents, scores) * _delta(rating, opponents, scores)


def _above(rating: int, opponents: Sequence[int], scores: Sequence[Number]) -> int:
    points = sum((Fraction(score) for score in scores), Fraction(0))
    return performance_rating(opponents, points).Rp - rating


def _delta(rating: int, opponents: Sequence[int], scores: Sequence[Number]) -> Decimal:
    return event_change(rating, games_from(opponents, scores), k=1).delta


def _if(holds: Callable[[int, Decimal], bool]) -> Callable[..., bool]:
    """Return the function that asks this of the performance above the rating, and of the change."""
    return lambda *event: holds(_above(*event), _delta(*event))


TASKS = (
    Task(
        topic="review",
        name="list_after",
        minutes=14,
        prompt=Step("ask.code_list_after", {"uncapped": RULES.uncapped_from}),
        cases=cases(
            _month,
            [
                (1500, 20, [(1700, 1), (1600, 0.5)]),
                (1800, 20, [(1700, 1), (1700, 0.5), (1700, 0)]),
                (1600, 40, [(2100, 0.5), (None, 1)]),
                (1900, 20, [(1450, 1), (1890, 0)]),
                (2431, 10, [(2241, 0.5)]),
                (1700, 40, [(1700, 1)] * 11 + [(1700, 0)] * 9),
                (1700, 40, [(1700, 1)] * 8 + [(1700, 0)] * 9 + [(None, 1)]),
                (1500, 20, []),
            ],
        ),
        hints=(
            Step("hint.code_month_rated"),
            Step("hint.code_cap", {"cap": RULES.cap}),
            Step("hint.code_month_order", {"limit": RULES.k.most_points}),
        ),
        given="""\
from decimal import Decimal

from elo import expected_score_at, round_half_away

Decimal(1) - expected_score_at(-200).PD, round_half_away(Decimal("-2.5"))
""",
        solution='''\
def list_after(rating, k, games):
    """Return the rating on the list after a month."""
    rated = [game for game in games if game[0] is not None]
    total = 0
    for opponent, score in rated:
        D = max(-400, min(400, rating - opponent))
        total += Decimal(score) - expected_score_at(D).PD
    if len(rated) * k > 700:
        k = 700 // len(rated)
    return rating + round_half_away(k * total)
''',
        slips=(
            Slip("code_no_cap", _uncut, {"cap": RULES.cap}),
            Slip(
                "code_700_never",
                lambda rating, k, games: rating + round_half_away(_exact(rating, k, games)),
                {"limit": RULES.k.most_points},
            ),
            Slip(
                "code_unrated_counted",
                lambda rating, k, games: (
                    rating + round_half_away(_exact(rating, period_k(k, len(games)).K, games))
                ),
            ),
            Slip(
                "code_unrated_1400",
                lambda rating, k, games: _month(
                    rating, k, [(opponent or UNRATED_IN_NORMS, score) for opponent, score in games]
                ),
                {"unrated": UNRATED_IN_NORMS},
            ),
            Slip(
                "each_game_rounded",
                lambda rating, k, games: (
                    rating
                    + sum(round_half_away(_exact(rating, _k(k, games), [game])) for game in games)
                ),
            ),
            Slip(
                "code_month_not_rounded",
                lambda rating, k, games: rating + _exact(rating, _k(k, games), games),
            ),
            Slip(
                "code_half_even",
                lambda rating, k, games: rating + round(_exact(rating, _k(k, games), games)),
            ),
            Slip("code_only_change", lambda rating, k, games: _month(rating, k, games) - rating),
        ),
    ),
    Task(
        topic="review",
        name="misled",
        minutes=8,
        prompt=Step("ask.code_misled"),
        cases=cases(
            _misled,
            [
                (1850, [1600, 1600, 2800], [0.5, 0.5, 0]),
                (1900, [1500, 1500, 1500, 2300], [1, 1, 1, 0]),
                (1500, [1700], [1]),
                (1800, [1700, 1700, 1700], [1, 0.5, 0]),
                (1875, [1600, 1600, 2800], [0.5, 0.5, 0]),
                (1500, [1503], [0.5]),
            ],
        ),
        hints=(Step("hint.code_misled_two"), Step("hint.code_misled_sign")),
        given="""\
from elo import event_change, games_from, performance_rating

event = event_change(1700, games_from([1600, 1800], [1, 0.5]), k=20)
performance_rating([1600, 1800], 1.5).Rp, event.delta
""",
        solution='''\
def misled(rating, opponents, scores):
    """Tell whether the performance points the wrong way."""
    Rp = performance_rating(opponents, sum(scores)).Rp
    event = event_change(rating, games_from(opponents, scores), k=20)
    return (Rp - rating) * event.delta < 0
''',
        slips=(
            Slip("code_misled_above", _if(lambda above, delta: above > 0 > delta)),
            Slip("code_misled_below", _if(lambda above, delta: above < 0 < delta)),
            Slip("code_misled_turned", _if(lambda above, delta: above * delta > 0)),
            Slip("code_misled_zero", _if(lambda above, delta: above * delta <= 0)),
            Slip("code_misled_Rp_alone", _if(lambda above, _: above > 0)),
            Slip("code_misled_change_alone", _if(lambda _, delta: delta < 0)),
        ),
    ),
)
