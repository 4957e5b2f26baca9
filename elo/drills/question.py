"""A question is data: what is asked, what is right, what known mistakes lead to, and the working.

A kind of question is a small function that gets a random generator and a level and returns a
`Draft`; `Kind.make` turns it into a `Question`. The same topic, kind, level and seed give the same
question everywhere. In reading order:
`number_text`, `Option`, `Mistake`, `Draft`, `Question`, `Kind`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from random import Random

from elo.errors import RatingInputError
from elo.rounding import round_half_away
from elo.values import whole_number
from elo.words import MINUS, say
from elo.working import Step

LEVELS = (1, 2, 3)
PAGE_SEEDS = range(1, 41)
"""The seeds whose questions the pages of the book show, at every level."""
READS = ("number", "share", "rating")
"""How a typed number is read: any number, one from 0 to 1 (also as percent), a whole rating."""

Number = int | Fraction | Decimal
Answer = Fraction | str
"""An exact number, or the key of an option."""


def number_text(value: Fraction) -> str:
    """Return a number to four decimals at most, as it would be written down.

    >>> number_text(Fraction(-26, 5)), number_text(Fraction(2, 3))
    ('−5.2', '0.6667')
    """
    return f"{float(value):.4f}".rstrip("0").rstrip(".").replace("-", MINUS)


@dataclass(frozen=True, slots=True)
class Option:
    """One of the answers to choose from: its key, and what stands beside it."""

    key: str
    label: Step

    def __str__(self) -> str:
        """Return what stands beside the option."""
        return str(self.label)


@dataclass(frozen=True, slots=True)
class Mistake:
    """A known mistake: its name, the answer that it leads to, and the values of its feedback.

    A typed number within ``tolerance`` of ``answer`` is this mistake.
    """

    name: str
    answer: Answer
    values: Mapping[str, object] = field(default_factory=dict, hash=False)
    tolerance: Fraction = Fraction(0)

    @property
    def feedback(self) -> Step:
        """What is said to whoever made it."""
        return Step(f"mistake.{self.name}", self.values)


def mistake(name: str, answer: Number | str, *, within: str = "0", **values: object) -> Mistake:
    """Return a mistake; ``within`` is how far from its answer a number may be to count as it."""
    exact = answer if isinstance(answer, str) else Fraction(answer)
    return Mistake(name, exact, values, Fraction(within))


@dataclass(frozen=True, slots=True)
class Draft:
    """What a kind of question returns: everything that is its own."""

    prompt: Sequence[Step]
    answer: Number | str
    hints: Sequence[Step]
    solution: Sequence[Step]
    mistakes: Sequence[Mistake] = ()
    options: Sequence[Option] = ()
    reads: str = "number"
    unit: str = ""
    tolerance: Fraction = Fraction(0)


@dataclass(frozen=True, slots=True)
class Question:
    """A question with its answer, known mistakes, hints and worked solution.

    ``answer`` is an exact number, or the key of one of the ``options``. ``mistakes`` never have
    the right answer, nor one another's.
    """

    topic: str
    kind: str
    level: int
    seed: int
    prompt: tuple[Step, ...]
    answer: Answer
    reads: str
    unit: str
    tolerance: Fraction
    options: tuple[Option, ...]
    mistakes: tuple[Mistake, ...]
    hints: tuple[Step, ...]
    solution: tuple[Step, ...]

    @property
    def name(self) -> str:
        """The name of this very question: topic/kind/level/seed."""
        return f"{self.topic}/{self.kind}/{self.level}/{self.seed}"

    @property
    def title(self) -> str:
        """What the kind of question is called."""
        return say(f"kind.{self.topic}.{self.kind}")

    @property
    def answer_text(self) -> str:
        """The right answer as it would be written down."""
        if isinstance(self.answer, str):
            return str(next(option for option in self.options if option.key == self.answer))
        unit = say(f"unit.{self.unit}") if self.unit else ""
        return f"{number_text(self.answer)} {unit}".strip()

    def is_right(self, value: Fraction) -> bool:
        """Tell whether a number is the right answer."""
        return isinstance(self.answer, Fraction) and abs(value - self.answer) <= self.tolerance


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of question: its topic, its name, and the function that drafts one."""

    topic: str
    name: str
    draft: Callable[[Random, int], Draft]

    def make(self, level: int, seed: int) -> Question:
        """Return the question of a level (1 to 3) and a seed (0 or more).

        Raises RatingInputError for another level or seed.
        """
        if whole_number(level, "level") not in LEVELS:
            raise RatingInputError("error.level", {"value": level})
        whole_number(seed, "seed", least=0)
        # A text as the seed gives the same numbers on every Python and every machine.
        draft = self.draft(Random(f"{self.topic}/{self.name}/{level}/{seed}"), level)
        answer = draft.answer if isinstance(draft.answer, str) else Fraction(draft.answer)
        return Question(
            topic=self.topic,
            kind=self.name,
            level=level,
            seed=seed,
            prompt=tuple(draft.prompt),
            answer=answer,
            reads=draft.reads,
            unit=draft.unit,
            tolerance=draft.tolerance,
            options=tuple(draft.options),
            mistakes=_distinct(answer, draft.tolerance, _with_rounded(draft, answer)),
            hints=tuple(draft.hints),
            solution=tuple(draft.solution),
        )


def _with_rounded(draft: Draft, answer: Answer) -> Iterable[Mistake]:
    """Put first, for an exact change that is not whole, that it was rounded."""
    if isinstance(answer, str) or draft.unit != "points" or answer.denominator == 1:
        return draft.mistakes
    return (mistake("rounded", round_half_away(answer)), *draft.mistakes)


def _distinct(
    answer: Answer, tolerance: Fraction, mistakes: Iterable[Mistake]
) -> tuple[Mistake, ...]:
    """Leave out a mistake that cannot be told from the right answer or from one before it."""
    kept: list[Mistake] = []
    for candidate in mistakes:
        taken = [(answer, tolerance), *((other.answer, other.tolerance) for other in kept)]
        if all(_apart(candidate, *one) for one in taken):
            kept.append(candidate)
    return tuple(kept)


def _apart(candidate: Mistake, answer: Answer, tolerance: Fraction) -> bool:
    if isinstance(candidate.answer, str) or isinstance(answer, str):
        return candidate.answer != answer
    return abs(candidate.answer - answer) > candidate.tolerance + tolerance
