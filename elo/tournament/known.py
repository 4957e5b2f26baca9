"""K from what is known of a player, and what becomes of it where something is not known.

A tournament file has no field for K. A rating list has one, and its K is taken. Otherwise K follows
by `elo.k_factor` from the rating, the birth year, the games and the highest rating. What is not
known is assumed, the assumption is named, and every other K that the unknown could bring is kept.
In reading order: `Known`, `KnownK`, `known_k`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from elo.k_factor import KFactor, k_factor
from elo.rules import RuleSet
from elo.working import Step, Worked

HIGH_TITLES = ("GM", "IM")
"""Titles for which a rating of 2400 or more is asked: whoever has one is taken to have had it."""
OLDEST = 120
"""Nobody who plays is older than this."""


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a player for K; None for what is not."""

    rating: int
    K: int | None = None
    K_from: str = "list"
    games: int | None = None
    highest: int | None = None
    reached_top: bool | None = None
    birth_year: int | None = None
    title: str = ""


@dataclass(frozen=True, slots=True)
class KnownK(Worked):
    """The K of a player, where it comes from, and what else it could be.

    ``source`` is "list", "file", "rule" (nothing was missing that matters) or "assumed".
    ``assumed`` names what was missing and matters, ``possible`` is every K that it could bring.
    """

    K: int
    source: str
    possible: tuple[int, ...]
    assumed: tuple[str, ...] = ()
    factor: KFactor | None = field(default=None, repr=False)

    @property
    def is_certain(self) -> bool:
        """Whether nothing that is missing could bring another K."""
        return len(self.possible) == 1

    @property
    def steps(self) -> tuple[Step, ...]:
        """The line of the article, and what was assumed; or that somebody said so."""
        if self.factor is None:
            return (Step(f"known.{self.source}", {"K": self.K}),)
        first, *more = self.factor.steps
        steps = [first, *(step for step in more if step.key != "step.no_birth_year")]
        return (*steps, *self.assumptions)

    @property
    def assumptions(self) -> tuple[Step, ...]:
        """What was assumed, one line for each."""
        if self.factor is None:
            return ()
        k = self.factor.rules.k
        values = {
            "newcomer_games": k.newcomer_games,
            "junior_age": k.junior_age,
            "top": k.top,
            "rating": self.factor.player.rating,
        }
        return tuple(Step(f"assumed.{name}", values) for name in self.assumed)


def known_k(known: Known, *, on: date | None = None, rules: RuleSet) -> KnownK:
    """Return the K of a player from what is known, and what it could be besides.

    ``on`` is a day of the rating period; where it is not known, a birth year says nothing.

    >>> from elo.rules import rules_for
    >>> day, rules = date(2026, 5, 1), rules_for()
    >>> k = known_k(Known(1850, games=90, birth_year=1990, reached_top=False), on=day, rules=rules)
    >>> k.K, k.source
    (20, 'rule')
    >>> k = known_k(Known(1850, birth_year=1990), on=day, rules=rules)
    >>> k.K, k.possible, k.assumed
    (20, (10, 20, 40), ('games', 'highest'))

    Raises RatingInputError as `elo.k_factor` does.
    """
    if known.K is not None:
        return KnownK(known.K, known.K_from, (known.K,))
    k = rules.k
    day = on or rules.start
    found = {
        (games, highest, born): k_factor(
            rating=known.rating,
            games=games,
            highest_published=highest,
            birth_year=born,
            on=day,
            rules=rules,
        )
        for games in _games(known, k.newcomer_games)
        for highest in _highest(known, k.junior_below, k.top)
        for born in _births(None if on is None else known.birth_year, day, k.junior_age)
    }
    first = next(iter(found.values()))
    names = (
        "games",
        "title" if _has_high_title(known) else "highest",
        "day" if on is None and known.birth_year else "birth_year",
    )
    assumed = _matters({chosen: factor.K for chosen, factor in found.items()}, names)
    possible = tuple(sorted({factor.K for factor in found.values()}))
    return KnownK(first.K, "assumed" if assumed else "rule", possible, assumed, first)


def _games(known: Known, newcomer_games: int) -> Sequence[int]:
    return (newcomer_games, 0) if known.games is None else (known.games,)


def _highest(known: Known, junior_below: int, top: int) -> Sequence[int]:
    """Return what the highest rating may have been, what is taken first."""
    if known.highest is not None:
        return (max(known.highest, known.rating),)
    levels = dict.fromkeys(max(known.rating, level) for level in (0, junior_below, top))
    if known.reached_top is not None:
        return [level for level in levels if (level >= top) == known.reached_top] or [known.rating]
    return list(levels)[::-1] if _has_high_title(known) else list(levels)


def _has_high_title(known: Known) -> bool:
    return known.title in HIGH_TITLES


def _births(given: int | None, on: date, junior_age: int) -> Sequence[int | None]:
    """Return what the birth year may be; None is anybody who is no junior."""
    if given is not None and on.year - OLDEST <= given <= on.year:
        return (given,)
    return (None, on.year - junior_age)


def _matters(
    found: Mapping[tuple[int, int, int | None], int], names: Sequence[str]
) -> tuple[str, ...]:
    """Return which of the things that K is made of would, alone, bring another K than was taken."""
    taken = next(iter(found))

    def decides(n: int) -> bool:
        others = ((*chosen[:n], *chosen[n + 1 :]) for chosen in found)
        alone = (*taken[:n], *taken[n + 1 :])
        Ks = {K for K, rest in zip(found.values(), others, strict=True) if rest == alone}
        return len(Ks) > 1

    return tuple(name for n, name in enumerate(names) if decides(n))
