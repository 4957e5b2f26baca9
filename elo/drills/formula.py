"""Questions on the formula: the table in both directions, the curve, draws, several games.

In reading order: what they share, then a function for each kind, then `KINDS`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from math import log
from random import Random
from typing import Any

from elo.drills.question import Draft, Kind, Mistake, Option, mistake
from elo.drills.rating_change import PD, field_of, line_mistakes
from elo.formula import CURVE_SCALE, curve_score, expected_score, expected_score_at
from elo.performance import average_of_opponents, performance_from_average
from elo.rounding import hundredths, in_hundredths, round_half_away
from elo.rules import rules_for
from elo.tables import GREATEST_DIFFERENCE, ROWS, rating_difference, row_of
from elo.working import Step

Numbers = dict[str, Any]
"""What the sentences of a question need."""


def curve(D: float) -> Decimal:
    """Return the curve's score to four decimals."""
    return Decimal(f"{curve_score(D):.4f}")


def curve_rounded(D: int) -> Decimal:
    """Return the curve's score to two decimals."""
    return Decimal(f"{curve_score(D):.2f}")


PARTED = tuple(D for D in range(20, 391) if curve_rounded(D) != expected_score_at(D).PD)
"""The differences at which the curve, to two decimals, is not the table."""


def some_difference(rng: Random, level: int) -> int:
    """Return a difference: round ones first, then up to 390, then to the table's end."""
    size = {
        1: rng.choice((50, 100, 150, 200, 250, 300, 350)),
        2: rng.randrange(11, 391),
        3: rng.randrange(61, 781),
    }[level]
    return rng.choice((-1, 1)) * size


def two_ratings(rng: Random, D: int) -> tuple[int, int]:
    """Return two ratings with this difference, the own one first."""
    lower = rng.randrange(1400, 2701 - abs(D))
    return (lower + D, lower) if D > 0 else (lower, lower - D)


def PD_mistakes(D: int) -> list[Mistake]:
    """Return what goes wrong most when PD is read from the table."""
    cap = rules_for().cap
    counted = max(-cap, min(cap, D))
    here = ROWS.index(row_of(D))
    near = [ROWS[i] for i in (here - 1, here + 1) if 0 <= i < len(ROWS)]
    return [
        mistake("opponents_PD", PD(-D), D=D),
        mistake("percent", 100 * PD(D)),
        mistake("D_for_PD", D),
        mistake("D_for_PD", abs(D)),
        mistake("cap_in_table", PD(counted), size=abs(D), cap=cap),
        *(
            mistake("next_row", row.PD_high if D > 0 else row.PD_low, row=row, size=abs(D))
            for row in near
        ),
        mistake("curve_for_table", curve_rounded(D)),
        mistake("curve_for_table", curve(D), within="0.001"),
    ]


def PD_draft(ask: Step, D: int, solution: Sequence[Step]) -> Draft:
    """Return the question for the PD of a difference."""
    far = [Step("ask.no_cap")] if abs(D) > rules_for().cap else []
    return Draft(
        prompt=[ask, *far],
        answer=PD(D),
        reads="share",
        unit="score",
        mistakes=PD_mistakes(D),
        hints=[
            Step("hint.D_of_you", {"D": D}),
            Step("hint.row", {"row": row_of(D)}),
            Step("hint.column_high" if D > 0 else "hint.column_low"),
        ],
        solution=solution,
    )


def by_ratings(rng: Random, level: int) -> Draft:
    """Ask for the expected score between two ratings."""
    D = some_difference(rng, level)
    result = expected_score(*two_ratings(rng, D))
    ask = Step("ask.PD_of_ratings", {"own": result.own, "opponent": result.opponent})
    return PD_draft(ask, D, result.steps)


def by_difference(rng: Random, level: int) -> Draft:
    """Ask for the expected score at a difference; above level 1 also for the opponent's."""
    D = some_difference(rng, level)
    if level > 1 and rng.random() < 0.5:
        key = "ask.PD_lower_for_opponent" if D < 0 else "ask.PD_higher_for_opponent"
    else:
        key = "ask.PD_higher" if D < 0 else "ask.PD_lower"
    return PD_draft(Step(key, {"size": abs(D)}), D, expected_score_at(D).steps)


