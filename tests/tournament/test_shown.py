"""Names from a file are shown and never obeyed: in a terminal, a CSV, JSON, a page, a notebook."""

import csv
import io
import json
import re
import unicodedata
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo.show.report import page
from elo.tournament import tournament_report
from elo.tournament.export import as_csv, as_json
from elo.tournament.layout import as_text, sheet_as_text
from elo.tournament.shown import cell, fitted, harmless, width
from tests.tournament.made import event

SCRIPT = "<script>alert(1)</script>"
FORMULAS = ["=cmd()", "+1+1", "-1+1", "@SUM(A1)", " =1", "\uff1d1", "\t=1"]
ACTING = [
    "\x1b[31mred",
    "a\rb",
    "a\nb",
    "\x07",
    "\x9b31m",
    "\u202eevil",
    "a\u2066b",
    "\u2028",
    "\ud800",
]


def named(name):
    """A report in which Anna, her event and her town have this name."""
    tournament = event("Anna 1800 2w1 3b= 0-H", "Ben 1700 1b0 0-Z", "Dan - 0-Z 1w=")
    players = {
        rank: replace(one, name=name, federation=name) for rank, one in tournament.players.items()
    }
    return tournament_report(replace(tournament, name=name, city=name, players=players))


def terminal(report):
    return "".join([*as_text(report), *sheet_as_text(report.player(1)), str(report.player(1))])


@pytest.mark.parametrize("name", ACTING)
def test_nothing_in_a_name_acts_in_a_terminal(name):
    text = terminal(named(name))
    acting = [sign for sign in text if unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp")]
    assert set(acting) <= {"\n"}
    assert text.count("\n") == terminal(named(harmless(name))).count("\n")


def test_an_escape_is_seen_as_its_picture():
    assert "␛[31mred" in terminal(named("\x1b[31mred"))


@pytest.mark.parametrize("name", FORMULAS)
def test_no_cell_of_the_CSV_begins_a_formula(name):
    rows = list(csv.reader(io.StringIO("".join(as_csv(named(name))))))
    names = [row[rows[0].index(column)] for row in rows[1:] for column in ("name", "federation")]
    assert len(names) == 6
    assert all(text[0] not in "=+-@\t" for text in names)
    assert all(harmless(name).strip() in text for text in names)


def test_a_negative_number_stays_a_number_in_the_CSV():
    head, _, ben, _ = csv.reader(io.StringIO("".join(as_csv(named("Ben")))))
    assert ben[head.index("K_chg")] == "-7.2"  # 20 × (0 − .36)


@pytest.mark.parametrize("name", [SCRIPT, '"><img src=x onerror=alert(1)>', "&lt;b&gt;"])
def test_no_name_is_markup_on_the_page_or_in_a_notebook(name):
    report = named(name)
    for html in ("".join(page(report)), report._repr_html_()):
        assert name not in html
        assert not re.search(r"<(script|img)", html)
        assert name in re.sub(r"<[^>]*>", "", html).replace("&lt;", "<").replace(
            "&gt;", ">"
        ).replace("&quot;", '"').replace("&#x27;", "'").replace("&amp;", "&")


def test_a_name_keeps_its_direction_to_itself():
    html = "".join(page(named("\u05d0\u05d1 \u202e1")))
    assert "\u202e" not in html
    assert "<bdi>\u05d0\u05d1 \ufffd1</bdi>" in html


@pytest.mark.parametrize("name", ["*bold* _x_ [a](b) `c` $d$ | e", SCRIPT, "# title", "- item"])
def test_markdown_in_a_name_is_shown_as_it_is(name):
    markdown = named(name).player(1)._repr_markdown_()
    first = markdown.splitlines()[0]
    assert name in re.sub(r"\\(.)", r"\1", first)
    assert not re.search(r"(?<!\\)[*_`\[<$|#]", first.removeprefix("- 1  "))


@pytest.mark.parametrize("name", [*ACTING, SCRIPT, "Nguyễn", "王小明"])
def test_JSON_holds_the_name_and_nothing_that_acts(name):
    text = "".join(as_json(named(name)))
    assert json.loads(text)["players"][0]["name"] == name
    acting = [sign for sign in text if unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp")]
    assert set(acting) <= {"\n"}


def test_JSON_shows_letters_as_letters():
    assert "Nguyễn" in "".join(as_json(named("Nguyễn")))


def test_the_page_lets_nothing_run_or_load_whatever_a_name_says():
    html = "".join(page(named("Anna")))
    assert "default-src 'none'; style-src 'unsafe-inline'" in html
    assert not re.search(r"(?:src|href)=\"(?!#)", html)


# Width.


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("Anna", 4),
        ("王小明", 6),
        ("ｱﾝﾅ", 3),
        ("\uff21", 2),
        ("e\u0301", 1),
        ("한글", 4),
        ("नि", 2),
        ("", 0),
    ],
)
def test_wide_letters_take_two_columns_and_marks_none(text, columns):
    assert width(text) == columns


