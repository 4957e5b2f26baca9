"""What real programs write and FIDE's format does not say: read where it can be without a guess.

Each case is made by hand in the likeness of a file that somebody met. "Strict" is how it is read
here, unless a test says otherwise: none of this may stop a reading.
"""

from datetime import date

import pytest

from elo.tournament import read_tournament, read_trf
from tests.tournament.files import notices, put, sentence, trf

TWO = trf("Anna 1800 2w1", "Ben 1700 1b0")
ANNA, BEN = TWO.splitlines()
ROUND_1 = 92


def anna(column: int, text: str, head: str = ""):
    """The tournament of two, with something else on the first player's line."""
    return read_trf(f"{head}{put(ANNA, column, text)}\n{BEN}")


def notes(tournament):
    return [str(note) for note in tournament.notes]


# The order of lines, and what is missing.


def test_lines_stand_in_any_order_and_ranks_may_be_blank():
    tournament = read_trf(f"{BEN}\n052 2025/11/02\n{ANNA}\n012 Club")
    assert list(tournament.players) == [1, 2]
    assert tournament.players[1].rank is None
    assert (tournament.name, tournament.end) == ("Club", date(2025, 11, 2))
    assert tournament.notes == ()


def test_without_a_number_of_rounds_the_games_tell_it():
    assert read_trf(TWO).rounds == 1


@pytest.mark.parametrize("head", ["XXR 9\n", "142 9\n", "XXR   9\n", "142 9\nXXR 9\n"])
def test_a_number_of_rounds_beyond_the_games_is_kept(head):
    tournament = read_trf(head + TWO)
    assert (tournament.rounds, tournament.notes) == (9, ())
    assert len(tournament.players[1].pairings) == 1


def test_players_without_rounds_are_a_tournament_without_games():
    tournament = read_trf(trf("Anna 1800", "Ben -"))
    assert tournament.rounds == 0
    assert [player.pairings for player in tournament.players.values()] == [(), ()]
    assert tournament.event(1).games == ()


def test_blanks_at_the_end_of_a_line_may_be_trimmed():
    """An editor that trims cuts the last block of whoever has no result in it."""
    tournament = read_trf(trf("Anna 1800 2w1 3b1 3w1", "Ben 1700 1b0", "Cleo 1600 0-U 1w0 1b0"))
    left = tournament.players[2].pairings[1:]
    assert [(pairing.round, pairing.reason) for pairing in left] == [(2, "absent"), (3, "absent")]


@pytest.mark.parametrize("end", ["", "\n", "\r\n", "\x1a", "\n\n\n", "\r\n\x1a"])
def test_a_file_ends_as_it_likes(end):
    assert len(read_trf(TWO + end).players) == 2


@pytest.mark.parametrize("end", ["\r", "\r\n", "\n"])
def test_lines_end_as_they_like(end):
    assert len(read_trf(f"012 Club{end}{ANNA}{end}{BEN}{end}").players) == 2


# Lines about the tournament.


def test_free_texts_are_kept_as_they_are():
    head = "022 https://example.org/tournament/x\n032 Lichess\n102 https://example.org\n112\n"
    tournament = read_trf(head + "012 \n132\n" + TWO)
    assert (tournament.city, tournament.federation) == (
        "https://example.org/tournament/x",
        "Lichess",
    )
    assert tournament.notes == ()


@pytest.mark.parametrize(
    "text",
    [
        *("2025/10/12", "2025.10.12", "2025-10-12", "25/10/12", "25.10.12", "Oct 12, 2025"),
        *("October 12, 2025", "2025/10/12 ", "2025 / 10 / 12", "20/10/2025", "28. 10. 2025."),
    ],
)
def test_a_date_that_can_be_read_in_one_way_is_read_without_a_word(text):
    tournament = read_trf(f"042 {text}\n{TWO}")
    day = {"20/10": 20, "28. 1": 28}.get(text[:5], 12)
    assert tournament.start == date(2025, 10, day)
    assert tournament.notes == ()


def test_a_date_with_the_year_at_its_end_has_the_day_first_and_it_is_said():
    tournament = read_trf(f"042 12/10/2025\n{TWO}")
    assert tournament.start == date(2025, 10, 12)
    assert notes(tournament) == [
        "line 1, column 5: '12/10/2025' is taken for 2025-10-12; it could be read otherwise."
    ]


