"""A worksheet on paper, and the answers as a page of their own.

Both are HTML that stands by itself: nothing is loaded, nothing runs, and a browser prints it.
Every copy has other numbers and carries its name on every page. In reading order: `Sheet`,
`sheet_html`, `key_html`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from itertools import chain
from pathlib import Path

from elo.drills import Question
from elo.drills.question import Answer, Mistake, number_text
from elo.errors import RatingInputError
from elo.handout.choosing import Choice
from elo.show.questions import answer_text, asked_html, options_html, working
from elo.show.tables import Table, table_8_1_1, table_8_1_2
from elo.tables import ROWS
from elo.words import say

PAPERS = {"a4": "A4", "letter": "letter"}
"""The sizes of paper, as a style sheet names them."""
SQUARE = 5
"""The squares of the room to work in, in millimetres."""
LEAST_ROWS, MOST_ROWS = 5, 12
BY_DIFFERENCE, BY_SCORE = "8.1.2", "8.1.1"
LOOKED_UP = {
    "formula": (BY_DIFFERENCE,),
    "k_factor": (),
    "rating_change": (BY_DIFFERENCE,),
    "performance": (BY_SCORE, BY_DIFFERENCE),
    "initial_rating": (BY_SCORE,),
    "misconceptions": (BY_DIFFERENCE,),
}
"""The tables of the regulations in which the questions of a topic are looked up."""
_STYLE = Path(__file__).with_name("paper.css")


@dataclass(frozen=True, slots=True)
class Sheet:
    """A worksheet: its title, whom its copies are for, and what is asked.

    ``names`` has one entry a copy; an empty one leaves the line for the name empty.
    """

    title: str
    choice: Choice
    names: tuple[str, ...] = ("",)
    paper: str = "a4"
    tables: bool = False

    def __post_init__(self) -> None:
        if self.paper not in PAPERS:
            values = {"value": self.paper, "papers": ", ".join(PAPERS)}
            raise RatingInputError("error.paper", values)

    def copies(self) -> list["Copy"]:
        """Return the copies, in the order of the names."""
        sets = self.choice.sets(len(self.names))
        numbered = enumerate(zip(self.names, sets, strict=True), start=1)
        return [Copy(n, name, questions) for n, (name, questions) in numbered]

    def code(self, copy: "Copy") -> str:
        """Return what is printed on a copy so that its answers are found again."""
        if len(self.names) == 1:
            return say("sheet.code_one", seed=self.choice.seed)
        return say("sheet.code", n=copy.number, copies=len(self.names), seed=self.choice.seed)


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy of a worksheet: its number, whom it is for, and its questions."""

    number: int
    name: str
    questions: tuple[Question, ...]

    @property
    def called(self) -> str:
        """The name that it is for, or its number."""
        return self.name or say("sheet.copy", n=self.number)


def sheet_html(sheet: Sheet, copies: Iterable[Copy]) -> str:
    """Return the copies of a worksheet as one page to print, without any answer.

    >>> from elo.handout.choosing import kinds_named
    >>> sheet = Sheet("Monday", Choice(kinds_named(["formula/by_curve"])))
    >>> "Room to work it out" in sheet_html(sheet, sheet.copies())
    True
    """
    ready = list(copies)
    body = "".join(_copy(sheet, copy) for copy in ready)
    return _document(sheet, sheet.title, body, ready)


def key_html(sheet: Sheet, copies: Iterable[Copy]) -> str:
    """Return the answers to all copies, with a short working and what known mistakes lead to."""
    ready = list(copies)
    title = say("sheet.key_title", title=sheet.title)
    parts = (
        f'<div class="head"><h1>{escape(title)}</h1>'
        f'<span class="code">{escape(say("sheet.code_one", seed=sheet.choice.seed))}</span></div>'
        f'<p class="warning">{escape(say("sheet.key_warning"))}</p>',
        _overview(ready) if len(ready) > 1 else "",
        *(_key(sheet, copy) for copy in ready),
    )
    return _document(sheet, title, f'<section class="copy">{"".join(parts)}</section>', ())


def _document(sheet: Sheet, title: str, body: str, copies: Sequence[Copy]) -> str:
    margins = "".join(_page(sheet, copy) for copy in copies)
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="robots" content="noindex">'
        f"<title>{escape(title)}</title>"
        f"<style>@page {{ size: {PAPERS[sheet.paper]}; margin: 16mm 15mm 18mm; }}\n{margins}"
        f"{_STYLE.read_text(encoding='utf-8')}</style></head>"
        f"<body>{body}</body></html>\n"
    )


# The sheet.


def _page(sheet: Sheet, copy: Copy) -> str:
    """Return the style of a copy's pages: each says whose it is, and which."""
    whose = " · ".join(part for part in (copy.name, sheet.code(copy)) if part)
    font = "font: 8pt sans-serif; color: #555;"
    return (
        f".copy-{copy.number} {{ page: copy-{copy.number}; }}\n"
        f"@page copy-{copy.number} {{ @bottom-left {{ content: {_in_style(whose)}; {font} }} "
        f"@bottom-right {{ content: counter(page); {font} }} }}\n"
    )


def _in_style(text: str) -> str:
    r"""Return a text as a style sheet quotes it: only letters, digits and blanks stay.

    >>> _in_style('An "X"')
    '"An \\22 X\\22 "'
    """
    quoted = (char if char.isalnum() or char == " " else f"\\{ord(char):x} " for char in text)
    return f'"{"".join(quoted)}"'


