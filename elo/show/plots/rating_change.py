"""The figures of chapter 3: the change of a game, which games count, and a real event."""

from collections.abc import Mapping
from typing import NamedTuple

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.patches import FancyBboxPatch

from elo.rating_change import EventChange, rating_change
from elo.rules import rules_for
from elo.show.plots.formula import DIFFERENCE
from elo.show.plots.picture import (
    CURVE,
    ON,
    QUIET,
    STYLE,
    TABLE,
    THIRD,
    Picture,
    end_label,
    new_figure,
)


class Gate(NamedTuple):
    """A question that a game must pass: its article, what a no means, how a yes is put."""

    question: str
    article: str
    no: str
    yes: str = "yes"


GATES = (
    Gate("Was the event registered with FIDE\nin time, before it began?", "B.02 0.2", "not rated"),
    Gate(
        "Does the time control fit a list:\nstandard, rapid or blitz?",
        "B.02 1.1; R&B 1.1",
        "not rated\non any list",
    ),
    Gate("Did both sides make a move?", "{unplayed}", "not rated"),
    Gate(
        "Has the opponent a rating on that list?\n(In rapid and blitz a standard one will do.)",
        "{unrated_opponent}; {standard_used}",
        "nothing for you;\nfor them towards\na first rating, but not\nin a match (B.02 6.1)",
    ),
    Gate("Was the match still open?", "B.02 6.2", "not rated", "yes, or no match"),
    Gate(
        "Rapid or blitz, with a player above {far_above}:\nless than {too_far_apart} points apart?",
        "{too_far_apart_article}",
        "not rated",
        "yes, or no such game",
    ),
    Gate(
        "Is the report there in time for one of\nthe three lists after the end?",
        "B.02 9.1",
        "the whole event\nis not rated",
    ),
)
"""The questions, in the order in which they come up: before the event, at the board, after it."""

COUNTED = {
    "For which list?": ("that of its time control", "B.02 1.1; R&B 1.1"),
    "From which ratings?": ("the list in force when the event began", "FIDE's practice"),
    "Seen when?": ("on the next list that the report reaches", "B.02 7.1, 9.1"),
    "Live or published?": ("published: no live figure is used", "FIDE's practice"),
}
"""What a game that counts is counted for."""

QUESTION, NO, FOOT = (0.0, 3.7), (4.75, 7.0), 1.9
"""From where to where a question and a no reach, and how high the foot is (inches)."""
HIGH, STEP = 0.74, 1.1
"""How high a question is, and how far the next one is below it (inches)."""
ARROW = {"arrowstyle": "-|>", "color": QUIET, "shrinkA": 0, "shrinkB": 0}


@mpl.rc_context(STYLE)
def does_it_count() -> Picture:
    """Draw the questions that a game must pass to be rated, each with its article."""
    numbers = _rule_numbers()
    title = "Seven questions, and one no is enough"
    rows = len(GATES) + 1
    figure, axes = new_figure(title, "", "", height=STEP * rows + FOOT - 0.2)
    for row, gate in enumerate(GATES):
        _gate(axes, -STEP * row, Gate(*(part.format(**numbers) for part in gate)))
    bottom = -STEP * len(GATES)
    _answer(axes, QUESTION, bottom, HIGH, "The game counts", TABLE)
    for line, (question, (answer, article)) in enumerate(COUNTED.items()):
        y = bottom - 0.7 - 0.34 * line
        axes.text(QUESTION[0], y, question, va="center", weight="bold")
        axes.text(1.85, y, answer, va="center")
        axes.text(NO[1], y, article, va="center", ha="right", color=QUIET, size=9)
    axes.set(xlim=(-0.05, NO[1] + 0.05), ylim=(bottom - FOOT, HIGH / 2 + 0.05))
    axes.set(xticks=[], yticks=[])
    axes.grid(visible=False)
    axes.spines[:].set_visible(False)
    return Picture(figure, title)


def _rule_numbers() -> dict[str, object]:
    """Return the articles and limits of the rules in force, by the names in `GATES`."""
    standard, rapid = rules_for(), rules_for(rating_list="rapid")
    return {
        **standard.articles,
        "standard_used": _short(rapid.articles["standard_used"]),
        "too_far_apart_article": _short(rapid.articles["too_far_apart"]),
        "too_far_apart": rapid.too_far_apart,
        "far_above": rapid.far_above,
    }


def _short(article: str) -> str:
    return article.removeprefix("B.02 ")


def _middle(reach: tuple[float, float]) -> float:
    return sum(reach) / 2


