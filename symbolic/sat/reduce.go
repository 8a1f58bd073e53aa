package sat

import (
	"cmp"
	"slices"
)

// reduce decides when learned clauses are deleted, and which: those of few levels are kept for ever, those that were used
// since the last time live on, of the others the worse part goes (Audemard and Simon, IJCAI 2009; the three tiers are those of Oh, 2015, and CaDiCaL).
type reduce struct {
	next     int64 // conflicts
	interval int64 // conflicts, times the number of deletions before
	times    int64
	units    int // literals of level 0 when satisfied clauses were last looked for
}

const (
	coreLBD      = 2
	middleLBD    = 6
	deletedShare = 0.75
)

func (s *Solver) reduceDue() bool { return s.Stats.Conflicts >= s.reduce.next }

// deleteLearned deletes learned clauses that do not look useful, and all clauses that hold for ever.
func (s *Solver) deleteLearned() {
	s.reduce.times++
	s.reduce.next = s.Stats.Conflicts + s.reduce.interval*(s.reduce.times+1)
	for _, l := range s.trail {
		if r := s.vars[l.Var()].reason; r < external {
			*s.flags(r) |= flagReason
		}
	}
	s.deleteSatisfied()
	var worst []ref
	for _, r := range s.learned {
		if s.has(r, flagGarbage|flagReason) || s.lbd(r) <= coreLBD {
			continue
		}
		if n := s.used(r); n > 0 {
			s.setUsed(r, n-1)
			continue
		}
		worst = append(worst, r)
	}
	slices.SortStableFunc(worst, func(a, b ref) int {
		return cmp.Or(cmp.Compare(s.lbd(b), s.lbd(a)), cmp.Compare(s.arena[b], s.arena[a]))
	})
	for _, r := range worst[:int(float64(len(worst))*deletedShare)] {
		s.delete(r)
	}
	s.compact()
}

// deleteSatisfied deletes clauses with a literal that is true for ever.
func (s *Solver) deleteSatisfied() {
	n := len(s.trail)
	if len(s.levels) > 0 {
		n = int(s.levels[0])
	}
	if n == s.reduce.units {
		return
	}
	s.reduce.units = n
	for _, list := range [][]ref{s.clauses, s.learned} {
		for _, r := range list {
			if slices.ContainsFunc(s.lits(r), func(l Lit) bool {
				return s.values[l] == True && s.vars[l.Var()].level == 0
			}) {
				s.delete(r)
			}
		}
	}
}

func (s *Solver) delete(r ref) {
	*s.flags(r) |= flagGarbage
	if s.has(r, flagLearned) {
		s.Stats.Deleted++
	}
	if s.Proof != nil {
		s.Proof.Deleted(s.lits(r))
	}
}

// compact moves the clauses that are left together, in the same order, and with them whatever refers to them.
func (s *Solver) compact() {
	first := 0 // garbage; what is before stays where it is
	for ; first < len(s.arena) && s.arena[first+1]&flagGarbage == 0; first += header + int(s.arena[first]) {
		s.arena[first+1] &^= flagReason
	}
	old := slices.Clone(s.arena[first:])
	s.arena = s.arena[:first]
	// The new place of a clause is left in its first literal.
	for r := 0; r < len(old); {
		next := r + header + int(old[r])
		if old[r+1]&flagGarbage == 0 {
			place := len(s.arena)
			s.arena = append(s.arena, old[r:next]...)
			s.arena[place+1] &^= flagReason
			old[r+header] = Lit(place)
		}
		r = next
	}
	from := ref(first)
	moved := func(r ref) ref {
		if r < from {
			return r
		}
		return ref(old[r-from+header])
	}
	gone := func(r ref) bool { return r >= from && old[r-from+1]&flagGarbage != 0 }
	for l, ws := range s.watches {
		j := 0
		for _, w := range ws {
			if r := w.ref &^ binary; !gone(r) {
				ws[j] = watch{moved(r) | w.ref&binary, w.blocker}
				j++
			}
		}
		s.watches[l] = ws[:j]
	}
	for _, list := range []*[]ref{&s.clauses, &s.learned} {
		j := 0
		for _, r := range *list {
			if !gone(r) {
				(*list)[j] = moved(r)
				j++
			}
		}
		*list = (*list)[:j]
	}
	for _, l := range s.trail {
		if d := &s.vars[l.Var()]; d.reason < external {
			d.reason = moved(d.reason)
		}
	}
}
