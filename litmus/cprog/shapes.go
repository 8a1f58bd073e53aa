package cprog

import (
	"fmt"
	"maps"
	"math"
	"slices"

	"github.com/gomc/gomc/event"
)

// shapes are what programs are drawn from, by name. Plain and atomic accesses to two
// variables are in every program.
var shapes map[string]shape

func init() {
	shapes = map[string]shape{
		"heap": heap, "list": list, "cond": condition, "semaphore": semaphore, "mutex": mutex, "recursive": recursiveMutex,
		"rwlock": rwlock, "barrier": barrier, "once": once, "key": key, "threadlocal": threadLocal, "nested": nestedThread,
		"process": process, "recursion": recursion, "pointer": functionPointer, "byvalue": byValue, "union": union, "bits": bitFields,
		"undefined": undefined, "ends": ends, "await": await, "spinlock": spinLock, "section": section, "nondet": nondet,
		"loop": loop, "stack": stack, "fence": fence, "branch": branch,
		"heapmutex": heapMutex, "heapobjects": heapObjects, "tryloop": tryLoop, "pthreadspin": pthreadSpin, "timed": timed,
		"conditions": conditions, "nestedlocks": nestedLocks, "semaphores": semaphores, "barrieragain": barrierAgain, "relocking": relocking,
		"choiceloop": choiceLoop, "allocloop": allocLoop, "assumes": assumes, "sectionlocks": sectionLocks, "sectionhelper": sectionHelper,
		"spawnloop": spawnLoop, "polling": polling, "overlap": overlap, "volatile": volatiles,
		"lockedends": lockedEnds, "onceblocks": onceBlocks, "destructors": destructors, "limits": limits, "neverends": neverEnds, "awaitjoin": awaitJoin, "atexit": atExit,
		"asks": asks, "renewals": renewals, "asbytes": asBytes, "futex": futex,
	}
}

// rare are shapes that are drawn only if they are named: what they show takes an environment that does more than usual, most of what they draw is an error, or a test has more to ask about it.
var rare = map[string]shape{"reuse": reuse, "localends": localEnds, "idling": idling, "printing": printing, "onceends": onceEnds, "robust": robust, "gate": gate}

// inSections are the shapes of what atomic sections do.
var inSections = []shape{accesses, accesses, accesses, heap, union, byValue, functionPointer, ends, await, nondet, branch, threadLocal, process}

// Shapes returns the names of all shapes, sorted.
func Shapes() []string { return slices.Sorted(maps.Keys(shapes)) }

// accesses draws a plain or atomic access to a shared variable.
func accesses(d *drawer) []*Stmt {
	p := d.shared()
	r := d.register()
	switch d.IntN(6) {
	case 0:
		return []*Stmt{store(p, d.maybePlain(d.storeOrder()), d.value())}
	case 1, 2:
		return []*Stmt{store(p, d.storeOrder(), d.value())}
	case 3:
		return []*Stmt{put(r, load(p, d.loadOrder()))}
	case 4:
		return []*Stmt{put(r, rmw([]string{"add", "xchg", "or", "sub"}[d.IntN(4)], p, d.updateOrder(), d.value()))}
	}
	return []*Stmt{put(r, cas(p, d.updateOrder(), d.constant(), d.value()))}
}

// access draws an access to a place, plain or atomic.
func (d *drawer) access(p *Place) []*Stmt {
	r := d.register()
	if bitField(p) != nil || d.IntN(2) == 0 {
		if d.IntN(2) == 0 {
			return []*Stmt{assign(p, d.value())}
		}
		return []*Stmt{put(r, load(p, event.NotAtomic))}
	}
	switch d.IntN(3) {
	case 0:
		return []*Stmt{store(p, d.storeOrder(), d.value())}
	case 1:
		return []*Stmt{put(r, load(p, d.loadOrder()))}
	}
	return []*Stmt{put(r, rmw("add", p, d.updateOrder(), lit(1)))}
}

// branch draws a condition on what was read.
func branch(d *drawer) []*Stmt {
	s := when(d.condition(), d.nested()...)
	if d.IntN(3) == 0 {
		s.Else = accesses(d)
	}
	return []*Stmt{s}
}

// ends draws an assertion, an assumption, or the end of the thread or the process.
func ends(d *drawer) []*Stmt {
	r := d.register()
	cond := binary([]string{"==", "!=", "<"}[d.IntN(3)], get(r), d.constant())
	before := []*Stmt{}
	if d.IntN(3) > 0 {
		before = append(before, put(r, load(d.shared(), d.maybePlain(d.loadOrder()))))
	}
	var s *Stmt
	switch d.IntN(8) {
	case 0, 1, 2:
		s = &Stmt{Kind: Assert, Expr: cond}
	case 3:
		s = do(lib("__VERIFIER_assume", cond))
	case 4:
		s = when(cond, do(lib("reach_error")))
	case 5:
		s = when(cond, do(lib("abort")))
	case 6:
		s = do(lib("reach_error"))
	case 7:
		s = do(lib("__VERIFIER_assume", lit(0)))
	}
	return append(before, s)
}

// process ends the thread or the process.
func process(d *drawer) []*Stmt {
	var s *Stmt
	switch d.IntN(4) {
	case 0:
		s = do(lib("exit", lit(0)))
	case 1:
		s = do(lib("pthread_exit", null()))
	case 2:
		s = do(lib("abort"))
	case 3:
		result := null()
		if d.function.Result == nil {
			result = lit(0)
		}
		s = ret(result)
	}
	if d.IntN(2) == 0 {
		return []*Stmt{put(d.register(), load(d.shared(), d.loadOrder())), when(d.condition(), s)}
	}
	return []*Stmt{s}
}

