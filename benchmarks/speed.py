"""How fast `elo.batch` is, beside what it cannot do without and beside others: `make bench`.

Every figure is the best of many runs. The rounds go through all calls in turn, so that a noisy
moment hits all of them alike; in each round a call runs once after the others and then again at
once, when its data is still in the processor's cache. In reading order: `best_of`, `tables`,
`periods`, `growth`, `room`, `report`.
"""

import argparse
import sys
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from importlib.metadata import version
from math import log10
from pathlib import Path

import numpy as np
from elote import EloCompetitor
from tqdm import tqdm

from benchmarks.section import write_section
from benchmarks.words import machine, shown, table_of
from elo import Event, Game, batch, rating_period
from elo.tables import GREATEST_DIFFERENCE

README = Path(__file__).parent / "README.md"
COMMAND = "make bench"
SEED = 20261129
MILLION = 1_000_000

Call = Callable[[], object]


@dataclass
class Best:
    """The shortest times of a call in seconds: after other calls, and again at once."""

    in_turn: float = float("inf")
    again: float = float("inf")


Times = dict[str, Best]
Rooms = dict[str, float]
Sizes = dict[int, tuple[float, float]]


def seconds(call: Call) -> float:
    """Return how long a call takes."""
    start = time.perf_counter()
    call()
    return time.perf_counter() - start


def best_of(calls: dict[str, Call], rounds: int, title: str, more: int = 2) -> Times:
    """Return the shortest times over rounds in which each call has its turn, and ``more`` runs."""
    best = {name: Best() for name in calls}
    for _ in tqdm(range(rounds), desc=title, file=sys.stderr):
        for name, call in calls.items():
            found = best[name]
            found.in_turn = min(found.in_turn, seconds(call))
            found.again = min([found.again, *(seconds(call) for _ in range(more))])
    return best


# One game: the table and the curve.


