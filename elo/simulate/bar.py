"""A bar for runs that take long: one for a whole experiment, moved on month by month."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from elo.words import say

BAR_AFTER = 2
"""So many seconds have to pass before a bar is worth its line."""


def no_bar() -> None:
    """Take a step where no bar is shown."""


@contextmanager
def bar(total: int, progress: bool | None) -> Iterator[Callable[[], object]]:
    """Show a bar of so many steps on stderr, and give what takes one step.

    ``progress`` None shows it only in a terminal, if the run takes long and tqdm is at hand;
    False never. Raises ImportError with what to install for True without tqdm.
    """
    tqdm = _tqdm(progress)
    if tqdm is None:
        yield no_bar
        return
    disable = None if progress is None else False
    with tqdm(total=total, disable=disable, delay=BAR_AFTER, leave=False) as shown:
        yield shown.update


def _tqdm(progress: bool | None) -> Any:
    """Return what draws the bar; None if there is to be none."""
    if progress is not None and not progress:
        return None
    try:
        from tqdm import tqdm
    except ImportError as missing:
        if progress is None:
            return None
        values = {"module": __name__, "package": "tqdm", "extra": "simulate"}
        raise ImportError(say("error.needs_package", **values)) from missing
    return tqdm
