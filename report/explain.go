package report

import (
	"fmt"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/witness"
	"github.com/gomc/gomc/memmodel"
)

// Counterexample is an execution that leads to a violation, step by step.
type Counterexample struct {
	Error   *explore.Error
	Threads []Thread
	Steps   []Step

	prog    event.Program
	machine *memmodel.Machine  // that has executed the schedule
	graph   *witness.Execution // of the graph, if the model has no machine
}

// Happens tells whether the environment does something to the program.
func (c *Counterexample) Happens(m event.Mishap) bool {
	return slices.ContainsFunc(c.Steps, func(s Step) bool {
		return s.label != nil && s.label.Kind == event.Choice && s.label.Mishap == m && s.Value != nil && *s.Value == 1
	})
}

// ending is the end of an execution.
type ending interface {
	explore.Spinner
	Threads() int
	Started(event.ThreadID) bool
	State(event.ThreadID) event.State
	Label(event.ThreadID) *event.Label
	Blocked(event.ThreadID) event.Reason
	Word(event.Loc) event.Bits
}

func (c *Counterexample) ending() ending {
	if c.graph != nil {
		return c.graph
	}
	return c.machine
}

// Explain executes the schedule, or the graph, of a violation and writes down what
// happens. It returns an error if that does not lead to the violation.
func Explain(prog event.Program, e *explore.Error) (*Counterexample, error) {
	if !e.Model.Operational() {
		return explainGraph(prog, e)
	}
	found, _, err := explore.Reproduce(prog, e)
	if err != nil {
		return nil, err
	}
	if !e.Same(found) {
		return nil, fmt.Errorf("the schedule does not lead to the violation %q", e.Message)
	}
	if found.Cycle != nil || found.Stranded != nil || found.Racing != nil {
		e = found // it says which steps of the schedule these are; a trace file does not
	}
	c := &Counterexample{Error: e, prog: prog, machine: memmodel.NewMachine(prog, e.Model)}
	if e.Lasso() {
		c.machine = memmodel.NewStateMachine(prog, e.Model) // others stop threads that go round
	}
	for i, mv := range e.Schedule {
		if e.Racing != nil && i > slices.Max(e.Racing) {
			break // what comes after a data race adds nothing to it
		}
		c.execute(i, mv)
	}
	c.conclude(prog)
	return c, nil
}

// walk follows the operations of one step of the schedule.
type walk struct {
	state  event.State
	choice memmodel.Choices // not yet made
	access int32            // the next access
	end    int32            // the first access that is not the step's
	seen   event.Bits       // what the thread saw where its operation accesses memory
}

// maxOperations bounds the operations of one atomic section.
const maxOperations = 100_000

// execute makes a move and records its operations.
func (c *Counterexample) execute(move int, mv memmodel.Move) {
	m := c.machine
	if mv.Store > 0 {
		c.update(move, mv)
		return
	}
	w := walk{state: m.State(mv.Thread), choice: memmodel.Choices(mv.Choice)}
	if l := w.state.Label(); l.Accesses() {
		w.seen = m.View(mv.Thread, l)
	}
	m.Exec(m.Proc(mv.Thread), mv.Choice)
	w.access = m.Steps()[move].Access
	w.end = w.access + int32(len(m.Accesses(move)))
	atomic := w.state.Label().Kind == event.AtomicBegin
	for range maxOperations {
		stopped := w.state == m.State(mv.Thread) && w.access == w.end
		l := w.state.Label()
		if atomic && stopped && (l.Ends() || l.Accesses()) {
			return // the section ends early: it waits, or fails by itself
		}
		s, value := c.operation(&w, move, mv.Thread)
		s.Atomic = atomic
		faulted := m.Fault(mv.Thread) != nil && w.state == m.State(mv.Thread) && w.access == w.end && !l.Ends()
		if !faulted {
			s.Output = m.Program().Output(w.state, value)
			s.state, s.value = w.state, value
			w.state = event.Next(w.state, value)
		}
		c.Steps = append(c.Steps, s)
		if faulted || !atomic || l.Kind == event.AtomicEnd {
			return
		}
	}
}

// update records that a store leaves the buffer of its thread.
func (c *Counterexample) update(move int, mv memmodel.Move) {
	m := c.machine
	l := m.Exec(mv.Process(m), 0).Label
	first := m.Steps()[move].Access
	s := Step{Move: move, Thread: mv.Thread, Operation: opUpdate, label: l, store: c.storeOf(mv), Location: m.Program().Describe(l)}
	for k := range m.Accesses(move) {
		s.accesses = append(s.accesses, first+int32(k))
	}
	if l.Kind == event.Store {
		s.Size = l.Size()
		s.writes(l.Read(m.Access(first).New))
	}
	s.place(m.Program().Site(l.Site))
	c.Steps = append(c.Steps, s)
}

