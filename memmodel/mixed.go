package memmodel

import (
	"slices"

	"github.com/gomc/gomc/event"
)

// Mixed is the set of locations where a thread awaits a value of several bytes and some write changes only a part of
// them. An await that would not pass is usually disabled: engines then find the executions in which it passes
// because it races with the write that disables it. Here that fails. Of two independent writes, each to its part, neither
// disables the await alone, but both together may, so that no race leads to the moment when it was enabled. An await on
// such a location is therefore never disabled: it reads, and if that leads it back to its State, it is blocked
// for ever (see package event). A search that discovers such a location has to start over, since it has
// treated the await in the other way until then.
//
// The set also notes locations that a thread has written although another thread's store buffer holds the beginning of a
// new life of their object; see Machine.begun.
//
// A nil *Mixed is the empty set and stays empty: every await that does not pass is
// disabled. Searches over states use it: they visit the states in which the await passes anyway.
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
