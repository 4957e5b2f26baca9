"""Every page of the built book, opened by its file in Chromium with the network off."""

import os
import re
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote, urlsplit
from urllib.request import url2pathname

import pytest
import yaml
from PIL import Image

ROOT = Path(__file__).parents[2]
CONTENTS = (ROOT / "_toc.yml").read_text(encoding="utf-8")
CHAPTERS = [yaml.safe_load(CONTENTS)["root"], *re.findall(r"file: (\S+)", CONTENTS)]
PAGES = [*CHAPTERS, "search"]

LONG = os.environ.get("ELO_PROFILE") == "long"
SCHEMES = [("light",), ("dark",)]
CORNERS = [("light", 1280), ("dark", 320), ("light", 320), ("dark", 1280)]

every_page = pytest.mark.parametrize("name", PAGES)
both_schemes = pytest.mark.parametrize("scheme", ["light", "dark"])
both_widths = pytest.mark.parametrize("width", [1280, 320])


def in_turn(names: str, options: list[tuple]) -> pytest.MarkDecorator:
    """Every page with one of the options, in turn; with ELO_PROFILE=long every page with all."""
    chosen = [
        (name, *option)
        for n, name in enumerate(PAGES)
        for option in (options if LONG else [options[n % len(options)]])
    ]
    return pytest.mark.parametrize(("name", *names.split()), chosen)


def test_these_are_all_the_pages(site):
    built = {path.relative_to(site).with_suffix("").as_posix() for path in site.rglob("*.html")}
    assert {name for name in built if not name.startswith("_")} == {*PAGES, "index"}


def test_the_first_page_leads_into_the_book(visit):
    seen = visit("index", until="commit")
    seen.page.wait_for_url("**/book/index.html")
    assert seen.page.title().startswith("Elo, Worked")
    assert seen.faults == []


@in_turn("scheme width", CORNERS)
def test_nothing_leaves_the_folder_and_nothing_fails(visit, name, scheme, width):
    seen = visit(name, scheme=scheme, width=width)
    seen.page.mouse.wheel(0, 100_000)
    seen.page.wait_for_timeout(100)
    assert seen.faults == []


@in_turn("scheme", SCHEMES)
def test_the_page_takes_the_scheme_of_the_reader(visit, name, scheme):
    page = visit(name, scheme=scheme).page
    assert page.evaluate("document.documentElement.dataset.theme") == scheme
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == scheme


# --- formulas ----------------------------------------------------------------------

FORMULAS = """
() => [...document.querySelectorAll(".katex-html")].map((formula) => {
  const { width, height } = formula.getBoundingClientRect();
  const fonts = [...formula.querySelectorAll("*")].map((e) => getComputedStyle(e).fontFamily);
  return { text: formula.innerText, width, height, font: fonts.some((f) => f.includes("KaTeX")) };
})
"""
FONTS = """
() => [...document.fonts].filter((font) => font.family.includes("KaTeX"))
  .map((font) => font.status).filter((status) => status !== "unloaded")
"""
PROSE = """
() => {
  const copy = document.querySelector("main").cloneNode(true);
  copy.querySelectorAll("pre, code, script, style, .katex").forEach((part) => part.remove());
  return copy.textContent;
}
"""


@every_page
def test_formulas_are_shown(look, name):
    page = look(name)
    formulas = page.evaluate(FORMULAS)
    assert page.locator(".math").count() == len(formulas), "one that could not be set"
    assert [f for f in formulas if not (f["width"] > 3 and f["height"] > 3 and f["font"])] == []
    fonts = page.evaluate(FONTS)
    assert bool(fonts) == bool(formulas)
    assert set(fonts) <= {"loaded"}


def test_the_first_chapter_has_formulas(visit):
    assert visit("book/formula").page.locator(".katex-display .mfrac").count() > 0


@every_page
def test_no_formula_is_left_as_source(look, name):
    prose = look(name).evaluate(PROSE)
    assert re.findall(r"\$[^$\n]{1,80}\$|\\[(\[]|\\[a-zA-Z]+\{|\\\$", prose) == []


# --- pictures ----------------------------------------------------------------------

# All but the mark: its link is named by the words beside it (test_look.py).
IMAGES = """
() => [...document.images].filter((image) => !image.closest(".navbar-brand")).map(
  (image) => ({ source: image.src, alt: image.alt.trim(), width: image.naturalWidth })
)
"""
# Black on a dark page, white on a light one; inside the theme's own rules for pictures.
PICTURE = """
(svg) => {
  const cell = document.createElement("div");
  cell.className = "cell_output";
  cell.innerHTML = '<img id="picture" alt="" width="64" height="64">';
  document.querySelector("article").prepend(cell);
  const image = cell.firstChild;
  image.src = "data:image/svg+xml," + encodeURIComponent(svg);
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return image.decode().then(painted).then(painted);
}
"""
SVG = """<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">
<style>rect { fill: white } @media (prefers-color-scheme: dark) { rect { fill: black } }</style>
<rect x="0" y="0" width="32" height="64"/></svg>"""


@every_page
def test_pictures_are_there_and_say_what_they_show(look, name):
    images = look(name).evaluate(IMAGES)
    assert [image for image in images if not (image["alt"] and image["width"] > 0)] == []


@pytest.mark.parametrize("system", ["light", "dark"])
@pytest.mark.parametrize("chosen", ["light", "dark"])
def test_a_drawing_follows_the_colours_of_the_page(visit, system, chosen):
    page = visit("book/formula", scheme=system).page
    page.evaluate("theme => localStorage.setItem('mode', theme)", chosen)
    page.evaluate("theme => localStorage.setItem('theme', theme)", chosen)
    page.reload()
    page.locator(f"html[data-theme={chosen}]").wait_for(state="attached")
    page.evaluate(PICTURE, SVG)
    shot = Image.open(BytesIO(page.locator("#picture").screenshot())).convert("RGB")
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert shot.getpixel((8, 32)) == {"light": (255, 255, 255), "dark": (0, 0, 0)}[chosen]
    assert shot.getpixel((56, 32)) == tuple(map(int, re.findall(r"\d+", ground)))


