"""The report as tables for a terminal, as wide as the terminal is.

In a narrow one the columns that are needed least go first, and long names are cut. Names with wide
letters keep their columns. In reading order: `as_text`, `sheet_as_text`, `table`.
"""

from collections.abc import Collection, Iterator, Sequence
from textwrap import wrap

from elo.tournament.comparison import Comparison
from elo.tournament.figures import NAME, NO, RATED, UNRATED, Figure
from elo.tournament.report import PlayerReport, Report
from elo.tournament.shown import fitted, harmless, width
from elo.words import say, signed
from elo.working import Step

COLUMNS = 80
"""How wide a terminal is that does not say it."""
LEAST_NAME, MOST_NAME = 12, 34
GAP = "  "


def as_text(report: Report, *, columns: int = COLUMNS) -> Iterator[str]:
    """Return the report line by line, for a terminal so many columns wide.

    >>> from elo.tournament import us_championship_2025
    >>> from elo.tournament.report import tournament_report
    >>> lines = list(as_text(tournament_report(us_championship_2025()[0])))
    >>> print("".join(lines[4:6]), end="")
     No  Name          Ro   n    W    We    Rc    chg   K   K*chg  +/−   New    Rp
      1  Player 001  2789  11    8  7.17  2675  +0.83  10   +8.30   +8  2797  2850
    """
    for part in (_head, _rated, _unrated, _uncertain, _left_out, _remarks):
        lines = list(part(report, columns))
        if lines:
            yield from (f"{line}\n" for line in lines)
            yield "\n"


def sheet_as_text(sheet: PlayerReport, *, columns: int = COLUMNS) -> Iterator[str]:
    """Return the sheet of one player, step by step as one would write it."""
    for step in sheet.steps:
        yield from (f"{line}\n" for line in _wrapped(_said(step), columns, "    "))


def comparison_as_text(
    comparison: Comparison, *, columns: int = COLUMNS, ranks: Collection[int] | None = None
) -> Iterator[str]:
    """Return the published figures beside ours, of all players or of those with these ranks."""
    yield f"{say('rated.compared')}\n"
    steps = comparison.steps
    if ranks is not None:
        steps = tuple(
            step for rank, one in comparison.players.items() if rank in ranks for step in one.steps
        )
    for step in steps:
        indent = "" if step.key in ("beside.whole", "beside.player") else "  "
        yield from (f"{line}\n" for line in _wrapped(indent + _said(step), columns, indent + "  "))


def table(figures: Sequence[Figure], sheets: Sequence[PlayerReport], columns: int) -> Iterator[str]:
    """Return a table of players: the starting rank, the name, and as many figures as have room."""
    texts = {figure: [figure.text(sheet) for sheet in sheets] for figure in figures}
    widths = {
        figure: max(width(text) for text in (figure.heading, *texts[figure])) for figure in figures
    }
    shown = list(figures)

    def taken() -> int:
        return sum(widths[figure] + len(GAP) for figure in shown)

    first = max(width(str(sheet.start_rank)) for sheet in sheets)
    first = max(first, width(NO.heading))
    while len(shown) > 1 and first + len(GAP) + LEAST_NAME + taken() + 1 > columns:
        shown.remove(min(shown, key=lambda figure: figure.need))
    longest = max(width(sheet.name) for sheet in sheets)
    room = max(LEAST_NAME, columns - 1 - first - len(GAP) - taken())
    name = min(max(longest, width(NAME.heading)), room, MOST_NAME)
    heads = [fitted(NAME.heading, name), *(_right(one.heading, widths[one]) for one in shown)]
    yield " " + GAP.join([_right(NO.heading, first), *heads]).rstrip()
    for n, sheet in enumerate(sheets):
        cells = [_right(texts[figure][n], widths[figure]) for figure in shown]
        line = [_right(str(sheet.start_rank), first), fitted(sheet.name, name), *cells]
        yield " " + GAP.join(line).rstrip()


def _right(text: str, columns: int) -> str:
    return " " * (columns - width(text)) + text


def _said(step: Step) -> str:
    sentence = harmless(str(step))
    return f"{sentence} ({step.article})" if step.article else sentence


def _wrapped(text: str, columns: int, indent: str) -> list[str]:
    return wrap(text, max(columns, 20), subsequent_indent=indent) or [""]


