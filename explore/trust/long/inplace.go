// Code generated from package trust by go generate. DO NOT EDIT.

package long

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/search"
	set "github.com/gomc/gomc/explore/set/tries"
	"github.com/gomc/gomc/memmodel"
)

// This file is what becomes of a lock whose mutex another thread has taken from it. A lock
// that is displaced, by a backward revisit of another lock, reads that one's write in
// vain. When the next write of the mutex gets its place in coherence order, the lock is
// revisited in place: it reads the new write instead, and its thread goes on if the mutex is
// free. Nothing is deleted, and there is no branch in which the lock stays with what it has read:
// all later writes of the mutex have the new one before them in porf, so that such a branch
// leads to an end only by a revisit that deletes the new write. See Kokologiannakis,
// Marmanis and Vafeiadis, "Unblocking Dynamic Partial Order Reduction" (CAV 2023), and GenMC.
//
// The lock keeps its place in the insertion order, before the write that it reads now, and
// remembers the write that it had read before, its base. So that nothing is lost, and nothing
// met twice:
//
//   - The write may be deleted although an older lock reads it. Then the lock waits once more, for
//     the newest write of the mutex that is left; see waitAgain.
//   - The base may not be deleted without the lock if it is younger: a third lock displaces
//     what the base has displaced, not the base. See isBase.
//   - A lock that is deleted was added maximally if what it reads is the newest that is older or before the
//     revisiting write: between that and its base there was no choice.
//   - No two locks wait for a mutex that is going to be released. A lock that the newest write does not let
//     pass is added when no thread can do anything else (see next), and one that another waits
//     for is not displaced unless the other one is deleted, too.
//   - Where the mutex is accessed otherwise (trylock, destruction), what is known of it depends on
//     more than the locks before the write. Locks of such a mutex, if these accesses are
//     not ordered with the others, are revisited as other reads are, under all
//     circumstances: a search that meets such an access starts over, see cells.Layout.

// displacedLock returns the lock that is to be revisited in place by e, a write of a mutex that is not
// yet in coherence order, none if there is none: it waits having read what e has read. All
// other events of the mutex are before e in porf.
func (x *builder) displacedLock(e int32) int32 {
	ev := &x.ev[e]
	if x.cells[ev.cell].probed || !ev.whole || ev.rf != x.cells[ev.cell].tail {
		return none
	}
	others := x.cells[ev.cell].events
	set.Subtract(&others, &ev.porf)
	set.Remove(&others, e)
	r, alone := none, true
	set.Each(&others, func(y int32) {
		switch yv := &x.ev[y]; {
		case r != none || !yv.blocked || yv.rf != ev.rf || !yv.whole:
			alone = false
		default:
			r = y
		}
	})
	if !alone { // never seen
		x.learnProbed(ev)
	}
	return r
}

// isBase reports whether y, a write, is the base of an older lock: y has displaced it.
func (x *builder) isBase(yv *record, y int32) bool {
	for _, r := range x.inPlace {
		rv := &x.ev[r]
		if rv.inPlace && rv.base == y && rv.stampR < yv.stampW && set.Has(&x.cells[yv.cell].reads, r) {
			return true
		}
	}
	return false
}

// waitAgain makes q, a lock that was revisited in place by what restrict deletes, wait again.
func (x *builder) waitAgain(q int32, r *revisit) {
	qv := &x.ev[q]
	if !x.savedSince(q, r.events) {
		x.save(q)
		x.saveThread(qv.thread, r.threads)
		x.halves -= half(qv)
	}
	v := qv.rf
	for v >= 0 && x.deletes(v, r.stamp, &r.kept) {
		v = x.ev[v].rf
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
func (x *builder) deletes(w, stamp int32, porf *set.Row) bool {
	return x.ev[w].stampW > stamp && !set.Has(porf, w)
}

// plainLock reports whether an event locks or unlocks a mutex, and waits until it can.
func plainLock(ev *record) bool {
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
func (x *builder) unordered(e int32) set.Row {
	ev := &x.ev[e]
	others := x.cells[ev.cell].events
	set.Subtract(&others, &ev.prev.porf)
	set.Remove(&others, e)
	return others
}

// checkMutex looks for accesses to a mutex that are not ordered with e, one of the two being
// neither lock nor unlock.
func (x *builder) checkMutex(e int32) {
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
func (x *builder) checkProbe(e int32) {
	ev := &x.ev[e]
	if others := x.unordered(e); !x.cells[ev.cell].probed && !set.IsEmpty(&others) {
		x.learnProbed(ev)
	}
}

// learnProbed makes the search start over without revisits in place of locks of a mutex.
func (x *builder) learnProbed(ev *record) { search.Relearn(x.memory.Probe(int(ev.cell))) }
