"""The pages of the book: a Sphinx extension.

Formulas are set while the book is built, KaTeX's style and fonts are copied into the built site,
the colours and the questions of the drills are written beside them, and `page.css` and `page.js`
are added. A page asks for nothing outside its own folder, so it works by double click with the
network off. In reading order: `setup`, formulas, files, drills, the box "Work this page", the
theme.
"""

import html
import re
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.environment import BuildEnvironment
from sphinx.errors import ExtensionError
from sphinx.util import logging
from sphinx.util.display import status_iterator
from sphinx.util.math import get_node_equation_number
from sphinx.writers.html5 import HTML5Translator

from elo.drills import PAGE_SEEDS, question
from elo.show import page_data
from elo.show.formulas import FormulaError, Typesetter
from elo.show.palette import style_sheet
from elo.show.wheel import PYTHONS, WHEEL, build_wheel
from elo.words import say

_HERE = Path(__file__).parent
_LOG = logging.getLogger(__name__)
_DRILL = re.compile(r'data-question="([^"]+)"')
_LONG_WORD = re.compile(r'<span class="pre">(?=[^<]{21})')
_PARCELS = "jupyter"


def setup(app: Sphinx) -> dict[str, Any]:
    """Register everything with Sphinx."""
    katex = Path(app.srcdir) / "node_modules" / "katex" / "dist"
    add_formulas(app, Typesetter(katex))
    app.connect("config-inited", add_files)
    app.connect("config-inited", need_a_repository)
    app.connect("builder-inited", lambda app: copy_katex(app, katex))
    app.connect("builder-inited", write_colours)
    app.connect("builder-inited", write_questions)
    app.connect("html-page-context", name_what_is_folded)
    app.connect("html-page-context", add_work_box, priority=600)
    app.connect("html-page-context", defer_scripts, priority=900)
    app.connect("html-page-context", drop_wrong_roles)
    app.connect("html-page-context", let_long_words_break)
    app.connect("html-page-context", stand_in_for_storage)
    app.connect("build-finished", write_contents)
    app.connect("build-finished", write_parcels)
    app.add_css_file("katex/katex.min.css")
    app.add_css_file("palette.css", priority=899)
    app.add_css_file("page.css", priority=900)
    app.add_js_file(None, body=TAKE_SCHEME, priority=100)
    app.add_js_file(f"{page_data.FOLDER}/words.js", priority=900)
    app.add_js_file("page.js", priority=901)
    # One Node process serves the whole build, so pages are written one after another.
    return {"parallel_read_safe": True, "parallel_write_safe": False}


# Formulas.


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


# Files.


def add_files(_app: Sphinx, config: Config) -> None:
    """Let Sphinx copy the style and the script of the pages."""
    files = [str(_HERE / name) for name in ("page.css", "page.js")]
    config.html_static_path = [*config.html_static_path, *files]


def copy_katex(app: Sphinx, katex: Path) -> None:
    """Copy KaTeX's style and fonts into the built site."""
    if app.builder.format != "html":
        return
    if not katex.is_dir():
        raise ExtensionError(f"{katex} is missing: run `npm ci` in {app.srcdir}")
    target = _static(app) / "katex"
    (target / "fonts").mkdir(parents=True, exist_ok=True)
    shutil.copy(katex / "katex.min.css", target)
    for font in (katex / "fonts").glob("*.woff2"):
        shutil.copy(font, target / "fonts")


def write_colours(app: Sphinx) -> None:
    """Write the colours of the book for the style of the pages."""
    if app.builder.format == "html":
        _static(app).mkdir(parents=True, exist_ok=True)
        (_static(app) / "palette.css").write_text(style_sheet(), encoding="utf-8")


def _static(app: Sphinx) -> Path:
    return Path(app.outdir) / "_static"


# Drills.


def write_questions(app: Sphinx) -> None:
    """Write the questions of all drills for the script of the pages."""
    if app.builder.format == "html":
        kinds = page_data.every_kind()
        progress = status_iterator(
            kinds,
            "writing questions... ",
            length=len(kinds),
            verbosity=app.verbosity,
            stringify_func=lambda kind: f"{kind.topic}/{kind.name}",
        )
        page_data.write_scripts(_static(app) / page_data.FOLDER, progress)


def write_contents(app: Sphinx, error: Exception | None) -> None:
    """Write which kinds of questions are on which page; warn of a drill that pages do not have."""
    if error or app.builder.format != "html":
        return
    pages = []
    for name in _in_order(app.env, app.config.root_doc):
        questions = _DRILL.findall(Path(app.outdir, f"{name}.html").read_text(encoding="utf-8"))
        for drill in questions:
            if not _is_on_pages(drill):
                _LOG.warning("%s: the pages have no question %r", name, drill)
        if questions:
            kinds = dict.fromkeys(drill.rsplit("/", 2)[0] for drill in questions)
            title = app.env.titles[name].astext()
            pages.append({"page": name, "title": title, "kinds": list(kinds)})
    script = page_data.contents_script(pages)
    (_static(app) / page_data.FOLDER / "contents.js").write_text(script, encoding="utf-8")


