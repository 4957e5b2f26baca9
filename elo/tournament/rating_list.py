"""What a rating list knows of the players: rating, K, birth year, and what K is made of.

A CSV with a header, in whatever words: FIDE's own names of columns (those of its XML and of its
text file, which is read too) and the usual ones. Players are found by their FIDE id, or by a column
with the starting rank in the tournament. In reading order: `ListEntry`, `RatingList`,
`read_rating_list`.

The columns read, by one of their names; each may be missing:

- ``fide_id`` (ID Number, fideid) or ``rank`` (No, SNo): who it is, one of the two is needed
- ``name``
- ``rating`` (SRtng, Rtg, OCT25): of the list asked for; ``rapid_rating`` (RRtng), ``blitz_rating``
- ``k`` (SK), ``rapid_k`` (RK), ``blitz_k`` (BK)
- ``birthday`` (B-day, birth_year, born): a date or a year
- ``games_total`` (total_games): all rated games before the event; FIDE's ``games`` (Gms), those of
  one month, tell nothing about K and are not read
- ``highest`` (peak), the highest rating ever published, or ``ever_2400`` with yes or no
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from elo.errors import RatingInputError
from elo.tournament.columns import Row, Source, rows

Names = tuple[str, ...]

FIDE_ID: Names = ("fideid", "idnumber", "idno", "fideno", "fidenumber", "id")
RANK: Names = ("rank", "startrank", "startingrank", "startno", "sno", "snr", "no", "nr")
NAME: Names = ("name", "player")
BIRTH: Names = ("birthyear", "birthday", "bday", "born", "birthdate", "yearofbirth", "birth")
GAMES: Names = ("gamestotal", "totalgames", "allgames", "gamesplayed")
HIGHEST: Names = ("highest", "peak", "highestrating", "highestpublished", "maxrating")
REACHED: Names = ("ever2400", "reached2400", "once2400")
PLAIN_RATING: Names = ("rating", "rtg", "elo", "ro")
PLAIN_K: Names = ("k", "kfactor")
RATING: Mapping[str, Names] = MappingProxyType(
    {
        "standard": ("srtng", "standardrating", "standard", "std", "ratingstd"),
        "rapid": ("rapidrating", "rrtng", "rapid", "ratingrapid"),
        "blitz": ("blitzrating", "brtng", "blitz", "ratingblitz"),
    }
)
K: Mapping[str, Names] = MappingProxyType(
    {
        "standard": ("standardk", "sk", "kstandard"),
        "rapid": ("rapidk", "rk", "krapid"),
        "blitz": ("blitzk", "bk", "kblitz"),
    }
)
MONTH = re.compile(r"[a-z]{3}\d{2}")
"""FIDE calls the ratings of one list by its month: OCT25."""


@dataclass(frozen=True, slots=True)
class ListEntry:
    """What a list says of one player; None where it says nothing.

    ``rating`` and ``K`` are those of the list asked for, ``standard`` is the standard rating where
    that is another list. ``games`` are all rated games so far, ``highest`` the highest rating ever
    published, ``reached_top`` whether it was 2400 or more.
    """

    name: str = ""
    rating: int | None = None
    standard: int | None = None
    K: int | None = None
    games: int | None = None
    highest: int | None = None
    reached_top: bool | None = None
    birth_year: int | None = None
    line: int | None = None
    knows_ratings: bool = True
    """Whether the list has ratings at all: an empty place is then a player without one."""


@dataclass(frozen=True, slots=True)
class RatingList:
    """A rating list: its players by FIDE id, or by their starting rank in the tournament."""

    kind: str = "standard"
    by_id: Mapping[int, ListEntry] = field(default_factory=dict)
    by_rank: Mapping[int, ListEntry] = field(default_factory=dict)

    def entry(self, start_rank: int, fide_id: int | None) -> ListEntry | None:
        """Return what the list says of a player of the tournament; None if it says nothing."""
        found = None if fide_id is None else self.by_id.get(fide_id)
        return found or self.by_rank.get(start_rank)


def read_rating_list(
    source: Source, *, kind: str = "standard", wanted: Collection[int] | None = None
) -> RatingList:
    """Read a rating list from a file or its lines.

    ``kind`` says which ratings are meant, "standard", "rapid" or "blitz". ``wanted`` are the FIDE
    ids to keep, by default all: a list of all players of the world need not be kept whole.

    >>> listed = read_rating_list(["ID Number,Name,SRtng,SK,B-day", "12300001,Anna,1850,40,2009"])
    >>> anna = listed.entry(1, 12300001)
    >>> anna.rating, anna.K, anna.birth_year
    (1850, 40, 2009)

    Raises RatingInputError with the line for what cannot be read, for a player who stands there
    twice, and for a file without one of the columns that say who a row is about.
    """
    if kind not in RATING:
        raise RatingInputError("error.no_list", {"value": kind, "lists": ", ".join(RATING)})
    by_id: dict[int, ListEntry] = {}
    by_rank: dict[int, ListEntry] = {}
    for row in rows(source, (FIDE_ID, RANK)):
        fide_id, rank = row.number(FIDE_ID), row.number(RANK)
        if wanted is not None and fide_id not in wanted and rank is None:
            continue
        entry = _entry(row, kind)
        for index, key in ((by_id, fide_id), (by_rank, rank)):
            if key is not None and key in index:
                raise RatingInputError("error.list_twice", {"line": row.line, "value": key})
            if key is not None:
                index[key] = entry
    return RatingList(kind, by_id, by_rank)


def _entry(row: Row, kind: str) -> ListEntry:
    of_kind = any(name in row.cells for name in RATING[kind])
    months = tuple(name for name in row.cells if MONTH.fullmatch(name))
    everybody = (*PLAIN_RATING, *months)
    standard = None
    if kind != "standard":
        standard = row.number((*RATING["standard"], *(everybody if of_kind else ())))
    names = {*RATING[kind], *RATING["standard"], *everybody}
    of_kind_K = any(name in row.cells for name in K[kind])
    return ListEntry(
        name=row.text(NAME),
        rating=row.number((*RATING[kind], *(() if of_kind else everybody))),
        standard=standard,
        K=row.number((*K[kind], *(() if of_kind_K else PLAIN_K))),
        games=row.number(GAMES) if row.text(GAMES) != "0" else 0,
        highest=row.number(HIGHEST),
        reached_top=row.truth(REACHED),
        birth_year=row.year(BIRTH),
        line=row.line,
        knows_ratings=bool(names & set(row.cells)),
    )
