"""The pen-and-paper problems of the practice to chapter 6: their numbers, and every kind."""

import json
import re
from fractions import Fraction
from math import comb

from elo import rating_change, rules_for
from elo.drills.misconceptions import KINDS
from tests.by_hand import PD
from tests.notebooks import ROOT

CELLS = json.loads((ROOT / "exercises/practice/misconceptions.ipynb").read_text("utf-8"))["cells"]
TEXT = {cell["id"]: " ".join("".join(cell["source"]).split()) for cell in CELLS}
PAPER = TEXT["paper"]


def test_two_of_six_costs_40_points_and_comes_in_a_third_of_all_events():
    ways = [comb(6, wins) for wins in range(3)]
    assert ways == [1, 6, 15]
    assert f"1 + 6 + 15 = {sum(ways)} of {2**6} ways, in {100 * sum(ways) / 2**6:.0f} of" in PAPER
    assert sum(rating_change(1500, 1500, s, k=40).change_exact for s in (1, 1, 0, 0, 0, 0)) == -40
    assert "40 × (2 − 3) = −40" in PAPER


def test_a_shift_of_a_list_changes_no_expected_score_and_leads_below_the_minimum():
    assert PD(-200) == Fraction(24, 100)
    assert f"{1500 - 150} against {1700 - 150}: the difference is still 200, Bao expects 0.24." in (
        PAPER
    )
    assert 1500 - 150 < rules_for().published_from


def test_the_gain_of_a_draw_shrinks_with_the_difference():
    """Rows 146-153 (.30) and 198-206 (.24): 20 x .20 and 20 x .26."""
    assert (PD(-200), PD(-148)) == (Fraction(24, 100), Fraction(30, 100))
    assert rating_change(1700, 1900, 0.5, k=20).change_exact * 10 == 52
    assert rating_change(1752, 1900, 0.5, k=20).change_exact == 4
    assert "10 × 5.2 = 52. But then the rating is 1752" in PAPER
    assert f"only {1900 - 1752} points higher: PD is 0.30, and a draw gains 4.0." in PAPER
    assert rating_change(1897, 1900, 0.5, k=20).change_exact == 0


def test_every_kind_is_practised_and_the_minutes_add_up():
    code = " ".join(text for name, text in TEXT.items() if not name.startswith("code-"))
    assert set(re.findall(r'drill\("misconceptions", "(\w+)"', code)) == {k.name for k in KINDS}
    minutes = [int(n) for n in re.findall(r"## [^#]*?\((\d+) minutes\)", code)]
    assert f"About {sum(minutes)} minutes" in TEXT["title"]
    assert TEXT["practice"].endswith('practice("misconceptions", level=2, seed=21)')
