package explore

import (
	"fmt"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/states"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// TestDrawing looks at drawings of the states of generated programs: they have every state and every transition, and each edge
// is a step between the states that it joins.
func TestDrawing(t *testing.T) {
	shapes := slices.Concat(oracleShapes(), nestingShapes(), hangShapes(), endings())
	open, stuck, reduced := 0, 0, 0
	for seed := range uint64(len(shapes)) {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		for _, model := range OperationalModels() {
			for _, opts := range []Options{{NoReduction: true, KeepGoing: true}, {KeepGoing: true}, {NoReduction: true}} {
				opts.Engine, opts.Model, opts.MaxDrawing = "states", model, 3000
				prog := p.Compile()
				res, err := Run(t.Context(), prog, opts)
				if err != nil {
					t.Fatal(err)
				}
				if res.Drawing == nil {
					if res.Counts.Reachable.States <= 3000 {
						t.Fatalf("%s, seed %d: no drawing of %d states", model, seed, res.Counts.Reachable.States)
					}
					continue
				}
				if problem := checkDrawing(res, opts); problem != "" {
					t.Fatalf("%s, seed %d, %+v: %s\n%v", model, seed, opts, problem, p)
				}
				for i, n := range res.Drawing.Nodes() {
					open += count(n.Open)
					reduced += count(n.Reduced)
					stuck += count(StandsStill(res.Drawing.Machine(i)) != nil)
				}
			}
		}
	}
	if open < 50 || stuck < 50 || reduced < 50 {
		t.Errorf("%d open states, %d that stand still, %d reduced: too few", open, stuck, reduced)
	}
}

func count(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

func checkDrawing(res *Result, opts Options) string {
	d := res.Drawing
	edges := 0
	for i, n := range d.Nodes() {
		edges += len(n.Edges)
		if i > 0 && (n.Parent >= i || !slices.ContainsFunc(d.Nodes()[n.Parent].Edges, func(e states.Edge) bool { return e.To == i })) {
			return fmt.Sprintf("state %d comes after %d, from which no edge leads to it", i, n.Parent)
		}
		if n.Open && res.Complete {
			return fmt.Sprintf("state %d is open after a search that was not stopped", i)
		}
		for _, e := range n.Edges {
			m := d.Machine(i)
			cut := m.Exec(e.Process(m), e.Choice).Cut
			after := visible(m)
			m.Undo()
			if cut != (e.To < 0) || !cut && after != visible(d.Machine(e.To)) {
				return fmt.Sprintf("the step %+v of state %d leads to %s", e, i, after)
			}
		}
	}
	c := res.Counts.Reachable
	if res.Complete && uint64(len(d.Nodes())) != c.States || opts.NoReduction && res.Complete && uint64(edges) != c.Transitions {
		return fmt.Sprintf("%d states and %d edges, want %d and %d", len(d.Nodes()), edges, c.States, c.Transitions)
	}
	return ""
}

// visible returns what there is to see of a state of a machine.
func visible(m *memmodel.Machine) string {
	s := final(m)
	for i := range m.Threads() {
		stores, _ := m.Buffer(event.ThreadID(i))
		for _, p := range stores {
			s += fmt.Sprint(i, p.Label.Loc, p.Label.Mask, p.Label.Val, " ")
		}
	}
	return s
}
