"""Questions on common misconceptions: claims with their reasons, arguments, workings, surprises.

Asked are the entries of the catalogue that a rule settles for good: no claim without a source, no
disputed practice, nothing that a tool will change. In reading order: `ASKED`, what the kinds share,
a function for each kind, then `KINDS`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from random import Random
from types import MappingProxyType
from typing import Any

from elo.drills import initial_rating, rating_change
from elo.drills.facts import fact_case, fact_steps
from elo.drills.question import Draft, Kind, Option, mistake
from elo.drills.rating_change import (
    KS,
    PD,
    SCORES,
    ending,
    field_of,
    game_hints,
    games_step,
    line_mistakes,
    one_game_mistakes,
    own_rating,
    some_k,
)
from elo.misconceptions import MISCONCEPTIONS, Misconception
from elo.performance import performance_rating
from elo.rating_change import GameChange, PeriodChange, event_change, rating_period
from elo.rating_change import rating_change as change_of
from elo.rounding import hundredths, round_half_away
from elo.rules import rules_for
from elo.values import Event, games_from
from elo.words import say
from elo.working import Step

ASKED: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "win_probability": ("curve_without_end", "web_formula", "four_hundred_is_91"),
        "loss_probability": ("curve_without_end", "web_formula", "four_hundred_is_91"),
        "web_formula": ("win_probability", "loss_probability", "floor_1400"),
        "four_hundred_is_91": ("curve_without_end", "win_probability", "loss_probability"),
        "curve_is_enough": ("win_probability", "loss_probability", "same_for_every_win"),
        "curve_without_end": ("win_probability", "loss_probability", "zero_sum"),
        "k_at_18th_birthday": ("cap_700_on_gains", "k_10_while_2400", "live_is_published"),
        "cap_700_on_gains": ("k_at_18th_birthday", "k_10_while_2400", "newcomer_edges"),
        "k_10_while_2400": ("floor_1400", "live_is_published", "round_every_game"),
        "rapid_k_20": ("round_every_game", "floor_1400", "forfeit_counts"),
        "newcomer_edges": ("floor_1400", "round_every_game", "live_is_published"),
        "same_for_every_win": ("round_every_game", "floor_1400", "draw_changes_nothing"),
        "draw_changes_nothing": ("forfeit_counts", "expected_loss_is_free", "same_for_every_win"),
        "draw_with_stronger": ("expected_loss_is_free", "same_for_every_win", "floor_1400"),
        "game_point_is_rating_point": ("floor_1400", "live_is_published", "floor_by_group"),
        "plus_300_at_40": ("zero_sum", "draw_changes_nothing", "floor_1400"),
        "minus_300_gains": ("zero_sum", "draw_changes_nothing", "floor_1400"),
        "expected_loss_is_free": ("draw_changes_nothing", "same_for_every_win", "floor_1400"),
        "expected_loss_1_to_5": ("draw_changes_nothing", "same_for_every_win", "floor_1400"),
        "round_every_game": ("floor_1400", "zero_sum", "same_for_every_win"),
        "floor_1400": ("live_is_published", "forfeit_counts", "zero_sum"),
        "floor_by_group": ("round_every_game", "zero_sum", "forfeit_counts"),
        "zero_sum": ("draw_changes_nothing", "floor_1400", "same_for_every_win"),
        "forfeit_counts": ("same_for_every_win", "draw_changes_nothing", "round_every_game"),
        "ids_are_enough": ("same_for_every_win", "zero_sum", "round_every_game"),
        "live_is_published": ("zero_sum", "same_for_every_win", "draw_changes_nothing"),
        "exemption_for_either": ("draw_changes_nothing", "round_every_game", "floor_1400"),
        "exemption_since_2024": ("exemption_for_either", "floor_by_group", "round_every_game"),
        "cap_only_for_2650": ("exemption_for_either", "floor_by_group", "round_every_game"),
        "rp_above_rating_rises": ("zero_sum", "draw_changes_nothing", "floor_1400"),
        "starts_at_1500": ("zero_score_is_zero", "round_every_game", "live_is_published"),
        "lifted_to_1400": ("zero_score_is_zero", "starts_at_1500", "round_every_game"),
        "zero_score_is_zero": ("round_every_game", "live_is_published", "zero_sum"),
    }
)
"""The entries that are asked, each with others whose reason is true and says nothing about it."""
EASY = (
    "same_for_every_win",
    "draw_changes_nothing",
    "game_point_is_rating_point",
    "expected_loss_is_free",
    "round_every_game",
    "floor_1400",
    "forfeit_counts",
    "live_is_published",
    "starts_at_1500",
    "win_probability",
    "lifted_to_1400",
    "zero_score_is_zero",
)
"""The entries for level 1."""


def some_entry(rng: Random, level: int) -> Misconception:
    """Return an entry: at level 1 one of the easy ones."""
    return MISCONCEPTIONS[rng.choice(EASY if level == 1 else tuple(ASKED))]


def hints_to(entry: Misconception, case: Sequence[Step]) -> list[Step]:
    """Return where the rule stands, and a first number."""
    return [Step("hint.a_case"), Step("hint.article", {"article": entry.article}), case[0]]


def true_or_false(rng: Random, level: int) -> Draft:
    """Ask whether a sentence is right, and if not, why: the claim of an entry, or the fact."""
    entry = some_entry(rng, level)
    others = [MISCONCEPTIONS[name] for name in rng.sample(ASKED[entry.name], min(level, 2) + 1)]
    is_fact = rng.random() < 0.5
    reasons = others if is_fact else [entry, *others[1:]]
    rng.shuffle(reasons)
    options = [Option("right", Step("option.right"))]
    options += [Option(one.name, Step("option.wrong", {"truth": one.truth})) for one in reasons]
    answer = "right" if is_fact else entry.name
    not_this = "fact_doubted" if is_fact else "reason_of_other"
    mistakes = [mistake(not_this, one.name, claim=one.claim) for one in reasons if one != entry]
    if not is_fact:
        mistakes.append(mistake("claim_believed", "right", truth=entry.truth))
    sentence = say(f"fact.{entry.name}") if is_fact else entry.claim
    return Draft(
        prompt=[Step("ask.true_or_false", {"sentence": sentence})],
        answer=answer,
        options=options,
        mistakes=mistakes,
        hints=hints_to(entry, fact_case(entry) if is_fact else entry.show()),
        solution=fact_steps(entry) if is_fact else entry.steps,
    )


def which_right(rng: Random, level: int) -> Draft:
    """Ask which one of several sentences is right: a fact among the claims of other entries."""
    entry = some_entry(rng, level)
    near = [
        name for name in ASKED if MISCONCEPTIONS[name].topic == entry.topic and name != entry.name
    ]
    n = 2 if level < 3 else 3
    claims = rng.sample(near if len(near) >= n else sorted(set(ASKED) - {entry.name}), n)
    labels = {
        entry.name: say(f"fact.{entry.name}"),
        **{name: MISCONCEPTIONS[name].claim for name in claims},
    }
    keys = list(labels)
    rng.shuffle(keys)
    return Draft(
        prompt=[Step("ask.which_right")],
        answer=entry.name,
        options=[Option(key, Step("option.sentence", {"sentence": labels[key]})) for key in keys],
        mistakes=[
            mistake("claim_believed", name, truth=MISCONCEPTIONS[name].truth) for name in claims
        ],
        hints=hints_to(entry, fact_case(entry)),
        solution=fact_steps(entry),
    )


ARGUED = {
    1: (("rating_change", "one_game"), ("rating_change", "cap_400")),
    2: (
        ("rating_change", "event"),
        ("rating_change", "two_events"),
        ("initial_rating", "first_rating"),
    ),
    3: (
        ("rating_change", "event"),
        ("rating_change", "two_events"),
        ("rating_change", "rule_2650"),
        ("rating_change", "what_counts"),
        ("initial_rating", "first_rating"),
        ("initial_rating", "maximum"),
        ("initial_rating", "pooled"),
    ),
}
"""The kinds of questions about which two players argue, by level."""
ARGUABLE = {(kind.topic, kind.name): kind for kind in (*rating_change.KINDS, *initial_rating.KINDS)}
NO_ARGUMENT = ("rounded", "percent", "forgot_K", "new_rating_for_change", "first_not_rounded")
"""Mistakes that nobody would argue for."""


def who_is_right(rng: Random, level: int) -> Draft:
    """Let two players argue about the answer to another question; ask who is right, if one is."""
    while True:
        asked = ARGUABLE[rng.choice(ARGUED[level])].make(level, rng.randrange(10**6))
        wrong = [
            one
            for one in asked.mistakes
            if one.name not in NO_ARGUMENT and not one.tolerance and _is_hundredths(one.answer)
        ]
        if len(wrong) >= 2:
            break
    right = rng.choice(("first", "second") if level == 1 else ("first", "second", "neither"))
    speakers = {key: say(f"who.{key}") for key in ("first", "second")}
    key = "ask.says_change" if asked.unit == "points" else "ask.says"
    lines, mistakes = [], []
    for (speaker, who), one in zip(speakers.items(), rng.sample(wrong, 2), strict=True):
        answer = asked.answer if speaker == right else one.answer
        lines.append(Step(key, {"who": who, "value": decimal(Fraction(answer))}))
        if speaker != right:
            mistakes.append(mistake("argued", speaker, who=who, why=str(one.feedback)))
    if right != "neither":
        mistakes.append(mistake("one_is_right", "neither"))
    return Draft(
        prompt=[*asked.prompt, *lines, Step("ask.who_is_right")],
        answer=right,
        options=[
            *(Option(key, Step("option.who", {"who": name})) for key, name in speakers.items()),
            Option("neither", Step("option.neither")),
        ],
        mistakes=mistakes,
        hints=asked.hints,
        solution=asked.solution,
    )


def _is_hundredths(answer: Fraction | str) -> bool:
    return isinstance(answer, Fraction) and 100 % answer.denominator == 0


DRAWS = (Fraction(1, 2), Fraction(1, 2))


@dataclass(frozen=True, slots=True)
class Played:
    """An event: the own rating, three opponents, and the scores."""

    own: int
    opponents: Sequence[int]
    scores: Sequence[Fraction | int]


def falls_above(rng: Random) -> Played:
    """Two draws with weaker players and a loss against a giant, who lifts the average."""
    own, less = rng.randrange(1650, 1900), rng.randrange(60, 150)
    giant = own + 2 * less + rng.randrange(420, 560)
    return Played(own, [own - less, own - less - rng.randrange(20), giant], [*DRAWS, 0])


def rises_below(rng: Random) -> Played:
    """Two draws with stronger players and a win against a beginner, who pulls the average down."""
    own, more = rng.randrange(2260, 2380), rng.randrange(60, 200)
    beginner = own - rng.randrange(790, 850)
    return Played(own, [own + more, own + more - rng.randrange(20), beginner], [*DRAWS, 1])


def ordinary(rng: Random) -> Played:
    """Play three opponents around the own rating."""
    own = rng.randrange(1600, 2200)
    return Played(own, field_of(rng, own, 3, 200), [rng.choice(SCORES) for _ in range(3)])


def rise_or_fall(rng: Random, level: int) -> Draft:
    """Ask whether a rating rises or falls in an event whose performance is given."""
    while True:
        shapes = (falls_above, rises_below) if level == 3 or rng.random() < 0.5 else (ordinary,)
        one = rng.choice(shapes)(rng)
        event = event_change(one.own, games_from(one.opponents, one.scores), k=20)
        Rp = performance_rating(one.opponents, event.W).Rp
        apart = abs(Rp - one.own) >= 5 and abs(event.change_exact) >= 1
        if apart and (shapes == (ordinary,) or (Rp > one.own) != (event.change_exact > 0)):
            break
    answer = "rises" if event.change_exact > 0 else "falls"
    other = "falls" if answer == "rises" else "rises"
    by_Rp = "rises" if Rp > one.own else "falls"
    values: dict[str, Any] = {"own": one.own, "Rp": Rp, "change": event.change_exact}
    values |= {"W": event.W, "We": event.We}
    return Draft(
        prompt=[games_step("ask.rise_or_fall", event, Rp=Rp)],
        answer=answer,
        options=[Option(key, Step(f"option.{key}")) for key in ("rises", "falls", "stays")],
        mistakes=[
            mistake("by_performance" if by_Rp == other else "against_the_sum", other, **values),
            mistake("not_unchanged", "stays", **values),
        ],
        hints=[
            Step("hint.not_by_Rp"),
            Step("hint.event_PD"),
            Step("hint.event_sum", {"W": event.W, "We": event.We}),
        ],
        solution=event.steps,
    )


@dataclass(frozen=True, slots=True)
class Sides:
    """One game from both sides."""

    here: GameChange
    there: GameChange

    @property
    def opposite(self) -> bool:
        """Whether what one gains is what the other loses."""
        return self.here.change_exact == -self.there.change_exact


def same_k(rng: Random) -> Sides:
    """Both have the same K; the difference may be over 400, for both alike."""
    k = rng.choice((20, 40))
    own = own_rating(rng, k)
    return both_sides(rng, own, within_k_20(rng, own), k, k)


def different_k(rng: Random) -> Sides:
    """One has another K."""
    k, other = rng.sample((20, 40), 2)
    own = own_rating(rng, k)
    return both_sides(rng, own, within_k_20(rng, own), k, other)


def across_2650(rng: Random) -> Sides:
    """Both have K 10; one is 2650 or more, the other over 400 points lower."""
    own = rng.randrange(2660, 2800)
    opponent = own - rng.randrange(433, 560)
    if rng.random() < 0.5:
        own, opponent = opponent, own
    return both_sides(rng, own, opponent, 10, 10)


def within_k_20(rng: Random, own: int) -> int:
    """Return an opponent who can have K 20 or 40: published, below 2400; now and then far away."""
    rules = rules_for()
    while True:
        size = rng.randrange(20, 360) if rng.random() < 0.6 else rng.randrange(433, 600)
        opponent = own + rng.choice((-1, 1)) * size
        if rules.published_from <= opponent < rules.k.top:
            return opponent


def both_sides(rng: Random, own: int, opponent: int, k: int, other_k: int) -> Sides:
    """Return a game with any ending, from both sides."""
    score = rng.choice(SCORES)
    return Sides(
        change_of(own, opponent, score, k=k), change_of(opponent, own, 1 - score, k=other_k)
    )


def sides_step(key: str, sides: Sides) -> Step:
    """Return the line that tells the game and both K."""
    here, there = sides.here, sides.there
    values = {"own": here.own, "opponent": here.opponent, "K": here.K, "other_K": there.K}
    score = Fraction(here.score)
    return Step(key, {**values, "ending": ending(score), "change": here.change_exact})


def opposite(rng: Random, level: int) -> Draft:
    """Ask whether one player of a game loses what the other gains, and if not, why."""
    shapes = {"opposite": same_k, "by_K": different_k, "by_400": across_2650}
    right = rng.choice(("opposite", "by_K") if level == 1 else tuple(shapes))
    sides = shapes[right](rng)
    while sides.opposite != (right == "opposite"):
        sides = shapes[right](rng)
    here, there = sides.here, sides.there
    values: dict[str, Any] = {"change": here.change_exact, "other_change": there.change_exact}
    wrong = {
        "opposite": mistake("not_opposite", "opposite", **values),
        "by_K": mistake("same_K_here", "by_K", K=here.K),
        "by_400": mistake("cut_for_both", "by_400", own=here.own, opponent=here.opponent),
    }
    return Draft(
        prompt=[sides_step("ask.opposite", sides)],
        answer=right,
        options=[Option(key, Step(f"option.{key}")) for key in shapes],
        mistakes=[one for key, one in wrong.items() if key != right],
        hints=[Step("hint.two_sides"), Step("hint.what_differs")],
        solution=[*here.steps, *there.steps],
    )


def other_side(rng: Random, level: int) -> Draft:
    """Tell what a game changes for one player; ask what it changes for the other."""
    shapes = (different_k,) if level == 1 else (same_k, different_k, across_2650)
    sides = rng.choice(shapes)(rng)
    here, there = sides.here, sides.there
    return Draft(
        prompt=[sides_step("ask.other_side", sides)],
        answer=there.change_exact,
        unit="points",
        mistakes=[
            mistake("mirrored", -Fraction(here.change_exact), K=here.K, other_K=there.K),
            mistake("copied", here.change_exact),
            *one_game_mistakes(there),
        ],
        hints=game_hints(there),
        solution=there.steps,
    )


FAULTS = {1: ("sign", "cap", "K"), 2: ("sign", "cap", "each"), 3: ("cap", "each", "cut_off")}
"""PD of the wrong side, no 400 rule, another K, each game rounded, the decimals cut off."""


def find_mistake(rng: Random, level: int) -> Draft:
    """Show somebody's working of a month with one mistake; ask for the line that is wrong."""
    fault = rng.choice(FAULTS[level])
    k = some_k(rng, level)
    lines: dict[str, tuple[Step, bool]] = {}
    wrong = ""
    while not lines or lines[wrong][1]:
        own = own_rating(rng, k)
        opponents = field_of(rng, own, 3, 250)
        far = rng.randrange(3)
        if level > 1 or fault == "cap":
            opponents[far] = far_from(rng, own)
        scores = [rng.choice(SCORES) for _ in opponents]
        month = rating_period(own, [Event(own, games_from(opponents, scores))], k=k)
        at = far if fault == "cap" else rng.randrange(3)
        wrong = {"each": "sum", "cut_off": "rounded"}.get(fault, f"game_{at + 1}")
        lines = month_lines(month, fault, at)
    return Draft(
        prompt=[
            games_step("ask.find_mistake_month", month.events[0]),
            *(line for line, _ in lines.values()),
        ],
        answer=wrong,
        options=[
            Option(key, Step("option.line", {"n": n})) for n, key in enumerate(lines, start=1)
        ],
        mistakes=line_mistakes(lines, wrong, [key for key, (_, true) in lines.items() if not true]),
        hints=[
            Step("hint.check_lines"),
            Step("hint.month_rules", {"K": k}),
            Step("hint.month_exact", {"exact": month.change_exact}),
        ],
        solution=month.steps,
    )


