package cprog

import (
	"maps"
	"math/rand/v2"
	"slices"

	"github.com/gomc/gomc/event"
)

// idioms are whole programs that are right as they stand: how users share memory between threads. A shape leaves most of its programs wrong in several ways at
// once, and the coarse errors hide the fine ones. One mistake in a program that is right otherwise (see mutate.go) shows in few executions.
var idioms = map[string]idiom{
	"handover": handOver, "refcount": referenceCount, "publish": publish, "slot": slot, "request": request, "stack": treiberStack,
	"replace": replace, "ticket": ticket, "post": post, "phases": phases, "initonce": initOnce, "exchange": exchangeLock, "sections": countInSections,
	"checked": doubleChecked, "turns": turns, "versions": versions, "child": child, "pool": pool, "kernel": kernelLock,
}

// idiom draws the functions of threads, and returns the body of main.
type idiom func(d *drawer) []*Stmt

// Idioms returns the names of all idioms, sorted.
func Idioms() []string { return slices.Sorted(maps.Keys(idioms)) }

// Idiom draws a program of an idiom with some number of mistakes. Of the options, only those that are not about shapes count.
func Idiom(name string, seed uint64, mistakes int, o Options) *Program {
	d := &drawer{Rand: rand.New(rand.NewPCG(seed, 0x6964696f6d)), options: o, globals: map[string]*Variable{}, program: &Program{Small: o.Small}}
	main := &Function{Name: "main"}
	d.mainFunction, d.function = main, main
	main.Body = idioms[name](d)
	d.program.Functions = append(d.program.Functions, main)
	for range mistakes {
		d.mistake()
	}
	return d.program
}

// worker adds a function of a thread. Its parameter is arg.
func (d *drawer) worker(name string, draw func(arg *Variable) []*Stmt) {
	arg := &Variable{Name: "arg", Type: Ptr, Scope: Param}
	f, outer := &Function{Name: name, Result: Ptr, Params: []*Variable{arg}}, d.function
	d.function = f
	f.Body = draw(arg)
	d.function = outer
	d.program.Functions = append(d.program.Functions, f)
}

// start creates a thread.
func (d *drawer) start(handle, routine string, arg *Expr) *Stmt {
	return do(lib("pthread_create", addr(whole(d.local(handle, Thread))), null(), function(routine), arg))
}

// join waits for a thread.
func (d *drawer) join(handle string) *Stmt {
	return do(lib("pthread_join", get(d.local(handle, Thread)), null()))
}

func locked(m *Expr, body ...*Stmt) []*Stmt {
	return slices.Concat([]*Stmt{do(lib("pthread_mutex_lock", m))}, body, []*Stmt{do(lib("pthread_mutex_unlock", m))})
}

func atomically(body ...*Stmt) []*Stmt {
	return slices.Concat([]*Stmt{do(lib("__VERIFIER_atomic_begin"))}, body, []*Stmt{do(lib("__VERIFIER_atomic_end"))})
}

func claim(e *Expr) *Stmt { return &Stmt{Kind: Assert, Expr: e} }

// guarded allocates a block with a mutex, a condition variable and a value.
func (d *drawer) guarded(g *Variable) []*Stmt {
	return []*Stmt{put(g, lib("malloc", lit(int64(Guarded.Size)))), do(lib("pthread_mutex_init", member(g, Guarded, 0), null())),
		do(lib("pthread_cond_init", member(g, Guarded, 1), null())), assign(pointed(get(g), Guarded, 2), lit(0))}
}

// handOver draws a worker that says, after its last access to a block, that others may free it.
func handOver(d *drawer) []*Stmt {
	shared, done := whole(d.global("job", Ptr)), whole(d.global("done", Int))
	d.worker("work", func(*Variable) []*Stmt {
		g := d.local("g", Ptr)
		body := append([]*Stmt{put(g, load(shared, event.NotAtomic))}, locked(member(g, Guarded, 0), assign(pointed(get(g), Guarded, 2), lit(1)))...)
		return append(body, store(done, d.order(event.Release), lit(1)))
	})
	g := d.local("g", Ptr)
	check := []*Stmt{claim(binary("==", load(pointed(get(g), Guarded, 2), event.NotAtomic), lit(1))), do(lib("pthread_mutex_destroy", member(g, Guarded, 0))), over(g)}
	body := append(d.guarded(g), assign(shared, get(g)), d.start("h", "work", null()))
	if d.IntN(2) == 0 {
		return append(append(body, while(binary("==", load(done, d.order(event.Acquire)), lit(0)))), check...)
	}
	return append(body, when(binary("==", load(done, d.order(event.Acquire)), lit(1)), check...), d.join("h"))
}

