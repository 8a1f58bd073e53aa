package readsfrom

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/memmodel/axiom"
	"github.com/gomc/gomc/vsc"
)

// posed is the units of a graph as a problem for a solver has them. Their order depends on the graph alone, not on how it was built, nor on
// numbers that were given out on the way: so every search, in whatever process, gets the same answer.
type posed struct {
	units   []*unit
	threads []int32 // by unit: a number of its thread
	count   int     // of threads
	cells   []int32 // by number in the problem
	number  map[int32]int
}

func (x *visitor) arrange(units []*unit) *posed {
	p := &posed{units: slices.Clone(units), number: map[int32]int{}}
	slices.SortStableFunc(p.units, func(u, v *unit) int {
		if u.thread == v.thread {
			return 0 // program order is part of every insertion order
		}
		return u.begin.key.Compare(v.begin.key)
	})
	for i, u := range p.units {
		if i == 0 || u.thread != p.units[i-1].thread {
			p.count++
		}
		p.threads = append(p.threads, int32(p.count-1))
		for k := range u.parts {
			p.cell(u.parts[k].cell)
		}
	}
	return p
}

// cell returns the number of a cell in the problem.
func (p *posed) cell(c int32) int {
	n, ok := p.number[c]
	if !ok {
		n = len(p.cells)
		p.number[c] = n
		p.cells = append(p.cells, c)
	}
	return n
}

// manyEvents bounds the graphs of which a coherence order is looked for with Options.Impatient: that takes time that grows with the cube of their size, some tenths of a second with as many events.
const manyEvents = 2000

// consistent looks for a coherence order of some units, a part of a graph, at the end of which the
// newest writes of some cells are the given ones.
func (x *visitor) consistent(units []*unit, finals []final) (*order, bool) {
	p := x.arrange(units)
	if x.model == memmodel.SC {
		return x.sequence(p, finals)
	}
	g := x.axioms(p, finals)
	if x.w.Options.Impatient && len(g.Events) > manyEvents {
		search.Abort(search.TooLarge)
	}
	co, checks, ok := axiom.Coherence(g, x.model)
	x.w.Tally.Work += uint64(checks * len(g.Events) * len(g.Events))
	if !ok {
		return nil, false
	}
	o := &order{}
	parts := make([]source, len(g.Events))
	for _, u := range units {
		for i, k := range u.index {
			parts[k] = source{u, i}
		}
	}
	for n, writes := range co {
		if len(writes) > 0 {
			o.set(p.cells[n], parts[writes[len(writes)-1]])
		}
	}
	if x.model <= memmodel.PSO {
		g.CO = co
		o.before = axiom.Order(g, x.model)
	}
	return o, true
}

// final says what the newest write of a cell has to be.
type final struct {
	cell int32
	from source
}

func (o *order) set(c int32, w source) {
	for int(c) >= len(o.newest) {
		o.newest = append(o.newest, source{})
	}
	o.newest[c] = w
}

// newestAt returns the newest write of a cell.
func newestAt(newest []source, c int32) source {
	if int(c) < len(newest) {
		return newest[c]
	}
	return source{}
}

// sequence is consistent under SC: it looks for a witness of the problem VSC.
func (x *visitor) sequence(p *posed, finals []final) (*order, bool) {
	q := &x.problem
	*q = vsc.Problem{Threads: p.count, Vars: len(p.cells), Events: q.Events[:0], Good: q.Good[:0], Edges: q.Edges[:0], Blocks: q.Blocks[:0]}
	owner := p.poseEvents(q)
	x.poseOrder(q, p)
	var reads []vsc.Event
	for _, f := range finals {
		reads = append(reads, vsc.Event{Var: int32(p.cell(f.cell)), Kind: vsc.Read, Good: poseGood(q, f.from)})
	}
	q.Vars = len(p.cells)
	q.Finally(reads...)
	witness, verdict := x.solver.Solve(q, nil)
	switch verdict {
	case vsc.Unknown:
		search.Abort(search.Interrupted)
	case vsc.Inconsistent:
		return nil, false
	}
	return orderOf(witness, owner), true
}

// poseEvents adds the accesses of units to a problem, as events and blocks of them. It returns the units of the events.
func (p *posed) poseEvents(q *vsc.Problem) (owner []*unit) {
	for i, u := range p.units {
		u.index, u.ends = u.index[:0], u.ends[:0]
		first := int32(len(q.Events))
		for k := range u.parts {
			pt := &u.parts[k]
			n := int32(len(q.Events))
			if pt.writes && pt.exclus {
				q.Events[n-1].Kind = vsc.RMW
				u.index = append(u.index, n-1)
				continue
			}
			kind := vsc.Read
			if pt.writes {
				kind = vsc.Write
			}
			u.index = append(u.index, n)
			owner = append(owner, u)
			q.Events = append(q.Events, vsc.Event{Thread: p.threads[i], Var: int32(p.number[pt.cell]), Kind: kind, Good: vsc.Any})
		}
		if last := int32(len(q.Events)) - 1; last >= first {
			u.ends = append(u.ends, first, last)
			if last > first {
				q.Blocks = append(q.Blocks, [2]int32{first, last})
			}
		}
	}
	return owner
}

