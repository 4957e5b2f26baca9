"""One event of many players at once, for the experiments with single players.

The opponents are one of every rating, each exactly as strong as the rating says, so that only the
players' own ratings can be wrong. In reading order: `STRENGTH`, `Circuit`, `Played`. Left out: the
1400 line (nobody here becomes unrated).
"""

from dataclasses import dataclass

import numpy as np
from numpy.random import Generator

from elo.batch import MOST_K, rating_period
from elo.errors import RatingInputError
from elo.k_factor import period_k
from elo.rules import RuleSet
from elo.simulate.model import GameModel, Whole, at_most, of_kind, some_points
from elo.simulate.theory import mean_variance, swing
from elo.tables import GREATEST_DIFFERENCE

STRENGTH = 1800
"""The true strength of everybody in these experiments (points)."""
YARDSTICKS = np.arange(1, 4001)
"""The opponents' ratings and strengths (points). Beyond them nothing would change: they reach
farther from `STRENGTH` than the model of a game, and from every rating `IN_REACH` than the table.
"""
_BEYOND = GREATEST_DIFFERENCE[-1] + 1
IN_REACH = (int(YARDSTICKS[0]) + _BEYOND, int(YARDSTICKS[-1]) - _BEYOND)
"""The lowest and the highest rating that the players themselves may have (points)."""


@dataclass(frozen=True, slots=True)
class Circuit:
    """What the players of an experiment have in common: their events, and how games end.

    ``k`` is before the 700 rule, ``games`` are those of one event, ``spread`` and ``stronger`` the
    standard deviation and the mean of the opponents' strengths, from the player's own (points).

    Raises RatingInputError for a K, a model, games or points that cannot be.
    """

    k: int
    games: int
    spread: int
    model: GameModel
    rules: RuleSet
    stronger: int = 0

    def __post_init__(self) -> None:
        at_most(self.k, "k", MOST_K, least=1)
        at_most(self.games, "games", self.rules.k.most_points, least=1)  # more would make K 0
        some_points(self.spread, "spread", least=0)
        some_points(self.stronger, "gap")
        of_kind(GameModel, self.model, "model")

    @property
    def K(self) -> int:
        """K after the 700 rule."""
        return period_k(self.k, self.games, rules=self.rules).K

    @property
    def swing(self) -> float:
        """How much the ratings swing when all is settled (points), in theory."""
        variance = mean_variance(self.model, self.spread)
        return swing(self.k, self.games, variance, self.spread, rules=self.rules)

    def event(self, rng: Generator, rating: Whole) -> "Played":
        """Let everybody, all of them as strong as `STRENGTH`, play one event, a rating period.

        Raises RatingInputError for a rating that is not `IN_REACH`.
        """
        _in_reach(rating)
        players = len(rating)
        white = np.repeat(np.arange(players), self.games)
        apart = rng.normal(self.stronger, self.spread, len(white)).round().astype(np.int64)
        opponents = np.clip(STRENGTH + apart, YARDSTICKS[0], YARDSTICKS[-1])
        points = self.model.play(rng, STRENGTH - opponents)
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


def _in_reach(rating: Whole) -> None:
    """Raise RatingInputError for the first rating that has no opponents on both sides."""
    least, most = IN_REACH
    outside = rating[(rating < least) | (rating > most)]
    if outside.size:
        values = {"value": int(outside[0]), "least": least, "most": most}
        raise RatingInputError("error.out_of_reach", values)


@dataclass(frozen=True, slots=True)
class Played:
    """One event of everybody: the exact change (hundredths), the rounded one, the results."""

    change_exact: Whole
    change: Whole
    results: Whole
