"""Performance ratings: how strong somebody played.

Rp and TPR are the same computation: the opponents' average Ra plus the dp of table 8.1.1 for the
fractional score (B.01 1.4.6 to 1.4.9 for titles, C.07 10.2 for tie-breaks). PTP (C.07 10.3) is
another quantity: the lowest rating that would have been expected to score as much. The linear
rule of thumb and the inverted curve are not FIDE's, and stand here for comparison. In reading
order: `performance_rating`, `Performance`, `performance_from_average`, `points_needed`,
`average_of_opponents`, `average_performance_of_opponents`, `average_perfect_of_opponents`,
`NORMS`, `norm_performance`.

Unplayed games are no games here: leave forfeits out of both lists. Left out: everything else that
a title norm needs (rounds, federations, titles of the opponents).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from math import log10
from types import MappingProxyType

from elo.choices import choice_step
from elo.errors import RatingInputError
from elo.formula import CURVE_SCALE
from elo.rounding import average_rating, hundredths, in_hundredths, round_half_away
from elo.tables import DP, GREATEST_DIFFERENCE, rating_difference, scoring_probability
from elo.values import (
    Number,
    listed,
    place,
    points_in_half,
    ratings_list,
    share_in_hundredths,
    whole_number,
)
from elo.words import say
from elo.working import Step, Worked

RA_ARTICLE = "B.01 1.4.7, C.07 10.1"
RP_ARTICLE = "B.01 1.4.8, C.07 10.2"
DP_ARTICLE = "B.02 8.1.1, B.01 1.4.9"
PTP_ARTICLE = "C.07 10.3"
LINEAR_STEP = 400
MOST_GAMES = 100_000
"""More than this is a slip of the keyboard, not a tournament."""


@dataclass(frozen=True, slots=True)
class Performance(Worked):
    """A performance: ``Rp`` by one ``method``, with what it was computed from.

    ``Ra`` is the opponents' average (ARO), ``p`` the fractional score in hundredths, ``dp`` the
    difference that the table gives for it (None for the other methods).
    """

    method: str
    Rp: int
    Ra: int
    n: int
    points: Decimal
    p: Decimal
    dp: int | None
    opponents: tuple[int, ...] = field(repr=False)
    half_point_byes: int = field(default=0, repr=False)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The average, the share, and what the method makes of them."""
        steps = _METHODS[self.method].steps(self)
        if not self.half_point_byes:
            return steps
        byes = self.half_point_byes
        if self.method == "perfect":
            return (choice_step("perfect_byes", byes=byes), *steps)
        return (Step("step.byes", {"byes": byes}, RP_ARTICLE), *steps)


def performance_rating(
    opponents: Sequence[int],
    points: Number,
    *,
    method: str = "table",
    half_point_byes: int = 0,
) -> Performance:
    """Return the performance of a score against these opponents.

    ``opponents`` are the ratings (points) of those who were played over the board, ``points`` what
    was scored (a whole number of halves). ``method`` is

    - "table": Ra + dp, FIDE's Rp and TPR;
    - "perfect": PTP, the lowest whole rating with which the table expects as much, no 400 rule;
    - "linear": (sum + 400 x (wins - losses)) / n, a rule of thumb and not FIDE's;
    - "curve": Ra + 400 log10(p / (1 - p)), the curve turned round and not FIDE's.

    ``half_point_byes`` of the points were byes: they count neither as games nor as points.

    >>> performance_rating([2500] * 10, 6).Rp
    2572
    >>> performance_rating([1787, 2025, 2310, 2400, 2505], 4.5, method="perfect").Rp
    2694
    >>> print(performance_rating([2380, 2400, 2420, 2400], 3))
    Ra = 9600 ÷ 4 = 2400 (B.01 1.4.7, C.07 10.1)
    p = 3 ÷ 4 = 0.75 (B.01 1.4.8, C.07 10.2)
    dp = +193 (B.02 8.1.1, B.01 1.4.9)
    Rp = Ra + dp = 2400 + 193 = 2593 (B.01 1.4.8, C.07 10.2)

    Rule: B.01 1.4.6 to 1.4.9, C.07 10.2 and 10.3. Not to be confused with a new rating: a
    performance above the own rating can go with a loss of points. Raises RatingInputError for no
    opponents, points that cannot be scored in so many games, and by the curve for a full score or
    none, where it has no answer.
    """
    ratings = ratings_list(opponents)
    byes = whole_number(half_point_byes, "byes", least=0)
    half = points_in_half(points, len(ratings), byes)
    return _performance(_method(method), ratings, half, byes)


