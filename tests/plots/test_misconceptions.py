"""The figures of chapter 6 show the careers, the shares and the findings that they are given."""

import pytest

from elo.show import plots
from elo.show.glicko import Glicko
from elo.simulate import stronger_opponents
from tests.plots.drawn import DOUBT, PATHS, SHARES, SMALL, found, lines


def test_every_career_is_drawn_and_the_title_has_its_lowest_and_highest_rating():
    picture = plots.ratings_without_progress(PATHS)
    _, *careers = lines(picture)
    assert careers == [list(enumerate(career)) for career in PATHS.values()]
    assert picture.title == "Strength 1500 all the time, ratings from 1460 to 1520"


def test_shares_are_drawn_in_percent_from_the_first_month_and_the_best_group_is_the_title():
    picture = plots.risen_over_months(SHARES)
    _, growing, constant = lines(picture)
    assert [x for x, _ in growing] == [1, 2, 3]
    assert [y for _, y in growing] == pytest.approx([55, 57, 74])
    assert [y for _, y in constant] == pytest.approx([39, 48, 47])
    assert picture.title.endswith("55 % after a month, 74 % after 3")


def test_stronger_opponents_cost_nothing_up_to_400_points_and_k_n_times_the_gap_of_pd_beyond():
    """500 points: the table says .04, the 400 rule .08: 20 x 6 x -.04; 600 points: .02."""
    stronger = found(stronger_opponents, k=20, sample=SMALL)
    picture = plots.stronger_on_average(stronger)
    _, theory, *marks = lines(picture)
    assert [gap for gap, _ in theory] == [100, 200, 300, 400, 500, 600]
    assert [mean for _, mean in theory] == pytest.approx([0, 0, 0, 0, -4.8, -7.2])
    assert marks == [[(row.gap, row.mean.value)] for row in stronger.rows]
    assert picture.title.startswith("Up to 400 points ")


@pytest.mark.parametrize(
    ("gaps", "title"),
    [
        ([100, 200], "Up to 200 points stronger opponents cost nothing on average"),
        ([500, 600], "500 to 600 points stronger: an event changes −4.8 to −7.2"),
        ([600], "600 points stronger: an event changes −7.2"),
    ],
)
def test_the_title_follows_the_opponents_that_were_tried(gaps, title):
    stronger = stronger_opponents(gaps, k=20, sample=SMALL)
    assert plots.stronger_on_average(stronger).title == title


def test_a_doubtful_rating_has_two_RD_to_either_side():
    low, high, rating, _ = lines(plots.rating_with_doubt(DOUBT))
    assert low == [(0, 800), (1, 1310), (2, 1270)]
    assert high == [(0, 2200), (1, 1710), (2, 1750)]
    assert rating == [(0, 1500), (1, 1510), (2, 1510)]


def test_the_title_of_doubt_names_the_first_the_surest_and_the_last_RD():
    title = plots.rating_with_doubt([*DOUBT, Glicko(1510, 130)]).title
    assert title == "Games shrink the RD from 350 to 100, a rest lets it grow to 130"


def test_two_systems_are_drawn_month_by_month_and_the_title_has_both_ends():
    picture = plots.apart_over_months({"A": [0.0, 12.4], "B": [0.0, -30.6]})
    _, *paths = lines(picture)
    assert paths == [[(0, 0.0), (1, 12.4)], [(0, 0.0), (1, -30.6)]]
    assert picture.title == "Same games, two systems: apart by −31 to +12 points"
