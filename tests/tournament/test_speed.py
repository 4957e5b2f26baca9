"""How long a report takes: 300 players and 9 rounds in under a second, reading and all."""

import time

import pytest

from benchmarks.reports import made_event
from elo.commands.report import main
from elo.tournament import write_trf


@pytest.mark.timing
def test_300_players_and_9_rounds_take_less_than_a_second(tmp_path):
    file, out = tmp_path / "open.trf", tmp_path / "open.html"
    file.write_text(write_trf(made_event(300, 9)), encoding="utf-8")
    taken = []
    for _ in range(3):
        start = time.process_time()
        assert main([str(file), "--html", "-o", str(out), "--force"]) == 0
        taken.append(time.process_time() - start)
    assert out.read_text(encoding="utf-8").count("<details>") == 300
    assert min(taken) < 1
