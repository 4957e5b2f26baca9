"""A whole rating list, month by month: who plays, who is new, who leaves, what is published.

In each month some of the players play one event of a few rounds; the changes are those of B.02 8.3
(`elo.batch`), K that of 8.3.3 by age, games and highest rating, a first rating that of 8.2
(`elo.pooled_initial_rating`), and who falls below the published minimum is unrated and needs a
first rating again (7.2.1). Those who leave are followed by newcomers, who are unrated. In reading
order: `Population`, `Calendar`, `simulate_list`.

Left out: whether games before the first rating count towards the 30 of a newcomer (here they do
not), and what survives a fall below the minimum (here the games and the highest rating do): neither
is stated anywhere we know of. Inactivity, the time control, events over the end of a month.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import cache

import numpy as np
from numpy.random import Generator

from elo.batch import MOST_K, rating_period, whole_numbers
from elo.errors import RatingInputError
from elo.initial_rating import COMPRESSED_BELOW, FirstEvent, compressed, pooled_initial_rating
from elo.k_factor import k_factor
from elo.rules import KRules, Rules, RuleSet, as_rules, plain_date
from elo.simulate.bar import bar, no_bar
from elo.simulate.history import UNRATED, ListHistory
from elo.simulate.model import (
    CONSTANT,
    MODEL,
    GameModel,
    Growth,
    Mask,
    Whole,
    at_most,
    generator,
    of_kind,
    one_of,
    some_points,
)
from elo.simulate.pairings import random_pairs, round_robin_pairs, swiss_pairs
from elo.words import say

PAIRINGS = ("swiss", "random", "round_robin")
LEAST, MOST = 400, 3000
"""True strengths stay between these (points); no rating of a first list is higher."""
YOUNGEST, OLDEST_NEW_JUNIOR, OLDEST = 8, 16, 75
"""The ages at which people begin to play, as juniors and as adults, evenly spread."""
NEWEST_K = KRules()


@dataclass(frozen=True, slots=True)
class Population:
    """Who plays: adults and juniors, their true strengths (points), who leaves and who comes.

    Strengths follow a bell curve of this mean and standard deviation. ``juniors`` are the percent
    of juniors on the first list, ``newcomers`` those among the newcomers; the strength of a junior
    grows by ``growth`` until the year of the 18th birthday is over. Each month ``turnover`` of a
    thousand players leave, and as many newcomers take their places.

    Raises RatingInputError for numbers that cannot be.
    """

    players: int = 1000
    mean: int = 1750
    spread: int = 250
    juniors: int = 30
    junior_mean: int = 1500
    junior_spread: int = 200
    growth: Growth = CONSTANT
    turnover: int = 10
    newcomers: int = 60

    def __post_init__(self) -> None:
        at_most(self.players, "players", least=2)
        for key in ("mean", "junior_mean"):
            some_points(getattr(self, key), "strength", least=1)
        for key in ("spread", "junior_spread"):
            some_points(getattr(self, key), "spread", least=0)
        of_kind(Growth, self.growth, "growing")
        for key in ("juniors", "newcomers"):
            at_most(getattr(self, key), "juniors", 100)
        at_most(self.turnover, "turnover", 1000)

    def strengths(self, rng: Generator, junior: Mask) -> Whole:
        """Return a true strength for each of these players, True for a junior."""
        adult = rng.normal(self.mean, self.spread, len(junior))
        young = rng.normal(self.junior_mean, self.junior_spread, len(junior))
        return np.clip(np.where(junior, young, adult).round(), LEAST, MOST).astype(np.int64)


@dataclass(frozen=True, slots=True)
class Calendar:
    """What is played in a month: ``playing`` percent of the players play one event each.

    An event has ``size`` players and ``rounds`` rounds (round robin: everybody meets everybody).
    The players come to events in the order of their ratings, shifted by chance: ``mixed`` is the
    standard deviation of that (points); with 0 equals are among themselves. An unrated player goes
    where the true strength belongs. A small Swiss of many rounds loses games
    (`elo.simulate.swiss_pairs`).

    Raises RatingInputError for numbers that cannot be and for another ``pairing``.
    """

    playing: int = 50
    size: int = 30
    rounds: int = 6
    pairing: str = "swiss"
    mixed: int = 200

    def __post_init__(self) -> None:
        at_most(self.playing, "playing", 100)
        at_most(self.size, "event_size", least=2)
        at_most(self.rounds, "rounds", least=1)
        one_of(self.pairing, "pairing", PAIRINGS)
        some_points(self.mixed, "spread", least=0)


POPULATION, CALENDAR = Population(), Calendar()


def simulate_list(
    population: Population = POPULATION,
    calendar: Calendar = CALENDAR,
    *,
    months: int = 60,
    start: date = date(2026, 1, 1),
    rules: Rules = None,
    k: int | None = None,
    model: GameModel = MODEL,
    first_list: Callable[[Whole], Whole] | None = None,
    compress: int | None = None,
    seed: int = 1,
    progress: bool | None = None,
) -> ListHistory:
    """Simulate a rating list over so many months, and return every list.

    Month by month juniors grow, players leave, events are played and the next list is published.
    On the first list everybody is rated, with the true strength; ``first_list`` makes other ratings
    of an array of strengths: whole numbers from 1 to `MOST`, one each. ``k`` is one K for
    everybody, in place of the article's. Without ``rules`` each month follows the standard set in
    force. ``compress`` is the month after which the list is raised as that of 1 March 2024 was (0:
    the first list). ``progress`` shows a bar on stderr; by default only in a terminal, only for a
    run of more than two seconds, and only where tqdm is at hand.

    >>> history = simulate_list(Population(200), months=12)
    >>> history.ratings.shape
    (13, 200)
    >>> print(history)  # doctest: +NORMALIZE_WHITESPACE
    after 12 months 183 of 200 players are rated, 1727 points on average (seed 1)
    their true strength is 1694 on average: the list is off by +33, and ratings and strengths
        have a correlation of 0.97
    first ratings: 46; falls below the published minimum: 12

    Rule: B.02 7.1.4, 7.2.1, 8.2, 8.3. Raises RatingInputError for numbers and a first list that
    cannot be, a day with no rule recorded, and months after the year 9999.
    """
    with bar(at_most(months, "months", least=1), progress) as step:
        return simulated_list(
            population,
            calendar,
            months=months,
            start=start,
            rules=rules,
            k=k,
            model=model,
            first_list=first_list,
            compress=compress,
            seed=seed,
            step=step,
        )


def simulated_list(
    population: Population,
    calendar: Calendar,
    *,
    months: int,
    start: date = date(2026, 1, 1),
    rules: Rules = None,
    k: int | None = None,
    model: GameModel = MODEL,
    first_list: Callable[[Whole], Whole] | None = None,
    compress: int | None = None,
    seed: int = 1,
    step: Callable[[], object] = no_bar,
) -> ListHistory:
    """Return what `simulate_list` does; ``step`` is called after each month, to move a bar."""
    begin = plain_date(start, "start")
    at_most(months, "months", 12 * (date.max.year + 1 - begin.year) + 1 - begin.month, least=1)
    if compress is not None:
        at_most(compress, "compress", months)
    if k is not None:
        at_most(k, "k", MOST_K, least=1)
    of_kind(Population, population, "population")
    of_kind(Calendar, calendar, "calendar")
    of_kind(GameModel, model, "model")
    world = _World(population, calendar, model, generator(seed), begin, k)
    world.begin(first_list)
    if compress == 0:
        world.compress()
    world.drop_unpublished(as_rules(rules, world.start))
    lists = [world.snapshot()]
    published, fallen = [], []
    for month in range(1, months + 1):
        first = world.first_of(month)
        world.live(first.year)
        counts = world.play(first, as_rules(rules, first))
        if compress == month:
            world.compress()
        lists.append(world.snapshot())
        published.append(counts[0])
        fallen.append(counts[1])
        step()
    ratings, truths, juniors = (np.array(rows) for rows in zip(*lists, strict=True))
    return ListHistory(ratings, truths, juniors, np.array(published), np.array(fallen), seed)


class _World:
    """The players of a list as arrays, one place each, and what happens to them in a month."""

    def __init__(
        self,
        population: Population,
        calendar: Calendar,
        model: GameModel,
        rng: Generator,
        start: date,
        k: int | None,
    ) -> None:
        self.population, self.calendar, self.model = population, calendar, model
        self.rng, self.start, self.k = rng, start, k
        self.year = start.year
        n = population.players
        self.rating = np.zeros(n, dtype=np.int64)
        self.highest = np.zeros(n, dtype=np.int64)
        self.games = np.zeros(n, dtype=np.int64)
        self.truth = np.zeros(n, dtype=np.int64)
        self.born = np.zeros(n, dtype=np.int64)
        self.first_events: dict[int, list[FirstEvent]] = {}

    def first_of(self, month: int) -> date:
        """Return the first day of a month; month 1 begins at the start."""
        count = 12 * self.start.year + self.start.month + month - 2
        return date(count // 12, count % 12 + 1, 1)

    def begin(self, first_list: Callable[[Whole], Whole] | None) -> None:
        """Fill every place with a player who has long been rated."""
        everywhere = np.arange(len(self.truth))
        self._arrive(everywhere, self.population.juniors, oldest=NEWEST_K.junior_age)
        self.rating = self.truth.copy()
        if first_list is not None:
            self.rating = _first_ratings(first_list, self.truth.copy())
        self.highest = self.rating.copy()
        self.games[:] = NEWEST_K.newcomer_games

    def snapshot(self) -> tuple[Whole, Whole, Mask]:
        """Return the ratings, the true strengths, and who is a junior."""
        return self.rating.copy(), self.truth.copy(), self.junior

    @property
    def junior(self) -> Mask:
        """Whether each player is a junior this year."""
        return np.asarray(self.year - self.born <= NEWEST_K.junior_age)

    def compress(self) -> None:
        """Raise all ratings as on 1 March 2024."""
        low = (self.rating != UNRATED) & (self.rating < COMPRESSED_BELOW)
        self.rating[low] = _compressed()[self.rating[low] - 1]
        self.highest = np.maximum(self.highest, self.rating)

    def live(self, year: int) -> None:
        """Let the juniors grow, some players leave, and newcomers take their places."""
        self.year = year
        n = len(self.truth)
        gains = self.population.growth.gains(self.rng, n)
        self.truth = np.clip(self.truth + np.where(self.junior, gains, 0), LEAST, MOST)
        left = np.flatnonzero(self.rng.random(n) * 1000 < self.population.turnover)
        self._arrive(left, self.population.newcomers, oldest=OLDEST_NEW_JUNIOR)

    def _arrive(self, places: Whole, juniors: int, *, oldest: int) -> None:
        """Put an unrated player on each of these places; so many percent of them are juniors."""
        n = len(places)
        junior = self.rng.random(n) * 100 < juniors
        young, grown = (
            age[0] + (self.rng.random(n) * (age[1] + 1 - age[0])).astype(np.int64)
            for age in ((YOUNGEST, oldest), (NEWEST_K.junior_age + 1, OLDEST))
        )
        self.born[places] = self.year - np.where(junior, young, grown)
        self.truth[places] = self.population.strengths(self.rng, junior)
        self.rating[places] = UNRATED
        self.highest[places] = self.games[places] = 0
        for place in places.tolist():
            self.first_events.pop(place, None)

    def play(self, day: date, rules: RuleSet) -> tuple[int, int]:
        """Play a month and publish the next list; return the first ratings and the falls."""
        white, black, points = self._games()
        rated = self.rating != UNRATED
        counts = rated[white] & rated[black]
        period = rating_period(
            np.where(rated, self.rating, 1),
            white[counts],
            black[counts],
            points[counts],
            self._K(day, rules),
            rules=rules,
        )
        first = self._first_ratings(white, black, points, day, rules)
        self.rating = np.where(rated, self.rating + period.change, UNRATED)
        self.games += period.n
        fallen = self.drop_unpublished(rules)
        for place, rating in first.items():
            self.rating[place] = rating
        self.highest = np.maximum(self.highest, self.rating)
        return len(first), fallen

    def drop_unpublished(self, rules: RuleSet) -> int:
        """Take those below the published minimum off the list; return how many."""
        below = (self.rating != UNRATED) & (self.rating < rules.published_from)
        self.rating[below] = UNRATED
        return int(below.sum())

    def _K(self, day: date, rules: RuleSet) -> Whole:
        """Return everybody's K for the month."""
        if self.k is not None:
            return np.full(len(self.rating), self.k)
        stretch = np.searchsorted((rules.k.junior_below, rules.k.top), self.highest, side="right")
        junior = day.year - self.born <= rules.k.junior_age
        newcomer = self.games < rules.k.newcomer_games
        return np.asarray(_K_table(rules)[stretch, junior.astype(int), newcomer.astype(int)])

    def _first_ratings(
        self, white: Whole, black: Whole, points: Whole, day: date, rules: RuleSet
    ) -> dict[int, int]:
        """Return the first ratings that this month's games bring, by place."""
        own = np.concatenate((white, black))
        opponent = self.rating[np.concatenate((black, white))]
        half = np.concatenate((points, 2 - points))
        counts = (self.rating[own] == UNRATED) & (opponent != UNRATED)
        own, opponent, half = own[counts], opponent[counts], half[counts]
        first = {}
        for place in np.unique(own).tolist():
            its = own == place
            event = FirstEvent(opponent[its].tolist(), int(half[its].sum()) / 2, day)
            events = self.first_events.setdefault(place, [])
            events.append(event)
            result = pooled_initial_rating(events, rules=rules)
            if result.published and result.Ru is not None:
                first[place] = result.Ru
                del self.first_events[place]
        return first

    def _games(self) -> tuple[Whole, Whole, Whole]:
        """Play this month's events; return White, Black and White's half points of every game."""
        players, event = self._events()
        pairing = self.calendar.pairing
        rounds = round_robin_pairs(event) if pairing == "round_robin" else None
        seat = np.where(self.rating == UNRATED, self.truth, self.rating)[players]
        scored = np.zeros(len(players), dtype=np.int64)
        count = self.calendar.rounds if rounds is None else len(rounds)
        met = np.full((len(players), count), -1)
        games = []
        for turn in range(count):
            if rounds is not None:
                one, two = rounds[turn]
            elif pairing == "random":
                one, two = random_pairs(self.rng, event)
            else:
                one, two = swiss_pairs(scored, seat, met, event)
            strength = self.truth[players]
            points = self.model.play(self.rng, strength[one] - strength[two])
            scored[one] += points
            scored[two] += 2 - points
            met[one, turn], met[two, turn] = two, one
            games.append((players[one], players[two], points))
        none = np.zeros(0, dtype=np.int64)  # nobody plays, or nobody finds an opponent
        white, black, half = (
            np.concatenate(column) for column in zip((none, none, none), *games, strict=True)
        )
        return white, black, half

    def _events(self) -> tuple[Whole, Whole]:
        """Return who plays this month, and the number of each one's event."""
        n = len(self.truth)
        players = np.flatnonzero(self.rng.random(n) * 100 < self.calendar.playing)
        seat = np.where(self.rating == UNRATED, self.truth, self.rating)[players]
        shifted = seat + self.rng.normal(0, self.calendar.mixed, len(players))
        return players[np.argsort(shifted, kind="stable")], np.arange(
            len(players)
        ) // self.calendar.size


