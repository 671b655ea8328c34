# Everything a person does here, by name. Needs Python 3.11 or newer, make and, to be fast, a C compiler.

.DEFAULT_GOAL := help
.PHONY: help play terminal dist test quick bench laws trials chaos alike told soak fuzz golden pictures lock types format clean source wheel

# The first Python that is new enough; name another one with PYTHON=…
CANDIDATES := $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python)
FOUND := $(shell for python in $(CANDIDATES); do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)

# auto: compiled where a C compiler is found; yes: compiled or not at all; no: interpreted.
COMPILE ?= auto
MINUTES ?= 5
SOAK ?= 90
KILLS ?= 160
FRAMES ?= 1000000
FILES ?= 100000
STEPS ?= 1000000
MATCHES ?= 2000
PAIRS ?= 60
GAME ?= livingstone

SOURCE := .venv/bin
WHEEL := .venv-compiled/bin
ANY_PYTHON = $(or $(FOUND),$(error Serai needs Python 3.11 or newer, but found none of: $(CANDIDATES). \
	Install one, or name it: make PYTHON=/path/to/python3))
PREPARE = $(ANY_PYTHON) -m scripts.prepare
PLAY = $(ANY_PYTHON) -m scripts.play --compile $(COMPILE)

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## open the tables in a browser
	@$(PLAY) browser

terminal: ## play in the terminal
	@$(PLAY) terminal

test: ## prove that all is well: style, types and every test, interpreted and as installed
	@$(ANY_PYTHON) -m scripts.proof --compile $(COMPILE) $(if $(WORKERS),--workers $(WORKERS))

quick: source ## look within a minute at what the change at hand is likely to break
	@$(SOURCE)/python -m scripts.quick

bench: source wheel ## measure the speed of play and of the server, beside others
	@$(PREPARE) wheel --compile $(COMPILE) --lock bench \
		|| echo "  Without OpenSpiel and Catanatron: Serai is measured alone."
	@$(WHEEL)/python -P bench/speed.py
	@$(WHEEL)/python -P bench/search.py
	@$(WHEEL)/python -P bench/envs.py
	@$(WHEEL)/python -P bench/pace.py
	@$(WHEEL)/python -P bench/server.py

laws: source wheel ## check the laws of every game for MINUTES=5
	@$(SOURCE)/python bench/laws.py --minutes $(MINUTES)

trials: source wheel ## let levels play PAIRS=60 matches against the levels below, and count wins
	@$(WHEEL)/python -P -m trials.strength --matches $(PAIRS)

chaos: source wheel ## play while KILLS=160 processes are killed, on SQLite and on PostgreSQL
	@$(WHEEL)/python -P -m trials.chaos --kills $(KILLS)

fuzz: source wheel ## break frames, requests and match files, FRAMES=1000000 and FILES=100000
	@$(WHEEL)/python -P -m trials.fuzz --frames $(FRAMES) --files $(FILES)

alike: source wheel ## compare fleets with the engine over STEPS=1000000 steps
	@$(WHEEL)/python -P -m trials.differential --steps $(STEPS)

told: source wheel ## tell MATCHES=2000 random matches of each game, and whole ones on screens, in every language
	@$(WHEEL)/python -P -m trials.telling --matches $(MATCHES)
	@$(WHEEL)/python -P -m trials.readers docs/img

soak: source wheel ## keep a server busy for SOAK=90 minutes and watch its memory and waits
	@$(WHEEL)/python -P -m trials.soak --minutes $(SOAK)

site: source ## build the guides, the rules and the reference as a site
	@$(PREPARE) source --lock site
	@$(SOURCE)/python -m scripts.site

pictures: source ## draw each game's screen and page, at every size, into docs/img
	@$(SOURCE)/python -m scripts.pictures docs/img
	@$(SOURCE)/python -m tests.browser.pictures

golden: source ## record new golden matches of GAME=livingstone
	@$(SOURCE)/serai golden $(GAME)

lock: source ## write the locks anew
	@$(PREPARE) source --lock lock
	@rm -f locks/*.txt
	@$(SOURCE)/uv pip compile $(LOCKING) --group lock --output-file locks/lock.txt
	@$(SOURCE)/uv pip compile $(LOCKING) pyproject.toml $(DAILY) --output-file locks/dev.txt
	@$(SOURCE)/uv pip compile $(LOCKING) pyproject.toml $(PLAYING) \
		--constraints locks/dev.txt --output-file locks/play.txt
	@$(SOURCE)/uv pip compile $(LOCKING) pyproject.toml $(SERVING) \
		--constraints locks/dev.txt --output-file locks/server.txt
	@$(SOURCE)/uv pip compile $(LOCKING) --group client --output-file locks/client.txt
	@$(SOURCE)/uv pip compile $(LOCKING) --group dist --constraints locks/dev.txt \
		--output-file locks/dist.txt
	@$(SOURCE)/uv pip compile $(LOCKING) pyproject.toml $(DAILY) --extra bench \
		--constraints locks/dev.txt --output-file locks/bench.txt
	@$(SOURCE)/uv pip compile $(LOCKING) --group site --constraints locks/dev.txt \
		--output-file locks/site.txt
LOCKING := --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
DAILY := --extra server --extra postgres --extra lab --extra envs --extra openspiel --extra ray \
	--extra test --group build
PLAYING := --extra server --group build
SERVING := --extra server --extra postgres

dist: ## make the sdist and the wheels that can be published
	@$(ANY_PYTHON) -m scripts.dist $(COMPILE)

NPM := PATH="$(CURDIR)/$(SOURCE):$$PATH" npm --prefix web

types: source ## write the schemas and the client's types anew
	@$(SOURCE)/python -m serai.server.schema web/openapi.json
	@$(SOURCE)/python -m scripts.schemas
	@$(NPM) run types

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
