package states

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// Where no process can be executed alone, several threads may be enough: a persistent set (Godefroid, "Partial-Order Methods for the Verification of
// Concurrent Systems", 1996). What its members do next conflicts with nothing that the others may do for as long as all members stand still. That is far less than
// what they may do at all: a thread that waits for a value which only a member can write does not go on.
//
// What the others may do is computed for each state, thread by thread: which configurations a thread can come to if it may read
// whatever is in memory in the state, or is written by any of them in any of theirs; in which order does not matter, nor who has overwritten what. The
// steps from one configuration to another are those that the search has executed (footprint.go). So this knowledge, too, may be too little when a state is
// reduced, and the state is looked at again at the end. The claim of reduce.go holds, and its proof, with these additions:
//
// What can follow a visited state r is known with the values that are read. Let r be reduced to the set P, and let a_j be the first of a_1 ... a_n that a
// member of P takes, p. The steps before are known, as they are fewer; hence they are among those that were computed for r, and conflict with the next steps of no
// member. If p could not take its step in r, one of them would have made it possible, by a conflict with it, so p could. It can be taken first, and leads to a
// visited state from which the others follow, with the same values. If no member takes any of them, the step of any member that can take one can be
// taken first all the same; the last, a_n, does not conflict with it either, as the next operation of a configuration counts, executed or not.
//
// Reduced states follow each other finitely often for the same reason: no member that can take a step can come back to its configuration.
//
// Under TSO and PSO a member brings its buffer along: its steps are those of the thread and those that take its stores to memory, and it stands still if it takes none
// of either. What it does next is the next operation of the thread, unless that waits until the buffer is empty, or is a store that goes there and touches
// nothing yet; and whatever store can leave the buffer now. Others may touch, beside what their operations touch, what is in their
// buffers. A store of theirs counts when they come to it, and so does what it writes, which is before it can reach memory; what a thread reads from its own buffer
// is among these values. So what is computed is no less than they may do. The proof holds as it stands, where p is a thread or one of the processes that empty its buffer: nobody but the
// member changes its buffer, so that before a_j its operation waits for the buffer, and a store for older ones, if and only if they do in r; steps of
// the same member, of which some conflict, do not overtake each other. Reduced states follow each other finitely often, since between two steps of
// threads only as many stores can leave buffers as are there.
//
// Two accesses that race, race.go, are next in r already if both are of members.

// persistent is a set of threads, with their buffers.
type persistent uint32

// maxMember is the greatest number that a thread may have which is in a persistent set.
const maxMember = 30

// mark is the set as an origin has it.
func (p persistent) mark() uint32 { return manyMark | uint32(p) }

func (p persistent) has(t event.ThreadID) bool { return t <= maxMember && p>>t&1 != 0 }

// persistentSet returns a set of threads whose steps alone are enough, as far as is known: the smallest that it finds.
func (w *worker) persistentSet() (best persistent) {
	if w.s.prints.futile {
		return 0
	}
	w.sought++
	f := &w.forecast
	f.w = w
	f.order()
	least := len(w.enabled)
	for _, a := range w.enabled {
		if least == 2 && best.has(a.thread) {
			continue
		}
		if p := f.close(a.thread, least); p != 0 {
			best, least = p, w.members(p)
		}
		if least == 1 {
			break
		}
	}
	if best != 0 {
		w.gained++
	}
	return best
}

// After so many states in which persistent sets were sought, one in worthwhile must have one, or they are sought no more.
const (
	trials     = 4096
	worthwhile = 4
)

// judge finds out whether it is futile to look for persistent sets.
func (f *footprints) judge(workers []*worker) {
	sought, gained := uint64(0), uint64(0)
	for _, w := range workers {
		sought, gained = sought+w.sought, gained+w.gained
	}
	f.futile = sought >= trials && gained*worthwhile < sought
}

// members returns how many members of a set can take a step.
func (w *worker) members(p persistent) (n int) {
	for _, a := range w.enabled {
		if p.has(a.thread) {
			n++
		}
	}
	return n
}

