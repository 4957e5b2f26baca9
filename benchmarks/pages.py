"""What a page of the book weighs, beside the same chapter in a stock Jupyter Book.

    python -m benchmarks.pages      needs the built book (make book) and a Chromium

The stock book has the same notebook, the same version of everything and Jupyter Book's own
settings. Both are opened by their files with the network off, in turns. What a stock page would
load from the network cannot be weighed so: it is counted. In reading order: `Opened`, `open_page`,
`paint_times`, `check_times`, `report`.
"""

import argparse
import gzip
import platform
import re
import shutil
import statistics
import subprocess
import sys
import sysconfig
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

from playwright.sync_api import Browser, Page
from tqdm import tqdm

from benchmarks.section import write_section
from tests.browser import chromium

ROOT = Path(__file__).parents[1]
README = Path(__file__).parent / "README.md"
CHAPTER = "formula"
STOCK = {
    "_config.yml": 'title: Stock\nexecute:\n  execute_notebooks: "off"\n'
    "bibtex_bibfiles: [references.bib]\n",
    "_toc.yml": f"format: jb-book\nroot: {CHAPTER}\n",
}
PACKED = {".woff2", ".woff", ".ttf", ".png"}  # gzip has nothing left to do
DRILLS, IMAGES = "drills", "_images"


@dataclass
class Opened:
    """What a page asked for on opening, and what its console said."""

    files: dict[Path, int] = field(default_factory=dict)
    hosts: list[str] = field(default_factory=list)
    errors: int = 0
    blocking: int = 0

    def size(self, *without: str) -> int:
        """The gzipped bytes of all files but those in the folders named."""
        return sum(size for file, size in self.files.items() if file.parent.name not in without)


def weight(file: Path) -> int:
    """The bytes of a file as a server would send them."""
    content = file.read_bytes()
    return len(content) if file.suffix in PACKED else len(gzip.compress(content, 9, mtime=0))


def stock_page(folder: Path) -> Path:
    """Build the chapter in a book with nothing but Jupyter Book's own settings."""
    for name, text in STOCK.items():
        (folder / name).write_text(text, encoding="utf-8")
    for file in (ROOT / "book" / f"{CHAPTER}.ipynb", ROOT / "references.bib"):
        shutil.copy(file, folder)
    jupyter_book = shutil.which("jupyter-book", path=sysconfig.get_path("scripts"))
    subprocess.run([str(jupyter_book), "build", str(folder)], check=True, capture_output=True)
    return folder / "_build" / "html" / f"{CHAPTER}.html"


def open_page(browser: Browser, file: Path) -> Opened:
    """Open a page once and note what it loads."""
    seen, urls = Opened(), set()
    context = browser.new_context(offline=True)
    page = context.new_page()
    page.on("request", lambda request: urls.add(request.url))
    page.on("pageerror", lambda _: setattr(seen, "errors", seen.errors + 1))
    page.on(
        "console",
        lambda message: message.type == "error" and setattr(seen, "errors", seen.errors + 1),
    )
    page.goto(file.as_uri())
    page.wait_for_timeout(1_000)
    context.close()
    for url in urls:
        parts = urlsplit(url)
        if parts.scheme == "file":
            path = Path(url2pathname(parts.path))
            seen.files[path] = weight(path)
        elif parts.hostname:
            seen.hosts.append(parts.hostname)
    head = file.read_text(encoding="utf-8").partition("</head>")[0]
    for tag, source in re.findall(r'(<script\b[^>]*\bsrc="([^"?]+)[^>]*>)', head):
        if not re.search(r"\b(defer|async)\b", tag) and "://" not in source:
            seen.blocking += weight((file.parent / source).resolve())
    return seen


PAINT = """
() => new Promise((done) => {
  const name = "first-contentful-paint";
  const painted = (entries) => done(entries.getEntriesByName(name)[0].startTime);
  new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
})
"""
CHECK = """
(box) => new Promise((done) => {
  const begun = performance.now();
  box.querySelector(".primary").click();
  requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
})
"""


def paint_times(browser: Browser, files: list[Path], rounds: int) -> list[float]:
    """Return the median time in milliseconds to the first paint of each page, taken in turns."""
    times: list[list[float]] = [[] for _ in files]
    for _ in tqdm(range(rounds), desc="first paint", file=sys.stderr):
        for file, found in zip(files, times, strict=True):
            context = browser.new_context(offline=True)
            page = context.new_page()
            page.goto(file.as_uri())
            found.append(float(page.evaluate(PAINT)))
            context.close()
    return [statistics.median(found) for found in times]


def check_times(browser: Browser, file: Path, rounds: int) -> list[float]:
    """Return how many milliseconds a click on Check takes until the answer is painted."""
    page: Page = browser.new_page()
    page.goto(file.as_uri())
    box = page.locator(".drill").first
    box.scroll_into_view_if_needed()
    page.locator(".drill.alive").first.wait_for()
    times = []
    for n in range(rounds):
        box.get_by_label("Your answer").fill(f"{n},2")
        times.append(float(box.evaluate(CHECK)))
    return sorted(times)


def report(rounds: int) -> str:
    """Measure, and return the section as Markdown."""
    ours = ROOT / "_build" / "html" / "book" / f"{CHAPTER}.html"
    if not ours.is_file():
        sys.exit(f"{ours} is missing: run `make book` first")
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        stock = stock_page(Path(folder))
        a, b = open_page(browser, ours), open_page(browser, stock)
        paint_a, paint_b = paint_times(browser, [ours, stock], rounds)
        clicks = check_times(browser, ours, rounds)
        version = browser.version
    rows = [
        ("KB (gzip), without figures and drills' data", *sizes(a, b, DRILLS, IMAGES)),
        ("KB (gzip), all that is loaded on opening", *sizes(a, b)),
        ("of it scripts that hold up the first paint, KB", kb(a.blocking), kb(b.blocking)),
        ("requests that leave the folder", len(a.hosts), len(b.hosts)),
        ("errors in the console, network off", a.errors, b.errors),
        ("first paint, ratio to stock (median)", f"{paint_a / paint_b:.2f}", "1"),
        ("Check to answer, median and slowest, ms", median_and_slowest(clicks), "no drills"),
    ]
    lines = [f"| {name} | {ours_} | {stock_} |" for name, ours_, stock_ in rows]
    return "\n".join(
        [
            "## A page",
            "",
            f"Chapter `{CHAPTER}`, by `python -m benchmarks.pages` ({rounds} rounds; Chromium "
            f"{version.split('.')[0]}, Python {platform.python_version()}, {platform.machine()}).",
            "",
            "| | this book | stock Jupyter Book |",
            "|---|---:|---:|",
            *lines,
            "",
            f"What the stock page asks {', '.join(sorted(set(b.hosts)))} for is not weighed here; "
            "without it, it shows no formulas.",
        ]
    )


def sizes(ours: Opened, stock: Opened, *without: str) -> tuple[str, str]:
    """Return both sizes as text."""
    return kb(ours.size(*without)), kb(stock.size(*without))


def kb(size: int) -> str:
    """Return bytes as thousands."""
    return f"{size / 1000:.0f}"


def median_and_slowest(times: list[float]) -> str:
    """Return two of the times as text."""
    return f"{statistics.median(times):.0f}, {times[-1]:.0f}"


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pages", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="openings of each page")
    section = report(parser.parse_args().rounds)
    print(section)
    write_section(README, "pages", section)


if __name__ == "__main__":
    main()
