package graphs_test

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/oracle/graphs"
	_ "github.com/gomc/gomc/internal/testgc"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

var (
	seeds = flag.Uint64("graphs.seeds", 1200, "number of generated programs")
	first = flag.Uint64("graphs.first", 0, "first seed")
	limit = flag.Int("graphs.limit", 3000, "largest number of prefixes of graphs of a program; larger ones are left out")
)

// naive counts executions by interleaving, in the form in which graphs are
// counted.
func naive(t testing.TB, prog event.Program, model memmodel.Model) *graphs.Result {
	t.Helper()
	faults, finals, hangs := map[string]bool{}, map[string]bool{}, uint64(0)
	res, err := explore.Run(context.Background(), prog, explore.Options{Engine: "naive", Model: model.String(), KeepGoing: true,
		Leaf: func(l explore.Leaf) {
			m, final := l.Machine, ""
			for i := range m.Threads() {
				t := event.ThreadID(i)
				if !m.Started(t) {
					continue
				}
				if f := m.Fault(t); f != nil {
					faults[fmt.Sprintf("%s %s %d", f.Kind, f.Message, m.Label(t).Site)] = true
				}
				final += fmt.Sprintf("%d:%v,%p ", t, m.Blocked(t), m.State(t))
			}
			finals[final] = true
		},
		Found: func(e *explore.Error) {
			if e.Kind == event.HangError {
				hangs++
			}
		}})
	if err != nil {
		t.Fatal(err)
	}
	return &graphs.Result{
		ReadsFrom: res.Counts.ReadsFrom, Executions: res.Counts.Executions, Erroneous: res.Counts.Erroneous, Blocked: res.Counts.Blocked,
		Errors: slices.Sorted(maps.Keys(faults)), Finals: slices.Sorted(maps.Keys(finals)),
		Hangs: hangs,
	}
}

// disagreement compares the graphs of a program with its interleavings. left says
// that there are too many.
func disagreement(t testing.TB, p *litmus.Program, model memmodel.Model) (diff string, left bool) {
	prog := p.Compile()
	got, err := graphs.Enumerate(prog, model, graphs.Options{Limit: *limit})
	if errors.Is(err, graphs.ErrLimit) {
		return "", true
	}
	if err != nil {
		t.Fatal(err)
	}
	return cmp.Diff(naive(t, prog, model), got, cmpopts.IgnoreFields(graphs.Result{}, "Graphs", "BlockedReadsFrom", "HangingReadsFrom")), false
}

func shapes() []litmus.Shape {
	everything := litmus.Everything()
	everything.Threads, everything.Stmts, everything.Mixed = 3, 3, false
	return []litmus.Shape{
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store}},
		{Threads: 3, Stmts: 2, Vars: 2, Mutexes: 1, Values: 2, Freed: true, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.CAS, litmus.Lock, litmus.Await, litmus.Gate}},
		{Threads: 2, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Fence}},
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Undef: true, Kinds: []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Xchg, litmus.CAS, litmus.If}},
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.CAS, litmus.If}},
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 2, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Lock, litmus.TryLock, litmus.Lock}},
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Await, litmus.AwaitBoth, litmus.Assume, litmus.Store, litmus.Gate}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Atomic, litmus.If, litmus.Choose, litmus.Await, litmus.AwaitBoth}},
		everything,
	}
}

// buffering draws a program of two threads with two to four statements on two
// variables each, where store buffers show. Half of the programs do the same in
// both threads with the variables exchanged.
func buffering(seed uint64) *litmus.Program {
	r := rand.New(rand.NewPCG(seed, 2))
	p := &litmus.Program{Vars: 2, Threads: make([]thread, 2)}
	for range 2 + r.IntN(3) {
		kind, v := r.IntN(kinds), r.IntN(2)
		p.Threads[0] = append(p.Threads[0], statement(kind, v))
		if seed%2 == 0 {
			kind, v = r.IntN(kinds), r.IntN(2)
		}
		p.Threads[1] = append(p.Threads[1], statement(kind, 1-v))
	}
	return p
}

const kinds = 13

// statement returns a statement of one of some kinds.
func statement(kind, v int) litmus.Stmt {
	return [kinds]litmus.Stmt{
		load(v, event.Relaxed), load(v, event.Relaxed), load(v, event.Relaxed),
		store(v, event.Relaxed, 1), store(v, event.NotAtomic, 2), store(v, event.Release, 1), store(v, event.SeqCst, 1),
		fence(event.AcqRel), fence(event.SeqCst),
		{Kind: litmus.Xchg, Var: v, C: 1}, {Kind: litmus.CAS, Var: v, C: 1, Exp: 2},
		{Kind: litmus.Atomic, Body: thread{store(v, event.Relaxed, 1)}},
		{Kind: litmus.Atomic, Body: thread{load(v, event.Relaxed)}},
	}[kind]
}

// TestOperational compares the graphs of generated programs with their
// interleavings on a machine.
func TestOperational(t *testing.T) {
	all := shapes()
	compared, tooLarge := 0, 0
	for seed := *first; seed < *first+*seeds; seed++ {
		p := litmus.Random(seed, all[seed%uint64(len(all))])
		if seed%3 == 0 {
			p = buffering(seed)
		}
		for _, name := range memmodel.Models() {
			model, _ := memmodel.ParseModel(name)
			left := false
			wrong := litmus.Shrunk(p, func(q *litmus.Program) (diff string) {
				diff, left = disagreement(t, q, model)
				return diff
			})
			switch {
			case wrong != "":
				t.Fatalf("%s, graphs (+) against engine naive (-), seed %d, %s", model, seed, wrong)
			case left:
				tooLarge++
			default:
				compared++
			}
		}
	}
	if compared < tooLarge {
		t.Errorf("%d programs and models compared, %d left out", compared, tooLarge)
	}
	t.Logf("%d programs and models compared, %d left out", compared, tooLarge)
}
