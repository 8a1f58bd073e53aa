package steps

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// Record is what a search has recorded of an execution, by thread. A Schedule goes through it, from the start of the program on.
type Record interface {
	// Creator returns the thread that has created another one, a negative number if that is not there.
	Creator(t int32) int32
	// Done reports whether the schedule has come to the end of what is recorded of a thread.
	Done(t int32) bool
	// Stops reports whether a thread that has come to a State does not leave it.
	Stops(t int32, at event.State) bool
	// Joins reports whether the next operation of a thread, a join of the thread u, has returned.
	Joins(t, u int32) bool
	// Take returns the next step of a thread from a State, false if it takes none there. A thread to be joined has come to its
	// end in the schedule.
	Take(s *Schedule, t int32, at event.State) (Step, bool)
}

// Step is a step of a thread.
type Step struct {
	Then   event.State // of the thread after it, nil if it does not go on
	Choice uint64      // see memmodel.Move
	Puts   Put
}

// Put is what a step puts in the store buffer of its thread.
type Put uint8

// What a step puts in the store buffer.
const (
	Nothing Put = iota
	AStore
	ABirth // the beginning of another life of an object
)

// Schedule makes moves of a machine from a record. The record's search says in which order, by [Schedule.Step], what has an
// order; the rest follows.
type Schedule struct {
	Moves   []memmodel.Move
	record  Record
	threads []thread
}

// thread is how far a thread has come.
type thread struct {
	state event.State // nil before it was created
	steps int32
	over  bool // it has failed, or its last operation never returns
	buffer
}

// New returns the schedule of a program with some number of threads that has no moves yet.
func New(prog event.Program, threads int, r Record) *Schedule {
	s := &Schedule{record: r, threads: make([]thread, threads)}
	s.threads[0].state = prog.Main()
	return s
}

// Steps returns how many steps a thread has taken.
func (s *Schedule) Steps(t int32) int32 { return s.threads[t].steps }

// Step makes the move of the next step of a thread, after those that it needs of the threads that have created it, and of one that it
// joins. It returns false if there is none.
func (s *Schedule) Step(t int32) bool {
	s.start(t)
	th := &s.threads[t]
	if th.state == nil || th.over {
		return false
	}
	l := th.state.Label()
	if l.Ends() || s.record.Stops(t, th.state) {
		return false
	}
	if u := int32(l.Thread); l.Kind == event.Join && !(s.record.Joins(t, u) && s.finish(u)) {
		return false
	}
	step, ok := s.record.Take(s, t, th.state)
	if !ok {
		return false
	}
	if l.Kind == event.Create {
		s.threads[l.Thread].state = th.state.Child()
	}
	if th.over = step.Then == nil; !th.over {
		th.state = step.Then
	}
	th.steps++
	id := event.ThreadID(t)
	s.Moves = append(s.Moves, memmodel.Move{Thread: id, Choice: step.Choice})
	if step.Puts != Nothing {
		th.put(th.steps, step.Puts == ABirth)
		s.Moves = append(s.Moves, th.settle(id)...)
	}
	return true
}

// start starts a thread, by steps of its creator.
func (s *Schedule) start(t int32) {
	for s.threads[t].state == nil {
		if c := s.record.Creator(t); c < 0 || !s.Step(c) {
			return
		}
	}
}

// finish lets a thread take all of its steps, and reports whether it has returned.
func (s *Schedule) finish(t int32) bool {
	for s.Step(t) {
	}
	th := &s.threads[t]
	return th.state != nil && s.record.Done(t) && th.state.Label().Returns()
}

// Update makes the move in which the store of a step leaves the store buffer of its thread.
func (s *Schedule) Update(t, step int32) {
	s.Moves = append(s.Moves, s.threads[t].update(event.ThreadID(t), step)...)
}

// Rest makes the moves that nothing has to come after.
func (s *Schedule) Rest() {
	for again := true; again; {
		again = false
		for t := range s.threads {
			for s.threads[t].state != nil && s.Step(int32(t)) {
				again = true
			}
		}
	}
}

// Operations is a record of single operations.
type Operations interface {
	// Perform goes past the next operation of a thread, which is in a State. It returns the value that the operation has returned, and which of
	// how many alternatives it has taken. ok is false if it was not performed.
	Perform(t int32, l *event.Label, at event.State) (value event.Bits, alternative uint64, of int, ok bool)
	// Fails reports whether the operation that a thread has just gone past, from a State, failed, or never returns.
	Fails(t int32, at event.State) bool
}

// Take is Record.Take for a record of single operations.
func (s *Schedule) Take(r Operations, t int32, at event.State) (step Step, ok bool) {
	scale := uint64(1)
	perform := func(l *event.Label, at event.State) (then event.State, ok bool) {
		value, alternative, of, ok := r.Perform(t, l, at)
		if !ok {
			return at, false
		}
		step.Choice += alternative * scale
		scale *= uint64(max(of, 1))
		if r.Fails(t, at) {
			return nil, true
		}
		return event.Next(at, value), true
	}
	switch l := at.Label(); l.Kind {
	case event.Join:
		step.Then = event.Next(at, memmodel.Joined(memmodel.Ended, s.threads[l.Thread].state.Label()))
	case event.AtomicBegin:
		for at, ok = at.Next(0), true; ok && at != nil && !at.Label().Ends(); {
			if l := at.Label(); l.Kind == event.AtomicEnd {
				at = at.Next(0)
				break
			}
			at, ok = perform(at.Label(), at)
		}
		step.Then = at
	default:
		if step.Then, ok = perform(l, at); !ok {
			return step, false
		}
	}
	return step, true
}
