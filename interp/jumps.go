package interp

import (
	"cmp"
	"slices"

	"github.com/gomc/gomc/symbolic/term"
)

// This file is about setjmp and longjmp within a thread. A call of setjmp leaves a note under the address of its buffer: the depth of
// the frame, and where it goes on. The note goes with the memory of the buffer, and with the frame. The buffer itself is not touched, so that a copy of it
// is none. Variables keep the values that they have at the longjmp; C leaves open what those are that are not volatile and have changed.

// jumpNote tells a note of setjmp from others.
const jumpNote = 1 << 63

// remember sets a note and returns what it was. A term depends on inputs, so that it is never known to be 0.
func (m *machine) remember(key, value uint64, t *term.Term) (before note) {
	i, found := m.findNote(key)
	if found {
		before = m.notes[i]
	}
	if before.value == value && before.term == t {
		return before
	}
	m.notes = slices.Clone(m.notes) // they may be those of a State
	switch {
	case !found:
		m.notes = slices.Insert(m.notes, i, note{key, value, t})
	case value == 0 && t == nil:
		m.notes = slices.Delete(m.notes, i, i+1)
	default:
		m.notes[i].value, m.notes[i].term = value, t
	}
	return before
}

func (m *machine) findNote(key uint64) (int, bool) {
	return slices.BinarySearchFunc(m.notes, key, func(n note, key uint64) int { return cmp.Compare(n.key, key) })
}

// setJump notes where a longjmp with a buffer is to go.
func (m *machine) setJump(a *activation, b *builtinSite) {
	m.remember(a.argument(b, 0), jumpNote|uint64(a.depth)<<32|uint64(a.pc), nil)
	m.put(a, b.dst, 0, shade{})
	m.advance(a)
}

// forgetJumps drops the notes of the calls of setjmp in the running activation, which ends.
func (m *machine) forgetJumps(a *activation) {
	gone := func(n note) bool {
		return n.key&1 == 0 && n.value&jumpNote != 0 && uint32(n.value>>32)&0x7fffffff == a.depth
	}
	if slices.ContainsFunc(m.notes, gone) {
		m.notes = slices.DeleteFunc(slices.Clone(m.notes), gone)
	}
}

// longJump leaves the calls above that of setjmp, whose variables end one by one, and goes on behind it.
func (m *machine) longJump(a *activation, b *builtinSite) {
	i, found := m.findNote(a.argument(b, 0))
	if !found || m.notes[i].value&jumpNote == 0 {
		m.unsupported("longjmp with a buffer that no setjmp of this thread has set, or in a function that has returned")
		return
	}
	to := m.notes[i].value
	value, depth, pc := a.argument(b, 1)&mask(32), uint32(to>>32)&0x7fffffff, uint32(to)
	if !m.leaveAbove(depth) {
		return
	}
	a = m.act()
	a.extra, a.sub, a.pc = a.extra[:0], 0, pc
	m.put(a, a.fn.builtins[a.fn.code[pc].a].dst, max(value, 1), shade{})
	a.pc++
	m.looped = true
}

// leaveAbove leaves the calls above the frame at a depth. It returns false while variables of theirs have to end first, which are steps of the thread.
func (m *machine) leaveAbove(depth uint32) bool {
	if len(m.objects) > m.objectsAt(depth) {
		m.showFree()
		return false
	}
	for m.act().depth > depth {
		m.leave()
		if len(m.acts) == 0 {
			m.wake()
		}
	}
	return true
}

// objectsAt is how many stack objects there were when the frame at a depth made the call that it is in; all, if it is the running one.
func (m *machine) objectsAt(depth uint32) int {
	n := len(m.objects)
	for i := len(m.acts) - 1; i >= 0; i-- {
		if m.acts[i].depth == depth {
			return n
		}
		n = int(m.acts[i].objs)
	}
	for f := m.below; f != nil && f.depth > depth; f = f.parent {
		n = int(f.objs)
	}
	return n
}

// jumps are the operations of a function behind which a longjmp may go on.
func (fn *function) jumps() (pcs []uint32) {
	for pc := range fn.code {
		if o := &fn.code[pc]; o.code == opBuiltin && fn.builtins[o.a].kind == builtinSetjmp {
			pcs = append(pcs, uint32(pc+1))
		}
	}
	return pcs
}

// forks tells that a thread may go on elsewhere than behind an operation that is no jump.
func (fn *function) forks(o *op) bool { return fn.landing(o) != nil || fn.leaps(o) }

// leaps tells that a thread may leave an operation of a function with a setjmp by a longjmp.
func (fn *function) leaps(o *op) bool {
	return len(fn.landings) > 0 && (o.code == opCall || o.code == opBuiltin && fn.builtins[o.a].kind == builtinLongjmp)
}
