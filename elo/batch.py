"""The core for arrays, with NumPy: the same numbers, bit for bit, many at a time.

Everything is a whole number: ratings in points, scores in half points (0, 1, 2), PD, ΔR and exact
changes in hundredths. (`curve_score` alone is a float and may differ in its last digits.) What one
game adds and the 700 rule are not written down here a second time: for each rule set they are read
once, game by game, out of the core's own functions into one signed table of D, with the 400 rule
and the table's end folded in (`_Lookup`). A rating that reaches 2650, or in rapid and blitz passes
2600, reads another stretch of that table, so the rules that ask for it cost nothing more. What is
done for arrays a second time are the steps of a calculation: rounding (`_rounded`), which games of
an event the rule of 2022 cuts (`_not_cut`), the performances, and the first rating
(`initial_rating`). Their numbers still come from the rule set and from table 8.1.1, and the tests
hold every one of them to the core.

Players and events of unequal length come as flat arrays, one value a game, with the index of the
player or the event that the game belongs to. In reading order: `expected_score`,
`expected_score_at`, `curve_score`, `rating_change`, `event_change`, `period_change`,
`rating_period`, `performance_rating`, `initial_rating`.

Left out: forfeits and games against unrated opponents, which never count (B.02 5.1, 8.3.1): leave
them out of the arrays. The working of a result: ask the core for the one that is in question.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache
from math import log, log10
from numbers import Integral
from types import MappingProxyType
from typing import Any, TypeAlias

from elo.errors import RatingInputError
from elo.formula import CURVE_REACH, CURVE_SCALE
from elo.k_factor import period_k
from elo.performance import LINEAR_STEP
from elo.rating_change import counted_differences, why_not
from elo.rounding import exact, hundredths
from elo.rules import Rules, RuleSet, as_rules
from elo.tables import DP, GREATEST_DIFFERENCE, rating_difference, scoring_probability
from elo.values import Game
from elo.words import say

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ImportError as missing:
    values = {"module": __name__, "package": "NumPy", "extra": "batch"}
    raise ImportError(say("error.needs_package", **values)) from missing

IntArray: TypeAlias = NDArray[np.int64]
FloatArray: TypeAlias = NDArray[np.float64]

MOST_RATING = 9_999
"""Ratings have four digits at most, on FIDE's lists and in tournament files."""
MOST_K = 10_000
MOST_GAMES = 100_000_000
"""So many games in one call: the sums stay far inside 64 bits."""
BLOCK = 1 << 15
"""So many games at a time: what is in between stays in the processor's cache."""

_SHIFT = 36
_GAME = 1 << _SHIFT
"""One game that counts. Above the hundredths of its ΔR, in one number: both are added in one go."""
_SPAN = 2 * MOST_RATING + 1
"""The places of a table that is read by D + MOST_RATING."""
_BEYOND = GREATEST_DIFFERENCE[-1] + 1
"""The first difference after the end of table 8.1.2."""


_DP: IntArray = np.array([rating_difference(share) for share in range(101)])
_PD: IntArray = np.pad(
    np.array([scoring_probability(D) for D in range(-_BEYOND, _BEYOND + 1)]),
    MOST_RATING - _BEYOND,
    "edge",
)
"""Table 8.1.2, to be read by D + MOST_RATING."""


# Rule sets as tables.


@dataclass(frozen=True, slots=True, eq=False)
class _Lookup:
    """A rule set as tables of D.

    ``bounds`` are the ratings from which another stretch of the table holds. ``own_side`` has for
    each pair of stretches, D and own score what the game adds: one `_GAME` and ΔR; 0 if it does
    not count. ``other_side`` has the same for the opponent. ``most_D`` is the greatest difference
    that counts on each stretch, ``most_K`` the greatest K for so many games by the 700 rule.
    """

    bounds: tuple[int, ...]
    own_side: IntArray
    other_side: IntArray
    most_D: IntArray
    most_K: IntArray

    def stretch(self, ratings: IntArray) -> IntArray:
        """Return the stretch of each rating: the number of bounds that it reaches."""
        reached = np.zeros(ratings.shape, np.int64)
        for bound in self.bounds:
            reached += ratings >= bound
        return reached

    def place(self, own: IntArray) -> IntArray:
        """Return where the games of these ratings begin in the table, without the opponent."""
        stretches = len(self.bounds) + 1
        at = self.stretch(own)
        at *= _SPAN * stretches
        at += own
        at += MOST_RATING
        at *= 3
        return at

    def step(self, opponent: IntArray) -> IntArray:
        """Return how far these opponents move a game in the table, without the score."""
        at = self.stretch(opponent)
        at *= _SPAN
        at -= opponent
        at *= 3
        return at


def _added(own: int, opponent: int, rules: RuleSet) -> list[int]:
    """Return what one game adds for the own scores 0, 0.5 and 1, by the core."""
    if why_not(own, Game(opponent, 1), rules) is not None:
        return [0, 0, 0]
    (counted,) = counted_differences(own, [opponent], rules)
    return [_GAME + 50 * half - scoring_probability(counted) for half in (0, 1, 2)]


