"""What comes back: every way to name, pack and break it, and whose it is."""

import io
import json
import os
import sys
import tracemalloc
import unicodedata
import zipfile
from datetime import UTC, datetime, timedelta

import nbformat
import pytest

from elo.classroom.arrivals import sound
from elo.classroom.collect import _marks, _which, collect
from elo.classroom.place import ROOT, Classroom, write
from elo.classroom.release import filled_in
from elo.classroom.roster import Pupil
from elo.drills.record import Entry, Record, load_record
from elo.errors import RatingInputError
from tests.classroom import small
from tests.classroom.conftest import DUE, IN_TIME, LATE, save
from tests.classroom.small import TOPIC, handed_in

ROSTER = """\
id,name
a01,Nguyễn Văn An
a02,Nguyễn Văn Ân
a03,Văn An
b01,Trần Thị Bình
b02,Đỗ Cường
c01,陳小明
c02,Lý Lan
c03,Lý Lan
"""


@pytest.fixture
def class_(given_out: Classroom) -> Classroom:
    write(given_out.roster, ROSTER)
    return given_out


@pytest.fixture
def given(class_):
    return nbformat.read(class_.release(TOPIC), as_version=4)


def notebook(given, typed="", *changes):
    return small.text_of(handed_in(given, typed, *changes))


def outcome(rows):
    """Each file with what was made of it and whose it was found to be."""
    return {
        row.arrival.shown: (row.key.removeprefix("arrived."), row.pupil and row.pupil.id)
        for row in rows
    }


def zipped(files, path):
    with zipfile.ZipFile(path, "w") as parcel:
        for name, data in files.items():
            parcel.writestr(zipfile.ZipInfo(name, (2026, 1, 10, 12, 0, 0)), data)
    return path


# Whose it is.


@pytest.mark.parametrize(
    ("name", "pupil"),
    [
        ("small-a01.ipynb", "a01"),
        ("small (1) B01.ipynb", "b01"),
        ("Trần Thị Bình.ipynb", "b01"),
        (unicodedata.normalize("NFD", "Trần Thị Bình.ipynb"), "b01"),
        ("tran_thi_binh-small.ipynb", "b01"),
        ("Do Cuong small final.ipynb", "b02"),
        ("Nguyễn Văn Ân/small.ipynb", "a02"),
        ("Nguyễn Văn An_12345_assignsubmission_file_/small.ipynb", "a01"),
        ("văn an.ipynb", "a03"),
        ("thibinhtran_5_81_small.ipynb", "b01"),
        ("wrong/depth/陳小明/x/small.ipynb", "c01"),
        ("陳小明small.ipynb", "c01"),
    ],
)
def test_a_name_of_a_file_or_folder_tells_the_pupil(class_, given, tmp_path, name, pupil):
    save(tmp_path / "in" / name, notebook(given), IN_TIME)
    (row,) = collect(class_, tmp_path / "in")
    assert (row.key, row.pupil and row.pupil.id) == ("arrived.taken", pupil)
    assert class_.submitted(pupil, TOPIC).is_file()


@pytest.mark.parametrize(
    ("name", "key", "other"),
    [
        ("nguyen van an.ipynb", "arrived.unclear", "a01 Nguyễn Văn An, a02 Nguyễn Văn Ân"),
        ("Lý Lan.ipynb", "arrived.unclear", "c02 Lý Lan, c03 Lý Lan"),
        ("a01 b01.ipynb", "arrived.unclear", "a01 Nguyễn Văn An, b01 Trần Thị Bình"),
        ("small.ipynb", "arrived.nobody", ""),
    ],
)
def test_between_two_nobody_is_chosen(class_, given, tmp_path, name, key, other):
    save(tmp_path / "in" / name, notebook(given), IN_TIME)
    (row,) = collect(class_, tmp_path / "in")
    assert (row.key, row.other, row.is_problem) == (key, other, True)
    assert not list(class_.folder.glob("submitted/*"))


def test_the_typed_id_tells_the_pupil_where_nothing_else_does(class_, given, tmp_path):
    save(tmp_path / "in" / "x.ipynb", notebook(given, " B01"), IN_TIME)
    save(tmp_path / "in" / "y.ipynb", notebook(given, "Đỗ Cường"), IN_TIME)
    save(tmp_path / "in" / "z.ipynb", notebook(given, "b77"), IN_TIME)
    assert outcome(collect(class_, tmp_path / "in")) == {
        "x.ipynb": ("taken", "b01"),
        "y.ipynb": ("taken", "b02"),
        "z.ipynb": ("unknown", None),
    }


