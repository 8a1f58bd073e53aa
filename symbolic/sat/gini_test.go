package sat

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/go-air/gini"
	"github.com/go-air/gini/z"
)

// FuzzGini compares with gini, another solver in Go: formulas of the given size that grow, under assumptions.
func FuzzGini(f *testing.F) {
	for seed := range uint64(40) {
		f.Add(seed, byte(seed*5), byte(seed*seed*7))
	}
	f.Fuzz(func(t *testing.T, seed uint64, size, ratio byte) {
		r := rand.New(rand.NewPCG(seed, 8))
		vars := 3 + int(size)%80
		s := New()
		if seed%2 == 0 {
			hectic(t, s)
		}
		for range vars {
			s.NewVar()
		}
		log := logProof(s)
		g := gini.New()
		var clauses, goals [][]Lit
		for range 3 {
			for range int(float64(vars) * (1 + float64(ratio)/128)) {
				c := randomClause(r, vars, 3)
				if r.IntN(6) == 0 {
					c = c[:2]
				}
				clauses = append(clauses, c)
				s.AddClause(slices.Clone(c)...)
				for _, l := range c {
					g.Add(z.Dimacs2Lit(l.Dimacs()))
				}
				g.Add(0)
			}
			assumptions := randomClause(r, vars, r.IntN(5))
			for _, l := range assumptions {
				g.Assume(z.Dimacs2Lit(l.Dimacs()))
			}
			got := s.Solve(assumptions...)
			if want := map[int]Result{1: Sat, -1: Unsat}[g.Solve()]; got != want {
				t.Fatalf("%v, with gini %v: %v under %v", got, want, clauses, assumptions)
			}
			if got == Sat {
				checkModel(t, s, clauses, assumptions)
			} else {
				goals = append(goals, negated(s.Core()))
			}
		}
		log.check(t, clauses, goals)
	})
}
