"""Experiments with one event: how far it swings a rating, and what stronger opponents bring.

Many players in one event each are one repetition; the answers of the repetitions give the
uncertainty. In reading order: `event_swing`, `stronger_opponents`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.random import Generator

from elo.rating_change import event_change
from elo.rounding import hundredths
from elo.rules import Rules, as_rules
from elo.simulate.circuit import STRENGTH, Circuit
from elo.simulate.finding import Estimate, Finding, Sample
from elo.simulate.model import (
    MODEL,
    GameModel,
    Whole,
    generator,
    of_kind,
    some,
    some_points,
)
from elo.simulate.theory import (
    event_swing_sd,
    mean_variance,
    share_of_swings,
)
from elo.values import games_from
from elo.words import say
from elo.working import Step

LARGE = Sample(2_000)


# How far does one event swing a rating by chance alone?


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class EventSwing(Finding):
    """What one event changes for players whose ratings are exactly right.

    ``mean`` and ``sd`` of the change (points) and their theory; ``share`` (of 1) of the events that
    change ``at_least`` so much, up or down. ``changes`` are all of them, exact, in hundredths.
    """

    K: int
    games: int
    at_least: int
    mean: Estimate
    sd: Estimate
    sd_theory: float
    share: Estimate
    share_theory: float
    changes: Whole = field(repr=False)
    sample: Sample

    @property
    def steps(self) -> tuple[Step, ...]:
        """The answer, and the theory beside it."""
        values = {
            "K": self.K,
            "games": self.games,
            "at_least": self.at_least,
            "mean": self.mean,
            "sd": self.sd,
            "sd_theory": self.sd_theory,
            "share": self.share.percent,
            "share_theory": 100 * self.share_theory,
        }
        return (
            Step("found.swing", values),
            Step("found.swing_share", values),
            self.sample.step,
        )


def event_swing(
    k: int = 40,
    *,
    games: int = 6,
    at_least: int = 50,
    spread: int = 100,
    model: GameModel = MODEL,
    sample: Sample = LARGE,
    rules: Rules = None,
) -> EventSwing:
    """Find out how far one event moves a rating that is exactly right: chance alone.

    >>> found = event_swing(k=40, games=6)
    >>> print(found.sd, "points; theory", round(found.sd_theory, 1))
    42.2 ± 0.1 points; theory 42.3

    The theory: the standard deviation is K times the root of the sum of the games' variances
    (`elo.simulate.theory.event_swing_sd`); the share is exact, over all ways in which the games
    can end (`share_of_swings`). It leaves out the 400 rule; both agree where few opponents are more
    than 400 points away. Not FIDE's rule; the changes are those of B.02 8.3. Raises
    RatingInputError for sizes that are none.
    """
    circuit = Circuit(k, games, spread, model, as_rules(rules))
    some_points(at_least, "at_least", least=0)
    of_kind(Sample, sample, "sample")
    right = np.full(sample.total, STRENGTH)
    changes = circuit.event(generator(sample.seed), right).change_exact
    wide = abs(changes) >= 100 * at_least
    return EventSwing(
        K=k,
        games=games,
        at_least=at_least,
        mean=sample.mean(changes / 100),
        sd=sample.deviation(changes / 100),
        sd_theory=event_swing_sd(k, games, mean_variance(model, spread), rules=circuit.rules),
        share=sample.mean(wide),
        share_theory=share_of_swings(k, games, at_least, model, spread, rules=circuit.rules),
        changes=changes,
        sample=sample,
    )


# Can many losses and a few draws against stronger players raise a rating?


@dataclass(frozen=True, slots=True, repr=False)
class Stronger(Finding):
    """Events against opponents who are all ``gap`` points stronger.

    ``draws`` is the least number of draws that, with losses in all other games, raises the rating
    (None: not even all). ``rises`` and ``without_win`` are shares (of 1) of the events that raise
    the rating, and that raise it without a win; ``mean`` is the change of an event on average.
    """

    gap: int
    games: int
    draws: int | None
    rises: Estimate
    without_win: Estimate
    mean: Estimate
    mean_theory: float

    @property
    def steps(self) -> tuple[Step, ...]:
        """The draws that are enough, how often they come, and what is left on average."""
        values = {
            "opponents": _opponents(self.gap),
            "points": None if self.draws is None else hundredths(50 * self.draws),
            "games": self.games,
            "rises": self.rises.percent,
            "without_win": self.without_win.percent,
            "mean": self.mean,
            "mean_theory": self.mean_theory,
        }
        return (
            Step("found.stronger" if self.draws is not None else "found.stronger_never", values),
            Step("found.stronger_mean", values),
        )


def _opponents(gap: int) -> str:
    """Return the words for opponents who are so many points stronger."""
    if gap == 0:
        return say("found.opponents_equal")
    key = "found.opponents_stronger" if gap > 0 else "found.opponents_weaker"
    return say(key, gap=abs(gap))


@dataclass(frozen=True, slots=True, repr=False)
class StrongerOpponents(Finding):
    """Events against stronger opponents, distance by distance: see `Stronger`."""

    K: int
    under: int
    rows: tuple[Stronger, ...]
    sample: Sample

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every distance, and the sample."""
        return (*(step for row in self.rows for step in row.steps), self.sample.step)


