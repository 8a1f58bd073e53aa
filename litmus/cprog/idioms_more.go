package cprog

import "github.com/gomc/gomc/event"

// initOnce draws what the first of several threads makes for all.
func initOnce(d *drawer) []*Stmt {
	once, shared := d.object("first", Once), whole(d.global("table", Ptr))
	n := &Variable{Name: "n", Type: Ptr, Scope: Local, Init: true}
	d.program.Functions = append(d.program.Functions, &Function{Name: "make", Result: Long, Locals: []*Variable{n},
		Body: []*Stmt{put(n, lib("malloc", lit(int64(Node.Size)))), assign(pointed(get(n), Node, 0), lit(1)), assign(shared, get(n)), ret(lit(0))}})
	use := func(*Variable) []*Stmt {
		n := d.local("n", Ptr)
		return []*Stmt{do(lib("pthread_once", once, function("make"))), put(n, load(shared, event.NotAtomic)), claim(binary("==", load(pointed(get(n), Node, 0), event.NotAtomic), lit(1)))}
	}
	d.worker("use", use)
	last := d.local("last", Ptr)
	body := append([]*Stmt{d.start("h", "use", null())}, use(nil)...)
	return append(body, d.join("h"), put(last, load(shared, event.NotAtomic)), over(last))
}

// exchangeLock draws a spin lock, alone or in a block that is freed in the end.
func exchangeLock(d *drawer) []*Stmt {
	lock, data := whole(d.global("lock", Int)), whole(d.global("data", Int))
	heap := d.IntN(2) == 0
	section := func(arg *Variable) []*Stmt {
		lock, data := lock, data
		if heap {
			lock, data = pointed(get(arg), Pair, 0), pointed(get(arg), Pair, 1)
		}
		return []*Stmt{while(rmw("xchg", lock, d.order(event.Acquire), lit(1))), assign(data, binary("+", load(data, event.NotAtomic), lit(1))), store(lock, d.order(event.Release), lit(0))}
	}
	d.worker("enter", section)
	if !heap {
		return []*Stmt{d.start("h", "enter", null()), d.start("k", "enter", null()), d.join("h"), d.join("k"), claim(binary("==", load(data, event.NotAtomic), lit(2)))}
	}
	p := d.local("p", Ptr)
	body := []*Stmt{put(p, lib("malloc", lit(int64(Pair.Size)))), assign(pointed(get(p), Pair, 0), lit(0)), assign(pointed(get(p), Pair, 1), lit(0)), d.start("h", "enter", get(p))}
	return append(append(body, section(p)...), d.join("h"), over(p))
}

// countInSections draws atomic sections that count, and in which the last one frees or wakes.
func countInSections(d *drawer) []*Stmt {
	left, shared := whole(d.global("left", Int)), whole(d.global("table", Ptr))
	m := d.object("m", Mutex)
	leave := func(*Variable) []*Stmt {
		n := d.local("n", Ptr)
		body := []*Stmt{assign(left, binary("-", load(left, event.NotAtomic), lit(1))), put(n, load(shared, event.NotAtomic)),
			when(binary("==", load(left, event.NotAtomic), lit(0)), assign(shared, null()), over(n))}
		if d.IntN(2) == 0 {
			body = locked(m, body...)
		}
		return atomically(body...)
	}
	d.worker("leave", leave)
	n := d.local("n", Ptr)
	body := []*Stmt{assign(left, lit(2)), put(n, lib("malloc", lit(int64(Node.Size)))), assign(shared, get(n)), d.start("h", "leave", null())}
	if d.IntN(2) == 0 {
		return append(body, d.start("k", "leave", null()), d.join("h"), d.join("k"))
	}
	return append(append(body, leave(nil)...), d.join("h"))
}

// doubleChecked draws a block that is made by who first finds that there is none, and has looked twice.
func doubleChecked(d *drawer) []*Stmt {
	m, shared := d.object("m", Mutex), whole(d.global("single", Ptr))
	use := func(*Variable) []*Stmt {
		p, n := d.local("p", Ptr), d.local("n", Ptr)
		create := []*Stmt{put(p, load(shared, d.order(event.Relaxed))), when(binary("==", get(p), null()), put(n, lib("malloc", lit(int64(Node.Size)))), assign(pointed(get(n), Node, 0), lit(1)),
			store(shared, d.order(event.Release), get(n)), put(p, get(n)))}
		return []*Stmt{put(p, load(shared, d.order(event.Acquire))), when(binary("==", get(p), null()), locked(m, create...)...),
			claim(binary("==", load(pointed(get(p), Node, 0), event.NotAtomic), lit(1)))}
	}
	d.worker("use", use)
	last := d.local("last", Ptr)
	return append(append([]*Stmt{d.start("h", "use", null())}, use(nil)...), d.join("h"), put(last, load(shared, event.NotAtomic)), over(last))
}

