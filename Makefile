# Statepoint Explorer. `make help` lists the targets.
#
# Go and npm know themselves what is out of date, so most targets always run
# and cost little when nothing changed.

SHELL := /bin/bash
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PORT ?= 8080
FUZZTIME ?= 20s

# Builds are the same wherever the tree lies, and need no home directory. All are built alike, so that
# each package is compiled once for all of them.
# Without what only debuggers read, compiling takes a tenth less.
export GOFLAGS := $(strip $(GOFLAGS) -buildvcs=false -trimpath -gcflags=all=-dwarf=false)
# Nothing here is in C but what tests compile with gcc themselves.
export CGO_ENABLED ?= 0
ifeq ($(strip $(HOME)),)
export HOME := $(CURDIR)/.cache/home
endif

# Compiling takes a tenth less when heaps are collected less often. Not for make bench: what it
# measures runs as it does for everybody.
test quick build native wasm scripts lint: export GOGC ?= 400

NPM_STAMP := static/node_modules/.package-lock.json

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: run
run: build ## build everything and serve the explorer on http://localhost:8080 (PORT=… to change)
	@exec ./statepoint serve --port $(PORT)

.PHONY: build
build: native wasm scripts ## build the native command, the WebAssembly programs and the scripts

.PHONY: native
native: ## build the native command, ./statepoint
	go build -o statepoint .

.PHONY: wasm
wasm: ## build the WebAssembly programs into build/
	@mkdir -p build
	go run ./e2e/tools/programs -o build

.PHONY: scripts
scripts: $(NPM_STAMP) ## bundle the editor and the scripts of the pages into build/
	@mkdir -p build
	go run ./e2e/tools/scripts -o build

$(NPM_STAMP): static/package-lock.json static/package.json
	cd static && npm ci --ignore-scripts --no-audit --no-fund --no-update-notifier --loglevel=error
	@touch $@

.PHONY: site
site: build ## write the static site into dist/
	./statepoint site -o dist

.PHONY: needs
needs: ## install what the tests need, where it is missing (Debian; says what to install elsewhere)
	@go run ./e2e/tools/needs

.PHONY: test
test: needs build lint ## lint, then every test
	node --test static/test/*.test.js
	go -C web/goapp test ./...
	go test -timeout 60m -vet=off ./e2e ./... # the longest first; lint has vetted all

# What is tested in pure Go within a minute, on two cores in a fresh clone. A test that needs a program
# besides Go says so by oracle.Needs, and is left out; what has very many cases takes a share of them
# (e2e/short). Not among these: what stands on go-app or llir, because compiling those takes longer than
# all of these tests (go test ./web/ui/... ./core/llir; files that need them have the tag !quick), and
# what runs whole programs.
QUICK = $(filter-out %/core/llir,$(shell go list ./core/... ./stackmap/... ./lower/...)) \
  ./web/check/... ./web/report/... ./web/wire ./web/explore/... ./e2e/clicks ./e2e/filetest ./e2e/gen \
  $(addprefix ./web/ui/,broker engine link settings still words workspace)

.PHONY: quick
quick: ## test in a minute what needs nothing but Go: the filetests and most unit tests (no LLVM, no browser)
	go test -tags quick -short -vet=off $(QUICK)

# Rooms with cases in files.
ROOMS := $(patsubst %/filetests,./%,$(wildcard core/*/filetests core/*/*/filetests lower/filetests stackmap/filetests))

.PHONY: oracle
oracle: ## hold every case of the rooms' filetests against LLVM 14 and 22, and list where they differ on purpose
	@set -o pipefail; go test -count=1 -timeout 60m -v -run '^TestCasesAsLLVM$$' $(ROOMS) -filetest.all | \
	  { grep -v '^ *\(===\|--- PASS\)' || true; }

