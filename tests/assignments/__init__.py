"""Write the sources of the assignments: nbgrader notebooks, made from plans and words.

    python -m tests.assignments            all, exercises/assignments/<name>/<name>.ipynb
    python -m tests.assignments formula    only these
    python -m tests.assignments --check    change nothing; name what would change, exit 1

What each asks and what it is worth stands in `elo.drills.plans`; the words, the solutions and the
mark schemes stand beside this file, one module an assignment. The notebooks have no outputs, and
a second run leaves no difference.
"""

import argparse
import importlib
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from textwrap import indent

import nbformat
from nbformat import NotebookNode

from elo.drills import KINDS
from elo.drills.plans import PLANS, Asked, Coded, Plan, Worded
from elo.drills.tasks.task import HERE
from tests import notebooks
from tests.assignments.words import InWords, Words

FOLDER = notebooks.ROOT / "exercises" / "assignments"
SCHEMA = 3
"""The version of nbgrader's metadata."""

TITLE = """\
# {title}{kind}

{introduction}

**{points} points, about {minutes} minutes.** The numbers in your questions are your own: they are
made from your id, so nobody else in your class has all of them.

1. Write your id into the cell with `pupil`, then run all cells (*Run → Run All Cells*).
2. Answer in the cells that say `YOUR ANSWER`, and run them again. The cell below an answer says how
   it was read, so that nothing is lost by the way it is written. Whether it is right you will hear
   when it has been marked.
3. Save the notebook and hand it in under the name it has.

You may use paper, a calculator, FIDE's tables and the book. A typical slip in a number still earns
half of the points, so write down what you have."""
YOUR_ID = """\
## Your id

Write it between the quotes, as it stands on your teacher's list. (If it is there already, it is
yours: leave it.)"""
QUESTIONS = """\
## Questions with your own numbers

A number is written as a number, `0.25`, or in quotes as you would write it on paper, `"0,25"`. In a
choice write the letter, in quotes: `"b"`."""
FUNCTION = """\
## {n} · A function ({points} points)

### {title}

{prompt}

{examples}

Write the body of the function and keep its name. The cell below it tries these examples; marking
tries more cases. Part of the points is earned by a function that is right for part of them."""
IN_WORDS = """\
## In your own words

Your teacher reads these answers. Two or three sentences are enough for each. Double-click the cell
that says `YOUR ANSWER HERE`, and write there."""
WORD_TASK = "### {n} ({points} points)\n\n{ask}"
SCHEME = """\
<!-- ### BEGIN SOLUTION -->
**A good answer.** {answer}

**Mark scheme.**

{scheme}
<!-- ### END SOLUTION -->"""
ANSWER = """\
answer_{n} = None  # YOUR ANSWER
### BEGIN SOLUTION
answer_{n} = work.solution("{n}")
### END SOLUTION"""
BODY = """\
{head}
{here}
    ### BEGIN SOLUTION
{lines}
    ### END SOLUTION"""
# Not by `work`: a pupil may have used that name for something else.
TEST = """\
Assignment("{name}").read("{n}")
### BEGIN HIDDEN TESTS
Assignment("{name}").mark("{n}")
### END HIDDEN TESTS"""
START = """\
from elo.drills.assignment import Assignment

work = Assignment("{name}")
work"""
ADVICE = """\
It came in the same folder as this notebook. Run in a cell of its own:

    %pip install elo_worked-{version}-py3-none-any.whl"""


def words_of(name: str) -> Words:
    """The words of an assignment, from the module of its name."""
    words = importlib.import_module(f"tests.assignments.{name}").WORDS
    assert isinstance(words, Words)
    return words


# Cells: what may be changed, what is marked, and by whom.


def _cell(kind: str, source: str, name: str, **marking: object) -> NotebookNode:
    make = nbformat.v4.new_code_cell if kind == "code" else nbformat.v4.new_markdown_cell
    cell = make(source, id=name)
    if marking:
        flags = {"grade": False, "locked": False, "solution": False, "task": False}
        nbgrader = {**flags, **marking, "grade_id": name, "schema_version": SCHEMA}
        cell.metadata = NotebookNode(nbgrader=NotebookNode(sorted(nbgrader.items())))
    return cell


def locked(kind: str, source: str, name: str) -> NotebookNode:
    """A cell that marking puts back as it was."""
    return _cell(kind, source, name, locked=True)


def answered(source: str, name: str) -> NotebookNode:
    """A cell in which the pupil writes code."""
    return _cell("code", source, name, solution=True)


def tested(plan: Plan, name: str) -> NotebookNode:
    """The cell whose number is the grade of a task."""
    test, points = TEST.format(name=plan.name, n=name), plan.items[name].points
    return _cell("code", test, f"task-{name}", grade=True, locked=True, points=points)


