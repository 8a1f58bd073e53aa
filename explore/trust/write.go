package trust

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/memmodel"
)

// Positions of a write that is in no coherence order.
const (
	start  int32 = -3 // not yet
	doomed int32 = -4 // nowhere, see doom
)

// startWrite puts a write into the graph, or the write of a read-modify-write that has
// read.
func (x *builder[S]) startWrite(e int32) bool {
	x.insert(e, 1)
	ev := &x.ev[e]
	if !ev.reads {
		ev.porf = ev.prev.porf
		if x.multiCopyAtomic() && ev.node == e {
			x.rows[e] = ev.pre
		}
	}
	if ev.exclus && ev.label.OfMutex() {
		if r := x.displacedLock(e); r >= 0 {
			return x.revisitInPlace(e, r)
		}
	}
	cands := x.candidates(e)
	at := start
	if ev.whole && ev.reads {
		free := x.taken(ev.rf, ev.cell) < 0 && !x.overtaken(ev)
		switch {
		case !free:
			at = doomed // but for revisits
		case set.IsEmpty(&cands):
			return x.writeAfter(e, ev.rf, none)
		}
	}
	if set.IsEmpty(&cands) && !ev.continues && (ev.reads || x.older(ev, x.cells[ev.cell].tail) == none) { // no choice
		p := x.position(start, e, none)
		return p != none && x.writeAfter(e, p, none)
	}
	k := len(x.frames)
	x.push(frame[S]{kind: fWrite, event: e, at: at, target: none, cands: cands})
	if x.nextWrite(k) {
		return true
	}
	x.frames = x.frames[:k]
	return false
}

// nextWrite takes the next option of a write: a position in coherence order, after
// all of these the revisit of a read, with all positions again. It returns false, with the graph
// as it was before the first option, if there is none left.
func (x *builder[S]) nextWrite(k int) bool {
	e := x.frames[k].event
	ev := &x.ev[e]
	for {
		for {
			f := &x.frames[k]
			if f.at == doomed {
				break
			}
			first := f.at == start && f.target < 0
			f.at = x.position(f.at, e, f.target)
			if f.at == none {
				if first && ev.continues && x.multiCopyAtomic() && !x.lost(e) {
					f.at = doomed
					x.doom(e)
					return true
				}
				break
			}
			if x.writeAfter(e, f.at, f.target) {
				return true
			}
		}
		f := &x.frames[k]
		if f.target >= 0 {
			x.restore()
			x.stamp, f.mark = f.stamp, int32(len(x.ord))
		}
		f.target = x.newestRead(&f.cands, ev)
		if f.target < 0 {
			return false
		}
		if x.torn(f.target) || x.torn(e) {
			search.Abort(search.Torn)
		}
		f.at = start
		set.Remove(&f.cands, f.target)
		x.restrict(f.target, e)
		f.mark = int32(len(x.ord))
	}
}

// position returns the write after at that e is to follow in coherence order,
// none if there is no further one. at is start at first. target is the read that e
// revisits.
func (x *builder[S]) position(at, e, target int32) int32 {
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
	var rv *record[S]
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
func (x *builder[S]) overtaken(ev *record[S]) bool {
	k := x.coNext(ev.rf, ev.cell)
	return k >= 0 && x.multiCopyAtomic() && set.Has(&x.rows[ev.node], x.ev[k].node)
}

func (x *builder[S]) olderOfBoth(ev, rv *record[S], p int32) int32 {
	if rv != nil && x.bound(rv, p) {
		return none
	}
	return x.older(ev, p)
}

// cyclic reports whether ev would come before itself if it followed p in coherence order or, if read is set, if it read from a write that
// follows p. That can be only if others follow the node of ev already, that is, if ev is not the first event of its node.
func (x *builder[S]) cyclic(p int32, ev *record[S], read bool) bool {
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
			found = found || set.Has(&x.rows[n], ev.node) || read && n == ev.node
		})
		if found || p < 0 {
			return found
		}
	}
}

// writeAfter puts e into coherence order after p, lets target read from it, and lets
// the threads of both go on. It returns false, having changed nothing, if this is
// inconsistent.
func (x *builder[S]) writeAfter(e, p, target int32) bool {
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
			x.unspawn(e)
			x.unwrite(e)
			return false
		case pending:
			x.halve(target)
		}
	}
	return true
}

func (x *builder[S]) setValue(ev *record[S]) {
	if !ev.reads || ev.kind != access || ev.alt != 0 { // else readLast has
		ev.val = x.stored(ev)
	}
}

// stored returns the bytes that the write of an operation leaves in a cell.
func (x *builder[S]) stored(ev *record[S]) event.Bits {
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
func (x *builder[S]) written(e int32) {
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
		x.finish(e, event.Defined(1))
	default:
		o := x.operation(l)
		k, i := int32(len(o.Cells)), ev.prev.sub
		if o.Life {
			i--
		}
		if k > 1 {
			if l.Kind == event.RMW {
				i -= k
				ev.silent = ev.val == x.gathered(ev).And(x.cells[ev.cell].Bits)
			}
			if i < k-1 {
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
func (x *builder[S]) doom(e int32) {
	ev := &x.ev[e]
	if x.torn(e) {
		search.Abort(search.Torn)
	}
	c := x.standAfter(e)
	c.status, c.reason = memmodel.Stuck, event.BlockSleep
	x.touch(ev.thread)
}

// lost reports whether no revisit can delete what is in the way of e, a write of an atomic section for which there is no place, so that
// its thread would be stopped in all graphs that come of this one. Each such revisit deletes e, and what its section has done since its latest
// read; it revisits or deletes that read, which has to be maximal. One that is not stays so under SC: what a revisiting write
// has before it in porf could only force it (see forced) if the section came before it, and so before the write, which the section then cannot read.
// That argument wants the revisited read to be of the section if anything of that is older and stays: so nothing of others may stand between its parts.
func (x *builder[S]) lost(e int32) bool {
	if x.model != memmodel.SC || x.torn(e) {
		return false
	}
	y, node, nothing := e, x.ev[e].node, set.Empty[S]()
	for !x.ev[y].reads {
		if y = x.ev[y].prev.last; y < 0 || x.ev[y].node != node {
			return false
		}
	}
	return !x.interleaved(node) && !x.maximal(y, 0, &nothing)
}

// interleaved reports whether events of others are newer than the first one of a node.
func (x *builder[S]) interleaved(node int32) bool {
	first, others := stampOf(&x.ev[node]), false
	set.Each(&x.alive, func(z int32) { others = others || x.ev[z].node != node && stampOf(&x.ev[z]) > first })
	return others
}
