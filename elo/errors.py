"""One kind of error for input that no rule can work with.

It is data, a key and its values, so that it can be shown in any language; the sentence names the
place, what is allowed and what came.
"""

from collections.abc import Mapping

from elo.words import say


class RatingInputError(ValueError):
    """Something given that a rating cannot be computed from.

    ``key`` is its key in `elo.catalogue.CATALOGUE`, ``values`` what stands in the sentence.

    >>> from elo import rating_change
    >>> rating_change(1500, 1700, 0.7, k=20)
    Traceback (most recent call last):
    ...
    elo.errors.RatingInputError: the score must be 1, 0.5 or 0, got 0.7. Write 0.5 for a draw.
    """

    def __init__(self, key: str, values: Mapping[str, object]) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        """Return the sentence."""
        return say(self.key, **self.values)
