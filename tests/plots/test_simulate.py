"""The figures of the experiments show what was found."""

import re

import numpy as np
import pytest

from elo.show import plots
from elo.simulate import (
    Population,
    event_swing,
    finding_truth,
    first_ratings,
    rule_changes,
    settling,
    simulate_list,
)
from tests.plots.drawn import SMALL, found, lines


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
    *both, limit = lines(plots.correlation_over_months(*truth.rows[:2], limit=0.97))
    assert [[y for _, y in line] for line in both] == [
        row.correlations.tolist() for row in truth.rows[:2]
    ]
    assert {y for _, y in limit} == {0.97}
    _, *levels = lines(plots.level_over_months(truth))
    assert len(levels) == len(truth.rows)
    for level, row in zip(levels, truth.rows, strict=True):
        assert np.allclose([y for _, y in level], row.ratings - row.truths)


def test_titles_of_lists_say_how_far_they_are_off():
    truth, changes = (
        found(finding_truth, months=12, sample=SMALL),
        found(rule_changes, months=6, sample=SMALL),
    )
    level, right = plots.level_over_months(truth), plots.changes_of_2024(changes, "right")
    for rows, title in ((truth.rows, level.title), (changes.rows[:5], right.title)):
        said = [int(n.replace("−", "-")) for n in re.findall(r"[+−]?\d+", title)]
        assert said[1:] == [round(f(row.bias.value for row in rows)) for f in (min, max)]
    assert right.title.startswith("Ratings right at first: after 6 months ")


def test_every_change_of_2024_has_its_weak_its_average_and_its_strong():
    changes = found(rule_changes, months=6, sample=SMALL)
    drawn = lines(plots.changes_of_2024(changes, "too_low"))
    for place, row in enumerate(reversed(changes.rows[5:])):
        for part in (row.weak, row.bias, row.strong):
            assert [(part.value, place)] in drawn
