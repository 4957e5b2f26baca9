"""How chess ratings are computed, exactly: the FIDE Elo system, dated and with its working.

The functions of the six topics stand here. ``elo.k_factor``, ``elo.rating_change`` and
``elo.initial_rating`` are the functions of that name; what else is in their modules comes by
``from elo.k_factor import PRACTICE``. Own rating first, opponent second, score third.

Every result is a value with FIDE's quantities as fields (``change_exact``, ``PD``, ``Rp``);
``print`` shows its working. A ``rules`` argument is a rule set, its name or a day. A day means
the standard list; for rapid and blitz give ``rules_for(day, "rapid")``.

>>> import elo
>>> elo.rating_change(1500, 1700, 1, k=20).change_exact
Decimal('15.2')
"""

from elo.errors import RatingInputError
from elo.formula import curve_score, expected_score, expected_score_at
from elo.initial_rating import (
    FirstEvent,
    compressed,
    first_points_needed,
    initial_rating,
    pooled_initial_rating,
)
from elo.k_factor import k_factor, period_k
from elo.misconceptions import MISCONCEPTIONS, misconception
from elo.performance import (
    average_of_opponents,
    average_perfect_of_opponents,
    average_performance_of_opponents,
    norm_performance,
    performance_from_average,
    performance_rating,
    points_needed,
)
from elo.rating_change import event_change, rating_change, rating_period
from elo.rounding import round_half_away
from elo.rules import rule_set, rules_for
from elo.values import Event, Game, games_from

__all__ = [
    "MISCONCEPTIONS",
    "Event",
    "FirstEvent",
    "Game",
    "RatingInputError",
    "average_of_opponents",
    "average_perfect_of_opponents",
    "average_performance_of_opponents",
    "compressed",
    "curve_score",
    "event_change",
    "expected_score",
    "expected_score_at",
    "first_points_needed",
    "games_from",
    "initial_rating",
    "k_factor",
    "misconception",
    "norm_performance",
    "performance_from_average",
    "performance_rating",
    "period_k",
    "points_needed",
    "pooled_initial_rating",
    "rating_change",
    "rating_period",
    "round_half_away",
    "rule_set",
    "rules_for",
]
