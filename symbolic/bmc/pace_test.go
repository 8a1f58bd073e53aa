package bmc_test

import (
	"context"
	"testing"

	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/symbolic/blast"
	"github.com/gomc/gomc/symbolic/encode"
	"github.com/gomc/gomc/symbolic/pace"
	"github.com/gomc/gomc/symbolic/pace/pacetest"
	"github.com/gomc/gomc/symbolic/sat"
	"github.com/gomc/gomc/symbolic/unroll"
)

// watched is a context that notes how much a formula has grown between two questions, at most.
type watched struct {
	context.Context
	s                    *sat.Solver
	asked, clauses, vars int
	maxClauses, maxVars  int
}

func (c *watched) Err() error {
	c.asked++
	c.maxClauses, c.maxVars = max(c.maxClauses, c.s.NumClauses()-c.clauses), max(c.maxVars, c.s.NumVars()-c.vars)
	c.clauses, c.vars = c.s.NumClauses(), c.s.NumVars()
	return nil
}

// TestPace looks how much is added to a formula between two questions whether to go on: the parts that encode a program, and the monolithic constraint.
func TestPace(t *testing.T) {
	p := &litmus.Program{Vars: 3, Threads: make([][]litmus.Stmt, 6)}
	for i := range p.Threads {
		for range 12 {
			p.Threads[i] = append(p.Threads[i], litmus.Stmt{Kind: litmus.Load, Reg: 0, Var: i % 3},
				litmus.Stmt{Kind: litmus.Store, Reg: 0, Var: (i + 1) % 3, UseR: true, C: 1})
		}
	}
	for _, model := range []memmodel.Model{memmodel.SC, memmodel.TSO, memmodel.PSO} {
		for _, name := range []string{"bmc", "eager", "constraints"} {
			prog, err := p.Compile().(unroller).Unroll(context.Background(), unroll.Options{})
			if err != nil {
				t.Fatal(err)
			}
			s := sat.New()
			ctx := &watched{Context: context.Background(), s: s}
			e, err := encode.New(ctx, prog, model, s, blast.New(s))
			if err != nil {
				t.Fatal(err)
			}
			before := s.NumClauses()
			arms[name](e)
			ctx.Err()
			const clauses, vars = 2000, 1000
			if ctx.maxClauses > clauses || ctx.maxVars > vars {
				t.Errorf("%s, %s: %d clauses and %d variables between two questions; at most %d and %d were expected", model, name, ctx.maxClauses, ctx.maxVars, clauses, vars)
			}
			if before < 20*clauses || name == "eager" && s.NumClauses() < before+20*clauses {
				t.Errorf("%s, %s: a formula of %d clauses, %d more for the order, is too small", model, name, before, s.NumClauses()-before)
			}
			t.Logf("%s, %s: %d questions for %d clauses, at most %d clauses and %d variables between two", model, name, ctx.asked, s.NumClauses(), ctx.maxClauses, ctx.maxVars)
		}
	}
}

// TestEnds lets the context end behind the encoding, where a solver is made and where it solves: the answers are those without an end, or unknown. Nobody else tells the solver to stop.
func TestEnds(t *testing.T) {
	defer func(n int) { pace.Interval = n }(pace.Interval)
	pace.Interval = 1
	answers, unknown := map[sat.Result]int{}, 0
	for name, arm := range arms {
		for seed := range uint64(8) {
			model := []memmodel.Model{memmodel.SC, memmodel.TSO, memmodel.PSO}[seed%3]
			prog, err := draws()[seed%3](seed).Compile().(unroller).Unroll(context.Background(), unroll.Options{})
			if err != nil {
				t.Fatal(err)
			}
			// run asks for each error, and how often the context was asked before and behind the encoding.
			run := func(k int) (all []sat.Result, encoded, asked int) {
				s := sat.New()
				ctx := pacetest.New(0)
				e, err := encode.New(ctx, prog, model, s, blast.New(s))
				if err != nil {
					t.Fatal(err)
				}
				encoded = ctx.Asked
				if ctx.End = k; k > 0 {
					ctx.End += encoded
				}
				x := arm(e)
				for i := range prog.Errors {
					_, r := x.Solve(e.Fails(i), e.Going())
					all = append(all, r)
				}
				_, r := x.Solve(e.Stuck(false))
				return append(all, r), encoded, ctx.Asked
			}
			want, encoded, asked := run(0)
			for _, r := range want {
				answers[r]++
			}
			for k := 1; k <= asked-encoded; k += 1 + (asked-encoded)/25 {
				got, _, _ := run(k)
				ended := false
				for i, r := range got {
					if ended = ended || r == sat.Unknown; r != want[i] && r != sat.Unknown || ended && r != sat.Unknown {
						t.Fatalf("%s, seed %d, end at question %d: %v, want %v up to there and nothing behind", name, seed, k, got, want)
					}
				}
				if unknown++; !ended {
					t.Fatalf("%s, seed %d: no end at question %d", name, seed, k)
				}
			}
		}
	}
	t.Logf("%v, %d ended", answers, unknown)
	if answers[sat.Sat] < 20 || answers[sat.Unsat] < 20 || unknown < 500 {
		t.Error("too little was compared")
	}
}
