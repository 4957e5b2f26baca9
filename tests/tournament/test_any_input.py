"""Whatever comes in: a tournament, or one error that is ours. Never anything else.

`tests/tournament/fuzz.py` looks further, for as long as it is told to; what it finds stands here.
"""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from elo.tournament import write_csv, write_trf
from tests.tournament import fuzz
from tests.tournament.files import trf
from tests.tournament.holds import holds
from tests.tournament.test_table import CLUB
from tests.tournament.test_write import tournaments

SEEDS = [trf("Anna 1800 2w1 3b=", "Ben 1700 1b0 0-U", "Cleo 1600 0-H 1w="), CLUB]
PIECES = [
    "\n",
    "\r",
    "\0",
    "\t",
    ";",
    ",",
    '"',
    "'",
    "|",
    "001 ",
    "042 ",
    "132 ",
    "=",
    "½",
    "\ufeff",
]
PIECES += ["é", "\x1b", "\u2028", "\x85", "٣", "9" * 5000, "2w1", "0000", "\ud800"]

edits = st.lists(
    st.tuples(
        st.integers(0, 2_000),
        st.integers(0, 40),
        st.sampled_from(PIECES) | st.text(max_size=12),
    ),
    max_size=4,
)


def edited(text, changes):
    """The text with some places cut out, and others put in."""
    for place, length, piece in changes:
        at = place % (len(text) + 1)
        text = text[:at] + piece + text[at + length :]
    return text


@given(st.sampled_from(SEEDS), edits)
@example(SEEDS[0], [])
@example(SEEDS[1], [])
def test_a_text_with_anything_in_it(text, changes):
    holds(edited(text, changes) + "\n")


@given(tournaments(), edits)
def test_a_file_that_was_written_and_broken(tournament, changes):
    holds(edited(write_trf(tournament), changes))
    holds(edited(write_csv(tournament), changes))


@given(st.binary(max_size=300))
def test_bytes(data):
    holds(data)


@given(st.sampled_from(SEEDS), st.binary(max_size=40), st.integers(0, 500))
def test_bytes_within_a_file(text, piece, place):
    data = text.encode()
    holds(data[:place] + piece + data[place:])


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "cp037", "utf-7", "shift_jis"])
@pytest.mark.parametrize("text", SEEDS)
def test_letters_in_other_encodings(text, encoding):
    holds(text.encode(encoding, errors="replace"))


def test_the_fuzzer_counts_what_holds():
    assert fuzz.at_random(minutes=0.002, seed=1) > 0


def test_the_fuzzer_keeps_what_does_not_hold(tmp_path, monkeypatch, capsys):
    def fragile(data):
        assert len(data) < 1_000

    monkeypatch.chdir(tmp_path)
    with pytest.raises(AssertionError):
        fuzz.at_random(minutes=1, seed=1, check=fragile)
    (find,) = tmp_path.iterdir()
    assert len(find.read_bytes()) >= 1_000
    assert find.name in capsys.readouterr().err
