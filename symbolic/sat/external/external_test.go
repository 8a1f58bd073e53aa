package external

import (
	"context"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/gomc/gomc/symbolic/sat"
)

// random draws a formula.
func random(seed uint64) *sat.Formula {
	r := rand.New(rand.NewPCG(seed, 3))
	f := &sat.Formula{Vars: 3 + r.IntN(8)}
	for range r.IntN(5 * f.Vars) {
		var c []sat.Lit
		for range 1 + r.IntN(3) {
			c = append(c, sat.FromDimacs((1+r.IntN(f.Vars))*(1-2*r.IntN(2))))
		}
		f.Clauses = append(f.Clauses, c)
	}
	return f
}

// TestCadical compares answers with those of gomc's own solver, under assumptions, too.
func TestCadical(t *testing.T) {
	if _, err := exec.LookPath("cadical"); err != nil {
		t.Skip("no cadical on PATH")
	}
	other, err := Find(context.Background(), "cadical")
	if err != nil {
		t.Fatal(err)
	}
	count := map[sat.Result]int{}
	for seed := range uint64(60) {
		f := random(seed)
		mine, theirs := f.Solver(), f.Solver()
		theirs.Delegate = other.Solve
		for _, assumed := range [][]sat.Lit{nil, {sat.FromDimacs(1)}, {sat.FromDimacs(-1), sat.FromDimacs(2)}} {
			want, got := mine.Solve(assumed...), theirs.Solve(assumed...)
			count[got]++
			if got != want || other.Err != nil {
				t.Fatalf("seed %d: %v, want %v, %v", seed, got, want, other.Err)
			}
			for _, c := range f.Clauses {
				ok := got != sat.Sat
				for _, l := range c {
					ok = ok || theirs.Value(l) == sat.True
				}
				if !ok {
					t.Fatalf("seed %d: the model violates %v", seed, c)
				}
			}
		}
	}
	if count[sat.Sat] == 0 || count[sat.Unsat] == 0 {
		t.Error(count)
	}
}

// TestWrongAnswers asks programs that are no solvers.
func TestWrongAnswers(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("no sh on PATH")
	}
	f := &sat.Formula{Vars: 2, Clauses: [][]sat.Lit{{sat.FromDimacs(1)}, {sat.FromDimacs(-1), sat.FromDimacs(2)}}}
	for name, script := range map[string]string{
		"violates a clause": "echo s SATISFIABLE; echo v 1 -2 0; exit 10",
		"leaves it open":    "echo s SATISFIABLE; echo v 1 0; exit 10",
		"no literal":        "echo s SATISFIABLE; echo v 1 7 0; exit 10",
		"says nothing":      "exit 0",
		"fails":             "echo no memory >&2; exit 1",
	} {
		file := filepath.Join(t.TempDir(), "solver")
		if err := os.WriteFile(file, []byte("#!/bin/sh\ncat > /dev/null\n"+script+"\n"), 0o700); err != nil {
			t.Fatal(err)
		}
		s, err := Find(context.Background(), file)
		if err != nil {
			t.Fatal(err)
		}
		if _, result := s.Solve(f); result != sat.Unknown || s.Err == nil {
			t.Errorf("%s: %v, %v", name, result, s.Err)
		}
	}
	if _, err := Find(context.Background(), "no-such-solver"); err == nil {
		t.Error("found a solver that is not there")
	}
}
