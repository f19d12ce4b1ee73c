# The front door: each target is a short list of steps, the work is in scripts/ and CMakePresets.json.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory

JOBS ?= $(shell nproc)
GAME ?= dragon-racer
STEP := scripts/step
HOMESTRETCH := build/release/homestretch
# `make test` runs scenarios and browser with the sanitized program it has built anyway: TESTED=build/asan/…
TESTED ?=
CLANG_FORMAT := clang-format-16

.PHONY: help
help: ## what there is (this list)
	@echo "usage: make TARGET [ARGS='...']"
	@sed -nE 's/^([a-z-]+)[a-z -]*:.*## (.*)/  \1\t\2/p' Makefile | expand -t 14

.PHONY: setup
setup: ## install what is missing (Debian 12, root or sudo)
	@scripts/setup

.PHONY: build
build: ## build build/release/homestretch and the browser client
	@scripts/setup play
	@$(STEP) "build (browser client)" scripts/web build
	@$(STEP) "build (release)" scripts/build release

.PHONY: play
play: build ## play in the browser: make play ARGS='--port 8080'
	@$(HOMESTRETCH) serve $(ARGS)

.PHONY: terminal
terminal: build ## play in the terminal: make terminal GAME=dragon-racer ARGS='--seats 3'
	@$(HOMESTRETCH) play $(GAME) $(ARGS)

# Fast checks first, then the tests under sanitizers, then the program itself.
.PHONY: test
test: setup ## every check that a change must pass
	@$(MAKE) check
	@$(MAKE) test-web
	@$(MAKE) test-asan
	@$(MAKE) test-python
	@$(MAKE) scenarios test-browser TESTED=build/asan/homestretch
	@$(STEP) "fuzz (short)" scripts/fuzz --runs 20000
	@echo "All passed: checks, client, tests under sanitizers, Python, scenarios, browser, fuzzing."

.PHONY: check
check: ## the checks that take seconds: format, layers, rule coverage, scripts
	@$(STEP) "format" $(CLANG_FORMAT) --dry-run -Werror $$(scripts/sources)
	@$(STEP) "layers" python3 scripts/check_layers.py
	@$(STEP) "rule coverage" python3 scripts/rule_coverage.py
	@$(STEP) "tests of the scripts" python3 -m unittest discover --quiet --start-directory scripts/tests --pattern '*_test.py'

.PHONY: test-dev test-asan test-tsan
test-dev test-asan test-tsan: test-%: ## build and run the tests of one preset (also test-asan, test-tsan)
	@$(STEP) "build ($*)" scripts/build $*
	@$(STEP) "tests ($*)" ctest --preset $* --parallel $(JOBS) $(ARGS)

.PHONY: test-python
test-python: ## the package for Python: ruff, and its tests with the sanitized module
	@$(STEP) "Python: ruff" scripts/python lint
	@$(STEP) "Python: tests" scripts/python test

.PHONY: python
python: setup ## build the package for Python at full speed into build/python
	@$(STEP) "Python: package" scripts/python install

.PHONY: test-web
test-web: ## the browser client by itself: types, unit tests
	@$(STEP) "client: types" scripts/web run types:check check
	@$(STEP) "client: tests" scripts/web run test

.PHONY: test-browser
test-browser: $(if $(TESTED),,build) ## whole matches in Chromium against the real server
	@$(STEP) "build (browser client)" scripts/web build
	@$(STEP) "browser" env E2E_SERVER=$(CURDIR)/$(or $(TESTED),$(HOMESTRETCH)) scripts/web run e2e

.PHONY: scenarios
scenarios: $(if $(TESTED),,build) ## play every scenario file of every game
	@$(STEP) "scenarios" $(or $(TESTED),$(HOMESTRETCH)) scenario $$(find games -path '*/tests/scenarios/*.toml' -not -name pack.toml | sort)

.PHONY: bench
bench: setup ## measure speed, state size, allocations and instructions
	@$(STEP) "build (bench)" scripts/build release bench
	@$(STEP) "benchmarks" build/release/bin/bench_games $(ARGS)

.PHONY: load
load: setup ## play at 1,000 tables of a server at once: make load ARGS='--tables 100 --rate 50'
	@$(STEP) "build (bench)" scripts/build release bench
	@$(STEP) "load" build/release/bin/bench_load $(ARGS)

.PHONY: lint
lint: setup check ## the checks, and every linter over everything
	@$(STEP) "client: ESLint, Prettier" scripts/web run lint
	@$(STEP) "shellcheck" shellcheck $$(grep --recursive --files-with-matches '^#!/usr/bin/env bash' scripts .ci)
	@$(STEP) "clang-tidy" scripts/tidy.py

.PHONY: format
format: setup ## rewrite all sources in the project's format
	@$(CLANG_FORMAT) -i $$(scripts/sources)
	@scripts/web run format
	@scripts/python format

.PHONY: fuzz
fuzz: setup ## fuzz every target for five minutes: make fuzz ARGS='--seconds 3600'
	@$(STEP) "fuzz" scripts/fuzz $(or $(ARGS),--seconds 300)

.PHONY: clean
clean: ## remove everything that was built
	@rm -rf build web/dist web/node_modules
