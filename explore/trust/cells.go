package trust

import (
	"cmp"
	"maps"
	"math/bits"
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// Layout is what a search has learned about the memory of a program: which
// bytes are accessed together, and which objects are accessed at about the time
// when they are freed. A search that learns more starts over. A Layout
// can be written as JSON; addresses mean the same in every process.
type Layout struct {
	// Pieces are the cells of aligned words that are not accessed with one size, by
	// address of the word.
	Pieces map[uint64][]uint8 `json:"pieces,omitempty"`
	// Contended are the addresses of objects whose accesses race with their end.
	Contended map[uint64]bool `json:"contended,omitempty"`
	// Probed are the addresses of mutexes that are accessed otherwise than by lock and
	// unlock at about the time when they are locked; see inplace.go.
	Probed map[uint64]bool `json:"probed,omitempty"`
	// Allocated are the addresses of objects whose allocations are events, so that it shows
	// whether they happen before accesses; see birth.go.
	Allocated map[uint64]bool `json:"allocated,omitempty"`
}

// NewLayout returns the layout of a program of which nothing is known: every
// location is accessed with one size.
func NewLayout() *Layout {
	return &Layout{Pieces: map[uint64][]uint8{}, Contended: map[uint64]bool{}, Probed: map[uint64]bool{}, Allocated: map[uint64]bool{}}
}

// Merge adds what another search has learned.
func (y *Layout) Merge(z *Layout) {
	for word, masks := range z.Pieces {
		for _, m := range masks {
			y.Pieces[word] = refine(y.Pieces[word], m)
		}
	}
	maps.Copy(y.Contended, z.Contended)
	maps.Copy(y.Probed, z.Probed)
	maps.Copy(y.Allocated, z.Allocated)
}

// Clone returns a copy.
func (y *Layout) Clone() *Layout {
	z := NewLayout()
	z.Merge(y)
	return z
}

// refine splits pieces so that mask is a union of them.
func refine(pieces []uint8, mask uint8) []uint8 {
	var all []uint8
	for _, p := range pieces {
		for _, q := range [2]uint8{p & mask, p &^ mask} {
			if q != 0 {
				all = append(all, q)
			}
		}
		mask &^= p
	}
	if mask != 0 {
		all = append(all, mask)
	}
	slices.Sort(all)
	return all
}

// wordOf returns the address of the word that a label accesses, or a number in its
// place for programs without addresses.
func wordOf(l *event.Label) uint64 {
	if l.Addr == 0 {
		return 1<<63 | uint64(l.Loc)
	}
	return l.Addr &^ 7
}

// place is the cells of a word.
type place struct {
	ops   []op    // seen so far
	cells []int32 // all, by mask below
	masks []uint8
}

// op says which cells an operation accesses.
type op struct {
	mask  uint8
	cells []int32
	life  bool // the lifetime of the object is read before
}

// operation returns the cells that a load, store or read-modify-write accesses.
func (x *search[S]) operation(l *event.Label) *op {
	if int(l.Loc) < len(x.places) {
		ops := x.places[l.Loc].ops
		for i := range ops {
			if ops[i].mask == l.Mask {
				return &ops[i]
			}
		}
	}
	return x.resolve(l)
}

func (x *search[S]) resolve(l *event.Label) *op {
	for int(l.Loc) >= len(x.places) {
		x.places = append(x.places, place{})
	}
	p := &x.places[l.Loc]
	if p.cells == nil {
		for _, m := range x.layout.Pieces[wordOf(l)] {
			x.newCell(p, l, m)
		}
	}
	o := op{mask: l.Mask}
	rest := l.Mask
	for i, m := range p.masks {
		switch {
		case m&^l.Mask == 0:
			o.cells = append(o.cells, p.cells[i])
			rest &^= m
		case m&l.Mask != 0:
			x.split(l, p.masks)
		}
	}
	if rest != 0 {
		if rest != l.Mask {
			x.split(l, p.masks)
		}
		x.newCell(p, l, rest)
		o.cells = append(o.cells, p.cells[len(p.cells)-1])
	}
	if len(o.cells) > 1 {
		x.sections = true
	}
	if l.Object != event.NoObj {
		if _, ok := x.bases[l.Object]; !ok {
			x.base(l) // an access to the first word before any allocation was met
		}
		o.life = x.contended(l.Object)
		x.sections = x.sections || o.life
	}
	p.ops = append(p.ops, o)
	x.rename()
	return &p.ops[len(p.ops)-1]
}

// split makes the search start over with smaller cells.
func (x *search[S]) split(l *event.Label, masks []uint8) {
	learned := NewLayout()
	for _, m := range append(slices.Clone(masks), l.Mask) {
		learned.Pieces[wordOf(l)] = refine(learned.Pieces[wordOf(l)], m)
	}
	panic(learned)
}

// base notes the address of an object.
func (x *search[S]) base(l *event.Label) {
	if a, ok := x.bases[l.Object]; !ok || a != l.Addr {
		x.bases[l.Object] = l.Addr
		x.rename()
	}
}

// contended reports whether accesses to an object read its lifetime.
func (x *search[S]) contended(o event.Obj) bool { return x.layout.Contended[x.bases[o]] }

// contend makes the search start over with the lifetime of an object as a cell
// that every access reads.
func (x *search[S]) contend(o event.Obj) {
	learned := NewLayout()
	learned.Contended[x.bases[o]] = true
	panic(learned)
}

func (x *search[S]) newCell(p *place, l *event.Label, mask uint8) {
	x.rename()
	p.cells = append(p.cells, int32(len(x.cells)))
	p.masks = append(p.masks, mask)
	x.cells = append(x.cells, cell[S]{loc: l.Loc, addr: wordOf(l), mask: mask, bits: event.WordMask(mask), shift: 8 * uint8(bits.TrailingZeros8(mask)), init: x.prog.Word(l.Loc).And(event.WordMask(mask)), probed: x.layout.Probed[wordOf(l)],
		first: none, tail: initial})
}

// States of a lifetime.
const (
	living = 1
	gone   = 2
)

// lifetime returns the cell that stands for the lifetime of an object.
func (x *search[S]) lifetime(o event.Obj) int32 {
	if c, ok := x.lifeOf(o); ok {
		return c
	}
	for int(o) >= len(x.lives) {
		x.lives = append(x.lives, none)
	}
	c := int32(len(x.cells))
	x.rename()
	x.cells = append(x.cells, cell[S]{loc: event.NoLoc, init: event.Defined(living), first: none, tail: initial})
	x.lives[o] = c
	return c
}

// isLife reports whether a cell is a lifetime.
func (x *search[S]) isLife(c int32) bool { return c >= 0 && x.cells[c].loc == event.NoLoc }

// lifeOf is lifetime for an object that may have none.
func (x *search[S]) lifeOf(o event.Obj) (c int32, ok bool) {
	if int(o) < len(x.lives) {
		c = x.lives[o]
		return c, c >= 0
	}
	return none, false
}

// ends reports whether an object was freed in this graph.
func (x *search[S]) ends(o event.Obj) bool {
	c, ok := x.lifeOf(o)
	return ok && x.cells[c].first >= 0
}

// reborn returns the cells that an allocation has to write: its lifetime, if the
// object has lived before, and what was written to it then.
func (x *search[S]) reborn(l *event.Label) []int32 {
	x.base(l)
	var cells []int32
	if x.ends(l.Object) {
		cells = append(cells, x.lives[l.Object])
	}
	data := len(cells)
	each(&x.alive, func(e int32) {
		ev := &x.ev[e]
		if ev.kind == access && ev.label.Object == l.Object && ev.writes && ev.cell >= 0 &&
			x.cells[ev.cell].loc != event.NoLoc && !slices.Contains(cells, ev.cell) {
			cells = append(cells, ev.cell)
		}
	})
	slices.SortFunc(cells[data:], func(a, b int32) int {
		return cmp.Or(cmp.Compare(x.cells[a].addr, x.cells[b].addr), cmp.Compare(x.cells[a].mask, x.cells[b].mask))
	})
	return cells
}

// undrained reports whether, under TSO, stores of a thread to an object may still be in the thread's buffer: it was
// not drained since. Under PSO others may know of the new life of the object before they see that it has forgotten the old one,
// whatever is in the buffer.
func (x *search[S]) undrained(t int32, o event.Obj) (found bool) {
	if x.model != memmodel.TSO {
		return x.model == memmodel.PSO
	}
	drained := x.threads[t].drained
	each(&x.alive, func(e int32) {
		ev := &x.ev[e]
		found = found || ev.thread == t && ev.pos > drained && ev.kind == access && ev.writes && ev.label.Object == o
	})
	return found
}

// checkLifetime looks at the next operation of a thread, an access to an object that is not contended as far as is
// known, for an end of the object's lifetime that it is not ordered with.
func (x *search[S]) checkLifetime(c *cursor[S]) {
	o := c.label.Object
	if o == event.NoObj || !x.ends(o) || x.contended(o) {
		return
	}
	last := initial
	for w := x.cells[x.lives[o]].first; w >= 0; w = x.ev[w].coNext {
		if !has(&c.porf, w) {
			x.contend(o)
		}
		last = w
	}
	if last >= 0 && x.ev[last].val.Value != living {
		x.contend(o)
	}
}

// checkFree looks at the end of the lifetime of an object for accesses that it is
// not ordered with.
func (x *search[S]) checkFree(e int32) {
	o := x.ev[e].label.Object
	if x.contended(o) {
		return
	}
	others := x.alive
	subtract(&others, &x.ev[e].prev.porf)
	each(&others, func(y int32) {
		if ev := &x.ev[y]; ev.kind == access && ev.label.Object == o && ev.label.Accesses() {
			x.contend(o)
		}
	})
}
