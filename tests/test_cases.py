"""The published cases, one test each, and the command that runs a file of them."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import cases

ROOT = Path(__file__).parents[1]
OFFICIAL = cases.read(cases.OFFICIAL)
KNOWN = [case for case in OFFICIAL if case["kind"] in cases.KINDS]
GAME = {
    "id": "G1",
    "kind": "game",
    "rules": "standard-2025-10",
    "inputs": {"own": 1500, "opponent": 1700, "score": 1, "K": 20},
    "expected": {"change_exact": 15.2, "change": 15},
    "evidence": "document",
    "source": "by hand",
}


def write(folder, *listed):
    """A file with these cases."""
    path = folder / "cases.jsonl"
    path.write_text("".join(f"{json.dumps(case)}\n" for case in listed), encoding="utf-8")
    return str(path)


def with_(**changes):
    return {**GAME, **changes}


# The published cases.


@pytest.mark.parametrize("case", KNOWN, ids=lambda case: case["id"])
def test_a_published_case_has_the_published_answer(case):
    assert list(cases.faults(case)) == [], f"{case['source']} {case.get('note', '')}"


def test_the_kinds_of_this_half_of_the_library_are_known():
    assert set(cases.KINDS) >= {"expected", "game", "period", "rounding", "k_factor", "k_cap"}


def test_there_are_cases_of_every_known_kind_and_every_one_names_its_source():
    assert {case["kind"] for case in OFFICIAL} >= set(cases.KINDS)
    assert len({case["id"] for case in OFFICIAL}) == len(OFFICIAL) == 142
    assert all(case["source"] and case["evidence"] for case in OFFICIAL)


def test_decimal_numbers_are_read_exactly():
    (change,) = [case for case in OFFICIAL if case["id"] == "F-P01"]
    assert str(change["expected"]["change_exact"]) == "-2.5"


# The command.


def test_cases_that_pass_are_counted(tmp_path, capsys):
    assert cases.main([write(tmp_path, *([GAME] * 3))]) == 0
    assert capsys.readouterr().out == "3 passed, 0 failed\n"


def test_a_file_without_cases_is_a_mistake(tmp_path, capsys):
    with pytest.raises(SystemExit, match="2"):
        cases.main([write(tmp_path)])
    assert "no cases in it" in capsys.readouterr().err


def test_blank_lines_are_passed_over(tmp_path, capsys):
    path = Path(write(tmp_path, GAME))
    path.write_text(f"\n{path.read_text(encoding='utf-8')}\n\n", encoding="utf-8")
    assert cases.main([str(path)]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


def test_a_case_that_fails_has_a_line_with_both_answers_and_the_source(tmp_path, capsys):
    wrong = with_(expected={"change_exact": 15.3, "change": 15}, id="G2")
    assert cases.main([write(tmp_path, GAME, wrong)]) == 1
    assert capsys.readouterr().out == (
        "G2 (game, by hand): change_exact: expected 15.3, got 15.2\n1 passed, 1 failed\n"
    )


@pytest.mark.parametrize(
    ("case", "says"),
    [
        (with_(kind="blindfold"), "kind 'blindfold' is not known here"),
        (with_(expected={"Elo": 1}), "Elo is not computed here (expected 1)"),
        (with_(rules="standard-1990"), "RatingInputError: no rule recorded for 'standard-1990'"),
        (with_(inputs={}), "KeyError: 'own'"),
        (with_(inputs={**GAME["inputs"], "score": 0.7}), "RatingInputError: the score must be"),
    ],
)
def test_what_is_not_known_or_not_computed_has_failed(tmp_path, capsys, case, says):
    assert cases.main([write(tmp_path, case, GAME)]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith(f"G1 ({case['kind']}, by hand): {says}")
    assert out[1:] == ["1 passed, 1 failed"]


def test_the_figures_of_each_event_are_checked(tmp_path, capsys):
    (case,) = [case for case in OFFICIAL if case["id"] == "F-P02"]
    case = json.loads(json.dumps(case, default=float))
    case["inputs"]["tournaments"][1]["expected"]["Rc"] = 2200
    assert cases.main([write(tmp_path, case)]) == 1
    assert "tournament 1: Rc: expected 2200, got 2201" in capsys.readouterr().out


def test_an_event_without_games_is_an_event(tmp_path):
    event = {"own_rating": 1500, "games": [], "expected": {"sum_delta": 0}}
    inputs = {"rating": 1500, "K": 20, "tournaments": [event]}
    case = with_(kind="period", inputs=inputs, expected={"change_exact": 0, "change": 0})
    assert cases.main([write(tmp_path, case)]) == 0


@pytest.mark.parametrize("missing", ["kind", "source"])
def test_a_case_that_is_not_complete_does_not_stop_the_others(tmp_path, missing):
    case = {key: value for key, value in with_(expected={}).items() if key != missing}
    case["inputs"] = {}
    assert cases.main([write(tmp_path, case, GAME)]) == 1


@pytest.mark.parametrize("broken", ["{", "not json", "[1, 2]", "null"])
def test_a_line_that_is_no_case_is_named_and_does_not_stop_the_others(tmp_path, capsys, broken):
    path = Path(write(tmp_path, GAME))
    path.write_text(f"{path.read_text(encoding='utf-8')}\n{broken}\n", encoding="utf-8-sig")
    assert cases.main([str(path)]) == 1
    out = capsys.readouterr().out
    assert re.search(r"^line \d+ \(no", out)
    assert out.endswith("1 passed, 1 failed\n")


def test_a_case_that_expects_nothing_fails(tmp_path):
    assert cases.main([write(tmp_path, {**GAME, "expected": {}})]) == 1


def test_a_file_that_cannot_be_read_is_told_on_the_other_channel(tmp_path, capsys):
    (tmp_path / "broken.jsonl").write_bytes(b"\xff\xfe")
    for name in ("broken.jsonl", "missing.jsonl", "."):
        with pytest.raises(SystemExit, match="2"):
            cases.main([str(tmp_path / name)])
        assert "cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [[], ["one", "two"]])
def test_the_command_needs_one_file(capsys, arguments):
    with pytest.raises(SystemExit, match="2"):
        cases.main(arguments)
    assert "usage: python -m tests.cases" in capsys.readouterr().err


def test_the_command_runs_from_the_folder_of_the_project(tmp_path):
    known = json.loads(json.dumps(KNOWN, default=float))
    command = [sys.executable, "-m", "tests.cases", write(tmp_path, *known)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == f"{len(KNOWN)} passed, 0 failed\n"
