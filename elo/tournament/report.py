"""The official report of a tournament: what each player's rating becomes, and how.

Everything is computed by the functions of the topics; here it is only put together. Each player
stands alone: the event is taken as the only one of its rating period. In reading order:
`PlayerReport`, `Report`, `tournament_report`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from decimal import Decimal

from elo.errors import RatingInputError
from elo.initial_rating import InitialRating, initial_rating
from elo.k_factor import period_k
from elo.performance import Performance, performance_rating
from elo.rating_change import EventChange, GameChange, LeftOut, PeriodChange, rating_period
from elo.rounding import hundredths, in_hundredths
from elo.rules import RuleSet, plain_date, rules_for
from elo.tournament.counting import Labels, Round, Start, sort_out, start_of
from elo.tournament.known import Known, KnownK, known_k
from elo.tournament.model import Tournament, TournamentPlayer
from elo.tournament.rating_list import ListEntry, RatingList
from elo.tournament.shown import harmless
from elo.values import Event, Game
from elo.words import say
from elo.working import Step, Worked

Each = Callable[[Iterable[TournamentPlayer]], Iterable[TournamentPlayer]]
"""What goes through the players one by one, and may show a bar meanwhile."""


@dataclass(frozen=True, slots=True, repr=False)
class PlayerReport(Worked):
    """The sheet of one player: which games count, and what they make of the rating.

    A rated player has ``K`` and ``period``, an unrated one ``first``, the pieces of a first rating.
    ``rounds`` are all rounds of the file, each with its game or with the reason why it is left out.
    FIDE's quantities are properties: n, W, We, Rc, delta, change_exact, change, new_rating, Rp.
    """

    player: TournamentPlayer
    start: Start
    rounds: tuple[Round, ...]
    rules: RuleSet
    remarks: tuple[Step, ...] = ()
    K: KnownK | None = None
    period: PeriodChange | None = None
    first: InitialRating | None = None

    def __repr__(self) -> str:
        return f"<PlayerReport: {self.start_rank} {self.name}>"

    @property
    def start_rank(self) -> int:
        """The starting rank, by which the player is named."""
        return self.player.start_rank

    @property
    def name(self) -> str:
        """The name, as it can be shown in a terminal."""
        return harmless(self.player.name)

    @property
    def rated(self) -> bool:
        """Whether the player counts as rated."""
        return self.period is not None

    @property
    def event(self) -> EventChange:
        """What the event changes.

        Raises RatingInputError for an unrated player, who has nothing to change.
        """
        if self.period is None:
            raise RatingInputError("error.unrated_player", {"name": self.name})
        return self.period.events[0]

    @property
    def games(self) -> tuple[Game, ...]:
        """The games that count."""
        return tuple(one.game for one in self.rounds if one.left_out is None)

    @property
    def left_out(self) -> tuple[LeftOut, ...]:
        """The rounds that do not count, each with its reason."""
        return tuple(one.left_out for one in self.rounds if one.left_out is not None)

    @property
    def lines(self) -> Iterator[tuple[Round, GameChange | None]]:
        """Every round, with what its game changes; None where it changes nothing."""
        changes = iter(self.event.games if self.rated else ())
        for one in self.rounds:
            yield one, next(changes, None) if one.left_out is None else None

    @property
    def n(self) -> int:
        """The number of games that count."""
        return len(self.games)

    @property
    def W(self) -> Decimal:
        """The points of the games that count."""
        return hundredths(sum(int(100 * game.score) for game in self.games))

    @property
    def opponents(self) -> list[int]:
        """The opponents' ratings in the games that count, before the 400 rule."""
        counted = (game.opponent or game.opponent_standard for game in self.games)
        return [rating for rating in counted if rating is not None]

    @property
    def performance(self) -> Performance | None:
        """The performance in the games that count, by the table; None without a game."""
        return performance_rating(self.opponents, self.W) if self.games else None

    @property
    def Rp(self) -> int | None:
        """The performance rating; None without a game."""
        performance = self.performance
        return performance.Rp if performance else None

    @property
    def new_rating(self) -> int | None:
        """The rating on the next list if nothing else happens in the period; None for none."""
        if self.period is not None:
            return self.period.new_rating if self.period.published else None
        return self.first.Ru if self.first is not None and self.first.published else None

    @property
    def outcome(self) -> Step | None:
        """What becomes of a player who is unrated, or will be; None for everybody else."""
        if self.first is not None:
            return self.first.steps[-1]
        falls = self.period is not None and not self.period.published
        return self.period.steps[-1] if falls and self.period is not None else None

    def change_at(self, k: int) -> Decimal:
        """Return what the event would change with another K of the list, exactly.

        Raises RatingInputError for an unrated player and for a K below 1.
        """
        event = self.event
        K = period_k(k, event.n, rules=self.rules).K
        return hundredths(K * in_hundredths(event.delta))

    @property
    def changes_at(self) -> dict[int, Decimal]:
        """What the event would change with each K that this player may have."""
        return {k: self.change_at(k) for k in self.K.possible} if self.K else {}

    @property
    def steps(self) -> tuple[Step, ...]:
        """The whole sheet, step by step."""
        values = {
            "rank": self.start_rank,
            "name": self.name,
            "rating": self.start.counted or say("rated.unrated"),
        }
        head = Step("rated.player", values)
        return (head, *self.remarks, *self._rated_steps, *self._first_steps)

    @property
    def _rated_steps(self) -> tuple[Step, ...]:
        if self.period is None or self.K is None:
            return ()
        others = (
            Step("rated.with_K", {"K": K, "change": change})
            for K, change in self.changes_at.items()
            if K != self.K.K
        )
        performance = self.performance
        return (
            *self.K.steps,
            *self.period.steps,
            *others,
            *(performance.steps if performance else ()),
        )

    @property
    def _first_steps(self) -> tuple[Step, ...]:
        if self.first is None:
            return ()
        played = zip(self.games, self.opponents, strict=True)
        return (
            *(
                Step(
                    "rated.first_game",
                    {"label": game.label, "opponent": opponent, "score": game.score},
                )
                for game, opponent in played
            ),
            *(left.step for left in self.left_out),
            *self.first.steps,
        )


