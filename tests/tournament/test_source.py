"""From a file to its letters: encodings, line ends, and what is refused before it is read."""

import codecs
import io
import tracemalloc

import pytest

from elo import RatingInputError
from elo.tournament import findings, read_tournament
from elo.tournament.source import BEGINNING, LARGEST
from tests.tournament.files import put, sentence, trf

TWO = trf("Anna 1800 2w1", "Ben 1700 1b0")
NAMED = put(TWO, 15, "Müller, Jürgen")
TABLE = "no;name;rating;1\n1;Müller, Jürgen;1800;2w1\n2;Ben;1700;1b0\n"


def refused(source, **options):
    return sentence(source, lambda given: read_tournament(given, **options))


# How letters are read.


@pytest.mark.parametrize("text", [NAMED, TABLE])
@pytest.mark.parametrize(
    ("encoding", "called", "noted"),
    [
        ("utf-8", "UTF-8", []),
        ("utf-8-sig", "UTF-8", []),
        ("utf-16", "UTF-16", []),
        ("cp1252", "Windows-1252", ["notice.encoding"]),
        ("latin-1", "Windows-1252", ["notice.encoding"]),
    ],
)
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_letters_are_read_and_it_is_said_how(text, encoding, called, noted, end):
    tournament = read_tournament(text.replace("\n", end).encode(encoding))
    assert tournament.players[1].name == "Müller, Jürgen"
    assert tournament.encoding == called
    assert [note.key for note in tournament.notes] == noted


@pytest.mark.parametrize("bom", [codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE])
def test_both_orders_of_bytes_are_read(bom):
    order = "utf-16-le" if bom == codecs.BOM_UTF16_LE else "utf-16-be"
    assert read_tournament(bom + NAMED.encode(order)).players[1].name == "Müller, Jürgen"


def test_another_encoding_can_be_named():
    text = put(TWO, 15, "Dvořák, Łukasz")
    assert read_tournament(text.encode("cp1250")).players[1].name == "Dvoøák, £ukasz"
    tournament = read_tournament(text.encode("cp1250"), encoding="cp1250")
    assert tournament.players[1].name == "Dvořák, Łukasz"
    assert (tournament.encoding, tournament.notes) == ("CP1250", ())


def test_a_line_in_another_encoding_than_the_rest_is_read_by_itself():
    one, other = NAMED.splitlines()
    mixed = one.encode("utf-8") + b"\n" + put(other, 15, "Þór").encode("cp1252")
    names = [player.name for player in read_tournament(mixed).players.values()]
    assert names == ["Müller, Jürgen", "Þór"]


def test_bytes_that_no_encoding_has_are_read_as_something():
    tournament = read_tournament(put(TWO, 15, "Anna@").encode().replace(b"@", b"\x81"))
    assert tournament.players[1].name == "Anna\ufffd"


@pytest.mark.parametrize("encoding", ["latin-99", "", "rot13", "hex", "utf-8\0", "a b"])
def test_an_encoding_that_is_not_known_is_refused(encoding):
    assert "is no encoding that is known" in refused(TWO.encode(), encoding=encoding)


def test_letters_that_are_not_in_the_encoding_named_are_refused_with_the_line():
    text = TWO + "\n012 Müller"
    assert refused(text.encode("cp1252"), encoding="utf-8") == (
        "line 3: the letters are not in the encoding UTF-8."
    )


def test_half_a_character_at_the_end_is_refused():
    assert refused("\ufeff".encode("utf-16-le") + TWO.encode("utf-16-le") + b"x") == (
        "line 2: the letters are not in the encoding UTF-16."
    )


def test_characters_that_a_terminal_obeys_are_replaced_and_noted():
    tournament = read_tournament(put(TWO, 15, "\x1b[31mRed\x07\x9b"))
    assert tournament.players[1].name == "\ufffd[31mRed\ufffd\ufffd"
    assert [str(note) for note in tournament.notes] == [
        "line 1, column 15: a character that cannot be printed."
    ]


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "=cmd()", "{n} {0!r}", "%s", "$x^2$"]
)
def test_a_name_is_a_name_whatever_it_looks_like(name):
    assert read_tournament(put(TWO, 15, f"{name:<33}")).players[1].name == name


# Where a tournament comes from.


def test_a_path_bytes_an_open_file_and_a_text_are_the_same(tmp_path):
    path = tmp_path / "Turnier Ü.trf"
    path.write_bytes(NAMED.encode())
    wanted = read_tournament(path)
    assert read_tournament(str(path)) == wanted
    assert read_tournament(NAMED.encode()) == wanted
    assert read_tournament(io.BytesIO(NAMED.encode())) == wanted
    with path.open("rb") as file:
        assert read_tournament(file) == wanted
    assert read_tournament(NAMED).players == wanted.players


@pytest.mark.parametrize("source", [None, 5, ["001"], bytearray(b"001"), io.StringIO(TWO)])
def test_what_is_no_source_is_refused(source):
    assert refused(source).startswith("a tournament comes from a file: ")


