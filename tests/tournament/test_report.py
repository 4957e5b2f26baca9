"""The report of a tournament: by hand, and beside what FIDE published."""

from dataclasses import replace
from datetime import date
from decimal import Decimal

import pytest

from benchmarks.reports import made_event
from elo import RatingInputError
from elo.tournament import read_rating_list, tournament_report, us_championship_2025
from elo.tournament.codes import CODES
from tests.tournament.made import CLUB, MAY, event

RANKS = range(1, 13)
ALONE = [rank for rank in RANKS if rank not in (1, 4)]


def report(*players, start=MAY, **how):
    return tournament_report(event(*players, start=start), **how)


def changed(tournament, rank, **fields):
    players = {**tournament.players, rank: replace(tournament.players[rank], **fields)}
    return replace(tournament, players=players)


@pytest.fixture(scope="module")
def championship():
    tournament, published = us_championship_2025()
    return tournament_report(tournament), published


# A real event.


@pytest.mark.parametrize("rank", RANKS)
def test_each_sheet_is_the_one_that_FIDE_published(championship, rank):
    found, published = championship
    sheet, wanted = found.player(rank), published[rank]
    assert (sheet.event.own, sheet.n, sheet.W) == (wanted.rating, 11, wanted.score)
    assert (sheet.event.Rc, sheet.event.delta) == (wanted.Rc, wanted.sum_chg)
    assert (sheet.period.K, sheet.event.change_exact) == (wanted.K, wanted.K_chg)


@pytest.mark.parametrize("rank", ALONE)
def test_the_next_list_is_the_published_one_for_who_played_nothing_else(championship, rank):
    found, published = championship
    assert found.player(rank).new_rating == published[rank].rating_next_list


def test_a_rating_of_2400_makes_K_10_whatever_else_is_not_known(championship):
    found, _ = championship
    assert {(sheet.K.K, sheet.K.source) for sheet in found.players.values()} == {(10, "rule")}
    assert found.uncertain == []


def test_the_rules_are_those_of_the_day_on_which_it_started(championship):
    found, _ = championship
    assert (found.rules.name, found.day) == ("standard-2025-10", date(2025, 10, 12))


# By hand.


def test_a_sheet_by_hand():
    """.36 + .42 = .78; K 20: 15.6, rounded 16; Rc (1700 + 2200) / 2, for Cleo counts as 2200."""
    sheet = report(*CLUB).player(1)
    assert (sheet.n, sheet.W, sheet.event.We) == (2, Decimal("1.5"), Decimal("0.72"))
    assert (sheet.event.Rc, sheet.event.delta) == (1950, Decimal("0.78"))
    assert (sheet.K.K, sheet.event.change_exact) == (20, Decimal("15.6"))
    assert (sheet.period.change, sheet.new_rating) == (16, 1816)


def test_the_performance_takes_the_opponents_as_they_are_rated():
    """Ra (1700 + 2300) / 2 = 2000, p .75, dp 193."""
    assert report(*CLUB).player(1).Rp == 2193


def test_the_rounds_that_do_not_count_say_why():
    sheet = report(*CLUB).player(1)
    assert [(left.label, left.reason, left.article) for left in sheet.left_out] == [
        ("round 3", "half_bye", "B.02 5.1"),
        ("round 4, Dan", "forfeit_win", "B.02 5.1"),
    ]
    assert "round 4, Dan is left out: a win by forfeit (B.02 5.1)" in str(sheet)


def test_every_round_stands_in_its_place():
    rows = list(report(*CLUB).player(1).lines)
    assert [row.pairing.round for row, _ in rows] == [1, 2, 3, 4]
    assert [change and change.D for _, change in rows] == [100, -500, None, None]


def test_the_working_shows_each_step_down_to_the_next_list():
    lines = str(report(*CLUB).player(1)).splitlines()
    assert lines[0] == "1  Anna, 1800"
    assert "round 1, Ben: 1800 against 1700 · D = +100 · PD 0.64 · 1 − 0.64 = +0.36" in lines
    assert "W − We = 1.5 − 0.72 = +0.78, n = 2 (B.02 8.3.2)" in lines
    assert "K × ΣΔR = 20 × +0.78 = +15.6 (B.02 8.3.2)" in lines
    assert "1800 + 16 = 1816" in lines
    assert "with K 40 it would be +31.2" in lines


