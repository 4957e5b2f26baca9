"""Formulas are set while the book is built, and one that cannot be set stops the build."""

import subprocess
import sys
from pathlib import Path

import pytest

from elo.show.formulas import FormulaError, Typesetter
from tests.notebooks import ROOT

NODE_MODULES = ROOT / "node_modules"


@pytest.fixture(scope="module")
def typesetter():
    typesetter = Typesetter(NODE_MODULES / "katex" / "dist")
    yield typesetter
    typesetter.close()


def test_a_formula_has_letters_to_see_and_mathml_to_hear(typesetter):
    html = typesetter.html(r"W_e = \frac{1}{1 + 10^{-D/400}}")
    assert 'class="mfrac"' in html
    assert "<mfrac>" in html
    assert "katex-display" not in html


def test_a_formula_on_its_own_line(typesetter):
    assert "katex-display" in typesetter.html("K", display=True)


def test_letters_of_every_language_come_through(typesetter):
    assert "kỳ thủ 棋手" in typesetter.html(r"\text{kỳ thủ 棋手}")


@pytest.mark.parametrize("latex", [r"\frac{1}", r"\elo", "{", r"\begin{cases} 1"])
def test_a_wrong_formula_is_named_and_the_next_is_set(typesetter, latex):
    with pytest.raises(FormulaError) as error:
        typesetter.html(latex)
    assert repr(latex) in str(error.value)
    assert "katex" in typesetter.html("1")


def test_it_starts_again_after_it_was_closed():
    typesetter = Typesetter(NODE_MODULES / "katex" / "dist")
    typesetter.close()
    first = typesetter.html("D")
    typesetter.close()
    assert typesetter.html("D") == first
    typesetter.close()


def test_without_katex_it_says_what_to_do(tmp_path):
    with pytest.raises(FileNotFoundError, match="npm ci"):
        Typesetter(tmp_path).html("D")


def build(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    """Build a page by Sphinx with the extension of the book, warnings as errors."""
    (folder / "index.rst").write_text(f"Page\n====\n\n{text}\n", encoding="utf-8")
    command = [sys.executable, "-m", "sphinx", "-C", "-D", "extensions=elo.show.page", "-W"]
    return subprocess.run([*command, folder, folder / "out"], capture_output=True, text=True)


def test_a_wrong_formula_on_a_page_stops_the_build_and_says_where(tmp_path):
    (tmp_path / "node_modules").symlink_to(NODE_MODULES)
    assert build(tmp_path, r"A fine :math:`\frac{1}{2}`.").returncode == 0
    broken = build(tmp_path, r"A broken :math:`\frac{1}`.")
    assert broken.returncode != 0
    assert "index.rst:4" in broken.stderr
    assert r"\\frac{1}" in broken.stderr


def test_without_the_npm_packages_the_build_says_what_to_do(tmp_path):
    missing = build(tmp_path, "No formula.")
    assert missing.returncode != 0
    assert "npm ci" in missing.stderr
