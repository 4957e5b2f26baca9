"""Experiments with single players over time: when a rating has settled, what steady gains mean.

Each player has a K that stays and plays one event a month (`elo.simulate.circuit`). Many such
players are one repetition; the answers of the repetitions give the uncertainty. In reading order:
`settling`, `steady_gains`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import hypot

import numpy as np
from numpy.random import Generator

from elo.errors import RatingInputError
from elo.rules import Rules, as_rules
from elo.simulate.circuit import STRENGTH, Circuit
from elo.simulate.finding import Estimate, Finding, Sample
from elo.simulate.model import MODEL, GameModel, Real, Whole, generator
from elo.simulate.theory import games_until, half_life, lag, when_down
from elo.values import place, whole_number
from elo.working import Step

SAMPLE, SMALL = Sample(500), Sample(100)


# How long until a rating has settled?


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Settled(Finding):
    """How a rating settles at one K.

    ``games`` is after how many games the average error is down to ``within`` (points);
    ``half_life`` how many games halve it, near the end of that way; ``swing`` the standard
    deviation (points) that never goes away. ``paths`` has one line for each moment between events:
    the average error, and the errors that one player in ten stays below and above.
    """

    K: int
    off: int
    within: int
    games: Estimate
    games_theory: float
    half_life: Estimate
    half_life_theory: float
    swing: Estimate
    swing_theory: float
    games_of_event: int
    paths: Real = field(repr=False)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The answer, and the theory beside it."""
        values = {
            "K": self.K,
            "off": abs(self.off),
            "within": self.within,
            "event": self.games_of_event,
            "months": self.games.value / self.games_of_event,
            "games": self.games,
            "games_theory": self.games_theory,
            "half_life": self.half_life,
            "half_life_theory": self.half_life_theory,
            "swing": self.swing,
            "swing_theory": self.swing_theory,
        }
        return (Step("found.settled", values), Step("found.settled_theory", values))


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Settling(Finding):
    """How ratings settle, K by K: see `Settled`."""

    rows: tuple[Settled, ...]
    sample: Sample

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every K, and the sample."""
        return (*(step for row in self.rows for step in row.steps), self.sample.step)


def settling(
    ks: Sequence[int] = (40, 20, 10),
    *,
    off: int = -300,
    within: int = 50,
    games: int = 6,
    events: int = 40,
    spread: int = 100,
    model: GameModel = MODEL,
    sample: Sample = SAMPLE,
    rules: Rules = None,
) -> Settling:
    """Find out after how many games a wrong rating has settled, for each K.

    The ratings start ``off`` points beside a true strength that stays. A rating has settled when
    the error that is left, on average over the players, is at most ``within`` points; a single
    rating goes on swinging around the truth. Each month has one event of so many ``games``.

    >>> newcomers = settling([40], sample=Sample(100, 10)).rows[0]
    >>> print(newcomers.games, "games; theory", round(newcomers.games_theory))
    31.1 ± 0.7 games; theory 31

    The theory: near equality the table rises 0.0014 a point, so an event of n games leaves
    1 − n × K × 0.0014 of an error (`elo.simulate.theory.half_life`), and what the swings of the
    events add up to is `elo.simulate.theory.swing`. The half life is measured between twice
    ``within`` and ``within``, where that straight line holds, and agrees with it; from 300 points
    away it takes longer, for the table is flatter there. Not FIDE's rule; the changes are those
    of B.02 8.3. Raises RatingInputError for sizes that are none, an ``off`` of less than twice
    ``within``, and ratings that have not settled after so many ``events``.
    """
    whole_number(abs(off), "off", least=2 * whole_number(within, "within"))
    return Settling(
        tuple(
            _settled(Circuit(k, games, spread, model, as_rules(rules)), off, within, events, sample)
            for k in ks
        ),
        sample,
    )


def _settled(circuit: Circuit, off: int, within: int, events: int, sample: Sample) -> Settled:
    rng = generator(sample.seed)
    truth = np.full(sample.total, STRENGTH)
    rating = truth + off
    errors = [rating - truth]
    for _ in range(whole_number(events, "events_played")):
        rating = rating + circuit.event(rng, truth, rating).change
        errors.append(rating - truth)
    means = np.array([e.reshape(sample.repeats, -1).mean(axis=1) for e in errors]).T
    until = [_moment(abs(path), within) * circuit.games for path in means]
    until_twice = [_moment(abs(path), 2 * within) * circuit.games for path in means]
    last = sample.deviation(errors[-1])
    blur = hypot(circuit.spread, circuit.swing)
    return Settled(
        K=circuit.k,
        off=off,
        within=within,
        games=Estimate.of(until),
        games_theory=games_until(off, within, circuit.k, circuit.games, blur),
        half_life=Estimate.of(b - a for a, b in zip(until_twice, until, strict=True)),
        half_life_theory=half_life(circuit.k, circuit.games, blur),
        swing=last,
        swing_theory=circuit.swing,
        games_of_event=circuit.games,
        paths=np.array([[e.mean(), *np.quantile(e, (0.1, 0.9))] for e in errors]),
    )


def _moment(sizes: Real, target: int) -> float:
    """Return the event, with a fraction, at which a path of sizes comes down to a target."""
    moment = when_down(sizes.tolist(), target)
    if moment is None:
        values = {"place": place("events_played"), "value": len(sizes) - 1, "within": target}
        raise RatingInputError("error.not_settled", values)
    return moment


# What would steady gains mean?


@dataclass(frozen=True, slots=True, repr=False)
class Gaining(Finding):
    """What a gain of ``gain`` points in every event takes.

    A player whose true strength grows by ``gain`` points an event, once the rating keeps pace:
    ``measured`` is the rating's own gain an event, ``lag`` how far it trails the strength (points),
    ``over`` how many points more than expected are scored in each event. ``chance`` counts those
    of as many ``players`` who do not grow at all and yet gain as much in `CHANCE_EVENTS` events.
    """

    gain: int
    K: int
    measured: Estimate
    lag: Estimate
    lag_theory: float
    over: Estimate
    over_theory: float
    chance: int
    players: int

    @property
    def steps(self) -> tuple[Step, ...]:
        """What it takes, and how often chance alone does it."""
        values = {
            "gain": self.gain,
            "K": self.K,
            "a_year": 12 * self.gain,
            "twice": 24 * self.gain,
            "measured": self.measured,
            "lag": self.lag,
            "lag_theory": self.lag_theory,
            "over": self.over,
            "over_theory": self.over_theory,
            "chance": self.chance,
            "events": CHANCE_EVENTS,
            "players": self.players,
            "rise": CHANCE_EVENTS * self.gain,
        }
        return (
            Step("found.gaining", values),
            Step("found.gaining_lag", values),
            Step("found.gaining_chance", values),
        )


@dataclass(frozen=True, slots=True, repr=False)
class SteadyGains(Finding):
    """What steady gains take, gain by gain: see `Gaining`."""

    rows: tuple[Gaining, ...]
    sample: Sample

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every gain, and the sample."""
        return (*(step for row in self.rows for step in row.steps), self.sample.step)


