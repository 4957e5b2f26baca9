"""PDFs: where a browser is looked for, what is printed, and what happens where none prints."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from elo import RatingInputError
from elo.handout.choosing import Choice, kinds_named
from elo.handout.pdf import NAMED, find_browser, places, print_pdf
from elo.handout.sheet import Sheet, sheet_html
from tests.browser import settings


def program(path, text="#!/bin/sh\n"):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)
    return path


def test_on_windows_chrome_and_edge_stand_in_the_folders_of_programs():
    found = [
        path.as_posix()
        for path in places("win32", {"PROGRAMFILES": "C:/P", "LOCALAPPDATA": "C:/L"})
    ]
    assert found[:2] == [
        "C:/P/Google/Chrome/Application/chrome.exe",
        "C:/P/Microsoft/Edge/Application/msedge.exe",
    ]
    assert "C:/L/Google/Chrome/Application/chrome.exe" in found


def test_on_a_mac_they_are_applications():
    found = [path.as_posix() for path in places("darwin", {"HOME": "/Users/linh"})]
    assert "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" in found
    assert "/Users/linh/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge" in found


@pytest.mark.skipif(os.name == "nt", reason="programs of another kind")
def test_elsewhere_it_is_the_first_on_the_path(tmp_path):
    program(tmp_path / "microsoft-edge")
    assert find_browser({"PATH": str(tmp_path)}) == tmp_path / "microsoft-edge"
    program(tmp_path / "chromium")
    assert find_browser({"PATH": str(tmp_path)}) == tmp_path / "chromium"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it may stand in another folder")
def test_there_may_be_none(tmp_path):
    assert find_browser({"PATH": str(tmp_path)}) is None


def test_another_one_can_be_named_and_has_to_be_there():
    with pytest.raises(RatingInputError, match="ELO_CHROMIUM names '/no/browser', and there is no"):
        find_browser({NAMED: "/no/browser", "PATH": ""})


@pytest.mark.skipif(os.name == "nt", reason="programs of another kind")
def test_a_browser_that_prints_nothing_is_named_with_what_it_said(tmp_path):
    browser = program(tmp_path / "browser", "#!/bin/sh\necho no display >&2\nexit 3\n")
    page = program(tmp_path / "page.html", "<p>Hello</p>")
    with pytest.raises(RatingInputError) as error:
        print_pdf(browser, page, tmp_path / "page.pdf")
    assert "made no PDF" in str(error.value)
    assert "no display" in str(error.value)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["browser", "page.html"]


def test_a_sheet_is_printed_page_by_page_with_the_name_on_each(tmp_path):
    """The words are compared, never the bytes: two printings differ."""
    browser = Path(settings()["executable_path"])
    made = Sheet("Monday", Choice(kinds_named(["rating_change"])), ("Linh", "Bao"), tables=True)
    page, pdf = tmp_path / "a b.html", tmp_path / "a b.pdf"
    page.write_text(sheet_html(made, made.copies()), encoding="utf-8")
    print_pdf(browser, page, pdf)
    assert pdf.read_bytes().startswith(b"%PDF-")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a b.html", "a b.pdf"]
    reader = shutil.which("pdftotext")
    if reader is None:
        assert not os.environ.get("CI"), "install poppler-utils"
        pytest.skip("pdftotext is not here")
    run = subprocess.run([reader, "-layout", str(pdf), "-"], capture_output=True, check=True)
    pages = [page for page in run.stdout.decode("utf-8").split("\f") if page.strip()]
    whose = [next(name for name in ("Linh", "Bao") if f"{name} · copy" in page) for page in pages]
    half = len(pages) // 2
    assert whose == ["Linh"] * half + ["Bao"] * half
    # A question and its line for the answer are never on two pages.
    numbered = [page.count("?") for page in pages[: half - 1]]
    answers = [page.count("Answer:") for page in pages[: half - 1]]
    assert sum(answers) > 3
    assert all(asked >= lines for asked, lines in zip(numbered, answers, strict=True))
