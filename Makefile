SHELL := /bin/sh
PYTHON ?= $(shell for python in python3.11 python3 python3.12 python3.13 python3.14; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
BIN := .venv/bin
CATANATRON := build/catanatron-venv
PIP_OPTIONS := --quiet --quiet --disable-pip-version-check --constraint constraints.txt
SOURCES := $(sort $(shell find boomtown -type f -not -name '*.py[cod]')) setup.py pyproject.toml

TEMPLATES := boomtown/web/pages/templates

OPTIMISE_compiled := 3
OPTIMISE_tested := 1
GAMES ?= 1000
SECONDS ?= 60

# Bytecode that is kept lets every process of the tests start quicker.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: FORCE help setup play test lint format types imports compile tested rules bench bind readmes reference perft fixtures samples soak fuzz clean

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

play: setup ## open the house: play in the browser; the first time the rules are compiled meanwhile
	@$(BIN)/boomtown serve --compile

test: setup ## run every check, then every test
	@tools/toolchain.sh browser $(BIN)/python
	@failed=; \
	$(MAKE) --no-print-directory --keep-going --jobs 2 --output-sync tested lint types imports || failed=yes; \
	if [ -n "$$failed" ]; then echo "FAILED: a check (see above). The tests run all the same."; fi; \
	$(BIN)/python -m tools.suite && [ -z "$$failed" ]

lint: setup ## ruff, djlint and the style sheets: lint and format
	@$(BIN)/ruff check --quiet && $(BIN)/ruff format --check --quiet && $(BIN)/djlint --check --quiet $(TEMPLATES) \
		&& $(BIN)/python -m tools.sheets --check && echo "ruff, djlint, style sheets: all is well" \
		|| { echo "lint: run 'make format', and mend by hand what it leaves" >&2; exit 1; }

format: setup ## let ruff, djlint and the style sheets' formatter mend what they can
	@$(BIN)/ruff check --fix-only --quiet; $(BIN)/ruff format --quiet
	@$(BIN)/djlint --reformat --quiet $(TEMPLATES); $(BIN)/python -m tools.sheets

types: setup ## mypy --strict
	@$(BIN)/mypy

imports: setup ## the walls of the house
	@$(BIN)/lint-imports --no-logo

compile: build/compiled/.stamp ## compile the rule modules into build/compiled

tested: build/tested/.stamp ## compile them for the tests, which takes less time

build/%/.stamp: .venv/.stamp build/sources.txt $(SOURCES)
	@tools/toolchain.sh compiler $(BIN)/python
	@$(BIN)/python -m tools.compile $* $(OPTIMISE_$*)

build/sources.txt: FORCE
	@mkdir -p build && echo $(SOURCES) | cmp -s - $@ || echo $(SOURCES) >$@

rules: setup ## how many rules and rulings of each game are cited by tests
	@$(BIN)/python -m tools.rules

bench: compile $(CATANATRON)/.stamp ## speed beside Catanatron, on one core
	@$(BIN)/python -m boomtown.bench
	@$(BIN)/python -m boomtown.bench.web
	@$(BIN)/python -m boomtown.bench.env

$(CATANATRON)/.stamp: .venv/.stamp constraints.txt
	@echo "Setting up Catanatron in a venv of its own"
	@test -x $(CATANATRON)/bin/python || $(BIN)/python -m venv $(CATANATRON)
	@$(CATANATRON)/bin/python -m pip install $(PIP_OPTIONS) catanatron
	@touch $@

bind: setup ## write what follows from the FIELDS of each game's table
	@$(BIN)/python -m boomtown.testing.bind boomtown/games/*/rules/table.py examples/*/*/rules/table.py

readmes: setup ## write every game's README: which chapter lies in which file
	@$(BIN)/python -m tools.readme

reference: setup ## write docs/reference.md, the engine's public door
	@$(BIN)/python -m tools.reference

perft: setup ## write the perft files anew, after a change in legality that is meant
	@$(BIN)/python -m boomtown.testing perft tests

fixtures: setup ## record the games of tests/fixtures anew, after a change in the rules that is meant
	@$(BIN)/python -m boomtown.testing fixtures tests

samples: setup ## play the positions that pictures show anew
	@$(BIN)/python -m boomtown.testing.sample boomtown/games/*/sample.toml

soak: tested ## play GAMES=1000 random games of every number of players and every option
	@$(BIN)/python -m tests.soak --games $(GAMES)

fuzz: setup ## throw odd requests at the house for SECONDS=60
	@$(BIN)/python -W ignore -m tests.fuzz --seconds $(SECONDS)

clean: ## remove what was built (.venv stays)
	@rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis boomtown.egg-info
	@find boomtown tests tools -name __pycache__ -prune -exec rm -rf {} +