@pytest.mark.parametrize(
    "text",
    [
        *("yesterday", "2025", "2025/10", "2025/13/01", "2025/1/2/3", "10/13/2025", "2025/02/30"),
        *("123/10/12", "٢٢/٢٢/٢٢", "Foo 12, 2025", "0001/00/01"),
    ],
)
def test_a_date_that_cannot_be_read_is_none_and_it_is_said(text):
    tournament = read_trf(f"052 {text}\n{TWO}")
    assert tournament.end is None
    assert notes(tournament) == [
        f"line 1, column 5: the date {text!r} is not understood; left empty."
    ]


@pytest.mark.parametrize("text", ["", "    ", "0000/00/00"])
def test_a_date_may_be_left_blank(text):
    tournament = read_trf(f"042 {text}\n{TWO}")
    assert (tournament.start, tournament.notes) == (None, ())


def test_the_days_of_the_rounds_stand_above_the_rounds():
    head = "042 2025/10/08\n052 2025/10/12\n" + put("132", ROUND_1, "25/10/08            25/10/10")
    assert read_trf(f"{head}\n{TWO}").round_dates == (
        date(2025, 10, 8),
        None,
        date(2025, 10, 10),
    )


def test_the_days_of_rounds_with_the_day_before_the_month_lie_within_the_tournament():
    """25.08.10 is 8 October here, and 10 August nowhere near."""
    head = "042 2025.10.08\n052 2025.10.12\n" + put("132", ROUND_1, "25.08.10  25.09.10")
    assert read_trf(f"{head}\n{TWO}").round_dates == (date(2025, 10, 8), date(2025, 10, 9))


def test_the_day_of_a_round_with_four_digits_is_read():
    head = put("132", ROUND_1, "2025/10/082025/10/09")
    assert read_trf(f"{head}\n{TWO}").round_dates == (date(2025, 10, 8), date(2025, 10, 9))


def test_a_day_of_a_round_that_cannot_be_read_is_noted_with_its_column():
    tournament = read_trf(put("132", ROUND_1, "25/10/08  soon") + "\n" + TWO)
    assert tournament.round_dates == (date(2025, 10, 8), None)
    assert notes(tournament) == [
        "line 1, column 102: the date 'soon' is not understood; left empty."
    ]


@pytest.mark.parametrize("count", ["2", "002", "   2", "2 players", "", "many"])
def test_numbers_of_players_that_are_right_or_none_are_fine(count):
    assert read_trf(f"062 {count}\n072 {count}\n{TWO}").notes == ()


def test_numbers_of_players_that_are_wrong_are_noted():
    assert notes(read_trf(f"062 017\n072 3\n{TWO}")) == [
        "line 1 says 17 players; there are 2.",
        "line 2 says 3 rated players; there are 2.",
    ]


def test_a_line_that_stands_twice_is_read_once():
    tournament = read_trf(f"012 Club\n012 Other\n{TWO}")
    assert tournament.name == "Club"
    assert notes(tournament) == ["line 2: 012 stands a second time; line 1 is used."]


def test_the_time_control_is_the_one_in_words_or_the_one_in_code():
    assert read_trf(f"122 90 minutes + 30 s\n222 5400+30\n{TWO}").time_control == (
        "90 minutes + 30 s"
    )
    assert read_trf(f"222 5400+30\n{TWO}").time_control == "5400+30"


@pytest.mark.parametrize(
    "line",
    [
        *("### a remark", "DDD SSSS sTTT NNNN", "BBB T RRR", "123456789012345", "013 Team   1   2"),
        *("XXS W=3 D=1", "XXZ 1 2", "BBW  3.0", "DAT    1 NOTE a note", "a letter", "", "999 what"),
        *("XXZ    1", "BBD    1", "\t", "### 001    1 x", " 001    1"),
    ],
)
def test_lines_that_are_not_for_a_rating_are_passed_over(line):
    tournament = read_trf(f"{line}\n{TWO}\n{line}")
    assert (len(tournament.players), tournament.format, tournament.notes) == (2, "TRF16", ())


