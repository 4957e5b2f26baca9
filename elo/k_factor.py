"""The K factor: how many points one whole point more than expected is worth.

B.02 8.3.3 (rapid and blitz 7.3.3, the same words) has four lines: new to the list, junior, once
2400, and everybody else. It names no order of precedence; FIDE's published lists show one, and
`PRACTICE` has the lines in that order. Where the words of the article alone would give another K,
the result says both. Then the 700 rule, which can lower K for one period. In reading order:
`Line`, `PRACTICE`, `TEXT`, `k_factor`, `KFactor`, `period_k`, `PeriodK`.

Left out: whether games before the first published rating count towards the 30, and what becomes
of the count after a fall below the published minimum. Neither is stated anywhere we know of.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date

from elo.choices import choice_step
from elo.errors import RatingInputError
from elo.rules import KRules, Rules, RuleSet, as_rules, plain_date
from elo.values import place, whole_number
from elo.words import say
from elo.working import Step, Worked


@dataclass(frozen=True, slots=True)
class Player:
    """What the article asks of a player, at the start of a rating period."""

    rating: int
    games: int
    highest_published: int
    birth_year: int | None
    year: int | None

    def is_junior(self, rules: KRules) -> bool:
        """Tell whether the year of the junior birthday is not over yet."""
        return (
            self.birth_year is not None
            and self.year is not None
            and self.year - self.birth_year <= rules.junior_age
        )


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the article: its name, the field of `KRules` with its K, whom it fits."""

    name: str
    K_field: str
    fits: Callable[[Player, KRules], bool]

    def K(self, rules: KRules) -> int:
        """Return the K of this line."""
        return int(getattr(rules, self.K_field))


def _reached_top(player: Player, rules: KRules) -> bool:
    return player.highest_published >= rules.top


def _junior_never_above(player: Player, rules: KRules) -> bool:
    return player.is_junior(rules) and player.highest_published < rules.junior_below


def _junior_now_below(player: Player, rules: KRules) -> bool:
    return player.is_junior(rules) and player.rating < rules.junior_below


def _newcomer(player: Player, rules: KRules) -> bool:
    return player.games < rules.newcomer_games


def _anybody(_player: Player, _rules: KRules) -> bool:
    return True


_TOP = Line("reached_top", "K_top", _reached_top)
_NEWCOMER = Line("newcomer", "K_newcomer", _newcomer)
_OTHER = Line("other", "K_other", _anybody)

PRACTICE: tuple[Line, ...] = (
    _TOP,
    Line("junior_practice", "K_junior", _junior_never_above),
    _NEWCOMER,
    _OTHER,
)
"""The lines in the order that FIDE's lists show: a junior once published at 2300 keeps 20."""

TEXT: tuple[Line, ...] = (
    _TOP,
    Line("junior_text", "K_junior", _junior_now_below),
    _NEWCOMER,
    _OTHER,
)
"""The lines by the words of the article: a junior who falls below 2300 has 40 again."""

READINGS: dict[str, tuple[Line, ...]] = {"practice": PRACTICE, "text": TEXT}


def _first(reading: str, player: Player, rules: KRules) -> Line:
    """Return the first line of a reading that fits."""
    return next(line for line in READINGS[reading] if line.fits(player, rules))


def _k(reading: str, player: Player, rules: KRules) -> int:
    return _first(reading, player, rules).K(rules)


@dataclass(frozen=True, slots=True)
class KFactor(Worked):
    """The K of a player for one rating period, before the 700 rule, and why.

    ``K`` is by the ``reading`` asked for. ``K_practice`` is what FIDE's lists show, ``K_text``
    what the words of the article give, in the order of the lists where several lines fit.
    """

    K: int
    K_practice: int
    K_text: int
    reading: str
    player: Player = field(repr=False)
    rules: RuleSet = field(repr=False)

    @property
    def differs(self) -> bool:
        """Whether text and practice part here."""
        return self.K_text != self.K_practice

    @property
    def text_lines(self) -> tuple[Line, ...]:
        """The lines whose words fit; with more than one K among them the text is silent."""
        special = tuple(line for line in TEXT[:-1] if line.fits(self.player, self.rules.k))
        return special or TEXT[-1:]

    @property
    def steps(self) -> tuple[Step, ...]:
        """The line that fits, and what there is to know about it."""
        k, article = self.rules.k, self.rules.articles["k"]
        line = _first(self.reading, self.player, k)
        steps = [Step(f"line.{line.name}", self._values(), article)]
        if self.player.birth_year is None:
            steps.append(Step("step.no_birth_year"))
        if len({fitting.K(k) for fitting in self.text_lines}) > 1:
            names = ", ".join(
                say(f"name.{fitting.name}", K=fitting.K(k), top=k.top)
                for fitting in self.text_lines
            )
            steps.append(choice_step("k_order", article, lines=names))
        if self.differs:
            steps.append(
                choice_step(
                    "k_fallen_junior",
                    article,
                    K_text=self.K_text,
                    K_practice=self.K_practice,
                    reading=say(f"name.{self.reading}"),
                )
            )
        return tuple(steps)

    def _values(self) -> dict[str, object]:
        k, player = self.rules.k, self.player
        return {
            "K": self.K,
            "games": player.games,
            "last_year": None if player.birth_year is None else player.birth_year + k.junior_age,
            "junior_age": k.junior_age,
            "junior_below": k.junior_below,
            "newcomer_games": k.newcomer_games,
            "top": k.top,
        }


