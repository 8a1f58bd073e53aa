package cells

import (
	"cmp"
	"maps"
	"math/bits"
	"slices"

	"github.com/gomc/gomc/event"
)

// Cell is a piece of memory that every access covers whole: some bytes of a
// word, or the lifetime of an object.
type Cell struct {
	Loc   event.Loc  // event.NoLoc for a lifetime
	Addr  uint64     // of the word
	Mask  uint8      // the bytes of the word
	Bits  uint64     // the bits of the word
	Shift uint8      // the least of them
	Init  event.Bits // the initial value, as bits of the word
}

// Values of the cell of a lifetime.
const (
	Living = 1
	Gone   = 2
)

// Extract returns what an access to all of the cell reads from a value of the cell.
func (c *Cell) Extract(word event.Bits) event.Bits {
	shift := c.Shift & 63
	return event.Bits{Value: word.Value >> shift, Undef: word.Undef >> shift}
}

// Insert returns the value of the cell after an access to all of it has written v.
func (c *Cell) Insert(v event.Bits) event.Bits {
	shift := c.Shift & 63
	return event.Bits{Value: v.Value << shift & c.Bits, Undef: v.Undef << shift & c.Bits}
}

// IsLife reports whether the cell is a lifetime.
func (c *Cell) IsLife() bool { return c.Loc == event.NoLoc }

// Op says which cells an operation accesses.
type Op struct {
	Cells []int32
	Life  bool // the lifetime of the object is read before
	mask  uint8
}

// Nth says what the n-th of the accesses is that an operation makes, one to a cell: the lifetime is read first, then the cells in turn, and a read-modify-write of several
// cells writes all of them after it has read all. It returns the index of the cell, negative for the lifetime, and whether it is written.
func (o *Op) Nth(l *event.Label, n int32) (i int32, write bool) {
	if o.Life {
		n--
	}
	if k := int32(len(o.Cells)); n >= k {
		return n - k, true
	}
	return n, l.Kind == event.Store
}

// Memory is the memory of a program, divided into numbered cells as operations are met.
type Memory struct {
	Cells []Cell

	prog   event.Program
	layout *Layout
	words  []word               // by location
	lives  []int32              // by object: the cell of its lifetime, none if there is none
	bases  map[event.Obj]uint64 // addresses of objects
}

const none int32 = -1

// word is the cells of a word.
type word struct {
	ops   []Op    // operations met so far
	cells []int32 // all, by mask below
	masks []uint8
}

// New returns the memory of a program that is divided as a layout says, and has no cells yet.
func New(prog event.Program, layout *Layout) Memory {
	return Memory{prog: prog, layout: layout, bases: map[event.Obj]uint64{}}
}

// Clone returns a copy in which further cells may be numbered otherwise.
func (m *Memory) Clone() Memory {
	c := *m
	c.Cells, c.words, c.lives, c.bases = slices.Clip(m.Cells), slices.Clone(m.words), slices.Clone(m.lives), maps.Clone(m.bases)
	for i := range c.words {
		w := &c.words[i]
		w.ops, w.cells, w.masks = slices.Clip(w.ops), slices.Clip(w.cells), slices.Clip(w.masks)
	}
	return c
}

// Probed reports what the layout says of a cell, see [Layout].
func (m *Memory) Probed(c int) bool { return !m.Cells[c].IsLife() && m.layout.Probed[m.Cells[c].Addr] }

// Probe returns what is learned where a cell is probed.
func (m *Memory) Probe(c int) *Layout {
	learned := NewLayout()
	learned.Probed[m.Cells[c].Addr] = true
	return learned
}

// Known returns the cells of a load, store or read-modify-write, nil if Operation was not asked for them yet.
func (m *Memory) Known(l *event.Label) *Op {
	if int(l.Loc) < len(m.words) {
		ops := m.words[l.Loc].ops
		for i := range ops {
			if ops[i].mask == l.Mask {
				return &ops[i]
			}
		}
	}
	return nil
}