// referenceCount draws threads of which the last one frees what they share.
func referenceCount(d *drawer) []*Stmt {
	count := func(n *Variable) *Place { return pointed(get(n), Node, 0) }
	d.worker("drop", func(arg *Variable) []*Stmt {
		n, old := d.local("n", Ptr), d.local("old", Long)
		return []*Stmt{put(n, get(arg)), put(old, rmw("sub", count(n), d.order(event.AcqRel), lit(1))), when(binary("==", get(old), lit(1)), over(n))}
	})
	n := d.local("n", Ptr)
	body := []*Stmt{put(n, lib("malloc", lit(int64(Node.Size)))), assign(count(n), lit(2)), d.start("h", "drop", get(n))}
	if d.IntN(2) == 0 {
		return append(body, d.start("k", "drop", get(n)), d.join("h"), d.join("k"))
	}
	old := d.local("old", Long)
	return append(body, put(old, rmw("sub", count(n), d.order(event.AcqRel), lit(1))), when(binary("==", get(old), lit(1)), over(n)), d.join("h"))
}

// publish draws a node that is filled first, and published then.
func publish(d *drawer) []*Stmt {
	shared := whole(d.global("head", Ptr))
	d.worker("produce", func(*Variable) []*Stmt {
		n := d.local("n", Ptr)
		return []*Stmt{put(n, lib("malloc", lit(int64(Node.Size)))), assign(pointed(get(n), Node, 0), lit(1)), assign(pointed(get(n), Node, 1), null()), store(shared, d.order(event.Release), get(n))}
	})
	d.worker("consume", func(*Variable) []*Stmt {
		n := d.local("n", Ptr)
		return []*Stmt{put(n, load(shared, d.order(event.Acquire))), when(get(n), claim(binary("==", load(pointed(get(n), Node, 0), event.NotAtomic), lit(1))))}
	})
	n := d.local("n", Ptr)
	return []*Stmt{d.start("h", "produce", null()), d.start("k", "consume", null()), d.join("h"), d.join("k"), put(n, load(shared, event.NotAtomic)), over(n)}
}

// slot draws a buffer of one place, with a condition variable.
func slot(d *drawer) []*Stmt {
	m, c, full := d.object("m", Mutex), d.object("c", Cond), whole(d.global("full", Int))
	other, several := "pthread_cond_signal", d.IntN(2) == 0
	if several {
		other = "pthread_cond_broadcast"
	}
	side := func(is, then int64) func(*Variable) []*Stmt {
		return func(*Variable) []*Stmt {
			return locked(m, while(binary("!=", load(full, event.NotAtomic), lit(is)), do(lib("pthread_cond_wait", c, m))), assign(full, lit(then)), do(lib(other, c)))
		}
	}
	d.worker("put", side(0, 1))
	d.worker("take", side(1, 0))
	body := []*Stmt{d.start("h", "put", null()), d.start("k", "take", null())}
	if several {
		body = append(body, side(0, 2)(nil)...)
		d.worker("taketwo", side(2, 0))
		body = append(body, d.start("l", "taketwo", null()), d.join("l"))
	}
	return append(body, d.join("h"), d.join("k"), claim(binary("==", load(full, event.NotAtomic), lit(0))))
}

// request draws a block that main waits for, on a condition variable in it, and frees.
func request(d *drawer) []*Stmt {
	d.worker("serve", func(arg *Variable) []*Stmt {
		g := d.local("g", Ptr)
		return append([]*Stmt{put(g, get(arg))}, locked(member(g, Guarded, 0), assign(pointed(get(g), Guarded, 2), lit(1)), do(lib("pthread_cond_signal", member(g, Guarded, 1))))...)
	})
	g := d.local("g", Ptr)
	v := pointed(get(g), Guarded, 2)
	body := append(d.guarded(g), d.start("h", "serve", get(g)))
	body = append(body, locked(member(g, Guarded, 0), while(binary("==", load(v, event.NotAtomic), lit(0)), do(lib("pthread_cond_wait", member(g, Guarded, 1), member(g, Guarded, 0)))))...)
	return append(body, d.join("h"), do(lib("pthread_cond_destroy", member(g, Guarded, 1))), do(lib("pthread_mutex_destroy", member(g, Guarded, 0))), over(g))
}

