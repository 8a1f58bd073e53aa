package dpor

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// sequence is the wakeup sequence v = notdep(e, E).proc(e') of a race (e, e'):
// the steps after e that do not happen after it, followed by the later step of
// the race. e' stands where it stood in E rather than at the end: an equivalent
// sequence, of which a prefix is often enough. Only where e' may be dependent
// with more steps when e has not occurred does it stand at the end: an atomic
// section, which may access other locations; a compare-exchange or the like that
// failed in E and now writes; an operation that did not occur in E; and one on an object
// that lived in E and now does not, or the other way round: an access that fails touches nothing but the lifetime.
type sequence struct {
	race  *race
	steps []int32 // steps of the trace, and reversed for e'
	last  op      // e', as it is without e
	next  int64   // the alternative of e' after that of last, -1 if it is the last one or not known
	atEnd bool    // e' stands at the end
}

// reversed stands for e' in a sequence.
const reversed = -1

// each makes q the wakeup sequence of a race, over the steps before end, and calls f. Where only execution tells what e' does without e, e' may have other alternatives
// there than in E. Then f is called for each of them that depends on e: the one of E may be asleep while others are not.
func (q *sequence) each(d *search, r *race, end int32, f func()) {
	q.set(d, r, end)
	first, several := q.last.choice, !r.alternative() && (q.next >= 0 || q.last.choice > 0)
	f()
	if !several {
		return
	}
	for choice := int64(0); choice >= 0; choice = q.next {
		q.set(d, r, end)
		if q.last = q.execute(d, uint64(choice)); q.last.choice != first && (q.conflicts(d, r.first) || q.conflicts(d, r.beside)) {
			f()
		}
	}
}

// conflicts reports whether e', as it is in the sequence, depends on a step of the race that it now comes before.
func (q *sequence) conflicts(d *search, step int32) bool {
	s, store := &d.m.Steps()[step], int32(0)
	if s.Update {
		store = d.m.Steps()[s.Store].Pos
	}
	return q.last.meets(s.Thread, s.Update, store, d.m.Accesses(int(step)))
}

// set makes q the sequence of a race over the steps before end.
func (q *sequence) set(d *search, r *race, end int32) {
	q.race, q.steps, q.next = r, q.steps[:0], -1
	run := q.mustRun(d)
	if !run {
		q.last = q.withoutFirst(d)
	}
	q.atEnd = run || r.second == pending || q.writesNow(d)
	if r.alternative() && !q.atEnd {
		q.last.choice = q.choice(d)
		q.steps = append(q.steps, reversed)
	}
	for k := r.first + 1; k < end; k++ {
		if k == r.second && !q.atEnd {
			q.steps = append(q.steps, reversed)
		} else if !r.prevents(d.trace, k) {
			q.steps = append(q.steps, k)
		}
	}
	if q.atEnd {
		q.steps = append(q.steps, reversed)
	}
	switch {
	case run:
		q.last = q.execute(d, q.choice(d))
	case r.second != pending && d.buffers(r.second):
		q.place(d, &q.last, r.second)
	}
}

// varies reports whether e' may be dependent with more steps when e has not occurred: then e' will stand at the end of the sequence.
func (q *sequence) varies(d *search, r *race) bool {
	q.race = r
	if q.mustRun(d) {
		return true
	}
	q.last = q.withoutFirst(d)
	return q.writesNow(d)
}

// initially returns an initial of the sequence. Of several, one is taken with which little is explored twice: the first element that happens before e' or, if none does,
// e' itself.
func (q *sequence) initially(d *search) int32 {
	before := q.steps[:len(q.steps)-1]
	if !q.atEnd || q.race.second == pending {
		return q.steps[0]
	}
	for _, k := range before {
		if d.trace.Before(k, q.race.second) {
			return k
		}
	}
	if q.dependsOn(d, q.last, before) < 0 {
		return reversed
	}
	return q.steps[0]
}

// writesNow reports whether e', which only read in E, writes when e has not
// occurred.
func (q *sequence) writesNow(d *search) bool {
	accesses := d.m.Accesses(int(q.race.second))
	if len(accesses) == 0 || accesses[len(accesses)-1].Write {
		return false
	}
	return q.last.write || len(q.last.many) > 0 && q.last.many[len(q.last.many)-1].Write
}

