"""The rating change: of one game, of an event, of a whole rating period.

B.02 8.3: for each game D, cut at 400 as the rule set says; PD from the table; score minus PD.
K times the sum of the period, rounded once. In reading order: `counted_differences`,
`rating_change`, `GameChange`, `event_change`, `EventChange`, `rating_period`, `PeriodChange`.
Games that do not count are left out by name and with the reason (`why_not`).

Everything is a whole number of hundredths until it is shown. Each event is counted from the
rating on the list in force when it started. Left out: what makes an event a rated one
(registration, time control, reports), and whether a number below the published minimum is a
rating: who is given with one counts as rated, who is given as None does not.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from decimal import Decimal

from elo.choices import choice_step
from elo.errors import RatingInputError
from elo.formula import expected_score_at
from elo.k_factor import PeriodK, period_k
from elo.rounding import average_rating, hundredths, in_hundredths, round_half_away
from elo.rules import Rules, RuleSet, as_rules, rules_for
from elo.tables import scoring_probability
from elo.values import (
    Event,
    Game,
    Number,
    checked_events,
    exact_hundredths,
    half_points,
    place,
    whole_number,
)
from elo.words import say
from elo.working import Step, Worked


def counted_differences(own: int, opponents: Sequence[int], rules: RuleSet) -> list[int]:
    """Return D for each opponent of one event, cut at 400 where the rule set says so.

    >>> from elo.rules import rule_set
    >>> counted_differences(2400, [1900, 2813], rule_set("standard-2025-10"))
    [400, -400]
    >>> counted_differences(2813, [1900, 2400], rule_set("standard-2025-10"))
    [913, 413]
    >>> counted_differences(2000, [1500, 1450], rule_set("standard-2022-01"))
    [500, 400]

    Rule: B.02 8.3.1. Between 2022 and 2024 only the game with the greatest difference was cut; if
    two share it, the text is silent, and here the one with the higher own rating is cut.
    """
    differences = [own - opponent for opponent in opponents]
    if rules.uncapped_from is not None and own >= rules.uncapped_from:
        return differences
    over = [i for i, D in enumerate(differences) if abs(D) > rules.cap]
    over.sort(key=lambda i: (abs(differences[i]), differences[i]), reverse=True)
    for i in over[: rules.capped_games]:
        differences[i] = rules.cap if differences[i] > 0 else -rules.cap
    return differences


def opponent_rating(game: Game, rules: RuleSet) -> int | None:
    """Return the rating with which the opponent counts on this list; None if there is none.

    Rule: in rapid and blitz a standard rating stands in for a missing one (B.02 R&B 7.2.1).
    """
    if game.opponent_standard is None:
        return game.opponent
    if not rules.standard_counts:
        where = place("opponent_standard", game.label)
        values = {"place": where, "value": game.opponent_standard, "rules": rules.name}
        raise RatingInputError("error.standard_given", values)
    return game.opponent_standard


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A game that does not count, with the reason (a key of the catalogue) and its article."""

    game: Game
    label: str
    reason: str
    article: str
    values: Mapping[str, object] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        """Return the reason in words."""
        return say(f"reason.{self.reason}", **self.values)

    @property
    def step(self) -> Step:
        """The line of the working that says so."""
        return Step("step.left_out", {"label": self.label, "reason": self}, self.article)


def why_not(own: int, game: Game, rules: RuleSet) -> LeftOut | None:
    """Return why a game does not count for the player rated ``own``; None if it counts.

    >>> print(why_not(2610, Game(2010, 1), rules_for(rating_list="rapid")))
    2610 and 2010 are 600 apart, and from 600 on a game with a player above 2600 is not rated

    Rule: B.02 5.1 and 8.3.1; B.02 R&B 5.1, 7.2.1 and 7.3.1.
    """

    def left_out(reason: str, **values: object) -> LeftOut:
        return LeftOut(game, game.label, reason, rules.articles[reason], values)

    if not game.played:
        return left_out("unplayed")
    opponent = opponent_rating(game, rules)
    if opponent is None:
        return left_out("unrated_everywhere" if rules.standard_counts else "unrated_opponent")
    if rules.too_far_apart is None or rules.far_above is None:
        return None
    difference = abs(own - opponent)
    if difference < rules.too_far_apart or max(own, opponent) <= rules.far_above:
        return None
    return left_out(
        "too_far_apart",
        own=own,
        opponent=opponent,
        difference=difference,
        limit=rules.too_far_apart,
        above=rules.far_above,
    )


