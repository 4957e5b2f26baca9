"""Questions on first ratings: average, share, rating, maximum, minimum, points needed, events.

A first event here has 5, 7 or 9 rated opponents: then neither p nor Ru can lie exactly between two
numbers, where the text is silent. In reading order: what they share, then a function for each
kind, then `KINDS`.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from decimal import Decimal
from fractions import Fraction
from random import Random
from typing import Any

from elo.drills.question import Draft, Kind, Mistake, Option, mistake
from elo.drills.rating_change import field_of, line_mistakes
from elo.initial_rating import (
    FirstEvent,
    InitialRating,
    first_points_needed,
    initial_rating,
    pooled_initial_rating,
)
from elo.rounding import hundredths, in_hundredths, round_half_away
from elo.rules import RuleSet, rules_for
from elo.tables import rating_difference
from elo.values import share_in_hundredths
from elo.words import say
from elo.working import Step

SIZES = {1: 5, 2: 7, 3: 9}
"""So many rated opponents, by level."""
TWO_DECIMALS = Fraction(1, 200)
HALF = Fraction(1, 2)


def misread(**wrong: object) -> RuleSet:
    """Return the rules of today with a mistake in the one on first ratings."""
    rules = rules_for()
    return replace(rules, first=replace(rules.first, **wrong))  # type: ignore[arg-type]


NO_DRAWS = misread(invented=())
NO_DRAWS_NO_MAXIMUM = misread(invented=(), maximum=None)
ONE_DRAW = misread(invented=rules_for().first.invented[:1])
DRAWS_TWICE = misread(invented=rules_for().first.invented * 2)
ANY_NUMBER = misread(games=1)
RULE_2022 = "standard-2022-01"


def parts(first: InitialRating) -> tuple[Fraction, int, int, Fraction, int]:
    """Return Ra, p in hundredths, dp, the exact Ru and Ru of a first rating by today's rule."""
    Ra, p, dp, exact, Ru = first.Ra, first.p, first.dp, first.exact, first.Ru
    if Ra is None or p is None or dp is None or exact is None or Ru is None:
        raise ValueError(first.status)
    return Ra, in_hundredths(p), dp, exact, Ru


def draws(first: InitialRating) -> int:
    """Return the number of invented draws, which is also the half points that they give."""
    return len(first.rules.first.invented)


def with_dp(Ra: Fraction, share: int) -> int:
    """Return the rating that comes out of an average and a share in hundredths."""
    uncut = round_half_away(Ra + rating_difference(share))
    return min(uncut, rules_for().first.maximum or uncut)


def two_decimals(number: Fraction) -> str:
    """Return a number with two decimals."""
    return f"{hundredths(round_half_away(100 * number)):.2f}"


def names_of(opponents: Sequence[int]) -> str:
    """Return the opponents' ratings, one after the other."""
    return ", ".join(map(str, opponents))


def some_first(rng: Random, level: int, *, centre: tuple[int, int] = (1520, 1880)) -> InitialRating:
    """Return a first rating that is published and below the maximum; Ra is not whole, dp not 0."""
    n = SIZES[level]
    while True:
        opponents = field_of(rng, rng.randrange(*centre), n, 180)
        first = initial_rating(opponents, Fraction(rng.randrange(2, 2 * n - 1), 2))
        Ra, _, dp, exact, Ru = parts(first)
        if first.published and dp and Ra.denominator > 1 and round_half_away(exact) == Ru:
            return first


def values_of(first: InitialRating) -> dict[str, Any]:
    """Return what a prompt says about a first event."""
    return {"n": first.n, "points": first.points, "opponents": names_of(first.opponents)}


