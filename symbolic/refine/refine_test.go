package refine_test

import (
	"context"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/symbolic/blast"
	"github.com/gomc/gomc/symbolic/bmc"
	"github.com/gomc/gomc/symbolic/encode"
	"github.com/gomc/gomc/symbolic/refine"
	"github.com/gomc/gomc/symbolic/sat"
	"github.com/gomc/gomc/symbolic/unroll"
)

// running is the running example of the paper (figure 2): x and y are 1 at first, m and n 0. Thread 1 does x = y + 1; m = y; x = 0, thread 2
// y = x + 1; n = x; y = 0, and in the end m and n are not both 1. As variables of litmus programs are 0 at first, x and y are one less here.
func running() *litmus.Program {
	const x, y, m, n = 0, 1, 2, 3
	const less = ^uint64(0)
	thread := func(mine, other, result int) []litmus.Stmt {
		return []litmus.Stmt{
			{Kind: litmus.Load, Reg: 0, Var: other}, {Kind: litmus.Store, Reg: 0, Var: mine, UseR: true, C: 1},
			{Kind: litmus.Load, Reg: 0, Var: other}, {Kind: litmus.Store, Reg: 0, Var: result, UseR: true, C: 1},
			{Kind: litmus.Store, Var: mine, C: less},
		}
	}
	return &litmus.Program{Vars: 4, Threads: [][]litmus.Stmt{thread(x, y, m), thread(y, x, n)}, Main: []litmus.Stmt{
		{Kind: litmus.Load, Reg: 0, Var: m}, {Kind: litmus.Load, Reg: 1, Var: n},
		{Kind: litmus.If, Reg: 0, C: 1, Body: []litmus.Stmt{{Kind: litmus.Assert, Reg: 1, C: 1}}},
	}}
}

// butterfly is a program that fails only if the steps of the event order graph of that name have an order, which the rules do not refute. Each step is a
// thread; a pair of steps that are in order is a variable that the first sets and the second waits for. Without one of the pairs it fails.
func butterfly(without int) *litmus.Program {
	const (
		w1, r1, w2                     = 0, 1, 2
		a1, a2, b1, b2, c1, c2, d1, d2 = 3, 4, 5, 6, 7, 8, 9, 10
		e1, e2, f1, f2                 = 11, 12, 13, 14
	)
	before := [][2]int{
		{a1, w2}, {a2, w2}, {w1, b1}, {w1, b2}, {c1, a2}, {c2, a1},
		{e1, r1}, {e2, r1}, {w2, f1}, {w2, f2}, {d1, e2}, {d2, e1},
	}
	p := &litmus.Program{Vars: 5 + 5 + len(before), Threads: make([][]litmus.Stmt, 15)}
	flag := func(i int) int { return 10 + i }
	for i, b := range before {
		if i != without {
			p.Threads[b[1]] = append(p.Threads[b[1]], litmus.Stmt{Kind: litmus.Await, Var: flag(i), C: 1})
		}
	}
	for v, link := range [][3]int{{w1, r1, w2}, {c1, b1, a1}, {c2, b2, a2}, {d1, f1, e1}, {d2, f2, e2}} {
		from, to, other := link[0], link[1], link[2]
		p.Threads[from] = append(p.Threads[from], litmus.Stmt{Kind: litmus.Store, Var: v, C: 1})
		p.Threads[other] = append(p.Threads[other], litmus.Stmt{Kind: litmus.Store, Var: v, C: 2})
		p.Threads[to] = append(p.Threads[to], litmus.Stmt{Kind: litmus.Load, Reg: 0, Var: v},
			litmus.Stmt{Kind: litmus.If, Reg: 0, C: 1, Body: []litmus.Stmt{{Kind: litmus.Store, Var: 5 + v, C: 1}}})
	}
	for i, b := range before {
		p.Threads[b[0]] = append(p.Threads[b[0]], litmus.Stmt{Kind: litmus.Store, Var: flag(i), C: 1})
	}
	body := []litmus.Stmt{{Kind: litmus.Assert, Reg: 0, C: 1}}
	for v := range 5 {
		body = []litmus.Stmt{{Kind: litmus.Load, Reg: 0, Var: 5 + v}, {Kind: litmus.If, Reg: 0, C: 1, Body: body}}
	}
	p.Main = body
	return p
}

type encoded struct {
	*encode.Encoding
	s       *sat.Solver
	failing sat.Lit
}

func encodeProgram(t *testing.T, p *litmus.Program) *encoded {
	t.Helper()
	prog, err := p.Compile().(interface {
		Unroll(context.Context, unroll.Options) (*unroll.Program, error)
	}).Unroll(context.Background(), unroll.Options{})
	if err != nil {
		t.Fatal(err)
	}
	s := sat.New()
	e, err := encode.New(context.Background(), prog, memmodel.SC, s, blast.New(s))
	if err != nil {
		t.Fatal(err)
	}
	if len(prog.Errors) != 1 || prog.Errors[0].Kind != event.AssertionError {
		t.Fatalf("%v, want one assertion", prog.Errors)
	}
	return &encoded{e, s, e.Fails(0)}
}

