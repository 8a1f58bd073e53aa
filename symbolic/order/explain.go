package order

import (
	"slices"

	"github.com/gomc/gomc/symbolic/sat"
)

// explanations is what the search for reasons needs.
type explanations struct {
	closing edge // the edge that would have closed a cycle

	seen    []int32 // by edge: the last question in which it was explained
	marked  []int32 // by literal
	now     int32
	lits    []sat.Lit
	reached []int32 // by thread: positions from there on have been reached
	queue   []arrival
}

// arrival is a step that a path arrives at, by an edge from a place of an earlier arrival.
type arrival struct {
	step int32
	edge int32 // -1 at the start
	by   int32 // index of the earlier arrival
}

// begin starts a new explanation.
func (g *Graph) begin() {
	x := &g.explanations
	x.now++
	x.lits = x.lits[:0]
	for len(x.seen) < len(g.edges) {
		x.seen = append(x.seen, 0)
	}
	for len(x.marked) < len(g.occurs) {
		x.marked = append(x.marked, 0)
	}
	if x.reached == nil {
		x.reached = make([]int32, g.k)
	}
}

// conflict explains why the edge that was inserted last closes a cycle.
func (g *Graph) conflict() []sat.Lit {
	e := g.explanations.closing
	g.begin()
	g.explainPath(e.to, e.from, int32(len(g.edges)))
	g.explainWhy(e, int32(len(g.edges)))
	return slices.Clone(g.explanations.lits)
}

func (g *Graph) because(l sat.Lit) {
	if x := &g.explanations; x.marked[l] != x.now {
		x.marked[l] = x.now
		x.lits = append(x.lits, l)
	}
}

// explainWhy adds the literals that an edge follows from, with the edges older than limit.
func (g *Graph) explainWhy(e edge, limit int32) {
	switch w := &e.why; w.rule {
	case given, readFrom:
		g.because(w.lit)
	case last:
		g.because(w.lit)
		g.because(g.p.Writes[w.by].Lit)
	case forward:
		g.because(w.link.lit)
		g.because(g.p.Writes[w.by].Lit)
	case rule2, rule3:
		g.because(w.link.lit)
		g.because(g.p.Writes[w.by].Lit)
		x := g.p.Writes[w.by].Step
		if w.rule == rule2 {
			g.explainPath(x, w.link.sink, limit)
		} else if w.link.source != Initial {
			g.explainPath(w.link.source, x, limit)
		}
	}
}

// explainPath adds the literals of a path from a to b that has few edges, all of them older than limit. There is one.
func (g *Graph) explainPath(a, b, limit int32) {
	x := &g.explanations
	for t := range x.reached {
		x.reached[t] = int32(len(g.p.Threads[t]))
	}
	x.queue = append(x.queue[:0], arrival{a, -1, -1})
	for i := 0; i < len(x.queue); i++ {
		s := x.queue[i].step
		t := g.thread[s]
		g.p.Meter.Spend(1 + max(0, int(x.reached[t]-g.pos[s])))
		if t == g.thread[b] && g.pos[s] <= g.pos[b] {
			g.explainArrival(int32(i))
			return
		}
		for p := g.pos[s]; p < x.reached[t]; p++ {
			for _, e := range g.out[g.p.Threads[t][p]] {
				if e < limit && g.pos[g.edges[e].to] < x.reached[g.thread[g.edges[e].to]] {
					x.queue = append(x.queue, arrival{g.edges[e].to, e, int32(i)})
				}
			}
		}
		x.reached[t] = min(x.reached[t], g.pos[s])
	}
	panic("order: no path between steps that are ordered")
}

// explainArrival adds the literals of the edges that lead to an arrival.
func (g *Graph) explainArrival(i int32) {
	x := &g.explanations
	var path []int32
	for ; x.queue[i].edge >= 0; i = x.queue[i].by {
		path = append(path, x.queue[i].edge)
	}
	for _, e := range path {
		if x.seen[e] != x.now {
			x.seen[e] = x.now
			g.explainWhy(g.edges[e], e)
		}
	}
}
