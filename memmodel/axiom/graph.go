package axiom

import (
	"slices"

	"github.com/gomc/gomc/event"
)

// Kind says what an event does to memory.
type Kind uint8

// The kinds of events.
const (
	Read Kind = iota
	Write
	Fence
	Other // creation or join of a thread, the begin of an atomic section
	Birth // allocation of an object: nothing but its place in happens-before matters
)

// Initial stands in [Graph.RF] for the initial value of a cell.
const Initial = -1

// Event is one event of an execution graph. Thread and Pos name it. The end of an
// object's lifetime is a write to a cell of its own that is neither Buffered nor
// Drains, and every access to the object a read of that cell before the access.
type Event struct {
	Thread event.ThreadID
	Pos    int // place among the events of its thread
	Kind   Kind
	Order  event.Order
	Cell   int // of a read or write
	// Node is shared by the events of one atomic block: an atomic section, or the
	// read and the write of a read-modify-write. Other events have their own.
	Node int
	// Exclusive marks the read and the write of a read-modify-write, which follow
	// each other in program order. The read of one that fails stands alone.
	Exclusive bool

	// What the event is under TSO and PSO; see the table of [memmodel.Model].
	Buffered  bool // a write that reaches memory later than its place in program order
	Drains    bool // it waits for all earlier writes of its thread to reach memory
	Separates bool // PSO: no later write of its thread reaches memory before an earlier one
}

// Graph is an execution graph. Every read has a write to its cell, or Initial, in
// RF. CO may leave out writes, which come after the others in no order: what
// Consistent rejects then it rejects however CO is completed.
type Graph struct {
	Events []Event
	// After lists for each event those that come directly before it: the one
	// before it in its thread, for the first one the creation of the thread, and for
	// a join also the last event of the thread joined.
	After [][]int
	RF    []int   // by event: the write that a read reads
	CO    [][]int // by cell: its writes in coherence order
}

// relations are the relations of a graph that all models are made of.
type relations struct {
	events         []Event
	po, rf, co, fr relation
	rmw            relation // from the read to the write of a read-modify-write
}

func derive(g *Graph) *relations {
	n := len(g.Events)
	x := &relations{events: g.Events, po: empty(n), rf: empty(n), co: empty(n), fr: empty(n), rmw: empty(n)}
	for b, before := range g.After {
		for _, a := range before {
			x.po.add(a, b)
			if r, w := &g.Events[a], &g.Events[b]; r.Exclusive && r.Kind == Read && w.Exclusive && w.Kind == Write && r.Thread == w.Thread {
				x.rmw.add(a, b)
			}
		}
	}
	x.po = x.po.plus()
	for _, order := range g.CO {
		for i, b := range order {
			for _, a := range order[:i] {
				x.co.add(a, b)
			}
		}
		if len(order) > 0 {
			last := order[len(order)-1]
			for b := range g.Events {
				if e := &g.Events[b]; e.Kind == Write && e.Cell == g.Events[last].Cell && !slices.Contains(order, b) {
					for _, a := range order {
						x.co.add(a, b)
					}
				}
			}
		}
	}
	for r := range g.Events {
		if g.Events[r].Kind != Read {
			continue
		}
		w := g.RF[r]
		if w != Initial {
			x.rf.add(w, r)
			join(x.fr.row(r), x.co.row(w))
			continue
		}
		for v := range g.Events {
			if g.Events[v].Kind == Write && g.Events[v].Cell == g.Events[r].Cell {
				x.fr.add(r, v)
			}
		}
	}
	return x
}

// on returns the identity on the events that a predicate holds for.
func (x *relations) on(holds func(*Event) bool) relation {
	r := empty(len(x.events))
	for a := range x.events {
		if holds(&x.events[a]) {
			r.add(a, a)
		}
	}
	return r
}

func (x *relations) sameThread(a, b int) bool { return x.events[a].Thread == x.events[b].Thread }

func (x *relations) sameCell(a, b int) bool {
	e, f := &x.events[a], &x.events[b]
	return e.accesses() && f.accesses() && e.Cell == f.Cell
}

func (e *Event) accesses() bool { return e.Kind == Read || e.Kind == Write }

// nodes contracts every atomic block to one event.
func (x *relations) nodes(r relation) relation {
	first := make([]int, r.n) // by event: the first one of its block
	for a := range r.n {
		first[a] = slices.IndexFunc(x.events, func(e Event) bool { return e.Node == x.events[a].Node })
	}
	c := empty(r.n)
	for a := range r.n {
		r.each(a, func(b int) {
			if p, q := first[a], first[b]; p != q {
				c.add(p, q)
			}
		})
	}
	return c
}
