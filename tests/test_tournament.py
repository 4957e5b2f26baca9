"""The small reader of tournament files, and the championship that FIDE's figures are known of."""

from datetime import date
from decimal import Decimal

import pytest

from elo import RatingInputError, event_change, rating_period
from elo.tournament import OTHER_CHANGES, read_trf, us_championship_2025

RANKS = range(1, 13)
ALONE = [rank for rank in RANKS if rank not in (1, 4)]


def trf(*players: str) -> str:
    """A file of players, each "name rating round round ...", a round opponent, colour, code."""
    lines = []
    for rank, player in enumerate(players, start=1):
        name, rating, *rounds = player.split()
        line = f"001 {rank:>4}      {name:<33} {rating if rating != '-' else '':>4}".ljust(89)
        for pairing in rounds:
            line += f"  {pairing[:-2].rjust(4)} {pairing[-2]} {pairing[-1]}"
        lines.append(line)
    return "\n".join(lines)


def sentence(text):
    """What the error about a file says."""
    with pytest.raises(RatingInputError) as error:
        read_trf(text)
    return str(error.value)


@pytest.fixture(scope="module")
def championship():
    return us_championship_2025()


# A real event.


def test_twelve_players_met_once(championship):
    tournament, published = championship
    assert list(tournament.players) == list(published) == list(RANKS)
    assert (tournament.start, tournament.end) == (date(2025, 10, 12), date(2025, 10, 24))
    for rank, player in tournament.players.items():
        assert {pairing.opponent for pairing in player.pairings} == set(RANKS) - {rank}
        assert player.rating == published[rank].rating


@pytest.mark.parametrize("rank", RANKS)
def test_the_report_of_each_player_is_the_one_that_FIDE_published(championship, rank):
    tournament, published = championship
    wanted = published[rank]
    event = tournament.event(rank)
    result = event_change(event.own, event.games, k=wanted.K, start=event.start)
    assert result.rules.name == "standard-2025-10"
    assert (result.n, result.W, result.left_out) == (11, wanted.score, ())
    assert result.delta == wanted.sum_chg
    assert result.change_exact == wanted.K_chg
    assert result.Rc == wanted.Rc


@pytest.mark.parametrize("rank", ALONE)
def test_the_next_list_of_those_who_played_nothing_else_is_the_published_one(championship, rank):
    tournament, published = championship
    wanted = published[rank]
    result = rating_period(wanted.rating, [tournament.event(rank)], k=wanted.K)
    assert result.new_rating == wanted.rating_next_list


@pytest.mark.parametrize(
    ("rank", "other", "exact", "new_rating"),
    [
        (1, "-2.60", "5.7", 2795),  # 2789 + 8.3 - 2.6
        (4, "2.40", "6.3", 2728),  # 2722 + 3.9 + 2.4
    ],
)
def test_the_next_list_of_the_two_others_needs_their_other_event(
    championship, rank, other, exact, new_rating
):
    tournament, published = championship
    wanted, event = published[rank], tournament.event(rank)
    result = rating_period(wanted.rating, [event], k=wanted.K, other_change=OTHER_CHANGES[rank])
    assert OTHER_CHANGES[rank] == Decimal(other)
    assert result.change_exact == Decimal(exact)
    assert result.new_rating == wanted.rating_next_list == new_rating
    alone = rating_period(wanted.rating, [event], k=wanted.K)
    assert alone.new_rating != wanted.rating_next_list


def test_all_changes_together_are_nothing(championship):
    """Everybody has K 10 and nobody is cut: what one wins, another loses."""
    tournament, _ = championship
    changes = [event_change(e.own, e.games, k=10) for e in tournament.events().values()]
    assert sum(change.change_exact for change in changes) == 0


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
    (game,) = read_trf(trf(f"Anna 1800 0-{code}")).event(1).games
    assert (game.opponent, game.played) == (None, False)
    assert event_change(1800, [game], k=20).n == 0


@pytest.mark.parametrize(
    ("code", "points"),
    [("+", 1), ("-", 0), ("W", 1), ("D", 0.5), ("L", 0), ("H", 0.5), ("F", 1), ("U", 1), ("Z", 0)],
)
def test_the_points_in_the_table_are_kept_for_what_was_not_played(code, points):
    assert read_trf(trf(f"Anna 1800 0-{code}")).event(1).games[0].score == points


def test_a_pairing_without_a_result_is_not_played():
    (game,) = read_trf(trf("Anna 1800 2wZ", "Ben 1700 1bZ").replace("Z", " ")).event(1).games
    assert (game.opponent, game.played, game.score) == (1700, False, 0)


