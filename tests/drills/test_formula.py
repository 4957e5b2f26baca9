"""Questions on the formula, answered once more from the table's file and by plain arithmetic."""

from collections import Counter
from decimal import Decimal
from fractions import Fraction

from elo.drills import KINDS, Question
from tests.by_hand import PD, TABLE
from tests.drills.asked import kinds, questions, said


def by_ratings(question: Question) -> Fraction:
    values = said(question)
    return PD(values["own"] - values["opponent"])


def by_difference(question: Question) -> Fraction:
    key, size = question.prompt[0].key, question.prompt[0].values["size"]
    higher = ("ask.PD_lower", "ask.PD_higher_for_opponent")
    return PD(size if key in higher else -size)


def by_curve(question: Question) -> Fraction:
    values = said(question)
    power = Decimal(10) ** (Decimal(values["opponent"] - values["own"]) / 400)
    return Fraction((1 / (1 + power)).quantize(Decimal("0.01")))


def backwards(question: Question) -> Fraction:
    (ask,) = question.prompt
    sign = 1 if ask.key.endswith("lower") else -1
    sizes = [D for D in range(1, 736) if PD(sign * D) == Fraction(ask.values["PD"])]
    return Fraction(min(sizes) if ask.key.startswith("ask.least") else max(sizes))


def several_games(question: Question) -> Fraction:
    values = said(question)
    opponents = [int(rating) for rating in values["opponents"].split(", ")]
    assert len(opponents) == values["n"]
    return sum((PD(values["own"] - opponent) for opponent in opponents), Fraction(0))


def wins_and_draws(question: Question) -> Fraction:
    values = said(question)
    if question.level < 3:
        assert values["win"] + values["draw"] + values["loss"] == values["n"]
        return Fraction(values["win"] + Fraction(values["draw"], 2), values["n"])
    PD_own = PD(abs(values["own"] - values["opponent"]))
    assert PD_own == Fraction(values["PD"])
    (win,) = [w for w in range(101) if Fraction(2 * w + values["draw"], 200) == PD_own]
    assert win + values["draw"] <= 100
    return Fraction(win)


def find_mistake(question: Question) -> str:
    """The first line that does not follow from what stands above it."""
    ask, difference, row, column, product = (step.values for step in question.prompt)
    D, size = difference["D"], abs(ask["own"] - ask["opponent"])
    d_min, d_max, high = next(line for line in TABLE if line[0] <= row["row"].d_min <= line[1])
    right = {
        "sign_of_D": D == ask["own"] - ask["opponent"],
        "row": d_min <= size <= d_max,
        "column": Fraction(column["PD"]) == (high if D > 0 else 1 - high),
        "product": Fraction(product["We"]) == ask["n"] * Fraction(product["PD"]),
    }
    assert Counter(right.values())[False] == 1
    return next(line for line, is_right in right.items() if not is_right)


def true_or_false(question: Question) -> str:
    claim = question.prompt[1]
    values = claim.values
    is_true = {
        "said.wins_of_100": lambda: False,
        "said.both_columns": lambda: (
            PD(values["own"] - values["opponent"]) == Fraction(values["PD"])
            and PD(values["opponent"] - values["own"]) == Fraction(values["rest"])
        ),
        "said.nearly_equal": lambda: PD(values["D"]) > Fraction(1, 2),
        "said.curve_is_table": lambda: PD(values["D"]) == Fraction(values["rounded"]),
        "said.table_ends": lambda: PD(values["D"]) == 1,
    }[claim.key]()
    (right,) = [option for option in question.options if option.key == question.answer]
    assert str(right).startswith("True: " if is_true else "False: ")
    return str(question.answer)


AGAIN = {
    answer.__name__: answer
    for answer in (
        by_ratings,
        by_difference,
        by_curve,
        backwards,
        several_games,
        wins_and_draws,
        find_mistake,
        true_or_false,
    )
}


def test_every_kind_is_answered_here():
    assert set(AGAIN) == set(KINDS["formula"])


@kinds("formula")
def test_the_answer_by_another_route(kind):
    for question in questions(kind):
        assert question.answer == AGAIN[kind.name](question), question.name


def test_ratings_are_those_that_people_have():
    for question in questions(KINDS["formula"]["by_ratings"]):
        values = said(question)
        assert all(1400 <= values[name] <= 2700 for name in ("own", "opponent"))


def test_above_level_1_the_curve_is_asked_where_the_table_says_something_else():
    for question in questions(KINDS["formula"]["by_curve"]):
        if question.level > 1:
            assert "table_for_curve" in [mistake.name for mistake in question.mistakes]
