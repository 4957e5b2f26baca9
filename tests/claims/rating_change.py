"""The numbers in the prose of chapter 3, Worked examples, computed."""

from decimal import Decimal

from elo import (
    event_change,
    expected_score_at,
    games_from,
    rating_change,
    rating_period,
    round_half_away,
    rules_for,
)
from elo.tables import row_of
from elo.tournament import OTHER_CHANGES, us_championship_2025
from elo.words import signed
from tests.claims.shared import PD, WITHIN_CAP, change

FIVE = event_change(1500, games_from([1600, 1500, 1400, 1700, 1457], [1, 0.5, 1, 0, 0.5]), k=20)
WIN = rating_change(1500, 1700, 1, k=20).change_exact
MONTH = event_change(1800, games_from([1700] * 3, [1, 0.5, 0]), k=20)
THREE = [rating_change(1800, 1700, score, k=20).change_exact for score in (1, 0.5, 0)]
MAY = event_change(1500, games_from([1540, 1640, 1480], [1, 0.5, 0]), k=20)
JUNE = event_change(1512, games_from([1600, 1450, 1700], [0.5, 1, 0]), k=20)
TOURNAMENT, PUBLISHED = us_championship_2025()
REAL = {
    rank: event_change(event.own, event.games, k=PUBLISHED[rank].K)
    for rank, event in TOURNAMENT.events().items()
}
HALF = event_change(2813, games_from([1787, 2025, 2310, 2400, 2505], [1, 1, 1, 1, 0.5]), k=10)
TWO = (Decimal("3.4"), Decimal("3.3"))
RAPID = rules_for(rating_list="rapid")
APART = games_from([2055, 2056], [1, 1])
SLOW, FAST = (event_change(2655, APART, k=10, rules=rules) for rules in (None, RAPID))
EXERCISE = event_change(1800, games_from([1890, 1750, 2250], [1, 0, 0.5]), k=20)


def month(rank: int) -> str:
    """Return the sum of a player's October 2025 as the chapter prints it."""
    first, other = REAL[rank].change_exact, OTHER_CHANGES[rank]
    event = TOURNAMENT.event(rank)
    period = rating_period(event.own, [event], k=10, other_change=other)
    sign = "−" if other < 0 else "+"
    size = abs(other).normalize()
    return f"{signed(first)} {sign} {size} = {signed(period.change_exact)}"


assert (len(SLOW.left_out), len(FAST.left_out)) == (0, 1), "600 apart: rated, and not in rapid"

