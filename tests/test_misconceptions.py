"""The catalogue: complete, named by kinds of sources only, and every number of it by hand."""

import decimal
import inspect
import re
from datetime import date
from decimal import Decimal
from fractions import Fraction
from importlib import import_module
from math import comb

import pytest

from elo import (
    MISCONCEPTIONS,
    Event,
    Game,
    RatingInputError,
    expected_score_at,
    misconception,
    rating_change,
)
from elo.misconceptions import VERDICTS
from elo.rules import RuleSet
from elo.topics import TOPICS
from elo.words import CATALOGUE
from elo.working import Step
from tests import by_hand
from tests.by_hand import PD

NUMBER = r"\d+(?:\.\d+)?"

# The claims of the teaching texts that the book carries.
REQUIRED = {
    "same_for_every_win",
    "draw_changes_nothing",
    "draw_with_stronger",
    "online_alike",
    "online_fixed_difference",
    "fall_means_worse",
    "avoid_strong_players",
    "game_point_is_rating_point",
    "win_probability",
    "loss_probability",
    "k_at_game_30",
    "k_at_18th_birthday",
    "cap_700_on_gains",
    "starts_at_1500",
    "lifted_to_1400",
    "floor_1400",
    "zero_sum",
    "forfeit_counts",
    "ids_are_enough",
    "live_is_published",
    "zero_score_is_zero",
    "rp_above_rating_rises",
    "plus_300_at_40",
    "expected_loss_is_free",
    "round_every_game",
    "web_formula",
    "web_calculator",
}
# What those texts have wrong besides.
OTHER_ROWS = {
    "floor_by_group",
    "minus_300_gains",
    "four_hundred_is_91",
    "curve_is_enough",
    "k_10_while_2400",
    "expected_loss_1_to_5",
    "top_one_percent",
    "lichess_uses_elo",
    "full_score_is_800",
    "junior_below_2300",
}
SEEN_ELSEWHERE = {
    "exemption_for_either",
    "rapid_k_20",
    "newcomer_edges",
    "curve_without_end",
    "exemption_since_2024",
    "cap_only_for_2650",
}
NOT_SIMPLY_WRONG = {
    "draw_with_stronger": "imprecise",
    "k_at_game_30": "imprecise",
    "k_at_18th_birthday": "imprecise",
    "k_10_while_2400": "imprecise",
    "full_score_is_800": "imprecise",
    "lichess_uses_elo": "imprecise",
    "zero_sum": "only_if",
    "minus_300_gains": "only_if",
    "curve_is_enough": "only_if",
    "expected_loss_1_to_5": "only_if",
    "junior_below_2300": "only_if",
    "online_fixed_difference": "no_source",
    "top_one_percent": "no_source",
}
# The articles, each with the entries that it decides.
ARTICLES = {
    "B.02 0.2": {"online_alike"},
    "B.02 0.2, 8.3.1": {"ids_are_enough"},
    "B.02 5.1": {"forfeit_counts"},
    "B.02 7.1, 8.3.4": {"live_is_published"},
    "B.02 7.1.2, 7.2.1": {"floor_by_group"},
    "B.02 7.1.4": {"lifted_to_1400"},
    "B.02 7.2.1": {"floor_1400"},
    "B.02 8.1.1, 8.2.3": {"full_score_is_800"},
    "B.02 8.1.2": {
        "draw_with_stronger",
        "win_probability",
        "loss_probability",
        "web_formula",
        "four_hundred_is_91",
        "curve_is_enough",
        "curve_without_end",
    },
    "B.02 8.1.2, 8.3.2": {"plus_300_at_40"},
    "B.02 8.2": {"starts_at_1500"},
    "B.02 8.2, 8.3.1": {"web_calculator"},
    "B.02 8.2.1": {"zero_score_is_zero"},
    "B.01 1.4.8, B.02 8.3": {"rp_above_rating_rises"},
    "B.02 8.3": {"zero_sum"},
    "B.02 8.3.1": {"exemption_for_either", "exemption_since_2024", "cap_only_for_2650"},
    "B.02 8.3.2": {
        "same_for_every_win",
        "draw_changes_nothing",
        "fall_means_worse",
        "avoid_strong_players",
        "game_point_is_rating_point",
        "expected_loss_is_free",
        "minus_300_gains",
        "expected_loss_1_to_5",
    },
    "B.02 8.3.3": {
        "k_at_game_30",
        "k_at_18th_birthday",
        "cap_700_on_gains",
        "k_10_while_2400",
        "junior_below_2300",
        "newcomer_edges",
    },
    "B.02 8.3.4": {"round_every_game"},
    "B.02 R&B 7.3.3": {"rapid_k_20"},
    "": {"online_fixed_difference", "top_one_percent", "lichess_uses_elo"},
}

