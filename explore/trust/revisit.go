package trust

// candidates returns the reads that e, a write that is not yet in coherence order,
// can revisit: those of the same cell for which every event that the revisit
// deletes, and the read itself, was added maximally (Definition 3.3). The events
// are looked at from the newest to the oldest: what is not maximal precludes the revisit
// of everything before it.
func (x *builder[S]) candidates(e int32) S {
	var cands S
	ev := &x.ev[e]
	left := x.cells[ev.cell].reads // that were not yet come across
	subtract(&left, &ev.porf)
	remove(&left, e)
	if x.onward || empty(&left) {
		return cands
	}
	kept := ev.porf
	x.completeSections(&kept)
	subtract(&left, &kept)
	for i := len(x.ord) - 2; !empty(&left); i-- {
		o := x.ord[i]
		y, part := o>>1, o&1
		if y == e || has(&kept, y) {
			continue
		}
		if !x.maximal(y, part, &kept) {
			break
		}
		if yv := &x.ev[y]; part == 0 && yv.reads && yv.cell == ev.cell {
			remove(&left, y)
			add(&cands, y)
		}
	}
	return cands
}

// completeSections makes a set of events that is closed under porf contain atomic sections as a whole or not at all: if it has an event
// of a section, it gets the others that are in the graph, and what is before them in porf. A revisit keeps such a set. If it
// kept the beginning of a section only, the search would add the rest once more, and otherwise: the deleted rest was added
// maximally, and the section may therefore follow the very read that is revisited. A section that has got stuck, as there was
// no place for its next write, is kept, too: there is a place in other graphs.
func (x *builder[S]) completeSections(porf *S) {
	if x.continued == 0 {
		return
	}
	for again := true; again; {
		again = false
		each(&x.alive, func(e int32) {
			ev := &x.ev[e]
			if ev.continues && !has(porf, e) && has(porf, ev.node) {
				add(porf, e)
				union(porf, &ev.porf)
				again = true
			}
		})
	}
}

// freeable reports whether e, a read-modify-write, will get a place for its write if it reads from w. It will if no other one
// has read w and written next to it. If one has, a backward revisit by e has to make that one read something else, so that what is deleted then
// must have been added maximally. Without this test, the search would add e in vain.
func (x *builder[S]) freeable(e, w int32) bool {
	ev := &x.ev[e]
	u := x.taken(w, ev.cell)
	if u < 0 || x.onward {
		return u < 0
	}
	porf := ev.prev.porf
	if w >= 0 {
		union(&porf, &x.ev[w].porf)
		add(&porf, w)
	}
	add(&porf, e)
	x.completeSections(&porf)
	if has(&porf, u) {
		return false
	}
	if b := ev.barrier; b >= 0 && !has(&porf, b) && x.ev[b].stampW > x.ev[u].stampR {
		return false
	}
	for i := len(x.ord) - 1; ; i-- {
		o := x.ord[i]
		y, part := o>>1, o&1
		if has(&porf, y) {
			continue
		}
		if !x.maximal(y, part, &porf) {
			if none := zero[S](); part == 1 && x.continued == 0 && !x.maximal(y, part, &none) {
				ev.barrier = y
			}
			return false
		}
		if y == u && part == 0 {
			return true
		}
	}
}

// maximal is IsMaximallyAdded of Algorithm 1, for the read (part 0) or the write
// (part 1) of y and a revisiting write that porf is before.
func (x *builder[S]) maximal(y, part int32, porf *S) bool {
	yv := &x.ev[y]
	if part == 1 {
		if !empty(&yv.readers) && x.readByOlder(yv) {
			return false
		}
		if yv.reads && len(x.inPlace) > 0 && x.isBase(yv, y) {
			return false
		}
		return yv.reads || x.newestBefore(yv, y, yv.coNext, yv.stampW, porf) // what is read says where it is written
	}
	if yv.alt != 0 {
		return false
	}
	if !yv.reads {
		return true
	}
	// That yv has read from a younger write, which is deleted, too, need not be looked at: the write came first,
	// and an older reader of it, or a lock that awaits it, has precluded the revisit.
	return x.newestBefore(yv, y, x.coNext(yv.rf, yv.cell), yv.stampR, porf)
}

