package explore

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/gomc/gomc/event"
	_ "github.com/gomc/gomc/internal/testgc"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
	"github.com/google/go-cmp/cmp"
)

var (
	oracleSeeds = flag.Uint64("oracle.seeds", 2400, "number of generated programs that engines are compared on")
	oracleFirst = flag.Uint64("oracle.first", 0, "first seed")
	oracleLimit = flag.Uint64("oracle.limit", 3000, "generated programs with more executions than this are left out where engines are compared on many; 0: none is")
	mixedSeeds  = flag.Uint64("mixed.seeds", 280, "number of generated programs with accesses of different sizes")
	mixedFirst  = flag.Uint64("mixed.first", 0, "first seed of these")
)

// summary is what must agree between engines.
type summary struct {
	Verdict                 Verdict
	Executions, Erroneous   uint64
	Assume, Await, Deadlock uint64
	Errors                  []string
	Finals                  []string
}

// summarise explores a program to its end with one engine.
func summarise(t testing.TB, prog event.Program, model, engine string) (summary, *Result) {
	t.Helper()
	found, res, _ := summariseUpTo(t, prog, model, engine, 0)
	return found, res
}

// summariseUpTo does so if there are no more ends of executions than a limit, if that is not 0.
func summariseUpTo(t testing.TB, prog event.Program, model, engine string, limit uint64) (found summary, res *Result, all bool) {
	t.Helper()
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	leaves := uint64(0)
	finals := map[string]bool{}
	errors := map[string]bool{}
	res, err := Run(ctx, prog, Options{Engine: engine, Model: model, KeepGoing: true, Leaf: func(l Leaf) {
		if leaves++; leaves > limit && limit > 0 {
			stop()
			return
		}
		finals[final(l.Machine)] = true
		for i := range l.Machine.Threads() {
			id := event.ThreadID(i)
			if f := l.Machine.Fault(id); l.Machine.Started(id) && f != nil {
				errors[fmt.Sprintf("%s %s %d", f.Kind, f.Message, l.Machine.Label(id).Site)] = true
			}
		}
	}})
	if err != nil {
		panic(err) // a bug, which programs may be shrunk to
	}
	b := res.Counts.Blocked
	return summary{
		Verdict: res.Verdict, Executions: res.Counts.Executions, Erroneous: res.Counts.Erroneous,
		Assume: b[event.BlockAssume], Await: b[event.BlockAwait], Deadlock: b[event.BlockDeadlock],
		Errors: sorted(errors), Finals: sorted(finals),
	}, res, limit == 0 || leaves <= limit
}

// lastNaive is what naive has found on the last program, which several comparisons ask for.
var lastNaive struct {
	sync.Mutex
	prog  event.Program
	model string
	found summary
	res   *Result
}

// naively summarises a program with the engine naive.
func naively(t testing.TB, prog event.Program, model string) (summary, *Result) {
	t.Helper()
	found, res, _ := naivelyUpTo(t, prog, model, 0)
	return found, res
}

func naivelyUpTo(t testing.TB, prog event.Program, model string, limit uint64) (summary, *Result, bool) {
	t.Helper()
	l := &lastNaive
	l.Lock()
	defer l.Unlock()
	if l.prog == prog && l.model == model {
		return l.found, l.res, true
	}
	l.prog = nil
	found, res, all := summariseUpTo(t, prog, model, "naive", limit)
	if all {
		l.prog, l.model, l.found, l.res = prog, model, found, res
	}
	return found, res, all
}

// large reports whether a program has so many executions that it is left out where engines are compared on many programs: few are
// large, and they would take most of the time.
func large(t testing.TB, prog event.Program, model string) bool {
	t.Helper()
	_, _, all := naivelyUpTo(t, prog, model, *oracleLimit)
	return !all
}

func (s summary) withoutAwaits() summary {
	s.Await, s.Assume = 0, 0
	s.Executions -= s.Erroneous // where some thread may wait in vain, too
	s.Erroneous = min(s.Erroneous, 1)
	return s.withoutAwaitFinals()
}

func (s summary) withoutAwaitFinals() summary {
	var finals []string
	for _, f := range s.Finals {
		if !strings.Contains(f, fmt.Sprintf(":%v,", event.BlockAwait)) {
			finals = append(finals, f)
		}
	}
	s.Finals = finals
	return s
}

func sorted(set map[string]bool) []string {
	var all []string
	for s := range set {
		all = append(all, s)
	}
	slices.Sort(all)
	return all
}

