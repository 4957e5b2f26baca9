"""The sources of the assignments: as made, as marked by nbgrader, and as pupils get them.

nbgrader makes the releases and marks hand-ins, with its own commands and real kernels: the source
itself, the release as it is, and one with typical mistakes. Every assignment is marked in the long
profile, two of them in the quick one.
"""

import os
import re
import shutil
from collections import Counter

import nbformat
import pytest
from nbgrader.api import Gradebook
from nbgrader.apps import NbGraderAPI
from nbgrader.nbgraderformat import MetadataValidator
from traitlets.config import Config

from elo.classroom.place import Classroom
from elo.classroom.settings import configure
from elo.drills.assignment import MARK, PUPIL, SALT, WHOSE, Assignment
from elo.drills.plans import PLANS, Asked, Coded, Worded
from tests import assignments, notebooks
from tests.assignments import path_of, words_of

pytestmark = pytest.mark.filterwarnings("ignore::sqlalchemy.exc.SAWarning")  # of nbgrader
every = pytest.mark.parametrize("name", PLANS)
MARKED = list(PLANS) if os.environ.get("ELO_PROFILE") == "long" else ["formula", "mixed"]
marked_by_nbgrader = pytest.mark.parametrize("name", MARKED)
TEACHERS = ("BEGIN SOLUTION", "END SOLUTION", "HIDDEN TESTS", "solution(", "mark(")
SLIPS = {
    "expected_points": "return sum(expected_score(opponent, own).PD for opponent in opponents)",
    "answer_1": "1 - work.solution('1')",
    "answer_2": "'nothing'",
    "answer_3": "(0, 5)",
    "answer_4": "work.solution('4')\nwork = 5",
    "answer_6": "'z'",
}
"""What a pupil writes on the formula: two known mistakes, three things that are no answer,
and what takes the name that the notebook has for the assignment."""


def source(name):
    return notebooks.read(path_of(name))


def cell(notebook, grade_id):
    (found,) = [
        one
        for one in notebook.cells
        if one.metadata.get("nbgrader", {}).get("grade_id") == grade_id
    ]
    return found


def parts(notebook):
    return [one.metadata.nbgrader for one in notebook.cells if "nbgrader" in one.metadata]


# As they are made.


def test_the_sources_are_what_the_command_makes(capsys):
    assert assignments.main(["--check"]) == 0
    assert capsys.readouterr().out == ""


