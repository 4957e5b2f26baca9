"""Checking a function that somebody wrote: it is tried on the cases, and never makes an error here.

Whatever the function does, be it an error, an endless recursion, the end of the program, or
anything else that can be returned, becomes feedback. Only an interrupt from the keyboard goes
through: it ends a loop that does not end. In reading order: `Feedback`, `feedback_on`,
`rights`, `tried`, `as_number`.
"""

import re
import reprlib
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from copy import deepcopy
from dataclasses import dataclass
from fractions import Fraction
from io import StringIO
from typing import TypeVar

from elo.drills.marking import SIGN
from elo.drills.tasks.task import Case, Function, Slip, Task
from elo.rounding import exact
from elo.working import Step, in_html

TOLERANCE = Fraction(1, 10**9)
"""So far a float may be from the exact number: no more than sums of floats make of it."""
LONGEST = 120
"""What was returned is shown up to so many characters."""

CODE = re.compile("`([^`]*)`")
Value = TypeVar("Value")


@dataclass(frozen=True, slots=True, repr=False)
class Feedback:
    """What was made of a function: "unreadable", "right", "mistake" or "wrong", and why.

    "unreadable" is a function that is not there, or returns nothing yet.
    """

    kind: str
    steps: tuple[Step, ...]
    slip: Slip | None = None

    def __repr__(self) -> str:
        """Return the sentences, as a check cell shows them in a terminal."""
        return "\n".join([f"{SIGN[self.kind]} {self.steps[0]}", *map(str, self.steps[1:])])

    def _repr_html_(self) -> str:
        sign = f"<strong>{SIGN[self.kind]}</strong> "
        lines = [CODE.sub(r"<code>\1</code>", in_html(step)) for step in self.steps]
        lines[0] = sign + lines[0]
        paragraphs = "".join(f'<p class="{self.kind}">{line}</p>' for line in lines)
        return f'<div class="drill-feedback">{paragraphs}</div>'


@dataclass(frozen=True, slots=True)
class _Run:
    """What a call came to: a value, or the error it ended with; what it printed and changed."""

    value: object = None
    error: str = ""
    printed: bool = False
    changed: bool = False


def feedback_on(task: Task, function: object) -> Feedback:
    """Return the feedback on a function that was written for a task.

    The first of these that holds is said: it is no function; it ends with an error; it returns
    nothing; all its results are those of a known mistake; a result is wrong; it changes what it
    is given; it is right.

    >>> from elo.drills import task
    >>> feedback_on(task("k_factor", "month_k"), lambda k, games: min(k, 700 // (games or 1)))
    ✓ Right: all 8 cases.
    """
    if not callable(function):
        return Feedback("unreadable", (Step("check.missing", {"name": task.name}),))
    runs: list[_Run] = []
    for case in task.cases:
        runs.append(_run(function, case))
        if runs[-1].error:
            values = {"call": task.call(case), "error": runs[-1].error}
            return Feedback("wrong", (Step("check.error", values),))
    if all(run.value is None for run in runs):
        return _nothing(task, runs)
    wrong = [
        (case, run)
        for case, run in zip(task.cases, runs, strict=True)
        if not _agree(run.value, case.expected)
    ]
    if wrong:
        return _wrong(task, runs, *wrong[0], right=len(runs) - len(wrong))
    for case, run in zip(task.cases, runs, strict=True):
        if run.changed:
            return Feedback("wrong", (Step("check.changed", {"call": task.call(case)}),))
    return Feedback("right", (Step("check.right", {"n": len(runs)}),))


def rights(task: Task, function: object) -> int:
    """Return on how many cases a function gives what is expected.

    >>> from elo.drills import task
    >>> rights(task("k_factor", "month_k"), lambda k, games: k)
    4
    """
    if not callable(function):
        return 0
    runs = [_run(function, case) for case in task.cases]
    return sum(
        not run.error and _agree(run.value, case.expected)
        for case, run in zip(task.cases, runs, strict=True)
    )


def _nothing(task: Task, runs: Sequence[_Run]) -> Feedback:
    values = {"name": task.name}
    if any(run.printed for run in runs):
        return Feedback("wrong", (Step("check.printed", values),))
    return Feedback("unreadable", (Step("check.empty", values),))


def _wrong(task: Task, runs: Sequence[_Run], case: Case, run: _Run, *, right: int) -> Feedback:
    values = {
        "call": task.call(case),
        "came": _shown(run.value),
        "type": _type_name(run.value),
        "expected": str(case.expected),
    }
    for slip in task.slips:
        if _is_slip(slip, task, runs):
            return Feedback("mistake", (slip.feedback, Step("check.wrong", values)), slip)
    if run.value is None:
        return Feedback("wrong", (Step("check.nothing", values),))
    if isinstance(case.expected, bool) and not isinstance(run.value, bool):
        return Feedback("wrong", (Step("check.not_true_or_false", values),))
    if not isinstance(case.expected, bool) and as_number(run.value) is None:
        return Feedback("wrong", (Step("check.not_a_number", values),))
    count = Step("check.count", {"right": right, "n": len(runs)})
    return Feedback("wrong", (Step("check.wrong", values), count))


def _is_slip(slip: Slip, task: Task, runs: Sequence[_Run]) -> bool:
    return all(
        _agree(run.value, slip.function(*case.arguments))
        for case, run in zip(task.cases, runs, strict=True)
    )


# What is somebody else's: each of these may do anything.


def tried(do: Callable[[], Value], otherwise: Callable[[BaseException], Value]) -> Value:
    """Return what is done, or what stands for the error with which it ends.

    >>> tried(lambda: 1 // 0, lambda error: str(error))
    'integer division or modulo by zero'
    """
    try:
        return do()
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        return otherwise(error)


def _run(function: Function, case: Case) -> _Run:
    """Call the function with a copy of the arguments, and keep what it prints to ourselves."""

    def called() -> _Run:
        arguments, printed = deepcopy(case.arguments), StringIO()
        with redirect_stdout(printed), redirect_stderr(StringIO()):
            value = function(*arguments)
        return _Run(value, "", bool(printed.getvalue()), arguments != case.arguments)

    return tried(called, lambda error: _Run(error=_shown_error(error)))


def as_number(value: object) -> Fraction | None:
    """Return a value as an exact number; None if it is none.

    >>> as_number(0.5), as_number("0.5")
    (Fraction(1, 2), None)
    """
    return tried(lambda: exact(value, "change"), lambda _: None)


def _agree(value: object, expected: object) -> bool:
    if isinstance(expected, bool) or isinstance(value, bool):
        return value is expected
    number, right = as_number(value), as_number(expected)
    return number is not None and right is not None and abs(number - right) <= TOLERANCE


def _shown(value: object) -> str:
    return _line(tried(lambda: reprlib.repr(value), lambda _: _type_name(value)))


def _type_name(value: object) -> str:
    return tried(lambda: str(type(value).__name__), lambda _: "object")


def _shown_error(error: BaseException) -> str:
    name = _type_name(error)
    return _line(tried(lambda: f"{name}: {error}", lambda _: name).rstrip(": "))


def _line(text: str) -> str:
    """Return a text that fits between two backquotes on one line."""
    line = " ".join(text.replace("`", "'").split())
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"
