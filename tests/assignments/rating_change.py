"""The assignment on worked examples."""

from tests.assignments.words import InWords, Words

WORDS = Words(
    introduction="""\
This assignment is about chapter 3: what a game, an event and a month change, which games count, and
where it is rounded.""",
    given="""\
from decimal import Decimal

from elo import expected_score_at""",
    lines="""\
D = own - opponent
if own < 2650:
    D = max(-400, min(400, D))
return k * (Decimal(score) - expected_score_at(D).PD)""",
    in_words=(
        InWords(
            ask="""\
Tuan plays three events in one month. Each of them changes his rating by +0.4, before rounding. His
brother says: "0.4 is rounded to 0, so you gain nothing." Is he right? Say what the next list shows,
and why.""",
            answer="""\
He is not. The exact changes of the month are added first, 0.4 + 0.4 + 0.4 = 1.2, and the sum is
rounded once. The next list shows one point more.""",
            scheme=(
                "1 point: the list shows +1, from 1.2.",
                "1 point: it is rounded once, after all changes of the month are added.",
            ),
        ),
        InWords(
            ask="""\
Mai, rated 1900, wins without a move in round 4, because her opponent (2300) does not come. What
does this game change in the table of the tournament, and what in her rating? Explain the
difference.""",
            answer="""\
In the table she gets the full point. Her rating does not change: a game that was not played is not
rated, since it says nothing about the strength of the two players.""",
            scheme=(
                "1 point: a full point in the table, nothing in the rating.",
                "1 point: the reason: only games that were played are rated (nothing was shown on "
                "the board).",
            ),
        ),
    ),
)
