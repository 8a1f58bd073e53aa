package explore

import (
	"flag"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/litmus"
)

var (
	livesSeeds = flag.Uint64("lives.seeds", 40, "number of generated programs in which memory lives again")
	livesFirst = flag.Uint64("lives.first", 0, "first seed of these")
)

// livingAgain draws programs in which a thread begins and ends the life of an object of its own several times, as functions that are called
// again do with their variables, and stores to it, reads it, and does something else in between. Some let another thread look at the object, too.
func livingAgain(seed uint64) *litmus.Program {
	p := litmus.Random(seed, litmus.Shape{Threads: 2, Stmts: 3, Vars: 2, Values: 2, Mutexes: 1, Orders: seed%2 == 0, Mixed: seed%5 == 0,
		Kinds: []litmus.Kind{litmus.Load, litmus.Store, litmus.Store, litmus.Load, litmus.Fence, litmus.CAS, litmus.If, litmus.Atomic}})
	r := rand.New(rand.NewPCG(seed, 0x6c69766573))
	slot, object := p.Vars, p.Vars+1
	p.Vars += 2
	p.Heap, p.Undefined = 1<<object, uint64(r.IntN(2))<<object
	orders := []event.Order{event.NotAtomic, event.Relaxed, event.Relaxed, event.Release, event.SeqCst}
	store := func(v int) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Store, Var: v, C: uint64(1 + r.IntN(2)), Order: orders[r.IntN(len(orders))]}
	}
	look := func() []litmus.Stmt {
		read := litmus.Stmt{Kind: litmus.Load, Var: object, Reg: 2, Order: event.Relaxed}
		return []litmus.Stmt{read, {Kind: litmus.If, Reg: 2, C: 1, Body: []litmus.Stmt{store(0)}}}
	}
	var lives []litmus.Stmt
	for range 2 + r.IntN(2) {
		lives = append(lives, litmus.Stmt{Kind: litmus.New, Var: object})
		for range r.IntN(3) {
			switch r.IntN(4) {
			case 0:
				lives = append(lives, look()...)
			case 1:
				lives = append(lives, store(r.IntN(slot)))
			default:
				lives = append(lives, store(object))
			}
		}
		lives = append(lives, litmus.Stmt{Kind: litmus.Free, Var: object})
	}
	if r.IntN(3) == 0 {
		lives = lives[:len(lives)-1]
	}
	if r.IntN(4) == 0 {
		known := litmus.Stmt{Kind: litmus.Store, Var: slot, C: 1, Order: orders[1+r.IntN(4)]}
		lives = slices.Insert(lives, 1+r.IntN(len(lives)-1), known)
		at := litmus.Stmt{Kind: litmus.If, Reg: 1, C: 1, Body: append(look(), store(object))}
		p.Threads[1] = append(slices.Clip(p.Threads[1]), litmus.Stmt{Kind: litmus.Load, Var: slot, Reg: 1, Order: event.Relaxed}, at)
	}
	k := min(1, len(p.Threads[0]))
	p.Threads[0] = slices.Concat(p.Threads[0][:k:k], lives, p.Threads[0][k:])
	return p
}

// alternates reports whether each life of the object ends before the next one begins, and not before it has begun, and whether
// others look first whether it has.
func alternates(p *litmus.Program) bool {
	next := litmus.New
	for t, body := range p.Threads {
		for _, s := range body {
			switch {
			case t > 0 && s.Kind != litmus.If && s.Var == p.Vars-1:
				return false
			case s.Kind != litmus.New && s.Kind != litmus.Free:
			case s.Kind != next:
				return false
			default:
				next = litmus.New + litmus.Free - next
			}
		}
	}
	return true
}

// waitingAgain draws programs in which threads that know of an object wait for a value of it, or access it otherwise, while its owner ends its
// life and begins another one, once or twice.
func waitingAgain(seed uint64) *litmus.Program {
	const told, object = 0, 1
	r := rand.New(rand.NewPCG(seed, 77))
	store := func(v int) litmus.Stmt {
		return litmus.Stmt{Kind: litmus.Store, Var: v, C: uint64(1 + r.IntN(2)), Order: []event.Order{event.Relaxed, event.SeqCst}[r.IntN(2)]}
	}
	begin, end := litmus.Stmt{Kind: litmus.New, Var: object}, litmus.Stmt{Kind: litmus.Free, Var: object}
	owner := []litmus.Stmt{begin, store(told)}
	for range 1 + r.IntN(2) {
		for range r.IntN(2) {
			owner = append(owner, store(r.IntN(2)))
		}
		owner = append(owner, end, begin)
	}
	for range r.IntN(2) {
		owner = append(owner, store(r.IntN(2)))
	}
	p := &litmus.Program{Vars: 2, Heap: 1 << object, Threads: [][]litmus.Stmt{owner}}
	for range 1 + r.IntN(2) {
		kinds := []litmus.Kind{litmus.Await, litmus.Await, litmus.Gate, litmus.CAS, litmus.Load}
		knows := []litmus.Stmt{{Kind: kinds[r.IntN(5)], Var: object, C: uint64(1 + r.IntN(2)), Order: event.SeqCst, Reg: 1}}
		if r.IntN(2) == 0 {
			knows = append(knows, store(object))
		}
		body := []litmus.Stmt{{Kind: litmus.Load, Var: told, Reg: 2, Order: event.Relaxed}, {Kind: litmus.If, Reg: 2, C: 1, Body: knows}}
		if r.IntN(3) == 0 {
			body = append([]litmus.Stmt{{Kind: litmus.Store, Var: told, C: 2, Order: event.Relaxed}}, body...)
		}
		p.Threads = append(p.Threads, body)
	}
	return p
}

// TestLivesAgain compares all engines on programs in which memory lives again, whose stores may still be in a buffer then.
func TestLivesAgain(t *testing.T) {
	// 914: a read that would have failed before another life began. 100090: a load of bytes from a buffer and from memory. 100189: a section of
	// which a witness has to be looked for.
	compareLives(t, livingAgain, nestingDisagreement, 914, 100090, 100189)
}

// TestWaitsAgain compares engines on programs with threads that wait on memory that lives again.
func TestWaitsAgain(t *testing.T) {
	// 131: a wait that would have failed before another life began. 362, 487: one that has failed, and would have passed in that life before what others wrote.
	compareLives(t, waitingAgain, disagreement, 131, 362, 487)
}

// compareLives compares engines on the programs that are drawn from the seeds of the flags, and from some more.
func compareLives(t *testing.T, draw func(uint64) *litmus.Program, disagreement func(testing.TB, *litmus.Program, string) string, seeds ...uint64) {
	for seed := *livesFirst; seed < *livesFirst+*livesSeeds; seed++ {
		seeds = append(seeds, seed)
	}
	for _, seed := range seeds {
		p := draw(seed)
		for _, model := range OperationalModels() {
			if disagreement(t, p, model) == "" {
				continue
			}
			p = litmus.Shrink(p, func(q *litmus.Program) bool { return alternates(q) && disagreement(t, q, model) != "" })
			t.Fatalf("%s, seed %d, shrunk to\n%v\n%s", model, seed, p, disagreement(t, p, model))
		}
	}
}
