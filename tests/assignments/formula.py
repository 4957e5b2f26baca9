"""The assignment on the formula."""

from tests.assignments.words import InWords, Words

WORDS = Words(
    introduction="""\
This assignment is about chapter 1: what score FIDE's table expects, in both directions, and where
the famous curve parts from it.""",
    given="from elo import expected_score",
    lines="""\
total = 0
for opponent in opponents:
    total += expected_score(own, opponent).PD
return total""",
    in_words=(
        InWords(
            ask="""\
Minh reads in the table that 0.76 is expected of him against Lan. He says: "So I win three games
of four, and a bit more." Explain to him in two or three sentences what 0.76 means, and why he
may win fewer games than that.""",
            answer="""\
0.76 is the expected score per game, the average of what he scores: a win counts 1, a draw ½. It
is not the probability of winning. If he draws often, he can score 0.76 with far fewer wins, for
example 56 wins and 40 draws in 100 games.""",
            scheme=(
                "1 point: 0.76 is a score (points per game, on average), not a probability of "
                "winning.",
                "1 point: draws are part of it, in words or by an example whose numbers fit.",
            ),
        ),
        InWords(
            ask="""\
For the same two ratings, FIDE's table and the popular curve sometimes give different expected
scores. Which of the two does FIDE use? Name one reason why the two numbers can differ.""",
            answer="""\
FIDE uses the table. The table looks like the normal distribution, and the popular curve is the
logistic one, so the two part most far from zero. The table also has only two decimals and one
value for a whole row of differences.""",
            scheme=(
                "1 point: FIDE uses the table.",
                "1 point: one true reason: another distribution (normal, logistic), or two "
                "decimals, or one value for a whole row.",
            ),
        ),
    ),
)
