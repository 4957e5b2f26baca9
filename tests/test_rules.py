"""The dated rule sets: which one holds on which day, and what differs between them."""

from dataclasses import fields
from datetime import date, datetime

import pytest

from elo import RatingInputError, rule_set, rules_for
from elo.rules import RULE_SETS, KRules, as_rules, plain_date
from tests import by_hand


@pytest.mark.parametrize(
    ("rating_list", "on", "name"),
    [
        ("standard", date(2022, 1, 1), "standard-2022-01"),
        ("standard", date(2024, 2, 29), "standard-2022-01"),
        ("standard", date(2024, 3, 1), "standard-2024-03"),
        ("standard", date(2025, 9, 30), "standard-2024-03"),
        ("standard", date(2025, 10, 1), "standard-2025-10"),
        ("standard", date(2100, 1, 1), "standard-2025-10"),
        ("rapid", date(2024, 3, 1), "rapid-2024-03"),
        ("rapid", date(2024, 11, 30), "rapid-2024-03"),
        ("rapid", date(2024, 12, 1), "rapid-2024-12"),
        ("rapid", date(2025, 10, 1), "rapid-2024-12"),
        ("blitz", date(2024, 3, 1), "blitz-2024-03"),
        ("blitz", date(2024, 11, 30), "blitz-2024-03"),
        ("blitz", date(2024, 12, 1), "blitz-2024-12"),
        ("blitz", date(2100, 1, 1), "blitz-2024-12"),
    ],
)
def test_a_set_holds_from_its_first_day_to_the_day_before_the_next(rating_list, on, name):
    assert rules_for(on, rating_list).name == name


@pytest.mark.parametrize(
    ("rating_list", "name"),
    [("standard", "standard-2025-10"), ("rapid", "rapid-2024-12"), ("blitz", "blitz-2024-12")],
)
def test_without_a_day_the_newest_set_is_taken(rating_list, name):
    assert rules_for(rating_list=rating_list).name == name


@pytest.mark.parametrize(
    ("rating_list", "on", "earliest"),
    [
        ("standard", date(2021, 12, 31), "2022-01-01"),
        ("standard", date(1, 1, 1), "2022-01-01"),
        ("rapid", date(2024, 2, 29), "2024-03-01"),
        ("blitz", date(2012, 7, 1), "2024-03-01"),
    ],
)
def test_a_day_before_the_first_set_has_no_rule_recorded(rating_list, on, earliest):
    with pytest.raises(RatingInputError) as error:
        rules_for(on, rating_list)
    assert str(error.value) == (
        f"no rule recorded for the {rating_list} list on {on}; the earliest is {earliest}."
    )


@pytest.mark.parametrize("rating_list", ["bullet", "Standard", "", None, ["standard"]])
def test_another_list_has_no_rule_recorded(rating_list):
    with pytest.raises(RatingInputError) as error:
        rules_for(rating_list=rating_list)
    assert str(error.value) == (
        f"no rule recorded for the list {rating_list!r}; there are standard, rapid, blitz."
    )


@pytest.mark.parametrize("name", by_hand.RULE_SETS)
def test_a_set_is_found_by_its_name_and_starts_in_its_month(name):
    rules = rule_set(name)
    assert rules.name == name == f"{rules.rating_list}-{rules.start:%Y-%m}"
    assert rules_for(rules.start, rules.rating_list) is rules


def test_no_other_set_is_recorded_and_the_oldest_stands_first():
    assert tuple(rules.name for rules in RULE_SETS) == by_hand.RULE_SETS
    assert {rules.start.day for rules in RULE_SETS} == {1}


@pytest.mark.parametrize("name", ["standard", "standard-2023-01", "", None, 2024])
def test_a_name_that_is_not_recorded_is_refused_with_those_that_are(name):
    with pytest.raises(RatingInputError) as error:
        rule_set(name)
    assert str(error.value) == (
        f"no rule recorded for {name!r}; there are {', '.join(by_hand.RULE_SETS)}."
    )


