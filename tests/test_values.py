"""Bad input: every kind, with a sentence that names the place, the value and what is allowed."""

import copy
import pickle
from datetime import date
from decimal import Decimal
from fractions import Fraction

import pytest

from elo import (
    Event,
    Game,
    RatingInputError,
    event_change,
    expected_score,
    expected_score_at,
    games_from,
    k_factor,
    period_k,
    rating_change,
    rating_period,
    rules_for,
)
from elo.values import exact_hundredths, half_points, whole_number

NO_WHOLE_NUMBERS = [
    True,
    False,
    1500.0,
    1500.5,
    float("nan"),
    float("inf"),
    "1500",
    "",
    None,
    Decimal(1500),
    Decimal("NaN"),
    Fraction(1500),
    [1500],
    1500 + 0j,
]
NO_SCORES = [
    0.7,
    2,
    -1,
    0.25,
    0.75,
    3,
    True,
    False,
    "1",
    "draw",
    "½",
    None,
    float("nan"),
    float("inf"),
    Decimal("NaN"),
    Decimal("0.50001"),
    Fraction(1, 3),
    [1],
    1 + 0j,
]


def sentence(call):
    """What the error says."""
    with pytest.raises(RatingInputError) as error:
        call()
    return str(error.value)


# One place after the other.


