"""There is no control on any page that does nothing."""

import os

import pytest
from playwright.sync_api import ElementHandle, Page

from tests.site.test_drills import all_alive
from tests.site.test_pages import PAGES

ALL = os.environ.get("ELO_PROFILE") == "long"
MOST = 1_000 if ALL else 2  # all drills are made by the same function
WIDE = PAGES if ALL else PAGES[::2]  # what stands around a page is the same on all
CONTROLS = "button, summary, select, input:not([type=hidden]), [role=button]"
# What a click can change: the page itself, what is open, filled in or in focus, or outside it.
REMEMBER = """
() => {
  const state = () => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const open = all("details, dialog, :popover-open").map((e) => e.open);
    const fields = all("input, select").map((e) => [e.value, e.checked]);
    return JSON.stringify([
      document.body.outerHTML, document.documentElement.dataset.theme,
      document.documentElement.dataset.mode, open, fields, scrollX, scrollY, location.href,
      Boolean(document.fullscreenElement), window.seen,
    ]);
  };
  const before = state();
  window.changed = () => state() !== before;
}
"""
# A new page has no such function: the control led there.
CHANGED = "() => !window.changed || window.changed()"
LED_ELSEWHERE = "(on) => ![on, document.body].includes(document.activeElement)"
WATCH = """
window.seen = 0;
for (const name of ["print", "confirm", "alert"]) window[name] = () => { window.seen += 1; };
HTMLInputElement.prototype.click = new Proxy(HTMLInputElement.prototype.click, {
  apply(click, input) { if (input.type === "file") window.seen += 1; else click.call(input); },
});
HTMLAnchorElement.prototype.click = function () { window.seen += 1; };
"""


def works(page: Page, control: ElementHandle) -> bool:
    """Tell whether using a control changes anything."""
    page.evaluate(REMEMBER)
    kind = control.evaluate("(on) => on.type ?? on.tagName")
    if kind in ("text", "search", "number"):
        control.fill("4" if control.input_value() == "3" else "3")
    elif kind == "select-one":
        control.select_option("1" if control.input_value() == "3" else "3")
    else:
        control.click(timeout=5_000)
    return (
        page.evaluate(CHANGED)
        or control.evaluate(LED_ELSEWHERE)
        or page.wait_for_timeout(200)
        or page.evaluate(CHANGED)
    )


# What a phone has of its own, the theme's buttons, is the same on all pages.
ON_A_PHONE = ["book/rating_change", "book/progress", "search"]


@pytest.mark.parametrize(
    ("name", "width"), [*((name, 1280) for name in WIDE), *((name, 320) for name in ON_A_PHONE)]
)
def test_every_control_does_something(visit, name, width):
    page = visit(name, width=width, before=WATCH).page
    all_alive(page)
    tried, dead = 0, []
    later = page.query_selector_all(".drill.alive")[MOST:]
    for control in page.query_selector_all(CONTROLS):
        if control.evaluate("(on, drills) => drills.some((one) => one.contains(on))", later):
            continue
        if control.is_visible() and not control.evaluate("(on) => on.checked"):
            tried += 1
            if not works(page, control):
                dead.append(control.evaluate("(on) => on.outerHTML"))
            page.keyboard.press("Escape")
    assert dead == []
    assert tried >= 4