def by_curve(rng: Random, level: int) -> Draft:
    """Ask for the curve's score to two decimals; above level 1 where the table gives another."""
    D = rng.choice((-1, 1)) * rng.choice((100, 200, 300, 400) if level == 1 else PARTED)
    own, opponent = two_ratings(rng, D)
    exponent = Decimal(-D) / CURVE_SCALE
    values = {"exponent": exponent, "scale": CURVE_SCALE}
    shown = {**values, "curve": curve(D), "rounded": curve_rounded(D)}
    power = Decimal(f"{1 / curve(D) - 1:.4f}")
    return Draft(
        prompt=[Step("ask.by_curve", {"own": own, "opponent": opponent, "scale": CURVE_SCALE})],
        answer=curve_rounded(D),
        reads="share",
        unit="score",
        tolerance=Fraction("0.005"),
        mistakes=[
            mistake("table_for_curve", PD(D)),
            mistake("curve_turned_round", curve(-D), within="0.005", D=D),
            mistake("percent_of_curve", 100 * curve(D), within="0.5"),
            mistake("only_the_power", power, within="0.005", exponent=exponent),
            mistake("only_the_odds", Decimal(f"{1 / power:.4f}"), within="0.01"),
            mistake("e_for_10", curve(D / log(10)), within="0.004"),
            mistake("scale_200", curve(2 * D), within="0.004", scale=CURVE_SCALE),
        ],
        hints=[
            Step("hint.difference", {"own": own, "opponent": opponent}),
            Step("hint.exponent", values),
            Step("hint.power", {**values, "power": power}),
        ],
        solution=[
            expected_score(own, opponent).steps[0],
            Step("work.exponent", values),
            Step("work.curve", shown),
        ],
    )


ASK_END = {
    ("least", "weaker"): "ask.least_higher",
    ("least", "stronger"): "ask.least_lower",
    ("greatest", "weaker"): "ask.greatest_higher",
    ("greatest", "stronger"): "ask.greatest_lower",
}
"""The question for an end of a row: which end, and which of the two players is asked."""


def backwards(rng: Random, level: int) -> Draft:
    """Ask for the end of the table's row that has a given PD."""
    share = rng.choice((55, 60, 65, 70, 75, 80, 85, 90)) if level == 1 else rng.randrange(53, 93)
    side = "weaker" if level == 3 and rng.random() < 0.5 else "stronger"
    end = "least" if level > 1 and rng.random() < 0.5 else "greatest"
    sign = -1 if side == "weaker" else 1
    before, after = GREATEST_DIFFERENCE[share - 51], GREATEST_DIFFERENCE[share - 49]
    least, greatest = before + 1, GREATEST_DIFFERENCE[share - 50]
    if end == "least":
        answer, other, beside = least, greatest, (GREATEST_DIFFERENCE[share - 52] + 1, greatest + 1)
    else:
        answer, other, beside = greatest, least, (before, after)
    result = expected_score_at(sign * answer)
    dp = rating_difference(share)
    # The curve turned round: half a point for each hundredth in fifty games is this share.
    by_curve = performance_from_average(2000, 50, hundredths(50 * share), method="curve").Rp - 2000
    return Draft(
        prompt=[Step(ASK_END[end, side], {"PD": result.PD})],
        answer=answer,
        unit="points",
        mistakes=[
            mistake("greatest_for_least" if end == "least" else "least_for_greatest", other),
            *(mistake("next_PD", D, D=D, PD=expected_score_at(sign * D).PD) for D in beside),
            mistake("dp_for_D", dp),
            mistake("curve_backwards", by_curve, PD=result.PD),
            mistake("sign_of_size", -answer),
        ],
        hints=[
            Step("hint.column_low" if side == "weaker" else "hint.column_high"),
            Step("hint.whole_row", {"PD": result.PD}),
            Step("hint.near_dp", {"dp": dp}),
        ],
        solution=result.steps,
    )


def several_games(rng: Random, level: int) -> Draft:
    """Ask for the expected score of 3, 4 or 6 games together."""
    own = rng.randrange(1600, 2300)
    opponents = field_of(rng, own, {1: 3, 2: 4, 3: 6}[level], 150 if level == 1 else 380)
    results = [expected_score(own, opponent) for opponent in opponents]
    n, We = len(results), sum((Fraction(result.PD) for result in results), Fraction(0))
    by_curve = sum((curve(result.D) for result in results), Decimal())
    average = average_of_opponents(opponents)
    terms = " + ".join(f"{result.PD:.2f}" for result in results)
    return Draft(
        prompt=[
            Step("ask.several_games", {"own": own, "n": n, "opponents": named_ratings(opponents)})
        ],
        answer=We,
        unit="game_points",
        mistakes=[
            mistake("opponents_We", n - We),
            mistake("average_opponent", n * PD(own - average), average=average),
            mistake("rounded_We", round_half_away(We)),
            mistake("percent_We", 100 * We),
            mistake("game_left_out", We - Fraction(results[-1].PD)),
            mistake("We_per_game", We / n, within="0.005", n=n),
            mistake("curve_for_table", by_curve, within="0.005"),
        ],
        hints=[
            Step("hint.each_game"),
            Step("hint.first_game", {"D": results[0].D, "PD": results[0].PD}),
            Step("hint.sum_of_PD", {"n": n}),
        ],
        solution=[
            *(step for result in results for step in result.steps),
            Step("work.We", {"terms": terms, "We": hundredths(int(100 * We))}),
        ],
    )


