package states

import (
	"slices"

	"github.com/gomc/gomc/memmodel"
)

// path returns the steps that lead from the beginning to a state and from there, perhaps, by one more step to the state
// with a key.
func (s *search) path(id uint32, key uint64) []Move {
	keys := s.keysTo(id)
	if key != keys[len(keys)-1] {
		keys = append(keys, key)
	}
	pos := newPosition(s.prog, s.opts.Model, &s.parts, &s.nodes)
	for _, key := range keys[1:] {
		pos.stepTo(key)
	}
	moves, _ := movesOf(pos.m, len(pos.m.Steps()))
	return moves
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
func (p *position) stepTo(key uint64) {
	for proc := memmodel.Proc(0); proc < p.m.Procs(); proc++ {
		if !p.m.Enabled(proc) {
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
// and has only read on the way; and how many are left of those before loop.
func movesOf(m *memmodel.Machine, loop int) (all []Move, rest int) {
	steps := m.Steps()
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
	for k := i; k >= 0 && steps[k].Silent; k = steps[k].PrevOwn {
		if !dropped[k] && steps[k].Before == after {
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