def _bounds(rules: RuleSet) -> tuple[int, ...]:
    """Return the ratings from which another stretch of the table holds, where anybody has them."""
    above = None if rules.far_above is None else rules.far_above + 1
    bounds = {bound for bound in (rules.uncapped_from, above) if bound is not None}
    return tuple(sorted(bound for bound in bounds if bound <= MOST_RATING))


@lru_cache(maxsize=32)
def _lookup(rules: RuleSet) -> _Lookup:
    """Return the tables of a rule set, read out of the core."""
    bounds = _bounds(rules)
    lowest = (1, *bounds)
    between = bounds[-1] - bounds[0] + 1 if bounds else 0  # only then do the outer stretches meet
    last = min(MOST_RATING, max(_BEYOND, rules.cap + 1, rules.too_far_apart or 0, between))

    def stretch(own_from: int, opponent_from: int) -> list[list[int]]:
        """Return what games add, for each D between two lowest ratings who are as far apart."""
        owns = [(max(own_from, opponent_from + D), D) for D in range(-last, last + 1)]
        return [_added(own, own - D, rules) for own, D in owns]

    near = np.array([[stretch(own, opponent) for opponent in lowest] for own in lowest])
    further = MOST_RATING - last
    table = np.pad(near, ((0, 0), (0, 0), (further, further), (0, 0)), "edge")
    most_D = [-counted_differences(own, [own + MOST_RATING], rules)[0] for own in lowest]
    most_K = [period_k(MOST_K, n, rules=rules).K for n in range(rules.k.most_points + 2)]
    return _Lookup(
        bounds=bounds,
        own_side=table.ravel(),
        other_side=table.swapaxes(0, 1)[:, :, ::-1, ::-1].ravel(),
        most_D=np.array(most_D),
        most_K=np.array(most_K),
    )


def _not_cut(most: int, event: IntArray, D: IntArray) -> IntArray:
    """Return which of these games over the cap are not among the ``most`` that their event cuts.

    Those with the greatest difference are cut, and of two that share it the one with the higher
    own rating first, as in `elo.rating_change.counted_differences`.
    """
    order = np.lexsort((D, np.abs(D), event))
    in_order = event[order]
    from_the_end = np.searchsorted(in_order, in_order, side="right") - np.arange(order.size)
    return order[from_the_end > most]


def _split(added: IntArray) -> tuple[IntArray, IntArray]:
    """Return the number of games and the hundredths of ΔR in sums of what games add."""
    n = added + _GAME // 2
    n >>= _SHIFT
    return n, added - (n << _SHIFT)


def _rounded(count: IntArray, of: IntArray | int) -> IntArray:
    """Return count / of as whole numbers; exactly half goes away from zero."""
    twice = 2 * count
    twice += of
    twice -= count < 0
    twice //= 2 * of
    return twice


def _sums(index: IntArray, values: IntArray, size: int) -> IntArray:
    """Return the sum of the values of each index."""
    total = np.zeros(size, np.int64)
    np.add.at(total, index, values)
    return total


# What goes in.


@dataclass(frozen=True, slots=True)
class _Allowed:
    """Which whole numbers a value may be, and the sentence for any other."""

    least: int
    most: int
    key: str = "error.whole_range"
    said: Mapping[str, object] = field(default_factory=dict)


_RATING = _Allowed(1, MOST_RATING)
_K = _Allowed(1, MOST_K)
_HALF_POINTS = _Allowed(0, 2, "error.half_points")
_DIFFERENCE = _Allowed(-MOST_RATING, MOST_RATING)
_EVENT = _Allowed(0, 1_000_000_000)
_CHANGE = _Allowed(-1_000_000_000, 1_000_000_000)
_COUNT = _Allowed(0, 2 * MOST_GAMES)
_NUMBER = _Allowed(-CURVE_REACH, CURVE_REACH, "error.number")


_NOT_WHOLE = (bool, np.timedelta64)
"""What Python counts among the whole numbers, and is none here."""


def _index_of(name: str, size: int) -> _Allowed:
    """Return what an index of so many values may be."""
    return _Allowed(0, size - 1, "error.no_such_index", {"of": name, "n": size})


def _array(values: ArrayLike, name: str, kind: type[int] | type[float]) -> NDArray[Any]:
    """Return what is given as an array; one of objects where it is not of one kind of number."""
    if isinstance(values, np.ma.MaskedArray):
        array = np.array(values, dtype=object)
        array[np.ma.getmaskarray(values)] = None
        return array
    if hasattr(values, "__array__"):
        array = np.asarray(values)
        return _as_objects(array) if array.dtype.kind in "mM" else array
    try:
        array = np.array(values, dtype=object)
        return array.astype(kind) if set(map(type, array.flat)) <= {int, kind} else array
    except OverflowError:
        return array
    except ValueError:
        raise RatingInputError("error.not_a_list", {"place": name, "value": values}) from None


def _as_objects(array: NDArray[Any]) -> NDArray[Any]:
    """Return dates and times as objects: NumPy makes plain numbers of some of them."""
    objects = np.empty(array.shape, dtype=object)
    for at in np.ndindex(array.shape):
        objects[at] = array[at]
    return objects


def _place(name: str, at: tuple[Any, ...]) -> str:
    """Return where a value stands: ratings[3], or the name alone of a single value."""
    return f"{name}[{', '.join(map(str, at))}]" if at else name


