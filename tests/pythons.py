"""Run the unit tests and the notebooks on the other Pythons that are here.

    python -m tests.pythons

Looks for 3.11, 3.12 and 3.13 on the PATH and among pyenv's, makes an environment for
each but the one that runs this (.venv-3.12 and so on), and says which were not found.
The property tests draw their quick samples here; the full ones are drawn once.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.notebooks import ROOT, assignments, book_notebooks

VERSIONS = ("3.11", "3.12", "3.13")
REQUIREMENTS = ("requirements.txt", "pyproject.toml")
PRINT_VERSION = "import ensurepip, sys; print(*sys.version_info[:2], sep='.')"


def find(version: str) -> Path | None:
    """A program that really is this Python and can make environments."""
    places = [Path(place) for place in (shutil.which(f"python{version}"),) if place]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    places += sorted(pyenv.glob(f"versions/{version}.*/bin/python"), reverse=True)
    return next((place for place in places if version_of(place) == version), None)


def version_of(program: Path) -> str | None:
    """What the program says it is; pyenv leaves programs on the PATH that only fail."""
    try:
        answer = subprocess.run([program, "-c", PRINT_VERSION], capture_output=True, text=True)
    except OSError:
        return None
    return answer.stdout.strip() if answer.returncode == 0 else None


def environment(version: str, program: Path) -> Path:
    """Make the environment if it is missing or old; return its Python."""
    folder = ROOT / f".venv-{version}"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ready = folder / "ready"
    newest = max((ROOT / name).stat().st_mtime for name in REQUIREMENTS)
    if not ready.exists() or ready.stat().st_mtime < newest:
        run(program, "-m", "venv", folder)
        run(python, "-m", "pip", "install", "--quiet", "-r", "requirements.txt")
        ready.touch()
    return python


def run(*command: str | Path) -> None:
    """Run a command in the project's folder; stop everything if it fails."""
    print("$", *command, flush=True)
    subprocess.run(list(map(str, command)), cwd=ROOT, check=True)


def check(python: Path) -> None:
    """The unit tests, then the notebooks, as `make test` runs them."""
    pytest = (python, "-m", "pytest", "-n", "2")
    apart = ("tests/site", "tests/lab", "tests/classroom")
    run(*pytest, *(f"--ignore={folder}" for folder in apart), "-m", "not timing")
    run(python, "-m", "pytest", "tests/classroom")
    nbval = (*pytest, "--dist=loadscope", "-o", "addopts=", "--nbval-current-env")
    nbval += ("--nbval-cell-timeout=120",)
    if stored := book_notebooks():
        run(*nbval, "--nbval", *stored)
    if sources := assignments():
        run(*nbval, "--nbval-lax", *sources)


def main() -> int:
    """Run the command; the exit code is returned."""
    os.environ["ELO_PROFILE"] = "quick"
    this = f"{sys.version_info.major}.{sys.version_info.minor}"
    for version in VERSIONS:
        program = find(version)
        if version == this:
            print(f"Python {version}: the one of `make test`")
        elif program is None:
            print(f"Python {version}: not found here, not tested")
        else:
            print(f"Python {version}: {program}")
            check(environment(version, program))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
