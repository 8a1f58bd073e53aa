// Code generated from package trust by go generate. DO NOT EDIT.

package long

import (
	"math/bits"

	"github.com/gomc/gomc/event"
	set "github.com/gomc/gomc/explore/set/tries"
)

// This file makes the graph of a backward revisit: Deleted of Algorithm 1.

// newestRead returns the newest of a set of reads that e can revisit, none if there
// is none. A read-modify-write that reads what another has taken can revisit
// that other, or what is older.
func (x *builder) newestRead(cands *set.Row, ev *record) int32 {
	limit := x.stamp
	if ev.reads {
		if u := x.taken(ev.rf, ev.cell); u >= 0 {
			limit = x.ev[u].stampR
		}
	}
	best, stamp := none, int32(0)
	if set.Long {
		set.Each(cands, func(r int32) {
			if s := x.ev[r].stampR; s > stamp && s <= limit {
				best, stamp = r, s
			}
		})
		return best
	}
	for i := 0; i < set.Words(cands); i++ {
		for b := set.Word(cands, i); b != 0; b &= b - 1 {
			r := int32(64*i + bits.TrailingZeros64(b))
			if s := x.ev[r].stampR; s > stamp && s <= limit {
				best, stamp = r, s
			}
		}
	}
	return best
}

// restrict deletes from the graph what was added after the read r and is not
// before the write a in porf (Deleted of Algorithm 1), and makes r a read that reads from nothing: the graph of a
// backward revisit. No event that is kept follows, in happens-before, one that is
// deleted, since that was added maximally; so the rows of what is kept stay, unless they
// are rows of nodes of which a part is deleted, or of what comes after such a node.
func (x *builder) restrict(r, a int32) {
	v := x.beginRevisit(r, a)
	tail := x.ord[v.from:]
	x.effort += price() + uint64(len(tail))/4
	for k := len(tail) - 1; k >= 0; k-- {
		if e := tail[k] >> 1; set.Has(&v.kept, e) {
			continue
		} else if tail[k]&1 == 1 {
			x.deleteWrite(e, v)
		} else {
			x.deleteRead(e, v)
		}
	}
	for _, q := range x.toWait {
		x.waitAgain(q, v)
	}
	x.toWait = x.toWait[:0]
	x.openRead(v)
	x.ord = x.ord[:v.from]
	for k, o := range tail {
		if set.Has(&v.kept, o>>1) {
			x.ord = append(x.ord, o)
		} else {
			x.saved.ord = append(x.saved.ord, deleted{o, int32(k)})
		}
	}
	if v.splits && x.multiCopyAtomic() {
		x.recompute()
	}
	x.precede(r)
	x.precedeRevisiting(a)
}

// deleteWrite deletes the write of e and, unless e has read, or writes after it has read what is kept, the event.
func (x *builder) deleteWrite(e int32, v *revisit) {
	ev := &x.ev[e]
	x.save(e)
	x.halves -= half(ev) // there was no place for its write
	if ev.writes {
		x.unlink(e)
	}
	if len(x.inPlace) > 0 {
		set.Each(&ev.readers, func(q int32) {
			if qv := &x.ev[q]; qv.inPlace && qv.stampR < v.stamp {
				x.toWait = append(x.toWait, q)
			}
		})
	}
	switch {
	case !ev.reads:
		x.deleteEvent(e, v)
	case ev.stampR <= v.stamp: // the read stays
		ev.stampW = 0
		x.saveThread(ev.thread, v.threads)
		x.unspawn(e, int32(v.threads))
		if e != v.read && !(ev.inPlace && x.deletes(ev.rf, v.stamp, &v.kept)) { // it will have to write once more
			x.halve(e)
			x.halves++
			v.splits = true
		}
	}
}

// deleteRead deletes e, an event whose write, if it had one, is deleted already.
func (x *builder) deleteRead(e int32, v *revisit) {
	ev := &x.ev[e]
	if ev.stampW == 0 {
		x.save(e)
		x.halves -= half(ev)
	}
	if ev.reads {
		set.Remove(x.readersOf(ev.rf, ev.cell), e)
		set.Remove(&x.cells[ev.cell].reads, e)
	}
	x.deleteEvent(e, v)
}

