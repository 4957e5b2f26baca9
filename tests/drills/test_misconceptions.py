"""Questions on misconceptions: facts that are facts, and every other answer by hand."""

from datetime import date
from decimal import Decimal
from fractions import Fraction

import pytest

from elo import (
    MISCONCEPTIONS,
    Event,
    Game,
    curve_score,
    event_change,
    expected_score_at,
    games_from,
    initial_rating,
    k_factor,
    performance_rating,
    period_k,
    rating_change,
    rating_period,
    rules_for,
)
from elo.choices import CHOICES
from elo.drills import KINDS
from elo.drills.facts import CASES, fact_steps
from elo.drills.misconceptions import ASKED, EASY
from elo.words import CATALOGUE
from tests.drills import by_hand
from tests.drills.asked import kinds, questions
from tests.drills.by_hand import DP, PD, SCORES

BEFORE_OCTOBER = date(2025, 9, 1)


def change(own, opponent, score, k=20, rules=None):
    return rating_change(own, opponent, score, k=k, rules=rules).change_exact


def month(own, opponents, scores, k=20):
    return rating_period(own, [Event(own, games_from(opponents, scores))], k=k)


# Each fact, held against the library; the numbers are those that stand in the sentence.
FACTS = {
    "win_probability": lambda: PD(200) == Fraction(76 + 0, 100) == Fraction(60 + 16, 100),
    "loss_probability": lambda: Fraction(28 + 36, 100) == expected_score_at(100).PD,
    "web_formula": lambda: abs(float(expected_score_at(392).PD) - curve_score(392)) > 0.01,
    "four_hundred_is_91": lambda: float(expected_score_at(400).PD) > curve_score(400),
    "curve_is_enough": lambda: (
        month(2000, [2392] * 3, [1, 1, 0.5], 40).change == 90
        and round(40 * (2.5 - 3 * curve_score(-392))) == 89
    ),
    "curve_without_end": lambda: expected_score_at(800).PD == 1,
    "k_at_18th_birthday": lambda: (
        k_factor(rating=1900, games=90, birth_year=2008, on=date(2026, 12, 1)).K == 40
    ),
    "cap_700_on_gains": lambda: period_k(20, 40).K < 20,
    "k_10_while_2400": lambda: k_factor(rating=2300, games=90, highest_published=2400).K == 10,
    "rapid_k_20": lambda: (
        k_factor(rating=1700, games=5, rules=rules_for(rating_list="rapid")).K == 40
    ),
    "newcomer_edges": lambda: k_factor(rating=1700, games=30).K != 40,
    "same_for_every_win": lambda: change(1500, 1700, 1) > change(1500, 1300, 1),
    "draw_changes_nothing": lambda: change(1500, 1300, 0.5) < 0,
    "draw_with_stronger": lambda: change(1500, 1502, 0.5) == 0,
    "game_point_is_rating_point": lambda: 0 < change(2400, 2000, 1, 10) < 1,
    "plus_300_at_40": lambda: all(change(1500, R, 1, 40) < 40 for R in range(1400, 2900, 50)),
    "minus_300_gains": lambda: change(1800, 1500, 1, 40) == 4 * change(1800, 1500, 1, 10),
    "expected_loss_is_free": lambda: change(1500, 1800, 0) < 0,
    "expected_loss_1_to_5": lambda: change(1500, 1600, 0) < -5,
    "round_every_game": lambda: month(1800, [1700] * 3, [1, 0.5, 0]).change == -8,
    "floor_1400": lambda: not month(1408, [1420, 1450, 1405], [0, 0.5, 0]).published,
    "floor_by_group": lambda: rules_for().published_from == 1400,
    "zero_sum": lambda: change(1500, 1500, 1, 40) > -change(1500, 1500, 0, 10),
    "forfeit_counts": lambda: event_change(1500, [Game(1500, 1, played=False)], k=20).n == 0,
    "ids_are_enough": lambda: event_change(1500, [Game(None, 1)], k=20).n == 0,
    "live_is_published": lambda: (
        month(1800, [1700] * 3, [1, 0.5, 0]).change_exact == Decimal("-8.4")
    ),
    "exemption_for_either": lambda: (
        rating_change(2200, 2700, 0, k=10).is_cut and not rating_change(2700, 2200, 1, k=10).is_cut
    ),
    "exemption_since_2024": lambda: rating_change(2700, 2200, 1, k=10, rules=BEFORE_OCTOBER).is_cut,
    "cap_only_for_2650": lambda: all(
        rating_change(own, own - 500, 1, k=10, rules=BEFORE_OCTOBER).is_cut for own in (2000, 2700)
    ),
    "rp_above_rating_rises": lambda: (
        performance_rating([1600, 1600, 2800], 1).Rp > 1850
        and month(1850, [1600, 1600, 2800], [0.5, 0.5, 0]).change < 0
    ),
    "starts_at_1500": lambda: (
        len({initial_rating([R] * 5, p).Ru for R in (1600, 1700) for p in (2, 3)}) == 4
    ),
    "lifted_to_1400": lambda: (
        initial_rating([1460] * 4 + [1459], 1).Ru == 1399
        and not initial_rating([1460] * 4 + [1459], 1).published
    ),
    "zero_score_is_zero": lambda: initial_rating([1600] * 5, 0).Ru is None,
}


