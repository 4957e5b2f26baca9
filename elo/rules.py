"""The rules by date, as data.

FIDE's texts, in the wording in force from the day that a set names: B.02 for the standard list,
B.02 Rapid and Blitz for the other two. What differs between two days is a field here, never a
branch in a topic. An event follows the set of the day on which it starts (the text does not say
so for events that run across a change: an assumption). In reading order: `KRules`,
`FirstRatingRule`, `RuleSet`, `RULE_SETS`, `rules_for`, `rule_set`, `as_rules`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime
from types import MappingProxyType
from typing import TypeAlias

from elo.errors import RatingInputError

Rules: TypeAlias = "RuleSet | date | str | None"


@dataclass(frozen=True, slots=True)
class KRules:
    """The numbers of the K factor (8.3.3), the same in every set recorded here."""

    newcomer_games: int = 30
    junior_age: int = 18
    junior_below: int = 2300
    top: int = 2400
    K_newcomer: int = 40
    K_junior: int = 40
    K_other: int = 20
    K_top: int = 10
    most_points: int = 700
    """No more than this for games × K in a period."""


@dataclass(frozen=True, slots=True)
class FirstRatingRule:
    """How a first rating is computed (8.2)."""

    invented: tuple[int, ...]
    """Opponents who are added, each with a drawn game."""
    per_half_point: int | None
    """Above one half: so many points for each half point more, in place of dp."""
    maximum: int | None
    games: int = 5
    """So many games against rated opponents are needed."""
    months: int = 26
    """Results of events within so many consecutive months are put together."""


_FIRST_2022 = FirstRatingRule(invented=(), per_half_point=20, maximum=None)
_FIRST_2024 = FirstRatingRule(invented=(1800, 1800), per_half_point=None, maximum=2200)

_STANDARD_ARTICLES: Mapping[str, str] = MappingProxyType(
    {
        "unplayed": "B.02 5.1",
        "too_few_games": "B.02 7.1.4",
        "too_old": "B.02 7.1.4",
        "too_low": "B.02 7.1.4",
        "published": "B.02 7.1.4",
        "zero_score": "B.02 8.2.1",
        "zero_score_event": "B.02 8.2.1",
        "Ra": "B.02 8.2.2",
        "Ru": "B.02 8.2.3",
        "dp": "B.02 8.1.1",
        "unrated_opponent": "B.02 8.3.1",
        "published_from": "B.02 7.2.1",
        "table": "B.02 8.1.2",
        "cap": "B.02 8.3.1",
        "change": "B.02 8.3.2",
        "k": "B.02 8.3.3",
        "rounding": "B.02 8.3.4",
    }
)

_RAPID_BLITZ_ARTICLES: Mapping[str, str] = MappingProxyType(
    {
        "unplayed": "B.02 R&B 5.1",
        "too_few_games": "B.02 R&B 6.1.4",
        "too_old": "B.02 R&B 6.1.4",
        "too_low": "B.02 R&B 6.1.4",
        "published": "B.02 R&B 6.1.4",
        "zero_score": "B.02 R&B 7.2.1",
        "zero_score_event": "B.02 R&B 7.2.1",
        "Ra": "B.02 R&B 7.2.2",
        "Ru": "B.02 R&B 7.2.3",
        "dp": "B.02 R&B 7.1.1",
        "unrated_everywhere": "B.02 R&B 7.2.1",
        "standard_used": "B.02 R&B 7.2.1",
        "too_far_apart": "B.02 R&B 7.3.1",
        "published_from": "B.02 R&B 6.2.1",
        "table": "B.02 R&B 7.1.2",
        "cap": "B.02 R&B 7.3.1",
        "change": "B.02 R&B 7.3.2",
        "k": "B.02 R&B 7.3.3",
        "rounding": "B.02 R&B 7.3.4",
    }
)


ARTICLES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "standard": _STANDARD_ARTICLES,
        "rapid": _RAPID_BLITZ_ARTICLES,
        "blitz": _RAPID_BLITZ_ARTICLES,
    }
)
"""Where each rule stands, by list: the numbers of the two chapters differ by one from 6 on."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """What holds for one list (standard, rapid or blitz) from one day on."""

    name: str
    rating_list: str
    start: date
    published_from: int
    """A rating below this is not published; it is not lifted to it either."""
    first: FirstRatingRule
    """How a first rating is computed."""
    cap: int = 400
    """A difference over this is counted as this."""
    capped_games: int | None = None
    """In how many games of an event, those with the greatest difference; None: in every one."""
    uncapped_from: int | None = None
    """From this own rating on the real difference counts always; None: for nobody."""
    too_far_apart: int | None = None
    """A game with this difference or more is not rated if one player is above `far_above`."""
    far_above: int | None = None
    standard_counts: bool = False
    """A player without a rating on this list counts with the standard rating."""
    k: KRules = KRules()

    @property
    def articles(self) -> Mapping[str, str]:
        """Where each rule stands."""
        return ARTICLES[self.rating_list]


_STANDARD_2022 = RuleSet(
    name="standard-2022-01",
    rating_list="standard",
    start=date(2022, 1, 1),
    published_from=1000,
    first=_FIRST_2022,
    capped_games=1,
)
_STANDARD_2024 = replace(
    _STANDARD_2022,
    name="standard-2024-03",
    start=date(2024, 3, 1),
    published_from=1400,
    first=_FIRST_2024,
    capped_games=None,
)
_STANDARD_2025 = replace(
    _STANDARD_2024, name="standard-2025-10", start=date(2025, 10, 1), uncapped_from=2650
)
_RAPID_2024_03 = replace(
    _STANDARD_2024,
    name="rapid-2024-03",
    rating_list="rapid",
    standard_counts=True,
)
_RAPID_2024_12 = replace(
    _RAPID_2024_03,
    name="rapid-2024-12",
    start=date(2024, 12, 1),
    too_far_apart=600,
    far_above=2600,
)
_BLITZ_2024_03 = replace(_RAPID_2024_03, name="blitz-2024-03", rating_list="blitz")
_BLITZ_2024_12 = replace(_RAPID_2024_12, name="blitz-2024-12", rating_list="blitz")

RULE_SETS: tuple[RuleSet, ...] = (
    _STANDARD_2022,
    _STANDARD_2024,
    _STANDARD_2025,
    _RAPID_2024_03,
    _RAPID_2024_12,
    _BLITZ_2024_03,
    _BLITZ_2024_12,
)
"""Every set recorded, oldest first within its list. Earlier dates: nothing recorded."""


def rules_for(on: date | None = None, rating_list: str = "standard") -> RuleSet:
    """Return the rule set of a list on a day; without a day, the newest.

    >>> rules_for(date(2025, 9, 30)).name, rules_for().name
    ('standard-2024-03', 'standard-2025-10')
    >>> rules_for(rating_list="blitz").too_far_apart
    600

    Raises RatingInputError for another list, or a day before the first set.
    """
    of_list = [rules for rules in RULE_SETS if rules.rating_list == rating_list]
    if not of_list:
        lists = ", ".join(dict.fromkeys(rules.rating_list for rules in RULE_SETS))
        raise RatingInputError("error.no_list", {"value": rating_list, "lists": lists})
    if on is None:
        return of_list[-1]
    day = plain_date(on)
    in_force = [rules for rules in of_list if rules.start <= day]
    if not in_force:
        earliest = of_list[0].start
        raise RatingInputError(
            "error.no_rule",
            {"rating_list": rating_list, "on": day, "earliest": earliest},
        )
    return in_force[-1]


def rule_set(name: str) -> RuleSet:
    """Return the rule set of a name: its list, and the month from which it holds.

    The names are standard-2022-01, standard-2024-03, standard-2025-10, rapid-2024-03,
    rapid-2024-12, blitz-2024-03 and blitz-2024-12.

    >>> rule_set("rapid-2024-12").start
    datetime.date(2024, 12, 1)

    Raises RatingInputError for a name that is not recorded.
    """
    for rules in RULE_SETS:
        if rules.name == name:
            return rules
    names = ", ".join(rules.name for rules in RULE_SETS)
    raise RatingInputError("error.no_rule_set", {"value": name, "names": names})


def as_rules(rules: Rules, on: date | None = None) -> RuleSet:
    """Return the rule set that a calculation was given: itself, by a day, or by its name.

    None means the standard set in force on the day ``on``; without a day, the newest.

    >>> as_rules(date(2024, 5, 1)).name, as_rules("blitz-2024-12").rating_list
    ('standard-2024-03', 'blitz')

    Raises RatingInputError for anything else, a day before the first set, an unknown name.
    """
    if isinstance(rules, RuleSet):
        return rules
    if rules is None:
        return rules_for(on)
    if isinstance(rules, date):
        return rules_for(rules)
    return rule_set(rules)


def plain_date(day: object, name: str = "on") -> date:
    """Return a date, or the day of a datetime; raise RatingInputError for anything else."""
    if isinstance(day, datetime):
        return day.date()
    if isinstance(day, date):
        return day
    raise RatingInputError("error.date", {"name": name, "value": day})
