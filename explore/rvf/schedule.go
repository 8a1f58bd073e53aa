package rvf

import (
	"github.com/gomc/gomc/event"
)

// schedule returns the steps of a machine that the witness stands for.
func (x *explorer) schedule() []Move {
	s := &schedule{x: x, threads: make([]scheduled, len(x.threads))}
	for e := range x.accesses {
		t := x.problem.Events[e].Thread
		s.threads[t].accesses = append(s.threads[t].accesses, int32(e))
	}
	s.threads[0].state = x.prog.Main()
	for _, e := range x.witness {
		t := x.problem.Events[e].Thread
		th := &s.threads[t]
		pos := int(x.accesses[e].pos)
		for th.next <= pos && pos < len(th.accesses) && s.step(t) {
		}
	}
	for again := true; again; {
		again = false
		for t := range s.threads {
			for s.step(int32(t)) {
				again = true
			}
		}
	}
	return s.moves
}

// ensure starts a thread, by steps of its creator, which has to be started first itself.
func (s *schedule) ensure(t int32) {
	for s.x.threads[t].status != absent && s.threads[t].state == nil && s.step(s.x.threads[t].creator) {
	}
}

type schedule struct {
	x       *explorer
	threads []scheduled
	moves   []Move
}

// scheduled is how far a thread has come.
type scheduled struct {
	state    event.State // nil before it was created
	accesses []int32
	next     int // in accesses
	choices  int // taken
	freed    int // frees done
	over     bool
}

// done reports whether a thread has made all of its accesses and choices.
func (s *schedule) done(t int32) bool {
	th := &s.threads[t]
	return th.next == len(th.accesses) && th.choices == len(s.x.threads[t].choices)
}

// step takes the next step of a thread. It returns false if it cannot take one.
func (s *schedule) step(t int32) bool {
	s.ensure(t)
	th, of := &s.threads[t], &s.x.threads[t]
	if th.state == nil || th.over {
		return false
	}
	l := th.state.Label()
	if s.done(t) && of.status == stuck && th.state.Core() == of.state.Core() {
		return false
	}
	move := Move{Thread: event.ThreadID(t)}
	scale := uint64(1)
	switch {
	case l.Ends():
		return false
	case l.Kind == event.Join:
		u := int(l.Thread)
		if u >= len(s.threads) || !s.x.threads[u].over() || !s.over(int32(u)) {
			return false
		}
		var value event.Bits
		if z := s.threads[u].state.Label(); z.Kind == event.Exit {
			value = z.Operand()
		}
		th.state = event.Next(th.state, value)
	case l.Kind == event.AtomicBegin:
		th.state = th.state.Next(0)
		for {
			l := th.state.Label()
			if l.Kind == event.AtomicEnd {
				th.state = th.state.Next(0)
				break
			}
			if l.Ends() || !s.perform(t, l, &move.Choice, &scale) {
				break
			}
		}
	default:
		if !s.perform(t, l, &move.Choice, &scale) {
			return false
		}
	}
	s.moves = append(s.moves, move)
	return true
}

// over reports whether a thread has ended, after all of its steps.
func (s *schedule) over(t int32) bool {
	for s.step(t) {
	}
	th := &s.threads[t]
	if th.state == nil {
		return false
	}
	return th.state.Label().Returns()
}

// perform moves a thread past one operation.
func (s *schedule) perform(t int32, l *event.Label, choice, scale *uint64) bool {
	th, of := &s.threads[t], &s.x.threads[t]
	value, n := event.Bits{}, 1
	switch l.Kind {
	case event.Load, event.Store, event.RMW:
		if th.next < len(th.accesses) {
			a := &s.x.accesses[th.accesses[th.next]]
			th.next++
			value = a.value
			for th.next < len(th.accesses) && s.x.accesses[th.accesses[th.next]].part > 0 {
				value = s.x.accesses[th.accesses[th.next]].value
				th.next++
			}
			if l.Kind == event.RMW {
				n = l.Alternatives(value.Value)
			}
		} else if of.status != faulted || of.state != th.state {
			return false
		}
	case event.Alloc:
		for th.next < len(th.accesses) && s.x.accesses[th.accesses[th.next]].allocs && s.x.accesses[th.accesses[th.next]].state == th.state {
			th.next++
		}
	case event.Free:
		if th.freed == len(of.freed) {
			return false
		}
		value = event.Defined(of.freed[th.freed])
		if th.next < len(th.accesses) {
			if a := &s.x.accesses[th.accesses[th.next]]; a.label.Kind == event.Free && a.state == th.state {
				th.next++
			}
		}
		th.freed++
	case event.Choice:
		if th.choices == len(of.choices) {
			return false
		}
		n = int(l.Val)
		value = event.Defined(of.choices[th.choices])
	case event.Create:
		if int(l.Thread) >= len(s.threads) {
			return false
		}
		s.threads[l.Thread].state = th.state.Child()
	}
	if n > 1 || l.Kind == event.Choice {
		*choice += of.choices[th.choices] * *scale
		*scale *= uint64(max(n, 1))
		th.choices++
	}
	if s.done(t) && (of.status == faulted || of.status == stuck) && of.state == th.state {
		th.over = true // the operation fails, or never returns
	} else {
		th.state = event.Next(th.state, value)
	}
	return true
}
