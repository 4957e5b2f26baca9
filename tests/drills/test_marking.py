# ruff: noqa: RUF001 (signs that look like others are what this is about)
"""Marking: what is read and how, what is asked back, and that nothing typed does any harm."""

import copy
import time
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo.drills import mark, question, read
from elo.drills.marking import LONGEST, Verdict, plain
from elo.drills.question import READS, mistake
from elo.words import say
from elo.working import Step
from tests.drills.asked import ALL, kinds, questions, typed

ONE_GAME = question("rating_change", "one_game", level=1, seed=1)
SHARE = question("initial_rating", "share", level=1, seed=1)
RATING = question("initial_rating", "first_rating", level=1, seed=1)
OPTIONS = question("rating_change", "below_1400", level=1, seed=1)
EACH = (ONE_GAME, SHARE, RATING, OPTIONS)


def value(text, reads="number"):
    return read(text, reads).value


# What is read.


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("7.2", "36/5"),
        ("7,2", "36/5"),
        ("+7.2", "36/5"),
        ("−8.4", "-42/5"),
        ("-8.4", "-42/5"),
        ("– 8.4", "-42/5"),
        ("- 8,4", "-42/5"),
        ("﹣8.4", "-42/5"),
        ("－8.4", "-42/5"),
        (" 0.64 ", "16/25"),
        ("\t0.64\n", "16/25"),
        (".64", "16/25"),
        ("-,5", "-1/2"),
        ("7.", "7"),
        ("16/25", "16/25"),
        ("16 / 25", "16/25"),
        ("-3/4", "-3/4"),
        ("16⁄25", "16/25"),
        ("½", "1/2"),
        ("−½", "-1/2"),
        ("3½", "7/2"),
        ("3 ½", "7/2"),
        ("3 1/2", "7/2"),
        ("−3½", "-7/2"),
        ("1¾", "7/4"),
        ("3⅓", "10/3"),
        ("⅞", "7/8"),
        ("７．２", "36/5"),
        ("７，２", "36/5"),
        ("＋７．２", "36/5"),
        ("０．６４", "16/25"),
        ("7٫2", "36/5"),
        ("0.640", "16/25"),
        ("0,640", "16/25"),
        ("7.2000", "36/5"),
        ("0", "0"),
        ("-0", "0"),
        ("2572", "2572"),
        ("2 572", "2572"),
        ("2\N{NO-BREAK SPACE}572", "2572"),
        ("2\N{THIN SPACE}572", "2572"),
        ("2\N{NARROW NO-BREAK SPACE}572", "2572"),
        ("2'572", "2572"),
        ("2’572", "2572"),
        ("2.572,5", "5145/2"),
        ("2,572.5", "5145/2"),
        ("1,234,567", "1234567"),
        ("1 234 567", "1234567"),
    ],
)
def test_a_number_is_read_as_it_is_written(text, number):
    assert value(text) == Fraction(number)


@pytest.mark.parametrize("text", ["64 %", "64%", "64,0 %", "６４％", "0.64", ".64", "16/25"])
def test_a_share_is_read_as_a_fraction_or_in_percent(text):
    assert value(text, "share") == Fraction(16, 25)


@pytest.mark.parametrize("text", ["2 572", "2.572", "2,572", "2'572", "2572", "２５７２", "2572.0"])
def test_a_rating_is_read_with_any_separator(text):
    assert value(text, "rating") == 2572


@pytest.mark.parametrize("text", ["64 %", "7.2%"])
@pytest.mark.parametrize("reads", ["number", "rating"])
def test_a_percentage_is_for_shares_only(text, reads):
    assert read(text, reads).fault == "percent"


@pytest.mark.parametrize("reads", ["number", "share"])
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("2.572", "2572 or 2.572."),
        ("2,572", "2572 or 2.572."),
        ("−8.400", "−8400 or −8.400."),
        ("+12,500", "12500 or 12.500."),
    ],
)
def test_what_could_be_two_numbers_is_asked_back(reads, text, words):
    verdict = mark(replace(ONE_GAME, reads=reads), text)
    assert verdict.kind == "unreadable"
    assert str(verdict).startswith(f"This could be {words}")
    assert verdict.mistake is None


@pytest.mark.parametrize(
    "text",
    [
        "seven",
        "7.2 points",
        "7.2.1",
        "7..2",
        "7,2,1",
        "+-7",
        "--7",
        "7-",
        "−",
        "+",
        ".",
        ",",
        "/",
        "%",
        "%%",
        "3/",
        "/4",
        "3/0",
        "1/2/3",
        "3/-4",
        "½½",
        "12 34",
        "2 5723",
        "1.234.56",
        "1'234,567'890",
        "10²",
        "7₂",
        "1e3",
        "0x10",
        "7_2",
        "(7.2)",
        "7*2",
        "2**9",
        "1+1",
        "٧",
        "७",
    ],
)
@pytest.mark.parametrize("reads", READS)
def test_what_is_no_number_is_none(text, reads):
    assert value(text, reads) is None


@pytest.mark.parametrize("text", ["", " ", "\n", "\N{NO-BREAK SPACE}"])
def test_nothing_is_nothing(text):
    assert read(text, "number").fault == "empty"
    assert str(mark(RATING, text)) == "Type a number, for example 1234."


@given(st.integers(-9_999, 9_999), st.integers(0, 2))
def test_every_decimal_number_is_read_with_a_point_and_with_a_comma(count, digits):
    number = Fraction(count, 10**digits)
    text = f"{count / 10**digits:.{digits}f}"
    for written in (text, text.replace(".", ","), text.replace("-", "−"), f"  {text} "):
        assert value(written) == number


