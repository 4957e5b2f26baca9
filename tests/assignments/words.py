"""What an assignment needs beside its plan: words, the solution of its function, mark schemes.

Nothing of this is in the library that pupils get.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class InWords:
    """A task in words: what is asked, a good answer, and what earns each of its points."""

    ask: str
    answer: str
    scheme: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Words:
    """The words of one assignment.

    ``lines`` is the body of the function, ``given`` what it may import.
    """

    introduction: str
    given: str
    lines: str
    in_words: tuple[InWords, ...]
