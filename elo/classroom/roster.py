"""Who is in the class: one line a pupil, in a file that any spreadsheet writes.

The first line names the columns: id, name, e-mail (which may be left out). Commas, semicolons and
tabs all separate. In reading order: `Pupil`, `Roster`, `read_roster`, `write_example`.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from elo.classroom.place import Classroom, write
from elo.errors import RatingInputError
from elo.handout.rows import rows_in

COLUMNS = {"id": "id", "name": "name", "email": "email", "mail": "email"}
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
_NO_FILE = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)", re.IGNORECASE)
EXAMPLE = "id,name,e-mail\na01,Nguyễn Văn An,\na02,Trần Thị Bình,\na03,陳小明,\n"


@dataclass(frozen=True, slots=True)
class Pupil:
    """One line of the roster."""

    id: str
    name: str = ""
    email: str = ""

    def __str__(self) -> str:
        """Return the id, and the name if there is one."""
        return f"{self.id} {self.name}".rstrip()


@dataclass(frozen=True, slots=True)
class Roster:
    """The pupils of a class by their ids, in the order of the file."""

    pupils: Mapping[str, Pupil]

    def __iter__(self) -> Iterator[Pupil]:
        """Go through the pupils."""
        return iter(self.pupils.values())

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self.pupils)

    def by_id(self, text: str) -> Pupil | None:
        """Return the pupil with this id, however it is written; None if there is none."""
        wanted = fold(text)
        return next((pupil for pupil in self if fold(pupil.id) == wanted), None)

    def by_name(self, text: str) -> list[Pupil]:
        """Return the pupils with this name: with its accents, or if nobody fits, without."""
        for plain in (fold, bare):
            found = [pupil for pupil in self if pupil.name and plain(pupil.name) == plain(text)]
            if found:
                return found
        return []


def read_roster(classroom: Classroom) -> Roster:
    """Return the roster of a class.

    Raises RatingInputError for a roster that is missing or not as it should be, with the line.
    """
    path = classroom.roster
    if not path.is_file():
        raise RatingInputError("course_fault.no_roster", {"path": path})
    table = rows_in(path)
    names = [COLUMNS.get(re.sub(r"\W", "", word.lower())) for word in table.columns]
    if "id" not in names:
        values = {"path": path, "value": table.header}
        raise RatingInputError("course_fault.roster_header", values)
    pupils: dict[str, tuple[int, Pupil]] = {}
    for line, row in table.rows:
        cells = {
            name: unicodedata.normalize("NFC", " ".join(cell.split()))
            for name, cell in zip(names, row, strict=False)
            if name
        }
        if any(cells.values()):
            _add(pupils, Pupil(**{"id": "", **cells}), line, path)
    if not pupils:
        raise RatingInputError("course_fault.roster_empty", {"path": path})
    return Roster({pupil.id: pupil for _, pupil in pupils.values()})


def _add(pupils: dict[str, tuple[int, Pupil]], pupil: Pupil, line: int, path: Path) -> None:
    """Add a pupil; two ids may not differ by capitals alone, for some systems do not see them."""
    if not _ID.fullmatch(pupil.id) or _NO_FILE.fullmatch(pupil.id):
        values = {"path": path, "line": line, "value": pupil.id}
        raise RatingInputError("course_fault.roster_id", values)
    key = pupil.id.lower()
    if key in pupils:
        first, other = pupils[key]
        values = {"path": path, "first": first, "line": line, "value": other.id}
        raise RatingInputError("course_fault.roster_twice", values)
    pupils[key] = (line, pupil)


def write_example(classroom: Classroom) -> Path:
    """Write an example to fill in.

    Raises RatingInputError if there is a roster already: that one is left alone.
    """
    if classroom.roster.exists():
        raise RatingInputError("course_fault.roster_there", {"path": classroom.roster})
    write(classroom.roster, "\ufeff" + EXAMPLE)
    return classroom.roster


def fold(text: str) -> str:
    """Return a text for comparing: one form of accents, no capitals, single spaces.

    >>> fold("  Nguyễn   VĂN An ") == fold("nguyễn văn an")
    True
    """
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def bare(text: str) -> str:
    """Return the same without accents, and with the letters alone.

    >>> bare("Trần_Thị-Đào (1)")
    'tran thi dao 1'
    """
    letters = unicodedata.normalize("NFD", fold(text).replace("đ", "d"))
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.findall(r"[^\W_]+", plain))
