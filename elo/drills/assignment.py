"""A graded assignment, as its notebook uses it: each pupil's own numbers, and partial credit.

The salt of the class, the pupil's id and the task give the seed of a question, so everybody has
other numbers, and the same ones every time. The salt stands in ``class.json`` beside the notebook.
While handed-in work is marked, the environment variables ``ELO_PUPIL`` and ``ELO_SALT`` say whose
it is: they hold whatever a notebook says.

What a task earns: a right answer all of its points; a known mistake in a number half of them;
everything else nothing. (In a choice nearly every wrong answer is a known mistake, so there only
the right one earns.) A function earns in proportion to the cases that come out right, at most
three quarters unless all is right, and at least half if it is a known mistake. Points come in
halves, rounded down.

In reading order: `seed_of`, `own_question`, `numbers_code`, `salt_of`, `Pupil`, `judged`, `Mark`,
`Assignment`.
"""

import builtins
import json
import os
import sys
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache
from hashlib import sha256
from html import escape
from math import floor
from pathlib import Path
from types import EllipsisType
from typing import Any

from elo.drills.marking import SIGN, Verdict, mark
from elo.drills.plans import Asked, Coded, Item, plan
from elo.drills.question import PAGE_SEEDS, Question, number_text
from elo.drills.tasks.checking import CODE, Feedback, as_number, feedback_on, rights, tried
from elo.errors import RatingInputError
from elo.words import say
from elo.working import Step, as_html, in_html

PUPIL, SALT = "ELO_PUPIL", "ELO_SALT"
"""The environment variables of the marking."""
CLASS_FILE = "class.json"
DEFAULT_SALT = "elo-worked"
"""The salt where there is no file of a class: numbers to look at, nobody's."""
FIRST_SEED = 1_000
"""The seeds of assignments begin here, far above those that the pages show."""
SEEDS = 10**9
TRIES = 100
"""So often other numbers are tried where the pages show these."""
MARK = "application/vnd.elo.mark+json"
"""The type of output in which a mark is told to the report of the class."""
WHOSE = "application/vnd.elo.pupil+json"
"""The type of output that says whose numbers these are."""
LONGEST_ID = 80
LETTERS = "abcdefgh"
KNOWN = Fraction(1, 2)
"""The share that a known mistake earns."""
NOT_ALL = Fraction(3, 4)
"""The most that a function earns which is not right."""
FINEST = 10**6
"""A number is taken for the fraction next to it with a denominator up to this: floats are off."""
LARGEST = 10**12


def plain_id(pupil: str) -> str:
    """Return an id in the form that counts: no case, one form of accents, single blanks.

    >>> plain_id(" Anna  B ")
    'anna b'
    """
    return " ".join(unicodedata.normalize("NFC", pupil).casefold().split())


def _digest(*parts: str) -> str:
    """Return a hash of the parts, none of which can run over into the next."""
    return sha256(json.dumps(parts).encode()).hexdigest()


def seed_of(salt: str, pupil: str, task: str) -> int:
    """Return the seed of a pupil's question; ``task`` is assignment/name.

    >>> seed_of("s", "anna", "formula/1") == seed_of("s", " Anna ", "formula/1")
    True
    """
    return FIRST_SEED + int(_digest(salt, plain_id(pupil), task), 16) % SEEDS


def own_question(salt: str, pupil: str, task: str, item: Asked) -> Question:
    """Return the question of a pupil's own: never one whose words the pages of the book show.

    >>> item = Asked("formula", "backwards")
    >>> own_question("s", "anna", "formula/4", item) == own_question("s", "Anna", "formula/4", item)
    True
    """
    seed = seed_of(salt, pupil, task)
    asked = item.make(seed)
    for n in range(1, TRIES):
        if _text(asked) not in _on_the_pages(item):
            break
        asked = item.make(seed_of(salt, pupil, f"{task}/{n}"))
    return asked


def _text(asked: Question) -> tuple[str, ...]:
    return tuple(map(str, (*asked.prompt, *asked.options)))


@cache
def _on_the_pages(item: Asked) -> frozenset[tuple[str, ...]]:
    """Return what the pages show of this kind and level."""
    return frozenset(_text(item.make(seed)) for seed in PAGE_SEEDS)


def numbers_code(salt: str, pupil: str, assignment: str) -> str:
    """Return a short code of a pupil's numbers: another code, other numbers.

    >>> numbers_code("s", "anna", "formula") == numbers_code("s", "ben", "formula")
    False
    """
    return _digest(salt, plain_id(pupil), assignment)[:6].upper()


