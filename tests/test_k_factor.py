"""The K factor: the four lines and their order, text against practice, the 700 rule."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo import k_factor, period_k
from tests.by_hand import RULE_SETS

ADULT = {"birth_year": 1980, "on": date(2026, 5, 1)}
JUNIOR = {"birth_year": 2010, "on": date(2026, 5, 1)}
JUNIOR_ONCE_2300 = {**JUNIOR, "rating": 2250, "games": 90, "highest_published": 2300}


# Newcomers: until events with at least 30 games are completed.


@pytest.mark.parametrize(("games", "K"), [(0, 40), (29, 40), (30, 20), (31, 20)])
def test_a_newcomer_has_40_until_30_games_are_completed(games, K):
    assert k_factor(rating=1922, games=games, **ADULT).K == K


# Once 2400, for good.


@pytest.mark.parametrize(("rating", "K"), [(2399, 20), (2400, 10), (2401, 10), (2800, 10)])
def test_10_begins_at_2400_exactly(rating, K):
    assert k_factor(rating=rating, games=500, **ADULT).K == K


@pytest.mark.parametrize(("highest", "K"), [(2399, 20), (2400, 10), (2405, 10)])
def test_10_stays_after_a_fall_below_2400(highest, K):
    """A 2194 player who was once 2400 has 10 on FIDE's list (F-M13)."""
    assert k_factor(rating=2194, games=500, highest_published=highest, **ADULT).K == K


def test_2400_comes_before_the_newcomers_line():
    """In all 1,115 published player-months of 2400 and more with fewer than 30 games."""
    assert k_factor(rating=2450, games=5, **ADULT).K == 10


@pytest.mark.parametrize("games", [5, 90])
def test_2400_comes_before_the_juniors_line(games):
    assert k_factor(rating=2250, games=games, highest_published=2400, **JUNIOR).K == 10


# Juniors: until the end of the year of the 18th birthday, and never published at 2300.


@pytest.mark.parametrize(
    ("on", "K"),
    [
        (date(2025, 1, 1), 40),
        (date(2025, 12, 1), 40),
        (date(2025, 12, 31), 40),
        (date(2026, 1, 1), 20),
        (date(2026, 12, 31), 20),
    ],
)
def test_a_junior_born_in_2007_has_40_to_the_last_day_of_2025(on, K):
    assert k_factor(rating=2000, games=100, birth_year=2007, on=on).K == K


@pytest.mark.parametrize(("rating", "K"), [(1400, 40), (2299, 40), (2300, 20), (2301, 20)])
def test_a_junior_has_40_below_2300(rating, K):
    assert k_factor(rating=rating, games=100, **JUNIOR).K == K


@pytest.mark.parametrize(("highest", "K"), [(2250, 40), (2299, 40), (2300, 20), (2399, 20)])
def test_a_junior_once_published_at_2300_keeps_20(highest, K):
    assert k_factor(rating=2250, games=90, highest_published=highest, **JUNIOR).K == K


def test_a_junior_at_2300_is_a_newcomer_as_long_as_others_are():
    assert k_factor(rating=2310, games=29, **JUNIOR).K == 40
    assert k_factor(rating=2310, games=30, **JUNIOR).K == 20


def test_the_newest_baby_and_the_oldest_player_are_possible():
    assert k_factor(rating=1500, games=99, birth_year=2026, on=date(2026, 1, 1)).K == 40
    assert k_factor(rating=1500, games=99, birth_year=1906, on=date(2026, 1, 1)).K == 20


def test_a_past_day_asks_for_the_K_of_that_day():
    """An event of December follows the K of December, even if it is rated in the new year."""
    player = {"rating": 2100, "games": 80, "birth_year": 2006}
    assert k_factor(**player, on=date(2024, 12, 20)).K == 40
    assert k_factor(**player, on=date(2025, 1, 10)).K == 20


# Text and practice.


def test_where_a_junior_falls_below_2300_text_and_practice_part():
    result = k_factor(**JUNIOR_ONCE_2300)
    assert (result.K, result.K_practice, result.K_text) == (20, 20, 40)
    assert result.differs


def test_the_text_can_be_asked_for():
    result = k_factor(**JUNIOR_ONCE_2300, reading="text")
    assert (result.K, result.K_practice, result.K_text) == (40, 20, 40)
    assert (result.reading, result.differs) == ("text", True)


@pytest.mark.parametrize(("rating", "K"), [(2299, 40), (2300, 20), (2301, 20)])
def test_by_the_text_40_comes_back_below_2300(rating, K):
    player = {**JUNIOR, "rating": rating, "games": 90, "highest_published": 2350}
    assert k_factor(**player, reading="text").K == K


def test_the_default_is_the_practice_and_says_so():
    assert k_factor(**JUNIOR_ONCE_2300).reading == "practice"
    assert str(k_factor(**JUNIOR_ONCE_2300)) == (
        "rated below 2400, none of the other lines applies: K = 20 (B.02 8.3.3)\n"
        "text and practice part: by the words of the article K = 40, FIDE's lists show K = 20; "
        "taken here: the practice (B.02 8.3.3)"
    )


def test_the_text_says_what_the_practice_is():
    assert str(k_factor(**JUNIOR_ONCE_2300, reading="text")) == (
        "until the end of 2028, the year of the 18th birthday, and rated below 2300: K = 40 "
        "(B.02 8.3.3)\n"
        "text and practice part: by the words of the article K = 40, FIDE's lists show K = 20; "
        "taken here: the text (B.02 8.3.3)"
    )


def test_a_newcomer_makes_the_difference_between_text_and_practice_vanish():
    result = k_factor(**{**JUNIOR_ONCE_2300, "games": 10})
    assert (result.K, result.K_text, result.differs) == (40, 40, False)


