package vsc

import "slices"

// Relation says why an event has to come before another one.
type Relation uint8

const (
	// ProgramOrder is the order of a thread.
	ProgramOrder Relation = iota
	// Given is an edge of the problem.
	Given
	// ReadsFrom leads from the earliest good write that a read can see to the
	// read: rule 2 of closure.
	ReadsFrom
	// Overwritten leads from a write that comes before a read, and is not good for it, to
	// the latest good write: rule 3.
	Overwritten
	// FromRead leads from a read to a write after all its good writes: rule 4.
	FromRead
)

// String returns the name of the relation in JSON.
func (r Relation) String() string {
	return [...]string{"po", "order", "rf", "co", "fr"}[r]
}

// Conflict says why closure refutes a problem.
type Conflict struct {
	// Blind is a read with several good writes that can see none of them. It is -1 if
	// there is a Cycle.
	Blind int32
	// Cycle has the edges of a cycle, each beginning where the last one ended.
	Cycle []Edge
}

// Edge says that an event has to come before another one.
type Edge struct {
	From, To int32 // indices of events in the problem
	Relation Relation
	Read     int32 // whose good writes make it so, -1 for none
}

// Conflict returns why the last problem was refuted, or nil if it was not, or by a
// search. The edges of a block are those of its events that cause them: from one edge
// to the next, a cycle may go backwards within a block.
//
// It has to be called before the next problem is solved.
func (s *Solver) Conflict() *Conflict {
	if !s.Stats.Refuted {
		return nil
	}
	// An edge that closure adds to a cycle is the last one. Where the edges that it
	// begins with form a cycle, it may be any.
	o := &s.closure.order
	for i := len(o.links) - 1; i >= 0; i-- {
		l := o.links[i]
		if path, ok := o.path(l.to, l.from); ok {
			return &Conflict{Blind: -1, Cycle: s.cycle(append(path, l))}
		}
		if s.culprit >= 0 {
			break
		}
	}
	if cycle := s.blind(s.culprit); cycle != nil {
		return &Conflict{Blind: -1, Cycle: cycle}
	}
	return &Conflict{Blind: s.name[s.culprit]}
}

// blind returns a cycle for a read whose only good write it cannot see: that comes
// after the read, or is overwritten before.
func (s *Solver) blind(r int32) []Edge {
	o, v := &s.closure.order, s.events[r].vr
	good := int32(-1)
	for _, w := range s.good.of(s.events[r].set) {
		switch {
		case w == r:
		case good >= 0:
			return nil
		default:
			good = w
		}
	}
	if good < 0 {
		return nil
	}
	initial := good == s.initial(v)
	if !initial && o.before(r, good) {
		path, _ := o.path(r, good)
		return s.cycle(append(path, link{a: good, b: r, why: reason{ReadsFrom, r}}))
	}
	for _, w := range s.writes.of(v) {
		if o.before(w, r) && (initial || o.before(good, w)) {
			path, _ := o.path(w, r)
			return s.cycle(append(path, link{a: r, b: w, why: reason{FromRead, r}}))
		}
	}
	return nil
}

// path returns the edges of a shortest path, without the steps in program order,
// if there is a path.
func (o *order) path(from, to int32) (path []link, ok bool) {
	const unseen, start, stepped = -3, -2, -1
	via := make([]int32, len(o.events)) // by event: the edge into it
	for e := range via {
		via[e] = unseen
	}
	via[from] = start
	o.queue = append(o.queue[:0], from)
	for i := 0; i < len(o.queue) && via[to] == unseen; i++ {
		e := o.queue[i]
		if f := e + 1; f < o.first[o.events[e].thread+1] && via[f] == unseen {
			via[f] = stepped
			o.queue = append(o.queue, f)
		}
		for l := o.head[e]; l >= 0; l = o.links[l].next {
			if f := o.links[l].to; via[f] == unseen {
				via[f] = l
				o.queue = append(o.queue, f)
			}
		}
	}
	if via[to] == unseen {
		return nil, false
	}
	for e := to; via[e] != start; {
		if l := via[e]; l == stepped {
			e--
		} else {
			path = append(path, o.links[l])
			e = o.links[l].from
		}
	}
	slices.Reverse(path)
	return path, true
}

// cycle names the edges of a cycle, with program order between them.
func (s *Solver) cycle(links []link) []Edge {
	var edges []Edge
	for i, l := range links {
		read := int32(-1)
		if l.why.read >= 0 {
			read = s.name[l.why.read]
		}
		edges = append(edges, Edge{s.name[l.a], s.name[l.b], l.why.relation, read})
		if next := links[(i+1)%len(links)].a; next != l.b {
			edges = append(edges, Edge{s.name[l.b], s.name[next], ProgramOrder, -1})
		}
	}
	return edges
}
