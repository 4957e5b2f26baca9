# ruff: noqa: RUF001 (signs that look like others are what this is about)
"""Answers as people type them, and as nobody would: the same for the library and for the page.

`pairs` yields (question, typed text): right answers, known mistakes, numbers beside them, in every
way in which a number can be written, and texts that are no number.
"""

import random
from collections.abc import Callable, Iterator
from decimal import Decimal
from fractions import Fraction

from elo.drills import LEVELS, PAGE_SEEDS, Question
from elo.drills.marking import FRACTIONS, SAME
from elo.show.page_data import every_kind

MINUS = "-−–—‐‑‒﹣－"
BLANKS = [
    "",
    " ",
    "  ",
    "\t",
    "\u00a0",
    "\u2009",
    "\u202f",
    "\u3000",
    "\n",
    "\x85",
    "\x1c",
    "\ufeff",
]
SEPARATORS = [" ", ".", ",", "'", "’", "\u00a0", "\u202f"]
SIGNS = [
    *"0123456789",
    *"+-−.,'/% ½¾²₃٣",
    *FRACTIONS,
    *SAME,
    *BLANKS,
    "e",
    "x",
    "中",
    "😀",
    "\u0301",
]
LIKELY = ["", "7,2", "7.2", "64 %", "½", "3½", "2.572", "2,572", "0,640", "-0", "+-7", "1e3", "NaN"]

Rng = random.Random


def pairs(n: int, seed: int = 1) -> Iterator[tuple[Question, str]]:
    """Yield n pairs of a question and a typed text, kinds and levels evenly."""
    rng = Rng(f"answers/{seed}")
    kinds = every_kind()
    for i in range(n):
        kind = kinds[i % len(kinds)]
        question = kind.make(rng.choice(LEVELS), rng.choice(PAGE_SEEDS))
        yield question, typed(question, rng)


def typed(question: Question, rng: Rng) -> str:
    """Return one answer to a question."""
    if question.options:
        return rng.choice([option.key for option in question.options] + ["", "nothing"])
    known = [question.answer, *(mistake.answer for mistake in question.mistakes)]
    number = Fraction(rng.choice(known))
    ways: list[Callable[[], str]] = [
        lambda: written(number, rng),
        lambda: written(beside(number, question, rng), rng),
        lambda: rng.choice(LIKELY),
        lambda: "".join(rng.choices(SIGNS, k=rng.randrange(1, 9))),
        lambda: "".join(rng.choices("0123456789., '/", k=rng.choice([3, 6, 39, 40, 41, 160, 161]))),
    ]
    return rng.choices(ways, weights=[8, 4, 1, 2, 1])[0]()


def beside(number: Fraction, question: Question, rng: Rng) -> Fraction:
    """Return a number at the edge of what still counts, or just over it."""
    edges = [question.tolerance, *(mistake.tolerance for mistake in question.mistakes)]
    return number + rng.choice([-1, 1]) * (rng.choice(edges) + rng.choice([0, Fraction(1, 10**6)]))


def written(number: Fraction, rng: Rng) -> str:
    """Return a number in one of the ways in which people write it."""
    sign = rng.choice(MINUS) + rng.choice(["", " "]) if number < 0 else rng.choice(["", "", "+"])
    size = abs(number)
    text = rng.choice([decimal, decimal, grouped, fraction, percent])(size, rng)
    if rng.random() < 0.1:
        text = text.translate({ord(one): chr(ord(one) + 0xFEE0) for one in "0123456789.,/%"})
    return rng.choice(BLANKS) + sign + text + rng.choice(BLANKS)


def decimal(size: Fraction, rng: Rng) -> str:
    """7.2, 7,2, 7.20, .2"""
    digits = rng.choice([0, 1, 2, 3, 4, 6])
    text = f"{round(Decimal(size.numerator) / Decimal(size.denominator), digits):f}"
    text = text.lstrip("0") if rng.random() < 0.1 and text.lstrip("0") != "." else text
    return text.replace(".", rng.choice(".,٫"))


def grouped(size: Fraction, rng: Rng) -> str:
    """2 572, 2.572,5"""
    mark = rng.choice(SEPARATORS)
    whole, _, rest = f"{float(size):,.1f}".partition(".")
    tail = rng.choice([".", ","]) + rest if rng.random() < 0.3 else ""
    return whole.replace(",", mark) + tail


def fraction(size: Fraction, rng: Rng) -> str:
    """16/25, 3 1/2, 3½"""
    slash = rng.choice(["/", " / ", "⁄", "∕"])
    whole, rest = divmod(size, 1)
    for sign in FRACTIONS:
        if FRACTIONS[sign].strip() == f"{rest.numerator}⁄{rest.denominator}":
            return f"{whole or ''}{rng.choice(['', ' '])}{sign}"
    if rng.random() < 0.5:
        return f"{whole} {rest.numerator}{slash}{rest.denominator}"
    return f"{size.numerator}{slash}{size.denominator}"


def percent(size: Fraction, rng: Rng) -> str:
    """64 %"""
    return decimal(100 * size, rng) + rng.choice(["%", " %", "\u00a0%", "％"])
