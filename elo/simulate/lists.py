"""Experiments with whole lists: what the changes of 2024 do, and whether ratings find the truth.

In reading order: `Change`, `rule_changes`, `Setting`, `finding_truth`. A list has no answer that
mathematics gives beforehand; what it does give is named with each experiment. Left out: that
players who gain play on, and those who lose stay away.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from elo.initial_rating import COMPRESSED_BELOW, COMPRESSION_SHARE
from elo.rules import RuleSet, rule_set
from elo.simulate.bar import bar
from elo.simulate.finding import Estimate, Finding, Sample, words
from elo.simulate.history import ListHistory
from elo.simulate.model import (
    CONSTANT,
    MODEL,
    GameModel,
    Growth,
    Real,
    Whole,
    at_most,
    of_kind,
    some,
)
from elo.simulate.newcomers import AFTER, BEFORE
from elo.simulate.rating_list import (
    CALENDAR,
    POPULATION,
    Calendar,
    Population,
    simulated_list,
)
from elo.working import Step

LISTS = Sample(500, 4)
"""Whole lists take long, so there are few: their standard errors hold less often than those of
twenty repetitions (`Estimate.coverage`)."""
NO_LINE = replace(rule_set("standard-2025-10"), name="no-line", published_from=1)
"""The rules of today, in which no rating is too low to be published."""
WEAK_BELOW, STRONG_FROM = 1600, 2000


# What do the two 1800s, the 1400 line and the compression do to a whole list?


@dataclass(frozen=True, slots=True)
class Change:
    """One change of 2024 to be looked at by itself: its name, its rules, whether it compresses.

    A name is a key of the catalogue (``change.…``), or simply your own words.
    """

    name: str
    rules: RuleSet
    compresses: bool = False


CHANGES = (
    Change("none", BEFORE),
    Change("invented", replace(BEFORE, first=AFTER.first)),
    Change("line", replace(BEFORE, published_from=AFTER.published_from)),
    Change("compression", BEFORE, compresses=True),
    Change("all", AFTER, compresses=True),
)
"""The rules before March 2024, each change by itself, and all of them."""


def right(truths: Whole) -> Whole:
    """Return a first list on which every rating is the true strength."""
    return truths


def too_low(truths: Whole) -> Whole:
    """Return a first list whose low ratings are just so much too low that the compression fits.

    A rating that would be below 1 is 1.

    >>> too_low(np.array([1400, 1760, 2100])).tolist()
    [1000, 1600, 2100]
    """
    left = 1 - COMPRESSION_SHARE
    missing = np.maximum(COMPRESSED_BELOW - truths, 0)
    low = truths + missing - missing * left.denominator // left.numerator
    return np.asarray(np.maximum(low, 1))


def somebody_elses(truths: Whole) -> Whole:
    """Return a first list on which everybody has the strength of another player as rating."""
    return np.roll(truths, 1)


FIRST_LISTS: dict[str, Callable[[Whole], Whole]] = {"right": right, "too_low": too_low}


@dataclass(frozen=True, slots=True, repr=False)
class Changed(Finding):
    """What became of a list under one change: all figures are those of the last list.

    ``rated`` counts the players with a rating; ``bias`` is mean rating less mean strength (points)
    of all of them, ``weak`` and ``strong`` that of those truly below 1600 and from 2000 on;
    ``width`` is the spread of the ratings as a share of that of the strengths.
    """

    first_list: str
    change: str
    rated: Estimate
    bias: Estimate
    weak: Estimate
    strong: Estimate
    width: Estimate
    correlation: Estimate

    @property
    def name(self) -> str:
        """The change in words."""
        return words(f"change.{self.change}", self.change)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The figures of the last list."""
        values = {
            "first_list": words(f"list.{self.first_list}", self.first_list),
            "change": self.name,
            "rated": self.rated,
            "bias": self.bias,
            "weak": self.weak,
            "strong": self.strong,
            "weak_below": WEAK_BELOW,
            "strong_from": STRONG_FROM,
            "width": self.width,
        }
        return (Step("found.changed", values),)


