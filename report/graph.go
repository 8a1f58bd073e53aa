package report

import (
	"cmp"
	"slices"
	"strings"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// Relation names an edge of an event graph.
type Relation string

// The relations between the events of an execution.
const (
	ProgramOrder Relation = "po"
	ReadsFrom    Relation = "rf"
	Coherence    Relation = "co"
	FromRead     Relation = "fr"
	Starts       Relation = "start" // from the creation of a thread to its first event
	Joins        Relation = "join"  // from the last event of a thread to the join
)

// Initial stands for the initial writes to all locations, as an end of an edge.
const Initial = -1

// Edge relates two events, given as indices of [Graph.Events].
type Edge struct {
	From, To int
	Relation Relation
}

// Graph is the event graph of a counterexample: what depends on what, without
// the order in which independent steps were taken. Coherence is given by its
// immediate successors only, and from-read by the first write after the one
// that was read.
type Graph struct {
	Error   string
	Threads []Thread
	Events  []Step
	Steps   []int // of each event, its place in [Counterexample.Steps]
	Edges   []Edge

	minor []bool // of each event: it says little
}

// Graph returns the event graph of the counterexample. Updates are not events of
// it: a store is there once, with the place in memory order that its update has.
func (c *Counterexample) Graph() *Graph {
	g := &Graph{Error: c.Error.Message, Threads: c.Threads}
	if kind := string(c.Error.Kind) + ": "; !strings.HasPrefix(g.Error, kind) {
		g.Error = kind + g.Error
	}
	index := make([]int, len(c.Steps)) // of the event of a step
	ofMove := map[int]int{}            // the first event of a move
	for i := range c.Steps {
		s := &c.Steps[i]
		if s.Operation == opUpdate {
			index[i] = index[s.store]
		} else {
			index[i] = len(g.Events)
			g.Events, g.Steps, g.minor = append(g.Events, *s), append(g.Steps, i), append(g.minor, c.Minor(s))
		}
		if _, ok := ofMove[s.Move]; !ok {
			ofMove[s.Move] = index[i]
		}
	}
	g.threads()
	if c.graph != nil {
		c.relateGraph(g)
	} else {
		c.relateAll(g, index, ofMove)
	}
	slices.SortFunc(g.Edges, func(a, b Edge) int {
		return cmp.Or(cmp.Compare(a.From, b.From), cmp.Compare(a.To, b.To), cmp.Compare(a.Relation, b.Relation))
	})
	g.Edges = slices.Compact(g.Edges)
	return g
}

// relateAll adds the edges of a schedule that come from memory. index has the event of each step,
// and ofMove the first event of each move.
func (c *Counterexample) relateAll(g *Graph, index []int, ofMove map[int]int) {
	eventOf := map[int32]int{}
	for k := range c.machine.AccessCount() {
		eventOf[int32(k)] = ofMove[int(c.machine.Access(int32(k)).Step)]
	}
	for i := range c.Steps {
		for _, a := range c.Steps[i].accesses {
			eventOf[a] = index[i]
		}
	}
	for k := range c.machine.AccessCount() {
		c.relate(g, eventOf, eventOf[int32(k)], int32(k))
	}
	for i := range c.Steps {
		for _, f := range c.forwards(i) {
			g.Edges = append(g.Edges, Edge{ofMove[int(f.Store)], index[i], ReadsFrom})
		}
	}
}

// forwards returns from which buffered stores a step reads.
func (c *Counterexample) forwards(i int) []memmodel.Forward {
	if s := &c.Steps[i]; s.Move >= 0 && s.Buffered && s.Read != nil {
		return c.machine.Forwards(s.Move)
	}
	return nil
}

// threads adds the edges that do not come from memory.
func (g *Graph) threads() {
	last := map[event.ThreadID]int{}
	for i := range g.Events {
		s := &g.Events[i]
		if k, ok := last[s.Thread]; ok {
			r := ProgramOrder
			if g.Events[k].Thread != s.Thread {
				r = Starts
			}
			g.Edges = append(g.Edges, Edge{k, i, r})
		}
		if s.label.Kind == event.Join && s.Target != nil && !s.Waits {
			if k, ok := last[*s.Target]; ok {
				g.Edges = append(g.Edges, Edge{k, i, Joins})
			}
		}
		last[s.Thread] = i
		if s.label.Kind == event.Create {
			last[*s.Target] = i
		}
	}
}

// relate adds the edges of event i that come from an access to memory: where it
// reads from, which writes it comes after, and which reads it overwrites. Every
// access to an object comes before the end of its lifetime.
func (c *Counterexample) relate(g *Graph, eventOf map[int32]int, i int, access int32) {
	m := c.machine
	a := m.Access(access)
	life := a.Loc < 0
	if life && !a.Write {
		return
	}
	rest := a.Mask
	for k := a.Prev; k >= 0 && rest != 0; k = m.Access(k).Prev {
		b, from := m.Access(k), eventOf[k]
		if b.Mask&rest == 0 || from == i {
			continue
		}
		if a.Write && (life || g.Events[from].Read != nil) {
			g.Edges = append(g.Edges, Edge{from, i, FromRead})
		}
		if !b.Write {
			continue
		}
		c.after(g, from, i, a.Write)
		rest &^= b.Mask
	}
	if rest != 0 && !life {
		c.after(g, Initial, i, a.Write)
	}
}

// after adds the edges to event i from the write before it.
func (c *Counterexample) after(g *Graph, from, i int, write bool) {
	if g.Events[i].Read != nil {
		g.Edges = append(g.Edges, Edge{from, i, ReadsFrom})
	}
	if write {
		g.Edges = append(g.Edges, Edge{from, i, Coherence})
	}
}
