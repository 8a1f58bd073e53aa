package explore

import (
	"flag"
	"fmt"
	"testing"

	"github.com/gomc/gomc/litmus"
)

var (
	nestedSeeds = flag.Uint64("nested.seeds", 400, "number of generated programs whose threads create threads")
	nestedFirst = flag.Uint64("nested.first", 0, "first seed of these")
)

// nestingShapes are programs in which threads create, join and detach others, and fail.
func nestingShapes() []litmus.Shape {
	with := func(change func(*litmus.Shape)) litmus.Shape {
		s := litmus.Nesting()
		change(&s)
		return s
	}
	return []litmus.Shape{
		litmus.Nesting(),
		with(func(s *litmus.Shape) { s.Kinds = []litmus.Kind{litmus.Load, litmus.Store, litmus.Assert} }),
		with(func(s *litmus.Shape) {
			s.Kinds, s.Failing = []litmus.Kind{litmus.Load, litmus.Store, litmus.CAS}, false
		}),
		with(func(s *litmus.Shape) {
			s.Kinds = []litmus.Kind{litmus.Load, litmus.Store, litmus.Lock, litmus.TryLock, litmus.Assert}
		}),
		with(func(s *litmus.Shape) {
			s.Kinds = []litmus.Kind{litmus.Load, litmus.Store, litmus.Atomic, litmus.If, litmus.Choose, litmus.Assert, litmus.Add}
		}),
		with(func(s *litmus.Shape) {
			s.Nested, s.Stmts, s.Kinds = 4, 2, []litmus.Kind{litmus.Load, litmus.Store, litmus.If, litmus.AwaitBoth, litmus.Await}
		}),
		with(func(s *litmus.Shape) {
			s.Mixed, s.Kinds = true, []litmus.Kind{litmus.Load, litmus.Store, litmus.Xchg, litmus.If, litmus.Assert}
		}),
	}
}

// nestingDisagreement compares all engines with naive, and replays what they find.
func nestingDisagreement(t testing.TB, p *litmus.Program, model string) (problem string) {
	defer func() {
		if x := recover(); x != nil {
			problem = fmt.Sprint(x)
		}
	}()
	prog := p.Compile()
	if d := difference(t, p, prog, model); d != "" {
		return d
	}
	if d := rfDifference(t, prog, model, waitsMixed(p)); d != "" {
		return "trust-rf (+) against naive (-): " + d
	}
	if model == "sc" {
		if d := rvfDisagreement(t, p); d != "" {
			return d
		}
	}
	for _, engine := range EnginesFor(model, nil) {
		for _, e := range everyViolation(t, prog, engine, model, 4) {
			if err := replays(prog, e); err != nil {
				return fmt.Sprintf("%s: %v", engine, err)
			}
		}
	}
	return ""
}

// TestNesting compares all engines with naive on generated programs in which threads create, join and
// detach threads, and fail at any place.
func TestNesting(t *testing.T) {
	shapes := nestingShapes()
	errors := 0
	seeds := []uint64{
		5008, // a thread that only some executions have seen do anything
		7118, // a thread that is joined before others have taken a step
	}
	for seed := *nestedFirst; seed < *nestedFirst+*nestedSeeds; seed++ {
		seeds = append(seeds, seed)
	}
	for _, seed := range seeds {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		models := OperationalModels()
		if seed%4 > 0 {
			models = models[:1]
		}
		for _, model := range models {
			if wrong := litmus.Shrunk(p, func(q *litmus.Program) string { return nestingDisagreement(t, q, model) }); wrong != "" {
				t.Fatalf("%s, seed %d, %s", model, seed, wrong)
			}
		}
		if len(everyViolation(t, p.Compile(), "optimal", "sc", 1)) > 0 {
			errors++
		}
	}
	if n := int(*nestedSeeds); errors < n/4 || n-errors < n/8 {
		t.Errorf("%d of %d programs have errors", errors, n)
	}
}

// TestReadsFromJoins has main write once it has joined one of three threads: a read of several cells may read what
// main and another thread write, in whichever order these were added.
func TestReadsFromJoins(t *testing.T) {
	small, large := litmus.Stmt{Kind: litmus.Store, Mask: 1}, litmus.Stmt{Kind: litmus.Store}
	p := &litmus.Program{Vars: 1, Threads: [][]litmus.Stmt{{{Kind: litmus.Xchg}}, {small}, {large}}, Detached: []int{0, 1}, Main: []litmus.Stmt{large}}
	for _, model := range OperationalModels() {
		if d := rfDisagreement(t, p, model); d != "" {
			t.Errorf("%s: trust-rf (+) against naive (-): %s", model, d)
		}
	}
}
