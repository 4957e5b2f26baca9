"""Drills in Jupyter, without a browser: what each control does, and the HTML beside the widget."""

from fractions import Fraction

import ipywidgets as w
import pytest

from elo import RatingInputError
from elo.catalogue import CATALOGUE
from elo.drills import KINDS, LEVELS, question
from elo.drills.record import Entry, Record
from elo.show.questions import answer_text, question_html
from elo.show.widgets import SESSION, WIDGET, drill, mixed, practice

GAME = ("rating_change", "one_game")


@pytest.fixture(autouse=True)
def _a_session_of_its_own():
    SESSION.entries.clear()
    yield
    SESSION.entries.clear()


def parts(widget, kind):
    """All widgets of a kind inside a widget, in their order."""
    found = [widget] if isinstance(widget, kind) else []
    return found + [
        part for child in getattr(widget, "children", ()) for part in parts(child, kind)
    ]


def button(widget, words):
    (one,) = [b for b in parts(widget, w.Button) if b.description == words]
    return one


def field(widget):
    return next(t for t in parts(widget, w.Text) if t.description == "Your answer")


def texts(widget):
    return " ".join(part.value for part in parts(widget, w.HTML))


def wrong(asked, name):
    (mistake,) = [m for m in asked.mistakes if m.name == name]
    return str(float(mistake.answer))


def test_a_drill_shows_a_widget_and_html_side_by_side():
    bundle = drill(*GAME)._repr_mimebundle_(include=None, exclude=None)
    assert set(bundle) == {"text/html", "text/plain", WIDGET}
    assert bundle["text/html"] == question_html(question(*GAME))
    assert bundle["text/plain"] == "<Drill rating_change/one_game/1/1>"


def test_the_html_is_the_first_question_whatever_was_asked_since():
    one = drill(*GAME)
    before = one.html()
    button(one.widget(), "New numbers").click()
    assert one.html() == before


def test_a_typical_mistake_is_named_and_the_right_answer_is_right():
    one = drill(*GAME)
    box = one.widget()
    field(box).value = wrong(one.question, "forgot_K")
    assert "Multiply it by K" in texts(box)
    field(box).value = str(float(one.question.answer))
    assert "Right." in texts(box)
    assert [entry.verdict for entry in one.record.entries] == ["mistake", "right"]


def test_enter_and_check_for_the_same_answer_count_once():
    one = drill(*GAME)
    field(one.widget()).value = "1"
    button(one.widget(), "Check").click()
    assert len(one.record.entries) == 1


def test_feedback_is_announced_and_not_by_colour_alone():
    one = drill(*GAME)
    field(one.widget()).value = "77"
    assert 'role="alert"' in texts(one.widget())
    assert "✗" in texts(one.widget())


def test_hints_come_one_by_one_and_no_more_than_there_are():
    one = drill(*GAME)
    for n in (1, 2, 3, 4):
        button(one.widget(), "Hint").click()
        assert texts(one.widget()).count("Hint ") == min(n, 3)


def test_the_working_ends_in_the_answer():
    one = drill(*GAME)
    button(one.widget(), "Show the working").click()
    assert answer_text(one.question) in texts(one.widget())
    assert "8.3.2" in texts(one.widget())


def test_an_answer_is_shown_with_the_decimals_that_were_asked_for():
    """13005 / 7 = 1857.857...: two decimals are asked for, and two are shown."""
    asked = question("initial_rating", "average", level=1, seed=1)
    assert asked.answer == Fraction(13005, 7)
    assert answer_text(asked) == "1857.86 rating"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("topic", "kind"), [(t, k) for t in KINDS for k in KINDS[t]])
def test_the_answer_that_is_shown_would_be_right(topic, kind, level):
    for seed in range(1, 6):
        asked = question(topic, kind, level=level, seed=seed)
        if not asked.options:
            number, *_ = answer_text(asked).replace("−", "-").split()
            assert asked.is_right(Fraction(number)), asked.name


def test_hints_taken_are_in_the_record():
    one = drill(*GAME)
    button(one.widget(), "Hint").click()
    field(one.widget()).value = str(float(one.question.answer))
    assert one.record.entries[0].hints == 1


