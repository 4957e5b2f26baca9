"""Tasks in code: cases with answers from outside, solutions, mistakes, and whatever is written."""

import ast
import re
import sys
from decimal import Decimal
from fractions import Fraction

import pytest

from elo import RatingInputError
from elo.drills import TASKS, check, task
from elo.drills.tasks import Slip
from elo.drills.tasks.checking import LONGEST, feedback_on
from elo.topics import TOPICS
from elo.words import say

ALL = [one for tasks in TASKS.values() for one in tasks.values()]
SLIPS = [(one, slip) for one in ALL for slip in one.slips]
D = Decimal
EVENT = task("rating_change", "change_of_event")
MONTH = task("k_factor", "month_k")
PUBLISHED = task("initial_rating", "is_published")
FIRST = task("initial_rating", "first_rating")

tasks = pytest.mark.parametrize("one", ALL, ids=lambda one: one.name)


def written(one, source):
    """The function that somebody has written, in a namespace with what was given."""
    space = {}
    exec(one.given + source, space)
    return space[one.name]


def solution(one):
    return written(one, one.solution)


def keys(feedback):
    return [step.key for step in feedback.steps]


# What is right, by hand or from FIDE's tables, rules and published calculations.

RIGHT = {
    "curve": [
        # 1 / (1 + 10^(−D/400)): 10^0 = 1; 10^(1/2) = 3.16228; 10^(−1/4) = 0.562341
        ((0,), D("0.5")),
        ((-200,), D("0.240253")),
        ((100,), D("0.640065")),
    ],
    "table_score": [  # the printed table, with its edges
        *(((0,), D("0.50")), ((3,), D("0.50")), ((4,), D("0.51"))),
        *(((-3,), D("0.50")), ((-4,), D("0.49"))),
        *(((200,), D("0.76")), ((-200,), D("0.24")), ((392,), D("0.92")), ((-500,), D("0.04"))),
        *(((735,), D("0.99")), ((736,), 1)),
    ],
    "adult_k": [  # 8.3.3 in the order of FIDE's lists
        *(((1700, 5), 40), ((1700, 29), 40), ((1700, 30), 20), ((2399, 200), 20)),
        *(((2400, 200), 10), ((2450, 10), 10)),
    ],
    "month_k": [  # 35 × 20 = 700; 700 ÷ 36 = 19.4; ÷ 39 = 17.9, FIDE's own 17; ÷ 71 = 9.9
        *(((20, 35), 20), ((20, 36), 19), ((20, 39), 17), ((10, 70), 10), ((10, 71), 9)),
        *(((40, 17), 40), ((40, 18), 38), ((40, 0), 40)),
    ],
    "change_of_event": [
        ((1500, [1700], [1], 20), D("15.2")),  # 20 × 0.76
        ((1800, [1700, 1700, 1700], [1, 0.5, 0], 20), D("-8.4")),  # 20 × (1.5 − 3 × 0.64)
        ((1500, [2000], [0.5], 40), D("16.8")),  # 40 × (0.5 − 0.08), 500 counted as 400
        ((2000, [1500, 1450], [1, 1], 20), D("3.2")),  # 20 × 2 × 0.08
        ((1620, [1750, 1480, 2130], [0.5, 1, 0], 10), D("4.1")),  # 1.5 − 0.32 − 0.69 − 0.08
        ((1600, [], [], 20), 0),
    ],
    "next_rating": [  # half away from zero: FIDE published −2.50 as −3
        ((1750, [D("-8.4"), D("5.9")]), 1747),
        ((1751, [D("-2.5")]), 1748),
        ((1750, [D("2.5")]), 1753),
        ((1800, [D("3.4"), D("3.3")]), 1807),
        ((1600, [D("-1.4"), D("-1.4")]), 1597),
        ((1500, [D("-0.5")]), 1499),
        ((1500, []), 1500),
    ],
    "linear_performance": [
        (([2400, 2400, 2400, 2400], 3), 2600),  # (9600 + 400 × 2) ÷ 4
        (([1501, 1600], 1), 1551),  # 1550.5
        (([1787, 2025, 2310, 2400, 2505], 4.5), 2525),  # (11027 + 1600) ÷ 5 = 2525.4
        (([1600, 1600, 2800], 1), 1867),  # (6000 − 400) ÷ 3 = 1866.7
        (([2300, 2350], 0), 1925),
    ],
    "table_performance": [
        (([2500, 2500, 2500, 2500, 2500], 3), 2572),  # p = 0.60, dp = 72
        (([2651, 2762], 1.5), 2900),  # 2706.5 up, dp = 193
        (([1600, 1600, 2800], 1), 1875),  # p = 0.33, dp = −125
        (([1600, 1600, 1800], 2), 1792),  # 1666.7 up, p = 0.67, dp = 125
        (([1500, 1510, 1520, 1530, 1540, 1550, 1560, 1570], 1), 1213),  # p = .125 up, dp = −322
        (([2400, 2400], 2), 3200),
        (([2300, 2350], 0), 1525),
    ],
    "is_published": [
        *(((5, 2.5, 1657), True), ((8, 1, 1400), True), ((6, 0.5, 1399), False)),
        *(((4, 2, 1600), False), ((6, 0, 1500), False)),
    ],
    "first_rating": [
        (([1600] * 5, 2.5), 1657),  # 11600 ÷ 7 = 1657.1, p = 0.50
        (([2000] * 5, 2.5), 1943),  # 13600 ÷ 7 = 1942.9
        (([1500, 1550, 1600, 1650, 1700, 1705], 4), 1758),  # 1663.1 + dp(5 ÷ 8 = .625 up) 95
        (([1500, 1550, 1600, 1650, 1700, 1684], 3), 1661),  # 13284 ÷ 8 = 1660.5 up
        (([1500] * 5, 1.5), 1484),  # 11100 ÷ 7 = 1585.7, dp(2.5 ÷ 7 = .357) = −102
        (([1450, 1500, 1620, 1580, 1490], 0.5), 1376),  # 11240 ÷ 7 = 1605.7, dp(.21) = −230
        (([2150, 2200, 2250, 2300, 2350], 4.5), 2200),  # 14850 ÷ 7 + 230 is over the maximum
    ],
    "rounding_gap": [
        (([D("7.2")] * 3,), 21 - 22),
        (([D("-1.4")] * 2,), -2 - -3),
        (([D("0.6")] * 3,), 3 - 2),
        (([D("2.5")] * 2,), 6 - 5),
        (([D("-4.8"), D("5.2"), D("-4.8"), D("15.2")],), (-5 + 5 - 5 + 15) - 11),
        (([],), 0),
    ],
    "both_together": [
        ((1500, 1700, 1, 40, 20), D("15.2")),  # 40 × 0.76 − 20 × 0.76
        ((1500, 1700, 1, 20, 20), 0),
        ((1900, 1850, 0.5, 20, 40), D("1.4")),  # PD 0.57: 20 × −0.07 + 40 × 0.07
        ((1600, 2100, 0, 40, 10), D("-2.4")),  # 40 × −0.08 + 10 × 0.08
        ((2813, 2400, 1, 10, 10), D("-0.1")),  # FIDE's +0.7 and −0.8 (November 2025)
    ],
    "list_after": [
        ((1500, 20, [(1700, 1), (1600, 0.5)]), 1518),  # 20 × (0.76 + 0.14)
        ((1800, 20, [(1700, 1), (1700, 0.5), (1700, 0)]), 1792),  # −8.4
        ((1600, 40, [(2100, 0.5), (None, 1)]), 1617),  # 40 × (0.5 − 0.08) = 16.8
        ((1900, 20, [(1450, 1), (1890, 0)]), 1891),  # 20 × (0.08 − 0.51) = −8.6
        ((2431, 10, [(2241, 0.5)]), 2428),  # 10 × (0.5 − 0.75) = −2.5, away from zero
        ((1700, 40, [(1700, 1)] * 11 + [(1700, 0)] * 9), 1735),  # 700 ÷ 20 = 35, × 1.00
        # 17 rated games: 40 × −0.50, and not 38 × −0.50
        ((1700, 40, [(1700, 1)] * 8 + [(1700, 0)] * 9 + [(None, 1)]), 1680),
        ((1500, 20, []), 1500),
    ],
    "misled": [
        ((1850, [1600, 1600, 2800], [0.5, 0.5, 0]), True),  # Rp 1875, −0.31 − 0.31 − 0.08
        ((1900, [1500, 1500, 1500, 2300], [1, 1, 1, 0]), True),  # Rp 1893, 3 × 0.08 − 0.08
        ((1500, [1700], [1]), False),
        ((1800, [1700, 1700, 1700], [1, 0.5, 0]), False),  # Rp 1700, −0.42
        ((1875, [1600, 1600, 2800], [0.5, 0.5, 0]), False),  # Rp is the rating
        ((1500, [1503], [0.5]), False),  # Rp 1503, and 0.50 was expected
    ],
}


