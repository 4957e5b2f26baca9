"""The report for other programs: a CSV with a row a player, and JSON with everything.

Numbers are plain: a point, a hyphen for minus, no digits lost. In the CSV no text is taken for a
formula; in the JSON control characters and marks of direction are written as escapes. In reading
order: `as_csv`, `as_json`.
"""

import csv
import io
import json
from collections.abc import Iterable, Iterator
from decimal import Decimal

from elo.rating_change import GameChange
from elo.tournament.comparison import Comparison, PlayerComparison
from elo.tournament.counting import Round
from elo.tournament.figures import RATED, UNRATED, Value, status
from elo.tournament.report import PlayerReport, Report
from elo.tournament.shown import cell, harmless
from elo.working import Step

FIGURES = tuple({figure.name: figure for figure in (*RATED, *UNRATED)}.values())
IN_BOTH = {"n", "W", "Rp"}
WHO = ("rank", "name", "title", "federation", "fide_id", "birth_year")
ABOUT = ("K_from", "K_possible", "left_out", "remarks")


def as_csv(
    report: Report,
    *,
    players: Iterable[PlayerReport] | None = None,
    comparison: Comparison | None = None,
) -> Iterator[str]:
    """Return the report as lines of a CSV, a row a player, the first with the names.

    With ``players`` only those; with a ``comparison`` there is a column for it.

    The columns are those that `elo.tournament.comparison` reads too.

    >>> from elo.tournament import us_championship_2025
    >>> from elo.tournament.report import tournament_report
    >>> head, first, *_ = as_csv(tournament_report(us_championship_2025()[0]))
    >>> head.split(",")[6:15], first.split(",")[6:15]  # doctest: +NORMALIZE_WHITESPACE
    (['Ro', 'n', 'W', 'We', 'Rc', 'chg', 'K', 'K_chg', 'change'],
     ['2789', '11', '8', '7.17', '2675', '0.83', '10', '8.3', '8'])
    """
    more = () if comparison is None else ("compared",)
    yield _csv_line([*WHO, *(figure.name for figure in FIGURES), *ABOUT, *more])
    for sheet in report.players.values() if players is None else players:
        player, K = sheet.player, sheet.K
        beside = comparison.players.get(sheet.start_rank) if comparison else None
        yield _csv_line(
            [
                *(getattr(player, name if name != "rank" else "start_rank") for name in WHO),
                *_figures(sheet).values(),
                K.source if K else None,
                " ".join(map(str, K.possible)) if K else None,
                "; ".join(f"{left.label}: {left}" for left in sheet.left_out),
                "; ".join(map(str, sheet.remarks)),
                *("; ".join(map(str, beside.steps)) if beside else "" for _ in more),
            ]
        )


def _csv_line(values: list[object]) -> str:
    out = io.StringIO()
    cells = ["" if value is None else value for value in values]
    csv.writer(out, lineterminator="\n").writerow(
        cell(value) if isinstance(value, str) else value for value in cells
    )
    return out.getvalue()


def _figures(sheet: PlayerReport) -> dict[str, Value]:
    """Return every figure of a player by its name; None for those that do not apply."""
    own = {figure.name for figure in (RATED if sheet.rated else UNRATED)}
    values = {
        figure.name: figure.value(sheet) if figure.name in own else None for figure in FIGURES
    }
    return {**values, "status": status(sheet)}


def as_json(
    report: Report,
    *,
    players: Iterable[PlayerReport] | None = None,
    comparison: Comparison | None = None,
) -> Iterator[str]:
    """Return the report as JSON in pieces: the event, then one player after the other.

    With ``players`` only those; with a ``comparison`` each player who is in it has a part for it.

    >>> from elo.tournament import us_championship_2025
    >>> from elo.tournament.report import tournament_report
    >>> found = json.loads("".join(as_json(tournament_report(us_championship_2025()[0]))))
    >>> found["rules"], found["players"][0]["K_chg"]
    ('standard-2025-10', 8.3)
    """
    tournament = report.tournament
    head = {
        "tournament": tournament.name,
        "city": tournament.city,
        "federation": tournament.federation,
        "start": tournament.start and tournament.start.isoformat(),
        "end": tournament.end and tournament.end.isoformat(),
        "format": tournament.format,
        "encoding": tournament.encoding,
        "rules": report.rules.name,
        "list": report.rules.rating_list,
        "day": report.day and report.day.isoformat(),
        "remarks": _said(report.remarks),
    }
    yield _json(head)[:-1] + ',\n "players": [\n'
    for n, sheet in enumerate(report.players.values() if players is None else players):
        found = _player(sheet)
        if comparison is not None and sheet.start_rank in comparison.players:
            found["compared"] = _beside(comparison.players[sheet.start_rank])
        yield (",\n  " if n else "  ") + _json(found)
    yield "\n ]}\n"


def _beside(one: PlayerComparison) -> dict[str, object]:
    return {
        "agrees": one.agrees,
        "differences": {
            different.figure: {"here": different.ours, "published": different.theirs}
            for different in one.differences
        },
        "explained": [[str(cause) for cause in causes] for causes in one.explained],
        "text": _said(one.steps),
    }


def _player(sheet: PlayerReport) -> dict[str, object]:
    player, K = sheet.player, sheet.K
    return {
        "rank": player.start_rank,
        "name": player.name,
        "title": player.title,
        "federation": player.federation,
        "fide_id": player.fide_id,
        "birth_year": player.birth_year,
        **_figures(sheet),
        "K_from": K and K.source,
        "K_possible": K and K.possible,
        "K_assumed": K and K.assumed,
        "K_chg_at": {str(k): change for k, change in sheet.changes_at.items()},
        "rounds": [_round(row, change) for row, change in sheet.lines],
        "remarks": _said(sheet.remarks),
        "working": _said(sheet.steps),
    }


def _round(row: Round, change: GameChange | None) -> dict[str, object]:
    left = row.left_out
    found: dict[str, object] = {
        "round": row.pairing.round,
        "opponent": row.pairing.opponent,
        "rating": row.game.opponent or row.game.opponent_standard,
        "colour": row.pairing.colour,
        "code": row.pairing.code,
        "counts": left is None,
    }
    if left is not None:
        return {**found, "reason": left.reason, "why": str(left), "article": left.article}
    found["score"] = Decimal(str(row.game.score))
    if change is not None:
        names = ("D", "counted", "PD", "delta")
        found |= {name: getattr(change, name) for name in names}
    return found


def _said(steps: tuple[Step, ...]) -> list[dict[str, str]]:
    return [{"text": str(step), "article": step.article} for step in steps]


def _json(value: object) -> str:
    """Return JSON on one line, with escapes for all that would act where it is shown."""
    text = json.dumps(value, ensure_ascii=False, default=_number)
    if harmless(text) == text:
        return text
    return "".join(
        sign if harmless(sign) == sign else json.dumps(sign)[1:-1]  # escapes what is not ASCII
        for sign in text
    )


def _number(value: object) -> object:
    """Return a decimal number as JSON writes it: the same digits."""
    if isinstance(value, Decimal):
        return int(value) if value == value.to_integral_value() else float(value)
    raise TypeError(value)
