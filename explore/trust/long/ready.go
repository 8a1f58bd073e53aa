// Code generated from package trust by go generate. DO NOT EDIT.

package long

import (
	"github.com/gomc/gomc/event"
	set "github.com/gomc/gomc/explore/set/tries"
	"github.com/gomc/gomc/memmodel"
)

// This file keeps sets of threads by what they can do next, so that next need not look at each thread.

// touch notes that a thread has changed.
func (x *builder) touch(t int32) { x.ready.touched.Add(x.roster.Ranks[t]) }

// touchAll notes that all threads have changed.
func (x *builder) touchAll() {
	x.ready = ready{}
	for t := range x.threads {
		if x.roster.Keys[t] != nil {
			x.touch(int32(t))
		}
	}
}

// refresh brings ready up to date.
func (x *builder) refresh() {
	r := &x.ready
	var nobody set.Threads
	for b := r.touched; !b.IsEmpty(); b = b.Rest() {
		first := b.First()
		c, k := &x.threads[x.roster.Sched[first]], uint16(first)
		r.begun.Remove(k)
		r.null.Remove(k)
		now := c.standing()
		switch {
		case now == ended:
			if c.label.Operand() == (event.Bits{}) && c.label.Returns() {
				r.null.Add(k)
			}
		case c.status == memmodel.Running && (c.halved || c.node >= 0 || c.sub > 0):
			r.begun.Add(k)
		}
		if was := r.of[k]; was != now {
			r.is[was].Remove(k)
			r.is[now].Add(k)
			r.of[k] = now
		}
	}
	r.touched = nobody
}

// standing says what the thread can do.
func (c *place) standing() standing {
	switch c.status {
	case memmodel.Absent:
		return absent
	case memmodel.Ended:
		return ended
	case memmodel.Running:
		switch l := c.label; {
		case l.Kind == event.Store:
			return storing
		case l.Kind == event.Join:
			return joining
		case l.Blocks && !memmodel.AlwaysChanges(l):
			return blocking
		}
		return going
	}
	return stopped
}
