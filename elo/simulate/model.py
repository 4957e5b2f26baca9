"""What a simulation takes for true: strengths, how they grow, and how a game ends.

A player has a true strength on the scale of the ratings (points). Two strengths give the true
expected score E: that of FIDE's table (8.1.2) without the 400 rule, or that of the popular curve.
The model of draws: between equals ``draws`` percent of the games are drawn, otherwise
4 × draws × E × (1 − E); a win has the probability E − half of that, so that E stays the expected
score. Colours change nothing. In reading order: `generator`, `at_most`, `some_points`, `of_kind`,
`some`, `one_of`, `GameModel`, `Growth`.
Left out: form, tiredness, the advantage of White.

Probabilities are whole millionths, and chance comes from PCG64: the same seed gives the same
games everywhere.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias, TypeVar

import numpy as np
from numpy.random import PCG64, Generator
from numpy.typing import NDArray

from elo.batch import whole_numbers
from elo.errors import RatingInputError
from elo.formula import curve_score
from elo.tables import scoring_probability
from elo.values import listed, place, whole_number

T = TypeVar("T")
Whole: TypeAlias = NDArray[np.int64]
Real: TypeAlias = NDArray[np.float64]
Mask: TypeAlias = NDArray[np.bool_]

MILLION = 1_000_000
REACH = 1500
"""A difference beyond this (points) is as good as this one."""
TRUTHS = ("table", "curve")
MOST_POINTS = 10_000
"""No strength, spread or growth is greater than this (points)."""
MOST = 1_000_000
"""Nobody plays so many games, months or players here."""


def generator(seed: int) -> Generator:
    """Return a source of chance: PCG64, started by a seed (a whole number, 0 or more).

    >>> generator(1).integers(100, size=3).tolist() == generator(1).integers(100, size=3).tolist()
    True

    Not FIDE's rule. Raises RatingInputError for a seed that is no such number.
    """
    return Generator(PCG64(whole_number(seed, "seed", least=0)))


def at_most(value: object, key: str, most: int = MOST, *, least: int = 0) -> int:
    """Return a whole number from ``least`` to ``most``; ``key`` says where it stands."""
    number = whole_number(value, key, least=least)
    if number > most:
        raise RatingInputError(
            "error.too_many", {"place": place(key), "most": most, "value": value}
        )
    return number


def some_points(value: object, key: str, *, least: int = -MOST_POINTS) -> int:
    """Return a whole number of points that somebody can have, gain or be apart."""
    if least >= 0:
        return at_most(value, key, MOST_POINTS, least=least)
    number = whole_number(value, key, least=None)
    if not least <= number <= MOST_POINTS:
        said = {"place": place(key), "least": least, "most": MOST_POINTS, "value": value}
        raise RatingInputError("error.whole_range", said)
    return number


def of_kind(kind: type[T], value: object, key: str) -> T:
    """Return the value if it is of this kind; ``key`` says where it stands."""
    if isinstance(value, kind):
        return value
    values = {"place": place(key), "kind": kind.__name__, "value": value}
    raise RatingInputError("error.must_be_a", values)


def some(values: object, key: str) -> list[Any]:
    """Return the values of a list that holds at least one; ``key`` says where it stands."""
    given = listed(values, key)
    if not given:
        raise RatingInputError("error.none_given", {"place": place(key)})
    return given


def one_of(value: object, key: str, allowed: tuple[str, ...]) -> None:
    """Refuse a name that is not one of those allowed; ``key`` says where it stands."""
    if not isinstance(value, str) or value not in allowed:
        values = {"place": place(key), "value": value, "allowed": ", ".join(allowed)}
        raise RatingInputError("error.one_of", values)


@dataclass(frozen=True, slots=True)
class GameModel:
    """How a game between two true strengths ends.

    ``draws`` is the share of draws between equals (percent), ``truth`` where the true expected
    score comes from: "table" or "curve". Differences are own strength minus the opponent's, in
    points, one or a list or an array of any shape.

    >>> GameModel(draws=30).chances(200)            # win, draw, loss: .6506 + half of .2189 is .76
    (0.65056, 0.21888, 0.13056)

    For a share of draws up to a half the variance of a game's score is (1 − draws) × E × (1 − E);
    beyond that, draws are cut so that no probability is below 0. Raises RatingInputError for a
    share that is not 0 to 100, for another name, and for differences that are no whole numbers.
    """

    draws: int = 20
    truth: str = "table"

    def __post_init__(self) -> None:
        at_most(self.draws, "draws", 100)
        one_of(self.truth, "truth", TRUTHS)

    def expected(self, difference: int | Whole) -> Real:
        """Return the true expected score per game."""
        return self._at(_expected(self.truth), difference)

    def drawn(self, difference: int | Whole) -> Real:
        """Return the probability of a draw."""
        return self._at(_drawn(self.truth, self.draws), difference)

    def variance(self, difference: int | Whole) -> Real:
        """Return the variance of a game's score: E × (1 − E) less a quarter of the draws."""
        E = self.expected(difference)
        return np.asarray(E * (1 - E) - self.drawn(difference) / 4)

    def chances(self, difference: int) -> tuple[float, float, float]:
        """Return the probabilities of a win, a draw and a loss."""
        win, drawn = _won(self.truth, self.draws), _drawn(self.truth, self.draws)
        i = _index(difference)
        won, half = int(win[i]), int(drawn[i])
        return won / MILLION, half / MILLION, (MILLION - won - half) / MILLION

    def play(self, rng: Generator, difference: int | Whole) -> Whole:
        """Return the results of games by lot, in half points (2, 1, 0), one for each difference."""
        i = _index(difference)
        lot = rng.random(i.shape) * MILLION
        win, drawn = _won(self.truth, self.draws)[i], _drawn(self.truth, self.draws)[i]
        return np.add(lot < win, lot < win + drawn, dtype=np.int64)

    @staticmethod
    def _at(millionths: Whole, difference: int | Whole) -> Real:
        return np.asarray(millionths[_index(difference)] / MILLION)


