"""What holds for any input: a tournament whose parts fit together, or our own error."""

import re

from elo import RatingInputError
from elo.tournament import Tournament, read_tournament, write_csv, write_trf
from elo.tournament.codes import CODES

SAYS_WHERE = re.compile(r"line \d+, column \d+: expected .+, found .+\.", re.DOTALL)
WHOLE_FILE = frozenset(
    f"error.{name}"
    for name in (
        *("file_missing", "file_empty", "file_kind", "file_large", "file_lines", "file_decode"),
        *("trf_empty", "csv_head", "csv_empty"),
    )
)


def holds(source: str | bytes) -> None:
    """Read it strictly and leniently, and see that all is well."""
    try:
        strict = read_tournament(source)
    except RatingInputError as error:
        strict = None
        says_where(error)
    try:
        lenient = read_tournament(source, lenient=True)
    except RatingInputError as error:
        says_where(error)
        assert strict is None
        return
    sound(lenient)
    if strict is None:
        assert any(note.left_out for note in lenient.notes)
    else:
        assert strict == lenient
        assert not any(note.left_out for note in strict.notes)


def says_where(error: RatingInputError) -> None:
    """The error has line and column, unless it is about the file as a whole."""
    assert "\n" not in str(error)
    if error.key not in WHOLE_FILE:
        assert SAYS_WHERE.fullmatch(str(error)), str(error)


def sound(tournament: Tournament) -> None:
    """Its players and games fit together, and it can be rated and written."""
    assert tournament.players
    for rank, player in tournament.players.items():
        assert (player.start_rank, 1 <= rank <= 9999) == (rank, True)
        assert len(player.pairings) <= tournament.rounds
        assert [pairing.round for pairing in player.pairings] == [
            n + 1 for n in range(len(player.pairings))
        ]
        for pairing in player.pairings:
            assert pairing.code in CODES
            if pairing.counts:
                other = tournament.players[pairing.opponent].pairings[pairing.round - 1]
                assert other.opponent == rank
                assert other.counts
                assert pairing.points + other.points <= 1
    assert all(map(str, tournament.notes))
    tournament.events()
    write_csv(tournament)
    if all(
        len(player.name) <= 33 and len(str(player.points or "")) <= 4
        for player in tournament.players.values()
    ):
        write_trf(tournament)