def test_the_typed_id_tells_which_of_two_with_one_name(class_, given, tmp_path):
    save(tmp_path / "in" / "Lý Lan.ipynb", notebook(given, "c03"), IN_TIME)
    assert outcome(collect(class_, tmp_path / "in")) == {"Lý Lan.ipynb": ("taken", "c03")}


def test_a_different_typed_id_is_reported_and_the_roster_holds(class_, given, tmp_path):
    save(
        tmp_path / "in" / "Trần Thị Bình_1_assignsubmission_file_" / "s.ipynb",
        notebook(given, "a01"),
        IN_TIME,
    )
    (row,) = collect(class_, tmp_path / "in")
    assert row.pupil == Pupil("b01", "Trần Thị Bình")
    assert "'a01'" in row.remark


def test_a_notebook_given_to_one_and_handed_in_by_another_is_for_a_person(class_, given, tmp_path):
    card = {"class": "x", "salt": "y"}
    own = filled_in(given, TOPIC, card, Pupil("b01", ""))
    save(tmp_path / "in" / "small.ipynb", small.text_of(own), IN_TIME)
    save(tmp_path / "in" / "Đỗ Cường" / "small.ipynb", small.text_of(own), IN_TIME)
    assert outcome(collect(class_, tmp_path / "in")) == {
        "small.ipynb": ("taken", "b01"),
        "Đỗ Cường/small.ipynb": ("unclear", None),
    }


def test_a_person_can_say_whose_it_is(class_, given, tmp_path):
    save(tmp_path / "x.ipynb", notebook(given), IN_TIME)
    assert outcome(collect(class_, tmp_path / "x.ipynb", pupil="b02")) == {
        "x.ipynb": ("taken", "b02")
    }
    with pytest.raises(RatingInputError, match="no pupil has the id 'b99'"):
        collect(class_, tmp_path / "x.ipynb", pupil="b99")


# Several, late, again.


def test_of_one_pupil_the_newest_is_kept_and_both_are_named(class_, given, tmp_path):
    inbox = tmp_path / "in"
    save(inbox / "a01.ipynb", notebook(given, "a01"), IN_TIME)
    save(inbox / "a01 (2).ipynb", notebook(given, "a01", small.turned), IN_TIME)
    save(
        inbox / "a01 old.ipynb", notebook(given, "a01", small.unmarked), IN_TIME - timedelta(days=1)
    )
    rows = collect(class_, inbox)
    assert outcome(rows) == {
        "a01.ipynb": ("older", "a01"),
        "a01 (2).ipynb": ("taken", "a01"),
        "a01 old.ipynb": ("older", "a01"),
    }
    remark = next(row.remark for row in rows if row.key == "arrived.taken")
    assert "a01 old.ipynb, a01.ipynb" in remark
    first = nbformat.read(class_.submitted("a01", TOPIC), as_version=4).cells[0]
    assert first.id == "number"  # the turned one


def test_a_second_time_takes_only_what_is_new(class_, given, tmp_path):
    save(tmp_path / "in" / "a01.ipynb", notebook(given, "a01"), IN_TIME)
    collect(class_, tmp_path / "in")
    files = {path: path.stat().st_mtime_ns for path in class_.folder.rglob("*") if path.is_file()}
    assert outcome(collect(class_, tmp_path / "in")) == {"a01.ipynb": ("same", "a01")}
    assert files == {path: path.stat().st_mtime_ns for path in files}
    save(tmp_path / "old.ipynb", notebook(given, "a01", small.turned), IN_TIME - timedelta(days=1))
    assert outcome(collect(class_, tmp_path / "old.ipynb")) == {"old.ipynb": ("older", "a01")}
    rows = collect(class_, tmp_path / "old.ipynb", replacing=True)
    assert outcome(rows) == {"old.ipynb": ("taken", "a01")}


def test_late_is_what_comes_after_the_due_date(class_, given, tmp_path):
    save(tmp_path / "in" / "a01.ipynb", notebook(given, "a01"), DUE)
    save(tmp_path / "in" / "b01.ipynb", notebook(given, "b01"), LATE)
    rows = collect(class_, tmp_path / "in", due=DUE)
    assert outcome(rows) == {"a01.ipynb": ("taken", "a01"), "b01.ipynb": ("late", "b01")}
    stamp = class_.submitted("b01", TOPIC).with_name("timestamp.txt")
    assert stamp.read_text() == "2026-01-16 00:00:00 UTC"


