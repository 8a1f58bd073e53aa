package sat

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/gomc/gomc/symbolic/sat/drat"
)

// table is the set of all assignments of a few variables in which something holds: one bit each.
type table []uint64

// low are the truth tables of the first six variables.
var low = [6]uint64{0xaaaaaaaaaaaaaaaa, 0xcccccccccccccccc, 0xf0f0f0f0f0f0f0f0, 0xff00ff00ff00ff00, 0xffff0000ffff0000, 0xffffffff00000000}

func always(vars int) table {
	t := make(table, max(1, 1<<vars>>6))
	for i := range t {
		t[i] = ^uint64(0)
	}
	return t
}

// word is 64 assignments of a literal.
func word(l Lit, i int) uint64 {
	var w uint64
	if v := l.Var(); v < 6 {
		w = low[v]
	} else if i>>(v-6)&1 != 0 {
		w = ^uint64(0)
	}
	if l.Sign() {
		return ^w
	}
	return w
}

// and keeps the assignments in which one of the literals is true.
func (t table) and(c ...Lit) table {
	for i := range t {
		var w uint64
		for _, l := range c {
			w |= word(l, i)
		}
		t[i] &= w
	}
	return t
}

// assume is the table with all literals true.
func (t table) assume(lits []Lit) table {
	t = slices.Clone(t)
	for _, l := range lits {
		t.and(l)
	}
	return t
}

func (t table) possible() bool {
	return slices.ContainsFunc(t, func(w uint64) bool { return w != 0 })
}

// proofLog keeps the proof of a solver as text.
type proofLog struct {
	text bytes.Buffer
	w    *ProofWriter
}

func logProof(s *Solver) *proofLog {
	p := &proofLog{}
	p.w = NewProofWriter(&p.text)
	s.Proof = p.w
	return p
}

// check fails if the proof does not prove the goals, or has other input than it should.
func (p *proofLog) check(t *testing.T, inputs [][]Lit, goals [][]Lit) {
	t.Helper()
	p.checkTheory(t, inputs, goals, func([]int) bool { return false })
}

// checkTheory is check with a theory, of which holds knows all clauses.
func (p *proofLog) checkTheory(t *testing.T, inputs [][]Lit, goals [][]Lit, holds func([]int) bool) {
	t.Helper()
	if err := p.w.Flush(); err != nil {
		t.Fatal(err)
	}
	var numbers [][]int
	for _, g := range goals {
		numbers = append(numbers, dimacs(g))
	}
	got, err := drat.Check(bytes.NewReader(p.text.Bytes()), numbers...)
	if err != nil {
		t.Fatalf("proof: %v\n%s", err, head(p.text.String()))
	}
	known := map[string]bool{}
	for _, c := range inputs {
		known[fmt.Sprint(sorted(dimacs(c)))] = true
	}
	for _, c := range got {
		if !known[fmt.Sprint(sorted(c))] && !holds(c) {
			t.Fatalf("the proof assumes %v, which was not added", c)
		}
	}
}

// checkUnits fails if a literal that is true for ever is not a clause of the proof.
func (p *proofLog) checkUnits(t *testing.T, s *Solver) {
	t.Helper()
	p.w.Flush()
	lines := map[string]bool{}
	for line := range strings.Lines(p.text.String()) {
		lines[strings.TrimPrefix(line, "i ")] = true
	}
	for _, l := range s.trail {
		if !lines[fmt.Sprintf("%v 0\n", l)] {
			t.Fatalf("the proof does not say that %v is true", l)
		}
	}
}

func head(s string) string { return s[:min(len(s), 2000)] }

func sorted(c []int) []int {
	c = slices.Clone(c)
	slices.Sort(c)
	return slices.Compact(c)
}

func dimacs(c []Lit) []int {
	n := []int{}
	for _, l := range c {
		n = append(n, l.Dimacs())
	}
	return n
}

func negated(c []Lit) []Lit {
	n := make([]Lit, len(c))
	for i, l := range c {
		n[i] = l.Neg()
	}
	return n
}

// hectic makes a solver restart, change modes and delete clauses all the time, and audit itself: at every decision, or
// at every 64th.
func hectic(t *testing.T, s *Solver, every bool) {
	s.restart.firstMode, s.restart.lubyUnit, s.restart.rephaseInterval = 3, 2, 4
	s.reduce.interval, s.reduce.next = 1, 1
	s.Stop = func() bool {
		if every {
			s.restart.asked = 0
		}
		if err := s.audit(); err != nil {
			t.Fatalf("invariant: %v", err)
		}
		return false
	}
}