def test_the_command_writes_what_is_missing_and_a_second_run_nothing(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(assignments, "FOLDER", tmp_path)
    assert assignments.main(["formula", "--check"]) == 1
    assert not list(tmp_path.iterdir())
    assert assignments.main(["formula"]) == 0
    made = tmp_path / "formula" / "formula.ipynb"
    assert made.read_bytes() == (notebooks.assignments()[0]).read_bytes()
    capsys.readouterr()
    assert assignments.main(["formula"]) == 0
    assert capsys.readouterr().out == ""


@every
def test_the_table_of_the_exercises_says_what_is_in_the_plan(name):
    items = PLANS[name].items.values()
    kinds = Counter(map(type, items))
    (function,) = [item.task.name for item in items if isinstance(item, Coded)]
    row = (
        f"| `{name}` | {kinds[Asked]} | `{function}` | {kinds[Worded]} | {PLANS[name].points} "
        f"| {PLANS[name].minutes} |"
    )
    text = (notebooks.ROOT / "exercises" / "README.md").read_text(encoding="utf-8")
    assert row in text.splitlines()


@every
def test_a_source_has_no_outputs_and_ids_of_its_own(name):
    notebook = source(name)
    ids = [one.id for one in notebook.cells]
    assert len(set(ids)) == len(ids)
    grade_ids = [part.grade_id for part in parts(notebook)]
    assert len(set(grade_ids)) == len(grade_ids)
    for one in notebook.cells:
        if one.cell_type == "code":
            assert one.outputs == []
            assert one.execution_count is None
    MetadataValidator().validate_nb(notebook)
    assert all(part.schema_version == 3 for part in parts(notebook))


@every
def test_the_points_of_the_cells_are_those_of_the_plan(name):
    marked = {part.grade_id: part.points for part in parts(source(name)) if part.grade}
    assert marked == {f"task-{one}": item.points for one, item in PLANS[name].items.items()}
    title = source(name).cells[0].source
    assert f"**20 points, about {PLANS[name].minutes} minutes.**" in title


@every
def test_a_mark_scheme_gives_all_points_of_its_task(name):
    worded = [item for item in PLANS[name].items.values() if isinstance(item, Worded)]
    tasks = words_of(name).in_words
    for item, task in zip(worded, tasks, strict=True):
        points = [re.match(r"(\d) points?: \S", line) for line in task.scheme]
        assert sum(int(match[1]) for match in points) == item.points
        assert len(task.ask.split()) >= 15
        assert len(task.answer.split()) >= 15


@every
def test_the_cell_for_the_id_can_be_filled_in_and_the_others_are_locked(name):
    notebook = source(name)
    (pupil,) = [one for one in notebook.cells if one.id == "pupil"]
    assert pupil.source == 'pupil = ""'
    assert "nbgrader" not in pupil.metadata
    for part in parts(notebook):
        assert part.locked or part.solution, part.grade_id


@every
def test_the_code_fits_the_width_of_a_page(name):
    for one in source(name).cells:
        if one.cell_type == "code":
            assert max(map(len, one.source.splitlines())) <= 80


# By nbgrader.


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    """All assignments released, and hand-ins marked."""
    root = tmp_path_factory.mktemp("course")
    of_the_class = Config()
    configure(of_the_class, Classroom(root))
    config = Config(ClearSolutions=of_the_class.ClearSolutions)
    config.CourseDirectory.root = str(root)
    config.CourseDirectory.course_id = "course"
    config.CourseDirectory.source_directory = str(assignments.FOLDER)
    config.CourseDirectory.db_url = f"sqlite:///{root / 'gradebook.db'}"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(SALT, "salt")
        for name in PLANS:
            done = NbGraderAPI(config=config).generate_assignment(name)
            assert done["success"], done["log"]
        for name in MARKED:
            for pupil in hand_in(root, name):
                patch.setenv(PUPIL, pupil)
                done = NbGraderAPI(config=config).autograde(name, pupil)
                assert done["success"], done["log"]
    return root


def hand_in(root, name):
    """Put what pupils hand in where nbgrader looks; the names of the pupils are returned."""
    released = root / "release" / name / f"{name}.ipynb"
    handed_in = {"perfect": path_of(name), "empty": released}
    for pupil, path in handed_in.items():
        put(root, pupil, name, path.read_text(encoding="utf-8"))
    if name != "formula":
        return [*handed_in]
    notebook = nbformat.read(path_of(name), as_version=4)
    for one, lines in SLIPS.items():
        if one.startswith("answer"):
            cell(notebook, one.replace("_", "-")).source = f"{one} = {lines}"
        else:
            head = cell(notebook, "answer-7").source.split("\n")[0]
            cell(notebook, "answer-7").source = f"{head}\n    {lines}"
    notebook.cells.remove(cell(notebook, "answer-5"))
    cell(notebook, "task-8").source = "It is an average, and draws count half."
    (pupil,) = [one for one in notebook.cells if one.id == "pupil"]
    pupil.source = 'pupil = "somebody"'
    put(root, "typical", name, nbformat.writes(notebook))
    return [*handed_in, "typical"]


def put(root, pupil, name, text):
    folder = root / "submitted" / pupil / name
    folder.mkdir(parents=True)
    (folder / f"{name}.ipynb").write_text(text, encoding="utf-8")


def grades(root, pupil, name):
    with Gradebook(f"sqlite:///{root / 'gradebook.db'}", "course") as gradebook:
        notebook = gradebook.find_submission_notebook(name, name, pupil)
        return {grade.name: grade.auto_score for grade in notebook.grades}


def marked(root, pupil, name):
    return nbformat.read(root / "autograded" / pupil / name / f"{name}.ipynb", as_version=4)


def outputs(notebook, kind):
    """What the outputs of a notebook hold of this type."""
    data = [o.get("data", {}) for one in notebook.cells for o in one.get("outputs", [])]
    return [one[kind] for one in data if kind in one]


@marked_by_nbgrader
def test_the_source_itself_has_all_points_but_those_given_by_hand(course, name):
    expected = {
        f"task-{one}": None if isinstance(item, Worded) else item.points
        for one, item in PLANS[name].items.items()
    }
    assert grades(course, "perfect", name) == expected
    marks = outputs(marked(course, "perfect", name), MARK)
    assert Counter(mark["verdict"] for mark in marks) == {"right": len(marks)}


@marked_by_nbgrader
def test_who_answers_nothing_gets_nothing_and_no_traceback(course, name):
    assert set(grades(course, "empty", name).values()) == {0}
    notebook = marked(course, "empty", name)
    kinds = {o.output_type for one in notebook.cells for o in one.get("outputs", [])}
    assert kinds == {"display_data", "execute_result"}, "neither an error nor a warning"
    assert {mark["verdict"] for mark in outputs(notebook, MARK)} == {"missing"}


def test_typical_mistakes_get_what_they_earn_with_a_reason(course):
    assert grades(course, "typical", "formula") == {
        "task-1": 1,  # the other column of the table: half
        "task-2": 0,  # no number
        "task-3": 0,  # a comma that Python takes for two numbers
        "task-4": 2,
        "task-5": 0,  # the cell of the answer is gone
        "task-6": 0,  # no letter of the choice
        "task-7": 2,  # the opponents' points: half
        "task-8": None,
        "task-9": None,
    }
    notebook = marked(course, "typical", "formula")
    assert [(mark["verdict"], mark["mistake"]) for mark in outputs(notebook, MARK)] == [
        ("mistake", "opponents_PD"),
        ("unreadable", ""),
        ("unreadable", ""),
        ("right", ""),
        ("missing", ""),
        ("unreadable", ""),
        ("mistake", "opponents_We"),
    ]
    (whose,) = outputs(notebook, WHOSE)
    assert (whose["pupil"], whose["typed"], whose["same"]) == ("typical", "somebody", False)


@every
def test_a_release_holds_no_answer_no_hidden_test_and_no_mark_scheme(course, name):
    text = (course / "release" / name / f"{name}.ipynb").read_text(encoding="utf-8")
    whole = "\n".join(one["source"] for one in nbformat.reads(text, as_version=4).cells)
    own = words_of(name)
    assert not [word for word in TEACHERS if word in whole]
    assert "cheme" not in whole
    for line in own.lines.splitlines():
        assert line.strip() not in map(str.strip, whole.splitlines())
    for task in own.in_words:
        assert task.ask in whole
        assert task.answer not in whole
        assert not [line for line in task.scheme if line in whole]


@every
def test_a_release_offers_a_place_for_every_answer(course, name):
    released = nbformat.read(course / "release" / name / f"{name}.ipynb", as_version=4)
    for one, item in PLANS[name].items.items():
        match item:
            case Asked():
                place = cell(released, f"answer-{one}").source.strip()
                assert place == f"answer_{one} = None  # YOUR ANSWER"
                assert (
                    cell(released, f"task-{one}").source.strip()
                    == f'Assignment("{name}").read("{one}")'
                )
            case Coded():
                lines = cell(released, f"answer-{one}").source.strip().splitlines()
                assert lines[0].startswith(f"def {item.task.name}(")
                assert lines[-1].strip() == "# YOUR ANSWER."
            case Worded():
                assert cell(released, f"task-{one}").source == "YOUR ANSWER HERE"


@pytest.mark.parametrize("pupil", ["", "Lê Ánh"])
def test_a_release_runs_from_top_to_bottom_before_anything_is_answered(course, tmp_path, pupil):
    name = "mixed"
    shutil.copy(course / "release" / name / f"{name}.ipynb", tmp_path)
    (tmp_path / "class.json").write_text('{"salt": "pepper"}', encoding="utf-8")
    notebook = nbformat.read(tmp_path / f"{name}.ipynb", as_version=4)
    (cell_of_id,) = [one for one in notebook.cells if one.id == "pupil"]
    cell_of_id.source = f'pupil = "{pupil}"'
    notebooks.run(notebook, tmp_path)
    texts = "\n".join(outputs(notebook, "text/plain"))
    assert texts.count("Not answered yet.") == 7
    assert ("Your id is missing" in texts) == (not pupil)
    assert outputs(notebook, MARK) == []
    if pupil:
        work = Assignment(name, pupil)
        work._salt = "pepper"
        for one in "1234567":
            assert str(work.question(one).prompt[0]) in texts
