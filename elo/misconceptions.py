"""What people get wrong about ratings: the claim, the rule, the verdict, and the numbers.

Each entry has a claim in plain words, the kinds of sources in which it is met (never a name), what
the rule says with its article, a verdict, and a function that shows it with the library's own
results. In reading order: `VERDICTS`, `Misconception`, `MISCONCEPTIONS`, `misconception`, then the
functions that show the numbers, in the order of the topics.

The words stand in `elo.words` (``claim.<name>``, ``truth.<name>``).
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from math import comb
from types import MappingProxyType

from elo.errors import RatingInputError
from elo.formula import curve_score, expected_score, expected_score_at
from elo.initial_rating import initial_rating
from elo.k_factor import k_factor, period_k
from elo.performance import performance_rating
from elo.rating_change import event_change, rating_change, rating_period
from elo.rounding import hundredths, in_hundredths, round_half_away
from elo.rules import rules_for
from elo.values import Event, Game, games_from
from elo.words import say
from elo.working import Step, Worked

VERDICTS: tuple[str, ...] = ("wrong", "imprecise", "only_if", "no_source")
"""Wrong; imprecise; right only under a condition; no source that we know of."""


@dataclass(frozen=True, slots=True)
class Misconception(Worked):
    """A claim that is met often, and what is right.

    ``heard`` are kinds of sources: "players", "parents", "lessons" (teaching texts), "websites",
    "software", "press". ``show`` returns the steps that show it in numbers.
    """

    name: str
    topic: str
    verdict: str
    article: str
    heard: tuple[str, ...]
    show: Callable[[], tuple[Step, ...]]

    @property
    def claim(self) -> str:
        """The claim in plain words."""
        return say(f"claim.{self.name}")

    @property
    def truth(self) -> str:
        """What the rule says."""
        return say(f"truth.{self.name}")

    @property
    def steps(self) -> tuple[Step, ...]:
        """The claim, who says so, the verdict with the rule, and the numbers."""
        heard = ", ".join(say(f"heard.{kind}") for kind in self.heard)
        verdict = say(f"verdict.{self.verdict}")
        return (
            Step("step.claim", {"claim": self.claim, "heard": heard}),
            Step("step.truth", {"verdict": verdict, "truth": self.truth}, self.article),
            *self.show(),
        )


# The numbers. First what several entries use.


def game_shown(own: int, opponent: int, score: float, k: int) -> Step:
    """Show what one game changes."""
    change = rating_change(own, opponent, score, k=k)
    ending = {1: "beats", 0.5: "draws", 0: "loses"}[score]
    values = {
        "own": own,
        "opponent": opponent,
        "K": k,
        "change": change.change_exact,
    }
    return Step(f"show.{ending}", values)


def _average_against(own: int, opponent: int, k: int) -> Step:
    """Show what a game changes on average if the rating is right and nobody draws."""
    PD = expected_score(own, opponent).PD
    rest = hundredths(100 - in_hundredths(PD))
    win = rating_change(own, opponent, 1, k=k).change_exact
    loss = rating_change(own, opponent, 0, k=k).change_exact
    average = Fraction(PD) * Fraction(win) + Fraction(rest) * Fraction(loss)
    values = {"PD": PD, "rest": rest, "win": win, "loss": loss, "average": float(average)}
    return Step("show.average_change", values)


def table_and_curve(D: int) -> Step:
    """Show table and curve at a difference."""
    values = {"D": D, "PD": expected_score_at(D).PD, "curve": curve_score(D)}
    return Step("show.table_and_curve", values)


def _k(**player: object) -> int:
    return k_factor(**player).K  # type: ignore[arg-type]


# 1 The formula


def win_probability() -> tuple[Step, ...]:
    """Show two players who expect 0.76 and win 76 and 60 of a hundred games."""
    PD = expected_score(1600, 1400).PD
    return (
        Step("show.expects", {"own": 1600, "opponent": 1400, "PD": PD}),
        _shares(76, 0, 24),
        _shares(60, 32, 8),
    )


def loss_probability() -> tuple[Step, ...]:
    """Show a player who expects 0.64 and never loses."""
    PD = expected_score_at(100).PD
    return (
        Step("show.expects", {"own": 1800, "opponent": 1700, "PD": PD}),
        _shares(64, 0, 36),
        _shares(28, 72, 0),
    )


def _shares(win: int, draw: int, loss: int) -> Step:
    score = hundredths(round_half_away(Fraction(50 * (2 * win + draw), win + draw + loss)))
    return Step("show.shares", {"win": win, "draw": draw, "loss": loss, "score": score})


def web_formula() -> tuple[Step, ...]:
    """Show table and curve at 200 and where they part most within 400 points."""
    return (table_and_curve(200), table_and_curve(392), table_and_curve(560))


def four_hundred_is_91() -> tuple[Step, ...]:
    """Show table and curve at 400."""
    return (table_and_curve(300), table_and_curve(400))


def curve_is_enough() -> tuple[Step, ...]:
    """Show a month in which the curve, rounded, gives another whole number."""
    games = games_from([2392] * 3, [1, 1, 0.5])
    by_table = event_change(2000, games, k=40).change_exact
    by_curve = 40 * (2.5 - 3 * curve_score(-392))
    return (
        table_and_curve(-392),
        Step(
            "show.by_table_by_curve",
            {
                "table": round_half_away(by_table),
                "table_exact": by_table,
                "curve": round_half_away(by_curve),
                "curve_exact": by_curve,
            },
        ),
    )


def curve_without_end() -> tuple[Step, ...]:
    """Show that the table ends where the curve goes on."""
    return (table_and_curve(735), table_and_curve(736))


# 2 The K factor


def k_at_game_30() -> tuple[Step, ...]:
    """Show the K of a newcomer whose thirtieth game falls into an event."""
    return tuple(
        Step("show.k_after_games", {"games": games, "K": _k(rating=1700, games=games)})
        for games in (28, 35)
    )


def k_at_18th_birthday() -> tuple[Step, ...]:
    """Show the K of a junior before and after the birthday, and in the next year."""
    return tuple(
        Step(
            "show.k_on",
            {"born": 2008, "on": on, "K": _k(rating=1900, games=90, birth_year=2008, on=on)},
        )
        for on in (date(2026, 1, 1), date(2026, 12, 1), date(2027, 1, 1))
    )


def k_10_while_2400() -> tuple[Step, ...]:
    """Show the K of a player once published at 2400 and now far below."""
    K = _k(rating=2194, games=500, highest_published=2405)
    return (Step("show.k_highest", {"rating": 2194, "highest": 2405, "K": K}),)


def junior_below_2300() -> tuple[Step, ...]:
    """Show the junior who was once published at 2300 or more."""
    result = k_factor(
        rating=2250, games=90, birth_year=2010, on=date(2026, 5, 1), highest_published=2310
    )
    values = {"K_text": result.K_text, "K_practice": result.K_practice}
    return (Step("show.k_text_practice", values),)


def newcomer_edges() -> tuple[Step, ...]:
    """Show the edge: 29 and 30 games."""
    return tuple(
        Step("show.k_after_games", {"games": games, "K": _k(rating=1700, games=games)})
        for games in (29, 30)
    )


def rapid_k_20() -> tuple[Step, ...]:
    """Show the K of a strong player and of a newcomer in rapid."""
    rapid = rules_for(rating_list="rapid")
    strong = _k(rating=2450, games=300, rules=rapid)
    new = _k(rating=1700, games=10, rules=rapid)
    return (
        Step("show.k_highest", {"rating": 2450, "highest": 2450, "K": strong}),
        Step("show.k_after_games", {"games": 10, "K": new}),
    )


def cap_700_on_gains() -> tuple[Step, ...]:
    """Show the K of a busy month, and what twenty wins against equals bring then."""
    K = period_k(40, 20)
    month = rating_period(1500, [Event(1500, games_from([1500] * 20, [1] * 20))], k=40)
    return (*K.steps, Step("show.month", {"n": month.n, "change": month.change_exact}))


# 3 Worked examples


def same_for_every_win() -> tuple[Step, ...]:
    """Show three wins."""
    return tuple(game_shown(1500, opponent, 1, 20) for opponent in (1300, 1500, 1700))


def draw_changes_nothing() -> tuple[Step, ...]:
    """Show three draws."""
    return tuple(game_shown(1500, opponent, 0.5, 20) for opponent in (1300, 1500, 1700))


def draw_with_stronger() -> tuple[Step, ...]:
    """Show a draw with somebody 3 and 4 points higher."""
    return (game_shown(1500, 1503, 0.5, 20), game_shown(1500, 1504, 0.5, 20))


def avoid_strong_players() -> tuple[Step, ...]:
    """Show that the average over many games against somebody stronger is 0."""
    return (
        game_shown(1500, 1700, 1, 20),
        game_shown(1500, 1700, 0, 20),
        _average_against(1500, 1700, 20),
    )


def game_point_is_rating_point() -> tuple[Step, ...]:
    """Show one game point in three games."""
    return (
        game_shown(1500, 1700, 1, 20),
        game_shown(1500, 1300, 1, 20),
        game_shown(1500, 1700, 1, 40),
    )


def fall_means_worse() -> tuple[Step, ...]:
    """Show how often seven games between equals cost 30 points by chance alone."""
    games, most = 7, 2
    ways = sum(comb(games, wins) for wins in range(most + 1))
    loss = event_change(1500, games_from([1500] * games, [1] * most + [0] * (games - most)), k=20)
    values = {
        "games": games,
        "most": most,
        "change": loss.change_exact,
        "share": 100 * ways / 2**games,
    }
    return (Step("show.by_chance", values),)


def zero_sum() -> tuple[Step, ...]:
    """Show two games in which the two changes are not opposite."""
    return (
        game_shown(1500, 1500, 1, 40),
        game_shown(1500, 1500, 0, 10),
        game_shown(2813, 2400, 1, 10),
        game_shown(2400, 2813, 0, 10),
    )


def forfeit_counts() -> tuple[Step, ...]:
    """Show an event with a forfeit win."""
    games = [Game(1500, 1), Game(1500, 1, played=False)]
    return event_change(1500, games, k=20).steps


def ids_are_enough() -> tuple[Step, ...]:
    """Show a game against somebody who has an id and no rating."""
    return event_change(1500, [Game(None, 1), Game(1500, 0.5)], k=20).steps


def live_is_published() -> tuple[Step, ...]:
    """Show a month that a live counter ends with a fraction."""
    month = rating_period(1800, [Event(1800, games_from([1700] * 3, [1, 0.5, 0]))], k=20)
    live = hundredths(100 * month.rating + in_hundredths(month.change_exact))
    return (Step("show.live", {"live": live, "published": month.new_rating}),)


def plus_300_at_40() -> tuple[Step, ...]:
    """Show the win against +300 and the best win there is."""
    return (game_shown(1500, 1800, 1, 40), game_shown(1500, 2300, 1, 40))


def minus_300_gains() -> tuple[Step, ...]:
    """Show the win against -300 for each K."""
    return tuple(game_shown(1800, 1500, 1, k) for k in (10, 20, 40))


def expected_loss_is_free() -> tuple[Step, ...]:
    """Show an expected loss, and that wins and draws have to make up for it."""
    return (game_shown(1500, 1700, 0, 20), _average_against(1500, 1700, 20))


def expected_loss_1_to_5() -> tuple[Step, ...]:
    """Show losses at 100, 200 and 400 points."""
    return tuple(game_shown(1500, 1500 + D, 0, 20) for D in (100, 200, 400))


def round_every_game() -> tuple[Step, ...]:
    """Show a month rounded once and game by game."""
    month = rating_period(1800, [Event(1800, games_from([1700] * 3, [1, 0.5, 0]))], k=20)
    each = sum(round_half_away(game.change_exact) for game in month.events[0].games)
    values = {"exact": month.change_exact, "once": month.change, "each": each}
    return (Step("show.rounding", values),)


def floor_1400() -> tuple[Step, ...]:
    """Show a fall that goes through 1400."""
    games = games_from([1420, 1450, 1405], [0, 0.5, 0])
    return rating_period(1408, [Event(1408, games)], k=20).steps[-2:]


def floor_by_group() -> tuple[Step, ...]:
    """Show the published minimum by date."""
    return tuple(
        Step("show.minimum", {"on": rules.start, "minimum": rules.published_from})
        for rules in map(rules_for, (date(2022, 1, 1), date(2024, 3, 1)))
    )


def exemption_for_either() -> tuple[Step, ...]:
    """Show both sides of a game across 2650."""
    return (game_shown(2813, 2400, 1, 10), game_shown(2400, 2813, 0, 10))


def exemption_since_2024() -> tuple[Step, ...]:
    """Show the change of one game the day before and on the day."""
    return tuple(
        Step(
            "show.on_day",
            {"on": on, "change": rating_change(2813, 2400, 1, k=10, rules=on).change_exact},
        )
        for on in (date(2024, 3, 1), date(2025, 9, 30), date(2025, 10, 1))
    )


def cap_only_for_2650() -> tuple[Step, ...]:
    """Show that everybody was cut before, and who is not since."""
    before, since = date(2025, 9, 30), date(2025, 10, 1)
    return tuple(
        Step(
            "show.beats_on",
            {
                "own": own,
                "opponent": own - 500,
                "K": k,
                "on": on,
                "change": rating_change(own, own - 500, 1, k=k, rules=on).change_exact,
            },
        )
        for own, k, on in ((2000, 20, before), (2700, 10, before), (2700, 10, since))
    )


# 4 Performance rating


def rp_above_rating_rises() -> tuple[Step, ...]:
    """Show an event with a performance above the rating and a loss of points."""
    opponents, scores = [1600, 1600, 2800], [0.5, 0.5, 0]
    Rp = performance_rating(opponents, 1).Rp
    month = rating_period(1850, [Event(1850, games_from(opponents, scores))], k=20)
    return (Step("show.performance", {"rating": 1850, "Rp": Rp, "change": month.change}),)


def full_score_is_800() -> tuple[Step, ...]:
    """Show ten of ten as a performance and as a first rating."""
    opponents = [2000] * 10
    Rp, Ru = performance_rating(opponents, 10).Rp, initial_rating(opponents, 10).Ru
    return (Step("show.full_score", {"Rp": Rp, "Ru": Ru}),)


# 5 Initial ratings


def starts_at_1500() -> tuple[Step, ...]:
    """Show three first ratings."""
    return tuple(first_shown([1600] * 5, points) for points in (1.5, 2.5, 4))


def lifted_to_1400() -> tuple[Step, ...]:
    """Show a first rating of 1399."""
    return initial_rating([1460] * 4 + [1459], 1).steps[-1:]


def zero_score_is_zero() -> tuple[Step, ...]:
    """Show a first event without a point."""
    return initial_rating([1600] * 5, 0).steps


def first_shown(opponents: list[int], points: float) -> Step:
    """Show a first rating against equal opponents."""
    values = {"points": points, "n": len(opponents), "opponent": opponents[0]}
    return Step("show.first", {**values, "Ru": initial_rating(opponents, points).Ru})


def web_calculator() -> tuple[Step, ...]:
    """Show a change and a first rating by the rule of today and as FIDE's calculator gives them."""
    change = rating_change(2700, 1964, 1, k=10).change_exact
    old_change = rating_change(2700, 1964, 1, k=10, rules="standard-2024-03").change_exact
    first = initial_rating([2000] * 5, 3)
    old_first = initial_rating([2000] * 5, 3, rules="standard-2022-01")
    return (
        Step("show.calculator_change", {"change": change, "calculator": old_change}),
        Step("show.calculator_first", {"Ru": first.Ru, "calculator": old_first.Ru}),
    )


