package readsfrom_test

import (
	"encoding/json"
	"sync/atomic"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/readsfrom"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
	"github.com/google/go-cmp/cmp"
)

// place is a part of a search tree.
type place struct {
	path []int32
	base int
}

// inParts walks a program in parts, each by a walker that knows of the program only what
// layout says. Each goes on for some events, and gives away a part if it can. It returns false if
// there is more to learn of the program first.
func inParts(t testing.TB, p *litmus.Program, model memmodel.Model, layout *cells.Layout, turn uint64) (tally search.Tally, ok bool) {
	data, err := json.Marshal(layout)
	if err != nil {
		t.Fatal(err)
	}
	for todo := []place{{}}; len(todo) > 0; {
		known := cells.NewLayout()
		if err := json.Unmarshal(data, known); err != nil {
			t.Fatal(err)
		}
		w := readsfrom.NewExplorer(p.Compile(), search.Options{Model: model, MaxEvents: 1000, Turn: turn,
			Checked: func(event.ErrorKind) bool { return true },
			Found:   func(v *search.Violation) bool { return v.Fault != nil && v.Fault.Kind == "" },
		}, known)
		k := len(todo) - 1
		w.Start(todo[k].path, todo[k].base)
		todo = todo[:k]
		end := w.Run(new(atomic.Bool))
		tally.Add(w.Tally)
		switch end {
		case search.Exhausted:
		case search.Interrupted:
			if path, base, ok := w.Split(); ok {
				todo = append(todo, place{path, base})
			}
			path, base := w.Position()
			todo = append(todo, place{path, base})
		case search.Restart:
			layout.Merge(w.Learned)
			return tally, false
		default:
			t.Fatal("the walk has ended with ", end)
		}
	}
	return tally, true
}

// TestReadsFromInParts compares walks of parts of the tree, by walkers that have met nothing of
// the program before, with one walk of the whole.
func TestReadsFromInParts(t *testing.T) {
	shapes := []litmus.Shape{
		shape(0), shape(1), shape(2),
		{Threads: 3, Stmts: 4, Vars: 2, Mutexes: 1, Values: 2, Mixed: true, Main: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Store, litmus.Atomic, litmus.If, litmus.Xchg, litmus.Gate, litmus.Choose}},
	}
	for seed := *first; seed < *first+*seeds/8; seed++ {
		p := litmus.Random(seed, shapes[seed%4])
		for _, name := range memmodel.AllModels() {
			model, _ := memmodel.ParseModel(name)
			if seed%4 == 3 && !model.Operational() {
				continue // atomic sections
			}
			layout := cells.NewLayout()
			want, ok := inParts(t, p, model, layout, 0)
			for !ok {
				want, ok = inParts(t, p, model, layout, 0)
			}
			got, _ := inParts(t, p, model, layout, 1+seed%5)
			want.Events, got.Events, want.Work, got.Work = 0, 0, 0, 0 // of what leads to the parts
			if diff := cmp.Diff(want, got); diff != "" {
				t.Fatalf("%s, seed %d\n%v\nin parts (+) and as a whole (-):\n%s", model, seed, p, diff)
			}
		}
	}
}