def first_mistakes(first: InitialRating) -> list[Mistake]:
    """Return what goes wrong most in a first rating."""
    Ra, p, dp, exact, Ru = parts(first)
    alone = initial_rating(first.opponents, first.points, rules=NO_DRAWS)
    Ra_alone, p_alone, _, _, Ru_alone = parts(alone)
    only_games = share_in_hundredths(int(2 * first.points), first.n + draws(first))
    by_2022 = initial_rating(first.opponents, first.points, rules=RULE_2022)
    cut = round_half_away(exact) != Ru
    return [
        mistake("first_not_cut", round_half_away(exact), maximum=first.rules.first.maximum),
        mistake("first_no_draws", Ru_alone),
        mistake("first_rule_2022", by_2022.Ru or 0),
        mistake("first_no_draw_points", with_dp(Ra, only_games), p=hundredths(p)),
        mistake("first_share_alone", with_dp(Ra, p_alone), p=hundredths(p)),
        mistake("first_no_draw_ratings", with_dp(Ra_alone, p), Ra=two_decimals(Ra)),
        mistake("first_minus_dp", round_half_away(Ra - dp), dp=dp),
        mistake("first_only_Ra", round_half_away(Ra), dp=dp),
        *([] if cut else [mistake("first_not_rounded", exact, within="0.05", Ru=Ru)]),
    ]


def first_hints(first: InitialRating) -> list[Step]:
    """Return the way to a first rating, step by step."""
    return [Step("hint.first_draws", {"invented": rules_for().first.invented[0]}), *first.steps[:2]]


def first_rating(rng: Random, level: int) -> Draft:
    """Ask for a first rating; at level 3 one more game is against an unrated player."""
    first = some_first(rng, level)
    mistakes = first_mistakes(first)
    values = values_of(first)
    ask = "ask.first_rating"
    if level == 3:
        ask = "ask.first_rating_unrated"
        values |= {"n": first.n + 1, "points": first.points + 1}
        counted = initial_rating(first.opponents, first.points + 1)
        mistakes.insert(0, mistake("first_unrated_counted", parts(counted)[4]))
    return Draft(
        prompt=[Step(ask, values)],
        answer=parts(first)[4],
        reads="rating",
        unit="rating",
        mistakes=mistakes,
        hints=first_hints(first),
        solution=first.steps,
    )


def average(rng: Random, level: int) -> Draft:
    """Ask for Ra, to two decimals."""
    first = some_first(rng, level)
    Ra, total, n = parts(first)[0], sum(first.opponents), first.n
    games, all_of_them = n + draws(first), total + sum(first.rules.first.invented)
    alone = parts(initial_rating(first.opponents, first.points, rules=NO_DRAWS))[0]
    one = parts(initial_rating(first.opponents, first.points, rules=ONE_DRAW))[0]
    near = {"within": str(TWO_DECIMALS)}
    invented = first.rules.first.invented[0]
    return Draft(
        prompt=[Step("ask.first_average", values_of(first))],
        answer=Ra,
        tolerance=TWO_DECIMALS,
        unit="rating",
        mistakes=[
            mistake("first_Ra_alone", alone, **near, invented=invented),
            mistake("first_Ra_one_draw", one, **near, invented=invented),
            mistake("first_Ra_few_games", Fraction(all_of_them, n), **near, n=n, games=games),
            mistake("first_Ra_no_ratings", Fraction(total, games), **near, invented=invented),
            mistake("first_Ra_rounded", round_half_away(Ra)),
            mistake("first_Ra_rounded", Fraction(round_half_away(10 * Ra), 10)),
        ],
        hints=[
            Step("hint.first_draws", {"invented": invented}),
            Step("hint.first_total", {"total": total}),
            Step("hint.first_games", {"n": n, "games": games}),
        ],
        solution=first.steps[:1],
    )


def share_mistake(name: str, half: int, games: int, /, **values: Any) -> Mistake:
    """Return a mistake in a share: to hundredths, or as the fraction that it is."""
    rounded = Fraction(share_in_hundredths(half, games), 100)
    within = abs(rounded - Fraction(half, 2 * games))
    return mistake(name, rounded, within=str(within), **values)


