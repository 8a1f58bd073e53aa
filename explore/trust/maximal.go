package trust

import (
	"cmp"
	"math/bits"
	"slices"

	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/memmodel"
)

// This file is IsMaximallyAdded of the paper, and what is asked of it: which reads a new write may revisit, and whether
// a read-modify-write, or an atomic section, that has no place now can get one by a revisit.

// candidates returns the reads that e, a write that is not yet in coherence order,
// can revisit: those of the same cell for which every event that the revisit
// deletes, and the read itself, was added maximally (Definition 3.3). The events
// are looked at from the newest to the oldest: what is not maximal precludes the revisit
// of everything before it.
func (x *builder[S]) candidates(e int32) S {
	var cands S
	ev := &x.ev[e]
	left := x.cells[ev.cell].reads // that were not yet come across
	set.Subtract(&left, &ev.porf)
	set.Remove(&left, e)
	if x.onward || set.IsEmpty(&left) {
		return cands
	}
	kept := ev.porf
	x.completeSections(&kept)
	set.Subtract(&left, &kept)
	order, passed := x.ord, 0
	for i := len(order) - 2; !set.IsEmpty(&left); i-- {
		o := order[i]
		y, part := o>>1, o&1
		if y == e || set.Has(&kept, y) {
			if passed++; set.Long && many(passed) {
				order = x.without(&kept, order[:i], passed)
				i = len(order)
			}
			continue
		}
		if !x.maximal(y, part, &kept) {
			break
		}
		if yv := &x.ev[y]; part == 0 && yv.reads && yv.cell == ev.cell {
			set.Remove(&left, y)
			set.Add(&cands, y)
		}
	}
	return cands
}

// many reports whether a walk back through the insertion order that has passed as many events that are kept is to look for those that are not, see without. It is so at few numbers only: what
// the walk costs is at most twice as much if there are too many of these.
func many(passed int) bool { return passed >= 256 && passed&(passed-1) == 0 }

// without returns part of the insertion order, from the first event on, without what is kept. If more than most events are left it returns the part as it is: it costs less to go through it.
func (x *builder[S]) without(kept *S, order []int32, most int) []int32 {
	left := x.alive
	set.Subtract(&left, kept)
	if len(order) == 0 || set.Count(&left) > most {
		return order
	}
	stamp := func(o int32) int32 {
		if o&1 == 1 {
			return x.ev[o>>1].stampW
		}
		return x.ev[o>>1].stampR
	}
	last := stamp(order[len(order)-1])
	short := x.short[:0]
	set.Each(&left, func(y int32) {
		for o := y << 1; o <= y<<1|1; o++ {
			if s := stamp(o); s != 0 && s <= last {
				short = append(short, o)
			}
		}
	})
	slices.SortFunc(short, func(a, b int32) int { return cmp.Compare(stamp(a), stamp(b)) })
	x.short = short
	return short
}

