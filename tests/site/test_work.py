"""How a page is taken into Jupyter: the notebook, the library, Binder and Colab."""

import io
import re
import shutil
import subprocess
import sysconfig
import zipfile
from pathlib import Path

import pytest
import yaml
from playwright.sync_api import Page, expect

from tests.notebooks import ROOT, book_notebooks
from tests.site.test_pages import PAGES

STORED = [path.relative_to(ROOT).with_suffix("").as_posix() for path in book_notebooks()]
NOTEBOOKS = [name for name in STORED if name != "book/index"]  # there is nothing to work in it
WORDS = "Work this page in Jupyter"
HOSTS = "a:is([href*=mybinder], [href*=colab])"


@pytest.mark.parametrize("name", PAGES)
def test_each_page_of_a_notebook_says_how_to_work_it(look, name):
    box = look(name).locator("details.work")
    expect(box).to_have_count(1 if name in NOTEBOOKS else 0)
    if name in NOTEBOOKS:
        expect(box.get_by_text(WORDS)).to_be_visible()
        expect(box).to_contain_text(f"jupyter lab {Path(name).name}.ipynb")
        expect(box).to_contain_text("pip install")


def unpacked(page: Page, folder: Path) -> dict[str, bytes]:
    """Download what the box offers; return the files in it."""
    page.get_by_text(WORDS).click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download this page as a notebook").click()
    download.value.save_as(folder / "page.zip")
    with zipfile.ZipFile(folder / "page.zip") as packed:
        return {name: packed.read(name) for name in packed.namelist()}


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_the_notebook_of_the_page_comes_with_the_library_in_one_folder(visit, name, tmp_path):
    page = visit(name).page
    files = unpacked(page, tmp_path)
    stem, (notebook, wheel) = Path(name).name, files
    assert notebook == f"{name.replace('/', '-')}/{stem}.ipynb"
    assert files[notebook] == (ROOT / f"{name}.ipynb").read_bytes()
    commands = page.locator("details.work pre").inner_text().splitlines()
    assert commands == [
        f'pip install "{Path(wheel).name}[lab]"',
        f"jupyter lab {stem}.ipynb",
    ]
    assert Path(wheel).name in files[notebook].decode(), "the opening cell names the same file"


def test_the_library_that_is_offered_is_this_one(visit, tmp_path):
    files = unpacked(visit(NOTEBOOKS[0]).page, tmp_path)
    content = next(files[name] for name in files if name.endswith(".whl"))
    with zipfile.ZipFile(io.BytesIO(content)) as wheel:
        inside = {name: wheel.read(name) for name in wheel.namelist()}
    for path in [ROOT / "elo" / "rules.py", ROOT / "elo" / "show" / "page.js"]:
        assert inside[path.relative_to(ROOT).as_posix()] == path.read_bytes()
    (metadata,) = (text for name, text in inside.items() if name.endswith("METADATA"))
    assert b"Provides-Extra: lab" in metadata


def test_nothing_is_said_of_binder_and_colab_while_there_is_no_repository(site):
    config = yaml.safe_load((ROOT / "_config.yml").read_text(encoding="utf-8"))
    assert config["sphinx"]["config"]["html_theme_options"]["repository_url"] == ""
    for name in NOTEBOOKS:
        page = (site / f"{name}.html").read_text(encoding="utf-8")
        assert not re.search(r'href="[^"]*(mybinder|colab)', page)


def small_book(folder: Path, repository: str = "") -> Path:
    """Lay a book with one chapter and the page of the progress into a folder."""
    for name in ("_templates", "book", "references.bib"):
        source = ROOT / name
        (shutil.copytree if source.is_dir() else shutil.copy)(source, folder / name)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    contents = "format: jb-book\nroot: book/progress\nchapters: [{file: book/formula}]\n"
    (folder / "_toc.yml").write_text(contents, encoding="utf-8")
    config = yaml.safe_load((ROOT / "_config.yml").read_text(encoding="utf-8"))
    config["sphinx"]["config"]["html_theme_options"]["repository_url"] = repository
    (folder / "_config.yml").write_text(yaml.safe_dump(config), encoding="utf-8")
    return folder


def build(book: Path) -> None:
    command = [shutil.which("jupyter-book", path=sysconfig.get_path("scripts")), "build", book]
    subprocess.run(command, check=True, capture_output=True)


@pytest.fixture(scope="module")
def published(tmp_path_factory) -> Path:
    """Build one chapter of the book as if it had a public repository."""
    folder = tmp_path_factory.mktemp("published")
    book = small_book(folder, "https://github.com/someone/elo-worked")
    build(book)
    return book / "_build" / "html" / "book" / "formula.html"


@pytest.fixture
def page(browser, published) -> Page:
    context = browser.new_context(offline=True)
    page = context.new_page()
    page.goto(published.as_uri())
    yield page
    context.close()


def test_with_a_repository_binder_and_colab_are_offered_for_this_very_notebook(page):
    links = [link.get_attribute("href") for link in page.locator("a[href]").all()]
    place = "someone/elo-worked"
    assert f"https://colab.research.google.com/github/{place}/blob/main/book/formula.ipynb" in links
    binder = f"https://mybinder.org/v2/gh/{place}/main?urlpath=lab/tree/book/formula.ipynb"
    assert binder in links


def test_a_second_build_leaves_everything_in_place(tmp_path):
    """A page that is not written again keeps its zip, and the contents keep their pages."""
    book = small_book(tmp_path)
    build(book)
    made = book / "_build" / "html" / "_static"
    first = {path.relative_to(made) for path in made.rglob("*") if path.is_file()}
    contents = (made / "drills" / "contents.js").read_text(encoding="utf-8")
    assert Path("jupyter/book-formula.zip") in first
    build(book)
    assert {path.relative_to(made) for path in made.rglob("*") if path.is_file()} == first
    assert (made / "drills" / "contents.js").read_text(encoding="utf-8") == contents