// op describes an element of the sequence.
func (q *sequence) op(d *search, k int32) op {
	if k == reversed {
		return q.last
	}
	o := opOf(d.m, int(k))
	if d.buffers(k) {
		q.place(d, &o, k)
	}
	return o
}

// proc returns the process of an element.
func (q *sequence) proc(d *search, k int32) memmodel.Proc {
	if k == reversed {
		return q.last.proc
	}
	return d.m.Steps()[k].Proc
}

// meets is op.meets for an element of another process.
func (q *sequence) meets(d *search, o *op, k int32) (dependent bool) {
	if k == reversed {
		var single [1]memmodel.Access
		return o.meets(q.last.thread, q.last.update, q.last.store, q.last.accesses(&single))
	}
	s := &d.m.Steps()[k]
	store, accesses := int32(0), d.m.Accesses(int(k))
	if s.Update {
		store = d.m.Steps()[s.Store].Pos
	} else if d.buffers(k) && o.writes(s.Label.Loc) {
		accesses = q.front(d, k)
	}
	return o.meets(s.Thread, s.Update, store, accesses)
}

// dependsOn returns the index of the first of the given elements that an op, in
// front of them, is dependent with; -1 for none.
func (q *sequence) dependsOn(d *search, o op, steps []int32) int {
	for i, k := range steps {
		if q.proc(d, k) == o.proc || q.meets(d, &o, k) {
			return i
		}
	}
	return -1
}

// find returns the index of the first element of a process, -1 for none.
func (q *sequence) find(d *search, p memmodel.Proc) int {
	for i, k := range q.steps {
		if q.proc(d, k) == p {
			return i
		}
	}
	return -1
}

// weakInitial reports whether o is in WI(v), that is: whether o can be the first
// step of an execution equivalent to v followed by something. at is its index
// in the sequence, or -1 if it is independent of the whole sequence.
func (q *sequence) weakInitial(d *search, o *op) (at int, ok bool) {
	if at = q.find(d, o.proc); at >= 0 {
		return at, q.initial(d, o, at)
	}
	return at, q.independent(d, o)
}

// independent reports whether an op of a process without elements is
// independent of the whole sequence.
func (q *sequence) independent(d *search, o *op) bool {
	if d.buffered() || o.many != nil {
		return q.dependsOn(d, *o, q.steps) < 0
	}
	if o.mask == 0 {
		return true
	}
	if slices.Contains(q.steps, reversed) && q.meets(d, o, reversed) {
		return false
	}
	// Under SC the accesses to a location are listed in the order of steps.
	for k := d.m.Newest(o.loc); k >= 0; {
		a := d.m.Access(k)
		if a.Step <= q.race.first {
			break
		}
		if a.Mask&o.mask != 0 && (o.write || a.Write) && a.Step != q.race.second && q.element(a.Step) {
			return false
		}
		k = before(a, o.write)
	}
	return true
}

// initial reports whether the element at index i, the first of its process, is o
// and depends on no element before it.
func (q *sequence) initial(d *search, o *op, i int) bool {
	f := q.steps[i]
	if f == reversed {
		if q.last.choice != o.choice {
			return false
		}
		// What o does as the first step it does behind independent steps, too.
		return q.dependsOn(d, *o, q.steps[:i]) < 0
	}
	if d.m.Steps()[f].Choice != o.choice {
		return false
	}
	for _, k := range q.steps[:i] {
		// e', moved to its place in E, precedes only what is independent of it.
		if k != reversed && d.trace.Before(k, f) {
			return false
		}
	}
	return true
}

// lasting reports whether the element at an index depends on the trace up to the later step of the race only: then it is in the sequence of this race for all executions
// that begin with that part of the trace, with the same elements before it that it depends on.
func (q *sequence) lasting(at int) bool {
	if q.steps[at] == reversed {
		return !q.atEnd
	}
	return q.steps[at] <= q.race.second
}

// remove takes out an element.
func (q *sequence) remove(i int) { q.steps = append(q.steps[:i], q.steps[i+1:]...) }

