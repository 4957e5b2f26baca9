"""The numbers in the prose of chapter 1, The formula, computed."""

from decimal import Decimal

from elo import (
    curve_score,
    expected_score,
    expected_score_at,
    round_half_away,
)
from elo.tables import GREATEST_DIFFERENCE, ROWS, row_of
from elo.words import signed
from tests.claims.shared import PD, WITHIN_CAP, gap

WIDEST = max(range(WITHIN_CAP + 1), key=gap)
FOUR = [expected_score(1500, opponent).PD for opponent in (1450, 1620, 1535, 1700)]
LAST_TENTH = max(gap for gap in range(800) if expected_score_at(-gap).PD >= Decimal("0.1"))

UP_TO_200 = sum(
    round_half_away(100 * curve_score(D)) == 100 * expected_score_at(D).PD for D in range(201)
)
assert 0.74 < UP_TO_200 / 201 < 0.78, "about three times in four"
MISSES = [
    D for D in range(801) if round_half_away(100 * curve_score(D)) != 100 * expected_score_at(D).PD
]
assert sum(D > WITHIN_CAP for D in MISSES) > len(MISSES) / 2, "most of them beyond 400"

CLAIMS = [
    f"Over {GREATEST_DIFFERENCE[-1]} points it is {ROWS[-1].PD_high} and {ROWS[-1].PD_low:.0f}.",
    f"A lead of {ROWS[0].d_max} points is worth nothing",
    f"the last row begins at {ROWS[-1].d_min}",
    f"200 stands in the row {row_of(200)}",
    f"Bao has the larger number, {PD(200)}. Linh has the smaller one, {PD(-200)}: "
    f"{100 * expected_score_at(-200).PD:.0f} points in a hundred games",
    f"{PD(-100)} is the smaller number of the row {row_of(-100)}",
    f"the coach is {row_of(-100).d_min} to {row_of(-100).d_max} points stronger",
    f"anything from 0 to {100 - 100 * expected_score_at(100).PD:.0f} in a hundred",
    f"about {10**0.5:.2f}. That leaves",
    f"$1/(1 + {10**0.5:.2f})$, about {1 / (1 + 10**0.5):.2f}",
    f"The curve says {curve_score(-200):.4f} and the table says {PD(-200)}.",
    f"At 400 points the curve promises {curve_score(400):.4f} and the table {PD(400)}.",
    f"{100 * curve_score(400):.0f} %",
    f"the gap is widest at {WIDEST}: the table says {PD(WIDEST)} and the curve "
    f"{curve_score(WIDEST):.4f}",
    f"They part by up to {gap(WIDEST):.2f} hundredths within 400 points.",
    f"{PD(150)}, {PD(-320)} and {PD(736)}.",
    f"the rows {row_of(150)}, {row_of(320)} and",
    f"The differences are {signed(1500 - 1450)}, {signed(1500 - 1620)}, {signed(1500 - 1535)} "
    f"and {signed(1500 - 1700)}.",
    f"The rows: {row_of(50)}, {row_of(120)}, {row_of(35)}, {row_of(200)}.",
    f"{' + '.join(f'{pd:.2f}' for pd in FOUR)} = {sum(FOUR):.2f} points out of four",
    f"Bao expects {PD(300)} a game",
    f"{ROWS[35].d_min} to {ROWS[35].d_max} points higher",
    f"The formula gives {curve_score(300):.3f}",
    f"D = 300 stands in the row {row_of(300)}, and that row says {PD(300)}.",
    f"{LAST_TENTH} points. At {LAST_TENTH + 1} the table says {PD(-LAST_TENTH - 1)}.",
    f"One in ten is {1 / 10:.2f}.",
]

# Premises: the numbers that an example or an exercise starts from. Nothing is claimed by them.
GIVEN = "2300 2500 150 320 736 1450 1535 1620 1600 1900 0.84"
