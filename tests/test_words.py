"""The catalogue: every sentence is used and complete, in English and in any other language."""

import ast
import gettext
import re
import string
import struct
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from datetime import date
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest

import elo
from elo import (
    Event,
    Game,
    RatingInputError,
    average_performance_of_opponents,
    event_change,
    expected_score,
    expected_score_at,
    games_from,
    k_factor,
    period_k,
    rating_change,
    rating_period,
    round_half_away,
    rule_set,
    rules_for,
    words,
)
from elo.catalogue import CATALOGUE, PARTS, tournament
from elo.rounding import average_rating
from elo.words import languages, say, use_language
from tests.tournament.scenes import SCENES as TOURNAMENT_SCENES

PACKAGE = Path(elo.__file__).parent
SOURCES = sorted(set(PACKAGE.rglob("*.py")) - set(PACKAGE.glob("catalogue/*.py")))
PAGE_SCRIPT = PACKAGE / "show" / "page.js"
FIRST_TOPICS = [
    *(PACKAGE / f"{name}.py" for name in ("formula", "k_factor", "rating_change")),
    *(PACKAGE / f"{name}.py" for name in ("errors", "rounding", "tables", "words")),
]
READERS = sorted(
    PACKAGE / "tournament" / f"{name}.py"
    for name in (
        *("codes", "confirm", "fields", "findings", "model", "read", "source", "table"),
        *("trf", "write"),
    )
)
FELL = {"rating": 2250, "games": 90, "birth_year": 2010, "on": date(2026, 5, 1)}

# A call for every sentence of the first three topics and of tournament files.
SCENES: list[Callable[[], object]] = [
    lambda: average_performance_of_opponents([None]),
    lambda: expected_score(1500, 1700),
    lambda: expected_score_at(736),
    lambda: expected_score_at(736).row,
    lambda: rating_change(2400, 2813, 0, k=10),
    lambda: rating_change(2813, 2400, 1, k=10),
    lambda: rating_change(2000, 1500, 1, k=20, rules="standard-2022-01"),
    lambda: (
        event_change(2000, games_from([1500, 2500], [1, 1]), k=20, rules="standard-2022-01")
        .games[1]
        .cap_steps[0]
    ),
    lambda: event_change(2000, games_from([1500, 2500], [1, 1]), k=20, rules="standard-2022-01"),
    lambda: event_change(2000, games_from([1500, 2000], [1, 1]), k=20),
    lambda: event_change(2700, [Game(2200, 1), Game(None, 1)], k=10),
    lambda: event_change(2700, [Game(2100, 1), Game(None, 0)], k=10, rules="rapid-2024-12"),
    lambda: event_change(1500, [Game(1700, 1, played=False)], k=20),
    lambda: rating_period(
        1400,
        [Event(1400, [Game(1400, 0)]), Event(1400, [], date(2026, 5, 1), "Open")],
        k=20,
        other_change=Decimal("0.5"),
    ),
    lambda: rating_period(1800, [Event(1800, [Game(1700, 1)])], k=20),
    lambda: period_k(20, 36),
    lambda: k_factor(rating=2450, games=5),
    lambda: k_factor(**FELL, highest_published=2310),
    lambda: k_factor(**FELL, highest_published=2310, reading="text"),
    lambda: k_factor(**FELL),
    lambda: k_factor(**FELL, highest_published=2400),
    lambda: k_factor(rating=1500, games=5),
    lambda: event_change(
        1500, [Game(None, 1, opponent_standard=1700)], k=20, rules="rapid-2024-12"
    ),
    # Errors.
    lambda: expected_score(1.5, 1700),
    lambda: expected_score(1500, 0),
    lambda: expected_score_at(1.5),
    lambda: elo.curve_score("200"),
    lambda: round_half_away("2.5"),
    lambda: rating_change(1500, 1700, 0.7, k=20),
    lambda: rating_change(1500, None, 1, k=20),
    lambda: period_k(0, 5),
    lambda: period_k(20, -1),
    lambda: average_rating([]),
    lambda: games_from([1700], []),
    lambda: games_from("1700", [1]),
    lambda: games_from([1700], 1),
    lambda: games_from([1700], [7]),
    lambda: Game(1700, 1, played=1),
    lambda: Game(1700, 1, opponent_standard=1650),
    lambda: event_change(1500, [Game(None, 1, opponent_standard=1650)], k=20),
    lambda: Event(1500, None),
    lambda: Event(1500, [5]),
    lambda: rating_period(1500, None, k=20),
    lambda: rating_period(1500, [5], k=20),
    lambda: rating_period(0, [], k=20),
    lambda: rating_period(1500, [], k=20, other_change=0.001),
    lambda: k_factor(rating=1500, games=5, highest_published=1400),
    lambda: k_factor(rating=1500, games=5, birth_year=2010),
    lambda: k_factor(rating=1500, games=5, birth_year=16, on=date(2026, 5, 1)),
    lambda: k_factor(rating=1500, games=5, reading="law"),
    lambda: rules_for("2025"),
    lambda: rules_for(date(2021, 1, 1)),
    lambda: rules_for(rating_list="bullet"),
    lambda: rule_set("bullet-2026"),
    lambda: use_language("xx"),
    *TOURNAMENT_SCENES,
]


