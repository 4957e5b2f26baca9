"""The championship that FIDE's figures are known of, through the reader and the rules."""

from datetime import date
from decimal import Decimal

import pytest

from elo import event_change, rating_period
from elo.tournament import OTHER_CHANGES, us_championship_2025

RANKS = range(1, 13)
ALONE = [rank for rank in RANKS if rank not in (1, 4)]


@pytest.fixture(scope="module")
def championship():
    return us_championship_2025()


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


def test_nothing_in_it_looks_odd(championship):
    """Its rating list is the one of October 2025; the city, the arbiter and the clock are blank."""
    tournament, _ = championship
    assert tournament.notes == ()
    assert (tournament.format, tournament.rounds) == ("TRF16", 11)
    assert (tournament.city, tournament.federation, tournament.time_control) == ("", "USA", "")
