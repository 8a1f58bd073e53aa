package memmodel

import "github.com/gomc/gomc/event"

// This file says what a label does to memory and to its thread. What a read-modify-write stores is said by the methods of [event.Label]; everything
// else that engines have to know of an operation, they ask here, and [Machine] executes it. Only the oracles that engines are
// compared with (graphs, witness and package axiom) have descriptions of their own, on purpose: a mistake in this one is to show.
//
//	label        memory                                            thread
//	Load         is read                                           obtains its bytes; may wait, see [Obtain]
//	Store        is written, at once or from a buffer: [Buffers]   obtains 0
//	RMW          is read and, unless it fails, written at once     obtains what was read; may wait, see [Obtain]
//	Fence                                                          drains its buffer, acquires, releases: as its order says
//	Create                                                         another one starts, after all that this one has done
//	Join                                                           waits until another one has ended, [Joined], and is after all that it did
//	Alloc        an object lives, with its initial content         obtains 0
//	Free         an object lives no more                           obtains whether it lived: [Freed]
//	Choice                                                         obtains one of the alternatives
//	AtomicBegin                                                    none but this one takes a step until
//	AtomicEnd                                                      this; within, see [RefusedInSection] and [StuckInSection]
//	Exit, Error, Unsupported, Block                                takes no further step, see [Arrive]
//
// An access to an object that does not live is an error, see [Dead]. Which operations drain the buffer, and which keep stores apart, is the table of [Model].

// Status says what a thread can do.
type Status uint8

// The states of a thread.
const (
	Absent  Status = iota // not created
	Running               // its label is its next operation
	Ended                 // it has returned, or ended the process
	Faulted               // at an error, or at something unsupported
	Stuck                 // it can never continue, for some event.Reason
	Waiting               // its operation has read in vain, and waits for another value
)

// Arrive returns the status of a thread that comes to a label and, if it is Stuck there, why.
func Arrive(l *event.Label) (Status, event.Reason) {
	switch l.Kind {
	case event.Exit:
		return Ended, event.NotBlocked
	case event.Error, event.Unsupported:
		return Faulted, event.NotBlocked
	case event.Block:
		return Stuck, l.Reason
	}
	return Running, event.NotBlocked
}

// Silent reports whether an operation that is no access leaves memory and all other threads as they are. Spin loops consist of such operations, and
// of accesses that are: of these, [Effect] tells.
func Silent(l *event.Label) bool {
	switch l.Kind {
	case event.Fence, event.Join, event.Choice, event.AtomicBegin, event.AtomicEnd:
		return true
	}
	return false
}

// Effect is what an operation that reads does to memory once it has obtained a value.
type Effect struct {
	Stored event.Bits // the new value if it writes
	Writes bool
	Silent bool // it leaves memory as it was
}

// EffectOf returns what an operation that reads does to memory when it obtains a value, unless it waits then; see [Obtain]. choice is one of
// [event.Label.Alternatives].
func EffectOf(l *event.Label, old event.Bits, choice int) Effect {
	if l.Kind == event.RMW {
		if v, written := l.Store(old, choice); written {
			return Effect{v, true, v == old}
		}
	}
	return Effect{Silent: true}
}

// Waits reports whether an operation of a thread in State s waits until it can obtain another value: with this one it would lead to the
// State then, and has an effect. That would be in vain if the thread came back to where it was: if then is s, or a State that the thread has come through since
// it changed memory last, so that the operation would complete a round of a spin loop. The round is left out, as the thread can take it later. through tells, by Core, which States these
// are; s itself need not be among them. It may be nil, within an atomic section.
func Waits(s event.State, l *event.Label, e Effect, then event.State, through func(core int64) bool) bool {
	return l.Blocks && e.Silent && (then == s || completes(s, l, then, through))
}

// completes reports whether an operation of a thread in State s, which leaves memory as it is and leads to the State then, completes a round of a spin loop of more
// than this operation. through is that of Waits.
func completes(s event.State, l *event.Label, then event.State, through func(core int64) bool) bool {
	if through == nil || !then.Loops() || l.Sync != event.SyncNone {
		return false
	}
	core := then.Core()
	return core == s.Core() || through(core)
}

// Obtain returns what the next operation of a State, one that reads, does when it obtains a value, and the State after it. If it waits, that
// is the State itself, and there is no effect. through is that of Waits.
func Obtain(s event.State, l *event.Label, old event.Bits, choice int, through func(core int64) bool) (e Effect, then event.State, waits bool) {
	e, then = EffectOf(l, old, choice), event.Next(s, old)
	if waits = Waits(s, l, e, then, through); waits {
		e, then = Effect{Silent: true}, s
	}
	return e, then, waits
}

// Passes reports whether the next operation of a State, one whose label
// blocks, is enabled when its location holds word: the rule of package event, and that of [Waits], which says what through is.
func Passes(s event.State, word event.Bits, through func(core int64) bool) bool {
	l := s.Label()
	old := l.Read(word)
	return !Waits(s, l, EffectOf(l, old, 0), event.Next(s, old), through)
}

