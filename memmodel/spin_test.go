package memmodel

import (
	"testing"

	"github.com/gomc/gomc/event"
)

// automaton is a thread given by a table: what each state does, and where it leads with each value.
type automaton []struct {
	label event.Label
	next  map[uint64]int // by value; other values lead to the state -1 stands for
	other int
}

// at is a state of an automaton. Its Core leaves out rounds, a loop counter: with bound rounds the loop is cut.
type at struct {
	of     automaton
	k      int
	rounds int
	bound  int
}

func (s at) Label() *event.Label {
	if s.bound > 0 && s.rounds >= s.bound {
		return &event.Label{Kind: event.Block, Reason: event.BlockBound}
	}
	return &s.of[s.k].label
}
func (s at) Next(v uint64) event.State {
	t := s
	k, ok := s.of[s.k].next[v]
	if !ok {
		k = s.of[s.k].other
	}
	if t.k = k; k <= s.k && k != s.k {
		t.rounds++
	}
	return t.interned()
}
func (s at) NextUndefined(v event.Bits) event.State { return s.Next(v.Value) }
func (s at) Child() event.State                     { return nil }
func (s at) Loops() bool                            { return true }
func (s at) Core() int64                            { return int64(s.k) }
func (s at) Fresh() event.State                     { s.rounds = 0; return s.interned() }

var internedAt = map[[3]int]*at{}

// interned returns one state for equal ones, as event.State asks for. All states of a test are of one automaton.
func (s at) interned() event.State {
	key := [3]int{s.k, s.rounds, s.bound}
	if internedAt[key] == nil {
		internedAt[key] = &s
	}
	return internedAt[key]
}

