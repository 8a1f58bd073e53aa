package states

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// pathTo returns the steps that lead from the beginning to a state, or to a permutation of it.
func (s *search) pathTo(id uint32) []Move {
	moves, _ := movesOf(s.routes.positionAt(id).m, -1)
	return moves
}

// routes know how states were reached.
type routes interface {
	// positionAt executes the steps that lead to a state, or to a permutation of it.
	positionAt(id uint32) *position
	// positionAfter executes the steps of positionAt and from there, perhaps, one more: to the state with a key.
	positionAfter(id uint32, key uint64) *position
}

// pathOf returns the steps of path and the thread that comes to a configuration on it: t or, if a permutation was reached, another one of its class.
func (s *search) pathOf(t event.ThreadID, config uint32, id uint32, key uint64) (event.ThreadID, []Move) {
	pos := s.routes.positionAfter(id, key)
	moves, _ := movesOf(pos.m, -1)
	return s.standIn(pos, t, config, -1), moves
}

// standIn returns the thread that in a permutation of a state has the configuration that t has in the state: another one than not.
func (s *search) standIn(pos *position, t event.ThreadID, config uint32, not event.ThreadID) event.ThreadID {
	c := s.sym.class(t)
	if c == nil {
		return t
	}
	return c.members[slices.IndexFunc(c.members, func(u event.ThreadID) bool { return u != not && pos.thread(u) == config })]
}

func (s *search) positionAfter(id uint32, key uint64) *position {
	pos := s.positionAt(id)
	if key != s.visited.key(id) {
		pos.stepTo(key)
	}
	return pos
}

func (s *search) positionAt(id uint32) *position {
	pos := s.begin()
	for _, key := range s.keysTo(id)[1:] {
		pos.stepTo(key)
	}
	return pos
}

// begin returns a position at the first state of the search.
func (s *search) begin() *position {
	pos := s.position()
	pos.flat = false
	for _, key := range s.stem {
		pos.stepTo(key)
	}
	pos.flat = s.flat
	return pos
}

// position returns a position at the start of the program.
func (s *search) position() *position {
	pos := newPosition(s.prog, s.opts.Model, s.parts, s.nodes, s.sym)
	pos.flat, pos.counts = s.flat, s.opts.Preemptions != nil
	return pos
}

// keysTo returns the keys of the states on the way from the beginning to a state.
func (s *search) keysTo(id uint32) []uint64 {
	if s.opts.DepthFirst {
		s.shorten()
	}
	keys := []uint64{s.visited.key(id)}
	for parent := s.origins.at(id).parent; parent != id; parent = s.origins.at(id).parent {
		id = parent
		keys = append(keys, s.visited.key(id))
	}
	slices.Reverse(keys)
	return keys
}

// stepTo takes a step that leads to a state.
func (p *position) stepTo(key uint64) { p.stepOf(key, func(memmodel.Proc) bool { return true }) }

// stepBy takes a step that leads to a state, by a thread or what takes its stores to memory: steps of others may lead there, too.
func (p *position) stepBy(by claim, key uint64) {
	p.stepOf(key, func(proc memmodel.Proc) bool {
		t, update := p.m.Thread(proc)
		return t == by.thread && update == by.update
	})
}

// stepOf takes a step that leads to a state, by a process that may take it.
func (p *position) stepOf(key uint64, may func(memmodel.Proc) bool) {
	for proc := memmodel.Proc(0); proc < p.m.Procs(); proc++ {
		if !p.m.Enabled(proc) || !may(proc) {
			continue
		}
		for choice := int64(0); choice >= 0; {
			choice = p.exec(proc, uint64(choice)).Next
			if p.key() == key {
				p.keep()
				return
			}
			p.undo()
		}
	}
	panic("no step leads from a state to its successor")
}

// movesOf returns the steps that a machine has taken, without those before step loop by which a thread has come back to where it was
// and has only read on the way; and how many are left of those before loop. A negative loop stands for the end.
func movesOf(m *memmodel.Machine, loop int) (all []Move, rest int) {
	steps := m.Steps()
	if loop < 0 {
		loop = len(steps)
	}
	dropped := make([]bool, len(steps))
	for i := range loop {
		dropRound(m, dropped, int32(i))
	}
	for i := range steps {
		if i == loop {
			rest = len(all)
		}
		s := &steps[i]
		if dropped[i] {
			continue
		}
		mv := Move{Thread: s.Thread, Choice: s.Choice}
		if s.Update {
			mv.Store = storePos(m, dropped, s.Store)
		}
		all = append(all, mv)
	}
	return all, rest
}

// dropRound drops a step and those before it if together they lead the thread back to where it was.
func dropRound(m *memmodel.Machine, dropped []bool, i int32) {
	steps := m.Steps()
	s := &steps[i]
	if s.Update || !s.Silent {
		return
	}
	after := m.State(s.Thread)
	if m.Last(m.Proc(s.Thread)) == i && !m.Runnable(s.Thread) {
		return // it has come to its end, perhaps at an error that only this step shows
	}
	for k := i + 1; k < int32(len(steps)); k++ {
		if steps[k].Thread == s.Thread && !steps[k].Update {
			after = steps[k].Before
			break
		}
	}
	core := after.Core() // loop counters do not matter: what the thread does next is the same
	for k := i; k >= 0 && steps[k].Silent; k = steps[k].PrevOwn {
		if !dropped[k] && steps[k].Before.Core() == core {
			for at := i; at >= k; at = steps[at].PrevOwn {
				dropped[at] = true
			}
			return
		}
	}
}

// storePos returns the place of a store among the steps of its thread that are not dropped, from 1.
func storePos(m *memmodel.Machine, dropped []bool, store int32) int32 {
	pos := int32(0)
	for i := store; i >= 0; i = m.Steps()[i].PrevOwn {
		if !dropped[i] {
			pos++
		}
	}
	return pos
}
