package search

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/witness"
	"github.com/gomc/gomc/memmodel"
)

// Options say what a search of execution graphs is to do, and whom it tells what it finds.
type Options struct {
	Model memmodel.Model
	// Checked reports whether a kind of violation counts.
	Checked func(event.ErrorKind) bool
	// Found is called with each violation, and with what is not supported. If it
	// returns true, the exploration ends.
	Found func(*Violation) bool
	// Told, if not nil, reports whether nobody wants to be told of another violation: one has been found, and others are only
	// counted. Their schedules and graphs need not be made then.
	Told func() bool
	// Leaf, if not nil, is called with each graph that cannot be extended, and why it
	// is blocked. moves linearise it; they are nil under RA and RC11.
	Leaf func(blocked event.Reason, moves []memmodel.Move)
	// Unchecked is called with errors of kinds that do not count, after which nothing is known, at the ends of
	// executions.
	Unchecked func(*event.Fault, *event.Label)
	// Still, if not nil, reports whether nobody goes on at the end of an execution in which threads wait in atomic sections, if that is a violation that counts. It is called
	// under SC, TSO and PSO.
	Still func(moves []memmodel.Move) bool
	// Races makes data races violations. Only trust looks for them.
	Races bool
	// Raced is called, under SC, TSO and PSO, with graphs of programs with atomic sections in which
	// there may be a data race: a graph does not say that whoever reads a write of a section
	// comes after all of the section. It reports whether there is a race, and whether the exploration
	// has to end.
	Raced func(moves []memmodel.Move) (raced, stop bool)
	// Ended, if not nil, reports whether an interruption is for good. Only then a reads-from search gives up
	// what it is in the midst of, and has to do again if it goes on.
	Ended func() bool
	// Impatient lets a search end as TooCostly and, if the model is operational, as TooLarge at a graph that has more than some 4,000 events or 64 threads, and many choices: somebody else can go on.
	// So does a reads-from search where it would look for a coherence order of some thousands of events.
	Impatient bool
	// Turn, if not 0, is how much is done before Run returns Interrupted: package trust counts what it adds and takes back, and Asked, readsfrom Tally.Work.
	Turn uint64
	// Asked, if not nil, is how much work went into questions about inputs of the program until now, in the unit of Turn.
	Asked func() uint64
	// Pause, if not nil, is called by package readsfrom with Tally.Work, more often than a turn would end: also in the midst of an execution. If it returns true, Run
	// returns Interrupted.
	Pause func(work uint64) (stop bool)
	// MaxEvents bounds the events of a graph.
	MaxEvents int
}

// Reports reports whether Found has to be called: with a violation unless nobody wants to know of more, and always with what is not supported.
func (o *Options) Reports(v *Violation) bool {
	return o.Told == nil || !o.Told() || v.Fault != nil && v.Fault.Kind == ""
}

// Sequel says how an execution goes on after an error.
type Sequel uint8

// The sequels.
const (
	Violates Sequel = iota // a violation
	Exits                  // it is not checked, and ends the process
	Unknown                // it is not checked, and nothing is known after it
)

// After returns what follows an error of a thread in its execution. (Something unsupported ends the whole search; that is not decided here.)
func (o *Options) After(f *event.Fault) Sequel {
	switch {
	case o.Checked(f.Kind):
		return Violates
	case f.Kind == "" || f.Kind.EndsProcess() || o.Unchecked == nil:
		return Exits
	}
	return Unknown
}

// Violation is a fault that a thread has reached, a race, or a deadlock or hang.
type Violation struct {
	Fault  *event.Fault // nil for others
	Race   *Race
	Thread event.ThreadID
	Label  *event.Label    // of the thread
	Moves  []memmodel.Move // a schedule that leads there, nil under RA and RC11
	// Graph is the graph before the violation under RA and RC11, else nil. But for a
	// deadlock it has what comes before in program order and reads-from only.
	Graph witness.Graph
}

// Race is a data race between two accesses.
type Race struct {
	Labels  [2]*event.Label
	Threads [2]event.ThreadID
}
