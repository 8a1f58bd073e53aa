package sat

import "slices"

// A Propagator takes part in the search: it is a theory that says what follows from an assignment, and which assignments
// are impossible. The shape is that of IPASIR-UP (Fazekas et al., SAT 2023): clauses that
// explain are only asked for when they are needed.
//
// The solver calls the methods, during Solve, from the caller's goroutine:
//
//   - NewLevel before each decision, and instead of one for assumptions that are true already; at first the level is 0. Backtrack(n) says that all levels above n are
//     undone, in one call, with all literals told at them. After Solve the level is 0 again.
//   - Assign tells the literals of observed variables (see [Solver.Observe]) that have become true since the last call, in the order in
//     which they did. They belong to the current level. Literals that the propagator itself has implied are told like others, but not all that have
//     become true are told: the solver may find a conflict first, and go back.
//   - Propagate comes after Assign, when clauses imply nothing more, and before every decision, also if
//     there was nothing to tell. It is called again until nothing is new.
//   - Decide is asked when assumptions have been decided and before the solver decides itself.
//   - CheckModel is called when all variables have a value and nothing is left to propagate.
//
// Propagate, Decide and CheckModel may call NewVar, AddClause, Observe, Priority, Bump, Phase and Value of the solver; the other methods only
// Value. Clauses added are there for good, and may be true, false or anything else: the solver takes them in after the method has returned, at
// the level where each holds, implies or conflicts.
//
// The solver does not keep slices that it is given: what Propagate gives it reads before the next call of Propagate (but it
// may call Reason in between), what Reason gives before the next call of any method. The propagator does not
// keep or change the slice given to Assign. A propagator that breaks these rules is
// found out where that is cheap: Solve panics.
type Propagator interface {
	NewLevel()
	Backtrack(level int)
	Assign(lits []Lit)

	// Propagate gives literals that follow, from clauses that Reason knows, or a clause that has to hold and is false: with
	// it, the literals do not count. Literals may be of variables that are not observed; those that are true already do not matter.
	// One that is false is a conflict. Nothing at all: nil, nil.
	Propagate() (implied, conflict []Lit)

	// Reason is a clause that has to hold and has made a literal true that Propagate gave: it contains the literal,
	// and all others in it were false when Propagate gave it. It is asked for at most once, during the call of Solve, before the
	// literal is undone. At level 0 it is asked for at once.
	Reason(l Lit) []Lit

	// Decide is a literal to be decided next. With Undef, or a literal that has a value, the solver decides.
	Decide() Lit

	// CheckModel says whether the assignment is a model for the propagator, too. If it is not, it has added clauses or variables.
	// What it has added has to hold in any case: the search goes on.
	CheckModel() bool
}

// theory is the propagator with what the solver knows about it.
type theory struct {
	Propagator
	observed []bool // by variable
	told     int    // literals of the trail that have been told
	late     []Var  // observed only after they could have been told
	batch    []Lit
}

// Connect makes a propagator take part in later calls of Solve, instead of the one before if there was any; nil: none.
func (s *Solver) Connect(p Propagator) {
	s.theory.Propagator = p
	s.theory.told = 0
	s.theory.late = nil
}

// Observe has the literals of a variable told to the propagator. This is not undone.
func (s *Solver) Observe(v Var) {
	t := &s.theory
	if t.observed[v] {
		return
	}
	t.observed[v] = true
	if s.values[Pos(v)] != Undefined && int(s.vars[v].pos) < t.told {
		t.late = append(t.late, v)
	}
}

// tell calls Assign.
func (s *Solver) tell() {
	t := &s.theory
	t.batch = t.batch[:0]
	for _, v := range t.late {
		if s.values[Pos(v)] != Undefined {
			s.backtrack(max(0, int(s.vars[v].level)-1))
		}
	}
	for _, v := range t.late {
		if s.values[Pos(v)] != Undefined && int(s.vars[v].pos) < t.told {
			t.batch = append(t.batch, s.trueLit(v))
		}
	}
	t.late = t.late[:0]
	for _, l := range s.trail[t.told:] {
		if t.observed[l.Var()] {
			t.batch = append(t.batch, l)
		}
	}
	t.told = len(s.trail)
	if len(t.batch) > 0 {
		t.Assign(t.batch)
	}
}

