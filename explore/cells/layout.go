package cells

import (
	"maps"
	"slices"

	"github.com/gomc/gomc/event"
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
	// unlock at about the time when they are locked, and of other words that threads wait for and whose writes reads-from does not order; see inplace.go of package trust and
	// mutex.go of package rvf.
	Probed map[uint64]bool `json:"probed,omitempty"`
	// Allocated are the addresses of objects whose allocations are events, so that it shows
	// whether they happen before accesses; see birth.go of package trust.
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

// Observer watches accesses, and learns what a [Memory] would learn of them.
type Observer struct {
	Layout *Layout
	cells  map[uint64][]uint8 // by address of the word
}

// NewObserver returns an observer that has seen nothing.
func NewObserver() *Observer { return &Observer{Layout: NewLayout(), cells: map[uint64][]uint8{}} }

// Access takes an access into account.
func (o *Observer) Access(l *event.Label) {
	word := wordOf(l)
	have, rest, partly := o.cells[word], l.Mask, false
	for _, mask := range have {
		partly = partly || mask&l.Mask != 0 && mask&^l.Mask != 0
		rest &^= mask
	}
	switch {
	case partly || rest != 0 && rest != l.Mask:
		o.cells[word] = refine(have, l.Mask)
		o.Layout.Pieces[word] = o.cells[word]
	case rest != 0:
		o.cells[word] = append(have, rest)
	}
}
