package sat

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
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

// atMost is a propagator: at most max of its literals are true. Its reasons are only made when they are asked for.
type atMost struct {
	lits   []Lit
	max    int
	member map[Lit]bool
	truths []Lit // those that are true, in order
	levels []int
	clause []Lit // for all answers: they are not kept
	since  map[Lit]int
}

func newAtMost(s *Solver, lits []Lit, n int) *atMost {
	p := &atMost{lits: lits, max: n, member: map[Lit]bool{}, since: map[Lit]int{}}
	for _, l := range lits {
		p.member[l] = true
		s.Observe(l.Var())
	}
	return p
}

func (p *atMost) NewLevel() { p.levels = append(p.levels, len(p.truths)) }
func (p *atMost) Backtrack(level int) {
	p.truths, p.levels = p.truths[:p.levels[level]], p.levels[:level]
}
func (p *atMost) Decide() Lit      { return Undef }
func (p *atMost) CheckModel() bool { return len(p.truths) <= p.max }

func (p *atMost) Assign(lits []Lit) {
	for _, l := range lits {
		if p.member[l] {
			p.truths = append(p.truths, l)
		}
	}
}

func (p *atMost) Propagate() (implied, conflict []Lit) {
	if len(p.truths) > p.max {
		return nil, p.negate(p.truths[:p.max+1])
	}
	if len(p.truths) < p.max {
		return nil, nil
	}
	p.clause = p.clause[:0]
	for _, l := range p.lits {
		if !slices.Contains(p.truths, l) {
			p.clause = append(p.clause, l.Neg())
		}
	}
	return p.clause, nil
}

func (p *atMost) Reason(l Lit) []Lit { return append(negated(p.truths[:p.max]), l) }

func (p *atMost) negate(c []Lit) []Lit {
	p.clause = append(p.clause[:0], negated(c)...)
	return p.clause
}

// eagerAtMost is the same in clauses (Sinz, CP 2005: a sequential counter).
func eagerAtMost(b builder, lits []Lit, n int) {
	var before []Lit // before[j]: more than j of the literals so far are true
	for _, l := range lits {
		after := b.inputs(n + 1)
		for j := range after {
			if j == 0 {
				b.clause(l.Neg(), after[0])
			} else if before != nil {
				b.clause(l.Neg(), before[j-1].Neg(), after[j])
			}
			if before != nil {
				b.clause(before[j].Neg(), after[j])
			}
		}
		b.clause(after[n].Neg())
		before = after
	}
}

// TestAtMost compares counting in the propagator with counting in clauses, on random formulas with few true literals.
func TestAtMost(t *testing.T) {
	answers := map[Result]int{}
	for seed := range uint64(80) {
		r := rand.New(rand.NewPCG(seed, 6))
		vars := 15 + r.IntN(30)
		f := &Formula{Vars: vars}
		for range vars * 3 / 2 {
			c := randomClause(r, vars, 3)
			for i := range c {
				if r.IntN(3) > 0 {
					c[i] &^= 1
				}
			}
			f.Clauses = append(f.Clauses, c)
		}
		lits := make([]Lit, vars)
		for i := range lits {
			lits[i] = Pos(Var(i))
		}
		n := vars/4 + r.IntN(4)
		s := New()
		log := logProof(s)
		f.AddTo(s)
		s.Connect(newAtMost(s, lits, n))
		got := s.Solve()
		eager := builder{&Formula{f.Vars, slices.Clone(f.Clauses)}}
		eagerAtMost(eager, lits, n)
		if want := eager.f.Solver().Solve(); got != want {
			t.Fatalf("seed %d: %v, in clauses %v", seed, got, want)
		}
		answers[got]++
		if got == Sat {
			checkModel(t, s, f.Clauses, nil)
			if n < countTrue(s, lits) {
				t.Fatal("too many are true")
			}
			continue
		}
		log.checkTheory(t, f.Clauses, [][]Lit{{}}, func(c []int) bool { return len(c) == n+1 && sorted(c)[n] < 0 })
	}
	if answers[Sat] < 15 || answers[Unsat] < 15 {
		t.Errorf("one-sided: %v", answers)
	}
}

func countTrue(s *Solver, lits []Lit) int {
	n := 0
	for _, l := range lits {
		if s.Value(l) == True {
			n++
		}
	}
	return n
}

// acyclic is a propagator: the edges whose literals are true make no cycle.
type acyclic struct {
	nodes  int
	edge   map[Lit][2]int
	next   [][]Lit // by node: edges that are true
	from   []int   // of edges, in the order in which they became true
	levels []int
	lazy   bool // says nothing before there is a model
	s      *Solver
}

