"""The pen-and-paper problems on K: their numbers are computed."""

import json
from decimal import Decimal

from elo import (
    period_k,
)
from elo.words import signed
from tests.claims.k_factor import K
from tests.notebooks import ROOT
from tests.test_book import folded, text_of


def busy(k: int, games: int, total: str) -> str:
    """Return K × the sum of a month of so many games, as a solution prints it."""
    K, delta = period_k(k, games).K, Decimal(total)
    return f"{K} × {delta} = {signed((K * delta).normalize(), 'f')}"


def An(rating: int, highest: int, year: int, month: int, games: int = 90) -> int:
    """Return the K of An, born in 2009."""
    return K(rating, games, 2009, highest=highest, year=year, month=month)


assert An(1620, 1620, 2024, 5, games=6) == 40
assert An(1800, 1800, 2024, 12, games=31) == 40
assert An(2401, 2401, 2029, 2) == 10

PROBLEMS = [
    f"The year of her 18th birthday is {2009 + 18}.",
    f"{An(2305, 2305, 2026, 3)} from March 2026, and {An(2290, 2305, 2026, 6)} stays after the "
    "fall.",
    f"she would have kept {An(2295, 2295, 2027, 12)} to December 2027 and had "
    f"{An(2295, 2295, 2028, 1)} from January 2028.",
    f"17 × 40 = {17 * 40}, and 18 × 40 = {18 * 40}.",
    f"Without it: {busy(40, 17, '2.00')}. With it K is {period_k(40, 18).K} for all 18 games. "
    f"A win gives {busy(40, 18, '2.50')}, a draw {busy(40, 18, '2.00')}, and a loss "
    f"{busy(40, 18, '1.50')}. The draw with an equal, which is worth nothing by itself, costs "
    f"{2 * (period_k(40, 17).K - period_k(40, 18).K)} points here.",
    f"{9 + 11 + 18} games. 38 × 20 = {38 * 20}, so K = 700 ÷ 38 = {700 / 38:.1f}, rounded down "
    f"{period_k(20, 38).K}. The sums make "
    f"{signed(Decimal('1.10') - Decimal('0.60') + Decimal('0.90'), '.2f')}, and "
    f"{busy(20, 38, '1.40')}.",
]


def test_every_number_of_the_problems_is_computed():
    path = ROOT / "exercises/practice/k_factor.ipynb"
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    text = folded("\n\n".join(text_of(cell) for cell in cells))
    assert not [claim for claim in PROBLEMS if folded(claim) not in text]
