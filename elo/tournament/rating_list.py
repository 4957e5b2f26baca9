"""What a rating list knows of the players: rating, K, birth year, and what K is made of.

A CSV with a header, in whatever words: FIDE's own names of columns (those of its XML and of its
text file, which is read too) and the usual ones. Players are found by their FIDE id, or by a column
with the starting rank in the tournament, if neither FIDE id nor name says that this is somebody
else: a ranking of the world has ranks too. In reading order: `same_name`, `ListEntry`,
`RatingList`, `read_rating_list`.

The columns read, by one of their names; each may be missing:

- ``fide_id`` (ID Number, fideid) or ``rank`` (No, SNo): who it is, one of the two is needed
- ``name``
- ``rating`` (SRtng, Rtg, OCT25): of the list asked for; ``rapid_rating`` (RRtng), ``blitz_rating``
- ``k`` (SK), ``rapid_k`` (RK), ``blitz_k`` (BK); "Rk" is a rank unless FIDE's columns stand by
- ``birthday`` (B-day, birth_year, born): a date or a year
- ``games_total`` (total_games): all rated games before the event; FIDE's ``games`` (Gms), those of
  one month, tell nothing about K and are not read
- ``highest`` (peak), the highest rating ever published, or ``ever_2400`` with yes or no
"""

import re
import unicodedata
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from elo.errors import RatingInputError
from elo.rules import RULE_SETS
from elo.tournament.columns import Row, Source, rows
from elo.tournament.fields import SMALLEST_FIDE_ID
from elo.working import Step

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
RK = "rk"
"""FIDE's K of the rapid list; elsewhere a rank."""
BESIDE_RK = ("sk", "bk", "rrtng", "rgm")
"""One of these stands beside it in FIDE's list."""
KS = tuple(sorted({K for one in RULE_SETS for K in (one.k.K_top, one.k.K_other, one.k.K_newcomer)}))
MOST_K, MOST_RATING = 100, 9999
MONTH = re.compile(r"[a-z]{3}\d{2}")
"""FIDE calls the ratings of one list by its month: OCT25."""


SPELLED = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ð": "d"})
TWO_LETTERS = re.compile("([aou])e")


def same_name(one: str, other: str) -> bool:
    """Return whether two names are of the same words, in any order, however they are spelled.

    >>> same_name("Müller, Jörg", "Joerg MUELLER"), same_name("Anna Berg", "Anna Borg")
    (True, False)
    """
    return _words(one) == _words(other)


def _words(name: str) -> list[str]:
    plain = unicodedata.normalize("NFKD", name.casefold().replace("æ", "ae").replace("œ", "oe"))
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return sorted(re.findall(r"\w+", TWO_LETTERS.sub(r"\1", letters.translate(SPELLED))))


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
    fide_id: int | None = None

    def is_about(self, fide_id: int | None, name: str) -> bool:
        """Return whether nothing says that this is somebody else: FIDE id or name."""
        if self.fide_id and fide_id:
            return self.fide_id == fide_id
        return not (self.name and name) or same_name(self.name, name)


@dataclass(frozen=True, slots=True)
class RatingList:
    """A rating list: its players by FIDE id, or by their starting rank in the tournament."""

    kind: str = "standard"
    by_id: Mapping[int, ListEntry] = field(default_factory=dict)
    by_rank: Mapping[int, ListEntry] = field(default_factory=dict)
    remarks: tuple[Step, ...] = ()

    def entry(self, start_rank: int, fide_id: int | None, name: str = "") -> ListEntry | None:
        """Return what the list says of a player of the tournament; None if it says nothing."""
        found = None if fide_id is None else self.by_id.get(fide_id)
        ranked = self.by_rank.get(start_rank)
        return found or (ranked if ranked and ranked.is_about(fide_id, name) else None)

    def somebody_else(self, start_rank: int, fide_id: int | None, name: str) -> ListEntry | None:
        """Return who has the player's starting rank in the list, where that is somebody else."""
        if self.entry(start_rank, fide_id, name) is not None:
            return None
        return self.by_rank.get(start_rank)


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

    Raises RatingInputError with the line for what cannot be read, for a K or a rating that is none,
    for a player who stands there twice, and for a file without one of the columns that say who a
    row is about.
    """
    if kind not in RATING:
        raise RatingInputError("error.no_list", {"value": kind, "lists": ", ".join(RATING)})
    by_id: dict[int, ListEntry] = {}
    by_rank: dict[int, ListEntry] = {}
    shared: set[int] = set()
    remarks: tuple[Step, ...] = ()
    for row in rows(source, (FIDE_ID, (*RANK, RK))):
        fide_id, rank = row.number(FIDE_ID), row.number(_rank_names(row))
        if kind == "rapid" and RK in _rank_names(row):
            remarks = (Step("remark.rk_is_a_rank", {}),)
        if wanted is not None and fide_id not in wanted and rank is None:
            continue
        entry = _entry(row, kind)
        told_apart = rank not in by_rank or (entry.fide_id and by_rank[rank].fide_id)
        if fide_id in by_id or not told_apart:
            value = fide_id if fide_id in by_id else rank
            raise RatingInputError("error.list_twice", {"line": row.line, "value": value})
        if fide_id is not None:
            by_id[fide_id] = entry
        if rank in by_rank:
            shared.add(rank)
        elif rank is not None:
            by_rank[rank] = entry
    # Who shares a rank in a ranking is found by the FIDE id alone.
    by_rank = {rank: entry for rank, entry in by_rank.items() if rank not in shared}
    return RatingList(kind, by_id, by_rank, remarks)


def _rank_names(row: Row) -> Names:
    """Return the names of a column of ranks; "Rk" is FIDE's K where FIDE's columns stand by it.

    A value that is no K shows that it was a rank after all: refused, before any K is taken.
    """
    if RK not in row.cells:
        return RANK
    if not any(name in row.cells for name in BESIDE_RK):
        return (*RANK, RK)
    if row.number((RK,)) not in (None, *KS):
        Ks = ", ".join(map(str, KS))
        raise row.fault("rank_or_K", (RK,), row.text((RK,)), Ks=Ks)
    return RANK


def _entry(row: Row, kind: str) -> ListEntry:
    of_kind = any(name in row.cells for name in RATING[kind])
    months = tuple(name for name in row.cells if MONTH.fullmatch(name))
    everybody = (*PLAIN_RATING, *months)
    standard = None
    if kind != "standard":
        standard = row.number((*RATING["standard"], *(everybody if of_kind else ())), MOST_RATING)
    names = {*RATING[kind], *RATING["standard"], *everybody}
    Ks = tuple(name for name in K[kind] if name not in _rank_names(row))
    of_kind_K = any(name in row.cells for name in Ks)
    fide_id = row.number(FIDE_ID)
    return ListEntry(
        name=row.text(NAME),
        rating=row.number((*RATING[kind], *(() if of_kind else everybody)), MOST_RATING),
        standard=standard,
        K=row.number((*Ks, *(() if of_kind_K else PLAIN_K)), MOST_K),
        games=row.number(GAMES) if row.text(GAMES) != "0" else 0,
        highest=row.number(HIGHEST, MOST_RATING),
        reached_top=row.truth(REACHED),
        birth_year=row.year(BIRTH),
        line=row.line,
        knows_ratings=bool(names & set(row.cells)),
        fide_id=fide_id if fide_id and fide_id >= SMALLEST_FIDE_ID else None,
    )
