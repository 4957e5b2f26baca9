"""The progress over the book: kept in the browser, saved to a file, loaded, erased."""

import json

import pytest
from playwright.sync_api import Page, expect

from elo.drills import mark, question
from elo.drills.record import Entry, Record, load_record
from elo.errors import RatingInputError
from elo.words import say
from tests.site.test_drills import CHAPTER, FIRST, NO_ROOM, NO_STORAGE, alive, answer, typed

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
    expect(row(page, "1 The formula", "0 of 4")).to_be_visible()
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
    """Taken in twice, and another one in between: each answer counts once."""
    page = visit(PROGRESS, before=kept(ENTRIES[0], ENTRIES[3])).page
    expected = Record([ENTRIES[0], ENTRIES[3]])
    first = Record(list(ENTRIES[:3])).save(tmp_path / "first.json")
    second = Record([ENTRIES[3], ENTRIES[1]]).save(tmp_path / "second.json")
    for file in (first, second, first, first):
        load(page, file)
        expected.join(load_record(file))
        expect(page.get_by_role("status").filter(has_text="Loaded")).to_be_visible()
        assert records(page) == expected.entries
    assert sorted(map(str, records(page))) == sorted(map(str, ENTRIES))
    expect(row(page, "3 Worked examples", "1 of 5")).to_be_visible()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "his is no record"),
        (b"my letter", "his is no record"),
        (b"null", "his is no record"),
        (b"[]", "his is no record"),
        (
            b'{"format": "elo-worked-record", "version": 2, "answers": []}',
            "his is no record",
        ),
        (b"\xff\xfe\x00", "his is no record"),
        (b'{"format":"elo-worked-record","version":true,"answers":[]}', "his is no record"),
        (b'{"format":"elo-worked-record","version":1,"answers":[NaN]}', "his is no record"),
        (
            b'{"format":"elo-worked-record","version":1,'
            b'"answers":[{"question":"a/b/1/1","verdict":"right","hints":-1}]}',
            "Answer 1 of the record",
        ),
        (
            b'{"format":"elo-worked-record","version":1,'
            b'"answers":[{"question":"a/b/1/1","verdict":"right","hints":true}]}',
            "Answer 1 of the record",
        ),
        (b'{"format":"elo-worked-record","version":1,"answers":[null]}', "Answer 1 of the record"),
        (
            b'{"format":"elo-worked-record","version":1,'
            b'"answers":[{"question":"a/b/1/1","verdict":"right"},{"question":"x"}]}',
            "Answer 2 of the record",
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
    with pytest.raises(RatingInputError):
        load_record(file)
    assert seen.faults == []


@pytest.mark.parametrize("name", ["<img src=x onerror=alert(1)>", "x" * 41, "é", "a b", "\u2028"])
def test_a_file_with_other_names_than_the_book_gives_is_refused(visit, tmp_path, name):
    seen = visit(PROGRESS)
    file = Record([ENTRIES[0], Entry("a/b/1/1", "mistake", name)]).save(tmp_path / "r.json")
    load(seen.page, file)
    expect(seen.page.get_by_text("Answer 2 of the record cannot be read.")).to_be_visible()
    with pytest.raises(RatingInputError, match="answer 2 of the record"):
        load_record(file)
    assert seen.faults == []


def test_names_that_a_browser_has_of_its_own_do_nothing(visit, tmp_path):
    seen = visit(PROGRESS)
    entries = [Entry("a/b/1/1", "mistake", "constructor"), Entry("__proto__/b/1/1", "right")]
    load(seen.page, Record(entries).save(tmp_path / "r.json"))
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


@pytest.mark.parametrize("spoilt", ["{ spoilt", '{"format": "elo-worked-record", "version": 2}'])
def test_what_was_kept_and_cannot_be_read_stays_as_it_is(visit, spoilt):
    seen = visit(CHAPTER, before=f"localStorage['{KEY}'] ??= {json.dumps(spoilt)};")
    answer(alive(seen.page), typed(FIRST.answer))
    expect(alive(seen.page)).to_contain_text("This window keeps nothing")
    expect(alive(seen.page)).to_contain_text("1 of 5 kinds of question right")
    seen.page.goto(seen.page.url.replace("rating_change", "progress"))
    expect(seen.page.get_by_text("cannot be read here")).to_be_visible()
    assert seen.page.evaluate(f"localStorage['{KEY}']") == spoilt
    seen.page.once("dialog", lambda dialog: dialog.accept())
    seen.page.get_by_role("button", name="Erase the progress").click()
    expect(seen.page.get_by_text("cannot be read here")).to_be_hidden()
    assert records(seen.page) == []
    assert seen.faults == []


def test_where_there_is_no_room_for_more_what_was_kept_is_still_there(visit):
    page = visit(CHAPTER, before=kept(*ENTRIES) + NO_ROOM).page
    expect(alive(page)).to_contain_text("1 of 5 kinds of question right")
    answer(alive(page, 1), typed(EVENT.answer))
    expect(alive(page)).to_contain_text("2 of 5 kinds of question right")
    expect(alive(page)).to_contain_text("This window keeps nothing")
    assert records(page) == list(ENTRIES)


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
