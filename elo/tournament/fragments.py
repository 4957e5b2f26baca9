"""The report as pieces of HTML: for a notebook, and for the page of `elo.show.report`.

Whatever comes from the file is escaped and stands in an element of its own direction. In reading
order: `for_notebook`, `table`, `sheet`, `rounds`.
"""

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from elo.tournament.comparison import Comparison
from elo.tournament.figures import NAME, NO, NOTHING, RATED, UNRATED, Figure, status
from elo.tournament.layout import assumptions, facts, with_each_K
from elo.tournament.report import PlayerReport, Report
from elo.tournament.shown import harmless
from elo.words import added, say, signed
from elo.working import Step, as_html

MOST_IN_NOTEBOOK = 100
"""A notebook shows the first players of a large event; the page has them all."""
WORDS = ("round", "opponent", "rating", "colour", "score")
WIDE = 'class="wide" style="overflow-x: auto" role="region" tabindex="0"'
"""A table that is wider than the phone moves under the finger, in a notebook and a book too."""
SIGNS = ("D", "PD", "ΔR")
IN_THE_TABLE = frozenset(
    {
        "rated.player",
        "rated.first_game",
        "step.event",
        "step.event_dated",
        "step.game",
        "step.game_cut",
        "step.left_out",
    }
)
"""Steps of a sheet that its table of rounds shows already."""


def for_notebook(report: Report) -> str:
    """Return the report as a notebook shows it: the tables, and each player's sheet folded."""
    shown = dict(list(report.players.items())[:MOST_IN_NOTEBOOK])
    few = Report(report.tournament, report.rules, report.day, shown, report.remarks)
    parts = [f"<p><strong>{title(report)}</strong><br>{about(report)}</p>", *tables(few)]
    parts += map(folded, shown.values())
    if len(shown) < len(report.players):
        more = say("rated.more", shown=len(shown), players=len(report.players))
        parts.append(f"<p>{escape(more)}</p>")
    return f'<div class="tournament-report">{"".join(parts)}{remarks(few)}</div>'


def text(words: object) -> str:
    """Return words of any origin for a page: harmless, and in their own direction."""
    return f"<bdi>{escape(harmless(str(words)))}</bdi>"


def title(report: Report) -> str:
    """Return the name of the event."""
    return text(report.tournament.name or say("rated.no_name"))


def about(report: Report) -> str:
    """Return where and when it was, and how the file was read."""
    return " · ".join(map(text, facts(report)))


def tables(report: Report) -> Iterator[str]:
    """Return the tables of the whole: rated players, first ratings, and where K is not certain."""
    if report.rated:
        yield table(say("rated.players"), RATED, report.rated) + outcomes(report.rated)
    if report.unrated:
        yield table(say("rated.first_ratings"), UNRATED, report.unrated) + outcomes(report.unrated)
    if report.uncertain:
        yield table(say("rated.uncertain"), with_each_K(report.uncertain), report.uncertain)
        found = assumptions(report.uncertain).items()
        yield items(f"{escape(sentence)}: {escape(ranks)}" for sentence, ranks in found)


def outcomes(sheets: Sequence[PlayerReport]) -> str:
    """Return what becomes of those who are unrated, or will be."""
    lines = [
        f"{one.start_rank}&ensp;{text(one.player.name)}: {_line(one.outcome)}"
        for one in sheets
        if one.outcome is not None
    ]
    return items(lines) if lines else ""


def table(caption: str, figures: Sequence[Figure], sheets: Sequence[PlayerReport]) -> str:
    """Return a table of players; each name leads to the player's sheet."""
    heads = "".join(
        f'<th scope="col" class="need-{figure.need}"'
        f' title="{escape(figure.meaning)}">{escape(figure.heading)}</th>'
        for figure in (NO, NAME, *figures)
    )
    lines = "".join(
        f"<tr><td>{sheet.start_rank}</td>"
        f'<th scope="row"><a href="#player-{sheet.start_rank}">{text(sheet.player.name)}</a></th>'
        + "".join(
            f'<td class="need-{figure.need}">{escape(figure.text(sheet))}</td>'
            for figure in figures
        )
        + "</tr>"
        for sheet in sheets
    )
    return (
        f'<div {WIDE} aria-label="{escape(caption)}"><table>'
        f"<caption>{escape(caption)}</caption><thead><tr>{heads}</tr></thead>"
        f"<tbody>{lines}</tbody></table></div>"
    )


