"""A README whose sections are each written by a program, and left alone by the others."""

import os
import re
import tempfile
from pathlib import Path


def write_section(path: Path, name: str, text: str) -> None:
    """Put the text between the two marks of the section; a section that is not there is added.

    The file is replaced in one go: whoever stops the program finds the old one whole.
    """
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    section = f"{begin}\n\n{text.strip()}\n\n{end}"
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    between = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
    if between.search(old):
        new = between.sub(lambda _: section, old, count=1)
    else:
        new = f"{old.rstrip()}\n\n{section}\n".lstrip()
    _replace(path, new)


def _replace(path: Path, text: str) -> None:
    """Write a file beside the old one, and put it in its place."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
