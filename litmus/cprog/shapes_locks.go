package cprog

import (
	"math"

	"github.com/gomc/gomc/event"
)

// passes says that a call of the library returns 0.
func passes(name string, args ...*Expr) *Expr { return binary("==", lib(name, args...), lit(0)) }

// member returns the address of a field of what p points to.
func member(p *Variable, t *Type, k int) *Expr { return addr(pointed(get(p), t, k)) }

// over ends a lifetime.
func over(p *Variable) *Stmt { return do(lib("free", get(p))) }

// heapMutex draws what is done with a block that has a mutex and a condition variable in it, which threads reach through a shared pointer.
func heapMutex(d *drawer) []*Stmt {
	shared, g := whole(d.global("guarded", Ptr)), d.local("g", Ptr)
	m, c, v := member(g, Guarded, 0), member(g, Guarded, 1), pointed(get(g), Guarded, 2)
	if d.IntN(5) < 2 {
		s := []*Stmt{put(g, lib("malloc", lit(int64(Guarded.Size)))), do(lib("pthread_mutex_init", m, null())), do(lib("pthread_cond_init", c, null())),
			assign(v, d.constant())}
		if d.IntN(8) == 0 {
			s = append(s[:1], s[2:]...)
		}
		return append(s, store(shared, d.maybePlain(d.storeOrder()), get(g)))
	}
	lock, unlock := do(lib("pthread_mutex_lock", m)), do(lib("pthread_mutex_unlock", m))
	var body []*Stmt
	switch d.IntN(6) {
	case 0:
		wait := do(lib("pthread_cond_wait", c, m))
		body = []*Stmt{lock, when(binary("==", load(v, event.NotAtomic), lit(0)), wait), unlock}
	case 1:
		body = []*Stmt{lock, assign(v, lit(1)), do(lib("pthread_cond_signal", c)), unlock}
	case 2: // the last one
		body = []*Stmt{lock, put(d.register(), load(v, event.NotAtomic)), unlock, do(lib("pthread_mutex_destroy", m)), over(g)}
		if d.IntN(2) == 0 {
			body = append([]*Stmt{do(lib("pthread_cond_destroy", c))}, body...)
		}
	case 3:
		body = []*Stmt{when(passes("pthread_mutex_trylock", m), assign(v, d.value()), unlock)}
	default:
		body = append(append([]*Stmt{lock}, d.access(v)...), unlock)
	}
	return []*Stmt{put(g, load(shared, d.maybePlain(d.loadOrder()))), when(get(g), body...)}
}

// heapObjects draws the other objects of pthreads in a block.
func heapObjects(d *drawer) []*Stmt {
	shared, g := whole(d.global("shelf", Ptr)), d.local("g", Ptr)
	l, items, b, v := member(g, Shelf, 0), member(g, Shelf, 1), member(g, Shelf, 2), pointed(get(g), Shelf, 3)
	if d.IntN(5) < 2 {
		return []*Stmt{put(g, lib("malloc", lit(int64(Shelf.Size)))), do(lib("pthread_rwlock_init", l, null())), do(lib("sem_init", items, lit(0), lit(int64(d.IntN(2))))),
			do(lib("pthread_barrier_init", b, null(), lit(2))), assign(v, d.constant()), store(shared, d.maybePlain(d.storeOrder()), get(g))}
	}
	var body []*Stmt
	switch d.IntN(7) {
	case 0:
		body = []*Stmt{do(lib("pthread_rwlock_rdlock", l)), put(d.register(), load(v, event.NotAtomic)), do(lib("pthread_rwlock_unlock", l))}
	case 1:
		body = []*Stmt{do(lib("pthread_rwlock_wrlock", l)), assign(v, d.value()), do(lib("pthread_rwlock_unlock", l))}
	case 2:
		body = append([]*Stmt{do(lib("sem_wait", items))}, d.access(v)...)
	case 3:
		body = append(d.access(v), do(lib("sem_post", items)))
	case 4:
		body = []*Stmt{do(lib("pthread_barrier_wait", b))}
	case 5:
		body = []*Stmt{when(binary("==", lib("pthread_barrier_wait", b), lit(-1)), do(lib("pthread_barrier_destroy", b)), over(g))}
	default:
		body = []*Stmt{do(lib("pthread_rwlock_destroy", l)), do(lib("sem_destroy", items)), over(g)}
	}
	return []*Stmt{put(g, load(shared, d.maybePlain(d.loadOrder()))), when(get(g), body...)}
}

