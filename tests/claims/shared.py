"""What the claims of several chapters are computed with."""

from elo import (
    curve_score,
    expected_score_at,
    rating_change,
    rules_for,
)
from elo.words import signed

WITHIN_CAP = rules_for().cap


def PD(D: int) -> str:
    """Return PD for a difference, with two decimals."""
    return f"{expected_score_at(D).PD:.2f}"


def gap(D: int) -> float:
    """Return table minus curve, in hundredths."""
    return 100 * (float(expected_score_at(D).PD) - curve_score(D))


def change(own: int, opponent: int, score: float, k: int = 20) -> str:
    """Return the exact change of a game, with its sign."""
    return signed(rating_change(own, opponent, score, k=k).change_exact)
