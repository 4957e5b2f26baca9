"""What somebody has answered: a record that can be saved, loaded and summed up.

The file is JSON, the same for a notebook and a page: a format line, a version, and one entry an
answer with the question's name, the verdict, the mistake and the number of hints taken. What was
typed is not kept. In reading order: `Entry`, `Record`.
"""

import json
import os
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from elo.drills.marking import Verdict
from elo.drills.question import Question
from elo.errors import RatingInputError

FORMAT = "elo-worked-record"
VERSION = 1
ENTRY_PATTERNS = {
    "question": r"\w{1,40}/\w{1,40}/[0-9]{1,4}/[0-9]{1,10}",
    "verdict": "right|mistake|wrong",
    "mistake": r"\w{0,40}",
}
"""How the texts of an entry are written; the script of the pages goes by the same."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One answer: the question's name, the verdict, the mistake ("" if none), the hints taken."""

    question: str
    verdict: str
    mistake: str = ""
    hints: int = 0

    @property
    def topic(self) -> str:
        """The topic of the question."""
        return self.question.partition("/")[0]

    @property
    def kind(self) -> str:
        """The kind of the question, as topic/kind."""
        return self.question.rsplit("/", 2)[0]


@dataclass(slots=True)
class Record:
    """The answers so far, oldest first.

    >>> from elo.drills import mark, question
    >>> asked, record = question("rating_change", "one_game"), Record()
    >>> record.add(asked, mark(asked, str(float(asked.answer))))
    >>> record.by_topic()
    {'rating_change': (1, 1)}
    """

    entries: list[Entry] = field(default_factory=list)

    def add(self, question: Question, verdict: Verdict, *, hints: int = 0) -> None:
        """Add an answer. An unreadable one is not counted: nothing was answered."""
        if verdict.kind == "unreadable":
            return
        name = verdict.mistake.name if verdict.mistake else ""
        self.entries.append(Entry(question.name, verdict.kind, name, hints))

    def join(self, other: "Record") -> None:
        """Take in another record: what both hold counts once. Its answers come first.

        So a file can be taken in twice, or go to and fro between a notebook and a page.

        >>> mine = Record([Entry("formula/by_curve/1/1", "right")])
        >>> mine.join(mine)
        >>> len(mine.entries)
        1
        """
        left = Counter(other.entries)
        ours = []
        for entry in self.entries:
            if left[entry] > 0:
                left[entry] -= 1
            else:
                ours.append(entry)
        self.entries[:] = [*other.entries, *ours]

    def by_topic(self) -> dict[str, tuple[int, int]]:
        """Return for each topic how many questions were answered right, and how many at all.

        A question counts once, by its first answer that was right or by none.
        """
        asked: dict[str, set[str]] = {}
        right: dict[str, set[str]] = {}
        for entry in self.entries:
            asked.setdefault(entry.topic, set()).add(entry.question)
            if entry.verdict == "right":
                right.setdefault(entry.topic, set()).add(entry.question)
        return {topic: (len(right.get(topic, ())), len(names)) for topic, names in asked.items()}

    def mistakes(self) -> dict[str, int]:
        """Return how often each mistake was made, most often first."""
        made = Counter(entry.mistake for entry in self.entries if entry.mistake)
        return dict(sorted(made.items(), key=lambda item: (-item[1], item[0])))

    def right_kinds(self) -> set[str]:
        """Return the kinds of question, topic/kind, that were answered right at least once."""
        return {entry.kind for entry in self.entries if entry.verdict == "right"}

    def text(self) -> str:
        """Return the record as the text of its file."""
        content = {
            "format": FORMAT,
            "version": VERSION,
            "answers": [asdict(entry) for entry in self.entries],
        }
        return json.dumps(content, ensure_ascii=False, indent=1) + "\n"

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the record to a file, in one step: a stop half-way leaves the old file whole."""
        target = Path(path)
        new = target.with_name(target.name + ".new")
        new.write_text(self.text(), encoding="utf-8", newline="\n")
        os.replace(new, target)
        return target


def read_record(text: str) -> Record:
    """Return the record that a text holds.

    >>> read_record(Record().text())
    Record(entries=[])

    Raises RatingInputError for anything that is no record of this version.
    """
    try:
        content = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise RatingInputError("error.record", {"format": FORMAT, "version": VERSION}) from None
    if not isinstance(content, Mapping) or not _is_record(content):
        raise RatingInputError("error.record", {"format": FORMAT, "version": VERSION})
    return Record([_entry(n, answer) for n, answer in enumerate(content["answers"], start=1)])


def load_record(path: str | os.PathLike[str]) -> Record:
    """Return the record of a file.

    Raises RatingInputError as `read_record` does, OSError if there is no such file.
    """
    try:
        return read_record(Path(path).read_text(encoding="utf-8-sig"))
    except UnicodeDecodeError:
        raise RatingInputError("error.record", {"format": FORMAT, "version": VERSION}) from None


def _no_number(text: str) -> float:
    """Refuse NaN and Infinity, which JSON does not have."""
    raise ValueError(text)


def _is_record(content: Mapping[str, Any]) -> bool:
    return (
        content.get("format") == FORMAT
        and content.get("version") == VERSION
        and not isinstance(content.get("version"), bool)
        and isinstance(content.get("answers"), list)
    )


def _entry(n: int, answer: object) -> Entry:
    """Return an entry if each of its values is of the right kind."""
    if isinstance(answer, Mapping):
        entry = Entry(
            question=answer.get("question", ""),
            verdict=answer.get("verdict", ""),
            mistake=answer.get("mistake", ""),
            hints=answer.get("hints", 0),
        )
        if _fits(entry):
            return entry
    raise RatingInputError("error.record_entry", {"n": n, "value": answer})


def _fits(entry: Entry) -> bool:
    texts = ((getattr(entry, field), pattern) for field, pattern in ENTRY_PATTERNS.items())
    return (
        all(
            isinstance(text, str) and re.fullmatch(pattern, text, re.ASCII)
            for text, pattern in texts
        )
        and isinstance(entry.hints, int)
        and not isinstance(entry.hints, bool)
        and entry.hints >= 0
    )
