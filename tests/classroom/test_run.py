"""The time of a whole notebook: when it is up, what ran counts, and the rest is named."""

import nbformat

from elo.classroom import engine
from elo.classroom.collect import collect
from elo.classroom.mark import fingerprint, grades_of, noticed
from elo.classroom.place import write
from tests.classroom import small
from tests.classroom.conftest import IN_TIME, save
from tests.classroom.small import TOPIC, handed_in, inserted

SLOW = "import time\ntime.sleep(4)"


def test_when_the_time_is_up_what_ran_counts_and_the_rest_is_named(given_out, tmp_path):
    write(given_out.roster, "id,name\nslow,An\n")
    given = nbformat.read(given_out.release(TOPIC), as_version=4)
    slow = handed_in(given, "slow", *[inserted(SLOW, behind="test-double")] * 4)
    save(tmp_path / "slow.ipynb", small.text_of(slow), IN_TIME)
    collect(given_out, tmp_path / "slow.ipynb")
    engine.autograde(given_out, TOPIC, "slow", timeout=30, seconds=10)
    release = given_out.need_release(TOPIC)
    done = {"print": fingerprint(given_out, TOPIC, "slow", release)}
    given_out.write_log("mark", TOPIC, {"slow": done})
    points = {grade.task: grade.points for grade in grades_of(given_out, TOPIC)["slow"]}
    assert (points["test-double"], points["test-third"]) == (2, 0)
    assert [note.key for note in noticed(given_out, TOPIC, "slow")] == ["noticed.no_time"]
