"""Which questions are handed out: the kinds that were named, with numbers by a seed.

A sheet for a class and a quiz with variants are the same thing here: several sets of questions,
every set with other numbers. In reading order: `kinds_named`, `spread`, `Choice`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random

from elo.drills import KINDS, LEVELS, PAGE_SEEDS, Kind, Question
from elo.errors import RatingInputError
from elo.values import whole_number

ALL = "all"
OWN_SEEDS = range(PAGE_SEEDS.stop, 1_000_000)
"""The seeds of what is handed out: never one whose question a page of the book shows."""
TRIES = 60
"""So many questions are looked at to find one that nobody has yet."""


def kinds_named(names: Iterable[str]) -> tuple[Kind, ...]:
    """Return the kinds of question: of a topic, one kind as topic/kind, or "all"; none twice.

    >>> [kind.name for kind in kinds_named(["formula/by_curve", "formula/backwards"])]
    ['by_curve', 'backwards']

    Raises RatingInputError for no name, and for a topic or kind that there is not.
    """
    found = dict.fromkeys(kind for name in names for kind in _kinds_of(name))
    if not found:
        raise RatingInputError("error.no_kinds", {"topics": ", ".join(KINDS)})
    return tuple(found)


def _kinds_of(name: str) -> Iterable[Kind]:
    if name == ALL:
        return (kind for kinds in KINDS.values() for kind in kinds.values())
    topic, _, kind = name.partition("/")
    if topic not in KINDS:
        raise RatingInputError("error.topic", {"value": topic, "topics": ", ".join(KINDS)})
    if not kind:
        return KINDS[topic].values()
    if kind not in KINDS[topic]:
        kinds = ", ".join(KINDS[topic])
        raise RatingInputError("error.kind", {"value": kind, "topic": topic, "kinds": kinds})
    return (KINDS[topic][kind],)


def spread(kinds: Sequence[Kind], n: int) -> tuple[Kind, ...]:
    """Return the kinds of n questions: spread over those given, in their order.

    Of fewer questions than kinds one is of the first kind, and one of the last.

    >>> formula = kinds_named(["formula"])
    >>> [kind.name for kind in spread(formula, 3)]
    ['by_ratings', 'backwards', 'true_or_false']
    >>> [kind.name for kind in spread(formula[:2], 4)]
    ['by_ratings', 'by_ratings', 'by_difference', 'by_difference']

    Raises RatingInputError for fewer than one question.
    """
    whole_number(n, "questions", least=1)
    if 1 < n < len(kinds):
        return tuple(kinds[i * (len(kinds) - 1) // (n - 1)] for i in range(n))
    return tuple(kinds[i * len(kinds) // n] for i in range(n))


@dataclass(frozen=True, slots=True)
class Choice:
    """What is asked: the kind of each question, a level and a seed.

    ``from_pages`` takes the questions that the pages of the book show, one number after another
    beginning with the seed; otherwise none of them is ever taken.
    """

    kinds: tuple[Kind, ...]
    level: int = 1
    seed: int = 1
    from_pages: bool = False

    def __post_init__(self) -> None:
        if whole_number(self.level, "level") not in LEVELS:
            raise RatingInputError("error.level", {"value": self.level})
        whole_number(self.seed, "seed", least=0)

    def sets(self, n: int) -> Iterator[tuple[Question, ...]]:
        """Yield n sets of questions: each set has other numbers as long as there are any.

        A set is the same however many come after it.

        >>> first, second = Choice(kinds_named(["formula/by_ratings"])).sets(2)
        >>> first[0].prompt == second[0].prompt
        False
        """
        whole_number(n, "copies", least=1)
        used: Counter[object] = Counter()
        for number in range(n):
            questions = []
            for place, kind in enumerate(self.kinds):
                asked = _least_used(self._candidates(kind, number, place), used)
                used[content(asked)] += 1
                questions.append(asked)
            yield tuple(questions)

    def _candidates(self, kind: Kind, number: int, place: int) -> Iterator[Question]:
        """Yield questions of a kind for a place of a set, without end but for the pages'."""
        if self.from_pages:
            pages, before = len(PAGE_SEEDS), self.kinds[:place].count(kind)
            step = number * self.kinds.count(kind) + before
            yield kind.make(self.level, PAGE_SEEDS[(self.seed - 1 + step) % pages])
            return
        # A text as the seed gives the same numbers on every Python and every machine.
        rng = Random(f"handout/{self.seed}/{number}/{place}")
        while True:
            yield kind.make(self.level, rng.choice(OWN_SEEDS))


def content(question: Question) -> object:
    """Return what makes two questions the same on paper: what is asked, and the options."""
    return (tuple(map(str, question.prompt)), tuple(map(str, question.options)))


def _least_used(candidates: Iterator[Question], used: Counter[object]) -> Question:
    """Return the first question that nobody has yet, or else one that the fewest have."""
    looked_at = []
    for asked in islice(candidates, TRIES):
        if not used[content(asked)]:
            return asked
        looked_at.append(asked)
    return min(looked_at, key=lambda asked: used[content(asked)])
