"""The stored notebooks: where they stand, that they have run, that running changes nothing."""

import json
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
    listed = re.findall(r"file: (\S+)", contents)
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


@stored
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
    assert [cell["id"] for cell in code_cells(path)] == ["cell-1", "cell-2"]

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
