package report

import (
	"bytes"
	"context"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// weakExamples explains all violations of a program under RC11.
func weakExamples(t *testing.T, p *litmus.Program) []*Counterexample {
	t.Helper()
	prog := p.Compile()
	var all []*Counterexample
	_, err := explore.Run(context.Background(), prog, explore.Options{Engine: "trust", Model: "rc11", KeepGoing: true, Found: func(e *explore.Error) {
		c, err := Explain(prog, explore.Simplify(prog, e))
		if err != nil {
			t.Fatalf("%v\n%v", err, p)
		}
		all = append(all, c)
	}})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestWeakSteps checks, on generated programs, that a counterexample has weak steps
// if and only if sequential consistency does not allow it, and what its steps have
// read and written.
func TestWeakSteps(t *testing.T) {
	weak, strong := 0, 0
	for seed := range uint64(3000) {
		p := litmus.Random(seed, litmus.Shape{Threads: 2, Stmts: 7, Vars: 2, Mutexes: 1, Values: 2, Orders: true,
			Kinds: []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Add, litmus.Assert}})
		for _, c := range weakExamples(t, p) {
			got := slices.ContainsFunc(c.Steps, func(s Step) bool { return s.Weak })
			if got == c.graph.Consistent(memmodel.SC) {
				t.Fatalf("seed %d: weak steps: %v\n%v", seed, got, p)
			}
			if got {
				weak++
			} else {
				strong++
			}
			for _, s := range c.Steps { // within a library, too
				if s.Internal = true; s.Weak && c.Minor(&s) {
					t.Errorf("seed %d: a weak step would be hidden\n%v", seed, p)
				}
			}
			checkValues(t, c)
			var b bytes.Buffer
			if err := c.WriteText(&b, Style{}); err != nil || b.Len() == 0 {
				t.Errorf("seed %d: no text: %v", seed, err)
			}
		}
	}
	if weak < 50 || strong < 100 {
		t.Errorf("%d weak and %d strong violations: the test has lost its teeth", weak, strong)
	}
}

// checkValues checks that reads have the values of the writes that they read from.
func checkValues(t *testing.T, c *Counterexample) {
	t.Helper()
	for i, s := range c.Steps {
		if s.Read == nil || len(s.ReadsFrom) != 1 {
			continue
		}
		value := uint64(0)
		if k := s.ReadsFrom[0]; k != Initial {
			value = *c.Steps[k].Written
			if c.Steps[k].Location != s.Location || k >= i {
				t.Errorf("step %d reads from step %d", i, k)
			}
		}
		if *s.Read != value {
			t.Errorf("step %d reads %d of %d", i, *s.Read, value)
		}
	}
}

// TestWeakGraph looks at the event graph of message passing by relaxed stores.
func TestWeakGraph(t *testing.T) {
	relaxed := event.Relaxed
	c := weakExamples(t, &litmus.Program{Vars: 2, Threads: [][]litmus.Stmt{
		{{Kind: litmus.Store, Var: 0, C: 1, Order: relaxed}, {Kind: litmus.Store, Var: 1, C: 1, Order: relaxed}},
		{{Kind: litmus.Load, Reg: 0, Var: 1, Order: relaxed}, {Kind: litmus.If, Reg: 0, C: 1, Body: []litmus.Stmt{
			{Kind: litmus.Load, Reg: 1, Var: 0, Order: relaxed}, {Kind: litmus.Assert, Reg: 1, C: 0}}}},
	}})[0]
	g := c.Graph()
	find := func(operation, location string) int {
		return slices.IndexFunc(g.Events, func(s Step) bool { return s.Operation == operation && s.Location == location })
	}
	for _, want := range []Edge{
		{find("write", "v0"), find("write", "v1"), ProgramOrder},
		{find("write", "v1"), find("read", "v1"), ReadsFrom},
		{Initial, find("read", "v0"), ReadsFrom},
		{find("read", "v0"), find("write", "v0"), FromRead},
		{Initial, find("write", "v0"), Coherence},
	} {
		if !slices.Contains(g.Edges, want) {
			t.Errorf("no edge %v in %v", want, g.Edges)
		}
	}
}
