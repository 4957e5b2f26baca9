"""The assignment on first ratings."""

from tests.assignments.words import InWords, Words

WORDS = Words(
    introduction="""\
This assignment is about chapter 5: how a first rating is computed, with its two hypothetical draws,
and when it is published.""",
    given="from elo import initial_rating",
    lines="""\
points = 0.5
while initial_rating(opponents, points).Ru < wanted:
    points += 0.5
return points""",
    in_words=(
        InWords(
            ask="""\
Two draws against 1800 are added to every first rating, although nobody played them. What changes in
the computation, and for whom do these draws matter more: for somebody with 5 games, or with 20?
Say why.""",
            answer="""\
The average gets two more opponents of 1800, and the score one more point from two more games. So
the first rating is drawn towards 1800, and a very good or very bad score becomes less extreme. With
5 games the two draws are two games of seven, with 20 only two of 22: they matter more for somebody
with few games.""",
            scheme=(
                "1 point: what is added (two opponents of 1800 and one point), or what it does "
                "(draws the rating towards 1800, calms extreme scores).",
                "1 point: more for somebody with 5 games, because two of seven weigh more than "
                "two of 22.",
            ),
        ),
        InWords(
            ask="""\
Binh scores 0 out of 5 in his first event, and 2 out of 5 in his second, a month later; all
opponents are rated. Which games count for his first rating? Compare with somebody who scores half
a point in the first event.""",
            answer="""\
Only the five games of the second event: a first event with a score of zero is disregarded. With
half a point the first event would count, and the rating would come from all ten games
together.""",
            scheme=(
                "1 point: only the second event counts for Binh; the score of zero is disregarded.",
                "1 point: with half a point all ten games count together.",
            ),
        ),
    ),
)
