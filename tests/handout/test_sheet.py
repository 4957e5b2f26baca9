"""Worksheets: every copy complete and without answers, the answers right and apart."""

import re
from html.parser import HTMLParser

import pytest

from elo import RatingInputError
from elo.drills import mark
from elo.handout.choosing import Choice, kinds_named, spread
from elo.handout.sheet import LOOKED_UP, PAPERS, Sheet, key_html, sheet_html
from elo.topics import TOPICS
from elo.working import in_html
from tests.handout.made_again import every_kind, made_again

NAMES = ("Nguyễn Văn Ánh", '陳 "小" 明', "O'Neill <b>")
EVERYTHING = Sheet("All", Choice(kinds_named(["all"]), level=2), NAMES, tables=True)


@pytest.fixture(scope="module")
def copies():
    return EVERYTHING.copies()


@pytest.fixture(scope="module")
def sheet(copies):
    return sheet_html(EVERYTHING, copies)


@pytest.fixture(scope="module")
def key(copies):
    return key_html(EVERYTHING, copies)


class Reader(HTMLParser):
    """The words of a page, and what it would load; elements that are not closed are refused."""

    VOID = ("meta", "br")

    def __init__(self, html):
        super().__init__()
        self.words, self.tags, self.loads = [], [], []
        self.feed(html)
        self.close()
        assert self.tags == []

    def handle_starttag(self, tag, attributes):
        if tag not in self.VOID:
            self.tags.append(tag)
        self.loads += [value for name, value in attributes if name in ("src", "href")]

    def handle_endtag(self, tag):
        assert self.tags.pop() == tag

    def handle_data(self, data):
        if not set(self.tags) & {"style", "script", "title"}:
            self.words.append(data)

    @property
    def text(self):
        return " ".join(" ".join(self.words).split())


def words(html):
    return Reader(html).text


def test_every_question_of_every_copy_is_asked_in_full(sheet, copies):
    for copy in copies:
        for question in copy.questions:
            for line in (*question.prompt, *question.options):
                assert in_html(line) in sheet


def test_the_sheet_holds_no_answer_no_working_and_no_name_of_a_question(sheet, copies):
    for copy in copies:
        for question in copy.questions:
            assert question.name not in sheet
            if not question.options:
                assert in_html(question.solution[-1]) not in sheet
    assert "solution" not in sheet.lower()
    assert "working" not in re.sub(r"<style>.*?</style>", "", sheet, flags=re.DOTALL)


def test_nothing_is_loaded_and_nothing_runs(sheet, key):
    for page in (sheet, key):
        assert Reader(page).loads == []
        assert "<script" not in page
        assert "url(" not in page


def test_names_stand_on_their_copies_whatever_letters_they_have(sheet, key):
    for name in NAMES:
        assert name in words(sheet)
        assert name in words(key)
    assert "<b>" not in re.sub(r"<b>(?:Name|Date|Right, of \d+)</b>", "", sheet)


def test_every_page_of_a_copy_says_whose_it_is(sheet):
    """A style sheet takes everything but letters and digits as code points."""
    footers = re.findall(r"@bottom-left \{ content: \"([^\"]*)\"", sheet)
    told = [re.sub(r"\\([0-9a-f]+) ", lambda code: chr(int(code[1], 16)), text) for text in footers]
    assert told == [f"{name} · copy {n} of 3 · seed 1" for n, name in enumerate(NAMES, start=1)]


def test_an_answer_has_its_line_and_unit_or_boxes(copies, sheet):
    first = sheet.split('<section class="copy')[1]
    lines = first.count("Answer: <span></span>")
    boxes = first.count('<ul class="options">')
    assert boxes == sum(bool(question.options) for question in copies[0].questions)
    assert lines + boxes == len(copies[0].questions) == len(every_kind())
    assert "Answer: <span></span> points per game" in first