def _refuse(array: NDArray[Any], wrong: NDArray[np.bool_], name: str, allowed: _Allowed) -> None:
    """Raise the error for the first value that is wrong."""
    at = tuple(np.argwhere(wrong)[0])
    said = {"least": allowed.least, "most": allowed.most, **allowed.said}
    value = {"place": _place(name, at), "value": array.astype(object)[at]}
    raise RatingInputError(allowed.key, {**value, **said})


def _whole(values: ArrayLike, name: str, allowed: _Allowed) -> NDArray[Any]:
    """Return whole numbers that are all allowed, in a type of whole numbers."""
    array = _of_whole_type(values, name, allowed)
    _in_range(array, name, allowed, array)
    return array


def _of_whole_type(values: ArrayLike, name: str, allowed: _Allowed) -> NDArray[Any]:
    """Return whole numbers in a type of whole numbers; whether they are allowed is still open."""
    array = _array(values, name, int)
    if array.dtype.kind in "iu":
        return array
    wrong = _no_whole_number(array)
    if wrong.any():
        _refuse(array, wrong, name, allowed)
    _in_range(array, name, allowed, array)  # as objects they can be of any size
    return array.astype(np.int64)


def _in_range(part: NDArray[Any], name: str, allowed: _Allowed, array: NDArray[Any]) -> None:
    """Raise the error for the first value of the array if this part of it is not allowed."""
    if not part.size:
        return
    least, most = np.minimum.reduce(part, None), np.maximum.reduce(part, None)
    if least < allowed.least or most > allowed.most:
        wrong = (array < allowed.least) | (array > allowed.most)
        _refuse(array, np.asarray(wrong, bool), name, allowed)


def _no_whole_number(array: NDArray[Any]) -> NDArray[np.bool_]:
    """Tell which values are none; in an array of floats all, if no single one stands out."""
    if array.dtype.kind == "f":
        with np.errstate(invalid="ignore"):
            odd = np.asarray(array % 1 != 0)
        return odd if odd.any() else ~odd
    values = array.astype(object).flat
    none = [isinstance(value, _NOT_WHOLE) or not isinstance(value, Integral) for value in values]
    return np.array(none, bool).reshape(array.shape)


def whole_numbers(values: ArrayLike, name: str, *, least: int, most: int) -> IntArray:
    """Return whole numbers from ``least`` to ``most`` as int64; ``name`` says where they stand.

    >>> whole_numbers([1500, 1700], "ratings", least=1, most=3000).tolist()
    [1500, 1700]

    Raises RatingInputError for the first value that is none or out of range.
    """
    return _int64(values, name, _Allowed(least, most))


def _int64(values: ArrayLike, name: str, allowed: _Allowed) -> IntArray:
    """Return whole numbers that are all allowed, as int64."""
    return _whole(values, name, allowed).astype(np.int64, copy=False)


@dataclass(frozen=True, slots=True, eq=False)
class _Column:
    """A list of whole numbers that is looked at block by block, when it is at hand anyway."""

    name: str
    allowed: _Allowed
    array: NDArray[Any]

    def block(self, start: int) -> IntArray:
        """Return the block that starts here; raise the error for the first that is not allowed."""
        part = self.array[start : start + BLOCK]
        _in_range(part, self.name, self.allowed, self.array)
        return part.astype(np.int64, copy=False)


def _column(values: ArrayLike, name: str, allowed: _Allowed) -> _Column:
    """Return a list of whole numbers that is still to be looked at."""
    return _Column(name, allowed, _of_whole_type(values, name, allowed))


def _finite(values: ArrayLike, name: str) -> NDArray[Any]:
    """Return finite numbers, cut at the reach of the curve."""
    array = _array(values, name, float)
    if array.dtype.kind not in "iuf":
        floats = [_float(array, at, name) for at in np.ndindex(array.shape)]
        return np.array(floats, np.float64).reshape(array.shape)
    if array.size and not -CURVE_REACH <= float(array.min()) <= float(array.max()) <= CURVE_REACH:
        endless = ~np.isfinite(array)
        if endless.any():
            _refuse(array, endless, name, _NUMBER)
        array = np.clip(array.astype(np.float64), -CURVE_REACH, CURVE_REACH)
    return array


def _float(array: NDArray[Any], at: tuple[int, ...], name: str) -> float:
    value, reach = array.astype(object)[at], Fraction(CURVE_REACH)
    try:
        number = exact(None if isinstance(value, np.timedelta64) else value, name)
        return float(min(max(number, -reach), reach))
    except RatingInputError:
        values = {"place": _place(name, at), "value": value}
        raise RatingInputError("error.number", values) from None


def _shape(**arrays: NDArray[Any]) -> tuple[int, ...]:
    """Return the shape that these arrays have together."""
    try:
        return np.broadcast_shapes(*(array.shape for array in arrays.values()))
    except ValueError:
        raise _misfit("error.shapes", arrays) from None


def _length(**arrays: NDArray[Any]) -> int:
    """Return the length that these lists have in common."""
    shapes = {array.shape for array in arrays.values()}
    if len(shapes) > 1 or any(len(shape) != 1 for shape in shapes):
        raise _misfit("error.lengths_of", arrays)
    length = int(max(shapes)[0])
    if length > MOST_GAMES:
        values = {"place": say("place.games"), "value": length, "most": MOST_GAMES}
        raise RatingInputError("error.too_many", values)
    return length


