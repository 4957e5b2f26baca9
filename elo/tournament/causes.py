"""The causes that may explain a published figure, each tried by computing the event again.

In reading order: `Official`, `ours`, `Cause`, `Candidate`, `explanations`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from decimal import Decimal
from itertools import product

from elo.k_factor import period_k
from elo.rating_change import EventChange, event_change
from elo.rounding import hundredths, in_hundredths, round_half_away
from elo.rules import RULE_SETS, RuleSet
from elo.tournament.counting import Round
from elo.tournament.figures import Value
from elo.tournament.report import PlayerReport
from elo.values import Game
from elo.words import say

REACH = 250
"""So far from the rating in the file another rating is looked for."""
MOST_GAMES = 200
"""Up to so many games in a month a K is looked for that the 700 rule could have made."""
SCORES = (1, Decimal("0.5"), 0)
EVENT_FIGURES = frozenset({"n", "W", "Rc", "chg", "K_chg"})
"""Figures from which a slip in one game can be told; the next list alone tells too little."""


@dataclass(frozen=True, slots=True)
class Official:
    """What is published of one player; None for what is not. ``other`` is K × chg of other events.

    The names are FIDE's: Ro, n, W, Rc, chg, K, K_chg, and ``next``, the rating on the next list.
    """

    Ro: int | None = None
    n: int | None = None
    W: Decimal | None = None
    Rc: int | None = None
    chg: Decimal | None = None
    K: int | None = None
    K_chg: Decimal | None = None
    next: int | None = None
    other: Decimal | None = None

    @property
    def given(self) -> dict[str, Value]:
        """The figures that are published, by name."""
        found = {one.name: getattr(self, one.name) for one in fields(self) if one.name != "other"}
        return {name: value for name, value in found.items() if value is not None}

    @property
    def without_list(self) -> "Official":
        """The figures of the event alone."""
        return replace(self, next=None, other=None)


def ours(sheet: PlayerReport) -> dict[str, Value]:
    """Return our figures of a player, by the same names; those of an unrated one are few."""
    if sheet.period is None:
        return {"n": sheet.n, "W": sheet.W, "next": sheet.new_rating}
    event, period = sheet.event, sheet.period
    return {
        "Ro": event.own,
        "n": event.n,
        "W": event.W,
        "Rc": event.Rc,
        "chg": event.delta,
        "K": period.K,
        "K_chg": event.change_exact,
        "next": period.new_rating,
    }


@dataclass(frozen=True, slots=True)
class Cause:
    """One thing that was done otherwise: a key of the catalogue and its values."""

    key: str
    values: Mapping[str, object]

    def __str__(self) -> str:
        """Return it in words."""
        return say(f"cause.{self.key}", **self.values)


@dataclass(frozen=True, slots=True)
class Candidate:
    """An event counted in another way, and why it would be."""

    event: EventChange
    causes: tuple[Cause, ...] = ()

    def fits(self, figures: Official) -> bool:
        """Whether every published figure that K has no part in is this event's."""
        event = self.event
        found = {"Ro": event.own, "n": event.n, "W": event.W, "Rc": event.Rc, "chg": event.delta}
        return all(found[name] == value for name, value in figures.given.items() if name in found)


def explanations(
    sheet: PlayerReport, figures: Official, everybody: Mapping[int, Official]
) -> list[tuple[Cause, ...]]:
    """Return the smallest sets of causes that give every published figure exactly.

    ``everybody`` are the published figures of all players, whose ratings may be the opponents'.
    Empty if nothing does; the empty set alone if nothing needs to be explained.
    """
    if sheet.period is None:
        return []
    bases = list(_bases(sheet, figures, everybody))
    found = _fitting(sheet, figures, (_counted(*base) for base in bases))
    here = ours(sheet)
    differ = {name for name, value in figures.given.items() if here[name] != value}
    if not found and EVENT_FIGURES & differ:
        found = _fitting(sheet, figures, _slips(sheet, bases[0], figures))
    fewest = min(map(len, found), default=0)
    return _ranges(causes for causes in found if len(causes) == fewest)


def _fitting(
    sheet: PlayerReport, figures: Official, candidates: Iterable[Candidate]
) -> list[tuple[Cause, ...]]:
    """Return the causes of all candidates that give every published figure."""
    return [
        (*candidate.causes, *K_causes, *causes)
        for candidate in candidates
        if candidate.fits(figures)
        for K, K_causes in _Ks(sheet, candidate, figures)
        for causes in _roundings(candidate, K, figures)
    ]


# The event: ratings, rules, results.


Base = tuple[int, Sequence[Game], RuleSet, tuple[Cause, ...]]
"""An event as it may have been counted: own rating, games, rules, and why."""


