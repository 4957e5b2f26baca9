"""The command: plain words, exit codes, no traceback, nothing done by halves."""

import os
import shutil

import pytest
from traitlets.config import Config

from elo.classroom.place import Classroom, write
from elo.classroom.settings import configure
from elo.commands.classroom import main, table
from tests.classroom import small
from tests.classroom.conftest import IN_TIME, save
from tests.classroom.small import TOPIC, handed_in


@pytest.fixture
def run(given_out, monkeypatch, capsys):
    """The command on a class that was given out; its code, what it says, and what it complains."""
    monkeypatch.setattr("elo.commands.classroom.Classroom",
                        lambda folder=None: Classroom(folder or given_out.folder,
                                                      given_out.source))  # fmt: skip

    def run(*words):
        code = main([*map(str, words)])
        said = capsys.readouterr()
        assert "Traceback" not in said.err
        return code, said.out, said.err

    return run


def test_a_fault_is_one_line_and_the_code_is_1(run, tmp_path):
    code, out, err = run("--folder", tmp_path / "new", "release", TOPIC)
    assert (code, out) == (1, "")
    assert err.startswith("python -m elo classroom: there is no roster at ")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("mark", "smal"), "no assignment 'smal'"),
        (("release", TOPIC, "--due", "soon"), "a date is wanted as 2026-12-04"),
        (("release", TOPIC, "--due", "2026-02-30"), "a date is wanted as 2026-12-04"),
        (("collect", "/no/where"), "neither a folder nor a file"),
        (("return", TOPIC), "was not marked yet. First: python -m elo classroom mark small"),
        (("roster",), "stays as it is"),
        (("mark", TOPIC), "was not given out yet. First: python -m elo classroom release small"),
    ],
)
def test_every_fault_says_what_to_do(run, given_out, words, complaint):
    if words == ("mark", TOPIC):
        given_out.release(TOPIC).unlink()
    code, _, err = run(*words)
    assert code == 1
    assert complaint in err


def test_before_the_due_date_nothing_goes_back_unless_it_is_wanted(run, given_out):
    given_out.write_log("release", TOPIC, {"source": "x", "due": "2099-01-01T12:00:00+00:00"})
    code, _, err = run("return", TOPIC)
    assert code == 1
    assert "--early" in err


def test_the_room_is_not_said_to_be_closed_where_it_cannot_be(run, monkeypatch):
    monkeypatch.setattr("elo.classroom.mark.is_possible", lambda: False)
    code, _, err = run("mark", TOPIC, "--closed")
    assert code == 1
    assert "apt install bubblewrap" in err


@pytest.mark.parametrize("number", ["0", "-1", "two"])
def test_numbers_that_make_no_sense_are_refused(run, capsys, number):
    with pytest.raises(SystemExit) as end:
        run("mark", TOPIC, f"--workers={number}")
    assert end.value.code == 2
    assert "a whole number from 1 on is wanted" in capsys.readouterr().err


def test_collect_says_of_each_file_what_was_made_of_it(run, given_out, tmp_path):
    import nbformat

    given = nbformat.read(given_out.release(TOPIC), as_version=4)
    save(tmp_path / "in" / "perfect.ipynb", small.text_of(handed_in(given, "perfect")), IN_TIME)
    code, out, _ = run("collect", tmp_path / "in")
    assert code == 0
    assert "perfect.ipynb  perfect Nguyễn Văn An  small       taken, handed in 2026-01-10" in out
    save(tmp_path / "in" / "x\x1b[31m.ipynb", b"{", IN_TIME)
    code, out, _ = run("collect", tmp_path / "in")
    assert code == 1
    assert "taken before, nothing new." in out
    assert "x?[31m.ipynb" in out
    assert "2 files: 1 taken, 1 to look at." in out


def test_with_nothing_handed_in_marking_says_so_and_ends_well(run, given_out):
    write(given_out.roster, "id,name\na01,An\n")
    assert run("mark", TOPIC) == (
        0, "pupil   points / of  state\na01 An  –            nothing handed in.\n", ""
    )  # fmt: skip


def test_a_table_keeps_its_columns_with_chinese_and_combining_accents():
    lines = table(["a", "b"], [["陳小明", "1"], ["Nguye\u0302\u0303n", "2"]]).splitlines()
    assert lines == ["a       b", "陳小明  1", "Nguye\u0302\u0303n  2"]


def test_help_names_all_steps(capsys):
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    assert end.value.code == 0
    out = capsys.readouterr().out
    for step in ("roster", "release", "collect", "mark", "return", "report"):
        assert f"    {step} " in out


def test_the_tools_of_nbgrader_are_found_where_the_environment_is_not_activated(
    monkeypatch, given_out
):
    monkeypatch.setenv("PATH", os.defpath)
    configure(Config(), given_out)
    assert shutil.which("alembic")
