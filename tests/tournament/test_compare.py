"""Published figures beside ours: the championship, and made differences of every kind."""

from dataclasses import replace
from datetime import date
from decimal import Decimal

import pytest

from elo import RatingInputError
from elo.tournament import (
    OTHER_CHANGES,
    Official,
    compare,
    official,
    read_official,
    tournament_report,
    us_championship_2025,
)
from elo.tournament.export import as_csv
from tests.tournament.made import CLUB, event

ANNA = Official(
    Ro=1800, n=2, W=Decimal("1.5"), Rc=1950, chg=Decimal("0.78"), K=20, K_chg=Decimal("15.6")
)
"""Anna's sheet by hand (tests/tournament/made.py), as it would be published."""


def anna(*, players=CLUB, others=None, start=date(2026, 5, 1), **figures):
    """What is said of Anna when these figures are published."""
    published = {1: replace(ANNA, **figures), **(others or {})}
    return compare(tournament_report(event(*players, start=start)), published).players[1]


def causes(one):
    """The sets of causes in words, without the open ones."""
    return ["; ".join(map(str, found)) for found in one.explained]


@pytest.fixture(scope="module")
def championship():
    tournament, published = us_championship_2025()
    return tournament_report(tournament), published


# The championship.


def test_the_event_agrees_for_twelve_of_twelve_and_the_next_list_for_ten(championship):
    report, published = championship
    found = compare(report, {rank: official(one) for rank, one in published.items()})
    assert [one.event_agrees for one in found.players.values()] == [True] * 12
    assert [rank for rank, one in found.players.items() if not one.agrees] == [1, 4]
    assert str(found).startswith(
        "the figures of the event: 12 of 12 players agree; all figures: 10"
    )


@pytest.mark.parametrize(("rank", "other"), [(1, "−2.60"), (4, "+2.40")])
def test_the_other_event_of_the_month_explains_the_other_two(championship, rank, other):
    report, published = championship
    found = compare(report, {rank: official(published[rank], OTHER_CHANGES[rank])}).players[rank]
    assert causes(found) == [f"another event in the month, with K*chg {other}"]
    assert found.open_steps == ()


@pytest.mark.parametrize(
    ("rank", "least", "most"),
    [(1, "−2.80", "−1.81"), (4, "+1.60", "+2.59")],
)
def test_without_it_is_said_what_another_event_would_need(championship, rank, least, most):
    """2795 - 2789 = 6: together 5.50 to 6.49, less 8.30. 2728 - 2722 = 6 too, less 3.90."""
    report, published = championship
    found = compare(report, {rank: official(published[rank])}).players[rank]
    assert (
        f"another event in the month would give the list, with a K*chg from {least} to {most}"
        in (str(found))
    )


def test_the_range_of_another_event_ends_where_the_half_is_rounded_away_from_zero():
    """From 15.6 to -2: together -2.49 to -1.50, so the other event -18.09 to -17.10."""
    assert "from −18.09 to −17.10" in str(anna(next=1798))


# Made differences.


def test_equal_figures_agree():
    one = anna(next=1816)
    assert (one.agrees, one.event_agrees, one.explained) == (True, True, ())
    assert str(one) == "1  Anna: all 8 published figures agree"


def test_figures_that_are_not_published_are_not_compared():
    published = {1: Official(K_chg=Decimal("15.60"))}
    assert compare(tournament_report(event(*CLUB)), published).players[1].agrees


def test_another_K():
    assert causes(anna(K=40, K_chg=Decimal("31.2"))) == ["K 40, not 20"]
    assert causes(anna(K=None, K_chg=Decimal("31.2"))) == ["K 40, not 20"]


def test_a_K_that_the_700_rule_made():
    """700 ÷ 39 = 17.9, 700 ÷ 41 = 17.1; 17 × .78 = 13.26."""
    assert causes(anna(K=17, K_chg=Decimal("13.26"))) == [
        "K 17 after the 700 rule, with 39 to 41 games in the month"
    ]


def test_rounded_by_event():
    assert causes(anna(K_chg=Decimal(16))) == ["+15.6 rounded for the event alone"]


