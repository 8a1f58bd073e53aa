package states

import (
	"maps"
	"slices"

	"github.com/gomc/gomc/event"
)

// The word of a mutex or a reader-writer lock holds the number of its owner, see package event: the word names a thread. When threads exchange
// their places, so do names in such words. What is such a word is learned: a word of eight bytes that an operation of a lock has
// accessed. Other accesses to it must never write what could be a name, as initialisers and destructors do not; else there is no symmetry.
//
// The word of a barrier holds the set of its users, that of a condition the set of its waiters and the set of those who were woken. Threads add and remove
// themselves, and are not told who the others are (event.Label.Seen), so that only the sets have to follow. Which waiter a signal wakes is a choice, one for each.
// Whoever reads the word otherwise must find all threads of each class in a set, or none.

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

// arrives reports whether an operation is the arrival of a thread at a barrier, whose users can name it.
func arrives(l *event.Label, t event.ThreadID) bool {
	return l.Kind == event.RMW && l.Op == event.OpBarrier && l.Mask == 0xff && l.Exp == uint64(t) && t <= event.MaxUser
}

// waiter is the bits that stand for a thread in the word of a condition, if it waits, and if it was woken.
func waiter(t event.ThreadID) (waits, woken uint64) { return 1 << t, 1 << (nameBits + t) }

// waitsFor reports whether an operation makes a thread, which the word of a condition can name, begin or end to wait.
func waitsFor(l *event.Label, t event.ThreadID) bool {
	if l.Kind != event.RMW || l.Mask != 0xff || t > event.MaxUser {
		return false
	}
	switch l.Op {
	case event.OpCondEnqueue, event.OpCondWake, event.OpCondSleep, event.OpCondLeave:
		return l.Val == uint64(t)
	}
	return false
}

// uses returns what the word is for that an operation names a thread in, and whether that is the thread whose operation it is; 0 if the
// operation names nobody.
func uses(l *event.Label, t event.ThreadID) (u usage, mine bool) {
	switch {
	case namesOwner(l):
		return lock, l.Val == owner(t)
	case l.Kind == event.RMW && l.Op == event.OpBarrier:
		return barrier, arrives(l, t)
	case l.Kind == event.RMW:
		switch l.Op {
		case event.OpCondEnqueue, event.OpCondWake, event.OpCondSleep, event.OpCondLeave:
			return condition, waitsFor(l, t)
		case event.OpCondSignal, event.OpCondBroadcast:
			return condition, l.Mask == 0xff
		}
	}
	return 0, false
}

// usage is what a word names threads for.
type usage uint8

const (
	lock      usage = iota + 1
	barrier         // whose users are named
	condition       // whose waiters are named
)

// naming says which words hold names.
type naming struct {
	words map[event.Loc]usage
	other map[event.Loc]bool // words that were written, or read in part, in a way that the words of locks and barriers are not
	list  []nameWord         // of words, in their order; replaced when there is a new one
}

// nameWord is a word that names threads.
type nameWord struct {
	loc event.Loc
	use usage
}

func newNaming() naming { return naming{words: map[event.Loc]usage{}, other: map[event.Loc]bool{}} }

