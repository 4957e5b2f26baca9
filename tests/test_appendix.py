"""The appendices: made from the data of the library, and saying no number that is not tested."""

import csv
import doctest
import importlib
import inspect
import json
import re
from dataclasses import fields, replace
from datetime import date
from decimal import Decimal

import pytest
import yaml

import elo
import elo.tournament
from elo.choices import CHOICES
from elo.performance import LINEAR_STEP, NORMS
from elo.rules import RULE_SETS, FirstRatingRule, KRules, rules_for
from elo.show.appendix import dates, expected_scores, rule_sets
from elo.show.history import CUT, LEAST, ONCE, REPORTED, K, history
from elo.topics import TOPICS
from tests.claims import teachers
from tests.notebooks import ROOT
from tests.test_book import NO_CLAIM, folded, numbers

FOLDER = ROOT / "book" / "appendix"
DATA = ROOT / "tests" / "data"
NOTEBOOKS = sorted(path.stem for path in FOLDER.glob("*.ipynb"))
PAGES = sorted(path.stem for path in FOLDER.iterdir() if path.suffix in (".ipynb", ".md"))


def cells(name):
    return json.loads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))["cells"]


def page(name):
    """The words of a page, as they are written."""
    path = FOLDER / f"{name}.md"
    if path.exists():
        return path.read_text(encoding="utf-8")
    return "\n\n".join("".join(c["source"]) for c in cells(name) if c["cell_type"] == "markdown")


def outputs(name, kind):
    """What the cells of a notebook show, as Markdown or as printed text."""
    found = []
    for output in (o for cell in cells(name) for o in cell.get("outputs", [])):
        text = output.get("text") if kind == "text" else output.get("data", {}).get(kind)
        if text is not None:
            found.append("".join(text))
    return found


def rows_of(markdown):
    """The rows of a Markdown table below its header."""
    lines = [line.strip("| ").split(" | ") for line in markdown.splitlines()]
    return [[cell.strip() for cell in line] for line in lines[2:]]


def table(name):
    with (DATA / f"{name}.tsv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t"))


BY_DIFFERENCE = [
    (int(row["d_min"]), int(row["d_max"] or 10_000), row["PD_high"], row["PD_low"])
    for row in table("table_8_1_2")
]
BY_SCORE = {row["p"]: int(row["dp"]) for row in table("table_8_1_1")}


def published(D):
    """Both players' PD for a difference, as the published table has them."""
    return next((high, low) for least, most, high, low in BY_DIFFERENCE if least <= D <= most)


# Tables.


def test_there_is_an_expected_score_for_every_difference_up_to_400():
    found = {
        int(tens) + units: score
        for tens, *scores in rows_of(expected_scores()._repr_markdown_())
        for units, score in enumerate(scores)
        if score
    }
    assert found == {D: published(D)[0].removeprefix("0") for D in range(401)}


def test_the_page_has_both_tables_in_full():
    tables = outputs("tables", "text/markdown")
    by_difference = [row for text in tables if "PD of the higher" in text for row in rows_of(text)]
    expected = [
        (f"{least}–{most}" if most < 10_000 else f"over {least - 1}", high, low)
        for least, most, high, low in BY_DIFFERENCE
    ]
    assert [tuple(row) for row in by_difference] == expected

    found = {}
    for row in (row for text in tables if "p of the opponent" in text for row in rows_of(text)):
        for p, dp in (row[:2], row[2:]):
            found[p] = int(dp.replace("−", "-"))
    assert found == BY_SCORE
    assert rows_of(tables[0]) == rows_of(expected_scores()._repr_markdown_())


def test_what_can_be_copied_says_the_same():
    scores, ranges, differences = (
        [line.split("\t") for line in text.splitlines()[1:]] for text in outputs("tables", "text")
    )
    assert scores == [[str(D), *published(D)] for D in range(401)]
    assert [row[1:] for row in ranges] == [[high, low] for _, _, high, low in BY_DIFFERENCE]
    assert {p: int(dp) for p, dp in differences} == BY_SCORE


