"""How long `python -m elo report` takes, and how much room: made events of several sizes.

    python -m benchmarks.reports

Each event is written as a TRF file; the command then runs in a process of its own and writes its
report into a file. Time is the whole process, from its start to its end; room is the most that it
held. In reading order: `made_event`, `measured`, `report`.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from datetime import date
from math import log10
from pathlib import Path
from random import Random

from tqdm import tqdm

from benchmarks.section import write_section
from benchmarks.words import machine, shown, table_of
from elo.tournament import Pairing, Tournament, TournamentPlayer, write_trf

README = Path(__file__).parent / "README.md"
COMMAND = "python -m benchmarks.reports"
SEED = 20261130
SIZES = ((300, 9), (1_250, 11), (2_500, 11), (5_000, 11), (9_999, 11))
"""Players and rounds; a starting rank has four digits, so more than 9,999 there cannot be."""
GOALS = {(300, 9): 1.0, (9_999, 11): 15.0}
MOST_ROOM = 300
FORMATS = ("text", "html", "csv", "json")
HEAD = ("players × rounds", "format", "time", "processor", "a player and round", "room", "goal")
ANSWERS = {"1": "0", "=": "=", "0": "1", "+": "-"}
RUN = """
import sys, time
from elo.commands.report import main
code = main(sys.argv[1:])
try:
    import resource
    room = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
except ImportError:  # Windows does not say
    room = float("nan")
room /= 1024 * 1024 if sys.platform == "darwin" else 1024
print(time.process_time(), room, file=sys.stderr)
sys.exit(code)
"""


def made_event(players: int, rounds: int, seed: int = SEED) -> Tournament:
    """Return an event of so many players: some unrated, some byes and forfeits."""
    rng = Random(seed)
    found: dict[int, list[Pairing]] = {rank: [] for rank in range(1, players + 1)}
    for n in range(1, rounds + 1):
        order = rng.sample(list(found), players)
        if players % 2:
            found[order.pop()].append(Pairing(n, None, "-", "U"))
        for white, black in zip(order[::2], order[1::2], strict=True):
            code = rng.choices("1=0+", (40, 28, 30, 2))[0]
            found[white].append(Pairing(n, black, "w", code))
            found[black].append(Pairing(n, white, "b", ANSWERS[code]))
    return Tournament(
        "A made event",
        date(2026, 5, 1),
        date(2026, 5, 10),
        {
            rank: TournamentPlayer(
                rank,
                f"Player, Number {rank}",
                None if rng.random() < 0.05 else rng.randrange(1400, 2700),
                tuple(pairings),
                federation="FID",
                birth_year=rng.randrange(1940, 2016),
            )
            for rank, pairings in found.items()
        },
        rounds=rounds,
    )


@dataclass(frozen=True, slots=True)
class Run:
    """One run of the command: seconds, those of the processor, and the most room held (MB)."""

    seconds: float
    processor: float
    room: float


def measured(file: Path, form: str) -> Run:
    """Run the command on a file in a process of its own."""
    out = file.with_suffix(f".{form}")
    out.unlink(missing_ok=True)
    how = [] if form == "text" else [f"--{form}"]
    start = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", RUN, str(file), *how, "-o", str(out)],
        capture_output=True,
        text=True,
        check=True,
    )
    taken = time.perf_counter() - start
    processor, room = map(float, done.stderr.split()[-2:])
    return Run(taken, processor, room)


def best(file: Path, form: str, rounds: int) -> Run:
    """Return the shortest time and the greatest room of so many runs."""
    runs = [measured(file, form) for _ in range(rounds)]
    return Run(
        min(run.seconds for run in runs),
        min(run.processor for run in runs),
        max(run.room for run in runs),
    )


def measure(rounds: int) -> dict[tuple[int, int], dict[str, Run]]:
    """Measure every size as a text, and the largest in every format."""
    found: dict[tuple[int, int], dict[str, Run]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for size in tqdm(SIZES, desc="reports", file=sys.stderr):
            file = Path(folder) / f"{size[0]}.trf"
            file.write_text(write_trf(made_event(*size)), encoding="utf-8")
            forms = FORMATS if size in GOALS else FORMATS[:1]
            found[size] = {form: best(file, form, rounds) for form in forms}
    return found


def report(where: str, found: dict[tuple[int, int], dict[str, Run]]) -> str:
    """Return the section of the README."""

    def goal(size: tuple[int, int], run: Run) -> str:
        if size not in GOALS:
            return ""
        met = run.processor < GOALS[size] and run.room < MOST_ROOM
        return f"under {GOALS[size]:g} s and {MOST_ROOM} MB: {'yes' if met else 'no'}"

    rows = [
        (
            f"{players:,} × {rounds}",
            form,
            shown(run.seconds),
            shown(run.processor),
            shown(run.processor / (players * rounds)),
            f"{run.room:.0f} MB",
            goal((players, rounds), run),
        )
        for (players, rounds), runs in found.items()
        for form, run in runs.items()
    ]
    elevens = [(size[0], runs["text"].processor) for size, runs in found.items() if size[1] == 11]
    (few, short), (many, long) = elevens[0], elevens[-1]
    slope = log10(long / short) / log10(many / few)
    parts = [
        "## The report of a tournament",
        f"Measured on {date.today().isoformat()} by `{COMMAND}`, on {where}.",
        "The whole command, `python -m elo report FILE -o OUT`: starting Python, reading the file, "
        "each player's sheet, writing. The shortest times and the greatest room of the runs. The "
        "time of the processor is held against the goals: it is what the time is on a machine "
        "that does nothing else. A starting rank has four digits, so 9,999 players are the most.",
        table_of(HEAD, rows),
        f"From {few:,} to {many:,} players of 11 rounds the time of the processor grows with the "
        f"power {slope:.2f} of their number; 1 is linear. Starting Python is a part of every time.",
    ]
    return "\n\n".join(parts)


def main(arguments: list[str] | None = None) -> None:
    """Measure, print the section and write it into the README."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="runs of each (3)")
    rounds = parser.parse_args(arguments).rounds
    where = machine()
    section = report(where, measure(rounds))
    print(section)
    write_section(README, "reports", section)
    print(f"\nwritten to {README.relative_to(Path.cwd())}", file=sys.stderr)


if __name__ == "__main__":
    main()
