package cprog

import "github.com/gomc/gomc/event"

// last draws a statement that ends something: an error, the thread, the process.
func (d *drawer) last() *Stmt {
	switch d.IntN(8) {
	case 0:
		return do(lib("exit", lit(0)))
	case 1:
		return do(lib("abort"))
	case 2:
		return do(lib("pthread_exit", null()))
	case 3:
		return do(lib("reach_error"))
	case 4:
		return do(lib("__VERIFIER_assume", lit(0)))
	case 5:
		return d.end()
	}
	return &Stmt{Kind: Assert, Expr: d.condition()}
}

// end returns from the function.
func (d *drawer) end() *Stmt {
	if d.function.Result == Ptr {
		return ret(null())
	}
	return ret(lit(0))
}

// lockedEnds draws ends of threads and of the process by who holds a lock that others wait for.
func lockedEnds(d *drawer) []*Stmt {
	var lock, unlock *Expr
	switch d.IntN(6) {
	case 0:
		l := d.object("rw", RWLock)
		lock, unlock = lib([]string{"pthread_rwlock_rdlock", "pthread_rwlock_wrlock"}[d.IntN(2)], l), lib("pthread_rwlock_unlock", l)
	case 1:
		s := d.object("sem", Semaphore)
		d.prepare("sem", do(lib("sem_init", s, lit(0), lit(1))))
		lock, unlock = lib("sem_wait", s), lib("sem_post", s)
	case 2:
		l := d.object("spin", Spin)
		d.prepare("spin", do(lib("pthread_spin_init", l, lit(0))))
		lock, unlock = lib("pthread_spin_lock", l), lib("pthread_spin_unlock", l)
	default:
		m := d.object("m", Mutex)
		lock, unlock = lib("pthread_mutex_lock", m), lib("pthread_mutex_unlock", m)
	}
	r := d.register()
	body := []*Stmt{do(lock), put(r, load(d.shared(), d.maybePlain(d.loadOrder())))}
	switch d.IntN(5) {
	case 4: // the end of the thread is the end of the section
		return append(body, d.atomic(append(accesses(d), d.last())...)...)
	case 0:
		return append(body, d.last())
	case 1:
		return append(body, when(d.condition(), d.last()), do(unlock))
	case 2:
		return append(append(body, accesses(d)...), do(unlock))
	}
	return append(append(append(body, accesses(d)...), do(unlock)), d.last())
}

// onceBlocks draws a routine that runs once and waits, for others or for ever.
func onceBlocks(d *drawer) []*Stmt {
	control, second := d.object("control", Once), d.object("control2", Once)
	m := d.object("m", Mutex)
	if d.program.Function("first") == nil {
		d.routine("first", func() []*Stmt {
			switch d.IntN(7) {
			case 0:
				return append(append([]*Stmt{do(lib("pthread_mutex_lock", m))}, accesses(d)...), do(lib("pthread_mutex_unlock", m)))
			case 1:
				return []*Stmt{while(binary("==", load(whole(d.global("x", Int)), d.loadOrder()), lit(0)))}
			case 2:
				return []*Stmt{do(lib("pthread_once", second, function("then")))}
			case 3:
				return []*Stmt{do(lib("pthread_once", control, function("first")))}
			case 4:
				return append(accesses(d), when(d.condition(), do(lib("pthread_exit", null()))))
			case 5:
				return append(accesses(d), &Stmt{Kind: Assert, Expr: d.condition()})
			}
			return append(accesses(d), do(lib("pthread_mutex_lock", m)))
		})
		d.routine("then", func() []*Stmt {
			if d.IntN(2) == 0 {
				return []*Stmt{do(lib("pthread_once", control, function("first")))}
			}
			return accesses(d)
		})
	}
	switch d.IntN(5) {
	case 0:
		return []*Stmt{do(lib("pthread_once", second, function("then")))}
	case 1:
		return []*Stmt{do(lib("pthread_mutex_lock", m)), do(lib("pthread_once", control, function("first"))), do(lib("pthread_mutex_unlock", m))}
	case 2:
		return []*Stmt{store(whole(d.global("x", Int)), d.storeOrder(), lit(1))}
	}
	return []*Stmt{do(lib("pthread_once", control, function("first"))), put(d.register(), load(d.shared(), d.maybePlain(d.loadOrder())))}
}