# The rules by date.

OTHER = {
    "name": "another",
    "start": date(2030, 1, 1),
    "published_from": 1,
    "cap": 1,
    "capped_games": 7,
    "uncapped_from": 1,
    "too_far_apart": 1,
    "standard_counts": True,
    "first": {"invented": (1,), "per_half_point": 1, "maximum": 1, "games": 1, "months": 1},
    "k": {field.name: 1 for field in fields(KRules)},
}


def shown(rules):
    return rule_sets([rules])._repr_markdown_()


@pytest.mark.parametrize("name", OTHER)
def test_every_field_of_a_rule_set_is_in_its_table(name):
    rules = rules_for()
    if not isinstance(OTHER[name], dict):
        assert shown(replace(rules, **{name: OTHER[name]})) != shown(rules)
        return
    part = getattr(rules, name)
    for field, value in OTHER[name].items():
        assert shown(replace(rules, **{name: replace(part, **{field: value})})) != shown(rules)


def test_these_are_all_the_fields():
    names = {field.name for field in fields(rules_for())}
    assert names - set(OTHER) == {"rating_list", "far_above"}, "far_above: the next test"
    assert set(OTHER["first"]) == {field.name for field in fields(FirstRatingRule)}


def test_a_game_too_far_apart_is_told_with_both_limits():
    assert "600 apart or more, with one player above 2600" in shown(rules_for(rating_list="rapid"))


def test_the_page_shows_every_set_and_blitz_is_as_rapid():
    text = "\n".join(outputs("rules_by_date", "text/markdown"))
    names = {rules.name for rules in RULE_SETS if rules.rating_list != "blitz"}
    assert names == {name for name in names if name in text}
    by_list = {
        rating_list: [
            replace(rules, name="", rating_list="")
            for rules in RULE_SETS
            if rules.rating_list == rating_list
        ]
        for rating_list in ("rapid", "blitz")
    }
    assert by_list["rapid"] == by_list["blitz"]


def test_each_lane_has_its_days():
    lanes = {
        lane: [(entry.when, entry.words.replace("\n", " ")) for entry in entries]
        for lane, entries in history().items()
    }
    assert lanes[CUT] == [
        ("before", "350"),
        ("2009-07-01", "400, every game"),
        ("2022-01-01", "400, one game an event"),
        ("2024-03-01", "400, every game"),
        ("2025-10-01", "400, only below 2650"),
    ]
    assert lanes[K] == [
        ("before", "30, 15 or 10"),
        ("2014-07-01", "40, 20 or 10"),
        ("2022-01-01", "40, 20 or 10"),
    ]
    assert lanes[LEAST] == [("2022-01-01", "1000"), ("2024-03-01", "1400")]
    assert [when for when, _ in lanes[ONCE]] == ["1960", "1970", "2024-03-01"]


def test_what_the_rule_sets_say_is_never_called_secondary_and_the_rest_names_its_source():
    first = min(rules.start for rules in RULE_SETS)
    for entry in (entry for lane in history().values() for entry in lane):
        assert entry.secondary == ("secondary" in entry.source)
        assert entry.source
        if entry not in REPORTED:
            assert not entry.secondary
            assert entry.start >= first


def test_secondary_sources_are_bold_among_the_others_and_alone_in_their_own_table():
    bold = [row[:2] for row in dates().rows if row[2].startswith("**")]
    assert bold == [row[:2] for row in dates(secondary=True).rows]
    assert len(bold) == sum(entry.secondary for entry in REPORTED)


# What is not verified.


def test_every_choice_stands_on_the_page_once():
    tables = outputs("not_verified", "text/markdown")
    told = [question for text in tables for _, question, *_ in rows_of(text)]
    for choice in CHOICES.values():
        assert told.count(choice.question.replace("|", r"\|")) == 1
    assert f"{len(CHOICES)} choices" in outputs("not_verified", "text")[0]


# The glossary.

