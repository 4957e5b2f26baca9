"""A reader in JupyterLab itself: run the practice notebook, err, be told why, and go on."""

import shutil
from collections.abc import Iterator
from fractions import Fraction

import pytest
from playwright.sync_api import Page, expect

from elo.drills import question
from tests.browser import chromium
from tests.jupyter import jupyterlab
from tests.notebooks import ROOT

NOTEBOOK = ROOT / "exercises" / "practice" / "rating_change.ipynb"
PATIENCE = 120_000
FIRST = question("rating_change", "one_game", level=1, seed=11)


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start JupyterLab on a copy of the notebook; return its address."""
    work = tmp_path_factory.mktemp("work")
    shutil.copy(NOTEBOOK, work)
    with jupyterlab(work) as address:
        yield address


@pytest.fixture
def page(lab: str) -> Iterator[Page]:
    """Open the notebook in JupyterLab and run all its cells."""
    with chromium() as browser:
        page = browser.new_page(viewport={"width": 1280, "height": 1400})
        page.set_default_timeout(PATIENCE)
        page.goto(f"{lab}/lab/tree/{NOTEBOOK.name}")
        page.get_by_role("heading", name="Practice: the rating change").wait_for()
        page.get_by_text("Python 3 (ipykernel) | Idle").wait_for()
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_text("Run All Cells", exact=True).click()
        page.locator(".widget-text input").first.wait_for()
        yield page


def typed(value: Fraction) -> str:
    """Write a number as a reader would, with a comma and a true minus."""
    return f"{float(value):g}".replace("-", "−").replace(".", ",")


def test_a_reader_errs_is_told_why_takes_a_hint_and_gets_it_right(page: Page) -> None:
    first = page.locator(".jp-OutputArea").filter(has=page.locator(".widget-text")).first
    field = first.get_by_label("Your answer")
    mistakes = {mistake.name: mistake for mistake in FIRST.mistakes}

    field.fill(typed(mistakes["sign_of_D"].answer))
    field.press("Enter")
    expect(first.get_by_role("alert")).to_contain_text("You turned the difference round.")

    field.fill(typed(mistakes["forgot_K"].answer))
    first.get_by_role("button", name="Check").click()
    expect(first.get_by_role("alert")).to_contain_text("Multiply it by K")

    field.fill("<img src=x onerror=alert(1)>")
    field.press("Enter")
    expect(first.get_by_role("alert")).to_contain_text("cannot be read as a number")

    first.get_by_role("button", name="Hint").click()
    expect(first.get_by_role("alert").last).to_contain_text("First the difference")

    field.fill(typed(FIRST.answer))
    field.press("Enter")
    expect(first.get_by_role("alert").first).to_contain_text("Right.")

    before = first.inner_text()
    first.get_by_role("button", name="New numbers").click()
    expect(
        first.get_by_text(str(question("rating_change", "one_game", level=1, seed=12).prompt[0]))
    ).to_be_visible()
    assert first.inner_text() != before


def test_a_set_shows_progress_and_the_mistakes_made(page: Page) -> None:
    last = page.locator(".jp-OutputArea").filter(
        has=page.get_by_role("button", name="Save the record")
    )
    page.keyboard.press("Escape")
    page.locator(".jp-Notebook").press("Control+End")
    last.first.wait_for()
    asked = question("rating_change", "one_game", level=2, seed=21)
    field = last.get_by_label("Your answer")
    field.fill(typed(-asked.answer))
    field.press("Enter")
    expect(last).to_contain_text("Mistakes so far")
    field.fill(typed(asked.answer))
    field.press("Enter")
    expect(last).to_contain_text("1 of 9 right")
    last.get_by_role("button", name="Save the record").click()
    expect(last).to_contain_text("Saved to elo-record.json")
