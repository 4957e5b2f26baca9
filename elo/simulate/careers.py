"""Experiments with single players over time: when a rating has settled, what steady gains mean.

Each player has a K that stays and plays one event a month (`elo.simulate.circuit`). Many such
players are one repetition; the answers of the repetitions give the uncertainty. In reading order:
`settling`, `steady_gains`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import hypot

import numpy as np
from numpy.random import Generator

from elo.errors import RatingInputError
from elo.rating_change import counted_differences
from elo.rules import Rules, as_rules
from elo.simulate.bar import bar
from elo.simulate.circuit import IN_REACH, STRENGTH, Circuit
from elo.simulate.finding import Estimate, Finding, Sample
from elo.simulate.model import (
    MODEL,
    GameModel,
    Real,
    Whole,
    at_most,
    generator,
    of_kind,
    some,
    some_points,
)
from elo.simulate.theory import events_to_keep_pace, games_until, half_life, lag, when_down
from elo.tables import scoring_probability
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
    progress: bool | None = None,
) -> Settling:
    """Find out after how many games a wrong rating has settled, for each K.

    The ratings start ``off`` points beside a true strength that stays. A rating has settled when
    the error that is left, on average over the players, is at most ``within`` points; a single
    rating goes on swinging around the truth. Each month has one event of so many ``games``.
    ``progress`` shows a bar, as in `elo.simulate.simulate_list`.

    >>> newcomers = settling([40], sample=Sample(100, 10)).rows[0]
    >>> print(newcomers.games, "games; theory", round(newcomers.games_theory))
    31.1 ± 0.7 games; theory 31

    The theory: near equality the table rises 0.0014 a point, so an event of n games leaves
    1 − n × K × 0.0014 of an error (`elo.simulate.theory.half_life`), and what the swings of the
    events add up to is `elo.simulate.theory.swing`. The half life is measured between twice
    ``within`` and ``within``, where that straight line holds, and agrees with it; from 300 points
    away it takes longer, for the table is flatter there. It leaves out the 400 rule, which from
    farther away makes the way longer. Not FIDE's rule; the changes are those of B.02 8.3. Raises
    RatingInputError for sizes that are none, an ``off`` of less than twice ``within`` or so large
    that a rating finds no opponents, and ratings that have not settled after so many ``events``.
    """
    size = abs(some_points(off, "off"))
    whole_number(size, "off", least=2 * whole_number(within, "within"))
    of_kind(Sample, sample, "sample")
    at_most(events, "events_played", least=1)
    circuits = [Circuit(k, games, spread, model, as_rules(rules)) for k in some(ks, "k")]
    with bar(len(circuits) * events, progress) as step:
        rows = [_settled(circuit, off, within, events, sample, step) for circuit in circuits]
    return Settling(tuple(rows), sample)


def _settled(
    circuit: Circuit,
    off: int,
    within: int,
    events: int,
    sample: Sample,
    step: Callable[[], object],
) -> Settled:
    rng = generator(sample.seed)
    rating = np.full(sample.total, STRENGTH + off)
    errors = [rating - STRENGTH]
    for _ in range(events):
        rating = rating + circuit.event(rng, rating).change
        errors.append(rating - STRENGTH)
        step()
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
        games_theory=games_until(off, within, circuit.k, circuit.games, blur, rules=circuit.rules),
        half_life=Estimate.of(b - a for a, b in zip(until_twice, until, strict=True)),
        half_life_theory=half_life(circuit.k, circuit.games, blur, rules=circuit.rules),
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
    For a gain below 0, a loss, all of these are below 0, and ``chance`` counts those who lose so
    much.
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
        losing = self.gain < 0
        values = {
            "gain": self.gain,
            "K": self.K,
            "a_year": 12 * self.gain,
            "twice": 24 * self.gain,
            "measured": self.measured,
            "lag": -self.lag if losing else self.lag,
            "lag_theory": abs(self.lag_theory),
            "over": -self.over if losing else self.over,
            "over_theory": abs(self.over_theory),
            "chance": self.chance,
            "events": CHANCE_EVENTS,
            "players": self.players,
            "rise": CHANCE_EVENTS * self.gain,
        }
        return (
            Step("found.gaining", values),
            Step("found.losing_lag" if losing else "found.gaining_lag", values),
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
    progress: bool | None = None,
) -> SteadyGains:
    """Find out what a steady gain of so many points an event would mean.

    The true strength grows by the gain before each event; what is measured are the last half of
    the ``events``, when the rating keeps pace. Where it does not yet, at a low K, more events are
    played before them, and as many measured (`elo.simulate.theory.events_to_keep_pace`). Only how
    far apart strengths are decides, so the player's stays as it is here, and the rating is moved
    down instead. ``progress`` shows a bar, as in `elo.simulate.simulate_list`.

    >>> found = steady_gains([30], sample=Sample(50, 10)).rows[0]
    >>> print(found.lag, "points behind; theory", round(found.lag_theory))
    99 ± 1 points behind; theory 98

    The theory: to rise by the gain, gain ÷ K more points than expected have to be scored in each
    event, and the rating trails by the difference at which the table grants them
    (`elo.simulate.theory.lag`). Both agree, to `PACE` of the gain and the lag, where the 400 rule,
    which the theory leaves out, has no say: as long as lag and spread together stay below 400
    points. Not FIDE's rule; the changes are those of B.02 8.3. Raises RatingInputError for sizes
    that are none, and for a gain with which no rating keeps pace.
    """
    circuit = Circuit(k, games, spread, model, as_rules(rules))
    at_most(events, "events_played", least=2)
    of_kind(Sample, sample, "sample")
    asked = [_possible(gain, circuit) for gain in some(gains, "gains")]
    left_out = [_left_out(gain, circuit, events) for gain in asked]
    total = sum(n + max(n, events - events // 2) for n in left_out)
    with bar(total, progress) as step:
        rows = [
            _gaining(gain, circuit, n, max(n, events - events // 2), sample, step)
            for gain, n in zip(asked, left_out, strict=True)
        ]
    return SteadyGains(tuple(rows), sample)


def _possible(gain: object, circuit: Circuit) -> int:
    """Return a gain with which a rating can keep pace: the 400 rule grants no more."""
    number = some_points(gain, "gain")
    (most_D,) = counted_differences(STRENGTH, [IN_REACH[0] - STRENGTH], circuit.rules)
    limit = circuit.games * circuit.K * (scoring_probability(most_D) - 50) / 100
    if abs(number) >= limit:
        values = {"place": place("gain"), "value": gain, "K": circuit.k, "n": circuit.games}
        raise RatingInputError("error.no_pace", {**values, "limit": f"{limit:g}"})
    return number


def _blur(circuit: Circuit) -> float:
    """Return what blurs the differences: the opponents' spread and the swing of the rating."""
    return hypot(circuit.spread, circuit.swing)


