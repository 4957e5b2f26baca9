"""Questions on the rating change: every answer by hand, from what the prompt says."""

from fractions import Fraction

import pytest

from elo import round_half_away
from elo.drills import KINDS, mark, question
from tests.drills import by_hand
from tests.drills.asked import kinds, questions

NUMERIC = {
    "one_game",
    "opponents_away",
    "event",
    "two_events",
    "cap_400",
    "rule_2650",
    "what_counts",
}


SCORE_OF = {"beats": 1, "draws with": Fraction(1, 2), "loses to": 0}


def test_these_are_the_kinds():
    assert set(KINDS["rating_change"]) == NUMERIC | {"below_1400", "find_mistake"}


@kinds("rating_change")
def test_the_answer_is_what_comes_out_by_hand(kind):
    for asked in questions(kind):
        if kind.name in NUMERIC:
            assert asked.answer == by_hand.answer(asked.prompt), asked.name
        else:
            assert asked.answer == BY_HAND[kind.name](asked), asked.name


def below_1400(asked):
    said = asked.prompt[0].values
    new = said["rating"] + by_hand.away(Fraction(said["change"]))
    labels = {option.key: option.label.values for option in asked.options}
    assert labels["new"] == {"rating": new}
    return "new" if new >= 1400 else "unrated"


def find_mistake(asked):
    """The lines of the working, each from the numbers in the line above it."""
    said, line_D, line_PD, line_delta, line_change = (step.values for step in asked.prompt)
    score = SCORE_OF[said["did"]]
    right = {
        "sign_of_D": line_D["D"] == said["own"] - said["opponent"],
        "row": Fraction(line_PD["PD"]) == by_hand.PD(line_D["D"]),
        "delta": Fraction(line_delta["delta"]) == score - Fraction(line_PD["PD"]),
        "product": Fraction(line_change["change"]) == said["K"] * Fraction(line_delta["delta"]),
    }
    (wrong,) = [key for key, is_right in right.items() if not is_right]
    return wrong


BY_HAND = {"below_1400": below_1400, "find_mistake": find_mistake}


def test_the_numbers_of_opponents_away_are_those_of_its_working():
    for asked in questions(KINDS["rating_change"]["opponents_away"]):
        said = asked.prompt[0].values
        for name in ("own", "opponent"):
            assert asked.hints[0].values[name] == said[name]
        assert abs(said["own"] - said["opponent"]) == said["size"]
        assert str(said["own"]) in str(asked.prompt[0])


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_400_rule_matters_in_each_of_its_questions(level):
    for seed in range(20):
        asked = question("rating_change", "cap_400", level=level, seed=seed)
        assert "forgot_cap" in [mistake.name for mistake in asked.mistakes]


def test_both_sides_of_2650_are_asked():
    asked = [one.mistakes for one in questions(KINDS["rating_change"]["rule_2650"])]
    names = [{mistake.name for mistake in mistakes} for mistakes in asked]
    assert any("cap_at_2650" in some for some in names)
    assert any("cap_at_2650" not in some for some in names)


@pytest.mark.parametrize("kind", ["one_game", "event", "what_counts", "rule_2650"])
def test_a_rounded_answer_is_told_that_it_was_rounded_and_nothing_else(kind):
    """However often the rounded number is also what another mistake leads to."""
    for asked in questions(KINDS["rating_change"][kind]):
        if asked.answer.denominator != 1:
            rounded = round_half_away(asked.answer)
            assert mark(asked, str(rounded)).mistake.name == "rounded"


def test_who_goes_on_from_the_rating_reached_in_the_first_event_is_told_so():
    names = [
        mistake.name
        for asked in questions(KINDS["rating_change"]["two_events"])
        for mistake in asked.mistakes
    ]
    assert names.count("carried_on") > 50
