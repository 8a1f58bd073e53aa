package sat

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// keeper is a propagator that knows clauses which the solver does not: it tells them in all the ways there are, when it likes,
// and checks that it is told what it should be.
type keeper struct {
	t       *testing.T
	s       *Solver
	r       *rand.Rand
	vars    int // that there will be
	clauses [][]Lit
	mirror  map[Lit]bool // what is true, from Assign and Backtrack
	told    [][]Lit      // by level
	given   map[Lit][]Lit
	added   map[int]bool // clauses that the solver has got for good
	asked   map[Lit]bool
	firm    bool // nothing is kept back: no model violates a clause
	mood    mood
	used    map[string]int
}

// mood is how often, in percent, something is done that could be done.
type mood struct{ imply, conflict, implyFalse, add, addAny, decide, wait int }

func (k *keeper) chance(percent int) bool { return k.r.IntN(100) < percent }

func newKeeper(t *testing.T, s *Solver, r *rand.Rand, vars int, clauses [][]Lit) *keeper {
	k := &keeper{t: t, s: s, r: r, vars: vars, clauses: clauses, mirror: map[Lit]bool{}, given: map[Lit][]Lit{}, added: map[int]bool{}, asked: map[Lit]bool{}, told: [][]Lit{nil}, used: map[string]int{}}
	often := func() int { return []int{0, 10, 50, 100}[r.IntN(4)] }
	k.mood = mood{often(), often(), often() / 4, often() / 4, often() / 10, often(), often()}
	if k.firm = r.IntN(5) == 0; k.firm {
		k.mood.conflict, k.mood.implyFalse = 0, 100
	}
	return k
}

func (k *keeper) NewLevel() {
	k.audit("NewLevel")
	if len(k.s.pending) > 0 {
		k.t.Fatal("a decision before clauses that were added")
	}
	k.told = append(k.told, nil)
}

func (k *keeper) Backtrack(level int) {
	if level >= len(k.told)-1 || level < 0 {
		k.t.Fatalf("back to level %d from %d", level, len(k.told)-1)
	}
	for _, lits := range k.told[level+1:] {
		for _, l := range lits {
			delete(k.mirror, l)
		}
	}
	k.told = k.told[:level+1]
}

func (k *keeper) Assign(lits []Lit) {
	if len(k.told)-1 != k.s.level() {
		k.t.Fatalf("told at level %d, not %d", len(k.told)-1, k.s.level())
	}
	for _, l := range lits {
		if k.s.Value(l) != True || k.mirror[l] || k.mirror[l.Neg()] || !k.s.theory.observed[l.Var()] {
			k.t.Fatalf("told %v, whose value is %v", l, k.s.Value(l))
		}
		if level := int(k.s.vars[l.Var()].level); level != k.s.level() {
			k.t.Fatalf("told %v of level %d at level %d", l, level, k.s.level())
		}
		k.mirror[l] = true
		k.told[len(k.told)-1] = append(k.told[len(k.told)-1], l)
	}
}

// audit checks that the literals told are exactly those of observed variables that are true.
func (k *keeper) audit(where string) {
	n := 0
	for _, l := range k.s.trail {
		if k.s.theory.observed[l.Var()] {
			n++
			if !k.mirror[l] {
				k.t.Fatalf("%s: %v is true and was not told", where, l)
			}
		}
	}
	if n != len(k.mirror) {
		k.t.Fatalf("%s: %d literals told, %d true", where, len(k.mirror), n)
	}
}

// state is what is left of a clause: its literals that are not false, or true if it holds.
func (k *keeper) state(c []Lit) (open []Lit, holds bool) {
	for _, l := range c {
		switch {
		case k.mirror[l]:
			return nil, true
		case !k.mirror[l.Neg()]:
			open = append(open, l)
		}
	}
	return open, false
}

func (k *keeper) known(c []Lit) bool {
	return !slices.ContainsFunc(c, func(l Lit) bool { return int(l.Var()) >= k.s.NumVars() })
}

func (k *keeper) Propagate() (implied, conflict []Lit) {
	k.audit("Propagate")
	k.addAny()
	k.observe()
	for _, i := range k.r.Perm(len(k.clauses)) {
		c := k.clauses[i]
		open, holds := k.state(c)
		if holds || len(open) > 1 || !k.known(c) || len(slices.Compact(sorted(dimacs(c)))) < len(c) {
			continue
		}
		switch {
		case k.chance(k.mood.add):
			k.used["add"]++
			k.add(i)
		case len(open) == 0 && k.chance(k.mood.conflict):
			k.used["conflict"]++
			return implied, c
		case len(open) == 0 && len(c) > 0 && k.chance(k.mood.implyFalse):
			k.used["false"]++
			k.give(c[k.r.IntN(len(c))], c, &implied)
		case len(open) == 1 && k.chance(k.mood.imply):
			k.used["imply"]++
			k.give(open[0], c, &implied)
		}
	}
	return implied, nil
}

// addAny adds some clause, whatever its state.
func (k *keeper) addAny() {
	if i := k.r.IntN(len(k.clauses)); k.chance(k.mood.addAny) && k.known(k.clauses[i]) {
		k.used["any"]++
		k.add(i)
	}
}

func (k *keeper) add(i int) {
	k.added[i] = true
	k.s.AddClause(k.clauses[i]...)
}

