"""The page of a tournament's report in a browser: light, dark, on a phone, on paper."""

import pytest

from elo.commands.report import main
from elo.tournament import write_csv
from tests.site.conftest import ROOT
from tests.tournament.made import CLUB, event

LONG = "Anna~with~a~name~as~long~as~it~goes"
NAMED = (CLUB[0].replace("Anna", LONG), CLUB[1].replace("Ben", "<script>document.title=1</script>"))
ALL_SHEETS = "[...document.querySelectorAll('details')].map((sheet) => sheet.open)"


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """A page with long and wicked names, as the command writes it."""
    folder = tmp_path_factory.mktemp("report")
    file, page = folder / "club.csv", folder / "club.html"
    file.write_text(write_csv(event(*NAMED, *CLUB[2:])), encoding="utf-8")
    assert main([str(file), "--html", "-o", str(page)]) == 0
    return page.as_uri()


@pytest.fixture
def opened(browser, address):
    """The page in a window of this width and scheme; nothing may go wrong in the console."""

    def visit(width=1280, scheme="light"):
        context = browser.new_context(
            viewport={"width": width, "height": 800},
            color_scheme=scheme,
            offline=True,
            bypass_csp=True,  # for axe; the page itself runs no script
        )
        page = context.new_page()
        page.on("console", lambda message: pytest.fail(message.text))
        page.on("request", lambda request: request.url == address or pytest.fail(request.url))
        page.goto(address)
        return page

    return visit


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 320])
def test_axe_finds_nothing_and_nothing_overflows(opened, width, scheme):
    page = opened(width, scheme)
    for summary in page.locator("summary").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.add_script_tag(path=ROOT / "node_modules" / "axe-core" / "axe.min.js")
    violations = page.evaluate("axe.run().then((found) => found.violations)")
    assert [(one["id"], one["nodes"][0]["html"]) for one in violations] == []


def test_a_name_in_the_table_opens_the_sheet(opened):
    page = opened()
    assert page.evaluate(ALL_SHEETS) == [False] * 4
    page.click("a[href='#player-3']")
    assert page.evaluate(ALL_SHEETS) == [False, False, True, False]


def test_on_a_phone_the_new_rating_of_everybody_is_in_sight(opened):
    page = opened(320)
    boxes = [cell.bounding_box() for cell in page.locator("table").first.locator("td").all()]
    ends = [box["x"] + box["width"] for box in boxes if box]
    assert len(ends) == 3 * 4  # number, Ro, K*chg and the new rating of three players
    assert max(ends) <= 320


def test_on_paper_every_sheet_is_open(opened):
    page = opened()
    page.emulate_media(media="print")
    shown = page.locator(".sheet table").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert len(shown) == 4
    assert min(shown) > 50


def test_a_script_in_a_name_is_text(opened):
    page = opened()
    assert page.title() == "May Open"
    assert "<script>document.title=1</script>" in page.inner_text("table")