def named_ratings(ratings: Sequence[int]) -> str:
    """Return ratings as they stand in a sentence."""
    return ", ".join(map(str, ratings))


def wins_and_draws(rng: Random, level: int) -> Draft:
    """Ask for the score of wins, draws and losses; at level 3 for the wins behind a PD."""
    if level == 3:
        return wins_behind(rng)
    n = rng.choice((10, 25)) if level == 1 else 50
    win = rng.randrange(n // 5, n // 2)
    draw = rng.randrange(2, n - win - 1)
    loss = n - win - draw
    score = hundredths(50 * (2 * win + draw) // n)
    values = {"win": win, "draw": draw, "loss": loss, "n": n, "score": score}
    return Draft(
        prompt=[Step("ask.wins_and_draws", values)],
        answer=score,
        reads="share",
        unit="score",
        mistakes=[
            mistake("draws_forgotten", Fraction(win, n), draw=draw),
            mistake("draws_as_wins", Fraction(win + draw, n), draw=draw),
            mistake("draws_left_out", Fraction(win, win + loss), within="0.005", draw=draw),
            mistake("percent_of_score", 100 * score),
            mistake("score_of_opponents", 1 - score),
            mistake("points_for_score", Fraction(2 * win + draw, 2), n=n),
        ],
        hints=[
            Step("hint.half_each", {"draw": draw}),
            Step("hint.points_of", {"points": hundredths(50 * (2 * win + draw)), "n": n}),
        ],
        solution=[Step("show.shares", values)],
    )


def wins_behind(rng: Random) -> Draft:
    """Ask how many of 100 games are won if a player scores just as expected."""
    result = expected_score(*two_ratings(rng, rng.randrange(40, 300)))
    points = in_hundredths(result.PD)
    loss = rng.randrange(3, 99 - points)
    draw = 2 * (100 - points - loss)
    win = points - draw // 2
    values = {"own": result.own, "opponent": result.opponent, "PD": result.PD, "draw": draw}
    return Draft(
        prompt=[Step("ask.wins_behind", values)],
        answer=win,
        mistakes=[
            mistake("PD_as_wins", points, PD=result.PD),
            mistake("draws_as_whole", points - draw, draw=draw),
            mistake("losses_for_wins", loss),
            mistake("share_of_the_rest", (100 - draw) * result.PD, within="0.5", draw=draw),
            mistake("draws_all_lost", 100 - draw, draw=draw),
        ],
        hints=[
            Step("hint.points_expected", {"points": points}),
            Step("hint.half_each", values),
        ],
        solution=[
            *result.steps,
            Step("work.draws", {"draw": draw, "half": draw // 2}),
            Step("work.wins", {"points": points, "half": draw // 2, "win": win}),
        ],
    )


SPOILED = {
    "sign_of_D": ("column", "product"),
    "row": ("column", "product"),
    "column": ("product",),
    "product": (),
}
"""The lines of a reading that inherit a mistake of this line."""


def find_mistake(rng: Random, level: int) -> Draft:
    """Show somebody's reading of the table with one mistake; ask for the line that is wrong."""
    size = rng.randrange(40, 300 if level == 1 else 391)
    own, opponent = two_ratings(rng, rng.choice((-1, 1)) * size)
    n = rng.choice((2, 4, 5, 10))
    right = expected_score(own, opponent)
    faults = ("sign_of_D", "column", "product", "row")
    fault = rng.choice(faults[: level + 1])
    D = -right.D if fault == "sign_of_D" else right.D
    near = ROWS.index(right.row) + rng.choice((-1, 1))
    row = ROWS[near] if fault == "row" else right.row
    higher = (D > 0) != (fault == "column")
    shown = row.PD_high if higher else row.PD_low
    We = n * shown + (Decimal("0.1") if fault == "product" else 0)
    lines = {
        "sign_of_D": Step("work.D", {"own": own, "opponent": opponent, "D": D}),
        "row": Step("work.row", {"size": size, "row": row}),
        "column": Step("work.column", {"PD": shown}),
        "product": Step("work.product", {"n": n, "PD": shown, "We": We}),
    }
    return Draft(
        prompt=[
            Step("ask.find_reading", {"own": own, "opponent": opponent, "n": n}),
            *lines.values(),
        ],
        answer=fault,
        options=[
            Option(key, Step("option.line", {"n": i})) for i, key in enumerate(lines, start=1)
        ],
        mistakes=line_mistakes(lines, fault, SPOILED[fault]),
        hints=[
            Step("hint.check_lines"),
            Step("hint.difference", {"own": own, "opponent": opponent}),
            Step("hint.row", {"row": right.row}),
        ],
        solution=[*right.steps, Step("work.games", {"n": n, "PD": right.PD, "We": n * right.PD})],
    )


@dataclass(frozen=True, slots=True)
class Said:
    """Something that is said about ratings: true or false, and reasons to choose from.

    ``right`` and ``wrong`` name the reasons; ``draw`` draws what the sentences need, and returns
    it with the library's working.
    """

    name: str
    right: str
    wrong: tuple[str, ...]
    draw: Callable[[Random], tuple[Numbers, Sequence[Step]]]


def said_draft(rng: Random, said: Said) -> Draft:
    """Return the question whether it is true, and why; each wrong reason is a mistake."""
    values, working = said.draw(rng)
    reasons = [said.right, *said.wrong]
    rng.shuffle(reasons)
    return Draft(
        prompt=[Step("ask.true_or_why"), Step(f"said.{said.name}", values)],
        answer=said.right,
        options=[Option(reason, Step(f"because.{reason}", values)) for reason in reasons],
        mistakes=[mistake(reason, reason, **values) for reason in said.wrong],
        hints=[Step("hint.verdict_first"), Step(f"hint.{said.name}", values)],
        solution=[*working, Step(f"because.{said.right}", values)],
    )


def _two_players(rng: Random) -> tuple[Numbers, Sequence[Step]]:
    own, opponent = two_ratings(rng, rng.randrange(40, 391))
    one, other = expected_score(own, opponent), expected_score(opponent, own)
    wins = in_hundredths(one.PD)
    values: Numbers = {"own": own, "opponent": opponent, "PD": one.PD, "rest": other.PD}
    return {**values, "wins": wins}, one.steps


def _where_curve_parts(rng: Random) -> tuple[Numbers, Sequence[Step]]:
    D = rng.choice(PARTED)
    result = expected_score_at(D)
    values: Numbers = {"D": D, "PD": result.PD, "curve": curve(D), "rounded": curve_rounded(D)}
    return values, result.steps


def _beyond_the_end(rng: Random) -> tuple[Numbers, Sequence[Step]]:
    last = GREATEST_DIFFERENCE[-1]
    D = rng.randrange(last + 1, last + 200)
    return {"D": D, "last": last, "cap": rules_for().cap}, expected_score_at(D).steps


def _in_the_first_row(rng: Random) -> tuple[Numbers, Sequence[Step]]:
    D = rng.randrange(2, GREATEST_DIFFERENCE[0] + 1)
    return {"D": D, "row": ROWS[0], "next": ROWS[1]}, expected_score_at(D).steps


SAID = (
    Said("wins_of_100", "draws_inside", ("is_probability", "is_not_losing"), _two_players),
    Said("both_columns", "adds_to_one", ("row_of_its_own", "draws_cost_both"), _two_players),
    Said("nearly_equal", "first_row", ("higher_is_more", "from_ten"), _in_the_first_row),
    Said(
        "curve_is_table",
        "table_as_shown",
        ("table_is_rounded_curve", "four_decimals"),
        _where_curve_parts,
    ),
    Said("table_ends", "over_the_end", ("never_certain", "cut_at_cap"), _beyond_the_end),
)


def true_or_false(rng: Random, level: int) -> Draft:
    """Ask whether something said about the expected score is true, and why."""
    return said_draft(rng, rng.choice(SAID[: 2 * level]))


KINDS = tuple(
    Kind("formula", name, draft)
    for name, draft in {
        "by_ratings": by_ratings,
        "by_difference": by_difference,
        "by_curve": by_curve,
        "backwards": backwards,
        "several_games": several_games,
        "wins_and_draws": wins_and_draws,
        "find_mistake": find_mistake,
        "true_or_false": true_or_false,
    }.items()
)
