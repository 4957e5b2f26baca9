"""Tasks in code, two or more a topic and for the review, and the check that their cells call.

>>> check("formula", "curve", lambda D: 1 / (1 + 10 ** (D / 400)))
✗ The sign of D is turned round. The better player has to expect more than one half.
`curve(100)` gave `0.35993500019711494`; `0.6400649998028851` was expected.
"""

import sys
from collections.abc import Mapping
from types import MappingProxyType

from elo.drills.tasks import (
    formula,
    initial_rating,
    k_factor,
    misconceptions,
    performance,
    rating_change,
    review,
)
from elo.drills.tasks.checking import Feedback, feedback_on
from elo.drills.tasks.task import Case, Function, Slip, Task
from elo.errors import RatingInputError

TASKS: Mapping[str, Mapping[str, Task]] = MappingProxyType(
    {
        tasks[0].topic: MappingProxyType({task.name: task for task in tasks})
        for tasks in (
            formula.TASKS,
            k_factor.TASKS,
            rating_change.TASKS,
            performance.TASKS,
            initial_rating.TASKS,
            misconceptions.TASKS,
            review.TASKS,
        )
    }
)
"""Every task: by topic and at last for the review of all, then by name, the easier first."""


def task(topic: str, name: str) -> Task:
    """Return a task.

    >>> task("k_factor", "month_k").title
    'K of a busy month'

    Raises RatingInputError for a topic or name that there is not.
    """
    if topic not in TASKS:
        raise RatingInputError("error.topic", {"value": topic, "topics": ", ".join(TASKS)})
    if name not in TASKS[topic]:
        names = ", ".join(TASKS[topic])
        raise RatingInputError("error.task", {"value": name, "topic": topic, "tasks": names})
    return TASKS[topic][name]


def check(topic: str, name: str, function: Function | None = None) -> Feedback:
    """Return feedback on the function that was written for a task.

    Without ``function`` the one of the task's name is taken from the notebook (or the program)
    that is running. Whatever the function does becomes feedback; see `checking.feedback_on`.

    Raises RatingInputError for a topic or name that there is not.
    """
    wanted = task(topic, name)
    written = getattr(sys.modules["__main__"], name, None) if function is None else function
    return feedback_on(wanted, written)


__all__ = ["TASKS", "Case", "Feedback", "Slip", "Task", "check", "task"]
