"""The form of a practice notebook: a reminder, drills, paper, code, all together, with minutes."""

import json
import re

import pytest

from elo.drills import TASKS
from elo.topics import TOPICS
from tests.notebooks import ROOT
from tests.test_book import DRILL, EXERCISE, folded, text_of

PRACTICE = sorted((ROOT / "exercises/practice").glob("*.ipynb"))
practice = pytest.mark.parametrize("path", PRACTICE, ids=lambda path: path.stem)
LAST = ["Pen and paper", "In code", "All together"]


def parts(path):
    """The text and the code of a practice notebook."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return (
        "\n\n".join(text_of(cell) for cell in cells if cell["cell_type"] == kind)
        for kind in ("markdown", "code")
    )


def sections(text):
    """The sections with their minutes, in order."""
    found = re.findall(r"^## (.*?) \((\d+) minutes\)$", text, re.MULTILINE)
    assert len(found) == len(re.findall(r"^## ", text, re.MULTILINE)), "each says its minutes"
    return {name: int(minutes) for name, minutes in found}


def test_every_topic_has_its_practice_and_there_is_a_review():
    assert {path.stem for path in PRACTICE} == {*(topic.name for topic in TOPICS), "review"}


@practice
def test_the_parts_are_there_in_order(path):
    text, code = parts(path)
    assert "**A reminder.**" in text
    assert list(sections(text))[-3:] == LAST
    assert len(DRILL.findall(code)) >= 6
    assert len(re.findall(r"^(?:practice\(\"|mixed\()", code, re.MULTILINE)) == 1


@practice
def test_the_minutes_of_the_sections_add_up(path):
    text, _ = parts(path)
    minutes = sections(text)
    in_code = minutes.pop("In code")
    assert in_code == sum(task.minutes for task in TASKS[path.stem].values())
    said = f"About {sum(minutes.values())} minutes, and {in_code} more in code"
    assert said in folded(text)


@practice
def test_there_are_three_problems_for_paper_with_help_folded(path):
    text, _ = parts(path)
    paper = text.split("## Pen and paper")[1].split("## In code")[0]
    problems = EXERCISE.split(paper)[1:]
    assert len(problems) == 3
    for problem in problems:
        summaries = re.findall(r"<details><summary>(\w+)(?: \d)?</summary>", problem)
        assert summaries[0] == "Hint"
        assert summaries[-1] == "Solution"


@practice
def test_the_drills_of_a_topic_go_from_easy_to_hard(path):
    """The first is not harder than the last of its kind."""
    _, code = parts(path)
    levels: dict[str, list[int]] = {}
    for kind, level in re.findall(r'^drill\("(\w+", "\w+)", level=(\d)', code, re.MULTILINE):
        levels.setdefault(kind, []).append(int(level))
    assert all(found == sorted(found) for found in levels.values())
