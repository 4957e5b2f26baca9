"""Questions on the rating change: a game, an event, a month, the 400 rule, what counts.

In reading order: what they share, then a function for each kind, then `KINDS`.
"""

from collections.abc import Container, Iterable
from dataclasses import replace
from fractions import Fraction
from random import Random

from elo.drills.question import Draft, Kind, Mistake, Option, mistake
from elo.formula import curve_score
from elo.rating_change import (
    EventChange,
    GameChange,
    event_change,
    rating_change,
    rating_period,
)
from elo.rounding import hundredths, round_half_away
from elo.rules import rules_for
from elo.tables import scoring_probability
from elo.values import Event, Game, games_from
from elo.words import say
from elo.working import Step

KS = (10, 20, 40)
SCORES = (1, Fraction(1, 2), 0)
ENDING = {1: "win", Fraction(1, 2): "draw", 0: "loss"}


def ending(score: Fraction | int) -> str:
    """Return "win", "draw" or "loss" in words."""
    return say(f"ending.{ENDING[score]}")


def own_rating(rng: Random, k: int) -> int:
    """Return a rating that goes with this K."""
    least, most = {10: (2405, 2590), 20: (1450, 2250), 40: (1410, 2050)}[k]
    return rng.randrange(least, most)


def PD(D: int) -> Fraction:
    """Return PD as an exact number."""
    return Fraction(scoring_probability(D), 100)


def curve(D: int) -> Fraction:
    """Return the score by the curve to six decimals: the same number on every machine."""
    return Fraction(round_half_away(10**6 * curve_score(D)), 10**6)


def one_game_mistakes(game: GameChange) -> list[Mistake]:
    """Return what goes wrong most in the change of one game."""
    k, D, score = game.K, game.counted, Fraction(game.score)
    by_curve = k * (score - curve(D))
    others = [other for other in KS if other != k]
    # After a draw the two slips of sign give the same number, so one sentence names both.
    sign = "sign_in_a_draw" if score == Fraction(1, 2) else "sign_of_game"
    turned = "sign_of_D_cut" if game.is_cut else "sign_of_D"
    return [
        mistake(sign, -Fraction(game.change_exact), score=game.score, PD=game.PD),
        mistake(turned, k * (score - PD(-D)), D=game.D, counted=game.counted, PD=game.PD),
        mistake("forgot_cap", k * (score - PD(game.D)), D=game.D, counted=game.counted),
        mistake("forgot_K", Fraction(game.delta), K=k),
        mistake("only_K_times_PD", k * PD(D), PD=game.PD),
        mistake("percent", 100 * Fraction(game.change_exact)),
        *(mistake("other_K", other * Fraction(game.delta), K=k, other=other) for other in others),
        *(
            mistake(name, k * (taken - PD(D)))
            for name, of, taken in (
                ("draw_as_loss", Fraction(1, 2), 0),
                ("draw_as_win", Fraction(1, 2), 1),
                ("loss_as_minus", 0, -1),
            )
            if score == of
        ),
        mistake("curve_for_table", by_curve, within="0.05", PD=game.PD),
    ]


def game_hints(game: GameChange) -> list[Step]:
    """Return the way to the change of one game, step by step."""
    row = game.steps[-3]
    first = "hint.difference_over_400" if abs(game.D) > game.rules.cap else "hint.difference"
    return [
        Step(first, {"own": game.own, "opponent": game.opponent, "cap": game.rules.cap}),
        row,
        Step("hint.score_minus_PD", {"K": game.K}),
    ]


def game_draft(game: GameChange, ask: str, **more: object) -> Draft:
    """Return the question for the change of one game."""
    values = {
        "own": game.own,
        "opponent": game.opponent,
        "K": game.K,
        "ending": ending(Fraction(game.score)),
        **more,
    }
    return Draft(
        prompt=[Step(ask, values)],
        answer=game.change_exact,
        unit="points",
        mistakes=one_game_mistakes(game),
        hints=game_hints(game),
        solution=game.steps,
    )


def some_k(rng: Random, level: int) -> int:
    """Return a K: the usual one first, then all of them."""
    return rng.choice({1: (20,), 2: (20, 40), 3: KS}[level])


def one_game(rng: Random, level: int) -> Draft:
    """Ask for the change of one game: round differences first, then any up to 390."""
    k = some_k(rng, level)
    own = own_rating(rng, k)
    size = rng.choice((50, 100, 150, 200, 250, 300)) if level == 1 else rng.randrange(4, 391)
    opponent = own + rng.choice((-1, 1)) * size
    return game_draft(rating_change(own, opponent, rng.choice(SCORES), k=k), "ask.one_game")


