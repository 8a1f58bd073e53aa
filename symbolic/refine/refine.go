package refine

import (
	"time"

	"github.com/gomc/gomc/symbolic/encode"
	"github.com/gomc/gomc/symbolic/order"
	"github.com/gomc/gomc/symbolic/pace"
	"github.com/gomc/gomc/symbolic/sat"
)

// Options configure a [Solver]. The zero value is the method of the paper.
type Options struct {
	// Constraints leaves the event order graph out: counterexamples are validated, and reasons found, by constraints alone, or as histories. The former is
	// the paper's SAT-CEGAR.
	Constraints bool
	// Histories validates counterexamples that the graph does not decide as histories, by package vsc, in place of constraints. Those with store
	// buffers are still validated by constraints.
	Histories bool
}

// Solver looks for executions.
type Solver struct {
	// Stats says what has been done since it was made.
	Stats Stats

	opts  Options
	e     *encode.Encoding
	g     *order.Graph
	vars  []sat.Var // of the scheduling constraint
	check validator
	err   error // the context of the encoding had ended: there are no answers from then on
}

// validator decides whether a counterexample has an order. If there is none, core are literals that cannot all be true.
type validator interface {
	validate(assigned []sat.Lit) (steps []int32, core []sat.Lit, result sat.Result)
}

// Stats says what the refinement took.
type Stats struct {
	Iterations  int // counterexamples of abstractions
	Kernels     int // clauses added, one for each kernel reason
	Literals    int // in them
	Constraints int // counterexamples that were validated by constraints
	Refuted     int // among them, those that were refuted
	Solving     time.Duration
	Graphs      time.Duration // validation and refinement
	Rounds      []Round       // one for each iteration
}

// Round is what one counterexample of an abstraction led to.
type Round struct {
	Kernels  int `json:"kernels"`  // clauses added; 0 if it has an order
	Literals int `json:"literals"` // in them
	Shortest int `json:"shortest"` // literals of the shortest clause
	Longest  int `json:"longest"`
}

// add notes a kernel reason.
func (r *Round) add(literals int) {
	if r.Kernels == 0 || literals < r.Shortest {
		r.Shortest = literals
	}
	r.Kernels++
	r.Literals += literals
	r.Longest = max(r.Longest, literals)
}

// New returns a solver for an encoding. If the context of that ends, now or later, it has no answers.
func New(e *encode.Encoding, opts Options) (s *Solver) {
	s = &Solver{opts: opts, e: e}
	defer pace.Catch(&s.err)
	g, ok := order.New(e.Order)
	if !ok {
		e.Solver.AddClause()
	}
	s.g = g
	g.Literals(func(v sat.Var) {
		if n := len(s.vars); n == 0 || s.vars[n-1] != v {
			s.vars = append(s.vars, v)
		}
	})
	return s
}

// slack is how many more literals than the first reason found other kernel reasons may have.
const slack = 1

// Solve looks for an execution in which literals are true. If there is one, the solver of the encoding has its model, and steps is an order of all
// steps, executed or not. The result is Unknown if the context of the encoding has ended.
func (s *Solver) Solve(assumptions ...sat.Lit) (steps []int32, result sat.Result) {
	if s.err == nil {
		s.err = func() (err error) {
			defer pace.Catch(&err)
			steps, result = s.solve(assumptions)
			return nil
		}()
	}
	return steps, result // nil and Unknown, unless the search has come to its end
}

func (s *Solver) solve(assumptions []sat.Lit) (steps []int32, result sat.Result) {
	for {
		began := time.Now()
		result = s.e.Solver.Solve(assumptions...)
		s.Stats.Solving += time.Since(began)
		if result != sat.Sat {
			return nil, result
		}
		s.Stats.Iterations++
		began = time.Now()
		steps, kernels, result := s.validate(s.e.Assigned(s.vars))
		s.Stats.Graphs += time.Since(began)
		s.Stats.Rounds = append(s.Stats.Rounds, Round{})
		if result != sat.Unsat {
			return steps, result
		}
		for _, k := range kernels {
			s.Stats.Rounds[len(s.Stats.Rounds)-1].add(len(k))
			s.Stats.Kernels++
			s.Stats.Literals += len(k)
			clause := make([]sat.Lit, len(k))
			for i, l := range k {
				clause[i] = l.Neg()
			}
			s.e.Solver.AddClause(clause...)
		}
	}
}

// validate looks for an order of a counterexample, or for kernel reasons why there is none.
func (s *Solver) validate(assigned []sat.Lit) (steps []int32, kernels [][]sat.Lit, result sat.Result) {
	if !s.opts.Constraints {
		s.g.Pop(0)
		s.g.Push()
		s.g.Assign(assigned...)
		conflict, ok := s.g.Close()
		if !ok {
			kernels = order.Kernels(s.e.Order, assigned, len(conflict)+slack, s.e.Always)
			if len(kernels) == 0 {
				kernels = [][]sat.Lit{conflict}
			}
			return nil, kernels, sat.Unsat
		}
		if steps, _, ok := s.g.Linearise(); ok {
			return steps, nil, sat.Sat
		}
	}
	s.Stats.Constraints++
	switch {
	case s.check != nil:
	case s.opts.Histories && !buffers(s.e.Order):
		s.check = newHistories(s.e.Order, s.e.Always, s.e.Solver.Stop)
	default:
		s.check = newConstraints(s.e.Order, s.vars, s.e.Solver.Stop)
	}
	steps, core, result := s.check.validate(assigned)
	if result == sat.Unsat {
		s.Stats.Refuted++
		kernels = [][]sat.Lit{core}
	}
	return steps, kernels, result
}
