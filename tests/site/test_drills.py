"""The drills on the pages: alive with no network, by keyboard, on paper, and without scripts."""

import re
from collections.abc import Iterator
from fractions import Fraction
from statistics import median

import pytest
from playwright.sync_api import Locator, Page, expect

from elo.drills import LEVELS, PAGE_SEEDS, question
from elo.show.questions import answer_text
from elo.words import say
from tests.site.test_pages import PAGES, TOO_WIDE, both_schemes, both_widths

CHAPTER = "book/rating_change"
PRACTICE = "exercises/practice/rating_change"
FIRST = question("rating_change", "one_game", level=2, seed=1)
NEXT = question("rating_change", "one_game", level=2, seed=2)
DRILL = ".drill[data-question]"


def alive(page: Page, n: int = 0) -> Locator:
    """The nth drill of a page, scrolled to and come to life."""
    box = page.locator(DRILL).nth(n)
    box.scroll_into_view_if_needed()
    expect(box).to_have_class("drill alive")
    return box


def all_alive(page: Page) -> list[Locator]:
    """All drills of a page, each come to life."""
    return [alive(page, n) for n in range(page.locator(DRILL).count())]


def typed(value: Fraction | str) -> str:
    """A number as a reader types it, with a comma and a true minus."""
    return f"{float(value):g}".replace("-", "−").replace(".", ",")


def answer(box: Locator, text: str) -> None:
    field = box.get_by_label("Your answer")
    field.fill(text)
    field.press("Enter")


def mistakes(asked=FIRST) -> dict[str, str]:
    return {mistake.name: typed(mistake.answer) for mistake in asked.mistakes}


@pytest.fixture
def chapter(visit) -> Page:
    return visit(CHAPTER).page


