package interp

import "github.com/gomc/gomc/event"

// Copies and fills proceed in chunks of up to a word. What an operation in
// progress remembers (activation.extra):
//
//	[0] bytes done  [1] value loaded  [2] its initialised bytes  [3] bytes of the chunk
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
		if !ok {
			return
		}
		v, init := m.blocks[i].read(offset, uint8(c))
		if !dst.private && init != 0 && init != uint8(1<<c-1) {
			// Only what is initialised is stored.
			c = 1
			if backward {
				at = from + rest - 1
			}
			if i, offset, ok = m.private(at, 1); !ok {
				return
			}
			v, init = m.blocks[i].read(offset, 1)
		}
		a.extra[1], a.extra[2], a.extra[3] = v, uint64(init), c
		a.sub = 1
	case src.constant:
		a.extra[1], a.extra[2], a.extra[3] = imageWord(src.global, at, uint8(c)), 0xff, c
		a.sub = 1
	default:
		a.extra[3] = c
		m.shared(event.Label{Kind: event.Load, Copy: true}, at, uint8(c), src)
	}
}

// copyStore stores the chunk that was loaded.
func (m *machine) copyStore(a *activation, to, n uint64, backward bool, dst place) {
	done, c := a.extra[0], a.extra[3]
	at := to + done
	if backward {
		at = to + n - done - c
	}
	if !dst.private && a.extra[2] != 0 {
		m.shared(event.Label{Kind: event.Store, Val: a.extra[1]}, at, uint8(c), dst)
		return
	}
	if dst.private {
		i, offset, ok := m.private(at, c)
		if !ok {
			return
		}
		m.owned(i).write(offset, uint8(c), a.extra[1], uint8(a.extra[2]))
	}
	a.stored()
}

// stored notes that a chunk is done.
func (a *activation) stored() {
	a.extra[0] += a.extra[3]
	a.extra[1], a.extra[2], a.extra[3] = 0, 0, 0
	a.sub = 0
}

func (m *machine) resumeCopy(a *activation, v uint64) {
	if a.sub == 0 {
		a.extra[1], a.extra[2] = v, 0xff
		a.sub = 1
		return
	}
	a.stored()
}

func (m *machine) visitFill(a *activation, o *op) {
	list := a.fn.lists[o.a]
	to, b, n := a.get(list[0]), a.get(list[1])&0xff, a.get(list[2])
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
			mem.write(offset+j, 1, b, 1)
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
	m.shared(event.Label{Kind: event.Store, Val: b * 0x0101010101010101 & mask(uint8(8*c))}, to+done, uint8(c), dst)
}
