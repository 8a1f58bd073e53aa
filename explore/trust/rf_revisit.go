package trust

// candidates returns the reads that a, a write, can revisit: those for which the
// events that the revisit deletes, and the read itself, were added maximally. The
// events are looked at from the newest to the oldest.
func (x *readsFrom[S]) candidates(a int32) S {
	var cands S
	av := &x.ev[a]
	if empty(&x.cells[av.cell].reads) {
		return cands
	}
	var d deletion[S]
	for i := len(x.ord) - 2; i >= 0; i-- {
		y, part := x.ord[i]>>1, x.ord[i]&1
		if y == a || has(&av.porf, y) {
			continue
		}
		yv := &x.ev[y]
		if x.revisited(y, part, av) {
			break
		}
		d.parts = append(d.parts, x.ord[i])
		if part == 1 && yv.reads {
			add(&d.writes, y)
			continue
		}
		add(&d.events, y)
		if part == 0 && yv.reads && yv.cell == av.cell && x.maximallyExtended(&d, a) {
			add(&cands, y)
		}
	}
	return cands
}

// deletion is what a revisit would delete, and the read that it would revisit, the
// last of parts.
type deletion[S set] struct {
	parts  []int32 // entries of the insertion order, the newest first
	events S       // without the write that revisits
	writes S       // read-modify-writes of which the write is deleted
}

// revisited reports whether part of y was not added maximally, whatever the
// coherence order, before the write a: it read from nothing but a write that came
// later and stays out of Previous, is read by a read that came before it, or is
// not the first alternative.
func (x *readsFrom[S]) revisited(y, part int32, a *record[S]) bool {
	yv := &x.ev[y]
	switch {
	case part == 1:
		return x.readByOlder(yv)
	case yv.alt != 0:
		return true
	}
	return yv.reads && yv.rf >= 0 && x.ev[yv.rf].stampW > yv.stampR && !has(&a.porf, yv.rf)
}

// maximallyExtended is the test of Algorithm 2 on the events that the revisit by a
// deletes and the read that it revisits, where
//
//	co := GetConsCO(G \ Deleted) ++ Deleted ∩ W
//
// with the deleted writes in insertion order. G stands here for the graph without
// the revisit's read and write, which is what a maximal extension has to be determined by
// (section 3.4). A deleted write is maximal among those before it by its place in
// co; what is left is that each read reads from the newest deleted write before it, or
// where there is none from the newest write in GetConsCO.
func (x *readsFrom[S]) maximallyExtended(d *deletion[S], a int32) bool {
	reads := map[int32]int32{} // by cell: what is read of the graph that stays
	newest := map[int32]int32{}
	for i := len(d.parts) - 1; i >= 0; i-- {
		y, part := d.parts[i]>>1, d.parts[i]&1
		yv := &x.ev[y]
		switch {
		case part == 1:
			newest[yv.cell] = y
		case yv.reads:
			if w, ok := newest[yv.cell]; ok {
				if yv.rf != w {
					return false
				}
			} else if w, ok := reads[yv.cell]; ok && w != yv.rf {
				return false
			} else {
				reads[yv.cell] = yv.rf
			}
		}
	}
	without, unwritten := d.events, d.writes
	if x.ev[a].reads {
		add(&unwritten, a)
	} else {
		add(&without, a)
	}
	unordered := false
	for c, w := range reads {
		n := 0
		for v := x.cells[c].tail; v >= 0; v = x.ev[v].coPrev {
			if !has(&without, v) && !has(&unwritten, v) {
				n++
			}
		}
		if n == 0 && w >= 0 || n > 0 && w < 0 {
			return false
		}
		unordered = unordered || n > 1
	}
	if !unordered {
		return true
	}
	co, ok := x.getConsCO(&without, &unwritten)
	if !ok {
		panic("a part of a consistent graph that is not consistent")
	}
	for c, w := range reads {
		if newestOf(co, c) != w {
			return false
		}
	}
	return true
}

func newestOf(newest []int32, c int32) int32 {
	if int(c) < len(newest) {
		return newest[c]
	}
	return initial
}
