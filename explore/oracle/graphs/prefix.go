package graphs

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel/axiom"
)

// none stands for no event.
const none = -1

// prefix is an execution graph as far as it is built, and where its threads are.
type prefix struct {
	*enumerator
	graph  axiom.Graph
	values []event.Bits // by event: what a write writes
	labels []*event.Label
	states []event.State // by event: of its thread before it
	nodes  int           // in use
	// inSection says by event whether it belongs to an atomic section.
	inSection []bool
	threads   []thread
	exited    bool
}

type status uint8

const (
	absent status = iota
	running
	ended
	faulted
	blocked
)

type thread struct {
	state   event.State
	status  status
	reason  event.Reason // blocked
	fault   *event.Fault // faulted
	last    int          // its latest event; its creation if it has none, none for the main thread
	events  int
	history string // choices and reads-from of its operations
	begun   bool   // it has looked whether an object lives, and goes on in the same node

	silent []int64 // cores of the States since its latest step that changed memory

	// An atomic section that it is in.
	section bool
	node    int     // of the section, or of the operation that is begun
	cores   []int64 // of the States since the latest operation that changed memory
	before  int64   // core of the State before the section
	changed bool    // the section has changed memory
}

func (p *prefix) clone() *prefix {
	q := *p
	q.graph = axiom.Graph{
		Events: slices.Clone(p.graph.Events), After: slices.Clone(p.graph.After),
		RF: slices.Clone(p.graph.RF), CO: slices.Clone(p.graph.CO),
	}
	q.values, q.labels, q.inSection, q.states = slices.Clone(p.values), slices.Clone(p.labels), slices.Clone(p.inSection), slices.Clone(p.states)
	q.threads = slices.Clone(p.threads)
	return &q
}

func (p *prefix) consistent() bool { return axiom.Consistent(&p.graph, p.model) }

// start starts a thread.
func (p *prefix) start(t event.ThreadID, s event.State, creation int) {
	for int(t) >= len(p.threads) {
		p.threads = append(p.threads, thread{})
	}
	p.threads[t] = thread{last: creation}
	p.enter(&p.threads[t], s)
}

// enter makes s the State of a thread.
func (p *prefix) enter(th *thread, s event.State) {
	th.state = s
	switch l := s.Label(); l.Kind {
	case event.Exit:
		th.status = ended
		p.exited = p.exited || l.Process
	case event.Error:
		th.status, th.fault = faulted, l.Fault
	case event.Block:
		th.status, th.reason = blocked, l.Reason
	default:
		th.status = running
	}
}

// blocked returns why a thread of a full graph cannot continue.
func (th *thread) blocked() event.Reason {
	switch {
	case th.status == blocked:
		return th.reason
	case th.status != running:
		return event.NotBlocked
	case th.state.Label().Kind != event.Join && th.state.Label().Sync == event.SyncNone:
		return event.BlockAwait
	}
	return event.BlockDeadlock
}

// returns reports whether a thread has ended so that others can join it.
func (th *thread) returns() bool {
	return th.status == ended && th.state.Label().Returns()
}

// runnable reports whether a thread can go on, if it reads coherence-maximally.
// The error says that its operation is refused.
func (p *prefix) runnable(t event.ThreadID) (bool, error) {
	th := &p.threads[t]
	if th.status != running {
		return false, nil
	}
	if err := p.refuse(th); err != nil {
		return false, err
	}
	l := th.state.Label()
	switch {
	case l.Kind == event.Join:
		return int(l.Thread) < len(p.threads) && p.threads[l.Thread].returns(), nil
	case l.Blocks && !th.section:
		co := p.order(data(l))
		newest := append([]int{none}, co...)[len(co)]
		return p.passes(th, newest) || p.tooEarly(t, newest) != nil || p.gone(l), nil
	}
	return true, nil
}

