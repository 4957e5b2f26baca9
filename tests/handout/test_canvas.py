"""QTI for Canvas: the zip opened, every answer and feedback read back."""

import io
import re
import sys
import xml.etree.ElementTree as ET
import zipfile
from dataclasses import replace
from fractions import Fraction

import pytest

from elo import RatingInputError
from elo.drills import LEVELS, mark
from elo.handout.canvas import canvas_text, canvas_zip
from elo.handout.choosing import Choice, kinds_named
from elo.handout.quiz import Item, Quiz, make_quiz
from elo.working import Step, in_html
from tests.handout.made_again import every_kind, made_again

Q = "{http://www.imsglobal.org/xsd/ims_qtiasiv1p2}"


def assessment(content):
    with zipfile.ZipFile(io.BytesIO(content)) as parcel:
        assert parcel.testzip() is None
        assert "imsmanifest.xml" in parcel.namelist()
        (name,) = [n for n in parcel.namelist() if re.fullmatch(r"(\w+)/\1\.xml", n)]
        return ET.fromstring(parcel.read(name))


@pytest.fixture(scope="module", params=LEVELS)
def root(request):
    choice = Choice(kinds_named(["all"]), level=request.param, seed=3)
    return assessment(canvas_zip(make_quiz("A & <B>", choice, 3)))


def items(root):
    return [
        (one, made_again(re.search(r"\((\S+)\)$", one.get("title"))[1]))
        for one in root.iter(f"{Q}item")
    ]


def kind_of(item):
    return next(
        field.findtext(f"{Q}fieldentry")
        for field in item.iter(f"{Q}qtimetadatafield")
        if field.findtext(f"{Q}fieldlabel") == "question_type"
    )


def shown(element):
    return element.find(f".//{Q}mattext").text


def feedback(item):
    return {one.get("ident"): shown(one) for one in item.iter(f"{Q}itemfeedback")}


def right_condition(item):
    (found,) = [one for one in item.iter(f"{Q}respcondition") if one.find(f"{Q}setvar") is not None]
    assert found.findtext(f"{Q}setvar") == "100"
    return found


def accepts(item, typed):
    """Whether Canvas takes a number: it is the exact one, or in the range."""
    condition = right_condition(item)
    if float(condition.find(f".//{Q}varequal").text) == float(typed):
        return True
    least, most = (condition.findtext(f".//{Q}{tag}") for tag in ("vargte", "varlte"))
    return Fraction(least) <= typed <= Fraction(most)


def test_every_kind_is_a_group_of_which_a_pupil_gets_one(root):
    groups = root.findall(f"{Q}assessment/{Q}section/{Q}section")
    assert len(groups) == len(every_kind())
    assert {group.findtext(f".//{Q}selection_number") for group in groups} == {"1"}
    idents = [item.get("ident") for item in root.iter(f"{Q}item")]
    assert len(set(idents)) == len(idents) > 2 * len(groups)


def test_what_is_asked_stands_there_in_full(root):
    for item, question in items(root):
        for line in question.prompt:
            assert in_html(line) in shown(item)
        for line in question.options:
            assert in_html(line) in [one.text[5:-6] for one in item.iter(f"{Q}mattext")]


def test_canvas_takes_the_numbers_that_the_book_takes(root):
    """text2qti writes four decimals, so what is typed with up to four is compared."""
    compared = 0
    for item, question in items(root):
        if kind_of(item) != "numerical_question":
            continue
        near = (0, question.tolerance, -question.tolerance, Fraction(1, 50), -Fraction(1, 50), 1)
        tried = {round(question.answer + step, 2) for step in near}
        tried |= {round(one.answer, 2) for one in question.mistakes}
        for typed in tried:
            assert accepts(item, typed) == (mark(question, f"{float(typed):.2f}").kind == "right")
            compared += 1
    assert compared > 300


def test_the_right_option_and_the_feedback_of_each_are_the_questions(root):
    for item, question in items(root):
        if kind_of(item) != "multiple_choice_question":
            continue
        labels = list(item.iter(f"{Q}response_label"))
        right = right_condition(item).findtext(f".//{Q}varequal")
        told = feedback(item)
        for label, option in zip(labels, question.options, strict=True):
            verdict = mark(question, option.key)
            assert shown(label) == f"<div>{in_html(option)}</div>"
            assert (label.get("ident") == right) == (verdict.kind == "right")
            assert in_html(verdict.feedback) in told[f"{label.get('ident')}_fb"]


def test_a_wrong_number_is_told_the_known_mistakes_and_everybody_the_working(root):
    for item, question in items(root):
        told = feedback(item)
        for step in question.solution:
            assert in_html(step) in told["general_fb"]
        if not question.options:
            for one in question.mistakes:
                assert in_html(one.feedback) in told["general_incorrect_fb"]


def test_zero_is_compared_as_text_because_canvas_takes_no_range_around_it():
    kind = kinds_named(["rating_change/one_game"])[0]
    question = next(q for q in (kind.make(1, seed) for seed in range(41, 999)) if q.answer)
    zero = replace(question, answer=Fraction(0))
    root = assessment(canvas_zip(Quiz("Zero", (Item(1, (zero,)),))))
    (item,) = root.iter(f"{Q}item")
    assert kind_of(item) == "short_answer_question"
    taken = {one.text for one in right_condition(item).iter(f"{Q}varequal")}
    assert taken >= {"0", "0.0", "+0", "0,0"}


def test_marks_of_markdown_and_formulas_stay_what_they_are():
    question = kinds_named(["rating_change/one_game"])[0].make(1, 77)
    odd = 'A *b* _c_ `d` $e$ \\(f\\) 1. [g](h) <i> -- "j"'
    spoiled = replace(question, prompt=(Step("step.left_out", {"label": odd, "reason": "x"}),))
    root = assessment(canvas_zip(Quiz(odd, (Item(1, (spoiled,)),))))
    (item,) = root.iter(f"{Q}item")
    text = re.sub(r"&#(\d+);", lambda m: chr(int(m[1])), shown(item))
    assert in_html(f"{odd} is left out: x") in text
    assert root.find(f"{Q}assessment").get("title") == odd


def test_the_users_own_settings_are_neither_read_nor_written(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    canvas_zip(make_quiz("A", Choice(kinds_named(["formula/by_curve"])), 2))
    assert list(tmp_path.iterdir()) == []


def test_the_text_can_be_read_by_a_teacher_too():
    text = canvas_text(make_quiz("Monday", Choice(kinds_named(["formula/by_ratings"])), 2))
    assert text.startswith("Quiz title: Monday\nGROUP\npick: 1\n")
    assert text.count("\n= ") == 2


def test_without_text2qti_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "text2qti.config", None)
    with pytest.raises(RatingInputError) as error:
        canvas_zip(make_quiz("A", Choice(kinds_named(["formula/by_curve"])), 1))
    assert "text2qti: pip install 'elo-worked[classroom]'" in str(error.value)
