package random

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/tape"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// walker returns a walker of a program, and what an execution shows of it.
func walker(t *testing.T, p *litmus.Program, model memmodel.Model) (*Walker, *Profile) {
	t.Helper()
	m := memmodel.NewMachineWith(p.Compile(), model, nil)
	w := NewWalker(m, Options{MaxSteps: 1000, Stopped: func() bool { return false }, Step: func(*memmodel.Step) bool { return false }})
	first := &tape.Weighed{P: big.NewRat(1, 1)}
	if end := w.Run(New("walk", 0), &Profile{}, first); end != Maximal {
		t.Fatalf("an execution ends with %d", end)
	}
	var x Measured
	x.Measure(w)
	x.Follow(w, &Profile{}, 0)
	return w, (&Profile{}).Merge(&x)
}

// distribution returns with which probability the executions of a strategy have something in common, as key says at their ends.
func distribution(t *testing.T, w *Walker, p *Profile, s Strategy, key func() string) map[string]*big.Rat {
	t.Helper()
	all := map[string]*big.Rat{}
	e := &tape.Weighed{}
	sum := new(big.Rat)
	for more := true; more; more = e.Next() {
		e.P = big.NewRat(1, 1)
		if end := w.Run(s, p, e); end != Maximal {
			t.Fatalf("an execution ends with %d", end)
		}
		k := key()
		if all[k] == nil {
			all[k] = new(big.Rat)
		}
		all[k].Add(all[k], e.P)
		sum.Add(sum, e.P)
	}
	if sum.Cmp(big.NewRat(1, 1)) != 0 {
		t.Fatalf("probabilities add up to %v", sum)
	}
	return all
}

// schedule is the order in which threads have taken steps, without joins.
func schedule(w *Walker) string {
	text := ""
	for i := range w.m.Steps() {
		if s := &w.m.Steps()[i]; s.Label.Kind != event.Join {
			text += fmt.Sprint(" ", s.Thread)
		}
	}
	return text
}

func add(v int) litmus.Stmt {
	return litmus.Stmt{Kind: litmus.Add, Var: v, C: 1, Order: event.SeqCst}
}

func store(v int, c uint64) litmus.Stmt {
	return litmus.Stmt{Kind: litmus.Store, Var: v, C: c}
}

func load(v, reg int) litmus.Stmt {
	return litmus.Stmt{Kind: litmus.Load, Var: v, Reg: reg, Order: event.SeqCst}
}

// TestWalkIsUniform compares the walk with a recursion over all that processes can do next, each with the same probability.
func TestWalkIsUniform(t *testing.T) {
	p := &litmus.Program{Vars: 2, Mutexes: 1, Threads: [][]litmus.Stmt{{store(0, 1), load(1, 0)}, {{Kind: litmus.Choose, C: 3}, load(0, 1)}}}
	for _, model := range []memmodel.Model{memmodel.SC, memmodel.TSO} {
		w, known := walker(t, p, model)
		got := distribution(t, w, known, New("walk", 0), func() string { return fmt.Sprint(ClassOf(w.m, nil)) })
		want := map[string]*big.Rat{}
		m := memmodel.NewMachineWith(p.Compile(), model, nil)
		var recurse func(*big.Rat)
		recurse = func(probability *big.Rat) {
			var can []memmodel.Proc
			for q := range m.Procs() {
				if m.Enabled(q) {
					can = append(can, q)
				}
			}
			if len(can) == 0 {
				k := fmt.Sprint(ClassOf(m, nil))
				if want[k] == nil {
					want[k] = new(big.Rat)
				}
				want[k].Add(want[k], probability)
			}
			for _, q := range can {
				ways := int64(1)
				if th, update := m.Thread(q); !update && m.Label(th).Kind == event.Choice {
					ways = 3
				}
				for c := range ways {
					m.Exec(q, uint64(c))
					recurse(new(big.Rat).Mul(probability, big.NewRat(1, int64(len(can))*ways)))
					m.Undo()
				}
			}
		}
		recurse(big.NewRat(1, 1))
		if len(want) < 6 || len(got) != len(want) {
			t.Fatalf("%v: %d classes, want %d", model, len(got), len(want))
		}
		for k, x := range want {
			if got[k] == nil || got[k].Cmp(x) != 0 {
				t.Errorf("%v: class %s has probability %v, want %v", model, k, got[k], x)
			}
		}
	}
}

