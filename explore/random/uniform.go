package random

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// Strategy decides which process takes the next step.
type Strategy interface {
	// begin begins an execution.
	begin(*Walker, *Profile)
	// pick returns one of the processes that can take a step.
	pick(*Walker) process
	// took is called when a process has taken a step.
	took(*Walker, process)
	// undid is called for each step of a thread that is taken out of the execution, newest first.
	undid(*Walker, process)
}

// Names lists the strategies, for [New].
func Names() []string { return []string{"pct", "pos", "surw", "urw", "walk"} }

// New returns a strategy, nil if there is none of that name. depth is the depth of the errors that pct looks for: how many pairs of steps have
// to come in a certain order.
func New(name string, depth int) Strategy {
	switch name {
	case "pct":
		return &pct{depth: depth}
	case "pos":
		return &pos{}
	case "surw":
		return &surw{selects: true}
	case "urw":
		return &surw{}
	case "walk":
		return uniform{}
	}
	return nil
}

// uniform is the strategy walk.
type uniform struct{}

func (uniform) begin(*Walker, *Profile) {}
func (uniform) pick(w *Walker) process  { return w.ready[w.pick(len(w.ready))] }
func (uniform) took(*Walker, process)   {}
func (uniform) undid(*Walker, process)  {}

// conflict reports whether the order of the next steps of two processes matters.
func conflict(m *memmodel.Machine, p, q process) bool {
	a, b := p.label, q.label
	sectionA, sectionB := a.Kind == event.AtomicBegin && !p.update, b.Kind == event.AtomicBegin && !q.update
	switch {
	case p.thread == q.thread || p.private(m) || q.private(m):
		return false
	case sectionA || sectionB: // nobody knows what it accesses
		return true
	case a.Kind == event.Free || b.Kind == event.Free || a.Kind == event.Alloc || b.Kind == event.Alloc:
		return a.Object == b.Object
	}
	return memmodel.Conflict(a, b)
}

// private reports whether no other process can see the next step of a process.
func (p process) private(m *memmodel.Machine) bool {
	switch l := p.label; l.Kind {
	case event.Store:
		return !p.update && m.Model() != memmodel.SC && l.Order != event.SeqCst
	case event.Load, event.RMW, event.Alloc, event.Free, event.AtomicBegin:
		return false
	}
	return true
}

// NeedsLives reports whether a strategy has to know what threads are going to do.
func NeedsLives(s Strategy) bool {
	_, ok := s.(*surw)
	return ok
}
