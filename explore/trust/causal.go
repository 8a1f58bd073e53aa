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
		set.Union(&ev.causes.relCh, &ev.causes.beyond)
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
	set.Union(&c.chains.hb, &ev.causes.beyond)
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
