"""Questions on K, answered once more by conditions written out here."""

from datetime import datetime
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

import pytest

from elo.drills import KINDS, LEVELS, Question
from tests.drills.asked import kinds, questions, said


def K_after_700(k: int, n: int) -> int:
    """The greatest K, not above the one of the list, for which n × K is not more than 700."""
    return max(K for K in range(1, k + 1) if n * K <= 700)


def from_file(question: Question) -> str:
    values = said(question)
    age = int(values["month"].split()[-1]) - values["birth_year"]
    once_top = values["highest"] >= 2400
    junior = age <= 18 and values["highest"] < 2300
    newcomer = values["games"] < 30
    # Text and practice agree: nobody fell below 2300, and no two lines with another K fit.
    assert not (age <= 18 and values["rating"] < 2300 <= values["highest"])
    assert not (once_top and (newcomer or junior))
    return "10" if once_top else "40" if junior or newcomer else "20"


def after_18(question: Question) -> str:
    values = said(question)
    year = int(values["born"].split()[-1]) + 19
    (right,) = [option for option in question.options if str(option).endswith(f"January {year}")]
    return right.key


def game_30(question: Question) -> Fraction:
    ask, first, rest = (step.values for step in question.prompt)
    assert ask["games"] < 30 <= ask["games"] + ask["to_go"] < ask["games"] + ask["n"]
    assert first["n"] == ask["to_go"]
    assert first["n"] + rest["n"] == ask["n"]
    assert 40 * ask["n"] <= 700
    return 40 * (Fraction(first["delta"]) + Fraction(rest["delta"]))


def rule_700(question: Question) -> Fraction:
    values = said(question)
    if question.level == 3:
        assert values["unplayed"] < values["second"]
        values["n"] = values["first"] + values["second"] - values["unplayed"]
    return Fraction(K_after_700(values["K"], values["n"]))


def busy_month(question: Question) -> Fraction:
    ask, *events = (step.values for step in question.prompt)
    K = K_after_700(ask["K"], sum(event["n"] - event["unplayed"] for event in events))
    assert K < ask["K"]
    exact = K * sum((event["delta"] for event in events), Decimal())
    return Fraction(exact.quantize(Decimal(1), ROUND_HALF_UP))


def true_or_false(question: Question) -> str:
    claim = question.prompt[1]
    values = claim.values
    is_true = {
        "said.birthday": lambda: False,
        "said.fell_from_top": lambda: values["highest"] >= 2400 > values["rating"],
        "said.points_cut": lambda: False,
        "said.after_thirty": lambda: values["games"] < 30,
        "said.month_fits": lambda: values["K"] * values["n"] <= 700,
        "said.rapid_K": lambda: values["games"] >= 30,
    }[claim.key]()
    (right,) = [option for option in question.options if option.key == question.answer]
    assert str(right).startswith("True: " if is_true else "False: ")
    return str(question.answer)


AGAIN = {
    answer.__name__: answer
    for answer in (from_file, after_18, game_30, rule_700, busy_month, true_or_false)
}


def test_every_kind_is_answered_here():
    assert set(AGAIN) == set(KINDS["k_factor"])


@kinds("k_factor")
def test_the_answer_by_another_route(kind):
    for question in questions(kind):
        assert question.answer == AGAIN[kind.name](question), question.name


@kinds("k_factor")
def test_nothing_is_asked_on_which_the_text_is_silent(kind):
    for question in questions(kind):
        assert not any(step.key.startswith("choice.") for step in question.solution)


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_has_files_for_each_K(level):
    files = questions(KINDS["k_factor"]["from_file"])
    answers = {question.answer for question in files if question.level == level}
    assert answers == {"10", "20", "40"}


def test_the_birthday_of_what_is_said_is_over_on_that_list():
    for question in questions(KINDS["k_factor"]["true_or_false"]):
        claim = question.prompt[1]
        if claim.key == "said.birthday":
            born, on = (datetime.strptime(claim.values[day], "%B %Y") for day in ("born", "list"))
            assert on.year == born.year + 18
            assert on.month > born.month