def _head(report: Report, columns: int) -> Iterator[str]:
    tournament = report.tournament
    yield from _wrapped(harmless(tournament.name) or say("rated.no_name"), columns, "")
    yield from _wrapped(" · ".join(facts(report)), columns, "")


def facts(report: Report) -> list[str]:
    """Return what is to be known of the event: where, when, how many, and how it was read."""
    tournament = report.tournament
    days = [day.isoformat() for day in (tournament.start, tournament.end) if day]
    where = ", ".join(filter(None, (tournament.city, tournament.federation)))
    rounds = max((len(sheet.rounds) for sheet in report.players.values()), default=0)
    return [
        *filter(None, (harmless(where), " – ".join(dict.fromkeys(days)))),
        say("rated.size", players=len(report.players), rounds=max(rounds, tournament.rounds)),
        say("rated.read_as", how=", ".join(filter(None, (tournament.format, tournament.encoding)))),
    ]


def _rated(report: Report, columns: int) -> Iterator[str]:
    if report.rated:
        yield say("rated.players")
        yield from table(RATED, report.rated, columns)
        yield from _outcomes(report.rated, columns)


def _unrated(report: Report, columns: int) -> Iterator[str]:
    if report.unrated:
        yield say("rated.first_ratings")
        yield from table(UNRATED, report.unrated, columns)
        yield from _outcomes(report.unrated, columns)


def _outcomes(sheets: Sequence[PlayerReport], columns: int) -> Iterator[str]:
    """Return what becomes of those who are unrated, or will be."""
    for sheet in sheets:
        if sheet.outcome is not None:
            text = f" {sheet.start_rank:>3}  {sheet.name}: {_said(sheet.outcome)}"
            yield from _wrapped(text, columns, " " * 6)


def _uncertain(report: Report, columns: int) -> Iterator[str]:
    """Return what each player would gain with each K that is possible, where K was assumed."""
    sheets = report.uncertain
    if sheets:
        yield from _wrapped(say("rated.uncertain"), columns, "")
        yield from table(with_each_K(sheets), sheets, columns)
        yield from _assumptions(sheets, columns)


def with_each_K(sheets: Sequence[PlayerReport]) -> list[Figure]:
    """Return a column for each K that one of these players may have: K × chg with it."""

    def column(k: int) -> Figure:
        def value(sheet: PlayerReport) -> str | None:
            if sheet.K is None or k not in sheet.K.possible:
                return None
            mark = "*" if sheet.K.K == k else ""
            return f"{signed(sheet.change_at(k), '.2f')}{mark}"

        return Figure("K_chg", value, symbol=f"K {k}")

    return [column(k) for k in sorted({k for sheet in sheets if sheet.K for k in sheet.K.possible})]


def _assumptions(sheets: Sequence[PlayerReport], columns: int) -> Iterator[str]:
    for sentence, ranks in assumptions(sheets).items():
        yield from _wrapped(f"{sentence}: {ranks}", columns, "    ")


def assumptions(sheets: Sequence[PlayerReport]) -> dict[str, str]:
    """Return each thing that was assumed, with the starting ranks for which it was."""
    found: dict[str, list[int]] = {}
    for sheet in sheets:
        for step in sheet.K.assumptions if sheet.K else ():
            found.setdefault(str(step), []).append(sheet.start_rank)
    return {sentence: ranges(ranks) for sentence, ranks in found.items()}


def ranges(numbers: Sequence[int]) -> str:
    """Return whole numbers in order, a row of them as its ends.

    >>> ranges([1, 2, 3, 5, 8, 9])
    '1–3, 5, 8, 9'
    """
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    shown = (f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs)
    return ", ".join(shown)


def _left_out(report: Report, columns: int) -> Iterator[str]:
    sheets = [sheet for sheet in report.players.values() if sheet.left_out]
    if sheets:
        yield say("rated.left_out")
        for sheet in sheets:
            reasons = "; ".join(f"{left.label}: {left}" for left in sheet.left_out)
            text = f" {sheet.start_rank:>3}  {sheet.name}: {reasons}"
            yield from _wrapped(text, columns, " " * 6)


def _remarks(report: Report, columns: int) -> Iterator[str]:
    yield say("rated.remarks")
    for step in report.remarks:
        yield from _wrapped(f"- {_said(step)}", columns, "  ")
    for sheet in report.players.values():
        for step in sheet.remarks:
            text = f"- {sheet.start_rank}  {sheet.name}: {_said(step)}"
            yield from _wrapped(text, columns, "  ")