@dataclass(frozen=True, slots=True)
class GameChange(Worked):
    """What one game changes: D, the D that counts after the 400 rule, PD, ΔR and K × ΔR."""

    own: int
    opponent: int
    score: Decimal
    K: int
    D: int
    counted: int
    PD: Decimal
    delta: Decimal
    change_exact: Decimal
    label: str = ""
    standard_used: bool = False
    rules: RuleSet = field(default_factory=rules_for, repr=False)

    @property
    def is_cut(self) -> bool:
        """Whether the 400 rule cut the difference."""
        return self.counted != self.D

    @property
    def steps(self) -> tuple[Step, ...]:
        """The difference, the 400 rule where it matters, the table, the change."""
        table = self.rules.articles["table"]
        return (
            *self.standard_steps,
            Step("step.difference", self._values()),
            *self.cap_steps,
            *(replace(step, article=table) for step in expected_score_at(self.counted).steps),
            Step("step.delta", self._values(), self.rules.articles["change"]),
            Step("step.change", self._values(), self.rules.articles["change"]),
        )

    @property
    def standard_steps(self) -> tuple[Step, ...]:
        """That the opponent counts with the standard rating, where it is so."""
        if not self.standard_used:
            return ()
        values = {**self._values(), "rating_list": self.rules.rating_list}
        return (Step("step.standard_used", values, self.rules.articles["standard_used"]),)

    @property
    def cap_steps(self) -> tuple[Step, ...]:
        """What the 400 rule does to this game; nothing for a difference of 400 or less."""
        if abs(self.D) <= self.rules.cap:
            return ()
        if self.is_cut:
            key = "step.cut" if self.rules.capped_games is None else "step.cut_once"
        else:
            key = "step.not_cut" if self.rules.capped_games is None else "step.not_cut_again"
        return (Step(key, self._values(), self.rules.articles["cap"]),)

    @property
    def line(self) -> Step:
        """The whole game in one line, for the working of an event."""
        return Step("step.game_cut" if self.is_cut else "step.game", self._values())

    def _values(self) -> dict[str, object]:
        return {
            "label": self.label,
            "own": self.own,
            "opponent": self.opponent,
            "score": self.score,
            "K": self.K,
            "D": self.D,
            "size": abs(self.D),
            "counted": self.counted,
            "PD": self.PD,
            "delta": self.delta,
            "change": self.change_exact,
            "cap": self.rules.cap,
            "uncapped_from": self.rules.uncapped_from,
        }


def rating_change(
    own: int, opponent: int, score: Number, *, k: int, rules: Rules = None
) -> GameChange:
    """Return what one game changes, exactly and unrounded.

    ``own`` and ``opponent`` are ratings (points), ``score`` is 1, 0.5 or 0, ``k`` the own K
    (points); ``rules`` is a rule set, its name or a day (of the standard list), by
    default the newest standard set. The result's ``change_exact`` is K × ΔR; beside it stand ``D``,
    ``counted`` (D after the 400 rule), ``PD`` and ``delta`` (ΔR).

    >>> rating_change(1500, 1700, 1, k=20).change_exact
    Decimal('15.2')
    >>> print(rating_change(1500, 1700, 0.5, k=20))
    D = 1500 − 1700 = −200
    table row 198–206: PD = 0.24 (B.02 8.1.2)
    ΔR = 0.5 − 0.24 = +0.26 (B.02 8.3.2)
    K × ΔR = 20 × +0.26 = +5.2 (B.02 8.3.2)

    Rule: B.02 8.3.1 and 8.3.2. Not to be confused with `rating_period`: only there is the change
    rounded, once for all games. A game that does not count raises RatingInputError with the
    reason, and so do a rating or K that is no whole number above 0 and another score.
    """
    change = event_change(own, [Game(opponent, score)], k=k, rules=rules)
    if change.left_out:
        (left,) = change.left_out
        values = {"reason": str(left), "article": left.article}
        raise RatingInputError("error.not_rated", values)
    return replace(change.games[0], label="")