def _bases(
    sheet: PlayerReport, figures: Official, everybody: Mapping[int, Official]
) -> Iterator[Base]:
    """Return the event by what the published figures themselves say, and by other rules."""
    own = sheet.event.own
    owns: list[tuple[int, tuple[Cause, ...]]] = [(own, ())]
    if figures.Ro is not None and figures.Ro != own:
        owns = [(figures.Ro, (Cause("own_rating", {"own": own, "other": figures.Ro}),))]
    games: list[tuple[Sequence[Game], tuple[Cause, ...]]] = [(sheet.games, ())]
    games += _as_published(sheet, everybody)
    rules = [(sheet.rules, ()), *_other_rules(sheet.rules)]
    for (rating, a), (played, b), (by, c) in product(owns, games, rules):
        yield rating, played, by, (*a, *b, *c)


def _counted(
    own: int, games: Sequence[Game], rules: RuleSet, causes: tuple[Cause, ...]
) -> Candidate:
    return Candidate(event_change(own, games, k=1, rules=rules), causes)


def _as_published(
    sheet: PlayerReport, everybody: Mapping[int, Official]
) -> Iterator[tuple[Sequence[Game], tuple[Cause, ...]]]:
    """Return the games with the opponents' published ratings, if one of these is not ours."""
    games: list[Game] = []
    changed: list[str] = []
    for one in sheet.rounds:
        if one.left_out is not None or one.opponent is None:
            continue
        theirs = everybody.get(one.opponent.start_rank, Official()).Ro
        if theirs is not None and theirs != (one.game.opponent or one.game.opponent_standard):
            changed.append(f"{one.game.label}, {theirs}")
            games.append(replace(one.game, opponent=theirs, opponent_standard=None))
        else:
            games.append(one.game)
    if changed:
        yield tuple(games), (Cause("opponents", {"games": "; ".join(changed)}),)


def _other_rules(rules: RuleSet) -> Iterator[tuple[RuleSet, tuple[Cause, ...]]]:
    for other in RULE_SETS:
        if other.rating_list == rules.rating_list and other != rules:
            values = {"rules": other.name, "start": other.start}
            yield other, (Cause("rules", values),)


def _slips(sheet: PlayerReport, base: Base, figures: Official) -> Iterator[Candidate]:
    """Return the event with one thing otherwise: a game, a result, a rating."""
    yield from (_counted(*one) for one in _other_games(sheet, base))
    if figures.Ro is None:
        yield from (_counted(*one) for one in _own_ratings(base))
    yield from _one_opponent(base, figures)


def _other_games(sheet: PlayerReport, base: Base) -> Iterator[Base]:
    """Return the event with one game more, one less, or one other result."""
    own, _, rules, causes = base
    games = sheet.games
    for n, game in enumerate(games):
        without = (*games[:n], *games[n + 1 :])
        yield own, without, rules, (*causes, Cause("missing", {"game": game.label}))
        for score in SCORES:
            if score != game.score:
                other = (*games[:n], replace(game, score=score), *games[n + 1 :])
                values = {"game": game.label, "score": score}
                yield own, other, rules, (*causes, Cause("result", values))
    for one in sheet.rounds:
        if one.left_out is not None:
            added = _counted_after_all(one, rules)
            if added is not None:
                values = {"game": one.game.label, "reason": str(one.left_out)}
                yield own, (*games, added), rules, (*causes, Cause("left_out", values))


def _counted_after_all(one: Round, rules: RuleSet) -> Game | None:
    """Return a round that does not count as a game that does; None where there is nobody."""
    if one.opponent is None:
        return None
    rating = one.game.opponent or one.game.opponent_standard or one.opponent.rating
    return replace(
        one.game,
        opponent=rating or rules.published_from,
        opponent_standard=None,
        played=True,
    )


def _own_ratings(base: Base) -> Iterator[Base]:
    own, games, rules, causes = base
    for other in range(max(1, own - REACH), own + REACH + 1):
        if other != own:
            yield other, games, rules, (*causes, Cause("own_rating", {"own": own, "other": other}))


def _one_opponent(base: Base, figures: Official) -> Iterator[Candidate]:
    """Return the event with another rating of one opponent; only those that can fit are counted."""
    own, games, rules, causes = base
    if rules.capped_games is not None:
        return  # one rating decides there about all games: too much to try
    now = event_change(own, games, k=1, rules=rules)
    to_move = None  # by so many hundredths, if the sum is published
    if figures.chg is not None:
        to_move = in_hundredths(figures.chg) - in_hundredths(now.delta)
    for n, game in enumerate(games):
        rating = int(game.opponent or game.opponent_standard or 0)
        for other in range(max(1, rating - REACH), rating + REACH + 1):
            if other == rating:
                continue
            changed = replace(game, opponent=other, opponent_standard=None)
            single = event_change(own, [changed], k=1, rules=rules)
            moves = in_hundredths(single.delta) - in_hundredths(now.games[n].delta)
            if to_move is not None and moves != to_move:
                continue
            values = {"game": game.label, "rating": rating, "other": other}
            others = (*games[:n], changed, *games[n + 1 :])
            yield _counted(own, others, rules, (*causes, Cause("opponent", values)))