// storeOf returns the step whose store an update takes to memory.
func (c *Counterexample) storeOf(mv memmodel.Move) int {
	move := int(c.machine.StepOf(c.machine.Proc(mv.Thread), mv.Store))
	return slices.IndexFunc(c.Steps, func(s Step) bool { return s.Move == move })
}

// operation records the next operation of a walk, and returns its value.
func (c *Counterexample) operation(w *walk, move int, t event.ThreadID) (s Step, value event.Bits) {
	m, l := c.machine, w.state.Label()
	s = Step{Move: move, Thread: t, Operation: operationName(l), Calls: callers(m.Program(), w.state), label: l}
	s.place(m.Program().Site(l.Site))
	switch l.Kind {
	case event.Load, event.Store, event.RMW:
		s.Location, s.Size = m.Program().Describe(l), l.Size()
		for w.access < w.end && m.Access(w.access).Loc < 0 {
			w.access++ // the lifetime of the object
		}
		switch {
		case w.access < w.end && m.Access(w.access).Mask == l.Mask:
			value = c.accessed(w, &s)
		case m.Fault(t) != nil && w.state == m.State(t):
			// the operation was not done
		case l.Kind == event.Load: // from the buffer, at least in part
			value = l.Read(w.seen)
			s.reads(value)
			s.Buffered, w.access = true, w.end
		case l.Kind == event.Store && m.Model() != memmodel.SC:
			s.writes(l.Operand())
			s.Buffered = true
		}
	case event.Choice:
		value.Value = w.choice.Take(l.Alternatives(0))
		s.Value = ref(int64(l.Exp + value.Value)) // Exp is the first value of a domain
		s.Event = m.Program().Describe(l)
	case event.Create:
		s.Target = ref(l.Thread)
	case event.Join:
		s.Target = ref(l.Thread)
		if end := m.Label(l.Thread); end.Kind == event.Exit {
			value = end.Operand()
		}
	case event.Alloc, event.Free:
		s.Location = m.Program().Describe(l)
		for _, loc := range m.Program().Words(l.Object) {
			if w.access < w.end && m.Access(w.access).Loc == loc && m.Access(w.access).Mask == 0xff {
				s.accesses = append(s.accesses, w.access)
				w.access++
			}
		}
		if l.Kind == event.Free && w.state.Next(1) == m.State(t) {
			value = event.Defined(1)
		}
	}
	return s, value
}

// accessed records the values of an access, and returns the operation's value.
func (c *Counterexample) accessed(w *walk, s *Step) (value event.Bits) {
	l, a := s.label, c.machine.Access(w.access)
	s.accesses = append(s.accesses, w.access)
	w.access++
	old := l.Read(a.Old)
	if l.Reads() {
		s.reads(old)
		value = old
	}
	if l.Kind == event.RMW {
		w.choice.Take(l.Alternatives(old.Value))
		if l.Op == event.OpCmpXchg {
			s.Expected = ref(l.Exp)
		}
	}
	if l.Kind != event.Load && a.Write {
		s.writes(l.Read(a.New))
	}
	if owner, ok := l.Owner(old.Value); ok && !a.Write {
		s.Target = ref(owner)
	}
	return value
}

// conclude adds what is known at the end only.
func (c *Counterexample) conclude(prog event.Program) {
	c.blame(prog)
	c.name(prog)
	m := c.ending()
	for i := range m.Threads() {
		if t := event.ThreadID(i); m.Started(t) {
			c.Threads = append(c.Threads, Thread{t, prog.ThreadName(t)})
		}
	}
	c.markPrivate()
}

// name notes what the source calls the values of steps, and what memory they access.
func (c *Counterexample) name(prog event.Program) {
	for i := range c.Steps {
		s := &c.Steps[i]
		s.storage = prog.Storage(s.label)
		s.Internal = s.storage.Internal
		for _, v := range []struct {
			value     *uint64
			undefined uint64
			name      *string
		}{{s.Read, s.ReadUndefined, &s.ReadName}, {s.Written, s.WrittenUndefined, &s.WrittenName}, {s.Expected, 0, &s.ExpectedName}} {
			if v.value != nil {
				*v.name = prog.ValueName(s.label, event.Bits{Value: *v.value, Undef: v.undefined})
			}
		}
	}
}