def k_factor(
    *,
    rating: int,
    games: int,
    birth_year: int | None = None,
    on: date | None = None,
    highest_published: int | None = None,
    reading: str = "practice",
    rules: Rules = None,
) -> KFactor:
    """Return the K of a rated player for the rating period that contains the day ``on``.

    ``rating`` is the published rating (points) at the start of the period, ``games`` the number of
    games in events completed before it, ``highest_published`` the highest rating ever published
    (default: the current one). ``birth_year`` needs ``on``, any day of the period; without it the
    junior line is not considered. ``reading`` is "practice", FIDE's lists, or "text".

    >>> k_factor(rating=1922, games=5).K, k_factor(rating=1922, games=30).K
    (40, 20)
    >>> k_factor(rating=2194, games=500, highest_published=2405).K
    10
    >>> fallen = k_factor(rating=2250, games=90, birth_year=2010, on=date(2026, 5, 1),
    ...                   highest_published=2310)
    >>> print(fallen)  # doctest: +NORMALIZE_WHITESPACE
    rated below 2400, none of the other lines applies: K = 20 (B.02 8.3.3)
    text and practice part: by the words of the article K = 40, FIDE's lists show K = 20;
        taken here: the practice (B.02 8.3.3)

    Rule: B.02 8.3.3, rapid and blitz 7.3.3. Not to be confused with `period_k`, the K after the
    700 rule. Raises RatingInputError for numbers that are none, a highest rating below the current
    one, a birth year without a day, a day with no rule recorded.
    """
    if not isinstance(reading, str) or reading not in READINGS:
        raise RatingInputError("error.reading", {"value": reading})
    rating = whole_number(rating, "rating")
    games = whole_number(games, "games", least=0)
    highest = rating
    if highest_published is not None:
        highest = whole_number(highest_published, "highest")
        if highest < rating:
            values = {"place": place("highest"), "value": highest, "rating": rating}
            raise RatingInputError("error.highest", values)
    day = None if on is None else plain_date(on)
    if birth_year is not None:
        if day is None:
            raise RatingInputError("error.needs_date", {"place": place("birth_year")})
        birth_year = _birth_year(birth_year, day.year)
    player = Player(rating, games, highest, birth_year, None if day is None else day.year)
    rule_set = as_rules(rules, day)
    K_practice, K_text = (_k(name, player, rule_set.k) for name in ("practice", "text"))
    K = K_practice if reading == "practice" else K_text
    return KFactor(K, K_practice, K_text, reading, player, rule_set)


def _birth_year(value: object, year: int) -> int:
    """Return a birth year that somebody who plays in ``year`` can have."""
    least = year - 120
    born = whole_number(value, "birth_year", least=None)
    if not least <= born <= year:
        values = {
            "place": place("birth_year"),
            "value": value,
            "least": least,
            "most": year,
        }
        raise RatingInputError("error.birth_year", values)
    return born


@dataclass(frozen=True, slots=True)
class PeriodK(Worked):
    """The K that counts in a period of ``n`` games, after the 700 rule."""

    K: int
    base_K: int
    n: int
    rules: RuleSet = field(repr=False)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The product and what it means."""
        key = "step.k_fits" if self.base_K == self.K else "step.k_lowered"
        values = {
            "n": self.n,
            "K": self.K,
            "base_K": self.base_K,
            "product": self.n * self.base_K,
            "limit": self.rules.k.most_points,
        }
        return (Step(key, values, self.rules.articles["k"]),)


def period_k(k: int, games: int, *, rules: Rules = None) -> PeriodK:
    """Return the K of a period in which so many rated games were played, by the 700 rule.

    ``k`` is the K of the list, ``games`` the number of all games of the period that count.

    >>> period_k(40, 20).K, period_k(40, 17).K, period_k(20, 39).K
    (35, 40, 17)
    >>> print(period_k(40, 20))
    n × K = 20 × 40 = 800, more than 700: K = 700 ÷ 20, rounded down = 35 (B.02 8.3.3)

    Rule: B.02 8.3.3. It limits K, not the gain: nothing is cut off a single result. Raises
    RatingInputError for a K below 1 or a number of games below 0.
    """
    base_K = whole_number(k, "k")
    n = whole_number(games, "games", least=0)
    rule_set = as_rules(rules)
    limit = rule_set.k.most_points
    K = base_K if n * base_K <= limit else limit // n
    return PeriodK(K, base_K, n, rule_set)
