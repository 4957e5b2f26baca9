"""The figures of the experiments show what was found."""

import re
from dataclasses import replace

import numpy as np
import pytest

from elo import RatingInputError
from elo.show import plots
from elo.show.plots.picture import LINES
from elo.simulate import (
    FindingTruth,
    FirstRatings,
    Population,
    Sample,
    Setting,
    Settling,
    event_swing,
    finding_truth,
    first_ratings,
    rule_changes,
    settling,
    simulate_list,
)
from elo.simulate.newcomers import AFTER, BEFORE
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


@pytest.mark.parametrize("width", [1, 7, 10, 20, 30, 100])
@pytest.mark.parametrize("at_least", [0, 45, 50, 55])
def test_the_coloured_part_is_the_share_that_is_named_however_wide_the_bars(at_least, width):
    swing = event_swing(at_least=at_least, sample=SMALL)
    (axes,) = plots.swing_of_one_event(swing, width=width).figure.axes
    narrow, wide = ([bar.get_height() for bar in bars] for bars in axes.containers)
    assert sum(narrow) + sum(wide) == pytest.approx(100)
    assert sum(wide) == pytest.approx(100 * swing.share.value)


def test_of_a_bar_with_both_colours_one_stands_on_the_other():
    """From 40 to 50 points, with 45 or more coloured."""
    (axes,) = plots.swing_of_one_event(event_swing(at_least=45, sample=SMALL)).figure.axes
    narrow, wide = ({bar.get_x(): bar for bar in bars} for bars in axes.containers)
    both = set(narrow) & set(wide)
    assert len(both) == 2
    for x in both:
        assert wide[x].get_y() == pytest.approx(narrow[x].get_y() + narrow[x].get_height())


def test_a_bar_has_a_width():
    with pytest.raises(RatingInputError, match=r"the width of a bar .* 1 or more, got 0"):
        plots.swing_of_one_event(found(event_swing), width=0)


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


def first_lines(**given):
    """The title and the names at the ends of a figure of first ratings."""
    picture = plots.first_rating_errors(first_ratings(sample=SMALL, **given))
    (axes,) = picture.figure.axes
    return picture.title, {text.get_text() for text in axes.texts}


def test_the_1800s_are_named_where_they_are_seen_to_pull():
    title, names = first_lines()
    assert title == "The two 1800s pull first ratings towards 1800"
    assert names == {"rule of 2022", "rule of today"}


@pytest.mark.parametrize(
    "given",
    [
        {"rules": [BEFORE]},
        {"rules": [AFTER]},
        {"rules": [AFTER, replace(AFTER, name="from 1000", published_from=1000)]},
        {"truths": [2000, 2100]},
        {"truths": [1500]},
    ],
)
def test_without_something_to_compare_a_title_says_how_far_first_ratings_are_off(given):
    rows = first_ratings(sample=SMALL, **given).rows
    title, names = first_lines(**given)
    said = [int(n.replace("−", "-")) for n in re.findall(r"[+−]?\d+", title)]
    assert title.startswith("First ratings are off by ")
    assert said == [round(f(row.error_theory for row in rows)) for f in (min, max)]
    assert len(names) == len({row.rules for row in rows})
    if "rules" in given:
        assert names == {row.rules.name for row in rows}


def test_every_row_is_drawn_or_the_figure_is_refused():
    """Seven lines can be told from one another, an eighth would be left out without a word."""
    small = Sample(20, 2)
    ks = list(range(20, 20 + len(LINES)))
    settled = settling(ks, events=60, sample=small)
    paths = [line for line in lines(plots.settling_paths(settled)) if len(line) > 2]
    assert len(paths) == len(LINES)
    titled = re.findall(r" at (?:K )?(\d+)", plots.settling_paths(settled).title)
    assert titled == [str(k) for k in ks]
    with pytest.raises(RatingInputError, match="the number of lines in a figure must be 7 or less"):
        plots.settling_paths(settling([*ks, 40], events=60, sample=small))


def test_no_list_of_the_experiment_is_left_out_of_its_figure():
    small = Sample(30, 2)
    settings = [Setting(f"{k}", k=k) for k in range(10, 10 + len(LINES) + 1)]
    truth = finding_truth(settings, months=12, sample=small)
    for draw in (plots.level_over_months, lambda found: plots.correlation_over_months(*found.rows)):
        with pytest.raises(RatingInputError, match="lines in a figure must be 7 or less, got 8"):
            draw(truth)
        draw(replace(truth, rows=truth.rows[1:]))
    rules = [replace(AFTER, name=f"{n}", published_from=n) for n in range(1, 9)]
    with pytest.raises(RatingInputError, match="lines in a figure must be 7 or less, got 8"):
        plots.first_rating_errors(first_ratings([1500], rules=rules, sample=small))


@pytest.mark.parametrize(
    "draw",
    [
        lambda: plots.settling_paths(Settling((), SMALL)),
        lambda: plots.first_rating_errors(FirstRatings((), 6, SMALL)),
        lambda: plots.correlation_over_months(),
        lambda: plots.level_over_months(FindingTruth((), 12, SMALL)),
        lambda: plots.ratings_without_progress({}),
        lambda: plots.risen_over_months({}),
        lambda: plots.apart_over_months({}),
    ],
)
def test_a_figure_of_nothing_is_refused(draw):
    with pytest.raises(RatingInputError, match="what was found must hold at least one, got none"):
        draw()


def test_a_figure_of_a_first_list_that_was_not_tried_is_refused():
    changes = found(rule_changes, months=6, sample=SMALL)
    with pytest.raises(RatingInputError, match="the first list must be one of right, too_low, got"):
        plots.changes_of_2024(changes, "wrong")


def test_lists_of_different_length_are_drawn_to_their_ends():
    short, long = (found(finding_truth, months=months, sample=SMALL).rows[0] for months in (12, 14))
    picture = plots.correlation_over_months(short, long)
    assert [len(line) for line in lines(picture)[:2]] == [13, 15]
    assert picture.figure.axes[0].get_xlim() == (0, 14)


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
