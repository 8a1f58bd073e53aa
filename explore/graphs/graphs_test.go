package graphs_test

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/graphs"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

var (
	seeds = flag.Uint64("graphs.seeds", 2000, "number of generated programs")
	first = flag.Uint64("graphs.first", 0, "first seed")
	limit = flag.Int("graphs.limit", 3000, "largest number of prefixes of graphs of a program; larger ones are left out")
)

// naive counts executions by interleaving, in the form in which graphs are
// counted.
func naive(t testing.TB, prog event.Program, model memmodel.Model) *graphs.Result {
	t.Helper()
	faults, finals := map[string]bool{}, map[string]bool{}
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
		}})
	if err != nil {
		t.Fatal(err)
	}
	return &graphs.Result{
		ReadsFrom: res.Counts.ReadsFrom, Executions: res.Counts.Executions, Erroneous: res.Counts.Erroneous, Blocked: res.Counts.Blocked,
		Errors: slices.Sorted(maps.Keys(faults)), Finals: slices.Sorted(maps.Keys(finals)),
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
	return cmp.Diff(naive(t, prog, model), got, cmpopts.IgnoreFields(graphs.Result{}, "Graphs", "BlockedReadsFrom")), false
}

func shapes() []litmus.Shape {
	everything := litmus.Everything()
	everything.Threads, everything.Stmts, everything.Mixed = 3, 3, false
	return []litmus.Shape{
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store}},
		{Threads: 2, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Fence}},
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.CAS, litmus.If}},
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 2, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Lock, litmus.TryLock, litmus.Lock}},
		{Threads: 3, Stmts: 3, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Await, litmus.AwaitBoth, litmus.Assume, litmus.Store, litmus.Gate}},
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Atomic, litmus.If, litmus.Choose, litmus.Await, litmus.AwaitBoth}},
		everything,
	}
}

// TestOperational compares the graphs of generated programs with their
// interleavings on a machine.
func TestOperational(t *testing.T) {
	all := shapes()
	compared, tooLarge := 0, 0
	for seed := *first; seed < *first+*seeds; seed++ {
		p := litmus.Random(seed, all[seed%uint64(len(all))])
		for _, name := range memmodel.Models() {
			model, _ := memmodel.ParseModel(name)
			switch diff, left := disagreement(t, p, model); {
			case left:
				tooLarge++
				continue
			case diff == "":
				compared++
				continue
			}
			p = litmus.Shrink(p, func(q *litmus.Program) bool { diff, _ := disagreement(t, q, model); return diff != "" })
			diff, _ := disagreement(t, p, model)
			t.Fatalf("%s, seed %d, shrunk to\n%v\ngraphs (+) against engine naive (-):\n%s", model, seed, p, diff)
		}
	}
	if compared < tooLarge {
		t.Errorf("%d programs and models compared, %d left out", compared, tooLarge)
	}
	t.Logf("%d programs and models compared, %d left out", compared, tooLarge)
}
