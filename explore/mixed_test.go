package explore

import (
	"testing"

	"github.com/gomc/gomc/litmus"
	"github.com/google/go-cmp/cmp"
)

// mixedShapes are the shapes of TestMixed.
func mixedShapes() []litmus.Shape {
	return []litmus.Shape{
		litmus.Everything(),
		{Threads: 4, Stmts: 3, Vars: 1, Mutexes: 1, Values: 3, Mixed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.CAS, litmus.Gate, litmus.Await}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Mixed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Store, litmus.Atomic, litmus.If, litmus.Xchg}},
	}
}

// TestMixed compares trust with naive on programs with accesses of different sizes
// and atomic sections, where graphs are more than the paper's. Searches that trust
// hands over are left out.
func TestMixed(t *testing.T) {
	shapes := mixedShapes()
	handed, left := 0, 0
	for seed := *mixedFirst; seed < *mixedFirst+*mixedSeeds; seed++ {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		for _, model := range OperationalModels() {
			differs := func(p *litmus.Program) string {
				prog := p.Compile()
				if large(t, prog, model) {
					left++
					return ""
				}
				want, _ := naively(t, prog, model)
				got, res := summarise(t, prog, model, "trust")
				if res.Engine != "trust" {
					handed++
					return ""
				}
				if waitsMixed(p) {
					want, got = want.withoutAwaits(), got.withoutAwaits()
				}
				return cmp.Diff(want, got)
			}
			if wrong := litmus.Shrunk(p, differs); wrong != "" {
				t.Fatalf("%s, seed %d, %s", model, seed, wrong)
			}
		}
	}
	t.Logf("%d programs, %d times handed over to another engine, %d times left out as too large", *mixedSeeds, handed, left)
}

// TestMixedBuffers compares optimal and source with naive on programs in which a load may read some bytes of a word from one store of
// its own thread, and others from another one, in its buffer or in memory.
func TestMixedBuffers(t *testing.T) {
	kinds := []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store}
	shapes := []litmus.Shape{
		{Threads: 2, Stmts: 4, Vars: 1, Mutexes: 1, Values: 2, Mixed: true, Kinds: kinds},
		{Threads: 2, Stmts: 4, Vars: 1, Mutexes: 1, Values: 2, Mixed: true, Freed: true, Kinds: append(kinds, litmus.CAS)},
	}
	for seed := *mixedFirst; seed < *mixedFirst+*mixedSeeds; seed++ {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		for _, model := range []string{"tso", "pso"} {
			differs := func(p *litmus.Program) string {
				prog := p.Compile()
				want, _ := summarise(t, prog, model, "naive")
				for _, engine := range []string{"optimal", "source"} {
					got, _ := summarise(t, prog, model, engine)
					if d := cmp.Diff(want, got); d != "" {
						return engine + ": " + d
					}
				}
				return ""
			}
			if wrong := litmus.Shrunk(p, differs); wrong != "" {
				t.Fatalf("%s, seed %d, %s", model, seed, wrong)
			}
		}
	}
}
