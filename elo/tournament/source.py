"""From a file, bytes or text to the lines of a tournament, in bounded memory.

Nothing is read to its end before its beginning looks like a tournament: a film of two gigabytes is
refused after 64 KB. In reading order: `Text`, `read_source`, `plain_lines`.
"""

import codecs
import re
from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from os import PathLike
from pathlib import Path
from typing import BinaryIO, TypeAlias

from elo.errors import RatingInputError
from elo.tournament.findings import Findings
from elo.words import say

Source: TypeAlias = str | bytes | PathLike[str] | BinaryIO

BEGINNING = 64 * 1024
"""So many bytes are read to see what a file is."""
LARGEST = 16 * 1024 * 1024
"""A file of more bytes is refused: ten thousand players and eleven rounds are two million."""
MOST_LINES = 200_000
"""A file of more lines is refused."""
LONGEST_LINE = 10_090
"""Characters of a player's line with 999 rounds."""
OTHER_KINDS = {
    b"PK": "zip",
    b"\xd0\xcf\x11\xe0": "office",
    b"%PDF": "pdf",
    b"\x1f\x8b": "zip",
}
"""How files begin that are often given in place of a tournament."""
UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
LINE_END = re.compile(r"\r\n|\r|\n")
UNPRINTABLE = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
"""Control characters (a terminal would obey them) and halves of characters."""


@dataclass(frozen=True, slots=True)
class Text:
    """A decoded file, and how its letters were read; ``sure`` is False where that is a guess."""

    text: str
    encoding: str
    sure: bool = True


def read_source(source: Source, encoding: str | None, looks_right: Callable[[str], object]) -> Text:
    """Return the text of a file; ``looks_right`` raises if its beginning is no tournament.

    A ``str`` with a line end in it is the text itself, another one a path.
    """
    if isinstance(source, str) and LINE_END.search(source):
        if not source.strip():
            raise RatingInputError("error.file_empty", {})
        return Text(source.removeprefix("\ufeff"), "")
    if isinstance(source, bytes):
        return _decoded(BytesIO(source), encoding, looks_right)
    if not isinstance(source, str | PathLike):
        if not hasattr(source, "read"):
            raise RatingInputError("error.file_source", {"value": source})
        return _decoded(source, encoding, looks_right)
    path = Path(source)
    try:
        if path.is_dir():
            raise RatingInputError("error.file_folder", {"path": path})
        with path.open("rb") as file:
            return _decoded(file, encoding, looks_right)
    except RatingInputError:
        raise
    except (FileNotFoundError, ValueError):  # a name with a zero byte in it is a ValueError
        raise RatingInputError("error.file_missing", {"path": path}) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise RatingInputError("error.file_unreadable", {"path": path, "reason": reason}) from None


def plain_lines(text: str, findings: Findings) -> list[str]:
    """Return the lines without their ends; the first has number 1.

    Control characters, which a terminal would obey, become question marks in a diamond. A line
    that is longer than any tournament needs is a fault.
    """
    if max(text.count("\n"), text.count("\r")) > MOST_LINES:
        raise RatingInputError("error.file_lines", {"most": MOST_LINES})
    lines = LINE_END.split(text.removeprefix("\ufeff").rstrip("\x1a"))
    clean = UNPRINTABLE.search(text) is None
    for index, line in enumerate(lines):
        if len(line) > LONGEST_LINE:
            found = say("place.characters", n=len(line))
            findings.fault(index + 1, LONGEST_LINE + 1, "short_line", found, most=LONGEST_LINE)
            lines[index] = ""
        elif not clean and (match := UNPRINTABLE.search(line)):
            findings.odd("unprintable", index + 1, column=match.start() + 1)
            lines[index] = UNPRINTABLE.sub("\ufffd", line)
    return lines


def _decoded(file: BinaryIO, encoding: str | None, looks_right: Callable[[str], object]) -> Text:
    beginning = file.read(BEGINNING)
    if not isinstance(beginning, bytes):
        raise RatingInputError("error.file_source", {"value": file})
    _refuse_other_kinds(beginning)
    if encoding is None:
        encoding = "utf-16" if beginning.startswith(UTF16) else None
    else:
        _known(encoding)
    if encoding is None and b"\0" in beginning:
        raise RatingInputError("error.file_kind", {"kind": say("kind_of_file.binary")})
    looks_right(_text(beginning, encoding or "utf-8", errors="replace"))
    data = beginning + file.read(LARGEST - len(beginning) + 1)
    if len(data) > LARGEST:
        raise RatingInputError("error.file_large", {"most": LARGEST // 1024**2})
    if max(data.count(b"\n"), data.count(b"\r")) > MOST_LINES:
        raise RatingInputError("error.file_lines", {"most": MOST_LINES})
    return Text(_text(data, encoding), encoding.upper()) if encoding else _utf8_or_western(data)


def _refuse_other_kinds(beginning: bytes) -> None:
    if not beginning.strip():
        raise RatingInputError("error.file_empty", {})
    for start, kind in OTHER_KINDS.items():
        if beginning.startswith(start):
            raise RatingInputError("error.file_kind", {"kind": say(f"kind_of_file.{kind}")})


def _text(data: bytes, encoding: str, errors: str = "strict") -> str:
    try:
        return data.decode(encoding, errors).removeprefix("\ufeff")
    except UnicodeError as error:
        start = error.start if isinstance(error, UnicodeDecodeError) else 0
        line = 1 + data.count(b"\n", 0, start)
        values = {"line": line, "encoding": encoding.upper()}
        raise RatingInputError("error.file_decode", values) from None


def _known(encoding: str) -> None:
    try:
        "a".encode(encoding)
    except (LookupError, ValueError, TypeError):
        raise RatingInputError("error.file_encoding", {"value": encoding}) from None


def _utf8_or_western(data: bytes) -> Text:
    """UTF-8 where it is that; a line that is not is taken for Windows-1252, as Windows wrote it."""
    data = data.removeprefix(codecs.BOM_UTF8)
    try:
        return Text(data.decode("utf-8"), "UTF-8")
    except UnicodeDecodeError:
        lines = "".join(map(_western, re.split(rb"(\r\n|\r|\n)", data)))
        return Text(lines, "Windows-1252", sure=False)


def _western(line: bytes) -> str:
    for encoding in ("utf-8", "cp1252"):
        try:
            return line.decode(encoding)
        except UnicodeDecodeError:
            continue
    return line.decode("latin-1")