// destructors draws values of threads whose destructor does more than to look: it locks, it sets the value again, it ends.
func destructors(d *drawer) []*Stmt {
	k := whole(d.global("key", Key))
	own := d.global("own", Int)
	own.Scope = ThreadLocal
	if d.program.Function("finish") == nil {
		v := &Variable{Name: "v", Type: Ptr, Scope: Param}
		f := &Function{Name: "finish", Params: []*Variable{v}, Result: Ptr}
		d.program.Functions = append(d.program.Functions, f)
		outer, depth := d.function, d.depth
		d.function, d.depth = f, 3
		m := d.object("m", Mutex)
		switch d.IntN(7) {
		case 0:
			f.Body = append(append([]*Stmt{do(lib("pthread_mutex_lock", m))}, d.access(pointed(get(v), Int, -1))...), do(lib("pthread_mutex_unlock", m)))
		case 1:
			f.Body = []*Stmt{assign(whole(own), binary("+", get(own), lit(1))), when(binary("<", get(own), lit(2)), do(lib("pthread_setspecific", load(k, event.NotAtomic), get(v))))}
		case 2:
			f.Body = []*Stmt{put(d.register(), load(pointed(get(v), Int, -1), d.loadOrder())), &Stmt{Kind: Assert, Expr: d.condition()}}
		case 3:
			f.Body = []*Stmt{when(binary("==", load(pointed(get(v), Int, -1), d.loadOrder()), lit(0)), do(lib("exit", lit(0))))}
		case 4:
			f.Body = []*Stmt{do(lib("pthread_mutex_unlock", m))}
		case 5:
			f.Body = []*Stmt{while(binary("==", load(pointed(get(v), Int, -1), d.loadOrder()), lit(0)))}
		default: // what the thread itself has allocated
			f.Body = []*Stmt{do(lib("free", get(v)))}
		}
		if d.IntN(2) == 0 {
			f.Body = append(f.Body, store(d.shared(), d.storeOrder(), get(own)))
		}
		d.function, d.depth = outer, depth
	}
	d.prepare("key", do(lib("pthread_key_create", addr(k), function("finish"))))
	set := func(e *Expr) *Stmt { return do(lib("pthread_setspecific", load(k, event.NotAtomic), e)) }
	switch d.IntN(7) {
	case 0:
		return []*Stmt{set(null())}
	case 1:
		p := d.local("p", Ptr)
		return []*Stmt{put(p, lib("malloc", lit(8))), assign(pointed(get(p), Long, -1), d.constant()), set(get(p))}
	case 2:
		return []*Stmt{assign(whole(own), d.value())}
	case 3:
		return []*Stmt{do(lib("pthread_mutex_lock", d.object("m", Mutex))), set(addr(d.shared()))}
	}
	return []*Stmt{set(addr(d.shared()))}
}

// neverEnds draws threads that need not end and who joins them.
func neverEnds(d *drawer) []*Stmt {
	if d.section || d.level > 1 || d.threads > 3 {
		return accesses(d)
	}
	create, join := d.create()
	thread := d.program.Functions[len(d.program.Functions)-1]
	m, s := d.object("m", Mutex), d.object("sem", Semaphore)
	var wait *Stmt
	switch d.IntN(5) {
	case 0:
		wait = while(binary("==", load(d.shared(), d.maybePlain(d.loadOrder())), d.constant()))
	case 1:
		wait = do(lib("pthread_mutex_lock", m))
	case 2:
		d.prepare("sem", do(lib("sem_init", s, lit(0), lit(0))))
		wait = do(lib("sem_wait", s))
	case 3:
		wait = do(lib("__VERIFIER_assume", lit(0)))
	default:
		wait = while(lit(1))
	}
	thread.Body = append([]*Stmt{wait}, thread.Body...)
	switch d.IntN(4) {
	case 0:
		return []*Stmt{create}
	case 1:
		return append([]*Stmt{do(lib("pthread_mutex_lock", m)), create}, join)
	}
	return append(append([]*Stmt{create}, accesses(d)...), join)
}

