package search

import "github.com/gomc/gomc/event"

// End sums up the end of an execution, from a graph that no thread extends: why its threads do not go on, and which errors they have come to. An engine adds the
// threads one by one (Blocks, Fault), and then calls Close and Count.
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

// Close ends the summary, when all threads have been added, and reports whether threads stand still for ever: they wait for each other (Reason is BlockDeadlock), for a
// value (BlockAwait), or in an atomic section (Within). Whether that is a violation is for the engine to say. Threads of a process that is over do not wait.
func (e *End) Close(o *Options) (still bool) {
	for i := range e.unchecked {
		o.Unchecked(e.unchecked[i].Fault, e.unchecked[i].Label)
	}
	waits := e.Reason == event.BlockDeadlock || e.Reason == event.BlockAwait
	if waits && e.Over {
		e.Reason, waits = event.NotBlocked, false
	}
	if e.Erroneous {
		e.Reason = event.NotBlocked
		return false
	}
	return waits || e.Within
}

// Count counts the execution, after Close: as erroneous, as complete, or as blocked for Reason.
func (e *End) Count(t *Tally) {
	if e.Erroneous {
		t.Erroneous++
	}
	if e.Reason == event.NotBlocked {
		t.Executions++
	} else {
		t.Blocked[e.Reason]++
	}
}
