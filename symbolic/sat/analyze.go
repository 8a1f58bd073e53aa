package sat

// analysis is the scratch space of conflict analysis.
type analysis struct {
	seen    []mark // by variable
	toClear []Var
	learnt  []Lit   // the clause that is learned; the first literal is the one that it will imply
	stamps  []int64 // by level: the last count that has met it
	stamp   int64
}

type mark uint8

const (
	unseen    mark = iota
	inClause       // in the learned clause, or resolved away on the way there
	redundant      // implied by what is in the clause
	needed         // not so
)

// analyze learns from a clause that is false, with literals of the current level: it is resolved with the reasons of these literals, latest first, until a
// single literal of the level is left, the first unique implication point (Marques-Silva and Sakallah, GRASP, ICCAD 1996). It gives the level
// to which to go back, where the learned clause implies that literal's negation, and the clause's LBD.
func (s *Solver) analyze(conflict ref) (back, lbd int) {
	current := int32(s.level())
	s.learnt = append(s.learnt[:0], Undef)
	open := 0 // marked literals of the current level that are not resolved yet
	at := len(s.trail)
	p := Undef
	for c := conflict; ; c = s.reason(p.Var()) {
		s.use(c)
		for _, q := range s.lits(c) {
			v := q.Var()
			level := s.vars[v].level
			if s.seen[v] != unseen || level == 0 {
				continue // p itself has its mark
			}
			s.setMark(v, inClause)
			s.order.bump(v)
			if level == current {
				open++
			} else {
				s.learnt = append(s.learnt, q)
			}
		}
		for {
			at--
			p = s.trail[at]
			if s.seen[p.Var()] != unseen {
				break
			}
		}
		if open--; open == 0 {
			break
		}
	}
	s.learnt[0] = p.Neg()
	s.minimise()
	lbd = s.countLevels(s.learnt)
	for _, v := range s.toClear {
		s.seen[v] = unseen
	}
	s.toClear = s.toClear[:0]
	return s.putSecond(), lbd
}

func (s *Solver) setMark(v Var, m mark) {
	if s.seen[v] == unseen {
		s.toClear = append(s.toClear, v)
	}
	s.seen[v] = m
}

// putSecond puts a literal of the second highest level beside the first, to be watched, and gives its level.
func (s *Solver) putSecond() int {
	c := s.learnt
	if len(c) == 1 {
		return 0
	}
	best := 1
	for i := 2; i < len(c); i++ {
		if s.vars[c[i].Var()].level > s.vars[c[best].Var()].level {
			best = i
		}
	}
	c[1], c[best] = c[best], c[1]
	return int(s.vars[c[1].Var()].level)
}

// use notes that a learned clause takes part in a conflict, and lowers its LBD if that is smaller now (Glucose).
func (s *Solver) use(r ref) {
	if !s.has(r, flagLearned) {
		return
	}
	if old := s.lbd(r); old > coreLBD {
		if now := s.countLevels(s.lits(r)); now < old {
			s.setLBD(r, now)
		}
	}
	lives := Lit(1)
	if s.lbd(r) <= middleLBD {
		lives = 2
	}
	s.setUsed(r, lives)
}

// countLevels is how many different levels the literals have been assigned at: the clause's LBD, "literals blocks
// distance" (Audemard and Simon, Glucose, IJCAI 2009). Those without value count as of one level more.
func (s *Solver) countLevels(c []Lit) int {
	for len(s.stamps) <= len(s.levels)+1 {
		s.stamps = append(s.stamps, 0)
	}
	s.stamp++
	n := 0
	for _, l := range c {
		level := int(s.vars[l.Var()].level)
		if s.values[l] == Undefined {
			level = len(s.levels) + 1
		}
		if level > 0 && s.stamps[level] != s.stamp {
			s.stamps[level] = s.stamp
			n++
		}
	}
	return n
}

// minimise removes from the learned clause the literals that the others imply, by any number of reasons (Sörensson and
// Biere, Minimizing Learned Clauses, SAT 2009).
func (s *Solver) minimise() {
	s.countLevels(s.learnt) // stamps the levels of the clause; nothing else does until the end
	n := 1
	for _, l := range s.learnt[1:] {
		if !s.implied(l, 0) {
			s.learnt[n] = l
			n++
		}
	}
	s.learnt = s.learnt[:n]
}

// maxDepth bounds the recursion of implied.
const maxDepth = 1000

// implied says whether literals of the learned clause and of level 0, all false, make l false. A literal of the
// clause itself is asked about at depth 0, and is a premise deeper down: reasons only lead to what was assigned earlier, so that nothing
// is its own premise.
func (s *Solver) implied(l Lit, depth int) bool {
	v := l.Var()
	d := s.vars[v]
	switch {
	case d.level == 0 || depth > 0 && s.seen[v] == inClause || s.seen[v] == redundant:
		return true
	case d.reason == noRef || s.seen[v] == needed || depth > maxDepth || s.stamps[d.level] != s.stamp:
		return false
	}
	// The slice stays valid if the arena moves while the propagator gives more reasons.
	for _, q := range s.lits(s.reason(v)) {
		if q.Var() != v && !s.implied(q, depth+1) {
			if depth > 0 {
				s.setMark(v, needed)
			}
			return false
		}
	}
	if depth > 0 {
		s.setMark(v, redundant)
	}
	return true
}

// failed is the assumption l, which is false, with the assumptions that made it so: decisions from which its negation
// follows, as all decisions there are are assumptions. (MiniSat.)
func (s *Solver) failed(l Lit) []Lit {
	core := []Lit{l}
	s.setMark(l.Var(), inClause)
	for at := len(s.trail) - 1; at >= 0; at-- {
		p := s.trail[at]
		v := p.Var()
		if s.seen[v] == unseen || s.vars[v].level == 0 {
			continue
		}
		if s.vars[v].reason == noRef {
			core = append(core, p)
			continue
		}
		for _, q := range s.lits(s.reason(v)) {
			s.setMark(q.Var(), inClause)
		}
	}
	for _, v := range s.toClear {
		s.seen[v] = unseen
	}
	s.toClear = s.toClear[:0]
	if s.Proof != nil {
		clause := make([]Lit, len(core))
		for i, p := range core {
			clause[i] = p.Neg()
		}
		s.Proof.Derived(clause)
		s.Proof.Deleted(clause)
	}
	return core
}
