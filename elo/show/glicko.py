"""Glicko-2, worked: what some websites compute in place of FIDE's rules.

**Not FIDE's.** The system is Mark Glickman's, "Example of the Glicko-2 system" (glicko.net); the
chapter on misconceptions sets it beside FIDE's rule, and nothing else uses it. In reading order:
`Glicko`, `weight`, `expected_score`, `glicko_games`, `glicko_period`. Left out: what each website
changes in it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import exp, hypot, log, pi, sqrt
from typing import TypeAlias

from elo.show.tables import Table

SCALE = 173.7178
"""Points in one unit of Glicko-2's own scale: 400 divided by the natural logarithm of 10."""
CENTRE = 1500
"""The rating (points) at which that scale has its zero, and at which everybody starts."""
TAU = 0.5
"""How freely the volatility may move; the paper calls 0.3 to 1.2 reasonable."""
CLOSE = 1e-6


@dataclass(frozen=True, slots=True)
class Glicko:
    """A rating that knows how sure it is: points, their deviation RD, and the volatility.

    >>> Glicko(1500, 200).interval
    (1100, 1900)
    """

    rating: float = CENTRE
    RD: float = 350
    volatility: float = 0.06

    @property
    def interval(self) -> tuple[float, float]:
        """Two RD to either side (points): where the strength is, 19 times in 20."""
        return self.rating - 2 * self.RD, self.rating + 2 * self.RD

    @property
    def mu(self) -> float:
        """The rating on Glicko-2's own scale."""
        return (self.rating - CENTRE) / SCALE

    @property
    def phi(self) -> float:
        """The RD on Glicko-2's own scale."""
        return self.RD / SCALE

    def __str__(self) -> str:
        """Return all three."""
        return f"{self.rating:.2f}, RD {self.RD:.2f}, volatility {self.volatility:.6f}"


Games: TypeAlias = Sequence[tuple[Glicko, float]]
"""Opponents, as they were before the period, each with the score: 1, 0.5 or 0."""


def weight(opponent: Glicko) -> float:
    """Return g: how much a game against this opponent counts, from 0 to 1.

    >>> round(weight(Glicko(1400, 30)), 4), round(weight(Glicko(1700, 300)), 4)
    (0.9955, 0.7242)

    Not FIDE's rule: Glicko-2, step 3.
    """
    return 1 / sqrt(1 + 3 * (opponent.phi / pi) ** 2)


def expected_score(player: Glicko, opponent: Glicko) -> float:
    """Return E: the expected score, pulled towards a half by the opponent's RD.

    >>> round(expected_score(Glicko(1500, 200), Glicko(1700, 300)), 3)
    0.303

    Not FIDE's rule, and not FIDE's table: Glicko-2, step 3.
    """
    return 1 / (1 + exp(-weight(opponent) * (player.mu - opponent.mu)))


def glicko_games(player: Glicko, games: Games) -> Table:
    """Lay out what each game counts and what it was expected to bring.

    >>> print(glicko_games(Glicko(1500, 200), [(Glicko(1400, 30), 1)]))
    opponent  RD       g      E  score  g × (score − E)
        1400  30  0.9955  0.639      1           +0.359
    """
    return Table(
        ["opponent", "RD", "g", "E", "score", "g × (score − E)"],
        [
            (
                *(f"{opponent.rating:g}", f"{opponent.RD:g}", f"{weight(opponent):.4f}"),
                *(f"{expected_score(player, opponent):.3f}", f"{score:g}"),
                f"{_surplus(player, opponent, score):+.3f}".replace("-", "−"),
            )
            for opponent, score in games
        ],
    )


def _surplus(player: Glicko, opponent: Glicko, score: float) -> float:
    return weight(opponent) * (score - expected_score(player, opponent))


def glicko_period(player: Glicko, games: Games, *, tau: float = TAU) -> Glicko:
    """Return the player after a rating period of these games; without games only RD grows.

    >>> paper = [(Glicko(1400, 30), 1), (Glicko(1550, 100), 0), (Glicko(1700, 300), 0)]
    >>> print(glicko_period(Glicko(1500, 200, 0.06), paper))
    1464.05, RD 151.52, volatility 0.059996

    The paper, which rounds on the way, prints 1464.06, 151.52 and 0.05999. Not FIDE's rule:
    Glicko-2, steps 3 to 8.
    """
    if not games:
        return replace(player, RD=SCALE * hypot(player.phi, player.volatility))
    expected = [expected_score(player, opponent) for opponent, _ in games]
    v = 1 / sum(
        weight(opponent) ** 2 * E * (1 - E)
        for (opponent, _), E in zip(games, expected, strict=True)
    )
    surplus = sum(_surplus(player, opponent, score) for opponent, score in games)
    volatility = _volatility(player, v, v * surplus, tau)
    phi = 1 / sqrt(1 / (player.phi**2 + volatility**2) + 1 / v)
    return Glicko(player.rating + SCALE * phi**2 * surplus, SCALE * phi, volatility)


def _volatility(player: Glicko, v: float, delta: float, tau: float) -> float:
    """Return the new volatility: step 5 of the paper, a root found by the Illinois method."""
    a = log(player.volatility**2)
    known = player.phi**2 + v

    def f(x: float) -> float:
        total = known + exp(x)
        return exp(x) * (delta**2 - total) / (2 * total**2) - (x - a) / tau**2

    low, high = a, _other_side(f, a, delta**2 - known, tau)
    f_low, f_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)


def _other_side(f: Callable[[float], float], a: float, surprise: float, tau: float) -> float:
    """Return a place beyond the root, seen from ``a``."""
    if surprise > 0:
        return log(surprise)
    steps = 1
    while f(a - steps * tau) < 0:
        steps += 1
    return a - steps * tau