def share(rng: Random, level: int) -> Draft:
    """Ask for p with the two draws, to hundredths; the exact fraction is right as well."""
    first = some_first(rng, level)
    half, n, more = int(2 * first.points), first.n, draws(first)
    p = Fraction(parts(first)[1], 100)
    values: dict[str, Any] = {"n": n, "games": n + more, "points": first.points}
    return Draft(
        prompt=[Step("ask.first_share", values_of(first))],
        answer=p,
        tolerance=abs(p - Fraction(half + more, 2 * (n + more))),
        reads="share",
        mistakes=[
            share_mistake("first_p_alone", half, n, **values),
            share_mistake("first_p_no_points", half, n + more, **values),
            share_mistake("first_p_few_games", half + more, n, **values),
            share_mistake("first_p_draws_won", half + 2 * more, n + more, **values),
            mistake("first_p_points", Fraction(half + more, 2), **values),
            mistake("first_p_percent", 100 * p, p=hundredths(int(100 * p))),
        ],
        hints=[
            Step("hint.first_draws", {"invented": first.rules.first.invented[0]}),
            Step("hint.first_points", {"points": first.points, "draws": hundredths(50 * more)}),
            Step("hint.first_games", values),
        ],
        solution=first.steps[:2],
    )


def maximum(rng: Random, level: int) -> Draft:
    """Ask for a first rating near the maximum; at level 1 always of one that is cut."""
    n = SIZES[level]
    cut = level == 1 or rng.random() < 0.5
    while True:
        opponents = field_of(rng, rng.randrange(2020, 2320), n, 120)
        first = initial_rating(opponents, Fraction(rng.randrange(n, 2 * n), 2))
        _, _, _, exact, Ru = parts(first)
        most = first.rules.first.maximum or Ru
        if cut == (exact > most + 1) and most - 100 < exact != most:
            break
    uncut = initial_rating(opponents, first.points, rules=NO_DRAWS_NO_MAXIMUM)
    mistakes = [*first_mistakes(first), mistake("first_no_draws", parts(uncut)[4])]
    if not cut:
        shown = two_decimals(exact)
        mistakes.insert(0, mistake("first_cut_early", most, maximum=most, exact=shown))
    return Draft(
        prompt=[Step("ask.first_rating", values_of(first))],
        answer=Ru,
        reads="rating",
        unit="rating",
        mistakes=mistakes,
        hints=[*first_hints(first)[1:], Step("hint.first_maximum")],
        solution=first.steps,
    )


def near_the_minimum(rng: Random, level: int, status: str) -> InitialRating:
    """Return a first rating within 40 points of the published minimum."""
    n, minimum = SIZES[level], rules_for().published_from
    while True:
        opponents = field_of(rng, rng.randrange(1440, 1560), n, 60)
        first = initial_rating(opponents, Fraction(rng.randrange(1, n - 1), 2))
        if first.status == status and abs(parts(first)[4] - minimum) <= 40:
            return first


def not_computed(rng: Random, level: int, status: str) -> tuple[InitialRating, int]:
    """Return a first event for which nothing is computed, and what a computation would give."""
    if status == "too_few_games":
        opponents = field_of(rng, rng.randrange(1600, 1800), rng.choice((3, 4)), 100)
        first = initial_rating(opponents, Fraction(rng.randrange(3, len(opponents) + 2), 2))
        return first, parts(initial_rating(opponents, first.points, rules=ANY_NUMBER))[4]
    opponents = field_of(rng, rng.randrange(1800, 1950), SIZES[level], 100)
    more, games = (
        draws(initial_rating(opponents, 0)),
        SIZES[level] + len(rules_for().first.invented),
    )
    Ra = parts(initial_rating(opponents, 1))[0]
    return initial_rating(opponents, 0), with_dp(Ra, share_in_hundredths(more, games))


NOT_PUBLISHED = {
    "published": ("", "first_not_minimum"),
    "too_low": ("first_shown_below", "first_lifted"),
    "too_few_games": ("first_too_few", "first_too_few"),
    "zero_score": ("first_zero", "first_zero"),
}
"""What is said to whoever takes the computed rating, or the minimum, by what is right."""
OTHER_REASONS = {
    "too_low": "first_high_enough",
    "too_few_games": "first_enough_games",
    "zero_score": "first_some_points",
}


