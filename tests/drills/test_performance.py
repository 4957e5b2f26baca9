"""Questions on performances, answered once more from the files of both tables."""

from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

import pytest

from elo.drills import KINDS, Question
from tests.by_hand import PD, rows
from tests.drills.asked import kinds, questions, said

DP = {Decimal(row["p"]): int(row["dp"]) for row in rows("table_8_1_1")}
FLOORS = {"GM": 2200, "IM": 2050, "WGM": 2000, "WIM": 1850}


def whole(number: Fraction) -> int:
    """The nearest whole number, half up."""
    return int(2 * number + 1) // 2


def p_of(points: Decimal, n: int) -> Decimal:
    """The share in hundredths; it never stands in the middle of two."""
    assert Fraction(points) / n * 1000 % 10 != 5
    return (points / n).quantize(Decimal("0.01"), ROUND_HALF_UP)


def Rp(opponents: list[int], points: Decimal) -> Fraction:
    """The average, and dp from the table."""
    assert 0 < points < len(opponents)
    average = whole(Fraction(sum(opponents), len(opponents)))
    return Fraction(average + DP[p_of(points, len(opponents))])


def opponents_of(question: Question) -> list[int]:
    named = said(question)["opponents"].split(", ")
    return [1400 if name == "an unrated player" else int(name) for name in named]


def share(question: Question) -> Fraction:
    values = said(question)
    if question.level == 3:
        return Fraction(p_of(values["points"] - 1, values["rounds"] - 1))
    return Fraction(p_of(values["points"], values["n"]))


def from_average(question: Question) -> Fraction:
    values = said(question)
    return Rp([values["Ra"]] * values["n"], values["points"])


def by_table(question: Question) -> Fraction:
    return Rp(opponents_of(question), said(question)["points"])


def needed(question: Question) -> Fraction:
    values = said(question)
    opponents = opponents_of(question) if question.level == 3 else [values["Ra"]] * values["n"]
    scores = [Decimal(half) / 2 for half in range(1, 2 * values["n"])]
    return Fraction(min(s for s in scores if Rp(opponents, s) >= values["wanted"]))


def perfect(question: Question) -> str:
    """The one rating shown that is expected to score enough, one point less being too little."""
    points = Fraction(said(question)["points"])

    def enough(rating: int) -> bool:
        return sum(PD(rating - opponent) for opponent in opponents_of(question)) >= points

    shown = [int(option.key) for option in question.options]
    (right,) = [rating for rating in shown if enough(rating) and not enough(rating - 1)]
    return str(right)


def half_point_bye(question: Question) -> Fraction:
    values = said(question)
    assert values["rounds"] == values["n"] + values["byes"]
    return Rp(opponents_of(question), values["points"] - Decimal(values["byes"]) / 2)


def norm(question: Question) -> Fraction:
    values, opponents = said(question), sorted(opponents_of(question))
    floor = FLOORS[values["title"]]
    assert values["floor"] == floor
    assert opponents[0] < floor
    return Rp([floor, *opponents[1:]], values["points"])


def linear(question: Question) -> Fraction:
    values, opponents = said(question), opponents_of(question)
    scores = [400] * values["win"] + [0] * values["draw"] + [-400] * values["loss"]
    assert len(scores) == len(opponents)
    return Fraction(whole(Fraction(sum(opponents) + sum(scores), len(opponents))))


AGAIN = {
    answer.__name__: answer
    for answer in (
        share,
        from_average,
        by_table,
        needed,
        perfect,
        half_point_bye,
        norm,
        linear,
    )
}


def test_every_kind_is_answered_here():
    assert set(AGAIN) == set(KINDS["performance"])


@kinds("performance")
def test_the_answer_by_another_route(kind):
    for question in questions(kind):
        assert question.answer == AGAIN[kind.name](question), question.name


@kinds("performance")
def test_nothing_is_asked_on_which_the_text_is_silent(kind):
    for question in questions(kind):
        assert not [step for step in question.solution if step.key.startswith("choice.")]


@pytest.mark.parametrize("kind", ["from_average", "by_table", "half_point_bye", "norm", "linear"])
def test_a_rating_s_mistakes_are_whole_numbers(kind):
    for question in questions(KINDS["performance"][kind]):
        assert question.reads == "rating"
        assert all(mistake.answer.denominator == 1 for mistake in question.mistakes)


@pytest.mark.parametrize("kind", ["by_table", "perfect", "half_point_bye", "norm", "linear"])
def test_ratings_are_those_that_people_have(kind):
    for question in questions(KINDS["performance"][kind]):
        assert all(1400 <= rating <= 2700 for rating in opponents_of(question))
