"""Rating lists: FIDE's names of columns and others, by FIDE id or starting rank."""

import pytest

from elo import RatingInputError
from elo.tournament import read_rating_list
from elo.tournament.rating_list import same_name

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
        (
            ["rank,k", "1,20", "2,4000"],
            "line 3, column k: expected a whole number, at most 100, found '4000'.",
        ),
        (
            ["rank,rating", "1,18500"],
            "line 2, column rating: expected a whole number, at most 9999, found '18500'.",
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


def test_a_column_Rk_is_a_rank():
    """Once it was taken for the K of the rapid list: K 1 for the first, K 40 for the fortieth."""
    lines = ["Rk.;Name;Rating", "1;Anna;1850", "40;Ben;1700"]
    rapid = read_rating_list(lines, kind="rapid")
    anna, ben = rapid.entry(1, None), rapid.entry(40, None)
    assert [(one.name, one.rating, one.K) for one in (anna, ben)] == [
        *[("Anna", 1850, None), ("Ben", 1700, None)],
    ]
    assert [str(step) for step in rapid.remarks] == [
        "the list's column 'rk' is taken for a rank; call the K of the rapid list 'rapid_k'"
    ]
    assert read_rating_list(lines).remarks == ()


@pytest.mark.parametrize("beside", ["SK", "BK", "RRtng"])
def test_beside_FIDEs_columns_Rk_is_K_if_its_values_are(beside):
    head = f"ID Number,{beside},RK"
    rapid = entry([head, "12300001,20,40"], fide_id=12300001, kind="rapid")
    assert rapid.K == 40
    with pytest.raises(RatingInputError) as error:
        read_rating_list([head, "12300001,20,10", "12300002,20,2"], kind="rapid", wanted={12300001})
    assert str(error.value) == (
        "line 3, column rk: expected the K of the rapid list (10, 20, 40), found '2'; "
        "call a column of ranks 'rank'."
    )


WORLD = ["Rank,FIDE ID,Name,Rating", "1,1503014,Carlsen Magnus,2840", "2,2016192,Nakamura,2810"]


@pytest.mark.parametrize(
    ("fide_id", "name", "is_taken"),
    [
        (12300001, "Anna Berg", False),
        (12300001, "Carlsen, Magnus", False),
        (None, "Anna Berg", False),
        (None, "Magnus CARLSEN", True),
        (1503014, "Anna Berg", True),
    ],
)
def test_a_rank_is_of_the_player_unless_id_or_name_says_otherwise(fide_id, name, is_taken):
    listed = read_rating_list(WORLD)
    found = listed.entry(1, fide_id, name)
    assert (found is not None) == is_taken
    other = listed.somebody_else(1, fide_id, name)
    assert (other is None) == is_taken
    assert (found or other).rating == 2840


def test_a_small_id_is_the_clubs_own_and_contradicts_nothing():
    listed = read_rating_list(["no,id,name,rating", "1,7,Berg Anna,1800"])
    assert listed.entry(1, 12300001, "Anna Berg").rating == 1800


def test_who_shares_a_rank_is_found_by_the_FIDE_id_alone():
    listed = read_rating_list(["Rk.,FIDE ID,Rating", "1,12300001,1800", "1,12300002,1700"])
    assert listed.entry(9, 12300002).rating == 1700
    assert listed.entry(1, None) is None


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Müller, Jörg", "Joerg Mueller", True),
        ("Nguyễn Văn An", "NGUYEN, Van An", True),
        ("Sørensen", "Soerensen", True),
        ("Anna-Maria Groß", "Gross, Anna Maria", True),
        ("Anna", "Anna Berg", False),
        ("Anna Berg", "Anna Borg", False),
    ],
)
def test_a_name_is_the_same_in_other_spellings(one, other, same):
    assert same_name(one, other) is same
