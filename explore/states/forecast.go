package states

import (
	"github.com/gomc/gomc/event"
)

// Bounds of the work on one set: configurations that the other threads may come to, values that a cell may hold, and how many of both are looked at.
const (
	maxForecast = 256
	maxHeld     = 16
	maxEffort   = 4096
)

// visitsPerStep is about how many visits of configurations from which nothing new follows take as long as one step.
const visitsPerStep = 4

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

// forecast computes what the threads outside of a set may do, from the state that a worker is in, while the members of the set take no step.
type forecast struct {
	w       *worker
	members persistent
	against bitset // the items that conflict with what members do next
	rank    []int  // by thread: its place in an order of threads that does not depend on their numbers if they are alike

	nodes   []arrival
	pending []int32  // of nodes, those from which more may follow
	ended   []int32  // those at which a thread has returned
	index   []newest // by configuration
	pass    uint32   // of conflict
	held    map[cell]*holdings
	round   int
	more    bool // a cell may hold a value that nobody has read yet
	effort  int
	visits  int // of pending nodes
}

// newest is the latest arrival at a configuration, as an index of forecast.nodes. It counts only if pass is the current one.
type newest struct {
	pass uint32
	node int32
}

// holdings are the values that a cell may hold. They count only if pass is the current one.
type holdings struct {
	pass uint32
	all  []given
}

// at says that a thread is at a configuration.
type at struct {
	thread event.ThreadID
	config uint32
}

// arrival is a configuration that a thread can come to.
type arrival struct {
	at
	other  int32 // of another thread at the same configuration; -1 for none
	round  int
	done   bool           // what follows was noted
	values int            // of the values that its operation may read, how many were treated
	held   *holdings      // of what it reads, nil if that was not looked up yet
	cause  event.ThreadID // a thread that exists in the state, and has to take a step for this to happen: the thread itself, or one whose write it reads
}

// given is a value that a cell may hold.
type given struct {
	value event.Bits
	round int
	by    event.ThreadID // nobody if it is there from the beginning
}

const nobody event.ThreadID = -1

// conflict reports whether some thread that is not a member may do what conflicts with the next steps of members, while these stand still. If so, t is a
// thread that keeps this from happening if it becomes a member. ok is false if there was too much to look at.
func (f *forecast) conflict() (t event.ThreadID, conflict, ok bool) {
	p := f.w.pos
	f.w.foreseen += uint64(f.effort + f.visits/visitsPerStep)
	f.nodes, f.pending, f.ended, f.round, f.more, f.effort, f.visits = f.nodes[:0], f.pending[:0], f.ended[:0], 0, false, 0, 0
	if f.pass++; f.held == nil {
		f.held = map[cell]*holdings{}
	}
	for i := range p.m.Threads() {
		if t := event.ThreadID(i); p.thread(t) != 0 && !f.members.has(t) {
			f.come(at{t, p.thread(t)}, t)
			f.leave(t)
		}
	}
	for met := 0; met < len(f.nodes) || f.more; {
		if t, conflict := f.meet(f.nodes[met:]); conflict {
			return t, true, true
		}
		for ; met < len(f.nodes); met++ {
			f.pending = append(f.pending, int32(met))
			if p.config(f.nodes[met].config).Returned() {
				f.ended = append(f.ended, int32(met))
			}
		}
		f.more = false
		f.round++
		if !f.steps() {
			return 0, false, false
		}
		if len(f.nodes) > maxForecast || f.effort > maxEffort {
			return 0, false, false
		}
	}
	return 0, false, true
}

// steps notes what follows by one step from the configurations that are met, in their order. It reports false if that is not known.
func (f *forecast) steps() bool {
	f.visits += len(f.pending)
	left := f.pending[:0]
	for _, i := range f.pending {
		if !f.step(int(i)) {
			return false
		}
		if !f.nodes[i].done {
			left = append(left, i)
		}
	}
	f.pending = left
	return true
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

// who returns the thread of an arrival if it exists in the state, else the cause of the arrival.
func (f *forecast) who(n arrival) event.ThreadID {
	if f.w.pos.thread(n.thread) != 0 {
		return n.thread
	}
	return n.cause
}

// come notes that a thread can come to a configuration.
func (f *forecast) come(to at, cause event.ThreadID) {
	if int(to.config) >= len(f.index) {
		f.index = append(f.index, make([]newest, len(f.w.s.prints.configs)+int(to.config)+1-len(f.index))...)
	}
	at, other := &f.index[to.config], int32(-1)
	if at.pass == f.pass {
		other = at.node
	}
	for i := other; i >= 0; i = f.nodes[i].other {
		n := &f.nodes[i]
		if n.thread != to.thread {
			continue
		}
		if n.round == f.round {
			n.cause = f.first(n.cause, cause)
		}
		return
	}
	*at = newest{f.pass, int32(len(f.nodes))}
	f.nodes = append(f.nodes, arrival{at: to, other: other, round: f.round, cause: cause})
}

// leave notes what is in memory when stores have left the buffer of a thread.
func (f *forecast) leave(t event.ThreadID) {
	p := f.w.pos
	for _, s := range p.buffer(p.threads.get(2*int(t) + 1)).stores {
		if s.Label.Kind == event.Store {
			f.hold(cell{s.Label.Loc, s.Label.Mask}, s.Label.Operand(), t)
		}
	}
}

// hold notes that a cell may hold a value.
func (f *forecast) hold(c cell, value event.Bits, by event.ThreadID) {
	if f.w.s.prints.mixed[c.loc] {
		return
	}
	h := f.holds(c)
	for i := range h.all {
		if g := &h.all[i]; g.value == value {
			if g.round == f.round {
				g.by = f.first(g.by, by)
			}
			return
		}
	}
	h.all = append(h.all, given{value, f.round, by})
	f.more = true
}

// holds returns what a cell may hold.
func (f *forecast) holds(c cell) *holdings {
	h := f.held[c]
	if h == nil {
		h = &holdings{}
		f.held[c] = h
	}
	if h.pass != f.pass {
		now, first := c.of(f.w.pos.m.Word(c.loc)), c.of(f.w.pos.initialWord(c.loc))
		h.pass, h.all = f.pass, append(h.all[:0], given{now, -1, nobody})
		if first != now {
			h.all = append(h.all, given{first, -1, nobody}) // if the object that it belongs to begins another life
		}
	}
	return h
}

// step notes what follows by one step from a configuration, as far as it was not noted before. It reports false if it is not known.
func (f *forecast) step(i int) bool {
	n := f.nodes[i]
	prints := f.w.s.prints
	c := &prints.configs[n.config]
	l := c.label
	switch {
	case n.held != nil:
		return f.reads(i, c)
	case l == nil:
		f.nodes[i].done = true
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
	if n.held == nil {
		n.held = f.holds(cell{l.Loc, l.Mask})
		f.nodes[i].held = n.held
	}
	h := n.held
	if len(h.all) > maxHeld {
		return false
	}
	for ; n.values < len(h.all) && h.all[n.values].round < f.round; n.values++ {
		g := h.all[n.values]
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
	for _, i := range f.ended {
		if m := f.nodes[i]; m.thread == t {
			f.goOn(n, c, f.who(m))
			ended = true
		}
	}
	return ended
}