def test_new_numbers_level_and_number_ask_another_question():
    one = drill(*GAME)
    box = one.widget()
    field(box).value = "77"
    button(box, "New numbers").click()
    assert one.question == question(*GAME, level=1, seed=2)
    assert "✗" not in texts(box), "the feedback belongs to the question before"
    assert field(box).value == ""
    (level,) = parts(box, w.Dropdown)
    level.value = 3
    (seed,) = parts(box, w.BoundedIntText)
    seed.value = 7
    assert one.question == question(*GAME, level=3, seed=7)


def test_a_question_with_options_is_answered_by_choosing():
    one = drill("rating_change", "below_1400", level=1, seed=1)
    (choice,) = parts(one.widget(), w.RadioButtons)
    assert choice.value is None
    choice.value = one.question.answer
    button(one.widget(), "Check").click()
    assert "Right." in texts(one.widget())


def test_check_without_an_answer_asks_for_one():
    one = drill("rating_change", "below_1400", level=1, seed=1)
    button(one.widget(), "Check").click()
    assert "Choose one of the answers." in texts(one.widget())
    two = drill(*GAME)
    button(two.widget(), "Check").click()
    assert "Type a number" in texts(two.widget())
    assert not one.record.entries
    assert not two.record.entries


@pytest.mark.parametrize("hostile", ["<script>alert(1)</script>", "x" * 10_000, "NaN", "∞", "\x00"])
def test_a_hostile_answer_is_answered_and_shown_nowhere(hostile):
    one = drill(*GAME)
    field(one.widget()).value = hostile
    assert "read as a number" in texts(one.widget()) or "too long" in texts(one.widget())
    assert hostile not in texts(one.widget())
    assert not one.record.entries


@pytest.mark.parametrize("topic", KINDS)
def test_every_kind_can_be_shown(topic):
    for kind in KINDS[topic]:
        for level in LEVELS:
            one = drill(topic, kind, level=level, seed=3)
            assert "{" not in texts(one.widget()) + one.html()
            assert one.html().count("<details>") == len(one.question.hints) + 1


def test_every_control_has_a_name():
    box = practice("rating_change").widget()
    controls = parts(box, (w.Text, w.Dropdown, w.Button, w.BoundedIntText, w.IntProgress))
    assert controls
    assert all(control.description for control in controls)


@pytest.mark.parametrize("topic", KINDS)
def test_every_mistake_has_a_name_in_a_few_words(topic):
    for kind in KINDS[topic].values():
        for level in LEVELS:
            for seed in range(50):
                for mistake in kind.make(level, seed).mistakes:
                    assert f"made.{mistake.name}" in CATALOGUE


def test_a_set_shows_progress_score_and_mistakes():
    record = Record()
    some = practice("rating_change", ["one_game", "opponents_away"], record=record)
    box = some.widget()
    field(box).value = wrong(some.questions[0], "forgot_K")
    assert "not multiplied by K: 1" in texts(box)
    field(box).value = str(float(some.questions[0].answer))
    assert "1 of 2 right" in texts(box)
    button(box, "Next question").click()
    field(box).value = str(float(some.questions[1].answer))
    assert "All 2 right." in texts(box)
    (progress,) = parts(box, w.IntProgress)
    assert (progress.value, progress.max) == (2, 2)
    assert record.by_topic() == {"rating_change": (2, 2)}


