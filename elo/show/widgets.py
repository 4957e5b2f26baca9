"""Drills in Jupyter: a question that answers back, and a set of them with a record.

Only what every Jupyter front end has: ipywidgets, no extension of ours. A displayed drill carries
the widget and its static HTML side by side, so that a notebook that is only looked at shows the
question with its hints and solution folded. In reading order: `drill`, `Drill`, `practice`,
`mixed`, `Practice`.
"""

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets as w

from elo.catalogue import CATALOGUE
from elo.drills import KINDS, LEVELS, Question, Verdict, mark, question
from elo.drills.marking import SIGN
from elo.drills.question import Answer
from elo.drills.record import Record, load_record
from elo.errors import RatingInputError
from elo.show.questions import answer_html, prompt_html, question_html, working
from elo.topics import TOPICS
from elo.words import say
from elo.working import in_html

WIDGET = "application/vnd.jupyter.widget-view+json"
SESSION = Record()
"""What was answered in this session of Jupyter: drills and sets of a notebook share it."""
_WIDE = {"width": "auto"}
_WHOLE = {"description_width": "initial"}
_NARROW = {"max_width": "100%"}
"""On a narrow screen a field becomes narrower, and nothing has to be scrolled."""


def drill(
    topic: str, kind: str, *, level: int = 1, seed: int = 1, record: Record | None = None
) -> "Drill":
    """Return a drill: a question to be answered here, as often as one likes with new numbers.

    ``record`` takes the answers, by default `SESSION`.

    >>> drill("rating_change", "one_game")
    <Drill rating_change/one_game/1/1>

    Raises RatingInputError for a topic, kind, level or seed that there is not.
    """
    return Drill(question(topic, kind, level=level, seed=seed), _or_session(record))


class _Shown:
    """What shows itself as a widget in Jupyter, and as HTML where there is none."""

    def widget(self) -> w.Widget:
        """Return the widget."""
        raise NotImplementedError

    def html(self) -> str:
        """Return the HTML that stands by itself."""
        raise NotImplementedError

    def _repr_mimebundle_(self, **_: object) -> dict[str, Any]:
        view = self.widget()._repr_mimebundle_()
        return {"text/html": self.html(), "text/plain": repr(self), WIDGET: view[WIDGET]}


class Drill(_Shown):
    """A question with a field or options, Check, Hint, Show the working and New numbers.

    ``record`` takes the answers; ``after`` is called with each verdict.
    """

    def __init__(
        self,
        first: Question,
        record: Record | None = None,
        after: Callable[[Question, Verdict], None] | None = None,
    ) -> None:
        self.first = self.question = first
        self.record = Record() if record is None else record
        self._after = after
        self._hints = 0
        self._marked: Answer | None = None
        self._box: w.VBox | None = None

    def __repr__(self) -> str:
        return f"<Drill {self.question.name}>"

    def html(self) -> str:
        """Return the first question as HTML, hints and solution folded."""
        return question_html(self.first)

    def widget(self) -> w.VBox:
        """Return the widget, made when it is first asked for."""
        if self._box is None:
            self._box = self._build()
            self._show()
        return self._box

    # The parts.

    def _build(self) -> w.VBox:
        self._prompt = w.HTML()
        self._answer = w.HBox()
        self._feedback = w.HTML()
        self._help = w.HTML()
        self._level = w.Dropdown(
            options=LEVELS, value=self.question.level, description=say("widget.level")
        )
        self._seed = w.BoundedIntText(
            value=self.question.seed, min=0, max=10**9, description=say("widget.seed"), style=_WHOLE
        )
        self._level.observe(lambda _: self._ask(self._seed.value), "value")
        self._seed.observe(lambda _: self._ask(self._seed.value), "value")
        buttons = [
            _button("widget.check", self._check, style="primary"),
            _button("widget.hint", self._hint),
            _button("widget.working", self._working),
            _button("widget.new", self._new),
        ]
        return w.VBox(
            [
                self._prompt,
                self._answer,
                w.HBox(buttons, layout=w.Layout(flex_flow="row wrap")),
                self._feedback,
                self._help,
                w.HBox([self._level, self._seed], layout=w.Layout(flex_flow="row wrap")),
            ]
        )

    def _show(self) -> None:
        """Put the question into the parts, everything else empty."""
        self._hints, self._marked = 0, None
        self._prompt.value = prompt_html(self.question)
        self._feedback.value = self._help.value = ""
        self._field = self._new_field()
        self._answer.children = (self._field,)

    def _new_field(self) -> w.Widget:
        if self.question.options:
            return w.RadioButtons(
                options=[(str(option), option.key) for option in self.question.options],
                value=None,
                description=say("widget.answer"),
                layout=w.Layout(**_WIDE),
            )
        field = w.Text(
            description=say("widget.answer"),
            placeholder=say(f"drill.example.{self.question.reads}"),
            continuous_update=False,
            layout=w.Layout(**_NARROW),
        )
        field.observe(lambda _: self._check(), "value")  # Enter
        return field

    # What the reader does.

    def _check(self) -> None:
        verdict = mark(self.question, self._field.value or "")
        self._feedback.value = _feedback(verdict)
        if verdict.value is None or verdict.value == self._marked:
            return
        self._marked = verdict.value
        self.record.add(self.question, verdict, hints=self._hints)
        if self._after:
            self._after(self.question, verdict)

    def _hint(self) -> None:
        self._hints = min(self._hints + 1, len(self.question.hints))
        self._help.value = _alert(
            "".join(
                f"<p>{escape(say('drill.hint', n=n))}: {in_html(hint)}</p>"
                for n, hint in enumerate(self.question.hints[: self._hints], start=1)
            )
        )

    def _working(self) -> None:
        self._hints = len(self.question.hints)
        self._help.value = _alert(f"<p>{answer_html(self.question)}</p>{working(self.question)}")

    def _new(self) -> None:
        self._seed.value += 1

    def _ask(self, seed: int) -> None:
        now = self.question
        self.question = question(now.topic, now.kind, level=self._level.value, seed=seed)
        self._show()


