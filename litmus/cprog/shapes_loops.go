package cprog

import (
	"fmt"

	"github.com/gomc/gomc/event"
)

// leave ends the innermost loop.
func leave() *Stmt { return &Stmt{Kind: Goto} }

// twice repeats a body.
func (d *drawer) twice(body ...*Stmt) []*Stmt {
	i := d.local(fmt.Sprintf("i%d", d.depth), Long)
	return []*Stmt{put(i, lit(0)), while(binary("<", get(i), lit(2)), append(body, put(i, binary("+", get(i), lit(1))))...)}
}

// choiceLoop draws loops in which there are choices: some wait, some end after two rounds.
func choiceLoop(d *drawer) []*Stmt {
	p, c, r := d.shared(), d.constant(), d.register()
	wait := binary("!=", load(p, d.maybePlain(d.loadOrder())), c)
	choose := lib("__VERIFIER_nondet_bool")
	switch d.IntN(7) {
	case 0: // looks elsewhere, or not
		return []*Stmt{while(wait, when(choose, put(r, load(d.shared(), d.loadOrder()))))}
	case 1: // may give up
		return []*Stmt{while(wait, when(choose, leave()))}
	case 2:
		return []*Stmt{while(wait, when(choose, when(binary("==", load(d.shared(), d.loadOrder()), d.constant()), leave())))}
	case 3: // waits for what it has chosen
		return []*Stmt{put(r, choose), while(binary("!=", load(p, d.loadOrder()), get(r)))}
	case 4: // chooses anew in each round
		return []*Stmt{put(r, choose), while(binary("!=", load(p, d.loadOrder()), get(r)), put(r, lib("__VERIFIER_nondet_bool")))}
	case 5: // as long as it likes
		return []*Stmt{while(choose, put(r, load(p, d.loadOrder())))}
	}
	return d.twice(append([]*Stmt{when(choose, d.nested()...)}, accesses(d)...)...)
}

// allocLoop draws loops that allocate.
func allocLoop(d *drawer) []*Stmt {
	shared, p := whole(d.global("shared", Ptr)), d.local("p", Ptr)
	target := pointed(get(p), Long, -1)
	fresh := put(p, lib("malloc", lit(8)))
	switch d.IntN(7) {
	case 0: // publishes, or ends what it has allocated
		return d.twice(fresh, assign(target, d.constant()),
			when(binary("==", cas(shared, d.updateOrder(), null(), get(p)), lit(0)), over(p)))
	case 1:
		return d.twice(fresh, when(lib("__VERIFIER_nondet_bool"), store(shared, d.storeOrder(), get(p))))
	case 2: // waits for a block, uses and ends it
		s := []*Stmt{put(p, null()), while(binary("==", get(p), null()), put(p, rmw("xchg", shared, d.updateOrder(), null())))}
		return append(append(s, d.access(target)...), over(p))
	case 3:
		return []*Stmt{put(p, load(shared, d.loadOrder())), while(binary("==", get(p), null()), put(p, load(shared, d.loadOrder()))), put(d.register(), load(target, event.NotAtomic))}
	case 4: // as long as it is unset, a new one in each round
		return d.twice(when(binary("!=", load(d.shared(), d.loadOrder()), lit(0)), leave()), fresh, assign(target, d.value()), over(p))
	case 5: // lends what is on the stack, and waits until it is given back
		lent := whole(d.global("frame", Ptr))
		return append([]*Stmt{store(lent, d.storeOrder(), addr(whole(d.local("seen", Int)))), while(load(lent, d.loadOrder()))}, d.access(whole(d.local("seen", Int)))...)
	}
	lent := whole(d.global("frame", Ptr))
	q := d.local("q", Ptr)
	return []*Stmt{put(q, load(lent, d.loadOrder())), when(get(q), assign(pointed(get(q), Int, -1), d.value()), store(lent, d.storeOrder(), null()))}
}

// polling draws loops that change memory in every round: that look at a flag under a lock, allocate, count their rounds, or set what others wait for.
func polling(d *drawer) []*Stmt {
	d.program.Endless = true
	p, c, r := d.shared(), d.constant(), d.register()
	wait := binary("!=", load(p, d.loadOrder()), c)
	m := d.object("m", Mutex)
	lock, unlock := do(lib("pthread_mutex_lock", m)), do(lib("pthread_mutex_unlock", m))
	look := put(r, load(p, d.maybePlain(d.loadOrder())))
	switch d.IntN(8) {
	case 0:
		return []*Stmt{while(lit(1), lock, look, unlock, when(binary("==", get(r), c), leave()))}
	case 1: // leaves the loop with the lock held
		return append([]*Stmt{lock, look, while(binary("!=", get(r), c), unlock, lock, look)}, append(accesses(d), unlock)...)
	case 2:
		q := d.local("p", Ptr)
		return []*Stmt{while(wait, put(q, lib("malloc", lit(8))), assign(pointed(get(q), Long, -1), c), over(q))}
	case 3:
		return []*Stmt{while(wait, do(rmw("add", d.shared(), d.updateOrder(), lit(1))))}
	case 4: // takes turns
		q := d.shared()
		return []*Stmt{while(wait, store(q, d.storeOrder(), c))}
	case 5:
		return []*Stmt{while(lib("__VERIFIER_nondet_bool"), accesses(d)...)}
	case 6:
		s := d.object("sem", Semaphore)
		d.prepare("sem", do(lib("sem_init", s, lit(0), lit(1))))
		return []*Stmt{while(wait, do(lib("sem_wait", s)), look, do(lib("sem_post", s)))}
	}
	return []*Stmt{while(wait, append(d.nested(), do(lib("__VERIFIER_assume", d.condition())))...)}
}