def _left_out(gain: int, circuit: Circuit, events: int) -> int:
    """Return how many events are played before those that are measured."""
    return events_to_keep_pace(
        gain,
        circuit.k,
        circuit.games,
        _blur(circuit),
        least=events // 2,
        rules=circuit.rules,
    )


def _gaining(
    gain: int,
    circuit: Circuit,
    left_out: int,
    measured: int,
    sample: Sample,
    step: Callable[[], object],
) -> Gaining:
    rng = generator(sample.seed)
    rating = np.full(sample.total, STRENGTH)
    gained, lags, over = (np.zeros(sample.total) for _ in range(3))
    for event in range(left_out + measured):
        rating = rating - gain
        played = circuit.event(rng, rating)
        if event >= left_out:
            lags += STRENGTH - rating
            gained += played.change
            over += played.change_exact / (100 * circuit.K)
        rating = rating + played.change
        step()
    return Gaining(
        gain=gain,
        K=circuit.k,
        measured=sample.mean(gained / measured),
        lag=sample.mean(lags / measured),
        lag_theory=lag(gain, circuit.k, circuit.games, _blur(circuit), rules=circuit.rules),
        over=sample.mean(over / measured),
        over_theory=gain / circuit.K,
        chance=int(
            (_risen_by_chance(rng, circuit, sample, gain) >= CHANCE_EVENTS * abs(gain)).sum()
        ),
        players=sample.total,
    )


def _risen_by_chance(rng: Generator, circuit: Circuit, sample: Sample, gain: int) -> Whole:
    """Return what ratings that are right at first change in the direction of the gain."""
    rating = np.full(sample.total, STRENGTH)
    for _ in range(CHANCE_EVENTS):
        rating = rating + circuit.event(rng, rating).change
    return np.asarray(STRENGTH - rating if gain < 0 else rating - STRENGTH)
