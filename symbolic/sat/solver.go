package sat

import "slices"

// A Solver holds clauses and looks for models of them. It is not for concurrent use.
type Solver struct {
	// Limit is how many conflicts a call of Solve may have before it answers Unknown; 0: any number.
	Limit int64
	// Stop is asked now and then during Solve, which answers Unknown once it has said true. It can be nil.
	Stop func() bool
	// Room, if not nil, is asked before the clauses are moved to where there is more room for them: whether there are so many bytes, beside those that they have. If not, the solver
	// answers Unknown from then on.
	Room func(bytes int) bool
	// Delegate, if not nil, solves instead: it is given the clauses with the assumptions, and returns values by literal with the answer Sat. Then there are no
	// proofs, no propagators, and the core is all assumptions.
	Delegate func(*Formula) ([]Value, Result)
	// Proof is told all that the solver assumes, concludes and forgets. It can be nil, and is
	// set before the first clause is added.
	Proof Proof
	// Stats counts what has been done since the solver was made.
	Stats Stats

	arena   []Lit // clause.go
	room    int
	full    bool // a clause did not fit, or a propagator has panicked: nothing is known from then on
	clauses []ref
	learned []ref

	unsat     bool // without any assumption
	searching bool // a call of Solve is under way
	halted    bool // Stop has said true during this call

	values  []Value   // by literal
	vars    []varData // by variable
	watches [][]watch // by literal
	trail   []Lit     // what is true, in the order in which it became so
	levels  []int32   // length of the trail before each decision
	head    int       // trail[head:] has not been propagated
	pending []pending // clauses that were added and not yet taken in

	assumptions []Lit
	core        []Lit
	model       []Value

	theory  theory
	order   order
	phases  phases
	restart restart
	reduce  reduce
	analysis
}

// Stats is what a solver has done.
type Stats struct {
	Decisions    int64
	Conflicts    int64
	Propagations int64 // literals that became true
	Restarts     int64
	Learned      int64 // clauses learned from conflicts
	Deleted      int64 // learned clauses and reasons of the propagator deleted
	Kept         int   // those that there are now
	Reasons      int64 // reasons and conflicts that the propagator gave
}

// What else takes as long as to make a literal true.
const (
	clauseWork   = 7 // to add a clause
	conflictWork = 100
)

// Work is what was done until now, in the time that it takes to make a literal true, about 130 ns. Formulas differ a great deal. Clauses that are dropped do not count any more.
func (s *Solver) Work() uint64 {
	return clauseWork*uint64(s.NumClauses()) + uint64(s.Stats.Propagations) + conflictWork*uint64(s.Stats.Conflicts)
}

type varData struct {
	reason ref
	level  int32
	pos    int32 // on the trail
}

// New is a solver without variables and clauses.
func New() *Solver {
	s := &Solver{room: maxArena}
	s.restart.init()
	s.reduce.interval, s.reduce.next = 300, 300
	s.order.inc = 1
	return s
}

// NewVar adds a variable.
func (s *Solver) NewVar() Var {
	v := Var(len(s.vars))
	if v >= MaxVars {
		panic("sat: more than 2^28 variables")
	}
	s.vars = append(s.vars, varData{reason: noRef})
	s.values = append(s.values, Undefined, Undefined)
	s.watches = append(s.watches, nil, nil)
	s.seen = append(s.seen, unseen)
	s.theory.observed = append(s.theory.observed, false)
	s.phases.add()
	s.order.add(v)
	return v
}

// NumVars is the number of variables.
func (s *Solver) NumVars() int { return len(s.vars) }

// AddClause adds a clause: at least one of the literals has to be true. It says false if no
// model is left, whatever is assumed. The slice remains the caller's.
//
// Propagators may call it during Solve, see [Propagator]: the clause is taken in before
// the search goes on.
func (s *Solver) AddClause(lits ...Lit) bool {
	s.add(lits, false)
	if !s.searching && !s.unsat && !s.full {
		s.guarded(func() {
			if s.takeIn() != noRef || !s.unsat && s.propagateClauses() != noRef {
				s.conclude()
			}
		})
	}
	return !s.unsat
}

// add queues a clause.
func (s *Solver) add(lits []Lit, redundant bool) {
	for _, l := range lits {
		if l < 0 || int(l.Var()) >= len(s.vars) {
			panic("sat: a clause has the literal " + l.String() + ", whose variable does not exist")
		}
	}
	if s.Proof != nil {
		s.Proof.Input(lits)
	}
	s.pending = append(s.pending, pending{slices.Clone(lits), redundant})
}

// Solve looks for a model of all clauses in which the assumptions are true.
// A later call knows all that earlier ones have learned.
func (s *Solver) Solve(assumptions ...Lit) (result Result) {
	for _, l := range assumptions {
		if l < 0 || int(l.Var()) >= len(s.vars) {
			panic("sat: the assumption " + l.String() + " has a variable that does not exist")
		}
	}
	s.assumptions = append(s.assumptions[:0], assumptions...)
	s.core, s.model, s.halted = nil, nil, false
	if s.unsat {
		return Unsat
	}
	if s.full {
		return Unknown
	}
	if s.Delegate != nil {
		return s.delegate()
	}
	s.guarded(func() {
		s.searching = true
		result = s.search()
		if result == Sat {
			s.model = slices.Clone(s.values)
		}
	})
	s.searching = false
	s.Stats.Kept = len(s.learned)
	s.backtrack(0)
	return result
}

