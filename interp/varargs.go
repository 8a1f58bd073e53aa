package interp

// variable gives the callee its variable arguments: a block of private memory
// in which they lie as on a stack.
func (m *machine) variable(a, b *activation, c *callSite) {
	word := uint64(m.p.ptrBits / 8)
	var size uint64
	offsets := make([]uint64, len(c.list))
	for i, arg := range c.list {
		if arg.first < b.fn.nparams || len(arg.leafs) == 0 {
			continue
		}
		if arg.byval {
			m.unsupported("structure passed by value as a variable argument")
			return
		}
		align := word
		if arg.align > 8 && word == 8 {
			align = 16
		}
		size = (size + align - 1) / align * align
		offsets[i] = size
		size += (arg.size + word - 1) / word * word
	}
	block := m.newBlock(size, 16, "variable arguments")
	for i, arg := range c.list {
		if arg.first < b.fn.nparams {
			continue
		}
		for j, leaf := range arg.leafs {
			n := leaf.bytes()
			if v := a.partialOf(c.args[arg.first+j]); offsets[i]+leaf.offset+uint64(n) <= size {
				block.write(offsets[i]+leaf.offset, n, v.value, v.shadow)
				if t := a.term(c.args[arg.first+j]); t != nil {
					m.writeTerm(block, offsets[i]+leaf.offset, n, t)
				}
			}
		}
	}
	b.set(b.fn.vaSlot, block.addr)
}

// vaStart initialises a va_list: on 64 bits a structure whose registers are
// used up, so that all arguments come from memory, on 32 bits a pointer.
func (m *machine) vaStart(a *activation, o *op) {
	list := a.get(o.a)
	if !m.addressed(a, o.a) {
		return
	}
	i, offset, ok := 0, uint64(0), false
	if m.p.isPrivate(list) {
		i, offset, ok = m.private(list, 4)
	} else {
		m.unsupported("va_list whose address escapes")
	}
	if !ok {
		return
	}
	b := m.owned(i)
	if m.p.ptrBits == 32 {
		b.write(offset, 4, a.get(a.fn.vaSlot), 0)
	} else if b.size-offset >= 24 {
		b.write(offset, 4, 48, 0)
		b.write(offset+4, 4, 304, 0)
		b.write(offset+8, 8, a.get(a.fn.vaSlot), 0)
		b.write(offset+16, 8, poison, 0)
	} else {
		m.unsupported("va_list of a strange form")
		return
	}
	m.advance(a)
}
