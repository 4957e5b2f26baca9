"""What the tests of the figures share: how each figure is drawn, and what is in it."""

from datetime import date
from functools import cache

from elo import event_change, k_factor
from elo.show import plots
from elo.show.glicko import Glicko
from elo.simulate import (
    Population,
    Sample,
    event_swing,
    finding_truth,
    first_ratings,
    rule_changes,
    settling,
    simulate_list,
    stronger_opponents,
)
from elo.tournament import tournament_report, us_championship_2025


def reports():
    tournament, published = us_championship_2025()
    return {
        rank: event_change(event.own, event.games, k=published[rank].K)
        for rank, event in tournament.events().items()
    }


def championship():
    return tournament_report(us_championship_2025()[0])


FIELD = [2350, 2410, 2445, 2480, 2495, 2510, 2530, 2560, 2590, 2630]  # 2500 on average


def career(birth_year, *lists):
    """K from list to list: year, month, rating, highest, games."""
    return {
        (on := date(year, month, 1)): k_factor(
            rating=rating, games=games, birth_year=birth_year, on=on, highest_published=highest
        )
        for year, month, rating, highest, games in lists
    }


CAREERS = {
    "Bao": career(1985, (2022, 1, 1720, 1720, 9), (2023, 4, 1740, 1740, 36)),
    "Chen": career(
        2008,
        (2022, 1, 2250, 2250, 12),
        (2022, 6, 2280, 2280, 30),
        (2023, 8, 2310, 2310, 140),
        (2024, 2, 2268, 2310, 170),
        (2026, 2, 2405, 2405, 280),
        (2027, 6, 2372, 2405, 310),
    ),
}

SMALL = Sample(100, 2)


@cache
def found(experiment, **sizes):
    return experiment(**sizes)


PATHS = {"A": [1500, 1520, 1490], "B": [1500, 1460, 1505]}
SHARES = {"growing": [0.55, 0.57, 0.74], "constant": [0.39, 0.48, 0.47]}
DOUBT = [Glicko(1500, 350), Glicko(1510, 100), Glicko(1510, 120)]

FIGURES = {
    "one_win": plots.one_win,
    "class_in_five_steps": plots.class_in_five_steps,
    "curve_and_table": plots.curve_and_table,
    "table_minus_curve": plots.table_minus_curve,
    "same_expected_score": lambda: plots.same_expected_score([(64, 0, 36), (44, 40, 16)]),
    "change_by_difference": plots.change_by_difference,
    "does_it_count": plots.does_it_count,
    "expected_and_scored": lambda: plots.expected_and_scored(reports()),
    "one_opponent": lambda: plots.one_opponent(FIELD, 6),
    "table_and_linear": plots.table_and_linear,
    "loss_by_opponent": plots.loss_by_opponent,
    "change_by_own_rating": lambda: plots.change_by_own_rating([1600, 1600, 2800], [0.5, 0.5, 0]),
    "pull_of_the_1800s": plots.pull_of_the_1800s,
    "first_rating_by_score": plots.first_rating_by_score,
    "gains_and_losses": plots.gains_and_losses,
    "k_decision": plots.k_decision,
    "k_careers": lambda: plots.k_careers(CAREERS),
    "text_and_practice": plots.text_and_practice,
    "rule_700": plots.rule_700,
    "ratings_without_progress": lambda: plots.ratings_without_progress(PATHS),
    "risen_over_months": lambda: plots.risen_over_months(SHARES),
    "stronger_on_average": lambda: plots.stronger_on_average(
        found(stronger_opponents, k=20, sample=SMALL)
    ),
    "rating_with_doubt": lambda: plots.rating_with_doubt(DOUBT),
    "apart_over_months": lambda: plots.apart_over_months({"A": [0.0, 12.4], "B": [0.0, -30.6]}),
    "change_by_game": lambda: plots.change_by_game(reports()[4]),
    "who_gained": lambda: plots.who_gained(championship()),
    "expected_against_scored": lambda: plots.expected_against_scored(championship()),
    "what_slips_make": lambda: plots.what_slips_make(17.6, {"one": 16, "another": 8.8}),
    "rules_by_date": plots.rules_by_date,
    "settling_paths": lambda: plots.settling_paths(found(settling, sample=SMALL)),
    "swing_of_one_event": lambda: plots.swing_of_one_event(found(event_swing)),
    "first_rating_errors": lambda: plots.first_rating_errors(found(first_ratings)),
    "list_over_months": lambda: plots.list_over_months(
        found(simulate_list, population=Population(100), months=12)
    ),
    "correlation_over_months": lambda: plots.correlation_over_months(
        found(finding_truth, months=12, sample=SMALL).rows[0]
    ),
    "level_over_months": lambda: plots.level_over_months(
        found(finding_truth, months=12, sample=SMALL)
    ),
    "changes_of_2024": lambda: plots.changes_of_2024(
        found(rule_changes, months=6, sample=SMALL), "too_low"
    ),
}


def lines(picture):
    (axes,) = picture.figure.axes
    return [list(zip(*line.get_data(), strict=True)) for line in axes.lines]
