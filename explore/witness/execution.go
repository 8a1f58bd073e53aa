package witness

import (
	"errors"
	"fmt"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
	"github.com/gomc/gomc/memmodel/axiom"
)

// Initial stands for the initial value of a cell in [Access.From].
const Initial = -1

// Execution is a graph whose steps were performed.
type Execution struct {
	Steps []Executed
	// Faults lists what went wrong, in the order of the graph.
	Faults []Fault
	// Unordered are the accesses that do not happen before the end of the lifetime of their object, where that has failed for this reason: indices of Steps.
	Unordered []int

	prog    event.Program
	threads []thread
	cells   []cell
	numbers map[cellKey]int
	gone    map[event.Obj]bool  // objects whose lifetime is over so far
	births  map[event.Obj][]int // events of allocations so far
	axioms  axiom.Graph
	exited  bool
}

// Executed is a step that was performed.
type Executed struct {
	Name
	State    event.State // of the thread before the step
	Label    *event.Label
	Choice   uint64
	Value    event.Bits // that the operation returned
	Faulted  bool       // the operation failed: the thread is still in State
	Vain     bool       // with what it has read the operation waits, for ever: the thread is still in State
	Accesses []Access
}

// Access is an access of a step to a cell. Old and New hold the bytes of the cell at
// their places in the word.
type Access struct {
	Mask  uint8 // 0 for the lifetime of an object
	Cell  int   // number of the cell
	Read  bool
	From  int // the step that is read from, an index of [Execution.Steps], or Initial
	Old   event.Bits
	Write bool
	Rank  int // place in coherence order, from 1
	New   event.Bits

	word  uint64 // address of the word
	event int    // number of the write in the axioms' graph
	step  int    // index of the step
}

// Fault is a fault that a thread has reached.
type Fault struct {
	Thread event.ThreadID
	Step   int // after which it is there, an index of [Execution.Steps]; -1 at the start
	*event.Fault
}

type status uint8

const (
	absent status = iota
	running
	ended
	faulted
)

type thread struct {
	state   event.State
	status  status
	creator Name         // the step that has created it
	steps   []int        // as indices of Execution.Steps
	last    int          // its latest event in the axioms' graph, at first its creation, -1 for none
	waits   bool         // its latest step has read in vain
	trail   *event.Trail // its steps since it has changed memory last
	events  int
}

// cell is a cell of memory and its writes.
type cell struct {
	cellKey
	writes []*Access // in coherence order, when all steps are performed
}

// cellKey tells cells apart: bytes of a word, or the lifetime of an object.
type cellKey struct {
	loc  event.Loc
	mask uint8
	obj  event.Obj // 0 for bytes of a word
}

// Execute performs the steps of a graph. It returns an error that says what is wrong
// if the graph is not one of the program. Whether a memory model allows the graph is
// not its concern.
func Execute(prog event.Program, g Graph) (*Execution, error) {
	x := &Execution{prog: prog, numbers: map[cellKey]int{}, gone: map[event.Obj]bool{}, births: map[event.Obj][]int{}, Steps: make([]Executed, 0, len(g))}
	x.start(0, prog.Main(), Name{}, -1)
	for i := range g {
		if err := x.perform(&g[i]); err != nil {
			return nil, fmt.Errorf("step %d of the graph: %w", i+1, err)
		}
	}
	if err := x.order(); err != nil {
		return nil, err
	}
	return x, nil
}

// Consistent reports whether a memory model allows the graph.
func (x *Execution) Consistent(model memmodel.Model) bool { return axiom.Consistent(&x.axioms, model) }

// Races returns pairs of steps, as indices of Steps, that race: they access the same
// bytes, one of them writes, one of them is not atomic, and happens-before of C11 does
// not order them.
func (x *Execution) Races() [][2]int {
	before := x.axioms.HappensBefore()
	var all [][2]int
	for j := range x.Steps {
		for i := range j {
			if x.Steps[i].Thread != x.Steps[j].Thread && races(&x.Steps[i], &x.Steps[j], before) {
				all = append(all, [2]int{i, j})
			}
		}
	}
	return all
}

func races(s, u *Executed, before func(a, b int) bool) bool {
	plain := func(l *event.Label) bool { return l.Order == event.NotAtomic && l.Sync == event.SyncNone }
	if !s.Label.Accesses() || !u.Label.Accesses() || !plain(s.Label) && !plain(u.Label) {
		return false
	}
	for _, a := range s.Accesses {
		for _, b := range u.Accesses {
			if a.Cell == b.Cell && a.Mask != 0 && (a.Write || b.Write) && !before(a.event, b.event) && !before(b.event, a.event) {
				return true
			}
		}
	}
	return false
}

