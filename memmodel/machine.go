package memmodel

import "github.com/gomc/gomc/event"

// Access is one access to a word of memory by a step.
type Access struct {
	Loc      event.Loc
	Mask     uint8 // bytes accessed
	Write    bool
	initWas  uint8  // bytes initialised before the access
	Prev     int32  // the access to Loc before this one, -1 for none
	Step     int32  // the step that makes the access
	Old, New uint64 // content of the word before and after
}

// Step is one executed step.
type Step struct {
	Thread  event.ThreadID
	Pos     int32        // number of this step within its thread, from 1
	Choice  uint64       // which of the alternatives was taken
	Next    int64        // the alternative after Choice, -1 if it was the last
	Access  int32        // first of the step's accesses, which reach to those of the next step
	PrevOwn int32        // the step of the same thread before this one, -1 for none
	Before  event.State  // state of the thread before the step
	Label   *event.Label // first operation of the step
	Silent  bool         // the step left the memory as it was
	objects int32        // first entry of the step in the log of objects
	created int32        // first entry of the step in the log of created threads
	was     threadStatus // the thread's status before the step
	exited  bool         // whether the process had ended before the step
}

type threadStatus uint8

const (
	absent  threadStatus = iota // not created in this execution
	running                     // its label is its next operation
	ended                       // exit
	faulted                     // at an error, or at something unsupported
	blocked                     // for ever, for the reason in thread.reason
)

// thread is the current state of one thread of a [Machine].
type thread struct {
	state   event.State
	label   *event.Label
	status  threadStatus
	reason  event.Reason
	fault   *event.Fault
	last    int32 // its latest step, -1 for none
	creator int32 // the step that created it, -1 for the main thread
	steps   []int32
}

type objectLog struct {
	object event.Obj
	was    lifetime
}

type lifetime uint8

const (
	unborn lifetime = iota
	alive
	dead
)

// Machine executes a program under sequential consistency.
type Machine struct {
	prog    event.Program
	threads []thread
	word    []uint64 // by Loc
	init    []uint8  // by Loc: bytes that are initialised
	newest  []int32  // by Loc: newest access, -1 for none
	objects []lifetime

	steps     []Step
	accesses  []Access
	objectLog []objectLog
	created   []event.ThreadID
	exited    bool
	cores     []int64 // of the States of an atomic section since it last changed memory
}

// NewMachine returns a machine at the start of the program.
func NewMachine(prog event.Program) *Machine {
	m := &Machine{prog: prog}
	m.start(0, prog.Main(), -1)
	return m
}

// Program returns the program that the machine executes.
func (m *Machine) Program() event.Program { return m.prog }

// Steps returns the steps executed so far. The slice is valid until the next
// call of Exec or Undo.
func (m *Machine) Steps() []Step { return m.steps }

// Accesses returns the accesses of step i, oldest first.
func (m *Machine) Accesses(i int) []Access {
	end := len(m.accesses)
	if i+1 < len(m.steps) {
		end = int(m.steps[i+1].Access)
	}
	return m.accesses[m.steps[i].Access:end]
}

// Access returns an access by its number, as found in [Access.Prev] and
// [Machine.Newest].
func (m *Machine) Access(i int32) *Access { return &m.accesses[i] }

// Newest returns the newest access to a location, -1 for none.
func (m *Machine) Newest(l event.Loc) int32 {
	if int(l) >= len(m.newest) {
		return -1
	}
	return m.newest[l]
}

// Word returns the current content of a location.
func (m *Machine) Word(l event.Loc) uint64 {
	m.know(l)
	return m.word[l]
}

func (m *Machine) wordAt(l *event.Label) uint64 {
	if l.Loc == event.NoLoc {
		return 0
	}
	return m.Word(l.Loc)
}

// Locations returns how many locations the machine has seen.
func (m *Machine) Locations() int { return len(m.word) }

// Threads returns an upper bound of the thread numbers in use.
func (m *Machine) Threads() int { return len(m.threads) }

// Started reports whether a thread exists in this execution.
func (m *Machine) Started(t event.ThreadID) bool {
	return int(t) < len(m.threads) && m.threads[t].status != absent
}

// State returns the current State of a thread that was started.
func (m *Machine) State(t event.ThreadID) event.State { return m.threads[t].state }

// Label returns the next operation of a thread that was started.
func (m *Machine) Label(t event.ThreadID) *event.Label { return m.threads[t].label }

// Runnable reports whether a thread may take further steps, now or later.
func (m *Machine) Runnable(t event.ThreadID) bool { return m.threads[t].status == running }

// Last returns the latest step of a thread, -1 for none.
func (m *Machine) Last(t event.ThreadID) int32 { return m.threads[t].last }