def by_hand(source: str, name: str, points: int) -> NotebookNode:
    """A cell in which the pupil writes words, and which the teacher marks."""
    return _cell("markdown", source, f"task-{name}", grade=True, solution=True, points=points)


# The parts of a notebook.


def opening() -> str:
    """The cell that says where the library is, if it is missing."""
    project = notebooks.ROOT / "pyproject.toml"
    version = tomllib.loads(project.read_text("utf-8"))["project"]["version"]
    return notebooks.opening_cell(ADVICE.format(version=version), needed=("elo", "elo.drills"))


def beginning(plan: Plan, words: Words) -> list[NotebookNode]:
    """The cells up to the first question."""
    title = TITLE.format(
        title=plan.title,
        kind=": assignment" if plan.name in KINDS else "",
        introduction=words.introduction,
        points=plan.points,
        minutes=plan.minutes,
    )
    library = locked("code", opening(), "opening")
    library.metadata["jupyter"] = NotebookNode(source_hidden=True)
    return [
        locked("markdown", title, "title"),
        library,
        locked("markdown", YOUR_ID, "your-id"),
        _cell("code", 'pupil = ""', "pupil"),
        locked("code", START.format(name=plan.name), "work"),
        locked("markdown", QUESTIONS, "questions"),
    ]


def question_cells(plan: Plan, name: str) -> list[NotebookNode]:
    """The cells of a question: it is shown, answered, and marked."""
    return [
        locked("code", f'work.ask("{name}")', f"ask-{name}"),
        answered(ANSWER.format(n=name), f"answer-{name}"),
        tested(plan, name),
    ]


def function_cells(plan: Plan, name: str, item: Coded, words: Words) -> list[NotebookNode]:
    """The cells of a function: it is described, written, and marked."""
    ask = FUNCTION.format(
        n=name,
        points=item.points,
        title=item.task.title,
        prompt=item.task.prompt,
        examples="\n".join(f"{example}  " for example in item.examples).rstrip(),
    )
    body = BODY.format(
        head=item.task.solution.rstrip(),
        here=HERE.replace("Write it here", "YOUR ANSWER"),
        lines=indent(words.lines, "    "),
    )
    return [
        locked("markdown", ask, f"ask-{name}"),
        *([locked("code", words.given, f"given-{name}")] if words.given else []),
        answered(body, f"answer-{name}"),
        tested(plan, name),
    ]


def word_cells(name: str, item: Worded, task: InWords) -> list[NotebookNode]:
    """The cells of a task in words."""
    scheme = "\n".join(f"- {line}" for line in task.scheme)
    return [
        locked(
            "markdown", WORD_TASK.format(n=name, points=item.points, ask=task.ask), f"ask-{name}"
        ),
        by_hand(SCHEME.format(answer=task.answer, scheme=scheme), name, item.points),
    ]


def cells(plan: Plan, words: Words) -> Iterable[NotebookNode]:
    """All cells of an assignment, in the order of its plan."""
    yield from beginning(plan, words)
    left = list(words.in_words)
    for name, item in plan.items.items():
        match item:
            case Asked():
                yield from question_cells(plan, name)
            case Coded():
                yield from function_cells(plan, name, item, words)
            case Worded():
                if len(left) == len(words.in_words):
                    yield locked(
                        "markdown", IN_WORDS.format(heading="In your own words"), "in-words"
                    )
                yield from word_cells(name, item, left.pop(0))
    assert not left, f"{plan.name}: more tasks in words than its plan has"


def notebook(name: str) -> NotebookNode:
    """The source of an assignment."""
    made = nbformat.v4.new_notebook(cells=list(cells(PLANS[name], words_of(name))))
    made.metadata = NotebookNode(
        kernelspec=NotebookNode(notebooks.KERNEL), language_info=NotebookNode(name="python")
    )
    made.nbformat_minor = 5
    return made


def path_of(name: str) -> Path:
    """Where the source of an assignment stands."""
    return FOLDER / name / f"{name}.ipynb"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is returned."""
    parser = argparse.ArgumentParser(prog="python -m tests.assignments", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[[], *PLANS], help="assignments (default: all)")
    parser.add_argument("--check", action="store_true", help="change nothing, exit 1 if needed")
    options = parser.parse_args(arguments)
    changed = False
    for name in options.names or PLANS:
        path, content = path_of(name), notebooks.text(notebook(name))
        if path.exists() and path.read_text(encoding="utf-8") == content:
            continue
        changed = True
        print("would change:" if options.check else "stored:", path)
        if not options.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            notebooks.write(path, content)
    return int(options.check and changed)