def heard(scene: Callable[[], object]) -> str:
    """What a scene says, be it a result or an error."""
    try:
        return str(scene())
    except (RatingInputError, LookupError) as error:
        return str(error)


class Listener(gettext.NullTranslations):
    """A language that repeats the English and remembers what was said."""

    def __init__(self) -> None:
        super().__init__()
        self.said: set[str] = set()

    def gettext(self, message: str) -> str:
        self.said.add(message)
        return message


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    use_language("en")


# Keys and placeholders.


def texts(paths: Iterable[Path] = SOURCES) -> tuple[Counter[str], set[str]]:
    """The texts in the code, and the beginnings of those texts that go on with a value."""
    nodes = [node for path in paths for node in ast.walk(ast.parse(path.read_bytes()))]
    joined = [node.values[0] for node in nodes if isinstance(node, ast.JoinedStr)]
    constants = [node.value for node in nodes if isinstance(node, ast.Constant)]
    beginnings = {part.value for part in joined if isinstance(part, ast.Constant)}
    return Counter(text for text in constants if isinstance(text, str)), beginnings


def keys_in(paths: Iterable[Path]) -> set[str]:
    """The keys that stand there, in full or as beginning and rest, as in f"place.{key}"."""
    count, beginnings = texts(paths)
    beginnings |= {"place.", "choice."}  # these two stand in functions that the others call

    def put_together(key: str) -> bool:
        return any(key.startswith(start) and count[key.removeprefix(start)] for start in beginnings)

    return {key for key in CATALOGUE if count[key] or put_together(key)}


def test_every_key_of_the_catalogue_is_used_somewhere():
    """The titles of questions are put together from two names: tests/drills/test_question.py."""
    in_the_script = set(re.findall(r'"([\w.]+)"', PAGE_SCRIPT.read_text(encoding="utf-8")))
    unused = set(CATALOGUE) - keys_in(SOURCES) - in_the_script
    assert {key for key in unused if not key.startswith("kind.")} == set()


def test_every_key_that_is_used_exists():
    """Whatever looks like a key in the code: a group of the catalogue, a dot, a name."""
    count, beginnings = texts()
    looks_like_a_key = re.compile(rf"({'|'.join({key.split('.')[0] for key in CATALOGUE})})\.\w*")
    for text in filter(looks_like_a_key.fullmatch, count):
        assert text in CATALOGUE or text in beginnings
    for start in filter(looks_like_a_key.fullmatch, beginnings):
        assert any(key.startswith(start) for key in CATALOGUE)


def test_every_sentence_can_be_said_with_everything_it_needs(monkeypatch):
    """A placeholder that nobody fills would raise KeyError here."""
    listener = Listener()
    monkeypatch.setattr(words, "_translation", listener)
    for scene in SCENES:
        assert not re.search(r"[{}]", heard(scene))
    keys = keys_in(FIRST_TOPICS) | keys_in(READERS) & set(tournament.WORDS)
    silent = {key for key in keys if CATALOGUE[key] not in listener.said}
    assert silent == set()


def test_no_key_stands_in_two_parts():
    assert sum(len(part.WORDS) for part in PARTS) == len(CATALOGUE)


def test_no_sentence_stands_twice_for_different_things():
    sentences = list(CATALOGUE.values())
    assert len(sentences) == len(set(sentences))


def test_every_placeholder_has_a_name():
    for key, sentence in CATALOGUE.items():
        for _, name, _, _ in string.Formatter().parse(sentence):
            assert name is None or name.isidentifier(), key


def test_an_unknown_key_is_a_mistake_in_the_code():
    with pytest.raises(KeyError, match="no such key"):
        say("no such key")


def test_the_catalogue_cannot_be_changed():
    with pytest.raises(TypeError):
        CATALOGUE["place.own"] = "mine"


