SHELL := /bin/sh
PYTHON ?= $(shell for python in python3.11 python3 python3.12 python3.13 python3.14; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
BIN := .venv/bin
CATANATRON := build/catanatron-venv
PIP_OPTIONS := --quiet --quiet --disable-pip-version-check --constraint constraints.txt
SOURCES := $(sort $(shell find boomtown -type f -not -name '*.py[cod]')) setup.py pyproject.toml

.DEFAULT_GOAL := help
.PHONY: FORCE help setup play test lint format types imports compile rules bench perft clean

help: ## say what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

setup: .venv/.stamp ## make .venv with Boomtown and everything needed to work on it

.venv/.stamp: pyproject.toml constraints.txt
	@test -n "$(PYTHON)" || { echo "Boomtown needs Python 3.11 or newer: install it, then run make again." >&2; exit 1; }
	@tools/toolchain.sh venv $(PYTHON)
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Setting up .venv"
	@$(BIN)/python -m pip install $(PIP_OPTIONS) pip setuptools
	@$(BIN)/python -m pip install $(PIP_OPTIONS) --no-build-isolation --editable '.[dev]'
	@touch $@

play: setup ## open the house: play in the browser
	@$(BIN)/boomtown serve

test: setup ## run every check, then every test
	@tools/toolchain.sh browser $(BIN)/python
	@failed=; \
	$(MAKE) --no-print-directory --keep-going --jobs 2 --output-sync lint types imports compile || failed=yes; \
	if [ -n "$$failed" ]; then echo "FAILED: a check (see above). The tests run all the same."; fi; \
	$(BIN)/python -m pytest -n auto && [ -z "$$failed" ]

lint: setup ## ruff: lint and format
	@$(BIN)/ruff check --quiet && $(BIN)/ruff format --check --quiet && echo "ruff: all is well" \
		|| { echo "ruff: run 'make format', and mend by hand what it leaves" >&2; exit 1; }

format: setup ## let ruff mend what it can
	@$(BIN)/ruff check --fix-only --quiet; $(BIN)/ruff format --quiet

types: setup ## mypy --strict
	@$(BIN)/mypy

imports: setup ## the walls of the house
	@$(BIN)/lint-imports --no-logo

compile: build/compiled/.stamp ## compile the rule modules into build/compiled

build/compiled/.stamp: .venv/.stamp build/sources.txt $(SOURCES)
	@tools/toolchain.sh compiler $(BIN)/python
	@rm -rf build/compiled
	@echo "Compiling into build/compiled"
	@BOOMTOWN_COMPILE=1 $(BIN)/python setup.py --quiet build_py --build-lib build/compiled \
		build_ext --parallel 2 --build-lib build/compiled --build-temp build/objects \
		>build/compile.log 2>&1 || { cat build/compile.log >&2; exit 1; }
	@touch $@

build/sources.txt: FORCE
	@mkdir -p build && echo $(SOURCES) | cmp -s - $@ || echo $(SOURCES) >$@

rules: setup ## how many rules of each game are cited by tests
	@$(BIN)/python -m tools.rules

bench: compile $(CATANATRON)/.stamp ## speed beside Catanatron, on one core
	@$(BIN)/python -m boomtown.bench
	@$(BIN)/python -m boomtown.bench.web

$(CATANATRON)/.stamp: .venv/.stamp constraints.txt
	@echo "Setting up Catanatron in a venv of its own"
	@test -x $(CATANATRON)/bin/python || $(BIN)/python -m venv $(CATANATRON)
	@$(CATANATRON)/bin/python -m pip install $(PIP_OPTIONS) catanatron
	@touch $@

perft: setup ## write the perft files anew, after a change in legality that is meant
	@$(BIN)/python -m tests.perft

clean: ## remove what was built (.venv stays)
	@rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis boomtown.egg-info
	@find boomtown tests tools -name __pycache__ -prune -exec rm -rf {} +
