"""The golden digest: the same questions everywhere, on every Python and every machine.

    python -m tests.drills.digest           write tests/data/questions.sha256
    python -m tests.drills.digest --print   show what would be written

One line a kind: the SHA-256 of its questions, level by level, seeds 0 to 9, as they are said. A
changed line means that somebody's question is another one now, or its words are.
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

from elo.drills import KINDS, LEVELS, Question
from elo.drills.question import Kind
from elo.working import as_text

FILE = Path(__file__).parents[1] / "data" / "questions.sha256"
SEEDS = range(10)


def text_of(question: Question) -> str:
    """A question as it is said, from its name to its working."""
    return "\n".join(lines_of(question))


def lines_of(question: Question) -> Iterator[str]:
    """The lines of that text."""
    yield question.name
    yield as_text(question.prompt)
    yield f"{question.answer} ± {question.tolerance} {question.reads} {question.unit}"
    yield from (f"[{option.key}] {option}" for option in question.options)
    for mistake in question.mistakes:
        yield f"{mistake.name}: {mistake.answer} ± {mistake.tolerance} {mistake.feedback}"
    yield as_text(question.hints)
    yield as_text(question.solution)


def digest(kind: Kind) -> str:
    """The line of one kind."""
    text = "\n\n".join(text_of(kind.make(level, seed)) for level in LEVELS for seed in SEEDS)
    return f"{hashlib.sha256(text.encode()).hexdigest()}  {kind.topic}/{kind.name}"


def digests() -> str:
    """The file."""
    kinds = [kind for kinds in KINDS.values() for kind in kinds.values()]
    return "".join(f"{line}\n" for line in sorted(map(digest, kinds), key=lambda one: one[66:]))


if __name__ == "__main__":
    if "--print" in sys.argv[1:]:
        sys.stdout.write(digests())
    else:
        FILE.write_text(digests(), encoding="utf-8", newline="\n")
