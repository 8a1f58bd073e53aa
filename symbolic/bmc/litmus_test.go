package bmc_test

import (
	"bytes"
	"context"
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	_ "github.com/gomc/gomc/internal/testgc"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/symbolic/blast"
	"github.com/gomc/gomc/symbolic/bmc"
	"github.com/gomc/gomc/symbolic/encode"
	"github.com/gomc/gomc/symbolic/order"
	"github.com/gomc/gomc/symbolic/refine"
	"github.com/gomc/gomc/symbolic/sat"
	"github.com/gomc/gomc/symbolic/sat/drat"
	"github.com/gomc/gomc/symbolic/unroll"
)

// searcher is an arm.
type searcher interface {
	Solve(assumptions ...sat.Lit) ([]int32, sat.Result)
}

var arms = map[string]func(*encode.Encoding) searcher{
	"bmc":       func(e *encode.Encoding) searcher { return bmc.New(e) },
	"guided":    func(e *encode.Encoding) searcher { return bmc.NewGuided(e) },
	"eager":     func(e *encode.Encoding) searcher { return bmc.NewEager(e) },
	"refine":    func(e *encode.Encoding) searcher { return refine.New(e, refine.Options{}) },
	"histories": func(e *encode.Encoding) searcher { return refine.New(e, refine.Options{Histories: true}) },
	"by history": func(e *encode.Encoding) searcher {
		return refine.New(e, refine.Options{Constraints: true, Histories: true})
	},
	"constraints": func(e *encode.Encoding) searcher { return refine.New(e, refine.Options{Constraints: true}) },
}

type unroller interface {
	Unroll(context.Context, unroll.Options) (*unroll.Program, error)
}

func draws() []func(seed uint64) *litmus.Program {
	all := litmus.Everything()
	all.Kinds = slices.DeleteFunc(all.Kinds, func(k litmus.Kind) bool { return k == litmus.TakeEither })
	return []func(uint64) *litmus.Program{
		func(seed uint64) *litmus.Program { return litmus.Random(seed, all) },
		func(seed uint64) *litmus.Program { return litmus.Random(seed, litmus.Nesting()) },
		litmus.Buffers,
	}
}

// TestLitmus compares which errors and which kinds of standstill all arms find with the naive engine. It checks all proofs, and all that
// the ordering theory says.
func TestLitmus(t *testing.T) {
	for model, seeds := range map[memmodel.Model]uint64{memmodel.SC: 60, memmodel.TSO: 32, memmodel.PSO: 32} {
		t.Run(model.String(), func(t *testing.T) { compare(t, model, seeds) })
	}
}

func compare(t *testing.T, model memmodel.Model, seeds uint64) {
	programs, found, clauses := 0, 0, 0
	for seed := range seeds {
		for i, draw := range draws() {
			p := draw(seed)
			if !p.Unrolls() || i == 2 && seed%4 != 0 { // those have many errors
				continue
			}
			programs++
			want := naive(t, p, model)
			found += len(want)
			for name := range arms {
				x := symbolically(t, p, model, name)
				if !maps.Equal(x.found, want) {
					t.Fatalf("seed %d, %s: %v, want %v\n%s", seed, name, x.found, want, p)
				}
				clauses += x.clauses
			}
		}
	}
	t.Logf("%d programs, %d violations, %d clauses of the ordering theory", programs, found, clauses)
}

func naive(t *testing.T, p *litmus.Program, model memmodel.Model) map[string]bool {
	found := map[string]bool{}
	_, err := explore.Run(context.Background(), p.Compile(), explore.Options{Engine: "naive", Model: model.String(), KeepGoing: true, Found: func(e *explore.Error) {
		if e.Kind == event.DeadlockError || e.Kind == event.HangError {
			found[string(e.Kind)] = true
		} else {
			found[fmt.Sprint(e.Kind, e.Message, e.Site.Line, e.Thread)] = true
		}
	}})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// trial is a program in one arm. It looks at all that the solver concludes.
type trial struct {
	*testing.T
	searcher
	s       *sat.Solver
	e       *encode.Encoding
	proof   bytes.Buffer
	writer  *sat.ProofWriter
	solving bool
	given   [][]sat.Lit // clauses that the ordering theory gave
	found   map[string]bool
	refuted [][]int // negated assumptions of questions without a model
	clauses int
}

func (x *trial) Input(c []sat.Lit) {
	x.writer.Input(c)
	if x.solving {
		x.given = append(x.given, slices.Clone(c))
	}
}
func (x *trial) Derived(c []sat.Lit) { x.writer.Derived(c) }
func (x *trial) Deleted(c []sat.Lit) { x.writer.Deleted(c) }

// ask asks the arm, and looks at the answer.
func (x *trial) ask(name string, lits ...sat.Lit) {
	x.solving = true
	steps, r := x.Solve(lits...)
	x.solving = false
	switch r {
	case sat.Sat:
		x.found[name] = true
		holds := func(l int32) bool { return x.s.Value(sat.Lit(l)) == sat.True }
		if !x.e.Order.Check(steps, holds) || len(x.e.Model().Steps(steps)) == 0 {
			x.Fatalf("%s: %v is no order", name, steps)
		}
	case sat.Unsat:
		var goal []int
		for _, l := range x.s.Core() {
			goal = append(goal, l.Neg().Dimacs())
		}
		x.refuted = append(x.refuted, goal)
	default:
		x.Fatal("unknown")
	}
}

// check checks the proof, and that the clauses of the ordering theory follow from the scheduling constraint as clauses.
func (x *trial) check(name string) {
	if err := x.writer.Flush(); err != nil {
		x.Fatal(err)
	}
	if _, err := drat.Check(&x.proof, x.refuted...); err != nil {
		x.Fatalf("%s: %v", name, err)
	}
	if name != "bmc" && name != "refine" {
		return
	}
	s := sat.New()
	for range x.s.NumVars() {
		s.NewVar()
	}
	s.AddClause(x.e.Lit(x.e.Program.Terms.True()))
	order.NewClocks(x.e.Order, s, func(l sat.Lit) sat.Lit { return l })
	for _, c := range x.given {
		var all []sat.Lit
		for _, l := range c {
			all = append(all, l.Neg())
		}
		if s.Solve(all...) != sat.Unsat {
			x.Fatalf("%s: the clause %v does not follow from the scheduling constraint", name, c)
		}
		x.clauses++
	}
}

func symbolically(t *testing.T, p *litmus.Program, model memmodel.Model, name string) *trial {
	prog, err := p.Compile().(unroller).Unroll(context.Background(), unroll.Options{})
	if err != nil {
		t.Fatal(err)
	}
	x := &trial{T: t, s: sat.New(), found: map[string]bool{}}
	x.writer = sat.NewProofWriter(&x.proof)
	x.s.Proof = x
	if x.e, err = encode.New(context.Background(), prog, model, x.s, blast.New(x.s)); err != nil {
		t.Fatal(err)
	}
	x.searcher = arms[name](x.e)
	for i, e := range prog.Errors {
		x.ask(fmt.Sprint(e.Kind, e.Message, e.Site, e.Thread), x.e.Fails(i), x.e.Going())
	}
	x.ask(string(event.DeadlockError), x.e.Stuck(false))
	x.ask(string(event.HangError), x.e.Stuck(true))
	x.check(name)
	return x
}
