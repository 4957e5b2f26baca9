"""The package as a whole: its names, its signatures, its documentation, and what it needs."""

import importlib
import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import elo
import elo.tournament
from elo.topics import TOPICS

ROOT = Path(__file__).parents[1]
PUBLIC = {name: value for name, value in vars(elo).items() if name in elo.__all__}
FUNCTIONS = {name: value for name, value in PUBLIC.items() if inspect.isfunction(value)}
MODULES = sorted(path.stem for path in (ROOT / "elo").glob("*.py") if not path.stem.startswith("_"))
CORE = [name for name in MODULES if name != "batch"]  # the core for arrays needs NumPy
LOADED = """
import sys
sys.path.insert(0, sys.argv[1])
before = set(sys.modules)
import elo, elo.tournament
print(*sorted({name.partition(".")[0] for name in set(sys.modules) - before}))
"""


def parameters(name):
    return inspect.signature(FUNCTIONS[name]).parameters


def test_the_elo_that_is_imported_is_ours():
    """Three projects of the package index install the import name `elo`; none of them is this."""
    assert Path(elo.__file__).parent == ROOT / "elo"


def test_elo_needs_the_standard_library_alone():
    run = subprocess.run(
        [sys.executable, "-S", "-c", LOADED, str(ROOT)], capture_output=True, text=True, check=True
    )
    loaded = set(run.stdout.split())
    assert "elo" in loaded
    assert loaded - sys.stdlib_module_names == {"elo"}


@pytest.mark.parametrize("module", CORE)
def test_every_module_of_the_core_imports_the_standard_library_and_the_core_alone(module):
    loaded = importlib.import_module(f"elo.{module}")
    origins = {
        getattr(value, "__module__", "") or getattr(value, "__name__", "")
        for value in vars(loaded).values()
        if inspect.ismodule(value) or inspect.isclass(value) or inspect.isfunction(value)
    }
    others = {name.partition(".")[0] for name in origins} - sys.stdlib_module_names
    assert others <= {"elo"}
    assert not any(name.startswith(("elo.tournament", "elo.show")) for name in origins)


# Names.


def test_the_functions_stand_at_the_top_and_what_belongs_beside_them_in_the_modules():
    from elo.k_factor import k_factor, period_k
    from elo.rating_change import rating_change

    assert elo.k_factor is k_factor
    assert elo.rating_change is rating_change
    assert inspect.isfunction(elo.k_factor)
    assert inspect.isfunction(elo.rating_change)
    assert elo.period_k is period_k


@pytest.mark.parametrize("topic", ["formula", "performance", "misconceptions"])
def test_no_function_hides_the_module_of_a_topic(topic):
    assert topic not in elo.__all__
    assert not inspect.isfunction(getattr(elo, topic, None))


def test_all_is_complete_and_sorted():
    here = {
        name
        for name, value in vars(elo).items()
        if not name.startswith("_") and not inspect.ismodule(value)
    }
    assert set(elo.__all__) == here
    assert elo.__all__ == sorted(here, key=lambda name: (not name.isupper(), name))


def test_all_of_the_tournaments_is_complete_and_sorted():
    names = elo.tournament.__all__
    assert names == sorted(names, key=lambda name: (not name.isupper(), name))
    assert all(hasattr(elo.tournament, name) for name in names)


@pytest.mark.parametrize("topic", ["formula", "k_factor", "rating_change"])
def test_a_topic_and_its_module_have_one_name(topic):
    assert topic in [one.name for one in TOPICS]
    assert (ROOT / "elo" / f"{topic}.py").is_file()
    assert (ROOT / "tests" / f"test_{topic}.py").is_file()
    assert importlib.import_module(f"elo.{topic}").__name__ == f"elo.{topic}"


def test_there_are_six_topics_in_the_order_of_the_book():
    assert [(topic.number, topic.name) for topic in TOPICS] == [
        (1, "formula"),
        (2, "k_factor"),
        (3, "rating_change"),
        (4, "performance"),
        (5, "initial_rating"),
        (6, "misconceptions"),
    ]
    assert [topic.heading for topic in TOPICS[:3]] == [
        "1 The formula",
        "2 The K factor",
        "3 Worked examples",
    ]


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.name)
def test_every_topic_has_objectives_and_a_time(topic):
    assert topic.name.isidentifier()
    assert len(topic.objectives) >= 3
    assert all(objective[0].islower() for objective in topic.objectives)
    assert 10 <= topic.minutes <= 60


# Signatures.


@pytest.mark.parametrize("name", FUNCTIONS)
def test_own_comes_first_then_the_opponent_then_the_score(name):
    order = ["own", "opponent", "opponents", "score", "scores", "points"]
    given = [parameter for parameter in parameters(name) if parameter in order]
    assert given == sorted(given, key=order.index)


def test_the_signatures_are_those_that_the_book_teaches():
    begin = {name: list(parameters(name))[:3] for name in FUNCTIONS}
    assert begin["expected_score"] == ["own", "opponent"]
    assert begin["rating_change"] == ["own", "opponent", "score"]
    assert begin["event_change"][:2] == ["own", "games"]
    assert begin["rating_period"][:2] == ["rating", "events"]
    assert begin["games_from"] == ["opponents", "scores"]


def test_what_K_is_made_of_is_given_by_keyword():
    kinds = {parameter.kind for parameter in parameters("k_factor").values()}
    assert kinds == {inspect.Parameter.KEYWORD_ONLY}
    for name in ("rating_change", "event_change", "rating_period"):
        assert parameters(name)["k"].kind is inspect.Parameter.KEYWORD_ONLY
        assert parameters(name)["k"].default is inspect.Parameter.empty


@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_rules_are_given_by_keyword_and_the_newest_are_the_default(name):
    if "rules" in parameters(name):
        assert parameters(name)["rules"].kind is inspect.Parameter.KEYWORD_ONLY
        assert parameters(name)["rules"].default is None


def test_a_birth_year_is_asked_for_and_never_an_age():
    names = {parameter for name in FUNCTIONS for parameter in parameters(name)}
    assert "birth_year" in names
    assert "age" not in names


# Documentation.


@pytest.mark.parametrize("name", [name for name, value in PUBLIC.items() if callable(value)])
def test_every_public_function_and_class_says_what_it_is(name):
    assert inspect.getdoc(PUBLIC[name])


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_public_function_has_an_example_and_a_type_for_everything(name):
    assert ">>> " in inspect.getdoc(FUNCTIONS[name])
    assert "return" in FUNCTIONS[name].__annotations__
    assert set(parameters(name)) <= set(FUNCTIONS[name].__annotations__)


@pytest.mark.parametrize("module", MODULES)
def test_every_module_opens_with_its_map(module):
    assert len(inspect.getdoc(importlib.import_module(f"elo.{module}")).splitlines()) >= 3


def test_the_package_tells_type_checkers_that_it_has_types():
    assert (ROOT / "elo" / "py.typed").is_file()
