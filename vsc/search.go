package vsc

// search is a state of Algorithm 1 (VerifySC): a witness prefix, which steps extend
// and undo.
type search struct {
	*index
	*order
	next      []int32 // by thread: its first event that is not executed
	memory    []int32 // by variable: the active write
	pending   []int32 // by set: readers that are not executed
	remaining []int32 // by set: good writes that are not executed
	held      []int32 // by variable: sets that hold it
	path      []step
}

// step is an executed event.
type step struct{ event, overwritten int32 }

// reset goes to the empty prefix.
func (s *search) reset(x *index, o *order) {
	s.index, s.order = x, o
	s.next = append(s.next[:0], x.first[:x.threads]...)
	s.memory = resize(s.memory, int(x.vars))
	for v := range s.memory {
		s.memory[v] = x.initial(int32(v))
	}
	sets := len(x.good.offset) - 1
	s.pending, s.remaining = zeroed(s.pending, sets), resize(s.remaining, sets)
	s.held = zeroed(s.held, int(x.vars))
	for g := range sets {
		good := x.good.of(int32(g))
		s.remaining[g] = lowerBound(good, int32(len(x.events)))
	}
	for i := range x.events {
		if e := &x.events[i]; e.set >= 0 {
			if s.pending[e.set]++; s.pending[e.set] == 1 && s.remaining[e.set] == 0 {
				s.held[e.vr]++
			}
		}
	}
	s.path = s.path[:0]
}

// unit executes the next event of a thread, or its next block, if that is
// executable; else nothing changes.
func (s *search) unit(t int32) bool {
	e := s.next[t]
	if e == s.first[t+1] || !s.minimal(e) {
		return false
	}
	mark := len(s.path)
	for last := s.events[e].end; e <= last; e++ {
		if !s.step(e) {
			s.undo(mark)
			return false
		}
	}
	return true
}

// minimal reports whether all predecessors of an event that begins a unit are
// executed.
func (s *search) minimal(e int32) bool {
	own := s.events[e].thread
	for t, b := range s.clock(e) {
		if b > s.next[t] && int32(t) != own {
			return false
		}
	}
	return true
}

// step executes an event: a reader if a good write is active, a writer if its
// variable is not held by others.
func (s *search) step(i int32) bool {
	e := &s.events[i]
	if e.set >= 0 && !s.isGood(e.set, s.memory[e.vr]) {
		return false
	}
	if e.write {
		held := s.held[e.vr]
		if e.set >= 0 && s.pending[e.set] == 1 && s.remaining[e.set] == 0 {
			held-- // by the event itself
		}
		if held > 0 {
			return false
		}
	}
	if e.set >= 0 {
		if s.pending[e.set]--; s.pending[e.set] == 0 && s.remaining[e.set] == 0 {
			s.held[e.vr]--
		}
	}
	s.path = append(s.path, step{i, s.memory[e.vr]})
	s.next[e.thread] = i + 1
	if e.write {
		s.memory[e.vr] = i
		for _, g := range s.readers.of(i) {
			if s.remaining[g]--; s.remaining[g] == 0 && s.pending[g] > 0 {
				s.held[e.vr]++
			}
		}
	}
	return true
}

// undo goes back to a prefix of some length.
func (s *search) undo(length int) {
	for len(s.path) > length {
		last := s.path[len(s.path)-1]
		s.path = s.path[:len(s.path)-1]
		e := &s.events[last.event]
		if e.write {
			for _, g := range s.readers.of(last.event) {
				if s.remaining[g]++; s.remaining[g] == 1 && s.pending[g] > 0 {
					s.held[e.vr]--
				}
			}
			s.memory[e.vr] = last.overwritten
		}
		if e.set >= 0 {
			if s.pending[e.set]++; s.pending[e.set] == 1 && s.remaining[e.set] == 0 {
				s.held[e.vr]++
			}
		}
		s.next[e.thread] = last.event
	}
}

// wanted reports whether a write is a good write of a read that is not executed.
func (s *search) wanted(w int32) bool {
	for _, g := range s.readers.of(w) {
		if s.pending[g] > 0 {
			return true
		}
	}
	return false
}

// greedy extends the prefix as far as no choice is needed: with a unit after which
// nobody wants what it wrote, nor what it has overwritten. Reads are always of
// that kind.
func (s *search) greedy() {
	for t, idle := int32(0), int32(0); idle < s.threads; t++ {
		if t == s.threads {
			t = 0
		}
		mark := len(s.path)
		switch {
		case !s.unit(t):
			idle++
		case s.harmless(mark):
			idle = 0
			t-- // the thread may have more
		default:
			s.undo(mark)
			idle++
		}
	}
}

// harmless reports whether the steps since a length of the prefix may be taken
// without regard to others.
func (s *search) harmless(mark int) bool {
	for _, l := range s.path[mark:] {
		if s.events[l.event].write && (s.wanted(l.event) || s.wanted(l.overwritten)) {
			return false
		}
	}
	return true
}

// key appends the witness state of the prefix: how far each thread is, and the
// active write of each variable. A variable that one thread writes needs no mention, as
// the first part tells, and of a write that nobody wants it does not matter which
// one it is.
func (s *search) key(key []int32) []int32 {
	key = append(key, s.next...)
	for _, v := range s.shared {
		w := s.memory[v]
		if !s.wanted(w) {
			w = -1
		}
		key = append(key, w)
	}
	return key
}
