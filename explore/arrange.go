package explore

import (
	"encoding/binary"
	"slices"
)

// searchBudget bounds the steps that the search for a short order looks at.
const searchBudget = 4_000_000

// front is a prefix of an execution: how many steps of each thread it has. It
// was reached by running thread from the prefix before.
type front struct {
	done   []int32
	size   int
	thread int
	before *front
}

// arrange returns an order of the first total[t] steps of each thread t with few
// context switches: the thread of each step. ready tells whether the pos-th step of a
// thread, from 1, can follow those that are done. The search goes breadth first
// through runs: a run takes one thread as far as it goes, which loses nothing, as a
// longer prefix allows whatever a shorter one does. When a level grows too wide for
// the budget, the fronts that got furthest are kept. It returns nil if there is no
// order.
func arrange(total []int32, ready func(done []int32, t int, pos int32) bool) []int {
	steps := 0
	for _, n := range total {
		steps += int(n)
	}
	width := min(max(searchBudget/(steps*len(total)+1), 1), 256)
	level := []*front{{done: make([]int32, len(total)), thread: -1}}
	seen := map[string]bool{}
	for {
		var next []*front
		for _, f := range level {
			if f.size == steps {
				return f.threads()
			}
			for t := range total {
				if g := f.run(t, total, ready); g != nil && !seen[g.key()] {
					seen[g.key()] = true
					next = append(next, g)
				}
			}
		}
		slices.SortStableFunc(next, func(a, b *front) int { return b.size - a.size })
		level = next[:min(len(next), width)]
		if len(level) == 0 {
			return nil
		}
	}
}

// run takes a thread as far as it goes, nil if it cannot take a step.
func (f *front) run(t int, total []int32, ready func(done []int32, t int, pos int32) bool) *front {
	pos := f.done[t]
	for pos < total[t] && ready(f.done, t, pos+1) {
		pos++
	}
	if pos == f.done[t] {
		return nil
	}
	g := &front{done: slices.Clone(f.done), size: f.size + int(pos-f.done[t]), thread: t, before: f}
	g.done[t] = pos
	return g
}

// key identifies a front by its steps.
func (f *front) key() string {
	var b []byte
	for _, n := range f.done {
		b = binary.AppendUvarint(b, uint64(n))
	}
	return string(b)
}

// threads spells out the runs that lead to a front.
func (f *front) threads() []int {
	var runs []*front
	for ; f.before != nil; f = f.before {
		runs = append(runs, f)
	}
	slices.Reverse(runs)
	var all []int
	for _, g := range runs {
		for range g.done[g.thread] - g.before.done[g.thread] {
			all = append(all, g.thread)
		}
	}
	return all
}
