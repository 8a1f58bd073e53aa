package cprog

import "github.com/gomc/gomc/event"

// object returns a global object of pthreads, as an argument.
func (d *drawer) object(name string, t *Type) *Expr { return addr(whole(d.global(name, t))) }

// prepare adds statements to those that main begins with, once for each name.
func (d *drawer) prepare(name string, stmts ...*Stmt) {
	if d.globals["setup "+name] == nil {
		d.globals["setup "+name] = &Variable{}
		d.setup = append(d.setup, stmts...)
	}
}

// mutex draws a critical section, now and then with a mistake.
func mutex(d *drawer) []*Stmt {
	m := d.object([]string{"m", "m", "k"}[d.IntN(3)], Mutex)
	return d.locked(m)
}

func (d *drawer) locked(m *Expr) []*Stmt {
	body := d.nested()
	if d.IntN(8) > 0 {
		body = append(body, do(lib("pthread_mutex_unlock", m)))
	}
	switch d.IntN(12) {
	case 0, 1:
		return []*Stmt{when(binary("==", lib("pthread_mutex_trylock", m), lit(0)), body...)}
	case 2:
		return []*Stmt{do(lib("pthread_mutex_destroy", m))}
	case 3:
		return body
	}
	return append([]*Stmt{do(lib("pthread_mutex_lock", m))}, body...)
}

// recursiveMutex draws critical sections within critical sections.
func recursiveMutex(d *drawer) []*Stmt {
	m, a := d.object("rec", Mutex), d.object("attr", MutexAttr)
	d.prepare("rec", do(lib("pthread_mutexattr_init", a)), do(lib("pthread_mutexattr_settype", a, lit(1+int64(d.IntN(2))))), do(lib("pthread_mutex_init", m, a)))
	if d.depth > 2 {
		return []*Stmt{put(d.register(), lib("pthread_mutex_trylock", m))}
	}
	return d.locked(m)
}

// robust draws critical sections of robust mutexes, in which threads may end. Who locks such a mutex next repairs it, or does not.
func robust(d *drawer) []*Stmt {
	const ownerDead = 130
	name := []string{"alpha", "alpha", "beta"}[d.IntN(3)]
	m, a := d.object(name, Mutex), d.object("robust", MutexAttr)
	d.prepare("robust", do(lib("pthread_mutexattr_init", a)), do(lib("pthread_mutexattr_setrobust", a, lit(1))))
	d.prepare(name, do(lib("pthread_mutexattr_settype", a, lit(int64(d.IntN(3))))), do(lib("pthread_mutex_init", m, a)))
	r := d.local("got", Long)
	lock := []*Stmt{put(r, lib([]string{"pthread_mutex_lock", "pthread_mutex_lock", "pthread_mutex_trylock"}[d.IntN(3)], m))}
	if d.IntN(3) > 0 {
		lock = append(lock, when(binary("==", get(r), lit(ownerDead)), do(lib("pthread_mutex_consistent", m))))
	}
	body := d.nested()
	switch d.IntN(5) {
	case 0:
		body = append(body, when(binary("==", load(d.shared(), d.loadOrder()), d.constant()), do(lib("pthread_exit", null()))))
	case 1:
		return append(append(lock, body...), do(lib("pthread_exit", null())))
	case 2:
		return append(lock, body...)
	}
	return append(append(lock, body...), put(r, lib("pthread_mutex_unlock", m)))
}

// gate draws a condition variable in static memory or in a block, which is destroyed while threads that were woken are on their way, and then initialised again or
// freed. Now and then it is initialised while threads wait.
func gate(d *drawer) []*Stmt {
	m, flag := d.object("m", Mutex), whole(d.global("flag", Int))
	c := d.object("gate", Cond)
	again := do(lib("pthread_cond_init", c, null()))
	if d.IntN(2) == 0 {
		block := whole(d.global("block", Ptr))
		c = addr(pointed(load(block, event.NotAtomic), Guarded, 1))
		d.prepare("block", assign(block, lib("malloc", lit(int64(Guarded.Size)))), do(lib("pthread_cond_init", c, null())))
		again = do(lib("free", load(block, event.NotAtomic)))
	}
	lock, unlock := do(lib("pthread_mutex_lock", m)), do(lib("pthread_mutex_unlock", m))
	closed := binary("==", load(flag, event.NotAtomic), lit(0))
	wait := do(lib("pthread_cond_wait", c, m))
	wake := do(lib([]string{"pthread_cond_signal", "pthread_cond_broadcast", "pthread_cond_broadcast"}[d.IntN(3)], c))
	switch d.IntN(8) {
	case 0, 1, 2:
		return []*Stmt{lock, while(closed, wait), unlock}
	case 3:
		return []*Stmt{lock, when(closed, wait), unlock}
	case 4:
		return []*Stmt{lock, when(closed, put(d.register(), lib("pthread_cond_timedwait", c, m, addr(field(d.global("deadline", Node), -1))))), unlock}
	case 5:
		return []*Stmt{lock, assign(flag, lit(1)), wake, do(lib("pthread_cond_destroy", c)), again, unlock}
	case 6:
		return []*Stmt{do(lib("pthread_cond_init", c, null()))}
	}
	return []*Stmt{lock, assign(flag, lit(1)), wake, unlock}
}

