"""What chapter 8 says in numbers. It is about no topic of the library, so it stands by itself.

What its notebook shows is read from the notebook; theory is done here by hand, from the chapter's
own assumptions; what the solutions of the exercises say is run. See `test_book.py`.
"""

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from math import sqrt

from elo import (
    compressed,
    event_change,
    expected_score_at,
    games_from,
    initial_rating,
    round_half_away,
    rule_set,
)
from elo.simulate import (
    SETTINGS,
    Calendar,
    Estimate,
    GameModel,
    Growth,
    Population,
    Sample,
    Setting,
    finding_truth,
    settling,
    simulate_list,
)
from tests.notebooks import ROOT

SAMPLE = Sample(400, 8)
MINUS = "−"


@cache
def outputs() -> Mapping[str, str]:
    """Return what stands under each cell of the notebook, by the cell's name."""
    notebook = json.loads((ROOT / "book/truth.ipynb").read_text(encoding="utf-8"))
    return {
        cell["id"]: "".join(
            "".join(output.get("text", "") or output["data"].get("text/markdown", ""))
            for output in cell["outputs"]
        )
        for cell in notebook["cells"]
        if cell["cell_type"] == "code"
    }


def table(cell: str) -> dict[str, dict[str, str]]:
    """Return a table of the notebook: by its first column, then by the header."""
    lines = [line.strip("| ").split(" | ") for line in outputs()[cell].splitlines()]
    header, _, *rows = lines
    return {row[0]: dict(zip(header[1:], row[1:], strict=True)) for row in rows}


def value(found: str) -> str:
    """Return a finding without its uncertainty."""
    return found.split(" ±")[0]


def number(found: str) -> float:
    """Return a finding as a number."""
    return float(value(found).replace(MINUS, "-"))


def whole(found: str) -> str:
    """Return a finding as a whole number; half goes away from zero."""
    return str(round_half_away(number(found)))


# By hand.


def linh(months: int, k: int = 40) -> list[int]:
    """Return what Linh misses, month by month: the table, six games, three points."""
    missing = [300]
    for _ in range(months):
        PD = expected_score_at(-missing[-1]).PD
        missing.append(missing[-1] - round(k * (3 - 6 * PD)))
    return missing


SWING_OF_EVENT = 40 * sqrt(6 * (1 - 0.20) * 0.25)
LEFT = 1 - 6 * 40 * 0.0014
SWING = SWING_OF_EVENT / sqrt(1 - LEFT**2)
STRENGTHS = sqrt(0.7 * 250**2 + 0.3 * 200**2 + 0.7 * 0.3 * 250**2)
JUNIORS = 0.3 * 60 * (11 + 10 + 9 + 8) / 11
NEWCOMERS = 0.6 * 1500 + 0.4 * 1750
PULL = (1800 - NEWCOMERS) * 2 / 8
REPLACED = 1 - 0.99**48
E = 0.76
DRAWN = 4 * 0.20 * E * (1 - E)
FIRST = {truth: initial_rating([truth] * 6, 3).Ru for truth in (1500, 2100)}


