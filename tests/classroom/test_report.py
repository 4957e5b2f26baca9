"""The page about the class: what a teacher reads on it is said in words."""

import pytest

from elo.classroom.mark import Grade
from elo.classroom.report import page, with_title
from elo.classroom.roster import Pupil, Roster
from elo.drills.plans import PLANS


def test_a_task_of_the_book_has_its_title_and_another_its_name():
    assert with_title("formula", "task-3") == "3 · The curve"
    assert with_title("formula", "3") == "3 · The curve"  # as a test tells it
    assert with_title("formula", "task-7") == "7 · The expected points of an event"
    assert with_title("formula", "task-8") == "8 · in your own words"
    assert with_title("formula", "bonus") == "bonus"
    assert with_title("small", "task-3") == "task-3"


@pytest.mark.parametrize("topic", PLANS)
def test_no_task_of_an_assignment_is_without_a_title(topic):
    names = [with_title(topic, f"task-{name}") for name in PLANS[topic].items]
    assert all(f"{n} · " in name for n, name in enumerate(names, start=1))


def test_the_page_names_the_tasks(given_out):
    roster = Roster({"a01": Pupil("a01", "Linh")})
    grades = {"a01": (Grade("task-1", 2, 2), Grade("task-3", 1, 2))}
    text = page(given_out, "formula", roster, grades)
    assert text.index("<td>3 · The curve</td>") < text.index("<td>1 · Expected score of two")
