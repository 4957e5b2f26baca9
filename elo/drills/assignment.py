"""A graded assignment, as its notebook uses it: each pupil's own numbers, and partial credit.

Everybody has other numbers, and the same ones every time (`elo.drills.own_numbers`). While
handed-in work is marked, the environment variables ``ELO_PUPIL`` and ``ELO_SALT`` say whose it is:
they hold whatever a notebook says.

What a task earns: a right answer all of its points; a known mistake in a number half of them;
everything else nothing. (In a choice nearly every wrong answer is a known mistake, so there only
the right one earns.) A function earns in proportion to the cases that come out right, at most
three quarters unless all is right, and at least half if it is a known mistake. Points come in
halves, rounded down.

In reading order: `Shown`, `Pupil`, `Mark`, `Assignment`.
"""

import builtins
import os
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from html import escape
from math import floor
from pathlib import Path
from typing import Any

from elo.drills.answers import LETTERS, judged, read_as
from elo.drills.marking import SIGN, Verdict
from elo.drills.own_numbers import (
    CLASS_FILE,
    DEFAULT_SALT,
    numbers_code,
    own_question,
    plain_id,
    salt_of,
)
from elo.drills.plans import Asked, Coded, Item, plan
from elo.drills.question import Question
from elo.drills.tasks.checking import CODE, Feedback, feedback_on, rights, tried
from elo.errors import RatingInputError
from elo.words import say
from elo.working import Step, as_html, in_html

PUPIL, SALT = "ELO_PUPIL", "ELO_SALT"
"""The environment variables of the marking."""
MARK = "application/vnd.elo.mark+json"
"""The type of output in which a mark is told to the report of the class."""
WHOSE = "application/vnd.elo.pupil+json"
"""The type of output that says whose numbers these are."""
LONGEST_ID = 80
KNOWN = Fraction(1, 2)
"""The share that a known mistake earns."""
NOT_ALL = Fraction(3, 4)
"""The most that a function earns which is not right."""


# What notebooks show.


@dataclass(frozen=True, slots=True, repr=False)
class Shown:
    """Paragraphs for a notebook or a terminal, each with a class; and data by their MIME type."""

    paragraphs: tuple[tuple[str, str], ...]
    data: Mapping[str, object] = field(default_factory=dict)
    more: str = ""
    """HTML that follows the paragraphs."""

    def __repr__(self) -> str:
        """Return the paragraphs as lines."""
        return "\n".join(text for _, text in self.paragraphs)

    def _repr_html_(self) -> str:
        return (
            '<div class="drill-feedback">'
            + "".join(
                f'<p class="{name}">{_html(name, text)}</p>' for name, text in self.paragraphs
            )
            + f"{self.more}</div>"
        )

    def _repr_mimebundle_(self, **_: Any) -> dict[str, object]:
        return {"text/plain": repr(self), "text/html": self._repr_html_(), **self.data}


def _html(name: str, text: str) -> str:
    """Return a paragraph in HTML: its lines one below the other, code as code, a title strong."""
    html = CODE.sub(r"<code>\1</code>", in_html(text)).replace("\n", "<br>")
    return f"<strong>{html}</strong>" if name == "drill-title" else html


def _show(shown: Shown) -> None:
    """Show it: as Jupyter does, where it gives us its ``display``."""
    getattr(builtins, "display", print)(shown)


def _from_notebook(name: str) -> object:
    """Return what has this name in the notebook that is running; None if nothing has."""
    return getattr(sys.modules["__main__"], name, None)


# Whose it is.


@dataclass(frozen=True, slots=True)
class Pupil:
    """The id that is typed in the notebook, and the one of the class list while marking."""

    typed: str
    listed: str = ""

    @property
    def id(self) -> str:
        """The id that counts."""
        return self.listed or self.typed

    @property
    def same(self) -> bool:
        """Whether the notebook says the same as the list, if there is a list."""
        return not self.listed or plain_id(self.typed) == plain_id(self.listed)


def _typed_id(value: object) -> str:
    """Return what stands in the cell of the id as text; a number may be an id too."""

    def text() -> str:
        is_id = isinstance(value, str | int) and not isinstance(value, bool)
        return " ".join(str(value).split())[:LONGEST_ID] if is_id else ""

    return tried(text, lambda _: "")


# Points.