TERMS = dict(
    re.findall(
        r"^(\S[^\n]*)\n((?:  [^\n]*\n|\n)+)",
        page("glossary").partition(":sorted:\n\n")[2].partition("```")[0],
        re.M,
    )
)
SYMBOLS = {
    *("D", "PD", "p", "dp", "K", "ΔR", "R", "W", "We"),
    *("Ru", "Rp", "Ra", "Rc", "ARO", "APRO", "APPO", "TPR", "PTP"),
}


def test_the_glossary_has_its_terms_in_three_languages():
    assert len(TERMS) >= 30
    for text in TERMS.values():
        vietnamese = re.findall(r'Vietnamese: <span lang="vi">([^<]+)</span>', text)
        chinese = re.findall(r'Chinese: <span lang="zh-Hant">([^<]+)</span>', text)
        assert len(vietnamese) == len(chinese) == 1


def test_words_of_other_languages_stand_inside_their_marks_alone():
    rest = re.sub(r"<span lang=[^>]*>[^<]*</span>", "", page("glossary"))
    assert not re.search(r"[ăâđêôơưẠ-ỹ\u3400-\u9fff]", rest, re.I)


def test_every_symbol_of_the_book_is_in_the_glossary():
    symbols = {
        symbol
        for text in TERMS.values()
        for line in re.findall(r"Symbol: ([^·]+)", text)
        for symbol in line.strip().split(", ")
    }
    assert symbols >= SYMBOLS


def known(name):
    """Whether the library has a name, or a class with that field."""
    owner, _, field = name.partition(".")
    modules = ["elo", "elo.rules", "elo.tournament", *(f"elo.{topic.name}" for topic in TOPICS)]
    for module in modules:
        found = getattr(importlib.import_module(module), owner, None)
        if found is not None and (not field or field in {f.name for f in fields(found)}):
            return True
    return False


@pytest.mark.parametrize("term", TERMS)
def test_the_library_has_every_name_of_the_glossary(term):
    (line,) = re.findall(r"Code: ([^·]+)", TERMS[term])
    names = re.findall(r"`([^`]+)`", line)
    assert names
    assert [name for name in names if not known(name)] == []


# The library.

TARGETS = re.findall(r"^\.\. auto\w+:: (\w+)$", page("library"), re.M)
SECTIONS = {
    heading: re.findall(r"^\.\. auto\w+:: (\w+)$", text, re.M)
    for heading, text in re.findall(r"^## ([^\n]+)\n(.*?)(?=^## |\Z)", page("library"), re.M | re.S)
}
OF_TOPIC = {
    "The formula": {"elo.formula"},
    "The K factor": {"elo.k_factor"},
    "Rating changes": {"elo.rating_change", "elo.values", "elo.rounding"},
    "Performances": {"elo.performance"},
    "First ratings": {"elo.initial_rating"},
    "Misconceptions": {"elo.misconceptions"},
    "Rules and errors": {"elo.rules", "elo.errors"},
}


def test_the_page_of_the_library_has_every_public_name_once():
    assert sorted(TARGETS) == sorted(elo.__all__)


@pytest.mark.parametrize("heading", OF_TOPIC)
def test_every_name_stands_under_its_topic(heading):
    modules = {
        value.__module__
        for value in (getattr(elo, name) for name in SECTIONS[heading])
        if callable(value)
    }
    assert modules == OF_TOPIC[heading]


def test_every_name_has_an_example():
    for name in TARGETS:
        told = inspect.getdoc(getattr(elo, name)) if callable(getattr(elo, name)) else ""
        assert ">>> " in told or f">>> {name}[" in page("library")


def test_the_readers_and_writers_of_tournaments_stand_there_with_an_example():
    names = re.findall(r"^\.\. auto\w+:: elo\.tournament\.(\w+)$", page("library"), re.M)
    modules = {f"elo.tournament.{name}" for name in ("read", "trf", "table", "write")}
    public = {name: getattr(elo.tournament, name) for name in elo.tournament.__all__}
    wanted = {n for n, value in public.items() if getattr(value, "__module__", "") in modules}
    assert set(names) >= wanted
    assert len(wanted) == 5
    for name in names:
        value = getattr(elo.tournament, name)
        assert not inspect.isfunction(value) or ">>> " in inspect.getdoc(value)