CHANCE_EVENTS = 6
"""Over so many events a gain is looked at that chance alone has made: half a year of months."""


def steady_gains(
    gains: Sequence[int] = (20, 30, 40),
    *,
    k: int = 40,
    games: int = 6,
    events: int = 24,
    spread: int = 100,
    model: GameModel = MODEL,
    sample: Sample = SMALL,
    rules: Rules = None,
) -> SteadyGains:
    """Find out what a steady gain of so many points an event would mean.

    The true strength grows by the gain before each event; what is measured are the last half of
    the ``events``, when the rating keeps pace.

    >>> found = steady_gains([30], sample=Sample(50, 10)).rows[0]
    >>> print(found.lag, "points behind; theory", round(found.lag_theory))
    99 ± 1 points behind; theory 98

    The theory: to rise by the gain, gain ÷ K more points than expected have to be scored in each
    event, and the rating trails by the difference at which the table grants them
    (`elo.simulate.theory.lag`). Both agree. Not FIDE's rule; the changes are those of B.02 8.3.
    Raises RatingInputError for sizes that are none.
    """
    circuit = Circuit(k, games, spread, model, as_rules(rules))
    whole_number(events, "events_played", least=2)
    return SteadyGains(tuple(_gaining(gain, circuit, events, sample) for gain in gains), sample)


def _gaining(gain: int, circuit: Circuit, events: int, sample: Sample) -> Gaining:
    rng = generator(sample.seed)
    rating = truth = np.full(sample.total, STRENGTH)
    half = events // 2
    gained, lags, over = (np.zeros((events, sample.total)) for _ in range(3))
    for event in range(events):
        truth = truth + gain
        lags[event] = truth - rating
        played = circuit.event(rng, truth, rating)
        gained[event] = played.change
        over[event] = played.change_exact / (100 * circuit.K)
        rating = rating + played.change
    return Gaining(
        gain=gain,
        K=circuit.k,
        measured=sample.mean(gained[half:].mean(axis=0)),
        lag=sample.mean(lags[half:].mean(axis=0)),
        lag_theory=lag(gain, circuit.k, circuit.games, hypot(circuit.spread, circuit.swing)),
        over=sample.mean(over[half:].mean(axis=0)),
        over_theory=gain / circuit.K,
        chance=int((_risen_by_chance(rng, circuit, sample) >= CHANCE_EVENTS * gain).sum()),
        players=sample.total,
    )


def _risen_by_chance(rng: Generator, circuit: Circuit, sample: Sample) -> Whole:
    """Return what ratings gain that are right at first, of players who do not grow."""
    rating = truth = np.full(sample.total, STRENGTH)
    for _ in range(CHANCE_EVENTS):
        rating = rating + circuit.event(rng, truth, rating).change
    return np.asarray(rating - truth)
