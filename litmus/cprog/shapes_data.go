package cprog

import "github.com/gomc/gomc/event"

// heap draws what is done with a block that threads reach through a shared pointer.
func heap(d *drawer) []*Stmt {
	shared := whole(d.global("shared", Ptr))
	p := d.local("p", Ptr)
	target := pointed(get(p), Long, -1)
	fetch := put(p, load(shared, d.maybePlain(d.loadOrder())))
	guarded := func(body ...*Stmt) []*Stmt {
		if d.IntN(6) == 0 {
			return append([]*Stmt{fetch}, body...)
		}
		return []*Stmt{fetch, when(get(p), body...)}
	}
	switch d.IntN(7) {
	case 0, 1: // allocate and publish
		s := []*Stmt{put(p, lib("malloc", lit(8)))}
		if d.IntN(4) > 0 {
			s = append(s, assign(target, d.constant()))
		}
		if d.IntN(4) == 0 {
			return append(s, put(d.register(), cas(shared, d.updateOrder(), null(), get(p))))
		}
		return append(s, store(shared, d.maybePlain(d.storeOrder()), get(p)))
	case 2, 3, 4: // use
		return guarded(d.access(target)...)
	case 5: // free
		return guarded(do(lib("free", get(p))))
	}
	// take and free
	return []*Stmt{put(p, rmw("xchg", shared, d.updateOrder(), null())), do(lib("free", get(p)))}
}

// reuse draws what is done with blocks that are freed and allocated again, with pointers to them that are left, and with addresses that may come back.
func reuse(d *drawer) []*Stmt {
	shared, x := whole(d.global("shared", Ptr)), d.shared()
	p, q := d.local("p", Ptr), d.local("q", Ptr)
	size := lit([]int64{8, 8, 8, 4}[d.IntN(4)])
	fresh := lib("malloc", size)
	if d.IntN(3) == 0 {
		fresh = lib("calloc", lit(1), size)
	}
	same := when(binary("==", get(p), get(q)), store(x, d.storeOrder(), lit(int64(5+d.IntN(2)))))
	taken := put(p, rmw("xchg", shared, d.updateOrder(), null()))
	switch d.IntN(9) {
	case 0, 1: // allocate and publish
		s := []*Stmt{put(p, fresh)}
		if d.IntN(2) == 0 {
			s = append(s, assign(pointed(get(p), Int, -1), d.constant()))
		}
		return append(s, store(shared, d.storeOrder(), get(p)))
	case 2, 3: // take and free
		return []*Stmt{taken, do(lib("free", get(p)))}
	case 4: // take, free and allocate again
		return []*Stmt{taken, do(lib("free", get(p))), put(q, fresh), same}
	case 5: // through a pointer that may be left
		return []*Stmt{put(p, load(shared, d.loadOrder())), when(get(p), append(accesses(d), d.access(pointed(get(p), Int, -1))...)...)}
	case 6: // an address that may have come back
		return []*Stmt{put(p, load(shared, d.loadOrder())), put(q, fresh), store(shared, d.storeOrder(), get(q)), same}
	case 7:
		return []*Stmt{put(q, load(shared, d.loadOrder())), put(p, fresh), put(d.register(), cas(shared, d.updateOrder(), get(q), get(p)))}
	}
	return []*Stmt{put(p, fresh), do(lib("free", get(p))), put(q, fresh), same}
}

// list draws operations of a stack of linked nodes.
func list(d *drawer) []*Stmt {
	head := whole(d.global("head", Ptr))
	n, m := d.local("n", Ptr), d.local("m", Ptr)
	node := func(k int) *Place { return pointed(get(n), Node, k) }
	switch d.IntN(4) {
	case 0, 1: // push
		s := []*Stmt{put(n, lib("malloc", lit(16))), assign(node(0), d.constant()), put(m, load(head, d.loadOrder())), assign(node(1), get(m))}
		if d.IntN(2) == 0 {
			return append(s, store(head, d.maybePlain(d.storeOrder()), get(n)))
		}
		return append(s, while(binary("==", cas(head, d.updateOrder(), get(m), get(n)), lit(0)), put(m, load(head, d.loadOrder())), assign(node(1), get(m))))
	case 2: // pop
		take := []*Stmt{put(m, load(node(1), event.NotAtomic)), put(d.register(), cas(head, d.updateOrder(), get(n), get(m)))}
		if d.IntN(2) == 0 {
			take = append(take, when(binary("==", load(head, d.loadOrder()), get(m)), do(lib("free", get(n)))))
		}
		return []*Stmt{put(n, load(head, d.loadOrder())), when(get(n), take...)}
	}
	// sum
	r := d.register()
	return []*Stmt{put(n, load(head, d.loadOrder())), when(get(n), put(r, load(node(0), event.NotAtomic)), put(n, load(node(1), event.NotAtomic)),
		when(get(n), put(r, load(node(0), event.NotAtomic))))}
}

