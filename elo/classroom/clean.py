"""Nothing that a pupil wrote runs in the browser of whoever reads it.

The formgrader shows pupils' work on a page that may do all that Jupyter may. So what they wrote
and what their cells show is cleaned of everything but text, pictures and plain marking. In reading
order: `clean_notebook`, `clean_words`, `clean_html`.
"""

import html
import re

import bleach
from nbformat import NotebookNode
from nbgrader.utils import is_locked

TAGS = bleach.ALLOWED_TAGS | {
    *("h1", "h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "div", "span", "pre", "dl", "dt", "dd"),
    *("del", "s", "u", "sub", "sup", "kbd", "var", "details", "summary"),
    *("table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"),
}
ATTRIBUTES = {
    "*": ["class", "lang", "title"],
    "a": ["href"],
    "td": ["colspan", "rowspan"],
    "th": ["colspan", "rowspan", "scope"],
}
SHOWN = ("text/plain", "text/latex", "image/png", "image/jpeg")
CLEANED = ("text/html", "text/markdown")
DATA = "application/vnd.elo."
_TAG = re.compile(r"<[a-zA-Z/!?]")
_TARGET = re.compile(r"(\]\(\s*<?|^\s*\[[^\]]+\]:\s*<?)([^)\s>]+)", re.MULTILINE)
LINKS = ("http:", "https:", "mailto:")
"""Where a link in words may lead; anything else with a scheme leads nowhere."""


def clean_notebook(notebook: NotebookNode) -> None:
    """Clean what a pupil wrote in words, and all that cells show."""
    for cell in notebook.cells:
        if cell.cell_type != "code":
            if not is_locked(cell):
                cell.source = clean_words(cell.source)
            continue
        for output in cell.outputs:
            if "data" in output:
                output.data = NotebookNode(
                    {
                        kind: clean_words(_text(content)) if kind in CLEANED else content
                        for kind, content in output.data.items()
                        if kind in (*SHOWN, *CLEANED) or kind.startswith(DATA)
                    }
                )


def clean_words(text: str) -> str:
    """Return Markdown or HTML without what acts: tags, and links to anything but pages and mail.

    >>> clean_words("[mine](javascript:alert(1)), [a page](https://example.org)")
    '[mine](#)), [a page](https://example.org)'
    """
    text = _TARGET.sub(_led_nowhere, text)
    return clean_html(text) if _TAG.search(text) else text


def _led_nowhere(link: re.Match[str]) -> str:
    target = re.sub(r"[\x00-\x20\\]", "", html.unescape(link[2])).lower()
    has_scheme = ":" in re.split("[/?#]", target)[0]
    return link[0] if not has_scheme or target.startswith(LINKS) else f"{link[1]}#"


def clean_html(text: str) -> str:
    """Return a text with plain marking alone.

    >>> clean_html('<p class="right">1 <b>of</b> 2<script>x()</script></p>')
    '<p class="right">1 <b>of</b> 2x()</p>'
    """
    return str(bleach.clean(text, tags=TAGS, attributes=ATTRIBUTES, strip=True))


def _text(content: object) -> str:
    return "".join(content) if isinstance(content, list) else str(content)
