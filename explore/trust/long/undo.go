// Code generated from package trust by go generate. DO NOT EDIT.

package long

import (
	"slices"

	set "github.com/gomc/gomc/explore/set/tries"
	"github.com/gomc/gomc/memmodel"
)

// This file takes back what was done, the latest first. There are two logs. That of the rows of happens-before, in [set.Relation], is cut
// to where it was before an event has read, or was put in coherence order. The other one has what revisits change of events that were added before:
// a backward revisit (restrict), and a revisit in place.

// save keeps an event as it is.
func (x *builder) save(e int32) {
	x.saved.events = extend(x.saved.events)
	s := &x.saved.events[len(x.saved.events)-1]
	s.id, s.row = e, x.ghb.Rows[e]
	x.copyRecord(&s.ev, &x.ev[e])
}

// savedSince reports whether an event was saved since there were mark of them.
func (x *builder) savedSince(e int32, mark int) bool {
	return slices.ContainsFunc(x.saved.events[mark:], func(s savedEvent) bool { return s.id == e })
}

// saveThread keeps a thread unless that was done since mark.
func (x *builder) saveThread(t int32, mark int) {
	for i := mark; i < len(x.saved.threads); i++ {
		if x.saved.threads[i].id == t {
			return
		}
	}
	x.saved.threads = extend(x.saved.threads)
	s := &x.saved.threads[len(x.saved.threads)-1]
	s.id = t
	x.copyCursor(&s.cursor, &x.threads[t])
}

// extend makes room for one more. Large values are copied once only, where append copies twice.
func extend[T any](s []T) []T {
	if len(s) < cap(s) {
		return s[:len(s)+1]
	}
	var z T
	return append(s, z)
}

// takeBack makes events and threads what they were when so many of each were saved.
func (x *builder) takeBack(events, threads int) {
	s := &x.saved
	for k := len(s.events) - 1; k >= events; k-- {
		x.revert(&s.events[k])
	}
	s.events = s.events[:events]
	for k := len(s.threads) - 1; k >= threads; k-- {
		t := &s.threads[k]
		x.copyCursor(&x.threads[t.id], &t.cursor)
		x.touch(t.id)
	}
	s.threads = s.threads[:threads]
}

// revert makes an event what it was.
func (x *builder) revert(s *savedEvent) {
	ev := &x.ev[s.id]
	if ev.reads && ev.rf != none && set.Has(&x.alive, s.id) {
		set.Remove(x.readersOf(ev.rf, ev.cell), s.id)
	}
	x.copyRecord(ev, &s.ev)
	x.ghb.Rows[s.id] = s.row
	set.Add(&x.alive, s.id)
	if ev.cell >= 0 {
		set.Add(&x.cells[ev.cell].events, s.id)
	}
	if ev.reads && ev.rf != none {
		set.Add(x.readersOf(ev.rf, ev.cell), s.id)
		set.Add(&x.cells[ev.cell].reads, s.id)
	}
	if ev.writes {
		x.relink(s.id)
	}
}

// restore takes back the latest restrict.
func (x *builder) restore() {
	s := &x.saved
	v := &s.revisits[len(s.revisits)-1]
	x.ghb.Rollback(v.log)
	x.takeBack(v.events, v.threads)
	x.reinsert(v.from, s.ord[v.ord:])
	s.ord = s.ord[:v.ord]
	x.ev[v.write].pre, x.ev[v.write].view = v.pre, v.view
	x.halves, x.continued = v.halves, v.continued
	s.revisits = s.revisits[:len(s.revisits)-1]
}

// reinsert puts what a revisit has deleted back into the insertion order, from a place on.
func (x *builder) reinsert(from int32, back []deleted) {
	kept := len(x.ord) - int(from) - 1
	x.ord = slices.Grow(x.ord, len(back))[:len(x.ord)+len(back)]
	tail := x.ord[from:]
	for k, j := len(tail)-1, len(back)-1; j >= 0; k-- {
		if int(back[j].at) == k {
			tail[k] = back[j].ord
			j--
		} else {
			tail[k] = tail[kept]
			kept--
		}
	}
}

// undoInPlace takes back the revisit in place by e.
func (x *builder) undoInPlace(e int32) {
	k := len(x.inPlace) - 1
	x.halves -= half(&x.ev[x.inPlace[k]])
	x.takeBack(len(x.saved.events)-1, len(x.saved.threads)-1)
	x.ev[e].revisits = false
	x.inPlace = x.inPlace[:k]
}