// TestRunningExample compares with the figures of the paper: 3 refinements, which add 7 clauses of two literals; an abstraction of 1,018
// clauses, and 10,214 of the monolithic encoding, each without those for pthreads. Ours are in docs/symbolic.md.
func TestRunningExample(t *testing.T) {
	e := encodeProgram(t, running())
	abstraction := e.s.NumClauses()
	s := refine.New(e.Encoding, refine.Options{})
	if _, r := s.Solve(e.failing, e.Going()); r != sat.Unsat {
		t.Fatal(r)
	}
	whole := encodeProgram(t, running())
	monolithic := bmc.NewEager(whole.Encoding)
	if _, r := monolithic.Solve(whole.failing, whole.Going()); r != sat.Unsat {
		t.Fatal(r)
	}
	t.Logf("%d refinements, %d clauses of %d literals in all; abstraction %d clauses, monolithic encoding %d more",
		s.Stats.Iterations, s.Stats.Kernels, s.Stats.Literals, abstraction, monolithic.Stats.Clauses)
	if s.Stats.Iterations != 3 || s.Stats.Kernels != 7 || s.Stats.Literals != 14 || s.Stats.Constraints > 0 {
		t.Errorf("not the refinements of the paper, by graphs alone: %+v", s.Stats)
	}
	if abstraction != 3332 || monolithic.Stats.Clauses != 1214 {
		t.Error("not the clauses that docs/symbolic.md tells of")
	}
}

// TestButterfly finds the one that the rules do not refute infeasible by constraints.
func TestButterfly(t *testing.T) {
	e := encodeProgram(t, butterfly(-1))
	s := refine.New(e.Encoding, refine.Options{})
	if _, r := s.Solve(e.failing, e.Going()); r != sat.Unsat {
		t.Fatal(r)
	}
	t.Logf("%+v", s.Stats)
	if s.Stats.Iterations != 1 || s.Stats.Refuted != 1 || s.Stats.Kernels != 1 || s.Stats.Literals != 35 {
		t.Error("the butterfly was not refuted by constraints alone, for one reason")
	}
	e = encodeProgram(t, butterfly(-1))
	theory := bmc.New(e.Encoding)
	if _, r := theory.Solve(e.failing, e.Going()); r != sat.Unsat {
		t.Fatal(r)
	}
	t.Logf("%+v", theory.Stats)
	if theory.Stats.Pairs != 1 || theory.Stats.Conflicts != 2 {
		t.Error("the butterfly was not refuted by the order of one pair")
	}
	for i := range 12 {
		e := encodeProgram(t, butterfly(i))
		steps, r := refine.New(e.Encoding, refine.Options{}).Solve(e.failing, e.Going())
		if r != sat.Sat || !e.Order.Check(steps, func(l int32) bool { return e.s.Value(sat.Lit(l)) == sat.True }) {
			t.Errorf("without pair %d: %s", i, r)
		}
	}
}

// TestConstraints refines by constraints alone.
func TestConstraints(t *testing.T) {
	for name, p := range map[string]*litmus.Program{"running": running(), "butterfly": butterfly(-1)} {
		e := encodeProgram(t, p)
		s := refine.New(e.Encoding, refine.Options{Constraints: true})
		if _, r := s.Solve(e.failing, e.Going()); r != sat.Unsat {
			t.Errorf("%s: %s", name, r)
		}
		if s.Stats.Kernels != s.Stats.Refuted || s.Stats.Constraints != s.Stats.Iterations {
			t.Errorf("%s: %+v", name, s.Stats)
		}
		t.Logf("%s: %+v", name, s.Stats)
	}
}

// TestByHistories refines as TestButterfly and TestConstraints do, with histories in place of constraints.
func TestByHistories(t *testing.T) {
	for _, alone := range []bool{false, true} {
		opts := refine.Options{Constraints: alone, Histories: true}
		for name, p := range map[string]*litmus.Program{"running": running(), "butterfly": butterfly(-1)} {
			e := encodeProgram(t, p)
			s := refine.New(e.Encoding, opts)
			if _, r := s.Solve(e.failing, e.Going()); r != sat.Unsat || s.Stats.Refuted == 0 && (alone || name == "butterfly") {
				t.Errorf("%s: %s, %+v", name, r, s.Stats)
			}
		}
		for i := range 12 {
			e := encodeProgram(t, butterfly(i))
			steps, r := refine.New(e.Encoding, opts).Solve(e.failing, e.Going())
			if r != sat.Sat || !e.Order.Check(steps, func(l int32) bool { return e.s.Value(sat.Lit(l)) == sat.True }) {
				t.Errorf("without pair %d: %s", i, r)
			}
		}
	}
}
