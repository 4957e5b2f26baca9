"""Marking: reading what was typed, and saying what it is.

Nothing that is typed is ever evaluated. It is brought into one form (Unicode's NFKC), matched
against a few patterns and turned into an exact fraction, or it is unreadable. In reading order:
`Reading`, `read`, `Verdict`, `mark`.
"""

import re
import unicodedata
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from elo.drills.question import Answer, Mistake, Question
from elo.words import say
from elo.working import Step

LONGEST = 40
"""A number that is longer than this was not meant as one."""

FRACTIONS = {one: f" {unicodedata.normalize('NFKC', one)}" for one in "½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒"}
SAME = {
    **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212\ufe63", "-"),  # hyphens, dashes, minus
    **dict.fromkeys("\u2044\u2215", "/"),  # fraction and division slash
    **dict.fromkeys("\u2018\u2019\u02bc", "'"),  # apostrophes
    "\u066b": ".",  # Arabic decimal separator
}
PATTERNS = {
    # Raised and lowered digits, which the one form would put in line with the others.
    "raised": "[⁰¹²³⁴-⁹₀-₉]",
    "fraction": r"([+-]?)(?:(\d+) )?(\d+) ?/ ?(\d+)",
    "grouped": r"([+-]?)(\d{1,3}(?:([ .,'])\d{3})(?:\3\d{3})*)([.,]\d+)?",
    "decimal": r"([+-]?)(\d*)(?:[.,](\d*))?",
}
"""How numbers are written. The script of the pages reads by the same tables and patterns."""

SIGN = {"right": "✓", "mistake": "✗", "wrong": "✗", "unreadable": "?"}
"""A sign beside the words of a verdict: feedback is never told by colour alone."""

_FRACTIONS, _SAME = str.maketrans(FRACTIONS), str.maketrans(SAME)
_RAISED, _FRACTION, _GROUPED, _DECIMAL = (
    re.compile(pattern, re.ASCII) for pattern in PATTERNS.values()
)


@dataclass(frozen=True, slots=True)
class Reading:
    """What a typed text was read as: a number, or the reason why it is none."""

    value: Fraction | None
    fault: str = ""
    other: Fraction | None = None
    """The other number that the text could be, where the fault is "ambiguous"."""


def plain(typed: str) -> str:
    r"""Return the text in one form: no full-width digits, one minus, single blanks.

    >>> plain(" \N{MINUS SIGN}\N{FULLWIDTH DIGIT EIGHT},4 ")
    '-8,4'
    """
    text = unicodedata.normalize("NFKC", typed.translate(_FRACTIONS).translate(_SAME))
    return " ".join(text.translate(_SAME).split()).replace("- ", "-").replace("+ ", "+")


def read(typed: str, reads: str) -> Reading:
    """Read a typed number; ``reads`` is "rating", "share" or "number".

    >>> read("7,2", "number").value, read("3½", "number").value, read("64 %", "share").value
    (Fraction(36, 5), Fraction(7, 2), Fraction(16, 25))
    >>> read("2.572", "rating").value, read("2.572", "number").fault
    (Fraction(2572, 1), 'ambiguous')
    """
    if len(typed) > LONGEST * 4:
        return Reading(None, "too_long")
    if _RAISED.search(typed):
        return Reading(None, "no_number")
    text = plain(typed)
    if not text:
        return Reading(None, "empty")
    if len(text) > LONGEST:
        return Reading(None, "too_long")
    percent = text.endswith("%")
    if percent:
        text = text[:-1].rstrip()
        if reads != "share":
            return Reading(None, "percent")
    reading = _number(text, reads)
    if percent and reading.value is not None:
        return Reading(reading.value / 100)
    return reading


def _number(text: str, reads: str) -> Reading:
    if match := _FRACTION.fullmatch(text):
        return _fraction(*match.groups())
    if match := _GROUPED.fullmatch(text):
        return _grouped(match[1], match[2], match[3], match[4], reads)
    match = _DECIMAL.fullmatch(text)
    if match is None or not (match[2] or match[3]):
        return Reading(None, "no_number")
    return Reading(_decimal(*match.groups()))


def _fraction(sign: str, whole: str | None, over: str, under: str) -> Reading:
    if int(under) == 0:
        return Reading(None, "no_number")
    size = int(whole or 0) + Fraction(int(over), int(under))
    return Reading(-size if sign == "-" else size)


def _grouped(sign: str, groups: str, mark: str, decimals: str | None, reads: str) -> Reading:
    """Read 2 572 or 2.572,5; one mark alone, in no rating, could as well be a decimal point."""
    if decimals and decimals[0] == mark:
        return Reading(None, "no_number")
    together = _decimal(sign, groups.replace(mark, ""), (decimals or "")[1:])
    if mark in " '" or decimals or groups.count(mark) > 1 or reads == "rating":
        return Reading(together)
    first, _, last = groups.partition(mark)
    if first.startswith("0"):
        return Reading(_decimal(sign, first, last))
    return Reading(None, "ambiguous", together)


def _decimal(sign: str, whole: str, decimals: str | None) -> Fraction:
    size = Fraction(int((whole or "0") + (decimals or "")), 10 ** len(decimals or ""))
    return -size if sign == "-" else size


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was made of an answer: "unreadable", "right", "mistake" or "wrong", and the feedback.

    ``value`` is what was answered, a number or the key of an option; None if it is unreadable.
    """

    kind: str
    feedback: Step
    mistake: Mistake | None = None
    value: Answer | None = None

    def __str__(self) -> str:
        """Return the feedback in words."""
        return str(self.feedback)


def mark(question: Question, typed: str) -> Verdict:
    """Mark an answer to a question: a typed number, or the key of an option.

    The first mistake whose answer it is names itself. A right answer is never a mistake's.
    """
    if question.options:
        return _mark_option(question, typed)
    reading = read(typed, question.reads)
    if reading.value is None:
        return Verdict("unreadable", _fault(reading, question))
    if question.is_right(reading.value):
        return Verdict("right", Step("drill.right"), value=reading.value)
    for mistake in question.mistakes:
        if isinstance(mistake.answer, Fraction) and (
            abs(reading.value - mistake.answer) <= mistake.tolerance
        ):
            return Verdict("mistake", mistake.feedback, mistake, reading.value)
    return Verdict("wrong", Step("drill.wrong"), value=reading.value)


def _mark_option(question: Question, typed: str) -> Verdict:
    if typed not in {option.key for option in question.options}:
        return Verdict("unreadable", Step("drill.choose"))
    if typed == question.answer:
        return Verdict("right", Step("drill.right"), value=typed)
    for mistake in question.mistakes:
        if typed == mistake.answer:
            return Verdict("mistake", mistake.feedback, mistake, typed)
    return Verdict("wrong", Step("drill.wrong"), value=typed)


def _fault(reading: Reading, question: Question) -> Step:
    if reading.fault == "ambiguous" and reading.other is not None:
        grouped = int(reading.other)
        values = {"whole": grouped, "decimal": Decimal(grouped).scaleb(-3)}
        return Step("drill.ambiguous", values)
    return Step(f"drill.{reading.fault}", {"example": say(f"drill.example.{question.reads}")})