// observe has one more variable told from now on.
func (k *keeper) observe() {
	if v := Var(k.r.IntN(k.s.NumVars())); k.chance(k.mood.addAny) && !k.s.theory.observed[v] {
		if k.s.Value(Pos(v)) != Undefined {
			k.used["late"]++
		}
		k.s.Observe(v)
	}
}

// give implies l, with c for a reason, unless l is true already: perhaps for another reason given earlier.
func (k *keeper) give(l Lit, c []Lit, implied *[]Lit) {
	if k.s.Value(l) != True && !slices.Contains(*implied, l) && !slices.Contains(*implied, l.Neg()) {
		k.given[l] = c
		k.asked[l] = false
		*implied = append(*implied, l)
	}
}

func (k *keeper) Reason(l Lit) []Lit {
	c, ok := k.given[l]
	if !ok {
		k.t.Fatalf("asked for the reason of %v, which was not implied", l)
	}
	if k.asked[l] {
		k.t.Fatalf("asked for the reason of %v twice", l)
	}
	k.asked[l] = true
	k.used["reason"]++
	c = slices.Clone(c)
	k.r.Shuffle(len(c), func(i, j int) { c[i], c[j] = c[j], c[i] })
	return c
}

func (k *keeper) Decide() Lit {
	k.audit("Decide")
	k.addAny()
	if !k.chance(k.mood.decide) {
		return Undef
	}
	k.used["decide"]++
	return Lit(k.r.IntN(2 * k.s.NumVars()))
}

func (k *keeper) CheckModel() bool {
	k.audit("CheckModel")
	if k.s.NumVars() < k.vars {
		k.used["new"]++
		k.s.Observe(k.s.NewVar())
		return false
	}
	k.observe()
	ok := true
	for i, c := range k.clauses {
		if !slices.ContainsFunc(c, func(l Lit) bool { return k.s.Value(l) == True }) {
			if k.added[i] || k.firm && k.simple(c) {
				k.t.Fatalf("%v was added or told, and is false", c)
			}
			if !ok && k.chance(k.mood.wait) {
				continue
			}
			k.used["lemma"]++
			k.add(i)
			ok = false
		}
	}
	return ok || k.chance(k.mood.wait) // what was added counts in any case
}

// simple clauses are told by Propagate: of observed variables, each once.
func (k *keeper) simple(c []Lit) bool {
	return len(c) > 0 && len(slices.Compact(sorted(dimacs(c)))) == len(c) &&
		!slices.ContainsFunc(c, func(l Lit) bool { return !k.s.theory.observed[l.Var()] || slices.Contains(c, l.Neg()) })
}

// TestPropagator hides part of random formulas in a propagator, and compares with truth tables.
func TestPropagator(t *testing.T) {
	answers := map[Result]int{}
	used := map[string]int{}
	var total Stats
	for seed := range uint64(2000) {
		r := rand.New(rand.NewPCG(seed, 5))
		s := New()
		if seed%4 != 0 {
			hectic(t, s, true)
		}
		log := logProof(s)
		vars := 6 + r.IntN(8)
		length := 2 + r.IntN(2)
		var open, hidden [][]Lit
		for range int(float64(vars) * []float64{0, 0, 2, 4.3}[length] * (0.7 + r.Float64()/2)) {
			n := length
			if r.IntN(10) == 0 {
				n = 1 + r.IntN(4)
			}
			if c := randomClause(r, vars, n); r.IntN(3) == 0 {
				open = append(open, c)
			} else {
				hidden = append(hidden, c)
			}
		}
		if len(hidden) == 0 {
			continue
		}
		k := newKeeper(t, s, r, vars, hidden)
		atFirst := vars - r.IntN(3)
		for range atFirst {
			v := s.NewVar()
			if r.IntN(5) > 0 || s.NumVars() == 1 {
				s.Observe(v)
			}
			s.Priority(v, int32(r.IntN(2)))
			s.Phase(v, r.IntN(2) == 0)
		}
		s.Connect(k)
		truth := always(vars)
		for _, c := range slices.Concat(open, hidden) {
			truth.and(c...)
		}
		var goals [][]Lit
		for _, c := range open {
			if k.known(c) {
				s.AddClause(c...)
			} else {
				k.clauses = append(k.clauses, c)
			}
		}
		for range 3 {
			assumptions := randomClause(r, atFirst, r.IntN(4))
			got := s.Solve(assumptions...)
			answers[got]++
			checkAnswer(t, s, got, truth, slices.Concat(open, hidden), assumptions)
			if got == Unsat {
				goals = append(goals, negated(s.Core()))
			}
			if len(k.told) != 1 {
				t.Fatal("levels are left after Solve")
			}
			if v := Var(r.IntN(atFirst)); r.IntN(2) == 0 {
				s.Observe(v)
			}
		}
		log.check(t, slices.Concat(open, hidden), goals)
		log.checkUnits(t, s)
		addStats(&total, s.Stats)
		for what, n := range k.used {
			used[what] += n
		}
	}
	t.Logf("%v, %v, %+v", answers, used, total)
	for _, what := range []string{"imply", "false", "conflict", "add", "any", "reason", "decide", "lemma", "new", "late"} {
		if used[what] < 100 {
			t.Errorf("%s was tried %d times only", what, used[what])
		}
	}
	if answers[Sat] < 1000 || answers[Unsat] < 1000 {
		t.Errorf("one-sided: %v", answers)
	}
}