def opponents_away(rng: Random, level: int) -> Draft:
    """Ask what a result against somebody 100, 200 or 300 points away changes."""
    k = some_k(rng, level)
    own = own_rating(rng, k)
    D = rng.choice((-1, 1)) * rng.choice((100, 200, 300))
    game = rating_change(own, own - D, rng.choice(SCORES), k=k)
    return game_draft(game, "ask.away_higher" if D < 0 else "ask.away_lower", size=abs(D))


def cap_400(rng: Random, level: int) -> Draft:
    """Ask for a game in which the difference is over 400 and is cut."""
    k = rng.choice((20, 40)) if level == 1 else rng.choice(KS)
    own = own_rating(rng, k)
    size = rng.randrange(433, 700 if level < 3 else 760)
    D = size if own - size >= 1400 and rng.random() < 0.5 else -size
    if own - D > 2800:
        D = size
    return game_draft(rating_change(own, own - D, rng.choice(SCORES), k=k), "ask.one_game")


def rule_2650(rng: Random, level: int) -> Draft:
    """Ask for one side of a game across 2650; at level 1 always the stronger one's."""
    own = rng.randrange(2650, 2800)
    opponent = own - rng.randrange(433, 700)
    if level > 1 and rng.random() < 0.5:
        own, opponent = opponent, own
    game = rating_change(own, opponent, rng.choice(SCORES), k=10)
    draft = game_draft(game, "ask.one_game_today")
    if game.is_cut:
        return draft
    cut = 10 * (Fraction(game.score) - PD(400))
    wrong = mistake("cap_at_2650", cut, own=own, D=game.D)
    return replace(draft, mistakes=[wrong, *draft.mistakes])


def field_of(rng: Random, own: int, n: int, spread: int) -> list[int]:
    """Return ratings of opponents around the own one."""
    return [max(1400, own + rng.randrange(-spread, spread + 1)) for _ in range(n)]


def games_step(key: str, event: EventChange, **more: object) -> Step:
    """Return a line with the opponents and results of an event."""
    games = "; ".join(
        say("ask.against", opponent=game.opponent, ending=ending(Fraction(game.score)))
        for game in event.games
    )
    return Step(key, {"own": event.own, "K": event.K, "n": event.n, "games": games, **more})


def event_mistakes(event: EventChange) -> list[Mistake]:
    """Return what goes wrong most in the change of an event."""
    k = event.K
    turned = sum(Fraction(game.score) - PD(-game.counted) for game in event.games)
    by_curve = sum(Fraction(game.score) - curve(game.counted) for game in event.games)
    each = sum(round_half_away(game.change_exact) for game in event.games)
    average = round_half_away(Fraction(sum(g.opponent for g in event.games), event.n))
    by_average = k * (Fraction(event.W) - event.n * PD(event.own - average))
    return [
        mistake("each_game_rounded", each),
        mistake("sign_of_D_event", k * turned),
        mistake("forgot_K_of_sum", Fraction(event.delta), K=k),
        mistake("only_W", k * Fraction(event.W), W=event.W),
        mistake("average_opponent", by_average, average=average),
        mistake("sign_of_change", -Fraction(event.change_exact)),
        *(mistake("other_K", o * Fraction(event.delta), K=k, other=o) for o in KS if o != k),
        *(
            mistake(
                "game_left_out_of_event", Fraction(event.change_exact) - Fraction(g.change_exact)
            )
            for g in (event.games[-1], event.games[0])
        ),
        mistake("curve_for_table", k * by_curve, within="0.02"),
    ]


def event(rng: Random, level: int) -> Draft:
    """Ask for the change of an event of 3, 5 or 7 games."""
    k = some_k(rng, level)
    own = own_rating(rng, k)
    n = {1: 3, 2: 5, 3: 7}[level]
    opponents = field_of(rng, own, n, 300)
    scores = [rng.choice(SCORES) for _ in opponents]
    result = event_change(own, games_from(opponents, scores), k=k)
    return Draft(
        prompt=[games_step("ask.event", result)],
        answer=result.change_exact,
        unit="points",
        mistakes=event_mistakes(result),
        hints=[
            Step("hint.event_PD", {}),
            Step("hint.event_sum", {"W": result.W, "We": result.We}),
            Step("hint.times_K", {"K": k}),
        ],
        solution=result.steps,
    )


