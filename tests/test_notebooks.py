"""The stored notebooks: where they stand, that they have run, that running changes nothing."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import notebooks

ROOT = notebooks.ROOT
STORED = notebooks.book_notebooks()
ALL = STORED + notebooks.assignments()
MADE = {"_build", "classroom", "node_modules", "mutants"}  # folders that a tool makes

stored = pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)


def code_cells(path: Path) -> list[dict]:
    content = json.loads(path.read_text(encoding="utf-8"))
    return [cell for cell in content["cells"] if cell["cell_type"] == "code"]


def outputs(path: Path) -> list[dict]:
    return [output for cell in code_cells(path) for output in cell["outputs"]]


def test_every_notebook_stands_where_the_tests_look():
    found = [
        path
        for path in ROOT.rglob("*.ipynb")
        if not any(part in MADE or part.startswith(".") for part in path.relative_to(ROOT).parts)
    ]
    assert sorted(found) == sorted(ALL)


def test_every_stored_notebook_is_in_the_contents():
    contents = (ROOT / "_toc.yml").read_text(encoding="utf-8")
    listed = re.findall(r"(?:file|root): (\S+)", contents)
    names = [path.relative_to(ROOT).with_suffix("").as_posix() for path in STORED]
    assert names
    assert set(names) <= set(listed)


@stored
def test_every_code_cell_has_run_in_order(path):
    cells = code_cells(path)
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))


@stored
def test_outputs_hold_no_error_no_warning_and_no_live_widget(path):
    assert not [
        o for o in outputs(path) if o["output_type"] == "error" or o.get("name") == "stderr"
    ]
    assert not [o for o in outputs(path) if notebooks.WIDGET in o.get("data", {})]
    assert " at 0x" not in json.dumps(outputs(path)), "an address differs from run to run"


@stored
def test_metadata_names_the_kernel_and_keeps_no_state(path):
    content = json.loads(path.read_text(encoding="utf-8"))
    assert content["metadata"]["kernelspec"] == notebooks.KERNEL
    assert "widgets" not in content["metadata"]
    assert not [cell for cell in code_cells(path) if "execution" in cell["metadata"]]


def test_nbval_collects_every_code_cell():
    command = [sys.executable, "-m", "pytest", "-o", "addopts=", "--nbval", "--collect-only", "-q"]
    listed = subprocess.run(
        [*command, *map(str, ALL)], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    for path in ALL:
        name = path.relative_to(ROOT).as_posix()
        assert listed.count(f"{name}::Cell ") == len(code_cells(path)), name


# nbval compares the outputs of all of them on every run.
AGAIN = STORED if os.environ.get("ELO_PROFILE") == "long" else [STORED[0], STORED[-1]]


@pytest.mark.parametrize("path", AGAIN, ids=lambda path: path.stem)
def test_running_again_leaves_no_difference(path):
    assert notebooks.changed([path], store=False) == []


# The command itself, on notebooks of our own.


def notebook_file(tmp_path: Path, *sources: str, **metadata: object) -> Path:
    cells = [
        {
            "cell_type": "code",
            "metadata": {},
            "source": source,
            "outputs": [],
            "execution_count": None,
        }
        for source in sources
    ]
    content = {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 4}
    path = tmp_path / "a.ipynb"
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def test_the_command_stores_outputs_once(tmp_path, capsys):
    path = notebook_file(tmp_path, "import time; print('a'); time.sleep(0.2); print('−')", "1 + 1")
    assert notebooks.main(["--check", str(path)]) == 1
    assert "would change" in capsys.readouterr().out
    assert not outputs(path), "--check changes nothing"

    assert notebooks.main([str(path)]) == 0
    first = path.read_bytes()
    assert [o.get("text") for o in outputs(path)] == [["a\n", "−\n"], None]
    assert "−".encode() in first, "letters are stored as themselves"
    assert first.endswith(b"}\n")
    assert [cell["id"] for cell in code_cells(path)] == ["opening", "cell-1", "cell-2"]

    assert notebooks.main(["--check", str(path)]) == 0
    assert notebooks.main([str(path)]) == 0
    assert path.read_bytes() == first


def test_a_widget_is_stored_as_its_html_only(tmp_path):
    path = notebook_file(
        tmp_path,
        "import ipywidgets; ipywidgets.IntSlider()",
        "class Both:\n"
        "    def _repr_mimebundle_(self, **_):\n"
        "        model = {'version_major': 2, 'version_minor': 0, 'model_id': 'x'}\n"
        f"        return {{'{notebooks.WIDGET}': model, 'text/html': '<b>1</b>'}}\n"
        "    def __repr__(self):\n"
        "        return 'Both()'\n"
        "Both()",
    )
    notebooks.main([str(path)])
    (output,) = outputs(path)
    assert output["data"]["text/html"] == ["<b>1</b>"]
    assert notebooks.WIDGET not in output["data"]
    assert notebooks.main(["--check", str(path)]) == 0


def test_ids_that_are_there_stay_and_double_ones_are_replaced():
    notebook = {"cells": [{"id": "x"}, {"id": "cell-1"}, {}, {"id": "x"}]}
    notebooks.give_ids(notebook)
    assert [cell["id"] for cell in notebook["cells"]] == ["x", "cell-1", "cell-2", "cell-3"]


def test_an_error_in_a_cell_stops_the_command_and_leaves_the_file(tmp_path):
    path = notebook_file(tmp_path, "1 / 0")
    before = path.read_bytes()
    with pytest.raises(Exception, match="ZeroDivisionError"):
        notebooks.main([str(path)])
    assert path.read_bytes() == before


# --- the opening cell, and the cells of drills -------------------------------------

WITHOUT = """
import importlib.util, sys
from IPython.core.interactiveshell import InteractiveShell