def test_the_table_on_the_page_is_one_that_can_be_read():
    tournament = elo.tournament.read_tournament(TABLE)
    assert (tournament.format, tournament.notes) == ("CSV", ())
    assert [len(event.games) for event in tournament.events().values()] == [3, 3]


def test_the_examples_on_the_page_itself_run():
    result = doctest.testfile(str(FOLDER / "library.md"), module_relative=False)
    assert (result.failed, result.attempted > 0) == (0, True)


def test_the_modules_beside_it_are_there():
    for name in re.findall(r"`(elo\.\w+)`", page("library")):
        assert importlib.import_module(name)


# About.


def test_the_page_about_the_book_says_what_the_files_say():
    cff = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    text = folded(page("about"))
    (author,) = (one["name"] for one in cff["authors"])
    version = str(cff["version"])
    assert f'version = "{version}"' in project
    assert text.count(version) == 3
    assert f"> {author}: *{cff['title']}*. Version {version}." in text
    assert f"author = {{{{{author}}}}}, title = {{{{{cff['title']}}}}}," in text
    license = folded((ROOT / "LICENSE").read_text(encoding="utf-8"))
    for words in ("MIT License", "Creative Commons Attribution 4.0 International", f'"{author}"'):
        assert words in text
        assert words in license
    for name in re.findall(r"`([A-Z]+(?:\.\w+)?)`", page("about")):
        assert (ROOT / name).is_file()


# Numbers in the prose.

(TABLE,) = re.findall(r"^```text\n(.*?)^```$", page("library"), re.M | re.S)
RULES, RAPID = rules_for(), rules_for(rating_list="rapid")
MISSING = "0.40"  # of what was missing to 2000, in FIDE's proposal
assert elo.compressed(1000).after == 1000 + Decimal(MISSING) * (2000 - 1000)

