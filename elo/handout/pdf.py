"""Pages as PDF, printed by the browser of this machine: Chrome, Edge or Chromium.

No browser is driven and none is downloaded: it is called once with a page, and asked for a file.
In reading order: `places`, `find_browser`, `print_pdf`.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from elo.errors import RatingInputError

NAMED = "ELO_CHROMIUM"
"""The variable that names another browser."""
COMMANDS = (
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
    *("microsoft-edge", "microsoft-edge-stable", "msedge"),
)
WINDOWS = (
    "Google/Chrome/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
    "Chromium/Application/chrome.exe",
)
MAC = (
    "Google Chrome.app/Contents/MacOS/Google Chrome",
    "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "Chromium.app/Contents/MacOS/Chromium",
)
SECONDS = 120


def places(platform: str, environment: Mapping[str, str]) -> Iterator[Path]:
    """Yield where a browser is on Windows and macOS, which do not put it on the path.

    >>> [path.as_posix() for path in places("win32", {"PROGRAMFILES": "C:/Program Files"})][1]
    'C:/Program Files/Microsoft/Edge/Application/msedge.exe'
    """
    if platform == "win32":
        for variable in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"):
            if folder := environment.get(variable):
                yield from (Path(folder, program) for program in WINDOWS)
    if platform == "darwin":
        for folder in ("/Applications", f"{environment.get('HOME', '')}/Applications"):
            yield from (Path(folder, program) for program in MAC)


def find_browser(environment: Mapping[str, str] = os.environ) -> Path | None:
    """Return a Chrome, Edge or Chromium of this machine, None if there is none.

    Raises RatingInputError where ELO_CHROMIUM names a program that is not there.
    """
    if named := environment.get(NAMED):
        program = shutil.which(named)
        if program is None:
            raise RatingInputError("error.no_such_browser", {"variable": NAMED, "value": named})
        return Path(program)
    commands = (shutil.which(name, path=environment.get("PATH")) for name in COMMANDS)
    found = next(filter(None, commands), None)
    if found:
        return Path(found)
    return next(filter(Path.is_file, places(sys.platform, environment)), None)


def print_pdf(browser: Path, page: Path, target: Path) -> None:
    """Print a page to a PDF, in one step.

    Raises RatingInputError if the browser makes none.
    """
    # Beside the target: a browser in a sandbox of its own may see the user's folders alone. And
    # with a profile of its own, or a browser that is open would take the call and make no file.
    with TemporaryDirectory(dir=target.parent, prefix="elo-", ignore_cleanup_errors=True) as folder:
        made = Path(folder, "page.pdf").resolve()
        command = [
            str(browser),
            "--headless",
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-quic",
            "--no-pdf-header-footer",
            f"--user-data-dir={Path(folder, 'profile').resolve()}",
            *(["--no-sandbox"] if _is_root() else []),
            f"--print-to-pdf={made}",
            page.resolve().as_uri(),
        ]
        said = ""
        try:
            run = subprocess.run(command, capture_output=True, timeout=SECONDS, check=False)
            said = run.stderr.decode("utf-8", "replace").strip()
        except (OSError, subprocess.TimeoutExpired) as error:
            said = str(error)
        if not made.is_file():
            last = said.splitlines()[-1] if said else ""
            raise RatingInputError("error.no_pdf", {"browser": browser, "page": page, "said": last})
        os.replace(made, target)


def _is_root() -> bool:
    """Tell whether this is root, for whom Chromium has no sandbox; Windows knows no such user."""
    return getattr(os, "geteuid", lambda: 1)() == 0
