"""`python -m elo report`: the official report of a tournament file."""

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import TypeVar

from elo.commands import command
from elo.errors import RatingInputError
from elo.rules import RULE_SETS
from elo.tournament import read_tournament
from elo.tournament.comparison import Comparison, compare, read_official
from elo.tournament.export import as_csv, as_json
from elo.tournament.layout import as_text, comparison_as_text, sheet_as_text
from elo.tournament.model import Tournament
from elo.tournament.rating_list import RatingList, read_rating_list
from elo.tournament.report import PlayerReport, Report, tournament_report
from elo.tournament.shown import harmless
from elo.tournament.table import HEADINGS
from elo.words import say

T = TypeVar("T")

STDIN = "-"
FORMATS = ("html", "csv", "json")
KINDS = tuple(dict.fromkeys(rules.rating_list for rules in RULE_SETS))
BAR_FROM = 500
"""From so many players on a bar is worth its line."""


@command("report")
def main(arguments: Sequence[str]) -> int:
    """Read a file, make its report and write it."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if (options.file, options.list, options.official).count(STDIN) > 1:
        parser.error(say("report_help.one_stdin"))
    _write(_chunks(options), options)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m elo report",
        description=say("report_help.about"),
        epilog=say("report_help.epilog", headings=", ".join(n for n, *_ in HEADINGS.values())),
    )
    parser.add_argument("file", metavar="FILE", help=say("report_help.file"))
    parser.add_argument("--list", metavar="CSV", help=say("report_help.list"))
    parser.add_argument("--keep-ratings", action="store_true", help=say("report_help.keep"))
    parser.add_argument("--official", metavar="CSV", help=say("report_help.official"))
    parser.add_argument("--on", metavar="DATE", type=_day, help=say("report_help.on"))
    parser.add_argument("--type", choices=KINDS, default=KINDS[0], help=say("report_help.type"))
    parser.add_argument("--player", metavar="N", type=int, help=say("report_help.player"))
    parser.add_argument("--lenient", action="store_true", help=say("report_help.lenient"))
    formats = parser.add_mutually_exclusive_group()
    for name in FORMATS:
        formats.add_argument(
            f"--{name}",
            dest="format",
            action="store_const",
            const=name,
            help=say(f"report_help.{name}"),
        )
    parser.add_argument("-o", "--output", metavar="OUT", type=Path, help=say("report_help.output"))
    parser.add_argument("--force", action="store_true", help=say("report_help.force"))
    return parser


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(say("report_help.no_day", value=text)) from None


def _chunks(options: argparse.Namespace) -> Iterable[str]:
    """Return the report in pieces, in the format asked for."""
    if options.output is not None and options.output.exists() and not options.force:
        raise RatingInputError("error.output_exists", {"path": str(options.output)})
    tournament = _tournament(options)
    report = tournament_report(
        tournament,
        ratings=_ratings(options, tournament),
        on=options.on,
        kind=options.type,
        keep_ratings=options.keep_ratings,
        each=_with_bar,
    )
    comparison = None
    if options.official:
        with _named(options.official):
            published = read_official(_lines(options.official))
        comparison = compare(report, published, each=_with_bar)
    sheets = None if options.player is None else [report.player(options.player)]
    return _formatted(report, options.format, sheets, comparison)


def _tournament(options: argparse.Namespace) -> Tournament:
    source = sys.stdin.buffer if options.file == STDIN else Path(options.file)
    return read_tournament(source, lenient=options.lenient)


def _lines(name: str) -> Path | list[str]:
    """Return the path of a table, or what stands on the standard input."""
    if name != STDIN:
        return Path(name)
    return sys.stdin.buffer.read().decode("utf-8", errors="replace").splitlines(keepends=True)


def _ratings(options: argparse.Namespace, tournament: Tournament) -> RatingList | None:
    if options.list is None:
        return None
    wanted = {player.fide_id for player in tournament.players.values() if player.fide_id}
    with _named(options.list):
        return read_rating_list(_lines(options.list), kind=options.type, wanted=wanted)


@contextmanager
def _named(path: str) -> Iterator[None]:
    """Say which of the files an error is about."""
    try:
        yield
    except RatingInputError as error:
        raise RatingInputError("error.in_file", {"path": path, "error": error}) from None


def _with_bar(players: Iterable[T]) -> Iterable[T]:
    """Show a bar on stderr for a large event, where there is a terminal and tqdm."""
    waiting = list(players)
    if len(waiting) < BAR_FROM:
        return waiting
    try:
        from tqdm import tqdm
    except ImportError:
        return waiting
    bar: Iterable[T] = tqdm(waiting, disable=None, leave=False, delay=1)
    return bar


def _formatted(
    report: Report,
    form: str | None,
    sheets: list[PlayerReport] | None,
    comparison: Comparison | None,
) -> Iterable[str]:
    if form == "html":
        from elo.show.report import page

        return page(report, players=sheets, comparison=comparison)
    if form == "csv":
        return as_csv(report, players=sheets, comparison=comparison)
    if form == "json":
        return as_json(report, players=sheets, comparison=comparison)
    return _text(report, sheets, comparison)


def _text(
    report: Report, sheets: list[PlayerReport] | None, comparison: Comparison | None
) -> Iterator[str]:
    columns = shutil.get_terminal_size().columns
    if sheets is None:
        yield from as_text(report, columns=columns)
    for sheet in sheets or ():
        yield from sheet_as_text(sheet, columns=columns)
        yield "\n"
    if comparison is not None:
        ranks = None if sheets is None else {sheet.start_rank for sheet in sheets}
        yield from comparison_as_text(comparison, columns=columns, ranks=ranks)


def _write(chunks: Iterable[str], options: argparse.Namespace) -> None:
    """Write to the file asked for, in one go, or to the standard output."""
    if options.output is None:
        _print(chunks)
        return
    # A spreadsheet knows by the mark at the beginning that these are Unicode letters.
    encoding = "utf-8-sig" if options.format == "csv" else "utf-8"
    path: Path = options.output
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding=encoding, newline="\n") as file:
            file.writelines(chunks)
        _as_usual(Path(name))
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    print(say("command.written", path=harmless(str(path))), file=sys.stderr)


def _print(chunks: Iterable[str]) -> None:
    """Write to the standard output: to a terminal in its letters, to anything else in UTF-8."""
    if sys.stdout.isatty():
        encoding = sys.stdout.encoding or "utf-8"
        for chunk in chunks:
            sys.stdout.write(chunk.encode(encoding, "replace").decode(encoding))
    else:
        for chunk in chunks:
            sys.stdout.buffer.write(chunk.encode("utf-8"))
    sys.stdout.flush()


def _as_usual(path: Path) -> None:
    """Give a file the rights that a new one has; a temporary one is closed to others."""
    mask = os.umask(0)
    os.umask(mask)
    path.chmod(0o666 & ~mask)
