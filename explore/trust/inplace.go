package trust

import (
	"github.com/gomc/gomc/event"
)

// This file is what becomes of a lock that waits when its mutex is released. That another thread's
// lock has taken the write that it had read is a backward revisit: it reads that lock's
// write in vain. When the next write of the mutex follows in coherence order, the lock is
// revisited in place: it reads the new write instead, and nothing is deleted. There is no
// branch in which it does not. See "Unblocking Dynamic Partial Order Reduction"
// (Kokologiannakis, Marmanis, Vafeiadis, CAV 2023).
//
// The lock keeps its place in the insertion order, before the write that it reads. So a later
// revisit may delete the write and keep the lock, which goes back to the
// newest write of the mutex that is left; it waits for that as it did before.

// heirTaken is a lock before it was revisited in place.
type heirTaken[S set] struct {
	id     int32
	ev     record[S]
	row    S
	cursor cursor[S]
}

// heir returns the lock that is to be revisited in place by e, a write of a mutex that is not
// yet in coherence order, none if there is none: a lock waits having read what e has read, and
// all else that is known of the mutex is before e in porf.
func (x *search[S]) heir(e int32) int32 {
	ev := &x.ev[e]
	if op := ev.label.Op; op != event.OpMutexUnlock && op != event.OpMutexLock {
		return none
	}
	if !ev.exclus || x.noCO || x.cells[ev.cell].probed || !whole(ev) || ev.rf != x.cells[ev.cell].tail {
		return none
	}
	others := x.cells[ev.cell].events
	subtract(&others, &ev.porf)
	remove(&others, e)
	if empty(&others) {
		return none
	}
	r := none
	each(&others, func(y int32) { r = y })
	remove(&others, r)
	rv := &x.ev[r]
	if !empty(&others) && rv.blocked {
		panic("two waiters")
	}
	if !empty(&others) || !rv.blocked || rv.rf != ev.rf || rv.label.Op != event.OpMutexLock || !whole(rv) {
		return none
	}
	return r
}

// whole reports whether an event is all there is to an operation, and in no atomic section.
func whole[S set](ev *record[S]) bool {
	return !ev.mid && !ev.prev.section && ev.prev.sub == 0
}

// handOver puts e in coherence order and revisits r in place.
func (x *search[S]) handOver(e, r int32) bool {
	p := x.position(start, e, none)
	if p == none {
		return false
	}
	rv := &x.ev[r]
	x.heirs = append(x.heirs, heirTaken[S]{r, *rv, x.rows[r], x.threads[rv.thread]})
	x.ev[e].hands = true
	remove(x.readersOf(rv.rf, rv.cell), r)
	x.writeAfter(e, p, none)
	if !rv.moved {
		rv.base = rv.rf
	}
	rv.moved, rv.blocked = true, false
	x.threads[rv.thread] = rv.prev
	x.precede(r)
	return x.begun(r, x.readFrom(r, e))
}

// takeBack undoes the revisit in place by e.
func (x *search[S]) takeBack(e int32) {
	k := len(x.heirs) - 1
	h := &x.heirs[k]
	rv := &x.ev[h.id]
	x.halves -= half(rv)
	remove(&x.ev[e].readers, h.id)
	*rv, x.rows[h.id], x.threads[rv.thread] = h.ev, h.row, h.cursor
	add(x.readersOf(rv.rf, rv.cell), h.id)
	x.touch(rv.thread)
	x.ev[e].hands = false
	x.heirs = x.heirs[:k]
}

// awaited reports whether an older lock came to wait because of y, a write: y displaced it,
// and must not be deleted while the lock stays.
func (x *search[S]) awaited(yv *record[S], y int32) bool {
	found := false
	reads := x.cells[yv.cell].reads
	each(&reads, func(r int32) {
		rv := &x.ev[r]
		found = found || rv.moved && rv.base == y && rv.stampR < yv.stampW
	})
	return found
}

// demote makes q, a lock that was revisited in place by what restrict deletes, wait again.
func (x *search[S]) demote(q int32, stamp int32, porf *S, u *undo) {
	qv := &x.ev[q]
	if !x.savedSince(q, u.events) {
		x.save(q)
		x.saveThread(qv.thread, u.threads)
		x.halves -= half(qv)
	}
	v := qv.rf
	for v >= 0 && x.deletes(v, stamp, porf) {
		v = x.ev[v].rf
	}
	x.threads[qv.thread] = qv.prev
	qv.spawned = false
	x.precede(q)
	qv.exclus = false
	x.readEdges(q, v, false)
	qv.blocked, qv.silent, qv.after, qv.alt = true, true, qv.state, 0
	qv.moved = v != qv.base
	c := &x.threads[qv.thread]
	x.succeed(c, q)
	c.status = waiting
	x.touch(qv.thread)
}

// deletes reports whether the revisit of a read with a stamp, by a write that porf is
// before, deletes the write w.
func (x *search[S]) deletes(w, stamp int32, porf *S) bool {
	return x.ev[w].stampW > stamp && !has(porf, w)
}

// plainLock reports whether an event locks or unlocks a mutex, and waits until it can.
func plainLock[S set](ev *record[S]) bool {
	switch l := ev.label; {
	case ev.prev.section || l.Kind != event.RMW:
		return false
	case l.Op == event.OpMutexLock:
		return l.Blocks
	default:
		return l.Op == event.OpMutexUnlock && (ev.rf == none || ev.exclus)
	}
}

// checkMutex looks at an access to a mutex for others that are not ordered with it, if
// one of them is neither lock nor unlock.
func (x *search[S]) checkMutex(e int32) {
	ev := &x.ev[e]
	c := &x.cells[ev.cell]
	plain := plainLock(ev)
	if c.probed || !plain && !c.mutex {
		return
	}
	c.mutex = true
	others := c.events
	subtract(&others, &ev.prev.porf)
	remove(&others, e)
	each(&others, func(y int32) {
		if !plain || !plainLock(&x.ev[y]) {
			x.learnProbed(ev)
		}
	})
}

// checkProbe does the same for an unlock by a thread that does not hold the mutex.
func (x *search[S]) checkProbe(e int32) {
	ev := &x.ev[e]
	others := x.cells[ev.cell].events
	subtract(&others, &ev.prev.porf)
	remove(&others, e)
	if !x.cells[ev.cell].probed && !empty(&others) {
		x.learnProbed(ev)
	}
}

// learnProbed makes the search start over without revisits in place of locks of a mutex.
func (x *search[S]) learnProbed(ev *record[S]) {
	if x.noCO {
		return
	}
	learned := NewLayout()
	learned.Probed[wordOf(ev.label)] = true
	panic(learned)
}
