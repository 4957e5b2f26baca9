"""Where the regulation's text is silent: every choice that the library makes, in one place.

Each choice has a name and a question (``open.<name>`` in `elo.catalogue`), listed for the book's
page of what is not verified. A choice that changes a computation shows as a step of its working
(``choice.<name>``); the others are settled by what is given: the list, the day, the number of
games.
In reading order: `Choice`, `CHOICES`, `choice_step`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from elo.words import say
from elo.working import Step


@dataclass(frozen=True, slots=True)
class Choice:
    """A question that the text leaves open, and what is done here."""

    name: str
    topic: str
    article: str

    @property
    def question(self) -> str:
        """What the text does not say."""
        return say(f"open.{self.name}")


_LIST = (
    Choice("k_order", "k_factor", "B.02 8.3.3"),
    Choice("k_fallen_junior", "k_factor", "B.02 8.3.3"),
    Choice("k_within_period", "k_factor", "B.02 8.3.3"),
    Choice("k_first_games", "k_factor", "B.02 8.3.3"),
    Choice("event_list", "rating_change", "B.02 8.3"),
    Choice("event_rules", "rating_change", "B.02 8.3.1"),
    Choice("cut_upgrade", "rating_change", "B.02 8.3.1 (2022)"),
    Choice("cut_tie", "rating_change", "B.02 8.3.1 (2022)"),
    Choice("perfect_full", "performance", "C.07 10.3"),
    Choice("perfect_byes", "performance", "C.07 10.3"),
    Choice("first_share", "initial_rating", "B.02 8.2.2"),
    Choice("first_half", "initial_rating", "B.02 8.2.3"),
    Choice("first_zero", "initial_rating", "B.02 8.2.1"),
    Choice("compression_rounding", "initial_rating", "1 March 2024"),
    Choice("compression_lists", "initial_rating", "1 March 2024"),
)

CHOICES: Mapping[str, Choice] = MappingProxyType({choice.name: choice for choice in _LIST})
"""Every choice by its name, in the order of the topics."""


def choice_step(name: str, article: str = "", **values: object) -> Step:
    """Return the step of a working that says which choice was made.

    ``article`` is where the open question stands on this list; by default its standard article.

    >>> print(choice_step("first_share"))
    the text is silent on how p is rounded: to hundredths, .005 up, as B.01 1.4.8 has it
    """
    return Step(f"choice.{name}", values, article or CHOICES[name].article)
