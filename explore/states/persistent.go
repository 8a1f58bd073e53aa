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
// Two accesses that race, race.go, are next in r already if both are of members.

// persistent is a set of threads.
type persistent uint32

// maxMember is the greatest number that a thread may have which is in a persistent set.
const maxMember = 30

// mark is the set as an origin has it.
func (p persistent) mark() uint32 { return manyMark | uint32(p) }

func (p persistent) has(t event.ThreadID) bool { return t <= maxMember && p>>t&1 != 0 }

// What bounds the work on a set: configurations of the other threads, values of a cell, and how many of either were looked at.
const (
	maxForecast = 256
	maxHeld     = 16
	maxEffort   = 4096
)

// cell is some bytes of a word that are always accessed together.
type cell struct {
	loc  event.Loc
	mask uint8
}

// of returns what is in the cell if its word is given.
func (c cell) of(word event.Bits) event.Bits {
	l := event.Label{Mask: c.mask}
	return l.Read(word)
}

// content is what a cell may hold.
type content struct {
	cell
	value event.Bits
}

// forecast is what threads may do from the state of a worker on while the members of a set stand still.
type forecast struct {
	w       *worker
	members persistent
	against bitset // the items that conflict with what members do next
	rank    []int  // by thread: its place in an order of threads that does not depend on their numbers if they are alike

	nodes  []arrival
	index  map[at]int
	held   map[cell][]given
	round  int
	effort int
}

// at is a configuration of a thread.
type at struct {
	thread event.ThreadID
	config uint32
}

// arrival is a configuration that a thread can come to.
type arrival struct {
	at
	round  int
	done   bool           // what follows was noted
	values int            // of the values that its operation may read, how many were treated
	cause  event.ThreadID // a thread of the state without whose steps it would not come here, at least not on this way; itself, if there is no other
}

// given is a value that a cell may hold.
type given struct {
	value event.Bits
	round int
	by    event.ThreadID // nobody if it is there from the beginning
}

const nobody event.ThreadID = -1