// turns draws two threads that take turns.
func turns(d *drawer) []*Stmt {
	turn, data := whole(d.global("turn", Int)), whole(d.global("data", Int))
	side := func(mine, then int64) func(*Variable) []*Stmt {
		return func(*Variable) []*Stmt {
			return []*Stmt{while(binary("!=", load(turn, d.order(event.Acquire)), lit(mine))), assign(data, lit(then)), store(turn, d.order(event.Release), lit(then))}
		}
	}
	d.worker("first", side(0, 1))
	d.worker("second", side(1, 2))
	return []*Stmt{d.start("k", "second", null()), d.start("h", "first", null()), while(binary("!=", load(turn, d.order(event.Acquire)), lit(2))),
		claim(binary("==", load(data, event.NotAtomic), lit(2))), d.join("h"), d.join("k")}
}

// versions draws a sequence lock.
func versions(d *drawer) []*Stmt {
	seq, x, y := whole(d.global("seq", Int)), whole(d.global("x", Int)), whole(d.global("y", Int))
	d.worker("change", func(*Variable) []*Stmt {
		return []*Stmt{store(seq, d.order(event.SeqCst), lit(1)), store(x, d.order(event.Release), lit(1)), store(y, d.order(event.Release), lit(1)), store(seq, d.order(event.Release), lit(2))}
	})
	before, a, b, after := d.local("before", Long), d.local("a", Long), d.local("b", Long), d.local("after", Long)
	return []*Stmt{d.start("h", "change", null()), put(before, load(seq, d.order(event.Acquire))), put(a, load(x, d.order(event.Acquire))), put(b, load(y, d.order(event.Acquire))),
		put(after, load(seq, d.order(event.SeqCst))), when(binary("==", get(before), get(after)), when(binary("!=", get(before), lit(1)), claim(binary("==", get(a), get(b))))), d.join("h")}
}

// child draws a thread that creates another one, whose argument that one frees.
func child(d *drawer) []*Stmt {
	d.worker("leaf", func(arg *Variable) []*Stmt {
		n := d.local("n", Ptr)
		return []*Stmt{put(n, get(arg)), claim(binary("==", load(pointed(get(n), Node, 0), event.NotAtomic), lit(3))), over(n)}
	})
	detached := d.IntN(2) == 0
	d.worker("branch", func(arg *Variable) []*Stmt {
		n := d.local("n", Ptr)
		body := []*Stmt{put(n, get(arg)), assign(pointed(get(n), Node, 0), lit(3)), d.start("h", "leaf", get(n))}
		if detached {
			return append(body, do(lib("pthread_detach", get(d.local("h", Thread)))))
		}
		return append(body, d.join("h"))
	})
	n := d.local("n", Ptr)
	return []*Stmt{put(n, lib("malloc", lit(int64(Node.Size)))), d.start("k", "branch", get(n)), d.join("k")}
}

// pool draws workers that take work under a mutex, try locks, and what one of them leaves to the other.
func pool(d *drawer) []*Stmt {
	m, k, work, done := d.object("m", Mutex), d.object("k", Mutex), whole(d.global("work", Int)), whole(d.global("done", Int))
	run := func(*Variable) []*Stmt {
		got := d.local("got", Long)
		take := locked(m, put(got, load(work, event.NotAtomic)), when(get(got), assign(work, binary("-", get(got), lit(1)))))
		finish := locked(k, assign(done, binary("+", load(done, event.NotAtomic), lit(1))))
		if d.IntN(3) == 0 {
			finish = []*Stmt{while(lib("pthread_mutex_trylock", k)), assign(done, binary("+", load(done, event.NotAtomic), lit(1))), do(lib("pthread_mutex_unlock", k))}
		}
		return append(take, when(get(got), finish...))
	}
	d.worker("run", run)
	body := []*Stmt{assign(work, lit(2)), d.start("h", "run", null()), d.start("l", "run", null()), d.join("h"), d.join("l")}
	return append(body, claim(binary("==", load(done, event.NotAtomic), lit(2))))
}

// kernelLock draws a lock that waits in the kernel: 0 is free, 1 taken, and 2 taken with somebody who may wait.
func kernelLock(d *drawer) []*Stmt {
	word, data := whole(d.global("lock", Int)), whole(d.global("data", Int))
	d.worker("enter", func(*Variable) []*Stmt {
		was := d.local("was", Long)
		swap := put(was, rmw("xchg", word, d.order(event.Acquire), lit(2)))
		return []*Stmt{
			when(binary("==", cas(word, d.order(event.Acquire), lit(0), lit(1)), lit(0)), swap, while(binary("!=", get(was), lit(0)), do(futexCall(word, futexWait, 2, null())), swap)),
			assign(data, binary("+", load(data, event.NotAtomic), lit(1))),
			when(binary("!=", rmw("sub", word, d.order(event.Release), lit(1)), lit(1)), store(word, d.order(event.Release), lit(0)), do(futexCall(word, futexWake, 1, null()))),
		}
	})
	return []*Stmt{d.start("h", "enter", null()), d.start("k", "enter", null()), d.join("h"), d.join("k"), claim(binary("==", load(data, event.NotAtomic), lit(2)))}
}
