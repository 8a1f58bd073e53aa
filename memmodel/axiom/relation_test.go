package axiom

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gomc/gomc/event"
)

// randomRelation draws a relation; if acyclic is set it agrees with some order of the events.
func randomRelation(r *rand.Rand, n, pairs int, acyclic bool) relation {
	c := empty(n)
	order := r.Perm(n)
	if r.IntN(3) == 0 {
		slices.Sort(order)
	}
	for range pairs {
		a, b := r.IntN(n), r.IntN(n)
		if acyclic && a >= b {
			continue
		}
		c.add(order[a], order[b])
	}
	return c
}

// reachable is the transitive closure, pair by pair.
func (r relation) reachable() relation {
	c := empty(r.n)
	for a := range r.n {
		for todo := []int{a}; len(todo) > 0; todo = todo[1:] {
			r.each(todo[0], func(b int) {
				if !c.has(a, b) {
					c.add(a, b)
					todo = append(todo, b)
				}
			})
		}
	}
	return c
}

// TestRelations compares operations with what they say, on relations of one word and of several in a row, with and without cycles.
func TestRelations(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	cyclic := 0
	for k := range 1000 {
		n := 1 + r.IntN(200)
		x := randomRelation(r, n, r.IntN(4*n), k%3 != 0)
		y := randomRelation(r, n, r.IntN(4*n), k%2 == 0)
		closed := x.plus()
		if !slices.Equal(closed.bits, x.reachable().bits) {
			t.Fatalf("closure of %v", x)
		}
		if _, ok := x.topological(); ok != closed.irreflexive() || ok != x.acyclic() {
			t.Fatalf("an order of %v: %v", x, ok)
		}
		if !closed.irreflexive() {
			cyclic++
		}
		unknown := relation{n: n, words: closed.words, bits: closed.bits} // the same, not known to be transitive
		if !slices.Equal(seq(y, closed).bits, seq(y, unknown).bits) || !slices.Equal(seq(y, closed.optional()).bits, seq(y, unknown.optional()).bits) {
			t.Fatalf("%v; the closure of %v", y, x)
		}
		if x.contradicts(y) == seq(x, y).irreflexive() {
			t.Fatalf("%v contradicts %v", x, y)
		}
	}
	if cyclic < 200 || cyclic > 800 {
		t.Errorf("%d of 1000 relations are cyclic", cyclic)
	}
}

// TestSequential compares psc with how the paper writes it.
func TestSequential(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	var found [2]int
	for seed := range uint64(60_000) {
		g := random(seed)
		for i := range g.Events {
			e := &g.Events[i]
			if !e.Exclusive && r.IntN(4) == 0 {
				e.Kind = Fence
			}
			if e.Order = event.SeqCst; e.Kind != Fence && r.IntN(3) == 0 {
				e.Order = event.Relaxed
			}
		}
		withoutFences(g)
		x := derive(g)
		hb := x.happensBefore()
		sc := x.on(func(e *Event) bool { return e.Order == event.SeqCst })
		fence := x.on(func(e *Event) bool { return e.Order == event.SeqCst && e.Kind == Fence })
		elsewhere := x.po.minus(x.sameCell)
		scb := union(x.po, seq(elsewhere, hb, elsewhere), hb.and(x.sameCell), x.co, x.fr)
		base := seq(union(sc, seq(fence, hb.optional())), scb, union(sc, seq(hb.optional(), fence)))
		fences := seq(fence, union(hb, seq(hb, x.eco(), hb)), fence)
		want := union(base, fences).reachable().irreflexive()
		if got := x.sequential(hb); got != want {
			t.Fatalf("seed %d: psc is acyclic: %v, want %v: %+v", seed, got, want, g)
		}
		if hb.irreflexive() && x.coherent(hb) {
			found[map[bool]int{false: 0, true: 1}[want]]++
		}
	}
	if t.Logf("%d graphs without an order and %d with one, of those that are coherent", found[0], found[1]); found[0] < 50 || found[1] < 500 {
		t.Error("too few")
	}
}

// withoutFences takes events that have become fences out of reads-from and coherence order.
func withoutFences(g *Graph) {
	isFence := func(e int) bool { return g.Events[e].Kind == Fence }
	for c := range g.CO {
		g.CO[c] = slices.DeleteFunc(g.CO[c], isFence)
	}
	for r, w := range g.RF {
		if isFence(r) || w != Initial && isFence(w) {
			g.RF[r] = Initial
		}
	}
}
