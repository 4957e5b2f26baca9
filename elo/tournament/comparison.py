"""Published figures beside ours, and what explains each difference.

An explanation is tried, not guessed: the library computes the player's event again with another
rating, K, rule set, result or rounding, and only what gives every published figure exactly is
named. The fewest causes win; where several sets of as few causes fit, all are named, because the
figures cannot tell them apart. What nothing explains is said to be open; and a list may always hold
another event of the month, whose K × chg can then be told only to a point. In reading order:
`official`, `OfficialTable`, `read_official`, `Difference`, `PlayerComparison`, `Comparison`,
`compare`.

The columns read, by one of their names; all but one of the first two may be missing: ``rank`` (No,
SNo) or ``fide_id``; ``Ro`` (rating); ``n`` (games); ``W`` (score); ``Rc``; ``chg`` (the sum before
K); ``K``; ``K*chg`` (Kchg, Rtg+/-); ``next`` (the rating on the next list); ``other`` (K*chg of the
player's other events in the month).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from decimal import Decimal

from elo.errors import RatingInputError
from elo.rounding import hundredths, round_half_away
from elo.tournament.causes import Cause, Official, explanations, ours
from elo.tournament.columns import Source, rows
from elo.tournament.examples import Published
from elo.tournament.figures import RATED, Value
from elo.tournament.rating_list import FIDE_ID, RANK
from elo.tournament.report import PlayerReport, Report
from elo.working import Step, Worked

RO = ("ro", "rating", "rtg", "elo")
GAMES = ("n", "games")
SCORE = ("w", "score", "points")
RC = ("rc", "ra", "rar")
CHG = ("chg", "change", "sumchg", "sum", "wwe")
K = ("k", "kfactor")
K_CHG = ("kchg", "kxchg", "ksum", "rtgplusminus", "ratingchange")
NEXT = ("next", "nextlist", "ratingnextlist", "newrating", "new")
Each = Callable[[Iterable[int]], Iterable[int]]
"""What goes through the starting ranks one by one, and may show a bar meanwhile."""
MOST_TOLD = 4
"""So many sets of causes are told; whoever fits more ways cannot be told apart anyhow."""
OTHER = ("other", "otherchange", "otherkchg")


def official(published: Published, other: Decimal | None = None) -> Official:
    """Return published figures as `compare` takes them; ``other`` is K × chg of other events.

    >>> from elo.tournament import us_championship_2025
    >>> official(us_championship_2025()[1][1]).K_chg
    Decimal('8.30')
    """
    return Official(
        Ro=published.rating,
        W=published.score,
        Rc=published.Rc,
        chg=published.sum_chg,
        K=published.K,
        K_chg=published.K_chg,
        next=published.rating_next_list,
        other=other,
    )


@dataclass(frozen=True, slots=True)
class OfficialTable:
    """The published figures of an event: of players by starting rank, of others by FIDE id."""

    by_rank: Mapping[int, Official]
    by_id: Mapping[int, Official] = field(default_factory=dict)


def read_official(source: Source) -> OfficialTable:
    """Read published figures, a row a player, from a CSV or its lines.

    >>> table = read_official(["No;Rc;chg;K;K*chg", "1;2675;0,83;10;8,30"])
    >>> table.by_rank[1].K_chg
    Decimal('8.30')

    Raises RatingInputError with the line for what cannot be read, for a player who stands there
    twice, and for a file that says of no row whom it is about.
    """
    by_rank: dict[int, Official] = {}
    by_id: dict[int, Official] = {}
    for row in rows(source, (RANK, FIDE_ID)):
        rank, fide_id = row.number(RANK), row.number(FIDE_ID)
        figures = Official(
            Ro=row.number(RO),
            n=row.number(GAMES),
            W=row.decimal(SCORE),
            Rc=row.number(RC),
            chg=row.decimal(CHG),
            K=row.number(K),
            K_chg=row.decimal(K_CHG),
            next=row.number(NEXT),
            other=row.decimal(OTHER),
        )
        key, index = (fide_id, by_id) if rank is None else (rank, by_rank)
        if key is None:
            raise RatingInputError("error.cell_nobody", {"line": row.line})
        if key in index:
            raise RatingInputError("error.list_twice", {"line": row.line, "value": key})
        index[key] = figures
    return OfficialTable(by_rank, by_id)


@dataclass(frozen=True, slots=True)
class Difference:
    """One figure that is published otherwise: its name, ours, theirs."""

    figure: str
    ours: Value
    theirs: Value

    @property
    def heading(self) -> str:
        """What the figure is called in the table of a report."""
        return next(one.heading for one in RATED if one.name == self.figure)


@dataclass(frozen=True, slots=True)
class PlayerComparison(Worked):
    """One player's published figures beside ours.

    ``differences`` are the figures that differ. ``explained`` are the sets of causes that give
    every published figure exactly, empty if there is none; ``open_steps`` then say what is open.
    """

    sheet: PlayerReport
    official: Official
    compared: tuple[str, ...]
    differences: tuple[Difference, ...] = ()
    explained: tuple[tuple[Cause, ...], ...] = ()
    open_steps: tuple[Step, ...] = field(default=())

    @property
    def agrees(self) -> bool:
        """Whether every published figure is ours."""
        return not self.differences

    @property
    def event_agrees(self) -> bool:
        """Whether every figure of the event is ours; the next list may have another number."""
        return all(difference.figure == "next" for difference in self.differences)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Each figure that differs, and what explains it or that nothing does."""
        who = {"rank": self.sheet.start_rank, "name": self.sheet.name}
        if self.agrees:
            return (Step("beside.agrees", {**who, "figures": len(self.compared)}),)
        lines = [Step("beside.player", who)]
        lines += [
            Step("beside.differs", {"figure": one.heading, "ours": one.ours, "theirs": one.theirs})
            for one in self.differences
        ]
        return (*lines, *_because("beside.because", self.explained), *self.open_steps)


