# Two commands: `make tutor` to learn, `make test` to check. Each sets up what it needs.
# PY=python3.12 chooses the Python, PORT=9000 the port, BROWSER=no leaves the browser tests out.
PY      ?= python3
PORT    ?=
BROWSER ?= yes
VENV    := .venv
BIN     := $(VENV)/bin
PYTHON  := $(BIN)/python
PYTEST  := WATTEN_TUTOR_LANG=en $(PYTHON) -m pytest -q

.DEFAULT_GOAL := help
.PHONY: help tutor app test check lint types contract spelling scenarios unit doctests nbval wheel browser chromium referee mutants notebooks lock clean

help:
	@echo "make tutor      opens the tutor in JupyterLab"
	@echo "make app        opens the tutor as a page without code"
	@echo "make test       runs every check and test (BROWSER=no: without a browser)"
	@echo "make check      runs the fast part of them"
	@echo "make referee    holds the engine against the rule text, N=1000000 turns, SEED=2"
	@echo "make mutants    changes the game in one place at a time: do the tests notice? MODULES=\"trick duty\""
	@echo "make notebooks  makes the notebooks anew from notebooks/src"
	@echo "make lock       resolves requirements.lock anew"
	@echo "make clean      removes the environment and what was built; my-notebooks/ stays"
	@echo "Add PY=python3.12 to choose the Python, PORT=9000 to choose the port."

# --- the environment -------------------------------------------------------------------------

$(VENV)/.made:
	@$(PY) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { echo "Python 3.11 or newer is needed; choose one with PY=, as in: make tutor PY=python3.12"; exit 1; }
	@$(PY) -c 'import ensurepip, venv' 2>/dev/null || { echo "This Python has no venv: install it (Debian and Ubuntu: apt install python3-venv), or choose another Python with PY="; exit 1; }
	@echo "Making the environment $(VENV)"
	@$(PY) -m venv $(VENV)
	@$(PYTHON) -m pip install -q --disable-pip-version-check uv
	@touch $@

# requirements.lock pins versions; which of them are installed depends on what is asked for.
$(VENV)/.lab: $(VENV)/.made pyproject.toml requirements.lock
	@echo "Installing the tutor and JupyterLab"
	@$(BIN)/uv pip install -q --python $(PYTHON) -c requirements.lock -e '.[lab]'
	@touch $@

$(VENV)/.dev: $(VENV)/.lab
	@echo "Installing the tools for the tests"
	@$(BIN)/uv pip install -q --python $(PYTHON) -c requirements.lock -e '.[dev]'
	@touch $@

$(VENV)/.mutants: $(VENV)/.dev
	@echo "Installing cosmic-ray"
	@$(BIN)/uv pip install -q --python $(PYTHON) -c requirements.lock -e '.[mutants]'
	@touch $@

# --- learning --------------------------------------------------------------------------------

tutor: $(VENV)/.lab
	@$(BIN)/watten-tutor open $(if $(PORT),--port $(PORT))

app: $(VENV)/.lab
	@$(BIN)/watten-tutor open --app $(if $(PORT),--port $(PORT))

# --- checking --------------------------------------------------------------------------------

ifeq ($(BROWSER),no)
test: check wheel
else
test: chromium check wheel browser
endif
	@echo "All checks passed"

check: lint types contract spelling scenarios unit doctests nbval

lint: $(VENV)/.dev
	@echo "Style (ruff)"
	@$(BIN)/ruff check -q .
	@$(BIN)/ruff format -q --check .

types: $(VENV)/.dev
	@echo "Types (mypy)"
	@$(BIN)/mypy

contract: $(VENV)/.dev
	@echo "Import contract (import-linter)"
	@$(BIN)/lint-imports --no-cache --no-logo

spelling: $(VENV)/.dev
	@echo "Spelling (codespell)"
	@$(BIN)/codespell

scenarios: $(VENV)/.dev
	@echo "Shipped scenarios and lessons, answered anew"
	@$(BIN)/watten-tutor check scenarios lessons --no-summary --lang en

unit: $(VENV)/.dev
	@echo "Unit and property tests"
	@$(PYTEST) -p no:playwright -n auto --dist loadfile --ignore=tests/browser --ignore=tests/packaging

doctests: $(VENV)/.dev
	@echo "Examples in docstrings and README"
	@$(PYTEST) -p no:playwright --doctest-modules watten_tutor --doctest-glob=README.md README.md

nbval: $(VENV)/.dev
	@echo "Notebooks (nbval)"
	@XDG_DATA_HOME=$(CURDIR)/tests/output/data $(PYTEST) -o addopts= -p no:randomly -p no:playwright --nbval-lax --nbval-current-env --nbval-sanitize-with tests/notebooks/sanitize.cfg notebooks

wheel: $(VENV)/.dev
	@echo "The wheel, in an empty environment"
	@$(PYTEST) -p no:playwright tests/packaging

browser: $(VENV)/.dev chromium
	@echo "JupyterLab and Voilà in a real browser"
	@$(PYTEST) tests/browser

chromium:
	@command -v $${CHROMIUM:-chromium} >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing Chromium" && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null; } || { echo "No Chromium here and it cannot be installed without root: install it, or run: make test BROWSER=no"; exit 1; }

# --- proving ---------------------------------------------------------------------------------

referee: $(VENV)/.dev
	@$(PYTHON) -m tests.duel $(N) $(SEED)
	@$(PYTHON) -m tests.solver.make_perft --check

mutants: $(VENV)/.mutants
	@$(PYTHON) -m tests.mutants $(MODULES)

# --- making ----------------------------------------------------------------------------------

notebooks: $(VENV)/.dev
	@$(PYTHON) notebooks/make_notebooks.py

lock: $(VENV)/.made
	@echo "Resolving requirements.lock"
	@$(BIN)/uv pip compile -q --upgrade pyproject.toml --extra dev --extra bench --extra mutants --universal --no-header --no-annotate --no-emit-index-url --no-emit-find-links -o requirements.lock

clean:
	@echo "Removing the environment and what was built; my-notebooks/ stays"
	@rm -rf $(VENV) dist tests/output .pytest_cache .mypy_cache .ruff_cache .hypothesis
