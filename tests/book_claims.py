"""What the chapters' prose says in numbers, put together from computed values.

Each line must stand in its chapter, word for word. A number that neither stands in such a line
nor in the code or outputs of its notebook fails `test_book.py`.
"""

from datetime import date
from decimal import Decimal

from elo import (
    curve_score,
    event_change,
    expected_score,
    expected_score_at,
    games_from,
    k_factor,
    period_k,
    rating_change,
    rating_period,
    round_half_away,
    rules_for,
)
from elo.simulate import event_swing, settling
from elo.simulate.theory import slope
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


def win(k: int) -> Decimal:
    """Return what 1500 wins by beating 1700."""
    return rating_change(1500, 1700, 1, k=k).change_exact


def K(rating: int, games: int, born: int, *, highest: int | None = None, **day: int) -> int:
    """Return K on the list of May 2026, or of another month."""
    on = date(day.get("year", 2026), day.get("month", 5), 1)
    file = {"rating": rating, "games": games, "birth_year": born, "highest_published": highest}
    return k_factor(**file, on=on).K


TURN_OF_2025 = {"year": 2025, "month": 1}
SETTLED = {row.K: row for row in settling().rows}
OFF = {off: settling([40], off=-off).rows[0].games.value for off in (100, 200, 300, 500)}
SWINGS = {k: event_swing(k).share.value for k in (40, 20, 10)}
NINE_ROUNDS = event_swing(40, games=9).share.value
BY_HAND = 40 * (6 * 0.2) ** 0.5
SLOPE = round(slope(), 4)
FULL_700 = [n for n in range(1, 41) if period_k(40, n).K * n == 700]

assert round(1 / SWINGS[40]) == 4, "every fourth event"
assert 65 < 1 / SWINGS[20] < 75, "one event in seventy"
assert SWINGS[10] < 1e-4, "as good as never"
assert 2 < SETTLED[20].games.value / SETTLED[40].games.value < 2.3, "a little more than twice"
assert OFF[100] < 20 < OFF[200] < 30, "24 to 30 games are for 200 to 300 points"
assert 24 < OFF[300] < 32 < OFF[500]

K_FACTOR = [
    f"The expected score is {PD(-200)}, so the win is {1 - expected_score_at(-200).PD} of a point "
    f"more than expected. By hand, with each K: - 0.76 × 10 = {win(10)} - 0.76 × 20 = {win(20)} "
    f"- 0.76 × 40 = {win(40)} And",
    f"the one wins {win(40)} and the other loses {win(20)}",
    "**Linh**, born in 2008, rated 1795, 90 games. Never near 2400. Her 18th birthday is in "
    f"{2008 + 18}, and she was never at 2300: **{K(1795, 90, 2008, **TURN_OF_2025)}**.",
    "**Bao**, born in 1985, rated 1762, 60 games. No, no, no: "
    f"**{K(1762, 60, 1985, **TURN_OF_2025)}**.",
    "**Chen**, born in 2008, rated 2335, which is also the highest so far, 220 games. A junior, "
    f"but published at 2300 or more, and no newcomer: **{K(2335, 220, 2008, **TURN_OF_2025)}**.",
    "**Mai**, born in 1990, rated 2194, once 2405. The first question is enough: "
    f"**{K(2194, 500, 1990, highest=2405, **TURN_OF_2025)}**",
    f"all nine games count with {K(1765, 27, 1985)}, and the next list has {27 + 9} games and "
    f"K {K(1765, 27 + 9, 1985)}.",
    f"20 × 40 = {20 * 40}. That is more than {rules_for().k.most_points}.",
    f"700 ÷ 20 = {700 // 20}, already a whole number.",
    "somebody with K 20 played 39 games in one period, and FIDE counted with "
    f"{period_k(20, 39).K}.",
    f"{period_k(40, 20).K * 2} points, and not {40 * 2}.",
    f"only the first {max(n for n in range(99) if period_k(40, n).K == 40)} games count",
    f"about {SLOPE} points a game. So if your rating is 100 points too low, you score about "
    f"{100 * SLOPE:.2f} a game more than expected, and with K 40 each game repairs "
    f"{40 * 100 * SLOPE:.1f} points. That is {40 * 100 * SLOPE:.1f} % of the error, with K 10 it "
    f"is {10 * 100 * SLOPE:.1f} %.",
    f"a standard deviation of {SETTLED[40].swing.value:.0f} points; with 10 it is "
    f"{SETTLED[10].swing.value:.1f}.",
    f"in about 75 games at K 10, in 50 at K 15 and in 30 at K 25 {{cite:p}}`fide-handbook-2003`. "
    f"That is K × games = {75 * 10} each time, and 1 ÷ {SLOPE}, by the arithmetic above, is "
    f"{1 / SLOPE:.0f}.",
    f"A single rating goes on swinging by its {SETTLED[40].swing.value:.0f} points.",
    f"0.25 − 0.05 = 0.20; six games have {6 * 0.2:.1f}, its root is {(6 * 0.2) ** 0.5:.3f}, and 40 "
    f"times that is {BY_HAND:.0f} points. Opponents who are not exactly equal make it "
    f"{event_swing(40).sd_theory:.0f}.",
    f"(a) {K(2120, 80, 2007)}: that year was {2007 + 18}. (b) {K(2120, 80, 2008)}: it is "
    f"{2008 + 18}. (c) {K(2390, 80, 1970, highest=2412)}. (d) {K(1600, 29, 1970)}, until the next "
    "event is completed.",
    f"May: 26 games before it, so K is {K(1765, 26, 1985)}, and 40 × 1.20 = "
    f"{signed(40 * Decimal('1.2'), '.0f')}. June: {26 + 7} games before it, so K is "
    f"{K(1765, 26 + 7, 1985)}, and 20 × (−0.40) = {signed(20 * Decimal('-0.4'), '.0f')}.",
    f"45 × 20 = {45 * 20}.",
    f"700 ÷ 45 = {700 / 45:.1f}, so K is {period_k(20, 45).K}, and 15 × 1.30 = "
    f"{signed(period_k(20, 45).K * Decimal('1.3'), '.1f')}.",
    f"On FIDE's lists it is {K(2280, 90, 2010, highest=2310)}: there the highest",
    f"{', '.join(map(str, FULL_700[:-1]))} and {FULL_700[-1]}: the numbers above 17 that divide "
    "700.",
    f"In more: {100 * NINE_ROUNDS:.0f} %, where it was {100 * SWINGS[40]:.0f}.",
    f"At K 40 an error of 300 points settles in about {SETTLED[40].games.value:.0f} games, and the "
    f"rating swings by {SETTLED[40].swing.value:.0f} for ever. At K 10 it takes "
    f"{SETTLED[10].games.value:.0f} games, and the swing is {SETTLED[10].swing.value:.1f}.",
    # Counted in the collection that the chapter names, not computable here.
    "against 19.6 million entries of FIDE's standard lists, from January 2017 to October 2026",
    "the players had entered since 2016",
    "gives the published K in 99.21 % of them",
    "the K of 5,848 of them fell from 40 to 20. 131 kept 40, and 50 had 20 already",
    "In all 1,117 entries of players at 2400 or more with fewer than 30 games",
    "6,166 such entries have 20, and 17 have 40",
    # Published, at the places that the chapter names.
    "regulations of July 2014, which brought K 40 for juniors",
    "| before July 2014 | 30, 15 or 10 | 20 for everybody, since 2012 |",
    "| July 2014 to September 2022 | 40, 20 or 10 | 20 for everybody |",
    "K before and after July 2014",
    "Rapid and blitz from 2012: FIDE's announcement",
    "The lists show the step in January since 2017",
    "Its handbook of 2003 says",
    "FIDE's handbook of 2003, article 14.3",
]