// persistentSet returns a set of threads whose steps alone are enough, as far as is known: the smallest that it finds.
func (w *worker) persistentSet() (best persistent) {
	if w.pos.m.Model() != memmodel.SC || w.s.prints.futile {
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
	switch {
	case enabled && c.cyclic, !enabled && !c.label.Accesses(), c.label.Kind == event.AtomicBegin && touched == nil:
		return false
	}
	f.members |= 1 << t
	touched.each(func(item uint32) bool {
		f.against.addAll(prints.against[item])
		return true
	})
	return true
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
			if f.members.has(t) || !f.touches(at{t, p.thread(t)}) {
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

// conflict reports whether a thread that is no member may come into conflict with members while these stand still, and which thread it may be
// that has to be a member. It is not ok if that takes too much work.
func (f *forecast) conflict() (t event.ThreadID, conflict, ok bool) {
	p := f.w.pos
	f.w.foreseen += uint64(f.effort)
	f.nodes, f.round, f.effort = f.nodes[:0], 0, 0
	if f.index == nil {
		f.index, f.held = map[at]int{}, map[cell][]given{}
	}
	clear(f.index)
	clear(f.held)
	for i := range p.m.Threads() {
		if t := event.ThreadID(i); p.thread(t) != 0 && !f.members.has(t) {
			f.come(at{t, p.thread(t)}, t)
		}
	}
	for met := 0; met < len(f.nodes); {
		if t, conflict := f.meet(f.nodes[met:]); conflict {
			return t, true, true
		}
		met = len(f.nodes)
		f.round++
		for i := range met {
			if !f.step(i) {
				return 0, false, false
			}
		}
		if len(f.nodes) > maxForecast || f.effort > maxEffort {
			return 0, false, false
		}
	}
	return 0, false, true
}

// meet looks for conflicts of the newest configurations with what members do next.
func (f *forecast) meet(newest []arrival) (t event.ThreadID, conflict bool) {
	for _, n := range newest {
		if f.touches(n.at) && (!conflict || f.before(n.cause, t)) {
			t, conflict = n.cause, true
		}
	}
	return t, conflict
}

// who returns the thread of the state that takes a step from a configuration, or has created the thread that does.
func (f *forecast) who(n arrival) event.ThreadID {
	if f.w.pos.thread(n.thread) != 0 {
		return n.thread
	}
	return n.cause
}

// come notes that a thread can come to a configuration.
func (f *forecast) come(to at, cause event.ThreadID) {
	i, ok := f.index[to]
	switch {
	case !ok:
		f.index[to] = len(f.nodes)
		f.nodes = append(f.nodes, arrival{at: to, round: f.round, cause: cause})
	case f.nodes[i].round == f.round:
		f.nodes[i].cause = f.first(f.nodes[i].cause, cause)
	}
}

// hold notes that a cell may hold a value.
func (f *forecast) hold(c cell, value event.Bits, by event.ThreadID) {
	if f.w.s.prints.mixed[c.loc] {
		return
	}
	all := f.holds(c)
	for i := range all {
		if g := &all[i]; g.value == value {
			if g.round == f.round {
				g.by = f.first(g.by, by)
			}
			return
		}
	}
	f.held[c] = append(all, given{value, f.round, by})
}

// holds returns what a cell may hold.
func (f *forecast) holds(c cell) []given {
	all, ok := f.held[c]
	if !ok {
		now, first := c.of(f.w.pos.m.Word(c.loc)), c.of(f.w.pos.initialWord(c.loc))
		all = append(all, given{now, -1, nobody})
		if first != now {
			all = append(all, given{first, -1, nobody}) // if the object that it belongs to begins another life
		}
		f.held[c] = all
	}
	return all
}

// step notes what follows by one step from a configuration, if that was not noted before. It reports false if it is not known.
func (f *forecast) step(i int) bool {
	n := f.nodes[i]
	if n.done {
		return true
	}
	prints := f.w.s.prints
	c := &prints.configs[n.config]
	l := c.label
	switch {
	case l == nil:
		return true
	case l.Reads() && !prints.mixed[l.Loc]:
		return f.reads(i, c)
	case l.Kind == event.Join:
		f.nodes[i].done = f.joins(n, c)
		return true
	case l.Kind == event.Store && len(c.next) > 0:
		f.hold(cell{l.Loc, l.Mask}, l.Operand(), f.who(n))
	case l.Kind == event.AtomicBegin:
		for _, x := range c.writes {
			f.hold(x.cell, x.value, f.who(n))
		}
	}
	f.nodes[i].done = true
	f.effort += 1 + len(c.next)
	if c.child != 0 {
		if l.Kind != event.Create {
			return false
		}
		f.come(at{l.Thread, c.child}, f.who(n))
	}
	f.goOn(n, c, n.cause)
	return true
}

// goOn notes all configurations that follow one.
func (f *forecast) goOn(n arrival, c *config, cause event.ThreadID) {
	for _, to := range c.next {
		f.come(at{n.thread, to}, cause)
	}
}

// reads notes what follows if an operation reads what its cell may hold since the last round.
func (f *forecast) reads(i int, c *config) bool {
	n, l := f.nodes[i], c.label
	all := f.holds(cell{l.Loc, l.Mask})
	if len(all) > maxHeld {
		return false
	}
	for ; n.values < len(all) && all[n.values].round < f.round; n.values++ {
		g := all[n.values]
		f.effort += 1 + len(c.next)
		cause := n.cause
		if g.by != nobody && g.by != f.who(n) {
			cause = g.by
		}
		f.read(n, c, g.value, cause)
		if l.Kind == event.RMW {
			f.writes(n, l, g.value)
		}
	}
	f.nodes[i].values = n.values
	return true
}

// read notes what follows if an operation reads a value. If it is a load that never did, this is found out for the next time; until then, it may
// go on as with any other value.
func (f *forecast) read(n arrival, c *config, value event.Bits, cause event.ThreadID) {
	known := false
	for i, v := range c.read {
		if v == value {
			known = true
			f.come(at{n.thread, c.next[i]}, cause)
		}
	}
	if known || c.label.Kind != event.Load {
		return
	}
	if to, ok := c.guesses[value]; ok {
		f.come(at{n.thread, to}, cause)
		return
	}
	f.w.facts.ask(question{at{f.w.s.sym.leader(n.thread), n.config}, value})
	f.goOn(n, c, cause)
}

// writes notes what a read-modify-write writes that has read a value.
func (f *forecast) writes(n arrival, l *event.Label, value event.Bits) {
	for choice := range max(l.Alternatives(value.Value), 1) {
		if x, written := l.Store(value, choice); written {
			f.hold(cell{l.Loc, l.Mask}, x, f.who(n))
		}
	}
}

// joins notes what follows a join, and reports whether the thread may have ended that it waits for.
func (f *forecast) joins(n arrival, c *config) bool {
	p, t := f.w.pos, c.label.Thread
	if now := p.thread(t); now != 0 && p.config(now).Returned() {
		f.goOn(n, c, n.cause)
		return true
	}
	ended := false
	for _, m := range f.nodes {
		if m.thread == t && m.round < f.round && p.config(m.config).Returned() {
			f.goOn(n, c, f.who(m))
			ended = true
		}
	}
	return ended
}
