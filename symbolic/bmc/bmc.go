package bmc

import (
	"github.com/gomc/gomc/symbolic/encode"
	"github.com/gomc/gomc/symbolic/order"
	"github.com/gomc/gomc/symbolic/pace"
	"github.com/gomc/gomc/symbolic/sat"
)

// Solver looks for executions. It has one of the two arms.
type Solver struct {
	// Stats says what has been done since it was made.
	Stats Stats

	s      *sat.Solver
	clocks *order.Clocks // the eager arm
	theory *theory
	err    error // the context of the encoding had ended: there are no answers from then on
}

// Stats says what the scheduling constraint took.
type Stats struct {
	Clauses   int // the eager arm: of the scheduling constraint
	Conflicts int // that the theory has found
	Literals  int // in their clauses
	Implied   int // literals that the theory has given
	Models    int // complete assignments
	Pairs     int // pairs of steps whose order became a literal
}

// New returns a solver with the ordering theory. If the context of the encoding ends, now or later, it has no answers.
func New(e *encode.Encoding) (s *Solver) {
	s = &Solver{s: e.Solver}
	defer pace.Catch(&s.err)
	g, ok := order.New(e.Order)
	if !ok {
		e.Solver.AddClause()
	}
	s.theory = &theory{g: g, s: e.Solver, stats: &s.Stats}
	g.Literals(e.Solver.Observe)
	g.Watch()
	e.Solver.Connect(s.theory)
	return s
}

// NewGuided returns a solver with the ordering theory that decides what reads obtain before all else.
func NewGuided(e *encode.Encoding) *Solver {
	for _, l := range e.Choices {
		e.Solver.Priority(l.Var(), 1)
	}
	return New(e)
}

// NewEager returns a solver to whose clauses the whole scheduling constraint is added.
func NewEager(e *encode.Encoding) (s *Solver) {
	s = &Solver{s: e.Solver}
	defer pace.Catch(&s.err)
	s.clocks = order.NewClocks(e.Order, e.Solver, func(l sat.Lit) sat.Lit { return l })
	s.Stats.Clauses = s.clocks.Clauses
	return s
}

// Solve looks for an execution in which literals are true. If there is one, the solver of the encoding has its model, and steps is an order of all
// steps, executed or not. The result is Unknown if the context of the encoding has ended.
func (s *Solver) Solve(assumptions ...sat.Lit) (steps []int32, result sat.Result) {
	if s.err != nil {
		return nil, sat.Unknown
	}
	defer pace.Catch(&s.err) // the result is Unknown then
	switch r := s.s.Solve(assumptions...); {
	case r != sat.Sat:
		return nil, r
	case s.clocks != nil:
		return s.clocks.Order(), r
	default:
		return s.theory.order, r
	}
}

// theory is the ordering theory as the solver sees it.
type theory struct {
	g     *order.Graph
	s     *sat.Solver
	stats *Stats
	order []int32 // of the last model
	lits  []sat.Lit
}

func (t *theory) NewLevel()             { t.g.Push() }
func (t *theory) Backtrack(level int)   { t.g.Pop(level) }
func (t *theory) Assign(lits []sat.Lit) { t.g.Assign(lits...) }
func (t *theory) Decide() sat.Lit       { return sat.Undef }

func (t *theory) Propagate() (implied, conflict []sat.Lit) {
	if c, ok := t.g.Close(); !ok {
		t.stats.Conflicts++
		t.stats.Literals += len(c)
		t.lits = t.lits[:0]
		for _, l := range c {
			t.lits = append(t.lits, l.Neg())
		}
		return nil, t.lits
	}
	implied = t.g.Implied(t.s.Value)
	t.stats.Implied += len(implied)
	return implied, nil
}

func (t *theory) Reason(l sat.Lit) []sat.Lit {
	t.lits = append(t.lits[:0], l)
	for _, q := range t.g.Because(l) {
		t.lits = append(t.lits, q.Neg())
	}
	return t.lits
}

func (t *theory) CheckModel() bool {
	t.stats.Models++
	steps, open, ok := t.g.Linearise()
	if ok {
		t.order = steps
		return true
	}
	t.stats.Pairs++
	t.g.Pair(open[0], open[1], func() sat.Lit {
		v := t.s.NewVar()
		t.s.Observe(v)
		return sat.Pos(v)
	})
	return false
}
