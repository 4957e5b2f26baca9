"""A real tournament with FIDE's published figures, to check a computation against.

The championship of the United States 2025: twelve players, 66 games, FIDE event 432532. Names
are left out; ratings, results and FIDE's published figures (sum of changes, K, K times the sum,
Rc, the rating on the next list) are public facts, collected in
github.com/zugzwang-foundation/Chess-ELO-Rating, tests/fixtures/validation.
"""

import json
from dataclasses import dataclass
from decimal import Decimal
from importlib.resources import files
from pathlib import Path

from elo.tournament.model import Tournament
from elo.tournament.trf import read_trf

_DATA = files("elo.tournament") / "data"

EXAMPLE = Path(str(_DATA / "us25_round_robin_official.trf"))
"""The file of the championship, to read like any other."""


@dataclass(frozen=True, slots=True)
class Published:
    """What FIDE published for one player of an event, and the rating on the next list."""

    rating: int
    K: int
    score: Decimal
    sum_chg: Decimal
    K_chg: Decimal
    Rc: int
    rating_next_list: int


OTHER_CHANGES: dict[int, Decimal] = {1: Decimal("-2.60"), 4: Decimal("2.40")}
"""K times the sum of another event of the same month, by starting rank, as FIDE published it."""


def us_championship_2025() -> tuple[Tournament, dict[int, Published]]:
    """Return the tournament, and FIDE's published figures by starting rank.

    >>> tournament, published = us_championship_2025()
    >>> published[1].sum_chg, published[1].K_chg, published[1].Rc
    (Decimal('0.83'), Decimal('8.30'), 2675)
    """
    text = EXAMPLE.read_text(encoding="utf-8")
    figures = json.loads(
        (_DATA / "us25_round_robin_official.expected.json").read_text(encoding="utf-8"),
        parse_float=Decimal,
    )["players"]
    published = {
        int(rank): Published(
            rating=row["rating"],
            K=row["K"],
            score=row["score"],
            sum_chg=Decimal(row["sum_chg"]),
            K_chg=Decimal(row["K_chg"]),
            Rc=row["Rc"],
            rating_next_list=row["rating_next_list"],
        )
        for rank, row in figures.items()
    }
    return read_trf(text), published
