package readsfrom

import "slices"

// A unit that reads from several others, none of which was there when it was added, could be revisited by each
// of them, once the others are there. So that its graph is met once, only the last of them revisits
// it: the last in the order in which the search adds what stays, if it does so for
// no other purpose.

// production is the order in which the search adds some units.
type production struct {
	x       *visitor
	units   []*unit
	placed  []*unit
	is      map[*unit]bool
	pending []unready
}

// unready is a unit that has been added, but reads from something else until its sources are there.
type unready struct {
	unit *unit
	at   int // what was placed before
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

// step adds a unit, and returns the one that then has all of its sources.
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

// finalise makes a pending unit read from its sources, and removes what was added after
// it and does not come before it in porf.
func (s *production) finalise(k int) *unit {
	p := s.pending[k]
	s.pending = s.pending[:k]
	s.x.epoch++
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
