// Package unroll describes a program whose loops and calls were unrolled up to a bound, with values that
// are not known yet: the guarded events of each thread, and what must not happen.
//
// It is the language between who runs the threads (package interp) and who looks for an order of their
// events (packages bmc and refine): plain data, without a meaning of its own.
//
// # Events
//
// A thread's events stand in program order; of branches of which one is taken at most, those of one side
// stand before those of the other. An event is executed if its Guard is true. A guard implies
// the guard of every event of its thread without which it is not reached.
//
// Events of one Step happen at once: the parts of an access, the access and the question whether its
// object is alive, all events of an atomic section. Steps are numbered in program order.
//
// # Executions
//
// An assignment of the variables of all terms, together with a total order of the executed steps that
// contains program order, is an execution if each read obtains what the newest write before it wrote to
// each of its bytes (its initial value, if there is none), and Assume is true. A thread may stand still for ever before
// a step that waits: Wait.Go decides. So each prefix of an execution is an execution, too.
package unroll

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
)

// Options say how far to go.
type Options struct {
	// Unroll bounds the rounds of loops, and the depth of recursions, that end by a condition which is not
	// known, and how deep threads that create threads with their own routine do so, where that has no end; 0 means no bound. What ends by known conditions runs to its end.
	Unroll int
	// MaxEvents bounds the events; 0 means the default. A program with more is refused.
	MaxEvents int
}

// Program is a program of bounded length.
type Program struct {
	Terms       *term.Pool
	Threads     []Thread
	Events      []*Event // of all threads; those of a thread in program order
	Assume      []*term.Term
	Inputs      []Input
	Errors      []Error
	Cuts        []Cut
	Unsupported []Unsupported
	Memory      Memory
}

// Thread is a thread. All of its events come after its creation.
type Thread struct {
	ID      event.ThreadID
	Creates []int      // the events that create it, of which one is executed at most; none for the first thread
	Guard   *term.Term // whether it is created
	Ends    *term.Term // whether it returns, so that it can be joined
	Process *term.Term // whether it ends the process: nobody is stuck then
	// Stopped tells whether an assumption stops it, or it goes on in a loop that it may choose to leave: it does not wait then. Who
	// neither ends, nor fails, waits or is stopped stands still for ever.
	Stopped *term.Term
	// Spins tells whether it goes round a loop for ever and reads nothing there; nil for never.
	Spins *term.Term
	// Stays are those parts of Stopped that say whether a thread stays in a loop with all other choices than its own: over what it would read with these.
	Stays  []*term.Term
	Result *term.Term // what it returns, 64 bits, where Ends is true; nil if it never does
	// ResultUndef has the undefined bits of Result; nil if there are none. Assume ties both to what joins read.
	ResultUndef *term.Term
}

// Kind says what an event is.
type Kind uint8

// The kinds of events.
const (
	Read Kind = iota
	Write
	Update // a read-modify-write: reads always, writes if WriteGuard
	Create // Thread starts
	Join   // Thread has ended
	Other  // no access of memory: a fence, an allocation, a choice; it is there for the schedule
)

// Event is an event.
type Event struct {
	ID     int // index in Program.Events
	Thread event.ThreadID
	Step   int // dense over the whole program; the same for events that happen at once
	Label  int // dense over the whole program; events of one label are one visible operation of the thread
	Kind   Kind
	Order  event.Order
	Fail   event.Order // of a compare-exchange: its order if it fails; else, and where that is no matter, NotAtomic
	Guard  *term.Term  // executed
	Addr   uint64      // of the first byte; Other: of the object that is allocated, or 0
	Size   int         // bytes, 1 to 8, within an aligned word
	Read   *term.Term  // Read, Update: the variable for what is read, 8*Size bits
	Value  *term.Term  // Write, Update: what is written
	// WriteGuard says of an executed update whether it writes, in a round in vain, too; nil for always.
	WriteGuard *term.Term
	// Undef has the bits of Value that are undefined, which are 0 in Value; nil if there are none. ReadUndef is
	// the variable for the undefined bits of what is read; nil if whatever can be read is defined.
	Undef, ReadUndef *term.Term
	Wait             *Wait          // it waits until the value read lets it go on
	Of               event.ThreadID // Create, Join
	Site             event.SiteID
	// Begins and Finishes tell that an event, of kind Other, begins an atomic section, or finishes it. While a section has begun and not
	// finished nobody else takes a step, also if its thread goes no further.
	Begins, Finishes bool
	// Partial tells of an event that begins a section that it is an access that need not order as much as a section does.
	Partial bool
	// Process tells that an event, of kind Other, is a fence of every thread of the process.
	Process bool
	// Life tells that the bytes are no memory of the program: they say whether an object is alive.
	Life bool
}

// Wait is what an event waits for.
type Wait struct {
	// Go says whether the thread goes on: a variable for a join, and for other waits a term over the values read, Ready
	// itself, which is false only where the thread comes to the wait. An executed update whose thread does not go on changes nothing: it
	// does not write, or writes what is there.
	Go     *term.Term
	Ready  *term.Term   // the values read let it go on; for a join, true
	Reason event.Reason // why the thread is blocked if it never goes on
	Rounds []Round      // of the loops that it may be the last read of; none for a join
	// Section tells that the wait is in an atomic section, which nobody interrupts: who does not go on never does.
	Section bool
}

// Round is a round of a loop in vain, of which an event that waits is the last read. An event may be that of several loops, one inside the other.
type Round struct {
	Go    *term.Term // false only where the thread comes to the wait, and has gone round this loop; that of the wait is all of them
	Looks []int      // the events on whose values Go depends, that which waits among them, and choices, fences and looks at lives before it: they wait with it
}

// Input is a value that the program does not determine.
type Input struct {
	Value *term.Term // a variable; Assume bounds it
	Guard *term.Term // the program asks for it
	Event int        // the event (of kind Other) at which it is asked for
	Low   uint64     // what alternative 0 of the choice stands for
	Site  event.SiteID
	Name  string
}

// Error is a property that is violated if its guard is true. Kinds that are not checked are listed, too: the thread goes no further,
// and nobody knows what would happen.
type Error struct {
	Guard   *term.Term
	Kind    event.ErrorKind
	Message string
	Thread  event.ThreadID
	Site    event.SiteID
	After   int // the last event of the thread before it, -1 for none
	// Maybe tells that the guard is an over-approximation: only a replay decides.
	Maybe bool
}

// Cut is where the unrolling ended though the program goes on.
type Cut struct {
	Guard  *term.Term
	What   string // "loop", "recursion", "threads" that create threads with their own routine or, of ways that have not met, "nesting"
	Thread event.ThreadID
	Site   event.SiteID
}

// Unsupported is what the program does and nobody models; the thread goes no further.
type Unsupported struct {
	Guard  *term.Term
	What   string
	Thread event.ThreadID
	Site   event.SiteID
}

// Memory is what bytes hold at first.
type Memory interface {
	// Initial is the content of a byte before anything is written; undefined bits are those set in undef.
	Initial(addr uint64) (value, undef byte)
}
