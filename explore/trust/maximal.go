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
	if empty(&left) {
		return cands
	}
	kept := ev.porf
	x.completeSections(&kept)
	subtract(&left, &kept)
	for i := len(x.ord) - 2; !empty(&left); i-- {
		y, part := x.ord[i]>>1, x.ord[i]&1
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

// completeSections adds to a set of events that porf leads to whatever is in their nodes, and what is before that in porf:
// a revisit keeps an atomic section as a whole. Otherwise what a section does later would be made anew, and as it was
// made maximally it may have made the section come after what is revisited. A section without place for what it does next
// is kept so, too: it has that place in other graphs.
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

// freeable reports whether e, a read-modify-write, can have its write if it reads from w:
// no other has taken w, or one that a revisit can take it from, which needs the same
// as in candidates. This spares the attempts that lead nowhere.
func (x *builder[S]) freeable(e, w int32) bool {
	ev := &x.ev[e]
	u := x.taken(w, ev.cell)
	if u < 0 {
		return true
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
		y, part := x.ord[i]>>1, x.ord[i]&1
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

// newestBefore reports whether no write, from w on in coherence order, is in
// Previous: older than stamp, or in porf. Events of an atomic section
// that has successors already are as new as they can be, see forced.
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

// readByOlder reports whether a write has revisited a read that still reads from
// it.
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

// forced reports whether a write w comes after the node of y, an event of an atomic
// section, for reasons other than y, in the graph restricted to Previous: then no
// write from w on can be read by y.
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

// before appends the nodes that precede z directly, by way of events that satisfy
// in.
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
