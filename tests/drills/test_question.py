"""Questions of every kind: the same everywhere, one verdict for an answer, all of it said."""

import re
import subprocess
import sys
import time
from fractions import Fraction
from itertools import combinations

import pytest

from elo.drills import KINDS, LEVELS, question
from elo.drills.question import READS, Draft, Kind, mistake
from elo.errors import RatingInputError
from elo.topics import TOPICS
from elo.words import CATALOGUE
from elo.working import Step
from tests.drills.asked import ALL, SEEDS, all_steps, kinds, questions, shapes
from tests.drills.digest import FILE, digest, digests
from tests.notebooks import ROOT
from tests.pythons import VERSIONS, find

LOADED = """
import sys
sys.path.insert(0, sys.argv[1])
before = set(sys.modules)
import elo.drills
print(*sorted(set(sys.modules) - before))
"""
ABOVE = {"tournament", "batch", "simulate", "show", "classroom", "__main__"}

# The topics and kinds.


def test_the_topics_are_those_of_the_book_in_its_order():
    names = [topic.name for topic in TOPICS]
    assert list(KINDS) == sorted(KINDS, key=names.index)
    assert all(kind.topic == topic for topic in KINDS for kind in KINDS[topic].values())


@pytest.mark.parametrize("topic", [topic.name for topic in TOPICS])
def test_every_topic_has_five_kinds_or_more(topic):
    assert len(KINDS[topic]) >= 5
    assert len({kind.make(1, 1).title for kind in KINDS[topic].values()}) == len(KINDS[topic])


def test_the_kinds_cannot_be_changed():
    with pytest.raises(TypeError):
        KINDS["formula"] = {}
    with pytest.raises(TypeError):
        KINDS["rating_change"]["one_game"] = None


def test_every_kind_has_its_title_and_every_title_its_kind():
    titles = {key for key in CATALOGUE if key.startswith("kind.")}
    assert titles == {f"kind.{kind.topic}.{kind.name}" for kind in ALL}


def test_a_question_has_a_name_and_a_title():
    asked = question("rating_change", "one_game", level=2, seed=17)
    assert (asked.name, asked.title) == ("rating_change/one_game/2/17", "One game")


@pytest.mark.parametrize(
    ("topic", "kind", "level", "seed", "words"),
    [
        ("weather", "one_game", 1, 1, "no questions on 'weather'; there are some on "),
        ("rating_change", "rain", 1, 1, "no kind 'rain' on rating_change; there are one_game, "),
        ("rating_change", "one_game", 0, 1, "the level must be a whole number, 1 or more, got 0."),
        ("rating_change", "one_game", 4, 1, "the level must be 1, 2 or 3, got 4."),
        ("rating_change", "one_game", "1", 1, "the level must be a whole number"),
        ("rating_change", "one_game", 1, -1, "the seed must be a whole number, 0 or more"),
        ("rating_change", "one_game", 1, 1.0, "the seed must be a whole number, 0 or more"),
        ("rating_change", "one_game", 1, True, "the seed must be a whole number, 0 or more"),
    ],
)
def test_what_there_is_not_is_refused(topic, kind, level, seed, words):
    with pytest.raises(RatingInputError) as error:
        question(topic, kind, level=level, seed=seed)
    assert str(error.value).startswith(words)


# Every question.


@kinds()
def test_a_question_is_complete(kind):
    for asked in questions(kind):
        assert asked.prompt
        assert asked.solution
        assert 2 <= len(asked.hints) <= 3, asked.name
        assert asked.reads in READS
        assert not asked.unit or f"unit.{asked.unit}" in CATALOGUE
        assert isinstance(asked.answer, str) == bool(asked.options)


@kinds()
def test_everything_can_be_said(kind):
    for asked in questions(kind):
        for step in all_steps(asked):
            text = str(step)
            assert text, asked.name
            assert not re.search(r"[{}]|None|Fraction|Decimal|(?<!\w)-\d", text), text


@kinds()
def test_a_number_has_three_known_mistakes_or_more_and_never_fewer_than_two(kind):
    numeric = [asked for asked in questions(kind) if not asked.options]
    assert all(len(asked.mistakes) >= 2 for asked in numeric)
    assert sum(len(asked.mistakes) >= 3 for asked in numeric) >= 0.9 * len(numeric)


@kinds()
def test_the_options_are_different_and_the_answer_is_one_of_them(kind):
    for asked in questions(kind):
        if asked.options:
            keys = [option.key for option in asked.options]
            assert len(keys) == len(set(keys)) >= 2
            assert len({str(option) for option in asked.options}) == len(keys), asked.name
            assert asked.answer in keys
            assert {wrong.answer for wrong in asked.mistakes} == {*keys} - {asked.answer}


@kinds()
def test_no_answer_has_two_verdicts(kind):
    """The right answer and the mistakes, each with its tolerance, do not touch one another."""
    for asked in questions(kind):
        if asked.options:
            answers = [asked.answer, *(wrong.answer for wrong in asked.mistakes)]
            assert len(answers) == len(set(answers)), asked.name
            continue
        places = [(asked.answer, asked.tolerance)]
        places += [(wrong.answer, wrong.tolerance) for wrong in asked.mistakes]
        for (one, near), (other, also) in combinations(places, 2):
            assert abs(one - other) > near + also, asked.name


