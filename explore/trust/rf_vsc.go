package trust

import (
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/memmodel/axiom"
	"github.com/gomc/gomc/vsc"
)

// Under SC, whether there is a coherence order is the problem VSC in which each read has
// one good write. A witness is a sequence of all events; it orders writes, too.

// verifier asks package vsc about views.
type verifier struct {
	solver  vsc.Solver
	problem vsc.Problem
	index   []int32 // by event of the view: that of the problem
	writes  []int32 // by event of the problem: the event of the view that writes
}

// newestWrites returns the newest write of every cell in some coherence order that makes the
// graph consistent; ok is false if there is none. The order depends on what the graph is and
// not on how it was built.
func (x *readsFrom[S]) newestWrites(v *view[S]) (newest []int32, ok bool) {
	if v.model != memmodel.SC {
		co, ok := v.coherence()
		return v.newest(co), ok
	}
	if v.wrong {
		return nil, false
	}
	c := &x.verifier
	c.pose(&v.graph, len(v.begun)+1)
	witness, verdict := c.solver.Solve(&c.problem, nil)
	switch verdict {
	case vsc.Unknown:
		panic(errInterrupted{})
	case vsc.Inconsistent:
		return nil, false
	}
	for _, e := range witness {
		ev := &c.problem.Events[e]
		if !ev.Kind.Writes() {
			continue
		}
		newest = setNewest(newest, v.cells[ev.Var], v.source[c.writes[e]])
	}
	return v.withPrivate(newest), true
}

// errInterrupted is the panic of a search that was interrupted while it looked for a
// coherence order.
type errInterrupted struct{}

// pose translates a graph of reads and writes into a problem.
func (c *verifier) pose(g *axiom.Graph, threads int) {
	p := &c.problem
	*p = vsc.Problem{Threads: threads, Events: p.Events[:0], Good: p.Good[:0], Edges: p.Edges[:0]}
	c.index, c.writes = c.index[:0], c.writes[:0]
	for i := range g.Events {
		e := &g.Events[i]
		p.Vars = max(p.Vars, e.Cell+1)
		if n := len(p.Events) - 1; e.Kind == axiom.Write && i > 0 && g.Events[i-1].Node == e.Node && g.Events[i-1].Kind == axiom.Read {
			p.Events[n].Kind, c.writes[n] = vsc.RMW, int32(i)
			c.index = append(c.index, int32(n))
			continue
		}
		kind := vsc.Write
		if e.Kind == axiom.Read {
			kind = vsc.Read
		}
		c.index = append(c.index, int32(len(p.Events)))
		c.writes = append(c.writes, int32(i))
		p.Events = append(p.Events, vsc.Event{Thread: int32(e.Thread), Var: int32(e.Cell), Kind: kind, Good: vsc.Any})
	}
	for i := range g.Events {
		e := c.index[i]
		if g.Events[i].Kind == axiom.Read {
			w := int32(vsc.Initial)
			if g.RF[i] >= 0 {
				w = c.index[g.RF[i]]
			}
			p.Events[e].Good = int32(len(p.Good))
			p.Good = append(p.Good, []int32{w})
		}
		for _, b := range g.After[i] {
			if b := c.index[b]; b != e {
				p.Edges = append(p.Edges, [2]int32{b, e})
			}
		}
	}
}
