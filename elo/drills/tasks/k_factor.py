"""Tasks on K: of an adult, and of a busy month."""

from fractions import Fraction

from elo.drills.tasks.task import Slip, Task, cases
from elo.k_factor import k_factor, period_k
from elo.rounding import round_half_away
from elo.rules import rules_for
from elo.working import Step

K = rules_for().k


def _adult(highest: int, games: int) -> int:
    return k_factor(rating=highest, games=games).K


def _newcomer_first(highest: int, games: int) -> int:
    return K.K_newcomer if games < K.newcomer_games else _adult(highest, games)


def _month(k: int, games: int) -> int:
    return period_k(k, games).K


def _share(games: int) -> Fraction:
    """Return the greatest K, before rounding, that a month leaves."""
    return Fraction(K.most_points, games)


TASKS = (
    Task(
        topic="k_factor",
        name="adult_k",
        minutes=6,
        prompt=Step("ask.code_adult_k"),
        cases=cases(
            _adult,
            [
                *((1700, 5), (1700, 29), (1700, 30), (1922, 31), (2399, 29), (2399, 200)),
                *((2400, 200), (2405, 500), (2450, 10), (2400, 29)),
            ],
        ),
        hints=(
            Step("hint.code_k_lines", {"top": K.K_top, "new": K.K_newcomer, "other": K.K_other}),
            Step("hint.code_k_edges", {"top": K.top, "games": K.newcomer_games}),
        ),
        solution='''\
def adult_k(highest, games):
    """Return the K of an adult."""
    if highest >= 2400:
        return 10
    if games < 30:
        return 40
    return 20
''',
        slips=(
            Slip(
                "code_k_games",
                lambda highest, games: _adult(highest, max(games - 1, 0)),
                {"games": K.newcomer_games, "K": K.K_other},
            ),
            Slip("code_k_top", lambda highest, games: _adult(highest - 1, games), {"top": K.top}),
            Slip("code_k_order", _newcomer_first, {"top": K.top, "K": K.K_top}),
            Slip(
                "code_k_no_newcomer",
                lambda highest, _: _adult(highest, K.newcomer_games),
                {"games": K.newcomer_games, "K": K.K_newcomer},
            ),
        ),
    ),
    Task(
        topic="k_factor",
        name="month_k",
        minutes=6,
        prompt=Step("ask.code_month_k", {"limit": K.most_points}),
        cases=cases(
            _month,
            [(40, 18), (40, 17), (20, 35), (20, 36), (20, 39), (10, 70), (10, 71), (40, 0)],
        ),
        hints=(
            Step("hint.code_700_compare", {"limit": K.most_points}),
            Step("hint.code_700_divide", {"limit": K.most_points}),
        ),
        solution='''\
def month_k(k, games):
    """Return the K of a month after the 700 rule."""
    if games * k <= 700:
        return k
    return 700 // games
''',
        slips=(
            Slip("code_700_never", lambda k, _: k, {"limit": K.most_points}),
            Slip(
                "code_700_always",
                lambda k, games: K.most_points // games if games else k,
                {"limit": K.most_points},
            ),
            Slip(
                "code_700_not_whole",
                lambda k, games: min(k, _share(games)) if games else k,
            ),
            Slip(
                "code_700_nearest",
                lambda k, games: min(k, round_half_away(_share(games))) if games else k,
            ),
            Slip("code_700_points", lambda k, games: min(k * games, K.most_points)),
        ),
    ),
)