entries = pytest.mark.parametrize("entry", MISCONCEPTIONS.values(), ids=lambda entry: entry.name)


def shown(name):
    return misconception(name).show()


def text(name):
    return "\n".join(str(step) for step in shown(name))


# The catalogue is complete.


def test_every_claim_that_is_asked_for_has_an_entry_and_there_is_no_other():
    assert set(MISCONCEPTIONS) == REQUIRED | OTHER_ROWS | SEEN_ELSEWHERE
    assert len(MISCONCEPTIONS) == 43


@entries
def test_an_entry_is_of_the_allowed_kinds(entry):
    assert entry.topic in [topic.name for topic in TOPICS]
    assert entry.verdict in VERDICTS
    assert entry.heard
    assert len(set(entry.heard)) == len(entry.heard)
    assert set(entry.heard) <= {"players", "parents", "lessons", "websites", "software", "press"}


@entries
def test_an_entry_has_the_verdict_and_the_article_that_decide_it(entry):
    assert entry.verdict == NOT_SIMPLY_WRONG.get(entry.name, "wrong")
    (article,) = [article for article, names in ARTICLES.items() if entry.name in names]
    assert entry.article == article
    assert entry.article or entry.verdict != "wrong"


@entries
def test_an_entry_stands_under_its_name_and_has_its_words(entry):
    assert MISCONCEPTIONS[entry.name] is entry is misconception(entry.name)
    assert entry.claim == CATALOGUE[f"claim.{entry.name}"]
    assert entry.truth == CATALOGUE[f"truth.{entry.name}"]
    assert entry.claim[0].isupper() or entry.claim[0].isdigit()
    assert entry.claim.endswith(".")
    assert not entry.truth.endswith(".")


def test_every_word_of_the_catalogue_belongs_to_an_entry():
    for group, names in [
        ("claim", set(MISCONCEPTIONS)),
        ("truth", set(MISCONCEPTIONS)),
        ("verdict", set(VERDICTS)),
        ("heard", {kind for entry in MISCONCEPTIONS.values() for kind in entry.heard}),
    ]:
        assert {key[6:] for key in CATALOGUE if key.startswith(f"{group}.")} == {
            f"{group}.{name}"[6:] for name in names
        }


@entries
def test_the_claim_the_sources_the_verdict_and_the_truth_come_before_the_numbers(entry):
    heard = ", ".join(CATALOGUE[f"heard.{kind}"] for kind in entry.heard)
    article = f" ({entry.article})" if entry.article else ""
    first, second, *numbers = str(entry).splitlines()
    assert first == f'"{entry.claim}" Heard from: {heard}'
    assert second == f"{CATALOGUE[f'verdict.{entry.verdict}']}: {entry.truth}{article}"
    assert len(numbers) == len(entry.show())
    assert all(isinstance(step, Step) for step in entry.show())


@entries
def test_only_what_no_rule_can_settle_has_no_numbers(entry):
    assert bool(entry.show()) == (entry.name not in {"top_one_percent", "lichess_uses_elo"})


@entries
def test_every_function_that_shows_numbers_says_what_it_shows(entry):
    assert inspect.getdoc(entry.show).startswith("Show ")


def test_an_unknown_name_is_refused_with_those_that_there_are():
    with pytest.raises(RatingInputError) as error:
        misconception("earth_is_flat")
    assert str(error.value).startswith(
        "no entry 'earth_is_flat' in the catalogue; there are same_for_every_win, draw_changes_"
    )
    assert str(error.value).endswith(", cap_only_for_2650.")


def test_the_catalogue_cannot_be_changed():
    with pytest.raises(TypeError):
        MISCONCEPTIONS["new"] = misconception("zero_sum")
    with pytest.raises(AttributeError):
        misconception("zero_sum").verdict = "right"


# No names.