// condition draws the two sides of a condition variable.
func condition(d *drawer) []*Stmt {
	c, m, flag := d.object("c", Cond), d.object("m", Mutex), whole(d.global("flag", Int))
	lock, unlock := do(lib("pthread_mutex_lock", m)), do(lib("pthread_mutex_unlock", m))
	switch d.IntN(4) {
	case 0, 1:
		wait := do(lib("pthread_cond_wait", c, m))
		if d.IntN(6) == 0 {
			wait = put(d.register(), lib("pthread_cond_timedwait", c, m, addr(field(d.global("deadline", Node), -1))))
		}
		var s *Stmt
		switch d.IntN(4) {
		case 0:
			s = when(binary("==", load(flag, event.NotAtomic), lit(0)), wait)
		case 1:
			s = wait
		default:
			s = while(binary("==", load(flag, event.NotAtomic), lit(0)), wait)
		}
		body := []*Stmt{lock, s}
		if d.IntN(2) == 0 {
			body = append(body, assign(flag, lit(0)))
		}
		return append(body, unlock)
	case 2:
		if d.IntN(3) == 0 {
			return []*Stmt{do(lib([]string{"pthread_cond_signal", "pthread_cond_broadcast"}[d.IntN(2)], c))}
		}
	}
	body := []*Stmt{assign(flag, lit(1)), do(lib([]string{"pthread_cond_signal", "pthread_cond_broadcast"}[d.IntN(2)], c))}
	if d.IntN(6) == 0 {
		return body
	}
	if d.IntN(3) == 0 {
		return []*Stmt{lock, body[0], unlock, body[1]}
	}
	return append(append([]*Stmt{lock}, body...), unlock)
}

// semaphore draws waits and posts.
func semaphore(d *drawer) []*Stmt {
	s := d.object("sem", Semaphore)
	d.prepare("sem", do(lib("sem_init", s, lit(0), lit(int64(d.IntN(2))))))
	switch d.IntN(5) {
	case 0, 1:
		return append([]*Stmt{do(lib("sem_wait", s))}, d.nested()...)
	case 2:
		return []*Stmt{when(binary("==", lib("sem_trywait", s), lit(0)), d.nested()...)}
	}
	return append(d.nested(), do(lib("sem_post", s)))
}

// rwlock draws critical sections of readers and writers.
func rwlock(d *drawer) []*Stmt {
	l := d.object("rw", RWLock)
	body := append(d.nested(), do(lib("pthread_rwlock_unlock", l)))
	if d.IntN(10) == 0 {
		body = body[:len(body)-1]
	}
	switch k := d.IntN(6); k {
	case 0, 1:
		return []*Stmt{when(binary("==", lib([]string{"pthread_rwlock_tryrdlock", "pthread_rwlock_trywrlock"}[k], l), lit(0)), body...)}
	default:
		return append([]*Stmt{do(lib([]string{"pthread_rwlock_rdlock", "pthread_rwlock_wrlock"}[k%2], l))}, body...)
	}
}

// barrier draws waits at a barrier of two threads.
func barrier(d *drawer) []*Stmt {
	b := d.object("barrier", Barrier)
	d.prepare("barrier", do(lib("pthread_barrier_init", b, null(), lit(1+int64(d.IntN(3)+1)/2))))
	if d.IntN(2) == 0 {
		return []*Stmt{put(d.register(), lib("pthread_barrier_wait", b))}
	}
	return []*Stmt{do(lib("pthread_barrier_wait", b))}
}

// once draws calls of a routine that runs once.
func once(d *drawer) []*Stmt {
	if d.program.Function("initialise") == nil {
		f, outer, depth := &Function{Name: "initialise", Result: Long}, d.function, d.depth
		d.program.Functions = append(d.program.Functions, f)
		d.function, d.depth = f, 3
		f.Body = append(accesses(d), ret(lit(0)))
		d.function, d.depth = outer, depth
	}
	return []*Stmt{do(lib("pthread_once", d.object("control", Once), function("initialise")))}
}

// onceEnds draws routines of pthread_once that may end their thread, so that another one runs them.
func onceEnds(d *drawer) []*Stmt {
	if d.program.Function("attempt") == nil {
		f, outer, depth := &Function{Name: "attempt", Result: Long}, d.function, d.depth
		d.program.Functions = append(d.program.Functions, f)
		d.function, d.depth = f, 3
		gives := when(binary("==", load(d.shared(), d.loadOrder()), d.constant()), do(lib("pthread_exit", null())))
		f.Body = append(append(accesses(d), gives), append(accesses(d), ret(lit(0)))...)
		d.function, d.depth = outer, depth
	}
	return []*Stmt{do(lib("pthread_once", d.object("control", Once), function("attempt")))}
}