def busy(k: int, games: int, total: str) -> str:
    """Return K × the sum of a month of so many games, as a solution prints it."""
    K, delta = period_k(k, games).K, Decimal(total)
    return f"{K} × {delta} = {signed((K * delta).normalize(), 'f')}"


def An(rating: int, highest: int, year: int, month: int, games: int = 90) -> int:
    """Return the K of An, born in 2009."""
    return K(rating, games, 2009, highest=highest, year=year, month=month)


assert An(1620, 1620, 2024, 5, games=6) == 40
assert An(1800, 1800, 2024, 12, games=31) == 40
assert An(2401, 2401, 2029, 2) == 10

# The pen-and-paper problems of the practice notebooks, computed in the same way.
PRACTICE = {
    "k_factor": [
        f"The year of her 18th birthday is {2009 + 18}.",
        f"{An(2305, 2305, 2026, 3)} from March 2026, and {An(2290, 2305, 2026, 6)} stays after the "
        "fall.",
        f"she would have kept {An(2295, 2295, 2027, 12)} to December 2027 and had "
        f"{An(2295, 2295, 2028, 1)} from January 2028.",
        f"17 × 40 = {17 * 40}, and 18 × 40 = {18 * 40}.",
        f"Without it: {busy(40, 17, '2.00')}. With it K is {period_k(40, 18).K} for all 18 games. "
        f"A win gives {busy(40, 18, '2.50')}, a draw {busy(40, 18, '2.00')}, and a loss "
        f"{busy(40, 18, '1.50')}. The draw with an equal, which is worth nothing by itself, costs "
        f"{2 * (period_k(40, 17).K - period_k(40, 18).K)} points here.",
        f"{9 + 11 + 18} games. 38 × 20 = {38 * 20}, so K = 700 ÷ 38 = {700 / 38:.1f}, rounded down "
        f"{period_k(20, 38).K}. The sums make "
        f"{signed(Decimal('1.10') - Decimal('0.60') + Decimal('0.90'), '.2f')}, and "
        f"{busy(20, 38, '1.40')}.",
    ],
}

CLAIMS = {"formula": FORMULA, "k_factor": K_FACTOR, "rating_change": RATING_CHANGE}

# Premises: the numbers that an example or an exercise starts from. Nothing is claimed by them.
GIVEN = {
    "formula": "2300 2500 150 320 736 1450 1535 1620 1600 1900 0.84",
    "k_factor": "2007 1970 2120 80 2390 2412 1600 29 26 1.20 0.40 45 1.30 2280",
    "rating_change": "100 200 300 1620 1750 1890 2250 2300 0.4 432532",
}
