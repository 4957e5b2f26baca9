"""Glicko-2 beside the numbers of Mark Glickman's "Example of the Glicko-2 system"."""

import pytest

from elo.show.glicko import Glicko, expected_score, glicko_games, glicko_period, weight

PLAYER = Glicko(1500, 200, 0.06)
OPPONENTS = (Glicko(1400, 30), Glicko(1550, 100), Glicko(1700, 300))
PAPER = list(zip(OPPONENTS, (1, 0, 0), strict=True))


def test_the_result_is_the_papers_which_rounds_on_the_way():
    """Printed: 1464.06, 151.52, 0.05999; to the end, by many programs: 1464.0507, 0.059996."""
    after = glicko_period(PLAYER, PAPER, tau=0.5)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.RD == pytest.approx(151.52, abs=0.005)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)
    assert after.rating == pytest.approx(1464.0506705, abs=1e-6)
    assert after.volatility == pytest.approx(0.0599959843, abs=1e-8)


def test_the_papers_last_step_rounded_as_there_gives_its_rating():
    mu = round(glicko_period(PLAYER, PAPER).mu, 4)
    assert mu == -0.2069
    assert round(173.7178 * mu + 1500, 2) == 1464.06


@pytest.mark.parametrize(
    ("opponent", "g", "E"),
    list(zip(OPPONENTS, (0.9955, 0.9531, 0.7242), (0.639, 0.432, 0.303), strict=True)),
)
def test_weights_and_expected_scores_are_the_papers(opponent, g, E):
    assert round(weight(opponent), 4) == g
    assert round(expected_score(PLAYER, opponent), 3) == E


def test_what_the_games_count_is_laid_out():
    assert glicko_games(PLAYER, PAPER).rows[2] == ["1700", "300", "0.7242", "0.303", "0", "−0.219"]


def test_without_games_only_the_RD_grows():
    """The paper's step 6: the root of phi squared plus sigma squared."""
    after = glicko_period(Glicko(1850, 50, 0.05), [])
    assert (after.rating, after.volatility) == (1850, 0.05)
    assert after.RD == pytest.approx((50**2 + (173.7178 * 0.05) ** 2) ** 0.5)


def test_a_score_above_the_expected_one_raises_and_one_below_lowers():
    won, lost = (glicko_period(PLAYER, [(PLAYER, score)]).rating for score in (1, 0))
    assert won - 1500 == pytest.approx(1500 - lost)
    assert won > 1500


def test_a_great_surprise_raises_the_volatility_and_no_surprise_lowers_it():
    """Both beginnings of the search for the root are used."""
    surprise = glicko_period(Glicko(1500, 50), [(Glicko(2400, 30), 1)] * 4)
    assert surprise.volatility > 0.06
    expected = glicko_period(Glicko(1500, 50), [(Glicko(1500, 30), 0.5)] * 4)
    assert expected.volatility < 0.06


def test_the_interval_is_the_papers_example():
    """A rating of 1850 and an RD of 50: from 1750 to 1950."""
    assert Glicko(1850, 50).interval == (1750, 1950)
