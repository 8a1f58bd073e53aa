package trust

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/memmodel"
)

// next returns a thread that can take a step: next_P of the paper. What has been
// begun is completed first: a read-modify-write that has read, an atomic
// section, an operation on several cells. Otherwise the first thread goes on that
// can. A blocking operation is added when some write lets it pass. Joins
// come last, as they are looked at only when nothing else is left, but for operations that
// the newest write does not let pass; see inplace.go.
func (x *builder[S]) next() int32 {
	x.refresh()
	r := &x.ready
	if !r.begun.IsEmpty() {
		return x.begunThread()
	}
	x.complete, x.learned = r.is[stopped].IsEmpty(), false
	if !r.is[storing].IsEmpty() {
		return x.roster.Sched[r.is[storing].First()]
	}
	first := set.MaxThreads
	if !r.is[going].IsEmpty() {
		first = r.is[going].First()
	}
	for b := r.is[blocking]; !b.IsEmpty(); b = b.Rest() {
		k := b.First()
		if k > first {
			break
		}
		if x.offered(x.roster.Sched[k], false) {
			first = k
		} else {
			x.complete = false
		}
	}
	if first < set.MaxThreads {
		return x.roster.Sched[first]
	}
	for b := r.is[joining]; !b.IsEmpty(); b = b.Rest() {
		t := x.roster.Sched[b.First()]
		switch s := x.throughJoins(t, nil); {
		case s == nil:
			x.complete = false
		case s.Label().Kind != event.Exit && !x.alone(t, s):
			return t
		}
	}
	for b := r.is[blocking]; !b.IsEmpty(); b = b.Rest() {
		if t := x.roster.Sched[b.First()]; x.offered(t, true) {
			return t
		}
	}
	return x.unoffered()
}

// begunThread returns a thread that is in the midst of a read-modify-write, an atomic section or an operation on several cells; none if there is none. Of
// several it returns one whose node happens before those of the others, as far as they are ordered.
func (x *builder[S]) begunThread() int32 {
	best, node := none, none
	for b := x.ready.begun; !b.IsEmpty(); b = b.Rest() {
		t := x.roster.Sched[b.First()]
		c := &x.threads[t]
		n := c.last
		switch {
		case c.halved:
			n = x.ev[n].node
		case c.node >= 0:
			n = c.node
		}
		if best < 0 || set.Has(&x.ghb.Rows[node], n) {
			best, node = t, n
		}
	}
	return best
}

// offered reports whether some write that a blocking operation can read lets it
// pass; for a lock of a mutex, and for a spin loop, the newest one, unless it is late.
func (x *builder[S]) offered(t int32, late bool) bool {
	c := &x.threads[t]
	l := c.label
	op := x.operation(l)
	if l.Object != event.NoObj && !op.Life {
		x.checkLifetime(c)
	}
	if len(op.Cells) != 1 || op.Life || c.section || x.early(t) {
		return true
	}
	tail := x.cells[op.Cells[0]].tail
	if x.passes(c, x.value(tail, op.Cells[0])) {
		return true
	}
	if !late && (l.Op == event.OpMutexLock || l.Sync == event.SyncNone) {
		return false
	}
	ev := &x.probe
	x.copyCursor(&ev.prev, c)
	ev.label, ev.cell, ev.kind, ev.continues = l, op.Cells[0], access, false
	ev.node = x.probeID
	x.precedeRecord(ev, x.probeID)
	for w := x.cells[ev.cell].tail; ; w = x.ev[w].coPrev {
		if x.passes(c, x.value(w, ev.cell)) {
			return true
		}
		if x.bound(ev, w) {
			return false
		}
	}
}

// passes reports whether the next operation of a thread, one that may wait, passes when it reads a word.
func (x *builder[S]) passes(c *cursor[S], word event.Bits) bool {
	return memmodel.Passes(c.state, word, func(core int64) bool { return x.cameThrough(&c.place, core) })
}
