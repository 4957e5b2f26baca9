"""Questions on first ratings: every answer by hand, and never one that the text leaves open."""

from fractions import Fraction

from elo.drills import KINDS
from tests.drills import by_hand
from tests.drills.asked import kinds, questions
from tests.drills.by_hand import DP

NUMERIC = {"first_rating", "average", "share", "maximum", "points_needed", "pooled"}


def test_these_are_the_kinds():
    assert set(KINDS["initial_rating"]) == NUMERIC | {"published", "find_mistake"}


@kinds("initial_rating")
def test_the_answer_is_what_comes_out_by_hand(kind):
    for asked in questions(kind):
        if kind.name in NUMERIC:
            assert asked.answer == by_hand.answer(asked.prompt), asked.name
        else:
            assert asked.answer == BY_HAND[kind.name](asked), asked.name


def published(asked):
    said = asked.prompt[0].values
    opponents = by_hand.numbers(said["opponents"])
    assert said["n"] == len(opponents)
    rating = by_hand.rating(opponents, said["points"])
    label = asked.options[0].label
    assert (asked.options[0].key, label.values["Ru"]) == ("published", rating)
    if said["points"] == 0:
        return "zero_score"
    if len(opponents) < 5:
        return "too_few_games"
    return "published" if rating >= 1400 else "too_low"


def find_mistake(asked):
    """The lines of the working, each from the numbers in the lines above it."""
    said, *lines = asked.prompt
    values = lines[0].values
    Ra, p = by_hand.with_draws(by_hand.numbers(said.values["opponents"]), said.values["points"])
    shown = int(100 * values["p"])
    Ru = Fraction(values["Ra"]) + values["dp"]
    right = {
        "Ra": abs(Fraction(values["Ra"]) - Ra) <= Fraction(1, 200),
        "p": shown == p,
        "dp": values["dp"] == DP[shown],
        "Ru": abs(values["Ru"] - Ru) <= Fraction(1, 2),
    }
    (wrong,) = [key for key, is_right in right.items() if not is_right]
    return wrong


BY_HAND = {"published": published, "find_mistake": find_mistake}


@kinds("initial_rating")
def test_nothing_is_asked_in_which_the_text_is_silent(kind):
    """No p and no Ru exactly between two numbers, no second event without a point."""
    silent = {"choice.first_half", "choice.first_zero"}
    for asked in questions(kind):
        assert not silent & {step.key for step in asked.solution}, asked.name
        for step in asked.solution:
            if step.key == "step.first_p":
                said = step.values
                p = (Fraction(said["points"]) + 1) / said["games"]
                assert 100 * p % 1 != Fraction(1, 2), asked.name


@kinds("initial_rating")
def test_where_p_has_to_be_rounded_the_prompt_says_how(kind):
    for asked in questions(kind):
        needs_dp = asked.reads == "rating" or kind.name in ("published", "share")
        says_so = "nearest hundredth" in "".join(map(str, asked.prompt))
        assert says_so == needs_dp, asked.name


def test_the_exact_share_is_right_as_well():
    for asked in questions(KINDS["initial_rating"]["share"]):
        said = asked.prompt[0].values
        exact = (Fraction(said["points"]) + 1) / (said["n"] + 2)
        assert asked.is_right(exact)
        assert not asked.is_right(asked.answer + Fraction(1, 100))


def test_every_way_of_not_being_published_is_asked_at_every_level():
    asked = questions(KINDS["initial_rating"]["published"])
    for level in (1, 2, 3):
        answers = {one.answer for one in asked if one.level == level}
        assert answers == {"published", "too_low", "too_few_games", "zero_score"}


def test_the_maximum_cuts_always_at_level_1_and_now_and_then_later():
    asked = questions(KINDS["initial_rating"]["maximum"])
    assert {one.answer for one in asked if one.level == 1} == {2200}
    for level in (2, 3):
        cut = [one.answer == 2200 for one in asked if one.level == level]
        assert 0.3 < sum(cut) / len(cut) < 0.7


def test_the_score_asked_for_is_the_least():
    """Half a point less gives a rating below the one wanted."""
    for asked in questions(KINDS["initial_rating"]["points_needed"]):
        said = asked.prompt[0].values
        opponents = by_hand.numbers(said["opponents"])
        assert by_hand.rating(opponents, asked.answer) >= said["wanted"]
        assert by_hand.rating(opponents, asked.answer - Fraction(1, 2)) < said["wanted"]