// TestURWIsUniform tests that each order of the steps has the same probability where threads wait for each other's end only. The steps without joins are a tree of n nodes, those that create
// threads having two children. It has n! orders divided by the sizes of all its parts (Knuth, "The Art of Computer Programming", volume 3, section 5.1.4, exercise 20).
func TestURWIsUniform(t *testing.T) {
	for i, c := range []struct {
		p    *litmus.Program
		want int64
	}{
		{&litmus.Program{Vars: 1, Threads: [][]litmus.Stmt{{add(0)}, {add(0)}}}, 24 / (4 * 2)},
		{&litmus.Program{Vars: 1, Threads: [][]litmus.Stmt{{add(0), add(0)}, {add(0)}}}, 120 / (5 * 2 * 2)},
		{&litmus.Program{Vars: 1, Threads: [][]litmus.Stmt{{add(0)}, {add(0), add(0), add(0)}}}, 720 / (6 * 4 * 3 * 2)},
		{&litmus.Program{Vars: 1, Threads: [][]litmus.Stmt{{add(0), add(0)}, {add(0)}, {add(0)}}, Main: []litmus.Stmt{add(0)}}, 5040 / (7 * 2 * 4 * 2)},
	} {
		w, known := walker(t, c.p, memmodel.SC)
		all := distribution(t, w, known, New("urw", 0), func() string { return schedule(w) })
		each := big.NewRat(1, int64(len(all)))
		for s, p := range all {
			if p.Cmp(each) != 0 {
				t.Errorf("program %d: a schedule of %d has probability %v: %s", i, len(all), p, s)
			}
		}
		if int64(len(all)) != c.want {
			t.Errorf("program %d: %d schedules, want %d", i, len(all), c.want)
		}
	}
}

// TestSURWIsUniform tests that the orders of the accesses to each location have the same probability, however many other steps there are.
func TestSURWIsUniform(t *testing.T) {
	p := &litmus.Program{Vars: 4, Threads: [][]litmus.Stmt{{add(0), add(1)}, {add(2), add(0), add(1), add(1)}, {add(3), add(0)}}}
	w, known := walker(t, p, memmodel.SC)
	if len(known.shared) != 2 {
		t.Fatalf("%d locations are shared", len(known.shared))
	}
	s := New("surw", 0).(*surw)
	all := distribution(t, w, known, s, func() string {
		text := fmt.Sprint(s.loc, ":")
		for i := range w.m.Steps() {
			if step := &w.m.Steps()[i]; step.Label.Accesses() && step.Label.Loc == s.loc {
				text += fmt.Sprint(" ", step.Thread)
			}
		}
		return text
	})
	// Three accesses to variable 0 come in 6 orders. Of those to variable 1, one by a thread and two by another, in 3.
	if len(all) != 6+3 {
		t.Fatalf("%d orders: %v", len(all), all)
	}
	for order, p := range all {
		if p.Cmp(big.NewRat(1, 2*6)) != 0 && p.Cmp(big.NewRat(1, 2*3)) != 0 {
			t.Errorf("order %s has probability %v", order, p)
		}
	}
}

// TestPCTBound tests that pct meets errors of a depth with the probability that is promised, and those of a greater depth never.
func TestPCTBound(t *testing.T) {
	is := func(reg int, c uint64, body ...litmus.Stmt) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.If, Reg: reg, C: c, Body: body}
	}
	fail := litmus.Stmt{Kind: litmus.Assert, Reg: 0, C: 1}
	programs := []struct {
		name  string
		depth int
		p     *litmus.Program
	}{
		// The load has to come after the store of the other thread: one pair.
		{"order", 1, &litmus.Program{Vars: 1, Threads: [][]litmus.Stmt{{load(0, 0), fail}, {store(0, 1)}}}},
		// A thread has to be interrupted between two steps: two pairs.
		{"atomicity", 2, &litmus.Program{Vars: 2, Threads: [][]litmus.Stmt{{load(0, 1), load(0, 0), is(1, 0, fail)}, {store(1, 1), store(0, 1)}}}},
		// A thread has to be interrupted twice, and another one between these: four pairs.
		{"twice", 4, &litmus.Program{Vars: 1, Threads: [][]litmus.Stmt{{load(0, 1), load(0, 2), load(0, 0), is(1, 0, is(2, 2, fail))}, {store(0, 2), store(0, 1)}}}},
	}
	for _, c := range programs {
		w, known := walker(t, c.p, memmodel.SC)
		for depth := 1; depth <= c.depth; depth++ {
			all := distribution(t, w, known, New("pct", depth), func() string {
				for i := range w.m.Threads() {
					if w.m.Fault(event.ThreadID(i)) != nil {
						return "error"
					}
				}
				return ""
			})
			got, _ := new(big.Float).SetRat(orZero(all["error"])).Float64()
			switch bound := Bound(known.Processes, known.Steps, depth); {
			case depth < c.depth && got != 0:
				t.Errorf("%s: pct of depth %d meets an error of depth %d with probability %v", c.name, depth, c.depth, got)
			case depth == c.depth && got < bound:
				t.Errorf("%s: probability %v, at least %v is promised", c.name, got, bound)
			}
		}
	}
}

func orZero(x *big.Rat) *big.Rat {
	if x == nil {
		return new(big.Rat)
	}
	return x
}

// TestCoverage compares the sample with a count.
func TestCoverage(t *testing.T) {
	c := Coverage{room: 256}
	for i := range uint64(20_000) {
		c.Add(Class{scramble(i / 2), i}, i)
		c.Add(Class{scramble(i / 2), i}, i)
	}
	if n, exact := c.Distinct(); exact || n < 16_000 || n > 24_000 {
		t.Errorf("%d, %t", n, exact)
	}
	if n := c.Since(15_000); n < 3500 || n > 6500 {
		t.Errorf("%d in the last quarter", n)
	}
	var few Coverage
	for i := range uint64(100) {
		few.Add(Class{i % 7}, i)
	}
	if n, exact := few.Distinct(); n != 7 || !exact || few.Since(3) != 4 {
		t.Errorf("%d, %t, %d", n, exact, few.Since(3))
	}
}

