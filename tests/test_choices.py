"""Where the text is silent: every choice has its question, and shows where it matters."""

from datetime import date

import pytest

from elo import (
    FirstEvent,
    compressed,
    event_change,
    games_from,
    initial_rating,
    k_factor,
    performance_rating,
    pooled_initial_rating,
)
from elo.choices import CHOICES, choice_step
from elo.topics import TOPICS
from elo.words import CATALOGUE
from tests.test_k_factor import JUNIOR_ONCE_2300

FIRST = FirstEvent([1600] * 3, 1, date(2026, 1, 10))
TIE = games_from([1500, 2500], [1, 0])

# Where a choice matters in a computation, and one in which it does not.
MATTERS = {
    "cut_tie": (
        lambda: event_change(2000, TIE, k=20, rules="standard-2022-01"),
        lambda: event_change(2000, TIE, k=20),
    ),
    "k_order": (
        lambda: k_factor(rating=2450, games=5),
        lambda: k_factor(rating=2450, games=50),
    ),
    "k_fallen_junior": (
        lambda: k_factor(**JUNIOR_ONCE_2300),
        lambda: k_factor(**{**JUNIOR_ONCE_2300, "highest_published": 2299}),
    ),
    "perfect_full": (
        lambda: performance_rating([1500, 1600], 2, method="perfect"),
        lambda: performance_rating([1500, 1600], 1.5, method="perfect"),
    ),
    "perfect_byes": (
        lambda: performance_rating([1500, 1600], 2, method="perfect", half_point_byes=1),
        lambda: performance_rating([1500, 1600], 1.5, method="perfect"),
    ),
    "first_share": (
        lambda: initial_rating([1600] * 5, 3),
        lambda: initial_rating([1600] * 5, 2.5),
    ),
    "first_half": (
        lambda: initial_rating([1600] * 5 + [1604], 3),
        lambda: initial_rating([1600] * 5 + [1605], 3),
    ),
    "first_zero": (
        lambda: pooled_initial_rating([FIRST, FirstEvent([1600] * 3, 0, date(2026, 2, 1))]),
        lambda: pooled_initial_rating([FIRST, FirstEvent([1600] * 3, 2, date(2026, 2, 1))]),
    ),
    "compression_rounding": (lambda: compressed(1999), lambda: compressed(1995)),
}
# Made before a computation begins, by what is given to it: the list, the day, the number of games.
GIVEN = {
    "cut_upgrade",
    "event_list",
    "event_rules",
    "k_within_period",
    "k_first_games",
    "compression_lists",
}


def choices_made(result):
    return {step.key for step in result.steps if step.key.startswith("choice.")}


@pytest.mark.parametrize("choice", CHOICES.values(), ids=lambda choice: choice.name)
def test_a_choice_has_a_question_a_topic_and_an_article(choice):
    assert CHOICES[choice.name] is choice
    assert choice.question == CATALOGUE[f"open.{choice.name}"]
    assert choice.question.endswith(".")
    assert choice.topic in [topic.name for topic in TOPICS]
    assert choice.article.startswith(("B.02 8.", "C.07 10.", "1 March 2024"))


def test_the_choices_stand_in_the_order_of_the_topics_and_cannot_be_changed():
    order = [topic.name for topic in TOPICS]
    topics = [choice.topic for choice in CHOICES.values()]
    assert topics == sorted(topics, key=order.index)
    with pytest.raises(TypeError):
        CHOICES["new"] = CHOICES["k_order"]


def test_every_question_of_the_catalogue_is_a_choice_and_so_is_every_step():
    def names(group):
        return {key.partition(".")[2] for key in CATALOGUE if key.startswith(f"{group}.")}

    assert names("open") == set(CHOICES)
    assert names("choice") <= set(CHOICES)


@pytest.mark.parametrize("name", MATTERS)
def test_a_choice_shows_in_the_working_in_which_it_matters_and_in_no_other(name):
    matters, does_not = MATTERS[name]
    assert choices_made(matters()) == {f"choice.{name}"}
    assert choices_made(does_not()) == set()


@pytest.mark.parametrize("name", MATTERS)
def test_a_choice_says_that_it_is_one(name):
    (step,) = [step for step in MATTERS[name][0]().steps if step.key == f"choice.{name}"]
    assert step.article == CHOICES[name].article
    assert "silent" in str(step) or "text and practice part" in str(step)


def test_every_other_choice_is_made_by_what_is_given():
    assert set(CHOICES) == set(MATTERS) | GIVEN


def test_a_step_carries_its_values_and_the_article_of_its_choice():
    step = choice_step("perfect_byes", byes=2)
    assert (step.key, dict(step.values)) == ("choice.perfect_byes", {"byes": 2})
    assert step.article == CHOICES["perfect_byes"].article == "C.07 10.3"
    assert str(step).startswith("half-point byes (2) count neither as games nor as points")


def test_a_choice_without_a_name_cannot_be_made():
    with pytest.raises(KeyError):
        choice_step("whatever")
