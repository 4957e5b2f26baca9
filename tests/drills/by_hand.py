"""The answers once more, from what a prompt says and FIDE's tables in tests/data.

Each function gets the prompt, reads its numbers and does what the regulation says. `answer` looks
for the function by the key of the prompt's first line.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

from elo import Game
from elo.working import Step
from tests import by_hand
from tests.by_hand import PD

TODAY = "standard-2025-10"
SCORES = {"win": Fraction(1), "draw": Fraction(1, 2), "loss": Fraction(0)}
DP = {int(100 * Fraction(row["p"])): int(row["dp"]) for row in by_hand.rows("table_8_1_1")}


def half_up(value: Fraction) -> int:
    """The nearest whole number, a half up."""
    return (value + Fraction(1, 2)) // 1


def away(value: Fraction) -> int:
    """The nearest whole number, a half away from zero."""
    return half_up(value) if value >= 0 else -half_up(-value)


def numbers(text: str) -> list[int]:
    """The ratings of a list "1712, 1650"."""
    return [int(one) for one in re.findall(r"\d+", text)]


def games(text: str) -> list[Game]:
    """The games of "1712 (win); 1650 (draw)"."""
    return [Game(int(own), SCORES[end]) for own, end in re.findall(r"(\d+) \((\w+)\)", text)]


# The change.


def change_of(own: int, opponent: int, score: Fraction, K: int) -> Fraction:
    """8.3.1 and 8.3.2 for one game."""
    (D,) = by_hand.counted(own, [opponent], TODAY)
    return K * (score - PD(D))


def one_game(prompt: Sequence[Step]) -> Fraction:
    """K times score minus PD."""
    said = prompt[0].values
    return change_of(said["own"], said["opponent"], SCORES[said["ending"]], said["K"])


def away_game(prompt: Sequence[Step]) -> Fraction:
    """The same, where only the difference is said."""
    said = prompt[0].values
    D = said["size"] if prompt[0].key == "ask.away_lower" else -said["size"]
    return said["K"] * (SCORES[said["ending"]] - PD(D))


def event(prompt: Sequence[Step]) -> Fraction:
    """The sum over one event."""
    said = prompt[0].values
    return by_hand.month([(said["own"], games(said["games"]))], said["K"], TODAY)[1]


def two_events(prompt: Sequence[Step]) -> Fraction:
    """The sum over a month, rounded once."""
    events = [(line.values["own"], games(line.values["games"])) for line in prompt[1:3]]
    return Fraction(by_hand.month(events, prompt[0].values["K"], TODAY)[2])


def what_counts(prompt: Sequence[Step]) -> Fraction:
    """The sum over those games of a table that were played against rated players."""
    said = prompt[0].values
    lines = [line.values for line in prompt[1:] if line.key == "ask.table_line"]
    played = [
        (line["opponent"], SCORES[line["ending"]])
        for line in lines
        if line["ending"] in SCORES and isinstance(line["opponent"], int)
    ]
    return sum(change_of(said["own"], *game, said["K"]) for game in played)


# First ratings.


def with_draws(opponents: Iterable[int], points: object) -> tuple[Fraction, int]:
    """8.2.2: Ra, and p in hundredths."""
    everybody = [*opponents, 1800, 1800]
    p = (Fraction(str(points)) + 1) / len(everybody)
    return Fraction(sum(everybody), len(everybody)), half_up(100 * p)


def rating(opponents: Iterable[int], points: object) -> int:
    """8.2.3: Ra + dp, at most 2200."""
    Ra, p = with_draws(opponents, points)
    return min(half_up(Ra + DP[p]), 2200)


def first_rating(prompt: Sequence[Step]) -> Fraction:
    """The first rating; a point against an unrated player is none."""
    said = prompt[0].values
    less = prompt[0].key.endswith("unrated")
    return Fraction(rating(numbers(said["opponents"]), said["points"] - less))


def average(prompt: Sequence[Step]) -> Fraction:
    """Ra."""
    said = prompt[0].values
    return with_draws(numbers(said["opponents"]), said["points"])[0]


def share(prompt: Sequence[Step]) -> Fraction:
    """The share p, in hundredths."""
    said = prompt[0].values
    return Fraction(with_draws([0] * said["n"], said["points"])[1], 100)


def points_needed(prompt: Sequence[Step]) -> Fraction:
    """Try every score from half a point up."""
    said = prompt[0].values
    opponents = numbers(said["opponents"])
    scores = [Fraction(half, 2) for half in range(1, 2 * len(opponents) + 1)]
    return min(score for score in scores if rating(opponents, score) >= said["wanted"])


def pooled(prompt: Sequence[Step]) -> Fraction:
    """Put together what lies within 26 months and is no first event without a point."""
    events = [line.values for line in prompt[1:] if line.key == "ask.first_event"]
    last = max(event["start"] for event in events)
    counted = [
        event
        for n, event in enumerate(events)
        if not (n == 0 and event["points"] == 0)
        and 12 * (last.year - event["start"].year) + last.month - event["start"].month < 26
    ]
    opponents = [one for event in counted for one in numbers(event["opponents"])]
    return Fraction(rating(opponents, sum(event["points"] for event in counted)))


ROUTES: dict[str, Callable[[Sequence[Step]], Fraction]] = {
    "ask.one_game": one_game,
    "ask.one_game_today": one_game,
    "ask.away_higher": away_game,
    "ask.away_lower": away_game,
    "ask.event": event,
    "ask.two_events": two_events,
    "ask.what_counts": what_counts,
    "ask.first_rating": first_rating,
    "ask.first_rating_unrated": first_rating,
    "ask.first_average": average,
    "ask.first_share": share,
    "ask.first_points": points_needed,
    "ask.first_pooled": pooled,
}


def answer(prompt: Sequence[Step]) -> Fraction:
    """The answer to a prompt that asks for a number."""
    return ROUTES[prompt[0].key](prompt)
