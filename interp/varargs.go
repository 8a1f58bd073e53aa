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

// vaStart lowers the initialisation of a va_list. On 64 bits that is a structure, whose registers are used up, so that all arguments come from memory. It may lie in memory
// that threads share, in a structure, say: its fields are written as others are. The arguments are private all the same; a thread that asks for those of another is found out
// by their address. On 32 bits, where a va_list is a pointer, addresses do not tell, and it has to be private.
func (l *lowerer) vaStart(list operand) {
	if l.p.ptrBits == 32 {
		l.emit(op{code: opVAStart, a: list})
		return
	}
	for _, field := range []struct {
		offset, size uint8
		value        operand
	}{{0, 4, l.constant(48)}, {4, 4, l.constant(304)}, {8, 8, l.fn.vaSlot}, {16, 8, l.constant(poison)}} {
		l.emit(op{code: opStore, w: field.size, dst: field.value, a: list, b: operand(field.offset)})
	}
}

// vaStart initialises a va_list of 32 bits.
func (m *machine) vaStart(a *activation, o *op) {
	list := a.get(o.a)
	if !m.addressed(a, o.a) {
		return
	}
	if !m.p.isPrivate(list) {
		m.unsupported("va_list whose address escapes")
		return
	}
	if i, offset, ok := m.private(list, 4); ok {
		m.owned(i).write(offset, 4, a.get(a.fn.vaSlot), 0)
		m.advance(a)
	}
}
