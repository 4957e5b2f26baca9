"""The figures of chapter 2: which K, over a career and in a busy month."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from itertools import groupby, pairwise
from types import MappingProxyType

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.patches import FancyBboxPatch, Polygon

from elo.k_factor import READINGS, KFactor, k_factor, period_k
from elo.rules import KRules, rules_for
from elo.show.plots.picture import (
    CURVE,
    INK,
    LINES,
    ON,
    QUIET,
    STYLE,
    TABLE,
    THIRD,
    Picture,
    end_label,
    new_figure,
)

COLOURS: Mapping[int, str] = MappingProxyType({40: TABLE, 20: CURVE, 10: THIRD})
"""A colour for each K; its number always stands beside it."""
DASHES: Mapping[int, object] = MappingProxyType({40: LINES[0][1], 20: LINES[1][1], 10: LINES[2][1]})
"""A dash for each K, the same as in the figure of the settling."""

MARKED = ((40, 20), (20, 39))
"""Two busy months of the chapter: K on the list, games."""

QUESTIONS: Mapping[str, str] = MappingProxyType(
    {
        "reached_top": "Ever published at {top} or more?",
        "junior_practice": (
            "Year of the {junior_age}th birthday not over,\n"
            "and never published at {junior_below} or more?"
        ),
        "junior_text": (
            "Year of the {junior_age}th birthday not over,\nand now rated below {junior_below}?"
        ),
        "newcomer": "Fewer than {newcomer_games} games\nin completed events?",
        "other": "Everybody else",
    }
)
"""The lines of `elo.k_factor` as questions."""
ARROW = {"arrowstyle": "-|>", "color": QUIET, "shrinkA": 0, "shrinkB": 0}
LIMIT = "Games of the month × K\nmore than {most_points}?"
LOWERED = "K = {most_points} ÷ games,\nrounded down"
FAR, SIDE, HALF = 6.4, 3.3, 0.62
"""Where the answers stand; half of the width and of the height of a question."""


@mpl.rc_context(STYLE)
def k_decision(reading: str = "practice") -> Picture:
    """Draw the questions that lead to K, in the order that FIDE's lists show, and the 700 rule."""
    rules, lines = rules_for().k, READINGS[reading]
    title = "Three questions give K; a fourth may lower it for a month"
    figure, axes = new_figure(title, "", "", height=5.3)
    for row, line in enumerate(lines):
        _question(axes, -2 * row, _words(QUESTIONS[line.name], rules))
        _answer(axes, -2 * row, f"K {line.K(rules)}", COLOURS[line.K(rules)])
        if line is not lines[-1]:
            _ways(axes, -2 * row)
    bottom = -2 * len(lines) - 0.5
    axes.axhline(bottom + 1.25, color=QUIET, linewidth=1, linestyle=":")
    _question(axes, bottom, _words(LIMIT, rules))
    _answer(axes, bottom, _words(LOWERED, rules), INK)
    _yes(axes, bottom)
    axes.set(xlim=(-SIDE - 0.2, FAR + 1.7), ylim=(bottom - 0.9, 0.9), xticks=[], yticks=[])
    axes.grid(visible=False)
    axes.spines[:].set_visible(False)
    return Picture(figure, title)


def _words(text: str, rules: KRules) -> str:
    """Return words with the numbers of the rule in them."""
    names = ("top", "junior_age", "junior_below", "newcomer_games", "most_points")
    return text.format(**{name: getattr(rules, name) for name in names})


def _question(axes: Axes, y: float, words: str) -> None:
    """Write a question into its box, and draw the way to its answer."""
    box = FancyBboxPatch(
        (-SIDE, y - HALF),
        2 * SIDE,
        2 * HALF,
        boxstyle="round,pad=0,rounding_size=0.2",
        facecolor="none",
        edgecolor=QUIET,
    )
    axes.add_patch(box)
    axes.text(0, y, words, ha="center", va="center")
    axes.annotate("", (FAR - 1.5, y), (SIDE, y), arrowprops=ARROW)


