package interp

import (
	"fmt"
	"maps"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/blast"
	"github.com/gomc/gomc/symbolic/sat"
	"github.com/gomc/gomc/symbolic/term"
)

// The bounds of what is asked of the solver. What is beyond them cuts the thread, as other bounds do. They are such that a State has the same successors whenever it
// is asked for them, in spite of all that the solver has learned meanwhile: engines rely on that.
const (
	maxConflicts = 4_000   // of one question, which takes some tenths of a second if it is hard
	maxTerms     = 1 << 18 // operations over terms between two visible operations
	maxTriedBits = 8       // of a variable all of whose values are tried
)

// answer is what is known of a truth value.
type answer uint8

const (
	impossible answer = iota
	possible
	unsure // the solver has given up
)

// inputTable has the terms of a program, and a solver that answers questions about them. Terms do not change, so that only who makes
// some, or asks, needs the lock. What was answered once is not asked again.
type inputTable struct {
	mu       sync.Mutex
	pool     *term.Pool
	vars     map[inputKey]*term.Term
	numbers  map[*term.Term]int          // of variables
	support  map[*term.Term][]*term.Term // by term: the variables it depends on
	solver   *sat.Solver
	blaster  *blast.Blaster
	limit    int64                 // of conflicts of one question, 0 for none
	work     atomic.Uint64         // of the solver until now
	answers  map[*term.Term]answer // by conjunctions
	valuesOf map[valuesKey]values  // what terms may be
}

// valuesKey is the question which numbers a term may be where a truth value holds.
type valuesKey struct{ known, of *term.Term }

// values is the answer: all numbers in ascending order, or one more than maxValues, unless the solver has given up.
type values struct {
	all    []uint64
	unsure bool
}

// inputKey names a variable. Threads share variables, as no term of one thread gets to another.
type inputKey struct {
	width  uint8
	number int
}

func (in *inputTable) init() {
	in.pool, in.solver, in.limit = term.NewPool(), sat.New(), maxConflicts
	in.vars, in.numbers, in.support = map[inputKey]*term.Term{}, map[*term.Term]int{}, map[*term.Term][]*term.Term{}
	in.blaster = blast.New(in.solver)
	in.answers, in.valuesOf = map[*term.Term]answer{}, map[valuesKey]values{}
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
	question := in.pool.And(in.about(m.path(), c), c)
	result, known := in.answers[question]
	if !known {
		if v, all := in.triable(question); all {
			result = in.try(v, question)
		} else if result = in.solve(m.p, m.solverLimit(), question); m.p.interrupted() {
			return unsure
		}
		in.answers[question] = result
	}
	return result
}

// triable tells whether terms depend on a single variable, or none, and that has few values: these are tried, which takes less than to ask the solver. Characters of the standard input are such.
func (in *inputTable) triable(terms ...*term.Term) (v *term.Term, ok bool) {
	for _, t := range terms {
		for _, of := range in.supportOf(t) {
			if v != nil && of != v || of.Width > maxTriedBits {
				return nil, false
			}
			v = of
		}
	}
	return v, v != nil
}

// trials evaluates terms for each value of a variable.
func trials(v *term.Term, visit func(e *term.Eval) (goOn bool)) {
	value := uint64(0)
	e := term.NewEval(func(*term.Term) uint64 { return value })
	for ; value <= term.Mask(v.Width) && visit(e); value++ {
		e.Reset()
	}
}

// try answers whether a truth value is possible.
func (in *inputTable) try(v, c *term.Term) answer {
	result := impossible
	trials(v, func(e *term.Eval) bool {
		if e.True(c) {
			result = possible
		}
		return result != possible
	})
	return result
}

// tryValues answers which numbers a term may be.
func (in *inputTable) tryValues(v *term.Term, k valuesKey) (result values) {
	found := map[uint64]bool{}
	trials(v, func(e *term.Eval) bool {
		if e.True(k.known) {
			found[e.Value(k.of)] = true
		}
		return true
	})
	result.all = slices.Sorted(maps.Keys(found))
	return result
}

// about is what is known of the variables of a term. Whatever else is known is possible in any case, so that no question depends on it.
func (in *inputTable) about(path []*term.Term, t *term.Term) *term.Term {
	used := newVarSet()
	used.add(in, t)
	return in.all(used.reach(in, path))
}

