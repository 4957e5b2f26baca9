"""The record of answers: counted, saved in one step, loaded again, and refused if it is none."""

import json

import pytest

from elo import RatingInputError
from elo.drills import mark, question
from elo.drills.record import Entry, Record, load_record, read_record

ONE = question("rating_change", "one_game", level=1, seed=1)
TWO = question("rating_change", "one_game", level=1, seed=2)


def answered() -> Record:
    """One question right at the second try, another never."""
    record = Record()
    (wrong,) = [m for m in ONE.mistakes if m.name == "forgot_K"]
    record.add(ONE, mark(ONE, str(float(wrong.answer))), hints=1)
    record.add(ONE, mark(ONE, str(float(ONE.answer))), hints=2)
    record.add(TWO, mark(TWO, "123456"))
    record.add(TWO, mark(TWO, "what?"))
    return record


def test_an_unreadable_answer_is_not_counted():
    assert len(answered().entries) == 3


def test_a_question_counts_once_and_is_right_when_it_was_right_once():
    assert answered().by_topic() == {"rating_change": (1, 2)}


def test_mistakes_are_counted_the_most_frequent_first():
    record = answered()
    record.entries += [Entry(ONE.name, "mistake", "percent")] * 2
    assert record.mistakes() == {"percent": 2, "forgot_K": 1}
    assert list(record.mistakes()) == ["percent", "forgot_K"]


def test_a_record_is_the_same_after_saving_and_loading(tmp_path):
    path = answered().save(tmp_path / "record.json")
    assert load_record(path).entries == answered().entries
    assert [file.name for file in tmp_path.iterdir()] == ["record.json"]


def test_the_file_does_not_hold_what_was_typed(tmp_path):
    text = answered().save(tmp_path / "record.json").read_text(encoding="utf-8")
    assert "123456" not in text
    assert json.loads(text)["answers"][0] == {
        "question": "rating_change/one_game/1/1",
        "verdict": "mistake",
        "mistake": "forgot_K",
        "hints": 1,
    }


def test_a_save_that_fails_leaves_the_old_file_whole(tmp_path, monkeypatch):
    path = answered().save(tmp_path / "record.json")
    before = path.read_bytes()
    monkeypatch.setattr("os.replace", lambda *_: (_ for _ in ()).throw(OSError("disk full")))
    with pytest.raises(OSError, match="disk full"):
        Record().save(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "[" * 100_000,
        '{"format": "elo-worked-record", "version": 2, "answers": []}',
        '{"format": "other", "version": 1, "answers": []}',
        '{"format": "elo-worked-record", "version": 1, "answers": {}}',
    ],
)
def test_what_is_no_record_is_refused(text):
    with pytest.raises(RatingInputError, match="no record of answers"):
        read_record(text)


@pytest.mark.parametrize(
    "answer",
    [
        None,
        {},
        {"question": "a/b/1", "verdict": "right"},
        {"question": "a/b/1/1", "verdict": "fine"},
        {"question": "a/b/1/1", "verdict": "right", "hints": "two"},
        {"question": 3, "verdict": "right"},
        {"question": "a/b/1/1", "verdict": ["right"]},
    ],
)
def test_an_answer_that_is_none_is_named_by_its_number(answer):
    good = {"question": "a/b/1/1", "verdict": "right", "mistake": "", "hints": 0}
    content = {"format": "elo-worked-record", "version": 1, "answers": [good, answer]}
    with pytest.raises(RatingInputError, match="answer 2 of the record"):
        read_record(json.dumps(content))


def test_a_file_that_is_no_text_is_refused(tmp_path):
    (tmp_path / "record.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RatingInputError, match="no record of answers"):
        load_record(tmp_path / "record.json")
