// Code generated from package trust by go generate. DO NOT EDIT.

package long

import (
	"github.com/gomc/gomc/event"
	set "github.com/gomc/gomc/explore/set/tries"
	"github.com/gomc/gomc/memmodel"
)

// This file finds ends of lifetimes under RA and RC11 that not every access to the object happens before. Where an
// access and the end come in no order of porf, some graph has the access read the lifetime after its end; see
// cells.go. There is no such graph where the access is before the end in porf: that it does not happen before shows when the end is added.

// unready returns what is wrong with the next operation of a thread, which ends the lifetime of an object: the allocation
// of the object, or an access to it that is before in porf, does not happen before. It returns nil if nothing is.
func (x *builder) unready(t int32) *event.Fault {
	c := &x.threads[t]
	switch {
	case x.early(t):
		return memmodel.Unallocated(x.prog, c.label)
	case x.ordered && x.unfinished(c):
		return memmodel.Unfinished(x.prog, c.label)
	}
	return nil
}

// unfinished reports whether an access to the object of the next operation of a thread is before it in porf, and does
// not happen before it.
func (x *builder) unfinished(c *cursor) bool {
	found, unordered := false, c.porf
	set.Subtract(&unordered, &c.hb)
	set.Each(&unordered, func(e int32) {
		ev := &x.ev[e]
		found = found || ev.kind == access && ev.label.Object == c.label.Object && ev.label.Accesses()
	})
	return found
}
