"""A set of questions for another system: each with variants, of which a pupil gets one.

In reading order: `Quiz`, `Item`, and what both systems are told in the same words.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from elo.drills import Question
from elo.errors import RatingInputError
from elo.handout.choosing import Choice, content
from elo.show.questions import answer_html, working
from elo.words import say
from elo.working import in_html


@dataclass(frozen=True, slots=True)
class Item:
    """One question of a quiz, with its variants: the same kind, other numbers."""

    number: int
    variants: tuple[Question, ...]

    @property
    def title(self) -> str:
        """What the kind of question is called, with its number and level."""
        first = self.variants[0]
        return say("quiz.category", n=self.number, title=first.title, level=first.level)


@dataclass(frozen=True, slots=True)
class Quiz:
    """A quiz: its title and its questions."""

    title: str
    items: tuple[Item, ...]


def make_quiz(title: str, choice: Choice, variants: int) -> Quiz:
    """Return the quiz of a choice, no two questions of which are the same.

    An item has fewer variants where its kind has no more different questions at that level.

    Raises RatingInputError for an empty title, and for an item that is left without a question.
    """
    if not title.strip():
        raise RatingInputError("error.quiz_title", {})
    found: list[dict[object, Question]] = [{} for _ in choice.kinds]
    seen: set[object] = set()
    for questions in choice.sets(variants):
        for variants_found, question in zip(found, questions, strict=True):
            if (asked := content(question)) not in seen:
                variants_found[asked] = question
                seen.add(asked)
    for kind, variants_found in zip(choice.kinds, found, strict=True):
        if not variants_found:
            values = {"kind": f"{kind.topic}/{kind.name}", "level": choice.level}
            raise RatingInputError("error.no_variant", values)
    items = (Item(n, tuple(one.values())) for n, one in enumerate(found, start=1))
    return Quiz(" ".join(title.split()), tuple(items))


def solution_html(question: Question) -> str:
    """Return the answer and its working, for after the attempt."""
    return f"<p>{answer_html(question)}</p>{working(question)}"


def hint_html(question: Question) -> Iterable[str]:
    """Return the hints, one by one."""
    return (f"<p>{in_html(hint)}</p>" for hint in question.hints)


def sentence_html(text: object) -> str:
    """Return a sentence as a paragraph."""
    return f"<p>{in_html(text)}</p>"


def title_of(question: Question) -> str:
    """Return what one variant is called: its kind, and the seed that makes it again."""
    return f"{question.title} ({question.name})"
