"""The pen-and-paper problems of the practice to chapter 1: their numbers, and every kind."""

import json
import re
from fractions import Fraction
from math import log10

from elo.drills.formula import KINDS
from elo.tables import row_of
from tests.by_hand import PD, TABLE
from tests.notebooks import ROOT

CELLS = json.loads((ROOT / "exercises/practice/formula.ipynb").read_text("utf-8"))["cells"]
TEXT = {cell["id"]: " ".join("".join(cell["source"]).split()) for cell in CELLS}
PAPER = TEXT["paper"]


def two(share: Fraction) -> str:
    return f"{float(share):.2f}"


def test_the_rows_that_are_given_are_those_of_the_table():
    for D in (100, 300, 370, 382):
        assert f"{row_of(D)} has {two(PD(D))} and {two(PD(-D))}" in PAPER


def test_the_average_of_two_opponents_is_not_enough():
    """.85 + .36 = 1.21, and twice .64 is 1.28."""
    together, average = PD(1800 - 1500) + PD(1800 - 1900), 2 * PD(1800 - (1500 + 1900) // 2)
    assert (together, average) == (Fraction("1.21"), Fraction("1.28"))
    assert f"The friend: 2 × {two(PD(100))} = {two(average)}." in PAPER
    assert f"{two(PD(300))} + {two(PD(-100))} = {two(together)}." in PAPER
    more, less = PD(300) - PD(100), PD(100) - PD(-100)
    assert f"bring {two(more)}, and 200 points less take away {two(less)}." in PAPER


def test_draws_and_wins_make_up_the_score():
    """70 points: 54 wins and 32 draws with 14 losses, 40 wins and 60 draws without any."""
    assert "he scores exactly that and loses 14." in PAPER
    assert (54 + 32 + 14, 54 + 32 / 2) == (100, 70)
    assert (40 + 60, 40 + 60 / 2) == (100, 70)
    assert f"wins and draws, {100 - 14} together" in PAPER
    assert f"86 wins would be 86 points, {86 - 70} too many." in PAPER
    assert "32 draws, and 54 wins. Check: 54 + 32 ÷ 2 = 70." in PAPER
    assert f"a hundred wins would be {100 - 70} points too many: 60 draws and 40 wins." in PAPER


def test_the_curve_turned_round_leads_into_another_row():
    assert f"about {log10(9):.4f}." in PAPER
    assert f"D = 400 × 0.9542 = {400 * log10(9):.1f}." in PAPER
    (row,) = ((low, high) for low, high, share in TABLE if share == Fraction("0.90"))
    assert f"0.90 is the row {row[0]}–{row[1]}, and at 382 it says {two(PD(382))}." in PAPER
    assert f"{row[0]} to {row[1]} points" in PAPER


def test_every_kind_is_practised_and_the_minutes_add_up():
    code = " ".join(text for name, text in TEXT.items() if not name.startswith("code-"))
    assert set(re.findall(r'drill\("formula", "(\w+)"', code)) == {kind.name for kind in KINDS}
    minutes = [int(n) for n in re.findall(r"## [^#]*?\((\d+) minutes\)", code)]
    assert f"About {sum(minutes)} minutes" in TEXT["title"]
    assert TEXT["practice"].endswith('practice("formula", level=2, seed=21)')
