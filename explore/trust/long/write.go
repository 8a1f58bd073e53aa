// Code generated from package trust by go generate. DO NOT EDIT.

package long

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	set "github.com/gomc/gomc/explore/set/tries"
	"github.com/gomc/gomc/memmodel"
)

// position returns the write after at that e is to follow in coherence order,
// none if there is no further one. at is start at first. target is the read that e
// revisits.
func (x *builder) position(at, e, target int32) int32 {
	ev := &x.ev[e]
	if target >= 0 && x.later(e, &x.ev[target]) {
		return none // target would read what its section comes before
	}
	if ev.reads { // a read-modify-write follows what it has read
		if at != start || x.taken(ev.rf, ev.cell) >= 0 {
			return none
		}
		if x.overtaken(ev) {
			return none
		}
		if x.cyclic(ev.rf, ev, false) {
			return none
		}
		if target >= 0 {
			rv := &x.ev[target]
			for w := x.cells[ev.cell].tail; w != ev.rf; w = x.ev[w].coPrev {
				if x.bound(rv, w) {
					return none // target cannot read anything as old
				}
			}
			if x.cyclic(ev.rf, rv, true) {
				return none
			}
		}
		return ev.rf
	}
	var rv *record
	if target >= 0 {
		rv = &x.ev[target]
	}
	p := at
	if at == start {
		p = x.cells[ev.cell].tail
	} else if p = x.olderOfBoth(ev, rv, p); p == none {
		return none
	}
	for x.taken(p, ev.cell) >= 0 || x.inside(p) || x.cyclic(p, ev, false) || rv != nil && x.cyclic(p, rv, true) {
		if p = x.olderOfBoth(ev, rv, p); p == none {
			return none
		}
	}
	return p
}

// overtaken reports whether the write of ev, a read-modify-write, has no place: it would have to follow the write that it has read directly, and comes after a newer
// one in happens-before.
func (x *builder) overtaken(ev *record) bool {
	k := x.coNext(ev.rf, ev.cell)
	return k >= 0 && x.multiCopyAtomic() && set.Has(&x.ghb.Rows[ev.node], x.ev[k].node)
}

func (x *builder) olderOfBoth(ev, rv *record, p int32) int32 {
	if rv != nil && x.bound(rv, p) {
		return none
	}
	return x.older(ev, p)
}

// cyclic reports whether ev would come before itself if it followed p in coherence order or, if read is set, if it read from a write that
// follows p. That can be only if others follow the node of ev already, that is, if ev is not the first event of its node.
func (x *builder) cyclic(p int32, ev *record, read bool) bool {
	if !ev.continues {
		return false
	}
	if p >= 0 && (x.later(p, ev) || read && x.ev[p].node == ev.node) {
		return true
	}
	for ; ; p = x.ev[p].coPrev {
		found := false
		set.Each(x.readersOf(p, ev.cell), func(r int32) {
			n := x.ev[r].node
			found = found || set.Has(&x.ghb.Rows[n], ev.node) || read && n == ev.node
		})
		if found || p < 0 {
			return found
		}
	}
}

// writeAfter puts e into coherence order after p, lets target read from it, and lets
// the threads of both go on. It returns false, having changed nothing, if this is
// inconsistent.
func (x *builder) writeAfter(e, p, target int32) bool {
	ev := &x.ev[e]
	newest := p == x.cells[ev.cell].tail
	x.setValue(ev)
	x.writeEdges(e, p)
	if !x.multiCopyAtomic() && !newest && !x.consistent(e) {
		x.rejected++
		x.unwrite(e)
		return false
	}
	if !ev.reads && x.races {
		x.checkRaces(e)
	}
	x.written(e)
	if target >= 0 {
		switch x.readFrom(target, e) {
		case dead: // it would wait for something newer
			x.unspawn(e, none)
			x.unwrite(e)
			return false
		case pending:
			x.halve(target)
		}
	}
	return true
}

func (x *builder) setValue(ev *record) {
	if !ev.reads || ev.kind != access || ev.alt != 0 { // else readLast has
		ev.val = x.stored(ev)
	}
}

// stored returns the bytes that the write of an operation leaves in a cell.
func (x *builder) stored(ev *record) event.Bits {
	l := ev.label
	c := &x.cells[ev.cell]
	word, v := event.Bits{}, l.Operand()
	switch l.Kind {
	case event.Alloc:
		if c.IsLife() {
			return event.Defined(cells.Living)
		}
		return c.Init
	case event.Free:
		return event.Defined(cells.Gone)
	case event.RMW:
		word = x.word(ev)
		v, _ = l.Store(l.Read(word), int(ev.alt))
	}
	return l.Write(word, v).And(c.Bits)
}

// written lets the thread of e, which has been put in coherence order, go on.
func (x *builder) written(e int32) {
	ev := &x.ev[e]
	l := ev.label
	if ev.whole {
		ev.silent = ev.reads && ev.val == x.value(ev.rf, ev.cell)
		x.finish(e, event.Bits{})
		return
	}
	switch l.Kind {
	case event.Alloc:
		if cells := x.reborn(l); int(ev.prev.sub)+1 < len(cells) {
			x.part(e, none)
			return
		}
		x.finish(e, event.Bits{})
	case event.Free:
		x.finish(e, memmodel.Freed(true))
	default:
		o := x.operation(l)
		k := len(o.Cells)
		if k > 1 {
			if l.Kind == event.RMW {
				ev.silent = ev.val == x.gathered(ev).And(x.cells[ev.cell].Bits)
			}
			if i, _ := o.Nth(l, ev.prev.sub); int(i) < k-1 {
				x.part(e, ev.node)
				return
			}
		}
		if l.Kind == event.Store {
			x.finish(e, event.Bits{})
			return
		}
		old := l.Read(x.word(ev))
		if k == 1 {
			ev.silent = l.Read(ev.val) == old
		}
		x.finish(e, old)
	}
}

// doom stops the thread of e, an event in the midst of an atomic section, as the
// section cannot be completed in this graph: there was no way to go on after what
// other threads have done since it began. The graph is none of an execution; it is
// extended only since some revisit may delete what is in the way.
func (x *builder) doom(e int32) {
	ev := &x.ev[e]
	if x.torn(e) {
		search.Abort(search.Torn)
	}
	c := x.standAfter(e)
	c.status, c.reason = memmodel.Stuck, event.BlockSleep
	x.touch(ev.thread)
}
