"""What goes out: nothing that is to be found out, all that is needed, and the same each time."""

import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook
from nbgrader import preprocessors as stock
from nbgrader.converters import GenerateAssignment

from elo.classroom import engine
from elo.classroom.place import Classroom, write
from elo.classroom.release import filled_in, first_page, packed, pass_card, pinned, release
from elo.classroom.roster import Pupil
from elo.classroom.run import credit, ends_with_number
from elo.classroom.sources import leaks, secrets
from elo.errors import RatingInputError
from elo.show.wheel import WHEEL
from tests.classroom import small
from tests.classroom.small import HIDDEN, SCHEME, TOPIC

ROOT = Path(__file__).parents[2]
NO_DATABASE = [
    stock.LockCells,
    stock.ClearSolutions,
    stock.ClearOutput,
    stock.ClearHiddenTests,
    stock.ClearMarkScheme,
]
"""What takes things out; what records tests in the gradebook takes long and is tried elsewhere."""
ASSIGNMENTS = sorted(ROOT.glob("exercises/assignments/*/*.ipynb"))


# What must not go out.


def test_the_secret_lines_of_a_source_are_its_solutions_hidden_tests_and_schemes():
    assert secrets(small.source()) == {
        "return 2 * x",
        "return x / 3",
        HIDDEN,
        "points = 0",
        "Because the third of three is one, and so on.",
        SCHEME,
    }


@pytest.mark.parametrize("path", ASSIGNMENTS, ids=lambda path: path.stem)
def test_the_released_assignments_hold_no_secret_line(path, tmp_path, monkeypatch):
    monkeypatch.setattr(GenerateAssignment, "preprocessors", NO_DATABASE)
    topic = path.parent.name
    classroom = Classroom(tmp_path / "class")
    engine.strip(classroom, topic)
    source = nbformat.read(path, as_version=4)
    text = "\n".join(
        cell.source for cell in nbformat.read(classroom.release(topic), as_version=4).cells
    )
    assert secrets(source)
    assert leaks(text, source) == []
    for word in ("BEGIN SOLUTION", "HIDDEN TESTS", "MARK SCHEME", "Mark scheme", "A good answer"):
        assert word not in text


def test_an_answer_that_also_stands_in_an_output_or_a_text_is_found():
    source = small.source()
    source.cells[0].source += f"\n{SCHEME} Really."
    assert leaks(source.cells[0].source, source) == [SCHEME]


@pytest.fixture
def classroom(tmp_path):
    small.write_source(tmp_path / "sources")
    made = Classroom(tmp_path / "class", tmp_path / "sources")
    write(made.roster, "id,name\na01,An\nb01,Bình\n")
    return made


def change_source(classroom, change):
    path = classroom.sources(TOPIC)
    notebook = nbformat.read(path, as_version=4)
    change(notebook)
    nbformat.write(notebook, path)


def test_a_leak_stops_the_release(classroom, monkeypatch):
    monkeypatch.setattr("elo.classroom.release.check_source", lambda *_: 7.0)
    change_source(
        classroom,
        lambda notebook: notebook.cells.insert(
            1, new_code_cell("# a hint: return  2 * x\nx = 'def f(): return 2 * x'")
        ),
    )
    with pytest.raises(RatingInputError, match="would go out to pupils: 'return 2 \\* x'"):
        release(classroom, TOPIC)
    assert not list(classroom.folder.glob("handout/*/*.zip"))


def test_a_solution_that_misses_points_stops_the_release(classroom):
    change_source(
        classroom,
        small.answer(third="### BEGIN SOLUTION\ndef third(x):\n    return 10\n### END SOLUTION"),
    )
    with pytest.raises(RatingInputError, match=r"gets 1\.0 of 2\.0 points in test-third"):
        release(classroom, TOPIC)
    assert not (classroom.folder / "release").exists()


def test_faults_before_anything_is_done_are_said_in_words(classroom):
    with pytest.raises(RatingInputError, match=r"no assignment 'smal' in .* There are: small"):
        release(classroom, "smal")
    classroom.roster.unlink()
    with pytest.raises(RatingInputError, match="there is no roster at"):
        release(classroom, TOPIC)
    write(classroom.roster, "id\na01\n")
    classroom.sources(TOPIC).write_text("{", encoding="utf-8")
    with pytest.raises(RatingInputError, match="is no sound notebook"):
        release(classroom, TOPIC)


# What does go out.


@pytest.fixture(scope="module")
def zips(tmp_path_factory):
    base = tmp_path_factory.mktemp("each")
    small.write_source(base / "sources")
    made = Classroom(base / "class", base / "sources")
    write(made.roster, "id,name\na01,Nguyễn Văn An\nb01,陳小明\n")
    patch = pytest.MonkeyPatch()
    patch.setattr("elo.classroom.release.check_source", lambda *_: 7.0)
    first = release(made, TOPIC, each=True).zips
    before = [path.stat().st_mtime_ns for path in first]
    again = release(made, TOPIC, each=True).zips
    patch.undo()
    return first, before == [path.stat().st_mtime_ns for path in again]


