package memmodel

import (
	"slices"

	"github.com/gomc/gomc/event"
)

// NewStateMachine returns a machine for searches over states. The methods of this file put it into any state, and what
// can happen next depends on that state only, not on the steps that led there. So it differs from other machines in
// two ways: it does not stop a thread in a spin loop, and it lets no await read in vain. A search over states
// needs neither, since it notices by itself when it comes back to a state.
func NewStateMachine(prog event.Program, model Model) *Machine {
	m := NewMachineWith(prog, model, nil)
	m.stateful = true
	return m
}

// ThreadConfig is the configuration of a thread: all that its future depends on, beside memory and buffers. It can be
// compared with ==. The zero value is a thread that does not exist.
type ThreadConfig struct {
	State  event.State
	status Status
	reason event.Reason
	fault  event.Fault
}

// Plain reports whether the State alone says everything about the thread, as it nearly always does. The exception is a thread
// whose operation has failed for a reason that its label does not show, such as an access to memory that was freed.
func (c ThreadConfig) Plain() bool { return c == PlainConfig(c.State) }

// PlainConfig returns the plain configuration of a thread in a State.
func PlainConfig(s event.State) ThreadConfig {
	var th thread
	new(Machine).enter(&th, s)
	return th.config()
}

func (th *thread) config() ThreadConfig {
	c := ThreadConfig{State: th.state, status: th.status}
	switch th.status {
	case Absent:
		return ThreadConfig{}
	case Faulted:
		c.fault = *th.fault
	case Stuck:
		c.reason = th.reason
	}
	return c
}

// Config returns what a thread is, the zero value if it does not exist.
func (m *Machine) Config(t event.ThreadID) ThreadConfig {
	if int(t) >= len(m.threads) {
		return ThreadConfig{}
	}
	return m.threads[t].config()
}

// SetConfig makes a thread what it was when Config was called, perhaps on another machine.
func (m *Machine) SetConfig(t event.ThreadID, c ThreadConfig) {
	for int(t) >= len(m.threads) {
		m.threads = append(m.threads, thread{})
	}
	m.threads[t] = thread{state: c.State, status: c.status, reason: c.reason, creator: -1}
	if c.State != nil {
		m.threads[t].label = c.State.Label()
	}
	if c.status == Faulted {
		fault := c.fault
		m.threads[t].fault = &fault
	}
}

// SetWord makes a word the content of a location.
func (m *Machine) SetWord(l event.Loc, word event.Bits) {
	m.know(l)
	m.word[l] = word
}

// Objects returns an upper bound of the objects whose lifetimes the machine knows.
func (m *Machine) Objects() int { return len(m.objects) }

// Life is how far the lifetime of an object has come: 0 if it has not begun, or began with the program.
type Life uint8

// Life returns how far the lifetime of an object has come.
func (m *Machine) Life(o event.Obj) Life { return Life(m.lifetime(o)) }

// Dead reports whether the lifetime of an object has ended.
func (l Life) Dead() bool { return lifetime(l) == dead }

// SetLife makes the lifetime of an object what it was when Life was called.
func (m *Machine) SetLife(o event.Obj, l Life) {
	m.setLifetime(o, lifetime(l))
	m.objectLog = m.objectLog[:len(m.objectLog)-1]
}

// SetExited says whether the process has ended.
func (m *Machine) SetExited(exited bool) { m.exited = exited }

// Pending is a store in the buffer of a thread, or the allocation of an object that has lived before, whose
// content the object then forgets.
type Pending struct {
	Label *event.Label
	// Epoch is the number of store-store fences of the thread between the oldest store in its buffer and this
	// one, under PSO.
	Epoch int32
}

// Piece returns what the store writes: a location and a mask of bytes, or the lifetime of an object that begins
// another life.
func (p *Pending) Piece() (event.Loc, uint8) {
	at := pieceOf(p.Label)
	return at.loc, at.mask
}

