# Two commands matter: `make book` and `make test`. Each makes the environment .venv
# when it is not there yet, and needs only make and Python 3.11, 3.12 or 3.13.

# The first Python that runs, fits and can make environments. Another one: make PYTHON=...
PYTHON ?= $(shell for python in python3.13 python3.12 python3.11 python3; do \
	"$$python" -c "import ensurepip, sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))" \
	>/dev/null 2>&1 && echo "$$python" && break; done)

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
HTML := _build/html
BENCH := .venv-bench

NOTEBOOKS = $(wildcard book/*.ipynb book/appendix/*.ipynb exercises/practice/*.ipynb)
ASSIGNMENTS = $(wildcard exercises/assignments/*/*.ipynb)
NBVAL = $(BIN)/pytest -o addopts= -n 2 --dist loadscope \
	--nbval-current-env --nbval-cell-timeout 120 -p no:doctest

# Everything runs with the tools of the environment, and without a user's own settings
# of Jupyter, IPython and Matplotlib.
export PATH := $(CURDIR)/$(BIN):$(PATH)
export IPYTHONDIR := $(CURDIR)/$(VENV)/home/ipython
export JUPYTER_CONFIG_DIR := $(CURDIR)/$(VENV)/home/jupyter
export JUPYTER_DATA_DIR := $(CURDIR)/$(VENV)/home/jupyter-data
export MPLCONFIGDIR := $(CURDIR)/$(VENV)/home/matplotlib
export npm_config_cache := $(CURDIR)/$(VENV)/home/npm

.NOTPARALLEL:
.PHONY: help book lab notebooks test test-long lint types layers unit class timing nbval strict-book site \
	pythons mutation fuzz bench lock clean

help:
	@echo "make book       build the book"
	@echo "make test       run every check (under 10 minutes)"
	@echo "make test-long  the same with full sample sizes, and on the other Pythons found"
	@echo "make lab        open the notebooks in JupyterLab"
	@echo "make notebooks  run every notebook and store it with its outputs"
	@echo "make bench      measure arrays, pages, reports and marking: benchmarks/README.md"
	@echo "make mutation   change the code of the topics and see that a test notices"
	@echo "make fuzz       give the readers of tournament files broken ones, for ten minutes"
	@echo "make lock       write requirements.txt and package-lock.json anew"
	@echo "make clean      remove everything that was made, the environment too"
	@echo "One check alone: make lint | types | layers | unit | class | timing | nbval | strict-book | site"

$(READY): requirements.txt pyproject.toml package.json package-lock.json
	@test -n "$(PYTHON)" || { echo "Python 3.11, 3.12 or 3.13 with its venv module is needed." \
		"(Debian, Ubuntu: apt install python3-venv.) Another place: make PYTHON=/path/to/python" >&2; exit 1; }
	@echo "Making $(VENV) with $(PYTHON): a minute or two, about 1 GB."
	"$(PYTHON)" -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	$(BIN)/npm ci --silent
	@touch $@

book: $(READY)
	$(BIN)/jupyter-book build .
	@$(BIN)/python -c "from pathlib import Path; page = Path('$(HTML)/index.html').resolve(); \
		print(f'The book: {page}\nOpen it:  {page.as_uri()}')"

lab: $(READY)
	$(BIN)/jupyter lab --notebook-dir=. book

notebooks: $(READY)
	$(BIN)/python -m tests.notebooks

test: lint types layers unit class timing nbval strict-book site
	@echo "All checks passed."

test-long: export ELO_PROFILE = long
test-long: test pythons
	@echo "All long checks passed."

lint: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(READY)
	$(BIN)/mypy

layers: $(READY)
	$(BIN)/lint-imports

unit: $(READY)
	$(BIN)/pytest -n 2 --ignore=tests/site --ignore=tests/lab --ignore=tests/classroom \
		-m "not timing" --cov --cov-report=term-missing:skip-covered

# Alone, for it starts workers and kernels of its own.
class: $(READY)
	$(BIN)/pytest tests/classroom

# Alone, so that nothing else is measured.
timing: $(READY)
	$(BIN)/pytest -m timing tests/drills tests/test_batch.py tests/simulate tests/tournament

nbval: $(READY)
	$(if $(NOTEBOOKS),$(NBVAL) --nbval $(NOTEBOOKS),@echo "no notebooks yet")
	$(if $(ASSIGNMENTS),$(NBVAL) --nbval-lax $(ASSIGNMENTS),@echo "no assignments yet")

# Sphinx warns about a page only when it reads it: hence from nothing.
strict-book: $(READY)
	rm -rf _build
	$(BIN)/jupyter-book build . -W -n --keep-going

site: strict-book
	ELO_SITE=$(HTML) $(BIN)/pytest -n 2 tests/site tests/lab

pythons: $(READY)
	$(BIN)/python -m tests.pythons

mutation: $(READY)
	$(BIN)/python -m tests.mutation

# With atheris in the environment (pip install atheris) it is guided, else at random.
fuzz: $(READY)
	$(BIN)/python -m tests.tournament.fuzz --minutes 10

# The others are in an environment of their own: nothing else here needs them.
$(BENCH)/ready: benchmarks/requirements.txt
	@test -n "$(PYTHON)" || { echo "Python 3.11, 3.12 or 3.13 with its venv module is needed." >&2; exit 1; }
	"$(PYTHON)" -m venv $(BENCH)
	$(BENCH)/bin/python -m pip install --quiet --disable-pip-version-check -r $<
	@touch $@

bench: $(BENCH)/ready book
	$(BENCH)/bin/python -m benchmarks.speed
	$(BIN)/python -m benchmarks.pages
	$(BIN)/python -m benchmarks.reports
	$(BIN)/python -m benchmarks.classroom

# The versions that are locked stay where they still fit: make lock UPGRADE=--upgrade
lock: $(READY)
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --extra test --universal --python-version 3.11 \
		--fork-strategy fewest --no-header --no-annotate --no-emit-index-url --quiet \
		$(UPGRADE) --output-file requirements.txt
	@{ echo "# The exact versions of everything, for Python 3.11, 3.12 and 3.13. Written by"; \
		echo "# \`make lock\` from pyproject.toml: change that file, not this one."; \
		cat requirements.txt; echo "-e ."; } > requirements.new
	@mv requirements.new requirements.txt
	$(BIN)/npm install --package-lock-only

clean:
	rm -rf _build $(VENV) $(BENCH) .venv-3.* node_modules mutants .coverage* htmlcov \
		.pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -o -name .ipynb_checkpoints | xargs rm -rf
