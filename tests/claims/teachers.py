"""The numbers of the page for teachers: what a lesson says about ratings is computed."""

import re
from decimal import Decimal
from math import log10

from elo import expected_score, expected_score_at, points_needed, rating_change, rules_for
from elo.classroom.arrivals import LIMITS
from elo.classroom.run import Run
from elo.drills.plans import PLANS
from elo.formula import CURVE_SCALE, curve_score
from elo.words import signed
from tests.claims.shared import PD

STRONGER, WEAKER = rating_change(1500, 1600, 1, k=20), rating_change(1500, 1400, 1, k=20)
GUESS = rating_change(1900, 1700, 0.5, k=20)
WANTED = points_needed([1900] * 9, 2000)
DIFFERENCES = (0, 100, 200, 300, 400)
BY_CURVE = [f"{curve_score(D):.3f}" for D in DIFFERENCES]
BY_TABLE = [PD(D) for D in DIFFERENCES]
BACK = CURVE_SCALE * log10(0.64 / (1 - 0.64))
(POINTS,) = {plan.points for plan in PLANS.values()}
HALF = Decimal("0.5")
K = rules_for().k

CLAIMS = [
    "Linh is rated 1500, Bao 1700, and they play a hundred games",
    f"FIDE expects {100 * expected_score(1500, 1700).PD:.0f}.",
    "a rating from 1400 to 1800 (beyond a difference of 400 a rule of its own begins",
    "What if both of you had 100 more?",
    "Together it is 1 each time",
    f"Linh beats a 1600: 1 − {STRONGER.PD} = {STRONGER.delta}, and 20 times that is "
    f"{STRONGER.change_exact}.",
    f"She beats a 1400: {WEAKER.change_exact}.",
    "result minus expected, times 20",
    "(1 and 2 a loss, 3 and 4 a draw, 5 and 6 a win)",
    f"real rating below {K.junior_below} hear that their K is {K.K_junior} until the year they "
    f"turn {K.junior_age} is over",
    "A 1900 draws with a 1700, K is 20. What does it cost? Collect the guesses, then do it on "
    f"the board: 20 × (0.5 − {GUESS.PD}) = {signed(GUESS.change_exact)}.",
    "have 1900 on average. What score is a performance of 2000? "
    f"{WANTED.points:g} points, by the table; {WANTED.points - HALF:g} are only {WANTED.short}.",
    "The hundred games of Linh (1500) and Bao (1700)",
    f"for D = 0, 100, 200, 300 and 400, to three decimals: {', '.join(BY_CURVE)}.",
    f"The table has {', '.join(BY_TABLE[:-1])} and {BY_TABLE[-1]}.",
    "so 400 points more are ten times the odds",
    "Draw both from 0 to 400",
    f"belongs to E = 0.64? The curve says {BACK:.2f}, the table says "
    f"{str(expected_score_at(100).row).replace('–', ' to ')}.",
    "**35–42 · What 0.64 does not say.** Three players expect 0.64 a game: 64 wins and 36 losses "
    "in a hundred games; 44 wins and 40 draws; 28 wins and 72 draws.",
    "Is 0.64 a probability?",
    f"D = −150, by the curve, to two decimals. ({curve_score(-150):.2f}, and the table says the "
    "same.)",
    f"{rating_change(1700, 1500, 1, k=20).change_exact}: difference turned round",
    f"Each is worth {POINTS} points",
    # What contains a notebook.
    f"stopped after {Run.timeout.default_value} seconds (`--seconds`), and the rest is marked. A "
    f"notebook of many slow cells is stopped after {Run.seconds.default_value} seconds.",
    f"ended at {Run.output_limit.default_value:,} characters a cell",
    f"on Linux an error at {Run.memory_limit.default_value >> 30} GB",
    "a file ends at 100 MB on Linux and macOS",
    f"nothing is unpacked by its name, no notebook over {LIMITS['notebook']} MB, and no zip "
    f"beyond {LIMITS['unpacked']} MB of notebooks",
    "Print on **one side** of the paper: a copy may have three pages",
    "a field for the points out of 2, and",
    "the pupil's answer, the words that this is what the table expects of the other player, "
    "1 of 2 points,",
    "the words Task 1: Read as",
    "save it as CSV (UTF-8)",
    "**15–25 · Why it has to be 1.**",
]
LESSONS = re.compile(r"^### [^\n(]*\((\d+) minutes\)\n(.*?)(?=^##)", re.MULTILINE | re.DOTALL)
TIMES = re.compile(r"^\*\*(\d+)–(\d+) · ", re.MULTILINE)
NO_CLAIM = [
    re.compile(r"```.*?```"),  # commands
    re.compile(r"`[^`]*`"),
    re.compile(r"\$[^$]*\$"),  # formulas
    re.compile(r"\*\*\d+–\d+ · "),  # the minutes of a lesson: test_teachers
    re.compile(r"### [^#(]*\(\d+ minutes\)"),
    re.compile(r"[Cc]hapters? 1 to 6|chapter from 1 to 6"),
    re.compile(r"Children of 9 to 12"),
    re.compile(r"### \d (?:Release|Collect|Mark|Return|Report)\b"),
]
