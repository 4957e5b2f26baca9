"""Questions with new numbers on request, tasks in code, and marking that says what went wrong.

>>> from elo.drills import mark, question
>>> asked = question("rating_change", "one_game", level=1, seed=1)
>>> print(mark(asked, str(float(asked.answer))))
Right.
"""

from collections.abc import Mapping
from types import MappingProxyType

from elo.drills import (
    formula,
    initial_rating,
    k_factor,
    misconceptions,
    performance,
    rating_change,
)
from elo.drills.marking import Verdict, mark, read
from elo.drills.question import LEVELS, PAGE_SEEDS, Kind, Mistake, Option, Question
from elo.drills.tasks import TASKS, Feedback, Task, check, task
from elo.errors import RatingInputError

KINDS: Mapping[str, Mapping[str, Kind]] = MappingProxyType(
    {
        kinds[0].topic: MappingProxyType({kind.name: kind for kind in kinds})
        for kinds in (
            formula.KINDS,
            k_factor.KINDS,
            rating_change.KINDS,
            performance.KINDS,
            initial_rating.KINDS,
            misconceptions.KINDS,
        )
    }
)
"""Every kind of question: by topic, then by name."""


def question(topic: str, kind: str, *, level: int = 1, seed: int = 1) -> Question:
    """Return a question; the same four always give the same one.

    >>> question("rating_change", "one_game", level=1, seed=1).name
    'rating_change/one_game/1/1'

    Raises RatingInputError for a topic, kind, level or seed that there is not.
    """
    if topic not in KINDS:
        raise RatingInputError("error.topic", {"value": topic, "topics": ", ".join(KINDS)})
    if kind not in KINDS[topic]:
        kinds = ", ".join(KINDS[topic])
        raise RatingInputError("error.kind", {"value": kind, "topic": topic, "kinds": kinds})
    return KINDS[topic][kind].make(level, seed)


__all__ = [
    "KINDS",
    "LEVELS",
    "PAGE_SEEDS",
    "TASKS",
    "Feedback",
    "Kind",
    "Mistake",
    "Option",
    "Question",
    "Task",
    "Verdict",
    "check",
    "mark",
    "question",
    "read",
    "task",
]
