"""The first rating of a player who has none, and the raise of all low ratings in 2024.

B.02 8.2 (rapid and blitz 7.2): the results against rated opponents, and two more games against
invented opponents rated 1800, both drawn. Ra is the average of all of them, p the fractional
score, Ru = Ra + dp. The rule before 1 March 2024 is another one and stands under its own date. In
reading order: `FirstEvent`, `InitialRating`, `initial_rating`, `pooled_initial_rating`,
`first_points_needed`, `compressed`.

In rapid and blitz a player who has a standard rating needs none of this: the standard rating is
used (7.2.1). Left out: 8.2.4. A newcomer who gets a published rating before an event
that was played earlier is rated is in that event rated like anybody else, by
`elo.rating_change`, with the rating that is current; for the opponents the newcomer still counts
as unrated.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from decimal import Decimal
from fractions import Fraction

from elo.choices import choice_step
from elo.errors import RatingInputError
from elo.rounding import hundredths, round_half_away
from elo.rules import Rules, RuleSet, as_rules, plain_date, rules_for
from elo.tables import rating_difference
from elo.values import (
    Number,
    listed,
    place,
    points_in_half,
    ratings_list,
    share_in_hundredths,
    whole_number,
)
from elo.words import say
from elo.working import Step, Worked


@dataclass(frozen=True, slots=True)
class FirstEvent:
    """One event of an unrated player: the rated opponents, the points against them, the day.

    Games against unrated opponents and forfeits are in neither.

    >>> event = FirstEvent([1600, 1700, 1550], 1.5, date(2026, 3, 14), name="club open")
    >>> event.opponents, event.points
    ((1600, 1700, 1550), 1.5)

    Raises RatingInputError for an opponent without a rating, points that cannot be scored, and a
    start that is no date.
    """

    opponents: Sequence[int]
    points: Number
    start: date
    name: str = ""

    def __post_init__(self) -> None:
        ratings = ratings_list(self.opponents, least=0, outer=self.name)
        points_in_half(self.points, len(ratings), outer=self.name)
        object.__setattr__(self, "opponents", ratings)
        object.__setattr__(self, "start", plain_date(self.start, "start"))

    @property
    def half_points(self) -> int:
        """The points in halves."""
        return points_in_half(self.points, len(self.opponents))

    @property
    def month(self) -> int:
        """The month of the start, counted through the years."""
        return 12 * self.start.year + self.start.month


@dataclass(frozen=True, slots=True)
class InitialRating(Worked):
    """A first rating Ru, and whether it is published.

    ``Ra`` is the average with the invented opponents, exact; ``p`` the fractional score with their
    draws, in hundredths; ``dp`` the difference that the table gives for it; ``exact`` is Ru before
    rounding and before the maximum. ``status`` says what becomes of it: "published" or "too_low";
    nothing is computed, and these are None, for "too_few_games", "zero_score" and
    "standard_used".
    """

    Ru: int | None
    status: str
    n: int
    points: Decimal
    Ra: Fraction | None = None
    p: Decimal | None = None
    dp: int | None = None
    exact: Fraction | None = field(default=None, repr=False)
    opponents: tuple[int, ...] = field(default=(), repr=False)
    standard: int | None = field(default=None, repr=False)
    events: tuple[FirstEvent, ...] = field(default=(), repr=False)
    left_out: tuple[tuple[FirstEvent, str], ...] = field(default=(), repr=False)
    zero_counts: bool = field(default=False, repr=False)
    """Whether an event without a point, not the first, is among those that count."""
    rules: RuleSet = field(default_factory=rules_for, repr=False)

    @property
    def published(self) -> bool:
        """Whether the rating appears on the next list."""
        return self.status == "published"

    @property
    def steps(self) -> tuple[Step, ...]:
        """The events left out, the computation, and whether its result is published."""
        articles, values = self.rules.articles, self._values()
        return (
            *(
                Step(f"step.first_{reason}", {"label": self._label(event)}, articles[reason])
                for event, reason in self.left_out
            ),
            *((choice_step("first_zero", articles["zero_score"]),) if self.zero_counts else ()),
            *self._computed(values),
            Step(f"step.first_{self.status}", values, articles[self.status]),
        )

    def _computed(self, values: dict[str, object]) -> tuple[Step, ...]:
        if self.exact is None:
            return ()
        rule, articles = self.rules.first, self.rules.articles
        steps = [
            Step(
                "step.first_Ra" if rule.invented else "step.first_Ra_alone", values, articles["Ra"]
            )
        ]
        if self.dp is None:
            steps.append(Step("step.first_above", values, articles["Ru"]))
        else:
            key = "step.first_p" if rule.invented else "step.p"
            steps.append(Step(key, values, articles["Ra"]))
            if 50 * self._half % self._games:
                steps.append(choice_step("first_share", articles["Ra"]))
            steps.append(Step("step.dp", values, articles["dp"]))
            steps.append(Step("step.first_Ru", values, articles["Ru"]))
        if self.exact % 1 == Fraction(1, 2) and self.Ru != rule.maximum:
            steps.append(choice_step("first_half", articles["Ru"]))
        if rule.maximum is not None and self.exact > rule.maximum:
            steps.append(Step("step.first_maximum", values, articles["Ru"]))
        return tuple(steps)

    def _label(self, event: FirstEvent) -> str:
        return event.name or say("place.event", n=self.events.index(event) + 1)

    @property
    def _games(self) -> int:
        """The games with the invented ones."""
        return self.n + len(self.rules.first.invented)

    @property
    def _half(self) -> int:
        """The half points with those of the invented draws."""
        return int(2 * self.points) + len(self.rules.first.invented)

    def _values(self) -> dict[str, object]:
        rule, dp = self.rules.first, self.dp or 0
        return {
            "n": self.n,
            "needed": rule.games,
            "points": self.points,
            "total": sum(self.opponents),
            "invented": " + ".join(map(str, rule.invented)),
            "draws": hundredths(50 * len(rule.invented)),
            "games": self._games,
            "Ra": _two_decimals(self.Ra),
            "p": self.p,
            "dp": dp,
            "sign": "−" if dp < 0 else "+",
            "size": abs(dp),
            "above": self._half - self._games,
            "per_half_point": rule.per_half_point,
            "exact": _two_decimals(self.exact),
            "rounded": None if self.exact is None else round_half_away(self.exact),
            "Ru": self.Ru,
            "maximum": rule.maximum,
            "published_from": self.rules.published_from,
            "standard": self.standard,
        }


def _two_decimals(value: Fraction | None) -> str:
    return "" if value is None else f"{hundredths(round_half_away(100 * value)):.2f}"


def initial_rating(
    opponents: Sequence[int],
    points: Number,
    *,
    standard: int | None = None,
    rules: Rules = None,
) -> InitialRating:
    """Return the first rating for a score in a first event against these rated opponents.

    ``opponents`` are the ratings (points) of the rated opponents; games against unrated ones are
    left out of both. ``points`` is what was scored against them (a whole number of halves). With
    fewer than five games, or no points at all, nothing is computed. ``standard`` is for rapid and
    blitz: who has a standard rating is rated with it, and needs no first rating.

    >>> initial_rating([1600] * 5, 2.5).Ru
    1657
    >>> print(initial_rating([2000] * 5, 2.5))
    Ra = (10000 + 1800 + 1800) ÷ 7 = 1942.86 (B.02 8.2.2)
    p = (2.5 + 1) ÷ 7 = 0.50 (B.02 8.2.2)
    dp = 0 (B.02 8.1.1)
    Ru = Ra + dp = 1942.86 + 0 = 1942.86, rounded 1943 (B.02 8.2.3)
    1943 is published: it is 1400 or more (B.02 7.1.4)

    Rule: B.02 8.2 with 7.1.4, rapid and blitz 7.2 with 6.1.4; before 1 March 2024 the rule of
    2022. Not to be confused with a performance (`elo.performance_rating`): that has no invented
    draws, and FIDE's printed "Rp" of an unrated player still follows the older rule. Raises
    RatingInputError for an opponent without a rating and for points that cannot be scored.
    """
    ratings = ratings_list(opponents, least=0)
    half = points_in_half(points, len(ratings))
    rule_set = as_rules(rules)
    if standard is not None:
        return _with_standard(whole_number(standard, "standard"), ratings, half, rule_set)
    if ratings and half == 0:
        return _not_computed("zero_score", ratings, half, rule_set)
    return _computed(ratings, half, rule_set)


def pooled_initial_rating(events: Iterable[FirstEvent], *, rules: Rules = None) -> InitialRating:
    """Return the first rating from several events of an unrated player, the newest last.

    The results of events within 26 consecutive months, counted back from the last, are put
    together. A first event without a point is set aside. What is left out stands in ``left_out``.
    Without ``rules`` the set in force at the start of the last event is taken.

    >>> pooled = pooled_initial_rating([
    ...     FirstEvent([1700, 1650, 1500], 0, date(2026, 1, 10), "January"),
    ...     FirstEvent([1580, 1610, 1720], 1.5, date(2026, 3, 14), "March"),
    ...     FirstEvent([1490, 1550], 1, date(2026, 5, 9), "May"),
    ... ])
    >>> pooled.n, pooled.Ru, [event.name for event, _ in pooled.left_out]
    (5, 1650, ['January'])

    Rule: B.02 7.1.4 and 8.2.1. Raises RatingInputError for no events and for what is no
    `FirstEvent`.
    """
    given = _checked(events)
    in_order = sorted(given, key=_in_time)
    played = [event for event in in_order if event.opponents]
    last = (played or in_order)[-1]
    rule_set = as_rules(rules, last.start)
    first_month = last.month - rule_set.first.months + 1
    left_out = []
    if played and played[0].half_points == 0:
        left_out.append((played.pop(0), "zero_score_event"))
    left_out += [(event, "too_old") for event in played if event.month < first_month]
    pooled = [event for event in played if event.month >= first_month]
    ratings = tuple(rating for event in pooled for rating in event.opponents)
    half = sum(event.half_points for event in pooled)
    result = _computed(ratings, half, rule_set, tuple(left_out))
    zero_counts = any(event.half_points == 0 for event in pooled)
    return replace(result, events=tuple(given), zero_counts=zero_counts)


def _in_time(event: FirstEvent) -> tuple[object, ...]:
    """Return what the events are ordered by: the day, then what does not depend on the list."""
    return (event.start, event.half_points, tuple(event.opponents), event.name)


def _checked(events: object) -> list[FirstEvent]:
    checked = listed(events, "events")
    if not checked:
        raise RatingInputError("error.no_events", {"place": place("events")})
    for n, event in enumerate(checked, start=1):
        if not isinstance(event, FirstEvent):
            values = {"place": say("place.event", n=n), "value": event}
            raise RatingInputError("error.not_a_first_event", values)
    return checked


def _with_standard(
    standard: int, ratings: tuple[int, ...], half: int, rules: RuleSet
) -> InitialRating:
    if not rules.standard_counts:
        values = {"place": place("standard"), "value": standard, "rules": rules.name}
        raise RatingInputError("error.standard_given", values)
    return _not_computed("standard_used", ratings, half, rules, standard)


def _not_computed(
    status: str,
    ratings: tuple[int, ...],
    half: int,
    rules: RuleSet,
    standard: int | None = None,
    left_out: tuple[tuple[FirstEvent, str], ...] = (),
) -> InitialRating:
    return InitialRating(
        Ru=None,
        status=status,
        n=len(ratings),
        points=hundredths(50 * half),
        opponents=ratings,
        standard=standard,
        left_out=left_out,
        rules=rules,
    )


def _computed(
    ratings: tuple[int, ...],
    half: int,
    rules: RuleSet,
    left_out: tuple[tuple[FirstEvent, str], ...] = (),
) -> InitialRating:
    rule = rules.first
    if len(ratings) < rule.games:
        return _not_computed("too_few_games", ratings, half, rules, left_out=left_out)
    everybody = (*ratings, *rule.invented)
    half_points = half + len(rule.invented)
    above = half_points - len(everybody)
    Ra = Fraction(sum(everybody), len(everybody))
    share = share_in_hundredths(half_points, len(everybody))
    if rule.per_half_point is not None and above > 0:
        dp, exact = None, Ra + rule.per_half_point * above
    else:
        dp = rating_difference(share)
        exact = Ra + dp
    Ru = round_half_away(exact)
    if rule.maximum is not None:
        Ru = min(Ru, rule.maximum)
    return InitialRating(
        Ru=Ru,
        status="published" if Ru >= rules.published_from else "too_low",
        n=len(ratings),
        points=hundredths(50 * half),
        Ra=Ra,
        p=hundredths(share),
        dp=dp,
        exact=exact,
        opponents=ratings,
        left_out=left_out,
        rules=rules,
    )


@dataclass(frozen=True, slots=True)
class FirstPointsNeeded(Worked):
    """The least score that gives a first rating of at least ``wanted``; None if none does.

    Below the published minimum the working says that ``reached`` is not published.
    """

    wanted: int
    points: Decimal | None
    n: int
    reached: int | None
    rules: RuleSet = field(repr=False)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The score and the rating that it gives."""
        values = {
            "wanted": self.wanted,
            "points": self.points,
            "n": self.n,
            "reached": self.reached,
        }
        if self.n < self.rules.first.games:
            few = {"n": self.n, "needed": self.rules.first.games}
            article = self.rules.articles["too_few_games"]
            return (Step("step.first_too_few_games", few, article),)
        if self.reached is None:
            return (Step("step.first_needed_none", values, self.rules.articles["Ru"]),)
        needed = Step("step.first_needed", values, self.rules.articles["Ru"])
        if self.reached >= self.rules.published_from:
            return (needed,)
        too_low = {"Ru": self.reached, "published_from": self.rules.published_from}
        return (needed, Step("step.first_too_low", too_low, self.rules.articles["too_low"]))


