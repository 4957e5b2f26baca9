"""The assignment on performance ratings."""

from tests.assignments.words import InWords, Words

WORDS = Words(
    introduction="""\
This assignment is about chapter 4: how a performance is read from FIDE's table, what score a wanted
one needs, and how the rule of thumb differs.""",
    given="",
    lines="""\
lowest = min(opponents)
total = sum(opponents) - lowest + max(2050, lowest)
return int(total / len(opponents) + 0.5)""",
    in_words=(
        InWords(
            ask="""\
Peter has 3 points out of 4, against four opponents rated 2000. In the last round he wins against
somebody rated 1000. Compute his performance by FIDE's table before and after that game, and explain
why it falls although he won.""",
            answer="""\
Before: Ra = 2000, p = 0.75, dp = 193, so Rp = 2193. After: Ra = 9000 ÷ 5 = 1800, p = 0.80,
dp = 240, so Rp = 2040. The win raises dp by 47, but the weak opponent lowers the average by
200.""",
            scheme=(
                "1 point: 2193 and 2040. (Half a point if one of them is right.)",
                "1 point: the average falls by more than dp rises.",
            ),
        ),
        InWords(
            ask="""\
Linh wins all five games of a small event against opponents with an average of 1600. The table gives
her a performance of 2400. Her coach says: "Do not take this number too seriously." Why is he
right?""",
            answer="""\
For a full score the table says dp = 800 by decree. Five wins only show that she is much stronger
than this field; how much, they cannot tell, since any very high rating fits. Five games are also
few.""",
            scheme=(
                "1 point: dp = 800 at a full score is set by the rule, not measured.",
                "1 point: a full score gives no upper bound (or: so few games tell little).",
            ),
        ),
    ),
)