def test_a_player_who_left_has_a_shorter_line():
    tournament = read_trf(trf("Anna 1800 2w1 0-Z", "Ben 1700 1b0"))
    assert [len(player.pairings) for player in tournament.players.values()] == [2, 1]


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
        ((92, 95), "   x", "column 92: expected a starting rank, or 0000, found 'x'."),
        ((102, 105), "2 2 ", "column 102: expected a starting rank, or 0000, found '2 2'."),
        ((99, 99), "*", "column 99: expected one of 1 = 0 + - W D L H F U Z, found '*'."),
        ((109, 109), "2", "column 109: expected one of 1 = 0 + - W D L H F U Z, found '2'."),
    ],
)
def test_what_cannot_be_read_is_named_with_line_and_column(columns, value, found):
    first, last = columns
    line, other = trf("Anna 1800 2w1 2b0", "Ben 1700 1b0 1w1").splitlines()
    broken = line[: first - 1] + value + line[last:]
    assert sentence(f"012 Club evening\n{broken}\n{other}") == f"line 2, {found}"


@pytest.mark.parametrize("day", ["yesterday", "2025/10", "2025/13/01", "2025/1/2/3"])
@pytest.mark.parametrize("id_", ["042", "052"])
def test_a_day_that_is_none_is_refused(id_, day):
    assert sentence(f"{id_} {day}\n{trf('Anna 1800 0-Z')}") == (
        f"line 1, column 5: expected a date YYYY/MM/DD, found {day!r}."
    )


def test_a_starting_rank_stands_once():
    assert sentence(trf("Anna 1800 0-Z") + "\n" + trf("Ben 1700 0-Z")) == (
        "line 2: starting rank 1 stands a second time."
    )


def test_an_opponent_is_a_player_of_the_file():
    assert sentence(trf("Anna 1800 2w1 3b1", "Ben 1700 1b0 0-Z")) == (
        "line 1, round 2: opponent 3 is no player of this file."
    )


@pytest.mark.parametrize(
    ("ben", "says"),
    [
        ("Ben 1700 1b1", "'b 1' against 1"),
        ("Ben 1700 1b=", "'b =' against 1"),
        ("Ben 1700 1b-", "'b -' against 1"),
        ("Ben 1700 3b0", "'b 0' against 3"),
        ("Ben 1700 0-Z", "'- Z' against None"),
        ("Ben 1700", "'' against None"),
    ],
)
def test_two_players_must_tell_the_same_of_their_game(ben, says):
    assert sentence(trf("Anna 1800 2w1", ben, "Cleo 1600 0-Z")) == (
        f"line 1, round 1: player 1 has 'w 1' against 2, whose own line says {says}."
    )


def test_forfeits_need_no_answer():
    assert len(read_trf(trf("Anna 1800 2w+", "Ben 1700 0-Z")).players) == 2


def test_nobody_plays_against_themselves():
    assert "line 1, round 1" in sentence(trf("Anna 1800 1w="))


def test_a_year_has_four_digits():
    assert "expected a date YYYY/MM/DD" in sentence(f"042 25/10/12\n{trf('Anna 1800 0-Z')}")


def test_an_unknown_starting_rank_is_refused():
    with pytest.raises(RatingInputError, match="no player has the starting rank 2"):
        read_trf(trf("Anna 1800 0-Z")).event(2)


@pytest.mark.parametrize("given", ["2025/10/12", "2025.10.12", "2025-10-12"])
def test_a_date_may_be_divided_by_slashes_dots_or_hyphens(given):
    tournament = read_trf(f"042 {given}\n{trf('Anna 1800 0-Z')}")
    assert tournament.start == date(2025, 10, 12)


def test_a_line_that_is_shifted_to_the_left_is_refused():
    """One character missing in the name would make a rating of 1800 one of 800, and no error."""
    lines = trf("Anna 1800 2w1", "Ben 1700 1b0").splitlines()
    shifted = lines[0][:20] + lines[0][21:]
    assert "the line may be shifted" in sentence("\n".join([shifted, lines[1]]))


def test_rounds_that_are_shifted_are_refused():
    lines = trf("Anna 1800 2w1", "Ben 1700 1b0").splitlines()
    shifted = [line[:90] + line[91:] for line in lines]
    assert sentence("\n".join(shifted))


def test_both_players_cannot_have_white():
    assert "line 1, round 1" in sentence(trf("Anna 1800 2w1", "Ben 1700 1w0"))


@pytest.mark.parametrize("given", [None, b"001", 5, ["001"]])
def test_what_is_no_text_is_refused(given):
    with pytest.raises(RatingInputError, match="must come as text"):
        read_trf(given)
