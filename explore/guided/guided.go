// Package guided looks for an execution that passes given places on its way to a violation: what a witness says of it. It is a depth-first search over
// the states of a [memmodel.Machine], each with how much of the guide is behind it; in each state the step that follows the guide is tried first. It visits every
// state that an execution along the guide can be in, so that where it comes to its end there is no such execution.
package guided

import (
	"encoding/binary"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// Place is a place that an execution passes: by an operation that other threads may see, as there are no others here.
type Place struct {
	// Thread is a number for the thread that passes it, which stands for the same thread wherever it occurs: for the main thread if it is 0, for any thread of
	// each occurrence if it is negative. Which thread it is otherwise the first place decides that has it, or a place that Starts it.
	Thread int
	// Passed reports whether an operation passes the place; value is what the operation has returned.
	Passed func(l *event.Label, value uint64) bool
	// Holds, if not nil, reports whether the machine before the step is as it has to be.
	Holds func(*memmodel.Machine) bool
	// Starts, if not 0, is the number of the thread that the operation at the place creates.
	Starts int
}

// Options configure a search.
type Options struct {
	Guide []Place
	// Bad reports whether the machine is at a violation, or, if it is one step or two further, takes these.
	Bad func(*memmodel.Machine) bool
	// Inputs are values to try for an input that may have any value.
	Inputs []uint64
	// Stopped reports whether to go no further.
	Stopped func() bool
	// MaxSteps bounds the steps of an execution.
	MaxSteps int
}

// Outcome is what a search has come to.
type Outcome struct {
	Found    bool // the machine is at a violation that the guide leads to
	Passed   int  // the most places of the guide that were passed
	Complete bool // no state was left out
	Open     bool // an input was met that may have any value
}

// search is a search.
type search struct {
	Options
	Outcome
	m       *memmodel.Machine
	stopped bool
	seen    map[string]bool
	key     []byte
	state   map[memmodel.ThreadConfig]uint64 // numbers of configurations
	label   map[*event.Label]uint64          // numbers of labels
	at      progress
}

// progress is how much of the guide is behind a state.
type progress struct {
	passed  int
	threads []event.ThreadID // by number in the guide; unknown if not decided
}

const unknown event.ThreadID = -1

// Search takes the steps of a machine of [memmodel.NewStateMachine], and leaves it at the violation if there is one.
func Search(m *memmodel.Machine, opts Options) Outcome {
	most := 0
	for _, p := range opts.Guide {
		most = max(most, p.Thread, p.Starts)
	}
	s := &search{Options: opts, m: m, seen: map[string]bool{}, state: map[memmodel.ThreadConfig]uint64{}, label: map[*event.Label]uint64{}}
	s.Complete = true
	s.at.threads = slices.Repeat([]event.ThreadID{unknown}, most+1)
	s.at.threads[0] = 0
	s.Found = s.visit()
	return s.Outcome
}

// visit visits a state and all that follow it. It reports whether the machine is at a violation.
func (s *search) visit() bool {
	if s.at.passed == len(s.Guide) && s.Bad(s.m) {
		return true
	}
	s.Passed = max(s.Passed, s.at.passed)
	s.stopped = s.stopped || s.Stopped()
	if s.stopped || len(s.m.Steps()) >= s.MaxSteps {
		s.Complete = false
		return false
	}
	key := string(s.fingerprint())
	if s.seen[key] {
		return false
	}
	s.seen[key] = true
	return slices.ContainsFunc(s.order(), s.takeAny)
}

// manyValues is from how many values on those of an input are not tried one by one.
const manyValues = 1000

// takeAny takes the step of a process, with one choice after the other. It reports whether the machine is at a violation.
func (s *search) takeAny(p memmodel.Proc) bool {
	if t, update := s.m.Thread(p); !update && s.m.Label(t).Kind == event.Choice {
		if l := s.m.Label(t); l.Val == 0 || l.Val > manyValues {
			return s.takeInputs(p, l)
		}
	}
	for choice := int64(0); choice >= 0 && !s.stopped; {
		found, next := s.take(p, uint64(choice))
		if found {
			return true
		}
		choice = next
	}
	return false
}

// takeInputs takes the step of a process whose operation may return nearly any value.
func (s *search) takeInputs(p memmodel.Proc, l *event.Label) bool {
	s.Complete, s.Open = false, true
	return slices.ContainsFunc(s.Inputs, func(v uint64) bool {
		choice := v - l.Exp
		if s.stopped || l.Val > 0 && choice >= l.Val {
			return false
		}
		found, _ := s.take(p, choice)
		return found
	})
}

// order returns the processes that can take a step: first threads that are at the next place of the guide, then those that it is about, then the one that has taken the last
// step, then all others.
func (s *search) order() (all []memmodel.Proc) {
	rank := map[memmodel.Proc]int{}
	last := event.ThreadID(0)
	if n := len(s.m.Steps()); n > 0 {
		last = s.m.Steps()[n-1].Thread
	}
	for p := memmodel.Proc(0); p < s.m.Procs(); p++ {
		if !s.m.Enabled(p) {
			continue
		}
		all = append(all, p)
		t, update := s.m.Thread(p)
		rank[p] = 3
		if t == last && !update {
			rank[p] = 2
		}
		if s.at.passed == len(s.Guide) {
			continue
		}
		switch next := &s.Guide[s.at.passed]; {
		case update || !s.at.may(next, t):
		case next.Passed(s.m.Label(t), 0):
			rank[p] = 0
		case next.Thread >= 0 && s.at.threads[next.Thread] == t:
			rank[p] = 1
		}
	}
	slices.SortStableFunc(all, func(a, b memmodel.Proc) int { return rank[a] - rank[b] })
	return all
}

// take takes a step, visits what follows, and takes it back unless that leads to a violation.
func (s *search) take(p memmodel.Proc, choice uint64) (found bool, next int64) {
	was := s.at
	holds := was.passed == len(s.Guide) || s.Guide[was.passed].Holds == nil || s.Guide[was.passed].Holds(s.m)
	step := s.m.Exec(p, choice)
	next = step.Next
	if !step.Update && holds {
		s.at = was.after(s.Guide, step.Thread, s.m.Passages())
	}
	if s.visit() {
		return true, next
	}
	// To pass a place as early as possible leaves all ways open, unless it decides which thread a number stands for: that may be another one.
	if !slices.Equal(s.at.threads, was.threads) {
		s.at = was
		if s.visit() {
			return true, next
		}
	}
	s.at = was
	s.m.Undo()
	return false, next
}

// may reports whether a thread can be the one of a place.
func (at progress) may(p *Place, t event.ThreadID) bool {
	if p.Thread < 0 || at.threads[p.Thread] == t {
		return true
	}
	return at.threads[p.Thread] == unknown && !slices.Contains(at.threads, t)
}

// after returns the progress after operations of a thread.
func (at progress) after(guide []Place, t event.ThreadID, ops []memmodel.Passage) progress {
	for _, op := range ops {
		if at.passed == len(guide) {
			break
		}
		next, l := &guide[at.passed], op.State.Label()
		if !at.may(next, t) || !next.Passed(l, op.Value.Value) {
			continue
		}
		at.passed++
		if next.Thread >= 0 {
			at.name(next.Thread, t)
		}
		if next.Starts > 0 && l.Kind == event.Create {
			at.name(next.Starts, l.Thread)
		}
	}
	return at
}

// name decides which thread a number stands for.
func (at *progress) name(number int, t event.ThreadID) {
	at.threads = slices.Clone(at.threads)
	at.threads[number] = t
}

// fingerprint returns a key that states have in common only if they are the same.
func (s *search) fingerprint() []byte {
	m, k := s.m, s.key[:0]
	put := func(n uint64) { k = binary.AppendUvarint(k, n) }
	put(uint64(s.at.passed))
	for _, t := range s.at.threads {
		put(uint64(t + 1))
	}
	if m.Exited() {
		put(1)
	}
	put(uint64(m.Threads()))
	for i := range m.Threads() {
		t := event.ThreadID(i)
		put(numberOf(s.state, m.Config(t)))
		stores, epoch := m.Buffer(t)
		put(uint64(len(stores)))
		put(uint64(epoch))
		for _, p := range stores {
			put(numberOf(s.label, p.Label))
			put(uint64(p.Epoch))
		}
	}
	put(uint64(m.Locations()))
	for l := range m.Locations() {
		w := m.Word(event.Loc(l))
		put(w.Value)
		put(w.Undef)
	}
	for o := range m.Objects() {
		put(uint64(m.Life(event.Obj(o))))
	}
	s.key = k
	return k
}

// numberOf numbers things in the order in which they come.
func numberOf[T comparable](numbers map[T]uint64, x T) uint64 {
	n, ok := numbers[x]
	if !ok {
		n = uint64(len(numbers))
		numbers[x] = n
	}
	return n
}
