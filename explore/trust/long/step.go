// Code generated from package trust by go generate. DO NOT EDIT.

package long

import (
	"fmt"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/search"
	set "github.com/gomc/gomc/explore/set/tries"
	"github.com/gomc/gomc/memmodel"
)

// step adds the next event of a thread, with the first of its options. It
// returns false if there is none that is consistent.
func (x *builder) step(t int32) bool {
	c := &x.threads[t]
	switch {
	case c.halved:
		return x.startWrite(c.last)
	case c.label.Accesses():
		return x.access(t)
	}
	return x.rare(t)
}

// access is step for a load, store or read-modify-write.
func (x *builder) access(t int32) bool {
	c := &x.threads[t]
	l := c.label
	o := x.operation(l)
	i, write := o.Nth(l, c.sub)
	early := x.early(t)
	if early && l.Kind == event.Store {
		return x.refuse(t, memmodel.Unallocated(x.prog, l))
	}
	if i < 0 {
		e := x.begin(t, marker, x.lifetime(l.Object))
		x.precede(e)
		return x.startRead(e)
	}
	if l.Kind == event.RMW && len(o.Cells) > 1 && !x.multiCopyAtomic() {
		x.fail(t, memmodel.Unsupported("a read-modify-write of bytes that are accessed with different sizes, under a memory model without a global order"))
		return x.halt(t)
	}
	e := x.begin(t, access, o.Cells[i])
	x.ev[e].whole = len(o.Cells) == 1 && !o.Life && !c.section
	x.ev[e].early = early
	x.precede(e)
	if l.Object != event.NoObj && !o.Life {
		x.checkLifetime(&x.ev[e].prev)
	}
	if l.OfMutex() || x.cells[o.Cells[i]].mutex {
		x.checkMutex(e)
	}
	if write {
		return x.startWrite(e)
	}
	return x.startRead(e)
}

// rare is step for an operation that is no access.
func (x *builder) rare(t int32) bool {
	c := &x.threads[t]
	l := c.label
	switch l.Kind {
	case event.Choice:
		if c.section && x.ways(c) > memmodel.MaxWays/max(l.Val, 1) {
			x.fail(t, memmodel.Unsupported(memmodel.TooManyWays))
			return x.halt(t)
		}
		e := x.add(t, choice)
		if c.section && x.ev[e].node == e {
			x.ghb.Rows[e] = x.ev[e].pre // it may be all there is to the section
		}
		x.ev[e].silent = true
		if l.Val > 1 {
			x.push(frame{kind: fAlt, event: e})
		}
		x.finish(e, event.Bits{})
		return true
	case event.Join, event.Fence:
		return x.mark(t)
	case event.Free:
		if f := x.unready(t); f != nil {
			return x.refuse(t, f)
		}
		e := x.begin(t, marker, x.lifetime(l.Object))
		x.precede(e)
		x.checkFree(e)
		return x.startRead(e)
	case event.Alloc:
		if x.freed(l.Object) && (x.memory.Contended(l.Object) || x.undrained(t, l.Object)) {
			return x.revive(t)
		}
		cells := x.reborn(l)
		if int(c.sub) >= len(cells) { // what was to be written has gone
			x.finish(x.add(t, marker), event.Bits{})
			return true
		}
		kind := access
		if c.sub == 0 && x.freed(l.Object) {
			kind = marker
		}
		e := x.begin(t, kind, cells[c.sub])
		x.precede(e)
		return x.startWrite(e)
	}
	panic(fmt.Sprintf("a step of kind %d", l.Kind))
}

// ways returns in how many ways an atomic section could have made the choices that it has made until now.
func (x *builder) ways(c *cursor) uint64 {
	n := uint64(1)
	for e := c.last; c.node >= 0 && e >= 0 && x.ev[e].node == c.node; e = x.ev[e].prev.last {
		if ev := &x.ev[e]; ev.kind == choice {
			n *= max(ev.label.Val, 1)
		}
	}
	return n
}

// revive is step for an allocation of an object that has lived before, in two cases that are not supported. In one,
// accesses race with the end of the earlier life: which of their writes the allocation makes forgotten depends on what is not
// in the graph yet. In the other, stores to the earlier life may still be in the store buffer of the thread, and would
// reach memory in the new life, whereas an allocation takes effect at once here.
func (x *builder) revive(t int32) bool {
	if x.multiCopyAtomic() {
		search.Abort(search.Torn)
	}
	x.fail(t, memmodel.Unsupported("an object that is allocated once more while its accesses race with its end, under a memory model without a global order"))
	return x.halt(t)
}

// halt adds an event for a thread that has failed and takes no step, so that revisits put the thread back to where it was before it failed.
func (x *builder) halt(t int32) bool {
	after := x.threads[t]
	e := x.add(t, marker)
	x.ev[e].prev.status, x.ev[e].prev.fault = memmodel.Running, nil
	x.threads[t] = after
	x.threads[t].last = e
	return true
}

// mark adds an event without an access: joins, if the thread does something after them that others can see, or a fence that is
// sequentially consistent.
func (x *builder) mark(t int32) bool {
	e := x.begin(t, marker, none)
	ev := &x.ev[e]
	x.insert(e, 0)
	ev.silent = true
	into := x.threads[t]
	s := into.state
	if ev.label.Kind == event.Fence {
		x.scFences = true
		set.Union(&into.hb, &into.acq)
		set.Union(&into.chains.hb, &into.chains.acq)
		s = s.Next(0)
	} else {
		s = x.throughJoins(t, &into)
	}
	prev := ev.prev
	ev.prev = into
	x.precede(e)
	x.ghb.Rows[e] = ev.pre
	ev.porf = into.porf
	if x.causal {
		x.settle(ev)
	}
	ev.prev = prev
	x.succeed(&into, e)
	if ev.label.Kind == event.Fence {
		into.rel, into.chains.rel = into.hb, into.chains.hb
	}
	x.threads[t] = into
	x.enter(t, s)
	x.absorb(t)
	return true
}

// refuse adds an event, without an access, for an operation that is an error whatever it reads: a store to an object
// whose allocation does not happen before it, or an end of a lifetime that some access does not happen before.
func (x *builder) refuse(t int32, f *event.Fault) bool {
	e := x.add(t, marker)
	x.ev[e].early = true
	x.broken(e, f)
	return true
}