// waits reports whether a thread that is not runnable waits for a value, which
// writes other than the coherence-maximal one may have.
func (p *prefix) waits(t event.ThreadID) bool {
	th := &p.threads[t]
	return th.status == running && th.state.Label().Reads()
}

// refuse returns an error if the next operation of a thread is not covered.
func (p *prefix) refuse(th *thread) error {
	l := th.state.Label()
	switch l.Kind {
	case event.Unsupported:
		return fmt.Errorf("graphs: %s", l.Fault.Message)
	case event.Alloc:
		if p.gone(l) {
			return fmt.Errorf("graphs: an object that lives twice")
		}
	case event.AtomicBegin:
		if !p.model.Operational() {
			return fmt.Errorf("graphs: atomic sections have no meaning under %v", p.model)
		}
	case event.Create, event.Join:
		if th.section {
			return fmt.Errorf("graphs: creating or joining a thread inside an atomic section")
		}
	}
	if !l.Accesses() {
		return nil
	}
	if mask, known := p.masks[l.Loc]; known && mask != l.Mask {
		return fmt.Errorf("graphs: accesses of different sizes to location %d", l.Loc)
	}
	p.masks[l.Loc] = l.Mask
	if th.section && l.Blocks && l.Sync != event.SyncNone {
		return fmt.Errorf("graphs: waiting for a pthreads object inside an atomic section")
	}
	return nil
}

// order returns the writes to a cell in coherence order.
func (p *prefix) order(cell int) []int {
	if cell < 0 || cell >= len(p.graph.CO) {
		return nil
	}
	return p.graph.CO[cell]
}

// gone reports whether the lifetime of the object of an operation ends somewhere.
func (p *prefix) gone(l *event.Label) bool {
	return l.Object != event.NoObj && len(p.order(life(l))) > 0
}

// read returns the value that the next operation of a thread reads from a write.
func (p *prefix) read(th *thread, write int) event.Bits {
	if write == none {
		l := th.state.Label()
		return l.Read(p.prog.Word(l.Loc))
	}
	return p.values[write]
}

// passes reports whether the next operation of a thread, one that blocks, passes
// if it reads a write.
func (p *prefix) passes(th *thread, write int) bool {
	l, old := th.state.Label(), p.read(th, write)
	if stored, written := l.Store(old, 0); l.Kind == event.RMW && written && stored != old {
		return true
	}
	next := event.Next(th.state, old)
	round := l.Sync == event.SyncNone && next.Loops() && (next.Core() == th.state.Core() || slices.Contains(th.silent, next.Core())) // it would come back to where it was
	return next != th.state && (th.section || !round)
}

// key tells a prefix from others: prefixes with the same key are the same graph
// with the same threads.
func (p *prefix) key() string {
	var b strings.Builder
	b.WriteString(p.readsFrom())
	for _, order := range p.graph.CO {
		b.WriteByte('/')
		for _, w := range order {
			b.WriteString(p.name(w))
			b.WriteByte(' ')
		}
	}
	return b.String()
}

// readsFrom is the key without coherence order.
func (p *prefix) readsFrom() string {
	var b strings.Builder
	for t := range p.threads {
		b.WriteString(p.threads[t].history)
		b.WriteByte('|')
	}
	return b.String()
}

// name identifies a write by its place in program order.
func (p *prefix) name(write int) string {
	if write == none {
		return "init"
	}
	e := &p.graph.Events[write]
	return strconv.Itoa(int(e.Thread)) + "." + strconv.Itoa(e.Pos)
}

// beyondEnd reports whether the latest event of a thread comes, in program order and
// reads-from, after one of an atomic section in which another thread has stopped for ever: nobody sees
// what such a section has written.
func (p *prefix) beyondEnd(t event.ThreadID) bool {
	for i := range p.past(p.threads[t].last) {
		e := &p.graph.Events[i]
		if th := &p.threads[e.Thread]; e.Thread != t && th.section && th.status != running && e.Node == th.node {
			return true
		}
	}
	return false
}
