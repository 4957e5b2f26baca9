"""Reading a tournament file of any kind: which one it is, and whose reader reads it."""

import re
from dataclasses import replace

from elo.errors import RatingInputError
from elo.tournament.model import Notice, Tournament
from elo.tournament.source import LINE_END, Source, read_source
from elo.tournament.table import find_head, read_csv
from elo.tournament.trf import read_trf

TRF_PLAYER = re.compile(r"(?:^|[\r\n])001[ |]")
TRF_HEAD = re.compile(r"(?:^|[\r\n])(?:0[1-9]2|1[0-3]2)(?:[ \r\n]|$)")


def read_tournament(
    source: Source, *, lenient: bool = False, encoding: str | None = None
) -> Tournament:
    r"""Read a tournament from a file, and find out which kind of file it is.

    >>> table = b"no;name;rating;1\r\n1;Anna;1800;2w1\r\n2;Ben;1712;1b0\r\n"
    >>> tournament = read_tournament(table)
    >>> tournament.format, tournament.encoding, tournament.event(2).games[0].opponent
    ('CSV', 'UTF-8', 1800)

    ``source`` is a path, bytes, a file opened for reading bytes, or a text: a ``str`` of more than
    one line is the text itself, another one a path. Formats: TRF of 2006, 2016 and 2026, and the
    table of `elo.tournament.table`; ``format`` says which it was taken for. The letters are UTF-8
    or UTF-16, else they are taken for Windows-1252, unless ``encoding`` names another.
    With ``lenient`` the reading goes on after a fault, and ``notes`` lists what was left out.

    Raises RatingInputError for what cannot be read, with line, column, what was found and what was
    expected there; for a file that is no tournament already after its first 64 KB.
    """
    source_text = read_source(source, encoding, kind)
    text = source_text.text
    reader = {"TRF": read_trf, "CSV": read_csv}[kind(text)]
    tournament = reader(text, lenient=lenient)
    notes = tournament.notes
    if not source_text.sure:
        notes = (Notice("notice.encoding", {}), *notes)
    return replace(tournament, encoding=source_text.encoding, notes=notes)


def kind(text: str) -> str:
    """Return "TRF" or "CSV", whatever the beginning of a file looks like.

    Raises RatingInputError if it looks like neither.
    """
    if TRF_PLAYER.search(text):
        return "TRF"
    if find_head(LINE_END.split(text, maxsplit=60)):
        return "CSV"
    if TRF_HEAD.search(text):
        return "TRF"
    first = next(filter(str.strip, LINE_END.split(text[:1000])), "").strip()
    raise RatingInputError("error.file_unknown", {"value": first})
