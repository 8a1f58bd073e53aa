package rvf

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// The paper has a mutex that is accessed by lock and unlock only (appendix A). Whether it is held follows from X, and so does what an unlock by the holder reads. Both are wrong
// where another thread may write the mutex otherwise while it is held: initialise it once more, destroy it, clear its bytes. Such a mutex is probed: the exploration starts over,
// its locks are awaits, and its unlocks read-modify-writes.

// probed reports whether an operation accesses a mutex that is probed.
func (x *explorer) probed(l *event.Label) bool { return x.mutexes[x.operation(l).Cells[0]].probed }

// locks reports whether an operation acquires a mutex that is not probed, and waits until it can.
func (x *explorer) locks(l *event.Label) bool {
	return l.Sync == event.SyncMutex && l.Blocks && !x.probed(l)
}

// taken reports whether the mutex that a thread waits for, one that is not probed, is held. In all witnesses of
// X it is, or is not.
func (x *explorer) taken(t int32) bool {
	v := x.operation(x.threads[t].label).Cells[0]
	return !memmodel.Passes(x.threads[t].state, x.stored(v, x.newest(v)), nil)
}

// held returns the variable v of a mutex that thread t is about to unlock, and its content, if that is known without a read: t has locked it, and nobody else can have changed it
// since. The unlock is a write then, as in appendix A of the paper. ok is false if the next operation of t is no such unlock: it does not hold the mutex, or others may write the mutex
// in other ways (probed) or end its life (contended), so that the unlock has to read it like any read-modify-write.
func (x *explorer) held(t int32) (v int32, word event.Bits, ok bool) {
	l := x.threads[t].label
	if l.Op != event.OpMutexUnlock {
		return 0, word, false
	}
	vars := x.access(t)
	if len(vars) != 1 || x.contended(l) || x.mutexes[vars[0]].probed {
		return 0, word, false
	}
	e := x.latest(t, vars[0])
	if e < 0 {
		return 0, word, false
	}
	word = x.accesses[e].stored
	_, written := l.Store(l.Read(word), 0)
	return vars[0], word, written
}

// latest returns the latest write of a cell by a thread, none if there is none.
func (x *explorer) latest(t, v int32) int32 {
	e := x.threads[t].last
	for e >= 0 && (x.problem.Events[e].Var != v || !x.problem.Events[e].Kind.Writes()) {
		e = x.accesses[e].prev
	}
	return e
}

// checkMutex looks at a write that t is about to add to X, with its good writes if it reads. If it is a lock, writes of another kind by other threads have to come
// before it in all witnesses. If it is a write of another kind, so have locks of other threads, and nobody may hold the mutex. Else it is probed.
func (x *explorer) checkMutex(t, v int32, good []int32) {
	m, l := &x.mutexes[v], x.threads[t].label
	if m.probed || l.Op == event.OpMutexUnlock {
		return
	}
	lock := l.Op == event.OpMutexLock
	m.locked, m.written = m.locked || lock, m.written || !lock
	if !m.locked || !m.written {
		return
	}
	before := x.before(t)
	if len(good) == 1 && good[0] >= 0 {
		x.follow(before, good[0])
		u := x.problem.Events[good[0]].Thread
		before[u] = max(before[u], x.accesses[good[0]].pos+1)
	}
	for _, w := range x.writes[v] {
		u, a := x.problem.Events[w].Thread, &x.accesses[w]
		if u == t || lock && a.label.OfMutex() {
			continue
		}
		if a.pos >= before[u] || !lock && x.holds(u, v) {
			x.startOver(x.memory.Probe(int(v)))
			return
		}
	}
}

// holds reports whether the latest write of a mutex by a thread leaves it locked.
func (x *explorer) holds(t, v int32) bool {
	a := &x.accesses[x.latest(t, v)]
	_, locked := a.label.Owner(a.label.Read(a.stored).Value)
	return locked
}
