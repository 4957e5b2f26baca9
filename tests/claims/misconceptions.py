"""The numbers in the prose of chapter 6, Common misconceptions, computed."""

from datetime import date
from decimal import Decimal
from math import comb

from elo import (
    MISCONCEPTIONS,
    event_change,
    expected_score_at,
    games_from,
    k_factor,
    performance_rating,
    rating_change,
    rule_set,
    rules_for,
)
from elo.show.glicko import SCALE, Glicko, glicko_period
from elo.simulate import (
    GameModel,
    event_swing,
    generator,
    settling,
    steady_gains,
    stronger_opponents,
)
from elo.tables import ROWS, row_of
from elo.words import signed
from tests.claims.shared import PD, WITHIN_CAP, change

CATALOGUE = MISCONCEPTIONS.values()
WORST = 1 - expected_score_at(-WITHIN_CAP).PD
JUNIOR = {"rating": 1900, "games": 90, "birth_year": 2008}
assert [k_factor(**JUNIOR, on=date(*day)).K for day in ((2026, 12, 1), (2027, 1, 1))] == [40, 20]
COACH = event_change(1850, games_from([1600, 1600, 2800], [0.5, 0.5, 0]), k=20)
EACH = [signed(game.delta) for game in COACH.games]
SEVEN = [comb(7, wins) for wins in range(3)]
FIVE_EQUALS = comb(5, 0) + comb(5, 1)
SWING = event_swing(k=40, games=6, at_least=50)
assert abs(SWING.share_theory - 1 / 4) < 0.01, "one event in four"
assert 0.01 < event_swing(k=20, games=6, at_least=50).share_theory < 0.02, "one or two in a hundred"
assert abs((SWING.changes >= 3000).mean() - 1 / 4) < 0.01, "one in four, two of two one in sixteen"
assert abs((SWING.changes >= 2000).mean() - 1 / 3) < 0.02, "in one event of three"
SETTLED = settling([40, 20]).rows
assert 18 < SETTLED[0].games.value < 36, "three to six months of six games at K 40"
assert [round(row.games.value / 6) for row in SETTLED] == [5, 11], "five and eleven months"
assert 3 * rating_change(1500, 1500, 1, k=40).change_exact == 60, "against three equals"
STEADY = steady_gains((20, 40)).rows
TWENTY = stronger_opponents(k=20).rows
assert [row.mean_theory for row in TWENTY[:4]] == [0] * 4
assert TWENTY[2].rises.value > 0.5, "in more than half of these events"
BY_FIDE = event_change(1500, games_from([1400, 1550, 1700], [1, 0, 0]), k=20)
PAPER = [(Glicko(1400, 30), 1), (Glicko(1550, 100), 0), (Glicko(1700, 300), 0)]
AFTER = glicko_period(Glicko(1500, 200), PAPER)
SURPLUS = -0.272  # 0.9955 (1 - 0.639) - 0.9531 x 0.432 - 0.7242 x 0.303, the paper's numbers
assert round(0.9955 * (1 - 0.639) - 0.9531 * 0.432 - 0.7242 * 0.303, 3) == SURPLUS
assert round((AFTER.rating - 1500) / SURPLUS, 0) == round(SCALE * AFTER.phi**2) == 132
assert round(1464.06 - AFTER.rating, 2) == 0.01, "one hundredth less"
assert round(SCALE, 4) == round(400 / 2.302585093, 4)


def wins_by_k(own: int, opponent: int) -> list[str]:
    """Return what a win gains with each K."""
    return [change(own, opponent, 1, k)[1:] for k in (10, 20, 40)]


def first_month(player: int) -> Decimal:
    """Return the points above a half in the first six games of a constant player."""
    return Decimal(int(GameModel().play(generator(player), [0] * 6).sum())) / 2 - 3


FIRST_MONTHS = [first_month(player) for player in range(500)]
ABOVE, AT_START = (
    round(100 * sum(found) / len(FIRST_MONTHS))
    for found in ([x > 0 for x in FIRST_MONTHS], [x == 0 for x in FIRST_MONTHS])
)

