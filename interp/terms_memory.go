package interp

import (
	"github.com/gomc/gomc/symbolic/term"
)

// hasTerms tells whether any of n bytes at an offset is a term.
func (b *block) hasTerms(offset, n uint64) bool {
	if b.terms == nil {
		return false
	}
	for i := range n {
		if b.terms[offset+i] != nil {
			return true
		}
	}
	return false
}

// forgetTerms makes n bytes numbers.
func (b *block) forgetTerms(offset, n uint64) {
	for i := range n {
		delete(b.terms, offset+i)
	}
	if len(b.terms) == 0 {
		b.terms = nil
	}
}

// memoryTerm returns n bytes of a piece of private memory as a term; nil if they are a number. If a part of them is undefined, the others become numbers, each byte by
// itself; if the thread has to ask first which ones, the machine stops.
func (m *machine) memoryTerm(piece int, offset uint64, n uint8) *term.Term {
	b := m.blocks[piece]
	if !b.hasTerms(offset, uint64(n)) {
		return nil
	}
	v, undefined := b.read(offset, n)
	if undefined != 0 {
		m.settleBytes(piece, offset, uint64(n))
		return nil
	}
	in := &m.p.inputs
	in.mu.Lock()
	defer in.mu.Unlock()
	var t *term.Term
	for i := range uint64(n) {
		c := b.terms[offset+i]
		if c == nil {
			c = in.pool.Const(8, v>>(8*i))
		}
		if t == nil {
			t = c
		} else {
			t = in.pool.Concat(c, t)
		}
	}
	return t
}

// readPrivate completes a load of private memory.
func (m *machine) readPrivate(a *activation, dst operand, piece int, offset uint64, n uint8) {
	t := m.memoryTerm(piece, offset, n)
	switch {
	case m.stop:
		return
	case t != nil:
		m.setTerm(a, dst, t)
	default:
		b := m.blocks[piece]
		v, undefined := b.read(offset, n)
		m.received(a, dst, v, undefined, b.part(offset))
	}
	m.advance(a)
}

// writeTerm stores a term in n bytes.
func (m *machine) writeTerm(b *block, offset uint64, n uint8, t *term.Term) {
	b.write(offset, n, 0, 0)
	in := &m.p.inputs
	in.mu.Lock()
	defer in.mu.Unlock()
	t = in.pool.Resize(8*n, t)
	for i := range n {
		c := in.pool.Extract(8*i+7, 8*i, t)
		if c.IsConst() {
			b.write(offset+uint64(i), 1, c.Value, 0)
			continue
		}
		if b.terms == nil {
			b.terms = map[uint64]*term.Term{}
		}
		b.terms[offset+uint64(i)] = c
	}
}

// settleMemory makes n bytes of a piece of private memory a number. It returns false if the thread has to ask first which one it is.
func (m *machine) settleMemory(i int, offset uint64, n uint8) bool {
	t := m.memoryTerm(i, offset, n)
	if t == nil {
		return !m.stop
	}
	v, ok := m.number(t)
	if ok {
		m.owned(i).write(offset, n, v, 0)
	}
	return ok
}

// settleBytes makes each of n bytes of a piece of private memory that is a term a number, until the thread has to ask which one it is.
func (m *machine) settleBytes(piece int, offset, n uint64) {
	for i := offset; i < offset+n; i++ {
		t := m.blocks[piece].terms[i]
		if t == nil {
			continue
		}
		v, ok := m.number(t)
		if !ok {
			return
		}
		m.owned(piece).write(i, 1, v, 0)
	}
}

// moveMemory copies private memory that has terms to private memory, all at once. It returns false for other copies.
func (m *machine) moveMemory(to, from, n uint64) bool {
	i, at, ok := m.private(from, n)
	if !ok || !m.blocks[i].hasTerms(at, n) {
		return !ok
	}
	k, into, ok := m.private(to, n)
	if !ok {
		return true
	}
	source := m.blocks[i].clone()
	target := m.owned(k)
	for j := range n {
		v, undefined := source.read(at+j, 1)
		target.write(into+j, 1, v, undefined)
		if t := source.terms[at+j]; t != nil {
			if target.terms == nil {
				target.terms = map[uint64]*term.Term{}
			}
			target.terms[into+j] = t
		}
	}
	return true
}
