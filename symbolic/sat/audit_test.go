package sat

import (
	"fmt"
	"slices"
)

// audit checks what doc.go says holds when propagation is done.
func (s *Solver) audit() error {
	if err := s.auditTrail(); err != nil {
		return err
	}
	watched := map[ref][]Lit{}
	for p, ws := range s.watches {
		for _, w := range ws {
			r := w.ref &^ binary
			c := s.lits(r)
			if (len(c) == 2) != (w.ref&binary != 0) || !slices.Contains(c, w.blocker) || w.blocker == Lit(p).Neg() {
				return fmt.Errorf("the entry %v of %v is not for %v", w, Lit(p), c)
			}
			watched[r] = append(watched[r], Lit(p).Neg())
			if err := s.auditWatch(r, Lit(p).Neg(), w.blocker); err != nil {
				return err
			}
		}
	}
	for _, list := range [][]ref{s.clauses, s.learned} {
		for _, r := range list {
			c := s.lits(r)
			if s.has(r, flagReason|flagGarbage) {
				return fmt.Errorf("%v is marked, though nothing is deleted now", c)
			}
			if len(c) < 2 {
				continue
			}
			if ws := watched[r]; len(ws) != 2 || ws[0] == ws[1] || !slices.Contains(c[:2], ws[0]) || !slices.Contains(c[:2], ws[1]) {
				return fmt.Errorf("%v is watched by %v", c, ws)
			}
			delete(watched, r)
		}
	}
	if len(watched) > 0 {
		return fmt.Errorf("watches of clauses that are not there: %v", watched)
	}
	return nil
}

// auditWatch: if l is false, another literal is true, and does not become undefined before l.
func (s *Solver) auditWatch(r ref, l, blocker Lit) error {
	if s.values[l] != False || s.has(r, flagLearned) && s.theory.Propagator != nil {
		return nil
	}
	c := s.lits(r)
	other := c[0] ^ c[1] ^ l
	level := s.vars[l.Var()].level
	for _, q := range []Lit{other, blocker} {
		if s.values[q] == True && s.vars[q.Var()].level <= level {
			return nil
		}
	}
	return fmt.Errorf("%v watches %v, which is false", c, l)
}

func (s *Solver) auditTrail() error {
	defined := 0
	for v := range s.vars {
		if s.values[2*v] != -s.values[2*v+1] {
			return fmt.Errorf("variable %d has two values", v)
		}
		if s.values[2*v] != Undefined {
			defined++
		} else if s.order.index[v] < 0 {
			return fmt.Errorf("variable %d will never be decided", v)
		}
		if s.seen[v] != unseen {
			return fmt.Errorf("variable %d is still marked", v)
		}
	}
	if defined != len(s.trail) || s.head != len(s.trail) {
		return fmt.Errorf("%d values, %d literals on the trail, %d propagated", defined, len(s.trail), s.head)
	}
	level := 0
	for i, l := range s.trail {
		for level < len(s.levels) && int(s.levels[level]) <= i {
			level++
		}
		d := s.vars[l.Var()]
		if s.values[l] != True || int(d.level) != level || int(d.pos) != i {
			return fmt.Errorf("%v, at %d of the trail, level %d, has %v and %v", l, i, level, s.values[l], d)
		}
		if level == 0 && d.reason != noRef {
			return fmt.Errorf("%v of level 0 has a reason", l)
		}
		if first := level > 0 && int(s.levels[level-1]) == i; level > 0 && d.reason == noRef && !first || first && d.reason != noRef && level > len(s.assumptions) {
			return fmt.Errorf("%v: only decisions have no reason", l)
		}
		if d.reason >= external {
			continue
		}
		for _, q := range s.lits(d.reason) {
			if q != l && (s.values[q] != False || int(s.vars[q.Var()].pos) >= i) {
				return fmt.Errorf("%v is no reason of %v", s.lits(d.reason), l)
			}
		}
		if !slices.Contains(s.lits(d.reason), l) {
			return fmt.Errorf("%v is not in its reason %v", l, s.lits(d.reason))
		}
	}
	return nil
}