// final describes the end of an execution: the state of each thread and memory.
func final(m *memmodel.Machine) string {
	s := ""
	for i := range m.Threads() {
		if t := event.ThreadID(i); m.Started(t) {
			for m.Runnable(t) && m.Label(t).Kind == event.Fence && m.Enabled(m.Proc(t)) { // in a loop that waits
				m.Exec(m.Proc(t), 0)
				defer m.Undo()
			}
			blocked := m.Blocked(t)
			if l := m.Label(t); m.Runnable(t) && l.Blocks && l.Accesses() && !m.PassesAfter(m.Last(m.Proc(t)), m.State(t), m.View(t, l)) {
				blocked = event.BlockAwait // also where memmodel.Mixed does not disable it
			}
			s += fmt.Sprintf("%d:%v,%p ", i, blocked, m.State(t))
		}
	}
	for l := range m.Locations() {
		if w := m.Word(event.Loc(l)); w != m.Program().Word(event.Loc(l)) { // whether others are known is no matter
			s += fmt.Sprintf("%d=%x ", l, w)
		}
	}
	return s
}

// disagreement compares all engines on a program with naive.
func disagreement(t testing.TB, p *litmus.Program, model string) (problem string) {
	return difference(t, p, p.Compile(), model)
}

// difference is disagreement on a program that is compiled already.
func difference(t testing.TB, p *litmus.Program, prog event.Program, model string) (problem string) {
	defer func() {
		if x := recover(); x != nil {
			problem = fmt.Sprint(x)
		}
	}()
	all, _ := naively(t, prog, model)
	got, res := summarise(t, prog, model, "optimal")
	if roundsMixed(p) {
		// Where a thread waits at an operation that is disabled until memmodel.Mixed learns that it must not be, both ends were met.
		all, got = all.withoutAwaitFinals(), got.withoutAwaitFinals()
	}
	if d := cmp.Diff(all, got); d != "" {
		return "optimal (+) against naive (-):\n" + d
	}
	if n := res.Counts.Blocked[event.BlockSleep]; n != 0 {
		return fmt.Sprintf("optimal: %d executions blocked by sleep sets", n)
	}
	got, res = summarise(t, prog, model, "trust")
	if d := cmp.Diff(tallied(res), tallied(withoutLeaves(t, prog, model))); d != "" {
		return "trust with leaves (-) and without (+):\n" + d
	}
	want := all
	if waitsMixed(p) {
		// The machine lets awaits of mixed sizes read in vain, see memmodel.Mixed:
		// blocked executions in which the value that was read is not the last.
		want, got = want.withoutAwaits(), got.withoutAwaits()
	}
	if d := cmp.Diff(want, got); d != "" {
		return "trust (+) against naive (-):\n" + d
	}
	got, _ = summarise(t, prog, model, "source")
	if roundsMixed(p) {
		got = got.withoutAwaitFinals()
	}
	if d := cmp.Diff(all, got); d != "" {
		return "source (+) against naive (-):\n" + d
	}
	return ""
}

// withoutLeaves explores a program with trust, which spares itself the ends of executions
// if nobody looks at them.
func withoutLeaves(t testing.TB, prog event.Program, model string) *Result {
	t.Helper()
	res, err := Run(context.Background(), prog, Options{Engine: "trust", Model: model, KeepGoing: true})
	if err != nil {
		t.Fatal(err)
	}
	return res
}

// tallied is what has to be the same however trust is run.
func tallied(res *Result) any {
	c := res.Counts
	return []any{res.Verdict, res.Engine, c.Executions, c.Erroneous, c.Blocked}
}

// oracleShapes are the shapes of TestOracle.
func oracleShapes() []litmus.Shape {
	return []litmus.Shape{
		litmus.Everything(),
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store}},
		{Threads: 4, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.CAS, litmus.If}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 2, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Lock, litmus.TryLock, litmus.Lock}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Await, litmus.AwaitBoth, litmus.Assume, litmus.Store}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Atomic, litmus.If, litmus.Choose}},
		// Alternatives in sections that lead to different accesses.
		{Threads: 3, Stmts: 6, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Store, litmus.Atomic, litmus.Atomic, litmus.If, litmus.If, litmus.Choose, litmus.Choose}},
		{Threads: 4, Stmts: 3, Vars: 1, Mutexes: 1, Values: 3, Kinds: []litmus.Kind{litmus.Gate, litmus.Gate, litmus.Store, litmus.If, litmus.Load}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Undef: true, Kinds: []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Xchg, litmus.CAS, litmus.Add, litmus.If, litmus.Await}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Undef: true, Mixed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Xchg, litmus.CAS, litmus.If, litmus.Atomic}},
		// Lifetimes that end.
		{Threads: 3, Stmts: 2, Vars: 2, Mutexes: 1, Values: 2, Freed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.CAS, litmus.Lock}},
		{Threads: 3, Stmts: 2, Vars: 2, Mutexes: 1, Values: 2, Freed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Await, litmus.Gate, litmus.Gate, litmus.Fence}},
		// Fences of all orders, between stores above all.
		{Threads: 3, Stmts: 4, Vars: 2, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Store, litmus.Fence, litmus.Fence}},
		{Threads: 2, Stmts: 6, Vars: 3, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Store, litmus.Fence, litmus.Fence, litmus.CAS, litmus.If}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Store, litmus.Store, litmus.Fence, litmus.Fence, litmus.Atomic, litmus.Await, litmus.Lock, litmus.Xchg}},
		{Threads: 2, Stmts: 5, Vars: 2, Values: 2, Mixed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Store, litmus.Store, litmus.Fence, litmus.Fence}},
	}
}