func (p *acyclic) NewLevel() { p.levels = append(p.levels, len(p.from)) }

func (p *acyclic) Backtrack(level int) {
	for _, a := range slices.Backward(p.from[p.levels[level]:]) {
		p.next[a] = p.next[a][:len(p.next[a])-1]
	}
	p.from, p.levels = p.from[:p.levels[level]], p.levels[:level]
}

func (p *acyclic) Assign(lits []Lit) {
	for _, l := range lits {
		if e, ok := p.edge[l]; ok {
			p.next[e[0]] = append(p.next[e[0]], l)
			p.from = append(p.from, e[0])
		}
	}
}

// path is the edges of a path, without the given edge.
func (p *acyclic) path(from, to int, without Lit, seen []bool) ([]Lit, bool) {
	if from == to {
		return nil, true
	}
	seen[from] = true
	for _, l := range p.next[from] {
		if b := p.edge[l][1]; l != without && !seen[b] {
			if rest, ok := p.path(b, to, without, seen); ok {
				return append(rest, l), true
			}
		}
	}
	return nil, false
}

// cycle is the clause against a cycle through l.
func (p *acyclic) cycle(l Lit) []Lit {
	e := p.edge[l]
	if path, ok := p.path(e[1], e[0], l, make([]bool, p.nodes)); ok {
		return append(negated(path), l.Neg())
	}
	return nil
}

func (p *acyclic) Propagate() (implied, conflict []Lit) {
	if p.lazy {
		return nil, nil
	}
	for l := range p.s.values { // in a fixed order
		if _, ok := p.edge[Lit(l)]; !ok || p.s.Value(Lit(l)) == False {
			continue
		}
		if c := p.cycle(Lit(l)); c != nil {
			if p.s.Value(Lit(l)) == True {
				return nil, c
			}
			implied = append(implied, Lit(l).Neg())
		}
	}
	return implied, nil
}

// Reason finds a path among edges that were true before: later ones are taken away for a moment.
func (p *acyclic) Reason(l Lit) []Lit {
	at := p.s.vars[l.Var()].pos
	if p.s.Value(l) != True { // asked at once
		at = int32(len(p.s.trail))
	}
	all := p.next
	p.next = make([][]Lit, p.nodes)
	for a, edges := range all {
		for _, e := range edges {
			if p.s.vars[e.Var()].pos < at {
				p.next[a] = append(p.next[a], e)
			}
		}
	}
	c := p.cycle(l.Neg())
	p.next = all
	return c
}

func (p *acyclic) Decide() Lit { return Undef }

func (p *acyclic) CheckModel() bool {
	for l := range p.s.values {
		if _, ok := p.edge[Lit(l)]; ok && p.s.Value(Lit(l)) == True {
			if c := p.cycle(Lit(l)); c != nil {
				p.s.AddClause(c...)
				return false
			}
		}
	}
	return true
}

// TestAcyclic compares a propagator against cycles, eager and lazy, with clauses about the order of nodes.
func TestAcyclic(t *testing.T) {
	answers := map[Result]int{}
	var total Stats
	for seed := range uint64(200) {
		r := rand.New(rand.NewPCG(seed, 7))
		nodes := 4 + r.IntN(5)
		b := builder{&Formula{}}
		edge := map[Lit][2]int{}
		var edges []Lit
		for x := range nodes {
			for y := range nodes {
				if x != y && r.IntN(3) > 0 {
					l := b.input()
					edge[l] = [2]int{x, y}
					edges = append(edges, l)
				}
			}
		}
		for range len(edges) * 3 / 2 {
			c := make([]Lit, 2+r.IntN(2))
			for i := range c {
				c[i] = edges[r.IntN(len(edges))]
				if r.IntN(5) == 0 {
					c[i] = c[i].Neg()
				}
			}
			b.clause(c...)
		}
		var results []Result
		for _, lazy := range []bool{false, true} {
			s := New()
			log := logProof(s)
			b.f.AddTo(s)
			p := &acyclic{nodes: nodes, edge: edge, next: make([][]Lit, nodes), lazy: lazy, s: s}
			for _, l := range edges {
				s.Observe(l.Var())
			}
			s.Connect(p)
			got := s.Solve()
			results = append(results, got)
			addStats(&total, s.Stats)
			if got == Sat {
				checkModel(t, s, b.f.Clauses, nil)
				continue
			}
			log.checkTheory(t, b.f.Clauses, [][]Lit{{}}, func(c []int) bool { return isCycle(edge, c) })
		}
		eager := builder{&Formula{b.f.Vars, slices.Clone(b.f.Clauses)}}
		eagerAcyclic(eager, nodes, edge, edges)
		want := eager.f.Solver().Solve()
		if results[0] != want || results[1] != want {
			t.Fatalf("seed %d: %v, in clauses %v", seed, results, want)
		}
		answers[want]++
	}
	t.Logf("%v, %+v", answers, total)
	if answers[Sat] < 30 || answers[Unsat] < 30 || total.Reasons < 300 {
		t.Errorf("too easy: %v, %+v", answers, total)
	}
}