// Buffer returns the stores in the buffer of a thread, oldest first, and the epoch of the next one.
func (m *Machine) Buffer(t event.ThreadID) (stores []Pending, epoch int32) {
	if m.buffers == nil || len(m.buffers.of(t)) == 0 {
		return nil, 0
	}
	buf := m.buffers.of(t)
	for i := range buf {
		stores = append(stores, Pending{buf[i].label, buf[i].epoch - buf[0].epoch})
	}
	return stores, m.buffers.epoch(t) - buf[0].epoch
}

// SetBuffer makes the buffer of a thread what it was when Buffer was called.
func (m *Machine) SetBuffer(t event.ThreadID, stores []Pending, epoch int32) {
	b := m.buffers
	for int(t) >= len(b.byTh) {
		b.byTh = append(b.byTh, nil)
	}
	b.count += len(stores) - len(b.byTh[t])
	buf := slices.Grow(b.byTh[t][:0], len(stores))
	for _, p := range stores {
		l := p.Label
		s := newStored(l, p.Epoch, -1)
		b.process(t, &s)
		buf = append(buf, s)
	}
	b.byTh[t] = buf
	b.epoch(t)
	b.epochs[t] = epoch
}

// Passage is an operation of a thread that has returned a value.
type Passage struct {
	State event.State // before it
	Value event.Bits
}

// Passages returns the operations of the newest step, which are several in an atomic section. Machines of
// NewStateMachine know them. The slice is valid until the next step.
func (m *Machine) Passages() []Passage { return m.passages }

// pass returns the State after an operation has returned a value.
func (m *Machine) pass(s event.State, value event.Bits) event.State {
	if m.stateful {
		m.passages = append(m.passages, Passage{s, value})
	}
	return event.Next(s, value)
}

// Updaters calls each with the auxiliary processes of a thread that can take a step now, and the place in the buffer of the
// store that they would take to memory, in the order of these places. The numbers of auxiliary processes depend on what a
// machine has executed before, places do not.
func (m *Machine) Updaters(t event.ThreadID, each func(p Proc, place int)) {
	if m.buffers == nil {
		return
	}
	buf := m.buffers.of(t)
	for place := range buf {
		if m.buffers.model == TSO && place > 0 {
			return
		}
		if k := m.buffers.process(t, &buf[place]); m.buffers.next(k) == place {
			each(Proc(2*k+1), place)
		}
	}
}

// Change is what a step of a machine has changed.
type Change struct {
	Threads []event.ThreadID // whose configuration or buffer is another one
	Locs    []event.Loc      // that were written
	Objects []event.Obj      // whose lifetime is another one
}

// Changes sets c to what the newest step has changed.
func (m *Machine) Changes(c *Change) {
	s := &m.steps[len(m.steps)-1]
	c.Threads = append(append(c.Threads[:0], s.Thread), m.created[s.created:]...)
	c.Locs, c.Objects = c.Locs[:0], c.Objects[:0]
	for _, a := range m.accesses[s.Access:] {
		if a.Write && a.Loc >= 0 {
			c.Locs = append(c.Locs, a.Loc)
		}
	}
	for _, o := range m.objectLog[s.objects:] {
		c.Objects = append(c.Objects, o.object)
	}
}

// Fault returns what is wrong with the thread, nil if nothing is.
func (c ThreadConfig) Fault() *event.Fault {
	if c.status != Faulted {
		return nil
	}
	return &c.fault
}

// Blocked returns why the thread can never continue, NotBlocked if no label says so.
func (c ThreadConfig) Blocked() event.Reason {
	if c.status != Stuck {
		return event.NotBlocked
	}
	return c.reason
}

// With returns what a thread is that is at another State, and else as this one.
func (c ThreadConfig) With(s event.State) ThreadConfig {
	c.State = s
	return c
}

// Returned reports whether the thread has ended so that others can join it.
func (c ThreadConfig) Returned() bool { return c.status == Ended && c.State.Label().Returns() }

// Running reports whether the thread may take further steps.
func (c ThreadConfig) Running() bool { return c.status == Running }
