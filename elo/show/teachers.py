"""The tables of the page for teachers, made from the data: what serves what, and how long it takes.

In reading order: `overview`, `objectives`.
"""

from collections.abc import Iterable

from elo.drills import KINDS, TASKS
from elo.drills.objectives import served_by
from elo.drills.plans import PLANS
from elo.show.appendix import Lines
from elo.topics import FURTHER, TOPICS
from elo.words import say


def overview() -> Lines:
    """Lay out the chapters: kinds of question, and minutes to read, in code and for the assignment.

    >>> print(overview().rows[0])
    ['1 The formula', '40', '8', '15', '42']
    """
    rows = [
        (
            topic.heading,
            topic.minutes,
            len(KINDS.get(topic.name, ())) or "–",
            sum(one.minutes for one in TASKS.get(topic.name, {}).values()) or "–",
            PLANS[topic.name].minutes if topic.name in PLANS else "–",
        )
        for topic in (*TOPICS, *FURTHER)
    ]
    minutes = ("minutes to read", "kinds of question", "minutes in code", "minutes, assignment")
    return Lines(["chapter", *minutes], rows)


def objectives(topic: str) -> Lines:
    """Lay out the objectives of a topic, and what serves each.

    >>> print(objectives("performance").rows[2][1])
    Points needed for a performance

    Raises RatingInputError for a topic that there is not.
    """
    serving = served_by(topic)
    wanted = next(one.objectives for one in TOPICS if one.name == topic)
    return Lines(
        ["after it one can", "questions", "in code"],
        [
            (
                objective,
                _listed(say(f"kind.{topic}.{kind}") for kind in one.kinds),
                _listed(TASKS[topic][name].title for name in one.tasks),
            )
            for objective, one in zip(wanted, serving, strict=True)
        ],
    )


def _listed(titles: Iterable[str]) -> str:
    return "; ".join(titles) or "–"