@tasks
def test_the_cases_have_the_answers_that_they_have_outside(one):
    expected = {repr(case.arguments): case.expected for case in one.cases}
    for arguments, answer in RIGHT[one.name]:
        found = expected[repr(arguments)]
        assert float(found) == pytest.approx(float(answer), abs=5e-7), arguments
        assert isinstance(found, bool) == isinstance(answer, bool)


# The tasks.


def test_every_topic_has_two_tasks_or_more_and_no_name_comes_twice():
    assert list(TASKS) == [*(topic.name for topic in TOPICS), "review"]
    assert all(len(of_topic) >= 2 for of_topic in TASKS.values())
    assert all(one.topic == topic for topic in TASKS for one in TASKS[topic].values())
    assert len({one.name for one in ALL}) == len(ALL) == len(RIGHT)


@tasks
def test_a_task_is_short_and_says_what_it_needs(one):
    assert 3 <= one.minutes <= 15
    assert len(one.cases) >= 5
    assert len(one.hints) >= 2
    assert len(one.slips) >= 4
    assert f"`{one.name}(" in str(one.prompt)
    assert f"`{one.name}(" in str(one.example)


@tasks
def test_a_solution_is_one_function_with_the_parameters_of_the_prompt(one):
    (function,) = ast.parse(one.solution).body
    assert function.name == one.name
    assert ast.get_docstring(function)
    parameters = ", ".join(parameter.arg for parameter in function.args.args)
    assert f"`{one.name}({parameters})`" in str(one.prompt)
    assert all(len(line) <= 74 for line in (one.solution + one.given).splitlines())