def published(rng: Random, level: int) -> Draft:
    """Ask what the next list shows: a rating, or none and why."""
    status = rng.choice(("published", "too_low", "too_few_games", "zero_score"))
    if status in OTHER_REASONS and status != "too_low":
        first, Ru = not_computed(rng, level, status)
    else:
        first = near_the_minimum(rng, level, status)
        Ru = parts(first)[4]
    minimum, needed = first.rules.published_from, first.rules.first.games
    values: dict[str, Any] = {**values_of(first), "Ru": Ru, "minimum": minimum, "needed": needed}
    of_rating, of_minimum = NOT_PUBLISHED[status]
    wrong = {"published": of_rating, "minimum": of_minimum, **OTHER_REASONS}
    options = [key for key in wrong if key != "minimum" or minimum != Ru]
    return Draft(
        prompt=[Step("ask.first_published", values)],
        answer=status,
        options=[Option(key, Step(f"option.first_{key}", values)) for key in options],
        mistakes=[mistake(wrong[key], key, **values) for key in options if key != status],
        hints=[
            Step("hint.first_counts", {"needed": needed}),
            Step("hint.first_compute", {"Ru": Ru}),
            Step("hint.minimum", {"minimum": minimum}),
        ],
        solution=first.steps,
    )


def points_needed(rng: Random, level: int) -> Draft:
    """Ask for the least score that gives a certain first rating."""
    n = SIZES[level]
    while True:
        opponents = field_of(rng, rng.randrange(1520, 1780), n, 120)
        points = Fraction(rng.randrange(3, 2 * n - 1), 2)
        short, reached = (initial_rating(opponents, points - less) for less in (HALF, 0))
        least, most = parts(short)[4], parts(reached)[4]
        between = [rating for rating in range(least + 3, most - 1) if rating % 10 == 0]
        if between and short.published and round_half_away(parts(reached)[3]) == most:
            break
    wanted = rng.choice(between)
    needed = first_points_needed(opponents, wanted)
    without = first_points_needed(opponents, wanted, rules=NO_DRAWS).points or n
    by_2022 = first_points_needed(opponents, wanted, rules=RULE_2022).points or n
    values: dict[str, Any] = {"wanted": wanted, "n": n}
    more = Fraction(draws(reached), 2)
    return Draft(
        prompt=[Step("ask.first_points", {**values, "opponents": names_of(opponents)})],
        answer=points,
        unit="game_points",
        mistakes=[
            mistake("first_half_less", points - HALF, Ru=least, **values),
            mistake("first_with_draws", points + more, **values),
            mistake("first_needed_no_draws", without, **values),
            mistake("first_needed_2022", by_2022, **values),
            mistake("first_half_more", points + HALF, **values),
            share_mistake("first_needed_share", int(2 * (points + more)), n + draws(reached)),
            share_mistake("first_needed_share", int(2 * points), n),
        ],
        hints=[
            Step("hint.first_average_known", {"Ra": two_decimals(parts(reached)[0])}),
            Step("hint.first_dp_needed", {"wanted": wanted}),
            Step("hint.first_half_less_gives", {"points": short.points, "Ru": least}),
        ],
        solution=[*reached.steps[:-1], *needed.steps],
    )


def event_line(event: FirstEvent) -> Step:
    """Return the line of one event."""
    points, n = Decimal(event.half_points) / 2, len(event.opponents)
    values = {"label": event.name, "start": event.start, "points": points, "n": n}
    return Step("ask.first_event", {**values, "opponents": names_of(event.opponents)})


def split(n: int, rng: Random) -> tuple[int, int]:
    """Split a number of games into two events."""
    first = rng.randrange(2, n - 1)
    return first, n - first


