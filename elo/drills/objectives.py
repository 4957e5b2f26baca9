"""Which questions and tasks serve which objective of a topic: for whoever plans a lesson.

>>> served_by("formula")[0].tasks
('table_score',)
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from elo.errors import RatingInputError


class Serving(NamedTuple):
    """What serves one objective: kinds of question and tasks in code, by their names."""

    kinds: tuple[str, ...]
    tasks: tuple[str, ...] = ()


SERVES: Mapping[str, tuple[Serving, ...]] = MappingProxyType(
    {
        "formula": (
            Serving(
                ("by_ratings", "by_difference", "backwards", "several_games", "find_mistake"),
                ("table_score",),
            ),
            Serving(("by_curve", "true_or_false"), ("curve",)),
            Serving(("wins_and_draws", "true_or_false")),
        ),
        "k_factor": (
            Serving(("from_file", "after_18", "game_30"), ("adult_k",)),
            Serving(("from_file", "true_or_false")),
            Serving(("rule_700", "busy_month"), ("month_k",)),
        ),
        "rating_change": (
            Serving(
                ("one_game", "opponents_away", "cap_400", "rule_2650", "event", "two_events"),
                ("change_of_event",),
            ),
            Serving(("two_events", "below_1400"), ("next_rating",)),
            Serving(("what_counts",)),
            Serving(("find_mistake", "what_counts")),
        ),
        "performance": (
            Serving(
                ("share", "from_average", "by_table", "half_point_bye", "norm"),
                ("table_performance",),
            ),
            Serving(("perfect", "linear"), ("linear_performance",)),
            Serving(("needed",)),
        ),
        "initial_rating": (
            Serving(
                ("average", "share", "first_rating", "maximum", "pooled", "find_mistake"),
                ("first_rating",),
            ),
            Serving(("published", "maximum"), ("is_published",)),
            Serving(("points_needed", "first_rating"), ("first_rating",)),
        ),
        "misconceptions": (
            Serving(
                ("who_is_right", "opposite", "other_side", "find_mistake"),
                ("rounding_gap", "both_together"),
            ),
            Serving(("true_or_false", "which_right")),
            Serving(("rise_or_fall",)),
        ),
    }
)
"""By topic, one entry for each of its objectives, in their order."""


def served_by(topic: str) -> tuple[Serving, ...]:
    """Return what serves the objectives of a topic, in their order.

    Raises RatingInputError for a topic that there is not.
    """
    if topic not in SERVES:
        raise RatingInputError("error.topic", {"value": topic, "topics": ", ".join(SERVES)})
    return SERVES[topic]
