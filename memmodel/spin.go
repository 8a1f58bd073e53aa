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
// memory as it is, and it never comes to anything else but assumptions that fail. Choices after which these fail do not count, but there must be
// others: a loop in which none does. word returns the word that an operation accesses, false if the access is an error.
//
// An execution whose threads have all ended, wait for each other, or pass this test for what memory
// holds at its end can be continued for ever and changes nothing any more. So does every fair
// execution in which threads spin for ever without side effects: from some point on they read the newest
// value of each location (coherence is a fair order: no thread ignores a write for ever), and
// the rounds before that point can be left out. See Lahav, Namakonov, Oberhauser, Podkopaev and Vafeiadis,
// "Making Weak Memory Models Fair" (OOPSLA 2021).
func Spins(s event.State, word func(*event.Label) (word event.Bits, ok bool)) bool {
	ok, _, fails := stays(s, word, nil, maxSpun)
	if ok && fails {
		var p paths
		stays(s, word, &p, maxSpun)
		return len(p.rounds()) > 0
	}
	return ok
}

// stays reports whether all that a thread does from State s on is to read, and whether assumptions may fail then. It notes the operations in paths, if that is
// not nil. known is false if more than so many States would have to be looked at.
func stays(s event.State, word func(*event.Label) (word event.Bits, ok bool), paths *paths, most uint64) (ok, known, fails bool) {
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
			if value = l.Read(w); !ok || Changes(l, value) || l.Blocks && l.Sync != event.SyncNone && !Passes(s, w, nil) {
				return false, true, false
			}
		case event.Fence, event.AtomicBegin, event.AtomicEnd:
		case event.Choice:
			values = l.Val
		case event.Block:
			if l.Reason != event.BlockAssume {
				return false, true, false
			}
			values, fails = 0, true
		default:
			return false, true, false
		}
		if uint64(len(seen)+len(many))+values > most {
			return false, false, false
		}
		for k := range values {
			todo = append(todo, event.Next(s, event.Bits{Value: value.Value + k, Undef: value.Undef}))
		}
		if paths != nil {
			paths.add(core, Spun{l, value}, todo[len(todo)-int(values):])
		}
	}
	return true, true, fails
}

// paths are the States of a thread that spins for ever, by their Cores, in the order in which they were met.
type paths struct {
	index map[int64]int
	all   []stop
}

// stop is a State: its operation with what that returns, and the Cores of those that follow.
type stop struct {
	does Spun
	next []int64
}

func (p *paths) add(core int64, does Spun, next []event.State) {
	if p.index == nil {
		p.index = map[int64]int{}
	}
	p.index[core] = len(p.all)
	at := stop{does: does}
	for _, s := range next {
		at.next = append(at.next, s.Core())
	}
	p.all = append(p.all, at)
}

// rounds returns the operations that the thread comes back to, by the algorithm of Tarjan ("Depth-first search and linear graph algorithms", 1972): without
// those on its way into a loop.
func (p *paths) rounds() (all []Spun) {
	low, number, stack := make([]int, len(p.all)), make([]int, len(p.all)), []int(nil)
	open, within := make([]bool, len(p.all)), make([]bool, len(p.all))
	var visit func(i, n int) int
	visit = func(i, n int) int {
		number[i], low[i] = n, n
		stack, open[i] = append(stack, i), true
		next := n + 1
		for _, core := range p.all[i].next {
			k := p.index[core]
			if number[k] == 0 {
				next = visit(k, next)
				low[i] = min(low[i], low[k])
			} else if open[k] {
				low[i] = min(low[i], number[k])
			}
			within[i] = within[i] || k == i
		}
		if low[i] == number[i] {
			at := slices.Index(stack, i)
			for _, k := range stack[at:] {
				open[k], within[k] = false, within[k] || len(stack)-at > 1
			}
			stack = stack[:at]
		}
		return next
	}
	visit(0, 1)
	for i, in := range within {
		if in {
			all = append(all, p.all[i].does)
		}
	}
	return all
}

