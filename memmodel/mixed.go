package memmodel

import (
	"slices"

	"github.com/gomc/gomc/event"
)

// Mixed is the set of locations on which threads wait for a value that several
// writes make up: an await reads bytes of which some write changes only a part.
// Two independent writes, each to its part, may then disable the await together
// although neither does alone, so that no race with one of them finds the moment
// when it was enabled. An await on such a location is not disabled: it reads, and
// is blocked for ever if it comes back to its State; see package event. A search
// that discovers a location has to start over, since the await was treated
// otherwise before.
//
// It is also the set of locations that a thread has written after an object that they belong to has begun another life in the buffer of
// another thread: see Machine.begun.
//
// A nil *Mixed stands for the empty set and stays empty: every await that does not pass is
// disabled. It is for searches over states, which find the moment when it passes.
type Mixed struct {
	use        []use // by Loc
	discovered bool
}

// use is how the bytes of a location are accessed.
type use struct {
	writes, waits []uint8 // masks
	mixed         bool
	late          bool // written after another thread has begun the life of its object anew
}

// NewMixed returns an empty set.
func NewMixed() *Mixed { return &Mixed{} }

// Discovered reports whether a location was added since the last call of Forget.
func (x *Mixed) Discovered() bool { return x.discovered }

// Forget makes the locations of the set count as known.
func (x *Mixed) Forget() { x.discovered = false }

// has reports whether a location is in the set.
func (x *Mixed) has(l event.Loc) bool { return x != nil && int(l) < len(x.use) && x.use[l].mixed }

// isLate reports whether a location was passed to late.
func (x *Mixed) isLate(l event.Loc) bool { return x != nil && int(l) < len(x.use) && x.use[l].late }

// late notes a write to an object that another thread has begun anew.
func (x *Mixed) late(l event.Loc) {
	if u := x.of(l); !u.late {
		u.late, x.discovered = true, true
	}
}

// of returns the use of a location.
func (x *Mixed) of(l event.Loc) *use {
	for int(l) >= len(x.use) {
		x.use = append(x.use, use{})
	}
	return &x.use[l]
}

// write notes a write of some bytes.
func (x *Mixed) write(l event.Loc, mask uint8) {
	if x == nil {
		return
	}
	u := x.of(l)
	if len(u.writes) > 0 && u.writes[0] == mask || slices.Contains(u.writes, mask) {
		return
	}
	u.writes = append(u.writes, mask)
	x.check(u)
}

// wait notes an await that reads some bytes.
func (x *Mixed) wait(l event.Loc, mask uint8) {
	if x == nil {
		return
	}
	u := x.of(l)
	if len(u.waits) > 0 && u.waits[0] == mask || slices.Contains(u.waits, mask) {
		return
	}
	u.waits = append(u.waits, mask)
	x.check(u)
}

func (x *Mixed) check(u *use) {
	for _, wait := range u.waits {
		for _, write := range u.writes {
			if both := wait & write; both != 0 && both != wait && !u.mixed {
				u.mixed, x.discovered = true, true
			}
		}
	}
}