// popTo takes events back, the newest first.
func (x *builder) popTo(mark int32) {
	for int32(len(x.ord)) > mark {
		k := len(x.ord) - 1
		e, part := x.ord[k]>>1, x.ord[k]&1
		x.ord = x.ord[:k]
		ev := &x.ev[e]
		x.unspawn(e, none)
		if part == 1 {
			if ev.writes {
				x.unwrite(e)
			}
			ev.stampW = 0
			if ev.reads {
				if k == 0 || x.ord[k-1] != e<<1 {
					x.halve(e) // it may be kept without its write
				}
				continue
			}
		} else if ev.reads && ev.rf != none {
			x.unread(e)
		}
		x.drop(e)
	}
}

// drop removes the newest event of a thread from the graph.
func (x *builder) drop(e int32) {
	ev := &x.ev[e]
	x.standBefore(ev)
	x.bury(e)
	if ev.continues {
		x.continued--
	}
}

// bury removes an event from the sets of its cell and of the graph.
func (x *builder) bury(e int32) {
	set.Remove(&x.alive, e)
	if c := x.ev[e].cell; c >= 0 {
		set.Remove(&x.cells[c].events, e)
	}
}

// unread takes back readEdges.
func (x *builder) unread(e int32) {
	ev := &x.ev[e]
	set.Remove(x.readersOf(ev.rf, ev.cell), e)
	set.Remove(&x.cells[ev.cell].reads, e)
	x.halves -= half(ev)
	ev.rf, ev.exclus, ev.blocked = none, false, false
	x.ghb.Rollback(ev.logR)
}

// unwrite takes back writeEdges.
func (x *builder) unwrite(e int32) {
	if x.ev[e].revisits {
		x.undoInPlace(e)
	}
	x.unlink(e)
	x.halves += half(&x.ev[e])
	x.ghb.Rollback(x.ev[e].logW)
}

// unwriteAfter takes back writeAfter.
func (x *builder) unwriteAfter(e, at, target int32) {
	if at == doomed {
		return
	}
	if target >= 0 {
		x.unspawn(target, none)
		x.unread(target)
	}
	x.unspawn(e, none)
	x.unwrite(e)
}

// unspawn removes the threads created between e and the next event of its thread. It saves those that were not saved since there were saved of them, unless
// that is none.
func (x *builder) unspawn(e, saved int32) {
	if x.ev[e].spawned {
		x.killSpawned(e, saved)
	}
}

func (x *builder) killSpawned(e, saved int32) {
	x.ev[e].spawned = false
	x.killChildren(x.ev[e].thread, e, saved)
}

// killChildren removes the threads that a thread has created after its event e, and those that these have created before their first event.
func (x *builder) killChildren(t, e, saved int32) {
	for i := range x.threads {
		u := int32(i)
		if c := &x.threads[u]; c.status == memmodel.Absent || x.roster.Parents[u] != t || c.creator != e || u == t {
			continue
		}
		if saved >= 0 {
			x.saveThread(u, int(saved))
		}
		x.threads[u].status = memmodel.Absent
		x.touch(u)
		x.killChildren(u, none, saved)
	}
}

// cut takes back all frames from k on, whatever options they have left.
func (x *builder) cut(k int) {
	for len(x.frames) > k {
		f := &x.frames[len(x.frames)-1]
		x.leave(f)
		if f.kind == fWrite && f.target >= 0 {
			x.restore()
		}
		x.frames = x.frames[:len(x.frames)-1]
	}
}

// leave takes back the option that a frame has taken, and everything after it, but for a revisit.
func (x *builder) leave(f *frame) {
	x.popTo(f.mark)
	x.stamp = f.stamp
	switch e := f.event; f.kind {
	case fRead:
		if x.ev[e].rf != none {
			x.unspawn(e, none)
			x.unread(e)
		}
	case fAlt:
		x.unspawn(e, none)
	case fWrite:
		x.unwriteAfter(e, f.at, f.target)
	}
}

// forgetPast makes the current graph the only one that there is: nothing that led to it is taken back.
func (x *builder) forgetPast() {
	x.frames, x.toWait = x.frames[:0], x.toWait[:0]
	x.ghb.Forget()
	s := &x.saved
	s.events, s.threads, s.ord, s.revisits = s.events[:0], s.threads[:0], s.ord[:0], s.revisits[:0]
}
