package readsfrom

import (
	"cmp"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/explore/cells"
	"github.com/gomc/gomc/memmodel"
)

// settled reports whether a full graph is counted for its class. Threads that wait have read in vain, each what the newest write of a cell
// might have been; there is one graph for each combination. Of the combinations for which there is a coherence order, the first counts.
func (x *visitor) settled() bool {
	others, waiters := x.g.split()
	var waits []final
	for _, u := range waiters {
		for _, f := range u.finals() {
			k := slices.IndexFunc(waits, func(w final) bool { return w.cell == f.cell })
			if k < 0 {
				waits = append(waits, f)
			} else if waits[k] != f {
				return false
			}
		}
	}
	if len(waits) == 0 {
		return true
	}
	return x.choose(others, waiters, waits, make([]source, len(waits)), 0)
}

// choose looks for the first choice of newest writes, from the k-th on, for which there is an
// order. It returns false if there is none, or another one than waits.
func (x *visitor) choose(others, waiters []*unit, waits []final, chosen []source, k int) bool {
	first, ok := x.firstChoice(others, waiters, waits, chosen, k)
	if !ok {
		return false
	}
	for i, w := range waits {
		if first[i] != w.from {
			return false
		}
	}
	return true
}

func (x *visitor) firstChoice(others, waiters []*unit, waits []final, chosen []source, k int) ([]source, bool) {
	if k == len(waits) {
		finals := slices.Clone(waits)
		for i := range finals {
			finals[i].from = chosen[i]
		}
		for _, u := range waiters {
			if !x.wouldWait(u, finals) {
				return nil, false
			}
		}
		_, ok := x.consistent(others, finals)
		return chosen, ok
	}
	for _, w := range x.named(others, waits[k].cell) {
		chosen[k] = w
		if first, ok := x.firstChoice(others, waiters, waits, chosen, k+1); ok {
			return first, true
		}
	}
	return nil, false
}

// named returns the writes of a cell, or the initial one, in the order of their names.
func (x *visitor) named(units []*unit, c int32) []source {
	var writes []source
	for _, u := range units {
		if k := u.write(c); k >= 0 {
			writes = append(writes, source{u, k})
		}
	}
	if len(writes) == 0 {
		return []source{{}}
	}
	slices.SortFunc(writes, func(a, b source) int {
		u, v := a.unit, b.unit
		return cmp.Or(u.begin.key.Compare(v.begin.key), cmp.Compare(u.begin.units, v.begin.units))
	})
	return writes
}

// wouldWait reports whether a unit that has read in vain would have done so if the newest writes
// were others.
func (x *visitor) wouldWait(u *unit, finals []final) bool {
	var word event.Bits
	for i := range u.parts {
		p := &u.parts[i]
		k := slices.IndexFunc(finals, func(f final) bool { return f.cell == p.cell })
		from := finals[k].from
		v := x.value(from, p.cell)
		if x.isLife(p.cell) {
			if v.Value != cells.Living {
				return false
			}
			continue
		}
		word = word.Or(v)
	}
	return !memmodel.Passes(u.after.state, word, u.after.trail.Has)
}
