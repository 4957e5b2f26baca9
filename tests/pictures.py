"""Take the pictures of the page for teachers anew.

    python -m tests.pictures              all of them
    python -m tests.pictures sheet ...    only these

They are small PNGs in `book/appendix/teachers/`, taken in Chromium from what the commands make: a
worksheet, and a class of three that is released, collected, marked and given back.
"""

import argparse
import json
import os
import shutil
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from io import BytesIO
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from PIL import Image
from playwright.sync_api import Locator, Page

from elo.__main__ import main as command
from elo.drills import Question
from elo.drills.assignment import Assignment
from elo.drills.plans import PLANS, Asked
from tests.browser import chromium
from tests.jupyter import jupyterlab
from tests.notebooks import ROOT

FOLDER = ROOT / "book" / "appendix" / "teachers"
COLOURS = 48
"""So many are enough for letters on paper, and a picture stays small."""


@contextmanager
def screen(width: int, height: int, sharpness: float = 1.5) -> Iterator[Page]:
    """Open an empty page of a browser; its letters may be sharper than the page shows them."""
    with chromium() as browser:
        context = browser.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=sharpness
        )
        yield context.new_page()


def shot(page: Page) -> Image.Image:
    """Take what the page shows now."""
    return Image.open(BytesIO(page.screenshot())).convert("RGB")


def beside(*pictures: Image.Image, gap: int = 24) -> Image.Image:
    """Put pictures of one height beside one another, each with a thin edge."""
    width = sum(one.width for one in pictures) + gap * (len(pictures) - 1)
    together = Image.new("RGB", (width, pictures[0].height), "white")
    left = 0
    for one in pictures:
        edge = Image.new("RGB", one.size, "#888888")
        edge.paste(one.crop((1, 1, one.width - 1, one.height - 1)), (1, 1))
        together.paste(edge, (left, 0))
        left += one.width + gap
    return together


def store(name: str, picture: Image.Image) -> Path:
    """Write a picture in one step."""
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{name}.png"
    new = path.with_suffix(".new")
    picture.quantize(COLOURS).save(new, format="PNG", optimize=True)
    os.replace(new, path)
    return path


def sheet() -> Image.Image:
    """A worksheet, and the beginning of its answers."""
    with tempfile.TemporaryDirectory() as folder, screen(620, 860, sharpness=1) as page:
        roster, made = Path(folder, "class.csv"), Path(folder, "sheet.html")
        roster.write_text("name\nLinh\nBao\nMai\n", encoding="utf-8")
        asked = ("rating_change/one_game", "rating_change/event", "rating_change/below_1400")
        options = ("--roster", str(roster), "--title", "Why did my rating move?", "--no-pdf")
        command(["sheet", *asked, *options, "-o", str(made)])
        page.emulate_media(media="print")
        shots = []
        for path in (made, made.with_name("sheet-answers.html")):
            page.goto(path.as_uri())
            page.add_style_tag(content="body { padding: 28px !important; }")
            shots.append(shot(page))
    return beside(*shots)


# A class of three.

TOPIC = "formula"
FUNCTION = """\
def expected_points(own, opponents):
    return sum((expected_score(own, one).PD for one in opponents), 0)"""
IN_WORDS = "0.76 are points per game. A draw is in it as half a point, so he may win fewer games."
CLASS = '{"class": "classroom", "salt": "pictures"}\n'
CONFIG = """\
from pathlib import Path
from elo.classroom.place import Classroom
from elo.classroom.settings import configure
configure(get_config(), Classroom(Path({folder!r})))
"""


@cache
def class_of_three() -> Path:
    """Lead three pupils through release, collect and mark; the folder goes at the end."""
    top = Path(tempfile.mkdtemp(prefix="elo-pictures-"))
    here = ("classroom", "--folder", str(top / "classroom"))
    command([*here, "roster"])
    (top / "classroom" / "class.json").write_text(CLASS, encoding="utf-8")
    command([*here, "release", TOPIC])
    with zipfile.ZipFile(top / "classroom" / "handout" / TOPIC / f"{TOPIC}.zip") as parcel:
        parcel.extractall(top)
    for pupil, slips in (("a01", ""), ("a02", "145"), ("a03", "2")):
        work(top / TOPIC, pupil, slips, top / "back" / pupil / f"{TOPIC}.ipynb")
    command([*here, "collect", str(top / "back")])
    command([*here, "mark", TOPIC])
    (top / "nbgrader_config.py").write_text(CONFIG.format(folder=str(top / "classroom")), "utf-8")
    return top


