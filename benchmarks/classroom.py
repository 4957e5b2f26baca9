"""How long it takes to mark a class, beside nbgrader alone in the same run.

    python -m benchmarks.classroom                 100 pupils, the assignment on the formula
    python -m benchmarks.classroom --pupils 20     fewer

The same notebooks are marked twice, each time from nothing: by `nbgrader autograde`, one command
for all, with nbgrader's own settings; and by `python -m elo classroom mark` with two workers,
feedback included. Memory is the greatest sum over all processes, looked at five times a second.
In reading order: `hand_in`, `Watched`, `watch`, `measure`, `report`.
"""

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import nbformat
import psutil
from nbformat import NotebookNode
from tqdm import tqdm

from benchmarks.section import write_section
from elo.classroom import engine
from elo.classroom.mark import grades_of
from elo.classroom.place import Classroom, digest, write
from elo.classroom.release import filled_in, pass_card
from elo.classroom.roster import Pupil, read_roster

README = Path(__file__).parent / "README.md"
GOAL = 0.65
STOCK = """\
c = get_config()
c.CourseDirectory.root = {root!r}
c.CourseDirectory.source_directory = {source!r}
"""
"""nbgrader's own settings: only where things stand."""
GUESSES = ("0.5", "0.25", "1", "300", "200", '"a"', '"b"', "None")


@dataclass(frozen=True, slots=True)
class Watched:
    """How long a command took, the greatest memory of all its processes, how many were marked."""

    seconds: float
    work: float
    """Seconds of the processors, of all its processes."""
    memory: int
    marked: int


def hand_in(released: NotebookNode, pupil: Pupil, n: int) -> NotebookNode:
    """The notebook of pupil n: other guesses for everybody, so that mistakes are made too.

    The id is typed in, for nbgrader alone does not tell a notebook whose it is.
    """
    notebook = filled_in(released, "", {"class": "benchmark"}, pupil)
    for place, cell in enumerate(notebook.cells):
        if re.match(r"answer_\w+ = None", cell.source):
            guess = GUESSES[(n + place) % len(GUESSES)]
            cell.source = cell.source.replace("None", guess, 1)
    return notebook


def build(folder: Path, topic: str, pupils: int) -> Classroom:
    """A class in which everybody has handed in."""
    classroom = Classroom(folder)
    lines = ["id,name", *(f"p{n:03},Pupil {n}" for n in range(1, pupils + 1))]
    write(classroom.roster, "\n".join(lines))
    pass_card(classroom)
    engine.strip(classroom, topic)
    mark = digest(classroom.sources(topic).read_bytes())
    classroom.write_log("release", topic, {"source": mark, "due": ""})
    released = nbformat.read(classroom.release(topic), as_version=4)
    for n, pupil in enumerate(read_roster(classroom)):
        path = classroom.submitted(pupil.id, topic)
        write(path, nbformat.writes(hand_in(released, pupil, n)))
        write(path.with_name("class.json"), classroom.pass_card.read_bytes())
    return classroom


def watch(command: list[str], folder: Path, marked: Path, pupils: int, words: str) -> Watched:
    """Run a command and look at its processes until it ends."""
    before = os.times()
    start, memory, bar = (
        time.monotonic(),
        0,
        tqdm(total=pupils, unit=" pupils", desc=words, disable=None),
    )
    with open(folder / "output.txt", "w", encoding="utf-8") as output:
        process = subprocess.Popen(command, cwd=folder, stdout=output, stderr=output)
        root = psutil.Process(process.pid)
        while process.poll() is None:
            memory = max(memory, sum(map(_memory, _family(root))))
            bar.update(len(list(marked.glob("*"))) - bar.n)
            time.sleep(0.2)
    bar.close()
    found = len(list(marked.glob("*/*/*.ipynb")))
    after = os.times()
    work = after.children_user + after.children_system
    work -= before.children_user + before.children_system
    return Watched(time.monotonic() - start, work, memory, found)


