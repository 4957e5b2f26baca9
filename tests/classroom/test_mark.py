"""Marking that is stopped half-way."""

import pytest

from elo.classroom import mark as marking
from elo.classroom.give_back import give_back
from elo.classroom.mark import mark
from elo.classroom.place import write
from elo.errors import RatingInputError
from tests.classroom.small import TOPIC


def test_whoever_was_in_work_when_it_was_stopped_is_marked_the_next_time(given_out, monkeypatch):
    write(given_out.roster, "id,name\na01,An\na02,Cúc\n")
    for pupil in ("a01", "a02"):
        write(given_out.submitted(pupil, TOPIC), "{}")
        write(given_out.marked(pupil, TOPIC), "{}")
    release = given_out.log("release", TOPIC)
    prints = {
        pupil: {"print": marking.fingerprint(given_out, TOPIC, pupil, release)}
        for pupil in ("a01", "a02")
    }
    given_out.write_log("mark", TOPIC, prints)
    started = []

    def stopped(_do, jobs, **_):
        started.append([job.pupil for job in jobs])
        raise KeyboardInterrupt

    monkeypatch.setattr(marking, "run_jobs", stopped)
    with pytest.raises(KeyboardInterrupt):
        mark(given_out, TOPIC, again=True)
    with pytest.raises(RatingInputError, match="not marked"):
        give_back(given_out, TOPIC)
    with pytest.raises(KeyboardInterrupt):
        mark(given_out, TOPIC)
    assert started == [["a01", "a02"]] * 2
