package interp

import (
	"fmt"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
)

// newBlock adds private memory on top.
func (u *unroller) newBlock(s *ustate, size, align uint64, name string) *ublock {
	top := u.p.privateBase(u.thread)
	if n := len(s.blocks); n > 0 {
		top = s.blocks[n-1].addr + s.blocks[n-1].size
	}
	align = max(align, 16)
	b := &ublock{addr: (top + redZone + align - 1) / align * align, size: size, name: name, words: make([]uvalue, (size+7)/8)}
	never := uvalue{t: u.pool.Const(64, 0), shadow: u.pool.Const(64, ^uint64(0))}
	for i := range b.words {
		b.words[i] = never
	}
	s.blocks = append(s.blocks[:len(s.blocks):len(s.blocks)], b)
	return b
}

// popBlocks drops the newest private blocks but for n.
func (u *unroller) popBlocks(s *ustate, n int) {
	for _, b := range s.blocks[n:] {
		u.forget(s, b.addr, b.size)
	}
	s.blocks = s.blocks[:n]
}

// forget drops the notes on objects in memory that goes.
func (u *unroller) forget(s *ustate, addr, size uint64) {
	for i := 0; i < len(s.notes); i++ {
		if n := s.notes[i]; n.key&1 == 0 && n.key-addr < size {
			s.notes = append(append([]unote(nil), s.notes[:i]...), s.notes[i+1:]...)
			i--
		}
	}
}

// private finds a piece of private memory; if there is none, the way ends.
func (u *unroller) private(s *ustate, addr, n uint64) (index int, offset uint64, ok bool) {
	at := -1
	for i, b := range s.blocks {
		if b.addr <= addr {
			at = i
		}
	}
	if of := u.p.isPrivateOf(addr, u.thread); at < 0 || !of {
		if !of {
			u.unsupported(s, "access to a variable of another thread whose address did not seem to escape")
		} else {
			u.fail(s, u.pool.True(), event.MemoryError, "access to a variable that does not exist any more")
		}
		return 0, 0, false
	}
	b := s.blocks[at]
	offset = addr - b.addr
	if offset > b.size || n > b.size-offset {
		if at+1 < len(s.blocks) && s.blocks[at+1].addr-addr < redZone/2 {
			b = s.blocks[at+1]
		}
		u.fail(s, u.pool.True(), event.MemoryError, outOfBounds(addr, n, b.addr, b.size, fmt.Sprintf("variable %s", b.name)))
		return 0, 0, false
	}
	return at, offset, true
}

// read returns n bytes at an offset.
func (u *unroller) readBlock(b *ublock, offset uint64, n uint8) uvalue {
	v := b.words[offset/8]
	shadow := u.shadow(v, 64)
	first := uint8(offset & 7 * 8)
	if first+8*n <= 64 {
		return uvalue{u.pool.Extract(first+8*n-1, first, v.t), u.defined(u.pool.Extract(first+8*n-1, first, shadow)), v.raw}
	}
	w := b.words[offset/8+1]
	rest := 8*n - (64 - first)
	both := func(low, high *term.Term) *term.Term {
		return u.pool.Concat(u.pool.Extract(rest-1, 0, high), u.pool.Extract(63, first, low))
	}
	return uvalue{both(v.t, w.t), u.defined(both(shadow, u.shadow(w, 64))), v.raw || w.raw}
}

// writeBlock stores n bytes.
func (u *unroller) writeBlock(b *ublock, offset uint64, n uint8, v uvalue) {
	p := u.pool
	value, shadow := p.Resize(8*n, v.t), u.shadow(v, 8*n)
	first := uint8(offset & 7 * 8)
	here := min(8*n, 64-first)
	put := func(i uint64, first, size, from uint8) {
		w := &b.words[i]
		old := u.shadow(*w, 64)
		w.t = splice(p, w.t, p.Extract(from+size-1, from, value), first)
		w.raw = w.raw || v.raw
		w.shadow = u.defined(splice(p, old, p.Extract(from+size-1, from, shadow), first))
	}
	put(offset/8, first, here, 0)
	if here < 8*n {
		put(offset/8+1, 0, 8*n-here, here)
	}
}

// splice replaces some bits of a word.
func splice(p *term.Pool, word, part *term.Term, first uint8) *term.Term {
	t := part
	if first > 0 {
		t = p.Concat(t, p.Extract(first-1, 0, word))
	}
	if end := first + part.Width; end < word.Width {
		t = p.Concat(p.Extract(word.Width-1, end, word), t)
	}
	return t
}

// variable gives the callee its variable arguments: see machine.variable.
func (u *unroller) variable(s *ustate, a, b *uframe, c *callSite) {
	word := uint64(u.p.ptrBits / 8)
	var size uint64
	offsets := make([]uint64, len(c.list))
	for i, arg := range c.list {
		if arg.first < b.fn.nparams || len(arg.leafs) == 0 {
			continue
		}
		if arg.byval {
			u.unsupported(s, "structure passed by value as a variable argument")
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
	block := u.newBlock(s, size, 16, "variable arguments")
	for i, arg := range c.list {
		if arg.first < b.fn.nparams {
			continue
		}
		for j, leaf := range arg.leafs {
			if n := leaf.bytes(); offsets[i]+leaf.offset+uint64(n) <= size {
				u.writeBlock(block, offsets[i]+leaf.offset, n, u.get(a, c.args[arg.first+j]))
			}
		}
	}
	b.set(b.fn.vaSlot, uvalue{t: u.pool.Const(64, block.addr)})
}

// vaStart initialises a va_list of 32 bits.
func (u *unroller) vaStart(s *ustate, o *op) {
	list, ok := u.need(s, o.a, "an address")
	if !ok {
		return
	}
	if !u.p.isPrivate(list) {
		u.unsupported(s, "va_list whose address escapes")
		return
	}
	if i, offset, ok := u.private(s, list, 4); ok {
		u.writeBlock(s.owned(i), offset, 4, u.get(s.top, s.top.fn.vaSlot))
		s.top.pc++
	}
}

// initialMemory is what shared memory holds at first.
type initialMemory struct{ p *Program }

// Initial returns a byte of the initial content.
func (m initialMemory) Initial(addr uint64) (value, undef byte) {
	p := m.p
	if addr>>farShift == kindPrivate { // whether an object is alive, see lifeOf
		if addr&7 == 0 && p.AliveAtStart(event.Obj(addr&^(kindPrivate<<farShift)>>3)) {
			return 1, 0
		}
		return 0, 0
	}
	if p.isObject(addr) {
		if o, ok := p.space.find(addr); ok && p.space.get(o).zero {
			return 0, 0
		}
		return 0, 0xff
	}
	g, offset := p.staticAt(addr)
	if g == nil || offset >= uint64(len(g.image)) {
		return 0, 0
	}
	return g.image[offset], 0
}