def test_no_question_is_cut_by_the_end_of_a_page_and_every_copy_begins_a_page(sheet):
    style = sheet[sheet.index("@media print") :]
    assert re.search(r"\.question, [^{]*\{ break-inside: avoid; \}", style)
    assert re.search(r"\.copy \+ \.copy \{[^}]*break-before: page;", style)


@pytest.mark.parametrize("paper", PAPERS)
def test_the_paper_is_the_one_asked_for(paper):
    made = Sheet("A", Choice(kinds_named(["formula/by_curve"])), paper=paper)
    assert f"@page {{ size: {PAPERS[paper]};" in sheet_html(made, made.copies())


def test_another_paper_is_refused():
    with pytest.raises(RatingInputError, match="no paper 'a5'; there are a4, letter"):
        Sheet("A", Choice(kinds_named(["formula"])), paper="a5")


# The tables.


def test_each_topic_says_in_which_tables_it_is_looked_up():
    assert list(LOOKED_UP) == [topic.name for topic in TOPICS]


def test_both_tables_are_printed_in_full():
    """The first and the last row of each, and one between, as FIDE prints them."""
    made = Sheet("P", Choice(kinds_named(["performance/by_table"])), tables=True)
    text = words(sheet_html(made, made.copies()))
    for row in ("0–3 0.50 0.50", "198–206 0.76 0.24", "over 735 1.00 0.00"):
        assert row in text
    for row in ("0.50 0 0.50 0", "0.60 +72 0.40 −72", "1.00 +800 0.00 −800"):
        assert row in text


def test_a_sheet_on_k_needs_no_table():
    made = Sheet("K", Choice(kinds_named(["k_factor"])), tables=True)
    assert "FIDE's table 8" not in words(sheet_html(made, made.copies()))


# The answers.

RIGHT = re.compile(
    r'<p class="right"><strong>([^<]*)</strong> <span class="small">([^<]*)</span></p>'
)


def test_the_answers_are_those_that_marking_takes_for_right(key):
    """Read from the page as a teacher reads it, and given to the marker of the questions."""
    found = RIGHT.findall(key)
    assert len(found) == len(NAMES) * len(every_kind())
    for shown, name in found:
        question = made_again(name)
        if box := re.match(r"box (\d+)", shown):
            typed = question.options[int(box[1]) - 1].key
        else:
            typed = shown.split()[0]
        assert mark(question, typed).kind == "right", (shown, name)


def test_at_a_glance_stand_the_same_answers(key, copies):
    table = key[key.index("<tbody>") : key.index("</tbody>")]
    rows = [re.findall(r"<td>([^<]*)</td>", row) for row in table.split("<tr>")[1:]]
    assert len(rows) == len(NAMES)
    for row, copy in zip(rows, copies, strict=True):
        for shown, question in zip(row, copy.questions, strict=True):
            keys = [option.key for option in question.options]
            typed = keys[int(shown.removeprefix("box ")) - 1] if keys else shown
            assert mark(question, typed).kind == "right"


def test_what_was_seen_instead_is_a_mistake_that_marking_finds():
    made = Sheet("A", Choice(kinds_named(["rating_change/one_game"]), level=1), ("",) * 12)
    page = key_html(made, made.copies())
    seen_instead = re.findall(r'class="small">([^<]*)</span>.*?Seen instead: ([^<]*)\.</p>', page)
    assert len(seen_instead) == 12
    for name, seen in seen_instead:
        question = made_again(name)
        for part in seen.split("; "):
            for answer in part.split(": ")[0].split(" or "):
                assert mark(question, answer.removeprefix("about ")).kind == "mistake"


def test_the_working_stands_under_each_answer(key, copies):
    for question in copies[0].questions:
        for step in question.solution:
            assert in_html(step) in key


def test_one_copy_alone_has_no_overview_and_a_line_for_the_name():
    made = Sheet("A", Choice(spread(kinds_named(["formula"]), 2), seed=5))
    assert "<table>" not in key_html(made, made.copies())
    assert "seed 5" in words(sheet_html(made, made.copies()))
    assert "copy 1" not in words(sheet_html(made, made.copies()))
