"""What the chapters' prose says in numbers, put together from computed values.

Each line must stand in its chapter, word for word. A number that neither stands in such a line
nor in the code or outputs of its notebook fails `test_book.py`.
"""

from decimal import Decimal
from itertools import pairwise
from math import log10

from elo import (
    compressed,
    curve_score,
    event_change,
    expected_score,
    expected_score_at,
    first_points_needed,
    games_from,
    initial_rating,
    rating_change,
    rating_period,
    round_half_away,
    rules_for,
)
from elo.simulate import first_ratings
from elo.tables import GREATEST_DIFFERENCE, ROWS, rating_difference, row_of
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

OLD = "standard-2022-01"


def first(field: int, points: float, n: int = 5, rules: str | None = None) -> int:
    """Return the first rating against equal opponents."""
    Ru = initial_rating([field] * n, points, rules=rules).Ru
    assert Ru is not None
    return Ru


def gain(field: int, points: float) -> int:
    """Return the first rating of today less that of 2022."""
    return first(field, points) - first(field, points, rules=OLD)


def dp(share: float) -> int:
    """Return dp of table 8.1.1."""
    return rating_difference(round_half_away(Decimal(str(share)) * 100))


def off(truth: int) -> int:
    """Return by how much first ratings of today are off, on average."""
    return abs(round(TRUTH[truth].error_theory))


RULES = rules_for().first
NEWCOMERS = first_ratings()
BEFORE, TRUTH = (
    {row.truth: row for row in NEWCOMERS.rows if bool(row.rules.first.invented) == new}
    for new in (False, True)
)
assert {round(row.error_theory) for row in BEFORE.values()} == {-37, -33}, "about 37, and 1300"
assert 0.38 < 1 - TRUTH[1300].published.value < 0.44, "four in ten are not published"
assert 95 < TRUTH[1700].deviation.value < 107, "a hundred points"
assert NEWCOMERS.games == 6
assert (NEWCOMERS.sample.players, NEWCOMERS.sample.repeats) == (200, 20)
BELOW_HALF = [first(1600, half / 2, rules=OLD) for half in range(1, 6)]
LEAST_STEP = min(b - a for a, b in pairwise(BELOW_HALF))
assert all(gain(field, half / 2) >= 0 for field in (1400, 1600, 1800) for half in range(1, 11))
assert all(gain(2400, half / 2) < 0 for half in range(1, 11))
assert gain(2000, 0.5) > 0 < gain(2000, 5)
FIDE_CALCULATOR = [  # as collected (F-I01 to F-I08): average, points, games, answer
    (2000, 3, 5, 2020),
    (2000, 2, 5, 1928),
    (2000, 2.5, 5, 2000),
    (2100, 5, 5, 2200),
    (2400, 3, 5, 2420),
    (1600, 1, 5, 1360),
    (1657, 3, 5, 1677),
    (1800, 4, 7, 1820),
]
assert all(first(*asked, rules=OLD) == answer for *asked, answer in FIDE_CALCULATOR), "all eight"
assert [first(*asked) == answer for *asked, answer in FIDE_CALCULATOR].count(False) == 7, "seven"
REAL_FIRST = [1902, 1877, 1884, 2012, 1832]
SIX = initial_rating([1800] * 5 + [1400], 5.5)
NEEDED = first_points_needed([1600] * 5, 1700)

