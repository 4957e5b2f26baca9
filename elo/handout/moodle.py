"""Questions as Moodle XML: what a Moodle course imports into its question bank.

Each question becomes a category with its variants, so that a quiz draws one of them at random for
each pupil. Numbers have the question's own tolerance; what a known mistake leads to is an answer
worth nothing, with its feedback. Moodle goes by the first answer that fits, so the right one
stands first. In reading order: `moodle_xml`, `decimal_text`.
"""

import xml.etree.ElementTree as ET
from decimal import Context
from fractions import Fraction

from elo.drills import Question, mark
from elo.drills.question import Answer
from elo.handout.quiz import (
    Item,
    Quiz,
    hint_html,
    sentence_html,
    solution_html,
    title_of,
)
from elo.show.questions import asked_html
from elo.words import say
from elo.working import Step, in_html

PENALTY = "0.3333333"
"""What each further try costs where a quiz allows several, Moodle's own default."""
_DIGITS = Context(prec=15)


def moodle_xml(quiz: Quiz) -> bytes:
    """Return the quiz as a file for Moodle's import, format "Moodle XML".

    >>> from elo.handout.choosing import Choice, kinds_named
    >>> from elo.handout.quiz import make_quiz
    >>> quiz = make_quiz("Monday", Choice(kinds_named(["formula/by_curve"])), 2)
    >>> moodle_xml(quiz).count(b'type="numerical"')
    2
    """
    root = ET.Element("quiz")
    for item in quiz.items:
        root.append(_category(quiz, item))
        root.extend(_question(question) for question in item.variants)
    ET.indent(root)
    xml: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return xml + b"\n"


def decimal_text(number: Answer) -> str:
    """Return a number as a computer reads it: exact, or with 15 digits where it has no end.

    >>> decimal_text(Fraction(-36, 5)), decimal_text(Fraction(2, 3))
    ('-7.2', '0.666666666666667')
    """
    exact = Fraction(number)
    return format(_DIGITS.divide(exact.numerator, exact.denominator), "f")


def _category(quiz: Quiz, item: Item) -> ET.Element:
    """Return the category of an item. A slash would divide, so one in a name is doubled."""
    names = (say("quiz.book"), quiz.title, item.title)
    path = "/".join(("$course$", "top", *(name.replace("/", "//") for name in names)))
    element = ET.Element("question", type="category")
    _text(ET.SubElement(element, "category"), path)
    _html(element, "info", "")
    return element


def _question(question: Question) -> ET.Element:
    element = ET.Element("question", type="multichoice" if question.options else "numerical")
    _text(ET.SubElement(element, "name"), title_of(question))
    _html(element, "questiontext", asked_html(question))
    _html(element, "generalfeedback", solution_html(question))
    _plain(element, defaultgrade="1", penalty=PENALTY, hidden="0", idnumber=question.name)
    if question.options:
        _choices(element, question)
    else:
        _numbers(element, question)
    for hint in hint_html(question):
        _html(element, "hint", hint)
    return element


def _choices(element: ET.Element, question: Question) -> None:
    """Add the options in their order: one that names a line by its number must not be moved."""
    _plain(element, single="true", shuffleanswers="false", answernumbering="none")
    for option in question.options:
        verdict = mark(question, option.key)
        right = verdict.kind == "right"
        _answer(element, in_html(option), verdict.feedback, right=right).set("format", "html")


def _numbers(element: ET.Element, question: Question) -> None:
    """Add the right number, those of the known mistakes, and a word for every other."""
    right = _answer(element, decimal_text(question.answer), Step("drill.right"), right=True)
    _plain(right, tolerance=decimal_text(question.tolerance))
    for one in question.mistakes:
        wrong = _answer(element, decimal_text(one.answer), one.feedback, right=False)
        _plain(wrong, tolerance=decimal_text(one.tolerance))
    _plain(_answer(element, "*", Step("drill.wrong"), right=False), tolerance="0")
    _plain(element, unitgradingtype="0", unitpenalty="0.1", showunits="3", unitsleft="0")


def _answer(element: ET.Element, text: str, feedback: Step, *, right: bool) -> ET.Element:
    answer = ET.SubElement(element, "answer", fraction="100" if right else "0")
    _text(answer, text)
    _html(answer, "feedback", sentence_html(feedback))
    return answer


def _html(element: ET.Element, tag: str, content: str) -> None:
    _text(ET.SubElement(element, tag, format="html"), content)


def _text(element: ET.Element, content: str) -> None:
    ET.SubElement(element, "text").text = content


def _plain(element: ET.Element, **values: str) -> None:
    for tag, value in values.items():
        ET.SubElement(element, tag).text = value