def _misfit(key: str, arrays: Mapping[str, NDArray[Any]]) -> RatingInputError:
    shapes = ", ".join(str(array.shape) for array in arrays.values())
    return RatingInputError(key, {"names": ", ".join(arrays), "shapes": shapes})


def _one_each(values: ArrayLike, name: str, allowed: _Allowed, of: str, size: int) -> IntArray:
    """Return one value for each of so many, or a single one for all of them."""
    array = _int64(values, name, allowed)
    if array.shape not in ((), (size,)):
        raise RatingInputError(
            "error.one_each", {"place": name, "of": of, "n": size, "shape": array.shape}
        )
    return array


# One game.


def expected_score(own: ArrayLike, opponent: ArrayLike) -> IntArray:
    """Return PD in hundredths for pairs of ratings: the score per game that the table expects.

    ``own`` and ``opponent`` are ratings (points, 1 to 9999) in arrays whose shapes fit together;
    the result has their common shape.

    >>> expected_score(1500, [1700, 1500, 764]).tolist()
    [24, 50, 100]

    Rule: B.02 8.1.2, as `elo.expected_score`; the 400 rule is not applied. Raises RatingInputError
    for a rating that is no whole number from 1 to 9999, and for shapes that do not fit.
    """
    owns, opponents = _whole(own, "own", _RATING), _whole(opponent, "opponent", _RATING)
    at = np.empty(_shape(own=owns, opponent=opponents), np.int64)
    np.subtract(owns, opponents, out=at, dtype=np.int64)
    at += MOST_RATING
    return _PD.take(at, out=at, mode="wrap")  # in its own place: memory costs more than reading


def expected_score_at(difference: ArrayLike) -> IntArray:
    """Return PD in hundredths for differences: own rating minus the opponent's, in points.

    >>> expected_score_at([200, -200, 735, 736, 5000]).tolist()
    [76, 24, 99, 100, 100]

    Rule: B.02 8.1.2, as `elo.expected_score_at`. Raises RatingInputError for a difference that is
    no whole number from -9999 to 9999.
    """
    D = _of_whole_type(difference, "difference", _DIFFERENCE)
    if D.dtype.kind == "u":  # the sum below would turn round
        _in_range(D, "difference", _DIFFERENCE, D)
    at = np.empty(D.shape, np.int64)
    np.add(D, MOST_RATING, out=at, dtype=np.int64)
    if at.size and at.view(np.uint64).max() >= _PD.size:  # below zero is above everything here
        _in_range(D, "difference", _DIFFERENCE, D)
    return _PD.take(at, out=at, mode="wrap")


def curve_score(difference: ArrayLike) -> FloatArray:
    """Return the score per game by the popular curve, 1 / (1 + 10 ** (-D / 400)).

    ``difference`` is the own rating minus the opponent's, in points, whole or not.

    >>> curve_score([392, 0]).round(4).tolist()
    [0.9052, 0.5]

    Not FIDE's rule, as `elo.curve_score`, and the one function here that is not exact: it may
    differ from the core's in the last digits, by less than 1e-15. Raises RatingInputError for a
    difference that is no finite number.
    """
    D = _finite(difference, "difference")
    score = np.empty(D.shape)
    np.multiply(D, -log(10) / CURVE_SCALE, out=score, dtype=np.float64)
    np.exp(score, out=score)
    score += 1
    return np.reciprocal(score, out=score)


@dataclass(frozen=True, slots=True, eq=False)
class Games:
    """What single games change, one value a game: ratings in points, all else in hundredths.

    ``counted`` is D after the 400 rule, ``delta`` ΔR, ``change_exact`` K × ΔR.
    """

    D: IntArray
    counted: IntArray
    PD: IntArray
    delta: IntArray
    change_exact: IntArray


def rating_change(
    own: ArrayLike,
    opponent: ArrayLike,
    half_points: ArrayLike,
    *,
    k: ArrayLike,
    rules: Rules = None,
) -> Games:
    """Return what each of many games changes, unrounded, each taken by itself.

    ``own`` and ``opponent`` are ratings (points, 1 to 9999), ``half_points`` the own score: 2 for a
    win, 1 for a draw, 0 for a loss; ``k`` is the own K (points). The shapes fit together.
    ``rules`` is a rule set, its name or a day, by default the newest standard set.

    >>> rating_change(1500, 1700, [2, 1, 0], k=20).change_exact.tolist()
    [1520, 520, -480]

    Rule: B.02 8.3.1 and 8.3.2, as `elo.rating_change`. Raises RatingInputError for numbers that are
    none or out of range, shapes that do not fit, and a game that does not count.
    """
    rule_set = as_rules(rules)
    given = {
        "own": _int64(own, "own", _RATING),
        "opponent": _int64(opponent, "opponent", _RATING),
        "half_points": _int64(half_points, "half_points", _HALF_POINTS),
        "k": _int64(k, "k", _K),
    }
    _shape(**given)
    owns, opponents, half, K = np.broadcast_arrays(*given.values())
    games = _single_games(owns, opponents, half, rule_set)
    for at in map(tuple, np.argwhere(games.added == 0)):
        left = why_not(int(owns[at]), Game(int(opponents[at]), 1), rule_set)
        values = {"place": _place("own", at), "other": _place("opponent", at), "reason": left}
        raise RatingInputError("error.not_rated_at", values)
    delta = games.added - _GAME
    return Games(games.D, games.counted, 50 * half - delta, delta, K * delta)


