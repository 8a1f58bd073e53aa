package interp

import (
	"slices"

	"github.com/gomc/gomc/event"
)

// frame is an activation of a function, frozen. It is immutable and interned.
type frame struct {
	fn     *function
	pc     uint32
	sub    uint32 // progress of an operation of several steps
	parent *frame
	regs   []uint64 // the live slots, by fn.live[pc]
	extra  []uint64 // what the operation in progress remembers
	objs   uint32   // live stack objects when it began
	blocks uint32   // private blocks when it began
	depth  uint32
	hash   uint64
}

func (f *frame) equal(g *frame) bool {
	for f != g {
		if f == nil || g == nil || f.hash != g.hash || f.fn != g.fn || f.pc != g.pc || f.sub != g.sub ||
			f.objs != g.objs || f.blocks != g.blocks || !slices.Equal(f.regs, g.regs) || !slices.Equal(f.extra, g.extra) {
			return false
		}
		f, g = f.parent, g.parent
	}
	return true
}

func (f *frame) rehash() {
	h := mix(0x9e3779b97f4a7c15, f.fn.addr)
	h = mix(h, uint64(f.pc)<<32|uint64(f.sub))
	h = mix(h, uint64(f.objs)<<32|uint64(f.blocks))
	if f.parent != nil {
		h = mix(h, f.parent.hash)
	}
	for _, v := range f.regs {
		h = mix(h, v)
	}
	for _, v := range f.extra {
		h = mix(h, v)
	}
	f.hash = h
}

// mix adds a word to a hash.
func mix(h, v uint64) uint64 {
	h ^= v
	h *= 0xff51afd7ed558ccd
	h ^= h >> 32
	return h
}

// block is a piece of private memory. A frozen one is immutable and interned.
type block struct {
	addr   uint64
	size   uint64
	words  []uint64
	init   []uint8 // which bytes of each word are initialised
	name   string
	frozen bool
	hash   uint64
}

func (b *block) equal(c *block) bool {
	return b == c || b.hash == c.hash && b.addr == c.addr && b.size == c.size &&
		slices.Equal(b.words, c.words) && slices.Equal(b.init, c.init)
}

func (b *block) rehash() {
	h := mix(0x517cc1b727220a95, b.addr)
	h = mix(h, b.size)
	for i, w := range b.words {
		h = mix(h, w)
		h = mix(h, uint64(b.init[i]))
	}
	b.hash = h
}

func (b *block) clone() *block {
	c := *b
	c.frozen = false
	c.words, c.init = slices.Clone(b.words), slices.Clone(b.init)
	return &c
}

// read returns n bytes at an offset and the mask of those initialised.
func (b *block) read(offset uint64, n uint8) (v uint64, init uint8) {
	if s := offset & 7; s+uint64(n) <= 8 {
		return b.words[offset/8] >> (8 * s) & mask(8*n), b.init[offset/8] >> s & uint8(1<<n-1)
	}
	for i := uint64(0); i < uint64(n); i++ {
		w, s := (offset+i)/8, (offset+i)&7
		v |= b.words[w] >> (8 * s) & 0xff << (8 * i)
		init |= b.init[w] >> s & 1 << i
	}
	return v, init
}

// write stores n bytes, of which only those in init count as initialised.
func (b *block) write(offset uint64, n uint8, v uint64, init uint8) {
	for i := uint64(0); i < uint64(n); i++ {
		w, s := (offset+i)/8, (offset+i)&7
		b.words[w] = b.words[w]&^(0xff<<(8*s)) | v>>(8*i)&0xff<<(8*s)
		b.init[w] = b.init[w]&^(1<<s) | init>>i&1<<s
	}
}

// extent is the rest of what a thread has, but for its frames. It is
// immutable and interned.
type extent struct {
	blocks  []*block
	objects []event.Obj // live stack objects
	notes   []note
	heap    uint32 // allocations so far
	created uint32 // threads so far
	atomic  uint32 // depth of atomic sections
	hash    uint64
}

func (e *extent) equal(f *extent) bool {
	return e == f || e.hash == f.hash && e.heap == f.heap && e.created == f.created && e.atomic == f.atomic &&
		slices.Equal(e.objects, f.objects) && slices.Equal(e.notes, f.notes) && slices.EqualFunc(e.blocks, f.blocks, (*block).equal)
}

func (e *extent) rehash() {
	h := mix(0x2545f4914f6cdd1d, uint64(e.heap)<<32|uint64(e.created))
	h = mix(h, uint64(e.atomic))
	for _, o := range e.objects {
		h = mix(h, uint64(o))
	}
	for _, n := range e.notes {
		h = mix(mix(h, n.key), n.value)
	}
	for _, b := range e.blocks {
		h = mix(h, b.hash)
	}
	e.hash = h
}
