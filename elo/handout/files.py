"""Writing what is handed out: in one step, and never over something else without being told."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

from elo.errors import RatingInputError


def check_free(path: Path, content: bytes, *, force: bool) -> None:
    """Make sure that nothing else stands where this is to be written.

    Raises RatingInputError for a file with another content, unless ``force`` is given.
    """
    if path.is_dir():
        raise RatingInputError("error.is_folder", {"path": path})
    if path.exists() and not force and path.read_bytes() != content:
        raise RatingInputError("error.file_exists", {"path": path})


def write(path: Path, content: bytes) -> None:
    """Write a file in one step: a stop half-way leaves what was there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=path.parent, prefix="elo-") as folder:
        new = Path(folder, path.name)
        new.write_bytes(content)
        os.replace(new, path)
