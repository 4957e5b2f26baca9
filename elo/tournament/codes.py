"""The result codes of a tournament file: their points, and what keeps a round from being rated.

One table for all formats. A code means one thing beside an opponent and another without one: ``=``
is a draw against somebody, and a bye of half a point against nobody.
"""

from dataclasses import dataclass
from types import MappingProxyType

from elo.values import Number

WIN: Number = 1
DRAW: Number = 0.5
LOSS: Number = 0


@dataclass(frozen=True, slots=True)
class Code:
    """One code: its points, and the reason why it is not rated, None for a game over the board.

    ``against`` is the reason where there is an opponent, ``alone`` where there is none. The words
    for a reason stand in the catalogue under ``unplayed``.
    """

    points: Number
    against: str | None
    alone: str


CODES = MappingProxyType(
    {
        "1": Code(WIN, None, "full_bye"),
        "=": Code(DRAW, None, "half_bye"),
        "0": Code(LOSS, None, "absent"),
        "+": Code(WIN, "forfeit_win", "full_bye"),
        "-": Code(LOSS, "forfeit_loss", "absent"),
        "W": Code(WIN, "short", "short"),
        "D": Code(DRAW, "short", "short"),
        "L": Code(LOSS, "short", "short"),
        "H": Code(DRAW, "half_bye", "half_bye"),
        "F": Code(WIN, "full_bye", "full_bye"),
        "U": Code(WIN, "pairing_bye", "pairing_bye"),
        "Z": Code(LOSS, "no_result", "absent"),
        "": Code(LOSS, "no_result", "absent"),
        "?": Code(LOSS, "unknown", "unknown"),
    }
)
"""Every code; ``?`` is a result that nobody knows, or one that was left out in reading."""
PLAYED = tuple(symbol for symbol, code in CODES.items() if code.against is None)
"""Games over the board: 1, = and 0. Only they can be rated."""
WRITTEN = " ".join(symbol for symbol in CODES if symbol.strip("?"))
"""The codes that a file may have, in words."""