def _index(difference: int | Whole) -> Whole:
    """Return where differences stand in a table from -REACH on; whole numbers of any type."""
    if isinstance(difference, list | tuple):
        difference = whole_numbers(difference, "difference", least=-MOST, most=MOST)
    if not isinstance(difference, np.ndarray):
        number = whole_number(difference, "difference", least=None)
        return np.asarray(min(max(number, -REACH), REACH) + REACH)
    if difference.dtype.kind not in "iu":
        values = {"place": place("difference"), "value": difference}
        raise RatingInputError("error.whole_any", values)
    if difference.dtype == np.int64:
        return np.asarray(np.clip(difference, -REACH, REACH) + REACH)
    reach = np.iinfo(difference.dtype)
    part = np.clip(difference, max(-REACH, reach.min), min(REACH, reach.max))
    return np.asarray(part.astype(np.int64) + REACH)


@cache
def _expected(truth: str) -> Whole:
    """Return E in millionths, for each difference from -REACH to REACH."""
    differences = range(-REACH, REACH + 1)
    if truth == "table":
        return np.array([MILLION // 100 * scoring_probability(D) for D in differences])
    return np.array([round(MILLION * curve_score(D)) for D in differences])


@cache
def _drawn(truth: str, draws: int) -> Whole:
    """Return the probability of a draw in millionths, an even number of them."""
    E = _expected(truth)
    half = 2 * draws * E * (MILLION - E) // (100 * MILLION)
    return np.asarray(2 * np.minimum(half, np.minimum(E, MILLION - E)))


@cache
def _won(truth: str, draws: int) -> Whole:
    return np.asarray(_expected(truth) - _drawn(truth, draws) // 2)


MODEL = GameModel()


@dataclass(frozen=True, slots=True)
class Growth:
    """How a true strength grows: ``points`` at a time, in one month of ``months``, drawn by lot.

    No points is a constant strength, one month of one a growing one, one of many a jumping one.

    >>> Growth(10).gains(generator(1), 3).tolist()
    [10, 10, 10]
    >>> Growth(60, months=6).a_year                  # the same, in jumps
    120.0

    Not FIDE's rule. Raises RatingInputError for points that are no whole number or more than
    `MOST_POINTS`, months below 1.
    """

    points: int = 0
    months: int = 1

    def __post_init__(self) -> None:
        some_points(self.points, "growth")
        at_most(self.months, "growth_months", least=1)

    @property
    def a_year(self) -> float:
        """The points of twelve months, on average."""
        return 12 * self.points / self.months

    def gains(self, rng: Generator, players: int) -> Whole:
        """Return what each of so many players gains in one month (points)."""
        if self.months == 1 or self.points == 0:
            return np.full(players, self.points, dtype=np.int64)
        return np.where(rng.random(players) * self.months < 1, self.points, 0).astype(np.int64)


CONSTANT = Growth()