def first_points_needed(
    opponents: Sequence[int], wanted: int, *, rules: Rules = None
) -> FirstPointsNeeded:
    """Return the least score in a first event that gives a first rating of ``wanted``.

    >>> print(first_points_needed([1600] * 5, 1700))
    a score of 3 of 5 gives a first rating of 1707, enough for 1700 (B.02 8.2.3)
    >>> first_points_needed([1600] * 5, 2201).points is None
    True

    Rule: B.02 8.2. A score of zero gives none. Raises RatingInputError as `initial_rating` does.
    """
    target = whole_number(wanted, "wanted")
    ratings = ratings_list(opponents)
    rule_set = as_rules(rules)
    for half in range(1, 2 * len(ratings) + 1):
        Ru = _computed(ratings, half, rule_set).Ru
        if Ru is not None and Ru >= target:
            return FirstPointsNeeded(target, hundredths(50 * half), len(ratings), Ru, rule_set)
    return FirstPointsNeeded(target, None, len(ratings), None, rule_set)


COMPRESSED_BELOW = 2000
COMPRESSION_SHARE = Fraction(2, 5)
"""So much of what is missing to 2000 was added, once."""


@dataclass(frozen=True, slots=True)
class Compression(Worked):
    """A standard rating before and after the raise of 1 March 2024."""

    before: int
    after: int

    @property
    def steps(self) -> tuple[Step, ...]:
        """The raise, or that there was none."""
        values = {
            "before": self.before,
            "after": self.after,
            "below": COMPRESSED_BELOW,
            "share": f"{float(COMPRESSION_SHARE):.2f}",
            "missing": COMPRESSED_BELOW - self.before,
            "exact": _two_decimals(_raised(self.before)),
        }
        if self.before >= COMPRESSED_BELOW:
            return (Step("step.not_compressed", values),)
        steps = (Step("step.compressed", values),)
        exact = _raised(self.before)
        return steps if exact.denominator == 1 else (*steps, choice_step("compression_rounding"))


def _raised(rating: int) -> Fraction:
    return rating + COMPRESSION_SHARE * max(COMPRESSED_BELOW - rating, 0)


def compressed(rating: int) -> Compression:
    """Return what the raise of 1 March 2024 made of a standard rating.

    Ratings (points) below 2000 were raised by 0.40 of what was missing to 2000, once, on that day.

    >>> compressed(1600).after, compressed(2000).after
    (1760, 2000)
    >>> print(compressed(1001))  # doctest: +NORMALIZE_WHITESPACE
    1001 + 0.40 × (2000 − 1001) = 1400.60, rounded 1401
    the text is silent on how the raised rating is rounded: to the nearest whole number
        (1 March 2024)

    Not part of B.02; announced by FIDE. Whether it covered rapid and blitz is disputed: this is the
    standard list. Raises RatingInputError for a rating that is no whole
    number above 0.
    """
    before = whole_number(rating, "rating")
    return Compression(before, round_half_away(_raised(before)))
