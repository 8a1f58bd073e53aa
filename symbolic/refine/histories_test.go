package refine

import (
	"context"
	"slices"
	"testing"

	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/symbolic/blast"
	"github.com/gomc/gomc/symbolic/encode"
	"github.com/gomc/gomc/symbolic/sat"
	"github.com/gomc/gomc/symbolic/unroll"
)

// TestHistories draws programs, and takes counterexamples of their abstractions: validated as histories and by constraints they
// are the same, an order is one, and of a core nothing can be left out.
func TestHistories(t *testing.T) {
	has, refuted, literals := 0, 0, 0
	for seed := range uint64(150) {
		sections := litmus.Shape{Threads: 3, Stmts: 3, Vars: 2, Values: 2, Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Add, litmus.Atomic, litmus.Atomic}}
		p := litmus.Random(seed, []litmus.Shape{litmus.Everything(), litmus.Nesting(), sections}[seed%3])
		prog, err := p.Compile().(interface {
			Unroll(context.Context, unroll.Options) (*unroll.Program, error)
		}).Unroll(context.Background(), unroll.Options{Unroll: 2})
		if err != nil {
			continue // not over terms
		}
		solver := sat.New()
		e, err := encode.New(context.Background(), prog, memmodel.SC, solver, blast.New(solver))
		if err != nil {
			t.Fatal(err)
		}
		vars := New(e, Options{}).vars
		h, c := newHistories(e.Order, e.Always, nil), newConstraints(e.Order, vars, nil)
		for range 12 {
			if solver.Solve() != sat.Sat {
				break
			}
			assigned := e.Assigned(vars)
			steps, core, result := h.validate(assigned)
			if _, _, want := c.validate(assigned); result != want {
				t.Fatalf("seed %d: %s as a history, %s by constraints\n%s", seed, result, want, p)
			}
			if result == sat.Sat {
				has++
				if !e.Order.Check(steps, func(l int32) bool { return solver.Value(sat.Lit(l)) == sat.True }) {
					t.Fatalf("seed %d: %v is no order\n%s", seed, steps, p)
				}
				core = slices.Clone(assigned) // for another counterexample
			} else {
				refuted++
				literals += len(core)
				if !refutes(c, e.Always, core) {
					t.Fatalf("seed %d: %v leaves an order\n%s", seed, core, p)
				}
				for i := range core {
					if refutes(c, e.Always, slices.Delete(slices.Clone(core), i, i+1)) {
						t.Fatalf("seed %d: %v without %v leaves no order, either\n%s", seed, core, core[i], p)
					}
				}
			}
			for i := range core {
				core[i] = core[i].Neg()
			}
			solver.AddClause(core...)
		}
	}
	if has < 50 || refuted < 50 {
		t.Errorf("%d counterexamples have an order, %d have none", has, refuted)
	}
	t.Logf("%d counterexamples have an order, %d have none, for %d literals", has, refuted, literals)
}

// refutes reports whether literals leave no order, by constraints. The encoding says that what a read obtains is written.
func refutes(c *constraints, always func(sat.Lit) bool, lits []sat.Lit) bool {
	all := slices.Clone(lits)
	for v := range c.mine {
		for _, l := range []sat.Lit{sat.Pos(v), sat.Neg(v)} {
			if always(l) {
				all = append(all, l)
			}
		}
	}
	for _, r := range c.p.Reads {
		for _, s := range r.Sources {
			if s.Write >= 0 && slices.Contains(lits, s.Lit) {
				all = append(all, c.p.Writes[s.Write].Lit)
			}
		}
	}
	_, _, result := c.validate(all)
	return result == sat.Unsat
}
