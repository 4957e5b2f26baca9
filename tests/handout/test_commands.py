"""`python -m elo sheet` and `python -m elo quiz`, as they are called in a terminal."""

import subprocess
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path

import pytest

from elo.__main__ import main
from elo.commands import quiz, sheet
from elo.drills import KINDS

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _here(tmp_path, monkeypatch):
    """What is made without a name of its own lies under the folder in which one stands."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def _no_browser(monkeypatch):
    monkeypatch.setattr(sheet, "find_browser", lambda: None)


def called(capsys, *arguments):
    """The exit code, the lines that were said, and the one error."""
    code = main(arguments)
    said = capsys.readouterr()
    assert "Traceback" not in said.err
    return code, said.out.splitlines(), said.err.strip()


@pytest.mark.usefixtures("_no_browser")
def test_a_sheet_and_its_answers_are_two_files(capsys):
    code, said, error = called(capsys, "sheet", "formula")
    assert (code, error) == (0, "")
    assert said[:2] == [
        str(Path("classroom/sheets/formula-level1-seed1.html")),
        str(Path("classroom/sheets/formula-level1-seed1-answers.html")),
    ]
    assert said[2].startswith("No Chrome, Edge or Chromium was found")
    asked, answers = (Path(name).read_text(encoding="utf-8") for name in said[:2])
    assert asked.count('class="question"') == answers.count('class="key"') == len(KINDS["formula"])


@pytest.mark.usefixtures("_no_browser")
def test_a_second_call_gives_the_same_bytes(capsys):
    for _ in range(2):
        assert called(capsys, "sheet", "k_factor", "-n", "4", "--copies", "3")[0] == 0
    once = Path("classroom/sheets/k_factor-level1-seed1.html").read_bytes()
    called(capsys, "sheet", "k_factor", "-n", "4", "--copies", "3", "-o", "other.html")
    assert Path("other.html").read_bytes() == once


@pytest.mark.usefixtures("_no_browser")
def test_nothing_is_written_over_that_somebody_may_have_changed(capsys):
    Path("mine.html").write_text("my own words", encoding="utf-8")
    code, said, error = called(capsys, "sheet", "formula", "-o", "mine.html")
    assert (code, said) == (1, [])
    assert error.startswith("python -m elo sheet: mine.html is there already with other content.")
    assert Path("mine.html").read_text(encoding="utf-8") == "my own words"
    assert not Path("mine-answers.html").exists()
    assert called(capsys, "sheet", "formula", "-o", "mine.html", "--force")[0] == 0
    assert 'class="question"' in Path("mine.html").read_text(encoding="utf-8")


@pytest.mark.usefixtures("_no_browser")
@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("id,name,e-mail\na1,Nguyễn Văn An,\na2,陳小明,x@y\n", ["Nguyễn Văn An", "陳小明"]),
        ("\ufeffname;id\r\nTrần Thị Bình;a1\r\n\r\n", ["Trần Thị Bình"]),
        ("id\tfirst_name\tlast_name\na1\tAnna\tBerg\n", ["Anna Berg"]),
        ('name\n"Berg, Anna"\n', ["Berg, Anna"]),
        ("id\na1\na2\n", ["a1", "a2"]),
        ("class,name,id\n5b,Mai\n5b,,a2\n5b\n", ["Mai", "a2"]),
        ("sep=;\nid;name\na1;Mai\n", ["Mai"]),
    ],
)
def test_every_pupil_of_a_roster_gets_a_copy(capsys, text, names):
    Path("class.csv").write_bytes(text.encode("utf-8"))
    code, *_ = called(capsys, "sheet", "formula", "--roster", "class.csv", "-o", "out.html")
    assert code == 0
    made = Path("out.html").read_text(encoding="utf-8")
    assert made.count('<section class="copy') == len(names)
    assert all(f"<b>Name</b>{name}</span>" in made for name in names)


@pytest.mark.usefixtures("_no_browser")
def test_a_spreadsheets_unicode_text_is_a_roster_too(capsys):
    Path("class.txt").write_bytes("id\tname\na1\tNguyễn Văn An\n".encode("utf-16"))
    assert called(capsys, "sheet", "formula", "--roster", "class.txt", "-o", "out.html")[0] == 0
    assert "Nguyễn Văn An" in Path("out.html").read_text(encoding="utf-8")


@pytest.mark.usefixtures("_no_browser")
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "class.csv cannot be read"),
        (b"", "the first line must name the columns"),
        (b"a1,Anna\na2,Ben\n", "got 'a1,Anna'"),
        (b"id,name\n", "class.csv has no pupils"),
        ("name\nTrần".encode("utf-16-be"), "class.csv is not in UTF-8"),
        (b'id,name\na1,Anna\na2,"Ben\na3,Cem\n', "class.csv, line 3 is no row of a table"),
    ],
)
def test_a_roster_that_is_none_is_refused_in_one_line(capsys, content, said):
    if content is not None:
        Path("class.csv").write_bytes(content)
    code, _, error = called(capsys, "sheet", "formula", "--roster", "class.csv")
    assert code == 1
    assert said in error
    assert len(error.splitlines()) == 1
    assert not Path("classroom").exists()


@pytest.mark.usefixtures("_no_browser")
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "nothing is asked"),
        (["chess"], "no questions on 'chess'"),
        (["formula", "-n", "0"], "the number of questions must be"),
        (["formula", "--copies", "0"], "the number of copies or variants must be"),
        (["formula", "--copies", "-3"], "got -3"),
        (["formula", "--seed", "-3"], "the seed must be"),
        (["formula", "-o", "sheet.docx"], "must end in .html, got 'sheet.docx'"),
        (["formula", "--pdf"], "no Chrome, Edge or Chromium was found"),
    ],
)
def test_a_sheet_that_cannot_be_made_is_told_in_one_line_and_leaves_nothing(
    capsys, arguments, said
):
    code, out, error = called(capsys, "sheet", *arguments)
    assert (code, out) == (1, [])
    assert error.startswith("python -m elo sheet: ")
    assert said in error
    assert list(Path().iterdir()) == []


def test_an_option_that_there_is_not_is_exit_code_2(capsys):
    for arguments in (["sheet", "--colour"], ["quiz", "formula"], ["quiz", "--to", "paper"]):
        with pytest.raises(SystemExit) as exit_code:
            main(arguments)
        assert exit_code.value.code == 2
    assert "name a system with --to: moodle, canvas" in capsys.readouterr().err


def test_a_pdf_stands_beside_each_page_where_there_is_a_browser(capsys, monkeypatch):
    monkeypatch.setattr(sheet, "find_browser", lambda: Path("browser"))
    monkeypatch.setattr(
        sheet, "print_pdf", lambda _browser, page, target: target.write_bytes(page.read_bytes())
    )
    code, said, _ = called(capsys, "sheet", "formula", "-o", "a.pdf")
    assert code == 0
    assert said == ["a.html", "a-answers.html", "a.pdf", "a-answers.pdf"]
    assert Path("a.pdf").read_bytes() == Path("a.html").read_bytes()
    assert called(capsys, "sheet", "formula", "-o", "b.html", "--no-pdf")[1] == [
        "b.html",
        "b-answers.html",
    ]


@pytest.mark.parametrize("command", ["sheet", "quiz"])
def test_the_list_has_every_kind_with_its_title(capsys, command):
    code, said, _ = called(capsys, command, "--list")
    assert code == 0
    assert len(said) == sum(map(len, KINDS.values()))
    assert next(line for line in said if line.split()[0] == "rating_change/cap_400").endswith(
        "The 400 rule"
    )


def test_a_quiz_for_moodle_and_for_canvas(capsys):
    for system in quiz.SYSTEMS:
        code, said, _ = called(capsys, "quiz", "k_factor", "--to", system, "--variants", "4")
        assert code == 0
        assert said[-1].endswith(f"{len(KINDS['k_factor'])} questions, 24 with their variants")
    made = {path.name: path for path in Path("classroom/quizzes").iterdir()}
    xml = ET.parse(made["k_factor-level1-seed1-moodle.xml"]).getroot()
    assert sum(one.get("type") != "category" for one in xml) == 24
    assert zipfile.is_zipfile(made["k_factor-level1-seed1-canvas.zip"])


def test_a_level_that_has_no_more_variants_says_so(capsys):
    _, said, _ = called(
        capsys, "quiz", "formula/backwards", "--to", "moodle", "--variants", "40", "-o", "q.xml"
    )
    assert "The table backwards, level 1: only" in said[0]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["formula", "--title", " "], "must not be empty"),
        (["formula", "--variants", "0"], "the number of copies or variants must be"),
        (["formula", "-o", "quiz.csv"], "must end in .xml, got 'quiz.csv'"),
    ],
)
def test_a_quiz_that_cannot_be_made_is_told_in_one_line(capsys, arguments, said):
    code, _, error = called(capsys, "quiz", "--to", "moodle", *arguments)
    assert code == 1
    assert said in error
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize("folder", [sheet.FOLDER, quiz.FOLDER])
def test_what_is_made_is_neither_tracked_nor_part_of_the_book(folder):
    assert folder.parts[0] == "classroom"
    run = subprocess.run(
        ["git", "check-ignore", "-q", str(folder / "answers.html")], cwd=ROOT, check=False
    )
    assert run.returncode == 0
    assert "classroom" in (ROOT / "_config.yml").read_text(encoding="utf-8").split("exclude_")[1]