def performance_from_average(
    average: int, games: int, points: Number, *, method: str = "table"
) -> Performance:
    """Return the performance of a score against opponents of whom only the average is known.

    It is that against ``games`` opponents who are all rated ``average`` (points).

    >>> performance_from_average(2500, 10, 6).Rp
    2572

    Rule: B.01 1.4.6 to 1.4.9, C.07 10.2 and 10.3. Raises RatingInputError as
    `performance_rating` does.
    """
    n = whole_number(games, "games")
    if n > MOST_GAMES:
        values = {"place": place("games"), "value": games, "most": MOST_GAMES}
        raise RatingInputError("error.too_many", values)
    return performance_rating([whole_number(average, "average")] * n, points, method=method)


def _performance(method: "_Method", ratings: tuple[int, ...], half: int, byes: int) -> Performance:
    p = share_in_hundredths(half, len(ratings))
    Ra = average_rating(ratings)
    return Performance(
        method=method.name,
        Rp=method.rating(ratings, half),
        Ra=Ra,
        n=len(ratings),
        points=hundredths(50 * half),
        p=hundredths(p),
        dp=rating_difference(p) if method.name == "table" else None,
        opponents=ratings,
        half_point_byes=byes,
    )


def _table(ratings: Sequence[int], half: int) -> int:
    p = share_in_hundredths(half, len(ratings))
    return average_rating(ratings) + rating_difference(p)


def _table_steps(result: Performance) -> tuple[Step, ...]:
    values = _values(result)
    return (
        Step("step.Ra", values, RA_ARTICLE),
        Step("step.p", values, RP_ARTICLE),
        Step("step.dp_full" if result.p in (0, 1) else "step.dp", values, DP_ARTICLE),
        Step("step.Rp", values, RP_ARTICLE),
    )


def _expected(rating: int, ratings: Iterable[int]) -> int:
    """Return the expected score of a rating against these opponents, in hundredths."""
    return sum(scoring_probability(rating - opponent) for opponent in ratings)


def _perfect(ratings: Sequence[int], half: int) -> int:
    """Return the least rating whose expected score is enough, by halving the interval."""
    if half == 0:
        return min(ratings) - DP[-1]
    beyond = GREATEST_DIFFERENCE[-1] + 1
    low, high = min(ratings) - beyond, max(ratings) + beyond
    while low < high:
        middle = (low + high) // 2
        if _expected(middle, ratings) >= 50 * half:
            high = middle
        else:
            low = middle + 1
    return low


def _perfect_steps(result: Performance) -> tuple[Step, ...]:
    values = {
        **_values(result),
        "We": hundredths(_expected(result.Rp, result.opponents)),
        "below": result.Rp - 1,
        "We_below": hundredths(_expected(result.Rp - 1, result.opponents)),
        "lowest": min(result.opponents),
        "highest": max(result.opponents),
        "dp": DP[-1],
        "beyond": GREATEST_DIFFERENCE[-1] + 1,
    }
    if result.points == 0:
        return (Step("step.perfect_zero", values, PTP_ARTICLE),)
    steps = (
        Step("step.perfect", values, PTP_ARTICLE),
        Step("step.perfect_below", values, PTP_ARTICLE),
    )
    full = result.points == result.n
    return (
        (*steps, choice_step("perfect_full", highest=values["highest"], beyond=values["beyond"]))
        if full
        else steps
    )


def _linear(ratings: Sequence[int], half: int) -> int:
    """Return the rule of thumb: each game counts the opponent's rating, 400 more or less."""
    n = len(ratings)
    return round_half_away(Fraction(sum(ratings) + LINEAR_STEP * (half - n), n))


def _linear_steps(result: Performance) -> tuple[Step, ...]:
    difference = int(2 * Fraction(result.points)) - result.n
    values = {**_values(result), "difference": difference, "step": LINEAR_STEP}
    return (Step("step.linear", values), Step("step.not_fide"))


def _curve(ratings: Sequence[int], half: int) -> int:
    n = len(ratings)
    if half in (0, 2 * n):
        values = {"place": place("points"), "value": hundredths(50 * half), "n": n}
        raise RatingInputError("error.curve_full", values)
    p = Fraction(half, 2 * n)
    return round_half_away(sum(ratings) / n + CURVE_SCALE * log10(p / (1 - p)))


def _curve_steps(result: Performance) -> tuple[Step, ...]:
    values = {**_values(result), "scale": CURVE_SCALE}
    return (Step("step.curve", values), Step("step.not_fide"))


