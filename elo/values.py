"""What goes in, checked once: whole numbers, scores, games, events.

Nothing is corrected quietly. What cannot be used raises RatingInputError with the place, the
value and what is allowed. In reading order: `whole_number`, `listed`,
`half_points`, `exact_hundredths`,
`Game`, `games_from`, `Event`.
"""

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from fractions import Fraction
from numbers import Integral
from typing import Any, TypeAlias

from elo.errors import RatingInputError
from elo.rounding import exact, round_half_away
from elo.rules import plain_date
from elo.words import say

Number: TypeAlias = int | float | Fraction | Decimal


def place(key: str, outer: str = "") -> str:
    """Return the words for where a value stands: "own rating", "game 3: the score"."""
    inner = say(f"place.{key}")
    return say("place.in", outer=outer, inner=inner) if outer else inner


def whole_number(value: object, key: str, *, least: int | None = 1, outer: str = "") -> int:
    """Return the value as an int if it is a whole number, not below ``least``.

    ``key`` and ``outer`` say where it stands. 1500.0 is refused like 1500.5: a rating that has
    become a float has been through something that deserves a look.

    >>> whole_number(1500, "own")
    1500
    >>> whole_number("1500", "own")
    Traceback (most recent call last):
    ...
    elo.errors.RatingInputError: own rating must be a whole number, 1 or more, got '1500'.
    """
    if type(value) is int or (isinstance(value, Integral) and not isinstance(value, bool)):
        number = int(value)
        if least is None or number >= least:
            return number
    key_of_error = "error.whole_any" if least is None else "error.whole"
    raise RatingInputError(
        key_of_error, {"place": place(key, outer), "value": value, "least": least}
    )


def listed(values: object, key: str, *, outer: str = "") -> list[Any]:
    """Return the values of a list, in their order.

    Lists, tuples, arrays and anything else that has an order; not a text, and nothing without an
    order, whose games could not be told from one another.

    >>> listed((1600, 1700), "opponents")
    [1600, 1700]
    """
    if isinstance(values, str | bytes | bytearray | Set | Mapping) or not isinstance(
        values, Iterable
    ):
        raise RatingInputError("error.not_a_list", {"place": place(key, outer), "value": values})
    return list(values)


_HALVES: Mapping[object, int] = {0: 0, 0.5: 1, 1: 2}
_PLAIN_NUMBERS = frozenset((int, float))


def half_points(score: object, *, outer: str = "") -> int:
    """Return a game's score in half points, if it is 1, 0.5 or 0.

    >>> half_points(0.5), half_points(Fraction(1, 2)), half_points(1)
    (1, 1, 2)
    >>> half_points(0.7)
    Traceback (most recent call last):
    ...
    elo.errors.RatingInputError: the score must be 1, 0.5 or 0, got 0.7. Write 0.5 for a draw.
    """
    if type(score) in _PLAIN_NUMBERS and score in _HALVES:
        return _HALVES[score]  # a short way for what nearly every score is
    try:
        half = 2 * exact(score, "score")
    except RatingInputError:
        half = Fraction(-1)
    if half in (0, 1, 2):
        return int(half)
    raise RatingInputError("error.score", {"place": place("score", outer), "value": score})


def exact_hundredths(value: object, key: str) -> int:
    """Return a change of at most two decimals in hundredths.

    A float counts as the decimal number that Python prints for it.

    >>> exact_hundredths(Decimal("-2.6"), "change"), exact_hundredths(2.4, "change")
    (-260, 240)
    """
    exact(value, key)
    count = Fraction(str(value)) * 100
    if count.denominator != 1:
        raise RatingInputError("error.change_digits", {"place": place(key), "value": value})
    return int(count)


def ratings_list(
    opponents: object, *, unrated: int | None = None, least: int = 1, outer: str = ""
) -> tuple[int, ...]:
    """Return the ratings of a list of opponents, at least so many; each is checked.

    >>> ratings_list([1600, 1700])
    (1600, 1700)

    ``unrated`` is what None counts as; without it None is refused.
    """

    def checked(n: int, rating: object) -> int:
        if rating is None and unrated is not None:
            return unrated
        if type(rating) is int and rating > 0:
            return rating  # no need to name its place
        game = say("place.game", n=n)
        where = say("place.in", outer=outer, inner=game) if outer else game
        return whole_number(rating, "opponent", outer=where)

    given = listed(opponents, "opponents", outer=outer)
    if len(given) < least:
        raise RatingInputError("error.no_games", {"place": say("place.average")})
    return tuple(checked(n, rating) for n, rating in enumerate(given, start=1))


