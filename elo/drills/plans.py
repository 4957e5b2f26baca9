"""What is in each assignment: its tasks, what they are worth, and how long they take.

The words around them, the solutions and the mark schemes are in the sources of the notebooks and
stay with the teacher. In reading order: `Asked`, `Coded`, `Worded`, `Plan`, `PLANS`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from elo.drills import question
from elo.drills.question import Question
from elo.drills.tasks.graded import GRADED
from elo.drills.tasks.task import Task
from elo.errors import RatingInputError
from elo.topics import TOPICS
from elo.words import say
from elo.working import Step


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of a kind and level, with numbers of each pupil's own."""

    topic: str
    kind: str
    level: int = 2
    points: int = 2
    minutes: int = 4

    @property
    def title(self) -> str:
        """What is asked, in a few words."""
        return self.make(1).title

    def make(self, seed: int) -> Question:
        """Return the question of a seed."""
        return question(self.topic, self.kind, level=self.level, seed=seed)


@dataclass(frozen=True, slots=True)
class Coded:
    """A function to write, the same for everybody."""

    task: Task
    points: int = 4
    shown: int = 2
    """So many of its cases the pupil sees."""

    @property
    def title(self) -> str:
        """What is to be written, in a few words."""
        return self.task.title

    @property
    def minutes(self) -> int:
        """How long it takes."""
        return self.task.minutes

    @property
    def visible(self) -> Task:
        """The task with the cases that the pupil sees, and no known mistakes: too few to tell."""
        return replace(self.task, cases=self.task.cases[: self.shown], slips=())

    @property
    def examples(self) -> tuple[Step, ...]:
        """The cases that the pupil sees, in words."""
        return tuple(replace(self.task, cases=(case,)).example for case in self.visible.cases)


@dataclass(frozen=True, slots=True)
class Worded:
    """A task in words, which the teacher marks."""

    points: int = 2
    minutes: int = 5

    @property
    def title(self) -> str:
        """The same for all of them: their words are in the notebooks alone."""
        return say("work.in_words")


Item = Asked | Coded | Worded


@dataclass(frozen=True, slots=True)
class Plan:
    """An assignment: its tasks by name, "1", "2" and so on, in their order."""

    name: str
    items: Mapping[str, Item]

    @property
    def title(self) -> str:
        """What the assignment is called: as its chapter, or the mixed test."""
        titles = {topic.name: topic.title for topic in TOPICS}
        return titles.get(self.name) or say("work.mixed")

    @property
    def points(self) -> int:
        """What all tasks together are worth."""
        return sum(item.points for item in self.items.values())

    @property
    def minutes(self) -> int:
        """How long all tasks together take."""
        return sum(item.minutes for item in self.items.values())

    def item(self, name: str) -> Item:
        """Return a task of the assignment.

        Raises RatingInputError for a name that there is not.
        """
        if name not in self.items:
            values = {"value": name, "name": self.name, "names": ", ".join(self.items)}
            raise RatingInputError("error.item", values)
        return self.items[name]


def _plan(name: str, *items: Item) -> Plan:
    return Plan(name, MappingProxyType({str(n): item for n, item in enumerate(items, start=1)}))


def _topic(name: str, *kinds: str, hard: str = "") -> Plan:
    """Return the plan of a topic: a question of each kind, its function, two tasks in words.

    One kind may be ``hard``: of the highest level, where the others have too few questions.
    """
    asked = (Asked(name, kind, level=3 if kind == hard else 2) for kind in kinds)
    return _plan(name, *asked, Coded(GRADED[name]), Worded(), Worded())


PLANS: Mapping[str, Plan] = MappingProxyType(
    {
        plan.name: plan
        for plan in (
            _topic(
                "formula",
                "by_ratings",
                "by_difference",
                "by_curve",
                "backwards",
                "several_games",
                "find_mistake",
                hard="backwards",
            ),
            _topic(
                "k_factor",
                "from_file",
                "after_18",
                "true_or_false",
                "rule_700",
                "game_30",
                "busy_month",
                hard="rule_700",
            ),
            _topic(
                "rating_change",
                "one_game",
                "cap_400",
                "event",
                "what_counts",
                "two_events",
                "find_mistake",
            ),
            _topic(
                "performance",
                "from_average",
                "by_table",
                "linear",
                "half_point_bye",
                "needed",
                "norm",
            ),
            _topic(
                "initial_rating",
                "average",
                "first_rating",
                "maximum",
                "published",
                "points_needed",
                "find_mistake",
            ),
            _topic(
                "misconceptions",
                "true_or_false",
                "which_right",
                "who_is_right",
                "rise_or_fall",
                "other_side",
                "find_mistake",
            ),
            _plan(
                "mixed",
                Asked("formula", "by_ratings"),
                Asked("formula", "several_games"),
                Asked("k_factor", "busy_month"),
                Asked("rating_change", "event"),
                Asked("performance", "by_table"),
                Asked("initial_rating", "first_rating"),
                Asked("misconceptions", "true_or_false"),
                Coded(GRADED["mixed"]),
                Worded(),
            ),
        )
    }
)
"""The assignments by name: one a topic, and the mixed test. Each is worth twenty points."""


def plan(name: str) -> Plan:
    """Return the plan of an assignment.

    >>> plan("formula").points, plan("mixed").title
    (20, 'Mixed test')

    Raises RatingInputError for a name that there is not.
    """
    if name not in PLANS:
        raise RatingInputError("error.assignment", {"value": name, "names": ", ".join(PLANS)})
    return PLANS[name]
