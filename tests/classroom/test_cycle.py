"""The whole cycle with a class of eighteen, through the real nbgrader and real kernels."""

import csv
import io
import re
import zipfile

import nbformat
import pytest

from elo.classroom.report import mistakes_in
from elo.classroom.sources import cell_text, leaks
from tests.classroom import small
from tests.classroom.conftest import ABSENT, EMPTY, OTHER, PUPILS, read_page
from tests.classroom.small import HIDDEN, TOPIC

HANDED_IN = {*PUPILS, EMPTY, OTHER}
# double, third; the two tasks in words wait for somebody unless nothing was written.
POINTS = {
    "perfect": (2, 2),
    "mistaken": (0, 1),
    "exits": (0, 2),
    "exits-at-once": (2, 0),
    "endless": (0, 2),
    "stubborn": (2, 0),
    "flood": (0, 2),
    "turned": (2, 2),
    "deleted": (2, 0),
    "copied": (2, 2),
    "split": (2, 2),
    "unmarked": (2, 2),
    "silenced": (0, 0),
    "scripted": (2, 2),
    "huge": (2, 0),
    EMPTY: (0, 0),
    OTHER: (2, 2),
}
NOTES = {
    "exits": [("noticed.died", "test-double")],
    "exits-at-once": [("noticed.died", "third")],
    "endless": [("noticed.endless", "test-double")],
    "stubborn": [("noticed.endless", "third")],
    "flood": [("noticed.flood", "double")],
    "turned": [("noticed.order", None)],
    "deleted": [
        ("noticed.missing", "setup"),
        ("noticed.missing", "test-double"),
        ("noticed.missing", "third"),
    ],
    "copied": [("noticed.copied", "test-double"), ("noticed.copied", "third")],
    "split": [("noticed.copied", "third")],
    OTHER: [("noticed.other_id", None)],
}


def test_all_points_of_the_source_are_counted(taught):
    assert taught.seen["points"] == 7


def test_everything_that_came_was_taken(taught):
    keys = {name.removesuffix(".ipynb"): key for name, key in taught.seen["collected"].items()}
    assert keys == dict.fromkeys(HANDED_IN, "arrived.taken")


def test_everybody_is_marked_whatever_the_others_do(taught):
    assert taught.seen["faults"] == {}
    assert taught.seen["states"] == dict.fromkeys(HANDED_IN, "new") | {ABSENT: "absent"}


@pytest.mark.parametrize("pupil", POINTS)
def test_the_marks_pupil_by_pupil(taught, pupil):
    """What a cell breaks costs the task it belongs to, and no other."""
    grades = taught.seen["grades"][pupil]
    assert (grades["test-double"][0], grades["test-third"][0]) == POINTS[pupil]


@pytest.mark.parametrize("pupil", POINTS)
def test_answers_in_words_wait_for_somebody(taught, pupil):
    grades = taught.seen["grades"][pupil]
    assert grades["why"] == [0, pupil != EMPTY]
    assert grades["number"] == [0, True]


@pytest.mark.parametrize("pupil", POINTS)
def test_what_was_noticed_names_the_task(taught, pupil):
    seen = list(zip(taught.seen["notes"][pupil], taught.seen["tasks"][pupil], strict=True))
    assert seen == NOTES.get(pupil, [])


def test_a_second_run_changes_no_file(taught):
    assert taught.seen["second"] == dict.fromkeys(HANDED_IN, "same") | {ABSENT: "absent"}
    assert taught.seen["unchanged"]


def test_what_is_handed_in_again_is_marked_again_and_nothing_else(taught):
    again = {key for key in taught.seen["third"] if taught.seen["third"][key] == "new"}
    assert again == {"perfect"}
    before, after = taught.seen["grades"], taught.seen["grades after"]
    assert after["perfect"]["test-third"] == [1, False]
    assert {one: after[one] for one in HANDED_IN - {"perfect"}} == {
        one: before[one] for one in HANDED_IN - {"perfect"}
    }


def test_marks_given_by_hand_survive(taught):
    assert taught.seen["grades after"]["perfect"]["why"] == [2, False]


def test_late_work_is_told_once_the_due_date_is_known(taught):
    keys = taught.seen["collected again"]
    assert keys["perfect.ipynb"] == "arrived.taken"
    log = taught.classroom.log("collect", TOPIC)
    assert {pupil for pupil, entry in log.items() if entry["late"]} == {"mistaken"}


# What goes back.


def test_feedback_before_the_due_date_holds_no_hidden_test_and_no_scheme(taught):
    early = taught.seen["early pages"]
    assert set(early) == HANDED_IN
    for page in early.values():
        assert "it holds your answers and your points, and no more" in page
        assert "points = 2 if double(number)" in page  # the part of the test that was given out
        for secret in ("double(-3)", "names the number of the pupil", "BEGIN HIDDEN"):
            assert secret not in page
    assert taught.seen["early zips"] == len(HANDED_IN)


