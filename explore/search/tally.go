package search

import "github.com/gomc/gomc/event"

// Tally is what a search has counted.
type Tally struct {
	Executions uint64 // graphs of complete executions
	Erroneous  uint64 // among them, those that violate a property
	Events     uint64 // events added
	Work       uint64 // of package readsfrom, in about ten nanoseconds: it grows with the square of the number of events in a graph
	// Blocked counts graphs of executions that did not complete, by reason. BlockSleep
	// stands for graphs in which a thread waits on an overwritten value.
	Blocked [event.Reasons]uint64
}

// Add adds another tally.
func (t *Tally) Add(u Tally) {
	t.Executions += u.Executions
	t.Erroneous += u.Erroneous
	t.Events += u.Events
	t.Work += u.Work
	for i, n := range u.Blocked {
		t.Blocked[i] += n
	}
}