def by_hand() -> list[str]:
    """Return what can be worked out with a pencil from what the chapter assumes."""
    assumed = Population()
    assert (assumed.juniors, assumed.newcomers, assumed.turnover) == (30, 60, 10)
    assert (Calendar().playing, Calendar().rounds, GameModel().draws) == (50, 6, 20)
    month = event_change(1500, games_from([1800] * 6, [0.5] * 6), k=40)
    first, *later = linh(5)
    steps = [a - b for a, b in zip([first, *later], later, strict=False)]
    assert 24 < 24 + 6 * (later[3] - 50) / (later[3] - later[4]) < 30
    assert round(SWING_OF_EVENT) == 44
    return [
        f"a bell curve around {assumed.mean} with a standard deviation of {assumed.spread} points, "
        f"juniors' one around {assumed.junior_mean} with {assumed.junior_spread}.",
        f"seven adults in ten around {assumed.mean}, three juniors around {assumed.junior_mean}",
        f"4 × 0.20 × 0.76 × 0.24 = {DRAWN:.4f}. Half of that is {DRAWN / 2 + 1e-9:.4f}, so a win "
        f"has 0.76 − {DRAWN / 2 + 1e-9:.4f} = {E - DRAWN / 2:.4f}, and what is left for a loss is "
        f"{1 - round(E - DRAWN / 2, 4) - round(DRAWN, 4):.4f}, all rounded.",
        f"Her rating expects {expected_score_at(-300).PD} a game, {month.We:.2f} in all. The month "
        f"brings 40 × (3 − {month.We:.2f}) = +{month.change_exact}, and she stands at "
        f"{1500 + month.change_exact}.",
        f"What is missing goes {', '.join(map(str, [first, *later]))}.",
        f"{steps[0]} points, then {', '.join(map(str, steps[1:]))}.",
        f"rises by {expected_score_at(100).PD - expected_score_at(0).PD} from 0 to 100 points, "
        f"{(expected_score_at(100).PD - expected_score_at(0).PD) / 100} a point.",
        f"6 × 40 × 0.0014 = {6 * 40 * 0.0014:.3f} of the error, and leave {LEFT:.3f} of it",
        f"with eight, {hundred(8, 1)} and {hundred(8, 2)} times in a hundred.",
        f"(1 − 0.20) × 0.25 = {0.8 * 0.25:.2f}, so that six games at K 40 shake a rating by "
        f"40 × √(6 × 0.20) = {SWING_OF_EVENT:.1f} points",
        rf"\frac{{{SWING_OF_EVENT:.1f}}}{{\sqrt{{1 - {LEFT:.3f}^2}}}} = {SWING:.1f} \text",
        f"{SWING_OF_EVENT:.0f} points up or down are the usual work of chance",
        f"a standard deviation of {STRENGTHS:.0f} points",
        f"28 months are about {28 * 6 // 2} games a player",
        rf"\sqrt{{262^2 + 38.4^2}}}} = {262 / sqrt(262**2 + 38.4**2):.3f}",
        f"18 × (11 + 10 + 9 + 8)/11 = {JUNIORS:.0f} points",
        f"the swing, the limit of the correlation, the {JUNIORS:.0f} points, the errors of first",
        f"Our newcomers are {NEWCOMERS:.0f} strong on average",
        f"a quarter of what is missing: {PULL:.0f} points. After 48 months 1 − 0.99⁴⁸ = "
        f"{100 * REPLACED:.0f} % of the players have been replaced, and {100 * REPLACED:.0f} % of "
        f"{PULL:.0f} is +{REPLACED * PULL:.0f}.",
        f"(6 × 1500 + 2 × 1800)/8 = {(6 * 1500 + 2 * 1800) // 8}, p is 4/8 = 0.50, and the first "
        f"rating {FIRST[1500]}: {FIRST[1500] - 1500} points too high.",
        f"(6 × 2100 + 2 × 1800)/8 = {FIRST[2100]}: {2100 - FIRST[2100]} too low.",
        f"a true 1700 stands there with {round(2000 - 300 / 0.6)}, a true 1760 with "
        f"{round(2000 - 240 / 0.6)}.",
        f"(1600 becomes {compressed(1600).after})",
        f"E is {expected_score_at(200).PD}. Draws",
        f"10 × (3 − 0.90) = +{300 - linh(1, k=10)[1]}. Fifteen months at that pace would make "
        f"{15 * (300 - linh(1, k=10)[1])}.",
        f"By hand twice {JUNIORS:.0f} points, −{2 * JUNIORS:.0f}.",
        f"the truth is {expected_score_at(600).PD} a game and the rule expects "
        f"{expected_score_at(400).PD}. So the favourite gains "
        f"{expected_score_at(600).PD - expected_score_at(400).PD} of K",
        f"A swing alone would make it {sqrt(1 + (38.4 / 262) ** 2):.2f}.",
    ]


def hundred(repeats: int, errors: int) -> int:
    """Return how often in a hundred the truth lies within so many standard errors."""
    twenty = Estimate(0, 1, 20)
    assert (round(3 * twenty.coverage(1)), round(20 * twenty.coverage(2))) == (2, 19)
    return round(100 * Estimate(0, 1, repeats).coverage(errors))


