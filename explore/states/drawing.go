package states

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// Drawing is the graph of the states that a search has visited, for people to look at. Its states have numbers
// from 0, the first state is number 0, in the order of their distance from it.
type Drawing struct {
	nodes []Node
	keys  []uint64
	pos   *position
}

// Node is a state of a [Drawing].
type Node struct {
	Parent  int // the state from which it was met first; the first state is its own
	Edges   []Edge
	Open    bool // the search was stopped before it had tried all steps from here
	Reduced bool // the steps of some processes were tried only, which stand for those of all
	// Livelock is the number, from 1, of the livelock that the state belongs to, 0 if it belongs to none.
	Livelock int
}

// Edge is a step from a state.
type Edge struct {
	To     int // -1 if nothing follows that is looked at: the step is an atomic section that does not come to its end
	Thread event.ThreadID
	Choice uint64 // which of the alternatives is taken
	// Store is the store in the buffer of the thread that leaves it, counted from 0; -1 if the thread itself takes the step.
	Store int
}

// draw makes a drawing of what was visited.
func (s *search) draw() *Drawing {
	w := newWorker(s)
	d := &Drawing{pos: w.pos}
	first, _ := s.visited.lookup(w.pos.key())
	ids, numbers, parents := []uint32{first}, map[uint32]int{first: 0}, []int{0}
	for i := 0; i < len(ids); i++ {
		id := ids[i]
		n := Node{Parent: parents[i], Reduced: s.origins.at(id).alone != 0, Livelock: s.livelocks[id]}
		w.load(id)
		if n.Reduced {
			w.enabled = slices.DeleteFunc(w.enabled, func(a agent) bool { return !a.in(s.origins.at(id).alone) })
		}
		for _, a := range w.enabled {
			w.steps(a, func(step *memmodel.Step, key uint64) {
				e := Edge{To: -1, Thread: a.thread, Choice: step.Choice, Store: a.place}
				if !step.Cut {
					to, ok := s.visited.lookup(key)
					if !ok {
						n.Open = true
						return
					}
					if _, met := numbers[to]; !met {
						numbers[to] = len(ids)
						ids, parents = append(ids, to), append(parents, i)
					}
					e.To = numbers[to]
				}
				n.Edges = append(n.Edges, e)
			})
		}
		d.nodes, d.keys = append(d.nodes, n), append(d.keys, s.visited.key(id))
	}
	return d
}

// Nodes returns the states, by number.
func (d *Drawing) Nodes() []Node { return d.nodes }

// Machine returns a machine in a state, until the next call. Who takes a step of it has to undo it.
func (d *Drawing) Machine(state int) *memmodel.Machine {
	d.pos.load(d.keys[state])
	return d.pos.m
}

// Process returns the process of a machine in the state before an edge that takes its step.
func (e *Edge) Process(m *memmodel.Machine) (p memmodel.Proc) {
	p = m.Proc(e.Thread)
	m.Updaters(e.Thread, func(u memmodel.Proc, place int) {
		if place == e.Store {
			p = u
		}
	})
	return p
}
