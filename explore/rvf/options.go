package rvf

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/vsc"
)

// Options configure [Explore].
type Options struct {
	// Found is called with violations, some of which show at the ends of traces only, and
	// with what is not supported. If it returns true, the exploration ends.
	Found func(*Violation) bool
	// End is called with each maximal trace: the moves that lead there. complete says that all
	// threads have ended without a fault. If End returns true, the exploration ends.
	End func(complete bool, moves func() []memmodel.Move) bool
	// MaxEvents bounds the events of a trace.
	MaxEvents int
	// NoSignals switches off backtrack signals, for comparisons.
	NoSignals bool
	// Verify configures the search for witnesses; Stop is overwritten.
	Verify vsc.Options
	// Restart, if not nil, is called when everything starts over, as something was learned of the program:
	// what was told so far is void.
	Restart func()
	// Pause, if not nil, is called now and then. If it returns true, the exploration ends.
	Pause func(*Tally) (stop bool)
	// Patience, if not 0, bounds the search for one witness: how often it may ask whether
	// to stop.
	Patience int
	// Tally counts what is done.
	Tally *Tally
}

// Tally is what an exploration has counted.
type Tally struct {
	Events  uint64 // accesses that were added to some trace
	Discard uint64 // calls of Algorithm 2 that lead to nothing new
	Solved  uint64 // problems VSC
	Guided  uint64 // of these, those that the guide solved
	Work    uint64 // about how much was done: a unit takes as long wherever the program's executions are short or long
}

// Violation is a fault that a thread has reached.
type Violation struct {
	Fault  *event.Fault
	Thread event.ThreadID
	Label  *event.Label
	Moves  []memmodel.Move
}

// Ending says why an exploration has ended.
type Ending uint8

// The endings.
const (
	Exhausted   Ending = iota // nothing is left
	Interrupted               // it was asked to
	Stopped                   // Found or End has returned true
	TooLong                   // a trace has more events than allowed

	restart // it has to start over, see explorer.learned
)