// treiberStack draws a stack of nodes.
func treiberStack(d *drawer) []*Stmt {
	top := whole(d.global("top", Ptr))
	next := func(n *Variable) *Place { return pointed(get(n), Node, 1) }
	d.worker("push", func(*Variable) []*Stmt {
		n, old := d.local("n", Ptr), d.local("old", Ptr)
		return []*Stmt{put(n, lib("malloc", lit(int64(Node.Size)))), assign(pointed(get(n), Node, 0), lit(7)), put(old, load(top, d.order(event.Relaxed))), assign(next(n), get(old)),
			when(binary("==", cas(top, d.order(event.Release), get(old), get(n)), lit(0)), over(n))}
	})
	d.worker("pop", func(*Variable) []*Stmt {
		n := d.local("n", Ptr)
		return []*Stmt{put(n, load(top, d.order(event.Acquire))), when(get(n), when(cas(top, d.order(event.AcqRel), get(n), load(next(n), event.NotAtomic)),
			claim(binary("==", load(pointed(get(n), Node, 0), event.NotAtomic), lit(7))), over(n)))}
	})
	second := []string{"push", "pop"}[d.IntN(2)]
	if second == "pop" {
		return []*Stmt{d.start("h", "push", null()), d.start("k", "pop", null()), d.join("h"), d.join("k")}
	}
	return []*Stmt{d.start("h", "push", null()), d.start("k", "push", null()), d.join("k"), d.join("h"), d.start("l", "pop", null()), d.join("l")}
}

// replace draws a block that is replaced and freed under a reader-writer lock.
func replace(d *drawer) []*Stmt {
	l, shared := d.object("rw", RWLock), whole(d.global("current", Ptr))
	unlock := do(lib("pthread_rwlock_unlock", l))
	d.worker("look", func(*Variable) []*Stmt {
		n := d.local("n", Ptr)
		return []*Stmt{do(lib("pthread_rwlock_rdlock", l)), put(n, load(shared, event.NotAtomic)), claim(binary("<", load(pointed(get(n), Node, 0), event.NotAtomic), lit(2))), unlock}
	})
	d.worker("change", func(*Variable) []*Stmt {
		n, old := d.local("n", Ptr), d.local("old", Ptr)
		return []*Stmt{put(n, lib("malloc", lit(int64(Node.Size)))), assign(pointed(get(n), Node, 0), lit(1)), do(lib("pthread_rwlock_wrlock", l)), put(old, load(shared, event.NotAtomic)),
			assign(shared, get(n)), unlock, over(old)}
	})
	n := d.local("n", Ptr)
	return []*Stmt{put(n, lib("malloc", lit(int64(Node.Size)))), assign(pointed(get(n), Node, 0), lit(0)), assign(shared, get(n)), d.start("h", "look", null()), d.start("k", "change", null()),
		d.join("h"), d.join("k")}
}

// ticket draws a lock in which threads wait for their turns.
func ticket(d *drawer) []*Stmt {
	next, serving, data := whole(d.global("next", Int)), whole(d.global("serving", Int)), whole(d.global("data", Int))
	d.worker("enter", func(*Variable) []*Stmt {
		mine := d.local("mine", Long)
		return []*Stmt{put(mine, rmw("add", next, d.order(event.Relaxed), lit(1))), while(binary("!=", load(serving, d.order(event.Acquire)), get(mine))),
			assign(data, binary("+", load(data, event.NotAtomic), lit(1))), store(serving, d.order(event.Release), binary("+", get(mine), lit(1)))}
	})
	return []*Stmt{d.start("h", "enter", null()), d.start("k", "enter", null()), d.join("h"), d.join("k"), claim(binary("==", load(data, event.NotAtomic), lit(2)))}
}

// post draws a block that is handed over by a semaphore.
func post(d *drawer) []*Stmt {
	s, shared := d.object("sem", Semaphore), whole(d.global("mail", Ptr))
	d.worker("send", func(*Variable) []*Stmt {
		n := d.local("n", Ptr)
		return []*Stmt{put(n, lib("malloc", lit(int64(Node.Size)))), assign(pointed(get(n), Node, 0), lit(1)), assign(shared, get(n)), do(lib("sem_post", s))}
	})
	d.worker("receive", func(*Variable) []*Stmt {
		n := d.local("n", Ptr)
		return []*Stmt{do(lib("sem_wait", s)), put(n, load(shared, event.NotAtomic)), claim(binary("==", load(pointed(get(n), Node, 0), event.NotAtomic), lit(1))), over(n)}
	})
	return []*Stmt{do(lib("sem_init", s, lit(0), lit(0))), d.start("h", "send", null()), d.start("k", "receive", null()), d.join("h"), d.join("k"), do(lib("sem_destroy", s))}
}

// phases draws threads that write before a barrier and read after it.
func phases(d *drawer) []*Stmt {
	b, x, y := d.object("barrier", Barrier), whole(d.global("x", Int)), whole(d.global("y", Int))
	side := func(mine, other *Place) func(*Variable) []*Stmt {
		return func(*Variable) []*Stmt {
			return []*Stmt{assign(mine, lit(1)), do(lib("pthread_barrier_wait", b)), claim(binary("==", load(other, event.NotAtomic), lit(1)))}
		}
	}
	d.worker("left", side(x, y))
	d.worker("right", side(y, x))
	return []*Stmt{do(lib("pthread_barrier_init", b, null(), lit(2))), d.start("h", "left", null()), d.start("k", "right", null()), d.join("h"), d.join("k"), do(lib("pthread_barrier_destroy", b))}
}
