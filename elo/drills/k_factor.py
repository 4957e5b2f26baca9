"""Questions on the K factor: a player's file, the 18th birthday, game 30, the 700 rule.

In reading order: what they share, then a function for each kind, then `KINDS`.
"""

from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from fractions import Fraction
from random import Random

from elo.drills.formula import Numbers, Said, said_draft
from elo.drills.question import Draft, Kind, Mistake, Option, mistake
from elo.drills.rating_change import KS, SCORES, field_of
from elo.k_factor import KFactor, k_factor, period_k
from elo.rating_change import EventChange, event_change, rating_period
from elo.rounding import round_half_away
from elo.rules import rules_for
from elo.values import Event, Game, games_from
from elo.words import say
from elo.working import Step

MONTHS = (
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
)


def month_of(day: date) -> str:
    """Return the month of a day in words."""
    return say("month_of", month=say(f"month.{MONTHS[day.month - 1]}"), year=day.year)


def some_list(rng: Random) -> date:
    """Return the day of a list."""
    return date(rng.choice((2025, 2026)), rng.randrange(1, 13), 1)


@dataclass(frozen=True, slots=True)
class File:
    """A sort of player: from and to for the rating, the games and the age (year minus year).

    ``above`` is how far the highest published rating may stand above the rating.
    """

    rating: tuple[int, int]
    games: tuple[int, int] = (40, 700)
    age: tuple[int, int] = (20, 60)
    above: tuple[int, int] = (0, 40)

    def draw(self, rng: Random, on: date) -> KFactor:
        """Return a player of this sort with the K of a list."""
        rating = rng.randint(*self.rating)
        return k_factor(
            rating=rating,
            games=rng.randint(*self.games),
            birth_year=on.year - rng.randint(*self.age),
            on=on,
            highest_published=rating + rng.randint(*self.above),
        )


FILES = {
    1: (
        File((1410, 2100), games=(5, 28)),
        File((1450, 2280), above=(0, 100)),
        File((2400, 2600)),
        File((1450, 2150), age=(10, 17)),
    ),
    2: (
        File((2300, 2390), above=(100, 130)),
        File((2300, 2375), age=(13, 18), above=(0, 20)),
        File((1600, 2200), age=(18, 18)),
        File((1600, 2200), age=(19, 19)),
    ),
    3: (
        File((2300, 2390), above=(100, 130)),
        File((2300, 2375), age=(18, 18), above=(0, 20)),
        File((1600, 2250), age=(18, 18), above=(0, 49)),
        File((1600, 2250), age=(19, 19), above=(0, 49)),
        File((1500, 2200), games=(29, 29)),
        File((1500, 2200), games=(30, 30)),
        File((2340, 2369), above=(30, 30)),
        File((2396, 2399), above=(0, 0)),
    ),
}
"""The sorts of players by level. Where text and practice part, or lines with another K fit, none.
"""


def file_mistakes(result: KFactor) -> list[Mistake]:
    """Return what each wrong K means for this player."""
    player, rules = result.player, rules_for().k
    values: Numbers = {
        "rating": player.rating,
        "games": player.games,
        "highest": player.highest_published,
        "top": rules.top,
        "junior_below": rules.junior_below,
        "newcomer_games": rules.newcomer_games,
        "junior_age": rules.junior_age,
        "last_year": (player.birth_year or 0) + rules.junior_age,
    }
    junior, once = player.is_junior(rules), player.highest_published
    if result.K == rules.K_top:
        twenty = "once_top" if player.rating < rules.top else "now_top"
        forty = "top_is_no_newcomer"
    elif result.K == rules.K_other:
        twenty = ""
        forty = "junior_at_2300" if junior and once >= rules.junior_below else "not_new_not_junior"
    else:
        twenty = "still_junior" if junior else "still_new"
        forty = ""
    wrong = {rules.K_top: "never_top", rules.K_other: twenty, rules.K_newcomer: forty}
    return [mistake(name, str(K), **values) for K, name in wrong.items() if K != result.K]