def test_the_record_is_saved_and_loaded(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    some = practice("rating_change", ["one_game"])
    field(some.widget()).value = str(float(some.questions[0].answer))
    button(some.widget(), "Save the record").click()
    assert "Saved to elo-record.json, answers: 1" in texts(some.widget())
    SESSION.entries.clear()
    other = practice("rating_change", ["one_game"])
    button(other.widget(), "Load a record").click()
    assert "Loaded, answers: 1" in texts(other.widget())
    assert "1 of 1 right" in texts(other.widget())


@pytest.mark.parametrize("content", [None, "no record"])
def test_a_record_that_cannot_be_loaded_is_said_and_nothing_is_lost(tmp_path, monkeypatch, content):
    monkeypatch.chdir(tmp_path)
    if content:
        (tmp_path / "elo-record.json").write_text(content, encoding="utf-8")
    some = practice("rating_change", ["one_game"])
    field(some.widget()).value = str(float(some.questions[0].answer))
    button(some.widget(), "Load a record").click()
    assert "no record" in texts(some.widget()) or "No such file" in texts(some.widget())
    assert len(some.record.entries) == 1


def test_a_mixed_set_goes_over_several_topics_in_its_order_and_counts_each():
    some = mixed(["performance/share", "formula/backwards"], level=2, seed=3)
    assert [one.name for one in some.questions] == [
        "performance/share/2/3",
        "formula/backwards/2/3",
    ]
    field(some.widget()).value = str(float(some.questions[0].answer))
    assert "1 of 2 right" in texts(some.widget())
    assert SESSION.by_topic() == {"performance": (1, 1)}


@pytest.mark.parametrize("name", ["chess/backwards", "formula/endgames", "formula"])
def test_a_mixed_set_of_what_there_is_not_is_refused(name):
    with pytest.raises(RatingInputError):
        mixed([name])


def test_a_topic_without_questions_is_refused():
    with pytest.raises(RatingInputError, match="no questions on 'chess'"):
        practice("chess")


def test_saving_never_loses_answers_that_only_the_file_has(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    first = practice("rating_change", ["one_game"])
    field(first.widget()).value = str(float(first.questions[0].answer))
    button(first.widget(), "Save the record").click()
    before = (tmp_path / "elo-record.json").read_bytes()

    SESSION.entries.clear()
    second = practice("rating_change", ["one_game"])
    field(second.widget()).value = "12345"
    button(second.widget(), "Save the record").click()
    assert "holds answers that are not here" in texts(second.widget())
    assert (tmp_path / "elo-record.json").read_bytes() == before

    button(second.widget(), "Load a record").click()
    assert [entry.verdict for entry in second.record.entries] == ["right", "wrong"]
    button(second.widget(), "Load a record").click()
    button(second.widget(), "Save the record").click()
    assert "answers: " in texts(second.widget())


def test_a_file_that_is_no_record_is_not_overwritten(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "elo-record.json").write_text("my letter", encoding="utf-8")
    some = practice("rating_change", ["one_game"])
    button(some.widget(), "Save the record").click()
    assert "no record of answers" in texts(some.widget())
    assert (tmp_path / "elo-record.json").read_text(encoding="utf-8") == "my letter"


def test_loading_brings_the_progress_back(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    some = practice("rating_change", ["one_game", "event"])
    field(some.widget()).value = str(float(some.questions[0].answer))
    button(some.widget(), "Save the record").click()
    SESSION.entries.clear()
    other = practice("rating_change", ["one_game", "event"])
    button(other.widget(), "Load a record").click()
    assert "1 of 2 right" in texts(other.widget())
    (progress,) = parts(other.widget(), w.IntProgress)
    assert progress.value == 1


def test_the_drills_and_the_sets_of_a_session_share_one_record():
    one = drill(*GAME)
    field(one.widget()).value = str(float(one.question.answer))
    some = practice("rating_change", ["one_game", "event"], seed=5)
    assert "1 of 2 right" in texts(some.widget()), "a kind counts with whatever numbers"
    assert some.record.entries == SESSION.entries
    assert len(SESSION.entries) == 1


def test_a_record_of_a_newer_version_may_name_what_is_not_here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    newer = [Entry("endgames/x/1/1", "mistake", "forgot_king"), Entry("__class__/x/1/1", "right")]
    Record(newer).save(tmp_path / "elo-record.json")
    some = practice("rating_change", ["one_game"])
    button(some.widget(), "Load a record").click()
    assert "forgot_king: 1" in texts(some.widget())
    assert "endgames: 0 of 1 right" in texts(some.widget())


def test_the_same_number_written_in_another_way_counts_once():
    one = drill(*GAME)
    for text in ("1", "1,0", " 2/2 "):
        field(one.widget()).value = text
    assert len(one.record.entries) == 1
