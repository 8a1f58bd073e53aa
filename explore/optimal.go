package explore

import "github.com/gomc/gomc/event"

// optimal is Optimal-DPOR: Abdulla, Aronis, Jonsson, Sagonas, "Source Sets: A
// Foundation for Optimal Dynamic Partial Order Reduction", JACM 2017, Algorithm
// 2. Races are reversed at the end of each maximal execution, by wakeup
// sequences, so that no execution is explored in vain.
type optimal struct{}

func (optimal) stepped(*dpor) {}

func (o optimal) maximal(d *dpor) {
	for i := range d.trace.races {
		if r := &d.trace.races[i]; !r.settled {
			o.reverse(d, r)
		}
	}
	for _, r := range d.trace.pendingRaces() {
		o.reverse(d, &r)
	}
}

// reverse makes sure that the reversal of a race will be explored: it inserts
// the wakeup sequence v at the node before the earlier step, unless a move that
// is asleep or scheduled there is a weak initial of v.
func (optimal) reverse(d *dpor, r *race) {
	n := &d.nodes[r.first]
	end := int32(len(d.m.Steps()))
	last := d.reversed(r)
	for i := n.sleep; i < n.end; i++ {
		if weakInitial(d, r, &d.sleep[i], end, &last) {
			return
		}
	}
	for i := range n.pending {
		if weakInitial(d, r, &n.pending[i].head, end, &last) {
			return
		}
	}
	c := d.wakeup(r, end, &last)
	n.pending = append(n.pending, c)
	r.settled = d.firstAfter(c.head.thread, r.first) <= r.second
}

// weakInitial reports whether q is in WI(v), for the wakeup sequence v of a
// race over the steps before end that ends in last: whether q can be the first
// step of an execution equivalent to v followed by something.
func weakInitial(d *dpor, r *race, q *op, end int32, last *op) bool {
	if f := d.firstAfter(q.thread, r.first); f >= 0 && !d.trace.before(r.first, f) {
		if !initialAs(d, r, q, f) {
			return false
		}
		if f <= r.second {
			r.settled = true
		}
		return true
	}
	if q.unknown {
		return false
	}
	if q.thread == r.thread {
		return q.all && d.independent(q, r.first, end)
	}
	return d.independent(q, r.first, end) && !last.unknown && !dependent(q, last)
}

// initialAs reports whether step f is an initial of the steps that do not happen
// after the race's first, and is what q does.
func initialAs(d *dpor, r *race, q *op, f int32) bool {
	s := &d.m.Steps()[f]
	return s.Choice == q.choice && d.initial(r.first, f)
}

// dependent reports whether two ops of different threads are dependent.
func dependent(p, q *op) bool {
	return !p.each(func(loc1 event.Loc, mask uint8, write bool) bool {
		return q.each(func(loc2 event.Loc, mask2 uint8, write2 bool) bool {
			return loc1 != loc2 || mask&mask2 == 0 || !(write || write2)
		})
	})
}
