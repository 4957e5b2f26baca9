"""Run the notebooks and store them with their outputs.

    python -m tests.notebooks              every notebook of book/ and exercises/practice/
    python -m tests.notebooks PATH ...     only these
    python -m tests.notebooks --check      change nothing; name what would change, exit 1

A notebook is stored without what differs from run to run (time stamps, ids of widgets,
the version of Python), so that a second run leaves no difference. Before its first code stands
the same cell everywhere, `OPENING`: it says what to install if the library is missing.
"""

import argparse
import itertools
import json
import os
import sys
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import nbformat
import yaml
from nbclient import NotebookClient
from nbformat import NotebookNode
from tqdm import tqdm

ROOT = Path(__file__).parents[1]
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
WIDGET = "application/vnd.jupyter.widget-view+json"
SECONDS_PER_CELL = 120
OPENING = '''\
# Is the library of the book here? If not, this says where to get it.
from importlib.util import find_spec


class NotInstalled(ImportError):
    """Shown as its message alone."""

    def _render_traceback_(self):
        return str(self).splitlines()


def is_here(name):
    """Tell whether a module can be imported."""
    try:
        return find_spec(name) is not None
    except ImportError:
        return False


NEEDED = {needed}
if not all(map(is_here, NEEDED)):
    raise NotInstalled("""\
This notebook needs the library of the book.
{advice}

Then choose "Restart Kernel and Run All Cells". (A file elo.py in this
folder would be taken for the library: give it another name.)""")
'''
NEEDED = ("elo", "elo.show", "ipywidgets", "matplotlib")
FROM_PAGE = """\
The page of this notebook in the book offers both in one zip. Put the
library beside the notebook, and run in a cell of its own:

    %pip install "elo_worked-{version}-py3-none-any.whl[lab]"
"""
FROM_REPOSITORY = """\
Run in a cell of its own:

    %pip install "elo-worked[show,simulate] @ git+{repository}"
"""


def book_notebooks(root: Path = ROOT) -> list[Path]:
    """The notebooks that are stored with their outputs: chapters, appendices and practice."""
    return sorted([*root.glob("book/**/*.ipynb"), *root.glob("exercises/practice/*.ipynb")])


def assignments(root: Path = ROOT) -> list[Path]:
    """The notebooks that are stored without outputs: what pupils hand in."""
    return sorted(root.glob("exercises/assignments/*/*.ipynb"))


def read(path: Path) -> NotebookNode:
    """Read a notebook; a cell without an id is given one."""
    content = json.loads(path.read_text(encoding="utf-8"))
    give_ids(content)
    return nbformat.reads(json.dumps(content), as_version=4)


def give_ids(notebook: dict[str, Any]) -> None:
    """Give each cell without an id, or with one used before, the next free `cell-N`."""
    notebook["nbformat_minor"] = 5
    used = {cell.get("id") for cell in notebook["cells"]}
    free = (name for n in itertools.count(1) if (name := f"cell-{n}") not in used)
    seen: set[str] = set()
    for cell in notebook["cells"]:
        if "id" not in cell or cell["id"] in seen:
            cell["id"] = next(free)
        seen.add(cell["id"])


def run(notebook: NotebookNode, folder: Path) -> None:
    """Run all cells in order in a fresh kernel; an error in a cell is an error here."""
    notebook.metadata["kernelspec"] = dict(KERNEL)
    NotebookClient(
        notebook,
        timeout=SECONDS_PER_CELL,
        kernel_name=KERNEL["name"],
        resources={"metadata": {"path": str(folder)}},
        extra_arguments=["--log-level=ERROR"],
        coalesce_streams=True,
        record_timing=False,
        store_widget_state=False,
    ).execute()


def opening(root: Path = ROOT) -> str:
    """The first cell of every notebook: by the version, and by the repository if there is one."""
    version = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    config = yaml.safe_load((root / "_config.yml").read_text("utf-8"))
    repository = config["sphinx"]["config"]["html_theme_options"]["repository_url"]
    advice = FROM_REPOSITORY if repository else FROM_PAGE
    return opening_cell(advice.format(version=version, repository=repository))


def opening_cell(advice: str, needed: tuple[str, ...] = NEEDED) -> str:
    """A cell that gives this advice if a module of these is missing."""
    names = ", ".join(f'"{name}"' for name in needed)
    return OPENING.replace("{needed}", f"({names})").replace("{advice}", advice.strip()).rstrip()


def open_with_check(notebook: NotebookNode) -> None:
    """Put the opening cell before the first code, hidden on the page and folded in Jupyter."""
    cells = [cell for cell in notebook.cells if cell.get("id") != "opening"]
    cell = nbformat.v4.new_code_cell(opening(), id="opening")
    cell.metadata = NotebookNode(jupyter=NotebookNode(source_hidden=True), tags=["remove-cell"])
    first = next((n for n, one in enumerate(cells) if one.cell_type == "code"), len(cells))
    notebook.cells = [*cells[:first], cell, *cells[first:]]


def normalise(notebook: NotebookNode) -> None:
    """Remove what differs from run to run."""
    notebook.metadata["kernelspec"] = dict(KERNEL)
    notebook.metadata.pop("widgets", None)
    notebook.metadata.get("language_info", {}).pop("version", None)
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        if cell.cell_type == "code":
            cell.outputs = [output for output in map(without_widget, cell.outputs) if output]


def without_widget(output: NotebookNode) -> NotebookNode | None:
    """The output without its live widget; None if only the widget's name would be left."""
    data = output.get("data", {})
    if WIDGET not in data:
        return output
    del data[WIDGET]
    return output if set(data) - {"text/plain"} else None


def text(notebook: NotebookNode) -> str:
    """The notebook as it is written to a file."""
    nbformat.validate(notebook)
    return nbformat.writes(notebook).rstrip("\n") + "\n"


def write(path: Path, content: str) -> None:
    """Replace the file in one step, so that a stop half-way leaves the old one whole."""
    new = path.with_suffix(".ipynb.new")
    new.write_text(content, encoding="utf-8", newline="\n")
    os.replace(new, path)


def changed(paths: Iterable[Path], *, store: bool) -> list[Path]:
    """Run the notebooks, store them if told so, and return those that changed."""
    found = []
    for path in paths:
        notebook = read(path)
        open_with_check(notebook)
        run(notebook, path.parent)
        normalise(notebook)
        content = text(notebook)
        if content != path.read_text(encoding="utf-8"):
            found.append(path)
            if store:
                write(path, content)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is returned."""
    parser = argparse.ArgumentParser(prog="python -m tests.notebooks", description=__doc__)
    parser.add_argument("paths", nargs="*", type=Path, help="notebooks (default: all)")
    parser.add_argument("--check", action="store_true", help="change nothing, exit 1 if needed")
    options = parser.parse_args(arguments)
    paths = [path.resolve() for path in options.paths] or book_notebooks()
    found = changed(tqdm(paths, unit="notebook"), store=not options.check)
    for path in found:
        print("would change:" if options.check else "stored:", path)
    return int(options.check and bool(found))


if __name__ == "__main__":
    sys.exit(main())