// completeSections makes a set of events that is closed under porf contain each atomic section as a whole or not at all: to an event
// of a section it adds the section's others that are in the graph, and what is before those in porf. A revisit keeps such a set. Were only the
// beginning of a section kept, its rest would be deleted and added once more after the revisit; and it might then have to be added in another way than maximally, because
// the section follows the read that is revisited. A section that got stuck, as there was no place for its next write, is completed in
// this way, too: in the graph after the revisit there may be a place.
func (x *builder[S]) completeSections(porf *S) {
	if x.continued == 0 {
		return
	}
	for again := true; again; {
		again = false
		set.Each(&x.alive, func(e int32) {
			ev := &x.ev[e]
			if ev.continues && !set.Has(porf, e) && set.Has(porf, ev.node) {
				set.Add(porf, e)
				set.Union(porf, &ev.porf)
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
		set.Union(&porf, &x.ev[w].porf)
		set.Add(&porf, w)
	}
	set.Add(&porf, e)
	x.completeSections(&porf)
	if set.Has(&porf, u) {
		return false
	}
	if b := ev.barrier; b >= 0 && !set.Has(&porf, b) && x.ev[b].stampW > x.ev[u].stampR {
		return false
	}
	order, passed := x.ord, 0
	for i := len(order) - 1; ; i-- {
		o := order[i]
		y, part := o>>1, o&1
		if set.Has(&porf, y) {
			if passed++; set.Long && many(passed) {
				order = x.without(&porf, order[:i], passed)
				i = len(order)
			}
			continue
		}
		if !x.maximal(y, part, &porf) {
			if none := set.Empty[S](); part == 1 && x.continued == 0 && !x.maximal(y, part, &none) {
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
		if !set.IsEmpty(&yv.readers) && x.readByOlder(yv) {
			return false
		}
		if len(x.inPlace) > 0 && x.isBase(yv, y) {
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
	// Whether y reads from a younger write, which is deleted, too, need not be tested here: the write was looked at first, as younger events are, and its
	// older reader (readByOlder), or a lock of which it is the base (isBase), has made it not maximal.
	return x.newestBefore(yv, y, x.coNext(yv.rf, yv.cell), yv.stampR, porf)
}

// newestBefore reports whether y read, or followed in coherence order, the newest write that there was in the set Previous of the paper: w is the next write in
// coherence order, and neither it nor a newer one is in that set, that is, older than stamp or before the revisiting write in porf (given as the set porf).
// An event in the midst of an atomic section may have had to take an older write than the newest, as others have followed the section already; see forced.
func (x *builder[S]) newestBefore(yv *record[S], y, w, stamp int32, porf *S) bool {
	for ; w >= 0; w = x.ev[w].coNext {
		if w == y {
			continue
		}
		if (x.ev[w].stampW < stamp || set.Has(porf, w)) && !(yv.continues && x.forced(y, w, stamp, porf)) {
			return false
		}
	}
	return true
}

// readByOlder reports whether some read that is older than the write reads from it: the write has revisited that read.
func (x *builder[S]) readByOlder(yv *record[S]) bool {
	if set.Long {
		found := false
		set.Each(&yv.readers, func(r int32) { found = found || x.ev[r].stampR < yv.stampW && !x.ev[r].inPlace })
		return found
	}
	for i := 0; i < set.Words(&yv.readers); i++ {
		for b := set.Word(&yv.readers, i); b != 0; b &= b - 1 {
			if rv := &x.ev[64*i+bits.TrailingZeros64(b)]; rv.stampR < yv.stampW && !rv.inPlace {
				return true
			}
		}
	}
	return false
}

// forced reports whether y, an event of an atomic section, had no choice but to take an older write than w, one that is in the set Previous. That is so if w comes after the
// section in happens-before even without y: to read w, to follow it, or to do so with a newer write, would have made a cycle. The way from w back to the section is
// looked for in the graph restricted to Previous (in). A store cannot follow w either if a read of w comes after the section, or if w and the next write belong
// together, with no place between them. (Whether it could follow that next write is asked by another call.)
func (x *builder[S]) forced(y, w, stamp int32, porf *S) bool {
	in := func(z int32) bool {
		zv := &x.ev[z]
		s := zv.stampR
		if !zv.reads && zv.stampW != 0 {
			s = zv.stampW
		}
		return z != y && (s < stamp || set.Has(porf, z))
	}
	target := x.ev[y].node
	var seen S
	todo := []int32{x.ev[w].node}
	if !x.ev[y].reads {
		if f := x.ev[w].coNext; f >= 0 && (x.ev[f].stampW < stamp || set.Has(porf, f)) && (x.taken(w, x.ev[w].cell) >= 0 || x.inside(w)) {
			return true
		}
		set.Each(&x.ev[w].readers, func(r int32) {
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
		if set.Has(&seen, n) {
			continue
		}
		set.Add(&seen, n)
		set.Each(&x.alive, func(z int32) {
			if x.ev[z].node == n && in(z) {
				todo = x.before(todo, z, in)
			}
		})
	}
	return false
}

// before appends the nodes that directly precede z in happens-before, by edges from events that in is true of.
func (x *builder[S]) before(nodes []int32, z int32, in func(int32) bool) []int32 {
	zv := &x.ev[z]
	var direct S
	x.direct(zv, &direct)
	set.Each(&direct, func(n int32) { nodes = append(nodes, n) })
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
			set.Each(x.readersOf(w, zv.cell), func(r int32) {
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

// lost reports whether e, a write of an atomic section for which there is no place, will have none in any graph that comes of this one, whatever is revisited: then the graph
// is left at once. A revisit that helps has to delete e, with all that the section has done since its latest read y, and to revisit or delete y. So y has to be
// maximal for it. Under SC, if y is not maximal now (with nothing before the revisiting write in porf), it never will be: what else is before the revisiting write in
// porf could make it so by forced only, if the section came before some of that, and thus before the revisiting write, which the section then cannot read.
// For this the revisited read must be of the section itself where an older part of the section stays; so no event of another thread may be younger than the section's first (interleaved).
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

// torn reports whether an event is one of several accesses of an operation that takes effect at once. The algorithm revisits one read at a
// time. So it may miss graphs in which the parts of such an operation read from writes, or are read by reads, that do not come after each
// other.
func (x *builder[S]) torn(e int32) bool {
	ev := &x.ev[e]
	return !ev.whole && x.multiCopyAtomic() && ev.kind == access && ev.label.Accesses() && len(x.operation(ev.label).Cells) > 1
}