// await draws a loop that waits for one variable or for one of two.
func await(d *drawer) []*Stmt {
	p, c := d.shared(), d.constant()
	wait := binary([]string{"!=", "=="}[d.IntN(2)], load(p, d.maybePlain(d.loadOrder())), c)
	switch d.IntN(4) {
	case 0: // several locations
		other := binary("!=", load(d.shared(), d.loadOrder()), d.constant())
		return []*Stmt{while(binary([]string{"&", "|"}[d.IntN(2)], wait, other))}
	case 1: // keeps the value
		r := d.register()
		return []*Stmt{put(r, load(p, d.loadOrder())), while(binary("!=", get(r), c), put(r, load(p, d.loadOrder())))}
	}
	return []*Stmt{while(wait)}
}

// spinLock draws a lock by test-and-set or compare-exchange.
func spinLock(d *drawer) []*Stmt {
	lock := whole(d.global("lock", Int))
	acquire := rmw("xchg", lock, d.order(event.Acquire, event.AcqRel, event.SeqCst), lit(1))
	if d.IntN(2) == 0 {
		acquire = binary("==", cas(lock, d.order(event.Acquire, event.AcqRel, event.SeqCst), lit(0), lit(1)), lit(0))
	}
	var wait []*Stmt
	if d.IntN(3) == 0 { // test and test-and-set
		wait = []*Stmt{while(load(lock, d.loadOrder()))}
	}
	body := append([]*Stmt{while(acquire, wait...)}, d.nested()...)
	if d.IntN(8) > 0 {
		body = append(body, store(lock, d.order(event.Release, event.SeqCst), lit(0)))
	}
	return body
}

// section draws an atomic section, mostly without objects of pthreads in it: it must not wait for them.
func section(d *drawer) []*Stmt {
	if d.section {
		return accesses(d)
	}
	d.section = true
	shapes := d.shapes
	if d.IntN(6) > 0 {
		d.shapes = inSections
	}
	body := d.nested()
	d.section, d.shapes = false, shapes
	return append(append([]*Stmt{do(lib("__VERIFIER_atomic_begin"))}, body...), do(lib("__VERIFIER_atomic_end")))
}

// nondet draws a choice.
func nondet(d *drawer) []*Stmt {
	r := d.register()
	if d.IntN(2) == 0 {
		return []*Stmt{when(lib("__VERIFIER_nondet_bool"), d.nested()...)}
	}
	return []*Stmt{put(r, lib("__VERIFIER_nondet_bool"))}
}

// loop draws a loop of two rounds, or one that repeats a compare-exchange until it succeeds.
func loop(d *drawer) []*Stmt {
	if d.IntN(3) == 0 {
		p, r := d.shared(), d.register()
		return []*Stmt{put(r, load(p, d.loadOrder())),
			while(binary("==", cas(p, d.updateOrder(), get(r), binary("+", get(r), lit(1))), lit(0)), put(r, load(p, d.loadOrder())))}
	}
	i := d.local(fmt.Sprintf("i%d", d.depth), Long)
	body := d.nested()
	if d.IntN(4) == 0 {
		body = append(body, when(d.condition(), &Stmt{Kind: Goto}))
	}
	return []*Stmt{put(i, lit(0)), while(binary("<", get(i), lit(2)), append(body, put(i, binary("+", get(i), lit(1))))...)}
}

// limits draws signed arithmetic near the largest and the smallest number, whose result may not fit: see event.OverflowError.
func limits(d *drawer) []*Stmt {
	p, far := d.global("most", Long), int64(math.MaxInt64-1)
	if d.IntN(2) == 0 {
		p, far = d.global("least", Long), -math.MaxInt64
	}
	p.Value = far
	r := d.register()
	sum := binary([]string{"+", "-", "*"}[d.IntN(3)], get(r), d.value())
	s := []*Stmt{put(r, load(whole(p), d.maybePlain(d.loadOrder())))}
	switch d.IntN(3) {
	case 0:
		return append(s, put(r, sum))
	case 1:
		return append(s, store(whole(p), d.maybePlain(d.storeOrder()), sum))
	}
	return append(s, store(d.shared(), d.storeOrder(), binary("<", sum, d.constant())))
}

// fence draws a fence.
func fence(d *drawer) []*Stmt {
	return []*Stmt{do(lib([]string{"acquire", "release", "acq_rel", "seq_cst"}[d.IntN(4)]))}
}

// undefined draws uses and copies of what was never written.
func undefined(d *drawer) []*Stmt {
	switch d.IntN(4) {
	case 0:
		u := d.local("undefined", Long)
		u.Init = false
		var s []*Stmt
		if d.IntN(2) == 0 {
			s = append(s, when(d.condition(), put(u, d.value())))
		}
		return append(s, put(d.register(), get(u)))
	case 1:
		u := d.local("partly", Padded)
		u.Init = false
		k := d.IntN(2)
		s := []*Stmt{assign(field(u, k), d.constant()), store(whole(d.global("padded", Padded)), event.NotAtomic, value(whole(u)))}
		return append(s, put(d.register(), load(field(u, d.IntN(2)), event.NotAtomic)))
	case 2:
		p := d.local("block", Ptr)
		return []*Stmt{put(p, lib("malloc", lit(8))), when(d.condition(), assign(pointed(get(p), Int, -1), d.value())),
			put(d.register(), load(pointed(get(p), Int, -1), event.NotAtomic))}
	}
	return []*Stmt{put(d.register(), load(field(d.global("padded", Padded), d.IntN(2)), event.NotAtomic))}
}
