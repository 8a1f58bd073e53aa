package event

import "fmt"

// State is a thread between two visible operations. It is immutable. States are
// interned: two States of one [Program] are the same if and only if they are
// equal as interface values, unless the program's bounded table of states was
// dropped between their creations (see [Stats.Drops]). Engines rely on that for
// spin loops only, where a duplicate costs one more iteration, never soundness.
type State interface {
	// Label returns the next visible operation. The Label must not be changed.
	Label() *Label
	// Next returns the State after the operation returned value. It is a pure
	// function. Where a spin loop comes back to an equal State (loop counters of
	// --unroll aside), Next returns the receiver itself.
	Next(value uint64) State
	// NextUndefined is Next for a value with undefined bits. An operation to which
	// they matter leads to an error; see [Label.Uses].
	NextUndefined(Bits) State
	// Child returns the initial State of the thread that a Create label starts.
	Child() State
	// Loops reports whether a loop was closed on the way to this State by some
	// Next: only then a cycle of States is possible. It is always false when spin
	// loops are not to be recognised.
	Loops() bool
	// Core is a number that two States share if they are the same but for the
	// loop counters of --unroll.
	Core() int64
	// Fresh returns the State with the same Core whose loop counters are 0.
	Fresh() State
}

// Looper is a State that knows the loops of its program.
type Looper interface {
	State
	// Endless reports whether on the way to Next of a value the thread begins another round of a loop that the program has
	// no way out of, other than errors. Once in such a loop, a thread begins no further round of a loop around it.
	Endless(v Bits) bool
}

// Caller is a State that knows the calls its thread is in.
type Caller interface {
	State
	// Calls returns where the functions are that the thread is in, the innermost first and the start routine of the thread last.
	Calls() []SiteID
	// CallsAfter returns the same for the State after the operation returned a value, also where the thread has ended with an error.
	CallsAfter(Bits) []SiteID
}

// Taken is a step that a thread has taken: its State before, and what its operation returned.
type Taken struct {
	State State
	Value Bits
}

// Program is a compiled program, ready to be explored. Its methods are safe
// for concurrent use.
type Program interface {
	// Main returns the initial State of the main thread.
	Main() State
	// Word returns the initial content of a location.
	Word(Loc) Bits
	// Words returns the locations of an object that States have named so far.
	Words(Obj) []Loc
	// AliveAtStart reports whether an object lives from the start of the program, without an allocation, until a Free label ends it: nothing can
	// access it too early.
	AliveAtStart(Obj) bool
	// Revives reports whether an object whose lifetime has ended may live again.
	Revives(Obj) bool
	// Site returns the place in the source of a label.
	Site(SiteID) Site
	// Describe returns the name of a location accessed through a label, in terms
	// of the source, such as "x", "a[3]" or "node#2->next".
	Describe(*Label) string
	// Storage returns what else there is to say of that location.
	Storage(*Label) Storage
	// ValueName returns what the source calls a value that the operation of a label reads or writes: an enumerator, or what
	// a pointer points to, such as "&node#2" or "NULL"; empty if it has no name.
	ValueName(l *Label, value Bits) string
	// ThreadName returns a short name of a thread: its start routine and number.
	ThreadName(ThreadID) string
	// Output returns what the program prints on the way from a State to
	// [Next].
	Output(s State, value Bits) string
	// Stats returns counters of the interpreter.
	Stats() Stats
}

// Storage is what the source says of the memory that a label accesses, beside its name.
type Storage struct {
	Object    string // its name, for what has a lifetime
	Heap      bool   // an object of the heap
	Allocated Site   // where that was allocated
	Internal  bool   // the library's own, within an object of pthreads or beside it
}

// Stats are counters of a [Program].
type Stats struct {
	Instructions uint64 // instructions interpreted
	States       uint64 // distinct States alive in the table
	Transitions  uint64 // results of Next that were computed, not looked up
	Drops        uint64 // times that the table grew over its bound and was dropped
}

// Site is a place in the source of the program checked.
type Site struct {
	File     string
	Line     int // 1-based; 0 if unknown
	Column   int
	Function string
}

// String returns file:line, or the function if the line is unknown.
func (s Site) String() string {
	switch {
	case s.File != "" && s.Line > 0:
		return fmt.Sprintf("%s:%d", s.File, s.Line)
	case s.Function != "":
		return "function " + s.Function
	}
	return "unknown place"
}

// ErrorKind classifies violations.
type ErrorKind string

// The kinds of violations; the strings are part of the JSON schema.
const (
	AssertionError   ErrorKind = "assertion"   // assert, __VERIFIER_assert
	ReachError       ErrorKind = "reach"       // reach_error, __VERIFIER_error
	DeadlockError    ErrorKind = "deadlock"    // no thread can continue
	HangError        ErrorKind = "hang"        // threads spin for ever, and no other can continue
	LivelockError    ErrorKind = "livelock"    // threads step for ever, and none gets through
	StarvationError  ErrorKind = "starvation"  // a thread steps or spins for ever, and others get through
	MemoryError      ErrorKind = "memory"      // null, out of bounds, use after free, double or invalid free
	UninitError      ErrorKind = "uninit"      // an undefined value is used
	MutexError       ErrorKind = "mutex"       // misuse of a pthreads object
	ArithmeticError  ErrorKind = "arithmetic"  // division by zero or overflowing division
	OverflowError    ErrorKind = "overflow"    // the result of signed arithmetic does not fit
	UnreachableError ErrorKind = "unreachable" // an unreachable instruction was executed
	AbortError       ErrorKind = "abort"       // abort
	TerminateError   ErrorKind = "terminate"   // std::terminate, an exception that leaves a thread
	PanicError       ErrorKind = "panic"       // a panic of Rust
	RaceError        ErrorKind = "race"        // data race
	RobustnessError  ErrorKind = "robustness"  // an execution that sequential consistency does not have
	LeakError        ErrorKind = "leak"        // at the end of the process nothing points to memory that was allocated
	UnfreedError     ErrorKind = "unfreed"     // at the end of the process memory that was allocated is not freed
)

// ErrorKinds lists all kinds of violations.
func ErrorKinds() []ErrorKind {
	return []ErrorKind{AssertionError, ReachError, DeadlockError, HangError, LivelockError, StarvationError, MemoryError, UninitError,
		MutexError, ArithmeticError, OverflowError, UnreachableError, AbortError, TerminateError, PanicError, RaceError, RobustnessError, LeakError, UnfreedError}
}

// AtEnd reports whether errors of this kind are about what is left of the heap at the end of the process; see [Heap].
func (k ErrorKind) AtEnd() bool { return k == LeakError || k == UnfreedError }

// Named reports whether errors of this kind are looked for only where they are named: few engines do, at a price.
func (k ErrorKind) Named() bool { return k.AtEnd() || k == StarvationError }

// EndsProcess reports whether an error of this kind, if it is not checked, ends the process as
// the C library does. After others nobody knows what a program does.
func (k ErrorKind) EndsProcess() bool {
	return k == AssertionError || k == ReachError || k == AbortError || k == TerminateError || k == PanicError
}

// Fault describes a violation, or a construct that is not supported.
type Fault struct {
	Kind    ErrorKind // empty for an unsupported construct
	Message string
}
