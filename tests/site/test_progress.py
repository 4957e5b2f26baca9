"""The progress over the book: kept in the browser, saved to a file, loaded, erased."""

import json

import pytest
from playwright.sync_api import Page, expect

from elo.drills import mark, question
from elo.drills.record import Entry, Record, load_record
from elo.words import say
from tests.site.test_drills import CHAPTER, FIRST, NO_STORAGE, alive, answer, typed

PROGRESS = "book/progress"
KEY = "elo-worked:record"
EVENT = question("rating_change", "event", level=1, seed=1)


def kept(*entries: Entry) -> str:
    """A script that puts a record into a fresh window."""
    return f"localStorage['{KEY}'] ??= {json.dumps(Record(list(entries)).text())};"


ENTRIES = (
    Entry("rating_change/one_game/2/1", "mistake", "forgot_K"),
    Entry("rating_change/one_game/2/1", "right", "", 2),
    Entry("rating_change/event/1/1", "mistake", "forgot_K"),
    Entry("formula/by_ratings/1/1", "wrong"),
)


def row(page: Page, *cells: object):
    return page.get_by_role("row", name=" ".join(map(str, cells)), exact=True)


def test_nothing_answered_is_said_and_every_page_with_drills_is_listed(visit):
    page = visit(PROGRESS).page
    expect(page.get_by_text("Nothing answered yet.")).to_be_visible()
    expect(row(page, "1 The formula", "0 of 3")).to_be_visible()
    expect(row(page, "3 Worked examples", "0 of 5")).to_be_visible()
    expect(row(page, "Practice: the rating change", "0 of 9")).to_be_visible()


def test_it_is_counted_by_chapter_by_topic_and_by_mistake(visit):
    page = visit(PROGRESS, before=kept(*ENTRIES)).page
    expect(row(page, "3 Worked examples", "1 of 5")).to_be_visible()
    expect(row(page, "3 Worked examples", "1 of 2")).to_be_visible()
    expect(row(page, "1 The formula", "0 of 1")).to_be_visible()
    expect(row(page, say("made.forgot_K"), 2)).to_be_visible()
    assert page.locator("th:not([scope])").count() == 0


def test_the_sums_are_those_of_the_record_of_the_library():
    record = Record(list(ENTRIES))
    assert record.by_topic() == {"rating_change": (1, 2), "formula": (0, 1)}
    assert record.mistakes() == {"forgot_K": 2}


def test_the_page_leads_to_the_chapters(visit):
    seen = visit(PROGRESS)
    seen.page.locator("#elo-progress").get_by_role("link", name="3 Worked examples").click()
    seen.page.wait_for_url("**/book/rating_change.html")
    assert seen.faults == []


def test_what_a_page_saves_is_the_file_that_the_library_writes(visit, tmp_path):
    page = visit(CHAPTER).page
    box = alive(page)
    expected = Record()
    box.get_by_role("button", name="Hint").click()
    for text in ("1", "nonsense", typed(FIRST.mistakes[0].answer), typed(FIRST.answer)):
        answer(box, text)
        expected.add(FIRST, mark(FIRST, text), hints=1)
    box.get_by_role("link", name="Your progress").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save to a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "elo-record.json"
    assert file.read_text(encoding="utf-8") == expected.text()
    assert load_record(file).entries == expected.entries


def test_an_empty_record_is_the_same_file_too(visit):
    assert visit(PROGRESS).page.evaluate("eloWorked.textOf([])") == Record().text()


def load(page: Page, path) -> None:
    page.locator("input[type=file]").set_input_files(path)


def records(page: Page) -> list[Entry]:
    return [Entry(**one) for one in page.evaluate(f"eloWorked.parse(localStorage['{KEY}'])")]


