"""The face of the book: its mark, its type, and boxes that are told apart at a glance."""

import statistics

import pytest

from tests.site.test_pages import PAGES, every_page

LOGO = """
() => [...document.querySelectorAll(".navbar-brand img")]
  .filter((image) => image.checkVisibility())
  .map((image) => [image.naturalWidth > 0, image.alt])
"""
# The letters in each line of prose but the last of its paragraph.
LINES = """
() => [...document.querySelectorAll(".bd-article section > p")].flatMap((paragraph) => {
  if (paragraph.querySelector(".katex, br")) return [];
  const range = document.createRange();
  const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const lines = [0];
  for (let top = null; texts.nextNode();) {
    for (let at = 0; at < texts.currentNode.length; at += 1) {
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + 1);
      const box = [...range.getClientRects()].at(-1);
      if (!box) continue;
      if (top !== null && box.top > top + 12) lines.push(0);
      top = top !== null && box.top <= top + 12 ? top : box.top;
      lines[lines.length - 1] += 1;
    }
  }
  return lines.slice(0, -1);
})
"""
# What each kind of box looks like without its colour: its border, and the sign before its words.
BOXES = """
(kinds) => Object.fromEntries(Object.entries(kinds).map(([kind, [box, head]]) => {
  const style = getComputedStyle(document.querySelector(box));
  const sides = ["Top", "Right", "Bottom", "Left"].map(
    (side) => parseFloat(style[`border${side}Width`])
      ? `${style[`border${side}Width`]} ${style[`border${side}Style`]}` : "none"
  );
  const sign = getComputedStyle(document.querySelector(`${box} ${head}`), "::before").content;
  return [kind, [sides.join(", "), sign]];
}))
"""
KINDS = {
    "rule": [".rule", "strong"],
    "mistake": [".mistake", "strong"],
    "guess": [".guess", "strong"],
    "one minute": ["#in-one-minute", "h2"],
    "drill": [".drill", ".drill-title"],
}
TASK = {"task": ["[id^=in-code-] > section", "h3"]}


@every_page
def test_a_page_bears_the_mark(look, site, name):
    page = look(name)
    assert page.evaluate(LOGO) == [[True, ""]]
    icon = page.locator("link[rel=icon]").get_attribute("href")
    assert (site / f"{name}.html").parent.joinpath(icon).resolve().is_file()


@pytest.mark.parametrize("name", [name for name in PAGES if name != "search"])
def test_a_line_of_prose_is_not_too_long(look, name):
    lines = look(name).evaluate(LINES)
    assert not lines or statistics.median(lines) <= 72


def test_prose_has_the_size_of_a_book(visit):
    size = "getComputedStyle(document.querySelector('.bd-article section > p')).fontSize"
    assert visit("book/formula").page.evaluate(size) == "18px"
    assert visit("book/formula", width=320).page.evaluate(size) == "17px"


def test_numbers_in_tables_stand_below_one_another(look):
    figures = "getComputedStyle(document.querySelector('td')).fontVariantNumeric"
    assert "tabular-nums" in look("book/formula").evaluate(figures)


@pytest.mark.parametrize("media", ["screen", "print"])
def test_boxes_are_told_apart_without_their_colours(visit, media):
    boxes = {}
    for name, kinds in (("book/formula", KINDS), ("exercises/practice/formula", TASK)):
        page = visit(name).page
        page.emulate_media(media=media)
        boxes |= page.evaluate(BOXES, kinds)
    borders, signs = zip(*boxes.values(), strict=True)
    assert len(set(borders)) == len(set(signs)) == len(boxes) == 6
    assert not {"none", '""'} & set(signs)


def test_hints_are_told_from_solutions(look):
    page = look("book/formula")
    side = "(e) => getComputedStyle(e).borderLeftStyle"
    hint = page.locator("details:has(> summary:text-matches('^Hint'))").first
    solution = page.locator("details:has(> summary:text-is('Solution'))").first
    assert (hint.evaluate(side), solution.evaluate(side)) == ("dotted", "solid")


def test_a_dark_page_is_light_on_paper(visit):
    page = visit("book/formula", scheme="dark").page
    page.emulate_media(media="print")
    colours = page.evaluate(
        "['color', 'backgroundColor'].map((part) => getComputedStyle(document.body)[part])"
    )
    assert colours == ["rgb(34, 38, 46)", "rgb(255, 255, 254)"]
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
