package interp

import (
	"cmp"
	"slices"

	"github.com/gomc/gomc/symbolic/term"
)

// note is what a thread remembers for a model, under a key; see __gomc_note in models.h. Notes
// are part of its state, sorted by their keys, and those that are 0 are not there.
type note struct {
	key   uint64
	value uint64
	term  *term.Term // nil if it is a number
}

// note adds to a note and returns what it was.
func (m *machine) note(key, change uint64) uint64 {
	i, found := slices.BinarySearchFunc(m.notes, key, func(n note, key uint64) int { return cmp.Compare(n.key, key) })
	before := uint64(0)
	if found {
		before = m.notes[i].value
	}
	if change == 0 {
		return before
	}
	m.notes = slices.Clone(m.notes) // they may be those of a State
	switch {
	case !found:
		m.notes = slices.Insert(m.notes, i, note{key: key, value: change})
	case before+change == 0:
		m.notes = slices.Delete(m.notes, i, i+1)
	default:
		m.notes[i].value += change
	}
	return before
}

// forget drops the notes on objects in memory that goes.
func (m *machine) forget(addr, size uint64) {
	gone := func(n note) bool { return n.key&1 == 0 && n.key-addr < size }
	if slices.ContainsFunc(m.notes, gone) {
		m.notes = slices.DeleteFunc(slices.Clone(m.notes), gone)
	}
}

// forgetFreed drops the notes of this thread on objects in a block on the heap, which may live again.
func (m *machine) forgetFreed(addr uint64) {
	if o, ok := m.p.space.find(addr); ok && len(m.notes) > 0 {
		m.forget(addr, m.p.space.get(o).size)
	}
}

// popObject drops the newest stack object.
func (m *machine) popObject() {
	if len(m.notes) > 0 {
		obj := m.p.space.get(m.objects[len(m.objects)-1])
		m.forget(obj.addr, obj.size)
	}
	m.objects = m.objects[:len(m.objects)-1]
}

// popBlocks drops the newest private blocks but for n.
func (m *machine) popBlocks(n uint32) {
	if len(m.notes) > 0 {
		for _, b := range m.blocks[n:] {
			m.forget(b.addr, b.size)
		}
	}
	m.blocks = m.blocks[:n]
}