@pytest.mark.parametrize("name", ["none.trf", "none/none.trf", ""])
def test_a_file_that_is_not_there_is_refused(tmp_path, name, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "other").write_text("")
    path = name and tmp_path / name
    says = refused(path)
    assert "there is no file" in says or (not name and "is a folder" in says)


def test_a_path_that_cannot_be_is_refused():
    assert "there is no file" in refused("none\0.trf")


def test_a_folder_is_refused(tmp_path):
    assert refused(tmp_path) == f"{tmp_path} is a folder; a file is needed."


def test_what_the_system_does_not_open_is_refused_with_its_reason(tmp_path, monkeypatch):
    path = tmp_path / "club.trf"
    path.write_text(TWO, encoding="utf-8")

    def denied(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(type(path), "open", denied)
    assert refused(path) == f"{path} cannot be read: Permission denied."


# What is no tournament.


@pytest.mark.parametrize("data", [b"", b" ", b"\n\n", b"\r\n  \t", "\n", " \r"])
def test_an_empty_file_is_refused(data):
    assert refused(data) == "the file is empty."


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"PK\x03\x04 a workbook", "a packed file, as Excel and LibreOffice write"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1 an old one", "a file of an old Excel or Word"),
        (b"%PDF-1.7\n001 ", "a PDF"),
        (b"\x1f\x8b\x08", "a packed file"),
        (b"\x89PNG\r\n\x1a\n\0\0", "a file of bytes without letters"),
        (bytes(1000), "a file of bytes without letters"),
        (TWO.encode() + b"\0", "a file of bytes without letters"),
    ],
)
def test_files_of_other_kinds_are_named(data, kind):
    says = refused(data)
    assert says.startswith(f"this is {kind}")
    assert "TRF" in says


@pytest.mark.parametrize(
    "text",
    [
        *(
            "a letter\nto an arbiter",
            "{}\n[]",
            "<html>\n<p>001</p>",
            "1. e4 e5\n2. Nf3",
            "\ufeffx\n",
        ),
        "name\nAnna\nBen",
    ],
)
def test_a_text_that_is_no_tournament_is_refused_with_its_first_line(text):
    first = text.removeprefix("\ufeff").splitlines()[0]
    assert refused(text).startswith("line 1, column 1: expected a tournament report, with lines")
    assert refused(text).endswith(f"found {first!r}.")
    assert refused(text.encode()) == refused(text)


class Film(io.RawIOBase):
    """A file of two gigabytes that counts what is read of it."""

    def __init__(self, beginning=b""):
        self.beginning, self.given = beginning, 0

    def read(self, size=-1):
        assert size >= 0, "all of it at once"
        given = (self.beginning if not self.given else b"").ljust(size, b"x")
        self.given += len(given)
        return given


def test_of_two_gigabytes_that_are_no_tournament_the_beginning_is_read():
    film = Film()
    assert "expected a tournament report" in refused(film)
    assert film.given == BEGINNING


def test_a_file_that_begins_like_a_tournament_and_does_not_end_is_refused_in_bounded_memory():
    film = Film(TWO.encode() + b"\n")
    tracemalloc.start()
    try:
        assert refused(film) == "the file is larger than 16 MB: no tournament is."
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert film.given == LARGEST + 1
    assert peak < 60_000_000


@pytest.mark.parametrize("lenient", [False, True])
def test_a_line_of_a_million_characters_is_a_fault(lenient):
    text = f"{TWO}\n012 {'x' * 1_000_000}\n"
    says = "line 3, column 10091: expected a line of at most 10090 characters, found "
    if not lenient:
        assert refused(text) == says + "'1000004 characters'."
    else:
        tournament = read_tournament(text, lenient=True)
        (note,) = tournament.notes
        assert str(note) == says + "'1000004 characters'. Left out: the line."
        assert (note.line, note.column, note.left_out) == (3, 10_091, True)


def test_a_file_of_a_million_characters_in_one_line_is_refused():
    assert "expected a line of at most" in refused(b"001 " + b"1" * 1_000_000)
    with pytest.raises(RatingInputError):
        read_tournament(b"001 " + b"1" * 1_000_000, lenient=True)


def test_a_row_of_a_million_cells_is_a_fault():
    assert "line 3, column 10091" in refused(f"name;rating\nAnna;1800\n{';' * 1_000_000}")


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n"])
def test_a_file_of_very_many_lines_is_refused(end):
    text = TWO + end * 200_001
    assert refused(text) == refused(text.encode())
    assert refused(text) == "the file has more than 200000 lines: no tournament has."


def test_a_file_of_nothing_but_faults_is_refused_in_bounded_memory(monkeypatch):
    """A lenient reading would list each of eight million lines."""
    monkeypatch.setattr(findings, "MOST", 100)
    assert refused("001 \n" * 102, lenient=True) == (
        "line 101: more than 100 things are odd up to here; this is no tournament."
    )
    assert refused("001 \n" * 100, lenient=True) == "no player line (001) found."