def _button(key: str, do: Callable[[], None], *, style: str = "") -> w.Button:
    """Return a button whose words are its name."""
    button = w.Button(
        description=say(key), tooltip=say(key), button_style=style, layout=w.Layout(**_WIDE)
    )
    button.on_click(lambda _: do())
    return button


def _alert(html: str) -> str:
    """Return HTML that a screen reader says as soon as it appears."""
    return f'<div role="alert">{html}</div>'


def _feedback(verdict: Verdict) -> str:
    sign = SIGN[verdict.kind]
    return _alert(f"<p><strong>{sign}</strong> {in_html(verdict)}</p>")


def _mistake(name: str) -> str:
    """Return a mistake in a few words; a file of another version may name one that is not here."""
    key = f"made.{name}"
    return say(key) if key in CATALOGUE else name


def practice(
    topic: str,
    kinds: Sequence[str] | None = None,
    *,
    level: int = 1,
    seed: int = 1,
    record: Record | None = None,
) -> "Practice":
    """Return a set of questions on a topic, one of each kind, with progress and record.

    ``record`` takes the answers, by default `SESSION`.

    >>> practice("rating_change", ["one_game", "event"])
    <Practice rating_change: one_game, event>

    Raises RatingInputError for a topic, kind, level or seed that there is not.
    """
    if topic not in KINDS:
        raise RatingInputError("error.topic", {"value": topic, "topics": ", ".join(KINDS)})
    names = list(KINDS[topic] if kinds is None else kinds)
    questions = [question(topic, kind, level=level, seed=seed) for kind in names]
    return Practice(questions, _or_session(record))


def mixed(
    names: Sequence[str], *, level: int = 1, seed: int = 1, record: Record | None = None
) -> "Practice":
    """Return a set of questions on several topics, in this order, with progress and record.

    ``names`` say topic and kind; ``record`` takes the answers, by default `SESSION`.

    >>> mixed(["performance/needed", "formula/backwards"])
    <Practice performance, formula: needed, backwards>

    Raises RatingInputError for a topic, kind, level or seed that there is not.
    """
    parts = (name.partition("/") for name in names)
    questions = [question(topic, kind, level=level, seed=seed) for topic, _, kind in parts]
    return Practice(questions, _or_session(record))


def _or_session(record: Record | None) -> Record:
    return SESSION if record is None else record


