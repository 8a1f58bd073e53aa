package solo

import "github.com/gomc/gomc/event"

// Recall remembers what threads come to. As that is a function of the State from which a thread goes on and of what it reads from memory, there is a decision tree for
// each State: a node says which cell is read, and leads on by the value. To ask it, begin at the Root, and go to the Next node until that is an answer.
type Recall struct {
	from  []event.State
	roots []Node
	nodes []lookup // the first is not used
	read  []lookup // cells and values, of the thread that is followed
}

// Node is a node of a decision tree if it is positive, else an answer.
type Node int32

// The answers.
const (
	Unknown Node = -iota
	Yes
	No
)

// lookup is a node: a cell that was read, and where to go on.
type lookup struct {
	value     event.Bits
	cell      int32
	then      Node // if the cell has the value
	otherwise Node // if not
}

// What is remembered is bounded: nodes in all, and values of a cell at a place.
const (
	maxLookups = 1 << 12
	maxValues  = 16
)

// Root returns the first node for threads that go on from a State.
func (m *Recall) Root(from event.State) Node {
	for k := range m.from {
		if m.from[k] == from {
			return m.roots[k]
		}
	}
	return Unknown
}

// Cell returns the cell that a node is about.
func (m *Recall) Cell(n Node) int32 { return m.nodes[n].cell }

// Next returns where a node leads if its cell has some value.
func (m *Recall) Next(n Node, v event.Bits) Node {
	if q := &m.nodes[n]; v != q.value {
		return q.otherwise
	}
	return m.nodes[n].then
}

// Forget forgets everything but what was noted.
func (m *Recall) Forget() { m.from, m.roots, m.nodes = nil, nil, m.nodes[:0] }

// note notes that the thread that is followed has read a cell.
func (m *Recall) note(c int32, v event.Bits) { m.read = append(m.read, lookup{value: v, cell: c}) }

// remember keeps what a thread came to that was followed from a State, and has read what was noted.
func (m *Recall) remember(from event.State, answer Node) {
	if len(m.nodes)+len(m.read) >= maxLookups || len(m.from) >= maxValues {
		m.Forget()
	}
	k := 0
	for k < len(m.from) && m.from[k] != from {
		k++
	}
	if k == len(m.from) {
		m.from, m.roots = append(m.from, from), append(m.roots, Unknown)
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
		if *at == Unknown {
			*at = Node(len(m.nodes))
			m.nodes = append(m.nodes, r)
		}
		at = &m.nodes[*at].then
	}
	*at = answer
}
