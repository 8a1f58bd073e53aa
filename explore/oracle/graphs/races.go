package graphs

import (
	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel/axiom"
)

// Race is a pair of accesses of different threads to the same bytes, one of which writes
// and one of which is not atomic, that happens-before of C11 does not order. The thread with
// the smaller number comes first.
type Race struct {
	Threads [2]event.ThreadID
	Labels  [2]*event.Label
}

// races notes the data races of a prefix, and of the prefix together with a read in vain of a
// thread that waits.
func (e *enumerator) racesOf(p *prefix) {
	p.races(e.races)
	for t := range p.threads {
		th := &p.threads[t]
		if !p.waits(event.ThreadID(t)) || th.section || !th.state.Label().Blocks || p.refuse(th) != nil {
			continue
		}
		for _, from := range append([]int{none}, p.order(data(th.state.Label()))...) {
			if p.passes(th, from) {
				continue
			}
			q := p.clone()
			q.graph.RF[q.perform(event.ThreadID(t), false)[0]] = from
			if q.consistent() {
				q.races(e.races)
			}
		}
	}
}

// races adds the data races of a prefix to a set.
func (p *prefix) races(all map[Race]bool) {
	var before [][]bool
	for b := range p.graph.Events {
		for a := range b {
			if !p.conflict(a, b) {
				continue
			}
			if before == nil {
				before = p.happensBefore()
			}
			if before[a][b] || before[b][a] {
				continue
			}
			r := Race{[2]event.ThreadID{p.graph.Events[a].Thread, p.graph.Events[b].Thread}, [2]*event.Label{p.labels[a], p.labels[b]}}
			if r.Threads[0] > r.Threads[1] {
				r = Race{[2]event.ThreadID{r.Threads[1], r.Threads[0]}, [2]*event.Label{r.Labels[1], r.Labels[0]}}
			}
			all[r] = true
		}
	}
}

// conflict reports whether two events would race if nothing ordered them.
func (p *prefix) conflict(a, b int) bool {
	e, f := &p.graph.Events[a], &p.graph.Events[b]
	access := func(e *axiom.Event) bool { return e.Kind == axiom.Read || e.Kind == axiom.Write }
	plain := func(i int) bool { return p.orderOf(i) == event.NotAtomic }
	return access(e) && access(f) && e.Cell == f.Cell && e.Cell%2 == 0 && e.Thread != f.Thread &&
		(e.Kind == axiom.Write || f.Kind == axiom.Write) && (plain(a) || plain(b))
}

// orderOf returns the memory order of an event: atomic sections synchronise with those that read
// what they have written.
func (p *prefix) orderOf(i int) event.Order {
	if p.inSection[i] {
		return event.AcqRel
	}
	return p.graph.Events[i].Order
}

// happensBefore is happens-before of C11, as a matrix, where an atomic section as a whole comes
// before whatever some part of it comes before in other threads.
func (p *prefix) happensBefore() [][]bool {
	g := axiom.Graph{After: p.graph.After, RF: p.graph.RF, CO: p.graph.CO}
	for i, e := range p.graph.Events {
		e.Order = p.orderOf(i)
		g.Events = append(g.Events, e)
	}
	n := len(g.Events)
	hb := g.HappensBefore()
	before := make([][]bool, n)
	for a := range n {
		before[a] = make([]bool, n)
		for b := range n {
			before[a][b] = hb(a, b)
		}
	}
	for changed := true; changed; {
		changed = false
		add := func(a, b int) {
			changed = changed || !before[a][b]
			before[a][b] = true
		}
		for a := range n {
			for c := range n {
				for b := range n {
					if !before[c][b] {
						continue
					}
					part := p.inSection[a] && p.inSection[c] && g.Events[a].Node == g.Events[c].Node && g.Events[a].Thread != g.Events[b].Thread
					if part || before[a][c] {
						add(a, b)
					}
				}
			}
		}
	}
	return before
}