@tasks
def test_everything_can_be_said(one):
    said = [one.prompt, one.example, *one.hints, *(slip.feedback for slip in one.slips)]
    for step in said:
        assert not re.search(r"[{}]", str(step))
        assert str(step).count("`") % 2 == 0
    assert one.title == say(f"task.{one.name}")


# Checking.


@tasks
def test_a_solution_is_right(one):
    feedback = feedback_on(one, solution(one))
    assert feedback.kind == "right"
    assert repr(feedback) == f"✓ Right: all {len(one.cases)} cases."


@tasks
def test_the_cell_to_begin_with_runs_and_is_not_written_yet(one):
    feedback = feedback_on(one, written(one, one.stub))
    assert feedback.kind == "unreadable"
    assert repr(feedback).startswith("? Not written yet")


@pytest.mark.parametrize(("one", "slip"), SLIPS, ids=lambda part: part.name)
def test_a_typical_mistake_is_told_so_with_a_case(one, slip):
    feedback = feedback_on(one, slip.function)
    assert feedback.kind == "mistake"
    assert feedback.slip.name == slip.name
    assert feedback.steps[0] == slip.feedback
    assert keys(feedback)[1:] == ["check.wrong"]
    assert f"`{one.name}(" in repr(feedback)


@tasks
def test_no_two_mistakes_give_the_same_on_all_cases(one):
    def results(slip: Slip) -> tuple[Fraction, ...]:
        return tuple(Fraction(slip.function(*case.arguments)) for case in one.cases)

    assert len({results(slip) for slip in one.slips}) == len(one.slips)


