"""The questions that the tests look at, and what somebody types.

Every kind, level and 100 seeds; 1,000 seeds with ELO_PROFILE=long.
"""

import os
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Any

import pytest

from elo.drills import KINDS, LEVELS, Question
from elo.drills.question import Answer, Kind
from elo.rounding import hundredths
from elo.working import Step

SEEDS = 1_000 if os.environ.get("ELO_PROFILE") == "long" else 100
ALL = [kind for kinds in KINDS.values() for kind in kinds.values()]


def kinds(topic: str = "") -> pytest.MarkDecorator:
    """Run a test for every kind of a topic, or of all."""
    chosen = [kind for kind in ALL if topic in ("", kind.topic)]
    return pytest.mark.parametrize(
        "kind", chosen, ids=lambda kind: f"{kind.topic}-{kind.name}", scope="module"
    )


@lru_cache(maxsize=4)  # the tests of a module run kind by kind
def questions(kind: Kind) -> tuple[Question, ...]:
    """The questions of a kind, level by level."""
    return tuple(kind.make(level, seed) for level in LEVELS for seed in range(SEEDS))


def typed(answer: Answer) -> str:
    """An answer as somebody types it: an option's key, a decimal number, or a fraction."""
    if isinstance(answer, str):
        return answer
    if 100 % answer.denominator == 0:
        return str(hundredths(int(100 * answer)))
    return f"{answer.numerator}/{answer.denominator}"


def said(question: Question) -> dict[str, Any]:
    """Everything that stands in the sentences of a prompt."""
    return {name: value for step in question.prompt for name, value in step.values.items()}


def all_steps(question: Question) -> Iterator[Step]:
    """Everything that a question can say."""
    yield from question.prompt
    yield from (option.label for option in question.options)
    yield from (mistake.feedback for mistake in question.mistakes)
    yield from question.hints
    yield from question.solution


def shapes(number: Fraction) -> set[str]:
    """A number as it can stand in a working: with and without sign, digits and rounding."""
    value = hundredths(round(100 * number))
    texts = {f"{value}", f"{value:.2f}", f"{value:+}", f"{value:+.2f}", f"{value:.0f}"}
    return {text.replace("-", "−") for text in texts}