@pytest.mark.parametrize("name", FACTS)
def test_a_fact_is_one(name):
    assert FACTS[name]()


def test_every_entry_that_is_asked_has_its_fact_and_there_is_no_other():
    facts = {key.partition(".")[2] for key in CATALOGUE if key.startswith("fact.")}
    assert facts == set(ASKED) == set(FACTS)
    assert set(EASY) <= set(ASKED)


def test_no_claim_without_a_source_and_no_disputed_practice_is_asked():
    assert not [name for name in ASKED if MISCONCEPTIONS[name].verdict == "no_source"]
    assert not {"junior_below_2300", "k_at_game_30", "web_calculator"} & set(ASKED)
    assert not set(CHOICES) & set(ASKED)
    assert all(MISCONCEPTIONS[name].article and MISCONCEPTIONS[name].show() for name in ASKED)


# What is shown for a right sentence: the case that the sentence speaks of, computed by hand.
SHOWN = {
    "loss_probability": (
        "1800 against 1700 expects 0.64 a game\n28 wins, 72 draws, 0 losses: 0.64 a game"
    ),
    "web_formula": "D = +392: table 0.92, curve 0.9052",  # 1 / (1 + 10^(-.98))
    "four_hundred_is_91": "D = +400: table 0.92, curve 0.9091",  # 10 / 11
    "curve_without_end": "D = +800: table 1.00, curve 0.9901",  # 100 / 101
    "k_at_18th_birthday": "born in 2008, list of 2026-12-01: K = 40",
    "k_10_while_2400": "rated 2300, once published at 2400: K = 10",
    "rapid_k_20": "10 games in completed events: K = 40",
    "newcomer_edges": "30 games in completed events: K = 20",
    # 20 x .76 and 20 x .24
    "same_for_every_win": "1500 beats 1700 at K 20: +15.2\n1500 beats 1300 at K 20: +4.8",
    "draw_changes_nothing": "1500 draws with 1300 at K 20: −5.2",  # 20 x (.5 - .76)
    "draw_with_stronger": "1500 draws with 1502 at K 20: 0",  # the first row
    "game_point_is_rating_point": "1800 beats 1400 at K 10: +0.8",  # 10 x (1 - .92)
    "plus_300_at_40": "1500 beats 2300 at K 40: +36.8",  # 40 x (1 - .08), the most there is
    "minus_300_gains": "1800 beats 1500 at K 10: +1.5\n1800 beats 1500 at K 40: +6",  # 1 - .85
    "expected_loss_is_free": "1500 loses to 1800 at K 20: −3",  # 20 x .15
    "expected_loss_1_to_5": "1500 loses to 1600 at K 20: −7.2",  # 20 x .36
    # (8000 + 3600) / 7 = 1657.14, 3 of 7 is .43: -50, 4 of 7 is .57: +50; (8500 + 3600) / 7 + 50
    "starts_at_1500": (
        "2 of 5 against 1600: first rating 1607\n3 of 5 against 1600: first rating 1707\n"
        "3 of 5 against 1700: first rating 1779"
    ),
    "floor_by_group": "from 2024-03-01: published from 1400",
    "zero_sum": "1500 beats 1500 at K 40: +20\n1500 loses to 1500 at K 10: −5",
    "exemption_for_either": (
        "500 points apart, more than 400, but the own rating 2700 is 2650 or more: "
        "counted in full\n"
        "500 points apart, more than 400: counted as −400 for an own rating of 2200"
    ),
    "exemption_since_2024": (
        "500 points apart, more than 400: counted as +400 for an own rating of 2700"
    ),
    # 20 x .08 and 10 x .08
    "cap_only_for_2650": (
        "2000 beats 1500 at K 20 on 2025-09-30: +1.6\n2700 beats 2200 at K 10 on 2025-09-30: +0.8"
    ),
}


def test_every_case_of_a_right_sentence_is_checked_here():
    assert set(SHOWN) == set(CASES)


@pytest.mark.parametrize("name", SHOWN)
def test_a_right_sentence_shows_its_own_case(name):
    _, *case = fact_steps(MISCONCEPTIONS[name])
    assert "\n".join(map(str, case)) == SHOWN[name]


@pytest.mark.parametrize("kind", ["true_or_false", "which_right"])
def test_what_is_right_is_never_shown_by_a_wrong_sentence(kind):
    """The first line is the right sentence with its article, the last hint its case."""
    rights = [one for one in questions(KINDS["misconceptions"][kind]) if by_fact(one)]
    assert rights
    for asked in rights:
        name = by_fact(asked)
        first, *case = asked.solution
        article = MISCONCEPTIONS[name].article
        assert str(first) == f'"{CATALOGUE[f"fact.{name}"]}" This is right.'
        assert first.article == article
        assert asked.hints[-1] == case[0]
        assert not any(step.key in ("step.claim", "step.truth") for step in asked.solution)


