package order

import (
	"slices"
	"testing"

	"github.com/gomc/gomc/symbolic/sat"
)

// TestClocks compares the constraint with all interleavings, and its cores.
func TestClocks(t *testing.T) {
	ordered := 0
	for seed := range uint64(1000) {
		d := draw(seed)
		want := d.possible(d.lits)
		s := sat.New()
		for range d.vars {
			s.NewVar()
		}
		c := NewClocks(d.Problem, s, func(l sat.Lit) sat.Lit { return l })
		switch r := s.Solve(d.lits...); {
		case r != sat.Sat && r != sat.Unsat || (r == sat.Sat) != want:
			t.Fatalf("seed %d: %s, but there is an order: %v", seed, r, want)
		case r == sat.Unsat && d.possible(s.Core()):
			t.Fatalf("seed %d: %v is possible", seed, s.Core())
		case r == sat.Sat:
			ordered++
			if order := c.Order(); !d.Check(order, func(l int32) bool { return slices.Contains(d.lits, sat.Lit(l)) }) {
				t.Fatalf("seed %d: %v is no order", seed, order)
			}
		}
	}
	t.Logf("%d have an order", ordered)
}

// TestClocksButterfly finds that butterflies have no order.
func TestClocksButterfly(t *testing.T) {
	for i := -1; i < 12; i++ {
		d := butterfly(i)
		s := sat.New()
		for range d.vars {
			s.NewVar()
		}
		NewClocks(d.Problem, s, func(l sat.Lit) sat.Lit { return l })
		if got, want := s.Solve(d.lits...), sat.Sat; (got == want) != (i >= 0) {
			t.Errorf("without pair %d: %s", i, got)
		}
	}
}
