"""A tournament as data: rounds, players, and what the reader noticed.

In reading order: `Pairing`, `TournamentPlayer`, `Notice`, `Tournament`. A reader makes them
(`elo.tournament.read`), a writer writes them (`elo.tournament.write`), a report computes with them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from decimal import Decimal

from elo.errors import RatingInputError
from elo.tournament.codes import CODES
from elo.values import Event, Game, Number
from elo.words import say


@dataclass(frozen=True, slots=True)
class Pairing:
    """What one round says for one player.

    ``opponent`` is a starting rank, None for nobody; ``colour`` is "w", "b", or "-" for none;
    ``code`` is a result code of `elo.tournament.codes.CODES`.

    >>> Pairing(1, 12, "w", "1").counts, Pairing(2, 7, "b", "+").reason
    (True, 'forfeit_win')
    >>> print(Pairing(3, None, "-", "U").why)
    a bye given by the pairing
    """

    round: int
    opponent: int | None
    colour: str
    code: str

    @property
    def reason(self) -> str | None:
        """Why the round is no game over the board: a name; None for a game that was played."""
        code = CODES[self.code]
        return code.alone if self.opponent is None else code.against

    @property
    def counts(self) -> bool:
        """Whether it is a game over the board. Who may be rated at all is another question."""
        return self.reason is None

    @property
    def why(self) -> str:
        """The reason in words; empty for a game over the board."""
        return say(f"unplayed.{self.reason}") if self.reason else ""

    @property
    def points(self) -> Number:
        """What the round gives in the table of the tournament; never use it for rating."""
        return CODES[self.code].points


@dataclass(frozen=True, slots=True)
class TournamentPlayer:
    """A player as the file tells it.

    ``rating`` is None for an unrated player, ``sex`` is "m", "w" or empty. Of a birthday only the
    year is kept, None where the file does not know it. ``points`` and ``rank`` are the table of
    the tournament, with its byes and forfeits. ``K`` and ``games`` (rated before) stand in tables
    (CSV) alone: TRF has no place for them. ``line`` is the line of the file, counted from 1.
    """

    start_rank: int
    name: str
    rating: int | None = None
    pairings: tuple[Pairing, ...] = ()
    line: int | None = None
    sex: str = ""
    title: str = ""
    federation: str = ""
    fide_id: int | None = None
    birth_year: int | None = None
    points: Decimal | None = None
    rank: int | None = None
    K: int | None = None
    games: int | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """Something in a file that looked odd, or that was left out.

    ``key`` and ``values`` make the sentence, as in `RatingInputError`. With ``left_out`` it is what
    a strict reading stops at, and a lenient one goes on without.
    """

    key: str
    values: Mapping[str, object]
    left_out: bool = False

    @property
    def line(self) -> int | None:
        """The line of the file, counted from 1; None where it is about no single line."""
        return self._place("line")

    @property
    def column(self) -> int | None:
        """The column: of characters in TRF, of cells in a table; None for a whole line."""
        return self._place("column")

    def _place(self, name: str) -> int | None:
        value = self.values.get(name)
        return value if isinstance(value, int) else None

    def __str__(self) -> str:
        """Return the sentence."""
        return say(self.key, **self.values)


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament as its file tells it, the players by starting rank.

    ``rounds`` is the number of rounds, ``round_dates`` has None where a day is not known.
    ``format`` is what the file was taken for, "TRF16", "TRF26" or "CSV", and ``encoding`` how its
    letters were read. ``notes`` says what looked odd, and in a lenient reading what was left out.
    """

    name: str
    start: date | None
    end: date | None
    players: dict[int, TournamentPlayer]
    city: str = ""
    federation: str = ""
    time_control: str = ""
    rounds: int = 0
    round_dates: tuple[date | None, ...] = ()
    format: str = "TRF16"
    encoding: str = ""
    notes: tuple[Notice, ...] = ()

    def event(self, start_rank: int) -> Event:
        """Return the event of one rated player, every round a game, unplayed ones marked as such.

        >>> from elo.tournament import us_championship_2025
        >>> tournament, _ = us_championship_2025()
        >>> event = tournament.event(1)
        >>> event.own, event.start.isoformat(), len(event.games)
        (2789, '2025-10-12', 11)

        Raises RatingInputError for a player without a rating and for a rank that nobody has.
        """
        if start_rank not in self.players:
            raise RatingInputError("error.trf_nobody", {"player": start_rank})
        player = self.players[start_rank]
        games = [self._game(pairing) for pairing in player.pairings]
        return Event(player.rating, games, self.start, self.name)  # type: ignore[arg-type]

    def events(self) -> dict[int, Event]:
        """Return the events of all rated players, by starting rank."""
        return {rank: self.event(rank) for rank, player in self.players.items() if player.rating}

    def _game(self, pairing: Pairing) -> Game:
        opponent = self.players.get(pairing.opponent or 0)
        return Game(
            opponent.rating if opponent else None,
            pairing.points,
            played=pairing.counts,
            label=say("trf.round", n=pairing.round),
        )