def _copy(sheet: Sheet, copy: Copy) -> str:
    fields = (
        f'<span class="wide"><b>{escape(say("col.name"))}</b>{escape(copy.name)}</span>'
        f"<span><b>{escape(say('sheet.date'))}</b></span>"
        f"<span><b>{escape(say('sheet.points', n=len(copy.questions)))}</b></span>"
    )
    questions = "".join(
        _question(n, question) for n, question in enumerate(copy.questions, start=1)
    )
    return (
        f'<section class="copy copy-{copy.number}">'
        f'<div class="head"><h1>{escape(sheet.title)}</h1>'
        f'<span class="code">{escape(sheet.code(copy))}</span></div>'
        f'<div class="fields">{fields}</div>'
        f"{questions}{_tables(copy) if sheet.tables else ''}</section>\n"
    )


def _question(n: int, question: Question) -> str:
    room = f'<div class="room" style="height: {SQUARE * _rows(question)}mm" role="img" '
    unit = say(f"unit.{question.unit}") if question.unit else ""
    line = (
        ""
        if question.options
        else f'<div class="answer">{escape(say("drill.answer"))} <span></span> {escape(unit)}</div>'
    )
    return (
        f'<div class="question"><h2>{n}. {escape(question.title)}</h2>{asked_html(question)}'
        f"{options_html(question)}"
        f'{room}aria-label="{escape(say("sheet.room"))}"></div>{line}</div>'
    )


def _rows(question: Question) -> int:
    """Return how many rows of squares the working of a question takes: one a step, and air."""
    return max(LEAST_ROWS, min(MOST_ROWS, len(question.solution) + 3))


def _tables(copy: Copy) -> str:
    """Return the tables in which the questions of a copy are looked up, on a page behind it."""
    wanted = dict.fromkeys(
        chain.from_iterable(LOOKED_UP[question.topic] for question in copy.questions)
    )
    laid_out = {BY_DIFFERENCE: table_8_1_2(ROWS), BY_SCORE: table_8_1_1(range(50, 101))}
    return "".join(
        f'<div class="lookup"><h2>{escape(say("sheet.table", number=number))}</h2>'
        f'<div class="columns">{_table(laid_out[number])}</div></div>'
        for number in wanted
    )


def _table(table: Table) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in table.header)
    rows = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in table.rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


# The answers.


def _overview(copies: Sequence[Copy]) -> str:
    """Return all answers of a class on one page: a line a copy, a column a question."""
    numbers = range(1, len(copies[0].questions) + 1)
    head = f'<th scope="col">{escape(say("sheet.copies"))}</th>' + "".join(
        f'<th scope="col">{n}</th>' for n in numbers
    )
    rows = "".join(
        f'<tr><th scope="row">{_numbered(copy)}</th>'
        + "".join(f"<td>{escape(_short(question))}</td>" for question in copy.questions)
        + "</tr>"
        for copy in copies
    )
    return (
        f'<div class="scroll"><table><caption>{escape(say("sheet.overview"))}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def _numbered(copy: Copy) -> str:
    return escape(f"{copy.number} {copy.name}".strip())


def _short(question: Question) -> str:
    """Return the answer as it is looked for on paper: the number, or which box is ticked."""
    return _box(question, question.answer) or number_text(Fraction(question.answer))


def _box(question: Question, answer: Answer) -> str:
    """Return which of the boxes an answer is; nothing where there are none."""
    keys = [option.key for option in question.options]
    return say("sheet.box", n=keys.index(str(answer)) + 1) if keys else ""


def _key(sheet: Sheet, copy: Copy) -> str:
    heading = f"<h1>{_numbered(copy)}</h1>" if len(sheet.names) > 1 else ""
    answers = "".join(
        f'<div class="key"><h2>{n}. {escape(question.title)}</h2>'
        f'<p class="right"><strong>{_answer(question)}</strong> '
        f'<span class="small">{escape(question.name)}</span></p>'
        f"{working(question)}{_seen(question)}</div>"
        for n, question in enumerate(copy.questions, start=1)
    )
    return f'<section class="answers" style="margin-top: 2rem">{heading}{answers}</section>'


def _answer(question: Question) -> str:
    box = f"{_short(question)}: " if question.options else ""
    return escape(f"{box}{answer_text(question)}{_tolerance(question)}")


def _tolerance(question: Question) -> str:
    if not question.tolerance:
        return ""
    return f" ({say('sheet.within', tolerance=number_text(question.tolerance))})"


def _seen(question: Question) -> str:
    """Return what other answers come from, as far as it is known."""
    by_mistake: dict[str, list[str]] = {}
    for one in filter(_is_shown, question.mistakes):
        by_mistake.setdefault(one.name, []).append(_mistaken(question, one))
    told = "; ".join(
        say("sheet.seen_one", answers=say("sheet.or").join(answers), made=say(f"made.{name}"))
        for name, answers in by_mistake.items()
    )
    return f'<p class="seen">{escape(say("sheet.seen", told=told))}</p>' if told else ""


def _mistaken(question: Question, one: Mistake) -> str:
    if isinstance(one.answer, Fraction) and one.tolerance:
        return say("sheet.about", number=number_text(round(one.answer, 2)))
    return _box(question, one.answer) or number_text(Fraction(one.answer))


def _is_shown(one: Mistake) -> bool:
    """Tell whether a mistake's answer can be written with four decimals, as a pupil would."""
    if isinstance(one.answer, str):
        return True
    return one.tolerance > 0 or (one.answer * 10_000).denominator == 1
