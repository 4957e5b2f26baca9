"""The figures of chapter 3 show what the library computes."""

from matplotlib.patches import FancyBboxPatch
from matplotlib.text import Annotation

from elo.show import plots
from tests.plots.drawn import lines, reports


def test_a_win_brings_18_4_at_most_and_1_6_at_least_at_k_20():
    """20 x (1 - .08) and 20 x (1 - .92)"""
    _, win, draw, loss, *_ = lines(plots.change_by_difference(k=20))
    assert (-600, 18.4) in win
    assert (600, 1.6) in win
    assert (0, 0.0) in draw
    assert (0, -10.0) in loss


def test_every_player_of_the_event_has_a_line_from_expected_to_scored():
    drawn = lines(plots.expected_and_scored(reports()))
    spans = [line for line in drawn if len(line) == 2]
    assert len(spans) == 12
    assert [(7.17, 11), (8.0, 11)] in spans


# Which games count.

TURNS = ("yes", "no", "yes, or no match", "yes, or no such game")


def rows(picture):
    """The words of the ladder from the top down, each row from left to right."""
    (axes,) = picture.figure.axes
    found = {}
    for text in axes.texts:
        words = " ".join(text.get_text().split())
        if words and words not in TURNS:
            x, y = text.get_position()
            found[x, y] = words
    return found


def test_each_question_stands_with_its_article_and_its_no():
    """0.2, 1.1, 5.1, 8.3.1, 6.2, 9.1 of B.02; 1.1, 7.2.1 and 7.3.1 of rapid and blitz."""
    words = [word for _, word in sorted(rows(plots.does_it_count()).items(), key=place)]
    assert words[:21] == [
        *("Was the event registered with FIDE in time, before it began?", "not rated"),
        "B.02 0.2",
        "Does the time control fit a list: standard, rapid or blitz?",
        *("not rated on any list", "B.02 1.1; R&B 1.1"),
        *("Did both sides make a move?", "not rated", "B.02 5.1"),
        "Has the opponent a rating on that list? (In rapid and blitz a standard one will do.)",
        "nothing for you; for them towards a first rating, but not in a match (B.02 6.1)",
        "B.02 8.3.1; R&B 7.2.1",
        *("Was the match still open?", "not rated", "B.02 6.2"),
        "Rapid or blitz, with a player above 2600: less than 600 points apart?",
        *("not rated", "R&B 7.3.1"),
        "Is the report there in time for one of the three lists after the end?",
        *("the whole event is not rated", "B.02 9.1"),
    ]


def test_below_the_questions_stands_what_a_game_counts_for():
    words = [word for _, word in sorted(rows(plots.does_it_count()).items(), key=place)]
    assert words[21:] == [
        "The game counts",
        *("For which list?", "that of its time control", "B.02 1.1; R&B 1.1"),
        *("From which ratings?", "the list in force when the event began", "FIDE's practice"),
        *("Seen when?", "on the next list that the report reaches", "B.02 7.1, 9.1"),
        *("Live or published?", "published: no live figure is used", "FIDE's practice"),
    ]


def place(item):
    (x, y), _ = item
    return -round(y, 3), x


def test_every_question_leads_to_the_right_and_down():
    """Seven questions: seven times no, seven times yes."""
    (axes,) = plots.does_it_count().figure.axes
    words = [text.get_text() for text in axes.texts]
    assert words.count("no") == 7
    assert sum(word.startswith("yes") for word in words) == 7
    ways = [
        (text.xyann[0], text.xy[0])
        for text in axes.texts
        if isinstance(text, Annotation) and text.arrow_patch is not None
    ]
    assert sum(begin < end for begin, end in ways) == 7
    assert sum(begin == end for begin, end in ways) == 7


def test_the_title_counts_the_questions():
    """So many boxes with an edge as the title says; seven answers and the end are filled."""
    picture = plots.does_it_count()
    assert picture.title == "Seven questions, and one no is enough"
    (axes,) = picture.figure.axes
    boxes = [box for box in axes.patches if isinstance(box, FancyBboxPatch)]
    assert sum(box.get_facecolor()[3] == 0 for box in boxes) == 7
    assert sum(box.get_facecolor()[3] == 1 for box in boxes) == 8


def test_no_words_run_out_of_their_box():
    picture = plots.does_it_count()
    picture.figure.draw_without_rendering()
    (axes,) = picture.figure.axes
    boxes = [box.get_window_extent() for box in axes.patches]
    for text in axes.texts:
        if not isinstance(text, Annotation) and text.get_ha() == "center":
            words = text.get_window_extent()
            inside = [box for box in boxes if box.y0 <= words.y0 and words.y1 <= box.y1]
            assert text.get_text() == "no" or any(
                box.x0 < words.x0 and words.x1 < box.x1 for box in inside
            )
