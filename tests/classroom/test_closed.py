"""The closed room: what a hostile notebook tries there, and that it comes to nothing."""

import nbformat
import pytest

from elo.classroom.closed import is_possible
from elo.classroom.collect import collect
from elo.classroom.mark import grades_of, mark
from elo.classroom.place import write
from tests.classroom import small
from tests.classroom.conftest import ENDLESS, IN_TIME, save
from tests.classroom.small import TOPIC, handed_in, inserted

TRIES = """\
import os, signal, socket, subprocess
from pathlib import Path


def tried(name, act):
    try:
        print(name, "done", act())
    except BaseException as error:
        print(name, type(error).__name__)


tried("network", lambda: socket.create_connection(("127.0.0.1", {port}), 2))
tried("roster", lambda: Path({roster!r}).read_text())
tried("write", lambda: Path({outside!r}).write_text("x"))
tried("kill", lambda: os.kill({pid}, signal.SIGTERM))
tried("own folder", lambda: Path("mine.txt").write_text("x"))
subprocess.Popen(["sleep", "7777"], start_new_session=True)"""


def sleepers():
    """The processes that a notebook left behind."""
    import psutil

    found = (process.info["cmdline"] for process in psutil.process_iter(["cmdline"]))
    return [command for command in found if command and command[-1] == "7777"]


@pytest.mark.skipif(not is_possible(), reason="needs Linux and bubblewrap")
def test_in_the_closed_room_a_notebook_reaches_nothing_and_is_marked(given_out, tmp_path):
    import os
    import socket

    write(given_out.roster, "id,name\nhostile,An\nendless,Bình\n")
    with socket.create_server(("127.0.0.1", 0)) as server:
        tries = TRIES.format(
            port=server.getsockname()[1],
            roster=str(given_out.roster),
            outside=str(tmp_path / "outside.txt"),
            pid=os.getpid(),
        )
        given = nbformat.read(given_out.release(TOPIC), as_version=4)
        notebooks = {
            "hostile": handed_in(given, "hostile", inserted(tries, behind="double")),
            "endless": handed_in(given, "endless", small.answer(double=ENDLESS)),
        }
        for pupil, notebook in notebooks.items():
            save(tmp_path / "in" / f"{pupil}.ipynb", small.text_of(notebook), IN_TIME)
        collect(given_out, tmp_path / "in")
        done = mark(given_out, TOPIC, seconds=4, closed=True)
    assert [one.state for one in done] == ["new", "new"]
    grades = grades_of(given_out, TOPIC)
    assert [grade.points for grade in grades["hostile"]][:2] == [2, 2]
    assert [grade.points for grade in grades["endless"]][:2] == [0, 2]
    marked = nbformat.read(given_out.marked("hostile", TOPIC), as_version=4)
    (own,) = [cell for cell in marked.cells if cell.id.startswith("own-")]
    assert own.outputs[0].text.splitlines() == [
        "network ConnectionRefusedError",
        "roster FileNotFoundError",
        "write OSError",
        "kill ProcessLookupError",
        "own folder done 1",
    ]
    assert not (tmp_path / "outside.txt").exists()
    assert sleepers() == []
