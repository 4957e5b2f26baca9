"""The working: three renderings of the same steps, and nothing hostile gets through."""

import copy
import pickle
from html.parser import HTMLParser

import pytest
from markdown_it import MarkdownIt

from elo import Event, Game, event_change, games_from, rating_change, rating_period
from elo.working import Step, Worked, as_html, as_markdown, as_text

STEPS = (
    Step("step.difference", {"own": 1500, "opponent": 1700, "D": -200}),
    Step("step.period_total", {"change": 5}, "B.02 8.3.2"),
)
HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</li></ul>",
    "&lt;b&gt;",
    "&nbsp;",
    "[link](javascript:alert(1))",
    "![picture](http://example.org)",
    "<http://example.org>",
    "**bold** _slanted_ `code` ~~gone~~ $formula$",
    "a | b # c",
    "{eval}`1`",
    "someone@example.org",
    "\\",
]
LIKE_A_LIST = ["1. Liga", "2) Open", "- Open", "+ Open", "Open\n\n---"]


def left_out(label):
    return Step("step.left_out", {"label": label, "reason": "a bye"}, "B.02 5.1")


def text_of(html):
    """What a browser would show, and the tags that it would see."""
    seen, tags = [], []
    parser = HTMLParser()
    parser.handle_data = seen.append
    parser.handle_starttag = lambda tag, _attributes: tags.append(tag)
    parser.feed(html)
    parser.close()
    return "".join(seen).replace("\n", ""), tags


def in_a_notebook(steps):
    """What a notebook would show of the Markdown, and the tags that it would see."""
    return text_of(MarkdownIt("commonmark").enable("table").render(as_markdown(steps)))


def test_a_step_is_its_sentence():
    assert str(STEPS[0]) == "D = 1500 − 1700 = −200"
    assert (STEPS[0].key, STEPS[0].article) == ("step.difference", "")


def test_the_text_has_a_line_a_step_and_the_article_in_brackets():
    assert as_text(STEPS) == "D = 1500 − 1700 = −200\ntogether: +5 (B.02 8.3.2)"


def test_the_markdown_is_a_list_with_the_article_in_italics():
    assert as_markdown(STEPS) == "- D = 1500 − 1700 = −200\n- together: +5 *(B.02 8.3.2)*"


def test_the_html_is_a_list_with_the_article_marked():
    assert as_html(STEPS) == (
        '<ul class="working"><li>D = 1500 − 1700 = −200</li>'
        '<li>together: +5 <span class="article">(B.02 8.3.2)</span></li></ul>'
    )


def test_nothing_to_show_is_an_empty_working():
    assert (as_text(()), as_markdown(()), as_html(())) == ("", "", '<ul class="working"></ul>')


def test_the_three_renderings_say_the_same():
    games = [*games_from([1700, 1300, 2813], [1, 0.5, 0]), Game(None, 1, label="round <4>")]
    steps = rating_period(1750, [Event(1750, games, name="A & B")], k=20).steps
    plain = as_text(steps).splitlines()
    for text, tags in (text_of(as_html(steps)), in_a_notebook(steps)):
        assert text == "".join(plain)
        assert tags.count("li") == len(plain) == len(steps)


def test_a_result_shows_its_steps_in_a_terminal_and_in_a_notebook():
    result = rating_change(1500, 1700, 1, k=20)
    assert str(result) == as_text(result.steps)
    assert result._repr_markdown_() == as_markdown(result.steps)


def test_every_result_has_to_tell_its_steps():
    with pytest.raises(NotImplementedError):
        str(Worked())


@pytest.mark.parametrize("label", HOSTILE)
def test_a_hostile_label_is_plain_text_on_a_page_and_in_a_notebook(label):
    shown = f"{label} is left out: a bye (B.02 5.1)"
    assert text_of(as_html([left_out(label)])) == (shown, ["ul", "li", "span"])
    assert in_a_notebook([left_out(label)]) == (shown, ["ul", "li", "em"])


@pytest.mark.parametrize("label", LIKE_A_LIST)
def test_a_label_that_begins_like_a_list_is_plain_text_in_a_notebook(label):
    text, tags = in_a_notebook([left_out(label)])
    assert text.startswith(label.split("\n")[0])
    assert tags == ["ul", "li", "em"]


@pytest.mark.parametrize("label", HOSTILE)
def test_a_hostile_label_gets_through_a_whole_event(label):
    games = [Game(1700, 1, label=label), Game(None, 1, label=label)]
    steps = event_change(1500, games, k=20).steps
    for text, tags in (text_of(as_html(steps)), in_a_notebook(steps)):
        assert text.count(label) == 2
        assert set(tags) <= {"ul", "li", "span", "em"}


def test_a_hostile_article_is_plain_text_on_a_page():
    assert "<b>" not in as_html([Step("step.period_total", {"change": 1}, "<b>")])


@pytest.mark.parametrize("twin", [hash, copy.deepcopy, pickle.dumps])
def test_a_result_can_be_a_key_and_be_sent_to_another_process(twin):
    games = [Game(2010, 1), Game(2000, 1), Game(1700, 1, played=False), Game(None, 1)]
    event = event_change(2610, games, k=10, rules="rapid-2024-12")
    assert len(event.left_out) == 4
    for result in (rating_change(1500, 1700, 1, k=20), event):
        assert twin(result)
