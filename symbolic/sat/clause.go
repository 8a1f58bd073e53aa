package sat

import "slices"

// Clauses lie one after the other in an arena, a slice of literals, so that a clause is
// a number and the garbage collector of Go never looks at any of them:
//
//	word 0     number of literals
//	word 1     flags, and for learned clauses their LBD (see reduce.go)
//	word 2 ... literals; the first two are watched

// A ref is the index of a clause's first word in the arena.
type ref uint32

const (
	noRef    ref = 1<<31 - 1 // no clause: the reason of a decision, the conflict where there is none
	external ref = 1<<31 - 2 // a reason that the propagator has not been asked for yet
	maxArena     = 1<<31 - 3
	binary   ref = 1 << 31 // in watches: the clause has two literals

	header = 2

	flagLearned  = 1 << 0 // can be deleted: follows from the others, or the propagator knows it
	flagGarbage  = 1 << 1 // deleted
	flagReason   = 1 << 2 // while clauses are deleted: the reason of a literal on the trail
	usedShift    = 3      // two bits: lives before the next deletions can hit it
	usedMask     = 3 << usedShift
	lbdShift     = 5
	maxLBD       = 1 << 20
	lbdFlagsMask = 1<<lbdShift - 1
)

// A watch is an entry of the list of a literal p: the clause watches the negation of p.
type watch struct {
	ref     ref // with binary set: the clause is { negation of p, blocker }
	blocker Lit // another literal of the clause: while it is true, the clause need not be looked at
}

func (s *Solver) lits(r ref) []Lit {
	n := ref(s.arena[r])
	return s.arena[r+header : r+header+n : r+header+n]
}

func (s *Solver) flags(r ref) *Lit      { return &s.arena[r+1] }
func (s *Solver) has(r ref, f Lit) bool { return s.arena[r+1]&f != 0 }
func (s *Solver) lbd(r ref) int         { return int(s.arena[r+1] >> lbdShift) }

func (s *Solver) setLBD(r ref, lbd int) {
	f := s.flags(r)
	*f = *f&lbdFlagsMask | Lit(min(lbd, maxLBD))<<lbdShift
}

func (s *Solver) setUsed(r ref, n Lit) {
	f := s.flags(r)
	*f = *f&^usedMask | n<<usedShift
}

func (s *Solver) used(r ref) Lit { return s.arena[r+1] & usedMask >> usedShift }

// alloc stores a clause, without watches.
func (s *Solver) alloc(lits []Lit, learned bool, lbd int) ref {
	if n := len(s.arena) + header + len(lits); n > s.room || n > cap(s.arena) && !s.grow(n) {
		panic(outOfRoom{})
	}
	r := ref(len(s.arena))
	flags := Lit(min(lbd, maxLBD)) << lbdShift
	if learned {
		flags |= flagLearned
		s.learned = append(s.learned, r)
	} else {
		s.clauses = append(s.clauses, r)
	}
	s.arena = append(s.arena, Lit(len(lits)), flags)
	s.arena = append(s.arena, lits...)
	return r
}

// manyBytes is from which size on it is asked whether there is room.
const manyBytes = 1 << 24

// grow makes room for n words and a quarter more, if there is any.
func (s *Solver) grow(n int) bool {
	more := n + n/4
	if bytes := more * 4; bytes >= manyBytes && s.Room != nil && !s.Room(bytes) {
		return false
	}
	s.arena = slices.Grow(s.arena, more-len(s.arena))
	return true
}

// outOfRoom is the panic of alloc; the solver answers Unknown from then on.
type outOfRoom struct{}

// attach watches the first two literals of a clause.
func (s *Solver) attach(r ref) {
	c := s.lits(r)
	w := r
	if len(c) == 2 {
		w |= binary
	}
	s.watches[c[0].Neg()] = append(s.watches[c[0].Neg()], watch{w, c[1]})
	s.watches[c[1].Neg()] = append(s.watches[c[1].Neg()], watch{w, c[0]})
}