def test_sources_are_kinds_and_never_clubs_sites_or_persons():
    """Inside a sentence a capital letter is FIDE's, Lichess's, a month's, or a symbol."""
    allowed = {"FIDE", "FIDE's", "Lichess", "Glicko", "Elo", "October", "March"}
    allowed |= {"K", "D", "E", "PD", "Rp", "I"}
    groups = ("claim.", "truth.", "show.", "heard.", "verdict.")
    for key, sentence in CATALOGUE.items():
        if key.startswith(groups):
            plain = re.sub(r"{.*?}|(?<=\. )\w+", "", sentence)  # neither values nor beginnings
            words = re.findall(r"[^\W\d_][\w']*", plain)[key.startswith("claim.") :]
            capitals = {word for word in words if word != word.lower()}
            assert capitals <= allowed, key


# The numbers, by hand from the table's file.


def game(own, opponent, K, change):
    return {"own": own, "opponent": opponent, "K": K, "change": Decimal(change)}


def compared(D, table, curve):
    return {"D": D, "PD": Decimal(table), "curve": pytest.approx(curve, abs=5e-5)}


def shares(win, draw, loss, score):
    return {"win": win, "draw": draw, "loss": loss, "score": Decimal(score)}


def k_after(games, K):
    return {"games": games, "K": K}


def k_on(year, month, K):
    return {"born": 2008, "on": date(year, month, 1), "K": K}


