"""No pupil's data is tracked or built."""

import subprocess
from pathlib import Path

import pytest
import yaml

from elo.classroom.place import Classroom

ROOT = Path(__file__).parents[2]


def git(*words):
    run = subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, text=True)
    if run.returncode == 128:
        pytest.skip("not a clone")
    return run.stdout.splitlines()


def test_all_that_is_made_lies_in_one_folder_that_git_does_not_see():
    folder = Classroom().folder
    assert folder == ROOT / "classroom"
    names = ["roster.csv", "gradebook.db", "class.json", "submitted/a/t/t.ipynb", "report/t.csv"]
    paths = [f"classroom/{name}" for name in names]
    assert git("check-ignore", *paths) == paths


def test_nothing_of_a_class_is_tracked():
    words = ("roster", "gradebook", "class.json", "submitted/", "autograded/", "feedback/")
    tracked = [path for path in git("ls-files") if not path.startswith(("elo/", "tests/"))]
    assert len(tracked) > 20
    assert [path for path in tracked if any(word in path for word in words)] == []


def test_the_book_is_built_without_the_class_and_without_the_assignments():
    config = yaml.safe_load((ROOT / "_config.yml").read_text(encoding="utf-8"))
    assert config["only_build_toc_files"] is True
    assert "classroom" in config["exclude_patterns"]
    assert "assignments" not in (ROOT / "_toc.yml").read_text(encoding="utf-8")