// stack draws a pointer to a local variable that others see.
func stack(d *drawer) []*Stmt {
	shared := whole(d.global("frame", Ptr))
	if d.IntN(2) == 0 {
		return append([]*Stmt{store(shared, d.maybePlain(d.storeOrder()), addr(whole(d.local("seen", Int))))}, d.access(whole(d.local("seen", Int)))...)
	}
	p := d.local("q", Ptr)
	return []*Stmt{put(p, load(shared, d.maybePlain(d.loadOrder()))), when(get(p), d.access(pointed(get(p), Int, -1))...)}
}

// union draws accesses of different sizes to the same bytes.
func union(d *drawer) []*Stmt {
	return d.access(field(d.global("word", Union), d.IntN(len(Union.Fields))))
}

// bitFields draws accesses to bit-fields, shared and local ones.
func bitFields(d *drawer) []*Stmt {
	if d.IntN(3) == 0 {
		v := d.local("lb", Bits)
		v.Init = d.IntN(2) == 0
		return []*Stmt{assign(field(v, d.IntN(3)), d.value()), put(d.register(), load(field(v, d.IntN(3)), event.NotAtomic))}
	}
	return d.access(field(d.global("bits", Bits), d.IntN(3)))
}

// byValue draws calls with structures as arguments and results, and copies.
func byValue(d *drawer) []*Stmt {
	t := []*Type{Pair, Padded, Big}[d.IntN(3)]
	name := t.C[len("struct "):]
	v, shared := d.local("v_"+name, t), d.global("g_"+name, t)
	v.Init = v.Init && d.IntN(3) > 0
	last := len(t.Fields) - 1
	switch d.IntN(4) {
	case 0: // copy to shared memory
		return []*Stmt{assign(field(v, d.IntN(last+1)), d.value()), assign(whole(shared), value(whole(v)))}
	case 1: // and from it
		return []*Stmt{assign(whole(v), value(whole(shared))), put(d.register(), load(field(v, d.IntN(last+1)), event.NotAtomic))}
	case 2:
		if d.program.Function("sum_"+name) == nil {
			s := &Variable{Name: "s", Type: t, Scope: Param}
			d.program.Functions = append(d.program.Functions, &Function{Name: "sum_" + name, Params: []*Variable{s}, Result: Long, Body: []*Stmt{
				assign(field(s, 0), binary("+", load(field(s, 0), event.NotAtomic), lit(1))),
				ret(binary("+", load(field(s, 0), event.NotAtomic), load(field(s, last), event.NotAtomic)))}})
		}
		from := v
		if d.IntN(2) == 0 {
			from = shared
		}
		return []*Stmt{put(d.register(), call("sum_"+name, value(whole(from))))}
	}
	if d.program.Function("make_"+name) == nil {
		a, s := &Variable{Name: "a", Type: Long, Scope: Param}, &Variable{Name: "s", Type: t, Scope: Local}
		d.program.Functions = append(d.program.Functions, &Function{Name: "make_" + name, Params: []*Variable{a}, Result: t, Locals: []*Variable{s}, Body: []*Stmt{
			assign(field(s, 0), get(a)), assign(field(s, last), lit(2)), ret(value(whole(s)))}})
	}
	return []*Stmt{assign(whole(v), call("make_"+name, d.value())), put(d.register(), load(field(v, last), event.NotAtomic))}
}

// recursion draws a call of a function that calls itself.
func recursion(d *drawer) []*Stmt {
	if d.program.Function("again") == nil {
		n := &Variable{Name: "n", Type: Long, Scope: Param}
		x := whole(d.global("x", Int))
		var visit []*Stmt
		if d.IntN(2) == 0 {
			visit = append(visit, do(rmw("add", x, d.updateOrder(), lit(1))))
		}
		d.program.Functions = append(d.program.Functions, &Function{Name: "again", Params: []*Variable{n}, Result: Long, Body: append(visit,
			when(binary("==", get(n), lit(0)), ret(load(x, d.maybePlain(d.loadOrder())))),
			ret(binary("+", call("again", binary("-", get(n), lit(1))), lit(1))))})
	}
	return []*Stmt{put(d.register(), call("again", lit(int64(d.IntN(3)))))}
}