@pytest.mark.parametrize(
    "line",
    [
        *("142 5", "152 W", "162  W 1.0     D 0.5", "172 FRA FIDE", "182 a program", "212 PTS,BH"),
        *("192 FIDE_DUTCH_2026", "192 a code of tomorrow", "222 5400+30", "240 H   1    2\t"),
        *("250  1.0", "260   1   1    1    2", "299 W", "310   1 Team", "330 H   1    2", "330 +-"),
        *("FRA    1 m  A Anna", "VIE 0002   CM Ben", "801 x", "802 x", "352 WBWB", "362 TW 2.0"),
    ],
)
def test_lines_of_2026_are_known_by_their_ids(line):
    """Drafts had other columns in 240, 310 and 330; nothing in them is needed for a rating."""
    assert read_trf(f"{line}\n{TWO}").format == "TRF26"


def test_a_national_rating_is_not_the_rating():
    tournament = read_trf(f"{TWO}\nFRA    1    A Anna{'':30}2200 IDF")
    assert tournament.players[1].rating == 1800


# A player's line.


@pytest.mark.parametrize(
    ("text", "sex"), [("m", "m"), ("w", "w"), ("M", "m"), ("F", "w"), ("f", "w"), ("u", "")]
)
def test_the_sex_has_several_spellings(text, sex):
    tournament = anna(10, text)
    assert (tournament.players[1].sex, tournament.notes) == (sex, ())


@pytest.mark.parametrize(
    ("text", "title"),
    [
        *[("GM ", "GM"), (" GM", "GM"), ("gm ", "GM"), ("  g", "GM")],
        *[(" IM", "IM"), ("  m", "IM"), (" FM", "FM"), ("  f", "FM"), (" ff", "FM")],
        *[(" CM", "CM"), ("  c", "CM"), (" cf", "CM"), ("WGM", "WGM"), (" wg", "WGM")],
        *[(" gf", "WGM"), ("WIM", "WIM"), (" wm", "WIM"), (" mf", "WIM"), ("  w", "WIM")],
        *[("WFM", "WFM"), (" wf", "WFM"), ("WCM", "WCM"), (" wc", "WCM")],
    ],
)
def test_titles_have_several_spellings(text, title):
    tournament = anna(11, text)
    assert (tournament.players[1].title, tournament.notes) == (title, ())


@pytest.mark.parametrize(
    ("column", "text", "field"),
    [
        (10, "x", "the sex"),
        (11, " 1N", "the title"),
        (54, "A-B", "the federation"),
        (58, "     D50113", "the FIDE id"),
        (58, "      10012", "the FIDE id"),
        (70, "long ago  ", "the year of birth"),
        (70, "78/05/12  ", "the year of birth"),
        (70, "1066/10/14", "the year of birth"),
        (86, "1-3", "the rank"),
    ],
)
def test_what_no_rating_depends_on_may_be_anything_and_is_noted(column, text, field):
    tournament = anna(column, text)
    assert notes(tournament) == [
        f"line 1, column {column}: {field} {text.strip()!r} is not understood; left empty."
    ]
    assert tournament.players[1].fide_id is tournament.players[1].birth_year is None


@pytest.mark.parametrize("text", ["12401234   ", "   12401234", " 12401234  "])
def test_a_FIDE_id_stands_anywhere_in_its_columns(text):
    assert anna(58, text).players[1].fide_id == 12401234


@pytest.mark.parametrize("text", ["          0", "           "])
def test_a_FIDE_id_of_zero_is_none(text):
    assert anna(58, text).players[1].fide_id is None


@pytest.mark.parametrize(
    ("text", "year"),
    [
        *(("1987/07/05", 1987), ("1987/00/00", 1987), ("1969.12.06", 1969), ("1978      ", 1978)),
        *(("28.07.2005", 2005), ("1978/  /  ", 1978), ("1978-01-02", 1978)),
        *(("0000/00/00", None), ("          ", None), ("0000.00.00", None), ("    /  /  ", None)),
    ],
)
def test_of_a_birthday_the_year_is_kept_and_never_made_up(text, year):
    tournament = anna(70, text)
    assert (tournament.players[1].birth_year, tournament.notes) == (year, ())


def test_the_letters_of_a_club_may_stand_for_the_federation():
    assert anna(54, "gon").players[1].federation == "GON"


@pytest.mark.parametrize("text", [" 1.0", "1,0 ", "   1", "01.0", "1.  "])
def test_points_have_a_point_or_a_comma_or_neither(text):
    tournament = anna(81, text)
    assert (tournament.players[1].points, tournament.notes) == (1, ())


