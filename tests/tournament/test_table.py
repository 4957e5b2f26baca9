"""Tables (CSV): a row a player, as a club secretary's spreadsheet saves it."""

import reprlib
from datetime import date
from decimal import Decimal

import pytest

from elo.tournament import read_csv, read_tournament
from tests.tournament.files import notices, sentence

CLUB = """\
tournament;Club championship
city;Hanoi
federation;VIE
start;12.10.2025
end;2025-11-16
time control;90 min + 30 s
rounds;5

No;Name;Rating;Birth year;K;Games;1;2;3
1;Anna;1800;1990;20;120;2w1;3b=;+
2;"Ben; the elder";1712;2010;40;12;1b0;bye;3w½
3;Cleo;;;;;H;1w=;2b0,5
"""
HEAD = "no,name,rating,1,2"
ANNA, BEN = "1,Anna,1800,2w1,2b0", "2,Ben,1700,1b0,1w1"


def table(*rows, head=HEAD):
    return "\n".join((head, *rows))


def refused(*rows, head=HEAD):
    return sentence(table(*rows, head=head), read_csv)


def told(tournament, rank):
    return [(p.opponent, p.colour, p.code) for p in tournament.players[rank].pairings]


def test_a_table_of_a_club_is_read():
    tournament = read_csv(CLUB)
    assert (tournament.name, tournament.city, tournament.federation) == (
        "Club championship",
        "Hanoi",
        "VIE",
    )
    assert (tournament.start, tournament.end) == (date(2025, 10, 12), date(2025, 11, 16))
    assert (tournament.time_control, tournament.rounds, tournament.format) == (
        "90 min + 30 s",
        5,
        "CSV",
    )
    anna, ben, cleo = tournament.players.values()
    assert (anna.name, anna.rating, anna.birth_year, anna.K, anna.games, anna.line) == (
        *("Anna", 1800, 1990),
        *(20, 120, 10),
    )
    assert (ben.name, ben.K, ben.games) == ("Ben; the elder", 40, 12)
    assert (cleo.rating, cleo.birth_year, cleo.K, cleo.games) == (None, None, None, None)
    assert told(tournament, 1) == [(2, "w", "1"), (3, "b", "="), (None, "-", "+")]
    assert told(tournament, 2) == [(1, "b", "0"), (None, "-", "U"), (3, "w", "=")]
    assert told(tournament, 3) == [(None, "-", "H"), (1, "w", "="), (2, "b", "=")]
    assert [game.played for game in tournament.event(1).games] == [True, True, False]


def test_what_the_day_first_means_is_said():
    assert [str(note) for note in read_csv(CLUB).notes] == [
        "line 4, column 2: '12.10.2025' is taken for 2025-10-12; it could be read otherwise."
    ]


