"""The section "In code" of the practice notebooks: as the tasks say it, worked in a kernel."""

import re
from pathlib import Path

import nbformat
import pytest

from elo.drills import TASKS, Task
from tests import notebooks
from tests import tasks as command

PRACTICE = command.practice_notebooks()
practice = pytest.mark.parametrize("path", PRACTICE, ids=lambda path: path.stem)


def sources(cells):
    return [(cell.cell_type, cell.id, cell.source) for cell in cells]


def section_of(path: Path):
    cells = notebooks.read(path).cells
    return [cell for cell in cells if cell.id.startswith(command.PREFIX)]


def solution_on(cells, task: Task) -> str:
    """The solution that is folded below a task."""
    (help,) = (cell for cell in cells if cell.id == f"{command.PREFIX}help-{task.name}")
    (solution,) = re.findall(r"```python\n(.*?)```", help.source, re.DOTALL)
    return solution


def worked(path: Path):
    """The section of a notebook with every solution, then every mistake, in the place of a stub.

    Returned are the notebook, and what the checks have to say, one after the other.
    """
    cells, expected = [], []
    stored = section_of(path)
    of_topic = TASKS[path.stem]
    for cell in stored:
        part, _, name = cell.id.removeprefix(command.PREFIX).partition("-")
        if part == "write":
            cell.source = solution_on(stored, of_topic[name])
        cells.append(cell)
        if part != "check":
            continue
        expected.append("Right: all")
        for n, slip in enumerate(of_topic[name].slips):
            wrong = f'task("{path.stem}", "{name}").slips[{n}].function'
            source = f"from elo.drills import task\n\n{name} = {wrong}"
            cells.append(nbformat.v4.new_code_cell(source))
            cells.append(nbformat.v4.new_code_cell(cell.source))
            expected.append(str(slip.feedback))
    return nbformat.v4.new_notebook(cells=cells), expected


@practice
def test_the_section_is_what_the_tasks_say(path):
    assert sources(section_of(path)) == sources(command.section(path.stem))


@practice
def test_the_section_stands_before_the_ending_and_says_that_jupyter_is_needed(path):
    cells = notebooks.read(path).cells
    places = [n for n, cell in enumerate(cells) if cell.id.startswith(command.PREFIX)]
    assert places == list(range(places[0], places[-1] + 1))
    assert cells[places[-1] + 1].source.startswith(command.ENDING)
    assert "worked in Jupyter" in cells[places[0]].source
    minutes = sum(task.minutes for task in TASKS[path.stem].values())
    assert cells[places[0]].source.startswith(f"## In code ({minutes} minutes)")


@practice
def test_the_stored_checks_say_that_nothing_is_written_yet(path):
    checks = [cell for cell in section_of(path) if cell.id.startswith("code-check-")]
    assert len(checks) == len(TASKS[path.stem])
    for cell in checks:
        (output,) = cell.outputs
        assert "Not written yet" in output.data["text/html"]


@practice
def test_the_folded_solution_is_right_and_every_mistake_is_told(path):
    notebook, expected = worked(path)
    notebooks.run(notebook, path.parent)
    said = [
        output.data["text/plain"]
        for cell in notebook.cells
        if cell.cell_type == "code" and "check(" in cell.source
        for output in cell.outputs
    ]
    assert len(said) == len(expected)
    for one, words in zip(said, expected, strict=True):
        assert words in one


# The command, on notebooks of our own.


def notebook_file(folder: Path, topic: str, *markdown: str) -> Path:
    cells = [nbformat.v4.new_markdown_cell(text, id=f"m{n}") for n, text in enumerate(markdown)]
    path = folder / f"{topic}.ipynb"
    notebooks.write(path, notebooks.text(nbformat.v4.new_notebook(cells=cells)))
    return path


def test_the_command_puts_the_section_in_once(tmp_path):
    path = notebook_file(tmp_path, "k_factor", "# Practice", "## All together\n\nEverything.")
    assert command.main([str(path)]) == 0
    first = path.read_bytes()
    cells = notebooks.read(path).cells
    assert [cells[0].id, cells[-1].id] == ["m0", "m1"]
    assert sources(section_of(path)) == sources(command.section("k_factor"))
    assert command.main([str(path)]) == 0
    assert path.read_bytes() == first


def test_a_notebook_without_an_ending_is_refused_and_stays_as_it_is(tmp_path):
    path = notebook_file(tmp_path, "k_factor", "# Practice")
    before = path.read_bytes()
    with pytest.raises(ValueError, match="All together"):
        command.main([str(path)])
    assert path.read_bytes() == before


def test_a_notebook_of_no_topic_is_refused_and_left_out(tmp_path):
    path = notebook_file(tmp_path, "another", "# Practice", "## All together")
    before = path.read_bytes()
    with pytest.raises(ValueError, match="another: there are tasks on formula, "):
        command.main([str(path)])
    assert path.read_bytes() == before
    assert {path.stem for path in PRACTICE} == set(TASKS)


@pytest.mark.parametrize("topic", TASKS)
def test_the_cells_of_every_topic_have_names_of_their_own_and_short_lines(topic):
    cells = command.section(topic)
    assert len({cell.id for cell in cells}) == len(cells)
    code = [line for cell in cells if cell.cell_type == "code" for line in cell.source.splitlines()]
    assert all(len(line) <= 74 for line in code)
    opened = sum(cell.source.count("<details>") for cell in cells)
    tasks = TASKS[topic].values()
    assert opened == sum(len(task.hints) + 1 for task in tasks)