def from_file(rng: Random, level: int) -> Draft:
    """Ask for the K of a player, from the player's file."""
    on = some_list(rng)
    result = rng.choice(FILES[level]).draw(rng, on)
    player, rules = result.player, rules_for().k
    return Draft(
        prompt=[
            Step("ask.k_of_file", {"month": month_of(on)}),
            Step("ask.file_rating", {"rating": player.rating}),
            Step("ask.file_highest", {"highest": player.highest_published}),
            Step("ask.file_games", {"games": player.games}),
            Step("ask.file_born", {"birth_year": player.birth_year}),
        ],
        answer=str(result.K),
        unit="",
        options=[Option(str(K), Step("option.K", {"K": K})) for K in KS],
        mistakes=file_mistakes(result),
        hints=[
            Step("hint.k_top", {"top": rules.top}),
            Step("hint.k_junior", {"age": rules.junior_age, "below": rules.junior_below}),
            Step("hint.k_new", {"games": rules.newcomer_games}),
        ],
        solution=result.steps,
    )


def after_18(rng: Random, level: int) -> Draft:
    """Ask on which list a junior's K falls: in the middle of the year first, then anywhere."""
    birth_year = rng.randrange(2007, 2012)
    year = birth_year + rules_for().k.junior_age
    month = rng.randrange(4, 9) if level == 1 else rng.randrange(1, 12)
    file: Numbers = {"rating": rng.randrange(1500, 2200), "games": rng.randrange(60, 400)}
    lists = {
        "year_of_18": date(year, 1, 1),
        "month_of_18": date(year, month + 1, 1),
        "year_after_18": date(year + 1, 1, 1),
        "month_of_19": date(year + 1, month + 1, 1),
    }
    if level == 3:
        lists["year_after_19"] = date(year + 2, 1, 1)
    on = {name: k_factor(**file, birth_year=birth_year, on=day) for name, day in lists.items()}
    fallen = [name for name, result in on.items() if result.K != rules_for().k.K_junior]
    right = fallen[0]
    born = month_of(date(birth_year, month, 1))
    before = k_factor(**file, birth_year=birth_year, on=date(year, 12, 1))
    return Draft(
        prompt=[Step("ask.after_18", {**file, "born": born})],
        answer=right,
        options=[
            Option(name, Step("option.list", {"month": month_of(day)}))
            for name, day in lists.items()
        ],
        mistakes=[mistake(name, name, year=year) for name in lists if name != right],
        hints=[
            Step("hint.not_the_day"),
            Step("hint.year_of_18", {"year": year}),
        ],
        solution=[
            *before.steps,
            *on[right].steps,
            Step("work.list", {"month": month_of(lists[right])}),
        ],
    )


def event_line(name: str, event: EventChange) -> Step:
    """Return a line with the number of games and the sum of an event."""
    unplayed = len(event.left_out)
    values = {"label": name, "n": event.n + unplayed, "unplayed": unplayed, "delta": event.delta}
    return Step("ask.event_sum_forfeit" if unplayed else "ask.event_sum", values)


def some_event(rng: Random, own: int, n: int, name: str, unplayed: int = 0) -> Event:
    """Return an event of so many games, and of some that were won without being played."""
    opponents = field_of(rng, own, n, 200)
    games = games_from(opponents, [rng.choice(SCORES) for _ in opponents])
    forfeits = [
        Game(own, 1, played=False, label=say("place.game", n=n + i)) for i in range(1, unplayed + 1)
    ]
    return Event(own, [*games, *forfeits], name=name)


def game_30(rng: Random, level: int) -> Draft:
    """Ask for the change of the event in which a newcomer plays game 30."""
    newcomer_games = rules_for().k.newcomer_games
    to_go = rng.randrange(2, 5 if level == 1 else 7)
    n = to_go + rng.randrange(2, 4 if level < 3 else 6)
    own = rng.randrange(1500, 2100)
    K = k_factor(rating=own, games=newcomer_games - to_go)
    games = some_event(rng, own, n, "").games
    result = event_change(own, games, k=K.K)
    first, rest = (event_change(own, part, k=K.K) for part in (games[:to_go], games[to_go:]))
    after = k_factor(rating=own, games=newcomer_games - to_go + n)
    values: Numbers = {"own": own, "games": newcomer_games - to_go, "n": n, "to_go": to_go}
    split = Fraction(first.change_exact) + after.K * Fraction(rest.delta)
    return Draft(
        prompt=[
            Step("ask.game_30", values),
            event_line(say("ask.first_games"), first),
            event_line(say("ask.last_games"), rest),
        ],
        answer=result.change_exact,
        unit="points",
        mistakes=[
            mistake("split_at_30", split, K=K.K, after=after.K),
            mistake("K_after_event", after.K * Fraction(result.delta), after=after.K),
            mistake("forgot_K_of_sum", result.delta),
            mistake("only_to_30", first.change_exact),
            mistake("only_after_30", K.K * Fraction(rest.delta)),
            mistake("mean_K", Fraction(K.K + after.K, 2) * Fraction(result.delta)),
        ],
        hints=[
            Step("hint.k_new", {"games": newcomer_games}),
            Step("hint.k_of_period", {"games": values["games"]}),
            Step("hint.add_sums", {"delta": result.delta}),
        ],
        solution=[*K.steps[:1], *result.steps[-2:]],
    )


