package trust

import (
	"math/bits"

	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/memmodel"
)

// This file is the axiom of RC11 that sequentially consistent events have an
// order: psc = psc_base ∪ psc_F is acyclic, where
//
//	scb      = po ∪ po|≠loc;hb;po|≠loc ∪ hb|loc ∪ co ∪ fr
//	psc_base = ([E^sc] ∪ [F^sc];hb?); scb; ([E^sc] ∪ hb?;[F^sc])
//	psc_F    = [F^sc]; (hb ∪ hb;eco;hb); [F^sc]
//
// (Lahav et al., PLDI 2017.) What precedes an event in scb but for co and fr is known
// when the event is added and never changes, as hb is. An event that reads the newest
// write, or is the newest write, has no successor, and closes no cycle. Any
// other may, and a cycle that it closes goes through it, or through a fence that
// happens before it, by way of an edge fr or co of its own.

// consistent reports whether psc is acyclic after the addition of e. A new cycle goes by an edge fr or co from e to
// a newer write: it leaves e or a fence that happens before e, and comes to such a write, or to a fence that
// such a write or, by eco, a reader of it happens before. What comes before e and these fences in psc is looked through for that.
func (x *builder[S]) consistent(e int32) bool {
	if x.model != memmodel.RC11 || !x.scFences && !x.ev[e].sc {
		return true
	}
	newer, last := x.newer(e)
	if last && x.unknown(e, &newer) {
		return true
	}
	p := &x.psc
	*p = psc[S]{builder: x, newer: newer}
	if x.scFences {
		set.Each(&x.alive, func(y int32) {
			if ev := &x.ev[y]; ev.sc && x.isFence(ev) {
				set.Add(&p.fences, y)
			}
		})
		p.reached = x.ev[e].causes.hb
		set.Intersect(&p.reached, &p.fences)
		eco := newer
		set.Each(&newer, func(w int32) { set.Union(&eco, &x.ev[w].readers) })
		if p.closes(&eco) {
			return false
		}
	}
	set.Add(&p.reached, e)
	return !x.ev[e].sc || !p.closes(&newer)
}

// newer returns the writes that e, the last event of its thread, has edges co or fr to: all newer ones of its cell, or, if there are no sequentially consistent fences,
// those that are sequentially consistent. last says that each of them is the last event of its thread and, if there are
// fences, is read by nobody. If also no other thread knows of them (unknown), no edge leaves them, and no cycle goes through e.
func (x *builder[S]) newer(e int32) (newer S, last bool) {
	ev := &x.ev[e]
	last = true
	w := ev.coNext
	if !ev.writes {
		w = x.coNext(ev.rf, ev.cell)
	}
	for ; w >= 0; w = x.ev[w].coNext {
		wv := &x.ev[w]
		if x.scFences || wv.sc {
			set.Add(&newer, w)
			last = last && x.threads[wv.thread].last == w && (!x.scFences || set.IsEmpty(&wv.readers))
		}
	}
	return newer, last
}

// unknown reports whether none of newer, the writes that are newer than e, happens before an event outside of newer. It relies on these being the last events of
// their threads.
func (x *builder[S]) unknown(e int32, newer *S) bool {
	for t := range x.threads {
		c := &x.threads[t]
		if c.status == memmodel.Absent || int32(t) == x.ev[e].thread {
			continue
		}
		known := &c.hb
		if c.last >= 0 && set.Has(newer, c.last) {
			known = &x.ev[c.last].prev.hb
		}
		if !set.Disjoint(known, newer) {
			return false
		}
	}
	return true
}

// psc is a search for a cycle, against the direction of the edges. Each event is looked at once: what comes before
// it comes before all that it leads to.
type psc[S set.Set] struct {
	*builder[S]
	fences  S // sequentially consistent ones
	newer   S // the writes that the event that was added has edges to
	reached S // what was found to come before; those that are not sequentially consistent do not count
	visited S // among that, those whose predecessors were reached
	scb     S // events whose predecessors in scb were reached
	eco     S // events whose predecessors in eco were reached
	hb      S // events before which fences happen that were reached
}

// closes reports whether an event that was reached, or comes before one that was, is one of the newer writes, or a
// fence that an event of before happens before.
func (p *psc[S]) closes(before *S) bool {
	for {
		todo := p.reached
		set.Subtract(&todo, &p.visited)
		if set.IsEmpty(&todo) {
			return false
		}
		set.Union(&p.visited, &todo)
		if set.Long {
			closed := false
			set.Each(&todo, func(y int32) { closed = closed || p.closesAt(y, before) })
			if closed {
				return true
			}
			continue
		}
		for i := 0; i < set.Words(&todo); i++ {
			for b := set.Word(&todo, i); b != 0; b &= b - 1 {
				if p.closesAt(int32(64*i+bits.TrailingZeros64(b)), before) {
					return true
				}
			}
		}
	}
}

// closesAt reports whether y, which was reached, is what closes looks for. If not, its predecessors are reached.
func (p *psc[S]) closesAt(y int32, before *S) bool {
	ev := &p.ev[y]
	if !ev.sc {
		return false
	}
	if set.Has(&p.newer, y) || p.isFence(ev) && !set.Disjoint(&ev.causes.hb, before) {
		return true
	}
	p.reach(y, ev)
	return false
}

// reach adds the predecessors of an event in psc to those reached.
func (p *psc[S]) reach(y int32, ev *record[S]) {
	p.scbTo(y, ev)
	if !p.isFence(ev) {
		return
	}
	p.fencesIn(&ev.causes.hb)
	past := ev.causes.hb
	set.Subtract(&past, &p.eco)
	set.Union(&p.eco, &past)
	set.Each(&past, func(v int32) {
		vv := &p.ev[v]
		p.scbTo(v, vv)
		if vv.reads && vv.rf >= 0 { // what a write has, scbTo has found
			var from S
			set.Add(&from, vv.rf)
			p.olderTo(&p.ev[vv.rf], &from)
			p.fencesBefore(&from)
		}
	})
}

// scbTo adds the predecessors of y in scb, and the fences that happen before them.
func (p *psc[S]) scbTo(y int32, yv *record[S]) {
	if set.Has(&p.scb, y) {
		return
	}
	set.Add(&p.scb, y)
	from := yv.causes.scb
	if yv.writes {
		p.olderTo(yv, &from)
		if yv.reads {
			set.Remove(&from, y) // a read-modify-write reads what it follows
		}
	}
	set.Union(&p.reached, &from)
	p.fencesBefore(&from)
}

// olderTo adds the older writes of the cell, and their readers, up to a write of which scbTo has found that.
func (p *psc[S]) olderTo(yv *record[S], from *S) {
	for w := yv.coPrev; ; w = p.ev[w].coPrev {
		set.Union(from, p.readersOf(w, yv.cell))
		if w < 0 {
			return
		}
		set.Add(from, w)
		if set.Has(&p.scb, w) {
			return
		}
	}
}

// fencesBefore adds the fences that happen before some events.
func (p *psc[S]) fencesBefore(events *S) {
	if set.IsEmpty(&p.fences) {
		return
	}
	fresh := *events
	set.Subtract(&fresh, &p.hb)
	set.Union(&p.hb, &fresh)
	set.Each(&fresh, func(z int32) { p.fencesIn(&p.ev[z].causes.hb) })
}

// fencesIn adds the fences among some events.
func (p *psc[S]) fencesIn(events *S) {
	fences := *events
	set.Intersect(&fences, &p.fences)
	set.Union(&p.reached, &fences)
}