def _values(result: Performance) -> dict[str, object]:
    return {
        "total": sum(result.opponents),
        "n": result.n,
        "Ra": result.Ra,
        "points": result.points,
        "p": result.p,
        "dp": result.dp,
        "sign": "−" if (result.dp or 0) < 0 else "+",
        "size": abs(result.dp or 0),
        "Rp": result.Rp,
    }


@dataclass(frozen=True, slots=True)
class _Method:
    """One way to compute a performance: its rating for so many half points, and its working."""

    name: str
    rating: Callable[[Sequence[int], int], int]
    steps: Callable[[Performance], tuple[Step, ...]]


_METHODS: Mapping[str, _Method] = MappingProxyType(
    {
        method.name: method
        for method in (
            _Method("table", _table, _table_steps),
            _Method("perfect", _perfect, _perfect_steps),
            _Method("linear", _linear, _linear_steps),
            _Method("curve", _curve, _curve_steps),
        )
    }
)
METHODS: tuple[str, ...] = tuple(_METHODS)
"""The ways to compute a performance; only the first two are FIDE's."""


def _method(name: object) -> _Method:
    if not isinstance(name, str) or name not in _METHODS:
        raise RatingInputError("error.method", {"value": name, "methods": ", ".join(METHODS)})
    return _METHODS[name]


@dataclass(frozen=True, slots=True)
class PointsNeeded(Worked):
    """The least score that is a performance of at least ``wanted``; None if none is enough.

    ``reached`` is the performance of that score, ``short`` the one of half a point less (None if
    there is no less); if no score is enough, ``short`` is the best performance there is.
    """

    wanted: int
    points: Decimal | None
    n: int
    method: str
    reached: int | None
    short: int | None

    @property
    def steps(self) -> tuple[Step, ...]:
        """The score that is enough and the one that is not."""
        values = {
            "wanted": self.wanted,
            "points": self.points,
            "n": self.n,
            "reached": self.reached,
            "short": self.short,
            "less": None if self.points is None else hundredths(in_hundredths(self.points) - 50),
        }
        if self.points is None:
            return (Step("step.needed_none", values),)
        if self.short is None:
            return (Step("step.needed", values),)
        return (Step("step.needed", values), Step("step.needed_less", values))


def points_needed(opponents: Sequence[int], wanted: int, *, method: str = "table") -> PointsNeeded:
    """Return the least score against these opponents that is a performance of ``wanted``.

    ``opponents`` and ``wanted`` are ratings (points), ``method`` as in `performance_rating`. The
    result's ``points`` is None if no score is enough.

    >>> print(points_needed([2400] * 9, 2600))
    a score of 7 of 9 is a performance of 2620, enough for 2600
    a score of 6.5 is only 2566

    Rule: B.01 1.4.8 and 1.4.9, C.07 10.2 and 10.3. Raises RatingInputError as
    `performance_rating` does.
    """
    ratings = ratings_list(opponents)
    how = _method(method)
    target = whole_number(wanted, "wanted", least=None)
    short: int | None = None
    halves = range(1, 2 * len(ratings)) if how.name == "curve" else range(2 * len(ratings) + 1)
    for half in halves:
        reached = how.rating(ratings, half)
        if reached >= target:
            points = hundredths(50 * half)
            return PointsNeeded(target, points, len(ratings), how.name, reached, short)
        short = reached
    return PointsNeeded(target, None, len(ratings), how.name, None, short)


def average_of_opponents(opponents: Sequence[int]) -> int:
    """Return the average rating of the opponents, ARO, .5 rounded up.

    >>> average_of_opponents([2651, 2762])
    2707

    Rule: B.01 1.4.7, C.07 10.1. Raises RatingInputError for no opponents.
    """
    return average_rating(ratings_list(opponents))


Result = tuple[Sequence[int], Number]
"""Somebody's own tournament: the ratings of the opponents, and the points."""


def average_performance_of_opponents(results: Sequence[Result]) -> int:
    """Return the average of the opponents' own performances (TPR), APRO, .5 rounded up.

    ``results`` has for each opponent the ratings of *their* opponents and their points.

    >>> average_performance_of_opponents([([2500] * 10, 6), ([2400] * 4, 2)])
    2486

    Rule: C.07 10.4. Raises RatingInputError for no results.
    """
    return _average_of_results(results, "table")


def average_perfect_of_opponents(results: Sequence[Result]) -> int:
    """Return the average of the opponents' own perfect performances (PTP), APPO, .5 rounded up.

    >>> average_perfect_of_opponents([([2400], 0.5), ([2300, 2500], 1)])
    2398

    Rule: C.07 10.5. Raises RatingInputError for no results.
    """
    return _average_of_results(results, "perfect")


