"""The roster: whatever a spreadsheet writes is read, and what is wrong is named with its line."""

import pytest

from elo.classroom.place import Classroom
from elo.classroom.roster import Pupil, bare, read_roster, write_example
from elo.errors import RatingInputError

AN, MING = Pupil("a01", "Nguyễn Văn An"), Pupil("a03", "陳小明")


@pytest.fixture
def read(tmp_path):
    def read(content):
        data = content if isinstance(content, bytes) else content.encode()
        (tmp_path / "roster.csv").write_bytes(data)
        return list(read_roster(Classroom(tmp_path)))

    return read


@pytest.mark.parametrize(
    "content",
    [
        "id,name\na01,Nguyễn Văn An\na03,陳小明\n",
        "\ufeffid;name\r\na01;Nguyễn Văn An\r\na03;陳小明\r\n",
        "sep=;\nid;name\na01;Nguyễn Văn An\na03;陳小明",
        "Name\tID\nNguyễn Văn An\ta01\n陳小明\ta03\n",
        "id,name,e-mail\n\n a01 , Nguyễn  Văn An ,\n,,\na03,陳小明,\n",
        'id,name\n"a01","Nguyễn Văn An"\n"a03","陳小明"\n',
        "id,name\na01,Nguyễn Văn An\na03,陳小明\n".encode("utf-16"),
        "id,class,name\na01,5b,Nguyễn Văn An\na03,5b,陳小明\n",
        "id,name\na01,Nguye\u0302\u0303n Va\u0306n An\na03,陳小明\n",
    ],
    ids=[
        "plain",
        "mark-and-semicolons",
        "sep",
        "tabs",
        "spaces",
        "quotes",
        "utf-16",
        "more",
        "nfd",
    ],
)
def test_the_same_class_in_every_way_a_spreadsheet_writes_it(read, content):
    assert read(content) == [AN, MING]


def test_an_e_mail_is_read_where_there_is_one(read):
    assert read("id,name,e-mail\na01,An,an@example.org\n") == [Pupil("a01", "An", "an@example.org")]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("id,name\na01,An\nb,B\nA01,Bình\n", "line 4: the id a01 stands in line 2 already"),
        ("id,name\na 01,An\n", "line 2: the id must be letters"),
        ("id,name\n../x,An\n", "line 2: the id must be letters"),
        ("id,name\n,An\n", "line 2: the id must be letters"),
        ("id,name\ncon,An\n", "line 2: the id must be letters"),
        ("name,id\nAn,a01\nBình\n", "line 3: the id must be letters"),
        ('id,name\na01,An\na02,"Bình\na03,Cúc\n', "line 3 is no row of a table"),
        ('sep=,\n\nid,name\na01,"An" Lê\n', "line 4 is no row of a table"),
        (f"id,name\na01,An\na02,{'B' * 200_000}\n", "line 3 is no row of a table"),
        ("a01,An\n", "must name the columns: id,name,e-mail. It is 'a01,An'"),
        ("", "must name the columns"),
        ("id,name\n", "no pupil"),
        ("id,name\na01,Nguyễn\n".encode("cp1258", "replace") + b"\xff", "not in UTF-8"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(read, content, words):
    with pytest.raises(RatingInputError) as error:
        read(content)
    assert words in str(error.value)


def test_a_missing_roster_says_what_to_write(tmp_path):
    with pytest.raises(RatingInputError) as error:
        read_roster(Classroom(tmp_path))
    assert "first line id,name,e-mail" in str(error.value)
    assert str(tmp_path / "roster.csv") in str(error.value)


def test_the_example_can_be_read_and_is_never_written_over_a_roster(tmp_path):
    assert write_example(Classroom(tmp_path)).read_bytes().startswith(b"\xef\xbb\xbf")
    assert [pupil.name for pupil in read_roster(Classroom(tmp_path))][2] == "陳小明"
    (tmp_path / "roster.csv").write_text("id\nmine\n")
    with pytest.raises(RatingInputError, match="stays as it is"):
        write_example(Classroom(tmp_path))
    assert (tmp_path / "roster.csv").read_text() == "id\nmine\n"


def test_names_are_compared_without_accents_where_they_have_to_be():
    assert bare("Đặng_Thị-Ánh (2)") == "dang thi anh 2"