def points_in_half(points: object, games: int, byes: int = 0, *, outer: str = "") -> int:
    """Return points scored in so many games, without half-point byes, in half points.

    >>> points_in_half(4.5, 6), points_in_half(1, 2, byes=1)
    (9, 1)
    >>> points_in_half(4.5, 4)
    Traceback (most recent call last):
    ...
    elo.errors.RatingInputError: the points: 4.5 cannot be scored; games played over the board: 4.
    """
    exact(points, "points")
    half = 2 * Fraction(str(points)) - byes
    if half.denominator != 1 or not 0 <= half <= 2 * games:
        values = {"place": place("points", outer), "value": points, "n": games}
        raise RatingInputError("error.byes" if byes else "error.points", {**values, "byes": byes})
    return int(half)


def share_in_hundredths(half: int, games: int) -> int:
    """Return the fractional score p of so many half points, in hundredths, .005 up.

    >>> share_in_hundredths(12, 9)
    67

    Rule: B.01 1.4.8, percentages are rounded to the nearest whole number, 0.5 up.
    """
    return round_half_away(Fraction(50 * half, games))


@dataclass(frozen=True, slots=True)
class Game:
    """One game as it stands in a tournament: who the opponent was, and how it ended.

    ``opponent`` is the opponent's rating on the list of the event, None if unrated; ``score`` is
    1, 0.5 or 0. A game that was never played (a forfeit, a bye) has ``played=False``: it stands in
    the table of the tournament but never counts for rating (5.1). ``opponent_standard`` is for
    rapid and blitz, where an opponent without a rating there counts with the standard rating.
    ``label`` names the game in workings and errors.

    >>> Game(1700, 0.5)
    Game(opponent=1700, score=0.5, played=True, opponent_standard=None, label='')

    Raises RatingInputError for a rating that is not a whole number above 0, or another score.
    """

    opponent: int | None
    score: Number
    played: bool = True
    opponent_standard: int | None = None
    label: str = ""

    def __post_init__(self) -> None:
        half_points(self.score, outer=self.label)
        if self.opponent is not None:
            whole_number(self.opponent, "opponent", outer=self.label)
        if not isinstance(self.played, bool):
            raise RatingInputError(
                "error.played",
                {"place": place("played", self.label), "value": self.played},
            )
        if self.opponent_standard is not None:
            whole_number(self.opponent_standard, "opponent_standard", outer=self.label)
            if self.opponent is not None:
                raise RatingInputError(
                    "error.standard_and_rated",
                    {
                        "place": place("opponent_standard", self.label),
                        "value": self.opponent_standard,
                    },
                )


def games_from(opponents: Sequence[int | None], scores: Sequence[Number]) -> tuple[Game, ...]:
    """Return the games of two lists: the opponents' ratings, and the scores in the same order.

    >>> [game.label for game in games_from([1700, None], [1, 0.5])]
    ['game 1', 'game 2']
    >>> games_from([1700, 1800], [1])
    Traceback (most recent call last):
    ...
    elo.errors.RatingInputError: 2 opponents and 1 scores: each game needs one of each, in order.

    Raises RatingInputError for lists of unequal length, and for what `Game` refuses.
    """
    opponents, scores = listed(opponents, "opponents"), listed(scores, "scores")
    if len(opponents) != len(scores):
        raise RatingInputError(
            "error.lengths", {"opponents": len(opponents), "scores": len(scores)}
        )
    return tuple(
        Game(opponent, score, label=say("place.game", n=n))
        for n, (opponent, score) in enumerate(zip(opponents, scores, strict=True), start=1)
    )


@dataclass(frozen=True, slots=True)
class Event:
    """One tournament of one player: the rating on the list when it started, and the games.

    ``start`` chooses the rule set where none is given; ``name`` stands in workings.

    >>> event = Event(1500, games_from([1700, 1450], [0.5, 1]), name="club open")
    >>> event.own, len(event.games)
    (1500, 2)

    Raises RatingInputError for an own rating that is not a whole number above 0, for anything in
    ``games`` that is no `Game`, and for a start that is no date.
    """

    own: int
    games: Sequence[Game]
    start: date | None = None
    name: str = ""

    def __post_init__(self) -> None:
        whole_number(self.own, "own", outer=self.name)
        games = tuple(listed(self.games, "games_list", outer=self.name))
        for n, game in enumerate(games, start=1):
            if not isinstance(game, Game):
                raise RatingInputError(
                    "error.not_a_game", {"place": say("place.game", n=n), "value": game}
                )
        object.__setattr__(self, "games", games)
        if self.start is not None:
            object.__setattr__(self, "start", plain_date(self.start, "start"))


def checked_events(events: object) -> tuple[Event, ...]:
    """Return the events of a period; raise RatingInputError for anything that is no `Event`."""
    checked = tuple(listed(events, "events"))
    for n, event in enumerate(checked, start=1):
        if not isinstance(event, Event):
            raise RatingInputError(
                "error.not_an_event", {"place": say("place.event", n=n), "value": event}
            )
    return checked
