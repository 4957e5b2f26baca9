"""The run: a pupil's notebook is executed so that one bad cell costs that cell alone.

A cell that ends Python, does not stop, or floods its output is remembered and left out in a second
run, so that the others are marked. A test counts by the number it ends with, and by nothing else.
Limits of time, memory and output stand here; what they do not contain, `closed` does. In
reading order: `Run`, the limits, `credit`.
"""

import ast
import json
import math
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from subprocess import DEVNULL
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from nbclient.exceptions import CellTimeoutError, DeadKernelError
from nbformat import NotebookNode
from nbformat.v4 import new_output
from nbgrader.coursedir import CourseDirectory
from nbgrader.preprocessors import Execute
from nbgrader.utils import is_grade, is_solution
from traitlets import Bool, Integer

from elo.classroom.clean import clean_notebook
from elo.classroom.closed import close
from elo.classroom.notes import Note, add_note, show_notes
from elo.words import say

KEPT_ENVIRONMENT = (
    "PATH", "PATHEXT", "PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "CONDA_PREFIX",
    "LANG", "LC_ALL", "LC_CTYPE", "TZ", "HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA",
    "SYSTEMROOT", "SYSTEMDRIVE", "COMSPEC", "WINDIR", "TEMP", "TMP", "TMPDIR",
    "MPLCONFIGDIR", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR", "JUPYTER_RUNTIME_DIR",
)  # fmt: skip
"""What a pupil's cells may read of the environment; passwords and keys stay out."""
FIXED_ENVIRONMENT = {
    "MPLBACKEND": "agg",
    "NBGRADER_EXECUTION": "autograde",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "PYTHONIOENCODING": "utf-8",
}


class OutOfTime(Exception):
    """The time of the whole notebook is up."""