def pooled(rng: Random, level: int) -> Draft:
    """Ask for the first rating from several events, one of which does not count.

    At level 1 and 2 it is a first event without a point; at level 3 it may be one too long ago.
    """
    sizes = (SIZES[1],) if level == 1 else split(SIZES[level], rng)
    too_old = level == 3 and rng.random() < 0.5
    centre = rng.randrange(1560, 1800)
    starts = [
        date(2026, month, rng.randrange(1, 28)) for month in sorted(rng.sample(range(2, 12), 2))
    ]
    aside = date(2022, 10, 8) if too_old else date(2026, 1, rng.randrange(3, 28))
    while True:
        events: list[FirstEvent] = []
        for n, start in zip((rng.choice((3, 4)), *sizes), (aside, *starts), strict=False):
            half = rng.randrange(2, 2 * n) if events or too_old else 0
            name = say("place.event", n=len(events) + 1)
            events.append(FirstEvent(field_of(rng, centre, n, 160), Fraction(half, 2), start, name))
        result = pooled_initial_rating(events)
        _, _, dp, exact, Ru = parts(result)
        if result.published and dp and round_half_away(exact) == Ru:
            break
    opponents = [rating for event in events for rating in event.opponents]
    everything = initial_rating(opponents, Fraction(sum(e.half_points for e in events), 2))
    last = initial_rating(events[-1].opponents, events[-1].points, rules=ANY_NUMBER)
    twice = initial_rating(result.opponents, result.points, rules=DRAWS_TWICE)
    aside_counted = "first_old_counted" if too_old else "first_zero_counted"
    mistakes = [mistake(aside_counted, parts(everything)[4], label=events[0].name)]
    if len(sizes) == 2:
        mistakes += [
            mistake("first_only_last", parts(last)[4]),
            mistake("first_draws_twice", parts(twice)[4]),
        ]
    return Draft(
        prompt=[Step("ask.first_pooled"), *map(event_line, events)],
        answer=parts(result)[4],
        reads="rating",
        unit="rating",
        mistakes=[*mistakes, *first_mistakes(result)],
        hints=[Step("hint.first_which_events"), result.steps[0], result.steps[1]],
        solution=result.steps,
    )


SPOILED = {"Ra": ("Ru",), "p": ("dp", "Ru"), "dp": ("Ru",), "Ru": ()}
"""The lines that go wrong with a line of a first rating's working."""


def find_mistake(rng: Random, level: int) -> Draft:
    """Show somebody's working of a first rating with one mistake; ask for the wrong line."""
    first = some_first(rng, level, centre=(1620, 1780))
    alone = initial_rating(first.opponents, first.points, rules=NO_DRAWS)
    fault = rng.choice({1: ("Ra", "p"), 2: ("Ra", "p", "dp"), 3: ("p", "dp", "Ru")}[level])
    Ra = parts(alone if fault == "Ra" else first)[0]
    p = parts(alone if fault == "p" else first)[1]
    dp = rating_difference(p) * (-1 if fault == "dp" else 1)
    added = -dp if fault == "Ru" else dp
    values: dict[str, Any] = {
        **first.steps[0].values,
        "Ra": two_decimals(Ra),
        "p": hundredths(p),
        "dp": dp,
        "sign": "−" if dp < 0 else "+",
        "size": abs(dp),
        "Ru": round_half_away(Ra + added),
    }
    lines = {
        "Ra": Step("work.first_Ra_alone" if fault == "Ra" else "work.first_Ra", values),
        "p": Step("work.first_p_alone" if fault == "p" else "work.first_p", values),
        "dp": Step("work.first_dp", values),
        "Ru": Step("work.first_Ru", values),
    }
    return Draft(
        prompt=[Step("ask.first_find_mistake", values_of(first)), *lines.values()],
        answer=fault,
        options=[
            Option(key, Step("option.line", {"n": n})) for n, key in enumerate(lines, start=1)
        ],
        mistakes=line_mistakes(lines, fault, SPOILED[fault]),
        hints=[Step("hint.check_lines"), *first_hints(first)[:2]],
        solution=first.steps,
    )


KINDS = tuple(
    Kind("initial_rating", name, draft)
    for name, draft in {
        "first_rating": first_rating,
        "average": average,
        "share": share,
        "maximum": maximum,
        "published": published,
        "points_needed": points_needed,
        "pooled": pooled,
        "find_mistake": find_mistake,
    }.items()
)
