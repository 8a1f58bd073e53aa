package recorded

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// Graph is an execution graph. Its events and cells are named by their numbers.
type Graph struct {
	Program event.Program
	Model   memmodel.Model
	Threads []Thread
	Events  []Event
	Cells   []Cell
	Vain    bool // what an operation that waits has read belongs to the graph
}

// Thread is what a thread has done, and where it stands.
type Thread struct {
	Status  memmodel.Status
	State   event.State
	Creator int32      // the thread that has created it, a negative number for the first one
	Events  []int32    // in program order
	Returns bool       // it has ended, perhaps by joins that are no events, and can be joined
	Result  event.Bits // then
}

// Event is an access to one cell, or an operation without an access that the search has to remember.
type Event struct {
	Label     *event.Label // nil for a number that no event has
	Thread    int32
	Cell      int32 // negative if it accesses none
	Kind      Kind
	Alt       int32
	Age       int32 // events with smaller ones are older
	Reads     bool
	From      int32      // the write that it reads from, negative for the initial value
	Value     event.Bits // what an access has read, as bits of the word
	Frees     bool       // it ends a lifetime
	First     bool       // it stands for what takes effect at once: it alone, or it and the next ones of its thread
	Before    []int32    // if First: what takes effect before it, by the events that stand for that. What takes effect before one of these may be left out
	Continues bool       // it belongs to the operation of the event before it
	Section   bool       // it belongs to an atomic section
	Early     bool       // its operation fails because of what does not happen before it
}

// Kind says which part of an operation an event is.
type Kind uint8

// Kinds of events.
const (
	Access Kind = iota
	Choice      // a nondeterministic choice
	Marker      // joins, a fence or a lifetime
)

// Cell is a cell of memory.
type Cell struct {
	Mask   uint8   // its bytes of the word, 0 for the lifetime of an object
	Writes []int32 // in coherence order
}

// operation is a step of a thread: an event, the events of an operation on several cells, or what is no event.
type operation struct {
	label  *event.Label
	events []int32
	alt    int32
}

// performed returns the next operation of a thread, what it returned, and whether it took place. The events are those of the thread that
// are left.
func (g *Graph) performed(l *event.Label, events []int32) (op operation, value event.Bits, ok bool) {
	op = operation{label: l, events: events[:g.group(l, events)]}
	switch l.Kind {
	case event.Join:
		if u := int(l.Thread); u < len(g.Threads) {
			value, ok = g.Threads[u].Result, g.Threads[u].Returns
		}
		return op, value, ok
	case event.Create:
		return op, value, g.created(int32(l.Thread))
	case event.Alloc:
		return op, value, true
	case event.Fence:
		return op, value, len(op.events) > 0 || g.Model != memmodel.RC11 || l.Order != event.SeqCst
	}
	var word event.Bits
	for _, e := range op.events {
		ev := &g.Events[e]
		op.alt = ev.Alt
		word = word.Or(ev.Value)
		if ev.Frees {
			value = memmodel.Freed(true)
		}
	}
	switch {
	case l.Reads():
		value = l.Read(word)
	case l.Kind == event.Choice:
		value = event.Defined(uint64(op.alt))
	}
	return op, value, len(op.events) > 0
}

// group returns how many of the events, the next ones of a thread, belong to its next
// operation. States are not compared: equal ones may be different values, see [event.State].
func (g *Graph) group(l *event.Label, events []int32) int {
	if len(events) == 0 {
		return 0
	}
	switch l.Kind {
	case event.Create, event.Join, event.Fence, event.Alloc: // never, or not always, an event
		if *g.Events[events[0]].Label != *l {
			return 0
		}
	}
	k := 1
	for k < len(events) && g.Events[events[k]].Continues {
		k++
	}
	return k
}

// created reports whether a thread is in the graph.
func (g *Graph) created(t int32) bool {
	return int(t) < len(g.Threads) && g.Threads[t].Status != memmodel.Absent
}
