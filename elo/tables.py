"""FIDE's two tables, as data, and how to read them.

B.02 8.1.1 turns a fractional score p into a rating difference dp, 8.1.2 a rating difference D
into a scoring probability PD. They are not the values of a curve, and the 400 rule is not part
of them. Both have been the same in every rule set recorded here; B.01 1.4.9 repeats 8.1.1.
In reading order: `GREATEST_DIFFERENCE`, `scoring_probability`, `Row`, `ROWS`, `row_of`, `DP`,
`rating_difference`.
"""

from bisect import bisect_left
from dataclasses import dataclass
from decimal import Decimal

from elo.rounding import hundredths
from elo.words import say

# fmt: off
GREATEST_DIFFERENCE: tuple[int, ...] = (
      3,  10,  17,  25,  32,  39,  46,  53,  61,  68,  # .50 to .59
     76,  83,  91,  98, 106, 113, 121, 129, 137, 145,  # .60 to .69
    153, 162, 170, 179, 188, 197, 206, 215, 225, 235,  # .70 to .79
    245, 256, 267, 278, 290, 302, 315, 328, 344, 357,  # .80 to .89
    374, 391, 411, 432, 456, 484, 517, 559, 619, 735,  # .90 to .99
)
"""Table 8.1.2: the greatest difference that still has this PD for the higher rated player."""

DP: tuple[int, ...] = (
      0,   7,  14,  21,  29,  36,  43,  50,  57,  65,  # .50 to .59
     72,  80,  87,  95, 102, 110, 117, 125, 133, 141,  # .60 to .69
    149, 158, 166, 175, 184, 193, 202, 211, 220, 230,  # .70 to .79
    240, 251, 262, 273, 284, 296, 309, 322, 336, 351,  # .80 to .89
    366, 383, 401, 422, 444, 470, 501, 538, 589, 677,  # .90 to .99
    800,  # 1.00, by convention: no difference would be enough
)
"""Table 8.1.1: dp for a fractional score from .50 to 1.00; below .50 the sign turns round."""
# fmt: on


def scoring_probability(difference: int) -> int:
    """Return PD in hundredths for a difference, own rating minus the opponent's.

    >>> scoring_probability(200), scoring_probability(-200), scoring_probability(736)
    (76, 24, 100)

    Rule: B.02 8.1.2; a difference over 735 gives exactly 100 or 0. The 400 rule (8.3.1) is not
    applied here: it belongs to the rating change.
    """
    higher = 50 + bisect_left(GREATEST_DIFFERENCE, abs(difference))
    return higher if difference >= 0 else 100 - higher


def rating_difference(share: int) -> int:
    """Return dp for a fractional score p in hundredths, 0 to 100.

    >>> rating_difference(60), rating_difference(40), rating_difference(0)
    (72, -72, -800)

    Rule: B.02 8.1.1, B.01 1.4.9; 800 for a full score is a convention.
    """
    return DP[share - 50] if share >= 50 else -DP[50 - share]


@dataclass(frozen=True, slots=True)
class Row:
    """One row of table 8.1.2: the differences d_min to d_max, and both players' PD.

    ``d_max`` is None in the last row, "over 735".
    """

    d_min: int
    d_max: int | None
    PD_high: Decimal
    PD_low: Decimal

    def __str__(self) -> str:
        """Return the range as the table prints it, "198–206" or "over 735"."""
        if self.d_max is None:
            return say("row.open", d_max=self.d_min - 1)
        return say("row.closed", d_min=self.d_min, d_max=self.d_max)


ROWS: tuple[Row, ...] = tuple(
    Row(d_min, d_max, hundredths(50 + i), hundredths(50 - i))
    for i, (d_min, d_max) in enumerate(
        zip(
            (0, *(d + 1 for d in GREATEST_DIFFERENCE)),
            (*GREATEST_DIFFERENCE, None),
            strict=True,
        )
    )
)
"""Table 8.1.2, row by row, from 0–3 to over 735."""


def row_of(difference: int) -> Row:
    """Return the row of table 8.1.2 in which a difference stands, whatever its sign.

    >>> str(row_of(-200)), row_of(-200).PD_low
    ('198–206', Decimal('0.24'))
    """
    return ROWS[bisect_left(GREATEST_DIFFERENCE, abs(difference))]