@dataclass(frozen=True, slots=True, eq=False)
class _Single:
    """Games of one side: D, D after the 400 rule, and what each adds (see `_Lookup`)."""

    D: IntArray
    counted: IntArray
    added: IntArray


def _single_games(
    own: IntArray,
    opponent: IntArray,
    half: IntArray,
    rules: RuleSet,
    event: IntArray | None = None,
) -> _Single:
    """Return games from one side; without ``event`` each is an event of its own."""
    lookup = _lookup(rules)
    D = own - opponent
    at = lookup.place(own) + lookup.step(opponent) + half
    added = lookup.own_side.take(at)
    most_D = lookup.most_D.take(lookup.stretch(own))
    counted = np.clip(D, -most_D, most_D)
    if event is not None and rules.capped_games is not None:
        over = np.flatnonzero((np.abs(D) > rules.cap) & (added != 0))
        full = over[_not_cut(rules.capped_games, event[over], D[over])]
        added[full] = _without_cap(rules).own_side.take(at[full])
        counted[full] = D[full]
    return _Single(D, counted, added)


def _without_cap(rules: RuleSet) -> _Lookup:
    """Return the tables for the games of an event that are not cut."""
    return _lookup(replace(rules, capped_games=0))


# Events.


@dataclass(frozen=True, slots=True, eq=False)
class Events:
    """What events change, one value an event.

    ``n`` games count; ``W`` points of ``We`` expected, ``delta`` (W − We) and ``change_exact``
    (K × delta) are in hundredths; ``Rc`` is the average of the opponents as they counted, after
    the 400 rule, .5 rounded up, and 0 where no game counts.
    """

    n: IntArray
    W: IntArray
    We: IntArray
    Rc: IntArray
    delta: IntArray
    change_exact: IntArray
    rules: RuleSet = field(repr=False)


def event_change(
    own: ArrayLike,
    event: ArrayLike,
    opponents: ArrayLike,
    half_points: ArrayLike,
    *,
    k: ArrayLike,
    rules: Rules = None,
) -> Events:
    """Return what each of many events changes for one player each, exactly and unrounded.

    ``own`` has one rating (points, 1 to 9999) an event: that of its player on the list in force
    when it started. Each game has the index of its ``event`` among them, the opponent's rating in
    ``opponents`` and the own ``half_points`` (2, 1 or 0). ``k`` is the K (points) of all events or
    of each; ``rules`` as in `rating_change`. Games that do not count are left out.

    >>> events = event_change([1800, 2000], [0, 0, 0, 1], [1700, 1700, 1700, 2100], [2, 1, 0, 2],
    ...                       k=20)
    >>> events.n.tolist(), events.delta.tolist(), events.change_exact.tolist()
    ([3, 1], [-42, 64], [-840, 1280])

    Rule: B.02 8.3, as `elo.event_change`. Raises RatingInputError for numbers that are none or out
    of range, and for arrays of different lengths.
    """
    rule_set = as_rules(rules)
    rating = _int64(own, "own", _RATING)
    events = _length(own=rating)
    K = _one_each(k, "k", _K, "own", events)
    belongs = _int64(event, "event", _index_of("own", events))
    opponent = _int64(opponents, "opponents", _RATING)
    half = _int64(half_points, "half_points", _HALF_POINTS)
    _length(event=belongs, opponents=opponent, half_points=half)
    owns = rating.take(belongs)
    games = _single_games(owns, opponent, half, rule_set, belongs)
    n, delta = _split(_sums(belongs, games.added, events))
    counts = games.added != 0
    W = _sums(belongs, 50 * half * counts, events)
    total = _sums(belongs, (owns - games.counted) * counts, events)
    Rc = _rounded(total, np.maximum(n, 1))
    return Events(n, W, W - delta, Rc, delta, K * delta, rule_set)


# A whole period.


@dataclass(frozen=True, slots=True, eq=False)
class Period:
    """What a rating period changes, one value a player.

    ``n`` games count; ``K`` is after the 700 rule; ``delta`` (the sum of ΔR) and ``change_exact``
    (K × ΔR, with other events if there are any) are in hundredths, ``change`` is that in points,
    rounded once, and ``new_rating`` the rating on the next list.
    """

    n: IntArray
    K: IntArray
    delta: IntArray
    change_exact: IntArray
    change: IntArray
    new_rating: IntArray
    rules: RuleSet = field(repr=False)

    @property
    def published(self) -> NDArray[np.bool_]:
        """Whether the new rating reaches the published minimum; below it a player is unrated."""
        return self.new_rating >= self.rules.published_from