// awaitJoin draws threads that wait for the handle of another one, and join it.
func awaitJoin(d *drawer) []*Stmt {
	if d.section || d.level > 1 || d.threads > 3 {
		return accesses(d)
	}
	handle, t := whole(d.global("handle", Thread)), d.local("joined", Long)
	switch d.IntN(4) {
	case 0: // of itself
		return []*Stmt{store(handle, d.storeOrder(), lib("pthread_self"))}
	case 1:
		create, join := d.create()
		return []*Stmt{create, store(handle, d.storeOrder(), join.Expr.Args[0])}
	case 2:
		return []*Stmt{put(t, load(handle, d.loadOrder())), when(get(t), put(d.register(), lib("pthread_join", get(t), null())))}
	}
	return []*Stmt{put(t, load(handle, d.loadOrder())), while(binary("==", get(t), lit(0)), put(t, load(handle, d.loadOrder()))), do(lib("pthread_join", get(t), null()))}
}

// asks draws atomic sections that write and then wait, and what lets them go on or does not, because of what they write or anyway.
func asks(d *drawer) []*Stmt {
	if d.section {
		return accesses(d)
	}
	question, answer := whole(d.global("question", Int)), whole(d.global("answer", Int))
	wait := func(p *Place) *Stmt { return while(binary("==", load(p, d.loadOrder()), lit(0))) }
	set := func(p *Place) *Stmt { return store(p, d.storeOrder(), lit(1)) }
	switch d.IntN(6) {
	case 0:
		return []*Stmt{wait(question), set(answer)}
	case 1:
		return []*Stmt{when(load(question, d.loadOrder()), []*Stmt{set(answer), d.last()}[d.IntN(2)])}
	case 2:
		return []*Stmt{set([]*Place{question, answer}[d.IntN(2)])}
	case 3: // the other way round
		return d.atomic(set(answer), wait(question))
	}
	body := []*Stmt{set(question), wait(answer)}
	switch d.IntN(4) {
	case 0:
		body = append(accesses(d), body...)
	case 1:
		body = append(body, accesses(d)...)
	case 2:
		body[1] = when(lib("__VERIFIER_nondet_bool"), body[1])
	}
	return d.atomic(body...)
}

// atExit draws functions that are called when the process ends.
func atExit(d *drawer) []*Stmt {
	if d.program.Function("goodbye") == nil {
		d.routine("goodbye", func() []*Stmt {
			r := d.register()
			s := append(accesses(d), put(r, load(d.shared(), d.maybePlain(d.loadOrder()))))
			switch d.IntN(4) {
			case 0:
				return append(s, &Stmt{Kind: Assert, Expr: d.condition()})
			case 1:
				m := d.object("m", Mutex)
				return append(append([]*Stmt{do(lib("pthread_mutex_lock", m))}, s...), do(lib("pthread_mutex_unlock", m)))
			case 2:
				return append(s, while(binary("==", load(d.shared(), d.loadOrder()), lit(0))))
			}
			return s
		})
	}
	switch d.IntN(4) {
	case 0:
		return []*Stmt{when(binary("==", load(d.shared(), d.loadOrder()), d.constant()), do(lib("exit", lit(0))))}
	case 1:
		return []*Stmt{do(lib("pthread_mutex_lock", d.object("m", Mutex)))}
	}
	return []*Stmt{do(lib("atexit", function("goodbye")))}
}