def tables(rounds: int) -> Times:
    """Measure a million expected scores, beside the addition of two arrays."""
    rng = np.random.default_rng(SEED)
    own, opponent = rng.integers(1_400, 2_850, (2, MILLION))
    D, reals, others = own - opponent, rng.random(MILLION), rng.random(MILLION)
    numbers = D.astype(np.float64)
    short = own.astype(np.int16), opponent.astype(np.int16)
    ends = np.array(GREATEST_DIFFERENCE)

    def by_search() -> object:
        """The table as one would read it: the row by binary search, then the sign."""
        higher = 50 + np.searchsorted(ends, np.abs(D))
        return np.where(D >= 0, higher, 100 - higher)

    times = best_of(
        {
            "np.add": lambda: reals + others,
            "by difference": lambda: batch.expected_score_at(D),
            "by ratings": lambda: batch.expected_score(own, opponent),
            "by ratings, int16": lambda: batch.expected_score(*short),
            "curve": lambda: batch.curve_score(numbers),
        },
        rounds,
        "table and curve",
    )
    slower = {
        "by search": by_search,
        "curve by power": lambda: 1 / (1 + 10 ** (-numbers / 400)),
    }
    return times | best_of(slower, max(3, rounds // 10), "the slower ways")


# A whole period.


@dataclass(frozen=True)
class Month:
    """A period: players with ratings and K, and games between any two of them."""

    ratings: np.ndarray
    white: np.ndarray
    black: np.ndarray
    half: np.ndarray
    k: np.ndarray

    @property
    def given(self) -> tuple[np.ndarray, ...]:
        """What `batch.rating_period` is given."""
        return self.ratings, self.white, self.black, self.half, self.k

    def gathers(self) -> None:
        """Fetch both ratings of every game: what nobody can do without."""
        for side in (self.white, self.black):
            self.ratings.take(side)

    @property
    def nbytes(self) -> int:
        """The room that this takes."""
        return sum(column.nbytes for column in self.given)


def month(games: int, index: type = np.int64) -> Month:
    """Return a period of so many games, five for each player."""
    rng, players = np.random.default_rng(SEED), games // 5
    white = rng.integers(0, players, games)
    black = (white + rng.integers(1, players, games)) % players
    return Month(
        np.clip(rng.normal(1_800, 300, players), 1_400, 2_850).astype(np.int64),
        white.astype(index),
        black.astype(index),
        rng.integers(0, 3, games).astype(np.int8),
        rng.choice([10, 20, 40], players),
    )


def by_elote(one: Month) -> Call:
    """Return the update loop of elote over these games; its players are made beforehand."""
    players = [
        EloCompetitor(initial_rating=rating, k_factor=k)
        for rating, k in zip(one.ratings.tolist(), one.k.tolist(), strict=True)
    ]
    games = list(zip(*(c.tolist() for c in (one.white, one.black, one.half)), strict=True))

    def loop() -> None:
        for white, black, half in games:
            if half == 2:
                players[white].beat(players[black])
            elif half:
                players[white].tied(players[black])
            else:
                players[black].beat(players[white])

    return loop


def by_the_core(one: Month) -> Call:
    """Return the core's own period of each player, one after the other."""
    played: list[list[Game]] = [[] for _ in one.ratings]
    ratings, k = one.ratings.tolist(), one.k.tolist()
    rows = zip(*(c.tolist() for c in (one.white, one.black, one.half)), strict=True)
    for white, black, half in rows:
        played[white].append(Game(ratings[black], half / 2))
        played[black].append(Game(ratings[white], 1 - half / 2))

    def loop() -> None:
        for rating, games, own_k in zip(ratings, played, k, strict=True):
            rating_period(rating, [Event(rating, games)], k=own_k)

    return loop


def periods(rounds: int) -> Times:
    """Measure a period of a million games between 200,000 players, and what it is made of."""
    one, short = month(MILLION), month(MILLION, np.int32)
    values, sums = np.ones(MILLION, np.int64), np.zeros(one.ratings.size, np.int64)
    at = one.half + 3 * (one.ratings[one.white] - one.ratings[one.black] + batch.MOST_RATING)
    table = np.arange(6 * (batch.MOST_RATING + 1))

    def scatters() -> None:
        for side in (one.white, one.black):
            np.add.at(sums, side, values)

    def look_ups() -> None:
        for _ in range(2):
            table.take(at)

    times = best_of(
        {
            "gathers": one.gathers,
            "scatters": scatters,
            "look-ups": look_ups,
            "period": lambda: batch.rating_period(*one.given),
            "period, int32": lambda: batch.rating_period(*short.given),
        },
        rounds,
        "a whole period",
    )
    times |= best_of({"elote": by_elote(one)}, 2, "the loop of elote", more=1)
    core = {"core": by_the_core(month(10_000))}
    return times | best_of(core, 2, "the core, 10,000 games", more=1)


def growth(rounds: int) -> Sizes:
    """Measure periods of 1e4 to 1e7 games, and the two gathers of each."""
    months = {games: month(games) for games in (10**n for n in range(4, 8))}
    calls: dict[str, Call] = {}
    for games, one in months.items():
        calls[f"period {games}"] = lambda one=one: batch.rating_period(*one.given)
        calls[f"gathers {games}"] = one.gathers
    times = best_of(calls, rounds, "1e4 to 1e7 games")
    return {
        games: (times[f"period {games}"].again, times[f"gathers {games}"].again) for games in months
    }


def room() -> Rooms:
    """Measure the greatest room that a period takes, in sizes of what it is given."""
    found = {}
    for name, index in (("int64", np.int64), ("int32", np.int32)):
        one = month(MILLION, index)
        batch.rating_period(*one.given)
        tracemalloc.start()
        batch.rating_period(*one.given)
        found[name] = tracemalloc.get_traced_memory()[1] / one.nbytes
        tracemalloc.stop()
    return found


# The report.


def row(what: str, taken: Best, unit: Best, most: float | None = None) -> tuple[str, ...]:
    """Return a row: the time, how often it holds the unit, and whether that is a goal reached."""
    again, in_turn = taken.again / unit.again, taken.in_turn / unit.in_turn
    goal = "" if most is None else f"at most {most:g}: {'yes' if again <= most else 'no'}"
    return what, shown(taken.again), f"{again:.1f}", f"{in_turn:.1f}", goal


def report(where: str, one: Times, whole: Times, sizes: Sizes, rooms: Rooms) -> str:
    """Return the section of the README."""
    add, gathers = one["np.add"], whole["gathers"]
    period, elote = whole["period"].again, whole["elote"].again
    share, faster = gathers.again / period, elote / period
    scatters, look_ups = (whole[name].again / gathers.again for name in ("scatters", "look-ups"))
    first, last = min(sizes), max(sizes)
    slope, of_gathers = (
        log10(sizes[last][n] / sizes[first][n]) / log10(last / first) for n in (0, 1)
    )
    parts = [
        "## Speed",
        f"Measured on {date.today().isoformat()} by `{COMMAND}`, in one run, on {where}.",
        "Each time is the best of many runs. All calls of a table have their turn in each round. "
        "The time and the first ratio are of runs that follow one another at once, with the data "
        "still in the cache; they are held against the goal. The ratio in turn is of the first "
        "run after the other calls.",
        "### A million expected scores",
        table_of(
            ("what", "time", "× np.add", "in turn", "goal"),
            [
                row("`np.add` of two arrays of float64", add, add),
                row("table, `expected_score_at(D)`", one["by difference"], add, 2.5),
                row("table, `expected_score(own, opponent)`, int64", one["by ratings"], add, 2.5),
                row("the same, int16", one["by ratings, int16"], add, 2.5),
                row("table by binary search, unchecked", one["by search"], add),
                row("curve, `curve_score(D)`", one["curve"], add, 6),
                row("curve by a power, unchecked", one["curve by power"], add),
            ],
        ),
        f"The table is {one['by search'].again / one['by difference'].again:.0f} times as fast as "
        f"a binary search, the curve {one['curve by power'].again / one['curve'].again:.1f} times "
        "as fast as by a power. What two ratings cost more than their difference is the "
        "difference itself, and two arrays to be looked through for what is no rating.",
        "### A period of a million games, 200,000 players",
        table_of(
            ("what", "time", "× gathers", "in turn", "goal"),
            [
                row("two gathers alone, `ratings.take(white)`, `.take(black)`", gathers, gathers),
                row("`rating_period`: all rules, both sides", whole["period"], gathers, 2),
                row("the same, players numbered in int32", whole["period, int32"], gathers),
                row("two scatters alone, `np.add.at`", whole["scatters"], gathers),
                row("two look-ups alone, in a table", whole["look-ups"], gathers),
                row("the update loop of elote", whole["elote"], gathers),
            ],
        ),
        f"**elote**: the loop takes {faster:.0f} times as long as `rating_period` (goal: at least "
        f"100: {'yes' if faster >= 100 else 'no'}). It does another thing, the curve and a new "
        "rating after every game, and none of FIDE's rules; it stands here for a loop over games "
        f"in Python. The core itself, with its working, takes {shown(whole['core'].again)} for "
        "10,000 games.",
        f"**Gathers**: the two that nobody can do without are {share:.2f} of the whole period; "
        f"the goal was 0.5: {'yes' if share >= 0.5 else 'no'}. What stands in the way: every game "
        f"changes two players, and the two scatters alone take {scatters:.1f} times the gathers, "
        f"the two look-ups {look_ups:.1f} times. That leaves {1 / (1 + scatters + look_ups):.2f} "
        "at best, before anything is checked and before K, the 700 rule and the rounding of "
        "200,000 players. NumPy has no call that gathers, looks up and scatters in one pass.",
        "### More games",
        table_of(
            ("games", "players", "time", "a game", "its two gathers"),
            [
                (
                    f"{games:,}",
                    f"{games // 5:,}",
                    *map(shown, (taken, taken / games, fetch / games)),
                )
                for games, (taken, fetch) in sizes.items()
            ],
        ),
        f"From {first:,} to {last:,} games the time grows with the power {slope:.2f} of their "
        f"number, that of the gathers alone with the power {of_gathers:.2f}; 1 is linear. The work "
        "for a game is the same everywhere. Small periods pay for the calls themselves, and from "
        "some size on the players, who are drawn at random here, no longer fit into the cache.",
        "### Room",
        table_of(
            ("players numbered in", "greatest room, × what is given", "goal"),
            [
                (name, f"{times:.1f}", f"at most 3: {'yes' if times <= 3 else 'no'}")
                for name, times in rooms.items()
            ],
        ),
        "Measured by `tracemalloc` at a million games, results included.",
    ]
    return "\n\n".join(parts)


def main(arguments: list[str] | None = None) -> None:
    """Measure, print the section and write it into the README."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.speed", description=__doc__)
    parser.add_argument("--rounds", type=int, default=100, help="rounds for a million (100)")
    rounds = parser.parse_args(arguments).rounds
    where = machine(f"NumPy {np.__version__}", f"elote {version('elote')}")
    section = report(where, tables(rounds), periods(rounds), growth(max(3, rounds // 10)), room())
    print(section)
    write_section(README, "speed", section)
    print(f"\nwritten to {README.relative_to(Path.cwd())}", file=sys.stderr)


if __name__ == "__main__":
    main()