// assumes draws assumptions in loops and in atomic sections.
func assumes(d *drawer) []*Stmt {
	r := d.register()
	look := put(r, load(d.shared(), d.maybePlain(d.loadOrder())))
	assume := do(lib("__VERIFIER_assume", binary([]string{"==", "!=", "<"}[d.IntN(3)], get(r), d.constant())))
	switch d.IntN(6) {
	case 0:
		return []*Stmt{while(binary("!=", load(d.shared(), d.loadOrder()), d.constant()), look, assume)}
	case 1:
		return d.twice(append(accesses(d), look, assume)...)
	case 2:
		if !d.section {
			s := append(accesses(d), look, assume)
			return d.atomic(append(s, accesses(d)...)...)
		}
	case 3: // what it assumes is that it need not wait
		return append([]*Stmt{look, assume}, while(binary("!=", load(d.shared(), d.loadOrder()), d.constant())))
	case 4:
		m := d.object("m", Mutex)
		return []*Stmt{do(lib("pthread_mutex_lock", m)), look, assume, do(lib("pthread_mutex_unlock", m))}
	}
	return append(accesses(d), look, assume)
}

// atomic makes an atomic section of statements.
func (d *drawer) atomic(body ...*Stmt) []*Stmt {
	return append(append([]*Stmt{do(lib("__VERIFIER_atomic_begin"))}, body...), do(lib("__VERIFIER_atomic_end")))
}

// sectionLocks draws atomic sections with locks, compare-exchanges and waits in them, and the same outside of them.
func sectionLocks(d *drawer) []*Stmt {
	m, s := d.object("m", Mutex), d.object("sem", Semaphore)
	lock, unlock := do(lib("pthread_mutex_lock", m)), do(lib("pthread_mutex_unlock", m))
	gate := whole(d.global("gate", Int))
	enter := while(binary("==", cas(gate, d.updateOrder(), lit(0), lit(1)), lit(0)))
	open := store(gate, d.storeOrder(), lit(0))
	var body []*Stmt
	switch d.IntN(9) {
	case 0:
		body = append(append([]*Stmt{lock}, accesses(d)...), unlock)
	case 1:
		body = append(accesses(d), unlock)
	case 2:
		body = append(accesses(d), lock)
	case 3:
		body = append([]*Stmt{enter}, accesses(d)...)
	case 4:
		body = append(accesses(d), open)
	case 5:
		body = []*Stmt{when(passes("pthread_mutex_trylock", m), append(accesses(d), unlock)...)}
	case 6:
		d.prepare("sem", do(lib("sem_init", s, lit(0), lit(1))))
		body = []*Stmt{when(passes("sem_trywait", s), append(accesses(d), do(lib("sem_post", s)))...)}
	case 7:
		body = []*Stmt{put(d.register(), cas(gate, d.updateOrder(), lit(0), lit(1))), put(d.register(), rmw("add", d.shared(), d.updateOrder(), lit(1)))}
	default:
		body = append(accesses(d), while(load(gate, d.loadOrder())))
	}
	if d.section || d.IntN(3) == 0 {
		return body
	}
	return d.atomic(body...)
}

// sectionHelper draws a function that is an atomic section, called in one or not.
func sectionHelper(d *drawer) []*Stmt {
	if d.program.Function("exchange") == nil {
		d.routine("exchange", func() []*Stmt {
			early := []*Stmt{do(lib("__VERIFIER_atomic_end")), ret(lit(1))}
			s := append(accesses(d), when(binary("==", load(d.shared(), d.maybePlain(d.loadOrder())), d.constant()), early...))
			return d.atomic(append(s, accesses(d)...)...)
		})
	}
	s := []*Stmt{put(d.register(), call("exchange"))}
	if !d.section && d.IntN(4) == 0 {
		return d.atomic(append(accesses(d), s...)...)
	}
	return s
}

