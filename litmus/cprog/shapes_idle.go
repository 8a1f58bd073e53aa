package cprog

// idling draws loops that wait and count, pause or yield on the way: some counts nobody notices, others decide what the thread does. All counts are bounded, so that there
// are finitely many states even if all of them are told apart.
func idling(d *drawer) []*Stmt {
	p, n, i := d.shared(), d.local("count", Long), d.local("pause", Long)
	yield := do(lib("sched_yield"))
	waits := binary("!=", load(p, d.loadOrder()), d.constant())
	if d.IntN(3) == 0 { // as a lock does
		waits = binary("==", cas(p, d.updateOrder(), lit(0), lit(1)), lit(0))
	}
	count := put(n, binary("+", get(n), lit(1)))
	reset := []*Stmt{put(n, lit(0))}
	again := func(limit int64, more ...*Stmt) *Stmt {
		return when(binary("<", lit(limit), get(n)), append(more, reset...)...)
	}
	pause := func(bound *Stmt) []*Stmt {
		return []*Stmt{put(i, lit(0)), while(binary("<", get(i), get(n)), put(i, binary("+", get(i), lit(1))), yield), bound}
	}
	switch d.IntN(10) {
	case 0, 1:
		return []*Stmt{put(n, lit(0)), while(waits, count, again(1, yield))}
	case 2: // for longer and longer
		return append([]*Stmt{put(n, lit(1))}, while(waits, pause(when(binary("<", get(n), lit(3)), put(n, binary("+", get(n), get(n)))))...))
	case 3: // gives up
		return append([]*Stmt{put(n, lit(0)), while(waits, count, when(binary("<", lit(1), get(n)), leave()))}, accesses(d)...)
	case 4: // does something now and then
		return []*Stmt{put(n, lit(0)), while(waits, count, again(1, accesses(d)...))}
	case 5: // tells how long it took
		return []*Stmt{put(n, lit(0)), while(waits, count, again(2)), store(d.shared(), d.storeOrder(), get(n))}
	case 6: // may pause for ever
		step := []*Stmt{put(i, binary("+", get(i), lit([]int64{1, 1, 2, 3, -1, 0}[d.IntN(6)])))}
		return []*Stmt{put(n, lit(0)), while(waits, count, put(i, lit(0)), while(binary("<", get(i), get(n)), step...), again(2, yield))}
	case 7: // counts what others decide on
		return []*Stmt{put(n, lit(0)), while(waits, when(binary("==", load(d.shared(), d.loadOrder()), d.constant()), count), again(1, yield))}
	case 8: // has read how long to pause
		return append([]*Stmt{put(n, load(d.shared(), d.loadOrder()))}, while(waits, pause(yield)...))
	}
	r := d.register() // looks elsewhere in some rounds
	return []*Stmt{put(n, lit(0)), while(waits, count, when(binary("==", get(n), lit(1)), put(r, load(d.shared(), d.loadOrder()))), again(1))}
}
