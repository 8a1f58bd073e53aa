package rvf

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/vsc"
)

// extend lets all threads go on as far as they can without a read: line 1 of
// Algorithm 2. New writes come last in the witness, where nobody reads them, so that it remains one. The exception is an atomic section
// that goes on after accesses of others have followed in the witness: no access of another thread may come in between. Then extend
// returns false, and the caller has to look for another witness.
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

// proceed lets a thread go on as far as it can without a read.
func (x *explorer) proceed(t int32, valid *bool) (moved bool) {
	for x.advance(t, valid) {
		moved = true
		if x.steps++; x.steps > x.opts.MaxEvents {
			x.ending = TooLong
			return false
		}
	}
	return moved
}

// advance performs the next operation of a thread if it is no read.
func (x *explorer) advance(t int32, valid *bool) bool {
	th := &x.threads[t]
	if th.status != memmodel.Running {
		return false
	}
	l := th.label
	var value event.Bits
	if th.section {
		if f := memmodel.RefusedInSection(l); f != nil {
			return x.fail(t, f)
		}
	}
	switch l.Kind {
	case event.Store:
		vars := x.access(t)
		if vars == nil || x.contended(l) {
			return false
		}
		x.writeAll(t, vars, memmodel.Stored(l), value, valid)
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
		x.create(t, int32(l.Thread))
	case event.Join:
		u := int(l.Thread)
		if u >= len(x.threads) || !x.threads[u].over() {
			return false
		}
		value = memmodel.Joined(x.threads[u].status, x.threads[u].label)
		x.learn(t, int32(u))
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
		th.section, th.block, th.ways = true, none, 1
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
	x.enter(t, event.Next(x.threads[t].state, value), memmodel.Silent(l))
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

// writeAll appends the writes of an operation, which has returned value. Of several, the
// first begins a block, unless there is one.
func (x *explorer) writeAll(t int32, vars []int32, word, value event.Bits, valid *bool) {
	th := &x.threads[t]
	if len(vars) > 1 {
		th.whole = true
	}
	for _, v := range vars {
		x.write(t, v, word.And(x.memory.Cells[v].Bits), valid)
		x.accesses[len(x.accesses)-1].value = value
		x.threads[t].part++
	}
}

// create starts a thread.
func (x *explorer) create(t, u int32) {
	child := x.threads[t].state.Child()
	for int(u) >= len(x.threads) {
		x.threads = append(x.threads, thread{})
	}
	x.problem.Threads = len(x.threads)
	x.threads[u] = thread{creator: t, last: none, block: none, status: memmodel.Running, reason: event.NotBlocked}
	x.learn(u, t)
	x.enter(u, child, false)
}

// enter moves a thread to its next State. silent says that the operation has left memory as it was.
func (x *explorer) enter(t int32, s event.State, silent bool) {
	th := &x.threads[t]
	th.passed(silent)
	th.state, th.label = s, s.Label()
	th.part, th.word = 0, event.Bits{}
	if th.whole && !th.section {
		th.block = none
	}
	th.whole = false
	switch th.status, th.reason = memmodel.Arrive(th.label); th.status {
	case memmodel.Faulted:
		x.fail(t, th.label.Fault)
	case memmodel.Running:
		if s.Loops() && th.trail.Has(s.Core()) {
			th.status, th.reason = memmodel.Stuck, event.BlockAwait // in a spin loop
		}
	}
}

// passed notes the operation that a thread has just done. Within an atomic section only what it has done there
// counts; the section as a whole is silent if all of its operations are.
func (th *thread) passed(silent bool) {
	if !silent {
		th.trail, th.outside = nil, nil
		return
	}
	th.trail = th.trail.Then(th.state.Core())
	switch th.label.Kind {
	case event.AtomicBegin:
		th.trail, th.outside = nil, th.trail
	case event.AtomicEnd:
		th.trail = th.outside
	}
}

// fail stops a thread at a fault. It returns false.
func (x *explorer) fail(t int32, f *event.Fault) bool {
	th := &x.threads[t]
	th.status, th.fault = memmodel.Faulted, f
	x.faults = append(x.faults, t)
	return false
}
