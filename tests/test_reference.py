"""The reference: every function says by which rule it answers, every choice is in one place."""

import ast
import doctest
import inspect
import re
from pathlib import Path

import pytest

import elo
from elo.choices import CHOICES
from elo.words import CATALOGUE
from tests.test_choices import MATTERS

SOURCES = sorted(Path(elo.__file__).parent.rglob("*.py"))
FUNCTIONS = {name: getattr(elo, name) for name in elo.__all__}
FUNCTIONS = {name: value for name, value in FUNCTIONS.items() if inspect.isfunction(value)}
NO_RULE = {"games_from", "misconception", "rule_set", "rules_for"}  # they look up and put together


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_public_function_has_an_example_that_runs(name):
    finder, runner = doctest.DocTestFinder(recurse=False), doctest.DocTestRunner(verbose=False)
    function = FUNCTIONS[name]
    (example,) = finder.find(function, name, globs=dict(vars(inspect.getmodule(function))))
    assert example.examples
    assert runner.run(example).failed == 0


@pytest.mark.parametrize("name", [name for name in FUNCTIONS if name not in NO_RULE])
def test_every_public_function_names_its_article_or_says_that_it_is_not_fides(name):
    doc = inspect.getdoc(FUNCTIONS[name])
    assert re.search(r"(B\.0[12]|C\.07) \d|Not FIDE's rule|Not part of B\.02", doc)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_public_function_says_what_it_refuses(name):
    assert "RatingInputError" in " ".join(inspect.getdoc(FUNCTIONS[name]).split())


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("expected_score", "probability of winning"),
        ("k_factor", "period_k"),
        ("rating_change", "rating_period"),
        ("event_change", "rating_period"),
        ("performance_rating", "new rating"),
        ("initial_rating", "performance"),
        ("round_half_away", "``round``"),
    ],
)
def test_what_is_easily_confused_is_told_apart(name, other):
    doc = " ".join(inspect.getdoc(FUNCTIONS[name]).split())
    assert other in doc.partition("Not to be confused with")[2]


def test_every_choice_that_the_code_makes_is_in_the_one_place():
    """Every call of choice_step in the library: a choice, with its sentence and its test."""
    calls = [
        node
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "choice_step"
    ]
    made = {call.args[0].value for call in calls}
    assert made == set(MATTERS)
    assert made <= set(CHOICES)
    assert {f"choice.{name}" for name in made} <= set(CATALOGUE)
