package states

import (
	"maps"
	"slices"

	"github.com/gomc/gomc/event"
)

// The word of a mutex or a reader-writer lock holds the number of its owner, see package event: the word names a thread. When threads exchange
// their places, so do names in such words. What is such a word is learned: a word of eight bytes that an operation of a lock has
// accessed. Other accesses to it must never write what could be a name, as initialisers and destructors do not; else there is no symmetry.

// Names are in the low half of a word.
const (
	nameBits = 32
	nameMask = 1<<nameBits - 1
	maxName  = 1 << 12 // of threads, see interp
)

// owner is what a lock stores that a thread holds.
func owner(t event.ThreadID) uint64 { return uint64(t) + 1 }

// namesOwner reports whether an operation is one of a lock whose operand is the number of the thread.
func namesOwner(l *event.Label) bool {
	if l.Kind != event.RMW || l.Mask != 0xff {
		return false
	}
	switch l.Op {
	case event.OpMutexLock, event.OpMutexUnlock, event.OpReadLock, event.OpWriteLock, event.OpRWUnlock:
		return true
	}
	return false
}

// naming says which words hold names.
type naming struct {
	locks map[event.Loc]bool
	other map[event.Loc]bool // words that were written, or read in part, in a way that locks are not
	list  []event.Loc        // locks in their order; replaced when there is a new one
}

func newNaming() naming { return naming{locks: map[event.Loc]bool{}, other: map[event.Loc]bool{}} }

// notice learns from an operation which words hold names.
func (y *symmetry) notice(l *event.Label, t event.ThreadID) {
	if !l.Accesses() {
		return
	}
	n := &y.words
	if namesOwner(l) {
		if n.locks[l.Loc] && l.Val == owner(t) {
			return
		}
		if n.other[l.Loc] || l.Val != owner(t) || !nameless(y.prog.Word(l.Loc)) {
			panic(y.none())
		}
		n.locks[l.Loc] = true
		n.list = slices.Sorted(maps.Keys(n.locks))
		return
	}
	if l.Mask == 0xff && writesNoName(l) {
		return
	}
	if n.locks[l.Loc] {
		panic(y.none())
	}
	n.other[l.Loc] = true
}

// none says that no threads are alike.
func (y *symmetry) none() asymmetry {
	var all []event.ThreadID
	for _, c := range y.classes {
		all = append(all, c.members...)
	}
	return apart(all)
}

// nameless reports whether a word would name nobody if it were a lock.
func nameless(word event.Bits) bool {
	name := word.Value & nameMask
	return name == 0 || name > maxName
}

// writesNoName reports whether what an access to a whole word writes, if it writes, is nameless.
func writesNoName(l *event.Label) bool {
	switch {
	case l.Kind == event.Load:
		return true
	case l.Kind == event.Store, l.Op == event.OpXchg, l.Op == event.OpCmpXchg:
		return nameless(l.Operand())
	}
	return false
}

// reading is what an operation reads, up to names of threads that are alike.
type reading struct {
	value event.Bits // without the name
	class *class     // of the thread that it names, nil if there is none
	self  bool       // it names the thread that reads
}

// read returns what a value that was read means to a thread.
func (y *symmetry) read(l *event.Label, t event.ThreadID, v event.Bits) reading {
	if !l.Reads() || l.Mask != 0xff || !y.words.locks[l.Loc] {
		return reading{value: v}
	}
	w, c := y.named(v)
	if c == nil {
		return reading{value: v}
	}
	v.Value &^= nameMask
	return reading{value: v, class: c, self: w == t}
}

// named returns the thread of a class that a word names, and its class; nil if it names none.
func (y *symmetry) named(word event.Bits) (t event.ThreadID, c *class) {
	name := word.Value & nameMask
	if name == 0 || name > maxName || word.Undef&nameMask != 0 {
		return 0, nil
	}
	t = event.ThreadID(name - 1)
	return t, y.class(t)
}

// values calls each with the values that a reading of a thread stands for.
func (y *symmetry) values(r reading, t event.ThreadID, each func(event.Bits)) {
	if r.class == nil {
		each(r.value)
		return
	}
	for _, u := range r.class.members {
		if r.self == (u == t) {
			each(event.Bits{Value: r.value.Value | owner(u), Undef: r.value.Undef})
		}
	}
}

// hash returns a number that is the same in each search.
func (r reading) hash() uint64 {
	h := scramble(r.value.Value ^ scramble(r.value.Undef))
	if r.class != nil {
		h = scramble(h + 2*uint64(r.class.index) + 1)
	}
	if r.self {
		h = scramble(h + 1)
	}
	return h
}

// locks returns the words that name the owners of locks, in their order. It must not be changed.
func (y *symmetry) locks() []event.Loc {
	y.mu.RLock()
	defer y.mu.RUnlock()
	return y.words.list
}
