"""One event of many players at once, for the experiments with single players.

The opponents are one of every rating, each exactly as strong as the rating says, so that only the
players' own ratings can be wrong. In reading order: `STRENGTH`, `Circuit`, `Played`. Left out: the
1400 line (nobody here becomes unrated).
"""

from dataclasses import dataclass

import numpy as np
from numpy.random import Generator

from elo.batch import rating_period
from elo.k_factor import period_k
from elo.rules import RuleSet
from elo.simulate.model import GameModel, Whole
from elo.simulate.theory import mean_variance, swing
from elo.values import whole_number

STRENGTH = 1800
"""The true strength of everybody in these experiments, at the start (points)."""
YARDSTICKS = np.arange(1, 4001)
"""The opponents' ratings and strengths (points)."""


@dataclass(frozen=True, slots=True)
class Circuit:
    """What the players of an experiment have in common: their events, and how games end.

    ``k`` is before the 700 rule, ``games`` are those of one event, ``spread`` and ``stronger`` the
    standard deviation and the mean of the opponents' strengths, from the player's own (points).

    Raises RatingInputError for a K, games or a spread that cannot be.
    """

    k: int
    games: int
    spread: int
    model: GameModel
    rules: RuleSet
    stronger: int = 0

    def __post_init__(self) -> None:
        whole_number(self.k, "k")
        whole_number(self.games, "games")
        whole_number(self.spread, "spread", least=0)

    @property
    def K(self) -> int:
        """K after the 700 rule."""
        return period_k(self.k, self.games, rules=self.rules).K

    @property
    def swing(self) -> float:
        """How much the ratings swing when all is settled (points), in theory."""
        return swing(self.k, self.games, mean_variance(self.model, self.spread), self.spread)

    def event(self, rng: Generator, truth: Whole, rating: Whole) -> "Played":
        """Let everybody play one event, a whole rating period."""
        players = len(truth)
        white = np.repeat(np.arange(players), self.games)
        apart = rng.normal(self.stronger, self.spread, len(white)).round().astype(np.int64)
        opponents = np.clip(truth[white] + apart, YARDSTICKS[0], YARDSTICKS[-1])
        points = self.model.play(rng, truth[white] - opponents)
        period = rating_period(
            np.concatenate((rating, YARDSTICKS)),
            white,
            players + opponents - YARDSTICKS[0],
            points,
            self.k,
            rules=self.rules,
        )
        results = points.reshape(players, self.games)
        return Played(period.change_exact[:players], period.change[:players], results)


@dataclass(frozen=True, slots=True)
class Played:
    """One event of everybody: the exact change (hundredths), the rounded one, the results."""

    change_exact: Whole
    change: Whole
    results: Whole
