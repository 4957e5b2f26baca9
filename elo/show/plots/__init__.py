"""The book's figures, in one style, drawn from the library's own results.

A title states the finding, lines carry their names at their ends, what is a staircase is drawn as
one, and no figure tells its story by colour alone. Each function returns a `Picture`: an SVG with
the same bytes on every run, whose colours follow the light or dark page around it. The figures of
a topic stand in the module of its name.
"""

from elo.show.palette import PALETTE
from elo.show.plots.classroom import class_in_five_steps
from elo.show.plots.formula import curve_and_table, same_expected_score, table_minus_curve
from elo.show.plots.front import one_win
from elo.show.plots.initial_rating import (
    first_rating_by_score,
    gains_and_losses,
    pull_of_the_1800s,
)
from elo.show.plots.k_factor import k_careers, k_decision, rule_700, text_and_practice
from elo.show.plots.misconceptions import (
    apart_over_months,
    rating_with_doubt,
    ratings_without_progress,
    risen_over_months,
    stronger_on_average,
)
from elo.show.plots.performance import (
    change_by_own_rating,
    loss_by_opponent,
    one_opponent,
    table_and_linear,
)
from elo.show.plots.picture import Picture
from elo.show.plots.rating_change import (
    change_by_difference,
    does_it_count,
    expected_and_scored,
)
from elo.show.plots.rules import rules_by_date
from elo.show.plots.simulate import (
    changes_of_2024,
    correlation_over_months,
    first_rating_errors,
    level_over_months,
    list_over_months,
    settling_paths,
    swing_of_one_event,
)
from elo.show.plots.tournament import expected_against_scored, who_gained
from elo.show.plots.your_tournament import change_by_game, what_slips_make

__all__ = [
    "PALETTE",
    "Picture",
    "apart_over_months",
    "change_by_difference",
    "change_by_game",
    "change_by_own_rating",
    "changes_of_2024",
    "class_in_five_steps",
    "correlation_over_months",
    "curve_and_table",
    "does_it_count",
    "expected_against_scored",
    "expected_and_scored",
    "first_rating_by_score",
    "first_rating_errors",
    "gains_and_losses",
    "k_careers",
    "k_decision",
    "level_over_months",
    "list_over_months",
    "loss_by_opponent",
    "one_opponent",
    "one_win",
    "pull_of_the_1800s",
    "rating_with_doubt",
    "ratings_without_progress",
    "risen_over_months",
    "rule_700",
    "rules_by_date",
    "same_expected_score",
    "settling_paths",
    "stronger_on_average",
    "swing_of_one_event",
    "table_and_linear",
    "table_minus_curve",
    "text_and_practice",
    "what_slips_make",
    "who_gained",
]
