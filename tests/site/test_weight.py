"""What a reader loads on opening a page, and that nothing stands in the way of the first paint."""

import gzip
import re
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

import pytest
from playwright.sync_api import Page

from tests.site.test_pages import CHAPTERS, PAGES, both_schemes

KB = 1000
PACKED = {".woff2", ".png", ".jpg", ".whl"}  # these are compressed already


def loaded(visit, name: str) -> dict[Path, int]:
    """The files that a page loads on opening, and their gzipped sizes."""
    urls: set[str] = set()

    def listen(page: Page) -> None:
        page.on("request", lambda request: urls.add(request.url))

    page = visit(name, watching=listen).page
    page.wait_for_timeout(300)
    files = {Path(url2pathname(urlsplit(url).path)) for url in urls if url.startswith("file:")}
    return {file: weight(file) for file in sorted(files)}


def weight(file: Path) -> int:
    content = file.read_bytes()
    return len(content) if file.suffix in PACKED else len(gzip.compress(content, 9, mtime=0))


@pytest.mark.parametrize("name", CHAPTERS)
def test_a_page_weighs_little(visit, name):
    files = loaded(visit, name)
    aside = {file for file in files if file.parent.name == "drills" or file.suffix == ".svg"}
    aside |= {file for file in files if file.parent.name == "_images"}
    assert sum(size for file, size in files.items() if file not in aside) <= 400 * KB
    assert sum(files.values()) <= 600 * KB


@pytest.mark.parametrize("name", [name for name in PAGES if name != "search"])
def test_no_script_file_holds_up_the_first_paint(site, name):
    html = (site / f"{name}.html").read_text(encoding="utf-8")
    scripts = re.findall(r"<script\b[^>]*\bsrc=[^>]*>", html)
    assert scripts
    assert [script for script in scripts if not re.search(r"\b(defer|async)\b", script)] == []


@both_schemes
def test_there_is_no_flash_of_the_other_scheme(browser, site, scheme):
    """Before any script file has run the page has the reader's colours."""
    context = browser.new_context(offline=True, color_scheme=scheme)
    page = context.new_page()
    page.route("**/*.js*", lambda route: route.abort())
    page.goto((site / "book" / "formula.html").as_uri())
    assert page.evaluate("document.documentElement.dataset.theme") == scheme
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert (max(map(int, re.findall(r"\d+", ground))) < 64) == (scheme == "dark")
    context.close()
