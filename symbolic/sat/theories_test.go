package sat

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

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
	return [][]Lit{1: {4}, 2: {2, 4, 5}, 4: {2, 4}}[p.kind]
}

func (p *broken) CheckModel() bool { return p.kind != 3 }

// TestBrokenPropagator breaks the rules of propagators.
func TestBrokenPropagator(t *testing.T) {
	for kind := range 5 {
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
