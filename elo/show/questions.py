"""A question as HTML that stands by itself: hints and solution folded, no idle control.

The same HTML is stored in the notebooks, shown on the page and used inside the widgets. In reading
order: `prompt_html`, `question_html`.
"""

from html import escape

from elo.drills import Question
from elo.words import say
from elo.working import as_html, in_html


def prompt_html(question: Question) -> str:
    """Return the title and the prompt, a paragraph a line."""
    title = f"<strong>{escape(question.title)}</strong>"
    level = escape(say("drill.level", level=question.level))
    paragraphs = "".join(f"<p>{in_html(line)}</p>" for line in question.prompt)
    return f'<p class="drill-title">{title} · {level}</p>{paragraphs}'


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
    options = "".join(f"<li>{in_html(option)}</li>" for option in question.options)
    hints = "".join(
        folded(say("drill.hint", n=n), f"<p>{in_html(hint)}</p>")
        for n, hint in enumerate(question.hints, start=1)
    )
    solution = folded(say("drill.solution"), f"<p>{answer_html(question)}</p>{working(question)}")
    return (
        f'<div class="drill" data-question="{escape(question.name)}">{prompt_html(question)}'
        + (f'<ul class="options">{options}</ul>' if options else "")
        + f"{hints}{solution}</div>"
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
