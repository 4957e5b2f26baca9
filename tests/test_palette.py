"""The colours can be read, in light and in dark, and told apart by the colour-blind.

Contrast by WCAG 2.1; what the colour-blind see by Machado, Oliveira and Fernandes (2009), full
strength; distances in CIE L*a*b*, where about 2 is just to be seen.
"""

import re
from itertools import combinations
from pathlib import Path

import pytest

from elo.show.palette import PALETTE, style_sheet

CSS = (Path(__file__).parents[1] / "elo" / "show" / "page.css").read_text(encoding="utf-8")
SCHEMES = ("light", "dark")
WORDS = ("ink", "quiet", "table", "curve", "third", "drill")
LINES = ("table", "curve", "third")
BOXES = ("table", "curve", "third", "drill")  # rule, mistake, guess, drill
SEEN_BY = {
    "everybody": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

schemes = pytest.mark.parametrize("scheme", SCHEMES)


def parts(colour):
    return [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]


def linear(colour):
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts(colour)]


def contrast(one, other):
    weights = (0.2126, 0.7152, 0.0722)
    bright, dim = sorted(
        (
            sum(w * c for w, c in zip(weights, linear(colour), strict=True))
            for colour in (one, other)
        ),
        reverse=True,
    )
    return (bright + 0.05) / (dim + 0.05)


def mixed(colour, ground, percent):
    share = percent / 100
    both = zip(parts(colour), parts(ground), strict=True)
    return "#" + "".join(f"{round(255 * (share * a + (1 - share) * b)):02x}" for a, b in both)


def lab(rgb):
    r, g, b = (min(1, max(0, c)) for c in rgb)
    xyz = (
        (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047,
        0.2126729 * r + 0.7151522 * g + 0.0721750 * b,
        (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one, other, seen_by):
    def seen(colour):
        c = linear(colour)
        return lab([sum(m * v for m, v in zip(row, c, strict=True)) for row in SEEN_BY[seen_by]])

    return sum((a - b) ** 2 for a, b in zip(seen(one), seen(other), strict=True)) ** 0.5


def shades(scheme):
    return {name: getattr(colour, scheme) for name, colour in PALETTE.items()}


def test_the_measures_give_what_is_published():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)  # WebAIM
    assert lab(linear("#ff0000")) == pytest.approx((53.24, 80.09, 67.20), abs=0.02)  # Lindbloom
    # Red and green of the same lightness fall together for who sees no green.
    assert apart("#b4500f", "#5b7f2b", "everybody") > 60
    assert apart("#b4500f", "#5b7f2b", "no red") < 10


@schemes
@pytest.mark.parametrize("ground", ["on", "surface"])
def test_words_can_be_read_on_every_ground(scheme, ground):
    colours = shades(scheme)
    assert {w: c for w in WORDS if (c := contrast(colours[w], colours[ground])) < 4.5} == {}


@schemes
def test_words_can_be_read_in_the_box_of_each_colour(scheme):
    colours = shades(scheme)
    tints = [int(percent) for percent in re.findall(r"--elo-tint: (\d+)%", CSS)]
    tint = dict(zip(SCHEMES, tints, strict=True))[scheme]
    for box in BOXES:
        ground = mixed(colours[box], colours["on"], tint)
        assert contrast(colours[box], ground) >= 4.5
        assert contrast(colours["quiet"], ground) >= 4.5
        assert contrast(colours["ink"], ground) >= 7


@schemes
def test_lines_and_frames_are_seen(scheme):
    colours = shades(scheme)
    seen = ("ink", "quiet", *BOXES)
    assert {s: c for s in seen if (c := contrast(colours[s], colours["surface"])) < 3} == {}


@schemes
@pytest.mark.parametrize("seen_by", SEEN_BY)
@pytest.mark.parametrize("among", [LINES, BOXES])
def test_the_colours_are_told_apart_by_everybody(scheme, seen_by, among):
    colours = shades(scheme)
    close = {
        (one, other): distance
        for one, other in combinations(among, 2)
        if (distance := apart(colours[one], colours[other], seen_by)) < 14
    }
    assert close == {}


@schemes
def test_the_page_and_its_figures_have_the_same_ground(scheme):
    assert contrast(shades(scheme)["on"], {"light": "#ffffff", "dark": "#000000"}[scheme]) < 1.3


def test_pages_name_only_colours_of_the_list():
    set_here = set(re.findall(r"(--[\w-]+):", CSS))
    known = {f"--elo-{name}" for name in PALETTE} | set_here
    assert set(re.findall(r"var\((--elo-[\w-]+)", CSS)) <= known
    assert re.findall(r"#[0-9a-fA-F]{3,8}\b(?=[ ;,)])", CSS) == []


def test_the_style_sheet_has_each_colour_for_light_and_for_dark():
    light, dark = style_sheet().splitlines()
    assert dark.startswith('@media screen { html[data-theme="dark"] {')
    for name, colour in PALETTE.items():
        assert f"--elo-{name}: {colour.light};" in light
        assert f"--elo-{name}: {colour.dark};" in dark