// persists reports whether the steps of a set of threads are enough, as far as is known.
func (w *worker) persists(p persistent) bool {
	f := &w.forecast
	f.w = w
	f.order()
	f.members, f.against = 0, f.against[:0]
	for t := range event.ThreadID(maxMember + 1) {
		if p.has(t) && !f.join(t) {
			return false
		}
	}
	_, conflict, ok := f.conflict()
	return ok && !conflict
}

// close returns the persistent set that begins with a thread, 0 if there is none in which fewer than some number can take a step.
func (f *forecast) close(t event.ThreadID, fewer int) persistent {
	f.members, f.against = 0, f.against[:0]
	for {
		if !f.join(t) || !f.neighbours() || f.w.members(f.members) >= fewer {
			return 0
		}
		u, conflict, ok := f.conflict()
		if !ok {
			return 0
		}
		if !conflict {
			return f.members
		}
		t = u
	}
}

// join makes a thread a member. It reports false if it cannot be one.
func (f *forecast) join(t event.ThreadID) bool {
	p, prints := f.w.pos, f.w.s.prints
	id := p.thread(t)
	if t > maxMember || id == 0 || int(id) >= len(prints.configs) || !prints.configs[id].known {
		return false
	}
	c := &prints.configs[id]
	touched := prints.touched(c)
	enabled := p.m.Enabled(p.m.Proc(t))
	pending := prints.pending(p, t)
	switch {
	case pending.stores != nil && !enabled && (p.m.Draining(t) || !p.config(id).Running()):
		touched = nil // nothing but a store of its own comes next
	case enabled && c.cyclic, !enabled && !c.label.Accesses(), c.label.Kind == event.AtomicBegin && touched == nil:
		return false
	case buffered(p.m.Model(), c.label):
		touched = nil
	}
	f.members |= 1 << t
	f.oppose(touched)
	p.m.Updaters(t, func(_ memmodel.Proc, place int) { f.oppose(pending.stores[place]) })
	return true
}

// oppose notes what members touch next.
func (f *forecast) oppose(touched bitset) {
	touched.each(func(item uint32) bool {
		f.against.addAll(f.w.s.prints.against[item])
		return true
	})
}

// touched returns what the next operation of a configuration touches.
func (f *footprints) touched(c *config) bitset {
	if c.label.Kind == event.AtomicBegin {
		return f.at[c.place].touches
	}
	return c.touches
}

// neighbours makes members of all threads whose next operations conflict with those of members. It reports false if one cannot be one.
func (f *forecast) neighbours() bool {
	p := f.w.pos
	for again := true; again; {
		again = false
		for i := range p.m.Threads() {
			t := event.ThreadID(i)
			if f.members.has(t) || !f.touches(at{t, p.thread(t)}) && !f.w.s.prints.pending(p, t).all.meets(f.against) {
				continue
			}
			if !f.join(t) {
				return false
			}
			again = true
		}
	}
	return true
}

// touches reports whether the next operation of a thread conflicts with what members do next.
func (f *forecast) touches(n at) bool {
	prints := f.w.s.prints
	return n.config != 0 && f.w.pos.config(n.config).Running() && prints.touched(&prints.configs[n.config]).meets(f.against)
}

// order ranks threads.
func (f *forecast) order() {
	w := f.w
	all := w.all[:0]
	for i := range w.pos.m.Threads() {
		all = append(all, agent{thread: event.ThreadID(i), place: -1})
	}
	w.all = all
	if w.s.sym != nil {
		w.s.sym.order(w.pos, all)
	}
	f.rank = slices.Grow(f.rank[:0], len(all))[:len(all)]
	for i, a := range all {
		f.rank[a.thread] = i
	}
}

// first returns the thread of two that comes first. Threads that do not exist yet come last.
func (f *forecast) first(t, u event.ThreadID) event.ThreadID {
	if f.before(u, t) {
		return u
	}
	return t
}

func (f *forecast) before(t, u event.ThreadID) bool {
	rank := func(t event.ThreadID) int {
		if t >= 0 && int(t) < len(f.rank) {
			return f.rank[t]
		}
		return len(f.rank) + int(t)
	}
	return rank(t) < rank(u)
}