// withoutFirst describes e', which is not executed to find that out, as it is when e, and all that happens after it, has not occurred.
func (q *sequence) withoutFirst(d *search) op {
	r := q.race
	t, _ := d.m.Thread(r.proc)
	o, l, newest := op{proc: r.proc, thread: t}, d.m.Label(t), int32(-1)
	if r.second == pending {
		newest = d.m.Newest(l.Loc)
	} else {
		s := &d.m.Steps()[r.second]
		o = opOf(d.m, int(r.second))
		accesses := d.m.Accesses(int(r.second))
		if s.Update || s.Label.Kind != event.RMW || accesses[len(accesses)-1].Loc < 0 {
			return o
		}
		l = s.Label
		newest = accesses[len(accesses)-1].Prev
	}
	write := false
	if l.Kind == event.RMW {
		_, write = l.Store(l.Read(d.trace.without(r.first, r.beside, t, l, newest)), 0)
	}
	if l.Object == event.NoObj {
		o.loc, o.mask, o.write = l.Loc, l.Mask, write
	} else {
		o.many = []memmodel.Access{{Loc: memmodel.Lifetime(l.Object), Mask: 0xff, Read: true}, {Loc: l.Loc, Mask: l.Mask, Read: l.Reads(), Write: write}}
	}
	return o
}

// mustRun reports whether only execution tells what e' does without e: an atomic section, an operation that took one of several
// alternatives or has several without e, and one on an object that lived in E and would not live without e, or the other way round.
func (q *sequence) mustRun(d *search) bool {
	if q.race.second == pending {
		t, _ := d.m.Thread(q.race.proc)
		l := d.m.Label(t)
		return d.trace.otherLife(q.race, d.m.Newest(memmodel.Lifetime(l.Object)))
	}
	s := &d.m.Steps()[q.race.second]
	switch {
	case s.Update:
		return false
	case s.Label.Kind == event.AtomicBegin || s.Label.Kind == event.RMW && (s.Choice > 0 || q.hasAlternatives(d)):
		return true
	case s.Label.Object == event.NoObj:
		return false
	}
	accesses := d.m.Accesses(int(q.race.second))
	return len(accesses) > 0 && accesses[0].Loc < 0 && d.trace.otherLife(q.race, accesses[0].Prev)
}

// hasAlternatives reports whether e', a read-modify-write of E, has several alternatives when e has not occurred: a signal where more threads wait.
func (q *sequence) hasAlternatives(d *search) bool {
	s := &d.m.Steps()[q.race.second]
	accesses := d.m.Accesses(int(q.race.second))
	if s.Label.Op != event.OpCondSignal || accesses[len(accesses)-1].Loc < 0 {
		return false
	}
	word := d.trace.without(q.race.first, q.race.beside, s.Thread, s.Label, accesses[len(accesses)-1].Prev)
	return s.Label.Alternatives(s.Label.Read(word).Value) > 1
}

// execute describes e', or the alternative of it that agrees with a choice, at the end of the sequence by executing
// the sequence, and brings the machine back to where it is.
func (q *sequence) execute(d *search, choice uint64) op {
	steps := append([]memmodel.Step{}, d.m.Steps()...)
	for range steps[q.race.first:] {
		d.m.Undo()
	}
	for _, k := range q.steps[:len(q.steps)-1] {
		d.m.Exec(steps[k].Proc, steps[k].Choice)
	}
	q.next = d.m.Exec(q.race.proc, choice).Next
	o := opOf(d.m, len(d.m.Steps())-1)
	for range q.steps {
		d.m.Undo()
	}
	for i := range steps[q.race.first:] {
		s := &steps[int(q.race.first)+i]
		d.m.Exec(s.Proc, s.Choice)
	}
	return o
}

// choice returns which alternative e' is, of those that it has in E: the one that it took there or, if an alternative takes its place, the next one.
func (q *sequence) choice(d *search) uint64 {
	if q.race.second == pending {
		return 0
	}
	s := &d.m.Steps()[q.race.second]
	if !q.race.alternative() {
		return s.Choice
	}
	return uint64(max(s.Next, 0))
}
