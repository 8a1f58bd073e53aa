package memmodel

import (
	"github.com/gomc/gomc/event"
)

// Access is one access to a word of memory by a step.
type Access struct {
	Loc       event.Loc
	Mask      uint8 // bytes accessed
	Read      bool  // a read-modify-write reads and writes
	Write     bool
	Prev      int32      // the access to Loc before this one, -1 for none
	PrevWrite int32      // the newest write to Loc before this one, -1 for none
	Step      int32      // the step that makes the access
	Old, New  event.Bits // content of the word before and after
}

// Step is one executed step of a process.
type Step struct {
	Proc    Proc
	Thread  event.ThreadID // of the process
	Update  bool           // taken by an auxiliary process
	Silent  bool           // the step left memory and buffers as they were
	Cut     bool           // an atomic section that has not come to its end, and never will
	was     Status         // the thread's status before the step
	exited  bool           // whether the process had ended before the step
	Pos     int32          // number of this step within its process, from 1
	Choice  uint64         // which of the alternatives was taken
	Next    int64          // the alternative after Choice, -1 if it was the last
	Access  int32          // first of the step's accesses, which reach to those of the next step
	PrevOwn int32          // the step of the same process before this one, -1 for none
	Store   int32          // Update: the step of the store
	Before  event.State    // state of the thread before the step; nil for an update
	Label   *event.Label   // first operation of the step; for an update that of its store
	readers int32          // accesses behind the step's own: those of loads that an update's store was forwarded to
	syncs   int32          // first of the steps that it waited for
	forward int32          // first entry of the step in the log of forwarded loads
	objects int32          // first entry of the step in the log of objects
	created int32          // first entry of the step in the log of created threads
	epoch   int32          // the thread's epoch before the step; for an update that of its store
}

// thread is the current state of one thread of a [Machine].
type thread struct {
	state   event.State
	label   *event.Label
	status  Status
	reason  event.Reason
	fault   *event.Fault
	creator int32 // the step that created it, -1 for the main thread
}