# Packed in every way.


def test_a_zip_with_zips_and_everything_else_in_it(class_, given, tmp_path):
    inner = io.BytesIO()
    zipped({"small.ipynb": notebook(given, "b01")}, inner)
    deepest = io.BytesIO()
    zipped({"more.zip": inner.getvalue()}, deepest)
    path = zipped(
        {
            "Đỗ Cường_9_assignsubmission_file_/all.zip": inner.getvalue().replace(b"b01", b"b02"),
            "b01/deep.zip": deepest.getvalue(),
            "../../evil/a01.ipynb": notebook(given, "a01"),
            "/abs/c01.ipynb": notebook(given, "c01"),
            "__MACOSX/._small.ipynb": b"x",
            "notes.docx": b"PK",
            "photo.JPG": b"x",
            "broken a02.ipynb": b'{"cells": [',
            "empty.ipynb": b"",
            "list.ipynb": b"[]",
            "other.rar": b"Rar!",
            "damaged.zip": b"PK no",
            "poem.ipynb": json.dumps(
                nbformat.v4.new_notebook(cells=[nbformat.v4.new_markdown_cell("A poem")])
            ).encode(),
        },
        tmp_path / "back.zip",
    )
    assert outcome(collect(class_, path)) == {
        "Đỗ Cường_9_assignsubmission_file_/all/small.ipynb": ("zip", None),
        "b01/deep/more.zip": ("nested", None),
        "evil/a01.ipynb": ("taken", "a01"),
        "abs/c01.ipynb": ("taken", "c01"),
        "notes.docx": ("other", None),
        "photo.JPG": ("other", None),
        "broken a02.ipynb": ("broken", None),
        "empty.ipynb": ("broken", None),
        "list.ipynb": ("broken", None),
        "other.rar": ("archive", None),
        "damaged.zip": ("zip", None),
        "poem.ipynb": ("no_assignment", None),
    }
    assert not (tmp_path.parent / "evil").exists()
    assert [one.read_bytes() for one in class_.folder.glob("received/*")] == [path.read_bytes()]


def test_a_zip_within_a_zip_is_opened_once(class_, given, tmp_path):
    inner = io.BytesIO()
    zipped({"small.ipynb": notebook(given)}, inner)
    path = zipped({"Đỗ Cường_9_file_/all.zip": inner.getvalue()}, tmp_path / "back.zip")
    assert outcome(collect(class_, path)) == {"Đỗ Cường_9_file_/all/small.ipynb": ("taken", "b02")}


def test_names_that_a_program_wrote_in_utf_8_without_saying_so_are_read(class_, given, tmp_path):
    path = zipped({"Tran Thi Binh/s.ipynb": notebook(given)}, tmp_path / "in.zip")
    plain, accents = b"Tran Thi Binh", "Trần Thị B".encode()
    assert len(plain) == 13
    assert len(accents) == 14
    data = path.read_bytes().replace(b"Tran Thi Binh", "陳小明 x12".encode()[:13])
    path.write_bytes(data)
    assert outcome(collect(class_, path)) == {"陳小明 x12/s.ipynb": ("taken", "c01")}


def test_a_zip_with_a_password_and_one_that_is_too_large_are_named(class_, tmp_path, monkeypatch):
    path = zipped({"a01.ipynb": b"x" * 50}, tmp_path / "in.zip")
    data = bytearray(path.read_bytes())
    data[6] |= 1
    data[data.rindex(b"PK\x01\x02") + 8] |= 1
    path.write_bytes(bytes(data))
    assert outcome(collect(class_, path)) == {"a01.ipynb": ("locked", None)}
    monkeypatch.setattr("elo.classroom.arrivals.NOTEBOOK", 10)
    big = zipped({"b01.ipynb": b"x" * 50}, tmp_path / "big.zip")
    assert outcome(collect(class_, big)) == {"b01.ipynb": ("large", None)}


def test_originals_of_a_folder_are_kept_byte_for_byte(class_, given, tmp_path):
    data = b"\xef\xbb\xbf" + notebook(given, "a01")
    save(tmp_path / "in" / "my work.ipynb", data, IN_TIME)
    (row,) = collect(class_, tmp_path / "in")
    assert row.key == "arrived.taken"
    assert [one.read_bytes() for one in class_.folder.glob("received/*")] == [data]
    assert (tmp_path / "in" / "my work.ipynb").read_bytes() == data


