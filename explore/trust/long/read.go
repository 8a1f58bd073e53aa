// Code generated from package trust by go generate. DO NOT EDIT.

package long

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/memmodel"
)

// result is the outcome of letting an event read from a write.
type result uint8

const (
	dead    result = iota // nothing was changed
	done                  // its thread goes on
	pending               // its write has to be added
)

// readFrom makes e read from w and lets its thread go on.
func (x *builder) readFrom(e, w int32) result {
	ev := &x.ev[e]
	ev.alt = 0
	if x.inside(w) {
		return dead
	}
	if ev.early && x.readsEarly(ev, w) {
		return x.readEarly(e, w)
	}
	if ev.whole {
		return x.readLast(e, w, true)
	}
	if ev.kind == marker {
		return x.readLifetime(e, w, x.value(w, ev.cell).Value)
	}
	return x.readPart(e, w)
}

// readPart is readFrom for one of several accesses of an operation, or for an access in
// an atomic section.
func (x *builder) readPart(e, w int32) result {
	ev := &x.ev[e]
	o := x.operation(ev.label)
	if i, _ := o.Nth(ev.label, ev.prev.sub); int(i) == len(o.Cells)-1 {
		return x.readLast(e, w, len(o.Cells) == 1)
	}
	ev.exclus = false
	if !x.attach(e, w) {
		return dead
	}
	ev.silent = true
	x.part(e, ev.node)
	return done
}

// readLast is readFrom for the last read of an operation; for most, which access a single cell, it is the only one.
func (x *builder) readLast(e, w int32, single bool) result {
	ev := &x.ev[e]
	l, c := ev.label, &x.cells[ev.cell]
	old := c.Extract(x.value(w, ev.cell))
	if !single {
		old = l.Read(x.gathered(ev).Or(x.value(w, ev.cell)))
	}
	does := memmodel.EffectOf(l, old, 0)
	foreseen := single && !ev.continues // whether there is a place for its write
	ev.exclus = false
	if foreseen && !does.Silent && !x.freeable(e, w) {
		return dead
	}
	ev.after = event.Next(ev.prev.state, old)
	waits, overtaken := x.waits(ev, l, does), false
	switch {
	case waits:
		ev.after = ev.prev.state
		if overtaken = single && !ev.prev.section && w != c.tail; overtaken && !x.vainRaces(ev) {
			return dead // a thread that waits has read the newest value
		}
	case does.Writes:
		if foreseen && does.Silent && !x.freeable(e, w) {
			return dead
		}
		ev.exclus, ev.val = single, c.Insert(does.Stored)
	case l.Op == event.OpMutexUnlock:
		x.checkProbe(e)
	}
	if !x.attach(e, w) || overtaken && !x.onlyRace(e) {
		return dead
	}
	ev.silent = true
	several := l.Kind == event.RMW && l.Alternatives(old.Value) > 1
	switch {
	case waits && ev.prev.section:
		x.waitInSection(e)
	case waits:
		x.wait(e)
	case does.Writes && !single && several:
		x.broken(e, memmodel.Unsupported("a choice of an operation on accesses of different sizes"))
	case does.Writes && !single:
		x.part(e, ev.node)
	case several:
		x.push(frame{kind: fAlt, event: e})
		return x.outcome(e)
	case ev.exclus:
		return pending
	default:
		x.finish(e, event.Bits{}) // to ev.after
	}
	return done
}

// waits reports whether an operation waits that would lead to the State ev.after.
func (x *builder) waits(ev *record, l *event.Label, does memmodel.Effect) bool {
	if ev.prev.section {
		return memmodel.Waits(ev.prev.state, l, does, ev.after, nil)
	}
	return memmodel.Waits(ev.prev.state, l, does, ev.after, func(core int64) bool { return x.cameThrough(&ev.prev.place, core) })
}

// attach adds the reads-from edge from w to e, and looks for races. It returns false, having changed nothing, if the
// graph is then inconsistent.
func (x *builder) attach(e, w int32) bool {
	ev := &x.ev[e]
	x.halves += half(ev)
	x.readEdges(e, w, ev.exclus)
	if !x.multiCopyAtomic() && w != x.cells[ev.cell].tail && !x.consistent(e) {
		x.rejected++
		x.unread(e)
		return false
	}
	if x.races {
		x.checkRaces(e)
	}
	return true
}

// wait stops the thread of e, a blocking operation that has read in vain.
func (x *builder) wait(e int32) {
	ev := &x.ev[e]
	ev.blocked, x.vain = true, true
	c := x.standAfter(e)
	c.status = memmodel.Waiting
	x.touch(ev.thread)
}

// waitInSection stops the thread of e, a blocking operation in an atomic section that does not pass: nobody
// else goes on.
func (x *builder) waitInSection(e int32) {
	ev := &x.ev[e]
	c := x.standAfter(e)
	if f := memmodel.StuckInSection(ev.label); f != nil {
		x.fail(ev.thread, f)
		return
	}
	c.status, c.reason = memmodel.Stuck, event.BlockAwait
	x.touch(ev.thread)
}

// outcome lets the thread of e, which has read, go on with the alternative ev.alt.
func (x *builder) outcome(e int32) result {
	ev := &x.ev[e]
	switch {
	case ev.kind == choice:
		x.finish(e, event.Defined(uint64(ev.alt)))
	case ev.exclus:
		x.halve(e)
		return pending
	default:
		x.finish(e, ev.label.Read(x.word(ev)))
	}
	return done
}

// readLifetime makes e, the end of an object's lifetime or an access to the
// object, read from w whether the object is alive.
func (x *builder) readLifetime(e, w int32, value uint64) result {
	ev := &x.ev[e]
	free := ev.label.Kind == event.Free
	ev.exclus = free && value == cells.Living
	if !x.attach(e, w) {
		return dead
	}
	ev.silent = !free
	switch {
	case ev.exclus:
		return x.outcome(e)
	case free:
		x.finish(e, event.Bits{})
	case value != cells.Living:
		x.broken(e, memmodel.Dead(x.prog, ev.label))
	case x.model.Buffers(ev.label):
		x.part(e, none) // the store takes effect later
	default:
		x.part(e, ev.node)
	}
	return done
}

// readEarly lets e, an early access, read from w. If it is an error (readsEarly), the thread of e stops at the fault.
func (x *builder) readEarly(e, w int32) result {
	ev := &x.ev[e]
	ev.exclus = false
	if !x.attach(e, w) {
		return dead
	}
	ev.silent = true
	x.broken(e, memmodel.Unallocated(x.prog, ev.label))
	return done
}
