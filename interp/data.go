package interp

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/llvmir"
)

// Data is what a variable of the source, or a part of one, holds.
type Data struct {
	// Type is nil if it is not known.
	Type *llvmir.Type
	// Address is that of the data in memory, 0 if it is not there. What is there, [Stack.Read] tells; there are no Bytes then.
	Address uint64
	// Bytes are its content, the lowest address first. Undef and Gone have for each byte the bits that are undefined, and those that nobody knows any more.
	Bytes, Undef, Gone []byte
}

// maxData bounds the bytes of data that is not in memory.
const maxData = 1 << 16

// unknownData is data of a type of which nothing is known.
func unknownData(t *llvmir.Type) Data {
	d := Data{Type: t}
	if t != nil {
		d.resize(min(t.Size, maxData))
	}
	return d
}

// resize gives the data some number of bytes.
func (d *Data) resize(n uint64) {
	d.Bytes, d.Undef, d.Gone = make([]byte, n), make([]byte, n), make([]byte, n)
	for i := range d.Gone {
		d.Gone[i] = 0xff
	}
}

func (d *Data) clone() Data {
	c := *d
	c.Bytes, c.Undef, c.Gone = slices.Clone(d.Bytes), slices.Clone(d.Undef), slices.Clone(d.Gone)
	return c
}

// put sets n bytes at an offset, as far as they lie before an end.
func (d *Data) put(offset, n, end, value, undef uint64) {
	if d.Type == nil && offset+n > uint64(len(d.Bytes)) { // of what has no type the values tell the size
		old := d.clone()
		d.resize(offset + n)
		copy(d.Bytes, old.Bytes)
		copy(d.Undef, old.Undef)
		copy(d.Gone, old.Gone)
		end = max(end, offset+n)
	}
	for i := offset; i < offset+n && i < end && i < uint64(len(d.Bytes)); i++ {
		shift := 8 * (i - offset)
		d.Bytes[i], d.Undef[i], d.Gone[i] = byte(value>>shift), byte(undef>>shift), 0
	}
}

// Part returns the part of some type and size at an offset.
func (d *Data) Part(t *llvmir.Type, offset, size uint64) Data {
	if d.Address != 0 {
		return Data{Type: t, Address: d.Address + offset}
	}
	part := Data{Type: t}
	part.resize(min(size, maxData))
	if n := uint64(len(d.Bytes)); offset < n {
		end := min(offset+size, n)
		copy(part.Bytes, d.Bytes[offset:end])
		copy(part.Undef, d.Undef[offset:end])
		copy(part.Gone, d.Gone[offset:end])
	}
	return part
}

// Memory is what shared memory holds.
type Memory interface {
	// Word returns the content of a location.
	Word(event.Loc) event.Bits
	// Ended reports whether the lifetime of an object is over.
	Ended(event.Obj) bool
}

// Read returns n bytes of memory at an address, as the thread of the stack sees them, with its own private memory. what says why they cannot be read.
func (s *Stack) Read(mem Memory, addr, n uint64) (d Data, what string) {
	p := s.p
	addr = p.address(addr)
	d.resize(min(n, maxData))
	at, what := p.resolve(addr, n)
	switch {
	case what != "":
		return d, what
	case at.unknown != "":
		return d, at.unknown
	case at.private:
		return d, s.readPrivate(&d, addr)
	case at.obj != event.NoObj && mem.Ended(at.obj):
		return d, p.objectName(at.obj) + " is not alive"
	}
	for i := uint64(0); i < uint64(len(d.Bytes)); {
		word := p.wordAt(mem, at.obj, (addr+i)&^7)
		for shift := 8 * ((addr + i) & 7); shift < 64 && i < uint64(len(d.Bytes)); shift += 8 {
			d.put(i, 1, i+1, word.Value>>shift, word.Undef>>shift)
			i++
		}
	}
	return d, ""
}

// wordAt returns the word at an aligned address.
func (p *Program) wordAt(mem Memory, obj event.Obj, addr uint64) event.Bits {
	p.space.mu.RLock()
	l, named := p.space.byAddr[addr]
	p.space.mu.RUnlock()
	switch {
	case named:
		return mem.Word(l)
	case obj != event.NoObj && p.space.get(obj).zero:
		return event.Bits{}
	case obj != event.NoObj && !p.AliveAtStart(obj):
		return event.Bits{Undef: ^uint64(0)}
	}
	return p.initial(addr)
}

// readPrivate reads private memory of the thread.
func (s *Stack) readPrivate(d *Data, addr uint64) (what string) {
	n := uint64(len(d.Bytes))
	for _, b := range s.blocks {
		if addr < b.addr || addr-b.addr > b.size || n > b.size-(addr-b.addr) {
			continue
		}
		for i := range n {
			v, undefined := b.read(addr-b.addr+i, 1)
			d.put(i, 1, n, v, undefined)
		}
		return ""
	}
	return "no variable of this thread is there"
}
