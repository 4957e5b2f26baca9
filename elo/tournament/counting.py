"""From what a player counts, and which games do.

The file says what happened in each round, the rules of the list say which of these are games that
count. In reading order: `Start`, `start_of`, `Unplayed`, `Round`, `sort_out`.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from elo.rating_change import LeftOut, why_not
from elo.rules import RuleSet
from elo.tournament.model import Pairing, TournamentPlayer
from elo.tournament.rating_list import ListEntry
from elo.tournament.shown import harmless
from elo.values import Game
from elo.words import say, sentence
from elo.working import Step


@dataclass(frozen=True, slots=True)
class Start:
    """From what a player counts, for the own change and for the opponents.

    ``rating`` is None for an unrated player; ``standard`` stands in for it in rapid and blitz.
    ``too_low`` is a number of the file or the list that is below the published minimum, and so no
    rating. ``remarks`` says what is to be known about it.
    """

    rating: int | None
    standard: int | None = None
    too_low: int | None = None
    remarks: tuple[Step, ...] = ()

    @property
    def counted(self) -> int | None:
        """The rating that counts; None for an unrated player."""
        return self.standard if self.rating is None else self.rating


def start_of(
    player: TournamentPlayer,
    entry: ListEntry | None,
    rules: RuleSet,
    *,
    keep: bool = False,
) -> Start:
    """Return from what a player counts: the list's rating where there is one, else the file's.

    ``keep`` keeps the file's rating and only says where the list has another.

    >>> from elo.rules import rules_for
    >>> start = start_of(TournamentPlayer(1, "Anna", 1850), ListEntry(rating=1872), rules_for())
    >>> start.rating, *map(str, start.remarks)
    (1872, 'the file has 1850, the list 1872: the list counts')

    Rule: B.02 7.2.1, a number below the published minimum is no rating; rapid and blitz 7.2.1.
    """
    rating, standard, remarks = player.rating, None, []
    if entry is not None and entry.knows_ratings:
        listed = _published(entry.rating, rules)
        standard = entry.standard if rules.standard_counts and listed is None else None
        if player.rating != entry.rating and player.rating != standard:
            values = {"file": player.rating or "—", "list": entry.rating or "—"}
            remarks.append(Step("remark.rating_kept" if keep else "remark.rating_list", values))
        if not keep:
            rating = entry.rating
    too_low = next((one for one in (rating, standard) if one and one < rules.published_from), None)
    if too_low is not None:
        values = {"rating": too_low, "published_from": rules.published_from}
        remarks.append(Step("remark.too_low", values, rules.articles["published_from"]))
    own = _published(rating, rules)
    stands_in = _published(standard, rules) if own is None else None
    if stands_in is not None:
        values = {"standard": stands_in, "list": rules.rating_list}
        remarks.append(Step("remark.standard", values, rules.articles["standard_used"]))
    return Start(own, stands_in, too_low, tuple(remarks))


def _published(rating: int | None, rules: RuleSet) -> int | None:
    return rating if rating is not None and rating >= rules.published_from else None


@dataclass(frozen=True, slots=True)
class Unplayed(LeftOut):
    """A round that is no game over the board, for the reason that the file gives."""

    def __str__(self) -> str:
        """Return the reason in words."""
        return say(f"unplayed.{self.reason}")


class Labels:
    """How rounds are called in workings: "round 3, Ben". The words are looked up once for all."""

    def __init__(self) -> None:
        self.against = sentence("rated.against").format
        self.rounds: dict[int, str] = {}
        self.names: dict[int, str] = {}

    def __call__(self, pairing: Pairing, opponent: TournamentPlayer | None) -> str:
        """Return the name of a round, with the opponent if there is one."""
        n = pairing.round
        if n not in self.rounds:
            self.rounds[n] = say("trf.round", n=n)
        if opponent is None:
            return self.rounds[n]
        rank = opponent.start_rank
        if rank not in self.names:
            self.names[rank] = harmless(opponent.name)
        return self.against(round=self.rounds[n], name=self.names[rank])


@dataclass(frozen=True, slots=True)
class Round:
    """One round of one player: the game as it counts, or why it is left out."""

    pairing: Pairing
    opponent: TournamentPlayer | None
    game: Game
    left_out: LeftOut | None


def sort_out(
    player: TournamentPlayer,
    players: Mapping[int, TournamentPlayer],
    starts: Mapping[int, Start],
    rules: RuleSet,
    labels: Callable[[Pairing, TournamentPlayer | None], str],
) -> Iterator[Round]:
    """Return the rounds of a player, those that count and those that do not."""
    own = starts[player.start_rank].counted
    for pairing in player.pairings:
        opponent = players.get(pairing.opponent or 0)
        start = Start(None) if opponent is None else starts[opponent.start_rank]
        label = labels(pairing, opponent)
        game = Game(
            start.rating,
            pairing.points,
            played=pairing.counts,
            opponent_standard=start.standard,
            label=label,
        )
        yield Round(pairing, opponent, game, _left_out(own, pairing, game, start, rules))


def _left_out(
    own: int | None, pairing: Pairing, game: Game, start: Start, rules: RuleSet
) -> LeftOut | None:
    if pairing.reason is not None:
        return Unplayed(game, game.label, pairing.reason, rules.articles["unplayed"])
    if start.counted is None and start.too_low is not None:
        values = {"rating": start.too_low, "published_from": rules.published_from}
        article = rules.articles["published_from"]
        return LeftOut(game, game.label, "too_low_opponent", article, values)
    # An unrated player is no number of points away from anybody.
    return why_not(own or start.counted or 0, game, rules)
