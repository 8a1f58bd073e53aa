package states

import (
	"slices"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// A thread that joins threads of a class tells them apart, since it joins one after the other. But if it does nothing else
// meanwhile and makes no use of their results, it is at each moment at the join of the first of them that has not ended: where it is follows from who has ended.
// Joins like these make up a chain. Whoever is in a chain takes the joins that are possible as soon as they are
// (settle), as a part of the step before; joins have no effect on anybody else. When threads exchange their places, it moves to where it
// would be then.
//
// Between two joins the thread may read words that no other thread knows, such as those of an array with the numbers of the threads: they
// hold the same for as long as it is in the chain (steady).
//
// That holds if all threads that can exchange places are in the chain, or none of them: a thread that exists and is not, although another one of
// its class is, is not alike. And if results of no thread of a class make a difference, in no place of the chain (confirmResult).

// chain is a sequence of joins of one thread, each of a thread of some class.
type chain struct {
	states  []event.State // before each join, and after the last
	loads   [][]glance    // by join: those that follow it
	threads []event.ThreadID
	missing []event.ThreadID // in classes of these threads, but not joined
}

// glance is a load between two joins, by the State before it, and what it reads.
type glance struct {
	state event.State
	value event.Bits
}

// joint is a place in a chain: before its index-th join, from 0.
type joint struct {
	chain *chain
	index int
}

// joins reports whether a thread is about to join one of a class. It is in none then, see correspond.
func (y *symmetry) joins(t event.ThreadID, l *event.Label) bool {
	return l.Kind == event.Join && y.class(l.Thread) != nil
}

// joint returns the place in a chain of a thread that joins one of a class. It begins a new chain if it is in none.
func (y *symmetry) joint(m *memmodel.Machine, t event.ThreadID) joint {
	s := m.State(t)
	y.mu.RLock()
	at, ok := y.chains[s]
	y.mu.RUnlock()
	if ok {
		return at
	}
	y.mu.Lock()
	defer y.mu.Unlock()
	if at, ok := y.chains[s]; ok {
		return at
	}
	return y.begin(m, t)
}

// begin makes a chain of the joins that a thread has come to.
func (y *symmetry) begin(m *memmodel.Machine, t event.ThreadID) joint {
	s := m.State(t)
	ch := &chain{states: []event.State{s}}
	for l := s.Label(); y.joins(t, l); l = s.Label() {
		if _, ok := y.chains[s]; ok {
			panic(y.none())
		}
		y.chains[s] = joint{ch, len(ch.threads)}
		ch.threads = append(ch.threads, l.Thread)
		loads, next := y.glances(ch, m, t, event.Next(s, event.Bits{}))
		ch.loads, ch.states = append(ch.loads, loads), append(ch.states, next)
		s = next
	}
	ch.missing = y.missing(ch.threads)
	for _, c := range y.classes {
		if slices.ContainsFunc(ch.threads, func(t event.ThreadID) bool { return y.class(t) == c }) {
			for v := range c.results {
				y.confirmChain(ch, v)
			}
		}
	}
	return y.chains[ch.states[0]]
}

// missing returns which threads are in classes of some, but not among them.
func (y *symmetry) missing(threads []event.ThreadID) (all []event.ThreadID) {
	for _, c := range y.classes {
		if slices.ContainsFunc(threads, func(t event.ThreadID) bool { return y.class(t) == c }) {
			all = append(all, slices.DeleteFunc(slices.Clone(c.members), func(t event.ThreadID) bool { return slices.Contains(threads, t) })...)
		}
	}
	return all
}

// maxGlances is how many loads there may be between two joins.
const maxGlances = 8

// glances returns the loads of a thread from a State on that lead it to the next join of a chain, and the State there. If something else is
// in between, or all have been joined that are like those of the chain, it is the State itself: if another thread comes to such a word later, some
// have to be parted from others.
func (y *symmetry) glances(ch *chain, m *memmodel.Machine, t event.ThreadID, s event.State) (loads []glance, next event.State) {
	missing := y.missing(ch.threads)
	for next = s; !y.joins(t, next.Label()); {
		if len(missing) == 0 || len(loads) == maxGlances || !y.steady(m, t, next.Label()) {
			return nil, s
		}
		g := glance{next, look(m, t, next.Label())}
		loads, next = append(loads, g), event.Next(next, g.value)
	}
	for _, g := range loads {
		touches(g.state.Label(), func(x touch) {
			y.users[x.loc] = user{thread: t, apart: between(ch.threads, missing)}
		})
	}
	return loads, next
}

func look(m *memmodel.Machine, t event.ThreadID, l *event.Label) event.Bits {
	return l.Read(m.View(t, l))
}

// steady reports whether an operation of a thread reads a word, of an object that lives, which no other thread has come to an operation on.
func (y *symmetry) steady(m *memmodel.Machine, t event.ThreadID, l *event.Label) bool {
	if l.Kind != event.Load || l.Object != event.NoObj && !m.Alive(l.Object) {
		return false
	}
	shared := false
	touches(l, func(x touch) {
		u, ok := y.users[x.loc]
		shared = shared || ok && (u.several || u.thread != t)
	})
	return !shared
}

// user is who has come to operations on a location, or on the lifetime of an object.
type user struct {
	thread  event.ThreadID // the first one
	several bool
	apart   *asymmetry // if there is another one, since a chain relies on that; nil if none does
}

// meets notes that a thread has come to an operation, whether it takes the step or not.
func (y *symmetry) meets(t event.ThreadID, l *event.Label) {
	touches(l, func(x touch) {
		u, ok := y.users[x.loc]
		if ok && (u.several || u.thread == t) {
			return
		}
		if u.apart != nil {
			panic(*u.apart)
		}
		y.users[x.loc] = user{thread: t, several: ok}
	})
}

// confirmResult confirms that a result makes no difference to whoever joins the thread.
func (y *symmetry) confirmResult(v event.Bits) {
	done := map[*chain]bool{}
	for _, at := range y.chains {
		if !done[at.chain] {
			done[at.chain] = true
			y.confirmChain(at.chain, v)
		}
	}
}

func (y *symmetry) confirmChain(ch *chain, v event.Bits) {
	for i, s := range ch.states[:len(ch.threads)] {
		if event.Next(s, v) != ch.after(i) {
			panic(apart(ch.threads))
		}
	}
}

// after returns the State after a join.
func (ch *chain) after(i int) event.State {
	if len(ch.loads[i]) > 0 {
		return ch.loads[i][0].state
	}
	return ch.states[i+1]
}

// enter looks at a thread that has come to a join by a step of its own that is none of a chain: a chain begins at its first State only.
func (y *symmetry) enter(m *memmodel.Machine, t event.ThreadID) {
	if y.joint(m, t).index > 0 {
		panic(y.none())
	}
}

// check panics if a thread exists that should be in the chain, too.
func (ch *chain) check(exists func(event.ThreadID) bool) {
	if !slices.ContainsFunc(ch.missing, exists) {
		return
	}
	panic(*between(ch.threads, ch.missing))
}

// between says that some threads are not like others.
func between(some, others []event.ThreadID) *asymmetry {
	a := asymmetry{map[event.ThreadID]int{}}
	for _, t := range some {
		a.groups[t] = 0
	}
	for _, t := range others {
		a.groups[t] = 1
	}
	return &a
}

// join is a step of a chain, by the configurations before and after it, and what it reads if it is a load.
type join struct {
	thread        event.ThreadID
	before, after uint32
	read          event.Bits
}

// settle takes the joins that are possible, of threads that join some of a class.
func (p *position) settle() {
	for again := p.sym != nil; again; {
		again = false
		for i := range p.m.Threads() {
			t := event.ThreadID(i)
			if !p.m.Started(t) || !p.sym.joins(t, p.m.Label(t)) {
				continue
			}
			at := p.sym.joint(p.m, t)
			p.meet(t, at.chain)
			if p.m.Enabled(p.m.Proc(t)) {
				p.join(t, event.Bits{})
				for _, g := range at.chain.loads[at.index] {
					p.join(t, g.value)
				}
				again = true
			}
		}
	}
}

// join takes a step of a chain.
func (p *position) join(t event.ThreadID, read event.Bits) {
	before := p.thread(t)
	p.m.Exec(p.m.Proc(t), 0)
	p.depth++
	p.setThread(t)
	p.rest.set(p.nodes, 0, processID(p.m, p.running())) // the last may be followed by the end of the process
	p.joins = append(p.joins, join{t, before, p.thread(t), read})
}

// meet notes that a thread is in a chain, any place of which it may come to when threads exchange theirs.
func (p *position) meet(t event.ThreadID, ch *chain) {
	ch.check(p.m.Started)
	for _, loads := range ch.loads {
		for _, g := range loads {
			if l := g.state.Label(); l.Object != event.NoObj && !p.m.Alive(l.Object) || look(p.m, t, l) != g.value {
				panic(apart(ch.threads)) // it reads another value than when it was met first
			}
		}
	}
	if p.met[ch] {
		return
	}
	p.met[ch] = true
	config := p.m.Config(t)
	for i := range len(ch.threads) - 1 {
		from, read := p.configID(t, config.With(ch.states[i])), event.Bits{}
		for _, g := range append(slices.Clone(ch.loads[i]), glance{state: ch.states[i+1]}) {
			to := p.configID(t, config.With(g.state))
			p.possible = append(p.possible, join{t, from, to, read})
			from, read = to, g.value
		}
	}
}

// waits returns where a thread in a chain waits, if those that have ended are as the threads of a vector.
func (p *position) waits(at joint) int {
	for i, t := range at.chain.threads {
		if id := p.thread(t); id == 0 || p.threads.get(2*int(t)+1) != 0 || !p.config(id).Returned() {
			return i
		}
	}
	return len(at.chain.threads)
}
