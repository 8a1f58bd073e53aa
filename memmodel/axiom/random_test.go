package axiom

import (
	"math/rand/v2"
	"testing"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// random draws a graph of release writes, acquire reads and acq_rel
// read-modify-writes, consistent or not.
func random(seed uint64) *Graph {
	r := rand.New(rand.NewPCG(seed, 3))
	g := &Graph{CO: make([][]int, 2)}
	for t := range 3 {
		for pos := 0; pos < 1+r.IntN(4); {
			cell, node := r.IntN(2), len(g.Events)
			add := func(k Kind, o event.Order, exclusive bool) {
				i := len(g.Events)
				g.Events = append(g.Events, Event{Thread: event.ThreadID(t), Pos: pos, Kind: k, Order: o, Cell: cell, Node: node, Exclusive: exclusive})
				g.After, g.RF = append(g.After, nil), append(g.RF, Initial)
				if pos > 0 {
					g.After[i] = []int{i - 1}
				}
				if k == Write {
					g.CO[cell] = append(g.CO[cell], i)
				}
				pos++
			}
			switch r.IntN(5) {
			case 0, 1:
				add(Write, event.Release, false)
			case 2, 3:
				add(Read, event.Acquire, false)
			default:
				add(Read, event.AcqRel, true)
				add(Write, event.AcqRel, true)
			}
		}
	}
	for i := range g.Events {
		co := g.CO[g.Events[i].Cell]
		if k := r.IntN(len(co) + 1); g.Events[i].Kind == Read && k < len(co) {
			g.RF[i] = co[k]
		}
	}
	for _, co := range g.CO {
		r.Shuffle(len(co), func(i, j int) { co[i], co[j] = co[j], co[i] })
	}
	return g
}

// TestReleaseAcquire compares the model ra, where all accesses are release or
// acquire, with the model of Lahav, Giannarakis and Vafeiadis, POPL 2016.
func TestReleaseAcquire(t *testing.T) {
	allowed := 0
	for seed := range uint64(20000) {
		g := random(seed)
		x := derive(g)
		hb := union(x.po, x.rf).plus()
		want := hb.irreflexive() && seq(x.co, hb).irreflexive() && seq(x.fr, hb).irreflexive() && x.atomic()
		if got := Consistent(g, memmodel.RA); got != want {
			t.Fatalf("seed %d: consistent %v, want %v: %+v", seed, got, want, g)
		}
		if want {
			allowed++
		}
	}
	if allowed < 200 {
		t.Errorf("only %d graphs are allowed", allowed)
	}
}

// TestCoherenceIsComplete compares the search for a coherence order with all
// orders, on random graphs and under all models.
func TestCoherenceIsComplete(t *testing.T) {
	found := 0
	for seed := range uint64(2000) {
		g := random(seed)
		for i := range g.Events {
			e := &g.Events[i]
			e.Buffered = e.Kind == Write && !e.Exclusive
			e.Drains = e.Exclusive
		}
		for model := memmodel.SC; model <= memmodel.RC11; model++ {
			co, _, ok := Coherence(g, model)
			any := false
			permutations(g, 0, 0, func() { any = any || Consistent(g, model) })
			if ok != any {
				t.Fatalf("seed %d, %v: found %v, there is one: %v: %+v", seed, model, ok, any, g)
			}
			if !ok {
				continue
			}
			found++
			h := *g
			if h.CO = co; !Consistent(&h, model) {
				t.Fatalf("seed %d, %v: not consistent with %v: %+v", seed, model, co, g)
			}
		}
	}
	if found < 200 {
		t.Errorf("only %d graphs have a coherence order", found)
	}
}

// permutations calls visit with all coherence orders of a graph, from the k-th
// write of a cell on.
func permutations(g *Graph, cell, k int, visit func()) {
	if cell == len(g.CO) {
		visit()
		return
	}
	co := g.CO[cell]
	if k == len(co) {
		permutations(g, cell+1, 0, visit)
		return
	}
	for i := k; i < len(co); i++ {
		co[k], co[i] = co[i], co[k]
		permutations(g, cell, k+1, visit)
		co[k], co[i] = co[i], co[k]
	}
}