def test_one_zip_a_pupil_with_the_id_filled_in(zips):
    paths, _ = zips
    assert [path.name for path in paths] == ["small-a01.zip", "small-b01.zip"]
    for path, pupil in zip(paths, ("a01", "b01"), strict=True):
        with zipfile.ZipFile(path) as parcel:
            assert set(parcel.namelist()) == {
                f"small/{name}"
                for name in ("OPEN-ME-FIRST.html", "small.ipynb", "class.json", WHEEL,
                             "requirements.txt")
            }  # fmt: skip
            text = parcel.read("small/small.ipynb").decode()
            notebook = nbformat.reads(text, as_version=4)
            assert small.cell(notebook, "who").source == f'pupil = "{pupil}"   # your id'
            assert notebook.metadata.elo.pupil == pupil
            everything = b"".join(parcel.read(name) for name in parcel.namelist())
        for name in ("Nguyễn", "陳小明"):
            assert name.encode() not in everything


def test_a_second_release_leaves_the_same_zips(zips):
    assert zips[1]


def test_the_wheel_in_the_zip_is_the_library_and_holds_nothing_of_a_class(zips, tmp_path):
    with zipfile.ZipFile(zips[0][0]) as parcel:
        wheel = Path(parcel.extract(f"small/{WHEEL}", tmp_path))
    with zipfile.ZipFile(wheel) as parcel:
        names = parcel.namelist()
    assert "elo/drills/assignment.py" in names
    assert [name for name in names if not name.startswith(("elo/", "elo_worked-"))] == []
    code = "import sys; sys.path.insert(0, sys.argv[1]); import elo; print(elo.__file__)"
    run = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code, str(wheel)], capture_output=True, text=True
    )
    assert run.stdout.strip() == str(wheel / "elo" / "__init__.py")


def test_the_requirements_are_pinned_and_are_only_what_a_pupil_needs():
    lines = pinned(ROOT / "requirements.txt")
    assert all(re.match(r"[a-z0-9-]+==[\w.]+( ; .*)?$", line) for line in lines)
    names = {line.partition("==")[0] for line in lines}
    assert {"jupyterlab", "ipykernel", "ipywidgets", "numpy", "matplotlib", "pywinpty"} <= names
    assert not names & {"nbgrader", "sphinx", "pytest", "ruff", "playwright", "hatchling"}


def test_the_page_to_open_first_has_the_commands_of_every_system():
    page = first_page("formula", None)
    for command in ("py -m venv elo-env", r"elo-env\Scripts\activate", "python3 -m venv elo-env",
                    "source elo-env/bin/activate", "pip install -r requirements.txt",
                    "jupyter lab formula.ipynb"):  # fmt: skip
        assert command in page
    assert "Your id, a01, is filled in" in first_page("formula", Pupil("a01", ""))
    assert "http" not in page


def test_the_salt_is_made_once(tmp_path):
    classroom = Classroom(tmp_path / "class 5b")
    card = pass_card(classroom)
    assert card == pass_card(classroom) == json.loads(classroom.pass_card.read_text("utf-8"))
    assert re.fullmatch(r"[0-9a-f]{16}", card["salt"])
    assert card["class"] == "class 5b"
    assert pass_card(Classroom(tmp_path / "other"))["salt"] != card["salt"]


def test_only_the_line_of_the_id_is_filled_in():
    cells = [
        new_code_cell("pupil = ''  # here"),
        new_code_cell("my_pupil = ''"),
        new_code_cell("if pupil == '':\n    pass"),
    ]
    card = {"class": "c", "salt": "s"}
    made = filled_in(new_notebook(cells=cells), "t", card, Pupil("a01"))
    assert [one.source for one in made.cells] == [
        'pupil = "a01"  # here',
        "my_pupil = ''",
        "if pupil == '':\n    pass",
    ]


def test_the_same_files_make_the_same_zip():
    assert packed({"a": "x", "b": b"y"}) == packed({"a": "x", "b": b"y"})


# How a test counts.


def cell_with(text, *more, points=2):
    outputs = [nbformat.v4.new_output("execute_result", data={"text/plain": text})]
    metadata = {"nbgrader": small.marked("test", "t", points)}
    return new_code_cell("t", outputs=[*outputs, *more], metadata=metadata)


@pytest.mark.parametrize(
    ("text", "points"),
    [("2", 2), ("0", 0), ("1.5", 1.5), ("2.5", None), ("-1", None), ("nan", None), ("inf", None),
     ("'2'", None), ("np.float64(2.0)", None), ("", None)],
)  # fmt: skip
def test_only_a_number_from_nothing_to_the_maximum_counts(text, points):
    assert credit(cell_with(text)) == points


def test_two_results_or_an_error_are_no_mark():
    second = nbformat.v4.new_output("execute_result", data={"text/plain": "2"})
    error = nbformat.v4.new_output("error", ename="E", evalue="", traceback=[])
    assert credit(cell_with("2", second)) is None
    assert credit(cell_with("2", error)) is None


def test_a_test_of_assertions_alone_need_not_end_with_a_number():
    assert not ends_with_number("assert f(2) == 4")
    assert not ends_with_number("print(3)")
    assert ends_with_number("work.read('1')\nwork.mark('1')")
