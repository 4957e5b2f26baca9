"""How a result shows its working: steps as data, and their renderings.

Every topic function returns a value object with the field's quantities and its ``steps``. The
text for a terminal, the Markdown for a notebook and the HTML for a page are renderings of the
same steps. In reading order: `Step`, `as_text`, `as_markdown`, `in_html`, `as_html`, `Worked`.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from html import escape

from elo.words import say


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a working: a key of the catalogue, its values, and the article it follows."""

    key: str
    values: Mapping[str, object] = field(default_factory=dict)
    article: str = ""

    def __str__(self) -> str:
        """Return the sentence, without its article."""
        return say(self.key, **self.values)


def as_text(steps: Iterable[Step]) -> str:
    """Return the working as lines for a terminal, the article in brackets.

    >>> print(as_text([Step("step.difference", {"own": 1500, "opponent": 1700, "D": -200})]))
    D = 1500 − 1700 = −200
    """
    return "\n".join(f"{step} ({step.article})" if step.article else str(step) for step in steps)


_MARKS = str.maketrans({mark: f"\\{mark}" for mark in "\\`*_{}[]<>#|$~&!@"})
_LIST_MARK = re.compile(r"^(\d*)([-+.)])")


def _plain(text: str) -> str:
    """Return Markdown that shows this text as it is, on one line."""
    return _LIST_MARK.sub(r"\1\\\2", " ".join(text.split()).translate(_MARKS))


def as_markdown(steps: Iterable[Step]) -> str:
    r"""Return the working as a list for a notebook; what steps quote stays plain text.

    >>> print(as_markdown([Step("step.left_out", {"label": "*", "reason": "not played"})]))
    - \* is left out: not played
    """
    return "\n".join(
        f"- {_plain(str(step))}" + (f" *({step.article})*" if step.article else "")
        for step in steps
    )


_POWER = re.compile(r"\^\(([^()]*)\)")


def in_html(text: object) -> str:
    """Return a sentence for a page: escaped, its powers raised.

    >>> in_html("10^(−0.5) < 1")
    '10<sup>−0.5</sup> &lt; 1'
    """
    return _POWER.sub(r"<sup>\1</sup>", escape(str(text)))


def as_html(steps: Iterable[Step]) -> str:
    """Return the working as a list for a page; what steps quote is escaped.

    >>> as_html([Step("step.left_out", {"label": "<b>", "reason": "not played"})])
    '<ul class="working"><li>&lt;b&gt; is left out: not played</li></ul>'
    """
    items = (
        f"<li>{in_html(step)}"
        + (f' <span class="article">({escape(step.article)})</span>' if step.article else "")
        + "</li>"
        for step in steps
    )
    return f'<ul class="working">{"".join(items)}</ul>'


class Worked:
    """A result that knows its working: ``print`` shows it, a notebook lays it out."""

    __slots__ = ()

    @property
    def steps(self) -> tuple[Step, ...]:
        """The working, step by step."""
        raise NotImplementedError

    def __str__(self) -> str:
        """Return the working for a terminal."""
        return as_text(self.steps)

    def _repr_markdown_(self) -> str:
        return as_markdown(self.steps)
