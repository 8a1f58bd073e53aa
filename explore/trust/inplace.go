package trust

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/explore/set"
	"github.com/gomc/gomc/memmodel"
)

// This file is what becomes of an operation that waits for what another thread has taken from it: a lock whose mutex another thread has locked, or one round of a
// spin loop, such as an exchange that has come too late. It
// is displaced, by a backward revisit of that other thread's write, and reads that write in
// vain. When the next write of the cell gets its place in coherence order, the operation is
// revisited in place: it reads the new write instead, and its thread goes on if that lets it
// pass. Nothing is deleted, and there is no branch in which the operation stays with what it has read:
// all later writes of the cell have the new one before them in porf, so that such a branch
// leads to an end only by a revisit that deletes the new write. See Kokologiannakis,
// Marmanis and Vafeiadis, "Unblocking Dynamic Partial Order Reduction" (CAV 2023), and GenMC.
//
// The operation keeps its place in the insertion order, before the write that it reads now, and
// remembers the write that it had read before, its base. So that nothing is lost, and nothing
// met twice:
//
//   - The write may be deleted although an older operation reads it. Then that one waits once more, for
//     the newest write of the cell that is left; see waitAgain.
//   - The base may not be deleted without the operation if it is younger: a third thread displaces
//     what the base has displaced, not the base. See isBase.
//   - An operation that is deleted was added maximally if what it reads is the newest that is older or before the
//     revisiting write: between that and its base there was no choice.
//   - No two operations wait for a write that lets them pass. One that the newest write does not let
//     pass is added when no thread can do anything else (see next), and one that another waits
//     for is not displaced unless the other one is deleted, too.
//   - Where writes of the cell are not ordered by porf (orders, follows), or where a mutex is accessed otherwise than by lock and unlock (trylock, destruction), what is known of the cell depends on
//     more than what is before the write. Operations on such a cell are revisited as other reads are, under all
//     circumstances: a search that meets such an access starts over, see cells.Layout.

// displaced returns the event that is to be revisited in place by e, a write that is not yet in coherence order, none if there is none: it waits, having read the
// newest write.
func (x *builder[S]) displaced(e int32) int32 {
	ev := &x.ev[e]
	c := &x.cells[ev.cell]
	mutex := ev.label.OfMutex()
	switch {
	case c.probed || !ev.whole || mutex && !ev.exclus:
		return none
	case !mutex && (x.races || x.onward): // what is read in vain may race
		return none
	}
	r := none
	if !ev.reads || ev.rf == c.tail {
		set.Each(x.readersOf(c.tail, ev.cell), func(y int32) {
			if yv := &x.ev[y]; yv.blocked && yv.whole && yv.label.OfMutex() == mutex && (mutex || yv.label.Sync == event.SyncNone) && !set.Has(&ev.porf, y) {
				r = y
			}
		})
	}
	if r != none && !x.orders(e, r) || r == none && !mutex && !x.follows(e) {
		x.learnProbed(ev)
	}
	return r
}

// orders reports whether e, a write that is to revisit r in place, has only one place in coherence order, after all other writes of its cell, which are before it in porf, and can revisit
// no other read: those that are not before it in porf have read older writes than the newest, and let their threads go on.
func (x *builder[S]) orders(e, r int32) bool {
	ev := &x.ev[e]
	tail := x.cells[ev.cell].tail
	others := x.cells[ev.cell].events
	set.Subtract(&others, &ev.porf)
	set.Remove(&others, e)
	set.Remove(&others, r)
	ordered := (ev.reads || x.older(ev, tail) == none) && !ev.early && !x.ev[r].early
	set.Each(&others, func(y int32) {
		yv := &x.ev[y]
		ordered = ordered && !ev.label.OfMutex() && yv.reads && !yv.exclus && !yv.blocked && yv.rf != tail
	})
	return ordered
}