@dataclass(frozen=True, slots=True)
class Mark:
    """What a task earned and why; ``verdict`` is one of marking, or "missing"."""

    task: str
    question: str
    verdict: str
    mistake: str
    points: int | float
    most: int
    steps: tuple[Step, ...]

    @property
    def record(self) -> dict[str, object]:
        """What the report of the class is made from."""
        return {
            "task": self.task,
            "question": self.question,
            "verdict": self.verdict,
            "mistake": self.mistake,
            "points": self.points,
            "max": self.most,
        }


def _points(most: int, share: Fraction) -> int | float:
    """Return a share of the points in halves, rounded down."""
    halves = floor(2 * most * share)
    return halves / 2 if halves % 2 else halves // 2


def _share_of_answer(asked: Question, verdict: Verdict) -> Fraction:
    if verdict.kind == "mistake" and not asked.options:
        return KNOWN
    return Fraction(verdict.kind == "right")


def _share_of_function(feedback: Feedback, right: Fraction) -> Fraction:
    """Return what a function earns of which this share of the cases comes out right."""
    match feedback.kind:
        case "right":
            return Fraction(1)
        case "unreadable":
            return Fraction(0)
        case "mistake":
            return max(KNOWN, min(NOT_ALL, right))
        case _:
            return min(NOT_ALL, right)


