package rvf

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/vsc"
)

// The lifetime of an object is a cell, which its end and further allocations write. As long as these
// are ordered with all accesses by program order, nobody has to read it. If they are not, the
// object is contended: the exploration starts over, every access reads the cell
// first, in one step with the access, and so does the end.

// lifetime returns the cell of the lifetime of an object.
func (x *explorer) lifetime(o event.Obj) int32 {
	v := x.memory.Lifetime(o)
	x.addCells()
	return v
}

// contend makes the exploration start over with an object that is contended.
func (x *explorer) contend(o event.Obj) { x.startOver(x.memory.Contend(o)) }

// contended reports whether the next operation of a thread, an access or the end of an object, reads the lifetime of the object.
func (x *explorer) contended(l *event.Label) bool {
	if l.Accesses() {
		return x.operation(l).Life
	}
	return x.memory.Contended(l.Object)
}

// ended reports whether the lifetime of an object that is not contended has ended
// before what t does next.
func (x *explorer) ended(t int32, o event.Obj) bool {
	v, ok := x.memory.LifeOf(o)
	if !ok {
		return false
	}
	over := false
	for _, w := range x.writes[v] {
		if x.accesses[w].pos >= x.known(t, x.problem.Events[w].Thread) {
			x.contend(o)
		}
		over = x.accesses[w].stored.Value == cells.Gone
	}
	return over
}

// dead reports whether the lifetime of a contended object has ended, so that nobody waits for it.
func (x *explorer) dead(o event.Obj) bool {
	v, ok := x.memory.LifeOf(o)
	if !ok || !x.memory.Contended(o) || len(x.writes[v]) == 0 {
		return false
	}
	last := x.writes[v][len(x.writes[v])-1]
	return x.accesses[last].stored.Value == cells.Gone
}

// operands returns the cells that the next operation of a thread accesses, until the
// next call: that of a lifetime first, if it is read.
func (x *explorer) operands(t int32) (vars []int32, life bool) {
	l := x.threads[t].label
	if l.Kind == event.Free {
		x.buffer = append(x.buffer[:0], x.lifetime(l.Object))
		return x.buffer, true
	}
	op := x.operation(l)
	if !op.Life {
		return op.Cells, false
	}
	x.buffer = append(append(x.buffer[:0], x.lifetime(l.Object)), op.Cells...)
	return x.buffer, true
}

// single reports whether the next operation of a thread accesses one cell.
func (x *explorer) single(t int32) bool {
	vars, _ := x.operands(t)
	return len(vars) == 1
}

// reads reports whether a thread comes to a read.
func (x *explorer) reads(t int32) bool {
	th := &x.threads[t]
	return th.status == memmodel.Running && (th.label.Reads() || (th.label.Kind == event.Store || th.label.Kind == event.Free) && x.contended(th.label))
}

// access returns the cells of data that a thread is about to access. If that is an
// error, or the exploration has to start over, there are none.
func (x *explorer) access(t int32) (vars []int32) {
	l := x.threads[t].label
	op := x.operation(l)
	if vars = op.Cells; len(vars) > 1 && l.Sync != event.SyncNone {
		x.fail(t, memmodel.Unsupported("engine rvf: a pthreads object whose bytes are accessed with different sizes"))
		return nil
	}
	if l.Object != event.NoObj && !op.Life && x.ended(t, l.Object) {
		x.fail(t, memmodel.Dead(x.prog, l))
		return nil
	}
	return vars
}

// free ends the lifetime of an object that is not contended.
func (x *explorer) free(t int32, valid *bool) (value uint64, ok bool) {
	th, o := &x.threads[t], x.threads[t].label.Object
	if x.memory.Contended(o) {
		return 0, false
	}
	if !x.ended(t, o) {
		for e := range x.accesses {
			if a := &x.accesses[e]; a.label.Object == o && a.pos >= x.known(t, x.problem.Events[e].Thread) {
				x.contend(o)
			}
		}
		x.write(t, x.lifetime(o), event.Defined(cells.Gone), valid)
		value = 1
	}
	th.freed = append(slices.Clip(th.freed), value)
	return value, x.ending == Exhausted
}

// readLife appends the read of a lifetime that an operation on a contended object
// begins with. If it ends there, or is a write, the thread goes on.
func (x *explorer) readLife(t, v int32, g group) {
	th := &x.threads[t]
	l, alive := th.label, g.value.Value == cells.Living
	if l.Kind == event.Free {
		kind, value := vsc.Read, memmodel.Freed(alive)
		if alive {
			kind = vsc.RMW
		}
		x.add(t, v, kind, g.writes, access{stored: event.Defined(cells.Gone), value: value})
		th.freed = append(slices.Clip(th.freed), value.Value)
		x.enter(t, th.state.Next(value.Value), false)
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
		x.add(t, v, vsc.Write, nil, access{stored: memmodel.Stored(l).And(x.memory.Cells[v].Bits)})
		th.part++
	}
	x.enter(t, th.state.Next(0), false)
}

// allocate starts the lifetime of an object. If it has lived before, its memory
// is what it was at first. It reports whether the thread goes on.
func (x *explorer) allocate(t int32, valid *bool) bool {
	o := x.threads[t].label.Object
	x.memory.Place(x.threads[t].label)
	life, ok := x.memory.LifeOf(o)
	if !ok || len(x.writes[life]) == 0 {
		return true
	}
	if x.memory.Contended(o) {
		return x.fail(t, memmodel.Unsupported("engine rvf: an object that is allocated once more while its accesses race with its end"))
	}
	x.ended(t, o)
	var written []int32
	for e := range x.accesses {
		if a, ev := &x.accesses[e], &x.problem.Events[e]; a.label.Object == o && ev.Kind.Writes() && ev.Var != life && !slices.Contains(written, ev.Var) {
			written = append(written, ev.Var)
		}
	}
	for _, v := range append(written, life) {
		x.write(t, v, x.memory.Cells[v].Init, valid)
		x.accesses[len(x.accesses)-1].allocs = true
	}
	return true
}
