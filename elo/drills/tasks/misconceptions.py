"""Tasks on misconceptions: what rounding every game does, and whether points are passed on."""

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction

from elo.drills.tasks.task import Slip, Task, cases
from elo.rating_change import rating_change, rating_period
from elo.rounding import round_half_away
from elo.values import Number
from elo.working import Step

Changes = Sequence[Decimal]


def _month(changes: Changes) -> int:
    return rating_period(1500, [], k=1, other_change=sum(changes, Decimal(0))).change


def _each(changes: Changes) -> int:
    return sum(map(round_half_away, changes))


def _gap(changes: Changes) -> int:
    return _each(changes) - _month(changes)


def _change(own: int, opponent: int, score: Number, k: int) -> Decimal:
    return rating_change(own, opponent, score, k=k).change_exact


def _other_score(score: Number) -> Fraction:
    return 1 - Fraction(score)


def _both(own: int, opponent: int, score: Number, k: int, other_k: int) -> Decimal:
    return _change(own, opponent, score, k) + _change(opponent, own, _other_score(score), other_k)


def _same_score(own: int, opponent: int, score: Number, k: int, other_k: int) -> Decimal:
    return _change(own, opponent, score, k) + _change(opponent, own, score, other_k)


def _same_side(own: int, opponent: int, score: Number, k: int, other_k: int) -> Decimal:
    return _change(own, opponent, score, k) + _change(own, opponent, _other_score(score), other_k)


def _minus(own: int, opponent: int, score: Number, k: int, other_k: int) -> Decimal:
    return _change(own, opponent, score, k) - _change(opponent, own, _other_score(score), other_k)


def _tenths(*changes: str) -> list[Decimal]:
    return list(map(Decimal, changes))


TASKS = (
    Task(
        topic="misconceptions",
        name="rounding_gap",
        minutes=6,
        prompt=Step("ask.code_rounding_gap"),
        cases=cases(
            _gap,
            [
                (_tenths("7.2", "7.2", "7.2"),),
                (_tenths("-1.4", "-1.4"),),
                (_tenths("0.6", "0.6", "0.6"),),
                (_tenths("2.5", "2.5"),),
                (_tenths("-4.8", "5.2", "-4.8", "15.2"),),
                (_tenths("-2.5"),),
                ([],),
            ],
        ),
        hints=(Step("hint.code_two_sums"), Step("hint.code_each_minus_once")),
        given="""\
from decimal import Decimal

from elo import round_half_away

round_half_away(Decimal("7.2")), round_half_away(Decimal("-2.5"))
""",
        solution='''\
def rounding_gap(changes):
    """Return what rounding every game adds to a month."""
    each = sum(round_half_away(change) for change in changes)
    return each - round_half_away(sum(changes))
''',
        slips=(
            Slip("code_gap_turned", lambda changes: -_gap(changes)),
            Slip("code_gap_size", lambda changes: abs(_gap(changes))),
            Slip("code_gap_exact", lambda changes: _each(changes) - sum(changes)),
            Slip("code_gap_each", _each),
            Slip("code_gap_once", _month),
            Slip("code_gap_to_even", lambda changes: sum(map(round, changes)) - _month(changes)),
            Slip(
                "code_gap_to_even", lambda changes: sum(map(round, changes)) - round(sum(changes))
            ),
        ),
    ),
    Task(
        topic="misconceptions",
        name="both_together",
        minutes=8,
        prompt=Step("ask.code_both_together"),
        cases=cases(
            _both,
            [
                (1500, 1700, 1, 40, 20),
                (1500, 1700, 1, 20, 20),
                (1900, 1850, 0.5, 20, 40),
                (1600, 2100, 0, 40, 10),
                (2813, 2400, 1, 10, 10),
            ],
        ),
        hints=(Step("hint.code_other_side"), Step("hint.code_other_score")),
        given="""\
from elo import rating_change

rating_change(1500, 1700, 1, k=20).change_exact
""",
        solution='''\
def both_together(own, opponent, score, k, other_k):
    """Return what a game changes for both players together."""
    first = rating_change(own, opponent, score, k=k)
    second = rating_change(opponent, own, 1 - score, k=other_k)
    return first.change_exact + second.change_exact
''',
        slips=(
            Slip("code_both_zero", lambda *_: 0),
            Slip(
                "code_both_one_k",
                lambda own, opponent, score, k, _: _both(own, opponent, score, k, k),
            ),
            Slip("code_both_score", _same_score),
            Slip("code_both_side", _same_side),
            Slip("code_both_minus", _minus),
            Slip(
                "code_both_first",
                lambda own, opponent, score, k, _: _change(own, opponent, score, k),
            ),
        ),
    ),
)
