"""What an experiment finds: a number with its uncertainty, and results that speak.

In reading order: `Estimate`, `Sample`, `words`, `Finding`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import atan, cos, floor, fsum, log10, pi, sin, sqrt

from elo.catalogue import CATALOGUE
from elo.errors import RatingInputError
from elo.rounding import exact
from elo.simulate.model import Mask, Real, Whole, at_most
from elo.values import place, whole_number
from elo.words import MINUS, say
from elo.working import Step, Worked


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number found by repeating an experiment, and its standard error.

    How often the truth lies within so many standard errors depends on the ``repeats``: with 20 of
    them two times out of three within one, and nineteen times out of twenty within two; with fewer
    the standard error itself is less certain, and it is less often (`coverage`).

    >>> print(Estimate.of([24, 26, 25, 29]))
    26 ± 1
    >>> Estimate.of([24, 26, 25, 29]).is_near(28, errors=2)
    True
    """

    value: float
    error: float
    repeats: int

    @classmethod
    def of(cls, values: Iterable[float]) -> "Estimate":
        """Return the mean of the repetitions, and the standard error of that mean.

        Raises RatingInputError for fewer than two, and for what is no finite number.
        """
        found = [float(exact(value, "repetition")) for value in values]
        n = len(found)
        if n < 2:
            said = {"place": place("repeats"), "least": 2, "value": n}
            raise RatingInputError("error.whole", said)
        mean = fsum(found) / n
        variance = fsum((value - mean) ** 2 for value in found) / (n - 1)
        return cls(mean, sqrt(variance / n), n)

    def is_near(self, value: float, errors: float = 4) -> bool:
        """Tell whether a value lies within so many standard errors."""
        return abs(self.value - value) <= errors * self.error

    def coverage(self, errors: float = 1) -> float:
        """Return how often (of 1) the truth lies within so many standard errors.

        By Student's distribution: the standard error is itself only found from the repetitions.

        >>> [round(Estimate(0, 1, n).coverage(2), 2) for n in (2, 4, 8, 20)]
        [0.7, 0.86, 0.91, 0.94]
        """
        degrees = self.repeats - 1
        angle = atan(errors / sqrt(degrees))
        power, term = degrees % 2, cos(angle) ** (degrees % 2)
        terms = []
        while power <= degrees - 2:
            terms.append(term)
            term *= (power + 1) / (power + 2) * cos(angle) ** 2
            power += 2
        inside = sin(angle) * fsum(terms)
        return 2 / pi * (angle + inside) if degrees % 2 else inside

    def __neg__(self) -> "Estimate":
        """Return the same with the other sign."""
        return Estimate(-self.value, self.error, self.repeats)

    @property
    def percent(self) -> "Estimate":
        """The same in hundredths of the whole."""
        return Estimate(100 * self.value, 100 * self.error, self.repeats)

    def __str__(self) -> str:
        """Return both numbers, to the digit in which the error begins."""
        return format(self, "")

    def __format__(self, sign: str) -> str:
        """Return the same; with "+" the number has its sign."""
        digits = max(0, -floor(log10(self.error))) if self.error else 1
        value = round(self.value, digits) or 0.0
        text = f"{value:{sign if value else ''}.{digits}f} ± {self.error:.{digits}f}"
        return text.replace("-", MINUS)


@dataclass(frozen=True, slots=True)
class Sample:
    """How much is simulated: so many players in each of so many repetitions, from one seed.

    Raises RatingInputError for no players, fewer than two repetitions, and a seed below 0.
    """

    players: int = 500
    repeats: int = 20
    seed: int = 1

    def __post_init__(self) -> None:
        at_most(self.players, "players", least=1)
        at_most(self.repeats, "repeats", least=2)
        whole_number(self.seed, "seed", least=0)

    @property
    def total(self) -> int:
        """All players together."""
        return self.players * self.repeats

    @property
    def seeds(self) -> range:
        """A seed of its own for each repetition that needs one."""
        return range(1000 * self.seed, 1000 * self.seed + self.repeats)

    def mean(self, values: Real | Whole | Mask) -> Estimate:
        """Return the estimate of a mean from one value of each player."""
        return Estimate.of(self._rows(values).mean(axis=1).tolist())

    def deviation(self, values: Real | Whole) -> Estimate:
        """Return the estimate of a standard deviation from one value of each player.

        Raises RatingInputError for one player alone, who has none.
        """
        whole_number(self.players, "players", least=2)
        return Estimate.of(self._rows(values).std(axis=1, ddof=1).tolist())

    def _rows(self, values: Real | Whole | Mask) -> Real | Whole | Mask:
        """Return the values with a row for each repetition."""
        if values.size != self.total:
            said = {"n": self.players, "repeats": self.repeats, "value": values.size}
            raise RatingInputError("error.sample_values", said)
        return values.reshape(self.repeats, self.players)

    @property
    def step(self) -> Step:
        """The line that says so."""
        values = {"players": self.players, "repeats": self.repeats, "seed": self.seed}
        return Step("found.sample", values)


def words(key: str, otherwise: str) -> str:
    """Return the words of a key of the catalogue; for a name that it does not have, the name."""
    return say(key) if key in CATALOGUE else otherwise


class Finding(Worked):
    """What an experiment found: ``print`` says it in words, and so does a notebook.

    The same seed and the same sizes find the same again, to the last digit.
    """

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)
