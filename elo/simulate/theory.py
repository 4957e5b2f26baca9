"""What mathematics says before anything is simulated: the figures the experiments must meet.

Near equality the table (8.1.2) follows a bell curve whose standard deviation is 2000/7 points, so
a point of difference is worth 0.0014 points per game, and K × 0.0014 of an error goes with every
game. In reading order: `slope`, `half_life`, `games_until`, `swing`,
`event_swing_sd`, `share_of_swings`, `lag`, `events_to_keep_pace`, `correlation_limit`. Of ``rules``
(by default the newest standard set) only the 700 rule counts, which can lower K. Left out:
rounding, which adds next to nothing to the swing, and the 400 rule.
"""

from collections.abc import Sequence
from math import fsum, hypot, inf, log, pi, sqrt
from statistics import NormalDist

import numpy as np

from elo.k_factor import period_k
from elo.rules import Rules
from elo.simulate.model import REACH, GameModel, Real
from elo.tables import scoring_probability

TABLE_SPREAD = 2000 / 7
"""The bell curve that lies closest to table 8.1.2: the same hundredths in 795 of the first 801
differences."""
PACE = 0.01
"""A rating keeps pace where lag and gain are so near (as a share) to what they come to at last."""


def slope(spread: float = 0) -> float:
    """Return by how much the expected score rises with one point of difference, near equality.

    ``spread`` (points) is the standard deviation of what blurs the difference: the opponents'
    strengths, the swing of the ratings.

    >>> round(slope(), 4), round(slope(200), 4)
    (0.0014, 0.0011)

    Not FIDE's rule: the slope of the bell curve that the table B.02 8.1.2 follows.
    """
    return 1 / (sqrt(2 * pi) * hypot(TABLE_SPREAD, spread))


def half_life(k: int, games: int = 1, spread: float = 0, *, rules: Rules = None) -> float:
    """Return after how many games half of an error of the rating is gone, on average.

    ``games`` are those of one period: within it the rating stays as it is. Of an error the share
    1 − games × K × slope is left after each period; 0 if one period takes all of it away.

    >>> [round(half_life(k)) for k in (40, 20, 10)]
    [12, 24, 49]

    Not FIDE's rule: it follows from B.02 8.3.2 for small errors; far from equality, where the
    table is flatter, it takes longer.
    """
    left = _left(k, games, spread, rules)
    return games * log(2) / -log(left) if left > 0 else 0.0


def _left(k: int, games: int, spread: float, rules: Rules) -> float:
    """Return the share of an error that is left after a period."""
    return 1 - games * period_k(k, games, rules=rules).K * slope(spread)


def games_until(
    off: int, within: int, k: int, games: int = 1, spread: float = 0, *, rules: Rules = None
) -> float:
    """Return after how many games an error of ``off`` points is down to ``within``, on average.

    The same recursion as in `half_life`, on the bell curve itself: far away it is slower.

    >>> [round(games_until(-300, 50, k)) for k in (40, 20, 10)]
    [33, 67, 134]

    Not FIDE's rule: it follows from B.02 8.3.2.
    """
    K = period_k(k, games, rules=rules).K
    bell = NormalDist(0, hypot(TABLE_SPREAD, spread))
    errors = [float(abs(off))]
    while errors[-1] > within:
        errors.append(errors[-1] - games * K * (bell.cdf(errors[-1]) - 0.5))
    return games * (when_down(errors, within) or 0.0)


def when_down(sizes: Sequence[float], target: float) -> float | None:
    """Return at which place, with a fraction, sizes first come down to a target; None: never.

    Between two places a size shrinks by a share, not by an amount.

    >>> when_down([400, 200, 100, 50], 100), when_down([400, 200], 100)
    (2.0, None)
    """
    after = next((i for i, size in enumerate(sizes) if size <= target), None)
    if not after:
        return after
    before = sizes[after - 1]
    return after - 1 + log(before / target) / log(before / max(sizes[after], target / 1000))


def swing(
    k: int,
    games: int = 1,
    variance: float = 0.25,
    spread: float = 0,
    *,
    rules: Rules = None,
) -> float:
    """Return the standard deviation (points) of a rating whose player never changes.

    Chance pushes it away from the true strength and the rule pulls it back, for ever.
    ``variance`` is that of one game's score.

    >>> [round(swing(k, variance=0.25)) for k in (40, 20, 10)]
    [61, 43, 30]

    Not FIDE's rule: the standing state of the same recursion as in `half_life`.
    """
    pushed = event_swing_sd(k, games, variance, rules=rules)
    return pushed / sqrt(1 - _left(k, games, spread, rules) ** 2)


