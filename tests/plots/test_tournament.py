"""The figures of a report show what it computes."""

import pytest

from elo import RatingInputError
from elo.show import plots
from elo.tournament import tournament_report
from tests.plots.drawn import championship, lines
from tests.tournament.made import CLUB, event


def points(picture):
    """Every marker of a figure: where it stands."""
    return [line for line in lines(picture) if len(line) == 1]


def test_each_game_is_a_bar_and_the_sum_a_diamond():
    """Anna +15.6 (7.2 + 8.4), Cleo -8.4 - 7.2... by hand: see the sheet of CLUB."""
    picture = plots.who_gained(tournament_report(event(*CLUB)))
    (axes,) = picture.figure.axes
    anna = [bar for bar in axes.patches if bar.get_y() > 1.5]
    assert [(bar.get_x(), bar.get_width()) for bar in anna] == [
        (0.0, pytest.approx(7.2)),
        (pytest.approx(7.2), pytest.approx(8.4)),
    ]
    assert [(pytest.approx(15.6), 2)] in points(picture)
    assert [text.get_text() for text in axes.get_yticklabels()][-1] == "No. 1 (1800)"


def test_the_title_says_who_gained_most():
    """FIDE's figures: six of twelve are above zero, number 11 with +15.3."""
    assert plots.who_gained(championship()).title == "6 of 12 gained, No. 11 the most: +15.3"


def test_of_a_large_event_the_ends_are_shown_and_it_is_said():
    pairs = [(f"A{n} 1800 {2 * n}w1", f"B{n} {1500 + n} {2 * n - 1}b0") for n in range(1, 31)]
    picture = plots.who_gained(tournament_report(event(*(one for pair in pairs for one in pair))))
    (axes,) = picture.figure.axes
    assert len(axes.get_yticks()) == 24
    assert picture.title.startswith("30 of 60 gained")
    assert picture.title.endswith("(24 shown)")


def test_the_points_scored_stand_over_those_expected():
    picture = plots.expected_against_scored(championship())
    over = [line for line in lines(picture) if len(line) == 6]
    assert len(over) == 2  # six above the line, six below it
    assert (pytest.approx(3.97), 5.5) in over[0]  # number 11, as FIDE has it: 5.5 - 1.53
    assert (pytest.approx(4.98), 4.0) in over[1]  # number 10: 4 + 0.98
    assert picture.title == "6 of 12 scored more than expected, No. 11 by 1.53"


def test_nobody_above_the_expected_score_is_said():
    report = tournament_report(event("Anna 1800 2w=", "Ben 1800 1b="))
    assert plots.expected_against_scored(report).title == "None of 2 scored more than expected"


@pytest.mark.parametrize("draw", [plots.who_gained, plots.expected_against_scored])
def test_without_a_game_there_is_nothing_to_draw(draw):
    with pytest.raises(RatingInputError, match="games of rated players"):
        draw(tournament_report(event("Anna 1800", "Dan -")))
