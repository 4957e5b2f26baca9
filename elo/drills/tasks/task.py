"""A task in code: a function that the reader writes, and everything to check it with.

The expected values come from the library; a solution and the cell to begin from are text, and
nothing here runs a text. In reading order: `Case`, `cases`, `Slip`, `Task`.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from elo.words import say
from elo.working import Step

Function = Callable[..., object]
HERE = "    # Write it here."


@dataclass(frozen=True, slots=True)
class Case:
    """What the function is called with, and what it has to return: a number, True or False."""

    arguments: tuple[object, ...]
    expected: object


def cases(right: Function, arguments: Iterable[tuple[object, ...]]) -> tuple[Case, ...]:
    """Return a case for each of these arguments; ``right``, of the library, knows the answer.

    >>> cases(abs, [(-3,), (4,)])
    (Case(arguments=(-3,), expected=3), Case(arguments=(4,), expected=4))
    """
    return tuple(Case(given, right(*given)) for given in arguments)


@dataclass(frozen=True, slots=True)
class Slip:
    """A known mistake: its name, the function that one writes then, the values of its words."""

    name: str
    function: Function
    values: Mapping[str, object] = field(default_factory=dict)

    @property
    def feedback(self) -> Step:
        """What is said to whoever made it."""
        return Step(f"mistake.{self.name}", self.values)


@dataclass(frozen=True, slots=True)
class Task:
    """A task: its name is the name of the function.

    ``given`` is a cell that is run before, it imports what the function may use and shows it.
    ``solution`` begins with the line of the ``def`` and a line that says what is returned.
    Several slips may have one name, where one mistake has several faces.
    """

    topic: str
    name: str
    minutes: int
    prompt: Step
    cases: tuple[Case, ...]
    hints: tuple[Step, ...]
    solution: str
    slips: tuple[Slip, ...]
    given: str = ""

    @property
    def title(self) -> str:
        """What the task is called."""
        return say(f"task.{self.name}")

    @property
    def stub(self) -> str:
        """The function without its body: it runs, and returns nothing."""
        return "\n".join([*self.solution.splitlines()[:2], HERE, ""])

    @property
    def example(self) -> Step:
        """The first case, as it is shown beside the prompt."""
        case = self.cases[0]
        values = {"call": self.call(case), "expected": str(case.expected)}
        return Step("ask.code_example", values)

    def call(self, case: Case) -> str:
        """Return the line of code that tries a case."""
        return f"{self.name}({', '.join(map(repr, case.arguments))})"
