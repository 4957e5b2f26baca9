"""The locks: every version is written down, and no registry."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["requirements.txt", "package-lock.json", "pyproject.toml"])
def test_no_address_of_a_registry(name):
    content = re.sub(r'"https://(opencollective\.com|github\.com/sponsors)/[^"]*"', "", text(name))
    assert not re.search(r"https?://|file:|--index|--find-links", content)


def test_every_requirement_is_pinned_to_one_version():
    *pins, last = [line for line in text("requirements.txt").splitlines() if line[:1] != "#"]
    assert last == "-e ."
    assert len(pins) > 50
    assert [pin for pin in pins if not re.fullmatch(r"[a-z0-9-]+==[^ ]+( ; .+)?", pin)] == []
    names = [pin.split("==")[0] for pin in pins]
    assert len(set(names)) == len(names)


def test_the_npm_lock_fits_package_json():
    wanted = json.loads(text("package.json"))
    locked = json.loads(text("package-lock.json"))["packages"]
    for name, version in (wanted["dependencies"] | wanted["devDependencies"]).items():
        assert locked[f"node_modules/{name}"]["version"] == version
    assert all("resolved" not in package for package in locked.values())
