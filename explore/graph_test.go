package explore

import (
	"context"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/witness"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// violations returns up to n violations of a program under a model without a machine.
func violations(t testing.TB, prog event.Program, model memmodel.Model, n int) []*Error {
	t.Helper()
	var found []*Error
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	_, err := Run(ctx, prog, Options{Engine: "trust", Model: model.String(), KeepGoing: n > 1, Found: func(e *Error) {
		if found = append(found, e); len(found) == n {
			cancel()
		}
	}})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// TestGraphsReplay replays violations of generated programs, simplified and not.
func TestGraphsReplay(t *testing.T) {
	replayed := map[event.ErrorKind]int{}
	shapes := append(weakShapes(), heapShapes()...)
	for i := range shapes {
		shapes[i].Kinds = append(shapes[i].Kinds, litmus.Assert)
	}
	for seed := range uint64(2000) {
		p := litmus.Random(seed, shapes[seed%uint64(len(shapes))])
		prog := p.Compile()
		for _, e := range append(violations(t, prog, memmodel.RA, 5), violations(t, prog, memmodel.RC11, 5)...) {
			for _, e := range []*Error{e, Simplify(prog, e)} {
				found, x, err := ReproduceGraph(prog, e)
				if err != nil || !e.Same(found) {
					t.Fatalf("seed %d: %v, %+v is replayed as %+v\n%v", seed, err, e, found, p)
				}
				replayed[e.Kind]++
				if e.Kind != event.DeadlockError && e.Kind != event.HangError {
					closed(t, x, e.Thread)
				}
			}
		}
	}
	if replayed[event.AssertionError] < 100 || replayed[event.DeadlockError] < 100 || replayed[event.HangError] < 100 {
		t.Errorf("too few violations: %v", replayed)
	}
	t.Log(replayed)
}

// closed checks that all steps are before the last one of a thread.
func closed(t *testing.T, x *witness.Execution, thread event.ThreadID) {
	t.Helper()
	need := map[witness.Name]bool{}
	for i := len(x.Steps) - 1; i >= 0; i-- {
		n := x.Steps[i].Name
		child := x.Steps[i].Label.Kind == event.Create && x.Steps[i].Label.Thread == thread
		if !child && n.Thread != thread && !need[n] {
			t.Errorf("step %d of thread %d does not matter for thread %d", n.Step, n.Thread, thread)
		}
		for _, d := range append(x.Before(i), witness.Name{Thread: n.Thread, Step: n.Step - 1}) {
			need[d] = true
		}
	}
}

// messagePassing is the relaxed kind, whose assertion fails under RA.
func messagePassing() event.Program {
	relaxed := event.Relaxed
	return (&litmus.Program{Vars: 2, Threads: [][]litmus.Stmt{
		{{Kind: litmus.Store, Var: 0, C: 1, Order: relaxed}, {Kind: litmus.Store, Var: 1, C: 1, Order: relaxed}},
		{{Kind: litmus.Load, Reg: 0, Var: 1, Order: relaxed}, {Kind: litmus.If, Reg: 0, C: 1, Body: []litmus.Stmt{
			{Kind: litmus.Load, Reg: 1, Var: 0, Order: relaxed}, {Kind: litmus.Assert, Reg: 1, C: 0}}}},
	}}).Compile()
}

// TestDamagedGraphs changes a graph in many ways: none of the results is replayed.
func TestDamagedGraphs(t *testing.T) {
	prog := messagePassing()
	e := Simplify(prog, violations(t, prog, memmodel.RC11, 1)[0])
	if n := len(e.Graph); n != 6 {
		t.Fatalf("%d steps, want 2 creations, 2 stores, 2 loads: %+v", n, e.Graph)
	}
	at := func(t event.ThreadID, step int) int {
		for i := range e.Graph {
			if e.Graph[i].Thread == t {
				if step--; step == 0 {
					return i
				}
			}
		}
		return -1
	}
	data, flag, read, stale := at(1, 1), at(1, 2), at(2, 1), at(2, 2)
	for name, damage := range map[string]func(g witness.Graph) witness.Graph{
		"cut":             func(g witness.Graph) witness.Graph { return g[:len(g)-1] },
		"empty":           func(witness.Graph) witness.Graph { return nil },
		"unknown thread":  func(g witness.Graph) witness.Graph { g[stale].Thread = 7; return g },
		"negative thread": func(g witness.Graph) witness.Graph { g[stale].Thread = -1; return g },
		"step too many":   func(g witness.Graph) witness.Graph { return append(g, witness.Step{Thread: 2}) },
		"wrong order":     func(g witness.Graph) witness.Graph { slices.Reverse(g); return g },
		"consistent read": func(g witness.Graph) witness.Graph {
			g[stale].Cells[0].From = &witness.Name{Thread: 1, Step: 1}
			return g
		},
		"read of other cell": func(g witness.Graph) witness.Graph {
			g[stale].Cells[0].From = &witness.Name{Thread: 1, Step: 2}
			return g
		},
		"read of no write": func(g witness.Graph) witness.Graph {
			g[read].Cells[0].From = &witness.Name{Thread: 0, Step: 1}
			return g
		},
		"read of no step": func(g witness.Graph) witness.Graph {
			g[read].Cells[0].From = &witness.Name{Thread: 1, Step: 9}
			return g
		},
		"read of step 0": func(g witness.Graph) witness.Graph { g[read].Cells[0].From = &witness.Name{Thread: 1}; return g },
		"read of thread -1": func(g witness.Graph) witness.Graph {
			g[read].Cells[0].From = &witness.Name{Thread: -1, Step: 1}
			return g
		},
		"read of itself": func(g witness.Graph) witness.Graph {
			g[read].Cells[0].From = &witness.Name{Thread: 2, Step: 1}
			return g
		},
		"store that reads": func(g witness.Graph) witness.Graph {
			g[data].Cells[0].From = &witness.Name{Thread: 1, Step: 1}
			return g
		},
		"load with rank":      func(g witness.Graph) witness.Graph { g[read].Cells[0].Rank = 1; return g },
		"store without rank":  func(g witness.Graph) witness.Graph { g[flag].Cells[0].Rank = 0; return g },
		"negative rank":       func(g witness.Graph) witness.Graph { g[flag].Cells[0].Rank = -1; return g },
		"rank too high":       func(g witness.Graph) witness.Graph { g[flag].Cells[0].Rank = 2; return g },
		"no cells":            func(g witness.Graph) witness.Graph { g[flag].Cells = nil; return g },
		"cell twice":          func(g witness.Graph) witness.Graph { g[flag].Cells = append(g[flag].Cells, g[flag].Cells[0]); return g },
		"some bytes":          func(g witness.Graph) witness.Graph { g[flag].Cells[0].Mask = 1; return g },
		"lifetime":            func(g witness.Graph) witness.Graph { g[flag].Cells[0].Mask = 0; return g },
		"creation with cells": func(g witness.Graph) witness.Graph { g[0].Cells = g[flag].Cells; return g },
		"choice":              func(g witness.Graph) witness.Graph { g[flag].Choice = 1; return g },
		"choice of a start":   func(g witness.Graph) witness.Graph { g[0].Choice = 1; return g },
	} {
		g := slices.Clone(e.Graph)
		for i := range g {
			g[i].Cells = slices.Clone(g[i].Cells)
		}
		d := *e
		d.Graph = damage(g)
		found, _, err := ReproduceGraph(prog, &d)
		if err == nil && e.Same(found) {
			t.Errorf("%s: it is replayed", name)
		}
		t.Logf("%s: %v", name, err)
	}
	if found, _, err := ReproduceGraph(prog, e); err != nil || !e.Same(found) {
		t.Errorf("undamaged: %v", err)
	}
}

// TestGraphOfSC looks at a graph that SC does not allow.
func TestGraphOfSC(t *testing.T) {
	prog := messagePassing()
	e := violations(t, prog, memmodel.RC11, 1)[0]
	x, err := witness.Execute(prog, e.Graph)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range memmodel.AllModels() {
		model, _ := memmodel.ParseModel(name)
		if got, want := x.Consistent(model), model > memmodel.TSO; got != want {
			t.Errorf("%s: consistent %v, want %v", name, got, want)
		}
	}
}