def two_events(rng: Random, level: int) -> Draft:
    """Ask what the list shows after a month of two events, rounded once."""
    k = some_k(rng, level)
    rating = own_rating(rng, k)
    first_own = rating + rng.choice((-1, 1)) * rng.randrange(3, 20) if level > 1 else rating
    n = 2 if level == 1 else 3
    events = []
    for own, name in ((first_own, "event_a"), (rating, "event_b")):
        opponents = field_of(rng, own, n, 250)
        games = games_from(opponents, [rng.choice(SCORES) for _ in opponents])
        events.append(Event(own, games, name=say(f"ask.{name}")))
    month = rating_period(rating, events, k=k)
    each = [round_half_away(event.change_exact) for event in month.events]
    by_game = sum(
        round_half_away(game.change_exact) for event in month.events for game in event.games
    )
    running = Event(first_own + each[0], events[1].games)
    carried_on = rating_period(rating, [events[0], running], k=k).change
    return Draft(
        prompt=[
            Step("ask.two_events", {"rating": rating, "K": k}),
            *(games_step("ask.event_line", e, label=e.name) for e in month.events),
        ],
        answer=month.change,
        unit="points",
        mistakes=[
            mistake("each_event_rounded", sum(each), first=each[0], second=each[1]),
            mistake("carried_on", carried_on, own=first_own + each[0], start=rating),
            mistake("each_game_rounded", by_game),
            mistake("not_rounded", month.change_exact),
            mistake("cut_off", int(month.change_exact), exact=month.change_exact),
            mistake("only_last_event", each[1]),
            mistake("only_first_event", each[0]),
            mistake("forgot_K_of_sum", month.delta, K=k),
            mistake("sign_of_change", -month.change),
            mistake("new_rating_for_change", month.new_rating),
        ],
        hints=[
            Step("hint.each_own_start"),
            Step("hint.add_then_round"),
            Step("hint.month_exact", {"exact": month.change_exact}),
        ],
        solution=month.steps,
    )


def what_counts(rng: Random, level: int) -> Draft:
    """Ask for the sum of an event in which some games do not count."""
    k = 20
    own = own_rating(rng, k)
    opponents = field_of(rng, own, {1: 3, 2: 4, 3: 5}[level], 250)
    games = [Game(opponent, rng.choice(SCORES)) for opponent in opponents]
    games[0] = Game(opponents[0], 1, played=False)
    if level > 1:
        games[1] = Game(None, rng.choice((1, Fraction(1, 2))))
    rng.shuffle(games)
    named = [replace(game, label=say("ask.round", n=i)) for i, game in enumerate(games, start=1)]
    result = event_change(own, named, k=k)
    points = sum(Fraction(game.score) for game in named)
    with_forfeit = event_change(own, [replace(game, played=True) for game in named], k=k)
    lines = [
        Step(
            "ask.table_line",
            {
                "label": game.label,
                "opponent": say("ask.unrated") if game.opponent is None else game.opponent,
                "ending": say("ask.forfeit") if not game.played else ending(Fraction(game.score)),
            },
        )
        for game in named
    ]
    return Draft(
        prompt=[Step("ask.what_counts", {"own": own, "K": k}), *lines],
        answer=result.change_exact,
        unit="points",
        mistakes=[
            mistake("forfeit_counted", with_forfeit.change_exact),
            mistake("table_points", k * (points - Fraction(result.We)), points=points),
            *(
                mistake(
                    "point_of_unrated" if game.played else "point_of_forfeit",
                    Fraction(result.change_exact) + k * Fraction(game.score),
                )
                for game in (left.game for left in result.left_out)
            ),
            mistake("forgot_K_of_sum", Fraction(result.delta), K=k),
            mistake("sign_of_change", -Fraction(result.change_exact)),
            mistake(
                "each_game_rounded", sum(round_half_away(g.change_exact) for g in result.games)
            ),
        ],
        hints=[
            Step("hint.what_counts"),
            *(left.step for left in result.left_out),
        ][:3],
        solution=result.steps,
    )


