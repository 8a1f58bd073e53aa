package cycle

import (
	"cmp"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// Relation names an edge of a cycle.
type Relation string

// The relations. All but rf are transitive here: fr leads to every store after
// the one that was read, co to every later store, start to all steps of the new
// thread.
const (
	ProgramOrder Relation = "po"
	ReadsFrom    Relation = "rf"
	Coherence    Relation = "co"
	FromRead     Relation = "fr"
	Starts       Relation = "start"
	Joins        Relation = "join"
)

// Event is a step on a cycle.
type Event struct {
	Step     int32 // number in the machine
	Thread   event.ThreadID
	Label    *event.Label
	Relation Relation // to the next event; from the last event to the first
	// Delay says how the next event overtakes this one in memory, against program
	// order; nil if it does not.
	Delay *Delay
}

// Delay is a pair of accesses of one thread that take effect against program
// order: the first one is a store that has stayed in its buffer.
type Delay struct {
	// Stores are the labels of the buffered stores from the first access on to the
	// last one before the second access, in program order. A fence after any of
	// them prevents the delay.
	Stores []*event.Label
	// ByStore says that the second access is a store: a store-store fence is
	// enough.
	ByStore bool
}

// Cycle is a happens-before cycle.
type Cycle struct {
	Events []Event
}

// search looks for a shortest cycle in a trace that has one.
type search struct {
	*Finder
	m      *memmodel.Machine
	nodes  []int32       // that may be on a cycle, by thread and program order
	index  map[int32]int // of nodes
	next   [][]arc       // by index
	onPath []bool        // by node: it is between cycles
}

// arc is an edge to a node given by its index.
type arc struct {
	to       int
	relation Relation
}

// Shortest returns a shortest cycle of the trace for which [Finder.Cyclic], just
// before, has returned true. Of several it takes the first one in the order of
// threads and program order, so that the same trace always gives the same cycle.
func (f *Finder) Shortest(m *memmodel.Machine) *Cycle {
	s := &search{Finder: f, m: m, index: map[int32]int{}}
	s.trim()
	s.relate()
	return s.cycle(s.shortest())
}

// trim drops the nodes that no cycle is reachable from. Those that are not
// reachable from a cycle were dropped by sort.
func (s *search) trim() {
	steps := s.m.Steps()
	s.onPath = make([]bool, len(steps))
	out := make([]int, len(steps))
	before := make([][]int32, len(steps))
	for i := range steps {
		s.onPath[i] = s.count[i] > 0
		for e := s.first[i]; e >= 0; e = s.edges[e].next {
			if to := s.edges[e].to; s.onPath[i] && s.count[to] > 0 {
				out[i]++
				before[to] = append(before[to], int32(i))
			}
		}
	}
	var queue []int32
	for i := range steps {
		if s.onPath[i] && out[i] == 0 {
			queue = append(queue, int32(i))
		}
	}
	for ; len(queue) > 0; queue = queue[1:] {
		s.onPath[queue[0]] = false
		for _, i := range before[queue[0]] {
			if out[i]--; out[i] == 0 {
				queue = append(queue, i)
			}
		}
	}
}

// relate collects the nodes that are related to other threads, and all edges
// between them.
func (s *search) relate() {
	type pair struct{ from, to int32 }
	relations := map[pair]Relation{}
	add := func(from, to int32, r Relation) {
		if !s.onPath[from] || !s.onPath[to] || s.m.Steps()[from].Thread == s.m.Steps()[to].Thread {
			return
		}
		if was, ok := relations[pair{from, to}]; !ok || rank(r) < rank(was) {
			relations[pair{from, to}] = r
		}
	}
	s.threads(add)
	s.memory(add)
	for p := range relations {
		s.nodes = append(s.nodes, p.from, p.to)
	}
	slices.SortFunc(s.nodes, func(a, b int32) int {
		x, y := &s.m.Steps()[a], &s.m.Steps()[b]
		return cmp.Or(cmp.Compare(x.Thread, y.Thread), cmp.Compare(x.Pos, y.Pos))
	})
	s.nodes = slices.Compact(s.nodes)
	for k, n := range s.nodes {
		s.index[n] = k
	}
	s.next = make([][]arc, len(s.nodes))
	for k, n := range s.nodes {
		for j := k + 1; j < len(s.nodes) && s.m.Steps()[s.nodes[j]].Thread == s.m.Steps()[n].Thread; j++ {
			s.next[k] = append(s.next[k], arc{j, ProgramOrder})
		}
	}
	for p, r := range relations {
		k := s.index[p.from]
		s.next[k] = append(s.next[k], arc{s.index[p.to], r})
	}
	for k := range s.next {
		slices.SortFunc(s.next[k], func(a, b arc) int { return a.to - b.to })
	}
}

// rank orders the relations that two events may have at the same time: the most
// telling one comes first.
func rank(r Relation) int {
	return slices.Index([]Relation{ReadsFrom, Coherence, FromRead, Starts, Joins}, r)
}

// threads adds the edges of thread creation and end.
func (s *search) threads(add func(from, to int32, r Relation)) {
	for i := range s.m.Steps() {
		step := &s.m.Steps()[i]
		if !s.onPath[i] {
			continue
		}
		if c := s.m.Creator(step.Thread); c >= 0 {
			add(c, int32(i), Starts)
		}
		if step.Label.Kind == event.Join {
			for k := s.m.Last(s.m.Proc(step.Label.Thread)); k >= 0; k = s.m.Steps()[k].PrevOwn {
				add(k, int32(i), Joins)
			}
		}
	}
}

// use is one access of the history of a location.
type use struct {
	node        int32
	mask        uint8
	read, write bool
}

// memory adds the edges that come from memory.
func (s *search) memory(add func(from, to int32, r Relation)) {
	histories := map[event.Loc][]use{}
	for k := range s.m.AccessCount() {
		a := s.m.Access(int32(k))
		n := node(s.m, a)
		if n < 0 {
			continue
		}
		label := s.m.Steps()[n].Label
		histories[a.Loc] = append(histories[a.Loc], use{node: n, mask: a.Mask, write: a.Write,
			read: !a.Write || label.Kind != event.Store})
	}
	for _, h := range histories {
		for i := range h {
			s.history(h[:i], &h[i], add)
		}
	}
}

// history adds the edges into an access from those before it.
func (s *search) history(before []use, a *use, add func(from, to int32, r Relation)) {
	if !s.onPath[a.node] {
		return
	}
	rest := a.mask // bytes whose source is not found
	for i := len(before) - 1; i >= 0; i-- {
		b := &before[i]
		if b.mask&a.mask == 0 {
			continue
		}
		if b.write && b.mask&rest != 0 {
			if a.read {
				add(b.node, a.node, ReadsFrom)
			}
			rest &^= b.mask
		}
		switch {
		case a.write && b.write:
			add(b.node, a.node, Coherence)
		case a.write:
			add(b.node, a.node, FromRead)
		}
	}
}

// budget bounds the edges that the search for a shortest cycle looks at once it
// knows some cycle. Only executions of thousands of steps need more.
const budget = 20_000_000

// shortest returns the nodes of a shortest cycle, as indices.
func (s *search) shortest() []int {
	var best []int
	looked := 0
	parent := make([]int, len(s.nodes))
	depth := make([]int, len(s.nodes))
	for start := range s.nodes {
		if best != nil && looked > budget {
			break
		}
		for k := range parent {
			parent[k] = -1
		}
		depth[start] = 1
		queue := []int{start}
		found := -1
		for ; len(queue) > 0 && found < 0; queue = queue[1:] {
			k := queue[0]
			if best != nil && depth[k] >= len(best) {
				break
			}
			looked += len(s.next[k])
			for _, a := range s.next[k] {
				if a.to == start {
					found = k
					break
				}
				if parent[a.to] < 0 {
					parent[a.to], depth[a.to] = k, depth[k]+1
					queue = append(queue, a.to)
				}
			}
		}
		if found < 0 {
			continue
		}
		best = best[:0]
		for k := found; k != start; k = parent[k] {
			best = append(best, k)
		}
		best = append(best, start)
		slices.Reverse(best)
	}
	return best
}

// cycle describes a cycle given by its nodes.
func (s *search) cycle(path []int) *Cycle {
	c := &Cycle{}
	for i, k := range path {
		n := s.nodes[k]
		to := path[(i+1)%len(path)]
		e := Event{Step: n, Thread: s.m.Steps()[n].Thread, Label: s.m.Steps()[n].Label}
		for _, a := range s.next[k] {
			if a.to == to {
				e.Relation = a.relation
			}
		}
		if e.Relation == ProgramOrder {
			e.Delay = s.delay(n, s.nodes[to], s.nodes[path[(i+2)%len(path)]])
		}
		c.Events = append(c.Events, e)
	}
	return c
}

// delay tells how step b overtakes step a of the same thread; nil if it does not.
// After b the cycle goes on with step c.
func (s *search) delay(a, b, c int32) *Delay {
	steps := s.m.Steps()
	if s.updated[a] == a {
		return nil // not buffered
	}
	d := &Delay{}
	at := b // when b takes effect
	switch {
	case s.updated[b] != b && steps[c].Label.Kind != event.Free:
		at, d.ByStore = s.updated[b], true
	case steps[b].Label.Kind == event.Load && len(s.m.Accesses(int(b))) == 0:
		at = pending
		for _, f := range s.m.Forwards(int(b)) {
			at = min(at, s.updated[f.Store])
		}
	}
	if s.updated[a] <= at {
		return nil
	}
	for k := steps[b].PrevOwn; k >= a; k = steps[k].PrevOwn {
		if s.updated[k] != k {
			d.Stores = append(d.Stores, steps[k].Label)
		}
	}
	slices.Reverse(d.Stores)
	return d
}