def _steps(months: int, rows: Iterable[Finding], sample: Sample) -> tuple[Step, ...]:
    """Return what lists over so many months came to, row by row."""
    over = Step("found.months", {"months": months})
    return (over, *(step for row in rows for step in row.steps), sample.step)


@dataclass(frozen=True, slots=True, repr=False)
class RuleChanges(Finding):
    """What became of lists, change by change: see `Changed`."""

    rows: tuple[Changed, ...]
    months: int
    sample: Sample

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every first list under every change, the months and the sample."""
        return _steps(self.months, self.rows, self.sample)


def rule_changes(
    changes: Sequence[Change] = CHANGES,
    *,
    months: int = 24,
    population: Population = POPULATION,
    calendar: Calendar = CALENDAR,
    model: GameModel = MODEL,
    sample: Sample = LISTS,
    progress: bool | None = None,
) -> RuleChanges:
    """Find out what each change of March 2024 does to a whole list, and all of them together.

    Each change is tried on a list whose ratings are right, and on one whose low ratings are too low
    by just so much as the compression puts right. The strengths stay constant, so what the ratings
    do is the work of the rules. ``progress`` shows one bar, as in `elo.simulate.simulate_list`.

    >>> found = rule_changes(CHANGES[2:3], months=6, sample=Sample(200, 2)).rows[0]
    >>> print(found.name, "leaves", found.rated, "of 200 rated")
    the 1400 line alone leaves 174 ± 2 of 200 rated

    Theory gives the beginning: compression raises every rating below 2000 by 0.40 of what is
    missing, so a right list becomes 0.60 as wide there, and one too low becomes right. Rule: B.02
    8.2, 7.1.4, 7.2.1, and the raise of 1 March 2024. Raises RatingInputError for sizes that are
    none.
    """
    at_most(months, "months", least=1)
    tried = [of_kind(Change, change, "changes") for change in some(changes, "changes")]
    players = of_kind(Sample, sample, "sample").players
    people = replace(of_kind(Population, population, "population"), players=players)
    rows = []
    with bar(len(FIRST_LISTS) * len(tried) * sample.repeats * months, progress) as step:
        for name, first_list in FIRST_LISTS.items():
            for change in tried:
                histories = [
                    simulated_list(
                        people,
                        calendar,
                        months=months,
                        rules=change.rules,
                        model=model,
                        first_list=first_list,
                        compress=0 if change.compresses else None,
                        seed=seed,
                        step=step,
                    )
                    for seed in sample.seeds
                ]
                rows.append(_changed(name, change.name, histories))
    return RuleChanges(tuple(rows), months, sample)


def _changed(first_list: str, change: str, histories: Sequence[ListHistory]) -> Changed:
    last = [history.last for history in histories]
    return Changed(
        first_list=first_list,
        change=change,
        rated=Estimate.of(one.rated.sum() for one in last),
        bias=Estimate.of(one.bias()[0] for one in last),
        weak=Estimate.of(one.bias(one.truths < WEAK_BELOW)[0] for one in last),
        strong=Estimate.of(one.bias(one.truths >= STRONG_FROM)[0] for one in last),
        width=Estimate.of(one.width[0] for one in last),
        correlation=Estimate.of(one.correlation[0] for one in last),
    )


# Does the rating find the truth?


@dataclass(frozen=True, slots=True)
class Setting:
    """One kind of list to be looked at: its name, its growth, who comes and goes, K, first list.

    A name is a key of the catalogue (``setting.…``), or simply your own words. ``turnover`` are the
    players of a thousand who leave in a month and are replaced; ``k`` is one K for everybody (None:
    by the rule); ``first_list`` makes the first ratings of the true strengths.
    """

    name: str
    growth: Growth = CONSTANT
    turnover: int = 0
    k: int | None = None
    first_list: Callable[[Whole], Whole] = right


SETTINGS = (
    Setting("scrambled", first_list=somebody_elses),
    Setting("closed", k=20),
    Setting("growing", Growth(5), k=20),
    Setting("growing_K", Growth(5)),
    Setting("jumping_K", Growth(60, months=12)),
    Setting("leaving", turnover=10),
    Setting("open", Growth(5), turnover=10),
)
"""From no information at all; nothing moves; juniors grow under one K, and under FIDE's; they jump
instead; people come and go, and nobody grows; both."""


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class Truth(Finding):
    """How well the ratings of one kind of list tell the true strengths, month by month.

    ``correlation``, ``bias`` and ``error`` are those of the last list, ``inflation`` is the change
    of the bias in a year, over the second half of the months: above 0 the same strength is rated
    higher and higher. ``correlations``, ``ratings`` and ``truths`` have the averages of every list.
    """

    setting: str
    correlation: Estimate
    bias: Estimate
    inflation: Estimate
    error: Estimate
    correlations: Real = field(repr=False)
    ratings: Real = field(repr=False)
    truths: Real = field(repr=False)

    @property
    def label(self) -> str:
        """The setting in a word or two, for a figure."""
        return words(f"label.{self.setting}", self.setting)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The figures of the last list, and the trend."""
        values = {
            "setting": words(f"setting.{self.setting}", self.setting),
            "first": f"{self.correlations[0]:.2f}",
            "correlation": self.correlation,
            "bias": self.bias,
            "inflation": self.inflation,
            "error": self.error,
        }
        return (Step("found.truth", values), Step("found.truth_bias", values))


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class FindingTruth(Finding):
    """How well ratings tell the truth, setting by setting: see `Truth`."""

    rows: tuple[Truth, ...]
    months: int
    sample: Sample

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every setting, the months and the sample."""
        return _steps(self.months, self.rows, self.sample)


def finding_truth(
    settings: Sequence[Setting] = SETTINGS,
    *,
    months: int = 48,
    population: Population = POPULATION,
    calendar: Calendar = CALENDAR,
    model: GameModel = MODEL,
    sample: Sample = LISTS,
    progress: bool | None = None,
) -> FindingTruth:
    """Find out whether ratings find the true strengths, and whether they keep their level.

    The rules are today's without the 1400 line, which would take the weakest off the list and
    change its average by that alone (`rule_changes` looks at it). Bias is mean rating less mean
    strength of those rated: a list inflates when it rises, deflates when it falls. ``progress``
    shows one bar, as in `elo.simulate.simulate_list`.

    >>> found = finding_truth(SETTINGS[1:2], months=12, sample=Sample(200, 2)).rows[0]
    >>> print(found.correlation)
    0.990 ± 0.002

    The theory: in a closed list with one K what one player gains the other loses, so the mean
    rating stays, and if the mean strength rises by so much, the bias falls by as much. The
    correlation can come no nearer to 1 than the swing lets it
    (`elo.simulate.theory.correlation_limit`). Both agree. Rule: B.02 8.2, 8.3. Raises
    RatingInputError for sizes that are none.
    """
    at_most(months, "months", least=12)
    tried = [of_kind(Setting, setting, "settings") for setting in some(settings, "settings")]
    players = of_kind(Sample, sample, "sample").players
    everybody = replace(of_kind(Population, population, "population"), players=players)
    rows = []
    with bar(len(tried) * sample.repeats * months, progress) as step:
        for setting in tried:
            people = replace(everybody, growth=setting.growth, turnover=setting.turnover)
            histories = [
                simulated_list(
                    people,
                    calendar,
                    months=months,
                    rules=NO_LINE,
                    k=setting.k,
                    model=model,
                    first_list=setting.first_list,
                    seed=seed,
                    step=step,
                )
                for seed in sample.seeds
            ]
            rows.append(_truth(setting.name, histories))
    return FindingTruth(tuple(rows), months, sample)


def _truth(setting: str, histories: Sequence[ListHistory]) -> Truth:
    last = [history.last for history in histories]
    half = histories[0].months // 2
    years = (histories[0].months - half) / 12
    return Truth(
        setting=setting,
        correlation=Estimate.of(one.correlation[0] for one in last),
        bias=Estimate.of(one.bias()[0] for one in last),
        inflation=Estimate.of(
            (history.bias()[-1] - history.bias()[half]) / years for history in histories
        ),
        error=Estimate.of(one.error()[0] for one in last),
        correlations=np.mean([history.correlation for history in histories], axis=0),
        ratings=np.mean([history.mean_rating() for history in histories], axis=0),
        truths=np.mean([history.mean_truth() for history in histories], axis=0),
    )