NUMBERS = {
    # The formula.
    "win_probability": [
        {"own": 1600, "opponent": 1400, "PD": Decimal("0.76")},
        shares(76, 0, 24, "0.76"),
        shares(60, 32, 8, "0.76"),  # 60 + 16
    ],
    "loss_probability": [
        {"own": 1800, "opponent": 1700, "PD": Decimal("0.64")},
        shares(64, 0, 36, "0.64"),
        shares(28, 72, 0, "0.64"),  # 28 + 36, and never lost
    ],
    "web_formula": [
        compared(200, "0.76", 0.7597),
        compared(392, "0.92", 0.9052),
        compared(560, "0.98", 0.9617),
    ],
    "four_hundred_is_91": [compared(300, "0.85", 0.8490), compared(400, "0.92", 10 / 11)],
    "curve_is_enough": [
        compared(-392, "0.08", 0.0948),
        {
            "table": 90,
            "table_exact": Decimal("90.4"),  # 40 * (2.5 - .24)
            "curve": 89,
            "curve_exact": pytest.approx(88.6255, abs=0.0005),  # 40 * (2.5 - 3 * .094787)
        },
    ],
    "curve_without_end": [compared(735, "0.99", 0.9857), compared(736, "1", 0.9858)],
    # The K factor.
    "k_at_game_30": [k_after(28, 40), k_after(35, 20)],
    "k_at_18th_birthday": [k_on(2026, 1, 40), k_on(2026, 12, 40), k_on(2027, 1, 20)],
    "k_10_while_2400": [{"rating": 2194, "highest": 2405, "K": 10}],
    "junior_below_2300": [{"K_text": 40, "K_practice": 20}],
    "newcomer_edges": [k_after(29, 40), k_after(30, 20)],
    "rapid_k_20": [{"rating": 2450, "highest": 2450, "K": 10}, k_after(10, 40)],
    "cap_700_on_gains": [
        {"n": 20, "base_K": 40, "K": 35, "product": 800, "limit": 700},
        {"n": 20, "change": Decimal(350)},  # 35 * 20 * .5
    ],
    # Worked examples.
    "same_for_every_win": [
        game(1500, 1300, 20, "4.8"),  # 1 - .76
        game(1500, 1500, 20, "10"),
        game(1500, 1700, 20, "15.2"),  # 1 - .24
    ],
    "draw_changes_nothing": [
        game(1500, 1300, 20, "-5.2"),
        game(1500, 1500, 20, "0"),
        game(1500, 1700, 20, "5.2"),
    ],
    "draw_with_stronger": [game(1500, 1503, 20, "0"), game(1500, 1504, 20, "0.2")],
    "avoid_strong_players": [
        game(1500, 1700, 20, "15.2"),
        game(1500, 1700, 20, "-4.8"),
        {
            "PD": Decimal("0.24"),
            "rest": Decimal("0.76"),
            "win": Decimal("15.2"),
            "loss": Decimal("-4.8"),
            "average": 0,  # .24 * 15.2 = .76 * 4.8 = 3.648
        },
    ],
    "game_point_is_rating_point": [
        game(1500, 1700, 20, "15.2"),
        game(1500, 1300, 20, "4.8"),
        game(1500, 1700, 40, "30.4"),
    ],
    "fall_means_worse": [
        {
            "games": 7,
            "most": 2,
            "change": Decimal(-30),  # 20 * (2 - 3.5)
            "share": pytest.approx(22.656, abs=0.001),  # (1 + 7 + 21) / 128
        }
    ],
    "zero_sum": [
        game(1500, 1500, 40, "20"),
        game(1500, 1500, 10, "-5"),
        game(2813, 2400, 10, "0.7"),  # 413 in full: .93
        game(2400, 2813, 10, "-0.8"),  # cut to 400: .08
    ],
    "forfeit_counts": [
        {"own": 1500, "opponent": 1500, "change": Decimal(10)},
        {"label": "game 2"},
        {"n": 1, "W": 1, "We": Decimal("0.5"), "delta": Decimal("0.5")},
        {"K": 20, "change": 10},
    ],
    "ids_are_enough": [
        {"label": "game 2", "own": 1500, "opponent": 1500, "change": 0},
        {"label": "game 1"},
        {"n": 1, "W": Decimal("0.5"), "We": Decimal("0.5"), "delta": 0},
        {"K": 20, "change": 0},
    ],
    "live_is_published": [{"live": Decimal("1791.6"), "published": 1792}],  # -8.4
    "plus_300_at_40": [
        game(1500, 1800, 40, "34"),  # .85
        game(1500, 2300, 40, "36.8"),  # 800, cut to 400: .92
    ],
    "minus_300_gains": [
        game(1800, 1500, 10, "1.5"),
        game(1800, 1500, 20, "3"),
        game(1800, 1500, 40, "6"),
    ],
    "expected_loss_is_free": [
        game(1500, 1700, 20, "-4.8"),
        {"win": Decimal("15.2"), "loss": Decimal("-4.8"), "average": 0},
    ],
    "expected_loss_1_to_5": [
        game(1500, 1600, 20, "-7.2"),  # .36
        game(1500, 1700, 20, "-4.8"),  # .24
        game(1500, 1900, 20, "-1.6"),  # .08
    ],
    "round_every_game": [
        {"exact": Decimal("-8.4"), "once": -8, "each": -9}  # 7.2, -2.8, -12.8: 7 - 3 - 13
    ],
    "floor_1400": [
        {"rating": 1408, "size": 18, "new_rating": 1390},  # 20 * (.5 - .48 - .44 - .50) = -18.4
        {"new_rating": 1390, "published_from": 1400},
    ],
    "floor_by_group": [
        {"on": date(2022, 1, 1), "minimum": 1000},
        {"on": date(2024, 3, 1), "minimum": 1400},
    ],
    "exemption_for_either": [game(2813, 2400, 10, "0.7"), game(2400, 2813, 10, "-0.8")],
    "exemption_since_2024": [
        {"on": date(2024, 3, 1), "change": Decimal("0.8")},
        {"on": date(2025, 9, 30), "change": Decimal("0.8")},
        {"on": date(2025, 10, 1), "change": Decimal("0.7")},
    ],
    "cap_only_for_2650": [
        game(2000, 1500, 20, "1.6"),  # .92
        game(2700, 2200, 10, "0.8"),
        game(2700, 2200, 10, "0.4"),  # 500 in full: .96
    ],
    # Performance.
    "rp_above_rating_rises": [
        # 6000 / 3, .33: -125; 20 * (1 - .81 - .81 - .08)
        {"rating": 1850, "Rp": 1875, "change": -14}
    ],
    "full_score_is_800": [{"Rp": 2800, "Ru": 2200}],  # 23600 / 12 + 401, cut
    # Initial ratings.
    "starts_at_1500": [
        {"points": 1.5, "n": 5, "opponent": 1600, "Ru": 1555},  # 11600 / 7, .36: -102
        {"points": 2.5, "n": 5, "opponent": 1600, "Ru": 1657},  # .50
        {"points": 4, "n": 5, "opponent": 1600, "Ru": 1815},  # .71: 158
    ],
    "lifted_to_1400": [{"Ru": 1399, "published_from": 1400}],  # 10899 / 7 - 158
    "zero_score_is_zero": [{}],
    "web_calculator": [
        {"change": 0, "calculator": Decimal("0.8")},  # 736 in full: 1.00; cut to 400: .92
        {"Ru": 1993, "calculator": 2020},  # 13600 / 7 + 50; 2000 + 20
    ],
    # Reading a rating.
    "online_alike": [
        game(1500, 1700, 20, "15.2"),
        {"K": 32, "change": pytest.approx(24.31, abs=0.005)},  # 32 * (1 - .2403)
    ],
    "online_fixed_difference": [
        {"own": 1500, "opponent": 1700, "PD": Decimal("0.24")},
        {"own": 1650, "opponent": 1850, "PD": Decimal("0.24")},
    ],
    "top_one_percent": [],
    "lichess_uses_elo": [],
}