CLAIMS = [
    f"Of the constant ones it is {ABOVE}, because {AT_START} more stand exactly at their start",
    f"This chapter does that with {len(CATALOGUE)} sentences",
    f"D = −300 stands in the row {row_of(300)}, so PD is {PD(-300)} and the win gains "
    f"40 × {1 - Decimal(PD(-300))} = {change(1500, 1800, 1, 40)[1:]} points.",
    f"The largest difference that counts is {WITHIN_CAP}, where PD is {PD(-WITHIN_CAP)}. So no win "
    f"gains more than 40 × {WORST} = {40 * WORST:.1f}, unless the winner is rated "
    f"{rules_for().uncapped_from} or more",
    f"The three wins are worth {change(1500, 1300, 1)[1:]}, {change(1500, 1500, 1)[1:]} and "
    f"{change(1500, 1700, 1)[1:]}. A draw costs {change(1500, 1300, 0.5)[1:]}, or nothing, or "
    f"brings {change(1500, 1700, 0.5)[1:]}. And the most expected loss of the table, against 1700, "
    f"still costs {change(1500, 1700, 0)[1:]} points",
    f"below a rating of {rules_for().uncapped_from} no PD is less than {PD(-WITHIN_CAP)}.",
    f"Losing costs {change(1500, 1700, 0)[1:]} and winning brings {change(1500, 1700, 1)[1:]}. If "
    f"the ratings are right, {PD(-200)} is scored in a game. Let us say that nobody draws; then "
    f"{100 * Decimal(PD(-200)):.0f} of 100 games are won",
    f"At 500 an event costs {-TWENTY[4].mean_theory:.1f} points, at 600 it costs "
    f"{-TWENTY[5].mean_theory:.1f}.",
    f"the expected score of six games is {6 * Decimal(PD(-300)):.2f}, so **two draws",
    f"wins {change(1500, 1500, 1, 40)[1:]} and takes {change(1500, 1500, 0, 10)[1:]}",
    f"Somebody born in 2008 keeps it to the list of December {2008 + 18}",
    f"What the rule took away was {40 - 700 // 20} of the 40 in K.",
    "expect 0.64 and lose 36, 16 and 0 games of a hundred",  # the shares of chapter 1
    f"The opponents' average is {(1600 + 1600 + 2800) // 3}. One point of three is .33, for which "
    f"table 8.1.1 gives −125. The performance is "
    f"{performance_rating([1600, 1600, 2800], 1).Rp}, above his rating.",
    f"expected to score {PD(250)}, so each draw is {EACH[0]}.",
    f"he expects {PD(-950 + 550)} and scores nothing. Together {EACH[0]} − {EACH[1][1:]} − "
    f"{EACH[2][1:]} = {COACH.delta:.2f}, times 20".replace("= -", "= −"),
    f"{' + '.join(map(str, SEVEN))} = {sum(SEVEN)} of the {2**7} ways",
    f"costs 20 × (2 − 3.5) = {signed(20 * (2 - 3.5), '.0f')} points or more. So "
    f"{100 * sum(SEVEN) / 2**7:.0f} times in 100",
    f"At K 40 about {SETTLED[0].swing_theory:.0f} points, at K 20 about "
    f"{SETTLED[1].swing_theory:.0f}",
    f"It takes {SETTLED[0].games.value:.0f} games until 50 of the 300 points are left",
    f"the swing of {SETTLED[0].swing_theory:.0f} points remains, after 30 games and after 300. "
    f"With K 20 it takes {SETTLED[1].games.value:.0f} games, and the swing is "
    f"{SETTLED[1].swing_theory:.0f} points.",
    f"is {12 * 20} points a year with one event a month: the child grows so fast that the rating "
    f"trails it by {STEADY[0].lag.value:.0f} points. +40 is {12 * 40} points a year",
    f"Before that day the minimum was {rule_set('standard-2022-01').published_from}",
    "The paper prints 1464.06, 151.52 and 0.05999.",
    f"computed to the end the rating is {AFTER.rating:.2f}",
    f"The player has lost {1500 - AFTER.rating:.0f} points, and the system is surer than before: "
    f"RD {AFTER.RD:.0f} in place of 200.",
    "The last column adds up to −0.272.",
    "a factor that grows with the player's own RD, 132 points here",
    "both divided by 173.7178",
    f"A loss of {-BY_FIDE.change_exact} points in place of {1500 - AFTER.rating:.0f}.",
    "With FIDE it is {}, {} or {} points, by K.".format(*wins_by_k(1500, 1700)),
    f"1500 against 1700 expects {PD(-200)}, and so does 1650 against 1850.",
    f"The 1700 expected {PD(200)}: 20 × (0.5 − {PD(200)}) = {change(1700, 1500, 0.5)}.",
    f"D = 200 stands in the row {row_of(200)}.",
    f"within {ROWS[0].d_max} points PD is {ROWS[0].PD_high}",
    f"at 200 points it costs {change(1500, 1700, 0)[1:]}, at 100 points "
    f"{change(1500, 1600, 0)[1:]}.",
    f"With one win of five: 20 × (1 − {5 / 2}). In how many of the {2**5} ways",
    f"One win costs {-20 * (1 - 2.5):.0f} points, none costs {20 * 2.5:.0f}. That is 5 + 1 = "
    f"{FIVE_EQUALS} of {2**5} ways: {100 * FIVE_EQUALS / 2**5:.0f} times in 100.",
    "40 for whoever has fewer than 30 games, 20 for the others",
    f"With K 40 three wins in a row are {3 * 20} points at least.",
    f"1900 beats three players of 1500, and gains 3 × 40 × {1 - expected_score_at(400).PD} = "
    f"{3 * rating_change(1900, 1500, 1, k=40).change_exact}.",
    f"so she improves by {12 * 30} points a year",
    "Between {:.0f} and {:.0f}.".format(*AFTER.interval),
    "Before the games it was {} to {}:".format(*Glicko(1500, 200).interval),
    # Read in sources, not computable here.
    "Lichess says that it uses Glicko-2 and starts everybody at 1500 ± 700",
    "Chess.com wrote in 2007 that it uses Glicko",
    "on 9 October 2026 it still used the first-rating rule of 2022, in eight tries of eight",
]

# Premises: the numbers that an example or an exercise starts from. Nothing is claimed by them.
# articles; the claims that are looked at; a shift of a list; hundredths in a line of code
GIVEN = "5.1 7.1 7.2 8.1 8.2 18 1000 1200 1399 2024 2007 150 3000"
