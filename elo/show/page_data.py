"""What the script of the pages is given: words, ways to write numbers, and the questions.

The script knows no rule and no word of its own. Here the library writes everything down for it
while the book is built, as classic scripts that work by double click: `words_script` for every
page, one `kind_script` for each kind of question, and `contents_script` for the page of the
progress. In reading order: `variant`, the three scripts, `write_scripts`.
"""

import hashlib
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

from elo.catalogue import CATALOGUE
from elo.drills import KINDS, LEVELS, PAGE_SEEDS, Kind, Question
from elo.drills.marking import FRACTIONS, LONGEST, PATTERNS, SAME, SIGN
from elo.drills.question import READS
from elo.drills.record import ENTRY_PATTERNS, FORMAT, VERSION
from elo.show.questions import answer_html, prompt_html, working
from elo.topics import TOPICS
from elo.words import say, sentence
from elo.working import in_html

FOLDER = "drills"
"""The folder of the scripts, inside the built site's folder of static files."""
GROUPS = ("drill", "pages", "widget")
"""The groups of the catalogue that the script says."""


def variant(question: Question) -> dict[str, Any]:
    """Return a question as the script reads it: numbers as texts, sentences as HTML.

    >>> from elo.drills import question
    >>> asked = variant(question("rating_change", "one_game"))
    >>> asked["reads"], asked["mistakes"][0][0]
    ('number', 'rounded')
    """
    return {
        "prompt": prompt_html(question),
        "reads": question.reads,
        "options": [(option.key, in_html(option)) for option in question.options],
        "answer": _written(question.answer),
        "tolerance": _written(question.tolerance),
        "mistakes": [
            (one.name, _written(one.answer), _written(one.tolerance), in_html(one.feedback))
            for one in question.mistakes
        ],
        "hints": [in_html(hint) for hint in question.hints],
        "solution": f"<p>{answer_html(question)}</p>{working(question)}",
    }


def _written(answer: Fraction | str) -> str:
    """Return an exact number as "36/5", the key of an option as it is."""
    return str(answer)


def kind_script(kind: Kind) -> str:
    """Return all questions of a kind that the pages show, by level and seed."""
    return _give(
        f"{kind.topic}.{kind.name}",
        {level: {seed: variant(kind.make(level, seed)) for seed in PAGE_SEEDS} for level in LEVELS},
    )


def contents_script(pages: Sequence[Mapping[str, Any]]) -> str:
    """Return what the progress is told by: pages with drills, topics, names of mistakes."""
    return _give(
        "contents",
        {
            "pages": pages,
            "topics": {topic.name: topic.heading for topic in TOPICS},
            "mistakes": {
                key.removeprefix("made."): sentence(key)
                for key in CATALOGUE
                if key.startswith("made.")
            },
        },
    )


def words_script(version: str) -> str:
    """Return what the script needs on every page.

    ``version`` is part of the addresses of the other scripts, so that a browser never mixes
    an old one with a new page.
    """
    keys = [key for key in CATALOGUE if key.partition(".")[0] in GROUPS]
    words = {key: sentence(key) for key in [*keys, "error.record"]}
    blanks = [chr(n) for n in range(sys.maxunicode + 1) if chr(n).isspace()]
    data = {
        "words": words,
        "signs": SIGN,
        "numbers": {
            "longest": LONGEST,
            "fractions": FRACTIONS,
            "same": SAME,
            "blanks": blanks,
            "patterns": PATTERNS,
        },
        "examples": {reads: say(f"drill.example.{reads}") for reads in READS},
        "levels": LEVELS,
        "seeds": [PAGE_SEEDS[0], PAGE_SEEDS[-1]],
        "record": {"format": FORMAT, "version": VERSION, "patterns": [*ENTRY_PATTERNS.items()]},
        "version": version,
    }
    return f"const eloWords = {_json(data)};\n"


def every_kind() -> list[Kind]:
    """Return all kinds of questions, topic by topic."""
    return [kind for kinds in KINDS.values() for kind in kinds.values()]


def write_scripts(folder: Path, kinds: Iterable[Kind]) -> None:
    """Write the questions of some kinds, and the words, into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    digest = hashlib.sha256()
    for kind in kinds:
        script = kind_script(kind).encode()
        digest.update(script)
        (folder / f"{kind.topic}.{kind.name}.js").write_bytes(script)
    (folder / "words.js").write_bytes(words_script(digest.hexdigest()[:8]).encode())


def _give(name: str, data: object) -> str:
    """Return a script that gives data to the script of the pages."""
    return f"eloWorked.take({_json(name)}, {_json(data)});\n"


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