.PHONY: lint
lint: $(NPM_STAMP) ## gofmt, the width of lines, go vet and staticcheck for both targets; eslint and tsc for scripts
	@unformatted="$$(git ls-files -co --exclude-standard '*.go' | xargs gofmt -l)"; \
	  if [ -n "$$unformatted" ]; then echo "gofmt would change:"; echo "$$unformatted"; exit 1; fi
	@go run ./e2e/tools/columns
	go run ./e2e/tools/lint
	cd static && node_modules/.bin/eslint . && node_modules/.bin/tsc -p . && \
	  node_modules/.bin/tsc -p tsconfig.worker.json

.PHONY: bench
bench: build ## print sizes and times, against LLVM's in the same run (BENCH=-large for 10,000 functions)
	@go run ./e2e/tools/needs -bench
	@go run ./e2e/tools/bench $(BENCH)

.PHONY: profile
profile: ## print the ten costliest functions, natively and in WebAssembly (PROFILE=FILE.ll for a module of your own)
	@go run ./e2e/tools/profile $(PROFILE)

.PHONY: recipes
recipes: build ## build the documents of e2e/recipes with Hugo, MkDocs, Sphinx and Docusaurus, open them, and compile one in TypeScript
	@go run ./e2e/tools/needs -recipes
	@go run ./e2e/tools/recipes

.PHONY: fmt
fmt: ## format the Go sources
	gofmt -w $$(git ls-files -co --exclude-standard '*.go')

.PHONY: fuzz
fuzz: ## run every fuzz test for FUZZTIME each (default 20s)
	@go run ./e2e/tools/fuzz -time $(FUZZTIME)

