package interp

import (
	"slices"

	"github.com/gomc/gomc/event"
)

// A thread may create another one that runs the same routine, and so on. It is unrolled like a recursion: as long as that ends, all of it. Where a round comes to no
// end, or to more than the program may have, the next one follows such threads as deep as loops are followed, and cuts them there.

// mayDescend tells whether a thread may create one that runs a routine; else the way ends.
func (u *unroller) mayDescend(s *ustate, routine uint64) bool {
	if u.opts.Unroll == 0 {
		return true
	}
	switch n := u.descent(event.ThreadID(u.thread), routine); {
	case u.endless[routine] && n >= u.opts.Unroll:
		u.cut(s, "threads")
		return false
	case n >= max(maxDescent, u.opts.Unroll):
		u.endless[routine] = true
		panic(errEndless)
	}
	return true
}

// descent is how many threads run a routine: a thread, who has created it, who has created that one, and so on.
func (u *unroller) descent(id event.ThreadID, routine uint64) (n int) {
	for ; id != 0; id = event.ThreadID(u.p.threads.parent(id)) {
		if slices.ContainsFunc(u.starts[id], func(c creation) bool { return c.fn.t.Is(routine) }) {
			n++
		}
	}
	return n
}

// descends looks for routines that threads run deeper than they would be followed if that had no end, and takes them for such. It tells whether there are new ones.
func (u *unroller) descends() (found bool) {
	for id, starts := range u.starts {
		if id == 0 || u.opts.Unroll == 0 {
			continue
		}
		for _, c := range starts {
			if routine := c.fn.t.Value; !u.endless[routine] && u.descent(id, routine) > u.opts.Unroll {
				u.endless[routine], found = true, true
			}
		}
	}
	return found
}
