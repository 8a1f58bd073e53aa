package report

import (
	"fmt"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore"
	"github.com/gomc/gomc/explore/witness"
)

// explainGraph does the work of Explain under a model that has no machine.
func explainGraph(prog event.Program, e *explore.Error) (*Counterexample, error) {
	found, x, err := explore.ReproduceGraph(prog, e)
	if err != nil {
		return nil, err
	}
	if !e.Same(found) {
		return nil, fmt.Errorf("the graph does not lead to the violation %q", e.Message)
	}
	if found.Racing != nil {
		e = found
	}
	c := &Counterexample{Error: e, prog: prog, graph: x}
	latest := map[int][2]int{}
	for i := range c.graph.Steps {
		c.Steps = append(c.Steps, c.graphStep(prog, i, latest))
	}
	c.conclude(prog)
	return c, nil
}

// graphStep describes a step of a graph. latest has, for each cell, the writes before the
// step that are the latest in the order of the steps and in coherence order.
func (c *Counterexample) graphStep(prog event.Program, i int, latest map[int][2]int) Step {
	x := &c.graph.Steps[i]
	l := x.Label
	s := Step{Move: i, Thread: x.Thread, Operation: operationName(l), Calls: callers(prog, x.State), label: l}
	s.place(prog.Site(l.Site))
	switch l.Kind {
	case event.Load, event.Store, event.RMW:
		s.Location, s.Size = prog.Describe(l), l.Size()
	case event.Alloc, event.Free:
		s.Location = prog.Describe(l)
	case event.Choice:
		s.Value = ref(int64(l.Exp + x.Value.Value))
		s.Event = prog.Describe(l)
	case event.Create, event.Join:
		s.Target = ref(l.Thread)
	}
	if !x.Faulted {
		s.state, s.value = x.State, x.Value
		s.Output = prog.Output(x.State, x.Value)
		values(&s, x)
	}
	for k := range x.Accesses {
		c.relations(&s, i, &x.Accesses[k], latest)
	}
	return s
}

// values records what a step has read and written.
func values(s *Step, x *witness.Executed) {
	l := x.Label
	if !l.Accesses() {
		return
	}
	word, written := event.Bits{}, false
	for k := range x.Accesses {
		if a := &x.Accesses[k]; a.Write {
			word, written = word.Or(a.New), true
		}
	}
	if written {
		s.writes(l.Read(word))
	}
	if l.Reads() {
		s.reads(x.Value)
	}
	if l.Kind == event.RMW && l.Op == event.OpCmpXchg {
		s.Expected = ref(l.Exp)
	}
	if owner, ok := l.Owner(x.Value.Value); ok && !written {
		s.Target = ref(owner)
	}
}

// relations records where an access reads from, and its place in coherence order.
func (c *Counterexample) relations(s *Step, i int, a *witness.Access, latest map[int][2]int) {
	last, written := latest[a.Cell]
	ahead := written && a.Write && a.Rank < c.rank(last[1], a.Cell) // coherence order is not that of the steps
	switch {
	case ahead:
		latest[a.Cell] = [2]int{i, last[1]}
	case a.Write:
		latest[a.Cell] = [2]int{i, i}
	}
	if a.Mask == 0 && a.From == witness.Initial {
		return // an object that lives
	}
	if a.Read {
		s.ReadsFrom = append(s.ReadsFrom, a.From)
	}
	if a.Write {
		s.Coherence = append(s.Coherence, a.Rank)
	}
	if !s.Weak && written && (ahead || a.Read && a.From != last[0] && a.From != last[1]) {
		s.Weak, s.latest = true, last[1]
	}
}

// rank returns the place in coherence order of the write of step i to a cell.
func (c *Counterexample) rank(i, cell int) int {
	for _, a := range c.graph.Steps[i].Accesses {
		if a.Cell == cell && a.Write {
			return a.Rank
		}
	}
	return 0
}

// weakText says in which respect a step is weak.
func (c *Counterexample) weakText(n names, s *Step) string {
	wrote := func(i int) string {
		w := &c.Steps[i]
		return "what " + n[w.Thread] + " wrote at " + placeOf(w)
	}
	k := slices.IndexFunc(s.ReadsFrom, func(i int) bool { return i != s.latest })
	switch {
	case k < 0:
		return "weak: its place in memory order is before " + wrote(s.latest)
	case s.ReadsFrom[k] == Initial:
		return "weak: reads the initial value, not " + wrote(s.latest)
	}
	return "weak: reads " + wrote(s.ReadsFrom[k]) + ", not " + wrote(s.latest)
}

// relateGraph adds the edges of a graph that come from memory.
func (c *Counterexample) relateGraph(g *Graph) {
	for i := range c.graph.Steps {
		for k := range c.graph.Steps[i].Accesses {
			a := &c.graph.Steps[i].Accesses[k]
			life := a.Mask == 0
			if a.Read && !(life && a.From == witness.Initial) {
				g.Edges = append(g.Edges, Edge{a.From, i, ReadsFrom})
			}
			if a.Write && a.Rank == 1 && !life {
				g.Edges = append(g.Edges, Edge{Initial, i, Coherence})
			}
			next := c.graph.Next(a)
			if next < 0 {
				continue
			}
			if a.Write {
				g.Edges = append(g.Edges, Edge{i, next, Coherence})
			} else {
				g.Edges = append(g.Edges, Edge{i, next, FromRead})
			}
		}
	}
}