# Reading a rating


def online_alike() -> tuple[Step, ...]:
    """Show the same win by FIDE's rule and by a curve with K 32, as some websites have it."""
    return (
        game_shown(1500, 1700, 1, 20),
        Step("show.other_system", {"K": 32, "change": 32 * (1 - curve_score(-200))}),
    )


def online_fixed_difference() -> tuple[Step, ...]:
    """Show that a list can be moved as a whole and no expected score changes."""
    return tuple(
        Step(
            "show.expects",
            {"own": own, "opponent": own + 200, "PD": expected_score(own, own + 200).PD},
        )
        for own in (1500, 1650)
    )


def no_numbers() -> tuple[Step, ...]:
    """Show nothing: a claim about the world, with no source and no rule to compute from."""
    return ()


_ENTRIES: Iterable[Misconception] = (
    Misconception(
        "same_for_every_win",
        "rating_change",
        "wrong",
        "B.02 8.3.2",
        ("players", "parents"),
        same_for_every_win,
    ),
    Misconception(
        "draw_changes_nothing",
        "rating_change",
        "wrong",
        "B.02 8.3.2",
        ("players", "parents"),
        draw_changes_nothing,
    ),
    Misconception(
        "draw_with_stronger",
        "rating_change",
        "imprecise",
        "B.02 8.1.2",
        ("lessons",),
        draw_with_stronger,
    ),
    Misconception(
        "online_alike", "misconceptions", "wrong", "B.02 0.2", ("players", "parents"), online_alike
    ),
    Misconception(
        "online_fixed_difference",
        "misconceptions",
        "no_source",
        "",
        ("lessons", "websites"),
        online_fixed_difference,
    ),
    Misconception(
        "fall_means_worse",
        "rating_change",
        "wrong",
        "B.02 8.3.2",
        ("players", "parents"),
        fall_means_worse,
    ),
    Misconception(
        "avoid_strong_players",
        "rating_change",
        "wrong",
        "B.02 8.3.2",
        ("players",),
        avoid_strong_players,
    ),
    Misconception(
        "game_point_is_rating_point",
        "rating_change",
        "wrong",
        "B.02 8.3.2",
        ("parents",),
        game_point_is_rating_point,
    ),
    Misconception(
        "win_probability",
        "formula",
        "wrong",
        "B.02 8.1.2",
        ("lessons", "websites", "press"),
        win_probability,
    ),
    Misconception(
        "loss_probability",
        "formula",
        "wrong",
        "B.02 8.1.2",
        ("players", "websites"),
        loss_probability,
    ),
    Misconception(
        "k_at_game_30", "k_factor", "imprecise", "B.02 8.3.3", ("lessons", "websites"), k_at_game_30
    ),
    Misconception(
        "k_at_18th_birthday",
        "k_factor",
        "imprecise",
        "B.02 8.3.3",
        ("lessons", "websites", "software"),
        k_at_18th_birthday,
    ),
    Misconception(
        "cap_700_on_gains", "k_factor", "wrong", "B.02 8.3.3", ("players",), cap_700_on_gains
    ),
    Misconception(
        "starts_at_1500",
        "initial_rating",
        "wrong",
        "B.02 8.2",
        ("lessons", "websites", "software"),
        starts_at_1500,
    ),
    Misconception(
        "lifted_to_1400", "initial_rating", "wrong", "B.02 7.1.4", ("players",), lifted_to_1400
    ),
    Misconception(
        "floor_1400", "rating_change", "wrong", "B.02 7.2.1", ("lessons", "software"), floor_1400
    ),
    Misconception(
        "zero_sum", "rating_change", "only_if", "B.02 8.3", ("players", "websites"), zero_sum
    ),
    Misconception(
        "forfeit_counts",
        "rating_change",
        "wrong",
        "B.02 5.1",
        ("players", "parents"),
        forfeit_counts,
    ),
    Misconception(
        "ids_are_enough", "rating_change", "wrong", "B.02 0.2, 8.3.1", ("players",), ids_are_enough
    ),
    Misconception(
        "live_is_published",
        "rating_change",
        "wrong",
        "B.02 7.1, 8.3.4",
        ("players", "press"),
        live_is_published,
    ),
    Misconception(
        "zero_score_is_zero",
        "initial_rating",
        "wrong",
        "B.02 8.2.1",
        ("players", "parents"),
        zero_score_is_zero,
    ),
    Misconception(
        "rp_above_rating_rises",
        "performance",
        "wrong",
        "B.01 1.4.8, B.02 8.3",
        ("players", "lessons"),
        rp_above_rating_rises,
    ),
    Misconception(
        "plus_300_at_40",
        "rating_change",
        "wrong",
        "B.02 8.1.2, 8.3.2",
        ("lessons",),
        plus_300_at_40,
    ),
    Misconception(
        "expected_loss_is_free",
        "rating_change",
        "wrong",
        "B.02 8.3.2",
        ("lessons",),
        expected_loss_is_free,
    ),
    Misconception(
        "round_every_game",
        "rating_change",
        "wrong",
        "B.02 8.3.4",
        ("lessons", "websites", "software"),
        round_every_game,
    ),
    Misconception(
        "web_formula",
        "formula",
        "wrong",
        "B.02 8.1.2",
        ("lessons", "websites", "software"),
        web_formula,
    ),
    Misconception(
        "web_calculator", "initial_rating", "wrong", "B.02 8.2, 8.3.1", ("lessons",), web_calculator
    ),
    Misconception(
        "floor_by_group",
        "rating_change",
        "wrong",
        "B.02 7.1.2, 7.2.1",
        ("lessons",),
        floor_by_group,
    ),
    Misconception(
        "minus_300_gains", "rating_change", "only_if", "B.02 8.3.2", ("lessons",), minus_300_gains
    ),
    Misconception(
        "four_hundred_is_91",
        "formula",
        "wrong",
        "B.02 8.1.2",
        ("lessons", "websites"),
        four_hundred_is_91,
    ),
    Misconception(
        "curve_is_enough",
        "formula",
        "only_if",
        "B.02 8.1.2",
        ("lessons", "websites", "software"),
        curve_is_enough,
    ),
    Misconception(
        "k_10_while_2400",
        "k_factor",
        "imprecise",
        "B.02 8.3.3",
        ("lessons", "websites"),
        k_10_while_2400,
    ),
    Misconception(
        "expected_loss_1_to_5",
        "rating_change",
        "only_if",
        "B.02 8.3.2",
        ("lessons",),
        expected_loss_1_to_5,
    ),
    Misconception("top_one_percent", "misconceptions", "no_source", "", ("lessons",), no_numbers),
    Misconception(
        "lichess_uses_elo", "misconceptions", "imprecise", "", ("lessons", "websites"), no_numbers
    ),
    Misconception(
        "full_score_is_800",
        "performance",
        "imprecise",
        "B.02 8.1.1, 8.2.3",
        ("lessons",),
        full_score_is_800,
    ),
    Misconception(
        "junior_below_2300", "k_factor", "only_if", "B.02 8.3.3", ("lessons",), junior_below_2300
    ),
    Misconception(
        "exemption_for_either",
        "rating_change",
        "wrong",
        "B.02 8.3.1",
        ("software",),
        exemption_for_either,
    ),
    Misconception(
        "rapid_k_20", "k_factor", "wrong", "B.02 R&B 7.3.3", ("websites", "software"), rapid_k_20
    ),
    Misconception(
        "newcomer_edges", "k_factor", "wrong", "B.02 8.3.3", ("software",), newcomer_edges
    ),
    Misconception(
        "curve_without_end", "formula", "wrong", "B.02 8.1.2", ("software",), curve_without_end
    ),
    Misconception(
        "exemption_since_2024",
        "rating_change",
        "wrong",
        "B.02 8.3.1",
        ("websites",),
        exemption_since_2024,
    ),
    Misconception(
        "cap_only_for_2650", "rating_change", "wrong", "B.02 8.3.1", ("press",), cap_only_for_2650
    ),
)

MISCONCEPTIONS: Mapping[str, Misconception] = MappingProxyType(
    {entry.name: entry for entry in _ENTRIES}
)
"""The catalogue, by name."""


def misconception(name: str) -> Misconception:
    """Return one entry of the catalogue.

    >>> print(misconception("plus_300_at_40"))  # doctest: +NORMALIZE_WHITESPACE
    "Beating somebody 300 points higher gains nearly 40 at K 40." Heard from: teaching texts
    wrong: the table expects 0.15 there, so 0.85 of K is gained; no win gains more than 0.92 of K
        for a player below 2650 (B.02 8.1.2, 8.3.2)
    1500 beats 1800 at K 40: +34
    1500 beats 2300 at K 40: +36.8

    Raises RatingInputError for a name that the catalogue does not have.
    """
    if not isinstance(name, str) or name not in MISCONCEPTIONS:
        values = {"value": name, "names": ", ".join(MISCONCEPTIONS)}
        raise RatingInputError("error.no_misconception", values)
    return MISCONCEPTIONS[name]
