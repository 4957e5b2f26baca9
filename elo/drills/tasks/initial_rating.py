"""Tasks on first ratings: whether one is published, and how it is computed."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import floor

from elo.drills.tasks.task import Case, Slip, Task, cases
from elo.initial_rating import initial_rating
from elo.rounding import round_half_away
from elo.rules import rules_for
from elo.tables import rating_difference
from elo.values import Number
from elo.working import Step

RULES = rules_for()
FIRST = RULES.first
INVENTED = FIRST.invented[0]
Ratings = Sequence[int]
Round = Callable[[Fraction], int]
Condition = Callable[[Number], bool]


def _first(opponents: Ratings, points: Number) -> int | None:
    return initial_rating(opponents, points).Ru


def _lifted(opponents: Ratings, points: Number) -> int:
    return max(RULES.published_from, _first(opponents, points) or 0)


def _by_2022(opponents: Ratings, points: Number) -> int | None:
    return initial_rating(opponents, points, rules="standard-2022-01").Ru


def _on_the_list(opponents: Ratings, points: Number, Ru: int | None = None) -> Case:
    """Return the case of a first event; ``Ru`` stands where the library computes none."""
    result = initial_rating(opponents, points)
    return Case((result.n, points, result.Ru or Ru), result.published)


def _published(
    *,
    games: Condition = lambda n: n >= FIRST.games,
    points: Condition = lambda scored: scored > 0,
    Ru: Condition = lambda rating: rating >= RULES.published_from,
) -> Callable[[int, Number, int], bool]:
    """Return whether it is published, by other conditions."""
    return lambda n, scored, rating: games(n) and points(scored) and Ru(rating)


def _any(_: Number) -> bool:
    return True


def _by(
    added: Ratings = FIRST.invented,
    draws: Fraction | int = 1,
    *,
    games: int = 2,
    share: Round = round_half_away,
    whole: Round = round_half_away,
    maximum: int | None = FIRST.maximum,
) -> Callable[[Ratings, Number], int]:
    """Return a first rating with other invented ratings, points, games, roundings or maximum."""

    def Ru(opponents: Ratings, points: Number) -> int:
        ratings = [*opponents, *added]
        p = share(100 * (Fraction(points) + draws) / (len(opponents) + games))
        rating = whole(Fraction(sum(ratings), len(ratings)) + rating_difference(p))
        return rating if maximum is None else min(rating, maximum)

    return Ru


TASKS = (
    Task(
        topic="initial_rating",
        name="is_published",
        minutes=5,
        prompt=Step("ask.code_is_published"),
        cases=(
            _on_the_list([1600] * 5, 2.5),
            _on_the_list([1600] * 8, 1),
            _on_the_list([1600] * 6, 0.5),
            _on_the_list([1500] * 4, 2, 1600),
            _on_the_list([2000] * 6, 0, 1500),
        ),
        hints=(
            Step("hint.code_three_conditions"),
            Step(
                "hint.code_published_numbers",
                {"games": FIRST.games, "minimum": RULES.published_from},
            ),
        ),
        solution='''\
def is_published(games, points, Ru):
    """Tell whether a first rating is published."""
    return games >= 5 and points > 0 and Ru >= 1400
''',
        slips=(
            Slip(
                "code_published_games",
                _published(games=lambda n: n > FIRST.games),
                {"games": FIRST.games},
            ),
            Slip(
                "code_published_minimum",
                _published(Ru=lambda rating: rating > RULES.published_from),
                {"minimum": RULES.published_from},
            ),
            Slip("code_published_few", _published(games=_any), {"games": FIRST.games}),
            Slip("code_published_zero", _published(points=_any)),
            Slip("code_published_low", _published(Ru=_any), {"minimum": RULES.published_from}),
        ),
    ),
    Task(
        topic="initial_rating",
        name="first_rating",
        minutes=12,
        prompt=Step("ask.code_first_rating", {"games": FIRST.games}),
        cases=cases(
            _first,
            [
                ([1600, 1600, 1600, 1600, 1600], 2.5),
                ([2000, 2000, 2000, 2000, 2000], 2.5),
                ([1500, 1550, 1600, 1650, 1700, 1705], 4),
                ([1500, 1550, 1600, 1650, 1700, 1684], 3),
                ([1500, 1500, 1500, 1500, 1500], 1.5),
                ([1450, 1500, 1620, 1580, 1490], 0.5),
                ([2150, 2200, 2250, 2300, 2350], 4.5),
            ],
        ),
        hints=(
            Step("hint.code_two_more", {"invented": INVENTED}),
            Step("hint.code_one_point_more"),
            Step("hint.code_maximum", {"maximum": FIRST.maximum}),
        ),
        given="""\
from elo.tables import rating_difference

rating_difference(50), rating_difference(60), rating_difference(40)
""",
        solution='''\
def first_rating(opponents, points):
    """Return the first rating Ru."""
    ratings = opponents + [1800, 1800]
    n = len(ratings)
    p = int(100 * (points + 1) / n + 0.5)
    Ru = sum(ratings) / n + rating_difference(p)
    return min(2200, int(Ru + 0.5))
''',
        slips=(
            Slip("first_no_draws", _by((), 0, games=0)),
            Slip("code_first_ratings_only", _by(draws=0, games=0)),
            Slip("code_first_share_only", _by(()), {"invented": INVENTED}),
            Slip("code_first_no_point", _by(draws=0)),
            Slip("code_first_wins", _by(draws=2)),
            Slip("code_first_one", _by((INVENTED,), Fraction(1, 2), games=1)),
            Slip("code_first_no_maximum", _by(maximum=None), {"maximum": FIRST.maximum}),
            Slip("code_first_lifted", _lifted, {"minimum": RULES.published_from}),
            Slip("code_first_cut_off", _by(share=floor, whole=floor)),
            Slip("code_first_cut_off", _by(share=floor)),
            Slip("code_first_cut_off", _by(whole=floor)),
            Slip("code_first_to_even", _by(share=round, whole=round)),
            Slip("code_first_to_even", _by(share=round)),
            Slip("code_first_to_even", _by(whole=round)),
            Slip("first_rule_2022", _by_2022),
        ),
    ),
)
