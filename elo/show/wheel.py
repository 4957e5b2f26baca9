"""The library as one file that pip installs: it goes out with pages and with assignments.

In reading order: `WHEEL`, `build_wheel`.
"""

import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parents[2]
PYTHONS = "3.11, 3.12 or 3.13"
WHEEL = f"elo_worked-{version('elo-worked')}-py3-none-any.whl"


def build_wheel(folder: Path) -> Path:
    """Build the wheel of the library in a folder and return its path.

    Raises CalledProcessError where the sources of the library are not there.
    """
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    return folder / WHEEL
