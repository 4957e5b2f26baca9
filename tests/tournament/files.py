"""Files to try the readers with, made by hand."""

import pytest

from elo import RatingInputError
from elo.tournament import read_trf


def trf(*players: str) -> str:
    """A file of players, each "name rating round round ...", a round opponent, colour, code.

    A code of ``_`` is left blank.
    """
    lines = []
    for rank, player in enumerate(players, start=1):
        name, rating, *rounds = player.split()
        line = f"001 {rank:>4}      {name:<33} {rating if rating != '-' else '':>4}".ljust(89)
        for pairing in rounds:
            line += f"  {pairing[:-2].rjust(4)} {pairing[-2]} {pairing[-1].replace('_', ' ')}"
        lines.append(line)
    return "\n".join(lines)


def put(line: str, column: int, text: str) -> str:
    """The line with a text in it from a column on, counted from 1."""
    return line[: column - 1].ljust(column - 1) + text + line[column - 1 + len(text) :]


def sentence(given, read=read_trf):
    """What the error about a file says."""
    with pytest.raises(RatingInputError) as error:
        read(given)
    return str(error.value)


def notices(given, read=read_trf):
    """What a lenient reading says of it."""
    return [str(notice) for notice in read(given, lenient=True).notes]
