"""The expected score: the table by difference and by ratings, and the curve beside it."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo import RatingInputError, curve_score, expected_score, expected_score_at
from tests import by_hand

ratings = st.integers(1, 3_500)
differences = st.integers(-1_500, 1_500)


@pytest.mark.parametrize(
    ("own", "opponent", "PD"),
    [
        (1500, 1700, "0.24"),
        (1700, 1500, "0.76"),
        (1800, 1800, "0.50"),
        (1800, 1700, "0.64"),
        (1500, 1800, "0.15"),
        (1501, 1500, "0.50"),
        (1500, 1503, "0.50"),
        (1500, 1504, "0.49"),
        (2813, 2400, "0.93"),
        (2735, 2000, "0.99"),
        (2736, 2000, "1.00"),
        (2000, 2736, "0.00"),
    ],
)
def test_expected_score_is_read_from_the_table(own, opponent, PD):
    assert Decimal(PD) == expected_score(own, opponent).PD


@given(differences)
def test_any_difference_has_the_value_of_the_file(D):
    assert by_hand.PD(D) == expected_score_at(D).PD


@given(ratings, ratings)
def test_two_ratings_are_one_difference(own, opponent):
    by_ratings, by_difference = expected_score(own, opponent), expected_score_at(own - opponent)
    assert own - opponent == by_ratings.D
    assert (by_ratings.PD, by_ratings.row) == (by_difference.PD, by_difference.row)


@given(ratings, ratings)
def test_swapping_the_players_turns_PD_into_one_minus_PD(own, opponent):
    if own != opponent:
        assert expected_score(own, opponent).PD + expected_score(opponent, own).PD == 1


@pytest.mark.parametrize(("D", "PD"), [(413, "0.93"), (500, "0.96"), (-800, "0"), (735, "0.99")])
def test_the_table_itself_knows_no_400_rule(D, PD):
    """The rule belongs to the rating change; a table cut at 400 is wrong for everything else."""
    assert Decimal(PD) == expected_score_at(D).PD


def test_the_expected_score_at_392_is_the_tables_92_and_not_the_curves_91():
    assert Decimal("0.92") == expected_score(2392, 2000).PD
    assert round(curve_score(392), 2) == 0.91


def test_over_735_points_the_table_ends_and_does_not_go_over_to_the_curve():
    """A 2813 expects exactly 1 against a 1787 (F-P01); the curve would say 0.9973."""
    assert expected_score(2813, 1787).PD == 1
    assert expected_score(1787, 2813).PD == 0


def test_the_result_carries_what_it_was_made_of():
    result = expected_score(1500, 1700)
    assert (result.own, result.opponent, result.D) == (1500, 1700, -200)
    assert (result.row.d_min, result.row.d_max) == (198, 206)
    assert (expected_score_at(-200).own, expected_score_at(-200).opponent) == (None, None)


def test_the_working_of_two_ratings_names_the_difference_the_row_and_the_article():
    assert str(expected_score(1500, 1700)) == (
        "D = 1500 − 1700 = −200\ntable row 198–206: PD = 0.24 (B.02 8.1.2)"
    )
    assert str(expected_score(1700, 1700)).startswith("D = 1700 − 1700 = 0\ntable row 0–3: ")


@pytest.mark.parametrize(
    ("D", "words"),
    [
        (200, "table row 198–206: PD = 0.76 (B.02 8.1.2)"),
        (735, "table row 620–735: PD = 0.99 (B.02 8.1.2)"),
        (736, "more than 735 points apart: PD = 1.00 (B.02 8.1.2)"),
        (-736, "more than 735 points apart: PD = 0.00 (B.02 8.1.2)"),
    ],
)
def test_the_working_of_a_difference_names_the_row_and_the_article(D, words):
    assert str(expected_score_at(D)) == words


@pytest.mark.parametrize(
    ("D", "score"),
    [(0, 1 / 2), (400, 10 / 11), (-400, 1 / 11), (800, 100 / 101), (-800, 1 / 101)],
)
def test_400_points_on_the_curve_make_the_odds_ten_times_as_good(D, score):
    assert curve_score(D) == pytest.approx(score, abs=1e-15)


@pytest.mark.parametrize(
    ("D", "score"), [(100, 0.6401), (-200, 0.2403), (300, 0.8490), (560, 0.9617)]
)
def test_the_curve_has_the_values_of_a_pocket_calculator(D, score):
    """1 / (1 + 10^(-D/400)): 1 / 1.5623, 1 / 4.1623, 1 / 1.1778, 1 / 1.0398."""
    assert curve_score(D) == pytest.approx(score, abs=5e-5)


def test_the_curve_equals_the_table_in_276_of_801_differences():
    """Rounded to hundredths, for whole D from 0 to 800: the curve is not how the table was made."""
    same = [D for D in range(801) if f"{curve_score(D):.2f}" == f"{float(by_hand.PD(D)):.2f}"]
    assert len(same) == 276


def test_the_curve_is_furthest_from_the_table_at_560():
    gap = {D: abs(curve_score(D) - float(by_hand.PD(D))) for D in range(801)}
    assert max(gap, key=gap.__getitem__) == 560
    assert round(gap[560], 4) == 0.0183
    assert max(range(401), key=gap.__getitem__) == 392
    assert round(gap[392], 4) == 0.0148


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_the_curves_two_players_share_one_point(D):
    assert curve_score(D) + curve_score(-D) == pytest.approx(1, abs=1e-15)
    assert 0 <= curve_score(D) <= 1


@given(st.floats(-5_000, 5_000), st.floats(-5_000, 5_000))
def test_the_curve_never_falls(a, b):
    low, high = sorted((a, b))
    assert curve_score(low) <= curve_score(high)


def test_the_curve_takes_fractions_of_points():
    assert curve_score(Decimal("200.5")) == curve_score(200.5)


@pytest.mark.parametrize("D", [1e6, 1e308, 10**400], ids=["1e6", "1e308", "10**400"])
def test_the_curve_reaches_its_ends_without_an_overflow(D):
    assert curve_score(D) == pytest.approx(1, abs=1e-100)
    assert curve_score(-D) == pytest.approx(0, abs=1e-100)


@pytest.mark.parametrize(
    "D",
    [float("nan"), float("inf"), Decimal("sNaN"), "200", None, True],
    ids=repr,
)
def test_the_curve_refuses_what_is_no_finite_number(D):
    with pytest.raises(RatingInputError, match="the rating difference must be a finite number"):
        curve_score(D)