// newestBefore reports whether no write, from w on in coherence order, is in the set Previous of the paper: older than
// stamp, or before the revisiting write in porf. Then what comes before w in coherence order was the newest, as maximality asks. Events of an
// atomic section that others have followed already are maximal if they are as new as they could be; see forced.
func (x *builder[S]) newestBefore(yv *record[S], y, w, stamp int32, porf *S) bool {
	for ; w >= 0; w = x.ev[w].coNext {
		if w == y {
			continue
		}
		if (x.ev[w].stampW < stamp || has(porf, w)) && !(yv.continues && x.forced(y, w, stamp, porf)) {
			return false
		}
	}
	return true
}

// readByOlder reports whether some read that is older than the write reads from it: the write has revisited that read.
func (x *builder[S]) readByOlder(yv *record[S]) bool {
	for i := 0; i < len(yv.readers); i++ {
		for b := yv.readers[i]; b != 0; b &= b - 1 {
			if rv := &x.ev[64*i+trailing(b)]; rv.stampR < yv.stampW && !rv.inPlace {
				return true
			}
		}
	}
	return false
}

// forced reports whether, in the graph restricted to Previous, a write w comes after the node of y, an event of an atomic section, even
// without y. Then y could not have read w, or followed it in coherence order, nor anything that is newer than w. A store cannot follow w
// either where a read of w comes after the node, or where there is no place between w and the next write. (Whether it could follow that next write is another call, with that one as w.)
func (x *builder[S]) forced(y, w, stamp int32, porf *S) bool {
	in := func(z int32) bool {
		zv := &x.ev[z]
		s := zv.stampR
		if !zv.reads && zv.stampW != 0 {
			s = zv.stampW
		}
		return z != y && (s < stamp || has(porf, z))
	}
	target := x.ev[y].node
	var seen S
	todo := []int32{x.ev[w].node}
	if !x.ev[y].reads {
		if f := x.ev[w].coNext; f >= 0 && (x.ev[f].stampW < stamp || has(porf, f)) && (x.taken(w, x.ev[w].cell) >= 0 || x.inside(w)) {
			return true
		}
		each(&x.ev[w].readers, func(r int32) {
			if in(r) {
				todo = append(todo, x.ev[r].node)
			}
		})
	}
	for len(todo) > 0 {
		n := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if n == target {
			return true
		}
		if has(&seen, n) {
			continue
		}
		add(&seen, n)
		for z := range x.ev {
			if has(&x.alive, int32(z)) && x.ev[z].node == n && in(int32(z)) {
				todo = x.before(todo, int32(z), in)
			}
		}
	}
	return false
}

// before appends the nodes that directly precede z in happens-before, by edges from events that in is true of.
func (x *builder[S]) before(nodes []int32, z int32, in func(int32) bool) []int32 {
	zv := &x.ev[z]
	var direct S
	x.direct(zv, &direct)
	each(&direct, func(n int32) { nodes = append(nodes, n) })
	if zv.reads && zv.rf >= 0 && in(zv.rf) && x.external(zv, zv.rf) {
		nodes = append(nodes, x.ev[zv.rf].node)
	}
	if zv.writes {
		p := zv.coPrev
		for p >= 0 && !in(p) {
			p = x.ev[p].coPrev
		}
		if p >= 0 {
			nodes = append(nodes, x.ev[p].node)
		}
		for w := zv.coPrev; ; w = x.ev[w].coPrev {
			each(x.readersOf(w, zv.cell), func(r int32) {
				if in(r) {
					nodes = append(nodes, x.ev[r].node)
				}
			})
			if w < 0 {
				break
			}
		}
	}
	return nodes
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

// orphan removes the threads that were created after event e, which is being deleted, and before the next event of its thread.
func (x *builder[S]) orphan(e int32, mark int) {
	if x.ev[e].spawned {
		x.killSpawned(e, int32(mark))
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