// seeded makes the choices of an execution from a seed.
type seeded struct{ *rand.Rand }

func (c seeded) Pick(n int) int { return c.IntN(n) }
func (c seeded) Float() float64 { return c.Float64() }

// TestPOSDrawsAnew tests that the order of two steps that race does not depend on the priorities of steps before them: a thread that writes once comes after n writes of another one with
// probability 2^-n, and not, as if it kept its priority, 1/(n+1).
func TestPOSDrawsAnew(t *testing.T) {
	p := &litmus.Program{Vars: 2, Threads: [][]litmus.Stmt{{add(0), add(0), add(0), add(0)}, {add(0)}}}
	w, known := walker(t, p, memmodel.SC)
	last, all := 0, 0
	for i := range uint64(20_000) {
		w.Run(New("pos", 0), known, seeded{rand.New(rand.NewPCG(1, i))})
		order, created := "", false
		for k := range w.m.Steps() {
			s := &w.m.Steps()[k]
			created = created || s.Label.Kind == event.Create && s.Label.Thread == 2
			if s.Label.Accesses() {
				if order == "" && !created {
					break // thread 2 came up too late to race with all
				}
				order += fmt.Sprint(s.Thread)
			}
		}
		if order != "" {
			all++
		}
		if order == "11112" {
			last++
		}
	}
	// The first write of thread 1 has waited for the creation of the other thread, and may have a low priority.
	if share := float64(last) / float64(all); all < 5000 || share > 1/16.0 || share < 1/40.0 {
		t.Errorf("last in %.3f of %d", share, all)
	}
}

// TestConflict tests whose order matters for strategy pos.
func TestConflict(t *testing.T) {
	choose := litmus.Stmt{Kind: litmus.Choose, C: 2}
	for i, c := range []struct {
		a, b    litmus.Stmt
		sc, tso bool
	}{
		{load(0, 0), load(0, 0), false, false},
		{load(0, 0), store(0, 1), true, false}, // a store to a buffer nobody sees
		{load(0, 0), store(1, 1), false, false},
		{store(0, 1), store(0, 2), true, false},
		{add(0), load(0, 0), true, true},
		{add(0), add(1), false, false},
		{add(0), choose, false, false},
		{litmus.Stmt{Kind: litmus.Lock}, litmus.Stmt{Kind: litmus.Lock}, true, true},
		{litmus.Stmt{Kind: litmus.Atomic, Body: []litmus.Stmt{add(1)}}, add(0), true, true},
		{litmus.Stmt{Kind: litmus.Atomic, Body: []litmus.Stmt{add(1)}}, choose, false, false},
	} {
		p := &litmus.Program{Vars: 2, Mutexes: 1, Threads: [][]litmus.Stmt{{c.a}, {c.b}}}
		for model, want := range map[memmodel.Model]bool{memmodel.SC: c.sc, memmodel.TSO: c.tso} {
			m := memmodel.NewMachineWith(p.Compile(), model, nil)
			for !m.Started(2) {
				m.Exec(m.Proc(0), 0)
			}
			next := func(th event.ThreadID) process {
				return process{Proc: m.Proc(th), thread: th}.next(m)
			}
			if got := conflict(m, next(1), next(2)); got != want || conflict(m, next(2), next(1)) != want {
				t.Errorf("pair %d, %v: %t", i, model, got)
			}
			if conflict(m, next(1), next(1)) {
				t.Errorf("pair %d: a thread races with itself", i)
			}
		}
	}
}

// TestSpinning tests that a thread that waits in a loop of several loads is never blocked while others can let it go on, and that it is if nobody does.
func TestSpinning(t *testing.T) {
	wait := litmus.Stmt{Kind: litmus.AwaitBoth, C: 1, Var2: 1, Exp: 1}
	for _, c := range []struct {
		lets  []litmus.Stmt
		wants event.Reason
	}{{[]litmus.Stmt{load(1, 0), store(0, 1)}, event.NotBlocked}, {[]litmus.Stmt{load(1, 0), store(0, 2)}, event.BlockAwait}} {
		p := &litmus.Program{Vars: 2, Threads: [][]litmus.Stmt{{wait}, c.lets}}
		w, known := walker(t, p, memmodel.SC)
		for _, name := range Names() {
			for i := range uint64(100) {
				if end := w.Run(New(name, 2), known, seeded{rand.New(rand.NewPCG(1, i))}); end != Maximal {
					t.Fatalf("%s: an execution ends with %d", name, end)
				}
				if got := w.m.Blocked(1); got != c.wants {
					t.Fatalf("%s, execution %d: %v, want %v", name, i, got, c.wants)
				}
			}
		}
	}
}