def test_every_entry_has_its_numbers_here():
    assert set(NUMBERS) == set(MISCONCEPTIONS)


@pytest.mark.parametrize(("name", "wanted"), NUMBERS.items(), ids=NUMBERS)
def test_an_entry_shows_the_numbers_of_the_rule(name, wanted):
    steps = shown(name)
    assert len(steps) == len(wanted)
    for step, values in zip(steps, wanted, strict=True):
        assert {key: step.values[key] for key in values} == values


# What the words say is what is computed: the players, their results, the list.

THREE_GAMES = ((1700, 1), (1700, 0.5), (1700, 0))
TOLD = {
    "win_probability": [("expected_score", 1600, 1400)],
    "loss_probability": [("expected_score_at", 100)],
    "curve_is_enough": [("event_change", 2000, ((2392, 1), (2392, 1), (2392, 0.5)), ("k", 40))],
    "k_at_game_30": [("k_factor", ("games", n), ("rating", 1700)) for n in (28, 35)],
    "newcomer_edges": [("k_factor", ("games", n), ("rating", 1700)) for n in (29, 30)],
    "k_at_18th_birthday": [
        ("k_factor", ("birth_year", 2008), ("games", 90), ("on", day), ("rating", 1900))
        for day in (date(2026, 1, 1), date(2026, 12, 1), date(2027, 1, 1))
    ],
    "k_10_while_2400": [
        ("k_factor", ("games", 500), ("highest_published", 2405), ("rating", 2194)),
    ],
    "junior_below_2300": [
        (
            "k_factor",
            ("birth_year", 2010),
            ("games", 90),
            ("highest_published", 2310),
            ("on", date(2026, 5, 1)),
            ("rating", 2250),
        ),
    ],
    "rapid_k_20": [
        ("k_factor", ("games", 300), ("rating", 2450), ("rules", "rapid-2024-12")),
        ("k_factor", ("games", 10), ("rating", 1700), ("rules", "rapid-2024-12")),
    ],
    "cap_700_on_gains": [
        ("period_k", 40, 20),
        ("rating_period", 1500, ((1500, ((1500, 1),) * 20),), ("k", 40)),
    ],
    "avoid_strong_players": [
        ("rating_change", 1500, 1700, 1, ("k", 20)),
        ("rating_change", 1500, 1700, 0, ("k", 20)),
        ("expected_score", 1500, 1700),
        ("rating_change", 1500, 1700, 1, ("k", 20)),
        ("rating_change", 1500, 1700, 0, ("k", 20)),
    ],
    "fall_means_worse": [
        ("event_change", 1500, ((1500, 1),) * 2 + ((1500, 0),) * 5, ("k", 20)),
    ],
    "forfeit_counts": [("event_change", 1500, ((1500, 1), (1500, 1, "unplayed")), ("k", 20))],
    "live_is_published": [("rating_period", 1800, ((1800, THREE_GAMES),), ("k", 20))],
    "round_every_game": [("rating_period", 1800, ((1800, THREE_GAMES),), ("k", 20))],
    "expected_loss_is_free": [
        ("expected_score", 1500, 1700),
        ("rating_change", 1500, 1700, 1, ("k", 20)),
    ],
    "floor_1400": [
        ("rating_period", 1408, ((1408, ((1420, 0), (1450, 0.5), (1405, 0))),), ("k", 20)),
    ],
    "floor_by_group": [("rules_for", date(2022, 1, 1)), ("rules_for", date(2024, 3, 1))],
    "exemption_since_2024": [
        ("rating_change", 2813, 2400, 1, ("k", 10), ("rules", day))
        for day in (date(2024, 3, 1), date(2025, 9, 30), date(2025, 10, 1))
    ],
    "cap_only_for_2650": [
        ("rating_change", 2000, 1500, 1, ("k", 20), ("rules", date(2025, 9, 30))),
        ("rating_change", 2700, 2200, 1, ("k", 10), ("rules", date(2025, 9, 30))),
        ("rating_change", 2700, 2200, 1, ("k", 10), ("rules", date(2025, 10, 1))),
    ],
    "rp_above_rating_rises": [
        ("performance_rating", (1600, 1600, 2800), 1),
        ("rating_period", 1850, ((1850, ((1600, 0.5), (1600, 0.5), (2800, 0))),), ("k", 20)),
    ],
    "full_score_is_800": [
        ("performance_rating", (2000,) * 10, 10),
        ("initial_rating", (2000,) * 10, 10),
    ],
    "lifted_to_1400": [("initial_rating", (1460, 1460, 1460, 1460, 1459), 1)],
    "zero_score_is_zero": [("initial_rating", (1600,) * 5, 0)],
    "web_calculator": [
        ("rating_change", 2700, 1964, 1, ("k", 10)),
        ("rating_change", 2700, 1964, 1, ("k", 10), ("rules", "standard-2024-03")),
        ("initial_rating", (2000,) * 5, 3),
        ("initial_rating", (2000,) * 5, 3, ("rules", "standard-2022-01")),
    ],
    "online_fixed_difference": [("expected_score", 1500, 1700), ("expected_score", 1650, 1850)],
}


