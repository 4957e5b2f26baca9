"""Assignments: each pupil's own numbers, what answers earn, and whose numbers they are.

Anna's questions on the formula without a class, by hand:
1. 1899 against 2167, a difference of −268. Table 8.1.2, row 268–278: 0.83 and 0.17.
6. The wrong line is the fourth, d: 2 × 0.79 is 1.58, not 1.68.
"""

import builtins
import json
import os
import sys
import unicodedata
from collections import Counter
from decimal import Decimal
from fractions import Fraction
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo import RatingInputError, expected_score
from elo.drills import KINDS, LEVELS, PAGE_SEEDS, TASKS
from elo.drills.answers import LETTERS, judged
from elo.drills.assignment import MARK, PUPIL, SALT, WHOSE, Assignment
from elo.drills.own_numbers import numbers_code, own_question, salt_of, seed_of
from elo.drills.plans import PLANS, Asked, Coded, Worded, plan
from elo.drills.tasks.checking import feedback_on, rights
from elo.drills.tasks.graded import GRADED
from elo.topics import TOPICS
from tests.assignments import words_of
from tests.by_hand import PD

ASKED = [
    (plan.name, name, item)
    for plan in PLANS.values()
    for name, item in plan.items.items()
    if isinstance(item, Asked)
]
LONG = os.environ.get("ELO_PROFILE") == "long"
SLIPS = [(task, slip) for task in GRADED.values() for slip in task.slips]
questions = pytest.mark.parametrize(("name", "item"), [(a, c) for a, _, c in ASKED])
graded = pytest.mark.parametrize("task", GRADED.values(), ids=lambda task: task.name)