// Creator returns the step that created a thread, -1 for the main thread.
func (m *Machine) Creator(t event.ThreadID) int32 { return m.threads[t].creator }

// StepOf returns the number of the pos-th step of a thread, counted from 1.
func (m *Machine) StepOf(t event.ThreadID, pos int32) int32 { return m.threads[t].steps[pos-1] }

// StepsOf returns how many steps a thread has taken.
func (m *Machine) StepsOf(t event.ThreadID) int32 { return int32(len(m.threads[t].steps)) }

// Exited reports whether the process has ended; other threads still run on,
// which is sound, as they could have done the same before the end.
func (m *Machine) Exited() bool { return m.exited }

// Fault returns what is wrong with a thread, nil if nothing is. Whether it is
// a violation or something unsupported is told by [event.Fault.Kind].
func (m *Machine) Fault(t event.ThreadID) *event.Fault {
	if m.threads[t].status != faulted {
		return nil
	}
	return m.threads[t].fault
}

// Enabled reports whether a thread can take a step now.
func (m *Machine) Enabled(t event.ThreadID) bool {
	th := &m.threads[t]
	if th.status != running {
		return false
	}
	l := th.label
	switch {
	case l.Kind == event.Join:
		return m.joinable(l.Thread)
	case l.Blocks:
		m.know(l.Loc)
		if l.Object != event.NoObj && (m.lifetime(l.Object) != alive || l.Mask&^m.init[l.Loc] != 0) {
			return true // and a fault
		}
		return Passes(th.state, m.word[l.Loc])
	}
	return true
}

func (m *Machine) joinable(t event.ThreadID) bool {
	return int(t) < len(m.threads) && (m.threads[t].status == ended || m.threads[t].status == faulted)
}

// Passes reports whether the next operation of a State, one whose label
// blocks, is enabled when its location holds word: the rule of package event.
func Passes(s event.State, word uint64) bool {
	l := s.Label()
	old := l.Extract(word)
	if s.Next(old) != s {
		return true
	}
	if l.Kind == event.RMW {
		value, written := l.Apply(old, 0)
		return written && value != old
	}
	return false
}

// Blocked returns why a thread that is not enabled cannot take a step, and
// NotBlocked if it has ended or can.
func (m *Machine) Blocked(t event.ThreadID) event.Reason {
	th := &m.threads[t]
	switch {
	case th.status == blocked:
		return th.reason
	case th.status != running || m.Enabled(t):
		return event.NotBlocked
	case th.label.Kind != event.Join && th.label.Sync == event.SyncNone:
		return event.BlockAwait
	}
	return event.BlockDeadlock
}

// know makes room for a location.
func (m *Machine) know(l event.Loc) {
	for int(l) >= len(m.word) {
		word, init := m.prog.Word(event.Loc(len(m.word)))
		m.word = append(m.word, word)
		m.init = append(m.init, init)
		m.newest = append(m.newest, -1)
	}
}

func (m *Machine) start(t event.ThreadID, s event.State, creator int32) {
	for int(t) >= len(m.threads) {
		m.threads = append(m.threads, thread{})
	}
	th := &m.threads[t]
	th.last, th.creator, th.steps = -1, creator, th.steps[:0]
	th.fault, th.reason = nil, event.NotBlocked
	m.enter(th, s)
}

// enter makes s the state of a thread.
func (m *Machine) enter(th *thread, s event.State) {
	l := s.Label()
	th.state, th.label = s, l
	switch l.Kind {
	case event.Exit:
		th.status = ended
		m.exited = m.exited || l.Process
	case event.Error, event.Unsupported:
		th.status, th.fault = faulted, l.Fault
	case event.Block:
		th.status, th.reason = blocked, l.Reason
	default:
		th.status = running
	}
}

// Undo takes back the latest step.
func (m *Machine) Undo() {
	i := len(m.steps) - 1
	s := &m.steps[i]
	for k := len(m.accesses) - 1; k >= int(s.Access); k-- {
		a := &m.accesses[k]
		m.word[a.Loc], m.init[a.Loc], m.newest[a.Loc] = a.Old, a.initWas, a.Prev
	}
	m.accesses = m.accesses[:s.Access]
	for k := len(m.objectLog) - 1; k >= int(s.objects); k-- {
		m.objects[m.objectLog[k].object] = m.objectLog[k].was
	}
	m.objectLog = m.objectLog[:s.objects]
	for _, t := range m.created[s.created:] {
		m.threads[t].status = absent
	}
	m.created = m.created[:s.created]
	th := &m.threads[s.Thread]
	th.state, th.label, th.status, th.last = s.Before, s.Label, s.was, s.PrevOwn
	th.steps = th.steps[:len(th.steps)-1]
	m.exited = s.exited
	m.steps = m.steps[:i]
}
