"""The chapters: every number in the prose is computed, their form, and the links between them."""

import json
import re
from decimal import Decimal
from pathlib import Path

import pytest
import yaml

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


# The form of a chapter.

SECTIONS = ("## In one minute", "## Exercises", "## Summary", "## Sources")
DRILL = re.compile(r'^drill\("', re.MULTILINE)
EXERCISE = re.compile(r"^\*\*\d+\. ", re.MULTILINE)
WORD = re.compile(r"[A-Za-z]{2,}")
NOT_READ = re.compile(r"<[^>]*>|\{cite:p\}`[^`]*`|\]\([^)]*\)")


def figures_of(topic):
    outputs = (output for cell in cells(topic) for output in cell.get("outputs", []))
    return sum("image/svg+xml" in output.get("data", {}) for output in outputs)


def drills_of(topic):
    return sum(len(DRILL.findall(text_of(c))) for c in cells(topic) if c["cell_type"] == "code")


def exercises_of(topic):
    _, after = prose(topic).split("## Exercises\n")
    text, _ = after.split("## Summary\n")
    return EXERCISE.split(text)[1:]


@chapter
def test_a_chapter_has_its_sections_in_order_and_its_boxes(topic):
    text = prose(topic)
    places = [text.index(f"{section}\n") for section in SECTIONS]
    assert places == sorted(places)
    assert '<div class="guess">' in text
    assert '<div class="mistake">' in text
    (rule, *_) = re.findall(r'<div class="rule">\n(.*?)</div>', text, re.DOTALL)
    assert re.search(r"\b(?:B\.0[12]|C\.07)\b", rule)
    assert re.search(r"in force since 1 \w+ \d{4}", folded(rule))


@chapter
def test_the_answer_to_the_guess_is_folded_and_called_so(topic):
    folded_away = [c for c in cells(topic) if "hide-output" in c["metadata"].get("tags", [])]
    assert folded_away[0]["metadata"]["mystnb"] == {
        "code_prompt_hide": "Hide the answer",
        "code_prompt_show": "Show the answer",
    }
    before = cells(topic).index(folded_away[0])
    assert '<div class="guess">' in text_of(cells(topic)[0])
    assert before <= 2, "only the cell with what to install stands between"


@chapter
def test_a_chapter_has_two_figures_or_more_and_three_to_five_drills(topic):
    assert figures_of(topic) >= 2
    assert 3 <= drills_of(topic) <= 5


@chapter
def test_every_exercise_has_a_hint_and_a_solution_folded(topic):
    for exercise in exercises_of(topic):
        summaries = re.findall(r"<details><summary>(\w+)</summary>", exercise)
        assert summaries == ["Hint", "Solution"], exercise[:60]
        assert exercise.count("</details>") == 2


@chapter
def test_the_minutes_are_those_of_a_reader_who_works(topic):
    """200 words a minute, 2 minutes a drill, 3 an exercise, half a one for each cell of code."""
    text = prose(topic).split("## Sources\n")[0]
    for folded_away in re.findall(r"<details>.*?</details>", text, re.DOTALL):
        text = text.replace(folded_away, "")
    read = len(WORD.findall(NOT_READ.sub(" ", text))) / 200
    hidden = {"remove-cell", "remove-input"}
    code = [c for c in cells(topic) if c["cell_type"] == "code"]
    shown = sum(not hidden & set(c["metadata"].get("tags", [])) for c in code)
    worked = 2 * drills_of(topic) + 3 * len(exercises_of(topic)) + shown / 2
    assert abs(topic.minutes - (read + worked)) <= 6


# Links between the chapters.

NUMBERED = {str(topic.number): topic.name for topic in (*TOPICS, *FURTHER)}
PAGES = sorted(
    path for folder in ("book", "exercises/practice") for path in (ROOT / folder).rglob("*")
)
MENTION = re.compile(r"(?<!\[)\b[Cc]hapters? \d+")
NO_LINK = (
    re.compile(r"^#+ .*$", re.MULTILINE),  # headings
    re.compile(r"\bThe workbook to chapters 1 to 6 together\b"),  # each is linked below it
)


def markdown(path):
    if path.suffix != ".ipynb":
        return path.read_text(encoding="utf-8")
    read = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return "\n\n".join(text_of(c) for c in read if c["cell_type"] == "markdown")


@pytest.mark.parametrize(
    "path",
    [path for path in PAGES if path.suffix in (".ipynb", ".md")],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_a_chapter_that_is_named_is_linked_and_the_link_goes_there(path):
    text = markdown(path)
    for pattern in NO_LINK:
        text = pattern.sub("", text)
    assert not MENTION.findall(text)
    for number, target in re.findall(r"\[[Cc]hapter (\d+)\]\(([^)#]*)", text):
        assert Path(target).stem == NUMBERED[number]


def test_the_front_page_leads_to_every_chapter_and_its_practice():
    """The list on the page is made from the table of contents, sections and all."""
    contents = yaml.safe_load((ROOT / "_toc.yml").read_text(encoding="utf-8"))
    listed = [entry for part in contents["parts"] for entry in part["chapters"]]
    below = [one["file"] for entry in listed for one in entry.get("sections", [])]
    practice = {path.stem for path in (ROOT / "exercises/practice").glob("*.ipynb")}
    assert {name.rpartition("/")[2] for name in below} == practice
    assert contents["defaults"]["hidden"] is False  # or the list would end with the chapters
    assert "```{tableofcontents}" in markdown(ROOT / "book/index.ipynb")
