"""The rating change once more, written apart from the library, straight from the table's file.

No class and no rule object, only fractions and conditions: slow, plain, and easy to hold against
the regulation. What the library says about any month must be equal to this.
"""

import csv
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

from elo import Game

DATA = Path(__file__).parent / "data"
RULE_SETS = (
    "standard-2022-01",
    "standard-2024-03",
    "standard-2025-10",
    "rapid-2024-03",
    "rapid-2024-12",
    "blitz-2024-03",
    "blitz-2024-12",
)


def rows(name: str) -> list[dict[str, str]]:
    """The rows of a table's file."""
    with (DATA / f"{name}.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


TABLE = [
    (int(row["d_min"]), int(row["d_max"] or 1_000_000), Fraction(row["PD_high"]))
    for row in rows("table_8_1_2")
]


def PD(D: int) -> Fraction:
    """8.1.2: look for the row, take the column of the higher or the lower rated."""
    (high,) = (high for d_min, d_max, high in TABLE if d_min <= abs(D) <= d_max)
    return high if D >= 0 else 1 - high


def rating_that_counts(own: int, game: Game, rules: str) -> int | None:
    """The opponent's rating; None if the game does not count."""
    rapid_or_blitz = not rules.startswith("standard")
    opponent = game.opponent
    if opponent is None and rapid_or_blitz:
        opponent = game.opponent_standard
    if opponent is None or not game.played:
        return None
    if rules.endswith("2024-12") and abs(own - opponent) >= 600 and max(own, opponent) > 2600:
        return None
    return opponent


def counted(own: int, opponents: Sequence[int], rules: str) -> list[int]:
    """8.3.1: the differences of one event, after the 400 rule of that time."""
    differences = [own - opponent for opponent in opponents]
    if rules == "standard-2025-10" and own >= 2650:
        return differences
    if rules != "standard-2022-01":
        return [max(-400, min(400, D)) for D in differences]
    greatest = max(differences, key=lambda D: (abs(D), D), default=0)
    if abs(greatest) > 400:
        differences[differences.index(greatest)] = 400 if greatest > 0 else -400
    return differences


def event_sum(own: int, games: Sequence[Game], rules: str) -> tuple[int, Fraction]:
    """8.3.2: the number of games that count, and the sum of score minus PD."""
    pairs = [(rating_that_counts(own, game, rules), Fraction(game.score)) for game in games]
    opponents = [opponent for opponent, _ in pairs if opponent is not None]
    points = sum(score for opponent, score in pairs if opponent is not None)
    return len(opponents), points - sum(PD(D) for D in counted(own, opponents, rules))


def month(
    events: Sequence[tuple[int, Sequence[Game]]], k: int, rules: str
) -> tuple[int, Fraction, int]:
    """8.3.3 and 8.3.4: K after the 700 rule, the exact change, the rounded change."""
    sums = [event_sum(own, games, rules) for own, games in events]
    n = sum(count for count, _ in sums)
    K = k if k * n <= 700 else 700 // n
    exact = K * sum((total for _, total in sums), Fraction(0))
    size = int(abs(exact) + Fraction(1, 2))
    return K, exact, size if exact > 0 else -size
