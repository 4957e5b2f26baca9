"""The tables of the appendix, made from the library's own data.

In reading order: `Lines`, `expected_scores`, `rule_sets`, `dates`, `open_questions`.
"""

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from types import MappingProxyType

from elo.choices import CHOICES
from elo.formula import expected_score_at
from elo.rules import KRules, RuleSet, rules_for
from elo.show.history import history
from elo.show.tables import Table
from elo.topics import TOPICS


class Lines(Table):
    """A table of words: its columns begin at the left.

    >>> print(Lines(["K", "who"], [(10, "once 2400"), (20, "everybody else")]))
    K   who
    10  once 2400
    20  everybody else
    """

    def _repr_markdown_(self) -> str:
        lines = [self.header, [":---"] * len(self.header), *self.rows]
        return "\n".join("| " + " | ".join(line) + " |" for line in lines)

    def __str__(self) -> str:
        lines = [self.header, *self.rows]
        widths = [max(len(line[i]) for line in lines) for i in range(len(self.header))]
        return "\n".join(
            "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
            for line in lines
        )


def expected_scores(reach: int = rules_for().cap) -> Table:
    """Lay out the expected score of the higher rated player for every difference up to a reach.

    A row holds ten differences: tens at the left, units above.

    >>> print(expected_scores(19))
     D    0    1    2    3    4    5    6    7    8    9
     0  .50  .50  .50  .50  .51  .51  .51  .51  .51  .51
    10  .51  .52  .52  .52  .52  .52  .52  .52  .53  .53

    Source: B.02 8.1.2.
    """
    rows = []
    for tens in range(0, reach + 1, 10):
        within = range(tens, min(tens + 10, reach + 1))
        scores = [f"{expected_score_at(D).PD:.2f}".removeprefix("0") for D in within]
        rows.append((str(tens), *scores, *[""] * (10 - len(scores))))
    return Table(["D", *map(str, range(10))], rows)


def _cut(rules: RuleSet) -> str:
    which = (
        "every game"
        if rules.capped_games is None
        else f"{rules.capped_games} game of an event, that with the greatest difference"
    )
    exception = (
        "" if rules.uncapped_from is None else f"; never for a {rules.uncapped_from} or more"
    )
    return f"{rules.cap} in {which}{exception}"


def _k(k: KRules) -> str:
    return (
        f"{k.K_top} once {k.top}; {k.K_junior} to the end of the year of the {k.junior_age}th "
        f"birthday, if never published at {k.junior_below} or more; {k.K_newcomer} until events "
        f"with {k.newcomer_games} games are completed; else {k.K_other}"
    )


def _apart(rules: RuleSet) -> str:
    if rules.too_far_apart is None:
        return "–"
    return f"{rules.too_far_apart} apart or more, with one player above {rules.far_above}"


def _half(points: int | None) -> str:
    return "dp of the table" if points is None else f"{points} for each half point"


ROWS: Mapping[str, Callable[[RuleSet], object]] = MappingProxyType(
    {
        "name": lambda rules: rules.name,
        "in force from": lambda rules: rules.start,
        "a greater difference counts as": _cut,
        "games not rated because of the difference": _apart,
        "without a rating on this list": lambda rules: (
            "the standard rating counts" if rules.standard_counts else "unrated"
        ),
        "first rating: hypothetical draws with": lambda rules: (
            " and ".join(map(str, rules.first.invented)) or "nobody"
        ),
        "first rating: above one half": lambda rules: _half(rules.first.per_half_point),
        "first rating: at most": lambda rules: rules.first.maximum or "no maximum",
        "first rating: needs": lambda rules: (
            f"{rules.first.games} games in at most {rules.first.months} months"
        ),
        "published from": lambda rules: rules.published_from,
        "K": lambda rules: _k(rules.k),
        "games × K at most": lambda rules: rules.k.most_points,
    }
)
"""What a rule set says, line by line."""


def rule_sets(sets: Iterable[RuleSet]) -> Lines:
    """Lay out rule sets side by side.

    >>> from elo import rule_set
    >>> print(rule_sets([rule_set("blitz-2024-12")]).rows[2][1])
    600 apart or more, with one player above 2600
    """
    columns = list(sets)
    (first, say), *others = ROWS.items()
    return Lines(
        [first, *map(str, map(say, columns))],
        [(label, *map(str, map(line, columns))) for label, line in others],
    )


def dates(*, secondary: bool = False) -> Lines:
    """Lay out when what began to hold, oldest first, and how that is known.

    With ``secondary`` only what is from secondary sources alone, elsewhere marked by bold letters.

    >>> print(dates().rows[3])
    ['1970', "FIDE takes Elo's system", "FIDE's news of July 2023"]
    """
    entries = [entry for lane in history().values() for entry in lane]
    if secondary:
        entries = [entry for entry in entries if entry.secondary]
    entries.sort(key=lambda entry: (entry.start or date.min, entry.lane))
    return Lines(
        ["from", "what", "known from"],
        [
            (
                entry.when,
                entry.sentence,
                f"**{entry.source}**" if entry.secondary and not secondary else entry.source,
            )
            for entry in entries
        ],
    )


def open_questions(topic: str) -> Lines:
    """Lay out what the text of a topic leaves open, and what is done here.

    >>> print(open_questions("performance").rows[1][0])
    C.07 10.3

    Raises KeyError for what is no topic.
    """
    if topic not in {one.name for one in TOPICS}:
        raise KeyError(topic)
    return Lines(
        ["article", "what the text leaves open, and what is done here"],
        [(choice.article, choice.question) for choice in CHOICES.values() if choice.topic == topic],
    )
