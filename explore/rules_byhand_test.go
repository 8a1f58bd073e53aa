package explore

import (
	"fmt"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
	"github.com/gomc/gomc/memmodel"
)

// byHand is a program for a rule of some engine that no other test looks at: without the rule, engines differ on it.
type byHand struct {
	name      string
	program   litmus.Program
	models    []string // under which it has a meaning, all if there are none
	again     bool     // memory lives again
	cut       bool     // some section never ends: errors are compared with those that their definition allows
	races     bool     // what is looked for is data races, of which it has none
	supported []string // engines that have to support it under sc
}

// ruledByHand returns such programs.
func ruledByHand() []byHand {
	type bodies = [][]litmus.Stmt
	type body = []litmus.Stmt
	const plain, relaxed, acquire, release, seqCst = event.NotAtomic, event.Relaxed, event.Acquire, event.Release, event.SeqCst
	load := func(r, v int) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Load, Reg: r, Var: v, Order: seqCst}
	}
	weak := func(r, v int) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Load, Reg: r, Var: v, Order: relaxed}
	}
	store := func(v int, c uint64, o event.Order) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Store, Var: v, C: c, Order: o}
	}
	bytes := func(mask uint8, s litmus.Stmt) litmus.Stmt { s.Mask = mask; return s }
	to := func(k litmus.Kind, v int, c uint64) litmus.Stmt {
		return litmus.Stmt{Kind: k, Var: v, C: c, Order: seqCst}
	}
	when := func(r int, c uint64, body ...litmus.Stmt) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.If, Reg: r, C: c, Body: body}
	}
	section := func(body ...litmus.Stmt) litmus.Stmt { return litmus.Stmt{Kind: litmus.Atomic, Body: body} }
	thread := func(k litmus.Kind, t int) litmus.Stmt { return litmus.Stmt{Kind: k, Var: t} }
	result := func(t int) litmus.Stmt { return litmus.Stmt{Kind: litmus.Join, Var: t, UseR: true} }
	fails := func(c uint64) litmus.Stmt { return litmus.Stmt{Kind: litmus.Assert, C: c} }
	lock, unlock, never := litmus.Stmt{Kind: litmus.Lock}, litmus.Stmt{Kind: litmus.Unlock}, litmus.Stmt{Kind: litmus.Assume, C: 2}
	return []byHand{
		{name: "a lock that was revisited in place, by an unlock that a later revisit deletes", program: litmus.Program{Vars: 2, Mutexes: 1, Threads: bodies{
			{lock, unlock}, {lock, load(0, 0), unlock}, {load(0, 1), store(0, 1, seqCst)}}}},
		{name: "alternatives that a section has only before a store of another thread", program: litmus.Program{Vars: 2, Threads: bodies{
			{section(load(0, 1), when(0, 0, litmus.Stmt{Kind: litmus.Choose, Reg: 2, C: 2}))}, {section()}, {store(1, 1, plain)}}}},
		{name: "a store before the sequentially consistent one to the same location, and what its thread has acquired before both", program: litmus.Program{Vars: 3, Threads: bodies{
			{store(0, 1, seqCst), store(1, 1, release)}, {{Kind: litmus.Load, Var: 1, Order: acquire}, store(2, 1, relaxed), store(2, 2, seqCst)}, {store(2, 3, seqCst), load(0, 0)}}}},
		{name: "freed twice by the thread that goes on alone", program: litmus.Program{Vars: 2, Heap: 2,
			Threads: bodies{{store(0, 1, seqCst)}}, Main: body{to(litmus.Free, 1, 0), to(litmus.Free, 1, 0)}}},
		{name: "one of two objects was freed, and the thread that goes on alone reads the first", program: litmus.Program{Vars: 3, Heap: 6,
			Threads: bodies{{load(0, 0), when(0, 0, to(litmus.Free, 1, 0)), when(0, 1, to(litmus.Free, 2, 0))}, {store(0, 1, seqCst)}}, Main: body{load(0, 1)}}},
		{name: "one of two objects was freed, and the thread that goes on alone reads the second", program: litmus.Program{Vars: 3, Heap: 6,
			Threads: bodies{{load(0, 0), when(0, 0, to(litmus.Free, 1, 0)), when(0, 1, to(litmus.Free, 2, 0))}, {store(0, 1, seqCst)}}, Main: body{load(0, 2)}}},
		{name: "the last load and the inside of a section", program: litmus.Program{Vars: 1,
			Threads: bodies{{section(store(0, 0, relaxed), store(0, 0, relaxed))}, {weak(0, 0)}}}},
		{name: "a store behind one of two parts that releases", program: litmus.Program{Vars: 2,
			Threads: bodies{{store(0, 0x0101, release), store(1, 1, relaxed)}, {weak(0, 1), bytes(1, weak(1, 0))}}}},
		{name: "the last load is sequentially consistent", program: litmus.Program{Vars: 2,
			Threads: bodies{{store(0, 0, seqCst), load(0, 1)}, {store(1, 0, seqCst), load(0, 0)}}}},
		{name: "which thread is joined depends on what another has returned", program: litmus.Program{Vars: 2, Results: true,
			Threads: bodies{{load(0, 0)}, {to(litmus.Await, 1, 1)}, {store(0, 1, seqCst)}},
			Main:    body{thread(litmus.Join, 2), result(0), when(0, 1, thread(litmus.Join, 1)), when(0, 0, store(1, 1, seqCst))}}},
		{name: "an update that acquires, and would not if it failed", models: []string{"ra", "rc11"}, program: litmus.Program{Vars: 1, Heap: 1,
			Threads: bodies{{to(litmus.New, 0, 0), store(0, 1, release)}, {{Kind: litmus.CAS, Exp: 1, C: 2, Order: acquire, Relaxed: true}}}}},
		{name: "a thread that is created late", program: litmus.Program{Vars: 2,
			Threads: bodies{{load(0, 0), when(0, 0, thread(litmus.Create, 2)), when(0, 1, store(1, 1, seqCst))}, {store(0, 1, seqCst), to(litmus.Await, 1, 1)}, {}}}},
		{name: "a section stores to what is freed", program: litmus.Program{Vars: 2, Heap: 2,
			Threads: bodies{{section(weak(0, 0), store(1, 1, relaxed), weak(1, 0))}, {store(0, 1, seqCst), to(litmus.Free, 1, 0)}}}},
		{name: "a thread fails while another is about to allocate once more, and then to wait until its store buffer is empty", again: true, program: litmus.Program{Vars: 2, Heap: 2,
			Threads: bodies{{load(0, 0), fails(1)}, {to(litmus.New, 1, 0), to(litmus.Free, 1, 0), store(0, 1, seqCst), to(litmus.New, 1, 0), to(litmus.Fence, 0, 0)}}}},
		{name: "a section adds to what is undefined", program: litmus.Program{Vars: 3, Undefined: 1,
			Threads: bodies{{to(litmus.Xchg, 0, 1)}, {load(0, 1)}, {load(0, 2), store(1, 1, seqCst)}, {section(to(litmus.Add, 0, 1))}}}},
		{name: "a section comes to read what another store has written", program: litmus.Program{Vars: 3,
			Threads: bodies{{store(0, 1, seqCst)}, {section(load(0, 0), when(0, 0, load(1, 1)))}, {load(0, 2), store(1, 1, seqCst)}}}},
		{name: "a hang for the last of all values", program: litmus.Program{Vars: 2,
			Threads: bodies{{{Kind: litmus.AwaitBoth, Var: 0, C: 1, Var2: 1, Exp: 1}}, {store(0, 2, seqCst)}, {store(1, 0, seqCst)}, {store(1, 1, seqCst)}}}},
		{name: "lives again, and was joined", again: true, supported: []string{"rvf", "trust-rf"}, program: litmus.Program{Vars: 1, Heap: 1,
			Threads: bodies{{to(litmus.New, 0, 0), thread(litmus.Create, 1), thread(litmus.Join, 1), to(litmus.Free, 0, 0), to(litmus.New, 0, 0), store(0, 1, seqCst)}, {load(0, 0)}}}},
		{name: "an update of all bytes of an object, and reads of some", program: litmus.Program{Vars: 1, Heap: 1,
			Threads: bodies{{bytes(0x0f, store(0, 1, seqCst))}, {to(litmus.CAS, 0, 2)}, {bytes(0xf0, load(0, 0))}, {bytes(0xf0, load(0, 0))}}}},

		{name: "a load of bytes of its own store and of another's", program: litmus.Program{Vars: 1,
			Threads: bodies{{bytes(0x0f, store(0, 1, relaxed)), bytes(0xf0, store(0, 1, relaxed)), load(0, 0)}, {store(0, 2, relaxed), load(0, 0)}, {bytes(0xf0, store(0, 3, relaxed))}}}},

		// What is known of a section that never ends cannot be.
		{name: "known by an older write", cut: true, program: litmus.Program{Vars: 2,
			Threads: bodies{{section(store(0, 1, seqCst), load(0, 1), never)}, {load(0, 0), fails(1)}}}},
		{name: "known by the creator", cut: true, program: litmus.Program{Vars: 2, Detached: []int{0},
			Threads: bodies{{section(store(0, 1, seqCst), never)}, {load(0, 0), when(0, 1, thread(litmus.Create, 2))}, {load(0, 1), fails(0)}}}},
		{name: "known by the creator of a thread that fails at once", cut: true, program: litmus.Program{Vars: 2, Detached: []int{0},
			Threads: bodies{{section(store(0, 1, seqCst), never)}, {load(0, 0), when(0, 1, thread(litmus.Create, 2))}, {fails(0)}}}},
		{name: "known by a store in a buffer", cut: true, program: litmus.Program{Vars: 2,
			Threads: bodies{{section(store(0, 1, seqCst), never)}, {load(0, 0), when(0, 1, store(1, 1, relaxed))}, {load(0, 1), fails(1)}}}},
		{name: "known by a result", cut: true, program: litmus.Program{Vars: 2, Results: true, Detached: []int{0},
			Threads: bodies{{section(store(0, 1, seqCst), never)}, {load(0, 0)}}, Main: body{result(1), fails(1)}}},
		{name: "not supported, but only where it cannot be", cut: true, supported: []string{"trust-rf"}, program: litmus.Program{Vars: 1, Mutexes: 1, Detached: []int{0},
			Threads: bodies{{section(store(0, 1, seqCst), never)}, {load(0, 0), when(0, 1, lock, section(lock))}}}},
		{name: "a data race after what cannot be", races: true, program: litmus.Program{Vars: 2,
			Threads: bodies{{section(store(0, 1, seqCst), never)}, {load(0, 0), when(0, 1, store(1, 1, plain))}, {store(1, 2, plain)}}}},
		{name: "no data race after all of a section", races: true, program: litmus.Program{Vars: 3,
			Threads: bodies{{section(store(0, 1, seqCst), load(0, 1), litmus.Stmt{Kind: litmus.Assume, C: 1})}, {store(2, 1, plain), store(1, 1, release)},
				{{Kind: litmus.Load, Order: acquire}, when(0, 1, litmus.Stmt{Kind: litmus.Load, Var: 2, Plain: true})}}}},
	}
}