// functionPointer draws a function that is stored in a shared pointer, and its call.
func functionPointer(d *drawer) []*Stmt {
	for k, name := range []string{"set", "look"} {
		if d.program.Function(name) == nil {
			v := &Variable{Name: "v", Type: Long, Scope: Param}
			body := []*Stmt{store(whole(d.global("y", Int)), d.storeOrder(), get(v)), ret(lit(0))}
			if k == 1 {
				body = []*Stmt{ret(binary("+", load(whole(d.global("y", Int)), d.loadOrder()), get(v)))}
			}
			d.program.Functions = append(d.program.Functions, &Function{Name: name, Params: []*Variable{v}, Result: Long, Body: body})
		}
	}
	p, l := whole(d.global("routine", Ptr)), d.local("f", Ptr)
	if d.IntN(2) == 0 {
		return []*Stmt{store(p, d.maybePlain(d.storeOrder()), function([]string{"set", "look"}[d.IntN(2)]))}
	}
	return []*Stmt{put(l, load(p, d.maybePlain(d.loadOrder()))), when(get(l), put(d.register(), call("", get(l), d.constant())))}
}

// asBytes draws objects of pthreads that are copied, cleared, read and written as memory, among their operations.
func asBytes(d *drawer) []*Stmt {
	kinds := []struct {
		name       string
		t          *Type
		init       string
		args       []*Expr // of init
		operations []string
	}{
		{"m", Mutex, "pthread_mutex_init", []*Expr{null()}, []string{"pthread_mutex_lock", "pthread_mutex_lock", "pthread_mutex_unlock", "pthread_mutex_unlock", "pthread_mutex_trylock"}},
		{"rw", RWLock, "pthread_rwlock_init", []*Expr{null()}, []string{"pthread_rwlock_rdlock", "pthread_rwlock_wrlock", "pthread_rwlock_unlock", "pthread_rwlock_unlock", "pthread_rwlock_tryrdlock"}},
		{"sem", Semaphore, "sem_init", []*Expr{lit(0), lit(1)}, []string{"sem_wait", "sem_post", "sem_post", "sem_trywait"}},
		{"barrier", Barrier, "pthread_barrier_init", []*Expr{null(), lit(2)}, []string{"pthread_barrier_wait"}},
		{"c", Cond, "pthread_cond_init", []*Expr{null()}, []string{"pthread_cond_signal", "pthread_cond_broadcast"}},
		{"spin", Spin, "pthread_spin_init", []*Expr{lit(0)}, []string{"pthread_spin_lock", "pthread_spin_unlock", "pthread_spin_trylock"}},
	}
	k := kinds[[]int{0, 0, 0, 1, 1, 2, 3, 4, 5}[d.IntN(9)]]
	o, other := d.object(k.name, k.t), whole(d.global(k.name+"_copy", k.t))
	start := do(lib(k.init, append([]*Expr{o}, k.args...)...))
	if k.t == Semaphore || k.t == Barrier || k.t == Spin { // the others need none
		d.prepare(k.name, start)
	}
	word := pointed(o, Int, -1)
	if k.t.Kind == Object && d.IntN(2) == 0 {
		word = pointed(o, Long, -1)
	}
	copied := func(p *Place) *Expr {
		if k.t.Kind == Integer {
			return load(p, event.NotAtomic)
		}
		return value(p)
	}
	switch d.IntN(16) {
	case 0:
		return []*Stmt{do(lib("memset", o, lit(0), lit(int64(k.t.Size))))}
	case 1:
		return []*Stmt{assign(other, copied(o.Place))}
	case 2:
		return []*Stmt{assign(o.Place, copied(other))}
	case 3:
		return []*Stmt{put(d.register(), load(word, event.NotAtomic))}
	case 4:
		return []*Stmt{when(binary("==", load(word, event.NotAtomic), lit(0)), d.nested()...)}
	case 5:
		return []*Stmt{assign(word, d.constant())}
	case 6:
		return []*Stmt{start}
	}
	operation := func() *Stmt { return do(lib(k.operations[d.IntN(len(k.operations))], o)) }
	s := append([]*Stmt{operation()}, accesses(d)...)
	if d.IntN(3) > 0 {
		s = append(s, operation())
	}
	return s
}

// printing draws output of what a shared variable holds, taken for a text or for bytes.
func printing(d *drawer) []*Stmt {
	p := d.shared()
	if d.IntN(2) == 0 {
		return []*Stmt{do(lib("puts", addr(p)))}
	}
	return []*Stmt{do(lib("write", lit(1), addr(p), lit(int64(1+d.IntN(4)))))}
}
