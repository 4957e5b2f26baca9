"""The six topics: the one list of them.

The book, the library, the questions, the exercises and the tests are shelves that carry these
names; whoever knows the topic knows the file.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Topic:
    """A topic: the name of its files, its title, what a reader can do after it, and minutes."""

    number: int
    name: str
    title: str
    objectives: tuple[str, ...]
    minutes: int

    @property
    def heading(self) -> str:
        """The title of the chapter, with its number."""
        return f"{self.number} {self.title}"


TOPICS: tuple[Topic, ...] = (
    Topic(
        1,
        "formula",
        "The formula",
        (
            "read an expected score from FIDE's table, in both directions",
            "compute the popular curve by hand and say where it parts from the table",
            "explain why an expected score is not the probability of winning",
        ),
        40,
    ),
    Topic(
        2,
        "k_factor",
        "The K factor",
        (
            "choose K from a player's file",
            "say where the words of the rule and FIDE's lists part",
            "apply the 700 rule to a busy month",
        ),
        50,
    ),
    Topic(
        3,
        "rating_change",
        "Worked examples",
        (
            "compute the change of one game, of an event and of a month by hand",
            "round once, for the month, and half away from zero",
            "say whether a game counts, and for which list",
            "check a published rating report line by line",
        ),
        55,
    ),
    Topic(
        4,
        "performance",
        "Performance rating",
        (
            "compute a performance rating from the table",
            "tell the table, the perfect and the linear performance apart",
            "say what score a wanted performance needs",
        ),
        45,
    ),
    Topic(
        5,
        "initial_rating",
        "Initial ratings",
        (
            "compute a first rating with its two hypothetical draws",
            "say when a first rating is published and when it is not",
            "compare the rule of today with the one before 2024",
        ),
        45,
    ),
    Topic(
        6,
        "misconceptions",
        "Common misconceptions",
        (
            "find the mistake in a claim about ratings and show it in numbers",
            "tell wrong, imprecise and unsupported claims apart",
            "read a rating as a trend with noise",
        ),
        60,
    ),
)
"""The six topics in the order of the book."""

FURTHER: tuple[Topic, ...] = (
    Topic(
        7,
        "your_tournament",
        "Your own tournament",
        (
            "look up what a computation needs, on the right list",
            "fill in the sheet of a tournament by hand, and check it in code",
            "say which cause a difference from FIDE's report points to",
            "have a whole tournament rated from its file, and read the report",
        ),
        50,
    ),
    Topic(
        8,
        "truth",
        "Does the rating find the truth?",
        (
            "say what a laboratory of ratings takes from FIDE's rules and what it assumes",
            "say how fast a rating finds a true strength, and how closely",
            "explain where inflation and deflation come from",
            "read a simulated number with its uncertainty, and say what it cannot tell",
        ),
        60,
    ),
)
"""The chapters behind them: they use all of the library, and have no module of their own."""
