package interp

import (
	"fmt"
	"slices"
	"sync"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/blast"
	"github.com/gomc/gomc/symbolic/sat"
	"github.com/gomc/gomc/symbolic/term"
)

// The bounds of the solver. What is beyond them cuts the thread, as other bounds do.
const (
	maxConflicts = 20_000  // of one question
	maxTerms     = 1 << 22 // of one program
)

// answer is what is known of a truth value.
type answer uint8

const (
	impossible answer = iota
	possible
	unsure // the solver has given up
)

// inputTable has the terms of a program, and a solver that answers questions about them. Terms do not change, so that only who makes
// some, or asks, needs the lock.
type inputTable struct {
	mu      sync.Mutex
	pool    *term.Pool
	vars    map[inputKey]*term.Term
	numbers map[*term.Term]int     // of variables
	support map[int32][]*term.Term // by term: the variables it depends on
	solver  *sat.Solver
	blaster *blast.Blaster
}

// inputKey names a variable. Threads share variables, as no term of one thread gets to another.
type inputKey struct {
	width  uint8
	number int
}

func (in *inputTable) init() {
	in.pool, in.solver = term.NewPool(), sat.New()
	in.vars, in.numbers, in.support = map[inputKey]*term.Term{}, map[*term.Term]int{}, map[int32][]*term.Term{}
	in.blaster = blast.New(in.solver)
}

// variable returns a variable by its number.
func (in *inputTable) variable(width uint8, number int) *term.Term {
	k := inputKey{width, number}
	v := in.vars[k]
	if v == nil {
		v = in.pool.Var(width, fmt.Sprintf("input%d", number))
		in.vars[k], in.numbers[v] = v, number
	}
	return v
}

// not, bit and equations make terms for who does not hold the lock.
func (in *inputTable) not(c *term.Term) *term.Term {
	in.mu.Lock()
	defer in.mu.Unlock()
	return in.pool.Not(c)
}

func (in *inputTable) bit(t *term.Term) *term.Term {
	in.mu.Lock()
	defer in.mu.Unlock()
	return in.pool.Extract(0, 0, t)
}

func (in *inputTable) equations(t *term.Term, values []uint64) (all []*term.Term) {
	in.mu.Lock()
	defer in.mu.Unlock()
	for _, v := range values {
		all = append(all, in.pool.Eq(t, in.pool.Const(t.Width, v)))
	}
	return all
}

// possible tells whether a truth value is possible with what the thread knows.
func (m *machine) possible(c *term.Term) answer {
	switch {
	case c.IsTrue() || slices.Contains(m.path(), c):
		return possible
	case c.IsFalse():
		return impossible
	}
	in := &m.p.inputs
	in.mu.Lock()
	defer in.mu.Unlock()
	return in.solve(m.p, append(slices.Clip(m.path()), c))
}

// solve asks the solver whether truth values can hold together.
func (in *inputTable) solve(p *Program, all []*term.Term, more ...sat.Lit) answer {
	if in.pool.Size() > maxTerms {
		return unsure
	}
	lits := more
	for _, c := range all {
		lits = append(lits, in.blaster.Lit(c))
	}
	in.solver.Limit, in.solver.Stop = maxConflicts, p.interrupted
	switch in.solver.Solve(lits...) {
	case sat.Sat:
		return possible
	case sat.Unsat:
		return impossible
	}
	return unsure
}

// values returns the numbers that a term may be, in ascending order: all of them, or one more than maxValues.
func (m *machine) values(t *term.Term) (values []uint64, result answer) {
	in := &m.p.inputs
	in.mu.Lock()
	defer in.mu.Unlock()
	bits := in.blaster.Bits(t)
	others := sat.Pos(in.solver.NewVar()) // switches on the clauses that exclude what was found
	defer in.solver.AddClause(others.Neg())
	for len(values) <= maxValues {
		switch in.solve(m.p, m.path(), others) {
		case unsure:
			return nil, unsure
		case impossible:
			slices.Sort(values)
			return values, possible
		}
		v := in.blaster.Value(t)
		values = append(values, v)
		clause := []sat.Lit{others.Neg()}
		for i, b := range bits {
			if v>>i&1 != 0 {
				b = b.Neg()
			}
			clause = append(clause, b)
		}
		in.solver.AddClause(clause...)
	}
	return values, possible
}

// undecided cuts a thread because the solver has given up.
func (m *machine) undecided() {
	if m.p.interrupted() {
		m.interrupted = true
	} else {
		site := m.site()
		m.p.unsolved.CompareAndSwap(nil, &site)
	}
	m.block(event.BlockBound)
}

// Undecided tells where a thread was cut because the solver did not decide a question about inputs; ok is false if none was.
func (p *Program) Undecided() (site event.Site, ok bool) {
	if s := p.unsolved.Load(); s != nil {
		return p.Site(*s), true
	}
	return event.Site{}, false
}

// varSet is a set of variables, with their numbers.
type varSet struct {
	vars    map[*term.Term]bool
	numbers map[int]bool
}

func newVarSet() *varSet { return &varSet{map[*term.Term]bool{}, map[int]bool{}} }

// add adds the variables of terms.
func (s *varSet) add(in *inputTable, terms ...*term.Term) {
	for _, t := range terms {
		for _, v := range in.supportOf(t) {
			s.vars[v], s.numbers[in.numbers[v]] = true, true
		}
	}
}

// meets tells whether a term depends on a variable of the set.
func (s *varSet) meets(in *inputTable, t *term.Term) bool {
	return slices.ContainsFunc(in.supportOf(t), func(v *term.Term) bool { return s.vars[v] })
}

// supportOf returns the variables that a term depends on. It remembers them.
func (in *inputTable) supportOf(t *term.Term) []*term.Term {
	if known, ok := in.support[t.ID]; ok {
		return known
	}
	var all []*term.Term
	seen := map[*term.Term]bool{}
	var visit func(t *term.Term)
	visit = func(t *term.Term) {
		if seen[t] {
			return
		}
		seen[t] = true
		if t.Op == term.Var {
			all = append(all, t)
		}
		for _, arg := range t.Args() {
			visit(arg)
		}
	}
	visit(t)
	in.support[t.ID] = all
	return all
}
