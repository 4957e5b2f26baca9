"""The figures of chapter 2 show the lines of article 8.3.3 and the 700 rule."""

from datetime import date

import pytest

from elo import k_factor
from elo.show import plots
from tests.plots.drawn import CAREERS, lines


def words(picture):
    (axes,) = picture.figure.axes
    return [text.get_text().replace("\n", " ") for text in axes.texts if text.get_text()]


# Which K.


def test_the_questions_stand_in_the_order_of_the_lists_with_the_700_rule_below():
    (axes,) = plots.k_decision().figure.axes
    rows = {}
    for text in axes.texts:
        if text.get_text() and text.get_text() not in ("yes", "no"):
            x, y = text.get_position()
            rows.setdefault(y, {})[x] = text.get_text().replace("\n", " ")
    assert [
        tuple(row[x] for x in sorted(row)) for _, row in sorted(rows.items(), reverse=True)
    ] == [
        ("Ever published at 2400 or more?", "K 10"),
        ("Year of the 18th birthday not over, and never published at 2300 or more?", "K 40"),
        ("Fewer than 30 games in completed events?", "K 40"),
        ("Everybody else", "K 20"),
        ("Games of the month × K more than 700?", "K = 700 ÷ games, rounded down"),
    ]


def test_by_the_words_the_rating_of_the_day_is_asked_for():
    asked = words(plots.k_decision("text"))
    assert "Year of the 18th birthday not over, and now rated below 2300?" in asked


def test_every_question_but_the_last_has_a_yes_and_a_no():
    asked = words(plots.k_decision())
    assert (asked.count("yes"), asked.count("no")) == (4, 3)


# Careers.


def test_each_stretch_of_a_career_is_a_line_with_its_K():
    """New: 40. A junior: 40; 2310: 20; fallen: 20; 2405: 10; fallen: 10."""
    drawn = words(plots.k_careers(CAREERS))
    assert [word for word in drawn if word.startswith("K ")] == [
        *("K 40", "K 20"),
        *("K 40", "K 20", "K 10"),
    ]
    assert {"Bao", "Chen"} <= set(drawn)


def test_a_stretch_goes_on_to_the_list_on_which_K_changes():
    stretches = [
        line for line in lines(plots.k_careers(CAREERS)) if len(line) > 1 and line[0][0] >= 2022
    ]
    first = [(2022, 1720), (2023.25, 1740)]
    assert first in stretches
    last = [(2026 + 1 / 12, 2405), (2027 + 5 / 12, 2372)]
    assert last in stretches


def test_game_30_is_marked_where_it_is_reached_and_the_year_of_18_where_it_ends():
    drawn = lines(plots.k_careers(CAREERS))
    for day, rating in ((2023.25, 1740), (2022 + 5 / 12, 2280)):
        assert [(day, rating)] in drawn
    ends = [line[0][0] for line in drawn if len(line) == 2 and line[0][0] == line[1][0]]
    assert ends == [2027]


def test_a_career_without_a_birth_year_has_no_such_end():
    adult = {date(2026, m, 1): k_factor(rating=1800, games=25 + m) for m in (1, 6)}
    drawn = lines(plots.k_careers({"An": adult}))
    assert not [line for line in drawn if len(line) == 2 and line[0][0] == line[1][0]]


def test_the_title_says_whether_K_rises():
    never = "Whatever a career brings, K goes down and never up again"
    assert plots.k_careers(CAREERS).title == never
    by_the_words = {
        day: k_factor(
            rating=on.player.rating,
            games=on.player.games,
            birth_year=2008,
            on=day,
            highest_published=on.player.highest_published,
            reading="text",
        )
        for day, on in CAREERS["Chen"].items()
    }
    assert plots.k_careers({"Chen": by_the_words}).title == "In these careers K rises again"


# Text and practice.


def test_the_fields_of_a_junior_have_the_K_of_the_article():
    (axes,) = plots.text_and_practice().figure.axes
    found = {text.get_text(): text.get_position() for text in axes.texts}
    assert set(found) == {
        *("K 40", "K 20", "K 10", "words: K 40\nlists: K 20"),
        "no rating is above\nthe highest one",
    }
    x, y = found["words: K 40\nlists: K 20"]
    assert x < 2300 <= y < 2400
    x, y = found["K 20"]
    assert 2300 <= x <= y < 2400
    x, y = found["K 40"]
    assert x <= y < 2300
    assert found["K 10"][1] > 2400


# The 700 rule.


@pytest.mark.parametrize(
    ("line", "points"),
    [
        (0, [(17, 40), (18, 38), (20, 35), (35, 20), (36, 19), (80, 8)]),
        (1, [(35, 20), (36, 19), (39, 17), (71, 9)]),
        (2, [(70, 10), (71, 9), (80, 8)]),
    ],
)
def test_the_staircase_has_the_values_of_700_divided_by_the_games(line, points):
    steps = lines(plots.rule_700())[line]
    assert set(points) <= {(int(x), int(y)) for x, y in steps}


def test_the_title_says_where_the_rule_begins():
    """17 x 40 = 680 and 18 x 40 = 720; 35 x 20 = 700 and 36 x 20 = 720; 70 x 10 and 71 x 10."""
    title = "The 700 rule begins at 18 games for K 40, 36 at 20, 71 at 10"
    assert plots.rule_700().title == title


def test_the_two_marked_months_are_those_of_the_text():
    drawn = words(plots.rule_700())
    assert "20 games at K 40: 35" in drawn
    assert "39 games at K 20: 17" in drawn
