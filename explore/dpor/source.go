package dpor

import "github.com/gomc/gomc/memmodel"

// Source is Source-DPOR: Abdulla et al., JACM 2017, Algorithm 1. It explores at least one execution of each trace. The machine
// stands at the beginning of the program.
func Source(m *memmodel.Machine, opts Options) { explore(m, source{}, opts) }

// source is what Source-DPOR does with races. A race is
// reversed as soon as its later step is executed, by adding one initial to the
// backtrack set of the node before the earlier step. Executions that only
// repeat what is known end blocked by their sleep sets. Races whose later step
// may turn out to be dependent with more are reversed at the end of the execution, with all that is in it; see the package comment.
type source struct{}

func (s source) stepped(d *search) {
	j := len(d.m.Steps()) - 1
	for i := int(d.trace.firstRace[j]); i < len(d.trace.races); i++ {
		if r := &d.trace.races[i]; !d.seq.varies(d, r) {
			s.reverse(d, r, int32(j)+1)
		}
	}
}

func (s source) maximal(d *search) {
	end := int32(len(d.m.Steps()))
	for _, r := range d.trace.pendingRaces() {
		s.reverse(d, &r, end)
	}
	for i := range d.trace.races {
		if r := &d.trace.races[i]; d.seq.varies(d, r) {
			s.reverse(d, r, end)
		}
	}
}

// reverse makes sure that some initial of v is explored from the node before the
// race.
func (s source) reverse(d *search, r *race, end int32) {
	d.seq.each(d, r, end, func() { s.cover(d, &d.nodes[r.first], &d.seq) })
}

// cover adds an initial of v to the backtrack set of a node, unless it has one.
func (source) cover(d *search, n *node, v *sequence) {
	for i := n.sleep; i < n.end; i++ {
		if at, ok := v.weakInitial(d, &d.sleep[i]); ok && at >= 0 {
			return
		}
	}
	for _, w := range n.tree {
		if at, ok := v.weakInitial(d, &w.op); ok && at >= 0 {
			return
		}
	}
	n.tree = append(n.tree, &wakeup{op: v.op(d, v.initially(d))})
}