# Numbers.


@pytest.mark.parametrize(
    ("value", "text"),
    [(-200, "−200"), (200, "+200"), (0, "0"), (Decimal("-0.5"), "−0.5"), (Decimal("0.0"), "0.0")],
)
def test_a_difference_has_its_sign_and_a_true_minus_and_zero_has_none(value, text):
    assert say("step.difference", own=1, opponent=2, D=value).endswith(f"= {text}")


@pytest.mark.parametrize(
    ("delta", "text"), [("-0.4", "−0.40"), ("0.4", "+0.40"), ("0", "0.00"), ("-0", "0.00")]
)
def test_hundredths_have_two_digits_where_the_sentence_asks_for_them(delta, text):
    sentence = say("step.delta", score=Decimal(1), PD=Decimal("0.6"), delta=Decimal(delta))
    assert sentence == f"ΔR = 1 − 0.60 = {text}"


def test_no_working_contains_a_hyphen_as_a_minus():
    games = games_from([1700, 1800, 2813], [0, 0.5, 0])
    month = rating_period(1750, [Event(1750, games)], k=20, other_change=Decimal("-1.2"))
    assert not re.search(r"-\d", str(month))
    assert re.search(r"−\d", str(month))


def test_only_numbers_get_the_true_minus():
    game = Game(None, 1, label="round-robin 1-2")
    assert "round-robin 1-2 is left out" in str(event_change(1500, [game], k=20))
    assert say("step.event_dated", label="A-Open", own=1, start=date(2026, 5, 1)) == (
        "A-Open, starting at 1 on 2026-05-01"
    )
    assert say("place.game", n=Fraction(-1, 2)) == "game −1/2"


def test_what_stands_in_a_value_is_not_taken_for_a_placeholder():
    game = Game(None, 1, label="{n} {reason!r} {0}")
    assert str(event_change(1500, [game], k=20)).startswith("{n} {reason!r} {0} is left out: ")


# Other languages.


def write_mo(folder: Path, sentences: dict[str, str]) -> None:
    """Write a gettext catalogue: a header, two tables of lengths and offsets, and the texts."""
    head = {"": "Content-Type: text/plain; charset=UTF-8\n"}
    pairs = sorted({**head, **sentences}.items())
    texts = [text.encode() for column in zip(*pairs, strict=True) for text in column]
    start = 28 + 16 * len(pairs)
    offsets = [start + sum(len(text) + 1 for text in texts[:n]) for n in range(len(texts))]
    table = [number for text, at in zip(texts, offsets, strict=True) for number in (len(text), at)]
    header = [0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, start]
    folder.mkdir(parents=True)
    data = struct.pack(f"<{7 + len(table)}I", *header, *table) + b"\0".join(texts) + b"\0"
    (folder / "elo.mo").write_bytes(data)


@pytest.fixture
def vietnamese(tmp_path, monkeypatch):
    """A catalogue with two sentences; the numbers stand in another order."""
    sentences = {
        CATALOGUE["step.difference"]: "D = {D:signed} ({own} − {opponent})",
        CATALOGUE["place.own"]: "hệ số của bạn",
    }
    write_mo(tmp_path / "vi" / "LC_MESSAGES", sentences)
    monkeypatch.setattr(words, "_LOCALE", tmp_path)


@pytest.mark.usefixtures("vietnamese")
def test_another_language_is_a_catalogue_beside_the_english_one():
    assert languages() == ["en", "vi"]
    result = expected_score(1500, 1700)
    use_language("vi")
    assert str(result).splitlines()[0] == "D = −200 (1500 − 1700)"
    assert heard(lambda: expected_score(0, 1700)).startswith("hệ số của bạn must be ")
    use_language("en")
    assert str(result).splitlines()[0] == "D = 1500 − 1700 = −200"


@pytest.mark.usefixtures("vietnamese")
def test_a_sentence_that_is_not_translated_stays_english():
    use_language("vi")
    assert str(expected_score_at(200)) == "table row 198–206: PD = 0.76 (B.02 8.1.2)"


@pytest.mark.usefixtures("vietnamese")
@pytest.mark.parametrize("language", ["xx", "", "EN", "../vi"])
def test_a_language_without_a_catalogue_is_refused_with_those_that_there_are(language):
    with pytest.raises(LookupError) as error:
        use_language(language)
    assert str(error.value) == f"no words for the language {language!r}; there are en, vi."


def test_english_is_always_there():
    assert languages()[0] == "en"