def test_points_above_the_sum_are_noted_and_nothing_else():
    tournament = anna(81, " 1.5")
    assert notes(tournament) == ["line 1: player 1 has 1.5 points, the rounds add up to 1."]
    assert tournament.event(1).games[0].score == 1


@pytest.mark.parametrize("line", ["162  W 3.0     D 1.0", "XXS W=3", "BBW  3.0", "299 W"])
def test_with_points_of_its_own_a_tournament_is_not_added_up(line):
    assert anna(81, " 3.0", head=line + "\n").notes == ()


def test_a_name_that_moves_its_line_is_refused_with_line_and_column():
    """36 characters where 33 fit: 1800 stands in columns 52 to 55 then."""
    line = ANNA[:14] + "Papadimitrakopoulos-Hatzigeorgiou, A" + ANNA[47:]
    assert sentence(f"{BEN}\n{line}").startswith("line 2, column 48: expected a blank")


def test_a_name_of_33_characters_fits():
    name = "Papadimitrakopoulos-Georgiou, Ana"
    assert len(name) == 33
    assert anna(15, name).players[1].name == name


@pytest.mark.parametrize("name", ["Müller, Jürgen", "Nguyễn Thị Ánh", "Þórsson, Guðmundur", "Ł"])
def test_columns_that_count_bytes_are_read_by_bytes(name):
    """A program that fills the name to 33 bytes writes fewer letters where there are accents."""
    padded = name + " " * (33 - len(name.encode()))
    tournament = read_trf(f"{ANNA[:14]}{padded}{ANNA[47:]}\n{BEN}")
    player = tournament.players[1]
    assert (player.name, player.rating, player.pairings[0].code) == (name, 1800, "1")
    assert notes(tournament) == ["line 1: the columns count bytes, not letters; read so."]


def test_columns_that_count_two_bytes_for_a_chinese_letter_are_read_so():
    """As programs of Taiwan wrote in Big5."""
    line = f"{ANNA[:14]}王小明{' ' * 27}{ANNA[47:]}\n{BEN}"
    tournament = read_tournament(line.encode("big5"), encoding="big5")
    player = tournament.players[1]
    assert (player.name, player.rating, player.pairings[0].code) == ("王小明", 1800, "1")
    assert [note.key for note in tournament.notes] == ["notice.bytes"]


def test_columns_that_count_letters_are_read_by_letters():
    tournament = anna(15, "Nguyễn Thị Ánh")
    assert (tournament.players[1].rating, tournament.notes) == (1800, ())


def test_another_format_with_the_same_ids_is_refused():
    assert sentence("012|Club\n001|1|Anna|1800\n") == (
        "line 2, column 4: expected fields in columns; with | between them this is another format, "
        "not TRF, found '001|1|Anna|1800'."
    )
    assert "another format" in sentence("012|Club\n001|1|Anna|1800\n", read_tournament)


# Rounds.


@pytest.mark.parametrize(
    ("block", "reason", "says"),
    [
        ("  62 b Z", "no_result", "'62 b Z' is taken for: paired, but without a result."),
        ("  62 b  ", "no_result", "'62 b' is taken for: paired, but without a result."),
        ("0000 w  ", "absent", "'0000 w' is taken for: not paired."),
        ("     w  ", "absent", "'0000 w' is taken for: not paired."),
        ("0000 - 1", "full_bye", "'0000 - 1' is taken for: a bye of a full point."),
        ("0000   0", "absent", "'0000 - 0' is taken for: not paired."),
        ("  62 w H", "half_bye", "'62 w H' is taken for: a bye of half a point."),
        ("  62 w U", "pairing_bye", "'62 w U' is taken for: a bye given by the pairing."),
    ],
)
def test_fields_of_a_round_that_do_not_fit_together_are_no_game_and_noted(block, reason, says):
    cleo = trf("Cleo 1600 0-Z").replace("001    1", "001   62")
    tournament = read_trf(f"{put(ANNA, ROUND_1, block)}\n{BEN.replace('1 b 0', '0 - Z')}\n{cleo}")
    if "62" not in block:
        assert tournament.rounds == 0
    else:
        assert tournament.players[1].pairings[0].reason == reason
        assert not tournament.event(1).games[0].played
    assert [note for note in notes(tournament) if "taken for" in note] == [
        f"line 1, column 92: {says}"
    ]


