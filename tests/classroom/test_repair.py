"""The repair step: whatever was done to the cells, the model's cells are there, once, in order."""

from copy import deepcopy

import pytest
from nbformat.v4 import new_code_cell, new_notebook

from elo.classroom.repair import repair, typed_pupil
from tests.classroom import small
from tests.classroom.small import answer, copied, handed_in, inserted, split, without

MODEL = small.source()  # the names and the order of a release are the source's
NAMES = ["setup", "double", "test-double", "third", "test-third", "why", "number"]


def repaired(*changes):
    notebook = handed_in(MODEL, "me", *changes)
    return notebook, [(note.key, note.values.get("task")) for note in repair(notebook, MODEL)]


def names(notebook):
    marks = (one.metadata.get("nbgrader", {}).get("grade_id") for one in notebook.cells)
    return [name for name in marks if name]


def sources(notebook):
    return [one.source for one in notebook.cells]


def test_a_sound_notebook_stays_as_it_is():
    before = handed_in(MODEL, "me", inserted("x = 1", behind="double"))
    after = deepcopy(before)
    assert repair(after, MODEL) == []
    assert after == before


@pytest.mark.parametrize(
    "change",
    [
        small.turned,
        small.unmarked,
        copied("test-third", "points = 99\npoints"),
        copied("double", before=True),
        copied("why"),
        split("third", "def third(x):", "    return x / 3"),
        without("test-third", "setup", "number"),
        without(*NAMES[4:], "setup"),
    ],
)
def test_afterwards_all_that_marking_needs_is_there_once_in_order(change):
    assert names(repaired(change)[0]) == NAMES


def test_a_second_repair_finds_nothing_to_do():
    for change in (small.turned, copied("double"), without("test-third")):
        notebook, _ = repaired(change)
        before = deepcopy(notebook)
        assert repair(notebook, MODEL) == []
        assert notebook == before


def test_an_answer_that_was_deleted_stays_away_so_that_it_hides_no_other():
    """Whoever deletes the cell and answers elsewhere has answered."""
    notebook, notes = repaired(without("third"), inserted(small.THIRD, behind="test-double"))
    assert notes == [("noticed.missing", "third")]
    assert names(notebook) == [name for name in NAMES if name != "third"]
    assert sources(notebook).count(small.THIRD) == 1


def test_halves_of_an_answer_are_one_again():
    notebook, notes = repaired(split("third", "def third(x):", "    return x / 3"))
    assert small.cell(notebook, "third-copy").source == small.THIRD
    assert notes == [("noticed.copied", "third")]
    assert len(notebook.cells) == len(MODEL.cells)


def test_of_two_answers_apart_the_last_counts_and_the_first_stays_a_cell():
    notebook, _ = repaired(
        copied("double", "def double(x):\n    return x + x"), inserted("y = 1", behind="double")
    )
    kept = next(one for one in notebook.cells if one.metadata.get("nbgrader", {}).get(
        "grade_id") == "double")  # fmt: skip
    assert kept.source == "def double(x):\n    return x + x"
    assert small.DOUBLE in sources(notebook)


def test_an_untouched_copy_of_an_answer_is_no_answer():
    stub = small.cell(MODEL, "double").source
    notebook, _ = repaired(copied("double", stub))
    assert stub not in sources(notebook)
    assert small.DOUBLE in sources(notebook)


def test_an_answer_in_words_that_was_split_can_be_read_in_one_place():
    notebook, _ = repaired(split("why", "First.", "Second."))
    assert "First.\nSecond." in sources(notebook)


def test_an_own_cell_stays_behind_the_cell_it_stood_behind():
    notebook, notes = repaired(inserted("mine = 1", behind="third"), small.turned)
    places = {text: n for n, text in enumerate(sources(notebook))}
    assert notes == [("noticed.order", None)]
    # Turned round, it stood behind the test of `third`.
    assert places["mine = 1"] == places[small.TEST_THIRD] + 1


def test_a_cell_of_another_type_gets_its_own_back():
    def as_text(notebook):
        one = small.cell(notebook, "double")
        one.cell_type = "markdown"
        del one["outputs"], one["execution_count"]

    notebook, _ = repaired(as_text)
    assert small.cell(notebook, "double").cell_type == "code"
    assert small.cell(notebook, "double").source == small.DOUBLE


def test_marks_that_the_model_does_not_know_are_taken_away():
    def forged(notebook):
        one = small.cell(notebook, "who")
        one.metadata["nbgrader"] = small.marked("test", "mine", 100)
        small.cell(notebook, "test-double").metadata["nbgrader"]["points"] = 100

    notebook, _ = repaired(forged)
    assert names(notebook) == NAMES
    assert small.cell(notebook, "test-double").metadata.nbgrader.points == 2


@pytest.mark.parametrize(
    ("source", "typed"),
    [
        ('pupil = "a01"', "a01"),
        ("pupil = ' a01 '  # me", "a01"),
        ("pupil = 7", "7"),
        ("pupil = a01", "a01"),
        ('pupil = "a01', "a01"),
        ('pupil = ""', ""),
        ('print("pupil = 3")', ""),
        ("pupil.name = 3", ""),
    ],
)
def test_the_typed_id_is_read_however_it_is_typed(source, typed):
    cells = [new_code_cell("x = 1"), new_code_cell(source), answer]
    notebook = new_notebook(cells=cells[:2])
    assert typed_pupil(notebook) == typed
