package dpor

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// race is a pair of steps of different threads that are ordered by
// happens-before, with no step in between, and that could occur in the other
// order: the relation of Abdulla et al., "Source Sets: A Foundation for Optimal
// Dynamic Partial Order Reduction", JACM 2017.
type race struct {
	first  int32
	beside int32         // usually first; else one more step that the second one has to come before, see racesOfGone
	second int32         // a step, or pending; first, if another alternative of the step is to take its place
	proc   memmodel.Proc // of the second step
	// settled marks a race whose reversal is covered in every extension of the
	// trace up to its later step, so that it need not be looked at again.
	settled bool
}

// prevents reports whether a step is not there when the second step of the race comes before what it races with.
func (r *race) prevents(t *Trace, step int32) bool {
	return t.Before(r.first, step) || t.Before(r.beside, step)
}

// pending stands for the next operation of a blocked thread as the later step
// of a race.
const pending = -1

// Trace is the happens-before relation over the steps of a machine, as one
// vector clock a step, together with the races between them.
//
// Two steps are dependent if they belong to one process, if one had to wait for
// the other (see memmodel.Machine.Syncs), or if they belong to different threads
// and access a byte of memory that one of them writes.
//
// Under TSO and PSO this is the happens-before relation of chronological traces
// (Abdulla et al., "Stateless Model Checking for TSO and PSO", TACAS 2015,
// section 3 and appendices A to C). Program order relates the steps of a process,
// and thereby the updates of a thread (TSO), or of a thread and location (PSO);
// store-to-update and update-to-fence are Syncs; update-to-update, source and
// conflict come from the accesses. The two cases in which an update and a load
// are not related are both cases of "different threads": a load is not related
// to an update of its own thread, and an update of its own thread hides from it
// all updates before that. A load that is forwarded from the buffer accesses no
// memory; when its store is updated, the machine lists it as a reader of it.
type Trace struct {
	m         *memmodel.Machine
	sc        bool
	stride    int     // length of a clock
	clocks    []int32 // of step i at i*stride; entry p counts the steps of process p that happen before or are i
	races     []race
	firstRace []int32 // by step: where its races begin
	base      []int32 // scratch clock
	found     []int32 // scratch list of steps
}

func NewTrace(m *memmodel.Machine) *Trace {
	return &Trace{m: m, sc: m.Model() == memmodel.SC, stride: 8, base: make([]int32, 8)}
}

// Clock returns the clock of a step.
func (t *Trace) Clock(i int32) []int32 {
	return t.clocks[int(i)*t.stride : (int(i)+1)*t.stride]
}

// Before reports whether step i happens before step j, or is j.
func (t *Trace) Before(i, j int32) bool {
	s := &t.m.Steps()[i]
	return t.clocks[int(j)*t.stride+int(s.Proc)] >= s.Pos
}

// covers reports whether step i is within a clock.
func (t *Trace) covers(clock []int32, i int32) bool {
	s := &t.m.Steps()[i]
	return clock[s.Proc] >= s.Pos
}

func join(into, from []int32) {
	for i, c := range from {
		if c > into[i] {
			into[i] = c
		}
	}
}

// widen makes room for more processes.
func (t *Trace) widen() {
	old, n := t.stride, len(t.firstRace)
	for t.stride < int(t.m.Procs()) {
		t.stride *= 2
	}
	clocks := make([]int32, n*t.stride)
	for i := range n {
		copy(clocks[i*t.stride:], t.clocks[i*old:(i+1)*old])
	}
	t.clocks, t.base = clocks, make([]int32, t.stride)
}

// start sets clock to the clock of the process's step before: own if there is
// one, otherwise the step that created the thread.
func (t *Trace) start(clock []int32, own, creator int32) {
	switch {
	case own >= 0:
		copy(clock, t.Clock(own))
	case creator >= 0:
		copy(clock, t.Clock(creator))
	default:
		clear(clock)
	}
}