// solverLimit bounds the conflicts of one question; 0 is no bound. A machine that forgets nothing follows an execution for which every question was answered, about other variables: it is to come to the
// same answers, though the solver may find them harder now.
func (m *machine) solverLimit() int64 {
	if m.whole() {
		return 2 * m.p.inputs.limit
	}
	return m.p.inputs.limit
}

// all is the conjunction of truth values.
func (in *inputTable) all(list []*term.Term) *term.Term {
	t := in.pool.True()
	for _, c := range list {
		t = in.pool.And(t, c)
	}
	return t
}

// solve asks the solver whether a truth value is possible, and literals hold as well. It gives up after so many conflicts, if that is not 0.
func (in *inputTable) solve(p *Program, limit int64, c *term.Term, more ...sat.Lit) answer {
	in.solver.Limit, in.solver.Stop = limit, p.interrupted
	defer func() { in.work.Store(max(in.work.Load(), in.solver.Work())) }() // the solver drops clauses that it needs no more
	switch in.solver.Solve(append(more, in.blaster.Lit(c))...) {
	case sat.Sat:
		return possible
	case sat.Unsat:
		return impossible
	}
	return unsure
}

// values returns what a term may be.
func (m *machine) values(t *term.Term) values {
	in := &m.p.inputs
	in.mu.Lock()
	defer in.mu.Unlock()
	k := valuesKey{in.about(m.path(), t), t}
	result, known := in.valuesOf[k]
	if !known {
		if v, all := in.triable(k.known, k.of); all {
			result = in.tryValues(v, k)
		} else if result = in.enumerate(m.p, m.solverLimit(), k); m.p.interrupted() {
			return values{unsure: true}
		}
		in.valuesOf[k] = result
	}
	return result
}

// enumerate does the work of values. All that it asks is one question for the limit.
func (in *inputTable) enumerate(p *Program, limit int64, k valuesKey) (result values) {
	bits := in.blaster.Bits(k.of)
	begin := in.solver.Stats.Conflicts
	left := func() int64 {
		if limit == 0 {
			return 0
		}
		return max(limit-(in.solver.Stats.Conflicts-begin), 1)
	}
	others := sat.Pos(in.solver.NewVar()) // switches on the clauses that exclude what was found
	defer in.solver.AddClause(others.Neg())
	for len(result.all) <= maxValues {
		switch in.solve(p, left(), k.known, others) {
		case unsure:
			return values{unsure: true}
		case impossible:
			slices.Sort(result.all)
			return result
		}
		v := in.blaster.Value(k.of)
		result.all = append(result.all, v)
		clause := []sat.Lit{others.Neg()}
		for i, b := range bits {
			if v>>i&1 != 0 {
				b = b.Neg()
			}
			clause = append(clause, b)
		}
		in.solver.AddClause(clause...)
	}
	return result
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

// reach returns those truth values of a list that depend on variables of the set, or on some that others of them depend on, and adds these to the set.
func (s *varSet) reach(in *inputTable, list []*term.Term) (reached []*term.Term) {
	keep, kept := make([]bool, len(list)), 0
	for again := true; again; {
		again = false
		for i, c := range list {
			if !keep[i] && s.meets(in, c) {
				s.add(in, c)
				keep[i], again = true, true
				kept++
			}
		}
	}
	if kept == len(list) {
		return list
	}
	for i, c := range list {
		if keep[i] {
			reached = append(reached, c)
		}
	}
	return reached
}

// supportOf returns the variables that a term depends on. It remembers them, and those of all parts of the term.
func (in *inputTable) supportOf(t *term.Term) []*term.Term {
	if known, ok := in.support[t]; ok {
		return known
	}
	var all []*term.Term
	if t.Op == term.Var {
		all = []*term.Term{t}
	}
	for _, arg := range t.Args() {
		switch of := in.supportOf(arg); {
		case len(all) == 0:
			all = of
		default:
			for _, v := range of {
				if !slices.Contains(all, v) {
					all = append(slices.Clip(all), v)
				}
			}
		}
	}
	in.support[t] = all
	return all
}