// perform takes a step.
func (x *Execution) perform(s *Step) error {
	t := s.Thread
	if t < 0 || int(t) >= len(x.threads) || x.threads[t].status == absent {
		return fmt.Errorf("there is no thread %d", t)
	}
	th := &x.threads[t]
	switch {
	case th.status != running:
		return fmt.Errorf("%s has ended", x.prog.ThreadName(t))
	case th.waits:
		return fmt.Errorf("%s waits for ever", x.prog.ThreadName(t))
	}
	e := Executed{Name: Name{t, len(th.steps) + 1}, State: th.state, Label: th.state.Label(), Choice: s.Choice}
	fault, err := x.operate(&e, s)
	if err != nil {
		return fmt.Errorf("%s at %s: %w", x.prog.ThreadName(t), x.prog.Site(e.Label.Site), err)
	}
	i := len(x.Steps)
	e.Faulted = fault != nil
	x.Steps = append(x.Steps, e)
	th = &x.threads[t] // an operation may have started a thread
	th.steps = append(th.steps, i)
	if fault != nil {
		th.status = faulted
		x.Faults = append(x.Faults, Fault{t, i, fault})
		return nil
	}
	th.waits = e.Vain
	if e.silent() {
		th.trail = th.trail.Then(e.State.Core())
	} else {
		th.trail = nil
	}
	x.enter(t, event.Next(e.State, e.Value), i)
	return nil
}

// silent reports whether a step has left memory as it was.
func (e *Executed) silent() bool {
	if !e.Label.Accesses() {
		return memmodel.Silent(e.Label)
	}
	return !slices.ContainsFunc(e.Accesses, func(a Access) bool { return a.Write && (!a.Read || a.New != a.Old) })
}

// operate performs the operation of a step, and returns what is wrong with it.
func (x *Execution) operate(e *Executed, s *Step) (*event.Fault, error) {
	l := e.Label
	alternatives := 1
	for _, c := range s.Cells {
		if c.Word != 0 && l.Kind != event.Alloc {
			return nil, errors.New("the address of a word is given, but the operation has one")
		}
	}
	if s.Early && !l.Accesses() && l.Kind != event.Free {
		return nil, errors.New("an operation that neither accesses memory nor frees it is said to do so too early")
	}
	switch l.Kind {
	case event.Load, event.Store, event.RMW:
		return x.access(e, s)
	case event.Free:
		if s.Early {
			return x.earlyEnd(e, s)
		}
		return nil, x.free(e, s)
	case event.Alloc:
		return nil, x.alloc(e, s)
	case event.Choice:
		alternatives, e.Value = l.Alternatives(0), event.Defined(s.Choice)
	case event.Create:
		x.model(e.Thread, axiom.Operation(l, false, false)...)
		x.start(l.Thread, e.State.Child(), e.Name, x.threads[e.Thread].last)
	case event.Join:
		if !x.over(l.Thread) {
			return nil, fmt.Errorf("it waits for the end of %s", x.prog.ThreadName(l.Thread))
		}
		join := x.model(e.Thread, axiom.Operation(l, false, false)...)
		target := &x.threads[l.Thread]
		x.axioms.After[join] = append(x.axioms.After[join], target.last)
		if end := target.state.Label(); target.status == ended {
			e.Value = end.Operand()
		}
	case event.Fence:
		x.model(e.Thread, axiom.Operation(l, false, false)...)
	default:
		return nil, errors.New("the thread cannot go on, or only in an atomic section, of which graphs have none")
	}
	if anyValue := l.Kind == event.Choice && alternatives == 0; s.Choice >= uint64(max(alternatives, 1)) && !anyValue {
		return nil, fmt.Errorf("there is no alternative %d", s.Choice)
	}
	if len(s.Cells) > 0 {
		return nil, errors.New("the operation does not access memory")
	}
	return nil, nil
}

// model adds events of one atomic block to the axioms' graph, and returns the number
// of the first.
func (x *Execution) model(t event.ThreadID, events ...axiom.Event) int {
	th, a := &x.threads[t], &x.axioms
	first := len(a.Events)
	for _, e := range events {
		e.Thread, e.Pos, e.Node = t, th.events, first
		var after []int
		if th.last >= 0 {
			after = []int{th.last}
		}
		th.last = len(a.Events)
		th.events++
		a.Events, a.After, a.RF = append(a.Events, e), append(a.After, after), append(a.RF, axiom.Initial)
	}
	return first
}

// start starts a thread; creation is the event of its creation.
func (x *Execution) start(t event.ThreadID, s event.State, creator Name, creation int) {
	for int(t) >= len(x.threads) {
		x.threads = append(x.threads, thread{})
	}
	x.threads[t] = thread{creator: creator, last: creation}
	x.enter(t, s, len(x.Steps)-1)
}

