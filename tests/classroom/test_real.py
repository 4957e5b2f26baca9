"""A real assignment goes through the same cycle: the pupil's own numbers, marked by the roster."""

from pathlib import Path

import nbformat

from elo.classroom import engine
from elo.classroom.collect import collect
from elo.classroom.mark import mark
from elo.classroom.place import Classroom, digest, write
from elo.classroom.release import filled_in, pass_card
from elo.classroom.report import write_report
from elo.classroom.roster import Pupil
from tests.classroom.conftest import IN_TIME, save
from tests.classroom.small import text_of

ROOT = Path(__file__).parents[2]
TOPIC = "formula"


def test_a_real_assignment_is_marked_with_the_numbers_of_the_roster(tmp_path):
    classroom = Classroom(tmp_path / "class")
    write(classroom.roster, "id,name\nan,Nguyễn Văn An\nbinh,Trần Thị Bình\n")
    card = pass_card(classroom)
    engine.strip(classroom, TOPIC)
    source = nbformat.read(classroom.sources(TOPIC), as_version=4)
    mark_of = digest(classroom.sources(TOPIC).read_bytes())
    classroom.write_log("release", TOPIC, {"source": mark_of, "due": ""})
    given = nbformat.read(classroom.release(TOPIC), as_version=4)

    # An answers all that has numbers; Bình hands in An's notebook under his own name.
    notebook = filled_in(given, TOPIC, card, Pupil("an"))
    solutions = {
        cell.id: "\n".join(line for line in cell.source.splitlines() if "SOLUTION" not in line)
        for cell in source.cells
        if cell.id.startswith("answer-")
    }
    for cell in notebook.cells:
        cell.source = solutions.get(cell.id, cell.source)
    save(tmp_path / "in" / "formula.ipynb", text_of(notebook), IN_TIME)
    del notebook.metadata["elo"]
    save(tmp_path / "in" / "Trần Thị Bình_1_file_" / "formula.ipynb", text_of(notebook), IN_TIME)
    assert {row.key for row in collect(classroom, tmp_path / "in")} == {"arrived.taken"}

    an, binh = mark(classroom, TOPIC)
    by_test = sum(grade.most for grade in an.grades if not grade.by_hand and grade.points)
    assert an.points == by_test == 16
    assert [note.key for note in an.notes] == []
    # `work.solution` computes, so he has the points; that the id was another's is said.
    assert [(note.key, note.values["typed"]) for note in binh.notes] == [("noticed.other_id", "an")]
    assert "an Nguyễn" in write_report(classroom)[1].read_text("utf-8").replace("</td><td>", " ")