def period_change(
    ratings: ArrayLike,
    player: ArrayLike,
    events: Events,
    k: ArrayLike,
    *,
    other_change: ArrayLike = 0,
) -> Period:
    """Return what a rating period of events changes for each player, rounded once.

    ``ratings`` has the rating (points) of each player on the list to which the change is added,
    ``player`` for each of the ``events`` (from `event_change`, whose rule set holds) the index of
    its player. ``k`` is the K of the list, before the 700 rule: one for everybody or one a player,
    and so is ``other_change``, K × ΔR in hundredths of events that are not listed.

    >>> events = event_change([1800, 1800], [0, 1], [1700, 1900], [1, 1], k=20)
    >>> period_change([1800, 1650], [0, 0], events, k=20, other_change=250).new_rating.tolist()
    [1803, 1653]

    Rule: B.02 8.3.3 and 8.3.4, as `elo.rating_period`. Not to be confused with `rating_period`
    here, where everybody's games and both sides of them are given. Raises RatingInputError for
    numbers that are none or out of range, and for arrays of different lengths.
    """
    if not isinstance(events, Events):
        raise RatingInputError("error.not_events", {"value": events})
    rating = _int64(ratings, "ratings", _RATING)
    size = _length(ratings=rating)
    whose = _int64(player, "player", _index_of("ratings", size))
    _length(player=whose, events=events.n)
    base_K = _one_each(k, "k", _K, "ratings", size)
    other = _one_each(other_change, "other_change", _CHANGE, "ratings", size)
    n, delta = _sums(whose, events.n, size), _sums(whose, events.delta, size)
    return _period(rating, n, delta, base_K, other, events.rules)


def rating_period(
    ratings: ArrayLike,
    white: ArrayLike,
    black: ArrayLike,
    half_points: ArrayLike,
    k: ArrayLike,
    *,
    event: ArrayLike | None = None,
    rules: Rules = None,
) -> Period:
    """Return what a whole rating period changes for everybody who played in it, both sides.

    ``ratings`` are the ratings (points, 1 to 9999) of all players at the start. Each game has the
    index of its player in ``white`` and in ``black``, and White's ``half_points``: 2 for a win, 1
    for a draw, 0 for a loss. ``k`` is the K of the list, before the 700 rule: one for everybody or
    one a player. ``event`` numbers the event of each game, 0 and up (default: all are one event);
    only the 400 rule of 2022 asks for it. ``rules`` as in `rating_change`. Games that do not count
    are left out.

    >>> month = rating_period([1800, 1700, 2700], [0, 1, 2], [1, 0, 1], [2, 1, 2], k=20)
    >>> month.n.tolist(), month.change_exact.tolist()
    ([2, 3, 1], [440, -600, 0])
    >>> month.change.tolist(), month.new_rating.tolist()
    ([4, -6, 0], [1804, 1694, 2700])

    Rule: B.02 8.3, as `elo.rating_period` for each player. Raises RatingInputError for numbers
    that are none or out of range, an index of no player, somebody who plays against themselves,
    and arrays of different lengths.
    """
    rule_set = as_rules(rules)
    rating = _int64(ratings, "ratings", _RATING)
    size = _length(ratings=rating)
    base_K = _one_each(k, "k", _K, "ratings", size)
    pairs = _Pairs(
        _column(white, "white", _index_of("ratings", size)),
        _column(black, "black", _index_of("ratings", size)),
        _column(half_points, "half_points", _HALF_POINTS),
    )
    games = _length(white=pairs.white.array, black=pairs.black.array, half_points=pairs.half.array)
    number = _one_each(0 if event is None else event, "event", _EVENT, "white", games)
    added = _both_sides(rating, pairs, rule_set)
    if rule_set.capped_games is not None:
        added += _given_back(rating, pairs, number, rule_set)
    n, delta = _split(added)
    return _period(rating, n, delta, base_K, 0, rule_set)


@dataclass(frozen=True, slots=True, eq=False)
class _Pairs:
    """Games of two: the indices of their players, and White's half points."""

    white: _Column
    black: _Column
    half: _Column

    def blocks(self) -> Iterator[tuple[IntArray, IntArray, IntArray]]:
        """Return the games block by block; raise the error for the first that cannot be used."""
        for start in range(0, self.white.array.size, BLOCK):
            white, black = self.white.block(start), self.black.block(start)
            if (white == black).any():
                n = int(np.argmax(white == black))
                values = {"n": start + n, "value": int(white[n])}
                raise RatingInputError("error.own_opponent", values)
            yield white, black, self.half.block(start)


def _both_sides(rating: IntArray, pairs: _Pairs, rules: RuleSet) -> IntArray:
    """Return what all games add to each player, every game that is over the cap cut."""
    lookup = _lookup(rules)
    place, step = lookup.place(rating), lookup.step(rating)
    added = np.zeros(rating.size, np.int64)
    for white, black, half in pairs.blocks():
        at = place.take(white)
        at += step.take(black)
        at += half
        np.add.at(added, white, lookup.own_side.take(at))
        np.add.at(added, black, lookup.other_side.take(at))
    return added