def test_rounded_by_game():
    """20 × .36 = 7.2 and 20 × .42 = 8.4: 7 and 8."""
    assert causes(anna(K_chg=Decimal(15))) == ["each game rounded, together +15 and not +15.6"]
    assert causes(anna(next=1815)) == ["each game rounded, together +15 and not +15.6"]


def test_rounded_by_event_beside_another_event():
    """15.6 + 2.6 = 18.2, rounded 18; but 16 and 3 are 19."""
    assert causes(anna(next=1819, other=Decimal("2.6"))) == [
        "+15.6 rounded for the event alone; another event in the month, with K*chg +2.6"
    ]


def test_another_starting_rating_that_is_published():
    """From 1790: D +90, PD .62, +.38; Cleo counts as 2190, +.42; sum .80; Rc (1700 + 2190) / 2."""
    one = anna(Ro=1790, Rc=1945, chg=Decimal("0.8"), K_chg=Decimal(16))
    assert [difference.figure for difference in one.differences] == ["Ro", "Rc", "chg", "K_chg"]
    assert causes(one) == ["counted from the rating 1790, not 1800"]


def test_another_starting_rating_that_has_to_be_found():
    """Rc 1945 leaves 1789 (1944.5) and 1790; PD .62 would hold from 1784 to 1791."""
    one = anna(Ro=None, Rc=1945, chg=Decimal("0.8"), K_chg=Decimal(16))
    assert causes(one) == ["counted from the rating 1789–1790, not 1800"]


def test_another_rating_of_an_opponent_that_has_to_be_found():
    """Ben at 1709 or 1710: D 91 or 90, PD .62; Rc (1709 + 2200) / 2 = 1954.5 or 1955."""
    one = anna(Rc=1955, chg=Decimal("0.8"), K_chg=Decimal(16))
    assert causes(one) == ["round 1, Ben counted with 1709–1710, not 1700"]


def test_another_rating_of_an_opponent_that_is_published_itself():
    one = anna(Rc=1955, chg=Decimal("0.8"), K_chg=Decimal(16), others={2: Official(Ro=1710)})
    assert causes(one) == ["the opponents' published ratings (round 1, Ben, 1710)"]


OCTOBER = date(2025, 10, 12)
STRONG = ("Anna 2700 2w1 3w1", "Ben 2250 1b0 0-Z", "Cleo 2200 0-Z 1b0")


@pytest.mark.parametrize(
    ("chg", "says"),
    [
        ("0.16", "the rules of 2024-03-01, standard-2024-03"),
        ("0.14", "the rules of 2022-01-01, standard-2022-01"),
    ],
)
def test_an_older_rule(chg, says):
    """D 450 and 500: .06 + .04 now, .08 + .08 in 2024, in 2022 only the 500 is cut: .06 + .08."""
    figures = Official(Ro=2700, n=2, W=Decimal(2), chg=Decimal(chg), K=10, K_chg=10 * Decimal(chg))
    report = tournament_report(event(*STRONG, start=OCTOBER))
    assert report.player(1).event.delta == Decimal("0.10")
    assert causes(compare(report, {1: figures}).players[1]) == [says]


def test_two_causes_together():
    one = anna(Ro=1790, Rc=1945, chg=Decimal("0.8"), K=40, K_chg=Decimal(32))
    assert causes(one) == ["counted from the rating 1790, not 1800; K 40, not 20"]


def test_a_game_that_is_missing():
    one = anna(n=1, W=Decimal(1), Rc=1700, chg=Decimal("0.36"), K_chg=Decimal("7.2"))
    assert causes(one) == ["round 2, Cleo is missing"]


def test_a_forfeit_that_was_counted():
    """Dan as a 1400: D +400, .08 more: .86; Rc (1700 + 2200 + 1400) / 3 = 1766.67."""
    one = anna(n=3, W=Decimal("2.5"), Rc=1767, chg=Decimal("0.86"), K_chg=Decimal("17.2"))
    assert causes(one) == ["round 4, Dan counted, though it should not (a win by forfeit)"]