INITIAL_RATING = [
    f"1600, you are in good company, and {first(1600, 2.5) - 1600} points away",
    f"two hypothetical opponents rated {RULES.invented[0]}, both games drawn",
    f"The rating is published from **{rules_for().published_from}** on, and it is never more than "
    f"**{RULES.maximum}**",
    f"$5 \\times 1600 + 2 \\times 1800 = {5 * 1600 + sum(RULES.invented)}$, for seven opponents: "
    f"$Ra = 11600/7 = {11600 / 7:.2f}$",
    "$2.5 + 1 = 3.5$ points of seven games: $p = 0.50$",
    f"For 0.50 it gives $dp = {dp(0.5)}$",
    f"p is $4/7$, rounded {4 / 7:.2f}, and the table gives {dp(0.57)} points: {first(1600, 3)}.",
    f"One point gives {first(1600, 1)} and five give {first(1600, 5)}.",
    f"six points of seven, {6 / 7:.2f}, and {dp(0.86)} points, where FIDE's table would say "
    f"{dp(1)} for a share of one",
    f"are then {4 / 5:.2f}, which is worth {dp(0.8)}, and Ru comes out as "
    f"{round_half_away(Decimal(11600) / 7 + dp(0.8))}. Right is {5 / 7:.2f}, five points of seven, "
    f"worth {dp(0.71)}: {first(1600, 4)}.",
    f"they lifted him by {first(1600, 2.5) - 1600} points",
    f"Against 1400s half the points bring {first(1400, 2.5)}, and against 2200s "
    f"{first(2200, 2.5)}: those are {first(1400, 2.5) - 1400} points towards 1800",
    f"After 25 games against 1600s it is {first(1600, 12.5, 25) - 1600} points.",
    f"**{initial_rating(REAL_FIRST, 3).Ru}**, with K {rules_for().k.K_newcomer}",
    f"**{initial_rating(REAL_FIRST, 3, rules=OLD).Ru}**. Where",
    # Published by FIDE: tests/data/official_cases.jsonl, F-N01.
    "The list of December 2025 shows this player for the first time: **1922**",
    "and for this player it says **1921**",
    f"further down it becomes {-gain(2400, 5)}",
    f"The result is {first(1450, 1)}, and the next list shows nothing.",
    f"rating periods of not more than {RULES.months} months",
    f"We count the {RULES.months} months back from the month",
    f"while the {RULES.months} months last",
    f"Five games within {RULES.months} months",
    f"A newcomer's K of {rules_for().k.K_newcomer} moves it",
    f"there are five, and *now* the two 1800s are added, once for all events together: "
    f"{initial_rating([1580, 1610, 1720, 1490, 1550], 2.5).Ru}.",
    "every half point more brings 20.",
    "ratings were published from 1000 on",
    f"every half point weighs {LEAST_STEP} points or more. Above, it is 20 points, whatever "
    f"happens: five wins against 1600s were worth {first(1600, 5, rules=OLD)}.",
    f"Five wins against 1400s bring {gain(1400, 5)} points more.",
    f"half the points lose {-gain(2000, 2.5)}, and very good",
    f"{-gain(2400, 5)} points at five wins against 2400s",
    f"one point against 1400s gave a rating of {first(1400, 1, rules=OLD)} then, and gives none",
    "by 0.40 of what was missing to 2000",
    f"Half the points against five 1500s gave {first(1500, 2.5, rules=OLD)} on the day before. The "
    f"same five people were {compressed(1500).after}s the day after, and half the points against "
    f"them give {first(1700, 2.5)}.",
    "200 newcomers of every strength, 20 times over",
    f"came in about {-round(BEFORE[1700].error_theory)} points too low",
    f"as strong as 1500 gets {off(1500)} points too many, one of 1700 gets {off(1700)} too many, "
    f"one of 1900 gets {off(1900)} too few, and one of 2100 gets {off(2100)} too few. At 1300 it "
    f"is {off(1300)} too many",
    "then 2100 and five times 20, now cut at 2200",
    # Counted in the collection that the chapter names, not computable here.
    "asked FIDE's calculator for rating changes 24 questions. Four answers were not today's rule, "
    f"all four for players rated {rules_for().uncapped_from} or more",
    f"**Five 2000s, 3 points: {first(2000, 3)}.** It says {first(2000, 3, rules=OLD)}? That is the "
    f"rule of 2022. {2000 + dp(0.6)}?",
    f"**Five 1600s, 4.5 points: {first(1600, 4.5)}.** {first(1600, 4.5, rules=OLD)} is the rule of "
    f"2022. {round_half_away(Decimal(11600) / 7 + dp(0.78))} means that p was cut to "
    f"{int(550 / 7) / 100} where {5.5 / 7:.2f} is nearer.",
    f"**Five 1800s, 5 points: {first(1800, 5)}.** "
    f"{round_half_away(1800 + Decimal(400 * log10(6)))} means the curve in place of the table. "
    f"{1800 + dp(1)} means no draws, and the {dp(1)} of a full score.",
    f"**Five 2400s, 3 points: {first(2400, 3)}.** "
    f"{round_half_away(Decimal(15600) / 7 + dp(0.57))} means that there is no maximum, "
    f"{first(2400, 3, rules=OLD)} the rule of 2022.",
    f"**Five 1450s, 1 point: no rating.** {first(1450, 1)} means that there is no minimum, "
    f"{rules_for().published_from} that it lifts.",
    f"**One 2000, 1 point: no rating.** {round_half_away(Decimal(5600) / 3 + dp(0.67))} means",
    f"**Five 2000s, 0 points: no rating.** {round_half_away(Decimal(13600) / 7 + dp(0.14))} means",
    "it says 1392, 1992 and 1634, because",
    f"Ra = (8500 + 3600) ÷ 7 = {12100 / 7:.2f}. p = 4 ÷ 7 = {4 / 7:.2f}, so dp = {dp(0.57)}. "
    f"Ru = {12100 / 7 + dp(0.57):.2f}, rounded {first(1700, 3)}.",
    f"p is 1.5 ÷ 7, or {1.5 / 7:.2f}, and the table gives {signed(dp(0.21))}.",
    f"Nothing. Ra is {11100 / 7:.2f}, and Ru would be {first(1500, 0.5)}, which is below 1400.",
    "Ra is known: 1657.14.",
    f"Three points: p = {4 / 7:.2f}, dp = {dp(0.57)}, and Ru = {NEEDED.reached}. Half a point less "
    f"gives {first(1600, 2.5)}.",
    f"4 ÷ 5 is {4 / 5:.2f}, that is {dp(0.8)}, so my first rating is {1800 + dp(0.8)}.",
    f"It is 5 ÷ 7 = {5 / 7:.2f}, dp is {dp(0.71)}, and the first rating is {first(1800, 4)}.",
    f"You enter 1800, 4 and 7, and it answers {first(1800, 4, 7, rules=OLD)}.",
    f"Today it is p = 5 ÷ 9 = {5 / 9:.2f}, dp = {dp(0.56)}, and {first(1800, 4, 7)}.",
    f"It falls from {first(1800, 4.5)} to {SIX.Ru}. The win raises dp from {dp(0.79)} to "
    f"{SIX.dp}, and the low opponent takes Ra from 1800 to {SIX.Ra}.",
    "20 for each half point above the half",
]
assert NEEDED.points == 3

CLAIMS = {
    "formula": FORMULA,
    "rating_change": RATING_CHANGE,
    "initial_rating": INITIAL_RATING,
}

# Premises: the numbers that an example or an exercise starts from. Nothing is claimed by them.
GIVEN = {
    "formula": "2300 2500 150 320 736 1450 1535 1620 1600 1900 0.84",
    "rating_change": "100 200 300 1620 1750 1890 2250 2300 0.4 432532",
    "initial_rating": "1400 1600 1800 2000 2200 2400 2.5 2022 2024 435715 1700 4.5 5.5",
}
