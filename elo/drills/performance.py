"""Questions on performances: p, Rp by table, the score needed, PTP, byes, norms, the linear rule.

In reading order: what they share, then a function for each kind, then `KINDS`.
"""

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from random import Random

from elo.drills.formula import Numbers, named_ratings
from elo.drills.question import Draft, Kind, Mistake, Option, mistake
from elo.drills.rating_change import PD
from elo.performance import (
    LINEAR_STEP,
    NORMS,
    UNRATED_IN_NORM,
    Performance,
    average_of_opponents,
    norm_performance,
    performance_from_average,
    performance_rating,
    points_needed,
)
from elo.rounding import hundredths, in_hundredths, round_half_away
from elo.tables import ROWS, rating_difference
from elo.values import share_in_hundredths
from elo.words import say
from elo.working import Step

SIZES = {1: (5, 10), 2: (6, 7, 9), 3: (7, 9, 11)}
"""Numbers of games by level: those in which no share of half points ends in exactly .005."""


def some_points(rng: Random, n: int) -> Decimal:
    """Return points of n games: not all, not few, and not one half."""
    half = rng.choice([half for half in range(n // 2 + 1, 2 * n - 1) if half != n])
    return hundredths(50 * half)


def some_field(rng: Random, n: int, average: int, spread: int = 150) -> list[int]:
    """Return ratings of opponents around an average, all different."""
    return rng.sample(range(average - spread, average + spread), n)


def dp_mistakes(result: Performance) -> list[Mistake]:
    """Return what goes wrong most between points, share and dp."""
    Ra, share, opponents = result.Ra, in_hundredths(result.p), result.opponents
    dp = rating_difference(share)
    row = ROWS[abs(share - 50)]
    linear = performance_rating(opponents, result.points, method="linear").Rp
    curve = performance_rating(opponents, result.points, method="curve").Rp
    as_share = int(10 * result.points)
    return [
        mistake("sign_of_dp", Ra - dp, p=result.p, dp=dp),
        mistake("forgot_Ra", dp, dp=dp),
        mistake("Ra_for_Rp", Ra, Ra=Ra),
        mistake("linear_for_table", linear, step=LINEAR_STEP),
        mistake("points_for_share", Ra + rating_difference(as_share), points=result.points),
        *(
            mistake("next_p", Ra + rating_difference(near), p=hundredths(near))
            for near in (share - 1, share + 1)
        ),
        *(
            mistake("D_for_dp", Ra + (size if dp > 0 else -size), p=result.p)
            for size in (row.d_max, row.d_min)
            if size is not None
        ),
        mistake("curve_for_dp", curve),
    ]


def performance_draft(
    prompt: Sequence[Step],
    result: Performance,
    *,
    wrong: Sequence[Mistake] = (),
    first: Step | None = None,
    solution: Sequence[Step] = (),
) -> Draft:
    """Return the question for a performance by the table.

    ``wrong`` are mistakes and ``first`` is a hint of its own, ``solution`` a longer working.
    """
    values: Numbers = {"n": result.n, "points": result.points}
    return Draft(
        prompt=prompt,
        answer=result.Rp,
        reads="rating",
        unit="rating",
        mistakes=[*wrong, *dp_mistakes(result)],
        hints=[
            first or Step("hint.average_first", values),
            Step("hint.then_p", values),
            Step("hint.then_dp", {"p": result.p}),
        ],
        solution=solution or result.steps,
    )


def share(rng: Random, level: int) -> Draft:
    """Ask for p; at level 3 with a win by forfeit in the points of the table."""
    n = rng.choice(SIZES[level])
    result = performance_from_average(rng.randrange(1800, 2500), n, some_points(rng, n))
    points, forfeit = Fraction(result.points), level == 3
    values: Numbers = {"n": n, "points": result.points}
    table: Numbers = {"rounds": n + 1, "points": result.points + 1}
    exact = points / n
    shares = ((points + 1) / (n + 1), (points + 1) / n, points / (n + 1)) if forfeit else ()
    return Draft(
        prompt=[Step("ask.share_forfeit", table) if forfeit else Step("ask.share", values)],
        answer=result.p,
        reads="share",
        mistakes=[
            *(mistake("forfeit_in_share", wrong, within="0.005") for wrong in shares),
            mistake("p_not_rounded", exact, within="0.0005"),
            mistake("percent_p", 100 * exact, within="0.5"),
            mistake("p_of_opponents", 1 - result.p),
            mistake("p_cut_off", Fraction(int(100 * exact), 100)),
            mistake("points_for_p", points, n=n),
            mistake("games_per_point", n / points, within="0.01"),
            mistake("lost_for_p", n - points),
        ],
        hints=[
            Step("hint.over_the_board") if forfeit else Step("hint.points_by_games"),
            Step("hint.divide", values),
            Step("hint.two_decimals"),
        ],
        solution=result.steps[1:2],
    )


def from_average(rng: Random, level: int) -> Draft:
    """Ask for the performance against opponents of whom the average is known."""
    n = rng.choice(SIZES[level])
    Ra = 50 * rng.randrange(36, 50) if level == 1 else rng.randrange(1700, 2550)
    result = performance_from_average(Ra, n, some_points(rng, n))
    values: Numbers = {"Ra": Ra, "n": n, "points": result.points}
    return performance_draft(
        [Step("ask.from_average", values)],
        result,
        first=Step("hint.Ra_known", values),
    )


def by_table(rng: Random, level: int) -> Draft:
    """Ask for the performance against 5, 6 or 7 opponents."""
    n = {1: 5, 2: 6, 3: 7}[level]
    own = rng.randrange(1850, 2300)
    opponents = some_field(rng, n, own + rng.randrange(-100, 101), 100 * level)
    result = performance_rating(opponents, some_points(rng, n))
    dp = result.Rp - result.Ra
    with_own = average_of_opponents([*opponents, own])
    middle = sorted(opponents)[n // 2]
    values: Numbers = {
        "own": own,
        "opponents": named_ratings(opponents),
        "points": result.points,
        "n": n,
    }
    return performance_draft(
        [Step("ask.by_table", values)],
        result,
        wrong=[
            mistake("own_in_average", with_own + dp, own=own),
            mistake("dp_on_own", own + dp, own=own),
            mistake("middle_for_average", middle + dp, middle=middle),
        ],
    )


def needed(rng: Random, level: int) -> Draft:
    """Ask for the least score that is a performance of so much."""
    n = {1: 10, 2: rng.choice((7, 9)), 3: rng.choice((6, 7))}[level]
    average = rng.randrange(1900, 2450)
    opponents = some_field(rng, n, average) if level == 3 else [average] * n
    goal = performance_rating(opponents, some_points(rng, n))
    less = performance_rating(opponents, goal.points - Decimal("0.5"))
    tens = [R for R in range(less.Rp + 1, goal.Rp + 1) if R % 10 == 0]
    result = points_needed(opponents, rng.choice(tens) if tens else goal.Rp)
    least = next(p for p in range(101) if goal.Ra + rating_difference(p) >= result.wanted)
    points = goal.points
    linear = points_needed(opponents, result.wanted, method="linear").points
    values: Numbers = {
        "n": n,
        "Ra": goal.Ra,
        "opponents": named_ratings(opponents),
        "wanted": result.wanted,
        "dp": result.wanted - goal.Ra,
        "p": hundredths(least),
    }
    return Draft(
        prompt=[Step("ask.needed_list" if level == 3 else "ask.needed_average", values)],
        answer=points,
        unit="game_points",
        mistakes=[
            mistake("half_short", less.points, points=less.points, n=n, short=less.Rp),
            mistake("half_too_many", points + Decimal("0.5")),
            mistake("needed_turned", n - points, **values),
            mistake("needed_share", hundredths(least), **values),
            mistake("needed_exact", Fraction(n * least, 100), within="0.01"),
            *([mistake("needed_linear", linear)] if linear is not None else []),
            mistake("dp_for_points", result.wanted - goal.Ra),
        ],
        hints=[
            Step("hint.dp_wanted", values),
            Step("hint.least_p", values),
            Step("hint.in_halves", values),
        ],
        solution=[*goal.steps, *result.steps],
    )


def expected_of(rating: int, opponents: Sequence[int]) -> Decimal:
    """Return what the table expects of a rating against these opponents."""
    return hundredths(int(100 * sum(PD(rating - opponent) for opponent in opponents)))


def perfect(rng: Random, level: int) -> Draft:
    """Ask which of four ratings is the perfect performance against two or three opponents."""
    n = 3 if level == 3 else 2
    average = rng.randrange(1700, 2400)
    opponents = sorted(some_field(rng, n, average, 60 * level + 40))
    points = hundredths(50 * rng.choice((n - 1, n + 1)))
    result = performance_rating(opponents, points, method="perfect")
    others = [
        performance_rating(opponents, points).Rp,
        performance_rating(opponents, points, method="linear").Rp,
        result.Rp - (40 if level == 1 else 1),
        result.Rp + (40 if level == 1 else 3),
        result.Rp - 90,
    ]
    shown = sorted(list(dict.fromkeys([result.Rp, *others]))[:4])
    wrong = []
    for rating in shown:
        We = expected_of(rating, opponents)
        name = "expects_too_little" if We < points else "not_the_lowest"
        if rating != result.Rp:
            wrong.append(mistake(name, str(rating), rating=rating, We=We, points=points))
    values: Numbers = {"opponents": named_ratings(opponents), "points": points, "n": n}
    return Draft(
        prompt=[Step("ask.perfect", values)],
        answer=str(result.Rp),
        options=[Option(str(rating), Step("option.rated", {"rating": rating})) for rating in shown],
        mistakes=wrong,
        hints=[
            Step("hint.perfect", values),
            Step("hint.try_one", {"rating": shown[0], "We": expected_of(shown[0], opponents)}),
        ],
        solution=result.steps,
    )


def half_point_bye(rng: Random, level: int) -> Draft:
    """Ask for the TPR of an event with a half-point bye, or two."""
    n = {1: 5, 2: 6, 3: 6}[level]
    byes = 2 if level == 3 else 1
    own = rng.randrange(1750, 2300)
    opponents = some_field(rng, n, own, 100 * level)
    over_the_board = some_points(rng, n)
    points = hundredths(in_hundredths(over_the_board) + 50 * byes)
    result = performance_rating(opponents, points, half_point_byes=byes)
    half = int(2 * points)
    values: Numbers = {
        "rounds": n + byes,
        "n": n,
        "opponents": named_ratings(opponents),
        "points": points,
        "byes": byes,
    }
    as_points, as_games = (share_in_hundredths(half, games) for games in (n, n + byes))
    with_own = average_of_opponents([*opponents, *[own] * byes])
    counted = [
        mistake("bye_as_games", result.Ra + rating_difference(as_games), **values),
        mistake("bye_as_opponent", with_own + rating_difference(as_games), own=own),
    ]
    if half <= 2 * n:
        counted.append(mistake("bye_as_points", result.Ra + rating_difference(as_points), **values))
    return performance_draft(
        [Step("ask.one_bye" if byes == 1 else "ask.two_byes", {**values, "own": own})],
        result,
        wrong=counted,
        first=Step("hint.leave_byes", values),
    )


def norm(rng: Random, level: int) -> Draft:
    """Ask for the performance of a norm: one below the floor, then two, then one unrated."""
    rule = rng.choice([NORMS[title] for title in (("GM", "IM") if level == 1 else NORMS)])
    n = 9
    field: list[int | None] = [*some_field(rng, n - 1, rule.Ra + 60, 170)]
    field.append(rule.floor - rng.randrange(150, 250))
    if level > 1:
        field[0] = rule.floor - rng.randrange(20, 120)
    if level == 3:
        field[-1] = None
    rng.shuffle(field)
    points = hundredths(50 * rng.choice((8, 10, 11, 12, 13, 14)))
    result = norm_performance(field, points, title=rule.title)
    counted = [UNRATED_IN_NORM if rating is None else rating for rating in field]
    rated = sorted(rating for rating in field if rating is not None)
    dp = result.Rp - result.Ra
    raised = [max(rating, rule.floor) for rating in counted]
    names = [say("ask.unrated") if rating is None else str(rating) for rating in field]
    values: Numbers = {
        "title": rule.title,
        "floor": rule.floor,
        "counts": UNRATED_IN_NORM,
        "n": n,
        "points": points,
        "opponents": ", ".join(names),
    }
    wrong = [
        mistake("nobody_raised", performance_rating(counted, points).Rp, **values),
        mistake("everybody_raised", performance_rating(raised, points).Rp, **values),
        mistake("lowest_left_out", average_of_opponents(sorted(counted)[1:]) + dp, **values),
    ]
    if level == 3:
        lowest = [max(rated[0], rule.floor), *rated[1:]]
        wrong.append(mistake("unrated_left_out", average_of_opponents(lowest) + dp, **values))
    return performance_draft(
        [Step("ask.norm", values)],
        result.performance,
        wrong=wrong,
        first=Step("hint.raise_lowest", values),
        solution=result.steps[: -1 - len(result.needed.steps)],
    )


def linear(rng: Random, level: int) -> Draft:
    """Ask for the rule of thumb, which is not FIDE's."""
    n = {1: 5, 2: 6, 3: 7}[level]
    average = rng.randrange(1600, 2300)
    if level == 1:
        opponents = [50 * (rating // 50) for rating in some_field(rng, n, average)]
    else:
        opponents = some_field(rng, n, average)
    win, loss = rng.choice([(3, 1), (2, 1), (1, 2), (3, 0), (2, 0), (1, 3)])
    draw = n - win - loss
    points = hundredths(50 * (2 * win + draw))
    result = performance_rating(opponents, points, method="linear")
    exact = Fraction(sum(opponents), n)
    values: Numbers = {
        "opponents": named_ratings(opponents),
        "win": win,
        "draw": draw,
        "loss": loss,
        "step": LINEAR_STEP,
        "n": n,
        "difference": win - loss,
        "total": sum(opponents),
    }
    by_half = exact + Fraction(LINEAR_STEP) * Fraction(points) / n
    no_losses = exact + Fraction(LINEAR_STEP * win, n)
    not_shared = exact + LINEAR_STEP * (win - loss)
    return Draft(
        prompt=[Step("ask.linear", values)],
        answer=result.Rp,
        reads="rating",
        unit="rating",
        mistakes=[
            mistake("table_for_linear", performance_rating(opponents, points).Rp),
            mistake("losses_minus_wins", 2 * average_of_opponents(opponents) - result.Rp, **values),
            mistake("points_for_difference", round_half_away(by_half), **values),
            mistake("step_not_divided", round_half_away(not_shared), **values),
            mistake("only_average", average_of_opponents(opponents)),
            mistake("losses_forgotten", round_half_away(no_losses), **values),
        ],
        hints=[
            Step("hint.wins_minus_losses", values),
            Step("hint.sum_of_ratings", values),
            Step("hint.divide_by_n", {"n": n}),
        ],
        solution=result.steps,
    )


KINDS = tuple(
    Kind("performance", name, draft)
    for name, draft in {
        "share": share,
        "from_average": from_average,
        "by_table": by_table,
        "needed": needed,
        "perfect": perfect,
        "half_point_bye": half_point_bye,
        "norm": norm,
        "linear": linear,
    }.items()
)
