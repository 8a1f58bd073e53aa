package explore

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
	"github.com/google/go-cmp/cmp"
)

var (
	lockSeeds = flag.Uint64("lock.seeds", 600, "number of generated programs with mutexes")
	lockFirst = flag.Uint64("lock.first", 0, "first seed of these")
)

// lockDrawer draws programs in which most accesses are in critical sections, some of the same
// variables are not, and sections nest, are left open, or depend on what was read.
type lockDrawer struct {
	*rand.Rand
	vars, mutexes int
	try, leak     bool // with trylocks; with sections that are left open
	weak          bool // with C11 orders
}

func randomLocks(seed uint64, weak bool) *litmus.Program {
	r := &lockDrawer{Rand: rand.New(rand.NewPCG(seed, 0x6c6f636b)), weak: weak}
	r.vars, r.mutexes = 1+r.IntN(2), 1+r.IntN(2)
	r.try, r.leak = r.IntN(4) == 0, r.IntN(6) == 0
	p := &litmus.Program{Vars: r.vars, Mutexes: r.mutexes, Recursive: r.IntN(3) == 0}
	if p.Recursive {
		p.Mutexes, r.mutexes = 1, 1
	}
	threads := 2 + r.IntN(3)
	for range threads {
		p.Threads = append(p.Threads, r.body(1+r.IntN(7-threads), 0))
	}
	if r.IntN(3) == 0 {
		p.Main = r.body(1, 0)
	}
	return p
}

// body draws n statements, those in sections included.
func (r *lockDrawer) body(n, depth int) []litmus.Stmt {
	body := []litmus.Stmt{}
	for n > 0 {
		n--
		s := litmus.Stmt{Reg: r.IntN(2), Var: r.IntN(r.vars), UseR: r.IntN(2) == 0, C: uint64(r.IntN(3)), Exp: uint64(r.IntN(2)), Order: event.SeqCst}
		if r.weak {
			s.Order = event.Relaxed
			if r.IntN(3) == 0 {
				s.Order = event.SeqCst
			}
		} else if r.IntN(3) > 0 {
			s.Order = event.NotAtomic
		}
		inner := func() []litmus.Stmt {
			k := r.IntN(min(n, 3) + 1)
			n -= k
			return r.body(k, depth+1)
		}
		m := litmus.Stmt{Kind: litmus.Lock, Var: r.IntN(r.mutexes)}
		switch k := r.IntN(20); {
		case k < 5:
			s.Kind = litmus.Load
			body = append(body, s)
		case k < 9:
			s.Kind = litmus.Store
			body = append(body, s)
		case k < 16 || k == 16 && !r.try:
			if depth > 1 {
				continue
			}
			body = append(append(body, m), inner()...)
			if !r.leak || r.IntN(4) > 0 {
				body = append(body, litmus.Stmt{Kind: litmus.Unlock, Var: m.Var})
			}
		case k == 16:
			m.Kind, m.Reg = litmus.TryLock, 2
			body = append(body, m)
			then := append(inner(), litmus.Stmt{Kind: litmus.Unlock, Var: m.Var})
			body = append(body, litmus.Stmt{Kind: litmus.If, Reg: 2, C: 1, Body: then})
		case k == 17:
			body = append(body, litmus.Stmt{Kind: litmus.If, Reg: s.Reg, C: s.C, Body: append(inner(), litmus.Stmt{Kind: litmus.Store, Var: s.Var, C: 1, Order: s.Order})})
		case k == 18:
			s.Kind = []litmus.Kind{litmus.Await, litmus.Add, litmus.CAS, litmus.Gate}[r.IntN(4)]
			if s.Order == event.NotAtomic {
				s.Order = event.SeqCst
			}
			body = append(body, s)
		case r.leak && r.IntN(3) == 0:
			body = append(body, litmus.Stmt{Kind: litmus.Unlock, Var: m.Var})
		default:
			s.Kind = litmus.Choose
			s.C = 2
			body = append(body, s)
		}
	}
	return body
}

// lockCases are programs on which wrong rules for locks that are revisited in place were found out.
func lockCases() []*litmus.Program {
	lock, unlock := litmus.Stmt{Kind: litmus.Lock}, litmus.Stmt{Kind: litmus.Unlock}
	load, add := litmus.Stmt{Kind: litmus.Load, Order: event.SeqCst}, litmus.Stmt{Kind: litmus.Add, C: 1, Order: event.SeqCst}
	cas := litmus.Stmt{Kind: litmus.CAS, Exp: 1, C: 2, Order: event.SeqCst}
	store := func(v uint64) litmus.Stmt { return litmus.Stmt{Kind: litmus.Store, C: v, Order: event.SeqCst} }
	type body = []litmus.Stmt
	return []*litmus.Program{
		// A lock waits for the level of a recursive mutex that is left.
		{Vars: 1, Mutexes: 1, Recursive: true, Threads: []body{{lock}, {lock, lock, load, unlock}, {add}}},
		// A lock that waits would depend on what is not before the unlock.
		{Vars: 1, Mutexes: 1, Threads: []body{{lock}, {load, lock}, {lock, cas, unlock}, {store(1)}}},
		// So would an unlock that fails.
		{Vars: 1, Mutexes: 1, Threads: []body{{lock}, {lock, unlock, load}, {lock, unlock, store(2)}, {store(1), unlock}}},
		// A store that has several places in coherence order deletes the write of a lock that is kept.
		{Vars: 1, Mutexes: 1, Threads: []body{{store(1), lock, unlock}, {load}, {lock, unlock, store(2)}}},
	}
}

func TestLockCases(t *testing.T) {
	for _, p := range lockCases() {
		for _, model := range OperationalModels() {
			if d := lockDisagreement(t, p, model); d != "" {
				t.Errorf("%s\n%v\n%s", model, p, d)
			}
		}
	}
}

// TestLocks compares trust with naive, or with all graphs under the models without machine, on
// generated programs with mutexes.
func TestLocks(t *testing.T) {
	left := 0
	for seed := *lockFirst; seed < *lockFirst+*lockSeeds; seed++ {
		model := Models()[seed%uint64(len(Models()))]
		m, _ := memmodel.ParseModel(model)
		p := randomLocks(seed, !m.Operational())
		diff := func(p *litmus.Program) string {
			if m.Operational() {
				return lockDisagreement(t, p, model)
			}
			d, ok := graphsDisagreement(t, p.Compile(), m)
			if !ok {
				left++
			}
			return d
		}
		if wrong := litmus.Shrunk(p, diff); wrong != "" {
			t.Fatalf("%s, seed %d, %s", model, seed, wrong)
		}
	}
	t.Logf("%d programs from seed %d, %d of them left out", *lockSeeds, *lockFirst, left)
}

// failed is a test that a program makes fail, for a candidate of litmus.Shrink.
type failed struct{ testing.TB }

func (failed) Fatal(args ...any) { panic(fmt.Sprint(args...)) }

// lockDisagreement compares trust with naive.
func lockDisagreement(t testing.TB, p *litmus.Program, model string) (problem string) {
	defer func() {
		if x := recover(); x != nil {
			problem = fmt.Sprint(x)
		}
	}()
	t = failed{t}
	prog := p.Compile()
	want, _ := summarise(t, prog, model, "naive")
	got, res := summarise(t, prog, model, "trust")
	if d := cmp.Diff(tallied(res), tallied(withoutLeaves(t, prog, model))); d != "" {
		return "trust with leaves (-) and without (+):\n" + d
	}
	return cmp.Diff(want, got)
}
