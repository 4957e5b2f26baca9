"""Tournaments: reading a tournament file, and rating everybody in it.

>>> from elo.tournament import us_championship_2025
>>> tournament, published = us_championship_2025()
>>> tournament.name, len(tournament.players)
('National championship 2025 (round robin, 12 players)', 12)
"""

from elo.tournament.examples import OTHER_CHANGES, Published, us_championship_2025
from elo.tournament.model import Notice, Pairing, Tournament, TournamentPlayer
from elo.tournament.read import read_tournament
from elo.tournament.table import read_csv
from elo.tournament.trf import read_trf
from elo.tournament.write import write_csv, write_trf

__all__ = [
    "OTHER_CHANGES",
    "Notice",
    "Pairing",
    "Published",
    "Tournament",
    "TournamentPlayer",
    "read_csv",
    "read_tournament",
    "read_trf",
    "us_championship_2025",
    "write_csv",
    "write_trf",
]