PLAYED = {"1", "=", "0"}


@pytest.mark.parametrize("code", CODES)
def test_only_games_over_the_board_count(code):
    sheet = report(f"Anna 1800 2w{code or '_'}", f"Ben 1700 1b{code or '_'}").player(1)
    assert sheet.n == (code in PLAYED)


@pytest.mark.parametrize("code", CODES)
def test_nothing_counts_against_nobody(code):
    sheet = report(f"Anna 1800 0-{code or '_'}", "Ben 1700 0-Z").player(1)
    assert (sheet.n, sheet.period.change, len(sheet.left_out)) == (0, 0, 1)


def test_a_game_against_an_unrated_opponent_does_not_count():
    sheet = report(*CLUB).player(2)
    assert ("round 2, Dan", "unrated_opponent", "B.02 8.3.1") in [
        (left.label, left.reason, left.article) for left in sheet.left_out
    ]


def test_a_file_without_a_round_gives_an_empty_report():
    found = report("Anna 1800", "Ben -")
    assert (found.player(1).new_rating, found.player(2).first.status) == (1800, "too_few_games")


# Ratings below the minimum.


@pytest.mark.parametrize(("rating", "counts"), [(1399, False), (1400, True)])
def test_an_opponent_below_the_minimum_has_no_rating(rating, counts):
    sheet = report("Anna 1800 2w1", f"Ben {rating} 1b0").player(1)
    assert sheet.n == counts
    assert [left.reason for left in sheet.left_out] == ([] if counts else ["too_low_opponent"])


def test_before_2024_the_minimum_was_1000():
    found = report("Anna 1800 2w1", "Ben 1399 1b0", start=date(2023, 5, 1))
    assert (found.player(1).n, found.player(2).rated) == (1, True)


def test_who_is_below_the_minimum_counts_as_unrated():
    sheet = report("Anna 1800 2w1", "Ben 1399 1b0").player(2)
    assert (sheet.rated, sheet.n, sheet.first.status) == (False, 1, "zero_score")
    assert "1399 is below 1400, so it counts as unrated (B.02 7.2.1)" in str(sheet)


def test_who_falls_below_the_minimum_is_unrated_on_the_next_list():
    """D -5, PD .49: 20 × -.49 = -9.8, and 1405 - 10 = 1395."""
    sheet = report("Anna 1405 2w0", "Ben 1410 1b1").player(1)
    assert (sheet.period.new_rating, sheet.new_rating) == (1395, None)
    assert "1395 is below 1400: unrated on the next list; five new games needed" in str(sheet)


# First ratings.


def test_an_unrated_player_has_the_pieces_of_a_first_rating():
    """(5 × 2000 + 3600) / 7 = 1942.86, p = 3.5 / 7 = .50, dp 0: 1943."""
    rivals = [f"Rival{n} 2000 {n}w= {'0-Z ' * 4}".strip() for n in range(5)]
    rounds = " ".join(f"{n}b=" for n in range(2, 7))
    players = [f"Dan - {rounds}", *(rival.replace(rival.split()[2], "1w=") for rival in rivals)]
    sheet = report(*players).player(1)
    assert (sheet.n, sheet.W, sheet.first.Ru) == (5, Decimal("2.5"), 1943)
    assert (sheet.new_rating, sheet.first.status) == (1943, "published")
    assert "round 1, Rival0: 0.5 against 2000" in str(sheet)
    assert "Ru = Ra + dp = 1942.86 + 0 = 1942.86, rounded 1943 (B.02 8.2.3)" in str(sheet)


def test_games_among_unrated_players_count_for_neither():
    sheet = report("Dan - 2w1 3b=", "Eva - 1b0", "Anna 1800 0-Z 1w=").player(1)
    assert (sheet.n, sheet.W, sheet.first.status) == (1, Decimal("0.5"), "too_few_games")
    assert [left.reason for left in sheet.left_out] == ["unrated_opponent"]


def test_an_unrated_player_has_no_change_to_ask_for():
    with pytest.raises(RatingInputError, match="Dan has no rating, so there is nothing to change"):
        report(*CLUB).player(4).change_at(20)


# The day and the list.


