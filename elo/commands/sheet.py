"""`python -m elo sheet`: worksheets to print, and their answers as files of their own."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from elo.commands import command
from elo.commands.asking import add_questions, chosen, list_kinds, topics_of
from elo.errors import RatingInputError
from elo.handout.choosing import Choice
from elo.handout.files import check_free, write
from elo.handout.pdf import NAMED, find_browser, print_pdf
from elo.handout.roster import names_in
from elo.handout.sheet import PAPERS, Sheet, key_html, sheet_html
from elo.values import whole_number
from elo.words import say

FOLDER = Path("classroom", "sheets")


@command("sheet")
def main(arguments: Sequence[str]) -> int:
    """Make the files that are asked for."""
    options = _parser().parse_args(arguments)
    if options.list:
        print(list_kinds())
        return 0
    for line in _make(options):
        print(line)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m elo sheet", description=say("sheet.about_command")
    )
    add_questions(parser)
    many = parser.add_mutually_exclusive_group()
    many.add_argument("--copies", type=int, default=1, metavar="N", help=say("sheet.option_copies"))
    many.add_argument("--roster", type=Path, metavar="FILE", help=say("sheet.option_roster"))
    parser.add_argument("--title", help=say("sheet.option_title"))
    parser.add_argument(
        "--paper", choices=list(PAPERS), default="a4", help=say("sheet.option_paper")
    )
    parser.add_argument("--tables", action="store_true", help=say("sheet.option_tables"))
    output = say("sheet.option_output", folder=FOLDER.as_posix())
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help=output)
    parser.add_argument(
        "--pdf", action=argparse.BooleanOptionalAction, help=say("sheet.option_pdf")
    )
    parser.add_argument("--force", action="store_true", help=say("sheet.option_force"))
    return parser


def _make(options: argparse.Namespace) -> list[str]:
    """Write the sheets and the answers; return a line for each file, and what is to be said."""
    choice = chosen(options)
    sheet = Sheet(
        title=options.title or say("sheet.title", topics=topics_of(choice.kinds)),
        choice=choice,
        names=names_in(options.roster) if options.roster else _unnamed(options.copies),
        paper=options.paper,
        tables=options.tables,
    )
    browser = find_browser() if options.pdf is not False else None
    if options.pdf and browser is None:
        raise RatingInputError("error.no_browser", {"variable": NAMED})
    target = _target(options.output, choice)
    copies = sheet.copies()
    pages = {
        target: sheet_html(sheet, copies).encode("utf-8"),
        target.with_name(f"{target.stem}-answers.html"): key_html(sheet, copies).encode("utf-8"),
    }
    for path, content in pages.items():
        check_free(path, content, force=options.force)
    for path, content in pages.items():
        write(path, content)
    made = [str(path) for path in pages]
    if browser:
        for path in pages:
            print_pdf(browser, path, path.with_suffix(".pdf"))
            made.append(str(path.with_suffix(".pdf")))
    elif options.pdf is None:
        made.append(say("sheet.no_browser"))
    return made


def _unnamed(copies: int) -> tuple[str, ...]:
    return ("",) * whole_number(copies, "copies", least=1)


def _target(output: Path | None, choice: Choice) -> Path:
    """Return the name of the HTML file; the others stand beside it."""
    if output is None:
        topics = "-".join(dict.fromkeys(kind.topic for kind in choice.kinds))
        return FOLDER / f"{topics}-level{choice.level}-seed{choice.seed}.html"
    if output.suffix.lower() == ".pdf":
        output = output.with_suffix(".html")
    if output.suffix.lower() != ".html":
        raise RatingInputError("error.suffix", {"suffix": ".html", "value": str(output)})
    return output