// poseGood adds a source to a problem, as the only good write of a read.
func poseGood(q *vsc.Problem, s source) int32 {
	w := int32(vsc.Initial)
	if s.unit != nil {
		w = s.unit.index[s.part]
	}
	q.Good = append(q.Good, []int32{w})
	return int32(len(q.Good) - 1)
}

// poseOrder adds reads-from, and the order between threads, to a problem.
func (x *visitor) poseOrder(q *vsc.Problem, p *posed) {
	for _, u := range p.units {
		for k := range u.parts {
			if pt := &u.parts[k]; !pt.writes {
				q.Events[u.index[k]].Good = poseGood(q, pt.rf)
			}
		}
		if len(u.ends) > 0 {
			for _, b := range x.direct(nil, u) {
				if b.thread != u.thread {
					q.Edges = append(q.Edges, [2]int32{b.ends[1], u.ends[0]})
				}
			}
		}
	}
}

// orderOf returns the order of a witness, the events of which belong to some units, or stand for what the newest writes are to be.
func orderOf(witness []int32, owner []*unit) *order {
	o := &order{}
	for _, e := range witness {
		if int(e) >= len(owner) {
			continue
		}
		u := owner[e]
		if e == u.ends[1] {
			o.units = append(o.units, u)
		}
		for k := range u.parts {
			if pt := &u.parts[k]; pt.writes && u.index[k] == e {
				o.set(pt.cell, source{u, k})
			}
		}
	}
	return o
}

// direct appends the units that come directly before u by program order, creations and joins. Those that have no events in the problem are
// looked through.
func (x *visitor) direct(all []*unit, u *unit) []*unit {
	for _, p := range u.preds {
		if len(p.ends) > 0 {
			all = append(all, p)
		} else {
			all = x.direct(all, p)
		}
	}
	return all
}

// axioms returns the graph of package axiom.
func (x *visitor) axioms(p *posed, finals []final) *axiom.Graph {
	g := &axiom.Graph{}
	nodes, pos := 0, make([]int, p.count+1)
	put := func(t, node int, e axiom.Event) int32 {
		e.Thread, e.Pos, e.Node = event.ThreadID(t), pos[t], node
		pos[t]++
		var after []int
		if pos[t] > 1 {
			after = []int{len(g.Events) - 1}
		}
		g.Events, g.After, g.RF = append(g.Events, e), append(g.After, after), append(g.RF, axiom.Initial)
		return int32(len(g.Events) - 1)
	}
	for i, u := range p.units {
		u.index, u.ends = u.index[:0], u.ends[:0]
		t, first := int(p.threads[i]), int32(len(g.Events))
		for _, e := range u.begin.before {
			nodes++
			put(t, nodes, e)
		}
		nodes++
		if u.section {
			put(t, nodes, axiom.Event{Kind: axiom.Other, Drains: true})
		}
		for k := range u.parts {
			if k > 0 && k == u.split {
				nodes++
			}
			u.index = append(u.index, put(t, nodes, x.event(u, k, p.number[u.parts[k].cell])))
		}
		if last := int32(len(g.Events)) - 1; last >= first {
			u.ends = append(u.ends, first, last)
		}
	}
	for _, u := range p.units {
		for k := range u.parts {
			if pt := &u.parts[k]; !pt.writes && pt.rf.unit != nil {
				g.RF[u.index[k]] = int(pt.rf.unit.index[pt.rf.part])
			}
		}
		if len(u.ends) > 0 {
			for _, b := range x.direct(nil, u) {
				if b.thread != u.thread {
					g.After[u.ends[0]] = append(g.After[u.ends[0]], int(b.ends[1]))
				}
			}
		}
	}
	n := len(g.Events)
	for _, f := range finals {
		nodes++
		k := put(p.count, nodes, axiom.Event{Kind: axiom.Read, Cell: p.cell(f.cell)})
		if f.from.unit != nil {
			g.RF[k] = int(f.from.unit.index[f.from.part])
		}
		for e := n - 1; e >= 0; e-- {
			if e == n-1 || g.Events[e].Thread != g.Events[e+1].Thread {
				g.After[k] = append(g.After[k], e)
			}
		}
	}
	return g
}

// event returns what a part of a unit is for the axioms.
func (x *visitor) event(u *unit, k, cell int) axiom.Event {
	pt := &u.parts[k]
	e := axiom.Event{Kind: axiom.Read, Cell: cell, Exclusive: pt.exclus}
	if pt.writes {
		e.Kind = axiom.Write
	}
	if x.isLife(pt.cell) { // looked at when the operation drains the buffer
		e.Drains = pt.label.Accesses() && memmodel.Drains(pt.label)
		return e
	}
	for _, l := range axiom.Operation(pt.label, pt.written, u.section) {
		if l.Kind == e.Kind {
			exclusive := e.Exclusive
			e = l
			e.Cell, e.Exclusive = cell, exclusive
		}
	}
	if k > 0 && u.parts[k-1].writes { // a store on several cells keeps those after it behind those before it, not behind its own parts
		e.Separates = false
	}
	return e
}

// finals says what the newest writes have to be for a unit to read in vain for ever.
func (u *unit) finals() []final {
	var all []final
	for i := range u.parts {
		all = append(all, final{u.parts[i].cell, u.parts[i].rf})
	}
	return all
}