def test_a_wrong_result_is_shown_with_what_was_expected_and_how_many_are_right():
    feedback = feedback_on(MONTH, lambda *_: 38)
    assert feedback.kind == "wrong"
    assert repr(feedback) == (
        "✗ `month_k(40, 17)` gave `38`; `40` was expected.\nCases that are right: 1 of 8."
    )


def test_floats_may_be_off_by_their_rounding_and_no_more():
    right = solution(EVENT)
    assert feedback_on(EVENT, lambda *event: float(right(*event))).kind == "right"
    assert feedback_on(EVENT, lambda *event: 0.1 + 0.2 - 0.3 + float(right(*event))).kind == "right"
    assert feedback_on(EVENT, lambda *event: float(right(*event)) + 1e-6).kind == "wrong"
    assert feedback_on(EVENT, lambda *event: Fraction(right(*event))).kind == "right"


def test_what_is_no_number_is_told_by_its_type():
    feedback = feedback_on(MONTH, lambda *_: "38")
    assert keys(feedback) == ["check.not_a_number"]
    assert "gave `'38'`, of the type `str`" in repr(feedback)
    assert keys(feedback_on(MONTH, lambda *_: True)) == ["check.not_a_number"]
    assert keys(feedback_on(MONTH, lambda *_: float("nan"))) == ["check.not_a_number"]


def test_where_true_or_false_is_expected_a_number_is_not_enough():
    feedback = feedback_on(PUBLISHED, lambda games, points, Ru: points and Ru >= 1400 and games > 4)
    assert keys(feedback) == ["check.not_true_or_false"]
    assert "gave `0`, of the type `int`" in repr(feedback)
    assert feedback_on(PUBLISHED, lambda *_: True).kind == "wrong"


def test_a_way_without_return_is_told_apart_from_nothing_at_all():
    feedback = feedback_on(MONTH, lambda k, games: k if k * games <= 700 else None)
    assert keys(feedback) == ["check.nothing"]
    assert "month_k(40, 18)" in repr(feedback)


def test_printing_instead_of_returning_is_seen_and_nothing_is_printed(capsys):
    feedback = feedback_on(MONTH, lambda k, _: print(k))
    assert keys(feedback) == ["check.printed"]
    assert capsys.readouterr() == ("", "")


def test_a_list_that_is_changed_is_told_even_where_the_results_are_right():
    right = solution(FIRST)

    def adds(opponents, points):
        answer = right(opponents, points)
        opponents += [1800, 1800]
        return answer

    feedback = feedback_on(FIRST, adds)
    assert keys(feedback) == ["check.changed"]
    assert feedback.kind == "wrong"
    assert feedback_on(FIRST, right).kind == "right", "the cases are as they were"


def endless(*given):
    return endless(*given)


def leave(*_):
    sys.exit("bye")


def lengthy(*_):
    raise ValueError("`x` " * 1000)


class Hostile:
    """Whatever is asked of it ends the program."""

    def __repr__(self):
        raise SystemExit

    __str__ = __eq__ = __ne__ = __float__ = __abs__ = __bool__ = __repr__
    __hash__ = None


class HostileError(Exception):
    def __str__(self):
        raise SystemExit


class HostileNumber(float):
    def __float__(self):
        raise SystemExit

    def __repr__(self):
        raise MemoryError

    as_integer_ratio = __float__