func TestSpins(t *testing.T) {
	exit := event.Label{Kind: event.Exit}
	load := func(loc event.Loc) event.Label { return event.Label{Kind: event.Load, Loc: loc, Mask: 0xff} }
	xchg := func(v uint64) event.Label {
		return event.Label{Kind: event.RMW, Op: event.OpXchg, Val: v, Mask: 0xff}
	}
	choice := event.Label{Kind: event.Choice, Val: 3, Loc: event.NoLoc}
	silent := func(k event.Kind) event.Label { return event.Label{Kind: k, Loc: event.NoLoc} }
	await := load(0)
	await.Blocks = true
	lock := event.Label{Kind: event.RMW, Op: event.OpMutexLock, Sync: event.SyncMutex, Blocks: true, Val: 1, Mask: 0xff}
	tryLock := lock
	tryLock.Blocks = false
	fails := event.Label{Kind: event.Block, Reason: event.BlockAssume}
	for _, c := range []struct {
		name  string
		of    automaton
		bound int
		words []uint64 // by location
		reads int      // -1: does not spin
	}{
		{"one location", automaton{{await, map[uint64]int{0: 0}, 1}, {label: exit}}, 0, []uint64{0}, 1},
		{"it has been written", automaton{{await, map[uint64]int{0: 0}, 1}, {label: exit}}, 0, []uint64{7}, -1},
		{"two locations", automaton{{load(0), map[uint64]int{0: 1}, 2}, {load(1), map[uint64]int{0: 0}, 2}, {label: exit}}, 0, []uint64{0, 0}, 2},
		{"the second has been written", automaton{{load(0), map[uint64]int{0: 1}, 2}, {load(1), map[uint64]int{0: 0}, 2}, {label: exit}}, 0, []uint64{0, 1}, -1},
		{"the rounds are counted", automaton{{load(0), map[uint64]int{0: 1}, 2}, {load(1), map[uint64]int{0: 0}, 2}, {label: exit}}, 2, []uint64{0, 0}, 2},
		{"another loop", automaton{{load(0), map[uint64]int{0: 1}, 3}, {load(1), map[uint64]int{0: 2}, 3}, {load(1), map[uint64]int{0: 2}, 3}, {label: exit}}, 0, []uint64{0, 0}, 1},
		{"a read before the loop", automaton{{load(0), nil, 1}, {load(1), map[uint64]int{0: 2}, 3}, {load(0), map[uint64]int{0: 1}, 3}, {label: exit}}, 0, []uint64{0, 0}, 2},
		{"one of two loops, by a choice", automaton{{choice, map[uint64]int{0: 1}, 2}, {load(0), map[uint64]int{0: 1}, 3}, {load(1), map[uint64]int{0: 2}, 3}, {label: exit}}, 0, []uint64{0, 0}, 2},
		{"from one loop to another, by a choice", automaton{{choice, map[uint64]int{0: 1}, 2}, {load(0), map[uint64]int{0: 0}, 4}, {load(0), nil, 3}, {load(1), map[uint64]int{0: 3}, 4}, {label: exit}}, 0, []uint64{0, 0}, 2},
		{"an exchange that changes nothing", automaton{{xchg(1), map[uint64]int{1: 0}, 1}, {label: exit}}, 0, []uint64{1}, 1},
		{"an exchange that writes in each round", automaton{{xchg(1), nil, 1}, {xchg(2), nil, 0}}, 0, []uint64{1}, -1},
		{"a store in each round", automaton{{load(0), nil, 1}, {event.Label{Kind: event.Store, Loc: 1, Mask: 0xff}, nil, 0}}, 0, []uint64{0, 0}, -1},
		{"fences and sections", automaton{{silent(event.Fence), nil, 1}, {silent(event.AtomicBegin), nil, 2}, {silent(event.AtomicEnd), nil, 0}}, 0, nil, 0},
		{"a choice that stays", automaton{{choice, nil, 1}, {load(0), map[uint64]int{0: 0}, 2}, {label: exit}}, 0, []uint64{0}, 1},
		{"a choice that may leave", automaton{{choice, map[uint64]int{2: 2}, 1}, {load(0), map[uint64]int{0: 0}, 2}, {label: exit}}, 0, []uint64{0}, -1},
		{"an error behind the loop", automaton{{load(0), map[uint64]int{0: 1}, 0}, {label: event.Label{Kind: event.Error}}}, 0, []uint64{0}, -1},
		{"a failed assumption", automaton{{load(0), nil, 1}, {label: fails}}, 0, []uint64{0}, -1},
		{"a choice after which an assumption fails", automaton{{load(0), map[uint64]int{0: 1}, 3}, {choice, map[uint64]int{2: 2}, 0}, {label: fails}, {label: exit}}, 0, []uint64{0}, 1},
		{"a choice after which one fails, or out of the loop", automaton{{load(0), map[uint64]int{0: 1}, 3}, {choice, map[uint64]int{1: 0, 2: 2}, 3}, {label: fails}, {label: exit}}, 0, []uint64{0}, -1},
		{"a choice after which one fails always", automaton{{load(0), nil, 1}, {choice, nil, 2}, {label: fails}}, 0, []uint64{0}, -1},
		{"a choice after which one fails, in one of two loops", automaton{{choice, map[uint64]int{0: 1}, 3}, {load(0), map[uint64]int{0: 2}, 0}, {label: fails}, {load(1), map[uint64]int{0: 3}, 4}, {label: exit}}, 0, []uint64{0, 0}, 1},
		{"a choice after which a loop is cut", automaton{{choice, map[uint64]int{0: 1}, 0}, {label: event.Label{Kind: event.Block, Reason: event.BlockBound}}}, 0, nil, -1},
		{"a lock that another holds", automaton{{load(0), nil, 1}, {lock, map[uint64]int{2: 1}, 0}}, 0, []uint64{2}, -1},
		{"trying a lock that another holds", automaton{{tryLock, map[uint64]int{2: 0}, 1}, {label: exit}}, 0, []uint64{2}, 1},
		{"an allocation in each round", automaton{{load(0), nil, 1}, {silent(event.Alloc), nil, 0}}, 0, []uint64{0}, -1},
		{"an error to read", automaton{{load(0), nil, 0}}, 0, nil, -1},
	} {
		clear(internedAt)
		s := at{of: c.of, bound: c.bound}
		s.rounds = max(0, c.bound-1)
		word := func(l *event.Label) (event.Bits, bool) {
			if int(l.Loc) >= len(c.words) {
				return event.Bits{}, false
			}
			return event.Defined(c.words[l.Loc]), true
		}
		reads, ok := SpunReads(s.interned(), word)
		if Spins(s.interned(), word) != ok {
			t.Errorf("%s: spins with reads: %v, without: %v", c.name, ok, !ok)
		}
		if ok != (c.reads >= 0) || ok && len(reads) != c.reads {
			t.Errorf("%s: spins: %v, reads %v", c.name, ok, reads)
		}
	}
}