def _given_back(rating: IntArray, pairs: _Pairs, event: IntArray, rules: RuleSet) -> IntArray:
    """Return what to add for the games over the cap that their event does not cut after all."""
    cut, full = _lookup(rules), _without_cap(rules)
    place, step = cut.place(rating), cut.step(rating)
    events = np.broadcast_to(event, pairs.white.array.shape)
    over: list[tuple[IntArray, ...]] = []
    for block, (white, black, half) in enumerate(pairs.blocks()):
        D = rating.take(white) - rating.take(black)
        at = place.take(white) + step.take(black) + half
        some = np.flatnonzero((np.abs(D) > rules.cap) & (cut.own_side.take(at) != 0))
        number = events[block * BLOCK :][some]
        more = full.own_side.take(at[some]) - cut.own_side.take(at[some])
        other = full.other_side.take(at[some]) - cut.other_side.take(at[some])
        over.append((white[some], D[some], number, more))
        over.append((black[some], -D[some], number, other))
    if not over:
        return np.zeros(rating.size, np.int64)
    player, D, number, more = (np.concatenate(column) for column in zip(*over, strict=True))
    some = _not_cut(rules.capped_games or 0, number * rating.size + player, D)
    return _sums(player[some], more[some], rating.size)


def _period(
    rating: IntArray,
    n: IntArray,
    delta: IntArray,
    base_K: IntArray,
    other: IntArray | int,
    rules: RuleSet,
) -> Period:
    """Return the period of players with so many games and this sum of ΔR."""
    K = _lookup(rules).most_K.take(n, mode="clip")
    np.minimum(K, base_K, out=K)
    change_exact = K * delta
    change_exact += other
    change = _rounded(change_exact, 100)
    return Period(n, K, delta, change_exact, change, rating + change, rules)


# Performances and first ratings.


@dataclass(frozen=True, slots=True, eq=False)
class _Results:
    """What players scored against whom: flat games, and sums of them one a player."""

    player: IntArray
    opponents: IntArray
    half: IntArray
    n: IntArray
    total: IntArray

    def expected(self, rating: IntArray) -> IntArray:
        """Return the hundredths that the table expects of such ratings in these games."""
        D = rating.take(self.player) - self.opponents
        return _sums(self.player, _PD.take(D + MOST_RATING, mode="clip"), self.n.size)

    def average(self) -> IntArray:
        """Return the opponents' average Ra, .5 rounded up."""
        return _rounded(self.total, self.n)

    def share(self) -> IntArray:
        """Return the fractional score p in hundredths."""
        return _rounded(50 * self.half, self.n)


def _results(
    player: ArrayLike, opponents: ArrayLike, half_points: ArrayLike, half_point_byes: ArrayLike = 0
) -> _Results:
    """Return the results of players whose points can be scored in their games."""
    half = _int64(half_points, "half_points", _COUNT)
    size = _length(half_points=half)
    byes = _one_each(half_point_byes, "half_point_byes", _COUNT, "half_points", size)
    whose = _int64(player, "player", _index_of("half_points", size))
    opponent = _int64(opponents, "opponents", _RATING)
    _length(player=whose, opponents=opponent)
    n, total = np.bincount(whose, minlength=size), _sums(whose, opponent, size)
    scored = half - byes
    wrong = np.flatnonzero((scored < 0) | (scored > 2 * n))
    if wrong.size:
        at = int(wrong[0])
        bye = int(np.broadcast_to(byes, half.shape)[at])
        values = {"place": _place("half_points", (at,)), "value": int(half[at]), "n": int(n[at])}
        raise RatingInputError("error.byes" if bye else "error.points", {**values, "byes": bye})
    return _Results(whose, opponent, scored, n, total)


@dataclass(frozen=True, slots=True, eq=False)
class Performances:
    """Performances ``Rp`` by one ``method``, one value a player.

    ``Ra`` is the opponents' average, ``p`` the fractional score in hundredths, ``dp`` the
    difference that the table gives for it (None for the other methods).
    """

    method: str
    Rp: IntArray
    Ra: IntArray
    n: IntArray
    p: IntArray
    dp: IntArray | None


def performance_rating(
    player: ArrayLike,
    opponents: ArrayLike,
    half_points: ArrayLike,
    *,
    method: str = "table",
    half_point_byes: ArrayLike = 0,
) -> Performances:
    """Return the performances of many players.

    ``half_points`` has what each player scored in all (in half points). Each game has the index of
    its ``player`` among them and the opponent's rating (points) in ``opponents``. ``method`` is
    "table" (Rp and TPR), "perfect" (PTP), "linear" or "curve". ``half_point_byes``, one number or
    one a player, of the half points were byes.

    >>> two = performance_rating([0, 0, 0, 0, 1, 1], [2380, 2400, 2420, 2400, 2500, 2500], [6, 2])
    >>> two.Rp.tolist(), two.Ra.tolist(), two.p.tolist()
    ([2593, 2500], [2400, 2500], [75, 50])

    Rule: B.01 1.4.6 to 1.4.9, C.07 10.2 and 10.3, as `elo.performance_rating`. Raises
    RatingInputError for a player without a game, points that cannot be scored in so many games, by
    the curve for a full score or none, and for numbers that are none or out of range.
    """
    if not isinstance(method, str) or method not in _METHODS:
        raise RatingInputError("error.method", {"value": method, "methods": ", ".join(_METHODS)})
    results = _results(player, opponents, half_points, half_point_byes)
    idle = np.flatnonzero(results.n == 0)
    if idle.size:
        raise RatingInputError("error.no_games", {"place": _place("half_points", (idle[0],))})
    p = results.share()
    dp = _DP.take(p) if method == "table" else None
    return Performances(method, _METHODS[method](results), results.average(), results.n, p, dp)