// deleteEvent takes an event that neither reads nor writes any more out of the graph.
func (x *builder) deleteEvent(e int32, v *revisit) {
	ev := &x.ev[e]
	x.saveThread(ev.thread, v.threads)
	x.unspawn(e, int32(v.threads))
	x.standBefore(ev)
	x.bury(e)
	if ev.continues {
		x.continued--
		v.splits = v.splits || set.Has(&v.kept, ev.node) || stampOf(&x.ev[ev.node]) < v.stamp
	}
}

// openRead makes the read that is revisited read from nothing.
func (x *builder) openRead(v *revisit) {
	r := v.read
	rv := &x.ev[r]
	if !x.savedSince(r, v.events) {
		x.save(r)
		x.saveThread(rv.thread, v.threads)
		x.unspawn(r, int32(v.threads))
		x.halves -= half(rv)
	}
	set.Remove(x.readersOf(rv.rf, rv.cell), r)
	set.Remove(&x.cells[rv.cell].reads, r)
	rv.rf, rv.exclus, rv.blocked, rv.spawned, rv.inPlace = none, false, false, false, false
	x.standBefore(rv)
}

// precedeRevisiting sets what the revisiting write, which is not in coherence order yet, follows in the graph that is left. That of the bigger graph does not
// hold any more: rows of nodes of which a part was deleted have changed.
func (x *builder) precedeRevisiting(a int32) {
	av := &x.ev[a]
	hb, chain := av.causes.hb, av.causes.chain
	x.precede(a)
	av.causes.hb, av.causes.chain = hb, chain // a read-modify-write has acquired
	if x.multiCopyAtomic() && av.node == a && av.reads {
		row := av.pre
		if w := av.rf; w >= 0 && x.external(av, w) {
			x.ghb.Follow(&row, x.ev[w].node)
		}
		x.ghb.Rows[a] = row
	}
}

// beginRevisit begins the revisit of the read r by the write a, and saves the insertion order after the read.
func (x *builder) beginRevisit(r, a int32) *revisit {
	s, av, rv := &x.saved, &x.ev[a], &x.ev[r]
	s.revisits = extend(s.revisits)
	v := &s.revisits[len(s.revisits)-1]
	*v = revisit{read: r, write: a, stamp: rv.stampR, kept: av.porf, splits: rv.continues, events: len(s.events), threads: len(s.threads), ord: len(s.ord),
		log: x.ghb.Mark(), halves: x.halves, continued: x.continued, pre: av.pre, view: av.view}
	x.completeSections(&v.kept)
	set.Add(&v.kept, a)
	i := len(x.ord) - 1
	for x.ord[i] != r<<1 {
		i--
	}
	v.from = int32(i + 1)
	return v
}

// leading returns the nodes that an event follows directly on account of its thread and, if it is a join, of the threads joined.
func (x *builder) leading(ev *record) (nodes set.Row) {
	if ev.label.Kind != event.Join {
		x.direct(ev, &nodes)
		return nodes
	}
	into := ev.prev
	for s := into.state; s.Label().Kind == event.Join; {
		u := int32(s.Label().Thread)
		v, ok := x.over(u)
		if !ok {
			panic("a graph without a thread that was joined")
		}
		x.learn(&into, u)
		s = event.Next(s, v)
	}
	return into.beforeRead
}

// recompute computes the rows of all events from scratch, for the graph of a backward revisit in which neither the read nor the write has edges yet.
func (x *builder) recompute() {
	nothing := set.Empty()
	x.effort += price() * uint64(len(x.ord))
	set.Each(&x.alive, func(e int32) { x.ghb.Replace(e, &nothing) })
	for changed := true; changed; {
		changed = false
		set.Each(&x.alive, func(e int32) {
			ev := &x.ev[e]
			var row set.Row
			nodes := x.leading(ev)
			x.ghb.FollowAll(&row, &nodes)
			if ev.reads && ev.rf != none {
				if ev.rf >= 0 && x.external(ev, ev.rf) {
					x.ghb.Follow(&row, x.ev[ev.rf].node)
				}
			}
			if ev.writes {
				if ev.coPrev >= 0 {
					x.ghb.Follow(&row, x.ev[ev.coPrev].node)
				}
				readers := x.nodes(x.readersOf(ev.coPrev, ev.cell))
				x.ghb.FollowAll(&row, &readers)
			}
			set.Remove(&row, ev.node)
			if !set.Subset(&row, &x.ghb.Rows[ev.node]) {
				set.Union(&x.ghb.Rows[ev.node], &row)
				changed = true
			}
		})
	}
}
