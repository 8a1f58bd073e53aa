package dpor

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// This file is about loads that read a store of their own thread, in wakeup
// sequences under TSO and PSO. Whether such a load finds the store in the buffer
// or, after its update, in memory makes no difference to the chronological trace;
// but only behind the update the load is in conflict with updates of other
// threads. So what a load accesses depends on its place in the sequence.

// ownRead says that a load reads bytes from a store of its own thread.
type ownRead struct {
	bytes  uint8
	store  int32 // step of the store
	update int32 // step of its update, -1 if it was not updated
}

// buffers reports whether step k is a load that may read its thread's buffer.
func (d *search) buffers(k int32) bool {
	s := &d.m.Steps()[k]
	return d.buffered() && !s.Update && s.Label.Kind == event.Load
}

// ownReads returns what a load reads from stores of its own thread that were not
// updated before e, and the bytes that it reads in memory from elsewhere.
func (q *sequence) ownReads(d *search, k int32) (own []ownRead, others uint8) {
	for _, f := range d.m.Forwards(int(k)) {
		own = append(own, ownRead{f.Mask, f.Store, d.m.UpdateOf(f.Store)})
	}
	a := q.word(d, k)
	if a == nil {
		return own, 0
	}
	others = a.Mask
	rest := a.Mask
	for p := a.Prev; p >= 0 && rest != 0; {
		b := d.m.Access(p)
		if b.Write && b.Step < q.race.first {
			break
		}
		if b.Write && b.Mask&rest != 0 {
			if s := &d.m.Steps()[b.Step]; s.Update && s.Thread == d.m.Steps()[k].Thread {
				own = append(own, ownRead{b.Mask & rest, s.Store, b.Step})
				others &^= b.Mask & rest
			}
			rest &^= b.Mask
		}
		p = b.Prev
	}
	return own, others
}

// word returns the access of a load to its word, nil if it has none because it
// was forwarded all bytes.
func (q *sequence) word(d *search, k int32) *memmodel.Access {
	accesses := d.m.Accesses(int(k))
	if n := len(accesses); n > 0 && accesses[n-1].Loc >= 0 {
		return &accesses[n-1]
	}
	return nil
}

// front returns what a load accesses, if only the steps that are no longer
// elements of the sequence have come before it.
func (q *sequence) front(d *search, k int32) []memmodel.Access {
	own, mask := q.ownReads(d, k)
	if len(own) == 0 {
		return d.m.Accesses(int(k))
	}
	for _, r := range own {
		if r.update >= 0 && !q.ahead(d, r.update) {
			mask |= r.bytes
		}
	}
	return q.withWord(d, k, mask)
}

// place makes o what a load does at its place in the sequence.
func (q *sequence) place(d *search, o *op, k int32) {
	own, mask := q.ownReads(d, k)
	if len(own) == 0 {
		return
	}
	o.forwarded, o.parts = 0, nil
	for _, r := range own {
		if r.update >= 0 && (!q.ahead(d, r.update) || r.update < k && q.element(r.update)) {
			mask |= r.bytes
			continue
		}
		o.forward(d.m.Steps()[r.store].Pos, r.bytes)
	}
	o.loc, o.mask, o.many = d.m.Steps()[k].Label.Loc, mask, nil
	if accesses := q.withWord(d, k, mask); len(accesses) > 1 {
		o.many = accesses
	}
}

// withWord returns the accesses of a load with another mask of bytes that it
// reads in memory.
func (q *sequence) withWord(d *search, k int32, mask uint8) []memmodel.Access {
	accesses := slices.Clone(d.m.Accesses(int(k)))
	if q.word(d, k) != nil {
		accesses[len(accesses)-1].Mask = mask
	} else {
		accesses = append(accesses, memmodel.Access{Loc: d.m.Steps()[k].Label.Loc, Mask: mask})
	}
	return accesses
}

// ahead reports whether a step after e is still to come where the sequence
// begins: it is an element, or it does not occur without e.
func (q *sequence) ahead(d *search, step int32) bool {
	return step != q.race.second && q.race.prevents(d.trace, step) || q.element(step)
}

// element reports whether a step is an element of the sequence.
func (q *sequence) element(step int32) bool {
	if step == q.race.second {
		step = reversed
	}
	return slices.Contains(q.steps, step)
}
