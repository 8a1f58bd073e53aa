package explore

import (
	"flag"
	"fmt"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
	"github.com/google/go-cmp/cmp"
)

var (
	crossSeeds = flag.Uint64("cross.seeds", 320, "number of generated programs on which optimal, source and trust are compared with each other")
	crossFirst = flag.Uint64("cross.first", 0, "first seed of these")
	crossLimit = flag.Uint64("cross.limit", 1000, "programs of these with more executions than this are left out")
)

// crossShapes are programs that may be larger than what naive can enumerate: choices and what waits in atomic sections, also on memory that is
// freed, accesses of different sizes, and many loads and stores, which matter where stores are buffered.
func crossShapes() []litmus.Shape {
	kinds := func(more ...litmus.Kind) []litmus.Kind { return append(more, litmus.Load, litmus.Store) }
	shapes := []litmus.Shape{
		{Threads: 4, Stmts: 5, Kinds: kinds(litmus.Store, litmus.Atomic, litmus.Atomic, litmus.Atomic, litmus.If, litmus.If, litmus.Choose, litmus.Choose)},
		{Threads: 4, Stmts: 4, Vars: 3, Kinds: kinds(litmus.Load, litmus.Store, litmus.Choose)},
		{Threads: 3, Stmts: 6, Kinds: kinds(litmus.Load, litmus.Store, litmus.Choose, litmus.Fence)},
		{Threads: 3, Stmts: 6, Vars: 3, Freed: true, Kinds: kinds(litmus.Atomic, litmus.If, litmus.Choose, litmus.CAS)},
		{Threads: 3, Stmts: 5, Mixed: true, Kinds: kinds(litmus.Load, litmus.Store, litmus.Atomic, litmus.If, litmus.Choose)},
		{Threads: 4, Stmts: 4, Mutexes: 2, Waits: true, Kinds: kinds(litmus.Store, litmus.Atomic, litmus.Atomic, litmus.Lock, litmus.Lock, litmus.TryLock, litmus.Choose, litmus.Await, litmus.AwaitBoth)},
		{Threads: 4, Stmts: 4, Waits: true, Kinds: kinds(litmus.Store, litmus.Atomic, litmus.Atomic, litmus.Gate, litmus.Take, litmus.TakeEither, litmus.Choose, litmus.Await, litmus.If)},
		{Threads: 3, Stmts: 5, Undef: true, Kinds: kinds(litmus.Load, litmus.Store, litmus.Atomic, litmus.If, litmus.Choose, litmus.Xchg)},
		{Threads: 4, Stmts: 5, Vars: 3, Values: 3, Kinds: kinds(litmus.Load, litmus.Store, litmus.Add, litmus.CAS, litmus.Xchg, litmus.If)},
		{Threads: 2, Stmts: 3, Main: 2, Nested: 2, Failing: true, Kinds: kinds(litmus.Load, litmus.Store, litmus.Add, litmus.CAS, litmus.If, litmus.Assert, litmus.Assume, litmus.Lock, litmus.Await, litmus.Gate,
			litmus.Choose, litmus.Atomic, litmus.Atomic)},
		{Threads: 2, Stmts: 4, Vars: 1, Mixed: true, Freed: true, Kinds: kinds(litmus.Load, litmus.Store, litmus.CAS, litmus.Choose)},
		{Threads: 3, Stmts: 4, Vars: 1, Freed: true, Kinds: kinds(litmus.Await, litmus.Gate, litmus.Lock, litmus.Choose, litmus.Atomic)},
	}
	for i := range shapes {
		s := &shapes[i]
		s.Mutexes, s.Values = max(s.Mutexes, 1), max(s.Values, 2)
		if s.Vars == 0 {
			s.Vars = 2
		}
	}
	return shapes
}

// crossDifference compares three engines with each other on a program. left says that it is too large, or not supported.
func crossDifference(t testing.TB, p *litmus.Program, model string, limit uint64) (problem string, left bool) {
	defer func() {
		if x := recover(); x != nil {
			problem = fmt.Sprint(x)
		}
	}()
	prog := p.Compile()
	want, res, all := summariseUpTo(t, prog, model, "optimal", limit)
	if !all || !res.Complete {
		return "", true
	}
	if n := res.Counts.Blocked[event.BlockSleep]; n != 0 {
		return fmt.Sprintf("optimal: %d executions blocked by sleep sets", n), false
	}
	got, _, _ := summariseUpTo(t, prog, model, "source", 2*limit)
	if d := cmp.Diff(want, got); d != "" {
		return "source (+) against optimal (-):\n" + d, false
	}
	got, res, all = summariseUpTo(t, prog, model, "trust", 2*limit)
	if all && !res.Complete {
		return "", true
	}
	if waitsMixed(p) {
		want, got = want.withoutAwaits(), got.withoutAwaits()
	}
	if d := cmp.Diff(want, got); d != "" {
		return "trust (+) against optimal (-):\n" + d, false
	}
	return "", false
}

// TestAcross compares optimal, source and trust with each other on generated programs.
func TestAcross(t *testing.T) {
	shapes, left := crossShapes(), 0
	for seed := *crossFirst; seed < *crossFirst+*crossSeeds; seed++ {
		shape := shapes[seed%uint64(len(shapes))]
		shape.Main = max(shape.Main, int(seed/uint64(len(shapes))%3))
		p := litmus.Random(seed, shape)
		for _, model := range OperationalModels() {
			problem, large := crossDifference(t, p, model, *crossLimit)
			if large {
				left++
			}
			if problem == "" {
				continue
			}
			wrong := litmus.Shrunk(p, func(q *litmus.Program) string { d, _ := crossDifference(t, q, model, 10**crossLimit); return d })
			t.Fatalf("%s, seed %d, %s\n%s", model, seed, problem, wrong)
		}
	}
	t.Logf("%d programs from seed %d, %d times left out", *crossSeeds, *crossFirst, left)
}
