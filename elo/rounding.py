"""Rounding as the regulation says it, and numbers that stay exact until then.

B.02 8.3.4: the change of a rating period is rounded to the nearest whole number, and exactly half
goes away from zero. Python's own ``round`` goes to the even neighbour and would publish -2 for
-2.5, where FIDE published -3. In reading order: `exact`, `round_half_away`,
`hundredths`, `in_hundredths`, `average_rating`.
"""

from collections.abc import Sequence
from decimal import Context, Decimal
from fractions import Fraction
from math import floor
from numbers import Integral, Rational, Real

from elo.errors import RatingInputError
from elo.words import say

_EXACT = Context(prec=60)
MOST_DIGITS = 1_000
"""A decimal number with more digits than this, 1E+999999999 say, would never be written out."""


def exact(value: object, place: str) -> Fraction:
    """Return a number as the exact fraction that it is; ``place`` says where it stands.

    Raises RatingInputError for what is no finite number; True and False are none.
    """
    endless = (
        isinstance(value, Decimal) and value.is_finite() and abs(value.adjusted()) > MOST_DIGITS
    )
    if isinstance(value, Real | Decimal) and not isinstance(value, bool) and not endless:
        try:
            if isinstance(value, Integral):
                return Fraction(int(value))  # NumPy's whole numbers overflow in a fraction
            return Fraction(value if isinstance(value, Rational | Decimal) else float(value))
        except (OverflowError, ValueError):
            pass  # infinite, or not a number
    raise RatingInputError("error.number", {"place": say(f"place.{place}"), "value": value})


def round_half_away(value: int | Fraction | Decimal | float) -> int:
    """Return the nearest whole number; exactly half goes away from zero.

    A float is taken at its exact binary value, so a sum of floats may have lost the half before it
    comes here: use Decimal or Fraction for sums.

    >>> round_half_away(Decimal("8.5")), round_half_away(Decimal("-8.5"))
    (9, -9)
    >>> round_half_away(Decimal("-8.4"))
    -8

    Rule: B.02 8.3.4. Not to be confused with Python's ``round``, where 8.5 becomes 8.
    Raises RatingInputError for anything that is not a finite number.
    """
    number = exact(value, "change")
    size = floor(abs(number) + Fraction(1, 2))
    return size if number >= 0 else -size


def hundredths(count: int) -> Decimal:
    """Return so many hundredths as an exact decimal number, without trailing zeros.

    >>> hundredths(-840)
    Decimal('-8.4')
    """
    return _EXACT.divide(Decimal(count), Decimal(100))


def in_hundredths(value: Decimal) -> int:
    """Return an exact decimal number of hundredths as a whole number of them.

    >>> in_hundredths(Decimal("-8.4"))
    -840
    """
    return int(_EXACT.scaleb(value, 2))


def average_rating(ratings: Sequence[int]) -> int:
    """Return the average of ratings as a whole number, .5 rounded up.

    >>> average_rating([2651, 2762])
    2707

    Rule: B.01 1.4.7 for performances; FIDE's calculation pages print Rc in the same way.
    """
    if not ratings:
        raise RatingInputError("error.no_games", {"place": say("place.average")})
    return round_half_away(Fraction(sum(ratings), len(ratings)))
