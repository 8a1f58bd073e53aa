package main

import (
	"testing"

	"github.com/gomc/gomc/symbolic/sat"
)

// TestFamilies solves small formulas of each family, of which the answers are known by construction.
func TestFamilies(t *testing.T) {
	for name, c := range map[string]struct {
		f    *sat.Formula
		want sat.Result
	}{
		"pigeons":             {pigeons(4), sat.Unsat},
		"multiplier":          {commutes(3), sat.Unsat},
		"factoring":           {factors(13 * 11), sat.Sat},
		"factoring a square":  {factors(13 * 13), sat.Sat},
		"factoring a prime":   {factors(251), sat.Unsat},
		"subset sum":          {subset(9), sat.Sat},
		"adders":              {adders(3, 4), sat.Unsat},
		"few random clauses":  {&sat.Formula{Vars: 20, Clauses: random3(20, 1).Clauses[:20]}, sat.Sat},
		"many random clauses": {&sat.Formula{Vars: 30, Clauses: append(random3(30, 1).Clauses, append(random3(30, 2).Clauses, random3(30, 3).Clauses...)...)}, sat.Unsat},
	} {
		if got := c.f.Solver().Solve(); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}