// blame marks the offending step, or adds one.
func (c *Counterexample) blame(prog event.Program) {
	m, e := c.ending(), c.Error
	for i := range c.Steps {
		c.Steps[i].Repeats = e.Lasso() && c.Steps[i].Move >= e.Loop
	}
	if e.Kind == event.DeadlockError || e.Kind == event.HangError {
		c.waiting(prog)
		return
	}
	if e.Kind == event.LivelockError || e.Kind == event.StarvationError {
		marked := false
		for i := range c.Steps {
			s := &c.Steps[i]
			s.Offending = s.Repeats && (e.Kind == event.LivelockError || s.Thread == e.Thread)
			marked = marked || s.Offending
		}
		if !marked {
			c.waits(prog, e.Thread)
		}
		return
	}
	if e.Cycle != nil {
		c.onCycle()
		return
	}
	if e.Racing != nil {
		c.race()
		return
	}
	if k := len(c.Steps) - 1; k >= 0 && c.Steps[k].Thread == e.Thread && c.Steps[k].label == m.Label(e.Thread) {
		c.Steps[k].Offending = true
		return
	}
	s := Step{Move: -1, Thread: e.Thread, Operation: opError, Offending: true, label: m.Label(e.Thread)}
	s.place(e.Site)
	if last := c.lastOf(e.Thread); last != nil {
		s.Calls = callersAfter(prog, last)
	}
	c.Steps = append(c.Steps, s)
}

// lastOf is the last operation of a thread, nil if there is none.
func (c *Counterexample) lastOf(t event.ThreadID) *Step {
	for i := len(c.Steps) - 1; i >= 0; i-- {
		if s := &c.Steps[i]; s.Thread == t && s.state != nil {
			return s
		}
	}
	return nil
}

// onCycle marks the events of a cycle.
func (c *Counterexample) onCycle() {
	on := map[int]bool{}
	for i := range c.Error.Cycle.Events {
		on[int(c.Error.Cycle.Events[i].Step)] = true
	}
	for i := range c.Steps {
		c.Steps[i].Offending = on[c.Steps[i].Move]
	}
}

// waiting adds steps for each thread that waits in a deadlock or a hang, or spins.
func (c *Counterexample) waiting(prog event.Program) {
	m := c.ending()
	for i := range m.Threads() {
		t := event.ThreadID(i)
		if !m.Started(t) {
			continue
		}
		switch e := c.Error; {
		case e.Stranded != nil && !slices.Contains(e.Stranded, t):
			continue
		case m.Blocked(t) != event.BlockDeadlock:
			c.spinning(prog, t)
			continue
		}
		c.waits(prog, t)
	}
}

// waits adds a step for a thread that waits.
func (c *Counterexample) waits(prog event.Program, t event.ThreadID) {
	m := c.ending()
	l := m.Label(t)
	s := Step{Move: -1, Thread: t, Operation: operationName(l), Calls: callers(prog, m.State(t)), Waits: true, Offending: true, label: l}
	s.place(prog.Site(l.Site))
	if l.Kind == event.Join {
		s.Target = ref(l.Thread)
	} else {
		s.Location = prog.Describe(l)
		if owner, ok := l.Owner(l.Extract(m.Word(l.Loc).Value)); ok {
			s.Target = ref(owner)
		}
	}
	c.Steps = append(c.Steps, s)
}

// spinning adds a step for each read of a thread that spins for ever.
func (c *Counterexample) spinning(prog event.Program, t event.ThreadID) {
	for _, r := range explore.Rounds(c.ending(), t) {
		l := r.Label
		s := Step{Move: -1, Thread: t, Operation: operationName(l), Location: prog.Describe(l), Read: ref(r.Value.Value), ReadUndefined: r.Value.Undef, Size: l.Size(),
			Spins: true, Offending: true, label: l}
		s.place(prog.Site(l.Site))
		c.Steps = append(c.Steps, s)
	}
}

// markPrivate marks the accesses to words that only one thread touches. An end of a lifetime that is the last step touches all words
// of the object.
func (c *Counterexample) markPrivate() {
	const several = -2
	owner := map[event.Loc]event.ThreadID{}
	touches := func(loc event.Loc, t event.ThreadID) {
		if o, ok := owner[loc]; ok && o != t {
			t = several
		}
		owner[loc] = t
	}
	for i := range c.Steps {
		if s := &c.Steps[i]; s.label.Accesses() {
			touches(s.label.Loc, s.Thread)
			if n := len(c.Steps) - 1; c.Steps[n].label.Kind == event.Free && c.Steps[n].label.Object == s.label.Object {
				touches(s.label.Loc, c.Steps[n].Thread)
			}
		}
	}
	for i := range c.Steps {
		if s := &c.Steps[i]; s.label.Accesses() && s.label.Sync == event.SyncNone {
			s.Private = owner[s.label.Loc] != several && !s.Repeats
		}
	}
}

func ref[T any](v T) *T { return &v }
