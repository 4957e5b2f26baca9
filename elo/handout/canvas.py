"""Questions as QTI: what a Canvas course imports as a quiz.

The file is made by text2qti, a library that reads a plain text in which each question is written
down. Here that text is written. Each question becomes a group with its variants, of which Canvas
gives each pupil one. In reading order: `canvas_text`, `canvas_zip`.
"""

from collections.abc import Iterable, Iterator

from elo.drills import Question, mark
from elo.drills.question import number_text
from elo.errors import RatingInputError
from elo.handout.moodle import decimal_text
from elo.handout.quiz import Quiz, sentence_html, solution_html, title_of
from elo.show.questions import asked_html
from elo.words import say
from elo.working import in_html

ZEROS = ("0", "0.0", "0.00", "+0", "-0", "0,0", "0,00")
"""How a zero is typed. Canvas takes no range around zero, so text is compared with text there."""
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_MARKS = str.maketrans({mark: f"&#{ord(mark)};" for mark in "$`\\"})
"""What text2qti looks for before Markdown does: formulas and code."""


def canvas_zip(quiz: Quiz) -> bytes:
    """Return the quiz as a file for Canvas, "QTI .zip file".

    Raises RatingInputError if text2qti is not installed.
    """
    try:
        from text2qti.config import Config
        from text2qti.qti import QTI
        from text2qti.quiz import GroupStart
        from text2qti.quiz import Quiz as Parsed
    except ImportError as missing:
        values = {"module": "elo quiz --to canvas", "package": "text2qti", "extra": "classroom"}
        raise RatingInputError("error.needs_package", values) from missing
    # A configuration of our own: the user's file is neither read nor written, and no code is run.
    parsed = Parsed(canvas_text(quiz), config=Config())
    groups = [one.group for one in parsed.questions_and_delims if isinstance(one, GroupStart)]
    for group, item in zip(groups, quiz.items, strict=True):
        group.title_xml = parsed.md.xml_escape(item.title)
    return bytes(QTI(parsed).zip_bytes())


def canvas_text(quiz: Quiz) -> str:
    """Return the quiz as text2qti reads it.

    >>> from elo.handout.choosing import Choice, kinds_named
    >>> from elo.handout.quiz import make_quiz
    >>> quiz = make_quiz("Monday", Choice(kinds_named(["formula/by_ratings"])), 2)
    >>> print(*canvas_text(quiz).splitlines()[:4], sep=" | ")
    Quiz title: Monday | GROUP | pick: 1 | points per question: 1
    """
    lines = [f"Quiz title: {quiz.title}"]
    for item in quiz.items:
        lines += ["GROUP", "pick: 1", "points per question: 1", ""]
        for n, question in enumerate(item.variants, start=1):
            lines += [*_question(n, question), ""]
        lines += ["END_GROUP", ""]
    return "\n".join(lines)


def _question(n: int, question: Question) -> Iterator[str]:
    """Yield the lines of a question: title, what is asked, feedback, and the answer."""
    yield f"Title: {title_of(question)}"
    # Canvas knows a question by its text, and two with other options may have the same one.
    yield f"{n}. {_block(asked_html(question), question.name)}"
    yield f"... {_block(solution_html(question))}"
    if question.options:
        yield from _choices(question)
        return
    yield f"- {_block(_if_wrong(question))}"
    if question.answer == 0:
        yield from (f"* {zero}" for zero in ZEROS)
    else:
        yield f"= {decimal_text(question.answer)} +- {decimal_text(question.tolerance)}"


def _choices(question: Question) -> Iterator[str]:
    for letter, option in zip(_LETTERS, question.options, strict=False):
        verdict = mark(question, option.key)
        star = "*" if verdict.kind == "right" else ""
        yield f"{star}{letter}) {_block(in_html(option))}"
        yield f"... {_block(sentence_html(verdict.feedback))}"


def _if_wrong(question: Question) -> str:
    """Return what a wrong number is told: Canvas takes no words for one wrong number alone."""
    told: Iterable[str] = (
        f"<li>{number_text(one.answer)}: {in_html(one.feedback)}</li>"
        for one in question.mistakes
        if not isinstance(one.answer, str)
    )
    return f"{sentence_html(say('quiz.wrong_number'))}<ul>{''.join(told)}</ul>"


def _block(html: str, name: str = "") -> str:
    r"""Return HTML as one block on one line: Markdown leaves it alone, and so do formulas.

    >>> _block("<p>$5 * 2</p>")
    '<div><p>&#36;5 * 2</p></div>'
    """
    named = f' data-question="{name}"' if name else ""
    return f"<div{named}>{' '.join(html.split()).translate(_MARKS)}</div>"
