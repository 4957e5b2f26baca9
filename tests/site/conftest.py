"""The built book, a browser with the network off, and a watched page."""

import os
import shutil
import subprocess
import sysconfig
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from tests.browser import settings

ROOT = Path(__file__).parents[2]
WIDE = {"width": 1280, "height": 800}
# The fonts are there, and the colours have gone over to the reader's scheme.
AT_REST = """
async () => {
  await document.fonts.ready;
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
}
"""


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built book: the one that ELO_SITE names, or one built here."""
    if built := os.environ.get("ELO_SITE"):
        return (ROOT / built).resolve(strict=True)
    target = tmp_path_factory.mktemp("book")
    jupyter_book = shutil.which("jupyter-book", path=sysconfig.get_path("scripts"))
    assert jupyter_book, "run `pip install -r requirements.txt`"
    command = [jupyter_book, "build", str(ROOT), "--path-output", str(target)]
    subprocess.run([*command, "-W", "-n", "--keep-going"], check=True)
    return target / "_build" / "html"


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """What drives the browser; there can be only one."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The Chromium of this machine."""
    with playwright.chromium.launch(**settings()) as browser:
        yield browser


@dataclass(frozen=True)
class Reader:
    """Somebody with a phone's window and no network, whose browser finds again what it kept."""

    playwright: Playwright
    profile: Path

    def __call__(self) -> BrowserContext:
        """Start the browser."""
        return self.playwright.chromium.launch_persistent_context(
            self.profile, offline=True, viewport={"width": 320, "height": 640}, **settings()
        )

    def leave(self, page: Page, kept: str) -> None:
        """Close a page, and wait until what it kept stands on the disk.

        Chromium writes five seconds after the first change, then once a minute, and at once
        when a page is closed; a browser that is closed before that can lose it.
        """
        page.close()
        stored = self.profile / "Default" / "Local Storage" / "leveldb"
        until = time.monotonic() + 90
        while not any(kept.encode() in log.read_bytes() for log in stored.glob("*.log")):
            assert time.monotonic() < until, f"{kept!r} is not in {stored}"
            time.sleep(0.1)


@pytest.fixture
def reader(playwright: Playwright, tmp_path: Path) -> Reader:
    """Somebody who comes back another day."""
    return Reader(playwright, tmp_path / "profile")


@dataclass
class Visit:
    """A page that was opened, and what it did that a page of the book must not do."""

    page: Page
    faults: list[str] = field(default_factory=list)


@pytest.fixture
def visit(browser: Browser, site: Path) -> Iterator[Callable[..., Visit]]:
    """Open a page of the built book by its file, with the network off, and watch it."""
    contexts = []

    def visit(
        name: str,
        *,
        scheme: str = "light",
        width: int = 1280,
        query: str = "",
        until: str = "load",
        before: str = "",
        watching: Callable[[Page], None] = lambda _: None,
    ) -> Visit:
        context = browser.new_context(
            offline=True, color_scheme=scheme, viewport={"width": width, "height": 800}
        )
        contexts.append(context)
        context.add_init_script(before)
        seen = Visit(context.new_page())
        watch(seen, site)
        watching(seen.page)
        seen.page.goto((site / f"{name}.html").as_uri() + query, wait_until=until)
        if until == "load":
            seen.page.evaluate(AT_REST)
        return seen

    yield visit
    for context in contexts:
        context.close()


@pytest.fixture(scope="package")
def look(browser: Browser, site: Path) -> Iterator[Callable[[str], Page]]:
    """Open a page once for all tests that only look at it: light, 1280 wide, network off."""
    context = browser.new_context(offline=True, color_scheme="light", viewport=WIDE)
    pages: dict[str, Page] = {}

    def look(name: str) -> Page:
        if name not in pages:
            pages[name] = context.new_page()
            pages[name].goto((site / f"{name}.html").as_uri())
            pages[name].evaluate(AT_REST)
        return pages[name]

    yield look
    context.close()


def watch(seen: Visit, site: Path) -> None:
    """Write down requests that leave the folder, what fails, and what the console reports."""
    page, note = seen.page, seen.faults.append
    inside = (site.as_uri() + "/", "data:", "blob:")

    page.on("request", lambda r: r.url.startswith(inside) or note(f"asks for {r.url}"))
    page.on("requestfailed", lambda r: note(f"does not get {r.url}: {r.failure}"))
    page.on("pageerror", lambda error: note(f"error in a script: {error}"))
    page.on(
        "console",
        lambda m: m.type in ("error", "warning") and note(f"console {m.type}: {m.text}"),
    )
