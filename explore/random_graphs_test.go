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
	growSeeds = flag.Uint64("grow.seeds", 90, "number of generated programs whose random graphs are compared with all graphs")
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

// TestPromised tests that what pct and pctwm promise is said of those executions only that were drawn when the numbers were known that the promise depends on: not of the first one, which is one of walk, nor
// of those up to the end of the round in which the longest execution was met.
func TestPromised(t *testing.T) {
	is := func(reg int, c uint64, body ...litmus.Stmt) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.If, Reg: reg, C: c, Body: body}
	}
	load := func(v, reg int) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Load, Var: v, Reg: reg, Order: event.Relaxed}
	}
	store := func(c uint64) litmus.Stmt { return litmus.Stmt{Kind: litmus.Store, C: c, Order: event.Relaxed} }
	p := &litmus.Program{Vars: 2, Threads: [][]litmus.Stmt{{store(1), store(2), store(3)}, {load(0, 0), is(0, 2, load(0, 1), is(1, 3, load(1, 1), load(1, 1)))}}}
	for model, strategy := range map[string]string{"sc": "pct", "rc11": "pctwm"} {
		how := Sampling{Strategies: []string{strategy}, Seed: 1}
		bounds, grows := map[uint64]float64{}, 0
		for n := uint64(1); n <= 300; n++ {
			how.Executions = n
			res, err := Test(context.Background(), p.Compile(), Options{Model: model}, how)
			if err != nil {
				t.Fatal(err)
			}
			if bounds[n] = res.Bound; bounds[n] != bounds[n-1] {
				grows++
			}
			since := n
			for since > 1 && bounds[since-1] == bounds[n] {
				since--
			}
			round := uint64(1) // the last execution of the one in which the bound was met
			for round < since {
				round = 2*round + 1
			}
			if want := max(n, round) - round; res.Promised != want {
				t.Fatalf("%s: %d of %d executions, want %d", strategy, res.Promised, n, want)
			}
		}
		if grows < 2 {
			t.Errorf("%s: the longest execution is met at once", strategy)
		}
		blocks, want, longest := NewBlocks(Options{Model: model}, how), uint64(0), 1.0
		for from := uint64(0); from < 120; from += 4 {
			how.From, how.Executions = from, 4
			b, err := TestBlock(context.Background(), p.Compile(), Options{Model: model}, how)
			res, err2 := Test(context.Background(), p.Compile(), Options{Model: model}, how)
			if err != nil || err2 != nil {
				t.Fatal(err, err2)
			}
			blocks.Add(b)
			switch {
			case res.Bound < longest:
				want, longest = res.Promised, res.Bound
			case res.Bound == longest:
				want += res.Promised
			}
		}
		if all, err := blocks.Tested(context.Background(), p.Compile()); err != nil || all.Promised != want || all.Bound != longest {
			t.Errorf("%s: blocks have %d executions with a bound of %v, want %d with %v; %v", strategy, all.Promised, all.Bound, want, longest, err)
		}
	}
}
