"""Writing a tournament: as a report file (TRF16), and as a table (CSV).

What is written is read again as the same tournament (`tests/tournament/test_write.py`). In reading
order: `write_trf`, `write_csv`.
"""

import csv
from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from io import StringIO

from elo.errors import RatingInputError
from elo.tournament.fields import TWO_DIGITS
from elo.tournament.model import Pairing, Tournament, TournamentPlayer
from elo.tournament.source import LINE_END
from elo.tournament.table import guarded
from elo.tournament.trf import FIRST_ROUND, ROUND_WIDTH
from elo.words import say

COLUMNS = (
    *("no", "name", "rating", "sex", "title", "federation", "FIDE id", "birth year"),
    *("K", "games", "points", "rank"),
)
"""The columns of a table before its rounds, in the order in which `_cells` has them."""


def write_trf(tournament: Tournament) -> str:
    """Return the tournament as the text of a TRF16 file.

    >>> from elo.tournament import us_championship_2025
    >>> tournament, _ = us_championship_2025()
    >>> print(write_trf(tournament).splitlines()[6][:56])
    001    1      Player 001                        2789 USA

    TRF has no place for K and the games before, and a year of birth stands there as 1990/00/00.

    Raises RatingInputError for what the columns do not hold: a name of more than 33 characters.
    """
    players = tournament.players.values()
    rated = sum(player.rating is not None for player in players)
    played = max((len(player.pairings) for player in players), default=0)
    dates = "".join(f"{_round_day(day):<{ROUND_WIDTH}}" for day in tournament.round_dates)
    lines = [
        ("012", tournament.name),
        ("022", tournament.city),
        ("032", tournament.federation),
        ("042", _day(tournament.start)),
        ("052", _day(tournament.end)),
        ("062", str(len(players))),
        ("072", str(rated)),
        ("122", tournament.time_control),
        ("XXR", str(tournament.rounds) if tournament.rounds > played else ""),
    ]
    texts = [f"{id_} {_one_line(text)}".rstrip() for id_, text in lines if text.strip()]
    if dates.strip():
        texts.append(f"{'132':<{FIRST_ROUND - 1}}{dates}".rstrip())
    texts += [_player(player) for player in players]
    return "\n".join(texts) + "\n"


def write_csv(tournament: Tournament, *, divider: str = ",") -> str:
    """Return the tournament as the text of a table, as `elo.tournament.table` describes it.

    >>> from elo.tournament import us_championship_2025
    >>> tournament, _ = us_championship_2025()
    >>> print(write_csv(tournament).splitlines()[6][:50])
    1,Player 001,2789,,,USA,,,,,8.0,1,8w1,11w=,5b=,6w=

    A text that a spreadsheet would take for a formula has an apostrophe before it. With semicolons
    as ``divider``, points have a comma, as spreadsheets of those countries want it. The dates of
    the rounds have no place in a table.
    """
    out = StringIO()
    writer = csv.writer(out, delimiter=divider, lineterminator="\n")
    about = {
        "tournament": tournament.name,
        "city": tournament.city,
        "federation": tournament.federation,
        "start": _day(tournament.start),
        "end": _day(tournament.end),
        "time control": tournament.time_control,
        "rounds": str(tournament.rounds or ""),
    }
    writer.writerows([name, guarded(_one_line(text))] for name, text in about.items() if text)
    players = tournament.players.values()
    played = max((len(player.pairings) for player in players), default=0)
    writer.writerow([*COLUMNS, *range(1, played + 1)])
    comma = divider == ";"
    writer.writerows(_cells(player, comma) for player in players)
    return out.getvalue()


def _player(player: TournamentPlayer) -> str:
    birth = f"{player.birth_year}/00/00" if player.birth_year else ""
    columns = (
        ("name", f"{_one_line(player.name):<33}", 33),
        ("rating", f"{_shown(player.rating):>4}", 4),
        ("federation", f"{player.federation:<3}", 3),
        ("fide_id", f"{_shown(player.fide_id):>11}", 11),
        ("birth_year", f"{birth:<10}", 10),
        ("points", f"{_shown(player.points):>4}", 4),
        ("rank", f"{_shown(player.rank):>4}", 4),
    )
    for field, text, width in columns:
        if len(text) > width:
            values = {"player": player.start_rank, "value": text.strip(), "most": width}
            raise RatingInputError("error.trf_width", {"field": say(f"field.{field}"), **values})
    static = " ".join(text for _, text, _ in columns)
    rounds = "".join(map(_round, player.pairings))
    return f"001 {player.start_rank:>4} {player.sex:1}{player.title:>3} {static}{rounds}".rstrip()


def _round(pairing: Pairing) -> str:
    if pairing.opponent is None and not pairing.code:
        return " " * ROUND_WIDTH
    opponent = "0000" if pairing.opponent is None else pairing.opponent
    return f"  {opponent:>4} {pairing.colour} {pairing.code:1}"


def _cells(player: TournamentPlayer, comma: bool) -> Iterator[object]:
    points = _shown(player.points)
    yield from (player.start_rank, guarded(_one_line(player.name)), player.rating, player.sex)
    yield from (player.title, player.federation, player.fide_id, player.birth_year, player.K)
    yield from (player.games, points.replace(".", ",") if comma else points, player.rank)
    yield from map(_cell, player.pairings)


def _cell(pairing: Pairing) -> str:
    """Return a round as one word: 12w1. Nothing for nothing, 0-+ for a code without opponent."""
    if pairing.opponent is None and pairing.colour == "-" and not pairing.code:
        return ""
    code = pairing.code or ("Z" if pairing.colour == "-" else "")  # 12- is a loss by forfeit
    return f"{pairing.opponent or 0}{pairing.colour}{code}"


def _one_line(text: str) -> str:
    return LINE_END.sub(" ", text).strip()


def _day(day: date | None) -> str:
    return day.isoformat().replace("-", "/") if day else ""


def _round_day(day: date | None) -> str:
    """Return YY/MM/DD, or four digits where two would mean another century."""
    text = _day(day)
    return text[2:] if day and day.year in TWO_DIGITS else text


def _shown(value: int | Decimal | None) -> str:
    return "" if value is None else str(value)