def _yes(axes: Axes, y: float) -> None:
    axes.text((SIDE + FAR - 1.5) / 2, y + 0.15, "yes", ha="center", va="bottom", color=QUIET)


def _ways(axes: Axes, y: float) -> None:
    """Name the two ways out of a question: yes to the right, no down to the next one."""
    _yes(axes, y)
    axes.annotate("", (0, y - 2 + HALF), (0, y - HALF), arrowprops=ARROW)
    axes.text(0.2, y - 1, "no", va="center", color=QUIET)


def _answer(axes: Axes, y: float, words: str, colour: str) -> None:
    box = {"boxstyle": "round,pad=0.5", "facecolor": colour, "edgecolor": "none"}
    axes.text(FAR, y, words, ha="center", va="center", color=ON, weight="bold", bbox=box)


@mpl.rc_context(STYLE)
def k_careers(careers: Mapping[str, Mapping[date, KFactor]]) -> Picture:
    """Draw ratings from list to list, each stretch with its K, and where a condition is met.

    ``careers`` are by name; a career is what `elo.k_factor` says on the day of each list.
    """
    rules = rules_for().k
    title = _careers_title(careers)
    figure, axes = new_figure(title, "", "published rating", height=5.0)
    for limit in (rules.junior_below, rules.top):
        axes.axhline(limit, color=QUIET, linewidth=1, linestyle=":")
    for name, career in careers.items():
        for K, days, ratings in _stretches(career):
            axes.plot(
                [_years(day) for day in days],
                ratings,
                color=COLOURS[K],
                linestyle=DASHES[K],
                drawstyle="steps-post",
            )
            _beside(axes, _years(days[0]), ratings[0], f"K {K}", COLOURS[K], (4, 5))
        last = max(career)
        end_label(axes, _years(last), career[last].player.rating, name, INK)
        _mark_game_30(axes, career, rules)
    for day in sorted({end for career in careers.values() if (end := _junior_end(career, rules))}):
        axes.axvline(_years(day), color=QUIET, linewidth=1, linestyle=":")
        axes.annotate(
            f"the year of the\n{rules.junior_age}th birthday\nis over",
            (_years(day), 0.02),
            xycoords=("data", "axes fraction"),
            xytext=(6, 0),
            textcoords="offset points",
            va="bottom",
            color=QUIET,
        )
    axes.set_yticks([*range(1400, rules.top + 1, 200), rules.junior_below])
    years = [day.year for career in careers.values() for day in career]
    axes.set_xticks(range(min(years), max(years) + 1))
    ratings = [on.player.rating for career in careers.values() for on in career.values()]
    axes.set_ylim(min(ratings) - 70, max(ratings) + 60)
    axes.margins(x=0.02)
    return Picture(figure, title)


def _years(day: date) -> float:
    """Return where a day stands on the axis of years."""
    return day.year + (day.month - 1) / 12 + (day.day - 1) / 365


def _careers_title(careers: Mapping[str, Mapping[date, KFactor]]) -> str:
    """Return what these careers show: whether K ever rises."""
    steps = [pair for career in careers.values() for pair in pairwise(_ks(career))]
    if any(later > earlier for earlier, later in steps):
        return "In these careers K rises again"
    return "Whatever a career brings, K goes down and never up again"


def _ks(career: Mapping[date, KFactor]) -> list[int]:
    return [career[day].K for day in sorted(career)]


def _stretches(
    career: Mapping[date, KFactor],
) -> Iterator[tuple[int, list[date], list[int]]]:
    """Return the stretches with one K; each but the last ends where the next begins."""
    days = sorted(career)
    starts = [next(group) for _, group in groupby(days, key=lambda day: career[day].K)]
    for start, end in pairwise([*starts, days[-1]]):
        within = [day for day in days if start <= day <= end]
        yield career[start].K, within, [career[day].player.rating for day in within]