// eagerAcyclic orders the nodes.
func eagerAcyclic(b builder, nodes int, edge map[Lit][2]int, edges []Lit) {
	less := map[[2]int]Lit{}
	for x := range nodes {
		for y := range x {
			l := b.input()
			less[[2]int{x, y}], less[[2]int{y, x}] = l, l.Neg()
		}
	}
	for x := range nodes {
		for y := range nodes {
			for z := range nodes {
				if x != y && y != z && x != z {
					b.clause(less[[2]int{x, y}].Neg(), less[[2]int{y, z}].Neg(), less[[2]int{x, z}])
				}
			}
		}
	}
	for _, l := range edges {
		b.clause(l.Neg(), less[edge[l]])
	}
}

// isCycle says whether a clause forbids just a cycle.
func isCycle(edge map[Lit][2]int, c []int) bool {
	next := map[int]int{}
	for _, n := range c {
		e, ok := edge[FromDimacs(-n)]
		if !ok {
			return false
		}
		next[e[0]] = e[1]
	}
	start := edge[FromDimacs(-c[0])][0]
	at := start
	for range c {
		to, ok := next[at]
		if !ok {
			return false
		}
		at = to
	}
	return at == start && len(next) == len(c)
}

// broken is a propagator that breaks a rule.
type broken struct {
	atMost
	s    *Solver
	kind int
}

func (p *broken) Propagate() (implied, conflict []Lit) {
	switch {
	case p.kind == 0:
		return nil, []Lit{0}
	case p.kind == 3:
		return nil, nil
	case p.s.Value(0) == True && p.s.Value(2) == Undefined:
		return []Lit{2}, nil
	}
	return nil, nil
}

func (p *broken) Reason(l Lit) []Lit {
	return [][]Lit{1: {4}, 2: {2, 4, 5}}[p.kind]
}

func (p *broken) CheckModel() bool { return p.kind != 3 }

// TestBrokenPropagator breaks the rules of propagators.
func TestBrokenPropagator(t *testing.T) {
	for kind := range 4 {
		t.Run(fmt.Sprint(kind), func(t *testing.T) {
			s := New()
			for range 3 {
				s.Observe(s.NewVar())
			}
			s.AddClause(1, 3, 5)
			s.AddClause(1, 3, 4)
			s.Phase(0, true)
			s.Connect(&broken{s: s, kind: kind})
			defer func() {
				if said, ok := recover().(string); !ok || !strings.HasPrefix(said, "sat: the propagator ") {
					t.Errorf("nobody noticed: %v", said)
				}
			}()
			s.Solve(0)
		})
	}
}

// reasoner is a propagator with one reason.
type reasoner struct {
	atMost
	clause []Lit
}

func (p *reasoner) Reason(Lit) []Lit { return p.clause }

// TestReasons: the clause of a reason watches the literal that was false last, and that of a single literal is not forgotten.
func TestReasons(t *testing.T) {
	s := New()
	for range 5 {
		s.NewVar()
	}
	p := &reasoner{atMost: atMost{member: map[Lit]bool{}}}
	s.Connect(p)
	for _, l := range []Lit{0, 4, 2, 6} {
		s.newLevel()
		s.enqueue(l, noRef)
	}
	s.enqueue(8, external)
	p.clause = []Lit{1, 3, 5, 8}
	if c := s.lits(s.reason(4)); c[0] != 8 || c[1] != 3 {
		t.Errorf("%v is watched at the wrong end", c)
	}
	s.backtrack(2)
	s.enqueue(8, external)
	p.clause = []Lit{8}
	s.reason(4)
	if c := s.propagate(); c != noRef || s.level() != 0 || s.Value(8) != Undefined || s.values[8] != True {
		t.Errorf("%v, level %d, %v", c, s.level(), s.values[8])
	}
}
