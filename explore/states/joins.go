package states

import (
	"slices"

	"github.com/gomc/gomc/event"
)

// A thread that joins threads of a class tells them apart, since it joins one after the other. But if it does nothing else
// meanwhile and makes no use of their results, it is at each moment at the join of the first of them that has not ended: where it is follows from who has ended.
// Joins like these make up a chain. Whoever is in a chain takes the joins that are possible as soon as they are
// (settle), as a part of the step before; joins have no effect on anybody else. When threads exchange their places, it moves to where it
// would be then.
//
// That holds if all threads that can exchange places are in the chain, or none of them: a thread that exists and is not, although another one of
// its class is, is not alike. And if results of no thread of a class make a difference, in no place of the chain (confirmResult).

// chain is a thread's joins that follow each other.
type chain struct {
	states  []event.State // before each join, and after the last
	threads []event.ThreadID
	missing []event.ThreadID // in classes of these threads, but not joined
}

// joint is a place in a chain.
type joint struct {
	chain *chain
	index int
}

// joins reports whether a thread is about to join one of a class.
func (y *symmetry) joins(t event.ThreadID, l *event.Label) bool {
	return l.Kind == event.Join && y.class(l.Thread) != nil && y.class(t) == nil
}

// joint returns the place in a chain of a thread that joins one of a class. It begins a new chain if it is in none.
func (y *symmetry) joint(s event.State) joint {
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
	return y.begin(s)
}

// begin makes a chain of the joins from a State on.
func (y *symmetry) begin(s event.State) joint {
	ch := &chain{states: []event.State{s}}
	for l := s.Label(); l.Kind == event.Join && y.class(l.Thread) != nil; l = s.Label() {
		if _, ok := y.chains[s]; ok || slices.Contains(ch.threads, l.Thread) {
			panic(y.none())
		}
		y.chains[s] = joint{ch, len(ch.threads)}
		ch.threads = append(ch.threads, l.Thread)
		s = event.Next(s, event.Bits{})
		ch.states = append(ch.states, s)
	}
	for _, c := range y.classes {
		if !slices.ContainsFunc(ch.threads, func(t event.ThreadID) bool { return y.class(t) == c }) {
			continue
		}
		for _, t := range c.members {
			if !slices.Contains(ch.threads, t) {
				ch.missing = append(ch.missing, t)
			}
		}
		for v := range c.results {
			y.confirmChain(ch, v)
		}
	}
	return y.chains[ch.states[0]]
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
		if event.Next(s, v) != ch.states[i+1] {
			panic(apart(ch.threads))
		}
	}
}

// enter looks at a thread that has come to a State by a step other than such a join: a chain begins at its first State only.
func (y *symmetry) enter(s event.State) {
	if y.joint(s).index > 0 {
		panic(y.none())
	}
}

// check panics if a thread exists that should be in the chain, too.
func (ch *chain) check(exists func(event.ThreadID) bool) {
	if !slices.ContainsFunc(ch.missing, exists) {
		return
	}
	a := asymmetry{map[event.ThreadID]int{}}
	for _, t := range ch.threads {
		a.groups[t] = 0
	}
	for _, t := range ch.missing {
		a.groups[t] = 1
	}
	panic(a)
}

// join is a join of a chain, by the configurations before and after it.
type join struct {
	thread        event.ThreadID
	before, after uint32
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
			p.meet(t, p.sym.joint(p.m.State(t)).chain)
			if proc := p.m.Proc(t); p.m.Enabled(proc) {
				before := p.thread(t)
				p.m.Exec(proc, 0)
				p.depth++
				p.setThread(t)
				p.rest.set(p.nodes, 0, exitedID(p.m)) // the last may be followed by the end of the process
				p.joins = append(p.joins, join{t, before, p.thread(t)})
				again = true
			}
		}
	}
}

// meet notes that a thread is in a chain, any place of which it may come to when threads exchange theirs.
func (p *position) meet(t event.ThreadID, ch *chain) {
	ch.check(p.m.Started)
	if p.met[ch] {
		return
	}
	p.met[ch] = true
	config := p.m.Config(t)
	for i := range len(ch.threads) - 1 {
		p.possible = append(p.possible, join{t, p.configID(t, config.With(ch.states[i])), p.configID(t, config.With(ch.states[i+1]))})
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
