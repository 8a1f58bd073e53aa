package trust

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/memmodel"
)

// This file is the happens-before of C11, hb = (po ∪ sw)+, as RC11 defines it
// (Lahav, Vafeiadis, Kang, Hur, Dreyer, "Repairing Sequential Consistency in
// C/C++11", PLDI 2017, section 3), for the models RA and RC11 and for the
// check of data races. Since hb is part of porf, what happens before an event
// is known when the event is added and never changes.

// order returns the memory order of an event.
func (x *builder[S]) order(ev *record[S]) event.Order {
	return memmodel.OrderOf(ev.label, ev.writes || ev.exclus, ev.prev.section)
}

// readCausal adds what an event learns from the write that it reads from.
func (x *builder[S]) readCausal(ev *record[S], w int32) {
	ev.causes.hb = ev.prev.hb
	if w >= 0 && memmodel.Acquires(x.order(ev)) {
		set.Union(&ev.causes.hb, &x.ev[w].causes.rel)
	}
	x.settle(ev)
}

// writeCausal sets what an event tells those that acquire from it: what happens
// before it or before a release fence ahead of it, and, for a read-modify-write,
// what the write that it reads from tells (release sequences).
func (x *builder[S]) writeCausal(ev *record[S], e int32) {
	if !ev.reads {
		x.settle(ev)
	}
	switch o := x.order(ev); {
	case memmodel.Releases(o):
		ev.causes.rel = ev.causes.hb
		set.Add(&ev.causes.rel, e)
		ev.causes.relCh = ev.causes.chain
		x.addBeyond(&ev.causes.relCh, ev)
	case o == event.NotAtomic:
		ev.causes.rel, ev.causes.relCh = set.Empty[S](), set.Empty[S]()
	default:
		ev.causes.rel, ev.causes.relCh = ev.prev.rel, ev.prev.chains.rel
	}
	if ev.reads && ev.rf >= 0 {
		set.Union(&ev.causes.rel, &x.ev[ev.rf].causes.rel)
		set.Union(&ev.causes.relCh, &x.ev[ev.rf].causes.relCh)
	}
}

// succeedCausal sets what happens before the events of a thread after e.
func (x *builder[S]) succeedCausal(c *cursor[S], ev *record[S], e int32) {
	c.hb = ev.causes.hb
	set.Add(&c.hb, e)
	set.Add(&c.po, e)
	if ev.settled {
		c.elsewhere = x.elsewhere(ev)
	}
	c.chains.hb = ev.causes.chain
	x.addBeyond(&c.chains.hb, ev)
	if ev.reads && ev.rf >= 0 && x.order(ev) != event.NotAtomic {
		set.Union(&c.acq, &x.ev[ev.rf].causes.rel)
		set.Union(&c.chains.acq, &x.ev[ev.rf].causes.relCh)
	}
}

// fenceCausal is the effect of a fence on what follows it in its thread. A fence is at no location: program
// order into it and out of it is po|≠loc.
func (x *builder[S]) fenceCausal(c *cursor[S], l *event.Label) {
	if memmodel.Acquires(l.Order) {
		set.Union(&c.hb, &c.acq)
		set.Union(&c.chains.hb, &c.chains.acq)
	}
	set.Union(&c.chains.hb, &c.po)
	set.Union(&c.chains.po, &c.chains.hb)
	if memmodel.Releases(l.Order) {
		c.rel = c.hb
		c.chains.rel = c.chains.hb
	}
}

// inPSC reports whether an event is one of the memory model: neither a choice nor an access
// to a lifetime.
func (x *builder[S]) inPSC(ev *record[S]) bool {
	return ev.kind == access && ev.label.Accesses() || ev.label.Kind == event.Fence
}

func (x *builder[S]) isFence(ev *record[S]) bool { return ev.label.Kind == event.Fence }

// settle computes the part of scb that leads to an event and never changes.
func (x *builder[S]) settle(ev *record[S]) {
	c := &ev.prev
	ev.causes.chain = c.chains.hb
	modelled := x.inPSC(ev)
	if x.model != memmodel.RC11 || !modelled && ev.label.Kind != event.Join {
		return
	}
	order := x.order(ev)
	ev.sc, ev.settled = modelled && order == event.SeqCst, true
	ev.causes.beyond, ev.causes.scb = c.po, c.po
	if ev.reads && ev.rf >= 0 && memmodel.Acquires(order) {
		set.Union(&ev.causes.chain, &x.ev[ev.rf].causes.relCh)
	}
	if ev.cell >= 0 {
		same := x.cells[ev.cell].events
		if set.Long {
			ev.causes.beyond = same
		} else {
			set.Subtract(&ev.causes.beyond, &same)
		}
		set.Intersect(&same, &ev.causes.hb)
		set.Union(&ev.causes.scb, &same)
	} else if set.Long {
		ev.causes.beyond = set.Empty[S]()
	}
	set.Union(&ev.causes.scb, &c.chains.po)
	// Those before the latest event of the thread at another cell have less in chain.
	if h := x.elsewhere(ev); h >= 0 {
		set.Union(&ev.causes.scb, &x.ev[h].causes.chain)
	}
}

// addBeyond adds to a row the sources of edges po|≠loc into an event. Where sets are long, causes.beyond has the events of the cell of the event instead: the difference has nothing in common
// with other rows of the thread, so that it would take a row of its own for each event.
func (x *builder[S]) addBeyond(row *S, ev *record[S]) {
	switch {
	case !set.Long:
		set.Union(row, &ev.causes.beyond)
	case ev.settled:
		set.UnionDifference(row, &ev.prev.po, &ev.causes.beyond)
	}
}

// elsewhere returns the latest event before ev in its thread that has causes and is not at the cell of ev, or none.
func (x *builder[S]) elsewhere(ev *record[S]) int32 {
	h := ev.prev.last
	for h >= 0 && !x.ev[h].settled {
		h = x.ev[h].prev.last
	}
	if h >= 0 && ev.cell >= 0 && x.ev[h].cell == ev.cell {
		return ev.prev.elsewhere
	}
	return h
}