def _table(results: _Results) -> IntArray:
    return results.average() + _DP.take(results.share())


def _perfect(results: _Results) -> IntArray:
    """Return the least ratings whose expected score is enough, by halving the intervals."""
    lowest = np.full(results.n.size, MOST_RATING)
    highest = np.zeros(results.n.size, np.int64)
    np.minimum.at(lowest, results.player, results.opponents)
    np.maximum.at(highest, results.player, results.opponents)
    low, high = lowest - _BEYOND, highest + _BEYOND
    while (low < high).any():
        middle = (low + high) // 2
        enough = results.expected(middle) >= 50 * results.half
        low, high = np.where(enough, low, middle + 1), np.where(enough, middle, high)
    perfect: IntArray = np.where(results.half == 0, lowest - DP[-1], low)
    return perfect


def _linear(results: _Results) -> IntArray:
    """Return the rule of thumb: each game counts the opponent's rating, 400 more or less."""
    return _rounded(results.total + LINEAR_STEP * (results.half - results.n), results.n)


def _curve(results: _Results) -> IntArray:
    """Return what the curve, turned round, makes of the share."""
    half, n = results.half, results.n
    full = np.flatnonzero((half == 0) | (half == 2 * n))
    if full.size:
        at = int(full[0])
        points = hundredths(50 * int(half[at]))
        values = {"place": _place("half_points", (at,)), "value": points, "n": int(n[at])}
        raise RatingInputError("error.curve_full", values)
    odds, which = np.unique(half / (2 * n - half), return_inverse=True)
    logarithm = np.array([log10(one) for one in odds])  # NumPy's own can differ in the last digit
    exact_rating = results.total / n + CURVE_SCALE * logarithm.take(which)
    rest, whole = np.modf(np.abs(exact_rating))
    rounded: IntArray = np.copysign(whole + (rest >= 0.5), exact_rating).astype(np.int64)
    return rounded


_METHODS: Mapping[str, Callable[[_Results], IntArray]] = MappingProxyType(
    {"table": _table, "perfect": _perfect, "linear": _linear, "curve": _curve}
)

STATUSES: tuple[str, ...] = ("published", "too_low", "too_few_games", "zero_score")
"""What becomes of a first rating, in the words of the core."""


@dataclass(frozen=True, slots=True, eq=False)
class FirstRatings:
    """First ratings ``Ru``, one value a player, and the ``status`` of each, one of `STATUSES`.

    ``n`` games were played. Ra is ``total`` / ``games``, the invented opponents among them; ``p``
    is the fractional score with their draws, in hundredths, ``dp`` what is added to Ra: the
    table's difference or, under the rule of 2022, points for each half point above one half.
    Where nothing is computed, for the last two statuses, Ru, p and dp are 0.
    """

    Ru: IntArray
    status: NDArray[np.str_]
    n: IntArray
    total: IntArray
    games: IntArray
    p: IntArray
    dp: IntArray
    rules: RuleSet = field(repr=False)


def initial_rating(
    player: ArrayLike,
    opponents: ArrayLike,
    half_points: ArrayLike,
    *,
    rules: Rules = None,
) -> FirstRatings:
    """Return the first ratings of many players, each from one event or from several together.

    ``half_points`` has what each scored against rated opponents (in half points). Each game has the
    index of its ``player`` among them and the opponent's rating (points) in ``opponents``.
    ``rules`` as in `rating_change`.

    >>> first = initial_rating([0, 0, 0, 0, 0, 1], [1600, 1600, 1600, 1600, 1600, 1900], [5, 2])
    >>> first.Ru.tolist(), first.status.tolist()
    ([1657, 0], ['published', 'too_few_games'])

    Rule: B.02 8.2 with 7.1.4, as `elo.initial_rating`. Left out: which events are put together
    (`elo.pooled_initial_rating`). Raises RatingInputError for points that cannot be scored in so
    many games, and for numbers that are none or out of range.
    """
    rule_set = as_rules(rules)
    rule = rule_set.first
    results = _results(player, opponents, half_points)
    games = results.n + len(rule.invented)
    total = results.total + sum(rule.invented)
    half = results.half + len(rule.invented)
    zero_score = (results.half == 0) & (results.n > 0)
    too_few = results.n < rule.games
    computed = ~(zero_score | too_few)
    shared_by = np.maximum(games, 1)
    p = _rounded(50 * half, shared_by) * computed
    dp = _DP.take(p) * computed
    if rule.per_half_point is not None:
        above = half - games
        dp = np.where(computed & (above > 0), rule.per_half_point * above, dp)
    Ru = _rounded(total + dp * shared_by, shared_by) * computed
    if rule.maximum is not None:
        Ru = np.minimum(Ru, rule.maximum)
    too_low = Ru < rule_set.published_from
    status = np.select([zero_score, too_few, too_low], [3, 2, 1], 0)
    words = np.array(STATUSES).take(status)
    return FirstRatings(Ru, words, results.n, total, games, p, dp, rule_set)
