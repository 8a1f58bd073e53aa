package search

import "github.com/gomc/gomc/event"

// End sums up the end of an execution, from a graph that no thread extends: why its threads do not go on, and which errors they have come to. An engine adds the
// threads one by one (Blocks, Fault), and then calls Count.
type End struct {
	// Reason is the worst reason for which a thread does not go on, NotBlocked if there is none.
	Reason event.Reason
	// Erroneous says that a property is violated.
	Erroneous bool
	// Over says that the process has ended before some of its threads.
	Over bool
	// Within says that a thread waits for ever in an atomic section. What others do behind that does not count; see cut.go of package memmodel.
	Within bool

	unchecked []Violation
}

// Blocks adds the reason for which a thread does not go on.
func (e *End) Blocks(r event.Reason) { e.Reason = event.Worse(e.Reason, r) }

// Fault adds the error of a thread, which has come to it with some operation.
func (e *End) Fault(o *Options, f *event.Fault, l *event.Label) {
	switch o.After(f) {
	case Violates:
		e.Erroneous = true
	case Exits:
		e.Over = true
	default:
		e.unchecked = append(e.unchecked, Violation{Fault: f, Label: l})
		e.Blocks(event.BlockError)
	}
}

// Count counts the execution. If its threads may stand still for ever, as they wait for each other (BlockDeadlock) or for a value
// (BlockAwait), or in an atomic section, it calls standstill, and returns what that does. Reason then says what was counted.
func (e *End) Count(w *Explorer, standstill func(*End) (stop bool)) (stop bool) {
	for i := range e.unchecked {
		w.Options.Unchecked(e.unchecked[i].Fault, e.unchecked[i].Label)
	}
	waits := e.Reason == event.BlockDeadlock || e.Reason == event.BlockAwait
	if waits && e.Over {
		e.Reason, waits = event.NotBlocked, false // the process has ended, nobody waits
	}
	switch {
	case e.Erroneous:
		w.Tally.Erroneous++
		e.Reason = event.NotBlocked
	case waits || e.Within:
		stop = standstill(e)
	}
	if e.Reason == event.NotBlocked {
		w.Tally.Executions++
	} else {
		w.Tally.Blocked[e.Reason]++
	}
	return stop
}
