"""An experiment with newcomers: how far first ratings are from the true strengths.

In reading order: `BEFORE`, `AFTER`, `first_ratings`. Left out: several events put together (they
are in `elo.simulate.rating_list`).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.random import Generator

from elo.batch import MOST_RATING
from elo.errors import RatingInputError
from elo.initial_rating import initial_rating
from elo.rules import Rules, RuleSet, as_rules, rule_set
from elo.simulate.finding import Estimate, Finding, Sample
from elo.simulate.model import MODEL, GameModel, at_most, generator, of_kind, some
from elo.working import Step

AFTER = rule_set("standard-2024-03")
BEFORE = replace(
    AFTER,
    name="before-2024-03",
    published_from=rule_set("standard-2022-01").published_from,
    first=rule_set("standard-2022-01").first,
)
"""The first rating and the minimum of 2022; everything else as after, so that it compares."""
NEWCOMERS = Sample(200)


@dataclass(frozen=True, slots=True, repr=False)
class FirstRating(Finding):
    """The first ratings of newcomers of one true strength, under one rule.

    ``error`` is first rating less strength (points) of those published, on average; ``deviation``
    the standard deviation of that; ``published`` the share (of 1) who are.
    """

    rules: RuleSet
    truth: int
    error: Estimate
    error_theory: float
    deviation: Estimate
    published: Estimate

    @property
    def steps(self) -> tuple[Step, ...]:
        """The answer, and the theory beside it."""
        values = {
            "rules": self.rules.name,
            "truth": self.truth,
            "error": self.error,
            "error_theory": self.error_theory,
            "deviation": self.deviation,
            "published": self.published.percent,
        }
        return (Step("found.first", values),)


@dataclass(frozen=True, slots=True, repr=False)
class FirstRatings(Finding):
    """First ratings, rule by rule and strength by strength: see `FirstRating`."""

    rows: tuple[FirstRating, ...]
    games: int
    sample: Sample

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every strength under every rule, and the sample."""
        return (*(step for row in self.rows for step in row.steps), self.sample.step)


def first_ratings(
    truths: Sequence[int] = (1300, 1500, 1700, 1900, 2100),
    *,
    games: int = 6,
    rules: Sequence[Rules] = (BEFORE, AFTER),
    model: GameModel = MODEL,
    sample: Sample = NEWCOMERS,
) -> FirstRatings:
    """Find out how far first ratings are from the true strength, under each of these rules.

    A newcomer plays one event of so many games against rated opponents who are exactly as strong
    as the newcomer, and whose ratings are right.

    >>> for found in first_ratings([1500], sample=Sample(100, 10)).rows:
    ...     print(found.rules.name, format(found.error, "+"), "theory", round(found.error_theory))
    before-2024-03 −39 ± 3 theory -37
    standard-2024-03 +87 ± 3 theory 89

    The theory is exact: the mean over all scores that are published. Rule: B.02 8.2, 7.1.4; the
    calculation is `elo.initial_rating`. Raises RatingInputError for fewer games than a first
    rating needs, for no strength or no rules, and for a strength at which in a repetition nobody
    is published, or only one.
    """
    sets = [as_rules(one) for one in some(rules, "rule_sets")]
    strengths = [
        at_most(truth, "true_strength", MOST_RATING, least=1) for truth in some(truths, "strengths")
    ]
    at_most(games, "games", least=max(one.first.games for one in sets))
    of_kind(GameModel, model, "model")
    rng = generator(of_kind(Sample, sample, "sample").seed)
    return FirstRatings(
        tuple(_first_rating(rng, one, t, games, model, sample) for one in sets for t in strengths),
        games,
        sample,
    )


def _first_rating(
    rng: Generator, rules: RuleSet, truth: int, games: int, model: GameModel, sample: Sample
) -> FirstRating:
    results = [
        initial_rating([truth] * games, half / 2, rules=rules) for half in range(2 * games + 1)
    ]
    Ru = np.array([result.Ru or 0 for result in results])
    listed = np.array([result.published for result in results])
    half = model.play(rng, np.zeros((sample.repeats, sample.players, games), dtype=np.int64)).sum(2)
    errors = [(Ru[row] - truth)[listed[row]] for row in half]
    fewest = min(map(len, errors))
    if fewest < 2:  # one alone has no standard deviation
        key = "error.one_published" if fewest else "error.none_published"
        raise RatingInputError(key, {"truth": truth, "rules": rules.name})
    chances = np.ones(1)
    for _ in range(games):
        chances = np.convolve(chances, model.chances(0))  # the same both ways
    theory = float(((Ru - truth) * chances)[listed].sum() / chances[listed].sum())
    return FirstRating(
        rules=rules,
        truth=truth,
        error=Estimate.of(row.mean() for row in errors),
        error_theory=theory,
        deviation=Estimate.of(row.std(ddof=1) for row in errors),
        published=Estimate.of(listed[row].mean() for row in half),
    )