// enter makes s the state of a thread, after step i.
func (x *Execution) enter(t event.ThreadID, s event.State, i int) {
	th := &x.threads[t]
	l := s.Label()
	th.state, th.status = s, running
	switch l.Kind {
	case event.Exit:
		th.status = ended
		x.exited = x.exited || l.Process
	case event.Error, event.Unsupported:
		th.status = faulted
		x.Faults = append(x.Faults, Fault{t, i, l.Fault})
	}
}

// over reports whether a thread has ended.
func (x *Execution) over(t event.ThreadID) bool {
	return int(t) < len(x.threads) && x.threads[t].status == ended && x.threads[t].state.Label().Returns()
}

// order puts the writes of each cell into the order of their ranks, and hands it to
// the axioms' graph.
func (x *Execution) order() error {
	if err := x.place(); err != nil {
		return err
	}
	for i := range x.Steps {
		for k := range x.Steps[i].Accesses {
			if a := &x.Steps[i].Accesses[k]; a.Write {
				x.cells[a.Cell].writes = append(x.cells[a.Cell].writes, a)
			}
		}
	}
	for _, c := range x.cells {
		slices.SortFunc(c.writes, func(a, b *Access) int { return a.Rank - b.Rank })
		var co []int
		for i, a := range c.writes {
			if a.Rank != i+1 {
				return fmt.Errorf("the coherence order of a cell with %d writes has a place %d, but no place %d, or that twice", len(c.writes), a.Rank, i+1)
			}
			co = append(co, a.event)
		}
		x.axioms.CO = append(x.axioms.CO, co)
	}
	return nil
}

// Program returns the program.
func (x *Execution) Program() event.Program { return x.prog }

// Threads returns a bound: threads have smaller numbers.
func (x *Execution) Threads() int { return len(x.threads) }

// Started reports whether a thread exists.
func (x *Execution) Started(t event.ThreadID) bool {
	return int(t) < len(x.threads) && x.threads[t].status != absent
}

// Exited reports whether the process has ended.
func (x *Execution) Exited() bool { return x.exited }

// Settled reports that memory holds what is last in coherence order.
func (x *Execution) Settled() bool { return true }

// State returns where a thread is.
func (x *Execution) State(t event.ThreadID) event.State { return x.threads[t].state }

// Label returns the next operation of a thread, one with a fault if that is where
// the thread is.
func (x *Execution) Label(t event.ThreadID) *event.Label { return x.threads[t].state.Label() }

// Word returns the content of a location after the coherence-last writes.
func (x *Execution) Word(l event.Loc) event.Bits {
	word := x.prog.Word(l)
	for i := range x.cells {
		if c := &x.cells[i]; c.loc == l && len(c.writes) > 0 {
			m := event.WordMask(c.mask)
			word = word.And(^m).Or(c.writes[len(c.writes)-1].New.And(m))
		}
	}
	return word
}

// Blocked returns why a thread does not go on after all steps of the graph, reading
// what is last in coherence order; NotBlocked if it has ended or can go on.
func (x *Execution) Blocked(t event.ThreadID) event.Reason {
	th := &x.threads[t]
	if th.status != running {
		return event.NotBlocked
	}
	switch l := th.state.Label(); {
	case l.Kind == event.Block:
		return l.Reason
	case l.Kind == event.Join:
		if x.over(l.Thread) {
			return event.NotBlocked
		}
	case !l.Blocks || !l.Accesses() || memmodel.Passes(th.state, x.Word(l.Loc), th.trail.Has):
		return event.NotBlocked
	case l.Sync == event.SyncNone:
		return event.BlockAwait
	}
	return event.BlockDeadlock
}

// Spins decides whether a thread that was started spins for ever after all steps of the graph, reading what
// is last in coherence order; see [memmodel.Spins].
func (x *Execution) Spins(t event.ThreadID) (reads []memmodel.Spun, ok bool) {
	if x.threads[t].status != running {
		return nil, false
	}
	return memmodel.SpunReads(x.threads[t].state, x.last)
}

// last returns the word that an operation accesses after the coherence-last writes, false if the
// access is an error.
func (x *Execution) last(l *event.Label) (word event.Bits, ok bool) {
	if l.Object != event.NoObj && x.gone[l.Object] {
		return word, false
	}
	return x.Word(l.Loc), true
}

// Enabled reports whether a thread can go on after all steps of the graph.
func (x *Execution) Enabled(t event.ThreadID) bool {
	return x.threads[t].status == running && x.Blocked(t) == event.NotBlocked
}
