package vsc

import (
	"cmp"
	"math"
)

// Verdict is the answer to a problem.
type Verdict uint8

const (
	// Unknown says that the search was stopped.
	Unknown Verdict = iota
	// Consistent says that there is a witness.
	Consistent
	// Inconsistent says that there is none.
	Inconsistent
)

func (v Verdict) String() string {
	switch v {
	case Consistent:
		return "consistent"
	case Inconsistent:
		return "inconsistent"
	}
	return "unknown"
}

// Options switch off heuristics, none of which changes verdicts, and limit the
// search. The zero value has all heuristics and no limit.
type Options struct {
	NoGreedy  bool // do not extend prefixes greedily (section 4.2, paragraph 1)
	NoClosure bool // do not compute the closure (paragraph 2)
	NoGuide   bool // ignore the guide (paragraph 3)
	// Stop, if not nil, is asked now and then whether to give up.
	Stop func() bool
}

// Stats says what the solution of a problem took.
type Stats struct {
	Guided   bool // the guide is a witness
	Refuted  bool // the closure, or a cycle in the order that is given, leaves no witness
	Edges    int  // of the problem and of its closure
	States   int  // witness states from which there was a choice
	DeadEnds int  // prefixes without continuation, or whose witness state was met before
	Steps    int  // events that were executed, greedily or by choice
}

// Solver solves problems, one after the other. The zero value is ready for use.
// Its memory is reused from problem to problem.
type Solver struct {
	Options Options
	Stats   Stats // of the last problem

	index
	closure  closure
	search   search
	done     states
	rank     []int32 // by event: its place in the guide
	key      []int32
	choices  []int32 // threads
	frames   []frame
	witness  []int32
	ticks    uint
	settled  int   // length of the prefix that closure knows of
	patience int   // dead ends before closure follows the search, 0 for defaultPatience; set by tests
	base     level // what closure knew before the search
	closed   int   // see Order
	culprit  int32 // the read for which closure failed, or -1
}

// frame is a prefix on the worklist with the choices that are left.
type frame struct {
	length      int // of the prefix
	next, limit int // in choices
	settled     int // what closure knew of
	level       level
}

// Solve decides whether a problem has a witness. The problem has to be valid, see
// [Problem.Validate]. The guide, which may be nil, is a sequence of events that the
// search follows where it can. The witness, indices of events, belongs to the solver
// and is overwritten by the next call.
//
// It is algorithm VerifySC of Agarwal, Chatterjee, Pathak, Pavlogiannis and Toman,
// "Stateless Model Checking under a Reads-Value-From Equivalence", CAV 2021.
func (s *Solver) Solve(p *Problem, guide []int32) (witness []int32, v Verdict) {
	s.Stats, s.ticks, s.culprit = Stats{}, 0, -1
	if s.Options.NoGuide {
		guide = nil
	}
	s.index.build(p)
	if !s.closure.begin(&s.index, p, !s.Options.NoClosure) {
		s.Stats.Refuted = true
		s.Stats.Edges = len(s.closure.links)
		return nil, Inconsistent
	}
	s.base, s.closed = s.closure.level(), 0
	if p.Known != nil {
		s.closed = p.Known.Closed
	}
	s.search.reset(&s.index, &s.closure.order)
	if len(guide) == len(p.Events) && s.follow(guide) {
		s.Stats.Guided = true
		return s.result(), Consistent
	}
	if !s.Options.NoClosure {
		s.culprit, v = s.closure.run(p, s.Options.Stop)
		if s.Stats.Edges = len(s.closure.links); v != Consistent {
			s.Stats.Refuted = v == Inconsistent
			return nil, v
		}
		s.base, s.closed = s.closure.level(), len(p.Events)
	}
	s.rankBy(guide)
	s.done.reset(int(s.threads) + len(s.shared))
	s.choices, s.frames = s.choices[:0], s.frames[:0]
	s.settled, s.closure.logging = 0, true
	if v = s.verify(); v == Consistent {
		witness = s.result()
	}
	return witness, v
}