@pytest.mark.parametrize("divider", [",", ";", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_cells_are_divided_by_commas_semicolons_or_tabs(divider, end):
    text = table(ANNA, BEN).replace(",", divider).replace("\n", end)
    tournament = read_tournament(text.encode())
    assert tournament.format == "CSV"
    assert told(tournament, 2) == [(1, "b", "0"), (1, "w", "1")]


@pytest.mark.parametrize(
    "head",
    [
        *("No.,Player,Elo,Rd 1,Rd 2", "#,NAME,Rtg,R1,R2", "start_rank,name,ro,round 1,round 2"),
        *("Nr,Name,rating,1.Rd,2.Rd", "SNo, Name , RATING ,Rd.1,Rd.2", '"no","name","elo","1","2"'),
    ],
)
def test_columns_have_many_names(head):
    tournament = read_csv(table(ANNA, BEN, head=head))
    assert tournament.players[1].rating == 1800
    assert told(tournament, 1) == [(2, "w", "1"), (2, "b", "0")]
    assert tournament.notes == ()


def test_columns_stand_in_any_order():
    tournament = read_csv("2,name,1,rating,no\n2b0,Anna,2w1,1800,1\n1w1,Ben,1b0,1700,2")
    assert told(tournament, 1) == [(2, "w", "1"), (2, "b", "0")]


def test_without_numbers_the_rows_are_counted():
    tournament = read_csv("name,rating,1\nAnna,1800,2w1\n\nBen,1700,1b0")
    assert [player.name for player in tournament.players.values()] == ["Anna", "Ben"]
    assert tournament.players[2].line == 4


@pytest.mark.parametrize("broken", ["Ben,1700,1b0,,x", '"Ben,1700', "Ben,17OO,1b0"])
def test_a_row_that_is_left_out_keeps_its_number(broken):
    """Else Dan, who is fourth, would be third, and Cleo's game against 4 one against nobody."""
    rows = ("Anna,1800,2w1", broken, "", ",,", "Cleo,1600,4w=", "Dan,1500,3b=")
    tournament = read_csv(table(*rows, head="name,rating,1"), lenient=True)
    names = {rank: player.name for rank, player in tournament.players.items() if rank != 2}
    assert names == {1: "Anna", 3: "Cleo", 4: "Dan"}
    assert told(tournament, 3) == [(4, "w", "=")]
    assert told(tournament, 4) == [(3, "b", "=")]
    assert tournament.event(3).games[0].opponent == 1500


@pytest.mark.parametrize(
    "heading",
    [
        *("Year", "YOB", "Born", "birth_year", "Birth Year", "Year of birth", "Date of birth"),
        *("DOB", "Birthday", "Birthdate", "B-day"),
    ],
)
@pytest.mark.parametrize("cell", ["2010", "2010-05-17", "17.05.2010"])
def test_the_birth_year_stands_under_the_usual_headings(heading, cell):
    tournament = read_csv(f"name,rating,{heading}\nAnna,1800,{cell}")
    assert (tournament.players[1].birth_year, tournament.notes) == (2010, ())


def test_all_that_a_player_can_have():
    head = "no,name,sex,title,fed,FIDE ID,points,rank,rating"
    player = read_csv(table('1,Anna,f,wim,vie,12401234,"2,5",3,unrated', head=head)).players[1]
    assert (player.sex, player.title, player.federation, player.fide_id) == (
        *("w", "WIM"),
        *("VIE", 12401234),
    )
    assert (player.points, player.rank, player.rating) == (Decimal("2.5"), 3, None)


@pytest.mark.parametrize("text", ["", "0", "-", "unr", "Unrated"])
def test_an_unrated_player_has_no_rating_in_several_ways(text):
    assert read_csv(f"name,rating\nAnna,{text}\n").players[1].rating is None


def test_no_games_before_is_known_and_nothing_is_not():
    players = read_csv("name,games\nAnna,0\nBen,").players
    assert (players[1].games, players[2].games) == (0, None)


@pytest.mark.parametrize(
    ("cell", "wanted"),
    [
        ("12w1", (12, "w", "1")),
        ("12W1", (12, "w", "1")),
        (" 12 w 1 ", (12, "w", "1")),
        ("12b0", (12, "b", "0")),
        ("12s0", (12, "b", "0")),
        *((f"12b{draw}", (12, "b", "=")) for draw in ("=", "½", "0.5", "1/2")),
        ("12w+", (12, "w", "+")),
        *((f"12b{minus}", (12, "b", "-")) for minus in "-−–—"),
        ("12--", (12, "-", "-")),
        ("12-", (12, "-", "-")),
        ("12+", (12, "-", "+")),
        ("12w", (12, "w", "")),
        ("12wD", (12, "w", "D")),
        ("12b?", (12, "b", "?")),
        ("", (None, "-", "")),
        ("bye", (None, "-", "U")),
        ("BYE", (None, "-", "U")),
        *((code, (None, "-", code.upper())) for code in "HhFUuZz+-?"),
        ("'+", (None, "-", "+")),
        ("−", (None, "-", "-")),
        *((cell, (None, "-", code)) for cell, code in (("-1", "F"), ("-½", "H"), ("-0", "Z"))),
        ("0-H", (None, "-", "H")),
        ("0--", (None, "-", "-")),
    ],
)
def test_a_round_says_opponent_colour_and_result(cell, wanted):
    """The opponents' own cells fit, so that only this one is looked at."""
    answers = {"w1": "1b0", "b0": "1w1", "b=": "1w="}
    answer = answers.get(f"{wanted[1]}{wanted[2]}", "") if wanted[0] else ""
    rows = (f"1,Anna,1800,{cell}", f"12,Ben,1700,{answer}", "3,Cleo,,4w1", "4,Dan,,3b0")
    tournament = read_csv(table(*rows, head="no,name,rating,1"))
    assert told(tournament, 1) == [wanted]


def test_games_may_be_told_without_colours():
    tournament = read_csv(table("1,Anna,1800,2=", "2,Ben,1700,1=", head="no,name,rating,1"))
    assert tournament.event(1).games[0].played
    assert tournament.notes == ()


@pytest.mark.parametrize("cell", ["1", "0", "=", "½", "12", "w1", "12x1", "12w2", "Ben", "12w1w1"])
def test_a_cell_of_a_round_that_could_mean_several_things_is_refused(cell):
    """A mere 1 is no game: against whom?"""
    assert refused(f"1,Anna,1800,2w1,{cell}", BEN) == (
        f"line 2, column 5: expected number, colour and result, such as 12w1, 5b= or bye, "
        f"found {cell!r}."
    )


@pytest.mark.parametrize(
    ("row", "column", "found"),
    [
        ("x,Cleo,1600", 1, "the player's number, 1 to 9999, found 'x'"),
        (",Cleo,1600", 1, "the player's number, 1 to 9999, found ''"),
        ("10000,Cleo,1600", 1, "the player's number, 1 to 9999, found '10000'"),
        ("2,Cleo,1600", 1, "a number of its own (line 3 has this one), found '2'"),
        ("3,Cleo,16OO", 3, "a rating, or blanks, found '16OO'"),
        ("3,Cleo,16", 3, "a rating, or blanks, found '16'"),
        ("3,Cleo,1600,4w1", 4, "an opponent who is a player of this file, found '4 w 1'"),
        ("3,Cleo,1600,3w1", 4, "an opponent, not the player's own number, found '3 w 1'"),
        (
            "3,Cleo,1600,,1w1",
            5,
            "what line 2 confirms (there player 1 has '2 b 0' in round 2), found '1 w 1'",
        ),
        ("3,Cleo,1600,,,x", 6, "a row of 5 cells, like the head, found 'x'"),
        ('3,"Cleo,1600', 1, "quotes that end on the same line, found '3,\"Cleo,1600'"),
        ('3,"Cleo" x,1600', 1, "quotes that end on the same line, found '3,\"Cleo\" x,1600'"),
    ],
)
def test_what_cannot_be_read_is_named_with_line_and_cell(row, column, found):
    assert refused(ANNA, BEN, row) == f"line 4, column {column}: expected {found}."
    (note,) = notices(table(ANNA, BEN, row), read_csv)
    assert note.startswith(f"line 4, column {column}: expected {found}. Left out: ")


@pytest.mark.parametrize(
    ("column", "cell", "expected"),
    [
        *(("K", cell, "K, 1 to 100") for cell in ("high", "101", "20.0", "9" * 5000)),
        *(("games", cell, "a number of games") for cell in ("few", "-1", "10000", "1e3")),
        *(("points", cell, "points, such as 11.5") for cell in ("9912.5", "1000", "1.25", "-1")),
    ],
)
def test_K_games_and_points_are_numbers_of_their_size(column, cell, expected):
    assert refused(f"Anna,{cell}", head=f"name,{column}") == (
        f"line 2, column 2: expected {expected}, found {reprlib.repr(cell)}."
    )


def test_a_column_stands_once():
    assert refused("1,Anna,1800,1900", head="no,name,rating,Elo") == (
        "line 1, column 4: expected each column once, found 'Elo'."
    )


@pytest.mark.parametrize(("head", "column", "n"), [("1,2,4", 5, 3), ("2,3", 3, 1)])
def test_rounds_have_no_gap(head, column, n):
    assert refused("1,Anna", head=f"no,name,{head}").startswith(
        f"line 1, column {column}: expected round {n}: the rounds go from 1 on without a gap"
    )


def test_columns_and_rows_that_are_not_known_are_passed_over_and_noted():
    text = "a list of mine\nname,rating,club\nAnna,1800,Hanoi\n,,\n"
    assert [str(note) for note in read_csv(text).notes] == [
        "line 1: 'a list of mine' is not understood; passed over.",
        "line 2, column 3: the column 'club' is not known; passed over.",
    ]


@pytest.mark.parametrize("text", ["", "Anna,1800", "name\nAnna", "rating,1\n1800,2w1"])
def test_a_table_has_a_head(text):
    assert sentence(text, read_csv).startswith("no head found")


@pytest.mark.parametrize("given", [None, b"name,rating", 5])
def test_what_is_no_text_is_refused(given):
    assert "must be a str" in sentence(given, read_csv)


def test_a_table_has_players():
    assert sentence("name,rating\n\n,\n", read_csv) == "no player found below the head."


def test_points_are_compared():
    text = table("1,Anna,1800,2w1,7", "2,Ben,1700,1b0,0", head="no,name,rating,1,points")
    assert [str(note) for note in read_csv(text).notes] == [
        "line 2: player 1 has 7 points, the rounds add up to 1."
    ]


def test_a_missing_round_is_not_played_in_a_lenient_reading():
    """Found by the fuzzer: rounds 1, 2 and 4 once made a player of three rounds, one called 4."""
    text = table("1,Anna,1800,2w1,,2b0", "2,Ben,1700,1b0,,1w1", head="no,name,rating,1,2,4")
    tournament = read_csv(text, lenient=True)
    assert [pairing.round for pairing in tournament.players[1].pairings] == [1, 2, 3, 4]
    assert [pairing.counts for pairing in tournament.players[1].pairings] == [
        *(True, False),
        *(False, True),
    ]
    assert tournament.rounds == 4
    assert [str(note) for note in tournament.notes] == [
        "line 1, column 6: expected round 3: the rounds go from 1 on without a gap, found '4'. "
        "Left out: the rounds between, as not played."
    ]
