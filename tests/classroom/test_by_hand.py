"""Points that somebody gave: they stay, and wait for another look where the answer has changed."""

from datetime import timedelta

import nbformat
from nbgrader.api import Gradebook

from elo.classroom.collect import collect
from elo.classroom.mark import grades_of, mark
from elo.classroom.place import write
from tests.classroom import small
from tests.classroom.conftest import IN_TIME, save
from tests.classroom.small import TOPIC, answer, handed_in


def test_an_answer_that_changed_after_it_was_marked_by_hand_waits_again(given_out, tmp_path):
    write(given_out.roster, "id,name\na01,An\n")
    given = nbformat.read(given_out.release(TOPIC), as_version=4)

    def hand_in(n, **answers):
        notebook = handed_in(given, "a01", answer(**answers))
        save(tmp_path / "in" / "a01.ipynb", small.text_of(notebook), IN_TIME + timedelta(hours=n))
        collect(given_out, tmp_path / "in")
        mark(given_out, TOPIC)

    def somebody_gives(points):
        with Gradebook(given_out.database) as book:  # as the formgrader does
            grade = book.find_grade("why", TOPIC, TOPIC, "a01")
            grade.manual_score, grade.needs_manual_grade = points, False
            book.db.commit()

    def why():
        (grade,) = [one for one in grades_of(given_out, TOPIC)["a01"] if one.task == "why"]
        return grade.points, grade.by_hand

    hand_in(1, why="Because.")
    assert why() == (0, True)
    somebody_gives(1)
    hand_in(2, why="Because.", double=small.TWO_X)
    assert why() == (1, False), "the same words"
    hand_in(3, why="Because a third is what three of make one.")
    assert why() == (1, True), "other words: the points stay until somebody has looked"
    mark(given_out, TOPIC, again=True)
    assert why() == (1, True)
    somebody_gives(2)
    mark(given_out, TOPIC, again=True)
    assert why() == (2, False)
