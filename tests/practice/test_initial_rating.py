"""The pen-and-paper problems of the practice to chapter 5: their numbers, and every kind."""

import json
import re
from datetime import date

import pytest

from elo import FirstEvent, initial_rating, pooled_initial_rating
from elo.drills.initial_rating import KINDS
from tests import by_hand
from tests.notebooks import ROOT

DP = {row["p"]: int(row["dp"]) for row in by_hand.rows("table_8_1_1")}
OLD = "standard-2022-01"
CELLS = json.loads((ROOT / "exercises/practice/initial_rating.ipynb").read_text(encoding="utf-8"))[
    "cells"
]
PROSE = " ".join(
    " ".join("".join(cell["source"]).split()) for cell in CELLS if cell["cell_type"] == "markdown"
)
THREE = [1650, 1700, 1720, 1580, 1750]
THU = [1620, 1580, 1700, 1550, 1650]


@pytest.mark.parametrize("p", ["0.36", "0.57", "0.71", "0.80"])
def test_the_rows_of_the_table_that_are_given_are_its_rows(p):
    assert f"{p} gives {DP[p]}".replace("-", "−") in PROSE


def test_of_three_answers_one_is_right_and_two_are_known_mistakes():
    """(8400 + 3600) / 7 + 158 = 1872.3; 8400 / 5 + 240 = 1920; 8400 / 5 + 3 * 20 = 1740."""
    assert (sum(THREE), 8400 // 5) == (8400, 1680)
    assert initial_rating(THREE, 4).Ru == 1872
    assert initial_rating(THREE, 4, rules=OLD).Ru == 1740
    assert 1680 + DP["0.80"] == 1920
    assert "compute his first rating: 1920, 1872 and 1740." in PROSE
    assert (
        "Ra = (8400 + 3600) ÷ 7 = 1714.29, p = 5 ÷ 7 = 0.71, dp = 158: 1872.29, rounded 1872."
        in PROSE
    )


def test_a_zero_first_event_and_an_unrated_opponent_do_not_count():
    """(8100 + 3600) / 7 - 102 = 1569.4"""
    events = [
        FirstEvent([1600] * 3, 0, date(2026, 1, 10)),
        FirstEvent(THU, 1.5, date(2026, 3, 14)),
    ]
    assert sum(THU) == 8100
    assert pooled_initial_rating(events).Ru == 1569
    assert ", ".join(map(str, THU[:4])) + f" and {THU[4]}" in PROSE
    assert (
        "Ra = (8100 + 3600) ÷ 7 = 1671.43, p = 2.5 ÷ 7 = 0.36, dp = −102: 1569.43, rounded 1569."
        in PROSE
    )


def test_a_question_on_which_two_rules_agree_tells_nothing():
    """Half the points against 1800s: 1800 twice. Three of five: 1800 + 20, and 1800 + 50."""
    answers = [
        [initial_rating([1800] * 5, points, rules=rules).Ru for rules in (OLD, None)]
        for points in (2.5, 3)
    ]
    assert answers == [[1800, 1800], [1820, 1850]]
    assert "both rules give 1800. The second is good: 1820" in PROSE
    assert "4 ÷ 7 = 0.57, dp = 50, so 1850." in PROSE


def test_every_kind_is_practised():
    code = "".join("".join(cell["source"]) for cell in CELLS if cell["cell_type"] == "code")
    asked = re.findall(r'drill\("initial_rating", "(\w+)"', code)
    assert set(asked) == {kind.name for kind in KINDS}