def plain(value):
    """A value of a call as numbers and texts."""
    if isinstance(value, Game):
        result = (value.opponent, value.score)
        return result if value.played else (*result, "unplayed")
    if isinstance(value, Event):
        return value.own, plain(value.games)
    if isinstance(value, list | tuple):
        return tuple(plain(part) for part in value)
    return value.name if isinstance(value, RuleSet) else value


@pytest.mark.parametrize(("name", "wanted"), TOLD.items(), ids=TOLD)
def test_what_is_told_is_what_is_computed(monkeypatch, name, wanted):
    module = import_module("elo.misconceptions")
    computed = []

    def listen_to(function):
        original = getattr(module, function)

        def listening(*given, **named):
            pairs = sorted((key, plain(value)) for key, value in named.items())
            computed.append((function, *plain(given), *pairs))
            return original(*given, **named)

        monkeypatch.setattr(module, function, listening)

    for function in {call[0] for call in wanted}:
        listen_to(function)
    shown(name)
    assert [call for call in computed if call in wanted] == wanted


@entries
def test_every_game_that_is_shown_follows_the_tables_file(entry):
    """Own K times score minus PD, after the 400 rule of the day."""
    points = {"show.beats": 1, "show.draws": Fraction(1, 2), "show.loses": 0}
    games = [(points[step.key], step.values) for step in entry.show() if step.key in points]
    for score, shown in games:
        (counted,) = by_hand.counted(shown["own"], [shown["opponent"]], "standard-2025-10")
        assert shown["change"] == shown["K"] * (score - PD(counted))