def below_1400(rng: Random, level: int) -> Draft:
    """Ask what the next list shows after a hard month near the published minimum."""
    minimum = rules_for().published_from
    rating = minimum + rng.randrange(1, 16)
    n = {1: 2, 2: 3, 3: 4}[level]
    opponents = field_of(rng, rating, n, 60)
    scores = [rng.choice((0, 0, Fraction(1, 2), 1) if level > 1 else (0, 1)) for _ in opponents]
    month = rating_period(rating, [Event(rating, games_from(opponents, scores))], k=20)
    options = {
        "new": Step("option.rated", {"rating": month.new_rating}),
        "minimum": Step("option.rated", {"rating": minimum}),
        "unrated": Step("option.unrated"),
        "same": Step("option.unchanged", {"rating": rating}),
    }
    if month.new_rating in (minimum, rating):
        del options["minimum" if month.new_rating == minimum else "same"]
    right = "new" if month.published else "unrated"
    wrong = [
        mistake("lifted_to_minimum", "minimum", minimum=minimum)
        if right == "unrated"
        else mistake("minimum_for_rating", "minimum", minimum=minimum, new=month.new_rating),
        mistake("kept_unchanged", "same", rating=rating, change=month.change, new=month.new_rating),
        mistake("shown_below", "new", minimum=minimum)
        if right == "unrated"
        else mistake("not_yet_below", "unrated", rating=month.new_rating, minimum=minimum),
    ]
    values = {"rating": rating, "change": month.change_exact}
    return Draft(
        prompt=[Step("ask.below", values)],
        answer=right,
        options=[Option(key, label) for key, label in options.items()],
        mistakes=[one for one in wrong if one.answer in options],
        hints=[
            Step("hint.round_the_month", {"change": month.change_exact}),
            Step("hint.minimum", {"minimum": minimum}),
        ],
        solution=month.steps[-3:],
    )


def line_mistakes(lines: Iterable[str], fault: str, spoiled: Container[str]) -> list[Mistake]:
    """Return what is said about the lines that are not wrong; ``spoiled`` ones inherit it."""
    return [
        mistake("line_follows" if key in spoiled else "line_right", key)
        for key in lines
        if key != fault
    ]


def find_mistake(rng: Random, level: int) -> Draft:
    """Show somebody's working of one game with one mistake; ask for the line that is wrong."""
    k = some_k(rng, level)
    own = own_rating(rng, k)
    size = rng.randrange(40, 391)
    opponent = own + rng.choice((-1, 1)) * size
    score = rng.choice(SCORES)
    game = rating_change(own, opponent, score, k=k)
    D = game.D
    fault = rng.choice(
        ("sign_of_D", "row", "product") if level < 3 else ("row", "product", "delta")
    )
    shown_D = -D if fault == "sign_of_D" else D
    shown_PD = PD(-shown_D) if fault == "row" else PD(shown_D)
    delta = shown_PD - score if fault == "delta" else score - shown_PD
    slip = rng.choice((-1, 1)) * Fraction(k, rng.choice((4, 5, 10)))
    change = k * delta + (slip if fault == "product" else 0)
    lines = {
        "sign_of_D": Step("work.D", {"own": own, "opponent": opponent, "D": shown_D}),
        "row": Step("work.PD", {"PD": hundredths(int(100 * shown_PD))}),
        "delta": Step(
            "work.delta",
            {
                "score": hundredths(int(100 * score)),
                "PD": hundredths(int(100 * shown_PD)),
                "delta": hundredths(int(100 * delta)),
            },
        ),
        "product": Step(
            "work.change",
            {
                "K": k,
                "delta": hundredths(int(100 * delta)),
                "change": hundredths(int(100 * change)),
            },
        ),
    }
    values = {"own": own, "opponent": opponent, "did": say(f"did.{ENDING[score]}"), "K": k}
    return Draft(
        prompt=[Step("ask.find_mistake", values), *lines.values()],
        answer=fault,
        options=[
            Option(key, Step("option.line", {"n": n})) for n, key in enumerate(lines, start=1)
        ],
        mistakes=line_mistakes(lines, fault, list(lines)[list(lines).index(fault) :]),
        hints=[Step("hint.check_lines"), *game_hints(game)[:2]],
        solution=game.steps,
    )


KINDS = tuple(
    Kind("rating_change", name, draft)
    for name, draft in {
        "one_game": one_game,
        "opponents_away": opponents_away,
        "event": event,
        "two_events": two_events,
        "cap_400": cap_400,
        "rule_2650": rule_2650,
        "what_counts": what_counts,
        "below_1400": below_1400,
        "find_mistake": find_mistake,
    }.items()
)
