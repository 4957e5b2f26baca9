"""The assignment on common misconceptions."""

from tests.assignments.words import InWords, Words

WORDS = Words(
    introduction="""\
This assignment is about chapter 6: claims about ratings that many believe, and the numbers that
show what is true.""",
    given="""\
from elo import rating_change
from elo.rounding import average_rating""",
    lines="""\
average = average_rating(opponents)
gap = 0
for opponent, score in zip(opponents, scores):
    gap += rating_change(own, average, score, k=k).change_exact
    gap -= rating_change(own, opponent, score, k=k).change_exact
return gap""",
    in_words=(
        InWords(
            ask="""\
"What one player gains, the other one loses." Say under which condition this is true of a rated
game, and give an example with numbers in which it is not.""",
            answer="""\
It is true if both have the same K (and nobody of 2650 or more meets somebody more than 400 points
away). Example: 1500 with K 40 beats 1500 with K 20. One gains 40 × 0.5 = 20 points, the other loses
20 × 0.5 = 10.""",
            scheme=(
                "1 point: the condition: the same K for both. (The case from 2650 on need not be "
                "named.)",
                "1 point: an example with two changes, both computed rightly.",
            ),
        ),
        InWords(
            ask="""\
"My performance was above my rating, so my rating must rise." Is this always so? Explain with the
two computations: what does each of them do with the opponents?""",
            answer="""\
Often, but not always. A performance takes one average of all opponents and one share of the points.
The rating change looks at every game by itself, with its own difference, and counts a difference of
more than 400 as 400. So the two can point in different directions when the opponents are of very
different strength.""",
            scheme=(
                "1 point: not always.",
                "1 point: one average for all against game by game (or: the 400 rule counts in "
                "one of them only).",
            ),
        ),
    ),
)