// trueLit is the literal of a variable that is true.
func (s *Solver) trueLit(v Var) Lit {
	if s.values[Pos(v)] == True {
		return Pos(v)
	}
	return Neg(v)
}

// askImplied asks the propagator what follows, and says whether that was anything.
func (s *Solver) askImplied() bool {
	t := &s.theory
	if t.Propagator == nil {
		return false
	}
	s.tell()
	before := len(s.trail)
	implied, conflict := t.Propagate()
	if conflict != nil {
		s.addConflict(conflict)
		return true
	}
	for _, l := range implied {
		switch {
		case s.values[l] == True:
		case s.values[l] == Undefined && s.level() > 0:
			s.enqueue(l, external)
		default:
			c := s.theory.Reason(l)
			s.checkReason(l, c)
			s.Stats.Reasons++
			s.add(c, true)
			if s.values[l] == False {
				return true
			}
		}
	}
	return len(s.trail) > before || len(s.pending) > 0 || len(t.late) > 0
}

func (s *Solver) addConflict(c []Lit) {
	for _, l := range c {
		if s.values[l] != False {
			panic("sat: the propagator gave a conflict with the literal " + l.String() + ", which is not false")
		}
	}
	s.Stats.Reasons++
	s.add(c, true)
}

// checkReason finds out reasons that are none: conflict analysis would not end with them.
func (s *Solver) checkReason(l Lit, c []Lit) {
	pos := int32(len(s.trail))
	if s.values[l] == True {
		pos = s.vars[l.Var()].pos
	}
	if !slices.Contains(c, l) {
		panic("sat: the propagator gave a reason for " + l.String() + " that does not contain it")
	}
	for _, q := range c {
		if q != l && (s.values[q] != False || s.vars[q.Var()].pos >= pos) {
			panic("sat: the propagator gave a reason for " + l.String() + " with the literal " + q.String() + ", which was not false")
		}
	}
}

// reason is the clause that made a variable's literal true, or noRef. The propagator's become clauses here.
func (s *Solver) reason(v Var) ref {
	if r := s.vars[v].reason; r != external {
		return r
	}
	l := s.trueLit(v)
	given := s.theory.Reason(l)
	s.checkReason(l, given)
	s.Stats.Reasons++
	c := make([]Lit, 1, len(given))
	c[0] = l
	for _, q := range given {
		if q != l {
			c = append(c, q)
		}
	}
	slices.Sort(c[1:])
	c = slices.Compact(c)
	if s.Proof != nil {
		s.Proof.Input(c)
	}
	if len(c) > 1 {
		s.watchBest(c)
	}
	r := s.alloc(c, true, len(c))
	s.setUsed(r, 1)
	if len(c) > 1 {
		s.attach(r)
	} else {
		s.pending = append(s.pending, pending{c, true}) // for level 0; taken in after this conflict
	}
	s.vars[v].reason = r
	return r
}

// askDecision is the propagator's decision, or Undef; true if it has added clauses, which come first.
func (s *Solver) askDecision() (Lit, bool) {
	if s.theory.Propagator == nil {
		return Undef, false
	}
	l := s.theory.Decide()
	if len(s.pending) > 0 || len(s.theory.late) > 0 {
		return Undef, true
	}
	if l == Undef || s.values[l] != Undefined {
		return Undef, false
	}
	return l, false
}

// acceptModel says whether the propagator has nothing against the assignment.
func (s *Solver) acceptModel() bool {
	if s.theory.Propagator == nil {
		return true
	}
	ok := s.theory.CheckModel()
	changed := len(s.pending) > 0 || len(s.theory.late) > 0 || len(s.trail) < len(s.vars)
	if !ok && !changed {
		panic("sat: the propagator refused a model and added no clause")
	}
	return ok && !changed
}
