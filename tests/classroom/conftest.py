"""A class that was taught once for all tests: released, collected, marked, returned, reported."""

import html
import json
import os
import re
import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbgrader.api import Gradebook

from elo.classroom import engine
from elo.classroom.give_back import give_back
from elo.classroom.mark import grades_of, mark, noticed
from elo.classroom.place import Classroom, as_json, digest, write
from elo.classroom.release import release
from elo.classroom.report import write_report
from elo.commands import classroom as command
from tests.classroom import small
from tests.classroom.small import TOPIC, answer, copied, handed_in, inserted, split, without

SALT = "a salt of the tests"
DUE = datetime(2026, 1, 15, 12, tzinfo=UTC)
IN_TIME, LATE = datetime(2026, 1, 10, tzinfo=UTC), datetime(2026, 1, 16, tzinfo=UTC)

EXITS = "def double(x):\n    import os\n    os._exit(3)"
ENDLESS = "def double(x):\n    while True:\n        pass"
STUBBORN = """\
while True:
    try:
        while True:
            pass
    except BaseException:
        pass"""
FLOOD = 'while True:\n    print("x" * 1000)'
SILENCED = """\
from IPython.core.displayhook import DisplayHook
DisplayHook.__call__ = lambda *_: None"""
SCRIPT = "I say: 3 < 4 <b>so</b><script>steal()</script><img src=x onerror='steal()'>"
SCRIPTED = f"""\
from IPython.display import HTML, SVG, Javascript
display(Javascript("steal()"), HTML({SCRIPT!r}), SVG("<svg onload='steal()'></svg>"))"""
HUGE = "def third(x):\n    return len(bytearray(8 << 30))"
PARTLY = "def third(x):\n    return 10"

PUPILS: dict[str, tuple[str, tuple[small.Change, ...]]] = {
    "perfect": ("Nguyễn Văn An", ()),
    "mistaken": ("Trần Thị Bình", (answer(double=small.TWO_X, third=PARTLY),)),
    "exits": ("Lê Thị Cúc", (answer(double=EXITS),)),
    "exits-at-once": ("Phạm Dũng", (answer(third="import os\nos._exit(0)"),)),
    "endless": ("Hoàng Em", (answer(double=ENDLESS),)),
    "stubborn": ("林美玲", (answer(third=STUBBORN),)),
    "flood": ("王大明", (answer(double=FLOOD),)),
    "turned": ("Đỗ Giang", (small.turned,)),
    "deleted": ("Hồ Hải", (without("test-double", "third", "setup", "who"),)),
    "copied": ("Vũ Ích", (copied("test-double", "points = 99\npoints"), copied("third"))),
    "split": ("Bùi Khánh", (split("third", "def third(x):", "    return x / 3"),)),
    "unmarked": ("Đặng Lan", (small.unmarked,)),
    "silenced": ("Ngô Minh", (inserted(SILENCED, behind="double"), answer(double=small.TWO_X))),
    "scripted": ("Tô Quân", (inserted(SCRIPTED, behind="third"), answer(why=SCRIPT))),
    "huge": ("Dương Nga", (answer(third=HUGE),)),
}
"""Pupils by what they do; ids are the same words."""
EMPTY, OTHER, ABSENT = "empty", "other-id", "absent"


@dataclass
class Taught:
    """The class after everything, and what was seen on the way."""

    classroom: Classroom
    seen: dict[str, Any]


def build(base: Path) -> Classroom:
    """A class before anything is given out: the sources, the roster, the salt."""
    small.write_source(base / "sources")
    classroom = Classroom(base / "class", base / "sources")
    names = {name: words for name, (words, _) in PUPILS.items()}
    names |= {EMPTY: "陳小明", OTHER: "Đinh Oanh", ABSENT: "Mai Phương"}
    lines = ["id,name", *(f"{name},{words}" for name, words in names.items())]
    write(classroom.roster, "\ufeff" + "\n".join(lines) + "\n")
    write(classroom.pass_card, as_json({"class": "tests", "salt": SALT}))
    return classroom


@pytest.fixture(scope="session")
def stripped(tmp_path_factory: pytest.TempPathFactory) -> Classroom:
    """A class whose assignment was given out, without the run that checks it."""
    classroom = build(tmp_path_factory.mktemp("given"))
    engine.strip(classroom, TOPIC)
    classroom.write_log("release", TOPIC, {"source": "as it is", "due": ""})
    return classroom


@pytest.fixture
def given_out(stripped: Classroom, tmp_path: Path) -> Classroom:
    """A copy of it for one test."""
    shutil.copytree(stripped.folder, tmp_path / "class")
    return Classroom(tmp_path / "class", stripped.source)


