package random

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// Chooser makes the random choices of an execution. Tests try all of them instead.
type Chooser interface {
	// Pick returns one of the numbers less than n, each with the same probability.
	Pick(n int) int
	// Float returns a number from 0 to 1.
	Float() float64
}

// Options configure a [Walker].
type Options struct {
	// MaxSteps bounds the steps of one execution.
	MaxSteps int
	// Stopped reports whether to go no further. It is called before each step.
	Stopped func() bool
	// Step is called after each step, and reports whether the execution goes no further. A step may be undone later, see the package comment.
	Step func(*memmodel.Step) (stop bool)
}

// Ending is how an execution has come to its end.
type Ending uint8

// The endings.
const (
	Maximal Ending = iota // no process can take a step
	Stopped               // by a function of the options
	TooLong               // it has MaxSteps steps
)

// Walker takes executions of a program, one after the other.
type Walker struct {
	Options
	m        *memmodel.Machine
	sc       bool
	c        Chooser
	strategy Strategy
	threads  []event.ThreadID // in the order of their creation in this execution, whatever their numbers are
	ready    []process        // that can take a step
	asleep   []bool           // by thread
	sleepers int
	resigned bool // nobody is put to sleep: those who were are the last that can take a step
	moves    []memmodel.Move
}

// process is a process that can take a step, and what it is going to do.
type process struct {
	memmodel.Proc
	thread event.ThreadID
	update bool
	label  *event.Label // for an update that of its store
}

// NewWalker returns a walker on a machine in which nothing has happened yet. The machine has to disable every await that does not pass: see
// [memmodel.Mixed].
func NewWalker(m *memmodel.Machine, opts Options) *Walker {
	return &Walker{Options: opts, m: m, sc: m.Model() == memmodel.SC}
}

// Run takes an execution, and leaves the machine at its end.
func (w *Walker) Run(s Strategy, p *Profile, c Chooser) Ending {
	for len(w.m.Steps()) > 0 {
		w.m.Undo()
	}
	w.c, w.strategy = c, s
	w.threads = append(w.threads[:0], 0)
	clear(w.asleep)
	w.sleepers, w.resigned = 0, false
	s.begin(w, p)
	for {
		switch w.look(); {
		case w.Stopped():
			return Stopped
		case len(w.m.Steps()) >= w.MaxSteps:
			return TooLong
		case len(w.ready) == 0 && w.sleepers == 0:
			return Maximal
		case len(w.ready) == 0:
			w.wake(nobody)
			w.resigned = true
			continue
		}
		if w.take(s.pick(w)) {
			return Stopped
		}
	}
}

// look finds the processes that can take a step, in an order that depends on this execution alone: the numbers of threads and processes depend on
// others, too.
func (w *Walker) look() {
	w.ready = w.ready[:0]
	for _, t := range w.threads {
		if p := w.m.Proc(t); !w.sleeps(t) && (w.m.Enabled(p) || !w.resigned && w.m.Completes(t)) { // a round is parked when it is complete
			w.ready = append(w.ready, process{p, t, false, w.m.Label(t)})
		}
		if w.sc {
			continue
		}
		stores, _ := w.m.Buffer(t)
		w.m.Updaters(t, func(p memmodel.Proc, place int) {
			w.ready = append(w.ready, process{p, t, true, stores[place].Label})
		})
	}
}

func (w *Walker) sleeps(t event.ThreadID) bool { return int(t) < len(w.asleep) && w.asleep[t] }

// pick makes a choice, if there is one.
func (w *Walker) pick(n int) int {
	if n <= 1 {
		return 0
	}
	return w.c.Pick(n)
}

// take takes a step of a process, and reports whether the execution goes no further.
func (w *Walker) take(p process) (stop bool) {
	s := w.exec(p)
	if !s.Update && s.Label.Kind == event.Create {
		w.threads = append(w.threads, s.Label.Thread)
	}
	if !s.Silent { // a thread has seen its own stores before they are in memory
		w.wake(p.thread)
		w.resigned = false
	}
	stop = w.Step(s)
	w.strategy.took(w, p)
	if !stop && !w.resigned && w.spins(p) {
		w.park(p)
	}
	return stop
}

// manyWays stands for the number of alternatives of a step where only the step knows it.
const manyWays = 1 << 62

// exec takes a step of a process, with any of its alternatives.
func (w *Walker) exec(p process) *memmodel.Step {
	choice := 0
	switch l := p.label; {
	case p.update:
	case l.Kind == event.AtomicBegin:
		s := w.m.Exec(p.Proc, 0)
		if s.Next < 0 {
			return s
		}
		w.m.Undo()
		choice = w.pick(manyWays)
	case l.Kind == event.Choice && l.Val == 0:
		choice = w.pick(manyWays)
	case l.Kind == event.Choice:
		choice = w.pick(l.Alternatives(0))
	case l.Accesses():
		choice = w.pick(l.Alternatives(l.Extract(w.m.Word(l.Loc).Value)))
	}
	return w.m.Exec(p.Proc, uint64(choice))
}

// spins reports whether a thread, by its last step, has come back to where it was.
func (w *Walker) spins(p process) bool {
	s := &w.m.Steps()[len(w.m.Steps())-1]
	return !p.update && s.Silent && !s.Cut && !w.m.Runnable(p.thread) && w.m.Label(p.thread).Kind != event.Block && w.m.Blocked(p.thread) == event.BlockAwait
}

// park takes the last round of a thread's loop out of the execution, and puts the thread to sleep.
func (w *Walker) park(p process) {
	steps := w.m.Steps()
	core := w.m.State(p.thread).Core()
	first := w.m.Last(p.Proc)
	for steps[first].Before.Core() != core {
		first = steps[first].PrevOwn
	}
	w.moves = w.moves[:0]
	for i := len(steps) - 1; i >= int(first); i-- {
		if s := &w.m.Steps()[i]; s.Proc == p.Proc {
			w.strategy.undid(w, process{p.Proc, p.thread, false, s.Label})
		} else {
			w.moves = append(w.moves, w.m.MoveOf(s))
		}
		w.m.Undo()
	}
	slices.Reverse(w.moves)
	for _, mv := range w.moves {
		w.m.Exec(mv.Process(w.m), mv.Choice)
	}
	for int(p.thread) >= len(w.asleep) {
		w.asleep = append(w.asleep, false)
	}
	w.asleep[p.thread] = true
	w.sleepers++
}

// nobody is no thread.
const nobody event.ThreadID = -1

// wake wakes all threads but one, as memory has changed.
func (w *Walker) wake(but event.ThreadID) {
	if w.sleepers == 0 {
		return
	}
	for t := range w.asleep {
		if w.asleep[t] && event.ThreadID(t) != but {
			w.asleep[t] = false
			w.sleepers--
		}
	}
}