def shown() -> list[str]:
    """Return what the prose says about the numbers that stand in the notebook."""
    climb = dict(line.split() for line in outputs()["guess"].splitlines())
    assert float(climb["27"]) < 0.9 <= float(climb["28"])
    games, swings = (
        {K: row[key] for K, row in table("settling").items()}
        for key in ("games until settled", "swing that stays")
    )
    to_settle = [whole(games[K]) for K in ("40", "20", "10")]
    swing = [whole(swings[K]) for K in ("40", "20", "10")]
    shuffled, closed = outputs()["correlations"].splitlines()
    today, without = (outputs()[cell].split("+")[1].strip() for cell in ("six-lists", "line-off"))
    off = {name: row["off by"] for name, row in table("levels").items()}
    first = table("first")
    right, low = table("changes-code"), table("too-low-code")
    before, line, raised = "rules before March 2024", "the 1400 line alone", "the compression alone"
    day, later = (text.split("off by ")[1] for text in outputs()["on-the-day"].splitlines())
    weak = [value(right[name]["weak"]) for name in (before, "the two 1800s alone")]
    lifted = round(number(weak[1]) - number(weak[0]))
    one_k = [text.split()[1:] for text in outputs()["average"].splitlines()]
    assert one_k[0][0] == one_k[0][1]
    assert int(one_k[1][1]) - int(one_k[1][0]) == -number(off["one K"])
    assert [int(n) for n in to_settle] == sorted(int(n) for n in to_settle)
    return [
        f"It takes 28 months; after four years the correlation is {float(climb['48']):.2f}.",
        f"about {to_settle[0]} games at K 40, {to_settle[1]} at K 20 and {to_settle[2]} at K 10",
        f"by about {swing[0]} points at K 40, {swing[1]} at K 20 and {swing[2]} at K 10",
        f"{to_settle[0]}, {to_settle[1]}, {to_settle[2]} games from 300 to 50 points",
        f"A swing stays: {', '.join(swing)} points.",
        f"{games['40']} games at K 40.",
        f"The laboratory found {swings['40']}, the exact theory says "
        f"{outputs()['settling'].split(swings['40'] + ' | ')[1][:4]}.",
        f"more than {swing[0]} points away",
        f"With K 20 it is {swing[1]} points, and with K 10 it is {swing[2]}.",
        f"shows {' '.join(closed.split()[1:4])} after four years",
        f"on its way, with {' '.join(shuffled.split()[1:4])}.",
        f"{today}: not luck.",
        f"Five years of today's rules, {value(today)} points too high.",
        f"{without} in place of {today}. So some {number(today) - number(without):.0f} points",
        f"**Closed: nothing.** {off['closed']} points",
        f"The laboratory: {off['one K']}. Nobody",
        f"{off['K by rule']} in place of {value(off['one K'])}.",
        f"The laboratory shows {off['come and go']}.",
        f"make {off['open']} here.",
        f"and it lost {value(off['one K'])[1:]} points of value",
        f"theory says {first['2100']['theory']}, almost the 75 from above.",
        f"it says {number(first['1500']['theory']):+.0f} and not +75",
        f"one that is {number(first['1300']['theory']):.0f} points too high on average",
        f"off by {number(first['1700']['rule of 2022']) + 1:.0f} for nearly".replace("-", MINUS),
        f"still off by {low[before]['all']} after two years of the old rules",
        f"still too high, by {right[raised]['all']}. On the day itself it was "
        f"{day.split(',')[0]} (below).",
        f"only {value(day.split(', ')[1])} times as wide as the strengths. Two years later it is "
        f"{value(later.split(', ')[1])}.",
        f"Then {value(low[before]['all'])} becomes {number(low[raised]['all']):.0f}.".replace(
            "-", MINUS
        ),
        f"by {lifted} points on the right list (from {weak[0]} to {weak[1]})",
        f"{right[line]['rated']} of 250 are rated in place of "
        f"{number(right[before]['rated']):.0f}, and {low[line]['rated']} in place of "
        f"{value(low[before]['rated'])}.",
        f"end at {low['all three']['all']}: more than needed",
        f"the laboratory needs {to_settle[2]} games, {number(games['10']) / 6:.0f} months",
    ]


def level(setting: Setting) -> Estimate:
    """Return how far the level of a list is off after 48 months."""
    return finding_truth([setting], sample=SAMPLE).rows[0].bias


def stretched(cap: int) -> Estimate:
    """Return how wide a list is on which everybody meets everybody (exercise 6)."""
    rules = replace(rule_set("standard-2025-10"), published_from=1, cap=cap)
    return Estimate.of(
        simulate_list(
            Population(400, turnover=0),
            Calendar(pairing="random", mixed=2000),
            months=48,
            k=20,
            rules=rules,
            seed=seed,
        ).width[-1]
        for seed in (1, 2, 3, 4)
    )


def exercises() -> list[str]:
    """Return what the solutions say, by doing what they say."""
    (fast,) = settling([80]).rows
    (nearer,) = settling([40], off=-200).rows
    (drawish,) = settling([20], model=GameModel(60)).rows
    off = [
        round(float(simulate_list(Population(500), months=60, seed=seed).bias()[-1]))
        for seed in range(1, 7)
    ]
    jumping = value(f"{level(SETTINGS[4]):+}")
    growing = table("levels")["K by rule"]["off by"]
    return [
        f"after {fast.games} games, and swings by {fast.swing} points for ever (theory "
        f"{fast.swing_theory:.1f})",
        f"K 40 needs {nearer.games} games.",
        f"{drawish.games} games, as before.",
        f"√½ of 39, about {sqrt(0.5) * 39.2:.0f}: it is {drawish.swing}.",
        f"The laboratory: {level(Setting('twice', Growth(10), k=20))}. And if",
        f"`SETTINGS[4]` says {jumping} ± 2, with K by the rule; growing evenly it was {growing}.",
        f"{level(replace(SETTINGS[5], k=20)):+} in place of "
        f"{table('levels')['come and go']['off by']}.",
        f"{stretched(400)} times as wide with it, {stretched(3000)} without.",
        f"off by {min(off)} to {max(off)} points",
        f"the old one by {off[0]}.",
    ]


@cache
def claims() -> list[str]:
    """Return every line that the chapter must have, word for word."""
    return [*by_hand(), *shown(), *exercises()]


# Premises: what the laboratory assumes and what an example starts from.
GIVEN = """
    2023 2022 8.2 18 1600 1380 1420 600 80 65 1000 2000 2200 2400 2650 3000 0.25 0.99
"""


CLAIMS = claims()
