"""The right sentences that are asked beside the misconceptions, each with a case of its own.

A misconception shows where it fails. Where that is not what shows its right sentence
(``fact.<name>`` in the catalogue), the case stands here. In reading order: `CASES`, `fact_case`,
`fact_steps`.
"""

from collections.abc import Callable, Mapping
from datetime import date
from types import MappingProxyType

from elo.k_factor import k_factor
from elo.misconceptions import (
    Misconception,
    cap_only_for_2650,
    first_shown,
    floor_by_group,
    game_shown,
    k_at_18th_birthday,
    loss_probability,
    newcomer_edges,
    rapid_k_20,
    table_and_curve,
    zero_sum,
)
from elo.rating_change import rating_change
from elo.words import say
from elo.working import Step

Case = tuple[Step, ...]

BEFORE_THE_EXCEPTION = date(2025, 9, 30)


def k_10_for_good() -> Case:
    """Show the K of a player rated 2300 and once published at 2400."""
    K = k_factor(rating=2300, games=500, highest_published=2400).K
    return (Step("show.k_highest", {"rating": 2300, "highest": 2400, "K": K}),)


def first_ratings_apart() -> Case:
    """Show that another score, or other opponents, make another first rating."""
    return tuple(first_shown([R] * 5, points) for R, points in ((1600, 2), (1600, 3), (1700, 3)))


def cut_for_one_alone() -> Case:
    """Show from both sides what the 400 rule does to 2700 against 2200."""
    strong, weak = rating_change(2700, 2200, 1, k=10), rating_change(2200, 2700, 0, k=20)
    return (*strong.cap_steps, *weak.cap_steps)


def cut_before_october_2025() -> Case:
    """Show what the 400 rule did to a 2700 on the last day before the exception."""
    return rating_change(2700, 2200, 1, k=10, rules=BEFORE_THE_EXCEPTION).cap_steps


CASES: Mapping[str, Callable[[], Case]] = MappingProxyType(
    {
        "loss_probability": lambda: loss_probability()[::2],
        "web_formula": lambda: (table_and_curve(392),),
        "four_hundred_is_91": lambda: (table_and_curve(400),),
        "curve_without_end": lambda: (table_and_curve(800),),
        "k_at_18th_birthday": lambda: k_at_18th_birthday()[1:2],
        "k_10_while_2400": k_10_for_good,
        "rapid_k_20": lambda: rapid_k_20()[1:],
        "newcomer_edges": lambda: newcomer_edges()[1:],
        "same_for_every_win": lambda: (
            game_shown(1500, 1700, 1, 20),
            game_shown(1500, 1300, 1, 20),
        ),
        "draw_changes_nothing": lambda: (game_shown(1500, 1300, 0.5, 20),),
        "draw_with_stronger": lambda: (game_shown(1500, 1502, 0.5, 20),),
        "game_point_is_rating_point": lambda: (game_shown(1800, 1400, 1, 10),),
        "plus_300_at_40": lambda: (game_shown(1500, 2300, 1, 40),),
        "minus_300_gains": lambda: (
            game_shown(1800, 1500, 1, 10),
            game_shown(1800, 1500, 1, 40),
        ),
        "expected_loss_is_free": lambda: (game_shown(1500, 1800, 0, 20),),
        "expected_loss_1_to_5": lambda: (game_shown(1500, 1600, 0, 20),),
        "starts_at_1500": first_ratings_apart,
        "floor_by_group": lambda: floor_by_group()[1:],
        "zero_sum": lambda: zero_sum()[:2],
        "exemption_for_either": cut_for_one_alone,
        "exemption_since_2024": cut_before_october_2025,
        "cap_only_for_2650": lambda: cap_only_for_2650()[:2],
    }
)
"""What shows the right sentence, where the numbers of its misconception do not."""


def fact_case(entry: Misconception) -> Case:
    """Return the numbers that show the right sentence of an entry."""
    return CASES.get(entry.name, entry.show)()


def fact_steps(entry: Misconception) -> Case:
    """Return the sentence with its article, and the numbers that show it."""
    fact = Step("step.fact", {"sentence": say(f"fact.{entry.name}")}, entry.article)
    return (fact, *fact_case(entry))
