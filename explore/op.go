package explore

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// op is a step that was, or will be, taken from some node: a thread, which of
// its alternatives, and what it accesses there. Sleep sets hold ops.
type op struct {
	thread event.ThreadID
	mask   uint8
	write  bool
	// all says that the node explores every alternative of the thread.
	all bool
	// unknown says that the accesses are not known.
	unknown bool
	loc     event.Loc
	choice  uint64
	many    []memmodel.Access // all accesses, if there is more than one
}

// opOf describes step i of a machine.
func opOf(m *memmodel.Machine, i int, all bool) op {
	s := &m.Steps()[i]
	o := op{thread: s.Thread, choice: s.Choice, all: all, loc: event.NoLoc}
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

// each calls f for each access of the op until it returns false, and
// reports whether it never did.
func (o *op) each(f func(loc event.Loc, mask uint8, write bool) bool) bool {
	if o.many == nil {
		return o.loc == event.NoLoc || f(o.loc, o.mask, o.write)
	}
	for i := range o.many {
		if !f(o.many[i].Loc, o.many[i].Mask, o.many[i].Write) {
			return false
		}
	}
	return true
}