// follows reports whether e, a write that is not yet in coherence order, has before it in porf all writes that have revisited reads of its cell in place. One that has read what another
// has taken need not: there is a place for it only if that other one is revisited.
func (x *builder[S]) follows(e int32) bool {
	ev := &x.ev[e]
	for _, r := range x.inPlace {
		rv := &x.ev[r]
		if rv.cell == ev.cell && rv.inPlace && r != e && set.Has(&x.cells[ev.cell].reads, r) && !set.Has(&ev.porf, rv.rf) {
			return ev.reads && x.taken(ev.rf, ev.cell) >= 0
		}
	}
	return true
}

// isBase reports whether y, a write, is the base of an older operation: y has displaced it.
func (x *builder[S]) isBase(yv *record[S], y int32) bool {
	for _, r := range x.inPlace {
		rv := &x.ev[r]
		if rv.inPlace && rv.base == y && rv.stampR < yv.stampW && set.Has(&x.cells[yv.cell].reads, r) {
			return true
		}
	}
	return false
}

// waitAgain makes q, an operation that was revisited in place by what restrict deletes, wait again.
func (x *builder[S]) waitAgain(q int32, r *revisit[S]) {
	qv := &x.ev[q]
	if !x.savedSince(q, r.events) {
		x.save(q)
		x.saveThread(qv.thread, r.threads)
		x.halves -= half(qv)
	}
	v := qv.rf
	for v >= 0 && x.deletes(v, r.stamp, &r.kept) {
		v = x.ev[v].coPrev
	}
	x.threads[qv.thread] = qv.prev
	qv.spawned = false
	x.precede(q)
	qv.exclus = false
	x.readEdges(q, v, false)
	qv.blocked, qv.silent, qv.after, qv.alt = true, true, qv.prev.state, 0
	qv.inPlace = v != qv.base
	c := &x.threads[qv.thread]
	x.succeed(c, q)
	c.status = memmodel.Waiting
	x.touch(qv.thread)
}

// deletes reports whether the revisit of a read with a stamp, by a write that porf is
// before, deletes the write w.
func (x *builder[S]) deletes(w, stamp int32, porf *S) bool {
	return x.ev[w].stampW > stamp && !set.Has(porf, w)
}

// plainLock reports whether an event locks or unlocks a mutex, and waits until it can.
func plainLock[S set.Set](ev *record[S]) bool {
	switch l := ev.label; {
	case ev.prev.section || l.Kind != event.RMW:
		return false
	case l.Op == event.OpMutexLock:
		return l.Blocks
	default:
		return l.Op == event.OpMutexUnlock && (ev.rf == none || ev.exclus)
	}
}

// unordered returns the events of the cell of e, one that has not read yet, that are not before it in porf.
func (x *builder[S]) unordered(e int32) S {
	ev := &x.ev[e]
	others := x.cells[ev.cell].events
	set.Subtract(&others, &ev.prev.porf)
	set.Remove(&others, e)
	return others
}

// checkMutex looks for accesses to a mutex that are not ordered with e, one of the two being
// neither lock nor unlock.
func (x *builder[S]) checkMutex(e int32) {
	ev := &x.ev[e]
	c := &x.cells[ev.cell]
	if ev.early && !c.probed {
		x.learnProbed(ev) // what it reads may be an error
	}
	plain := plainLock(ev)
	if c.probed || !plain && !c.mutex {
		return
	}
	c.mutex = true
	others := x.unordered(e)
	set.Each(&others, func(y int32) {
		if !plain || !plainLock(&x.ev[y]) {
			x.learnProbed(ev)
		}
	})
}

// checkProbe does the same for e, an unlock that does not write: its thread does not hold the mutex.
func (x *builder[S]) checkProbe(e int32) {
	ev := &x.ev[e]
	if others := x.unordered(e); !x.cells[ev.cell].probed && !set.IsEmpty(&others) {
		x.learnProbed(ev)
	}
}

// learnProbed makes the search start over without revisits in place of what reads a cell.
func (x *builder[S]) learnProbed(ev *record[S]) { search.Relearn(x.memory.Probe(int(ev.cell))) }
