"""What is written is read again as the same tournament, in both formats."""

import csv
import io
from dataclasses import replace
from datetime import date
from decimal import Decimal
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elo.tournament import (
    Pairing,
    Tournament,
    TournamentPlayer,
    read_csv,
    read_tournament,
    read_trf,
    us_championship_2025,
    write_csv,
    write_trf,
)
from elo.tournament.fields import TITLES
from tests.tournament.files import sentence

ANSWERS = {"1": "0", "=": "=", "0": "1", "+": "-", "W": "L", "D": "D", "-": "-", "": "", "?": "?"}
BYES = ("F", "H", "U", "Z", "+", "-", "=", "")
LETTERS = st.characters(codec="utf-8", exclude_categories=["C", "Z"]) | st.just(" ")
TEXT = st.text(LETTERS, max_size=33).map(str.strip)
DAY = st.none() | st.dates(date(1970, 1, 1), date(2069, 12, 31))


def bare(tournament):
    """A tournament without what depends on the file that it stood in."""
    players = {rank: replace(p, line=None) for rank, p in tournament.players.items()}
    return replace(tournament, players=players, format="", encoding="", notes=())


def plain_csv(tournament):
    """What a table has no place for left out, too."""
    return replace(bare(tournament), round_dates=())


def plain_trf(tournament):
    players = {rank: replace(p, K=None, games=None) for rank, p in bare(tournament).players.items()}
    return replace(bare(tournament), players=players)


@st.composite
def tournaments(draw):
    """A tournament of up to eight players and five rounds."""
    ranks = draw(st.lists(st.integers(1, 9999), min_size=2, max_size=8, unique=True))
    rows = {rank: [] for rank in sorted(ranks)}
    for n in range(1, draw(st.integers(0, 5)) + 1):
        order = draw(st.permutations(ranks))
        pairs = draw(st.integers(1, len(ranks) // 2))
        for white, black in zip(order[:pairs], order[pairs : 2 * pairs], strict=True):
            code = draw(st.sampled_from(list(ANSWERS)))
            rows[white].append(Pairing(n, black, "w", code))
            rows[black].append(Pairing(n, white, "b", ANSWERS[code]))
        for rank in order[2 * pairs :]:
            rows[rank].append(Pairing(n, None, "-", draw(st.sampled_from(BYES))))
    number = st.none() | st.integers(1, 9999)
    players = {
        rank: TournamentPlayer(
            rank,
            draw(TEXT),
            rating=draw(st.none() | st.integers(100, 9999)),
            pairings=tuple(row),
            sex=draw(st.sampled_from(["", "m", "w"])),
            title=draw(st.sampled_from(sorted(set(TITLES.values())))),
            federation=draw(st.sampled_from(["", "VIE", "USA"])),
            fide_id=draw(st.none() | st.integers(100_000, 99_999_999_999)),
            birth_year=draw(st.none() | st.integers(1900, 2030)),
            points=draw(st.none() | st.integers(0, 199).map(lambda half: Decimal(half) / 2)),
            rank=draw(number),
            K=draw(st.none() | st.integers(1, 100)),
            games=draw(st.none() | st.integers(0, 9999)),
        )
        for rank, row in rows.items()
    }
    rounds = len(next(iter(rows.values())))
    days = draw(st.lists(DAY, max_size=rounds))
    while days and days[-1] is None:
        days.pop()
    return Tournament(
        *(draw(TEXT), draw(DAY), draw(DAY), players),
        *(draw(TEXT), draw(TEXT), draw(TEXT)),
        rounds=rounds + draw(st.integers(0, 3)),
        round_dates=tuple(days),
    )


def unexpected(notes):
    """Notices of a file that was written here, but for those that are true of what was drawn."""
    expected = {"notice.points", "notice.taken_for", "notice.id_twice"}
    return [note for note in notes if note.key not in expected or note.left_out]


@given(tournaments())
def test_a_report_file_is_read_again_as_it_was_written(tournament):
    again = read_tournament(write_trf(tournament).encode())
    assert bare(again) == plain_trf(tournament)
    assert unexpected(again.notes) == []


@given(tournaments(), st.sampled_from(",;\t"))
def test_a_table_is_read_again_as_it_was_written_and_no_cell_is_a_formula(tournament, divider):
    text = write_csv(tournament, divider=divider)
    again = read_tournament(text.encode())
    assert plain_csv(again) == plain_csv(tournament)
    assert unexpected(again.notes) == []
    for row in csv.reader(io.StringIO(text), delimiter=divider):
        assert not any(cell.startswith(("=", "+", "-", "@")) for cell in row)


def test_the_championship_is_written_as_it_stands_in_its_file():
    """Line by line, but for the lines that are blank or of no use for a rating."""
    tournament, _ = us_championship_2025()
    text = (files("elo.tournament") / "data" / "us25_round_robin_official.trf").read_text("utf-8")
    written = write_trf(tournament).splitlines()
    lines = [line.rstrip() for line in text.splitlines()]
    assert [line for line in lines if line.startswith("001")] == written[-12:]
    assert written[:-12] == [lines[n] for n in (0, 2, 3, 4, 5, 6)]


CLUB = Tournament(
    "=HYPERLINK(1)",
    None,
    None,
    {1: TournamentPlayer(1, "@cmd()", pairings=()), 2: TournamentPlayer(2, "'-Ben", pairings=())},
    rounds=1,
)


def test_no_cell_of_a_table_is_a_formula():
    rows = list(csv.reader(io.StringIO(write_csv(CLUB))))
    assert rows[0] == ["tournament", "'=HYPERLINK(1)"]
    assert [row[1] for row in rows[-2:]] == ["'@cmd()", "''-Ben"]
    assert plain_csv(read_csv(write_csv(CLUB))) == plain_csv(CLUB)


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"name": "A" * 34}, "the name 'AAAAAAAAAAAA...AAAAAAAAAAAAA' is longer than the 33"),
        ({"rating": 10_000}, "the own rating '10000' is longer than the 4"),
        ({"points": Decimal("100.5")}, "the sum of points '100.5' is longer than the 4"),
        ({"rank": 10_000}, "the rank '10000' is longer than the 4"),
        ({"fide_id": 10**11}, "the FIDE id '100000000000' is longer than the 11"),
        ({"federation": "VIET"}, "the federation 'VIET' is longer than the 3"),
    ],
)
def test_what_the_columns_do_not_hold_is_refused_and_not_cut(fields, says):
    player = TournamentPlayer(**{"start_rank": 7, "name": "Anna", **fields})
    club = Tournament("Club", None, None, {7: player})
    assert sentence(club, write_trf) == f"player 7: {says} columns of TRF."


def test_a_line_end_in_a_name_ends_no_line():
    player = TournamentPlayer(1, "Anna\r\n001    2")
    club = Tournament("Club\nof two", None, None, {1: player})
    for read, write in ((read_trf, write_trf), (read_csv, write_csv)):
        again = read(write(club))
        assert (again.name, again.players[1].name) == ("Club of two", "Anna 001    2")
        assert len(again.players) == 1


@pytest.mark.parametrize("year", [1950, 1969, 2070, 2100])
def test_days_of_rounds_in_other_centuries_keep_theirs(year):
    club = Tournament(
        *("Club", None, None, {1: TournamentPlayer(1, "Anna")}),
        round_dates=(date(year, 5, 1), None, date(year, 5, 3)),
    )
    assert read_trf(write_trf(club)).round_dates == club.round_dates