@pytest.mark.parametrize(
    ("day", "change"), [(date(2025, 9, 30), "0.8"), (date(2025, 10, 1), "0.6")]
)
def test_the_day_chooses_the_rules(day, change):
    """2700 beats 2250: at 400 PD .92; from October 2025 D 450 counts, PD .94. K 10."""
    players = ("Anna 2700 2w1", "Ben 2250 1b0")
    assert report(*players, start=day).player(1).event.change_exact == Decimal(change)
    assert report(*players, on=day).player(1).event.change_exact == Decimal(change)


def test_without_a_day_the_newest_rules_hold_and_it_is_said():
    found = report(*CLUB, start=None)
    assert (found.rules.name, found.day) == ("standard-2025-10", None)
    assert "the file has no date" in str(found.remarks[0])


def test_a_day_before_the_first_rules_is_refused():
    with pytest.raises(RatingInputError, match="no rule recorded for the standard list"):
        report(*CLUB, start=date(2019, 1, 1))


@pytest.mark.parametrize(("kind", "n"), [("standard", 1), ("rapid", 0), ("blitz", 0)])
def test_600_points_apart_and_one_above_2600_is_not_rated_in_rapid_and_blitz(kind, n):
    found = report("Anna 2610 2w1", "Ben 2010 1b0", kind=kind)
    assert [found.player(rank).n for rank in (1, 2)] == [n, n]


def test_599_points_apart_is_rated():
    assert report("Anna 2610 2w1", "Ben 2011 1b0", kind="rapid").player(1).n == 1


# What a list knows.


def with_list(lines, *players, **how):
    listed = read_rating_list(lines, kind=how.get("kind", "standard"))
    return report(*players, ratings=listed, **how)


def test_the_rating_of_the_list_counts_and_the_difference_is_told():
    found = with_list(["rank,rating", "1,1810", "2,1700"], *CLUB)
    assert found.player(1).event.own == 1810
    assert [str(step) for step in found.player(1).remarks] == [
        "the file has 1800, the list 1810: the list counts"
    ]
    assert found.player(2).remarks == ()
    assert "1 of 4 ratings differ from the list" in " ".join(map(str, found.remarks))


def test_the_opponents_count_with_the_list_too():
    found = with_list(["rank,rating", "2,1690"], *CLUB)
    assert found.player(1).event.games[0].opponent == 1690


def test_the_ratings_of_the_file_can_be_kept():
    found = with_list(["rank,rating", "1,1810"], *CLUB, keep_ratings=True)
    assert found.player(1).event.own == 1800
    assert "the list has 1810, the file 1800: the file is kept" in str(found.player(1))


def test_who_is_unrated_on_the_list_is_unrated():
    sheet = with_list(["rank,rating", "2,0"], *CLUB).player(2)
    assert (sheet.rated, "the file has 1700, the list —" in str(sheet)) == (False, True)


def test_a_list_without_ratings_leaves_those_of_the_file():
    sheet = with_list(["rank,k,born", "1,40,2010"], *CLUB).player(1)
    assert (sheet.event.own, sheet.K.K, sheet.remarks) == (1800, 40, ())


def test_a_player_is_found_by_the_FIDE_id():
    tournament = changed(event(*CLUB), 2, fide_id=12300002)
    listed = read_rating_list(["ID Number;SRtng;SK", "12300002;1700;40"])
    sheet = tournament_report(tournament, ratings=listed).player(2)
    assert (sheet.K.K, sheet.K.source) == (40, "list")


def test_in_rapid_a_standard_rating_stands_in_for_a_missing_one():
    lines = ["rank,rapid_rating,rating", "1,1800,1850", "2,0,1700"]
    found = with_list(lines, "Anna 1800 2w1", "Ben - 1b0", kind="rapid")
    assert (found.player(1).n, found.player(2).event.own) == (1, 1700)
    assert found.player(1).event.games[0].standard_used
    assert found.player(2).K.K == 40  # new to the list: fewer than 30 games
    assert "no rapid rating: counts with the standard rating 1700" in str(found.player(2))


def test_in_rapid_a_number_below_1400_is_no_rating_and_the_standard_rating_stands_in():
    lines = ["rank,rapid_rating,rating", "1,1800,1850", "2,1350,1700"]
    found = with_list(lines, "Anna 1800 2w1", "Ben 1350 1b0", kind="rapid")
    assert (found.player(1).n, found.player(2).event.own) == (1, 1700)