// problem compares engines on a program under a model.
func (h *byHand) problem(t *testing.T, name string) string {
	p := &h.program
	model, _ := memmodel.ParseModel(name)
	switch {
	case h.races:
		res, err := Run(t.Context(), p.Compile(), Options{Engine: "trust", Model: name, Checks: []event.ErrorKind{event.RaceError}})
		if err != nil {
			t.Fatal(err)
		}
		if res.Verdict != Safe {
			return fmt.Sprint(res.Verdict, " ", res.Reason, res.Error)
		}
		return ""
	case h.cut:
		d, _, _ := endingProblem(t, p, name)
		return d
	case !p.Mixed() && !h.again:
		if d, _ := graphsDisagreement(t, p.Compile(), model); d != "" {
			return d
		}
		if d, _, _ := hangDisagreement(t, p, name); d != "" && !p.Uses(litmus.Atomic) {
			return d
		}
	}
	if model.Operational() {
		return nestingDisagreement(t, p, name)
	}
	return ""
}

// TestRulesByHand compares the engines on small programs, each for a rule.
func TestRulesByHand(t *testing.T) {
	for _, h := range ruledByHand() {
		t.Run(h.name, func(t *testing.T) {
			if h.models == nil {
				h.models = modelsFor(&h.program)
			}
			for _, engine := range h.supported {
				if res, err := Run(t.Context(), h.program.Compile(), Options{Engine: engine}); err != nil || res.Verdict != Safe {
					t.Errorf("%s: %+v %v", engine, res, err)
				}
			}
			for _, model := range h.models {
				if d := h.problem(t, model); d != "" {
					t.Errorf("%s: %s", model, d)
				}
			}
		})
	}
}
