package rvf

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/vsc"
)

// The lifetime of an object is a variable, which its end and further allocations write. As long as these
// are ordered with all accesses by program order, nobody has to read it. If they are not, the
// object is contended: the exploration starts over, every access reads the variable
// first, in one step with the access, and so does the end.

// Values of the variable.
const (
	living = 1
	gone   = 2
)

// lifetime returns the variable of the lifetime of an object.
func (x *explorer) lifetime(o event.Obj) int32 {
	v, ok := x.lives[o]
	if !ok {
		v = int32(len(x.vars))
		x.vars = append(x.vars, variable{init: event.Defined(living)})
		x.lives[o] = v
		x.problem.Vars = len(x.vars)
	}
	return v
}

// contend makes the exploration start over with an object that is contended.
func (x *explorer) contend(o event.Obj) {
	x.contended[o] = true
	x.ending = restart
}

// ended reports whether the lifetime of an object that is not contended has ended
// before what t does next.
func (x *explorer) ended(t int32, o event.Obj) bool {
	v, ok := x.lives[o]
	if !ok {
		return false
	}
	over := false
	for _, w := range x.vars[v].writes {
		if x.accesses[w].pos >= x.known(t, x.problem.Events[w].Thread) {
			x.contend(o)
		}
		over = x.accesses[w].stored.Value == gone
	}
	return over
}

// dead reports whether the lifetime of a contended object has ended, so that nobody waits for it.
func (x *explorer) dead(o event.Obj) bool {
	v, ok := x.lives[o]
	if !ok || !x.contended[o] || len(x.vars[v].writes) == 0 {
		return false
	}
	last := x.vars[v].writes[len(x.vars[v].writes)-1]
	return x.accesses[last].stored.Value == gone
}

// operands returns the variables that the next operation of a thread accesses, until the
// next call: that of a lifetime first, if it is read.
func (x *explorer) operands(t int32) (vars []int32, life bool) {
	l := x.threads[t].label
	if life = x.contended[l.Object]; !life {
		return x.variables(l), false
	}
	x.buffer = append(x.buffer[:0], x.lifetime(l.Object))
	if l.Kind != event.Free {
		x.buffer = append(x.buffer, x.variables(l)...)
	}
	return x.buffer, true
}

// single reports whether the next operation of a thread accesses one variable.
func (x *explorer) single(t int32) bool {
	vars, _ := x.operands(t)
	return len(vars) == 1
}

// reads reports whether a thread comes to a read.
func (x *explorer) reads(t int32) bool {
	th := &x.threads[t]
	return th.status == memmodel.Running && (th.label.Reads() || (th.label.Kind == event.Store || th.label.Kind == event.Free) && x.contended[th.label.Object])
}

// access returns the bytes, as variables, that a thread is about to access. If that is an
// error, or the exploration has to start over, there are none.
func (x *explorer) access(t int32) (vars []int32) {
	l := x.threads[t].label
	if vars = x.variables(l); len(vars) > 1 && l.Sync != event.SyncNone {
		x.fail(t, memmodel.Unsupported("engine rvf: a pthreads object whose bytes are accessed with different sizes"))
		return nil
	}
	if l.Object != event.NoObj && !x.contended[l.Object] && x.ended(t, l.Object) {
		x.fail(t, memmodel.Dead(x.prog, l))
		return nil
	}
	return vars
}

// free ends the lifetime of an object that is not contended.
func (x *explorer) free(t int32, valid *bool) (value uint64, ok bool) {
	th, o := &x.threads[t], x.threads[t].label.Object
	if x.contended[o] {
		return 0, false
	}
	if !x.ended(t, o) {
		for e := range x.accesses {
			if a := &x.accesses[e]; a.label.Object == o && a.pos >= x.known(t, x.problem.Events[e].Thread) {
				x.contend(o)
			}
		}
		x.write(t, x.lifetime(o), event.Defined(gone), valid)
		value = 1
	}
	th.freed = append(slices.Clip(th.freed), value)
	return value, x.ending == Exhausted
}

// readLife appends the read of a lifetime that an operation on a contended object
// begins with. If it ends there, or is a write, the thread goes on.
func (x *explorer) readLife(t, v int32, g group) {
	th := &x.threads[t]
	l, alive := th.label, g.value.Value == living
	if l.Kind == event.Free {
		kind, value := vsc.Read, uint64(0)
		if alive {
			kind, value = vsc.RMW, 1
		}
		x.add(t, v, kind, g.writes, access{stored: event.Defined(gone), value: event.Defined(value)})
		th.freed = append(slices.Clip(th.freed), value)
		x.enter(t, th.state.Next(value), false)
		return
	}
	vars, _ := x.operands(t)
	vars = slices.Clone(vars[1:])
	th.whole = true
	x.add(t, v, vsc.Read, g.writes, access{})
	th.part++
	if !alive {
		x.fail(t, memmodel.Dead(x.prog, l))
		return
	}
	if l.Kind != event.Store {
		return
	}
	for _, v := range vars {
		x.add(t, v, vsc.Write, nil, access{stored: l.Write(event.Bits{}, l.Operand()).And(event.WordMask(x.vars[v].mask))})
		th.part++
	}
	x.enter(t, th.state.Next(0), false)
}

// allocate starts the lifetime of an object. If it has lived before, its memory
// is what it was at first. It reports whether the thread goes on.
func (x *explorer) allocate(t int32, valid *bool) bool {
	o := x.threads[t].label.Object
	life, ok := x.lives[o]
	if !ok || len(x.vars[life].writes) == 0 {
		return true
	}
	if x.contended[o] {
		return x.fail(t, memmodel.Unsupported("engine rvf: an object that is allocated once more while its accesses race with its end"))
	}
	x.ended(t, o)
	var cells []int32
	for e := range x.accesses {
		if a, ev := &x.accesses[e], &x.problem.Events[e]; a.label.Object == o && ev.Kind.Writes() && ev.Var != life && !slices.Contains(cells, ev.Var) {
			cells = append(cells, ev.Var)
		}
	}
	for _, v := range append(cells, life) {
		x.write(t, v, x.vars[v].init, valid)
		x.accesses[len(x.accesses)-1].allocs = true
	}
	return true
}
