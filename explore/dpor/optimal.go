package dpor

import (
	"slices"

	"github.com/gomc/gomc/memmodel"
)

// Optimal is Optimal-DPOR: Abdulla, Aronis, Jonsson, Sagonas, "Source Sets: A
// Foundation for Optimal Dynamic Partial Order Reduction", JACM 2017, Algorithm
// 2. It explores exactly one execution of each trace. The machine stands at the beginning of the program.
func Optimal(m *memmodel.Machine, opts Options) { explore(m, optimal{}, opts) }

// optimal is what Optimal-DPOR does with races. They are reversed at the end of each maximal execution, by wakeup
// sequences, so that no execution is explored in vain.
type optimal struct{}

func (optimal) stepped(*search) {}

func (o optimal) maximal(d *search) {
	end := int32(len(d.m.Steps()))
	for i := range d.trace.races {
		if r := &d.trace.races[i]; !r.settled {
			o.reverse(d, r, end)
		}
	}
	for _, r := range d.trace.pendingRaces() {
		o.reverse(d, &r, end)
	}
}

// reverse makes sure that the reversal of a race will be explored: unless a step
// asleep at the node before the race is a weak initial of the wakeup sequence,
// the sequence is inserted into the node's wakeup tree.
func (o optimal) reverse(d *search, r *race, end int32) {
	settled := true
	d.seq.each(d, r, end, func() { settled = o.cover(d, &d.nodes[r.first], &d.seq) && settled })
	r.settled = settled
}

// cover inserts v into the wakeup tree of a node, unless a step asleep there covers it. settled says that v is now covered in all executions that share
// the trace up to the later step of the race, so that the race need not be looked at again.
func (optimal) cover(d *search, n *node, v *sequence) (settled bool) {
	for i := n.sleep; i < n.end; i++ {
		if at, ok := n.covers(d, v, &d.sleep[i]); ok {
			return at >= 0 && v.lasting(at)
		}
	}
	return d.insert(n, v)
}

// insert is the paper's insert[E'](v, wut(E')): it descends into the
// first child that is a weak initial of what remains of v, and appends the rest
// where there is none; nothing is appended at a leaf. Only a prefix of the rest
// is appended: up to e', and so far that every step that will be asleep on the way has woken.
// With nothing asleep at its end, the exploration from there is complete on its
// own. settled is that of cover.
func (d *search) insert(n *node, v *sequence) (settled bool) {
	d.asleepAt = append(d.asleepAt[:0], d.sleep[n.sleep:n.end]...)
	tree := &n.tree
	settled = true
descend:
	for {
		for _, w := range *tree {
			at, ok := n.covers(d, v, &w.op)
			if !ok {
				d.asleepAt = append(d.asleepAt, w.op) // it is explored before
				continue
			}
			settled = settled && at >= 0 && v.lasting(at)
			if len(w.children) == 0 {
				return settled
			}
			if at >= 0 {
				v.remove(at)
			}
			d.asleepAt = behind(d.asleepAt, &w.op)
			tree = &w.children
			continue descend
		}
		break
	}
	for i, k := range v.steps[:d.prefix(v, d.asleepAt)] {
		settled = settled && v.lasting(i)
		w := &wakeup{op: v.op(d, k)}
		*tree = append(*tree, w)
		tree = &w.children
	}
	return settled
}

// behind returns which of the given steps that are asleep still are behind a step of a wakeup tree, as they are there.
func behind(asleep []op, w *op) []op {
	var single [1]memmodel.Access
	accesses := w.accesses(&single)
	kept := asleep[:0]
	for _, o := range asleep {
		if o.proc != w.proc && !o.meets(w.thread, w.update, w.store, accesses) {
			kept = append(kept, o)
		}
	}
	return kept
}

// prefix returns how many elements of v suffice to contain e' and to wake all
// the given steps, as far as v wakes them.
func (d *search) prefix(v *sequence, asleep []op) int {
	length := 1 + slices.Index(v.steps, reversed)
	for i := range asleep {
		length = max(length, 1+v.dependsOn(d, asleep[i], v.steps))
	}
	return length
}
