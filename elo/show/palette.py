"""The colours of the book: one list for its figures, its pages and its mark.

In reading order: `Colour`, `PALETTE`, `style_sheet`. The figures name them in Python
(`elo.show.plots.picture`), the pages as properties of CSS, `--elo-table` and so on (`page.css`).
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Colour(NamedTuple):
    """One colour: on a light page, and on a dark one."""

    light: str
    dark: str


PALETTE: Mapping[str, Colour] = MappingProxyType(
    {
        "on": Colour("#fffffe", "#15181d"),  # the page itself, and letters on a filled shape
        "surface": Colour("#f5f5f2", "#1e2229"),  # code, boxes, the row under the pointer
        "ink": Colour("#22262e", "#e6e3dc"),
        "quiet": Colour("#626a78", "#a3a9b4"),  # what is read second; frames of fields
        "grid": Colour("#e2e4e8", "#33383f"),  # lines that only guide the eye
        "table": Colour("#1c5d99", "#7db8f0"),  # FIDE's table; the rule; links
        "curve": Colour("#b4500f", "#f0a060"),  # the curve; a mistake
        "third": Colour("#33511f", "#c2e6bc"),  # a third line; a guess; right
        "drill": Colour("#7a2fb5", "#b98cff"),  # what the reader does
    }
)
"""The colours. Blue and orange hold for the colour-blind; the third differs in lightness too."""


def style_sheet() -> str:
    """Return the colours as properties of CSS, for light pages, dark ones and paper.

    >>> print(style_sheet().splitlines()[0])
    html { --elo-on: #fffffe; --elo-surface: #f5f5f2; --elo-ink: #22262e; --elo-quiet: #626a78; \
--elo-grid: #e2e4e8; --elo-table: #1c5d99; --elo-curve: #b4500f; --elo-third: #33511f; \
--elo-drill: #7a2fb5; }
    """
    light = " ".join(f"--elo-{name}: {colour.light};" for name, colour in PALETTE.items())
    dark = " ".join(f"--elo-{name}: {colour.dark};" for name, colour in PALETTE.items())
    return f'html {{ {light} }}\n@media screen {{ html[data-theme="dark"] {{ {dark} }} }}\n'