def month_lines(month: PeriodChange, fault: str, at: int) -> dict[str, tuple[Step, bool]]:
    """Return somebody's working of a month, and of each line whether it has the true number."""
    lines, added = {}, []
    for n, game in enumerate(month.events[0].games):
        line, change = game_line(n + 1, game, month.K, fault if n == at else "")
        lines[f"game_{n + 1}"] = (line, change == game.change_exact)
        added.append(Fraction(round_half_away(change)) if fault == "each" else change)
    total = sum(added, Fraction(0))
    rounded = int(total) if fault == "cut_off" else round_half_away(total)
    a, b, c = map(decimal, added)
    values = {"n": len(lines) + 1, "a": a, "b": b, "c": c, "total": decimal(total)}
    lines["sum"] = (Step("work.month_sum", values), total == month.change_exact)
    values = {"n": len(lines) + 1, "change": rounded}
    lines["rounded"] = (Step("work.month_rounded", values), rounded == month.change)
    return lines


def decimal(number: Fraction) -> Decimal:
    """Return an exact number of hundredths as a decimal number."""
    return hundredths(int(100 * number))


def game_line(n: int, game: GameChange, k: int, fault: str) -> tuple[Step, Fraction]:
    """Return the line of a game in somebody's working, and the change that it comes to."""
    shown = {"sign": PD(-game.counted), "cap": PD(game.D)}.get(fault, PD(game.counted))
    K = next(other for other in (*KS[1:], *KS) if other != k) if fault == "K" else k
    change = K * (Fraction(game.score) - shown)
    values = {"n": n, "opponent": game.opponent, "K": K, "score": decimal(Fraction(game.score))}
    values |= {"PD": decimal(shown), "change": decimal(change)}
    return Step("work.month_game", values), change


def far_from(rng: Random, own: int) -> int:
    """Return an opponent over 400 points away: higher where there is room for it."""
    size = rng.randrange(433, 600)
    return own + size if own < 2150 else own - size


KINDS = tuple(
    Kind("misconceptions", name, draft)
    for name, draft in {
        "true_or_false": true_or_false,
        "which_right": which_right,
        "who_is_right": who_is_right,
        "rise_or_fall": rise_or_fall,
        "opposite": opposite,
        "other_side": other_side,
        "find_mistake": find_mistake,
    }.items()
)
