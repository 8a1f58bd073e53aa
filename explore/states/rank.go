package states

import (
	"cmp"
	"slices"

	"github.com/gomc/gomc/event"
)

// The numbers of threads in a state that stands for others depend on the order in which workers have met States. Which process is
// looked at first must not, or the numbers of states would depend on it: so States of classes have ranks, which depend on how they are reached only.

// arrow is a step of the automaton of a class.
type arrow struct {
	from, to event.State
	hash     uint64 // of what was read
}

// rank gives ranks to the States that were met since it was last called. Nobody may use the symmetry meanwhile.
func (y *symmetry) rank() {
	for y != nil && len(y.fresh) > 0 {
		next := map[event.State]uint64{}
		y.fresh = slices.DeleteFunc(y.fresh, func(a arrow) bool {
			if _, ok := y.ranks[a.to]; ok {
				return true
			}
			from, ok := y.ranks[a.from]
			if !ok {
				return false
			}
			h := scramble(from*3 + a.hash)
			if have, ok := next[a.to]; !ok || h < have {
				next[a.to] = h
			}
			return true
		})
		for s, h := range next {
			y.ranks[s] = h
		}
		if len(next) == 0 {
			break
		}
	}
}

// order sorts processes that can take a step: those of threads that are in no class first.
func (y *symmetry) order(p *position, all []agent) {
	key := func(a agent) (class int, rank, buffer, own uint64) {
		c := y.class(a.thread)
		if c == nil {
			return -1, uint64(a.thread), 0, 0
		}
		for _, s := range p.buffer(p.threads.get(2*int(a.thread) + 1)).stores {
			buffer = scramble(3*buffer + scramble(uint64(s.Label.Loc)<<8|uint64(s.Label.Mask)) + s.Label.Val)
		}
		return c.index, y.ranks[p.config(p.thread(a.thread)).State], buffer, p.propertyHash(c, a.thread)
	}
	slices.SortStableFunc(all, func(a, b agent) int {
		c, r, x, o := key(a)
		d, s, z, q := key(b)
		return cmp.Or(cmp.Compare(c, d), cmp.Compare(r, s), cmp.Compare(x, z), cmp.Compare(o, q), cmp.Compare(a.place, b.place))
	})
}