class HostileType(type):
    @property
    def __name__(cls):
        raise SystemExit


class Nameless(Hostile, metaclass=HostileType):
    pass


def hostile_error(*_):
    raise HostileError


def closes(*_):
    sys.stdout.close()
    return 1


def hands_back(opponents, _):
    opponents.append(Hostile())
    return 1500


@pytest.mark.parametrize(
    ("function", "words"),
    [
        (endless, "RecursionError: maximum recursion depth exceeded"),
        (leave, "SystemExit: bye"),
        (lambda: 1, "TypeError"),
        (lambda *_: 1 / 0, "`ZeroDivisionError: division by zero`"),
        (lambda *_: unknown, "NameError: name 'unknown' is not defined"),  # noqa: F821
        (lengthy, "ValueError: 'x' 'x'"),
        (hostile_error, "HostileError"),
        (closes, "ValueError"),
        (lambda *_: Hostile(), "of the type `Hostile`"),
        (lambda *_: HostileNumber(1), "of the type `HostileNumber`"),
        (lambda *_: Nameless(), "of the type `object`"),
        (lambda *_: 10**6000, "was expected"),
        (lambda *_: [[1] * 1000] * 1000, "of the type `list`"),
        (lambda *_: (n for n in range(3)), "of the type `generator`"),
        (lambda *_: D("1e999999"), "of the type `Decimal`"),
        (lambda *_: 1j, "of the type `complex`"),
        (lambda *_: object, "of the type `type`"),
        (int, "TypeError"),
    ],
)
def test_whatever_is_written_becomes_feedback(function, words):
    feedback = feedback_on(FIRST, function)
    assert feedback.kind == "wrong"
    assert words in repr(feedback)
    assert len(repr(feedback)) < 300 + LONGEST
    assert feedback._repr_html_()


def test_a_hostile_thing_in_the_list_becomes_feedback_too():
    feedback = feedback_on(FIRST, hands_back)
    assert feedback.kind == "wrong"


def test_an_interrupt_goes_through():
    def interrupted(*_):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        feedback_on(MONTH, interrupted)


@pytest.mark.parametrize("nothing", [None, 38, "month_k", Hostile()])
def test_what_is_no_function_is_missing(nothing):
    feedback = feedback_on(MONTH, nothing)
    assert feedback.kind == "unreadable"
    assert "There is no function `month_k` yet" in repr(feedback)


def test_the_html_marks_code_and_escapes_what_came():
    html = feedback_on(MONTH, lambda *_: "<b>`&")._repr_html_()
    assert html == (
        '<div class="drill-feedback"><p class="wrong"><strong>✗</strong> '
        "<code>month_k(40, 18)</code> gave <code>&#x27;&lt;b&gt;&#x27;&amp;&#x27;</code>, of the "
        "type <code>str</code>. It has to be a number.</p></div>"
    )


def test_every_line_of_the_html_has_the_verdict():
    html = feedback_on(MONTH, lambda k, _: k)._repr_html_()
    assert html.count('<p class="mistake">') == 2
    assert html.count("✗") == 1


# The check that the cells call.


def test_the_check_finds_the_function_of_the_notebook(monkeypatch):
    assert check("k_factor", "month_k").kind == "unreadable"
    monkeypatch.setattr(sys.modules["__main__"], "month_k", solution(MONTH), raising=False)
    assert check("k_factor", "month_k").kind == "right"
    assert check("k_factor", "month_k", lambda k, _: k).kind == "mistake"


@pytest.mark.parametrize(
    ("topic", "name", "words"),
    [("k", "month_k", "no questions on 'k'"), ("k_factor", "k", "adult_k, month_k")],
)
def test_a_task_that_there_is_not_is_refused(topic, name, words):
    with pytest.raises(RatingInputError, match=words):
        check(topic, name)