// SpunReads returns what a thread reads in the rounds in which it spins for ever, and whether it does; see [Spins]. What it reads before it comes to its loop is not among
// it.
func SpunReads(s event.State, word func(*event.Label) (word event.Bits, ok bool)) (all []Spun, ok bool) {
	var p paths
	if ok, _, _ := stays(s, word, &p, maxSpun); !ok {
		return nil, false
	}
	all = p.rounds()
	return slices.DeleteFunc(all, func(r Spun) bool { return !r.Label.Reads() }), len(all) > 0
}

// passes reports whether the next operation of a thread, one that blocks, is enabled when its location holds word.
func (m *Machine) passes(t event.ThreadID, word event.Bits) bool {
	return m.PassesAfter(m.Last(m.Proc(t)), m.threads[t].state, word)
}

// PassesAfter reports the same for a thread whose latest step was last, -1 for none, and that is in State s.
func (m *Machine) PassesAfter(last int32, s event.State, word event.Bits) bool {
	if m.stateful { // it forgets what a thread has come through
		return Passes(s, word, nil)
	}
	return Passes(s, word, func(core int64) bool { return m.cameThrough(last, core) })
}

// cameThrough reports whether a thread whose latest step was last began one of its steps in a State with some Core, and has left memory as it was since.
func (m *Machine) cameThrough(last int32, core int64) bool {
	for i, n := last, 0; i >= 0 && m.steps[i].Silent && n < event.MaxSpin; i, n = m.steps[i].PrevOwn, n+1 {
		if m.steps[i].Before.Core() == core {
			return true
		}
	}
	return false
}

// Completes reports whether a thread waits at an operation because it would complete a round of a spin loop; see [Waits].
func (m *Machine) Completes(t event.ThreadID) bool {
	th := &m.threads[t]
	return th.status == Running && th.label.Blocks && th.label.Accesses() && !m.Draining(t) && !m.Enabled(m.Proc(t)) && Passes(th.state, m.View(t, th.label), nil)
}

// Spins decides whether a thread that was started spins for ever from here on, or stands before an atomic section that is stuck, and returns what it reads then; see
// [Spins].
func (m *Machine) Spins(t event.ThreadID) (reads []Spun, ok bool) {
	th := &m.threads[t]
	if th.status == Faulted {
		return nil, false
	}
	if th.label.Kind == event.AtomicBegin && m.Enabled(m.Proc(t)) {
		if reads, ok := m.stuck(t); ok {
			return reads, true
		}
	}
	return m.spun(t)
}

// GoesOn reports whether a thread that was started comes, if memory does not change, to something else than to read: then Spins is false. It does not look into an
// atomic section. known is false if more than so many States of the thread would have to be looked at to tell.
func (m *Machine) GoesOn(t event.ThreadID, most uint64) (goesOn, known bool) {
	th := &m.threads[t]
	switch {
	case th.status == Faulted:
		return true, true
	case th.label.Kind == event.AtomicBegin && m.Enabled(m.Proc(t)):
		return false, true
	}
	ok, known, _ := stays(th.state, m.accessed, nil, most)
	return !ok && known, known
}

// stuck reports whether the atomic section that a thread comes to next does not come to its end: whatever it chooses, the thread waits in it for ever, or an assumption
// fails, and not always that. It returns what the thread reads where it waits.
func (m *Machine) stuck(t event.ThreadID) (reads []Spun, ok bool) {
	for choice := int64(0); choice >= 0; {
		s := m.Exec(m.Proc(t), uint64(choice))
		choice = s.Next
		th := &m.threads[t]
		ends := !s.Cut || th.status != Stuck || th.reason != event.BlockAwait && th.reason != event.BlockAssume
		if !ends && th.reason == event.BlockAwait {
			ok = true
			here, _ := m.spun(t)
			reads = append(reads, here...)
		}
		m.Undo()
		if ends {
			return nil, false
		}
	}
	return reads, ok
}

func (m *Machine) spun(t event.ThreadID) (reads []Spun, ok bool) {
	return SpunReads(m.threads[t].state, m.accessed)
}

// accessed returns the word in memory that an operation accesses, false if the object does not live.
func (m *Machine) accessed(l *event.Label) (word event.Bits, ok bool) {
	m.know(l.Loc)
	return m.word[l.Loc], l.Object == event.NoObj || m.Alive(l.Object)
}
