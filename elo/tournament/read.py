"""Reading a tournament file of any kind: from a path, from bytes or from text."""

from os import PathLike
from pathlib import Path

from elo.tournament.model import Tournament
from elo.tournament.trf import read_trf


def read_tournament(
    source: str | bytes | PathLike[str], *, lenient: bool = False, encoding: str | None = None
) -> Tournament:
    """Read a tournament from a file, and find out by itself of which kind it is.

    >>> from elo.tournament.examples import EXAMPLE
    >>> len(read_tournament(EXAMPLE).players)
    12
    """
    del lenient
    data = source if isinstance(source, bytes) else Path(source).read_bytes()
    return read_trf(data.decode(encoding or "utf-8"))
