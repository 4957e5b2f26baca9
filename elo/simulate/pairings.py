"""Who plays whom: by lot, Swiss-like, everybody against everybody.

A round is two arrays of player numbers, White's and Black's, pair by pair; colours mean nothing
else here. In reading order: `random_pairs`, `swiss_pairs`, `round_robin`,
`round_robin_pairs`. Left out: colours in
turn, byes with points, and the fine print of the pairing rules for real tournaments (C.04).
"""

import numpy as np
from numpy.random import Generator

from elo.batch import whole_numbers
from elo.errors import RatingInputError
from elo.simulate.model import MOST, Whole, at_most


def random_pairs(rng: Generator, event: Whole) -> tuple[Whole, Whole]:
    """Return one round paired by lot within each event; with an odd number one sits out.

    ``event`` tells each player's event.

    >>> from elo.simulate import generator
    >>> white, black = random_pairs(generator(1), np.array([0, 0, 0, 0, 1, 1, 1]))
    >>> len(white), bool(((white < 4) == (black < 4)).all())
    (3, True)

    Not FIDE's rule. Raises RatingInputError for an ``event`` that is no list of whole numbers.
    """
    event = _events(event)
    order = np.lexsort((rng.random(len(event)), event))
    sorted_event = event[order]
    place = np.arange(len(order)) - np.searchsorted(sorted_event, sorted_event)
    upper = np.flatnonzero((place[:-1] % 2 == 0) & (sorted_event[:-1] == sorted_event[1:]))
    return order[upper], order[upper + 1]


def swiss_pairs(
    points: Whole, ratings: Whole, met: Whole, event: Whole | None = None
) -> tuple[Whole, Whole]:
    """Return one Swiss-like round: neighbours by points, then by rating, who have not met.

    ``points`` and ``ratings`` have one entry for each player; ``met`` one row for each, with the
    numbers of the opponents so far (-1 for a round without one). Many events are paired at once
    where ``event`` tells each player's. Whoever is left with nobody new to play sits out, and that
    can be the same player more than once: pairs that are made are not undone for somebody else. A
    small tournament of many rounds so loses games that could be played: about 16 % with 6 players
    in 5 rounds, 8 % with 8 and 5 % with 12 in 6 rounds, 1 % with 30 in 6 rounds. Of 7 players in 6
    rounds the same one may sit out four times.

    >>> met = np.array([[1], [0], [3], [2]])        # round one: 0-1 and 2-3, all four were draws
    >>> white, black = swiss_pairs(np.ones(4), np.array([1900, 1800, 1700, 1600]), met)
    >>> sorted(zip(white.tolist(), black.tolist()))
    [(0, 3), (1, 2)]

    Not FIDE's rule: a short form of it, without colours. Raises RatingInputError for arrays that
    do not have an entry for each player.
    """
    event = np.zeros(len(points), dtype=np.int64) if event is None else _events(event)
    shapes = [points.shape, ratings.shape, met.shape[:1], event.shape]
    if set(shapes) != {(len(points),)} or met.ndim != 2:
        said = {"names": "points, ratings, met, event", "shapes": ", ".join(map(str, shapes))}
        raise RatingInputError("error.lengths_of", said)
    waiting = np.lexsort((-ratings, -points, event))
    rounds: list[tuple[Whole, Whole]] = []
    gap = 1
    while gap < _most_in_one(event[waiting]):
        before = len(waiting)
        for start in (0, gap):
            upper, lower = _pairs_at(len(waiting), gap, start)
            one, other = waiting[upper], waiting[lower]
            new = (event[one] == event[other]) & ~(met[one] == other[:, None]).any(axis=1)
            rounds.append((one[new], other[new]))
            waiting = np.delete(waiting, np.concatenate((upper[new], lower[new])))
        gap = gap + 1 if len(waiting) == before else 1
    if not rounds:
        return waiting[:0], waiting[:0]
    return np.concatenate([one for one, _ in rounds]), np.concatenate([two for _, two in rounds])


def _events(event: Whole) -> Whole:
    """Return the number of each player's event, if they are such numbers, in a row."""
    numbers = whole_numbers(event, "event", least=0, most=MOST)
    if numbers.ndim != 1:
        said = {"names": "event", "shapes": str(numbers.shape)}
        raise RatingInputError("error.lengths_of", said)
    return numbers


def _most_in_one(event: Whole) -> int:
    """Return how many of those waiting are in the event that has most of them."""
    return int(np.bincount(event).max()) if len(event) else 0


def _pairs_at(players: int, gap: int, start: int) -> tuple[Whole, Whole]:
    """Return places in a row that are ``gap`` apart, each place in one pair at most."""
    upper = np.arange(start, players - gap)
    upper = upper[(upper - start) // gap % 2 == 0]
    return upper, upper + gap


def round_robin(players: int) -> list[tuple[Whole, Whole]]:
    """Return the rounds of a tournament in which each of so many players meets all others once.

    With an odd number one sits out in each round.

    >>> for white, black in round_robin(4):
    ...     print(list(zip(white.tolist(), black.tolist())))
    [(0, 3), (1, 2)]
    [(3, 2), (0, 1)]
    [(1, 3), (2, 0)]

    Rule: the circle method, as in FIDE's Berger tables (C.05), up to the order of rounds and
    colours. Raises RatingInputError for a number of players below 2.
    """
    n = at_most(players, "players", least=2)
    places = n + n % 2
    last, circle = places - 1, np.arange(places - 1)
    rounds = []
    for turn in range(places - 1):
        row = np.append(np.roll(circle, -turn * (places // 2)), last)
        one, two = row[: places // 2], row[: places // 2 - 1 : -1]
        white, black = one.copy(), two.copy()
        if turn % 2:
            white[0], black[0] = two[0], one[0]
        real = (white < n) & (black < n)
        rounds.append((white[real], black[real]))
    return rounds


def round_robin_pairs(event: Whole) -> list[tuple[Whole, Whole]]:
    """Return the rounds in which everybody meets everybody else of the own event.

    >>> [len(white) for white, _ in round_robin_pairs(np.array([0, 0, 0, 0, 1, 1]))]
    [3, 2, 2]

    Rule: as `round_robin`. Raises RatingInputError for an ``event`` that is no list of whole
    numbers.
    """
    event = _events(event)
    order = np.argsort(event, kind="stable")
    _, sizes = np.unique(event, return_counts=True)
    rounds: list[list[tuple[Whole, Whole]]] = []
    for end, size in zip(np.cumsum(sizes).tolist(), sizes.tolist(), strict=True):
        members = order[end - size : end]
        for turn, (white, black) in enumerate(round_robin(size) if size > 1 else []):
            if turn == len(rounds):
                rounds.append([])
            rounds[turn].append((members[white], members[black]))
    return [
        (np.concatenate([one for one, _ in turn]), np.concatenate([two for _, two in turn]))
        for turn in rounds
    ]
