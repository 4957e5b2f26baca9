"""What the script of the pages is given, without a browser."""

import json
import re
from fractions import Fraction
from pathlib import Path

import pytest

import elo.show
from elo.catalogue import CATALOGUE
from elo.drills import KINDS, LEVELS, PAGE_SEEDS, question
from elo.drills.marking import PATTERNS
from elo.show import page_data
from elo.topics import TOPICS
from elo.words import say

SCRIPT = (Path(elo.show.__file__).parent / "page.js").read_text(encoding="utf-8")
# A word of the catalogue in the script: in quotes, with a dot, and one that has a variable end.
KEYS = set(re.findall(r'"((?:drill|pages|widget|error)\.[\w.]+)"', SCRIPT))
WORD_ENDS = {"drill.${reading.fault}": ["empty", "no_number", "too_long", "percent"]}


def given(script: str) -> tuple[str, dict]:
    """The name and the data of a script that calls `eloWorked.take`."""
    match = re.fullmatch(r"eloWorked\.take\((\"[\w.]+\"), (\{.*\})\);\n", script, re.DOTALL)
    assert match
    return json.loads(match[1]), json.loads(match[2])


def words() -> dict:
    script = page_data.words_script("v1")
    return json.loads(script.removeprefix("const eloWords = ").removesuffix(";\n"))


def test_pages_have_enough_questions_of_each_kind_and_level():
    assert len(PAGE_SEEDS) >= 34
    kind = KINDS["rating_change"]["one_game"]
    name, levels = given(page_data.kind_script(kind))
    assert name == "rating_change.one_game"
    assert set(levels) == {str(level) for level in LEVELS}
    for level in levels.values():
        assert set(level) == {str(seed) for seed in PAGE_SEEDS}


def test_variant_n_is_seed_n():
    _, levels = given(page_data.kind_script(KINDS["rating_change"]["one_game"]))
    asked = question("rating_change", "one_game", level=2, seed=7)
    assert Fraction(levels["2"]["7"]["answer"]) == asked.answer
    assert str(asked.prompt[0]) in levels["2"]["7"]["prompt"]


@pytest.mark.parametrize("kind", page_data.every_kind(), ids=lambda one: f"{one.topic}-{one.name}")
def test_a_variant_says_everything_and_no_sentence_is_left_with_a_hole(kind):
    for level in LEVELS:
        for seed in (1, 17, 40):
            asked = kind.make(level, seed)
            shown = page_data.variant(asked)
            assert len(shown["hints"]) == len(asked.hints)
            assert [name for name, *_ in shown["mistakes"]] == [m.name for m in asked.mistakes]
            assert [key for key, _ in shown["options"]] == [option.key for option in asked.options]
            assert "{" not in json.dumps(shown["prompt"]) + shown["solution"]
            assert "^(" not in json.dumps(shown), "a power that is not set"


@pytest.mark.parametrize("kind", page_data.every_kind(), ids=lambda one: f"{one.topic}-{one.name}")
def test_the_html_holds_few_tags_and_no_attribute_but_a_class(kind):
    for level in LEVELS:
        shown = page_data.variant(kind.make(level, 1))
        html = [shown["prompt"], *shown["hints"], *(label for _, label in shown["options"])]
        html += [feedback for *_, feedback in shown["mistakes"]] + [shown["solution"]]
        tags = set(re.findall(r"<(/?\w+)([^>]*)>", " ".join(html)))
        assert {tag.strip("/") for tag, _ in tags} <= {"p", "strong", "sup", "ul", "li", "span"}
        assert {rest for _, rest in tags} <= {
            "",
            ' class="drill-title"',
            ' class="working"',
            ' class="article"',
        }


def test_every_word_that_the_script_says_is_in_the_catalogue():
    assert len(KEYS) > 30
    assert set(words()["words"]) >= KEYS
    for key, ends in WORD_ENDS.items():
        assert key in SCRIPT
        assert {key.split("$")[0] + end for end in ends} <= set(words()["words"])


def test_every_word_for_the_pages_alone_is_said_somewhere():
    said = SCRIPT + (Path(elo.show.__file__).parent / "page.py").read_text(encoding="utf-8")
    assert {key for key in CATALOGUE if key.startswith("pages.")} <= set(
        re.findall(r'"(pages\.\w+)"', said)
    )


def test_the_script_fills_names_and_nothing_finer():
    for key in KEYS:
        for place in re.findall(r"\{([^}]*)\}", words()["words"][key]):
            assert re.fullmatch(r"\w+", place), f"{key}: {{{place}}}"


def test_the_script_reads_by_the_patterns_of_the_library():
    assert words()["numbers"]["patterns"] == PATTERNS


def test_the_script_holds_no_sentence_and_no_table_of_its_own():
    code = re.sub(r"/\*.*?\*/|//[^\n]*", "", SCRIPT, flags=re.DOTALL)
    assert re.findall(r"\b(400|735|1400|2650|0\.5)\b", code) == []
    assert re.findall(r'"[A-Z][a-z]+ [a-z]+', code) == []


def test_the_contents_name_topics_and_mistakes():
    name, contents = given(page_data.contents_script([{"page": "a", "title": "A", "kinds": []}]))
    assert name == "contents"
    assert contents["topics"] == {topic.name: topic.heading for topic in TOPICS}
    assert contents["mistakes"]["forgot_K"] == say("made.forgot_K")


def test_the_scripts_are_written_with_one_version(tmp_path):
    kind = KINDS["formula"]["by_ratings"]
    page_data.write_scripts(tmp_path, [kind])
    assert {path.name for path in tmp_path.iterdir()} == {"formula.by_ratings.js", "words.js"}
    first = (tmp_path / "words.js").read_bytes()
    page_data.write_scripts(tmp_path, [kind])
    assert (tmp_path / "words.js").read_bytes() == first
    page_data.write_scripts(tmp_path, [KINDS["formula"]["backwards"]])
    assert (tmp_path / "words.js").read_bytes() != first, "another book, another version"
