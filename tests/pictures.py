"""Take the pictures of the page for teachers anew.

    python -m tests.pictures              all of them
    python -m tests.pictures sheet ...    only these

They are small PNGs in `book/appendix/teachers/`, taken in Chromium from what the commands make.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from elo.__main__ import main as command
from tests.browser import chromium
from tests.notebooks import ROOT

FOLDER = ROOT / "book" / "appendix" / "teachers"
COLOURS = 48
"""So many are enough for letters on paper, and a picture stays small."""


@contextmanager
def screen(width: int, height: int) -> Iterator[Page]:
    """Open an empty page of a browser, with letters twice as sharp."""
    with chromium() as browser:
        context = browser.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=1.5
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
    with tempfile.TemporaryDirectory() as folder, screen(620, 860) as page:
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


PICTURES: dict[str, Callable[[], Image.Image]] = {"sheet": sheet}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is returned."""
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(PICTURES))
    names = parser.parse_args(arguments).names or list(PICTURES)
    if unknown := set(names) - set(PICTURES):
        parser.error(f"no picture {', '.join(sorted(unknown))}; there are {', '.join(PICTURES)}")
    for name in names:
        path = store(name, PICTURES[name]())
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
