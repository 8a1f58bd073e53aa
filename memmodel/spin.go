package memmodel

import (
	"slices"

	"github.com/gomc/gomc/event"
)

// Spun is a read of a spin loop that nobody ends, and what it returns in each round.
type Spun struct {
	Label *event.Label
	Value event.Bits
}

// maxSpun bounds the States of a spin loop that nobody ends.
const maxSpun = 1 << 16

// Spins decides whether a thread in State s spins for ever if memory does not change any
// more: with every choice, all that it does is to read, and to take read-modify-writes that leave
// memory as it is, and it never comes to anything else. word returns the word that an operation
// accesses, false if the access is an error. read, if not nil, is called with what the thread reads in its rounds.
//
// An execution whose threads have all ended, wait for each other, or pass this test for what memory
// holds at its end can be continued for ever and changes nothing any more. So does every fair
// execution in which threads spin for ever without side effects: from some point on they read the newest
// value of each location (coherence is a fair order: no thread ignores a write for ever), and
// the rounds before that point can be left out. See Lahav, Namakonov, Oberhauser, Podkopaev and Vafeiadis,
// "Making Weak Memory Models Fair" (OOPSLA 2021).
func Spins(s event.State, word func(*event.Label) (word event.Bits, ok bool), read func(Spun)) bool {
	var few [8]int64 // most loops are short: no memory is allocated for them
	seen, many := few[:0], map[int64]bool(nil)
	var room [8]event.State
	for todo := append(room[:0], s); len(todo) > 0; {
		s := todo[len(todo)-1].Fresh()
		todo = todo[:len(todo)-1]
		core := s.Core()
		if many[core] || slices.Contains(seen, core) {
			continue
		}
		if len(seen) < len(few) {
			seen = append(seen, core)
		} else {
			if many == nil {
				many = map[int64]bool{}
			}
			many[core] = true
		}
		l, values := s.Label(), uint64(1)
		var value event.Bits
		switch l.Kind {
		case event.Load, event.RMW:
			w, ok := word(l)
			if value = l.Read(w); !ok || Changes(l, value) || l.Blocks && l.Sync != event.SyncNone && !Passes(s, w) {
				return false
			}
			if read != nil {
				read(Spun{l, value})
			}
		case event.Fence, event.AtomicBegin, event.AtomicEnd:
		case event.Choice:
			values = l.Val
		default:
			return false
		}
		if uint64(len(seen)+len(many))+values > maxSpun {
			return false
		}
		for k := range values {
			todo = append(todo, event.Next(s, event.Bits{Value: value.Value + k, Undef: value.Undef}))
		}
	}
	return true
}

// SpunReads returns what a thread reads that spins for ever, and whether it does; see [Spins].
func SpunReads(s event.State, word func(*event.Label) (word event.Bits, ok bool)) (reads []Spun, ok bool) {
	ok = Spins(s, word, func(r Spun) { reads = append(reads, r) })
	return reads, ok
}

// Spins decides whether a thread that was started spins for ever from here on, and returns what it reads then; see [Spins].
func (m *Machine) Spins(t event.ThreadID) (reads []Spun, ok bool) {
	if m.threads[t].status == Faulted {
		return nil, false
	}
	return SpunReads(m.threads[t].state, func(l *event.Label) (event.Bits, bool) {
		m.know(l.Loc)
		alive := l.Object == event.NoObj || m.lifetime(l.Object) == alive
		return m.word[l.Loc], alive
	})
}