// key draws values of threads, and a destructor that sees them at the end.
func key(d *drawer) []*Stmt {
	k := whole(d.global("key", Key))
	destructor := null()
	if d.IntN(2) == 0 {
		destructor = function("destroy")
		if d.program.Function("destroy") == nil {
			v := &Variable{Name: "v", Type: Ptr, Scope: Param}
			d.program.Functions = append(d.program.Functions, &Function{Name: "destroy", Params: []*Variable{v}, Result: Ptr,
				Body: []*Stmt{do(rmw("add", pointed(get(v), Int, -1), event.SeqCst, lit(1)))}})
		}
	}
	d.prepare("key", do(lib("pthread_key_create", addr(k), destructor)))
	p := d.local("s", Ptr)
	if d.IntN(2) == 0 {
		return []*Stmt{do(lib("pthread_setspecific", load(k, event.NotAtomic), addr(d.shared())))}
	}
	return []*Stmt{put(p, lib("pthread_getspecific", load(k, event.NotAtomic))), when(get(p), d.access(pointed(get(p), Int, -1))...)}
}

// threadLocal draws accesses to a variable of the thread, by its name and by a pointer that others see.
func threadLocal(d *drawer) []*Stmt {
	v := d.global("own", Int)
	v.Scope = ThreadLocal
	p, shared := d.local("t", Ptr), whole(d.global("theirs", Ptr))
	switch d.IntN(4) {
	case 0:
		return []*Stmt{store(shared, d.maybePlain(d.storeOrder()), addr(whole(v)))}
	case 1:
		return []*Stmt{put(p, load(shared, d.maybePlain(d.loadOrder()))), when(get(p), d.access(pointed(get(p), Int, -1))...)}
	}
	return d.access(whole(v))
}

// localEnds draws accesses to a variable of a thread through a pointer that others have, before the end of the thread, beside it and after it, by who joins the thread, too. The thread takes the
// address itself, or gets it from a function.
func localEnds(d *drawer) []*Stmt {
	v := d.global("own", Int)
	v.Scope, v.Value = ThreadLocal, 1
	if d.program.Function("where") == nil {
		d.program.Functions = append(d.program.Functions, &Function{Name: "where", Result: Ptr, Body: []*Stmt{ret(addr(whole(v)))}})
	}
	shared, done := whole(d.global("theirs", Ptr)), whole(d.global("done", Int))
	through := func(o event.Order) []*Stmt {
		p := d.local("t", Ptr)
		return []*Stmt{put(p, load(shared, o)), when(get(p), d.access(pointed(get(p), Int, -1))...)}
	}
	switch d.IntN(8) {
	case 0:
		return d.access(whole(v))
	case 1:
		return d.access(pointed(call("where"), Int, -1))
	case 2:
		return through(d.maybePlain(d.loadOrder()))
	case 3: // and says when it is done
		return append(through(d.loadOrder()), store(done, d.storeOrder(), lit(1)))
	case 4: // main looks after its joins
		outer := d.function
		d.function = d.mainFunction
		d.joins = append(d.joins, through(d.maybePlain(d.loadOrder()))...)
		d.function = outer
	}
	where := addr(whole(v))
	if d.IntN(3) == 0 {
		where = call("where")
	}
	publish := store(shared, d.maybePlain(d.storeOrder()), where)
	if d.IntN(3) > 0 {
		return []*Stmt{publish}
	}
	return []*Stmt{publish, while(binary("==", load(done, d.loadOrder()), lit(0)))}
}

// nestedThread draws the creation of a thread by any thread, which it joins, detaches or leaves alone.
func nestedThread(d *drawer) []*Stmt {
	if d.level > 2 || d.threads > 3 || d.section || d.depth > 2 {
		return accesses(d)
	}
	create, join := d.create()
	body := []*Stmt{create}
	if d.IntN(2) == 0 {
		body = append(body, accesses(d)...)
	}
	switch d.IntN(5) {
	case 0, 1:
		return append(body, join)
	case 2:
		return append(body, do(lib("pthread_detach", join.Expr.Args[0])))
	case 3: // somebody else joins it
		handle := whole(d.global("handle", Thread))
		body = append(body, store(handle, d.storeOrder(), join.Expr.Args[0]))
		outer := d.function
		d.function = d.mainFunction
		t := d.register()
		d.function = outer
		d.joins = append(d.joins, put(t, load(handle, d.loadOrder())), when(get(t), do(lib("pthread_join", get(t), null()))))
	}
	return body
}
