package interp

import (
	"maps"
	"math/rand/v2"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
)

// record is an operation that a thread has done.
type record struct {
	label  *event.Label
	value  event.Bits // returned
	choice int
	dead   bool // the object does not live: the thread has failed
	whole  int  // the number of the atomic section; 0 for none
	at     int  // when
}

// runner is a thread of a run.
type runner struct {
	state   event.State
	records []record
	past    map[int64]int // by Core: how many records there were, since the thread changed anything
	failed  bool
	left    bool                     // has left an atomic section since then
	stuck   bool                     // in an atomic section
	memory  map[event.Loc]event.Bits // what it saw last, if it is stuck
	spun    int                      // how often it came back to where it was, since memory changed
}

// schedule is a run of a program under sequential consistency.
type schedule struct {
	*rand.Rand
	prog     event.Program
	memory   map[event.Loc]event.Bits
	alive    map[event.Obj]bool
	threads  map[event.ThreadID]*runner
	order    []event.ThreadID
	inside   event.ThreadID // the thread in an atomic section, -1 for none
	final    bool           // nobody can go on
	sections int
	clock    int
	input    string                    // a variable that holds something else whenever it is read
	choose   func(*event.Label) uint64 // what is chosen
}

func runAtRandom(prog event.Program, r *rand.Rand, input string, limit int) *schedule {
	s := newSchedule(prog, r, input)
	s.run(limit)
	return s
}

func newSchedule(prog event.Program, r *rand.Rand, input string) *schedule {
	s := &schedule{Rand: r, prog: prog, input: input, memory: map[event.Loc]event.Bits{}, alive: map[event.Obj]bool{},
		threads: map[event.ThreadID]*runner{}, inside: -1, choose: func(l *event.Label) uint64 { return r.Uint64N(l.Val) }}
	s.start(0, prog.Main())
	return s
}

// run takes steps.
func (s *schedule) run(limit int) {
	for range limit {
		var can []event.ThreadID
		settled := true
		for _, id := range s.order {
			t := s.threads[id]
			if (s.inside < 0 || s.inside == id) && s.enabled(t) {
				can = append(can, id)
				settled = settled && t.spun > 20 // it has begun a round, too, since then
			}
		}
		if settled && s.inside >= 0 && s.threads[s.inside].left {
			s.step(s.inside)
			continue
		}
		if settled && s.inside >= 0 { // an atomic section that never ends
			s.threads[s.inside].stuck, s.threads[s.inside].memory = true, maps.Clone(s.memory)
			s.inside = -1
			continue
		}
		if settled {
			s.final = true
			return
		}
		s.step(can[s.IntN(len(can))])
	}
}

func (s *schedule) start(id event.ThreadID, st event.State) {
	s.threads[id] = &runner{state: st, past: map[int64]int{st.Core(): 0}}
	s.order = append(s.order, id)
}

func (s *schedule) word(l *event.Label) event.Bits {
	if v, ok := s.memory[l.Loc]; ok {
		return v
	}
	return s.prog.Word(l.Loc)
}

// lives tells that an object is alive.
func (s *schedule) lives(o event.Obj) bool {
	alive, known := s.alive[o]
	return alive || !known && s.prog.AliveAtStart(o)
}

func (s *schedule) enabled(t *runner) bool {
	l := t.state.Label()
	switch {
	case t.failed || t.stuck || l.Ends():
		return false
	case l.Kind == event.Join:
		child := s.threads[l.Thread]
		return child != nil && !child.failed && child.state.Label().Returns()
	case l.Blocks && (l.Object == event.NoObj || s.lives(l.Object)):
		old := l.Read(s.word(l))
		if l.Kind == event.RMW {
			if v, written := l.Store(old, 0); written && v != old {
				return true
			}
		}
		return event.Next(t.state, old) != t.state
	}
	return true
}

// step lets a thread do its next operation.
func (s *schedule) step(id event.ThreadID) {
	t := s.threads[id]
	l := t.state.Label()
	if l.Kind == event.AtomicBegin {
		s.inside = id
		s.sections++
	}
	s.clock++
	r := record{label: l, at: s.clock}
	if s.inside == id {
		r.whole = s.sections
	}
	changed := false
	if l.Accesses() && l.Object != event.NoObj && !s.lives(l.Object) {
		r.dead, t.failed = true, true
		t.records = append(t.records, r)
		return
	}
	switch l.Kind {
	case event.Load:
		r.value = l.Read(s.word(l))
		if s.input != "" && s.prog.Describe(l) == s.input && r.value.Undef == 0 {
			r.value.Value = s.Uint64() & term.Mask(uint8(8*l.Size()))
		}
	case event.Store:
		s.memory[l.Loc] = l.Write(s.word(l), l.Operand())
		changed = true
	case event.RMW:
		r.value = l.Read(s.word(l))
		r.choice = s.IntN(l.Alternatives(r.value.Value))
		if v, written := l.Store(r.value, r.choice); written {
			s.memory[l.Loc] = l.Write(s.word(l), v)
			changed = v != r.value
		}
	case event.Create:
		s.start(l.Thread, t.state.Child())
		changed = true
	case event.Join:
		r.value = s.threads[l.Thread].state.Label().Operand()
	case event.Alloc:
		s.alive[l.Object] = true
		for _, loc := range s.prog.Words(l.Object) {
			delete(s.memory, loc)
		}
		changed = true
	case event.Free:
		if s.lives(l.Object) {
			r.value.Value = 1
		}
		s.alive[l.Object] = false
		changed = true
	case event.Choice:
		r.value.Value = s.choose(l)
	case event.AtomicEnd:
		s.inside = -1
		t.left = true
	}
	t.records = append(t.records, r)
	t.state = event.Next(t.state, r.value)
	s.after(id, t, changed)
}

// after forgets a round of a spin loop that has led nowhere.
func (s *schedule) after(id event.ThreadID, t *runner, changed bool) {
	if t.state.Label().Ends() && s.inside == id {
		s.inside = -1
	}
	if changed {
		clear(t.past)
		for _, o := range s.threads {
			o.spun, o.left = 0, false
		}
	}
	core := t.state.Core()
	if n, ok := t.past[core]; ok && !t.state.Label().Ends() {
		t.records = t.records[:n]
		t.spun++
	}
	t.past[core] = len(t.records)
}
