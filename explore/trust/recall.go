package trust

import "github.com/gomc/gomc/event"

// recall remembers what threads that go on alone have come to. What such a thread does is a function of its State and of what it reads from memory, so
// that this is a decision tree: a node says which cell is read, and leads on by the value.
type recall struct {
	from  []event.State
	roots []int32
	nodes []lookup // the first is not used
	read  []lookup // cells and values, of the thread that is followed
}

// lookup is a node of a recall: a cell that was read, and where to go on.
type lookup struct {
	value     event.Bits
	cell      int32
	then      int32 // if the cell has the value
	otherwise int32 // if not
}

// Ends of the tree, in place of a node.
const (
	unknown int32 = -iota
	yes
	no
)

// What is remembered is bounded: nodes in all, and values of a cell at a place.
const (
	maxLookups = 1 << 12
	maxValues  = 16
)

// forget forgets everything but what was noted.
func (m *recall) forget() { m.from, m.roots, m.nodes = nil, nil, m.nodes[:0] }

// note notes that the thread that is followed has read a cell.
func (m *recall) note(c int32, v event.Bits) { m.read = append(m.read, lookup{value: v, cell: c}) }

// remember notes what a thread came to that was followed from a State, and has read what was noted.
func (m *recall) remember(from event.State, answer int32) {
	if len(m.nodes)+len(m.read) >= maxLookups || len(m.from) >= maxValues {
		m.forget()
	}
	k := 0
	for k < len(m.from) && m.from[k] != from {
		k++
	}
	if k == len(m.from) {
		m.from, m.roots = append(m.from, from), append(m.roots, unknown)
	}
	if len(m.nodes) == 0 {
		m.nodes = append(m.nodes, lookup{})
	}
	at := &m.roots[k]
	for _, r := range m.read {
		values := 0
		for *at > 0 && m.nodes[*at].value != r.value {
			at = &m.nodes[*at].otherwise
			values++
		}
		if values >= maxValues {
			return
		}
		if *at == unknown {
			*at = int32(len(m.nodes))
			m.nodes = append(m.nodes, r)
		}
		at = &m.nodes[*at].then
	}
	*at = answer
}

// recalls returns what a thread would come to that goes on from a State, and reads the newest writes.
func (x *builder[S]) recalls(m *recall, from event.State) int32 {
	for k := range m.from {
		if m.from[k] != from {
			continue
		}
		n := m.roots[k]
		for n > 0 {
			q := &m.nodes[n]
			if x.value(x.cells[q.cell].tail, q.cell) == q.value {
				n = q.then
			} else {
				n = q.otherwise
			}
		}
		return n
	}
	return unknown
}