def folded(one: PlayerReport, *, is_open: bool = False) -> str:
    """Return the sheet of a player, folded or open."""
    return (
        f"<details{' open' if is_open else ''}><summary>{summary(one)}</summary>"
        f'<div id="player-{one.start_rank}" class="sheet">{rounds(one)}{working(one)}'
        "</div></details>"
    )


def summary(one: PlayerReport) -> str:
    """Return the line of a folded sheet: who it is, and what becomes of the rating."""
    if one.period is not None:
        what = f"{one.period.rating} {added(one.period.change)} = {one.period.new_rating}"
    else:
        Ru = str(one.first.Ru) if one.first and one.first.Ru is not None else ""
        what = ", ".join(filter(None, (Ru, status(one))))
    return f"{one.start_rank}&ensp;{text(one.player.name)}: {escape(what)}"


def rounds(one: PlayerReport) -> str:
    """Return the table of a player's rounds, those that do not count with their reason."""
    names = {name: say(f"sheet.{name}") for name in WORDS} | {sign: sign for sign in SIGNS}
    heads = "".join(
        f'<th scope="col" class="{escape(name)}">{escape(word)}</th>'
        for name, word in names.items()
    )
    lines = []
    for row, change in one.lines:
        who = text(row.opponent.name) if row.opponent else NOTHING
        colour = {"w": say("sheet.white"), "b": say("sheet.black")}.get(row.pairing.colour, NOTHING)
        rating = row.game.opponent or row.game.opponent_standard or NOTHING
        cells = [f'<th scope="row">{row.pairing.round}</th><td class="name">{who}</td>']
        cells.append(f'<td>{rating}</td><td class="colour">{escape(colour)}</td>')
        if row.left_out is not None:
            why = f"{text(row.left_out)} <small>{escape(row.left_out.article)}</small>"
            cells.append(f'<td colspan="4" class="left-out">{why}</td>')
        elif change is None:
            cells.append(f"<td>{row.game.score}</td><td></td><td></td><td></td>")
        else:
            D = signed(change.D)
            D += f" → {signed(change.counted)}" if change.is_cut else ""
            delta = signed(change.delta, ".2f")
            cells.append(f"<td>{change.score}</td><td>{D}</td>")
            cells.append(f"<td>{change.PD:.2f}</td><td>{delta}</td>")
        lines.append(f"<tr>{''.join(cells)}</tr>")
    caption = escape(say("sheet.rounds"))
    label = escape(f"{one.start_rank} {one.name}: {say('sheet.rounds')}")
    return (
        f'<div {WIDE} aria-label="{label}"><table>'
        f"<caption>{caption}</caption><thead><tr>{heads}</tr></thead>"
        f"<tbody>{''.join(lines)}</tbody></table></div>"
    )


def working(one: PlayerReport) -> str:
    """Return what follows from the rounds, step by step."""
    return as_html(step for step in one.steps if step.key not in IN_THE_TABLE)


def compared(comparison: Comparison) -> str:
    """Return the published figures beside ours: how many agree, and each player who does not."""
    whole = items(
        text(step) for step in comparison.steps if step.key in ("beside.whole", "beside.unknown")
    )
    return whole + "".join(
        f'<div class="cause{"" if one.explained else " open"}">'
        f"<p><strong>{text(one.steps[0])}</strong></p>{items(map(_line, one.steps[1:]))}</div>"
        for one in comparison.players.values()
        if not one.agrees
    )


def remarks(report: Report) -> str:
    """Return the remarks on the whole, and those on single players."""
    lines = [_line(step) for step in report.remarks]
    for one in report.players.values():
        who = f"{one.start_rank}&ensp;{text(one.player.name)}"
        lines += [f"{who}: {_line(step)}" for step in one.remarks]
    return f"<p><strong>{escape(say('rated.remarks'))}</strong></p>{items(lines)}"


def _line(step: Step) -> str:
    article = f" <small>({escape(step.article)})</small>" if step.article else ""
    return text(step) + article


def items(lines: Iterable[str]) -> str:
    """Return a list of lines that are HTML already."""
    return f"<ul>{''.join(f'<li>{line}</li>' for line in lines)}</ul>"
