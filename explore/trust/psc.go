package trust

import (
	"github.com/gomc/gomc/event"
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

// isSC reports whether an event is sequentially consistent.
func (x *search[S]) isSC(ev *record[S]) bool {
	return x.inPSC(ev) && x.order(ev) == event.SeqCst
}

// inPSC reports whether an event is one of the memory model: neither a choice nor an access
// to a lifetime.
func (x *search[S]) inPSC(ev *record[S]) bool {
	return ev.kind == access && ev.label.Accesses() || ev.label.Kind == event.Fence
}

func (x *search[S]) isFence(ev *record[S]) bool { return ev.label.Kind == event.Fence }

// settle computes the part of scb that leads to an event and never changes.
func (x *search[S]) settle(ev *record[S]) {
	c := &ev.prev
	ev.chain = c.chains.hb
	if x.model != memmodel.RC11 || !x.inPSC(ev) && ev.label.Kind != event.Join {
		return
	}
	ev.sc = x.isSC(ev)
	ev.beyond, ev.scb = c.po, c.po
	if ev.reads && ev.rf >= 0 && acquires(x.order(ev)) {
		union(&ev.chain, &x.ev[ev.rf].relCh)
	}
	if ev.cell >= 0 {
		same := x.cells[ev.cell].events
		subtract(&ev.beyond, &same)
		for i := 0; i < len(same); i++ {
			same[i] &= ev.hb[i]
		}
		union(&ev.scb, &same)
	}
	union(&ev.scb, &c.chains.po)
	// The latest event of the thread at another cell: those before it have less in chain.
	for h := c.last; h >= 0; h = x.ev[h].prev.last {
		if hv := &x.ev[h]; (x.inPSC(hv) || hv.label.Kind == event.Join) && (hv.cell < 0 || hv.cell != ev.cell) {
			union(&ev.scb, &hv.chain)
			break
		}
	}
}

// consistent reports whether psc is acyclic after the addition of e.
func (x *search[S]) consistent(e int32) bool {
	if x.model != memmodel.RC11 {
		return true
	}
	if !x.scFences && !x.ev[e].sc || x.final(e) {
		return true
	}
	p := &x.psc
	*p = psc[S]{search: x}
	for i := 0; i < len(x.alive); i++ {
		for b := x.alive[i]; b != 0; b &= b - 1 {
			y := int32(64*i + trailing(b))
			if ev := &x.ev[y]; ev.sc {
				add(&p.all, y)
				if x.scFences && x.isFence(ev) {
					add(&p.fences, y)
				}
			}
		}
	}
	var begin S
	for i := 0; i < len(begin); i++ {
		begin[i] = x.ev[e].hb[i] & p.fences[i]
	}
	if has(&p.all, e) {
		add(&begin, e)
	}
	cyclic := false
	each(&begin, func(a int32) { cyclic = cyclic || p.cyclic(a) })
	return !cyclic
}

// final reports whether the writes that e, the last event of its thread, has edges co or fr to are followed by
// nothing but each other: each is the last event of its thread, happens before no event but one of them
// and, if there are fences, is not read. Then no cycle goes through e. A thread whose last event is
// one of these writes may have learned of the others with that event only.
func (x *search[S]) final(e int32) bool {
	ev := &x.ev[e]
	w := ev.coNext
	if !ev.writes {
		w = x.coNext(ev.rf, ev.cell)
	}
	var newer S
	for ; w >= 0; w = x.ev[w].coNext {
		wv := &x.ev[w]
		if x.threads[wv.thread].last != w || x.scFences && !empty(&wv.readers) {
			return false
		}
		add(&newer, w)
	}
	for t := range x.threads {
		c := &x.threads[t]
		if c.status == absent || int32(t) == ev.thread {
			continue
		}
		known := &c.hb
		if c.last >= 0 && has(&newer, c.last) {
			known = &x.ev[c.last].prev.hb
		}
		if !disjoint(known, &newer) {
			return false
		}
	}
	return true
}

// psc is a search for a cycle, against the direction of the edges.
type psc[S set] struct {
	*search[S]
	all, fences  S // sequentially consistent events, and those that are fences
	open, closed S
}

// cyclic reports whether a cycle is among what comes before b.
func (p *psc[S]) cyclic(b int32) bool {
	if has(&p.closed, b) {
		return false
	}
	add(&p.open, b)
	before := p.before(b)
	if !disjoint(&before, &p.open) {
		return true
	}
	subtract(&before, &p.closed)
	for i := 0; i < len(before); i++ {
		for w := before[i]; w != 0; w &= w - 1 {
			if p.cyclic(int32(64*i + trailing(w))) {
				return true
			}
		}
	}
	remove(&p.open, b)
	add(&p.closed, b)
	return false
}

// before returns the predecessors of b in psc.
func (p *psc[S]) before(b int32) S {
	bv := &p.ev[b]
	var from, all S // ends of scb edges to b; the predecessors
	p.scbTo(b, &from)
	if empty(&p.fences) {
		for i := 0; i < len(from); i++ {
			from[i] &= p.all[i]
		}
		return from
	}
	if p.isFence(bv) {
		each(&bv.hb, func(y int32) { p.scbTo(y, &from) })
		var eco S
		each(&bv.hb, func(v int32) { p.ecoTo(v, &eco) })
		each(&eco, func(u int32) { union(&all, &p.ev[u].hb) })
		union(&all, &bv.hb)
	}
	each(&from, func(y int32) { union(&all, &p.ev[y].hb) })
	for i := 0; i < len(all); i++ {
		all[i] = all[i]&p.fences[i] | from[i]&p.all[i]
	}
	return all
}

// scbTo adds the predecessors of y in scb.
func (p *psc[S]) scbTo(y int32, from *S) {
	yv := &p.ev[y]
	union(from, &yv.scb)
	if yv.writes {
		p.olderTo(y, yv, from)
	}
}

// olderTo adds the older writes of the cell, and their readers.
func (p *psc[S]) olderTo(y int32, yv *record[S], from *S) {
	known := has(from, y)
	for w := yv.coPrev; ; w = p.ev[w].coPrev {
		union(from, p.readersOf(w, yv.cell))
		if w < 0 {
			break
		}
		add(from, w)
	}
	if yv.reads && !known {
		remove(from, y) // a read-modify-write reads what it follows
	}
}

// ecoTo adds the predecessors of v in extended coherence order that are none in scb.
func (p *psc[S]) ecoTo(v int32, from *S) {
	vv := &p.ev[v]
	if vv.reads && vv.rf >= 0 {
		add(from, vv.rf)
		p.olderTo(vv.rf, &p.ev[vv.rf], from)
	}
}
