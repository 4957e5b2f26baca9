"""Moodle XML, read back as Moodle reads it."""

import re
import xml.etree.ElementTree as ET
from fractions import Fraction

import pytest

from elo import RatingInputError
from elo.drills import LEVELS, mark
from elo.handout.choosing import Choice, kinds_named
from elo.handout.moodle import moodle_xml
from elo.handout.quiz import make_quiz
from elo.working import in_html
from tests.handout.made_again import every_kind, made_again


@pytest.fixture(scope="module", params=LEVELS)
def read_back(request):
    quiz = make_quiz("A/B & <C>", Choice(kinds_named(["all"]), level=request.param), 3)
    return list(ET.fromstring(moodle_xml(quiz)))


def text_in(element, path):
    return element.findtext(f"{path}/text")


def questions(elements):
    found = [one for one in elements if one.get("type") != "category"]
    return [(one, made_again(one.findtext("idnumber"))) for one in found]


def moodles_feedback(element, typed):
    """What Moodle does with a number: the first answer within its tolerance counts."""
    for answer in element.findall("answer"):
        text = answer.findtext("text")
        if text == "*" or abs(typed - Fraction(text)) <= Fraction(answer.findtext("tolerance")):
            return answer.get("fraction"), text_in(answer, "feedback")
    return None


def test_every_kind_is_there_with_its_variants(read_back):
    asked = [question for _, question in questions(read_back)]
    assert {(one.topic, one.kind) for one in asked} == {
        (one.topic, one.name) for one in every_kind()
    }
    assert len({one.name for one in asked}) == len(asked) > 2 * len(every_kind())


def test_each_question_has_a_category_of_its_own_and_slashes_are_doubled(read_back):
    paths = [text_in(one, "category") for one in read_back if one.get("type") == "category"]
    assert len(set(paths)) == len(paths) == len(every_kind())
    assert all(path.startswith("$course$/top/Elo, Worked/A//B & <C>/") for path in paths)


def test_numbers_are_exact_and_tolerances_the_questions_own(read_back):
    """15 digits where a number has no end, and the question is then not that strict."""
    for element, question in questions(read_back):
        if question.options:
            continue
        right, *others = element.findall("answer")
        assert right.get("fraction") == "100"
        for answer, exact, tolerance in [
            (right, question.answer, question.tolerance),
            *((o, m.answer, m.tolerance) for o, m in zip(others, question.mistakes, strict=False)),
        ]:
            read, given = Fraction(answer.findtext("text")), Fraction(answer.findtext("tolerance"))
            for found, wanted in ((read, exact), (given, tolerance)):
                ends = 10**12 % wanted.denominator == 0
                assert found == wanted if ends else abs(found - wanted) <= abs(wanted) / 10**14
        assert all(answer.get("fraction") == "0" for answer in others)
        assert [answer.findtext("text") for answer in others].index("*") == len(question.mistakes)


def test_moodle_says_of_a_number_what_the_book_says_of_it(read_back):
    for element, question in questions(read_back):
        if question.options:
            continue
        tried = {question.answer, *(m.answer for m in question.mistakes), Fraction(1, 7)}
        tried |= {round(one, 2) for one in tried} | {one + 1 for one in tried}
        for typed in tried:
            if len(str(float(typed))) > 12:
                continue  # nobody types it
            verdict = mark(question, f"{float(typed):.6f}")
            told = moodles_feedback(element, Fraction(f"{float(typed):.6f}"))
            right = "100" if verdict.kind == "right" else "0"
            assert told == (right, f"<p>{in_html(verdict.feedback)}</p>")


def test_options_stand_in_their_order_with_the_feedback_of_each(read_back):
    for element, question in questions(read_back):
        if not question.options:
            continue
        assert element.findtext("single") == "true"
        assert element.findtext("shuffleanswers") == "false"
        for answer, option in zip(element.findall("answer"), question.options, strict=True):
            verdict = mark(question, option.key)
            assert answer.findtext("text") == in_html(option)
            assert answer.get("fraction") == ("100" if verdict.kind == "right" else "0")
            assert text_in(answer, "feedback") == f"<p>{in_html(verdict.feedback)}</p>"


def test_hints_and_the_working_come_along(read_back):
    for element, question in questions(read_back):
        assert len(element.findall("hint")) == len(question.hints)
        for step in question.solution:
            assert in_html(step) in text_in(element, "generalfeedback")
        for line in question.prompt:
            assert in_html(line) in text_in(element, "questiontext")


def test_formulas_need_no_filter_of_moodle(read_back):
    shown = " ".join(element.text or "" for one in read_back for element in one.iter("text"))
    assert not re.search(r"\$\$|\\\(|\\frac", shown)
    assert "10<sup>" in shown


def test_fewer_variants_where_a_level_has_no_more():
    quiz = make_quiz("A", Choice(kinds_named(["formula/backwards"])), 40)
    asked = {tuple(map(str, one.prompt)) for one in quiz.items[0].variants}
    assert len(asked) == len(quiz.items[0].variants) < 40


def test_a_kind_without_any_question_left_is_named():
    choice = Choice(kinds_named(["formula/backwards"]) * 2)
    with pytest.raises(RatingInputError, match="formula/backwards has no more different questions"):
        make_quiz("A", Choice(choice.kinds * 10), 1)


def test_a_quiz_needs_a_title():
    with pytest.raises(RatingInputError, match="must not be empty"):
        make_quiz("  ", Choice(kinds_named(["formula"])), 1)