// renewals draws a mutex that is initialised once more, or cleared, while others may hold it.
func renewals(d *drawer) []*Stmt {
	m := d.object([]string{"m", "m", "m", "k"}[d.IntN(4)], Mutex)
	lock, unlock := do(lib("pthread_mutex_lock", m)), do(lib("pthread_mutex_unlock", m))
	renew := []*Stmt{do(lib("pthread_mutex_init", m, null()))}
	switch d.IntN(5) {
	case 0, 1:
		renew = []*Stmt{do(lib("memset", m, lit(0), lit(int64(Mutex.Size))))}
	case 2:
		renew = append([]*Stmt{do(lib("pthread_mutex_destroy", m))}, renew...)
	}
	flag := whole(d.global("flag", Int))
	switch d.IntN(12) {
	case 0, 1:
		return renew
	case 2, 3: // when another thread says so
		return []*Stmt{when(load(flag, d.loadOrder()), renew...)}
	case 4:
		return append(append([]*Stmt{lock}, renew...), unlock)
	case 5:
		return []*Stmt{lock, store(flag, d.storeOrder(), lit(1))}
	case 6: // threads that come and go while it is held
		return append(append([]*Stmt{lock}, nestedThread(d)...), unlock)
	case 7:
		return []*Stmt{when(passes("pthread_mutex_trylock", m), append(accesses(d), unlock)...)}
	case 8:
		return []*Stmt{lock, store(flag, d.storeOrder(), lit(1)), unlock}
	case 9:
		return []*Stmt{when(load(flag, d.loadOrder()), lock, unlock)}
	}
	return append(append([]*Stmt{lock}, accesses(d)...), unlock)
}

// tryLoop draws a loop that tries to take a lock until it succeeds, or until it gives up.
func tryLoop(d *drawer) []*Stmt {
	var try, unlock *Expr
	deadline := d.object("deadline", Node)
	switch d.IntN(7) {
	case 0, 1:
		m := d.object("m", Mutex)
		try, unlock = lib("pthread_mutex_trylock", m), lib("pthread_mutex_unlock", m)
		if d.IntN(3) == 0 {
			try = lib("pthread_mutex_timedlock", m, deadline)
		}
	case 2:
		l := d.object("rw", RWLock)
		try, unlock = lib([]string{"pthread_rwlock_tryrdlock", "pthread_rwlock_trywrlock"}[d.IntN(2)], l), lib("pthread_rwlock_unlock", l)
	case 3:
		l := d.object("rw", RWLock)
		try, unlock = lib([]string{"pthread_rwlock_timedrdlock", "pthread_rwlock_timedwrlock"}[d.IntN(2)], l, deadline), lib("pthread_rwlock_unlock", l)
	case 4:
		s := d.object("sem", Semaphore)
		d.prepare("sem", do(lib("sem_init", s, lit(0), lit(int64(d.IntN(2))))))
		try, unlock = lib("sem_trywait", s), lib("sem_post", s)
		if d.IntN(2) == 0 {
			try = lib("sem_timedwait", s, deadline)
		}
		if d.IntN(3) == 0 { // who has tried in vain for the first time stores errno
			try = binary("*", try, load(pointed(lib("__errno_location"), Int, -1), event.NotAtomic))
		}
	default:
		l := d.object("spin", Spin)
		d.prepare("spin", do(lib("pthread_spin_init", l, lit(0))))
		try, unlock = lib("pthread_spin_trylock", l), lib("pthread_spin_unlock", l)
	}
	var inside []*Stmt
	switch d.IntN(5) {
	case 0: // gives up
		inside = []*Stmt{when(binary("==", load(d.shared(), d.loadOrder()), d.constant()), &Stmt{Kind: Goto})}
	case 1:
		inside = []*Stmt{put(d.register(), load(d.shared(), d.loadOrder()))}
	case 2:
		inside = []*Stmt{when(lib("__VERIFIER_nondet_bool"), &Stmt{Kind: Goto})}
	}
	body := append([]*Stmt{while(binary("!=", try, lit(0)), inside...)}, d.nested()...)
	if d.IntN(8) > 0 {
		body = append(body, do(unlock))
	}
	return body
}

// pthreadSpin draws critical sections of a spin lock.
func pthreadSpin(d *drawer) []*Stmt {
	l := d.object("spin", Spin)
	d.prepare("spin", do(lib("pthread_spin_init", l, lit(0))))
	if d.IntN(10) == 0 {
		return []*Stmt{do(lib("pthread_spin_destroy", l))}
	}
	body := append([]*Stmt{do(lib("pthread_spin_lock", l))}, d.nested()...)
	if d.IntN(8) > 0 {
		body = append(body, do(lib("pthread_spin_unlock", l)))
	}
	return body
}

