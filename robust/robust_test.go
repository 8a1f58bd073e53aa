package robust

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	_ "github.com/gomc/gomc/internal/testgc"
	"github.com/gomc/gomc/litmus"
)

var (
	seeds     = flag.Uint64("robust.seeds", 1500, "number of generated programs that are checked")
	firstSeed = flag.Uint64("robust.first", 0, "first seed")
)

// shapes are those of generated programs.
var shapes = []litmus.Shape{
	{Threads: 2, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store}},
	{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store}},
	{Threads: 2, Stmts: 5, Vars: 2, Mutexes: 1, Values: 2, Mixed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store}},
	{Threads: 2, Stmts: 5, Vars: 3, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Load, litmus.Store, litmus.Fence, litmus.If}},
	{Threads: 2, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Mixed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.CAS}},
	{Threads: 2, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Mixed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Store, litmus.Await}},
	{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Await, litmus.AwaitBoth, litmus.Assume}},
	{Threads: 2, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Lock, litmus.TryLock, litmus.Atomic, litmus.Choose}},
	{Threads: 2, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Mixed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.Gate, litmus.Assert, litmus.Fence}},
}

var weak = []string{"tso", "pso"}

func options(engine string) Options { return Options{Explore: explore.Options{Engine: engine}} }

// total counts all executions.
func total(r *explore.Result) uint64 {
	n := r.Counts.Executions
	for _, b := range r.Counts.Blocked {
		n += b
	}
	return n
}

// disagreement compares the verdict of Check with the numbers of traces that
// engine naive finds: the traces under SC are among those under a weaker model,
// and there are more if and only if one has a cycle.
func disagreement(p *litmus.Program, model string) (problem string, robust bool) {
	defer func() {
		if x := recover(); x != nil {
			problem = fmt.Sprint(x)
		}
	}()
	ctx, prog := context.Background(), p.Compile()
	counts, equal, err := Counts(ctx, prog, []string{"sc", model}, options("naive"))
	if err != nil {
		return err.Error(), false
	}
	if equal != (total(counts[0]) == total(counts[1])) {
		return "totals are equal, numbers by kind are not", false
	}
	for _, engine := range explore.EnginesFor(model, []event.ErrorKind{event.RobustnessError}) {
		res, err := Check(ctx, prog, model, options(engine))
		if err != nil {
			return err.Error(), false
		}
		if robust := len(res.Errors) == 0; robust != equal {
			return fmt.Sprintf("%s: robust %v, but %v under sc and %v under %s", engine, robust, counts[0].Counts, counts[1].Counts, model), false
		}
		for _, e := range res.Errors {
			if problem := reproduces(prog, e); problem != "" {
				return engine + ": " + problem, false
			}
		}
	}
	return "", equal
}

// reproduces checks that a violation replays, as it is and simplified, and that
// its cycle is one.
func reproduces(prog event.Program, e *explore.Error) string {
	found, _, err := explore.Reproduce(prog, e)
	if err != nil || !e.Same(found) {
		return fmt.Sprintf("does not replay: %v, want %v: %v", found, e, err)
	}
	s := explore.Simplify(prog, e)
	if found, _, err = explore.Reproduce(prog, s); err != nil || !e.Same(found) {
		return fmt.Sprintf("does not replay once simplified: %v, want %v: %v", found, e, err)
	}
	delayed := false
	for _, x := range e.Cycle.Events {
		if x.Relation == "" {
			return "an edge of the cycle has no name"
		}
		delayed = delayed || x.Delay != nil && len(x.Delay.Stores) > 0
	}
	if !delayed {
		return "no store is delayed on the cycle: " + e.Message
	}
	return ""
}

func TestOracle(t *testing.T) {
	robust, others := 0, 0
	for seed := *firstSeed; seed < *firstSeed+*seeds; seed++ {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		for _, model := range weak {
			problem, ok := disagreement(p, model)
			if problem == "" {
				if ok {
					robust++
				} else {
					others++
				}
				continue
			}
			p = litmus.Shrink(p, func(q *litmus.Program) bool {
				problem, _ := disagreement(q, model)
				return problem != ""
			})
			problem, _ = disagreement(p, model)
			t.Fatalf("%s, seed %d, shrunk to\n%v\n%s", model, seed, p, problem)
		}
	}
	t.Logf("%d robust, %d not", robust, others)
}

// TestFences repairs generated programs.
func TestFences(t *testing.T) {
	ctx, repaired := context.Background(), 0
	for seed := *firstSeed; seed < *firstSeed+*seeds/3; seed++ {
		prog := litmus.Random(seed, shapes[seed%uint64(len(shapes))]).Compile()
		for _, model := range weak {
			found, err := Check(ctx, prog, model, options(""))
			if err != nil {
				t.Fatal(err)
			}
			if len(found.Errors) == 0 {
				continue
			}
			r, err := Fences(ctx, prog, found, options(""))
			if err != nil || !r.Minimal || len(r.Fences) == 0 {
				t.Fatalf("seed %d, %s: %+v, %v", seed, model, r, err)
			}
			repaired++
			checkMinimal(t, prog, model, r.Fences)
		}
	}
	t.Logf("%d repaired", repaired)
}

// checkMinimal checks that fences make a program robust, by number, and that none
// of them can be missed.
func checkMinimal(t *testing.T, prog event.Program, model string, fences []Fence) {
	t.Helper()
	equal := func(fences []Fence) bool {
		_, equal, err := Counts(context.Background(), Insert(prog, fences), []string{"sc", model}, options("naive"))
		if err != nil {
			t.Fatal(err)
		}
		return equal
	}
	if !equal(fences) {
		t.Fatalf("%s: not robust with %v", model, fences)
	}
	for i := range fences {
		if equal(slices.Delete(slices.Clone(fences), i, i+1)) {
			t.Fatalf("%s: robust without %v", model, fences[i])
		}
	}
}
