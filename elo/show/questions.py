"""A question as HTML that stands by itself: hints and solution folded, no idle control.

The same HTML is stored in the notebooks, shown on the page, used inside the widgets and handed out
on paper. In reading order: `asked_html`, `prompt_html`, `question_html`.
"""

from html import escape

from elo.drills import Question
from elo.words import say
from elo.working import as_html, in_html


def asked_html(question: Question) -> str:
    """Return the prompt, a paragraph a line."""
    return "".join(f"<p>{in_html(line)}</p>" for line in question.prompt)


def prompt_html(question: Question) -> str:
    """Return the title and the prompt."""
    title = f"<strong>{escape(question.title)}</strong>"
    level = escape(say("drill.level", level=question.level))
    return f'<p class="drill-title">{title} · {level}</p>{asked_html(question)}'


def options_html(question: Question) -> str:
    """Return the answers to choose from as a list, nothing where there are none."""
    if not question.options:
        return ""
    items = "".join(f"<li>{in_html(option)}</li>" for option in question.options)
    return f'<ul class="options">{items}</ul>'


def folded(summary: str, content: str) -> str:
    """Return content that opens on demand."""
    return f"<details><summary>{escape(summary)}</summary>{content}</details>"


def question_html(question: Question) -> str:
    """Return the whole question: prompt, options, hints one by one, and the solution.

    >>> from elo.drills import question
    >>> html = question_html(question("rating_change", "one_game"))
    >>> html.startswith('<div class="drill" data-question="rating_change/one_game/1/1">')
    True
    """
    hints = "".join(
        folded(say("drill.hint", n=n), f"<p>{in_html(hint)}</p>")
        for n, hint in enumerate(question.hints, start=1)
    )
    solution = folded(say("drill.solution"), f"<p>{answer_html(question)}</p>{working(question)}")
    return (
        f'<div class="drill" data-question="{escape(question.name)}">{prompt_html(question)}'
        f"{options_html(question)}{hints}{solution}</div>"
    )


def answer_text(question: Question) -> str:
    """Return the right answer as it would be written down."""
    return question.answer_text


def answer_html(question: Question) -> str:
    """Return the right answer, marked as such."""
    return f"{escape(say('drill.answer'))} <strong>{escape(answer_text(question))}</strong>"


def working(question: Question) -> str:
    """Return the worked solution."""
    return as_html(question.solution)