class Practice(_Shown):
    """Questions one after another: progress, score by topic, mistakes so far, save and load."""

    def __init__(self, questions: Sequence[Question], record: Record | None = None) -> None:
        self.questions = tuple(questions)
        self.record = Record() if record is None else record
        self.drills = [Drill(one, self.record, self._after) for one in self.questions]
        self._box: w.VBox | None = None

    def __repr__(self) -> str:
        topics = ", ".join(dict.fromkeys(one.topic for one in self.questions))
        return f"<Practice {topics}: {', '.join(one.kind for one in self.questions)}>"

    def html(self) -> str:
        """Return all questions as HTML, hints and solutions folded."""
        return "".join(map(question_html, self.questions))

    def widget(self) -> w.VBox:
        """Return the widget, made when it is first asked for."""
        if self._box is None:
            self._box = self._build()
            self._summary()
        return self._box

    def _build(self) -> w.VBox:
        self._progress = w.IntProgress(max=len(self.drills), description=say("widget.progress"))
        self._count = w.HTML()
        self._place = w.Dropdown(
            options=[(one.title, n) for n, one in enumerate(self.questions)],
            description=say("widget.question"),
            layout=w.Layout(**_NARROW),
        )
        self._place.observe(lambda _: self._turn(), "value")
        self._here = w.VBox([self.drills[0].widget()])
        self._score = w.HTML()
        self._file = w.Text(value="elo-record.json", description=say("widget.file"))
        self._said = w.HTML()
        self._next = _button("widget.next", self._forward)
        return w.VBox(
            [
                w.HBox([self._place, self._next], layout=w.Layout(flex_flow="row wrap")),
                w.HBox([self._progress, self._count]),
                self._here,
                self._score,
                w.HBox(
                    [
                        self._file,
                        _button("widget.save", self._save),
                        _button("widget.load", self._load),
                    ],
                    layout=w.Layout(flex_flow="row wrap"),
                ),
                self._said,
            ]
        )

    def _turn(self) -> None:
        self._here.children = (self.drills[self._place.value].widget(),)

    def _forward(self) -> None:
        self._place.value = (self._place.value + 1) % len(self.drills)

    def _after(self, _question: Question, _verdict: Verdict) -> None:
        self._summary()

    def _summary(self) -> None:
        known = self.record.right_kinds()
        right = [one for one in self.questions if f"{one.topic}/{one.kind}" in known]
        self._progress.value = len(right)
        key = "widget.all_right" if len(right) == len(self.drills) else "widget.count"
        self._count.value = escape(say(key, right=len(right), n=len(self.drills)))
        titles = {topic.name: topic.title for topic in TOPICS}
        by_topic = {
            titles.get(topic, topic): count for topic, count in self.record.by_topic().items()
        }
        scores = "".join(
            f"<li>{escape(say('widget.score', topic=title, right=good, n=n))}</li>"
            for title, (good, n) in by_topic.items()
        )
        made = "".join(
            f"<li>{escape(_mistake(name))}: {n}</li>" for name, n in self.record.mistakes().items()
        )
        self._score.value = (f"<ul>{scores}</ul>" if scores else "") + (
            f"<p>{escape(say('widget.mistakes'))}</p><ul>{made}</ul>" if made else ""
        )

    def _save(self) -> None:
        """Save, unless the file holds answers that would be lost."""
        path = Path(self._file.value)
        try:
            there = load_record(path).entries if path.exists() else []
            if there != self.record.entries[: len(there)]:
                self._said.value = _alert(escape(say("widget.not_over", path=path)))
                return
            self.record.save(path)
        except (OSError, RatingInputError) as error:
            self._said.value = _alert(escape(str(error)))
        else:
            n = len(self.record.entries)
            self._said.value = _alert(escape(say("widget.saved", path=path, n=n)))

    def _load(self) -> None:
        """Load a record; what was answered since then comes behind it."""
        try:
            loaded = load_record(Path(self._file.value))
        except (OSError, RatingInputError) as error:
            self._said.value = _alert(escape(str(error)))
        else:
            self.record.join(loaded)
            self._summary()
            self._said.value = _alert(escape(say("widget.loaded", n=len(loaded.entries))))