// spawnLoop draws a loop that creates threads whose handles are in a list, and one that joins them.
func spawnLoop(d *drawer) []*Stmt {
	if d.section || d.level > 1 {
		return accesses(d)
	}
	if d.program.Function("worker") == nil {
		param := &Variable{Name: "arg", Type: Ptr, Scope: Param}
		f := &Function{Name: "worker", Result: Ptr, Params: []*Variable{param}}
		d.program.Functions = append(d.program.Functions, f)
		outer, depth, level := d.function, d.depth, d.level
		d.function, d.depth, d.level = f, 3, 3
		f.Body = append(accesses(d), d.checks()...)
		d.function, d.depth, d.level = outer, depth, level
	}
	list, n, i := d.local("list", Ptr), d.local("n", Ptr), d.local("k", Long)
	handle := pointed(get(n), Node, 0)
	create := do(lib("pthread_create", addr(handle), null(), function("worker"), null()))
	more := []*Stmt{put(n, lib("malloc", lit(16))), create, assign(pointed(get(n), Node, 1), get(list)), put(list, get(n)), put(i, binary("-", get(i), lit(1)))}
	switch d.IntN(4) {
	case 0: // one after the other
		more = []*Stmt{put(n, lib("malloc", lit(16))), create, do(lib("pthread_join", load(handle, event.NotAtomic), null())), over(n), put(i, binary("-", get(i), lit(1)))}
		return []*Stmt{put(i, lit(2)), while(binary(">", get(i), lit(0)), more...)}
	case 1:
		return []*Stmt{put(list, null()), put(i, lit(1)), when(lib("__VERIFIER_nondet_bool"), put(i, lit(2))), while(binary(">", get(i), lit(0)), more...), d.joinList(list, n)}
	case 2: // as many as it has read
		return []*Stmt{put(list, null()), put(i, load(d.shared(), d.loadOrder())), while(binary(">", get(i), lit(0)), more...), d.joinList(list, n)}
	}
	return []*Stmt{put(list, null()), put(i, lit(2)), while(binary(">", get(i), lit(0)), more...), d.joinList(list, n)}
}

// joinList joins, or detaches, the threads of a list.
func (d *drawer) joinList(list, n *Variable) *Stmt {
	handle := load(pointed(get(n), Node, 0), event.NotAtomic)
	end := do(lib("pthread_join", handle, null()))
	if d.IntN(4) == 0 {
		end = do(lib("pthread_detach", handle))
	}
	return while(get(list), put(n, get(list)), put(list, load(pointed(get(n), Node, 1), event.NotAtomic)), end, over(n))
}

// overlap draws atomic operations of all kinds and sizes on the same bytes.
func overlap(d *drawer) []*Stmt {
	p := field(d.global("word", Union), d.IntN(len(Union.Fields)))
	r := d.register()
	c := lit([]int64{0, 1, 2, 255, 256, 65535, -1}[d.IntN(7)])
	switch d.IntN(8) {
	case 0:
		return []*Stmt{store(p, d.storeOrder(), c)}
	case 1:
		return []*Stmt{put(r, load(p, d.loadOrder()))}
	case 2, 3:
		e := cas(p, d.updateOrder(), c, lit(int64(d.IntN(3))))
		e.Weak = d.IntN(2) == 0
		if d.options.Weak && d.IntN(2) == 0 {
			e.Fail = []event.Order{event.Relaxed, event.Acquire, event.SeqCst}[d.IntN(3)]
		}
		if d.IntN(4) == 0 {
			return []*Stmt{put(r, load(p, d.loadOrder())), while(binary("==", cas(p, d.updateOrder(), get(r), binary("+", get(r), lit(1))), lit(0)), put(r, load(p, d.loadOrder())))}
		}
		return []*Stmt{put(r, e)}
	case 4:
		return []*Stmt{while(binary("==", load(p, d.loadOrder()), lit(int64(d.IntN(2)))))}
	}
	op := []string{"min", "max", "nand", "and", "xor", "or", "sub", "xchg", "add"}[d.IntN(9)]
	return []*Stmt{put(r, rmw(op, p, d.updateOrder(), c))}
}

// volatiles draws a flag as programs had before there were atomic operations, and what was never written in it.
func volatiles(d *drawer) []*Stmt {
	v := d.global("flag", Int)
	v.Volatile = true
	u := d.local("undefined", Long)
	u.Init = false
	switch d.IntN(6) {
	case 0:
		return []*Stmt{put(v, d.value())}
	case 1:
		return []*Stmt{put(d.register(), get(v))}
	case 2:
		return []*Stmt{while(binary("==", get(v), d.constant()))}
	case 3: // hands on what is not defined
		return []*Stmt{when(d.condition(), put(u, d.value())), put(v, get(u))}
	case 4:
		l := d.local("copy", Long)
		return []*Stmt{put(l, get(v)), when(lib("__VERIFIER_nondet_bool"), store(d.shared(), event.NotAtomic, get(l)))}
	}
	return []*Stmt{put(u, get(v)), when(binary("==", get(u), d.constant()), accesses(d)...)}
}