@pytest.mark.parametrize("value", NO_WHOLE_NUMBERS, ids=repr)
@pytest.mark.parametrize(
    ("place", "call"),
    [
        ("own rating", lambda value: expected_score(value, 1700)),
        ("the opponent's rating", lambda value: expected_score(1500, value)),
        ("own rating", lambda value: rating_change(value, 1700, 1, k=20)),
        ("K", lambda value: rating_change(1500, 1700, 1, k=value)),
        ("K", lambda value: period_k(value, 10)),
        ("the rating", lambda value: k_factor(rating=value, games=30)),
        ("the rating", lambda value: rating_period(value, [], k=20)),
        ("K", lambda value: rating_period(1500, [], k=value)),
        ("own rating", lambda value: Event(value, [])),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_rating_or_K_that_is_no_whole_number_is_refused(place, call, value):
    wanted = f"{place} must be a whole number, 1 or more, got {value!r}."
    assert sentence(lambda: call(value)) == wanted


@pytest.mark.parametrize("value", [value for value in NO_WHOLE_NUMBERS if value is not None])
def test_an_opponents_rating_is_a_whole_number_or_none(value):
    wanted = f"the opponent's rating must be a whole number, 1 or more, got {value!r}."
    assert sentence(lambda: Game(value, 1)) == wanted
    wanted = f"the opponent's standard rating must be a whole number, 1 or more, got {value!r}."
    assert sentence(lambda: Game(None, 1, opponent_standard=value)) == wanted


@pytest.mark.parametrize("value", [0, -1, -1500])
@pytest.mark.parametrize(
    "call",
    [
        lambda value: expected_score(value, 1700),
        lambda value: expected_score(1500, value),
        lambda value: rating_change(1500, value, 1, k=20),
        lambda value: rating_change(1500, 1700, 1, k=value),
        lambda value: Game(None, 1, opponent_standard=value),
        lambda value: rating_period(value, [], k=20),
        lambda value: k_factor(rating=value, games=0),
        lambda value: period_k(value, 5),
    ],
)
def test_zero_and_less_is_no_rating_and_no_K(call, value):
    assert sentence(lambda: call(value)).endswith(
        f" must be a whole number, 1 or more, got {value!r}."
    )


def test_one_is_the_least_that_is_allowed():
    assert rating_change(1, 1, 0.5, k=1).change_exact == 0
    assert rating_period(1, [], k=1).new_rating == 1


@pytest.mark.parametrize("value", [-1, 2.0, "30", None, True])
def test_a_number_of_games_is_0_or_more(value):
    wanted = f"the number of games must be a whole number, 0 or more, got {value!r}."
    assert sentence(lambda: k_factor(rating=1500, games=value)) == wanted
    assert sentence(lambda: period_k(20, value)) == wanted


@pytest.mark.parametrize("value", [1.5, 200.0, "200", None, True])
def test_a_difference_is_a_whole_number(value):
    wanted = f"the rating difference must be a whole number, got {value!r}."
    assert sentence(lambda: expected_score_at(value)) == wanted


@pytest.mark.parametrize("value", NO_SCORES, ids=repr)
def test_a_score_is_1_or_a_half_or_0(value):
    wanted = f"the score must be 1, 0.5 or 0, got {value!r}. Write 0.5 for a draw."
    assert sentence(lambda: rating_change(1500, 1700, value, k=20)) == wanted
    assert sentence(lambda: Game(1700, value)) == wanted
    assert sentence(lambda: games_from([1700, 1700], [1, value])) == f"game 2: {wanted}"


@pytest.mark.parametrize("value", [1, 0, "yes", None])
def test_played_is_true_or_false(value):
    wanted = f"game 7: played must be True or False, got {value!r}."
    assert sentence(lambda: Game(1700, 1, played=value, label="game 7")) == wanted


@pytest.mark.parametrize(
    ("field", "game"),
    [
        ("the score", lambda: Game(1700, 7, label="round 3")),
        ("the opponent's rating", lambda: Game(0, 1, label="round 3")),
        ("the opponent's standard rating", lambda: Game(None, 1, True, 0, label="round 3")),
    ],
)
def test_the_label_of_a_game_names_the_place(field, game):
    assert sentence(game).startswith(f"round 3: {field} must be ")


def test_the_name_of_an_event_names_the_place():
    assert sentence(lambda: Event(0, [], name="Club evening")).startswith(
        "Club evening: own rating must be "
    )


def test_a_standard_rating_beside_a_rating_of_the_list_is_refused():
    assert sentence(lambda: Game(1700, 1, opponent_standard=1650, label="round 2")) == (
        "round 2: the opponent's standard rating is 1650, but the opponent has a rating on the "
        "list itself: leave it out."
    )


def test_a_standard_rating_is_refused_where_it_is_not_used():
    game = Game(None, 1, opponent_standard=1650, label="round 2")
    error = sentence(lambda: event_change(1500, [game], k=20))
    assert error.startswith("round 2: the opponent's standard rating is ")
    assert "under standard-2025-10" in error
    assert error.endswith("give it for rapid and blitz only.")


def test_a_standard_rating_that_is_not_used_is_named():
    game = Game(None, 1, opponent_standard=1650)
    assert "1650" in sentence(lambda: event_change(1500, [game], k=20))


def test_a_standard_rating_that_is_not_used_is_named_by_the_number_of_its_game():
    games = [Game(1700, 1), Game(None, 1, opponent_standard=1650)]
    assert sentence(lambda: event_change(1500, games, k=20)).startswith("game 2: ")


# Lists.


@pytest.mark.parametrize(
    ("opponents", "scores"), [([1700, 1800], [1]), ([], [1]), ([1700], []), ([1700], [1, 0, 0.5])]
)
def test_lists_of_unequal_length_are_refused(opponents, scores):
    assert sentence(lambda: games_from(opponents, scores)) == (
        f"{len(opponents)} opponents and {len(scores)} scores: "
        "each game needs one of each, in order."
    )


@pytest.mark.parametrize("value", ["1700", 1700, None])
def test_what_is_no_list_is_refused(value):
    for place, call in [
        ("the opponents", lambda: games_from(value, [1])),
        ("the scores", lambda: games_from([1700], value)),
        ("the games", lambda: Event(1500, value)),
        ("Club evening: the games", lambda: Event(1500, value, name="Club evening")),
        ("the events", lambda: rating_period(1500, value, k=20)),
    ]:
        assert sentence(call) == f"{place} must come as a list, got {value!r}."


def test_a_single_event_is_no_list_of_events():
    assert sentence(lambda: rating_period(1500, Event(1500, []), k=20)).startswith(
        "the events must come as a list, got Event("
    )


@pytest.mark.parametrize("value", [1700, (1700, 1), None, "1700"])
def test_what_is_no_game_is_refused_with_its_number(value):
    wanted = f"game 2 must be a Game, got {value!r}."
    assert sentence(lambda: Event(1500, [Game(1700, 1), value])) == wanted


@pytest.mark.parametrize("value", [1700, [Game(1700, 1)], None])
def test_what_is_no_event_is_refused_with_its_number(value):
    error = sentence(lambda: rating_period(1500, [Event(1500, []), value], k=20))
    assert error.startswith("event 2 must be an Event, got ")


@pytest.mark.parametrize("value", [{1700, 1800}, b"ab", {1700: 1, 1800: 0}])
def test_what_has_no_order_or_is_no_list_of_ratings_is_refused(value):
    assert "must come as a list" in sentence(lambda: games_from(value, [1, 0]))


def test_a_long_value_is_cut_in_the_sentence():
    assert len(sentence(lambda: rating_period(1500, "x" * 10_000, k=20))) < 120


# A game that does not count, a K that nobody can have, a day without rules.


@pytest.mark.parametrize(
    ("call", "wanted"),
    [
        (
            lambda: rating_change(1500, None, 1, k=20),
            "the game does not count: the opponent is unrated (B.02 8.3.1).",
        ),
        (
            lambda: rating_change(1500, None, 1, k=20, rules="rapid-2024-12"),
            "the game does not count: the opponent is unrated and has no standard rating either "
            "(B.02 R&B 7.2.1).",
        ),
        (
            lambda: rating_change(2010, 2610, 1, k=20, rules="blitz-2024-12"),
            "the game does not count: 2010 and 2610 are 600 apart, and from 600 on a game with a "
            "player above 2600 is not rated (B.02 R&B 7.3.1).",
        ),
    ],
)
def test_a_single_game_that_does_not_count_has_no_change(call, wanted):
    assert sentence(call) == wanted


def test_the_highest_published_rating_is_at_least_the_current_one():
    assert sentence(lambda: k_factor(rating=2400, games=99, highest_published=2399)) == (
        "the highest published rating is 2399, below the current rating 2400: it is at least that."
    )
    wanted = "the highest published rating must be a whole number, 1 or more, got 2400.0."
    assert sentence(lambda: k_factor(rating=2300, games=99, highest_published=2400.0)) == wanted


@pytest.mark.parametrize(
    ("value", "wanted"),
    [
        (2027, "the birth year must be a year from 1906 to 2026, got 2027."),
        (1905, "the birth year must be a year from 1906 to 2026, got 1905."),
        (16, "the birth year must be a year from 1906 to 2026, got 16."),  # an age
        (2010.0, "the birth year must be a whole number, got 2010.0."),
        ("2010", "the birth year must be a whole number, got '2010'."),
    ],
)
def test_a_birth_year_is_one_that_a_player_can_have(value, wanted):
    day = date(2026, 5, 1)
    assert sentence(lambda: k_factor(rating=1500, games=9, birth_year=value, on=day)) == wanted


def test_a_birth_year_needs_a_day():
    assert sentence(lambda: k_factor(rating=1500, games=9, birth_year=2010)) == (
        "the birth year is given, so the month is needed too: on=date(2025, 12, 1)."
    )


@pytest.mark.parametrize("value", ["law", "Practice", None, ""])
def test_a_reading_is_practice_or_text(value):
    assert sentence(lambda: k_factor(rating=1500, games=9, reading=value)) == (
        f"reading must be 'practice' or 'text', got {value!r}."
    )


@pytest.mark.parametrize(
    "call",
    [
        lambda: k_factor(rating=1500, games=9, on=date(2021, 12, 31)),
        lambda: event_change(1500, [], k=20, start=date(2021, 12, 31)),
        lambda: rating_period(1500, [Event(1500, [], date(2021, 12, 31))], k=20),
        lambda: rating_change(1500, 1700, 1, k=20, rules=date(2021, 12, 31)),
        lambda: period_k(20, 5, rules=date(2021, 12, 31)),
        lambda: rules_for(date(2021, 12, 31)),
    ],
)
def test_a_day_without_rules_is_refused_wherever_it_is_given(call):
    assert sentence(call) == (
        "no rule recorded for the standard list on 2021-12-31; the earliest is 2022-01-01."
    )


@pytest.mark.parametrize(
    "call",
    [
        lambda: Event(1500, [], "2025-10-01"),
        lambda: event_change(1500, [], k=20, start="2025-10-01"),
        lambda: k_factor(rating=1500, games=9, on="2025-10-01"),
    ],
)
def test_a_day_is_a_date(call):
    assert sentence(call).endswith("must be a datetime.date, got '2025-10-01'.")


def test_the_start_of_an_event_is_called_the_start():
    wanted = "start must be a datetime.date, got '2025'."
    assert sentence(lambda: Event(1500, [], "2025", "Club evening")) == wanted


@pytest.mark.parametrize("value", [Decimal("0.001"), 0.125, Fraction(1, 3), 1e-9])
def test_the_change_of_other_events_has_at_most_two_decimals(value):
    assert sentence(lambda: rating_period(1500, [], k=20, other_change=value)) == (
        "the change from other events must be a number with at most two decimals "
        f"(hundredths are exact), got {value!r}."
    )


@pytest.mark.parametrize("value", [float("nan"), float("-inf"), Decimal("Infinity"), "2.4", None])
def test_the_change_of_other_events_is_a_finite_number(value):
    assert sentence(lambda: rating_period(1500, [], k=20, other_change=value)) == (
        f"the change from other events must be a finite number, got {value!r}."
    )


def test_nan_with_a_signal_is_refused_like_any_other():
    for call in [
        lambda value: half_points(value),
        lambda value: exact_hundredths(value, "change"),
    ]:
        assert "got Decimal('sNaN')" in sentence(lambda call=call: call(Decimal("sNaN")))


# What is taken.


@pytest.mark.parametrize(
    ("score", "half"),
    [
        (0, 0),
        (0.5, 1),
        (1, 2),
        (0.0, 0),
        (1.0, 2),
        (-0.0, 0),
        (Decimal("0.50"), 1),
        (Fraction(1, 2), 1),
    ],
)
def test_scores_are_taken_in_every_exact_way(score, half):
    assert half_points(score) == half
    assert type(half_points(score)) is int


@pytest.mark.parametrize(
    ("value", "count"),
    [
        (0, 0),
        (-3, -300),
        (2.4, 240),
        (0.07, 7),
        (-2.6, -260),
        (Decimal("1E+2"), 10_000),
        (Decimal("8.30"), 830),
        (Fraction(1, 4), 25),
    ],
)
def test_a_change_in_points_is_taken_in_hundredths(value, count):
    assert exact_hundredths(value, "change") == count


def test_lists_may_be_of_any_kind_that_has_an_order():
    games = games_from((1700, None), iter([1, 0.5]))
    assert [game.opponent for game in games] == [1700, None]
    assert [game.label for game in games] == ["game 1", "game 2"]
    assert Event(1500, iter(games)).games == games
    assert Event(1500, list(games)).games == games
    assert rating_period(1500, iter([Event(1500, games)]), k=20).n == 1


def test_whole_numbers_of_other_kinds_become_plain_ones():
    numpy = pytest.importorskip("numpy")
    for kind in (numpy.int16, numpy.int64, numpy.uint32):
        assert type(whole_number(kind(1500), "own")) is int
    for refused in (numpy.float64(1500), numpy.bool_(True)):
        assert sentence(lambda value=refused: expected_score(value, 1700)).startswith("own rating")


# The error itself.


def test_the_error_is_a_value_error_and_data():
    with pytest.raises(ValueError, match=r"0\.7") as caught:
        Game(1700, 0.7)
    error = caught.value
    assert error.key == "error.score"
    assert error.values == {"place": "the score", "value": 0.7}


def test_the_error_can_be_copied_and_sent():
    error = RatingInputError("error.reading", {"value": 5})
    for twin in (copy.copy(error), pickle.loads(pickle.dumps(error))):
        assert (twin.key, twin.values, str(twin)) == (error.key, error.values, str(error))


def test_games_and_events_cannot_be_changed():
    game = Game(1700, 1)
    with pytest.raises(AttributeError):
        game.score = 0
    with pytest.raises(AttributeError):
        Event(1500, [game]).own = 1600
