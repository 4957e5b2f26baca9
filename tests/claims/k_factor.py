"""The numbers in the prose of chapter 2, The K factor, computed."""

from datetime import date
from decimal import Decimal

from elo import (
    expected_score_at,
    k_factor,
    period_k,
    rating_change,
    rules_for,
)
from elo.simulate import event_swing, settling
from elo.simulate.theory import slope
from elo.tables import GREATEST_DIFFERENCE
from elo.words import signed
from tests.claims.shared import PD, WITHIN_CAP


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
SIX_GAMES = event_swing(40).share.value
NINE_ROUNDS = event_swing(40, games=9).share.value
VY = period_k(40, 5 + 4 + 6).K * (Decimal("0.7") + Decimal("0.5") - Decimal("0.1"))
SLOPE = round(slope(), 4)
LAST = GREATEST_DIFFERENCE[-1]
FULL_700 = [n for n in range(1, 41) if period_k(40, n).K * n == 700]

assert 0.2 < SIX_GAMES, "with K 40 a change of 50 points is nothing rare"
assert 2 < SETTLED[20].games.value / SETTLED[40].games.value < 2.3, "a little more than twice"
assert OFF[100] < 20 < OFF[200] < 30, "24 to 30 games are for 200 to 300 points"
assert 24 < OFF[300] < 32 < OFF[500]

CLAIMS = [
    f"The expected score is {PD(-200)}, so the win is {1 - expected_score_at(-200).PD} of a point "
    f"more than expected. By hand, with each K: - 0.76 × 10 = {win(10)} - 0.76 × 20 = {win(20)} "
    f"- 0.76 × 40 = {win(40)} And",
    f"no win brings more than {10 * expected_score_at(WITHIN_CAP).PD:.1f} points and no loss costs "
    f"more, because below a rating of {rules_for().uncapped_from} PD ends at {PD(-WITHIN_CAP)} and "
    f"{PD(WITHIN_CAP)}",
    f"A player of {rules_for().uncapped_from} or more can lose the whole "
    f"{10 * expected_score_at(LAST + 1).PD:.0f}, to somebody more than {LAST} points lower",
    f"the one wins {win(40)} and the other loses {win(20)}",
    "**Linh**, born in 2008, rated 1795, 90 games. Never near 2400. Her 18th birthday is in "
    f"{2008 + 18}, and she was never published at 2300 or more: "
    f"**{K(1795, 90, 2008, **TURN_OF_2025)}**.",
    "**Bao**, born in 1985, rated 1762, 60 games. No, no, no: "
    f"**{K(1762, 60, 1985, **TURN_OF_2025)}**.",
    "**Chen**, born in 2008, rated 2335, which is also the highest so far, 220 games. A junior, "
    f"but published at 2300 or more, and no newcomer: **{K(2335, 220, 2008, **TURN_OF_2025)}**.",
    "**Mai**, born in 1990, rated 2194, once 2405. The first question is enough: "
    f"**{K(2194, 500, 1990, highest=2405, **TURN_OF_2025)}**",
    f"all nine games count with {K(1765, 27, 1985)}, and the next list has {27 + 9} games and "
    f"K {K(1765, 27 + 9, 1985)}.",
    f"The list that brings him to 30 games or more, to {27 + 9} here, brings {K(1740, 36, 1985)}.",
    f"the next list would have {27 + 3} games and K {K(1765, 27 + 3, 1985)} already: 30 are not "
    "fewer than 30",
    f"After the first he has {27 + 5} games in completed events, and the other two count with "
    f"{K(1765, 27, 1985)} all the same.",
    "for a child, ±50 in one event is normal",
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
    f"(a) {K(2120, 80, 2007)}: that year was {2007 + 18}. (b) {K(2120, 80, 2008)}: it is "
    f"{2008 + 18}. (c) {K(2390, 80, 1970, highest=2412)}. (d) {K(1600, 29, 1970)}, for this month. "
    f"(e) {K(1600, 30, 1970)}: 30 are not fewer than 30.",
    f"{24} games when the month begins, so K is {K(1600, 24, 1970)}, for all three; 15 × 40 = "
    f"{15 * 40} is not too much. 40 × 1.10 = {signed(VY, '.0f')}. The next list has "
    f"{24 + 5 + 4 + 6} games and K {K(1600, 39, 1970)}.",
    f"May: 26 games before it, so K is {K(1765, 26, 1985)}, and 40 × 1.20 = "
    f"{signed(40 * Decimal('1.2'), '.0f')}. June: {26 + 7} games before it, so K is "
    f"{K(1765, 26 + 7, 1985)}, and 20 × (−0.40) = {signed(20 * Decimal('-0.4'), '.0f')}.",
    f"45 × 20 = {45 * 20}.",
    f"700 ÷ 45 = {700 / 45:.1f}, so K is {period_k(20, 45).K}, and 15 × 1.30 = "
    f"{signed(period_k(20, 45).K * Decimal('1.3'), '.1f')}.",
    f"On FIDE's lists it is {K(2280, 90, 2010, highest=2310)}: there the highest",
    f"{', '.join(map(str, FULL_700[:-1]))} and {FULL_700[-1]}: the numbers above 17 that divide "
    "700.",
    f"In more: {100 * NINE_ROUNDS:.0f} %, where it is {100 * SIX_GAMES:.0f} with six.",
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

# Premises: the numbers that an example or an exercise starts from. Nothing is claimed by them.
GIVEN = "400 2007 1970 2120 80 2390 2412 1600 29 24 50 0.70 0.50 0.10 15 26 1.20 0.40 45 1.30 2280"