def _is_on_pages(name: str) -> bool:
    """Tell whether the pages have the question topic/kind/level/seed."""
    try:
        topic, kind, level, seed = name.split("/")
        return question(topic, kind, level=int(level), seed=int(seed)).seed in PAGE_SEEDS
    except ValueError:
        return False


def _in_order(env: BuildEnvironment, page: str) -> Iterator[str]:
    """Yield a page and those below it, as the table of contents has them."""
    yield page
    for below in env.toctree_includes.get(page, ()):
        yield from _in_order(env, below)


# How a page is worked in Jupyter.


def add_work_box(
    app: Sphinx, page: str, _template: str, context: dict[str, Any], _tree: nodes.document | None
) -> None:
    """Say below the title of a notebook's page how to work it in Jupyter.

    The notebook and the library come in one zip. A link to the notebook itself would only show
    its source where the book was opened by double click.
    """
    if is_notebook(app, page):
        box = work_box(
            address=context["pathto"](f"_static/{_PARCELS}/{parcel_name(page)}.zip", 1),
            notebook=Path(app.env.doc2path(page)).name,
        )
        context["body"] = context["body"].replace("</h1>", f"</h1>\n{box}", 1)


def work_box(*, address: str, notebook: str) -> str:
    """Return the box: the address of a zip, and the commands for the two files in it."""
    steps = say("pages.work_steps", pythons=PYTHONS)
    environment = say("pages.work_env")
    commands = f'pip install "{WHEEL}[lab]"\njupyter lab {notebook}'
    return (
        f'<details class="work"><summary>{html.escape(say("pages.work"))}</summary>'
        f'<p><a href="{html.escape(address)}" download>{html.escape(say("pages.zip"))}</a></p>'
        f"<p>{html.escape(steps)}</p>"
        f"<pre>{html.escape(commands, quote=False)}</pre>"
        f"<p>{html.escape(environment)}</p></details>"
    )


def write_parcels(app: Sphinx, error: Exception | None) -> None:
    """Write the zips: each notebook with the library, as one file that pip installs."""
    if error or app.builder.format != "html":
        return
    target = _static(app) / _PARCELS
    target.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:
        wheel = build_wheel(Path(folder))
        for page in filter(lambda page: is_notebook(app, page), app.env.found_docs):
            notebook, name = Path(app.env.doc2path(page)), parcel_name(page)
            with zipfile.ZipFile(target / f"{name}.zip", "w", zipfile.ZIP_DEFLATED) as parcel:
                for file in (notebook, wheel):
                    parcel.write(file, f"{name}/{file.name}")


def is_notebook(app: Sphinx, page: str) -> bool:
    """Tell whether a page is a notebook to work in; the front page is none."""
    if page not in app.env.found_docs or page == app.config.root_doc:
        return False
    return app.env.doc2path(page).endswith(".ipynb")


def parcel_name(page: str) -> str:
    """Return the name of a page's zip, and of the folder in it: no two have the same."""
    return page.replace("/", "-")


# The theme.

TAKE_SCHEME = """
if (document.documentElement.dataset.mode === "auto") {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}
"""
"""The theme asks for the reader's scheme after the first paint, with a flash of light before."""


STAND_IN = """
try { localStorage.getItem(""); } catch {
  const standIn = { getItem: () => null, setItem() {}, removeItem() {}, keepsNothing: true };
  Object.defineProperty(window, "localStorage", { value: standIn });
}
"""
"""A browser that forbids storage ends the theme's scripts half-way; with this they go on."""


HINT = ("<details><summary>Hint", '<details class="hint"><summary>Hint')


def stand_in_for_storage(
    _app: Sphinx, _page: str, _template: str, context: dict[str, Any], _tree: nodes.document | None
) -> None:
    """Put the stand-in before everything else in the head of the page."""
    context["metatags"] = f"<script>{STAND_IN}</script>{context.get('metatags', '')}"


def name_what_is_folded(
    _app: Sphinx, _page: str, _template: str, context: dict[str, Any], _tree: nodes.document | None
) -> None:
    """Give hints a class of their own, so that the style can tell them from solutions."""
    context["body"] = context.get("body", "").replace(*HINT)


def need_a_repository(_app: Sphinx, config: Config) -> None:
    """Show no button to a service that works on a repository as long as none is named."""
    if not config.html_theme_options.get("repository_url"):
        config.html_theme_options.pop("launch_buttons", None)


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


def let_long_words_break(
    _app: Sphinx, _page: str, _template: str, context: dict[str, Any], _tree: nodes.document | None
) -> None:
    """Mark the words of code that are too long for the line of a phone; the others stay whole."""
    context["body"] = _LONG_WORD.sub('<span class="pre long">', context.get("body", ""))


def drop_wrong_roles(
    _app: Sphinx, _page: str, _template: str, context: dict[str, Any], _tree: nodes.document | None
) -> None:
    """Take away the roles of the bibliography: one is deprecated and breaks the other."""
    for wrong in (' role="doc-biblioentry"', ' role="list"'):
        context["body"] = context.get("body", "").replace(wrong, "")
