package event

// Heap is a Program that knows what is left of its heap at the end of an execution.
type Heap interface {
	Program
	// Remains returns what was allocated and is not freed at the end of a process. It is empty unless the program was compiled to be
	// checked for errors of a kind that is [ErrorKind.AtEnd].
	Remains(End) Remains
}

// End is the end of an execution: a state in which the process has ended, or will never take a step again.
type End interface {
	Threads() int
	Started(ThreadID) bool
	State(ThreadID) State
	Word(Loc) Bits
	// Born reports whether the lifetime of an object has begun, be it over or not.
	Born(Obj) bool
	// Alive reports whether the lifetime of an object has begun and not ended.
	Alive(Obj) bool
}

// Remains are blocks of the heap that are left at the end of a process.
type Remains struct {
	Allocated bool      // whether there ever was a block
	Blocks    []Remnant // in the order of their numbers
	// Vague says why pointers may be overlooked, so that it is not sure that a block is lost; empty if none is.
	Vague string
	// Partial says why the process may have ended earlier in the same execution, when more was left; empty if it cannot.
	Partial string
}

// Remnant is a block of the heap that is not freed.
type Remnant struct {
	Name      string // such as "node#2"
	Thread    ThreadID
	Allocated SiteID
	Lost      bool // nothing points to it
}
