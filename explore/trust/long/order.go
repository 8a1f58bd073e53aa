// Code generated from package trust by go generate. DO NOT EDIT.

package long

import (
	"github.com/gomc/gomc/event"
	set "github.com/gomc/gomc/explore/set/tries"
	"github.com/gomc/gomc/memmodel"
)

// This file is the global happens-before order of the multi-copy atomic models,
// SC, TSO and PSO:
//
//	SC:   ghb = po ∪ rf ∪ co ∪ fr
//	TSO:  ghb = ppo ∪ rfe ∪ co ∪ fr, where ppo is po without write to read
//	PSO:  the same, where ppo also lacks write to write of different cells
//
// ppo holds fully around what drains the store buffer; see the table in package
// memmodel. A graph is consistent if ghb is acyclic, each cell is coherent, and
// read-modify-writes are adjacent in coherence order (Alglave, Maranget,
// Tautschnig, "Herding cats", TOPLAS 2014, section 4). Acyclicity is never
// tested: an event is added last in program order, so that the only edges that
// leave it are fr and co, to newer writes of its cell. They close a cycle if
// and only if one of these writes is before the event already. What remains,
// from the newest such write on, is a suffix of the coherence order.
//
// Events of an atomic section, and the accesses of an operation on several
// cells, share a node.

// multiCopyAtomic reports whether the model is: a write is seen by all other threads at once.
func (x *builder) multiCopyAtomic() bool { return x.model <= memmodel.PSO }

// precede sets what an event follows because of its thread alone: the nodes before it, and what it knows of (pre and view).
func (x *builder) precede(e int32) { x.precedeRecord(&x.ev[e], e) }

func (x *builder) precedeRecord(ev *record, e int32) {
	c := &ev.prev
	var row set.Row
	if x.causal {
		ev.causes.hb, ev.causes.chain = c.hb, c.chains.hb
	}
	if !x.multiCopyAtomic() {
		ev.view = c.hb
		return
	}
	if x.model == memmodel.SC {
		row = x.ghb.Closure(&c.beforeRead)
	} else {
		var nodes set.Row
		x.direct(ev, &nodes)
		row = x.ghb.Closure(&nodes)
	}
	if ev.node != e {
		set.Union(&row, &x.ghb.Rows[ev.node])
		set.Remove(&row, ev.node)
	}
	ev.pre = row
	if x.model != memmodel.SC && !set.Long { // a long row would have little in common with others: there, bound looks at ownWrites itself
		set.Union(&row, &c.ownWrites)
	}
	if ev.node != e {
		set.Add(&row, ev.node)
	}
	ev.view = row
}

// succeed moves a thread's cursor past its event e: what the thread does next follows e, as far as the model says so.
func (x *builder) succeed(c *cursor, e int32) {
	ev := &x.ev[e]
	c.last, c.pos, c.passed = e, ev.pos, nil
	c.porf = ev.porf
	set.Add(&c.porf, e)
	if x.causal {
		x.succeedCausal(c, ev, e)
	}
	if !x.multiCopyAtomic() || ev.kind == choice {
		return
	}
	var only set.Row
	set.Add(&only, ev.node)
	if x.model == memmodel.SC {
		c.beforeRead = only
		return
	}
	if ev.writes && ev.kind == access {
		set.Add(&c.ownWrites, ev.node)
	}
	switch l := ev.label; {
	case ev.kind == marker:
		c.beforeRead = only
	case c.section || memmodel.Drains(l):
		c.beforeRead, c.beforeWrite, c.unordered = only, set.Empty(), set.Empty()
		c.drained = c.pos
	case l.Kind != event.Store:
		c.beforeRead = only
	case x.model == memmodel.TSO:
		c.beforeWrite = only
	default:
		if memmodel.Separates(l) && !ev.continues {
			set.Union(&c.beforeWrite, &c.unordered)
			c.unordered = set.Empty()
		}
		set.Add(&c.unordered, ev.node)
	}
}

// drain makes what follows in a thread follow all its writes.
func (x *builder) drain(c *cursor) {
	if x.model == memmodel.TSO || x.model == memmodel.PSO {
		set.Union(&c.beforeWrite, &c.unordered)
		set.Union(&c.beforeRead, &c.beforeWrite)
		c.unordered = set.Empty()
		c.drained = c.pos
	}
}

// fence is the effect of a fence on what follows it.
func (x *builder) fence(c *cursor, l *event.Label) {
	if memmodel.Drains(l) {
		x.drain(c)
	} else if x.model == memmodel.PSO && memmodel.Separates(l) {
		set.Union(&c.beforeWrite, &c.unordered)
		c.unordered = set.Empty()
	}
	if x.causal {
		x.fenceCausal(c, l)
	}
}