def _family(root: psutil.Process) -> list[psutil.Process]:
    try:
        return [root, *root.children(recursive=True)]
    except psutil.Error:
        return []


def _memory(process: psutil.Process) -> int:
    try:
        return int(process.memory_info().rss)
    except psutil.Error:
        return 0


def measure(topic: str, pupils: int) -> tuple[Watched, Watched, bool]:
    """Mark the class by nbgrader and by the command; tell too whether the marks are the same."""
    with tempfile.TemporaryDirectory() as temporary:
        ours = build(Path(temporary, "ours"), topic, pupils)
        stock = Classroom(Path(temporary, "stock"))
        shutil.copytree(ours.folder, stock.folder)
        source = os.path.relpath(stock.source, stock.folder)
        write(stock.folder / "nbgrader_config.py", STOCK.format(root=str(stock.folder),
                                                               source=source))  # fmt: skip
        alone = watch(
            [sys.executable, "-m", "nbgrader", "autograde", topic],
            stock.folder, stock.folder / "autograded", pupils, "nbgrader alone",
        )  # fmt: skip
        command = [sys.executable, "-m", "elo", "classroom", "--folder", str(ours.folder)]
        two = watch(
            [*command, "mark", topic, "--workers", "2"],
            ours.folder, ours.folder / "autograded", pupils, "two workers",
        )  # fmt: skip
        return alone, two, points(ours, topic) == points(stock, topic)


def points(classroom: Classroom, topic: str) -> dict[str, list[tuple[str, float]]]:
    """All points of all pupils."""
    found = grades_of(classroom, topic)
    return {pupil: [(one.task, one.points) for one in own] for pupil, own in found.items()}


def report(topic: str, pupils: int, load: float, result: tuple[Watched, Watched, bool]) -> str:
    """The section of the README."""
    alone, two, same = result
    ratio = two.seconds / alone.seconds
    lines = [
        "## A class",
        "",
        f"Measured on {date.today()} by `python -m benchmarks.classroom --pupils {pupils}`, in "
        f"one run, on {os.cpu_count()} cores, load {load:.1f} at the start; {platform.system()}, "
        f"Python {platform.python_version()}.",
        "",
        f"{pupils} pupils, one assignment (`{topic}`): the same notebooks, marked from nothing.",
        "",
        "| what | time | a pupil | × nbgrader | processor | memory at most | marked |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for name, one in (
        ("`nbgrader autograde`, one command for all, marks alone", alone),
        ("`elo classroom mark`, two workers, marks and feedback", two),
    ):
        lines.append(
            f"| {name} | {one.seconds:.0f} s | {one.seconds / pupils:.2f} s "
            f"| {one.seconds / alone.seconds:.2f} | {one.work:.0f} s | {one.memory / 1e6:.0f} MB "
            f"| {one.marked} of {pupils} |"
        )
    goal = "yes" if ratio <= GOAL else "no"
    lost = "none was lost" if two.marked == pupils else f"{pupils - two.marked} were LOST"
    marks = "the same marks" if same else "OTHER marks"
    lines += ["", f"At most {GOAL} × the time of nbgrader alone: {goal} ({ratio:.2f}). Of the "
              f"{pupils} {lost}, and both gave {marks}."]  # fmt: skip
    return "\n".join(lines)


def main() -> int:
    """Run the command; 1 if the goal is missed, somebody was lost, or the marks differ."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--pupils", type=int, default=100)
    parser.add_argument("--topic", default="formula")
    parser.add_argument("--dry", action="store_true", help="print the section, write nothing")
    given = parser.parse_args()
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    result = measure(given.topic, given.pupils)
    text = report(given.topic, given.pupils, load, result)
    print(text)
    print(json.dumps({"seconds": [one.seconds for one in result[:2]]}))
    if not given.dry:
        write_section(README, "classroom", text)
    alone, two, same = result
    return int(two.seconds > GOAL * alone.seconds or two.marked < given.pupils or not same)


if __name__ == "__main__":
    sys.exit(main())
