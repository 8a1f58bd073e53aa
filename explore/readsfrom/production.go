package readsfrom

import "slices"

// A unit may read from several units that are added after it. Each of these could be the one that revisits it, once the
// others are there, and the same graph would be met several times. So only the last of them does: the last in the order in
// which a search would add the units of that graph if there were no others. This file works that order out.

// production simulates a search that adds some units, and no others, in the order of next_P, until all of them are there.
type production struct {
	x       *visitor
	units   []*unit
	placed  []*unit
	is      map[*unit]bool
	pending []unready
}

// unready is a unit that the simulated search has added before some of its sources: it reads from something else until the last of these revisits it.
type unready struct {
	unit *unit
	at   int // how many units had been placed before it was added
}

// isLast reports whether a, the newest of some units, is the last of those that c reads from, where c comes
// after the first n units.
func (x *visitor) isLast(kept []*unit, n int, a, c *unit) bool {
	sources := 0
	for k, u := range kept {
		if k >= n && c.readsFrom(u) {
			sources++
		}
	}
	if sources <= 1 {
		return true
	}
	s := &production{x: x, units: kept, placed: slices.Clone(kept[:n]), is: map[*unit]bool{}}
	for _, u := range s.placed {
		s.is[u] = true
	}
	for {
		last := s.step()
		if last == nil {
			panic("units that the search cannot add")
		}
		if s.ready(c) {
			return last == a
		}
	}
}

// ready reports whether all sources of a unit are placed.
func (s *production) ready(u *unit) bool {
	for i := range u.parts {
		if p := &u.parts[i]; u.external(p) && p.rf.unit != nil && !s.is[p.rf.unit] {
			return false
		}
	}
	return true
}

func (s *production) isPending(u *unit) bool {
	return slices.ContainsFunc(s.pending, func(p unready) bool { return p.unit == u })
}

// next returns the next unit that the search adds.
func (s *production) next() *unit {
	var best *unit
	for _, u := range s.units {
		if s.is[u] || s.isPending(u) || slices.ContainsFunc(u.preds, func(p *unit) bool { return !s.is[p] }) {
			continue
		}
		if best == nil || earlier(u.level, u.begin.key, best.level, best.begin.key) {
			best = u
		}
	}
	return best
}

func (s *production) place(u *unit) {
	s.is[u] = true
	s.placed = append(s.placed, u)
}

// step adds the next unit, or lets the last of its sources revisit one. It returns the unit that has all of its sources now.
func (s *production) step() *unit {
	if k := slices.IndexFunc(s.pending, func(p unready) bool { return s.ready(p.unit) }); k >= 0 {
		return s.finalise(k)
	}
	u := s.next()
	for u != nil && !s.ready(u) {
		s.pending = append(s.pending, unready{u, len(s.placed)})
		u = s.next()
	}
	if u != nil {
		s.place(u)
	}
	return u
}

// finalise is the revisit of a unit by the last of its sources: what was added after the unit, and does not come before it in porf, is deleted.
func (s *production) finalise(k int) *unit {
	p := s.pending[k]
	s.pending = s.pending[:k]
	s.x.unmark()
	s.x.follow(p.unit)
	after := s.placed[p.at:]
	s.placed = slices.Clone(s.placed[:p.at])
	for _, u := range after {
		if u.mark == s.x.epoch {
			s.placed = append(s.placed, u)
		} else {
			s.is[u] = false
		}
	}
	s.place(p.unit)
	return p.unit
}
