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
	sameThread     relation
	sameCell       relation // of accesses
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
	x.sameThread = classes(n, func(a int) int { return int(g.Events[a].Thread) })
	x.sameCell = classes(n, func(a int) int {
		if !g.Events[a].accesses() {
			return -1
		}
		return g.Events[a].Cell
	})
	written := x.on(writes).domain()
	for _, order := range g.CO {
		for i, b := range order {
			for _, a := range order[:i] {
				x.co.add(a, b)
			}
		}
		if len(order) > 0 {
			others := slices.Clone(x.sameCell.row(order[0]))
			for i := range others {
				others[i] &= written[i]
			}
			for _, b := range order {
				others[b/64] &^= 1 << (b % 64)
			}
			for _, a := range order {
				join(x.co.row(a), others)
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
		for i, w := range x.sameCell.row(r) {
			x.fr.row(r)[i] = w & written[i]
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

func (e *Event) accesses() bool { return e.Kind == Read || e.Kind == Write }

// firsts returns for each event the first one of its class, or -1 if it is in none: its class is -1 then, and a small number otherwise.
func firsts(n int, class func(a int) int) []int {
	first := make([]int, n)
	var of []int // by class: its first event, plus one
	for a := range first {
		c := class(a)
		if c < 0 {
			first[a] = -1
			continue
		}
		for c >= len(of) {
			of = append(of, 0)
		}
		if of[c] == 0 {
			of[c] = a + 1
		}
		first[a] = of[c] - 1
	}
	return first
}

// classes relates events that are in a class to those of the same class.
func classes(n int, class func(a int) int) relation {
	r, first := empty(n), firsts(n, class)
	for a, f := range first {
		if f >= 0 {
			r.add(f, a)
		}
	}
	for a, f := range first {
		if f >= 0 {
			copy(r.row(a), r.row(f))
		}
	}
	return r
}

// pairs relates the events that one predicate holds for to those that another one holds for.
func (x *relations) pairs(from, to func(*Event) bool) relation {
	r := empty(len(x.events))
	var row []uint64
	for a := range x.events {
		switch {
		case !from(&x.events[a]):
		case row != nil:
			copy(r.row(a), row)
		default:
			row = r.row(a)
			for b := range x.events {
				if to(&x.events[b]) {
					r.add(a, b)
				}
			}
		}
	}
	return r
}

// nodes contracts every atomic block to one event.
func (x *relations) nodes(r relation) relation {
	first := firsts(r.n, func(a int) int { return x.events[a].Node }) // by event: the first one of its block
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