// follow executes the guide. If it is no witness, the prefix is empty again.
func (s *Solver) follow(guide []int32) bool {
	for i := 0; i < len(guide); {
		if guide[i] < 0 || int(guide[i]) >= len(s.number) {
			break
		}
		t, mark := s.events[s.number[guide[i]]].thread, len(s.search.path)
		if !s.search.unit(t) {
			break
		}
		for _, l := range s.search.path[mark:] {
			if i == len(guide) || s.name[l.event] != guide[i] {
				s.search.undo(0)
				return false
			}
			i++
		}
	}
	if len(s.search.path) == len(guide) {
		return true
	}
	s.search.undo(0)
	return false
}

// rankBy fills rank. Without a guide, events with few predecessors come first.
func (s *Solver) rankBy(guide []int32) {
	s.rank = resize(s.rank, len(s.events))
	if guide == nil {
		for e := range s.rank {
			s.rank[e] = 0
			for t, b := range s.closure.clock(int32(e)) {
				s.rank[e] += b - s.first[t]
			}
		}
		return
	}
	for e := range s.rank {
		s.rank[e] = math.MaxInt32
	}
	for i, k := range guide {
		if k >= 0 && int(k) < len(s.number) {
			s.rank[s.number[k]] = int32(i)
		}
	}
}

// verify is the main loop of Algorithm 1.
func (s *Solver) verify() Verdict {
	for {
		if s.stopped() {
			return Unknown
		}
		mark := len(s.search.path)
		if !s.Options.NoGreedy {
			s.search.greedy()
		}
		s.Stats.Steps += len(s.search.path) - mark
		if len(s.search.path) == len(s.events) {
			return Consistent
		}
		switch v := s.promising(); {
		case v == Unknown:
			return Unknown
		case v == Inconsistent || !s.expand():
			s.Stats.DeadEnds++
		}
		if !s.proceed() {
			return Inconsistent
		}
		s.Stats.Steps++
	}
}

// defaultPatience is how many dead ends the search meets before closure follows it,
// and one more for every 4 events. Most searches are over before, and do not pay for it.
const defaultPatience = 1024

// promising lets closure look at what is left after the prefix, if the search has
// not gone well.
func (s *Solver) promising() Verdict {
	if s.Options.NoClosure || s.Stats.DeadEnds < cmp.Or(s.patience, defaultPatience+len(s.events)/4) {
		return Consistent
	}
	steps := s.search.path[s.settled:]
	s.settled = len(s.search.path)
	return s.closure.follow(steps, s.search.next, s.search.memory, s.Options.Stop)
}

// expand puts the ways to extend the prefix on the worklist, unless its witness
// state was met before. It fails if there are none.
func (s *Solver) expand() bool {
	mark, start := len(s.search.path), len(s.choices)
	for t := range s.threads {
		if s.search.unit(t) {
			s.search.undo(mark)
			s.choices = append(s.choices, t)
		}
	}
	found := s.choices[start:]
	if len(found) > 1 {
		s.key = s.search.key(s.key[:0])
		if !s.done.add(s.key) {
			s.choices = s.choices[:start]
			return false
		}
		s.Stats.States++
		for i := range found { // few: insertion sort
			for j := i; j > 0 && s.rank[s.search.next[found[j]]] < s.rank[s.search.next[found[j-1]]]; j-- {
				found[j], found[j-1] = found[j-1], found[j]
			}
		}
	}
	if len(found) == 0 {
		return false
	}
	s.frames = append(s.frames, frame{mark, start, len(s.choices), s.settled, s.closure.level()})
	return true
}

// proceed takes the next choice of the newest prefix that has one. It fails if
// the worklist is empty.
func (s *Solver) proceed() bool {
	for len(s.frames) > 0 {
		f := &s.frames[len(s.frames)-1]
		s.search.undo(f.length)
		s.closure.back(f.level)
		s.settled = f.settled
		if f.next == f.limit {
			s.frames = s.frames[:len(s.frames)-1]
			continue
		}
		s.choices = s.choices[:f.limit]
		t := s.choices[f.next]
		f.next++
		s.search.unit(t)
		return true
	}
	return false
}

// stopped asks whether to give up, not every time.
func (s *Solver) stopped() bool {
	s.ticks++
	return s.Options.Stop != nil && s.ticks%256 == 0 && s.Options.Stop()
}

// result returns the prefix.
func (s *Solver) result() []int32 {
	s.witness = s.witness[:0]
	for _, l := range s.search.path {
		s.witness = append(s.witness, s.name[l.event])
	}
	return s.witness
}
