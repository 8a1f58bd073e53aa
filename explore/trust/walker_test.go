package trust_test

import (
	"flag"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/grown"
	"github.com/gomc/gomc/explore/random"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/trust"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

var (
	walkerSeeds = flag.Uint64("walker.seeds", 120, "number of generated programs whose random graphs are compared with all graphs")
	walkerFirst = flag.Uint64("walker.first", 0, "first seed of these")
)

// chooser makes choices from a seed.
type chooser struct{ *rand.Rand }

func (c chooser) Pick(n int) int { return c.IntN(n) }
func (c chooser) Float() float64 { return c.Float64() }

// walkedEnds builds graphs at random, n of them or as many as it takes to see what there is.
func walkedEnds(t *testing.T, prog event.Program, model memmodel.Model, races bool, guide random.Guide, there trust.Ends, n uint64) trust.Ends {
	t.Helper()
	some := trust.Ends{Classes: map[random.Class]bool{}}
	opts := trust.WalkerOptions(model, races)
	violated := false
	opts.Found = func(v *search.Violation) bool { violated = v.Fault == nil || v.Fault.Kind != ""; return false }
	layout := cells.NewLayout()
	w := grown.NewWalker(prog, opts, layout)
	known := &random.Profile{}
	for i := uint64(0); i < n && (len(some.Classes) < len(there.Classes) || some.Violates != there.Violates || i < 64); i++ {
		violated = false
		end := w.Walk(func() (random.Guide, random.Chooser) {
			c := chooser{rand.New(rand.NewPCG(1, i))}
			guide.Begin(known, c)
			return guide, c
		}, func() bool { return false })
		switch end {
		case search.Exhausted, search.Stopped:
			some.Violates = some.Violates || violated
			if end == search.Exhausted && !violated && w.Tally().Executions > 0 {
				some.Classes[w.Class(nil)] = true
			}
			var x random.Measured
			x.Longest(w.Extent())
			known = known.Merge(&x)
		case search.Restart:
			layout.Merge(w.Learned())
			w = grown.NewWalker(prog, opts, layout)
		default:
			t.Fatalf("a walk ends with %d", end)
		}
	}
	return some
}

// walkerShapes are programs with what models without a global order support.
func walkerShapes() []litmus.Shape {
	shapes := []litmus.Shape{
		{Threads: 3, Stmts: 3, Vars: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store}},
		{Threads: 2, Stmts: 4, Vars: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Fence}},
		{Threads: 3, Stmts: 3, Vars: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.CAS, litmus.If}},
		{Threads: 3, Stmts: 3, Vars: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Lock, litmus.TryLock, litmus.Lock}},
		{Threads: 3, Stmts: 2, Vars: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Await, litmus.AwaitBoth, litmus.Assume, litmus.Store, litmus.Gate, litmus.Choose}},
		{Threads: 3, Stmts: 3, Vars: 2, Undef: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Xchg, litmus.CAS, litmus.If, litmus.Assert}},
		{Threads: 2, Stmts: 3, Vars: 1, Heap: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.CAS}},
		{Threads: 2, Stmts: 2, Vars: 1, Heap: true, Freed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Fence, litmus.Await, litmus.Gate}},
		{Threads: 2, Stmts: 2, Vars: 2, Nested: 1, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.CAS}},
		{Threads: 2, Stmts: 3, Vars: 2, Mixed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store}},
	}
	for i := range shapes {
		shapes[i].Orders, shapes[i].Main, shapes[i].Mutexes, shapes[i].Values = true, 2, 1, 2
	}
	return shapes
}

// TestWalkerReachesAll compares graphs that grow at random with those that a search visits: none that there is not, and none is missed.
func TestWalkerReachesAll(t *testing.T) {
	shapes := walkerShapes()
	classes, left := 0, 0
	for seed := *walkerFirst; seed < *walkerFirst+*walkerSeeds; seed++ {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		for _, model := range []memmodel.Model{memmodel.RA, memmodel.RC11} {
			prog := p.Compile()
			all := trust.AllEnds(prog, model, seed%2 == 1, func(g *trust.Growing[[4]uint64]) random.Class { return grown.ClassOf(g, nil) })
			if len(all.Classes) > 60 {
				left++
				continue
			}
			classes += len(all.Classes)
			some := walkedEnds(t, prog, model, seed%2 == 1, random.NewGuide("walk", 0, 0), all, 30_000)
			if d := cmp.Diff(all.Classes, some.Classes); d != "" || all.Violates != some.Violates {
				t.Fatalf("seed %d, %v: all (-), walked (+); violation %t, %t\n%s\n%v", seed, model, all.Violates, some.Violates, d, p)
			}
			some = walkedEnds(t, prog, model, seed%2 == 1, random.NewGuide("pctwm", int(seed%4), 1+int(seed%3)), all, 300)
			for c := range some.Classes {
				if !all.Classes[c] {
					t.Fatalf("seed %d, %v: pctwm builds a graph that there is not\n%v", seed, model, p)
				}
			}
			if some.Violates && !all.Violates {
				t.Fatalf("seed %d, %v: pctwm finds a violation that there is not\n%v", seed, model, p)
			}
		}
	}
	t.Logf("%d classes, %d pairs of a program and a model left out", classes, left)
}
