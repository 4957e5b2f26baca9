"""The chapters: every number in the prose is computed, every objective is the topic's."""

import json
import re
from decimal import Decimal

import pytest

from elo.topics import FURTHER, TOPICS
from tests.claims import CLAIMS, GIVEN
from tests.notebooks import ROOT

CHAPTERS = [topic for topic in (*TOPICS, *FURTHER) if (ROOT / f"book/{topic.name}.ipynb").exists()]
chapter = pytest.mark.parametrize("topic", CHAPTERS, ids=lambda topic: topic.name)

NUMBER = re.compile(r"(?<![\w.])\d+(?:\.\d+)*")
NO_CLAIM = [
    re.compile(r"\]\([^)]*\)"),  # where a link goes
    re.compile(r"</?[^>]*>"),  # HTML
    re.compile(r"\{cite:[pt]\}`[^`]*`"),
    re.compile(r"\b[Cc]hapter \d+"),
    re.compile(r"\bB\.0[12]\b"),
    re.compile(r"\b\d+\.\d+\.\d+\b"),  # an article
    re.compile(r"\b(?:article|articles|and) \d+\.\d+\b(?!\d)"),
    re.compile(
        r"\b(?:\d{1,2} )?(?:January|March|May|June|September|October|November|December) \d{4}\b"
    ),
    re.compile(r"\b\d{4}/\d\b"),  # 2000/7, computed with in the chapter
    re.compile(r"\*\*\d+\. "),  # the number of an exercise
    re.compile(r"(?<!\S)\d+\. "),  # the number of a step
    re.compile(r"^# \d+ "),  # the number of the chapter
]


def cells(topic):
    return json.loads((ROOT / f"book/{topic.name}.ipynb").read_text(encoding="utf-8"))["cells"]


def text_of(cell):
    return "".join(cell["source"])


def prose(topic):
    text = "\n\n".join(text_of(c) for c in cells(topic) if c["cell_type"] == "markdown")
    return text.replace("\\,", "")


def shown(topic):
    """Everything that stands in the code cells and under them."""
    parts = []
    for cell in cells(topic):
        if cell["cell_type"] == "code":
            parts.append(text_of(cell))
            for output in cell["outputs"]:
                parts.append("".join(output.get("text", "")))
                data = output.get("data", {})
                parts += ["".join(data.get(kind, "")) for kind in ("text/plain", "text/markdown")]
    return "\n".join(parts)


def numbers(text):
    return {Decimal(n) for n in NUMBER.findall(text) if n.count(".") < 2}


def folded(text):
    return " ".join(text.split())


@chapter
def test_every_claim_stands_in_its_chapter(topic):
    text = folded(prose(topic))
    missing = [claim for claim in CLAIMS[topic.name] if folded(claim) not in text]
    assert not missing


@chapter
def test_every_number_in_the_prose_is_computed_or_shown(topic):
    text = folded(prose(topic))
    for claim in sorted(CLAIMS[topic.name], key=len, reverse=True):
        text = text.replace(folded(claim), " ")
    for pattern in NO_CLAIM:
        text = pattern.sub(" ", text)
    text = text.replace(f"About {topic.minutes} minutes", " ")
    assert numbers(text) <= numbers(shown(topic)) | numbers(GIVEN[topic.name])


@chapter
def test_a_chapter_says_its_title_objectives_and_minutes(topic):
    text = folded(prose(topic))
    assert text_of(cells(topic)[0]).startswith(f"# {topic.heading}\n")
    for objective in topic.objectives:
        assert f"- {objective}" in text
    assert f"About {topic.minutes} minutes" in text


@chapter
def test_figures_have_captions_and_alternative_texts_that_say_more_than_a_label(topic):
    for cell in cells(topic):
        if any("image/svg+xml" in output.get("data", {}) for output in cell.get("outputs", [])):
            told = cell["metadata"]["mystnb"]
            assert len(told["image"]["alt"].split()) >= 15
            assert len(told["figure"]["caption"].split()) >= 8


def test_there_are_chapters():
    assert {topic.name for topic in CHAPTERS} == set(CLAIMS)
