"""Where things of a class stand: the sources in the repository, all that is made in one folder.

In reading order: `Classroom`, writing in one step, logs.
"""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from elo.errors import RatingInputError

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class Classroom:
    """The folder of a class, and the folder of the assignments' sources; both are absolute.

    >>> Classroom(Path("/class")).submitted("a01", "formula").as_posix()
    '/class/submitted/a01/formula/formula.ipynb'
    """

    folder: Path = ROOT / "classroom"
    source: Path = ROOT / "exercises" / "assignments"

    @property
    def roster(self) -> Path:
        """The list of the pupils."""
        return self.folder / "roster.csv"

    @property
    def gradebook(self) -> Path:
        """The gradebook of nbgrader."""
        return self.folder / "gradebook.db"

    @property
    def database(self) -> str:
        """The gradebook's address; whoever finds it locked waits a minute."""
        return f"sqlite:///{self.gradebook}?timeout=60"

    @property
    def pass_card(self) -> Path:
        """The file with the name of the class and its salt."""
        return self.folder / "class.json"

    def sources(self, topic: str) -> Path:
        """The source of an assignment."""
        return self.source / topic / f"{topic}.ipynb"

    def release(self, topic: str) -> Path:
        """What nbgrader made of it for pupils."""
        return self.folder / "release" / topic / f"{topic}.ipynb"

    def submitted(self, pupil: str, topic: str) -> Path:
        """What a pupil handed in."""
        return self.folder / "submitted" / pupil / topic / f"{topic}.ipynb"

    def marked(self, pupil: str, topic: str) -> Path:
        """The same after marking."""
        return self.folder / "autograded" / pupil / topic / f"{topic}.ipynb"

    def feedback(self, pupil: str, topic: str) -> Path:
        """What a pupil is told."""
        return self.folder / "feedback" / pupil / topic / f"{topic}.html"

    def topics(self) -> list[str]:
        """Return the names of the assignments that there are."""
        found = (path.parent.name for path in self.source.glob("*/*.ipynb"))
        return sorted({name for name in found if self.sources(name).is_file()})

    def released(self) -> list[str]:
        """Return the names of the assignments that have been given out."""
        return [topic for topic in self.topics() if self.log("release", topic)]

    def need(self, topic: str) -> None:
        """Raise RatingInputError unless there is an assignment of this name."""
        if topic not in self.topics():
            names = ", ".join(self.topics()) or "–"
            values = {"value": topic, "folder": self.source, "topics": names}
            raise RatingInputError("course_fault.topic", values)

    def need_release(self, topic: str) -> dict[str, Any]:
        """Return the log of a release; raise RatingInputError unless it has been given out."""
        self.need(topic)
        log = self.log("release", topic)
        if not log or not self.release(topic).is_file():
            raise RatingInputError("course_fault.not_released", {"topic": topic})
        return log

    def log(self, step: str, topic: str) -> dict[str, Any]:
        """Return what is known of a step (release, collect, mark, return); {} if nothing."""
        path = self.folder / "log" / f"{step}-{topic}.json"
        if not path.is_file():
            return {}
        content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return content

    def write_log(self, step: str, topic: str, content: Mapping[str, Any]) -> None:
        """Write down what is known of a step."""
        write(self.folder / "log" / f"{step}-{topic}.json", as_json(content))


def as_json(content: object) -> str:
    """Return the text of a JSON file."""
    return json.dumps(content, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def write(path: Path, content: str | bytes) -> bool:
    """Write a file in one step, and tell whether that changed anything.

    A stop half-way leaves the old file whole; a file that is right already is left alone.
    """
    data = content.encode("utf-8") if isinstance(content, str) else content
    if path.is_file() and path.read_bytes() == data:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    new.write_bytes(data)
    os.replace(new, path)
    return True


def digest(content: bytes) -> str:
    """Return the fingerprint of a file's content.

    >>> digest(b"")[:8]  # of nothing, as the standard has it
    'e3b0c442'
    """
    return sha256(content).hexdigest()
