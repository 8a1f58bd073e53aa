package trust

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/search"
)

// Positions of a write that is in no coherence order.
const (
	start  int32 = -3 // not yet
	doomed int32 = -4 // nowhere, see doom
)

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
				if first && ev.continues && x.multiCopyAtomic() {
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
		remove(&f.cands, f.target)
		x.restrict(f.target, e)
		f.mark = int32(len(x.ord))
	}
}

// torn reports whether an event is one of several accesses of an operation that takes effect at once. The algorithm revisits one read at a
// time. So it may miss graphs in which the parts of such an operation read from writes, or are read by reads, that do not come after each
// other.
func (x *builder[S]) torn(e int32) bool {
	ev := &x.ev[e]
	return !ev.whole && x.multiCopyAtomic() && ev.kind == access && ev.label.Accesses() && len(x.operation(ev.label).Cells) > 1
}

// newestRead returns the newest of a set of reads that e can revisit, none if there
// is none. A read-modify-write that reads what another has taken can revisit
// that other, or what is older.
func (x *builder[S]) newestRead(cands *S, ev *record[S]) int32 {
	limit := x.stamp
	if ev.reads {
		if u := x.taken(ev.rf, ev.cell); u >= 0 {
			limit = x.ev[u].stampR
		}
	}
	best, stamp := none, int32(0)
	for i := 0; i < len(*cands); i++ {
		for b := (*cands)[i]; b != 0; b &= b - 1 {
			r := int32(64*i + trailing(b))
			if s := x.ev[r].stampR; s > stamp && s <= limit {
				best, stamp = r, s
			}
		}
	}
	return best
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

// overtaken reports whether there is no place for the write of a read-modify-write next to the write that it has read: the event
// comes after one that is newer.
func (x *builder[S]) overtaken(ev *record[S]) bool {
	k := x.coNext(ev.rf, ev.cell)
	return k >= 0 && x.multiCopyAtomic() && has(&x.rows[ev.node], x.ev[k].node)
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
		each(x.readersOf(p, ev.cell), func(r int32) {
			n := x.ev[r].node
			found = found || has(&x.rows[n], ev.node) || read && n == ev.node
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
	if !ev.whole || !ev.reads || ev.alt != 0 { // else readWhole has
		ev.val = x.stored(ev)
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
	c.status, c.reason = search.Stuck, event.BlockSleep
	x.touch(ev.thread)
}

// orphan removes, where an event is deleted, the threads that were created after it.
func (x *builder[S]) orphan(e int32, mark int) {
	if x.ev[e].spawned {
		x.orphanSpawned(e, mark)
	}
}

func (x *builder[S]) orphanSpawned(e int32, mark int) {
	ev := &x.ev[e]
	for u := range x.threads {
		if c := &x.threads[u]; c.status != search.Absent && x.parents[u] == ev.thread && c.creator == e {
			x.orphanThread(int32(u), mark)
		}
	}
}

func (x *builder[S]) orphanThread(t int32, mark int) {
	x.saveThread(t, mark)
	x.threads[t].status = search.Absent
	x.touch(t)
	for u := range x.threads {
		if c := &x.threads[u]; c.status != search.Absent && x.parents[u] == t && c.creator == none && int32(u) != t {
			x.orphanThread(int32(u), mark)
		}
	}
}

// restrict deletes from the graph what was added after the read r and is not
// before the write a in porf (Deleted of Algorithm 1), and makes r a read that reads from nothing: the graph of a
// backward revisit. No event that is kept follows, in happens-before, one that is
// deleted, since that was added maximally; so the rows of what is kept stay, unless they
// are rows of nodes of which a part is deleted, or of what comes after such a node.
func (x *builder[S]) restrict(r, a int32) {
	v := x.beginRevisit(r, a)
	tail := x.saved.ord[v.ord:]
	for k := len(tail) - 1; k >= 0; k-- {
		if e := tail[k] >> 1; has(&v.kept, e) {
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
	for _, o := range tail {
		if has(&v.kept, o>>1) {
			x.ord = append(x.ord, o)
		}
	}
	if v.splits && x.multiCopyAtomic() {
		x.recompute()
	}
	x.precede(r)
	x.precedeRevisiting(a)
}

// deleteWrite deletes the write of e and, unless e has read, or writes after it has read what is kept, the event.
func (x *builder[S]) deleteWrite(e int32, v *revisit[S]) {
	ev := &x.ev[e]
	x.save(e)
	x.halves -= half(ev) // there was no place for its write
	if ev.writes {
		x.unlink(e)
	}
	if len(x.inPlace) > 0 {
		each(&ev.readers, func(q int32) {
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
		x.orphan(e, v.threads)
		if e != v.read && !(ev.inPlace && x.deletes(ev.rf, v.stamp, &v.kept)) { // it will have to write once more
			x.halve(e)
			x.halves++
			v.splits = true
		}
	}
}

// deleteRead deletes e, an event whose write, if it had one, is deleted already.
func (x *builder[S]) deleteRead(e int32, v *revisit[S]) {
	ev := &x.ev[e]
	if ev.stampW == 0 {
		x.save(e)
		x.halves -= half(ev)
	}
	if ev.reads {
		remove(x.readersOf(ev.rf, ev.cell), e)
		remove(&x.cells[ev.cell].reads, e)
	}
	x.deleteEvent(e, v)
}

// deleteEvent takes an event that neither reads nor writes any more out of the graph.
func (x *builder[S]) deleteEvent(e int32, v *revisit[S]) {
	ev := &x.ev[e]
	x.saveThread(ev.thread, v.threads)
	x.orphan(e, v.threads)
	x.standBefore(ev)
	x.bury(e)
	if ev.continues {
		x.continued--
		v.splits = v.splits || has(&v.kept, ev.node) || stampOf(&x.ev[ev.node]) < v.stamp
	}
}

// openRead makes the read that is revisited read from nothing.
func (x *builder[S]) openRead(v *revisit[S]) {
	r := v.read
	rv := &x.ev[r]
	if !x.savedSince(r, v.events) {
		x.save(r)
		x.saveThread(rv.thread, v.threads)
		x.orphan(r, v.threads)
		x.halves -= half(rv)
	}
	remove(x.readersOf(rv.rf, rv.cell), r)
	remove(&x.cells[rv.cell].reads, r)
	rv.rf, rv.exclus, rv.blocked, rv.spawned, rv.inPlace = none, false, false, false, false
	x.standBefore(rv)
}

// precedeRevisiting sets what the write that revisits follows in the graph that is left.
func (x *builder[S]) precedeRevisiting(a int32) {
	av := &x.ev[a]
	hb, chain := av.causes.hb, av.causes.chain
	x.precede(a)
	av.causes.hb, av.causes.chain = hb, chain // a read-modify-write has acquired
	if x.multiCopyAtomic() && av.node == a && av.reads {
		row := av.pre
		if w := av.rf; w >= 0 && x.external(av, w) {
			x.follow(&row, w)
		}
		x.rows[a] = row
	}
}
