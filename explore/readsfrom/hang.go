package readsfrom

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/explore/search"
	"github.com/gomc/gomc/memmodel"
)

// hang looks for a coherence order of a full graph in which the threads that
// spin do so for ever, reading the newest writes, and what others wait for in vain is the newest. It returns nil if there is none. See [memmodel.Spins].
func (x *visitor) hang() *search.Violation {
	others, waiters := x.g.split()
	var spinning []*progress
	for _, c := range x.g.threads {
		if c != nil && (c.status == memmodel.Stuck || c.status == memmodel.Waiting && c.label.Sync == event.SyncNone && c.trail != nil) { // who waits in the midst of a round reads the rest of it, too
			spinning = append(spinning, c)
		}
	}
	o, ok := x.hangsWith(others, waiters, spinning, nil)
	if !ok {
		return nil
	}
	return &search.Violation{Moves: x.movesIn(x.g, others, o)}
}

// hangsWith looks for such an order in which the newest writes of some cells are the given ones. Where threads come to further
// cells, it tries all writes that may be the newest of those.
func (x *visitor) hangsWith(others, waiters []*unit, spinning []*progress, finals []final) (*order, bool) {
	next := none // a cell that is not among them
	newest := func(c int32) (w source, known bool) {
		k := slices.IndexFunc(finals, func(f final) bool { return f.cell == c })
		if k < 0 {
			next = c
			return source{}, false
		}
		return finals[k].from, true
	}
	word := func(l *event.Label) (word event.Bits, ok bool) {
		if life, known := x.memory.LifeOf(l.Object); known {
			if w, known := newest(life); !known || x.value(w, life).Value != cells.Living {
				return word, false
			}
		}
		for _, c := range x.operation(l).Cells {
			w, known := newest(c)
			if !known {
				return word, false
			}
			word = word.Or(x.value(w, c))
		}
		return word, true
	}
	hang := !slices.ContainsFunc(spinning, func(c *progress) bool { return !memmodel.Spins(c.state, word) }) &&
		!slices.ContainsFunc(waiters, func(u *unit) bool {
			return slices.ContainsFunc(u.parts, func(p part) bool { _, known := newest(p.cell); return !known }) || !x.wouldWait(u, finals)
		})
	if next < 0 {
		if !hang {
			return nil, false
		}
		return x.consistent(others, finals)
	}
	for _, w := range x.named(others, next) {
		if o, ok := x.hangsWith(others, waiters, spinning, append(slices.Clip(finals), final{next, w})); ok {
			return o, true
		}
	}
	return nil, false
}

// apart looks for a coherence order of a full graph without the atomic sections in which threads wait for ever, and all that depends on them, in which nobody goes on at its
// end; see [memmodel.Machine.Apart]. It returns nil if there is none. It tries all writes of every cell that may be the newest.
func (x *visitor) apart() *search.Violation {
	g := x.g
	for {
		k := slices.IndexFunc(g.units, (*unit).waitsWithin)
		if k < 0 {
			break
		}
		g = x.without(g, g.units[k])
	}
	others, _ := g.split()
	var written []int32
	for _, u := range others {
		for i := range u.parts {
			if p := &u.parts[i]; p.writes && !slices.Contains(written, p.cell) {
				written = append(written, p.cell)
			}
		}
	}
	return x.stillWith(g, others, written, nil)
}

// stillWith looks for such an order in which the newest writes of some cells are the given ones, and others write to further cells.
func (x *visitor) stillWith(g *unitGraph, others []*unit, written []int32, finals []final) *search.Violation {
	if len(written) > 0 {
		for _, w := range x.named(others, written[0]) {
			if v := x.stillWith(g, others, written[1:], append(slices.Clip(finals), final{written[0], w})); v != nil {
				return v
			}
		}
		return nil
	}
	if o, ok := x.consistent(others, finals); ok {
		if moves := x.movesIn(g, others, o); x.w.Options.Still(moves) {
			return &search.Violation{Moves: moves}
		}
	}
	return nil
}