class Run(Execute):  # type: ignore[misc]
    """Runs a notebook within limits; what a cell breaks stays with that cell."""

    timeout = Integer(10, help="seconds a cell").tag(config=True)
    seconds = Integer(240, help="seconds a notebook").tag(config=True)
    output_limit = Integer(500_000, help="characters that a cell may print").tag(config=True)
    closed = Bool(False, help="run in a closed room, see `closed`").tag(config=True)
    memory_limit = Integer(2 << 30, help="bytes of memory, where the system can").tag(config=True)

    def preprocess(
        self, nb: NotebookNode, resources: dict[str, Any], km: Any = None
    ) -> tuple[NotebookNode, dict[str, Any]]:
        """Return the notebook with its outputs; cells that had to be left out say why."""
        self.shutdown_kernel = "immediate"
        self.timeout_func = self._time_left
        self.deadline = monotonic() + self.seconds
        self.left_out: dict[int, Note] = {}
        sources = [cell.source for cell in nb.cells]
        while not self._run_once(nb, resources, km):
            pass
        for index, (cell, source) in enumerate(zip(nb.cells, sources, strict=True)):
            cell.source = source
            if index in self.left_out:
                cell.outputs = [_error(str(self.left_out[index]))]
        self._check_tests(nb)
        clean_notebook(nb)
        for note in dict.fromkeys(self.left_out[index] for index in sorted(self.left_out)):
            add_note(nb, note)
        show_notes(nb)
        return nb, resources

    def _run_once(self, nb: NotebookNode, resources: dict[str, Any], km: Any) -> bool:
        """Run all cells; tell whether that came to an end. Each run leaves out one cell more."""
        self.index = -1
        for index, cell in enumerate(nb.cells):
            if cell.cell_type == "code":
                cell.outputs = []
                cell.source = "" if index in self.left_out else cell.source
        try:
            super().preprocess(nb, resources, km)
        except OutOfTime:
            codes = (n for n, cell in enumerate(nb.cells) if cell.cell_type == "code")
            rest = {n: self._no_time() for n in codes if n >= self.index}
            self.left_out = rest | self.left_out
        except DeadKernelError:
            if self.index < 0:  # before the first cell: not the pupil's doing
                raise
            self._leave_out("noticed.flood" if self.printed > self.output_limit else "noticed.died")
            return False
        except CellTimeoutError:
            self._leave_out("noticed.endless")
            return False
        return True

    def _leave_out(self, key: str) -> None:
        values = {"task": self._task(self.index), "seconds": str(self.timeout)}
        cut_short = key == "noticed.endless" and monotonic() >= self.deadline
        self.left_out[self.index] = self._no_time() if cut_short else Note(key, values)

    def _no_time(self) -> Note:
        return Note("noticed.no_time", {"seconds": str(self.seconds)})

    def _task(self, index: int) -> str:
        """Return the name of a cell: its own, or that of the one it stands behind."""
        names = (
            cell.metadata.get("nbgrader", {}).get("grade_id")
            for cell in reversed(self.nb.cells[: index + 1])
        )
        return next(filter(None, names), say("noticed.beginning"))

    def preprocess_cell(
        self, cell: NotebookNode, resources: dict[str, Any], index: int
    ) -> tuple[NotebookNode, dict[str, Any]]:
        """Run one cell."""
        self.index, self.printed = index, 0
        if monotonic() > self.deadline:
            raise OutOfTime
        cell, resources = super().preprocess_cell(cell, resources, index)
        outputs = cell.get("outputs", [])
        if any(one.get("ename") == "CellTimeoutError" for one in outputs):
            self._leave_out("noticed.endless")
        return cell, resources

    def _time_left(self, _cell: NotebookNode) -> int:
        return max(1, min(self.timeout, math.ceil(self.deadline - monotonic())))

    def process_message(
        self, msg: dict[str, Any], cell: NotebookNode, cell_index: int
    ) -> NotebookNode | None:
        """Take one output; a flood ends the run, before it fills the memory of this process."""
        if msg["msg_type"] in ("stream", "display_data", "execute_result", "error"):
            self.printed += len(str(msg["content"]))
            if self.printed > self.output_limit:
                self.task_poll_for_reply.cancel()  # the engine takes this for a dead kernel
                return None
        output: NotebookNode | None = super().process_message(msg, cell, cell_index)
        return output

    @contextmanager
    def setup_kernel(self, **kwargs: Any) -> Iterator[None]:
        """Start the kernel with the pupil's id, few other variables, and limits."""
        self.extra_arguments = ["--log-level=ERROR", *limits(self.memory_limit)]
        # Folders of their own for each run: what a pupil's cells write there is gone afterwards.
        with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            work, settings = Path(folder, "work"), Path(folder, "ipython")
            settings.mkdir()
            beside = self.resources["metadata"]["path"]
            shutil.copytree(beside, work, ignore=shutil.ignore_patterns("*.ipynb"))
            env = self._environment() | {"IPYTHONDIR": str(settings)}
            if self.closed:
                self.km = self.create_kernel_manager()
                close(self.km, Path(folder), Path(CourseDirectory(parent=self).root))
            silent = {"stdout": DEVNULL, "stderr": DEVNULL}  # its outputs come another way
            with super().setup_kernel(env=env, cwd=str(work), **silent, **kwargs):
                yield

    def _environment(self) -> dict[str, str]:
        names = self.resources["nbgrader"]
        course = CourseDirectory(parent=self)
        kept = {name: os.environ[name] for name in KEPT_ENVIRONMENT if name in os.environ}
        card = json.loads((Path(course.root) / "class.json").read_text(encoding="utf-8"))
        own = {"ELO_PUPIL": names["student"], "ELO_SALT": card["salt"]}
        return kept | FIXED_ENVIRONMENT | own

    def _check_tests(self, nb: NotebookNode) -> None:
        """Let a test count by the number of points it ends with, and by nothing else."""
        for cell in nb.cells:
            if is_grade(cell) and not is_solution(cell) and cell.cell_type == "code":
                for output in cell.outputs:
                    if output.output_type == "stream":
                        output.name = "stdout"  # a warning is no failed test
                if ends_with_number(cell.source) and credit(cell) is None:
                    cell.outputs = [
                        *(one for one in cell.outputs if one.output_type != "execute_result"),
                        *([] if _failed(cell) else [_error(say("noticed.no_mark"))]),
                    ]


def limits(memory: int) -> list[str]:
    """Return the kernel's arguments that limit it; where the system has no limits, none."""
    if find_spec("resource") is None:
        return []
    line = (
        "import resource as _r; "
        f"_r.setrlimit(_r.RLIMIT_AS, ({memory}, {memory})); "
        f"_r.setrlimit(_r.RLIMIT_FSIZE, ({100 << 20}, {100 << 20})); "
        "_r.setrlimit(_r.RLIMIT_CORE, (0, 0)); del _r"
    )
    return [f"--IPKernelApp.exec_lines={line}"]


def ends_with_number(source: str) -> bool:
    r"""Tell whether a test is one that ends with its points, not one of assertions alone.

    >>> ends_with_number("points = 2\npoints"), ends_with_number("assert f(2) == 4")
    (True, False)
    """
    try:
        body = ast.parse(source).body
    except SyntaxError:
        return False
    last = body[-1] if body else None
    return isinstance(last, ast.Expr) and not ast.unparse(last).startswith("print(")


def credit(cell: NotebookNode) -> float | None:
    """Return the points that a test came to; None if it came to none that can be."""
    results = [one for one in cell.outputs if one.output_type == "execute_result"]
    if len(results) != 1 or _failed(cell):
        return None
    try:
        points = float(results[0]["data"].get("text/plain", ""))
    except ValueError:
        return None
    return points if 0 <= points <= float(cell.metadata.nbgrader["points"]) else None


def _failed(cell: NotebookNode) -> bool:
    return any(one.output_type == "error" for one in cell.outputs)


def _error(words: str) -> NotebookNode:
    name = say("noticed.stopped")
    output: NotebookNode = new_output("error", ename=name, evalue=words, traceback=[words])
    return output