def _average_of_results(results: object, method: str) -> int:
    ratings = []
    for n, result in enumerate(listed(results, "results"), start=1):
        if not isinstance(result, tuple | list) or len(result) != 2:
            values = {"place": say("place.result", n=n), "value": result}
            raise RatingInputError("error.not_a_result", values)
        opponents, points = result
        ratings.append(performance_rating(opponents, points, method=method).Rp)
    return average_rating(ratings)


@dataclass(frozen=True, slots=True)
class NormRule:
    """What the performance of a title norm needs (B.01 1.4.6 to 1.4.8)."""

    title: str
    floor: int
    """The lowest opponent counts as this, if rated below it; at most one of them."""
    Rp: int
    Ra: int


NORMS: Mapping[str, NormRule] = MappingProxyType(
    {
        norm.title: norm
        for norm in (
            NormRule("GM", 2200, 2600, 2380),
            NormRule("IM", 2050, 2450, 2230),
            NormRule("WGM", 2000, 2400, 2180),
            NormRule("WIM", 1850, 2250, 2030),
        )
    }
)
UNRATED_IN_NORM = 1400
"""An unrated opponent counts as this in a norm."""
NORM_SHARE = 35
"""A norm needs at least this share of the points, in percent."""


@dataclass(frozen=True, slots=True)
class NormPerformance(Worked):
    """The performance of a tournament for a title norm, and the least score for the norm."""

    norm: NormRule
    Ra: int
    performance: Performance
    needed: PointsNeeded
    raised: int | None
    """The rating that was raised to the floor, None if none was."""
    unrated: int
    """So many opponents are unrated and count 1400, before the raise."""

    @property
    def Rp(self) -> int:
        """The performance with the lowest opponent raised."""
        return self.performance.Rp

    @property
    def reached(self) -> bool:
        """Whether average, share and performance are enough.

        These three only: a norm also asks for a number of games and for titles and federations of
        the opponents, which are not looked at here.
        """
        return (
            self.Ra >= self.norm.Ra
            and 100 * self.performance.points >= NORM_SHARE * self.performance.n
            and self.Rp >= self.norm.Rp
        )

    @property
    def steps(self) -> tuple[Step, ...]:
        """The opponent who is raised, the performance, and what the norm asks for."""
        values = {
            "unrated": self.unrated,
            "counts": UNRATED_IN_NORM,
            "title": self.norm.title,
            "floor": self.norm.floor,
            "raised": self.raised,
            "Rp": self.norm.Rp,
            "Ra": self.norm.Ra,
            "own_Ra": self.Ra,
            "share": NORM_SHARE,
        }
        steps = []
        if self.unrated:
            steps.append(Step("step.norm_unrated", values, "B.01 1.4.6"))
        if self.raised is not None:
            steps.append(Step("step.norm_raised", values, "B.01 1.4.6"))
        return (
            *steps,
            *self.performance.steps,
            Step("step.norm_asks", values, "B.01 1.4.8"),
            *self.needed.steps,
        )


def norm_performance(
    opponents: Sequence[int | None], points: Number, *, title: str
) -> NormPerformance:
    """Return the performance for a title norm: the lowest opponent may be raised to a floor.

    ``opponents`` are ratings (points), None for an unrated one, who counts 1400. ``title`` is
    "GM", "IM", "WGM" or "WIM". Only the lowest opponent is raised, and only one. The result has
    ``Ra``, ``Rp``, ``raised``, ``needed`` (the least score), and ``reached``: whether average,
    share and performance are enough. A norm asks for more than these three (games, titles,
    federations).

    >>> field = [2470, 2150, 2410, 2570, 2340, 2380, 2675, 2540, 2695]
    >>> result = norm_performance(field, 6, title="GM")
    >>> result.Ra, result.Rp, result.needed.points
    (2476, 2601, Decimal('6'))

    Rule: B.01 1.4.6 to 1.4.8. Raises RatingInputError for another title, and as
    `performance_rating` does.
    """
    if not isinstance(title, str) or title not in NORMS:
        raise RatingInputError("error.title", {"value": title, "titles": ", ".join(NORMS)})
    norm = NORMS[title]
    given = listed(opponents, "opponents")
    ratings = sorted(ratings_list(given, unrated=UNRATED_IN_NORM))
    raised = ratings[0] if ratings[0] < norm.floor else None
    ratings[0] = max(ratings[0], norm.floor)
    performance = performance_rating(ratings, points)
    needed = points_needed(ratings, norm.Rp)
    unrated = given.count(None)
    return NormPerformance(norm, performance.Ra, performance, needed, raised, unrated)