@pytest.mark.parametrize(
    ("code", "reason"),
    [("+", "full_bye"), ("=", "half_bye"), ("-", "absent"), ("Z", "absent"), ("_", "absent")],
)
def test_byes_of_2006_have_no_letters(code, reason):
    """A draw against nobody is a bye of half a point, never a game."""
    text = trf(f"Anna 1800 0-{code}", "Ben 1700 3w1", "Cleo 1600 2b0")
    tournament = read_trf(text)
    assert (tournament.players[1].pairings[0].reason, tournament.notes) == (reason, ())


def test_a_forfeit_may_have_no_colour():
    tournament = read_trf(trf("Anna 1800 2--", "Ben 1700 1-+"))
    assert [pairing.reason for (pairing,) in (p.pairings for p in tournament.players.values())] == [
        "forfeit_loss",
        "forfeit_win",
    ]
    assert tournament.notes == ()


def test_F_may_stand_for_a_bye_by_pairing():
    (game,) = read_trf(trf("Anna 1800 0-F", "Ben 1700 3w1", "Cleo 1600 2b0")).event(1).games
    assert (game.played, game.opponent) == (False, None)


@pytest.mark.parametrize("code", ["?", "X", "x", "A", "a"])
def test_codes_of_some_programs_are_results_that_nobody_knows(code):
    tournament = read_trf(trf(f"Anna 1800 2w{code}", f"Ben 1700 1b{code}"))
    assert [pairing.reason for pairing in tournament.players[1].pairings] == ["unknown"]


@pytest.mark.parametrize("more", ["0-Z", "0-U", "0-H"])
def test_a_last_round_in_which_nobody_plays_is_no_round_yet(more):
    """Some programs write a round too many for some, others byes before they pair."""
    tournament = read_trf(trf(f"Anna 1800 2w1 {more}", "Ben 1700 1b0"))
    assert tournament.rounds == 1
    assert [len(player.pairings) for player in tournament.players.values()] == [1, 1]
    assert notes(tournament) == ["round 2 and what comes after it has no pairing yet; not read."]


@pytest.mark.parametrize("points", [" 1.0", " 1.5"])
def test_points_may_hold_a_bye_of_the_next_round_already_or_not(points):
    text = put(trf("Anna 1800 2w1 0-H"), 81, points) + "\n" + BEN
    assert [note.key for note in read_trf(text).notes] == ["notice.no_games"]


@pytest.mark.parametrize(("one", "other"), [("0", "0"), ("0", "="), ("=", "0")])
def test_a_result_that_the_arbiter_has_changed_counts_as_it_stands(one, other):
    tournament = read_trf(trf(f"Anna 1800 2w{one}", f"Ben 1700 1b{other}"))
    scores = {"0": 0, "=": 0.5}
    assert tournament.event(1).games[0].score == scores[one]
    assert tournament.event(2).games[0].score == scores[other]
    assert notes(tournament) == [
        f"line 1, column 92: '2 w {one}' and '1 b {other}' (line 2) give less than a point "
        "together; each result counts as it stands."
    ]


# Two players with one number.


def test_a_repeated_record_is_refused_and_a_lenient_reading_keeps_the_first():
    text = f"{TWO}\n{put(BEN, 15, 'Bob')}"
    assert "line 3, column 5" in sentence(text)
    assert notices(text) == [
        "line 3, column 5: expected a number of its own (line 2 has this one), found '2'. "
        "Left out: the line."
    ]
    assert read_trf(text, lenient=True).players[2].name == "Ben"


def test_a_year_of_two_digits_that_could_be_the_day_is_said():
    tournament = read_trf(f"042 23/11/24\n{TWO}")
    assert tournament.start == date(2023, 11, 24)
    assert [str(note) for note in tournament.notes] == [
        "line 1, column 5: '23/11/24' is taken for 2023-11-24; it could be read otherwise."
    ]


def test_a_fide_id_that_stands_twice_is_said():
    twice = "\n".join(put(line, 58, "    1234567") for line in TWO.splitlines())
    assert [str(note) for note in read_trf(twice).notes] == [
        "line 2: FIDE id 1234567 stands at starting rank 1 too."
    ]
