# Everything a person does here, by name. Needs Python 3.11 or newer, make and, to be fast, a C compiler.

.DEFAULT_GOAL := help
.PHONY: help play terminal test bench laws golden lock format clean source wheel compiled checked

# The first Python that is new enough; name another one with PYTHON=…
CANDIDATES := $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python)
FOUND := $(shell for python in $(CANDIDATES); do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)

# auto: compiled where a C compiler is found; yes: compiled or not at all; no: interpreted.
COMPILE ?= auto
MINUTES ?= 5
GAME ?= livingstone
WORKERS ?= 2

SOURCE := .venv/bin
WHEEL := .venv-compiled/bin
PREPARE = $(or $(FOUND),$(error Serai needs Python 3.11 or newer, but found none of: $(CANDIDATES). \
	Install one, or name it: make PYTHON=/path/to/python3)) -m scripts.prepare

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: wheel ## open the tables in a browser
	@$(WHEEL)/serai serve --open

terminal: wheel ## play in the terminal
	@$(WHEEL)/serai play

test: source ## check style, types and all tests, interpreted and as installed
	@$(MAKE) --no-print-directory --jobs=2 compiled checked
	@echo "Tests of Serai as people install it"
	@$(WHEEL)/python -P -m pytest -q $(WORKING) -m "not interpreted"

# Compiling keeps one core busy for minutes, so the source tree is checked beside it.
compiled:
	@TERM=dumb $(MAKE) --no-print-directory wheel
checked:
	@echo "Style"
	@$(SOURCE)/ruff check
	@$(SOURCE)/ruff format --check
	@echo "Types"
	@$(SOURCE)/mypy
	@echo "The browser client: types and tests"
	@$(NPM) run check
	@$(NPM) run test
	@echo "Tests of the source tree, interpreted"
	@$(SOURCE)/python -m pytest -q $(WORKING) $(NEVER_COMPILED:%=--ignore tests/%)
NPM := PATH="$(CURDIR)/$(SOURCE):$$PATH" npm --prefix web
WORKING := -n $(WORKERS) --dist worksteal
# What stays Python either way is tested once, as people install it.
NEVER_COMPILED := browser cli lab server

bench: source wheel ## measure the speed of play and of the server, beside others
	@$(PREPARE) wheel --compile $(COMPILE) --lock bench \
		|| echo "  Without OpenSpiel and Catanatron: Serai is measured alone."
	@$(WHEEL)/python -P bench/speed.py
	@$(WHEEL)/python -P bench/search.py
	@$(WHEEL)/python -P bench/pace.py
	@$(WHEEL)/python -P bench/server.py

laws: source wheel ## check the laws of every game for MINUTES=5
	@$(SOURCE)/python bench/laws.py --minutes $(MINUTES)

golden: source ## record new golden matches of GAME=livingstone
	@$(SOURCE)/serai golden $(GAME)

lock: source ## write the locks anew
	@$(PREPARE) source --lock lock
	@rm -f locks/dev.txt locks/bench.txt locks/lock.txt
	@$(SOURCE)/uv pip compile $(LOCKING) --group lock --output-file locks/lock.txt
	@$(SOURCE)/uv pip compile $(LOCKING) pyproject.toml $(DAILY) --output-file locks/dev.txt
	@$(SOURCE)/uv pip compile $(LOCKING) pyproject.toml $(DAILY) --extra bench \
		--constraints locks/dev.txt --output-file locks/bench.txt
LOCKING := --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
DAILY := --extra server --extra postgres --extra lab --extra ray --extra test --group build --group client

format: source ## bring the code into shape
	@$(SOURCE)/ruff check --fix
	@$(SOURCE)/ruff format

clean: ## remove environments, builds and caches
	rm -rf .venv .venv-compiled build dist web/node_modules web/dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

source:
	@echo "Preparing .venv (the source tree, interpreted)"
	@$(PREPARE) source

wheel:
	@echo "Preparing .venv-compiled (Serai as people install it)"
	@$(PREPARE) wheel --compile $(COMPILE)