// TestOracle compares the engines on generated programs; see litmus.
func TestOracle(t *testing.T) {
	shapes, left := oracleShapes(), 0
	for seed := *oracleFirst; seed < *oracleFirst+*oracleSeeds; seed++ {
		shape := shapes[seed%uint64(len(shapes))]
		shape.Main = 4
		p := litmus.Random(seed, shape)
		prog := p.Compile()
		for _, model := range OperationalModels() {
			if large(t, prog, model) {
				left++
				continue
			}
			if difference(t, p, prog, model) == "" {
				continue
			}
			if wrong := litmus.Shrunk(p, func(q *litmus.Program) string { return disagreement(t, q, model) }); wrong != "" {
				t.Fatalf("%s, seed %d, %s", model, seed, wrong)
			}
		}
	}
	t.Logf("%d programs from seed %d, %d times left out as too large", *oracleSeeds, *oracleFirst, left)
}

// TestOracleByHand compares the engines on programs with lifetimes that end, and with alternatives.
func TestOracleByHand(t *testing.T) {
	load := litmus.Stmt{Kind: litmus.Load, Order: event.SeqCst}
	store := func(o event.Order) litmus.Stmt { return litmus.Stmt{Kind: litmus.Store, C: 1, Order: o} }
	cas := func(c uint64) litmus.Stmt { return litmus.Stmt{Kind: litmus.CAS, C: c, Order: event.SeqCst} }
	gate, free := litmus.Stmt{Kind: litmus.Gate}, litmus.Stmt{Kind: litmus.Free}
	begin, create := litmus.Stmt{Kind: litmus.New}, litmus.Stmt{Kind: litmus.Create, Var: 1}
	wait := litmus.Stmt{Kind: litmus.Await, C: 1, Order: event.SeqCst}
	body := func(s ...litmus.Stmt) []litmus.Stmt { return s }
	for name, threads := range map[string][][]litmus.Stmt{
		"a section that reads a second variable unless the first has its first value, which a wait reads as well": {
			body(litmus.Stmt{Kind: litmus.Atomic, Body: body(litmus.Stmt{Kind: litmus.AwaitBoth, C: 2, Var2: 1, Order: event.SeqCst})}),
			body(litmus.Stmt{Kind: litmus.Store, Var: 1, C: 1, Order: event.NotAtomic}),
			body(litmus.Stmt{Kind: litmus.AwaitBoth, Var: 1, Var2: 0, Exp: 1, Order: event.SeqCst}, litmus.Stmt{Kind: litmus.Xchg, C: 2, Order: event.SeqCst}),
		},
		"compare-exchanges of parts of a word, of which one that fails lets others commute": {
			body(litmus.Stmt{Kind: litmus.CAS, Exp: 1, Mask: 1, Order: event.SeqCst}), body(litmus.Stmt{Kind: litmus.CAS, C: 1, Mask: 2, Order: event.SeqCst}), body(cas(1)), body(litmus.Stmt{Kind: litmus.CAS, Exp: 1, Order: event.SeqCst}),
		},
		"an alternative that does not meet what is asleep": {
			body(litmus.Stmt{Kind: litmus.Store, Order: event.NotAtomic}),
			body(litmus.Stmt{Kind: litmus.Choose, C: 2}, litmus.Stmt{Kind: litmus.If, Body: body(store(event.NotAtomic))}),
		},
		"a section that has alternatives behind a store only": {
			body(store(event.SeqCst)),
			body(litmus.Stmt{Kind: litmus.Atomic, Var: 1, Body: body(load, litmus.Stmt{Kind: litmus.If, C: 1, Body: body(litmus.Stmt{Kind: litmus.Choose, Reg: 1, C: 2}, litmus.Stmt{Kind: litmus.If, Reg: 1, C: 1, Body: body(litmus.Stmt{Kind: litmus.Store, Var: 1, C: 1})})})}),
			body(litmus.Stmt{Kind: litmus.Store, Var: 1, C: 2}),
		},
		"a load that comes before the update of a store of its thread, which it would read behind it": {
			body(cas(0), litmus.Stmt{Kind: litmus.Store, Mask: 2, Order: event.Relaxed}),
			body(litmus.Stmt{Kind: litmus.Store, Mask: 0xf, Order: event.Relaxed}, load),
			body(litmus.Stmt{Kind: litmus.Store, C: 1, Mask: 1, Order: event.SeqCst}),
		},
		"a wait that the end of the object makes fail":                  {body(free), body(store(event.SeqCst)), body(gate)},
		"the same, of a store that leaves the buffer":                   {body(store(event.Relaxed)), body(free), body(gate)},
		"accesses that fail and would meet others":                      {body(cas(1), load), body(load, store(event.NotAtomic)), body(store(event.Relaxed), free), body(cas(0))},
		"a load of what the thread has stored":                          {body(store(event.Relaxed), load), body(store(event.Relaxed))},
		"a wait on what the thread has stored itself":                   {body(free), body(store(event.Relaxed), litmus.Stmt{Kind: litmus.Await, Order: event.SeqCst}), body(litmus.Stmt{Kind: litmus.Store, Reg: 2, Order: event.Relaxed})},
		"an end that comes back after a revisit by what follows a join": {body(load, free), body(store(event.SeqCst)), body(litmus.Stmt{Kind: litmus.Join, Var: 1}, store(event.NotAtomic))},
		"a wait beside stores of its thread that are in the buffer": {
			body(litmus.Stmt{Kind: litmus.AwaitBoth, C: 1, Order: event.SeqCst}, litmus.Stmt{Kind: litmus.Store, Var: 1, Order: event.Relaxed}),
			body(litmus.Stmt{Kind: litmus.Store, Var: 1, Order: event.Relaxed}, litmus.Stmt{Kind: litmus.Store, Order: event.Release}, wait),
			body(store(event.NotAtomic), litmus.Stmt{Kind: litmus.Store, Order: event.NotAtomic}),
		},
		"an alternative that comes before the branches that were to come before it": {
			body(store(event.SeqCst), litmus.Stmt{Kind: litmus.Store, Var: 1, Order: event.SeqCst}),
			body(litmus.Stmt{Kind: litmus.Store, Var: 1, Order: event.SeqCst}),
			body(litmus.Stmt{Kind: litmus.Choose, C: 2}, litmus.Stmt{Kind: litmus.If, Exp: 1, Body: body(litmus.Stmt{Kind: litmus.Store, Var: 1, Order: event.SeqCst})}, load),
		},
		"a load that is asleep when the update of its thread's store exposes it, behind an alternative": {
			body(store(event.Relaxed), litmus.Stmt{Kind: litmus.Choose, C: 2}, load), body(store(event.SeqCst)), body(store(event.Release), load, store(event.Release), load),
		},
		"the same, and the alternative is one of a section": {
			body(litmus.Stmt{Kind: litmus.Atomic, Body: body(store(event.SeqCst), litmus.Stmt{Kind: litmus.Choose, C: 2})}),
			body(load, store(event.Relaxed), load), body(store(event.Release), litmus.Stmt{Kind: litmus.Choose, C: 2}, load),
		},
		"a section that waits for ever, on what is freed": {body(free), body(litmus.Stmt{Kind: litmus.Atomic, Body: body(wait)})},
		"the same, and a store that makes it wait": {
			body(litmus.Stmt{Kind: litmus.Atomic, Body: body(litmus.Stmt{Kind: litmus.Await, Order: event.SeqCst})}), body(free), body(store(event.Relaxed)),
		},
		"a wait for a value of which another thread has stored a part, and freed it": {
			body(litmus.Stmt{Kind: litmus.Store, C: 1, Mask: 2, Order: event.Relaxed}, free), body(litmus.Stmt{Kind: litmus.Await, C: 1, Order: event.Relaxed}),
		},
		"a wait on what lives again":              {body(begin, create, free, begin), body(wait)},
		"a wait on what has lived twice":          {body(begin, create, free, begin, free), body(wait)},
		"a wait on what lives for the third time": {body(begin, create, free, begin, free, begin), body(wait)},
	} {
		p := &litmus.Program{Vars: 2, Heap: 1, Threads: threads}
		for _, model := range OperationalModels() {
			if d := disagreement(t, p, model); d != "" {
				t.Errorf("%s, %s: %s", name, model, d)
			}
		}
	}
}