func randomClause(r *rand.Rand, vars, length int) []Lit {
	c := make([]Lit, length)
	for i := range c {
		c[i] = Lit(r.IntN(2 * vars))
	}
	return c
}

// TestBruteForce solves random formulas that grow, under random assumptions, and compares with truth tables.
func TestBruteForce(t *testing.T) {
	answers := map[Result]int{}
	var total Stats
	for seed := range uint64(2000) {
		r := rand.New(rand.NewPCG(seed, 1))
		s := New()
		if seed%4 != 0 {
			hectic(t, s, true)
		}
		log := logProof(s)
		vars, added := 0, 0
		var clauses, goals [][]Lit
		grow := 3 + r.IntN(9)
		for range 1 + r.IntN(4) {
			if vars+grow <= 14 {
				for range grow {
					s.NewVar()
				}
				vars += grow
			}
			length := 2 + r.IntN(3)
			for range int(float64(grow) * []float64{0, 1, 2.2, 4.4, 9.5}[length] * (0.5 + r.Float64()/2)) {
				n := length
				if r.IntN(8) == 0 {
					n = 1 + r.IntN(5)
				}
				if r.IntN(1000) == 0 {
					n = r.IntN(2)
				}
				clauses = append(clauses, randomClause(r, vars, n))
			}
			for _, c := range clauses[added:] {
				s.AddClause(slices.Clone(c)...)
			}
			added = len(clauses)
			truth := always(vars)
			for _, c := range clauses {
				truth.and(c...)
			}
			for range 1 + r.IntN(3) {
				assumptions := randomClause(r, vars, r.IntN(4))
				got := s.Solve(assumptions...)
				answers[got]++
				checkAnswer(t, s, got, truth, clauses, assumptions)
				if got == Unsat {
					goals = append(goals, negated(s.Core()))
				}
			}
		}
		log.check(t, clauses, goals)
		log.checkUnits(t, s)
		addStats(&total, s.Stats)
	}
	t.Logf("%v, %+v", answers, total)
	if answers[Sat] < 1000 || answers[Unsat] < 1000 || total.Learned < 1000 {
		t.Errorf("the formulas are too easy: %v, %+v", answers, total)
	}
}

func addStats(sum *Stats, s Stats) {
	sum.Decisions += s.Decisions
	sum.Conflicts += s.Conflicts
	sum.Propagations += s.Propagations
	sum.Restarts += s.Restarts
	sum.Learned += s.Learned
	sum.Deleted += s.Deleted
	sum.Kept += s.Kept
	sum.Reasons += s.Reasons
}

// checkAnswer compares an answer with the truth: models satisfy, cores are of the assumptions and suffice.
func checkAnswer(t *testing.T, s *Solver, got Result, truth table, clauses [][]Lit, assumptions []Lit) {
	t.Helper()
	want := Unsat
	if truth.assume(assumptions).possible() {
		want = Sat
	}
	if got != want {
		t.Fatalf("%v, but it is %v: %v under %v", got, want, clauses, assumptions)
	}
	if got == Unsat {
		for _, l := range s.Core() {
			if !slices.Contains(assumptions, l) {
				t.Fatalf("core %v is not of the assumptions %v", s.Core(), assumptions)
			}
		}
		if truth.assume(s.Core()).possible() {
			t.Fatalf("core %v of %v under %v has a model", s.Core(), clauses, assumptions)
		}
		if s.Value(0) != Undefined {
			t.Fatal("a value without a model")
		}
		return
	}
	if s.Core() != nil {
		t.Fatal("a core with a model")
	}
	checkModel(t, s, clauses, assumptions)
}

func checkModel(t *testing.T, s *Solver, clauses [][]Lit, assumptions []Lit) {
	t.Helper()
	holds := func(l Lit) bool { return s.Value(l) == True && s.Value(l.Neg()) == False }
	for _, c := range clauses {
		if !slices.ContainsFunc(c, holds) {
			t.Fatalf("the model does not satisfy %v", c)
		}
	}
	for _, l := range assumptions {
		if !holds(l) {
			t.Fatalf("the model does not satisfy the assumption %v", l)
		}
	}
}