def work(released: Path, pupil: str, slips: str, target: Path) -> None:
    """Do the assignment as a pupil does, with a known mistake in the tasks named."""
    os.environ["ELO_SALT"] = json.loads((released / "class.json").read_text("utf-8"))["salt"]
    asked = Assignment(TOPIC, pupil)
    notebook = nbformat.read(released / f"{TOPIC}.ipynb", as_version=4)
    cells = {cell.id: cell for cell in notebook.cells}
    cells["pupil"].source = f'pupil = "{pupil}"'
    for n, item in PLANS[TOPIC].items.items():
        if isinstance(item, Asked):
            value = typed(asked.question(n), slip=n in slips)
            cells[f"answer-{n}"].source = f"answer_{n} = {value!r}"
        elif f"answer-{n}" in cells:
            cells[f"answer-{n}"].source = FUNCTION
        else:
            cells[f"task-{n}"].source = IN_WORDS
    del os.environ["ELO_SALT"]
    folder = {"metadata": {"path": str(released)}}
    NotebookClient(notebook, kernel_name="python3", resources=folder).execute()
    target.parent.mkdir(parents=True)
    nbformat.write(notebook, target)


def typed(question: Question, *, slip: bool) -> str | float:
    """Return what is typed: the right answer, or that of the first known mistake."""
    answer = question.mistakes[0].answer if slip else question.answer
    if isinstance(answer, str):
        return "abcdefgh"[[option.key for option in question.options].index(answer)]
    return round(float(answer), 4)


def cut(page: Page, top: Locator, height: int) -> Image.Image:
    """Take the page from an element downwards."""
    top.evaluate("element => element.scrollIntoView({block: 'start'})")
    page.wait_for_timeout(500)
    box = page.viewport_size or {"width": 0}
    clip = {"x": 0, "y": 0, "width": box["width"], "height": height}
    return Image.open(BytesIO(page.screenshot(clip=clip))).convert("RGB")


def notebook() -> Image.Image:
    """A pupil's notebook: a question with numbers of their own, and the answer."""
    top = class_of_three()
    with jupyterlab(top / "back") as address, screen(900, 700) as page:
        page.goto(f"{address}/lab/tree/a02/{TOPIC}.ipynb?simple")
        page.get_by_role("heading", name="Questions with").wait_for(timeout=60_000)
        page.add_style_tag(content=".Toastify { display: none }")
        return cut(page, page.get_by_role("heading", name="Questions with"), 560)


def formgrader() -> Image.Image:
    """An answer in words, with the field for its points."""
    top = class_of_three()
    with jupyterlab(top) as address, screen(1000, 700) as page:
        page.goto(f"{address}/formgrader/gradebook/{TOPIC}/{TOPIC}")
        page.get_by_role("link", name="Submission #1").click()
        page.get_by_text(IN_WORDS).first.wait_for(timeout=60_000)
        page.wait_for_timeout(2_000)
        return cut(page, page.get_by_role("heading", name="8 (2 points)"), 390)


def feedback() -> Image.Image:
    """What a pupil gets back: the answer, which mistake it was, and the working."""
    top = class_of_three()
    path = top / "classroom" / "feedback" / "a02" / TOPIC / f"{TOPIC}.html"
    with screen(900, 900) as page:
        page.goto(path.as_uri())
        page.evaluate("document.querySelectorAll('details').forEach(one => (one.open = true))")
        return cut(page, page.get_by_text("Expected score of two ratings").first, 640)


def report() -> Image.Image:
    """The page about the class: the hardest tasks, and which mistakes were made."""
    top = class_of_three()
    command(["classroom", "--folder", str(top / "classroom"), "report", TOPIC])
    with screen(760, 900) as page:
        page.goto((top / "classroom" / "report" / f"{TOPIC}.html").as_uri())
        return cut(page, page.get_by_role("heading").nth(2), 590)


PICTURES: dict[str, Callable[[], Image.Image]] = {
    "sheet": sheet,
    "notebook": notebook,
    "formgrader": formgrader,
    "feedback": feedback,
    "report": report,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is returned."""
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(PICTURES))
    names = parser.parse_args(arguments).names or list(PICTURES)
    if unknown := set(names) - set(PICTURES):
        parser.error(f"no picture {', '.join(sorted(unknown))}; there are {', '.join(PICTURES)}")
    try:
        for name in names:
            path = store(name, PICTURES[name]())
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")
    finally:
        if class_of_three.cache_info().currsize:
            shutil.rmtree(class_of_three())
    return 0


if __name__ == "__main__":
    sys.exit(main())
