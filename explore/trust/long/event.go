// Code generated from package trust by go generate. DO NOT EDIT.

package long

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/search"
	set "github.com/gomc/gomc/explore/set/tries"
	"github.com/gomc/gomc/memmodel"
)

// This file is how events come into the graph, and how their threads go on, whatever the events are.

// number returns the number of the next event of a thread: the least that is free, as events with small numbers take fewer words, or, where sets are long, one that depends on its place in the
// thread only, so that what a row has of a thread are consecutive numbers.
func (x *builder) number(t int32) int32 {
	if set.Long {
		return x.nextSlot(t)
	}
	e := set.Free(&x.alive)
	if e >= x.probeID {
		search.Abort(search.Outgrown)
	}
	return e
}

// begin adds an event to the graph: the next operation of a thread.
func (x *builder) begin(t int32, kind eventKind, c int32) int32 {
	e := x.number(t)
	set.Add(&x.alive, e)
	th := &x.threads[t]
	ev := &x.ev[e]
	x.copyCursor(&ev.prev, th)
	ev.label, ev.after = th.label, nil
	ev.thread, ev.pos, ev.kind, ev.cell = t, th.pos+1, kind, c
	ev.readers = set.Empty()
	ev.rf, ev.coPrev, ev.coNext = none, none, none
	ev.stampR, ev.stampW = 0, 0
	ev.alt, ev.barrier = 0, none
	ev.flags = flags{}
	ev.node = e
	ev.pre = set.Empty()
	if x.causal {
		ev.causes.scb, ev.causes.chain, ev.causes.beyond = set.Empty(), set.Empty(), set.Empty()
	}
	if c >= 0 {
		set.Add(&x.cells[c].events, e)
		if x.races && x.order(ev) == event.NotAtomic {
			ev.plain, x.cells[c].plain = true, true
		}
	}
	x.ghb.Rows[e] = set.Empty()
	if th.node >= 0 && x.multiCopyAtomic() {
		ev.node, ev.continues = th.node, true
		x.continued++
	}
	return e
}

// add adds an event that accesses nothing.
func (x *builder) add(t int32, kind eventKind) int32 {
	e := x.begin(t, kind, none)
	x.insert(e, 0)
	x.precede(e)
	x.ev[e].porf = x.ev[e].prev.porf
	return e
}

// insert appends an event, or the write of one, to the insertion order.
func (x *builder) insert(e, part int32) {
	x.stamp++
	x.ord = append(x.ord, e<<1|part)
	if part == 1 {
		x.ev[e].stampW = x.stamp
	} else {
		x.ev[e].stampR = x.stamp
	}
}

// standBefore takes the thread of an event back to where it was before the event.
func (x *builder) standBefore(ev *record) {
	x.copyCursor(&x.threads[ev.thread], &ev.prev)
	x.touch(ev.thread)
}

// standAfter moves the thread of an event on to where it is after the event, but for its State.
func (x *builder) standAfter(e int32) *cursor {
	ev := &x.ev[e]
	c := &x.threads[ev.thread]
	if c.last == e { // it was there already
		x.copyCursor(c, &ev.prev)
	}
	x.succeed(c, e)
	return c
}

// finish ends the operation of e, which has returned value: its thread goes on to its next event.
func (x *builder) finish(e int32, value event.Bits) {
	ev := &x.ev[e]
	t := ev.thread
	ev.effect = false
	c := x.standAfter(e)
	if ev.label.Kind == event.Alloc {
		x.bear(t, ev.label, e)
	}
	c.sub, c.halved = 0, false
	c.node = none
	if c.section {
		c.node = ev.node
	}
	s := ev.after
	if s == nil {
		s = event.Next(ev.prev.state, value)
	}
	x.enter(t, s)
	switch k := c.label.Kind; {
	case k == event.Exit && c.status == memmodel.Running:
		c.status = memmodel.Ended
		x.touch(t)
	case c.label.Accesses():
		x.touch(t)
	default:
		x.absorb(t)
	}
}

// part lets the thread of e go on with the next access of the same operation, one on several cells. That access belongs to a
// node, or begins one if node is none.
func (x *builder) part(e, node int32) {
	ev := &x.ev[e]
	c := x.standAfter(e)
	c.sub++
	c.node = node
	if c.section {
		c.node = ev.node
	}
	x.touch(ev.thread)
}

// gathered returns what the accesses before ev of the same operation have read, as bits of the word.
func (x *builder) gathered(ev *record) (word event.Bits) {
	for n, e := ev.prev.sub, ev.prev.last; n > 0; n-- {
		pv := &x.ev[e]
		if pv.reads && pv.kind == access {
			word = word.Or(x.value(pv.rf, pv.cell))
		}
		e = pv.prev.last
	}
	return word
}

// word returns what the operation of ev, one that reads, has read up to ev.
func (x *builder) word(ev *record) event.Bits {
	word := x.gathered(ev)
	if ev.reads {
		word = word.Or(x.value(ev.rf, ev.cell))
	}
	return word
}

// broken stops the thread of e at a fault: the operation of e has met it, so that e is in the graph.
func (x *builder) broken(e int32, f *event.Fault) {
	x.standAfter(e)
	x.fail(x.ev[e].thread, f)
}

// halve makes the write of e, a read-modify-write that has read, the next step of its thread.
func (x *builder) halve(e int32) {
	ev := &x.ev[e]
	x.standBefore(ev)
	c := &x.threads[ev.thread]
	c.halved, c.last = true, e
}
