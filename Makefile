# Every target sets up what it needs in .venv first.
PYTHON ?= python3
GAME ?= dice_brewing
HOST ?= 127.0.0.1
BIN := .venv/bin

.PHONY: help needs play play-terminal web wheel pictures test test-long test-web fast slow lint lint-web rules bench check clean crash bench-server lock bare

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 16

play: web  ## open the house in the browser (HOST=0.0.0.0: for phones in your network too; PORT=8000)
	@$(BIN)/undercroft serve --open --host $(HOST) $(if $(PORT),--port $(PORT))

play-terminal: .venv/.base  ## play a game in the terminal (GAME=dice_brewing)
	@$(BIN)/undercroft play $(GAME)

web: .venv/.base  ## build the browser client, where it is not up to date
	@$(BIN)/python tools/web.py build

test: needs .venv/.dev  ## compile, then run all tests: what computes most compiled, rules in both modes, browser tests
	@find src -name '*.so' -delete  # or the plain sources would not be tested; `make fast` brings these back
	$(BIN)/python tools/compiled.py build
	$(BIN)/pytest -q -n 2 --dist worksteal --leave-computing
	$(BIN)/python tools/compiled.py test
	$(BIN)/python tools/web.py test

wheel: .venv/.dev  ## build an sdist, a pure wheel and a compiled one for this machine, with the browser client, in dist/
	$(BIN)/python tools/wheels.py

needs:
	@$(PYTHON) tools/needs.py

test-long: .venv/.dev  ## on the plain sources, what `make test` runs compiled alone; then the wheels, installed elsewhere
	@find src -name '*.so' -delete
	$(BIN)/python tools/compiled.py plain
	$(BIN)/python tools/wheels.py
	$(BIN)/pytest -q tests/installed

test-web: .venv/.dev  ## build the browser client and run its tests in Chromium
	$(BIN)/python tools/web.py test

pictures: .venv/.dev  ## take a picture of every board on every screen, into build/pictures/index.html
	$(BIN)/python tools/web.py pictures

fast: .venv/.dev  ## compile the engine and the games with mypyc
	$(BIN)/python tools/compiled.py install

slow:  ## go back to the plain sources
	find src -name '*.so' -delete
	rm -rf build dist

lint: .venv/.dev  ## check style, types, the direction of imports, and what is generated
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/derive.py --check
	$(BIN)/python tools/docs.py --check
	$(BIN)/python tools/web.py lint

lint-web: .venv/.dev  ## check style and types of the browser client alone
	$(BIN)/python tools/web.py lint

rules: .venv/.dev  ## list the rules without a test
	@$(BIN)/python tools/rule_report.py

bench: .venv/.dev  ## measure the speed
	$(BIN)/python bench/run.py

crash: .venv/.dev  ## kill the server 200 times under play on each database, copy its files 200 times; look for lost choices
	$(BIN)/python tools/crash.py --database sqlite --kills 200
	$(BIN)/python tools/crash.py --database postgresql --kills 200
	$(BIN)/python tools/crash.py --database sqlite --kills 200 --workers 2
	$(BIN)/python tools/crash.py --power-loss 200

drill: .venv/.dev  ## two machines in network namespaces: break what is between them, and look for lost choices (root)
	$(BIN)/python tools/drill.py

soak: .venv/.dev  ## 200 tables with agents for an hour: memory, descriptors and tasks must not grow
	$(BIN)/python tools/soak.py

bench-server: .venv/.dev  ## measure the server under load, beside boardgame.io's
	$(BIN)/python bench/server.py

bare:  ## set the house up on a bare Debian (needs root and debootstrap; says so where it cannot)
	@$(PYTHON) tools/bare.py

check: lint test  ## lint and test: what must pass before a commit (CI also runs test-long)

clean: slow  ## remove everything that was made here
	rm -rf web/node_modules src/undercroft/server/client
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis src/*.egg-info
	find . -name __pycache__ -not -path './web/*' -prune -exec rm -rf {} +

lock:  ## pin the versions of everything that is installed, after a change of a dependency
	$(PYTHON) tools/lock.py

# Stamps, because who only plays needs no development tools. -qq: errors are shown, progress is not.
.venv/.base: pyproject.toml requirements/base.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Undercroft needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
		{ echo "Python's venv is missing: on Debian, apt-get install python3-venv"; exit 1; }
	@echo "Setting up .venv ..."
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
	@$(BIN)/python -m pip install -qq -r requirements/base.txt
	@$(BIN)/python -m pip install -qq --no-build-isolation --no-deps -e .
	@touch $@

.venv/.dev: .venv/.base requirements/dev.txt
	@echo "Installing the development tools ..."
	@$(BIN)/python -m pip install -qq -r requirements/dev.txt
	@touch $@