// Changes reports whether an operation changes the bytes that it accesses if they
// hold old, for one that reads.
func Changes(l *event.Label, old event.Bits) bool {
	return !EffectOf(l, old, 0).Silent
}

// Writes reports whether an operation writes whatever it obtains, but for undefined bits that matter: see [event.Label.Uses].
func Writes(l *event.Label) bool {
	return l.Kind == event.Store || l.Kind == event.RMW && l.Op >= event.OpXchg && l.Op < event.OpCmpXchg
}

// MayWrite reports whether an access may write: it is more than a load.
func MayWrite(l *event.Label) bool { return l.Kind != event.Load }

// Stored returns what a store writes, in the bytes of its word.
func Stored(l *event.Label) event.Bits { return l.Write(event.Bits{}, l.Operand()) }

// AlwaysChanges reports whether an operation that reads changes memory whatever it obtains, but for undefined bits, so that it never
// waits.
func AlwaysChanges(l *event.Label) bool {
	return l.Kind == event.RMW && (l.Op == event.OpAdd || l.Op == event.OpSub) && l.Val != 0
}

// WaitsFor returns what a thread that has come to an operation waits for if it does not go on: for another thread or an object of pthreads, or for a value.
func WaitsFor(l *event.Label) event.Reason {
	if l.Kind != event.Join && l.Sync == event.SyncNone {
		return event.BlockAwait
	}
	return event.BlockDeadlock
}

// BlockedBy returns why a thread with some status and label does not go on if nobody lets it, NotBlocked if it has come to its end or failed. reason is that of
// [Stuck].
func BlockedBy(s Status, reason event.Reason, l *event.Label) event.Reason {
	switch s {
	case Stuck:
		return reason
	case Waiting, Running:
		return WaitsFor(l)
	}
	return event.NotBlocked
}

// Joined returns what a join obtains from a thread that is over: its result, nothing if it has failed.
func Joined(s Status, l *event.Label) (result event.Bits) {
	if s == Ended {
		return l.Operand()
	}
	return result
}

// Freed returns what the end of the lifetime of an object obtains: whether the object lived.
func Freed(lived bool) event.Bits {
	if lived {
		return event.Defined(1)
	}
	return event.Bits{}
}

// Conflict reports whether two accesses are to the same bytes, and one of them is more than a load.
func Conflict(a, b *event.Label) bool {
	return a.Loc == b.Loc && a.Mask&b.Mask != 0 && (MayWrite(a) || MayWrite(b))
}

// RefusedInSection returns why an operation within an atomic section is not supported, nil if it is.
func RefusedInSection(l *event.Label) *event.Fault {
	if l.Kind == event.Create || l.Kind == event.Join {
		return Unsupported("creating or joining a thread inside an atomic section")
	}
	return nil
}

// Refused returns why an operation is not supported under a model, nil if it is.
func (m Model) Refused(l *event.Label) *event.Fault {
	if l.Kind == event.AtomicBegin && !m.Operational() {
		return Unsupported("an atomic section under a memory model without a global order")
	}
	if l.Kind == event.AtomicBegin && l.Partial && m != SC {
		return Unsupported("an atomic access of 16 bytes that does not order what a locked instruction does, under a memory model other than sc")
	}
	if l.Kind == event.Fence && l.Process && m != SC {
		return Unsupported("a fence of all threads of the process (membarrier) under a memory model other than sc")
	}
	return nil
}

// StuckInSection returns why a thread is not supported whose operation waits within an atomic section. It returns nil for an await:
// its thread spins there for ever, as nobody else takes a step.
func StuckInSection(l *event.Label) *event.Fault {
	if l.Sync != event.SyncNone {
		return Unsupported("waiting for a pthreads object inside an atomic section")
	}
	return nil
}

// Unsupported is the fault of a thread that comes to what is not supported.
func Unsupported(what string) *event.Fault { return &event.Fault{Message: what} }

// Buffers reports whether an operation outside of atomic sections is a store that goes to the buffer of its thread.
func (m Model) Buffers(l *event.Label) bool {
	return (m == TSO || m == PSO) && l.Kind == event.Store && !Drains(l)
}

// OrderOf returns the C11 order of an access or a fence. Operations of pthreads objects synchronise as acquire-release read-modify-writes do, and so does
// all that an atomic section does. A compare-exchange that has not written is a load.
func OrderOf(l *event.Label, written, section bool) event.Order {
	switch {
	case l.Sync != event.SyncNone || section:
		return event.AcqRel
	case l.Op == event.OpCmpXchg && l.Kind == event.RMW && !written:
		return l.Fail
	}
	return l.Order
}

// Acquires reports whether an operation of some order acquires: what it reads from, or what was read before a fence, happens before what follows.
func Acquires(o event.Order) bool {
	return o == event.Acquire || o == event.AcqRel || o == event.SeqCst
}

// Releases reports whether an operation of some order releases: all that happens before it happens before what acquires from it.
func Releases(o event.Order) bool {
	return o == event.Release || o == event.AcqRel || o == event.SeqCst
}