@given(st.text(), st.integers(1, 40))
def test_a_fitted_name_takes_its_columns_exactly(text, columns):
    assert width(fitted(harmless(text), columns)) == columns


@given(st.text())
def test_what_is_harmless_stays_as_it_is_and_no_cell_begins_a_formula(text):
    assert harmless(harmless(text)) == harmless(text)
    assert not cell(text).lstrip().startswith(tuple("=+-@"))


def test_wide_names_keep_the_columns_of_the_table():
    tournament = event("王小明 1800 2w1", "Ben~the~second~with~a~very~long~name~indeed 1700 1b0")
    lines = "".join(as_text(tournament_report(tournament), columns=70)).splitlines()
    first, second = lines[5:7]
    assert width(first[: first.index("1800")]) == width(second[: second.index("1700")])
    assert "…" in second


@pytest.mark.parametrize("columns", [20, 40, 60, 80, 200])
def test_a_narrow_terminal_gets_fewer_columns_and_no_broken_line(columns):
    lines = "".join(as_text(named("Alexandra Alexandrova-Alexandrowitsch"), columns=columns))
    table = [line for line in lines.splitlines() if line.startswith(" ")]
    assert max(map(width, table)) <= max(columns, 36)
    assert ("Rp" in lines) == (columns >= 80)


# The tables.


def test_a_notebook_shows_the_first_hundred_and_says_that_there_are_more():
    report = tournament_report(event(*(f"P{n} 1800" for n in range(1, 131))))
    html = report._repr_html_()
    assert html.count("<details") == 100
    assert "The first 100 of 130 players; the page has them all." in html


def test_a_tournament_without_a_name_or_players_has_a_report_too():
    report = tournament_report(replace(event(), name=""))
    text = "".join(as_text(report))
    assert text.startswith("A tournament without a name\n2026-05-01 · 0 players, 0 rounds")
    assert "<details" not in "".join(page(report))


def test_starting_ranks_in_a_row_are_put_together():
    """Two juniors between four others: whose birth year is assumed is told in ranges."""
    tournament = event(*(f"P{n} 1800" for n in range(1, 7)))
    born = {rank: replace(tournament.players[rank], birth_year=2010) for rank in (4, 5)}
    report = tournament_report(replace(tournament, players={**tournament.players, **born}))
    assert "assumed: older than 18 (the birth year is not known): 1–3, 6" in str(report)


def test_a_sum_on_the_page_has_its_sign_where_nothing_changes_too():
    """A draw of equals changes nothing: 1968 + 0; the win of an equal gains 10 with K 20."""
    drawn, won = (
        "".join(page(tournament_report(event(*rows))))
        for rows in (
            ("Anna 1968 2w=", "Ben 1968 1b="),
            ("Anna 1968 2w1", "Ben 1968 1b0"),
        )
    )
    assert drawn.count(": 1968 + 0 = 1968</summary>") == 2
    assert ": 1968 + 10 = 1978</summary>" in won
    assert ": 1968 − 10 = 1958</summary>" in won
