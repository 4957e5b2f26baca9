"""The figures: what they draw is what the library computes, and their bytes never change."""

import re
from functools import cache

import numpy as np
import pytest

from elo import event_change
from elo.show import plots
from elo.simulate import (
    Population,
    Sample,
    event_swing,
    finding_truth,
    first_ratings,
    rule_changes,
    settling,
    simulate_list,
)
from elo.tournament import us_championship_2025


def reports():
    tournament, published = us_championship_2025()
    return {
        rank: event_change(event.own, event.games, k=published[rank].K)
        for rank, event in tournament.events().items()
    }


SMALL = Sample(100, 2)


@cache
def found(experiment, **sizes):
    return experiment(**sizes)


FIGURES = {
    "curve_and_table": plots.curve_and_table,
    "table_minus_curve": plots.table_minus_curve,
    "same_expected_score": lambda: plots.same_expected_score([(64, 0, 36), (44, 40, 16)]),
    "change_by_difference": plots.change_by_difference,
    "expected_and_scored": lambda: plots.expected_and_scored(reports()),
    "settling_paths": lambda: plots.settling_paths(found(settling, sample=SMALL)),
    "swing_of_one_event": lambda: plots.swing_of_one_event(found(event_swing)),
    "first_rating_errors": lambda: plots.first_rating_errors(found(first_ratings)),
    "list_over_months": lambda: plots.list_over_months(
        found(simulate_list, population=Population(100), months=12)
    ),
    "correlation_over_months": lambda: plots.correlation_over_months(
        found(finding_truth, months=12, sample=SMALL).rows[0]
    ),
    "level_over_months": lambda: plots.level_over_months(
        found(finding_truth, months=12, sample=SMALL)
    ),
    "changes_of_2024": lambda: plots.changes_of_2024(
        found(rule_changes, months=6, sample=SMALL), "too_low"
    ),
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


# Experiments.


def test_each_K_has_its_path_from_the_error_at_the_start_towards_the_truth():
    settled = found(settling, sample=SMALL)
    paths = [path for path in lines(plots.settling_paths(settled)) if len(path) > 2]
    assert [path[0] for path in paths] == [(0, -300.0)] * 3
    assert [path[-1][0] for path in paths] == [240] * 3
    assert all(path[-1][1] > -60 for path in paths)
    games = round(settled.rows[0].games.value)
    assert plots.settling_paths(settled).title.startswith(
        f"300 points off: settled after {games} games at K 40, "
    )


def test_the_bars_of_a_swing_are_all_events_and_the_coloured_ones_the_share_that_is_named():
    swing = found(event_swing)
    (axes,) = plots.swing_of_one_event(swing).figure.axes
    narrow, wide = ([bar.get_height() for bar in bars] for bars in axes.containers)
    assert sum(narrow) + sum(wide) == pytest.approx(100)
    assert sum(wide) == pytest.approx(100 * swing.share.value)


def test_the_bell_over_the_bars_is_that_of_the_theory():
    """Its greatest height: 10 points wide, 1000 / (sd x sqrt(2 pi)) percent."""
    swing = found(event_swing)
    (bell,) = lines(plots.swing_of_one_event(swing))
    assert max(y for _, y in bell) == pytest.approx(398.94 / swing.sd_theory, rel=1e-3)


def test_first_ratings_are_drawn_rule_by_rule_with_their_theory():
    errors = found(first_ratings)
    truths = [1300, 1500, 1700, 1900, 2100]
    drawn = lines(plots.first_rating_errors(errors))
    before, seen_before, after, seen_after = (
        [y for _, y in line] for line in drawn if [x for x, _ in line] == truths
    )
    assert before + after == [row.error_theory for row in errors.rows]
    assert seen_before + seen_after == [row.error.value for row in errors.rows]


def test_a_list_is_drawn_beside_its_strengths():
    history = found(simulate_list, population=Population(100), months=12)
    picture = plots.list_over_months(history)
    ratings, truths = lines(picture)
    assert [y for _, y in ratings] == history.mean_rating().tolist()
    assert [y for _, y in truths] == history.mean_truth().tolist()
    assert re.fullmatch(r"After 12 months the list is off by [+−]?\d+ points", picture.title)


def test_the_correlation_and_the_level_have_a_point_for_every_list():
    truth = found(finding_truth, months=12, sample=SMALL)
    correlation, _ = lines(plots.correlation_over_months(truth.rows[0]))
    assert len(correlation) == 13
    _, *levels = lines(plots.level_over_months(truth))
    assert len(levels) == len(truth.rows)
    for level, row in zip(levels, truth.rows, strict=True):
        assert np.allclose([y for _, y in level], row.ratings - row.truths)


def test_every_change_of_2024_has_its_weak_its_average_and_its_strong():
    changes = found(rule_changes, months=6, sample=SMALL)
    drawn = lines(plots.changes_of_2024(changes, "too_low"))
    for place, row in enumerate(reversed(changes.rows[5:])):
        for part in (row.weak, row.bias, row.strong):
            assert [(part.value, place)] in drawn
