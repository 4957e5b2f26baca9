"""The numbers in the prose of chapter 7, Your own tournament, computed."""

from datetime import date
from decimal import Decimal

from elo import (
    Event,
    Game,
    curve_score,
    event_change,
    k_factor,
    performance_rating,
    period_k,
    rating_change,
    rating_period,
    round_half_away,
    rules_for,
)
from elo.rating_change import EventChange
from elo.tables import row_of
from elo.tournament import OTHER_CHANGES, tournament_report
from elo.words import signed
from tests.claims.rating_change import PUBLISHED, REAL, TOURNAMENT
from tests.claims.shared import PD

AUTUMN = [Game(1540, 1), Game(1905, 0.5), Game(2143, 1), Game(2010, 0), Game(2087, 0.5)]
LINH = event_change(1968, AUTUMN, k=40)
LINH_K = k_factor(rating=1979, games=222, birth_year=2008, on=date(2026, 10, 1)).K
NOVEMBER = rating_period(1979, [Event(1968, AUTUMN)], k=LINH_K)
FOUR_BEFORE = rating_period(2722, [TOURNAMENT.event(4)], k=10)
FOUR_WINS = [game for game in REAL[4].games if game.score == 1]
FOUR_WON = sum(game.change_exact for game in FOUR_WINS)


def Linh(*games: Game, own: int = 1968, k: int = 40) -> EventChange:
    """Return Linh's event with other games, another rating or another K."""
    return event_change(own, games, k=k)


FORFEIT = Linh(*AUTUMN, Game(1874, 1)).delta - LINH.delta
UNRATED = Linh(*AUTUMN, Game(1400, 1))
LOST_DRAW = Linh(*AUTUMN[:-1], Game(2087, 0))
LONGER = Linh(*AUTUMN, Game(1800, 0))
BY_CURVE = 40 * sum(float(game.score) - curve_score(game.counted) for game in LINH.games)
RULE_2650 = [
    rating_change(2700, 2250, 1, k=10, rules=day).change_exact
    for day in (date(2025, 9, 30), date(2025, 10, 1))
]

REPORT = tournament_report(TOURNAMENT)
GAINED = [sheet for sheet in REPORT.rated if sheet.event.change_exact > 0]
ELEVEN = REPORT.player(11).event
BEST = max(ELEVEN.games, key=lambda game: game.change_exact)

assert len(REPORT.rated) - len(GAINED) == 6, "and six lost"
assert max(GAINED, key=lambda sheet: sheet.event.change_exact).start_rank == 11
assert sorted(sheet.event.own for sheet in REPORT.rated)[1] == ELEVEN.own, "last but one"
assert max(abs(sheet.event.delta) for sheet in REPORT.rated) == ELEVEN.delta
assert BEST.opponent == TOURNAMENT.players[3].rating
assert BEST.label.startswith("round 8,")
assert 10 < LINH.change_exact < 20, "the guess"
assert sorted({n for n in range(1, 99) for k in (10, 20, 40) if period_k(k, n).K == 25}) == [27, 28]
assert [n for n in range(1, 99) if period_k(40, n).K == 38] == [18]
assert [sum(sign * game.delta > 0 for game in REAL[4].games) for sign in (1, -1)] == [5, 6]
assert len(FOUR_WINS) == 2
assert REAL[4].W == 2 + Decimal("0.5") * 9, "two wins, nine draws"
MOVED = [a.PD - b.PD for a, b in zip(Linh(*AUTUMN, own=1979).games, LINH.games, strict=True)]
assert sorted(set(MOVED)) == [0, Decimal("0.01"), Decimal("0.02")], "nearly every line"
assert MOVED.count(0) == 1