.PHONY: soak
soak: ## compile and run every function of the sweep (one in SWEEP_SHARE), compile MUTANTS (50,000) modules that were changed a little, read what llvm-stress makes of STRESS_SEEDS seeds (500) of each LLVM, compare the passes with LLVM's on WILD (200) modules of wild functions, compare the tables of roots of ROOT_TABLES (500) modules of each strategy with LLVM's, run SIGNATURES (2,000) functions of each calling convention between both compilers, run SOAK_OBJECTS (50) objects of 100 random programs of each form from SOAK_SEED on, judge JUDGED (20,000) more, run PROCESSED (2,000) on the processor and in the emulator and as many in threads, IN_WASM (2,000) in the emulator natively and in WebAssembly, EMULATED (5,000) under every collector and ROOTED (2,000) with their references in roots, there and on the processor, break every example at every place and random programs at their barriers, compile EDITS (10,000) random edits with the code of the text before, take HOSTILE (10,000) hostile sources through the page, execute each form of instruction from 100,000 states, go back from 1,000 points of a run, compile PRESSURE (20,000) functions that need more registers than there are, take texts of a megabyte of every shape through the line, and every example, lesson and look through the page
	go test -count=1 -timeout 0 -v ./e2e/sweep -sweep.share $${SWEEP_SHARE:-1} -sweep.stress $${STRESS_SEEDS:-350} -sweep.mutants $${MUTANTS:-50000} -sweep.seed $${SOAK_SEED:-$$(date +%s)000}
	go test -count=1 -timeout 0 -v -run '^TestEdits$$' ./web/explore -edits $${EDITS:-10000} -edits.seed $${SOAK_SEED:-$$(date +%s)000}
	go test -count=1 -timeout 0 -v -run '^TestWildFunctionsAsLLVM$$' ./core/passes -wild $${WILD:-200} -wild.seed $${SOAK_SEED:-$$(date +%s)000}
	go test -count=1 -timeout 60m -v -run '^(TestStressModules|TestMutantsAsLLVM)$$' ./core/irparse -stress=$${STRESS_SEEDS:-500} -mutants=5000 -mutants.seed $${SOAK_SEED:-$$(date +%s)000}
	@seed=$${SOAK_SEED:-$$(date +%s)000}; echo "random programs from seed $$seed on"; \
	  go test -count=1 -timeout 0 -run '^(TestProgramsRun|TestProgramsRunUnmoved|TestLooseProgramsRun)$$' ./e2e -seed $$seed -objects $${SOAK_OBJECTS:-50}
	go test -count=1 -timeout 0 -run '^(TestProgramsRunAsEmulated|TestThreadedProgramsRun)$$' ./e2e -seed $${SOAK_SEED:-$$(date +%s)000} -in-emulator $${PROCESSED:-2000} -in-threads $${PROCESSED:-2000}
	go test -count=1 -timeout 0 -run '^TestEmulatorInWebAssembly$$' ./e2e -seed $${SOAK_SEED:-$$(date +%s)000} -in-wasm $${IN_WASM:-2000}
	go test -count=1 -timeout 0 -run '^TestWrittenProgramsRun$$' ./e2e -rounds 100
	go test -count=1 -timeout 0 -v -run '^TestRandomRootTablesAsLLVM$$' ./lower/internal/records -root-tables $${ROOT_TABLES:-500} -root-tables.seed $${SOAK_SEED:-$$(date +%s)000}
	go test -count=1 -timeout 0 -run '^TestSignature' ./lower/internal/abi -signatures $${SIGNATURES:-2000} -signatures.seed $${SOAK_SEED:-$$(date +%s)} -signatures.all
	go test -count=1 -timeout 0 -v -run '^TestRandomPrograms$$' ./e2e/judge -seed $${SOAK_SEED:-$$(date +%s)000} -programs $${JUDGED:-20000}
	go test -count=1 -timeout 0 -v -run '^TestRandomPrograms$$' ./lower/run -seed $${SOAK_SEED:-$$(date +%s)000} -programs $${EMULATED:-5000}
	go test -count=1 -timeout 0 -v -run '^TestRandomRoots$$' ./lower/run -seed $${SOAK_SEED:-$$(date +%s)000} -rooted $${ROOTED:-2000}
	go test -count=1 -timeout 0 -v -run '^(TestConcurrent.*|TestRandomThreads|TestRandomProgramsWithBarriers|TestRandomFormats|TestRandomUnknownAllocators|TestWrittenPrograms)$$' ./lower/run -seed $${SOAK_SEED:-$$(date +%s)000} -programs 400 -barriers 200 -formats 200 -modes.all
	go test -count=1 -timeout 0 -run '^(TestProgramsWithBarriersRun|TestNativeBarriers|TestSpilledProgramsRun)$$' ./e2e -seed $${SOAK_SEED:-$$(date +%s)000} -in-barriers 200 -spilled 300
	go test -count=1 -timeout 0 -v -run '^TestSpoiled' ./lower/check -programs 25 -spoils 50
	go test -count=1 -timeout 0 -v ./e2e/hidden -programs 5000 -seeded 10
	go test -count=1 -timeout 0 -run '^TestRootedProgramsRun$$' ./e2e -seed $${SOAK_SEED:-$$(date +%s)000} -rooted $${ROOTED:-2000}
	go test -count=1 -timeout 0 -v -run '^(TestEveryBreakIsExplained|TestDroppedBarriersOfRandomPrograms)$$' ./web/explore/breaks -breaks.all -breaks.dropped 20
	go test -count=1 -timeout 0 -v -run '^(TestEveryFormLikeTheProcessor|TestBackAndForwardAgain)$$' ./lower/machine -many -seed $${SOAK_SEED:-$$(date +%s)}
	go test -count=1 -timeout 0 -v ./e2e/pressure -pressure.seed $${SOAK_SEED:-$$(date +%s)000} -pressure.functions $${PRESSURE:-20000}
	go run ./e2e/tools/shapes
	go test -count=1 -timeout 60m -run '^TestPage(SaysWhatTheReportHas|Lessons|States|SelectionLeavesNothing|EmbedHeights|LargeReport)$$' ./e2e -every-case
	go test -count=1 -timeout 0 -v -run '^TestPageHostileTexts$$' ./e2e -hostile $${HOSTILE:-10000} -hostile.seed $${SOAK_SEED:-$$(date +%s)}

.PHONY: screenshot
screenshot: build ## draw the README's picture anew
	go run ./e2e/tools/screenshot -o static/screenshot.png

.PHONY: clean
clean: ## remove what was built
	rm -rf build dist statepoint
