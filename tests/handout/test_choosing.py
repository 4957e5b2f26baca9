"""Which questions are handed out."""

from itertools import islice

import pytest

from elo import RatingInputError
from elo.drills import KINDS, PAGE_SEEDS
from elo.handout.choosing import OWN_SEEDS, Choice, content, kinds_named, spread
from tests.handout.made_again import every_kind


def names(kinds):
    return [f"{kind.topic}/{kind.name}" for kind in kinds]


def test_a_topic_is_all_its_kinds_and_nothing_is_asked_twice():
    assert names(kinds_named(["k_factor"])) == [f"k_factor/{name}" for name in KINDS["k_factor"]]
    both = names(kinds_named(["k_factor/rule_700", "k_factor"]))
    assert sorted(both) == sorted(names(kinds_named(["k_factor"])))
    assert both[0] == "k_factor/rule_700"
    assert kinds_named(["all"]) == tuple(every_kind())


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ([], "nothing is asked. Name a topic (formula, k_factor"),
        (["chess"], "no questions on 'chess'; there are some on formula"),
        (["formula/chess"], "no kind 'chess' on formula; there are by_ratings"),
        (["/by_ratings"], "no questions on ''"),
    ],
)
def test_what_there_is_not_is_named_with_what_there_is(asked, said):
    with pytest.raises(RatingInputError) as error:
        kinds_named(asked)
    assert said in str(error.value)


def test_questions_are_spread_over_the_kinds_in_their_order():
    four = kinds_named(["formula"])[:4]
    assert [four.index(kind) for kind in spread(four, 1)] == [0]
    assert [four.index(kind) for kind in spread(four, 2)] == [0, 3]
    assert [four.index(kind) for kind in spread(four, 3)] == [0, 1, 3]
    assert [four.index(kind) for kind in spread(four, 4)] == [0, 1, 2, 3]
    assert [four.index(kind) for kind in spread(four, 6)] == [0, 0, 1, 2, 2, 3]


@pytest.mark.parametrize("wrong", [0, -1, 2.5])
def test_less_than_one_question_is_none(wrong):
    with pytest.raises(RatingInputError, match="the number of questions must be a whole number"):
        spread(kinds_named(["formula"]), wrong)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [({"level": 4}, "the level must be 1, 2 or 3"), ({"seed": -1}, "the seed must be")],
)
def test_a_level_or_seed_that_there_is_not_is_refused(wrong, said):
    with pytest.raises(RatingInputError, match=said):
        Choice(kinds_named(["formula"]), **wrong)


def test_no_copies_are_refused():
    with pytest.raises(RatingInputError, match="the number of copies"):
        next(Choice(kinds_named(["formula"])).sets(0))


def test_the_seeds_of_the_pages_are_never_taken_unless_they_are_asked_for():
    choice = Choice(kinds_named(["all"]), level=2)
    taken = {question.seed for questions in choice.sets(5) for question in questions}
    assert len(taken) > 200
    assert not taken & set(PAGE_SEEDS)
    assert OWN_SEEDS.start == 41


def test_questions_of_the_pages_follow_one_another_and_begin_again_after_the_last():
    kind = kinds_named(["rating_change/one_game"]) * 2
    sets = Choice(kind, seed=38, from_pages=True).sets(2)
    assert [[question.seed for question in questions] for questions in sets] == [[38, 39], [40, 1]]


def test_every_copy_of_a_class_has_other_numbers():
    choice = Choice(kinds_named(["rating_change"]), level=2)
    asked = [content(question) for questions in choice.sets(30) for question in questions]
    assert len(set(asked)) == len(asked) == 30 * len(KINDS["rating_change"])


def test_where_a_level_has_few_numbers_each_is_used_as_rarely_as_possible():
    choice = Choice(kinds_named(["formula/backwards"]))
    asked = [content(one) for (one,) in choice.sets(24)]
    assert max(map(asked.count, asked)) <= 24 // len(set(asked)) + 1


def test_a_copy_is_the_same_however_many_come_after_it_and_another_seed_gives_others():
    kinds = kinds_named(["performance"])
    few, many = Choice(kinds).sets(2), Choice(kinds).sets(9)
    assert list(few) == list(islice(many, 2))
    assert next(Choice(kinds, seed=2).sets(1)) != next(Choice(kinds, seed=1).sets(1))


def test_the_same_seed_gives_the_same_numbers_on_every_python():
    """Written down once: Python's generator, seeded by a text, is the same everywhere."""
    questions = next(Choice(kinds_named(["formula"])[:3]).sets(1))
    assert [question.seed for question in questions] == [945459, 803033, 974717]
