package explore

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// sequence is the wakeup sequence v = notdep(e, E).proc(e') of a race (e, e'):
// the steps after e that do not happen after it, followed by the later step of
// the race. e' stands where it stood in E rather than at the end: an equivalent
// sequence, of which a prefix is often enough. Only an atomic section, which
// without e may access other locations, stands at the end.
type sequence struct {
	race  *race
	steps []int32 // steps of the trace, and reversed for e'
	last  op      // e', as it is without e
	// section says that e' is an atomic section, whose accesses may depend on the
	// alternative.
	section bool
}

// reversed stands for e' in a sequence.
const reversed = -1

// set makes q the sequence of a race over the steps before end.
func (q *sequence) set(d *dpor, r *race, end int32) {
	q.race, q.steps = r, q.steps[:0]
	q.section = r.second != pending && d.m.Steps()[r.second].Label.Kind == event.AtomicBegin
	atEnd := r.second == pending || q.section
	for k := r.first + 1; k < end; k++ {
		if k == r.second && !atEnd {
			q.steps = append(q.steps, reversed)
		} else if !d.trace.before(r.first, k) {
			q.steps = append(q.steps, k)
		}
	}
	if atEnd {
		q.steps = append(q.steps, reversed)
	}
	q.last = q.withoutFirst(d)
}

// op describes an element of the sequence.
func (q *sequence) op(d *dpor, k int32) op {
	if k == reversed {
		return q.last
	}
	o := opOf(d.m, int(k))
	o.wrap = o.choice > 0
	return o
}

// thread returns the thread of an element.
func (q *sequence) thread(d *dpor, k int32) event.ThreadID {
	if k == reversed {
		return q.last.thread
	}
	return d.m.Steps()[k].Thread
}

// conflict reports whether an op and an element of another thread are dependent.
func (q *sequence) conflict(d *dpor, o *op, k int32) bool {
	if k == reversed {
		return o.dependent(&q.last)
	}
	return o.conflictsAny(d.m.Accesses(int(k)))
}

// find returns the index of the first element of a thread, -1 for none.
func (q *sequence) find(d *dpor, t event.ThreadID) int {
	for i, k := range q.steps {
		if q.thread(d, k) == t {
			return i
		}
	}
	return -1
}

// weakInitial reports whether o is in WI(v), that is: whether o can be the first
// step of an execution equivalent to v followed by something. at is its index
// in the sequence, or -1 if it is independent of the whole sequence.
func (q *sequence) weakInitial(d *dpor, o *op) (at int, ok bool) {
	at = q.find(d, o.thread)
	if at >= 0 {
		return at, q.initial(d, o, at)
	}
	for _, k := range q.steps {
		if q.conflict(d, o, k) {
			return at, false
		}
	}
	return at, true
}

// initial reports whether the element at index i, the first of its thread, is o
// and depends on no element before it.
func (q *sequence) initial(d *dpor, o *op, i int) bool {
	f := q.steps[i]
	if f == reversed {
		if q.section && q.last.choice != o.choice {
			return false
		}
		// What o does as the first step it does behind independent steps, too.
		for _, k := range q.steps[:i] {
			if q.conflict(d, o, k) {
				return false
			}
		}
		return true
	}
	if d.m.Steps()[f].Choice != o.choice {
		return false
	}
	for _, k := range q.steps[:i] {
		// e', moved to its place in E, precedes only what is independent of it.
		if k != reversed && d.trace.before(k, f) {
			return false
		}
	}
	return true
}

// remove takes out an element.
func (q *sequence) remove(i int) { q.steps = append(q.steps[:i], q.steps[i+1:]...) }

// withoutFirst describes e' as it is when e, and all that happens after it, has
// not occurred.
func (q *sequence) withoutFirst(d *dpor) op {
	r := q.race
	o := op{thread: r.thread, loc: event.NoLoc}
	l, newest := d.m.Label(r.thread), int32(-1)
	if r.second == pending {
		newest = d.m.Newest(l.Loc)
	} else {
		accesses := d.m.Accesses(int(r.second))
		l = d.m.Steps()[r.second].Label
		switch {
		case l.Kind == event.AtomicBegin:
			return q.execute(d)
		case len(accesses) != 1 || !l.Accesses():
			o.many = append(o.many, accesses...)
			return o
		}
		newest = accesses[0].Prev
	}
	o.loc, o.mask = l.Loc, l.Mask
	switch l.Kind {
	case event.Store:
		o.write = true
	case event.RMW:
		_, o.write = l.Apply(l.Extract(d.trace.without(r.first, l, newest)), 0)
	}
	return o
}

// execute describes the atomic section at the end of the sequence by executing
// the sequence. The machine is then brought back to where it is.
func (q *sequence) execute(d *dpor) op {
	steps := append([]memmodel.Step{}, d.m.Steps()...)
	for range steps[q.race.first:] {
		d.m.Undo()
	}
	for _, k := range q.steps[:len(q.steps)-1] {
		d.m.Exec(steps[k].Thread, steps[k].Choice)
	}
	q.alternative(d, steps[q.race.second].Choice)
	o := opOf(d.m, len(d.m.Steps())-1)
	o.wrap = o.choice > 0
	for range q.steps {
		d.m.Undo()
	}
	for i := range steps[q.race.first:] {
		s := &steps[int(q.race.first)+i]
		d.m.Exec(s.Thread, s.Choice)
	}
	return o
}

// alternative executes the atomic section that ends the sequence with the choice
// that it took in E or, if it does not have that choice now, with the first one.
func (q *sequence) alternative(d *dpor, choice uint64) {
	for next := int64(0); next >= 0; {
		s := d.m.Exec(q.race.thread, uint64(next))
		if s.Choice == choice {
			return
		}
		next = int64(s.Next)
		d.m.Undo()
	}
	d.m.Exec(q.race.thread, 0)
}
