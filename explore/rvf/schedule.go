package rvf

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/steps"
	"github.com/gomc/gomc/memmodel"
)

// schedule turns the witness into the steps of a machine. It is a steps.Record.
type schedule struct {
	*steps.Schedule
	x       *explorer
	threads []performed
}

// performed is how far a thread has come.
type performed struct {
	accesses []int32
	next     int // in accesses
	choices  int // taken
	freed    int // frees done
}

// schedule returns the steps of a machine that the witness stands for.
func (x *explorer) schedule() []memmodel.Move {
	s := &schedule{x: x, threads: make([]performed, len(x.threads))}
	for e := range x.accesses {
		t := x.problem.Events[e].Thread
		s.threads[t].accesses = append(s.threads[t].accesses, int32(e))
	}
	s.Schedule = steps.New(x.prog, len(x.threads), s)
	for _, e := range x.witness {
		t := x.problem.Events[e].Thread
		th := &s.threads[t]
		pos := int(x.accesses[e].pos)
		for th.next <= pos && pos < len(th.accesses) && s.Step(t) {
		}
	}
	s.Rest()
	return s.Moves
}

// Creator returns the thread that has created another one, none if that is not there.
func (s *schedule) Creator(t int32) int32 {
	if s.x.threads[t].status == memmodel.Absent {
		return none
	}
	return s.x.threads[t].creator
}

// Done reports whether a thread has made all of its accesses and choices.
func (s *schedule) Done(t int32) bool {
	th := &s.threads[t]
	return th.next == len(th.accesses) && th.choices == len(s.x.threads[t].choices)
}

// Stops reports whether a thread never leaves a State.
func (s *schedule) Stops(t int32, at event.State) bool {
	of := &s.x.threads[t]
	return s.Done(t) && of.status == memmodel.Stuck && at.Core() == of.state.Core()
}

// Joins reports whether the thread u is over.
func (s *schedule) Joins(_, u int32) bool { return int(u) < len(s.threads) && s.x.threads[u].over() }

// Take takes the next step of a thread.
func (s *schedule) Take(m *steps.Schedule, t int32, at event.State) (steps.Step, bool) {
	return m.Take(s, t, at)
}

// Perform goes past the next operation of a thread.
func (s *schedule) Perform(t int32, l *event.Label, at event.State) (value event.Bits, alternative uint64, of int, ok bool) {
	th, done := &s.threads[t], &s.x.threads[t]
	switch l.Kind {
	case event.Load, event.Store, event.RMW:
		switch {
		case th.next < len(th.accesses):
			value = s.access(th)
		case done.status != memmodel.Faulted || done.state != at:
			return value, 0, 1, false
		}
	case event.Alloc:
		for th.next < len(th.accesses) && s.next(th).allocs && s.next(th).state == at {
			th.next++
		}
	case event.Free:
		if th.freed == len(done.freed) {
			return value, 0, 1, false
		}
		value = event.Defined(done.freed[th.freed])
		if th.next < len(th.accesses) && s.next(th).label.Kind == event.Free && s.next(th).state == at {
			th.next++
		}
		th.freed++
	case event.Choice:
		if th.choices == len(done.choices) {
			return value, 0, 1, false
		}
		value = event.Defined(done.choices[th.choices])
	case event.Create:
		if int(l.Thread) >= len(s.threads) {
			return value, 0, 1, false
		}
	}
	of = l.Alternatives(value.Value)
	if of > 1 || l.Kind == event.Choice {
		alternative = done.choices[th.choices]
		th.choices++
	}
	return value, alternative, of, true
}

func (s *schedule) next(th *performed) *access { return &s.x.accesses[th.accesses[th.next]] }

// access goes past the accesses of an operation, and returns its value.
func (s *schedule) access(th *performed) event.Bits {
	value := s.next(th).value
	th.next++
	for th.next < len(th.accesses) && s.next(th).part > 0 {
		value = s.next(th).value
		th.next++
	}
	return value
}

// Fails reports whether a thread that has done all that is recorded of it fails at a State, or never leaves it.
func (s *schedule) Fails(t int32, at event.State) bool {
	of := &s.x.threads[t]
	return s.Done(t) && (of.status == memmodel.Faulted || of.status == memmodel.Stuck) && of.state == at
}
