"""What the chapters' prose says in numbers, put together from computed values.

Each line must stand in its chapter, word for word. A number that neither stands in such a line
nor in the code or outputs of its notebook fails `test_book.py`.
"""

from decimal import Decimal

from elo import (
    curve_score,
    event_change,
    expected_score,
    expected_score_at,
    games_from,
    rating_change,
    rating_period,
    round_half_away,
    rules_for,
)
from elo.tables import GREATEST_DIFFERENCE, ROWS, row_of
from elo.tournament import OTHER_CHANGES, us_championship_2025
from elo.words import signed

WITHIN_CAP = rules_for().cap


def PD(D: int) -> str:
    """Return PD for a difference, with two decimals."""
    return f"{expected_score_at(D).PD:.2f}"


def gap(D: int) -> float:
    """Return table minus curve, in hundredths."""
    return 100 * (float(expected_score_at(D).PD) - curve_score(D))


def change(own: int, opponent: int, score: float, k: int = 20) -> str:
    """Return the exact change of a game, with its sign."""
    return signed(rating_change(own, opponent, score, k=k).change_exact)


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

FORMULA = [
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

FIVE = event_change(1500, games_from([1600, 1500, 1400, 1700, 1457], [1, 0.5, 1, 0, 0.5]), k=20)
MONTH = event_change(1800, games_from([1700] * 3, [1, 0.5, 0]), k=20)
THREE = [rating_change(1800, 1700, score, k=20).change_exact for score in (1, 0.5, 0)]
MAY = event_change(1500, games_from([1540, 1640, 1480], [1, 0.5, 0]), k=20)
JUNE = event_change(1512, games_from([1600, 1450, 1700], [0.5, 1, 0]), k=20)
TOURNAMENT, PUBLISHED = us_championship_2025()
REAL = {
    rank: event_change(event.own, event.games, k=PUBLISHED[rank].K)
    for rank, event in TOURNAMENT.events().items()
}
HALF = event_change(2813, games_from([1787, 2025, 2310, 2400, 2505], [1, 1, 1, 1, 0.5]), k=10)
TWO = (Decimal("3.4"), Decimal("3.3"))
EXERCISE = event_change(1800, games_from([1890, 1750, 2250], [1, 0, 0.5]), k=20)


def month(rank: int) -> str:
    """Return the sum of a player's October 2025 as the chapter prints it."""
    first, other = REAL[rank].change_exact, OTHER_CHANGES[rank]
    event = TOURNAMENT.event(rank)
    period = rating_period(event.own, [event], k=10, other_change=other)
    sign = "−" if other < 0 else "+"
    size = abs(other).normalize()
    return f"{signed(first)} {sign} {size} = {signed(period.change_exact)}"


RATING_CHANGE = [
    f"from an own rating of {rules_for().uncapped_from} on it is counted in full",
    f"Losing costs her {change(1500, 1700, 0)[1:]} points and winning brings "
    f"{change(1500, 1700, 1)[1:]}.",
    f"brings {change(1500, 1700, 0.5)[1:]}. She was expected to score {PD(-200)};",
    f"1800 against 1700 is worth {change(1800, 1700, 1)}, {change(1800, 1700, 0.5)} or "
    f"{change(1800, 1700, 0)}. The favourite is expected to score {PD(100)}.",
    f"300 points higher brings {change(1500, 1800, 1)[1:]} points at K 20",
    f"it costs {change(1500, 1600, 0)[1:]}, {change(1500, 1700, 0)[1:]} or "
    f"{change(1500, 1800, 0)[1:]} points",
    f"She scored {FIVE.W} where {FIVE.We:.2f} were expected. That is {FIVE.delta:.2f} above, and "
    f"20 × {FIVE.delta:.2f} = {FIVE.change_exact}.",
    f"The points table of the tournament says {1 + 1 + 1 + 0.5}.",
    f"The sum is {signed(MONTH.change_exact)}, and the list shows "
    f"{abs(round_half_away(MONTH.change_exact))} points less: 1792.",
    f"{', '.join(map(signed, THREE[:2]))} and {signed(THREE[2])} would become "
    f"{', '.join(signed(round_half_away(c)) for c in THREE[:2])} and "
    f"{signed(round_half_away(THREE[2]))}",
    f"{signed(sum(map(round_half_away, THREE)))} in place of {signed(round_half_away(sum(THREE)))}",
    f"+8.5 becomes {signed(round_half_away(Decimal('8.5')))} and −8.5 becomes "
    f"{signed(round_half_away(Decimal('-8.5')))}",
    f"The sum was {signed(HALF.delta)}, so the change {signed(HALF.change_exact, '.2f')}, and the "
    f"next list showed {2813 + round_half_away(HALF.change_exact)}: three points less.",
    f"{signed(MAY.change_exact)} and {signed(JUNE.change_exact)} make "
    f"{signed(MAY.change_exact + JUNE.change_exact)}, so the next list shows "
    f"{round_half_away(MAY.change_exact + JUNE.change_exact)} points more. Rounded one by one they "
    f"would have been {round_half_away(MAY.change_exact)} and "
    f"{round_half_away(JUNE.change_exact)}.",
    f"a win always brings the favourite at least {1 - expected_score_at(WITHIN_CAP).PD} of K",
    f"The stronger player keeps all {2813 - 2400} points of the difference and wins "
    f"{rating_change(2813, 2400, 1, k=10).change_exact}. The other is counted at 400 and loses "
    f"{-rating_change(2400, 2813, 0, k=10).change_exact}.",
    f"Ratings are published from {rules_for().published_from} on.",
    f"everybody against everybody, {12 * 11 // 2} games",
    f"Number {max(REAL, key=lambda rank: REAL[rank].change_exact)}, second from the bottom",
    f"{REAL[11].change_exact} points for a score of one half",
    f"number 1, won {REAL[1].change_exact}.",
    f"{signed(OTHER_CHANGES[1])} and {signed(OTHER_CHANGES[4])}",
    f"For number 1 the month is {month(1)}, rounded +6, and for number 4 it is {month(4)}, "
    "again +6.",
    f"D = {signed(1620 - 1750)} stands in the row {row_of(1620 - 1750)}.",
    f"PD is {PD(-130)}, so ΔR = 0.5 − {PD(-130)} = +0.18, and the change is "
    f"{change(1620, 1750, 0.5)}.",
    f"The three PD are {', '.join(f'{game.PD:.2f}' for game in EXERCISE.games[:2])} and "
    f"{EXERCISE.games[2].PD:.2f}, together {EXERCISE.We}. You scored {EXERCISE.W}: "
    f"20 × {EXERCISE.delta} = {signed(EXERCISE.change_exact)}.",
    f"The last difference is {2250 - 1800}.",
    f"bring {' and '.join(map(signed, TWO))}.",
    f"{signed(sum(TWO))}, so {round_half_away(sum(TWO))} points more. Rounded event by event it "
    f"would have been {sum(map(round_half_away, TWO))}.",
    f"That cost me {40 * expected_score_at(-700).PD:.1f} points. My friend says "
    f"{-rating_change(1600, 2300, 0, k=40).change_exact}.",
    f"D counts as −400, PD is {PD(-400)}, and 40 × (0 − {PD(-400)}) = {change(1600, 2300, 0, 40)}.",
    f"difference of 700, where PD is {PD(-700)} and the loss would be "
    f"{40 * expected_score_at(-700).PD:.1f}.",
    # Counted in the collection that the chapter names, not computable here.
    "of 14 real periods in that collection in which it makes a difference, 13 were rounded once",
]

CLAIMS = {"formula": FORMULA, "rating_change": RATING_CHANGE}

# Premises: the numbers that an example or an exercise starts from. Nothing is claimed by them.
GIVEN = {
    "formula": "2300 2500 150 320 736 1450 1535 1620 1600 1900 0.84",
    "rating_change": "100 200 300 1620 1750 1890 2250 2300 0.4 432532",
}
