package trust

import (
	"slices"

	"github.com/gomc/gomc/event"
)

// Positions of a write that is in no coherence order.
const (
	start  int32 = -3 // not yet
	doomed int32 = -4 // nowhere, see doom
)

// candidates returns the reads that e, a write that is not yet in coherence order,
// can revisit: those of the same cell for which every event that the revisit
// deletes, and the read itself, was added maximally (Definition 3.3). The events
// are looked at from the newest to the oldest: what is not maximal precludes the revisit
// of everything before it.
func (x *search[S]) candidates(e int32) S {
	var cands S
	ev := &x.ev[e]
	left := x.cells[ev.cell].reads // that were not yet come across
	subtract(&left, &ev.porf)
	remove(&left, e)
	for i := len(x.ord) - 2; !empty(&left); i-- {
		y, part := x.ord[i]>>1, x.ord[i]&1
		if y == e || has(&ev.porf, y) {
			continue
		}
		if !x.maximal(y, part, ev) {
			break
		}
		if yv := &x.ev[y]; part == 0 && yv.reads && yv.cell == ev.cell {
			remove(&left, y)
			if x.mids > 0 && x.strong() && has(&x.rows[ev.node], yv.node) {
				continue
			}
			add(&cands, y)
		}
	}
	return cands
}

// freeable reports whether a read-modify-write that reads from w can ever be
// followed by its write: no other has taken w, or one that a revisit may take it from. This
// spares most of the attempts that lead nowhere.
func (x *search[S]) freeable(ev *record[S], w int32) bool {
	u := x.taken(w, ev.cell)
	if u < 0 {
		return true
	}
	porf := &x.porfProbe
	porf.porf = ev.prev.porf
	if w >= 0 {
		union(&porf.porf, &x.ev[w].porf)
		add(&porf.porf, w)
	}
	return !has(&porf.porf, u) && x.maximal(u, 0, porf) && (!x.ev[u].exclus || x.maximal(u, 1, porf))
}

// maximal is IsMaximallyAdded of Algorithm 1, for the read (part 0) or the write
// (part 1) of y and the revisiting write a.
func (x *search[S]) maximal(y, part int32, a *record[S]) bool {
	yv := &x.ev[y]
	if part == 1 {
		if !empty(&yv.readers) && x.readByOlder(yv) {
			return false
		}
		return x.newestBefore(yv, y, yv.coNext, yv.stampW, a)
	}
	if yv.alt != 0 {
		return false
	}
	if !yv.reads {
		return true
	}
	w := yv.rf
	if w >= 0 && x.ev[w].stampW > yv.stampR && !has(&a.porf, w) {
		return false
	}
	return x.newestBefore(yv, y, x.coNext(w, yv.cell), yv.stampR, a)
}

// newestBefore reports whether no write, from w on in coherence order, is in
// Previous: older than stamp, or before a in porf. Events of an atomic section
// that has successors already are as new as they can be, see forced.
func (x *search[S]) newestBefore(yv *record[S], y, w, stamp int32, a *record[S]) bool {
	for ; w >= 0; w = x.ev[w].coNext {
		if w == y {
			continue
		}
		if (x.ev[w].stampW < stamp || has(&a.porf, w)) && !(yv.mid && x.forced(y, w, stamp, a)) {
			return false
		}
	}
	return true
}

// readByOlder reports whether a write has revisited a read that still reads from
// it.
func (x *search[S]) readByOlder(yv *record[S]) bool {
	for i := 0; i < len(yv.readers); i++ {
		for b := yv.readers[i]; b != 0; b &= b - 1 {
			if x.ev[64*i+trailing(b)].stampR < yv.stampW {
				return true
			}
		}
	}
	return false
}

