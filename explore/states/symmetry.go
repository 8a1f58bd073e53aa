package states

import (
	"fmt"
	"slices"
	"sync"

	"github.com/gomc/gomc/event"
	"github.com/gomc/gomc/memmodel"
)

// This file is the symmetry reduction. Threads that nothing distinguishes, mostly those that run the same routine with the same
// argument, make up a class. States that differ only in which of them has which part are visited once: the
// one in which the threads of each class are sorted (canonical.go) stands for all of them (Ip and Dill, "Better verification through
// symmetry", Formal Methods in System Design 9, 1996; Clarke, Enders, Filkorn and Jha, in the same volume).
//
// Nothing is known of routines and arguments here. Threads are taken for alike whose first operations are, and what they have in
// common is confirmed as the search goes along: each operation that a thread of a class executes, with the value that it
// returns, is tried with the States of all others, too, and has to lead all of them to the same operation again. So a
// class has one automaton: image maps each State of its first thread, the leader, to those in which the others are in its place, home maps these
// back. If something turns out to distinguish the threads, the search begins once more with smaller classes.
//
// Let a permutation g exchange threads within classes, among those that exist. g(s) is the state in which the thread g(t) is in the image of what t is
// in s, with the same buffer, in which the locks that t holds are held by g(t), which is a user of the barriers that t is and waits for the conditions, or was
// woken, as t; and all other words and threads are as in s; but a thread that joins others of a class, one after the other, waits for the first of them that has not ended (joins.go).
//
// Claim: if the search comes to its end, then for each reachable state s there is a g so that g(s) was visited, or left out by the partial-order reduction as
// it might have been without symmetry. It is enough that a step from s to s' by thread t has a counterpart from g(s) to g(s') by g(t), for each s of which some g(s)
// was visited. Let t be in a class: its operation from its State in s, with the value v, is that of g(t) in g(s), since
// labels of corresponding States are the same, except that those of locks, barriers and conditions name their thread. g(t) reads what t does, or if the word
// holds the number of a thread, that of the thread in its place: v with another name; or from a barrier or a condition, whose words hold sets of threads, a value that
// means the same to it. From the visited one of these states the step was
// executed, and confirmed for all threads of the class and all names that v may have (follow). Hence the States after it correspond. If t is in
// no class, it has the same State in s and g(s), and for each name in v it goes on alike, which was confirmed, too. What a step writes is in its label, or
// for locks, barriers and conditions what names.go says of it. Where an operation that may wait is disabled, it was confirmed in the same way that it is for
// all (watch). Numbers of threads elsewhere, as in memory or in variables, are values like all others: threads
// that go on in different ways because of them, or show different labels, are not alike. Nor are threads that create threads,
// since their labels have the numbers of these. Threads that allocate memory are if nobody else names it (own.go).
//
// What the partial-order reduction looks at, labels and what may follow from States, is the same for all threads of a class: it works with the
// automaton of the leader. Its proof holds with steps up to a permutation (Emerson, Jha and Peled, "Combining partial order and symmetry
// reductions", TACAS 1997): reduced states follow each other finitely often, as each step alone takes some thread of a class forward in
// its automaton, whichever it is.

// symmetry is what is known of threads that are alike.
type symmetry struct {
	prog    event.Program
	of      []*class // by thread; nil for a thread that no other is like
	classes []*class

	mu     sync.RWMutex
	known  map[edge]bool
	words  naming
	own    owned
	users  map[event.Loc]user
	chains map[event.State]joint
	fresh  []arrow // met since ranks were last given

	ranks map[event.State]uint64 // see rank.go
}

// class is threads that are alike, two at least.
type class struct {
	index   int
	members []event.ThreadID // ascending; the first is the leader
	home    map[event.State]event.State
	image   map[event.State][]event.State // of a State of the leader, by place of the member
	results map[event.Bits]bool           // of members that have ended
	estate  *estate                       // what they own, nil if nothing; see own.go
}

// edge is an operation that has returned a value: the State before it (for a thread of a class, the corresponding State of the leader), and what it has read.
type edge struct {
	from event.State
	read reading
}

// asymmetry is the panic of a search in which threads of a class turn out to differ: into which groups they have to be parted.
type asymmetry struct{ groups map[event.ThreadID]int }

func (a asymmetry) Error() string { return fmt.Sprintf("threads differ: %v", a.groups) }