@entries
def test_every_comparison_of_table_and_curve_follows_the_tables_file(entry):
    for step in entry.show():
        if step.key == "show.table_and_curve":
            D = step.values["D"]
            assert step.values["PD"] == PD(D)
            assert step.values["curve"] == pytest.approx(1 / (1 + 10 ** (-D / 400)))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("same_for_every_win", "1500 beats 1300 at K 20: +4.8\n"),
        ("draw_changes_nothing", "1500 draws with 1500 at K 20: 0\n"),
        ("expected_loss_is_free", "1500 loses to 1700 at K 20: −4.8\n"),
        ("web_formula", "D = +392: table 0.92, curve 0.9052"),
        ("win_probability", "1600 against 1400 expects 0.76 a game\n"),
        ("win_probability", "60 wins, 32 draws, 8 losses: 0.76 a game"),
        (
            "curve_is_enough",
            "three such games, 2.5 points, K 40: table +90.4, rounded +90; curve +88.63, "
            "rounded +89",
        ),
        ("k_at_game_30", "35 games in completed events: K = 20"),
        ("k_at_18th_birthday", "born in 2008, list of 2027-01-01: K = 20"),
        ("k_10_while_2400", "rated 2194, once published at 2405: K = 10"),
        (
            "junior_below_2300",
            "a junior rated 2250, once 2310: K 40 by the words, K 20 on the lists",
        ),
        ("cap_700_on_gains", "K = 700 ÷ 20, rounded down = 35\nn = 20: +350"),
        (
            "avoid_strong_players",
            "with the expected score: 0.24 × 15.2 + 0.76 × (−4.8) = 0 a game",
        ),
        (
            "fall_means_worse",
            "7 games between equals without draws: 2 wins or fewer, so −30 or worse at K 20, "
            "come by chance alone in 23 of 100 events",
        ),
        ("forfeit_counts", "game 2 is left out: it was not played over the board"),
        ("ids_are_enough", "game 1 is left out: the opponent is unrated"),
        ("live_is_published", "a live counter ends the month at 1791.6, the list shows 1792"),
        ("round_every_game", "the month is −8.4: rounded once −8, game by game −9"),
        ("floor_1400", "1408 − 18 = 1390\n1390 is below 1400: unrated on the next list"),
        ("floor_by_group", "from 2022-01-01: published from 1000\nfrom 2024-03-01: published from"),
        ("exemption_since_2024", "2813 beats 2400 at K 10 on 2025-10-01: +0.7"),
        (
            "rp_above_rating_rises",
            "two draws against 1600 and a loss to 2800 for 1850: Rp 1875, change at K 20 −14",
        ),
        (
            "full_score_is_800",
            "10 of 10 against 2000: performance 2800, first rating 2200",
        ),
        ("starts_at_1500", "1.5 of 5 against 1600: first rating 1555"),
        ("lifted_to_1400", "1399 is below 1400: not published, and not lifted to 1400"),
        ("zero_score_is_zero", "no points in a first event: the result is disregarded"),
        ("web_calculator", "2700 beats 1964 at K 10: 0.0 by the rule, +0.8 by the calculator"),
        (
            "web_calculator",
            "3 of 5 against 2000: first rating 1993 by the rule, 2020 by the calculator",
        ),
        ("online_alike", "the same win by the curve with K 32: +24.3"),
    ],
)
def test_the_numbers_are_shown_in_words(name, words):
    assert words in text(name)


# The truth in words: every number in it, and what makes it true.


def gap(D):
    """By how many hundredths table and curve part."""
    return abs(100 * float(PD(D)) - 100 / (1 + 10 ** (-D / 400)))


def change(own, opponent, score, **more):
    return rating_change(own, opponent, score, **{"k": 20, **more}).change_exact


TRUTHS = {
    "same_for_every_win": (["1"], lambda: change(1500, 1700, 1) == 20 * (1 - PD(-200))),
    "draw_changes_nothing": (["0.50"], lambda: PD(0) == Fraction("0.50")),
    "draw_with_stronger": (["3", "0.50"], lambda: PD(-3) == Fraction("0.50") > PD(-4)),
    "avoid_strong_players": (
        ["400", "400", "0.08"],
        lambda: (
            PD(-400) == Fraction("0.08") > PD(-412)
            and PD(-400) * Fraction(change(1500, 1900, 1))
            == (1 - PD(-400)) * Fraction(-change(1500, 1900, 0))
            and change(1500, 1901, 1) == change(1500, 1900, 1)
        ),
    ),
    "loss_probability": (["0.36"], lambda: PD(-100) == Fraction("0.36")),
    "k_at_game_30": (["40", "30"], lambda: True),  # tests/test_k_factor.py
    "k_at_18th_birthday": (["18"], lambda: True),
    "cap_700_on_gains": (["700"], lambda: 35 * 20 == 700 < 36 * 20),
    "lifted_to_1400": (["1400"], lambda: True),  # tests/test_initial_rating.py
    "floor_1400": (["1400"], lambda: True),  # tests/test_rating_change.py
    "zero_sum": (
        ["2650", "400"],
        lambda: (
            change(2650, 2238, 1) + change(2238, 2650, 0) != 0  # 412 apart: .93 and .92
            and change(2649, 2237, 1) + change(2237, 2649, 0) == 0
            and change(2650, 2250, 1) + change(2250, 2650, 0) == 0
        ),
    ),
    "rp_above_rating_rises": (["400"], lambda: True),
    "plus_300_at_40": (
        ["0.15", "0.85", "0.92", "2650"],
        lambda: (
            PD(-300) == Fraction("0.15") == 1 - Fraction("0.85")
            and PD(-400) == 1 - Fraction("0.92")
            and max(change(2649, 2649 + D, 1, k=100) for D in range(0, 900, 50)) == 92
        ),
    ),
    "web_formula": (
        ["1.48", "400"],
        lambda: f"{max(gap(D) for D in range(-400, 401)):.2f}" == "1.48",
    ),
    "web_calculator": (["9", "2026", "8", "8", "2022", "4", "24", "2025"], lambda: True),
    "floor_by_group": (["1400", "1", "2024", "1000"], lambda: True),
    "minus_300_gains": (
        ["10"],
        lambda: [1 <= K * (1 - PD(300)) <= 2 for K in (10, 20, 40)] == [True, False, False],
    ),
    "four_hundred_is_91": (
        ["0.92", "100", "200", "300"],
        lambda: PD(400) == Fraction("0.92") and gap(400) > 0.5 > max(gap(100), gap(200), gap(300)),
    ),
    "k_10_while_2400": (["2400", "10"], lambda: True),
    "expected_loss_1_to_5": (
        ["200"],
        lambda: (
            all(1 <= 20 * PD(-D) <= 5 for D in range(189, 401))
            and not any(20 * PD(-D) <= 5 for D in range(189))
        ),
    ),
    "lichess_uses_elo": (["2"], lambda: True),
    "full_score_is_800": (["800", "2200"], lambda: True),
    "junior_below_2300": (["2300"], lambda: True),
    "exemption_for_either": (["2650"], lambda: True),
    "newcomer_edges": (["30"], lambda: True),
    "curve_without_end": (
        ["735", "1", "0"],
        lambda: PD(735) < 1 == PD(736) and PD(-736) == 0 and expected_score_at(5_000).PD == 1,
    ),
    "exemption_since_2024": (
        ["1", "2025"],
        lambda: (
            change(2700, 2200, 1, rules=date(2025, 9, 30))
            > change(2700, 2200, 1, rules=date(2025, 10, 1))
        ),
    ),
}


