"""K from what is known: the rule's own K where nothing is missing, and what is assumed else."""

from datetime import date

import pytest

from elo import rules_for
from elo.tournament.known import Known, known_k

RULES, MAY = rules_for(), date(2026, 5, 1)


def k(rating, **known):
    return known_k(Known(rating, **known), on=MAY, rules=RULES)


@pytest.mark.parametrize(
    ("known", "K"),
    [
        ({"games": 30, "reached_top": False, "birth_year": 1990}, 20),
        ({"games": 29, "reached_top": False, "birth_year": 1990}, 40),
        ({"games": 500, "reached_top": True, "birth_year": 1990}, 10),
        ({"games": 500, "highest": 2399, "birth_year": 1990}, 20),
        ({"games": 500, "highest": 2400, "birth_year": 1990}, 10),
        ({"games": 500, "highest": 2299, "birth_year": 2008}, 40),
        ({"games": 500, "highest": 2299, "birth_year": 2007}, 20),
        ({"games": 500, "highest": 2300, "birth_year": 2008}, 20),
    ],
)
def test_with_everything_known_nothing_is_assumed(known, K):
    found = k(2200, **known)
    assert (found.K, found.possible, found.assumed, found.source) == (K, (K,), (), "rule")


def test_from_2400_on_nothing_else_matters():
    assert (k(2400).possible, k(2400).assumed) == ((10,), ())
    assert k(2399).possible == (10, 20, 40)


@pytest.mark.parametrize(
    ("missing", "possible"),
    [("games", (20, 40)), ("highest", (10, 20)), ("birth_year", (20, 40))],
)
def test_what_is_missing_is_named_with_what_it_may_bring(missing, possible):
    known = {"games": 90, "highest": 1900, "birth_year": 1990}
    del known[missing]
    found = k(1850, **known)
    assert (found.K, found.possible, found.assumed) == (20, possible, (missing,))


def test_a_junior_needs_no_number_of_games_while_never_at_2300():
    assert k(1850, birth_year=2010, highest=1900).assumed == ()
    assert k(1850, birth_year=2010).assumed == ("highest",)


def test_whoever_is_GM_or_IM_is_taken_to_have_had_2400():
    found = k(2350, title="GM", games=900, birth_year=1970)
    assert (found.K, found.possible, found.assumed) == (10, (10, 20), ("title",))
    assert k(2350, title="FM", games=900, birth_year=1970).K == 20


def test_without_a_day_a_birth_year_says_nothing():
    found = known_k(Known(1850, games=90, highest=1900, birth_year=2010), rules=RULES)
    assert (found.K, found.possible, found.assumed) == (20, (20, 40), ("day",))


@pytest.mark.parametrize("year", [1800, 2030])
def test_a_birth_year_that_cannot_be_is_not_known(year):
    assert k(1850, games=90, highest=1900, birth_year=year).assumed == ("birth_year",)


def test_a_K_that_is_given_is_taken():
    found = k(2200, K=40)
    assert (found.K, found.is_certain) == (40, True)
    assert str(found) == "K = 40, as the rating list says"
    assert str(k(2200, K=40, K_from="file")) == "K = 40, as the tournament file says"


def test_the_assumptions_stand_in_the_working():
    assert str(k(1850, games=90, birth_year=1990)).splitlines()[1:] == [
        "assumed: no earlier rating was higher (the highest is not known)"
    ]