def salt_of(path: Path) -> str | None:
    """Return the salt that the file of a class holds; None if there is no file.

    Raises RatingInputError for a file that holds none.
    """
    try:
        salt = json.loads(path.read_text(encoding="utf-8-sig"))["salt"]
    except FileNotFoundError:
        return None
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        raise RatingInputError("error.class_file", {"path": path.name}) from None
    if not isinstance(salt, str) or not salt:
        raise RatingInputError("error.class_file", {"path": path.name})
    return salt


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
                f'<p class="{name}">{CODE.sub(_code, in_html(text))}</p>'
                for name, text in self.paragraphs
            )
            + f"{self.more}</div>"
        )

    def _repr_mimebundle_(self, **_: Any) -> dict[str, object]:
        return {"text/plain": repr(self), "text/html": self._repr_html_(), **self.data}


_code = r"<code>\1</code>"


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


# What an answer is.


def judged(asked: Question, value: object) -> Verdict:
    """Return what an answer is, whatever was given as one.

    A text is read as it is typed on paper; a number of Python is taken as it is.

    >>> asked = Asked("formula", "by_ratings").make(seed=1_000)
    >>> judged(asked, float(asked.answer)).kind, judged(asked, None).kind
    ('right', 'missing')
    """
    return tried(lambda: _judged(asked, value), lambda _: _no_number(asked))


def _judged(asked: Question, value: object) -> Verdict:
    if value is None or isinstance(value, EllipsisType):
        return Verdict("missing", Step("work.missing"))
    if isinstance(value, str):
        if not value.strip():
            return Verdict("missing", Step("work.missing"))
        return _in_our_words(asked, mark(asked, _key(asked, value) if asked.options else value))
    if asked.options:
        return _in_our_words(asked, mark(asked, ""))
    if isinstance(value, tuple):
        return Verdict("unreadable", Step("work.comma"))
    number = as_number(value)
    if number is None:
        return _no_number(asked)
    if abs(number) > LARGEST:
        return Verdict("wrong", Step("work.wrong"), value=number)
    nearest = number.limit_denominator(FINEST)
    return _in_our_words(asked, mark(asked, f"{nearest.numerator}/{nearest.denominator}"))


def _no_number(asked: Question) -> Verdict:
    if asked.options:
        return _in_our_words(asked, mark(asked, ""))
    example = say(f"drill.example.{asked.reads}")
    return Verdict("unreadable", Step("work.number", {"example": example}))


def _key(asked: Question, typed: str) -> str:
    """Return the key of the option whose letter or words were typed; "" if there is none."""
    wanted = plain_id(typed).strip("().:")
    for letter, option in zip(LETTERS, asked.options, strict=False):
        if wanted in (letter, plain_id(str(option)).strip("().:")):
            return option.key
    return ""


def _in_our_words(asked: Question, verdict: Verdict) -> Verdict:
    """Say it without hints, which there are none here, and with letters for the options."""
    if asked.options and verdict.kind == "unreadable":
        letters = ", ".join(LETTERS[: len(asked.options)])
        return replace(verdict, feedback=Step("work.letter", {"letters": letters}))
    if verdict.kind == "wrong":
        key = "work.wrong_choice" if asked.options else "work.wrong"
        return replace(verdict, feedback=Step(key))
    return verdict


def _read_as(asked: Question, verdict: Verdict) -> Step:
    """Return what was read, and nothing on whether it is right."""
    if verdict.value is None:
        return verdict.feedback
    if isinstance(verdict.value, Fraction):
        shown = tried(lambda: number_text(Fraction(verdict.value or 0)), lambda _: "∞")
        return Step("work.read", {"value": shown})
    letters = {option.key: letter for letter, option in zip(LETTERS, asked.options, strict=False)}
    return Step("work.read", {"value": letters[verdict.value]})


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
            lines = (item.task.title, str(item.task.prompt), *map(str, item.examples))
        elif not self.pupil.id:
            lines = (say("work.hidden"),)
        else:
            asked = self.question(name)
            lines = (asked.title, *map(str, asked.prompt))
            lines += tuple(
                f"{letter}) {option}"
                for letter, option in zip(LETTERS, asked.options, strict=False)
            )
        head = f"{say('work.question', name=name)} · {say('work.worth', points=item.points)}"
        return Shown((("drill-title", head), *(("", line) for line in lines)))

    # What is answered.

    def read(self, name: str, answer: object = None) -> None:
        """Show how an answer is read, and nothing on whether it is right.

        Without ``answer`` the notebook's ``answer_1`` (or 2, 3, …) is taken; for a function,
        that of its name, which is tried on the examples that the task shows.
        """
        item = self.plan.item(name)
        if isinstance(item, Coded):
            written = self._answer(name, item, answer)
            feedback = feedback_on(item.visible, written)
            steps = (*feedback.steps, Step("work.more_cases"))
            _show(Shown(self._signed(name, feedback.kind, steps)))
            return
        asked = self.question(name)
        verdict = judged(asked, self._answer(name, item, answer))
        readable = "missing" if verdict.kind in ("missing", "unreadable") else ""
        sign = {"missing": "unreadable"}.get(readable, "")
        _show(Shown(self._signed(name, sign, (_read_as(asked, verdict),))))

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