def event_swing_sd(k: int, games: int, variance: float = 0.25, *, rules: Rules = None) -> float:
    """Return the standard deviation (points) of an event's change for a rating that is right.

    K times the root of the sum of the games' variances.

    >>> round(event_swing_sd(40, 6), 1)
    49.0

    Not FIDE's rule: it follows from B.02 8.3.2.
    """
    return period_k(k, games, rules=rules).K * sqrt(games * variance)


def spread_of_differences(spread: int) -> Real:
    """Return the probabilities of the differences −REACH to REACH: whole, of a bell curve.

    What lies beyond belongs to the ends, for it is as good as they are.
    """
    if spread == 0:
        return np.eye(1, 2 * REACH + 1, REACH).ravel()
    bell = NormalDist(0, spread)
    edges = np.array([0.0, *(bell.cdf(D + 0.5) for D in range(-REACH, REACH)), 1.0])
    return np.asarray(np.diff(edges))


def mean_variance(model: GameModel, spread: int) -> float:
    """Return the variance of a game's score, on average over opponents of this spread (points)."""
    D = np.arange(-REACH, REACH + 1)
    return float(model.variance(D) @ spread_of_differences(spread))


def share_of_swings(
    k: int, games: int, at_least: int, model: GameModel, spread: int, *, rules: Rules = None
) -> float:
    """Return the probability that one event changes a right rating by so many points or more.

    Exact: every way in which the games can end, for opponents of this ``spread`` (points) around
    the own strength.

    >>> round(share_of_swings(40, 6, 50, GameModel(30), 0), 3)
    0.226

    Not FIDE's rule: it follows from B.02 8.3.2. The 400 rule is left out.
    """
    game = np.zeros(201)
    for D, weight in zip(range(-REACH, REACH + 1), spread_of_differences(spread), strict=True):
        PD = scoring_probability(D)
        for score, chance in zip((100, 50, 0), model.chances(D), strict=True):
            game[100 + score - PD] += weight * chance
    event = np.ones(1)
    for _ in range(games):
        event = np.convolve(event, game)
    change = period_k(k, games, rules=rules).K * (np.arange(len(event)) - 100 * games)
    return float(event[abs(change) >= 100 * at_least].sum())


def lag(gain: float, k: int, games: int, spread: float = 0, *, rules: Rules = None) -> float:
    """Return how far (points) a rating trails a strength that grows by ``gain`` in each event.

    To rise by the gain, gain ÷ (games × K) more has to be scored in each game than the rating
    expects; the lag is the difference at which that is so. It is endless if no score is enough.

    >>> round(lag(30, 40, 6)), round(lag(30, 20, 6)), lag(30, 10, 6)
    (91, 193, inf)

    Not FIDE's rule: it follows from B.02 8.3.2.
    """
    share = 0.5 + gain / (games * period_k(k, games, rules=rules).K)
    if not 0 < share < 1:
        return inf if gain > 0 else -inf
    return NormalDist(0, hypot(TABLE_SPREAD, spread)).inv_cdf(share)


def events_to_keep_pace(
    gain: float, k: int, games: int, spread: float = 0, *, least: int = 1, rules: Rules = None
) -> int:
    """Return how many events to leave out before as many are measured in which a rating keeps pace.

    The rating is right at first and comes to trail the strength by its `lag`. Of the events after
    those left out, as many as these, the average lag and gain are within `PACE` of what they come
    to in the end. ``least`` are left out in any case.

    >>> [events_to_keep_pace(20, k, 6) for k in (40, 20, 10)]
    [8, 20, 57]

    Not FIDE's rule: the recursion of `half_life` on the bell curve. Raises OverflowError where the
    lag is endless, and where a period puts more right than twice the error.
    """
    K, bell = period_k(k, games, rules=rules).K, NormalDist(0, hypot(TABLE_SPREAD, spread))
    rise, final = abs(gain), abs(lag(gain, k, games, spread, rules=rules))
    if final == inf or _left(k, games, spread, rules) <= -1:
        raise OverflowError(final)
    lags, n = [rise], least
    while True:
        while len(lags) <= 2 * n:
            lags.append(lags[-1] + rise - games * K * (bell.cdf(lags[-1]) - 0.5))
        missing, gained = final - fsum(lags[n : 2 * n]) / n, rise - (lags[2 * n] - lags[n]) / n
        if abs(missing) <= PACE * final and abs(rise - gained) <= PACE * rise:
            return n
        n += 1


def correlation_limit(strengths: float, swing: float) -> float:
    """Return the correlation of ratings and strengths that is left when only the swing is wrong.

    ``strengths`` is the standard deviation of the true strengths, ``swing`` that of the errors.

    >>> round(correlation_limit(270, 40), 3)
    0.989
    """
    return strengths / hypot(strengths, swing)