def by_fact(asked):
    """The entry whose right sentence the question asks about, or asks for."""
    if asked.options[0].label.key == "option.sentence":
        return asked.answer
    return named(asked.prompt[0].values["sentence"], "fact")


@pytest.mark.parametrize("name", ASKED)
def test_the_reasons_beside_the_right_one_belong_to_other_claims(name):
    others = ASKED[name]
    assert len(set(others)) == 3
    assert name not in others
    assert set(others) <= set(MISCONCEPTIONS)


@kinds("misconceptions")
def test_the_answer_is_what_comes_out_by_hand(kind):
    for asked in questions(kind):
        assert asked.answer == BY_HAND[kind.name](asked), asked.name


def named(text, group):
    """The entry to which a sentence belongs, if it is of this group."""
    return {CATALOGUE[f"{group}.{name}"]: name for name in ASKED}.get(text)


def true_or_false(asked):
    """A fact is right. A claim is wrong for its own reason, which is the only one of its own."""
    sentence = asked.prompt[0].values["sentence"]
    reasons = {option.label.values.get("truth"): option.key for option in asked.options}
    assert len(asked.options) == min(asked.level, 2) + 2
    if named(sentence, "fact"):
        return "right"
    return reasons[CATALOGUE[f"truth.{named(sentence, 'claim')}"]]


def which_right(asked):
    """One sentence is a fact, the others are claims."""
    sentences = {option.label.values["sentence"]: option.key for option in asked.options}
    (fact,) = [sentence for sentence in sentences if named(sentence, "fact")]
    assert all(named(sentence, "claim") for sentence in sentences if sentence != fact)
    return sentences[fact]


def who_is_right(asked):
    *prompt, first, second, _ = asked.prompt
    right = by_hand.answer(prompt)
    says = {"first": Fraction(first.values["value"]), "second": Fraction(second.values["value"])}
    assert says["first"] != says["second"]
    return next((who for who, value in says.items() if value == right), "neither")


def rise_or_fall(asked):
    said = asked.prompt[0].values
    played = by_hand.games(said["games"])
    p = by_hand.half_up(100 * sum(game.score for game in played) / len(played))
    Ra = by_hand.half_up(Fraction(sum(game.opponent for game in played), len(played)))
    assert said["Rp"] == Ra + DP[p]
    return "rises" if by_hand.event(asked.prompt) > 0 else "falls"


def both_changes(asked):
    said = asked.prompt[0].values
    score = SCORES[said["ending"]]
    here = by_hand.change_of(said["own"], said["opponent"], score, said["K"])
    there = by_hand.change_of(said["opponent"], said["own"], 1 - score, said["other_K"])
    return here, there


def opposite(asked):
    here, there = both_changes(asked)
    said = asked.prompt[0].values
    same_K = said["K"] == said["other_K"]
    assert same_K or max(said["own"], said["opponent"]) < 2650
    if here == -there:
        return "opposite"
    return "by_400" if same_K else "by_K"


def other_side(asked):
    here, there = both_changes(asked)
    assert here == Fraction(asked.prompt[0].values["change"])
    return there


def find_mistake(asked):
    """The lines of the working, each from the numbers in the lines above it."""
    prompt, *lines = (step.values for step in asked.prompt)
    *of_games, together, rounded = lines
    right = {}
    for n, (game, line) in enumerate(
        zip(by_hand.games(prompt["games"]), of_games, strict=True), start=1
    ):
        true = by_hand.change_of(prompt["own"], game.opponent, game.score, prompt["K"])
        right[f"game_{n}"] = Fraction(line["change"]) == true
        assert Fraction(line["change"]) == line["K"] * (
            Fraction(line["score"]) - Fraction(line["PD"])
        )
    total = sum(Fraction(line["change"]) for line in of_games)
    right["sum"] = Fraction(together["total"]) == total
    right["rounded"] = rounded["change"] == by_hand.away(Fraction(together["total"]))
    (wrong,) = [key for key, is_right in right.items() if not is_right]
    return wrong


BY_HAND = {
    "true_or_false": true_or_false,
    "which_right": which_right,
    "who_is_right": who_is_right,
    "rise_or_fall": rise_or_fall,
    "opposite": opposite,
    "other_side": other_side,
    "find_mistake": find_mistake,
}


def test_these_are_the_kinds():
    assert set(KINDS["misconceptions"]) == set(BY_HAND)


def test_a_performance_on_one_side_and_a_change_to_the_other_is_always_asked_at_level_3():
    for asked in questions(KINDS["misconceptions"]["rise_or_fall"]):
        said = asked.prompt[0].values
        surprise = (said["Rp"] > said["own"]) != (asked.answer == "rises")
        assert surprise or asked.level < 3


@pytest.mark.parametrize("name", BY_HAND)
def test_no_answer_is_so_frequent_that_guessing_it_pays(name):
    asked = questions(KINDS["misconceptions"][name])
    answers = [one.answer for one in asked]
    assert max(answers.count(answer) for answer in set(answers)) < 0.6 * len(answers)