@dataclass(frozen=True, slots=True)
class EventChange(Worked):
    """What one event changes: n games, W points of We expected, Rc, K × (W − We).

    ``Rc`` is the average of the opponents as they counted, after the 400 rule, .5 rounded up; it
    is None if no game counts.
    """

    own: int
    K: int
    n: int
    W: Decimal
    We: Decimal
    Rc: int | None
    delta: Decimal
    change_exact: Decimal
    games: tuple[GameChange, ...] = field(repr=False)
    left_out: tuple[LeftOut, ...] = field(repr=False)
    start: date | None = None
    name: str = ""
    rules: RuleSet = field(default_factory=rules_for, repr=False)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Each game in one line, then the sum and K times the sum."""
        return (*self.game_steps, *self.sum_steps)

    @property
    def game_steps(self) -> tuple[Step, ...]:
        """A line for each game that counts, the 400 rule, and each game that is left out."""
        return (
            *(step for game in self.games for step in (game.line, *game.standard_steps)),
            *self._cap_steps,
            *(left.step for left in self.left_out),
        )

    @property
    def sum_steps(self) -> tuple[Step, ...]:
        """The sum of the games, and K times the sum."""
        article = self.rules.articles["change"]
        return (
            Step("step.sum", self._values(), article),
            Step("step.event_change", self._values(), article),
        )

    @property
    def _cap_steps(self) -> tuple[Step, ...]:
        """What the 400 rule does to this event; nothing without a difference over 400."""
        over = [game for game in self.games if abs(game.D) > self.rules.cap]
        if not over:
            return ()
        article = self.rules.articles["cap"]
        values = {
            "cap": self.rules.cap,
            "own": self.own,
            "uncapped_from": self.rules.uncapped_from,
        }
        if self.rules.capped_games is not None:
            greatest = max(abs(game.D) for game in over)
            tie = len({game.D for game in over if abs(game.D) == greatest}) > 1
            once = Step("step.event_cut_once", values, article)
            return (once, choice_step("cut_tie", cap=self.rules.cap)) if tie else (once,)
        key = "step.event_cut" if over[0].is_cut else "step.event_not_cut"
        return (Step(key, values, article),)

    def _values(self) -> dict[str, object]:
        return {
            "n": self.n,
            "W": self.W,
            "We": self.We,
            "delta": self.delta,
            "K": self.K,
            "change": self.change_exact,
        }


def event_change(
    own: int,
    games: Sequence[Game],
    *,
    k: int,
    rules: Rules = None,
    start: date | None = None,
    name: str = "",
) -> EventChange:
    """Return what one event changes, exactly and unrounded.

    ``own`` is the rating (points) on the list in force when the event started, ``games`` the
    player's games (`games_from` makes them of two lists), ``k`` the own K (points). ``start``
    chooses the rule set if ``rules`` does not. The result has ``n`` games, ``W`` points of ``We``
    expected, ``Rc`` (the opponents' average after the 400 rule), ``delta`` (W − We),
    ``change_exact`` (K × delta), each game in ``games``, and those that do not count in
    ``left_out``.

    >>> from elo.values import games_from
    >>> event = event_change(1800, games_from([1700, 1700, 1700], [1, 0.5, 0]), k=20)
    >>> event.delta, event.change_exact
    (Decimal('-0.42'), Decimal('-8.4'))
    >>> print(event)
    game 1: 1800 against 1700 · D = +100 · PD 0.64 · 1 − 0.64 = +0.36
    game 2: 1800 against 1700 · D = +100 · PD 0.64 · 0.5 − 0.64 = −0.14
    game 3: 1800 against 1700 · D = +100 · PD 0.64 · 0 − 0.64 = −0.64
    W − We = 1.5 − 1.92 = −0.42, n = 3 (B.02 8.3.2)
    K × (W − We) = 20 × −0.42 = −8.4 (B.02 8.3.2)

    Rule: B.02 8.3. Not to be confused with `rating_period`, which adds events up and rounds once.
    Raises RatingInputError for what `Event` and `Game` refuse and for a K below 1.
    """
    event = Event(own, games, start, name)
    return _event_change(event, whole_number(k, "k"), as_rules(rules, event.start))


def _event_change(event: Event, K: int, rules: RuleSet) -> EventChange:
    own = int(event.own)
    counting: list[tuple[Game, int]] = []
    left_out: list[LeftOut] = []
    for n, game in enumerate(event.games, start=1):
        labelled = game if game.label else replace(game, label=say("place.game", n=n))
        opponent = opponent_rating(labelled, rules)
        left = why_not(own, labelled, rules)
        if left is not None:
            left_out.append(left)
        elif opponent is not None:
            counting.append((labelled, int(opponent)))
    differences = counted_differences(own, [opponent for _, opponent in counting], rules)
    games = tuple(
        _game_change(own, opponent, game, K, counted, rules)
        for (game, opponent), counted in zip(counting, differences, strict=True)
    )
    delta = sum(in_hundredths(game.delta) for game in games)
    return EventChange(
        own=own,
        K=K,
        n=len(games),
        W=hundredths(sum(in_hundredths(game.score) for game in games)),
        We=hundredths(sum(in_hundredths(game.PD) for game in games)),
        Rc=average_rating([own - counted for counted in differences]) if games else None,
        delta=hundredths(delta),
        change_exact=hundredths(K * delta),
        games=games,
        left_out=tuple(left_out),
        start=event.start,
        name=event.name,
        rules=rules,
    )


def _game_change(
    own: int, opponent: int, game: Game, K: int, counted: int, rules: RuleSet
) -> GameChange:
    score = 50 * half_points(game.score)
    PD = scoring_probability(counted)
    return GameChange(
        own=own,
        opponent=opponent,
        score=hundredths(score),
        K=K,
        D=own - opponent,
        counted=counted,
        PD=hundredths(PD),
        delta=hundredths(score - PD),
        change_exact=hundredths(K * (score - PD)),
        label=game.label,
        standard_used=game.opponent is None,
        rules=rules,
    )


@dataclass(frozen=True, slots=True)
class PeriodChange(Worked):
    """What a rating period changes, and the rating on the next list.

    ``K`` is after the 700 rule. ``change_exact`` is K × ΣΔR with the ``other_change`` of events
    that are not listed; ``change`` is that, rounded once. ``published`` is False for a
    ``new_rating`` below the published minimum: the player is then unrated.
    """

    rating: int
    K: int
    base_K: int
    n: int
    delta: Decimal
    other_change: Decimal
    change_exact: Decimal
    change: int
    new_rating: int
    published: bool
    events: tuple[EventChange, ...] = field(repr=False)
    rules: RuleSet = field(default_factory=rules_for, repr=False)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every event, the 700 rule, the sum, the one rounding and the next list."""
        return (
            *self._event_steps,
            *PeriodK(self.K, self.base_K, self.n, self.rules).steps,
            *self._sum_steps,
            *self._result_steps,
        )

    @property
    def _event_steps(self) -> tuple[Step, ...]:
        steps: list[Step] = []
        for n, event in enumerate(self.events, start=1):
            values = {"label": event.name or say("place.event", n=n), "own": event.own}
            if event.start is None:
                steps.append(Step("step.event", values))
            else:
                steps.append(Step("step.event_dated", {**values, "start": event.start}))
            steps += [*event.game_steps, event.sum_steps[0]]
        return tuple(steps)

    @property
    def _sum_steps(self) -> tuple[Step, ...]:
        article = self.rules.articles["change"]
        own_change = hundredths(self.K * in_hundredths(self.delta))
        values = {"n": self.n, "K": self.K, "delta": self.delta, "change": own_change}
        steps = [
            Step("step.period_sum", values, article),
            Step("step.period_change", values, article),
        ]
        if self.other_change:
            steps += [
                Step("step.other_change", {"change": self.other_change}),
                Step("step.period_total", {"change": self.change_exact}),
            ]
        return tuple(steps)

    @property
    def _result_steps(self) -> tuple[Step, ...]:
        half = in_hundredths(self.change_exact) % 100 == 50
        steps = [
            Step(
                "step.rounded_half" if half else "step.rounded",
                {"change": self.change},
                self.rules.articles["rounding"],
            ),
            Step(
                "step.new_rating",
                {
                    "rating": self.rating,
                    "sign": "−" if self.change < 0 else "+",
                    "size": abs(self.change),
                    "new_rating": self.new_rating,
                },
            ),
        ]
        if not self.published:
            values = {
                "new_rating": self.new_rating,
                "published_from": self.rules.published_from,
            }
            steps.append(Step("step.unpublished", values, self.rules.articles["published_from"]))
        return tuple(steps)


def rating_period(
    rating: int,
    events: Iterable[Event],
    *,
    k: int,
    other_change: Number = 0,
    rules: Rules = None,
) -> PeriodChange:
    """Return what a rating period changes, rounded once, and the rating on the next list.

    ``rating`` is the rating (points) on the list to which the change is added, ``events`` the
    player's events, each with the rating at its own start; ``k`` is the K of the list, before the
    700 rule. ``other_change`` is K × ΔR (points, at most two decimals) of events of the period
    whose games are not listed; the 700 rule does not see those games. Without ``rules`` each event
    follows the set of its start, and the period that of the latest start; for rapid and blitz give
    ``rules``. The result has ``K`` after the 700 rule and ``base_K`` before it, ``n``,
    ``change_exact``, the rounded ``change``, ``new_rating``, and ``published``: False below the
    minimum.

    >>> from elo.values import games_from
    >>> event = Event(1800, games_from([1700, 1700, 1700], [1, 0.5, 0]))
    >>> month = rating_period(1800, [event], k=20)
    >>> month.change_exact, month.change, month.new_rating
    (Decimal('-8.4'), -8, 1792)
    >>> rating_period(1800, [], k=20).change
    0

    Rule: B.02 8.3.3 (700), 8.3.4 (rounding), 7.2.1 (below 1400: unrated, five new games needed; the
    fall does not stop at 1400). Raises RatingInputError for what `Event` and `Game` refuse, a
    rating or K that is no whole number above 0, a start with no rule recorded.
    """
    rating, base_K = whole_number(rating, "rating"), whole_number(k, "k")
    other = exact_hundredths(other_change, "other_change")
    listed = checked_events(events)
    sets = [as_rules(rules, event.start) for event in listed]
    period_rules = max(sets, key=lambda own: own.start) if sets else as_rules(rules)

    def counted(K: int) -> tuple[EventChange, ...]:
        return tuple(_event_change(event, K, own) for event, own in zip(listed, sets, strict=True))

    changes = counted(base_K)
    n = sum(event.n for event in changes)
    K = period_k(base_K, n, rules=period_rules).K
    if base_K != K:
        changes = counted(K)
    delta = sum(in_hundredths(event.delta) for event in changes)
    change_exact = hundredths(K * delta + other)
    change = round_half_away(change_exact)
    return PeriodChange(
        rating=rating,
        K=K,
        base_K=base_K,
        n=n,
        delta=hundredths(delta),
        other_change=hundredths(other),
        change_exact=change_exact,
        change=change,
        new_rating=rating + change,
        published=rating + change >= period_rules.published_from,
        events=changes,
        rules=period_rules,
    )
