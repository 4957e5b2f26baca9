"""The reader of report files: players by their columns, rounds by their codes."""

from datetime import date

import pytest

from elo import RatingInputError, event_change
from elo.tournament import read_trf
from tests.tournament.files import put, sentence, trf

BLANK = [4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91, 96, 98, 100, 101, 111]
OTHERS = ("Ben 1700 3w1", "Cleo 1600 2b0")


# What is read.


def test_a_player_line_is_read_by_its_columns():
    tournament = read_trf(trf("Anna 1800 2w1 2b=", "Ben - 1b0 1w="))
    anna, ben = tournament.players.values()
    assert (anna.start_rank, anna.name, anna.rating, anna.line) == (1, "Anna", 1800, 1)
    assert (ben.start_rank, ben.rating, ben.line) == (2, None, 2)
    first, second = anna.pairings
    assert (first.round, first.opponent, first.colour, first.code) == (1, 2, "w", "1")
    assert (second.round, second.opponent, second.colour, second.code) == (2, 2, "b", "=")


def test_the_name_and_the_dates_are_read():
    head = "012 Club evening \n042 2025/10/31\n052 2025/11/02\n"
    tournament = read_trf(head + trf("Anna 1800 0-Z"))
    assert (tournament.name, tournament.start, tournament.end) == (
        "Club evening",
        date(2025, 10, 31),
        date(2025, 11, 2),
    )
    assert tournament.event(1).name == "Club evening"
    assert tournament.event(1).start == date(2025, 10, 31)


@pytest.mark.parametrize("head", ["", "042\n", "042 \n052     \n"])
def test_a_file_may_have_no_dates(head):
    tournament = read_trf(head + trf("Anna 1800 0-Z"))
    assert (tournament.name, tournament.start, tournament.end) == ("", None, None)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_kind_of_line_end_will_do(end):
    text = ("012 Club evening\n" + trf("Anna 1800 2w1", "Ben 1700 1b0")).replace("\n", end)
    assert len(read_trf("\ufeff" + text + end).players) == 2


def test_other_lines_are_passed_over():
    text = "### a remark\n022 Hanoi\nXXR 9\n\n" + trf("Anna 1800 0-Z") + "\n013 team"
    assert read_trf(text).players[1].line == 5


@pytest.mark.parametrize("rating", ["-", "0"])
def test_blanks_and_a_zero_mean_unrated(rating):
    tournament = read_trf(trf(f"Anna {rating} 2w1", "Ben 1700 1b0"))
    assert tournament.players[1].rating is None
    assert tournament.event(2).games[0].opponent is None
    assert list(tournament.events()) == [2]
    with pytest.raises(RatingInputError, match="own rating must be a whole number"):
        tournament.event(1)


@pytest.mark.parametrize(
    ("code", "answer", "score"), [("1", "0", 1), ("=", "=", 0.5), ("0", "1", 0)]
)
def test_a_game_over_the_board_has_its_score(code, answer, score):
    tournament = read_trf(trf(f"Anna 1800 2w{code}", f"Ben 1700 1b{answer}"))
    (game,) = tournament.event(1).games
    assert (game.opponent, game.score, game.played) == (1700, score, True)
    assert game.label == "round 1"


@pytest.mark.parametrize("code", list("+-WDLwdl"))
def test_forfeits_and_games_of_less_than_a_move_are_not_played(code):
    tournament = read_trf(trf(f"Anna 1800 2w{code}", "Ben 1700 1b-"))
    (game,) = tournament.event(1).games
    assert (game.opponent, game.played) == (1700, False)


@pytest.mark.parametrize("code", list("HFUZhfuz+-=10"))
def test_byes_of_every_kind_are_not_played(code):
    """F is a full-point bye, U one given by the pairing; neither is a game."""
    (game,) = read_trf(trf(f"Anna 1800 0-{code}", *OTHERS)).event(1).games
    assert (game.opponent, game.played) == (None, False)
    assert event_change(1800, [game], k=20).n == 0


@pytest.mark.parametrize(
    ("code", "points"),
    [("+", 1), ("-", 0), ("W", 1), ("D", 0.5), ("L", 0), ("H", 0.5), ("F", 1), ("U", 1), ("Z", 0)],
)
def test_the_points_in_the_table_are_kept_for_what_was_not_played(code, points):
    tournament = read_trf(trf(f"Anna 1800 0-{code}", *OTHERS))
    assert tournament.event(1).games[0].score == points
    assert tournament.players[1].pairings[0].points == points


def test_a_pairing_without_a_result_is_not_played():
    (game,) = read_trf(trf("Anna 1800 2wZ", "Ben 1700 1bZ").replace("Z", " ")).event(1).games
    assert (game.opponent, game.played, game.score) == (1700, False, 0)


def test_who_left_has_a_shorter_line_and_is_not_paired_in_the_rounds_after():
    tournament = read_trf(trf("Anna 1800 0-Z 3w1", "Ben 1700", "Cleo 1600 0-U 1b0"))
    assert tournament.rounds == 2
    assert [pairing.why for pairing in tournament.players[2].pairings] == ["not paired"] * 2
    assert tournament.event(2).games[1].played is False


def test_a_starting_rank_of_four_digits_is_read():
    text = trf("Anna 1800 9999w1", "Ben 1700 1b0").replace("001    2", "001 9999")
    assert read_trf(text).event(9999).games[0].opponent == 1800


# What is refused, with line and column.


@pytest.mark.parametrize("text", ["", "\n\n", "012 Club evening", "a letter to an arbiter"])
def test_a_file_without_players_is_refused(text):
    assert sentence(text) == "no player line (001) found."