// Forward says that a load read some bytes from the buffer of its thread.
type Forward struct {
	Loc   event.Loc
	Mask  uint8
	Store int32 // step of the store
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

// Machine executes a program under a memory model.
type Machine struct {
	prog    event.Program
	buffers *buffers // nil under SC
	threads []thread
	word    []event.Bits // by Loc
	newest  []int32      // by Loc: newest access, -1 for none
	objects []lifetime
	lives   []int32 // by Obj: newest access to its lifetime; see Lifetime

	steps     []Step
	byProc    [][]int32 // steps of each process
	syncs     []int32
	forwards  []Forward
	accesses  []Access
	objectLog []objectLog
	created   []event.ThreadID
	exited    bool
	mixed     *Mixed
	stateful  bool // see NewStateMachine
	passages  []Passage
	cores     []int64 // of the States of an atomic section since it last changed memory
}

// NewMachine returns a machine at the start of the program.
func NewMachine(prog event.Program, model Model) *Machine {
	return NewMachineWith(prog, model, NewMixed())
}

// NewMachineWith returns a machine that knows and extends a set of locations on
// which awaits are not disabled. Machines that run at the same time must not
// share it.
func NewMachineWith(prog event.Program, model Model, mixed *Mixed) *Machine {
	m := &Machine{prog: prog, mixed: mixed}
	if model != SC {
		m.buffers = newBuffers(model)
	}
	m.start(0, prog.Main(), -1)
	return m
}

// Program returns the program that the machine executes.
func (m *Machine) Program() event.Program { return m.prog }

// Model returns the memory model.
func (m *Machine) Model() Model {
	if m.buffers == nil {
		return SC
	}
	return m.buffers.model
}

// Steps returns the steps executed so far. The slice is valid until the next
// call of Exec or Undo.
func (m *Machine) Steps() []Step { return m.steps }

// Accesses returns the accesses that step i makes, oldest first.
func (m *Machine) Accesses(i int) []Access {
	end := len(m.accesses)
	if i+1 < len(m.steps) {
		end = int(m.steps[i+1].Access)
	}
	s := &m.steps[i]
	return m.accesses[s.Access : end-int(s.readers)]
}

// Syncs returns steps of other processes that step i had to wait for: the end of
// a joined thread, the updates that drained the buffer, the store of an update.
func (m *Machine) Syncs(i int) []int32 {
	end := len(m.syncs)
	if i+1 < len(m.steps) {
		end = int(m.steps[i+1].syncs)
	}
	return m.syncs[m.steps[i].syncs:end]
}

// Forwards returns from which stores step i has read its thread's own buffer.
func (m *Machine) Forwards(i int) []Forward {
	end := len(m.forwards)
	if i+1 < len(m.steps) {
		end = int(m.steps[i+1].forward)
	}
	return m.forwards[m.steps[i].forward:end]
}

// Access returns an access by its number, as found in [Access.Prev] and
// [Machine.Newest].
func (m *Machine) Access(i int32) *Access { return &m.accesses[i] }

// Lifetime returns the location that stands for the lifetime of an object. Its end
// writes this location, or reads it if the object does not live. Under TSO and PSO,
// where a store takes effect later than it is executed, every access to the object
// reads it.
func Lifetime(o event.Obj) event.Loc { return event.Loc(-2 - o) }

// Newest returns the newest access to a location, -1 for none.
func (m *Machine) Newest(l event.Loc) int32 {
	if l < 0 {
		if o := int(-2 - l); o < len(m.lives) {
			return m.lives[o]
		}
		return -1
	}
	if int(l) >= len(m.newest) {
		return -1
	}
	return m.newest[l]
}

// Word returns the current content of a location.
func (m *Machine) Word(l event.Loc) event.Bits {
	m.know(l)
	return m.word[l]
}

// wordAt returns the word that a label names.
func (m *Machine) wordAt(l *event.Label) event.Bits {
	if l.Loc == event.NoLoc {
		return event.Bits{}
	}
	return m.Word(l.Loc)
}

// Locations returns how many locations the machine has seen.
func (m *Machine) Locations() int { return len(m.word) }

// Threads returns an upper bound of the thread numbers in use.
func (m *Machine) Threads() int { return len(m.threads) }

// Started reports whether a thread exists in this execution.
func (m *Machine) Started(t event.ThreadID) bool {
	return int(t) < len(m.threads) && m.threads[t].status != Absent
}

// State returns the current State of a thread that was started.
func (m *Machine) State(t event.ThreadID) event.State { return m.threads[t].state }

// Label returns the next operation of a thread that was started.
func (m *Machine) Label(t event.ThreadID) *event.Label { return m.threads[t].label }

// Runnable reports whether a thread may take further steps, now or later.
func (m *Machine) Runnable(t event.ThreadID) bool { return m.threads[t].status == Running }

// Creator returns the step that created a thread, -1 for the main thread.
func (m *Machine) Creator(t event.ThreadID) int32 { return m.threads[t].creator }

// Born reports whether the lifetime of an object has begun, be it over or not.
func (m *Machine) Born(o event.Obj) bool { return m.lifetime(o) != unborn || m.prog.AliveAtStart(o) }

// Alive reports whether the lifetime of an object has begun and not ended.
func (m *Machine) Alive(o event.Obj) bool {
	life := m.lifetime(o)
	return life == alive || life == unborn && m.prog.AliveAtStart(o)
}

// Exited reports whether the process has ended; other threads still run on,
// which is sound, as they could have done the same before the end.
func (m *Machine) Exited() bool { return m.exited }

// Settled reports whether all stores have left the buffers.
func (m *Machine) Settled() bool { return m.buffers == nil || m.buffers.count == 0 }

// Fault returns what is wrong with a thread, nil if nothing is. Whether it is
// a violation or something unsupported is told by [event.Fault.Kind].
func (m *Machine) Fault(t event.ThreadID) *event.Fault {
	if m.threads[t].status != Faulted {
		return nil
	}
	return m.threads[t].fault
}

// Enabled reports whether a process can take a step now.
func (m *Machine) Enabled(p Proc) bool {
	if m.buffers != nil && p%2 == 1 {
		return int(p/2) < len(m.buffers.aux) && m.buffers.next(int(p/2)) >= 0
	}
	t, _ := m.Thread(p)
	if int(t) >= len(m.threads) {
		return false
	}
	th := &m.threads[t]
	if th.status != Running {
		return false
	}
	l := th.label
	if m.Draining(t) {
		return false
	}
	switch {
	case l.Kind == event.Join:
		return m.joinable(l.Thread)
	case l.Blocks:
		m.know(l.Loc)
		word := m.view(t, l)
		if l.Object != event.NoObj && !m.Alive(l.Object) {
			m.Waits(l)  // it may have before: the set of locations is to know
			return true // and a fault
		}
		return m.passes(t, word) || !m.Waits(l)
	}
	return true
}

// Waits reports whether an operation, which would not pass in some memory that
// is possible, is disabled there; see [Mixed].
func (m *Machine) Waits(l *event.Label) bool {
	if l.Sync != event.SyncNone {
		return true
	}
	m.mixed.wait(l.Loc, l.Mask)
	return !m.mixed.has(l.Loc)
}

// Disables reports whether operations like l, whose label blocks, are disabled
// where they do not pass, as far as is known.
func (m *Machine) Disables(l *event.Label) bool {
	return l.Sync != event.SyncNone || !m.mixed.has(l.Loc)
}

// View returns the word that the next operation of a thread accesses, as the
// thread sees it: with its own stores that are still in its buffer.
func (m *Machine) View(t event.ThreadID, l *event.Label) event.Bits {
	m.know(l.Loc)
	return m.view(t, l)
}

func (m *Machine) view(t event.ThreadID, l *event.Label) event.Bits {
	word := m.word[l.Loc]
	own, from := m.Forwarded(t, l)
	return word.And(^event.WordMask(from)).Or(own)
}

// Forwarded returns the bytes of the word that an operation of a thread reads from the thread's own buffer, and their mask.
func (m *Machine) Forwarded(t event.ThreadID, l *event.Label) (word event.Bits, from uint8) {
	if m.buffers == nil {
		return word, 0
	}
	return m.fromBuffer(t, pieceOf(l))
}

func (m *Machine) joinable(t event.ThreadID) bool {
	if m.buffers != nil && len(m.buffers.of(t)) > 0 {
		return false
	}
	return int(t) < len(m.threads) && m.threads[t].status == Ended && m.threads[t].label.Returns()
}

// Blocked returns why a thread that is not enabled cannot take a step, and
// NotBlocked if it has ended or can.
func (m *Machine) Blocked(t event.ThreadID) event.Reason {
	th := &m.threads[t]
	switch {
	case th.status == Stuck:
		return th.reason
	case th.status != Running || m.Enabled(m.Proc(t)):
		return event.NotBlocked
	}
	return WaitsFor(th.label)
}

// know makes room for a location.
func (m *Machine) know(l event.Loc) {
	for int(l) >= len(m.word) {
		m.word = append(m.word, m.prog.Word(event.Loc(len(m.word))))
		m.newest = append(m.newest, -1)
	}
}

func (m *Machine) start(t event.ThreadID, s event.State, creator int32) {
	for int(t) >= len(m.threads) {
		m.threads = append(m.threads, thread{})
	}
	th := &m.threads[t]
	th.creator = creator
	m.enter(th, s)
}

// enter makes s the state of a thread.
func (m *Machine) enter(th *thread, s event.State) {
	l := s.Label()
	th.state, th.label, th.fault = s, l, l.Fault
	th.status, th.reason = Arrive(l)
	m.exited = m.exited || l.Kind == event.Exit && l.Process
}

// Undo takes back the latest step.
func (m *Machine) Undo() {
	i := len(m.steps) - 1
	s := &m.steps[i]
	for k := len(m.accesses) - 1; k >= int(s.Access); k-- {
		a := &m.accesses[k]
		if a.Loc < 0 {
			m.lives[-2-a.Loc] = a.Prev
			continue
		}
		m.word[a.Loc], m.newest[a.Loc] = a.Old, a.Prev
	}
	m.accesses = m.accesses[:s.Access]
	for k := len(m.objectLog) - 1; k >= int(s.objects); k-- {
		m.objects[m.objectLog[k].object] = m.objectLog[k].was
	}
	m.objectLog = m.objectLog[:s.objects]
	for _, t := range m.created[s.created:] {
		m.threads[t].status = Absent
	}
	m.created = m.created[:s.created]
	m.syncs = m.syncs[:s.syncs]
	m.byProc[s.Proc] = m.byProc[s.Proc][:len(m.byProc[s.Proc])-1]
	if m.buffers != nil {
		m.undoBuffers(s)
	}
	if !s.Update {
		th := &m.threads[s.Thread]
		th.state, th.label, th.status = s.Before, s.Label, s.was
	}
	m.exited = s.exited
	m.steps = m.steps[:i]
}
