# gomc needs nothing but Go. Targets: make help.

VERSION     := $(shell git describe --tags --always --dirty 2>/dev/null)
# Package cli's own manual pages, which gomc does not use, would take longer to initialise than any other package.
GOFLAGS_ALL := -trimpath -tags urfave_cli_no_docs -ldflags '-s -w -X main.version=$(VERSION)'
STATICCHECK := honnef.co/go/tools/cmd/staticcheck@v0.8.2
FUZZTIME    := 30s
TIMEOUT     := 30m
LIMIT       := 60s
ORACLE      := 50000
BENCH       := testdata/benchmarks/lastzero.N12.ll testdata/benchmarks/lastzero.N15.ll testdata/benchmarks/exp_mem.N8.ll testdata/benchmarks/fib_bench.ROUNDS5.ll \
               testdata/benchmarks/mutex_counter.N7.ll testdata/benchmarks/indexer.N15.ll testdata/benchmarks/writers_reader.N7.ll

export CGO_ENABLED := 0

.PHONY: help build install generate test check fuzz profile bench bench-symbolic bench-sat bench-peers bench-estimates bench-cluster mutations dist clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /  \1\t/p' $(MAKEFILE_LIST) | expand -t 16

build: ## a static bin/gomc
	go build $(GOFLAGS_ALL) -o bin/gomc ./cmd/gomc

install: ## gomc to where go install puts it
	go install $(GOFLAGS_ALL) ./cmd/gomc

generate: ## explore/trust/long, from the text of explore/trust
	go generate ./...

test: ## all tests
	go test -timeout $(TIMEOUT) ./...

check: ## what must hold before a change is merged: format, vet, staticcheck, tidy go.mod, tests
	@files=$$(gofmt -l .); if [ -n "$$files" ]; then echo "gofmt these files:"; echo "$$files"; exit 1; fi
	go vet ./...
	@if go mod download $(firstword $(subst /cmd/, ,$(STATICCHECK)))@$(lastword $(subst @, ,$(STATICCHECK))) 2>/dev/null; then \
		echo "go run $(STATICCHECK) ./..."; go run $(STATICCHECK) ./...; \
	else echo "staticcheck cannot be fetched: left out"; fi
	go mod tidy -diff
	@if command -v clang-16 >/dev/null && command -v opt-16 >/dev/null; then \
		dir=$$(mktemp -d) && trap 'rm -rf "$$dir"' EXIT && echo "interp/models/regen.sh" && interp/models/regen.sh "$$dir" && diff -r "$$dir" interp/models/ll; \
	else echo "there is no LLVM 16: compiled models are left as they are"; fi
	go test -timeout $(TIMEOUT) ./...

fuzz: ## ORACLE (50000) more generated programs through all engines, then every fuzz target for FUZZTIME (30s)
	go test ./explore -run Oracle -timeout 2h -oracle.limit 0 -oracle.seeds $(ORACLE) -oracle.first $$(date +%s)000
	go test ./explore -run 'Mixed|Races$$' -timeout 2h -oracle.limit 0 -mixed.seeds $$(($(ORACLE) / 5)) -mixed.first $$(date +%s)000 -race.seeds $$(($(ORACLE) / 5)) -race.first $$(date +%s)000
	go test ./explore -run 'TestTrustGraphs|Hangs$$|TestEndlessRounds' -timeout 2h -weak.seeds $(ORACLE) -weak.first $$(date +%s)000 -hang.seeds $$(($(ORACLE) / 5)) -hang.first $$(date +%s)000 -endless.seeds $$(($(ORACLE) / 5)) -endless.first $$(date +%s)000
	go test ./explore -run 'TestInterpreter|ReplayRandom' -timeout 2h -llvm.seeds $(ORACLE) -llvm.first $$(date +%s)000 -replay.seeds $$(($(ORACLE) / 5)) -replay.first $$(date +%s)000
	go test ./explore -run Across -timeout 2h -cross.seeds $$(($(ORACLE) * 2)) -cross.first $$(date +%s)000
	go test ./explore -run 'States$$' -timeout 2h -states.seeds $(ORACLE) -states.first $$(date +%s)000
	go test ./explore -run 'Symbolic$$' -timeout 2h -symbolic.seeds $$(($(ORACLE) / 25)) -symbolic.first $$(date +%s)000
	go test ./explore -run 'TestSymbolicFlow$$' -timeout 2h -flow.seeds $$(($(ORACLE) / 25)) -flow.first $$(date +%s)000
	go test ./explore -run 'TestRandomGraphs$$' -timeout 2h -grow.seeds $$(($(ORACLE) / 25)) -grow.first $$(date +%s)000
	go test ./explore -run 'TestTerms$$' -timeout 2h -terms.seeds $$(($(ORACLE) / 25)) -terms.first $$(date +%s)000
	go test ./interp -run TestTermsFollow -timeout 2h -terms.random $$(($(ORACLE) / 250)) -terms.random.first $$(date +%s)
	go test ./interp -run TestIdleRandom -timeout 2h -idle $(ORACLE) -idle.first $$(date +%s)000
	go test ./explore/states -run 'Preemptions|Joiners|Owners$$' -timeout 2h -preempt.seeds $(ORACLE) -preempt.first $$(date +%s)000 -joiners.seeds $$(($(ORACLE) / 10)) -joiners.first $$(date +%s)000 -owners.seeds $$(($(ORACLE) / 10)) -owners.first $$(date +%s)000
	go test ./explore -run LivesAgain -timeout 2h -lives.seeds $$(($(ORACLE) / 50)) -lives.first $$(date +%s)000
	go test ./explore -run Spins -timeout 2h -spins.seeds $$(($(ORACLE) / 5)) -spins.first $$(date +%s)000 -spins.all
	go test ./explore -run 'TestRounds$$' -timeout 2h -rounds.seeds $$(($(ORACLE) / 5)) -rounds.first $$(date +%s)000
	go test ./explore -run Nesting -timeout 2h -nested.seeds $(ORACLE) -nested.first $$(date +%s)000
	go test ./oracle -run Programs -timeout 2h -cprog.seeds $(ORACLE) -cprog.first $$(date +%s)000 -cprog.all
	go test ./oracle -run Shapes -timeout 2h -cprog.each $$(($(ORACLE) / 50)) -cprog.first $$(date +%s)000 -cprog.all
	go test ./oracle -run 'Idioms$$' -timeout 2h -cprog.idioms $$(($(ORACLE) / 50)) -cprog.first $$(date +%s)000 -cprog.all
	go test ./oracle -run 'TestIdle$$' -timeout 2h -cprog.idles $$(($(ORACLE) / 50)) -cprog.first $$(date +%s)000 -cprog.all
	go test ./oracle -run 'RareShapes' -timeout 2h -cprog.alone $$(($(ORACLE) / 50)) -cprog.first $$(date +%s)000 -cprog.all
	go test ./oracle -run 'TestStreams$$|TestStrings$$' -timeout 2h -streams.seeds $$(($(ORACLE) / 50)) -streams.first $$(date +%s)000
	go test ./explore/search -run TestSample -timeout 2h -samples.seeds=$$(($(ORACLE) / 10)) -samples.first $$(date +%s)000
	go test ./estimate -run UnbiasedPrograms -timeout 2h -unbiased.seeds=$$(($(ORACLE) / 500)) -unbiased.first $$(date +%s)000
	go test ./explore/oracle/graphs -timeout 2h -graphs.seeds $(ORACLE) -graphs.first $$(date +%s)000
	@for pkg in $$(go list ./...); do \
		for f in $$(go test -list '^Fuzz' $$pkg | grep '^Fuzz'); do \
			echo "$$pkg $$f"; go test -run '^$$' -fuzz "^$$f$$" -fuzztime $(FUZZTIME) $$pkg || exit 1; \
		done; \
	done