// Operation returns the cells that a load, store or read-modify-write accesses. If it accesses a part of one, it returns
// what was learned instead.
func (m *Memory) Operation(l *event.Label) (op *Op, learned *Layout) {
	if op := m.Known(l); op != nil {
		return op, nil
	}
	for int(l.Loc) >= len(m.words) {
		m.words = append(m.words, word{})
	}
	w := &m.words[l.Loc]
	if w.cells == nil {
		for _, mask := range m.layout.Pieces[wordOf(l)] {
			m.newCell(w, l, mask)
		}
	}
	o := Op{mask: l.Mask}
	rest := l.Mask
	for i, mask := range w.masks {
		switch {
		case mask&^l.Mask == 0:
			o.Cells = append(o.Cells, w.cells[i])
			rest &^= mask
		case mask&l.Mask != 0:
			return nil, split(l, w.masks)
		}
	}
	if rest != 0 {
		if rest != l.Mask {
			return nil, split(l, w.masks)
		}
		m.newCell(w, l, rest)
		o.Cells = append(o.Cells, w.cells[len(w.cells)-1])
	}
	if l.Object != event.NoObj {
		if _, ok := m.bases[l.Object]; !ok {
			m.bases[l.Object] = l.Addr // an access to the first word before any allocation was met
		}
		o.Life = m.Contended(l.Object)
	}
	w.ops = append(w.ops, o)
	return &w.ops[len(w.ops)-1], nil
}

// split returns the layout in which an access covers whole cells.
func split(l *event.Label, masks []uint8) *Layout {
	learned := NewLayout()
	for _, mask := range append(slices.Clone(masks), l.Mask) {
		learned.Pieces[wordOf(l)] = refine(learned.Pieces[wordOf(l)], mask)
	}
	return learned
}

func (m *Memory) newCell(w *word, l *event.Label, mask uint8) {
	w.cells = append(w.cells, int32(len(m.Cells)))
	w.masks = append(w.masks, mask)
	m.Cells = append(m.Cells, Cell{Loc: l.Loc, Addr: wordOf(l), Mask: mask, Bits: event.WordMask(mask), Shift: 8 * uint8(bits.TrailingZeros8(mask)),
		Init: m.prog.Word(l.Loc).And(event.WordMask(mask))})
}

// Lifetime returns the cell that stands for the lifetime of an object.
func (m *Memory) Lifetime(o event.Obj) int32 {
	if c, ok := m.LifeOf(o); ok {
		return c
	}
	for int(o) >= len(m.lives) {
		m.lives = append(m.lives, none)
	}
	c := int32(len(m.Cells))
	m.Cells = append(m.Cells, Cell{Loc: event.NoLoc, Init: event.Defined(Living)})
	m.lives[o] = c
	return c
}

// LifeOf is Lifetime for an object that may have no such cell.
func (m *Memory) LifeOf(o event.Obj) (c int32, ok bool) {
	if int(o) < len(m.lives) {
		c = m.lives[o]
		return c, c >= 0
	}
	return none, false
}

// Lives returns, by object, the cell of its lifetime, negative if it has none.
func (m *Memory) Lives() []int32 { return m.lives }

// Place notes the address of an object, which an allocation has. It reports whether that is news.
func (m *Memory) Place(l *event.Label) (news bool) {
	if a, ok := m.bases[l.Object]; ok && a == l.Addr {
		return false
	}
	m.bases[l.Object] = l.Addr
	return true
}

// Contended reports whether accesses to an object read its lifetime.
func (m *Memory) Contended(o event.Obj) bool { return m.layout.Contended[m.bases[o]] }

// Contend returns what is learned where the lifetime of an object has to be a cell that every access reads.
func (m *Memory) Contend(o event.Obj) *Layout {
	learned := NewLayout()
	learned.Contended[m.bases[o]] = true
	return learned
}

// Allocated returns what is learned where the allocations of an object have to be events.
func (m *Memory) Allocated(o event.Obj) *Layout {
	learned := NewLayout()
	learned.Allocated[m.bases[o]] = true
	return learned
}

// Sort sorts cells of data by their places in memory, which do not depend on the order in which they were met.
func (m *Memory) Sort(cells []int32) {
	slices.SortFunc(cells, func(a, b int32) int {
		x, y := &m.Cells[a], &m.Cells[b]
		return cmp.Or(cmp.Compare(x.Addr, y.Addr), cmp.Compare(x.Mask, y.Mask))
	})
}