// readEdges adds the reads-from edge of e, and the edge to the writes that are
// newer than what it reads unless e will itself be the next of them.
func (x *builder) readEdges(e, w int32, writes bool) {
	ev := &x.ev[e]
	ev.logR = x.ghb.Mark()
	ev.rf = w
	set.Add(x.readersOf(w, ev.cell), e)
	set.Add(&x.cells[ev.cell].reads, e)
	ev.porf = ev.prev.porf
	if w >= 0 {
		set.Union(&ev.porf, &x.ev[w].porf)
		set.Add(&ev.porf, w)
	}
	if x.causal {
		x.readCausal(ev, w)
	}
	if !x.multiCopyAtomic() {
		return
	}
	n := ev.node
	row := ev.pre
	if w >= 0 && x.external(ev, w) {
		x.ghb.Follow(&row, x.ev[w].node)
	}
	set.Remove(&row, n)
	if n == e {
		x.ghb.Rows[n] = row
	} else {
		x.ghb.Extend(n, &row, &x.alive)
	}
	if writes {
		return
	}
	if k := x.coNext(w, ev.cell); k >= 0 && x.ev[k].node != n {
		delta := x.ghb.Rows[n]
		set.Add(&delta, n)
		x.ghb.Extend(x.ev[k].node, &delta, &x.alive)
	}
}

// writeEdges puts e in coherence order, right after p.
func (x *builder) writeEdges(e, p int32) {
	ev := &x.ev[e]
	ev.logW = x.ghb.Mark()
	x.halves -= half(ev)
	x.link(e, p)
	if x.causal {
		x.writeCausal(ev, e)
	}
	if !x.multiCopyAtomic() {
		return
	}
	n := ev.node
	row := x.ghb.Rows[n]
	if n == e && !ev.reads {
		row = ev.pre
	}
	if p >= 0 {
		x.ghb.Follow(&row, x.ev[p].node)
	}
	readers := x.nodes(x.readersOf(p, ev.cell))
	x.ghb.FollowAll(&row, &readers)
	set.Remove(&row, n)
	switch {
	case n != e:
		x.ghb.Extend(n, &row, &x.alive)
	case ev.reads:
		x.ghb.Replace(n, &row)
	default:
		x.ghb.Rows[n] = row
	}
	if k := ev.coNext; k >= 0 && x.ev[k].node != n {
		set.Add(&row, n)
		x.ghb.Extend(x.ev[k].node, &row, &x.alive)
	}
}

// bound reports whether an event can read, or follow in coherence order, no write
// older than w: w comes before the event or, where reads-from edges are not all
// part of happens-before, was read by something that does.
func (x *builder) bound(ev *record, w int32) bool {
	if w < 0 {
		return true
	}
	if set.Has(&ev.view, x.ev[w].node) || set.Long && x.buffered && set.Has(&ev.prev.ownWrites, x.ev[w].node) {
		return true
	}
	return !x.multiCopyAtomic() && !set.Disjoint(&x.ev[w].readers, &ev.view)
}

// older returns the write before w in coherence order if an event can read it,
// or follow it, none otherwise.
func (x *builder) older(ev *record, w int32) int32 {
	if x.bound(ev, w) {
		return none
	}
	return x.ev[w].coPrev
}

// newest returns the newest write of its cell that an event can read, none if there
// is none. It is the newest of all, but for nodes that have successors already.
func (x *builder) newest(ev *record) int32 {
	w := x.cells[ev.cell].tail
	for w >= 0 && x.later(w, ev) && x.external(ev, w) {
		if x.bound(ev, w) {
			return none
		}
		w = x.ev[w].coPrev
	}
	return w
}

// later reports whether a write comes after the node of an event.
func (x *builder) later(w int32, ev *record) bool {
	return ev.continues && set.Has(&x.ghb.Rows[x.ev[w].node], ev.node)
}

// external reports whether the reads-from edge from w to ev is part of the global
// happens-before order.
func (x *builder) external(ev *record, w int32) bool {
	return x.ev[w].node != ev.node && (x.model == memmodel.SC || x.ev[w].thread != ev.thread)
}

// direct adds the nodes that ev follows on account of its thread alone.
func (x *builder) direct(ev *record, nodes *set.Row) {
	c := &ev.prev
	*nodes = c.beforeRead
	l := ev.label
	if x.model == memmodel.SC || ev.kind != access && !(l.Accesses() && memmodel.Drains(l)) {
		return // what looks whether an object lives does so when its operation drains the buffer
	}
	switch {
	case memmodel.Drains(l) || memmodel.Separates(l) && x.model == memmodel.PSO:
		set.Union(nodes, &c.beforeWrite)
		set.Union(nodes, &c.unordered)
	case l.Kind == event.Store:
		set.Union(nodes, &c.beforeWrite)
	}
}