@given(
    rating=st.integers(1400, 2900),
    above=st.integers(0, 300),
    games=st.integers(0, 100),
    birth_year=st.integers(1940, 2020),
)
def test_text_and_practice_part_only_for_juniors_who_fell_below_2300(
    rating, above, games, birth_year
):
    highest = rating + above
    result = k_factor(
        rating=rating,
        games=games,
        highest_published=highest,
        birth_year=birth_year,
        on=date(2026, 5, 1),
    )
    fell = rating < 2300 <= highest < 2400
    assert result.differs == (fell and birth_year >= 2008 and games >= 30)
    assert result.K in (40, 20, 10)


# The working.


@pytest.mark.parametrize(
    ("player", "words"),
    [
        (
            {"rating": 2194, "games": 500, "highest_published": 2405, **ADULT},
            "a published rating has reached 2400: K = 10, for good (B.02 8.3.3)",
        ),
        (
            {"rating": 2000, "games": 100, **JUNIOR},
            "until the end of 2028, the year of the 18th birthday, and never published at 2300 "
            "or more: K = 40 (B.02 8.3.3)",
        ),
        (
            {"rating": 1922, "games": 5, **ADULT},
            "games completed: 5, fewer than 30: new to the list, K = 40 (B.02 8.3.3)",
        ),
        (
            {"rating": 1922, "games": 30, **ADULT},
            "rated below 2400, none of the other lines applies: K = 20 (B.02 8.3.3)",
        ),
        (
            {"rating": 1922, "games": 30},
            "rated below 2400, none of the other lines applies: K = 20 (B.02 8.3.3)\n"
            "no birth year given: the line for juniors is not considered",
        ),
    ],
)
def test_the_working_quotes_the_line_that_fits(player, words):
    assert str(k_factor(**player)) == words


def test_where_lines_with_different_K_fit_the_working_says_that_the_text_is_silent():
    silent = (
        "lines that fit: {}; the text is silent on which goes first, and the order taken is the "
        "one that FIDE's lists show (B.02 8.3.3)"
    )
    newcomer = k_factor(rating=2450, games=5, **ADULT)
    assert str(newcomer).endswith(silent.format("K 10 (once 2400), K 40 (newcomer)"))
    junior = k_factor(rating=2250, games=90, highest_published=2400, **JUNIOR)
    assert str(junior).endswith(silent.format("K 10 (once 2400), K 40 (junior)"))
    assert not junior.differs


def test_where_lines_with_the_same_K_fit_nothing_needs_to_be_said():
    assert len(k_factor(rating=2000, games=5, **JUNIOR).steps) == 1


def test_without_a_birth_year_the_juniors_line_is_not_considered():
    assert k_factor(rating=2000, games=100).K == 20
    assert k_factor(rating=2000, games=100, on=date(2026, 5, 1)).K == 20


@pytest.mark.parametrize("rules", RULE_SETS)
def test_K_is_the_same_on_every_list_and_day_recorded(rules):
    """No K 20 for everybody in rapid and blitz, no 33, no 15, no 25."""
    assert k_factor(rating=2800, games=500, rules=rules, **ADULT).K == 10
    assert k_factor(rating=2000, games=500, rules=rules, **ADULT).K == 20
    assert k_factor(rating=2000, games=500, rules=rules, **JUNIOR).K == 40
    assert k_factor(rating=2000, games=5, rules=rules, **ADULT).K == 40
    assert period_k(20, 39, rules=rules).K == 17


def test_the_article_follows_the_list():
    assert str(k_factor(rating=2000, games=500, rules="rapid-2024-12", **ADULT)).endswith(
        "(B.02 R&B 7.3.3)"
    )
    assert k_factor(rating=2000, games=500, birth_year=1980, on=date(2023, 5, 1)).rules.name == (
        "standard-2022-01"
    )


def test_a_result_is_short_where_it_is_only_named():
    assert repr(k_factor(rating=1922, games=30)) == (
        "KFactor(K=20, K_practice=20, K_text=20, reading='practice')"
    )
    assert repr(period_k(20, 39)) == "PeriodK(K=17, base_K=20, n=39)"


# The 700 rule.


@pytest.mark.parametrize(
    ("k", "games", "K"),
    [
        (40, 17, 40),  # 680
        (40, 18, 38),  # 720; 700 / 18 = 38.9
        (40, 20, 35),  # 800
        (20, 35, 20),  # 700 exactly
        (20, 36, 19),  # 720; 700 / 36 = 19.4
        (20, 39, 17),  # F-P05
        (10, 70, 10),  # 700 exactly
        (10, 71, 9),  # 710; 700 / 71 = 9.9
        (40, 0, 40),
        (40, 700, 1),
        (40, 701, 0),
    ],
)
def test_700_divided_by_the_games_is_the_most_that_K_can_be(k, games, K):
    result = period_k(k, games)
    assert (result.K, result.base_K, result.n) == (K, k, games)


@given(st.integers(1, 60), st.integers(0, 900))
def test_the_700_rule_lowers_K_as_little_as_it_must(k, games):
    K = period_k(k, games).K
    assert k >= K
    assert K * games <= 700
    assert k == K or (K + 1) * games > 700


def test_the_working_of_the_700_rule_shows_the_product():
    assert str(period_k(20, 35)) == (
        "n × K = 35 × 20 = 700, not more than 700: K stays 20 (B.02 8.3.3)"
    )
    assert str(period_k(20, 39)) == (
        "n × K = 39 × 20 = 780, more than 700: K = 700 ÷ 39, rounded down = 17 (B.02 8.3.3)"
    )
    assert str(period_k(20, 39, rules="blitz-2024-03")).endswith("(B.02 R&B 7.3.3)")
