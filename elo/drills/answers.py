"""What a pupil's answer is, whatever stands in its cell.

An answer in a notebook is a value of Python: a text as it would be written on paper, a number of
any kind, the letter of a choice, or anything else by mistake. Nothing that it may be makes an error
here. In reading order: `judged`, `read_as`.
"""

from dataclasses import replace
from fractions import Fraction
from types import EllipsisType

from elo.drills.marking import Verdict, mark
from elo.drills.own_numbers import plain_id
from elo.drills.question import Question, number_text
from elo.drills.tasks.checking import as_number, tried
from elo.words import say
from elo.working import Step

LETTERS = "abcdefgh"
FINEST = 10**6
"""A number is taken for the fraction next to it with a denominator up to this: floats are off."""
LARGEST = 10**12
"""A number beyond this is no answer to anything here; it is not written out."""


def judged(asked: Question, value: object) -> Verdict:
    """Return what an answer is, whatever was given as one.

    A text is read as it is typed on paper; a number of Python is taken as it is.

    >>> from elo.drills.plans import Asked
    >>> asked = Asked("formula", "by_ratings").make(seed=1_000)
    >>> judged(asked, float(asked.answer)).kind, judged(asked, None).kind
    ('right', 'missing')
    """
    return tried(lambda: _judged(asked, value), lambda _: _no_number(asked))


def _judged(asked: Question, value: object) -> Verdict:
    if value is None or isinstance(value, EllipsisType):
        return Verdict("missing", Step("work.missing"))
    if isinstance(value, str):
        if not value.strip():
            return Verdict("missing", Step("work.missing"))
        return _in_our_words(asked, mark(asked, _key_of(asked, value) if asked.options else value))
    if asked.options:
        return _in_our_words(asked, mark(asked, ""))
    if isinstance(value, tuple):
        return Verdict("unreadable", Step("work.comma"))
    number = as_number(value)
    if number is None:
        return _no_number(asked)
    if abs(number) > LARGEST:
        return Verdict("wrong", Step("work.wrong"), value=number)
    nearest = number.limit_denominator(FINEST)
    return _in_our_words(asked, mark(asked, f"{nearest.numerator}/{nearest.denominator}"))


def _no_number(asked: Question) -> Verdict:
    if asked.options:
        return _in_our_words(asked, mark(asked, ""))
    example = say(f"drill.example.{asked.reads}")
    return Verdict("unreadable", Step("work.number", {"example": example}))


def _key_of(asked: Question, typed: str) -> str:
    """Return the key of the option whose letter or words were typed; "" if there is none."""
    wanted = plain_id(typed).strip("().:")
    for letter, option in zip(LETTERS, asked.options, strict=False):
        if wanted in (letter, plain_id(str(option)).strip("().:")):
            return option.key
    return ""


def _in_our_words(asked: Question, verdict: Verdict) -> Verdict:
    """Say it without hints, which there are none here, and with letters for the options."""
    if asked.options and verdict.kind == "unreadable":
        letters = ", ".join(LETTERS[: len(asked.options)])
        return replace(verdict, feedback=Step("work.letter", {"letters": letters}))
    if verdict.kind == "wrong":
        key = "work.wrong_choice" if asked.options else "work.wrong"
        return replace(verdict, feedback=Step(key))
    return verdict


def read_as(asked: Question, verdict: Verdict) -> Step:
    """Return what was read, and nothing on whether it is right."""
    if verdict.value is None:
        return verdict.feedback
    if isinstance(verdict.value, Fraction):
        shown = tried(lambda: number_text(Fraction(verdict.value or 0)), lambda _: "∞")
        return Step("work.read", {"value": shown})
    letters = {option.key: letter for letter, option in zip(LETTERS, asked.options, strict=False)}
    return Step("work.read", {"value": letters[verdict.value]})