@pytest.mark.parametrize(
    ("columns", "value", "found"),
    [
        ((5, 8), "    ", "column 5: expected a starting rank, 1 to 9999, found ''."),
        ((5, 8), "   0", "column 5: expected a starting rank, 1 to 9999, found '0'."),
        ((5, 8), "  1a", "column 5: expected a starting rank, 1 to 9999, found '1a'."),
        ((5, 8), "  -1", "column 5: expected a starting rank, 1 to 9999, found '-1'."),
        ((49, 52), "18OO", "column 49: expected a rating, or blanks, found '18OO'."),
        ((49, 52), "1.80", "column 49: expected a rating, or blanks, found '1.80'."),
        ((49, 52), "١٨٠٠", "column 49: expected a rating, or blanks, found '١٨٠٠'."),
        ((49, 52), "²   ", "column 49: expected a rating, or blanks, found '²'."),
        (
            (92, 95),
            "   x",
            "column 92: expected an opponent's number, or 0000, found 'x'.",
        ),
        (
            (102, 105),
            "2 2 ",
            "column 102: expected an opponent's number, or 0000, found '2 2'.",
        ),
        ((99, 99), "*", "column 99: expected one of 1 = 0 + - W D L H F U Z, found '*'."),
        ((97, 97), "x", "column 97: expected w, b, - or a blank, found 'x'."),
        ((81, 84), "many", "column 81: expected points, such as 11.5, found 'many'."),
        ((49, 52), "  18", "column 49: expected a rating, or blanks, found '18'."),
        ((49, 52), "0018", "column 49: expected a rating, or blanks, found '0018'."),
        ((109, 109), "2", "column 109: expected one of 1 = 0 + - W D L H F U Z, found '2'."),
    ],
)
def test_what_cannot_be_read_is_named_with_line_and_column(columns, value, found):
    first, last = columns
    line, other = trf("Anna 1800 2w1 2b0", "Ben 1700 1b0 1w1").splitlines()
    assert len(value) == last - first + 1
    broken = put(line, first, value)
    assert sentence(f"012 Club evening\n{broken}\n{other}") == f"line 2, {found}"


def test_a_starting_rank_stands_once():
    assert sentence(trf("Anna 1800 0-Z") + "\n" + trf("Ben 1700 0-Z")) == (
        "line 2, column 5: expected a number of its own (line 1 has this one), found '1'."
    )


def test_an_opponent_is_a_player_of_the_file():
    assert sentence(trf("Anna 1800 2w1 3b1", "Ben 1700 1b0 0-Z")) == (
        "line 1, column 102: expected an opponent who is a player of this file, found '3 b 1'."
    )


@pytest.mark.parametrize(
    ("ben", "says"),
    [
        ("Ben 1700 1b1", "1 b 1"),
        ("Ben 1700 1b=", "1 b ="),
        ("Ben 1700 1b-", "1 b -"),
        ("Ben 1700 3b0", "3 b 0"),
        ("Ben 1700 1w0", "1 w 0"),
        ("Ben 1700 0-Z", "0000 - Z"),
        ("Ben 1700", "0000 -"),
    ],
)
def test_the_opponent_must_confirm_a_game(ben, says):
    assert sentence(trf("Anna 1800 2w1", ben, "Cleo 1600 0-Z")) == (
        f"line 1, column 92: expected what line 2 confirms (there player 2 has {says!r} in round "
        "1), found '2 w 1'."
    )


def test_forfeits_need_no_answer():
    assert len(read_trf(trf("Anna 1800 2w+", "Ben 1700 0-Z")).players) == 2


def test_nobody_plays_against_themselves():
    assert sentence(trf("Anna 1800 1w=")) == (
        "line 1, column 92: expected an opponent, not the player's own number, found '1 w ='."
    )


def test_an_unknown_starting_rank_is_refused():
    with pytest.raises(RatingInputError, match="no player has the starting rank 2"):
        read_trf(trf("Anna 1800 0-Z")).event(2)


@pytest.mark.parametrize("given", ["2025/10/12", "2025.10.12", "2025-10-12"])
def test_a_date_may_be_divided_by_slashes_dots_or_hyphens(given):
    tournament = read_trf(f"042 {given}\n{trf('Anna 1800 0-Z')}")
    assert tournament.start == date(2025, 10, 12)


@pytest.mark.parametrize(("shift", "column", "found"), [(-1, 48, "1"), (1, 53, "0"), (4, 53, "1")])
def test_a_line_that_is_shifted_is_refused(shift, column, found):
    """One character missing in the name would make a rating of 1800 one of 800, and no error."""
    line, other = trf("Anna 1800 2w1", "Ben 1700 1b0").splitlines()
    shifted = line[:20] + " " * shift + line[20 + max(0, -shift) :]
    assert sentence(f"{shifted}\n{other}") == (
        f"line 1, column {column}: expected a blank between two fields (the line may be shifted), "
        f"found {found!r}."
    )


def test_rounds_that_are_shifted_are_refused():
    lines = trf("Anna 1800 2w1", "Ben 1700 1b0").splitlines()
    shifted = [line[:90] + line[91:] for line in lines]
    assert "the line may be shifted" in sentence("\n".join(shifted))


@pytest.mark.parametrize("column", BLANK)
def test_what_divides_two_fields_is_blank(column):
    line, other = trf("Anna 1800 2w1 2b0", "Ben 1700 1b0 1w1").splitlines()
    assert sentence(f"{other}\n{put(line, column, 'x')}").startswith(f"line 2, column {column}: ")


@pytest.mark.parametrize("given", [None, b"001", 5, ["001"]])
def test_what_is_no_text_is_refused(given):
    with pytest.raises(RatingInputError, match="must be a str"):
        read_trf(given)