def returned(taught, pupil):
    path = taught.classroom.folder / "returned" / TOPIC / f"{pupil}.zip"
    with zipfile.ZipFile(path) as parcel:
        assert parcel.namelist() == [f"{TOPIC}-{pupil}.html"]
        return read_page(parcel.read(f"{TOPIC}-{pupil}.html").decode())


def test_after_the_due_date_the_tests_may_be_seen(taught):
    assert "double(-3)" in returned(taught, "turned")
    assert "names the number of the pupil" in returned(taught, "turned")


def test_after_the_due_date_it_does_not_say_that_something_is_missing(taught):
    assert "no more" not in returned(taught, "turned")


def test_the_feedback_has_the_marks_and_the_words_given_by_hand(taught):
    page = returned(taught, "perfect")
    assert "(Score: 5.0 / 7.0)" in page  # 2 and 1 by tests, 2 by hand
    assert "Well said!" in page


def test_the_feedback_says_what_was_noticed(taught):
    assert "did not stop within 4 seconds" in returned(taught, "endless")
    other = returned(taught, OTHER)
    assert "the list of the class says" in other


def test_no_script_of_a_pupil_reaches_a_browser(taught):
    notebook = nbformat.read(taught.classroom.marked("scripted", TOPIC), as_version=4)
    shown = [output.data for cell in notebook.cells for output in cell.get("outputs", [])
             if "text/html" in output.get("data", {})]  # fmt: skip
    assert [data["text/html"] for data in shown] == ["I say: 3 &lt; 4 <b>so</b>steal()"]
    assert small.cell(notebook, "why").source == "I say: 3 &lt; 4 <b>so</b>steal()"
    kinds = {kind for cell in notebook.cells for one in cell.get("outputs", [])
             for kind in one.get("data", {})}  # fmt: skip
    assert kinds == {"text/plain", "text/html", "application/vnd.elo.mark+json"}
    assert "<b>so</b>" in (taught.classroom.feedback("scripted", TOPIC)).read_text("utf-8")


def test_a_page_of_feedback_asks_for_nothing_from_elsewhere(taught):
    for path in taught.classroom.folder.glob("feedback/*/*/*.html"):
        assert (
            re.findall(
                r"<(?:script|link|img|iframe)\s[^>]*http[^>]*>", path.read_text(encoding="utf-8")
            )
            == []
        )


@pytest.mark.parametrize("pupil", sorted(HANDED_IN))
def test_nobody_reads_the_name_of_another(taught, pupil):
    page = returned(taught, pupil)
    names = {words for name, (words, _) in PUPILS.items() if name != pupil}
    assert [name for name in names if name in page] == []


def test_whoever_handed_nothing_in_gets_nothing(taught):
    assert not (taught.classroom.folder / "returned" / TOPIC / f"{ABSENT}.zip").exists()


def test_a_second_return_writes_nothing(taught):
    assert taught.seen["zips"] == len(HANDED_IN)
    assert taught.seen["zips again"] == 0


# The report.


def test_the_table_opens_in_a_spreadsheet_with_all_names(taught):
    content = (taught.classroom.folder / "report" / f"{TOPIC}.csv").read_bytes()
    assert content.startswith(b"\xef\xbb\xbf")
    rows = list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"))))
    assert [row["id"] for row in rows] == [*PUPILS, EMPTY, OTHER, ABSENT]
    own = {row["id"]: row for row in rows}
    assert own["perfect"]["name"] == "Nguyễn Văn An"
    assert own[EMPTY]["name"] == "陳小明"
    assert (own["perfect"]["total"], own["perfect"]["of"]) == ("5", "7")
    assert own["mistaken"]["test-third"] == "1"
    assert own["mistaken"]["handed in at"].endswith(" late")
    assert own[ABSENT]["total"] == ""


def test_the_page_tells_the_mistakes_of_the_class(taught):
    path = taught.classroom.marked("mistaken", TOPIC)
    assert mistakes_in(path) == [("double", "squared")]
    page = (taught.classroom.folder / "report" / f"{TOPIC}.html").read_text(encoding="utf-8")
    assert "<td>squared</td>" in page
    assert "<script" not in page


# What goes out.


def test_the_release_holds_nothing_that_is_to_be_found_out(taught):
    source = small.source()
    path = taught.classroom.folder / "handout" / TOPIC / f"{TOPIC}.zip"
    with zipfile.ZipFile(path) as parcel:
        for name in parcel.namelist():
            if name.endswith((".html", ".json", ".txt")):
                assert leaks(parcel.read(name).decode(), source) == []
        notebook = nbformat.reads(parcel.read(f"{TOPIC}/{TOPIC}.ipynb").decode(), as_version=4)
    assert leaks(cell_text(notebook), source) == []
    assert HIDDEN in leaks(cell_text(source), source)
    assert notebook.metadata.elo == {"class": "tests", "topic": TOPIC}


def test_a_page_of_feedback_opens_a_working_and_shows_no_marks_meant_for_nbgrader(taught):
    page = taught.classroom.feedback("perfect", TOPIC).read_text("utf-8")
    assert "summary { cursor: pointer; display: list-item; }" in page
    assert "BEGIN HIDDEN TESTS" not in page
    assert "END HIDDEN TESTS" not in page
