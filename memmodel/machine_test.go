package memmodel_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/gomc/gomc/event"
	_ "github.com/gomc/gomc/internal/testgc"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// snapshot describes everything of a machine that a step can change.
func snapshot(m *memmodel.Machine, locations int) string {
	s := fmt.Sprintf("%d steps, exited %v;", len(m.Steps()), m.Exited())
	for i := range m.Threads() {
		if t := event.ThreadID(i); m.Started(t) {
			s += fmt.Sprintf(" thread %d at %p, blocked %v, updates %v;", t, m.State(t), m.Blocked(t), m.Updates(t))
		}
	}
	for p := range m.Procs() {
		s += fmt.Sprintf(" process %d: %v after %d;", p, m.Enabled(p), m.Last(p))
	}
	for l := range locations {
		s += fmt.Sprintf(" %d=%x, newest %d;", l, m.Word(event.Loc(l)), m.Newest(event.Loc(l)))
	}
	return s
}

// enabled returns the processes that can take a step.
func enabled(m *memmodel.Machine) []memmodel.Proc {
	var ps []memmodel.Proc
	for p := range m.Procs() {
		if m.Enabled(p) {
			ps = append(ps, p)
		}
	}
	return ps
}

// TestUndo executes random schedules of generated programs under every model and
// takes them back: each step leaves the machine as it was, and executed again it
// does the same.
func TestUndo(t *testing.T) {
	for seed := range uint64(1500) {
		p := litmus.Random(seed, litmus.Everything())
		model := memmodel.Model(seed % 3)
		locations := p.Vars + p.Mutexes
		var m *memmodel.Machine
		var before []string
		var moves []memmodel.Step
		mixed := memmodel.NewMixed()
		for again := true; again; again = mixed.Discovered() {
			mixed.Forget()
			m = memmodel.NewMachineWith(p.Compile(), model, mixed)
			r := rand.New(rand.NewPCG(seed, 1))
			before, moves = []string{snapshot(m, locations)}, nil
			for range 200 {
				ps := enabled(m)
				if len(ps) == 0 {
					break
				}
				s := *m.Exec(ps[r.IntN(len(ps))], 0)
				moves = append(moves, s)
				before = append(before, snapshot(m, locations))
			}
		}
		for i := len(moves) - 1; i >= 0; i-- {
			m.Undo()
			if got := snapshot(m, locations); !sameUpToProcs(got, before[i]) {
				t.Fatalf("%v, seed %d, undo of step %d:\ngot  %s\nwant %s\n%s", model, seed, i, got, before[i], p)
			}
		}
		for i, s := range moves {
			m.Exec(s.Proc, s.Choice)
			if got := snapshot(m, locations); !sameUpToProcs(got, before[i+1]) {
				t.Fatalf("%v, seed %d, step %d again:\ngot  %s\nwant %s\n%s", model, seed, i, got, before[i+1], p)
			}
		}
	}
}

// sameUpToProcs compares snapshots but for processes that one of them does not
// know yet: a machine keeps the numbers of processes it has met.
func sameUpToProcs(a, b string) bool {
	drop := func(s string) string {
		for p := range 40 {
			s = dropAll(s, fmt.Sprintf(" process %d: false after -1;", p))
		}
		return s
	}
	return drop(a) == drop(b)
}

func dropAll(s, part string) string {
	for i := 0; i+len(part) <= len(s); i++ {
		if s[i:i+len(part)] == part {
			return s[:i] + s[i+len(part):]
		}
	}
	return s
}

// TestOrders checks the table of the package: which operations wait for the
// buffer to drain, and which stores may overtake which.
func TestOrders(t *testing.T) {
	store := func(v int, o event.Order) litmus.Stmt { return litmus.Stmt{Kind: litmus.Store, Var: v, C: 1, Order: o} }
	for _, c := range []struct {
		name  string
		model memmodel.Model
		body  []litmus.Stmt
		steps int // of the thread, before it waits or ends, with nothing updated
		free  int // stores that may then leave the buffer
	}{
		{"store, load", memmodel.TSO, []litmus.Stmt{store(0, event.Relaxed), {Kind: litmus.Load, Var: 1}}, 2, 1},
		{"store, add", memmodel.TSO, []litmus.Stmt{store(0, event.Relaxed), {Kind: litmus.Add, Var: 1}}, 1, 1},
		{"store, failing compare-exchange", memmodel.TSO, []litmus.Stmt{store(0, event.NotAtomic), {Kind: litmus.CAS, Var: 1, Exp: 9}}, 1, 1},
		{"store, seq_cst store", memmodel.TSO, []litmus.Stmt{store(0, event.Relaxed), store(1, event.SeqCst)}, 1, 1},
		{"seq_cst store, load", memmodel.TSO, []litmus.Stmt{store(0, event.SeqCst), {Kind: litmus.Load, Var: 1}}, 2, 0},
		{"store, release fence, load", memmodel.TSO, []litmus.Stmt{store(0, event.Relaxed), {Kind: litmus.Fence, Order: event.Release}, {Kind: litmus.Load, Var: 1}}, 3, 1},
		{"store, seq_cst fence", memmodel.TSO, []litmus.Stmt{store(0, event.Relaxed), {Kind: litmus.Fence, Order: event.SeqCst}}, 1, 1},
		{"store, lock", memmodel.PSO, []litmus.Stmt{store(0, event.Relaxed), {Kind: litmus.Lock}}, 1, 1},
		{"store, atomic section", memmodel.PSO, []litmus.Stmt{store(0, event.Relaxed), {Kind: litmus.Atomic, Body: []litmus.Stmt{{Kind: litmus.Load}}}}, 1, 1},
		{"two stores, TSO", memmodel.TSO, []litmus.Stmt{store(0, event.Relaxed), store(1, event.Relaxed)}, 2, 1},
		{"two stores, PSO", memmodel.PSO, []litmus.Stmt{store(0, event.Relaxed), store(1, event.Relaxed)}, 2, 2},
		{"two stores to one variable, PSO", memmodel.PSO, []litmus.Stmt{store(0, event.Relaxed), store(0, event.Relaxed)}, 2, 1},
		{"release store, PSO", memmodel.PSO, []litmus.Stmt{store(0, event.Relaxed), store(1, event.Release)}, 2, 1},
		{"store after a release store, PSO", memmodel.PSO, []litmus.Stmt{store(0, event.Release), store(1, event.Relaxed)}, 2, 2},
		{"acquire fence between stores, PSO", memmodel.PSO, []litmus.Stmt{store(0, event.Relaxed), {Kind: litmus.Fence, Order: event.Acquire}, store(1, event.Relaxed)}, 3, 2},
		{"release fence between stores, PSO", memmodel.PSO, []litmus.Stmt{store(0, event.Relaxed), {Kind: litmus.Fence, Order: event.Release}, store(1, event.Relaxed)}, 3, 1},
	} {
		p := &litmus.Program{Vars: 2, Mutexes: 1, Threads: [][]litmus.Stmt{c.body}}
		m := memmodel.NewMachine(p.Compile(), c.model)
		m.Exec(m.Proc(0), 0)
		steps, free := 0, 0
		for m.Enabled(m.Proc(1)) {
			m.Exec(m.Proc(1), 0)
			steps++
		}
		for _, p := range enabled(m) {
			if _, update := m.Thread(p); update {
				free++
			}
		}
		if steps != c.steps || free != c.free {
			t.Errorf("%s: %d steps and %d stores may leave, want %d and %d", c.name, steps, free, c.steps, c.free)
		}
	}
}
