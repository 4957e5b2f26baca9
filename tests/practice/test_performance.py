"""The pen-and-paper problems of the practice notebooks: their numbers are computed, or given."""

import json
import re

import pytest

from elo import norm_performance, performance_rating
from elo.words import signed
from tests.notebooks import ROOT
from tests.test_book import NO_CLAIM, folded, numbers, text_of

MINUTES = re.compile(r"\(\d+ minutes\)")


def problems(name: str) -> str:
    """The cell of the problems, as one line."""
    path = ROOT / f"exercises/practice/{name}.ipynb"
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    (paper,) = (text_of(cell) for cell in cells if cell["id"] == "paper")
    return folded(paper)


def performance() -> list[str]:
    """5 of 8 against 2000, a round robin, an IM norm."""
    eight = [2000] * 8
    six = [1890, 1925, 1960, 2010, 2045, 2080]
    nine = [1990, 2240, 2265, 2280, 2300, 2310, 2335, 2350, 2390]
    right = performance_rating(eight, 5)
    linear = performance_rating(eight, 5, method="linear").Rp
    full, less = performance_rating(six, 4.5), performance_rating(six, 4)
    norm = norm_performance(nine, 7, title="IM")
    assert norm.reached
    assert (norm.raised, norm.norm.floor) == (1990, 2050)
    return [
        f"One program prints 2087, one {right.Rp} and one {linear}.",
        f"5 ÷ 8 = {5 / 8}. Table 8.1.1 has 87 for 0.62 and {right.dp} for {right.p}.",
        f"{right.Rp}: half goes up, so p = {right.p}. The program with {2000 + 87} cut p off at "
        f"0.62. The one with {linear} is linear: 400 × (5 − 3) ÷ 8 = {linear - 2000}.",
        f"Vera plays {', '.join(map(str, six[:-1]))} and {six[-1]} and scores {full.points}.",
        f"The sum of the six is {sum(six)}.",
        f"Ra = {sum(six)} ÷ 6 = {full.Ra}. 4.5 of 6 is {full.p}, dp = {signed(full.dp)}, so Rp = "
        f"{full.Rp}. 4 of 6 is {less.p}, dp = {signed(less.dp)}: {less.Rp}.",
        f"Nine opponents: {', '.join(map(str, nine[:-1]))} and {nine[-1]}.",
        f"The norm asks for a performance of {norm.norm.Rp}.",
        f"The floor of the IM norm is {norm.norm.floor}.",
        "The table has 166 for 0.72, 175 for 0.73 and 220 for 0.78.",
        f"{norm.needed.points} points. With 2050 for 1990 the sum is {sum(nine) + 60} and Ra = "
        f"{norm.Ra}, so dp must be {norm.norm.Rp - norm.Ra} or more: 0.73. 6.5 of 9 is "
        f"{performance_rating(nine, 6.5).p} and only {norm.needed.short}. 7 of 9 is "
        f"{norm.performance.p} and {norm.Rp}.",
    ]


CLAIMS = {"performance": performance}


@pytest.mark.parametrize("topic", CLAIMS)
def test_every_number_of_the_problems_is_computed_or_given(topic):
    text = problems(topic)
    claims = [folded(claim) for claim in CLAIMS[topic]()]
    assert not [claim for claim in claims if claim not in text]
    for claim in sorted(claims, key=len, reverse=True):
        text = text.replace(claim, " ")
    for pattern in (*NO_CLAIM, MINUTES):
        text = pattern.sub(" ", text)
    assert numbers(text) <= numbers("5 8 2000")


def test_the_problems_on_performances_by_hand():
    """.625 is .63: 95, and .62 would be 87; .75 is 193, .67 is 125; .72 is 166, .78 is 220."""
    text = problems("performance")
    for answer in (2000 + 95, 2000 + 87, 1985 + 193, 1985 + 125, 2280 + 166, 2280 + 220):
        assert str(answer) in text
