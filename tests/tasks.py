"""Put the section "In code" into practice notebooks, from the tasks of the topic.

    python -m tests.tasks                  every notebook of a topic in exercises/practice/
    python -m tests.tasks PATH ...         only these

The section stands before "All together". It is written anew from `elo.drills.TASKS`, so that a
second run leaves no difference; then the notebook is run and stored as `tests.notebooks` does it.
The name of the notebook is the topic; the review of all topics has tasks of its own.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import nbformat
from nbformat import NotebookNode
from tqdm import tqdm

from elo.drills import TASKS, Task
from elo.words import say
from tests import notebooks

ENDING = "## All together"
PREFIX = "code-"
"""The ids of the cells of the section begin with this."""
INTRODUCTION = """\
## In code ({minutes} minutes)

Write the computation yourself, each time as one small function. **This is worked in Jupyter**: a
page shows the cells, but it cannot run what you write. The line below the title of the page says
how to take it there.

Where a task begins with a cell that imports something, run that first. Then write the body of
the function, run its cell, and run the check below it. The check tries the function on several
cases and says what came out, and where it knows the mistake, which one it is. If a cell does not
come to an end, stop it with the button ■."""
TASK = "### {title} ({minutes} minutes)\n\n{prompt}\n\n{example}"
FOLDED = "<details><summary>{summary}</summary>\n\n{content}\n\n</details>"


def section(topic: str) -> list[NotebookNode]:
    """The cells of the section: an introduction, and some cells for each task."""
    tasks = list(TASKS[topic].values())
    minutes = sum(task.minutes for task in tasks)
    introduction = INTRODUCTION.format(minutes=minutes)
    cells = [nbformat.v4.new_markdown_cell(introduction, id=f"{PREFIX}section")]
    for n, task in enumerate(tasks):
        cells += task_cells(task, first=n == 0)
    return cells


def task_cells(task: Task, *, first: bool) -> list[NotebookNode]:
    """The cells of a task: the prompt, what is given, the function, the check, the help."""
    ask = TASK.format(
        title=task.title, minutes=task.minutes, prompt=task.prompt, example=task.example
    )
    load = "from elo.drills import check\n\n" if first else ""
    code = {
        "given": task.given,
        "write": task.stub,
        "check": f'{load}check("{task.topic}", "{task.name}")',
    }

    def name(part: str) -> str:
        return f"{PREFIX}{part}-{task.name}"

    return [
        nbformat.v4.new_markdown_cell(ask, id=name("ask")),
        *(
            nbformat.v4.new_code_cell(source.rstrip(), id=name(part))
            for part, source in code.items()
            if source
        ),
        nbformat.v4.new_markdown_cell(folded(task), id=name("help")),
    ]


def folded(task: Task) -> str:
    """The hints one by one, and the solution, each to be opened."""
    parts = {say("drill.hint", n=n): str(hint) for n, hint in enumerate(task.hints, start=1)}
    parts[say("drill.solution")] = f"```python\n{task.solution}```"
    return "\n".join(FOLDED.format(summary=one, content=parts[one]) for one in parts)


def put_section(notebook: NotebookNode, topic: str) -> None:
    """Put the section before the ending, in place of one that is there."""
    if topic not in TASKS:
        raise ValueError(f"{topic}: there are tasks on {', '.join(TASKS)}")
    cells = [cell for cell in notebook.cells if not cell.get("id", "").startswith(PREFIX)]
    at = [n for n, cell in enumerate(cells) if cell.source.startswith(ENDING)]
    if len(at) != 1:
        raise ValueError(f"{topic}: one cell must begin with {ENDING!r}, there are {len(at)}")
    notebook.cells = [*cells[: at[0]], *section(topic), *cells[at[0] :]]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is returned."""
    parser = argparse.ArgumentParser(prog="python -m tests.tasks", description=__doc__)
    parser.add_argument("paths", nargs="*", type=Path, help="notebooks (default: all)")
    paths = [path.resolve() for path in parser.parse_args(arguments).paths]
    for path in tqdm(paths or practice_notebooks(), unit="notebook"):
        notebook = notebooks.read(path)
        put_section(notebook, path.stem)
        notebooks.write(path, notebooks.text(notebook))
        notebooks.changed([path], store=True)
    return 0


def practice_notebooks() -> list[Path]:
    """The practice notebooks of the topics."""
    found = (notebooks.ROOT / "exercises" / "practice").glob("*.ipynb")
    return sorted(path for path in found if path.stem in TASKS)


if __name__ == "__main__":
    sys.exit(main())