@pytest.mark.skipif(os.name == "nt", reason="links take rights there")
def test_what_a_link_leads_to_is_neither_read_nor_kept(class_, given, tmp_path):
    save(tmp_path / "elsewhere.ipynb", notebook(given, "a01"), IN_TIME)
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a01.ipynb").symlink_to(tmp_path / "elsewhere.ipynb")
    assert collect(class_, tmp_path / "in") == []
    assert not list(class_.folder.glob("received/*"))


def test_nothing_at_the_path_is_an_error_in_words(class_, tmp_path):
    with pytest.raises(RatingInputError, match="neither a folder nor a file"):
        collect(class_, tmp_path / "nowhere")


def test_before_a_release_there_is_nothing_to_collect(tmp_path, stripped):
    class_ = Classroom(tmp_path, stripped.source)
    write(class_.roster, ROSTER)
    with pytest.raises(RatingInputError, match="nothing was given out yet"):
        collect(class_, tmp_path)


# Notebooks and records.


@pytest.mark.parametrize(
    "harm",
    [
        lambda content: content["cells"].append({"cell_type": "heading", "source": "x",
                                                 "metadata": {}, "level": 1}),
        lambda content: content.update(nbformat_minor=2),
        lambda content: content["cells"][1].update(id=content["cells"][0]["id"]),
        lambda content: content["cells"][1].update(outputs="none", surprise=3),
        lambda content: content["metadata"].update(widgets={"x": "y" * 1000}),
        lambda content: content["cells"][2]["metadata"].update(nbgrader="lost"),
    ],
)  # fmt: skip
def test_what_was_typed_is_read_whatever_else_is_wrong(given, harm):
    content = json.loads(notebook(given, "a01"))
    harm(content)
    found = sound(json.dumps(content).encode())
    assert found is not None
    nbformat.validate(found)
    assert small.DOUBLE in [cell.source for cell in found.cells]


def test_a_lone_surrogate_does_not_stop_the_class(class_, given, tmp_path):
    text = notebook(given, "a01").replace(b"Since three", b"\\ud800 three")
    save(tmp_path / "a01.ipynb", text, IN_TIME)
    assert outcome(collect(class_, tmp_path / "a01.ipynb")) == {"a01.ipynb": ("taken", "a01")}


def test_practice_records_are_added_up_for_their_pupil(class_, given, tmp_path):
    inbox = tmp_path / "in"
    first, second = Entry("formula/by_curve/1/1", "right"), Entry("formula/by_curve/1/2", "wrong")
    save(inbox / "x" / "s.ipynb", notebook(given, "b01"), IN_TIME)
    save(inbox / "x" / "record.json", Record([first]).text().encode(), IN_TIME)
    save(inbox / "record b01.json", Record([first, second]).text().encode(), IN_TIME)
    save(inbox / "record.json", Record([first]).text().encode(), IN_TIME)
    rows = collect(class_, inbox)
    assert outcome(rows) == {
        "x/s.ipynb": ("taken", "b01"),
        "x/record.json": ("record", "b01"),
        "record b01.json": ("record", "b01"),
        "record.json": ("nobody", None),
    }
    record = load_record(class_.folder / "records" / "b01.json")
    assert sorted(record.entries, key=str) == [first, second]


def test_times_of_a_zip_are_those_of_this_computers_clock(class_, given, tmp_path):
    path = zipped({"a01.ipynb": notebook(given, "a01")}, tmp_path / "in.zip")
    (row,) = collect(class_, path)
    assert row.arrival.time == datetime(2026, 1, 10, 12).astimezone(UTC)


# What a person meets who collects from a class.


def test_the_number_of_a_copy_is_nobodys_id(class_, given, tmp_path):
    write(class_.roster, "id,name\n1,Anna\n2,Ben\n")
    save(tmp_path / "in" / "small (1).ipynb", notebook(given, "2"), IN_TIME)
    assert outcome(collect(class_, tmp_path / "in")) == {"small (1).ipynb": ("taken", "2")}


