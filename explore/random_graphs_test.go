package explore

import (
	"context"
	"errors"
	"flag"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gomc/gomc/event"
	brute "github.com/gomc/gomc/explore/oracle/graphs"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

var (
	growSeeds = flag.Uint64("grow.seeds", 150, "number of generated programs whose random graphs are compared with all graphs")
	growFirst = flag.Uint64("grow.first", 0, "first seed of these")
)

// TestRandomGraphs compares random executions under models without a machine with the enumeration of all graphs: as many classes as there are, and a violation, which is replayed, if and
// only if there is one. See trust.TestWalkerReachesAll, which compares the classes themselves with those of a search.
func TestRandomGraphs(t *testing.T) {
	shapes := append(weakShapes(), heapShapes()...)
	classes, violations, left := 0, 0, 0
	for seed := *growFirst; seed < *growFirst+*growSeeds; seed++ {
		shape := shapes[seed%uint64(len(shapes))]
		shape.Threads, shape.Main = min(shape.Threads, 3), 2
		p := litmus.Random(seed, shape)
		for _, name := range []string{"ra", "rc11"} {
			model, _ := memmodel.ParseModel(name)
			prog := p.Compile()
			all, err := brute.Enumerate(prog, model, brute.Options{Limit: 4000})
			if errors.Is(err, brute.ErrLimit) || err == nil && all.Executions > 50 {
				left++
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			wrong := all.Erroneous > 0 || all.Hangs > 0 || all.Blocked[event.BlockDeadlock] > 0
			var some *Tested
			for n := uint64(3000); n <= 60_000 && (some == nil || wrong != (some.Verdict == Violation) || !wrong && some.Distinct < all.Executions); n *= 20 {
				if some, err = Test(context.Background(), prog, Options{Model: name}, Sampling{Seed: seed, Executions: n}); err != nil {
					t.Fatal(err)
				}
			}
			if wrong != (some.Verdict == Violation) || !wrong && some.Distinct < all.Executions {
				t.Fatalf("seed %d, %s: %d executions, %d of them erroneous, %d hangs, %v; at random %d, %s %+v\n%s", seed, name, all.Executions, all.Erroneous, all.Hangs, all.Blocked, some.Distinct, some.Verdict, some.Error, p)
			}
			classes += int(some.Distinct)
			if len(all.Blocked) == 0 && !wrong && some.Distinct != all.Executions {
				t.Fatalf("seed %d, %s: %d executions, at random %d\n%s", seed, name, all.Executions, some.Distinct, p)
			}
			if wrong {
				violations++
				if found, _, err := ReproduceGraph(prog, Simplify(prog, some.Error)); err != nil || !some.Error.Same(found) {
					t.Fatalf("seed %d, %s: %s is replayed as %+v, %v\n%s", seed, name, some.Error.Message, found, err, p)
				}
			}
		}
	}
	t.Logf("%d classes, %d violations, %d pairs of a program and a model left out", classes, violations, left)
}

// TestRandomGraphsSeeds tests that an execution under a model without a machine depends on the seed and its number alone, not on the number of jobs, also where executions show how
// memory has to be divided.
func TestRandomGraphsSeeds(t *testing.T) {
	for seed := range uint64(12) {
		shape := litmus.Shape{Threads: 3, Stmts: 4, Vars: 2, Main: 2, Mutexes: 1, Values: 2, Orders: true, Mixed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store}}
		if seed%2 == 1 {
			shape = heapShapes()[3]
		}
		p := litmus.Random(seed, shape)
		var results [3]*Tested
		for i := range results {
			res, err := Test(context.Background(), p.Compile(), Options{Model: "rc11", KeepGoing: true}, Sampling{Seed: 1 + uint64(i/2), Executions: 400, Jobs: 1 + 2*i})
			if err != nil {
				t.Fatal(err)
			}
			res.Error = nil // has numbers that depend on the order in which they were given out
			results[i] = res
		}
		if d := cmp.Diff(results[0], results[1]); d != "" {
			t.Errorf("seed %d: one job (-), three (+):\n%s\n%v", seed, d, p)
		}
	}
}

// TestRandomGraphsRefuses tests what is not done under models without a machine.
func TestRandomGraphsRefuses(t *testing.T) {
	add := litmus.Stmt{Kind: litmus.Add, C: 1, Order: event.SeqCst}
	p := &litmus.Program{Vars: 1, Threads: [][]litmus.Stmt{{add}, {add}}}
	for i, how := range []Sampling{{Strategies: []string{"surw"}}, {Depth: -1}, {History: -1}} {
		how.Executions = 1
		if _, err := Test(context.Background(), p.Compile(), Options{Model: "rc11"}, how); err == nil {
			t.Errorf("case %d: no error", i)
		}
	}
	section := &litmus.Program{Vars: 1, Threads: [][]litmus.Stmt{{{Kind: litmus.Atomic, Body: []litmus.Stmt{add}}}}}
	if res, err := Test(context.Background(), section.Compile(), Options{Model: "ra"}, Sampling{Executions: 10}); err != nil || res.Verdict != Unsupported {
		t.Errorf("an atomic section: %+v, %v", res, err)
	}
	if res, err := Test(context.Background(), p.Compile(), Options{Model: "rc11", MaxSteps: 1}, Sampling{Executions: 10}); err != nil || res.Long != 10 || res.Verdict != Unknown {
		t.Errorf("executions that are too long: %+v, %v", res, err)
	}
}