# K, the rounding, the month.


def _Ks(
    sheet: PlayerReport, candidate: Candidate, figures: Official
) -> Iterator[tuple[int, tuple[Cause, ...]]]:
    """Return the K that is published, and why it is not ours; without one, every K there is."""
    assert sheet.period is not None
    assert sheet.K is not None
    base = sheet.K.K
    here = period_k(base, candidate.event.n, rules=sheet.rules).K
    if figures.K is None:
        yield here, ()
        k = sheet.rules.k
        for other in sorted({k.K_top, k.K_other, k.K_newcomer} - {base}):
            K = period_k(other, candidate.event.n, rules=sheet.rules).K
            yield K, (Cause("K", {"own": here, "other": K}),)
    elif figures.K == here:
        yield here, ()
    else:
        games = _games_for(figures.K, sheet, candidate.event.n)
        if games:
            values = {"own": here, "other": figures.K, "least": games[0], "most": games[-1]}
            yield figures.K, (Cause("K_700", values),)
        else:
            yield figures.K, (Cause("K", {"own": here, "other": figures.K}),)


def _games_for(K: int, sheet: PlayerReport, n: int) -> list[int]:
    """Return how many games in the month would make our K this one, by the 700 rule."""
    assert sheet.K is not None
    base = sheet.K.K
    return [
        games
        for games in range(n + 1, MOST_GAMES)
        if period_k(base, games, rules=sheet.rules).K == K != base
    ]


def _roundings(candidate: Candidate, K: int, figures: Official) -> Iterator[tuple[Cause, ...]]:
    """Return what of rounding and of the month gives the published K × chg and the next list."""
    event = candidate.event
    exact = hundredths(K * in_hundredths(event.delta))
    by_game = sum(
        round_half_away(hundredths(K * in_hundredths(game.delta))) for game in event.games
    )
    ways: list[tuple[Decimal, tuple[Cause, ...]]] = [
        (exact, ()),
        (Decimal(round_half_away(exact)), (Cause("by_event", {"exact": exact}),)),
        (Decimal(by_game), (Cause("by_game", {"sum": by_game, "exact": exact}),)),
    ]
    for K_chg, causes in ways:
        printed = {K_chg, exact}  # the exact figure may be printed where the list rounds otherwise
        if figures.K_chg is not None and figures.K_chg not in printed:
            continue
        if figures.next is None:
            if figures.K_chg is None or figures.K_chg == K_chg:
                yield causes
            continue
        base = event.own if figures.Ro is None else figures.Ro
        yield from _months(base, K_chg, causes, figures)


def _months(
    base: int, K_chg: Decimal, causes: tuple[Cause, ...], figures: Official
) -> Iterator[tuple[Cause, ...]]:
    """Return whether this change gives the next list, alone or with the other events."""
    assert figures.next is not None
    other = figures.other or Decimal(0)
    if causes:  # each event is rounded by itself
        other = Decimal(round_half_away(other))
    more = (Cause("other_event", {"change": figures.other}),) if other else ()
    if base + round_half_away(K_chg + other) == figures.next:
        yield (*causes, *more)


def _ranges(found: Iterable[tuple[Cause, ...]]) -> list[tuple[Cause, ...]]:
    """Put causes together that differ in a rating alone: one cause with the range."""
    groups: dict[object, list[tuple[Cause, ...]]] = {}
    for causes in found:
        key = tuple(
            (
                cause.key,
                tuple((name, cause.values[name]) for name in cause.values if name != "other"),
            )
            if cause.key in ("own_rating", "opponent")
            else (cause.key, tuple(cause.values.items()))
            for cause in causes
        )
        groups.setdefault(key, []).append(causes)
    return [_merged(alike) for alike in groups.values()]


def _merged(alike: list[tuple[Cause, ...]]) -> tuple[Cause, ...]:
    if len(alike) == 1:
        return alike[0]
    merged = []
    for causes in zip(*alike, strict=True):
        ratings = sorted({cause.values["other"] for cause in causes if "other" in cause.values})
        if len(ratings) > 1 and causes[0].key in ("own_rating", "opponent"):
            between = {**causes[0].values, "other": f"{ratings[0]}–{ratings[-1]}"}
            merged.append(Cause(causes[0].key, between))
        else:
            merged.append(causes[0])
    return tuple(merged)