@pytest.mark.parametrize(
    ("name", "published_from", "capped_games", "uncapped_from", "too_far_apart", "standard"),
    [
        ("standard-2022-01", 1000, 1, None, (None, None), False),
        ("standard-2024-03", 1400, None, None, (None, None), False),
        ("standard-2025-10", 1400, None, 2650, (None, None), False),
        ("rapid-2024-03", 1400, None, None, (None, None), True),
        ("rapid-2024-12", 1400, None, None, (600, 2600), True),
        ("blitz-2024-03", 1400, None, None, (None, None), True),
        ("blitz-2024-12", 1400, None, None, (600, 2600), True),
    ],
)
def test_what_differs_between_the_sets_is_data(
    name, published_from, capped_games, uncapped_from, too_far_apart, standard
):
    rules = rule_set(name)
    assert rules.cap == 400
    assert rules.published_from == published_from
    assert rules.capped_games == capped_games
    assert rules.uncapped_from == uncapped_from
    assert (rules.too_far_apart, rules.far_above) == too_far_apart
    assert rules.standard_counts is standard


def test_the_numbers_of_the_K_factor_are_the_same_in_every_set():
    values = {field.name: getattr(KRules(), field.name) for field in fields(KRules)}
    assert values == {
        "newcomer_games": 30,
        "junior_age": 18,
        "junior_below": 2300,
        "top": 2400,
        "K_newcomer": 40,
        "K_junior": 40,
        "K_other": 20,
        "K_top": 10,
        "most_points": 700,
    }
    assert all(rules.k == KRules() for rules in RULE_SETS)


@pytest.mark.parametrize(
    ("name", "articles"),
    [
        (
            "standard-2025-10",
            {
                "unplayed": "B.02 5.1",
                "unrated_opponent": "B.02 8.3.1",
                "published_from": "B.02 7.2.1",
                "table": "B.02 8.1.2",
                "cap": "B.02 8.3.1",
                "change": "B.02 8.3.2",
                "k": "B.02 8.3.3",
                "rounding": "B.02 8.3.4",
            },
        ),
        (
            "blitz-2024-12",
            {
                "unplayed": "B.02 R&B 5.1",
                "unrated_everywhere": "B.02 R&B 7.2.1",
                "standard_used": "B.02 R&B 7.2.1",
                "too_far_apart": "B.02 R&B 7.3.1",
                "published_from": "B.02 R&B 6.2.1",
                "table": "B.02 R&B 7.1.2",
                "cap": "B.02 R&B 7.3.1",
                "change": "B.02 R&B 7.3.2",
                "k": "B.02 R&B 7.3.3",
                "rounding": "B.02 R&B 7.3.4",
            },
        ),
    ],
)
def test_every_rule_has_its_article_one_number_less_in_rapid_and_blitz(name, articles):
    assert articles.items() <= rule_set(name).articles.items()


# How a calculation is told its rules.


def test_a_calculation_takes_a_set_its_name_or_a_day():
    rules = rule_set("standard-2024-03")
    assert as_rules(rules) is rules
    assert as_rules("standard-2024-03") is rules
    assert as_rules(date(2024, 5, 1)) is rules
    assert as_rules(None, date(2024, 5, 1)) is rules
    assert as_rules(None) is rules_for()


def test_rules_that_are_given_come_before_the_day():
    assert as_rules("rapid-2024-12", date(2023, 1, 1)).name == "rapid-2024-12"
    assert as_rules(date(2025, 10, 1), date(2023, 1, 1)).name == "standard-2025-10"


@pytest.mark.parametrize("rules", [2024, ("standard", 2024), True])
def test_anything_else_is_no_rule_set(rules):
    with pytest.raises(RatingInputError, match="no rule recorded for"):
        as_rules(rules)


@pytest.mark.parametrize("moment", [datetime(2025, 10, 1), datetime(2025, 10, 1, 23, 59)])
def test_a_datetime_counts_as_its_day(moment):
    assert plain_date(moment) == date(2025, 10, 1)
    assert type(plain_date(moment)) is date
    assert rules_for(moment).name == as_rules(moment).name == "standard-2025-10"


@pytest.mark.parametrize("on", ["2025-10-01", 2025, 1.5, ""])
def test_what_is_no_date_is_refused(on):
    with pytest.raises(RatingInputError) as error:
        rules_for(on)
    assert str(error.value) == f"on must be a datetime.date, got {on!r}."