// apart says that none of some threads are alike.
func apart(threads []event.ThreadID) asymmetry {
	a := asymmetry{map[event.ThreadID]int{}}
	for i, t := range threads {
		a.groups[t] = i
	}
	return a
}

// colours tell apart threads that were found to differ.
type colours map[event.ThreadID]int

// refine parts threads further, as an asymmetry asks for.
func (c colours) refine(a asymmetry) {
	next := 0
	for _, n := range c {
		next = max(next, n)
	}
	for t, group := range a.groups {
		c[t] = next + 1 + group
	}
}

// newSymmetry finds threads that may be alike: those that one execution, in which the main thread has precedence, creates, and
// whose first operations are the same. It returns nil if there are none.
func newSymmetry(prog event.Program, model memmodel.Model, apart colours) *symmetry {
	type kind struct {
		label  event.Label
		colour int
	}
	kinds := map[kind][]event.State{}
	threads := map[event.State]event.ThreadID{}
	var order, alike []kind
	census(prog, model, func(t event.ThreadID, s event.State) {
		k := kind{role(s.Label(), t), apart[t]}
		if k.label.Kind == event.Alloc {
			k.label.Object, k.label.Addr = event.NoObj, 0
		}
		if kinds[k] == nil {
			order = append(order, k)
		}
		kinds[k] = append(kinds[k], s)
		threads[s] = t
	})
	y := &symmetry{prog: prog, known: map[edge]bool{}, users: map[event.Loc]user{}, chains: map[event.State]joint{}, ranks: map[event.State]uint64{}, words: newNaming(), own: newOwned()}
	for _, k := range order {
		if first := kinds[k]; len(first) > 1 {
			slices.SortFunc(first, func(a, b event.State) int { return int(threads[a] - threads[b]) })
			y.add(first, threads)
			alike = append(alike, k)
		}
	}
	if len(y.classes) == 0 {
		return nil
	}
	for i, c := range y.classes {
		y.correspond(c, kinds[alike[i]])
	}
	return y
}

// census calls each with the threads of one execution, as they are created.
func census(prog event.Program, model memmodel.Model, each func(event.ThreadID, event.State)) {
	m := memmodel.NewStateMachine(prog, model)
	seen := map[event.ThreadID]bool{0: true}
	var change memmodel.Change
	last := memmodel.Proc(0)
	for range scoutSteps {
		p, ok := Turn(m, 0, -1, last)
		if !ok {
			return
		}
		cut := m.Exec(p, 0).Cut
		m.Changes(&change)
		for _, t := range change.Threads {
			if !seen[t] {
				seen[t] = true
				each(t, m.State(t))
			}
		}
		if cut {
			return
		}
		last = p
	}
}

// add makes threads a class, whose first States are given.
func (y *symmetry) add(first []event.State, threads map[event.State]event.ThreadID) {
	c := &class{index: len(y.classes), home: map[event.State]event.State{}, image: map[event.State][]event.State{}, results: map[event.Bits]bool{}}
	for _, s := range first {
		t := threads[s]
		c.members = append(c.members, t)
		for int(t) >= len(y.of) {
			y.of = append(y.of, nil)
		}
		y.of[t] = c
	}
	y.classes = append(y.classes, c)
	y.ranks[first[0]] = scramble(uint64(c.index))
}

// class returns the class of a thread, nil if it is in none.
func (y *symmetry) class(t event.ThreadID) *class {
	if y == nil || int(t) >= len(y.of) {
		return nil
	}
	return y.of[t]
}

// place returns which member of the class a thread is.
func (c *class) place(t event.ThreadID) int { i, _ := slices.BinarySearch(c.members, t); return i }

// role returns a label of thread t without what differs from thread to thread in a class, such as the number of the owner of a lock.
func role(l *event.Label, t event.ThreadID) event.Label {
	r := *l
	r.Fault = nil
	switch {
	case namesOwner(l) && l.Val == owner(t):
		r.Val = 0
	case arrives(l, t):
		r.Exp = 0
	case waitsFor(l, t):
		r.Val = 0
	}
	return r
}

// same reports whether labels of the members of a class in two places are the same.
func (y *symmetry) same(c *class, i int, l *event.Label, j int, m *event.Label) bool {
	if y.roleOf(c, i, l) != y.roleOf(c, j, m) || (l.Fault == nil) != (m.Fault == nil) {
		return false
	}
	return l.Fault == nil || *l.Fault == *m.Fault
}

// distinct reports whether an operation tells the threads of a class apart although their labels are the same.
func distinct(l *event.Label) bool { return l.Kind == event.Create }

