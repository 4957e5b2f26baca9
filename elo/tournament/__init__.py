"""Tournaments: reading a tournament file, and rating everybody in it.

>>> from elo.tournament import tournament_report, us_championship_2025
>>> tournament, published = us_championship_2025()
>>> tournament.name, len(tournament.players)
('National championship 2025 (round robin, 12 players)', 12)
>>> report = tournament_report(tournament)
>>> report.player(1).event.change_exact == published[1].K_chg
True
"""

from elo.tournament.causes import Official
from elo.tournament.comparison import Comparison, OfficialTable, compare, official, read_official
from elo.tournament.examples import EXAMPLE, OTHER_CHANGES, Published, us_championship_2025
from elo.tournament.model import Notice, Pairing, Tournament, TournamentPlayer
from elo.tournament.rating_list import RatingList, read_rating_list
from elo.tournament.read import read_tournament
from elo.tournament.report import PlayerReport, Report, tournament_report
from elo.tournament.table import read_csv
from elo.tournament.trf import read_trf
from elo.tournament.write import write_csv, write_trf

__all__ = [
    "EXAMPLE",
    "OTHER_CHANGES",
    "Comparison",
    "Notice",
    "Official",
    "OfficialTable",
    "Pairing",
    "PlayerReport",
    "Published",
    "RatingList",
    "Report",
    "Tournament",
    "TournamentPlayer",
    "compare",
    "official",
    "read_csv",
    "read_official",
    "read_rating_list",
    "read_tournament",
    "read_trf",
    "tournament_report",
    "us_championship_2025",
    "write_csv",
    "write_trf",
]
