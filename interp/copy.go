package interp

import "github.com/gomc/gomc/event"

// Copies and fills proceed in chunks of up to a word. What an operation in
// progress remembers (activation.extra):
//
//	[0] bytes done  [1] value loaded  [2] its undefined bits  [3] bytes of the chunk
//
// sub is 0 before the load of a chunk and 1 before its store.

// chunk is the largest power of two by which the addresses are aligned and
// that is not more than rest.
func chunk(rest uint64, addrs ...uint64) uint64 {
	c := uint64(8)
	for _, a := range addrs {
		for a%c != 0 {
			c /= 2
		}
	}
	for c > rest {
		c /= 2
	}
	return c
}

func (m *machine) visitCopy(a *activation, o *op) {
	list := a.fn.lists[o.a]
	to, from, n := a.get(list[0]), a.get(list[1]), a.get(list[2])
	if m.shaded && !m.use(a.firstShade(list...), "in a copy of memory") {
		return
	}
	if n == 0 || to == from {
		m.advance(a)
		return
	}
	src, ok := m.resolve(from, n)
	if !ok {
		return
	}
	dst, ok := m.writable(to, n)
	if !ok {
		return
	}
	if src.private && dst.private && m.moveMemory(to, from, n) {
		if !m.stop {
			m.advance(a)
		}
		return
	}
	backward := from < to && to-from < n
	for !m.stop {
		if len(a.extra) == 0 {
			a.extra = append(a.extra, 0, 0, 0, 0)
		}
		done := a.extra[0]
		if done == n {
			m.advance(a)
			return
		}
		if a.sub == 0 {
			m.copyLoad(a, to, from, n-done, backward, src, dst)
		} else {
			m.copyStore(a, to, n, backward, dst)
		}
	}
}

// copyLoad loads the next chunk of those that rest.
func (m *machine) copyLoad(a *activation, to, from, rest uint64, backward bool, src, dst place) {
	done := a.extra[0]
	var c, at uint64
	if backward {
		c = chunk(rest, from+rest, to+rest)
		at = from + rest - c
	} else {
		c = chunk(rest, from+done, to+done)
		at = from + done
	}
	switch {
	case src.private:
		i, offset, ok := m.private(at, c)
		if !ok || !m.settleMemory(i, offset, uint8(c)) {
			return
		}
		a.extra[1], a.extra[2] = m.blocks[i].read(offset, uint8(c))
		a.extra[3] = c
		a.sub = 1
	case src.constant:
		a.extra[1], a.extra[2], a.extra[3] = imageWord(src.global, at, uint8(c)), 0, c
		a.sub = 1
	default:
		a.extra[3] = c
		m.shared(event.Label{Kind: event.Load}, at, uint8(c), src)
	}
}

// copyStore stores the chunk that was loaded.
func (m *machine) copyStore(a *activation, to, n uint64, backward bool, dst place) {
	done, c := a.extra[0], a.extra[3]
	at := to + done
	if backward {
		at = to + n - done - c
	}
	if !dst.private {
		m.shared(event.Label{Kind: event.Store, Val: a.extra[1], Undef: a.extra[2]}, at, uint8(c), dst)
		return
	}
	if i, offset, ok := m.private(at, c); ok {
		m.owned(i).write(offset, uint8(c), a.extra[1], a.extra[2])
		a.stored()
	}
}

// stored notes that a chunk is done.
func (a *activation) stored() {
	a.extra[0] += a.extra[3]
	a.extra[1], a.extra[2], a.extra[3] = 0, 0, 0
	a.sub = 0
}

func (m *machine) resumeCopy(a *activation, v, undefined uint64) {
	if a.sub == 0 {
		a.extra[1], a.extra[2] = v, undefined
		a.sub = 1
		return
	}
	a.stored()
}

func (m *machine) visitFill(a *activation, o *op) {
	list := a.fn.lists[o.a]
	to, b, n := a.get(list[0]), a.get(list[1])&0xff, a.get(list[2])
	undefined := uint64(0)
	if m.shaded {
		if !m.use(a.firstShade(list[0], list[2]), "as the address or size of a fill of memory") {
			return
		}
		undefined = a.shadeOf(list[1]).bits & 0xff
		b &^= undefined
	}
	if n == 0 {
		m.advance(a)
		return
	}
	dst, ok := m.writable(to, n)
	if !ok {
		return
	}
	if dst.private {
		i, offset, ok := m.private(to, n)
		if !ok {
			return
		}
		mem := m.owned(i)
		for j := uint64(0); j < n; j++ {
			mem.write(offset+j, 1, b, undefined)
		}
		m.advance(a)
		return
	}
	if len(a.extra) == 0 {
		a.extra = append(a.extra, 0, 0, 0, 0)
	}
	done := a.extra[0]
	if done == n {
		m.advance(a)
		return
	}
	c := chunk(n-done, to+done)
	a.extra[3] = c
	a.sub = 1
	const each = 0x0101010101010101
	m.shared(event.Label{Kind: event.Store, Val: b * each & mask(uint8(8*c)), Undef: undefined * each & mask(uint8(8*c))}, to+done, uint8(c), dst)
}
