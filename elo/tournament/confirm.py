"""A game stands on two lines: what one player's says, the opponent's must confirm.

In reading order: `confirmed`, then its parts: the opponents, the last rounds, the points.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from elo.tournament.findings import Findings
from elo.tournament.model import Pairing, TournamentPlayer

ANSWERS = {("1", "0"), ("0", "1"), ("=", "=")}
PENALTIES = {("0", "0"), ("0", "="), ("=", "0")}
"""Results that an arbiter has changed: together less than a point."""
COLOURS = ({"w", "b"}, {"-"})
"""The colours of the two: one each, or not told by either."""

Column = Callable[[int], int]


def confirmed(
    players: dict[int, TournamentPlayer], column: Column, findings: Findings, *, points: bool
) -> dict[int, TournamentPlayer]:
    """Return the players by starting rank, every one with the same number of rounds.

    A game that the opponent's line does not confirm is a fault; what is left out of a lenient
    reading has the code ``?`` then. ``column`` says in which column the round of a number begins.
    With ``points`` the points of each player are compared with the sum of the rounds.
    """
    rounds = {rank: list(player.pairings) for rank, player in players.items()}
    checked = {
        rank: [_checked(players, player, pairing, column, findings) for pairing in rounds[rank]]
        for rank, player in players.items()
    }
    last = _last_round(checked, findings)
    _compare_ids(players, findings)
    if points:
        for player in players.values():
            _compare_points(player, checked[player.start_rank], last, findings)
    absent = [Pairing(round_, None, "-", "") for round_ in range(1, last + 1)]
    return {
        rank: replace(players[rank], pairings=(*row[:last], *absent[len(row) :]))
        for rank, row in sorted(checked.items())
    }


def _compare_ids(players: dict[int, TournamentPlayer], findings: Findings) -> None:
    """Note whose FIDE id is somebody else's too: one of them has the wrong one."""
    first: dict[int, int] = {}
    for player in players.values():
        if player.fide_id is not None:
            other = first.setdefault(player.fide_id, player.start_rank)
            if other != player.start_rank:
                findings.odd("id_twice", player.line, value=player.fide_id, other=other)


def _checked(
    players: dict[int, TournamentPlayer],
    player: TournamentPlayer,
    pairing: Pairing,
    column: Column,
    findings: Findings,
) -> Pairing:
    """Return the pairing if the opponent confirms it, or if there is nothing to confirm."""
    line, first = player.line or 0, column(pairing.round)
    if _doubtful(pairing):
        findings.odd("taken_for", line, column=first, value=_told(pairing), why=pairing.why)
    if pairing.opponent is None:
        return pairing
    opponent = players.get(pairing.opponent)
    left_out: dict[str, Any] = {"without": "game", "round": pairing.round}
    if opponent is None or opponent is player:
        fault = "another_player" if opponent else "known_player"
        findings.fault(line, first, fault, _told(pairing), **left_out)
        return replace(pairing, opponent=None, code="?")
    if not pairing.counts:
        return pairing
    other = _of_round(opponent, pairing.round)
    answer: dict[str, Any] = {
        "other": _told(other),
        "other_line": opponent.line,
        "opponent": opponent.start_rank,
    }
    if not _fits(player, pairing, other):
        findings.fault(line, first, "confirmed", _told(pairing), **answer, **left_out)
        return replace(pairing, code="?")
    if (pairing.code, other.code) in PENALTIES and player.start_rank < opponent.start_rank:
        findings.odd("penalty", line, column=first, value=_told(pairing), **answer)
    return pairing


def _doubtful(pairing: Pairing) -> bool:
    """Return whether opponent, colour and code of an unplayed round do not quite fit together."""
    if pairing.opponent is None:
        return pairing.colour != "-" or pairing.code in ("1", "0")
    return pairing.code in ("H", "F", "U", "Z", "")


def _fits(player: TournamentPlayer, pairing: Pairing, other: Pairing) -> bool:
    codes = (pairing.code, other.code)
    return (
        other.opponent == player.start_rank
        and (codes in ANSWERS or codes in PENALTIES)
        and {pairing.colour, other.colour} in COLOURS
    )


def _of_round(player: TournamentPlayer, round_: int) -> Pairing:
    if round_ <= len(player.pairings):
        return player.pairings[round_ - 1]
    return Pairing(round_, None, "-", "")


def _told(pairing: Pairing) -> str:
    """Return a round as the file tells it: "12 w 1"."""
    return f"{pairing.opponent or '0000'} {pairing.colour} {pairing.code}".rstrip()


def _last_round(rounds: dict[int, list[Pairing]], findings: Findings) -> int:
    """Return the last round in which anybody has an opponent; what comes after is not played yet.

    Programs write byes in advance, and some write one round too many.
    """
    last = max(
        (pairing.round for row in rounds.values() for pairing in row if pairing.opponent),
        default=0,
    )
    more = [pairing.round for row in rounds.values() for pairing in row[last:] if pairing.code]
    if more:
        findings.odd("no_games", None, round=last + 1)
    return last


def _compare_points(
    player: TournamentPlayer, row: list[Pairing], last: int, findings: Findings
) -> None:
    """Note points that are not the sum of the rounds, with or without byes given in advance."""
    if player.points is None or any(pairing.code == "?" for pairing in row):
        return
    sums = [sum(pairing.points for pairing in part) for part in (row[:last], row)]
    if player.points not in sums:
        values = {"player": player.start_rank, "value": player.points, "count": sums[0]}
        findings.odd("points", player.line or 0, **values)
