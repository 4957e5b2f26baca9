"""The lists of claims of chapter 6: the whole catalogue, the claim open and the rest folded."""

import json
import re

import pytest

from elo import MISCONCEPTIONS, RatingInputError
from elo.show.claims import Claims, claims
from elo.topics import TOPICS
from elo.words import say
from tests.notebooks import ROOT


def test_the_topics_have_the_whole_catalogue_between_them():
    listed = [entry.name for topic in TOPICS for entry in claims(topic.name).entries]
    assert sorted(listed) == sorted(MISCONCEPTIONS)


def test_the_chapter_lists_every_topic_once():
    chapter = json.loads((ROOT / "book/misconceptions.ipynb").read_text(encoding="utf-8"))
    code = "\n".join("".join(c["source"]) for c in chapter["cells"] if c["cell_type"] == "code")
    listed = re.findall(r'^claims\("(\w+)"\)$', code, re.MULTILINE)
    assert sorted(listed) == sorted(topic.name for topic in TOPICS)


def test_a_claim_is_open_and_its_verdict_and_numbers_are_folded():
    html = claims("performance")._repr_html_()
    assert html.count("<details") == html.count("</details>") == 2
    summaries = re.findall(r"<summary>(.*?)</summary>", html)
    assert summaries == [entry.claim for entry in claims("performance").entries]
    assert not [s for s in summaries if say("verdict.wrong") in s]
    assert "change at K 20 −14" in html


def test_what_a_claim_says_is_escaped():
    html = Claims([MISCONCEPTIONS["web_formula"]])._repr_html_()
    assert "is FIDE&#x27;s formula" in html


def test_in_a_terminal_a_list_is_its_entries():
    assert str(claims("performance")).count("Heard from:") == 2


def test_a_name_that_is_no_topics_is_refused():
    with pytest.raises(RatingInputError, match=r"the topic must be one of formula, .*got 'chess'"):
        claims("chess")
