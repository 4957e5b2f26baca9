"""What held when: the rule sets of the library, and before them what others report.

The library computes only with rules whose text was read (`elo.rules.RULE_SETS`). What was before
them, or happened once, stands here for the appendix "The rules by date" alone; nothing is computed
from it. In reading order: `Entry`, `LANES`, `REPORTED`, `history`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from itertools import groupby
from types import MappingProxyType

from elo.rules import RULE_SETS, RuleSet


@dataclass(frozen=True, slots=True)
class Entry:
    """What has held, or has happened, from a day on.

    ``start`` is None where only the end is known; ``whole_year`` says that the day is not known.
    ``secondary`` marks what was read neither in a text of FIDE's nor in a transcription of one;
    ``words`` are those of the figure.
    """

    lane: str
    start: date | None
    words: str
    source: str
    secondary: bool = False
    whole_year: bool = False
    in_full: str = ""

    @property
    def sentence(self) -> str:
        """Return what the entry says, in one line."""
        return self.in_full or f"{self.lane}: {self.words}".replace("\n", " ")

    @property
    def when(self) -> str:
        """Return the day in words: 2009-07-01, 1960, or "before"."""
        if self.start is None:
            return "before"
        return str(self.start.year) if self.whole_year else self.start.isoformat()


def _cut(rules: RuleSet) -> str:
    if rules.capped_games is not None:
        return f"{rules.cap}, one game\nan event"
    if rules.uncapped_from is not None:
        return f"{rules.cap}, only\nbelow {rules.uncapped_from}"
    return f"{rules.cap}, every\ngame"


def _k(rules: RuleSet) -> str:
    k = rules.k
    return f"{k.K_newcomer}, {k.K_other}\nor {k.K_top}"


def _first(rules: RuleSet) -> str:
    first = rules.first
    if first.per_half_point is not None:
        return f"+{first.per_half_point} for each\nhalf point"
    added = ", ".join(map(str, first.invented))
    return f"draws with {added},\nat most {first.maximum}"


def _far_apart(rules: RuleSet) -> str:
    if rules.too_far_apart is None:
        return ""
    return f"{rules.too_far_apart} apart, one\nabove {rules.far_above}"


CUT, K, K_FAST, FIRST, LEAST, APART, ONCE = (
    "a difference\ncounts up to",
    "K, standard",
    "K, rapid, blitz",
    "first rating",
    "published from",
    "not rated in\nrapid, blitz",
    "happened",
)

LANES: Mapping[str, tuple[str, Callable[[RuleSet], str]]] = MappingProxyType(
    {
        CUT: ("standard", _cut),
        K: ("standard", _k),
        K_FAST: ("rapid", _k),
        FIRST: ("standard", _first),
        LEAST: ("standard", lambda rules: str(rules.published_from)),
        APART: ("rapid", _far_apart),
    }
)
"""What the rule sets say, lane by lane: of which list, and in which words."""

REPORTED: tuple[Entry, ...] = (
    Entry(
        ONCE,
        date(1960, 1, 1),
        "Elo:\nUS",
        "secondary sources; one says 1961",
        secondary=True,
        whole_year=True,
        in_full="the federation of the United States takes Elo's system",
    ),
    Entry(
        ONCE,
        date(1970, 1, 1),
        "Elo:\nFIDE",
        "FIDE's news of July 2023",
        whole_year=True,
        in_full="FIDE takes Elo's system",
    ),
    Entry(
        ONCE,
        date(2024, 3, 1),
        "ratings below\n2000 raised",
        "FIDE's news of March 2024",
        in_full="once: standard ratings below 2000 are raised",
    ),
    Entry(CUT, None, "350", "secondary: chesselo.com", secondary=True),
    Entry(CUT, date(2009, 7, 1), "400, every\ngame", "secondary: chesselo.com", secondary=True),
    Entry(K, None, "30, 15\nor 10", "secondary: chesselo.com", secondary=True),
    Entry(K, date(2014, 7, 1), "40, 20\nor 10", "secondary: chesselo.com", secondary=True),
    Entry(K_FAST, date(2012, 1, 1), "20", "FIDE's news of November 2011", whole_year=True),
    Entry(
        K_FAST,
        date(2022, 10, 1),
        "40, 20\nor 10",
        "secondary: Vietnam Chess Federation",
        secondary=True,
    ),
)
"""What the rule sets do not say: what was before them, and what happened once."""


def history() -> dict[str, list[Entry]]:
    r"""Return the entries of each lane, oldest first: what is reported, then the rule sets.

    >>> [(entry.when, entry.words.replace("\n", " ")) for entry in history()[LEAST]]
    [('2022-01-01', '1000'), ('2024-03-01', '1400')]
    """
    lanes: dict[str, list[Entry]] = {lane: [] for lane in (ONCE, *LANES)}
    for entry in REPORTED:
        lanes[entry.lane].append(entry)
    for lane, (rating_list, say) in LANES.items():
        sets = [rules for rules in RULE_SETS if rules.rating_list == rating_list]
        for words, group in groupby(sets, key=say):
            if words:
                start = next(group).start
                chapter = "B.02" if rating_list == "standard" else "B.02 Rapid and Blitz"
                source = f"{chapter}, in a transcription"
                lanes[lane].append(Entry(lane, start, words, source))
    return lanes
