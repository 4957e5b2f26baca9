"""The numbers in the prose of chapter 1, The formula, computed."""

from decimal import Decimal
from fractions import Fraction

import numpy as np

from elo import (
    batch,
    curve_score,
    expected_score,
    expected_score_at,
    games_from,
    round_half_away,
    rule_set,
    rules_for,
)
from elo.rules import RuleSet
from elo.simulate import generator
from elo.tables import GREATEST_DIFFERENCE, ROWS, row_of
from elo.tournament import us_championship_2025
from elo.words import signed
from tests import by_hand, cases
from tests.claims.shared import PD, WITHIN_CAP, gap

K = rules_for().k
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


def by_both(events, k: int) -> tuple[int, int]:
    """Return the rounded change of a month, by the table's file and by the curve."""
    _, _, table = by_hand.month(events, k, "standard-2025-10")
    rules = rule_set("standard-2025-10")
    curve = sum(
        Fraction(game.score) - Fraction(curve_score(counted(own - game.opponent, own, rules)))
        for own, games in events
        for game in games
    )
    return table, round_half_away(k * curve)


def counted(D: int, own: int, rules: RuleSet) -> int:
    """Return the difference after the 400 rule."""
    return D if own >= rules.uncapped_from else max(-rules.cap, min(rules.cap, D))


def months_of_others() -> list[tuple[int, int]]:
    """Return what FIDE published for the six months, and what the curve gives."""
    found = []
    for case in cases.read(cases.OFFICIAL):
        if case["kind"] != "period" or not case["id"].startswith("F-"):
            continue
        K, tournaments = case["inputs"]["K"], case["inputs"]["tournaments"]
        events = [
            (t["own_rating"], games_from(*zip(*t["games"], strict=True))) for t in tournaments
        ]
        assert K in (10, 20)
        assert 5 <= sum(len(games) for _, games in events) <= 15
        table, curve = by_both(events, K)
        assert table == case["expected"]["change"]
        found.append((table, curve))
    return found


SIX = months_of_others()
OTHERS = [(curve, table) for table, curve in SIX if curve != table]
assert (len(SIX), len(OTHERS)) == (6, 3), "three of six"

TOURNAMENT, PUBLISHED = us_championship_2025()
TWELVE = TOURNAMENT.events()
assert {row.K for row in PUBLISHED.values()} == {10}
assert {len(event.games) for event in TWELVE.values()} == {11}
assert len(TWELVE) == 12
BOTH = [by_both([(event.own, event.games)], PUBLISHED[rank].K) for rank, event in TWELVE.items()]
assert [table for table, _ in BOTH] == [curve for _, curve in BOTH], "none of twelve"


def moves(k: int, reach: int, games: int = 9) -> np.ndarray:
    """Return how far the curve moves months of nine games, opponents up to so far away."""
    D = generator(7).integers(-reach, reach + 1, (100_000, games))
    each = batch.expected_score_at(D) / 100 - batch.curve_score(D)
    return k * abs(each.sum(axis=1))


# A move of less than one point crosses the one border in its way as often as it is long.
CROSSED = {
    (k, reach): np.minimum(1, moves(k, reach)).mean()
    for k in (10, 40)
    for reach in (200, WITHIN_CAP)
}
assert abs(CROSSED[10, 200] - 1 / 10) < 0.015, "one month of ten"
assert abs(CROSSED[10, WITHIN_CAP] - 1 / 8) < 0.015, "or eight"
assert CROSSED[40, 200] > 1 / 3, "more than one of three"
assert 0.43 < CROSSED[40, WITHIN_CAP] < 0.5, "nearly every second"
assert np.maximum(0, moves(40, WITHIN_CAP) - 1).mean() < 0.03, "two points are rare"
MOVE = moves(40, 200).mean()

CLAIMS = [
    "the championship of the United States in October 2025, twelve players with K 10 and eleven "
    "games each",
    "with K 10 or 20 and 5 to 15 games",
    "{} where FIDE published {}, {} for {}, and {} for {}.".format(
        *(signed(n, "d").replace("+", "") for pair in OTHERS for n in pair)
    ),
    "whose system FIDE took over in 1970",
    f"a 1600 does not *win* {100 * expected_score_at(200).PD:.0f} % of the games against a 1400: "
    f"{PD(200)} is the score",
    f"Two equals expect {ROWS[0].PD_high:.2f} each",
    f"chance play: {20 * 1000:,} months of nine games each",
    f"the curve moves a month by {MOVE:.2f} points on average",
    f"so a move of {MOVE:.2f} crosses it about {100 * MOVE:.0f} times in a hundred",
    f"Over {GREATEST_DIFFERENCE[-1]} points it is {ROWS[-1].PD_high} and {ROWS[-1].PD_low:.0f}.",
    f"A lead of {ROWS[0].d_max} points is worth nothing",
    f"A 2000 plays a 1200. D is {signed(2000 - 1200)}, and the table expects {PD(800)} of the one "
    f"and {PD(-800)} of the other.",
    f"D counts as {WITHIN_CAP} first (article 8.3.1, for everybody rated below "
    f"{rules_for().uncapped_from} since 1 October 2025). Then the row is {row_of(WITHIN_CAP)}, and "
    f"the two numbers are {PD(WITHIN_CAP)} and {PD(-WITHIN_CAP)}.",
    f"one whole point more than expected is worth, {K.K_top}, {K.K_other} or {K.K_newcomer}",
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
    f"That is ten elevenths, or {100 * curve_score(400):.1f} %:",
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
