"""A lenient reading goes on after a fault, lists what it left out, and rates nothing of it."""

import pytest

from elo import RatingInputError
from elo.tournament import read_tournament, read_trf
from tests.tournament.files import notices, put, sentence, trf

THREE = trf("Anna 1800 2w1 3b=", "Ben 1700 1b0 0-U", "Cleo 1600 0-H 1w=")
ANNA, BEN, CLEO = THREE.splitlines()


def played(text):
    """The rounds that are games over the board, by starting rank."""
    tournament = read_trf(text, lenient=True)
    return {
        rank: [pairing.round for pairing in player.pairings if pairing.counts]
        for rank, player in tournament.players.items()
    }


def test_without_a_fault_both_readings_are_the_same():
    assert read_trf(THREE, lenient=True) == read_trf(THREE)


@pytest.mark.parametrize(
    ("column", "text", "left_out", "games"),
    [
        (15, "A" * 36, "the line", {2: [], 3: []}),
        (8, "|Anna|", "the line", {2: [], 3: []}),
        (5, "   x", "the whole player", {2: [], 3: []}),
        (49, "18OO", "the rating; the player counts as unrated", {1: [1, 2], 2: [1], 3: [2]}),
        (81, "many", "the points of the table", {1: [1, 2], 2: [1], 3: [2]}),
        (92, "   x", "the game of round 1", {1: [2], 2: [], 3: [2]}),
        (92, "   7", "the game of round 1", {1: [2], 2: [], 3: [2]}),
        (92, "   1", "the game of round 1", {1: [2], 2: [], 3: [2]}),
        (97, "x", "the game of round 1", {1: [2], 2: [], 3: [2]}),
        (99, "*", "the game of round 1", {1: [2], 2: [], 3: [2]}),
        (109, "1", "the game of round 2", {1: [1], 2: [1], 3: []}),
    ],
)
def test_what_is_left_out_is_listed_and_not_rated(column, text, left_out, games):
    broken = f"{put(ANNA, column, text)}\n{BEN}\n{CLEO}"
    assert played(broken) == games
    first, *others = [note for note in read_trf(broken, lenient=True).notes if note.left_out]
    assert (first.line, str(first).rpartition("Left out: ")[2]) == (1, f"{left_out}.")
    assert all("Left out: the game of round " in str(note) for note in others)


def test_the_rating_of_an_opponent_that_was_left_out_is_none():
    tournament = read_trf(THREE.replace("1800", "18OO"), lenient=True)
    assert tournament.event(2).games[0].opponent is None
    assert list(tournament.events()) == [2, 3]


def test_a_line_that_was_cut_is_found_from_the_other_side():
    """Cut after the opponent's number: the game is on one line only."""
    cut = f"{ANNA}\n{BEN}\n{CLEO[:105]}"
    assert sentence(cut) == (
        "line 1, column 102: expected what line 3 confirms (there player 3 has '1 -' in round 2), "
        "found '3 b ='."
    )
    assert played(cut) == {1: [1], 2: [1], 3: []}


@pytest.mark.parametrize("length", range(1, len(ANNA)))
def test_a_line_that_was_cut_anywhere_never_gives_a_wrong_game_or_a_wrong_rating(length):
    """What is left is what was there, or nothing: never another rating, never another game."""
    cut = f"{ANNA[:length]}\n{BEN}\n{CLEO}"
    with pytest.raises(RatingInputError):
        read_trf(cut)
    tournament = read_trf(cut, lenient=True)
    whole = read_trf(THREE)
    for rank, player in tournament.players.items():
        assert player.rating in (whole.players[rank].rating, None)
        for pairing in player.pairings:
            assert not pairing.counts or pairing in whole.players[rank].pairings


def test_what_was_left_out_stands_in_the_order_of_the_file():
    broken = f"{put(ANNA, 49, 'abcd')}\n{put(BEN, 49, 'efgh')}\n{put(CLEO, 109, '*')}"
    notes = read_trf(broken, lenient=True).notes
    assert [note.line for note in notes] == [1, 1, 2, 3]
    assert [note.left_out for note in notes] == [True] * 4
    assert notices(broken)[0] == (
        "line 1, column 49: expected a rating, or blanks, found 'abcd'. "
        "Left out: the rating; the player counts as unrated."
    )


@pytest.mark.parametrize("text", ["012 Club\n", "001 x\n", "no,name\nx,Anna\n"])
def test_a_file_of_which_nothing_is_left_is_refused(text):
    with pytest.raises(RatingInputError):
        read_tournament(text, lenient=True)