def stronger_opponents(
    gaps: Sequence[int] = (100, 200, 300, 400, 500, 600),
    *,
    k: int = 40,
    games: int = 6,
    under: int = 0,
    model: GameModel = MODEL,
    sample: Sample = LARGE,
    rules: Rules = None,
) -> StrongerOpponents:
    """Find out whether many losses and a few draws against stronger players raise a rating.

    All opponents are ``gap`` points above the player's rating and exactly that strong; the player
    is ``under`` points stronger than the rating says (0: the rating is right).

    >>> found = stronger_opponents([300], sample=Sample(100, 10)).rows[0]
    >>> print(found.draws, "draws in six games are enough; an event brings", found.mean, "points")
    2 draws in six games are enough; an event brings −0.3 ± 0.7 points

    The theory: an event changes a right rating by 0 on average up to 400 points; beyond, the
    400 rule expects more than the truth (``mean_theory``: K × n × (true E − PD)). Both agree. Not
    FIDE's rule; the changes are those of B.02 8.3. Raises RatingInputError for sizes that are none.
    """
    of_kind(Sample, sample, "sample")
    some_points(under, "under")
    asked = [some_points(gap, "gap") for gap in some(gaps, "gaps")]
    rule_set, rng = as_rules(rules), generator(sample.seed)
    return StrongerOpponents(
        K=k,
        under=under,
        rows=tuple(
            _stronger(rng, Circuit(k, games, 0, model, rule_set, gap - under), under, sample)
            for gap in asked
        ),
        sample=sample,
    )


def _stronger(rng: Generator, circuit: Circuit, under: int, sample: Sample) -> Stronger:
    gap = circuit.stronger + under
    played = circuit.event(rng, np.full(sample.total, STRENGTH - under))
    rises = played.change > 0
    changes = [_with_draws(draws, gap, circuit) for draws in range(circuit.games + 1)]
    expected = circuit.K * circuit.games * float(circuit.model.expected(under - gap))
    return Stronger(
        gap=gap,
        games=circuit.games,
        draws=next((draws for draws, change in enumerate(changes) if change > 0), None),
        rises=sample.mean(rises),
        without_win=sample.mean(rises & (played.results < 2).all(axis=1)),
        mean=sample.mean(played.change_exact / 100),
        mean_theory=round(expected + changes[0], 9) or 0.0,
    )


def _with_draws(draws: int, gap: int, circuit: Circuit) -> float:
    """Return what an event changes in which every game is lost but so many draws."""
    scores = [0.5] * draws + [0] * (circuit.games - draws)
    games = games_from([STRENGTH + gap] * circuit.games, scores)
    return float(event_change(STRENGTH, games, k=circuit.K, rules=circuit.rules).change_exact)
