package explore

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// op is a step that was, or will be, taken from some node: a thread, which of
// its alternatives, and what it accesses there. Sleep sets and wakeup trees
// hold ops.
type op struct {
	thread event.ThreadID
	mask   uint8
	write  bool
	// wrap says that the alternatives before choice are still to be explored.
	wrap bool
	// varies says that it is an atomic section with alternatives, each of which
	// may access other locations.
	varies bool
	loc    event.Loc
	choice uint64
	many   []memmodel.Access // all accesses, if there is more than one
}

// opOf describes step i of a machine.
func opOf(m *memmodel.Machine, i int) op {
	s := &m.Steps()[i]
	o := op{thread: s.Thread, choice: s.Choice, loc: event.NoLoc}
	o.varies = s.Label.Kind == event.AtomicBegin && (s.Choice > 0 || s.Next >= 0)
	switch accesses := m.Accesses(i); len(accesses) {
	case 0:
	case 1:
		o.loc, o.mask, o.write = accesses[0].Loc, accesses[0].Mask, accesses[0].Write
	default:
		o.many = append(o.many, accesses...)
	}
	return o
}

// conflicts reports whether the op and an access are dependent.
func (o *op) conflicts(a *memmodel.Access) bool {
	if o.many == nil {
		return o.loc == a.Loc && o.mask&a.Mask != 0 && (o.write || a.Write)
	}
	for i := range o.many {
		b := &o.many[i]
		if b.Loc == a.Loc && b.Mask&a.Mask != 0 && (b.Write || a.Write) {
			return true
		}
	}
	return false
}

// conflictsAny reports whether the op and a step with these accesses are
// dependent.
func (o *op) conflictsAny(accesses []memmodel.Access) bool {
	for i := range accesses {
		if o.conflicts(&accesses[i]) {
			return true
		}
	}
	return false
}

// dependent reports whether two ops of different threads are dependent.
func (o *op) dependent(p *op) bool {
	if p.many != nil {
		return o.conflictsAny(p.many)
	}
	return p.loc != event.NoLoc && o.conflicts(&memmodel.Access{Loc: p.loc, Mask: p.mask, Write: p.write})
}
