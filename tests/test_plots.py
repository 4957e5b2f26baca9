"""The figures: what they draw is what the library computes, and their bytes never change."""

import re

import pytest

from elo import event_change
from elo.show import plots
from elo.tournament import us_championship_2025


def reports():
    tournament, published = us_championship_2025()
    return {
        rank: event_change(event.own, event.games, k=published[rank].K)
        for rank, event in tournament.events().items()
    }


FIGURES = {
    "curve_and_table": plots.curve_and_table,
    "table_minus_curve": plots.table_minus_curve,
    "same_expected_score": lambda: plots.same_expected_score([(64, 0, 36), (44, 40, 16)]),
    "change_by_difference": plots.change_by_difference,
    "expected_and_scored": lambda: plots.expected_and_scored(reports()),
}
figures = pytest.mark.parametrize("draw", FIGURES.values(), ids=FIGURES)


def lines(picture):
    (axes,) = picture.figure.axes
    return [list(zip(*line.get_data(), strict=True)) for line in axes.lines]


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


def test_the_table_is_drawn_as_steps_with_its_own_values():
    table, curve, _ = lines(plots.curve_and_table())
    assert (200, 0.76) in table
    assert (392, 0.92) in table
    assert (391, 0.91) in table
    assert dict(curve)[400] == pytest.approx(10 / 11)


def test_the_gap_is_widest_at_392_within_the_400_rule():
    """0.92 - 1 / (1 + 10 ** (-392 / 400)) = 0.92 - 0.90524 = 0.01476"""
    picture = plots.table_minus_curve()
    assert picture.title == "Up to 400 points they part by at most 1.48 hundredths, at D = 392"


def test_shares_that_expect_different_scores_are_refused():
    with pytest.raises(ValueError, match="too many values"):
        plots.same_expected_score([(64, 0, 36), (50, 0, 50)])


def test_a_win_brings_18_4_at_most_and_1_6_at_least_at_k_20():
    """20 x (1 - .08) and 20 x (1 - .92)"""
    _, win, draw, loss, *_ = lines(plots.change_by_difference(k=20))
    assert (-600, 18.4) in win
    assert (600, 1.6) in win
    assert (0, 0.0) in draw
    assert (0, -10.0) in loss


def test_every_player_of_the_event_has_a_line_from_expected_to_scored():
    drawn = lines(plots.expected_and_scored(reports()))
    spans = [line for line in drawn if len(line) == 2]
    assert len(spans) == 12
    assert [(7.17, 11), (8.0, 11)] in spans
