"""The built site holds no answer to an assignment: neither on a page nor in what it offers."""

import html
import re
import zipfile
from pathlib import Path

import nbformat

from elo.classroom.sources import cell_text, regions, secrets

ROOT = Path(__file__).parents[2]
TEXTS = {".html", ".js", ".json", ".txt", ".md", ".ipynb", ".py"}
LONG = 30  # what is shorter may stand anywhere


def plain(text):
    return " ".join(text.split())


def hidden():
    """What only a teacher sees: whole solutions and tests, and each line of what is in words.

    A single line of a program may well stand in the book.
    """
    found = set()
    for path in sorted(ROOT.glob("exercises/assignments/*/*.ipynb")):
        source = nbformat.read(path, as_version=4)
        found.update(plain(region) for region in regions(source))
        words = [cell for cell in source.cells if cell.cell_type == "markdown"]
        source.cells = words
        found.update(map(plain, secrets(source)))
    return {text for text in found if len(text) >= LONG}


def readable(name, content):
    """The text of a file, without what a notebook or a page puts between its lines."""
    text = content.decode("utf-8", "replace")
    if name.endswith(".ipynb"):
        text = cell_text(nbformat.reads(text, as_version=4))
    if name.endswith(".html"):
        text = html.unescape(re.sub(r"<[^>]*>", "", text))
    return plain(text)


def texts(site):
    """Every text of the site, those in its zips too."""
    for path in site.rglob("*"):
        if path.suffix in TEXTS:
            yield path.name, readable(path.name, path.read_bytes())
        elif path.suffix == ".zip":
            with zipfile.ZipFile(path) as parcel:
                for name in parcel.namelist():
                    if Path(name).suffix in TEXTS:
                        yield f"{path.name}/{name}", readable(name, parcel.read(name))


def test_no_page_source_or_download_holds_an_answer_or_a_hidden_test(site):
    secret = hidden()
    assert len(secret) > 20
    assert [(name, one) for name, text in texts(site) for one in secret if one in text] == []


def test_an_answer_would_be_found_in_a_notebook_and_on_a_page():
    source = ROOT / "exercises" / "assignments" / "mixed" / "mixed.ipynb"
    assert any(one in readable(source.name, source.read_bytes()) for one in hidden())
    (first, *_) = sorted(hidden())
    page = "<p>" + html.escape(first).replace(" ", " <b>\n</b>") + "</p>"
    assert first in readable("x.html", page.encode())


def test_no_assignment_and_nothing_of_a_class_is_in_the_site(site):
    names = [path.relative_to(site).as_posix() for path in site.rglob("*")]
    assert [name for name in names if "assignments/" in name or "classroom/" in name] == []
