"""The numbers of each pupil's own: how a question comes from a salt, an id and a task.

The salt of the class stands in ``class.json`` beside the notebook. Salt, pupil and task give the
seed, the same on every Python, never one of the pages'; and where the pages happen to show the same
words under another seed, the next seed is taken. In reading order: `plain_id`, `seed_of`,
`own_question`, `numbers_code`, `salt_of`.
"""

import json
import unicodedata
from functools import cache
from hashlib import sha256
from pathlib import Path

from elo.drills.plans import Asked
from elo.drills.question import PAGE_SEEDS, Question
from elo.errors import RatingInputError

CLASS_FILE = "class.json"
DEFAULT_SALT = "elo-worked"
"""The salt where there is no file of a class: numbers to look at, nobody's."""
FIRST_SEED = 1_000
"""The seeds of assignments begin here, far above those that the pages show."""
SEEDS = 10**9
TRIES = 100
"""So often other numbers are tried where the pages show these."""


def plain_id(pupil: str) -> str:
    """Return an id in the form that counts: no case, one form of accents, single blanks.

    >>> plain_id(" Anna  B ")
    'anna b'
    """
    return " ".join(unicodedata.normalize("NFC", pupil).casefold().split())


def _digest(*parts: str) -> str:
    """Return a hash of the parts, none of which can run over into the next."""
    return sha256(json.dumps(parts).encode()).hexdigest()


def seed_of(salt: str, pupil: str, task: str) -> int:
    """Return the seed of a pupil's question; ``task`` is assignment/name.

    >>> seed_of("s", "anna", "formula/1") == seed_of("s", " Anna ", "formula/1")
    True
    """
    return FIRST_SEED + int(_digest(salt, plain_id(pupil), task), 16) % SEEDS


def own_question(salt: str, pupil: str, task: str, item: Asked) -> Question:
    """Return the question of a pupil's own: never one whose words the pages of the book show.

    >>> item = Asked("formula", "backwards")
    >>> own_question("s", "anna", "formula/4", item) == own_question("s", "Anna", "formula/4", item)
    True
    """
    seed = seed_of(salt, pupil, task)
    asked = item.make(seed)
    for n in range(1, TRIES):
        if _text(asked) not in _on_the_pages(item):
            break
        asked = item.make(seed_of(salt, pupil, f"{task}/{n}"))
    return asked


def _text(asked: Question) -> tuple[str, ...]:
    return tuple(map(str, (*asked.prompt, *asked.options)))


@cache
def _on_the_pages(item: Asked) -> frozenset[tuple[str, ...]]:
    """Return what the pages show of this kind and level."""
    return frozenset(_text(item.make(seed)) for seed in PAGE_SEEDS)


def numbers_code(salt: str, pupil: str, assignment: str) -> str:
    """Return a short code of a pupil's numbers: another code, other numbers.

    >>> numbers_code("s", "anna", "formula") == numbers_code("s", "ben", "formula")
    False
    """
    return _digest(salt, plain_id(pupil), assignment)[:6].upper()


def salt_of(path: Path) -> str | None:
    """Return the salt that the file of a class holds; None if there is no file.

    Raises RatingInputError for a file that holds none.
    """
    try:
        salt = json.loads(path.read_text(encoding="utf-8-sig"))["salt"]
    except FileNotFoundError:
        return None
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        raise RatingInputError("error.class_file", {"path": path.name}) from None
    if not isinstance(salt, str) or not salt:
        raise RatingInputError("error.class_file", {"path": path.name})
    return salt