@given(st.fractions(min_value=-5_000, max_value=5_000, max_denominator=5_000))
def test_every_fraction_is_read(number):
    assert value(f"{number.numerator}/{number.denominator}") == number


# What it is then.


@kinds()
def test_the_right_answer_is_right(kind):
    for asked in questions(kind):
        expected = Verdict("right", Step("drill.right"), value=asked.answer)
        assert mark(asked, typed(asked.answer)) == expected, asked.name


@kinds()
def test_the_feedback_of_a_mistake_is_reached_by_its_answer(kind):
    for asked in questions(kind):
        for known in asked.mistakes:
            verdict = mark(asked, typed(known.answer))
            assert (verdict.kind, verdict.mistake) == ("mistake", known), asked.name
            assert str(verdict) == str(known.feedback)


def test_another_number_is_wrong_and_says_what_helps():
    verdict = mark(ONE_GAME, "123.45")
    assert (verdict.kind, verdict.mistake) == ("wrong", None)
    assert "Take a hint" in str(verdict)


def test_a_rounded_change_is_told_from_the_exact_one():
    asked = question("rating_change", "one_game", level=1, seed=1)
    assert asked.answer == Fraction(-64, 5)
    assert mark(asked, "-12.8").kind == "right"
    assert mark(asked, "−12,80").kind == "right"
    verdict = mark(asked, "-13")
    assert (verdict.kind, verdict.mistake.name) == ("mistake", "rounded")
    assert mark(asked, "-12").kind == "wrong"


def test_a_tolerance_holds_on_both_sides_and_no_further():
    asked = question("initial_rating", "average", level=1, seed=1)
    cents = round(100 * asked.answer)
    assert mark(asked, f"{cents // 100}.{cents % 100:02}").kind == "right"
    for other in (cents - 1, cents + 1):
        assert mark(asked, f"{other // 100}.{other % 100:02}").kind != "right"


def test_the_first_mistake_that_fits_names_itself():
    near = mistake("forgot_K", 5, within="0.5", K=20)
    asked = replace(ONE_GAME, mistakes=(near, mistake("percent", 5)))
    assert mark(asked, "5.4").mistake is near
    assert mark(asked, "5").mistake is near
    assert mark(asked, "5.6").kind == "wrong"


def test_an_option_is_chosen_by_its_key():
    keys = [option.key for option in OPTIONS.options]
    assert mark(OPTIONS, OPTIONS.answer).kind == "right"
    assert {mark(OPTIONS, key).kind for key in keys if key != OPTIONS.answer} == {"mistake"}
    for text in ("", "1", OPTIONS.answer.upper(), f" {OPTIONS.answer}"):
        assert mark(OPTIONS, text) == Verdict("unreadable", Step("drill.choose"))


def test_an_option_without_a_known_mistake_is_wrong():
    asked = replace(OPTIONS, mistakes=())
    other = next(option.key for option in asked.options if option.key != asked.answer)
    assert mark(asked, other).kind == "wrong"


# Nothing that is typed does any harm.

HOSTILE = [
    "7" * 10_000,
    "½" * 10_000,
    " " * 10_000,
    "ﷺ" * 150,
    "9" * 41,
    "1/" + "9" * 60,
    "<b>7.2</b>",
    "<script>alert(1)</script>",
    "7.2<!--",
    "&minus;7",
    "__import__('os').system('true')",
    "{own}",
    "%s%n",
    "${7*7}",
    "'; DROP TABLE ratings; --",
    "NaN",
    "nan",
    "inf",
    "-Infinity",
    "∞",
    "1e309",
    "1E5",
    "7.2\x00",
    "\x00",
    "\x1b[31m7",
    "7\u200b.2",
    "\u202e2.7",
    "7\ud800",
    "🙂",
    "7️⃣",
    "b'7.2'",
    "\\x37",
    "0b111",
]


@pytest.mark.parametrize("asked", EACH, ids=lambda asked: asked.name)
@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_answer_is_unreadable_and_changes_nothing(asked, text):
    before = copy.deepcopy(asked)
    verdict = mark(asked, text)
    assert verdict.kind == "unreadable"
    assert verdict.mistake is None
    assert text not in str(verdict)
    assert asked == before


@given(st.text(max_size=300))
def test_whatever_is_typed_there_is_an_answer(text):
    for asked in EACH:
        verdict = mark(asked, text)
        assert verdict.kind in ("unreadable", "right", "mistake", "wrong")
        assert str(verdict)


@given(st.text(alphabet="0123456789 .,'+-−/%½", max_size=LONGEST + 2), st.sampled_from(READS))
def test_a_reading_is_a_number_or_a_fault(text, reads):
    reading = read(text, reads)
    assert (reading.value is None) == bool(reading.fault)
    assert len(plain(text)) <= LONGEST or reading.fault == "too_long"


@pytest.mark.timing
def test_marking_takes_less_than_a_millisecond():
    asked = [kind.make(level, 1) for kind in ALL for level in (1, 2, 3)]
    answers = [
        [typed(one.answer), *(typed(wrong.answer) for wrong in one.mistakes)] for one in asked
    ]
    start = time.process_time()
    for one, texts in zip(asked, answers, strict=True):
        for text in [*texts, "7" * 10_000]:
            mark(one, text)
    took = time.process_time() - start
    assert took / (sum(map(len, answers)) + len(asked)) < 0.001


@kinds()
def test_the_example_in_the_field_gives_no_answer_away(kind):
    for asked in questions(kind):
        if not asked.options:
            for example in say(f"drill.example.{asked.reads}").split(" or "):
                assert mark(asked, example).kind != "right", asked.name