// notice learns from an operation which words hold names.
func (y *symmetry) notice(l *event.Label, t event.ThreadID) {
	y.names(t, l)
	if !l.Accesses() {
		return
	}
	if r := y.own.rows[l.Loc]; r != nil {
		y.usesOwn(r, l, t)
		return
	}
	n := &y.words
	if u, mine := uses(l, t); u != 0 {
		if n.words[l.Loc] == u && mine {
			return
		}
		if n.words[l.Loc] != 0 || n.other[l.Loc] || !mine || !nameless(y.prog.Word(l.Loc)) {
			panic(y.none())
		}
		n.words[l.Loc] = u
		n.list = nil
		for _, at := range slices.Sorted(maps.Keys(n.words)) {
			n.list = append(n.list, nameWord{at, n.words[at]})
		}
		return
	}
	if l.Mask == 0xff && writesNoName(l) {
		return
	}
	if n.words[l.Loc] != 0 {
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

// nameless reports whether a word would name nobody if it were that of a lock or of a barrier.
func nameless(word event.Bits) bool {
	name := word.Value & nameMask
	return (name == 0 || name > maxName) && users(word) == 0
}

// users returns the set of the users of a barrier.
func users(word event.Bits) uint64 {
	round := word.Value >> nameBits
	if round&event.BarrierCounts != 0 {
		return 0
	}
	return round & event.BarrierUsers
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
	bits  ownBits
	own   *class // the word is one of the thread's, in this class, and the value is what the leader would read; nil if not
}

// ownBits is which of the bits of a thread are set in the word of a condition that it reads.
type ownBits struct{ waits, woken bool }

// read returns what a value that was read means to a thread.
func (y *symmetry) read(l *event.Label, t event.ThreadID, v event.Bits) reading {
	if !l.Reads() || l.Mask != 0xff {
		return reading{value: v}
	}
	if r := y.own.rows[l.Loc]; r != nil {
		return y.readOwn(r, l, t, v)
	}
	switch y.words.words[l.Loc] {
	case 0:
		return reading{value: v}
	case barrier:
		if l.Op != event.OpBarrier && !y.allOrNone(users(v)) {
			panic(y.none())
		}
		v.Value = l.Seen(v.Value)
		return reading{value: v}
	case condition:
		return y.readCondition(l, t, v)
	}
	w, c := y.named(v)
	if c == nil {
		return reading{value: v}
	}
	v.Value &^= nameMask
	return reading{value: v, class: c, self: w == t}
}

// readCondition returns what the word of a condition means to a thread.
func (y *symmetry) readCondition(l *event.Label, t event.ThreadID, v event.Bits) reading {
	if u, _ := uses(l, t); u != condition {
		if !y.allOrNone(v.Value) || !y.allOrNone(v.Value>>nameBits) {
			panic(y.none())
		}
		return reading{value: v}
	}
	v.Value = l.Seen(v.Value)
	if !waitsFor(l, t) || l.Op == event.OpCondEnqueue {
		return reading{value: v}
	}
	waits, woken := waiter(t)
	own := ownBits{v.Value&waits != 0, v.Value&woken != 0}
	v.Value &^= waits | woken
	return reading{value: v, bits: own}
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
	if r.own != nil {
		each(r.own.estate.swap(r.value, r.own.place(t)))
		return
	}
	if r.class == nil {
		v := r.value
		waits, woken := waiter(t)
		if r.bits.waits {
			v.Value |= waits
		}
		if r.bits.woken {
			v.Value |= woken
		}
		each(v)
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
	if r.bits.waits {
		h = scramble(h + 1<<32)
	}
	if r.bits.woken {
		h = scramble(h + 1<<33)
	}
	return h
}

// allOrNone reports whether a set has all threads of each class in it, or none.
func (y *symmetry) allOrNone(set uint64) bool {
	for _, c := range y.classes {
		in := 0
		for _, t := range c.members {
			if t <= event.MaxUser && set>>t&1 != 0 {
				in++
			}
		}
		if in != 0 && in != len(c.members) {
			return false
		}
	}
	return true
}

// names returns how a word names a thread, 0 if it does not: the bits of its sets that the thread is in, or 1 in the word of a lock.
func names(u usage, word event.Bits, t event.ThreadID) (how uint64) {
	if u == lock {
		if word.Value&nameMask == owner(t) && word.Undef&nameMask == 0 {
			return 1
		}
		return 0
	}
	if t > event.MaxUser {
		return 0
	}
	if u == barrier {
		return users(word) >> t & 1
	}
	waits, woken := waiter(t)
	return word.Value & (waits | woken) >> t
}

// permuted returns a word in which threads have exchanged their places.
func permuted(u usage, word event.Bits, to map[event.ThreadID]event.ThreadID) event.Bits {
	x := word
	for from, t := range to {
		how := names(u, word, from)
		switch {
		case how == 0:
		case u == lock:
			x.Value = word.Value&^nameMask | owner(t)
		case u == barrier:
			x.Value ^= (1<<from ^ 1<<t) << nameBits
		default:
			x.Value ^= how<<from ^ how<<t
		}
	}
	return x
}

// naming returns the words that name threads, in their order. It must not be changed.
func (y *symmetry) naming() []nameWord {
	if y == nil {
		return nil
	}
	y.mu.RLock()
	defer y.mu.RUnlock()
	return y.words.list
}
