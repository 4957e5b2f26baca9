"""Rounding half away from zero, and numbers that stay exact until then."""

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo import RatingInputError, round_half_away
from elo.rounding import average_rating, hundredths, in_hundredths

whole_hundredths = st.integers(-100_000, 100_000)


@pytest.mark.parametrize(
    ("exact", "rounded"),
    [
        ("-2.5", -3),  # F-P01
        ("-17.5", -18),  # F-M20
        ("-22.5", -23),  # F-M47
        ("2.5", 3),
        ("8.5", 9),
        ("-8.5", -9),
        ("0.5", 1),
        ("-0.5", -1),
        ("1.5", 2),
        ("-1.5", -2),
        ("0.49", 0),
        ("-0.49", 0),
        ("0.51", 1),
        ("-8.4", -8),
        ("8.51", 9),
        ("0", 0),
        ("-0", 0),
        ("12", 12),
        ("-12", -12),
    ],
)
def test_half_goes_away_from_zero(exact, rounded):
    assert round_half_away(Decimal(exact)) == rounded
    assert round_half_away(Fraction(exact)) == rounded
    assert round_half_away(float(exact)) == rounded
    assert type(round_half_away(Decimal(exact))) is int


def test_it_is_not_pythons_round():
    assert (round(Decimal("8.5")), round(Decimal("2.5"))) == (8, 2)
    assert (round_half_away(Decimal("8.5")), round_half_away(Decimal("2.5"))) == (9, 3)


def test_a_float_counts_with_its_exact_binary_value():
    """The float 0.145 * 100 is a little less than 14.5: what was lost before is not mended here."""
    assert 0.145 * 100 < 14.5
    assert round_half_away(0.145 * 100) == 14
    assert round_half_away(Fraction("0.145") * 100) == 15


@given(whole_hundredths)
def test_up_and_down_are_treated_alike(count):
    assert round_half_away(hundredths(-count)) == -round_half_away(hundredths(count))


@given(st.fractions())
def test_nothing_is_moved_by_more_than_a_half(value):
    rounded = round_half_away(value)
    assert abs(rounded - value) <= Fraction(1, 2)
    assert abs(rounded) >= abs(value) or abs(rounded - value) < Fraction(1, 2)


@given(st.fractions(), st.fractions())
def test_rounding_keeps_the_order(a, b):
    low, high = sorted((a, b))
    assert round_half_away(low) <= round_half_away(high)


@given(st.integers())
def test_a_whole_number_stays_as_it_is(value):
    assert round_half_away(value) == value


@pytest.mark.parametrize(
    "value", ["2.5", None, True, [2], 1 + 0j, float("nan"), float("inf"), Decimal("NaN")]
)
def test_what_is_no_finite_number_is_refused(value):
    with pytest.raises(RatingInputError) as error:
        round_half_away(value)
    assert str(error.value) == f"the change must be a finite number, got {value!r}."


@pytest.mark.parametrize("kind", [int, Fraction, Decimal])
def test_a_number_too_great_for_a_float_is_a_number(kind):
    assert round_half_away(kind(10**400)) == 10**400


def test_a_signalling_nan_is_refused_like_any_other():
    with pytest.raises(RatingInputError):
        round_half_away(Decimal("sNaN"))


def test_numpys_numbers_are_rounded_like_plain_ones():
    numpy = pytest.importorskip("numpy")
    assert round_half_away(numpy.float64(-2.5)) == -3
    for value in (numpy.int64(-3), numpy.int8(100)):  # twice 100 is too much for eight bits
        assert round_half_away(value) == value
        assert type(round_half_away(value)) is int


@pytest.mark.parametrize(
    ("count", "value"),
    [(0, "0"), (100, "1"), (1000, "10"), (-840, "-8.4"), (5, "0.05"), (-1, "-0.01")],
)
def test_hundredths_have_no_trailing_zeros(count, value):
    assert str(hundredths(count)) == value


@given(st.integers(-(10**40), 10**40))
def test_hundredths_lose_nothing_on_the_way_there_and_back(count):
    assert in_hundredths(hundredths(count)) == count
    assert Fraction(hundredths(count)) == Fraction(count, 100)


def test_no_ratings_have_no_average():
    with pytest.raises(RatingInputError):
        average_rating([])


@pytest.mark.parametrize(
    ("ratings", "average"),
    [
        ([2651, 2762], 2707),  # 2706.5
        ([2000, 2001, 2001], 2001),  # 2000.67
        ([2000, 2000, 2001], 2000),  # 2000.33
        ([1500], 1500),
        ([1787, 2025, 2310, 2400, 2505], 2205),  # F-P01: 2205.4
    ],
)
def test_an_average_of_ratings_is_a_whole_number_half_up(ratings, average):
    assert average_rating(ratings) == average


@pytest.mark.parametrize("number", ["1E+999999999", "-1E+999999999", "1E-999999999"])
def test_a_number_that_would_never_be_written_out_is_refused_at_once(number):
    with pytest.raises(RatingInputError, match="must be a finite number"):
        round_half_away(Decimal(number))