def snapshot(folder: Path) -> dict[str, tuple[int, str]]:
    """When each file was written, and what is in it."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {str(path): (path.stat().st_mtime_ns, digest(path.read_bytes())) for path in files}


def save(path: Path, content: bytes, moment: datetime) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    os.utime(path, (moment.timestamp(), moment.timestamp()))


def by_task(classroom: Classroom) -> dict[str, dict[str, tuple[float, bool]]]:
    return {
        pupil: {grade.task: (grade.points, grade.by_hand) for grade in grades}
        for pupil, grades in grades_of(classroom, TOPIC).items()
    }


def pages(classroom: Classroom) -> dict[str, str]:
    """The feedback of all pupils."""
    found = classroom.folder.glob(f"feedback/*/{TOPIC}/{TOPIC}.html")
    return {path.parents[1].name: read_page(path.read_text(encoding="utf-8")) for path in found}


def read_page(page: str) -> str:
    """What can be read on a page: colours split a line of code into many tags."""
    return html.unescape(re.sub(r"<[^>]*>", "", page.partition("<body>")[2]))


def teach(base: Path) -> dict[str, Any]:
    """The whole cycle; what is seen on the way is returned."""
    classroom, seen = build(base), {}
    run: Callable[..., int] = lambda *words: command.main(  # noqa: E731
        ["--folder", str(classroom.folder), *words]
    )
    far = datetime(2099, 1, 1, tzinfo=UTC)
    seen["points"] = release(classroom, TOPIC, due=far).points
    given = nbformat.read(classroom.release(TOPIC), as_version=4)
    inbox = base / "inbox"
    for pupil, (_, changes) in PUPILS.items():
        moment = LATE if pupil == "mistaken" else IN_TIME
        save(inbox / f"{pupil}.ipynb", small.text_of(handed_in(given, pupil, *changes)), moment)
    untouched = handed_in(
        given,
        EMPTY,
        *(
            answer(**{one.id: one.source})
            for one in given.cells
            if one.id in ("double", "third", "why")
        ),
    )
    save(inbox / f"{EMPTY}.ipynb", small.text_of(untouched), IN_TIME)
    save(inbox / f"{OTHER}.ipynb", small.text_of(handed_in(given, "perfect")), IN_TIME)
    from elo.classroom.collect import collect

    seen["collected"] = {row.arrival.shown: row.key for row in collect(classroom, inbox)}
    first = mark(classroom, TOPIC, seconds=4)
    seen["states"] = {one.pupil.id: one.state for one in first}
    seen["faults"] = {one.pupil.id: one.fault for one in first if one.fault}
    seen["grades"] = by_task(classroom)
    seen["notes"] = {
        one: [note.key for note in noticed(classroom, TOPIC, one)] for one in seen["states"]
    }
    seen["tasks"] = {
        one: [note.values.get("task") for note in noticed(classroom, TOPIC, one)]
        for one in seen["states"]
    }
    before = snapshot(classroom.folder)
    seen["second"] = {one.pupil.id: one.state for one in mark(classroom, TOPIC)}
    seen["unchanged"] = snapshot(classroom.folder) == before
    seen["early pages"] = pages(classroom)
    seen["refused"] = command.main(["--folder", str(classroom.folder), "roster"])
    seen["early zips"] = sum(one.new for one in give_back(classroom, TOPIC, early=True))
    # Somebody marks by hand, one pupil hands in again, and the due date passes.
    with Gradebook(classroom.database) as book:
        grade = book.find_grade("why", TOPIC, TOPIC, "perfect")
        grade.manual_score, grade.needs_manual_grade = 2, False
        book.find_comment("why", TOPIC, TOPIC, "perfect").manual_comment = "Well said!"
        book.db.commit()
    again = handed_in(given, "perfect", answer(third=PARTLY))
    save(inbox / "perfect.ipynb", small.text_of(again), DUE)
    seen["collected again"] = {
        row.arrival.shown: row.key for row in collect(classroom, inbox, due=DUE)
    }
    seen["third"] = {one.pupil.id: one.state for one in mark(classroom, TOPIC)}
    seen["grades after"] = by_task(classroom)
    seen["zips"] = sum(one.new for one in give_back(classroom, TOPIC))
    seen["zips again"] = sum(one.new for one in give_back(classroom, TOPIC))
    write_report(classroom)
    assert run("roster") == 1
    return seen


@pytest.fixture(scope="session")
def taught(tmp_path_factory: pytest.TempPathFactory) -> Taught:
    """The class after the whole cycle; test processes that run at once share it."""
    base = tmp_path_factory.getbasetemp()
    base = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "taught"
    done = base / "seen.json"
    try:
        base.mkdir()
    except FileExistsError:
        for _ in range(3000):
            if done.is_file() or (base / "failed").exists():
                break
            time.sleep(0.1)
    else:
        try:
            write(done, json.dumps(teach(base)))
        except BaseException:
            (base / "failed").touch()
            raise
    classroom = Classroom(base / "class", base / "sources")
    return Taught(classroom, json.loads(done.read_text(encoding="utf-8")))
