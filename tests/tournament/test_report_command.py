"""`python -m elo report`: what it writes where, and what it says when it cannot."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.reports import made_event
from elo.commands.report import main
from elo.show.tables import headings
from elo.tournament import EXAMPLE, us_championship_2025, write_trf

FILE = str(EXAMPLE)
BROKEN = "012 Club\n001    1      Anna                              1800\n"


@pytest.fixture
def run(capsys):
    """Run the command; return its code, what it wrote, and what it said on stderr."""

    def call(*arguments):
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as stopped:
            code = stopped.code
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


@pytest.fixture
def official(tmp_path):
    """The figures that FIDE published, as a table."""
    _, published = us_championship_2025()
    path = tmp_path / "official.csv"
    rows = [
        f"{rank},{one.rating},{one.score},{one.Rc},{one.sum_chg},{one.K},{one.K_chg}"
        f",{one.rating_next_list}"
        for rank, one in published.items()
    ]
    path.write_text("\n".join(["rank,Ro,W,Rc,chg,K,K*chg,next", *rows]), encoding="utf-8")
    return path


def test_the_table_of_a_file_is_the_default(run):
    code, out, err = run(FILE)
    assert (code, err) == (0, "")
    assert "2789  11    8  7.17  2675  +0.83  10   +8.30   +8  2797" in out


def test_one_player_has_the_full_working(run):
    code, out, _ = run(FILE, "--player", 4)
    assert (code, "2722 + 4 = 2726" in out, "Player 011: 2722 against 2590" in out) == (
        0,
        True,
        True,
    )


def test_figures_beside_ours(run, official):
    code, out, _ = run(FILE, "--official", official)
    assert code == 0
    assert "the figures of the event: 12 of 12 players agree; all figures: 10" in out
    _, out, _ = run(FILE, "--official", official, "--player", 12)
    assert "12  Player 012: all 7 published figures agree" in out


@pytest.mark.parametrize("form", ["html", "csv", "json"])
def test_a_file_is_written_whole_and_never_over_another_one(run, tmp_path, form):
    out = tmp_path / f"report.{form}"
    code, written, err = run(FILE, f"--{form}", "-o", out)
    assert (code, written) == (0, "")
    assert f"written to {out}" in err
    before = out.read_bytes()
    code, _, err = run(FILE, f"--{form}", "-o", out)
    assert (code, out.read_bytes()) == (1, before)
    assert "is there already; give another name, or --force to write over it." in err
    out.write_text("mine", encoding="utf-8")
    assert run(FILE, f"--{form}", "-o", out, "--force")[0] == 0
    assert out.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == [out.name]


def test_a_CSV_in_a_file_begins_with_the_mark_that_a_spreadsheet_needs(run, tmp_path):
    run(FILE, "--csv", "-o", tmp_path / "out.csv")
    assert (tmp_path / "out.csv").read_bytes().startswith(b"\xef\xbb\xbfrank,name,")
    assert run(FILE, "--csv")[1].startswith("rank,name,")


def test_JSON_and_the_page_hold_the_comparison(run, official):
    players = json.loads(run(FILE, "--json", "--official", official)[1])["players"]
    assert [player["compared"]["agrees"] for player in players].count(True) == 10
    page = run(FILE, "--html", "--official", official)[1]
    assert "<bdi>New: 2797 here, 2795 published</bdi>" in page


@pytest.mark.parametrize("form", ["html", "csv", "json"])
def test_one_player_alone_in_every_format(run, form):
    out = run(FILE, f"--{form}", "--player", 4)[1]
    assert ("Player 004" in out, "2577,11" in out) == (True, False)
    if form == "json":
        assert [player["rank"] for player in json.loads(out)["players"]] == [4]
    if form == "html":
        assert out.count("<details open>") == out.count("<details") == 1


def test_the_day_and_the_list_are_asked_for(run, tmp_path):
    listed = tmp_path / "list.csv"
    listed.write_text("rank,rating,k\n12,2577,20\n", encoding="utf-8")
    out = run(FILE, "--list", listed, "--on", "2024-05-01", "--type", "rapid", "--json")[1]
    found = json.loads(out)
    assert (found["rules"], found["players"][11]["K"]) == ("rapid-2024-03", 20)


def test_the_ratings_of_the_file_can_be_kept(run, tmp_path):
    listed = tmp_path / "list.csv"
    listed.write_text("rank,rating\n12,2500\n", encoding="utf-8")
    for more, Ro in (((), 2500), (("--keep-ratings",), 2577)):
        found = json.loads(run(FILE, "--list", listed, "--json", *more)[1])
        assert found["players"][11]["Ro"] == Ro


def test_a_file_comes_from_the_standard_input(run, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(EXAMPLE.read_bytes())))
    assert "2789  11    8  7.17" in run("-")[1]


def test_only_one_file_can_be_the_standard_input(run):
    code, _, err = run("-", "--list", "-")
    assert (code, "only one of the files can be the standard input" in err) == (2, True)


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (["no such file.trf"], 1, "no such file.trf"),
        ([FILE, "--list", "nolist.csv"], 1, "nolist.csv"),
        ([FILE, "--player", "99"], 1, "no player has the starting rank 99."),
        ([FILE, "--on", "2019-01-01"], 1, "no rule recorded for the standard list on 2019-01-01"),
        ([FILE, "-o", "no/such/folder/out.txt"], 1, "no/such/folder"),
        ([FILE, "--on", "yesterday"], 2, "expected a day YYYY-MM-DD, got 'yesterday'"),
        ([FILE, "--type", "bullet"], 2, "invalid choice"),
        ([FILE, "--html", "--csv"], 2, "not allowed with"),
        ([], 2, "required: FILE"),
    ],
)
def test_what_cannot_be_done_is_one_line_and_a_code(run, arguments, code, says):
    found, out, err = run(*arguments)
    assert (found, out) == (code, "")
    assert says in err
    assert "Traceback" not in err
    if code == 1:
        assert err.count("\n") == 1


def test_a_broken_file_is_refused_and_with_lenient_told(run, tmp_path):
    path = tmp_path / "broken.trf"
    text = EXAMPLE.read_text(encoding="utf-8").replace(" 10 w 1 ", " 10 w 7 ", 1)
    path.write_text(text, encoding="utf-8")
    code, out, err = run(path)
    assert (code, out) == (1, "")
    assert "line 13" in err
    code, out, _ = run(path, "--lenient")
    assert code == 0
    assert "line 13" in out.partition("Remarks")[2]


@pytest.mark.parametrize("option", ["--list", "--official"])
def test_an_error_says_in_which_of_the_files_it_is(run, tmp_path, option):
    path = tmp_path / "figures.csv"
    path.write_text("rank,K\n1,ten\n", encoding="utf-8")
    code, _, err = run(FILE, option, path)
    assert code == 1
    assert f"{path}: line 2, column k: expected a whole number, found 'ten'." in err


def test_a_name_in_an_error_is_harmless(run):
    _, _, err = run("\x1b[31mred.trf")
    assert "\x1b" not in err


def test_it_runs_as_a_module_and_the_reader_may_leave_early(tmp_path):
    """Far more than a pipe holds; whoever reads closes it after twenty letters."""
    large = tmp_path / "large.trf"
    large.write_text(write_trf(made_event(200, 5)), encoding="utf-8")
    command = [sys.executable, "-W", "error", "-m", "elo", "report", str(large), "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout.read(20) == b'{"tournament": "A ma'
        running.stdout.close()
        err = running.stderr.read().decode()
    assert (running.returncode, err) == (0, "")


@pytest.mark.parametrize("columns", [60, 120])
def test_the_table_is_as_wide_as_the_terminal(run, monkeypatch, columns):
    monkeypatch.setitem(os.environ, "COLUMNS", str(columns))
    lines = run(FILE)[1].splitlines()
    assert max(map(len, lines)) <= columns
    assert any(line.endswith("Rp") for line in lines) == (columns == 120)


FIRST = "no name rating birth~year k games fide~id federation sex title points rank"


@pytest.mark.parametrize("where", ["help", "README.md", "book/your_tournament.ipynb"])
def test_the_headings_of_a_table_are_written_where_one_looks_for_them(run, monkeypatch, where):
    """Each of them is read, and the list of them stands in the help, the README and the chapter."""
    monkeypatch.setitem(os.environ, "COLUMNS", "80")
    names = [name.replace("~", " ") for name in FIRST.split()]
    assert [row[0] for row in headings().rows] == [*names, "1, 2, 3"]
    if where == "help":
        found = run("--help")[1]
    else:
        found = (Path(__file__).parents[2] / where).read_text(encoding="utf-8")
    if where.endswith(".ipynb"):
        assert all(f"| {name} | " in found for name in names)
    else:
        assert ", ".join(names) in " ".join(found.split())
