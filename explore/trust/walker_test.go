package trust

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/random"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

var (
	walkerSeeds = flag.Uint64("walker.seeds", 120, "number of generated programs whose random graphs are compared with all graphs")
	walkerFirst = flag.Uint64("walker.first", 0, "first seed of these")
)

// ends are what the graphs of a program come to: the classes of those that are complete, and whether some violates a property.
type ends struct {
	classes  map[random.Class]bool
	violates bool
}

// walkerOptions are those of searches and walks in tests.
func walkerOptions(model memmodel.Model, races bool) search.Options {
	return search.Options{Model: model, MaxEvents: 1000, Races: races, Checked: func(k event.ErrorKind) bool { return races || k != event.RaceError }}
}

// allEnds visits all graphs.
func allEnds(prog event.Program, model memmodel.Model, races bool) ends {
	for layout := cells.NewLayout(); ; {
		all := ends{classes: map[random.Class]bool{}}
		g := &growth[[4]uint64]{}
		opts := walkerOptions(model, races)
		opts.Found = func(*search.Violation) bool { all.violates = true; return false }
		opts.Leaf = func(blocked event.Reason, _ []memmodel.Move) {
			faulty := slices.ContainsFunc(g.threads, func(c cursor[[4]uint64]) bool { return c.status == memmodel.Faulted })
			if _, raced := g.racing(); blocked == event.NotBlocked && !faulty && !raced {
				all.classes[g.class(nil)] = true
			}
		}
		x := search.NewExplorer(prog, opts, layout.Clone(), func(w *search.Explorer) search.Search {
			g.visitor = newVisitor[[4]uint64](w)
			return g.visitor
		})
		switch end := x.Run(&atomic.Bool{}); end {
		case search.Exhausted:
			return all
		case search.Restart:
			layout.Merge(x.Learned)
		default:
			panic(fmt.Sprintf("a search ends with %d", end))
		}
	}
}

// chooser makes choices from a seed.
type chooser struct{ *rand.Rand }

func (c chooser) Pick(n int) int { return c.IntN(n) }
func (c chooser) Float() float64 { return c.Float64() }

// walkedEnds builds graphs at random, n of them or as many as it takes to see what there is.
func walkedEnds(t *testing.T, prog event.Program, model memmodel.Model, races bool, guide random.Guide, there ends, n uint64) ends {
	t.Helper()
	some := ends{classes: map[random.Class]bool{}}
	opts := walkerOptions(model, races)
	violated := false
	opts.Found = func(v *search.Violation) bool { violated = v.Fault == nil || v.Fault.Kind != ""; return false }
	layout := cells.NewLayout()
	w := NewWalker(prog, opts, layout)
	known := &random.Profile{}
	for i := uint64(0); i < n && (len(some.classes) < len(there.classes) || some.violates != there.violates || i < 64); i++ {
		violated = false
		end := w.Walk(func() (random.Guide, random.Chooser) {
			c := chooser{rand.New(rand.NewPCG(1, i))}
			guide.Begin(known, c)
			return guide, c
		}, func() bool { return false })
		switch end {
		case search.Exhausted, search.Stopped:
			some.violates = some.violates || violated
			if end == search.Exhausted && !violated && w.Tally().Executions > 0 {
				some.classes[w.Class(nil)] = true
			}
			var x random.Measured
			x.Longest(w.Extent())
			known = known.Merge(&x)
		case search.Restart:
			layout.Merge(w.Learned())
			w = NewWalker(prog, opts, layout)
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
			all := allEnds(prog, model, seed%2 == 1)
			if len(all.classes) > 60 {
				left++
				continue
			}
			classes += len(all.classes)
			some := walkedEnds(t, prog, model, seed%2 == 1, random.NewGuide("walk", 0, 0), all, 30_000)
			if d := cmp.Diff(all.classes, some.classes); d != "" || all.violates != some.violates {
				t.Fatalf("seed %d, %v: all (-), walked (+); violation %t, %t\n%s\n%v", seed, model, all.violates, some.violates, d, p)
			}
			some = walkedEnds(t, prog, model, seed%2 == 1, random.NewGuide("pctwm", int(seed%4), 1+int(seed%3)), all, 300)
			for c := range some.classes {
				if !all.classes[c] {
					t.Fatalf("seed %d, %v: pctwm builds a graph that there is not\n%v", seed, model, p)
				}
			}
			if some.violates && !all.violates {
				t.Fatalf("seed %d, %v: pctwm finds a violation that there is not\n%v", seed, model, p)
			}
		}
	}
	t.Logf("%d classes, %d pairs of a program and a model left out", classes, left)
}