def test_a_newer_notebook_with_another_id_in_it_displaces_nothing(class_, given, tmp_path):
    first, second = tmp_path / "in", tmp_path / "later"
    save(first / "a01" / "small.ipynb", notebook(given, "a01"), IN_TIME)
    save(first / "a01" / "other.ipynb", notebook(given, "b01"), IN_TIME + timedelta(minutes=5))
    rows = collect(class_, first)
    assert outcome(rows) == {
        "a01/small.ipynb": ("taken", "a01"),
        "a01/other.ipynb": ("other_is_there", "a01"),
    }
    assert [row.is_problem for row in sorted(rows, key=lambda row: row.key)] == [True, False]
    save(second / "a01.ipynb", notebook(given, "b01"), IN_TIME + timedelta(minutes=9))
    assert outcome(collect(class_, second)) == {"a01.ipynb": ("other_is_there", "a01")}
    assert outcome(collect(class_, second, replacing=True)) == {"a01.ipynb": ("taken", "a01")}


def test_a_chapter_of_the_book_is_no_assignment():
    chapter = nbformat.read(ROOT / "book" / "formula.ipynb", as_version=4)
    source = nbformat.read(ROOT / "exercises/assignments/formula/formula.ipynb", as_version=4)
    models = {"formula": frozenset(_marks(c for c in source.cells if "nbgrader" in c.metadata))}
    assert _which(source, models) == "formula"
    assert _which(chapter, models) == ""


# One bad file is told of, and the others go on.


def harmed_within(given, path, method=zipfile.ZIP_DEFLATED):
    """A zip whose notebook has its first packed bytes overwritten."""
    with zipfile.ZipFile(path, "w", method) as parcel:
        parcel.writestr("small.ipynb", notebook(given))
        entry = parcel.infolist()[0]
    data = bytearray(path.read_bytes())
    start = entry.header_offset + 30 + len("small.ipynb")
    data[start : start + 40] = b"\xff" * 40
    path.write_bytes(bytes(data))


def harmed_in_its_names(given, path):
    zipped({"Trần.ipynb": notebook(given)}, path)
    path.write_bytes(path.read_bytes().replace("Trần".encode(), b"Tr\xff\xff\xffn"))


def harmed_in_its_list(given, path):
    zipped({"small.ipynb": notebook(given)}, path)
    path.write_bytes(path.read_bytes().replace(b"PK\x01\x02", b"PK\x01\x09"))


@pytest.mark.parametrize(
    "harm",
    [
        harmed_within,
        lambda given, path: harmed_within(given, path, zipfile.ZIP_LZMA),
        lambda given, path: harmed_within(given, path, zipfile.ZIP_BZIP2),
        harmed_in_its_names,
        harmed_in_its_list,
    ],
    ids=["deflate", "lzma", "bzip2", "names", "list"],
)
def test_a_damaged_zip_stops_nobody(class_, given, tmp_path, harm):
    (tmp_path / "in").mkdir()
    harm(given, tmp_path / "in" / "a01.zip")
    save(tmp_path / "in" / "b01.ipynb", notebook(given), IN_TIME)
    rows = collect(class_, tmp_path / "in")
    assert {row.key for row in rows if row.arrival.parts[0].startswith("a01")} == {"arrived.zip"}
    assert outcome(rows)["b01.ipynb"] == ("taken", "b01")


@pytest.mark.parametrize(
    "name",
    [f"a01 ({'9' * 5000}).ipynb", f"a01 ({'9' * 100}).ipynb", f"a01{' ' * 60_000}.ipynb"],
    ids=["digits", "fewer", "blanks"],
)
def test_a_name_beyond_all_sense_stops_nobody(class_, given, tmp_path, name):
    path = zipped({name: notebook(given), "b01.ipynb": notebook(given)}, tmp_path / "in.zip")
    rows = collect(class_, path)
    assert [row.pupil and row.pupil.id for row in rows] == ["a01", "b01"]
    assert max(len(row.arrival.shown) for row in rows) < 500


@pytest.mark.skipif(os.name == "nt" or sys.platform == "darwin", reason="names are text there")
def test_a_name_that_is_no_text_and_one_that_fills_the_disks_line_are_taken(
    class_, given, tmp_path
):
    save(tmp_path / "in" / os.fsdecode(b"a01 \xff.ipynb"), notebook(given), IN_TIME)
    save(tmp_path / "in" / f"b01 {'陳' * 80}.ipynb", notebook(given), IN_TIME)
    assert sorted(row.key for row in collect(class_, tmp_path / "in")) == ["arrived.taken"] * 2
    assert len(list(class_.folder.glob("received/*"))) == 2


