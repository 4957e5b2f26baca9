"""The assignment on the K factor."""

from tests.assignments.words import InWords, Words

WORDS = Words(
    introduction="""\
This assignment is about chapter 2: which K a player has, from which list on, and what a busy month
makes of it.""",
    given="",
    lines="""\
if games * k > 700:
    k = 700 // games
return k * total""",
    in_words=(
        InWords(
            ask="""\
Hoa's list shows K 40. In the summer holidays she plays 30 rated games in one month. Her friend
says: "The 700 rule cuts your gain off at 700 points." What does the rule really do? Say which K
counts for Hoa in this month, with the computation.""",
            answer="""\
The rule lowers K; it never cuts a result. 30 × 40 = 1200 is more than 700, so K = 700 ÷ 30 =
23.33, rounded down: 23. All 30 games are computed with K 23.""",
            scheme=(
                "1 point: the rule limits K (games × K at most 700), not the points gained.",
                "1 point: K = 23, with 700 ÷ 30 rounded down.",
            ),
        ),
        InWords(
            ask="""\
Two adults are rated 2380 today, each with more than 200 games. Peter was once published at 2412,
Quang never above 2395. Which K does each of them have? What does the difference do to their
ratings?""",
            answer="""\
Peter has K 10, Quang K 20. Whoever has once been published at 2400 or more keeps K 10 for good,
also below 2400. The same result moves Peter's rating half as far as Quang's: a small K steadies a
rating, and lets it follow a change of strength more slowly.""",
            scheme=(
                "1 point: Peter 10, Quang 20, because Peter once reached 2400.",
                "1 point: what it does: half the change for the same result; steadier, slower.",
            ),
        ),
    ),
)