@dataclass(frozen=True, slots=True)
class Comparison(Worked):
    """The published figures of an event beside ours, player by player.

    ``unknown`` are the starting ranks or FIDE ids that nobody in the tournament has.
    """

    players: Mapping[int, PlayerComparison]
    unknown: tuple[int, ...] = ()

    @property
    def steps(self) -> tuple[Step, ...]:
        """How many agree, and each player who does not."""
        agree = sum(one.agrees for one in self.players.values())
        event = sum(one.event_agrees for one in self.players.values())
        values = {"agree": agree, "event": event, "players": len(self.players)}
        lines = [Step("beside.whole", values)]
        if self.unknown:
            lines.append(Step("beside.unknown", {"players": ", ".join(map(str, self.unknown))}))
        for one in self.players.values():
            lines += () if one.agrees else one.steps
        return tuple(lines)


def compare(
    report: Report, published: OfficialTable | Mapping[int, Official], *, each: Each = iter
) -> Comparison:
    """Lay published figures beside those of a report, and explain the differences.

    ``published`` comes from `read_official`, or is a mapping by starting rank. ``each`` goes
    through the starting ranks, and may show a bar.

    >>> from elo.tournament import OTHER_CHANGES, us_championship_2025
    >>> from elo.tournament.report import tournament_report
    >>> tournament, published = us_championship_2025()
    >>> found = compare(
    ...     tournament_report(tournament),
    ...     {rank: official(one, OTHER_CHANGES.get(rank)) for rank, one in published.items()},
    ... )
    >>> print(found)
    the figures of the event: 12 of 12 players agree; all figures: 10
    1  Player 001
    New: 2797 here, 2795 published
    this gives every published figure: another event in the month, with K*chg −2.60
    4  Player 004
    New: 2726 here, 2728 published
    this gives every published figure: another event in the month, with K*chg +2.40
    """
    table = published if isinstance(published, OfficialTable) else OfficialTable(published)
    ranks = {sheet.player.fide_id: rank for rank, sheet in report.players.items()}
    found = {ranks[key]: one for key, one in table.by_id.items() if key in ranks}
    found |= {rank: one for rank, one in table.by_rank.items() if rank in report.players}
    unknown = [key for key in table.by_id if key not in ranks]
    unknown += [rank for rank in table.by_rank if rank not in report.players]
    players = {
        rank: _player(report.players[rank], found[rank], found) for rank in each(sorted(found))
    }
    return Comparison(players, tuple(unknown))


def _player(
    sheet: PlayerReport, figures: Official, everybody: Mapping[int, Official]
) -> PlayerComparison:
    here, given = ours(sheet), figures.given
    differences = tuple(
        Difference(name, here.get(name), value)
        for name, value in given.items()
        if here.get(name) != value
    )
    compared = tuple(given)
    if not differences:
        return PlayerComparison(sheet, figures, compared)
    explained = tuple(explanations(sheet, figures, everybody))
    of_event: tuple[tuple[Cause, ...], ...] = ()
    if not explained:
        event = explanations(sheet, figures.without_list, everybody)
        of_event = tuple(causes for causes in event if causes)
    open_steps = [*_because("beside.event_because", of_event)]
    list_differs = any(one.figure == "next" for one in differences)
    event_is_clear = explained or of_event or {one.figure for one in differences} == {"next"}
    if list_differs and event_is_clear and figures.other is None:
        open_steps += _another_event(sheet, figures)
    if not explained and not open_steps:
        open_steps = [Step("beside.open")]
    return PlayerComparison(sheet, figures, compared, differences, explained, tuple(open_steps))


def _because(key: str, explained: Iterable[tuple[Cause, ...]]) -> Iterator[Step]:
    """Say the first sets of causes, and how many more there are."""
    told = list(explained)
    for n, causes in enumerate(told[:MOST_TOLD]):
        values = {"causes": "; ".join(map(str, causes))}
        yield Step(key if n == 0 else "beside.or_because", values)
    if len(told) > MOST_TOLD:
        yield Step("beside.more", {"more": len(told) - MOST_TOLD})


def _another_event(sheet: PlayerReport, figures: Official) -> Iterator[Step]:
    """Say which K × chg another event of the month would need to give the published list."""
    if sheet.period is None or figures.next is None:
        return
    base = figures.Ro or sheet.period.rating
    K_chg = sheet.period.change_exact if figures.K_chg is None else figures.K_chg
    if figures.next == base:
        yield Step("beside.not_moved", {"rating": base})
    wanted = figures.next - base
    fitting = [
        change
        for change in map(hundredths, range(100 * wanted - 50, 100 * wanted + 51))
        if round_half_away(change) == wanted
    ]
    values = {"least": fitting[0] - K_chg, "most": fitting[-1] - K_chg}
    yield Step("beside.another_event", values)
