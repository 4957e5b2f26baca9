"""The mark: what is stored is what the code draws, and it is true to its subject."""

import re
import xml.etree.ElementTree as ET

import pytest

from elo.show import mark
from elo.show.palette import PALETTE

GROUND, CURVE, STAIRS = ET.fromstring(mark.drawing())


def test_the_stored_mark_is_the_drawn_one():
    """If this fails: ``python -m elo.show.mark``."""
    assert mark.FILE.read_bytes() == mark.drawing().encode()


def test_the_stairs_are_loss_draw_and_win():
    """Three treads, at the bottom, in the middle and at the top of 22 units."""
    y = [27 - 22 * score for score in (0, 0.5, 1)]
    assert STAIRS.get("d") == f"M5 {y[0]:.0f}H11.5V{y[1]:.0f}H20.5V{y[2]:.0f}H27"


def test_the_curve_is_the_expected_score():
    """1 / (1 + 10 ** (-250 / 400)) = 0.8083, at the right end; 0.1917 at the left; 1/2 between."""
    points = re.findall(r"([\d.]+) ([\d.]+)", CURVE.get("d"))
    first, *_, last = points
    assert len(points) % 2 == 1
    assert points[len(points) // 2] == ("16.0", "16.0")
    assert float(first[1]) == pytest.approx(27 - 22 * 0.1917, abs=0.05)
    assert float(last[1]) == pytest.approx(27 - 22 * 0.8083, abs=0.05)


def test_the_mark_has_colours_of_the_book_alone():
    known = {shade for colour in PALETTE.values() for shade in colour}
    assert set(re.findall(r"#[0-9a-f]{6}", mark.drawing())) <= known
