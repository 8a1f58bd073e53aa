package explore

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// everyViolation explores a program with an engine and returns up to n of the violations.
func everyViolation(t testing.TB, prog event.Program, engine, model string, n int) []*Error {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var found []*Error
	_, err := Run(ctx, prog, Options{Engine: engine, Model: model, KeepGoing: n > 1, Found: func(e *Error) {
		if found = append(found, e); len(found) == n {
			cancel()
		}
	}})
	if err != nil {
		panic(err)
	}
	return found[:min(len(found), n)]
}

// replays checks that a violation is met again by its schedule or graph, as it is and
// simplified.
func replays(prog event.Program, e *Error) error {
	for _, e := range []*Error{e, Simplify(prog, e)} {
		if found, _, err := Reproduce(prog, e); err != nil || !e.Same(found) {
			return fmt.Errorf("%s under %v is replayed as %+v, %v", e.Message, e.Model, found, err)
		}
	}
	return nil
}

// fail is a statement that fails if nothing was read before.
var fail = litmus.Stmt{Kind: litmus.Assert}

// failing are programs in which threads fail at all places.
func failing() map[string]*litmus.Program {
	store := litmus.Stmt{Kind: litmus.Store, C: 1}
	load := litmus.Stmt{Kind: litmus.Load, Reg: 1}
	body := func(s ...litmus.Stmt) []litmus.Stmt { return s }
	return map[string]*litmus.Program{
		"main, first":            {Vars: 1, Main: body(fail)},
		"main, after a store":    {Vars: 1, Main: body(store, fail)},
		"main, after the others": {Vars: 1, Threads: [][]litmus.Stmt{body(store), body(load)}, Main: body(fail)},
		"one, first":             {Vars: 1, Threads: [][]litmus.Stmt{body(fail)}},
		"two, first":             {Vars: 1, Threads: [][]litmus.Stmt{body(fail), body(fail)}},
		"three, first":           {Vars: 1, Threads: [][]litmus.Stmt{body(fail), body(fail), body(fail)}},
		"first and last":         {Vars: 1, Threads: [][]litmus.Stmt{body(fail), body(store, load, fail)}},
		"last and first":         {Vars: 1, Threads: [][]litmus.Stmt{body(store, load, fail), body(fail)}},
		"middle":                 {Vars: 1, Threads: [][]litmus.Stmt{body(store, fail, load), body(load, fail, store)}},
		"all before main":        {Vars: 1, Threads: [][]litmus.Stmt{body(fail), body(load, fail)}, Main: body(fail)},
		"beside others":          {Vars: 1, Threads: [][]litmus.Stmt{body(store, load), body(fail), body(load, store)}},
	}
}

// TestFailing explores programs in which several threads fail, under all models with all
// engines: every thread that fails is reported, and each violation is met again.
func TestFailing(t *testing.T) {
	for name, p := range failing() {
		prog := p.Compile()
		for _, model := range memmodel.AllModels() {
			for _, engine := range EnginesFor(model, nil) {
				who := map[event.ThreadID]bool{}
				for _, e := range everyViolation(t, prog, engine, model, 1000) {
					who[e.Thread] = true
					if err := replays(prog, e); err != nil {
						t.Errorf("%s, %s: %v", name, engine, err)
					}
				}
				bodies := append([][]litmus.Stmt{p.Main}, p.Threads...)
				for i, body := range bodies {
					want := false
					for _, s := range body {
						want = want || s.Kind == litmus.Assert
					}
					// Main joins the others: behind an error nothing follows.
					want = want && (i > 0 || name != "all before main")
					if trustRF := engine == "trust-rf" && !slices.Contains(OperationalModels(), model); trustRF {
						continue // it reports the violation that trust finds first
					}
					if got := who[event.ThreadID(i)]; got != want {
						t.Errorf("%s, %s under %s: thread %d is reported: %v, want %v", name, engine, model, i, got, want)
					}
				}
				if len(everyViolation(t, prog, engine, model, 1)) == 0 {
					t.Errorf("%s, %s under %s: nothing is found", name, engine, model)
				}
			}
		}
	}
}

var (
	replaySeeds = flag.Uint64("replay.seeds", 250, "number of generated programs whose violations are replayed")
	replayFirst = flag.Uint64("replay.first", 0, "first seed of these")
)

// TestReplayRandom replays violations that all engines find in generated programs.
func TestReplayRandom(t *testing.T) {
	shapes := []litmus.Shape{
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Mixed: true, Kinds: append(litmus.Everything().Kinds, litmus.Assert, litmus.Assert)},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Undef: true, Kinds: []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Xchg, litmus.CAS, litmus.Add, litmus.If, litmus.Await}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Undef: true, Mixed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Xchg, litmus.CAS, litmus.If, litmus.Atomic}},
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Main: 2, Kinds: []litmus.Kind{litmus.Assert, litmus.Load, litmus.Store, litmus.Add}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Main: 2, Kinds: []litmus.Kind{litmus.Assert, litmus.Load, litmus.Store, litmus.If, litmus.Await, litmus.Choose, litmus.Gate}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 2, Values: 2, Kinds: []litmus.Kind{litmus.Assert, litmus.Load, litmus.Store, litmus.Lock, litmus.Lock, litmus.TryLock}},
	}
	replayed := map[string]int{}
	for seed := *replayFirst; seed < *replayFirst+*replaySeeds; seed++ {
		prog := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		compiled := prog.Compile()
		for _, model := range memmodel.AllModels() {
			if !orderable(prog, model) {
				continue
			}
			for _, engine := range EnginesFor(model, nil) {
				for _, e := range everyViolation(t, compiled, engine, model, 3) {
					if err := replays(compiled, e); err != nil {
						t.Fatalf("seed %d, %s: %v\n%v", seed, engine, err, prog)
					}
					replayed[engine]++
				}
			}
		}
	}
	for _, engine := range Engines() {
		want := 200
		if slices.Contains(SymbolicEngines(), engine) {
			want = 150 // each error once, and not of all programs
		}
		if replayed[engine] < want {
			t.Errorf("too few violations of %s: %d", engine, replayed[engine])
		}
	}
	t.Log(replayed)
}

// orderable reports whether a model gives a meaning to a program.
func orderable(p *litmus.Program, model string) bool {
	m, _ := memmodel.ParseModel(model)
	return m.Operational() || !p.Uses(litmus.Atomic) && !p.Mixed()
}