// Push appends the machine's latest step.
func (t *Trace) Push() {
	if int(t.m.Procs()) > t.stride {
		t.widen()
	}
	j := int32(len(t.firstRace))
	t.firstRace = append(t.firstRace, int32(len(t.races)))
	t.clocks = slices.Grow(t.clocks, t.stride)[:(int(j)+1)*t.stride]
	s := &t.m.Steps()[j]
	clock := t.Clock(j)
	t.start(clock, s.PrevOwn, t.m.Creator(s.Thread))
	for _, k := range t.m.Syncs(int(j)) {
		if !t.covers(clock, k) {
			join(clock, t.Clock(k))
		}
	}
	switch accesses := t.m.Accesses(int(j)); {
	case len(accesses) == 0:
	case s.Label.Blocks && !s.Update && t.m.Disables(s.Label):
		last := len(accesses) - 1
		if life := &accesses[last]; life.Loc < 0 { // its races are those of pendingRaces
			if life.PrevWrite >= 0 {
				join(clock, t.Clock(t.m.Access(life.PrevWrite).Step))
			}
			break
		}
		if last > 0 {
			t.racesOfOne(j, clock, &accesses[0]) // the lifetime of the object
		}
		copy(t.base, clock)
		t.racesOfBlocking(j, s.Proc, s.Before, accesses[last].Prev, accesses[last].Write, clock)
	case len(accesses) == 1 && (t.sc || !accesses[0].Write):
		t.racesOfOne(j, clock, &accesses[0])
	default:
		t.racesOfMany(j, clock, accesses)
	}
	clock[s.Proc] = s.Pos
}

// Pop takes back Push.
func (t *Trace) Pop() {
	j := len(t.firstRace) - 1
	t.races = t.races[:t.firstRace[j]]
	t.firstRace = t.firstRace[:j]
	t.clocks = t.clocks[:j*t.stride]
}

// racesOfOne finds the races of a step with one access: the steps of other
// threads that it conflicts with, newest first, that do not happen before one
// found already.
func (t *Trace) racesOfOne(j int32, clock []int32, a *memmodel.Access) {
	steps := t.m.Steps()
	own := steps[j].Thread
	rest := a.Mask
	for k := before(a, a.Write); k >= 0 && rest != 0; {
		b := t.m.Access(k)
		if b.Mask&rest != 0 {
			if s := &steps[b.Step]; clock[s.Proc] < s.Pos && s.Thread != own {
				t.addRace(b.Step, j)
				join(clock, t.Clock(b.Step))
			}
			if b.Write {
				rest &^= b.Mask
			}
		}
		k = before(b, a.Write)
	}
}

// before returns the newest access before a, or the newest write if reads do
// not matter.
func before(a *memmodel.Access, reads bool) int32 {
	if reads {
		return a.Prev
	}
	return a.PrevWrite
}

// racesOfMany is racesOfOne for a step with several accesses, and for writes to
// memory under TSO and PSO: among the accesses before such a write there may be
// loads that were forwarded a store, behind the update of that store although
// they are earlier steps.
func (t *Trace) racesOfMany(j int32, clock []int32, accesses []memmodel.Access) {
	t.found = t.found[:0]
	own := t.m.Steps()[j].Thread
	for i := range accesses {
		a := &accesses[i]
		rest := a.Mask
		for k := before(a, a.Write); k >= 0 && rest != 0; {
			b := t.m.Access(k)
			if b.Mask&rest != 0 {
				if b.Step != j && (t.m.Steps()[b.Step].Thread != own || a.Write && b.Write) {
					t.found = append(t.found, b.Step)
				}
				if b.Write {
					rest &^= b.Mask
				}
			}
			k = before(b, a.Write)
		}
	}
	slices.Sort(t.found)
	for k := len(t.found) - 1; k >= 0; k-- {
		if i := t.found[k]; !t.covers(clock, i) {
			if t.m.Steps()[i].Thread != own {
				t.addRace(i, j)
			} // else, under PSO, pieces of the same bytes leave in order
			join(clock, t.Clock(i))
		}
	}
}

