"""The expected score: what a rating difference promises.

FIDE reads it from a table (B.02 8.1.2, the same in every rule set recorded); the famous curve is
a close approximation of it and not FIDE's rule. An expected score is points per game, draws
included; it is not the probability of winning. In reading order: `expected_score`,
`expected_score_at`, `ExpectedScore`, `curve_score`. Left out: the 400 rule, which belongs to
the rating change (`elo.rating_change.counted_differences`).
"""

from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from elo.rounding import exact, hundredths
from elo.tables import GREATEST_DIFFERENCE, Row, row_of, scoring_probability
from elo.values import whole_number
from elo.working import Step, Worked

TABLE_ARTICLE = "B.02 8.1.2"
CURVE_SCALE = 400
"""The curve's scale: 400 points more make the odds ten times as good."""
CURVE_REACH = 300 * CURVE_SCALE
"""Beyond this difference a float has no room, and the score is as good as 0 long before."""


@dataclass(frozen=True, slots=True)
class ExpectedScore(Worked):
    """A rating difference D and the expected score PD that the table gives for it.

    ``own`` and ``opponent`` are None where only the difference was given.
    """

    D: int
    PD: Decimal
    own: int | None = None
    opponent: int | None = None

    @property
    def row(self) -> Row:
        """The row of table 8.1.2 in which D stands."""
        return row_of(self.D)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The difference, and the row of the table."""
        difference = Step(
            "step.difference", {"own": self.own, "opponent": self.opponent, "D": self.D}
        )
        if self.row.d_max is None:
            last = GREATEST_DIFFERENCE[-1]
            read = Step("step.expected_end", {"last": last, "PD": self.PD}, TABLE_ARTICLE)
        else:
            read = Step("step.expected", {"row": self.row, "PD": self.PD}, TABLE_ARTICLE)
        return (read,) if self.own is None else (difference, read)


def expected_score(own: int, opponent: int) -> ExpectedScore:
    """Return the score per game that FIDE's table expects between two ratings.

    ``own`` and ``opponent`` are ratings (points); the result's ``PD`` is a score from 0 to 1.

    >>> expected_score(1500, 1700).PD
    Decimal('0.24')
    >>> print(expected_score(1500, 1700))
    D = 1500 − 1700 = −200
    table row 198–206: PD = 0.24 (B.02 8.1.2)

    Rule: B.02 8.1.2 (rapid and blitz 7.1.2); over 735 points exactly 1 or 0. Not to be confused
    with `curve_score` (0.2403 here), nor with the probability of winning: draws are in it.
    The 400 rule is not applied. Raises RatingInputError for a rating that is no whole number
    above 0.
    """
    own, opponent = whole_number(own, "own"), whole_number(opponent, "opponent")
    D = own - opponent
    return ExpectedScore(D, hundredths(scoring_probability(D)), own, opponent)


def expected_score_at(difference: int) -> ExpectedScore:
    """Return the score per game that FIDE's table expects for a difference.

    ``difference`` is the own rating minus the opponent's, in points.

    >>> expected_score_at(392).PD, expected_score_at(-392).PD
    (Decimal('0.92'), Decimal('0.08'))

    Rule: B.02 8.1.2. Raises RatingInputError for a difference that is no whole number.
    """
    D = whole_number(difference, "difference", least=None)
    return ExpectedScore(D, hundredths(scoring_probability(D)))


def curve_score(difference: float) -> float:
    """Return the score per game by the popular curve, 1 / (1 + 10 ** (-D / 400)).

    ``difference`` is the own rating minus the opponent's, in points.

    >>> round(curve_score(392), 4)
    0.9052

    Not FIDE's rule: the table says 0.92 here. For comparison, and for systems that use it.
    Raises RatingInputError for a difference that is no finite number.
    """
    reach = Fraction(CURVE_REACH)
    D = exact(difference, "difference")
    return 1 / (1 + 10 ** (-float(min(max(D, -reach), reach)) / CURVE_SCALE))
