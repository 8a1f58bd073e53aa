package report

import (
	"fmt"
	"strings"

	"github.com/gomc/gomc/event"
)

// Thread is a thread of a counterexample.
type Thread struct {
	ID   event.ThreadID `json:"id"`
	Name string         `json:"name"`
}

// Step is one operation of a counterexample. An atomic section is several
// Steps that belong to one step of the schedule.
type Step struct {
	// Move is the number of the schedule's move, from 0; -1 for an error that is
	// not an operation, and for a thread that waits.
	Move   int            `json:"move"`
	Thread event.ThreadID `json:"thread"`
	// Operation is a word such as "read", "write", "add" or "lock".
	Operation string `json:"operation"`
	// Location is the name of what is accessed, empty if nothing is.
	Location string `json:"location,omitempty"`
	// Read and Written are the values that the operation read and wrote.
	Read    *uint64 `json:"read,omitempty"`
	Written *uint64 `json:"written,omitempty"`
	// ReadUndefined and WrittenUndefined are the bits of these values that are
	// undefined, and 0 there.
	ReadUndefined    uint64 `json:"read_undefined,omitempty"`
	WrittenUndefined uint64 `json:"written_undefined,omitempty"`
	// Expected is the value that a compare-exchange hoped for.
	Expected *uint64 `json:"expected,omitempty"`
	// ReadName, WrittenName and ExpectedName are what the source calls these values, such as "NULL", "&node#2" or an
	// enumerator; empty if it has no name for them.
	ReadName     string `json:"read_name,omitempty"`
	WrittenName  string `json:"written_name,omitempty"`
	ExpectedName string `json:"expected_name,omitempty"`
	// Size is the width of the access in bytes.
	Size int `json:"size,omitempty"`
	// Target is the thread that is started, joined or in the way.
	Target *event.ThreadID `json:"target,omitempty"`
	// Event says what the environment may do in a choice of its own: it does if Value is 1.
	Event string `json:"event,omitempty"`
	// Value is the outcome of a nondeterministic choice.
	Value    *int64 `json:"value,omitempty"`
	File     string `json:"file,omitempty"`
	Line     int    `json:"line,omitempty"`
	Column   int    `json:"column,omitempty"`
	Function string `json:"function,omitempty"`
	// Calls says where the function was called, where the one that called it was called, and so on, as far as functions of the program did it.
	Calls []Call `json:"calls,omitempty"`
	// Output is what the program printed after the operation.
	Output string `json:"output,omitempty"`
	// Atomic says that the step is within an atomic section.
	Atomic bool `json:"atomic,omitempty"`
	// Private says that no other thread touches the location.
	Private bool `json:"private,omitempty"`
	// Internal says that the location is the library's own, within an object of pthreads or beside it.
	Internal bool `json:"internal,omitempty"`
	// Waits says that the thread is waiting to do this, in a deadlock or a hang.
	Waits bool `json:"waits,omitempty"`
	// Spins says that the thread does this for ever, in a hang.
	Spins bool `json:"spins,omitempty"`
	// Repeats says that the step is one of those that are repeated for ever: in a livelock, or beside a deadlock of other threads.
	Repeats bool `json:"repeats,omitempty"`
	// Buffered says that a write stays in the store buffer of the thread until an
	// update, and that a read is from there.
	Buffered bool `json:"buffered,omitempty"`
	// ReadsFrom lists, under a model that has graphs for executions, the steps that wrote
	// what the step read, as indices of [Counterexample.Steps], or Initial: one for each
	// cell of memory that the operation reads.
	ReadsFrom []int `json:"reads_from,omitempty"`
	// Coherence lists, for the same models, the places of the writes of a step in the
	// coherence order of their cells, from 1.
	Coherence []int `json:"coherence,omitempty"`
	// Weak says that the step reads something else than what was written last, or
	// that its write is coherence-before one of the steps before it.
	Weak bool `json:"weak,omitempty"`
	// Offending marks the violation.
	Offending bool `json:"offending,omitempty"`

	label    *event.Label
	state    event.State // before the operation, nil of what is none
	value    event.Bits  // that the operation returned
	accesses []int32     // numbers of the accesses in the machine; those of loads from a buffer are left out
	store    int         // of an update: the step of its store
	latest   int         // Weak: the latest write
	storage  event.Storage
}

// Call is the place of a call, in the function that calls.
type Call struct {
	File     string `json:"file,omitempty"`
	Line     int    `json:"line,omitempty"`
	Function string `json:"function"`
}

// callers returns the places of the calls that a thread is in.
func callers(prog event.Program, s event.State) []Call {
	if caller, ok := s.(event.Caller); ok {
		return callsOf(prog, caller.Calls())
	}
	return nil
}