// timed draws waits that may time out.
func timed(d *drawer) []*Stmt {
	deadline := d.object("deadline", Node)
	m, c, flag := d.object("m", Mutex), d.object("c", Cond), whole(d.global("flag", Int))
	lock, unlock := do(lib("pthread_mutex_lock", m)), do(lib("pthread_mutex_unlock", m))
	switch d.IntN(6) {
	case 0:
		return []*Stmt{when(passes("pthread_mutex_timedlock", m, deadline), append(d.nested(), unlock)...)}
	case 1, 2: // again until the time is over or the flag is set
		wait := lib("pthread_cond_timedwait", c, m, deadline)
		body := []*Stmt{when(binary("!=", wait, lit(0)), &Stmt{Kind: Goto})}
		if d.IntN(2) == 0 {
			body = []*Stmt{put(d.register(), wait)}
			return []*Stmt{lock, when(binary("==", load(flag, event.NotAtomic), lit(0)), body...), unlock}
		}
		return []*Stmt{lock, while(binary("==", load(flag, event.NotAtomic), lit(0)), body...), unlock}
	case 3:
		return []*Stmt{lock, assign(flag, lit(1)), do(lib([]string{"pthread_cond_signal", "pthread_cond_broadcast"}[d.IntN(2)], c)), unlock}
	case 4:
		s := d.object("sem", Semaphore)
		d.prepare("sem", do(lib("sem_init", s, lit(0), lit(int64(d.IntN(2))))))
		if d.IntN(2) == 0 {
			return []*Stmt{do(lib("sem_post", s))}
		}
		return []*Stmt{when(passes("sem_timedwait", s, deadline), d.nested()...)}
	}
	return append(append([]*Stmt{lock}, d.nested()...), unlock)
}

// conditions draws condition variables and mutexes that are not used in pairs, and their ends.
func conditions(d *drawer) []*Stmt {
	c := d.object([]string{"c", "c", "full"}[d.IntN(3)], Cond)
	m := d.object([]string{"m", "m", "k"}[d.IntN(3)], Mutex)
	flag := whole(d.global("flag", Int))
	lock, unlock := do(lib("pthread_mutex_lock", m)), do(lib("pthread_mutex_unlock", m))
	wait := do(lib("pthread_cond_wait", c, m))
	wake := do(lib([]string{"pthread_cond_signal", "pthread_cond_broadcast"}[d.IntN(2)], c))
	switch d.IntN(8) {
	case 0:
		return []*Stmt{lock, wait, unlock}
	case 1, 2:
		return []*Stmt{lock, while(binary("==", load(flag, event.NotAtomic), lit(0)), wait), assign(flag, lit(0)), unlock}
	case 3: // holds another mutex, too
		other := d.object("k", Mutex)
		return []*Stmt{do(lib("pthread_mutex_lock", other)), lock, wait, unlock, do(lib("pthread_mutex_unlock", other))}
	case 4: // holds none
		return []*Stmt{wait}
	case 5:
		return []*Stmt{do(lib("pthread_cond_destroy", c))}
	}
	return []*Stmt{lock, assign(flag, lit(1)), wake, unlock}
}

// nestedLocks draws a function that locks in one order or the other and returns early, now and then with a mutex held.
func nestedLocks(d *drawer) []*Stmt {
	name := []string{"transfer", "audit"}[d.IntN(2)]
	if d.program.Function(name) == nil {
		m, k := d.object("m", Mutex), d.object("k", Mutex)
		if d.IntN(2) == 0 {
			m, k = k, m
		}
		d.routine(name, func() []*Stmt {
			unlock := func(m *Expr) *Stmt { return do(lib("pthread_mutex_unlock", m)) }
			leave := []*Stmt{unlock(m), ret(lit(1))}
			if d.IntN(4) == 0 {
				leave = leave[1:]
			}
			second := do(lib("pthread_mutex_lock", k))
			if d.IntN(3) == 0 { // backs off
				second = when(binary("!=", lib("pthread_mutex_trylock", k), lit(0)), unlock(m), ret(lit(2)))
			}
			s := []*Stmt{do(lib("pthread_mutex_lock", m)), when(binary("==", load(d.shared(), d.maybePlain(d.loadOrder())), d.constant()), leave...), second}
			s = append(append(s, accesses(d)...), unlock(k), unlock(m))
			if d.IntN(3) == 0 {
				n := len(s)
				s[n-1], s[n-2] = s[n-2], s[n-1]
			}
			return s
		})
	}
	return []*Stmt{put(d.register(), call(name))}
}

// routine adds a function without parameters to the program.
func (d *drawer) routine(name string, draw func() []*Stmt) {
	f, outer, depth := &Function{Name: name, Result: Long}, d.function, d.depth
	d.program.Functions = append(d.program.Functions, f)
	d.function, d.depth = f, 3
	f.Body = append(draw(), ret(lit(0)))
	d.function, d.depth = outer, depth
}

