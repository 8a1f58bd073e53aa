package witness

import "github.com/gomc/gomc/event"

// Graph is an execution graph: its steps, in an order that extends program order
// and reads-from. It is the content of a trace file.
type Graph []Step

// Step is an operation of a thread.
type Step struct {
	Thread event.ThreadID `json:"thread"`
	// Choice is the alternative taken by a nondeterministic operation, from 0.
	Choice uint64 `json:"choice,omitempty"`
	Cells  []Cell `json:"cells,omitempty"`
	// Early says that the operation fails because of what does not happen before it: of an access, the allocation of its
	// object; of an end of a lifetime, the allocation or an access to the object. A store and an end of a lifetime have no cells
	// then, and a read-modify-write does not write.
	Early bool `json:"early,omitempty"`
}

// Cell is what a step does to one cell of memory.
type Cell struct {
	// Mask says which bytes of the word the cell has, bit 0 for the lowest address; 0
	// stands for the lifetime of the object that the operation accesses or ends.
	Mask uint8 `json:"bytes"`
	// Word is the address of the word. It is given where the operation does not
	// have it: an allocation that erases what the object held.
	Word uint64 `json:"word,omitempty"`
	// From is the write that a read reads from, nil for the initial value.
	From *Name `json:"from,omitempty"`
	// Rank is the place of a write in the coherence order of the cell, from 1; 0 if
	// the operation does not write.
	Rank int `json:"rank,omitempty"`
}

// Name names a step by its place in its thread.
type Name struct {
	Thread event.ThreadID `json:"thread"`
	Step   int            `json:"step"` // from 1
}
