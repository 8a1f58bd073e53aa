package axiom

import (
	"cmp"
	"slices"

	"github.com/gomc/gomc/memmodel"
)

// Coherence returns a coherence order of every cell that makes a graph, whose CO
// is ignored, consistent; ok is false if there is none. The order depends on what
// the graph is and not on how its events are numbered: cell by cell it is the
// first that can be completed, where orders compare by the names of the writes,
// thread before position. checks is how many graphs were looked at for that; each takes about ten nanoseconds for each pair of events.
func Coherence(g *Graph, model memmodel.Model) (co [][]int, checks int, ok bool) {
	s := &search{model: model, graph: *g, checks: 1}
	s.graph.CO = nil
	for i := range g.Events {
		if e := &g.Events[i]; e.Kind == Write {
			for e.Cell >= len(s.writes) {
				s.writes = append(s.writes, nil)
			}
			s.writes[e.Cell] = append(s.writes[e.Cell], i)
		}
	}
	s.graph.CO = make([][]int, len(s.writes))
	for _, writes := range s.writes {
		slices.SortFunc(writes, func(a, b int) int {
			e, f := &g.Events[a], &g.Events[b]
			return cmp.Or(cmp.Compare(e.Thread, f.Thread), cmp.Compare(e.Pos, f.Pos))
		})
	}
	s.forced = derive(&s.graph).writesBefore(model)
	if !s.forced.acyclic() || !s.cell(0, false) {
		return nil, s.checks, false
	}
	return s.graph.CO, s.checks, true
}

type search struct {
	model  memmodel.Model
	graph  Graph
	writes [][]int // by cell, in the order of their names
	forced relation
	checks int
}

func (s *search) consistent() bool {
	s.checks++
	return Consistent(&s.graph, s.model)
}

// cell chooses the orders of a cell and of those after it. checked says whether those before are known to be consistent.
func (s *search) cell(c int, checked bool) bool {
	if c == len(s.writes) {
		return checked || s.consistent()
	}
	return s.place(c, s.writes[c], checked)
}

// place chooses the order of the writes of a cell that are left. What is placed comes
// before them, which may be inconsistent already. Where there is no choice, consistency can wait for the next one.
func (s *search) place(c int, left []int, checked bool) bool {
	if len(left) == 0 {
		return s.cell(c+1, checked)
	}
	var next []int
	for i, w := range left {
		if !slices.ContainsFunc(left, func(v int) bool { return s.forced.has(v, w) }) {
			next = append(next, i)
		}
	}
	placed := len(s.graph.CO[c])
	for _, i := range next {
		s.graph.CO[c] = append(s.graph.CO[c], left[i])
		if choice := len(next) > 1; (!choice || s.consistent()) && s.place(c, slices.Delete(slices.Clone(left), i, i+1), choice) {
			return true
		}
		s.graph.CO[c] = s.graph.CO[c][:placed]
	}
	return false
}

// writesBefore returns some pairs of writes that every coherence order has to contain:
// the first one, or a read of it, comes before the second one, or a read of that, in
// an order that coherence must not contradict. (The relation wb of Lahav and Vafeiadis,
// "Owicki-Gries reasoning for weak memory models", ICALP 2015.)
func (x *relations) writesBefore(model memmodel.Model) relation {
	var before relation
	switch model {
	case memmodel.SC:
		before = union(x.po, x.rf).plus()
	case memmodel.TSO, memmodel.PSO:
		before = x.po
	default:
		before = x.happensBefore()
	}
	later := seq(x.on(writes), x.rf.optional(), before).and(x.sameCell)
	return seq(later, x.rf.inverse().optional(), x.on(writes)).minus(x.on(writes))
}