# --- shape -------------------------------------------------------------------------

HEADINGS = """
() => [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
  .filter((heading) => heading.checkVisibility())
  .map((heading) => Number(heading.tagName[1]))
"""
TOO_WIDE = """
() => {
  const edge = document.documentElement.clientWidth;
  const scrolls = (e) => e && (["auto", "scroll"].includes(getComputedStyle(e).overflowX)
    || scrolls(e.parentElement));
  const wide = [...document.querySelectorAll("main *")].filter(
    (e) => e.checkVisibility() && e.getBoundingClientRect().right > edge + 1 && !scrolls(e)
  );
  return { page: document.documentElement.scrollWidth - edge, wide: wide.map((e) => e.outerHTML) };
}
"""


@every_page
def test_headings_are_in_order(look, name):
    levels = look(name).evaluate(HEADINGS)
    assert levels[:1] == [1]
    assert levels.count(1) == 1
    assert [pair for pair in pairwise(levels) if pair[1] > pair[0] + 1] == []


@every_page
def test_tables_have_headers(look, name):
    assert look(name).locator("table:not(:has(th))").count() == 0


@in_turn("scheme", SCHEMES)
def test_a_phone_need_not_scroll_sideways(visit, name, scheme):
    found = visit(name, scheme=scheme, width=320).page.evaluate(TOO_WIDE)
    assert found == {"page": 0, "wide": []}


@in_turn("scheme width", CORNERS)
def test_axe_finds_nothing_serious(visit, name, scheme, width):
    page = visit(name, scheme=scheme, width=width).page
    page.add_script_tag(path=ROOT / "node_modules" / "axe-core" / "axe.min.js")
    violations = page.evaluate("axe.run().then((found) => found.violations)")
    serious = [v for v in violations if v["impact"] in ("serious", "critical")]
    assert [(v["id"], [node["html"] for node in v["nodes"]]) for v in serious] == []


# --- links and search --------------------------------------------------------------


@every_page
def test_links_inside_the_book_lead_somewhere(look, site, name):
    page = look(name)
    links = page.evaluate("[...document.querySelectorAll('a[href]')].map((a) => a.href)")
    inside = [urlsplit(link) for link in links if link.startswith("file:")]
    assert inside
    for link in inside:
        target = Path(url2pathname(link.path))
        assert target.is_relative_to(site), link.geturl()
        assert target.is_file(), link.geturl()
        if link.fragment and target.suffix == ".html":
            assert f'id="{unquote(link.fragment)}"' in target.read_text(encoding="utf-8")


@pytest.mark.parametrize(("words", "found"), [("rating", True), ("xylophone", False)])
def test_search_answers(visit, words, found):
    seen = visit("search", query=f"?q={words}")
    seen.page.locator("#search-results .search-summary").filter(has_text="found").or_(
        seen.page.locator("#search-results p").filter(has_text="did not match")
    ).first.wait_for()
    results = seen.page.locator("#search-results li a")
    assert (results.count() > 0) == found
    assert seen.faults == []


def test_search_from_the_box_of_a_chapter(visit):
    seen = visit("book/formula")
    seen.page.keyboard.press("Control+k")
    seen.page.keyboard.type("formula")
    seen.page.keyboard.press("Enter")
    seen.page.wait_for_url("**/search.html?q=formula")
    seen.page.locator("#search-results li a").first.click()
    seen.page.wait_for_url("**/book/**")
    assert seen.faults == []


# --- other languages ---------------------------------------------------------------

# Words with a Vietnamese or Chinese letter that no `lang` names as such.
UNNAMED = r"""
() => {
  const chinese = /\p{Script=Han}/u;
  const vietnamese = /[ăâđêôơưẠ-ỹ]/iu;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const { textContent: text, parentElement: parent } = texts.currentNode;
    if (parent.closest("script, style")) continue;
    const lang = parent.closest("[lang]").lang;
    if (chinese.test(text) && !lang.startsWith("zh")) found.push(text);
    if (vietnamese.test(text) && lang !== "vi") found.push(text);
  }
  return found;
}
"""
WORDS = """
() => {
  const place = document.createElement("p");
  place.innerHTML = '<span lang="vi">hệ số phát triển</span> <span lang="zh-Hant">級別分</span>';
  document.querySelector("article").prepend(place);
}
"""


@every_page
def test_words_of_another_language_say_which(look, name):
    assert look(name).evaluate(UNNAMED) == []


def test_vietnamese_and_chinese_words_are_shown_with_fonts_that_have_them(visit):
    page = visit("book/formula").page
    page.evaluate(WORDS)
    assert page.evaluate(UNNAMED) == []
    browser = page.context.new_cdp_session(page)
    browser.send("DOM.enable")
    browser.send("CSS.enable")
    root = browser.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    for lang, letters in (("vi", 16), ("zh-Hant", 3)):
        query = {"nodeId": root, "selector": f"[lang={lang}]"}
        node = browser.send("DOM.querySelector", query)["nodeId"]
        fonts = browser.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        assert len(fonts) == 1, "all letters from one font"
        assert fonts[0]["glyphCount"] >= letters
        if lang == "zh-Hant":
            assert re.search("CJK TC|PingFang TC|JhengHei|Noto Sans TC", fonts[0]["familyName"])