find = importlib.util.find_spec
importlib.util.find_spec = lambda name: None if name == sys.argv[1] else find(name)
result = InteractiveShell.instance(colors="NoColor").run_cell(sys.stdin.read())
sys.exit(0 if result.success else 3)
"""


def run_opening(missing: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run the opening cell in a folder, where one module is missing."""
    return subprocess.run(
        [sys.executable, "-c", WITHOUT, missing],
        input=notebooks.opening(),
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


@stored
def test_the_first_code_is_the_check_for_the_library(path):
    cells = code_cells(path)
    assert [cell["id"] for cell in cells].count("opening") == 1
    assert "".join(cells[0]["source"]) == notebooks.opening()
    assert "remove-cell" in cells[0]["metadata"]["tags"], "a reader of the page need not see it"


@pytest.mark.parametrize("missing", ["elo", "elo.show", "ipywidgets", "matplotlib"])
def test_where_the_library_is_missing_the_notebook_says_what_to_install(missing):
    ran = run_opening(missing)
    assert ran.returncode == 3, "the cells after it are not run"
    assert "pip install" in ran.stdout
    assert "Traceback" not in ran.stdout + ran.stderr
    assert "Error" not in ran.stdout + ran.stderr


def test_where_the_library_is_there_the_check_says_nothing():
    ran = run_opening("something else")
    assert (ran.returncode, ran.stdout) == (0, "")


def test_the_advice_names_the_file_of_this_version_or_the_repository(tmp_path):
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "7.8.9"\n', "utf-8")
    config = tmp_path / "_config.yml"
    options = "sphinx: {{config: {{html_theme_options: {{repository_url: '{}'}}}}}}"
    config.write_text(options.format(""), "utf-8")
    assert '%pip install "elo_worked-7.8.9-py3-none-any.whl[lab]"' in notebooks.opening(tmp_path)
    config.write_text(options.format("https://github.com/someone/elo-worked"), "utf-8")
    advice = notebooks.opening(tmp_path)
    assert '"elo-worked[show,simulate] @ git+https://github.com/someone/elo-worked"' in advice
    assert ".whl" not in advice


def test_another_module_of_the_same_name_is_not_taken_for_the_library(tmp_path):
    (tmp_path / "elo.py").write_text("", encoding="utf-8")
    ran = run_opening("something else", folder=tmp_path)
    assert ran.returncode == 3
    assert "A file elo.py" in ran.stdout
    assert "Traceback" not in ran.stdout + ran.stderr


@stored
def test_a_drill_stands_on_the_page_without_its_line_of_code(path):
    for cell in code_cells(path):
        last = ["", *"".join(cell["source"]).strip().splitlines()][-1]
        if last.startswith(("drill(", "practice(", "mixed(")):
            assert cell["metadata"]["tags"] == ["remove-input"]
