"""The mixed review: the numbers of its problems, its minutes, and that it mixes all topics."""

import json
import re
from datetime import date
from fractions import Fraction
from itertools import pairwise

import pytest

from elo import Game, initial_rating, k_factor, performance_rating
from elo.drills import KINDS
from elo.tables import row_of
from elo.words import signed
from tests import by_hand
from tests.by_hand import PD
from tests.notebooks import ROOT

CELLS = json.loads((ROOT / "exercises/practice/review.ipynb").read_text("utf-8"))["cells"]
TEXT = {cell["id"]: " ".join("".join(cell["source"]).split()) for cell in CELLS}
PAPER = TEXT["paper"]
CODE = "\n".join("".join(cell["source"]) for cell in CELLS if cell["cell_type"] == "code")
DP = {row["p"]: int(row["dp"]) for row in by_hand.rows("table_8_1_1")}
RULES = "standard-2025-10"

BUSY = [(2020, 0.5), (1685, 1), (2283, 0), (1901, 1), (1840, 0.5)]
NOT_RATED = [Game(None, 1), Game(1950, 1, played=False)]


def two(share: Fraction) -> str:
    return f"{float(share):.2f}"


def test_the_rows_that_are_given_are_those_of_the_tables():
    given = re.findall(r"\| (\d+–\d+) \| (0\.\d\d) \| (0\.\d\d) \|", PAPER)
    assert len(given) == 8
    for row, high, low in given:
        D = int(row.split("–")[0])
        assert (row, high, low) == (str(row_of(D)), two(PD(D)), two(PD(-D)))
    given = re.findall(r"(0\.\d\d) gives (\d+)", PAPER)
    assert [(p, int(dp)) for p, dp in given] == [
        (p, DP[p]) for p in ("0.56", "0.58", "0.60", "0.75")
    ]


def test_every_row_that_a_problem_needs_is_given():
    for D in (-158, 177, -400, -421, -39, 22, -432, 68, 400, 500):
        assert f"| {row_of(D)} |" in PAPER


def test_a_busy_month_has_18_games_and_K_38():
    """.21 + .27 - .08 + .55 - .03 = .92; 700 / 18 = 38.9; 38 x 2.07 = 78.66"""
    games = [Game(opponent, score) for opponent, score in BUSY]
    n, delta = by_hand.event_sum(1862, [*games, *NOT_RATED], RULES)
    assert (n, delta) == (5, Fraction("0.92"))
    assert 13 + n == 18
    assert 18 * 40 == 720
    assert 700 // 18 == 38
    file = {"rating": 1862, "games": 45, "birth_year": 2009, "highest_published": 1905}
    assert k_factor(**file, on=date(2026, 3, 1)).K == 40
    assert 38 * (Fraction("1.15") + delta) == Fraction("78.66")
    assert "K = 700 ÷ 18 = 38.9, rounded down 38." in PAPER
    assert "38 × (1.15 + 0.92) = +78.66, rounded once, +79. April shows 1941." in PAPER
    assert 1862 + 79 == 1941
    differences = [1862 - opponent for opponent, _ in BUSY]
    assert ", ".join(map(signed, differences[:4])) + f" and {signed(differences[4])}" in PAPER
    parts = [
        f"{two(abs(Fraction(score) - PD(max(D, -400))))}"
        for D, (_, score) in zip(differences, BUSY, strict=True)
    ]
    assert parts == ["0.21", "0.27", "0.08", "0.55", "0.03"]
    assert "0.21 + 0.27 − 0.08 + 0.55 − 0.03 = +0.92" in PAPER


def test_the_performance_of_the_busy_month_takes_the_ratings_as_they_are():
    """9729 / 5 = 1945.8; .60 is 72"""
    opponents = [opponent for opponent, _ in BUSY]
    assert sum(opponents) == 9729
    assert performance_rating(opponents, 3).Rp == 1946 + DP["0.60"] == 2018
    assert "Ra = 9729 ÷ 5 = 1945.8, rounded 1946; p = 3 ÷ 5 = 0.60, dp = 72; Rp = 2018." in PAPER


def test_from_nothing_to_a_rating_and_on_with_K_40():
    """13720 / 8 = 1715; .5625 is .56: 43; 40 x (.42 - .59) = -6.8"""
    six = [1700, 1745, 1580, 1660, 1820, 1615]
    assert ", ".join(map(str, six[:5])) + f" and {six[5]}" in PAPER
    assert sum(six) == 10120
    assert initial_rating(six, 3.5).Ru == (10120 + 3600) // 8 + DP["0.56"] == 1758
    assert "÷ 8 = 1715, p = 4.5 ÷ 8 = 0.5625, rounded 0.56, dp = 43: Duc begins at 1758" in PAPER
    assert by_hand.event_sum(1700, [Game(None, 0.5)], RULES)[0] == 0
    assert k_factor(rating=1758, games=6, birth_year=1990, on=date(2026, 3, 1)).K == 40
    K, exact, change = by_hand.month([(1758, [Game(2190, 0.5), Game(1690, 0)])], 40, RULES)
    assert (K, exact, change) == (40, Fraction("-6.8"), -7)
    assert "Together −0.17, and 40 × −0.17 = −6.8, rounded −7: the list shows 1751." in PAPER
    assert (2190 - 1758, 1758 - 1690, 1758 - 7) == (432, 68, 1751)


@pytest.mark.parametrize(("weak", "Rp"), [(1500, 1893), (1400, 1818)])
def test_a_performance_below_the_rating_and_a_gain(weak, Rp):
    """3 x .08 - .08 = .16, and 20 x .16 = 3.2; p = .75 is 193"""
    opponents, scores = [weak] * 3 + [2300], [1, 1, 1, 0]
    assert performance_rating(opponents, 3).Rp == sum(opponents) // 4 + DP["0.75"] == Rp < 1900
    games = [Game(*game) for game in zip(opponents, scores, strict=True)]
    assert by_hand.month([(1900, games)], 20, RULES) == (20, Fraction("3.2"), 3)
    assert "Ra = 6800 ÷ 4 = 1700, p = 3 ÷ 4 = 0.75, dp = 193, Rp = 1893." in PAPER
    assert "3 × 0.08 − 0.08 = +0.16, and 20 × 0.16 = +3.2. Her rating rises by 3." in PAPER
    assert "falls to 1625 + 193 = 1818, and the change stays +3.2: 500 points count" in PAPER


def test_neighbours_are_of_different_topics_and_none_is_left_out():
    drills = re.findall(r'drill\("(\w+)", "(\w+)"', CODE)
    topics = [topic for topic, _ in drills]
    assert set(topics) == set(KINDS)
    assert all(one != other for one, other in pairwise(topics))
    assert topics[: len(KINDS)] != list(KINDS)
    last = re.findall(r'"(\w+)/(\w+)"', CODE)
    assert sorted(topic for topic, _ in last) == sorted(2 * list(KINDS))
    assert not set(drills) & set(last), "a kind that was answered above would count as done"
