package sat

import "slices"

// pending is a clause that was added.
type pending struct {
	lits      []Lit
	redundant bool // can be deleted
}

func (s *Solver) level() int { return len(s.levels) }

func (s *Solver) newLevel() {
	s.levels = append(s.levels, int32(len(s.trail)))
	if s.theory.Propagator != nil {
		s.theory.NewLevel()
	}
}

// enqueue makes a literal true that has no value.
func (s *Solver) enqueue(l Lit, reason ref) {
	v := l.Var()
	s.values[l], s.values[l^1] = True, False
	s.vars[v] = varData{reason, int32(len(s.levels)), int32(len(s.trail))}
	s.trail = append(s.trail, l)
}

// enqueueUnit makes a literal true for ever. The proof has it as a clause already. At level 0 nobody asks for reasons.
func (s *Solver) enqueueUnit(l Lit) {
	s.enqueue(l, noRef)
}

// imply makes a literal true by a clause all of whose other literals are false.
func (s *Solver) imply(l Lit, reason ref) {
	if len(s.levels) == 0 {
		if s.Proof != nil {
			s.Proof.Derived([]Lit{l})
		}
		s.enqueueUnit(l)
		return
	}
	s.enqueue(l, reason)
}

// backtrack undoes all levels above the given one.
func (s *Solver) backtrack(level int) {
	if level >= len(s.levels) {
		return
	}
	n := int(s.levels[level])
	s.saveBest()
	for _, l := range slices.Backward(s.trail[n:]) {
		s.values[l], s.values[l^1] = Undefined, Undefined
		s.phases.saved[l.Var()] = sign(l)
		s.order.insert(l.Var())
	}
	s.trail = s.trail[:n]
	s.levels = s.levels[:level]
	s.head = n
	s.theory.told = min(s.theory.told, n)
	if s.theory.Propagator != nil {
		s.theory.Backtrack(level)
	}
}

// propagate makes true what follows from the clauses, those that have just been added among them, and from the propagator. It gives
// a clause that is false, or noRef; if there is no model at all, unsat is set.
func (s *Solver) propagate() ref {
	for {
		if c := s.takeIn(); c != noRef || s.unsat {
			return c
		}
		if c := s.propagateClauses(); c != noRef || s.halted {
			return c
		}
		if !s.askImplied() {
			return noRef
		}
	}
}

// propagateClauses makes true what follows by unit propagation: each clause watches two of its literals, neither of which is false unless
// the other is true. Only when a watched literal becomes false another one is looked for (Moskewicz et al., Chaff, DAC
// 2001). Entries of watch lists hold another literal of the clause (Eén and Sörensson's MiniSat 2), and
// for clauses of two literals this is the whole clause. It is left early, with literals that are not propagated yet, if Stop says so.
func (s *Solver) propagateClauses() ref {
	for {
		conflict := s.propagateSome()
		if conflict != noRef || s.head == len(s.trail) {
			return conflict
		}
		if s.searching && s.Stop != nil {
			if s.ask(); s.halted {
				return noRef
			}
		}
	}
}

// propagateSome does a part of that.
func (s *Solver) propagateSome() ref {
	values, arena := s.values, s.arena
	ticks := int64(0)
	start := len(s.trail)
	if s.head < start {
		start = s.head
	}
	conflict := noRef
	for conflict == noRef && s.head < len(s.trail) && ticks < askTicks {
		p := s.trail[s.head]
		s.head++
		falsified := p.Neg()
		ws := s.watches[p]
		ticks += int64(len(ws)>>3) + 1
		j := 0
	entries:
		for i := 0; i < len(ws); i++ {
			w := ws[i]
			b := values[w.blocker]
			if b == True {
				ws[j] = w
				j++
				continue
			}
			if w.ref&binary != 0 {
				ws[j] = w
				j++
				if b == Undefined {
					s.imply(w.blocker, w.ref&^binary)
					continue
				}
				conflict = w.ref &^ binary
				j += copy(ws[j:], ws[i+1:])
				break
			}
			ticks++
			c := arena[w.ref+header:][:arena[w.ref]]
			first := c[0] ^ c[1] ^ falsified // the other watched literal
			fv := values[first]
			if fv == True {
				ws[j] = watch{w.ref, first}
				j++
				continue
			}
			for k := 2; k < len(c); k++ {
				if l := c[k]; values[l] != False {
					c[0], c[1], c[k] = first, l, falsified
					s.watches[l.Neg()] = append(s.watches[l.Neg()], watch{w.ref, first})
					continue entries
				}
			}
			ws[j] = watch{w.ref, first}
			j++
			if fv == Undefined {
				s.imply(first, w.ref)
				continue
			}
			conflict = w.ref
			j += copy(ws[j:], ws[i+1:])
			break
		}
		s.watches[p] = ws[:j]
	}
	s.Stats.Propagations += int64(s.head - start)
	s.restart.ticks += ticks
	return conflict
}

// takeIn stores the clauses that were added, goes back to a level where each holds or implies something, and gives
// the first that is false at the current level. The rest waits.
func (s *Solver) takeIn() ref {
	for len(s.pending) > 0 && !s.unsat {
		p := s.pending[0]
		s.pending = s.pending[1:]
		if len(s.pending) == 0 {
			s.pending = nil
		}
		if c := s.store(p); c != noRef {
			return c
		}
	}
	return noRef
}

// store takes in one clause.
func (s *Solver) store(p pending) ref {
	c, holds := s.normal(p.lits)
	if holds {
		return noRef
	}
	switch len(c) {
	case 0:
		s.conclude()
		return noRef
	case 1:
		s.backtrack(0)
		s.enqueueUnit(c[0])
		return noRef
	}
	s.watchBest(c)
	r := s.alloc(c, p.redundant, s.countLevels(c))
	s.attach(r)
	if s.values[c[1]] != False {
		return noRef
	}
	first, second := s.vars[c[0].Var()].level, s.vars[c[1].Var()].level
	switch {
	case s.values[c[0]] == False && first == second:
		s.backtrack(int(first))
		return r
	case s.values[c[0]] == True && first <= second:
		return noRef
	}
	s.backtrack(int(second))
	s.imply(c[0], r)
	return noRef
}

// normal is a clause without doublets and literals that are false for ever, or true if the clause always holds.
func (s *Solver) normal(lits []Lit) (c []Lit, holds bool) {
	slices.Sort(lits)
	c = slices.Compact(slices.Clone(lits))
	changed := len(c) < len(lits)
	n := 0
	for i, l := range c {
		atRoot := s.values[l] != Undefined && s.vars[l.Var()].level == 0
		if i+1 < len(c) && c[i+1] == l.Neg() || atRoot && s.values[l] == True {
			return nil, true
		}
		if atRoot {
			changed = true
			continue
		}
		c[n] = l
		n++
	}
	c = c[:n]
	if changed && n > 0 && s.Proof != nil {
		s.Proof.Derived(c)
		s.Proof.Deleted(lits)
	}
	return c, false
}

// watchBest puts in front the two literals that are best watched: such that are not false, or else those of the highest levels.
func (s *Solver) watchBest(c []Lit) {
	rank := func(l Lit) int32 {
		if s.values[l] != False {
			return 1<<31 - 1
		}
		return s.vars[l.Var()].level
	}
	for i := range 2 {
		best := i
		for k := i + 1; k < len(c); k++ {
			if rank(c[k]) > rank(c[best]) {
				best = k
			}
		}
		c[i], c[best] = c[best], c[i]
	}
}