// delegate lets another solver answer.
func (s *Solver) delegate() (result Result) {
	if s.theory.Propagator != nil {
		panic("sat: another solver has no propagators")
	}
	if s.model, result = s.Delegate(s.Formula(s.assumptions...)); result == Unsat {
		s.core = slices.Clone(s.assumptions)
	}
	return result
}

// guarded calls f and notes if the arena was full.
func (s *Solver) guarded(f func()) {
	defer func() {
		switch p := recover(); p.(type) {
		case nil:
		case outOfRoom:
			s.full = true
		default:
			s.searching, s.full = false, true
			panic(p)
		}
	}()
	f()
}

// Value is the value of a literal in the model that the last call of Solve has found, and Undefined if there is
// none, or the variable is newer. In calls from propagators, it is the current value.
func (s *Solver) Value(l Lit) Value {
	if s.searching {
		return s.values[l]
	}
	if l < 0 || int(l) >= len(s.model) {
		return Undefined
	}
	return s.model[l]
}

// Core is, after Solve has answered Unsat, some of the assumptions which the clauses contradict: none if
// there is no model at all. It is not always minimal.
func (s *Solver) Core() []Lit { return s.core }

// search looks for a model until it has an answer.
func (s *Solver) search() Result {
	for limit := s.Stats.Conflicts + s.Limit; ; {
		conflict := s.propagate()
		if s.unsat {
			return Unsat
		}
		if conflict != noRef {
			s.Stats.Conflicts++
			if !s.resolve(conflict) {
				return Unsat
			}
			if s.Limit > 0 && s.Stats.Conflicts >= limit {
				return Unknown
			}
			if s.Stop != nil && s.restart.ticks >= s.restart.askAt {
				if s.ask(); s.halted {
					return Unknown
				}
			}
			continue
		}
		if s.stopped() {
			return Unknown
		}
		if s.restartDue() {
			s.doRestart()
		}
		if s.reduceDue() {
			s.deleteLearned()
		}
		switch l, answer := s.next(); {
		case answer != Unknown:
			return answer
		case l != Undef:
			s.Stats.Decisions++
			s.newLevel()
			s.enqueue(l, noRef)
		}
	}
}

// stopped asks Stop, not too often: after some decisions and conflicts, or what has cost as much.
func (s *Solver) stopped() bool {
	if s.Stop != nil && !s.halted {
		r := &s.restart
		if r.asked++; r.ticks >= r.askAt || r.asked&63 == 1 {
			s.ask()
		}
	}
	return s.halted
}

// askTicks is how much work of propagation there is at most between two questions, but for that of a single literal: some milliseconds.
const askTicks = 1 << 16

// ask asks Stop.
func (s *Solver) ask() {
	s.restart.askAt = s.restart.ticks + askTicks
	s.halted = s.halted || s.Stop()
}

// next is what comes after propagation without conflict: a decision, an answer, or neither if the propagator has added
// clauses. Assumptions are decided first; one that is true already gets a level without decision, so
// that levels and assumptions go together.
func (s *Solver) next() (Lit, Result) {
	for s.level() < len(s.assumptions) {
		l := s.assumptions[s.level()]
		switch s.values[l] {
		case True:
			s.newLevel()
		case False:
			s.core = s.failed(l)
			return Undef, Unsat
		default:
			return l, Unknown
		}
	}
	if l, wait := s.askDecision(); l != Undef || wait {
		return l, Unknown
	}
	if l := s.decide(); l != Undef {
		return l, Unknown
	}
	if s.acceptModel() {
		return Undef, Sat
	}
	return Undef, Unknown
}

// resolve learns from a conflict and undoes enough to repair it. It says false if there is no model at all. The conflict has
// literals of the current level: the one whose falsification was being propagated, or those that store has gone back to.
func (s *Solver) resolve(conflict ref) bool {
	if s.level() == 0 {
		s.conclude()
		return false
	}
	back, lbd := s.analyze(conflict)
	s.noteConflict(lbd)
	s.Stats.Learned++
	if s.Proof != nil {
		s.Proof.Derived(s.learnt)
	}
	s.backtrack(back)
	if len(s.learnt) == 1 {
		s.enqueueUnit(s.learnt[0])
	} else {
		r := s.alloc(s.learnt, true, lbd)
		s.setUsed(r, 1)
		s.attach(r)
		s.enqueue(s.learnt[0], r)
	}
	s.decay()
	return true
}

// conclude notes that there is no model at all.
func (s *Solver) conclude() {
	if !s.unsat && s.Proof != nil {
		s.Proof.Derived(nil)
	}
	s.unsat = true
}

// NumClauses is the number of clauses that were added and are kept, without those of one literal and those that were learned.
func (s *Solver) NumClauses() int { return len(s.clauses) }
