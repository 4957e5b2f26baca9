"""The mixed test, on all six topics."""

from tests.assignments.words import InWords, Words

WORDS = Words(
    introduction="""\
This test is about all of chapters 1 to 6: one question or two from each, a function, and a claim to
correct.""",
    given="""\
from decimal import Decimal

from elo import expected_score_at""",
    lines="""\
total = 0
for opponent, score in zip(opponents, scores):
    D = max(-400, min(400, own - opponent))
    total += Decimal(score) - expected_score_at(D).PD
change = k * total
size = int(abs(change) + Decimal("0.5"))
return own + size if change >= 0 else own - size""",
    in_words=(
        InWords(
            ask="""\
A newspaper writes: "Nguyen is rated 2400 and Tran 2000. So Nguyen will win 92 of 100 games against
him." Correct the sentence in two or three sentences of your own, so that every number in it is
right.""",
            answer="""\
FIDE's table expects 0.92 a game of Nguyen, so about 92 points out of 100 games, on average. These
points come from wins and from draws, so he may win fewer than 92. It is an expectation and no
certainty: single results will differ.""",
            scheme=(
                "1 point: 92 is a number of points (0.92 a game), made of wins and draws, not of "
                "wins.",
                "1 point: it is an average or an expectation, not what will happen.",
            ),
        ),
    ),
)
