"""The catalogue of claims as a page shows it: each to be judged first, then opened.

In reading order: `Claims`, `claims`.
"""

from collections.abc import Sequence

from elo.errors import RatingInputError
from elo.misconceptions import MISCONCEPTIONS, Misconception
from elo.topics import TOPICS
from elo.values import place
from elo.working import as_html, in_html


class Claims:
    """Entries of the catalogue: the claims open, what is right folded under each."""

    def __init__(self, entries: Sequence[Misconception]) -> None:
        self.entries = tuple(entries)

    def __repr__(self) -> str:
        return f"<{len(self.entries)} claims>"

    def __str__(self) -> str:
        return "\n\n".join(map(str, self.entries))

    def _repr_html_(self) -> str:
        return "".join(
            f'<details class="claim"><summary>{in_html(entry.claim)}</summary>'
            f"{as_html(entry.steps[1:])}</details>"
            for entry in self.entries
        )


def claims(topic: str) -> Claims:
    """Return all claims of the catalogue about a topic, by the name of its chapter.

    >>> claims("performance")
    <2 claims>
    >>> print(claims("initial_rating").entries[1].claim)
    A first rating of 1399 is lifted to 1400.

    Not a rule; each entry names its own (`elo.misconceptions`). Raises RatingInputError for a name
    that is no topic's.
    """
    names = [one.name for one in TOPICS]
    if topic not in names:
        values = {"place": place("topic"), "value": topic, "allowed": ", ".join(names)}
        raise RatingInputError("error.one_of", values)
    return Claims([entry for entry in MISCONCEPTIONS.values() if entry.topic == topic])
