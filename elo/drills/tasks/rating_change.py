"""Tasks on the rating change: an event with the 400 rule, and the one rounding of the month."""

from collections.abc import Callable, Sequence
from decimal import Decimal
from fractions import Fraction
from math import floor

from elo.drills.tasks.task import Slip, Task, cases
from elo.rating_change import event_change, rating_period
from elo.rounding import round_half_away
from elo.rules import rules_for
from elo.tables import scoring_probability
from elo.values import Number, games_from
from elo.working import Step

CAP = rules_for().cap
Ratings = Sequence[int]
Scores = Sequence[Number]


def _event(own: int, opponents: Ratings, scores: Scores, k: int) -> Decimal:
    return event_change(own, games_from(opponents, scores), k=k).change_exact


def _by(difference: Callable[[int], int]) -> Callable[[int, Ratings, Scores, int], Fraction]:
    """Return the change of an event in which D is replaced by what ``difference`` makes of it."""

    def change(own: int, opponents: Ratings, scores: Scores, k: int) -> Fraction:
        expected = sum(scoring_probability(difference(own - other)) for other in opponents)
        return k * (sum(Fraction(score) for score in scores) - Fraction(expected, 100))

    return change


def _by_average(own: int, opponents: Ratings, scores: Scores, k: int) -> Decimal:
    if not opponents:
        return Decimal(0)
    average = round_half_away(Fraction(sum(opponents), len(opponents)))
    return _event(own, [average] * len(opponents), scores, k)


def _each_game(own: int, opponents: Ratings, scores: Scores, k: int) -> int:
    pairs = zip(opponents, scores, strict=True)
    return sum(round_half_away(_event(own, [other], [score], k)) for other, score in pairs)


def _next(rating: int, changes: Sequence[Decimal]) -> int:
    return rating_period(rating, [], k=1, other_change=sum(changes, Decimal(0))).new_rating


def _tenths(*changes: str) -> list[Decimal]:
    return list(map(Decimal, changes))


TASKS = (
    Task(
        topic="rating_change",
        name="change_of_event",
        minutes=12,
        prompt=Step("ask.code_change_of_event"),
        cases=cases(
            _event,
            [
                (1500, [1700], [1], 20),
                (1800, [1700, 1700, 1700], [1, 0.5, 0], 20),
                (1500, [2000], [0.5], 40),
                (2000, [1500, 1450], [1, 1], 20),
                (1620, [1750, 1480, 2130], [0.5, 1, 0], 10),
                (1600, [], [], 20),
            ],
        ),
        hints=(
            Step("hint.code_zip"),
            Step("hint.code_cap", {"cap": CAP}),
            Step("hint.code_sum_then_k"),
        ),
        given="""\
from decimal import Decimal

from elo import expected_score_at

Decimal(1) - expected_score_at(-200).PD
""",
        solution='''\
def change_of_event(own, opponents, scores, k):
    """Return what an event changes, exactly and unrounded."""
    total = 0
    for opponent, score in zip(opponents, scores):
        D = max(-400, min(400, own - opponent))
        total += Decimal(score) - expected_score_at(D).PD
    return k * total
''',
        slips=(
            Slip("code_no_cap", _by(lambda D: D), {"cap": CAP}),
            Slip("code_cap_one_side", _by(lambda D: min(D, CAP)), {"cap": CAP}),
            Slip("code_cap_one_side", _by(lambda D: max(D, -CAP)), {"cap": CAP}),
            Slip("sign_of_D_event", _by(lambda D: -max(-CAP, min(CAP, D)))),
            Slip("sign_of_change", lambda *event: -_event(*event)),
            Slip("code_no_k", lambda own, opponents, scores, _: _event(own, opponents, scores, 1)),
            Slip("code_only_W", lambda _, __, scores, k: k * sum(scores)),
            Slip("code_average_opponent", _by_average),
            Slip("each_game_rounded", _each_game),
            Slip("code_change_rounded", lambda *event: round_half_away(_event(*event))),
        ),
    ),
    Task(
        topic="rating_change",
        name="next_rating",
        minutes=8,
        prompt=Step("ask.code_next_rating"),
        cases=cases(
            _next,
            [
                (1750, _tenths("-8.4", "5.9")),
                (1751, _tenths("-2.5")),
                (1750, _tenths("2.5")),
                (1800, _tenths("3.4", "3.3")),
                (1600, _tenths("-1.4", "-1.4")),
                (1600, _tenths("0.4", "0.4", "0.4")),
                (1500, _tenths("-0.5")),
                (1500, []),
            ],
        ),
        hints=(Step("hint.code_add_first"), Step("hint.code_even"), Step("hint.code_size")),
        given="""\
from decimal import Decimal

sum([Decimal("-8.4"), Decimal("5.9")])
""",
        solution='''\
def next_rating(rating, changes):
    """Return the rating on the next list."""
    total = sum(changes)
    size = int(abs(total) + Decimal("0.5"))
    return rating + size if total >= 0 else rating - size
''',
        slips=(
            Slip("code_half_even", lambda rating, changes: rating + round(sum(changes))),
            Slip("code_half_even", lambda rating, changes: round(rating + sum(changes))),
            Slip(
                "code_half_up",
                lambda rating, changes: rating + floor(sum(changes) + Decimal("0.5")),
            ),
            Slip(
                "code_each_event_rounded",
                lambda rating, changes: rating + sum(map(round_half_away, changes)),
            ),
            Slip(
                "code_each_event_rounded", lambda rating, changes: rating + sum(map(round, changes))
            ),
            Slip("code_cut_off", lambda rating, changes: rating + int(sum(changes))),
            Slip("code_down", lambda rating, changes: rating + floor(sum(changes))),
            Slip("code_month_not_rounded", lambda rating, changes: rating + sum(changes)),
            Slip("code_only_change", lambda rating, changes: _next(rating, changes) - rating),
        ),
    ),
)