// forced reports whether a write w comes after the node of y, an event of an atomic
// section, for reasons other than y, in the graph restricted to Previous: then no
// write from w on can be read by y.
func (x *search[S]) forced(y, w, stamp int32, a *record[S]) bool {
	in := func(z int32) bool {
		zv := &x.ev[z]
		s := zv.stampR
		if !zv.reads && zv.stampW != 0 {
			s = zv.stampW
		}
		return z != y && (s < stamp || has(&a.porf, z))
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
func (x *search[S]) before(nodes []int32, z int32, in func(int32) bool) []int32 {
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

// nextWrite takes the next option of a write: a position in coherence order, after
// all of these the revisit of a read, with all positions again. It returns false, with the graph
// as it was before the first option, if there is none left.
func (x *search[S]) nextWrite(k int) bool {
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
				if first && ev.mid && x.strong() {
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
			x.restore(&f.undo)
			x.stamp, f.mark = f.stamp, int32(len(x.ord))
		}
		f.target = x.newestRead(&f.cands, ev)
		if f.target < 0 {
			return false
		}
		if x.torn(f.target) || x.torn(e) {
			panic(errTorn{})
		}
		f.at = start
		remove(&f.cands, f.target)
		x.restrict(&f.undo, f.target, e)
		f.mark = int32(len(x.ord))
	}
}

// errTorn is the panic of a search that would have to revisit a part of an operation
// on several cells under a multi-copy atomic model.
type errTorn struct{}

// torn reports whether an event is one of several accesses of an operation that takes
// effect at once. Revisits of, or by, such a part may miss graphs in which the parts read from
// writes that know nothing of each other.
func (x *search[S]) torn(e int32) bool {
	ev := &x.ev[e]
	return x.strong() && ev.kind == access && ev.label.Accesses() && len(x.operation(ev.label).cells) > 1
}

// newestRead returns the newest of a set of reads that e can revisit, none if there
// is none. A read-modify-write that reads what another has taken can revisit
// that other, or what is older.
func (x *search[S]) newestRead(cands *S, ev *record[S]) int32 {
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
func (x *search[S]) position(at, e, target int32) int32 {
	ev := &x.ev[e]
	if ev.reads { // a read-modify-write follows what it has read
		if at != start || x.taken(ev.rf, ev.cell) >= 0 {
			return none
		}
		if k := x.coNext(ev.rf, ev.cell); k >= 0 && x.strong() && has(&x.rows[ev.node], x.ev[k].node) {
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

func (x *search[S]) olderOfBoth(ev, rv *record[S], p int32) int32 {
	if rv != nil && x.bound(rv, p) {
		return none
	}
	return x.older(ev, p)
}

// cyclic reports whether ev would come before itself if it followed p in coherence
// order or, with read set, if it read from a write that followed p. That is possible only if
// the node of ev has successors already.
func (x *search[S]) cyclic(p int32, ev *record[S], read bool) bool {
	if !ev.mid {
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
func (x *search[S]) writeAfter(e, p, target int32) bool {
	ev := &x.ev[e]
	newest := p == x.cells[ev.cell].tail
	x.setValue(ev)
	x.writeEdges(e, p)
	if !x.strong() && !newest && !x.consistent(e) {
		x.unwrite(e)
		return false
	}
	if !ev.reads {
		x.checkRaces(e)
	}
	x.written(e)
	if target >= 0 {
		if x.readFrom(target, e) == dead { // it would wait for something newer
			x.unspawn(e)
			x.unwrite(e)
			return false
		}
	}
	return true
}

func (x *search[S]) setValue(ev *record[S]) { ev.val = x.stored(ev) }

// doom stops the thread of e, an event in the midst of an atomic section, as the
// section cannot be completed in this graph: there was no way to go on after what
// other threads have done since it began. The graph is none of an execution; it is
// extended only since some revisit may delete what is in the way.
func (x *search[S]) doom(e int32) {
	ev := &x.ev[e]
	if x.torn(e) {
		panic(errTorn{})
	}
	c := &x.threads[ev.thread]
	*c = ev.prev
	x.succeed(c, e)
	c.status, c.reason = stuck, event.BlockSleep
	x.touch(ev.thread)
}

// unwriteAfter takes back writeAfter.
func (x *search[S]) unwriteAfter(e, at, target int32) {
	if at == doomed {
		return
	}
	if target >= 0 {
		x.unspawn(target)
		x.unread(target)
	}
	x.unspawn(e)
	x.unwrite(e)
}

// saved is what revisits have deleted.
type saved[S set] struct {
	events  []savedEvent[S]
	threads []savedThread[S]
	ord     []int32
	rows    []S
	limits  []S // two of each write that revisits: pre and lim
}

type savedEvent[S set] struct {
	id  int32
	ev  record[S]
	row S
}

type savedThread[S set] struct {
	id     int32
	cursor cursor[S]
}

// undo says how much was saved before a revisit, and what it changed beside.
type undo struct {
	events, threads, ord int
	rows                 int // -1 if the rows of what is kept were not changed
	from                 int // place in the insertion order after the read
	halves, mids         int32
	write                int32 // that revisits
}

func (x *search[S]) save(e int32) {
	x.saved.events = append(x.saved.events, savedEvent[S]{e, x.ev[e], x.rows[e]})
}

// saveThread keeps a thread unless that was done since mark.
func (x *search[S]) saveThread(t int32, mark int) {
	for i := mark; i < len(x.saved.threads); i++ {
		if x.saved.threads[i].id == t {
			return
		}
	}
	x.saved.threads = append(x.saved.threads, savedThread[S]{t, x.threads[t]})
}

// orphan removes the threads created after an event that is deleted.
func (x *search[S]) orphan(e int32, mark int) {
	ev := &x.ev[e]
	if !ev.spawned {
		return
	}
	for u := range x.threads {
		if c := &x.threads[u]; c.status != absent && c.parent == ev.thread && c.creator == e {
			x.orphanThread(int32(u), mark)
		}
	}
}

func (x *search[S]) orphanThread(t int32, mark int) {
	x.saveThread(t, mark)
	x.threads[t].status = absent
	x.touch(t)
	for u := range x.threads {
		if c := &x.threads[u]; c.status != absent && c.parent == t && c.creator == none && int32(u) != t {
			x.orphanThread(int32(u), mark)
		}
	}
}

// restrict deletes from the graph what was added after the read r and is not
// before the write a in porf, and makes r a read that reads from nothing: the graph of a
// backward revisit. No event that is kept follows, in happens-before, one that is
// deleted, since that was added maximally; so the rows of what is kept stay.
func (x *search[S]) restrict(u *undo, r, a int32) {
	*u = undo{events: len(x.saved.events), threads: len(x.saved.threads), ord: len(x.saved.ord), rows: -1,
		halves: x.halves, mids: x.mids, write: a}
	x.saved.limits = append(x.saved.limits, x.ev[a].pre, x.ev[a].lim)
	av, rv := &x.ev[a], &x.ev[r]
	i := len(x.ord) - 1
	for x.ord[i] != r<<1 {
		i--
	}
	u.from = i + 1
	x.saved.ord = append(x.saved.ord, x.ord[u.from:]...)
	tail := x.saved.ord[u.ord:]
	slow := rv.mid
	for k := len(tail) - 1; k >= 0; k-- {
		e, part := tail[k]>>1, tail[k]&1
		if e == a || has(&av.porf, e) {
			continue
		}
		ev := &x.ev[e]
		whole := !ev.reads || ev.stampR > rv.stampR
		if part == 1 {
			x.save(e)
			if ev.writes {
				x.unlink(e)
			}
			if !whole {
				ev.stampW = 0
				x.saveThread(ev.thread, u.threads)
				x.orphan(e, u.threads)
				if e != r { // it will have to write once more
					c := &x.threads[ev.thread]
					*c = ev.prev
					c.half, c.last = e, e
					x.touch(ev.thread)
					x.halves++
					slow = true
				}
				continue
			}
			if ev.reads {
				continue // until its read
			}
		} else {
			if ev.stampW == 0 {
				x.save(e)
				x.halves -= half(ev)
			}
			if ev.reads {
				remove(x.readersOf(ev.rf, ev.cell), e)
				remove(&x.cells[ev.cell].reads, e)
			}
		}
		x.saveThread(ev.thread, u.threads)
		x.orphan(e, u.threads)
		x.threads[ev.thread] = ev.prev
		x.touch(ev.thread)
		x.bury(e)
		if ev.mid {
			x.mids--
		}
	}
	if !x.savedSince(r, u.events) {
		x.save(r)
		x.saveThread(rv.thread, u.threads)
		x.orphan(r, u.threads)
		x.halves -= half(rv)
	}
	remove(x.readersOf(rv.rf, rv.cell), r)
	remove(&x.cells[rv.cell].reads, r)
	rv.rf, rv.exclus, rv.blocked, rv.spawned = none, false, false, false
	x.threads[rv.thread] = rv.prev
	x.touch(rv.thread)
	x.ord = x.ord[:u.from]
	for _, o := range tail {
		if e := o >> 1; e == a || has(&av.porf, e) {
			x.ord = append(x.ord, o)
		}
	}
	if slow && x.strong() {
		u.rows = len(x.saved.rows)
		x.saved.rows = append(x.saved.rows, x.rows...)
		x.recompute(r, a)
	}
	x.precede(r)
	hb := av.hb
	x.precede(a)
	av.hb = hb // a read-modify-write has acquired
	if x.strong() && av.node == a && av.reads {
		row := av.pre
		if w := av.rf; w >= 0 && x.external(av, w) {
			x.follow(&row, w)
		}
		x.rows[a] = row
	}
}

func (x *search[S]) savedSince(e int32, mark int) bool {
	return slices.ContainsFunc(x.saved.events[mark:], func(s savedEvent[S]) bool { return s.id == e })
}

// restore takes back restrict.
func (x *search[S]) restore(u *undo) {
	for k := len(x.saved.events) - 1; k >= u.events; k-- {
		s := &x.saved.events[k]
		x.ev[s.id], x.rows[s.id] = s.ev, s.row
		ev := &x.ev[s.id]
		add(&x.alive, s.id)
		if ev.cell >= 0 {
			add(&x.cells[ev.cell].events, s.id)
		}
		if ev.reads && ev.rf != none {
			add(x.readersOf(ev.rf, ev.cell), s.id)
			add(&x.cells[ev.cell].reads, s.id)
		}
		if ev.writes {
			x.relink(s.id)
		}
	}
	for k := len(x.saved.threads) - 1; k >= u.threads; k-- {
		x.threads[x.saved.threads[k].id] = x.saved.threads[k].cursor
		x.touch(x.saved.threads[k].id)
	}
	x.ord = append(x.ord[:u.from], x.saved.ord[u.ord:]...)
	if u.rows >= 0 {
		copy(x.rows, x.saved.rows[u.rows:])
		x.saved.rows = x.saved.rows[:u.rows]
	}
	x.saved.events = x.saved.events[:u.events]
	x.saved.threads = x.saved.threads[:u.threads]
	x.saved.ord = x.saved.ord[:u.ord]
	n := len(x.saved.limits) - 2
	x.ev[u.write].pre, x.ev[u.write].lim = x.saved.limits[n], x.saved.limits[n+1]
	x.saved.limits = x.saved.limits[:n]
	x.halves, x.mids = u.halves, u.mids
}
