"""A rating list over the months, beside the true strengths of those who are on it.

In reading order: `UNRATED`, `ListHistory`.
"""

from dataclasses import dataclass, field, replace

import numpy as np

from elo.errors import RatingInputError
from elo.simulate.finding import Finding
from elo.simulate.model import Mask, Real, Whole
from elo.working import Step

UNRATED = 0
"""What stands in place of a rating for a player who has none."""


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class ListHistory(Finding):
    """A rating list over the months: one row for each list, the first one included.

    ``ratings`` (0: unrated), ``truths`` (both in points) and ``juniors`` have a column for each
    place; ``published`` and ``fallen`` count, month by month, the first ratings and the falls below
    the minimum. What is said about ratings is about those who have one; ``who`` picks some of the
    places, list by list (True for each one picked). Raises RatingInputError where nobody is left,
    and for a ``who`` that does not fit.
    """

    ratings: Whole = field(repr=False)
    truths: Whole = field(repr=False)
    juniors: Mask = field(repr=False)
    published: Whole = field(repr=False)
    fallen: Whole = field(repr=False)
    seed: int

    @property
    def months(self) -> int:
        """The months that were played."""
        return len(self.ratings) - 1

    @property
    def last(self) -> "ListHistory":
        """The last list alone."""
        ratings, truths, juniors = self.ratings[-1:], self.truths[-1:], self.juniors[-1:]
        return replace(self, ratings=ratings, truths=truths, juniors=juniors)

    @property
    def rated(self) -> Mask:
        """Whether a place has a rating, list by list."""
        return np.asarray(self.ratings != UNRATED)

    def mean_rating(self, who: Mask | None = None) -> Real:
        """Return the mean rating of each list."""
        return _mean(self.ratings, self._chosen(who))

    def mean_truth(self, who: Mask | None = None) -> Real:
        """Return the mean true strength of those rated, list by list."""
        return _mean(self.truths, self._chosen(who))

    def bias(self, who: Mask | None = None) -> Real:
        """Return mean rating less mean true strength (points): below 0 is deflation."""
        return self.mean_rating(who) - self.mean_truth(who)

    def error(self, who: Mask | None = None) -> Real:
        """Return the typical error: the root of the mean square of rating less truth (points)."""
        squares = (self.ratings - self.truths) ** 2
        return np.asarray(np.sqrt(_mean(squares, self._chosen(who))))

    @property
    def correlation(self) -> Real:
        """The correlation of ratings and true strengths, list by list.

        0 if all are rated alike, or all are alike in strength.
        """
        return np.array([_correlation(rating, truth) for rating, truth in self._lists])

    @property
    def width(self) -> Real:
        """The spread of the ratings as a share of that of the true strengths, list by list.

        0 if all are rated alike, or all are alike in strength: there is nothing to be as wide as.
        """
        return np.array([_width(rating, truth) for rating, truth in self._lists])

    @property
    def steps(self) -> tuple[Step, ...]:
        """The list at its end, and what happened on the way."""
        values = {
            "months": self.months,
            "players": self.ratings.shape[1],
            "rated": int(self.rated[-1].sum()),
            "rating": f"{self.mean_rating()[-1]:.0f}",
            "truth": f"{self.mean_truth()[-1]:.0f}",
            "bias": round(self.bias()[-1]),
            "correlation": f"{self.correlation[-1]:.2f}",
            "published": int(self.published.sum()),
            "fallen": int(self.fallen.sum()),
            "seed": self.seed,
        }
        return (
            Step("found.list", values),
            Step("found.list_truth", values),
            Step("found.list_changes", values),
        )

    @property
    def _lists(self) -> list[tuple[Whole, Whole]]:
        """The ratings and the strengths of those rated, list by list."""
        lists = zip(self.ratings, self.truths, self._chosen(None), strict=True)
        return [(rating[rated], truth[rated]) for rating, truth, rated in lists]

    def _chosen(self, who: Mask | None) -> Mask:
        """Return who is rated and picked; raise RatingInputError for a list without anybody."""
        chosen = self.rated if who is None else self.rated & self._fitting(who)
        for month, one in enumerate(chosen):
            if not one.any():
                raise RatingInputError("error.nobody", {"month": month})
        return chosen

    def _fitting(self, who: Mask) -> Mask:
        """Return who is picked, True or False for each place of each list."""
        picked, shape = np.asarray(who), self.ratings.shape
        if picked.dtype != np.bool_ or picked.shape not in (shape, shape[1:]):
            raise RatingInputError("error.who", {"shape": shape, "value": who})
        return picked


def _mean(values: Whole, who: Mask) -> Real:
    return np.asarray((values * who).sum(axis=1) / who.sum(axis=1))


def _width(ratings: Whole, truths: Whole) -> float:
    spread = float(truths.std())
    return float(ratings.std()) / spread if spread else 0.0


def _correlation(ratings: Whole, truths: Whole) -> float:
    one, two = ratings - ratings.mean(), truths - truths.mean()
    size = float(np.sqrt((one @ one) * (two @ two)))
    return float(one @ two) / size if size else 0.0