def _first_ratings(first_list: Callable[[Whole], Whole], truths: Whole) -> Whole:
    """Return the ratings that a function makes of the strengths; raise where they cannot be."""
    if not callable(first_list):
        values = {"place": say("place.first_list"), "kind": "function", "value": first_list}
        raise RatingInputError("error.must_be_a", values)
    n = len(truths)
    ratings = whole_numbers(first_list(truths), "first_list", least=1, most=MOST)
    if ratings.shape != (n,):
        values = {"place": say("place.first_list"), "n": n, "shape": ratings.shape}
        raise RatingInputError("error.first_list", values)
    return ratings.copy()


@cache
def _compressed() -> Whole:
    """Return what the raise of 1 March 2024 makes of each rating from 1 on that it raises."""
    return np.array([compressed(rating).after for rating in range(1, COMPRESSED_BELOW)])


@cache
def _K_table(rules: RuleSet) -> Whole:
    """Return K by the stretch of the highest rating, whether a junior, and whether a newcomer."""
    k, year = rules.k, rules.start.year
    table = [
        [
            [
                k_factor(
                    rating=highest, games=games, birth_year=born, on=date(year, 1, 1), rules=rules
                ).K
                for games in (k.newcomer_games, k.newcomer_games - 1)
            ]
            for born in (year - k.junior_age - 1, year - k.junior_age)
        ]
        for highest in (k.junior_below - 1, k.junior_below, k.top)
    ]
    return np.array(table)
