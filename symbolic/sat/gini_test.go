package sat

import (
	"math/rand/v2"
	"testing"

	"github.com/go-air/gini"
	"github.com/go-air/gini/z"
)

// giniSolve asks gini. Each time from the start, and no clause has a variable twice: else gini 1.0.4 can end the
// process with an internal error.
func giniSolve(clauses [][]Lit, assumptions []Lit) Result {
	g := gini.New()
	for _, c := range clauses {
		for _, l := range c {
			g.Add(z.Dimacs2Lit(l.Dimacs()))
		}
		g.Add(0)
	}
	for _, l := range assumptions {
		g.Assume(z.Dimacs2Lit(l.Dimacs()))
	}
	return map[int]Result{1: Sat, -1: Unsat}[g.Solve()]
}

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
			hectic(t, s, true)
		}
		for range vars {
			s.NewVar()
		}
		log := logProof(s)
		var clauses, goals [][]Lit
		for range 3 {
			for range int(float64(vars) * (1 + float64(ratio)/128)) {
				var c []Lit
				for _, v := range r.Perm(vars)[:2+min(r.IntN(6), 1)] {
					c = append(c, Lit(2*v+r.IntN(2)))
				}
				clauses = append(clauses, c)
				s.AddClause(c...)
			}
			assumptions := randomClause(r, vars, r.IntN(5))
			got := s.Solve(assumptions...)
			if want := giniSolve(clauses, assumptions); got != want {
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
