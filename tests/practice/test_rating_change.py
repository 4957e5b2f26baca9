"""The pen-and-paper problems on the rating change: their numbers are computed."""

import json
from decimal import Decimal

from elo import Game, event_change, expected_score_at, games_from, rating_change, round_half_away
from elo.tables import row_of
from elo.words import signed
from tests.claims.shared import PD
from tests.notebooks import ROOT
from tests.test_book import folded, text_of

THREE = games_from([1400, 1675, 1960], [1, 0.5, 0])
HOA = event_change(1850, [*THREE, Game(1800, 1, played=False)], k=20)
WITH_FORFEIT = event_change(1850, [*THREE, Game(1800, 1)], k=20)
UNCUT = HOA.change_exact + 20 * (expected_score_at(400).PD - expected_score_at(450).PD)
TWO = (Decimal("-4.2"), Decimal("-4.3"))
ONCE, EACH = round_half_away(sum(TWO)), [round_half_away(one) for one in TWO]
UP = round_half_away(-sum(TWO))
LAN = event_change(1980, games_from([2220, 2220], [1, 0]), k=40).change_exact
MINH = event_change(2220, games_from([1980, 1980], [0, 1]), k=20).change_exact

PROBLEMS = [
    *(f"{row_of(D)} has {PD(D)} and {PD(-D)}" for D in (50, 110, 175, 240, 400, 450)),
    f"A friend gets {signed(UNCUT.normalize())} and another {signed(WITH_FORFEIT.change_exact)}",
    f"The first difference is {1850 - 1400}.",
    f"450 counts as 400: {signed(HOA.games[0].delta)}. The draw: 0.50 − {PD(175)} = "
    f"{signed(HOA.games[1].delta)}. The loss: {signed(HOA.games[2].delta)}. Together "
    f"{signed(HOA.delta, '.2f')}, and 20 × {signed(HOA.delta, '.2f')} = "
    f"{signed(HOA.change_exact, '.0f')}.",
    f"forgot the 400 rule and read {PD(450)}. The second counted the forfeit as a win: "
    f"{signed(rating_change(1850, 1800, 1, k=20).delta)}.",
    f"Together they are {signed(sum(TWO))}.",
    f"{signed(ONCE)}, so {2431 + ONCE}. Rounded by event it would be −4 − 4 = "
    f"{signed(sum(EACH))}, and {2431 + sum(EACH)}.",
    f"With the other signs {signed(-sum(TWO))} becomes {signed(UP)}, and the list shows "
    f"{2431 + UP}.",
    f"D is {signed(1980 - 2220)} for Lan and {signed(2220 - 1980)} for Minh.",
    f"Lan expects {PD(-240)} a game: 40 × (0.80 − 0.20) = {signed(LAN, '.0f')}, and her list shows "
    f"{1980 + round_half_away(LAN)}. Minh expects {PD(240)}: 20 × (−0.80 + 0.20) = "
    f"{signed(MINH, '.0f')}, and his list shows {2220 + round_half_away(MINH)}. "
    f"{LAN + MINH:.0f} points have come into being.",
]


def test_every_number_of_the_problems_is_computed():
    path = ROOT / "exercises/practice/rating_change.ipynb"
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    text = folded("\n\n".join(text_of(cell) for cell in cells))
    assert not [claim for claim in PROBLEMS if folded(claim) not in text]
