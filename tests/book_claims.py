"""What the chapters' prose says in numbers, put together from computed values.

Each line must stand in its chapter, word for word. A number that neither stands in such a line
nor in the code or outputs of its notebook fails `test_book.py`.
"""

from datetime import date
from decimal import Decimal
from math import comb

from elo import (
    MISCONCEPTIONS,
    curve_score,
    event_change,
    expected_score,
    expected_score_at,
    games_from,
    k_factor,
    performance_rating,
    rating_change,
    rating_period,
    round_half_away,
    rule_set,
    rules_for,
)
from elo.show.glicko import SCALE, Glicko, glicko_period
from elo.simulate import event_swing, settling, steady_gains, stronger_opponents
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

CATALOGUE = MISCONCEPTIONS.values()
WORST = 1 - expected_score_at(-WITHIN_CAP).PD
JUNIOR = {"rating": 1900, "games": 90, "birth_year": 2008}
assert [k_factor(**JUNIOR, on=date(*day)).K for day in ((2026, 12, 1), (2027, 1, 1))] == [40, 20]
COACH = event_change(1850, games_from([1600, 1600, 2800], [0.5, 0.5, 0]), k=20)
EACH = [signed(game.delta) for game in COACH.games]
SEVEN = [comb(7, wins) for wins in range(3)]
FIVE_EQUALS = comb(5, 0) + comb(5, 1)
SWING = event_swing(k=40, games=6, at_least=50)
assert abs(SWING.share_theory - 1 / 4) < 0.01, "one event in four"
assert 0.01 < event_swing(k=20, games=6, at_least=50).share_theory < 0.02, "one or two in a hundred"
assert abs((SWING.changes >= 3000).mean() - 1 / 4) < 0.01, "one in four, two of two one in sixteen"
assert abs((SWING.changes >= 2000).mean() - 1 / 3) < 0.02, "in one event of three"
SETTLED = settling([40, 20]).rows
STEADY = steady_gains((20, 40)).rows
TWENTY = stronger_opponents(k=20).rows
assert [row.mean_theory for row in TWENTY[:4]] == [0] * 4
assert TWENTY[2].rises.value > 0.5, "in more than half of these events"
BY_FIDE = event_change(1500, games_from([1400, 1550, 1700], [1, 0, 0]), k=20)
PAPER = [(Glicko(1400, 30), 1), (Glicko(1550, 100), 0), (Glicko(1700, 300), 0)]
AFTER = glicko_period(Glicko(1500, 200), PAPER)
SURPLUS = -0.272  # 0.9955 (1 - 0.639) - 0.9531 x 0.432 - 0.7242 x 0.303, the paper's numbers
assert round(0.9955 * (1 - 0.639) - 0.9531 * 0.432 - 0.7242 * 0.303, 3) == SURPLUS
assert round((AFTER.rating - 1500) / SURPLUS, 0) == round(SCALE * AFTER.phi**2) == 132
assert round(1464.06 - AFTER.rating, 2) == 0.01, "one hundredth less"
assert round(SCALE, 4) == round(400 / 2.302585093, 4)


def wins_by_k(own: int, opponent: int) -> list[str]:
    """Return what a win gains with each K."""
    return [change(own, opponent, 1, k)[1:] for k in (10, 20, 40)]