def _mark_game_30(axes: Axes, career: Mapping[date, KFactor], rules: KRules) -> None:
    """Mark the first list on which a player is no newcomer any more."""
    days = [day for day in sorted(career) if career[day].player.games >= rules.newcomer_games]
    if days and days[0] != min(career):
        x, y = _years(days[0]), career[days[0]].player.rating
        axes.plot([x], [y], "o", color=INK, markersize=6)
        _beside(axes, x, y, f"{rules.newcomer_games} games", INK, (7, -14))


def _junior_end(career: Mapping[date, KFactor], rules: KRules) -> date | None:
    """Return the day on which a player is no junior any more, if the career has it."""
    first = career[min(career)].player
    if first.birth_year is None:
        return None
    end = date(first.birth_year + rules.junior_age + 1, 1, 1)
    return end if min(career) < end <= max(career) else None


@mpl.rc_context(STYLE)
def text_and_practice(reach: int = 100) -> Picture:
    """Draw K by rating and highest published rating, for a junior who is no newcomer."""
    rules = rules_for().k
    below, top = rules.junior_below, rules.top
    low, high = below - reach, top + reach
    title = f"Once {below} and then below: there the words and the lists part"
    figure, axes = new_figure(title, "rating now", "highest rating ever published", height=4.6)
    for corners in (
        [(low, low), (low, below), (below, below)],
        [(low, below), (low, top), (below, top), (below, below)],
        [(below, below), (below, top), (top, top)],
        [(low, top), (low, high), (high, high), (top, top)],
    ):
        _area(axes, corners)
    axes.text(
        high - reach * 0.75,
        low + reach * 0.75,
        "no rating is above\nthe highest one",
        ha="center",
        va="center",
        color=QUIET,
    )
    ticks = range(low, high + 1, 100)
    axes.set(xlim=(low, high), ylim=(low, high), xticks=ticks, yticks=ticks)
    axes.grid(visible=False)
    return Picture(figure, title)


def _area(axes: Axes, corners: Sequence[tuple[int, int]]) -> None:
    """Draw an area with the K that a junior has in the middle of it."""
    rating, highest = (sum(part) // len(part) for part in zip(*corners, strict=True))
    junior = k_factor(
        rating=rating,
        games=rules_for().k.newcomer_games,
        highest_published=highest,
        birth_year=2010,
        on=date(2026, 1, 1),
    )
    colour = COLOURS[junior.K]
    axes.add_patch(Polygon(corners, facecolor=colour, alpha=0.08, edgecolor="none"))
    width = 3 if junior.differs else 1
    axes.add_patch(Polygon(corners, facecolor="none", edgecolor=colour, linewidth=width))
    words = f"K {junior.K}"
    if junior.differs:
        words = f"words: K {junior.K_text}\nlists: K {junior.K_practice}"
    axes.text(rating, highest, words, ha="center", va="center", color=colour, weight="bold")


@mpl.rc_context(STYLE)
def rule_700(last: int = 80) -> Picture:
    """Draw the K that counts over the games of a month, a staircase for each K of the list."""
    limit = rules_for().k.most_points
    first, *others = [(k, limit // k + 1) for k in COLOURS]
    title = f"The {limit} rule begins at {first[1]} games for K {first[0]}"
    for k, begins in others:
        title += f", {begins} at {k}"
    figure, axes = new_figure(title, "rated games of the month", "K that counts")
    games = range(1, last + 1)
    for k, colour in COLOURS.items():
        counts = [period_k(k, n).K for n in games]
        axes.step(games, counts, where="mid", color=colour, linestyle=DASHES[k])
        _beside(axes, 1, k, f"K {k}", colour, (2, 5))
    for k, n in MARKED:
        K = period_k(k, n).K
        axes.plot([n], [K], "o", color=INK, markersize=6)
        _beside(axes, n, K, f"{n} games at K {k}: {K}", INK, (10, 6))
    axes.set(xlim=(1, last), ylim=(0, 1.1 * max(COLOURS)))
    return Picture(figure, title)


def _beside(
    axes: Axes, x: float, y: float, words: str, colour: str, by: tuple[float, float]
) -> None:
    """Write words so many points to the right of a place and above it."""
    axes.annotate(words, (x, y), xytext=by, textcoords="offset points", color=colour, weight="bold")
