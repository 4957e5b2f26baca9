"""Rating lists: FIDE's names of columns and others, by FIDE id or starting rank."""

import pytest

from elo import RatingInputError
from elo.tournament import read_rating_list

TEXT = """\
ID Number      Name                 Fed SRtng SGm SK RRtng RGm RK B-day Flag
12300001       Anna Andersson       SWE 1850  7   40 1700  0   20 2009
12300002       Ben Berg             SWE 0     0   0                1999  i
"""


def entry(lines, rank=1, fide_id=None, **how):
    return read_rating_list(lines, **how).entry(rank, fide_id)


@pytest.mark.parametrize(
    "head",
    [
        "fideid,name,rating,k,birthday",
        "ID Number,Name,SRtng,SK,B-day",
        "ID_No,Name,Rtg,K,Birthday",
        "FIDE ID;Player;OCT25;K-factor;Born",
        "fide_id\tname\tstandard_rating\tstandard_k\tyear of birth",
    ],
)
def test_the_names_of_the_columns_may_be_what_they_are_elsewhere(head):
    divider = next(sign for sign in ",;\t" if sign in head)
    row = divider.join(["12300001", "Anna", "1850", "40", "2009/03/01"])
    found = entry([head, row], fide_id=12300001)
    assert (found.name, found.rating, found.K) == ("Anna", 1850, 40)
    assert (found.birth_year, found.line) == (2009, 2)


def test_the_text_file_of_FIDE_is_read_by_the_places_of_its_headings(tmp_path):
    path = tmp_path / "players_list_foa.txt"
    path.write_bytes(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())
    listed = read_rating_list(path)
    anna, ben = (listed.entry(0, 12300000 + n) for n in (1, 2))
    assert (anna.name, anna.rating, anna.K, anna.birth_year) == ("Anna Andersson", 1850, 40, 2009)
    assert (ben.rating, ben.K, ben.birth_year) == (None, None, 1999)


def test_rapid_has_its_own_rating_and_K_and_the_standard_one_beside_it(tmp_path):
    path = tmp_path / "list.txt"
    path.write_text(TEXT, encoding="utf-8")
    anna = read_rating_list(path, kind="rapid").entry(0, 12300001)
    assert (anna.rating, anna.K, anna.standard) == (1700, 20, 1850)


def test_in_the_names_of_FIDEs_XML_the_plain_rating_is_the_standard_one():
    lines = ["fideid,rating,k,rapid_rating,rapid_k", "12300001,1850,40,,"]
    rapid = entry(lines, fide_id=12300001, kind="rapid")
    assert (rapid.rating, rapid.K, rapid.standard) == (None, None, 1850)


def test_games_of_one_month_say_nothing_and_all_games_do():
    assert entry(["rank,rating,games,gms", "1,1800,7,7"]).games is None
    assert entry(["rank,rating,games_total", "1,1800,7"]).games == 7
    assert entry(["rank,rating,games_total", "1,1800,0"]).games == 0


@pytest.mark.parametrize(
    ("text", "reached"), [("yes", True), ("No", False), ("", None), ("x", True)]
)
def test_ever_2400_is_yes_or_no(text, reached):
    assert entry(["rank,rating,ever_2400", f"1,2350,{text}"]).reached_top is reached


def test_letters_may_be_those_of_Windows(tmp_path):
    path = tmp_path / "list.csv"
    path.write_bytes("rank;name;rating\n1;Jörg;1800\n".encode("cp1252"))
    assert entry(path).name == "Jörg"


def test_players_who_are_not_wanted_are_not_kept():
    listed = read_rating_list(["fideid,rating", "1,1800", "2,1900"], wanted={2})
    assert list(listed.by_id) == [2]


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (
            ["rank,rating", "1,18OO"],
            "line 2, column rating: expected a whole number, found '18OO'.",
        ),
        (
            ["rank,rating", "", "1,-5"],
            "line 3, column rating: expected a whole number, found '-5'.",
        ),
        (["rank,born", "1,soon"], "line 2, column born: expected a date or a year of four digits"),
        (["rank,ever2400", "1,perhaps"], "line 2, column ever2400: expected yes or no"),
        (["rank,rating", "1,1800", "1,1900"], "line 3: 1 stands a second time."),
        (
            ["who,rating", "1,1800"],
            "none of the columns fideid, rank found; the first line is 'who,rating'.",
        ),
        ([], "none of the columns fideid, rank found"),
        (["rank,name", "1," + "x" * 200_000], "line 2: a cell of more than 131072 characters"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(lines, says):
    with pytest.raises(RatingInputError) as error:
        read_rating_list(lines)
    assert says in str(error.value)


def test_a_file_without_lines_is_refused_before_it_is_read_to_its_end(tmp_path):
    path = tmp_path / "film.bin"
    path.write_bytes(b"\xff" * 300_000)
    with pytest.raises(RatingInputError, match="line 1: a cell of more than 131072 characters"):
        read_rating_list(path)


def test_another_kind_of_list_is_refused():
    with pytest.raises(RatingInputError, match="there are standard, rapid, blitz"):
        read_rating_list([], kind="bullet")