// racesOfBlocking finds the races of an operation that is enabled in some
// memories only, such as a lock: it cannot be moved before the unlock that
// enables it, but perhaps before the lock before that. t.base holds the past
// from which races are judged; happens-before goes to clock unless that is nil.
// writes tells whether the operation has written; j may be pending. A step that
// only reads never stands in the way of an operation that does not write: where
// the memory is what it was at that step, so is what the operation does.
func (t *Trace) racesOfBlocking(j int32, proc memmodel.Proc, s event.State, newest int32, writes bool, clock []int32) {
	l := s.Label()
	own, _ := t.m.Thread(proc)
	rest := l.Mask // bytes not hidden by an update of the thread's own
	last := t.m.Last(proc)
	if j != pending {
		last = t.m.Steps()[j].PrevOwn
	}
	for k := newest; k >= 0 && rest != 0; {
		b := t.m.Access(k)
		if b.Mask&rest != 0 && (b.Write || writes) {
			switch {
			case t.m.Steps()[b.Step].Thread == own && l.Kind == event.Load:
				rest &^= b.Mask
			case !t.covers(t.base, b.Step):
				if t.m.PassesAfter(last, s, t.forwarded(own, l, t.without(b.Step, b.Step, own, l, newest))) || !t.m.Waits(l) {
					t.races = append(t.races, race{first: b.Step, beside: b.Step, second: j, proc: proc})
					join(t.base, t.Clock(b.Step))
				}
				if clock != nil {
					join(clock, t.Clock(b.Step))
				}
			case b.Write && l.Mask&^b.Mask == 0:
				return
			}
		}
		k = before(b, writes)
	}
}

// racesOfGone finds the race of step j, an operation that may wait and has failed, as its object did not live any more. Before the end of the lifetime alone it may have had to
// wait; then it is moved before both that end and the write that makes it wait. Its thread takes no step after it, and as it touches only the lifetime it
// has no order with writes to the word itself: so all writes of the execution are candidates, later ones, too.
func (t *Trace) racesOfGone(j int32) {
	s := &t.m.Steps()[j]
	accesses := t.m.Accesses(int(j))
	life := &accesses[len(accesses)-1]
	if life.PrevWrite < 0 {
		return // it was never allocated
	}
	t.start(t.base, s.PrevOwn, t.m.Creator(s.Thread))
	for _, k := range t.m.Syncs(int(j)) {
		join(t.base, t.Clock(k))
	}
	end, newest := t.m.Access(life.PrevWrite).Step, t.m.Newest(s.Label.Loc)
	if t.covers(t.base, end) {
		return
	}
	enabled := func(i int32) bool {
		return t.m.PassesAfter(s.PrevOwn, s.Before, t.forwarded(s.Thread, s.Label, t.without(end, i, s.Thread, s.Label, newest)))
	}
	if enabled(end) {
		t.addRace(end, j)
		return
	}
	born := t.rebirth(end)
	first, ok := t.enabler(born, newest, t.base, enabled)
	if ok {
		t.races = append(t.races, race{first: min(end, first), beside: max(end, first), second: j, proc: s.Proc})
	}
	if born >= 0 && !t.covers(t.base, born) && !(ok && t.Before(born, first)) {
		t.addRace(born, j) // before which it fails, too, whatever the words are
	}
}

// gone reports whether the latest step of a thread, whose number it returns, is an operation that may wait and has failed, as its object does not
// live any more.
func (t *Trace) gone(id event.ThreadID) (j int32, ok bool) {
	if j = t.m.Last(t.m.Proc(id)); j < 0 || t.m.Fault(id) == nil {
		return j, false
	}
	s := &t.m.Steps()[j]
	accesses := t.m.Accesses(int(j))
	return j, s.Label.Blocks && t.m.Disables(s.Label) && len(accesses) > 0 && accesses[len(accesses)-1].Loc < 0
}

// enabler returns the newest write, not one that happens before the last allocation of the object of an operation, without which, and without the step that
// has ended its lifetime, the operation is enabled. born is that allocation, -1 for none, newest the latest access to the location, clock what happens before the operation.
func (t *Trace) enabler(born, newest int32, clock []int32, enabled func(int32) bool) (step int32, ok bool) {
	for k := newest; k >= 0; k = t.m.Access(k).PrevWrite {
		step = t.m.Access(k).Step
		if born >= 0 && t.Before(step, born) || t.covers(clock, step) {
			break
		}
		if t.m.Access(k).Write && enabled(step) {
			return step, true
		}
	}
	return step, false
}

// rebirth returns the step before the given one that has allocated the same object once more, -1 if none has.
func (t *Trace) rebirth(end int32) int32 {
	for _, a := range t.m.Accesses(int(end)) {
		if a.Loc < -1 && a.Write && a.PrevWrite >= 0 {
			return t.m.Access(a.PrevWrite).Step
		}
	}
	return -1
}

