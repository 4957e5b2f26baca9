"""FIDE's two tables, entry by entry against the file, and the laws they obey."""

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo.tables import (
    DP,
    GREATEST_DIFFERENCE,
    ROWS,
    rating_difference,
    row_of,
    scoring_probability,
)
from tests import by_hand

TABLE_8_1_1 = by_hand.rows("table_8_1_1")
TABLE_8_1_2 = by_hand.rows("table_8_1_2")
differences = st.integers(-1_500, 1_500)


def test_table_8_1_2_has_the_51_rows_of_the_file():
    ours = [(row.d_min, row.d_max, row.PD_high, row.PD_low) for row in ROWS]
    assert ours == [
        (
            int(row["d_min"]),
            int(row["d_max"]) if row["d_max"] else None,
            Decimal(row["PD_high"]),
            Decimal(row["PD_low"]),
        )
        for row in TABLE_8_1_2
    ]
    assert len(ROWS) == 51


def test_table_8_1_1_has_the_101_entries_of_the_file():
    of_file = {int(100 * Fraction(row["p"])): int(row["dp"]) for row in TABLE_8_1_1}
    assert {share: rating_difference(share) for share in range(101)} == of_file


@pytest.mark.parametrize("row", TABLE_8_1_2, ids=lambda row: f"from {row['d_min']}")
def test_every_difference_of_a_row_has_the_probabilities_of_the_row(row):
    for D in range(int(row["d_min"]), int(row["d_max"] or 1_200) + 1):
        assert scoring_probability(D) == 100 * Decimal(row["PD_high"])
        assert row_of(D) == row_of(-D)
        assert row_of(D).PD_high == Decimal(row["PD_high"])
        if D:
            assert scoring_probability(-D) == 100 * Decimal(row["PD_low"])


@pytest.mark.parametrize(
    ("D", "PD"),
    [
        (0, 50),
        (3, 50),
        (4, 51),
        (10, 51),
        (11, 52),
        (391, 91),
        (392, 92),
        (400, 92),
        (411, 92),
        (412, 93),
        (619, 98),
        (620, 99),
        (735, 99),
        (736, 100),
        (3_000, 100),
        (-3, 50),
        (-4, 49),
        (-735, 1),
        (-736, 0),
        (-3_000, 0),
    ],
)
def test_the_edges_of_the_rows_are_where_the_table_prints_them(D, PD):
    assert scoring_probability(D) == PD


@given(differences)
def test_the_two_players_share_one_point(D):
    assert scoring_probability(D) + scoring_probability(-D) == 100


@given(differences, differences)
def test_a_greater_difference_never_promises_less(a, b):
    low, high = sorted((a, b))
    assert scoring_probability(low) <= scoring_probability(high)


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_the_columns_of_a_row_add_up_to_one(row):
    assert row.PD_high + row.PD_low == 1


@given(st.integers(0, 100))
def test_dp_is_antisymmetric(share):
    assert rating_difference(share) == -rating_difference(100 - share)


@given(st.integers(0, 99))
def test_dp_grows_with_the_score(share):
    assert rating_difference(share) < rating_difference(share + 1)


@given(st.integers(0, 100))
def test_the_two_tables_agree(share):
    """The difference that 8.1.1 gives for a score is one for which 8.1.2 expects that score."""
    assert scoring_probability(rating_difference(share)) == share


def test_a_full_score_is_worth_800_by_convention():
    assert (rating_difference(100), rating_difference(0), rating_difference(50)) == (800, -800, 0)


@pytest.mark.parametrize(("D", "words"), [(0, "0–3"), (-200, "198–206"), (735, "620–735")])
def test_a_row_is_named_as_the_table_prints_it(D, words):
    assert str(row_of(D)) == words


def test_the_last_row_is_over_735():
    assert str(row_of(-736)) == "over 735"
    assert row_of(736).d_max is None


def test_the_tables_cannot_be_changed_by_accident():
    assert isinstance(GREATEST_DIFFERENCE, tuple)
    assert isinstance(DP, tuple)
    assert isinstance(ROWS, tuple)
