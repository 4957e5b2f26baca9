"""All figures: their bytes never change, they hold in the dark, and their titles fit."""

import re

import pytest

from elo.show import plots
from tests.plots.drawn import FIGURES

figures = pytest.mark.parametrize("draw", FIGURES.values(), ids=FIGURES)


@figures
def test_a_figure_has_the_same_bytes_each_time(draw):
    first, second = draw().svg, draw().svg
    assert first == second
    assert "<dc:date>" not in first


@figures
def test_every_colour_has_its_answer_on_a_dark_page(draw):
    drawn = set(re.findall(r"(?:fill|stroke): (#[0-9a-f]{6})", draw().svg))
    assert drawn
    assert drawn <= {light for light, _ in plots.PALETTE.values()}


@figures
def test_a_figure_shows_itself_as_svg_and_has_words_for_a_terminal(draw):
    bundle = draw()._repr_mimebundle_(include=None, exclude=None)
    assert bundle["image/svg+xml"].startswith("<svg")
    assert "prefers-color-scheme: dark" in bundle["image/svg+xml"]
    assert bundle["text/plain"].startswith("<Picture: ")


@figures
def test_a_title_fits_its_figure(draw):
    picture = draw()
    picture.figure.draw_without_rendering()
    (axes,) = picture.figure.axes
    box = (
        axes.title.get_window_extent() if axes.get_title() else axes._left_title.get_window_extent()
    )
    assert box.x1 <= picture.figure.bbox.x1


def test_every_figure_is_tried():
    assert set(FIGURES) == set(plots.__all__) - {"PALETTE", "Picture"}