def test_every_truth_with_a_number_is_checked_here():
    with_numbers = {
        entry.name for entry in MISCONCEPTIONS.values() if re.search(NUMBER, entry.truth)
    }
    assert set(TRUTHS) == with_numbers


@pytest.mark.parametrize(("name", "numbers", "holds"), [(n, *truth) for n, truth in TRUTHS.items()])
def test_the_numbers_of_a_truth_are_right(name, numbers, holds):
    assert re.findall(NUMBER, misconception(name).truth) == numbers
    assert holds()


def test_the_web_calculator_was_read_on_a_day_and_with_so_many_probes():
    truth = misconception("web_calculator").truth
    assert "on 9 October 2026" in truth
    assert "8 of 8 first ratings by the rule of 2022" in truth
    assert "4 of 24 changes by the rule before October 2025" in truth


def test_dates_in_words_are_those_of_the_rules():
    assert "1400 since 1 March 2024, and 1000" in misconception("floor_by_group").truth
    assert misconception("exemption_since_2024").truth == "it came on 1 October 2025"


def test_two_wins_of_seven_are_as_rare_as_the_binomial_distribution_says():
    ways = [comb(7, wins) for wins in range(8)]
    assert sum(ways) == 128
    assert f"{100 * sum(ways[:3]) / 128:.0f}" == "23"
    assert "in 23 of 100 events" in text("fall_means_worse")


def test_on_average_nothing_is_lost_up_to_400_points_and_something_beyond():
    """K * (PD * (1 - PD) - (1 - PD) * PD) is 0; at 600 the table expects .02, 8.3.1 takes .08."""

    def average(own, opponent):
        expected = PD(own - opponent)
        win, loss = (Fraction(change(own, opponent, score)) for score in (1, 0))
        return expected * win + (1 - expected) * loss

    assert {average(1500, 1500 + D) for D in range(412)} == {0}
    assert average(1500, 2100) == Fraction("-1.2")


def test_the_truth_about_strong_players_names_the_400_rule():
    assert "400" in misconception("avoid_strong_players").truth


# Surroundings.


def test_the_catalogue_does_not_hear_of_the_decimal_context():
    def results():
        return {name: str(entry) for name, entry in MISCONCEPTIONS.items()}

    expected = results()
    with decimal.localcontext() as context:
        context.prec = 3
        context.traps[decimal.FloatOperation] = True
        assert results() == expected


def test_the_live_figure_does_not_hear_of_the_decimal_context():
    with decimal.localcontext() as context:
        context.prec = 3
        assert "1791.6" in text("live_is_published")