CLAIMS = [
    f"left are three points of five games, and those are worth {LINH.change_exact}.",
    f"she was never at {rules_for().k.junior_below}: {LINH_K}.",
    "Five games are left, with 3 points.",
    f"D is 1968 − 1540 = {signed(1968 - 1540)}, more than 400, so it counts as "
    f"{signed(LINH.games[0].counted)}. PD is {LINH.games[0].PD}, and the win brings 1 − 0.92 = "
    f"{signed(LINH.games[0].delta)}. Against Bao D is {signed(LINH.games[1].D)}, in the row "
    f"{row_of(63)}: PD is {LINH.games[1].PD}, and the draw costs {-LINH.games[1].delta}.",
    f"The five ΔR make {signed(LINH.delta)}, and 40 × 0.44 = {LINH.change_exact}.",
    f"{LINH.change_exact} is rounded to {NOVEMBER.change}.",
    f"1979 + {NOVEMBER.change} = {NOVEMBER.new_rating}.",
    f"{performance_rating([game.opponent for game in LINH.games], 3).Rp} by the five games",
    f"The two wins brought {FOUR_WON} together, and the nine draws took "
    f"{FOUR_WON - REAL[4].change_exact} of it back",
    f"{PUBLISHED[4].rating_next_list} there, {FOUR_BEFORE.new_rating} here",
    f"after the 400 rule | {LINH.Rc} | {PUBLISHED[4].Rc} |",
    f"score, together | {LINH.W:.0f} | {PUBLISHED[4].score} |",
    f"number of lines | {LINH.n} | {REAL[4].n} |",
    f"ΔR, together | {signed(LINH.delta)} | {signed(PUBLISHED[4].sum_chg)} |",
    f"| K | K | {LINH_K} | {PUBLISHED[4].K} |",
    f"ΔR × K | {signed(LINH.change_exact)} | {signed(PUBLISHED[4].K_chg, '.1f')} |",
    f"It is W − Change: 3 − {LINH.delta} = {LINH.We} for Linh.",
    f"An (1540) counts for Linh as {1968 - 400}, 400 points below her",
    f"Linh's {signed(LINH.delta)} becomes {signed(LOST_DRAW.delta)}, and K × Change "
    f"{signed(LOST_DRAW.change_exact)}.",
    f"the loss to Emi, {signed(LINH.games[3].delta)}, and the sum is "
    f"{signed(Linh(*AUTUMN[:3], AUTUMN[4]).delta)}.",
    f"she would have had {UNRATED.delta - LINH.delta} too much, which is "
    f"{UNRATED.change_exact - LINH.change_exact} points with her K.",
    f"Feng's empty chair would be worth {signed(FORFEIT)}, or {40 * FORFEIT:.1f} points.",
    f"With 1979 in place of 1968 Linh has {signed(Linh(*AUTUMN, own=1979).delta)} and not "
    f"{signed(LINH.delta)}.",
    "Nearly every line moves by 0.01 or 0.02.",
    f"Against An {PD(428)} in place of {PD(400)} is {40 * Decimal('0.01'):.1f} points.",
    f"{RULE_2650[0]} where FIDE has {RULE_2650[1]} means",
    f"Linh gets {BY_CURVE:.1f} with it.",
    f"{Linh(*AUTUMN, k=20).change_exact} ÷ {LINH.delta} = 20",
    f"{period_k(40, 18).K * LINH.delta} ÷ {LINH.delta} = {period_k(40, 18).K}, and that means a "
    "month of 18 games.",
    "With another event of 13 games in October, Linh would have 18 games in the month",
    f"for this player in that month, with {signed(OTHER_CHANGES[4])}:",
    f"{signed(REAL[4].change_exact)} and {signed(OTHER_CHANGES[4].normalize())} make "
    f"{signed(REAL[4].change_exact + OTHER_CHANGES[4].normalize())}, rounded 6, and "
    f"{PUBLISHED[4].rating_next_list} is FIDE's number.",
    f"D = {signed(1968 - 1800)} stands in the row {row_of(168)}, where the higher rated player "
    f"has {PD(168)}.",
    f"ΔR is 0 − {PD(168)} = −{PD(168)}. The sum is {LINH.delta} − {PD(168)} = "
    f"{signed(LONGER.delta)}, and 40 × (−0.28) = {signed(LONGER.change_exact)}.",
    f"FIDE's line for Linh says N {LINH.n - 1}, W {LINH.W - Decimal('0.5')}, Change "
    f"{signed(LINH.delta - LINH.games[1].delta)}.",
    f"0.44 − 0.53 = {signed(LINH.games[1].delta)}: the draw with Bao. (The other draw, "
    f"{signed(LINH.games[4].delta)}, would have left {signed(LINH.delta - LINH.games[4].delta)}.)",
    f"Change −0.65 and Kchg {signed(-25 * Decimal('0.65'))}.",
    f"16.25 ÷ 0.65 = {Decimal('16.25') / Decimal('0.65'):.0f}. That is a 40 after the 700 rule, "
    f"in a month of 28 games, 700 ÷ 28 = {700 // 28}, or of 27: {700 / 27:.1f}, rounded down.",
    f"The change, rounded {round_half_away(Decimal('8.2'))}, is added to the list that is there: "
    f"1724 + 8 = {1724 + 8}.",
    f"so the list of July must show {1700 + 8}. It shows {1724 + 8}, FIDE has given me "
    f"{1724 - 1700} points too many.",
    f"Number 11, rated {ELEVEN.own} and last but one in the field, gained the most.",
    f"{ELEVEN.W} points where the table expected {ELEVEN.We}.",
    f"in round 8 against number 3, rated {BEST.opponent}: ΔR {signed(BEST.delta, '.2f')}, and that "
    f"is {BEST.change_exact} of the {ELEVEN.change_exact} points.",
    f"Nobody is further from the line than number 11, by {ELEVEN.delta} points.",
    f"the {signed(OTHER_CHANGES[4])} on FIDE's page lies between.",
    f"FIDE's page has {signed(OTHER_CHANGES[1])}.",
    # Counted in the collection that the chapter names, not computable here.
    "of 63 real months that have been looked at, 7 began a point or more beside",
    "In 14 real months one rounding",
    "followed the one rounding in 13 and the other in one",
    "the one rounding, the 63 months and",
    # Published, at the places that the chapter names.
    "takes claims for 15 days after the list",
    "up to three days before it",
    "an event of more than 30 days",
    "off by a half or a whole point, and Change by exactly as much: 0.50 or 1.00.",
    "letter of FIDE's Qualification Commission of February 2024",
]

# Premises: the numbers that an example or an exercise starts from. Nothing is claimed by them.
GIVEN = "2400 2650 30 1700 1724 8.2 432532 7.1 8.3 9.1"
