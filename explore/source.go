package explore

// source is Source-DPOR: Abdulla et al., JACM 2017, Algorithm 1. A race is
// reversed as soon as its later step is executed, by adding one initial to the
// backtrack set of the node before the earlier step. Executions that only
// repeat what is known end blocked by their sleep sets.
type source struct{}

func (s source) stepped(d *dpor) {
	j := len(d.m.Steps()) - 1
	for i := int(d.trace.firstRace[j]); i < len(d.trace.races); i++ {
		s.reverse(d, &d.trace.races[i], int32(j))
	}
}

func (s source) maximal(d *dpor) {
	for _, r := range d.trace.pendingRaces() {
		s.reverse(d, &r, int32(len(d.m.Steps())))
	}
}

func (source) reverse(d *dpor, r *race, end int32) {
	n := &d.nodes[r.first]
	for i := n.sleep; i < n.end; i++ {
		if initial(d, r, &d.sleep[i], end) {
			return
		}
	}
	for i := range n.pending {
		if initial(d, r, &n.pending[i].head, end) {
			return
		}
	}
	last := d.reversed(r)
	c := d.wakeup(r, end, &last)
	n.pending = append(n.pending, chain{head: c.head, moves: c.moves[:1]})
}

// initial reports whether q is in I(v), for v the steps before end that do not
// happen after the race's first, followed by its second.
func initial(d *dpor, r *race, q *op, end int32) bool {
	if f := d.firstAfter(q.thread, r.first); f >= 0 && f < end && !d.trace.before(r.first, f) {
		return initialAs(d, r, q, f)
	}
	return q.thread == r.thread && q.all && !q.unknown && d.independent(q, r.first, end)
}
