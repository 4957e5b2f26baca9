"""The pages of the book: a Sphinx extension.

Formulas are set while the book is built, KaTeX's style and fonts are copied into
the built site, and `page.css` and `page.js` are added. A page asks for nothing outside its own
folder, so it works by double click with the network off.
"""

import html
import shutil
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.errors import ExtensionError
from sphinx.util import logging
from sphinx.util.math import get_node_equation_number
from sphinx.writers.html5 import HTML5Translator

from elo.show.formulas import FormulaError, Typesetter

_HERE = Path(__file__).parent
_LOG = logging.getLogger(__name__)


def setup(app: Sphinx) -> dict[str, Any]:
    """Register everything with Sphinx."""
    katex = Path(app.srcdir) / "node_modules" / "katex" / "dist"
    add_formulas(app, Typesetter(katex))
    app.connect("config-inited", add_files)
    app.connect("builder-inited", lambda app: copy_katex(app, katex))
    app.connect("html-page-context", defer_scripts, priority=900)
    app.connect("html-page-context", drop_wrong_roles)
    app.add_css_file("katex/katex.min.css")
    app.add_css_file("page.css", priority=900)
    app.add_js_file("page.js", priority=900)
    # One Node process serves the whole build, so pages are written one after another.
    return {"parallel_read_safe": True, "parallel_write_safe": False}


def add_formulas(app: Sphinx, typesetter: Typesetter) -> None:
    """Set formulas by KaTeX; one that it cannot read is a warning that names the place."""

    def formula(node: nodes.Node, *, display: bool) -> str:
        try:
            return typesetter.html(node.astext(), display=display)
        except FormulaError as error:
            _LOG.warning("formula %s", error, location=node)
            return f"<code>{html.escape(node.astext())}</code>"

    def inline(page: HTML5Translator, node: nodes.math) -> None:
        page.body.append(f'<span class="math">{formula(node, display=False)}</span>')
        raise nodes.SkipNode

    def block(page: HTML5Translator, node: nodes.math_block) -> None:
        page.body.append(page.starttag(node, "div", CLASS="math"))
        if node["number"]:
            page.body.append(f'<span class="eqno">({get_node_equation_number(page, node)})')
            page.add_permalink_ref(node, "Link to this equation")
            page.body.append("</span>")
        page.body.append(f"{formula(node, display=True)}</div>\n")
        raise nodes.SkipNode

    app.add_html_math_renderer(
        "katex", inline_renderers=(inline, None), block_renderers=(block, None)
    )
    app.connect("build-finished", lambda _app, _error: typesetter.close())


def add_files(_app: Sphinx, config: Config) -> None:
    """Let Sphinx copy the style and the script of the pages."""
    files = [str(_HERE / name) for name in ("page.css", "page.js")]
    config.html_static_path = [*config.html_static_path, *files]


def defer_scripts(
    _app: Sphinx, page: str, _template: str, context: dict[str, Any], _tree: nodes.document | None
) -> None:
    """Let no script file hold up the first paint; they still run in their order.

    The theme's line of script that names the page cannot wait for the files; only a
    switch between versions of a book reads it, and this book has none. The search page
    stays as it is: its template has scripts of its own that need the others at once.
    """
    if page == "search":
        return
    context["script_files"] = [
        script
        for script in context["script_files"]
        if "DOCUMENTATION_OPTIONS" not in script.attributes.get("body", "")
    ]
    tag = context["js_tag"]
    context["js_tag"] = lambda script: tag(script).replace("<script ", "<script defer ")


def drop_wrong_roles(
    _app: Sphinx, _page: str, _template: str, context: dict[str, Any], _tree: nodes.document | None
) -> None:
    """Take away the roles of the bibliography: one is deprecated and breaks the other."""
    for wrong in (' role="doc-biblioentry"', ' role="list"'):
        context["body"] = context.get("body", "").replace(wrong, "")


def copy_katex(app: Sphinx, katex: Path) -> None:
    """Copy KaTeX's style and fonts into the built site."""
    if app.builder.format != "html":
        return
    if not katex.is_dir():
        raise ExtensionError(f"{katex} is missing: run `npm ci` in {app.srcdir}")
    target = Path(app.outdir) / "_static" / "katex"
    (target / "fonts").mkdir(parents=True, exist_ok=True)
    shutil.copy(katex / "katex.min.css", target)
    for font in (katex / "fonts").glob("*.woff2"):
        shutil.copy(font, target / "fonts")
