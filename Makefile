# Word Orchard. `make run` starts Word Orchard, `make test` runs the tests that every change must pass, and `make check`
# checks the structure of the code and the documents.

HOSTNAME ?= 127.0.0.1
PORT ?= 8080
SHELL := /bin/bash

# Warnings are errors in builds of this repository, but not in builds of packages that depend on it (Package.swift).
export WORD_ORCHARD_STRICT := 1
# Running and testing use the same build configuration, so that nothing is compiled twice (Package.swift).
SWIFT_BUILD := WORD_ORCHARD_TESTABLE=1 swift build -c release --traits Server
# Runs the tests without building, because `swift build` has already built them. Without the option `--skip-build`,
# `swift test` would use other flags and recompile some packages.
SWIFT_TEST := WORD_ORCHARD_TESTABLE=1 swift test -c release --traits Server --disable-testable-imports --skip-build
# `make test` sets PRODUCTS to --build-tests, so that one run of SwiftPM builds the command, the tests and BareServer.
PRODUCTS ?= --product orchard
ORCHARD := .build/release/orchard
# Folders with the same layout as Data whose languages are built in addition (docs/formats/languages.md), for example
# with `make run EXTRA_DATA=FOLDER`. If EXTRA_DATA is set, the build writes to a separate data folder, so that the extra
# languages are never shipped.
EXTRA_DATA ?=
DATA_FOLDERS := Data $(EXTRA_DATA)
# CODE is the folder of the files that are built from code; these files do not depend on the languages. DATA is the
# folder of the files that are built from data.
CODE := .build/data
DATA := $(if $(strip $(EXTRA_DATA)),.build/extra-data,$(CODE))
# The option that tells the command `orchard` where the built languages of EXTRA_DATA are.
DATA_OPTION := $(if $(strip $(EXTRA_DATA)),--data $(DATA))
# The files of all data folders that match a pattern.
in_data = $(sort $(wildcard $(DATA_FOLDERS:%=%/$(1))))
LANGUAGES := $(basename $(notdir $(call in_data,languages/*.txt)))
LANGUAGE_FILES := $(LANGUAGES:%=$(DATA)/languages/%.txt)
# The codes and files of the languages that are not built in. The browser program reads these languages from its file of
# sentences.
OTHER_LANGUAGES := $(basename $(notdir $(wildcard $(EXTRA_DATA:%=%/languages/*.txt))))
OTHER_LANGUAGE_FILES := $(OTHER_LANGUAGES:%=$(DATA)/languages/%.txt)
# The description files of languages that an earlier build has written and that no data folder contains any more. The
# build deletes these outdated files, because programs that read the built data would still offer the languages in them.
GONE_LANGUAGES := $(filter-out $(LANGUAGE_FILES),$(wildcard $(DATA)/languages/*.txt))
# Prints the codes of the languages in the given folders, or the names of the vocabulary files that browsers load. An
# error in a language's file stops make.
described = $(shell python3 Tools/languages.py $(1) $(2))$(if $(filter-out 0,$(.SHELLSTATUS)),$(error a language's file has a fault))
SCRIPTS := $(wildcard Web/*.js)
SYNC := $(wildcard Web/sync/*.js)
STYLES := $(wildcard Web/styles/*.css)
WORKER := $(wildcard Web/worker/*.js)
PLAIN := $(wildcard Web/plain/*.js)
WEB := $(wildcard Web/*.svg Web/*.png) $(addprefix $(CODE)/,style.css other-pages.css static.css host.js static.js sync.js worker.js reader.js lost.js)
SOUNDS := $(patsubst %.tsv,$(DATA)/sounds/%.sounds,$(notdir $(call in_data,sounds/*.tsv)))
CODES := $(patsubst Data/codes/%,$(DATA)/codes/%,$(wildcard Data/codes/*.txt))
SENTENCES := $(patsubst Data/sentences/%.txt,$(DATA)/sentences/%.sentences,$(wildcard Data/sentences/*.txt))
ROOTS := $(call in_data,roots/*.txt)
DAILY_WORDS := $(call in_data,daily-words/*.txt)
# PAGE_VOCABULARIES are the vocabulary files and the files of details that browsers load. VOCABULARIES also contains the
# vocabulary files for the server.
PAGE_VOCABULARIES := $(foreach name,$(call described,vocabularies,$(DATA_FOLDERS)),$(DATA)/vocabulary/$(name).tsv $(DATA)/vocabulary/$(name).details)
VOCABULARIES := $(LANGUAGES:%=$(DATA)/vocabulary/%.tsv) $(PAGE_VOCABULARIES)
# LEXICONS are the lexicons for the server and the command. WEB_LEXICONS are the smaller lexicons for the browser.
LEXICONS := $(LANGUAGES:%=$(DATA)/lexicons/%.lexicon)
WEB_LEXICONS := $(LANGUAGES:%=$(DATA)/web-lexicons/%.lexicon)
# LEVELS are the files with the levels of the words that rounds ask for.
LEVELS := $(LANGUAGES:%=$(DATA)/levels/%.levels)
SWIFT_CODE := Package.swift Sources Tests Data/sentences Data/library Examples/Package.swift Examples/Sources Examples/Tests Benchmarks/BareServer Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Tests Fuzz
LEXICON_CODE := $(shell find Sources/Formats Sources/Words -name '*.swift')
SOURCES := $(shell find Sources -name '*.swift' -o -name '*.[ch]') Package.swift

.PHONY: run languages gone-languages cluster build dist dist-site setup setup-tests test test-all test-rest check check-extra command site lexicons lexicons-check format docs bench bench-growth bench-server bare-server library native-tests test-bench test-examples test-proofs fuzz clean test-swift test-python test-scripts test-swift-full test-wasm test-pages test-pages-rest screenshots

run: build
	$(ORCHARD) serve --hostname $(HOSTNAME) --port $(PORT) $(DATA_OPTION)

## Runs two servers behind HAProxy with a separate PostgreSQL server, until Ctrl-C (docs/operations.md, “Several servers”).
cluster: setup-tests build
	@Tools/cluster --hostname $(HOSTNAME) --port $(PORT)

## Builds all served files, and the command. The browser's program and the command build in parallel, because each build alone leaves a processor idle at times.
build: setup
	@$(MAKE) --no-print-directory -j2 PRODUCTS='$(PRODUCTS)' command site

setup:
	@Tools/setup

setup-tests:
	@Tools/setup tests

command:
	$(SWIFT_BUILD) $(PRODUCTS)

# Builds the modules of the products for apps, whose interfaces `make check` compares with docs/api.
library: setup
	@for target in WordOrchardSentences WordOrchardEnglish WordOrchardSpanishGPL WordOrchardItalianGPL; do $(SWIFT_BUILD) --target $$target || exit 1; done

native-tests: setup
	$(SWIFT_BUILD) --build-tests

# Builds the bare Hummingbird server, with which the benchmarks compare our server's speed.
bare-server:
	$(SWIFT_BUILD) --product BareServer

site: $(DATA)/site.stamp

# The rules that build the files of each data folder.
define made_of_folder
# Copies a language's file without its settings for tools. If only settings for tools have changed, the copy stays as it
# is, so that no other file is rebuilt.
$(DATA)/languages/%.txt: $(1)/languages/%.txt
	@mkdir -p $$(@D)
	sed '/^tools\./d' $$< >$$@.new
	@if cmp -s $$@.new $$@; then rm $$@.new; else mv $$@.new $$@; fi

# Builds a lexicon again when its list, its language or the code of the format has changed.
$(DATA)/lexicons/%.lexicon: $(1)/lexicons/%.tsv $(DATA)/languages/%.txt $(LEXICON_CODE) | command
	@mkdir -p $$(@D)
	$(ORCHARD) lexicon build $$< --edition native --output $$@ $(DATA_OPTION)

$(DATA)/web-lexicons/%.lexicon: $(1)/lexicons/%.tsv $(DATA)/languages/%.txt $(LEXICON_CODE) | command
	@mkdir -p $$(@D)
	$(ORCHARD) lexicon build $$< --edition web --output $$@ $(DATA_OPTION)

# For each language, builds one vocabulary file with all columns for the server. For readers, builds a vocabulary file
# and a file of details for each language of translations.
$(patsubst %,$(DATA)/vocabulary/%.tsv,$(call described,codes,$(1)) $(call described,vocabularies,$(1))) $(patsubst %,$(DATA)/vocabulary/%.details,$(call described,vocabularies,$(1))) &: $(wildcard $(1)/vocabulary/*/*.tsv $(1)/forms/*.tsv $(1)/details/*.tsv) $(patsubst $(1)/languages/%,$(DATA)/languages/%,$(wildcard $(1)/languages/*.txt)) Sources/Vocabulary/Column+Served.swift Sources/orchard/BuildVocabulary.swift | command
	@mkdir -p $(DATA)/vocabulary
	$(ORCHARD) vocabulary build $(1)/vocabulary --output $(DATA)/vocabulary $(DATA_OPTION)

# Copies the pronunciations without the names of their entries, which are not needed because the pronunciations are in
# the order of the entries.
$(DATA)/sounds/%.sounds: $(1)/sounds/%.tsv
	@mkdir -p $$(@D)
	tail -n +3 $$< | cut -f 2- >$$@
endef
$(foreach folder,$(DATA_FOLDERS),$(eval $(call made_of_folder,$(folder))))

# The level of a word comes from its entry in the vocabulary. The words are in the order of the browser's lexicon.
$(DATA)/levels/%.levels: $(DATA)/vocabulary/%.tsv $(DATA)/web-lexicons/%.lexicon Sources/orchard/BuildLevels.swift Sources/Words/WordLevels.swift | command
	@mkdir -p $(@D)
	$(ORCHARD) vocabulary levels $< $(word 2,$^) --output $@ $(DATA_OPTION)

$(CODE)/browser.wasm: $(SOURCES) Tools/make-wasm
	Tools/make-wasm Browser $@

# The WebAssembly program that reads imported lists. Pages load this program only when a player imports a list.
$(CODE)/import-reader.wasm: $(SOURCES) Tools/make-wasm
	Tools/make-wasm ImportReader $@

# Bundles the style sheets in three files: for every page, for the pages other than Find Words, and for
# server-rendered pages. The drawings remain separate files, to which the style sheets link by their served names.
$(CODE)/style.css $(CODE)/other-pages.css $(CODE)/static.css: $(CODE)/%.css: Web/styles/%.css $(STYLES)
	esbuild $< --bundle '--external:*.svg' --minify --charset=utf8 --log-level=warning --outfile=$@

# Bundles all scripts in one file, so that the browser makes one request and no script waits for an imported script.
$(CODE)/host.js $(CODE)/static.js: $(CODE)/%.js: $(SCRIPTS)
	esbuild Web/$*.js --bundle --format=esm --minify --charset=utf8 --log-level=warning --outfile=$@

# The script that syncs. Pages load this script only if the player has turned on sync.
$(CODE)/sync.js: $(SYNC) Web/database.js Web/device.js
	esbuild Web/sync/sync.js --bundle --format=esm --minify --charset=utf8 --log-level=warning --outfile=$@

# The service worker. When the server serves this script, it inserts the list of the build's files before the script.
$(CODE)/worker.js: $(WORKER)
	esbuild Web/worker/worker.js --bundle --format=iife --minify --charset=utf8 --log-level=warning --outfile=$@

# The scripts of pages that only plain hosts serve.
$(CODE)/reader.js $(CODE)/lost.js: $(CODE)/%.js: $(PLAIN) Web/worker/shell.js
	esbuild Web/plain/$*.js --bundle --format=iife --minify --charset=utf8 --log-level=warning --outfile=$@

# A file with the sentences of the interface. The file contains the sentences without their names, because the program
# knows the order of the sentences. After the sentences, the file contains the descriptions of the languages that are
# not built in.
$(DATA)/sentences/%.sentences: Data/sentences/%.txt $(OTHER_LANGUAGE_FILES) $(if $(GONE_LANGUAGES),gone-languages)
	@mkdir -p $(@D)
	sed 's/^[^=]* = //' $< >$@.new
	$(if $(OTHER_LANGUAGE_FILES),python3 Tools/languages.py texts $(EXTRA_DATA) >>$@.new)
	@mv $@.new $@

# The OpenAPI description of the HTTP API, converted to JSON for the server.
$(DATA)/openapi.json: Data/openapi.yaml Tools/openapi
	@mkdir -p $(@D)
	Tools/openapi $< >$@.new
	@mv $@.new $@

# The words that make up the codes for adding a device.
$(DATA)/codes/%.txt: Data/codes/%.txt
	@mkdir -p $(@D)
	cp $< $@

gone-languages:
	rm -f $(GONE_LANGUAGES)

$(DATA)/site.stamp: $(if $(GONE_LANGUAGES),gone-languages) $(LANGUAGE_FILES) $(LEXICONS) $(WEB_LEXICONS) $(VOCABULARIES) $(LEVELS) $(SOUNDS) $(SENTENCES) $(CODES) $(DATA)/openapi.json $(CODE)/browser.wasm $(CODE)/import-reader.wasm $(WEB) $(ROOTS) $(DAILY_WORDS) Data/NOTICE.md Tools/pack
	@mkdir -p $(DATA)/roots $(DATA)/daily-words
	cp $(ROOTS) $(DATA)/roots/
	cp $(DAILY_WORDS) $(DATA)/daily-words/
	cp Data/NOTICE.md $(DATA)/
	Tools/pack $(DATA)/site $(WEB) $(CODE)/browser.wasm $(CODE)/import-reader.wasm $(WEB_LEXICONS) $(PAGE_VOCABULARIES) $(LEVELS) $(SOUNDS) $(SENTENCES) $(ROOTS) $(DAILY_WORDS)
	@touch $@

## Builds the site as files for any host that only serves files, without the games' server (docs/deploying.md).
dist-site: build
	rm -rf .build/dist/site
	$(ORCHARD) site --output .build/dist/site

## Builds the server for a machine without Swift: the program contains Swift's libraries. This is a separate build of everything. The program and the system's
## libraries first look for the system's libraries in the folder `lib` next to the program. They do so because the program has an RPATH, not a RUNPATH.
DIST_BUILD := .build/dist-build
DIST_SWIFT_BUILD := swift build -c release --traits Server --static-swift-stdlib --scratch-path $(DIST_BUILD)
dist: build
	$(DIST_SWIFT_BUILD) --product orchard \
		-Xlinker --disable-new-dtags -Xlinker -rpath -Xlinker '$$ORIGIN/lib'
	strip -o $(DIST_BUILD)/orchard $(DIST_BUILD)/release/orchard
	Tools/dist $(DIST_BUILD)/orchard .build/dist/orchard

## Runs the tests that each change must pass, also in a fresh clone: sets up, builds, and runs the Swift and Python tests, the recorded games in WebAssembly,
## and the quick page tests in real browsers.
test: PRODUCTS := --build-tests
test: setup-tests build test-python test-swift test-scripts test-wasm test-pages

## Runs all tests: the tests of `make test` and the tests of `make test-rest`.
test-all: test test-rest

## Runs the tests that `make test` omits: all page tests in three browser engines, timed tests, tests of servers as operators run them, slow native tests,
## the comparison of the word engine with other libraries, and the proofs that additions are small.
test-rest: PRODUCTS := --build-tests
test-rest: setup-tests build test-swift-full test-bench test-examples test-proofs test-pages-rest

## Runs the Swift tests. With FILTER='a refused guess', runs only the tests whose names contain this text.
test-swift: native-tests
	$(SWIFT_TEST) $(if $(FILTER),--filter '$(FILTER)')
	$(if $(FILTER),,Fuzz/run --check)

# Slow tests have the trait `.full` and run only if this variable is set.
FULL := WORD_ORCHARD_FULL_TESTS=1
test-swift-full: native-tests
	$(FULL) $(SWIFT_TEST) --filter "$$(Tools/full-tests)"

test-python: setup-tests build
	.build/venv/bin/python -m pytest -q -n 2 Tools/lexicons/tests Tools/tests

## Tests the scripts in Web without a browser.
test-scripts: setup-tests
	node --test Tests/Scripts

## Replays recorded games and hostile messages in the browser's program, which must answer each message like the native program.
test-wasm: setup-tests build $(CODE)/games/english.tsv
	node Tests/Games/replay.mjs $(CODE)/browser.wasm $(DATA)/web-lexicons $(CODE)/games

# The native tests write files with the messages to the program and the program's responses.
$(CODE)/games/english.tsv: $(SOURCES) $(wildcard Tests/Games/*.game) $(wildcard Tests/PlayTests/*.swift) | native-tests
	$(SWIFT_TEST) --filter 'PlayTests.(RecordedGameTests|HostileMessageTests)'

## Runs the quick page tests (EndToEnd/conftest.py) in three processes, even with fewer processors, because a page waits more than it works.
## With ENGINE=chromium, firefox or webkit, runs only the tests in that engine.
PAGE_TESTS = .build/venv/bin/python EndToEnd/run.py -q $(ENGINE:%=--engine %)
PARALLEL := -n 3 --dist worksteal --durations 15
test-pages: setup-tests build
	$(PAGE_TESTS) --tier quick $(PARALLEL)

## Runs all page tests that are not quick. The timed tests run alone.
test-pages-rest: setup-tests build bare-server
	$(PAGE_TESTS) --tier rest -m "not timed" $(PARALLEL)
ifeq ($(filter firefox webkit,$(ENGINE)),)
	$(PAGE_TESTS) --tier rest -m timed
endif

## Writes screenshots of all current screens to docs/screens/.
screenshots: setup-tests build
	.build/venv/bin/python EndToEnd/screenshots.py

define checks_of_folder
$(ORCHARD) vocabulary check $(1)/vocabulary $(DATA_OPTION)
.build/venv/bin/python Tools/vocabulary/check $(1)
.build/venv/bin/python Tools/vocabulary/coverage $(1)
.build/venv/bin/python Tools/vocabulary/sounds check $(1)
.build/venv/bin/python Tools/vocabulary/forms check $(1)
.build/venv/bin/python Tools/vocabulary/details check $(1)
.build/venv/bin/python Tools/vocabulary/cells $(1) --data $(DATA)
.build/venv/bin/python Tools/vocabulary/daily-words check $(1)

endef

# The folders of tests that have the same layout as Data.
TEST_FOLDERS := $(patsubst %/languages,%,$(wildcard Tests/*/languages))
# Runs the data checks for one of the folders in TEST_FOLDERS. `make check` has already built the prerequisites, so they
# are not built again.
define checks_of_test_folder
+$(MAKE) --no-print-directory -o setup-tests -o command check-extra EXTRA_DATA=$(1)

endef

## Checks the imports between targets, the interface to the browser, the links in documents, the vocabulary and the code's format.
check: setup-tests $(CODE)/browser.wasm $(CODE)/import-reader.wasm $(LEXICONS) library
	Tools/check-arrows
	Tools/check-numbers
	Tools/check-messages
	Tools/check-wasm $(CODE)/browser.wasm
	Tools/check-wasm $(CODE)/import-reader.wasm
	Tools/check-documents
	Tools/check-guides
	Tools/public-api --check
	Tools/library-data --check
	Tools/built-in-languages --check
	$(foreach folder,$(DATA_FOLDERS),$(call checks_of_folder,$(folder)))
	$(foreach folder,$(filter-out $(DATA_FOLDERS),$(TEST_FOLDERS)),$(call checks_of_test_folder,$(folder)))
	Tools/codes/build --check
	swift format lint --strict --recursive $(SWIFT_CODE)

# Runs the checks of data (a part of `make check`) only for the folders in EXTRA_DATA.
check-extra: setup-tests $(if $(GONE_LANGUAGES),gone-languages) $(OTHER_LANGUAGES:%=$(DATA)/lexicons/%.lexicon)
	$(foreach folder,$(EXTRA_DATA),$(call checks_of_folder,$(folder)))

format:
	swift format format --in-place --recursive $(SWIFT_CODE)

## Builds the library's documentation for browsers. A link to a symbol that does not exist is an error. The documentation has a separate
## build, because only the documentation needs the DocC plugin.
MODULES := WordOrchard Words Rules Vocabulary Interface Imports Journal Markup Play
docs: setup
	WORD_ORCHARD_DOCS=1 swift package --scratch-path .build/docs --allow-writing-to-directory .build/documentation generate-documentation \
		$(MODULES:%=--target %) --enable-experimental-combined-documentation --warnings-as-errors \
		--transform-for-static-hosting --output-path .build/documentation
	@echo "To read it: python3 -m http.server --directory .build/documentation 8000, then open http://localhost:8000/documentation"

## Compares the word engine with other libraries and writes docs/benchmarks.md. CPU=native adds a table measured with this processor's own instructions.
bench: setup command
	@Tools/setup benchmarks
	swift build --package-path Benchmarks -c release --product bench
	Benchmarks/.build/release/bench --output docs/benchmarks.md $(BENCH_OPTIONS)
ifdef CPU
	swift build --package-path Benchmarks --scratch-path Benchmarks/.build/$(CPU) -c release --product bench \
		-Xcc -march=$(CPU) -Xcxx -march=$(CPU)
	Benchmarks/.build/$(CPU)/release/bench --build "with -march=$(CPU)" --output docs/benchmarks.md --append $(BENCH_OPTIONS)
endif

## Measures how start time, key latency and memory grow with years of play; writes docs/benchmarks-growth.md.
bench-growth: setup-tests build native-tests
	$(FULL) $(SWIFT_TEST) --filter WireTests.GrowthTests
	.build/venv/bin/python EndToEnd/growth.py

## Compares the capacity of the server of `make dist` with Hummingbird alone, built with the same flags, on both databases; writes docs/benchmarks-server.md.
## Takes about twenty minutes, during which no other program should run.
bench-server: setup-tests dist native-tests
	$(DIST_SWIFT_BUILD) --product BareServer
	APPENDS=20000 $(FULL) $(SWIFT_TEST) --filter 'StoreTests.*appends of 64 players' | tee .build/store-speed.txt
	ORCHARD=$(CURDIR)/.build/dist/orchard/orchard BARE_SERVER=$(CURDIR)/$(DIST_BUILD)/release/BareServer \
		Tools/bench-server --store .build/store-speed.txt

## Checks that the other libraries and the word engine agree, and checks the measurements that do not depend on time.
test-bench: setup command
	@Tools/setup benchmarks
	swift test --package-path Benchmarks -c release

## Builds and tests the examples of the library's guides, as an app that depends on the package.
test-examples:
	env -u WORD_ORCHARD_STRICT swift test --package-path Examples

## Builds and tests the game, the page and the setting in Tests/Proofs, which are the examples in docs/adding.md.
test-proofs: setup-tests
	Tools/build-proofs

## Feeds mutated input to all code that reads bytes, for SECONDS in each target; stops at the first error.
SECONDS ?= 60
fuzz: setup
	Fuzz/run --self-test
	Fuzz/run --seconds $(SECONDS)

## Generates the Swift file that contains the languages of Data/languages.
languages:
	Tools/built-in-languages

## Rebuilds Data/lexicons and Data/roots from their sources; lexicons-check compares the rebuilt files with the committed files.
lexicons:
	Tools/lexicons/setup
	.build/lexicons-venv/bin/python Tools/lexicons/build.py

lexicons-check:
	Tools/lexicons/setup
	.build/lexicons-venv/bin/python Tools/lexicons/check.py

clean:
	rm -rf .build
