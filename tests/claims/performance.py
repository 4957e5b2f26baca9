"""The numbers in the prose of chapter 4, Performance rating, computed."""

from elo import (
    event_change,
    expected_score_at,
    games_from,
    initial_rating,
    norm_performance,
    performance_from_average,
    performance_rating,
    points_needed,
)
from elo.performance import LINEAR_STEP, NORM_SHARE, UNRATED_IN_NORM
from elo.tables import DP, ROWS, rating_difference, row_of
from elo.words import signed
from tests.claims.shared import PD, WITHIN_CAP


def Rp(opponents: list[int], points: float, method: str = "table") -> int:
    """Return a performance."""
    return performance_rating(opponents, points, method=method).Rp


def dp(p: int) -> int:
    """Return dp for a share in percent."""
    return rating_difference(p)


TWO_DRAWS, GIANT = [1600, 1600], [1600, 1600, 2800]
AN = performance_rating([1800, 1850, 1900, 1870], 2)
assert round(100 * 3.5 / 6) == 58
LINH = event_change(1850, games_from(GIANT, [0.5, 0.5, 0]), k=20)
EVEN, SPREAD = [2000] * 10, [1787, 2025, 2310, 2400, 2505]
NINE = [2470, 2150, 2410, 2570, 2340, 2380, 2675, 2540, 2695]
SAINT_LOUIS = [2877, 2805, 2787, 2772, 2768] * 2
CLAIM = event_change(1700, games_from([1400, 1400, 2600], [1, 0.5, 0]), k=20)
NEEDED = points_needed([1800] * 8, 1900)
FIRST_LOSS = min(
    own
    for own in range(1400, 1850)
    if event_change(own, games_from(GIANT, [0.5, 0.5, 0]), k=20).change_exact < 0
)
assert not initial_rating([2000] * 10, 10).Ru > 2200
assert max(abs(dp(p) - LINEAR_STEP * (2 * p - 100) / 100) for p in range(20, 81)) <= 11
for score in (6, 8):
    found = [Rp(EVEN, score, method) for method in ("table", "perfect", "linear")]
    assert max(found) - min(found) <= 11, "nearly the same by all three"