def test_a_notebook_that_the_program_stumbles_over_stops_nobody(
    class_, given, tmp_path, monkeypatch
):
    def stumbles(notebook, **_):
        if "stumble" in notebook.cells[-1].source:
            raise KeyError("nobody thought of this")
        return json.dumps(notebook)

    monkeypatch.setattr("elo.classroom.collect.nbformat.writes", stumbles)
    harmful = notebook(given, "a01", lambda one: one.cells[-1].update(source="stumble"))
    save(tmp_path / "in" / "a01.ipynb", harmful, IN_TIME)
    save(tmp_path / "in" / "b01.ipynb", notebook(given), IN_TIME)
    assert outcome(collect(class_, tmp_path / "in")) == {
        "a01.ipynb": ("broken", None),
        "b01.ipynb": ("taken", "b01"),
    }


def test_what_is_packed_is_unpacked_only_so_far(class_, given, tmp_path, monkeypatch):
    """Of three notebooks there is room for one and a half; what is no notebook takes none."""
    data = notebook(given)
    monkeypatch.setattr("elo.classroom.arrivals.UNPACKED", len(data) * 3 // 2)
    files = {"film.mp4": bytes(len(data) * 2), "a01.ipynb": data, "b01.ipynb": data}
    rows = collect(class_, zipped(files, tmp_path / "in.zip"))
    assert outcome(rows) == {
        "film.mp4": ("other", None),
        "a01.ipynb": ("taken", "a01"),
        "b01.ipynb": ("too_much", None),
    }
    assert "200 MB of notebooks or 20000 files" in str(rows[2])
    assert rows[2].is_problem


def test_zips_in_a_zip_share_its_room_and_of_a_folder_each_has_its_own(
    class_, given, tmp_path, monkeypatch
):
    monkeypatch.setattr("elo.classroom.arrivals.ENTRIES", 3)
    inner = io.BytesIO()
    zipped({"small.ipynb": notebook(given)}, inner)
    files = {f"{name}.zip": inner.getvalue() for name in ("a01", "b01", "c01")}
    rows = collect(class_, zipped(files, tmp_path / "in.zip"))
    assert outcome(rows) == {
        "a01/small.ipynb": ("taken", "a01"),
        "b01/small.ipynb": ("too_much", None),
        "c01.zip": ("too_much", None),
    }
    for name, content in files.items():
        save(tmp_path / "in" / name, content, IN_TIME)
    rows = collect(class_, tmp_path / "in")
    assert {row.key for row in rows} == {"arrived.taken", "arrived.same"}


def test_a_bomb_takes_no_memory(class_, tmp_path, monkeypatch):
    """Forty files of 4 MB would be 160 MB; held is nothing but one of them at a time."""
    monkeypatch.setattr("elo.classroom.arrivals.UNPACKED", 17 << 20)
    with zipfile.ZipFile(tmp_path / "bomb.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=1) as out:
        for n in range(40):
            out.writestr(f"{n:02}.ipynb" if n < 10 else f"{n}.txt", bytes(4 << 20))
    tracemalloc.start()
    rows = collect(class_, tmp_path / "bomb.zip")
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    keys = [row.key.removeprefix("arrived.") for row in rows]
    assert keys == ["broken"] * 4 + ["too_much"] * 6 + ["other"] * 30
    assert peak < 40 << 20


def test_a_longer_name_without_accents_goes_before_a_shorter_one_with_them(class_, given, tmp_path):
    write(class_.roster, "id,name\nr1,An\nr2,Bình An\n")
    save(tmp_path / "in" / "An Binh" / "small.ipynb", notebook(given), IN_TIME)
    assert outcome(collect(class_, tmp_path / "in")) == {"An Binh/small.ipynb": ("taken", "r2")}


def test_a_link_to_a_file_elsewhere_is_not_followed(class_, given, tmp_path):
    save(tmp_path / "in" / "a01.ipynb", notebook(given, "a01"), IN_TIME)
    (tmp_path / "elsewhere.txt").write_text("private", encoding="utf-8")
    (tmp_path / "in" / "link.txt").symlink_to(tmp_path / "elsewhere.txt")
    collect(class_, tmp_path / "in")
    kept = [path.read_bytes() for path in (class_.folder / "received").iterdir()]
    assert b"private" not in kept
    assert len(kept) == 1
