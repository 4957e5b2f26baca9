"""The README of the benchmarks: each program writes its own section, the others stay."""

import re
from pathlib import Path

import pytest

from benchmarks import section
from benchmarks.section import write_section

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"


@pytest.fixture
def readme(tmp_path):
    path = tmp_path / "README.md"
    path.write_text("# Benchmarks\n\nOur own words.\n", encoding="utf-8")
    return path


def test_a_section_is_added_and_then_replaced_and_the_rest_stays(readme):
    write_section(readme, "speed", "fast")
    write_section(readme, "weight", "light")
    write_section(readme, "speed", "faster \\1 \\g<0>\n")
    assert readme.read_text(encoding="utf-8") == (
        "# Benchmarks\n\nOur own words.\n\n"
        "<!-- speed: begin -->\n\nfaster \\1 \\g<0>\n\n<!-- speed: end -->\n\n"
        "<!-- weight: begin -->\n\nlight\n\n<!-- weight: end -->\n"
    )


def test_writing_the_same_again_changes_nothing(readme):
    write_section(readme, "speed", "fast")
    before = readme.read_bytes()
    write_section(readme, "speed", "fast")
    assert readme.read_bytes() == before


def test_a_file_that_is_not_there_is_made(tmp_path):
    write_section(tmp_path / "new.md", "speed", "fast")
    text = (tmp_path / "new.md").read_text(encoding="utf-8")
    assert text == "<!-- speed: begin -->\n\nfast\n\n<!-- speed: end -->\n"


def test_whoever_stops_the_program_finds_the_old_file_whole(readme, monkeypatch):
    def stopped(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(section.Path, "replace", stopped)
    with pytest.raises(KeyboardInterrupt):
        write_section(readme, "speed", "fast")
    assert readme.read_text(encoding="utf-8") == "# Benchmarks\n\nOur own words.\n"
    assert [path.name for path in readme.parent.iterdir()] == ["README.md"]


def test_the_peers_are_pinned_and_come_from_no_named_registry():
    lines = (BENCHMARKS / "requirements.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert all(re.fullmatch(r"[a-z0-9-]+==[0-9.]+", pin) for pin in pins)
    assert any(pin.startswith("elote==") for pin in pins)


def test_the_figures_are_there_with_the_command_and_the_machine():
    text = (BENCHMARKS / "README.md").read_text(encoding="utf-8")
    speed = text.partition("<!-- speed: begin -->")[2].partition("<!-- speed: end -->")[0]
    assert "by `make bench`, in one run, on " in speed
    for claim in ("expected_score_at", "curve_score", "rating_period", "elote", "10,000,000"):
        assert claim in speed
