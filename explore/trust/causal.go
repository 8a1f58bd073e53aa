package trust

import (
	"github.com/gomc/gomc/event"
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
		union(&ev.causes.hb, &x.ev[w].causes.rel)
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
		add(&ev.causes.rel, e)
		ev.causes.relCh = ev.causes.chain
		union(&ev.causes.relCh, &ev.causes.beyond)
	case o == event.NotAtomic:
		ev.causes.rel, ev.causes.relCh = zero[S](), zero[S]()
	default:
		ev.causes.rel, ev.causes.relCh = ev.prev.rel, ev.prev.chains.rel
	}
	if ev.reads && ev.rf >= 0 {
		union(&ev.causes.rel, &x.ev[ev.rf].causes.rel)
		union(&ev.causes.relCh, &x.ev[ev.rf].causes.relCh)
	}
}

// succeedCausal sets what happens before the events of a thread after e.
func (x *builder[S]) succeedCausal(c *cursor[S], ev *record[S], e int32) {
	c.hb = ev.causes.hb
	add(&c.hb, e)
	add(&c.po, e)
	if ev.settled {
		c.elsewhere = x.elsewhere(ev)
	}
	c.chains.hb = ev.causes.chain
	union(&c.chains.hb, &ev.causes.beyond)
	if ev.reads && ev.rf >= 0 && x.order(ev) != event.NotAtomic {
		union(&c.acq, &x.ev[ev.rf].causes.rel)
		union(&c.chains.acq, &x.ev[ev.rf].causes.relCh)
	}
}

// fenceCausal is the effect of a fence on what follows it in its thread. A fence is at no location: program
// order into it and out of it is po|≠loc.
func (x *builder[S]) fenceCausal(c *cursor[S], l *event.Label) {
	if memmodel.Acquires(l.Order) {
		union(&c.hb, &c.acq)
		union(&c.chains.hb, &c.chains.acq)
	}
	union(&c.chains.hb, &c.po)
	union(&c.chains.po, &c.chains.hb)
	if memmodel.Releases(l.Order) {
		c.rel = c.hb
		c.chains.rel = c.chains.hb
	}
}