@pytest.fixture(autouse=True)
def _alone(monkeypatch, tmp_path):
    """No class, no marking, and a notebook in which nothing is written."""
    monkeypatch.delenv(PUPIL, raising=False)
    monkeypatch.delenv(SALT, raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def shown(monkeypatch):
    """What a notebook would show."""
    found = []
    monkeypatch.setattr(builtins, "display", found.append, raising=False)
    return found


@pytest.fixture
def anna():
    return Assignment("formula", "anna")


def words(question):
    return tuple(map(str, (*question.prompt, *question.options)))


def written(name, lines=None):
    """The function of an assignment, with these lines or with the teacher's."""
    task, own = GRADED[name], words_of(name)
    body = "\n".join(f"    {line}" for line in (lines or own.lines).splitlines())
    space = {}
    exec(f"{own.given}\n{task.solution}{body}", space)
    return space[task.name]


class Hostile:
    """Raises whatever is done with it."""

    def __getattribute__(self, name):
        raise SystemExit(name)

    def __repr__(self):
        raise RuntimeError


# Plans.


def test_there_is_one_assignment_a_topic_and_a_mixed_test_of_all_topics():
    assert list(PLANS) == [*(topic.name for topic in TOPICS), "mixed"]
    for topic in TOPICS:
        asked = [item for item in PLANS[topic.name].items.values() if isinstance(item, Asked)]
        assert {item.topic for item in asked} == {topic.name}
        assert len({item.kind for item in asked}) == len(asked)
        assert PLANS[topic.name].title == topic.title
    mixed = {item.topic for item in PLANS["mixed"].items.values() if isinstance(item, Asked)}
    assert mixed == {topic.name for topic in TOPICS}


@pytest.mark.parametrize("one", PLANS.values(), ids=lambda one: one.name)
def test_an_assignment_is_worth_twenty_points_and_fits_a_lesson(one):
    kinds = Counter(type(item) for item in one.items.values())
    assert 5 <= kinds[Asked] <= 7
    assert kinds[Coded] == 1
    assert 1 <= kinds[Worded] <= 2
    assert one.points == 20
    assert 40 <= one.minutes <= 50


def test_what_is_not_there_is_refused_with_what_is():
    with pytest.raises(RatingInputError, match=r"no assignment 'chess'; there are formula, "):
        plan("chess")
    with pytest.raises(RatingInputError, match=r"no task '10' in the assignment formula; .* 8, 9"):
        plan("formula").item("10")
    with pytest.raises(RatingInputError, match="there are 1, 2, 3, 4, 5, 6"):
        Assignment("formula", "anna").question("7")


# Numbers of one's own.


def test_the_seed_is_made_by_sha256_and_lies_behind_those_of_the_pages():
    """printf '["elo-worked", "anna", "formula/1"]' | sha256sum"""
    digest = "4ce060969500ebe3670f5aa53a5479589872aba8a3ee5d231e01cb774092a6e0"
    assert seed_of("elo-worked", "anna", "formula/1") == 1_000 + int(digest, 16) % 10**9


@given(salt=st.text(), pupil=st.text(), task=st.text())
def test_no_seed_is_one_of_the_pages(salt, pupil, task):
    seed = seed_of(salt, pupil, task)
    assert 1_000 <= seed < 10**10, "a record takes seeds of ten digits"
    assert seed not in PAGE_SEEDS


def test_salt_pupil_and_task_each_change_the_seed():
    seeds = {
        seed_of(*parts)
        for parts in [("s", "p", "t"), ("z", "p", "t"), ("s", "q", "t"), ("s", "p", "u")]
    }
    assert len(seeds) == 4
    assert seed_of("ab", "c", "t") != seed_of("a", "bc", "t")


@pytest.mark.parametrize(
    "typed", ["Lê Ánh", " lê ánh ", "LÊ  ÁNH", unicodedata.normalize("NFD", "Lê Ánh")]
)
def test_an_id_counts_without_case_blanks_and_the_way_its_accents_are_stored(typed):
    assert seed_of("s", typed, "formula/1") == seed_of("s", "lê ánh", "formula/1")
    assert seed_of("s", typed, "formula/1") != seed_of("s", "le anh", "formula/1")


def test_the_same_pupil_has_the_same_question_every_time(anna):
    """With these very numbers, on every Python."""
    (asked,) = anna.question("1").prompt
    assert (asked.values["own"], asked.values["opponent"]) == (1899, 2167)
    assert Assignment("formula", " ANNA ").question("1") == anna.question("1")


@questions
def test_no_question_has_words_that_the_pages_show(name, item):
    pages = {words(KINDS[item.topic][item.kind].make(item.level, seed)) for seed in PAGE_SEEDS}
    for n in range(60):
        assert words(own_question("s", f"pupil{n}", name, item)) not in pages


@questions
def test_the_words_of_every_question_fit(name, item):
    assert item.level in LEVELS
    for n in range(40):
        asked = own_question("s", f"pupil{n}", name, item)
        assert len(asked.options) <= len(LETTERS)
        for line in words(asked):
            assert 1 <= len(line) <= 420
            assert "\n" not in line


@pytest.mark.parametrize("name", PLANS if LONG else ["formula", "mixed"])
def test_no_two_pupils_of_a_class_have_more_than_two_questions_in_common(name):
    asked = [one for one, item in PLANS[name].items.items() if isinstance(item, Asked)]
    pupils = [Assignment(name, f"pupil{n}") for n in range(300 if LONG else 60)]
    sheets = [[words(work.question(one)) for one in asked] for work in pupils]
    common = Counter(
        sum(mine == theirs for mine, theirs in zip(*pair, strict=True))
        for pair in combinations(sheets, 2)
    )
    assert max(common) <= 2
    assert common[0] >= 0.98 * common.total()


# What a question shows.


def test_a_question_shows_its_prompt_and_nothing_of_its_answer(anna):
    asked = anna.question("1")
    assert repr(anna.ask("1")).splitlines() == [
        "Task 1 · Expected score of two ratings · 2 points",
        "You are rated 1899, your opponent 2167. What score does FIDE's table expect of you in "
        "one game?",
    ]
    html = anna.ask("1")._repr_html_()
    assert "0.17" not in html
    assert not any(str(step) in html for step in (*asked.hints, *asked.solution))


def test_a_choice_shows_letters_and_not_the_names_of_its_answers(anna):
    lines = repr(anna.ask("6")).splitlines()
    assert lines[-4:] == ["a) line 1", "b) line 2", "c) line 3", "d) line 4"]
    assert "product" not in anna.ask("6")._repr_html_()


def test_a_function_shows_two_of_its_cases(anna):
    text = repr(anna.ask("7"))
    assert "`expected_points(1700, [1500, 1900])` gives `1.00`" in text  # 0.76 + 0.24
    assert text.count("For example") == 2


def test_without_an_id_no_question_is_shown():
    nobody = Assignment("formula", "")
    assert "as soon as your id is in the cell" in repr(nobody.ask("1"))
    assert "Your id is missing" in repr(nobody)


# What an answer earns.


@pytest.mark.parametrize(
    ("answer", "points", "verdict", "mistake"),
    [
        *((right, 2, "right", "") for right in (0.17, "0.17", "0,17", " .17 ", "17 %", "17/100")),
        *((right, 2, "right", "") for right in (Decimal("0.17"), Fraction(17, 100), 1 - 0.83)),
        *((right, 2, "right", "") for right in (np.float64(0.17), np.float32(0.17))),
        *((half, 1, "mistake", "opponents_PD") for half in (0.83, "0,83", Decimal("0.83"))),
        *((half, 1, "mistake", "percent") for half in (17, "17", 17.0, np.int64(17))),
        *((wrong, 0, "wrong", "") for wrong in (0.5, "½", -0.17, "−0.17", 10**5000, 1e300, -5)),
        *((none, 0, "missing", "") for none in (None, "", "  ", ...)),
        *((odd, 0, "unreadable", "") for odd in ("about 0.2", "0.17 points", b"0.17", [0.17])),
        *((odd, 0, "unreadable", "") for odd in ((0, 17), {0.17}, True, False, 1j, object())),
        *((odd, 0, "unreadable", "") for odd in (float("nan"), float("inf"), Decimal("NaN"))),
        *((odd, 0, "unreadable", "") for odd in (np.array([0.17]), Hostile, len, "9" * 500)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_number_earns_all_half_or_nothing(anna, answer, points, verdict, mistake):
    assert PD(1899 - 2167) == Fraction("0.17")
    marked = anna.marked("1", answer) if answer is not None else anna.marked("1")
    assert (marked.points, marked.verdict, marked.mistake) == (points, verdict, mistake)
    assert marked.most == 2
    assert str(marked.steps[0])


@pytest.mark.parametrize(
    ("answer", "points", "verdict"),
    [
        *((right, 2, "right") for right in ("d", "D", " d) ", "(d)", "d.", "line 4", "Line 4")),
        *((wrong, 0, "mistake") for wrong in ("a", "B", "line 3")),
        *((odd, 0, "unreadable") for odd in ("e", "product", "4", 4, True, ["d"], Hostile)),
        *((none, 0, "missing") for none in (None, "")),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_choice_earns_all_or_nothing(anna, answer, points, verdict):
    marked = anna.marked("6", answer)
    assert (marked.points, marked.verdict) == (points, verdict)


def test_an_answer_may_be_as_hostile_as_it_likes(anna):
    assert [anna.points(name, Hostile()) for name in ("1", "6", "7")] == [0, 0, 0]
    assert [anna.marked(name, Hostile()).verdict for name in ("1", "6")] == ["unreadable"] * 2
    assert Assignment("formula", Hostile()).pupil.id == ""


def test_what_cannot_be_read_is_told_with_what_can(anna):
    def said(name, answer):
        return str(anna.marked(name, answer).steps[0])

    assert "Python takes a comma between digits for two numbers" in said("1", (0, 17))
    assert said("6", "e") == "Write one of the letters a, b, c, d, in quotes."
    assert said("1", [0.17]) == "Write a number, for example 0.987, and nothing around it."
    assert said("1", 0.5) == "Not right. Which step went wrong cannot be seen from this number."


@pytest.mark.parametrize("near", [0.1 + 0.2, 0.3 + 1e-12, np.float32(0.3)])
def test_a_float_may_be_off_as_floats_are(near):
    """150 points higher than you: row 146–153, 0.70 and 0.30."""
    asked = KINDS["formula"]["by_difference"].make(1, 1001)
    assert str(asked.prompt[0]).startswith("Your opponent is rated 150 points higher than you.")
    assert judged(asked, near).kind == "right"
    assert judged(asked, 0.3001).kind == "wrong"


@given(st.one_of(st.floats(), st.integers(), st.text(), st.binary(), st.decimals(), st.none()))
def test_whatever_is_answered_earns_a_number_between_nothing_and_all(answer):
    for name in ("1", "6"):
        points = Assignment("formula", "anna").points(name, answer)
        assert type(points) in (int, float)
        assert points in (0, 1, 2)


@pytest.mark.parametrize(("name", "one"), [(a, b) for a, b, _ in ASKED])
def test_the_right_answer_earns_everything(name, one):
    for pupil in ("anna", "Lê Ánh", "07"):
        work = Assignment(name, pupil)
        assert work.points(one, work.solution(one)) == work.plan.item(one).points


# What a function earns.


@graded
def test_the_teachers_function_is_right(task):
    (name,) = [one for one, other in GRADED.items() if other is task]
    assert feedback_on(task, written(name)).kind == "right"
    assert rights(task, written(name)) == len(task.cases)


@graded
def test_a_graded_function_is_none_of_the_practice_notebooks_and_has_no_solution(task):
    assert all(task.name not in tasks for tasks in TASKS.values())
    assert len(task.solution.splitlines()) == 2
    assert task.hints == ()
    assert len(task.cases) >= 5
    assert task.title
    assert f"`{task.solution.splitlines()[0].removeprefix('def ').rstrip(':')}`" in str(task.prompt)
    assert str(task.prompt).count("`") % 2 == 0


@pytest.mark.parametrize(("task", "slip"), SLIPS, ids=lambda part: part.name)
def test_a_known_mistake_in_a_function_is_told_and_earns_half_to_three_quarters(task, slip):
    (name,) = [one for one, other in GRADED.items() if other is task]
    (number,) = [one for one, item in PLANS[name].items.items() if isinstance(item, Coded)]
    marked = Assignment(name, "anna").marked(number, slip.function)
    assert (marked.verdict, marked.mistake) == ("mistake", slip.name)
    assert marked.points in (2, 2.5, 3)
    assert str(marked.steps[0]) == str(slip.feedback)
    assert str(marked.steps[-1]).startswith("Cases that are right: ")


RIGHT = {  # by hand, from FIDE's tables and rules
    "formula": [
        ((1700, [1500, 1900]), "1"),  # 0.76 + 0.24
        ((1850, [1700, 1850, 2240]), "1.29"),  # 0.70 + 0.50 + 0.09
        ((2200, [1000, 1200]), "2"),  # over 735 points
        ((1600, []), "0"),
    ],
    "k_factor": [
        ((20, 12, Decimal("0.85")), "17"),
        ((40, 19, Decimal("1.20")), "43.2"),  # 700 ÷ 19 = 36.8, so 36
        ((20, 35, Decimal("-2.50")), "-50"),  # 20 × 35 is just 700
        ((20, 39, Decimal("-0.60")), "-10.2"),  # FIDE's own 17
        ((10, 71, Decimal("3.10")), "27.9"),  # 9
    ],
    "rating_change": [
        ((1500, 1700, 1, 20), "15.2"),  # 20 × 0.76
        ((2000, 1450, 0, 20), "-18.4"),  # 550 counted as 400: 20 × −0.92
        ((1500, 2000, 0.5, 40), "16.8"),  # 40 × (0.5 − 0.08)
        ((2700, 2150, 0.5, 10), "-4.7"),  # 550 in full: 0.5 − 0.97
        ((2650, 2200, 1, 10), "0.6"),  # 450 in full: 1 − 0.94
        ((2190, 2700, 1, 10), "9.2"),  # counted as 400 for the weaker one
    ],
    "performance": [
        (([2200, 1900, 2400],), "2217"),  # (2200 + 2050 + 2400) ÷ 3 = 2216.7
        (([2301, 2150, 2420, 2250],), "2280"),  # nobody below the floor: 2280.25
        (([1850, 1900, 2500, 2480],), "2233"),  # 8930 ÷ 4 = 2232.5, up
        (([2310, 2311],), "2311"),  # 2310.5, up
        (([1800, 1800, 2250],), "2033"),  # only one of the two: 6100 ÷ 3
    ],
    "initial_rating": [
        # 11600 ÷ 7 = 1657.14; p = 4 ÷ 7 = 0.57, dp = 50: 1707; p = 3.5 ÷ 7: 1657
        (([1600] * 5, 1700), "3"),
        (([1600] * 5, 1707), "3"),
        (([1450, 1500, 1620, 1580, 1490], 1376), "0.5"),  # 1605.7, p = 0.21, dp = −230
    ],
    "misconceptions": [
        ((1500, [1300, 1700], [1, 0], 20), "0"),  # 20 × (1 − 1) both ways
        # average 1650, PD 0.43 three times: 20 × (1.5 − 1.29) = 4.2;
        # 0.92 + 0.43 + 0.08 game by game: 20 × 0.07 = 1.4
        ((1600, [1200, 1650, 2100], [1, 0.5, 0], 20), "2.8"),
        ((1800, [1800, 1800], [0.5, 1], 10), "0"),
    ],
    "mixed": [
        ((1500, [1700], [1], 20), "1515"),  # +15.2
        ((1800, [1700, 1700, 1700], [1, 0.5, 0], 20), "1792"),  # 20 × (1.5 − 1.92) = −8.4
        ((1700, [1510], [1], 10), "1703"),  # 10 × 0.25 = +2.5
        ((1700, [1590], [0], 10), "1693"),  # 10 × −0.65 = −6.5
        ((2000, [1400, 1950], [0, 0.5], 20), "1980"),  # −18.4 − 1.4 = −19.8
    ],
}


@pytest.mark.parametrize("name", GRADED)
def test_the_cases_have_the_answers_that_they_have_outside(name):
    expected = {repr(case.arguments): Fraction(case.expected) for case in GRADED[name].cases}
    for arguments, answer in RIGHT[name]:
        assert expected[repr(arguments)] == Fraction(answer), arguments


@pytest.mark.parametrize(
    ("function", "points", "verdict"),
    [
        (lambda own, opponents: sum(expected_score(own, one).PD for one in opponents), 4, "right"),
        (lambda own, _: 2 if own == 2200 else 0, 1, "wrong"),  # 2 cases of 6: 1⅓
        (lambda *_: 0, 0.5, "wrong"),  # one of six: ⅔
        (lambda *_: 1 // 0, 0, "wrong"),
        (lambda *_: sys.exit(), 0, "wrong"),
        (lambda *_: float("nan"), 0, "wrong"),
        (lambda *_: None, 0, "missing"),
        (lambda: 0, 0, "wrong"),
        (None, 0, "missing"),
        (3, 0, "missing"),
    ],
)
def test_a_function_earns_by_the_cases_that_come_out_right(anna, function, points, verdict):
    marked = anna.marked("7", function)
    assert (marked.points, marked.verdict) == (points, verdict)


def test_a_function_that_is_right_but_for_one_case_earns_three_quarters(anna):
    def forgets_the_empty_list(own, opponents):
        return sum(expected_score(own, one).PD for one in opponents) if opponents else 1

    marked = anna.marked("7", forgets_the_empty_list)
    assert (marked.points, marked.verdict) == (3, "wrong")
    assert str(marked.steps[-1]) == "Cases that are right: 5 of 6."


def test_a_function_that_changes_its_list_has_not_all_of_its_points():
    def takes_the_lowest_out(opponents):
        lowest = min(opponents)
        opponents.remove(lowest)
        opponents.append(max(2050, lowest))
        return int(sum(opponents) / len(opponents) + 0.5)

    marked = Assignment("performance", "anna").marked("7", takes_the_lowest_out)
    assert (marked.points, marked.verdict) == (3, "wrong")
    assert "changes the list" in str(marked.steps[0])


def test_what_a_function_writes_on_either_stream_is_not_heard(anna, capfd):
    """A word on stderr in the cell of a test would cost all of its points in nbgrader."""

    def talks(own, opponents):
        print("out")
        print("err", file=sys.stderr)
        return sum(expected_score(own, one).PD for one in opponents)

    assert anna.mark("7", talks) == 4
    assert capfd.readouterr().err == ""


# What the notebook says.


def test_a_mark_is_shown_with_its_reason_and_told_to_the_report(anna, shown):
    assert anna.mark("1", "0,83") == 1
    (mark,) = shown
    assert repr(mark).splitlines() == [
        "✗ Task 1: That is what the table expects of the other player. D is the rating of whoever "
        "is asked about, minus the other one: −268.",
        "1 of 2 points.",
    ]
    asked = f"formula/by_ratings/2/{seed_of('elo-worked', 'anna', 'formula/1')}"
    assert mark._repr_mimebundle_(include=None)[MARK] == {
        "task": "1",
        "question": asked,
        "verdict": "mistake",
        "mistake": "opponents_PD",
        "points": 1,
        "max": 2,
    }
    assert json.dumps(mark._repr_mimebundle_())


def test_the_working_follows_only_while_marking_and_only_what_is_not_right(shown, monkeypatch):
    Assignment("formula", "anna").mark("1", 0.5)
    monkeypatch.setenv(PUPIL, "anna")
    marking = Assignment("formula", "anna")
    marking.mark("1", 0.5)
    marking.mark("1", 0.17)
    alone, wrong, right = (one._repr_html_() for one in shown)
    assert "0.17" not in alone
    assert "<strong>0.17 points per game</strong>" in wrong
    assert "<details>" not in right


def test_reading_says_how_and_never_whether(anna, shown):
    for answer in (0.17, 0.83, 0.5, "0,5", None, "abc", (0, 17)):
        anna.read("1", answer)
    assert [repr(one).split(":")[0] for one in shown] == ["Task 1"] * 4 + ["? Task 1"] * 3
    assert [repr(one) for one in shown[:5]] == [
        "Task 1: Read as 0.17.",
        "Task 1: Read as 0.83.",
        "Task 1: Read as 0.5.",
        "Task 1: Read as 0.5.",
        "? Task 1: Not answered yet.",
    ]
    anna.read("6", "d)")
    anna.read("6", "a")
    assert [repr(one) for one in shown[-2:]] == ["Task 6: Read as d.", "Task 6: Read as a."]
    assert all(MARK not in one._repr_mimebundle_() for one in shown)


def test_reading_is_silent_while_marking_which_says_it_all(shown, monkeypatch):
    monkeypatch.setenv(PUPIL, "anna")
    Assignment("formula", "anna").read("1", 0.17)
    Assignment("formula", "anna").read("7", None)
    assert shown == []


def test_reading_a_function_tries_the_two_examples_and_names_no_mistake(anna, shown):
    anna.read("7", lambda own, _: 1 if own == 1700 else 1.29)
    anna.read("7", lambda *_: 1)
    good, bad = map(repr, shown)
    assert good.startswith("✓ Task 7: Right: all 2 cases.")
    assert "`expected_points(1850, [1700, 1850, 2240])` gave `1`; `1.29` was expected." in bad
    assert "Marking tries it on more cases than these." in good


def test_answers_are_looked_up_in_the_notebook(anna, monkeypatch):
    main = sys.modules["__main__"]
    assert anna.points("1") == 0
    monkeypatch.setattr(main, "answer_1", "0,17", raising=False)
    monkeypatch.setattr(main, "expected_points", written("formula"), raising=False)
    monkeypatch.setattr(main, "pupil", "anna", raising=False)
    assert Assignment("formula").points("1") == 2
    assert Assignment("formula").points("7") == 4


def test_without_jupyter_it_is_printed(anna, capsys, monkeypatch):
    monkeypatch.delattr(builtins, "display", raising=False)
    anna.mark("1", 0.17)
    assert capsys.readouterr().out == "✓ Task 1: Right.\n2 of 2 points.\n"


def test_what_is_shown_is_escaped():
    html = Assignment("formula", "<b>&")._repr_mimebundle_()["text/html"]
    assert "&lt;b&gt;&amp;" in html


# Whose numbers they are.


def whose(work):
    return work._repr_mimebundle_()[WHOSE]


def test_the_list_holds_while_marking_whatever_the_notebook_says(monkeypatch):
    monkeypatch.setenv(PUPIL, "anna")
    ben = Assignment("formula", "ben")
    assert ben.question("1") == Assignment("formula", "anna").question("1")
    assert whose(ben)["same"] is False
    assert (whose(ben)["typed"], whose(ben)["pupil"]) == ("ben", "anna")
    assert "The notebook says ben, the class list says anna." in repr(ben)
    assert whose(Assignment("formula", " Anna "))["same"] is True
    assert whose(Assignment("formula", ""))["same"] is False


@pytest.mark.parametrize("odd", [None, 3.5, True, ["anna"], Hostile, b"anna"])
def test_an_odd_id_is_none(odd):
    assert whose(Assignment("formula", odd))["pupil"] == ""


def test_a_number_may_be_an_id():
    assert Assignment("formula", 2041).question("1") == Assignment("formula", "2041").question("1")


def test_the_salt_of_the_class_changes_all_numbers(tmp_path, monkeypatch):
    before = Assignment("formula", "anna")
    (tmp_path / "class.json").write_text('{"class": "7b", "salt": "pepper"}', encoding="utf-8")
    in_class = Assignment("formula", "anna")
    assert "There is no class.json" in repr(before)
    assert "There is no class.json" not in repr(in_class)
    assert whose(in_class)["numbers"] == numbers_code("pepper", "anna", "formula")
    assert in_class.question("1").seed == seed_of("pepper", "anna", "formula/1")
    monkeypatch.setenv(SALT, "elo-worked")
    assert whose(Assignment("formula", "anna"))["numbers"] == whose(before)["numbers"]


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"salt": 5}', '{"salt": ""}', "salt", '{"salt": "a"', "[" * 100_000]
)
def test_a_broken_file_of_the_class_is_refused(tmp_path, text):
    """Other numbers than those of the class would be worse than none."""
    path = tmp_path / "class.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RatingInputError, match=r"class\.json cannot be read as the file of a cla"):
        salt_of(path)


def test_a_file_with_a_byte_order_mark_is_read(tmp_path):
    path = tmp_path / "class.json"
    path.write_text('{"salt": "Gewürz"}', encoding="utf-8-sig")
    assert salt_of(path) == "Gewürz"
    path.write_bytes('{"salt": "Gewürz"}'.encode("latin-1"))
    with pytest.raises(RatingInputError):
        salt_of(path)