def rule_700(rng: Random, level: int) -> Draft:
    """Ask for the K of a busy month; above level 1 the rule need not bite."""
    k = 40 if level == 1 else rng.choice((20, 40))
    least = rules_for().k.most_points // k + 1
    n = rng.randrange(least, least + 12) if level == 1 else rng.randrange(least - 4, least + 12)
    if level == 3:
        return rule_700_two_events(rng, k, n)
    return rule_700_draft(Step("ask.rule_700", {"K": k, "n": n}), k, n, [])


def rule_700_two_events(rng: Random, k: int, n: int) -> Draft:
    """Ask for the K of a month of two events with games that were never played."""
    first, unplayed = rng.randrange(n // 2, n - 6), rng.randrange(1, 4)
    second = n - first + unplayed
    values: Numbers = {"K": k, "first": first, "second": second, "unplayed": unplayed}
    wrong = [
        mistake("unplayed_in_n", period_k(k, n + unplayed).K, n=n + unplayed, unplayed=unplayed),
        mistake("n_of_one_event", period_k(k, max(first, second)).K, n=max(first, second)),
    ]
    return rule_700_draft(Step("ask.rule_700_two_events", values), k, n, wrong)


def rule_700_draft(ask: Step, k: int, n: int, wrong: list[Mistake]) -> Draft:
    """Return the question for the K of so many games."""
    result, limit = period_k(k, n), rules_for().k.most_points
    exact = Fraction(limit, n)
    values: Numbers = {"K": k, "n": n, "limit": limit}
    return Draft(
        prompt=[ask],
        answer=result.K,
        unit="",
        mistakes=[
            *wrong,
            mistake("K_not_lowered", k, product=n * k, **values),
            mistake("K_raised", limit // n, **values),
            mistake("K_rounded_up", limit // n + 1, **values),
            mistake("K_not_rounded", exact, within="0.06", **values),
            mistake("K_of_next_line", k // 2, **values),
            mistake("product_for_K", n * k, **values),
            mistake("limit_for_K", limit, **values),
        ],
        hints=[
            Step("hint.n_times_K", values),
            Step("hint.against_700", {"product": n * k, "limit": limit}),
        ],
        solution=result.steps,
    )


def busy_events(rng: Random, own: int, n: int, events: int, unplayed: int) -> list[Event]:
    """Return events with so many games together; in the first some more were never played."""
    names = [say(f"ask.{name}") for name in ("event_a", "event_b", "event_c")[:events]]
    sizes = [(n + i) // events for i in range(events)]
    more = [unplayed, 0, 0]
    return [some_event(rng, own, *one) for one in zip(sizes, names, more, strict=False)]


def busy_month(rng: Random, level: int) -> Draft:
    """Ask by how much a list differs after a month in which the 700 rule lowers K."""
    k, limit = rules_for().k.K_newcomer, rules_for().k.most_points
    rating = rng.randrange(1750, 2150)
    n = rng.randrange(limit // k + 1, limit // k + 9)
    unplayed = rng.randrange(1, 3) if level == 3 else 0
    events = busy_events(rng, rating, n, 2 if level == 1 else 3, unplayed)
    month = rating_period(rating, events, k=k)
    if abs(month.delta) < Decimal("0.2"):
        return busy_month(rng, level)  # with so little hardly a mistake shows: draw once more
    K, K_more = period_k(k, n), period_k(k, n + unplayed).K
    total = Fraction(month.delta)
    each = [round_half_away(K.K * Fraction(event.delta)) for event in month.events]
    return Draft(
        prompt=[
            Step("ask.busy_month", {"rating": rating, "K": k}),
            *(event_line(event.name, event) for event in month.events),
        ],
        answer=month.change,
        unit="points",
        mistakes=[
            mistake("limit_on_points", round_half_away(k * total), K=k, limit=limit),
            mistake("limit_on_points", k * total, K=k, limit=limit),
            mistake("unplayed_in_month", round_half_away(K_more * total), unplayed=unplayed),
            mistake("not_rounded", month.change_exact),
            mistake("each_of_events_rounded", sum(each)),
            mistake("K_of_next_line_month", round_half_away(k // 2 * total), limit=limit),
            mistake("K_rounded_up_month", round_half_away((K.K + 1) * total), limit=limit),
            mistake("new_rating_for_change", month.new_rating),
            mistake("sum_for_change", total),
        ],
        hints=[
            Step("hint.all_games", {"n": month.n}),
            *K.steps,
            Step("hint.add_then_round"),
        ],
        solution=[step for step in month.steps if not step.key.startswith("step.game")],
    )


def _junior_in_18th_year(rng: Random) -> tuple[Numbers, list[Step]]:
    on = date(2026, rng.randrange(7, 12), 1)
    month = rng.randrange(2, on.month)
    birth_year = on.year - rules_for().k.junior_age
    rating = rng.randrange(1500, 2200)
    result = k_factor(rating=rating, games=90, birth_year=birth_year, on=on)
    values: Numbers = {
        "rating": rating,
        "born": month_of(date(birth_year, month, 1)),
        "list": month_of(on),
        "year": on.year,
        "K": result.K,
        "other": rules_for().k.K_other,
    }
    return values, list(result.steps)


def _fallen_from_top(rng: Random) -> tuple[Numbers, list[Step]]:
    rating, highest = rng.randrange(2200, 2390), rng.randrange(2400, 2460)
    result = k_factor(rating=rating, games=600, highest_published=highest)
    top = rules_for().k.top
    return {"rating": rating, "highest": highest, "top": top, "K": result.K}, list(result.steps[:1])


def _thirty_games(rng: Random) -> tuple[Numbers, list[Step]]:
    rating, games = rng.randrange(1500, 2200), rules_for().k.newcomer_games
    result = k_factor(rating=rating, games=games)
    values: Numbers = {"rating": rating, "games": games, "K": result.K}
    return {**values, "K_new": rules_for().k.K_newcomer}, list(result.steps[:1])


def _busy_player(rng: Random) -> tuple[Numbers, list[Step]]:
    k, limit = rng.choice((20, 40)), rules_for().k.most_points
    n = limit // k + rng.randrange(1, 10)
    result = period_k(k, n)
    return {"K": k, "n": n, "limit": limit, "lowered": result.K}, list(result.steps)


def _just_fits(rng: Random) -> tuple[Numbers, list[Step]]:
    k, limit = rng.choice((20, 40)), rules_for().k.most_points
    n = limit // k - rng.randrange(0, 3)
    result = period_k(k, n)
    values: Numbers = {"K": k, "n": n, "limit": limit, "product": n * k, "raised": limit // n}
    return values, list(result.steps)


def _rapid_newcomer(rng: Random) -> tuple[Numbers, list[Step]]:
    rating, games = rng.randrange(1500, 2000), rng.randrange(5, 25)
    result = k_factor(rating=rating, games=games, rules=rules_for(rating_list="rapid"))
    values: Numbers = {"rating": rating, "games": games, "K": result.K}
    return {**values, "other": rules_for().k.K_other}, list(result.steps[:1])


SAID = (
    Said(
        "birthday", "year_to_its_end", ("eighteen_is_over", "as_long_as_low"), _junior_in_18th_year
    ),
    Said("fell_from_top", "for_good", ("only_while_top", "low_as_new"), _fallen_from_top),
    Said("points_cut", "lowers_K", ("cuts_the_points", "to_the_next_K"), _busy_player),
    Said("after_thirty", "fewer_than_thirty", ("thirty_included", "first_year"), _thirty_games),
    Said("month_fits", "not_over_limit", ("many_games", "up_to_limit"), _just_fits),
    Said("rapid_K", "same_lines", ("one_K_for_rapid", "rapid_is_half"), _rapid_newcomer),
)


def true_or_false(rng: Random, level: int) -> Draft:
    """Ask whether something said about K is true, and why."""
    return said_draft(rng, rng.choice(SAID[: 2 * level]))


KINDS = tuple(
    Kind("k_factor", name, draft)
    for name, draft in {
        "from_file": from_file,
        "after_18": after_18,
        "game_30": game_30,
        "rule_700": rule_700,
        "busy_month": busy_month,
        "true_or_false": true_or_false,
    }.items()
)
