package interp

import (
	"fmt"
	"maps"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/symbolic/term"
)

// frame is an activation of a function, frozen. It is immutable and interned.
type frame struct {
	fn     *function
	pc     uint32
	sub    uint32 // progress of an operation of several steps
	parent *frame
	regs   []uint64  // the live slots, by fn.live[pc]
	shades []shade   // their undefined bits; nil if there are none
	terms  *termList // nil if they are numbers
	extra  []uint64  // what the operation in progress remembers
	objs   uint32    // live stack objects when it began
	blocks uint32    // private blocks when it began
	depth  uint32
	hash   uint64
}

func (f *frame) equal(g *frame) bool {
	for f != g {
		if f == nil || g == nil || f.hash != g.hash || f.fn != g.fn || f.pc != g.pc || f.sub != g.sub ||
			f.objs != g.objs || f.blocks != g.blocks || !slices.Equal(f.regs, g.regs) || !slices.Equal(f.shades, g.shades) || !slices.Equal(f.extra, g.extra) || !f.terms.equal(g.terms) {
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
	for _, s := range f.shades {
		h = mix(mix(h, s.bits), uint64(s.origin))
	}
	if f.terms != nil {
		h = f.terms.addTo(h)
	}
	f.hash = h
}

// shade notes the undefined bits of the live slots, and clears them in the values.
func (f *frame) shade(a *activation, live []operand) {
	any := false
	shades := make([]shade, len(live))
	for i, slot := range live {
		shades[i] = a.shades[slot]
		f.regs[i] &^= shades[i].bits
		any = any || shades[i].bits != 0
	}
	if any {
		f.shades = shades
	}
}

// register returns what a slot holds; 0 if it is not live.
func (f *frame) register(slot operand) uint64 {
	if i := slices.Index(f.fn.liveAt(f.pc), slot); i >= 0 {
		return f.regs[i]
	}
	return 0
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
	undef  []uint64              // the undefined bits of each word, which are 0 there
	terms  map[uint64]*term.Term // by byte, those that are no numbers; nil if there are none
	name   string
	frozen bool
	hash   uint64
}

func (b *block) equal(c *block) bool {
	return b == c || b.hash == c.hash && b.addr == c.addr && b.size == c.size &&
		slices.Equal(b.words, c.words) && slices.Equal(b.undef, c.undef) && maps.Equal(b.terms, c.terms)
}

func (b *block) rehash() {
	h := mix(0x517cc1b727220a95, b.addr)
	h = mix(h, b.size)
	for i, w := range b.words {
		h = mix(h, w)
		h = mix(h, b.undef[i])
	}
	for i, t := range b.terms { // in any order
		h += mix(mix(i, uint64(t.ID)), 1)
	}
	b.hash = h
}

func (b *block) clone() *block {
	c := *b
	c.frozen = false
	c.words, c.undef = slices.Clone(b.words), slices.Clone(b.undef)
	if b.terms != nil {
		c.terms = maps.Clone(b.terms)
	}
	return &c
}

// part is a place in a piece of private memory.
type part struct {
	name   string
	offset uint64
}

func (b *block) part(offset uint64) part { return part{b.name, offset} }

func (p part) String() string {
	if p.offset == 0 {
		return p.name
	}
	return fmt.Sprintf("%s + %d", p.name, p.offset)
}

// read returns n bytes at an offset and their undefined bits.
func (b *block) read(offset uint64, n uint8) (v, undefined uint64) {
	w, shift, m := offset/8, offset&7*8, mask(8*n)
	v, undefined = b.words[w]>>shift, b.undef[w]>>shift
	if shift+8*uint64(n) > 64 {
		v |= b.words[w+1] << (64 - shift)
		undefined |= b.undef[w+1] << (64 - shift)
	}
	return v & m, undefined & m
}

// write stores n bytes with some undefined bits.
func (b *block) write(offset uint64, n uint8, v, undefined uint64) {
	if b.terms != nil {
		b.forgetTerms(offset, uint64(n))
	}
	w, shift, m := offset/8, offset&7*8, mask(8*n)
	v, undefined = v&^undefined&m, undefined&m
	b.words[w] = b.words[w]&^(m<<shift) | v<<shift
	b.undef[w] = b.undef[w]&^(m<<shift) | undefined<<shift
	if shift+8*uint64(n) > 64 {
		rest := 64 - shift
		b.words[w+1] = b.words[w+1]&^(m>>rest) | v>>rest
		b.undef[w+1] = b.undef[w+1]&^(m>>rest) | undefined>>rest
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
	known   *knowledge
	hash    uint64
}

func (e *extent) equal(f *extent) bool {
	return e == f || e.hash == f.hash && e.heap == f.heap && e.created == f.created && e.atomic == f.atomic && e.known.equal(f.known) &&
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
		if n.term != nil {
			h = mix(h, uint64(n.term.ID))
		}
	}
	for _, b := range e.blocks {
		h = mix(h, b.hash)
	}
	if e.known != nil {
		h = e.known.addTo(h)
	}
	e.hash = h
}