CLAIMS = [
    f"from an own rating of {rules_for().uncapped_from} on it is counted in full",
    f"Losing costs her {change(1500, 1700, 0)[1:]} points and winning brings "
    f"{change(1500, 1700, 1)[1:]}.",
    f"brings {change(1500, 1700, 0.5)[1:]}. She was expected to score {PD(-200)};",
    f"shows {1500 + round_half_away(WIN)} for her and {1700 - round_half_away(WIN)} for him. (Why "
    f"not {1500 + WIN},",
    f"1800 against 1700 is worth {change(1800, 1700, 1)}, {change(1800, 1700, 0.5)} or "
    f"{change(1800, 1700, 0)}. The favourite is expected to score {PD(100)}.",
    f"300 points higher brings {change(1500, 1800, 1)[1:]} points at K 20",
    f"it costs {change(1500, 1600, 0)[1:]}, {change(1500, 1700, 0)[1:]} or "
    f"{change(1500, 1800, 0)[1:]} points",
    f"She scored {FIVE.W} where {FIVE.We:.2f} were expected. That is {FIVE.delta:.2f} above, and "
    f"20 × {FIVE.delta:.2f} = {FIVE.change_exact}.",
    f"The points table of the tournament says {1 + 1 + 1 + 0.5}.",
    f"The sum is {signed(MONTH.change_exact)}, and the list shows "
    f"{abs(round_half_away(MONTH.change_exact))} points less: 1792.",
    f"{', '.join(map(signed, THREE[:2]))} and {signed(THREE[2])} would become "
    f"{', '.join(signed(round_half_away(c)) for c in THREE[:2])} and "
    f"{signed(round_half_away(THREE[2]))}",
    f"{signed(sum(map(round_half_away, THREE)))} in place of {signed(round_half_away(sum(THREE)))}",
    f"+8.5 becomes {signed(round_half_away(Decimal('8.5')))} and −8.5 becomes "
    f"{signed(round_half_away(Decimal('-8.5')))}",
    f"The sum was {signed(HALF.delta)}, so the change {signed(HALF.change_exact, '.2f')}, and the "
    f"next list showed {2813 + round_half_away(HALF.change_exact)}: three points less.",
    f"{signed(MAY.change_exact)} and {signed(JUNE.change_exact)} make "
    f"{signed(MAY.change_exact + JUNE.change_exact)}, so the next list shows "
    f"{round_half_away(MAY.change_exact + JUNE.change_exact)} points more. Rounded one by one they "
    f"would have been {round_half_away(MAY.change_exact)} and "
    f"{round_half_away(JUNE.change_exact)}.",
    f"a win always brings the favourite at least {1 - expected_score_at(WITHIN_CAP).PD} of K",
    f"The stronger player keeps all {2813 - 2400} points of the difference and wins "
    f"{rating_change(2813, 2400, 1, k=10).change_exact}. The other is counted at 400 and loses "
    f"{-rating_change(2400, 2813, 0, k=10).change_exact}.",
    f"Ratings are published from {rules_for().published_from} on.",
    # The time controls: minutes and, for 60 moves, seconds of increment; 60 x 30 s = 30 min.
    f"| {90 + 30} or more | 90 + 30 | standard | standard | standard |",
    f"| {60 + 30} or more | 60 + 30 | standard | standard | **no list** |",
    f"play an open with 60 + 30. That is {60 + 30} minutes. Their game needs 60",
    f"(a) Standard: {60 + 30} minutes, and with an 1810 at the board 90 are needed. (b) Standard: "
    f"{45 + 30} minutes, 60 are needed. (c) None: {45 + 30} is too little for standard, where 90 "
    "are needed",
    f"(e) Rapid: {15 + 10} minutes, and",
    f"the first is {RAPID.too_far_apart} points apart and is not rated; the second is "
    f"{2655 - 2056} apart, is counted as {WITHIN_CAP}, and brings {FAST.change_exact} alone.",
    f"the real difference, and bring {SLOW.change_exact} together.",
    f"Counted from the May list, at 1500; with the K of the July list, as games of July; added to "
    f"1512, the list of July; seen on 1 August as {1512 + round_half_away(MAY.change_exact)}.",
    f"may have shown {1500 + MAY.change_exact} for her since May",
    f"everybody against everybody, {12 * 11 // 2} games",
    f"Number {max(REAL, key=lambda rank: REAL[rank].change_exact)}, second from the bottom",
    f"{REAL[11].change_exact} points for a score of one half",
    f"number 1, won {REAL[1].change_exact}.",
    f"{signed(OTHER_CHANGES[1])} and {signed(OTHER_CHANGES[4])}",
    f"For number 1 the month is {month(1)}, rounded +6, and for number 4 it is {month(4)}, "
    "again +6.",
    f"D = {signed(1620 - 1750)} stands in the row {row_of(1620 - 1750)}.",
    f"PD is {PD(-130)}, so the surplus is 0.5 − {PD(-130)} = +0.18, and the change is "
    f"{change(1620, 1750, 0.5)}.",
    f"The three PD are {', '.join(f'{game.PD:.2f}' for game in EXERCISE.games[:2])} and "
    f"{EXERCISE.games[2].PD:.2f}, together {EXERCISE.We}. You scored {EXERCISE.W}: "
    f"20 × {EXERCISE.delta} = {signed(EXERCISE.change_exact)}.",
    f"The last difference is {2250 - 1800}.",
    f"bring {' and '.join(map(signed, TWO))}.",
    f"{signed(sum(TWO))}, so {round_half_away(sum(TWO))} points more. Rounded event by event it "
    f"would have been {sum(map(round_half_away, TWO))}.",
    f"That cost me {40 * expected_score_at(-700).PD:.1f} points. My friend says "
    f"{-rating_change(1600, 2300, 0, k=40).change_exact}.",
    f"D counts as −400, PD is {PD(-400)}, and 40 × (0 − {PD(-400)}) = {change(1600, 2300, 0, 40)}.",
    f"difference of 700, where PD is {PD(-700)} and the loss would be "
    f"{40 * expected_score_at(-700).PD:.1f}.",
    # Read in the regulation and in the places that the chapter names.
    "three days before it starts, or 30 days if a player above 2700 or a woman above 2500",
    "The column is that of the stronger of the two players. | minutes in all | for example | "
    "below 1800 | from 1800 | from 2400 |",
    "| 60 or more | 45 + 30 | standard | **no list** | **no list** | | more than 10 | 15 + 10 | "
    "rapid | rapid | rapid | | more than 3 | 3 + 2 | blitz | blitz | blitz | | 3 or less | 1 + 1 | "
    "**no list** | **no list** | **no list** |",
    "From 60 minutes on a game is too slow for rapid",
    "in standard a first control by moves must be for 30 moves or more, and in rapid and blitz "
    "both players must have the same time (article 1.2 of each chapter)",
    "Now both need 120 minutes, so this game is in no list",
    "after an open with 60 + 30 in Canada, players were told that their games against the four "
    "participants above 2400 would not be rated",
    "says in words that an increment counts 60 times",
    "only says that a game is taken to last 60 moves",
    "events of 2026 FIDE can approve 45 + 30 or 60 + 30 as standard",
    "the lists are those of 1 April, 1 May and 1 June, and the report missed the third (9.1)",
    # Counted in the collection that the chapter names, not computable here.
    "of 14 real periods in that collection in which it makes a difference, 13 were rounded once",
]

# Premises: the numbers that an example or an exercise starts from. Nothing is claimed by them.
GIVEN = "100 200 300 1620 1750 1890 2250 2300 0.4 432532"
# Premises of an exercise, and articles.
GIVEN += " 1790 1900 45 90 15"
GIVEN += " 0.2 1.1 6.1 6.2 7.1"
