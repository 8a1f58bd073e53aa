package trust

import (
	"maps"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/witness"
	"github.com/gomc/gomc/interp/corpus"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// TestMarkedAllocations compares counts of searches in which all allocations are events with those of searches that decide
// for themselves: they must not differ.
func TestMarkedAllocations(t *testing.T) {
	more := 0 // searches to which events were added
	compare := func(name string, prog event.Program, m memmodel.Model) {
		layout := cells.NewLayout()
		plain, addresses := exhaust(t, prog, m, layout)
		for _, a := range addresses {
			layout.Allocated[a] = true
		}
		marked, _ := exhaust(t, prog, m, layout)
		if marked.Events > plain.Events {
			more++
		}
		if d := cmp.Diff(plain, marked, cmpopts.IgnoreFields(search.Tally{}, "Events")); d != "" {
			t.Errorf("%s, %s: %s", name, m, d)
		}
	}
	for _, m := range []memmodel.Model{memmodel.RA, memmodel.RC11} {
		for _, name := range []string{"c11/alloc_joined.ll", "c11/alloc_joined.RELAXED.ll", "c11/alloc_unordered.ll", "c11/alloc_unordered.SAFE.ll", "c11/reuse.ll", "c11/reclaim.ll",
			"rc11/treiber_stack.ll", "rc11/treiber_stack.PUSHrelaxed.ll", "rc11/ms_queue.ll"} {
			compare(name, corpus.Load(t, name), m)
		}
		shape := litmus.Shape{Threads: 3, Stmts: 3, Vars: 1, Mutexes: 1, Values: 2, Main: 2, Orders: true, Heap: true,
			Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.CAS, litmus.Await, litmus.Lock}}
		for seed := range uint64(400) {
			shape.Freed = seed%2 == 0
			p := litmus.Random(seed, shape)
			compare(p.String(), p.Compile(), m)
		}
	}
	if more < 100 {
		t.Errorf("allocations became events in %d searches only", more)
	}
}

// exhaust explores all of a program. It returns what was counted, and the addresses of the objects that were allocated.
func exhaust(t *testing.T, prog event.Program, m memmodel.Model, layout *cells.Layout) (search.Tally, []uint64) {
	t.Helper()
	for {
		var x *visitor[[1]uint64]
		w := search.NewExplorer(prog, everything(m), layout, func(w *search.Explorer) search.Search {
			x = newVisitor[[1]uint64](w)
			return x
		})
		switch end := w.Run(new(atomic.Bool)); end {
		case search.Restart:
			layout.Merge(w.Learned)
		case search.Exhausted:
			var all []uint64
			for o, maker := range x.makers {
				if maker >= 0 {
					all = slices.AppendSeq(all, maps.Keys(x.memory.Allocated(event.Obj(o)).Allocated))
				}
			}
			return w.Tally, all
		default:
			t.Fatalf("the walk ends with %d", end)
		}
	}
}

// TestEarly executes the graph of an access to memory whose allocation does not happen before it, and of an end of a
// lifetime that an access does not happen before, and the same steps of programs in which they do.
func TestEarly(t *testing.T) {
	file := func(name string) event.Program {
		return corpus.Load(t, "c11/"+name)
	}
	for unordered, ordered := range map[string]string{"alloc_unordered.ll": "alloc_unordered.SAFE.ll", "reclaim.RELAXED.ll": "reclaim.SAFE.ll"} {
		for _, m := range []memmodel.Model{memmodel.RA, memmodel.RC11} {
			found := firstViolation(t, file(unordered), m)
			x, err := witness.Execute(file(unordered), found.Graph)
			if last := len(found.Graph) - 1; err != nil || len(x.Faults) != 1 || x.Faults[0].Kind != event.MemoryError || x.Faults[0].Step != last || !found.Graph[last].Early ||
				x.Faults[0].Message != found.Fault.Message {
				t.Errorf("%s, %s: the graph is executed with %v, %v", unordered, m, x, err)
			}
			if _, err := witness.Execute(file(ordered), found.Graph); err == nil {
				t.Errorf("%s, %s: what happens before is executed as if it did not", ordered, m)
			}
		}
	}
}

// firstViolation returns the first violation of a program.
func firstViolation(t *testing.T, prog event.Program, m memmodel.Model) (found *search.Violation) {
	t.Helper()
	opts := everything(m)
	opts.Found = func(v *search.Violation) bool { found = v; return true }
	for layout := cells.NewLayout(); ; {
		w := NewExplorer(prog, opts, layout)
		switch end := w.Run(new(atomic.Bool)); end {
		case search.Restart:
			layout.Merge(w.Learned)
		case search.Stopped:
			return found
		default:
			t.Fatalf("%s: the walk ends with %d", m, end)
		}
	}
}
