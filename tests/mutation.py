"""Change the code of the topics, one small change at a time: a test has to notice each.

    python -m tests.mutation

A change that nothing notices has to stand in `data/survivors.tsv` with the reason why
nothing can: the function, the line before, the line after, the reason, divided by tabs.
A line there whose change is noticed now, or can no longer be made, is an error too.
"""

import csv
import re
import subprocess
import sys
from pathlib import Path

from tests.notebooks import ROOT

REASONS = ROOT / "tests" / "data" / "survivors.tsv"
NOTICED = ("killed", "timeout")

Change = tuple[str, str, str]  # the function, the line before, the line after


def mutmut(*arguments: str) -> str:
    """What mutmut prints."""
    command = [sys.executable, "-m", "mutmut", *arguments]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def survivors() -> list[Change]:
    """The changes that no test noticed."""
    lines = [
        line.strip().rsplit(": ", 1) for line in mutmut("results").splitlines() if line.strip()
    ]
    names = [name for name, status in lines if status not in NOTICED]
    return [change(name, mutmut("show", name)) for name in names]


def change(name: str, diff: str) -> Change:
    """A change by its function and its text, which stay when other code moves."""
    function = (
        re.sub(r"__mutmut_\d+$", "", name).replace(".x_", ".").replace("xǁ", "").replace("ǁ", ".")
    )
    body = [line for line in diff.splitlines() if not line.startswith(("---", "+++"))]
    before, after = (
        " ".join(line[1:].strip() for line in body if line.startswith(sign)) for sign in "-+"
    )
    return function, before, after


def reasons(path: Path = REASONS) -> dict[Change, str]:
    """The changes that nothing can notice, with the reason of each."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return {(row[0], row[1], row[2]): row[3] for row in rows}


def main() -> int:
    """Run the command; the exit code is returned."""
    subprocess.run([sys.executable, "-m", "mutmut", "run"], cwd=ROOT, check=True)
    found, explained = survivors(), reasons()
    unexplained = [change for change in found if not explained.get(change)]
    needless = [change for change in explained if change not in found]
    for change in unexplained:
        print("no test notices, and no reason is given:", *change, sep="\n    ")
    for change in needless:
        print("the reason is no longer needed:", *change, sep="\n    ")
    print(f"{len(found)} survived, {len(unexplained)} of them without a reason")
    return int(bool(unexplained or needless))


if __name__ == "__main__":
    sys.exit(main())
