"""The sheet of chapter 7, empty and filled in."""

from elo import Event, Game, rating_period
from elo.show.tables import SHEET, blank_sheet, filled_sheet


def test_an_empty_sheet_has_a_line_for_each_game_and_the_way_to_the_next_list():
    sheet = blank_sheet(7)
    assert sheet.header == ["opponent", "rating", "score", "D", "PD", "ΔR"] == list(SHEET)
    assert sum(row[0][0].isdigit() for row in sheet.rows) == 7
    assert [row[0] for row in sheet.rows[-5:]] == [
        *("together", "× K", "other events", "the month, rounded", "next list"),
    ]


def test_a_filled_sheet_is_what_a_pencil_would_write():
    """1968 - 1540 = 428, counted 400: .92; 1968 - 2010 = -42: .44; 40 x (.08 - .44) = -14.4"""
    games = [
        Game(1540, 1, label="An"),
        Game(None, 1, label="Duc"),
        Game(1874, 1, played=False, label="Feng"),
        Game(2010, 0, label="Emi"),
    ]
    month = rating_period(1979, [Event(1968, games)], k=40, other_change=4.8)
    assert filled_sheet(month).rows == [
        ["own rating", "1968", "", "", "", ""],
        ["An", "1540", "1", "+428 → +400", "0.92", "+0.08"],
        ["Emi", "2010", "0", "−42", "0.44", "−0.44"],
        ["Duc", "—", "—", "—", "—", "—"],
        ["Feng", "1874", "—", "—", "—", "—"],
        ["together", "", "1", "", "1.36", "−0.36"],
        ["× K", "", "", "", "40", "−14.4"],
        ["other events", "", "", "", "", "+4.8"],
        ["the month, rounded", "", "", "", "", "−10"],
        ["next list", "1979", "", "", "", "1969"],
    ]


def test_every_event_of_a_month_begins_with_its_own_rating():
    may, june = Event(1500, [Game(1500, 1)]), Event(1512, [Game(1512, 0.5)])
    rows = filled_sheet(rating_period(1512, [may, june], k=20)).rows
    assert [row[1] for row in rows if row[0] == "own rating"] == ["1500", "1512"]
    assert rows[-5][2:] == ["1.5", "", "1.00", "+0.50"]


def test_a_month_without_events_stays_where_it_is():
    rows = filled_sheet(rating_period(1979, [], k=40)).rows
    assert rows[0] == ["together", "", "0", "", "0.00", "0.00"]
    assert rows[-1][-1] == "1979"