// follow confirms that an operation of a thread that has returned a value, or would if it were not disabled, means the same whichever threads of classes
// are in each other's place.
func (y *symmetry) follow(t event.ThreadID, s event.State, v event.Bits) {
	y.mu.Lock()
	defer y.mu.Unlock()
	l := s.Label()
	y.notice(l, t)
	c := y.class(t)
	e := edge{s, y.read(l, t, v)}
	if c != nil {
		e.from = c.home[s]
	}
	if y.known[e] {
		return
	}
	y.known[e] = true
	if c == nil {
		y.confirmOther(t, e)
		return
	}
	y.confirm(c, e)
}

// confirm tries an operation with all threads of a class.
func (y *symmetry) confirm(c *class, e edge) {
	from, next := c.image[e.from], make([]event.State, len(c.members))
	for i, u := range c.members {
		y.values(e.read, u, func(v event.Bits) {
			n := event.Next(from[i], v)
			if next[i] != nil && next[i] != n {
				panic(apart(c.members))
			}
			next[i] = n
		})
	}
	y.correspond(c, next)
	y.fresh = append(y.fresh, arrow{e.from, next[0], e.read.hash()})
}

// correspond makes States of the members of a class, in their order, images of each other.
func (y *symmetry) correspond(c *class, states []event.State) {
	leader := states[0]
	if have := c.image[leader]; have != nil {
		if !slices.Equal(have, states) {
			panic(apart(c.members))
		}
		return
	}
	l := leader.Label()
	y.addPlot(c, states)
	y.part(c, states)
	y.addRow(c, states)
	for i, s := range states {
		y.names(c.members[i], s.Label())
		if _, ok := c.home[s]; ok || distinct(l) || l.Kind == event.Join && y.class(l.Thread) != nil {
			panic(apart(c.members))
		}
	}
	for _, s := range states {
		c.home[s] = leader
	}
	c.image[leader] = states
	if l.Returns() && !c.results[l.Operand()] {
		c.results[l.Operand()] = true
		y.confirmResult(l.Operand())
	}
}

// part panics if the labels of States of the members of a class are not the same.
func (y *symmetry) part(c *class, states []event.State) {
	var kinds []int // members whose labels differ
	groups := map[event.ThreadID]int{}
	for i, u := range c.members {
		k := slices.IndexFunc(kinds, func(j int) bool { return y.same(c, i, states[i].Label(), j, states[j].Label()) })
		if k < 0 {
			k = len(kinds)
			kinds = append(kinds, i)
		}
		groups[u] = k
	}
	if len(kinds) > 1 {
		panic(asymmetry{groups})
	}
}

// confirmOther tries an operation of a thread that is in no class with all names that it may read.
func (y *symmetry) confirmOther(t event.ThreadID, e edge) {
	if e.read.class == nil {
		return
	}
	var next event.State
	y.values(e.read, t, func(v event.Bits) {
		n := event.Next(e.from, v)
		if next != nil && next != n {
			panic(apart(e.read.class.members))
		}
		next = n
	})
}

// leader returns the thread in whose automaton a thread is.
func (y *symmetry) leader(t event.ThreadID) event.ThreadID {
	if c := y.class(t); c != nil {
		return c.members[0]
	}
	return t
}

// home returns the configuration of the leader that corresponds to a configuration of thread t; the same one if t is in no class.
func (y *symmetry) home(t event.ThreadID, config memmodel.ThreadConfig) memmodel.ThreadConfig {
	c := y.class(t)
	if y == nil || config.State == nil {
		return config
	}
	if c == nil {
		y.look(t, config.State.Label())
		return config
	}
	y.mu.RLock()
	s := c.home[config.State]
	y.mu.RUnlock()
	if s == nil {
		panic(apart(c.members)) // it has begun in another way than in the census
	}
	if config.Fault() != nil && y.owns(config.State.Label().Object) {
		panic(apart(c.members)) // its message names the object
	}
	return config.With(s)
}

// image returns the configuration of thread t that corresponds to one of the leader of its class: the inverse of home.
func (y *symmetry) image(t event.ThreadID, config memmodel.ThreadConfig) memmodel.ThreadConfig {
	c := y.class(t)
	if c == nil || config.State == nil {
		return config
	}
	y.mu.RLock()
	s := c.image[config.State][c.place(t)]
	y.mu.RUnlock()
	return config.With(s)
}