// semaphores draws two of them, their values and their ends.
func semaphores(d *drawer) []*Stmt {
	name := []string{"sem", "sem2"}[d.IntN(2)]
	s := d.object(name, Semaphore)
	d.prepare(name, do(lib("sem_init", s, lit(0), lit(int64(d.IntN(3))))))
	switch d.IntN(9) {
	case 0:
		return []*Stmt{do(lib("sem_destroy", s))}
	case 1, 2:
		v := d.local("value", Int)
		return []*Stmt{do(lib("sem_getvalue", s, addr(whole(v)))), put(d.register(), get(v))}
	case 3, 4:
		return append([]*Stmt{do(lib("sem_wait", s))}, d.nested()...)
	case 5:
		return []*Stmt{when(binary("!=", lib("sem_trywait", s), lit(0)), d.nested()...)}
	case 6:
		return []*Stmt{do(lib("sem_init", s, lit(0), lit(1)))}
	}
	return append(d.nested(), do(lib("sem_post", s)))
}

// barrierAgain draws waits at a barrier that the serial thread destroys and initialises again.
func barrierAgain(d *drawer) []*Stmt {
	b := d.object("barrier", Barrier)
	count := lit(int64(1 + (d.IntN(4)+2)/3))
	start := func() *Stmt { return do(lib("pthread_barrier_init", b, null(), count)) }
	d.prepare("barrier", start())
	r := d.register()
	wait := put(r, lib("pthread_barrier_wait", b))
	again := []*Stmt{do(lib("pthread_barrier_destroy", b)), start()}
	if d.IntN(3) == 0 {
		again = again[:1]
	}
	switch d.IntN(6) {
	case 0:
		return []*Stmt{do(lib("pthread_barrier_destroy", b)), start()}
	case 1:
		return []*Stmt{wait}
	case 2: // two rounds
		return []*Stmt{wait, store(d.shared(), d.storeOrder(), d.value()), do(lib("pthread_barrier_wait", b))}
	}
	s := []*Stmt{wait, when(binary("==", get(r), lit(-1)), again...)}
	if d.IntN(2) == 0 {
		s = append(s, do(lib("pthread_barrier_wait", b)))
	}
	return s
}

// relocking draws what readers and writers do not do in good programs.
func relocking(d *drawer) []*Stmt {
	l := d.object("rw", RWLock)
	read, write, unlock := do(lib("pthread_rwlock_rdlock", l)), do(lib("pthread_rwlock_wrlock", l)), do(lib("pthread_rwlock_unlock", l))
	switch d.IntN(8) {
	case 0:
		return []*Stmt{read, read, unlock, unlock}
	case 1: // tries to become a writer
		return []*Stmt{read, when(passes("pthread_rwlock_trywrlock", l), unlock), unlock}
	case 2:
		return []*Stmt{write, put(d.register(), lib("pthread_rwlock_rdlock", l)), unlock}
	case 3:
		return []*Stmt{unlock}
	case 4:
		return []*Stmt{do(lib("pthread_rwlock_destroy", l))}
	case 5:
		return []*Stmt{read, write, unlock}
	}
	return append(append([]*Stmt{[]*Stmt{read, write}[d.IntN(2)]}, accesses(d)...), unlock)
}

// Numbers of Linux on x86-64.
const (
	sysFutex  = 202
	futexWait = 0
	futexWake = 1
)

// futexCall is the system call on a futex: a wait for a value, or a wake-up of some threads.
func futexCall(p *Place, op, value int64, timeout *Expr) *Expr {
	return lib("syscall", lit(sysFutex), addr(p), lit(op), lit(value), timeout, null(), lit(0))
}

// futex draws waits for a word to change, with or without looking at it, and threads that change it, and wake up one that waits, or two, or all.
func futex(d *drawer) []*Stmt {
	word := whole(d.global([]string{"futex", "futex", "futex", "x"}[d.IntN(4)], Int))
	timeout := null()
	if d.IntN(4) == 0 {
		timeout = d.object("deadline", Node)
	}
	wait := futexCall(word, futexWait, int64(d.IntN(3)/2), timeout)
	wake := futexCall(word, futexWake, []int64{1, 1, 2, math.MaxInt32}[d.IntN(4)], null())
	switch d.IntN(6) {
	case 0:
		return []*Stmt{put(d.register(), wait)}
	case 1:
		return []*Stmt{when(binary("==", load(word, d.loadOrder()), lit(0)), do(wait))}
	case 2:
		return []*Stmt{while(binary("==", load(word, d.loadOrder()), lit(0)), do(futexCall(word, futexWait, 0, null())))}
	case 3:
		return []*Stmt{put(d.register(), wake)}
	}
	return []*Stmt{store(word, d.storeOrder(), lit(1)), do(wake)}
}
