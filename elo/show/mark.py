"""The mark of the book, drawn by code: what a game brings, and what was expected of it.

A game brings 0, ½ or 1: three treads of a staircase. The expected score is a curve that runs
through the middle of it. Between the two lies everything that moves a rating. In reading order:
`drawing`, `curve`. ``python -m elo.show.mark`` draws the file that the pages show.
"""

from pathlib import Path

from elo.formula import curve_score
from elo.show.palette import PALETTE

FILE = Path(__file__).with_name("mark.svg")
SIDE = 32
EDGE = 5
"""The drawing is a square with 32 units a side; the lines keep 5 from its edge."""
REACH = 250
"""The rating difference at the right end of the curve."""


def drawing() -> str:
    """Return the mark as an SVG: on light ground and on dark ground it is the same."""
    blue, white, orange = PALETTE["table"].light, PALETTE["on"].light, PALETTE["curve"].dark
    low, middle, high = SIDE - EDGE, SIDE // 2, EDGE
    stairs = f"M{EDGE} {low}H11.5V{middle}H20.5V{high}H{SIDE - EDGE}"
    line = 'fill="none" stroke-linecap="round" stroke-linejoin="round" stroke-width="3"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">\n'
        f'<rect width="{SIDE}" height="{SIDE}" rx="7" fill="{blue}"/>\n'
        f'<path d="{curve()}" {line} stroke="{orange}"/>\n'
        f'<path d="{stairs}" {line} stroke="{white}"/>\n'
        "</svg>\n"
    )


def curve(points: int = 9) -> str:
    """Return the path of the expected score, from 250 points weaker to 250 stronger.

    >>> curve(3)
    'M5.0 22.8L16.0 16.0L27.0 9.2'
    """
    width = SIDE - 2 * EDGE
    shares = [n / (points - 1) for n in range(points)]
    at = [
        (EDGE + width * share, SIDE - EDGE - width * curve_score(REACH * (2 * share - 1)))
        for share in shares
    ]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in at)


if __name__ == "__main__":
    FILE.write_text(drawing(), encoding="utf-8", newline="\n")