CLAIMS = [
    f"like the 2800 who lifted Linh to {performance_rating([1600, 1600, 2800], 1).Rp}.",
    "unless the share of the points is above 80 % or below 20 %",
    f"plus or minus {LINEAR_STEP} for each game",
    f"For a full score the table says {DP[-1]}.",
    f"Here are some of its {2 * len(DP) - 1} rows.",
    f"who scores {1 - 0.6:.2f} stands as far below Ra as the one who scores 0.60",
    f"In the row 0.60 stands dp = {signed(dp(60))}.",
    f"$p = 6 \\div 10 = {6 / 10:.2f}$",
    f"$Rp = 2500 + {dp(60)} = {performance_from_average(2500, 10, 6).Rp}$",
    f"5 of 8 is {5 / 8}, which becomes {performance_rating([2000] * 8, 5).p} and not 0.62, and "
    f"that is {dp(63) - dp(62)} points.",
    f"The four ratings make {1800 + 1850 + 1900 + 1870}, and $Ra = 7420 \\div 4 = {AN.Ra}$.",
    f"$p = 2 \\div 4 = {AN.p:.2f}$, so dp is {AN.dp}.",
    f"$Rp = {AN.Rp}$. With the points and rounds of the table, 3.5 of 6, it would have been "
    f"{dp(58)} more.",
    f"$2600 - 2400 = {2600 - 2400}$ at least.",
    f"0.75 gives {dp(75)}, which is too little. 0.76 gives {dp(76)}.",
    f"$0.76 \\times 9 = {0.76 * 9:.2f}$",
    f"every point is expected from {ROWS[-1].d_min} on. So {ROWS[-1].d_min} would do, and so would "
    "1000,",
    f"{DP[-1]} is entered for the sake of having a number",
    f"are the same performance, {Rp([1700], 1)}.",
    f"The row before, 0.99, says {dp(99)};",
    f"no point at all is Ra − {-dp(0)}.",
    "nobody starts above 2200",
    f"so without the {WITHIN_CAP} rule. Without a point it is the lowest opponent − {DP[-1]}.",
    f"that is 1700 + {dp(75)} = {Rp([1600, 1800], 1.5)}.",
    f"The differences are {1893 - 1600} and {1893 - 1800}:",
    f"{Rp([1600, 1800], 1.5)} expects {expected_score_at(293).PD + expected_score_at(93).PD}: not "
    "enough.",
    f"1902 expects {expected_score_at(302).PD + expected_score_at(102).PD} and 1903 expects "
    f"{expected_score_at(303).PD + expected_score_at(103).PD:.2f}. So the perfect performance is "
    f"{Rp([1600, 1800], 1.5, 'perfect')}.",
    f"Each win counts as the opponent's rating plus {LINEAR_STEP}, each loss as the rating minus "
    f"{LINEAR_STEP}, each draw",
    f"$(1600 + 1800 + {LINEAR_STEP}) \\div 2 = {Rp([1600, 1800], 1.5, 'linear')}$",
    f"At 9.5 the linear rule has fallen behind by "
    f"{Rp(EVEN, 9.5) - Rp(EVEN, 9.5, 'linear')} points, and at 10 it stops at "
    f"{Rp(EVEN, 10, 'linear') - 2000}, where the table has its {Rp(EVEN, 10) - 2000}.",
    f"is the highest opponent plus {Rp(EVEN, 10, 'perfect') - 2000}, the first difference",
    "other programs add 800",
    "a player who scored 4.5 of 5 in November 2025. The opponents are more than 700 points apart, "
    f"and there the two official numbers part by {Rp(SPREAD, 4.5, 'perfect') - Rp(SPREAD, 4.5)} "
    f"points: {Rp(SPREAD, 4.5)} and {Rp(SPREAD, 4.5, 'perfect')}.",
    "Ra jumps from 1600 to 2000, because the 2800 is one third of it.",
    f"p falls from 0.50 to {performance_rating(GIANT, 1).p}, which costs {-dp(33)}.",
    f"The average gains {2000 - 1600}, the share loses {-dp(33)}, together "
    f"{signed(2000 - 1600 + dp(33))}: a **loss** has lifted {Rp(TWO_DRAWS, 1)} to {Rp(GIANT, 1)}.",
    f"It ends at {Rp(GIANT, 1, 'perfect')} and not at 1600, because three points less still stand "
    "in the row of 0.50.",
    f"falls from {Rp([2400] * 2, 1.5)} to {Rp([2400, 2400, 1400], 2.5)}. The perfect one stays",
    f"Linh is rated 1850 and her performance is {Rp(GIANT, 1)}.",
    f"She loses {-LINH.change_exact} points.",
    f"Two draws with players {1850 - 1600} below her cost {-LINH.games[0].delta} each, and "
    f"the loss to the giant costs another {-LINH.games[2].delta}.",
    f"The average of {performance_rating(GIANT, 1).Ra} is asked nowhere.",
    f"Without the {WITHIN_CAP} rule, whoever",
    f"from {FIRST_LOSS} to {Rp(GIANT, 1, 'perfect') - 1} Linh would lose points too, because the "
    f"2800 counts as only {WITHIN_CAP} away, and {expected_score_at(-WITHIN_CAP).PD} is expected "
    "there.",
    f"with at least {NORM_SHARE} % of the points",
    f"any other unrated opponent counts {UNRATED_IN_NORM} (1.4.6)",
    "in a Swiss of nine rounds a player has 5.5 points of eight, and the last opponent is a "
    f"grandmaster of {NINE[-1]}.",
    f"with the 2150 as it is, Ra would be {performance_rating(NINE, 6).Ra} and the same six points "
    f"{Rp(NINE, 6)}.",
    "must also have had a rating of 2500 at some time (1.5.3)",  # B.01 1.5.3
    # Printed figures, with their sources in the chapter.
    "Saint Louis 2014.",
    "and scored 8.5 of 10.",
    f"By FIDE's table {Rp(SAINT_LOUIS, 8.5)}.",
    f"- **{Rp(SAINT_LOUIS, 8.5, 'curve')}** in *Chess Life*",
    f"${performance_rating(SAINT_LOUIS, 8.5).Ra} + 400 \\log_{{10}}(0.85 \\div {1 - 0.85:.2f})$",
    "- **3102** in a weblog on the day after",
    "- **3200** in a column",
    "The number 3080 is quoted too.",
    f"it is close to the linear {Rp(SAINT_LOUIS, 8.5, 'linear')}.",
    f"gives Magnus Carlsen {performance_from_average(2762, 10, 8).Rp} for 8 of 10 against 2762 on "
    f"average in Nanjing 2009. That is the table: 2762 + {dp(80)}. The curve says "
    f"{performance_from_average(2762, 10, 8, method='curve').Rp}.",
    f"the two are {Rp(SAINT_LOUIS, 8.5, 'curve') - Rp(SAINT_LOUIS, 8.5)} points apart",
    "The printed figures of 2014 were read",
    # Exercises.
    f"7 ÷ 9 = {int(1000 * 7 / 9) / 1000}…, and p has two decimals.",
    f"p is {performance_rating([2150] * 9, 7).p}, so dp = {signed(dp(78))} and Rp = "
    f"{Rp([2150] * 9, 7)}.",
    f"The sum is {sum([1720, 1650, 1800])}.",
    f"Ra = 5170 ÷ 3 = {performance_rating([1720, 1650, 1800], 2).Ra}, p = "
    f"{performance_rating([1720, 1650, 1800], 2).p}, dp = {signed(dp(67))}, so Rp = "
    f"{Rp([1720, 1650, 1800], 2)}.",
    f"0.63 gives {dp(63)} and 0.64 gives {dp(64)}. And 5 of 8?",
    f"{NEEDED.points} points. 0.64 × 8 = {0.64 * 8:.2f}, and 5 of 8 is {5 / 8}, rounded "
    f"{performance_rating([1800] * 8, 5).p}: {NEEDED.short}, five points short. 5.5 of 8 is "
    f"{performance_rating([1800] * 8, 5.5).p} and {NEEDED.reached}.",
    f"By the table that is {Rp([1500, 1700], 1)}.",
    f"The row {row_of(99)} has {PD(99)} and {PD(-99)}, the row {row_of(98)} has {PD(98)} and "
    f"{PD(-98)}.",
    f"{Rp([1500, 1700], 1, 'perfect')}. The differences are +99 and −101, and {PD(99)} + "
    f"{PD(-101)} = 1.00. At 1598 they are +98 and −102: {PD(98)} + {PD(-102)} = "
    f"{expected_score_at(98).PD + expected_score_at(-102).PD}, too little.",
    f"The differences are 300, 300 and {signed(1700 - 2600)}.",
    f"{Rp([1400, 1400, 2600], 1.5)} is right: 1.5 of 3 against "
    f"{performance_rating([1400, 1400, 2600], 1.5).Ra} on average. But the games are "
    f"{', '.join(signed(game.delta) for game in CLAIM.games[:2])} and "
    f"{signed(CLAIM.games[2].delta)}, together {signed(CLAIM.delta)}, so the change is "
    f"{signed(CLAIM.change_exact)}.",
    "differ by more than 20 points",
    "good between 20 and 80 %",
    f"with {Rp(GIANT, 1, 'curve')}, the number of the curve",
]
assert NEEDED.short == 1900 - 5
assert max(SPREAD) - min(SPREAD) > 700
assert norm_performance(NINE, 5.5, title="GM").needed.points == 6

# Premises: the numbers that an example or an exercise starts from. Nothing is claimed by them.
GIVEN = "400 1500 1650 1720 1800 1850 1870 1900 2150 6"
