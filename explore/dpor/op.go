package dpor

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// op is a step that was, or will be, taken from some node: a process, which of
// its alternatives, and what it accesses there. Sleep sets and wakeup trees
// hold ops.
type op struct {
	proc   memmodel.Proc
	thread event.ThreadID // of proc
	mask   uint8
	write  bool
	update bool // proc is an auxiliary process
	// forwarded are the bytes that a load reads from its thread's buffer. When
	// the store they come from is updated, it reads them from memory.
	forwarded uint8
	loc       event.Loc
	// store is a store of the thread, by its position there: the one that a load reads from the buffer, or that an update takes to memory. If a load reads
	// from more than one, it is several, and parts has them.
	store  int32
	parts  []forwarded
	choice uint64
	many   []memmodel.Access // all accesses, if there is more than one or if the word is forwarded and the lifetime of its object is not
}

const several = -1

// forwarded is the bytes that a load reads from one store in its thread's buffer.
type forwarded struct {
	store int32 // its position in the thread
	mask  uint8
}

// opOf describes step i of a machine.
func opOf(m *memmodel.Machine, i int) op {
	s := &m.Steps()[i]
	o := op{proc: s.Proc, thread: s.Thread, update: s.Update, choice: s.Choice, loc: event.NoLoc}
	switch accesses := m.Accesses(i); {
	case len(accesses) == 0:
	case len(accesses) == 1 && (accesses[0].Loc >= 0 || len(m.Forwards(i)) == 0):
		o.loc, o.mask, o.write = accesses[0].Loc, accesses[0].Mask, accesses[0].Write
	default:
		o.many = append(o.many, accesses...)
	}
	if s.Update {
		o.store = m.Steps()[s.Store].Pos
	}
	for _, f := range m.Forwards(i) {
		o.loc = f.Loc
		o.forward(m.Steps()[f.Store].Pos, f.Mask)
	}
	return o
}

// forward adds bytes that a load reads from a store in its thread's buffer.
func (o *op) forward(store int32, mask uint8) {
	switch {
	case o.forwarded == 0 || o.store == store:
		o.store = store
	case o.store != several:
		o.parts = []forwarded{{o.store, o.forwarded}, {store, mask}}
		o.store = several
	default:
		o.parts = append(slices.Clip(o.parts), forwarded{store, mask})
	}
	o.forwarded |= mask
}

// forwardedBy returns the bytes that a load reads from a store.
func (o *op) forwardedBy(store int32) (mask uint8) {
	if o.store == store {
		return o.forwarded
	}
	for _, p := range o.parts {
		if p.store == store {
			mask |= p.mask
		}
	}
	return mask
}

// conflicts reports whether the op and an access by another thread are
// dependent.
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

// writes reports whether the op writes to a location.
func (o *op) writes(l event.Loc) bool {
	if o.many == nil {
		return o.write && o.loc == l
	}
	for i := range o.many {
		if o.many[i].Write && o.many[i].Loc == l {
			return true
		}
	}
	return false
}

// meets tells what becomes of the op when another step, described by thread,
// accesses and whether it is the update of a store, is taken before it: whether
// the two are dependent, and if they are not, the op may change where it reads.
func (o *op) meets(thread event.ThreadID, update bool, store int32, accesses []memmodel.Access) (dependent bool) {
	if thread == o.thread {
		if update && o.forwarded != 0 {
			o.expose(o.forwardedBy(store) & o.forwarded)
		}
		return false
	}
	for i := range accesses {
		if o.conflicts(&accesses[i]) {
			return true
		}
	}
	return false
}

// expose lets a load read bytes from memory that its thread's update has taken there.
func (o *op) expose(mask uint8) {
	switch {
	case mask == 0:
		return
	case o.many != nil:
		o.many = append(o.many[:len(o.many):len(o.many)], memmodel.Access{Loc: o.loc, Mask: mask})
	default:
		o.mask |= mask
	}
	o.forwarded &^= mask
}

// accesses returns what the op accesses; single is scratch space.
func (o *op) accesses(single *[1]memmodel.Access) []memmodel.Access {
	switch {
	case o.many != nil:
		return o.many
	case o.mask == 0:
		return nil
	}
	single[0] = memmodel.Access{Loc: o.loc, Mask: o.mask, Write: o.write}
	return single[:]
}