def test_what_the_figures_cannot_tell_apart_is_told_both():
    """Half a point less in either game is .28."""
    one = anna(W=Decimal(1), chg=Decimal("0.28"), K_chg=Decimal("5.6"))
    assert causes(one) == ["round 1, Ben with the score 0.5", "round 2, Cleo with the score 0"]
    assert "and so does this: round 2, Cleo with the score 0" in str(one)


def test_of_many_causes_that_fit_four_are_told_and_the_rest_are_counted():
    """Six wins against 1700, and one of them is missing: whichever."""
    rivals = [f"Rival{n} 1700 {'0-Z ' * n}1b0" for n in range(6)]
    players = ["Anna 1800 " + " ".join(f"{n}w1" for n in range(2, 8)), *rivals]
    figures = Official(n=5, W=Decimal(5), chg=5 * Decimal("0.36"))
    one = compare(tournament_report(event(*players)), {1: figures}).players[1]
    assert len(one.explained) == 6
    assert str(one).splitlines()[-1] == "and 2 more"


# What nothing explains.


def test_what_nothing_explains_is_said_to_be_open():
    one = anna(K_chg=Decimal("15.7"))
    assert (one.explained, str(one.open_steps[0])) == (
        (),
        "nothing that was tried gives the published figures",
    )
    assert "15.6 here, 15.7 published" in str(one)


def test_a_list_that_not_even_the_known_other_event_explains_is_open():
    one = anna(next=1900, other=Decimal("2.6"))
    assert (one.explained, one.open_steps[0].key) == ((), "beside.open")


def test_a_list_that_did_not_move_may_wait_for_the_event():
    assert "the list stayed at 1800: perhaps the event is not rated yet" in str(anna(next=1800))


def test_an_explained_event_with_an_open_list():
    one = anna(K=40, K_chg=Decimal("31.2"), next=1900)
    assert "this gives the published figures of the event: K 40, not 20" in str(one)
    assert "another event in the month would give the list, with a K*chg from +68.30 to +69.29" in (
        str(one)
    )


def test_an_unrated_player_is_compared_in_what_there_is():
    report = tournament_report(event(*CLUB))
    dan = compare(report, {4: Official(n=2, W=Decimal(0))}).players[4]
    assert dan.agrees
    dan = compare(report, {4: Official(n=3)}).players[4]
    assert (dan.agrees, dan.explained, dan.open_steps[0].key) == (False, (), "beside.open")


# The file.


def test_a_file_of_figures_is_read_by_whatever_its_columns_are_called():
    lines = ["SNo;Rtg;N;W;Rc;Chg;K;Kchg;New rating", "1;1800;2;1,5;1950;+0,78;20;15,60;1816"]
    found = read_official(lines).by_rank[1]
    assert found == replace(ANNA, next=1816)


def test_players_are_found_by_their_FIDE_id_and_strangers_are_named():
    tournament = event(*CLUB)
    players = {**tournament.players, 1: replace(tournament.players[1], fide_id=12300001)}
    report = tournament_report(replace(tournament, players=players))
    lines = ["FIDE ID,K*chg", "12300001,15.6", "12300009,1.0"]
    found = compare(report, read_official(lines))
    assert (list(found.players), found.unknown) == ([1], (12300009,))
    assert "published, but not in this tournament: 12300009" in str(found)


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (["rank,chg", "1,a lot"], "line 2, column chg: expected a number, found 'a lot'."),
        (["rank,chg", "1,NaN"], "expected a number, found 'NaN'"),
        (["rank,chg", "1,1E999999"], "expected a number, found '1E999999'"),
        (["rank,chg", ",0.5"], "line 2: neither a starting rank nor a FIDE id; whose row is it?"),
        (["rank,chg", "1,0.5", "1,0.6"], "line 3: 1 stands a second time."),
        (["chg", "1"], "none of the columns rank, fideid found"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(lines, says):
    with pytest.raises(RatingInputError) as error:
        read_official(lines)
    assert says in str(error.value)


def test_our_own_CSV_agrees_with_ourselves():
    report = tournament_report(event(*CLUB))
    found = compare(report, read_official(as_csv(report)))
    assert [one.agrees for one in found.players.values()] == [True] * 4
    assert len(found.players[1].compared) == 8