MISCONCEPTIONS_CHAPTER = [
    f"This chapter does that with {len(CATALOGUE)} sentences",
    f"D = −300 stands in the row {row_of(300)}, so PD is {PD(-300)} and the win gains "
    f"40 × {1 - Decimal(PD(-300))} = {change(1500, 1800, 1, 40)[1:]} points.",
    f"The largest difference that counts is {WITHIN_CAP}, where PD is {PD(-WITHIN_CAP)}. So no win "
    f"gains more than 40 × {WORST} = {40 * WORST:.1f}, unless the winner is rated "
    f"{rules_for().uncapped_from} or more",
    f"The three wins are worth {change(1500, 1300, 1)[1:]}, {change(1500, 1500, 1)[1:]} and "
    f"{change(1500, 1700, 1)[1:]}. A draw costs {change(1500, 1300, 0.5)[1:]}, or nothing, or "
    f"brings {change(1500, 1700, 0.5)[1:]}. And the most expected loss of the table, against 1700, "
    f"still costs {change(1500, 1700, 0)[1:]} points",
    f"below a rating of {rules_for().uncapped_from} no PD is less than {PD(-WITHIN_CAP)}.",
    f"Losing costs {change(1500, 1700, 0)[1:]} and winning brings {change(1500, 1700, 1)[1:]}. If "
    f"the ratings are right, {PD(-200)} is scored in a game. Let us say that nobody draws; then "
    f"{100 * Decimal(PD(-200)):.0f} of 100 games are won",
    f"At 500 an event costs {-TWENTY[4].mean_theory:.1f} points, at 600 it costs "
    f"{-TWENTY[5].mean_theory:.1f}.",
    f"the expected score of six games is {6 * Decimal(PD(-300)):.2f}, so **two draws",
    f"wins {change(1500, 1500, 1, 40)[1:]} and takes {change(1500, 1500, 0, 10)[1:]}",
    f"Somebody born in 2008 keeps it to the list of December {2008 + 18}",
    f"What the rule took away was {40 - 700 // 20} of the 40 in K.",
    "expect 0.64 and lose 36, 16 and 0 games of a hundred",  # the shares of chapter 1
    f"The opponents' average is {(1600 + 1600 + 2800) // 3}. One point of three is .33, for which "
    f"table 8.1.1 gives −125. The performance is "
    f"{performance_rating([1600, 1600, 2800], 1).Rp}, above his rating.",
    f"expected to score {PD(250)}, so each draw is {EACH[0]}.",
    f"he expects {PD(-950 + 550)} and scores nothing. Together {EACH[0]} − {EACH[1][1:]} − "
    f"{EACH[2][1:]} = {COACH.delta:.2f}, times 20".replace("= -", "= −"),
    f"{' + '.join(map(str, SEVEN))} = {sum(SEVEN)} of the {2**7} ways",
    f"costs 20 × (2 − 3.5) = {signed(20 * (2 - 3.5), '.0f')} points or more. So "
    f"{100 * sum(SEVEN) / 2**7:.0f} times in 100",
    f"At K 40 about {SETTLED[0].swing_theory:.0f} points, at K 20 about "
    f"{SETTLED[1].swing_theory:.0f}",
    f"It takes {SETTLED[0].games.value:.0f} games until 50 of the 300 points are left",
    f"the swing of {SETTLED[0].swing_theory:.0f} points remains, after 30 games and after 300. "
    f"With K 20 it takes {SETTLED[1].games.value:.0f} games, and the swing is "
    f"{SETTLED[1].swing_theory:.0f} points.",
    f"is {12 * 20} points a year with one event a month: the child grows so fast that the rating "
    f"trails it by {STEADY[0].lag.value:.0f} points. +40 is {12 * 40} points a year",
    f"Before that day the minimum was {rule_set('standard-2022-01').published_from}",
    "The paper prints 1464.06, 151.52 and 0.05999.",
    f"computed to the end the rating is {AFTER.rating:.2f}",
    f"The player has lost {1500 - AFTER.rating:.0f} points, and the system is surer than before: "
    f"RD {AFTER.RD:.0f} in place of 200.",
    "The last column adds up to −0.272.",
    "a factor that grows with the player's own RD, 132 points here",
    "both divided by 173.7178",
    f"A loss of {-BY_FIDE.change_exact} points in place of {1500 - AFTER.rating:.0f}.",
    "With FIDE it is {}, {} or {} points, by K.".format(*wins_by_k(1500, 1700)),
    f"1500 against 1700 expects {PD(-200)}, and so does 1650 against 1850.",
    f"The 1700 expected {PD(200)}: 20 × (0.5 − {PD(200)}) = {change(1700, 1500, 0.5)}.",
    f"D = 200 stands in the row {row_of(200)}.",
    f"within {ROWS[0].d_max} points PD is {ROWS[0].PD_high}",
    f"at 200 points it costs {change(1500, 1700, 0)[1:]}, at 100 points "
    f"{change(1500, 1600, 0)[1:]}.",
    f"With one win of five: 20 × (1 − {5 / 2}). In how many of the {2**5} ways",
    f"One win costs {-20 * (1 - 2.5):.0f} points, none costs {20 * 2.5:.0f}. That is 5 + 1 = "
    f"{FIVE_EQUALS} of {2**5} ways: {100 * FIVE_EQUALS / 2**5:.0f} times in 100.",
    f"so she improves by {12 * 30} points a year",
    "Between {:.0f} and {:.0f}.".format(*AFTER.interval),
    "Before the games it was {} to {}:".format(*Glicko(1500, 200).interval),
    # Read in sources, not computable here.
    "Lichess says that it uses Glicko-2 and starts everybody at 1500 ± 700",
    "Chess.com wrote in 2007 that it uses Glicko",
    "on 9 October 2026 it still used the first-rating rule of 2022, in eight tries of eight",
]

CLAIMS = {
    "formula": FORMULA,
    "rating_change": RATING_CHANGE,
    "misconceptions": MISCONCEPTIONS_CHAPTER,
}

# Premises: the numbers that an example or an exercise starts from. Nothing is claimed by them.
GIVEN = {
    "formula": "2300 2500 150 320 736 1450 1535 1620 1600 1900 0.84",
    "rating_change": "100 200 300 1620 1750 1890 2250 2300 0.4 432532",
    # articles; the claims that are looked at; a shift of a list; hundredths in a line of code
    "misconceptions": "7.1 7.2 8.1 8.2 18 1000 1200 1399 2024 2007 150 3000",
}