def _answer(
    axes: Axes, reach: tuple[float, float], y: float, high: float, words: str, colour: str
) -> None:
    """Write an answer into a filled box."""
    _box(axes, reach, y, high, fill=colour)
    axes.text(_middle(reach), y, words, ha="center", va="center", color=ON, weight="bold")


def _gate(axes: Axes, y: float, gate: Gate) -> None:
    """Write a question into its box, with the two ways out: no to the right, yes down."""
    x = _middle(QUESTION)
    _box(axes, QUESTION, y, HIGH)
    axes.text(x, y + 0.1, gate.question, ha="center", va="center")
    axes.text(x, y - HIGH / 2 + 0.06, gate.article, ha="center", va="bottom", color=QUIET, size=9)
    axes.annotate("", (NO[0], y), (QUESTION[1], y), arrowprops=ARROW)
    axes.text((QUESTION[1] + NO[0]) / 2, y + 0.05, "no", ha="center", va="bottom", color=QUIET)
    _answer(axes, NO, y, 0.2 + 0.17 * len(gate.no.splitlines()), gate.no, CURVE)
    axes.annotate("", (x, y - STEP + HIGH / 2), (x, y - HIGH / 2), arrowprops=ARROW)
    axes.text(x + 0.1, y - STEP / 2, gate.yes, va="center", color=QUIET)


def _box(
    axes: Axes, reach: tuple[float, float], y: float, high: float, *, fill: str = "none"
) -> None:
    """Draw a box from here to there; one that is not filled has an edge."""
    box = FancyBboxPatch(
        (reach[0], y - high / 2),
        reach[1] - reach[0],
        high,
        boxstyle="round,pad=0,rounding_size=0.1",
        facecolor=fill,
        edgecolor=QUIET if fill == "none" else "none",
    )
    axes.add_patch(box)


@mpl.rc_context(STYLE)
def change_by_difference(k: int = 20, own: int = 2000, reach: int = 600) -> Picture:
    """Draw what a win, a draw and a loss change, over the rating difference."""
    D = np.arange(-reach, reach + 1)
    changes = {
        name: [float(rating_change(own, own - int(d), score, k=k).change_exact) for d in D]
        for name, score in (("win", 1.0), ("draw", 0.5), ("loss", 0.0))
    }
    most, least = max(changes["win"]), min(changes["win"])
    title = f"At K {k} a win brings {least:g} to {most:g} points: the difference decides"
    figure, axes = new_figure(title, DIFFERENCE, "change of the rating (points)")
    axes.axhline(0, color=QUIET, linewidth=1)
    for (name, values), colour in zip(changes.items(), (TABLE, THIRD, CURVE), strict=True):
        axes.step(D, values, where="mid", color=colour)
        end_label(axes, reach, values[-1], name, colour)
    for side in (-400, 400):
        axes.axvline(side, color=QUIET, linewidth=1, linestyle=":")
    axes.set(xlim=(-reach, reach), ylim=(-k, k))
    return Picture(figure, title)


@mpl.rc_context(STYLE)
def expected_and_scored(changes: Mapping[int, EventChange]) -> Picture:
    """Draw, for every player of an event, the points expected and the points scored."""
    above = sum(change.delta > 0 for change in changes.values())
    title = f"{above} of {len(changes)} players scored more than the table expected"
    figure, axes = new_figure(title, "points", "", height=0.42 * len(changes) + 1.4)
    for row, change in enumerate(reversed(list(changes.values()))):
        We, W = float(change.We), float(change.W)
        colour = TABLE if change.delta > 0 else CURVE
        axes.plot([We, W], [row, row], color=colour, linewidth=3, solid_capstyle="butt")
        axes.plot([We], [row], "|", color=QUIET, markersize=13, markeredgewidth=2.4)
        axes.plot([W], [row], "o", color=colour, markersize=8)
        sign = "+" if change.change_exact > 0 else "−"
        axes.annotate(
            f"{sign}{abs(change.change_exact)}",
            (max(We, W), row),
            xytext=(11, 0),
            textcoords="offset points",
            va="center",
            weight="bold",
            color=colour,
        )
    names = [f"No. {rank} ({change.own})" for rank, change in changes.items()]
    axes.set(yticks=range(len(changes)), yticklabels=names[::-1])
    axes.set_xlabel("points: expected ( | ) and scored ( ● ); the number is K × (W − We)")
    axes.grid(visible=False, axis="y")
    axes.margins(x=0.12)
    return Picture(figure, title)