class Assignment:
    """An assignment with the numbers of one pupil.

    ``pupil`` is the id that the notebook's cell says; without it that cell's ``pupil`` is looked
    up. Nothing that a pupil writes as an answer makes an error here.

    >>> work = Assignment("formula", "anna")
    >>> work.points("1", work.solution("1")), work.points("1", None)
    (2, 0)

    Raises RatingInputError for an assignment or a task that there is not, and for a file of the
    class that cannot be read.
    """

    def __init__(self, name: str, pupil: object = None) -> None:
        self.plan = plan(name)
        typed = _typed_id(_from_notebook("pupil") if pupil is None else pupil)
        self.pupil = Pupil(typed, _typed_id(os.environ.get(PUPIL, "")))
        given = os.environ.get(SALT) or salt_of(Path(CLASS_FILE))
        self.has_class = given is not None
        self._salt = given or DEFAULT_SALT

    # What is asked.

    def question(self, name: str) -> Question:
        """Return the question of a task, with the numbers of this pupil."""
        item = self.plan.item(name)
        if not isinstance(item, Asked):
            raise RatingInputError(
                "error.item",
                {"value": name, "name": self.plan.name, "names": ", ".join(self._asked)},
            )
        return own_question(self._salt, self.pupil.id, f"{self.plan.name}/{name}", item)

    @property
    def _asked(self) -> Iterable[str]:
        return (name for name, item in self.plan.items.items() if isinstance(item, Asked))

    def solution(self, name: str) -> Fraction | str:
        """Return the right answer of a question; of a choice, its letter."""
        asked = self.question(name)
        if isinstance(asked.answer, Fraction):
            return asked.answer
        return LETTERS[[option.key for option in asked.options].index(asked.answer)]

    def ask(self, name: str) -> Shown:
        """Show a task: the question with this pupil's numbers, or the function to write."""
        item = self.plan.item(name)
        if isinstance(item, Coded):
            title = item.task.title
            lines = [str(item.task.prompt), "\n".join(map(str, item.examples))]
        elif not self.pupil.id:
            title, lines = "", [say("work.hidden")]
        else:
            asked = self.question(name)
            title = asked.title
            first, *others = map(str, asked.prompt)
            pairs = zip(LETTERS, asked.options, strict=False)
            options = [f"{letter}) {option}" for letter, option in pairs]
            lines = [first, "\n".join(others), "\n".join(options)]
        number, worth = say("work.question", name=name), say("work.worth", points=item.points)
        head = " · ".join(filter(None, (number, title, worth)))
        return Shown((("drill-title", head), *(("", line) for line in lines if line)))

    # What is answered.

    def read(self, name: str, answer: object = None) -> None:
        """Show how an answer is read, and nothing on whether it is right; silent while marking.

        Without ``answer`` the notebook's ``answer_1`` (or 2, 3, …) is taken; for a function,
        that of its name, which is tried on the examples that the task shows.
        """
        item = self.plan.item(name)
        if self.pupil.listed:
            return
        written = self._answer(name, item, answer)
        if isinstance(item, Coded):
            feedback = feedback_on(item.visible, written)
            kind, steps = feedback.kind, (*feedback.steps, Step("work.more_cases"))
        else:
            asked = self.question(name)
            verdict = judged(asked, written)
            kind = "unreadable" if verdict.value is None else ""
            steps = (read_as(asked, verdict),)
        _show(Shown(self._signed(name, kind, steps)))

    def marked(self, name: str, answer: object = None) -> Mark:
        """Return the mark of a task."""
        item = self.plan.item(name)
        written = self._answer(name, item, answer)
        if isinstance(item, Coded):
            return self._mark_of_function(name, item, written)
        asked = self.question(name)
        verdict = judged(asked, written)
        points = _points(item.points, _share_of_answer(asked, verdict))
        mistake = verdict.mistake.name if verdict.mistake else ""
        steps = (verdict.feedback,)
        return Mark(name, asked.name, verdict.kind, mistake, points, item.points, steps)

    def _mark_of_function(self, name: str, item: Coded, function: object) -> Mark:
        task = item.task
        feedback = feedback_on(task, function)
        right, n = rights(task, function), len(task.cases)
        steps = feedback.steps
        if feedback.kind in ("mistake", "wrong") and "check.count" not in {s.key for s in steps}:
            steps = (*steps, Step("check.count", {"right": right, "n": n}))
        return Mark(
            task=name,
            question=f"{task.topic}/{task.name}",
            verdict="missing" if feedback.kind == "unreadable" else feedback.kind,
            mistake=feedback.slip.name if feedback.slip else "",
            points=_points(item.points, _share_of_function(feedback, Fraction(right, n))),
            most=item.points,
            steps=steps,
        )

    def points(self, name: str, answer: object = None) -> int | float:
        """Return what a task earns."""
        return self.marked(name, answer).points

    def mark(self, name: str, answer: object = None) -> int | float:
        """Show the mark of a task with its reason, and return its points.

        The last line of a test's cell is this call: nbgrader takes the number as the grade. While
        the marking runs, the working follows an answer that is not right.
        """
        marked = self.marked(name, answer)
        earned = Step("work.earned", {"points": _number(marked.points), "most": marked.most})
        kind = "unreadable" if marked.verdict == "missing" else marked.verdict
        paragraphs = self._signed(name, kind, (*marked.steps, earned))
        more = ""
        if marked.verdict != "right" and self.pupil.listed:
            item = self.plan.item(name)
            if isinstance(item, Asked):
                more = _working(self.question(name))
        _show(Shown(paragraphs, {MARK: marked.record}, more))
        return marked.points

    def _answer(self, name: str, item: Item, given: object) -> object:
        if given is not None:
            return given
        return _from_notebook(item.task.name if isinstance(item, Coded) else f"answer_{name}")

    def _signed(self, name: str, kind: str, steps: Iterable[Step]) -> tuple[tuple[str, str], ...]:
        first, *others = map(str, steps)
        head = f"{say('work.question', name=name)}: {first}"
        sign = f"{SIGN[kind]} " if kind else ""
        return ((kind, sign + head), *((kind, other) for other in others))

    # Whose it is.

    def _shown(self) -> Shown:
        about = {
            "title": self.plan.title,
            "points": self.plan.points,
            "minutes": self.plan.minutes,
        }
        code = numbers_code(self._salt, self.pupil.id, self.plan.name) if self.pupil.id else ""
        lines = [Step("work.title", about)]
        if not self.pupil.same:
            values = {"typed": self.pupil.typed or "—", "pupil": self.pupil.listed}
            lines.append(Step("work.other", values))
        if not self.pupil.id:
            lines.append(Step("work.unnamed"))
        else:
            lines.append(Step("work.numbers", {"pupil": self.pupil.id, "code": code}))
        if not self.has_class:
            lines.append(Step("work.no_class"))
        whose = {
            "assignment": self.plan.name,
            "pupil": self.pupil.id,
            "typed": self.pupil.typed,
            "same": self.pupil.same,
            "numbers": code,
        }
        return Shown(tuple(("", str(line)) for line in lines), {WHOSE: whose})

    def __repr__(self) -> str:
        """Return what the assignment is, and whose numbers these are."""
        return repr(self._shown())

    def _repr_mimebundle_(self, **_: Any) -> dict[str, object]:
        return self._shown()._repr_mimebundle_()


def _number(points: int | float) -> str:
    return f"{points:g}"


def _working(asked: Question) -> str:
    """Return the right answer and its working, to be opened."""
    answer = f"{escape(say('drill.answer'))} <strong>{escape(asked.answer_text)}</strong>"
    return (
        f"<details><summary>{escape(say('drill.solution'))}</summary>"
        f"<p>{answer}</p>{as_html(asked.solution)}</details>"
    )
