"""Tasks on the expected score: the popular curve, then FIDE's table."""

from decimal import Decimal
from math import exp

from elo.drills.tasks.task import Slip, Task, cases
from elo.formula import CURVE_SCALE, curve_score, expected_score_at
from elo.rules import rules_for
from elo.working import Step


def _PD(D: int) -> Decimal:
    return expected_score_at(D).PD


def _PD_below_the_end(D: int) -> Decimal:
    """Return PD where a row ends one point too early."""
    return _PD(D + 1 if D >= 0 else D - 1)


def _PD_cut(D: int) -> Decimal:
    cap = rules_for().cap
    return _PD(max(-cap, min(cap, D)))


TASKS = (
    Task(
        topic="formula",
        name="curve",
        minutes=5,
        prompt=Step("ask.code_curve", {"scale": CURVE_SCALE}),
        cases=cases(curve_score, [(100,), (0,), (-200,), (35,), (300,), (-300,)]),
        hints=(Step("hint.code_power"), Step("hint.code_curve_half")),
        solution='''\
def curve(D):
    """Return the expected score by the popular curve."""
    return 1 / (1 + 10 ** (-D / 400))
''',
        slips=(
            Slip("code_curve_sign", lambda D: curve_score(-D)),
            Slip("code_curve_brackets", lambda D: 1 / 1 + 10 ** (-D / CURVE_SCALE)),
            Slip("code_curve_exponent", lambda D: 1 / (1 + 10**-D / CURVE_SCALE)),
            Slip("code_curve_e", lambda D: 1 / (1 + exp(-D / CURVE_SCALE))),
            Slip("code_curve_whole", lambda D: 1 / (1 + 10 ** (-D // CURVE_SCALE))),
            Slip("code_percent", lambda D: 100 * curve_score(D)),
            Slip("code_rounded", lambda D: round(curve_score(D), 2)),
            Slip("code_rounded", lambda D: round(curve_score(D), 4)),
        ),
    ),
    Task(
        topic="formula",
        name="table_score",
        minutes=10,
        prompt=Step("ask.code_table_score"),
        cases=cases(
            _PD,
            [(200,), (-200,), (0,), (3,), (4,), (-3,), (-4,), (392,), (-500,), (735,), (736,)],
        ),
        hints=(Step("hint.code_row"), Step("hint.code_last_row"), Step("hint.code_lower")),
        given="""\
from elo.tables import ROWS

ROWS[0], ROWS[26], ROWS[50]
""",
        solution='''\
def table_score(D):
    """Return the expected score by FIDE's table 8.1.2."""
    for row in ROWS:
        if row.d_max is None or abs(D) <= row.d_max:
            return row.PD_high if D >= 0 else row.PD_low
''',
        slips=(
            Slip("code_table_high", lambda D: _PD(abs(D))),
            Slip("code_table_low", lambda D: _PD(-D)),
            Slip("code_table_negative", lambda D: _PD(max(D, 0))),
            Slip("code_table_edge", _PD_below_the_end),
            Slip("code_table_cap", _PD_cut, {"cap": rules_for().cap}),
            Slip("curve_for_table", curve_score),
            Slip("curve_for_table", lambda D: round(curve_score(D), 2)),
        ),
    ),
)