// otherLife reports whether an object lives, and would not without the earlier step of a race, or the other way round. newest is the
// latest access to its lifetime to consider.
func (t *Trace) otherLife(r *race, newest int32) bool {
	if newest < 0 {
		return false
	}
	changes := 0 // that are not there without the earlier step
	for k := newest; k >= 0; k = t.m.Access(k).PrevWrite {
		if a := t.m.Access(k); a.Write && r.prevents(t, a.Step) {
			changes++
		}
	}
	return changes%2 != 0
}

// raceOfReborn finds the race of the next operation of a thread that waits, on an object that has lived before: before the
// object was allocated again, the operation would have failed. t.base holds the past from which the race is judged.
func (t *Trace) raceOfReborn(proc memmodel.Proc, l *event.Label) {
	if l.Object == event.NoObj {
		return
	}
	k := t.m.Newest(memmodel.Lifetime(l.Object))
	if k >= 0 && !t.m.Access(k).Write {
		k = t.m.Access(k).PrevWrite
	}
	if k < 0 {
		return
	}
	if i := t.m.Access(k).Step; !t.covers(t.base, i) {
		t.races = append(t.races, race{first: i, beside: i, second: pending, proc: proc})
	}
}

// forwarded returns a word as an operation of a thread reads it that has stores in its buffer.
func (t *Trace) forwarded(thread event.ThreadID, l *event.Label, word event.Bits) event.Bits {
	own, from := t.m.Forwarded(thread, l)
	return word.And(^event.WordMask(from)).Or(own)
}

// without returns the content of a label's location as if the steps i and also, and all that
// happens after them, had not occurred, and as a thread sees it: its own stores it
// reads from its buffer. newest is the latest access to consider.
func (t *Trace) without(i, also int32, thread event.ThreadID, l *event.Label, newest int32) event.Bits {
	var word event.Bits
	rest := uint8(0xff)
	for k := newest; k >= 0 && rest != 0; {
		b := t.m.Access(k)
		if b.Write && b.Mask&rest != 0 && (t.m.Steps()[b.Step].Thread == thread || !t.Before(i, b.Step) && !t.Before(also, b.Step)) {
			word = word.Or(b.New.And(event.WordMask(b.Mask & rest)))
			rest &^= b.Mask
		}
		k = b.PrevWrite
	}
	if rest != 0 {
		word = word.Or(t.m.Program().Word(l.Loc).And(event.WordMask(rest)))
	}
	return word
}

func (t *Trace) addRace(i, j int32) {
	t.races = append(t.races, race{first: i, beside: i, second: j, proc: t.m.Steps()[j].Proc})
}

// addAlternative makes the latest step one to be reversed with its next alternative, or with the first if it is the last: alternatives
// are steps of which each takes the place of the others.
func (t *Trace) addAlternative() {
	j := int32(len(t.firstRace)) - 1
	if s := &t.m.Steps()[j]; s.Next >= 0 || s.Choice > 0 {
		t.addRace(j, j)
	}
}

// alternative reports whether an alternative of a step takes its place.
func (r *race) alternative() bool { return r.first == r.second }

// pendingRaces returns the races of the next operations of the threads that
// wait, each of which might have been enabled earlier, and of those that would have waited if they had not failed. The result is valid until the
// next call.
func (t *Trace) pendingRaces() []race {
	n := len(t.races)
	for i := range t.m.Threads() {
		id := event.ThreadID(i)
		if !t.m.Started(id) {
			continue
		}
		if j, ok := t.gone(id); ok {
			t.racesOfGone(j)
		}
		if !t.m.Runnable(id) || !t.m.Label(id).Blocks || !t.m.Label(id).Accesses() ||
			t.m.Draining(id) || t.m.Enabled(t.m.Proc(id)) {
			continue
		}
		p := t.m.Proc(id)
		t.start(t.base, t.m.Last(p), t.m.Creator(id))
		if t.m.Label(id).Kind == event.RMW {
			for _, u := range t.m.Updates(id) {
				join(t.base, t.Clock(u))
			}
		}
		t.racesOfBlocking(pending, p, t.m.State(id), t.m.Newest(t.m.Label(id).Loc), false, nil)
		t.raceOfReborn(p, t.m.Label(id))
	}
	found := t.races[n:]
	t.races = t.races[:n]
	return found
}
