// Code generated from package trust by go generate. DO NOT EDIT.

package long

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/search"
	set "github.com/gomc/gomc/explore/set/tries"
	"github.com/gomc/gomc/memmodel"
)

// start creates a thread. Its creator has drained its buffer.
func (x *builder) start(t int32, s event.State, parent *cursor, by int32) {
	for int(t) >= len(x.threads) {
		x.threads = append(x.threads, cursor{})
	}
	n := int32(0)
	if parent != nil {
		n = parent.children
	}
	if x.roster.Meet(t, by, n) {
		x.enlist()
	}
	c := cursor{place: place{state: s, label: s.Label(), status: memmodel.Running, last: none, elsewhere: none, node: none, creator: none}}
	if parent != nil {
		c.porf, c.hb, c.po, c.beforeRead = parent.porf, parent.hb, parent.po, parent.beforeRead
		c.chains.hb, c.chains.po = parent.chains.hb, parent.chains.hb
		c.creator = parent.last
	}
	x.threads[t] = c
	x.absorb(t)
}

// enlist takes note of a thread that was met for the first time: it may have changed the places of others in the order in which they take steps.
func (x *builder) enlist() {
	if len(x.roster.Sched) > set.MaxThreads {
		search.Abort(x.crowded)
	}
	x.rename()
	if n := len(x.roster.Keys); set.Long { // with many threads, memos are large
		x.joins = slices.Grow(x.joins, n-len(x.joins))[:n]
		x.forgetJoins()
	} else {
		x.joins = make([]joined, n)
	}
	x.touchAll()
}

// enter moves a thread to its next State.
func (x *builder) enter(t int32, s event.State) {
	c := &x.threads[t]
	c.state, c.label = s, s.Label()
	if s.Loops() && x.spinsSince(&c.place) != none {
		c.status, c.reason = memmodel.Stuck, event.BlockAwait
	}
}

// spinsSince returns the event since which a thread came back, without a change of memory, to where
// it was, none if it did not; see memmodel, which does the same with steps.
func (x *builder) spinsSince(c *place) int32 { return x.throughSince(c, c.state.Core()) }

// cameThrough reports whether a thread has come through a State with some core, and has left memory as it was since.
func (x *builder) cameThrough(c *place, core int64) bool {
	return c.passed.Has(core) || x.throughSince(c, core) != none
}

// throughSince returns the event since which a thread that has come through a State with some core has left memory as it was, none if there is none.
func (x *builder) throughSince(c *place, core int64) int32 {
	for e, n := c.last, 0; e >= 0 && n < event.MaxSpin; e, n = x.ev[e].prev.last, n+1 {
		ev := &x.ev[e]
		if !ev.silent || ev.effect || c.section && (c.node < 0 || ev.node != c.node) {
			return none
		}
		if ev.prev.state.Core() == core || ev.prev.passed.Has(core) {
			return e
		}
	}
	return none
}

// noteEffect notes that a thread has created a thread or allocated an object. That is no event, but a loop in which it happens is no spin loop: each
// round leaves something behind.
func (x *builder) noteEffect(t int32) {
	c := &x.threads[t]
	c.passed = nil
	if c.last >= 0 {
		x.ev[c.last].effect = true
	}
}

// absorb lets a thread perform what no other thread can observe, up to its next
// event. A thread that comes back to where it was in doing so does it for ever.
func (x *builder) absorb(t int32) {
	cores := x.cores[:0]
	for x.threads[t].status == memmodel.Running {
		c := &x.threads[t]
		if c.state.Loops() { // as some State of every cycle does
			core := c.state.Core()
			if slices.Contains(cores, core) {
				c.status, c.reason = memmodel.Stuck, event.BlockAwait
				break
			}
			cores = append(cores, core)
			x.cores = cores
		}
		if !memmodel.Silent(c.label) {
			cores = cores[:0]
		}
		if !x.invisible(t) {
			break
		}
	}
	x.touch(t)
}

// invisible performs the next operation of a thread if it is not an event.
func (x *builder) invisible(t int32) bool {
	c := &x.threads[t]
	l := c.label
	if c.section {
		if f := memmodel.RefusedInSection(l); f != nil {
			x.fail(t, f)
			return false
		}
	}
	switch l.Kind {
	case event.Exit, event.Error, event.Unsupported, event.Block:
		if c.status, c.reason = memmodel.Arrive(l); c.status == memmodel.Faulted {
			x.fail(t, l.Fault)
		}
		return false
	case event.Fence:
		if f := x.model.Refused(l); f != nil {
			x.fail(t, f)
			return false
		}
		if x.model == memmodel.RC11 && l.Order == event.SeqCst {
			return false
		}
		x.fence(c, l)
		c.passed = c.passed.Then(c.state.Core())
	case event.Create:
		x.drain(c)
		if c.last >= 0 {
			x.ev[c.last].spawned = true
		}
		x.noteEffect(t)
		c.children++
		parent := *c
		x.start(int32(l.Thread), c.state.Child(), &parent, t)
	case event.Alloc:
		if len(x.reborn(l)) > 0 || x.marked(l) {
			return false
		}
		x.noteEffect(t)
		x.bear(t, l, none)
	case event.AtomicBegin:
		if f := x.model.Refused(l); f != nil {
			x.fail(t, f)
			return false
		}
		x.sections = true
		c.passed = c.passed.Then(c.state.Core())
		c.section, c.node = true, none
		x.drain(c)
	case event.AtomicEnd:
		c.section, c.node = false, none
	default:
		return false
	}
	x.enter(t, x.threads[t].state.Next(0))
	return true
}

// fail stops a thread at a fault.
func (x *builder) fail(t int32, f *event.Fault) {
	c := &x.threads[t]
	c.status, c.fault = memmodel.Faulted, f
	x.touch(t)
	x.faults = append(x.faults, t)
}
