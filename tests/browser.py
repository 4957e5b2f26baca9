"""The Chromium of this machine, for every test that needs one."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
QUIET = ("--disable-gpu", "--disable-quic", "--disable-background-networking")


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start the Chromium of this machine; ELO_CHROMIUM names another.

    Without one the test is skipped, and fails under CI.
    """
    with sync_playwright() as playwright, playwright.chromium.launch(**settings()) as browser:
        yield browser


def settings() -> dict[str, Any]:
    """How Chromium is started."""
    named = os.environ.get("ELO_CHROMIUM")
    program = named or next(filter(None, map(shutil.which, CHROMIUM)), None)
    if program is None:
        no_browser = pytest.fail if os.environ.get("CI") else pytest.skip
        no_browser("there is no Chromium here (its path can be given as ELO_CHROMIUM)")
    as_root = ("--no-sandbox",) if getattr(os, "geteuid", lambda: 1)() == 0 else ()
    return {"executable_path": program, "args": [*QUIET, *as_root]}