mutations: ## the rules of bench/mutations/list.txt broken one at a time, an hour or more; RULES='^trust' for some
	go run ./bench/mutations -run '$(RULES)'

# The compiler inlines and lays out what this profile says is hot (go help build, -pgo): about a tenth of the time of a search.
profile: ## cmd/gomc/default.pgo anew, after changes to what searches spend their time in
	mkdir -p bin
	go test ./cmd/gomc -trimpath -pgo=off -run '^$$' -bench Verify -benchtime 500ms -cpuprofile $(CURDIR)/bin/cpu.pgo -o $(CURDIR)/bin/gomc.test
	go tool pprof -proto -output cmd/gomc/default.pgo bin/cpu.pgo
	rm bin/cpu.pgo bin/gomc.test

bench: build ## executions per CPU second on some programs of testdata; BENCH=... for others
	bin/gomc bench --list $(BENCH)

bench-symbolic: build ## refine, bmc, SAT-CEGAR, the monolithic arm and explicit engines on bench/solvers/programs.tsv; LIMIT=60s for each run
	go run ./bench/solvers -timeout=$(LIMIT)

bench-sat: ## gomc's solver beside minisat and cadical, as far as they are on PATH, on families of formulas; LIMIT=60s for each run
	go run ./bench/solvers -families -timeout=$(LIMIT)

bench-peers: build ## gomc beside GenMC and Nidhugg, as far as they are on PATH, on testdata/peers.tsv; PEERS='--only=exp_mem' for more flags
	bin/gomc bench --list --max-memory=8GB $$(command -v genmc >/dev/null && echo --peer=genmc) $$(command -v nidhuggc >/dev/null && echo --peer=nidhugg) $(PEERS) testdata/peers.tsv

bench-estimates: ## how fast estimates converge on testdata/estimate, some minutes for each program; ESTIMATES='--only inc_n' for one
	go run ./cmd/gomc bench estimate $(ESTIMATES) testdata/estimate/expect.tsv

bench-cluster: ## counts of many searches on clusters of processes that are killed and stopped; CLUSTER='-small=DIR' for more flags
	go run ./bench/cluster $(CLUSTER)

# The same sources make the same files: no paths, no times, no names of users.
dist: ## dist/: static binaries for linux, macOS and Windows on amd64 and arm64 as archives, and their SHA-256 checksums
	rm -rf dist
	@set -e; for os in linux darwin windows; do for arch in amd64 arm64; do \
		name=gomc-$(VERSION)-$$os-$$arch; exe=gomc; if [ $$os = windows ]; then exe=gomc.exe; fi; \
		echo "dist/$$name.tar.gz"; mkdir -p dist/$$name; \
		GOOS=$$os GOARCH=$$arch go build $(GOFLAGS_ALL) -buildvcs=false -o dist/$$name/$$exe ./cmd/gomc; \
		cp LICENSE README.md CHANGELOG.md dist/$$name/; \
		tar --sort=name --owner=0 --group=0 --numeric-owner --mtime='2000-01-01 00:00Z' -C dist -cf - $$name | gzip -n9 > dist/$$name.tar.gz; \
		rm -r dist/$$name; \
	done; done
	cd dist && sha256sum *.tar.gz > SHA256SUMS

clean: ## remove what build and dist made
	rm -rf bin dist
