package explore

import (
	"flag"
	"math/rand/v2"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
	"github.com/google/go-cmp/cmp"
)

var (
	sectionSeeds = flag.Uint64("sections.seeds", 100, "number of generated programs with atomic sections of several accesses")
	sectionFirst = flag.Uint64("sections.first", 0, "first seed of these")
)

// TestRevisitsOfSections compares the engines on programs in which revisits delete a part of what takes place at once: an
// atomic section, or an access that looks whether its object lives.
func TestRevisitsOfSections(t *testing.T) {
	type body = []litmus.Stmt
	lock, unlock := litmus.Stmt{Kind: litmus.Lock}, litmus.Stmt{Kind: litmus.Unlock}
	load := func(v int) litmus.Stmt { return litmus.Stmt{Kind: litmus.Load, Var: v, Order: event.SeqCst} }
	put := func(v int, c uint64) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Store, Var: v, C: c, Order: event.SeqCst}
	}
	store := func(v int) litmus.Stmt { return put(v, 1) }
	add := func(v int) litmus.Stmt { return litmus.Stmt{Kind: litmus.Add, Var: v, C: 1, Order: event.SeqCst} }
	xchg := func(v int, c uint64) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Xchg, Var: v, C: c, Order: event.SeqCst}
	}
	cas := func(v int, exp, c uint64) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.CAS, Var: v, Exp: exp, C: c, Order: event.SeqCst}
	}
	section := func(s ...litmus.Stmt) litmus.Stmt { return litmus.Stmt{Kind: litmus.Atomic, Body: s} }
	for name, p := range map[string]*litmus.Program{
		"a lock waits once more as a revisit deletes the unlock that it has read from": {Heap: 1, Threads: []body{
			{lock, add(1)}, {lock, load(0), unlock, add(1)}, {cas(0, 0, 0), {Kind: litmus.Free}}}},
		"a store revisits what a section has read from, and comes after the section": {Threads: []body{
			{{Kind: litmus.Gate}}, {cas(1, 1, 1), store(0)}, {section(xchg(1, 0), load(0))}}},
		"a lock takes a mutex from what a section comes after, and comes after the section": {Threads: []body{
			{lock, xchg(0, 0)}, {load(1), lock}, {section(add(1), load(0))}}},
		"a section goes on between the read and the write of an operation": {Threads: []body{
			{add(1)}, {section(cas(1, 0, 1), add(0))}, {store(1)}, {cas(0, 0, 1)}}},
		// The last store of the second thread's section, which is deleted, could come later but for what is said.
		"a read-modify-write of a section that comes after it has taken the next write": {Threads: []body{
			{section(put(0, 0), add(1))}, {section(store(0), add(2), store(1))}, {cas(2, 0, 0)}, {put(1, 0)}}},
		"a section that comes after it reads the next write": {Threads: []body{
			{section(load(2), add(1))}, {section(load(1), xchg(0, 1), store(2))}, {put(2, 0)}, {load(1), put(0, 0)}}},
		"a section that comes after it reads the next but one, which has taken the next": {Threads: []body{
			{section(put(0, 0), load(1))}, {section(store(0), add(2), store(1))}, {cas(2, 0, 0)}, {put(1, 0)}, {add(1)}}},
		"a section that comes after it reads the next but one, of one section with the next": {Threads: []body{
			{section(put(0, 0), load(1))}, {section(store(0), add(2), store(1))}, {cas(2, 0, 0)}, {section(put(1, 0), put(1, 2))}}},
	} {
		p.Vars, p.Mutexes = 3, 1
		for _, model := range OperationalModels() {
			if d := disagreement(t, p, model); d != "" {
				t.Errorf("%s, %s: %s", name, model, d)
			}
		}
	}
}

// TestSections compares the engine trust with naive on generated programs with sections of several accesses.
func TestSections(t *testing.T) {
	left, blocked := 0, uint64(0)
	for seed := *sectionFirst; seed < *sectionFirst+*sectionSeeds; seed++ {
		p := drawSections(seed)
		prog := p.Compile()
		for _, model := range OperationalModels() {
			if large(t, prog, model) {
				left++
				continue
			}
			all, _ := naively(t, prog, model)
			got, res := summarise(t, prog, model, "trust")
			if d := cmp.Diff(all, got); d != "" {
				t.Fatalf("%s, seed %d, trust (+) against naive (-):\n%s\n%v", model, seed, d, p)
			}
			blocked += res.Counts.Blocked[event.BlockSleep]
		}
	}
	t.Logf("%d programs from seed %d, %d times left out as too large, %d graphs of no execution", *sectionSeeds, *sectionFirst, left, blocked)
}

// drawSections draws a program most of whose threads have sections of several accesses.
func drawSections(seed uint64) *litmus.Program {
	r := rand.New(rand.NewPCG(seed, 77))
	p := &litmus.Program{Vars: 2 + r.IntN(2), Mutexes: 1}
	simple := func() litmus.Stmt {
		s := litmus.Stmt{Var: r.IntN(p.Vars), C: uint64(r.IntN(2)), Exp: uint64(r.IntN(2)), Order: event.SeqCst}
		s.Kind = []litmus.Kind{litmus.Load, litmus.Load, litmus.Store, litmus.Store, litmus.Add, litmus.Xchg, litmus.CAS, litmus.Choose}[r.IntN(8)]
		if s.Kind == litmus.Choose {
			s.C = 2
			if r.IntN(2) == 0 {
				s.Kind = litmus.Load
			}
		}
		return s
	}
	stmt := func() litmus.Stmt {
		if r.IntN(4) == 0 {
			b := []litmus.Stmt{}
			for range 1 + r.IntN(2) {
				b = append(b, simple())
			}
			return litmus.Stmt{Kind: litmus.If, Exp: uint64(r.IntN(2)), Body: b}
		}
		return simple()
	}
	for range 2 + r.IntN(3) {
		var b []litmus.Stmt
		for range 1 + r.IntN(2) {
			if r.IntN(3) == 0 {
				b = append(b, stmt())
				continue
			}
			var body []litmus.Stmt
			for range 2 + r.IntN(2) {
				body = append(body, stmt())
			}
			b = append(b, litmus.Stmt{Kind: litmus.Atomic, Body: body})
			if r.IntN(4) == 0 {
				b = append(b, litmus.Stmt{Kind: []litmus.Kind{litmus.Assume, litmus.Await}[r.IntN(2)], Var: r.IntN(p.Vars), C: 1, Order: event.SeqCst})
			}
		}
		p.Threads = append(p.Threads, b)
	}
	return p
}