// callersAfter returns those after an operation, which may have been the last one of the thread.
func callersAfter(prog event.Program, s *Step) []Call {
	if caller, ok := s.state.(event.Caller); ok {
		return callsOf(prog, caller.CallsAfter(s.value))
	}
	return nil
}

func callsOf(prog event.Program, places []event.SiteID) (calls []Call) {
	for i, id := range places {
		if site := prog.Site(id); i > 0 {
			calls = append(calls, Call{site.File, site.Line, site.Function})
		}
	}
	return calls
}

// chain is the function of a step and those that called it but for the start routine of the thread, such as "push <- insert"; empty in that routine.
func (s *Step) chain() string {
	if len(s.Calls) == 0 {
		return ""
	}
	names := []string{s.Function}
	for _, c := range s.Calls[:len(s.Calls)-1] {
		names = append(names, c.Function)
	}
	return strings.Join(names, " <- ")
}

// stack is the function of a step and those that called it, with the places of their calls, such as "push <- worker (pool.c:44)"; empty in the start
// routine of the thread.
func (s *Step) stack() string {
	if len(s.Calls) == 0 {
		return ""
	}
	text := s.Function
	for _, c := range s.Calls {
		text += " <- " + c.Function
		if c.Line > 0 {
			text += fmt.Sprintf(" (%s)", event.Site{File: c.File, Line: c.Line})
		}
	}
	return text
}

// reads and writes note a value that the step has read or written.
func (s *Step) reads(v event.Bits)  { s.Read, s.ReadUndefined = ref(v.Value), v.Undef }
func (s *Step) writes(v event.Bits) { s.Written, s.WrittenUndefined = ref(v.Value), v.Undef }

func (s *Step) place(site event.Site) {
	s.File, s.Line, s.Column, s.Function = site.File, site.Line, site.Column, site.Function
}

// operationNames name the read-modify-write operations.
var operationNames = map[event.Op]string{
	event.OpXchg: "exchange", event.OpAdd: "add", event.OpSub: "subtract",
	event.OpAnd: "and", event.OpNand: "nand", event.OpOr: "or", event.OpXor: "xor",
	event.OpMax: "max", event.OpMin: "min", event.OpUMax: "unsigned max", event.OpUMin: "unsigned min",
	event.OpUIncWrap: "increment-wrap", event.OpUDecWrap: "decrement-wrap",
	event.OpUSubCond: "subtract-conditional", event.OpUSubSat: "subtract-saturating",
	event.OpFAdd: "float add", event.OpFSub: "float subtract", event.OpFMax: "float max", event.OpFMin: "float min",
	event.OpCmpXchg:   "compare-exchange",
	event.OpMutexLock: "lock", event.OpMutexUnlock: "unlock", event.OpSemWait: "semaphore wait",
	event.OpReadLock: "read-lock", event.OpWriteLock: "write-lock", event.OpRWUnlock: "unlock",
	event.OpCondEnqueue: "begin to wait", event.OpCondSignal: "signal", event.OpCondBroadcast: "broadcast",
	event.OpCondWake: "wake up", event.OpCondSleep: "wake up", event.OpCondLeave: "stop waiting", event.OpBarrier: "arrive",
}

// opError is the operation of a step that is the violation itself.
const opError = "error"

// opUpdate is the operation of a store that leaves its thread's buffer for
// memory.
const opUpdate = "update"

// operationName names the operation of a label.
func operationName(l *event.Label) string {
	switch l.Kind {
	case event.Exit:
		return "exit"
	case event.Error:
		return opError
	case event.Unsupported:
		return "unsupported"
	case event.Block:
		return "block"
	case event.Load:
		return "read"
	case event.Store:
		return "write"
	case event.Fence:
		return "fence"
	case event.Create:
		return "start"
	case event.Join:
		return "join"
	case event.Alloc:
		return "begin lifetime"
	case event.Free:
		return "end lifetime"
	case event.Choice:
		if l.Mishap != event.NoMishap {
			return "environment"
		}
		return "choose"
	case event.AtomicBegin:
		return "begin atomic"
	case event.AtomicEnd:
		return "end atomic"
	}
	if l.Op == event.OpMutexLock && !l.Blocks {
		return "try-lock"
	}
	if l.Op == event.OpAdd && l.Sync == event.SyncSemaphore {
		return "semaphore post"
	}
	if name := operationNames[l.Op]; name != "" {
		return name
	}
	return "access"
}

// synchronises reports whether the operation is one on a pthreads object, whose
// content means nothing to the reader.
func (s *Step) synchronises() bool {
	return s.label != nil && s.label.Kind == event.RMW && s.label.Sync != event.SyncNone && s.label.Sync != event.SyncSemaphore
}