CLAIMS = {
    "tables": [
        f"Example: 217 points. Row 210, column 7: {published(217)[0]}. The lower rated player "
        f"expects the rest, {published(217)[1]}.",
        f"Beyond {RULES.cap} points most players count with {RULES.cap}, so with "
        f"{published(400)[0]} and {published(400)[1]}",
        f"Whoever is rated {RULES.uncapped_from} or more reads the real difference",
        f"## Expected score for every difference up to {RULES.cap}",
        f"At 1.00 and 0.00 the difference has no end; {BY_SCORE['1.00']} is a convention",
    ],
    "rules_by_date": [
        "Standard chess in May 2023: a difference over "
        f"{rules_for(date(2023, 5, 1)).cap} counted as 400 in one game of an event, K was 40, 20 "
        f"or 10, and ratings were published from {rules_for(date(2023, 5, 1)).published_from} on.",
        "a 2813 beats a 2400 at K 10.",
        "**1960 and 1970.** FIDE itself says that it adopted Elo's system in 1970",
        "A newspaper of April 1971 says that the congress had adopted it with effect from 1 July",
        "most pages say 1960; a chronology says 1961",
        "**350 and 400.** The change of 1 July 2009",
        "It lets the 350 begin on 1 April 2006",
        "Until June 2014 it was 30, 15 or 10, says the same website",
        "FIDE's handbook of 2003, in a copy, speaks of 10, 15 and 25",
        "when 25 became 30 we have not found",
        "Rapid and blitz began with 20 for everybody",
        f"raised by {MISSING} of what was missing to 2000",
        f"a 1600 who gets {elo.compressed(1600).after - 1600} points",
        "Ratings below 2000 were",
    ],
    "not_verified": [
        # Counted by others: B.02's transcribers, from FIDE's published calculations and lists.
        "In 14 months of real players it makes a difference",
        "13 follow the month, as article 8.3.4 has it, and 1 the events. 2 more are a point off",
        "In 7 of 63 months the rating from which FIDE counted",
        "131 players kept 40 on the list of January 2026, when 5,848 like them went to 20.",
        f"a published month with K {RULES.k.K_newcomer}",
        f"the count to {RULES.k.newcomer_games}, when somebody falls below {RULES.published_from}",
        "C.07 articles 10.2 and 10.3",
        "(article 1.1)",
    ],
    "glossary": [
        f"a difference of more than {RULES.cap} points counts as {RULES.cap}; whoever is rated "
        f"{RULES.uncapped_from} or more",
        f"is more than {RULES.k.most_points}, K is lowered",
        f"lifted by {MISSING} of what was missing to 2000",
        "standard ratings below 2000",
        f"rated {RULES.first.invented[0]} who are added to every first rating",
        f"Until the end of the year of the {RULES.k.junior_age}th birthday. A junior never "
        f"published at {RULES.k.junior_below} or more has K {RULES.k.K_junior}",
        f"as long as the rating remains under {RULES.k.junior_below}",
        f"more than expected is worth: {RULES.k.K_newcomer}, {RULES.k.K_other} or {RULES.k.K_top}",
        f"the opponent's rating plus {LINEAR_STEP}, each loss as the rating minus {LINEAR_STEP}",
        f"events with at least {RULES.k.newcomer_games} games are completed",
        f"of {NORMS['GM'].Rp}, {NORMS['IM'].Rp}, {NORMS['WGM'].Rp} or {NORMS['WIM'].Rp} for GM, "
        "IM, WGM and WIM",
        f"Below {RULES.published_from} a rating is not published; it is not lifted to "
        f"{RULES.published_from} either",
        f"from −{BY_SCORE['1.00']} to {BY_SCORE['1.00']}",
        f"so −2.5 becomes −{-elo.round_half_away(-2.5)}",
        "1 for a win, one half for a draw, 0 for a loss",
    ],
    "library": [
        "`k=20`",
        TABLE,  # read by the library itself, above
        "`12w1`, `5b=`, `7b+` for a win by forfeit",
    ],
    "about": [],
    "teachers": teachers.CLAIMS,
}
NAMES = [
    re.compile(r"<span lang=[^>]*>[^<]*</span>"),
    re.compile(r"^(?:400|700) rule$", re.M),
    re.compile(r"\b(?:the|without the) (?:400|700) rule\b|\{term\}`[^`]*`"),
    re.compile(r"\btables? (?:8|7)\.1\.\d\b", re.I),
    re.compile(r"C\.07"),
    re.compile(r"CC BY 4\.0|Attribution 4\.0|licenses/by/4\.0|\bTRF[12]6\b"),
    re.compile(r"\b0\.1\.0\b"),
    re.compile(r"\b\d{1,2} (?:April|July) (?:\d{4})?"),
]


def test_every_page_has_its_claims():
    assert set(CLAIMS) == set(PAGES)


@pytest.mark.parametrize("name", PAGES)
def test_every_claim_stands_on_its_page(name):
    text = folded(page(name))
    assert [claim for claim in CLAIMS[name] if folded(claim) not in text] == []


@pytest.mark.parametrize("name", PAGES)
def test_every_number_on_a_page_is_claimed_or_a_name(name):
    text = page(name)
    for pattern in NAMES[:2]:
        text = pattern.sub(" ", text)
    text = folded(text)
    for claim in sorted(CLAIMS[name], key=len, reverse=True):
        text = text.replace(folded(claim), " ")
    for pattern in [*NAMES, *(teachers.NO_CLAIM if name == "teachers" else ()), *NO_CLAIM]:
        text = pattern.sub(" ", text)
    assert numbers(text) == set()


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_figures_of_the_appendices_say_what_they_show(name):
    for cell in cells(name):
        if any("image/svg+xml" in output.get("data", {}) for output in cell.get("outputs", [])):
            told = cell["metadata"]["mystnb"]
            assert len(told["image"]["alt"].split()) >= 15
            assert len(told["figure"]["caption"].split()) >= 8
