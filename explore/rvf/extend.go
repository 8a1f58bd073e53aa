package rvf

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/vsc"
)

// extend lets all threads go on as far as they can without a read: line 1 of
// Algorithm 2. It appends to the witness, and reports whether that is still known to
// be one: not if a section went on that others have followed.
func (x *explorer) extend() (valid bool) {
	valid, x.steps = true, len(x.accesses)
	for again := true; again; {
		again = false
		for t := range x.threads {
			again = x.proceed(int32(t), &valid) || again
		}
	}
	return valid
}

// proceed lets a thread go on as far as it can without a read. A thread that comes back to
// where it was without an access does it for ever.
func (x *explorer) proceed(t int32, valid *bool) (moved bool) {
	if x.threads[t].status != running {
		return false
	}
	cores := append(x.cores[:0], x.threads[t].state.Core())
	last := x.threads[t].last
	for x.advance(t, valid) {
		moved = true
		th := &x.threads[t]
		if x.steps++; x.steps > x.opts.MaxEvents {
			x.ending = TooLong
			return false
		}
		if th.last != last || th.loudly {
			last, cores = th.last, cores[:0]
		}
		if core := th.state.Core(); th.status == running && th.state.Loops() && slices.Contains(cores, core) {
			th.status, th.reason = stuck, event.BlockAwait
		} else {
			cores = append(cores, core)
		}
	}
	x.cores = cores
	return moved
}

// advance performs the next operation of a thread if it is no read.
func (x *explorer) advance(t int32, valid *bool) bool {
	th := &x.threads[t]
	if th.status != running {
		return false
	}
	l := th.label
	var value event.Bits
	switch l.Kind {
	case event.Store:
		vars := x.access(t)
		if vars == nil || x.contended[l.Object] {
			return false
		}
		x.writes(t, vars, l.Write(event.Bits{}, l.Operand()), value, valid)
	case event.RMW:
		v, old, ok := x.held(t)
		if !ok {
			return false
		}
		value = l.Read(old)
		stored, _ := l.Store(value, 0)
		x.write(t, v, l.Write(old, stored), valid)
		x.accesses[len(x.accesses)-1].value = value
	case event.Fence:
	case event.Create:
		if th.section {
			return x.fail(t, unsupported("creating or joining a thread inside an atomic section"))
		}
		x.create(t, int32(l.Thread))
	case event.Join:
		if th.section {
			return x.fail(t, unsupported("creating or joining a thread inside an atomic section"))
		}
		u := int(l.Thread)
		if u >= len(x.threads) || !x.threads[u].over() {
			return false
		}
		if x.threads[u].status == ended {
			value = x.threads[u].label.Operand()
		}
		x.learn(t, int32(u))
		x.threads[t].loudly = true
	case event.Alloc:
		if !x.allocate(t, valid) {
			return false
		}
	case event.Free:
		var ok bool
		if value.Value, ok = x.free(t, valid); !ok {
			return false
		}
	case event.AtomicBegin:
		th.section, th.block = true, none
	case event.AtomicEnd:
		th.section, th.block = false, none
	case event.Choice:
		if l.Val > 1 {
			return false
		}
		th.choices = append(slices.Clip(th.choices), 0)
	default:
		return false
	}
	x.enter(t, event.Next(x.threads[t].state, value))
	return true
}

// write appends a write to X and to the witness.
func (x *explorer) write(t, v int32, stored event.Bits, valid *bool) {
	th := &x.threads[t]
	if b := th.block; b >= 0 {
		*valid = *valid && x.witness[len(x.witness)-1] == x.problem.Blocks[b][1]
	}
	e := x.add(t, v, vsc.Write, nil, access{stored: stored})
	x.witness = append(x.witness, e)
	x.signal(e)
}

// writes appends the writes of an operation, which has returned value. Of several, the
// first begins a block, unless there is one.
func (x *explorer) writes(t int32, vars []int32, word, value event.Bits, valid *bool) {
	th := &x.threads[t]
	if len(vars) > 1 {
		th.whole = true
	}
	for _, v := range vars {
		x.write(t, v, word.And(event.WordMask(x.vars[v].mask)), valid)
		x.accesses[len(x.accesses)-1].value = value
		x.threads[t].part++
	}
}

// held returns what a mutex holds that the thread is about to unlock, if it has
// locked it: the release is then a write, as in appendix A of the paper.
func (x *explorer) held(t int32) (v int32, word event.Bits, ok bool) {
	l := x.threads[t].label
	if l.Op != event.OpMutexUnlock {
		return 0, word, false
	}
	vars := x.access(t)
	if len(vars) != 1 {
		return 0, word, false
	}
	v = vars[0]
	for e := x.threads[t].last; e >= 0; e = x.accesses[e].prev {
		if ev := &x.problem.Events[e]; ev.Var == v && ev.Kind.Writes() {
			word = x.accesses[e].stored
			_, written := l.Store(l.Read(word), 0)
			return v, word, written
		}
	}
	return 0, word, false
}

// create starts a thread.
func (x *explorer) create(t, u int32) {
	child := x.threads[t].state.Child()
	for int(u) >= len(x.threads) {
		x.threads = append(x.threads, thread{})
	}
	x.problem.Threads = len(x.threads)
	x.threads[u] = thread{creator: t, last: none, block: none, status: running, reason: event.NotBlocked}
	x.learn(u, t)
	x.threads[t].loudly = true
	x.enter(u, child)
}

// enter moves a thread to its next State.
func (x *explorer) enter(t int32, s event.State) {
	th := &x.threads[t]
	th.state, th.label = s, s.Label()
	th.part, th.word = 0, event.Bits{}
	if th.whole && !th.section {
		th.block = none
	}
	th.whole = false
	switch l := th.label; l.Kind {
	case event.Exit:
		th.status = ended
	case event.Error, event.Unsupported:
		x.fail(t, l.Fault)
	case event.Block:
		th.status, th.reason = stuck, l.Reason
	default:
		if s.Loops() {
			x.spin(t)
		}
	}
}

// maxSpin bounds the accesses of one round of a spin loop that is recognised.
const maxSpin = 1000

// spin stops a thread that came back, without a change of memory, to where it was;
// see memmodel, which does the same with steps.
func (x *explorer) spin(t int32) {
	th := &x.threads[t]
	core := th.state.Core()
	for e, n := th.last, 0; e >= 0 && n < maxSpin && !th.loudly; e, n = x.accesses[e].prev, n+1 {
		a := &x.accesses[e]
		if !a.silent || th.section && (th.block < 0 || e < x.problem.Blocks[th.block][0]) {
			return
		}
		if (!a.section || th.section) && a.state.Core() == core {
			th.status, th.reason = stuck, event.BlockAwait
			return
		}
	}
}

// fail stops a thread at a fault. It returns false.
func (x *explorer) fail(t int32, f *event.Fault) bool {
	th := &x.threads[t]
	th.status, th.fault = faulted, f
	x.faults = append(x.faults, t)
	return false
}

func unsupported(what string) *event.Fault { return &event.Fault{Message: what} }
