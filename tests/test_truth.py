"""What chapter 8 reasons out holds in the laboratory: theory by hand, and the direction."""

from dataclasses import replace

import numpy as np
import pytest

from elo import compressed, rule_set
from elo.simulate import (
    SETTINGS,
    Calendar,
    Estimate,
    Growth,
    Population,
    Sample,
    Setting,
    finding_truth,
    simulate_list,
)
from elo.simulate.lists import too_low
from tests.claims.truth import JUNIORS, linh, number, table

SEEDS = range(4)
NO_LINE = replace(rule_set("standard-2025-10"), published_from=1)


def level(*settings):
    rows = finding_truth(settings, months=48, sample=Sample(200, 4, seed=2)).rows
    return [row.bias for row in rows]


def widths(rules):
    return Estimate.of(
        simulate_list(
            Population(200, turnover=0),
            Calendar(pairing="random", mixed=2000),
            months=36,
            k=20,
            rules=rules,
            seed=seed,
        ).width[-1]
        for seed in SEEDS
    )


def test_growing_juniors_lower_the_level_by_what_arithmetic_says():
    """3 in 10 juniors of 8 to 18 years, 60 points a year: 18 x (11 + 10 + 9 + 8) / 11 = 62.2"""
    assert pytest.approx(62.18, abs=0.01) == JUNIORS
    (found,) = level(SETTINGS[2])
    assert found.is_near(-JUNIORS)


def test_which_one_K_it_is_does_not_matter_for_the_level():
    slow, fast = level(Setting("slow", Growth(5), k=10), Setting("fast", Growth(5), k=40))
    assert slow.value == pytest.approx(fast.value, abs=0.5)


def test_a_higher_K_for_those_who_come_too_high_lowers_the_level():
    by_rule, one_k = level(SETTINGS[5], replace(SETTINGS[5], k=20))
    assert 0 < by_rule.value < one_k.value


def test_the_400_rule_stretches_a_list_on_which_everybody_meets_everybody():
    with_it, without = widths(NO_LINE), widths(replace(NO_LINE, cap=3000))
    assert with_it.value > without.value + 0.08
    assert without.value < 1.04


def test_the_first_months_by_hand():
    """PD at -300, -216, -149, -101, -67: .15, .22, .30, .36, .41; the score is three of six."""
    assert linh(5) == [300, 216, 149, 101, 67, 45]


def test_who_is_higher_on_the_list_is_stronger_as_often_as_a_bell_says():
    for row in table("in-order").values():
        assert number(row["right (%)"]) == pytest.approx(number(row["theory (%)"]), abs=2)


def test_the_list_that_is_too_low_is_the_one_that_the_compression_puts_right():
    low = too_low(np.array([1700, 1760])).tolist()
    assert low == [1500, 1600]
    assert [compressed(rating).after for rating in low] == [1700, 1760]