@dataclass(frozen=True, slots=True, repr=False)
class Report:
    """The official report of a tournament: the players' sheets by starting rank.

    ``rules`` is the rule set by which it is counted, ``day`` the day that chose it (None where the
    file has none and none was given), ``remarks`` what is to be known about the whole.
    """

    tournament: Tournament
    rules: RuleSet
    day: date | None
    players: Mapping[int, PlayerReport]
    remarks: tuple[Step, ...] = ()

    def __repr__(self) -> str:
        return f"<Report: {harmless(self.tournament.name)}, {len(self.players)} players>"

    def player(self, start_rank: int) -> PlayerReport:
        """Return the sheet of one player.

        Raises RatingInputError for a starting rank that nobody has.
        """
        if start_rank not in self.players:
            raise RatingInputError("error.trf_nobody", {"player": start_rank})
        return self.players[start_rank]

    @property
    def rated(self) -> list[PlayerReport]:
        """The sheets of the rated players."""
        return [sheet for sheet in self.players.values() if sheet.rated]

    @property
    def unrated(self) -> list[PlayerReport]:
        """The sheets of the players without a rating."""
        return [sheet for sheet in self.players.values() if not sheet.rated]

    @property
    def uncertain(self) -> list[PlayerReport]:
        """The sheets whose K is assumed, and could be another one."""
        return [sheet for sheet in self.rated if sheet.K is not None and not sheet.K.is_certain]

    def __str__(self) -> str:
        """Return the report as tables for a terminal."""
        from elo.tournament.layout import as_text

        return "".join(as_text(self)).rstrip()

    def _repr_html_(self) -> str:
        from elo.tournament.fragments import for_notebook

        return for_notebook(self)