# K.


def test_the_K_of_the_list_is_taken():
    sheet = with_list(["rank,rating,k", "1,1800,40"], *CLUB).player(1)
    assert (sheet.K.K, sheet.K.source, sheet.K.possible) == (40, "list", (40,))
    assert sheet.event.change_exact == Decimal("31.2")


def test_the_K_of_the_file_is_taken_where_no_list_says_another():
    tournament = changed(event(*CLUB), 1, K=40)
    sheet = tournament_report(tournament).player(1)
    assert (sheet.K.K, sheet.K.source) == (40, "file")
    listed = read_rating_list(["rank,rating,k", "1,1800,20"])
    assert tournament_report(tournament, ratings=listed).player(1).K.K == 20


def test_what_is_missing_is_assumed_and_every_other_K_is_told():
    """.78 points: 7.8 with K 10, 15.6 with K 20, 31.2 with K 40."""
    sheet = report(*CLUB).player(1)
    assert sheet.K.assumed == ("games", "highest", "birth_year")
    assert sheet.changes_at == {10: Decimal("7.8"), 20: Decimal("15.6"), 40: Decimal("31.2")}


def test_the_700_rule_holds_for_each_K():
    """18 games: 40 becomes 38. All drawn against equals, but the last is won: sum +.50."""
    rounds = " ".join(["2w="] * 17 + ["2w1"])
    answer = " ".join(["1b="] * 17 + ["1b0"])
    sheet = report(f"Anna 1800 {rounds}", f"Ben 1800 {answer}").player(1)
    assert sheet.event.delta == Decimal("0.5")
    assert sheet.changes_at == {10: Decimal(5), 20: Decimal(10), 40: Decimal(19)}


def test_a_junior_has_40_by_the_birth_year_of_the_file():
    sheet = tournament_report(changed(event(*CLUB), 1, birth_year=2010)).player(1)
    assert sheet.K.K == 40
    assert "birth_year" not in sheet.K.assumed


def test_nobody_has_the_starting_rank_99():
    with pytest.raises(RatingInputError, match="no player has the starting rank 99"):
        report(*CLUB).player(99)


# Laws.


@pytest.mark.parametrize("seed", range(5))
def test_what_one_scores_another_loses_and_every_game_counts_for_both(seed):
    found = tournament_report(made_event(20, 7, seed=seed))
    assert sum(sheet.n for sheet in found.rated) % 2 == 0
    assert 2 * sum(sheet.W for sheet in found.rated) == sum(sheet.n for sheet in found.rated)


@pytest.mark.parametrize("seed", range(5))
def test_the_order_of_the_players_in_the_file_changes_nothing(seed):
    tournament = made_event(20, 7, seed=seed)
    turned = replace(tournament, players=dict(reversed(tournament.players.items())))
    first, second = tournament_report(tournament), tournament_report(turned)
    assert {rank: str(sheet) for rank, sheet in first.players.items()} == {
        rank: str(sheet) for rank, sheet in second.players.items()
    }


def test_a_ranking_of_the_world_rates_nobody_of_the_club():
    """Its first is not our first: the file's rating counts, and the sheet says whose row it was."""
    lines = ["Rank,FIDE ID,Name,Rating,K", "1,1503014,Carlsen Magnus,2840,10", "2,,Ben,1650,40"]
    found = with_list(lines, "Anna 1800 2w1", "Ben 1700 1b0")
    anna, ben = found.player(1), found.player(2)
    assert (anna.start.counted, anna.K.K, ben.start.counted, ben.K.K) == (1800, 20, 1650, 40)
    assert [str(step) for step in anna.remarks] == [
        "at this starting rank the list has somebody else, Carlsen Magnus (FIDE id 1503014): "
        "not taken"
    ]
    assert "the rating list has 1 of the 2 players" in map(str, found.remarks)


def test_a_column_Rk_of_a_rapid_list_is_told():
    lines = ["Rk.;Name;Rating", "1;Anna;1800", "2;Ben;1700"]
    found = with_list(lines, "Anna 1800 2w1", "Ben 1700 1b0", kind="rapid")
    assert found.player(1).K.K == 20
    assert any("column 'rk' is taken for a rank" in str(step) for step in found.remarks)