@kinds()
def test_the_working_ends_in_the_answer(kind):
    for asked in questions(kind):
        if isinstance(asked.answer, Fraction):
            end = " ".join(map(str, asked.solution[-3:]))
            shown = re.findall(r"[+−]?[\d.]*\d", end)
            assert shapes(asked.answer) & set(shown), asked.name


@kinds()
def test_new_numbers_are_new(kind):
    """A seed is another question, as far as there are others."""
    prompts = {tuple(map(str, [*asked.prompt, *asked.options])) for asked in questions(kind)}
    assert len(prompts) > 20


@kinds()
def test_the_levels_differ(kind):
    first = [kind.make(level, 1) for level in LEVELS]
    assert len({tuple(map(str, [*asked.prompt, *asked.options])) for asked in first}) > 1


# Leaving out what cannot be told apart.


def drafted(answer, *mistakes, **more):
    draft = Draft([Step("drill.right")], answer, [], [], mistakes, **more)
    return Kind("rating_change", "one_game", lambda *_: draft).make(1, 1)


def names(asked):
    return [one.name for one in asked.mistakes]


def test_a_mistake_with_the_right_answer_is_left_out():
    asked = drafted(5, mistake("a", 5), mistake("b", Fraction(5)), mistake("c", 6))
    assert names(asked) == ["c"]


def test_of_two_mistakes_with_one_answer_the_first_is_kept():
    assert names(drafted(5, mistake("a", 6), mistake("b", 6), mistake("c", 7))) == ["a", "c"]


def test_tolerances_must_not_touch():
    near = mistake("near", Fraction("5.3"), within="0.1")
    assert names(drafted(5, near, tolerance=Fraction(1, 5))) == []
    assert names(drafted(5, near, tolerance=Fraction(1, 10))) == ["near"]
    assert names(drafted(5, mistake("a", 6), mistake("b", Fraction("6.1"), within="0.1"))) == ["a"]


def test_that_a_change_was_rounded_is_a_known_mistake_and_only_for_a_change():
    half = Fraction(5, 2)
    assert [(one.name, one.answer) for one in drafted(half, unit="points").mistakes] == [
        ("rounded", 3)
    ]
    # Whoever typed a rounded number most likely rounded: no other mistake may claim it.
    assert names(drafted(half, mistake("a", 3), unit="points")) == ["rounded"]
    assert names(drafted(5, unit="points")) == []
    assert names(drafted(half, unit="rating")) == []
    assert names(drafted(half, unit="game_points")) == []


def test_an_option_is_no_number():
    asked = drafted("yes", mistake("a", "no"), mistake("b", "yes"))
    assert names(asked) == ["a"]
    assert not asked.is_right(Fraction(1))


# The same everywhere.


@kinds()
def test_the_same_seed_gives_the_same_question(kind):
    for level in LEVELS:
        assert kind.make(level, 3) == kind.make(level, 3)


def golden():
    assert FILE.is_file(), "no digest yet: python -m tests.drills.digest"
    return FILE.read_text(encoding="utf-8").splitlines()


@kinds()
def test_the_questions_are_the_ones_of_the_digest(kind):
    """A change on purpose is renewed by `python -m tests.drills.digest`."""
    assert digest(kind) in golden()


def test_the_digest_has_no_other_kinds():
    assert len(golden()) == len(ALL)


@pytest.mark.parametrize("version", VERSIONS)
def test_the_questions_are_the_same_on_every_python(version):
    program = find(version)
    if program is None:
        pytest.skip(f"no Python {version} here")
    command = [program, "-S", "-m", "tests.drills.digest", "--print"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True)
    assert (run.stderr.decode(), run.stdout.decode()) == ("", digests())


# Layers and time.


def test_the_drills_need_the_standard_library_and_the_core_alone():
    run = subprocess.run(
        [sys.executable, "-S", "-c", LOADED, str(ROOT)], capture_output=True, text=True, check=True
    )
    loaded = run.stdout.split()
    assert {name.partition(".")[0] for name in loaded} - sys.stdlib_module_names == {"elo"}
    ours = {name.split(".")[1] for name in loaded if name.startswith("elo.")}
    assert "drills" in ours
    assert not ours & ABOVE


@pytest.mark.timing
@kinds()
def test_a_question_is_made_in_less_than_two_milliseconds(kind):
    start = time.process_time()
    for level in LEVELS:
        for seed in range(50):
            kind.make(level, seed)
    assert (time.process_time() - start) / 150 < 0.002


@pytest.mark.timing
def test_a_hundred_of_each_are_made_in_twenty_seconds():
    start = time.process_time()
    for kind in ALL:
        for level in LEVELS:
            for seed in range(100):
                kind.make(level, seed)
    assert time.process_time() - start < 20
    assert SEEDS >= 100
