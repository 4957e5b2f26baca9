"""The report of a tournament as one page: it holds everything, asks for nothing, runs no script.

Light or dark as the reader's system is, readable on a phone, and printed with every sheet open. In
reading order: `page`.
"""

from collections.abc import Iterable, Iterator
from html import escape
from importlib.resources import files

from elo.tournament.comparison import Comparison
from elo.tournament.fragments import about, compared, folded, remarks, tables, title
from elo.tournament.report import PlayerReport, Report
from elo.tournament.shown import harmless
from elo.words import say

POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""What the browser is told: no script, no picture, nothing from elsewhere, whatever a name says."""


def page(
    report: Report,
    *,
    players: Iterable[PlayerReport] | None = None,
    comparison: Comparison | None = None,
) -> Iterator[str]:
    """Return the page in pieces; with ``players`` only their sheets, and no tables.

    >>> from elo.tournament import us_championship_2025
    >>> from elo.tournament.report import tournament_report
    >>> html = "".join(page(tournament_report(us_championship_2025()[0])))
    >>> html.startswith("<!doctype html>"), html.count("<details"), "<script" in html
    (True, 12, False)
    """
    name = harmless(report.tournament.name) or say("rated.no_name")
    css = (files("elo.show") / "report.css").read_text(encoding="utf-8")
    yield (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        f"<title>{escape(name)}</title>\n<style>\n{css}</style>\n</head>\n<body>\n<main>\n"
        f'<h1>{title(report)}</h1>\n<p class="quiet">{about(report)}</p>\n'
    )
    chosen = report.players.values() if players is None else list(players)
    if players is None:
        yield from (f"{part}\n" for part in tables(report))
    if comparison is not None:
        yield f"<h2>{escape(say('rated.compared'))}</h2>\n{compared(comparison)}\n"
    yield f"<h2>{escape(say('rated.sheets'))}</h2>\n"
    if players is None:
        yield f'<p class="quiet">{escape(say("rated.sheets_how"))}</p>\n'
    yield from (f"{folded(sheet, is_open=players is not None)}\n" for sheet in chosen)
    yield f"{remarks(report)}\n</main>\n</body>\n</html>\n"