def tournament_report(
    tournament: Tournament,
    *,
    ratings: RatingList | None = None,
    on: date | None = None,
    kind: str = "standard",
    keep_ratings: bool = False,
    each: Each = iter,
) -> Report:
    """Return the official report of a tournament.

    ``ratings`` is a list read by `read_rating_list`; its ratings count, as FIDE's list counts and
    not the file, unless ``keep_ratings`` keeps those of the file. ``on`` is the day that chooses
    the rules and K's year, by default the start of the event; without any day the newest rules
    hold. ``kind`` is "standard", "rapid" or "blitz". ``each`` goes through the players, and may
    show a bar.

    >>> from elo.tournament import us_championship_2025
    >>> tournament, _ = us_championship_2025()
    >>> report = tournament_report(tournament)
    >>> one = report.player(1)
    >>> one.n, one.W, one.event.delta, one.K.K, one.event.change_exact, one.new_rating
    (11, Decimal('8'), Decimal('0.83'), 10, Decimal('8.3'), 2797)

    Rule: B.02 5.1, 7.1.4, 7.2.1, 8.1 to 8.3, and the articles of rapid and blitz. Raises
    RatingInputError for a day or a list that no rule is recorded for.
    """
    day = tournament.start or tournament.end if on is None else plain_date(on)
    rules = rules_for(day, kind)
    entries = {
        rank: None if ratings is None else ratings.entry(rank, player.fide_id, player.name)
        for rank, player in tournament.players.items()
    }
    starts = {
        rank: start_of(player, entries[rank], rules, keep=keep_ratings)
        for rank, player in tournament.players.items()
    }
    name, labels = harmless(tournament.name), Labels()
    sheets = {}
    for player in each(tournament.players.values()):
        rank = player.start_rank
        rounds = tuple(sort_out(player, tournament.players, starts, rules, labels))
        remarks = (*_somebody_else(player, ratings), *starts[rank].remarks)
        sheet = PlayerReport(player, starts[rank], rounds, rules, remarks)
        if starts[rank].counted is None:
            sheets[rank] = replace(
                sheet, first=initial_rating(sheet.opponents, sheet.W, rules=rules)
            )
        else:
            K = known_k(_known(sheet, entries[rank]), on=day, rules=rules)
            sheets[rank] = replace(sheet, K=K, period=_period(sheet, K.K, day, name))
    return Report(
        tournament, rules, day, sheets, tuple(_remarks(tournament, rules, day, on, ratings, sheets))
    )


def _somebody_else(player: TournamentPlayer, ratings: RatingList | None) -> Iterator[Step]:
    """Return a remark where the list's row with the player's starting rank was not taken."""
    other = ratings and ratings.somebody_else(player.start_rank, player.fide_id, player.name)
    if other:
        values = {"name": harmless(other.name) or "—", "fide_id": other.fide_id or "—"}
        yield Step("remark.somebody_else", values)


def _known(sheet: PlayerReport, entry: ListEntry | None) -> Known:
    """Return what list and file together know of a rated player; the list goes first."""
    player, listed = sheet.player, entry or ListEntry()
    games = player.games if listed.games is None else listed.games
    if games is None and sheet.start.rating is None:
        games = 0  # only a standard rating: new to this list
    return Known(
        rating=sheet.start.counted or 0,
        K=listed.K or player.K,
        K_from="list" if listed.K else "file",
        games=games,
        highest=listed.highest,
        reached_top=listed.reached_top,
        birth_year=listed.birth_year or player.birth_year,
        title=player.title,
    )


def _period(sheet: PlayerReport, K: int, day: date | None, name: str) -> PeriodChange:
    own = sheet.start.counted or 0
    event = Event(own, sheet.games, day, name)
    period = rating_period(own, [event], k=K, rules=sheet.rules)
    change = replace(period.events[0], left_out=sheet.left_out)
    return replace(period, events=(change,))


def _remarks(
    tournament: Tournament,
    rules: RuleSet,
    day: date | None,
    on: date | None,
    ratings: RatingList | None,
    sheets: Mapping[int, PlayerReport],
) -> Iterator[Step]:
    values = {"rules": rules.name, "list": rules.rating_list, "day": day}
    key = "no_day" if day is None else "start" if on is None else "day"
    yield Step(f"remark.rules_{key}", values)
    yield Step("remark.one_event")
    if ratings is None:
        yield Step("remark.no_list")
    else:
        found = sum(
            ratings.entry(rank, sheet.player.fide_id, sheet.player.name) is not None
            for rank, sheet in sheets.items()
        )
        yield Step("remark.on_list", {"found": found, "players": len(sheets)})
        yield from ratings.remarks
        differ = sum(
            step.key in ("remark.rating_list", "remark.rating_kept")
            for sheet in sheets.values()
            for step in sheet.remarks
        )
        if differ:
            yield Step("remark.differ", {"differ": differ, "players": len(sheets)})
    yield from (Step(notice.key, notice.values) for notice in tournament.notes)