# --- all of it, as a reader does it ------------------------------------------------


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the control of that name has the focus."""
    for _ in range(400):
        page.keyboard.press("Tab")
        if page.evaluate(NAME_OF_FOCUS) == name:
            return
    pytest.fail(f"Tab does not lead to {name!r}")


NAME_OF_FOCUS = """
() => {
  const on = document.activeElement;
  if (!on.closest(".drill")) return "";
  return on.labels?.length ? on.labels[0].innerText.trim() : on.innerText.trim();
}
"""


def test_by_keyboard_on_a_phone_through_three_mistakes_and_back_another_day(site, reader):
    """With no network: wrong in three typical ways, told each, new numbers, right, found again."""
    address = (site / f"{CHAPTER}.html").as_uri()
    with reader() as today:
        page = today.new_page()
        page.goto(address)
        page.keyboard.press("Tab")
        tab_to(page, "Your answer")
        box = page.locator(DRILL).first
        said = box.get_by_role("status")
        for name in ("sign_of_D", "forgot_K", "curve_for_table"):
            page.keyboard.press("Control+a")
            page.keyboard.type(mistakes()[name])
            page.keyboard.press("Enter")
            (made,) = [one for one in FIRST.mistakes if one.name == name]
            expect(said).to_contain_text(str(made.feedback))
            expect(said).to_contain_text("✗")
        tab_to(page, "New numbers")
        page.keyboard.press("Enter")
        expect(box).to_contain_text(str(NEXT.prompt[0]))
        page.keyboard.type(typed(NEXT.answer))
        page.keyboard.press("Enter")
        expect(said).to_contain_text("Right.")
        expect(box).to_contain_text("1 of 5 kinds of question right")
        assert page.evaluate(TOO_WIDE) == {"page": 0, "wide": []}
        reader.leave(page, kept='"verdict": "right"')

    with reader() as another_day:
        page = another_day.new_page()
        page.goto(address.replace("rating_change", "progress"))
        expect(page.get_by_role("row", name="3 Worked examples 1 of 5")).to_be_visible()
        expect(page.get_by_role("row", name="3 Worked examples 1 of 2")).to_be_visible()
        for name in ("sign_of_D", "forgot_K", "curve_for_table"):
            expect(page.get_by_role("row", name=f"{say(f'made.{name}')} 1")).to_be_visible()
        page.goto(address)
        box = alive(page)
        box.get_by_label("Question no.").fill("2")
        box.get_by_label("Question no.").press("Enter")
        expect(box).to_contain_text("✓ answered right")


# --- each control ------------------------------------------------------------------


def test_every_drill_of_the_book_comes_to_life_and_asks_for_nothing_outside(visit):
    for name in PAGES:
        seen = visit(name)
        for box in all_alive(seen.page):
            expect(box.get_by_role("button", name="Check")).to_be_visible()
        assert seen.faults == []


def test_a_set_is_shown_question_by_question(visit):
    page = visit(PRACTICE).page
    assert page.locator(DRILL).count() == 9 + 9


def test_hints_come_one_by_one_and_the_last_says_so(chapter):
    box = alive(chapter)
    for n, hint in enumerate(FIRST.hints, start=1):
        box.get_by_role("button", name="Hint").click()
        expect(box.locator(".drill-help p")).to_have_count(n)
        expect(box.locator(".drill-help")).to_contain_text(str(hint))
    box.get_by_role("button", name="Hint").click()
    expect(box.locator(".drill-help")).to_contain_text("That was the last hint.")
    expect(box.locator(".drill-help p")).to_have_count(len(FIRST.hints) + 1)


def test_the_working_is_shown_and_hidden(chapter):
    box = alive(chapter)
    box.get_by_role("button", name="Show the working").click()
    expect(box.locator(".drill-help")).to_contain_text(answer_text(FIRST))
    expect(box.locator(".drill-help")).to_contain_text("8.3.2")
    box.get_by_role("button", name="Hide the working").click()
    expect(box.locator(".drill-help")).to_be_empty()
    expect(box.get_by_role("button", name="Show the working")).to_be_visible()


def test_hints_taken_are_counted_in_the_record(chapter):
    box = alive(chapter)
    box.get_by_role("button", name="Hint").click()
    answer(box, typed(FIRST.answer))
    assert '"hints": 1' in chapter.evaluate("localStorage['elo-worked:record']")


def test_the_same_answer_twice_counts_once_and_no_number_never(chapter):
    box = alive(chapter)
    for text in ("", "seven", "1", "1", "1,0", " 2/2 "):
        answer(box, text)
    box.get_by_role("button", name="Check").click()
    record = chapter.evaluate("eloWorked.parse(localStorage['elo-worked:record'])")
    assert [entry["verdict"] for entry in record] == ["wrong"]


def test_level_and_number_bring_back_a_question(chapter):
    box = alive(chapter)
    box.get_by_label("Level").select_option("3")
    box.get_by_label("Question no.").fill("7")
    box.get_by_label("Question no.").press("Enter")
    asked = question("rating_change", "one_game", level=3, seed=7)
    expect(box.locator(".drill-prompt")).to_contain_text(str(asked.prompt[0]))
    expect(box.get_by_role("status")).to_be_empty()
    answer(box, typed(asked.answer))
    expect(box.get_by_role("status")).to_contain_text("Right.")


@pytest.mark.parametrize(
    ("asked", "shown"), [("0", "1"), ("-3", "1"), ("999", str(PAGE_SEEDS[-1])), ("", "1")]
)
def test_a_number_that_there_is_not_becomes_the_nearest(chapter, asked, shown):
    field = alive(chapter).get_by_label("Question no.")
    field.fill("5")
    field.press("Enter")
    field.fill(asked)
    field.press("Enter")
    expect(field).to_have_value(shown)


def test_after_the_last_numbers_come_the_first(chapter):
    box = alive(chapter)
    field = box.get_by_label("Question no.")
    field.fill(str(PAGE_SEEDS[-1]))
    field.press("Enter")
    box.get_by_role("button", name="New numbers").click()
    expect(field).to_have_value("1")


def test_every_level_of_every_drill_can_be_asked(visit):
    page = visit(PRACTICE).page
    for box in all_alive(page)[:9]:
        for level in LEVELS:
            box.get_by_label("Level").select_option(str(level))
            expect(box.locator(".drill-title")).to_contain_text(f"level {level}")


def options_drill(page: Page) -> tuple[Locator, object]:
    box = next(one for one in all_alive(page) if one.locator("fieldset").count())
    topic, kind, level, seed = box.get_attribute("data-question").split("/")
    return box, question(topic, kind, level=int(level), seed=int(seed))


def test_an_option_is_chosen_by_keyboard(visit):
    box, asked = options_drill(visit(PRACTICE).page)
    box.get_by_role("button", name="Check").click()
    expect(box.get_by_role("status")).to_contain_text("Choose one of the answers.")
    right = next(n for n, option in enumerate(asked.options) if option.key == asked.answer)
    radios = box.get_by_role("radio")
    radios.first.focus()
    radios.page.keyboard.press("Space")
    for _ in range(right):
        radios.page.keyboard.press("ArrowDown")
    radios.page.keyboard.press("Enter")
    expect(box.get_by_role("status")).to_contain_text("Right.")


def test_a_wrong_option_is_told_why(visit):
    box, asked = options_drill(visit(PRACTICE).page)
    made = asked.mistakes[0]
    label = next(str(option) for option in asked.options if option.key == made.answer)
    box.get_by_label(label, exact=True).check()
    box.get_by_role("button", name="Check").click()
    expect(box.get_by_role("status")).to_contain_text(str(made.feedback))


@pytest.mark.parametrize("hostile", ["<img src=x onerror=alert(1)>", "{example}", "$&"])
def test_what_is_typed_is_shown_nowhere_and_does_nothing(visit, hostile):
    seen = visit(CHAPTER)
    box = alive(seen.page)
    answer(box, hostile)
    expect(box.get_by_role("status")).not_to_be_empty()
    assert hostile not in box.inner_text()
    assert seen.faults == []


def test_check_is_answered_at_once(chapter):
    box = alive(chapter)
    times = []
    for n in range(9):
        box.get_by_label("Your answer").fill(f"{n},2")
        times.append(box.evaluate(CHECK_TIME))
    assert median(times) < 50


CHECK_TIME = """
(box) => new Promise((done) => {
  const begun = performance.now();
  box.querySelector(".primary").click();
  requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
})
"""


# --- names, colours, paper ---------------------------------------------------------


def test_the_fields_and_the_places_of_feedback_have_names(chapter):
    box = alive(chapter)
    assert box.get_attribute("role") == "group"
    assert box.get_attribute("aria-label") == "One game · level 2 (1)"
    field = box.get_by_label("Your answer")
    prompt = chapter.locator(f"#{field.get_attribute('aria-describedby')}")
    assert str(FIRST.prompt[0]) in prompt.inner_text()
    assert box.get_by_role("status").count() == 1, "it is there before it says something"
    assert box.locator(".drill-help").get_attribute("aria-live") == "polite"


def test_the_focus_is_seen_on_every_control(chapter):
    box = alive(chapter)
    for control in box.locator("input, button, select").all():
        control.focus()
        chapter.keyboard.press("Shift+Tab")
        chapter.keyboard.press("Tab")
        style = control.evaluate("(on) => getComputedStyle(on).outlineStyle")
        assert style == "solid", control.evaluate("(on) => on.outerHTML")


@both_schemes
@both_widths
def test_axe_finds_nothing_serious_in_a_drill_at_work(visit, scheme, width):
    page = visit(PRACTICE, scheme=scheme, width=width).page
    for box in all_alive(page):
        if box.get_by_role("radio").count():
            box.get_by_role("radio").first.check()
        else:
            box.get_by_label("Your answer").fill("1")
        box.get_by_role("button", name="Check").click()
        box.get_by_role("button", name="Show the working").click()
    page.add_script_tag(path="node_modules/axe-core/axe.min.js")
    violations = page.evaluate("axe.run().then((found) => found.violations)")
    serious = [v for v in violations if v["impact"] in ("serious", "critical")]
    assert [(v["id"], [node["html"] for node in v["nodes"]]) for v in serious] == []
    assert page.evaluate(TOO_WIDE) == {"page": 0, "wide": []}


def test_on_paper_there_are_questions_with_room_and_no_solutions(visit):
    page = visit(PRACTICE).page
    boxes = all_alive(page)
    boxes[0].get_by_role("button", name="Show the working").click()
    answer(boxes[1], "1")
    page.emulate_media(media="print")
    text = page.locator("main").inner_text()
    assert "Solution" not in text
    assert "Hint" not in text.replace("Hint helps", "")
    for box in boxes:
        assert box.locator(".drill-prompt").is_visible()
        assert box.locator("button, select, input[type=text]").locator("visible=true").count() == 0
        room = box.evaluate("(on) => parseFloat(getComputedStyle(on, '::after').height)")
        assert room > 100


def test_a_dark_page_is_printed_in_light_colours(visit):
    page = visit(CHAPTER, scheme="dark").page
    seen = "document.documentElement.dataset.theme"
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.evaluate(seen) == "light"
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate(seen) == "dark"


# --- where something is missing ----------------------------------------------------


@pytest.fixture
def plain_page(browser, site) -> Iterator[Page]:
    """A page of a browser without JavaScript."""
    context = browser.new_context(offline=True, java_script_enabled=False)
    page = context.new_page()
    page.goto((site / f"{PRACTICE}.html").as_uri())
    yield page
    context.close()


def test_without_scripts_the_question_stands_there_with_hints_and_solution_folded(plain_page):
    box = plain_page.locator(DRILL).first
    asked = question("rating_change", "one_game", level=1, seed=11)
    expect(box).to_contain_text(str(asked.prompt[0]))
    folds = box.locator("details")
    expect(folds).to_have_count(len(asked.hints) + 1)
    expect(folds.last.locator(".working")).to_be_hidden()
    folds.last.locator("summary").click()
    expect(folds.last).to_contain_text(answer_text(asked))


def test_without_scripts_there_is_no_button_that_would_do_nothing(plain_page):
    controls = plain_page.locator("button, select, input, textarea, [role=button]")
    seen = [one.evaluate("(on) => on.outerHTML") for one in controls.all() if one.is_visible()]
    assert seen == []


@pytest.mark.parametrize(
    "instead", [None, "", "eloWorked.take('rating_change.one_game", "eloWorked.take('x', {});"]
)
def test_where_the_questions_cannot_be_had_the_drill_stands_as_it_is(browser, site, instead):
    context = browser.new_context(offline=True)
    page = context.new_page()
    page.route(
        "**/drills/rating_change.*",
        lambda route: route.abort() if instead is None else route.fulfill(body=instead),
    )
    page.goto((site / f"{CHAPTER}.html").as_uri())
    box = page.locator(DRILL).first
    box.scroll_into_view_if_needed()
    page.wait_for_timeout(300)
    expect(box.get_by_text("Hint 1")).to_be_visible()
    assert box.get_by_role("button").count() == 0
    context.close()


def test_what_was_open_before_the_drill_came_to_life_is_open_still(visit):
    page = visit(CHAPTER).page
    page.locator(DRILL).first.evaluate("(box) => { box.querySelector('details').open = true; }")
    box = alive(page)
    expect(box.locator(".drill-help")).to_contain_text(str(FIRST.hints[0]))
    answer(box, typed(FIRST.answer))
    assert '"hints": 1' in page.evaluate("localStorage['elo-worked:record']")


NO_STORAGE = """
Object.defineProperty(window, "localStorage",
  { configurable: true, get() { throw new DOMException("denied", "SecurityError"); } });
"""
NULL_STORAGE = "Object.defineProperty(window, 'localStorage', { configurable: true, value: null });"
NO_ROOM = "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };"


@pytest.mark.parametrize("trouble", [NO_STORAGE, NULL_STORAGE, NO_ROOM])
@both_schemes
def test_without_storage_it_works_and_says_that_nothing_is_kept(visit, trouble, scheme):
    seen = visit(CHAPTER, before=trouble, scheme=scheme)
    box = alive(seen.page)
    answer(box, typed(FIRST.answer))
    expect(box.get_by_role("status")).to_contain_text("Right.")
    expect(box).to_contain_text("This window keeps nothing")
    expect(box).to_contain_text("1 of 5 kinds of question right")
    assert seen.page.evaluate("document.documentElement.dataset.theme") == scheme
    assert [fault for fault in seen.faults if not re.search("QuotaExceeded", fault)] == []