def test_a_record_of_a_notebook_is_taken_in_as_the_library_would(visit, tmp_path):
    page = visit(PROGRESS, before=kept(ENTRIES[0], ENTRIES[3])).page
    file = Record(list(ENTRIES[:3])).save(tmp_path / "elo-record.json")
    for _ in range(2):
        load(page, file)
        expect(page.get_by_role("status").filter(has_text="Loaded")).to_contain_text("answers: 3")
        joined = Record([ENTRIES[0], ENTRIES[3]])
        joined.join(load_record(file))
        assert records(page) == joined.entries == list(ENTRIES)
    expect(row(page, "3 Worked examples", "1 of 5")).to_be_visible()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "no record of answers"),
        (b"my letter", "no record of answers"),
        (b"null", "no record of answers"),
        (b"[]", "no record of answers"),
        (b'{"format": "elo-worked-record", "version": 2, "answers": []}', "no record of answers"),
        (b"\xff\xfe\x00", "no record of answers"),
        (b'{"format":"elo-worked-record","version":1,"answers":[null]}', "answer 1 of the record"),
        (
            b'{"format":"elo-worked-record","version":1,'
            b'"answers":[{"question":"a/b/1/1","verdict":"right"},{"question":"x"}]}',
            "answer 2 of the record",
        ),
    ],
)
def test_a_file_that_is_no_record_is_refused_and_nothing_is_lost(visit, tmp_path, content, words):
    seen = visit(PROGRESS, before=kept(*ENTRIES))
    file = tmp_path / "letter.json"
    file.write_bytes(content)
    load(seen.page, file)
    expect(seen.page.get_by_text(words)).to_be_visible()
    assert records(seen.page) == list(ENTRIES)
    assert seen.faults == []


def test_hostile_names_in_a_file_are_shown_and_do_nothing(visit, tmp_path):
    seen = visit(PROGRESS)
    hostile = "<img src=x onerror=alert(1)>"
    entries = [
        Entry("a/b/1/1", "mistake", hostile),
        Entry("a/b/1/1", "mistake", "constructor"),
        Entry("__proto__/b/1/1", "right"),
    ]
    load(seen.page, Record(entries).save(tmp_path / "r.json"))
    expect(row(seen.page, hostile, 1)).to_be_visible()
    expect(row(seen.page, "constructor", 1)).to_be_visible()
    assert seen.faults == []


def test_the_progress_is_erased_only_after_a_question(visit):
    page = visit(PROGRESS, before=kept(*ENTRIES)).page
    asked = []
    page.once("dialog", lambda dialog: (asked.append(dialog.message), dialog.dismiss()))
    page.get_by_role("button", name="Erase the progress").click()
    assert records(page) == list(ENTRIES)
    assert "cannot be brought back" in asked[0]
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Erase the progress").click()
    expect(page.get_by_text("The progress is erased.")).to_be_visible()
    expect(page.get_by_text("Nothing answered yet.")).to_be_visible()
    assert records(page) == []


def test_two_windows_keep_one_record(visit):
    first = visit(CHAPTER).page
    second = first.context.new_page()
    second.goto(first.url)
    answer(alive(first), typed(FIRST.answer))
    expect(alive(second)).to_contain_text("1 of 5 kinds of question right")
    answer(alive(second, 1), typed(EVENT.answer))
    expect(alive(first)).to_contain_text("2 of 5 kinds of question right")
    assert [entry.question for entry in records(first)] == [FIRST.name, EVENT.name]


def test_what_was_kept_and_cannot_be_read_is_put_aside_and_not_lost(visit):
    spoilt = "{ spoilt"
    before = f"localStorage['{KEY}'] ??= {json.dumps(spoilt)};"
    page = visit(PROGRESS, before=before).page
    expect(page.get_by_text("It was put aside")).to_be_visible()
    assert page.evaluate(f"localStorage['{KEY}:put-aside']") == spoilt


def test_without_storage_the_progress_of_the_window_can_be_saved_all_the_same(visit, tmp_path):
    seen = visit(PROGRESS, before=NO_STORAGE)
    expect(seen.page.get_by_text("This window keeps nothing")).to_be_visible()
    load(seen.page, Record(list(ENTRIES)).save(tmp_path / "r.json"))
    expect(row(seen.page, "3 Worked examples", "1 of 5")).to_be_visible()
    with seen.page.expect_download() as download:
        seen.page.get_by_role("button", name="Save to a file").click()
    download.value.save_as(tmp_path / "again.json")
    assert load_record(tmp_path / "again.json").entries == list(ENTRIES)
    assert seen.faults == []
